// Params of the ops that cut images into patches and put them together.
#pragma once

#include "kernels/common/convolution.h"

namespace eager {

// Images are planes of [rows, columns, unit]: whole images whose channels, last, are a unit, or with `nchw` single channels, of
// units of 1. A plane has a patch of taps for each place of the windows. Patches lie in the order
//   plane, place (h, w), tap (h, w), unit         or with nchw
//   plane, tap (h, w), place (h, w)
struct PatchParams {
  bool nchw;
  int64_t planes, unit;
  WindowAxis h, w;

  EAGER_HD int64_t places() const { return h.out * w.out; }
  EAGER_HD int64_t taps() const { return h.kernel * w.kernel; }
  // The steps between units of patches that are neighbours in one of these.
  EAGER_HD int64_t tap_step() const { return nchw ? places() : 1; }
  EAGER_HD int64_t place_step() const { return nchw ? 1 : taps(); }
};

// The ops that move blocks between channels and pixels, by the kernel of permute_dims.
inline constexpr const char* kBlockOps[] = {"space_to_depth", "depth_to_space"};

}  // namespace eager
