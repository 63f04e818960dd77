// Tests of whether variables are trainable, in functions whose own tapes meet them: it is as it was when they were
// traced, or they do not run.
#include <catch2/catch.hpp>

#include "runtime/function/graph/function.h"
#include "support/control_flow.h"
#include "support/saved_file.h"

using namespace client;

namespace {

// The gradient of x * v * v to v, by a tape on the session's context; x where the tape does not watch v.
Tensor gradient_inside(Session& s, const Tensor& x, const Variable& v) {
  Tape tape = make_tape(s.ctx);
  Tensor value = s.read(v);
  eager_tensor *y = s.mul(x, s.mul(value, value)).release(), *g = nullptr;
  eager_variable* variable = v.get();
  eager_status* status = eager_tape_gradient(s.ctx, tape.get(), &y, 1, nullptr, nullptr, 0, &variable, 1, nullptr, &g);
  eager_tensor_release(y);
  check(status);
  return g ? Tensor(g) : share(x.get());
}

void set_trainable(eager_variable* v, bool trainable) { check(eager_variable_set_trainable(v, trainable)); }

}  // namespace

TEST_CASE("a function whose tape met a variable runs while that is trainable, or not, as then") {
  for (const bool was : {true, false}) {
    Control s;
    Variable v = s.variable(s.num(3), "w", was);
    const Control::Body body = [&](const Tensors& x) {
      check(eager_variable_assign_add(s.ctx, v.get(), s.num(1).get()));
      return list(gradient_inside(s, x[0], v));
    };
    Function f = s.trace({{{}}}, body);
    Function outer = s.trace({{{}}}, [&](const Tensors& x) { return call(s.ctx, f, {x[0].get()}); });
    Function branching = s.trace({{{}, EAGER_BOOL}, {{}}}, [&](const Tensors& x) {
      return s.exec(s.op("cond", {{"then_branch", &f}, {"else_branch", &f}}), {x[0].get(), x[1].get()});
    });
    const Tensor x = s.num(2), yes = s.truth(true);
    const std::string why = was ? "9: variable 'w' was trainable when a tape of the function met it, and no longer is"
                                : "9: variable 'w' was not trainable when a tape of the function met it, and is now";
    auto result = [&](const Function& g, const std::vector<eager_tensor*>& in) {
      return values(call(s.ctx, g, in)[0])[0];
    };
    auto refused = [&](const std::function<void()>& run) {
      const std::string text = refusal(run);
      CHECK(text.rfind(why + ": trace the function again, or set trainable back [Op:", 0) == 0);
    };
    Folder folder;
    save(s.ctx, outer, folder / "f");
    Function loaded = load(s.ctx, folder / "f");
    eager_variable* theirs = eager_function_variable(loaded.get(), 0);
    for (int round = 0; round < 2; ++round) {
      set_trainable(v.get(), was);
      const double before = values(s.read(v))[0], theirs_before = 3 + round;
      CHECK(result(f, {x.get()}) == (was ? 2 * 2 * (before + 1) : 2));
      CHECK(result(outer, {x.get()}) == (was ? 2 * 2 * (before + 2) : 2));
      CHECK(result(branching, {yes.get(), x.get()}) == (was ? 2 * 2 * (before + 3) : 2));
      CHECK(result(loaded, {x.get()}) == (was ? 2 * 2 * (theirs_before + 1) : 2));  // its own variable is as it was
      set_trainable(v.get(), !was);
      for (const Function* g : {&f, &outer}) {
        CHECK(eager_function_is_current(g->get()) == 0);
        refused([&] { call(s.ctx, *g, {x.get()}); });
        refused([&] {
          const Tape tape = make_tape(s.ctx);
          watch(tape, x);
          call(s.ctx, *g, {x.get()});
        });
      }
      refused([&] { call(s.ctx, branching, {yes.get(), x.get()}); });
      refused([&] { s.exec(s.op("cond", {{"then_branch", &f}, {"else_branch", &f}}), {yes.get(), x.get()}); });
      refused([&] { s.trace({{{}}}, [&](const Tensors& t) { return call(s.ctx, f, {t[0].get()}); }); });
      CHECK(values(s.read(v))[0] == before + 3);  // nothing was assigned
      CHECK(eager_function_is_current(loaded.get()) == 1);
      set_trainable(theirs, !was);
      refused([&] { call(s.ctx, loaded, {x.get()}); });
      set_trainable(theirs, was);
    }
    save(s.ctx, f, folder / "f");  // as it was traced, though it would not run
    loaded = load(s.ctx, folder / "f");
    refused([&] { call(s.ctx, loaded, {x.get()}); });
    set_trainable(eager_function_variable(loaded.get(), 0), was);
    call(s.ctx, loaded, {x.get()});
  }
}

TEST_CASE("a variable that the traced code freezes and thaws is as that code says at every run") {
  Control s;
  Variable v = s.variable(s.num(3), "w"), frozen = s.variable(s.num(5), "u");
  Function f = s.trace({{{}}}, [&](const Tensors& x) {
    set_trainable(v.get(), false);
    set_trainable(frozen.get(), false);
    Tensor without = gradient_inside(s, x[0], v), never = gradient_inside(s, x[0], frozen);
    set_trainable(v.get(), true);
    return list(std::move(without), gradient_inside(s, x[0], v), std::move(never));
  });
  const Tensor x = s.num(2);
  for (const bool trainable : {true, false}) {
    set_trainable(v.get(), trainable);
    CHECK(eager_function_is_current(f.get()) == 1);
    std::vector<Tensor> g = call(s.ctx, f, {x.get()});
    CHECK(values(g[0])[0] == 2);
    CHECK(values(g[1])[0] == 2 * 2 * 3);
    CHECK(values(g[2])[0] == 2);
  }
  set_trainable(frozen.get(), true);  // it was left frozen
  CHECK(eager_function_is_current(f.get()) == 0);
}

TEST_CASE("what the traced code freezes and thaws holds for the functions that it runs, also in a file") {
  Control s;
  Variable v = s.variable(s.num(3), "w");
  set_trainable(v.get(), false);
  Function f = s.trace({{{}}}, [&](const Tensors& x) { return list(gradient_inside(s, x[0], v)); });
  set_trainable(v.get(), true);
  Function outer = s.trace({{{}, EAGER_BOOL}, {{}}}, [&](const Tensors& x) {
    set_trainable(v.get(), false);
    Tensors branch = s.exec(s.op("cond", {{"then_branch", &f}, {"else_branch", &f}}), {x[0].get(), x[1].get()});
    Tensors called = call(s.ctx, f, {x[1].get()});
    set_trainable(v.get(), true);
    return list(s.add(branch[0], called[0]), gradient_inside(s, x[1], v));
  });
  Function around = s.trace({{{}, EAGER_BOOL}, {{}}}, [&](const Tensors& x) {
    return call(s.ctx, outer, {x[0].get(), x[1].get()});
  });
  Folder folder;
  save(s.ctx, around, folder / "f");
  Function loaded = load(s.ctx, folder / "f");
  const Tensor x = s.num(2), yes = s.truth(true);
  for (const Function* g : {&outer, &around, &loaded}) {
    CHECK(eager_function_is_current(g->get()) == 1);
    const Tensors y = call(s.ctx, *g, {yes.get(), x.get()});
    CHECK(values(y[0])[0] == 2 + 2);
    CHECK(values(y[1])[0] == 2 * 2 * 3);
    const Tape tape = make_tape(s.ctx);
    watch(tape, x);
    CHECK(values(s.grad(tape, call(s.ctx, *g, {yes.get(), x.get()})[0], x))[0] == 2);
  }
  CHECK_FALSE(refusal([&] { call(s.ctx, f, {x.get()}); }).empty());  // by itself it is not
}

TEST_CASE("functions in functions hold what they assume of variables once each") {
  Control s;
  Variable v = s.variable(s.num(3), "w");
  Function f = s.trace({{{}}}, [&](const Tensors& x) { return list(gradient_inside(s, x[0], v)); });
  for (int depth = 0; depth < 40; ++depth) {  // twice each: 2^40 if they were added up
    f = s.trace({{{}}}, [&](const Tensors& x) {
      return s.exec(s.op("cond", {{"then_branch", &f}, {"else_branch", &f}}),
                    {s.run("greater", {x[0].get(), s.num(0).get()}).get(), x[0].get()});
    });
  }
  CHECK(f->assumed.size() == 1);
}

TEST_CASE("a variable that a tape watches by hand may become trainable, and cease to be") {
  Control s;
  for (const bool was : {true, false}) {
    Variable v = s.variable(s.num(3), "w", was), met = s.variable(s.num(5), "u", was);
    Function f = s.trace({{{}}}, [&](const Tensors& x) {
      Tape tape = make_tape(s.ctx);
      check(eager_tape_watch_variable(tape.get(), v.get()));
      const Tensor value = s.read(v);
      eager_tensor *y = s.mul(x[0], s.mul(value, value)).release(), *g = nullptr;
      eager_variable* variable = v.get();
      eager_status* status =
          eager_tape_gradient(s.ctx, tape.get(), &y, 1, nullptr, nullptr, 0, &variable, 1, nullptr, &g);
      eager_tensor_release(y);
      check(status);
      return list(Tensor(g));
    });
    const Tensor x = s.num(2);
    for (const bool now : {!was, was}) {
      set_trainable(v.get(), now);
      CHECK(eager_function_is_current(f.get()) == 1);
      CHECK(values(call(s.ctx, f, {x.get()})[0])[0] == 2 * 2 * 3);
    }
    CHECK(f->assumed.empty());
  }
}

TEST_CASE("a step is current while the function that computes its learning rate is") {
  Control s;
  Variable v = s.variable(s.num(0), "v"), w = s.variable(s.num(3), "w");
  eager_optimizer* o = nullptr;
  check(eager_optimizer_create(s.ctx, "sgd", &o));
  const std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> owner(o);
  eager_variable* trained = v.get();
  Function step = s.trace({}, [&](const Tensors&) {
    const Tensor one = s.num(1);
    eager_tensor* g = one.get();
    check(eager_optimizer_apply(s.ctx, o, &trained, &g, 1));
    return list(share(one.get()));
  });
  Function around = s.trace({}, [&](const Tensors&) { return call(s.ctx, step, {}); });
  Function branching = s.trace({{{}, EAGER_BOOL}}, [&](const Tensors& x) {
    return s.exec(s.op("cond", {{"then_branch", &step}, {"else_branch", &step}}), {x[0].get()});
  });
  const Tensor yes = s.truth(true);
  auto run_all = [&] {
    call(s.ctx, step, {});
    call(s.ctx, around, {});
    call(s.ctx, branching, {yes.get()});
  };
  check(eager_optimizer_set_float(o, "learning_rate", 1));
  run_all();
  CHECK(values(s.read(v))[0] == -3);
  Function rate = s.trace({}, [&](const Tensors&) { return list(gradient_inside(s, s.num(1), w)); });
  eager_op* op = nullptr;
  check(eager_function_op(s.ctx, rate.get(), &op));
  const Op op_owner(op);
  check(eager_optimizer_set_learning_rate_op(o, op));
  run_all();
  CHECK(values(s.read(v))[0] == -3 - 3 * 6);
  set_trainable(w.get(), false);
  for (const Function* f : {&step, &around, &branching}) {
    CHECK(eager_function_is_current(f->get()) == 0);
    const std::vector<eager_tensor*> in = f == &branching ? std::vector{yes.get()} : std::vector<eager_tensor*>{};
    CHECK(refusal([&] {
            call(s.ctx, *f, in);
          }).rfind("9: variable 'w' was trainable when a tape of the function met it, and no longer is", 0) == 0);
  }
  CHECK(values(s.read(v))[0] == -3 - 3 * 6);  // nothing was assigned
  check(eager_optimizer_set_float(o, "learning_rate", 1));
  run_all();
  CHECK(values(s.read(v))[0] == -6 - 3 * 6);
  check(eager_optimizer_set_learning_rate_op(o, op));
  CHECK(eager_function_is_current(step.get()) == 0);
  set_trainable(w.get(), true);
  run_all();
  CHECK(values(s.read(v))[0] == -6 - 6 * 6);
}
