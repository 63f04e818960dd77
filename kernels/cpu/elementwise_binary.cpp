// Arithmetic on two operands.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_binary.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <limits>

#include "kernels/cpu/elementwise-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

template <class Formula, class Speed, class Row>
void add_arithmetic(KernelTable& table, const char* op, Row types) {
  if constexpr (std::is_same_v<Speed, Simd>) {
    if constexpr (!std::is_same_v<Result<Formula, Row>, bool>) {
      add_row<Formula, Speed, 2, AnyType>(table, op, types);
    }
  }
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

void RegisterElementwiseBinary(KernelTable& table) {
#define EAGER_BINARY(op, Formula, types, loop) add_arithmetic<formula::Formula, loop>(table, #op, types{});
#include "kernels/common/elementwise.def"
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwiseBinary);
HWY_EXPORT(ScaleByNormal);
bool scale_by_normal(DType t, const void* x, const int32_t* powers, void* y, int64_t n) {
  return HWY_DYNAMIC_DISPATCH(ScaleByNormal)(t, x, powers, y, n);
}
void register_elementwise_binary(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseBinary)(table); }

}  // namespace eager::cpu
#endif
