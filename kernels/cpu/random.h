// Random numbers for kernels that make something of them.
#pragma once

#include <cstdint>

#include "kernels/common/random_draws.h"

namespace eager::cpu {

// Fills out[0, n) with normal numbers of mean 0 and deviation 1, those that random_normal gives for this key and counter.
void normal_numbers(double* out, int64_t n, uint64_t key, uint64_t counter);

// Fills out[0, n) with the standard numbers of a distribution up to gumbel: number i is that of counter + i.
void standard_numbers(Distribution d, double* out, int64_t n, uint64_t key, uint64_t counter);

// Work on whole vectors: of arrays of kBlocksOfWords elements, some behind the n asked for change too.
inline constexpr int64_t kBlocksOfWords = 64;

// Replace x[0, n) by what draws::log and draws::exp_of_negative give.
void take_logs(double* x, int64_t n);
void take_powers_of_e(double* x, int64_t n);

// Writes n words, those of the blocks from `counter` on.
void random_words(uint32_t (&out)[4 * kBlocksOfWords], int64_t n, uint64_t key, uint64_t counter);

// The random words of n neighbouring elements, taken together by vectors: what the Draws of each gives, as long as all take the same.
class ManyDraws {
 public:
  static constexpr int64_t kCount = kBlocksOfWords;
  ManyDraws(uint64_t key, uint64_t counter, int64_t n) : key_(key), counter_(counter), n_(n) {}
  // Fill out[0, n), of which number i is that of counter + i.
  void uniform(double* out);
  void normal(double* out);

 private:
  uint64_t key_, counter_, blocks_ = 0;
  int64_t n_;
  uint32_t words_[4][kCount];
  int used_ = 4;
};

}  // namespace eager::cpu
