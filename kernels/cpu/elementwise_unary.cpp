// Unary elementwise ops without transcendental functions.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_unary.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/common/elementwise_unary_formulas.h"
#include "kernels/cpu/elementwise-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

template <class Formula, class Speed, class Row>
void add_simd_unary(KernelTable& table, const char* op, Row types) {
  if constexpr (std::is_same_v<Speed, Simd>) add_row<Formula, Speed, 1, NotComplex>(table, op, types);
}

void RegisterElementwiseUnary(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_simd_unary<formula::Formula, loop>(table, #op, types{});
#include "kernels/common/elementwise_unary.def"
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwiseUnary);
void register_elementwise_unary(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseUnary)(table); }

}  // namespace eager::cpu
#endif
