// Fused instructions: to the bit what the ops give one by one, in less memory.
#include <catch2/catch.hpp>

#include <atomic>
#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <thread>

#include "kernels/cpu/fused.h"
#include "base/parallel.h"
#include "runtime/core/context.h"
#include "runtime/function/graph/function.h"
#include "runtime/function/plan/fusion.h"
#include "runtime/function/plan/plan.h"
#include "support/device_fixture.h"
#include "support/sanitizer.h"
#include "support/traced.h"

using namespace client;
using eager::testing::is_sanitized;

namespace {

using Dims = std::vector<int64_t>;
using Outputs = std::vector<std::vector<char>>;

// With one NaN for all: which one float16 has depends on whether a vector or a single element was converted.
std::vector<char> bytes_of(const eager_tensor* t) {
  std::vector<char> bytes(static_cast<size_t>(eager_tensor_num_elements(t)) * eager::dtype_size(t->dtype));
  if (!bytes.empty()) check(eager_tensor_read(t, bytes.data(), bytes.size()));
  auto unite = [&]<class Bits>(Bits infinity) {
    for (size_t i = 0; i < bytes.size(); i += sizeof(Bits)) {
      Bits v;
      std::memcpy(&v, bytes.data() + i, sizeof v);
      if (static_cast<Bits>(v << 1) <= static_cast<Bits>(infinity << 1)) continue;
      v = static_cast<Bits>(~Bits{0});
      std::memcpy(bytes.data() + i, &v, sizeof v);
    }
  };
  using eager::DType;
  switch (t->dtype) {
    case DType::float16: unite(uint16_t{0x7c00}); break;
    case DType::bfloat16: unite(uint16_t{0x7f80}); break;
    case DType::float32:
    case DType::complex64: unite(uint32_t{0x7f800000}); break;
    case DType::float64:
    case DType::complex128: unite(uint64_t{0x7ff0000000000000}); break;
    default: break;
  }
  return bytes;
}

// A function's graph, planned as the test says.
struct Planned {
  eager_context* ctx;
  std::vector<eager_tensor*> inputs;
  eager::Plan plan;
  Planned(eager_context* c, const Function& f, std::vector<eager_tensor*> in, bool fuse)
      : ctx(c), inputs(std::move(in)), plan(*c, f->graph(), inputs.data(), fuse), count(f->num_outputs()) {}
  std::vector<Tensor> tensors() const {
    std::vector<eager_tensor*> out(static_cast<size_t>(count));
    plan.run(*ctx, inputs.data(), out.data());
    return {out.begin(), out.end()};
  }
  Outputs run() const {
    Outputs outputs;
    for (const Tensor& t : tensors()) outputs.push_back(bytes_of(t.get()));
    return outputs;
  }

 private:
  int count;
};

struct Float32 : Traced {
  std::mt19937 random{7};
  Tensor input(const Dims& dims, int32_t dtype = EAGER_FLOAT32) { return Traced::input(dims, dtype); }
  Tensor op(const std::string& name, const std::vector<eager_tensor*>& inputs,
            const std::function<void(eager_op*)>& set = {}) {
    Op o = make_op(ctx, name);
    if (set) set(o.get());
    return std::move(execute(ctx, o.get(), inputs)[0]);
  }
  Tensor cast(const Tensor& t, int32_t dtype) {
    return op("cast", {t.get()}, [&](eager_op* o) { check(eager_op_set_dtype(o, "dtype", dtype)); });
  }
  Tensor reduce(const char* name, const Tensor& t, std::vector<int64_t> axes, bool keepdims = false) {
    return op(name, {t.get()}, [&](eager_op* o) {
      check(eager_op_set_ints(o, "axis", axes.data(), static_cast<int32_t>(axes.size())));
      check(eager_op_set_bool(o, "keepdims", keepdims));
    });
  }
  Tensor weak(double v) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_float(ctx, v, &t));
    return Tensor(t);
  }
  // Numbers of all kinds: fractions, wholes, zeros, negative ones.
  Tensor numbers(const Dims& dims, int32_t dtype) {
    size_t n = 1;
    for (int64_t d : dims) n *= static_cast<size_t>(d);
    std::vector<double> v(n);
    for (double& x : v) {
      x = std::uniform_real_distribution<double>(-4, 4)(random);
      if (random() % 8 == 0) x = std::round(x);
    }
    const int32_t from = EAGER_FLOAT64;
    Tensor t = make_tensor(owner.get(), from, dims, v.data(), n * 8);
    if (dtype == from) return t;
    eager_context* before = std::exchange(ctx, owner.get());
    Tensor converted = cast(t, dtype);
    ctx = before;
    return converted;
  }
  int pick(size_t n) { return static_cast<int>(random() % n); }
};

// Runs f fused and not on the values; both must give the same bytes. The number of instructions that fusion saves.
int compare(Float32& s, const Function& f, const std::vector<eager_tensor*>& values) {
  const Planned fused(s.ctx, f, values, true), plain(s.ctx, f, values, false);
  const Outputs expected = plain.run();
  for (int again = 0; again < 2; ++again) {
    const Outputs got = fused.run();
    REQUIRE(got.size() == expected.size());
    for (size_t i = 0; i < got.size(); ++i) {
      INFO("output " << i << " of " << eager_tensor_dtype(&f->output(static_cast<int>(i))));
      REQUIRE((got[i] == expected[i]));  // not written out
    }
  }
  return static_cast<int>(plain.plan.num_instructions()) - static_cast<int>(fused.plan.num_instructions());
}

bool is_float(int32_t t) {
  return t == EAGER_FLOAT16 || t == EAGER_BFLOAT16 || t == EAGER_FLOAT32 || t == EAGER_FLOAT64;
}
bool is_complex(int32_t t) { return t == EAGER_COMPLEX64 || t == EAGER_COMPLEX128; }

// Ops at random on values of one full shape and on some that broadcast to it.
struct RandomGraph {
  Float32& s;
  const int32_t dtype;
  std::vector<Tensor> pool, outputs;

  Tensor& any() { return pool[static_cast<size_t>(s.pick(pool.size()))]; }
  Tensor& late() { return pool[pool.size() - 1 - static_cast<size_t>(s.pick(std::min<size_t>(pool.size(), 3)))]; }
  std::string unary() {
    if (is_float(dtype)) {
      return std::vector<std::string>{
          "tanh", "exp", "sigmoid",    "sqrt", "abs",   "negative", "square", "relu",
          "gelu", "sin", "leaky_relu", "elu",  "floor", "log1p",    "erf",    "sign"}[static_cast<size_t>(s.pick(16))];
    }
    if (is_complex(dtype))
      return std::vector<std::string>{"exp", "negative", "square", "conj"}[static_cast<size_t>(s.pick(4))];
    if (dtype == EAGER_BOOL) return "logical_not";
    return std::vector<std::string>{"negative", "square", "sign", "bitwise_invert"}[static_cast<size_t>(s.pick(4))];
  }
  std::string binary() {
    if (is_float(dtype)) {
      return std::vector<std::string>{
          "add",       "subtract",  "multiply", "divide",    "maximum",     "minimum", "squared_difference",
          "relu_grad", "tanh_grad", "pow",      "logaddexp", "floor_divide"}[static_cast<size_t>(s.pick(12))];
    }
    if (is_complex(dtype))
      return std::vector<std::string>{"add", "subtract", "multiply", "divide"}[static_cast<size_t>(s.pick(4))];
    if (dtype == EAGER_BOOL)
      return std::vector<std::string>{"logical_and", "logical_or", "logical_xor"}[static_cast<size_t>(s.pick(3))];
    return std::vector<std::string>{"add", "subtract", "multiply", "bitwise_and",
                                    "squared_difference"}[static_cast<size_t>(s.pick(5))];
  }
  Tensor next() {
    const bool is_ordered = !is_complex(dtype);
    switch (s.pick(12)) {
      case 0:
      case 1:
      case 2: return s.op(unary(), {late().get()});
      case 3: {
        Tensor other = s.op(s.pick(2) && is_ordered ? "less" : "equal", {late().get(), any().get()});
        return s.op("where", {other.get(), late().get(), any().get()});
      }
      case 4: {
        const int32_t types[] = {EAGER_INT32,   EAGER_FLOAT32, EAGER_BOOL,     EAGER_FLOAT16,
                                 EAGER_FLOAT64, EAGER_INT8,    EAGER_COMPLEX64};
        return s.cast(s.cast(late(), types[s.pick(7)]), dtype);
      }
      case 5:
        if (!is_ordered || dtype == EAGER_BOOL) break;
        if (s.pick(2)) return s.op("clip", {late().get(), any().get(), any().get()});
        return s.op("clip", {late().get(), s.pick(2) ? any().get() : nullptr, nullptr});
      case 6: {
        if (dtype == EAGER_BOOL) break;
        const double value = std::vector<double>{2, 3, 0.5, -1, 1.5}[static_cast<size_t>(s.pick(5))];
        const bool is_power = is_float(dtype) && s.pick(2);
        return s.op(is_power ? "pow" : "multiply",
                    {late().get(), (is_float(dtype) || is_complex(dtype) ? s.weak(value) : share(any().get())).get()});
      }
      case 7: {  // a view between two
        const Dims flat{-1};
        Tensor v = s.op("reshape", {pool.size() > 8 ? pool.back().get() : pool[0].get()},
                        [&](eager_op* o) { check(eager_op_set_ints(o, "shape", flat.data(), 1)); });
        v = s.op(unary(), {v.get()});
        return s.op("reshape_like", {v.get(), pool[0].get()});
      }
      default: break;
    }
    return s.op(binary(), {late().get(), any().get()});
  }
  void use_outside() {
    switch (s.pick(3)) {
      case 0: outputs.push_back(share(late().get())); break;
      case 1: outputs.push_back(s.op("flip", {late().get()})); break;
      default: {
        const std::vector<std::vector<int64_t>> axes{{0, 1, 2}, {0}, {2}, {1, 2}, {0, 1}, {0, 2}, {1}};
        const bool is_number = dtype != EAGER_BOOL;
        std::vector<std::string> names{"sum", "any", "all", "count_nonzero"};
        if (is_float(dtype) || is_complex(dtype)) names.push_back("mean");
        if (is_number) names.push_back("prod");
        if (is_number && !is_complex(dtype)) names.push_back("max"), names.push_back("min");
        outputs.push_back(s.reduce(names[static_cast<size_t>(s.pick(names.size()))].c_str(), late(),
                                   axes[static_cast<size_t>(s.pick(axes.size()))], s.pick(2)));
      }
    }
  }
};

}  // namespace

TEST_CASE("nodes that stand apart or are needed between are not one group") {
  using N = eager::FusionNode;
  const N x{N::elementwise, 9, {-1}, {}};
  auto after = [](int32_t i, int64_t n = 9) { return N{N::elementwise, n, {i}, {}}; };
  auto groups = [](std::vector<N> nodes) { return eager::find_groups(nodes); };
  using G = std::vector<std::vector<int32_t>>;
  CHECK(groups({}) == G{});
  CHECK(groups({x}) == G{});
  CHECK(groups({x, after(0)}) == G{{0, 1}});
  CHECK(groups({x, x}) == G{});
  CHECK(groups({x, after(0, 8)}) == G{});
  CHECK(groups({x, x, N{N::elementwise, 9, {0, 1}, {}}, after(2)}) == G{{0, 1, 2, 3}});
  // 1 needs 0, and 2 needs both.
  CHECK(groups({x, N{N::other, 0, {}, {0}}, N{N::elementwise, 9, {0, 1}, {}}}) == G{});
  CHECK(groups({x, after(0), N{N::other, 0, {}, {0}}, N{N::elementwise, 9, {1, 2}, {}}, after(3)}) ==
        G{{0, 1}, {3, 4}});
  // A value that is broadcast comes from outside of a group.
  CHECK(groups({x, after(0), N{N::elementwise, 9, {1}, {0}}}) == G{{0, 1}});
  // A reduction ends its group.
  CHECK(groups({x, N{N::reduction, 9, {0}, {}}, after(0), after(2)}) == G{{0, 1}, {2, 3}});
  CHECK(groups({N{N::reduction, 9, {-1}, {}}, after(-1)}) == G{});
  std::vector<N> many(100, x);
  for (int32_t i = 1; i < 100; ++i) many[static_cast<size_t>(i)].along = {i - 1};
  size_t total = 0;
  for (const auto& g : groups(many)) {
    CHECK(g.size() <= eager::kMaxFusedSteps);
    total += g.size();
  }
  CHECK(total == 100);
}

TEST_CASE("fused ops give to the bit what single ones give") {
  const int32_t dtypes[] = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_FLOAT16, EAGER_BFLOAT16,  EAGER_INT32,
                            EAGER_UINT8,   EAGER_INT64,   EAGER_BOOL,    EAGER_COMPLEX64, EAGER_COMPLEX128};
  const Dims sizes[] = {{1, 1, 1},   {1, 1, 7},   {7, 1, 1},    {2, 3, 5},      {1, 23, 89},
                        {2, 32, 32}, {3, 683, 1}, {5, 1, 4099}, {10, 100, 100}, {0, 3, 5}};
  const uint32_t num_seeds = is_sanitized() ? 1 : 6;
  int saved = 0;
  for (int32_t dtype : dtypes) {
    for (uint32_t seed = 0; seed < num_seeds; ++seed) {
      Float32 s;
      s.random.seed(seed * 100 + static_cast<uint32_t>(dtype));
      RandomGraph g{s, dtype, {}, {}};
      const std::vector<Dims> kinds{{-1, -1, -1}, {-1, -1, -1}, {},         {-1},
                                    {-1, 1, 1},   {-1, -1},     {1, -1, 1}, {-1, -1, 1}};
      std::vector<Tensor> inputs;
      for (const Dims& d : kinds) inputs.push_back(s.input(d, dtype));
      for (const Tensor& t : inputs) g.pool.push_back(share(t.get()));
      const char* join = dtype == EAGER_BOOL ? "logical_xor" : "add";
      for (int i = 0; i < 14; ++i) {
        g.pool.push_back(s.op(join, {g.next().get(), inputs[0].get()}));  // of the full shape
        if (s.pick(5) == 0) g.use_outside();
      }
      g.outputs.push_back(share(g.pool.back().get()));
      Function f = s.end(handles(g.outputs));
      for (const Dims& n : sizes) {
        const std::vector<Dims> dims{n, n, {}, {n[2]}, {n[0], 1, 1}, {n[1], n[2]}, {1, n[1], 1}, {n[0], n[1], 1}};
        std::vector<Tensor> values;
        for (const Dims& d : dims) values.push_back(s.numbers(d, dtype));
        INFO("dtype " << dtype << ", seed " << seed << ", " << n[0] << "x" << n[1] << "x" << n[2]);
        try {
          saved += compare(s, f, handles(values));
        } catch (const eager::Error& e) {  // the maximum of nothing
          INFO(e.message);
          CHECK(n[0] == 0);
        }
      }
    }
  }
  CHECK(saved > 150 * static_cast<int>(num_seeds));
}

TEST_CASE("operands that broadcast in all ways") {
  const Dims sizes[] = {{2, 3, 5}, {4, 8, 128}, {10, 100, 100}, {3, 2, 5000}, {5, 1000, 2}};
  const std::vector<Dims> kinds{{}, {-1}, {-1, 1, 1}, {-1, -1}, {1, -1, 1}, {-1, -1, 1}, {-1, 1, -1}};
  for (const Dims& n : sizes) {
    const std::vector<Dims> dims{{},           {n[2]},          {n[0], 1, 1},   {n[1], n[2]},
                                 {1, n[1], 1}, {n[0], n[1], 1}, {n[0], 1, n[2]}};
    for (size_t k = 0; k < kinds.size(); ++k) {
      Float32 s;
      Tensor x = s.input({-1, -1, -1}), y = s.input(kinds[k]);
      Tensor z = s.op("add", {x.get(), y.get()});
      Function f = s.end({s.op("multiply", {y.get(), z.get()}).get()});
      Tensor a = s.numbers(n, EAGER_FLOAT32), b = s.numbers(dims[k], EAGER_FLOAT32);
      INFO("kind " << k << ", " << n[0] << "x" << n[1] << "x" << n[2]);
      CHECK(compare(s, f, {a.get(), b.get()}) == 1);
      CHECK(Planned(s.ctx, f, {a.get(), b.get()}, true).run()[0] == bytes_of(s.mul(b, s.add(a, b)).get()));
    }
  }
}

TEST_CASE("reductions take in the ops that feed them, whatever the threads") {
  const std::vector<std::vector<int64_t>> axes{{0, 1}, {0}, {1}};
  std::vector<Dims> sizes{{1, 5000}, {3000, 64}, {7, 20000}, {40000, 3}};
  std::vector<const char*> names{"sum", "max"};
  if (!is_sanitized()) {  // under which all take minutes; threads share the work of each in the same way
    sizes.insert(sizes.end(), {{40, 3000}, {1, 300000}, {100000, 3}, {20000, 16}});
    names.insert(names.end(), {"mean", "min", "prod", "any", "all", "count_nonzero"});
  }
  for (const char* name : names) {
    for (const std::vector<int64_t>& axis : axes) {
      Float32 s;
      Tensor x = s.input({-1, -1}), y = s.input({-1});
      Tensor z = s.op("square", {s.op("subtract", {x.get(), y.get()}).get()});
      Function f = s.end({s.reduce(name, z, axis).get()});
      for (const Dims& n : sizes) {
        Tensor a = s.numbers(n, EAGER_FLOAT32), b = s.numbers({n[1]}, EAGER_FLOAT32);
        INFO(name << " over " << axis.size() << " axes from " << axis[0] << " of " << n[0] << "x" << n[1]);
        CHECK(compare(s, f, {a.get(), b.get()}) == 2);
        const Outputs by_all = Planned(s.ctx, f, {a.get(), b.get()}, true).run();
        const int before = eager::set_parallelism(1);
        const Outputs by_one = Planned(s.ctx, f, {a.get(), b.get()}, true).run();
        eager::set_parallelism(before);
        CHECK(by_all == by_one);
      }
    }
  }
}

TEST_CASE("reductions of halves and of complex numbers take in the ops that feed them") {
  const std::vector<std::vector<int64_t>> axes{{0, 1}, {0}, {1}};
  for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_COMPLEX64}) {
    for (const char* name : {"sum", "mean", "max", "prod"}) {
      if (dtype == EAGER_COMPLEX64 && std::string(name) == "max") continue;
      if (is_sanitized() && (std::string(name) == "mean" || std::string(name) == "prod")) continue;
      for (const std::vector<int64_t>& axis : axes) {
        Float32 s;
        Tensor x = s.input({-1, -1}, dtype);
        Function f = s.end({s.reduce(name, s.op("square", {x.get()}), axis).get()});
        for (const Dims& n : {Dims{1, 5000}, Dims{300, 64}, Dims{40, 3000}, Dims{5000, 3}}) {
          Tensor a = s.numbers(n, dtype);
          INFO(name << " over " << axis.size() << " axes from " << axis[0] << " of " << n[0] << "x" << n[1]);
          CHECK(compare(s, f, {a.get()}) == 1);
        }
      }
    }
  }
}

TEST_CASE("sum_like and what a reduction's input is used for besides") {
  Float32 s;
  Tensor x = s.input({-1, -1}), bias = s.input({-1});
  Tensor dy = s.op("relu_grad", {x.get(), s.op("add", {x.get(), bias.get()}).get()});
  Tensor db = s.op("sum_like", {dy.get(), bias.get()});
  Function f = s.end({db.get(), s.op("matmul", {dy.get(), s.op("permute_dims", {dy.get()}).get()}).get(), dy.get()});
  for (int64_t n : {1, 3, 50, 700}) {
    Tensor a = s.numbers({n, 33}, EAGER_FLOAT32), b = s.numbers({33}, EAGER_FLOAT32);
    CHECK(compare(s, f, {a.get(), b.get()}) == (n * 33 > 2048 ? 2 : 0));  // short ones run by themselves
  }
}

TEST_CASE("values inside of a fused group take no memory") {
  Float32 s;
  Tensor x = s.input({-1});
  Tensor y = s.op("flip", {x.get()});
  for (int i = 0; i < 4; ++i) {
    Tensor t = s.op("tanh", {y.get()});
    y = s.op("add", {s.op("multiply", {t.get(), y.get()}).get(), t.get()});
  }
  Function f = s.end({s.sum(y).get()});
  const int64_t n = 100000;
  Tensor v = s.numbers({n}, EAGER_FLOAT32);
  const Planned fused(s.ctx, f, {v.get()}, true), plain(s.ctx, f, {v.get()}, false);
  CHECK(fused.run() == plain.run());
  CHECK(fused.plan.num_instructions() == 2);
  CHECK(fused.plan.memory_bytes() == n * 4);
  CHECK(plain.plan.memory_bytes() >= 2 * n * 4);
}

TEST_CASE("a group writes over what it reads last, and not over what it still reads") {
  Float32 s;
  Tensor x = s.input({-1});
  Tensor y = s.op("flip", {x.get()});
  Tensor early = s.op("exp", {y.get()});
  Tensor late = s.op("multiply", {s.op("tanh", {early.get()}).get(), y.get()});
  Function f = s.end({s.op("flip", {early.get()}).get(), s.op("flip", {late.get()}).get()});
  Tensor v = s.numbers({10000}, EAGER_FLOAT32);
  CHECK(compare(s, f, {v.get()}) == 2);
  const Planned fused(s.ctx, f, {v.get()}, true);
  CHECK(fused.plan.memory_bytes() <= 2 * 40064);  // `late` lies where y lay
}

TEST_CASE("ops that may fail run by themselves, and say who they are") {
  Float32 s;
  Tensor x = s.input({-1}, EAGER_INT32), y = s.input({-1}, EAGER_INT32);
  Tensor z = s.op("floor_divide", {s.op("square", {x.get()}).get(), s.op("abs", {y.get()}).get()});
  Function f = s.end({s.op("negative", {s.op("square", {z.get()}).get()}).get()});
  Tensor a = s.numbers({5000}, EAGER_INT32), ones = s.cast(s.cast(a, EAGER_BOOL), EAGER_INT32);
  ones = s.op("bitwise_or", {ones.get(), s.op("ones_like", {ones.get()}).get()});
  CHECK(compare(s, f, {a.get(), ones.get()}) == 1);
  try {
    Planned(s.ctx, f, {a.get(), s.op("zeros_like", {a.get()}).get()}, true).run();
    FAIL();
  } catch (const eager::Error& e) {
    CHECK(e.code == eager::Code::invalid_argument);
    CHECK(e.op == "floor_divide");
  }
}

TEST_CASE("every elementwise op that cannot fail has a loop to be fused") {
  Session s;
  int found = 0;
  const eager::Registry& registry = eager::Registry::global();
  for (int i = 0; i < registry.size(); ++i) {
    const eager::OpDef& def = registry.at(i);
    if (!def.elementwise_) continue;
    const int64_t dims[] = {4};
    double room[8] = {1, 1, 1, 1};
    for (int t = 1; t < eager::kNumDTypes; ++t) {
      const eager::DType dtype = static_cast<eager::DType>(t);
      const size_t last = def.inputs_.size() - 1;
      const eager::Input& input = def.inputs_[last];
      if (dtype == eager::DType::string) continue;
      if (!eager::contains(input.dtypes, dtype) || (input.flags & eager::kIntegersToFloat && !eager::is_inexact(dtype)))
        continue;
      eager::Operand in[3], out;
      for (eager::Operand* o : {&in[0], &in[1], &in[2], &out}) *o = {room, dims, 4, 1, dtype, false, {}};
      eager::KernelCall call{in,   &out,   static_cast<int32_t>(def.inputs_.size()), 1, nullptr, 0, def.name, nullptr,
                             true, nullptr};
      INFO(def.name << " of " << eager::dtype_name(dtype));
      const std::string name = def.name;
      const bool may_fail =
          name == "floor_divide" || name == "remainder" || name == "trunc_div" || name == "fmod" || name == "pow";
      const bool is_whole = name == "ceil" || name == "floor" || name == "round" || name == "trunc";
      if (is_whole ? !eager::is_inexact(dtype) : (name == "conj" || name == "real") && !eager::is_complex(dtype))
        continue;  // views
      const bool has_loop = eager::cpu::choose_loop(def.name, dtype, call).loop != nullptr;
      found += has_loop;
      CHECK((may_fail || has_loop));
    }
  }
  CHECK(found > 400);
}

TEST_CASE("many threads run one fused function at once") {
  Float32 s;
  Tensor x = s.input({-1});
  Tensor y = s.op("tanh", {s.op("multiply", {s.op("exp", {x.get()}).get(), x.get()}).get()});
  Function f = s.end({y.get(), s.op("sum", {s.op("square", {y.get()}).get()}).get()});
  std::vector<Tensor> values;
  std::vector<Outputs> expected;
  for (int i = 0; i < 6; ++i) {
    values.push_back(s.numbers({1 + 9000 * i}, EAGER_FLOAT32));
    expected.push_back(Planned(s.ctx, f, {values.back().get()}, false).run());
  }
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 6; ++t) {
    threads.emplace_back([&, t] {
      Context own = make_context(1);
      for (int i = 0; i < (is_sanitized() ? 6 : 18); ++i) {
        const size_t k = static_cast<size_t>((t + i) % 6);
        const std::vector<Tensor> out = call(own.get(), f, {values[k].get()});
        for (size_t o = 0; o < out.size(); ++o) wrong += bytes_of(out[o].get()) != expected[k][o];
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
}

TEST_CASE("what lies on another device runs there, op by op") {
  DeviceSession d;
  Float32 s;
  Tensor x = s.input({-1});
  Function f = s.end({s.op("tanh", {s.op("exp", {x.get()}).get()}).get()});
  Tensor v = s.numbers({5000}, EAGER_FLOAT32), there = s.to(v, "test:0");
  const Planned away(s.ctx, f, {there.get()}, true), here(s.ctx, f, {v.get()}, true);
  CHECK(away.plan.num_instructions() == 2);
  CHECK(here.plan.num_instructions() == 1);
  CHECK(away.run() == here.run());
}

TEST_CASE("few long columns are summed in segments") {
  Session s;
  for (const Dims& n : {Dims{1, 100001, 3}, Dims{2, 40000, 7}, Dims{1, 300, 600}, Dims{3, 999, 520}}) {
    std::vector<double> v(static_cast<size_t>(n[0] * n[1] * n[2])), expected(static_cast<size_t>(n[0] * n[2]));
    for (size_t i = 0; i < v.size(); ++i) {
      v[i] = static_cast<double>(i * 7 % 11);
      expected[i / static_cast<size_t>(n[1] * n[2]) * static_cast<size_t>(n[2]) + i % static_cast<size_t>(n[2])] +=
          v[i];
    }
    Tensor x = make_tensor(s.ctx, EAGER_FLOAT64, n, v.data(), v.size() * 8);
    const std::vector<int64_t> axis{1, 1};  // a list of one: 1
    CHECK(values(s.run("sum", {x.get()}, &axis)) == expected);
  }
}
