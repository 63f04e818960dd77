// sum, mean, and the sums that are gradients.
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

template <class T, class A, class Wide>
void add_sum(KernelTable& table, DType dtype) {
  table.add("sum", dtype, fold_to<T, FoldSum<A>, FoldSum<Wide>>);
  table.add("sum_like", dtype, fold<T, FoldSum<A>>);
  table.add("bias_add_grad", dtype, fold<T, FoldSum<A>>);
}

template <class... T>
void add_integers(KernelTable& table, Types<T...>) {
  (add_sum<T, uint64_t, double>(table, dtype_of<T>), ...);
}

template <class... T>
void add_inexact(KernelTable& table, Types<T...>) {
  (add_sum<T, Compute<T>, std::conditional_t<is_complex_type<T>, Complex<double>, double>>(table, dtype_of<T>), ...);
  (table.add("mean", dtype_of<T>, fold<T, FoldSum<Compute<T>>, Finish::mean>), ...);
}

}  // namespace

void register_sums(KernelTable& table) {
  add_integers(table, Integers{});
  add_inexact(table, Inexact{});
  table.add("sum", DType::boolean, fold_to<uint8_t, FoldSum<uint64_t>, FoldSum<double>>);
}

}  // namespace eager::cuda
