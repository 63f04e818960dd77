// Elementary functions of a vector of float32 or float64, for every SIMD target. With FMA errors stay within 4 ulp
// (6 in the tails of erfc and normal_cdf); infinities, NaN, zeros and subnormals give what the C library gives.
//
// Terms
//   reduction   x = q c + r with whole q and small r; c is cut into parts with short mantissas, so that q times a part
//               is exact. q comes from adding 1.5 * 2^(mantissa bits), which leaves it in the low bits.
//   polynomials are near-minimax fits (Chebyshev), written from the constant term upwards
#if defined(EAGER_VECTOR_MATH_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_VECTOR_MATH_INL_H
#undef EAGER_VECTOR_MATH_INL_H
#else
#define EAGER_VECTOR_MATH_INL_H
#endif

#include <hwy/highway.h>

#include <cmath>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE::vmath {

namespace hn = hwy::HWY_NAMESPACE;

template <class D>
using Lane = hn::TFromD<D>;
template <class D>
using IntTag = hn::RebindToSigned<D>;
template <class D>
inline constexpr bool kIsFloat = sizeof(Lane<D>) == 4;

// The constant for float32 or float64.
template <class D>
HWY_INLINE hn::Vec<D> constant(D d, float for_float, double for_double) {
  if constexpr (kIsFloat<D>) return hn::Set(d, for_float);
  else return hn::Set(d, for_double);
}
template <class D>
HWY_INLINE hn::Vec<D> constant(D d, double value) { return hn::Set(d, static_cast<Lane<D>>(value)); }

// c[0] + c[1] x + ... by Horner's rule.
template <class D, class V, size_t N>
HWY_INLINE V polynomial(D d, V x, const Lane<D> (&c)[N]) {
  V y = hn::Set(d, c[N - 1]);
#pragma GCC unroll 32
  for (int i = static_cast<int>(N) - 2; i >= 0; --i) y = hn::MulAdd(y, x, hn::Set(d, c[i]));
  return y;
}

// NaN stays: x86's min and max give their second operand then; other targets' may not.
template <class D, class V>
HWY_INLINE V at_most(D, V limit, V x) {
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_SSSE3
  return hn::Min(limit, x);
#else
  return hn::IfThenElse(hn::Lt(limit, x), limit, x);
#endif
}
template <class D, class V>
HWY_INLINE V at_least(D, V limit, V x) {
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_SSSE3
  return hn::Max(limit, x);
#else
  return hn::IfThenElse(hn::Gt(limit, x), limit, x);
#endif
}
template <class D, class V>
HWY_INLINE V clamp(D d, V x, double low, double high) {
  return at_most(d, constant(d, high), at_least(d, constant(d, low), x));
}

// Where divisions and roots take far longer than approximations that are made exact by multiplications.
template <class D>
inline constexpr bool kHasFastApproximations = HWY_TARGET == HWY_AVX3 && kIsFloat<D>;

// 1 / x to within 1 ulp, for 2^-100 <= x <= 2^100 (or NaN).
template <class D, class V>
HWY_INLINE V inverse(D d, V x) {
  const V one = constant(d, 1);
  if constexpr (!kHasFastApproximations<D>) {
    return hn::Div(one, x);
  } else {
    const V y = hn::ApproximateReciprocal(x);  // 14 bits
    return hn::MulAdd(y, hn::NegMulAdd(x, y, one), y);
  }
}

// Rounded correctly, by Goldschmidt's iteration and a last step from the exact remainder (P. Markstein, IA-64 and
// Elementary Functions, 2000).
template <class D, class V>
HWY_INLINE V sqrt(D d, V x) {
  if constexpr (!kHasFastApproximations<D>) {
    return hn::Sqrt(x);
  } else {
    // Elsewhere the remainder may be subnormal, or something infinite.
    const auto is_within = hn::And(hn::Ge(x, hn::Set(d, 0x1p-90f)), hn::Le(x, hn::Set(d, 0x1p+120f)));
    if (HWY_UNLIKELY(!hn::AllTrue(d, is_within))) return hn::Sqrt(x);
    const V y = hn::ApproximateReciprocalSqrt(x);  // 14 bits
    V root = hn::Mul(x, y), half = hn::Mul(y, hn::Set(d, 0.5f));
    const V error = hn::NegMulAdd(root, half, hn::Set(d, 0.5f));
    root = hn::MulAdd(root, error, root);
    half = hn::MulAdd(half, error, half);
    return hn::MulAdd(hn::NegMulAdd(root, root, x), half, root);
  }
}

template <class D>
HWY_INLINE hn::Vec<D> magic(D d) { return constant(d, 12582912.0f, 6755399441055744.0); }

// 2^q for whole q, the low bits of `shifted` = q + magic.
template <class D, class V>
HWY_INLINE V power_of_2(D d, V shifted) {
  constexpr int bits = kIsFloat<D> ? 23 : 52;
  const IntTag<D> di;
  return hn::BitCast(d, hn::ShiftLeft<bits>(hn::Add(hn::BitCast(di, shifted), hn::Set(di, kIsFloat<D> ? 127 : 1023))));
}

// y 2^q; in two steps, since 2^q alone may overflow, and the result be subnormal.
template <class D, class V>
HWY_INLINE V scale(D d, V y, V q) {
#if HWY_TARGET == HWY_AVX3
  if constexpr (hn::MaxLanes(D()) * sizeof(Lane<D>) == 64) {
    if constexpr (kIsFloat<D>) return V{_mm512_scalef_ps(y.raw, q.raw)};
    else return V{_mm512_scalef_pd(y.raw, q.raw)};
  }
#endif
  const V half = hn::MulAdd(q, constant(d, 0.5), magic(d));
  const V rest = hn::Add(hn::Sub(q, hn::Sub(half, magic(d))), magic(d));
  return hn::Mul(hn::Mul(y, power_of_2(d, half)), power_of_2(d, rest));
}

// e^r - 1 for |r| <= log(2) / 2.
template <class D, class V>
HWY_INLINE V exp_minus_1_core(D d, V r) {
  const V r2 = hn::Mul(r, r);
  if constexpr (kIsFloat<D>) {
    return hn::MulAdd(polynomial(d, r, {0.5f, 0.16666573381900846f, 0.0416665501103051244f, 0.0083637738744055735f,
                                        0.00139269266140219065f}), r2, r);
  } else {
    return hn::MulAdd(
        polynomial(d, r, {0.5, 0.166666666666666714, 0.0416666666666666701, 0.0083333333333255447,
                          0.00138888888888833267, 0.000198412698768643549, 0.0000248015873270071867,
                          2.75572528335169097e-6, 2.75572718102197996e-7, 2.51062747335732947e-8,
                          2.09154422977801152e-9}), r2, r);
  }
}

// x = q log(2) + r; `shifted` is q + magic.
template <class D, class V>
HWY_INLINE V reduce_exp(D d, V x, V& q, V& shifted) {
  shifted = hn::MulAdd(x, constant(d, 1.44269504088896340736), magic(d));
  q = hn::Sub(shifted, magic(d));
  const V r = hn::NegMulAdd(q, constant(d, 0.693145751953125f, 0.693147180369123816490), x);
  return hn::NegMulAdd(q, constant(d, 1.42860677e-6f, 1.90821492927058770002e-10), r);
}
template <class D, class V>
HWY_INLINE V reduce_exp(D d, V x, V& q) {
  V shifted;
  return reduce_exp(d, x, q, shifted);
}

// For x that is no larger than where the result overflows, or a little.
template <class D, class V>
HWY_INLINE V exp_of_at_most(D d, V x) {
  V q;
  const V r = reduce_exp(d, at_least(d, constant(d, kIsFloat<D> ? -105 : -750), x), q);
  return scale(d, hn::Add(exp_minus_1_core(d, r), constant(d, 1)), q);
}
template <class D, class V>
HWY_INLINE V exp(D d, V x) { return exp_of_at_most(d, at_most(d, constant(d, kIsFloat<D> ? 90 : 711), x)); }

template <class D, class V>
HWY_INLINE V exp2(D d, V x) {
  x = clamp(d, x, kIsFloat<D> ? -152 : -1080, kIsFloat<D> ? 130 : 1026);
  const V q = hn::Sub(hn::Add(x, magic(d)), magic(d));
  const V r = hn::Mul(hn::Sub(x, q), constant(d, 0.693147180559945309417));
  return scale(d, hn::Add(exp_minus_1_core(d, r), constant(d, 1)), q);
}

// 2^q (e^r - 1) + (2^q - 1), with half of 2^q, which does not overflow.
template <class D, class V>
HWY_INLINE V expm1(D d, V x) {
  x = clamp(d, x, kIsFloat<D> ? -20 : -42, kIsFloat<D> ? 88.8 : 709.9);
  V q;
  const V r = reduce_exp(d, x, q);
  const V half = power_of_2(d, hn::Add(hn::Sub(q, constant(d, 1)), magic(d)));
  const V y = hn::MulAdd(half, exp_minus_1_core(d, r), hn::Sub(half, constant(d, 0.5)));
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, hn::Add(y, y));
}

// x = 2^e (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), for finite x > 0.
template <class D, class V>
HWY_INLINE V reduce_log(D d, V x, V& f) {
  constexpr int bits = kIsFloat<D> ? 23 : 52;
  using T = Lane<D>;
  using TI = hwy::MakeSigned<T>;
  const IntTag<D> di;
  const hn::RebindToUnsigned<D> du;
  constexpr TI one = static_cast<TI>(kIsFloat<D> ? 0x3f800000LL : 0x3ff0000000000000LL);
  constexpr TI root = static_cast<TI>(kIsFloat<D> ? 0x3f3504f3LL : 0x3fe6a09e667f3bcdLL);
  constexpr TI mantissa = (TI{1} << bits) - 1;
  const auto small = hn::Lt(x, hn::Set(d, std::numeric_limits<T>::min()));
  x = hn::IfThenElse(small, hn::Mul(x, constant(d, 16777216.0f, 18014398509481984.0)), x);
  const auto shifted = hn::Add(hn::BitCast(di, x), hn::Set(di, one - root));
  // The biased exponent becomes the low bits of 2^bits.
  const auto whole = constant(d, 8388608.0f, 4503599627370496.0);
  V e = hn::BitCast(d, hn::ShiftRight<bits>(hn::BitCast(du, shifted)));
  e = hn::Sub(hn::Or(e, whole), hn::Add(whole, constant(d, 127.0f, 1023.0)));
  e = hn::Sub(e, hn::IfThenElseZero(small, constant(d, 24.0f, 54.0)));
  f = hn::Sub(hn::BitCast(d, hn::Add(hn::And(shifted, hn::Set(di, mantissa)), hn::Set(di, root))), constant(d, 1));
  return e;
}

// log(1 + f) - f. float32: a polynomial; float64: 2 atanh(f / (2 + f)).
template <class D, class V>
HWY_INLINE V log_core(D d, V f) {
  if constexpr (kIsFloat<D>) {
    const V p = polynomial(d, f, {0.333333311218801505f, -0.249999966269394809f, 0.20000730503852239f,
                                  -0.166678509728517664f, 0.14248551264361469f, -0.124240377176501974f,
                                  0.116890711374578692f, -0.114945466128902193f, 0.0698070195866497419f});
    const V f2 = hn::Mul(f, f);
    return hn::MulAdd(hn::Mul(f2, f), p, hn::Mul(f2, constant(d, -0.5)));
  } else {
    const V z = hn::Div(f, hn::Add(f, constant(d, 2)));
    const V w = hn::Mul(z, z);
    const V p = polynomial(d, w, {0.666666666666666665, 0.400000000000008832, 0.28571428570799785,
                                  0.222222223925810451, 0.181817955475211362, 0.153862447376216666,
                                  0.132686383692668239, 0.130880348509275538});
    const V half_square = hn::Mul(hn::Mul(f, f), constant(d, 0.5));
    return hn::MulSub(z, hn::MulAdd(w, p, half_square), half_square);
  }
}

// e log(2) + log(1 + f).
template <class D, class V>
HWY_INLINE V log_sum(D d, V e, V f) {
  const V low = hn::MulAdd(e, constant(d, -2.12194440e-4f, 1.90821492927058770002e-10), log_core(d, f));
  return hn::MulAdd(e, constant(d, 0.693359375f, 0.693147180369123816490), hn::Add(f, low));
}

// y where 0 < x < inf; else what all logarithms give.
template <class D, class V>
HWY_INLINE V log_limits(D d, V x, V y) {
  const V inf = hn::Inf(d);
  const V other = hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Neg(inf),
                                 hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::NaN(d), x));
  return hn::IfThenElse(hn::And(hn::Gt(x, hn::Zero(d)), hn::Lt(x, inf)), y, other);
}

template <class D, class V>
HWY_INLINE V log(D d, V x) {
  V f;
  const V e = reduce_log(d, x, f);
  return log_limits(d, x, log_sum(d, e, f));
}
// Exact for powers of 2.
template <class D, class V>
HWY_INLINE V log2(D d, V x) {
  V f;
  const V e = reduce_log(d, x, f);
  const V y = hn::Add(f, log_core(d, f));
  return log_limits(d, x, hn::MulAdd(y, constant(d, 1.44269504088896340736), e));
}
template <class D, class V>
HWY_INLINE V log10(D d, V x) {
  V f;
  const V e = reduce_log(d, x, f);
  const V y = hn::Mul(hn::Add(f, log_core(d, f)), constant(d, 0.434294481903251827651));
  const V low = hn::MulAdd(e, constant(d, 7.9034151668e-7f, 3.69423907715893078616e-13), y);
  return log_limits(d, x, hn::MulAdd(e, constant(d, 0.301029205322265625f, 0.301029995663611771306), low));
}

// log(1 + x) for x > -1, finite: what rounding 1 + x loses is added to f.
template <class D, class V>
HWY_INLINE V log1p_core(D d, V x) {
  const V y = hn::Add(x, constant(d, 1));
  const V lost = hn::Sub(x, hn::Sub(y, constant(d, 1)));
  V f;
  const V e = reduce_log(d, y, f);
  const V near_1 = at_most(d, constant(d, 100), e);  // beyond, nothing that matters is lost
  f = hn::MulAdd(lost, power_of_2(d, hn::Sub(magic(d), near_1)), f);
  return log_sum(d, e, f);
}
template <class D, class V>
HWY_INLINE V log1p(D d, V x) {
  const V y = log_limits(d, hn::Add(x, constant(d, 1)), log1p_core(d, x));
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, y);
}

// sin(r) for |r| <= pi/2; of pi/2 it is 1, so that cos(0) is.
template <class D, class V>
HWY_INLINE V sin_core(D d, V r) {
  const V w = hn::Mul(r, r);
  V p;
  if constexpr (kIsFloat<D>) {
    p = polynomial(d, w, {-0.166666666638534216f, 0.00833333276425427541f, -0.00019841085469334525f,
                          2.75403810674420642e-6f, -2.40782826319134916e-8f});
  } else {
    p = polynomial(d, w, {-0.166666666666666667, 0.0083333333333333333, -0.000198412698412698056,
                          2.75573192239710872e-6, -2.50521083823608956e-8, 1.60590434765643615e-10,
                          -7.64713897489887776e-13, 2.81046485159920124e-15, -8.00564602721928492e-18});
  }
  return hn::MulAdd(hn::Mul(w, p), r, r);
}

// x - q pi
template <class D, class V>
HWY_INLINE V reduce_pi(D d, V x, V q) {
  V r = hn::NegMulAdd(q, constant(d, 3.140625f, 3.1415926218032836914), x);
  r = hn::NegMulAdd(q, constant(d, 0.0009670257568359375f, 3.1786509424591713469e-8), r);
  r = hn::NegMulAdd(q, constant(d, 6.2771141529083251953e-7f, 1.2246467864107188502e-16), r);
  return hn::NegMulAdd(q, constant(d, 1.2154201256553420762e-10f, 1.2736634327021899816e-24), r);
}

// Beyond this the reduction loses bits, and the C library takes over, for these lanes alone: what an element gives does not
// depend on its neighbours.
inline constexpr double kTrigonometricLimit = 30000;

template <class D, class V>
HWY_NOINLINE V each_lane(D d, V x, Lane<D> (*f)(Lane<D>)) {
  HWY_ALIGN Lane<D> lanes[hn::MaxLanes(D())];
  hn::Store(x, d, lanes);
  for (size_t i = 0; i < hn::Lanes(d); ++i) lanes[i] = f(lanes[i]);
  return hn::Load(d, lanes);
}
// y where the reduction is exact, else f(x).
template <class D, class V>
HWY_INLINE V within_trigonometric_limit(D d, V x, V y, Lane<D> (*f)(Lane<D>)) {
  const auto is_within = hn::Lt(hn::Abs(x), constant(d, kTrigonometricLimit));
  if (HWY_LIKELY(hn::AllTrue(d, is_within))) return y;
  return hn::IfThenElse(is_within, y, each_lane(d, x, f));
}

// The lowest bit of `shifted` to the sign.
template <class D, class V>
HWY_INLINE V odd_sign(D d, V shifted) {
  constexpr int top = kIsFloat<D> ? 31 : 63;
  return hn::BitCast(d, hn::ShiftLeft<top>(hn::BitCast(IntTag<D>(), shifted)));
}

template <class D, class V>
HWY_INLINE V sin(D d, V x) {
  const V shifted = hn::MulAdd(x, constant(d, 0.318309886183790671538), magic(d));
  const V r = reduce_pi(d, x, hn::Sub(shifted, magic(d)));
  const V y = hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, hn::Xor(sin_core(d, r), odd_sign(d, shifted)));
  return within_trigonometric_limit(d, x, y, [](Lane<D> v) { return std::sin(v); });
}

// cos x = -(-1)^n sin(x - (n + 1/2) pi)
template <class D, class V>
HWY_INLINE V cos(D d, V x) {
  const V n = hn::Add(hn::MulSub(x, constant(d, 0.318309886183790671538), constant(d, 0.5)), magic(d));
  const V r = reduce_pi(d, x, hn::Add(hn::Sub(n, magic(d)), constant(d, 0.5)));
  const V y = hn::Xor(hn::Neg(sin_core(d, r)), odd_sign(d, n));
  return within_trigonometric_limit(d, x, y, [](Lane<D> v) { return std::cos(v); });
}

// -e / (2 + e) with e = expm1(-2 |x|), which lies in (-1, 0].
template <class D, class V>
HWY_INLINE V tanh(D d, V x) {
  const V z = at_least(d, constant(d, kIsFloat<D> ? -20 : -42), hn::Mul(hn::Abs(x), constant(d, -2)));
  V q, shifted;
  const V r = reduce_exp(d, z, q, shifted);
  const V power = power_of_2(d, shifted);
  const V e = hn::NegMulAdd(power, exp_minus_1_core(d, r), hn::Sub(constant(d, 1), power));
  return hn::CopySignToAbs(hn::Mul(e, inverse(d, hn::Sub(constant(d, 2), e))), x);
}

template <class D, class V>
HWY_INLINE V tan(D d, V x) { return hn::Div(sin(d, x), cos(d, x)); }

// e^|x| / 2, which overflows no earlier than sinh and cosh.
template <class D, class V>
HWY_INLINE V half_exp(D d, V abs_x) {
  abs_x = at_most(d, constant(d, kIsFloat<D> ? 90 : 711), abs_x);
  V q;
  const V r = reduce_exp(d, abs_x, q);
  return scale(d, hn::Add(exp_minus_1_core(d, r), constant(d, 1)), hn::Sub(q, constant(d, 1)));
}
template <class D, class V>
HWY_INLINE V cosh(D d, V x) {
  const V h = half_exp(d, hn::Abs(x));
  return hn::Add(h, hn::Div(constant(d, 0.25), h));
}
template <class D, class V>
HWY_INLINE V sinh(D d, V x) {
  const V t = hn::Abs(x);
  const V h = half_exp(d, t);
  const V e = expm1(d, at_most(d, constant(d, 2), t));
  const V small = hn::Mul(hn::Add(e, hn::Div(e, hn::Add(e, constant(d, 1)))), constant(d, 0.5));
  const V large = hn::Sub(h, hn::Div(constant(d, 0.25), h));
  return hn::CopySignToAbs(hn::IfThenElse(hn::Lt(t, constant(d, 1)), small, large), x);
}

// log1p(t + t^2 / (1 + sqrt(t^2 + 1))), and log(2t) where t^2 might overflow.
template <class D, class V>
HWY_INLINE V asinh(D d, V x) {
  const V t = hn::Abs(x);
  const auto large = hn::Gt(t, constant(d, 1e8));
  const V t2 = hn::Mul(t, t);
  const V one = constant(d, 1);
  const V y = hn::Add(t, hn::Div(t2, hn::Add(one, hn::Sqrt(hn::Add(t2, one)))));
  const V z = log1p(d, hn::IfThenElse(large, hn::Sub(t, one), y));
  return hn::CopySignToAbs(hn::Add(z, hn::IfThenElseZero(large, constant(d, 0.693147180559945309417))), x);
}
// log1p(t + sqrt(2t + t^2)) with t = x - 1.
template <class D, class V>
HWY_INLINE V acosh(D d, V x) {
  const V t = hn::Sub(x, constant(d, 1));
  const auto large = hn::Gt(t, constant(d, 1e8));
  const V y = hn::Add(t, hn::Sqrt(hn::MulAdd(t, t, hn::Add(t, t))));
  const V z = log1p(d, hn::IfThenElse(large, t, y));
  const V sum = hn::Add(z, hn::IfThenElseZero(large, constant(d, 0.693147180559945309417)));
  return hn::IfThenElse(hn::Lt(t, hn::Zero(d)), hn::NaN(d), sum);
}
template <class D, class V>
HWY_INLINE V atanh(D d, V x) {
  const V t = hn::Abs(x);
  const V y = log1p(d, hn::Div(hn::Add(t, t), hn::Sub(constant(d, 1), t)));
  return hn::CopySignToAbs(hn::Mul(y, constant(d, 0.5)), x);
}

template <class D, class V>
HWY_INLINE V sigmoid(D d, V x) {
  const V e = exp_of_at_most(d, hn::Or(x, hn::SignBit(d)));
  const V y = inverse(d, hn::Add(e, constant(d, 1)));
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Mul(e, y), y);
}

template <class D, class V>
HWY_INLINE V softplus(D d, V x) {
  return hn::Add(at_least(d, hn::Zero(d), x), log1p_core(d, exp(d, hn::Neg(hn::Abs(x)))));
}

// erfc(t) for t >= 0, and e^(-t^2) by the way. square + low is t^2: (1 + 2t) e^(t^2) erfc(t) is a
// polynomial in (t - k) / (t + k).
template <class D, class V>
HWY_INLINE V erfc_positive(D d, V t, V square, V low, V& gauss) {
  gauss = exp(d, hn::Neg(square));
  gauss = hn::NegMulAdd(gauss, low, gauss);
  t = at_most(d, constant(d, kIsFloat<D> ? 11 : 28), t);
  const V k = constant(d, 2.5);
  const V a = hn::Add(t, k);
  const V b = hn::MulAdd(t, constant(d, 2), constant(d, 1));
  const V reciprocal = inverse(d, hn::Mul(a, b));
  const V u = hn::Mul(hn::Mul(hn::Sub(t, k), b), reciprocal);
  V p;
  if constexpr (kIsFloat<D>) {
    p = polynomial(d, u, {1.26483818f, -0.1223566851f, -0.0990241162f, 0.1576276202f, -0.1029748505f, 0.03277772304f,
                          0.0009854957309f, -0.004416577378f, 0.0003356689132f, 0.0006043498646f, 7.604772033e-5f});
  } else {
    p = polynomial(d, u, {1.2648381843668615, -0.122356763082403848, -0.0990245395736064914, 0.157629919023167855,
                          -0.10296705603828189, 0.03276089327035296, 0.000931892810336376443, -0.0043820783667475839,
                          0.000491865899829942438, 0.00063212457259939893, -0.0000884798718059278765,
                          -0.000113523613234422493, 6.26892952724766585e-6, 0.000022704026681678219,
                          2.60025992433555951e-6, -4.22828749090943786e-6, -1.56831269914835823e-6,
                          5.43981797458320817e-7, 5.1201280417492294e-7, 1.45116785868923912e-8,
                          -1.08796388676288228e-7, -2.74129985172307975e-8, 1.1860966451925419e-8,
                          4.92406525814949814e-9});
  }
  return hn::Mul(hn::Mul(p, gauss), hn::Mul(a, reciprocal));
}

// erf(x) for |x| <= 1.
template <class D, class V>
HWY_INLINE V erf_core(D d, V x) {
  const V w = hn::Mul(x, x);
  V p;
  if constexpr (kIsFloat<D>) {
    p = polynomial(d, w, {1.12837916585f, -0.376126266667f, 0.112835947152f, -0.0268542120106f, 0.00518908742343f,
                          -0.000801686428717f, 7.87587506269e-5f});
  } else {
    p = polynomial(d, w, {1.12837916709551257, -0.376126389031837481, 0.112837916709548787, -0.0268661706450767932,
                          0.00522397762481801447, -0.000854832698083378991, 0.000120553311116427109,
                          -0.0000149255952668311816, 1.6461000484121368e-6, -1.6350312701054695e-7,
                          1.46597752740474358e-8, -1.13728488567916737e-9, 5.9571761477489114e-11});
  }
  return hn::Mul(x, p);
}

template <class D, class V>
HWY_INLINE V erfc_of_abs(D d, V x) {
  V gauss;
  const V t = at_most(d, constant(d, 1e4), hn::Abs(x));
  const V square = hn::Mul(t, t);
  return erfc_positive(d, t, square, hn::MulSub(t, t, square), gauss);
}
template <class D, class V>
HWY_INLINE V erfc(D d, V x) {
  const V y = erfc_of_abs(d, x);
  const V large = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Sub(constant(d, 2), y), y);
  return hn::IfThenElse(hn::Lt(hn::Abs(x), constant(d, 0.5)), hn::Sub(constant(d, 1), erf_core(d, x)), large);
}

template <class D, class V>
HWY_INLINE V erf(D d, V x) {
  V rest;  // erfc(|x|)
  if constexpr (kIsFloat<D>) {
    // e^-L(t); from 3.95 on erf is 1.
    const V t = at_most(d, constant(d, 3.95), hn::Abs(x));
    const V minus_l = polynomial(d, t, {-0.000697820441967f, -1.12614077256f, -0.638771585309f, -0.103576718406f,
                                            0.0227414297602f, -0.00346895165278f, 0.000322207526557f,
                                            -1.35879322228e-5f});
    V q;
    const V r = reduce_exp(d, minus_l, q);
    const V power = power_of_2(d, hn::Add(q, magic(d)));
    rest = hn::MulAdd(power, exp_minus_1_core(d, r), power);
  } else {
    rest = erfc_of_abs(d, x);
  }
  const V large = hn::CopySignToAbs(hn::Sub(constant(d, 1), rest), x);
  return hn::IfThenElse(hn::Lt(hn::Abs(x), constant(d, 1)), erf_core(d, x), large);
}

// The normal distribution function, and density times sqrt(2 pi) = e^(-x^2 / 2).
template <class D, class V>
HWY_INLINE V normal_cdf(D d, V x, V& gauss) {
  const V t = at_most(d, constant(d, 1e4), hn::Abs(x));
  const V half = hn::Mul(t, constant(d, 0.5));
  const V square = hn::Mul(t, half);
  const V y = hn::Mul(constant(d, 0.5), erfc_positive(d, hn::Mul(t, constant(d, 0.707106781186547524)), square,
                                                      hn::MulSub(t, half, square), gauss));
  const V large = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), y, hn::Sub(constant(d, 1), y));
  const V small = hn::MulAdd(erf_core(d, hn::Mul(x, constant(d, 0.707106781186547524))), constant(d, 0.5),
                             constant(d, 0.5));
  return hn::IfThenElse(hn::Lt(t, constant(d, 0.5)), small, large);
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
