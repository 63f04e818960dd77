// Functions on GPUs: fused ops, which are compiled at run time, give the same bits as the ops one by one. (Only the
// bits of a NaN may differ; no test here makes one.) The tests run on fake GPUs, and on real ones by tests/gpu.sh.

#include <atomic>
#include <catch2/catch.hpp>
#include <cstdio>
#include <functional>
#include <random>
#include <thread>

#include "runtime/core/tensor.h"
#include "support/gpu_fixture.h"
#include "support/trace.h"
#ifdef EAGER_FAKE_GPUS
#include <nvrtc.h>

#include "kernels/cuda/device.h"
#include "kernels/cuda/fused.h"
#include "runtime/core/device_manager.h"
#endif

using namespace client;

namespace {

using Dims = std::vector<int64_t>;
using Tensors = std::vector<Tensor>;
// Runs ops on tensors of the session; called in a trace and eagerly.
using Body = std::function<Tensors(Session&, const std::vector<eager_tensor*>&)>;

// The next functions count what was compiled and launched. Real GPUs give no counts.
#ifdef EAGER_FAKE_GPUS
bool open_compiler() {
  if (fake_cuda::set_rtc(fake_cuda::Rtc::works)) return true;
  std::printf("there is no C++ compiler\n");
  return false;
}
void close_compiler() { fake_cuda::set_rtc(fake_cuda::Rtc::absent); }
int64_t num_compiled() { return fake_cuda::num_compiled(); }
int64_t num_launched() { return fake_cuda::num_launched(); }
#define CHECK_COUNT(what) CHECK(what)
#else
bool open_compiler() { return true; }
void close_compiler() {}
int64_t num_compiled() { return 0; }
int64_t num_launched() { return 0; }
#define CHECK_COUNT(what) static_cast<void>(what)
#endif

struct Fused : GpuSession {
  const bool can_run = open_compiler();
  std::mt19937 random{7};
  int64_t compiled = num_compiled(), launched = num_launched();
  ~Fused() { close_compiler(); }
  // Return how many programs were compiled, or launched, since the last call.
  int64_t newly_compiled() { return since(compiled, num_compiled()); }
  int64_t newly_launched() { return since(launched, num_launched()); }
  // Returns numbers between 1/4 and 2 on the GPU.
  Tensor numbers(const Dims& dims, int32_t dtype = EAGER_FLOAT32) {
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    std::vector<double> v(static_cast<size_t>(n));
    for (double& x : v) x = std::uniform_real_distribution<double>(0.25, 2)(random);
    if (dtype == EAGER_BOOL) {
      for (double& x : v) x = x > 1;
    }
    return to(cast(make_tensor(ctx, EAGER_FLOAT64, dims, v.data(), v.size() * 8), dtype), "gpu:0");
  }
  Tensor cast(const Tensor& t, int32_t dtype) { return cast_in(ctx, t.get(), dtype); }
  static Tensor cast_in(eager_context* ctx, eager_tensor* t, int32_t dtype) {
    Op op = make_op(ctx, "cast");
    check(eager_op_set_dtype(op.get(), "dtype", dtype));
    return std::move(execute(ctx, op.get(), {t})[0]);
  }

 private:
  static int64_t since(int64_t& before, int64_t now) { return now - std::exchange(before, now); }
};

std::vector<char> bytes_of(const eager_tensor* t) {
  std::vector<char> bytes(static_cast<size_t>(eager_tensor_num_elements(t)) * eager::dtype_size(t->dtype));
  if (!bytes.empty()) check(eager_tensor_read(t, bytes.data(), bytes.size()));
  return bytes;
}

Function trace(Session& s, const Body& body, const std::vector<eager_tensor*>& like) {
  Trace t(s.ctx);
  Session inside;
  inside.ctx = t.ctx();
  Tensors inputs;
  for (eager_tensor* x : like)
    inputs.push_back(t.input(eager_tensor_dtype(x), Dims(static_cast<size_t>(eager_tensor_rank(x)), -1)));
  Tensors outputs = body(inside, handles(inputs));
  return t.end(handles(outputs));
}

void check_equal(Session& s, const Body& body, const Function& f, const std::vector<eager_tensor*>& values) {
  const Tensors expected = body(s, values);
  for (int again = 0; again < 2; ++again) {
    const Tensors got = call(s.ctx, f, values);
    REQUIRE(got.size() == expected.size());
    for (size_t i = 0; i < got.size(); ++i) {
      INFO("output " << i);
      CHECK(std::string(eager_tensor_device(got[i].get())) == "gpu:0");
      CHECK((bytes_of(got[i].get()) == bytes_of(expected[i].get())));
    }
  }
}

// Checks that the traced body runs as one kernel: check_equal calls it twice.
void check_fused(Fused& s, const Body& body, const std::vector<eager_tensor*>& values) {
  s.newly_launched();
  check_equal(s, body, trace(s, body, values), values);
  CHECK_COUNT(s.newly_launched() == 2);
}

Tensors one(Tensor t) {
  Tensors list;
  list.push_back(std::move(t));
  return list;
}

Tensor weak(Session& s, double v) {
  eager_tensor* t = nullptr;
  check(eager_tensor_scalar_float(s.ctx, v, &t));
  return Tensor(t);
}

bool is_arg(const std::string& op) { return op.rfind("arg", 0) == 0; }

Tensor reduce(Session& s, const std::string& name, const Tensor& x, const Dims& axes, bool keepdims = false) {
  Op op = make_op(s.ctx, name);
  if (is_arg(name)) check(eager_op_set_int(op.get(), "axis", axes[0]));
  else check(eager_op_set_ints(op.get(), "axis", axes.data(), static_cast<int32_t>(axes.size())));
  check(eager_op_set_bool(op.get(), "keepdims", keepdims));
  return std::move(execute(s.ctx, op.get(), {x.get()})[0]);
}

// tanh(sigmoid(sqrt(abs((c - exp(z * 2 + 1)) * .5))))
Body chain(double c) {
  return [c](Session& s, const std::vector<eager_tensor*>& in) {
    Tensor x = s.run("multiply", {in[0], weak(s, 2).get()});
    x = s.run("exp", {s.run("add", {x.get(), weak(s, 1).get()}).get()});
    x = s.run("multiply",
              {s.run("add", {s.run("negative", {x.get()}).get(), weak(s, c).get()}).get(), weak(s, 0.5).get()});
    for (const char* op : {"abs", "sqrt", "sigmoid", "tanh"}) x = s.run(op, {x.get()});
    return one(std::move(x));
  };
}

}  // namespace

TEST_CASE("a chain of ops is one kernel, which serves all sizes and scalars", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  for (double c : {3.0, 4.0}) {
    Tensor like = s.numbers({4});
    Function f = trace(s, chain(c), {like.get()});
    for (int64_t n : {0, 1, 255, 256, 257, 100000}) {
      Tensor z = s.numbers({n});
      INFO(n);
      s.newly_launched();
      check_equal(s, chain(c), f, {z.get()});
      CHECK_COUNT(s.newly_launched() == (n > 0 ? 2 : 0));
    }
  }
  CHECK_COUNT(s.newly_compiled() == 1);
}

TEST_CASE("a function on the GPU finds the integers that its ops refuse", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  Tensor a = s.to(s.ids({1, 2}), "gpu:0"), zero = s.to(s.ids({3, 0}), "gpu:0"), below = s.to(s.ids({1, -1}), "gpu:0");
  for (const char* op : {"floor_divide", "remainder", "trunc_div", "fmod", "pow"}) {
    const std::string name = op;
    const Body body = [&](Session& t, const std::vector<eager_tensor*>& in) {
      Tensor x = t.run("add", {in[0], in[0]});
      return one(t.run("multiply", {t.run(name, {x.get(), in[1]}).get(), x.get()}));
    };
    const Tensor& b = name == "pow" ? below : zero;
    const Function f = trace(s, body, {a.get(), b.get()});
    call(s.ctx, f, {a.get(), b.get()});
    const Failure e = failure_of([&] { check(eager_context_synchronize(s.ctx)); });
    INFO(name);
    CHECK(has(e, name == "pow" ? "negative" : "division by zero"));
    CHECK(e.op == name);
  }
}

TEST_CASE("fused ops of all dtypes on the GPU give the same bits as single ones", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  struct Case {
    std::vector<int32_t> dtypes;
    std::vector<const char*> unary, binary;
  };
  const std::vector<Case> cases{
      {{EAGER_FLOAT32, EAGER_FLOAT64, EAGER_FLOAT16, EAGER_BFLOAT16},
       {"exp", "log1p", "tanh", "sqrt", "rsqrt", "gelu", "erf", "leaky_relu", "floor", "lgamma"},
       {"multiply", "divide", "pow", "maximum", "atan2", "copysign", "nextafter", "squared_difference", "relu_grad",
        "remainder"}},
      {{EAGER_INT8, EAGER_INT32, EAGER_UINT16, EAGER_INT64},
       {"negative", "abs", "sign", "square", "bitwise_invert"},
       {"add", "subtract", "multiply", "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift", "minimum"}},
      {{EAGER_BOOL}, {"logical_not", "bitwise_invert"}, {"logical_and", "logical_or", "logical_xor"}},
      {{EAGER_COMPLEX64, EAGER_COMPLEX128},
       {"negative", "conj", "square"},
       {"add", "subtract", "multiply", "tanh_grad"}}};
  for (const Case& k : cases) {
    for (int32_t dtype : k.dtypes) {
      const bool is_ordered = eager::contains(eager::dtypes::real, static_cast<eager::DType>(dtype));
      const Body body = [&](Session& t, const std::vector<eager_tensor*>& in) {
        Tensors outputs;
        Tensor x = share(in[0]);
        for (const char* op : k.unary) {
          Tensor y = t.run(op, {x.get()});
          if (outputs.size() % 3 == 0) x = Fused::cast_in(t.ctx, y.get(), dtype);
          outputs.push_back(std::move(y));
        }
        for (const char* op : k.binary) outputs.push_back(t.run(op, {x.get(), in[1]}));
        Tensor condition = t.run(is_ordered ? "less" : "equal", {x.get(), in[1]});
        outputs.push_back(t.run("where", {condition.get(), in[0], x.get()}));
        if (is_ordered) outputs.push_back(t.run("clip", {x.get(), in[1], in[0]}));
        for (int32_t to :
             {EAGER_INT32, EAGER_FLOAT16, EAGER_UINT8, EAGER_BOOL, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_INT64}) {
          if (to != dtype) outputs.push_back(Fused::cast_in(t.ctx, outputs[static_cast<size_t>(to) % 3].get(), to));
        }
        return outputs;
      };
      Tensor a = s.numbers({1003}, dtype), b = s.numbers({1003}, dtype);
      INFO(eager_dtype_name(dtype));
      s.newly_launched();
      check_equal(s, body, trace(s, body, {a.get(), b.get()}), {a.get(), b.get()});
      CHECK_COUNT(s.newly_launched() >= 2);
    }
  }
}

TEST_CASE("fused operands on the GPU may broadcast in any way", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  const Body body = [](Session& t, const std::vector<eager_tensor*>& in) {
    Tensor y = t.run("multiply", {in[1], t.run("add", {in[0], in[1]}).get()});
    return one(t.run("subtract", {y.get(), in[0]}));
  };
  // The first two sizes come in packs of 4.
  const std::vector<Dims> sizes{{4, 8, 16}, {2, 3, 4}, {3, 5, 7}, {1, 2, 1}, {5, 1, 300}};
  for (int kind = 0; kind < 8; ++kind) {
    for (const Dims& n : sizes) {
      const std::vector<Dims> dims{{},           {n[2]},          {n[0], 1, 1},    {n[1], n[2]},
                                   {1, n[1], 1}, {n[0], n[1], 1}, {n[0], 1, n[2]}, {1, 1, 1}};
      Tensor x = s.numbers(n), y = s.numbers(dims[static_cast<size_t>(kind)]);
      INFO("kind " << kind << ", " << n[0] << "x" << n[1] << "x" << n[2]);
      check_fused(s, body, {x.get(), y.get()});
    }
  }
}

TEST_CASE("fused operands on the GPU may lie at any address", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  for (int64_t n : {8, 1001}) {
    Tensor wide = s.numbers({n + 3});
    for (int64_t begin = 0; begin < 4; ++begin) {
      Op op = make_op(s.ctx, "slice");
      const std::vector<int64_t> at{begin}, size{n};
      check(eager_op_set_ints(op.get(), "begin", at.data(), 1));
      check(eager_op_set_ints(op.get(), "size", size.data(), 1));
      Tensor part = std::move(execute(s.ctx, op.get(), {wide.get()})[0]);
      check_equal(s, chain(3), trace(s, chain(3), {part.get()}), {part.get()});
    }
  }
}

TEST_CASE("fused values on the GPU may be used outside, written over, and differentiated", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  const Body body = [](Session& t, const std::vector<eager_tensor*>& in) {
    Tensors outputs;
    Tensor x = t.run("sin", {t.run("exp", {in[0]}).get()});
    outputs.push_back(t.run("flip", {x.get()}));
    outputs.push_back(share(x.get()));
    Tensor sum = t.run("sum", {t.run("square", {x.get()}).get()});
    Tensor y = t.run("multiply", {t.run("cos", {x.get()}).get(), sum.get()});  // a scalar on the device
    outputs.push_back(t.run("divide", {y.get(), t.run("add", {outputs[0].get(), y.get()}).get()}));
    for (int i = 0; i < 40; ++i) y = t.run(i % 2 ? "tanh" : "square", {y.get()});  // more ops than a program takes
    outputs.push_back(std::move(y));
    return outputs;
  };
  Tensor x = s.numbers({33, 31});
  s.newly_launched();
  Function f = trace(s, body, {x.get()});
  check_equal(s, body, f, {x.get()});
  CHECK_COUNT(s.newly_launched() >= 6);

  auto gradient_of = [&](const std::function<Tensor()>& run) {
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    return bytes_of(s.grad(tape, s.sum(run()), x).get());
  };
  Function g = trace(s, chain(3), {x.get()});
  const auto expected = gradient_of([&] { return std::move(chain(3)(s, {x.get()})[0]); });
  s.newly_launched();
  CHECK((gradient_of([&] { return std::move(call(s.ctx, g, {x.get()})[0]); }) == expected));
  CHECK_COUNT(s.newly_launched() >= 2);
}

TEST_CASE("a reduction on the GPU is one kernel with the ops that feed it", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  struct Case {
    Dims dims, axes;
  };
  const std::vector<Case> cases{{{33, 1000}, {1}},      {{5, 1001}, {1}},       {{40, 3}, {1}},
                                {{8192}, {0}},          {{2, 3, 4}, {0, 1, 2}},                   // one run
                                {{1, 40003}, {1}},      {{2, 20480}, {1}},      {{300000}, {0}},  // in pieces
                                {{64, 300}, {0}},       {{64, 301}, {0}},       {{1000, 3}, {0}},
                                {{4, 30, 8}, {1}},      {{9, 1}, {1}},     // columns
                                {{60000, 2}, {0}},      {{5000, 8}, {0}},  // in pieces
                                {{3, 5, 7, 2}, {0, 2}}, {{6, 5, 4, 9}, {1, 3}}, {{9, 4, 3000}, {0, 2}},
                                {{2, 3, 5, 4}, {1}}};
  for (const Case& k : cases) {
    for (bool keepdims : {false, true}) {
      const Body body = [&](Session& t, const std::vector<eager_tensor*>& in) {
        Tensor x = t.run("multiply", {t.run("sqrt", {in[0]}).get(), in[1]});
        return one(reduce(t, "sum", x, k.axes, keepdims));
      };
      Tensor x = s.numbers(k.dims), y = s.numbers({k.dims.back()});
      INFO(k.dims.size() << " dims from " << k.dims[0] << " to " << k.dims.back() << ", axis " << k.axes[0]);
      check_fused(s, body, {x.get(), y.get()});
    }
  }
  // One program for one run, many runs, and columns each; and rows along which y repeats, in 1, 2 and 3 dims.
  CHECK_COUNT(s.newly_compiled() <= 9);
}

TEST_CASE("fused reductions of all dtypes on the GPU give the same bits as single ones", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  struct Case {
    int32_t dtype;
    std::vector<const char*> ops;
  };
  // Ops that share their code stand together; the kinds of folds take turns.
  const std::vector<Case> cases{{EAGER_FLOAT32, {"sum", "mean", "prod", "max", "min", "any", "argmin", "logsumexp"}},
                                {EAGER_FLOAT64, {"sum", "mean", "max", "argmax", "all"}},
                                {EAGER_FLOAT16, {"sum", "mean", "min", "count_nonzero"}},
                                {EAGER_BFLOAT16, {"sum", "prod", "max", "any", "logsumexp"}},
                                {EAGER_INT8, {"sum", "max", "min", "all"}},
                                {EAGER_UINT8, {"sum", "min"}},
                                {EAGER_INT16, {"prod", "argmax"}},
                                {EAGER_UINT16, {"sum", "min"}},
                                {EAGER_INT32, {"sum", "min", "count_nonzero"}},
                                {EAGER_UINT32, {"max", "min"}},
                                {EAGER_INT64, {"sum", "argmin"}},
                                {EAGER_UINT64, {"prod", "min", "any"}},
                                {EAGER_BOOL, {"sum", "any", "all", "count_nonzero"}}};
  const std::vector<Dims> axes{{2}, {1}, {0, 2}};
  size_t turn = 0;
  for (const Case& k : cases) {
    ++turn;
    for (const char* op : k.ops) {
      const Body body = [&](Session& t, const std::vector<eager_tensor*>& in) {
        const bool is_bool = k.dtype == EAGER_BOOL;
        Tensor x = t.run(is_bool ? "logical_xor" : "subtract", {in[0], in[1]});
        x = t.run(is_bool ? "logical_not" : "square", {x.get()});
        const Dims& along = axes[turn % 3];
        return one(reduce(t, op, x, is_arg(op) ? Dims{along.back()} : along));
      };
      Tensor a = s.numbers({6, 37, 12}, k.dtype), b = s.numbers({6, 37, 12}, k.dtype);
      INFO(eager_dtype_name(k.dtype) << ", " << op);
      check_fused(s, body, {a.get(), b.get()});
    }
  }
}

TEST_CASE("operands of fused reductions on the GPU may be used outside, lie at any address, and broadcast", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  auto part = [&](const Tensor& wide, const Dims& begin, const Dims& size) {
    Op op = make_op(s.ctx, "slice");
    check(eager_op_set_ints(op.get(), "begin", begin.data(), static_cast<int32_t>(begin.size())));
    check(eager_op_set_ints(op.get(), "size", size.data(), static_cast<int32_t>(size.size())));
    return std::move(execute(s.ctx, op.get(), {wide.get()})[0]);
  };
  for (const Dims& axes : {Dims{1}, Dims{0}, Dims{0, 1}}) {
    // Other ops use values in between. The last value takes the memory of an input that is not used any more.
    const Body body = [&](Session& t, const std::vector<eager_tensor*>& in) {
      Tensor x = t.run("add", {t.run("flip", {in[0]}).get(), in[1]});
      Tensor y = t.run("multiply", {x.get(), t.run("exp", {x.get()}).get()});
      Tensor sum = reduce(t, "sum", y, axes, true);
      Tensors outputs = one(t.run("divide", {x.get(), sum.get()}));
      outputs.push_back(std::move(sum));
      outputs.push_back(std::move(y));
      return outputs;
    };
    for (const Dims& n : {Dims{12, 8}, Dims{31, 1001}, Dims{300, 3}}) {
      Tensor x = s.numbers(n), wide = s.numbers({n[0] + 1, n[1]});
      for (const Tensor& y : {s.numbers({n[0], 1}), s.numbers({1, n[1]}), part(wide, {1, 0}, n), s.numbers({})}) {
        INFO(n[0] << "x" << n[1] << ", axis " << axes[0] << " of " << axes.size());
        check_fused(s, body, {x.get(), y.get()});
      }
    }
    const Body in_place = [&](Session& t, const std::vector<eager_tensor*>& in) {
      Tensor x = t.run("negative", {t.run("flip", {in[0]}).get()});  // a value in memory of its own that is used once
      x = t.run("square", {x.get()});
      Tensors outputs = one(reduce(t, "mean", x, axes));
      outputs.push_back(t.run("flip", {x.get()}));
      return outputs;
    };
    const Body of_many_steps = [&](Session& t, const std::vector<eager_tensor*>& in) {
      return one(reduce(t, "sum", chain(3)(t, in)[0], axes));
    };
    for (const Dims& n : {Dims{16, 64}, Dims{37, 5}, Dims{9, 2000}}) {
      Tensor x = s.numbers(n);
      for (const Body* body : {&in_place, &of_many_steps}) {
        s.newly_launched();
        check_equal(s, *body, trace(s, *body, {x.get()}), {x.get()});
        CHECK_COUNT(s.newly_launched() == 2);
      }
    }
  }
}

TEST_CASE("fused reductions on the GPU may have any shape", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  auto pick = [&](size_t n) { return static_cast<int64_t>(s.random() % n); };
  for (int round = 0; round < 40; ++round) {
    Dims x_dims, y_dims, axes;
    const int64_t rank = 1 + pick(4);
    for (int64_t i = 0; i < rank; ++i) {
      x_dims.push_back(std::vector<int64_t>{1, 2, 3, 8, 16, 1 + pick(40)}[static_cast<size_t>(pick(6))]);
      y_dims.push_back(pick(3) ? x_dims.back() : 1);
      if (pick(2) || (axes.empty() && i == rank - 1)) axes.push_back(i);
    }
    const int32_t dtype =
        std::vector<int32_t>{EAGER_FLOAT32, EAGER_FLOAT16, EAGER_FLOAT64}[static_cast<size_t>(pick(3))];
    const bool keepdims = pick(2), is_used = pick(2);
    const Body body = [&](Session& t, const std::vector<eager_tensor*>& in) {
      Tensor x = t.run("subtract", {in[0], t.run("square", {in[1]}).get()});
      x = t.run("multiply", {x.get(), in[0]});
      Tensors outputs = one(reduce(t, "sum", x, axes, keepdims));
      if (is_used) outputs.push_back(std::move(x));
      return outputs;
    };
    Tensor x = s.numbers(x_dims, dtype), y = s.numbers(y_dims, dtype);
    INFO("round " << round);
    check_equal(s, body, trace(s, body, {x.get(), y.get()}), {x.get(), y.get()});
  }
}

TEST_CASE("reductions on the GPU of no or one element, of complex numbers, and in wider sums are not fused", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  auto body_of = [](int32_t to) {
    return [to](Session& t, const std::vector<eager_tensor*>& in) {
      Tensor x = t.run("square", {in[0]});
      Op op = make_op(t.ctx, "sum");
      if (to) check(eager_op_set_dtype(op.get(), "dtype", to));
      return execute(t.ctx, op.get(), {x.get()});
    };
  };
  struct Case {
    Dims dims;
    int32_t dtype, to;
  };
  for (const Case& k : std::vector<Case>{{{}, EAGER_FLOAT32, 0},
                                         {{1, 1}, EAGER_FLOAT32, 0},
                                         {{0, 3}, EAGER_FLOAT32, 0},
                                         {{30, 30}, EAGER_COMPLEX64, 0},
                                         {{30, 30}, EAGER_FLOAT32, EAGER_FLOAT64},
                                         {{30, 30}, EAGER_INT32, EAGER_FLOAT32}}) {
    const Body body = body_of(k.to);
    Tensor x = s.numbers(k.dims, k.dtype);
    INFO(k.dims.size() << " dims of " << eager_dtype_name(k.dtype));
    check_equal(s, body, trace(s, body, {x.get()}), {x.get()});
  }
  CHECK_COUNT(s.newly_launched() == 0);
}

TEST_CASE("many threads compile and run fused ops on the GPU", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  const Body bodies[] = {chain(3), [](Session& t, const std::vector<eager_tensor*>& in) {
                           return one(t.run("tan", {t.run("cos", {t.run("add", {in[0], in[0]}).get()}).get()}));
                         }};
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      Session mine;
      std::vector<float> v(1000, 0.25f * static_cast<float>(i + 1));
      Tensor x = mine.to(make_tensor(mine.ctx, EAGER_FLOAT32, {1000}, v.data(), 4000), "gpu:0");
      const Body& body = bodies[i % 2];
      const auto expected = bytes_of(body(mine, {x.get()})[0].get());
      for (int round = 0; round < 10; ++round) {
        Function f = trace(mine, body, {x.get()});
        if (bytes_of(call(mine.ctx, f, {x.get()})[0].get()) != expected) ++wrong;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(wrong == 0);
  CHECK_COUNT(s.newly_launched() == 40);
  CHECK_COUNT(s.newly_compiled() <= 2);
}

#ifdef EAGER_FAKE_GPUS
TEST_CASE("fused kernels take indices beyond 32 bits", "[gpu]") {
  using namespace eager;
  Fused s;
  if (!s.can_run) return;
  Device& device = device_at(1);
  BroadcastPlan<1> row;
  row.rank = 2, row.dims[0] = 5, row.dims[1] = 3, row.strides[0][0] = 0, row.strides[0][1] = 1;
  const FusedSlot slots[] = {{FusedSlot::operand, DType::float32, 0, 0, 0, nullptr, nullptr},
                             {FusedSlot::repeat, DType::float32, 1, 3, 0, nullptr, &row},
                             {FusedSlot::operand, DType::float32, 2, 0, 0, nullptr, nullptr}};
  const FusedStep step{"subtract", DType::float32, 2, {0, 1}, 2, nullptr, nullptr, 0};
  FusedProgram p{};
  p.slots = slots, p.num_slots = 3, p.steps = &step, p.num_steps = 1;
  p.num_elements = int64_t{1} << 31;
  CHECK(cuda::source_of(p).find("using Index = int64_t") != std::string::npos);
  const Kernel kernel = device.compile(p);
  REQUIRE(kernel);
  p.num_elements = 15;  // the code for many elements runs on these few
  Tensor x = s.numbers({5, 3}), y = s.numbers({3}), z = s.numbers({5, 3});
  Operand in[2], out;
  in[0].data = x->data, in[1].data = y->data, out.data = z->data;
  KernelCall call{in, &out, 2, 1, &p, sizeof p, "subtract", &device, false, nullptr};
  REQUIRE(device.launch(kernel, call) == 0);
  CHECK((bytes_of(z.get()) == bytes_of(s.run("subtract", {x.get(), y.get()}).get())));
}

TEST_CASE("without a run-time compiler, or where it fails, ops on the GPU run one by one", "[gpu]") {
  for (fake_cuda::Rtc rtc : {fake_cuda::Rtc::absent, fake_cuda::Rtc::fails}) {
    Fused s;
    fake_cuda::set_rtc(rtc);
    const Body body = [](Session& t, const std::vector<eager_tensor*>& in) {
      Tensors outputs = one(t.run("cosh", {t.run("atan", {in[0]}).get()}));
      outputs.push_back(t.run("negative", {t.run("flip", {t.run("sinh", {outputs[0].get()}).get()}).get()}));
      return outputs;
    };
    Tensor x = s.numbers({100});
    Function f = trace(s, body, {x.get()});
    check_equal(s, body, f, {x.get()});
    CHECK(s.newly_launched() == 0);
    CHECK(s.newly_compiled() == (rtc == fake_cuda::Rtc::fails));  // a failed compilation is not tried again
  }
}

TEST_CASE("a thread's first work on a GPU may be a fused kernel", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  Tensor x = s.numbers({100});
  Function f = trace(s, chain(3), {x.get()});
  // Releases the result, so that the thread's call finds memory for its own without a call of CUDA.
  call(s.ctx, f, {x.get()});
  std::string message;
  std::thread([&] {
    try {
      call(s.ctx, f, {x.get()});
    } catch (const Failure& e) {
      message = e.what();
    }
  }).join();
  CHECK(message == "");
}

TEST_CASE("a fused launch that fails is reported, and the next succeeds", "[gpu]") {
  Fused s;
  if (!s.can_run) return;
  Tensor x = s.numbers({100});
  Function f = trace(s, chain(3), {x.get()});
  call(s.ctx, f, {x.get()});
  fake_cuda::fail_next("launch", cudaErrorInvalidConfiguration);
  const Failure e = failure_of([&] { call(s.ctx, f, {x.get()}); });
  CHECK(e.code == EAGER_INTERNAL);
  check_equal(s, chain(3), f, {x.get()});
  fake_cuda::mend();
}

// Runs in a process of its own, with the variable set.
TEST_CASE("EAGER_CUDA_FUSION=0: ops run one by one", "[.no_fusion]") {
  Fused s;
  Tensor x = s.numbers({100});
  check_equal(s, chain(3), trace(s, chain(3), {x.get()}), {x.get()});
  CHECK(s.newly_compiled() == 0);
}
#endif
