#include "kernels/cpu/numbers.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/numbers.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/cpu/elementwise-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

void WidenFloat16(const float16* from, float* to, int64_t n) { to_float(from, to, n); }
void WidenBfloat16(const bfloat16* from, float* to, int64_t n) { to_float(from, to, n); }
void NarrowFloat16(const float* from, float16* to, int64_t n) { from_float(from, to, n); }
void NarrowBfloat16(const float* from, bfloat16* to, int64_t n) { from_float(from, to, n); }

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(WidenFloat16);
HWY_EXPORT(WidenBfloat16);
HWY_EXPORT(NarrowFloat16);
HWY_EXPORT(NarrowBfloat16);

void widen(const float16* from, float* to, int64_t n) { HWY_DYNAMIC_DISPATCH(WidenFloat16)(from, to, n); }
void widen(const bfloat16* from, float* to, int64_t n) { HWY_DYNAMIC_DISPATCH(WidenBfloat16)(from, to, n); }
void narrow(const float* from, float16* to, int64_t n) { HWY_DYNAMIC_DISPATCH(NarrowFloat16)(from, to, n); }
void narrow(const float* from, bfloat16* to, int64_t n) { HWY_DYNAMIC_DISPATCH(NarrowBfloat16)(from, to, n); }

}  // namespace eager::cpu
#endif
