// Compares what GPUs compute of complex numbers with what the CPU computes: GPUs have thrust's, whose functions are compiled for
// the host where the toolkit is found, and the CPU std's. Elsewhere the tests' fake of CUDA has std's too.
#include <catch2/catch.hpp>
#include <complex>

#if __has_include(<thrust/complex.h>)
#define EAGER_THRUST
#include <map>
#include <string>
#include <vector>

#include "kernels/common/cumulative.h"
#include "kernels/common/elementwise_formulas.h"

namespace eager {
template <class T>
struct ComplexParts<std::complex<T>> {
  static constexpr bool is_complex = true;
  using Part = T;
};
}  // namespace eager

using namespace eager;

namespace {

using Number = std::complex<double>;
using Numbers = std::vector<Number>;

// Both signs of 0, subnormal, tiny, ordinary and huge numbers, infinity; and NaN.
template <class T>
std::vector<T> special_parts(std::initializer_list<T> ordinary) {
  using L = std::numeric_limits<T>;
  std::vector<T> positive{0,        3 * L::denorm_min(), L::min() * T(1.5), std::sqrt(L::min()), std::sqrt(L::max()),
                          L::max(), L::infinity()};
  positive.insert(positive.end(), ordinary);
  std::vector<T> parts{L::quiet_NaN()};
  for (T x : positive) parts.push_back(x), parts.push_back(-x);
  return parts;
}

// How far apart two functions may be.
struct Limits {
  double epsilons = 4;  // in the dtype's, of the larger part of the result
  bool has_open_signs =
      false;  // zeros and infinities of either sign are the same, and infinite numbers whatever their other part
  bool is_coarse = false;        // the absolute value of a subnormal number has few digits
  bool is_open_at_nan = false;   // of numbers that are not finite a result may be NaN
  bool multiplies_logs = false;  // the logarithm's error is multiplied by the second number
};
Limits limits_of(const std::string& op) {
  static const std::map<std::string, Limits> limits{
      // The sign of a quotient's 0 depends on the way in which it is computed.
      {"divide", {.has_open_signs = true}},
      {"divide_no_nan", {.has_open_signs = true}},
      {"xdivy", {.has_open_signs = true}},
      {"xlogy", {.is_coarse = true}},
      {"reciprocal", {.has_open_signs = true}},
      {"reciprocal_no_nan", {.has_open_signs = true}},
      {"rsqrt", {.has_open_signs = true, .is_coarse = true}},
      {"sigmoid", {.has_open_signs = true}},
      {"sqrt", {.is_coarse = true}},
      {"log", {.is_coarse = true}},
      {"log2", {.is_coarse = true}},
      {"log10", {.is_coarse = true}},
      // C leaves open the signs of e^(-inf + i inf), and whether acosh(0 + i NaN) has an imaginary part.
      {"exp", {.has_open_signs = true}},
      {"acosh", {.is_open_at_nan = true}},
      {"pow", {.has_open_signs = true, .is_coarse = true, .is_open_at_nan = true, .multiplies_logs = true}}};
  const auto at = limits.find(op);
  return at == limits.end() ? Limits{} : at->second;
}

bool is_nan(Number z) { return z.real() != z.real() || z.imag() != z.imag(); }
bool is_infinite(Number z) { return std::isinf(z.real()) || std::isinf(z.imag()); }
double size_of(Number z) { return std::fmax(std::abs(z.real()), std::abs(z.imag())); }

// Reports whether two results for the numbers x agree. Beside NaN, which is where NaN is expected, signs are open.
template <class T>
bool agree(const Limits& limits, const Numbers& x, Number got, Number want) {
  using L = std::numeric_limits<T>;
  bool has_signs = !limits.has_open_signs && !is_nan(want), is_special = false, is_tiny = false;
  for (const Number& z : x) {
    has_signs &= !is_nan(z);
    is_special |= is_nan(z) || is_infinite(z);
    is_tiny |= size_of(z) < L::min();
  }
  if (limits.is_open_at_nan && is_special && (is_nan(got) || is_nan(want))) return true;
  if (limits.has_open_signs && is_infinite(got) && is_infinite(want)) return true;
  double relative = limits.epsilons * L::epsilon();
  if (limits.is_coarse && is_tiny) relative = 0.1;
  if (limits.multiplies_logs) relative *= 1 + 750 * size_of(x[1]);
  const double error = relative * (is_infinite(want) ? L::max() : size_of(want)) + 2 * double{L::denorm_min()};
  const auto parts_agree = [&](double g, double w) {
    if (g != g || w != w) return g != g && w != w;
    const bool same_sign = !has_signs || std::signbit(g) == std::signbit(w);
    if (std::isinf(g) || std::isinf(w) || (g == 0 && w == 0)) return std::abs(g) == std::abs(w) && same_sign;
    return std::abs(g - w) <= error;
  };
  return relative > 1 || (parts_agree(got.real(), want.real()) && parts_agree(got.imag(), want.imag()));
}

template <class R>
Number widened(R r) {
  if constexpr (is_complex_type<R>) return {static_cast<double>(r.real()), static_cast<double>(r.imag())};
  else return static_cast<double>(r);
}

// C's quotients of float64 overflow halfway where a divisor is subnormal, so a wider type says what is right.
template <class Formula>
constexpr bool kIsQuotient =
    std::is_same_v<Formula, formula::Divide> || std::is_same_v<Formula, formula::DivideNoNan> ||
    std::is_same_v<Formula, formula::Xdivy> || std::is_same_v<Formula, formula::Reciprocal> ||
    std::is_same_v<Formula, formula::ReciprocalNoNan>;

int num_compared = 0;
constexpr int kMostShown = 4;  // of the differences of a formula

// Compares a formula's values of thrust's numbers with those of std's.
template <class Formula, class T, class... More>
bool compare(const char* op, std::complex<T> first, More... more) {
  using Wide = std::complex<long double>;
  Number want;
  if constexpr (kIsQuotient<Formula>) {
    want = widened(std::complex<T>(Formula()(Wide(first), Wide(more)...)));
  } else {
    want = widened(Formula()(first, more...));
  }
  const Number got = widened(Formula()(Complex<T>(first), Complex<T>(more)...));
  const Numbers x{Number(first), Number(more)...};
  ++num_compared;
  if (agree<T>(limits_of(op), x, got, want)) return true;
  INFO(op << (sizeof(T) == 4 ? " of complex64" : " of complex128"));
  for (const Number& at : x) UNSCOPED_INFO("at " << at);
  FAIL_CHECK("got " << got << ", expected " << want);
  return false;
}

template <class Formula, class T>
void compare_unary(const char* op) {
  const std::vector<T> parts = special_parts<T>({T(0.3), T(0.75), 1, T(1.5), T(2.25), 30, 1e5});
  int num_shown = 0;
  for (T a : parts) {
    for (T b : parts) {
      if (!compare<Formula>(op, std::complex<T>(a, b)) && ++num_shown == kMostShown) return;
    }
  }
}
template <class Formula, class T>
void compare_binary(const char* op) {
  const std::vector<T> parts = special_parts<T>({T(0.75), T(2.25)});
  std::vector<std::complex<T>> numbers;
  for (size_t i = 0; i < parts.size(); ++i) {
    for (size_t j = i % 2; j < parts.size(); j += 2) numbers.emplace_back(parts[i], parts[j]);
  }
  int num_shown = 0;
  for (const auto& x : numbers) {
    for (const auto& y : numbers) {
      if (!compare<Formula>(op, x, y) && ++num_shown == kMostShown) return;
    }
  }
}

template <class... T>
constexpr bool has_complex(Types<T...>) {
  return (std::is_same_v<T, Complex<float>> || ...);
}

// The steps of cumulative_prod and cumulative_recurrence.
struct ProductStep {
  template <class T>
  T operator()(T s, T x) const {
    return RunningProduct<T>::step(s, x, T(0));
  }
};
struct RecurrenceStep {
  template <class T>
  T operator()(T s, T x) const {
    return Recurrence<T>::step(s, x, x);
  }
};

}  // namespace

TEST_CASE("formulas of complex numbers give on GPUs what they give on the CPU") {
#define EAGER_UNARY(op, Formula, types, loop)     \
  if constexpr (has_complex(types{})) {           \
    compare_unary<formula::Formula, float>(#op);  \
    compare_unary<formula::Formula, double>(#op); \
  }
#define EAGER_BINARY(op, Formula, types, loop)     \
  if constexpr (has_complex(types{})) {            \
    compare_binary<formula::Formula, float>(#op);  \
    compare_binary<formula::Formula, double>(#op); \
  }
#include "kernels/common/elementwise.def"
  compare_binary<ProductStep, double>("cumulative_prod");
  compare_binary<RecurrenceStep, double>("cumulative_recurrence");
  CHECK(num_compared > 100'000);
}
#endif
