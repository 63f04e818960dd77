// Plans how dense operands are broadcast, for host and device alike.
//
//   collapsing     adjacent dims of the output become one where every operand has one stride along both, or stands
//                  still; [8,1,5,6] with [1,7,5,6] has the three dims [8,7,30]
//   inner stride   is 0 or 1: operands are dense, so an operand stands still along the innermost dim or moves by one
//                  element
#pragma once

#include <cstdint>

#include "kernels/portability.h"
#include "kernels/kernel.h"

namespace eager {

template <int N>
struct BroadcastPlan {
  int32_t rank = 0;  // at least 1
  int64_t dims[kMaxRank];
  int64_t strides[N][kMaxRank];  // in elements; 0 where the operand stands still

  // Returns the offset of operand k's element for the output's element `index`.
  EAGER_HD int64_t offset(int k, int64_t index) const {
    int64_t at = 0;
    for (int d = rank - 1; d > 0; --d) {
      const int64_t next = index / dims[d];
      at += (index - next * dims[d]) * strides[k][d];
      index = next;
    }
    return at + index * strides[k][0];
  }
};

// Plans the broadcast of the inputs' shapes to the output's, in which no dim is 0.
template <int N>
void plan_broadcast(const Operand* inputs, const Operand& output, BroadcastPlan<N>& plan) {
  int64_t stride[N];
  for (int k = 0; k < N; ++k) stride[k] = 1;
  // Dims are added from the innermost one outwards, and their order is turned round at the end.
  int rank = 0;
  for (int d = output.rank - 1; d >= 0; --d) {
    const int64_t n = output.dims[d];
    if (n == 1) continue;
    int64_t step[N];
    bool joins = rank > 0;
    for (int k = 0; k < N; ++k) {
      const int at = d - (output.rank - inputs[k].rank);
      const bool kept = at >= 0 && inputs[k].dims[at] != 1;
      step[k] = kept ? stride[k] : 0;
      if (kept) stride[k] *= n;
      if (joins) {
        const int64_t inner = plan.strides[k][rank - 1];
        joins = step[k] == inner * plan.dims[rank - 1];
      }
    }
    if (joins) {
      plan.dims[rank - 1] *= n;
      continue;
    }
    plan.dims[rank] = n;
    for (int k = 0; k < N; ++k) plan.strides[k][rank] = step[k];
    ++rank;
  }
  if (rank == 0) {
    plan.dims[0] = 1;
    for (int k = 0; k < N; ++k) plan.strides[k][0] = 0;
    rank = 1;
  }
  plan.rank = rank;
  for (int i = 0, j = rank - 1; i < j; ++i, --j) {
    const int64_t t = plan.dims[i];
    plan.dims[i] = plan.dims[j];
    plan.dims[j] = t;
    for (int k = 0; k < N; ++k) {
      const int64_t s = plan.strides[k][i];
      plan.strides[k][i] = plan.strides[k][j];
      plan.strides[k][j] = s;
    }
  }
}

}  // namespace eager
