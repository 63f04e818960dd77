// Ops of the program's own, whose kernels are callbacks.
#include <catch2/catch.hpp>

#include <atomic>
#include <cmath>
#include <complex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <thread>

#include "support/device_fixture.h"
#include "support/saved_file.h"

using namespace client;

namespace {

const char* const kSaxpy = "x: T[...], y: T[...], a: float = 1 -> z: T[...]; T: float32 float64";

template <class T>
void saxpy_of(const eager_kernel_call& call) {
  const auto *x = static_cast<const T*>(call.inputs[0].data), *y = static_cast<const T*>(call.inputs[1].data);
  auto* z = static_cast<T*>(call.outputs[0].data);
  for (int64_t i = 0; i < call.outputs[0].num_elements; ++i) z[i] = static_cast<T>(call.attrs[0].f) * x[i] + y[i];
}

eager_status* saxpy(void* calls, const eager_kernel_call* call) {
  if (calls) ++*static_cast<std::atomic<int>*>(calls);
  if (call->inputs[0].dtype == EAGER_FLOAT32) saxpy_of<float>(*call);
  else saxpy_of<double>(*call);
  return nullptr;
}

// z's gradient to x is a times itself, and to y itself.
eager_status* saxpy_gradient(void*, eager_context* ctx, const eager_op_gradient_call* call) {
  Op multiply = make_op(ctx, "multiply");
  eager_tensor* a = nullptr;
  check(eager_tensor_scalar_float(ctx, call->attrs[0].f, &a));
  call->input_gradients[0] = execute(ctx, multiply.get(), {call->output_gradients[0], a})[0].release();
  eager_tensor_release(a);
  eager_tensor_retain(call->output_gradients[0]);
  call->input_gradients[1] = call->output_gradients[0];
  return nullptr;
}

eager_op_definition definition(const char* name, const char* schema, eager_kernel_fn kernel) {
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = name;
  d.schema = schema;
  d.kernel = kernel;
  return d;
}
void define(eager_context* ctx, const eager_op_definition& d) { check(eager_op_define(ctx, &d)); }

void define_saxpy(eager_context* ctx, std::atomic<int>* calls = nullptr) {
  eager_op_definition d = definition("test.saxpy", kSaxpy, saxpy);
  d.user_data = calls;
  d.gradient = saxpy_gradient;
  define(ctx, d);
}

// x^3, whose gradient is 3 x^2 dy by ops.
eager_status* cube(void*, const eager_kernel_call* call) {
  const auto* x = static_cast<const double*>(call->inputs[0].data);
  auto* y = static_cast<double*>(call->outputs[0].data);
  for (int64_t i = 0; i < call->inputs[0].num_elements; ++i) y[i] = x[i] * x[i] * x[i];
  return nullptr;
}
Tensor cube_slope(Session& s, const Tensor& x, const Tensor& dy) {
  eager_tensor* three = nullptr;
  check(eager_tensor_scalar_float(s.ctx, 3, &three));
  const Tensor weak(three);
  return s.mul(s.mul(s.mul(x, x), weak), dy);
}
eager_status* cube_gradient(void*, eager_context* ctx, const eager_op_gradient_call* call) {
  Session s;
  s.ctx = ctx;
  call->input_gradients[0] = cube_slope(s, share(call->saved[0]), share(call->output_gradients[0])).release();
  return nullptr;
}
void define_cube(eager_context* ctx, const char* name = "test.cube") {
  eager_op_definition d = definition(name, "x: T[...] -> y: T[...]; T: float64", cube);
  d.gradient = cube_gradient;
  d.saves = "x";
  define(ctx, d);
}

eager_status* fill_with_seven(void*, const eager_kernel_call* call) {
  for (int32_t k = 0; k < call->num_outputs; ++k) {
    auto* y = static_cast<double*>(call->outputs[k].data);
    for (int64_t i = 0; i < call->outputs[k].num_elements; ++i) y[i] = 7;
  }
  return nullptr;
}

// Writes bytes that are a number of every dtype.
eager_status* fill_with_ones(void*, const eager_kernel_call* call) {
  std::memset(call->outputs[0].data, 1, static_cast<size_t>(call->outputs[0].num_elements));
  return nullptr;
}

std::string refused(eager_context* ctx, const eager_op_definition& d) {
  return refusal([&] { check(eager_op_define(ctx, &d)); });
}
std::string refused(eager_context* ctx, const char* schema) {
  return refused(ctx, definition("test.refused", schema, fill_with_seven));
}

}  // namespace

TEST_CASE("an op of the program's is an op") {
  Session s;
  define_saxpy(s.ctx);
  Op op = make_op(s.ctx, "test.saxpy");
  CHECK(std::string(eager_op_name(op.get())) == "test.saxpy");
  const Tensor x = s.vec({1, 2, 3}), y = s.vec({10, 20, 30});
  CHECK(values(s.run("test.saxpy", {x.get(), y.get()})) == std::vector<double>{11, 22, 33});
  double two = 2;
  int64_t bits;
  std::memcpy(&bits, &two, 8);
  CHECK(values(execute(s.ctx, op.get(), {x.get(), y.get()}, Arguments{1, {bits}})[0]) ==
        std::vector<double>{12, 24, 36});
  SECTION("inputs are promoted, and weak scalars take their dtype") {
    const float f[3] = {1, 2, 3};
    const Tensor narrow = make_tensor(s.ctx, EAGER_FLOAT32, {3}, f, sizeof f);
    const Tensor mixed = s.run("test.saxpy", {narrow.get(), y.get()});
    CHECK(eager_tensor_dtype(mixed.get()) == EAGER_FLOAT64);
    CHECK(values(mixed) == std::vector<double>{11, 22, 33});
    eager_tensor* weak = nullptr;
    check(eager_tensor_scalar_float(s.ctx, 0.5, &weak));
    const Tensor half(weak), zero_rank = make_tensor(s.ctx, EAGER_FLOAT32, {}, f, 4);
    const Tensor sum = s.run("test.saxpy", {zero_rank.get(), half.get()});
    CHECK(eager_tensor_dtype(sum.get()) == EAGER_FLOAT32);
    CHECK(dims_of(sum.get()).empty());
  }
  SECTION("wrong calls") {
    CHECK(refusal([&] { s.run("test.saxpy", {x.get()}); }) == "3: test.saxpy expects 2 inputs, got 1 [Op:test.saxpy]");
    CHECK(refusal([&] {
            s.run("test.saxpy", {x.get(), s.vec({1, 2}).get()});
          }) == "3: dims ... are [3] in x, [2] in y [Op:test.saxpy]");
    CHECK(refusal([&] { s.run("test.saxpy", {x.get(), s.ids({1, 2, 3}).get()}); }).empty());
    const std::complex<double> i(0, 1);
    const Tensor complex = make_tensor(s.ctx, EAGER_COMPLEX128, {1}, &i, sizeof i);
    CHECK(refusal([&] {
            s.run("test.saxpy", {complex.get(), complex.get()});
          }) ==
          "3: cannot compute test.saxpy as input #0(zero-based) was expected to be one of float32, float64 but is a "
          "complex128 tensor [Op:test.saxpy]");
    CHECK(refusal([&] { s.run("test.nothing", {x.get()}); }) == "5: Op type not registered 'test.nothing'");
  }
  SECTION("elements that there are none of have an address") {
    bool seen = false;
    eager_op_definition d =
        definition("test.empty", "x: T[n] -> y: T[n]; T: float64", [](void* data, const eager_kernel_call* call) {
          *static_cast<bool*>(data) =
              call->inputs[0].data && call->outputs[0].data && call->inputs[0].num_elements == 0;
          return static_cast<eager_status*>(nullptr);
        });
    d.user_data = &seen;
    define(s.ctx, d);
    CHECK(values(s.run("test.empty", {s.vec({}).get()})).empty());
    CHECK(seen);
  }
  SECTION("sparse rows become dense") {
    Op gather = make_op(s.ctx, "gather");
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    const Tensor rows = s.run("gather", {x.get(), s.ids({2, 2}).get()});
    const Tensor g = s.grad(tape, rows, x);
    CHECK(values(s.run("test.saxpy", {g.get(), y.get()})) == std::vector<double>{10, 20, 32});
  }
}

TEST_CASE("inputs of the program's ops are promoted as those of the library's are") {
  Session s;
  // Returns the dtype that an op with these dtypes computes in, or -1 where it refuses the inputs.
  const auto dtype_by = [&](const std::string& dtypes, const std::vector<eager_tensor*>& inputs) {
    const std::string schema = inputs.size() == 1 ? "x: T[any]" : "x: T[any], y: T[any]";
    define(s.ctx, definition("test.promoted", (schema + " -> z: T; T: " + dtypes).c_str(), fill_with_ones));
    Op op = make_op(s.ctx, "test.promoted");
    std::vector<eager_tensor*> in = inputs;
    eager_tensor* out = nullptr;
    int32_t room = 1;
    eager_status* status = eager_execute(s.ctx, op.get(), in.data(), static_cast<int32_t>(in.size()), &out, &room);
    const std::string message = status ? eager_status_message(status) : "";
    eager_status_release(status);
    const Tensor result(out);
    if (message.empty()) return static_cast<int>(eager_tensor_dtype(out));
    CHECK(message.find("was expected to be one of") != std::string::npos);
    return -1;
  };
  const auto of = [&](int32_t dtype) {
    Op cast = make_op(s.ctx, "cast");
    check(eager_op_set_dtype(cast.get(), "dtype", dtype));
    return std::move(execute(s.ctx, cast.get(), {s.vec({1}).get()})[0]);
  };
  const auto weak_float = [&](double value) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_float(s.ctx, value, &t));
    return Tensor(t);
  };
  const auto weak_int = [&](int64_t value) {
    eager_tensor* t = nullptr;
    check(eager_tensor_scalar_int(s.ctx, value, &t));
    return Tensor(t);
  };
  const Tensor one = weak_int(1), tenth = weak_float(0.1), boolean = of(EAGER_BOOL), i16 = of(EAGER_INT16),
               i64 = of(EAGER_INT64), f16 = of(EAGER_FLOAT16), f32 = of(EAGER_FLOAT32), f64 = of(EAGER_FLOAT64);
  SECTION("where only floats are listed, as divide's are") {
    for (const Tensor* x : {&boolean, &i16, &i64, &f32, &f64}) {
      for (const Tensor* y : {&one, &tenth, &boolean, &i16, &i64, &f32, &f64}) {
        const Tensor wanted = s.run("divide", {x->get(), y->get()});
        CHECK(dtype_by("float32 float64", {x->get(), y->get()}) == eager_tensor_dtype(wanted.get()));
      }
      CHECK(dtype_by("float32 float64", {x->get()}) == eager_tensor_dtype(s.run("sqrt", {x->get()}).get()));
    }
    CHECK(dtype_by("float32 float64", {one.get(), one.get()}) == EAGER_FLOAT32);
  }
  SECTION("where not all floats are listed, the first that holds the integers") {
    CHECK(dtype_by("float64", {i16.get(), one.get()}) == EAGER_FLOAT64);
    CHECK(dtype_by("float64", {boolean.get(), tenth.get()}) == EAGER_FLOAT64);
    CHECK(dtype_by("complex64 complex128", {i64.get()}) == EAGER_COMPLEX128);
    CHECK(dtype_by("complex64 complex128", {i16.get()}) == EAGER_COMPLEX64);
    CHECK(dtype_by("float32", {i64.get()}) == -1);
    CHECK(dtype_by("float16", {i16.get()}) == -1);
    CHECK(dtype_by("float16", {f16.get(), one.get()}) == EAGER_FLOAT16);
  }
  SECTION("weak scalars alone") {
    CHECK(dtype_by("float64", {tenth.get(), tenth.get()}) == EAGER_FLOAT64);
    CHECK(dtype_by("float64", {one.get(), tenth.get()}) == EAGER_FLOAT64);
    CHECK(dtype_by("float64", {one.get()}) == EAGER_FLOAT64);
    CHECK(dtype_by("float16", {one.get(), tenth.get()}) == EAGER_FLOAT16);
    CHECK(dtype_by("float32 float64", {tenth.get()}) == EAGER_FLOAT32);
    CHECK(dtype_by("int32 float64", {one.get()}) == EAGER_INT32);
    CHECK(dtype_by("int32 float64", {tenth.get()}) == EAGER_FLOAT64);
    CHECK(dtype_by("int32 int64", {one.get()}) == EAGER_INT64);
    CHECK(dtype_by("int16 int32", {one.get()}) == -1);
    CHECK(dtype_by("int32 int64", {tenth.get()}) == -1);
    CHECK(dtype_by("complex128", {tenth.get()}) == EAGER_COMPLEX128);
    CHECK(dtype_by("bool", {one.get()}) == -1);
  }
  SECTION("what is no integer keeps its dtype, and so do integers where some are listed") {
    CHECK(dtype_by("float64", {f32.get(), one.get()}) == -1);
    CHECK(dtype_by("float32", {f64.get(), tenth.get()}) == -1);
    CHECK(dtype_by("int32 float32", {i16.get(), one.get()}) == -1);
    CHECK(dtype_by("int32 float32", {i16.get(), tenth.get()}) == EAGER_FLOAT32);
    CHECK(dtype_by("int32 float64", {i16.get(), tenth.get()}) == EAGER_FLOAT64);
  }
  SECTION("beside an input of one dtype, and in a trace") {
    define(s.ctx, definition("test.only", "x: float64[...], i: int32[...] -> z: float64[...]",
                             [](void*, const eager_kernel_call* call) -> eager_status* {
                               *static_cast<double*>(call->outputs[0].data) =
                                   *static_cast<const double*>(call->inputs[0].data) +
                                   *static_cast<const int32_t*>(call->inputs[1].data);
                               return nullptr;
                             }));
    CHECK(values(s.run("test.only", {tenth.get(), one.get()})) == std::vector<double>{1.1});
    CHECK(values(s.run("test.only", {one.get(), one.get()})) == std::vector<double>{2});
    CHECK(refusal([&] {
            s.run("test.only", {tenth.get(), tenth.get()});
          }).find("input #1(zero-based) was expected to be one of int32 but is a float32 tensor") != std::string::npos);
    CHECK(refusal([&] {
            s.run("test.only", {f32.get(), one.get()});
          }).find("input #0(zero-based) was expected to be one of float64 but is a float32 tensor") !=
          std::string::npos);
    CHECK(refusal([&] { s.run("test.only", {tenth.get(), weak_int(int64_t{1} << 40).get()}); }).starts_with("3: "));
    Tape tape = make_tape(s.ctx);
    watch(tape, tenth);
    CHECK(values(s.run("test.only", {tenth.get(), one.get()})) == values(s.run("add", {tenth.get(), f64.get()})));
    Traced t;
    const Tensor x = t.input({});
    const Function f = t.end({t.add(x, t.run("test.only", {tenth.get(), one.get()})).get()});
    CHECK(values(call(t.ctx, f, {t.num(1).get()})[0]) == std::vector<double>{2.1});
  }
  SECTION("through the cast flows a gradient, to floats alone") {
    define_saxpy(s.ctx);
    const Tensor x = make_tensor(s.ctx, EAGER_FLOAT32, {1}, std::vector<float>{1}.data(), 4);
    Tape tape = make_tape(s.ctx, true);
    watch(tape, x);
    watch(tape, i64);
    const Tensor z = s.run("test.saxpy", {x.get(), i64.get()});
    CHECK(eager_tensor_dtype(z.get()) == EAGER_FLOAT32);
    CHECK(eager_tensor_dtype(s.grad(tape, z, x).get()) == EAGER_FLOAT32);
    CHECK(s.grad(tape, z, i64) == nullptr);
  }
  SECTION("the registry says so") {
    const auto input = [&](const std::string& dtypes) {
      define(s.ctx, definition("test.promoted", ("x: T[n] -> y: T[n]; T: " + dtypes).c_str(), fill_with_ones));
      char* text = nullptr;
      check(eager_op_json(s.ctx, "test.promoted", &text));
      return nlohmann::json::parse(taken(text))["inputs"][0];
    };
    const nlohmann::json mixed = input("float64 int32"), wide = input("float64"), narrow = input("float32");
    CHECK(mixed["integers_to_float"] == false);
    CHECK(mixed["dtypes"] == nlohmann::json{"int32", "float64"});
    CHECK(wide["integers_to_float"] == true);
    CHECK(wide["dtypes"].size() == 10);
    CHECK(narrow["dtypes"] == nlohmann::json{"bool", "int8", "int16", "int32", "uint8", "uint16", "uint32", "float32"});
  }
}

TEST_CASE("dims of a schema") {
  Session s;
  auto give = [&](const char* schema, const std::vector<eager_tensor*>& inputs, int64_t k = 2) {
    define(s.ctx, definition("test.dims", schema, fill_with_seven));
    Op op = make_op(s.ctx, "test.dims");
    if (std::string(schema).find("k: int") != std::string::npos) check(eager_op_set_int(op.get(), "k", k));
    return dims_of(execute(s.ctx, op.get(), inputs)[0].get());
  };
  auto zeros = [&](const std::vector<int64_t>& dims) {
    int64_t n = 1;
    for (const int64_t d : dims) n *= d;
    const std::vector<double> values(static_cast<size_t>(n));
    return make_tensor(s.ctx, EAGER_FLOAT64, dims, values.data(), values.size() * 8);
  };
  using Dims = std::vector<int64_t>;
  const Tensor a = zeros({2, 3}), b = zeros({3, 4}), c = zeros({5, 2, 3}), d = zeros({5, 3, 4}), scalar = zeros({});
  CHECK(give("x: T[m, k], y: T[k, n] -> z: T[m, n]; T: float64", {a.get(), b.get()}) == Dims{2, 4});
  CHECK(give("x: T[..., m, k], y: T[..., k, n] -> z: T[..., n, m]; T: float64", {c.get(), d.get()}) == Dims{5, 4, 2});
  CHECK(give("x: T[batch..., m], y: T[k, tail...] -> z: T[k, 7, batch..., m]; T: float64", {c.get(), b.get()}) ==
        Dims{3, 7, 5, 2, 3});
  CHECK(give("x: T[m, q], k: int -> z: T[k, m]; T: float64", {a.get()}, 6) == Dims{6, 2});
  CHECK(give("x: T[any] -> z: T; T: float64", {c.get()}).empty());
  CHECK(give("x: T -> z: T[2]; T: float64", {scalar.get()}) == Dims{2});
  CHECK(give("x: T[n], xs: T[n, m]* -> z: T[m]; T: float64", {zeros({2}).get(), a.get(), a.get()}) == Dims{3});
  CHECK(give("x: T[n]?, y: T[n, m] -> z: T[m]; T: float64", {nullptr, a.get()}) == Dims{3});
  CHECK(refusal([&] {
          give("x: T[m, k], y: T[k, n] -> z: T[m, n]; T: float64", {a.get(), a.get()});
        }) == "3: dim k is 3 in x, 2 in y [Op:test.dims]");
  CHECK(refusal([&] { give("x: T[m, 4] -> z: T[m]; T: float64", {a.get()}); }) ==
        "3: dim 1 of x is 3, not 4 [Op:test.dims]");
  CHECK(refusal([&] { give("x: T[m, k], k: int -> z: T[m]; T: float64", {a.get()}, 9); }) ==
        "3: dim 1 of x is 3, attribute k is 9 [Op:test.dims]");
  CHECK(refusal([&] { give("x: T[m, k], k: int -> z: T[m]; T: float64", {a.get()}, -1); }) ==
        "3: attribute 'k' is a dim, and negative: -1 [Op:test.dims]");
  CHECK(refusal([&] { give("x: T[m] -> z: T[m]; T: float64", {a.get()}); }) ==
        "3: x has rank 2, its shape is [m] [Op:test.dims]");
  CHECK(refusal([&] {
          give("x: T[n], xs: T[n, m]* -> z: T[m]; T: float64", {zeros({2}).get(), a.get(), b.get()});
        }) == "3: dim n is 2 in x, 3 in xs[1] [Op:test.dims]");
}

TEST_CASE("attributes of an op of the program's") {
  Session s;
  const char* schema =
      "i: int = -3, f: float = 2.5, b: bool = true, d: dtype = int16, s: string = 'a b', l: ints = [1, 2], o: int?, "
      "r: float -> y: d";
  static std::string seen;
  define(s.ctx, definition("test.attributes", schema, [](void*, const eager_kernel_call* call) {
           std::ostringstream text;
           const eager_value* v = call->attrs;
           text << v[0].i << ' ' << v[1].f << ' ' << v[2].i << ' ' << v[3].i << ' '
                << std::string(static_cast<const char*>(v[4].p), static_cast<size_t>(v[4].count)) << ' ' << v[5].count;
           for (int k = 0; k < v[5].count; ++k) text << ',' << static_cast<const int64_t*>(v[5].p)[k];
           text << ' ' << v[6].type << ' ' << v[7].f << ' ' << call->num_attrs;
           seen = text.str();
           *static_cast<int16_t*>(call->outputs[0].data) = 1;
           return static_cast<eager_status*>(nullptr);
         }));
  Op op = make_op(s.ctx, "test.attributes");
  check(eager_op_set_float(op.get(), "r", 0.5));
  const Tensor y = std::move(execute(s.ctx, op.get(), {})[0]);
  CHECK(seen == "-3 2.5 1 3 a b 2,1,2 0 0.5 8");
  seen.clear();
  CHECK(eager_tensor_dtype(y.get()) == EAGER_INT16);
  Op without = make_op(s.ctx, "test.attributes");
  CHECK(refusal([&] { execute(s.ctx, without.get(), {}); }) == "3: attribute 'r' must be given [Op:test.attributes]");
  Op strings = make_op(s.ctx, "test.attributes");
  check(eager_op_set_float(strings.get(), "r", 1));
  check(eager_op_set_dtype(strings.get(), "d", EAGER_STRING));
  CHECK(refusal([&] { execute(s.ctx, strings.get(), {}); }) == "3: output y cannot be strings [Op:test.attributes]");
}

TEST_CASE("a saved shape has no values, and says so") {
  Session s;
  static std::string messages;
  messages.clear();
  eager_op_definition d = definition("test.shape", "x: float64[n] -> y: float64[n]", fill_with_seven);
  d.saves = "shape(x)";
  d.gradient = [](void*, eager_context* ctx, const eager_op_gradient_call* call) {
    Session in;
    in.ctx = ctx;
    eager_tensor* shape = call->saved[0];
    char* text = nullptr;
    double value[2];
    const void* data = nullptr;
    CHECK(eager_tensor_num_elements(shape) == 2);
    CHECK(eager_tensor_num_bytes(shape) == 16);
    for (eager_status* status : {eager_tensor_format(shape, &text), eager_tensor_read(shape, value, sizeof value),
                                 eager_tensor_data(shape, &data)}) {
      CHECK(eager_status_code(status) == EAGER_FAILED_PRECONDITION);
      eager_status_release(status);
    }
    messages = refusal([&] { in.run("multiply", {shape, call->output_gradients[0]}); });
    call->input_gradients[0] = in.run("ones_like", {shape}).release();
    return static_cast<eager_status*>(nullptr);
  };
  define(s.ctx, d);
  const Tensor x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  CHECK(values(s.grad(tape, s.run("test.shape", {x.get()}), x)) == std::vector<double>{1, 1});
  CHECK(messages == "3: input #0 (x1) is the shape of a tensor, which has no values [Op:multiply]");

  Traced t;
  const Tensor shape = t.input({-1}), dy = t.input({-1});
  const Function f = t.end({t.add(t.mul(shape, dy), dy).get()});
  d.gradient = nullptr;
  d.gradient_function = f.get();
  define(t.owner.get(), d);
  Tape second = make_tape(s.ctx);
  watch(second, x);
  CHECK(values(s.grad(second, s.run("test.shape", {x.get()}), x)) == std::vector<double>{1, 1});
  d.schema = "x: float64[n], w: float64[n]? -> y: float64[n]";
  d.saves = "w";
  Traced two;
  const Tensor a = two.input({-1}), b = two.input({-1});
  const Function g = two.end({a.get(), b.get()});
  d.gradient_function = g.get();
  define(s.ctx, d);
  Tape third = make_tape(s.ctx);
  watch(third, x);
  const Tensor y = s.run("test.shape", {x.get()});
  CHECK(refusal([&] { s.grad(third, y, x); }) ==
        "3: gradient_function is not given 'w', which is absent [Op:test.shape]");
}

TEST_CASE("a gradient reads a tensor and its shape, in any order") {
  Session s;
  eager_op_definition d = definition("test.both", "x: float64[n] -> y: float64[n]", fill_with_seven);
  d.gradient = [](void*, eager_context* ctx, const eager_op_gradient_call* call) {
    Session in;
    in.ctx = ctx;
    CHECK(call->num_saved == 4);
    CHECK(dims_of(call->saved[1]) == std::vector<int64_t>{2});
    call->input_gradients[0] = in.mul(share(call->saved[0]), share(call->saved[2])).release();
    return static_cast<eager_status*>(nullptr);
  };
  for (const char* saves : {"x shape(x) y shape(y)", "x shape(x) y shape(x)"}) {
    d.saves = saves;
    define(s.ctx, d);
    const Tensor x = s.vec({1, 2});
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    CHECK(values(s.grad(tape, s.run("test.both", {x.get()}), x)) == std::vector<double>{7, 14});
  }
}

TEST_CASE("through an op without gradient none flows") {
  Session s;
  eager_op_definition d = definition("test.steps", "x: float64[n] -> y: float64[n]", fill_with_seven);
  d.flags = EAGER_OP_NO_GRADIENT;
  define(s.ctx, d);
  const Tensor x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  CHECK(values(s.grad(tape, s.mul(x, s.run("test.steps", {x.get()})), x)) == std::vector<double>{7, 7});
}

TEST_CASE("inputs that are left off are absent ones") {
  Session s;
  static int seen;
  eager_op_definition d = definition("test.optional", "x: float64[n], w: float64[n]? -> y: float64[n]",
                                     [](void*, const eager_kernel_call* call) {
                                       seen = call->num_inputs;
                                       CHECK(call->inputs[1].dtype == 0);
                                       CHECK(call->inputs[1].data == nullptr);
                                       return fill_with_seven(nullptr, call);
                                     });
  d.infer = [](void*, const eager_infer_call* call) {
    CHECK(call->num_inputs == 2);
    return static_cast<eager_status*>(nullptr);
  };
  d.saves = "x w";
  d.gradient = [](void*, eager_context*, const eager_op_gradient_call* call) {
    CHECK(call->num_input_gradients == 2);
    CHECK(call->num_saved == 2);
    CHECK(call->saved[1] == nullptr);
    CHECK(call->needed[1] == 0);
    call->input_gradients[0] = share(call->output_gradients[0]).release();
    call->input_gradients[1] = share(call->output_gradients[0]).release();
    return static_cast<eager_status*>(nullptr);
  };
  define(s.ctx, d);
  const Tensor x = s.vec({1, 2});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const Tensor y = s.run("test.optional", {x.get()});
  CHECK(seen == 2);
  CHECK(values(s.grad(tape, y, x)) == std::vector<double>{1, 1});

  define(s.ctx, definition("test.optional", "x: float64[n]? -> y: float64[n]", fill_with_seven));
  CHECK(refusal([&] { s.run("test.optional", {}); }) ==
        "3: dim 0 of output y is one of an input that is absent [Op:test.optional]");
  define(s.ctx, definition("test.optional", "x: float64[n], b: bool[n] -> y: float64[n]", fill_with_seven));
  CHECK(refusal([&] { s.run("test.optional", {x.get(), x.get()}); }) != "");
  const unsigned char flags[2] = {0, 1};
  const Tensor b = make_tensor(s.ctx, EAGER_BOOL, {2}, flags, 2);
  CHECK(values(s.run("test.optional", {x.get(), b.get()})) == std::vector<double>{7, 7});
}

TEST_CASE("definitions that are refused") {
  Session s;
  const std::string at = "3: the schema of test.refused is malformed at ";
  CHECK(refused(s.ctx, "x: T[n]") == at + "\"\": '->' is expected");
  CHECK(refused(s.ctx, "x T[n] -> y: T[n]") == at + "\"T[n] -> y: T[n]\": ':' is expected");
  CHECK(refused(s.ctx, "x: T[n, x: T -> y: T[n]") == at + "\"n, x: T -> y: T[n]\": ',' or ']' is expected");
  CHECK(refused(s.ctx, "x: T[n], x: T[n] -> y: T[n]") ==
        at + "\"x: T[n] -> y: T[n]\": there are two inputs of one name");
  CHECK(refused(s.ctx, "x: T[n] -> x: T[n]").empty());
  CHECK(refused(s.ctx, "x: T[n] -> y: T[m]") == at + "\"m]\": no input has this dim");
  CHECK(refused(s.ctx, "x: T[n] -> y: T[...]") == at + "\"...]\": no input has these dims");
  CHECK(refused(s.ctx, "x: T[n] -> y: T[any]") ==
        at + "\"any]\": the program's inference must say the shape of an output");
  CHECK(refused(s.ctx, "x: T[n] -> y: U[n]") == at + "\"U[n]\": no input has a dtype of this letter");
  CHECK(refused(s.ctx, "x: T[..., a...] -> y: T") == at + "\"a...] -> y: T\": a shape has one '...'");
  CHECK(refused(s.ctx, "x: float33[n] -> y: T") == at + "\"float33[n] -> y: T\": a dtype is expected");
  CHECK(refused(s.ctx, "x: T[n]* , y: T[n] -> z: T") == at + "\"T[n] -> z: T\": a list is the last input");
  CHECK(refused(s.ctx, "x: T[n] -> y: T[n]; T: float64 string") ==
        at + "\"T[n]; T: float64 string\": an output cannot be strings");
  CHECK(refused(s.ctx, definition("a..b", kSaxpy, saxpy)) != "");
  CHECK(refused(s.ctx, definition("a.", kSaxpy, saxpy)) != "");
  CHECK(refused(s.ctx, "x: T[n] -> y: string[n]") == at + "\"string[n]\": an output cannot be strings");
  CHECK(refused(s.ctx, "a: int = b, x: T -> y: T") == at + "\"b, x: T -> y: T\": an integer is expected");
  CHECK(refused(s.ctx, "x: T[n] -> y: T[n]; U: float32") == at + "\"U: float32\": no input has a dtype of this letter");
  CHECK(refused(s.ctx, "x: T[n] -> y: T[n]; T: float32; T: int32") ==
        at + "\"T: int32\": the letter has dtypes already");
  CHECK(refused(s.ctx, "x: T[n] -> y: T[n] z") == at + "\"z\": there is more than a schema");
  CHECK(refused(s.ctx, "").starts_with(at));
  CHECK(refused(s.ctx, definition("saxpy", kSaxpy, saxpy)) ==
        "3: an op of the program's has a name of letters, digits and '_' with a dot, not 'saxpy'");
  CHECK(refused(s.ctx, definition(nullptr, kSaxpy, saxpy)) == "3: name is NULL");
  CHECK(refused(s.ctx, definition("test.x", nullptr, saxpy)) == "3: schema is NULL");
  CHECK(refused(s.ctx, definition("test.x", kSaxpy, nullptr)) == "3: neither kernel nor gpu is given");
  CHECK(refusal([&] { check(eager_op_define(s.ctx, nullptr)); }) == "3: definition is NULL");
  eager_op_definition d = definition("test.x", kSaxpy, saxpy);
  int destroyed = 0;
  d.user_data = &destroyed;
  d.destroy = [](void* data) { ++*static_cast<int*>(data); };
  d.flags = 64;
  CHECK(refused(s.ctx, d) == "3: unknown flags 64");
  d.flags = 0;
  d.saves = "x";
  CHECK(refused(s.ctx, d) == "3: saves is given without a gradient");
  d.gradient = saxpy_gradient;
  d.saves = "x shape(w)";
  CHECK(refused(s.ctx, d) == "3: saves names 'shape(w)', which is no input or output");
  d.flags = EAGER_OP_NO_GRADIENT;
  CHECK(refused(s.ctx, d) == "3: an op without gradient is given one");
  d.version = -1;
  CHECK(refused(s.ctx, d) == "3: version is negative: -1");
  CHECK(destroyed == 5);
  CHECK(refusal([&] { make_op(s.ctx, "test.x"); }) == "5: Op type not registered 'test.x'");
}

TEST_CASE("gradients of an op of the program's, to the third order") {
  Session s;
  define_saxpy(s.ctx);
  define_cube(s.ctx);
  SECTION("eager, under three tapes") {
    const Tensor x = s.vec({1, 2});
    Tape one = make_tape(s.ctx), two = make_tape(s.ctx), three = make_tape(s.ctx);
    for (const Tape* t : {&one, &two, &three}) watch(*t, x);
    const Tensor y = s.run("test.cube", {x.get()});
    const Tensor first = s.grad(three, y, x), second = s.grad(two, first, x), third = s.grad(one, second, x);
    CHECK(values(first) == std::vector<double>{3, 12});
    CHECK(values(second) == std::vector<double>{6, 12});
    CHECK(values(third) == std::vector<double>{6, 6});
  }
  SECTION("attributes reach the gradient") {
    Op op = make_op(s.ctx, "test.saxpy");
    check(eager_op_set_float(op.get(), "a", 4));
    const Tensor x = s.vec({1, 2}), y = s.vec({3, 4});
    Tape tape = make_tape(s.ctx, true);
    watch(tape, x);
    watch(tape, y);
    const Tensor z = std::move(execute(s.ctx, op.get(), {x.get(), y.get()})[0]);
    CHECK(values(s.grad(tape, z, x)) == std::vector<double>{4, 4});
    CHECK(values(s.grad(tape, z, y)) == std::vector<double>{1, 1});
  }
  SECTION("in a trace whose dims are unknown, in a scan, and saved") {
    Traced t;
    const Tensor x = t.input({-1});
    Function f = t.end({t.run("test.cube", {x.get()}).get()});
    Folder folder;
    save(t.owner.get(), f, folder / "cube");
    const Function loaded = load(t.owner.get(), folder / "cube");
    for (const Function* each : std::initializer_list<const Function*>{&f, &loaded}) {
      const Tensor v = t.vec({2, 3});
      const auto orders = two_orders(t, v, [&] { return std::move(call(t.ctx, *each, {v.get()})[0]); });
      CHECK(orders[0] == std::vector<double>{12, 27});
      CHECK(orders[1] == std::vector<double>{12, 18});
    }
    Trace body(t.owner.get());
    t.ctx = body.ctx();
    const Tensor carry = body.input(EAGER_FLOAT64, {}), slice = body.input(EAGER_FLOAT64, {});
    const Tensor next = t.add(carry, t.run("test.cube", {slice.get()}));
    const Function step = body.end({next.get()});
    t.ctx = t.owner.get();
    Op scan = make_op(t.ctx, "scan");
    check(eager_op_set_function(scan.get(), "function", step.get()));
    check(eager_op_set_int(scan.get(), "num_carries", 1));
    const Tensor xs = t.vec({1, 2, 3}), zero = t.num(0);
    Tape tape = make_tape(t.ctx);
    watch(tape, xs);
    const Tensor total = std::move(execute(t.ctx, scan.get(), {zero.get(), xs.get()})[0]);
    CHECK(values(total) == std::vector<double>{36});
    CHECK(values(t.grad(tape, total, xs)) == std::vector<double>{3, 12, 27});
  }
}

TEST_CASE("an output of an input's name has zeros of its own shape where no gradient has come") {
  Session s;
  eager_op_definition d =
      definition("test.same_name", "x: T[n, m] -> x: T[m], z: T[n, m]; T: float64", fill_with_seven);
  d.gradient = [](void*, eager_context*, const eager_op_gradient_call* call) -> eager_status* {
    CHECK(dims_of(call->output_gradients[0]) == std::vector<int64_t>{3});
    eager_tensor_retain(call->output_gradients[1]);
    call->input_gradients[0] = call->output_gradients[1];
    return nullptr;
  };
  define(s.ctx, d);
  const double zeros[6] = {};
  const Tensor x = make_tensor(s.ctx, EAGER_FLOAT64, {2, 3}, zeros, sizeof zeros);
  Op op = make_op(s.ctx, "test.same_name");
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const std::vector<Tensor> out = execute(s.ctx, op.get(), {x.get()});
  CHECK(values(s.grad(tape, out[1], x)) == std::vector<double>(6, 1.0));
}

TEST_CASE("gradients to a list, and beside an absent input") {
  Session s;
  eager_op_definition d =
      definition("test.joined", "w: T[n]?, xs: T[n]* -> y: T[n], z: T[n]; T: float64", fill_with_seven);
  d.saves = "w xs shape(y)";
  d.gradient = [](void*, eager_context* ctx, const eager_op_gradient_call* call) -> eager_status* {
    CHECK(call->num_input_gradients == 3);
    CHECK(call->num_saved == 4);
    if (call->saved[0]) CHECK(values(share(call->saved[0])) == std::vector<double>{5, 5});
    CHECK(values(share(call->saved[2])) == std::vector<double>{3, 4});
    CHECK(dims_of(call->saved[3]) == std::vector<int64_t>{2});
    Op multiply = make_op(ctx, "multiply");
    for (int i = 1; i < 3; ++i) {
      if (!call->needed[i]) continue;
      call->input_gradients[i] = execute(ctx, multiply.get(), {call->saved[i], call->output_gradients[1]})[0].release();
    }
    return nullptr;
  };
  define(s.ctx, d);
  const Tensor w = s.vec({5, 5}), a = s.vec({1, 2}), b = s.vec({3, 4});
  for (eager_tensor* first : {w.get(), static_cast<eager_tensor*>(nullptr)}) {
    Op op = make_op(s.ctx, "test.joined");
    Tape tape = make_tape(s.ctx, true);
    for (const Tensor* t : {&w, &a, &b}) watch(tape, *t);
    const std::vector<Tensor> out = execute(s.ctx, op.get(), {first, a.get(), b.get()});
    CHECK(values(s.grad(tape, out[1], a)) == std::vector<double>{1, 2});
    CHECK(values(s.grad(tape, out[1], b)) == std::vector<double>{3, 4});
    CHECK(values(s.grad(tape, out[0], b)) == std::vector<double>{0, 0});
    CHECK(s.grad(tape, out[1], w) == nullptr);
  }
}

TEST_CASE("a device scope that a gradient sets stays, and holds for no op of the library's in the backward pass") {
  DeviceSession s;
  eager_op_definition d = definition("test.moves", "x: T[...] -> y: T[...]; T: float64", cube);
  d.gradient = [](void*, eager_context* ctx, const eager_op_gradient_call* call) {
    eager_tensor_retain(call->output_gradients[0]);
    call->input_gradients[0] = call->output_gradients[0];
    return eager_context_set_device(ctx, "test:0");
  };
  define(s.ctx, d);
  const Op op = make_op(s.ctx, d.name);
  const Tensor x = s.num(3);
  const Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const Tensor y = std::move(execute(s.ctx, op.get(), {s.run("sin", {x.get()}).get()})[0]);
  const int64_t launched = eager::testing::num_launched(0);
  CHECK(values(s.grad(tape, y, x)) == values(s.run("cos", {x.get()})));
  CHECK(eager::testing::num_launched(0) == launched);
  REQUIRE(eager_context_device(s.ctx));
  CHECK(std::string(eager_context_device(s.ctx)) == "test:0");
  check(eager_context_set_device(s.ctx, nullptr));
}

TEST_CASE("a gradient that is a function, or wrong, or fails") {
  Session s;
  SECTION("a function") {
    Traced t;
    const Tensor x = t.input({-1}), dy = t.input({-1});
    const Function slope = t.end({cube_slope(t, x, dy).get()});
    eager_op_definition d = definition("test.cube_by_function", "x: T[n] -> y: T[n]; T: float64", cube);
    d.gradient_function = slope.get();
    CHECK(refused(t.ctx, d) ==
          "3: gradient_function takes 2 tensors, not 1: what saves names, and the output gradients");
    d.saves = "x shape(x)";
    CHECK(refused(t.ctx, d).starts_with("3: gradient_function takes 2 tensors, not 3"));
    d.saves = " x ";
    define(t.ctx, d);
    const Tensor v = t.vec({2, 3});
    const auto orders = two_orders(t, v, [&] { return t.run("test.cube_by_function", {v.get()}); });
    CHECK(orders[0] == std::vector<double>{12, 27});
    CHECK(orders[1] == std::vector<double>{12, 18});
    d.gradient = cube_gradient;
    CHECK(refused(t.ctx, d) == "3: both gradient and gradient_function are given");
  }
  static eager_op_gradient_fn now;
  eager_op_definition d =
      definition("test.wrong", "x: T[n], i: int64[n] -> y: T[n], z: T; T: float64", fill_with_seven);
  d.gradient = [](void* data, eager_context* ctx, const eager_op_gradient_call* call) { return now(data, ctx, call); };
  d.saves = "shape(x) z";
  define(s.ctx, d);
  const Tensor x = s.vec({1, 2}), i = s.ids({0, 1});
  auto slope = [&](eager_op_gradient_fn f) {
    now = f;
    Op op = make_op(s.ctx, "test.wrong");
    Tape tape = make_tape(s.ctx);
    watch(tape, x);
    const std::vector<Tensor> y = execute(s.ctx, op.get(), {x.get(), i.get()});
    return s.grad(tape, y[0], x);
  };
  SECTION("what it is given") {
    const Tensor g = slope([](void*, eager_context*, const eager_op_gradient_call* call) -> eager_status* {
      CHECK(call->num_saved == 2);
      CHECK(dims_of(call->saved[0]) == std::vector<int64_t>{2});
      CHECK(values(share(call->saved[1])) == std::vector<double>{7});
      CHECK(call->num_output_gradients == 2);
      CHECK(values(share(call->output_gradients[1])) == std::vector<double>{0});
      CHECK(call->num_input_gradients == 2);
      CHECK(call->needed[0] == 1);
      CHECK(call->needed[1] == 0);
      return nullptr;
    });
    CHECK(g == nullptr);
  }
  CHECK(refusal([&] {
          slope([](void*, eager_context*, const eager_op_gradient_call* call) -> eager_status* {
            eager_tensor_retain(call->saved[1]);
            call->input_gradients[0] = call->saved[1];
            return nullptr;
          });
        }) == "3: input gradient #0 has shape [], the input [2] [Op:test.wrong]");
  CHECK(refusal([&] {
          slope([](void*, eager_context*, const eager_op_gradient_call*) {
            return eager_status_new(EAGER_ABORTED, "no slope");
          });
        }) == "10: no slope");
  const int64_t live = s.live();
  CHECK(refusal([&] {
          slope([](void*, eager_context*, const eager_op_gradient_call* call) {
            eager_tensor_retain(call->output_gradients[0]);
            call->input_gradients[0] = call->output_gradients[0];
            return eager_status_new(EAGER_ABORTED, "half done");
          });
        }) == "10: half done");
  CHECK(s.live() == live);
  define(s.ctx, definition("test.none", "x: T[n] -> y: T[n]; T: float64", fill_with_seven));
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const Tensor y = s.run("test.none", {x.get()});
  CHECK(refusal([&] { s.grad(tape, y, x); }) == "12: gradient registry has no entry for: test.none [Op:test.none]");
}

TEST_CASE("a gradient of a wrong shape is refused where a trace did not know the dims") {
  eager_op_definition d = definition("test.twice", "x: T[n] -> y: T[n]; T: float64", fill_with_seven);
  const std::string message = "3: input gradient #0 has shape [4], the input [2] [Op:test.twice]";
  // Returns the gradient at v, which is asked for outside of the traced function.
  auto gradient_at = [](Traced& t, const Tensor& v) {
    const Tensor x = t.input({-1});
    const Function f = t.end({t.run("test.twice", {x.get()}).get()});
    Tape tape = make_tape(t.ctx);
    watch(tape, v);
    return t.grad(tape, call(t.ctx, f, {v.get()})[0], v);
  };
  auto check_refusal = [&](Session& s) {
    Traced t;
    const Tensor v = t.vec({1, 2});
    CHECK(refusal([&] { gradient_at(t, v); }).find(message) == 0);

    // The gradient is a part of the traced function.
    Traced u;
    const Tensor w = u.input({-1});
    Tape inner = make_tape(u.ctx);
    watch(inner, w);
    const Tensor slope = u.grad(inner, u.run("test.twice", {w.get()}), w);
    const Function g = u.end({slope.get()});
    CHECK(refusal([&] { call(u.ctx, g, {v.get()}); }).find(message) == 0);
    Folder folder;
    save(u.ctx, g, folder / "gradient");
    const Function loaded = load(s.ctx, folder / "gradient");
    CHECK(refusal([&] { call(s.ctx, loaded, {v.get()}); }).find(message) == 0);
  };
  Session s;
  SECTION("a callback") {
    d.gradient = [](void*, eager_context* ctx, const eager_op_gradient_call* call) -> eager_status* {
      Op concat = make_op(ctx, "concat");
      eager_tensor* dy = call->output_gradients[0];
      call->input_gradients[0] = execute(ctx, concat.get(), {dy, dy})[0].release();
      return nullptr;
    };
    define(s.ctx, d);
    check_refusal(s);
  }
  SECTION("a function") {
    Traced t;
    const Tensor dy = t.input({-1});
    const Function twice = t.end({t.run("concat", {dy.get(), dy.get()}).get()});
    d.gradient_function = twice.get();
    define(s.ctx, d);
    check_refusal(s);
  }
  SECTION("sparse rows") {
    d.schema = "x: T[n] -> y: T[n]; T: float64";
    d.saves = "x";
    static bool is_right;
    d.gradient = [](void*, eager_context* ctx, const eager_op_gradient_call* call) -> eager_status* {
      Session in;
      in.ctx = ctx;
      const Tensor x = share(call->saved[0]);
      Op concat = make_op(ctx, "concat");
      const Tensor w = is_right ? share(x.get()) : std::move(execute(ctx, concat.get(), {x.get(), x.get()})[0]);
      Tape tape = make_tape(ctx);
      watch(tape, w);
      const Tensor g = in.grad(tape, in.sum(in.run("gather", {w.get(), in.ids({1}).get()})), w);
      CHECK(eager_tensor_is_sparse_rows(g.get()));
      call->input_gradients[0] = share(g.get()).release();
      return nullptr;
    };
    define(s.ctx, d);
    is_right = false;
    check_refusal(s);
    is_right = true;
    Traced t;
    CHECK(values(gradient_at(t, t.vec({1, 2}))) == std::vector<double>{0, 1});
  }
  SECTION("one of the right shape passes") {
    d.gradient = [](void*, eager_context*, const eager_op_gradient_call* call) -> eager_status* {
      call->input_gradients[0] = share(call->output_gradients[0]).release();
      return nullptr;
    };
    define(s.ctx, d);
    Traced t;
    CHECK(values(gradient_at(t, t.vec({1, 2}))) == std::vector<double>{1, 1});
  }
}

TEST_CASE("a kernel that fails, or throws") {
  Session s;
  static int what;
  static int payload;
  define(s.ctx, definition("test.fails", "x: T[n] -> y: T[n]; T: float64",
                           [](void*, const eager_kernel_call*) -> eager_status* {
                             if (what == 0) return eager_status_new(EAGER_OUT_OF_RANGE, "beyond");
                             if (what == 1) throw std::runtime_error("thrown");
                             if (what == 2) throw 5;
                             return eager_status_new_with(EAGER_ABORTED, "with a payload", &payload,
                                                          [](void* p) { ++*static_cast<int*>(p); });
                           }));
  const Tensor x = s.vec({1});
  auto run = [&](int w) {
    what = w;
    return refusal([&] { s.run("test.fails", {x.get()}); });
  };
  CHECK(run(0) == "11: beyond [Op:test.fails]");
  CHECK(run(1) == "13: the program's code threw thrown [Op:test.fails]");
  CHECK(run(2) == "13: the program's code threw what is no std::exception [Op:test.fails]");
  what = 3;
  Op op = make_op(s.ctx, "test.fails");
  eager_tensor *in = x.get(), *out = nullptr;
  int32_t room = 1;
  eager_status* status = eager_execute(s.ctx, op.get(), &in, 1, &out, &room);
  CHECK(eager_status_code(status) == EAGER_ABORTED);
  CHECK(std::string(eager_status_op(status)) == "test.fails");
  CHECK(eager_status_payload(status, [](void* p) { ++*static_cast<int*>(p); }) == nullptr);
  eager_status_release(status);
  CHECK(payload == 1);
}

TEST_CASE("a kernel that has no memory, by its own account, runs once") {
  static bool throws;
  static std::atomic<int> calls;
  eager_op_definition d =
      definition("test.hungry", "x: T[n] -> y: T[n]; T: float64", [](void*, const eager_kernel_call*) -> eager_status* {
        ++calls;
        if (throws) throw std::bad_alloc();
        return eager_status_new(EAGER_RESOURCE_EXHAUSTED, "no room");
      });
  d.flags = GENERATE(0, EAGER_OP_EFFECTS, EAGER_OP_SERIAL);
  Traced t;
  define(t.owner.get(), d);
  const Tensor x = t.input({-1});
  const Function f = t.end({t.run("test.hungry", {x.get()}).get()});
  const Tensor v = t.vec({1, 2});
  const auto found = [&](bool by_throwing, const std::function<void()>& run) {
    throws = by_throwing;
    calls = 0;
    const std::string message = refusal(run);
    CHECK(calls == 1);
    return message;
  };
  // Where a collector may make room, the library's own kernels run again.
  const eager_pressure_fn collect = [](void*, const char*, int64_t) -> eager_status* { return nullptr; };
  check(eager_memory_on_pressure(1 << 30, collect, nullptr, nullptr));
  const std::function<void()> eagerly = [&] { t.run("test.hungry", {v.get()}); },
                              traced = [&] { call(t.ctx, f, {v.get()}); };
  for (const auto& run : {eagerly, traced}) {
    CHECK(found(true, run).starts_with("13: the program's code threw std::bad_alloc [Op:test.hungry]"));
    CHECK(found(false, run).starts_with("8: no room [Op:test.hungry]"));
  }
  check(eager_memory_on_pressure(0, collect, nullptr, nullptr));
}

TEST_CASE("inference of the program's") {
  Session s;
  static int mode;
  eager_op_definition d =
      definition("test.repeat", "x: T[n], k: int -> y: T[any], z: T[n]; T: float64", fill_with_seven);
  d.infer = [](void*, const eager_infer_call* call) -> eager_status* {
    if (mode == 1) return eager_status_new(EAGER_INVALID_ARGUMENT, "not so");
    if (mode == 2) return nullptr;  // y has no shape
    CHECK(call->ranks[0] == -1);
    CHECK(call->ranks[1] == 1);
    CHECK(call->inputs[0].data == nullptr);
    call->ranks[0] = 1;
    const int64_t n = call->inputs[0].dims[0];
    call->dims[0][0] = mode == 3 ? -2 : n < 0 ? -1 : n * call->attrs[0].i;
    if (mode == 4) call->dtypes[1] = 99;
    return nullptr;
  };
  define(s.ctx, d);
  auto give = [&](int m, eager_context* ctx, eager_tensor* x) {
    mode = m;
    Op op = make_op(ctx, "test.repeat");
    check(eager_op_set_int(op.get(), "k", 3));
    return execute(ctx, op.get(), {x});
  };
  const Tensor x = s.vec({1, 2});
  CHECK(dims_of(give(0, s.ctx, x.get())[0].get()) == std::vector<int64_t>{6});
  Trace trace(s.ctx);
  const Tensor unknown = trace.input(EAGER_FLOAT64, {-1});
  CHECK(dims_of(give(0, trace.ctx(), unknown.get())[0].get()) == std::vector<int64_t>{-1});
  CHECK(refusal([&] { give(1, s.ctx, x.get()); }) == "3: not so [Op:test.repeat]");
  CHECK(refusal([&] { give(2, s.ctx, x.get()); }) == "13: the inference gives output y rank -1 [Op:test.repeat]");
  CHECK(refusal([&] { give(3, s.ctx, x.get()); }) ==
        "13: the inference gives dim 0 of output y as -2 [Op:test.repeat]");
  CHECK(refusal([&] { give(4, s.ctx, x.get()); }) == "13: the inference gives output z dtype 99 [Op:test.repeat]");
}

TEST_CASE("an inference that says something else once dims are known is refused when the function runs") {
  Session s;
  static int32_t dtype, rank;
  static int64_t last;
  dtype = EAGER_FLOAT64, rank = 1, last = 3;
  eager_op_definition d =
      definition("test.unsteady", "x: float64[n] -> y: float64[any]", [](void*, const eager_kernel_call* call) {
        std::memset(call->outputs[0].data, 0,
                    static_cast<size_t>(call->outputs[0].num_elements) *
                        (call->outputs[0].dtype == EAGER_FLOAT64 ? 8 : 4));
        return static_cast<eager_status*>(nullptr);
      });
  d.infer = [](void*, const eager_infer_call* call) -> eager_status* {
    const bool is_known = call->inputs[0].dims[0] >= 0;
    call->dtypes[0] = is_known ? dtype : EAGER_FLOAT64;
    call->ranks[0] = is_known ? rank : 1;
    call->dims[0][0] = call->dims[0][1] = is_known ? last : 3;
    return nullptr;
  };
  d.flags = GENERATE(0, EAGER_OP_EFFECTS);
  define(s.ctx, d);
  const auto run = [&](int32_t said_dtype, int32_t said_rank, int64_t said_last) {
    dtype = said_dtype, rank = said_rank, last = said_last;
    Traced t;
    const Tensor x = t.input({-1});
    const Tensor y = t.run("test.unsteady", {x.get()});
    const Function f = t.end({t.run("add", {y.get(), y.get()}).get()});
    return refusal([&] { call(t.ctx, f, {t.vec({1, 2, 3}).get()}); });
  };
  const std::string begin = "13: output y is ",
                    end = ", but was float64 [3] when the function was traced [Op:test.unsteady]";
  CHECK(run(EAGER_FLOAT64, 1, 3).empty());
  CHECK(run(EAGER_FLOAT32, 1, 3) == begin + "float32 [3]" + end);
  CHECK(run(EAGER_FLOAT64, 2, 3) == begin + "float64 [3,3]" + end);
  CHECK(run(EAGER_FLOAT64, 1, 4) == begin + "float64 [4]" + end);

  SECTION("where dims are those that another op finds out") {
    dtype = EAGER_FLOAT32, rank = 1, last = 3;
    Traced t;
    const Tensor x = t.input({-1});
    const Tensor picked = t.run("boolean_mask", {x.get(), t.run("greater", {x.get(), x.get()}).get()});
    const Tensor y = t.run("test.unsteady", {picked.get()});
    const Function f = t.end({t.run("add", {y.get(), y.get()}).get()});
    CHECK(refusal([&] { call(t.ctx, f, {t.vec({1, 2, 3}).get()}); }) == begin + "float32 [3]" + end);
  }
  SECTION("where folding knows the dims") {
    dtype = EAGER_FLOAT32, rank = 1, last = 3;
    Traced t;
    const Tensor x = t.input({3});
    const Tensor zeros = t.run("broadcast_like", {t.vec({0}).get(), x.get()});
    const Tensor picked = t.run("boolean_mask", {zeros.get(), t.run("equal", {zeros.get(), zeros.get()}).get()});
    const Function f = t.end({t.run("test.unsteady", {picked.get()}).get()});
    CHECK(refusal([&] { call(t.ctx, f, {t.vec({1, 2, 3}).get()}); }) == begin + "float32 [3]" + end);
  }
  SECTION("where another trace knows the dims") {
    dtype = EAGER_FLOAT32, rank = 1, last = 3;
    Traced t;
    const Tensor x = t.input({-1});
    const Function f = t.end({t.run("test.unsteady", {x.get()}).get()});
    Traced u;
    const Tensor v = u.input({3});
    CHECK(refusal([&] { call(u.ctx, f, {v.get()}); }) == begin + "float32 [3]" + end);
  }
}

TEST_CASE("a later definition holds for ops that are made after it") {
  Session s;
  static int gone;
  gone = 0;
  auto define_constant = [&](const double* value, int32_t version) {
    eager_op_definition d =
        definition("test.constant", "x: T[n] -> y: T[n]; T: float64", [](void* data, const eager_kernel_call* call) {
          *static_cast<double*>(call->outputs[0].data) = *static_cast<double*>(data);
          return static_cast<eager_status*>(nullptr);
        });
    d.user_data = const_cast<double*>(value);
    d.destroy = [](void*) { ++gone; };
    d.version = version;
    define(s.ctx, d);
  };
  const double one = 1, two = 2;
  define_constant(&one, 1);
  Op op = make_op(s.ctx, "test.constant");
  Traced t;
  const Tensor x = t.input({1});
  Function f = t.end({t.run("test.constant", {x.get()}).get()});
  Folder folder;
  save(s.ctx, f, folder / "constant");
  define_constant(&two, 2);
  CHECK(gone == 0);
  const Tensor v = s.vec({0});
  CHECK(values(execute(s.ctx, op.get(), {v.get()})[0]) == std::vector<double>{1});
  CHECK(values(s.run("test.constant", {v.get()})) == std::vector<double>{2});
  CHECK(values(call(s.ctx, f, {v.get()})[0]) == std::vector<double>{1});
  CHECK(refusal([&] {
          load(s.ctx, folder / "constant");
        }).find("op test.constant has version 1, the program's definition has 2") != std::string::npos);
  op.reset();
  CHECK(gone == 0);
  f.reset();
  t.trace.reset();
  CHECK(gone == 1);
  std::string bytes = read_file(folder / "constant");
  for (size_t at; (at = bytes.find("test.constant")) != std::string::npos;) bytes.replace(at, 13, "test.absent__");
  write_file(folder / "absent", bytes);
  CHECK(refusal([&] { load(s.ctx, folder / "absent"); }).find("Op type not registered 'test.absent__'") !=
        std::string::npos);
  CHECK(refusal([&] { load(s.ctx, folder / "absent"); }).starts_with("5: "));
}

TEST_CASE("a text attribute is saved as it is, or not at all") {
  Session owner;
  static std::string seen;
  define(owner.ctx,
         definition("test.text", "x: float64, t: string = '' -> y: float64", [](void*, const eager_kernel_call* call) {
           seen.assign(static_cast<const char*>(call->attrs[0].p), static_cast<size_t>(call->attrs[0].count));
           return fill_with_seven(nullptr, call);
         }));
  for (const std::string text : {"a\"\\\n\x01\xc3\xa9", "\xff\xc3"}) {
    Traced t;
    const Tensor x = t.input({});
    Op op = make_op(t.ctx, "test.text");
    check(eager_op_set_string(op.get(), "t", text.c_str()));
    const Function f = t.end({execute(t.ctx, op.get(), {x.get()})[0].get()});
    call(t.ctx, f, {t.num(1).get()});
    CHECK(seen == text);
    Folder folder;
    const std::string refused = refusal([&] { save(t.ctx, f, folder / "text"); });
    if (text[0] == '\xff') {
      CHECK(refused.find("attribute 't' of test.text is not UTF-8, and so cannot be saved") != std::string::npos);
      continue;
    }
    seen.clear();
    call(t.ctx, load(t.ctx, folder / "text"), {t.num(1).get()});
    CHECK(seen == text);
  }
}

TEST_CASE("a saved op whose attribute has another type by now") {
  Session s;
  auto define_with = [&](const char* type) {
    const std::string schema = std::string("x: T[n], a: ") + type + " -> y: T[n]; T: float64";
    define(s.ctx, definition("test.typed", schema.c_str(), fill_with_seven));
  };
  define_with("float = 0.5");
  Traced t;
  const Tensor x = t.input({1});
  const Function f = t.end({t.run("test.typed", {x.get()}).get()});
  Folder folder;
  save(s.ctx, f, folder / "typed");
  CHECK(refusal([&] { load(s.ctx, folder / "typed"); }).empty());
  for (const char* type : {"int = 1", "string = 'a'", "ints = [1]"}) {
    define_with(type);
    const std::string name(type, std::string(type).find(' '));
    CHECK(refusal([&] { load(s.ctx, folder / "typed"); }).find("3: ") == 0);
    CHECK(refusal([&] {
            load(s.ctx, folder / "typed");
          }).find("attribute 'a' of test.typed is " + name + ", and of another type in the file") != std::string::npos);
  }
}

TEST_CASE("plans drop, merge and keep ops of the program's by their effects") {
  std::atomic<int> calls{0};
  for (const bool has_effects : {false, true}) {
    Session owner;
    eager_op_definition d = definition("test.counted", kSaxpy, saxpy);
    d.user_data = &calls;
    d.flags = has_effects ? EAGER_OP_EFFECTS : 0;
    define(owner.ctx, d);
    Traced t;
    const Tensor x = t.input({-1});
    auto once = [&] { return t.run("test.counted", {x.get(), x.get()}); };
    const Tensor used = once(), same = once(), dropped = t.run("test.counted", {used.get(), x.get()});
    const Function f = t.end({t.add(used, same).get()});
    const Tensor v = t.vec({1, 2});
    calls = 0;
    CHECK(values(call(t.ctx, f, {v.get()})[0]) == std::vector<double>{4, 8});
    CHECK(calls == (has_effects ? 3 : 1));
    CHECK(values(call(t.ctx, f, {v.get()})[0]) == std::vector<double>{4, 8});
  }
}

TEST_CASE("ops of the program's on constants are folded, unless they have effects or fail") {
  static int calls;
  static bool fails;
  for (const bool has_effects : {false, true}) {
    Session owner;
    eager_op_definition d =
        definition("test.folded", "x: T[n] -> y: T[n]; T: float64", [](void*, const eager_kernel_call* call) {
          ++calls;
          return fails ? eager_status_new(EAGER_ABORTED, "not now") : fill_with_seven(nullptr, call);
        });
    d.flags = has_effects ? EAGER_OP_EFFECTS : 0;
    define(owner.ctx, d);
    Traced t;
    const Tensor x = t.input({2});
    const Tensor zeros = t.run("broadcast_like", {t.vec({0}).get(), x.get()});
    const Tensor y = t.run("test.folded", {zeros.get()});
    const Function f = t.end({t.add(x, y).get()});
    Folder folder;
    save(t.owner.get(), f, folder / "folded");
    const Tensor v = t.vec({1, 2});
    calls = 0;
    fails = false;
    for (int i = 0; i < 3; ++i) CHECK(values(call(t.ctx, f, {v.get()})[0]) == std::vector<double>{8, 9});
    CHECK(calls == (has_effects ? 3 : 1));
    fails = true;
    const Function again = load(t.owner.get(), folder / "folded");
    CHECK(refusal([&] { call(t.ctx, again, {v.get()}); }) == "10: not now [Op:test.folded]");
    fails = false;
    CHECK(values(call(t.ctx, again, {v.get()})[0]) == std::vector<double>{8, 9});
  }
}

TEST_CASE("booleans that a kernel writes are 0 or 1") {
  Session s;
  define(s.ctx, definition("test.truth", "n: int -> y: bool[n]", [](void*, const eager_kernel_call* call) {
           for (int64_t i = 0; i < call->outputs[0].num_elements; ++i)
             static_cast<uint8_t*>(call->outputs[0].data)[i] = static_cast<uint8_t>(2 * i);
           return static_cast<eager_status*>(nullptr);
         }));
  Op op = make_op(s.ctx, "test.truth");
  check(eager_op_set_int(op.get(), "n", 3));
  const Tensor y = std::move(execute(s.ctx, op.get(), {})[0]);
  uint8_t bytes[3];
  check(eager_tensor_read(y.get(), bytes, 3));
  CHECK(std::vector<int>(bytes, bytes + 3) == std::vector<int>{0, 1, 1});
}

TEST_CASE("the registry lists ops of the program's") {
  Session s;
  eager_op_definition d =
      definition("test.listed", "x: T[m, k], y: T[k, n]?, a: float = 0.5, o: ints? -> z: T[m, n]; T: float32 int32",
                 saxpy);
  d.description = "What it does.";
  d.infer = [](void*, const eager_infer_call*) -> eager_status* { return nullptr; };
  define(s.ctx, d);
  char* text = nullptr;
  check(eager_op_json(s.ctx, "test.listed", &text));
  const nlohmann::json op = nlohmann::json::parse(taken(text));
  CHECK(op["user"] == true);
  CHECK(op["description"] == "What it does.");
  CHECK(op["inputs"][0]["shape"] == "[m, k]");
  CHECK(op["inputs"][0]["dtypes"] == nlohmann::json{"int32", "float32"});
  CHECK(op["inputs"][1]["optional"] == true);
  CHECK(op["outputs"][0]["dtype"] == "x");
  CHECK(op["attributes"][0]["default"] == 0.5);
  CHECK(op["attributes"][0]["argument"] == 0);
  CHECK(op["attributes"][1]["required"] == false);
  check(eager_registry_json(s.ctx, &text));
  int found = 0;
  for (const nlohmann::json& one : nlohmann::json::parse(taken(text))) found += one["name"] == "test.listed";
  CHECK(found == 1);
}

TEST_CASE("threads run an op of the program's at once, or one by one") {
  static std::atomic<int> inside, most;
  for (const bool is_serial : {false, true}) {
    Session s;
    inside = most = 0;
    eager_op_definition d =
        definition("test.slow", "x: T[n] -> y: T[n]; T: float64", [](void*, const eager_kernel_call* call) {
          const int now = ++inside;
          for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
          }
          std::this_thread::sleep_for(std::chrono::milliseconds(2));
          --inside;
          return fill_with_seven(nullptr, call);
        });
    d.flags = is_serial ? EAGER_OP_SERIAL : 0;
    define(s.ctx, d);
    Op op = make_op(s.ctx, "test.slow");
    std::vector<std::thread> threads;
    for (int k = 0; k < 4; ++k) {
      threads.emplace_back([&] {
        Session mine;
        const Tensor x = mine.vec({1});
        for (int i = 0; i < 5; ++i) execute(mine.ctx, op.get(), {x.get()});
      });
    }
    for (std::thread& t : threads) t.join();
    CHECK((is_serial ? most == 1 : most > 1));
  }
}

TEST_CASE("the kernel of a serial op cannot run that op again") {
  static eager_context* another;
  static eager_op* op;
  static eager_tensor* x;
  Session s, within;
  eager_op_definition d =
      definition("test.again", "x: T[n] -> y: T[n]; T: float64", [](void*, const eager_kernel_call* call) {
        eager_tensor* y = nullptr;
        int32_t n = 1;
        if (eager_status* status = eager_execute(another, op, &x, 1, &y, &n)) return status;
        eager_tensor_release(y);
        return fill_with_seven(nullptr, call);
      });
  d.flags = EAGER_OP_SERIAL;
  define(s.ctx, d);
  const Op again = make_op(s.ctx, "test.again");
  const Tensor v = s.vec({1});
  another = within.ctx, op = again.get(), x = v.get();
  for (int i = 0; i < 2; ++i)  // the failed call gives the turn back
    CHECK(refusal([&] { execute(s.ctx, again.get(), {v.get()}); }) ==
          "9: the op is serial, and its kernel runs it again [Op:test.again]");
}

TEST_CASE("eager_parallel_for covers a range once, and gives the first status") {
  Session s;
  static std::vector<std::atomic<int>> times(100000);
  static bool fails;
  define(s.ctx, definition("test.parallel", "-> y: float64", [](void*, const eager_kernel_call* call) {
           return eager_parallel_for(
               call, static_cast<int64_t>(times.size()), 64,
               [](void*, int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) ++times[static_cast<size_t>(i)];
                 return fails && end > 50000 ? eager_status_new(EAGER_ABORTED, "far enough") : nullptr;
               },
               nullptr);
         }));
  fails = false;
  s.run("test.parallel", {});
  CHECK(std::all_of(times.begin(), times.end(), [](const std::atomic<int>& t) { return t == 1; }));
  fails = true;
  CHECK(refusal([&] { s.run("test.parallel", {}); }) == "10: far enough [Op:test.parallel]");
  define(s.ctx, definition("test.parallel", "-> y: float64", [](void*, const eager_kernel_call* call) {
           return eager_parallel_for(
               call, 10, 1, [](void*, int64_t, int64_t) -> eager_status* { throw std::runtime_error("body"); },
               nullptr);
         }));
  CHECK(refusal([&] { s.run("test.parallel", {}); }) == "13: the program's code threw body [Op:test.parallel]");
  CHECK(code_of(eager_parallel_for(nullptr, 1, 1, nullptr, nullptr)) == EAGER_INVALID_ARGUMENT);
}

TEST_CASE("defining, using and releasing an op keeps nothing") {
  Session s;
  static int gone;
  gone = 0;
  const int64_t live = s.live(), in_use = memory_of(s.ctx).in_use;
  const Tensor x = s.vec({1, 2});
  for (int i = 0; i < 2000; ++i) {
    eager_op_definition d = definition("test.again", kSaxpy, saxpy);
    d.destroy = [](void*) { ++gone; };
    define(s.ctx, d);
    s.run("test.again", {x.get(), x.get()});
  }
  CHECK(gone == 1999);
  CHECK(s.live() == live + 1);
  CHECK(memory_of(s.ctx).in_use <= in_use + 1024);
}
