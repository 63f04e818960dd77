// The Special rows of elementwise_math.def and special_functions.def: functions of two numbers, and special functions.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_special.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/common/elementwise_math_formulas.h"
#include "kernels/common/special_formulas.h"
#include "kernels/cpu/elementwise_vector-inl.h"
#include "kernels/cpu/vector_math_binary-inl.h"
#include "kernels/cpu/vector_math_gamma-inl.h"
#include "kernels/cpu/vector_math_special-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

using namespace formula;

template <class D, class V>
HWY_INLINE V value(const Atan2&, D d, V y, V x) {
  return vmath::atan2(d, y, x);
}
template <class D, class V>
HWY_INLINE V value(const Hypot&, D d, V x, V y) {
  return vmath::hypot(d, x, y);
}
template <class D, class V>
HWY_INLINE V value(const FloorDivide&, D d, V x, V y) {
  return vmath::floor_divide(d, x, y);
}
template <class D, class V>
HWY_INLINE V value(const Remainder&, D d, V x, V y) {
  return vmath::remainder(d, x, y);
}
template <class D, class V>
HWY_INLINE V value(const Fmod&, D d, V x, V y) {
  return vmath::fmod(d, x, y);
}
template <class D, class V>
HWY_INLINE V value(const TruncDivide&, D d, V x, V y) {
  return hn::Trunc(hn::Div(x, y));
}

template <class D, class V>
HWY_INLINE V value(const Erfinv&, D d, V x) {
  return vmath::erfinv(d, x);
}

// Formulas that are computed in float64 lanes for every dtype have function_in_double(formula, result's type) instead. They share
// the loops, since most are long.
using DoubleTag = hn::ScalableTag<double>;
using Doubles = hn::Vec<DoubleTag>;

#define EAGER_FUNCTION_IN_DOUBLE(Formula, for_float, for_double)                            \
  template <class T>                                                                        \
  constexpr auto function_in_double(const Formula&, std::type_identity<T>) {                \
    if constexpr (sizeof(T) == sizeof(float)) return &vmath::for_float<DoubleTag, Doubles>; \
    else return &vmath::for_double<DoubleTag, Doubles>;                                     \
  }
EAGER_FUNCTION_IN_DOUBLE(Lgamma, log_gamma_for_float, log_gamma)
EAGER_FUNCTION_IN_DOUBLE(Digamma, digamma, digamma)
EAGER_FUNCTION_IN_DOUBLE(Gamma, gamma, gamma)
EAGER_FUNCTION_IN_DOUBLE(Erfcinv, erfcinv, erfcinv)
EAGER_FUNCTION_IN_DOUBLE(NormalQuantile, ndtri, ndtri)
EAGER_FUNCTION_IN_DOUBLE(LogNormalCdf, log_ndtr, log_ndtr)
EAGER_FUNCTION_IN_DOUBLE(BesselI0, i0, i0)
EAGER_FUNCTION_IN_DOUBLE(BesselI0e, i0e, i0e)
EAGER_FUNCTION_IN_DOUBLE(BesselI1, i1, i1)
EAGER_FUNCTION_IN_DOUBLE(BesselI1e, i1e, i1e)
EAGER_FUNCTION_IN_DOUBLE(Beta, beta, beta)
EAGER_FUNCTION_IN_DOUBLE(LogBeta, log_beta, log_beta)
EAGER_FUNCTION_IN_DOUBLE(LowerGamma, igamma_for_float, igamma)
EAGER_FUNCTION_IN_DOUBLE(UpperGamma, igammac_for_float, igammac)
EAGER_FUNCTION_IN_DOUBLE(IncompleteBeta, betainc_for_float, betainc)
#undef EAGER_FUNCTION_IN_DOUBLE

template <class T, class... V>
HWY_NOINLINE void through_double(const void* const* inputs, void* output, int64_t n, Doubles (*f)(DoubleTag, V...)) {
  constexpr int N = sizeof...(V);
  const DoubleTag d;
  const hn::Rebind<T, DoubleTag> dt;
  const int64_t lanes = hn::Lanes(d);
  const auto load = [&](const T* x) HWY_ATTR {
    if constexpr (sizeof(T) == sizeof(float)) return hn::PromoteTo(d, hn::LoadU(dt, x));
    else return hn::LoadU(d, x);
  };
  const auto compute = [&](const T* const* x, int64_t i, T* y) HWY_ATTR {
    Doubles v;
    if constexpr (N == 1) v = f(d, load(x[0] + i));
    else if constexpr (N == 2) v = f(d, load(x[0] + i), load(x[1] + i));
    else v = f(d, load(x[0] + i), load(x[1] + i), load(x[2] + i));
    if constexpr (sizeof(T) == sizeof(float)) hn::StoreU(hn::DemoteTo(dt, v), dt, y + i);
    else hn::StoreU(v, d, y + i);
  };
  const T* x[N];
  for (int k = 0; k < N; ++k) x[k] = static_cast<const T*>(inputs[k]);
  T* y = static_cast<T*>(output);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) compute(x, i, y);
  if (i == n) return;
  T rest[N + 1][hn::MaxLanes(DoubleTag())];
  for (int k = 0; k < N; ++k) {
    for (int64_t j = 0; j < lanes; ++j) rest[k][j] = i + j < n ? x[k][i + j] : T(1);
    x[k] = rest[k];
  }
  compute(x, 0, rest[N]);
  for (int64_t j = 0; i + j < n; ++j) y[i + j] = rest[N][j];
}
template <class Formula, class T>
int32_t loop_in_double(const void* const* inputs, void* output, int64_t n, const void*) {
  through_double<T>(inputs, output, n, function_in_double(Formula(), std::type_identity<T>()));
  return 0;
}

template <class Formula, class T, int N>
constexpr Loop special_loop() {
  using Float = std::conditional_t<is_half<T>, float, T>;
  if constexpr (!vmath::kHasPairs) {
    return loop_of<Formula, T, N>();
  } else if constexpr (requires { function_in_double(Formula(), std::type_identity<Float>()); }) {
    constexpr Loop loop = loop_in_double<Formula, Float>;
    if constexpr (is_half<T>) return half_loop<T, loop, T, N>;
    else return loop;
  } else {
    return vector_loop_of<Formula, T, N>();
  }
}

template <class Formula, int N, class T>
void add_special(KernelTable& table, const char* op, std::type_identity<T>) {
  if constexpr (is_half<T> || std::is_floating_point_v<T>) {
    constexpr int64_t grain = vmath::kHasPairs ? Special::kGrain : Baseline::kGrain;
    table.add(op, dtype_of<T>, kernel<Formula, special_loop<Formula, T, N>(), N, grain>);
    if constexpr (!Checked<Formula> && N < 3)
      table.add_loops(op, dtype_of<T>, {special_loop<Formula, T, N>(), nullptr, dtype_of<T>});
  }
}

template <class Formula, class Speed, int N, class... T>
void add_special_row(KernelTable& table, const char* op, Types<T...>) {
  if constexpr (std::is_same_v<Speed, Special>) (add_special<Formula, N>(table, op, std::type_identity<T>{}), ...);
}

void RegisterElementwiseSpecial(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_special_row<formula::Formula, loop, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_special_row<formula::Formula, loop, 2>(table, #op, types{});
#include "kernels/common/elementwise_math.def"
#define EAGER_UNARY(op, Formula, types, loop) add_special_row<formula::Formula, loop, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_special_row<formula::Formula, loop, 2>(table, #op, types{});
#include "kernels/common/special_functions.def"
  // Has three operands, so no row. Where there are no vectors, special_functions.cpp has the kernels.
  if constexpr (vmath::kHasPairs) add_special_row<IncompleteBeta, Special, 3>(table, "betainc", Floats{});
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwiseSpecial);
void register_elementwise_special(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseSpecial)(table); }

}  // namespace eager::cpu
#endif
