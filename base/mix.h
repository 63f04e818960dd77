// SplitMix64's step (Steele, Lea, Flood 2014), which maps numbers that are close together to numbers that are not.
#pragma once

#include <cstdint>

namespace eager {

inline constexpr uint64_t kMixStep = 0x9e3779b97f4a7c15u;  // from one number of a SplitMix64 stream to the next

inline uint64_t mix(uint64_t z) {
  z += kMixStep;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}
// Returns number n of the stream of a key.
inline uint64_t mix(uint64_t key, uint64_t n) { return mix(key + kMixStep * n); }

}  // namespace eager
