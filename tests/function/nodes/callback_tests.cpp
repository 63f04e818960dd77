// The caller's code in traced functions: custom gradients, and callbacks as ops.
#include <catch2/catch.hpp>

#include <cmath>

#include "support/traced.h"

using namespace client;

namespace {

// x^3 whose backward function gives 10 dy times what the callback kept (x).
struct Keeps {
  eager_tensor* x;
  int* calls;
  bool fails;
};
eager_status* tenfold(void* data, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) {
  Keeps& k = *static_cast<Keeps*>(data);
  ++*k.calls;
  if (k.fails) return eager_status_new(EAGER_ABORTED, "no gradient here");
  Op multiply = make_op(ctx, "multiply");
  eager_tensor* ten = nullptr;
  check(eager_tensor_scalar_float(ctx, 10, &ten));
  Tensor scaled = std::move(execute(ctx, multiply.get(), {dy[0], ten})[0]);
  eager_tensor_release(ten);
  dx[0] = execute(ctx, multiply.get(), {scaled.get(), k.x})[0].release();
  return nullptr;
}
Tensor cube_with_tenfold(Session& s, const Tensor& x, int* calls, bool fails = false) {
  Tensor y = s.mul(s.mul(x, x), x);
  eager_tensor_retain(x.get());
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(
      s.ctx, &in, 1, &out, 1, tenfold, new Keeps{x.get(), calls, fails},
      [](void* data) {
        eager_tensor_release(static_cast<Keeps*>(data)->x);
        delete static_cast<Keeps*>(data);
      },
      &recorded));
  return Tensor(recorded);
}

// Outputs the input times the number of the call.
eager_status* times_calls(void* data, eager_context* ctx, eager_tensor* const* inputs, int32_t, eager_tensor** outputs,
                          int32_t) {
  int& calls = *static_cast<int*>(data);
  Op multiply = make_op(ctx, "multiply");
  eager_tensor* n = nullptr;
  check(eager_tensor_scalar_int(ctx, ++calls, &n));
  outputs[0] = execute(ctx, multiply.get(), {inputs[0], n})[0].release();
  eager_tensor_release(n);
  return calls == 3 ? eager_status_new(EAGER_ABORTED, "three is too many") : nullptr;
}
Op host_call(eager_context* ctx, int* calls, int32_t dtype = EAGER_FLOAT64) {
  const int32_t rank = 1;
  const int64_t any = -1;
  const int64_t* dims = &any;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(ctx, "times_calls", times_calls, calls, nullptr, 1, &dtype, &rank, &dims, &op));
  return Op(op);
}

// Outputs the input, and notes in data whether a resume of the context's tapes is refused.
eager_status* resumes(void* data, eager_context* ctx, eager_tensor* const* inputs, int32_t, eager_tensor** outputs,
                      int32_t) {
  *static_cast<bool*>(data) = code_of(eager_context_resume_tapes(ctx)) == EAGER_FAILED_PRECONDITION;
  eager_tensor_retain(outputs[0] = inputs[0]);
  return nullptr;
}

}  // namespace

TEST_CASE("a callback cannot end the pause of the tapes that its call is") {
  Session s;
  const int32_t rank = 0, dtype = EAGER_FLOAT64;
  const int64_t* dims = nullptr;
  bool is_refused = false;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(s.ctx, "resumes", resumes, &is_refused, nullptr, 1, &dtype, &rank, &dims, &op));
  const Op call(op);
  const Tensor x = s.num(3);
  execute(s.ctx, op, {x.get()});
  CHECK(is_refused);
  check(eager_context_pause_tapes(s.ctx));
  execute(s.ctx, op, {x.get()});  // which ends the program's pause, and no more
  CHECK_FALSE(is_refused);
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  const Tensor seen = s.mul(x, x);
  CHECK(values(s.grad(tape, seen, x)) == std::vector<double>{6});
  check(eager_context_pause_tapes(s.ctx));
  const Tensor hidden = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, hidden, x));
  check(eager_context_resume_tapes(s.ctx));
}

TEST_CASE("custom gradients belong to the function that they were traced in") {
  Traced s;
  int calls = 0;
  const int64_t live = s.live();
  {
    Tensor x = s.input({-1});
    Function f = s.end({s.sum(cube_with_tenfold(s, s.mul(x, x), &calls)).get()});
    x.reset();
    CHECK(calls == 1);
    Trace other(s.owner.get());
    s.ctx = other.ctx();
    Tensor z = other.input(EAGER_FLOAT64, {-1});
    Function g = other.end({call(s.ctx, f, {z.get()})[0].get()});
    s.ctx = s.owner.get();
    for (const Function* each : {&f, &g}) {
      Tensor v = s.vec({2, 3});
      Tape outer = make_tape(s.ctx), tape = make_tape(s.ctx);
      watch(outer, v);
      watch(tape, v);
      Tensor y = std::move(call(s.ctx, *each, {v.get()})[0]);
      CHECK(values(y)[0] == 64 + 729);
      Tensor first = s.grad(tape, y, v);  // 10 x^2 times 2 x
      CHECK(values(first) == std::vector<double>{160, 540});
      CHECK(values(s.grad(outer, first, v)) == std::vector<double>{240, 540});
    }
    CHECK(calls == 1);
  }
  CHECK(s.live() == live);
}

TEST_CASE("a trace that ends takes no input from the function of a custom gradient") {
  Traced s;
  int32_t code = EAGER_OK;
  const auto adds_input = [](void* data, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                             int32_t) -> eager_status* {
    eager_tensor* input = nullptr;
    *static_cast<int32_t*>(data) = code_of(eager_trace_input(ctx, EAGER_FLOAT64, nullptr, 0, &input));
    eager_tensor_release(input);
    eager_tensor_retain(dx[0] = dy[0]);
    return nullptr;
  };
  const Tensor x = s.input({}), y = s.mul(x, x);
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(s.ctx, &in, 1, &out, 1, adds_input, &code, nullptr, &recorded));
  const Tensor owner(recorded);
  const Function f = s.end({recorded});
  CHECK(code == EAGER_FAILED_PRECONDITION);
}

TEST_CASE("a trace that ends leaves the pauses of its tapes to the program, whatever its callbacks resume") {
  for (const bool is_paused : {true, false}) {
    struct Resumes {
      eager_tape* tape;
      int32_t code, is_recording;
    };
    Traced s;
    const Tensor x = s.input({});
    const Tape tape = make_tape(s.ctx, true);
    watch(tape, x);
    Resumes data{tape.get(), -1, -1};
    const auto resumes = [](void* user_data, eager_context*, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                            int32_t) -> eager_status* {
      Resumes& d = *static_cast<Resumes*>(user_data);
      d.code = code_of(eager_tape_resume(d.tape));
      d.is_recording = eager_tape_is_recording(d.tape);
      eager_tensor_retain(dx[0] = dy[0]);
      return nullptr;
    };
    const Tensor y = s.mul(x, x);
    eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
    check(eager_tape_record(s.ctx, &in, 1, &out, 1, resumes, &data, nullptr, &recorded));
    const Tensor owner(recorded);
    if (is_paused) check(eager_tape_pause(tape.get()));
    const Function f = s.end({recorded});
    CHECK(data.code == (is_paused ? EAGER_OK : EAGER_FAILED_PRECONDITION));
    CHECK(data.is_recording == 0);
    CHECK(eager_tape_is_recording(tape.get()) == 1);
    CHECK(code_of(eager_tape_resume(tape.get())) == EAGER_FAILED_PRECONDITION);
  }
}

TEST_CASE("a custom gradient that cannot be traced fails where it is asked for") {
  Traced s;
  int calls = 0;
  Tensor x = s.input({-1});
  Function f = s.end({cube_with_tenfold(s, x, &calls, true).get()});
  Tensor v = s.vec({2});
  CHECK(values(call(s.ctx, f, {v.get()})[0]) == std::vector<double>{8});
  Tape tape = make_tape(s.ctx);
  watch(tape, v);
  CHECK(refusal([&] {
          Tensor y = std::move(call(s.ctx, f, {v.get()})[0]);
          s.grad(tape, y, v);
        }).find("10: no gradient here") == 0);
}

TEST_CASE("the caller's code is called at each run") {
  Traced s;
  int calls = 0;
  Op op = host_call(s.ctx, &calls), wrong = host_call(s.ctx, &calls, EAGER_FLOAT32);
  Tensor x = s.input({-1});
  Tensor y = std::move(execute(s.ctx, op.get(), {s.mul(x, x).get()})[0]);
  CHECK(calls == 0);
  CHECK(dims_of(y.get()) == std::vector<int64_t>{-1});
  Function f = s.end({s.add(y, x).get()});
  CHECK(values(call(s.ctx, f, {s.vec({1, 2}).get()})[0]) == std::vector<double>{2, 6});
  CHECK(values(call(s.ctx, f, {s.vec({1, 2}).get()})[0]) == std::vector<double>{3, 10});
  CHECK(refusal([&] { call(s.ctx, f, {s.vec({1}).get()}); }) == "10: three is too many");
  CHECK(values(execute(s.ctx, op.get(), {s.vec({2}).get()})[0]) == std::vector<double>{8});
  CHECK(refusal([&] { execute(s.ctx, wrong.get(), {s.vec({2}).get()}); }) ==
        "3: output #0 of the callback is a float64 tensor of shape [1], declared was float32 [?] [Op:host_call]");
  Tensor v = s.vec({1});
  Tape tape = make_tape(s.ctx);
  watch(tape, v);
  Tensor z = std::move(execute(s.ctx, op.get(), {v.get()})[0]);
  CHECK(refusal([&] { s.grad(tape, z, v); }) == "12: gradient registry has no entry for: host_call [Op:host_call]");
}

namespace {

// dx = dy times what the recorded handle holds.
struct OwnOutput {
  eager_tensor* recorded = nullptr;
};
eager_status* times_own_output(void* data, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                               int32_t) {
  Op multiply = make_op(ctx, "multiply");
  dx[0] = execute(ctx, multiply.get(), {dy[0], static_cast<OwnOutput*>(data)->recorded})[0].release();
  return nullptr;
}

}  // namespace

TEST_CASE("a custom gradient may use its own outputs, but nothing that comes after") {
  Traced s;
  OwnOutput own, late;
  auto record = [&](const Tensor& x, OwnOutput& data) {
    Tensor y = s.run("exp", {x.get()});
    eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
    check(eager_tape_record(s.ctx, &in, 1, &out, 1, times_own_output, &data, nullptr, &recorded));
    return Tensor(recorded);
  };
  Tensor x = s.input({-1});
  Tensor y = record(x, own), z = record(x, late);
  own.recorded = y.get();
  Tensor after = s.add(z, z);
  late.recorded = after.get();
  Function f = s.end({y.get()});
  Tensor v = s.vec({1, 2});
  const double e = std::exp(1);
  const std::vector<std::vector<double>> g = two_orders(s, v, [&] { return std::move(call(s.ctx, f, {v.get()})[0]); });
  CHECK(g[0][0] == Approx(e));
  CHECK(g[1][0] == Approx(e));

  s.begin();
  x = s.input({-1});
  z = record(x, late);
  after = s.add(z, z);
  late.recorded = after.get();
  Function h = s.end({after.get()});
  Tape tape = make_tape(s.ctx);
  watch(tape, v);
  Tensor w = std::move(call(s.ctx, h, {v.get()})[0]);
  CHECK(refusal([&] {
          s.grad(tape, w, v);
        }).find("9: the function of a custom gradient uses a tensor that was made behind the outputs") == 0);
}

TEST_CASE("an output without a gradient fails where that is asked for, and only there") {
  Traced s;
  int calls = 0;
  Op op = host_call(s.ctx, &calls);
  Tensor x = s.input({-1});
  Tensor y = s.mul(x, x), logged = std::move(execute(s.ctx, op.get(), {y.get()})[0]);
  Function f = s.end({y.get(), logged.get()});
  for (int again = 0; again < 2; ++again) {
    calls = 0;
    Tensor v = s.vec({3});
    Tape tape = make_tape(s.ctx, true);
    watch(tape, v);
    std::vector<Tensor> out = call(s.ctx, f, {v.get()});
    CHECK(values(s.grad(tape, out[0], v)) == std::vector<double>{6});
    CHECK(refusal([&] { s.grad(tape, out[1], v); }).find("12: gradient registry has no entry for: host_call") == 0);
  }
}

namespace {

eager_status* give_weak(void* what, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor** outputs,
                        int32_t) {
  const double v = *static_cast<double*>(what);
  return v == std::floor(v) ? eager_tensor_scalar_int(ctx, static_cast<int64_t>(v), outputs)
                            : eager_tensor_scalar_float(ctx, v, outputs);
}

}  // namespace

TEST_CASE("weak scalars that the caller's code gives take the declared dtype, if that has them") {
  Session s;
  double value = 2;
  auto given = [&](double v, int32_t dtype) {
    value = v;
    eager_op* op = nullptr;
    const int32_t rank = 0;
    const int64_t* dims = nullptr;
    check(eager_op_create_host_call(s.ctx, "give_weak", give_weak, &value, nullptr, 1, &dtype, &rank, &dims, &op));
    return std::move(execute(s.ctx, Op(op).get(), {})[0]);
  };
  CHECK(values(given(2, EAGER_FLOAT64)) == std::vector<double>{2});
  CHECK(values(given(2.5, EAGER_FLOAT64)) == std::vector<double>{2.5});
  CHECK(eager_tensor_dtype(given(200, EAGER_UINT8).get()) == EAGER_UINT8);
  CHECK(refusal([&] { given(300, EAGER_UINT8); }).find("3: ") == 0);
  CHECK(refusal([&] { given(2.5, EAGER_INT64); }) ==
        "3: output #0 of the callback is a float32 tensor of shape [], declared was int64 [] [Op:host_call]");
}
