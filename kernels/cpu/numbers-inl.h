// Elements as the numbers that are computed with: halves become float32.
#if defined(EAGER_NUMBERS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_NUMBERS_INL_H
#undef EAGER_NUMBERS_INL_H
#else
#define EAGER_NUMBERS_INL_H
#endif

#include <algorithm>

#include "kernels/cpu/elementwise-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

// Converts n elements to float or double; from_numbers converts them back.
template <class T>
void to_numbers(const T* from, Compute<T>* to, int64_t n) {
  if constexpr (is_half<T>) to_float(from, to, n);
  else std::copy(from, from + n, to);
}
template <class T>
void from_numbers(const Compute<T>* from, T* to, int64_t n) {
  if constexpr (is_half<T>) from_float(from, to, n);
  else std::copy(from, from + n, to);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
