// The part that the files of the network family and the normalizations share.
#pragma once

#include <algorithm>
#include <cstdint>

#include "kernels/kernel.h"

namespace eager::cpu {

inline constexpr int64_t kWork = 16384;  // number of elements of a piece of a parallel loop

// Returns the number of rows of n elements for one piece.
inline int64_t row_grain(int64_t n) { return std::max<int64_t>(1, kWork / std::max<int64_t>(1, n)); }

// A part of register_network.
void register_softmax(KernelTable& table);  // softmax, log_softmax, logsumexp, the cross-entropies on them

}  // namespace eager::cpu
