#include <catch2/catch.hpp>
#include <thread>

#include "support/tape_fixture.h"

using namespace client;
using V = std::vector<double>;

TEST_CASE("gradient of x * x", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  CHECK(values(s.grad(tape, y, x)) == V{2, 4, 6});
}

TEST_CASE("a tape for one use gives one gradient", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  s.grad(tape, y, x);
  try {
    s.grad(tape, y, x);
    FAIL("no error");
  } catch (const Failure& f) {
    CHECK(f.code == EAGER_FAILED_PRECONDITION);
    CHECK(std::string(f.what()).find("non-persistent") != std::string::npos);
  }
}

TEST_CASE("a persistent tape gives many, and records its own walk", "[tape]") {
  Session s;
  Tensor x = s.vec({3});
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  Tensor y = s.mul(s.mul(x, x), x);
  Tensor g = s.grad(tape, y, x);
  CHECK(values(g) == V{27});
  CHECK(values(s.grad(tape, y, x)) == V{27});
  CHECK(values(s.grad(tape, g, x)) == V{18});
}

TEST_CASE("nested tapes give higher orders", "[tape]") {
  Session s;
  Tensor x = s.num(2);
  Tape outer = make_tape(s.ctx);
  watch(outer, x);
  Tape middle = make_tape(s.ctx);
  watch(middle, x);
  Tape inner = make_tape(s.ctx);
  watch(inner, x);
  Tensor y = s.mul(s.mul(s.mul(x, x), x), x);
  Tensor g1 = s.grad(inner, y, x);
  Tensor g2 = s.grad(middle, g1, x);
  Tensor g3 = s.grad(outer, g2, x);
  CHECK(values(g1) == V{32});
  CHECK(values(g2) == V{48});
  CHECK(values(g3) == V{48});
}

TEST_CASE("tapes may be stopped in any order", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  Tape a = make_tape(s.ctx), b = make_tape(s.ctx);
  watch(a, x);
  watch(b, x);
  Tensor y = s.mul(x, x);
  check(eager_tape_stop(a.get()));
  Tensor z = s.mul(y, y);
  check(eager_tape_stop(b.get()));
  CHECK(eager_tape_is_recording(a.get()) == 0);
  CHECK(values(s.grad(a, y, x)) == V{6});
  CHECK(values(s.grad(b, z, x)) == V{108});
}

TEST_CASE("pause and resume: one tape, or all of a context", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  check(eager_tape_pause(tape.get()));
  Tensor hidden = s.mul(x, x);
  check(eager_tape_resume(tape.get()));
  check(eager_context_pause_tapes(s.ctx));
  check(eager_context_pause_tapes(s.ctx));
  check(eager_context_resume_tapes(s.ctx));
  Tensor hidden_too = s.mul(x, x);
  check(eager_context_resume_tapes(s.ctx));
  Tensor seen = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, hidden, x));
  CHECK_FALSE(s.grad(tape, hidden_too, x));
  CHECK(values(s.grad(tape, seen, x)) == V{6});
  CHECK(code_of(eager_tape_resume(tape.get())) == EAGER_FAILED_PRECONDITION);
  CHECK(code_of(eager_context_resume_tapes(s.ctx)) == EAGER_FAILED_PRECONDITION);
}

TEST_CASE("where nothing connects: NULL, or zeros if asked", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2}), other = s.vec({1, 2, 3});
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, y, other));
  eager_gradient_options options{};
  options.struct_size = sizeof options;
  options.unconnected_zero = 1;
  eager_tensor *target = y.get(), *source = other.get(), *g = nullptr;
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, &options, &g));
  CHECK(values(Tensor(g)) == V{0, 0, 0});
}

TEST_CASE("output gradients and several targets", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2}), w = s.vec({10, 100}), wrong = s.vec({1, 2, 3});
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  Tensor y = s.mul(x, x), z = s.add(x, x);
  CHECK(values(gradient(s.ctx, tape.get(), {y.get()}, {w.get()}, {x.get()})[0]) == V{20, 400});
  CHECK(values(gradient(s.ctx, tape.get(), {y.get(), z.get()}, {}, {x.get()})[0]) == V{4, 6});
  CHECK(values(gradient(s.ctx, tape.get(), {y.get(), z.get()}, {w.get(), nullptr}, {x.get()})[0]) == V{22, 402});
  CHECK_THROWS_AS(gradient(s.ctx, tape.get(), {y.get()}, {wrong.get()}, {x.get()}), Failure);
}

TEST_CASE("an intermediate tensor may be a source", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x), z = s.mul(y, y);
  auto g = gradient(s.ctx, tape.get(), {z.get()}, {}, {y.get(), x.get(), z.get()});
  CHECK(values(g[0]) == V{18});
  CHECK(values(g[1]) == V{108});
  CHECK(values(g[2]) == V{1});
}

TEST_CASE("variables are watched when they are read", "[tape]") {
  Session s;
  Variable v = s.variable(s.vec({1, 2}), "weights"), frozen = s.variable(s.vec({5, 5}), "frozen", false);
  Tape tape = make_tape(s.ctx);
  Tensor y = s.mul(s.mul(s.read(v), s.read(v)), s.read(frozen));
  REQUIRE(eager_tape_num_watched(tape.get()) == 1);
  CHECK(eager_tape_watched(tape.get(), 0) == v.get());
  CHECK(eager_tape_watched(tape.get(), 1) == nullptr);
  eager_tensor *target = y.get(), *g[2];
  eager_variable* variables[] = {v.get(), frozen.get()};
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, variables, 2, nullptr, g));
  CHECK(values(Tensor(g[0])) == V{10, 20});
  CHECK(g[1] == nullptr);
}

TEST_CASE("a variable read, assigned and read again gets both gradients", "[tape]") {
  Session s;
  Variable v = s.variable(s.num(2));
  Tape tape = make_tape(s.ctx);
  Tensor a = s.read(v), y = s.mul(a, a);
  check(eager_variable_assign(s.ctx, v.get(), s.num(5).get()));
  Tensor b = s.read(v), z = s.add(y, s.mul(b, b));
  eager_tensor *target = z.get(), *g = nullptr;
  eager_variable* variable = v.get();
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, &variable, 1, nullptr, &g));
  CHECK(values(Tensor(g)) == V{14});
}

TEST_CASE("values that were read from a variable have gradients of their own", "[tape]") {
  Session s;
  Variable v = s.variable(s.num(2));
  for (bool is_watched : {false, true}) {
    check(eager_variable_assign(s.ctx, v.get(), s.num(2).get()));
    Tensor early = s.read(v);
    Tape tape = make_tape(s.ctx, true);
    if (is_watched) watch(tape, early);
    Tensor a = s.read(v), again = s.read(v);
    check(eager_variable_assign(s.ctx, v.get(), s.num(5).get()));
    Tensor b = s.read(v), y = s.mul(s.mul(a, b), b);
    eager_tensor *target = y.get(), *sources[] = {a.get(), b.get()}, *g[3];
    eager_variable* variable = v.get();
    for (int i = 0; i < 2; ++i) {
      check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, sources, 2, &variable, 1, nullptr, g));
      CHECK(values(Tensor(g[0])) == V{25});
      CHECK(values(Tensor(g[1])) == V{20});
      CHECK(values(Tensor(g[2])) == V{45});
    }
    CHECK(!s.grad(tape, a, b));
    CHECK(values(s.grad(tape, a, again)) == V{1});
    check(eager_tape_gradient(s.ctx, tape.get(), sources, 1, nullptr, nullptr, 0, &variable, 1, nullptr, g));
    CHECK(values(Tensor(g[0])) == V{1});
  }
}

TEST_CASE("no zeros are made of strings", "[tape]") {
  Session s;
  const int64_t offsets[] = {0, 0};
  Tensor x = s.num(3), words = make_tensor(s.ctx, EAGER_STRING, {1}, offsets, sizeof offsets);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  eager_gradient_options options{};
  options.struct_size = sizeof options;
  options.unconnected_zero = 1;
  eager_tensor *target = y.get(), *sources[] = {words.get(), x.get()}, *g[2];
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, sources, 2, nullptr, 0, &options, g));
  CHECK(g[0] == nullptr);
  CHECK(values(Tensor(g[1])) == V{6});
}

TEST_CASE("an abandoned tape is dropped at the context's next call", "[tape]") {
  Session s;
  int64_t before = s.live();
  Tensor x = s.num(1);
  {
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    Tensor y = s.mul(x, x);
    for (int i = 0; i < 100; ++i) y = s.mul(y, x);
    CHECK(s.live() == before + 102);  // saved inputs, the last output
    std::thread([&] { tape.reset(); }).join();
  }
  s.mul(x, x);
  CHECK(s.live() == before + 1);
}

TEST_CASE("integers have no gradient", "[tape]") {
  Session s;
  Tensor x = s.ids({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, y, x));
}

TEST_CASE("a chain of a million ops does not touch the stack's limit", "[tape]") {
  Session s;
  Tensor x = s.num(1), one = s.num(1), y = s.mul(x, one);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Op op = make_op(s.ctx, "multiply");
  y = s.mul(x, one);
  for (int i = 0; i < 1000000; ++i) {
    eager_tensor *in[] = {y.get(), one.get()}, *out = nullptr;
    int32_t n = 1;
    check(eager_execute(s.ctx, op.get(), in, 2, &out, &n));
    y.reset(out);
  }
  CHECK(values(s.grad(tape, y, x)) == V{1});
}

TEST_CASE("a tape holds what the schemas save, and nothing more", "[tape]") {
  Session s;
  Tensor x = s.vec(V(1000, 1.0));
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  int64_t before = s.live();
  Tensor y = s.add(x, x);
  for (int i = 0; i < 10; ++i) y = s.add(y, x);
  CHECK(s.live() == before + 1);  // `add` saves shapes only
  for (int i = 0; i < 10; ++i) y = s.run("exp", {y.get()});
  CHECK(s.live() == before + 10);  // `exp` saves its output, of which y is one; the last `add` is gone
}

TEST_CASE("gather's gradient is sparse rows until an ordinary op takes it", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), indices = s.ids({1, 3, 1});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor y = s.run("gather", {table.get(), indices.get()});
  Tensor g = s.grad(tape, s.mul(y, y), table);
  REQUIRE(eager_tensor_is_sparse_rows(g.get()));
  eager_tensor *rows = nullptr, *parts = nullptr, *dense = nullptr;
  check(eager_tensor_sparse_rows(g.get(), &rows, &parts));
  CHECK(values(Tensor(parts)) == V{4, 8, 4});
  CHECK(eager_tensor_num_elements(rows) == 3);
  eager_tensor_release(rows);
  check(eager_tensor_to_dense(s.ctx, g.get(), &dense));
  CHECK(values(Tensor(dense)) == V{0, 8, 0, 8});
  CHECK(values(s.add(g, g)) == V{0, 16, 0, 16});
  CHECK(code_of(eager_tensor_read(g.get(), nullptr, 0)) == EAGER_FAILED_PRECONDITION);
}

TEST_CASE("sparse rows are differentiated by their values", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), indices = s.ids({1, 3, 1}), weights = s.vec({10, 20, 30, 40});
  for (bool is_weighted : {false, true}) {
    Tape outer = make_tape(s.ctx);
    watch(outer, table);
    Tape inner = make_tape(s.ctx);
    watch(inner, table);
    Tensor y = s.run("gather", {table.get(), indices.get()});
    Tensor g = s.grad(inner, s.mul(y, s.mul(y, y)), table);  // 3 y^2
    REQUIRE(eager_tensor_is_sparse_rows(g.get()));
    check(eager_tape_stop(outer.get()));
    std::vector<eager_tensor*> given;
    if (is_weighted) given = {weights.get()};
    Tensor second = std::move(gradient(s.ctx, outer.get(), {g.get()}, given, {table.get()})[0]);
    REQUIRE(second);
    V wanted = is_weighted ? V{0, 2 * 12 * 20, 0, 24 * 40} : V{0, 24, 0, 24};
    CHECK(values(s.add(second, s.vec({0, 0, 0, 0}))) == wanted);

    Tape third = make_tape(s.ctx);
    CHECK(code_of(eager_tape_watch(third.get(), g.get())) == EAGER_INVALID_ARGUMENT);
    eager_tensor *rows = g.get(), *target = y.get(), *none = nullptr;
    CHECK(code_of(eager_tape_gradient(s.ctx, third.get(), &target, 1, nullptr, &rows, 1, nullptr, 0, nullptr, &none)) ==
          EAGER_INVALID_ARGUMENT);
    CHECK(none == nullptr);
    auto backward = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) -> eager_status* { return nullptr; };
    CHECK(code_of(eager_tape_record(s.ctx, &rows, 1, &target, 1, backward, nullptr, nullptr, &none)) == EAGER_INVALID_ARGUMENT);
    CHECK(none == nullptr);
    check(eager_tape_record(s.ctx, &target, 1, &rows, 1, backward, nullptr, nullptr, &none));
    CHECK(!eager_tensor_is_sparse_rows(Tensor(none).get()));
  }
}

TEST_CASE("a weak scalar has a gradient when it is watched", "[tape]") {
  Session s;
  eager_tensor* raw = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 3, &raw));
  Tensor w(raw), x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, w);
  Tensor g = s.grad(tape, s.mul(x, w), w);
  REQUIRE(g);
  CHECK(eager_tensor_rank(g.get()) == 0);
  CHECK(eager_tensor_dtype(g.get()) == EAGER_FLOAT32);
}

namespace {

struct Seen {
  int calls = 0, destroyed = 0;
};

// Gradient of x^3, as 3 x^2 dy, with x in user_data.
struct Cube {
  Session* session;
  eager_tensor* x;
  Seen* seen;
};

eager_status* cube_backward(void* data, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) {
  Cube& c = *static_cast<Cube*>(data);
  ++c.seen->calls;
  eager_op* multiply = nullptr;
  eager_tensor *three = nullptr, *a = nullptr, *b = nullptr;
  int32_t one = 1;
  eager_status* status = eager_op_create(ctx, "multiply", &multiply);
  if (!status) status = eager_tensor_scalar_float(ctx, 3, &three);
  eager_tensor* in[] = {c.x, c.x};
  if (!status) status = eager_execute(ctx, multiply, in, 2, &a, &one);
  eager_tensor* in2[] = {a, three};
  if (!status) status = eager_execute(ctx, multiply, in2, 2, &b, &one);
  eager_tensor* in3[] = {b, dy[0]};
  if (!status) status = eager_execute(ctx, multiply, in3, 2, dx, &one);
  eager_tensor* all[] = {three, a, b};
  eager_tensors_release(all, 3);
  eager_op_release(multiply);
  return status;
}

void cube_destroy(void* data) {
  Cube* c = static_cast<Cube*>(data);
  ++c->seen->destroyed;
  eager_tensor_release(c->x);
  delete c;
}

Tensor cube(Session& s, const Tensor& x, Seen& seen) {
  check(eager_context_pause_tapes(s.ctx));
  Tensor y = s.mul(s.mul(x, x), x);
  check(eager_context_resume_tapes(s.ctx));
  eager_tensor_retain(x.get());
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(s.ctx, &in, 1, &out, 1, cube_backward, new Cube{&s, x.get(), &seen}, cube_destroy, &recorded));
  return Tensor(recorded);
}

}  // namespace

TEST_CASE("a custom gradient, and its own gradient", "[tape]") {
  Session s;
  Seen seen;
  {
    Tensor x = s.num(2);
    Tape outer = make_tape(s.ctx);
    watch(outer, x);
    Tape inner = make_tape(s.ctx);
    watch(inner, x);
    Tensor g = s.grad(inner, cube(s, x, seen), x);
    CHECK(values(g) == V{12});
    CHECK(values(s.grad(outer, g, x)) == V{12});
  }
  CHECK(seen.calls == 1);
  CHECK(seen.destroyed == 1);
}

TEST_CASE("a variable that is first read during the walk has no gradient from it", "[tape]") {
  Session s;
  static eager_variable* read_late;  // by the callback, while the persistent tape records
  std::vector<Variable> variables;
  for (int i = 0; i < 40; ++i) variables.push_back(s.variable(s.num(i)));
  auto backward = [](void* list, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
    for (const Variable& v : *static_cast<std::vector<Variable>*>(list)) {
      eager_tensor* value = nullptr;
      if (eager_status* status = eager_variable_read(ctx, v.get(), &value)) return status;
      eager_tensor_release(value);
      read_late = v.get();
    }
    eager_tensor_retain(dy[0]);
    dx[0] = dy[0];
    return nullptr;
  };
  Tensor x = s.num(2);
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  eager_tensor *in = x.get(), *recorded = nullptr;
  check(eager_tape_record(s.ctx, &in, 1, &in, 1, backward, &variables, nullptr, &recorded));
  Tensor y(recorded);
  eager_tensor* g[2] = {};
  std::vector<eager_variable*> wanted{variables.back().get()};
  check(eager_tape_gradient(s.ctx, tape.get(), &recorded, 1, nullptr, &in, 1, wanted.data(), 1, nullptr, g));
  CHECK(read_late == wanted[0]);
  CHECK(values(Tensor(g[0])) == V{1});
  CHECK(g[1] == nullptr);
}

TEST_CASE("a custom gradient that no tape wants is destroyed at once", "[tape]") {
  Session s;
  Seen seen;
  Tensor x = s.num(2), y = cube(s, x, seen);
  CHECK(values(y) == V{8});
  CHECK(seen.destroyed == 1);
}

TEST_CASE("a callback's status comes out unchanged", "[tape]") {
  Session s;
  Tensor x = s.num(2);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  eager_tensor *in = x.get(), *recorded = nullptr;
  auto fails = [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
    return eager_status_new(EAGER_ABORTED, "the caller's own words");
  };
  check(eager_tape_record(s.ctx, &in, 1, &in, 1, fails, nullptr, nullptr, &recorded));
  Tensor y(recorded);
  try {
    s.grad(tape, y, x);
    FAIL("no error");
  } catch (const Failure& f) {
    CHECK(f.code == EAGER_ABORTED);
    CHECK(std::string(f.what()) == "the caller's own words");
  }
}

TEST_CASE("a tape outlives its context", "[tape]") {
  Session s;
  Tensor x = s.num(2);
  Tape tape;
  Tensor y;
  {
    Session other;
    tape = make_tape(other.ctx);
    watch(tape, x);
    y = other.mul(x, x);
    CHECK_THROWS_AS(s.grad(tape, y, x), Failure);  // it still records elsewhere
    tape = make_tape(other.ctx);
    watch(tape, x);
    y = other.mul(x, x);
  }
  CHECK(eager_tape_is_recording(tape.get()) == 0);
  CHECK(values(s.grad(tape, y, x)) == V{4});
}

TEST_CASE("reset forgets", "[tape]") {
  Session s;
  Tensor x = s.num(2);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  s.mul(x, x);
  check(eager_tape_reset(tape.get()));
  Tensor y = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, y, x));
}

TEST_CASE("one gradient for two inputs is not written to", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2}), two = s.vec({2, 2}), three = s.vec({3, 3});
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  // Backward, `add` gives a and b the same tensor; then `multiply` adds to a's.
  Tensor a = s.mul(x, two), b = s.mul(x, three), t = s.mul(a, a), sum = s.add(a, b), y = s.add(t, sum);
  check(eager_tape_stop(tape.get()));  // one that records sums into new tensors
  auto g = gradient(s.ctx, tape.get(), {y.get()}, {}, {a.get(), b.get(), x.get()});
  CHECK(values(g[0]) == V{5, 9});
  CHECK(values(g[1]) == V{1, 1});
  CHECK(values(g[2]) == V{13, 21});
  // Nor is one that the caller gave, or a value.
  Tensor given = s.vec({1, 1});
  g = gradient(s.ctx, tape.get(), {sum.get(), t.get(), a.get()}, {given.get(), given.get(), given.get()}, {a.get(), b.get()});
  CHECK(values(g[0]) == V{6, 10});
  CHECK(values(given) == V{1, 1});
  CHECK(values(a) == V{2, 4});
}

TEST_CASE("a tape may record what its own walk begins with", "[tape]") {
  Session s;
  for (bool is_known : {false, true}) {
    Tensor x = s.vec({1, 2, 3, 4}), rows = s.ids({1, 3, 1});
    const float ones[] = {1, 1, 1, 1};
    Tensor given = make_tensor(s.ctx, EAGER_FLOAT32, {4}, ones, sizeof ones), dense = s.vec({1, 1, 1, 1});
    Tape tape = make_tape(s.ctx, true);
    watch(tape, x);
    if (is_known) {
      watch(tape, given);
      watch(tape, dense);
    }
    Tensor y = s.mul(x, x);
    for (int i = 0; i < 3; ++i) {
      // A cast, a sum of two for one target, and rows of a dense one.
      auto g = gradient(s.ctx, tape.get(), {y.get()}, {given.get()}, {x.get()});
      CHECK(values(g[0]) == V{2, 4, 6, 8});
      g = gradient(s.ctx, tape.get(), {y.get(), y.get()}, {dense.get(), dense.get()}, {x.get()});
      CHECK(values(g[0]) == V{4, 8, 12, 16});
      Tensor part = s.run("gather", {x.get(), rows.get()});
      Tensor sparse = s.grad(tape, s.mul(part, part), x);
      REQUIRE(eager_tensor_is_sparse_rows(sparse.get()));
      g = gradient(s.ctx, tape.get(), {sparse.get()}, {dense.get()}, {x.get()});
      CHECK(values(s.add(g[0], s.vec({0, 0, 0, 0}))) == V{0, 4, 0, 2});
    }
  }
}

TEST_CASE("a weak output gradient gives a strong one", "[tape]") {
  Session s;
  const float value = 3;
  Tensor x = make_tensor(s.ctx, EAGER_FLOAT32, {}, &value, sizeof value);
  eager_tensor* weak = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 1, &weak));
  Tensor given(weak);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.run("identity", {x.get()});
  Tensor g = std::move(gradient(s.ctx, tape.get(), {y.get()}, {given.get()}, {x.get()})[0]);
  eager_tensor_description d{};
  d.struct_size = sizeof d;
  check(eager_tensor_info(g.get(), &d));
  CHECK(d.flags == 0);
  CHECK(d.dtype == EAGER_FLOAT32);
}

TEST_CASE("a tape that is reset gives a gradient again", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  Tape tape = make_tape(s.ctx);
  for (int i = 0; i < 2; ++i) {
    watch(tape, x);
    Tensor y = s.mul(x, x);
    eager_tensor *target = y.get(), *source = x.get(), *g = nullptr;
    if (i == 0) {
      check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &g));
      CHECK(values(Tensor(g)) == V{6});
      CHECK(code_of(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &g)) ==
            EAGER_FAILED_PRECONDITION);
      check(eager_tape_reset(tape.get()));
    } else {  // stopped: it knows nothing, but may be asked
      check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &g));
      CHECK(g == nullptr);
    }
  }
}

namespace {

// What a custom gradient is given, and what it gives.
struct Given {
  Session* session;
  eager_tensor* result = nullptr;
  bool was_sparse = false;
  int64_t live = 0;
  V values;
};

eager_status* note(void* data, eager_context*, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t num_inputs) {
  Given& given = *static_cast<Given*>(data);
  given.was_sparse = eager_tensor_is_sparse_rows(dy[0]);
  given.live = given.session->live();
  if (!given.was_sparse) {
    given.values.resize(static_cast<size_t>(eager_tensor_num_elements(dy[0])));
    check(eager_tensor_read(dy[0], given.values.data(), given.values.size() * 8));
  }
  for (int i = 0; i < num_inputs; ++i) {
    dx[i] = given.result ? given.result : dy[0];
    eager_tensor_retain(dx[i]);
  }
  return nullptr;
}

Tensor record(Session& s, std::vector<eager_tensor*> inputs, eager_tensor* output, Given& given) {
  eager_tensor* recorded = nullptr;
  check(eager_tape_record(s.ctx, inputs.data(), static_cast<int32_t>(inputs.size()), &output, 1, note, &given, nullptr, &recorded));
  return Tensor(recorded);
}

}  // namespace

TEST_CASE("what a custom gradient gives is made to fit", "[tape]") {
  Session s;
  Tensor x = s.num(3), integer = s.ids({7});
  eager_tensor* weak = nullptr;
  check(eager_tensor_scalar_int(s.ctx, 4, &weak));
  Tensor four(weak);
  Given given{&s, four.get()};
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = record(s, {x.get()}, x.get(), given);
  Tensor g = s.grad(tape, y, x);
  eager_tensor_description d{};
  d.struct_size = sizeof d;
  check(eager_tensor_info(g.get(), &d));
  CHECK(d.flags == 0);
  CHECK(values(g) == V{4});

  // Nothing flows to integers.
  given.result = nullptr;
  Tape second = make_tape(s.ctx);
  Tensor v = s.vec({3});
  watch(second, v);
  watch(second, integer);
  Tensor z = record(s, {v.get(), integer.get()}, v.get(), given);
  auto both = gradient(s.ctx, second.get(), {z.get()}, {}, {v.get(), integer.get()});
  CHECK(values(both[0]) == V{1});
  CHECK(!both[1]);
}

TEST_CASE("a custom gradient that gives another kind of handle is refused", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  Op op = make_op(s.ctx, "add");
  Variable v = s.variable(s.num(1));
  for (void* handle : {static_cast<void*>(op.get()), static_cast<void*>(v.get())}) {
    auto wrong = [](void* handle, eager_context*, eager_tensor* const*, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
      dx[0] = static_cast<eager_tensor*>(handle);
      return nullptr;
    };
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    eager_tensor *in = x.get(), *recorded = nullptr, *g = nullptr;
    check(eager_tape_record(s.ctx, &in, 1, &in, 1, wrong, handle, nullptr, &recorded));
    Tensor y(recorded);
    CHECK(code_of(eager_tape_gradient(s.ctx, tape.get(), &recorded, 1, nullptr, &in, 1, nullptr, 0, nullptr, &g)) ==
          EAGER_INVALID_ARGUMENT);
  }
  CHECK(values(s.run("add", {x.get(), x.get()})) == V{6});
  CHECK(values(s.read(v)) == V{1});
}

TEST_CASE("a custom gradient sees sparse rows as a dense tensor", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), rows = s.ids({1, 3, 1});
  Given given{&s};
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor same = record(s, {table.get()}, table.get(), given);
  Tensor g = s.grad(tape, s.run("gather", {same.get(), rows.get()}), table);
  CHECK(!given.was_sparse);
  CHECK(given.values == V{0, 2, 0, 1});
  CHECK(values(g) == V{0, 2, 0, 1});
}

TEST_CASE("the walk frees records and gradients as it goes", "[tape]") {
  Session s;
  Tensor x = s.vec(V(20, 0.01));
  Given given{&s};
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = record(s, {x.get()}, x.get(), given);
  for (int i = 0; i < 50; ++i) y = s.run("sin", {y.get()});  // each saves its input
  const int64_t before = s.live();
  Tensor g = s.grad(tape, y, x);
  CHECK(given.live < before - 40);
}

TEST_CASE("rows of indices of any rank and dtype meet", "[tape]") {
  Session s;
  Tensor zeros = s.vec({0, 0, 0, 0});
  auto indices = [&](int32_t dtype, const std::vector<int64_t>& dims, const std::vector<int64_t>& values) {
    Tensor wide = make_tensor(s.ctx, EAGER_INT64, dims, values.data(), values.size() * 8);
    std::vector<int64_t> to = {dtype};
    return s.run("cast", {wide.get()}, &to);
  };
  struct Row {
    Tensor indices;
    V counts;
  };
  std::vector<Row> all;
  all.push_back({indices(EAGER_INT64, {2}, {1, 1}), {0, 2, 0, 0}});
  all.push_back({indices(EAGER_INT32, {}, {3}), {0, 0, 0, 1}});
  all.push_back({indices(EAGER_UINT64, {2, 2}, {0, 1, 2, 2}), {1, 1, 2, 0}});
  all.push_back({indices(EAGER_UINT8, {1, 0, 2}, {}), {0, 0, 0, 0}});
  for (const Row& a : all) {
    for (const Row& b : all) {
      Tensor table = s.vec({1, 2, 3, 4});
      Tape tape = make_tape(s.ctx);
      watch(tape, table);
      Tensor y = s.run("gather", {table.get(), a.indices.get()}), z = s.run("gather", {table.get(), b.indices.get()});
      Tensor g = std::move(gradient(s.ctx, tape.get(), {y.get(), z.get()}, {}, {table.get()})[0]);
      REQUIRE(eager_tensor_is_sparse_rows(g.get()));
      eager_tensor *rows = nullptr, *values_of_rows = nullptr;
      check(eager_tensor_sparse_rows(g.get(), &rows, &values_of_rows));
      Tensor r(rows), v(values_of_rows);
      CHECK(eager_tensor_dtype(rows) == EAGER_INT64);
      CHECK(eager_tensor_rank(rows) == 1);
      CHECK(eager_tensor_rank(values_of_rows) == 1);
      V sum = a.counts;
      for (size_t i = 0; i < 4; ++i) sum[i] += b.counts[i];
      CHECK(values(s.add(g, zeros)) == sum);
    }
  }
}

TEST_CASE("the norm of one row is a scalar", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3}), which = s.ids({1});
  const int64_t one = 1;
  Tensor index = make_tensor(s.ctx, EAGER_INT64, {}, &one, 8);
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor g = s.grad(tape, s.run("gather", {table.get(), index.get()}), table);
  Tensor norm = s.run("global_norm", {g.get()});
  CHECK(!eager_tensor_is_sparse_rows(norm.get()));
  CHECK(eager_tensor_rank(norm.get()) == 0);
  CHECK(values(norm) == V{1});
}

TEST_CASE("rows of rows add up", "[tape]") {
  Session s;
  Tensor table = s.vec({1, 2, 3, 4}), first = s.ids({3, 1, 1}), second = s.ids({0, 2, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, table);
  Tensor y = s.run("gather", {table.get(), first.get()}), z = s.run("gather", {y.get(), second.get()});
  Tensor g = s.grad(tape, s.mul(z, z), table);
  CHECK(values(s.add(g, s.vec({0, 0, 0, 0}))) == V{0, 8, 0, 8});
}

TEST_CASE("a device scope that a callback sets stays", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  auto backward = [](void*, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
    eager_tensor_retain(dy[0]);
    dx[0] = dy[0];
    return eager_context_set_device(ctx, "cpu:0");
  };
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  eager_tensor *in = x.get(), *recorded = nullptr;
  check(eager_tape_record(s.ctx, &in, 1, &in, 1, backward, nullptr, nullptr, &recorded));
  Tensor y(recorded);
  CHECK(eager_context_device(s.ctx) == nullptr);
  CHECK(values(s.grad(tape, y, x)) == V{1});
  REQUIRE(eager_context_device(s.ctx));
  CHECK(std::string(eager_context_device(s.ctx)) == "cpu:0");
}
