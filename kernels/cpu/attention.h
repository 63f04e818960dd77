// The loops of attention, of each SIMD target, over the n scores of a query.
#pragma once

#include <cstdint>

namespace eager::cpu {

template <class A>
struct AttentionLoops {
  // Replaces x by softmax(scale x) over its first num_read elements, and only those that the mask has; the others get 0.
  // mask may be NULL.
  void (*softmax)(A* x, int64_t n, int64_t num_read, A scale, const uint8_t* mask);
  // Replaces t by scale p (t - sum(t p)).
  void (*gradient)(A* t, const A* p, int64_t n, A scale);
};

}  // namespace eager::cpu
