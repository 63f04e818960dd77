// Elementwise ops: each row is an op, a domain and the function.
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "op_cases/op_case.h"
#include "op_cases/special.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();
const std::vector<int32_t> kFloats = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
const std::vector<int32_t> kWide = {EAGER_FLOAT32, EAGER_FLOAT64};
const std::vector<int32_t> kSigned = {EAGER_INT8,    EAGER_INT16,    EAGER_INT32,   EAGER_INT64,
                                      EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};
const std::vector<int32_t> kSignedIntegers = {EAGER_INT8, EAGER_INT16, EAGER_INT32, EAGER_INT64};

// Returns the reference for f, which takes doubles, Complexes, or both (a generic lambda). Real dtypes use doubles,
// which have the right special values.
template <class F>
Reference unary_reference(F f) {
  return [f](const Call& c) -> std::vector<Array> {
    Array out = c.inputs[0];
    for (Complex& z : out.values) {
      if constexpr (std::is_invocable_r_v<double, F, double>) {
        if (!numbers::is_complex(c.dtype)) {
          z = static_cast<double>(f(z.real()));
          continue;
        }
      }
      if constexpr (std::is_invocable_v<F, Complex>) z = f(z);
    }
    return {out};
  };
}

template <class F>
Reference binary_reference(F f) {
  return [f](const Call& c) -> std::vector<Array> {
    const Array &a = c.inputs[0], &b = c.inputs[1];
    return {generate(broadcast(a.dims, b.dims), [&](const Dims& i) -> Complex {
      Complex x = broadcast_at(a, i), y = broadcast_at(b, i);
      if constexpr (std::is_invocable_r_v<double, F, double, double>) {
        if (!numbers::is_complex(c.dtype)) return static_cast<double>(f(x.real(), y.real()));
      }
      if constexpr (std::is_invocable_v<F, Complex, Complex>) return f(x, y);
      return 0;
    })};
  };
}

struct Domain {
  double lo, hi;
};

struct More {
  double tolerance = 1;
  std::string attributes = "";
  bool specials = true;
  uint32_t flags = 0;
};

void add_unary(Table& t, const char* op, Domain d, const Reference& reference, const More& more) {
  auto add = [&](Input input, uint32_t flags) -> Case& {
    Case& c = t.add(op, more.attributes, {std::move(input)}, reference);
    c.tolerance = more.tolerance;
    c.flags = flags | more.flags;
    return c;
  };
  add(in({2, 3}, d.lo, d.hi), 0);
  add(in({}, d.lo, d.hi), kNoGradient);
  add(in({0}, d.lo, d.hi), kNoGradient);
  add(in({2, 0, 3}, d.lo, d.hi), kNoGradient);
  add(in({1001}, d.lo, d.hi), kValuesOnly);
  add(in({70003}, d.lo, d.hi), kValuesOnly).dtypes = {EAGER_FLOAT32};
  if (more.specials) {
    std::vector<Complex> values = {0.0,  -0.0, kInf, -kInf, kNan, 1.0,   -1.0, 0.5,
                                   -0.5, 0.25, 3.0,  -3.0,  1e-4, -1e-4, 12.0, -12.0};
    add(given({16}, values), kValuesOnly).dtypes = kFloats;
  }
}
template <class F>
void unary(Table& t, const char* op, Domain d, F f, const More& more = {}) {
  add_unary(t, op, d, unary_reference(f), more);
}

// Checks float32 and float64 relative to the result, even where that is small.
void accurate(Table& t, const char* op, Domain d, double (*f)(double), double tolerance = 1) {
  Case& c = t.add(op, "", {in({503}, d.lo, d.hi)}, unary_reference(f));
  c.flags = kValuesOnly;
  c.dtypes = kWide;
  c.floor = 1e-36;
  c.tolerance = tolerance;
}

void add_binary(Table& t, const char* op, Domain d1, Domain d2, const Reference& reference, const More& more) {
  struct Pair {
    Dims a, b;
    uint32_t flags;
  };
  // clang-format off
  const std::vector<Pair> pairs = {
      {{2, 3}, {2, 3}, 0},           {{2, 3}, {3}, 0},          {{}, {2, 3}, 0},
      {{2, 1}, {1, 3}, 0},           {{}, {}, kNoGradient},     {{2, 3}, {}, kNoGradient},
      {{0, 3}, {3}, kNoGradient},    {{0}, {1}, kNoGradient},   {{4, 1, 3}, {2, 1}, kNoGradient},
      {{2, 1, 2, 1}, {3, 1, 2}, kNoGradient},                   {{1001}, {1001}, kValuesOnly},
      {{37, 129}, {129}, kValuesOnly}, {{129}, {37, 129}, kValuesOnly}, {{37, 129}, {37, 1}, kValuesOnly},
      {{1}, {517}, kValuesOnly},     {{517}, {}, kValuesOnly},  {{3, 1, 5, 1, 7}, {4, 1, 6, 1}, kValuesOnly}};
  // clang-format on
  for (const Pair& p : pairs) {
    Case& c = t.add(op, more.attributes, {in(p.a, d1.lo, d1.hi), in(p.b, d2.lo, d2.hi)}, reference);
    c.tolerance = more.tolerance;
    c.flags = p.flags | more.flags;
  }
  Case& large = t.add(op, more.attributes, {in({300, 257}, d1.lo, d1.hi), in({257}, d2.lo, d2.hi)}, reference);
  large.tolerance = more.tolerance;
  large.flags = kValuesOnly | more.flags;
  large.dtypes = {EAGER_FLOAT32};
  if (more.specials) {
    Array x, y;
    for (double a : {0.0, -0.0, 1.0, -2.5, kInf, -kInf, kNan}) {
      for (double b : {0.0, -0.0, 1.0, -2.5, kInf, -kInf, kNan}) {
        x.values.push_back(a);
        y.values.push_back(b);
      }
    }
    Case& c = t.add(op, more.attributes, {given({49}, x.values), given({49}, y.values)}, reference);
    c.flags = kValuesOnly;
    c.dtypes = kFloats;
  }
}
template <class F>
void binary(Table& t, const char* op, Domain d1, Domain d2, F f, const More& more = {}) {
  add_binary(t, op, d1, d2, binary_reference(f), more);
}

// Compares small integers, some of which are equal.
void comparison(Table& t, const char* op, Complex (*f)(Complex, Complex)) {
  const Reference reference = binary_reference(f);
  t.add(op, "", {given({2, 3}, {0, 1, 2, 2, 1, 0}), given({2, 3}, {0, 2, 1, 2, 1, 1})}, reference);
  t.add(op, "", {given({3}, {0, 1, 2}), given({2, 1}, {1, 2})}, reference);
  t.add(op, "", {given({}, {1}), given({2}, {1, 2})}, reference);
  t.add(op, "", {in({0, 2}), in({2})}, reference);
  t.add(op, "", {in({1003}, 0, 3), in({1003}, 0, 3)}, reference).flags = kValuesOnly;
  t.add(op, "", {in({33, 70}, 0, 3), in({33, 1}, 0, 3)}, reference).flags = kValuesOnly;
  Case& c =
      t.add(op, "", {given({6}, {kNan, kNan, kInf, -kInf, 0.0, kInf}), given({6}, {kNan, 1, kInf, kInf, -0.0, 1})},
            reference);
  c.flags = kValuesOnly;
  c.dtypes = kFloats;
  Case& s = t.add(op, "", {given({4}, {-1, -128, 127, -2}), given({4}, {1, 127, -128, -2})}, reference);
  s.flags = kValuesOnly;
  s.dtypes = kSigned;
}

// Ops on the bits of integers (and truth values).
void bits(Table& t, const char* op, double hi, int64_t (*f)(int64_t, int64_t)) {
  auto g = [f](double a, double b) { return static_cast<double>(f(static_cast<int64_t>(a), static_cast<int64_t>(b))); };
  More more;
  more.specials = false;
  more.flags = kNoGradient;
  binary(t, op, {0, 100}, {0, hi}, g, more);
}

double sigmoid(double x) { return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x)); }
Complex sigmoid(Complex x) { return 1.0 / (1.0 + std::exp(-x)); }
double softplus(double x) { return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))); }
double mish(double x) { return x == -kInf ? 0 : x * std::tanh(softplus(x)); }
double hard_sigmoid(double x) { return std::isnan(x) ? x : std::clamp((x + 3) / 6, 0.0, 1.0); }
double erf_cdf(double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); }
double sign(double x) { return x > 0 ? 1 : x < 0 ? -1 : x; }
double round_even(double x) { return std::nearbyint(x); }

double digamma(double x) {
  double r = 0;
  if (x < 0) return digamma(1 - x) - std::numbers::pi / std::tan(std::numbers::pi * x);
  for (; x < 20; x += 1) r -= 1 / x;
  double y = 1 / (x * x);
  return r + std::log(x) - 0.5 / x - y * (1.0 / 12 - y * (1.0 / 120 - y * (1.0 / 252 - y * (1.0 / 240 - y / 132))));
}

// The n-th derivative of digamma for x > 0: (-1)^(n+1) n! sum 1 / (x + k)^(n+1). The tail of the sum is by Euler and
// Maclaurin.
double polygamma(double n, double x) {
  if (n == 0) return digamma(x);
  double s = n + 1, sum = 0;
  int k = 0;
  for (; k < 40; ++k) sum += std::pow(x + k, -s);
  double z = x + k;
  sum += std::pow(z, 1 - s) / (s - 1) + 0.5 * std::pow(z, -s) + s / 12 * std::pow(z, -s - 1) -
         s * (s + 1) * (s + 2) / 720 * std::pow(z, -s - 3) +
         s * (s + 1) * (s + 2) * (s + 3) * (s + 4) / 30240 * std::pow(z, -s - 5);
  double sign = std::fmod(n, 2) == 1 ? 1 : -1;
  return sign * std::tgamma(n + 1) * sum;
}

// The remainder as NumPy defines it, for infinities and zeros too.
double remainder(double a, double b) {
  double r = std::fmod(a, b);
  if (r == 0) return std::copysign(0.0, b);
  return (r < 0) != (b < 0) ? r + b : r;
}
double floor_divide(double a, double b) {
  if (b == 0) return a / b;
  double r = std::fmod(a, b), q = (a - r) / b;
  if (r != 0 && (r < 0) != (b < 0)) q -= 1;
  return q == 0 ? std::copysign(0.0, a / b) : std::round(q);
}
double maximum(double a, double b) { return std::isnan(a) || std::isnan(b) ? kNan : std::max(a, b); }
double minimum(double a, double b) { return std::isnan(a) || std::isnan(b) ? kNan : std::min(a, b); }
double logaddexp(double a, double b) {
  if (a == b) return a + std::numbers::ln2;
  if (std::isnan(a) || std::isnan(b)) return kNan;
  return std::max(a, b) + std::log1p(std::exp(-std::abs(a - b)));
}

double logaddexp2(double a, double b) {
  if (a == b) return a + 1;
  if (std::isnan(a) || std::isnan(b)) return kNan;
  return std::max(a, b) + std::log1p(std::exp2(-std::abs(a - b))) / std::numbers::ln2;
}

void arithmetic_unary(Table& t) {
  unary(t, "abs", {-3, 3}, [](auto x) { return std::abs(x); });
  unary(t, "negative", {-3, 3}, [](auto x) { return -x; });
  unary(t, "positive", {-3, 3}, [](auto x) { return x; });
  unary(t, "sign", {-3, 3}, [](auto x) -> decltype(x) {
    if constexpr (std::is_same_v<decltype(x), Complex>) return x == Complex(0) ? x : x / std::abs(x);
    else return sign(x);
  });
  unary(t, "square", {-3, 3}, [](auto x) { return x * x; });
  unary(t, "sqrt", {0.2, 3}, [](auto x) { return std::sqrt(x); });
  unary(t, "rsqrt", {0.2, 3}, [](auto x) { return 1.0 / std::sqrt(x); });
  unary(t, "reciprocal", {0.3, 3}, [](auto x) { return 1.0 / x; });
  unary(t, "cbrt", {0.3, 3}, [](double x) { return std::cbrt(x); });
  const auto sinc = [](auto x) -> decltype(x) {
    if (x == 0.0) return 1.0;
    if (std::isinf(std::real(x))) return 0.0;
    return std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
  };
  unary(t, "sinc", {-3, 3}, sinc);
  t.add("sinc", "", {given({6}, {0, 1e-3, -0.4, 1, 2.5, -0.7})}, unary_reference(sinc));
  // Near and far from 0, and where only the quotient can be held.
  Case& plane =
      t.add("sinc", "",
            {given({7}, {{0, 1e-3}, {1e-200, -1e-200}, {0.5, -0.25}, {-0.3, 25}, {1, 2}, {-2.5, -1}, {kInf, 1}})},
            unary_reference(sinc));
  plane.dtypes = {EAGER_COMPLEX64, EAGER_COMPLEX128};
  plane.flags = kValuesOnly;
  plane.tolerance = 64;  // of the reference: pi x is rounded
  Case& end = t.add("sinc", "", {given({2}, {{0, 227}, {0.25, -227}})}, [](const Call& c) {
    Array y = c.inputs[0];
    for (Complex& z : y.values) {
      const std::complex<long double> w = std::numbers::pi_v<long double> * std::complex<long double>(z);
      z = Complex(std::sin(w) / w);
    }
    return std::vector<Array>{y};
  });
  end.dtypes = {EAGER_COMPLEX128};
  end.flags = kValuesOnly;
  Case& slopes = t.add("sinc", "", {given({5}, {{0, 1e-3}, {0.5, -0.25}, {-0.2, 0.7}, {1, 1.5}, {-2.5, -1}})},
                       unary_reference(sinc));
  slopes.dtypes = plane.dtypes;
  unary(t, "reciprocal_no_nan", {0.3, 3}, [](auto x) { return x == decltype(x)(0) ? decltype(x)(0) : 1.0 / x; });
  unary(t, "deg2rad", {-180, 180}, [](double x) { return x * (std::numbers::pi / 180); });
  unary(t, "rad2deg", {-3, 3}, [](double x) { return x * (180 / std::numbers::pi); });
  unary(t, "floor", {-3, 3}, [](double x) { return std::floor(x); });
  unary(t, "ceil", {-3, 3}, [](double x) { return std::ceil(x); });
  unary(t, "round", {-3, 3}, round_even);
  unary(t, "trunc", {-3, 3}, [](double x) { return std::trunc(x); });
  unary(t, "isfinite", {-3, 3}, [](Complex x) { return Complex(std::isfinite(x.real()) && std::isfinite(x.imag())); });
  unary(t, "isinf", {-3, 3}, [](Complex x) { return Complex(std::isinf(x.real()) || std::isinf(x.imag())); });
  unary(t, "isnan", {-3, 3}, [](Complex x) { return Complex(std::isnan(x.real()) || std::isnan(x.imag())); });
  unary(t, "signbit", {-3, 3}, [](double x) { return !std::isnan(x) && std::signbit(x); }, {.specials = false});
  unary(t, "logical_not", {-3, 3}, [](double x) { return x == 0; });
  unary(t, "conj", {-3, 3}, [](Complex x) { return std::conj(x); }, {.specials = false});
  unary(t, "real", {-3, 3}, [](Complex x) { return Complex(x.real()); }, {.specials = false});
  unary(t, "imag", {-3, 3}, [](Complex x) { return Complex(x.imag()); }, {.specials = false});
  unary(t, "angle", {0.3, 3},
        [](auto x) -> decltype(x) {
          if constexpr (std::is_same_v<decltype(x), Complex>) return std::arg(x);
          else return std::isnan(x) ? x : std::signbit(x) ? std::numbers::pi : 0;
        },
        {.specials = false});
  unary(t, "bitwise_count", {-100, 100}, [](double x) { return std::popcount(static_cast<uint64_t>(std::abs(x))); },
        {.specials = false});
  Case& least = t.add("bitwise_count", "", {given({3}, {-128, 127, -1})},
                      unary_reference([](double x) { return std::popcount(static_cast<uint64_t>(std::abs(x))); }));
  least.dtypes = kSignedIntegers;
  least.flags = kValuesOnly;
  Reference invert = [](const Call& c) -> std::vector<Array> {
    Array out = c.inputs[0];
    for (Complex& z : out.values) {
      z = c.dtype == EAGER_BOOL ? Complex(z == Complex(0))
                                : Complex(static_cast<double>(~static_cast<int64_t>(z.real())));
    }
    return {out};
  };
  for (const Dims& d : {Dims{2, 3}, Dims{}, Dims{0}, Dims{1001}})
    t.add("bitwise_invert", "", {in(d, -100, 100)}, invert);
}

void transcendental_unary(Table& t) {
  unary(t, "exp", {-3, 3}, [](auto x) { return std::exp(x); });
  unary(t, "exp2", {-3, 3}, [](auto x) -> decltype(x) {
    if constexpr (std::is_same_v<decltype(x), Complex>) return std::exp(x * std::numbers::ln2);
    else return std::exp2(x);
  });
  unary(t, "expm1", {-2, 2}, [](auto x) -> decltype(x) {
    if constexpr (std::is_same_v<decltype(x), Complex>) return std::exp(x) - 1.0;
    else return std::expm1(x);
  });
  unary(t, "log", {0.3, 5}, [](auto x) { return std::log(x); });
  unary(t, "log1p", {-0.6, 3}, [](auto x) -> decltype(x) {
    if constexpr (std::is_same_v<decltype(x), Complex>) return std::log(1.0 + x);
    else return std::log1p(x);
  });
  unary(t, "log2", {0.3, 5}, [](auto x) -> decltype(x) {
    if constexpr (std::is_same_v<decltype(x), Complex>) return std::log(x) / std::numbers::ln2;
    else return std::log2(x);
  });
  unary(t, "log10", {0.3, 5}, [](auto x) { return std::log10(x); });
  unary(t, "sin", {-6, 6}, [](auto x) { return std::sin(x); });
  unary(t, "cos", {-6, 6}, [](auto x) { return std::cos(x); });
  unary(t, "tan", {-1.2, 1.2}, [](auto x) { return std::tan(x); }, {.tolerance = 2});
  unary(t, "asin", {-0.8, 0.8}, [](auto x) { return std::asin(x); });
  unary(t, "acos", {-0.8, 0.8}, [](auto x) { return std::acos(x); });
  unary(t, "atan", {-0.8, 0.8}, [](auto x) { return std::atan(x); });
  unary(t, "sinh", {-2, 2}, [](auto x) { return std::sinh(x); });
  unary(t, "cosh", {-2, 2}, [](auto x) { return std::cosh(x); });
  unary(t, "tanh", {-1.4, 1.4}, [](auto x) { return std::tanh(x); });
  unary(t, "asinh", {-0.8, 0.8}, [](auto x) { return std::asinh(x); });
  unary(t, "acosh", {1.3, 4}, [](auto x) { return std::acosh(x); });
  unary(t, "atanh", {-0.8, 0.8}, [](auto x) { return std::atanh(x); });
  unary(t, "erf", {-3, 3}, [](double x) { return std::erf(x); });
  unary(t, "erfc", {-3, 3}, [](double x) { return std::erfc(x); });
  unary(t, "lgamma", {0.3, 6}, [](double x) { return std::lgamma(x); }, {.tolerance = 4});
  unary(t, "digamma", {0.3, 6}, digamma, {.tolerance = 16, .specials = false});

  {
    // Points near the poles and points that need reflection; the values are mpmath's.
    const std::vector<Complex> x = {-1e-8, 1e-8, -1e-5, -0.9999, -0.5, -1.5, -2.25, -100.25, 0.25, 1e-3};
    const std::vector<Complex> y = {99999999.4227843166,  -100000000.577215646,  99999.4227678856294,
                                    -9999.57695117461468, 0.0364899739785765206, 0.703156640645243187,
                                    4.15858356465797227,  7.75423895920864545,   -4.22745353337626541,
                                    -1000.57557193181028};
    Case& c = t.add("digamma", "", {given({10}, x)}, [y](const Call&) { return std::vector<Array>{{{10}, y}}; });
    c.dtypes = {EAGER_FLOAT64};
    c.flags = kValuesOnly;
    c.tolerance = 16;
  }

  Case& limits = t.add("digamma", "", {given({3}, {-kInf, kInf, -3})}, [](const Call&) {
    return std::vector<Array>{{{3}, {kNan, kInf, kNan}}};
  });
  limits.flags = kValuesOnly;
  limits.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64};

  accurate(t, "exp", {-80, 80}, [](double x) { return std::exp(x); });
  accurate(t, "expm1", {-1e-3, 1e-3}, [](double x) { return std::expm1(x); });
  accurate(t, "log1p", {-1e-3, 1e-3}, [](double x) { return std::log1p(x); });
  accurate(t, "log", {0.99, 1.01}, [](double x) { return std::log(x); });
  accurate(
      t, "cbrt", {1e-30, 1e-28}, [](double x) { return std::cbrt(x); }, 2);
  accurate(
      t, "cbrt", {-1e20, 1e20}, [](double x) { return std::cbrt(x); }, 2);
  accurate(
      t, "sinc", {0.01, 0.9}, [](double x) { return std::sin(std::numbers::pi * x) / (std::numbers::pi * x); }, 2);
  accurate(t, "log2", {1e-30, 1e-28}, [](double x) { return std::log2(x); });
  accurate(t, "sin", {-1e-2, 1e-2}, [](double x) { return std::sin(x); });
  accurate(t, "cos", {0, 1.5}, [](double x) { return std::cos(x); });
  accurate(t, "tanh", {-1e-3, 1e-3}, [](double x) { return std::tanh(x); });
  accurate(t, "tanh", {-20, 20}, [](double x) { return std::tanh(x); });
  accurate(t, "asinh", {-1e-3, 1e-3}, [](double x) { return std::asinh(x); });
  accurate(t, "asinh", {-1e4, 1e4}, [](double x) { return std::asinh(x); });
  accurate(t, "asinh", {1e7, 1e9}, [](double x) { return std::asinh(x); });
  accurate(t, "acosh", {1, 1.001}, [](double x) { return std::acosh(x); });
  accurate(t, "acosh", {1e7, 1e9}, [](double x) { return std::acosh(x); });
  accurate(t, "sinh", {-1e-3, 1e-3}, [](double x) { return std::sinh(x); });
  accurate(t, "sinh", {-80, 80}, [](double x) { return std::sinh(x); });
  accurate(t, "cosh", {-80, 80}, [](double x) { return std::cosh(x); });
  accurate(t, "atanh", {-1e-3, 1e-3}, [](double x) { return std::atanh(x); });
  accurate(t, "asin", {-1e-3, 1e-3}, [](double x) { return std::asin(x); });
  accurate(t, "atan", {-1e-3, 1e-3}, [](double x) { return std::atan(x); });
  accurate(t, "atan", {-1e9, 1e9}, [](double x) { return std::atan(x); });
  accurate(t, "tan", {-1e-3, 1e-3}, [](double x) { return std::tan(x); });
  accurate(t, "erf", {-1e-3, 1e-3}, [](double x) { return std::erf(x); });
  accurate(
      t, "erfc", {1, 8}, [](double x) { return std::erfc(x); }, 12);
  accurate(
      t, "sigmoid", {-60, 20}, [](double x) { return sigmoid(x); }, 2);
  accurate(t, "softplus", {-60, 20}, softplus, 2);
  for (const char* op : {"sin", "cos"}) {
    bool is_sin = op[0] == 's';
    Case& c = t.add(op, "", {in({401}, -1e5, 1e5)},
                    unary_reference([is_sin](double x) { return is_sin ? std::sin(x) : std::cos(x); }));
    c.flags = kValuesOnly;
    c.dtypes = kWide;
  }
}

void activations(Table& t) {
  unary(t, "sigmoid", {-4, 4}, [](auto x) { return sigmoid(x); }, {.tolerance = 4, .flags = 0});
  unary(t, "relu", {-3, 3}, [](double x) { return x <= 0 ? 0 : x; });
  unary(t, "relu6", {-3, 9}, [](double x) { return x <= 0 ? 0 : x >= 6 ? 6 : x; });
  unary(t, "softplus", {-4, 4}, softplus);
  unary(t, "softsign", {-4, 4}, [](double x) { return std::isinf(x) ? sign(x) : x / (1 + std::abs(x)); });
  unary(t, "log_sigmoid", {-4, 4}, [](double x) { return -softplus(-x); });
  unary(t, "mish", {-4, 4}, mish, {.tolerance = 2});
  unary(t, "hard_tanh", {-3, 3}, [](double x) { return std::isnan(x) ? x : std::clamp(x, -1.0, 1.0); });
  unary(t, "hard_sigmoid", {-5, 5}, hard_sigmoid);
  unary(t, "hard_swish", {-5, 5}, [](double x) { return x == -kInf ? 0 : x * hard_sigmoid(x); }, {.tolerance = 2});
  const auto hardshrink = [](double by) { return [by](double x) { return std::abs(x) <= by ? 0 : x; }; };
  const auto softshrink = [](double by) {
    return [by](double x) { return x > by ? x - by : x < -by ? x + by : std::isnan(x) ? x : 0; };
  };
  for (const bool is_hard : {true, false}) {
    const char* name = is_hard ? "hardshrink" : "softshrink";
    if (is_hard) unary(t, name, {-2, 2}, hardshrink(0.5), {.specials = false});
    else unary(t, name, {-2, 2}, softshrink(0.5), {.specials = false});
    if (is_hard) unary(t, name, {-2, 2}, hardshrink(0.25), {.attributes = "threshold=0.25", .specials = false});
    else unary(t, name, {-2, 2}, softshrink(0.25), {.attributes = "threshold=0.25", .specials = false});
    Case& special = t.add(name, "", {given({4}, {kNan, kInf, -kInf, 0.5})},
                          is_hard ? unary_reference(hardshrink(0.5))
                                  : unary_reference([](double x) { return std::isnan(x) || std::isinf(x) ? x : 0; }));
    special.dtypes = kFloats;
    special.flags = kValuesOnly;
  }
  const auto celu = [](double alpha) {
    return [alpha](double x) { return x > 0 ? x : alpha * std::expm1(x / alpha); };
  };
  unary(t, "celu", {-3, 3}, celu(1), {.tolerance = 2});
  unary(t, "celu", {-3, 3}, celu(0.5), {.tolerance = 2, .attributes = "alpha=0.5"});
  binary(t, "prelu", {-2, 2}, {0.1, 0.6}, [](double x, double a) { return x > 0 ? x : a * x; });
  unary(t, "silu", {-4, 4}, [](double x) { return x == -kInf ? 0 : x * sigmoid(x); });
  auto elu = [](double alpha) { return [alpha](double x) { return x > 0 ? x : alpha * std::expm1(x); }; };
  unary(t, "elu", {-3, 3}, elu(1));
  unary(t, "elu", {-3, 3}, elu(0.5), {.attributes = "alpha=0.5"});
  auto leaky = [](double alpha) { return [alpha](double x) { return x > 0 ? x : alpha * x; }; };
  unary(t, "leaky_relu", {-3, 3}, leaky(0.2), {.specials = false});
  unary(t, "leaky_relu", {-3, 3}, leaky(0.125), {.attributes = "alpha=0.125"});
  unary(t, "selu", {-3, 3}, [](double x) {
    return 1.0507009873554804934193349852946 * (x > 0 ? x : 1.6732632423543772848170429916717 * std::expm1(x));
  });
  unary(t, "gelu", {-3, 3}, [](double x) { return x == -kInf ? 0 : x * erf_cdf(x); }, {.tolerance = 2});
  unary(t, "gelu", {-3, 3},
        [](double x) {
          if (x == -kInf) return 0.0;
          return 0.5 * x * (1 + std::tanh(std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x)));
        },
        {.tolerance = 2, .attributes = "approximate=true"});
}

// Returns a f(b), and 0 where a is 0, unless b is NaN.
template <class T>
T product_or_0(T a, T b, T of_b) {
  return a == T(0) && b == b ? T(0) : a * of_b;
}

void arithmetic_binary(Table& t) {
  binary(t, "add", {-2, 2}, {-2, 2}, [](auto a, auto b) { return a + b; });
  binary(t, "subtract", {-2, 2}, {-2, 2}, [](auto a, auto b) { return a - b; });
  binary(t, "multiply", {-2, 2}, {-2, 2}, [](auto a, auto b) { return a * b; });
  binary(t, "divide", {-2, 2}, {0.4, 2}, [](auto a, auto b) { return a / b; }, {.tolerance = 2});
  binary(t, "maximum", {-2, 2}, {-2, 2}, maximum);
  binary(t, "minimum", {-2, 2}, {-2, 2}, minimum);
  binary(t, "fmax", {-2, 2}, {-2, 2}, [](double a, double b) { return std::fmax(a, b); });
  binary(t, "fmin", {-2, 2}, {-2, 2}, [](double a, double b) { return std::fmin(a, b); });
  binary(t, "trunc_div", {-6, 6}, {0.6, 3}, [](double a, double b) { return std::trunc(a / b); });
  binary(t, "fmod", {-6, 6}, {0.6, 3}, [](double a, double b) { return std::fmod(a, b); },
         {.tolerance = 4, .flags = kNoGradient});
  binary(t, "heaviside", {-2, 2}, {-2, 2}, [](double a, double b) { return a < 0 ? 0 : a > 0 ? 1 : a == 0 ? b : a; });
  binary(t, "divide_no_nan", {-2, 2}, {0.4, 2},
         [](auto a, auto b) { return b == decltype(b)(0) ? decltype(b)(0) : a / b; }, {.tolerance = 2});
  binary(t, "xdivy", {0.3, 2}, {0.4, 2}, [](auto a, auto b) { return product_or_0(a, b, 1.0 / b); });
  binary(t, "xlogy", {0.3, 2}, {0.4, 2}, [](auto a, auto b) { return product_or_0(a, b, std::log(b)); },
         {.tolerance = 2});
  binary(t, "xlog1py", {0.3, 2}, {0.4, 2},
         [](auto a, auto b) {
           if constexpr (std::is_same_v<decltype(b), Complex>) return product_or_0(a, b, std::log(1.0 + b));
           else return product_or_0(a, b, std::log1p(b));
         },
         {.tolerance = 2});
  binary(t, "logaddexp2", {-2, 2}, {-2, 2}, logaddexp2, {.tolerance = 4});
  bits(t, "gcd", 60, [](int64_t a, int64_t b) { return std::gcd(a, b); });
  bits(t, "lcm", 1, [](int64_t a, int64_t b) { return std::lcm(a, b); });
  binary(t, "squared_difference", {-2, 2}, {-2, 2}, [](auto a, auto b) -> decltype(a) {
    if constexpr (std::is_same_v<decltype(a), Complex>) return std::norm(a - b);
    else return (a - b) * (a - b);
  });
  binary(t, "floor_divide", {-6, 6}, {0.6, 3}, floor_divide);
  binary(t, "remainder", {-6, 6}, {0.6, 3}, remainder, {.tolerance = 4, .flags = kNoGradient});
  binary(t, "pow", {0.4, 2.5}, {0.4, 2.5}, [](auto a, auto b) { return std::pow(a, b); }, {.tolerance = 4});
  binary(t, "atan2", {0.3, 2}, {0.3, 2}, [](double a, double b) { return std::atan2(a, b); });
  binary(t, "hypot", {0.3, 2}, {0.3, 2}, [](double a, double b) { return std::hypot(a, b); });
  binary(t, "copysign", {-2, 2}, {-2, 2}, [](double a, double b) { return std::copysign(a, b); }, {.specials = false});
  binary(t, "logaddexp", {-2, 2}, {-2, 2}, logaddexp, {.tolerance = 4});
  binary(t, "complex", {-2, 2}, {-2, 2}, [](double, double) { return 0.0; }, {.specials = false});

  for (Case& c : t.cases) {
    if (c.op != "complex") continue;
    c.reference = [](const Call& call) -> std::vector<Array> {
      const Array &a = call.inputs[0], &b = call.inputs[1];
      return {generate(broadcast(a.dims, b.dims),
                       [&](const Dims& i) { return Complex(broadcast_at(a, i).real(), broadcast_at(b, i).real()); })};
    };
  }

  const std::vector<Complex> n = {7, -7, 7, -7, 6, -6, 0, 1}, d = {2, 2, -2, -2, 3, 3, 5, -1};
  for (const char* op : {"trunc_div", "fmod", "gcd", "lcm"}) {
    const std::string name = op;
    Case& whole = t.add(op, "", {given({8}, n), given({8}, d)}, binary_reference([name](double a, double b) {
                          const auto x = static_cast<int64_t>(a), y = static_cast<int64_t>(b);
                          return static_cast<double>(name == "trunc_div" ? x / y
                                                     : name == "fmod"    ? x % y
                                                     : name == "gcd"     ? std::gcd(x, y)
                                                                         : std::lcm(x, y));
                        }));
    whole.flags = kValuesOnly;
    whole.dtypes = name == "gcd" || name == "lcm" ? kSignedIntegers : kSigned;
  }
  Case& fg = t.add("fmod", "", {given({3}, {0.7, -1.2, 2.6}), given({3}, {1.0, 0.9, -1.7})},
                   binary_reference([](double a, double b) { return std::fmod(a, b); }));
  fg.dtypes = kFloats;
  fg.tolerance = 4;
  Case& q = t.add("floor_divide", "", {given({8}, n), given({8}, d)}, binary_reference(floor_divide));
  Case& r = t.add("remainder", "", {given({8}, n), given({8}, d)}, binary_reference(remainder));
  q.flags = r.flags = kValuesOnly;
  q.dtypes = r.dtypes = kSigned;
  // The gradient of the remainder is smooth between its steps.
  Case& rg =
      t.add("remainder", "", {given({3}, {0.7, -1.2, 2.6}), given({3}, {1.0, 0.9, -1.7})}, binary_reference(remainder));
  rg.dtypes = kFloats;
  rg.tolerance = 4;
  Case& p = t.add("pow", "", {given({6}, {-2, -1, 0, 3, 2, -3}), given({6}, {3, 5, 0, 2, 0, 2})},
                  binary_reference([](double a, double b) { return std::pow(a, b); }));
  p.flags = kValuesOnly;
  p.dtypes = kSigned;
  Case& w = t.add("multiply", "", {given({2}, {127, -128}), given({2}, {2, -1})},
                  binary_reference([](double a, double b) { return a * b; }));
  w.flags = kValuesOnly;
  w.dtypes = {EAGER_INT8};
  Case& m = t.add("negative", "", {given({2}, {-128, 127})}, unary_reference([](double x) { return -x; }));
  m.flags = kValuesOnly;
  m.dtypes = {EAGER_INT8};

  // nextafter moves by one step of the dtype.
  Reference next = [](const Call& c) -> std::vector<Array> {
    Array out = c.inputs[0];
    for (size_t i = 0; i < out.values.size(); ++i) {
      double a = out.values[i].real(), b = c.inputs[1].values[i].real(), e = numbers::epsilon(c.dtype);
      if (a == b) continue;
      int exponent;
      double mantissa = std::frexp(a, &exponent);  // the mantissa lies in [1/2, 1)
      double step = std::ldexp(e, exponent - 1);
      if (std::abs(mantissa) == 0.5 && (a > 0) == (b < a)) step /= 2;
      out.values[i] = b > a ? a + step : a - step;
    }
    return {out};
  };
  Case& nx = t.add("nextafter", "", {given({5}, {1, 1, -1.5, 3, 2}), given({5}, {2, 0, 4, 3, 1})}, next);
  nx.tolerance = 0;
  nx.dtypes = kFloats;
  t.add("nextafter", "", {given({}, {1}), given({}, {1})}, next);
  Case& pg = t.add("polygamma", "", {given({2, 2}, {1, 2, 3, 1}), given({2, 2}, {0.7, 1.3, 2.2, 5.5})},
                   binary_reference(polygamma));
  pg.tolerance = 16;
  // The gradient of its second input is polygamma again, which the cases of digamma and lgamma check.
  pg.flags = kNoGradient;
  // Below 0, by the reflection formula: the first and the second derivative of -pi cot(pi x), and polygamma at 1 - x.
  const auto reflected = [](double n, double x) {
    const double pi = std::numbers::pi, t = pi * (x - std::rint(x)), cosecant = pi / std::sin(t);
    return n == 1 ? cosecant * cosecant - polygamma(1, 1 - x)
                  : polygamma(2, 1 - x) - 2 * cosecant * cosecant * cosecant * std::cos(t);
  };
  Case& below = t.add("polygamma", "",
                      {given({5}, {1, 1, 2, 2, 2}), given({5}, {-16384.5, -12345.25, -20000.25, -300.75, -0.75})},
                      binary_reference(reflected));
  below.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  below.flags = kNoGradient;
}

void comparisons_and_logic(Table& t) {
  comparison(t, "equal", [](Complex a, Complex b) { return Complex(a == b); });
  comparison(t, "not_equal", [](Complex a, Complex b) { return Complex(a != b); });
  comparison(t, "less", [](Complex a, Complex b) { return Complex(a.real() < b.real()); });
  comparison(t, "less_equal", [](Complex a, Complex b) { return Complex(a.real() <= b.real()); });
  comparison(t, "greater", [](Complex a, Complex b) { return Complex(a.real() > b.real()); });
  comparison(t, "greater_equal", [](Complex a, Complex b) { return Complex(a.real() >= b.real()); });
  comparison(t, "logical_and", [](Complex a, Complex b) { return Complex(a != 0.0 && b != 0.0); });
  comparison(t, "logical_or", [](Complex a, Complex b) { return Complex(a != 0.0 || b != 0.0); });
  comparison(t, "logical_xor", [](Complex a, Complex b) { return Complex((a != 0.0) != (b != 0.0)); });
  bits(t, "bitwise_and", 100, [](int64_t a, int64_t b) { return a & b; });
  bits(t, "bitwise_or", 100, [](int64_t a, int64_t b) { return a | b; });
  bits(t, "bitwise_xor", 100, [](int64_t a, int64_t b) { return a ^ b; });
  bits(t, "bitwise_left_shift", 6, [](int64_t a, int64_t b) { return a << b; });
  bits(t, "bitwise_right_shift", 6, [](int64_t a, int64_t b) { return a >> b; });
  Case& c = t.add("bitwise_right_shift", "", {given({2}, {-8, -1}), given({2}, {1, 3})},
                  binary_reference([](double a, double b) { return std::floor(a / std::exp2(b)); }));
  c.flags = kValuesOnly;
  c.dtypes = kSignedIntegers;
}

}  // namespace

void elementwise_cases(Table& t) {
  arithmetic_unary(t);
  transcendental_unary(t);
  activations(t);
  arithmetic_binary(t);
  comparisons_and_logic(t);
  selection_cases(t);
  limit_cases(t);
  special_cases(t);
}

}  // namespace op_cases
