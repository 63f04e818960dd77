// Functions of two numbers, the gamma functions and complex quotients: their special cases and accuracy, and that the
// result for an element depends on neither its neighbours nor its place.
#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "support/client.h"
#include "support/ulp.h"

using namespace client;

namespace {

// Reports whether vector code computes these functions. The C library does without FMA, and in the thread sanitizer's
// build, which has no SIMD.
bool has_vectors() {
#if defined(__SANITIZE_THREAD__) || !defined(__x86_64__)
  return false;
#else
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
}

template <class T>
constexpr int32_t kDtype = EAGER_FLOAT32;
template <>
constexpr int32_t kDtype<double> = EAGER_FLOAT64;
template <>
constexpr int32_t kDtype<std::complex<float>> = EAGER_COMPLEX64;
template <>
constexpr int32_t kDtype<std::complex<double>> = EAGER_COMPLEX128;

// Runs op(inputs...) on vectors of one length, or on scalars where the vectors have one element.
template <class R, class T>
std::vector<R> run(const char* op, const std::vector<std::vector<T>>& inputs) {
  static Context ctx = make_context();
  const size_t n = inputs[0].size();
  std::vector<Tensor> tensors;
  for (const auto& x : inputs) {
    std::vector<int64_t> dims;
    if (n > 1) dims.push_back(static_cast<int64_t>(n));
    tensors.push_back(make_tensor(ctx.get(), kDtype<T>, dims, x.data(), n * sizeof(T)));
  }
  const Tensor y = std::move(execute(ctx.get(), make_op(ctx.get(), op).get(), handles(tensors))[0]);
  std::vector<R> out(n);
  check(eager_tensor_read(y.get(), out.data(), n * sizeof(R)));
  return out;
}

template <class T>
T random_bits(std::mt19937_64& random) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  return std::bit_cast<T>(static_cast<Bits>(random()));
}

template <class T>
const std::vector<T>& hard_numbers() {
  using L = std::numeric_limits<T>;
  static const std::vector<T> numbers = [] {
    std::vector<T> x;
    // clang-format off
    for (T v : {T(0), T(0.25), T(0.5), T(1), T(1.5), T(2), T(2.5), T(3), T(7), T(1e6), 1 - L::epsilon() / 2,
                1 + L::epsilon(), L::min(), L::min() / 2, L::denorm_min(), L::max(), L::infinity(), L::quiet_NaN(),
                1 / L::epsilon(), 1 / L::epsilon() + 1, 2 / L::epsilon(), std::sqrt(L::max()), std::sqrt(L::min())}) {
      x.insert(x.end(), {v, -v});
    }
    // clang-format on
    return x;
  }();
  return numbers;
}

template <class T>
struct Pairs {
  std::vector<T> x, y;
  void add(T a, T b) {
    x.push_back(a);
    y.push_back(b);
  }
};
// All pairs of hard numbers, each next to ordinary ones.
template <class T>
Pairs<T> hard_pairs() {
  Pairs<T> p;
  for (T a : hard_numbers<T>()) {
    for (T b : hard_numbers<T>()) {
      p.add(a, b);
      p.add(T(1.25), T(0.75));
    }
  }
  return p;
}
template <class T>
Pairs<T> random_pairs(size_t n) {
  std::mt19937_64 random(7);
  std::normal_distribution<double> normal;
  Pairs<T> p;
  for (size_t i = 0; i < n; ++i) {
    const T a = static_cast<T>(normal(random)), b = static_cast<T>(3 * normal(random));
    switch (i % 4) {
      case 0: p.add(std::abs(a), b); break;
      case 1: p.add(a, random_bits<T>(random)); break;
      case 2: p.add(random_bits<T>(random), b); break;
      case 3: p.add(random_bits<T>(random), random_bits<T>(random)); break;
    }
  }
  return p;
}

// Powers of all sizes, subnormal ones too, half of them of numbers near 1.
template <class T>
Pairs<T> wide_powers() {
  using L = std::numeric_limits<T>;
  std::mt19937_64 random(13);
  std::uniform_real_distribution<double> size(L::min_exponent - L::digits, L::max_exponent), unit(-1, 1);
  Pairs<T> p;
  for (int i = 0; i < 200000; ++i) {
    const T x = static_cast<T>(i % 2 ? std::exp2(3 * unit(random)) : 1 + 0.1 * unit(random));
    const T y = static_cast<T>(size(random) / std::log2(static_cast<double>(x)));
    p.add(x, std::isfinite(y) ? y : T(1));
  }
  return p;
}
// Angles of one size each, with sides up to L::max() and down to subnormal ones.
template <class T>
Pairs<T> wide_angles() {
  using L = std::numeric_limits<T>;
  std::mt19937_64 random(17);
  std::uniform_real_distribution<double> unit(-1, 1);
  std::uniform_int_distribution<int> size(L::min_exponent - L::digits, L::max_exponent - 1);
  Pairs<T> p;
  for (int i = 0; i < 200000; ++i) {
    const int shift = i % 2 ? 0 : size(random);
    p.add(static_cast<T>(std::ldexp(unit(random), shift)), static_cast<T>(std::ldexp(unit(random), shift)));
  }
  return p;
}

template <class T>
bool same(T a, T b) {
  return std::isnan(b) ? std::isnan(a) : std::memcmp(&a, &b, sizeof a) == 0;
}

// The distance from the exact value, and a large number where 0 has the wrong sign.
template <class T, class Exact>
double error(T y, Exact exact) {
  const T nearest = static_cast<T>(exact);
  if (nearest == 0) return same(y, nearest) || y == exact ? 0 : 1e9;
  return std::signbit(y) != std::signbit(nearest) && !std::isnan(nearest) ? 1e9 : error_in_ulp(y, exact);
}

template <class T, class F>
void check_accuracy(const char* op, const Pairs<T>& p, F exact, double limit) {
  const std::vector<T> y = run<T, T>(op, {p.x, p.y});
  double worst = 0;
  size_t at = 0;
  for (size_t i = 0; i < y.size(); ++i) {
    const double e = error(y[i], exact(p.x[i], p.y[i]));
    if (e > worst) worst = e, at = i;
  }
  INFO(op << "(" << p.x[at] << ", " << p.y[at] << ") = " << y[at]);
  CHECK(worst <= limit);
}
// Checks hard and random pairs. `exact` has more bits than T: double for float32, long double for float64.
template <class T, class F>
void check_both(const char* op, F exact, double limit) {
  check_accuracy(op, hard_pairs<T>(), exact, limit);
  check_accuracy(op, random_pairs<T>(40000), exact, limit);
}

template <class T, class F>
void check_bits(const char* op, const Pairs<T>& p, F expected) {
  const std::vector<T> y = run<T, T>(op, {p.x, p.y});
  for (size_t i = 0; i < y.size(); ++i) {
    if (same(y[i], expected(p.x[i], p.y[i]))) continue;
    FAIL_CHECK(op << "(" << p.x[i] << ", " << p.y[i] << ") = " << y[i] << ", not " << expected(p.x[i], p.y[i]));
    return;
  }
}

// The remainder as NumPy defines it.
template <class T>
T exact_remainder(T a, T b) {
  const T rest = std::fmod(a, b);
  if (rest == 0) return std::copysign(T(0), b);
  return (b < 0) != (rest < 0) ? rest + b : rest;
}
template <class T>
T exact_floor_divide(T a, T b) {
  if (b == 0) return a / b;
  const T rest = std::fmod(a, b);
  T quotient = (a - rest) / b;
  if (rest != 0 && (b < 0) != (rest < 0)) quotient -= 1;
  if (quotient == 0) return std::copysign(T(0), a / b);
  const T down = std::floor(quotient);
  return quotient - down > T(0.5) ? down + 1 : down;
}

// Pairs whose quotient is a whole number or next to one.
template <class T>
Pairs<T> close_quotients() {
  std::mt19937_64 random(11);
  Pairs<T> p;
  for (int i = 0; i < 20000; ++i) {
    const T b = static_cast<T>(std::ldexp(static_cast<double>(random() >> 11), static_cast<int>(random() % 40) - 60));
    const T n = static_cast<T>(random() >> (random() % 54 + 10));
    const T a = n * b;
    for (T near : {a, std::nextafter(a, T(0)), std::nextafter(a, std::numeric_limits<T>::infinity())}) {
      p.add(near, i % 2 ? b : -b);
      p.add(-near, i % 2 ? b : -b);
    }
  }
  return p;
}

template <class T>
void check_quotients() {
  for (const Pairs<T>& p : {hard_pairs<T>(), random_pairs<T>(40000), close_quotients<T>()}) {
    check_bits("remainder", p, exact_remainder<T>);
    check_bits("floor_divide", p, exact_floor_divide<T>);
  }
}

// Checks that elements of a long tensor give the same results when each is computed alone.
template <class R, class T>
void check_alone(const char* op, const std::vector<std::vector<T>>& inputs) {
  const std::vector<R> together = run<R, T>(op, inputs);
  for (size_t i = 0; i < together.size(); i += i < 600 ? 1 : 97) {
    std::vector<std::vector<T>> one;
    for (const auto& x : inputs) one.push_back({x[i]});
    const R alone = run<R, T>(op, one)[0];
    if (std::memcmp(&alone, &together[i], sizeof alone) == 0) continue;
    if (alone != alone && together[i] != together[i]) continue;
    FAIL_CHECK(op << " at " << i << " of " << together.size() << ": " << together[i] << ", alone " << alone);
    return;
  }
}

template <class T>
void check_all_alone() {
  Pairs<T> p = hard_pairs<T>();
  const Pairs<T> more = random_pairs<T>(40001);
  p.x.insert(p.x.end(), more.x.begin(), more.x.end());
  p.y.insert(p.y.end(), more.y.begin(), more.y.end());
  for (const char* op : {"pow", "atan2", "hypot", "remainder", "floor_divide", "nextafter"}) {
    check_alone<T, T>(op, {p.x, p.y});
  }
  for (const char* op : {"lgamma", "digamma"}) check_alone<T, T>(op, {p.x});
  std::vector<std::complex<T>> z(p.x.size()), w(p.x.size());
  for (size_t i = 0; i < z.size(); ++i) z[i] = {p.x[i], p.y[i]}, w[i] = {p.y[i], p.x[i] * T(0.5)};
  check_alone<T, std::complex<T>>("abs", {z});
  check_alone<std::complex<T>, std::complex<T>>("reciprocal", {z});
  check_alone<std::complex<T>, std::complex<T>>("square", {z});
  for (const char* op : {"multiply", "divide"}) check_alone<std::complex<T>, std::complex<T>>(op, {z, w});
  for (T exponent : {T(0.5), T(-1), T(2), T(3)}) check_alone<T, T>("pow", {p.x, std::vector<T>(p.x.size(), exponent)});
  // Fractions and series, some of which take many more steps than their neighbours.
  std::mt19937_64 random(23);
  std::uniform_real_distribution<double> power(-7, 6), unit(0, 1);
  std::vector<T> a(300), b(300), x(300);
  for (size_t i = 0; i < a.size(); ++i) {
    a[i] = static_cast<T>(std::exp(power(random))), b[i] = static_cast<T>(std::exp(power(random)));
    x[i] = static_cast<T>(unit(random));
  }
  for (const char* op : {"igamma", "igammac"}) check_alone<T, T>(op, {a, b});
  check_alone<T, T>("betainc", {a, b, x});
}

long double digamma(long double x) {
  const long double pi = 3.14159265358979323846264338327950288L;
  if (x < 0.5L) return digamma(1 - x) - pi / std::tan(pi * (x - std::nearbyint(x)));
  long double shift = 0;
  for (; x < 40; x += 1) shift += 1 / x;
  const long double w = 1 / (x * x);
  const long double series = w * (1 / 12.0L - w * (1 / 120.0L - w * (1 / 252.0L - w * (1 / 240.0L - w / 132.0L))));
  return std::log(x) - 0.5L / x - series - shift;
}

// Checks complex quotients: by long double, which has the range, and by the C library where a part is zero, infinite or
// NaN.
template <class T>
void check_complex() {
  using C = std::complex<T>;
  using Wide = std::complex<long double>;
  const Pairs<T> p = random_pairs<T>(20000), hard = hard_pairs<T>();
  std::vector<C> a, b;
  for (size_t i = 0; i < p.x.size(); ++i) a.push_back({p.x[i], p.y[i]}), b.push_back({p.y[i], p.x[p.x.size() - 1 - i]});
  for (size_t i = 0; i < hard.x.size(); ++i) a.push_back({hard.x[i], hard.y[i]}), b.push_back({hard.y[i], hard.x[i]});
  const std::vector<T> lengths = run<T, C>("abs", {a});
  const std::vector<C> inverses = run<C, C>("reciprocal", {a}), quotients = run<C, C>("divide", {a, b});
  double worst_length = 0, worst = 0;
  auto is_finite_nonzero = [](C z) { return std::isfinite(z.real()) && std::isfinite(z.imag()) && z != C(0); };
  auto relative = [](C y, Wide exact) -> double {
    const long double size = std::abs(exact);
    if (size > std::numeric_limits<T>::max() / 4 || size < std::numeric_limits<T>::min() * 4) return 0;
    return static_cast<double>(std::abs(Wide(y) - exact) / size / std::numeric_limits<T>::epsilon());
  };
  size_t at = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    worst_length = std::max(worst_length, error(lengths[i], std::abs(Wide(a[i]))));
    double e = 0;
    if (is_finite_nonzero(a[i])) e = relative(inverses[i], Wide(1) / Wide(a[i]));
    if (is_finite_nonzero(a[i]) && is_finite_nonzero(b[i]))
      e = std::max(e, relative(quotients[i], Wide(a[i]) / Wide(b[i])));
    if (!(e <= worst)) worst = e, at = i;
    const C inverse = C(1) / a[i];
    const bool agrees = is_finite_nonzero(a[i]) || (std::isnan(inverse.real()) == std::isnan(inverses[i].real()) &&
                                                    std::isnan(inverse.imag()) == std::isnan(inverses[i].imag()) &&
                                                    std::isinf(inverse.real()) == std::isinf(inverses[i].real()));
    if (!agrees) FAIL_CHECK("1 / " << a[i] << " = " << inverses[i] << ", not " << inverse);
  }
  INFO(a[at] << " / " << b[at] << " = " << quotients[at] << ", 1 / " << a[at] << " = " << inverses[at]);
  CHECK(worst_length <= 0.6);
  CHECK(worst <= 4);
}

// Checks powers of complex numbers of many sizes, of which some are real, imaginary or near 1, by long double.
template <class T>
void check_complex_powers(double limit) {
  using C = std::complex<T>;
  using Wide = std::complex<long double>;
  std::mt19937_64 random(19);
  std::uniform_real_distribution<double> unit(-1, 1);
  std::vector<C> a, b;
  for (int i = 0; i < 8000; ++i) {
    const double size = std::exp(5 * unit(random)), angle = 3.2 * unit(random), large = i % 8 == 7 ? 300 : 12;
    C base(std::polar(size, angle)), power(static_cast<T>(large * unit(random)), static_cast<T>(large * unit(random)));
    switch (i % 16) {
      case 1: base = C(base.real(), 0); break;
      case 2: base = C(0, base.imag()); break;
      case 3: base = C(std::polar(1.0, angle)); break;
      case 4: base = C(static_cast<T>(1 + 1e-4 * unit(random)), static_cast<T>(1e-5 * unit(random))); break;
      case 5: power = C(power.real(), 0); break;
      case 6: power = C(std::nearbyint(power.real()), 0); break;
      default: break;
    }
    a.push_back(base), b.push_back(power);
  }
  const std::vector<C> y = run<C, C>("pow", {a, b});
  double worst = 0;
  size_t at = 0, num_compared = 0;
  for (size_t i = 0; i < y.size(); ++i) {
    const Wide exact = std::pow(Wide(a[i]), Wide(b[i]));
    const long double size = std::abs(exact);
    if (!(size < std::numeric_limits<T>::max() / 4 && size > std::numeric_limits<T>::min() * 4)) continue;
    ++num_compared;
    const double e = static_cast<double>(std::abs(Wide(y[i]) - exact) / size / std::numeric_limits<T>::epsilon());
    if (!(e <= worst)) worst = e, at = i;
  }
  INFO(a[at] << " ^ " << b[at] << " = " << y[at] << ", wrong by " << worst << " eps");
  CHECK(worst <= limit);
  CHECK(num_compared > 6000);
}

// Powers whose exponents are so large that long double has too few digits. The results are mpmath's.
void check_huge_complex_powers() {
  using C = std::complex<double>;
  struct Power {
    C a, b, exact;
  };
  const Power powers[] = {
      {{-0.3357325414214888, 0.9324792600413926},
       {1231.763158945975, 61.302244168567995},
       {-1.215681189280191e-56, -9.298084673126375e-57}},
      {{-0.4012099183561128, -0.12690741812356987},
       {998352.2301301429, 304738.22317597544},
       {-6.08339746376128e-70, -2.559875050200307e-70}},
      {{0.9178235639689396, -0.39753687211462596},
       {948372.3865185108, 0.0},
       {4.7017661880911806e+89, 1.6878989869384594e+89}},
      {{21660106.33987329, -17374329.96175554},
       {-13953.962536514819, 353378.7036621321},
       {-3.1271830304455086e-115, 1.7687463923105345e-115}},
      {{0.18777879306143297, 0.39378108244410603},
       {740177004.6550066, -545362949.6781838},
       {-1.0812504159690678e+103, -2.426151072345604e+102}},
      {{-0.694537654340899, 0.7194567869462963},
       {-962965564.6595784, 0.0},
       {1.0389927751006287e-130, -1.967770065095744e-131}},
      {{1.1038582176649043, 0.023335084812226327},
       {-126665895648.69456, -593494327770.8704},
       {-1.952502443495797e-46, -1.4326646291329876e-46}},
      {{1.2621820274125433, -0.4229112046038597},
       {59787898192626.8, -52896708538765.71},
       {-7.576981462444244e-48, 7.921807531201463e-48}},
      {{-0.3082969940215229, 0.9512901572356111},
       {1413627784678.262, 0.0},
       {-1.6439872725687334e-69, 7.637563290312261e-70}},
  };
  std::vector<C> a, b;
  for (const Power& p : powers) a.push_back(p.a), b.push_back(p.b);
  const std::vector<C> y = run<C, C>("pow", {a, b});
  for (size_t i = 0; i < y.size(); ++i) {
    INFO(a[i] << " ^ " << b[i] << " = " << y[i]);
    CHECK(std::abs(y[i] - powers[i].exact) <= 4 * std::numeric_limits<double>::epsilon() * std::abs(powers[i].exact));
  }
}

long double exact_sum_of_powers(long double a, long double b, bool is_binary) {
  const long double unit = is_binary ? std::log(2.0L) : 1;
  const long double high = std::max(a, b) * unit, low = std::min(a, b) * unit;
  const bool is_near_0 = -40 < high && high < 0.5L;
  return (is_near_0 ? std::log1p(std::expm1(high) + std::exp(low)) : high + std::log1p(std::exp(low - high))) / unit;
}
// Operands whose powers add up to about 1, as probabilities' logarithms do, and others.
Pairs<double> logarithms() {
  std::mt19937_64 random(29);
  std::normal_distribution<double> normal;
  std::exponential_distribution<double> exponential;
  Pairs<double> p;
  p.add(-1.0561952974818232, -0.3384583984249745);
  p.add(-0.43207157558980314, -2.1868030524164883);
  for (int i = 0; i < 8000; ++i) {
    p.add(-exponential(random), -1.5 * exponential(random));
    p.add(5 * normal(random), 5 * normal(random));
    const double high = -std::exp(-7 * std::abs(normal(random)));
    p.add(high, std::log(-std::expm1(high)) * (1 + 0.02 * normal(random)));
    p.add(std::ldexp(normal(random), -static_cast<int>(random() % 60)), -50 * exponential(random));
  }
  return p;
}

}  // namespace

TEST_CASE("powers of complex numbers are accurate") {
  check_complex_powers<float>(1);
  check_complex_powers<double>(4);
  check_huge_complex_powers();
}

TEST_CASE("logaddexp keeps its digits where operands are negative") {
  const Pairs<double> p = logarithms();
  for (const bool is_binary : {false, true}) {
    const char* op = is_binary ? "logaddexp2" : "logaddexp";
    const std::vector<double> y = run<double, double>(op, {p.x, p.y});
    const std::vector<float> narrow =
        run<float, float>(op, {std::vector<float>(p.x.begin(), p.x.end()), std::vector<float>(p.y.begin(), p.y.end())});
    double worst = 0, worst_narrow = 0;
    size_t at = 0;
    for (size_t i = 0; i < y.size(); ++i) {
      // Of smaller sums long double has too few digits; elementwise_limits.cpp of the op cases has mpmath's.
      const long double exact = exact_sum_of_powers(p.x[i], p.y[i], is_binary);
      const bool is_close = std::abs(exact) < std::abs(std::max(p.x[i], p.y[i])) * 0x1p-9;
      const double e = is_close ? 0 : error(y[i], exact);
      if (e > worst) worst = e, at = i;
      const float a = static_cast<float>(p.x[i]), b = static_cast<float>(p.y[i]);
      worst_narrow = std::max(worst_narrow, error(narrow[i], exact_sum_of_powers(a, b, is_binary)));
    }
    INFO(op << "(" << p.x[at] << ", " << p.y[at] << ") = " << y[at]);
    CHECK(worst <= 3);
    CHECK(worst_narrow <= 1);
  }
}

TEST_CASE("powers, angles and lengths are accurate and have C's special cases") {
  check_both<float>(
      "pow", [](double x, double y) { return std::pow(x, y); }, 0.6);
  check_both<double>(
      "pow", [](long double x, long double y) { return std::pow(x, y); }, 0.9);
  check_both<float>(
      "atan2", [](double x, double y) { return std::atan2(x, y); }, has_vectors() ? 0.6 : 1.6);
  check_both<double>(
      "atan2", [](long double x, long double y) { return std::atan2(x, y); }, 0.9);
  check_accuracy(
      "pow", wide_powers<float>(), [](double x, double y) { return std::pow(x, y); }, has_vectors() ? 0.6 : 0.9);
  check_accuracy(
      "pow", wide_powers<double>(), [](long double x, long double y) { return std::pow(x, y); }, 1.5);
  check_accuracy(
      "atan2", wide_angles<float>(), [](double x, double y) { return std::atan2(x, y); }, has_vectors() ? 0.6 : 1.6);
  check_both<float>(
      "hypot", [](double x, double y) { return std::hypot(x, y); }, 0.6);
  check_both<double>(
      "hypot", [](long double x, long double y) { return std::hypot(x, y); }, 0.6);
}

TEST_CASE("floor_divide and remainder are exact") {
  check_quotients<float>();
  check_quotients<double>();
}

TEST_CASE("nextafter gives what the C library gives") {
  for (const Pairs<float>& p : {hard_pairs<float>(), random_pairs<float>(20000)}) {
    check_bits("nextafter", p, [](float x, float y) { return std::nextafter(x, y); });
  }
  for (const Pairs<double>& p : {hard_pairs<double>(), random_pairs<double>(20000)}) {
    check_bits("nextafter", p, [](double x, double y) { return std::nextafter(x, y); });
  }
}

TEST_CASE("gamma functions of float32 are rounded from float64") {
  std::vector<float> x = hard_numbers<float>();
  std::mt19937_64 random(3);
  for (int i = 0; i < 40000; ++i) {
    x.push_back(std::ldexp(static_cast<float>(random() >> 40), -20) - 8);  // -8 to 8
    x.push_back(random_bits<float>(random));
  }
  for (float near : {1.0f, 2.0f, -2.4570248f, -2.7476826f, -3.1435809f, -3.9552943f, 1.4616321f}) {
    for (int i = 0; i < 200; ++i) x.push_back(near + static_cast<float>(i - 100) * std::abs(near) * 0x1p-23f);
  }
  const std::vector<float> gammas = run<float, float>("lgamma", {x}), slopes = run<float, float>("digamma", {x});
  double worst_gamma = 0, worst_slope = 0;
  float at_gamma = 0, at_slope = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const double e = error(gammas[i], std::lgamma(static_cast<long double>(x[i])));
    if (e > worst_gamma) worst_gamma = e, at_gamma = x[i];
    const bool is_pole = x[i] <= 0 && x[i] == std::floor(x[i]);
    if (is_pole || !std::isfinite(x[i])) continue;
    const double s = error(slopes[i], digamma(x[i]));
    if (s > worst_slope) worst_slope = s, at_slope = x[i];
  }
  INFO("lgamma(" << at_gamma << "): " << worst_gamma << ", digamma(" << at_slope << "): " << worst_slope);
  CHECK(worst_gamma <= (has_vectors() ? 2 : 5));
  CHECK(worst_slope <= 2);
}

TEST_CASE("lgamma of float64 is accurate, near its roots too") {
  std::vector<double> x = hard_numbers<double>();
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> part(0, 1);
  for (int i = 0; i < 40000; ++i) {
    x.insert(x.end(),
             {3 * part(random), 12 * part(random), std::exp(709 * part(random)), std::exp(-744 * part(random))});
    x.insert(x.end(),
             {-2.25 * part(random), -40 * part(random), -std::exp(-744 * part(random)), -std::exp(45 * part(random))});
  }
  for (double near : {1.0, 2.0, -2.4570247382208006, -2.7476826467274127, -3.1435808883499799, -3.9552942848585977}) {
    for (int i = -200; i <= 200; ++i) x.insert(x.end(), {near + i * 0x1p-50, near + i * 0x1p-20});
  }
  const std::vector<double> y = run<double, double>("lgamma", {x});
  // `worst_below` is for x < -2.25, where the C library computes lgamma, near its roots too.
  double worst = 0, worst_below = 0, at = 0, at_below = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const double e = error(y[i], std::lgamma(static_cast<long double>(x[i])));
    const bool is_below = x[i] < -2.25;
    if (e > (is_below ? worst_below : worst)) (is_below ? worst_below : worst) = e, (is_below ? at_below : at) = x[i];
  }
  INFO("lgamma(" << at << "): " << worst << ", lgamma(" << at_below << "): " << worst_below);
  CHECK(worst <= (has_vectors() ? 2.1 : 5));
  CHECK(worst_below <= 7);
}

TEST_CASE("complex lengths and quotients are accurate") {
  check_complex<float>();
  check_complex<double>();
}

TEST_CASE("digamma of float64 keeps its digits around its positive root") {
  const std::vector<double> x = {1.375, 1.4375, 1.46,  1.4616321449683622, 1.4616321449683625, 1.4765625,
                                 1.5,   1.625,  1.9375},
                            expected = {-0.087332382478472909,  -0.023613544005297899,
                                        -0.0015805619870834521, -9.2412655217294275e-17,
                                        1.2245374622004069e-16, 0.014349843678530041,
                                        0.036489973978576521,   0.14729123542343343,
                                        0.3816659921709689};  // mpmath's
  const std::vector<double> y = run<double, double>("digamma", {x});
  for (size_t i = 0; i < x.size(); ++i) {
    INFO(x[i]);
    CHECK(error(y[i], static_cast<long double>(expected[i])) <= 2);
  }
}

TEST_CASE("the result for an element is the same alone and among others") {
  check_all_alone<float>();
  check_all_alone<double>();
}
