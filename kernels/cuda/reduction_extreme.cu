// max and min, argmax and argmin.
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

template <class T>
void add_extremes(KernelTable& table) {
  table.add("max", dtype_of<T>, fold<T, FoldLargest<Key<T>>>);
  table.add("min", dtype_of<T>, fold<T, FoldLargest<Key<T>>, Finish::as_is, true>);
  table.add("argmax", dtype_of<T>, fold<T, FoldFirstLargest<Key<T>>>);
  table.add("argmin", dtype_of<T>, fold<T, FoldFirstLargest<Key<T>>, Finish::as_is, true>);
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (add_extremes<T>(table), ...);
}

}  // namespace

void register_extremes(KernelTable& table) { add_all(table, Real{}); }

}  // namespace eager::cuda
