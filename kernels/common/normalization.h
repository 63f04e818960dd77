// Params of the normalization family.
#pragma once

#include <cstdint>

#include "kernels/common/shape.h"

namespace eager {

// layer_norm, rms_norm and their gradients: rows of n elements. Where the normalized axes are not the last ones, `plan`
// reads x as such rows.
struct RowNormParams {
  int64_t rows = 1, n = 1;
  double epsilon = 0;
  bool is_moved = false;
  StridedCopy plan;
};

// batch_norm, group_norm and their gradients.
//
//   x      [images, inner, channels] where the channels are last, else [images, channels, inner]
//   cell   the elements that share a mean: those of one of `groups` equal parts of the channels, in one image, or in all
//          of them where `joins_images` is set
//   chunk  a part of one image that is summed at once: some rows of `channels` elements where the channels are last, else
//          one channel, in `inner` elements
struct ChannelNormParams {
  int64_t images = 1, inner = 1, channels = 1, groups = 1;
  bool is_last = true;
  bool joins_images = false;
  bool has_moments = false;  // whether the mean and the variance are inputs
  double epsilon = 0;

  EAGER_HD int64_t cells() const { return (joins_images ? 1 : images) * groups; }
  int64_t per_group() const { return groups > 0 ? channels / groups : 0; }
  int64_t cell_size() const { return (joins_images ? images : 1) * inner * per_group(); }
  int64_t elements() const { return images * inner * channels; }
};

}  // namespace eager
