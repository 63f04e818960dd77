// The windows of a pool, computed once for all images.
#pragma once

#include <optional>

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

  // Finds the windows along each axis, which those that walk them one by one need.
  void find_windows();
  const PoolWindow *d_windows = nullptr, *h_windows = nullptr, *w_windows = nullptr;
  int64_t most_reads = 1;  // of a window

 private:
  std::optional<Scratch> windows_;
};

}  // namespace eager::cpu
