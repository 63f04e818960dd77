// Activations, error functions and logaddexp of a vector, made of the functions of vector_math-inl.h.
#if defined(EAGER_VECTOR_ACTIVATIONS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_VECTOR_ACTIVATIONS_INL_H
#undef EAGER_VECTOR_ACTIVATIONS_INL_H
#else
#define EAGER_VECTOR_ACTIVATIONS_INL_H
#endif

#include "kernels/common/special_functions.h"
#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE::vmath {

// Returns a b - product, where product is a b rounded. Without FMA it multiplies the halves of the mantissas.
template <class D, class V>
HWY_INLINE V rest_of_product(D d, V a, V b, V product) {
#if HWY_NATIVE_FMA
  (void)d;
  return hn::MulSub(a, b, product);
#else
  const auto upper_half = [&](V x) HWY_ATTR {
    const V shifted = hn::Mul(x, constant(d, 4097.0f, 134217729.0));
    return hn::Sub(shifted, hn::Sub(shifted, x));
  };
  const V a1 = upper_half(a), a2 = hn::Sub(a, a1), b1 = upper_half(b), b2 = hn::Sub(b, b1);
  const V cross = hn::Add(hn::Mul(a1, b2), hn::Mul(a2, b1));
  return hn::Add(hn::Add(hn::Sub(hn::Mul(a1, b1), product), cross), hn::Mul(a2, b2));
#endif
}

// Above kSigmoidMost sigmoid(x) rounds to 1; below kSigmoidLeast both it and x sigmoid(x) round to 0.
template <class D>
inline constexpr double kSigmoidMost = kIsFloat<D> ? 25 : 45;
template <class D>
inline constexpr double kSigmoidLeast = kIsFloat<D> ? -115 : -760;

// The parts of sigmoid(x) = y 2^n and 1 - sigmoid(x) = e y for kSigmoidLeast <= x <= kSigmoidMost: with e^-x = e 2^-n,
// y is 1 / (2^n + e). Each step is monotone. A caller that multiplies by 2^n last rounds to a subnormal number only
// once.
template <class D, class V>
struct SigmoidParts {
  V y, n, e;
  HWY_INLINE SigmoidParts(D d, V x) : SigmoidParts(d, x, hn::Zero(d)) {}
  // Computes the parts for x + low, a number with more digits.
  HWY_INLINE SigmoidParts(D d, V x, V low) {
    const V shifted = hn::MulAdd(x, constant(d, 1.44269504088896340736), magic(d));
    n = hn::Sub(shifted, magic(d));
    const V r = hn::Sub(hn::MulSub(n, log_2_high(d), x), low);
    e = hn::Add(exp_minus_1_core(d, hn::MulAdd(n, log_2_low(d), r)), constant(d, 1));
    // Below 2^-126, 2^n no longer changes the sum.
    const V power = power_of_2(d, hn::Max(shifted, hn::Sub(magic(d), constant(d, 126))));
    y = inverse(d, hn::Add(power, e));
  }
};

template <class D, class V>
HWY_INLINE V sigmoid(D d, V x) {
  const SigmoidParts<D, V> s(d, clamp(d, x, kSigmoidLeast<D>, kSigmoidMost<D>));
  return scale(d, s.y, s.n);
}
template <class D, class V>
HWY_INLINE V silu(D d, V x) {
  x = at_least(d, constant(d, kSigmoidLeast<D>), x);
  const SigmoidParts<D, V> s(d, at_most(d, constant(d, kSigmoidMost<D>), x));
  return scale(d, hn::Mul(x, s.y), s.n);
}
// Returns s (1 + x (1 - s)) with s = sigmoid(x).
template <class D, class V>
HWY_INLINE V silu_slope(D d, V x) {
  x = clamp(d, x, kSigmoidLeast<D>, kSigmoidMost<D>);
  const SigmoidParts<D, V> s(d, x);
  return scale(d, hn::Mul(s.y, hn::MulAdd(x, hn::Mul(s.e, s.y), constant(d, 1))), s.n);
}

// u + low = 2 sqrt(2 / pi) (x + 0.044715 x^3) for |x| <= kGeluLimit. It has twice the precision, since sigmoid(u) is
// only as accurate as the digits of u behind the point. Each constant's first part is short, so that a sum minus it is
// exact.
template <class V>
struct GeluArgument {
  V u, low;
};
template <class D, class V>
HWY_INLINE GeluArgument<V> gelu_argument(D d, V x) {
  const V a = constant(d, 0.0713548139f, 0.071354816272600249), a_low = constant(d, 2.3988324e-09f, -6.17514992e-19);
  const V c = constant(d, 1.595703125f, 1.5957691222429276);
  const V c_low = constant(d, 6.59966057e-05f, -6.3719683950974703e-10);
  const V square = hn::Mul(x, x), cube = hn::Mul(a, square);
  const V more = hn::MulAdd(a, rest_of_product(d, x, x, square), hn::MulAdd(a_low, square, c_low));
  const V factor = hn::Add(c, cube);
  const V rest = hn::Add(hn::Sub(cube, hn::Sub(factor, c)), hn::Add(rest_of_product(d, a, square, cube), more));
  const V u = hn::Mul(x, factor);
  return {u, hn::MulAdd(x, rest, rest_of_product(d, x, factor, u))};
}
// Returns x sigmoid(u).
template <class D, class V>
HWY_INLINE V approximate_gelu(D d, V x) {
  x = at_least(d, constant(d, -kGeluLimit), x);
  const auto [u, low] = gelu_argument(d, at_most(d, constant(d, kGeluLimit), x));
  const SigmoidParts<D, V> s(d, clamp(d, u, kSigmoidLeast<D>, kSigmoidMost<D>), low);
  return scale(d, hn::Mul(x, s.y), s.n);
}
// Returns s (1 + x u' (1 - s)) with s = sigmoid(u).
template <class D, class V>
HWY_INLINE V approximate_gelu_slope(D d, V x) {
  x = clamp(d, x, -kGeluLimit, kIsFloat<D> ? 5.9 : 7.7);  // where u reaches kSigmoidMost
  const auto [u, low] = gelu_argument(d, x);
  constexpr double c = 1.59576912160573071;
  const V slope = hn::MulAdd(hn::Mul(x, x), constant(d, 3 * 0.044715 * c), constant(d, c));
  const SigmoidParts<D, V> s(d, at_least(d, constant(d, kSigmoidLeast<D>), u), low);
  return scale(d, hn::Mul(s.y, hn::MulAdd(hn::Mul(x, slope), hn::Mul(s.e, s.y), constant(d, 1))), s.n);
}

// Returns log(1 + e^x), or x where the two round to the same number. Each step is monotone.
template <class D, class V>
HWY_INLINE V softplus(D d, V x) {
  const V limit = constant(d, kIsFloat<D> ? 20 : 40);
  const V y = log1p_core(d, exp_of_at_most(d, at_most(d, limit, x)));
  return hn::IfThenElse(hn::Gt(x, limit), x, y);
}

template <class D, class V>
HWY_INLINE V log_sigmoid(D d, V x) {
  return hn::Neg(softplus(d, hn::Neg(x)));
}

// Returns x tanh(log(1 + e^x)), as the quotient that formula::Mish has.
template <class D, class V>
HWY_INLINE V mish(D d, V x) {
  x = at_least(d, constant(d, kSigmoidLeast<D>), x);
  const V u = exp(d, hn::Neg(hn::Abs(x))), two = constant(d, 2);
  const auto is_negative = hn::Lt(x, hn::Zero(d));
  const V n = hn::IfThenElse(is_negative, hn::Mul(u, hn::Add(u, two)), hn::MulAdd(two, u, constant(d, 1)));
  const V rest = hn::IfThenElse(is_negative, two, hn::Mul(two, hn::Mul(u, u)));
  return hn::Mul(x, hn::Div(n, hn::Add(n, rest)));
}

// Returns log(e^a + e^b) as high + log(1 + e^(low - high)) in float64. The rounding error of the difference is added to
// the power. Lanes whose sum is less than `enough` times high are computed one by one.
template <class D, class V>
HWY_INLINE V logaddexp(D d, V a, V b, double enough) {
  const V high = hn::Max(a, b), low = hn::Min(a, b);
  const V difference = hn::IfThenZeroElse(hn::Eq(a, b), hn::Neg(hn::Abs(hn::Sub(a, b))));  // infinities may be equal
  const V back = hn::Sub(difference, low);
  const V lost = hn::Sub(hn::Sub(low, hn::Sub(difference, back)), hn::Add(high, back));
  const V e = exp_of_at_most(d, difference);
  // `lost` and the numbers that it comes from are finite if the difference is neither 0 nor below -800.
  const auto is_finite = hn::And(hn::Lt(difference, hn::Zero(d)), hn::Gt(difference, constant(d, -800)));
  const V y = hn::Add(high, log1p_core(d, hn::MulAdd(e, hn::IfThenElseZero(is_finite, lost), e)));
  const auto cancels = hn::Lt(hn::Abs(y), hn::Mul(constant(d, enough), hn::Abs(high)));
  if (HWY_LIKELY(hn::AllFalse(d, cancels))) return y;
  HWY_ALIGN double lanes[3][hn::MaxLanes(D())];
  hn::Store(high, d, lanes[0]);
  hn::Store(low, d, lanes[1]);
  hn::Store(y, d, lanes[2]);
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (!(std::abs(lanes[2][i]) < enough * std::abs(lanes[0][i]))) continue;
    lanes[2][i] = log_add_exp_near_0(lanes[0][i], lanes[1][i], lanes[2][i]);
  }
  return hn::Load(d, lanes[2]);
}
template <class D, class V>
HWY_INLINE V logaddexp(D d, V a, V b) {
  if constexpr (hn::MaxLanes(D()) == 1) {
    return hn::Set(d, log_add_exp(hn::GetLane(a), hn::GetLane(b)));
  } else if constexpr (!kIsFloat<D>) {
    return logaddexp(d, a, b, kEnoughOfHigh);
  } else {
    const hn::ScalableTag<double> dd;
    const hn::Rebind<float, decltype(dd)> df;
    HWY_ALIGN float lanes[2][hn::MaxLanes(D())];
    hn::Store(a, d, lanes[0]);
    hn::Store(b, d, lanes[1]);
    for (size_t i = 0; i < hn::Lanes(d); i += hn::Lanes(dd)) {
      const auto x = hn::PromoteTo(dd, hn::Load(df, lanes[0] + i)), y = hn::PromoteTo(dd, hn::Load(df, lanes[1] + i));
      hn::Store(hn::DemoteTo(df, logaddexp(dd, x, y, kEnoughForFloat)), df, lanes[0] + i);
    }
    return hn::Load(d, lanes[0]);
  }
}

// Returns log2(2^a + 2^b) as high + log2(1 + 2^(low - high)).
template <class D, class V>
HWY_INLINE V logaddexp2(D d, V a, V b) {
  const V high = hn::Max(a, b), low = hn::Min(a, b);
  const V difference = hn::IfThenZeroElse(hn::Eq(a, b), hn::Sub(low, high));  // infinities may be equal
  const V y = hn::MulAdd(log1p_core(d, exp2(d, difference)), constant(d, 1.44269504088896340736), high);
  return hn::IfThenElse(hn::And(hn::Eq(a, a), hn::Eq(b, b)), y, hn::Add(a, b));
}

// The t from which erfc(t) rounds to 0.
template <class D>
inline constexpr double kErfcLimit = kIsFloat<D> ? 11 : 28;

// Returns erfc(t) 2^-q, and sets gauss to e^(-t^2) 2^-q, for 0 <= t <= kErfcLimit; so both keep all digits where erfc
// is subnormal. square + low is t^2. (1 + 2t) e^(t^2) erfc(t) is a polynomial in (t - k) / (t + k).
template <class D, class V>
HWY_INLINE V erfc_positive(D d, V t, V square, V low, V& gauss, V& q) {
  gauss = hn::Add(exp_minus_1_core(d, reduce_exp(d, hn::Neg(square), q)), constant(d, 1));
  gauss = hn::NegMulAdd(gauss, low, gauss);
  const V k = constant(d, 2.5);
  const V a = hn::Add(t, k);
  const V b = hn::MulAdd(t, constant(d, 2), constant(d, 1));
  const V reciprocal = inverse(d, hn::Mul(a, b));
  const V u = hn::Mul(hn::Mul(hn::Sub(t, k), b), reciprocal);
  V p;
  if constexpr (kIsFloat<D>) {
    p = polynomial(d, u,
                   {1.26483818f, -0.1223566851f, -0.0990241162f, 0.1576276202f, -0.1029748505f, 0.03277772304f,
                    0.0009854957309f, -0.004416577378f, 0.0003356689132f, 0.0006043498646f, 7.604772033e-5f});
  } else {
    p = polynomial(d, u, {1.2648381843668615,      -0.122356763082403848,     -0.0990245395736064914,
                          0.157629919023167855,    -0.10296705603828189,      0.03276089327035296,
                          0.000931892810336376443, -0.0043820783667475839,    0.000491865899829942438,
                          0.00063212457259939893,  -0.0000884798718059278765, -0.000113523613234422493,
                          6.26892952724766585e-6,  0.000022704026681678219,   2.60025992433555951e-6,
                          -4.22828749090943786e-6, -1.56831269914835823e-6,   5.43981797458320817e-7,
                          5.1201280417492294e-7,   1.45116785868923912e-8,    -1.08796388676288228e-7,
                          -2.74129985172307975e-8, 1.1860966451925419e-8,     4.92406525814949814e-9});
  }
  return hn::Mul(hn::Mul(p, gauss), hn::Mul(a, reciprocal));
}

// Returns erf(x) for |x| <= 1. A vector of one lane means a machine without FMA, where float32 is monotone only if it
// is computed in float64.
template <class D, class V>
HWY_INLINE V erf_core(D d, V x) {
  const V w = hn::Mul(x, x);
  V p;  // erf(x) / x - 1
  if constexpr (kIsFloat<D> && hn::MaxLanes(D()) == 1) {
    const hn::Rebind<double, D> wide;
    return hn::DemoteTo(d, erf_core(wide, hn::PromoteTo(wide, x)));
  } else if constexpr (kIsFloat<D>) {
    p = polynomial(d, w,
                   {0.12837916585f, -0.376126266667f, 0.112835947152f, -0.0268542120106f, 0.00518908742343f,
                    -0.000801686428717f, 7.87587506269e-5f});
  } else {
    p = polynomial(d, w,
                   {0.128379167095512574, -0.376126389031837481, 0.112837916709548787, -0.0268661706450767932,
                    0.00522397762481801447, -0.000854832698083378991, 0.000120553311116427109,
                    -0.0000149255952668311816, 1.6461000484121368e-6, -1.6350312701054695e-7, 1.46597752740474358e-8,
                    -1.13728488567916737e-9, 5.9571761477489114e-11});
  }
  return hn::MulAdd(x, p, x);
}

template <class D, class V>
HWY_INLINE V erfc_of_abs(D d, V x) {
  V gauss, q;
  const V t = at_most(d, constant(d, kErfcLimit<D>), hn::Abs(x));
  const V square = hn::Mul(t, t);
  return scale(d, erfc_positive(d, t, square, rest_of_product(d, t, t, square), gauss, q), q);
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
    // rest is e^(u p(u) + c) with u = t - 1.5; from t = 3.95 on erf is 1. rest never grows: for one q all rounding
    // errors are smaller than the step from one t to the next, and c - q log(2) is exact.
    const V c = hn::Set(d, -3.384491920471191406f);
    const V u = hn::Sub(at_most(d, constant(d, 3.95), hn::Abs(x)), constant(d, 1.5));
    const V p = polynomial(d, u,
                           {-3.50880227167f, -0.892653628894f, -0.0258224900937f, 0.00609042825433f, -0.00123816108181f,
                            0.000101123419988f});
    const V shifted = hn::MulAdd(hn::MulAdd(u, p, c), constant(d, 1.44269504088896340736), magic(d));
    const V q = hn::Sub(shifted, magic(d));
    const V r = hn::NegMulAdd(q, log_2_low(d), hn::MulAdd(u, p, hn::NegMulAdd(q, log_2_high(d), c)));
    const V power = power_of_2(d, shifted);
    rest = hn::MulAdd(power, exp_minus_1_core(d, r), power);
  } else {
    rest = erfc_of_abs(d, x);
  }
  const V large = hn::CopySignToAbs(hn::Sub(constant(d, 1), rest), x);
  return hn::IfThenElse(hn::Lt(hn::Abs(x), constant(d, kIsFloat<D> ? 0.9625 : 1)), erf_core(d, x), large);
}

// Returns the normal distribution function of -t, and sets gauss to its density times sqrt(2 pi), both times 2^-q, for
// t = |x|.
template <class D, class V>
HWY_INLINE V normal_tail(D d, V x, V& t, V& gauss, V& q) {
  t = at_most(d, constant(d, kErfcLimit<D> * 1.4142), hn::Abs(x));
  const V half = constant(d, 0.5), square = hn::Mul(t, t);
  const V low = hn::Mul(half, rest_of_product(d, t, t, square));
  const V scaled = hn::Mul(t, constant(d, 0.707106781186547524));
  return hn::Mul(half, erfc_positive(d, scaled, hn::Mul(half, square), low, gauss, q));
}
#if HWY_TARGET == HWY_AVX3
// The numbers 2^(k / 16).
alignas(64) inline constexpr float kRootsOf2[16] = {1,           1.04427373f, 1.09050775f, 1.13878858f,
                                                    1.18920708f, 1.24185777f, 1.29683959f, 1.35425556f,
                                                    1.41421354f, 1.47682619f, 1.54221082f, 1.61049032f,
                                                    1.68179286f, 1.75625217f, 1.8340081f,  1.91520655f};
#endif

// Returns n e^(z + low) 2^-floor(q) for float32, z <= 0 and a low that is smaller than an ulp of z.
template <class D, class V>
HWY_INLINE V product_with_exp(D d, V n, V z, V low, V& q) {
  const V log2_e = constant(d, 1.44269504088896340736);
#if HWY_TARGET == HWY_AVX3
  if constexpr (kHasTables<D>) {
    const V sixteenths = hn::Set(d, 0x1.8p19f);
    const V shifted = hn::MulAdd(z, log2_e, sixteenths);
    q = hn::Sub(shifted, sixteenths);
    const V rest = hn::Add(hn::NegMulAdd(q, log_2_high(d), z), low);
    const V r = hn::NegMulAdd(q, log_2_low(d), rest);
    const V e = hn::MulAdd(hn::Mul(r, r), hn::MulAdd(r, hn::Set(d, 0.16667f), hn::Set(d, 0.5000163f)), r);
    return hn::Mul(hn::MulAdd(n, e, n), entries_of_16(kRootsOf2, shifted));
  }
#endif
  const V shifted = hn::MulAdd(z, log2_e, magic(d));
  q = hn::Sub(shifted, magic(d));
  const V rest = hn::Add(hn::NegMulAdd(q, log_2_high(d), z), low);
  return hn::MulAdd(n, exp_minus_1_core(d, hn::NegMulAdd(q, log_2_low(d), rest)), n);
}

// Returns |x| Phi(-|x|) for float32: with t = |x| it is e^(-t^2 / 2) times t / 2 + t^2 / 2 p(t), divided by q(t). t / 2
// is exact, so there are few rounding errors near 0.
template <class D, class V>
HWY_INLINE V gelu_tail_of_float(D d, V x) {
  const V t = at_most(d, constant(d, kErfcLimit<D> * 1.4142), hn::Abs(x));
  const V half = hn::Mul(t, constant(d, -0.5)), z = hn::Mul(t, half);
  const V p = polynomial(d, t, {0.88080276f, 0.369601844f, 0.0823249298f, 0.00839044888f});
  const V divisor = polynomial(d, t, {1.0f, 1.67868780f, 1.20899555f, 0.473605185f, 0.103184754f, 0.0105157653f});
  V q;
  const V n = product_with_exp(d, hn::NegMulSub(z, p, half), z, rest_of_product(d, t, half, z), q);
  return scale(d, quotient(d, n, divisor), q);
}
// Returns x Phi(x) = max(x, 0) - |x| Phi(-|x|). For float64, where these two terms cancel, Phi is 1/2 + x p(x^2).
template <class D, class V>
HWY_INLINE V gelu(D d, V x) {
  const V positive = at_least(d, hn::Zero(d), x);
  if constexpr (kIsFloat<D>) {
    return hn::Sub(positive, gelu_tail_of_float(d, x));
  } else {
    V t, gauss, q;
    const V tail = normal_tail(d, x, t, gauss, q);
    const V large = hn::Sub(positive, scale(d, hn::Mul(t, tail), q));
    const V w = hn::Mul(x, x);
    const V p =
        polynomial(d, w,
                   {0.398942280401432677, -0.0664903800669049232, 0.00997355700999194393, -0.00118732821407796371,
                    0.000115434665585342344, -9.44446813507186695e-6, 6.65077611242343923e-7, -3.90145831121170601e-8});
    const V small = hn::Mul(x, hn::MulAdd(x, p, constant(d, 0.5)));
    return hn::IfThenElse(hn::Lt(t, constant(d, 0.5)), small, large);
  }
}
// Returns Phi(x) + x phi(x). The results for x and -x add up to 1.
template <class D, class V>
HWY_INLINE V gelu_slope(D d, V x) {
  V t, gauss, q;
  const V tail = normal_tail(d, x, t, gauss, q);
  const V y = scale(d, hn::NegMulAdd(hn::Mul(t, constant(d, 0.398942280401432678)), gauss, tail), q);
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), y, hn::Sub(constant(d, 1), y));
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
