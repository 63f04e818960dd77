// Params of the attention family.
#pragma once

#include <cstdint>

#include "kernels/common/shape.h"

namespace eager {

// scaled_dot_product_attention and its gradient: `batch` times queries [rows, depth], keys [columns, depth] and values
// [columns, width].
struct AttentionParams {
  int64_t batch = 1, rows = 0, columns = 0, depth = 0, width = 0;
  double scale = 1;
  bool is_causal = false;
  bool allow_tf32 = false;
  StridedCopy mask;  // reads the mask as [batch, rows, columns]
};

}  // namespace eager
