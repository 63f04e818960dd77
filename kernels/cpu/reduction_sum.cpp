// sum, mean and prod of floating-point numbers, sum and mean of complex ones.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction_sum.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/common/arithmetic.h"
#include "kernels/common/reduction.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/reduction_fold-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

// Runs `wide` if the result has another dtype than the input, since `wide` can write any dtype.
template <class M, class T, Kernel wide>
int32_t fold_to(KernelCall& call) {
  return call.inputs[0].dtype != call.outputs[0].dtype ? wide(call) : fold_kernel<M, T>(call);
}

template <class... T>
void add_sums(KernelTable& t, Types<T...>) {
  (t.add("sum", dtype_of<T>, fold_to<SumOf<Compute<T>>, T, fold_wide_sum>), ...);
  (t.add("sum_like", dtype_of<T>, fold_kernel<SumOf<Compute<T>>, T>), ...);
  (t.add("bias_add_grad", dtype_of<T>, fold_kernel<SumOf<Compute<T>>, T>), ...);
  (t.add("mean", dtype_of<T>, fold_kernel<SumOf<Compute<T>>, T, true>), ...);
}
int32_t fold_squares(KernelCall& call) {
#if HWY_TARGET != HWY_SCALAR
  if (fold_block<SquaresOf<float>>(call)) return 0;
#endif
  return fold_converted<SumOf<float>, SquaresOf<float>>(call, element_loop<formula::Square, float, 1>);
}
template <class... T>
void add_present(KernelTable& t, Types<T...>) {
  (t.add("present_sum", dtype_of<T>, fold_present<SumOf<T>>), ...);
}
template <class... T>
void add_products(KernelTable& t, Types<T...>) {
  (t.add("prod", dtype_of<T>, fold_to<ProductOf<Compute<T>>, T, fold_wide_product>), ...);
}

void RegisterSums(KernelTable& t) {
  add_sums(t, Inexact{});
  add_products(t, Floats{});
  add_present(t, WideFloats{});
  t.add("square_sum", DType::float32, fold_squares);
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterSums);
void register_sums(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterSums)(table); }
}  // namespace eager::cpu
#endif
