// Elementary functions of two vectors of float32 or float64: pow, atan2, hypot, and the division of floor_divide and
// remainder. Errors stay within 0.6 ulp of float32 and 0.8 ulp of float64 (1.5 where a float64 power is next to
// overflow or underflow); infinities, NaN, zeros and subnormals give what the C library gives. Highway's contrib/math
// has none of these; SLEEF's, which PyTorch calls, take twice as long.
//
// Terms
//   pair        an unevaluated sum of a number and its rounding error, some 100 bits long in float64
//   in double   float32 is computed in float64 lanes, where nothing overflows and one rounding remains
//   ordinary    lanes for which the vector code is right; the C library computes the others, one by one, so that an
//               element's result does not depend on its neighbours
//
// Pairs need FMA, and sources that are compiled with -ffp-contract=off.
#if defined(EAGER_VECTOR_MATH_BINARY_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_VECTOR_MATH_BINARY_INL_H
#undef EAGER_VECTOR_MATH_BINARY_INL_H
#else
#define EAGER_VECTOR_MATH_BINARY_INL_H
#endif

#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE::vmath {

inline constexpr bool kHasPairs = HWY_NATIVE_FMA != 0;  // else kernels call the C library

// Returns polynomial(d, x, c) in a chain of half as many steps: even and odd powers are summed apart.
template <class D, class V, size_t N>
HWY_INLINE V split_polynomial(D d, V x, V square, const Lane<D> (&c)[N]) {
  constexpr int last = static_cast<int>(N) - 1;
  V even = hn::Set(d, c[last - last % 2]), odd = hn::Set(d, c[last - (1 - last % 2)]);
#pragma GCC unroll 32
  for (int i = last - last % 2 - 2; i >= 0; i -= 2) even = hn::MulAdd(even, square, hn::Set(d, c[i]));
#pragma GCC unroll 32
  for (int i = last - (1 - last % 2) - 2; i >= 0; i -= 2) odd = hn::MulAdd(odd, square, hn::Set(d, c[i]));
  return hn::MulAdd(odd, x, even);
}

template <class V>
struct Pair {
  V high, low;
};
// Returns a + b as a pair, for |a| >= |b| or a = 0.
template <class V>
HWY_INLINE Pair<V> quick_sum(V a, V b) {
  const V sum = hn::Add(a, b);
  return {sum, hn::Sub(b, hn::Sub(sum, a))};
}
// Returns a + b as a pair, whichever is larger.
template <class V>
HWY_INLINE Pair<V> exact_sum(V a, V b) {
  const V sum = hn::Add(a, b), of_b = hn::Sub(sum, a);
  return {sum, hn::Add(hn::Sub(a, hn::Sub(sum, of_b)), hn::Sub(b, of_b))};
}
template <class V>
HWY_INLINE Pair<V> plus(Pair<V> a, V low) {
  return {a.high, hn::Add(a.low, low)};
}
template <class V>
HWY_INLINE Pair<V> exact_product(V a, V b) {
  const V product = hn::Mul(a, b);
  return {product, hn::MulSub(a, b, product)};
}
template <class V>
HWY_INLINE Pair<V> operator*(Pair<V> a, Pair<V> b) {
  Pair<V> y = exact_product(a.high, b.high);
  y.low = hn::MulAdd(a.high, b.low, hn::MulAdd(a.low, b.high, y.low));
  return y;
}

// Returns z in ordinary lanes and f(x...) in the others.
template <class D, class M, class V, class F, class... Vs>
HWY_NOINLINE V else_each_lane(D d, M ordinary, V z, F f, Vs... x) {
  constexpr size_t kLanes = hn::MaxLanes(D());
  constexpr size_t N = sizeof...(Vs);
  HWY_ALIGN Lane<D> xs[N][kLanes], zs[kLanes], keep[kLanes];
  size_t k = 0;
  (hn::Store(x, d, xs[k++]), ...);
  hn::Store(z, d, zs);
  hn::Store(hn::IfThenElseZero(ordinary, constant(d, 1)), d, keep);
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (keep[i] != 0) continue;
    if constexpr (N == 1) zs[i] = f(xs[0][i]);
    else if constexpr (N == 2) zs[i] = f(xs[0][i], xs[1][i]);
    else zs[i] = f(xs[0][i], xs[1][i], xs[2][i]);
  }
  return hn::Load(d, zs);
}

// True if the target has instructions for a number's exponent and for its mantissa without sign.
inline constexpr bool kTakesApart = HWY_TARGET == HWY_AVX3;

// Returns e of reduce_log for 0 < x < inf. With kTakesApart it reduces |x|, and 3/4 <= 1 + f < 3/2. For other x, e is
// NaN, or with kTakesApart infinite for 0 and inf; the power is then right or NaN.
template <class D, class V>
HWY_INLINE V reduce_power(D d, V x, V& f) {
#if HWY_TARGET == HWY_AVX3
  if constexpr (hn::MaxLanes(D()) * sizeof(Lane<D>) == 64) {
    const V one = constant(d, 1);
    if constexpr (kIsFloat<D>) {
      const __m512 m = _mm512_getmant_ps(x.raw, _MM_MANT_NORM_p75_1p5, _MM_MANT_SIGN_zero);
      f = hn::Sub(V{m}, one);
      return hn::Sub(V{_mm512_getexp_ps(x.raw)}, V{_mm512_getexp_ps(m)});
    } else {
      const __m512d m = _mm512_getmant_pd(x.raw, _MM_MANT_NORM_p75_1p5, _MM_MANT_SIGN_zero);
      f = hn::Sub(V{m}, one);
      return hn::Sub(V{_mm512_getexp_pd(x.raw)}, V{_mm512_getexp_pd(m)});
    }
  }
#endif
  const V e = reduce_log(d, x, f);
  return hn::IfThenElse(hn::And(hn::Gt(x, hn::Zero(d)), hn::Lt(x, hn::Inf(d))), e, hn::NaN(d));
}

// Returns log2 x for every x that reduce_power accepts: e plus 2 / log 2 atanh(s) = s (c0 + s^2 (c1 + s^2 (...))) with
// s = f / (2 + f). The polynomial is known last, so it is added as late as possible.
template <class D, class V>
HWY_INLINE Pair<V> log2_pair(D d, V x) {
  V f;
  const V e = reduce_power(d, x, f);
  const V divisor = hn::Add(f, constant(d, 2));
  Pair<V> s;
#if HWY_TARGET == HWY_AVX3
  const V reciprocal{_mm512_rcp14_pd(divisor.raw)};  // for s.low, 14 bits are enough
  s.high = hn::Div(f, divisor);
#else
  const V reciprocal = hn::Div(constant(d, 1), divisor);
  s.high = hn::Mul(f, reciprocal);
#endif
  const V twice = hn::Add(s.high, s.high);
  s.low = hn::Mul(hn::NegMulAdd(s.high, f, hn::Sub(f, twice)), reciprocal);  // is exact, since f and 2 s are close
  Pair<V> w = exact_product(s.high, s.high);
  w.low = hn::MulAdd(twice, s.low, w.low);
  const V square = hn::Mul(w.high, w.high);
  const V more = split_polynomial(d, w.high, square,
                                  {0.5770780163555853, 0.4121985831112623, 0.3205988979170985, 0.26230819988818804,
                                   0.22195208519476448, 0.19241159905965152, 0.16819351971867114, 0.17526329965224488});
  const Pair<V> p = w * Pair<V>{constant(d, 0.9617966939259756), constant(d, 5.0577616648125907e-17)};
  Pair<V> slope = quick_sum(constant(d, 2.8853900817779268), p.high);
  // The square's rounding error, 2 w.high w.low, is multiplied by c2.
  const V low = hn::MulAdd(hn::Mul(w.high, w.low), constant(d, 2 * 0.5770780163555853), p.low);
  slope.low = hn::MulAdd(square, more, hn::Add(slope.low, hn::Add(low, constant(d, 4.0710547481862066e-17))));
  const Pair<V> log_m = s * slope;
  const Pair<V> y = quick_sum(e, log_m.high);
  return quick_sum(y.high, hn::Add(y.low, log_m.low));
}

// Returns 2^t without its factor 2^q, where the whole number q is the nearest to t.
template <class D, class V>
HWY_INLINE V power_of_pair(D d, Pair<V> t, V& q) {
  q = hn::Round(t.high);
  const V exact = hn::Sub(t.high, q);
  const V r = hn::Add(exact, t.low);
  const V lost = hn::Add(hn::Sub(exact, r), t.low);
  const V square = hn::Mul(r, r);
  const V more =
      split_polynomial(d, r, square,
                       {0.24022650695910071, 0.055504108664821594, 0.0096181291076284779, 0.0013333558146416917,
                        0.00015403530393375904, 1.5252733829867081e-5, 1.3215486802919257e-6, 1.0178062426976923e-7,
                        7.0548999470329008e-9, 4.4549643712692968e-10, 2.5725099252888686e-11});
  const V ln2 = constant(d, 0.693147180559945309417), one = constant(d, 1);
  const V high = hn::MulAdd(r, ln2, one);
  const V low = hn::MulAdd(lost, ln2, hn::MulAdd(r, ln2, hn::Sub(one, high)));
  return hn::Add(high, hn::MulAdd(square, more, low));
}

// Returns x^y = 2^(y log2 x) for every x that reduce_power accepts, and NaN or x^y for others.
template <class D, class V>
HWY_INLINE V simple_power(D d, V x, V y) {
  const Pair<V> log_x = log2_pair(d, x);
  Pair<V> t = exact_product(log_x.high, y);
  t.low = hn::MulAdd(log_x.low, y, t.low);
  t.low = clamp(d, t.low, -0x1p-30, 0x1p-30);  // where it is larger, the result is infinite or 0
  if constexpr (HWY_TARGET != HWY_AVX3) t.high = clamp(d, t.high, -1100, 1100);
  V q;
  const V z = power_of_pair(d, t, q);
  return scale(d, z, q);
}

// Returns x^y like simple_power; float32 is computed in float64.
template <class D, class V>
HWY_INLINE V simple_power_in_double(D d, V e, V f, V y) {
  const V s = hn::Div(f, hn::Add(f, constant(d, 2)));
  const V w = hn::Mul(s, s);
  const V log2_m = split_polynomial(d, w, hn::Mul(w, w),
                                    {2.8853900818351191, 0.96179662249127884, 0.5770922509946206, 0.4112100871191183,
                                     0.348345678723278});
  V t = hn::Mul(y, hn::MulAdd(s, log2_m, e));
  if constexpr (HWY_TARGET != HWY_AVX3) t = clamp(d, t, -1000, 1000);
  const V q = hn::Round(t);
  const V r = hn::Sub(t, q);
  const V z = split_polynomial(d, r, hn::Mul(r, r),
                               {1.0, 0.6931472067028326, 0.24022650922288758, 0.055503272266703021,
                                0.0096180566785246381, 0.0013400428177615838, 0.00015461444698569129});
  return scale(d, z, q);
}

template <class D, class V>
HWY_INLINE V simple_power_of_float(D d, V x, V y) {
  V f;
  const V e = reduce_power(d, x, f);
  return in_double(
      d, [](auto wide, auto... v) HWY_ATTR { return simple_power_in_double(wide, v...); }, e, f, y);
}

#if HWY_TARGET == HWY_AVX3
// -log2(c) for c = k / 16, 11 <= k <= 21, at k % 16: here a multiple of 2^-15, and in the second table the rest.
// clang-format off
alignas(64) inline constexpr float kLogHigh[16] = {
    0, -0.0874633789f, -0.169921875f, -0.247924805f, -0.321929932f, -0.392303467f, 0, 0, 0, 0, 0, 0.540557861f,
    0.415039062f, 0.299560547f, 0.192657471f, 0.0931091309f};
alignas(64) inline constexpr float kLogLow[16] = {
    0, 5.37655911e-7f, -3.12644231e-6f, -2.70875609e-6f, 1.83675326e-6f, -1.39559819e-5f, 0, 0, 0, 0, 0, 1.05200346e-5f,
    -1.56322116e-6f, -2.65016092e-7f, -1.23927607e-5f, 2.73532106e-7f};
// 2^(k / 32); the second table has the rounding errors.
alignas(64) inline constexpr float kPowerHigh[32] = {
    1, 1.0218972f, 1.04427373f, 1.06714046f, 1.09050775f, 1.1143868f, 1.13878858f, 1.1637249f, 1.18920708f,
    1.21524739f, 1.24185777f, 1.26905096f, 1.29683959f, 1.32523668f, 1.35425556f, 1.38390994f, 1.41421354f,
    1.44518077f, 1.47682619f, 1.50916445f, 1.54221082f, 1.5759809f, 1.61049032f, 1.64575553f, 1.68179286f,
    1.71861935f, 1.75625217f, 1.79470909f, 1.8340081f, 1.87416768f, 1.91520655f, 1.95714414f};
alignas(64) inline constexpr float kPowerLow[32] = {
    0, -4.81155977e-8f, 4.83347014e-8f, -5.93375196e-8f, -1.30775402e-8f, -5.43554014e-8f, 5.38622214e-8f,
    -4.05144147e-8f, 3.79763539e-8f, -3.26739501e-8f, 4.49683815e-8f, 1.41933332e-9f, -4.01899938e-8f,
    -3.49637328e-8f, -1.0123349e-8f, -5.87557725e-8f, 2.42032342e-8f, 3.32420002e-8f, -4.5008987e-8f,
    -2.49593727e-8f, 8.07090469e-9f, -5.66102532e-8f, 9.8362172e-9f, -5.12497217e-8f, -2.47553273e-8f,
    -4.84961744e-8f, -9.23577034e-9f, -1.14150447e-8f, -1.12392781e-8f, -4.66300565e-8f, 9.84532845e-9f,
    -1.70218043e-8f};
// clang-format on

// Returns x if |x| <= limit, and otherwise (also for NaN) the limit with a sign.
template <class D, class V>
HWY_INLINE V within(D d, V x, float limit) {
  constexpr int smaller_with_sign = 2;
  return V{_mm512_range_ps(x.raw, hn::Set(d, limit).raw, smaller_with_sign)};
}

// Returns log2 |x| for float32. |x| is 2^e m, and r = c m - 1 is exact if c is the multiple of 1 / 16 nearest to 1 / m.
// Then log2 |x| is e - log2 c + log2(1 + r), and log(1 + r) is the pair r - r^2 / 2, plus r^3 times a polynomial.
template <class D, class V>
HWY_INLINE Pair<V> log2_pair_of_float(D d, V x) {
  const V m{_mm512_getmant_ps(x.raw, _MM_MANT_NORM_p75_1p5, _MM_MANT_SIGN_zero)};
  const V e = hn::Sub(V{_mm512_getexp_ps(x.raw)}, V{_mm512_getexp_ps(m.raw)});
  const V sixteenths = hn::Set(d, 0x1.8p19f);  // added, it leaves 16 c in the low bits
  const V shifted = hn::Add(hn::ApproximateReciprocal(m), sixteenths);
  const V r = hn::MulSub(m, hn::Sub(shifted, sixteenths), hn::Set(d, 1.0f));
  const V half = hn::Mul(r, hn::Set(d, -0.5f)), square = hn::Mul(r, r);
  Pair<V> u;
  u.high = hn::MulAdd(r, half, r);
  u.low = hn::MulAdd(r, half, hn::Sub(r, u.high));
  const V p =
      split_polynomial(d, r, square, {0.3333333334f, -0.2499998998f, 0.1999997684f, -0.1669170168f, 0.143168787f});
  u.low = hn::MulAdd(hn::Mul(square, r), p, u.low);
  const Pair<V> log_m = u * Pair<V>{hn::Set(d, 1.44269502f), hn::Set(d, 1.92596299e-8f)};
  const Pair<V> y = quick_sum(hn::Add(e, entries_of_16(kLogHigh, shifted)), log_m.high);
  return {y.high, hn::Add(hn::Add(y.low, entries_of_16(kLogLow, shifted)), log_m.low)};
}

// Returns |x|^y for float32, to within 0.58 ulp if it is at least 2^-125.
template <class D, class V>
HWY_INLINE V power_by_tables(D d, V x, V y) {
  const Pair<V> log_x = log2_pair_of_float(d, x);
  Pair<V> t = exact_product(log_x.high, y);
  t.low = within(d, hn::MulAdd(log_x.low, y, t.low), 0.125f);  // where it is larger, the result is infinite or 0
  t.high = clamp(d, t.high, -200, 200);
  const V parts = hn::Set(d, 0x1.8p18f);  // leaves multiples of 1 / 32
  const V shifted = hn::Add(hn::Add(t.high, t.low), parts);
  const V q = hn::Sub(shifted, parts);
  const V r = hn::Add(hn::Sub(t.high, q), t.low);
  const V p = polynomial(d, r, {0.6931471805f, 0.2402284523f, 0.05550457149f});
  const V start = entries_of_32(kPowerHigh, shifted);
  const V rest = hn::MulAdd(hn::Mul(r, start), p, entries_of_32(kPowerLow, shifted));
  return V{_mm512_scalef_ps(hn::Add(start, rest).raw, q.raw)};  // multiplies by 2^floor(q)
}
#endif

// Results below this number, other than 0, are rounded twice in power_by_tables.
inline constexpr double kLeastTablePower = 0x1p-125;

template <class T>
T lane_pow(T x, T y) {
  return std::pow(x, y);
}

template <class D, class V>
HWY_INLINE V simple_power_of_any(D d, V x, V y) {
  if constexpr (kHasTables<D>) return power_by_tables(d, x, y);
  else if constexpr (kIsFloat<D>) return simple_power_of_float(d, x, y);
  else return simple_power(d, x, y);
}

// Returns x^y, given the power z of |x|: z gets the sign of x if y is odd, and becomes NaN if x is negative and finite
// and y is no whole number.
template <class D, class V>
HWY_INLINE V signed_power(D d, V x, V y, V z) {
  const V half = hn::Mul(y, constant(d, 0.5));
  const auto is_whole = hn::Eq(hn::Trunc(y), y);
  const auto is_odd = hn::AndNot(hn::Eq(hn::Trunc(half), half), is_whole);
  const V with_sign = hn::Xor(z, hn::IfThenElseZero(is_odd, hn::And(x, hn::SignBit(d))));
  const auto is_real = hn::Or(hn::Ge(x, hn::Zero(d)), hn::Or(is_whole, hn::Eq(x, hn::Neg(hn::Inf(d)))));
  const V result = hn::IfThenElse(is_real, with_sign, hn::NaN(d));
  const auto ordinary = hn::Eq(z, z);
  if (hn::AllTrue(d, ordinary)) return result;
  return else_each_lane(d, ordinary, result, lane_pow<Lane<D>>, x, y);
}

// Returns x^y for any x, given z, which is right for positive x that simple_power accepts.
template <class D, class V>
HWY_NOINLINE V power(D d, V x, V y, V z) {
  if constexpr (!kTakesApart) z = simple_power_of_any(d, hn::Abs(x), y);
  if constexpr (kHasTables<D>) {
    const auto is_small = hn::And(hn::Gt(z, hn::Zero(d)), hn::Lt(z, constant(d, kLeastTablePower)));
    if (!hn::AllFalse(d, is_small)) z = hn::IfThenElse(is_small, simple_power_of_float(d, x, y), z);
  }
  return signed_power(d, x, y, z);
}

// Returns x^y, given z, the simple power of x. Most vectors have none but ordinary lanes.
template <class D, class V>
HWY_INLINE V power_given_simple(D d, V x, V y, V z) {
  auto ordinary = hn::Ge(z, constant(d, kHasTables<D> ? kLeastTablePower : 0));
  if constexpr (kHasTables<D>) ordinary = hn::Or(ordinary, hn::Eq(z, hn::Zero(d)));
  const IntTag<D> di;
  const auto is_positive = hn::RebindMask(d, hn::Gt(hn::BitCast(di, x), hn::Set(di, -1)));  // false for -0
  if (HWY_LIKELY(hn::AllTrue(d, hn::And(is_positive, ordinary)))) return z;
  return power(d, x, y, z);
}

// Returns a power of 2 for each lane that brings `larger` to where its square and its reciprocal are in range; 1 for
// lanes from 1 / limit to limit.
template <class D, class V>
HWY_INLINE V range_factor(D d, V larger, double limit) {
  const V up = hn::IfThenElse(hn::Lt(larger, constant(d, 1 / limit)), constant(d, 0x1p600), constant(d, 1));
  return hn::IfThenElse(hn::Gt(larger, constant(d, limit)), constant(d, 0x1p-600), up);
}
template <class D, class V>
HWY_INLINE hn::Mask<D> in_range(D d, V smaller, V larger, double limit) {
  const auto within = hn::And(hn::Ge(larger, constant(d, 1 / limit)), hn::Le(larger, constant(d, limit)));
  return hn::And(within, hn::Le(smaller, larger));  // false if either is NaN
}

// The limit of hypot. Squares of larger numbers may overflow, so these are first multiplied by range_factor.
inline constexpr double kHypotLimit = 0x1p500;
// Squares of float32 in this range have rounding errors that are normal numbers.
inline constexpr double kFloatHypotLimit = 0x1p40;

// Returns sqrt(x^2 + y^2) for x >= y >= 0 whose squares are in range, to within 0.51 ulp.
template <class D, class V>
HWY_INLINE V root_of_squares(D, V x, V y) {
  const Pair<V> xx = exact_product(x, x), yy = exact_product(y, y);
  const Pair<V> sum = quick_sum(xx.high, yy.high);
  const V low = hn::Add(hn::Add(xx.low, yy.low), sum.low);
  const V root = hn::Sqrt(sum.high);
  const V rest = hn::Add(hn::NegMulAdd(root, root, sum.high), low);
  return hn::Add(root, hn::Div(rest, hn::Add(root, root)));
}

template <class T>
T lane_hypot(T x, T y) {
  return std::hypot(x, y);
}

template <class D, class V>
HWY_NOINLINE V hypot_of_any_range(D d, V x, V y) {
  const V a = hn::Abs(x), b = hn::Abs(y);
  const V larger = hn::Max(a, b);
  const V factor = range_factor(d, larger, kHypotLimit);
  const V root = root_of_squares(d, hn::Mul(larger, factor), hn::Mul(hn::Min(a, b), factor));
  const V z = hn::IfThenElseZero(hn::Gt(larger, hn::Zero(d)), hn::Div(root, factor));
  const auto ordinary = hn::And(hn::Lt(a, hn::Inf(d)), hn::Lt(b, hn::Inf(d)));
  if (hn::AllTrue(d, ordinary)) return z;
  return else_each_lane(d, ordinary, z, lane_hypot<Lane<D>>, x, y);
}

template <class D, class V>
HWY_NOINLINE V hypot_in_double(D d, V x, V y) {
  const V z = in_double(
      d, [](auto, auto a, auto b) HWY_ATTR { return hn::Sqrt(hn::MulAdd(a, a, hn::Mul(b, b))); }, x, y);
  const auto ordinary = hn::Eq(z, z);
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return z;
  return else_each_lane(d, ordinary, z, lane_hypot<float>, x, y);
}

template <class D, class V>
HWY_INLINE V hypot(D d, V x, V y) {
  const V a = hn::Abs(x), b = hn::Abs(y);
  const V larger = hn::IfThenElse(hn::Gt(b, a), b, a), smaller = hn::IfThenElse(hn::Gt(b, a), a, b);  // NaN stays
  if constexpr (kIsFloat<D>) {
    // Square roots of float64 take most of the time.
    const auto ordinary = in_range(d, smaller, larger, kFloatHypotLimit);
    const V z = root_of_squares(d, larger, smaller);
    if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return z;
    return hn::IfThenElse(ordinary, z, hypot_in_double(d, x, y));
  } else {
    const auto ordinary = in_range(d, smaller, larger, kHypotLimit);
    if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return root_of_squares(d, larger, smaller);
    return hypot_of_any_range(d, x, y);
  }
}

// The limit of atan2. If b is larger, an a that range_factor makes subnormal has a quotient that is subnormal as well.
inline constexpr double kAtan2Limit = 0x1p600;

// atan2 in terms of a = min(|x|, |y|), b = max(|x|, |y|) and r = atan(a / b):
//
//               x >= 0       x < 0
//   |y| <= |x|  r            pi - r
//   |y| > |x|   pi/2 - r     pi/2 + r

// Returns the sign of r.
template <class D, class V>
HWY_INLINE V angle_sign(D d, V x, hn::Mask<D> is_steep) {
  return hn::Xor(hn::And(x, hn::SignBit(d)), hn::IfThenElseZero(is_steep, hn::SignBit(d)));
}
// Returns the number that r is added to, as a multiple of pi/2.
template <class D, class V>
HWY_INLINE V quarter_turns(D d, V x, hn::Mask<D> is_steep) {
  const V if_flat = hn::And(hn::BitCast(d, hn::BroadcastSignBit(hn::BitCast(IntTag<D>(), x))), constant(d, 2));
  return hn::IfThenElse(is_steep, constant(d, 1), if_flat);
}

// Returns atan(q) - q + low for 0 <= q <= tan(pi/8).
template <class D, class V>
HWY_INLINE V atan_rest(D d, V q, V low) {
  const V w = hn::Mul(q, q), cube = hn::Mul(q, w);
  if constexpr (kIsFloat<D>) {
    // The first coefficient's rounding error and the cube's would each add some hundredths of an ulp.
    const V third = constant(d, -1.0 / 3), square = hn::Mul(w, w);
    const V p =
        split_polynomial(d, w, square, {0.2000004101f, -0.1428545339f, 0.110831591f, -0.08673409128f, 0.05122752522f});
    low = hn::MulAdd(hn::MulSub(q, w, cube), third, low);
    return hn::MulAdd(cube, third, hn::MulAdd(hn::Mul(cube, w), p, low));
  } else {
    const V p = polynomial(d, w,
                           {-0.3333333333333333, 0.19999999999995517, -0.14285714284665681, 0.11111111015187019,
                            -0.090909045753064891, 0.076921831253768921, -0.066645105255089366, 0.058581409048663283,
                            -0.050854078345894843, 0.039230447784793095, -0.019175404711104934});
    return hn::MulAdd(cube, p, low);
  }
}

// Returns atan2(|y|, x). Near the diagonal r is computed as pi/4 + atan((a - b) / (a + b)).
template <class D, class V>
HWY_INLINE V angle(D d, V a, V b, V x, hn::Mask<D> is_steep) {
  const auto is_near = hn::Gt(a, hn::Mul(b, constant(d, 0.414213562373095049)));
  const Pair<V> difference = quick_sum(hn::Neg(b), a), sum = quick_sum(b, a);
  const V n = hn::IfThenElse(is_near, difference.high, a), n_low = hn::IfThenElseZero(is_near, difference.low);
  const V m = hn::IfThenElse(is_near, sum.high, b), m_low = hn::IfThenElseZero(is_near, sum.low);
  V q, reciprocal;
  if constexpr (kIsFloat<D>) q = hn::Div(n, m), reciprocal = hn::ApproximateReciprocal(m);
  else reciprocal = hn::Div(constant(d, 1), m), q = hn::Mul(n, reciprocal);
  const V left = hn::NegMulAdd(q, m_low, hn::Add(hn::NegMulAdd(q, m, n), n_low));
  // The part that q lacks is multiplied by 1 / (1 + q^2), the slope of atan.
  const V slope = hn::NegMulAdd(q, q, constant(d, 1));
  const V rest = atan_rest(d, q, hn::Mul(hn::Mul(left, reciprocal), slope));
  const V sign = angle_sign(d, x, is_steep);
  const V turns = hn::Add(quarter_turns(d, x, is_steep), hn::Xor(hn::IfThenElseZero(is_near, constant(d, 0.5)), sign));
  const Pair<V> half_pi{constant(d, 1.57079632679489661923), constant(d, -4.371139e-8f, 6.123233995736766e-17)};
  Pair<V> start = exact_product(turns, half_pi.high);
  start.low = hn::MulAdd(turns, half_pi.low, start.low);
  const Pair<V> y = quick_sum(start.high, hn::Xor(q, sign));
  return hn::Add(y.high, hn::Add(hn::Add(y.low, start.low), hn::Xor(rest, sign)));
}

template <class T>
T lane_atan2(T y, T x) {
  return std::atan2(y, x);
}

template <class D, class V>
HWY_NOINLINE V atan2_of_any_range(D d, V y, V x, V a, V b, hn::Mask<D> is_steep) {
  const V factor = range_factor(d, b, kAtan2Limit);
  const V divisor = hn::Max(hn::Mul(b, factor), constant(d, 0x1p-600));  // so that 0 / 0 is 0
  const V z = hn::CopySign(angle(d, hn::Mul(a, factor), divisor, x, is_steep), y);
  const auto ordinary = hn::And(hn::Le(a, b), hn::Lt(b, hn::Inf(d)));
  if (hn::AllTrue(d, ordinary)) return z;
  return else_each_lane(d, ordinary, z, lane_atan2<Lane<D>>, y, x);
}

template <class D, class V>
HWY_INLINE V atan2(D d, V y, V x);

template <class D, class V>
HWY_NOINLINE V atan2_in_double(D d, V y, V x) {
  return in_double(
      d, [](auto wide, auto... v) HWY_ATTR { return atan2(wide, v...); }, y, x);
}

template <class D, class V>
HWY_INLINE V atan2(D d, V y, V x) {
  const V ay = hn::Abs(y), ax = hn::Abs(x);
  const auto is_steep = hn::Gt(ay, ax);
  if constexpr (kIsFloat<D>) {
    const V limit = constant(d, 0x1p60), a = hn::Min(ax, ay), b = hn::Max(ax, ay);
    const auto has_digits = hn::Or(hn::Ge(a, constant(d, 0x1p-60)), hn::Eq(a, hn::Zero(d)));
    const auto ordinary = hn::And(hn::And(hn::Le(ax, limit), hn::Le(ay, limit)), has_digits);
    const V z = hn::CopySign(angle(d, a, hn::Max(b, constant(d, 0x1p-60)), x, is_steep), y);
    if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return z;
    return hn::IfThenElse(ordinary, z, atan2_in_double(d, y, x));
  } else {
    const V a = hn::IfThenElse(is_steep, ax, ay), b = hn::IfThenElse(is_steep, ay, ax);  // NaN stays
    const auto ordinary = in_range(d, a, b, kAtan2Limit);
    if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return hn::CopySign(angle(d, a, b, x, is_steep), y);
    return atan2_of_any_range(d, y, x, a, b, is_steep);
  }
}

template <class T>
T lane_fmod(T x, T y) {
  return std::fmod(x, y);
}

// Returns C's fmod. The quotient is truncated to a whole number, which is the true one, or the next if the true one
// lies just below it. FMA computes the remainder of either without rounding.
template <class D, class V>
HWY_INLINE V fmod(D d, V x, V y) {
  const V a = hn::Abs(x), b = hn::Abs(y);
  const V q = hn::Trunc(hn::Div(a, b));
  const V rest = hn::NegMulAdd(q, b, a);
  const V z = hn::CopySign(hn::IfThenElse(hn::Lt(rest, hn::Zero(d)), hn::Add(rest, b), rest), x);
  const auto ordinary = hn::And(hn::Lt(q, constant(d, 16777216.0f, 9007199254740992.0)), hn::Lt(b, hn::Inf(d)));
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return z;
  return else_each_lane(d, ordinary, z, lane_fmod<Lane<D>>, x, y);
}

// floor_divide and remainder take the steps of the formulas FloorDivide and Remainder
// (kernels/common/elementwise_formulas.h).
template <class D, class V>
HWY_INLINE hn::Mask<D> signs_differ(D d, V x, V y) {
  return hn::Lt(hn::CopySign(constant(d, 1), hn::Xor(x, y)), hn::Zero(d));
}
template <class D, class V>
HWY_INLINE V remainder(D d, V x, V y) {
  const V rest = fmod(d, x, y);
  const auto differs = signs_differ(d, rest, y);
  const V down = hn::IfThenElse(differs, hn::Add(rest, y), rest);
  return hn::IfThenElse(hn::Eq(rest, hn::Zero(d)), hn::CopySign(hn::Zero(d), y), down);
}
template <class D, class V>
HWY_INLINE V floor_divide(D d, V x, V y) {
  const V zero = hn::Zero(d), one = constant(d, 1);
  const V rest = fmod(d, x, y);
  const auto rounds_down = hn::And(signs_differ(d, rest, y), hn::Ne(rest, zero));
  const V quotient = hn::Sub(hn::Div(hn::Sub(x, rest), y), hn::IfThenElseZero(rounds_down, one));
  const V floor = hn::Floor(quotient);
  const V rounded = hn::Add(floor, hn::IfThenElseZero(hn::Gt(hn::Sub(quotient, floor), constant(d, 0.5)), one));
  const V ratio = hn::Div(x, y);
  const V result = hn::IfThenElse(hn::Eq(quotient, zero), hn::CopySign(zero, ratio), rounded);
  return hn::IfThenElse(hn::Eq(y, zero), ratio, result);
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
