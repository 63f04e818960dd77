// Elementary functions of a vector of float32 or float64, for every SIMD target. With FMA errors stay within 2 ulp for exp,
// log, sin, cos, tanh, sigmoid, erf and gelu, and within 4 for the others (tests/kernels/README.md has the greatest ones);
// infinities, NaN, zeros and subnormals give what the C library gives. No function leaves its mathematical range, and exp, log,
// sigmoid, softplus, tanh and erf of float32 never fall where x grows.
// vector_activations-inl.h has the activations and error functions.
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

// Returns a vector of the constant for the lanes' type, float32 or float64.
template <class D>
HWY_INLINE hn::Vec<D> constant(D d, float for_float, double for_double) {
  if constexpr (kIsFloat<D>) return hn::Set(d, for_float);
  else return hn::Set(d, for_double);
}
template <class D>
HWY_INLINE hn::Vec<D> constant(D d, double value) {
  return hn::Set(d, static_cast<Lane<D>>(value));
}

// Returns c[0] + c[1] x + ..., by Horner's rule.
template <class D, class V, size_t N>
HWY_INLINE V polynomial(D d, V x, const Lane<D> (&c)[N]) {
  V y = hn::Set(d, c[N - 1]);
#pragma GCC unroll 32
  for (int i = static_cast<int>(N) - 2; i >= 0; --i) y = hn::MulAdd(y, x, hn::Set(d, c[i]));
  return y;
}

// Returns f(x...) for vectors of float32, where f takes vectors of float64.
template <class D, class F, class... V>
HWY_INLINE hn::Vec<D> in_double(D d, F f, V... x) {
#if HWY_TARGET == HWY_SCALAR
  const hn::Rebind<double, D> wide;
  const double y = hn::GetLane(f(wide, hn::PromoteTo(wide, x)...));
  return hn::Set(d, static_cast<float>(y));  // DemoteTo would give a finite number where y overflows float32
#else
  const hn::RepartitionToWide<D> wide;
  const hn::Half<D> half;
  const auto low = hn::DemoteTo(half, f(wide, hn::PromoteTo(wide, hn::LowerHalf(half, x))...));
  const auto high = hn::DemoteTo(half, f(wide, hn::PromoteTo(wide, hn::UpperHalf(half, x))...));
  return hn::Combine(d, high, low);
#endif
}

// Returns min(x, limit), and NaN if x is NaN. x86's min and max return their second operand for a NaN; those of other
// targets may not. at_least returns max(x, limit) likewise.
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

// True if an approximation, refined by multiplications, is far faster than a division or a root.
template <class D>
inline constexpr bool kHasFastApproximations = (HWY_TARGET == HWY_AVX3) && kIsFloat<D>;

// Returns 1 / x to 14 bits or more, for 2^-100 <= x <= 2^100 (or NaN).
template <class D, class V>
HWY_INLINE V rough_inverse(D d, V x) {
  if constexpr (kHasFastApproximations<D>) return hn::ApproximateReciprocal(x);
  else return hn::Div(constant(d, 1), x);
}

// Returns 1 / x to within 0.6 ulp, for x as in `rough_inverse`.
template <class D, class V>
HWY_INLINE V inverse(D d, V x) {
  const V y = rough_inverse(d, x);
  if constexpr (kHasFastApproximations<D>) return hn::MulAdd(y, hn::NegMulAdd(x, y, constant(d, 1)), y);
  else return y;
}

// Returns a / x to within 0.6 ulp, for x as in `rough_inverse` and a normal result. It has one rounding less than a times the
// inverse.
template <class D, class V>
HWY_INLINE V quotient(D d, V a, V x) {
  if constexpr (!kHasFastApproximations<D>) {
    (void)d;
    return hn::Div(a, x);
  } else {
    const V y = rough_inverse(d, x), rough = hn::Mul(a, y);
    return hn::MulAdd(hn::NegMulAdd(x, rough, a), y, rough);
  }
}

// Returns the root, correctly rounded, by Goldschmidt's iteration and a last step from the exact remainder (P.
// Markstein, IA-64 and Elementary Functions, 2000).
template <class D, class V>
HWY_INLINE V sqrt(D d, V x) {
  if constexpr (!kHasFastApproximations<D>) {
    return hn::Sqrt(x);
  } else {
    // Outside this range the remainder may be subnormal, or an intermediate result infinite.
    const auto is_within = hn::And(hn::Ge(x, hn::Set(d, 0x1p-90f)), hn::Le(x, hn::Set(d, 0x1p+120f)));
    if (HWY_UNLIKELY(!hn::AllTrue(d, is_within))) return hn::Sqrt(x);
    const V y = hn::ApproximateReciprocalSqrt(x);  // has 14 correct bits
    V root = hn::Mul(x, y), half = hn::Mul(y, hn::Set(d, 0.5f));
    const V error = hn::NegMulAdd(root, half, hn::Set(d, 0.5f));
    root = hn::MulAdd(root, error, root);
    half = hn::MulAdd(half, error, half);
    return hn::MulAdd(hn::NegMulAdd(root, root, x), half, root);
  }
}

// Returns 1 / sqrt(x), by one of Newton's steps from the approximation.
template <class D, class V>
HWY_INLINE V rsqrt(D d, V x) {
  const V one = constant(d, 1);
  if constexpr (!kHasFastApproximations<D>) {
    return hn::Div(one, hn::Sqrt(x));
  } else {
    const V y = hn::ApproximateReciprocalSqrt(x);  // has 14 correct bits
    const V error = hn::NegMulAdd(hn::Mul(x, y), y, one);
    const V root = hn::MulAdd(hn::Mul(y, constant(d, 0.5)), error, y);
    const auto is_within = hn::And(hn::Ge(x, hn::Set(d, 0x1p-126f)), hn::Lt(x, hn::Inf(d)));
    if (HWY_LIKELY(hn::AllTrue(d, is_within))) return root;
    return hn::IfThenElse(is_within, root, hn::Div(one, hn::Sqrt(x)));
  }
}

// True if a register holds a table of 16 float32.
template <class D>
inline constexpr bool kHasTables = HWY_TARGET == HWY_AVX3&& kIsFloat<D>&& hn::MaxLanes(D()) == 16;

#if HWY_TARGET == HWY_AVX3
// Returns the entries of a table of 16 numbers (entries_of_32: 32) at the low bits of each index.
template <class V>
HWY_INLINE V entries_of_16(const float* table, V index) {
  return V{_mm512_permutexvar_ps(_mm512_castps_si512(index.raw), _mm512_load_ps(table))};
}
template <class V>
HWY_INLINE V entries_of_32(const float* table, V index) {
  const __m512i places = _mm512_castps_si512(index.raw);
  return V{_mm512_permutex2var_ps(_mm512_load_ps(table), places, _mm512_load_ps(table + 16))};
}
#endif

template <class D>
HWY_INLINE hn::Vec<D> magic(D d) {
  return constant(d, 12582912.0f, 6755399441055744.0);
}

// Returns 2^q for a whole number q, which is in the low bits of `shifted` = q + magic.
template <class D, class V>
HWY_INLINE V power_of_2(D d, V shifted) {
  constexpr int bits = kIsFloat<D> ? 23 : 52;
  const IntTag<D> di;
  return hn::BitCast(d, hn::ShiftLeft<bits>(hn::Add(hn::BitCast(di, shifted), hn::Set(di, kIsFloat<D> ? 127 : 1023))));
}

// Returns y 2^q. It multiplies in two steps, since 2^q alone may overflow, and the result may be subnormal.
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

// Returns p, where e^r - 1 = r + r^2 p, for |r| <= log(2) / 2.
template <class D, class V>
HWY_INLINE V exp_polynomial(D d, V r) {
  if constexpr (kIsFloat<D>) {
    return polynomial(d, r,
                      {0.5f, 0.16666573381900846f, 0.0416665501103051244f, 0.0083637738744055735f,
                       0.00139269266140219065f});
  } else {
    return polynomial(d, r,
                      {0.5, 0.166666666666666714, 0.0416666666666666701, 0.0083333333333255447, 0.00138888888888833267,
                       0.000198412698768643549, 0.0000248015873270071867, 2.75572528335169097e-6,
                       2.75572718102197996e-7, 2.51062747335732947e-8, 2.09154422977801152e-9});
  }
}
// Returns e^r - 1 for |r| <= log(2) / 2.
template <class D, class V>
HWY_INLINE V exp_minus_1_core(D d, V r) {
  return hn::MulAdd(exp_polynomial(d, r), hn::Mul(r, r), r);
}

// Return the two parts of log(2). A whole number times the high part is exact.
template <class D>
HWY_INLINE hn::Vec<D> log_2_high(D d) {
  return constant(d, 0.693145751953125f, 0.693147180369123816490);
}
template <class D>
HWY_INLINE hn::Vec<D> log_2_low(D d) {
  return constant(d, 1.42860677e-6f, 1.90821492927058770002e-10);
}

// Returns r of the reduction x = q log(2) + r. `shifted` becomes q + magic.
template <class D, class V>
HWY_INLINE V reduce_exp(D d, V x, V& q, V& shifted) {
  shifted = hn::MulAdd(x, constant(d, 1.44269504088896340736), magic(d));
  q = hn::Sub(shifted, magic(d));
  return hn::NegMulAdd(q, log_2_low(d), hn::NegMulAdd(q, log_2_high(d), x));
}
template <class D, class V>
HWY_INLINE V reduce_exp(D d, V x, V& q) {
  V shifted;
  return reduce_exp(d, x, q, shifted);
}

// Returns e^x for x up to a little above the point where the result overflows.
template <class D, class V>
HWY_INLINE V exp_of_at_most(D d, V x) {
  V q;
  const V r = reduce_exp(d, at_least(d, constant(d, kIsFloat<D> ? -105 : -750), x), q);
  return scale(d, hn::Add(exp_minus_1_core(d, r), constant(d, 1)), q);
}
template <class D, class V>
HWY_INLINE V exp(D d, V x) {
  return exp_of_at_most(d, at_most(d, constant(d, kIsFloat<D> ? 90 : 711), x));
}

template <class D, class V>
HWY_INLINE V exp2(D d, V x) {
  x = clamp(d, x, kIsFloat<D> ? -152 : -1080, kIsFloat<D> ? 130 : 1026);
  const V q = hn::Sub(hn::Add(x, magic(d)), magic(d));
  const V r = hn::Mul(hn::Sub(x, q), constant(d, 0.693147180559945309417));
  return scale(d, hn::Add(exp_minus_1_core(d, r), constant(d, 1)), q);
}

// Returns e^x - 1 as 2^q (e^r - 1) + (2^q - 1). It uses half of 2^q, which does not overflow, and doubles the result. A half of the
// least numbers is none: for them, and for zeros of both signs, the result is x.
template <class D, class V>
HWY_INLINE V expm1(D d, V x) {
  x = clamp(d, x, kIsFloat<D> ? -20 : -42, kIsFloat<D> ? 88.8 : 709.9);
  V q;
  const V r = reduce_exp(d, x, q);
  const V half = power_of_2(d, hn::Add(hn::Sub(q, constant(d, 1)), magic(d)));
  const V y = hn::MulAdd(half, exp_minus_1_core(d, r), hn::Sub(half, constant(d, 0.5)));
  const V least = hn::Set(d, 2 * std::numeric_limits<Lane<D>>::min());
  return hn::IfThenElse(hn::Lt(hn::Abs(x), least), x, hn::Add(y, y));
}

// Returns e of the reduction x = 2^e (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), for finite x > 0.
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
#if HWY_TARGET == HWY_AVX3
  if constexpr (hn::MaxLanes(D()) * sizeof(T) == 64) {
    const V one_v = constant(d, 1), most = hn::BitCast(d, hn::Set(di, root + (TI{1} << bits)));
    V e, m;
    if constexpr (kIsFloat<D>) {
      e = V{_mm512_getexp_ps(x.raw)};
      m = V{_mm512_getmant_ps(x.raw, _MM_MANT_NORM_1_2, _MM_MANT_SIGN_zero)};
    } else {
      e = V{_mm512_getexp_pd(x.raw)};
      m = V{_mm512_getmant_pd(x.raw, _MM_MANT_NORM_1_2, _MM_MANT_SIGN_zero)};
    }
    const auto is_large = hn::Ge(m, most);
    f = hn::Sub(hn::IfThenElse(is_large, hn::Mul(m, constant(d, 0.5)), m), one_v);
    return hn::IfThenElse(is_large, hn::Add(e, one_v), e);
  }
#endif
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

// Returns log(1 + f) - f: for float32 by a polynomial, for float64 by 2 atanh(f / (2 + f)).
template <class D, class V>
HWY_INLINE V log_core(D d, V f) {
  if constexpr (kIsFloat<D>) {
    const V p = polynomial(d, f,
                           {0.333333311218801505f, -0.249999966269394809f, 0.20000730503852239f, -0.166678509728517664f,
                            0.14248551264361469f, -0.124240377176501974f, 0.116890711374578692f, -0.114945466128902193f,
                            0.0698070195866497419f});
    const V f2 = hn::Mul(f, f);
    return hn::MulAdd(hn::Mul(f2, f), p, hn::Mul(f2, constant(d, -0.5)));
  } else {
    const V z = hn::Div(f, hn::Add(f, constant(d, 2)));
    const V w = hn::Mul(z, z);
    const V p = polynomial(d, w,
                           {0.666666666666666665, 0.400000000000008832, 0.28571428570799785, 0.222222223925810451,
                            0.181817955475211362, 0.153862447376216666, 0.132686383692668239, 0.130880348509275538});
    const V half_square = hn::Mul(hn::Mul(f, f), constant(d, 0.5));
    return hn::MulSub(z, hn::MulAdd(w, p, half_square), half_square);
  }
}

// Returns e log(2) + log(1 + f).
template <class D, class V>
HWY_INLINE V log_sum(D d, V e, V f) {
  const V low = hn::MulAdd(e, constant(d, -2.12194440e-4f, 1.90821492927058770002e-10), log_core(d, f));
  return hn::MulAdd(e, constant(d, 0.693359375f, 0.693147180369123816490), hn::Add(f, low));
}

// Returns y for 0 < x < inf, and otherwise the value that every logarithm has at x.
template <class D, class V>
HWY_INLINE V log_limits(D d, V x, V y) {
  const V inf = hn::Inf(d);
  const auto is_ordinary = hn::And(hn::Gt(x, hn::Zero(d)), hn::Lt(x, inf));
  if (HWY_LIKELY(hn::AllTrue(d, is_ordinary))) return y;
  const V other =
      hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Neg(inf), hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::NaN(d), x));
  return hn::IfThenElse(is_ordinary, y, other);
}

template <class D, class V>
HWY_INLINE V log(D d, V x) {
  V f;
  const V e = reduce_log(d, x, f);
  return log_limits(d, x, log_sum(d, e, f));
}

#if HWY_TARGET == HWY_AVX3
// c near 1 / (1 + (k + 1/2) / 32), chosen so that -log2(c) lies within 2^-30 of a multiple of 2^-15. c is 1 and 1/2 at the ends, where
// logarithms are small.
// clang-format off
alignas(64) inline constexpr float kInverseOf32[32] = {
    1.0f, 0.9549534f, 0.92516774f, 0.9015975f, 0.87740195f, 0.8519433f, 0.82906276f, 0.80794096f, 0.79056156f, 0.770274f, 0.75456625f, 0.7355602f, 0.7181713f, 0.7041216f, 0.6884801f, 0.67311484f, 0.659235f, 0.645341f, 0.6336402f, 0.62328446f, 0.61076796f, 0.59682137f, 0.587614f, 0.57674026f, 0.5677586f, 0.55632186f, 0.54857415f, 0.535787f, 0.530857f, 0.51918525f, 0.5119547f, 0.5f};
alignas(64) inline constexpr float kLog2Of32[32] = {
    0.0f, 0.0664978f, 0.112213135f, 0.14944458f, 0.18869019f, 0.23117065f, 0.27044678f, 0.30767822f, 0.3390503f, 0.3765564f, 0.40628052f, 0.44308472f, 0.4776001f, 0.5061035f, 0.5385132f, 0.57107544f, 0.60113525f, 0.63186646f, 0.65826416f, 0.68203735f, 0.7113037f, 0.7446289f, 0.7670593f, 0.79400635f, 0.8166504f, 0.8460083f, 0.86624146f, 0.90026855f, 0.91360474f, 0.9456787f, 0.96591187f, 1.0f};
// clang-format on

// Returns log2(x) - log2(1 + r), which is exact, for finite x > 0.
template <class D, class V>
HWY_INLINE V reduce_log2(D d, V x, V& r) {
  const V m{_mm512_getmant_ps(x.raw, _MM_MANT_NORM_1_2, _MM_MANT_SIGN_zero)}, e{_mm512_getexp_ps(x.raw)};
  const V index = hn::BitCast(d, hn::ShiftRight<18>(hn::BitCast(IntTag<D>(), m)));
  r = hn::MulSub(m, entries_of_32(kInverseOf32, index), constant(d, 1));
  return hn::Add(e, entries_of_32(kLog2Of32, index));
}
#endif

// Returns log2(x), which is exact for powers of 2.
template <class D, class V>
HWY_INLINE V log2(D d, V x) {
#if HWY_TARGET == HWY_AVX3
  if constexpr (kHasTables<D>) {
    V r;
    const V whole = reduce_log2(d, x, r);
    const V slope =
        polynomial(d, r, {1.4426950216293335f, -0.7213494181632996f, 0.4809918701648712f, -0.35313042998313904f});
    return log_limits(d, x, hn::MulAdd(r, slope, whole));
  }
#endif
  V f;
  const V e = reduce_log(d, x, f);
  const V y = hn::Add(f, log_core(d, f));
  return log_limits(d, x, hn::MulAdd(y, constant(d, 1.44269504088896340736), e));
}
template <class D, class V>
HWY_INLINE V log10(D d, V x) {
#if HWY_TARGET == HWY_AVX3
  if constexpr (kHasTables<D>) {
    V r;
    const V whole = reduce_log2(d, x, r);
    const V slope =
        polynomial(d, r, {0.4342944920063019f, -0.2171478271484375f, 0.14479297399520874f, -0.10630284994840622f});
    const V low = hn::MulAdd(r, slope, hn::Mul(whole, constant(d, -1.432098889e-8)));
    return log_limits(d, x, hn::MulAdd(whole, constant(d, 0.30103001f), low));
  }
#endif
  V f;
  const V e = reduce_log(d, x, f);
  const V y = hn::Mul(hn::Add(f, log_core(d, f)), constant(d, 0.434294481903251827651));
  const V low = hn::MulAdd(e, constant(d, 7.9034151668e-7f, 3.69423907715893078616e-13), y);
  return log_limits(d, x, hn::MulAdd(e, constant(d, 0.301029205322265625f, 0.301029995663611771306), low));
}

#if HWY_TARGET == HWY_AVX3
// 2^j and 2^(-j / 3) at the low bits of j from -1 to 1.
alignas(64) inline constexpr float kPowersOf2[16] = {1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.5f};
alignas(64) inline constexpr float kPowersOfCubeRoot[16] = {1, 0.793700516f, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                                                            1, 1.25992107f};
#endif

// Returns the cube root. With |x| = 2^(3k + j) m and j from -1 to 1, r is a polynomial's approximation of 1 / cbrt(2^j m), and
// 2^k (2^j m) r^2 is off by the factor (1 - e)^(2/3), e = 1 - (2^j m) r^3.
template <class D, class V>
HWY_INLINE V cbrt(D d, V x) {
  const V a = hn::Abs(x), one = constant(d, 1);
  V exponent, n;  // n is from 1 to 2, or from sqrt(1/2) to sqrt(2)
#if HWY_TARGET == HWY_AVX3
  if constexpr (kHasTables<D>) {
    exponent = V{_mm512_getexp_ps(x.raw)};
    n = V{_mm512_getmant_ps(x.raw, _MM_MANT_NORM_1_2, _MM_MANT_SIGN_zero)};
  }
#endif
  if constexpr (!kHasTables<D>) {
    exponent = reduce_log(d, a, n);
    n = hn::Add(n, one);
  }
  const V shifted = hn::MulAdd(exponent, constant(d, 1.0 / 3), magic(d)), k = hn::Sub(shifted, magic(d));
  V power, power_of_r;  // 2^j and 2^(-j / 3)
#if HWY_TARGET == HWY_AVX3
  if constexpr (kHasTables<D>) {
    const V j = hn::NegMulAdd(k, constant(d, 3), hn::Add(exponent, magic(d)));  // in its low bits
    power = entries_of_16(kPowersOf2, j);
    power_of_r = entries_of_16(kPowersOfCubeRoot, j);
  }
#endif
  if constexpr (!kHasTables<D>) {
    const V j = hn::NegMulAdd(k, constant(d, 3), exponent);
    power = hn::MulAdd(hn::MulAdd(j, constant(d, 0.25), constant(d, 0.75)), j, one);
    power_of_r =
        hn::MulAdd(hn::MulAdd(j, constant(d, 0.0268107879394864511), constant(d, -0.233110261955386714)), j, one);
  }
  const V m = hn::Mul(n, power);
  V r;
  if constexpr (kHasTables<D>) r = polynomial(d, n, {1.541887f, -0.80996028f, 0.3177571f, -0.0499369f});
  else if constexpr (kIsFloat<D>) r = polynomial(d, n, {1.726077538f, -1.271944095f, 0.7000734468f, -0.1544003201f});
  else r = polynomial(d, n, {1.995341482, -2.466864742, 2.754857752, -1.862066394, 0.6835774316, -0.104842627});
  r = hn::Mul(r, power_of_r);
  const V y = hn::Mul(m, hn::Mul(r, r)), e = hn::NegMulAdd(y, r, one);
  V rest = constant(d, 5.0 / 9);
  if constexpr (!kIsFloat<D>) rest = hn::MulAdd(e, constant(d, 40.0 / 81), rest);
  rest = hn::MulAdd(rest, e, constant(d, 2.0 / 3));
  V z = hn::MulAdd(hn::Mul(y, e), rest, y);
  if constexpr (kHasTables<D>) z = scale(d, z, k);
  else z = hn::Mul(z, power_of_2(d, shifted));
  const auto is_ordinary = hn::And(hn::Gt(a, hn::Zero(d)), hn::Lt(a, hn::Inf(d)));
  return hn::IfThenElse(is_ordinary, hn::CopySign(z, x), x);
}

// Returns sin(pi f) / (pi f) for |f| <= 1/2, given w = f^2, by its power series.
template <class D, class V>
HWY_INLINE V sinc_core(D d, V w) {
  if constexpr (kIsFloat<D>) {
    return polynomial(d, w,
                      {1.0f, -1.64493406f, 0.811742425f, -0.190751821f, 0.026147848f, -0.00234608096f, 0.000148428793f,
                       -6.97587348e-06f});
  } else {
    return polynomial(d, w,
                      {1.0, -1.6449340668482264, 0.8117424252833536, -0.19075182412208422, 0.0261478478176548,
                       -0.0023460810354558235, 0.000148428793031071, -6.975873661656381e-06, 2.5312174041370274e-07,
                       -7.304711822217775e-09, 1.7165384749821432e-10, -3.3481335350440666e-12});
  }
}

// Returns sin(pi x) / (pi x): with f, the distance of x from the nearest whole number, which is exact,
// sin(pi f) / (pi f), times f / x. The sign is that of the whole number's parity.
template <class D, class V>
HWY_INLINE V sinc(D d, V value) {
  const V x = hn::Abs(value), whole = hn::Round(x), f = hn::Sub(x, whole);
  const V half = hn::Mul(whole, constant(d, 0.5));
  const V p = sinc_core(d, hn::Mul(f, f));
  const V y = hn::IfThenElse(hn::Eq(whole, hn::Zero(d)), p, hn::Mul(p, hn::Div(f, x)));
  const V z = hn::IfThenElse(hn::Eq(hn::Round(half), half), y, hn::Neg(y));
  return hn::IfThenZeroElse(hn::Eq(x, hn::Inf(d)), z);
}

// Returns log(1 + x) for finite x > -1. The rounding error of 1 + x is added to f.
template <class D, class V>
HWY_INLINE V log1p_core(D d, V x) {
  const V y = hn::Add(x, constant(d, 1));
  const V lost = hn::Sub(x, hn::Sub(y, constant(d, 1)));
  V f;
  const V e = reduce_log(d, y, f);
  const V near_1 = at_most(d, constant(d, 100), e);  // for larger e the error does not matter
  f = hn::MulAdd(lost, power_of_2(d, hn::Sub(magic(d), near_1)), f);
  return log_sum(d, e, f);
}
template <class D, class V>
HWY_INLINE V log1p(D d, V x) {
  const V y = log_limits(d, hn::Add(x, constant(d, 1)), log1p_core(d, x));
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, y);
}

// Returns min(|x|, 1) for x that is not NaN.
template <class D, class V>
HWY_INLINE V abs_at_most_1(D d, V x) {
#if HWY_TARGET == HWY_AVX3
  constexpr int smaller_without_sign = 10;
  if constexpr (hn::MaxLanes(D()) * sizeof(Lane<D>) == 64) {
    if constexpr (kIsFloat<D>) return V{_mm512_range_ps(x.raw, constant(d, 1).raw, smaller_without_sign)};
    else return V{_mm512_range_pd(x.raw, constant(d, 1).raw, smaller_without_sign)};
  }
#endif
  return hn::Min(hn::Abs(x), constant(d, 1));
}

// Returns |sin(r)| for |r| <= pi/2, at most 1. It is 1 for pi/2, so that cos(0) is 1.
template <class D, class V>
HWY_INLINE V abs_sin_core(D d, V r) {
  const V w = hn::Mul(r, r);
  V p;
  if constexpr (kIsFloat<D>) {
    p = polynomial(d, w,
                   {-0.166666666638534216f, 0.00833333276425427541f, -0.00019841085469334525f, 2.75403810674420642e-6f,
                    -2.40782826319134916e-8f});
  } else {
    p = polynomial(d, w,
                   {-0.166666666666666667, 0.0083333333333333333, -0.000198412698412698056, 2.75573192239710872e-6,
                    -2.50521083823608956e-8, 1.60590434765643615e-10, -7.64713897489887776e-13, 2.81046485159920124e-15,
                    -8.00564602721928492e-18});
  }
  // Of both orders this one has the smaller error at pi/2 in float64, where it is nearest to its limit.
  if constexpr (kIsFloat<D>) return abs_at_most_1(d, hn::MulAdd(hn::Mul(w, p), r, r));
  else return abs_at_most_1(d, hn::MulAdd(hn::Mul(w, r), p, r));
}

// Returns x - q pi. With FMA the product by all bits of pi is exact, and so is its difference from x. All parts of pi are
// positive, so that -0 stays -0.
template <class D, class V>
HWY_INLINE V reduce_pi(D d, V x, V q) {
#if HWY_NATIVE_FMA
  V r = hn::NegMulAdd(q, constant(d, 3.14159250f, 3.14159265358979312), x);
  r = hn::NegMulAdd(q, constant(d, 1.50995788e-7f, 1.22464679914735296e-16), r);
  return hn::NegMulAdd(q, constant(d, 1.07806051e-14f, 2.16571334784382779e-32), r);
#else
  V r = hn::NegMulAdd(q, constant(d, 3.140625f, 3.1415926218032836914), x);
  r = hn::NegMulAdd(q, constant(d, 0.0009670257568359375f, 3.1786509424591713469e-8), r);
  r = hn::NegMulAdd(q, constant(d, 6.2771141529083251953e-7f, 1.2246467864107188502e-16), r);
  return hn::NegMulAdd(q, constant(d, 1.2154201256553420762e-10f, 1.2736634327021899816e-24), r);
#endif
}

// The |x| from which the reduction loses bits. The C library computes such lanes, and no others, so that the result of
// an element does not depend on its neighbours.
inline constexpr double kTrigonometricLimit = 30000;

template <class D, class V>
HWY_NOINLINE V each_lane(D d, V x, Lane<D> (*f)(Lane<D>)) {
  HWY_ALIGN Lane<D> lanes[hn::MaxLanes(D())];
  hn::Store(x, d, lanes);
  for (size_t i = 0; i < hn::Lanes(d); ++i) lanes[i] = f(lanes[i]);
  return hn::Load(d, lanes);
}
// Returns y for |x| below the limit, and f(x) for others.
template <class D, class V>
HWY_INLINE V within_trigonometric_limit(D d, V x, V y, Lane<D> (*f)(Lane<D>)) {
  const auto is_within = hn::Lt(hn::Abs(x), constant(d, kTrigonometricLimit));
  if (HWY_LIKELY(hn::AllTrue(d, is_within))) return y;
  return hn::IfThenElse(is_within, y, each_lane(d, x, f));
}

// Returns y >= 0 with r's sign, which is inverted if the lowest bit of `shifted` is set.
template <class D, class V>
HWY_INLINE V signed_by(D d, V y, V r, V shifted) {
  constexpr int top = kIsFloat<D> ? 31 : 63;
  const V odd = hn::BitCast(d, hn::ShiftLeft<top>(hn::BitCast(IntTag<D>(), shifted)));
  return hn::CopySignToAbs(y, hn::Xor(r, odd));
}

template <class D, class V>
HWY_INLINE V sin(D d, V x) {
  const V shifted = hn::MulAdd(x, constant(d, 0.318309886183790671538), magic(d));
  const V r = reduce_pi(d, x, hn::Sub(shifted, magic(d)));
  return within_trigonometric_limit(d, x, signed_by(d, abs_sin_core(d, r), r, shifted),
                                    [](Lane<D> v) { return std::sin(v); });
}

// Returns cos(x) as (-1)^(n + 1) sin(|x| - (n + 1/2) pi).
template <class D, class V>
HWY_INLINE V cos(D d, V x) {
  x = hn::Abs(x);
  const V magic_plus_1 = hn::Add(magic(d), constant(d, 1));
  const V shifted = hn::Add(hn::MulSub(x, constant(d, 0.318309886183790671538), constant(d, 0.5)), magic_plus_1);
  const V r = reduce_pi(d, x, hn::Add(hn::Sub(shifted, magic_plus_1), constant(d, 0.5)));
  return within_trigonometric_limit(d, x, signed_by(d, abs_sin_core(d, r), r, shifted),
                                    [](Lane<D> v) { return std::cos(v); });
}

// Returns tanh(x), whose absolute value is -e / (2 + e) with e = expm1(-2 |x|) in (-1, 0].
template <class D, class V>
HWY_INLINE V tanh(D d, V x) {
  const V z = at_least(d, constant(d, kIsFloat<D> ? -20 : -42), hn::Mul(hn::Abs(x), constant(d, -2)));
  V q, shifted;
  const V r = reduce_exp(d, z, q, shifted);
  const V power = power_of_2(d, shifted);
  const V c = exp_minus_1_core(d, r), most = hn::Sub(constant(d, 1), power);
  const V e = hn::NegMulAdd(power, c, most);
  // The quotient is corrected by its remainder, which has not the rounding error of 2 - e, and in float64 not e's.
  const V two = constant(d, 2), y = rough_inverse(d, hn::Sub(two, e)), rough = hn::Mul(e, y);
  V remainder = hn::MulAdd(rough, e, hn::NegMulAdd(rough, two, e));
  if constexpr (!kIsFloat<D>) remainder = hn::Add(remainder, hn::NegMulAdd(power, c, hn::Sub(most, e)));
  return hn::CopySignToAbs(hn::MulAdd(remainder, y, rough), x);
}

// Returns tan(x), which is tan(r), or -1 / tan(r), with x = q pi/2 + r.
template <class D, class V>
HWY_INLINE V tan(D d, V x) {
  const V shifted = hn::MulAdd(x, constant(d, 0.636619772367581343), magic(d));
  const V r = reduce_pi(d, x, hn::Mul(hn::Sub(shifted, magic(d)), constant(d, 0.5)));
  const V w = hn::Mul(r, r);
  V p;
  if constexpr (kIsFloat<D>) {
    p = polynomial(d, w,
                   {0.3333333398f, 0.1333323094f, 0.05399446472f, 0.02162112741f, 0.009962146999f, 0.001185321652f,
                    0.003843139779f});
  } else {
    p = polynomial(d, w,
                   {0.333333333333333338, 0.133333333333329993, 0.0539682539686570303, 0.0218694885170047131,
                    0.00886323600509294162, 0.003592120958438354, 0.00145590293565890731, 0.000589574423946165392,
                    0.000241231292996357258, 0.0000899707031328201459, 0.0000556176425623207692,
                    -0.0000110555675739433808, 0.0000365547381890602361, -0.0000183361705444887023,
                    8.48836212543216474e-6});
  }
  const V t = hn::MulAdd(hn::Mul(w, r), p, r);
  constexpr int top = kIsFloat<D> ? 31 : 63;
  const V odd = hn::BitCast(d, hn::ShiftLeft<top>(hn::BitCast(IntTag<D>(), shifted)));
  const auto is_odd = hn::Lt(hn::Or(odd, constant(d, 1)), hn::Zero(d));
  const V y = hn::Div(hn::IfThenElse(is_odd, constant(d, -1), t), hn::IfThenElse(is_odd, t, constant(d, 1)));
  return within_trigonometric_limit(d, x, y, [](Lane<D> v) { return std::tan(v); });
}

// Returns e^|x| / 2, which overflows no earlier than sinh and cosh.
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
// Returns sinh(x) as (y + y / (y + 1)) / 2 with y = e^|x| - 1. It computes quarters of y and y + 1, which do not overflow. A quarter of
// the least numbers is none: for them the result is x.
template <class D, class V>
HWY_INLINE V sinh(D d, V x) {
  const V t = hn::Abs(x);
  V q;
  const V r = reduce_exp(d, at_most(d, constant(d, kIsFloat<D> ? 89.5 : 710.6), t), q);
  const V c = exp_minus_1_core(d, r), quarter = constant(d, 0.25);
  const V power = power_of_2(d, hn::Add(hn::Sub(q, constant(d, 2)), magic(d)));
  const V y = hn::MulAdd(power, c, hn::Sub(power, quarter)), one_more = hn::MulAdd(power, c, power);
  const V half = hn::Add(y, hn::Mul(hn::Div(y, one_more), quarter));
  const V least = constant(d, 0x1p-13f, 0x1p-28);
  return hn::IfThenElse(hn::Lt(t, least), x, hn::CopySignToAbs(hn::Add(half, half), x));
}

// Returns asinh(x). For t = |x| it is log1p(t + t^2 / (1 + sqrt(t^2 + 1))), or log(2t) for large t, whose square may
// overflow.
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
// Returns acosh(x) as log1p(t + sqrt(2t + t^2)) with t = x - 1.
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

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
