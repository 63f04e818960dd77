// The numbers of threads that work together.
#pragma once

namespace eager::cuda {

inline constexpr int kThreads = 256;  // of a block, unless there is a reason for another number
inline constexpr int kWarp = 32;

}  // namespace eager::cuda
