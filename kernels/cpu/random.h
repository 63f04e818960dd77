// Random numbers for kernels that make something of them.
#pragma once

#include <cstdint>

#include "kernels/common/random_draws.h"

namespace eager::cpu {

// Fills out[0, n) with normal numbers of mean 0 and deviation 1, those that random_normal gives for this key and counter.
void normal_numbers(double* out, int64_t n, uint64_t key, uint64_t counter);

// Fills out[0, n) with the standard numbers of a distribution that is_mapped: number i is that of counter + i.
void standard_numbers(Distribution d, double* out, int64_t n, uint64_t key, uint64_t counter);

// Replace x[0, ManyDraws::kCount) by what draws::log and draws::exp_of_negative give.
void take_logs(double* x);
void take_powers_of_e(double* x);

// Writes the words of the blocks of neighbouring counters: word k of block i to words[k][i].
inline constexpr int64_t kBlocksOfWords = 64;
void random_words(uint32_t (&words)[4][kBlocksOfWords], uint64_t key, uint64_t counter, uint64_t upper = 0);

// The random words of neighbouring elements, taken together by vectors: what the Draws of each gives, as long as all take the same.
class ManyDraws {
 public:
  static constexpr int64_t kCount = kBlocksOfWords;
  ManyDraws(uint64_t key, uint64_t counter) : key_(key), counter_(counter) {}
  // Fill out[0, kCount), of which number i is that of counter + i.
  void uniform(double* out);
  void normal(double* out);

 private:
  uint64_t key_, counter_, blocks_ = 0;
  uint32_t words_[4][kCount];
  int used_ = 4;
};

}  // namespace eager::cpu
