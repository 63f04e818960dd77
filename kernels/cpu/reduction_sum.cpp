// sum, mean and prod of floating-point numbers, sum and mean of complex ones.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction_sum.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/common/reduction.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/reduction_fold-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

// A result of another dtype than the input's is folded wide, which writes any dtype.
template <class M, class T, Kernel wide>
int32_t fold_to(KernelCall& call) {
  return call.inputs[0].dtype != call.outputs[0].dtype ? wide(call) : fold_kernel<M, T>(call);
}

template <class T>
void register_sum(KernelTable& t, DType d) {
  using M = SumOf<Compute<T>>;
  t.add("sum", d, fold_to<M, T, fold_wide_sum>);
  t.add("sum_like", d, fold_kernel<M, T>);
  t.add("bias_add_grad", d, fold_kernel<M, T>);
  t.add("mean", d, fold_kernel<M, T, true>);
}

template <class T>
void register_product(KernelTable& t, DType d) {
  t.add("prod", d, fold_to<ProductOf<Compute<T>>, T, fold_wide_product>);
}

void RegisterSums(KernelTable& t) {
#define EAGER_FLOATS(f)            \
  f<float16>(t, DType::float16);   \
  f<bfloat16>(t, DType::bfloat16); \
  f<float>(t, DType::float32);     \
  f<double>(t, DType::float64)
  EAGER_FLOATS(register_sum);
  EAGER_FLOATS(register_product);
#undef EAGER_FLOATS
  register_sum<std::complex<float>>(t, DType::complex64);
  register_sum<std::complex<double>>(t, DType::complex128);
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
