// Roots, unary transcendental ops, gradients that use transcendental functions, and products with powers of 2.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_math.cpp"
#include <hwy/foreach_target.h>
#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

#include <limits>

#include "kernels/common/elementwise_math_formulas.h"
#include "kernels/cpu/elementwise_vector-inl.h"
#include "kernels/cpu/vector_activations-inl.h"
#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

using namespace formula;

// Defines a formula's function for vectors.
#define EAGER_VECTOR_FORMULA(Formula, function)  \
  template <class D, class V>                    \
  HWY_INLINE V value(const Formula&, D d, V x) { \
    return vmath::function(d, x);                \
  }
EAGER_VECTOR_FORMULA(Sqrt, sqrt)
EAGER_VECTOR_FORMULA(Rsqrt, rsqrt)
EAGER_VECTOR_FORMULA(Cbrt, cbrt)
EAGER_VECTOR_FORMULA(Sinc, sinc)
EAGER_VECTOR_FORMULA(Exp, exp)
EAGER_VECTOR_FORMULA(Exp2, exp2)
EAGER_VECTOR_FORMULA(Expm1, expm1)
EAGER_VECTOR_FORMULA(Log, log)
EAGER_VECTOR_FORMULA(Log1p, log1p)
EAGER_VECTOR_FORMULA(Log2, log2)
EAGER_VECTOR_FORMULA(Log10, log10)
EAGER_VECTOR_FORMULA(Sin, sin)
EAGER_VECTOR_FORMULA(Cos, cos)
EAGER_VECTOR_FORMULA(Tan, tan)
EAGER_VECTOR_FORMULA(Sinh, sinh)
EAGER_VECTOR_FORMULA(Cosh, cosh)
EAGER_VECTOR_FORMULA(Tanh, tanh)
EAGER_VECTOR_FORMULA(Asinh, asinh)
EAGER_VECTOR_FORMULA(Acosh, acosh)
EAGER_VECTOR_FORMULA(Atanh, atanh)
EAGER_VECTOR_FORMULA(Sigmoid, sigmoid)
EAGER_VECTOR_FORMULA(Erf, erf)
EAGER_VECTOR_FORMULA(Erfc, erfc)
EAGER_VECTOR_FORMULA(Softplus, softplus)
EAGER_VECTOR_FORMULA(LogSigmoid, log_sigmoid)
EAGER_VECTOR_FORMULA(Silu, silu)
EAGER_VECTOR_FORMULA(Mish, mish)
#undef EAGER_VECTOR_FORMULA

template <class D, class V>
HWY_INLINE V value(const Asin&, D d, V x) {
  return hn::Asin(d, x);
}
template <class D, class V>
HWY_INLINE V value(const Acos&, D d, V x) {
  return hn::Acos(d, x);
}
template <class D, class V>
HWY_INLINE V value(const Atan&, D d, V x) {
  return hn::Atan(d, x);
}

template <class D, class V>
HWY_INLINE V value(const Gelu& f, D d, V x) {
  return f.alpha != 0 ? vmath::approximate_gelu(d, x) : vmath::gelu(d, x);
}

template <class D, class V>
HWY_INLINE V value(const Elu& f, D d, V x) {
  const V below = hn::Mul(vmath::constant(d, f.alpha), vmath::expm1(d, x));
  return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), x, below);
}
template <class D, class V>
HWY_INLINE V value(const Celu& f, D d, V x) {
  const V a = vmath::constant(d, f.alpha);
  return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), x, hn::Mul(a, vmath::expm1(d, hn::Div(x, a))));
}
template <class D, class V>
HWY_INLINE V value(const Selu&, D d, V x) {
  const V below = hn::Mul(vmath::constant(d, kSeluAlpha), vmath::expm1(d, x));
  return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), hn::Mul(x, vmath::constant(d, kSeluScale)), below);
}

template <class D, class V>
HWY_INLINE V value(const EluGrad& f, D d, V dy, V x) {
  const V below = hn::Mul(vmath::constant(d, f.alpha), vmath::exp(d, x));
  return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), dy, hn::Mul(dy, below));
}
template <class D, class V>
HWY_INLINE V product_or_0(D d, V a, V b, V of_b) {
  const auto is_0 = hn::And(hn::Eq(a, hn::Zero(d)), hn::Eq(b, b));
  return hn::IfThenZeroElse(is_0, hn::Mul(a, of_b));
}
template <class D, class V>
HWY_INLINE V value(const Xlogy&, D d, V a, V b) {
  return product_or_0(d, a, b, vmath::log(d, b));
}
template <class D, class V>
HWY_INLINE V value(const Xlog1py&, D d, V a, V b) {
  return product_or_0(d, a, b, vmath::log1p(d, b));
}
template <class D, class V>
HWY_INLINE V value(const DivergenceTerm&, D d, V x, V target) {
  const V line = hn::IfThenZeroElse(hn::Eq(target, hn::Zero(d)), hn::Mul(target, x));
  return hn::Sub(value(Xlogy(), d, target, target), line);
}
template <class D, class V>
HWY_INLINE V value(const BinaryCrossEntropy&, D d, V p, V target) {
  const V no = value(Xlog1py(), d, hn::Sub(hn::Set(d, 1), target), hn::Neg(p));
  return hn::Sub(hn::Zero(d), hn::Add(value(Xlogy(), d, target, p), no));
}
template <class D, class V>
HWY_INLINE V value(const SigmoidCrossEntropy&, D d, V x, V z) {
  const V above = hn::IfThenElseZero(hn::Gt(x, hn::Zero(d)), x);
  return hn::Add(hn::Sub(above, hn::Mul(x, z)), vmath::softplus(d, hn::Neg(hn::Abs(x))));
}
template <class D, class V>
HWY_INLINE V value(const SigmoidCrossEntropySlope&, D d, V x, V z) {
  const V least = vmath::sigmoid(d, hn::Neg(hn::Abs(x)));
  return hn::IfThenElse(hn::Gt(x, hn::Zero(d)), hn::Sub(hn::Sub(hn::Set(d, 1), z), least), hn::Sub(least, z));
}
template <class D, class V>
HWY_INLINE V value(const LogAddExp&, D d, V a, V b) {
  return vmath::logaddexp<false>(d, a, b);
}
template <class D, class V>
HWY_INLINE V value(const LogAddExp2&, D d, V a, V b) {
  return vmath::logaddexp<true>(d, a, b);
}
template <class D, class V>
HWY_INLINE V value(const SiluGrad&, D d, V dy, V x) {
  return hn::Mul(dy, vmath::silu_slope(d, x));
}
template <class D, class V>
HWY_INLINE V value(const GeluGrad& f, D d, V dy, V x) {
  return hn::Mul(dy, f.alpha != 0 ? vmath::approximate_gelu_slope(d, x) : vmath::gelu_slope(d, x));
}

#if HWY_TARGET == HWY_AVX3
template <>
inline constexpr int kSideBySide<Exp> = 4;
template <>
inline constexpr int kSideBySide<Tanh> = 4;
template <>
inline constexpr int kSideBySide<Sigmoid> = 4;
template <>
inline constexpr int kSideBySide<Gelu> = 4;
#endif

template <class Formula, int N, class T>
void add_vector(KernelTable& table, const char* op, std::type_identity<T>) {
  if constexpr (is_half<T> || std::is_floating_point_v<T>) {
    table.add(op, dtype_of<T>, kernel<Formula, vector_loop_of<Formula, T, N>(), N, Math::kGrain>);
    table.add_loops(op, dtype_of<T>, {vector_loop_of<Formula, T, N>(), nullptr, dtype_of<T>});
  }
}

template <class Formula, class Speed, int N, class... T>
void add_math(KernelTable& table, const char* op, Types<T...>) {
  if constexpr (std::is_same_v<Speed, Math>) (add_vector<Formula, N>(table, op, std::type_identity<T>{}), ...);
}

template <class T>
bool scale_by_normal(const T* x, const int32_t* powers, T* y, int64_t n) {
  constexpr int kDigits = std::numeric_limits<T>::digits;
  constexpr uint32_t kGreatest = std::numeric_limits<T>::max_exponent - 1;
  uint32_t beyond = 0;
  for (int64_t i = 0; i < n; ++i) beyond |= static_cast<uint32_t>(powers[i]) + (kGreatest - 1) > 2 * kGreatest - 1;
  if (beyond) return false;
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i)
    y[i] = x[i] *
           formula::from_float_bits<T>(static_cast<formula::FloatBits<T>>(static_cast<uint32_t>(powers[i]) + kGreatest)
                                       << (kDigits - 1));
  return true;
}
bool ScaleByNormal(DType t, const void* x, const int32_t* powers, void* y, int64_t n) {
  if (t == DType::float32) return scale_by_normal(static_cast<const float*>(x), powers, static_cast<float*>(y), n);
  return scale_by_normal(static_cast<const double*>(x), powers, static_cast<double*>(y), n);
}

void RegisterElementwiseMath(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_math<formula::Formula, loop, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_math<formula::Formula, loop, 2>(table, #op, types{});
#include "kernels/common/elementwise_math.def"
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(ScaleByNormal);
bool scale_by_normal(DType t, const void* x, const int32_t* powers, void* y, int64_t n) {
  return HWY_DYNAMIC_DISPATCH(ScaleByNormal)(t, x, powers, y, n);
}
HWY_EXPORT(RegisterElementwiseMath);
void register_elementwise_math(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseMath)(table); }

}  // namespace eager::cpu
#endif
