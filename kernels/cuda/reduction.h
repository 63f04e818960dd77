// The parts of which reductions are made on the GPU: kernels and host code. reduction_device.h explains the terms.
#pragma once

#include "kernels/common/fused.h"
#include "kernels/common/reduction.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/reduction_device.h"

namespace eager::cuda {

template <class T, class M>
__global__ void rows_kernel(const __grid_constant__ FoldTask t) {
  fold_rows<T, M>(t);
}

// The blocks that a multiprocessor should hold, as far as no registers spill.
template <class T, class M>
inline constexpr int kPackedBlocks = sizeof(typename M::Acc) > 8                   ? 2
                                     : sizeof(typename M::Acc) * kFoldPack<T> > 32 ? 3
                                                                                   : 4;
template <class T, class M>
__global__ void __launch_bounds__(kThreads, kPackedBlocks<T, M>) packed_kernel(const __grid_constant__ FoldTask t) {
  fold_packed<T, M>(t);
}

template <class M>
inline constexpr int kColumnBlocks = sizeof(typename M::Acc) > 8    ? 2
                                     : sizeof(typename M::Acc) == 8 ? 3
                                                                    : 4;
template <class T, class M>
__global__ void __launch_bounds__(kThreads, kColumnBlocks<M>) columns_kernel(const __grid_constant__ FoldTask t) {
  fold_columns<T, M>(t);
}

// Merges the pieces of each output with t.lanes threads.
template <class M>
__global__ void pieces_kernel(const __grid_constant__ FoldTask t) {
  const int lane = static_cast<int>(threadIdx.x) & (t.lanes - 1);
  const int64_t output = static_cast<int64_t>(blockIdx.x) * (static_cast<int>(blockDim.x) / t.lanes) +
                         static_cast<int>(threadIdx.x) / t.lanes;
  typename M::Acc a = M::init();
  if (output < t.outputs) {
    const auto* partial = static_cast<const typename M::Acc*>(t.partial) + output * t.pieces;
    for (int64_t k = lane; k < t.pieces; k += t.lanes) a = M::merge(a, partial[k]);
  }
  a = combine<M>(a, t.lanes);
  if (lane == 0 && output < t.outputs) put(t.output, output, a);
}

// The kernels of one reduction for one type, and what the host must know about them.
struct FoldKernels {
  void (*packed)(FoldTask);
  void (*rows)(FoldTask);
  void (*columns)(FoldTask);
  void (*pieces)(FoldTask);
  int acc_size, item_size, row_pack, column_pack;
};
template <class T, class M>
const FoldKernels& fold_kernels() {
  static constexpr FoldKernels kernels = {packed_kernel<T, M>,
                                          rows_kernel<T, M>,
                                          columns_kernel<T, M>,
                                          pieces_kernel<M>,
                                          static_cast<int>(sizeof(typename M::Acc)),
                                          static_cast<int>(sizeof(T)),
                                          kFoldPack<T>,
                                          kColumnPack<T>};
  return kernels;
}

// Queues the reduction that call.params (ReduceParams) describe. For a call that is fed (kernels/common/fused.h), the
// program's kernel takes the place of those that read the input.
void fold(const KernelCall& call, const FoldKernels& kernels, Finish finish, bool flip);

template <class T, class M, Finish finish = Finish::as_is, bool flip = false>
int32_t fold(KernelCall& call) {
  fold(call, fold_kernels<T, M>(), finish, flip);
  return 0;
}

// Folds with Natural, or with Wide where the result's dtype asks for more precision than the input's.
template <class T, class Natural, class Wide>
int32_t fold_to(KernelCall& call) {
  const bool is_wide = asks_for_more(call.inputs[0].dtype, call.outputs[0].dtype);
  fold(call, is_wide ? fold_kernels<T, Wide>() : fold_kernels<T, Natural>(), Finish::as_is, false);
  return 0;
}

// The parts of register_reduction.
void register_sums(KernelTable& table);
void register_products(KernelTable& table);
void register_extremes(KernelTable& table);
void register_variances(KernelTable& table);

}  // namespace eager::cuda
