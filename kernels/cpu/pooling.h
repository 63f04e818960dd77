// The windows of a pool, computed once for all images.
#pragma once

#include "base/memory.h"
#include "kernels/common/pooling.h"

namespace eager::cpu {

// A window along an axis: its places, and how many count in an average.
struct PoolWindow : WindowPlaces {
  int64_t counted;
};

// The params of a pool whose channels are last.
class PoolPlan : public PoolParams {
 public:
  explicit PoolPlan(const PoolParams& params);
  const PoolWindow *d_windows, *h_windows, *w_windows;
  int64_t most_reads = 1;  // of a window

 private:
  Scratch windows_;
};

}  // namespace eager::cpu
