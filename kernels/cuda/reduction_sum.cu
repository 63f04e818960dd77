// sum, mean, and the sums that are gradients.
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

template <class T, class Wide>
void add_sum(KernelTable& table, DType dtype) {
  table.add("sum", dtype, fold_to<T, FoldSum<FoldAcc<T>>, FoldSum<Wide>>);
  table.add("sum_like", dtype, fold<T, FoldSum<FoldAcc<T>>>);
  table.add("bias_add_grad", dtype, fold<T, FoldSum<FoldAcc<T>>>);
}

template <class... T>
void add_integers(KernelTable& table, Types<T...>) {
  (add_sum<T, double>(table, dtype_of<T>), ...);
}

template <class... T>
void add_inexact(KernelTable& table, Types<T...>) {
  (add_sum<T, std::conditional_t<is_complex_type<T>, Complex<double>, double>>(table, dtype_of<T>), ...);
  (table.add("mean", dtype_of<T>, fold<T, FoldSum<FoldAcc<T>>, Finish::mean>), ...);
}

}  // namespace

void register_sums(KernelTable& table) {
  add_integers(table, Integers{});
  add_inexact(table, Inexact{});
  table.add("sum", DType::boolean, fold_to<uint8_t, FoldSum<FoldAcc<uint8_t>>, FoldSum<double>>);
}

}  // namespace eager::cuda
