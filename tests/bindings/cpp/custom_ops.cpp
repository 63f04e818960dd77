// Tests of ops of the program's own: kernels in C++, and C functions of other libraries.
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "check.h"
#if __cplusplus >= 202002L
#include <span>
#endif

using namespace eager;

static std::vector<double> values(const Tensor& t) { return t.to_vector<double>(); }

static bool near(const Tensor& t, const std::vector<double>& expected, double tolerance = 1e-12) {
  const std::vector<double> found = values(t);
  if (found.size() != expected.size()) return false;
  for (size_t i = 0; i < found.size(); ++i)
    if (!(std::abs(found[i] - expected[i]) <= tolerance * std::max(1.0, std::abs(expected[i])))) return false;
  return true;
}

static const char* const kSaxpy = "x: T[...], y: T[...], a: float = 1 -> z: T[...]; T: float32 float64";

template <class T>
static void saxpy_of(const KernelCall& call) {
  const auto x = call.input<T>(0), y = call.input<T>(1);
  const auto z = call.output<T>(0);
  const T a = static_cast<T>(call.attribute<double>(0));
  call.parallel_for(static_cast<int64_t>(z.size()), 1024, [&](int64_t begin, int64_t end) {
    for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) z[i] = a * x[i] + y[i];
  });
}

static Op define_saxpy(const std::string& name = "cpp.saxpy") {
  return define_op(
      name, kSaxpy,
      [](const KernelCall& call) {
        if (call.input(0).dtype() == DType::float32) saxpy_of<float>(call);
        else saxpy_of<double>(call);
      },
      OpOptions().description("a x + y.").gradient([](const GradientCall& call) {
        const Tensor dz = call.output_gradient(0);
        return std::vector{dz * call.attribute<double>(0), dz};
      }));
}

// x^3, whose gradient is 3 x^2 dy.
static Op define_cube(const std::string& name = "cpp.cube") {
  return define_op(
      name, "x: float64[...] -> y: float64[...]",
      [](const KernelCall& call) {
        const auto x = call.input<double>(0);
        const auto y = call.output<double>(0);
        for (size_t i = 0; i < y.size(); ++i) y[i] = x[i] * x[i] * x[i];
      },
      OpOptions().saves("x").gradient([](const GradientCall& call) {
        const Tensor x = call.saved(0);
        return 3 * (x * x) * call.output_gradient(0);
      }));
}

static Op define_gemm() {
  static const auto transposed = [](const Tensor& t) { return permute_dims(t, PermuteDimsOptions().axes({1, 0})); };
  return define_op(
      "cpp.gemm", "x: float64[m, k], y: float64[k, n] -> z: float64[m, n]",
      [](const KernelCall& call) {
        const auto x = call.input<double>(0), y = call.input<double>(1);
        const auto z = call.output<double>(0);
        const auto k = static_cast<size_t>(call.input(0).dim(-1)), n = static_cast<size_t>(call.output(0).dim(1));
        call.parallel_for(call.output(0).dim(0), 1, [&](int64_t begin, int64_t end) {
          for (auto i = static_cast<size_t>(begin); i < static_cast<size_t>(end); ++i) {
            for (size_t j = 0; j < n; ++j) {
              double sum = 0;
              for (size_t l = 0; l < k; ++l) sum += x[i * k + l] * y[l * n + j];
              z[i * n + j] = sum;
            }
          }
        });
      },
      OpOptions().saves("x y").gradient([](const GradientCall& call) {
        const Op gemm("cpp.gemm");
        const Tensor dz = call.output_gradient(0);
        return std::array{gemm(dz, transposed(call.saved(1))), gemm(transposed(call.saved(0)), dz)};
      }));
}

// The Bessel functions of the C library: j0' = -j1, j1' = j0 - j1 / x.
static void define_bessel() {
  const char* const schema = "x: float64[...] -> z: float64[...]";
  define_native_op("cpp.j1", schema, "libm.so.6", "double = z j1(double = x)",
                   OpOptions().saves("x z").gradient([](const GradientCall& call) {
                     const Tensor x = call.saved(0);
                     return (Op("cpp.j0")(x) - call.saved(1) / x) * call.output_gradient(0);
                   }));
  define_native_op("cpp.j0", schema, "libm.so.6", "double = z j0(double = x)",
                   OpOptions().saves("x").gradient([](const GradientCall& call) {
                     return -(Op("cpp.j1")(call.saved(0)) * call.output_gradient(0));
                   }));
}

// A folder that is removed with its files.
struct Folder {
  std::filesystem::path path;
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "eager-XXXXXX").string();
    path = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string operator/(const char* name) const { return (path / name).string(); }
};

TEST(an_op_is_called_as_others_are) {
  const Op saxpy = define_saxpy();
  CHECK(saxpy.name() == "cpp.saxpy");
  const Tensor x{1.0, 2.0, 3.0}, y{10.0, 20.0, 30.0};
  CHECK(near(saxpy(x, y), {11, 22, 33}));
  const Op twice("cpp.saxpy");
  twice.set("a", 2.0);
  CHECK(near(twice(x, y), {12, 24, 36}));
  CHECK(saxpy(Tensor{1.f}, Tensor{2.f}).to_vector<float>() == std::vector<float>{3});
  CHECK(saxpy(Tensor{1.f}, Tensor{2.0}).dtype() == DType::float64);
  CHECK(values(saxpy(Tensor(std::vector<double>{}, {0, 2}), Tensor(std::vector<double>{}, {0, 2}))).empty());
  const std::vector<double> many(100000, 1);
  const Tensor ones(many);
  CHECK(values(twice(ones, ones)) == std::vector<double>(many.size(), 3));
  const std::string json = op_json("cpp.saxpy");
  CHECK(json.find("\"a x + y.\"") != json.npos && json.find("\"user\":true") != json.npos);
  CHECK(registry_json().find("\"cpp.saxpy\"") != std::string::npos);
  CHECK_FAILS(Code::invalid_argument, "cpp.saxpy expects 2 inputs, got 1 [Op:cpp.saxpy]", saxpy(x));
  CHECK_FAILS(Code::invalid_argument, "dims ... are [3] in x, [1] in y [Op:cpp.saxpy]", saxpy(x, Tensor{1.0}));
  CHECK(saxpy(Tensor{1}, Tensor{2}).to_vector<float>() == std::vector<float>{3});  // integers become floats
  CHECK_FAILS(Code::invalid_argument, "expected to be one of float32, float64",
              saxpy(Tensor{std::complex<float>(1)}, Tensor{1}));
  CHECK_FAILS(Code::invalid_argument, "", (Op("cpp.saxpy").set("b", 1.0), 0));
}

TEST(gradients_to_the_third_order) {
  const Op saxpy = define_saxpy(), cube = define_cube();
  saxpy.set("a", 2.0);
  const auto f = [&](const Tensor& x) { return saxpy(cube(x), x * x); };  // 2 x^3 + x^2
  const Tensor x{1.0, -2.0, 0.5};
  CHECK(near(f(x), {3, -12, 0.5}));
  CHECK(near(gradient(f)(x), {8, 20, 2.5}));
  CHECK(near(gradient(gradient(f))(x), {14, -22, 8}));
  CHECK(near(gradient(gradient(gradient(f)))(x), {12, 12, 12}));

  Tape outer, inner;
  outer.watch(x);
  inner.watch(x);
  const Tensor first = inner.gradient(cube(x), x);
  CHECK(near(outer.gradient(first, x), {6, -12, 3}));
}

TEST(a_matrix_product_by_pattern) {
  const Op gemm = define_gemm();
  const Tensor x{{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}}, y{{1.0, 0.5}, {-1.0, 2.0}, {0.0, 3.0}};
  CHECK((gemm(x, y).shape() == std::vector<int64_t>{2, 2}));
  CHECK(near(gemm(x, y), values(matmul(x, y))));
  const auto by = [](const auto& product) {
    return [&product](const Tensor& a, const Tensor& b) { return sum(square(product(a, b))); };
  };
  const auto library = [](const Tensor& a, const Tensor& b) { return matmul(a, b); };
  const auto [dx, dy] = gradient(by(gemm))(x, y);
  const auto [expected_dx, expected_dy] = gradient(by(library))(x, y);
  CHECK(near(dx, values(expected_dx)) && near(dy, values(expected_dy)));
  const auto second = [&](const auto& product) {
    return gradient([&](const Tensor& a) { return sum(square(gradient(by(product))(a, y)[0])); })(x);
  };
  CHECK(near(second(gemm), values(second(library))));
  CHECK_FAILS(Code::invalid_argument, "dim k is 3 in x, 2 in y [Op:cpp.gemm]", gemm(x, x));
  CHECK_FAILS(Code::invalid_argument, "rank", gemm(x, Tensor{1.0}));
}

TEST(a_c_function_and_its_gradients) {
  define_bessel();
  const Op j0("cpp.j0");
  const std::vector<double> at = {0.5, 1.5, 4.0};
  const Tensor x(at);
  std::vector<double> value, first, second, third;
  for (const double t : at) {
    value.push_back(::j0(t));
    first.push_back(-::j1(t));
    second.push_back(::j1(t) / t - ::j0(t));
    third.push_back(::j1(t) * (1 - 2 / (t * t)) + ::j0(t) / t);
  }
  CHECK(near(j0(x), value));
  CHECK(near(gradient(j0)(x), first));
  CHECK(near(gradient(gradient(j0))(x), second));
  CHECK(near(gradient(gradient(gradient(j0)))(x), third));
  const double h = 1e-5;
  const Tensor difference = (gradient(gradient(j0))(x + h) - gradient(gradient(j0))(x - h)) / (2 * h);
  CHECK(near(difference, third, 1e-8));

  const std::vector<double> grid = [] {
    std::vector<double> g(20000);
    std::iota(g.begin(), g.end(), 1);
    return g;
  }();
  const std::vector<double> all = values(j0(Tensor(grid, {100, 200})));
  CHECK(all[0] == ::j0(1) && all[19999] == ::j0(20000));
}

TEST(functions_of_openblas) {
  const Op saxpy = define_native_op(
      "cpp.cblas", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64", "libopenblas.so.0",
      "void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)\n"
      "float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)",
      OpOptions().gradient([](const GradientCall& call) {
        return std::vector{call.output_gradient(0) * call.attribute<double>(0), call.output_gradient(0)};
      }));
  saxpy.set("a", 3.0);
  CHECK(saxpy(Tensor{1.f, 2.f}, Tensor{10.f, 20.f}).to_vector<float>() == (std::vector<float>{13, 26}));
  const Tensor x{1.0, 2.0}, y{10.0, 20.0};
  CHECK(near(saxpy(x, y), {13, 26}) && near(y, {10, 20}));
  const auto [dx, dy] = gradient([&](const Tensor& a, const Tensor& b) { return sum(square(saxpy(a, b))); })(x, y);
  CHECK(near(dx, {78, 156}) && near(dy, {26, 52}));

  // Fortran's functions take addresses, and matrices column by column.
  const Op solve = define_native_op(
      "cpp.dgesv", "a: float64[n, n], b: float64[n] -> lu: float64[n, n], x: float64[n], pivots: int32[n], info: int32",
      "libopenblas.so.0",
      "void dgesv_(const int * = &dim(a, 0), const int * = &1, double * = inout(lu, a), const int * = &dim(a, 0), "
      "int * = pivots, double * = inout(x, b), const int * = &dim(a, 0), int * = info)");
  const Tensor a{{2.0, 1.0, 0.0}, {0.0, 3.0, -1.0}, {4.0, 0.0, 1.0}};
  const Tensor expected{1.0, -2.0, 3.0};
  const Tensor b = matmul(a, expected);
  const std::vector<Tensor> found = solve.run({permute_dims(a, PermuteDimsOptions().axes({1, 0})), b});
  CHECK(near(found[1], values(expected)) && found[3].item<int>() == 0);
  CHECK(solve.run({a * 0, b})[3].item<int>() > 0);
}

TEST(traced_saved_and_scanned) {
  const Folder folder;
  define_bessel();
  const Op cube = define_cube(), gemm = define_gemm(), j0("cpp.j0");
  const Function f = trace([&](const Tensor& x) { return cube(j0(x)); }, Spec{DType::float64, {-1}});
  f.save(folder / "f");
  const Function loaded = Function::load(folder / "f");
  const Tensor x{0.5, 1.5};
  const auto plain = [&](const Tensor& t) { return cube(j0(t)); };
  for (const Function& each : {f, loaded}) {
    CHECK(near(each(x), values(plain(x))));
    CHECK(near(gradient(each)(x), values(gradient(plain)(x))));
    CHECK(near(gradient(gradient(each))(x), values(gradient(gradient(plain))(x))));
  }
  const Function slope = trace([&](const Tensor& t) { return gradient(plain)(t); }, Spec{DType::float64, {-1}});
  CHECK(near(slope(x), values(gradient(plain)(x))));
  CHECK(near(gradient(slope)(x), values(gradient(gradient(plain))(x))));
  const Function product = trace([&](const Tensor& a, const Tensor& b) { return gemm(a, b); },
                                 Spec{DType::float64, {-1, -1}}, Spec{DType::float64, {-1, 2}});
  CHECK((product.outputs()[0].shape == std::vector<int64_t>{-1, 2}));
  CHECK(near(product(Tensor{{1.0, 2.0}}, Tensor{{1.0, 0.0}, {0.0, 1.0}}), {1, 2}));

  const Spec number{DType::float64, {}};
  const Function step = trace([&](const Tensor& sum, const Tensor& t) { return sum + cube(t); }, number, number);
  const auto total = [&](const Tensor& t) {
    return scan({Tensor::scalar(0.0), t}, step, ScanOptions().num_carries(1))[0];
  };
  const Tensor xs{1.0, 2.0, 3.0};
  CHECK(near(total(xs), {36}));
  CHECK(near(gradient(total)(xs), {3, 12, 27}));
  CHECK(near(gradient([&](const Tensor& t) { return sum(gradient(total)(t)); })(xs), {6, 12, 18}));
}

TEST(a_gradient_that_is_a_function) {
  const Spec vector{DType::float64, {-1}};
  const Function slope = trace([](const Tensor& x, const Tensor& dy) { return 3 * x * x * dy; }, vector, vector);
  const auto kernel = [](const KernelCall& call) {
    const auto x = call.input<double>(0);
    const auto y = call.output<double>(0);
    for (size_t i = 0; i < y.size(); ++i) y[i] = std::pow(x[i], 3);
  };
  const char* const schema = "x: float64[n] -> y: float64[n]";
  const Op op = define_op("cpp.by_function", schema, kernel, OpOptions().saves("x").gradient(slope));
  const Tensor x{2.0, 3.0};
  CHECK(near(gradient(op)(x), {12, 27}));
  CHECK(near(gradient(gradient(op))(x), {12, 18}));
  CHECK_FAILS(Code::invalid_argument, "gradient_function takes 2 tensors, not 1",
              define_op("cpp.by_function", schema, kernel, OpOptions().gradient(slope)));
  CHECK_FAILS(Code::invalid_argument, "both gradient and gradient_function are given",
              define_op("cpp.by_function", schema, kernel,
                        OpOptions().saves("x").gradient(slope).gradient([](const GradientCall&) { return Tensor(); })));
  define_op("cpp.by_function", schema, kernel);  // the function has constants, which are tensors
}

TEST(attributes_and_operands) {
  std::string seen;
  const Op op = define_op(
      "cpp.attributes",
      "x: T[n, m], w: T[n]?, i: int = -3, f: float = 2.5, b: bool = true, d: dtype = int16, s: string = 'a b', "
      "l: ints = [1, 2], o: int?, xs: T[k]* -> y: d; T: float32",
      [&seen](const KernelCall& call) {
        CHECK(call.num_inputs() == 4 && call.num_outputs() == 1 && call.num_attributes() == 7);
        CHECK(call.attribute<int64_t>(0) == -3 && call.attribute<double>(1) == 2.5 && call.attribute<bool>(2));
        CHECK(call.attribute<DType>(3) == DType::int16 && call.attribute<std::string_view>(4) == "a b");
        const auto list = call.attribute<Span<const int64_t>>(5);
        CHECK(list.size() == 2 && list[1] == 2);
        CHECK(!call.attribute<std::optional<int64_t>>(6));
        CHECK(call.attribute<std::optional<double>>(1) == 2.5);
        CHECK_FAILS(Code::invalid_argument, "attribute 6 is absent, not an int", call.attribute<int64_t>(6));
        CHECK_FAILS(Code::invalid_argument, "attribute 1 is a float, not an int", call.attribute<int64_t>(1));
        CHECK_FAILS(Code::invalid_argument, "there is no attribute 7", call.attribute<int64_t>(7));
        CHECK_FAILS(Code::invalid_argument, "there is no attribute 7", call.attribute<std::optional<int64_t>>(7));
        const KernelInput x = call.input(0);
        CHECK(x && x.dtype() == DType::float32 && x.rank() == 2 && x.num_elements() == 6 && x.data());
        CHECK(x.dim(0) == 2 && x.dim(-1) == 3 && x.dim(2) == 0 && x.shape().size() == 2);
        CHECK(!call.input(1) && call.input(3) && !call.input(4) && !call.output(1));
        CHECK_FAILS(Code::invalid_argument, "input 0 is float32, not float64", call.input<double>(0));
        CHECK_FAILS(Code::invalid_argument, "input 1 is absent", call.input<float>(1));
        CHECK_FAILS(Code::invalid_argument, "input 9 is absent", call.input<float>(9));
        CHECK_FAILS(Code::invalid_argument, "input -1 is absent", call.input<float>(-1));
        CHECK_FAILS(Code::invalid_argument, "there is no attribute -1", call.attribute<int64_t>(-1));
        CHECK_FAILS(Code::invalid_argument, "output 0 is int16, not float32", call.output<float>(0));
        const auto elements = call.input<float>(0);
        seen = std::to_string(std::accumulate(elements.begin(), elements.end(), 0.f));
        CHECK(call.device() == 0 && !call.stream() && !elements.empty() && elements.data() == x.data());
#if __cplusplus >= 202002L
        const std::span<int16_t> y = call.output<int16_t>(0);
        y[0] = 7;
#else
        call.output<int16_t>(0)[0] = 7;
#endif
      });
  const Tensor x{{1.f, 2.f, 3.f}, {4.f, 5.f, 6.f}}, one{1.f};
  const std::vector<Tensor> y = op.run({x, Tensor(), one, one});
  CHECK(y[0].item<int16_t>() == 7 && seen.substr(0, 2) == "21");
}

TEST(strings_and_pipelines) {
  const Op length = define_op("cpp.length", "x: T[...] -> y: int64[...]; T: string", [](const KernelCall& call) {
    const auto texts = call.input(0).strings();
    const auto y = call.output<int64_t>(0);
    for (size_t i = 0; i < y.size(); ++i) y[i] = static_cast<int64_t>(texts[i].size());
    CHECK_FAILS(Code::invalid_argument, "input 0 is string, not int64", call.input<int64_t>(0));
    CHECK_FAILS(Code::invalid_argument, "output 0 is int64, not string", call.output(0).strings());
  });
  const Tensor texts = Tensor::strings({"a", "", "bcd"}, {3});
  CHECK(length(texts).to_vector<int64_t>() == (std::vector<int64_t>{1, 0, 3}));
  CHECK(length(Tensor::strings({}, {0})).to_vector<int64_t>().empty());
  int64_t sum = 0;
  for (const auto& element : Dataset::tensor_slices(texts).map(length, data::MapOptions().num_threads(2)))
    sum += element[0].item<int64_t>();
  CHECK(sum == 4);
}

TEST(inference_of_the_programs) {
  const auto define = [](auto infer) {
    return define_op(
        "cpp.repeat", "x: float64[n], k: int = 3 -> y: float64[any], z: int32[n]",
        [](const KernelCall& call) {
          const auto x = call.input<double>(0);
          const auto y = call.output<double>(0);
          for (size_t i = 0; i < y.size(); ++i) y[i] = x[i % x.size()];
          if (call.output(1).dtype() == DType::int32)
            for (int32_t& one : call.output<int32_t>(1)) one = 1;
        },
        OpOptions().infer(infer));
  };
  const auto right = [](const InferCall& call) {
    const int64_t n = call.input(0).dim(0);
    CHECK(call.num_inputs() == 1 && call.num_outputs() == 2 && call.shape(0).empty() && call.shape(1).size() == 1);
    CHECK(call.dtype(0) == DType::float64 && call.dtype(1) == DType::int32 && call.dtype(2) == DType());
    CHECK_FAILS(Code::invalid_argument, "input 0 has no elements yet", call.input(0).as<double>());
    CHECK_FAILS(Code::invalid_argument, "there is no output 2", (call.set_dtype(2, DType::int8), 0));
    CHECK_FAILS(Code::invalid_argument, "33 dims", (call.set_shape(0, std::vector<int64_t>(33, 1)), 0));
    call.set_shape(0, n < 0 ? int64_t(-1) : n * call.attribute<int64_t>(0));
  };
  const Op op = define(right);
  const Tensor x{1.0, 2.0};
  CHECK(near(op.run({x})[0], {1, 2, 1, 2, 1, 2}));
  const Function f = trace([&](const Tensor& t) { return op.run({t}); }, Spec{DType::float64, {-1}});
  CHECK((f.outputs()[0].shape == std::vector<int64_t>{-1}));
  CHECK(near(f.call({x})[0], {1, 2, 1, 2, 1, 2}));
  CHECK(define([](const InferCall& call) {
          call.set_shape(0, {1});
          call.set_dtype(1, DType::int64);
        })
            .run({x})[1]
            .dtype() == DType::int64);
  CHECK_FAILS(Code::internal, "the inference gives output y rank -1 [Op:cpp.repeat]",
              define([](const InferCall&) {}).run({x}));
  CHECK_FAILS(Code::internal, "the inference gives dim 0 of output y as -2 [Op:cpp.repeat]",
              define([](const InferCall& call) { call.set_shape(0, {-2}); }).run({x}));
  CHECK_FAILS(Code::aborted, "not so", define([](const InferCall&) { throw Error(Code::aborted, "not so"); }).run({x}));
}

static void nothing(const KernelCall&) {}

TEST(definitions_that_are_refused) {
  const auto refused = [](const std::string& schema, const OpOptions& options = OpOptions()) {
    return define_op("cpp.refused", schema, nothing, options);
  };
  const char* const good = "x: T[n] -> y: T[n]";
  CHECK_FAILS(Code::invalid_argument, "the schema of cpp.refused is malformed at \"T[n] -> y: T[n]\": ':' is expected",
              refused("x T[n] -> y: T[n]"));
  CHECK_FAILS(Code::invalid_argument, "no input has this dim", refused("x: T[n] -> y: T[m]"));
  CHECK_FAILS(Code::invalid_argument, "a dtype is expected", refused("x: float33[n] -> y: T"));
  CHECK_FAILS(Code::invalid_argument, "malformed", refused(""));
  CHECK_FAILS(Code::invalid_argument, "name of letters, digits and '_' with a dot, not 'refused'",
              define_op("refused", good, nothing));
  CHECK_FAILS(Code::invalid_argument, "neither kernel nor gpu is given", define_op("cpp.refused", good, nullptr));
  CHECK_FAILS(Code::invalid_argument, "version is negative: -1", refused(good, OpOptions().version(-1)));
  CHECK_FAILS(Code::invalid_argument, "version is 0", refused(good, OpOptions().version(0)));
  CHECK_FAILS(Code::invalid_argument, "saves is given without a gradient", refused(good, OpOptions().saves("x")));
  const auto none = [](const GradientCall&) { return Tensor(); };
  CHECK_FAILS(Code::invalid_argument, "saves names 'w', which is no input or output",
              refused(good, OpOptions().saves("w").gradient(none)));
  CHECK_FAILS(Code::invalid_argument, "an op without gradient is given one",
              refused(good, OpOptions().no_gradient(true).gradient(none)));
  const std::string nul("cpp.a\0b", 7);
  CHECK_FAILS(Code::invalid_argument, "an op's name has a NUL", define_op(nul, good, nothing));
  CHECK_FAILS(Code::invalid_argument, "a schema has a NUL", refused(nul));
  CHECK_FAILS(Code::invalid_argument, "NUL", refused(good, OpOptions().description(nul)));
  CHECK_FAILS(Code::invalid_argument, "NUL", refused(good, OpOptions().saves(nul)));
  CHECK_FAILS(Code::not_found, "Op type not registered 'cpp.refused'", Op("cpp.refused"));

  const auto native = [&](const std::string& call, const std::string& library = "libm.so.6",
                          const std::string& schema = "x: float64[...] -> z: float64[...]") {
    return define_native_op("cpp.refused", schema, library, call);
  };
  CHECK_FAILS(Code::invalid_argument, "malformed", native("double = z j0(double x)"));
  CHECK_FAILS(Code::invalid_argument, "a type of C is expected", native("doubel = z j0(double = x)"));
  CHECK_FAILS(Code::invalid_argument, "no input, output or attribute has this name",
              native("double = z j0(double = w)"));
  CHECK_FAILS(Code::invalid_argument, "float is not x's type, which may be float64",
              native("double = z j0(float = x)"));
  CHECK_FAILS(Code::invalid_argument, "writes no output z", native("void j0(double = x)"));
  CHECK_FAILS(Code::invalid_argument, "the call of cpp.refused has no prototype", native(""));
  CHECK_FAILS(Code::not_found, "no_such_j0 was not found in libm.so.6", native("double = z no_such_j0(double = x)"));
  CHECK_FAILS(Code::not_found, "libnothing.so.7 was not opened",
              native("double = z j0(double = x)", "libnothing.so.7"));
  CHECK_FAILS(Code::not_found, "was not found in what the process has loaded",
              native("double = z no_such_j0(double = x)", ""));
  CHECK_FAILS(Code::invalid_argument, "a prototype has a NUL", native(nul));
  CHECK_FAILS(Code::invalid_argument, "a library's name has a NUL", native("double = z j0(double = x)", nul));
  CHECK(near(define_native_op("cpp.fabs", "x: float64[...] -> z: float64[...]", "",
                              "double = z fabs(double = x)")(Tensor{-1.5}),
             {1.5}));
  const Op entropy = define_native_op("cpp.entropy", "n: int -> z: uint8[n]", "libc.so.6",
                                      "int = 0 getentropy(void * = z, size_t = n)");
  entropy.set("n", 257);  // one more than it gives
  CHECK_FAILS(Code::internal, "getentropy returned -1 [Op:cpp.entropy]", entropy());
}

struct Mine {
  int value;
};

struct MyError : Error {
  using Error::Error;
};

TEST(callables_that_fail) {
  int what = 0;
  const Op op = define_op("cpp.throws", "x: float64[n] -> y: float64[n]", [&](const KernelCall& call) {
    if (what == 0) throw Mine{7};
    if (what == 1) throw Error(Code::out_of_range, "beyond");
    if (what == 2) call.input<float>(0);
    if (what == 3) call.parallel_for(100, 1, [](int64_t, int64_t) { throw Mine{8}; });
    if (what == 4) Tensor{1.0} + 1;
    if (what == 5) call.parallel_for(100, 1, [](int64_t, int64_t) { Tensor{1.0} + 1; });
    if (what == 6) call.parallel_for(-1, 1, [](int64_t, int64_t) {});
  });
  const Tensor x{1.0};
  const Function traced = trace([&](const Tensor& t) { return op(t); }, Spec{DType::float64, {-1}});
  const auto payload = [&](int w, const auto& call) {
    what = w;
    try {
      call(x);
    } catch (const Mine& mine) {
      return mine.value;
    }
    return 0;
  };
  CHECK(payload(0, op) == 7 && payload(0, traced) == 7);
  CHECK(payload(3, op) == 8 && payload(3, traced) == 8);
  what = 1;
  CHECK_FAILS(Code::out_of_range, "beyond", op(x));
  what = 2;
  CHECK_FAILS(Code::invalid_argument, "input 0 is float64, not float32", op(x));
  for (what = 4; what < 6; ++what) CHECK_FAILS(Code::failed_precondition, "runs no ops", op(x));
  CHECK_FAILS(Code::invalid_argument, "n is negative: -1", op(x));
  CHECK((Tensor{1.0} + 1).item<double>() == 2);

  const auto slope = [&](auto backward) {
    const Op bad = define_op("cpp.bad", "x: float64[n] -> y: float64[n]", nothing, OpOptions().gradient(backward));
    return gradient(bad)(x);
  };
  CHECK(!slope([](const GradientCall&) { return Tensor(); }));
  CHECK_FAILS(Code::invalid_argument, "a callback gave 2 tensors where 1 are due",
              slope([](const GradientCall&) { return std::vector<Tensor>(2); }));
  CHECK_FAILS(Code::invalid_argument, "input gradient #0 has shape [3], the input [1]", slope([](const GradientCall&) {
                return Tensor{1.0, 2.0, 3.0};
              }));
  CHECK_FAILS(Code::invalid_argument, "", slope([](const GradientCall& call) { return call.saved(0) * 2; }));
  CHECK_FAILS(Code::aborted, "no slope",
              slope([](const GradientCall&) -> Tensor { throw Error(Code::aborted, "no slope"); }));
  try {
    slope([](const GradientCall&) -> Tensor { throw Mine{9}; });
    CHECK(false);
  } catch (const Mine& mine) {
    CHECK(mine.value == 9);
  }
  const Op plain = define_op("cpp.plain", "x: float64[n] -> y: float64[n]", nothing);
  CHECK_FAILS(Code::unimplemented, "gradient registry has no entry for: cpp.plain", gradient(plain)(x));
}

TEST(an_error_in_a_kernel_names_the_op) {
  int what = 0;
  const Op op = define_op(
      "cpp.named", "x: float64[n] -> y: float64[any]",
      [&](const KernelCall& call) {
        if (what == 0) call.input<float>(0);
        if (what == 1) call.parallel_for(100, 1, [&](int64_t, int64_t) { call.output<double>(1); });
        if (what == 2) throw Error(Code::out_of_range, "beyond");
        if (what == 3) throw MyError(Code::out_of_range, "beyond");
      },
      OpOptions().infer([&](const InferCall& call) {
        if (what == 4) call.attribute<int64_t>(0);
        call.set_shape(what == 5 ? 1 : 0, {1});
      }));
  for (what = 0; what < 6; ++what) {
    try {
      op(Tensor{1.0});
      CHECK(what > 5);
    } catch (const MyError& error) {
      CHECK(what == 3 && error.what() == std::string("beyond"));  // what is the program's comes out as it is
    } catch (const Error& error) {
      const std::string text = error.what(), end = " [Op:cpp.named]";
      CHECK(what != 3 && error.op() == std::string("cpp.named"));
      CHECK(text.find(end) == text.size() - end.size());
      CHECK(error.code() == (what == 2 ? Code::out_of_range : Code::invalid_argument));
    }
  }
}

TEST(a_kernel_runs_no_ops_on_any_context) {
  const Context context, other;
  const Tensor x{1.0};
  Op op;
  int times = 0;
  const auto use = [&] {
    ++times;
    CHECK_FAILS(Code::failed_precondition, "runs no ops", ContextScope(other));
    CHECK_FAILS(Code::failed_precondition, "runs no ops", ContextScope(context));
    CHECK_FAILS(Code::failed_precondition, "runs no ops", op(x));  // which would wait for itself
  };
  op = define_op(
      "cpp.inside", "x: float64[n] -> y: float64[any]",
      [&](const KernelCall& call) {
        use();
        call.parallel_for(1, 1, [&](int64_t, int64_t) { use(); });
        call.output<double>(0)[0] = 2;
      },
      OpOptions().serial(true).infer([&](const InferCall& call) {
        use();
        call.set_shape(0, {1});
      }));
  const ContextScope scope(context);
  CHECK(op(x).item<double>() == 2);
  CHECK(times == 3);
  const ContextScope second(other);
  CHECK((x + 1).item<double>() == 2);
}

TEST(gradients_that_are_needed) {
  const Op op =
      define_op("cpp.needed", "x: float64[n], w: float64[n]?, i: int64[n] -> y: float64[n], z: float64", nothing,
                OpOptions().saves("w shape(x)").gradient([](const GradientCall& call) {
                  CHECK(call.num_inputs() == 3 && call.needs(0) && !call.needs(1) && !call.needs(2) && !call.needs(3));
                  CHECK(call.saved().size() == 2 && !call.saved(0) && call.saved(1).dim(0) == 2 && !call.saved(2));
                  CHECK(call.output_gradients().size() == 2 && near(call.output_gradient(1), {0}));
                  return std::vector{call.output_gradient(0) * 5, Tensor(), Tensor()};
                }));
  const Tensor x{1.0, 2.0};
  Tape tape;
  tape.watch(x);
  const std::vector<Tensor> y = op.run({x, Tensor(), Tensor{int64_t(0), int64_t(1)}});
  CHECK(near(tape.gradient(y[0], x), {5, 5}));
}

TEST(a_later_definition) {
  const Folder folder;
  const auto define = [](double value, int32_t version, std::shared_ptr<int> held) {
    return define_op(
        "cpp.constant", "x: float64 -> y: float64",
        [value, held](const KernelCall& call) { call.output<double>(0)[0] = value; }, OpOptions().version(version));
  };
  const Tensor x = Tensor::scalar(0.0);
  auto first = std::make_shared<int>(1);
  Op one = define(1, 1, first);
  Function f = trace([](const Tensor& t) { return Op("cpp.constant")(t); }, Spec{DType::float64, {}});
  f.save(folder / "f");
  const Op two = define(2, 2, nullptr);
  CHECK(one(x).item<double>() == 1 && two(x).item<double>() == 2 && Op("cpp.constant")(x).item<double>() == 2);
  CHECK(f(x).item<double>() == 1);
  CHECK_FAILS(Code::invalid_argument, "op cpp.constant has version 1, the program's definition has 2",
              Function::load(folder / "f"));
  CHECK(first.use_count() == 2);
  one = Op();
  CHECK(first.use_count() == 2);
  f = Function();
  CHECK(first.use_count() == 1);
  std::ifstream file(folder / "f", std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(file)), {});
  for (size_t at; (at = bytes.find("cpp.constant")) != bytes.npos;) bytes.replace(at, 12, "cpp.absent__");
  std::ofstream(folder / "g", std::ios::binary) << bytes;
  CHECK_FAILS(Code::not_found, "Op type not registered 'cpp.absent__'", Function::load(folder / "g"));
}

TEST(an_op_that_c_defines) {
  const auto define = [](double (*f)(double)) {
    eager_op_definition definition = {};
    definition.struct_size = sizeof definition;
    definition.name = "cpp.of_c";
    definition.schema = "x: float64[n] -> y: float64[n]";
    definition.user_data = reinterpret_cast<void*>(f);
    definition.kernel = [](void* function, const eager_kernel_call* call) -> eager_status* {
      const auto* x = static_cast<const double*>(call->inputs[0].data);
      auto* y = static_cast<double*>(call->outputs[0].data);
      for (int64_t i = 0; i < call->inputs[0].num_elements; ++i)
        y[i] = reinterpret_cast<double (*)(double)>(function)(x[i]);
      return nullptr;
    };
    eager_context* context = nullptr;
    eager_status_release(eager_context_create(nullptr, &context));
    CHECK(!eager_op_define(context, &definition));
    eager_context_release(context);
  };
  const Tensor x{4.0};
  define(std::sqrt);
  CHECK(near(Op("cpp.of_c")(x), {2}));
  define(std::fabs);
  CHECK(near(Op("cpp.of_c")(x), {4}));
  define_op("cpp.of_c", "x: float64[n] -> y: float64[n]",
            [](const KernelCall& call) { call.output<double>(0)[0] = 5; });
  CHECK(near(Op("cpp.of_c")(x), {5}));
}

TEST(what_a_definition_keeps_goes) {
  const auto held = std::make_shared<int>(1);
  const auto kernel = [held](const KernelCall&) {};
  const long kept_by_kernel = held.use_count();
  CHECK_FAILS(Code::invalid_argument, "", define_op("no_dot", "-> y: float64", kernel));
  CHECK_FAILS(Code::invalid_argument, "", define_op("cpp.held", "y: float64", kernel));
  CHECK_FAILS(Code::invalid_argument, "NUL", define_op(std::string("cpp.\0", 5), "-> y: float64", kernel));
  CHECK(held.use_count() == kept_by_kernel);
  define_op("cpp.held", "x: float64 -> y: float64", kernel,
            OpOptions()
                .infer([held](const InferCall&) {})
                .gradient(
                    [owned = std::make_unique<std::shared_ptr<int>>(held)](const GradientCall&) { return Tensor(); }));
  CHECK(held.use_count() == kept_by_kernel + 3);
  define_op("cpp.held", "x: float64 -> y: float64", nothing);
  CHECK(held.use_count() == kept_by_kernel);
}

TEST(effects) {
  std::atomic<int> calls{0};
  for (const bool has_effects : {false, true}) {
    const Op op = define_op(
        "cpp.counted", "x: float64[n] -> y: float64[n]",
        [&calls](const KernelCall& call) {
          ++calls;
          call.output<double>(0)[0] = call.input<double>(0)[0];
        },
        OpOptions().has_effects(has_effects));
    const Function f = trace(
        [&](const Tensor& x) {
          op(x);
          return op(x) + op(x);
        },
        Spec{DType::float64, {-1}});
    calls = 0;
    CHECK(near(f(Tensor{2.0}), {4}));
    CHECK(calls == (has_effects ? 3 : 1));
  }
  define_op("cpp.counted", "x: float64[n] -> y: float64[n]", nothing);
}

TEST(a_kernel_for_gpus_alone) {
  const Op op = define_op("cpp.gpu", "x: float64[n] -> y: float64[n]", nullptr,
                          OpOptions().gpu([](const KernelCall& call) { CHECK(call.stream()); }));
  CHECK_FAILS(Code::unimplemented, "", op(Tensor{1.0}));
}

TEST(eight_threads) {
  std::atomic<int> inside{0}, most{0}, right{0};
  for (const bool serial : {false, true}) {
    inside = most = right = 0;
    const Op op = define_op(
        "cpp.slow", kSaxpy,
        [&](const KernelCall& call) {
          const int now = ++inside;
          for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
          }
          std::this_thread::sleep_for(std::chrono::microseconds(200));
          saxpy_of<double>(call);
          --inside;
        },
        OpOptions().serial(serial).gradient([](const GradientCall& call) {
          return std::vector{call.output_gradient(0), call.output_gradient(0)};
        }));
    std::vector<std::thread> threads;
    for (int k = 0; k < 8; ++k) {
      threads.emplace_back([&, k] {
        const Tensor x{double(k), 1.0};
        for (int i = 0; i < 50; ++i) right += near(op(x, x), {2.0 * k, 2}) && near(gradient(op)(x, x)[0], {1, 1});
        const std::string shared = "cpp.cube_" + std::to_string(k % 2);
        for (int i = 0; i < 20; ++i) {
          define_cube(shared);
          right += near(gradient(Op(shared))(Tensor{2.0}), {12});
        }
      });
    }
    for (std::thread& one : threads) one.join();
    CHECK(right == 8 * 70);
    CHECK(serial ? most == 1 : most > 1);
  }
  define_op("cpp.slow", kSaxpy, nothing);
}

static long resident_kib() {
  std::ifstream file("/proc/self/statm");
  long total = 0, resident = 0;
  file >> total >> resident;
  return resident * 4;
}

#if defined(__SANITIZE_ADDRESS__) || defined(EAGER_TESTS_SANITIZED)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

TEST(memory_is_flat) {
  const Tensor x{1.0, 2.0};
  const auto some = [&](int n) {
    for (int i = 0; i < n; ++i) {
      const std::vector<double> held(64, i);
      const Op op = define_op(
          "cpp.again", kSaxpy,
          [held](const KernelCall& call) {
            if (held[0] < 0) throw Mine{1};
            saxpy_of<double>(call);
          },
          OpOptions().gradient([held](const GradientCall& call) {
            return std::vector{call.output_gradient(0), call.output_gradient(0)};
          }));
      gradient(op)(x, x);
      define_native_op("cpp.again_native", "x: float64[...] -> z: float64[...]", "libm.so.6",
                       "double = z j0(double = x)")(x);
    }
  };
  some(500);
  const int64_t live = live_tensors();
  const long before = resident_kib();
  some(kSanitized ? 500 : 10000);
  CHECK(live_tensors() == live);
  CHECK(kSanitized || resident_kib() - before < 1024);
}

int main(int argc, char** argv) { return run_tests(argc, argv); }
