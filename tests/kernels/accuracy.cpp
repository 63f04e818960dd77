// The greatest errors of unary elementwise functions, and that they keep within the limits of their classes. README.md has the
// figures over all of float32.
#include <catch2/catch.hpp>

#include <atomic>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <future>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "kernels/common/elementwise.h"
#include "support/client.h"
#include "support/ulp.h"

using namespace client;

namespace {

constexpr long double kPi = 3.14159265358979323846264338327950288L;

template <class T>
T sigmoid(T x) {
  return 1 / (1 + std::exp(-x));
}
template <class T>
T softplus(T x) {
  return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
}
template <class T>
T gelu(T x) {
  const T t = -x * static_cast<T>(std::sqrt(0.5L));
  T tail = std::erfc(t) / 2;
  // e^(-t^2) multiplies t's rounding error, which float64 shows.
  if constexpr (sizeof(T) > sizeof(double)) {
    const T square = t * t, half = x * x / 2;
    if (t > 1 && t < 100) tail *= std::exp((square - half) + (std::fma(t, t, -square) - std::fma(x, x / 2, -half)));
  }
  return x * tail;
}
// The argument of the exponential has more digits than long double, since its error is that of the result.
#ifdef __SIZEOF_FLOAT128__
using Widest = __float128;
#else
using Widest = long double;
#endif
template <class T>
T approximate_gelu(T x) {
  if (!(std::abs(x) < 60)) return x > 0 ? x : x * 0;
  using Wide = std::conditional_t<(sizeof(T) > sizeof(double)), Widest, T>;
  const Wide factor =
      static_cast<Wide>(1.59576912160573071170627246218L) + static_cast<Wide>(5.351177755720478292e-20L);
  const Wide u = factor * (Wide(x) + Wide(44715) / 1000000 * x * x * x);
  const T high = static_cast<T>(u), low = static_cast<T>(u - high);
  const T e = std::exp(-high);
  return std::isinf(e) ? x * 0 : x / (1 + (e - e * low));
}
template <class T>
T digamma(T any) {
  if (any == 0) return -1 / any;
  long double x = any, y = 0;
  if (x < 0.5L) {
    const long double part = x - std::nearbyint(x);
    if (part == 0) return std::numeric_limits<T>::quiet_NaN();
    y = -kPi / std::tan(kPi * part);
    x = 1 - x;
  }
  for (; x < 40; x += 1) y -= 1 / x;
  const long double w = 1 / (x * x);
  const long double series = w * (1 / 12.0L - w * (1 / 120.0L - w * (1 / 252.0L - w * (1 / 240.0L - w / 132.0L))));
  return static_cast<T>(y + (std::log(x) - 0.5L / x - series));
}

struct Function {
  std::string name;  // of the op; behind a space the attribute that is set
  double limit;      // in ULP
  std::function<double(double)> exact;
  std::function<long double(long double)> exact_of_double;
};
#define FUNCTION(name, limit, value)                                                     \
  Function {                                                                             \
    name, limit, [](auto x) { return value; }, [](auto x) { return decltype(x)(value); } \
  }
const std::vector<Function>& functions() {
  static const std::vector<Function> all = {
      FUNCTION("exp", 2, std::exp(x)),
      FUNCTION("log", 2, std::log(x)),
      FUNCTION("sin", 2, std::sin(x)),
      FUNCTION("cos", 2, std::cos(x)),
      FUNCTION("tanh", 2, std::tanh(x)),
      FUNCTION("erf", 2, std::erf(x)),
      FUNCTION("sigmoid", 2, sigmoid(x)),
      FUNCTION("gelu", 2, gelu(x)),
      FUNCTION("gelu approximate", 2, approximate_gelu(x)),
      FUNCTION("square", 0.5, x * x),
      FUNCTION("sqrt", 0.5, std::sqrt(x)),
      FUNCTION("reciprocal", 0.5, 1 / x),
      FUNCTION("reciprocal_no_nan", 0.5, x == 0 ? 0 : 1 / x),
      FUNCTION("rsqrt", 4, 1 / std::sqrt(x)),
      FUNCTION("cbrt", 4, std::cbrt(x)),
      FUNCTION("exp2", 4, std::exp2(x)),
      FUNCTION("expm1", 4, std::expm1(x)),
      FUNCTION("log1p", 4, std::log1p(x)),
      FUNCTION("log2", 4, std::log2(x)),
      FUNCTION("log10", 4, std::log10(x)),
      FUNCTION("tan", 3.1, std::tan(x)),
      FUNCTION("asin", 4, std::asin(x)),
      FUNCTION("acos", 4, std::acos(x)),
      FUNCTION("atan", 4, std::atan(x)),
      FUNCTION("sinh", 4, std::sinh(x)),
      FUNCTION("cosh", 4, std::cosh(x)),
      FUNCTION("asinh", 4, std::asinh(x)),
      FUNCTION("acosh", 4, std::acosh(x)),
      FUNCTION("atanh", 4, std::atanh(x)),
      FUNCTION("erfc", 4, std::erfc(x)),
      FUNCTION("softplus", 4, softplus(x)),
      FUNCTION("log_sigmoid", 4, -softplus(-x)),
      FUNCTION("silu", 4, x * sigmoid(x)),
      FUNCTION("mish", 4, x * std::tanh(softplus(x))),
      FUNCTION("elu", 4, x > 0 ? x : std::expm1(x)),
      FUNCTION("celu", 4, x > 0 ? x : std::expm1(x)),
      FUNCTION("selu", 4,
               decltype(x)(1.0507009873554804934193349852946L) *
                   (x > 0 ? x : decltype(x)(1.6732632423543772848170429916717L) * std::expm1(x))),
      FUNCTION("softsign", 4, x / (1 + std::abs(x))),
      FUNCTION("deg2rad", 4, x / 180 * decltype(x)(kPi)),
      FUNCTION("rad2deg", 4, x * decltype(x)(180 / kPi)),
      FUNCTION("hard_sigmoid", 4,
               x <= -3  ? 0
               : x >= 3 ? 1
                        : (x + 3) / 6),
      FUNCTION("hard_swish", 4,
               x <= -3  ? 0
               : x >= 3 ? x
                        : x * ((x + 3) / 6)),
      FUNCTION("lgamma", 4, std::lgamma(x)),
      FUNCTION("digamma", 4, digamma(x))};
  return all;
}
// Those without a rounding error, those of which the result is no float, and sinc, which has its own test.
const std::set<std::string> kOthers = {
    "abs",   "negative",   "sign",      "floor",      "ceil",       "round",    "trunc",           "relu",
    "relu6", "leaky_relu", "hard_tanh", "hardshrink", "softshrink", "isfinite", "binary_exponent", "binary_mantissa",
    "isinf", "isnan",      "signbit",   "angle",      "imag",       "sinc"};

template <class T>
constexpr int32_t kDtype = sizeof(T) == sizeof(float) ? EAGER_FLOAT32 : EAGER_FLOAT64;

template <class T>
struct Worst {
  double error = 0;
  T x = 0, y = 0;
  void add(const Worst& other) {
    if (other.error > error) *this = other;
  }
};

template <class T>
Worst<T> measure(const Function& f, const std::vector<T>& x) {
  Context ctx = make_context();
  const size_t space = f.name.find(' ');
  const Op op = make_op(ctx.get(), f.name.substr(0, space));
  if (space != std::string::npos) check(eager_op_set_bool(op.get(), f.name.c_str() + space + 1, 1));
  const Tensor t = make_tensor(ctx.get(), kDtype<T>, {static_cast<int64_t>(x.size())}, x.data(), x.size() * sizeof(T));
  const Tensor result = std::move(execute(ctx.get(), op.get(), {t.get()})[0]);
  std::vector<T> y(x.size());
  check(eager_tensor_read(result.get(), y.data(), y.size() * sizeof(T)));
  Worst<T> worst;
  for (size_t i = 0; i < x.size(); ++i) {
    double error;
    if constexpr (sizeof(T) == sizeof(float)) error = error_in_ulp(y[i], f.exact(x[i]));
    else error = error_in_ulp(y[i], f.exact_of_double(x[i]));
    if (error > worst.error) worst = {error, x[i], y[i]};
  }
  return worst;
}

// Measures every step-th finite float.
constexpr int kWorkers = 4;
Worst<float> measure_floats(const Function& f, uint64_t step) {
  constexpr uint64_t kPiece = 1 << 20, kBits = uint64_t{1} << 32;
  std::atomic<uint64_t> next = 0;
  auto work = [&] {
    Worst<float> worst;
    std::vector<float> x;
    for (uint64_t first; (first = next.fetch_add(kPiece * step)) < kBits;) {
      x.clear();
      for (uint64_t bits = first; bits < std::min(first + kPiece * step, kBits); bits += step) {
        const float v = std::bit_cast<float>(static_cast<uint32_t>(bits));
        if (std::isfinite(v)) x.push_back(v);
      }
      worst.add(measure(f, x));
    }
    return worst;
  };
  std::vector<std::future<Worst<float>>> others;
  for (int i = 1; i < kWorkers; ++i) others.push_back(std::async(std::launch::async, work));
  Worst<float> worst = work();
  for (auto& other : others) worst.add(other.get());
  return worst;
}

// Random numbers of several sizes, random bits, and numbers next to those where functions have roots, limits or other formulas.
std::vector<double> doubles(size_t count) {
  std::mt19937_64 random(23);
  std::uniform_real_distribution<double> unit(-1, 1);
  std::vector<double> x;
  for (size_t i = 0; i < count; ++i) {
    for (double size : {1.0, 4.0, 30.0, 750.0}) x.push_back(size * unit(random));
    x.push_back(std::ldexp(unit(random), static_cast<int>(random() % 60) - 50));
    const double any = std::bit_cast<double>(random());
    if (std::isfinite(any)) x.push_back(any);
  }
  using L = std::numeric_limits<double>;
  std::vector<double> middles = {0,     L::min(), L::max(), L::min() / 2, 0.25, 0.3465736, 0.5,      0.9625, 1,
                                 1.5,   2,        3,        3.95,         6,    9,         10,       16,     20,
                                 27.2,  38.5,     40,       88,           103,  709.7827,  745.1332, 1024,   1074,
                                 30000, 1e8,      1e15,     1e16};
  for (int k = 1; k <= 40; ++k) middles.push_back(static_cast<double>(k * kPi / 2));
  for (double middle : middles) {
    for (int i = -20; i <= 20; ++i) {
      const double v = middle + i * std::max(middle * L::epsilon(), L::denorm_min());
      if (std::isfinite(v)) x.insert(x.end(), {v, -v});
    }
  }
  return x;
}

// lgamma and digamma of float64 have tests of their own, which know their roots (elementwise_special.cpp).
bool is_special(const Function& f) { return f.name == "lgamma" || f.name == "digamma"; }

template <class T>
void check_limit(const Function& f, const Worst<T>& worst) {
  INFO(f.name << " of " << worst.x << " is " << worst.y << ", wrong by " << worst.error << " ULP");
  CHECK(worst.error <= f.limit);
}

template <class... T>
constexpr bool has_float(eager::Types<T...>) {
  return (std::is_same_v<T, float> || ...);
}

}  // namespace

TEST_CASE("unary functions keep within the limits of their errors") {
  for (const Function& f : functions()) check_limit(f, measure_floats(f, 20011));
  const std::vector<double> x = doubles(2000);
  for (const Function& f : functions()) {
    if (!is_special(f)) check_limit(f, measure(f, x));
  }
}

TEST_CASE("the error of every unary function of float32 is measured") {
  std::set<std::string> known = kOthers;
  for (const Function& f : functions()) known.insert(f.name);
#define EAGER_UNARY(op, formula, types, loop) \
  if (has_float(eager::types())) CHECK(known.count(#op) == 1);
#include "kernels/common/elementwise.def"
}

// Takes hours, over all functions: unit_tests "[exhaustive]". It prints the table of README.md.
TEST_CASE("unary functions keep within the limits of their errors for all of float32", "[.][exhaustive]") {
  const std::vector<double> x = doubles(400000);
  std::printf("| function | limit | float32, all inputs | at | float64, %zu inputs | at |\n", x.size());
  std::printf("| --- | --- | --- | --- | --- | --- |\n");
  for (const Function& f : functions()) {
    const Worst<float> worst = measure_floats(f, 1);
    check_limit(f, worst);
    std::printf("| `%s` | %g | %.3f | %.9g |", f.name.c_str(), f.limit, worst.error, worst.x);
    if (is_special(f)) {
      std::printf(" | |\n");
    } else {
      const Worst<double> wide = measure(f, x);
      check_limit(f, wide);
      std::printf(" %.3f | %.17g |\n", wide.error, wide.x);
    }
    std::fflush(stdout);
  }
}
