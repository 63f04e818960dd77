// max and min, argmax and argmin.
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

template <class T>
void add_extremes(KernelTable& table, DType dtype) {
  table.add("max", dtype, fold<T, FoldLargest<Key<T>>>);
  table.add("min", dtype, fold<T, FoldLargest<Key<T>>, Finish::as_is, true>);
  table.add("argmax", dtype, fold<T, FoldFirstLargest<Key<T>>>);
  table.add("argmin", dtype, fold<T, FoldFirstLargest<Key<T>>, Finish::as_is, true>);
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (add_extremes<T>(table, dtype_of<T>), ...);
}

}  // namespace

void register_extremes(KernelTable& table) {
  add_all(table, Real{});
  add_extremes<uint8_t>(table, DType::boolean);
}

}  // namespace eager::cuda
