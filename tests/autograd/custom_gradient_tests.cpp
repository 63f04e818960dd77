// Gradients that are written in the caller's language, through the C header.
#include <catch2/catch.hpp>

#include "support/tape_fixture.h"

using namespace client;
using V = std::vector<double>;

namespace {

struct Seen {
  int calls = 0, destroyed = 0;
};

// The gradient of x^3: 3 x^2 dy, with x in user_data.
struct Cube {
  Session* session;
  eager_tensor* x;
  Seen* seen;
};

eager_status* cube_backward(void* data, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                            int32_t) {
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
  check(
      eager_tape_record(s.ctx, &in, 1, &out, 1, cube_backward, new Cube{&s, x.get(), &seen}, cube_destroy, &recorded));
  return Tensor(recorded);
}

}  // namespace

TEST_CASE("a custom gradient has a gradient of its own", "[tape]") {
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

TEST_CASE("a variable that is first read during the backward pass has no gradient from it", "[tape]") {
  Session s;
  static eager_variable* read_late;  // set by the callback, while the persistent tape records
  std::vector<Variable> variables;
  for (int i = 0; i < 40; ++i) variables.push_back(s.variable(s.num(i)));
  auto backward = [](void* list, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                     int32_t) -> eager_status* {
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

TEST_CASE("a callback's status is returned unchanged", "[tape]") {
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

namespace {

// The arguments that a custom gradient was given, and the results that it is to give.
struct Given {
  Session* session;
  eager_tensor* result = nullptr;
  bool was_sparse = false;
  int64_t live = 0;
  V values;
};

eager_status* note(void* data, eager_context*, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                   int32_t num_inputs) {
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
  check(eager_tape_record(s.ctx, inputs.data(), static_cast<int32_t>(inputs.size()), &output, 1, note, &given, nullptr,
                          &recorded));
  return Tensor(recorded);
}

}  // namespace

TEST_CASE("a gradient from a callback is made strong, and is dropped for integers", "[tape]") {
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

  // Integers have no gradient.
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
    auto wrong = [](void* handle, eager_context*, eager_tensor* const*, int32_t, eager_tensor** dx,
                    int32_t) -> eager_status* {
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

TEST_CASE("the backward pass frees records and gradients as it goes", "[tape]") {
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

TEST_CASE("a device scope that a callback sets stays", "[tape]") {
  Session s;
  Tensor x = s.num(3);
  auto backward = [](void*, eager_context* ctx, eager_tensor* const* dy, int32_t, eager_tensor** dx,
                     int32_t) -> eager_status* {
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

TEST_CASE("a device scope that a host call sets stays", "[context]") {
  Session s;
  const auto give = [](void*, eager_context* ctx, eager_tensor* const* inputs, int32_t, eager_tensor** outputs,
                       int32_t) -> eager_status* {
    eager_tensor_retain(inputs[0]);
    outputs[0] = inputs[0];
    return eager_context_set_device(ctx, "cpu:0");
  };
  const Tensor x = s.num(3);
  const int32_t dtype = eager_tensor_dtype(x.get()), rank = 0;
  const int64_t* dims = nullptr;
  eager_op* made = nullptr;
  check(eager_op_create_host_call(s.ctx, "gives", give, nullptr, nullptr, 1, &dtype, &rank, &dims, &made));
  const Op op(made);
  CHECK(values(execute(s.ctx, op.get(), {x.get()})[0]) == V{3});
  REQUIRE(eager_context_device(s.ctx));
  CHECK(std::string(eager_context_device(s.ctx)) == "cpu:0");
}

// The callback's result is the first part of a sum, which is written over it.
TEST_CASE("a tape that knows a callback's result does not take the sum of gradients for it", "[tape]") {
  struct Own {
    Session* session;
    Tensor q;
    Tape tape;
  };
  Session s;
  Own own{&s, s.num(5), nullptr};
  auto backward = [](void* data, eager_context* ctx, eager_tensor* const*, int32_t, eager_tensor** dx,
                     int32_t) -> eager_status* {
    Own& o = *static_cast<Own*>(data);
    o.tape = make_tape(ctx);
    watch(o.tape, o.q);
    dx[0] = o.session->mul(o.q, o.q).release();
    return eager_tape_stop(o.tape.get());
  };
  const Tensor x = s.num(2);
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const Tensor square = s.mul(x, x);
  eager_tensor *in = x.get(), *recorded = nullptr;
  check(eager_tape_record(s.ctx, &in, 1, &in, 1, backward, &own, nullptr, &recorded));
  const Tensor y = s.add(square, Tensor(recorded)), g = s.grad(tape, y, x);
  CHECK(values(g) == V{29});
  CHECK(!s.grad(own.tape, g, own.q));
}
