// Exports special functions, for which ONNX has no operators: they are put together in float64, whatever the dtype is. So the results
// of float32 and of narrower floats are rounded once, and those of float64 are off by a few units of the last place, but where it says more.
#include <cmath>
#include <limits>
#include <span>

#include "kernels/common/bessel.h"
#include "kernels/common/special_functions.h"
#include "kernels/common/special_normal.h"
#include "runtime/core/gradient.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

namespace special {

constexpr double kPi = 3.14159265358979323846, kLn2 = 0.693147180559945309417, kRoot2 = 1.41421356237309504880;
constexpr double kInfinity = std::numeric_limits<double>::infinity(), kNaN = std::numeric_limits<double>::quiet_NaN();

// A value of the model in float64, of which operators make others.
struct Wide {
  Export* c;
  Name name;
};
Wide wide(Export& c, int i) { return {&c, c.cast(c.in(i), c.dtype(), DType::float64)}; }
Wide apply(const char* op, const Wide& x) { return {x.c, x.c->add(op, {x.name})}; }
Wide apply(const char* op, const Wide& x, const Wide& y) { return {x.c, x.c->add(op, {x.name, y.name})}; }
Wide number(const Wide& beside, double v) { return {beside.c, beside.c->number(DType::float64, v)}; }
Wide apply(const char* op, const Wide& x, double y) { return apply(op, x, number(x, y)); }
Wide apply(const char* op, double x, const Wide& y) { return apply(op, number(y, x), y); }
template <class X, class Y>
concept OneIsWide = std::is_same_v<X, Wide> || std::is_same_v<Y, Wide>;
template <class X, class Y>
requires OneIsWide<X, Y> Wide operator+(const X& x, const Y& y) { return apply("Add", x, y); }
template <class X, class Y>
requires OneIsWide<X, Y> Wide operator-(const X& x, const Y& y) { return apply("Sub", x, y); }
template <class X, class Y>
requires OneIsWide<X, Y> Wide operator*(const X& x, const Y& y) { return apply("Mul", x, y); }
template <class X, class Y>
requires OneIsWide<X, Y> Wide operator/(const X& x, const Y& y) { return apply("Div", x, y); }
Wide operator-(const Wide& x) { return apply("Neg", x); }
Wide log(const Wide& x) { return apply("Log", x); }
Wide exp(const Wide& x) { return apply("Exp", x); }
Wide abs(const Wide& x) { return apply("Abs", x); }
Wide round(const Wide& x) { return apply("Round", x); }

// Comparisons, which are booleans, and a choice by them.
Wide less(const Wide& x, double y) { return apply("Less", x, y); }
Wide greater(const Wide& x, double y) { return apply("Greater", x, y); }
Wide equal(const Wide& x, double y) { return apply("Equal", x, y); }
Wide both(const Wide& x, const Wide& y) { return apply("And", x, y); }
Wide choose(const Wide& condition, const Wide& x, const Wide& y) {
  return {x.c, x.c->add("Where", {condition.name, x.name, y.name})};
}
Wide choose(const Wide& condition, double x, const Wide& y) { return choose(condition, number(y, x), y); }
Wide choose(const Wide& condition, const Wide& x, double y) { return choose(condition, x, number(x, y)); }

void out(const Wide& y) { y.c->out(y.name, DType::float64); }

// Returns the polynomial of these coefficients, from the constant on.
Wide polynomial(std::span<const double> terms, const Wide& x) {
  Wide y = number(x, terms.back());
  for (size_t k = terms.size() - 1; k-- > 0;) y = y * x + terms[k];
  return y;
}
Wide quotient(std::span<const double> above, std::span<const double> below, const Wide& x) {
  return polynomial(above, x) / polynomial(below, x);
}
Wide log1p(const Wide& x) {
  const Wide u = x + 1.0;
  return choose(equal(u, 1), x, log(u) * (x / (u - 1.0)));
}
// Returns e^(-factor x^2) with all digits: the square of what is near x is exact.
Wide gaussian(const Wide& x, double factor) {
  const Wide near = round(x * 16.0) / 16.0;
  return exp(near * near * -factor) * exp((near - x) * (near + x) * factor);
}
// Returns sin(pi x) and cos(pi x) but for their sign, which both may have changed: of the distance from the nearest whole number, which
// is exact.
Wide from_whole(const Wide& x) { return x - round(x); }

// ---- gamma. The quotients were interpolated with 60 digits, to within 2^-53.

// log gamma(x) over (x - 1) (x - 2) for x from 3/4 to 3, in x - 3/4.
constexpr double kCentralAbove[] = {0.650499044580145146,  2.72084497217655183,    4.4867485590600552,
                                    3.72341687513891706,   1.6491813984833728,     0.382469385166411946,
                                    0.0425756210497159471, 0.00187455041354097651, 0.0000201558051331067518};
constexpr double kCentralBelow[] = {1.0,
                                    4.72437953462653717,
                                    9.00438330405700977,
                                    8.90967687842199904,
                                    4.91652868714695686,
                                    1.51649046730215988,
                                    0.24926169293411283,
                                    0.0195842627982500674,
                                    0.000588466715781882033,
                                    3.83377107130497004e-6};
// x times the rest of Stirling's formula for x from 3 on, in 1 / x^2.
constexpr double kStirlingAbove[] = {0.0833333333333332619, 0.699824016405319789, 1.44754953197505975,
                                     0.740153307975996907, 0.047949044061082815};
constexpr double kStirlingBelow[] = {1.0, 8.4312215301959069, 17.6421112921697866, 9.3967555487327601,
                                     0.770717379815778452};

Wide stirling_rest(const Wide& x) { return quotient(kStirlingAbove, kStirlingBelow, 1.0 / (x * x)) / x; }

// What log gamma(x) is put together from, for x > 0.
struct Gamma {
  const Wide x, is_large = greater(x, 3), is_small = less(x, 0.75), log_x = special::log(x);
  const Wide shifted = choose(is_small, x + 1.0, x), rest = stirling_rest(x);
  const Wide central = (shifted - 1.0) * (shifted - 2.0) * quotient(kCentralAbove, kCentralBelow, shifted - 0.75);

  Wide log() const {
    const Wide far = (x - 0.5) * (log_x - 1.0) + 0.418938533204672742 + rest;
    return choose(is_large, far, choose(is_small, central - log_x, central));
  }
};

// The reflection of gamma at 0.
struct Reflection {
  const Wide x, is_negative = both(less(x, 0), greater(x, -kInfinity)), size = abs(x), part = from_whole(size);
  const Wide sine = apply("Sin", part* kPi);
};
// Returns log |gamma(x)|. For x < 0 its error is that of terms which may cancel: near a zero it is a few units of 2^-53, not of the result.
Wide log_gamma(const Wide& x) {
  const Reflection r{x};
  const Gamma gamma{r.size};
  const Wide y = gamma.log();
  return choose(r.is_negative, -(gamma.log_x + log(abs(r.sine) * (1 / kPi)) + y), y);
}
void lgamma(Export& c) { out(log_gamma(wide(c, 0))); }

// Exports gamma, by Stirling's formula from 3 on, where a power is taken in two parts that do not overflow. Near 0 it is 1 / x.
void gamma(Export& c) {
  const Wide x = wide(c, 0);
  const Reflection r{x};
  const Wide is_reflected = both(r.is_negative, greater(r.size, 1e-17));
  const Gamma of{apply("Min", r.size, 172.0)};
  const Wide root = apply("Pow", of.x, of.x * 0.5 - 0.25);
  const Wide far = root * exp(-of.x) * root * (exp(of.rest) * 2.50662827463100050);
  const Wide near = exp(of.central);
  const Wide y = choose(of.is_large, far, choose(of.is_small, near / choose(is_reflected, of.x, x), near));
  const Wide half = round(r.size) * 0.5;
  const Wide sine = choose(apply("Equal", apply("Floor", half), half), r.sine, -r.sine);
  const Wide reflected = choose(equal(r.part, 0), kNaN, number(x, -kPi) / (sine * y * r.size));
  out(choose(equal(x, -kInfinity), kNaN, choose(is_reflected, reflected, y)));
}

// Exports log_beta as the library has it (log_beta in kernels/common/special_gamma.h): where numbers are large, the terms of Stirling's
// formula that cancel are left out.
void log_beta(Export& c) {
  const Wide a = wide(c, 0), b = wide(c, 1), low = apply("Min", a, b), high = apply("Max", a, b), sum = low + high;
  const Wide of_low = log_gamma(low),
             near = of_low + log_gamma(high) - choose(equal(low, 0), log_gamma(high), log_gamma(sum));
  const Wide share = low / high, rest = stirling_rest(high) - stirling_rest(sum), log_rest = log1p(share);
  const Wide middle = of_low + rest + low - low * log(sum) - (high - 0.5) * log_rest;
  const Wide far = 0.918938533204672742 - 0.5 * log(high) + (stirling_rest(low) + rest) +
                   (low - 0.5) * log(share / (share + 1.0)) - high * log_rest;
  const Wide large = choose(equal(high, kInfinity), -kInfinity, choose(less(low, 3), middle, far));
  out(choose(both(greater(low, 0), greater(high, 3)), large, near));
}

// Exports digamma as the library has it (digamma in kernels/common/special_functions.h).
void digamma(Export& c) {
  constexpr DigammaTerms kTerms = digamma_terms();
  const Wide x = wide(c, 0), is_negative = less(x, 0), is_low = less(x, 1), angle = from_whole(x) * kPi;
  const Wide reflected = apply("Cos", angle) / apply("Sin", angle) * -kPi;
  const Wide shift =
      choose(is_negative, choose(equal(angle, 0), kNaN, reflected), choose(is_low, number(x, -1) / x, 0.0));
  const Wide u = choose(is_negative, -x, choose(is_low, x, x - 1.0)), z = choose(is_negative, 1.0 - x, x);
  const Wide t = u - 0.5, distance = u - kTerms.root;
  const Wide near = distance * kTerms.slope + (distance * (t * polynomial(kTerms.near_root, t)) + kTerms.at_root);
  const Wide v = 1.0 / z, far = log(z) - v * (v * polynomial(kTerms.far, v) + 0.5);
  out(shift + choose(greater(u, 1), far, near));
}

// ---- the error function and the normal distribution

// erf(x) / x up to 0.7, in x^2.
constexpr double kErf[] = {1.12837916709551255,     -0.376126389031828546,     0.11283791670895803,
                           -0.0268661706299139986,  0.00522397742698529839,    -0.000854831213386209735,
                           0.000120546512408215305, -0.0000149062505780865164, 1.61257566522375465e-6,
                           -1.30712033715269336e-7};
// e^(x^2) erfc(x) / t from 2/3 on, in t - 3/8 with t = 2 / (2 + x).
constexpr double kErfcAbove[] = {0.433306562479729163, 1.2329399874895671,   3.12164151965884166, 4.60271418513192316,
                                 5.79178849402552679,  5.10073537545821355,  3.58673453641759965, 1.73865695754102615,
                                 0.555558575546850134, 0.0859024953740526293};
constexpr double kErfcBelow[] = {1.0,
                                 1.5635141138001501,
                                 4.06797835398502498,
                                 3.14761453664112876,
                                 4.16617830009376614,
                                 1.54649821274412905,
                                 1.37424379474130524,
                                 0.193055883188311242,
                                 0.120412392363050179,
                                 0.00860209036745277898};

Wide scaled_erfc(const Wide& x) {
  const Wide t = 2.0 / (x + 2.0);
  return t * quotient(kErfcAbove, kErfcBelow, t - 0.375);
}
Wide erf_near_0(const Wide& x) { return x * polynomial(kErf, x * x); }

void erfc(Export& c) {
  const Wide x = wide(c, 0), size = apply("Min", abs(x), 30.0), tail = scaled_erfc(size) * gaussian(size, 1);
  out(choose(less(size, 0.7), 1.0 - erf_near_0(x), choose(less(x, 0), 2.0 - tail, tail)));
}
// Exports log_ndtr, which is that of the tail below 0, and is log(1 - tail) above.
void log_ndtr(Export& c) {
  const Wide x = wide(c, 0), size = abs(x) / kRoot2, scaled = scaled_erfc(size) * 0.5;
  const Wide above = log1p(-(scaled * gaussian(apply("Min", abs(x), 40.0), 0.5)));
  const Wide near = log1p((erf_near_0(x / kRoot2) - 1.0) * 0.5), below = log(scaled) - x * 0.5 * x;
  out(choose(less(size, 0.7), near, choose(less(x, 0), below, above)));
}

// Exports erfinv, erfcinv and ndtri as the library has them (inverse_erf in kernels/common/special_normal.h).
Wide inverse_erf(const Wide& x, const Wide& tail, InverseErfScale k) {
  constexpr InverseErfTerms kTerms = inverse_erf_terms();
  const auto rest_of = [&](const double(&terms)[2][8], const Wide& at) { return quotient(terms[0], terms[1], at); };
  const Wide square = x * x, root = apply("Sqrt", -log(tail)), is_central = less(x, 0.85);
  const Wide central = square * x * rest_of(kTerms.central, 0.7225 - square);
  const Wide outer = choose(greater(root, 5), rest_of(kTerms.far_tail, root - 5.0), rest_of(kTerms.tail, root - 1.6));
  const Wide at = choose(is_central, x, root);
  const Wide y = at * k.slope + (at * k.slope_low + choose(is_central, central, outer) * k.factor);
  return choose(equal(tail, 0), kInfinity, y);
}
void erfinv(Export& c) {
  const Wide x = wide(c, 0), size = abs(x);
  out(apply("Sign", x) * inverse_erf(size, (1.0 - size) * 0.5, erfinv_scale()));
}
// Of the tails from `middle` on both sides the smaller one is given.
void inverse_tail(const Wide& x, double middle, double factor, InverseErfScale k) {
  const Wide is_low = less(x, middle), low = x * factor, high = 1.0 - low;
  const Wide y = inverse_erf(abs(x - middle) / middle, choose(is_low, low, high), k);
  out(middle == 1 ? choose(is_low, y, -y) : choose(is_low, -y, y));
}
void erfcinv(Export& c) { inverse_tail(wide(c, 0), 1, 0.5, erfinv_scale()); }
void ndtri(Export& c) { inverse_tail(wide(c, 0), 0.5, 1, quantile_scale()); }

// ---- Bessel functions

// Exports i0, i0e, i1 and i1e as the library has them (kernels/common/bessel.h).
template <int kOrder, bool kIsScaled>
void bessel(Export& c) {
  constexpr BesselTerms kTerms = bessel_terms();
  const Wide x = wide(c, 0), size = abs(x), half = size * 0.5;
  const Wide series = polynomial(kTerms.small[kOrder], half * half), near = kOrder == 0 ? series : half * series;
  const Wide far = polynomial(kTerms.large[kOrder], 16.0 / size - 1.0) / apply("Sqrt", size), is_far = greater(size, 8);
  Wide y = choose(is_far, far, exp(-size) * near);
  if (!kIsScaled) {
    const Wide root = exp(half);
    y = choose(is_far, choose(equal(size, kInfinity), kInfinity, far * root * root), near);
  }
  out(kOrder == 0 ? y : apply("Sign", x) * y);
}

// ---- powers of 2

// Exports logaddexp2: max(a, b) + log2(1 + 2^-|a - b|). Equal operands are a case of their own, since inf - inf is NaN.
void logaddexp2(Export& c) {
  const Wide a = wide(c, 0), b = wide(c, 1), y = apply("Max", a, b) + log1p(exp(abs(a - b) * -kLn2)) / kLn2;
  out(choose(apply("Equal", a, b), a + 1.0, y));
}
// Exports scale_by_power with three factors, as the library has it: where an earlier product rounds, the whole one is 0 or infinite.
void scale_by_power(Export& c) {
  constexpr double kMost = 1023, kAll = 2103;
  const Wide x = wide(c, 0), all = apply("Max", apply("Min", wide(c, 1), kAll), -kAll);
  const auto within = [&](const Wide& p) { return apply("Max", apply("Min", p, kMost), 1 - kMost); };
  const auto factor = [&](const Wide& p) { return apply("Pow", 2.0, p); };
  const Wide last = within(all), middle = within(all - last);
  out(x * factor(all - last - middle) * factor(middle) * factor(last));
}

}  // namespace special

}  // namespace

void add_special_mappings(Mappings& m) {
  using namespace special;
  const std::pair<const char*, void (*)(Export&)> all[] = {
      {"lgamma", lgamma},
      {"gamma", gamma},
      {"log_beta", log_beta},
      {"digamma", digamma},
      {"erfc", erfc},
      {"log_ndtr", log_ndtr},
      {"erfinv", erfinv},
      {"erfcinv", erfcinv},
      {"ndtri", ndtri},
      {"i0", bessel<0, false>},
      {"i0e", bessel<0, true>},
      {"i1", bessel<1, false>},
      {"i1e", bessel<1, true>},
      {"logaddexp2", logaddexp2},
      {"scale_by_power", scale_by_power},
  };
  for (const auto& [op, write] : all) {
    m[op] = {write, kSingle};
  }
}

}  // namespace eager::onnx
