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

// Returns a b + c, rounded once where a b nearly is -c.
template <class D, class V>
HWY_INLINE V sum_with_product(D d, V a, V b, V c) {
#if HWY_NATIVE_FMA
  (void)d;
  return hn::MulAdd(a, b, c);
#else
  const V product = hn::Mul(a, b);
  return hn::Add(hn::Add(c, product), rest_of_product(d, a, b, product));
#endif
}

// Above kSigmoidMost sigmoid(x) rounds to 1; below kSigmoidLeast both it and x sigmoid(x) round to 0.
template <class D>
inline constexpr double kSigmoidMost = kIsFloat<D> ? 25 : 45;
template <class D>
inline constexpr double kSigmoidLeast = kIsFloat<D> ? -115 : -760;

// The parts of sigmoid(x) = y 2^n and 1 - sigmoid(x) = e y for kSigmoidLeast <= x <= kSigmoidMost: with e^-x = e 2^-n,
// y is 1 / sum with sum = 2^n + e. A caller that multiplies by 2^n last rounds to a subnormal number only once.
template <class D, class V>
struct SigmoidParts {
  V y, n, e, sum;
  HWY_INLINE SigmoidParts(D d, V x) {
    const V shifted = nearest(d, x);
    set(d, shifted, hn::MulAdd(n, log_2_low(d), hn::MulSub(n, log_2_high(d), x)));
  }
  // Computes the parts for x + low, a number with more digits.
  HWY_INLINE SigmoidParts(D d, V x, V low) {
    const V shifted = nearest(d, x);
    set(d, shifted, hn::Add(hn::MulSub(n, log_2_high(d), x), hn::MulSub(n, log_2_low(d), low)));
  }

 private:
  // Sets n, and returns n + magic.
  HWY_INLINE V nearest(D d, V x) {
    const V shifted = hn::MulAdd(x, constant(d, 1.44269504088896340736), magic(d));
    n = hn::Sub(shifted, magic(d));
    return shifted;
  }
  // Sets the other parts for r = n log(2) - x.
  HWY_INLINE void set(D d, V shifted, V r) {
    const V one = constant(d, 1), c = exp_minus_1_core(d, r);
    e = hn::Add(c, one);
    // Below 2^-126, 2^n no longer changes the sum.
    const V power = power_of_2(d, hn::Max(shifted, hn::Sub(magic(d), constant(d, 126))));
    // The sum is rounded once: 1 + 2^n is exact, or 1.
    const V rest = hn::IfThenElse(hn::Lt(power, constant(d, 0x1p-23f, 0x1p-52)), hn::Add(c, power), c);
    sum = hn::Add(hn::Add(power, one), rest);
    y = inverse(d, sum);
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
// Returns x sigmoid(u), which is x for large x.
template <class D, class V>
HWY_INLINE V approximate_gelu(D d, V x) {
  const V within = clamp(d, x, -kGeluLimit, kGeluLimit);
  const auto [u, low] = gelu_argument(d, within);
  const SigmoidParts<D, V> s(d, clamp(d, u, kSigmoidLeast<D>, kSigmoidMost<D>), low);
  return hn::IfThenElse(hn::Gt(x, within), x, scale(d, quotient(d, within, s.sum), s.n));
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

// Returns x tanh(log(1 + e^x)): with u = e^x = e 2^q it is x w / (w + 2), where w = u (u + 2). It multiplies by 2^q last,
// so that it rounds to a subnormal number only once.
template <class D, class V>
HWY_INLINE V mish(D d, V x) {
  x = at_least(d, constant(d, kSigmoidLeast<D>), x);
  const V two = constant(d, 2);
  V q;
  const V c = exp_minus_1_core(d, reduce_exp(d, at_most(d, constant(d, kSigmoidMost<D>), x), q));
  const V rest = hn::Add(scale(d, hn::Add(c, constant(d, 1)), q), two);
  const V w = hn::MulAdd(c, rest, rest);  // times 2^q
  return scale(d, hn::Mul(x, hn::Div(w, hn::Add(scale(d, w, q), two))), q);
}

// logaddexp is log(e^a + e^b), or log2(2^a + 2^b) if it is binary.

// Returns the sums y of logaddexp, but computes those one by one that are less than `enough` times high.
template <bool is_binary, class D, class V>
HWY_INLINE V logaddexp_near_0(D d, V high, V low, V y, double enough) {
  const auto cancels = hn::Lt(hn::Abs(y), hn::Mul(constant(d, enough), hn::Abs(high)));
  if (HWY_LIKELY(hn::AllFalse(d, cancels))) return y;
  HWY_ALIGN double lanes[3][hn::MaxLanes(D())];
  hn::Store(high, d, lanes[0]);
  hn::Store(low, d, lanes[1]);
  hn::Store(y, d, lanes[2]);
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (!(std::abs(lanes[2][i]) < enough * std::abs(lanes[0][i]))) continue;
    lanes[2][i] = log_add_exp_near_0<is_binary>(lanes[0][i], lanes[1][i], lanes[2][i]);
  }
  return hn::Load(d, lanes[2]);
}
// Returns low - high; infinities may be equal.
template <class D, class V>
HWY_INLINE V logaddexp_difference(D d, V a, V b) {
  return hn::IfThenZeroElse(hn::Eq(a, b), hn::Neg(hn::Abs(hn::Sub(a, b))));
}
// The share of `high` down to which logaddexp_of_double keeps its digits.
inline constexpr double kEnoughOfHigh = 0x1p-4;

// Returns high + log(1 + e^(low - high)), or that to base 2, in float64. The logarithm is computed to within 2^-56 of itself, so that
// a sum that cancels loses little: e, and u = e / (1 + e / 2), are numbers with their rounding errors, and
// log(1 + e) is 2 atanh(u / 2) = u + u^3 p(u^2).
template <bool is_binary, class D, class V>
HWY_INLINE V logaddexp_of_double(D d, V a, V b) {
  // A product that the compiler does not join with a sum, so that its rounding error is the one that is added later.
  const auto rounded_product = [&](V x, V y) HWY_ATTR { return hn::MulAdd(x, y, hn::Zero(d)); };
  const V one = constant(d, 1), half = constant(d, 0.5);
  const V high = hn::Max(a, b), low = hn::Min(a, b), difference = logaddexp_difference(d, a, b);
  const V back = hn::Sub(difference, low);
  V lost = hn::Sub(hn::Sub(low, hn::Sub(difference, back)), hn::Add(high, back));
  // Otherwise rounding errors are NaN, or do not matter.
  const auto is_finite = hn::And(hn::Lt(hn::Abs(high), hn::Inf(d)), hn::Gt(difference, constant(d, -800)));
  lost = hn::IfThenElseZero(is_finite, lost);
  const V x = at_least(d, constant(d, is_binary ? -1100 : -760), difference);
  V q, r, r_low;
  if constexpr (is_binary) {
    const V ln2 = constant(d, 0.693147180559945309417);
    q = hn::Sub(hn::Add(x, magic(d)), magic(d));
    const V rest = hn::Sub(x, q);
    r = rounded_product(rest, ln2);
    r_low = hn::MulAdd(rest, constant(d, 2.319046813846299558e-17), rest_of_product(d, rest, ln2, r));
    r_low = hn::MulAdd(lost, ln2, r_low);
  } else {
    q = hn::Sub(hn::MulAdd(x, constant(d, 1.44269504088896340736), magic(d)), magic(d));
    const V rest = hn::NegMulAdd(q, log_2_high(d), x);
    r = hn::NegMulAdd(q, log_2_low(d), rest);
    r_low = hn::Add(hn::NegMulAdd(q, log_2_low(d), hn::Sub(rest, r)), lost);
  }
  const V start = hn::Add(one, r);
  const V rest = hn::MulAdd(exp_polynomial(d, r), hn::Mul(r, r), hn::Sub(r, hn::Sub(start, one)));
  const V sum = hn::Add(start, rest), sum_low = hn::MulAdd(r_low, sum, hn::Sub(rest, hn::Sub(sum, start)));
  const V e = scale(d, sum, q), e_low = scale(d, sum_low, q);
  const V divisor = hn::MulAdd(e, half, one);
  const V divisor_low = hn::MulAdd(e_low, half, hn::MulAdd(e, half, hn::Sub(one, divisor)));
  const V reciprocal = hn::Div(one, divisor), u = rounded_product(e, reciprocal), w = hn::Mul(u, u);
  const V remainder = hn::Add(sum_with_product(d, hn::Neg(u), divisor, e), hn::NegMulAdd(u, divisor_low, e_low));
  const V u_low = hn::Mul(remainder, reciprocal);
  const V p = polynomial(d, w,
                         {0.0833333333333333333, 0.012500000000004561, 0.002232142856805083, 0.00043402778745706605,
                          8.877826863928929e-05, 1.8781214102676078e-05, 4.063151718408558e-06, 9.156154772077773e-07,
                          1.6785273839700266e-07, 7.708043179259938e-08});
  V log = u, log_low = hn::MulAdd(hn::Mul(u, w), p, hn::MulAdd(hn::Mul(u_low, w), constant(d, 0.25), u_low));
  if constexpr (is_binary) {
    const V inverse = constant(d, 1.44269504088896340736);
    log = rounded_product(u, inverse);
    log_low = hn::MulAdd(log_low, inverse, rest_of_product(d, u, inverse, log));
    log_low = hn::MulAdd(u, constant(d, 2.0355273740931033e-17), log_low);
  }
  const V y = hn::Add(high, log), of_log = hn::Sub(y, high);
  const V y_low = hn::Add(hn::Sub(high, hn::Sub(y, of_log)), hn::Sub(log, of_log));
  const V z = hn::Add(y, hn::IfThenElseZero(is_finite, hn::Add(y_low, log_low)));
  return logaddexp_near_0<is_binary>(d, high, low, z, kEnoughOfHigh);
}
// The same to within 2^-42 for numbers of float32: with s = e / (2 + e), log(1 + e) is 2 atanh(s).
template <bool is_binary, class D, class V>
HWY_INLINE V logaddexp_for_float(D d, V a, V b) {
  const V high = hn::Max(a, b),
          difference = at_least(d, constant(d, is_binary ? -160 : -120), logaddexp_difference(d, a, b));
  V q, shifted, r;
  if constexpr (is_binary) {
    shifted = hn::Add(difference, magic(d));
    r = hn::Mul(hn::Sub(difference, hn::Sub(shifted, magic(d))), constant(d, 0.693147180559945309417));
  } else {
    r = reduce_exp(d, difference, q, shifted);
  }
  const V power = power_of_2(d, shifted);
  const V more =
      polynomial(d, r,
                 {0.499999999999551067, 0.166666666666625866, 0.0416666667862657343, 0.00833333334420297993,
                  0.00138888391105720083, 0.000198412245996560124, 0.0000248678701796877261, 2.76175647858760859e-6});
  const V e = hn::MulAdd(hn::MulAdd(hn::Mul(r, r), more, r), power, power);
  const V s = hn::Div(e, hn::Add(e, constant(d, 2)));
  const V slope = polynomial(d, hn::Mul(s, s),
                             {1.99999999999987375, 0.666666666811993426, 0.399999972642424953, 0.285716240275011881,
                              0.222154001801119928, 0.183100436387626609, 0.140707593246436305, 0.200681556948506428});
  const V of_s = is_binary ? hn::Mul(s, constant(d, 1.44269504088896340736)) : s;
  return logaddexp_near_0<is_binary>(d, high, hn::Min(a, b), hn::MulAdd(of_s, slope, high), 0x1p-14);
}
template <bool is_binary, class D, class V>
HWY_INLINE V logaddexp(D d, V a, V b) {
  if constexpr (hn::MaxLanes(D()) == 1) {
    return hn::Set(d, log_add_exp<is_binary>(hn::GetLane(a), hn::GetLane(b)));
  } else if constexpr (!kIsFloat<D>) {
    return logaddexp_of_double<is_binary>(d, a, b);
  } else {
    return in_double(
        d, [](auto wide, auto... x) HWY_ATTR { return logaddexp_for_float<is_binary>(wide, x...); }, a, b);
  }
}

// The t from which t Phi(-t) rounds to 0, and erfc(t / sqrt(2)) too.
template <class D>
inline constexpr double kNormalTailLimit = kIsFloat<D> ? 14.9 : 39.5;

// The parts of n Phi(-t): it is (high + low) (1 + r + w) 2^q, and e^(-t^2 / 2) is (1 + r + w) 2^q. So both keep all digits
// where they are subnormal.
template <class V>
struct NormalTail {
  V high, low, r, w, q;
};
// Computes the parts for 0 <= t <= kNormalTailLimit, with z + z_low = -t^2 / 2. (1 + 5/4 t) e^(t^2 / 2) Phi(-t) is a polynomial
// in (t - 4) / (t + 4). If it is exact, `low` has the rounding errors of high's factors; else it is 0.
template <bool is_exact, class D, class V>
HWY_INLINE NormalTail<V> normal_tail(D d, V n, V t, V z, V z_low) {
  NormalTail<V> y;
  const V shifted = hn::MulAdd(z, constant(d, 1.44269504088896340736), magic(d));
  y.q = hn::Sub(shifted, magic(d));
  y.r = hn::Add(hn::NegMulAdd(y.q, log_2_high(d), z), hn::NegMulAdd(y.q, log_2_low(d), z_low));
  y.w = hn::Mul(exp_polynomial(d, y.r), hn::Mul(y.r, y.r));
  const V one = constant(d, 1), four = constant(d, 4), slope = constant(d, 1.25);
  const V a = hn::Add(t, four), b = hn::MulAdd(t, slope, one);
  const V reciprocal = inverse(d, hn::Mul(a, b)), inverse_b = hn::Mul(a, reciprocal), factor = hn::Mul(n, inverse_b);
  const V u = hn::Mul(hn::Mul(hn::Sub(t, four), b), reciprocal);
  const V first = constant(d, 0.566463847811813616);
  V rest;
  if constexpr (kIsFloat<D>)
    rest = hn::Mul(u, polynomial(d, u,
                                 {-0.07827990018f, -0.01359528482f, 0.05367675005f, -0.04796332509f, 0.02454864363f,
                                  -0.006379444468f, -0.0005391097693f, 0.0009070271253f, -6.71682937e-5f,
                                  -9.360666494e-5f}));
  else
    rest = hn::Mul(u, polynomial(d, u, {-0.0782799162710433928,   -0.0135952704292839296,   0.0536773069013715591,
                                        -0.0479634978116962774,   0.0245431457201554565,    -0.00637986375735431145,
                                        -0.000516732335842883032, 0.000915417445648684835,  -0.000106649090945691186,
                                        -0.000116978549109796392, 0.0000254046629658040467, 0.0000181094043655268154,
                                        -4.08288752754259516e-6,  -3.43131523396732257e-6,  4.54141910397731803e-7,
                                        7.1321040893148531e-7,    1.48908692771802067e-8,   -1.40752501741804475e-7,
                                        -2.76361582203044613e-8,  2.18244385751119074e-8,   8.13875162047728058e-9,
                                        -1.82902123975180799e-9,  -9.82032318262342862e-10}));
  const V p = hn::Add(first, rest);
  y.high = hn::Mul(factor, p);
  if constexpr (is_exact) {
    const V lost_of_p = hn::Add(hn::Sub(first, p), rest);
    const V lost_of_b = hn::MulAdd(t, slope, hn::Sub(one, b));
    const V remainder = hn::NegMulAdd(factor, lost_of_b, hn::Neg(rest_of_product(d, factor, b, n)));
    y.low = hn::MulAdd(factor, lost_of_p, rest_of_product(d, factor, p, y.high));
    y.low = hn::MulAdd(hn::Mul(remainder, inverse_b), p, y.low);
  } else {
    y.low = hn::Zero(d);
  }
  return y;
}
template <class D, class V>
HWY_INLINE V sum_of_parts(D, const NormalTail<V>& y) {
  const V low = hn::MulAdd(y.high, y.w, hn::MulAdd(y.low, y.r, y.low));
  return hn::Add(hn::MulAdd(y.high, y.r, low), y.high);
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

// Returns erfc(|x|) as 2 Phi(-sqrt(2) |x|), for float64.
template <bool is_exact, class D, class V>
HWY_INLINE V erfc_of_abs(D d, V x) {
  const V root = constant(d, 1.41421356237309504880);
  const V t = at_most(d, constant(d, kNormalTailLimit<D> / 1.4143), hn::Abs(x)), z = hn::Mul(t, hn::Neg(t));
  const auto y = normal_tail<is_exact>(d, constant(d, 2), hn::Mul(t, root), z, rest_of_product(d, t, hn::Neg(t), z));
  return scale(d, sum_of_parts(d, y), y.q);
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
    rest = erfc_of_abs<false>(d, x);
  }
  const V large = hn::CopySignToAbs(hn::Sub(constant(d, 1), rest), x);
  return hn::IfThenElse(hn::Lt(hn::Abs(x), constant(d, kIsFloat<D> ? 0.9625 : 1)), erf_core(d, x), large);
}

// log(Phi(-t) e^(t^2 / 2)) for 0 <= t < 15 in segments, which begin at t + 1 = 2^a (1 + b / 4) or, in the smaller table, at
// 2^a (1 + b / 2). Each column is for one segment: a point t0 where the function is a short number, that number, and the
// polynomial in u = t - t0 that is to be added, from u's first power upwards. The columns begin with t = 1, so that the low
// bits of t + 1's exponent and the high ones of its mantissa are a column's number.
#if HWY_TARGET == HWY_AVX3
alignas(64) inline constexpr float kLogTailIn16[7][16] = {
    {1.2469298f, 1.7268295f, 2.2040913f, 2.7280393f, 3.5093296f, 4.502927f, 5.4580193f, 6.5101004f, 7.9133677f,
     10.017202f, 11.98185f, 13.977788f, 0.124172844f, 0.3725668f, 0.6267502f, 0.895833f},
    {-1.4649048f, -1.6767578f, -1.8570557f, -2.0280151f, -2.2434082f, -2.4680176f, -2.6471558f, -2.8146362f,
     -3.0028687f, -3.2329712f, -3.4091797f, -3.5614624f, -0.78948975f, -0.96698f, -1.1300659f, -1.2852173f},
    {-0.47934583f, -0.4067888f, -0.35107452f, -0.3035185f, -0.25086114f, -0.2042063f, -0.1725876f, -0.14709112f,
     -0.12262155f, -0.09793102f, -0.08233543f, -0.0708278f, -0.75440675f, -0.67664737f, -0.6083195f, -0.5465242f},
    {0.08625844f, 0.066033944f, 0.051473163f, 0.039933037f, 0.028356899f, 0.019386753f, 0.014113449f, 0.010393085f,
     0.0073069907f, 0.0047073117f, 0.0033450637f, 0.002483721f, 0.16859685f, 0.14502603f, 0.12434151f, 0.10585841f},
    {-0.016473196f, -0.011880166f, -0.008648856f, -0.0061933794f, -0.0038959112f, -0.0022958356f, -0.0014636684f,
     -0.00094266614f, -0.0005650835f, -0.00029628433f, -0.00017887026f, -0.0001150172f, -0.033959817f, -0.029340293f,
     -0.024979653f, -0.020908158f},
    {0.002815236f, 0.002009587f, 0.0014136145f, 0.00096161256f, 0.00055465463f, 0.00028844876f, 0.0001632868f,
     9.3030605e-05f, 4.83183e-05f, 2.0771235e-05f, 1.0682714e-05f, 5.9593303e-06f, 0.00475565f, 0.004497826f,
     0.0040558022f, 0.0035124726f},
    {-0.00037607463f, -0.00029258395f, -0.00019701532f, -0.00013669414f, -7.718476e-05f, -3.6131958e-05f,
     -1.7717417e-05f, -9.322202e-06f, -4.054324e-06f, -1.5351651e-06f, -6.654981e-07f, -3.1776656e-07f, -0.00021977407f,
     -0.0004159552f, -0.0005546377f, -0.00038354614f}};
#endif
alignas(32) inline constexpr float kLogTailIn8[9][8] = {
    {1.5094495f, 2.4885342f, 3.973048f, 6.014565f, 9.022752f, 13.093784f, 0.2524302f, 0.7520889f},
    {-1.585083f, -1.9529419f, -2.354004f, -2.7390747f, -3.1306152f, -3.4968262f, -0.8835449f, -1.2044067f},
    {-0.43726772f, -0.32376778f, -0.2268716f, -0.15813395f, -0.108261734f, -0.07550612f, -0.7127952f, -0.5782959f},
    {0.07438168f, 0.044733614f, 0.023578804f, 0.011943336f, 0.005730308f, 0.002818971f, 0.15599597f, 0.115322016f},
    {-0.013769979f, -0.007198631f, -0.0030191026f, -0.0011519556f, -0.00039571853f, -0.00013879706f, -0.031546235f,
     -0.023010168f},
    {0.0023462274f, 0.0011446808f, 0.00040311026f, 0.000119851036f, 3.0068233e-05f, 7.603057e-06f, 0.0046549537f,
     0.0038057882f},
    {-0.00033031756f, -0.00016922876f, -5.3249314e-05f, -1.2685178e-05f, -2.3826917e-06f, -4.381549e-07f,
     -0.00016632528f, -0.00044829128f},
    {2.9916495e-05f, 2.1556434e-05f, 6.875181e-06f, 1.3825244e-06f, 2.036863e-07f, 2.6920143e-08f, -0.00012949221f,
     -4.8466636e-06f},
    {-2.8767815e-06f, -8.7668724e-07f, -7.5916887e-07f, -1.832671e-07f, -1.732413e-08f, -1.8361762e-09f, -0.0003765091f,
     0.0003691191f}};

template <class V>
struct LogTail {
  V start, u, slope;  // the function is start + u slope
};
template <class D, class V>
HWY_INLINE LogTail<V> log_tail(D d, V t) {
  const IntTag<D> di;
  const auto bits = hn::BitCast(di, hn::Add(t, constant(d, 1)));
  const auto in_column = [&]<size_t N, size_t M>(const float(&table)[N][M], auto entries) HWY_ATTR {
    const V u = hn::Sub(t, entries(table[0]));
    V slope = entries(table[N - 1]);
#pragma GCC unroll 8
    for (size_t k = N - 2; k > 1; --k) slope = hn::MulAdd(slope, u, entries(table[k]));
    return LogTail<V>{entries(table[1]), u, slope};
  };
#if HWY_TARGET == HWY_AVX3
  if constexpr (kHasTables<D>) {
    const V column = hn::BitCast(d, hn::ShiftRight<21>(bits));
    return in_column(kLogTailIn16, [&](const float* row) HWY_ATTR { return entries_of_16(row, column); });
  }
#endif
  const auto column = hn::And(hn::ShiftRight<22>(bits), hn::Set(di, 7));
  if constexpr (hn::MaxLanes(D()) == 8) {
    const auto lanes = hn::IndicesFromVec(d, column);
    return in_column(kLogTailIn8,
                     [&](const float* row) HWY_ATTR { return hn::TableLookupLanes(hn::Load(d, row), lanes); });
  } else {
    return in_column(kLogTailIn8, [&](const float* row) HWY_ATTR { return hn::GatherIndex(d, row, column); });
  }
}

// Returns Phi(-t) 2^-q - 1 for float32 and 0 <= t < 15, with a b = -t^2 / 2. Phi(-t) is one power of e; its whole part is
// exact, and rounded when it is less than 1.
template <class D, class V>
HWY_INLINE V normal_tail_of_float(D d, V t, V a, V b, V& q) {
  const auto [start, u, slope] = log_tail(d, t);
  const V exponent = hn::MulAdd(u, slope, hn::MulAdd(a, b, start));
  const V shifted = hn::MulAdd(exponent, constant(d, 1.44269504088896340736), magic(d));
  q = hn::Sub(shifted, magic(d));
  const V whole = sum_with_product(d, a, b, hn::NegMulAdd(q, log_2_high(d), start));
  return exp_minus_1_core(d, hn::MulAdd(u, slope, hn::NegMulAdd(q, log_2_low(d), whole)));
}

// Returns 1 - erf(x) near 0, and erfc(t) = 2 Phi(-sqrt(2) t) for t = |x|.
template <class D, class V>
HWY_INLINE V erfc(D d, V x) {
  V y;
  if constexpr (kIsFloat<D>) {
    V q;
    const V root = constant(d, 1.41421356237309504880);
    const V t = at_most(d, constant(d, kNormalTailLimit<D> / 1.4143), hn::Abs(x));
    const V tail = normal_tail_of_float(d, hn::Mul(t, root), t, hn::Neg(t), q);
    y = scale(d, hn::Add(tail, constant(d, 1)), hn::Add(q, constant(d, 1)));
  } else {
    y = erfc_of_abs<true>(d, x);
  }
  const V large = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Sub(constant(d, 2), y), y);
  return hn::IfThenElse(hn::Lt(hn::Abs(x), constant(d, 0.5)), hn::Sub(constant(d, 1), erf_core(d, x)), large);
}

// Returns x Phi(x) = max(x, 0) - |x| Phi(-|x|). For float64, where these two terms cancel, Phi is 1/2 + x p(x^2).
template <class D, class V>
HWY_INLINE V gelu(D d, V x) {
  const V positive = at_least(d, hn::Zero(d), x);
  const V t = at_most(d, constant(d, kNormalTailLimit<D>), hn::Abs(x));
  const V half = hn::Mul(t, constant(d, -0.5));
  if constexpr (kIsFloat<D>) {
    V q;
    const V tail = normal_tail_of_float(d, t, t, half, q);
    return hn::Sub(positive, scale(d, hn::MulAdd(t, tail, t), q));
  } else {
    const V z = hn::Mul(t, half);
    const auto tail = normal_tail<true>(d, t, t, z, rest_of_product(d, t, half, z));
    const V large = hn::Sub(positive, scale(d, sum_of_parts(d, tail), tail.q));
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
  const V one = constant(d, 1), t = at_most(d, constant(d, kNormalTailLimit<D>), hn::Abs(x));
  const V half = hn::Mul(t, constant(d, -0.5)), z = hn::Mul(t, half);
  const auto tail = normal_tail<false>(d, one, t, z, rest_of_product(d, t, half, z));
  const V density = hn::Mul(hn::Mul(t, constant(d, 0.398942280401432678)), hn::Add(hn::Add(tail.r, tail.w), one));
  const V y = scale(d, hn::Sub(sum_of_parts(d, tail), density), tail.q);
  return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), y, hn::Sub(one, y));
}

}  // namespace eager::cpu::HWY_NAMESPACE::vmath
HWY_AFTER_NAMESPACE();

#endif
