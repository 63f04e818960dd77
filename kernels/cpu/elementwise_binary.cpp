// Arithmetic on two operands.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_binary.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/common/elementwise_binary_formulas.h"
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

void RegisterElementwiseBinary(KernelTable& table) {
#define EAGER_BINARY(op, Formula, types, loop) add_arithmetic<formula::Formula, loop>(table, #op, types{});
#include "kernels/common/elementwise_binary.def"
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwiseBinary);
void register_elementwise_binary(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseBinary)(table); }

}  // namespace eager::cpu
#endif
