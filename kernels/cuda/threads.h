// How many threads work together.
#pragma once

namespace eager::cuda {

inline constexpr int kThreads = 256;  // of a block, where nothing speaks for another number
inline constexpr int kWarp = 32;

}  // namespace eager::cuda
