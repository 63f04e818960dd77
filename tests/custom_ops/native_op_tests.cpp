// Ops that are C functions of other libraries. Those of the tests' own library stand in native_functions.cpp.
#include <catch2/catch.hpp>

#include <atomic>
#include <cfenv>
#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>
#include <thread>

#include "support/saved_file.h"

using namespace client;

namespace {

const char* const kOurs = EAGER_TEST_NATIVE_FUNCTIONS;
const char *const kMath = "libm.so.6", *const kBlas = "libopenblas.so.0";

struct Native {
  const char *name, *schema, *library, *call;
  eager_op_gradient_fn gradient = nullptr;
  const char* saves = nullptr;
  int32_t flags = 0;
  void* user_data = nullptr;
};

eager_status* define_status(eager_context* ctx, const Native& n) {
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = n.name;
  d.schema = n.schema;
  d.gradient = n.gradient;
  d.saves = n.saves;
  d.flags = n.flags;
  d.user_data = n.user_data;
  return eager_op_define_native(ctx, &d, n.library, n.call);
}
void define(eager_context* ctx, const Native& n) { check(define_status(ctx, n)); }

Tensor weak(eager_context* ctx, double value) {
  eager_tensor* t = nullptr;
  check(eager_tensor_scalar_float(ctx, value, &t));
  return Tensor(t);
}

// j0' = -j1, and j1'(x) = j0(x) - j1(x) / x.
eager_status* gradient_of_j0(void*, eager_context* ctx, const eager_op_gradient_call* call) {
  Session s;
  s.ctx = ctx;
  const Tensor slope = s.run("negative", {s.run("test.j1", {call->saved[0]}).get()});
  call->input_gradients[0] = s.mul(slope, share(call->output_gradients[0])).release();
  return nullptr;
}
eager_status* gradient_of_j1(void*, eager_context* ctx, const eager_op_gradient_call* call) {
  Session s;
  s.ctx = ctx;
  const Tensor x = share(call->saved[0]);
  const Tensor ratio = s.run("divide", {s.run("test.j1", {x.get()}).get(), x.get()});
  const Tensor slope = s.run("subtract", {s.run("test.j0", {x.get()}).get(), ratio.get()});
  call->input_gradients[0] = s.mul(slope, share(call->output_gradients[0])).release();
  return nullptr;
}
void define_bessel(eager_context* ctx) {
  define(ctx,
         {"test.j0", "x: float64[...] -> z: float64[...]", kMath, "double = z j0(double = x)", gradient_of_j0, "x"});
  define(ctx,
         {"test.j1", "x: float64[...] -> z: float64[...]", kMath, "double = z j1(double = x)", gradient_of_j1, "x"});
}

eager_status* gradient_of_saxpy(void*, eager_context* ctx, const eager_op_gradient_call* call) {
  Session s;
  s.ctx = ctx;
  call->input_gradients[0] = s.mul(share(call->output_gradients[0]), weak(ctx, call->attrs[0].f)).release();
  call->input_gradients[1] = share(call->output_gradients[0]).release();
  return nullptr;
}
void define_saxpy(eager_context* ctx, const char* name = "test.blas_saxpy") {
  define(
      ctx,
      {name, "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64", kBlas,
       "void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)\n"
       "float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)",
       gradient_of_saxpy});
}

void define_gemm(eager_context* ctx, const char* name) {
  define(
      ctx,
      {name, "a: float64[m, k], b: float64[k, n] -> c: float64[m, n]", kBlas,
       "void cblas_dgemm(int = 101, int = 111, int = 111, int = dim(a, 0), int = dim(b, 1), int = dim(a, -1), double = 1, "
       "const double * = a, int = dim(a, 1), const double * = b, int = dim(b, 1), double = 0, double * = c, "
       "int = dim(b, 1))"});
}
// Fortran's columns are the rows here: it solves the system of a's transpose.
void define_solve(eager_context* ctx, const char* name) {
  define(ctx,
         {name, "a: float64[n, n], b: float64[k, n] -> lu: float64[n, n], p: int32[n], x: float64[k, n], info: int32",
          kBlas,
          "void dgesv_(int * = &dim(a, 0), int * = &dim(b, 0), double * = inout(lu, a), int * = &dim(a, 0), int * = p, "
          "double * = inout(x, b), int * = &dim(b, 1), int * = info)"});
}

// Defines test.native, and returns the message of the refusal.
std::string refused(eager_context* ctx, const char* schema, const char* call, const char* library = kOurs) {
  return refusal([&] { define(ctx, {"test.native", schema, library, call}); });
}

template <class T>
Tensor scalar(eager_context* ctx, int32_t dtype, T value) {
  return make_tensor(ctx, dtype, {}, &value, sizeof value);
}
Tensor matrix(Session& s, int64_t rows, int64_t columns, const std::vector<double>& v) {
  return make_tensor(s.ctx, EAGER_FLOAT64, {rows, columns}, v.data(), v.size() * 8);
}
void check_near(const std::vector<double>& found, const std::vector<double>& wanted, double most = 1e-12) {
  REQUIRE(found.size() == wanted.size());
  for (size_t i = 0; i < found.size(); ++i)
    CHECK(std::abs(found[i] - wanted[i]) <= most * std::max(1.0, std::abs(wanted[i])));
}

// Returns the values of a tensor of any dtype.
std::vector<double> numbers(Session& s, const Tensor& t) {
  Op cast = make_op(s.ctx, "cast");
  check(eager_op_set_dtype(cast.get(), "dtype", EAGER_FLOAT64));
  return values(execute(s.ctx, cast.get(), {t.get()})[0]);
}

std::vector<unsigned char> bytes_of(const Tensor& t) {
  std::vector<unsigned char> bytes(eager_tensor_num_bytes(t.get()));
  check(eager_tensor_read(t.get(), bytes.data(), bytes.size()));
  return bytes;
}

// Sets EAGER_CHECK_NATIVE for the definitions that are made while it lives.
struct Checked {
  Checked() { setenv("EAGER_CHECK_NATIVE", "1", 1); }
  ~Checked() { unsetenv("EAGER_CHECK_NATIVE"); }
};

}  // namespace

TEST_CASE("a C function of another library is an op") {
  Session s;
  define_saxpy(s.ctx);
  Op op = make_op(s.ctx, "test.blas_saxpy");
  check(eager_op_set_float(op.get(), "a", 2));
  const Tensor x = s.vec({1, 2, 3}), y = s.vec({10, 20, 30});
  CHECK(values(execute(s.ctx, op.get(), {x.get(), y.get()})[0]) == std::vector<double>{12, 24, 36});
  CHECK(values(y) == std::vector<double>{10, 20, 30});
  const float narrow[2] = {1, 2};
  const Tensor f = make_tensor(s.ctx, EAGER_FLOAT32, {2}, narrow, sizeof narrow);
  const Tensor sum = std::move(execute(s.ctx, op.get(), {f.get(), f.get()})[0]);
  CHECK(eager_tensor_dtype(sum.get()) == EAGER_FLOAT32);
  CHECK(numbers(s, sum) == std::vector<double>{3, 6});
  CHECK(values(execute(s.ctx, op.get(), {s.vec({}).get(), s.vec({}).get()})[0]).empty());
  CHECK(refusal([&] {
          execute(s.ctx, op.get(), {x.get(), s.vec({1}).get()});
        }) == "3: dim n is 3 in x, 1 in y [Op:test.blas_saxpy]");

  char* text = nullptr;
  check(eager_registry_json(s.ctx, &text));
  for (const nlohmann::json& one : nlohmann::json::parse(taken(text))) {
    if (one["name"] == "add") CHECK(!one.contains("library"));
    if (one["name"] != "test.blas_saxpy") continue;
    CHECK(one["user"] == true);
    CHECK(one["library"] == kBlas);
    CHECK(one["call"].get<std::string>().starts_with("void cblas_saxpy("));
  }
}

TEST_CASE("a product by cblas_dgemm, and a system by Fortran's dgesv_, whose arguments are addresses") {
  Session s;
  define_gemm(s.ctx, "test.gemm");
  const Tensor a = matrix(s, 2, 3, {1, 2, 3, 4, 5, 6}), b = matrix(s, 3, 2, {1, 0, 0, 1, 1, 1});
  const Tensor c = s.run("test.gemm", {a.get(), b.get()});
  CHECK(dims_of(c.get()) == std::vector<int64_t>{2, 2});
  CHECK(values(c) == std::vector<double>{4, 5, 10, 11});

  define_solve(s.ctx, "test.solve");
  Op op = make_op(s.ctx, "test.solve");
  const Tensor system = matrix(s, 2, 2, {4, 1, 1, 3}), right = matrix(s, 1, 2, {1, 2});
  const auto solved = execute(s.ctx, op.get(), {system.get(), right.get()});
  check_near(values(solved[2]), {1.0 / 11, 7.0 / 11});
  CHECK(numbers(s, solved[3]) == std::vector<double>{0});
  const auto singular = execute(s.ctx, op.get(), {matrix(s, 2, 2, {1, 1, 1, 1}).get(), right.get()});
  CHECK(numbers(s, singular[3]) == std::vector<double>{2});
}

TEST_CASE("functions of numbers are elementwise, and differentiable by each other") {
  Session s;
  define_bessel(s.ctx);
  std::vector<double> points;
  for (int i = 1; i < 5000; ++i) points.push_back(i * 0.01);
  const Tensor x = s.vec(points);
  std::vector<double> zeroth, first, second, third;
  for (const double p : points) {
    const double a = ::j0(p), b = ::j1(p);
    zeroth.push_back(a);
    first.push_back(-b);
    second.push_back(b / p - a);
    third.push_back(b - (2 * b / p - a) / p);
  }
  check_near(values(s.run("test.j0", {x.get()})), zeroth, 0);
  Tape one = make_tape(s.ctx), two = make_tape(s.ctx), three = make_tape(s.ctx);
  for (const Tape* t : {&one, &two, &three}) watch(*t, x);
  const Tensor y = s.run("test.j0", {x.get()});
  const Tensor d1 = s.grad(three, y, x), d2 = s.grad(two, d1, x), d3 = s.grad(one, d2, x);
  check_near(values(d1), first);
  check_near(values(d2), second);
  check_near(values(d3), third, 1e-7);
  CHECK(dims_of(s.run("test.j0", {scalar(s.ctx, EAGER_FLOAT64, 1.5).get()}).get()).empty());
  CHECK(values(s.run("test.j0", {s.vec({}).get()})).empty());

  SECTION("of two and three parameters, one of which is a scalar") {
    define(s.ctx, {"test.pow", "x: T[...], y: T -> z: T[...]; T: float32 float64", kMath,
                   "double = z pow(double = x, double = y)\nfloat32: float = z powf(float = x, float = y)"});
    CHECK(values(s.run("test.pow", {s.vec({1, 2, 3}).get(), weak(s.ctx, 2).get()})) == std::vector<double>{1, 4, 9});
    define(s.ctx, {"test.three", "x: float32[...], y: float32[...], z: float32 -> w: float32[...]", kOurs,
                   "float = w sum_of_three(float = x, float = y, float = z)"});
    const float v[2] = {1, 2};
    const Tensor t = make_tensor(s.ctx, EAGER_FLOAT32, {2}, v, sizeof v);
    CHECK(numbers(s, s.run("test.three", {t.get(), t.get(), scalar(s.ctx, EAGER_FLOAT32, 10.0f).get()})) ==
          std::vector<double>{33, 36});
    CHECK(refusal([&] {
            s.run("test.three", {t.get(), t.get(), t.get()});
          }) == "3: z has rank 1, its shape is [] [Op:test.three]");
  }
  SECTION("of several types, with attributes and numbers") {
    define(s.ctx, {"test.mixed", "x: float64[...], scale: float = 2, n: int = 1 -> z: float64[...]", kOurs,
                   "double = z add_scaled(double = x, float = scale, int64_t = n, double = 0.25)"});
    std::vector<double> in, out;
    for (int i = 0; i < 3000; ++i) in.push_back(i), out.push_back(2 * i + 1.25);
    CHECK(values(s.run("test.mixed", {s.vec(in).get()})) == out);
  }
  SECTION("traced with unknown dims, saved, loaded, and in a scan") {
    Traced t;
    const Tensor in = t.input({-1});
    Function f = t.end({t.run("test.j0", {in.get()}).get()});
    Folder folder;
    save(t.owner.get(), f, folder / "j0");
    const Function loaded = load(t.owner.get(), folder / "j0");
    for (const Function* each : std::initializer_list<const Function*>{&f, &loaded}) {
      const Tensor v = t.vec({2, 3});
      const auto orders = two_orders(t, v, [&] { return std::move(call(t.ctx, *each, {v.get()})[0]); });
      check_near(orders[0], {-::j1(2), -::j1(3)});
      check_near(orders[1], {::j1(2) / 2 - ::j0(2), ::j1(3) / 3 - ::j0(3)});
    }
    Trace body(t.owner.get());
    t.ctx = body.ctx();
    const Tensor carry = body.input(EAGER_FLOAT64, {}), slice = body.input(EAGER_FLOAT64, {});
    const Tensor next = t.add(carry, t.run("test.j0", {slice.get()}));
    const Function step = body.end({next.get()});
    t.ctx = t.owner.get();
    Op scan = make_op(t.ctx, "scan");
    check(eager_op_set_function(scan.get(), "function", step.get()));
    check(eager_op_set_int(scan.get(), "num_carries", 1));
    const auto sums = execute(t.ctx, scan.get(), {scalar(t.ctx, EAGER_FLOAT64, 0.0).get(), t.vec({1, 2}).get()});
    check_near(values(sums[0]), {::j0(1) + ::j0(2)});
  }
}

// tests/bindings/python/test_custom_ops.py makes the file: saxpy(x * x, y, a=3), gemm(a, a), the solution of a system, and j0(x),
// with kernels in Python.
TEST_CASE("a function that Python has saved calls the ops that C has defined") {
  Session s;
  const std::string path = std::string(EAGER_TESTS) + "/custom_ops/ops.eager";
  CHECK(refusal([&] { load(s.ctx, path); }).find("Op type not registered 'shared.") != std::string::npos);
  define_saxpy(s.ctx, "shared.saxpy");
  define_gemm(s.ctx, "shared.gemm");
  define_solve(s.ctx, "shared.solve");
  define(s.ctx,
         {"shared.j0", "x: float64[...] -> z: float64[...]", kMath, "double = z j0(double = x)", gradient_of_j0, "x"});
  define_bessel(s.ctx);
  const Function f = load(s.ctx, path);
  const Tensor x = s.vec({1, 2}), y = s.vec({10, 20}), a = matrix(s, 2, 2, {4, 1, 2, 3});
  Tape tape = make_tape(s.ctx);
  watch(tape, x);
  const auto z = call(s.ctx, f, {x.get(), y.get(), a.get()});
  CHECK(values(z[0]) == std::vector<double>{13, 32});
  CHECK(values(z[1]) == std::vector<double>{18, 7, 14, 11});
  check_near(values(z[2]), {-0.1, 0.7});
  check_near(values(z[3]), {::j0(1), ::j0(2)}, 0);
  const Tensor sum = s.add(z[0], z[3]);
  check_near(values(s.grad(tape, sum, x)), {6 - ::j1(1), 12 - ::j1(2)});
}

TEST_CASE("every type in every place of twelve parameters, by value and as a result") {
  Session s;
  struct Type {
    const char *dtype, *c;
    int32_t id;
    double value;
  };
  const Type types[] = {
      {"int8", "int8_t", EAGER_INT8, -100},
      {"int16", "short", EAGER_INT16, -30001},
      {"int32", "int", EAGER_INT32, -2000000001},
      {"int64", "long long", EAGER_INT64, -5000000001},
      {"uint8", "unsigned char", EAGER_UINT8, 200},
      {"uint16", "uint16_t", EAGER_UINT16, 65001},
      {"uint32", "unsigned", EAGER_UINT32, 4000000001},
      {"uint64", "size_t", EAGER_UINT64, 9000000000000000001.0},
      {"bool", "bool", EAGER_BOOL, 1},
      {"float32", "float", EAGER_FLOAT32, 1.25},
      {"float64", "double", EAGER_FLOAT64, 1e300},
  };
  const char* others[] = {"double = 0.5",
                          "int64_t = -5000000000",
                          "float = 2.5",
                          "signed char = -3",
                          "unsigned short = 60000",
                          "double = f",
                          "int32_t = i",
                          "float = 7.5",
                          "unsigned long = 9000000000",
                          "_Bool = b",
                          "short int = -30000",
                          "double = 11.5"};
  for (const Type& t : types) {
    Op cast = make_op(s.ctx, "cast");
    check(eager_op_set_dtype(cast.get(), "dtype", t.id));
    const Tensor x = std::move(execute(s.ctx, cast.get(), {scalar(s.ctx, EAGER_FLOAT64, t.value).get()})[0]);
    for (int place = 0; place < 12; ++place) {
      const std::string name = "test." + std::string(t.dtype) + "_" + std::to_string(place);
      std::string call = std::string(t.c) + " = z " + t.dtype + "_at_" + std::to_string(place) + "(";
      for (int k = 0; k < 12; ++k)
        call += (k ? ", " : "") + (k == place ? std::string(t.c) + " = x" : std::string(others[k]));
      const std::string schema =
          "x: " + std::string(t.dtype) + "[], f: float = 5.5, i: int = -2000000000, b: bool = true -> z: " + t.dtype;
      define(s.ctx, {name.c_str(), schema.c_str(), kOurs, (call + ")").c_str()});
      const Tensor z = s.run(name.c_str(), {x.get()});
      INFO(name);
      CHECK(eager_tensor_dtype(z.get()) == t.id);
      CHECK(bytes_of(z) == bytes_of(x));
    }
    const std::string call = std::string(t.c) + " = z " + t.dtype + "_among_few(" + others[0] + ", " + others[1] +
                             ", " + others[2] + ", " + others[3] + ", " + t.c + " = x, " + others[5] + ", " +
                             others[6] + ")";
    const std::string schema =
        "x: " + std::string(t.dtype) + "[], f: float = 5.5, i: int = -2000000000 -> z: " + t.dtype;
    define(s.ctx, {"test.few", schema.c_str(), kOurs, call.c_str()});
    INFO(t.dtype);
    CHECK(bytes_of(s.run("test.few", {x.get()})) == bytes_of(x));
  }
  define(s.ctx, {"test.extended", "x: int8[], y: uint8[], z: int16[] -> r: int32", kOurs,
                 "int = r are_extended(int8_t = x, uint8_t = y, int16_t = z, signed char = '\xc8')"});
  const Tensor x = scalar<int8_t>(s.ctx, EAGER_INT8, -100), y = scalar<uint8_t>(s.ctx, EAGER_UINT8, 200),
               z = scalar<int16_t>(s.ctx, EAGER_INT16, -30000);
  CHECK(numbers(s, s.run("test.extended", {x.get(), y.get(), z.get()})) == std::vector<double>{1});
}

TEST_CASE("the sources of values") {
  Session s;
  const Tensor x = s.vec({1, 2, 3});
  auto run = [&](const char* schema, const char* call, const std::vector<eager_tensor*>& inputs,
                 void* user_data = nullptr) {
    define(s.ctx, {"test.native", schema, kOurs, call, nullptr, nullptr, 0, user_data});
    return values(s.run("test.native", inputs));
  };
  CHECK(
      run("x: float64[n], w: ints = [2], name: string = 'A' -> y: float64",
          "void sum_dims(const int64_t * = dims(x), int64_t = rank(x), const int64_t * = w, const char * = name, double * = y)",
          {x.get()}) == std::vector<double>{65 + 6});
  CHECK(run("x: float64[n] -> y: float64[n]",
            "void reverse(const double * = x, double * = y, long = size(x), void * = scratch(8 * size(x)))",
            {x.get()}) == std::vector<double>{3, 2, 1});
  CHECK(run("x: float64[n], y: float64[n]? -> z: float64",
            "void first_or(const double * = x, const double * = y, double * = z)",
            {x.get(), nullptr}) == std::vector<double>{1});
  CHECK(values(s.run("test.native", {x.get()})) == std::vector<double>{1});
  CHECK(run("x: float64[n] -> z: float64", "void first_or(const double * = x, const double * = NULL, double * = z)",
            {x.get()}) == std::vector<double>{1});
  CHECK(run("x: float64[n], l: ints = [] -> y: float64",
            "void is_given(const int64_t * = l, const int64_t * = dims(x), double * = y)",
            {x.get()}) == std::vector<double>{2});
  CHECK(run("x: float64[n], k: int = 5 -> z: float64[n]", "double = z increment(double = x, int * = &k)", {x.get()}) ==
        std::vector<double>{6, 7, 8});
  double number = 10;
  CHECK(run("x: float64[n] -> z: float64",
            "void add_user_number(const double * = x, const double * = user_data, double * = z)", {x.get()},
            &number) == std::vector<double>{11});
  CHECK(run("t: string = 'four' -> n: float64", "double = n number_of_bytes(const char * = t)", {}) ==
        std::vector<double>{4});
  CHECK(run("x: float64[n] -> y: float64[n], sizes: float64[2]",
            "void tell_addresses(const void * = x, void * = y, int64_t = size(y), double * = sizes)", {s.vec({}).get()})
            .empty());
  Op op = make_op(s.ctx, "test.native");
  CHECK(values(execute(s.ctx, op.get(), {s.vec({}).get()})[1]) == std::vector<double>{0, 1});
}

TEST_CASE("calls of C functions that are refused, or fail") {
  Session s;
  auto run = [&](const char* schema, const char* call, const std::vector<eager_tensor*>& inputs) {
    define(s.ctx, {"test.native", schema, kOurs, call});
    return refusal([&] { s.run("test.native", inputs); });
  };
  const Tensor x = s.vec({1, 2, 3});
  CHECK(run("x: float64[...] -> z: float64[...]", "double = z throws_text(double = x)", {x.get()}) ==
        "13: the program's code threw the function's own words [Op:test.native]");
  CHECK(run("x: float64[n] -> z: float64[n]", "void has_no_memory(double * = z, int = size(z))", {x.get()}) ==
        "13: the program's code threw std::bad_alloc [Op:test.native]");
  CHECK(run("x: float64[n] -> z: float64[n]", "int = 0 fill(double * = z, int = size(z), int = -7)", {x.get()}) ==
        "13: fill returned -7 [Op:test.native]");
  CHECK(run("x: float64[n] -> z: float64[n]", "int = 3 fill(double * = z, int = size(z), int = 3)", {x.get()}).empty());
  CHECK(run("x: float64[n], y: float64[m] -> z: float64[n]",
            "void copy_numbers(const double * = x, double * = inout(z, y), int = size(x))",
            {x.get(), s.vec({1}).get()}) == "3: inout(z, y): z has 3 elements, y 1 [Op:test.native]");
  CHECK(run("x: float64[...] -> z: float64[...]",
            "void copy_numbers(const double * = x, double * = z, int = dim(x, 1))",
            {x.get()}) == "3: dim 1 of x is passed, whose rank is 1 [Op:test.native]");
  CHECK(run("x: float64[n] -> z: float64[n]",
            "void copy_numbers(const double * = x, double * = z, int = 2000000000 * size(x))",
            {x.get()}) == "3: 2000000000 * size(x) is 6000000000, which int cannot hold [Op:test.native]");
}

TEST_CASE("in a function, what a C function is passed fits the dims of each call") {
  Session owner;
  define(owner.ctx, {"test.reverse", "x: float64[n] -> z: float64[n]", kOurs,
                     "void reverse(const double * = x, double * = z, long = size(x), void * = scratch(8 * size(x)))"});
  define(
      owner.ctx,
      {"test.dims", "x: float64[...], w: ints = [2, 3], name: string = 'A' -> y: float64", kOurs,
       "void sum_dims(const int64_t * = dims(x), int64_t = rank(x), const int64_t * = w, const char * = name, double * = y)"});
  define(owner.ctx, {"test.empty", "x: float64[n] -> y: float64[n]", kOurs,
                     "void copy_numbers(const double * = x, double * = y, int = 1500000000 * size(x))"});
  define_saxpy(owner.ctx);
  Traced t;
  const Tensor x = t.input({-1}), y = t.input({-1});
  Op scaled = make_op(t.ctx, "test.blas_saxpy");
  check(eager_op_set_float(scaled.get(), "a", 2));
  const Tensor turned = t.run("test.reverse", {x.get()});
  const Tensor sum = std::move(execute(t.ctx, scaled.get(), {turned.get(), y.get()})[0]);
  const Tensor size = t.run("test.dims", {turned.get()});
  const Function f = t.end({t.add(sum, size).get()});
  for (const size_t n : {3u, 5u, 3u, 100u, 0u}) {
    std::vector<double> a(n), b(n), wanted(n);
    for (size_t i = 0; i < n; ++i) {
      a[i] = static_cast<double>(i);
      b[i] = static_cast<double>(10 * i);
      wanted[i] = 2 * static_cast<double>(n - 1 - i) + b[i] + 65 + 2 * static_cast<double>(n);
    }
    for (int k = 0; k < 2; ++k) CHECK(values(call(t.ctx, f, {t.vec(a).get(), t.vec(b).get()})[0]) == wanted);
  }
  Traced u;
  const Tensor v = u.input({-1});
  const Function g = u.end({u.run("test.empty", {v.get()}).get()});
  CHECK(values(call(u.ctx, g, {u.vec({}).get()})[0]).empty());
  CHECK(refusal([&] {
          call(u.ctx, g, {u.vec({1, 2}).get()});
        }).find("3: 1500000000 * size(x) is 3000000000, which int cannot hold [Op:test.empty]") == 0);
}

TEST_CASE("an op with more attributes and values than a kernel's params have room for") {
  Session owner;
  std::string schema = "x: float64[n]", call_of = "int64_t = z weigh_24(";
  int64_t wanted = 0;
  for (int k = 0; k < 16; ++k) schema += ", a" + std::to_string(k) + ": int = " + std::to_string(k);
  for (int k = 0; k < 24; ++k) {
    call_of += (k ? ", int64_t = " : "int64_t = ") + (k < 16 ? "a" + std::to_string(k) : std::string("size(x)"));
    wanted += (k + 1) * (k < 16 ? k : 2);
  }
  define(owner.ctx, {"test.large", (schema + " -> z: int64").c_str(), kOurs, (call_of + ")").c_str()});
  const Tensor v = owner.vec({1, 2});
  CHECK(numbers(owner, owner.run("test.large", {v.get()})) == std::vector<double>{static_cast<double>(wanted)});
  Traced t;
  const Tensor x = t.input({-1});
  const Function f = t.end({t.run("test.large", {x.get()}).get()});
  CHECK(numbers(t, call(t.ctx, f, {v.get()})[0]) == std::vector<double>{static_cast<double>(wanted)});
}

TEST_CASE("C functions that are refused at their definition") {
  Session s;
  const char* vector =
      "x: T[n], a: float = 1, k: int = 2, o: int?, l: ints?, t: string = 'N' -> z: T[n]; T: float32 float64";
  const std::string at = "3: the call of test.native is malformed at ";
  auto no = [&](const char* call) { return refused(s.ctx, vector, call); };
  CHECK(no("") == "3: the call of test.native has no prototype");
  CHECK(no("void") == at + "\"\": a name is expected");
  CHECK(no("void f") == at + "\"\": '(' is expected");
  CHECK(no("void f(int = 1") == at + "\"\": ')' is expected");
  CHECK(no("void f(int = 1) g") == at + "\"g\": there is more than a prototype");
  CHECK(no("f(int = 1)") == at + "\"f(int = 1)\": a type of C is expected");
  CHECK(no("void f(struct s = x)") == at + "\"struct s = x)\": a type of C is expected");
  CHECK(no("void f(long double = a)") == at + "\"double = a)\": a type of C is expected");
  CHECK(no("void f(double long = a)") == at + "\"double long = a)\": a type of C is expected");
  CHECK(no("void f(short char = k)") == at + "\"short char = k)\": a type of C is expected");
  CHECK(no("void f(int = k, ...)") == at + "\"...)\": a type of C is expected");
  CHECK(no("void f(void (*)(int) = k)") != "");
  CHECK(no("void f(void = k)") == at + "\"= k)\": a parameter has a type");
  CHECK(no("char * f(int = k)") == at + "\"char * f(int = k)\": a function returns nothing or a number");
  CHECK(no("int f(int = k)") == at + "\"f(int = k)\": '=' is expected");
  CHECK(no("double = 0 f(int = k)") == at + "\"0 f(int = k)\": double is no type of this number");
  CHECK(no("char = 300 f(int = k)") == at + "\"300 f(int = k)\": char is no type of this number");
  CHECK(no("int = q f(int = k)") == at + "\"q f(int = k)\": a number or an output is expected");
  CHECK(no("void f(int = q)") == at + "\"q)\": no input, output or attribute has this name");
  CHECK(no("void f(int = size(q))") == at + "\"q))\": an input or output is expected");
  CHECK(no("void f(int = length(x))") == at + "\"length(x))\": size, dim, rank, inout, dims or scratch is expected");
  CHECK(no("void f(int = a)") == at + "\"a)\": int is no type for this attribute");
  CHECK(no("void f(char * = t)") == at + "\"t)\": char * is no type for a text");
  CHECK(no("void f(const int * = l)") == at + "\"l)\": const int * is no type for integers");
  CHECK(no("void f(int = o)") == at + "\"o)\": an attribute that may be absent has no value to pass");
  CHECK(no("void f(int = 3000000000)") == at + "\"3000000000)\": int cannot hold this number");
  CHECK(no("void f(uint8_t = -1)") == at + "\"-1)\": uint8_t cannot hold this number");
  CHECK(no("void f(void * = scratch(-8))") == at + "\"scratch(-8))\": scratch memory has no such size");
  CHECK(no("void f(bool = 'A')") == at + "\"'A')\": bool cannot hold this number");
  CHECK(no("void f(bool * = &'A')") == at + "\"'A')\": bool * cannot hold this number");
  CHECK(no("void f(bool = 2)") == at + "\"2)\": bool cannot hold this number");
  CHECK(no("void f(int8_t = 16 * 8)") == at + "\"16 * 8)\": int8_t cannot hold this number");
  CHECK(no("void f(int = 4000000000 * 4000000000)") == at + "\"4000000000 * 4000000000)\": a number is beyond 64 bits");
  CHECK(no("void f(int = 1.5)") == at + "\"1.5)\": int is no type for this number");
  CHECK(no("void f(float * = x)") == at + "\"x)\": float * is no type for an input, which is const");
  CHECK(no("void f(const float * = z)") == at + "\"z)\": const float * is no type for an output");
  CHECK(no("void f(float = z)") == at + "\"z)\": an output is passed by a pointer");
  CHECK(no("void f(int = &k)") == at + "\"&k)\": an address is passed as a pointer");
  CHECK(no("void f(const float ** = &x)") == at + "\"x)\": an input's own address is passed, without '&'");
  CHECK(no("void f(char = 'NO')") == at + "\"'NO')\": one character is expected");
  CHECK(no("void f(float * = inout(x, z))") == at + "\"x, z))\": an output is expected");
  CHECK(no("void f(float * = inout(z, z))") == at + "\"z))\": an input is expected");
  CHECK(no("float16: void f(float * = z)") ==
        at + "\"float16: void f(float * \": the schema's first letter does not stand for this dtype");
  CHECK(no("float32: void f(float * = z)") == "3: the call of test.native has no prototype for float64");
  CHECK(no("float32: void f(float * = z)\nfloat32: void g(float * = z)") ==
        "3: the call of test.native has two prototypes for one dtype");
  CHECK(no("void f(float * = z)") ==
        "3: in the call of test.native, f's float * is not z's type, which may be float64");
  CHECK(no("float64: void f(double * = z)\nvoid g(const double * = x, float * = z)") ==
        "3: in the call of test.native, g's const double * is not x's type, which may be float32");
  CHECK(no("void f(const void * = x)") == "3: f writes no output z");
  CHECK(no("void f(void * = z, void * = z)") == "3: f writes output z 2 times");
  CHECK(no("void f(void * = z, void * = inout(z, x))") == "3: f writes output z 2 times");
  CHECK(refused(s.ctx, "x: float64[n] -> z: float64", "double = z f(const double * = x, double * = z)") ==
        "3: f writes output z 2 times");
  CHECK(refused(s.ctx, "x: float64[n] -> z: float64[n]", "double = z j0(const double * = x)") ==
        "3: in the call of test.native, output z is what j0 returns, so that its rank is 0");
  CHECK(refused(s.ctx, "x: float64[n], y: float64[m] -> z: float64[n]", "double = z f(double = x, double = y)") ==
        "3: in the call of test.native, f takes elements of y, whose shape is not the output's");
  CHECK(
      refused(s.ctx, "x: float64[n], y: float64[n] -> z: float64[n]", "double = z f(double = x, const double * = y)") ==
      "3: in the call of test.native, f takes the elements of one tensor by value, and the address of another");
  CHECK(refused(s.ctx, "x: float64[ any ], y: float64[any] -> z: float64[n]", "double = z f(double = x, double = y)") !=
        "");
  CHECK(refused(s.ctx, "x: float64[ n ], y: float64[ ] -> z: float64[n]", "double = z sum(double = x, double = y)")
            .starts_with("5: sum was not found"));
  CHECK(refused(s.ctx, "float32: float64[n] -> z: float32[n]", "void f(double * = z)") ==
        "3: in the call of test.native, f's double * is not z's type, which may be float32");
  CHECK(refused(s.ctx, "x: float64[n], float64: dtype = float32 -> z: float64[n]", "void f(double * = z)")
            .starts_with("3: in the call of test.native, f's double * is not z's type, which may be "));
  CHECK(refused(s.ctx, "x: T[n], y: U[m] -> z: T[n]; T: float32 float64; U: float32 float64",
                "void f(void * = inout(z, y))") == "3: in the call of test.native, inout has tensors of two dtypes");
  CHECK(refused(s.ctx, "stream: float64[n] -> z: float64[n]", "void f(double * = z)") ==
        "3: in the call of test.native, stream is a source, and no tensor's or attribute's name");
  CHECK(refused(s.ctx, "x: float32[n] -> z: float32[n]", "void f(float = 1e40, float * = z)") ==
        at + "\"1e40, float * = z)\": float is no type for this number");
  CHECK(refused(s.ctx, "x: float64[n]* -> z: float64", "void f(const double * = x, double * = z)") ==
        at + "\"x, double * = z)\": a list is no source");
  CHECK(refused(s.ctx, "x: float64[n] -> z: float64[n]",
                "void f(const double * = x, double * = z, void * = stream, void * = scratch(8))") ==
        "3: in the call of test.native, f has a stream, and so neither inout, scratch nor numbers of tensors");
  CHECK(refused(s.ctx, "x: float64[n] -> z: float64[n]", "void nothing_like_it(double * = z)")
            .starts_with(std::string("5: nothing_like_it was not found in ") + kOurs + ": "));
  CHECK(refused(s.ctx, "x: float64[n] -> z: float64[n]", "void nothing_like_it(double * = z)", nullptr)
            .starts_with("5: nothing_like_it was not found in what the process has loaded: "));
  CHECK(refused(s.ctx, "x: float64[n] -> z: float64[n]", "void f(double * = z)", "libnothing_like_it.so.7")
            .starts_with("5: libnothing_like_it.so.7 was not opened: "));
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.native";
  d.schema = "x: float64[n] -> z: float64[n]";
  d.kernel = [](void*, const eager_kernel_call*) { return static_cast<eager_status*>(nullptr); };
  CHECK(refusal([&] {
          check(eager_op_define_native(s.ctx, &d, kOurs, "void leaves_part(double * = z, int = size(x))"));
        }) == "3: both kernel and a C function for its devices are given");
  CHECK(refusal([&] { check(eager_op_define_native(s.ctx, &d, kOurs, nullptr)); }) ==
        "3: the call of test.native has no prototype");
}

TEST_CASE("elementwise C functions broadcast as all elementwise ops do") {
  Session s;
  auto zeros = [&](const std::vector<int64_t>& dims, double first = 0) {
    int64_t n = 1;
    for (const int64_t d : dims) n *= d;
    std::vector<double> v(static_cast<size_t>(n));
    for (size_t i = 0; i < v.size(); ++i) v[i] = first + static_cast<double>(i);
    return make_tensor(s.ctx, EAGER_FLOAT64, dims, v.data(), v.size() * 8);
  };
  const char* two = "x: float64[...], y: float64[...] -> z: float64[...]";
  define(s.ctx, {"test.hypot", two, kMath, "double = z hypot(double = x, double = y)",
                 [](void*, eager_context* ctx, const eager_op_gradient_call* call) -> eager_status* {
                   // The gradients have the output's shape.
                   Session in;
                   in.ctx = ctx;
                   const Tensor ratio = in.run("divide", {call->output_gradients[0], call->saved[2]});
                   for (int i = 0; i < 2; ++i)
                     call->input_gradients[i] = in.mul(share(call->saved[i]), ratio).release();
                   return nullptr;
                 },
                 "x y z"});
  // With libffi: the types differ.
  define(s.ctx, {"test.scaled", "x: float64[...], i: int32[...] -> z: float64[...]", kMath,
                 "double = z ldexp(double = x, int = i)"});
  using Shapes = std::vector<std::vector<int64_t>>;
  for (const Shapes& shapes :
       {Shapes{{2, 3}, {3}}, Shapes{{2, 1}, {1, 3}}, Shapes{{4, 1, 2}, {3, 1}}, Shapes{{}, {2, 2}}, Shapes{{1}, {3}},
        Shapes{{1, 1}, {3}}, Shapes{{0, 3}, {1}}, Shapes{{5, 1, 300}, {7, 1}}}) {
    const Tensor x = zeros(shapes[0], 1), y = zeros(shapes[1], 2);
    const Tensor wanted = s.run("hypot", {x.get(), y.get()}), found = s.run("test.hypot", {x.get(), y.get()});
    CHECK(dims_of(found.get()) == dims_of(wanted.get()));
    check_near(values(found), values(wanted));
    Op cast = make_op(s.ctx, "cast");
    check(eager_op_set_dtype(cast.get(), "dtype", EAGER_INT32));
    const Tensor small = s.run("remainder", {y.get(), weak(s.ctx, 7).get()});
    const Tensor power = std::move(execute(s.ctx, cast.get(), {small.get()})[0]);
    const Tensor scaled = s.run("test.scaled", {x.get(), power.get()});
    check_near(values(scaled), values(s.mul(x, s.run("exp2", {small.get()}))));
    for (const char* name : {"hypot", "test.hypot"}) CHECK_NOTHROW(s.run(name, {y.get(), x.get()}));
    // Eager, and in a trace that does not know the dims.
    Tape tape = make_tape(s.ctx, true);
    watch(tape, x);
    watch(tape, y);
    const Tensor a = s.run("hypot", {x.get(), y.get()}), b = s.run("test.hypot", {x.get(), y.get()});
    Traced t;
    const std::vector<int64_t> unknown_x(shapes[0].size(), -1), unknown_y(shapes[1].size(), -1);
    const Tensor u = t.input(unknown_x), v = t.input(unknown_y);
    const Function f = t.end({t.run("test.hypot", {u.get(), v.get()}).get()});
    const Tensor c = std::move(call(s.ctx, f, {x.get(), y.get()})[0]);
    check_near(values(c), values(wanted));
    for (const Tensor* by : {&x, &y}) {
      const Tensor g = s.grad(tape, a, *by);
      for (const Tensor* of : {&b, &c}) {
        const Tensor h = s.grad(tape, *of, *by);
        CHECK(dims_of(h.get()) == dims_of(g.get()));
        check_near(values(h), values(g));
      }
    }
  }
  CHECK(refusal([&] {
          s.run("test.hypot", {zeros({2}).get(), zeros({3}).get()});
        }) == "3: Incompatible shapes: [2] vs. [3] [Op:test.hypot]");
  define(s.ctx, {"test.strict", "x: float64[a...], y: float64[a...] -> z: float64[a...]", kMath,
                 "double = z hypot(double = x, double = y)"});
  CHECK(refusal([&] {
          s.run("test.strict", {zeros({2}).get(), zeros({1}).get()});
        }) == "3: dims a... are [2] in x, [1] in y [Op:test.strict]");
  const Checked checked;
  define(s.ctx, {"test.watched", two, kMath, "double = z hypot(double = x, double = y)"});
  const Tensor x = zeros({2, 1}, 1), y = zeros({3}, 2);
  check_near(values(s.run("test.watched", {x.get(), y.get()})), values(s.run("hypot", {x.get(), y.get()})));
}

TEST_CASE("what the program's inference says is checked by the prototype at each call") {
  Session s;
  static int32_t dtype, rank;
  static int64_t size;
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "test.inferred";
  d.infer = [](void*, const eager_infer_call* call) {
    call->dtypes[0] = dtype;
    call->ranks[0] = rank;
    call->dims[0][0] = size;
    return static_cast<eager_status*>(nullptr);
  };
  const Tensor x = s.vec({1, 2, 3});
  auto run = [&](const char* schema, const char* library, const char* call, int32_t said_dtype, int32_t said_rank,
                 int64_t n) {
    dtype = said_dtype, rank = said_rank, size = n;
    d.schema = schema;
    check(eager_op_define_native(s.ctx, &d, library, call));
    return refusal([&] { s.run("test.inferred", {x.get()}); });
  };
  const char *elementwise = "x: float64[...] -> z: float64[...]", *bessel = "double = z j0(double = x)";
  CHECK(run(elementwise, kMath, bessel, EAGER_FLOAT64, 1, 3).empty());
  CHECK(run(elementwise, kMath, bessel, EAGER_FLOAT64, 1, 100000) ==
        "13: the inference gives output z another shape than that of the inputs [Op:test.inferred]");
  CHECK(run(elementwise, kMath, bessel, EAGER_FLOAT32, 1, 3) ==
        "13: the inference gives output z dtype float32, j0 writes double [Op:test.inferred]");
  CHECK(run("x: float64[n] -> z: float64[n]", kOurs,
            "void copy_numbers(const double * = x, double * = z, int = size(x))", EAGER_FLOAT32, 1,
            3) == "13: the inference gives output z dtype float32, copy_numbers writes double * [Op:test.inferred]");
  CHECK(run("x: float64[n] -> z: float64", kOurs, "double = z number_of_bytes(const char * = NULL)", EAGER_FLOAT64, 1,
            4) == "13: the inference gives output z rank 1, not 0 [Op:test.inferred]");
}

TEST_CASE("texts of prototypes that are damaged are refused or read, and no more") {
  Session s;
  const std::string texts[] = {
      "void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, x), int = 1)\n"
      "float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = z, int = 1)",
      "int = 0 f(const void * = x, void * = z, int * = &dim(x, 0), char * = &'N', const int64_t * = dims(x), void * = scratch(8 * k))"};
  std::mt19937 random(7);
  const std::string alphabet = "()=*&,:'\n xzaknT019.-_const float int dim(size(inout(";
  for (int i = 0; i < 20000; ++i) {
    std::string text = texts[random() % 2];
    for (unsigned k = random() % 4 + 1; k > 0; --k) {
      const size_t place = random() % text.size();
      switch (random() % 3) {
        case 0: text[place] = alphabet[random() % alphabet.size()]; break;
        case 1: text.erase(place, random() % 8); break;
        default: text.insert(place, alphabet.substr(random() % alphabet.size(), random() % 6)); break;
      }
      if (text.empty()) break;
    }
    code_of(define_status(s.ctx, {"test.damaged", "x: T[n], a: float = 1, k: int = 2 -> z: T[n]; T: float32 float64",
                                  kBlas, text.c_str()}));
  }
}

TEST_CASE("EAGER_CHECK_NATIVE finds what a prototype cannot say") {
  Session s;
  const Checked checked;
  auto run = [&](const char* call) {
    define(s.ctx, {"test.checked", "x: float64[n] -> z: float64[n]", kOurs, call});
    return refusal([&] { s.run("test.checked", {s.vec({1, 2, 3}).get()}); });
  };
  CHECK(run("void writes_behind(double * = z, int = size(x))") ==
        "13: writes_behind wrote behind output z [Op:test.checked]");
  CHECK(run("void writes_before(double * = z, int = size(x))") ==
        "13: writes_before wrote behind output z [Op:test.checked]");
  CHECK(run("void changes_input(const double * = x, double * = z, int = size(x))") ==
        "13: changes_input changed input x [Op:test.checked]");
  CHECK(run("void leaves_part(double * = z, int = size(x))") ==
        "13: leaves_part left part of z unwritten [Op:test.checked]");
  CHECK(run("void overruns_scratch(void * = scratch(16), int = 16, double * = z, int = size(x))") ==
        "13: overruns_scratch wrote behind its scratch memory [Op:test.checked]");
  CHECK(run("void rounds_upward(double * = z, int = size(x))") ==
        "13: rounds_upward changed the mode of floating-point arithmetic [Op:test.checked]");
  CHECK(run("void overruns_scratch(void * = scratch(0), int = 0, double * = z, int = size(x))") ==
        "13: overruns_scratch wrote behind its scratch memory [Op:test.checked]");
  CHECK(std::fegetround() == FE_TONEAREST);
  CHECK(run("void reverse(const double * = x, double * = z, long = size(x), void * = scratch(8 * size(x)))").empty());
  define(s.ctx,
         {"test.checked", "x: complex64[n] -> z: complex64[n]", kOurs, "void writes_half(void * = z, int = size(x))"});
  const float parts[2] = {1, 2};
  const Tensor complex = make_tensor(s.ctx, EAGER_COMPLEX64, {1}, parts, sizeof parts);
  CHECK(refusal([&] { s.run("test.checked", {complex.get()}); }) ==
        "13: writes_half left part of z unwritten [Op:test.checked]");
  CHECK(run("int = 0 fails_badly(double * = z, int = size(x))") ==
        "13: fails_badly changed the mode of floating-point arithmetic [Op:test.checked]");
  CHECK(std::fegetround() == FE_TONEAREST);
  define(s.ctx, {"test.checked", "x: float64[...] -> z: float64[...]", kOurs,
                 "double = z overruns(double = x, char * = scratch(8))"});
  CHECK(refusal([&] { s.run("test.checked", {s.vec({1}).get()}); }) ==
        "13: overruns wrote behind its scratch memory [Op:test.checked]");
  define(s.ctx, {"test.checked", "x: float64[...] -> z: float64[...]", kMath, "double = z j0(double = x)"});
  check_near(values(s.run("test.checked", {s.vec({1, 2, 3}).get()})), {::j0(1), ::j0(2), ::j0(3)}, 0);
}

TEST_CASE("eight threads call one C function") {
  Session s;
  define_saxpy(s.ctx);
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int k = 0; k < 8; ++k) {
    threads.emplace_back([&, k] {
      Session mine;
      const Tensor x = mine.vec({1, 2, static_cast<double>(k)}), y = mine.vec({1, 1, 1});
      for (int i = 0; i < 100; ++i)
        right += values(mine.run("test.blas_saxpy", {x.get(), y.get()})) == std::vector<double>{2, 3, k + 1.0};
    });
  }
  for (std::thread& t : threads) t.join();
  CHECK(right == 800);
}

TEST_CASE("defining, using and releasing a native op keeps nothing") {
  Session s;
  const Tensor x = s.vec({1, 2});
  auto round = [&] {
    define_saxpy(s.ctx);
    s.run("test.blas_saxpy", {x.get(), x.get()});
  };
  for (int i = 0; i < 100; ++i) round();
  const int64_t live = s.live(), in_use = memory_of(s.ctx).in_use;
  for (int i = 0; i < 2000; ++i) round();
  CHECK(s.live() == live);
  CHECK(memory_of(s.ctx).in_use <= in_use + 1024);
}
