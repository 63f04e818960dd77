// Compares the words of random numbers with cuRAND's, whose device header is compiled for the host where the toolkit is
// found.
#include <catch2/catch.hpp>
#include <random>

#include "kernels/common/philox.h"

#if __has_include(<curand_philox4x32_x.h>)
#include <vector_types.h>
#define QUALIFIERS [[maybe_unused]] static
#include <curand_philox4x32_x.h>

namespace {

struct Words {
  uint32_t at[4];
  bool operator==(const Words&) const = default;
};

Words ours(uint64_t counter_lo, uint64_t counter_hi, uint64_t key) {
  Words w;
  eager::philox4x32_10(w.at, counter_lo, counter_hi, key);
  return w;
}

uint32_t high(uint64_t x) { return static_cast<uint32_t>(x >> 32); }
uint32_t low(uint64_t x) { return static_cast<uint32_t>(x); }

// Returns cuRAND's words at an offset (in words) of a subsequence; the generator's state is as curand_init leaves it.
Words of_curand(uint64_t seed, uint64_t subsequence, uint64_t offset) {
  curandStatePhilox4_32_10_t state{};
  state.key = {low(seed), high(seed)};
  Philox_State_Incr_hi(&state, subsequence);
  Philox_State_Incr(&state, offset / 4);
  const uint4 w = curand_Philox4x32_10(state.ctr, state.key);
  return {{w.x, w.y, w.z, w.w}};
}

}  // namespace

TEST_CASE("the words of random numbers are cuRAND's") {
  std::mt19937_64 random(1);
  for (int i = 0; i < 100'000; ++i) {
    const uint64_t counter = random() >> (i % 64), stream = random() >> (i % 61), key = random();
    const uint64_t blocks = counter >> 2;  // an offset counts words, of which a block has four
    REQUIRE(ours(blocks, stream, key) == of_curand(key, stream, blocks * 4));
  }
  for (uint64_t edge : {uint64_t{0}, uint64_t{0xffffffff}, uint64_t{1} << 32, (uint64_t{1} << 62) - 1}) {
    CHECK(ours(edge, edge, ~edge) == of_curand(~edge, edge, edge * 4));
  }
}
#endif
