// Special functions of a vector of float64, as kernels/common/special_formulas.h has them for one number. For SIMD targets with FMA,
// and sources that are compiled with -ffp-contract=off. Polynomials without a source are Chebyshev's interpolations, computed with
// 50 digits by mpmath.
#if defined(EAGER_VECTOR_MATH_SPECIAL_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_VECTOR_MATH_SPECIAL_INL_H
#undef EAGER_VECTOR_MATH_SPECIAL_INL_H
#else
#define EAGER_VECTOR_MATH_SPECIAL_INL_H
#endif

#include "kernels/common/bessel.h"
#include "kernels/common/special_gamma.h"
#include "kernels/common/special_normal.h"
#include "kernels/cpu/special_functions.h"
#include "kernels/cpu/vector_activations-inl.h"
#include "kernels/cpu/vector_math_binary-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE::vmath {

// ---- the normal distribution

// The other function inverse_erf, for vectors.
template <class D, class V>
HWY_NOINLINE V inverse_erf(D d, V x, V tail, InverseErfScale k) {
  static constexpr InverseErfTerms kTerms = inverse_erf_terms();
  const V square = hn::Mul(x, x), w = hn::Sub(constant(d, 0.7225), square);
  V at = x, above = hn::Mul(hn::Mul(square, x), polynomial(d, w, kTerms.central[0]));
  V below = polynomial(d, w, kTerms.central[1]);
  const auto is_central = hn::Le(x, constant(d, 0.85));
  if (!hn::AllTrue(d, is_central)) {
    V f;
    const V e = reduce_log(d, tail, f), root = hn::Sqrt(hn::Neg(log_sum(d, e, f)));
    const V near = hn::Sub(root, constant(d, 1.6));
    V tail_above = polynomial(d, near, kTerms.tail[0]), tail_below = polynomial(d, near, kTerms.tail[1]);
    const auto is_far = hn::AndNot(is_central, hn::Gt(root, constant(d, 5)));
    if (!hn::AllFalse(d, is_far)) {
      const V far = hn::Sub(root, constant(d, 5));
      tail_above = hn::IfThenElse(is_far, polynomial(d, far, kTerms.far_tail[0]), tail_above);
      tail_below = hn::IfThenElse(is_far, polynomial(d, far, kTerms.far_tail[1]), tail_below);
    }
    at = hn::IfThenElse(is_central, x, root);
    above = hn::IfThenElse(is_central, above, tail_above);
    below = hn::IfThenElse(is_central, below, tail_below);
  }
  const V rest = hn::MulAdd(hn::Div(above, below), constant(d, k.factor), hn::Mul(at, constant(d, k.slope_low)));
  return hn::IfThenElse(hn::Eq(tail, hn::Zero(d)), hn::Inf(d), hn::MulAdd(at, constant(d, k.slope), rest));
}

// Returns inverse_erf of twice the distance of a share from 1/2, where the share is `part` times x from below, and the rest from
// above; NaN where x is no such share. It has the sign of part x - 1/2.
template <class D, class V>
HWY_INLINE V quantile_of_share(D d, V x, double part, InverseErfScale k) {
  const V zero = hn::Zero(d), half = constant(d, 0.5), share = hn::Mul(x, constant(d, part)), q = hn::Sub(share, half);
  const V tail = hn::IfThenElse(hn::Lt(q, zero), share, hn::Sub(constant(d, 1), share));
  const V z = hn::CopySign(inverse_erf(d, hn::Abs(hn::Add(q, q)), tail, k), q);
  return hn::IfThenElse(hn::And(hn::Ge(x, zero), hn::Le(x, constant(d, 1 / part))), z, hn::NaN(d));
}
template <class D, class V>
HWY_INLINE V ndtri(D d, V p) {
  return quantile_of_share(d, p, 1, quantile_scale());
}
template <class D, class V>
HWY_INLINE V erfcinv(D d, V x) {
  const V z = hn::Neg(quantile_of_share(d, x, 0.5, erfinv_scale()));
  return hn::IfThenZeroElse(hn::Eq(z, hn::Zero(d)), z);
}

// For vectors of float32 too, for which it is x times a polynomial in w = -log(1 - x^2), or in sqrt(w) where x is near 1 or -1.
template <class D, class V>
HWY_INLINE V erfinv(D d, V x) {
  const V one = constant(d, 1), a = hn::Abs(x);
  V y;
  if constexpr (kIsFloat<D>) {
    V f;
    const V e = reduce_log(d, hn::Mul(hn::Sub(one, a), hn::Add(one, a)), f), w = hn::Neg(log_sum(d, e, f));
    y = polynomial(d, hn::Sub(w, constant(d, 2.5)),
                   {1.50140936f, 0.2466402791f, -0.004177392875f, -0.001252726392f, 0.0002183493862f, -4.972419689e-6f,
                    -3.463985268e-6f, 4.681313481e-7f, 2.33359672e-8f, -8.93192597e-9f});
    const auto is_far = hn::Gt(w, constant(d, 5));
    if (!hn::AllFalse(d, is_far)) {
      const V far =
          polynomial(d, hn::Sub(hn::Sqrt(w), constant(d, 3)),
                     {2.832976803f, 1.001674942f, 0.009445196076f, -0.007636984797f, 0.005687524245f, -0.003598467047f,
                      0.001484080034f, -5.53494179e-5f, -0.000309030641f, 0.0001150683743f});
      y = hn::IfThenElse(is_far, far, y);
    }
    y = hn::IfThenElse(hn::Eq(a, one), hn::Inf(d), hn::Mul(y, x));
  } else {
    y = inverse_erf(d, a, hn::Mul(hn::Sub(one, a), constant(d, 0.5)), erfinv_scale());
  }
  return hn::IfThenElse(hn::Le(a, one), hn::CopySign(y, x), hn::NaN(d));
}

// Returns log Phi(x): log1p(-Phi(-x)) for x >= 0, else -x^2 / 2 and the logarithm of the rest, whose asymptotic series begins
// where normal_tail ends.
template <class D, class V>
HWY_NOINLINE V log_ndtr(D d, V x) {
  const V one = constant(d, 1), t = hn::Abs(x), within = at_most(d, constant(d, kNormalTailLimit<D>), t);
  const V half = hn::Mul(within, constant(d, -0.5)), z = hn::Mul(within, half);
  const auto tail = normal_tail<false>(d, one, within, z, rest_of_product(d, within, half, z));
  const auto is_positive = hn::Ge(x, hn::Zero(d));
  V y = hn::Zero(d);
  if (!hn::AllFalse(d, is_positive)) y = log1p(d, hn::Neg(scale(d, sum_of_parts(d, tail), tail.q)));
  if (hn::AllTrue(d, is_positive)) return y;
  const V mills = polynomial(d, hn::Div(one, hn::Mul(t, t)), {1.0, -1.0, 3.0, -15.0, 105.0, -945.0, 10395.0});
  const V series = hn::Div(hn::Mul(constant(d, 0.398942280401432678), mills), t);
  const V rest = log(d, hn::IfThenElse(hn::Gt(t, constant(d, 39)), series, tail.high));
  return hn::IfThenElse(is_positive, y, hn::NegMulAdd(hn::Mul(t, constant(d, 0.5)), t, rest));
}

// ---- Bessel functions

// Returns I_n(x), or e^-|x| I_n(x) if it is scaled, for n = 0 or 1.
template <int n, class D, class V>
HWY_NOINLINE V bessel(D d, V x, bool is_scaled) {
  static constexpr BesselTerms kTerms = bessel_terms();
  const V a = at_most(d, constant(d, is_scaled ? HUGE_VAL : 720), hn::Abs(x));  // beyond, the result is infinite
  const V half = hn::Mul(a, constant(d, 0.5));
  V y = polynomial(d, hn::Mul(half, half), kTerms.small[n]);
  if constexpr (n == 1) y = hn::Mul(y, half);
  if (is_scaled) y = hn::Mul(y, exp_of_at_most(d, hn::Neg(a)));
  const auto is_small = hn::Le(a, constant(d, 8));
  if (!hn::AllTrue(d, is_small)) {
    const V u = hn::Sub(hn::Div(constant(d, 16), a), constant(d, 1));
    V large = hn::Div(polynomial(d, u, kTerms.large[n]), hn::Sqrt(a));
    if (!is_scaled) {
      V q;
      const V c = exp_minus_1_core(d, reduce_exp(d, a, q));
      large = scale(d, hn::MulAdd(large, c, large), q);
    }
    y = hn::IfThenElse(is_small, y, large);
  }
  return n == 1 ? hn::CopySign(y, x) : y;
}
template <class D, class V>
HWY_INLINE V i0(D d, V x) {
  return bessel<0>(d, x, false);
}
template <class D, class V>
HWY_INLINE V i0e(D d, V x) {
  return bessel<0>(d, x, true);
}
template <class D, class V>
HWY_INLINE V i1(D d, V x) {
  return bessel<1>(d, x, false);
}
template <class D, class V>
HWY_INLINE V i1e(D d, V x) {
  return bessel<1>(d, x, true);
}

// ---- gamma

// Returns y, where gamma(a) = y 2^q, for a > 0: from gamma on [2, 3) by its recurrence, where whole numbers have exact results, and
// by Stirling's formula from 24 on, in pairs, so that the exponent loses no digits. Zero and NaN give infinity and NaN.
template <class D, class V>
HWY_NOINLINE V gamma_parts(D d, V a, V& q) {
  const V one = constant(d, 1), two = constant(d, 2), limit = constant(d, 24);
  const auto is_large = hn::Ge(a, limit);
  V y = one;
  q = hn::Zero(d);
  if (!hn::AllTrue(d, is_large)) {
    V product = one, rest = at_most(d, limit, a);
    for (;;) {
      const V less = hn::Sub(rest, one);
      const auto is_factor = hn::Ge(less, two);
      if (hn::AllFalse(d, is_factor)) break;
      product = hn::IfThenElse(is_factor, hn::Mul(product, less), product);
      rest = hn::IfThenElse(is_factor, less, rest);
    }
    const auto is_below_1 = hn::Lt(a, one), is_below_2 = hn::Lt(a, two);
    const V next = hn::Add(a, one);
    const V divisor = hn::IfThenElse(is_below_1, hn::Mul(a, next), hn::IfThenElse(is_below_2, a, one));
    rest = hn::IfThenElse(is_below_2, hn::IfThenElse(is_below_1, hn::Add(a, two), next), rest);
    y = hn::Mul(polynomial(d, hn::Sub(rest, constant(d, 2.5)),
                           {1.32934038817913702, 0.934734521626085534, 0.654558577981336145, 0.253871246841143099,
                            0.109673234002226297, 0.0283607805948137541, 0.0103924034231983698, 0.00160740048596359028,
                            0.000754474184339875289, 3.94176332582531172e-6, 0.0000613293368636451397,
                            -0.0000128013985955905876, 7.2581793346921986e-6, -2.56196080945055504e-6,
                            1.06545677955761179e-6, -4.18664722176488813e-7, 2.05943903129607162e-7,
                            -8.22833761251372892e-8}),
                product);
    if (!hn::AllFalse(d, is_below_2)) y = hn::Div(y, divisor);
  }
  if (!hn::AllFalse(d, is_large)) {
    const V z = hn::Max(a, limit), factor = hn::Sub(z, constant(d, 0.5)), to_log2 = constant(d, 1.4426950408889634);
    const Pair<V> log_z = log2_pair(d, z);
    Pair<V> t = exact_product(log_z.high, factor), less = exact_product(z, to_log2);
    t.low = hn::MulAdd(log_z.low, factor, t.low);
    less.low = hn::MulAdd(z, constant(d, 2.0355273740931032e-17), less.low);
    t = plus(quick_sum(t.high, hn::Neg(less.high)), hn::Sub(t.low, less.low));
    t = plus(quick_sum(t.high, constant(d, 1.3257480647361595)), hn::Add(t.low, constant(d, -7.1534136704275987e-17)));
    const V v = hn::Div(one, z);
    const V series = hn::Mul(v, polynomial(d, v,
                                           {0.0833333333333333331, 0.00347222222222292089, -0.00268132716084612821,
                                            -0.00022947202591683925, 0.000784032828651458431, 0.0000700562095592991114,
                                            -0.00060150459863966169, 0.0000869812984403190734}));
    V exponent;
    const V power = power_of_pair(d, t, exponent);
    y = hn::IfThenElse(is_large, hn::MulAdd(power, series, power), y);
    q = hn::IfThenElseZero(is_large, exponent);
  }
  return y;
}

// Returns gamma(x), by gamma(-a) = -1 / (a gamma(a) sin(pi a) / pi) for x < 0.
template <class D, class V>
HWY_NOINLINE V gamma(D d, V x) {
  const V zero = hn::Zero(d), one = constant(d, 1), a = hn::Abs(x);
  const auto is_negative = hn::Lt(x, zero);
  V q, y = gamma_parts(d, at_most(d, constant(d, 200), a), q);  // beyond, the result is infinite or 0
  if (!hn::AllFalse(d, is_negative)) {
    const V whole = hn::Floor(a), half = hn::Mul(whole, constant(d, 0.5)), part = hn::Abs(hn::Sub(a, hn::Round(a)));
    const V sine = hn::Mul(part, sinc_core(d, hn::Mul(part, part)));
    const V size = hn::Div(one, hn::Mul(hn::Mul(a, y), sine));
    const V reflected = hn::IfThenElse(hn::Eq(hn::Floor(half), half), hn::Neg(size), size);
    const V result = hn::IfThenElse(hn::Gt(part, zero), reflected, hn::NaN(d));
    y = hn::IfThenElse(is_negative, result, y);
    q = hn::IfThenElse(is_negative, hn::Neg(q), q);
  }
  const V pole = hn::Div(one, x);  // near 0 it is the result
  return hn::IfThenElse(hn::Lt(a, constant(d, 0x1p-60)), pole, scale(d, y, q));
}

// A quotient of gammas is y 2^q, as gamma_parts has it.
template <class V>
struct Scaled {
  V y, q;
};

// Returns beta(a, b) for a, b > 0. The sum's rounding error is multiplied by digamma, which is nearly the logarithm where that
// matters.
template <class D, class V>
HWY_INLINE Scaled<V> beta_parts(D d, V a, V b) {
  const V both = hn::Add(a, b), high = hn::Max(a, b), lost = hn::Sub(hn::Min(a, b), hn::Sub(both, high));
  V p, q, r;
  const V x = gamma_parts(d, a, p), y = gamma_parts(d, b, q), z = gamma_parts(d, both, r);
  const V quotient = hn::Div(hn::Mul(x, y), z);
  return {hn::NegMulAdd(hn::Mul(quotient, lost), log(d, hn::Max(both, constant(d, 1))), quotient),
          hn::Sub(hn::Add(p, q), r)};
}
// Returns y 2^q for any q; scale takes exponents whose halves are those of float64.
template <class D, class V>
HWY_INLINE V scale_by_any(D d, V y, V q) {
  return scale(d, y, clamp(d, q, -2044, 2044));
}

// The sums for which the exponents of gamma_parts have all digits are below this.
inline constexpr double kMostGamma = 0x1p20;

// Whether beta_parts is right for a and b; other lanes are computed one by one.
template <class D, class V>
HWY_INLINE hn::Mask<D> has_beta_parts(D d, V a, V b) {
  const V least = constant(d, 0x1p-60);
  return hn::And(hn::And(hn::Gt(a, least), hn::Gt(b, least)), hn::Lt(hn::Add(a, b), constant(d, kMostGamma)));
}
template <class D, class V>
HWY_NOINLINE V beta(D d, V a, V b) {
  const auto ordinary = has_beta_parts(d, a, b);
  const Scaled<V> z = beta_parts(d, a, b);
  const V result = scale_by_any(d, z.y, z.q);
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return result;
  return else_each_lane(
      d, ordinary, result, +[](double of, double other) { return eager::beta(of, other); }, a, b);
}
template <class D, class V>
HWY_NOINLINE V log_beta(D d, V a, V b) {
  const auto ordinary = has_beta_parts(d, a, b);
  const Scaled<V> z = beta_parts(d, a, b);
  V f;
  const V e = reduce_log(d, z.y, f), result = log_sum(d, hn::Add(e, z.q), f);
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return result;
  return else_each_lane(
      d, ordinary, result, +[](double of, double other) { return eager::log_beta(of, other); }, a, b);
}

// ---- incomplete gamma and beta functions

// The numerators p and denominators q of a sequence of fractions, which ends in a lane where two that are some steps apart are equal
// to within a tolerance. The lane's value stays from there on, so that it does not depend on its neighbours'. They become p / q
// and 1 at each comparison, so that they do not overflow.
template <class D, class V>
struct Fractions {
  V p, q, p_before, q_before, value;
  hn::Mask<D> goes_on = hn::Eq(value, value);
  // Appends b + a / ... to a continued fraction.
  HWY_INLINE void append(V a, V b) {
    const V next_p = hn::MulAdd(b, p, hn::Mul(a, p_before)), next_q = hn::MulAdd(b, q, hn::Mul(a, q_before));
    p_before = p, q_before = q, p = next_p, q = next_q;
  }
  HWY_INLINE bool ends(D d, double tolerance) {
    const V inverse_q = hn::Div(constant(d, 1), q), before = value;
    p = hn::Mul(p, inverse_q);
    value = hn::IfThenElse(goes_on, p, value);
    p_before = hn::Mul(p_before, inverse_q), q_before = hn::Mul(q_before, inverse_q), q = constant(d, 1);
    goes_on = hn::And(goes_on, hn::Gt(hn::Abs(hn::Sub(value, before)), hn::Mul(value, constant(d, tolerance))));
    return hn::AllFalse(d, goes_on);
  }
};
// Steps between two comparisons, and the most of them; ordinary lanes take fewer.
inline constexpr int kStepsAtOnce = 4, kMostSteps = 400;
// Steps of a fraction from its end for which numerators and denominators do not overflow: each multiplies them by less than 0x1p51.
inline constexpr int kStepsOfFraction = 16;

// Returns sum of x^n / ((a + 1) ... (a + n)), as one fraction.
template <class D, class V>
HWY_INLINE V lower_gamma_series(D d, V a, V x, double tolerance) {
  const V one = constant(d, 1);
  Fractions<D, V> sum{one, one, one, one, hn::Zero(d)};
  V next = a, power = one;  // over q
  for (int n = 0; n < kMostSteps; n += kStepsAtOnce) {
    for (int k = 0; k < kStepsAtOnce; ++k) {
      next = hn::Add(next, one);
      power = hn::Mul(power, x);
      sum.p = hn::MulAdd(sum.p, next, power);
      sum.q = hn::Mul(sum.q, next);
    }
    power = hn::Div(power, sum.q);
    if (sum.ends(d, tolerance)) break;
  }
  return sum.value;
}
// Returns Q over x^a e^-x / gamma(a), by Legendre's continued fraction from its end to its beginning, as the formula of this name does.
// Each lane begins at its own end, so that it does not depend on its neighbours. What is behind is p / q.
template <class D, class V>
HWY_INLINE V upper_gamma_fraction(D d, V a, V x, double tolerance) {
  const V one = constant(d, 1), first = hn::Add(hn::Sub(x, a), one);
  const GammaFractionSteps steps = gamma_fraction_steps(tolerance < 0x1p-40);
  const V more = hn::MulAdd(hn::Min(a, constant(d, steps.kMostOfA)), constant(d, 0.5), constant(d, steps.more));
  const V last = hn::Floor(hn::Add(hn::Div(constant(d, steps.over_x), x), more));
  const auto least = static_cast<int>(hn::GetLane(hn::MinOfLanes(d, last)));
  V p = hn::MulAdd(last, constant(d, 2), first), q = one;
  for (int i = static_cast<int>(hn::GetLane(hn::MaxOfLanes(d, last))); i > 0; --i) {
    const V factor = hn::Mul(constant(d, i), hn::Sub(a, constant(d, i)));
    const V next = hn::MulAdd(hn::Add(first, constant(d, 2 * i - 2)), p, hn::Mul(factor, q));
    const auto goes_on = hn::Ge(last, constant(d, i));
    q = i <= least ? p : hn::IfThenElse(goes_on, p, q);
    p = i <= least ? next : hn::IfThenElse(goes_on, next, p);
    if (i % kStepsOfFraction != 0) continue;
    q = hn::IfThenElse(goes_on, hn::Div(q, p), q);
    p = hn::IfThenElse(goes_on, one, p);
  }
  return hn::Div(q, p);
}

// Returns gamma_excess of a and x, which are nearer to each other than 0.4 a.
template <class D, class V>
HWY_INLINE Pair<V> gamma_excess(D d, V a, V x) {
  const V difference = hn::Sub(x, a), zero = hn::Zero(d);  // exact
  const Pair<V> both = exact_sum(x, a);
  const V inverse = hn::Div(constant(d, 1), both.high), share = hn::Mul(difference, inverse);
  const V rest = hn::NegMulAdd(share, both.low, hn::NegMulAdd(share, both.high, difference));
  const Pair<V> s{share, hn::Mul(rest, inverse)}, w = s * s;
  const V more = polynomial(d, w.high,
                            {1. / 5, 1. / 7, 1. / 9, 1. / 11, 1. / 13, 1. / 15, 1. / 17, 1. / 19, 1. / 21, 1. / 23,
                             1. / 25, 1. / 27, 1. / 29, 1. / 31});
  const Pair<V> third = quick_sum(constant(d, 1. / 3), hn::Mul(w.high, more));
  const Pair<V> series = w * plus(third, constant(d, 1.8503717077085943e-17));
  const Pair<V> y = Pair<V>{difference, zero} * s, less = Pair<V>{hn::Add(a, a), zero} * s * series;
  const Pair<V> high = quick_sum(y.high, hn::Neg(less.high));
  return quick_sum(high.high, hn::Add(high.low, hn::Sub(y.low, less.low)));
}

// Returns Q(a, x) for x >= a, else P, by the uniform expansion of the formula incomplete_gamma_near.
template <class D, class V>
HWY_NOINLINE V incomplete_gamma_near(D d, V a, V x) {
  static constexpr GammaExpansion kExpansion = gamma_expansion();
  const V one = constant(d, 1), inverse = hn::Div(one, a);
  const auto is_upper = hn::Ge(x, a);
  const Pair<V> square = gamma_excess(d, a, x);
  const V z = hn::Sqrt(square.high), least = constant(d, 1e-300);
  const V low = hn::Div(hn::Add(hn::NegMulAdd(z, z, square.high), square.low), hn::Max(hn::Add(z, z), least));
  const V size = hn::Mul(z, hn::Sqrt(hn::Add(inverse, inverse)));
  const V eta = hn::IfThenElse(is_upper, size, hn::Neg(size));
  V sum = hn::Zero(d);
  int end = GammaExpansion::kTerms;
  for (int k = GammaExpansion::kRows - 1; k >= 0; --k) {
    V row = hn::Zero(d);
    for (const int begin = end - kExpansion.lengths[k]; end > begin; --end) {
      row = hn::MulAdd(row, eta, constant(d, kExpansion.series[end - 1]));
    }
    sum = hn::MulAdd(sum, inverse, row);
  }
  const V power = exp_of_at_most(d, hn::Neg(square.high)), scaled = hn::NegMulAdd(power, square.low, power);
  const V share = hn::Div(sum, hn::Sqrt(hn::Mul(a, constant(d, 6.28318530717958647693))));
  const V correction =
      hn::NegMulAdd(low, constant(d, 0.564189583547756287), hn::IfThenElse(is_upper, share, hn::Neg(share)));
  return hn::MulAdd(erfc_of_abs<false>(d, z), constant(d, 0.5), hn::Mul(scaled, correction));
}

// Returns Q(a, x) where `is_fraction`, else P, in those lanes, away from the peak of large a.
template <class D, class V, class M>
HWY_NOINLINE V incomplete_gamma_far(D d, V a, V x, M lanes, M is_fraction, double tolerance) {
  const V one = constant(d, 1);
  const auto by_fraction = hn::And(lanes, is_fraction), by_series = hn::AndNot(is_fraction, lanes);
  const V safe_a = hn::IfThenElse(lanes, a, one), safe_x = hn::IfThenElse(lanes, x, one);

  // 2^t = x^a e^-x
  const Pair<V> log_x = log2_pair(d, safe_x);
  Pair<V> t = exact_product(log_x.high, safe_a), less = exact_product(safe_x, constant(d, 1.4426950408889634));
  t.low = hn::MulAdd(log_x.low, safe_a, t.low);
  less.low = hn::MulAdd(safe_x, constant(d, 2.0355273740931032e-17), less.low);
  const Pair<V> difference = exact_sum(t.high, hn::Neg(less.high));
  V q, gamma_q;
  V y = power_of_pair(d, plus(difference, hn::Sub(t.low, less.low)), q);
  V divisor = gamma_parts(d, safe_a, gamma_q);
  V part = one;
  if (!hn::AllFalse(d, by_series)) {
    part = lower_gamma_series(d, hn::IfThenElse(by_series, a, one), hn::IfThenElseZero(by_series, x), tolerance);
    divisor = hn::IfThenElse(by_series, hn::Mul(divisor, a), divisor);
  }
  if (!hn::AllFalse(d, by_fraction)) {
    const V fraction = upper_gamma_fraction(d, hn::IfThenElse(by_fraction, a, one),
                                            hn::IfThenElse(by_fraction, x, constant(d, 100)), tolerance);
    part = hn::IfThenElse(by_fraction, fraction, part);
  }
  return scale_by_any(d, hn::Div(hn::Mul(y, part), divisor), hn::Sub(q, gamma_q));
}

// Returns P(a, x), or Q if `is_upper`, by the formula's methods; lanes of small a and x for Q are left to the formula.
template <class D, class V>
HWY_NOINLINE V regularized_gamma(D d, V a, V x, bool is_upper, double tolerance) {
  const V one = constant(d, 1), least = constant(d, 1e-10);
  const auto in_range = hn::And(hn::And(hn::Gt(a, least), hn::Lt(a, constant(d, kMostGamma))),
                                hn::And(hn::Gt(x, least), hn::Lt(x, constant(d, 1e15))));
  auto ordinary = in_range;
  const auto is_large = hn::Gt(x, constant(d, least_of_gamma_fraction(is_upper))),
             is_fraction = hn::And(is_large, hn::Ge(x, a));
  if (is_upper) {
    const auto is_above_small = hn::Gt(a, hn::Max(hn::Mul(x, constant(d, 1.2)), constant(d, 0.25)));
    ordinary = hn::And(ordinary, hn::Or(is_large, is_above_small));
  }
  if (hn::AllFalse(d, ordinary)) {
    return else_each_lane(d, ordinary, x, is_upper ? eager::upper_gamma : eager::lower_gamma, a, x);
  }
  const auto is_far = hn::Or(hn::Lt(a, constant(d, 20)), hn::Ge(hn::Abs(hn::Sub(x, a)), hn::Mul(a, constant(d, 0.4))));
  const auto by_expansion = hn::AndNot(is_far, ordinary), by_others = hn::And(is_far, ordinary);
  V y = one;
  if (!hn::AllFalse(d, by_expansion)) {
    const V limit = constant(d, 20);
    y = incomplete_gamma_near(d, hn::IfThenElse(by_expansion, a, limit), hn::IfThenElse(by_expansion, x, limit));
  }
  if (!hn::AllFalse(d, by_others)) {
    const V others = incomplete_gamma_far(d, a, x, by_others, is_fraction, tolerance);
    y = hn::IfThenElse(by_others, hn::Min(others, one), y);
  }
  const auto is_upper_part = hn::Or(hn::And(by_expansion, hn::Ge(x, a)), hn::And(by_others, is_fraction));
  y = hn::IfThenElse(is_upper ? hn::AndNot(is_upper_part, ordinary) : is_upper_part, hn::Sub(one, y), y);
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return y;
  return else_each_lane(d, ordinary, y, is_upper ? eager::upper_gamma : eager::lower_gamma, a, x);
}

// The tolerances of sums and fractions for results of float64 and of float32.
inline constexpr double kDoubleTolerance = 0x1p-50, kFloatTolerance = 0x1p-30;

template <class D, class V>
HWY_INLINE V igamma(D d, V a, V x) {
  return regularized_gamma(d, a, x, false, kDoubleTolerance);
}
template <class D, class V>
HWY_INLINE V igamma_for_float(D d, V a, V x) {
  return regularized_gamma(d, a, x, false, kFloatTolerance);
}
template <class D, class V>
HWY_INLINE V igammac(D d, V a, V x) {
  return regularized_gamma(d, a, x, true, kDoubleTolerance);
}
template <class D, class V>
HWY_INLINE V igammac_for_float(D d, V a, V x) {
  return regularized_gamma(d, a, x, true, kFloatTolerance);
}

// Returns the incomplete beta function by the continued fraction of A. R. DiDonato and A. H. Morris (Algorithm 708, 1992, BFRAC)
// without its divisions: the m-th numerator and denominator are multiplied by those of a + 2m - 1 and a + 2m + 1. For x beyond the
// middle, it is 1 less that of (b, a, 1 - x), which leaves few digits where a or b is tiny: the formula has such lanes, and those
// where the fraction is long.
template <class D, class V>
HWY_NOINLINE V incomplete_beta(D d, V of_a, V of_b, V of_x, double tolerance) {
  const V zero = hn::Zero(d), one = constant(d, 1), two = constant(d, 2), least = constant(d, 0x1p-4),
          most = constant(d, 0x1p12);
  const auto ordinary = hn::And(hn::And(hn::And(hn::Gt(of_a, least), hn::Lt(of_a, most)),
                                        hn::And(hn::Gt(of_b, least), hn::Lt(of_b, most))),
                                hn::And(hn::Gt(of_x, constant(d, 1e-100)), hn::Lt(of_x, one)));
  if (hn::AllFalse(d, ordinary))
    return else_each_lane(d, ordinary, of_x, eager::cpu::incomplete_beta, of_a, of_b, of_x);
  const V first = hn::IfThenElse(ordinary, of_a, one), second = hn::IfThenElse(ordinary, of_b, one);
  const V share = hn::IfThenElse(ordinary, of_x, constant(d, 0.5));
  const V other = hn::Sub(one, share), lost = hn::Sub(hn::Sub(one, other), share);
  const auto is_beyond = hn::Gt(hn::Mul(share, hn::Add(hn::Add(first, second), two)), hn::Add(first, one));
  const V a = hn::IfThenElse(is_beyond, second, first), b = hn::IfThenElse(is_beyond, first, second);
  const V x = hn::IfThenElse(is_beyond, other, share), y = hn::IfThenElse(is_beyond, share, other);

  // 2^t = share^first (1 - share)^second
  const Pair<V> log_share = log2_pair(d, share);
  Pair<V> log_other = log2_pair(d, other);
  log_other.low = hn::MulAdd(hn::Div(lost, other), constant(d, 1.4426950408889634), log_other.low);
  Pair<V> s = exact_product(log_share.high, first), t = exact_product(log_other.high, second);
  s.low = hn::MulAdd(log_share.low, first, s.low);
  t.low = hn::MulAdd(log_other.low, second, t.low);
  V q;
  const V power = power_of_pair(d, plus(exact_sum(s.high, t.high), hn::Add(s.low, t.low)), q);
  const Scaled<V> beta = beta_parts(d, a, b);

  const V both = hn::Add(a, b), distance = hn::NegMulAdd(b, x, hn::MulAdd(a, y, one)), square = hn::Mul(x, x);
  const V per_step = hn::Sub(two, x);
  V m = zero, before = zero, at = hn::Sub(a, one), after = hn::Add(a, one);  // a + 2m - 3, a + 2m - 1 and a + 2m + 1
  Fractions<D, V> f{hn::Mul(a, distance), one, one, zero, zero};
  for (int n = 0; n < kMostSteps; n += kStepsAtOnce) {
    for (int k = 0; k < kStepsAtOnce; ++k) {
      const V a_before = hn::Add(a, m), sum_before = hn::Add(both, m);
      before = n + k == 0 ? one : at;
      at = after;
      after = hn::Add(after, two);
      m = hn::Add(m, one);
      const V rest = hn::Mul(m, hn::Sub(b, m));
      const V above = hn::Mul(hn::Mul(hn::Mul(before, after), hn::Mul(a_before, sum_before)), hn::Mul(rest, square));
      const V linear = hn::Mul(hn::Add(a, m), hn::MulAdd(m, per_step, distance));
      const V below = hn::MulAdd(hn::MulAdd(m, at, hn::Mul(rest, x)), after, hn::Mul(linear, at));
      f.append(above, below);
    }
    if (f.ends(d, tolerance)) break;
  }
  const V part = hn::Div(hn::Mul(power, hn::Add(a, one)), hn::Mul(f.value, beta.y));
  const V lower = scale_by_any(d, part, hn::Sub(q, beta.q));
  const V result = hn::IfThenElse(is_beyond, hn::Sub(one, lower), lower);
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return result;
  return else_each_lane(d, ordinary, result, eager::cpu::incomplete_beta, of_a, of_b, of_x);
}
template <class D, class V>
HWY_INLINE V betainc(D d, V a, V b, V x) {
  return incomplete_beta(d, a, b, x, kDoubleTolerance);
}
template <class D, class V>
HWY_INLINE V betainc_for_float(D d, V a, V b, V x) {
  return incomplete_beta(d, a, b, x, kFloatTolerance);
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
