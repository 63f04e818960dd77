// The works by which the library's speed is measured, through the C header as a C program would use it. Each is an
// object that makes its data once; run() is one call of the work.
#pragma once

#include <eager_c.h>

#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

namespace works {

struct Error : std::runtime_error {
  explicit Error(const eager_status* s) : std::runtime_error(eager_status_message(s)), code(eager_status_code(s)) {}
  int32_t code;
};

// A function of its own, so that a call which succeeds pays for one comparison only.
[[noreturn, gnu::noinline, gnu::cold]] inline void fail(eager_status* s) {
  const Error error(s);
  eager_status_release(s);
  throw error;
}

inline void check(eager_status* s) {
  if (s) fail(s);
}

inline bool allow_tf32 = false;  // for contexts that are made from now on

struct Context {
  // `device` is where everything is made and runs; NULL: the host.
  explicit Context(int32_t threads = 0, const char* device = nullptr) {
    eager_context_options options{};
    options.struct_size = sizeof options;
    options.num_threads = threads;
    options.seed = 1;
    check(eager_context_create(&options, &ctx));
    if (device) check(eager_context_set_device(ctx, device));
    if (allow_tf32) check(eager_context_allow_tf32(ctx, 1));
  }
  ~Context() { eager_context_release(ctx); }
  Context(const Context&) = delete;

  // Makes values in [0, scale) that are always the same.
  eager_tensor* tensor(const std::vector<int64_t>& dims, float scale = 1, float offset = 0) {
    int64_t n = 1;
    for (int64_t d : dims) n *= d;
    std::vector<float> values(static_cast<size_t>(n));
    uint32_t state = 12345;
    for (float& v : values)
      v = static_cast<float>((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-24f * scale + offset;
    eager_tensor* t = nullptr;
    check(eager_tensor_create(ctx, EAGER_FLOAT32, dims.data(), static_cast<int32_t>(dims.size()), values.data(),
                              values.size() * 4, &t));
    return on_device(t);
  }
  eager_tensor* labels(int64_t n) {
    std::vector<int32_t> values(static_cast<size_t>(n));
    for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<int32_t>(i * 7 % 10);
    eager_tensor* t = nullptr;
    check(eager_tensor_create(ctx, EAGER_INT32, &n, 1, values.data(), values.size() * 4, &t));
    return on_device(t);
  }
  eager_tensor* on_device(eager_tensor* t) {
    const char* device = eager_context_device(ctx);
    if (!device) return t;
    eager_tensor* there = nullptr;
    check(eager_tensor_copy_to(ctx, t, device, &there));
    eager_tensor_release(t);
    return there;
  }
  eager_op* op(const char* name) {
    eager_op* o = nullptr;
    check(eager_op_create(ctx, name, &o));
    return o;
  }
  eager_variable* variable(const std::vector<int64_t>& dims, float scale = 1, float offset = 0) {
    eager_tensor* t = tensor(dims, scale, offset);
    eager_variable* v = nullptr;
    check(eager_variable_create(ctx, t, "v", 1, &v));
    eager_tensor_release(t);
    return v;
  }
  eager_tensor* run(eager_op* op, eager_tensor* a) { return run_inputs(op, &a, 1); }
  eager_tensor* run(eager_op* op, eager_tensor* a, eager_tensor* b) {
    eager_tensor* in[2] = {a, b};
    return run_inputs(op, in, 2);
  }
  eager_tensor* run_inputs(eager_op* op, eager_tensor* const* in, int32_t n) {
    eager_tensor* out;
    int32_t count = 1;
    check(eager_execute(ctx, op, in, n, &out, &count));
    return out;
  }
  eager_tensor* read(eager_variable* v) {
    eager_tensor* t;
    check(eager_variable_read(ctx, v, &t));
    return t;
  }

  eager_context* ctx = nullptr;
};

// The handles of one run, which are released together.
class Temporaries {
 public:
  ~Temporaries() { release(); }
  void release() {
    eager_tensors_release(list_, count_);
    count_ = 0;
  }
  eager_tensor* operator()(eager_tensor* t) { return list_[count_++] = t; }

 private:
  eager_tensor* list_[112];
  int32_t count_ = 0;
};

// A work that can be traced has inputs(), the places of its input tensors, and body(), which returns its results.
using Places = std::vector<eager_tensor**>;
using Tensors = std::vector<eager_tensor*>;

template <class Work>
void run_body(Work& work) {
  Temporaries keep;
  for (eager_tensor* t : work.body(keep)) keep(t);
}

// A work as a function: traced once, and called with its inputs.
template <class Work>
struct Traced {
  template <class... Args>
  explicit Traced(Args... args) : work(args...) {
    for (eager_tensor** place : work.inputs()) inputs.push_back(*place);
    trace();
  }
  ~Traced() { release(); }
  void trace() {
    eager_context* eager = work.ctx;
    check(eager_trace_begin(eager, "work", &work.ctx));
    for (eager_tensor** place : work.inputs()) {
      const eager_tensor* t = *place;
      check(eager_trace_input(work.ctx, eager_tensor_dtype(t), eager_tensor_dims(t), eager_tensor_rank(t), place));
    }
    Temporaries keep;
    Tensors outputs = work.body(keep);
    for (eager_tensor* t : outputs) keep(t);
    check(eager_trace_end(work.ctx, outputs.data(), static_cast<int32_t>(outputs.size()), &function));
    for (size_t i = 0; i < inputs.size(); ++i) keep(std::exchange(*work.inputs()[i], inputs[i]));
    eager_context_release(std::exchange(work.ctx, eager));
    check(eager_function_op(work.ctx, function, &op));
  }
  void release() {
    eager_op_release(op);
    eager_function_release(function);
  }
  void run() {
    eager_tensor* out[2];
    int32_t count = 2;
    check(eager_execute(work.ctx, op, inputs.data(), static_cast<int32_t>(inputs.size()), out, &count));
    eager_tensors_release(out, count);
  }
  Work work;
  Tensors inputs;
  eager_function* function;
  eager_op* op;
};

// Traces a work, and runs it once, which makes the plan.
template <class Work>
struct Tracing {
  Traced<Work> traced;
  void run() {
    traced.release();
    traced.trace();
    traced.run();
  }
};

// c = a + b, two float32[8]
struct Add8 : Context {
  eager_tensor *a = tensor({8}), *b = tensor({8});
  eager_op* add = op("add");
  Places inputs() { return {&a, &b}; }
  Tensors body(Temporaries&) { return {Context::run(add, a, b)}; }
  void run() { eager_tensor_release(Context::run(add, a, b)); }
};

// The same as a binding calls it that has one function for all ops: with arguments, of which there are none.
struct Add8Args : Add8 {
  void run() {
    eager_tensor* const inputs[] = {a, b};
    eager_tensor* out;
    int32_t count = 1;
    check(eager_execute_args(ctx, add, inputs, 2, nullptr, 0, &out, &count));
    eager_tensor_release(out);
  }
};

// x + 2.0, a tensor and a scalar of the caller's language
struct Add8Weak : Context {
  Add8Weak() { check(eager_tensor_scalar_float(ctx, 2, &two)); }
  eager_tensor *a = tensor({8}), *two = nullptr;
  eager_op* add = op("add");
  void run() { eager_tensor_release(Context::run(add, a, two)); }
};

// An op on tensors of 8 elements, which the letters name: floats, truths, or places.
struct Op8 : Context {
  Op8(const char* name, const char* letters) : called(op(name)) {
    for (const char* c = letters; *c; ++c) in.push_back(*c == 'f' ? tensor({8}) : *c == 't' ? truths() : places());
  }
  eager_tensor* truths() { return Context::run(op("greater"), tensor({8}), tensor({8}, 0, 0.5f)); }
  eager_tensor* places() {
    const int64_t n = 8, values[] = {7, 6, 5, 4, 3, 2, 1, 0};
    eager_tensor* t = nullptr;
    check(eager_tensor_create(ctx, EAGER_INT64, &n, 1, values, sizeof values, &t));
    return t;
  }
  void run() { eager_tensor_release(run_inputs(called, in.data(), static_cast<int32_t>(in.size()))); }

  eager_op* called;
  std::vector<eager_tensor*> in;
};

struct Matmul2 : Context {
  eager_tensor* m = tensor({2, 2});
  eager_op* matmul = op("matmul");
  void run() { eager_tensor_release(Context::run(matmul, m, m)); }
};

// x[3] of float32[64, 64] as one call, with a position that needs no op of its own
struct Slice : Context {
  eager_tensor* x = tensor({64, 64});
  eager_op* slice = op("strided_slice");
  void run() {
    const int64_t args[] = {1, 3, 1, 4, 1, 1, 1};  // begin [3], end [4], strides [1], shrink_axes 1
    eager_tensor* out;
    int32_t count = 1;
    check(eager_execute_args(ctx, slice, &x, 1, args, 7, &out, &count));
    eager_tensor_release(out);
  }
};

struct Read : Context {
  eager_tensor* x = tensor({});
  void run() {
    float value;
    check(eager_tensor_read(x, &value, sizeof value));
  }
};

// kOps times y = y * x (or another op), with or without a tape that watches x
template <bool Taped, int kOps = 100>
struct Chain : Context {
  explicit Chain(const char* name = "multiply") : binary(op(name)) {}
  eager_tensor* x = tensor({8}, 1, 0.5f);
  eager_op* binary;
  Places inputs() { return {&x}; }
  Tensors body(Temporaries& keep) {
    eager_tensor* y = x;
    for (int i = 0; i < kOps; ++i) y = keep(Context::run(binary, y, x));
    eager_tensor_retain(y);
    return {y};
  }
  void run() {
    eager_tape* tape = nullptr;
    if (Taped) {
      check(eager_tape_create(ctx, nullptr, &tape));
      check(eager_tape_watch(tape, x));
    }
    eager_tensor* y = x;
    eager_tensor_retain(y);
    for (int i = 0; i < kOps; ++i) {
      eager_tensor* next = Context::run(binary, y, x);
      eager_tensor_release(y);
      y = next;
    }
    eager_tensor_release(y);
    eager_tape_release(tape);
  }
};

// y = x, then 20 times y = y * x, and the gradient of the sum
struct Tape20 : Context {
  eager_tensor* x = tensor({8}, 1, 0.5f);
  eager_op *multiply = op("multiply"), *sum = op("sum");
  void run() {
    Temporaries keep;
    eager_tape* tape;
    check(eager_tape_create(ctx, nullptr, &tape));
    check(eager_tape_watch(tape, x));
    eager_tensor* y = x;
    for (int i = 0; i < 20; ++i) y = keep(Context::run(multiply, y, x));
    y = keep(Context::run(sum, y));
    eager_tensor* g;
    check(eager_tape_gradient(ctx, tape, &y, 1, nullptr, &x, 1, nullptr, 0, nullptr, &g));
    keep(g);
    eager_tape_release(tape);
  }
};

// The part that several training steps share: variables, their gradients, SGD.
template <int N>
struct Training : Context {
  explicit Training(double rate = 1e-3, const char* device = nullptr) : Context(0, device) {
    check(eager_optimizer_create(ctx, "sgd", &sgd));
    check(eager_optimizer_set_float(sgd, "learning_rate", rate));
  }
  Tensors update(eager_tape* tape, eager_tensor* loss, Temporaries& keep) {
    eager_tensor* g[N];
    check(eager_tape_gradient(ctx, tape, &loss, 1, nullptr, nullptr, 0, v, N, nullptr, g));
    eager_tensor_retain(loss);
    keep.release();  // nobody reads the variables any more, so they are updated in place
    check(eager_optimizer_apply(ctx, sgd, v, g, N));
    for (eager_tensor* t : g) keep(t);
    eager_tape_release(tape);
    return {loss};
  }
  eager_optimizer* sgd = nullptr;
  eager_variable* v[N];
};

// A variable of 8 elements is assigned, added to, and read.
struct Assign : Context {
  eager_variable* v = variable({8});
  eager_tensor* x = tensor({8});
  void run() {
    check(eager_variable_assign(ctx, v, x));
    check(eager_variable_assign_add(ctx, v, x));
    eager_tensor_release(read(v));
  }
};

// Adam updates two variables of 8 elements.
struct Apply : Context {
  Apply() { check(eager_optimizer_create(ctx, "adam", &adam)); }
  eager_optimizer* adam = nullptr;
  eager_variable* v[2] = {variable({8}), variable({8})};
  eager_tensor* g[2] = {tensor({8}), tensor({8})};
  void run() { check(eager_optimizer_apply(ctx, adam, v, g, 2)); }
};

// MLP 10-64-10, batch 10
struct Mlp : Training<4> {
  Mlp() { v[0] = variable({10, 64}), v[1] = variable({64}, 0), v[2] = variable({64, 10}), v[3] = variable({10}, 0); }
  eager_tensor *x = tensor({10, 10}), *y = labels(10);
  eager_op *matmul = op("matmul"), *add = op("add"), *relu = op("relu"), *mean = op("mean"),
           *loss = op("sparse_softmax_cross_entropy_with_logits");
  Places inputs() { return {&x, &y}; }
  Tensors body(Temporaries& keep) {
    eager_tape* tape;
    check(eager_tape_create(ctx, nullptr, &tape));
    eager_tensor* h = keep(Context::run(matmul, x, keep(read(v[0]))));
    h = keep(Context::run(add, h, keep(read(v[1]))));
    h = keep(Context::run(relu, h));
    h = keep(Context::run(matmul, h, keep(read(v[2]))));
    h = keep(Context::run(add, h, keep(read(v[3]))));
    h = keep(Context::run(mean, keep(Context::run(loss, h, y))));
    return update(tape, h, keep);
  }
  void run() { run_body(*this); }
};

// One LSTM cell, batch 1, hidden 32, from plain ops
struct Lstm : Context {
  Lstm() {
    check(eager_op_set_int(split, "axis", 1));
    const int64_t parts = 4;
    check(eager_op_set_ints(split, "num_or_size_splits", &parts, 1));
  }
  eager_tensor *x = tensor({1, 32}), *h = tensor({1, 32}), *c = tensor({1, 32}), *w = tensor({32, 128}, 1, -0.5f),
               *u = tensor({32, 128}, 1, -0.5f), *b = tensor({128}, 0);
  eager_op *matmul = op("matmul"), *add = op("add"), *multiply = op("multiply"), *sigmoid = op("sigmoid"),
           *tanh = op("tanh"), *split = op("split");
  Places inputs() { return {&x, &h, &c}; }
  Tensors body(Temporaries& keep) {
    auto go = [&](eager_op* o, eager_tensor* p, eager_tensor* q) { return keep(Context::run(o, p, q)); };
    auto go1 = [&](eager_op* o, eager_tensor* p) { return keep(Context::run(o, p)); };
    eager_tensor *g = go(add, go(add, go(matmul, x, w), go(matmul, h, u)), b), *part[4];
    int32_t count = 4;
    check(eager_execute(ctx, split, &g, 1, part, &count));
    for (eager_tensor* t : part) keep(t);
    eager_tensor* next =
        go(add, go(multiply, go1(sigmoid, part[1]), c), go(multiply, go1(sigmoid, part[0]), go1(tanh, part[3])));
    eager_tensor* out = go(multiply, go1(sigmoid, part[2]), go1(tanh, next));
    eager_tensor_retain(out);
    eager_tensor_retain(next);
    return {out, next};
  }
  void run() { run_body(*this); }
};

// MNIST ConvNet: conv 5x5x32, pool, conv 5x5x64, pool, dense 1024, dense 10
struct Cnn : Training<4> {
  explicit Cnn(int64_t batch = 64, const char* device = nullptr)
      : Training(1e-3, device), x(tensor({batch, 28, 28, 1})), y(labels(batch)) {
    // Values are around zero, as weights are. Otherwise softmax saturates, and gradients are denormal numbers.
    v[0] = variable({5, 5, 1, 32}, 0.2f, -0.1f), v[1] = variable({5, 5, 32, 64}, 0.06f, -0.03f);
    v[2] = variable({3136, 1024}, 0.04f, -0.02f), v[3] = variable({1024, 10}, 0.06f, -0.03f);
    const int64_t two[2] = {2, 2}, flat[2] = {batch, 3136};
    check(eager_op_set_string(conv, "padding", "SAME"));
    check(eager_op_set_ints(pool, "ksize", two, 2));
    check(eager_op_set_ints(pool, "strides", two, 2));
    check(eager_op_set_ints(reshape, "shape", flat, 2));
  }
  eager_tensor *x, *y;
  eager_op *conv = op("conv2d"), *relu = op("relu"), *pool = op("max_pool2d"), *reshape = op("reshape"),
           *matmul = op("matmul"), *mean = op("mean"), *loss = op("sparse_softmax_cross_entropy_with_logits");
  Places inputs() { return {&x, &y}; }
  Tensors body(Temporaries& keep) {
    eager_tape* tape;
    check(eager_tape_create(ctx, nullptr, &tape));
    eager_tensor* h = x;
    for (int i = 0; i < 2; ++i) {
      h = keep(Context::run(conv, h, keep(read(v[i]))));
      h = keep(Context::run(relu, h));
      h = keep(Context::run(pool, h));
    }
    h = keep(Context::run(reshape, h));
    h = keep(Context::run(matmul, h, keep(read(v[2]))));
    h = keep(Context::run(relu, h));
    h = keep(Context::run(matmul, h, keep(read(v[3]))));
    h = keep(Context::run(mean, keep(Context::run(loss, h, y))));
    return update(tape, h, keep);
  }
  void run() { run_body(*this); }
};

// Linear regression on 1000 points, one step
struct Linreg : Training<2> {
  Linreg() : Training(1e-9) { v[0] = variable({}, 0, 5), v[1] = variable({}, 0, 10); }
  eager_tensor *x = tensor({1000}, 1000), *y = tensor({1000}, 3000, 2);
  eager_op *multiply = op("multiply"), *add = op("add"), *subtract = op("subtract"), *mean = op("mean");
  Places inputs() { return {&x, &y}; }
  Tensors body(Temporaries& keep) {
    eager_tape* tape;
    check(eager_tape_create(ctx, nullptr, &tape));
    eager_tensor* e = keep(Context::run(multiply, x, keep(read(v[0]))));
    e = keep(Context::run(add, e, keep(read(v[1]))));
    e = keep(Context::run(subtract, e, y));
    e = keep(Context::run(multiply, e, e));
    return update(tape, keep(Context::run(mean, e)), keep);
  }
  void run() { run_body(*this); }
};

// A work with ops on a tensor and a scalar, such as x * 2.
struct WithScalars : Context {
  explicit WithScalars(int64_t n) : x(tensor({n})) {}
  eager_tensor* x;
  Places inputs() { return {&x}; }
  eager_tensor* run(eager_op* op, eager_tensor* a, double scalar, Temporaries& keep) {
    eager_tensor* b;
    check(eager_tensor_scalar_float(ctx, scalar, &b));
    return keep(Context::run(op, a, keep(b)));
  }
};

// tanh(sigmoid(sqrt(|(3 - exp(2 x + 1)) / 2|))), nine ops
struct Nine : WithScalars {
  explicit Nine(int64_t n) : WithScalars(n) {}
  eager_op *multiply = op("multiply"), *add = op("add"), *exp = op("exp"), *negative = op("negative"), *abs = op("abs"),
           *sqrt = op("sqrt"), *sigmoid = op("sigmoid"), *tanh = op("tanh");
  Tensors body(Temporaries& keep) {
    eager_tensor* y = WithScalars::run(add, WithScalars::run(multiply, x, 2, keep), 1, keep);
    for (eager_op* o : {exp, negative}) y = keep(Context::run(o, y));
    y = WithScalars::run(multiply, WithScalars::run(add, y, 3, keep), 0.5, keep);
    for (eager_op* o : {abs, sqrt, sigmoid}) y = keep(Context::run(o, y));
    return {Context::run(tanh, y)};
  }
  void run() { run_body(*this); }
};

// The mean of (x - 1)^2
struct SquaredError : WithScalars {
  explicit SquaredError(int64_t n) : WithScalars(n) {}
  eager_op *subtract = op("subtract"), *square = op("square"), *mean = op("mean");
  Tensors body(Temporaries& keep) {
    return {Context::run(mean, keep(Context::run(square, WithScalars::run(subtract, x, 1, keep))))};
  }
  void run() { run_body(*this); }
};

// One op on one or two large tensors.
struct Large : Context {
  Large(const char* name, const std::vector<int64_t>& a, const std::vector<int64_t>& b = {})
      : x(tensor(a)), o(op(name)) {
    if (!b.empty()) y = tensor(b);
  }
  ~Large() {
    eager_tensor_release(x);
    eager_tensor_release(y);
    eager_op_release(o);
  }
  eager_tensor *x, *y = nullptr;
  eager_op* o;
  void run() { eager_tensor_release(y ? Context::run(o, x, y) : Context::run(o, x)); }
};

struct LargeConv : Large {
  LargeConv() : Large("conv2d", {32, 64, 56, 56}, {3, 3, 64, 64}) {
    check(eager_op_set_string(o, "padding", "SAME"));
    check(eager_op_set_string(o, "data_format", "NCHW"));
  }
};

}  // namespace works
