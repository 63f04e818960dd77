// The Special rows of elementwise.def: functions of two numbers, and the gamma functions.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_special.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/cpu/elementwise_vector-inl.h"
#include "kernels/cpu/vector_math_binary-inl.h"
#include "kernels/cpu/vector_math_gamma-inl.h"

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

// Computes float32 in float64 lanes.
template <class D, class V>
HWY_INLINE V value(const Lgamma&, D d, V x) {
  const auto function = [](auto wide, auto v) HWY_ATTR { return vmath::log_gamma_for_float(wide, v); };
  if constexpr (vmath::kIsFloat<D>) return vmath::in_double(d, function, x);
  else return vmath::log_gamma(d, x);
}
template <class D, class V>
HWY_INLINE V value(const Digamma&, D d, V x) {
  const auto function = [](auto wide, auto v) HWY_ATTR { return vmath::digamma(wide, v); };
  if constexpr (vmath::kIsFloat<D>) return vmath::in_double(d, function, x);
  else return function(d, x);
}

template <class Formula, class T, int N>
constexpr Loop special_loop() {
  if constexpr (vmath::kHasPairs) return vector_loop_of<Formula, T, N>();
  else return loop_of<Formula, T, N>();
}

template <class Formula, int N, class T>
void add_special(KernelTable& table, const char* op, std::type_identity<T>) {
  if constexpr (is_half<T> || std::is_floating_point_v<T>) {
    constexpr int64_t grain = vmath::kHasPairs ? Special::kGrain : Baseline::kGrain;
    table.add(op, dtype_of<T>, kernel<Formula, special_loop<Formula, T, N>(), N, grain>);
    if constexpr (!Checked<Formula>)
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
#include "kernels/common/elementwise.def"
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwiseSpecial);
void register_elementwise_special(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseSpecial)(table); }

}  // namespace eager::cpu
#endif
