// Functions saved and loaded: they are the same, and go on where they were.
#include <catch2/catch.hpp>

#include <cmath>
#include <limits>

#include "support/control_flow.h"
#include "support/saved_file.h"

using namespace client;

namespace {

Function reload(Session& s, const Function& f) {
  Folder folder;
  save(s.ctx, f, folder / "f");
  Function g = load(s.ctx, folder / "f");
  CHECK(text_of(g) == text_of(f));
  CHECK(folder.num_files() == 1);
  return g;
}

std::string bytes_of(const Tensor& t) {
  std::string bytes(eager_tensor_num_bytes(t.get()), 0);
  check(eager_tensor_read(t.get(), bytes.data(), bytes.size()));
  return bytes;
}

Tensor weak(eager_context* ctx, double v) {
  eager_tensor* t = nullptr;
  check(eager_tensor_scalar_float(ctx, v, &t));
  return Tensor(t);
}

// y with a backward function of its own: scale times the output gradient times x.
Tensor with_gradient(eager_context* ctx, const Tensor& x, const Tensor& y) {
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(
      ctx, &in, 1, &out, 1,
      [](void* x, eager_context* c, eager_tensor* const* dy, int32_t, eager_tensor** dx, int32_t) -> eager_status* {
        Op op = make_op(c, "multiply");
        Tensor scaled = std::move(execute(c, op.get(), {dy[0], weak(c, 10).get()})[0]);
        dx[0] = execute(c, op.get(), {scaled.get(), static_cast<eager_tensor*>(x)})[0].release();
        return nullptr;
      },
      x.get(), nullptr, &recorded));
  return Tensor(recorded);
}

eager_optimizer* new_optimizer(eager_context* ctx, const char* name) {
  eager_optimizer* o = nullptr;
  check(eager_optimizer_create(ctx, name, &o));
  return o;
}

}  // namespace

TEST_CASE("attributes of every type come back") {
  Traced s;
  Tensor x = s.input({-1, 4, 4, 2}, EAGER_FLOAT32);
  auto set = [&](const char* name, const std::function<void(eager_op*)>& attributes,
                 const std::vector<eager_tensor*>& in) {
    Op op = make_op(s.ctx, name);
    attributes(op.get());
    return std::move(execute(s.ctx, op.get(), in)[0]);
  };
  Tensor filter = make_tensor(s.ctx, EAGER_FLOAT32, {2, 2, 2, 3}, std::vector<float>(24, 0.5f).data(), 96);
  const int64_t strides[] = {2, 1}, axes[] = {-1, 1};
  Tensor a = set("conv2d",
                 [&](eager_op* op) {
                   check(eager_op_set_string(op, "padding", "SAME"));
                   check(eager_op_set_ints(op, "strides", strides, 2));
                 },
                 {x.get(), filter.get()});
  Tensor b = set("leaky_relu", [&](eager_op* op) { check(eager_op_set_float(op, "alpha", 0.1)); }, {a.get()});
  Tensor c = set("leaky_relu",
                 [&](eager_op* op) { check(eager_op_set_float(op, "alpha", std::numeric_limits<double>::infinity())); },
                 {a.get()});
  Tensor d = set("sum",
                 [&](eager_op* op) {
                   check(eager_op_set_ints(op, "axis", axes, 2));
                   check(eager_op_set_bool(op, "keepdims", 1));
                 },
                 {b.get()});
  Tensor e = set("cast", [&](eager_op* op) { check(eager_op_set_dtype(op, "dtype", EAGER_INT16)); }, {d.get()});
  Tensor g = set("expand_dims", [&](eager_op* op) { check(eager_op_set_int(op, "axis", -2)); }, {e.get()});
  Function f = s.end({g.get(), c.get()});
  Function loaded = reload(s, f);
  std::vector<float> v(2 * 32);
  for (size_t i = 0; i < v.size(); ++i) v[i] = static_cast<float>(i) - 20;
  Tensor input = make_tensor(s.ctx, EAGER_FLOAT32, {2, 4, 4, 2}, v.data(), v.size() * 4);
  const std::vector<Tensor> want = call(s.ctx, f, {input.get()}), got = call(s.ctx, loaded, {input.get()});
  for (size_t i = 0; i < 2; ++i) {
    CHECK(dims_of(got[i].get()) == dims_of(want[i].get()));
    CHECK(bytes_of(got[i]) == bytes_of(want[i]));
  }
}

TEST_CASE("constants of every dtype and shape come back bit for bit") {
  Traced s;
  std::vector<Tensor> constants;
  for (int32_t dtype = EAGER_BOOL; dtype <= EAGER_COMPLEX128; ++dtype) {
    for (const std::vector<int64_t>& dims : std::vector<std::vector<int64_t>>{{}, {3}, {2, 0}, {1, 7, 5}}) {
      size_t n = eager_dtype_size(dtype);
      for (int64_t d : dims) n *= static_cast<size_t>(d);
      std::string data(n, 0);
      for (size_t i = 0; i < n; ++i) data[i] = static_cast<char>(dtype == EAGER_BOOL ? i % 2 : i * 37 + 11);
      constants.push_back(make_tensor(s.ctx, dtype, dims, data.data(), n));
    }
  }
  const std::string text = "ab\0cde";
  std::string strings(4 * 8, 0);
  const int64_t offsets[] = {0, 2, 2, 6};
  std::memcpy(strings.data(), offsets, sizeof offsets);
  strings += std::string("ab\0cde", 6);
  constants.push_back(make_tensor(s.ctx, EAGER_STRING, {3}, strings.data(), strings.size()));
  constants.push_back(make_tensor(s.ctx, EAGER_STRING, {0}, strings.data(), 8));
  Function f = s.end(handles(constants));
  Function g = reload(s, f);
  const std::vector<Tensor> got = call(s.ctx, g, {});
  REQUIRE(got.size() == constants.size());
  for (size_t i = 0; i < got.size(); ++i) {
    CHECK(eager_tensor_dtype(got[i].get()) == eager_tensor_dtype(constants[i].get()));
    CHECK(dims_of(got[i].get()) == dims_of(constants[i].get()));
    CHECK(bytes_of(got[i]) == bytes_of(constants[i]));
  }
}

TEST_CASE("weak scalars stay weak and exact, and a constant used twice is there once") {
  Traced s;
  Tensor x = s.input({-1}), h = s.input({-1}, EAGER_FLOAT16);
  Tensor w = weak(s.ctx, 0.1), big = s.vec(std::vector<double>(1000, 3));
  eager_tensor* seven = nullptr;
  check(eager_tensor_scalar_int(s.ctx, (int64_t{1} << 53) + 1, &seven));
  Tensor i(seven);
  Tensor k = s.input({-1}, EAGER_INT64);
  Function f = s.end({s.mul(x, w).get(), s.mul(h, w).get(), s.add(k, i).get(), s.add(s.sum(big), x).get(),
                      s.mul(s.sum(x), big).get(), s.add(big, s.sum(x)).get(), weak(s.ctx, NAN).get()});
  Folder folder;
  save(s.ctx, f, folder / "f");
  CHECK(read_file(folder / "f").size() < 2 * 8000);
  Function g = load(s.ctx, folder / "f");
  const uint16_t half = 0x3c00;
  Tensor a = s.vec({1}), b = make_tensor(s.ctx, EAGER_FLOAT16, {1}, &half, 2), c = s.ids({1});
  const std::vector<Tensor> want = call(s.ctx, f, {a.get(), b.get(), c.get()}),
                            got = call(s.ctx, g, {a.get(), b.get(), c.get()});
  for (size_t n = 0; n < want.size(); ++n) {
    CHECK(eager_tensor_dtype(got[n].get()) == eager_tensor_dtype(want[n].get()));
    CHECK(bytes_of(got[n]) == bytes_of(want[n]));
  }
  CHECK(values(got[0])[0] == 0.1);
}

TEST_CASE("variables come back with the values at the time of saving, shared and the loaded function's own") {
  Traced s;
  Variable v = s.variable(s.vec({1, 2}), "weights"), u = s.variable(s.num(5), "", false);
  Tensor x = s.input({2});
  Tensor before = s.read(v);
  check(eager_variable_assign_add(s.ctx, v.get(), x.get()));
  Function f = s.end({s.mul(before, s.read(u)).get(), s.read(v).get()});
  call(s.ctx, f, {s.vec({10, 20}).get()});
  Function g = reload(s, f);
  check(eager_variable_assign(s.ctx, v.get(), s.vec({0, 0}).get()));
  std::vector<Tensor> out = call(s.ctx, g, {s.vec({1, 1}).get()});
  CHECK(values(out[0]) == std::vector<double>{11 * 5, 22 * 5});
  CHECK(values(out[1]) == std::vector<double>{12, 23});
  CHECK(values(s.read(v)) == std::vector<double>{0, 0});
  for (const Function* h : {&f, &g}) {
    REQUIRE(eager_function_num_variables(h->get()) == 2);
    eager_variable *first = eager_function_variable(h->get(), 0), *second = eager_function_variable(h->get(), 1);
    CHECK((h == &f) == (first == v.get()));
    CHECK(std::string(eager_variable_name(first)) == "weights");
    CHECK(eager_variable_trainable(first) == 1);
    CHECK(std::string(eager_variable_name(second)).empty());
    CHECK(eager_variable_trainable(second) == 0);
    CHECK(!eager_function_variable(h->get(), 2));
    CHECK(!eager_function_variable(h->get(), -1));
  }
  CHECK(eager_function_num_variables(nullptr) == 0);
  CHECK(!eager_function_optimizer(nullptr, 0));
}

TEST_CASE("gradients of a loaded function, to the second order and to its variables") {
  Traced s;
  Variable v = s.variable(s.vec({2, 3}));
  Tensor x = s.input({-1});
  Function f = reload(s, s.end({s.sum(s.mul(s.mul(x, x), s.read(v))).get()}));
  Tensor u = s.vec({5, 7});
  Tape outer = make_tape(s.ctx), inner = make_tape(s.ctx);
  for (const Tape* t : {&outer, &inner}) watch(*t, u);
  Tensor y = std::move(call(s.ctx, f, {u.get()})[0]);
  eager_variable* w = eager_function_variable(f.get(), 0);
  eager_tensor *target = y.get(), *source = u.get(), *g[2] = {};
  check(eager_tape_gradient(s.ctx, inner.get(), &target, 1, nullptr, &source, 1, &w, 1, nullptr, g));
  Tensor dx(g[0]), dw(g[1]);
  CHECK(values(dx) == std::vector<double>{2 * 5 * 2, 2 * 7 * 3});
  CHECK(values(dw) == std::vector<double>{25, 49});
  CHECK(values(gradient(s.ctx, outer.get(), {s.sum(dx).get()}, {}, {u.get()})[0]) == std::vector<double>{4, 6});
}

TEST_CASE("a custom gradient is saved as it was traced, within another's too") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor y = with_gradient(s.ctx, x, s.mul(x, x));
  Tensor z = with_gradient(s.ctx, y, s.add(y, y));
  Function f = reload(s, s.end({s.sum(z).get()}));
  Tensor u = s.vec({2, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, u);
  Tensor total = std::move(call(s.ctx, f, {u.get()})[0]);
  CHECK(values(total)[0] == 2 * (4 + 9));
  // dz = 1, dy = 10 y, dx = 10 dy x = 100 x^3
  CHECK(values(s.grad(tape, total, u)) == std::vector<double>{800, 2700});
}

TEST_CASE("a custom gradient that could not be traced fails in the loaded function as well") {
  Traced s;
  Tensor x = s.input({-1});
  Tensor y = s.mul(x, x);
  eager_tensor *in = x.get(), *out = y.get(), *recorded = nullptr;
  check(eager_tape_record(
      s.ctx, &in, 1, &out, 1,
      [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) {
        return eager_status_new(EAGER_ABORTED, "not today");
      },
      nullptr, nullptr, &recorded));
  Function f = reload(s, s.end({Tensor(recorded).get()}));
  Tensor u = s.vec({2});
  Tape tape = make_tape(s.ctx);
  watch(tape, u);
  CHECK(refusal([&] {
          Tensor z = std::move(call(s.ctx, f, {u.get()})[0]);
          s.grad(tape, z, u);
        }).find("10: not today") == 0);
}

// Gives an optimizer a schedule and all hyperparameters that all kinds have.
void set_everything(eager_context* ctx, eager_optimizer* o) {
  const char* const patterns[] = {"b", "bias*"};
  check(eager_optimizer_set_strings(o, "exclude_from_weight_decay", patterns, 2));
  check(eager_optimizer_set_int(o, "accumulation_steps", 2));
  for (const char* attr : {"weight_decay", "clip_value", "clip_norm", "global_clip_norm", "ema_momentum"})
    check(eager_optimizer_set_float(o, attr, 0.25));
  eager_schedule* schedule = nullptr;
  check(eager_schedule_create(ctx, "step", &schedule));
  const double values[] = {0.5, 0.25, 0.125};
  check(eager_schedule_set_floats(schedule, "boundaries", values, 0));
  check(eager_schedule_set_floats(schedule, "values", values, 1));
  eager_schedule_release(schedule);
  check(eager_schedule_create(ctx, "exponential", &schedule));
  check(eager_schedule_set_float(schedule, "initial_learning_rate", 0.5));
  check(eager_schedule_set_bool(schedule, "staircase", 1));
  check(eager_optimizer_set_schedule(o, schedule));
  eager_schedule_release(schedule);
}

TEST_CASE("a file of the format before schedules still loads, and training goes on") {
  const client::Context ctx = client::make_context(1);
  Function f = load(ctx.get(), EAGER_TESTS "/function/file/data/optimizers_1_0.eager");
  // The values that the library that wrote the file computed next.
  const double expected[3][4] = {{-0.0062187193, 2.976331, -2.03602505, 8.07205009},
                                 {-0.256203115, 3.21889019, -3.20742249, 10.4148445},
                                 {-0.505562544, 3.46084285, -4.51168013, 13.0233593}};
  for (const double(&values_of_step)[4] : expected) {
    Tensor gradient = client::make_tensor(ctx.get(), EAGER_FLOAT32, {2}, std::vector<float>{0.5f, -1.0f}.data(), 8);
    std::vector<Tensor> found = call(ctx.get(), f, {gradient.get()});
    float read[4];
    for (int k = 0; k < 2; ++k) check(eager_tensor_read(found[k].get(), read + 2 * k, 8));
    for (int i = 0; i < 4; ++i) CHECK(read[i] == Approx(values_of_step[i]).epsilon(1e-5).margin(1e-6));
  }
}

TEST_CASE("a schedule is saved with a function, and the loaded one goes on with it") {
  for (const char* kind : {"step", "cosine"}) {
    Traced s;
    Variable v = s.variable(s.num(1));
    eager_optimizer* o = new_optimizer(s.ctx, "sgd");
    eager_schedule* schedule = nullptr;
    check(eager_schedule_create(s.ctx, kind, &schedule));
    const double boundaries[] = {0, 2}, rates[] = {0.5, 0.25, 0.125};
    if (std::string(kind) == "step") {
      check(eager_schedule_set_floats(schedule, "boundaries", boundaries, 2));
      check(eager_schedule_set_floats(schedule, "values", rates, 3));
    } else {
      check(eager_schedule_set_float(schedule, "decay_steps", 10));
    }
    check(eager_optimizer_set_schedule(o, schedule));
    eager_variable* variable = v.get();
    Tensor x = s.input({});
    eager_tensor* g = x.get();
    check(eager_optimizer_apply(s.ctx, o, &variable, &g, 1));
    Function f = s.end({s.read(v).get()});
    double at = 1;
    auto expect = [&](const Function& each, int64_t step) {
      double rate = 0;
      check(eager_schedule_rate(schedule, step, &rate));
      at -= rate;
      CHECK(values(call(s.ctx, each, {s.num(1).get()})[0])[0] == Approx(at));
    };
    expect(f, 0);
    Function loaded = reload(s, f);
    for (int step = 1; step < 5; ++step) expect(loaded, step);
    eager_schedule_release(schedule);
    eager_optimizer_release(o);
  }
}

TEST_CASE("training goes on where it was, with every optimizer") {
  for (const char* name :
       {"sgd", "momentum", "nesterov", "adam", "adamw", "adam amsgrad", "rmsprop", "rmsprop centered", "adagrad",
        "adadelta", "adamax", "nadam", "ftrl", "lion", "with everything"}) {
    for (bool has_rows : {false, true}) {
      INFO(name << (has_rows ? " on rows" : ""));
      Traced s;
      Variable v = s.variable(s.vec({1, 2, 3, 4})), b = s.variable(s.num(0.5), "b");
      const std::string kind = std::string(name).substr(0, std::string(name).find(' '));
      const bool has_everything = kind == "with";
      eager_optimizer* o = new_optimizer(s.ctx, has_everything ? "momentum" : kind.c_str());
      check(eager_optimizer_set_float(o, "learning_rate", 0.25));
      if (has_everything) set_everything(s.ctx, o);
      else if (kind != name) check(eager_optimizer_set_bool(o, name + kind.size() + 1, true));
      if (kind == "rmsprop") check(eager_optimizer_set_float(o, "momentum", 0.5));
      Tensor x = s.input({-1}, EAGER_INT64);
      Tape tape = make_tape(s.ctx);
      Tensor picked = has_rows ? s.run("gather", {s.read(v).get(), x.get()}) : s.mul(s.read(v), s.sum(x));
      Tensor loss = s.sum(s.mul(s.mul(picked, picked), s.read(b)));
      eager_variable* variables[] = {v.get(), b.get()};
      eager_tensor *target = loss.get(), *g[2] = {};
      check(eager_tape_gradient(s.ctx, tape.get(), &target, 1, nullptr, nullptr, 0, variables, 2, nullptr, g));
      check(eager_optimizer_apply(s.ctx, o, variables, g, 2));
      for (eager_tensor* t : g) eager_tensor_release(t);
      Function step = s.end({loss.get()});
      eager_optimizer_release(o);
      Tensor ids = s.ids({0, 2, 2});
      for (int i = 0; i < 3; ++i) call(s.ctx, step, {ids.get()});
      Function loaded = reload(s, step);
      for (int i = 0; i < 3; ++i) {
        const double want = values(call(s.ctx, step, {ids.get()})[0])[0];
        CHECK(values(call(s.ctx, loaded, {ids.get()})[0])[0] == want);
      }
      REQUIRE(eager_function_num_optimizers(loaded.get()) == 1);
      REQUIRE(eager_function_num_optimizers(step.get()) == 1);
      eager_optimizer *p = eager_function_optimizer(step.get(), 0), *q = eager_function_optimizer(loaded.get(), 0);
      REQUIRE(eager_optimizer_num_variables(p) == eager_optimizer_num_variables(q));
      for (int i = 0; i < eager_optimizer_num_variables(p); ++i) {
        eager_variable *c = eager_optimizer_variable(p, i), *d = eager_optimizer_variable(q, i);
        CHECK(std::string(eager_variable_name(c)) == eager_variable_name(d));
        eager_tensor *was = nullptr, *is = nullptr;
        check(eager_variable_read(s.ctx, c, &was));
        check(eager_variable_read(s.ctx, d, &is));
        CHECK(bytes_of(Tensor(was)) == bytes_of(Tensor(is)));
      }
    }
  }
}

TEST_CASE("a learning rate that is a tensor or a variable") {
  for (bool is_variable : {false, true}) {
    Traced s;
    Variable v = s.variable(s.num(1)), rate = s.variable(s.num(0.125), "rate", false);
    eager_optimizer* o = new_optimizer(s.ctx, "sgd");
    if (is_variable) check(eager_optimizer_set_learning_rate_variable(o, rate.get()));
    else check(eager_optimizer_set_learning_rate_tensor(o, s.num(0.125).get()));
    eager_variable* variable = v.get();
    Tensor x = s.input({});
    eager_tensor* g = x.get();
    check(eager_optimizer_apply(s.ctx, o, &variable, &g, 1));
    Function f = s.end({s.read(v).get()});
    Function loaded = reload(s, f);
    CHECK(values(call(s.ctx, loaded, {s.num(2).get()})[0])[0] == 0.75);
    CHECK(values(call(s.ctx, f, {s.num(4).get()})[0])[0] == 0.5);
    for (const Function* each : {&f, &loaded}) {
      CHECK(eager_function_num_variables(each->get()) == 1 + is_variable);
      if (is_variable) check(eager_variable_assign(s.ctx, eager_function_variable(each->get(), 1), s.num(0.25).get()));
    }
    CHECK(values(call(s.ctx, loaded, {s.num(2).get()})[0])[0] == (is_variable ? 0.25 : 0.5));
    eager_optimizer_release(o);
  }
}

TEST_CASE("a learning rate that a function computes") {
  Control s;
  Variable v = s.variable(s.num(1), "v"), start = s.variable(s.num(0.5), "start", false);
  eager_optimizer* o = new_optimizer(s.ctx, "sgd");
  const std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> owner(o);
  eager_variable* trained = v.get();
  // start / the steps so far.
  Function schedule = s.trace({}, [&](const Tensors&) {
    eager_tensor* steps = nullptr;
    check(eager_variable_read(s.ctx, eager_optimizer_variable(o, 0), &steps));
    const Tensor n = s.run("add", {Tensor(steps).get(), s.num(1).get()});
    return list(s.run("divide", {s.read(start).get(), n.get()}));
  });
  Function counting = s.trace({}, [&](const Tensors&) {
    check(eager_variable_assign_add(s.ctx, start.get(), s.num(1).get()));
    return list(s.read(start));
  });
  auto set_rate = [&](eager_function* f) {
    eager_op* op = nullptr;
    check(eager_function_op(s.ctx, f, &op));
    const Op owner(op);
    check(eager_optimizer_set_learning_rate_op(o, op));
  };
  Function f = s.trace({{{}}}, [&](const Tensors& x) {
    eager_tensor* g = x[0].get();
    check(eager_optimizer_apply(s.ctx, o, &trained, &g, 1));
    return list(s.read(v));
  });
  set_rate(schedule.get());
  const Tensor x = s.num(1);
  auto step = [&](const Function& g) { return values(call(s.ctx, g, {x.get()})[0])[0]; };
  CHECK(step(f) == 1 - 0.5);
  CHECK(text_of(f).find("learning_rate=@1") != std::string::npos);
  Function loaded = reload(s, f), again = reload(s, loaded);
  for (const Function* g : std::initializer_list<const Function*>{&f, &loaded, &again}) {
    CHECK(step(*g) == 0.5 - 0.5 / 2);
    REQUIRE(eager_function_num_variables(g->get()) == 3);  // v, the steps, start
    check(eager_variable_assign(s.ctx, eager_function_variable(g->get(), 2), s.num(3).get()));
    CHECK(step(*g) == 0.25 - 3. / 3);
    check(
        eager_optimizer_set_float(eager_function_optimizer(g->get(), 0), "learning_rate", 0.25));  // drops the schedule
    CHECK(step(*g) == -0.75 - 0.25);
  }
  set_rate(counting.get());
  Folder folder;
  CHECK(
      refusal([&] { save(s.ctx, f, folder / "f"); }) ==
      "9: the learning rate of optimizer sgd is computed at each step by code that cannot be saved. What can: a number, a "
      "tensor, a variable, a schedule, or a traced function that assigns to no variable");
  CHECK(folder.num_files() == 0);
}

namespace {

eager_status* set_rate(eager_context* ctx, eager_optimizer* o, const Function& f) {
  eager_op* op = nullptr;
  check(eager_function_op(ctx, f.get(), &op));
  const Op owner(op);
  return eager_optimizer_set_learning_rate_op(o, op);
}

// A function whose value is v, and whose gradient trains v.
Function training_gradient(Control& s, eager_optimizer* o, const Variable& v) {
  std::pair<eager_optimizer*, eager_variable*> trains{o, v.get()};
  return s.trace({}, [&](const Tensors&) {
    const Tensor from = s.read(v), to = s.mul(from, s.num(1));
    eager_tensor *in = from.get(), *out = to.get(), *recorded = nullptr;
    check(eager_tape_record(
        s.ctx, &in, 1, &out, 1,
        [](void* user, eager_context* c, eager_tensor* const* dy, int32_t, eager_tensor** dx,
           int32_t) -> eager_status* {
          eager_tensor_retain(dx[0] = dy[0]);
          const auto& [optimizer, variable] = *static_cast<decltype(trains)*>(user);
          return eager_optimizer_apply(c, optimizer, &variable, dy, 1);
        },
        &trains, nullptr, &recorded));
    return list(Tensor(recorded));
  });
}

}  // namespace

// They would keep each other alive.
TEST_CASE("a function that applies an optimizer does not compute its learning rate") {
  Control s;
  Variable v = s.variable(s.num(1), "v");
  eager_variable* trained = v.get();
  eager_optimizer *o = new_optimizer(s.ctx, "sgd"), *other = new_optimizer(s.ctx, "adam");
  const std::unique_ptr<eager_optimizer, Releaser<eager_optimizer_release>> owner(o), other_owner(other);
  const auto stepping = [&](eager_optimizer* optimizer) {
    return s.trace({}, [&](const Tensors&) {
      eager_tensor* g = s.num(1).release();
      check(eager_optimizer_apply(s.ctx, optimizer, &trained, &g, 1));
      return list(Tensor(g));
    });
  };
  const Function step = stepping(o), other_step = stepping(other), gradient = training_gradient(s, o, v);
  const Function around = s.trace({}, [&](const Tensors&) { return call(s.ctx, step, {}); });
  const std::string refused = "3: the learning rate of optimizer sgd is computed by a function that applies it";
  for (const Function* f : {&step, &around, &gradient})
    CHECK(refusal([&] { check(set_rate(s.ctx, o, *f)); }) == refused);
  // By way of another optimizer.
  check(set_rate(s.ctx, other, step));
  CHECK(refusal([&] { check(set_rate(s.ctx, o, other_step)); }) == refused);
  check(eager_optimizer_set_float(other, "learning_rate", 0.5));
  check(set_rate(s.ctx, o, other_step));
  call(s.ctx, step, {});  // by 0.5 for other, then by 1
  CHECK(values(s.read(v))[0] < -0.4);
  // From a file that says so.
  check(eager_optimizer_set_float(o, "learning_rate", 0.5));
  check(set_rate(s.ctx, other, gradient));
  Folder folder;
  save(s.ctx, other_step, folder / "f");
  load(s.ctx, folder / "f");
  Parts parts(read_file(folder / "f"));
  nlohmann::json& optimizers = parts.graph["optimizers"];
  optimizers[1]["rate"] = optimizers[0]["rate"];
  write_file(folder / "f", parts.bytes());
  CHECK(refusal([&] { load(s.ctx, folder / "f"); }).find("is computed by a function that applies it") !=
        std::string::npos);
}

TEST_CASE("random numbers continue the stream of whoever runs the loaded function") {
  Traced s;
  Op normal = make_op(s.ctx, "random_normal");
  const int64_t four = 4;
  check(eager_op_set_ints(normal.get(), "shape", &four, 1));
  Function f = s.end({execute(s.ctx, normal.get(), {})[0].get()});
  Function g = reload(s, f);
  check(eager_context_set_seed(s.ctx, 7));
  const std::string want = bytes_of(call(s.ctx, f, {})[0]);
  check(eager_context_set_seed(s.ctx, 7));
  CHECK(bytes_of(call(s.ctx, g, {})[0]) == want);
}

TEST_CASE("devices are kept where they exist, and others are chosen anew") {
  DeviceSession s;
  Folder folder;
  {
    Trace trace(s.owner.get());
    s.ctx = trace.ctx();
    check(eager_context_set_device(s.ctx, "test:0"));
    Tensor x = trace.input(EAGER_FLOAT64, {-1});
    Variable v = s.variable(s.vec({1, 2}));
    Function f = trace.end({s.mul(s.mul(x, s.read(v)), s.to(s.vec({3, 4}), "test:0")).get()});
    s.ctx = s.owner.get();
    save(s.ctx, f, folder / "f");
    Function g = load(s.ctx, folder / "f");
    CHECK(text_of(f) == text_of(g));
    CHECK(std::string(eager_variable_device(eager_function_variable(g.get(), 0))) == "test:0");
    Tensor y = std::move(call(s.ctx, g, {s.vec({5, 6}).get()})[0]);
    CHECK(s.where(y) == "test:0");
    CHECK(values(y) == std::vector<double>{15, 48});
  }
  Parts parts(read_file(folder / "f"));
  for (nlohmann::json& j : parts.graph["constants"]) j["device"] = "gpu:77";
  for (nlohmann::json& j : parts.graph["variables"]) j["device"] = "gpu:77";
  for (nlohmann::json& j : parts.graph["functions"][0]["nodes"]) j["device"] = "gpu:77";
  write_file(folder / "g", parts.bytes());
  Function g = load(s.ctx, folder / "g");
  Tensor y = std::move(call(s.ctx, g, {s.vec({5, 6}).get()})[0]);
  CHECK(s.where(y) == "cpu:0");
  CHECK(values(y) == std::vector<double>{15, 48});
}

TEST_CASE("what cannot be saved, and where") {
  Traced s;
  Tensor x = s.input({});
  eager_op* callback = nullptr;
  const int32_t dtype = EAGER_FLOAT64, rank = 0;
  const int64_t* dims = nullptr;
  check(eager_op_create_host_call(
      s.ctx, "plot",
      [](void*, eager_context*, eager_tensor* const*, int32_t, eager_tensor**, int32_t) -> eager_status* {
        return nullptr;
      },
      nullptr, nullptr, 1, &dtype, &rank, &dims, &callback));
  Op owner(callback);
  Function f = s.end({execute(s.ctx, callback, {x.get()})[0].get()});
  Folder folder;
  CHECK(refusal([&] { save(s.ctx, f, folder / "f"); }) ==
        "9: the function calls 'plot', the caller's code, which cannot be saved");
  CHECK(folder.num_files() == 0);
  s.begin();
  Function g = s.end({s.input({}).get()});
  CHECK(refusal([&] { save(s.ctx, g, folder / "no/f"); }).substr(0, 3) == "5: ");
  std::filesystem::create_directory(folder / "sub");
  CHECK(refusal([&] { save(s.ctx, g, folder / "sub"); }).substr(0, 3) == "3: ");
  CHECK(folder.num_files() == 1);
  CHECK(refusal([&] { load(s.ctx, folder / "f"); }).substr(0, 3) == "5: ");
  CHECK(refusal([&] { load(s.ctx, folder / "sub"); }).substr(0, 3) == "3: ");
  CHECK(refusal([&] { load(s.ctx, "/dev/zero"); }) == "3: /dev/zero is not an ordinary file");
  eager_function* out = f.get();
  CHECK(code_of(eager_function_load(s.ctx, nullptr, &out)) == EAGER_INVALID_ARGUMENT);
  CHECK(!out);
  CHECK(code_of(eager_function_save(s.ctx, g.get(), nullptr)) == EAGER_INVALID_ARGUMENT);
}
