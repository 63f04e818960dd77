// log |gamma| and digamma of a vector of float64, as kernels/common/special_functions.h has them for one number. For
// SIMD targets with FMA, and sources that are compiled with -ffp-contract=off. Highway's contrib/math has neither;
// SLEEF's lgamma, which PyTorch calls, takes 1.7 times as long.
#if defined(EAGER_VECTOR_MATH_GAMMA_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_VECTOR_MATH_GAMMA_INL_H
#undef EAGER_VECTOR_MATH_GAMMA_INL_H
#else
#define EAGER_VECTOR_MATH_GAMMA_INL_H
#endif

#include "kernels/common/special_functions.h"
#include "kernels/cpu/vector_math_binary-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE::vmath {

inline constexpr double kPi = 3.14159265358979323846;

// The reflection of x: below 1/2 a function's value comes from that at 1 - x and from sin(pi x).
template <class V>
struct Reflection {
  V z;     // x, or 1 - x
  V part;  // x - round(x)
};
template <class D, class V>
HWY_INLINE Reflection<V> reflect(D d, V x) {
  return {hn::IfThenElse(hn::Lt(x, constant(d, 0.5)), hn::Sub(constant(d, 1), x), x), hn::Sub(x, hn::Round(x))};
}

// Returns log |gamma(x)| to within some 1e-15, absolute or relative, which is enough for float32. It uses Stirling's
// series from 8 on, gamma(z) = gamma(z + 8) / (z (z + 1) ... (z + 7)) below, and gamma(x) gamma(1 - x) = pi / sin(pi
// x).
template <class D, class V>
HWY_INLINE V log_gamma_for_float(D d, V x) {
  const V one = constant(d, 1);
  const auto [z, part] = reflect(d, x);
  const auto is_small = hn::Lt(z, constant(d, 8));
  V product = z;
  for (int k = 1; k < 8; ++k) product = hn::Mul(product, hn::Add(z, constant(d, k)));
  const V t = hn::Add(z, hn::IfThenElseZero(is_small, constant(d, 8)));
  const V inverse_t = hn::Div(one, t);
  const V bernoulli = polynomial(d, hn::Mul(inverse_t, inverse_t),
                                 {1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188, -691.0 / 360360});
  const V integral = hn::Mul(hn::Sub(t, constant(d, 0.5)), hn::Sub(log(d, t), one));
  const V stirling =
      hn::Add(hn::MulAdd(inverse_t, bernoulli, integral), constant(d, 0.418938533204672742));  // (log(2 pi) - 1) / 2
  const V shift = hn::IfThenElse(is_small, product, one);
  const auto is_reflected = hn::Lt(x, constant(d, 0.5));
  const V sine = abs_sin_core(d, hn::Mul(part, constant(d, kPi)));
  const V ratio = hn::IfThenElse(is_reflected, hn::Mul(shift, hn::Div(constant(d, kPi), sine)), shift);
  const V y = hn::Sub(stirling, log(d, ratio));
  const V result = hn::IfThenElse(is_reflected, hn::Neg(y), y);
  const auto is_root = hn::Or(hn::Eq(x, one), hn::Eq(x, constant(d, 2)));
  return hn::IfThenElse(hn::Eq(hn::Abs(x), hn::Inf(d)), hn::Inf(d), hn::IfThenZeroElse(is_root, result));
}

// Returns log x for a pair whose high part is finite and positive.
template <class D, class V>
HWY_INLINE Pair<V> log_pair(D d, Pair<V> x) {
  Pair<V> y = log2_pair(d, x.high) * Pair<V>{constant(d, 0.6931471805599453), constant(d, 2.3190468138462996e-17)};
  y.low = hn::Add(y.low, hn::Div(x.low, x.high));
  return y;
}

// Returns sin(pi p) / pi for 0 <= p <= 1/2.
template <class D, class V>
HWY_INLINE Pair<V> sine_pair(D d, V p) {
  const Pair<V> w = exact_product(p, p);
  const V tail =
      polynomial(d, w.high,
                 {-0.190751824122084214, 0.0261478478176547997, -0.00234608103545575766, 0.000148428793028959203,
                  -6.97587362845321741e-6, 2.53121456829766713e-7, -7.30336915667250304e-9, 1.68338203789015933e-10});
  Pair<V> y = quick_sum(constant(d, 0.8117424252833536), hn::Mul(w.high, tail));
  y.low = hn::Add(y.low, constant(d, 3.561384032141524e-17));
  y = w * y;
  y = plus(quick_sum(constant(d, -1.6449340668482264), y.high), hn::Add(y.low, constant(d, -3.040672350398476e-17)));
  y = w * y;
  y = plus(quick_sum(constant(d, 1), y.high), y.low);
  return Pair<V>{p, hn::Zero(d)} * y;
}

// Returns log gamma(1 + u) for -1/4 <= u <= 5/4, as a polynomial times u (u - 1), which has the same roots. There the
// rounding error of u - 1 does not matter.
template <class D, class V>
HWY_INLINE Pair<V> log_gamma_near_roots(D d, V u) {
  const V y = hn::Sub(u, constant(d, 0.5));
  const V more = split_polynomial(d, y, hn::Mul(y, y),
                                  {-0.145959895914306082,     0.0629114010745647869,     -0.0313084875010109001,
                                   0.0167970986312069737,     -0.00942562244848285648,   0.00544645784350293317,
                                   -0.00321207407651460261,   0.00192291616881749099,    -0.00116441449260756921,
                                   0.000711521791800649827,   -0.000437994818471781481,  0.000271282056389918843,
                                   -0.00016889754072071302,   0.000105587674154097383,   -0.0000662902170353404867,
                                   0.0000419602494546182241,  -0.0000265185998451221993, 0.0000160629905865891207,
                                   -0.0000101945233365256917, 8.48546050442828298e-6,    -5.43163500562443147e-6,
                                   -3.66551708520689268e-7,   2.60880554763531335e-7,    4.97388503589914352e-6,
                                   -3.21852920584126949e-6,   -2.48543851327200833e-6,   1.61373522274137496e-6,
                                   1.35877003166040383e-6,    -8.80162393865072824e-7});
  return exact_product(u, hn::Sub(u, constant(d, 1))) * quick_sum(constant(d, 0.48312895054098089), hn::Mul(y, more));
}

// Returns log gamma(t) for t >= 10.25, by Stirling's series.
template <class D, class V>
HWY_INLINE Pair<V> stirling(D d, Pair<V> t) {
  const V inverse_t = hn::Div(constant(d, 1), t.high);
  const V series = hn::Mul(inverse_t, polynomial(d, hn::Mul(inverse_t, inverse_t),
                                                 {1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188,
                                                  -691.0 / 360360, 1.0 / 156, -3617.0 / 122400, 43867.0 / 244188}));
  const Pair<V> log_t = log_pair(d, t);
  const Pair<V> factor = plus(quick_sum(log_t.high, constant(d, -1)), log_t.low);
  const Pair<V> y = plus(quick_sum(t.high, constant(d, -0.5)), t.low) * factor;
  const V small = hn::Add(series, constant(d, 1.6728209650585413e-17));
  return plus(quick_sum(y.high, constant(d, 0.4189385332046727)), hn::Add(y.low, small));  // (log(2 pi) - 1) / 2
}

// The least x for which x gamma(x) may overflow. Below its inverse 1 / x may overflow.
inline constexpr double kLogGammaLimit = 0x1p900;
// For x < 0 the C library computes the lane if the difference of two terms of about 1 is smaller than this.
inline constexpr double kLogGammaLeast = 0x1p-6;

// Returns log |gamma(x)| to within 2 ulp, and the C library's result near the roots below -2. With a = |x|,
// log gamma(a) = b - log q:
//
//   a < 3/4      b = log gamma(1 + a)             q = a
//   a < 9/4      b = log gamma(a)                 q = 1
//   a < 41/4     b = log gamma(a + 8), Stirling   q = a (a + 1) ... (a + 7)
//   beyond       b = log gamma(a), Stirling       q = 1
//
// For x < 0 the result is log(q / a / (sin(pi a) / pi)) - b.
template <class D, class V>
HWY_INLINE V log_gamma(D d, V x) {
  const V one = constant(d, 1), zero = hn::Zero(d), a = hn::Abs(x);
  const auto is_small = hn::Lt(a, constant(d, 0.75)), is_near = hn::Lt(a, constant(d, 2.25));
  const auto is_shifted = hn::AndNot(is_near, hn::Lt(a, constant(d, 10.25)));

  const Pair<V> near = log_gamma_near_roots(d, hn::IfThenElse(is_small, a, hn::Sub(a, one)));
  const V added = hn::IfThenElseZero(hn::Lt(a, constant(d, 10.25)), constant(d, 8));
  Pair<V> t{hn::Add(a, added), zero};
  t.low = hn::Sub(a, hn::Sub(t.high, added));
  Pair<V> b = stirling(d, t);
  b = {hn::IfThenElse(is_near, near.high, b.high), hn::IfThenElse(is_near, near.low, b.low)};

  // The product is v (v + 6) (v + 10) (v + 12) with v = a (a + 7).
  const V seven = constant(d, 7), a7 = hn::Mul(a, seven);
  Pair<V> v = exact_product(a, a);
  v = plus(quick_sum(hn::Max(v.high, a7), hn::Min(v.high, a7)), hn::Add(v.low, hn::MulSub(a, seven, a7)));
  const auto v_plus = [&](double k) HWY_ATTR {
    const V high = hn::Max(v.high, constant(d, k)), low = hn::Min(v.high, constant(d, k));
    return plus(quick_sum(high, low), v.low);
  };
  Pair<V> q = (v * v_plus(6)) * (v_plus(10) * v_plus(12));
  q = {hn::IfThenElse(is_shifted, q.high, hn::IfThenElse(is_small, a, one)), hn::IfThenElseZero(is_shifted, q.low)};

  const auto is_negative = hn::Lt(x, zero);
  const V part = hn::Abs(hn::Sub(a, hn::Round(a)));
  if (!hn::AllFalse(d, is_negative)) {
    const Pair<V> sine = sine_pair(d, part) * Pair<V>{a, zero};
    const V inverse_sine = hn::Div(one, sine.high);
    const V quotient = hn::Mul(q.high, inverse_sine);
    const V rest = hn::NegMulAdd(quotient, sine.low, hn::Add(hn::NegMulAdd(quotient, sine.high, q.high), q.low));
    q.high = hn::IfThenElse(is_negative, quotient, q.high);
    q.low = hn::IfThenElse(is_negative, hn::Mul(rest, inverse_sine), q.low);
  }
  const Pair<V> log_q = log_pair(d, q);
  const V larger = hn::Max(hn::Abs(b.high), hn::Abs(log_q.high));
  const auto b_is_larger = hn::Eq(larger, hn::Abs(b.high));
  const V minus = hn::Neg(log_q.high);
  const Pair<V> sum = quick_sum(hn::IfThenElse(b_is_larger, b.high, minus), hn::IfThenElse(b_is_larger, minus, b.high));
  const V y = hn::Add(sum.high, hn::Add(sum.low, hn::Sub(b.low, log_q.low)));
  const V result = hn::Xor(y, hn::And(x, hn::SignBit(d)));

  const V limit = constant(d, kLogGammaLimit);
  const auto in_range = hn::And(hn::Lt(a, limit), hn::Gt(hn::Mul(a, limit), one));
  const auto is_whole_enough = hn::And(hn::Gt(part, zero), hn::Gt(hn::Abs(result), constant(d, kLogGammaLeast)));
  const auto ordinary = hn::And(in_range, hn::Or(hn::Not(is_negative), is_whole_enough));
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return result;
  return else_each_lane(
      d, ordinary, result, +[](double of) { return eager::log_gamma(of); }, x);
}

// Returns psi(x), as the formula does. The parts that roundings lose are added to the lesser terms.
template <class D, class V>
HWY_INLINE V digamma(D d, V x) {
  static constexpr DigammaTerms kTerms = digamma_terms();
  const V one = constant(d, 1), zero = hn::Zero(d);
  const auto is_negative = hn::Lt(x, zero), is_below_1 = hn::AndNot(is_negative, hn::Lt(x, one));
  const V z = hn::IfThenElse(is_negative, hn::Sub(one, x), x);
  const V u = hn::IfThenElse(is_negative, hn::Neg(x), hn::IfThenElse(is_below_1, x, hn::Sub(x, one)));
  const auto is_near_root = hn::Le(u, one);
  V y = zero;
  if (!hn::AllTrue(d, is_near_root)) {
    const V v = hn::Div(one, z);
    const V less = hn::Mul(v, hn::MulAdd(v, polynomial(d, v, kTerms.far), constant(d, 0.5)));
    V f;
    const V e = reduce_log(d, z, f);
    const V low = hn::Sub(hn::MulAdd(e, log_2_low(d), log_core(d, f)), less);
    const V far = hn::MulAdd(e, log_2_high(d), hn::Add(f, low));
    y = hn::IfThenElse(hn::Lt(z, hn::Inf(d)), far, z);
  }
  if (!hn::AllFalse(d, is_near_root)) {
    const V distance = hn::Sub(u, constant(d, kTerms.root)), t = hn::Sub(u, constant(d, 0.5));
    const V more = hn::MulAdd(distance, hn::Mul(t, polynomial(d, t, kTerms.near_root)), constant(d, kTerms.at_root));
    const V inverse = hn::IfThenElseZero(is_below_1, hn::Div(one, x));
    const auto has_rest = hn::Gt(x, constant(d, 0x1p-900));
    const V rest = hn::IfThenElseZero(has_rest, hn::Mul(hn::NegMulAdd(inverse, x, one), inverse));
    const V near = hn::MulAdd(distance, constant(d, kTerms.slope), hn::Sub(more, rest));
    y = hn::IfThenElse(is_near_root, hn::Sub(near, inverse), y);
  }
  const auto is_0 = hn::Eq(x, zero);
  y = hn::IfThenElse(is_0, hn::CopySign(hn::Inf(d), hn::Neg(x)), y);
  if (hn::AllFalse(d, is_negative)) return y;
  // The reflection's term is pi / tan(pi x), with cos(a) = sin(pi/2 - a).
  const V part = hn::Sub(x, hn::Round(x)), angle = hn::Mul(part, constant(d, kPi));
  const V sine = hn::CopySign(abs_sin_core(d, angle), angle);
  const V cosine = abs_sin_core(d, hn::Mul(hn::Sub(constant(d, 0.5), hn::Abs(part)), constant(d, kPi)));
  const V reflected = hn::NegMulAdd(constant(d, kPi), hn::Div(cosine, sine), y);
  // The part of -inf is NaN.
  const V result = hn::IfThenElse(hn::Gt(hn::Abs(part), zero), reflected, hn::NaN(d));
  return hn::IfThenElse(is_negative, result, y);
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
