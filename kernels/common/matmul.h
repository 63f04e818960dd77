// Params of matmul: C[m, n] = op(A) op(B), for each matrix of a broadcast batch.
#pragma once

#include <cstdint>

#include "kernels/portability.h"
#include "kernels/common/shape.h"
#include "kernels/kernel.h"

namespace eager {

inline constexpr int kMaxBatchRank = 24;

struct MatmulParams {
  int64_t m = 1, n = 1, k = 1;
  bool transpose_a = false, transpose_b = false, conjugate_a = false, conjugate_b = false;
  bool allow_tf32 = false;
  // The batch. Its dims are merged where the strides of both operands allow it; strides count elements, and are 0 where
  // an operand is broadcast.
  int32_t batch_rank = 0;
  int64_t batch = 1;
  int64_t dims[kMaxBatchRank], stride_a[kMaxBatchRank], stride_b[kMaxBatchRank];

  // Adds a dim of the batch; the innermost one comes first. Returns false when there are too many.
  EAGER_HD bool add(int64_t dim, int64_t a, int64_t b) {
    if (dim == 1) return true;
    batch = wrapping_product(batch, dim);
    if (batch_rank > 0) {
      int i = batch_rank - 1;
      if (a == wrapping_product(stride_a[i], dims[i]) && b == wrapping_product(stride_b[i], dims[i])) {
        dims[i] = wrapping_product(dims[i], dim);
        return true;
      }
    }
    if (batch_rank == kMaxBatchRank) return false;
    dims[batch_rank] = dim;
    stride_a[batch_rank] = a;
    stride_b[batch_rank++] = b;
    return true;
  }

  EAGER_HD void offsets(int64_t index, int64_t& a, int64_t& b) const {
    a = b = 0;
    for (int i = 0; i < batch_rank; ++i) {
      int64_t at = index % dims[i];
      index /= dims[i];
      a += at * stride_a[i];
      b += at * stride_b[i];
    }
  }
};

}  // namespace eager
