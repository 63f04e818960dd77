#include "kernels/cpu/fused.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <new>
#include <string_view>
#include <unordered_map>

#include "kernels/common/elementwise.h"
#include "kernels/common/elementwise_formulas.h"
#include "kernels/cpu/chunks.h"
#include "kernels/cpu/elementwise.h"
#include "kernels/cpu/kernels.h"
#include "base/fork.h"
#include "base/parallel.h"

namespace eager::cpu {
namespace {

// The loops of all elementwise ops, by name.
class LoopTable final : public KernelTable {
 public:
  LoopTable() {
#define EAGER_UNARY(op, formula, types, loop) grains_[#op] = loop::kGrain;
#define EAGER_BINARY(op, formula, types, loop) grains_[#op] = loop::kGrain;
#include "kernels/common/elementwise.def"
#define EAGER_UNARY(op, formula, types, loop) grains_[#op] = loop::kGrain;
#define EAGER_BINARY(op, formula, types, loop) grains_[#op] = loop::kGrain;
#include "kernels/common/special_functions.def"
    register_elementwise(*this);
  }
  // The loops of one op, by dtype.
  using Row = std::array<Loop, kNumDTypes>;
  void add(const char*, DType, Kernel) override {}
  void add_loops(const char* op, DType dtype, const Loops& loops) override {
    loops_[op][static_cast<size_t>(dtype)] = loops.loop;
  }
  Loop find(std::string_view op, DType dtype) const {
    const auto at = loops_.find(op);
    return at == loops_.end() ? nullptr : at->second[static_cast<size_t>(dtype)];
  }
  int64_t grain(std::string_view op) const {
    const auto at = grains_.find(op);
    return at == grains_.end() ? Simd::kGrain : at->second;
  }

 private:
  std::unordered_map<std::string_view, Row> loops_;
  std::unordered_map<std::string_view, int64_t> grains_;

 public:
  const Row &scale_by_power = loops_["scale_by_power"], &huber_losses = loops_["huber_losses"],
            &divide = loops_["divide"];  // those that other kernels take
};

[[gnu::noinline]] const LoopTable& all_loops() {
  static constinit Lazy<LoopTable> made;
  return made.get([] { return std::make_unique<LoopTable>(); });
}

}  // namespace

ChosenLoop choose_loop(const char* name, DType dtype, const KernelCall& call) {
  const LoopTable& loops = all_loops();
  const std::string_view op = name;
  if (op == "cast") return choose_cast(call.inputs[0].dtype, call.outputs[0].dtype);
  if (op == "clip") return choose_clip(call);
  if (op == "pow" && (dtype == DType::float32 || dtype == DType::float64)) return choose_pow(call);
  ChosenLoop c;
  c.loop = loops.find(op, dtype);
  c.grain = loops.grain(op);
  c.num_inputs = call.num_inputs;
  if (call.params_size > sizeof c.params) return {};
  c.set_params(call.params, call.params_size);
  return c;
}

bool can_fuse(const KernelCall& call, DType kernel_dtype, ChosenLoop& op) {
  if (reads_feed(call.op_name)) return true;
  op = choose_loop(call.op_name, kernel_dtype, call);
  return op.loop != nullptr;
}

FusedPiece::FusedPiece(const KernelCall& call, const FusedProgram& program, char* room)
    : call_(call), p_(program), room_(room) {
  for (int i = 0; i < p_.num_slots; ++i) {
    const FusedSlot& s = p_.slots[i];
    char* place = room_ + s.place;
    places_[i] = place;
    switch (s.kind) {
      case FusedSlot::constant: places_[i] = s.data; break;
      case FusedSlot::scalar: fill(place, data(s), p_.block, dtype_size(s.dtype)); break;
      case FusedSlot::buffer: break;
      case FusedSlot::repeat:
        repeat(place, data(s), 0, s.period, p_.block + s.period, dtype_size(s.dtype));
        [[fallthrough]];
      case FusedSlot::operand:
      case FusedSlot::strided:
      case FusedSlot::result: moving_[num_moving_++] = static_cast<int16_t>(i); break;
    }
  }
  if (!p_.reduction) return;
  const FusedSlot& result = p_.slots[p_.result];
  result_size_ = static_cast<int64_t>(dtype_size(result.dtype));
  result_is_operand_ = result.kind == FusedSlot::operand;
  result_ = result_is_operand_ ? data(result) : room_ + result.place;
}

const char* FusedPiece::data(const FusedSlot& s) const {
  const int i = s.operand_index;
  return static_cast<const char*>(i < call_.num_inputs ? call_.inputs[i].data
                                                       : call_.outputs[i - call_.num_inputs].data);
}

const void* FusedPiece::block(const FusedSlot& s, int64_t at, int64_t n) const {
  const int64_t size = static_cast<int64_t>(dtype_size(s.dtype));
  char* place = room_ + s.place;
  switch (s.kind) {
    case FusedSlot::operand: return data(s) + at * size;
    case FusedSlot::repeat: return place + at % s.period * size;
    case FusedSlot::result: return place + (at - made_begin_) * size;
    default: break;
  }
  const BroadcastPlan<1>& plan = *s.plan;
  const int last = plan.rank - 1;
  const int64_t inner = plan.dims[last];
  if (plan.strides[0][last] == 1 && at % inner + n <= inner) return data(s) + plan.offset(0, at) * size;
  gather(plan.dims, plan.strides[0], plan.rank, at, n, data(s), static_cast<size_t>(size), place);
  return place;
}

void FusedPiece::run(int64_t begin, int64_t end) {
  for (int64_t at = begin; at < end; at += p_.block) {
    const int64_t n = std::min(p_.block, end - at);
    for (int i = 0; i < num_moving_; ++i) places_[moving_[i]] = block(p_.slots[moving_[i]], at, n);
    for (int i = 0; i < p_.num_steps; ++i) {
      const FusedStep& s = p_.steps[i];
      const void* inputs[3];
      for (int k = 0; k < s.num_inputs; ++k) inputs[k] = places_[s.inputs[k]];
      s.loop(inputs, const_cast<void*>(places_[s.output]), n, s.params);
    }
  }
}

namespace {

int32_t run(KernelCall& call, const FusedProgram& p) {
  if (p.reduction) return reduce_fed(call, p);
  parallel_for(p.num_elements, p.grain, [&](int64_t begin, int64_t end) {
    if (p.scratch_bytes <= kFusedScratch) {
      alignas(64) char room[kFusedScratch];
      FusedPiece(call, p, room).run(begin, end);
    } else {
      Scratch room(static_cast<size_t>(p.scratch_bytes));
      FusedPiece(call, p, room.as<char>()).run(begin, end);
    }
  });
  return 0;
}

// Reports whether an output lies over an input, of which other threads may have written a part.
bool is_in_place(const KernelCall& call) {
  const auto end = [](const Operand& o) {
    return o.as<const char>() + o.num_elements * static_cast<int64_t>(dtype_size(o.dtype));
  };
  return std::any_of(call.outputs, call.outputs + call.num_outputs, [&](const Operand& out) {
    return std::any_of(call.inputs, call.inputs + call.num_inputs,
                       [&](const Operand& in) { return in.data && in.data < end(out) && out.data < end(in); });
  });
}

constexpr int64_t kSteps = 1024;  // elements that several loops take one after the other

// Calls f(at, n) for blocks of the elements of a call's outputs.
template <class F>
void each_block(const KernelCall& call, F&& f) {
  parallel_for(call.outputs[0].num_elements, Simd::kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t at = begin; at < end; at += kSteps) f(at, std::min(kSteps, end - at));
  });
}

// Returns the address of an element.
char* at_element(const Operand& o, int64_t i) { return o.as<char>() + i * static_cast<int64_t>(dtype_size(o.dtype)); }

}  // namespace

int32_t scale_by_integers(KernelCall& call) {
  const Operand &x = call.inputs[0], &powers = call.inputs[1], &y = call.outputs[0];
  const ChosenLoop cast = choose_cast(powers.dtype, x.dtype);
  const Loop scale = all_loops().scale_by_power[static_cast<size_t>(x.dtype)];
  each_block(call, [&](int64_t at, int64_t n) {
    alignas(64) double floats[kSteps];
    const void *const integers = at_element(powers, at), *const inputs[] = {at_element(x, at), floats};
    if (powers.dtype == DType::int32 &&
        scale_by_normal(x.dtype, inputs[0], static_cast<const int32_t*>(integers), at_element(y, at), n))
      return;
    cast.loop(&integers, floats, n, cast.params);
    scale(inputs, at_element(y, at), n, call.params);
  });
  return 0;
}

int32_t smooth_l1_losses(KernelCall& call) {
  const Operand &a = call.inputs[0], &b = call.inputs[1], &y = call.outputs[0];
  const Loop huber = all_loops().huber_losses[static_cast<size_t>(a.dtype)],
             divide = all_loops().divide[static_cast<size_t>(a.dtype)];
  alignas(64) double betas[kSteps];
  const double beta = call.params_as<ElementwiseParams>().alpha;
  const int64_t count = std::min(kSteps, y.num_elements);
  if (a.dtype == DType::float32) std::fill_n(reinterpret_cast<float*>(betas), count, static_cast<float>(beta));
  else std::fill_n(betas, count, beta);
  each_block(call, [&](int64_t at, int64_t n) {
    void* const to = at_element(y, at);
    const void *const inputs[] = {at_element(a, at), at_element(b, at)}, *const losses[] = {to, betas};
    huber(inputs, to, n, call.params);
    divide(losses, to, n, call.params);
  });
  return 0;
}

int32_t fused(KernelCall& call) {
  try {
    return run(call, call.params_as<FusedProgram>());
  } catch (const std::bad_alloc&) {
    if (!is_in_place(call)) throw;
  }
  std::snprintf(call.message, kMaxMessage, "OOM when computing %s", call.op_name);
  return static_cast<int32_t>(Code::resource_exhausted);
}

}  // namespace eager::cpu
