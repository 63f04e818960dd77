#include <catch2/catch.hpp>
#include <thread>

#include "runtime/autograd/tape.h"
#include "support/tape_fixture.h"

using namespace client;
using V = std::vector<double>;

TEST_CASE("the gradient of x * x is 2 x", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  CHECK(values(s.grad(tape, y, x)) == V{2, 4, 6});
}

TEST_CASE("a tape that is not persistent gives one gradient", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  s.grad(tape, y, x);
  try {
    s.grad(tape, y, x);
    FAIL("no error");
  } catch (const Failure &f) {
    CHECK(f.code == EAGER_FAILED_PRECONDITION);
    CHECK(std::string(f.what()).find("non-persistent") != std::string::npos);
  }
}

TEST_CASE("a persistent tape gives many gradients, and records its own backward pass", "[tape]") {
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

TEST_CASE("nested tapes give gradients of higher orders", "[tape]") {
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

TEST_CASE("one tape, or all tapes of a context, may be paused and resumed", "[tape]") {
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

TEST_CASE("an unconnected source has no gradient, or zeros where those are asked for", "[tape]") {
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

TEST_CASE("output gradients weigh targets, and gradients of several targets add up", "[tape]") {
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
  eager_variable *variables[] = {v.get(), frozen.get()};
  check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, variables, 2, nullptr, g));
  CHECK(values(Tensor(g[0])) == V{10, 20});
  CHECK(g[1] == nullptr);
}

TEST_CASE("a variable may be watched even if it is not trainable or the tape ignores variables", "[tape]") {
  Session s;
  for (bool ignore : {false, true}) {
    Variable v = s.variable(s.num(2)), other = s.variable(s.num(3)), frozen = s.variable(s.num(5), "frozen", false);
    Tape tape = make_tape(s.ctx, true, ignore);
    Tensor early = s.read(frozen);
    for (int twice = 0; twice < 2; ++twice) watch(tape, frozen);
    CHECK(eager_tape_num_watched(tape.get()) == 1);
    Tensor x = s.read(v), y = s.mul(s.mul(s.read(frozen), x), s.read(other));
    check(eager_variable_assign(s.ctx, frozen.get(), s.num(7).get()));
    y = s.add(y, s.mul(s.read(frozen), x));
    CHECK(values(s.grad(tape, y, frozen)) == V{2 * 3 + 2});
    CHECK(static_cast<bool>(s.grad(tape, s.mul(early, x), v)) == !ignore);
    CHECK(eager_tape_num_watched(tape.get()) == (ignore ? 1 : 3));
    CHECK(eager_tape_watched(tape.get(), 0) == frozen.get());
    check(eager_tape_reset(tape.get()));
    CHECK(eager_tape_num_watched(tape.get()) == 0);
    CHECK(!s.grad(tape, s.mul(s.read(frozen), x), frozen));
  }
  Tape tape = make_tape(s.ctx);
  Variable unread = s.variable(s.num(1));
  watch(tape, unread);
  CHECK(!s.grad(tape, s.num(1), unread));
  CHECK_THROWS_WITH(watch(Tape(), unread), Catch::Contains("tape is NULL"));
  CHECK_THROWS_WITH(watch(tape, Variable()), Catch::Contains("v is NULL"));
}

TEST_CASE("a context reports whether one of its recording tapes knows a tensor", "[tape]") {
  Session s;
  Tensor x = s.num(3), other = s.num(4);
  CHECK(!eager_context_is_watched(s.ctx, x.get()));
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, other), z = s.mul(other, other);
  CHECK(eager_context_is_watched(s.ctx, x.get()));
  CHECK(eager_context_is_watched(s.ctx, y.get()));
  CHECK(!eager_context_is_watched(s.ctx, z.get()));
  check(eager_tape_pause(tape.get()));
  CHECK(!eager_context_is_watched(s.ctx, x.get()));
  check(eager_tape_resume(tape.get()));
  check(eager_context_pause_tapes(s.ctx));
  CHECK(!eager_context_is_watched(s.ctx, x.get()));
  check(eager_context_resume_tapes(s.ctx));
  CHECK(!eager_context_is_watched(make_context(1).get(), x.get()));
  check(eager_tape_stop(tape.get()));
  CHECK(!eager_context_is_watched(s.ctx, x.get()));
}

TEST_CASE("a tape keeps the variables that it watches alive", "[tape]") {
  Session s;
  const int64_t before = s.live();
  {
    Tape tape = make_tape(s.ctx, false, true);
    watch(tape, s.variable(s.num(2)));
    CHECK(s.live() == before + 1);
    CHECK(std::string(eager_variable_name(eager_tape_watched(tape.get(), 0))) == "v");
  }
  s.num(0);
  CHECK(s.live() == before);
}

TEST_CASE("a variable read, assigned and read again gets both gradients", "[tape]") {
  Session s;
  Variable v = s.variable(s.num(2));
  Tape tape = make_tape(s.ctx);
  Tensor a = s.read(v), y = s.mul(a, a);
  check(eager_variable_assign(s.ctx, v.get(), s.num(5).get()));
  Tensor b = s.read(v), z = s.add(y, s.mul(b, b));
  CHECK(values(s.grad(tape, z, v)) == V{14});
}

TEST_CASE("each value that was read from a variable may be a source of its own", "[tape]") {
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
    eager_variable *variable = v.get();
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

TEST_CASE("a string tensor that is not connected has no zeros for a gradient", "[tape]") {
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
    CHECK(s.live() == before + 102);  // saved inputs and the last output
    std::thread([&] { tape.reset(); }).join();
  }
  s.mul(x, x);
  CHECK(s.live() == before + 1);
}

TEST_CASE("an op without a gradient lets none flow back", "[tape]") {
  for (const char *name : {"random_poisson", "bitcast"}) {
    Session s;
    Tensor x = s.vec({2, 3});
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    Op op = make_op(s.ctx, name);
    if (std::string(name) == "bitcast") check(eager_op_set_dtype(op.get(), "dtype", EAGER_FLOAT64));
    Tensor y = std::move(execute(s.ctx, op.get(), {x.get()})[0]);
    CHECK(!s.grad(tape, y, x));
  }
}

TEST_CASE("integers have no gradient", "[tape]") {
  Session s;
  Tensor x = s.ids({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  Tensor y = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, y, x));
}

TEST_CASE("the gradient of a chain of a million ops does not exhaust the stack", "[tape]") {
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
  CHECK(s.live() == before + 1);  // `add` saves only shapes
  for (int i = 0; i < 10; ++i) y = s.run("exp", {y.get()});
  CHECK(s.live() == before + 10);  // `exp` saves its output; y is one of the ten, and the last `add` is gone
}

TEST_CASE("a weak scalar has a gradient when it is watched", "[tape]") {
  Session s;
  eager_tensor *raw = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 3, &raw));
  Tensor w(raw), x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, w);
  Tensor g = s.grad(tape, s.mul(x, w), w);
  REQUIRE(g);
  CHECK(eager_tensor_rank(g.get()) == 0);
  CHECK(eager_tensor_dtype(g.get()) == EAGER_FLOAT32);
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
    CHECK_THROWS_AS(s.grad(tape, y, x), Failure);  // the tape still records in the other context
    tape = make_tape(other.ctx);
    watch(tape, x);
    y = other.mul(x, x);
  }
  CHECK(eager_tape_is_recording(tape.get()) == 0);
  CHECK(values(s.grad(tape, y, x)) == V{4});
}

TEST_CASE("a tape that is reset forgets what it watched", "[tape]") {
  Session s;
  Tensor x = s.num(2);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  s.mul(x, x);
  check(eager_tape_reset(tape.get()));
  Tensor y = s.mul(x, x);
  CHECK_FALSE(s.grad(tape, y, x));
}

TEST_CASE("a gradient that two inputs share is not written to", "[tape]") {
  Session s;
  Tensor x = s.vec({1, 2}), two = s.vec({2, 2}), three = s.vec({3, 3});
  Tape tape = make_tape(s.ctx, true);
  watch(tape, x);
  // In the backward pass, `add` gives a and b the same tensor; then `multiply` adds to a's.
  Tensor a = s.mul(x, two), b = s.mul(x, three), t = s.mul(a, a), sum = s.add(a, b), y = s.add(t, sum);
  check(eager_tape_stop(tape.get()));  // a tape that records adds gradients up in new tensors
  auto g = gradient(s.ctx, tape.get(), {y.get()}, {}, {a.get(), b.get(), x.get()});
  CHECK(values(g[0]) == V{5, 9});
  CHECK(values(g[1]) == V{1, 1});
  CHECK(values(g[2]) == V{13, 21});
  // Neither an output gradient of the caller nor a value is written to.
  Tensor given = s.vec({1, 1});
  g = gradient(s.ctx, tape.get(), {sum.get(), t.get(), a.get()}, {given.get(), given.get(), given.get()},
               {a.get(), b.get()});
  CHECK(values(g[0]) == V{6, 10});
  CHECK(values(given) == V{1, 1});
  CHECK(values(a) == V{2, 4});
}

TEST_CASE("a tape may know the tensors that its own backward pass begins with", "[tape]") {
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
      // The first is cast, the second is summed for one target, and the third becomes rows of a dense one.
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

TEST_CASE("a weak output gradient gives a strong gradient", "[tape]") {
  Session s;
  const float value = 3;
  Tensor x = make_tensor(s.ctx, EAGER_FLOAT32, {}, &value, sizeof value);
  eager_tensor *weak = nullptr;
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

TEST_CASE("a tape that is reset may be asked for a gradient again", "[tape]") {
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
    } else {  // the tape has been stopped, so it knows nothing
      check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, &source, 1, nullptr, 0, nullptr, &g));
      CHECK(g == nullptr);
    }
  }
}

// A call with arguments has attributes of its own, in which texts are those of its op. By the record of the inner tape they come to
// that of the outer one.
TEST_CASE("a tape keeps the texts of a call whose op is gone", "[tape]") {
  Session s;
  const auto image = [&](std::vector<int64_t> dims) {
    const V ones(9, 1);
    const int64_t count = dims[0] * dims[1] * dims[2] * dims[3];
    return make_tensor(s.ctx, EAGER_FLOAT64, dims, ones.data(), static_cast<size_t>(count) * 8);
  };
  const auto conv2d = [&](const char *padding) {
    Op op = make_op(s.ctx, "conv2d");
    check(eager_op_set_string(op.get(), "padding", padding));
    return op;
  };
  const Tensor x = image({1, 3, 3, 1}), filter = image({2, 2, 1, 1}), dy = image({1, 3, 3, 1});
  const std::vector<int64_t> strides{1, 1};
  Tape outer = make_tape(s.ctx), inner = make_tape(s.ctx);
  watch(outer, dy);
  watch(inner, x);
  Op op = conv2d("SAME");
  const Tensor y = std::move(execute(s.ctx, op.get(), {x.get(), filter.get()}, &strides)[0]);
  const Tensor dx = std::move(gradient(s.ctx, inner.get(), {y.get()}, {dy.get()}, {x.get()})[0]);
  inner.reset();
  op.reset();
  std::vector<Op> others;  // whose texts take the memory of those that are gone
  for (int i = 0; i < 100; ++i) others.push_back(conv2d("VALID"));
  CHECK(values(s.grad(outer, dx, dy)) == V{4, 4, 2, 4, 4, 2, 2, 2, 1});
}

TEST_CASE("a backward pass that fails at a later source gives nothing for those before", "[tape]") {
  Session s;
  const Tensor x = s.num(2);
  // The zeros that would be its gradient have no memory.
  const eager::TensorRef huge =
      eager::TensorRef::adopt(eager::new_shape_only(eager::DType::float64, eager::Shape{int64_t{1} << 50}));
  const auto tape = eager::Ref<eager_tape>::adopt(new eager_tape(*s.ctx, false, true));
  tape->watch(*x);
  const Tensor y = s.mul(x, x);
  const int64_t before = s.live();
  eager_tensor *target = y.get(), *sources[] = {x.get(), huge.get()}, *gradients[2] = {};
  CHECK_THROWS(tape->gradient(*s.ctx, {&target, 1, nullptr, sources, 2, nullptr, 0, true}, gradients));
  CHECK(!gradients[0]);
  CHECK(s.live() == before);
}
