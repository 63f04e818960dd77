// log |gamma| and digamma of a vector of float64, as kernels/common/special_functions.h has them for one number. For
// SIMD targets with FMA.
#if defined(EAGER_VECTOR_MATH_GAMMA_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_VECTOR_MATH_GAMMA_INL_H
#undef EAGER_VECTOR_MATH_GAMMA_INL_H
#else
#define EAGER_VECTOR_MATH_GAMMA_INL_H
#endif

#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE::vmath {

inline constexpr double kPi = 3.14159265358979323846;

// Below 1/2 functions are those of 1 - x, and one of sin(pi x).
template <class V>
struct Reflection {
  V z;     // x, or 1 - x
  V part;  // x - round(x)
};
template <class D, class V>
HWY_INLINE Reflection<V> reflect(D d, V x) {
  return {hn::IfThenElse(hn::Lt(x, constant(d, 0.5)), hn::Sub(constant(d, 1), x), x), hn::Sub(x, hn::Round(x))};
}

// log |gamma(x)| to some 1e-15, or as many of its last bits: enough for float32. By Stirling's series from 8 on, where
// gamma(z) = gamma(z + 8) / (z (z + 1) ... (z + 7)); and gamma(x) gamma(1 - x) = pi / sin(pi x).
template <class D, class V>
HWY_INLINE V log_gamma(D d, V x) {
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
  const V stirling = hn::Add(hn::MulAdd(inverse_t, bernoulli, integral),
                             constant(d, 0.418938533204672742));  // (log(2 pi) - 1) / 2
  const V shift = hn::IfThenElse(is_small, product, one);
  const auto is_reflected = hn::Lt(x, constant(d, 0.5));
  const V sine = abs_sin_core(d, hn::Mul(part, constant(d, kPi)));
  const V ratio = hn::IfThenElse(is_reflected, hn::Mul(shift, hn::Div(constant(d, kPi), sine)), shift);
  const V y = hn::Sub(stirling, log(d, ratio));
  const V result = hn::IfThenElse(is_reflected, hn::Neg(y), y);
  const auto is_root = hn::Or(hn::Eq(x, one), hn::Eq(x, constant(d, 2)));
  return hn::IfThenElse(hn::Eq(hn::Abs(x), hn::Inf(d)), hn::Inf(d), hn::IfThenZeroElse(is_root, result));
}

// psi(z) = psi(z + 10) - 1/z - ... - 1/(z + 9) for z < 10; all but 1/z is one fraction.
template <class D, class V>
HWY_INLINE V digamma(D d, V x) {
  const V one = constant(d, 1), zero = hn::Zero(d);
  const auto [z, part] = reflect(d, x);
  V u = hn::Add(z, one);
  V numerator = one, denominator = u;
  for (int k = 2; k < 10; ++k) {
    u = hn::Add(z, constant(d, k));
    numerator = hn::MulAdd(numerator, u, denominator);
    denominator = hn::Mul(denominator, u);
  }
  const auto is_small = hn::Lt(z, constant(d, 10));
  const V shift = hn::IfThenElseZero(is_small, hn::Add(hn::Div(one, z), hn::Div(numerator, denominator)));
  const V t = hn::Add(z, hn::IfThenElseZero(is_small, constant(d, 10)));
  const V inverse_t = hn::Div(one, t);
  const V w = hn::Mul(inverse_t, inverse_t);
  const V bernoulli = polynomial(d, w, {1.0 / 12, -1.0 / 120, 1.0 / 252, -1.0 / 240, 1.0 / 132, -691.0 / 32760});
  const V series = hn::MulAdd(w, bernoulli, hn::Mul(inverse_t, constant(d, 0.5)));
  const V y = hn::Sub(hn::Sub(log(d, t), series), shift);
  // pi / tan(pi x) with cos(a) = sin(pi/2 - a).
  const V angle = hn::Mul(part, constant(d, kPi));
  const V sine = hn::CopySign(abs_sin_core(d, angle), angle);
  const V cosine = abs_sin_core(d, hn::Mul(hn::Sub(constant(d, 0.5), hn::Abs(part)), constant(d, kPi)));
  const V reflected = hn::NegMulAdd(constant(d, kPi), hn::Div(cosine, sine), y);
  const V finite = hn::IfThenElse(hn::Lt(x, constant(d, 0.5)), reflected, y);
  const V pole = hn::IfThenElse(hn::Eq(x, zero), hn::CopySign(hn::Inf(d), hn::Neg(x)), hn::NaN(d));
  return hn::IfThenElse(hn::And(hn::Lt(x, constant(d, 0.5)), hn::Eq(part, zero)), pole, finite);
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
