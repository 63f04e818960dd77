// What the program's code releases, while a call runs it, lives until that call returns.
#include <catch2/catch.hpp>

#include <functional>

#include <unistd.h>

#include "data/pipelines.h"
#include "support/tape_fixture.h"
#include "support/trace.h"

using namespace client;

namespace {

using Code = std::function<eager_status*(eager_context*)>;

// Runs the code, and gives a scalar of float64.
eager_status* host_code(void* code, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor** outputs,
                        int32_t) {
  if (eager_status* status = (*static_cast<Code*>(code))(ctx)) return status;
  const double value = 0.5;
  return eager_tensor_create(ctx, EAGER_FLOAT64, nullptr, 0, &value, sizeof value, &outputs[0]);
}

Op host_op(eager_context* ctx, Code& code) {
  const int32_t dtype = EAGER_FLOAT64, rank = 0;
  const int64_t* dims = nullptr;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(ctx, "host", host_code, &code, nullptr, 1, &dtype, &rank, &dims, &op));
  return Op(op);
}

// Runs the code, and passes the gradient on.
eager_status* backward_code(void* code, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                            int32_t) {
  if (eager_status* status = (*static_cast<Code*>(code))(ctx)) return status;
  eager_tensor_retain(dy[0]);
  dx[0] = dy[0];
  return nullptr;
}

Tensor record(eager_context* ctx, const Tensor& x, Code& code) {
  eager_tensor *in = x.get(), *recorded = nullptr;
  check(eager_tape_record(ctx, &in, 1, &in, 1, backward_code, &code, nullptr, &recorded));
  return Tensor(recorded);
}

Op op_of(eager_context* ctx, const Function& f) {
  eager_op* call = nullptr;
  check(eager_function_op(ctx, f.get(), &call));
  return Op(call);
}

double number(const Tensor& t) {
  double value = 0;
  check(eager_tensor_read(t.get(), &value, sizeof value));
  return value;
}

}  // namespace

TEST_CASE("a host call may release its op, its input and its context", "[capi]") {
  Context ctx = make_context(1);
  Op op;
  Tensor x;
  Code code = [&](eager_context*) -> eager_status* {
    op.reset();
    x.reset();
    ctx.reset();
    return nullptr;
  };
  op = host_op(ctx.get(), code);
  SECTION("as it is") {}
  SECTION("within a function") {
    Trace trace(ctx.get());
    const Tensor y = std::move(execute(trace.ctx(), op.get(), {})[0]);
    op = op_of(ctx.get(), trace.end({y.get()}));
  }
  const double two = 2;
  x = make_tensor(ctx.get(), EAGER_FLOAT64, {}, &two, sizeof two);
  eager_tensor* out = nullptr;
  int32_t count = 1;
  check(eager_execute(ctx.get(), op.get(), nullptr, 0, &out, &count));
  CHECK(number(Tensor(out)) == 0.5);
  CHECK(!op);
}

// A kernel that runs the code, and then gives its input's element.
eager_status* kernel_code(void* code, const eager_kernel_call* call) {
  if (eager_status* status = (*static_cast<Code*>(code))(nullptr)) return status;
  *static_cast<double*>(call->outputs[0].data) = *static_cast<const double*>(call->inputs[0].data);
  return nullptr;
}

TEST_CASE("a kernel of the program's may release its op, its input and its context", "[capi]") {
  Context ctx = make_context(1);
  Op op;
  Tensor x;
  Code code = [&](eager_context*) -> eager_status* {
    op.reset();
    x.reset();
    ctx.reset();
    return nullptr;
  };
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.releases";
  d.schema = "x: float64[] -> y: float64[]";
  d.kernel = kernel_code;
  d.user_data = &code;
  check(eager_op_define(ctx.get(), &d));
  op = make_op(ctx.get(), d.name);
  SECTION("as it is") {}
  SECTION("within a function") {
    const Op kernel = std::move(op);
    Trace trace(ctx.get());
    const Tensor in = trace.input(EAGER_FLOAT64, {}), y = std::move(execute(trace.ctx(), kernel.get(), {in.get()})[0]);
    op = op_of(ctx.get(), trace.end({y.get()}));
  }
  const double two = 2;
  x = make_tensor(ctx.get(), EAGER_FLOAT64, {}, &two, sizeof two);
  eager_tensor *in = x.get(), *out = nullptr;
  int32_t count = 1;
  check(eager_execute(ctx.get(), op.get(), &in, 1, &out, &count));
  CHECK(number(Tensor(out)) == 2);
  CHECK(!op);
}

TEST_CASE("the learning rate of a step within a function may release the function", "[capi]") {
  Session s;
  Op step;
  Code code = [&](eager_context*) -> eager_status* {
    step.reset();
    return nullptr;
  };
  eager_optimizer* made = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &made));
  const std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> sgd(made);
  const Op rate = host_op(s.ctx, code);
  check(eager_optimizer_set_learning_rate_op(sgd.get(), rate.get()));
  const Variable v = s.variable(s.num(3));
  {
    Trace trace(s.ctx);
    const Tensor x = trace.input(EAGER_FLOAT64, {});
    eager_variable* variable = v.get();
    eager_tensor* gradient = x.get();
    check(eager_optimizer_apply(trace.ctx(), sgd.get(), &variable, &gradient, 1));
    const Op add = make_op(trace.ctx(), "add");
    const Tensor y = std::move(execute(trace.ctx(), add.get(), {x.get(), x.get()})[0]);
    step = op_of(s.ctx, trace.end({y.get()}));
  }
  const Tensor x = s.num(2);
  eager_tensor *in = x.get(), *out = nullptr;
  int32_t count = 1;
  check(eager_execute(s.ctx, step.get(), &in, 1, &out, &count));
  CHECK(number(Tensor(out)) == 4);
  CHECK(!step);
}

TEST_CASE("an interrupt may release the loop that it came in", "[capi]") {
  Session s;
  Op loop;
  Code wait = [](eager_context*) -> eager_status* {
    usleep(60000);  // longer than the time between two interrupts
    return nullptr;
  };
  const Op slow = host_op(s.ctx, wait);
  Trace trace(s.ctx);
  Function body;
  {
    const Tensor x = trace.input(EAGER_FLOAT64, {}), waited = std::move(execute(trace.ctx(), slow.get(), {})[0]);
    const Op add = make_op(trace.ctx(), "add");
    const Tensor y = std::move(execute(trace.ctx(), add.get(), {x.get(), waited.get()})[0]);
    body = trace.end({y.get()});
  }
  const auto interrupt = [](void* op, eager_context*) -> eager_status* {
    static_cast<Op*>(op)->reset();
    return nullptr;
  };
  check(eager_context_set_interrupt(s.ctx, interrupt, &loop, nullptr));
  loop = make_op(s.ctx, "map");
  check(eager_op_set_function(loop.get(), "function", body.get()));
  body.reset();
  const Tensor xs = s.vec({1, 2, 3, 4});
  eager_tensor *in = xs.get(), *out = nullptr;
  int32_t count = 1;
  check(eager_execute(s.ctx, loop.get(), &in, 1, &out, &count));
  CHECK(values(Tensor(out)) == std::vector<double>{1.5, 2.5, 3.5, 4.5});
  CHECK(!loop);
}

// The gradient of an op of the program's, which runs the code, and passes on what it is given.
eager_status* gradient_code(void* code, eager_context* ctx, const eager_op_gradient_call* call) {
  if (eager_status* status = (*static_cast<Code*>(code))(ctx)) return status;
  eager_tensor_retain(call->output_gradients[0]);
  call->input_gradients[0] = call->output_gradients[0];
  return nullptr;
}

eager_status* copy_element(void*, const eager_kernel_call* call) {
  *static_cast<double*>(call->outputs[0].data) = *static_cast<const double*>(call->inputs[0].data);
  return nullptr;
}

// Returns x by an op whose gradient runs the code.
Tensor op_with_gradient(eager_context* ctx, const Tensor& x, Code& code) {
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.gradient_releases";
  d.schema = "x: float64[] -> y: float64[]";
  d.kernel = copy_element;
  d.gradient = gradient_code;
  d.user_data = &code;
  check(eager_op_define(ctx, &d));
  const Op op = make_op(ctx, d.name);
  return std::move(execute(ctx, op.get(), {x.get()})[0]);
}

TEST_CASE("a backward function may release its tape, the targets, the sources, the variables and the context",
          "[capi]") {
  Session s;
  Tensor x = s.num(2), y;
  Variable v = s.variable(s.num(3));
  Tape tape = make_tape(s.ctx, GENERATE(false, true));
  Code code = [&](eager_context*) -> eager_status* {
    tape.reset();
    x.reset();
    y.reset();
    v.reset();
    s.owner.reset();
    return nullptr;
  };
  watch(tape, x);
  eager_tensor* value = nullptr;
  check(eager_variable_read(s.ctx, v.get(), &value));
  const Tensor product = s.mul(x, Tensor(value));
  SECTION("of eager_tape_record") { y = record(s.ctx, product, code); }
  SECTION("of an op") { y = op_with_gradient(s.ctx, product, code); }
  eager_tensor *target = y.get(), *source = x.get(), *g[2] = {};
  eager_variable* variable = v.get();
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, &variable, 1, nullptr, g));
  CHECK(number(Tensor(g[0])) == 3);
  CHECK(number(Tensor(g[1])) == 2);
  CHECK(!tape);
}

TEST_CASE("a destroy function may release the tape that ran it", "[capi]") {
  Session s;
  Tape tape = make_tape(s.ctx);
  const auto destroy = [](void* owner) { static_cast<Tape*>(owner)->reset(); };
  double two = 2;
  eager_tensor* made = nullptr;
  check(eager_tensor_wrap(s.ctx, EAGER_FLOAT64, nullptr, 0, &two, sizeof two, destroy, &tape, &made));
  Tensor x(made);
  watch(tape, x);
  const Tensor y = s.mul(x, x), source = s.num(1);
  check(eager_tape_stop(tape.get()));
  x.reset();
  SECTION("by a reset") { check(eager_tape_reset(tape.get())); }
  SECTION("by its backward pass") { CHECK(!s.grad(tape, y, source)); }
  CHECK(!tape);
}

TEST_CASE("a tape that is being asked is neither reset nor asked again", "[capi]") {
  Session s;
  const Tensor x = s.num(2);
  Tensor y;
  Tape tape = make_tape(s.ctx, true);
  int32_t reset = 0, asked = 0;
  Code code = [&](eager_context* ctx) -> eager_status* {
    reset = code_of(eager_tape_reset(tape.get()));
    eager_tensor *target = y.get(), *source = x.get(), *g = nullptr;
    asked = code_of(eager_tape_gradient(ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &g));
    return nullptr;
  };
  watch(tape, x);
  y = record(s.ctx, s.mul(x, x), code);
  for (int i = 0; i < 2; ++i) CHECK(number(s.grad(tape, y, x)) == 4);
  CHECK(reset == EAGER_FAILED_PRECONDITION);
  CHECK(asked == EAGER_FAILED_PRECONDITION);
  check(eager_tape_reset(tape.get()));
}

TEST_CASE("a backward function may release the trace that is ending, and cannot end it", "[capi]") {
  Session s;
  eager_context* made = nullptr;
  check(eager_trace_begin(s.ctx, "f", &made));
  Context trace(made);
  int32_t ended = 0;
  Code code = [&](eager_context* ctx) -> eager_status* {
    eager_function* f = nullptr;
    ended = code_of(eager_trace_end(ctx, nullptr, 0, &f));
    trace.reset();
    return nullptr;
  };
  eager_tensor* input = nullptr;
  check(eager_trace_input(trace.get(), EAGER_FLOAT64, nullptr, 0, &input));
  Tensor x(input), y = record(trace.get(), x, code);
  eager_tensor* output = y.get();
  eager_function* f = nullptr;
  check(eager_trace_end(trace.get(), &output, 1, &f));
  const Function function(f);
  CHECK(!trace);
  CHECK(ended == EAGER_FAILED_PRECONDITION);
  const Tensor two = s.num(2);
  const Op op = op_of(s.ctx, function);
  Tape tape = make_tape(s.ctx);
  watch(tape, two);
  const Tensor result = std::move(execute(s.ctx, op.get(), {two.get()})[0]);
  CHECK(number(s.grad(tape, result, two)) == 1);
}

TEST_CASE("a backward function that runs at the end of a trace cannot resume a tape that is paused meanwhile",
          "[capi]") {
  Session s;
  const Trace trace(s.ctx);
  eager_tensor* input = nullptr;
  check(eager_trace_input(trace.ctx(), EAGER_FLOAT64, nullptr, 0, &input));
  const Tensor x(input);
  const Tape tape = make_tape(trace.ctx(), true);
  watch(tape, x);
  Code code = [&](eager_context*) { return eager_tape_resume(tape.get()); };
  const Tensor y = record(trace.ctx(), x, code);
  eager_tensor* output = y.get();
  eager_function* f = nullptr;
  check(eager_trace_end(trace.ctx(), &output, 1, &f));
  const Function function(f);
  CHECK(eager_tape_is_recording(tape.get()));
}

TEST_CASE("what computes the learning rate may release the optimizer", "[capi]") {
  Session s;
  eager_optimizer* sgd = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &sgd));
  Code code = [&](eager_context*) -> eager_status* {
    eager_optimizer_release(std::exchange(sgd, nullptr));
    return nullptr;
  };
  const Op rate = host_op(s.ctx, code);
  check(eager_optimizer_set_learning_rate_op(sgd, rate.get()));
  const Variable v = s.variable(s.num(3));
  const Tensor dv = s.num(2);
  eager_variable* variable = v.get();
  eager_tensor* gradient = dv.get();
  check(eager_optimizer_apply(s.ctx, sgd, &variable, &gradient, 1));
  eager_tensor* value = nullptr;
  check(eager_variable_read(s.ctx, v.get(), &value));
  CHECK(number(Tensor(value)) == 2);
  CHECK(!sgd);
}

TEST_CASE("a generator may release its iterator", "[capi]") {
  Pipelines p;
  Iterator it;
  auto generate = [](void* iterator, eager_context* ctx, void**, int64_t index, eager_tensor** outputs, int32_t,
                     int32_t*) -> eager_status* {
    static_cast<Iterator*>(iterator)->reset();
    return eager_tensor_create(ctx, EAGER_INT64, nullptr, 0, &index, sizeof index, &outputs[0]);
  };
  const Dataset d = p.dataset("generator");
  const int32_t dtype = EAGER_INT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_dataset_set_generator(d.get(), "generator", generate, &it, nullptr, nullptr, 1, &dtype, &rank, &dims));
  it = p.iterate(d);
  eager_tensor* out = nullptr;
  int32_t count = 1, end = 0;
  check(eager_iterator_next(it.get(), &out, &count, &end));
  CHECK(Pipelines::text(Tensor(out)) == "0");
  CHECK(!it);
}
