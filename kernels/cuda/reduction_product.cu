// prod.
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

template <class... T>
void add_integers(KernelTable& table, Types<T...>) {
  (table.add("prod", dtype_of<T>, fold_to<T, FoldProduct<FoldAcc<T>>, FoldProduct<double>>), ...);
}

template <class... T>
void add_inexact(KernelTable& table, Types<T...>) {
  (table.add("prod", dtype_of<T>, fold_to<T, FoldProduct<FoldAcc<T>>,
                                          FoldProduct<std::conditional_t<is_complex_type<T>, Complex<double>, double>>>), ...);
}

}  // namespace

void register_products(KernelTable& table) {
  add_integers(table, Integers{});
  add_inexact(table, Inexact{});
}

}  // namespace eager::cuda
