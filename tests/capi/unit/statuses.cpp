// Statuses, and the payload that a callback's status carries through the library.
#include <catch2/catch.hpp>

#include <thread>

#include "support/traced.h"

using namespace client;

namespace {

int destroyed = 0;
void destroy(void*) { ++destroyed; }
void other(void*) {}
int thing;  // what payloads point to

eager_status* fail_with_thing() { return eager_status_new_with(EAGER_ABORTED, "mine", &thing, destroy); }

// Callbacks of either type that fail.
eager_status* fails(void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
  return fail_with_thing();
}
eager_status* stops(void*, eager_context*) { return fail_with_thing(); }

Op failing_call(eager_context* ctx, int32_t num_outputs = 1) {
  const int32_t dtype = EAGER_FLOAT64, rank = 1;
  const int64_t any = -1, *dims = &any;
  eager_op* op = nullptr;
  check(eager_op_create_host_call(ctx, "fails", fails, nullptr, nullptr, num_outputs, &dtype, &rank, &dims, &op));
  return Op(op);
}

// Records x with a gradient function that fails.
Tensor with_failing_gradient(Session& s, const Tensor& x) {
  eager_tensor *in = x.get(), *recorded = nullptr;
  check(eager_tape_record(s.ctx, &in, 1, &in, 1, fails, nullptr, nullptr, &recorded));
  return Tensor(recorded);
}

eager_status* run(eager_context* ctx, eager_op* op, std::vector<eager_tensor*> inputs) {
  eager_tensor* out = nullptr;
  int32_t room = 1;
  return eager_execute(ctx, op, inputs.data(), static_cast<int32_t>(inputs.size()), &out, &room);
}

eager_status* gradient_of(Session& s, const Tape& tape, const Tensor& y, const Tensor& x) {
  eager_tensor *target = y.get(), *source = x.get(), *g = nullptr;
  return eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &g);
}

Function loop_with(Session& s, const Op& op) {
  Trace trace(s.ctx);
  Tensor x = trace.input(EAGER_FLOAT64, {-1});
  return trace.end({execute(trace.ctx(), op.get(), {x.get()})[0].get()});
}

}  // namespace

TEST_CASE("a status gives its payload only for the destroy function that it was made with") {
  destroyed = 0;
  for (int32_t code : std::vector<int32_t>{EAGER_CANCELLED, EAGER_DATA_LOSS, 99, -1}) {
    eager_status* s = eager_status_new_with(code, nullptr, &thing, destroy);
    CHECK(eager_status_code(s) == (code == 99 || code == -1 ? EAGER_UNKNOWN : code));
    CHECK(eager_status_payload(s, destroy) == &thing);
    CHECK(eager_status_payload(s, other) == nullptr);
    CHECK(eager_status_payload(s, nullptr) == nullptr);
    eager_status_release(s);
  }
  CHECK(destroyed == 4);
  CHECK(eager_status_new_with(EAGER_OK, "fine", &thing, destroy) == nullptr);
  CHECK(destroyed == 5);
  CHECK(eager_status_new_with(EAGER_OK, "fine", &thing, nullptr) == nullptr);
  eager_status* kept = eager_status_new_with(EAGER_ABORTED, "", &thing, nullptr);
  CHECK(eager_status_payload(kept, nullptr) == &thing);
  CHECK(eager_status_payload(kept, destroy) == nullptr);
  eager_status* plain = eager_status_new(EAGER_ABORTED, "");
  for (eager_status* none : {plain, static_cast<eager_status*>(nullptr)})
    CHECK(eager_status_payload(none, destroy) == nullptr);
  CHECK(eager_status_payload(plain, nullptr) == nullptr);
  eager_status_release(kept);
  eager_status_release(plain);
}

TEST_CASE("a status tells an axis that a tensor does not have from other invalid arguments") {
  Session s;
  const Tensor x = s.vec({1, 2});
  const auto detail_of = [&](const std::string& name, const char* attribute, std::vector<int64_t> axes) {
    INFO(name);
    const Op op = make_op(s.ctx, name);
    if (name == "softmax" || name == "expand_dims") {
      check(eager_op_set_int(op.get(), attribute, axes[0]));
    } else {
      check(eager_op_set_ints(op.get(), attribute, axes.data(), static_cast<int32_t>(axes.size())));
    }
    eager_status* status = run(s.ctx, op.get(), {x.get()});
    REQUIRE(status);
    CHECK(eager_status_code(status) == EAGER_INVALID_ARGUMENT);
    CHECK(std::string(eager_status_op(status)) == name);
    const int32_t detail = eager_status_detail(status);
    eager_status_release(status);
    return detail;
  };
  CHECK(detail_of("sum", "axis", {1}) == EAGER_DETAIL_AXIS);
  CHECK(detail_of("sum", "axis", {0, 0}) == 0);
  CHECK(detail_of("softmax", "axis", {-2}) == EAGER_DETAIL_AXIS);
  CHECK(detail_of("expand_dims", "axis", {3}) == EAGER_DETAIL_AXIS);
  CHECK(detail_of("permute_dims", "axes", {1}) == EAGER_DETAIL_AXIS);
  CHECK(detail_of("reshape", "shape", {3}) == 0);
  CHECK(eager_status_detail(nullptr) == 0);
}

TEST_CASE("a callback's payload comes out of ops, functions, loops, tapes and optimizers, on any thread") {
  Session s;
  destroyed = 0;
  int runs = 0;
  auto comes_out = [&](const char* what, eager_status* status) {
    INFO(what);
    REQUIRE(status);
    CHECK(std::string(eager_status_message(status)) == "mine");
    CHECK(eager_status_payload(status, destroy) == &thing);
    CHECK(destroyed == runs);
    eager_status_release(status);
    CHECK(destroyed == ++runs);
  };
  Tensor x = s.vec({1, 2});
  const Op op = failing_call(s.ctx);
  comes_out("an op", run(s.ctx, op.get(), {x.get()}));
  Function f = loop_with(s, op);
  eager_op* made = nullptr;
  check(eager_function_op(s.ctx, f.get(), &made));
  const Op calls(made);
  comes_out("a function", run(s.ctx, made, {x.get()}));
  Tape recording = make_tape(s.ctx);
  watch(recording, x);
  comes_out("a function under a tape", run(s.ctx, made, {x.get()}));
  recording.reset();
  const Op map = make_op(s.ctx, "map"), scan = make_op(s.ctx, "scan");
  Tensor rows = std::move(execute(s.ctx, make_op(s.ctx, "stack").get(), {x.get(), x.get()})[0]);
  check(eager_op_set_function(map.get(), "function", f.get()));
  comes_out("a loop", run(s.ctx, map.get(), {rows.get()}));
  std::thread([&] {
    Context own = make_context();
    comes_out("another thread", run(own.get(), made, {x.get()}));
  }).join();
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  Tensor y = with_failing_gradient(s, x);
  Tape outer = make_tape(s.ctx);
  watch(outer, x);
  comes_out("a tape", gradient_of(s, tape, y, x));
  comes_out("a tape that is asked again", gradient_of(s, tape, y, x));
  eager_optimizer* sgd = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &sgd));
  Variable v = s.variable(x);
  eager_variable* variable = v.get();
  eager_tensor* g = x.get();
  check(eager_optimizer_set_learning_rate_op(sgd, op.get()));
  comes_out("an optimizer", eager_optimizer_apply(s.ctx, sgd, &variable, &g, 1));
  eager_optimizer_release(sgd);
}

TEST_CASE("an interrupt's payload comes out of a loop") {
  Session s;
  destroyed = 0;
  check(eager_context_set_interrupt(s.ctx, stops, nullptr, nullptr));
  Trace cond(s.ctx), body(s.ctx);
  Tensor c = cond.input(EAGER_FLOAT64, {1}), b = body.input(EAGER_FLOAT64, {1});
  Op greater = make_op(s.ctx, "greater_equal"), reshape = make_op(s.ctx, "reshape");
  const std::vector<int64_t> scalar = {0};
  Tensor goes_on = std::move(execute(cond.ctx(), reshape.get(),
                                     {execute(cond.ctx(), greater.get(), {c.get(), c.get()})[0].get()}, &scalar)[0]);
  Function when = cond.end({goes_on.get()}), then = body.end({b.get()});
  Op loop = make_op(s.ctx, "while_loop");
  check(eager_op_set_function(loop.get(), "cond", when.get()));
  check(eager_op_set_function(loop.get(), "body", then.get()));
  eager_status* status = run(s.ctx, loop.get(), {s.vec({1}).get()});
  CHECK(eager_status_payload(status, destroy) == &thing);
  eager_status_release(status);
  CHECK(destroyed == 1);
}

TEST_CASE("a failure that a function keeps shares its payload with all statuses that report it") {
  Traced s;
  destroyed = 0;
  Tensor x = s.input({-1});
  Function f = s.end({s.sum(with_failing_gradient(s, x)).get()});
  CHECK(destroyed == 0);
  Tensor v = s.vec({2});
  std::vector<eager_status*> all;
  for (int i = 0; i < 3; ++i) {
    std::thread([&] {
      Session own;
      Tape tape = make_tape(own.ctx);
      watch(tape, v);
      Tensor y = std::move(call(own.ctx, f, {v.get()})[0]);
      all.push_back(gradient_of(own, tape, y, v));
    }).join();
  }
  for (eager_status* each : all) {
    CHECK(eager_status_code(each) == EAGER_ABORTED);
    CHECK(eager_status_payload(each, destroy) == &thing);
  }
  eager_status_release(all[0]);
  f.reset();
  eager_status_release(all[1]);
  CHECK(destroyed == 0);
  eager_status_release(all[2]);
  CHECK(destroyed == 1);
}

TEST_CASE("a callback may return the status of a call that it made") {
  Session s;
  destroyed = 0;
  Op inner = failing_call(s.ctx);
  auto gives = [](void* op, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
    return run(ctx, static_cast<eager_op*>(op), {});
  };
  eager_op* made = nullptr;
  check(eager_op_create_host_call(s.ctx, "outer", gives, inner.get(), nullptr, 0, nullptr, nullptr, nullptr, &made));
  Op outer(made);
  eager_status* status = run(s.ctx, made, {});
  CHECK(eager_status_payload(status, destroy) == &thing);
  eager_status_release(status);
  CHECK(destroyed == 1);
}
