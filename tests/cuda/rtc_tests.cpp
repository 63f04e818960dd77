// NVIDIA's run-time compiler takes the source of every op of every dtype.
#include <catch2/catch.hpp>
#include <nvrtc.h>

#include <cstdio>
#include <set>
#include <string>

#include "kernels/common/reduction.h"
#include "kernels/cuda/device.h"
#include "kernels/cuda/fused.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/schema.h"
#include "support/gpu_fixture.h"

using namespace eager;

namespace {

struct Op {
  const char* name;
  int num_inputs;
};
constexpr Op kOps[] = {
#define EAGER_UNARY(op, formula, types, loop) {#op, 1},
#define EAGER_BINARY(op, formula, types, loop) {#op, 2},
#include "kernels/common/elementwise.def"
#define EAGER_UNARY(op, formula, types, loop) {#op, 1},
#define EAGER_BINARY(op, formula, types, loop) {#op, 2},
#include "kernels/common/special_functions.def"
    {"where", 3}, {"clip", 3}};

DType output_of(const std::string& op, DType t) {
  static const std::set<std::string> tests{"isfinite",    "isinf",      "isnan",       "signbit",    "equal",
                                           "not_equal",   "less",       "less_equal",  "greater",    "greater_equal",
                                           "logical_and", "logical_or", "logical_xor", "logical_not"};
  const bool is_double = t == DType::float64 || t == DType::complex128;
  if (tests.count(op)) return DType::boolean;
  if (op == "complex") return is_double ? DType::complex128 : DType::complex64;
  if (is_complex(t) && (op == "real" || op == "imag")) return is_double ? DType::float64 : DType::float32;
  return t;
}

bool fuses(Device& device, const char* op, DType t, DType out) {
  Operand output;
  output.dtype = out;
  KernelCall call{};
  call.outputs = &output;
  call.num_outputs = 1;
  call.op_name = op;
  ChosenLoop loop;
  return device.fuses(call, t, loop);
}

// Steps that read operands of all kinds: 0 and 1 of dtype t, the second a row that repeats; 2 of bools, a scalar; 3 a constant.
struct Program {
  DType t;
  FusedProgram header{};
  BroadcastPlan<1> row{};
  double one[2] = {1, 0}, alpha = 1;
  std::vector<FusedSlot> slots;
  std::vector<FusedStep> steps;

  Program(DType dtype, int64_t n) : t(dtype) {
    header.num_elements = n;
    row.rank = 2, row.dims[0] = n / 8, row.dims[1] = 8, row.strides[0][0] = 0, row.strides[0][1] = 1;
    slots = {{FusedSlot::operand, t, 0, 0, 0, nullptr, nullptr},
             {FusedSlot::repeat, t, 1, 8, 0, nullptr, &row},
             {FusedSlot::scalar, DType::boolean, 2, 0, 0, nullptr, nullptr},
             {FusedSlot::constant, t, -1, 0, 0, one, nullptr}};
  }
  Program(const Program&) = delete;
  void add(const char* op, int num_inputs, DType out, bool is_output) {
    FusedStep s{op, t, num_inputs, {0, 1, 3}, static_cast<int32_t>(slots.size()), nullptr, &alpha, sizeof alpha};
    if (std::string(op) == "where") s.inputs[0] = 2;
    slots.push_back({is_output ? FusedSlot::operand : FusedSlot::buffer, out, static_cast<int32_t>(slots.size()), 0, 0,
                     nullptr, nullptr});
    steps.push_back(s);
  }
  // Reduces the last step's output. Returns false where the device has no kernel or does not fuse it.
  bool reduce(Device& device, const char* op, ReduceParams& params, DType out) {
    const Kernel kernel = device.kernels[Registry::global().find(op)->index * kNumDTypes + static_cast<int>(t)];
    if (!kernel || !fuses(device, op, t, out)) return false;
    header.reduction = kernel, header.reduction_op = op;
    header.reduction_params = &params, header.reduction_params_size = sizeof params;
    header.result = static_cast<int32_t>(slots.size()) - 1;
    if (slots.back().kind == FusedSlot::buffer) slots.back().kind = FusedSlot::result;
    return true;
  }
  bool compiles(Device& device) {
    header.slots = slots.data(), header.num_slots = static_cast<int32_t>(slots.size());
    header.steps = steps.data(), header.num_steps = static_cast<int32_t>(steps.size());
    return steps.empty() || device.compile(header);
  }
};

struct RealCompiler : client::GpuSession {
  const bool can_run = fake_cuda::set_rtc(fake_cuda::Rtc::real);
  RealCompiler() {
    if (!can_run) std::printf("libnvrtc was not found\n");
  }
  ~RealCompiler() { fake_cuda::set_rtc(fake_cuda::Rtc::absent); }
  Device& device() {
    Device& d = device_at(1);
    d.deallocate(d.allocate(64), 64);  // starts the device
    return d;
  }
};

}  // namespace

TEST_CASE("NVRTC compiles every op that may be fused", "[rtc]") {
  RealCompiler compiler;
  if (!compiler.can_run) return;
  Device& device = compiler.device();
  const Registry& registry = Registry::global();
  const int64_t before = fake_cuda::num_compiled();
  int count = 0;
  for (DType t : {DType::boolean, DType::int8, DType::int64, DType::uint32, DType::float16, DType::bfloat16,
                  DType::float32, DType::float64, DType::complex64, DType::complex128}) {
    Program p(t, t == DType::float32 ? int64_t{1} << 32 : 1 << 20);
    for (const Op& op : kOps) {
      const int index = registry.find(op.name)->index;
      if (!device.kernels[index * kNumDTypes + static_cast<int>(t)] ||
          !fuses(device, op.name, t, output_of(op.name, t)))
        continue;
      p.add(op.name, op.num_inputs, output_of(op.name, t), p.steps.size() % 4 == 0);
      ++count;
    }
    for (int to = 1; to < kNumDTypes - 1; ++to) {
      const DType other = static_cast<DType>(to);
      if (other != t) p.add("cast", 1, other, to % 4 == 0);
    }
    INFO(dtype_name(t));
    CHECK(p.compiles(device));
  }
  CHECK(count > 300);
  CHECK(fake_cuda::num_compiled() == before + 10);
  Program wrong(DType::float32, 1 << 20);
  wrong.add("exp", 1, DType::string, true);
  CHECK(!wrong.compiles(device));
}

TEST_CASE("NVRTC compiles every reduction with the ops that feed it", "[rtc]") {
  RealCompiler compiler;
  if (!compiler.can_run) return;
  Device& device = compiler.device();
  ReduceParams folds[3];  // one run, many runs, columns: they take turns
  for (int i = 0; i < 3; ++i) {
    folds[i].add(1 << 10, i > 0);
    folds[i].add(1 << 6, false);
    folds[i].add(1 << 4, i < 2);
  }
  int count = 0;
  for (DType t : {DType::boolean, DType::int8, DType::int16, DType::int32, DType::int64, DType::uint8, DType::uint16,
                  DType::uint32, DType::uint64, DType::float16, DType::bfloat16, DType::float32, DType::float64}) {
    for (const char* op : {"sum", "prod", "max", "argmin", "logsumexp", "any"}) {
      Program p(t, 1 << 20);
      p.add(t == DType::boolean ? "logical_xor" : "multiply", 2, t, count % 2 == 0);
      if (!p.reduce(device, op, folds[count % 3], std::string(op) == "any" ? DType::boolean : t)) continue;
      INFO(dtype_name(t) << ", " << op);
      // One of a dtype's reductions shows what the assembler makes of its elements.
      fake_cuda::set_rtc(std::string(op) == "sum" || t == DType::boolean ? fake_cuda::Rtc::real : fake_cuda::Rtc::ptx);
      CHECK(p.compiles(device));
      ++count;
    }
  }
  CHECK(count > 60);
  fake_cuda::set_rtc(fake_cuda::Rtc::real);
  // Programs with many steps.
  for (ReduceParams& fold : folds) {
    Program p(DType::float32, int64_t{1} << 32);
    for (const char* op : {"exp", "tanh", "gelu", "lgamma", "sin", "erf", "log1p"}) p.add(op, 1, p.t, false);
    p.add("pow", 2, p.t, false);
    REQUIRE(p.reduce(device, "mean", fold, p.t));
    CHECK(p.compiles(device));
  }
}
