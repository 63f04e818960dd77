// Params of the attention family.
//
// Terms
//   matrix   a matrix of queries; with grouped heads several of them read the same keys and values
//   tile     some queries of a matrix, and some of their keys: scores and probabilities are never held but for a tile, so
//            that memory is linear in the number of keys (Rabe and Staats, 2021; Dao et al., FlashAttention, 2022)
#pragma once

#include <cstdint>

#include "kernels/common/random.h"
#include "kernels/common/shape.h"

namespace eager {

// rotate_pairs: x is [outer, positions, depth], of which the first 2 half numbers are rotated. `per_table` of the outer matrices
// follow each other that have the same angles, [positions, half].
struct RotationParams {
  int64_t outer, positions, depth, half, per_table;
  bool is_interleaved;
};

// attention, its gradients, attention_probabilities and attention_keep: `batch` matrices of queries [rows, depth], of which
// `group` share keys [columns, depth] and values [columns, width].
struct AttentionParams {
  int64_t batch = 1, group = 1, rows = 0, columns = 0, depth = 0, width = 0;
  double scale = 1;
  double keep_scale = 1;                    // what the probabilities that are kept are multiplied by
  uint64_t keep_below = uint64_t{1} << 32;  // a probability is kept if its random word is less
  int64_t per_length = 1,
          per_offset = 1;  // how many matrices follow each other with the same length, or the same offset
  bool is_causal = false, allow_tf32 = false;
  int64_t mask_row = 0, mask_column = 0;  // how far the mask's rows and columns lie apart
  StridedCopy mask;                       // where the mask of each matrix begins, of the outer dims

  int64_t keys() const { return batch / group; }  // how many matrices of keys there are
  // Returns where the mask of a row begins, from a column on.
  EAGER_HD int64_t mask_place(int64_t matrix, int64_t row, int64_t column) const {
    return mask.place_of(matrix, 0, mask.rank) + row * mask_row + column * mask_column;
  }

  // Returns how many keys the query in a row reads, the first ones.
  EAGER_HD int64_t num_read(int64_t row, int64_t length, int64_t offset) const {
    int64_t n = length < columns ? length : columns;
    if (is_causal && offset < n - row - 1) n = offset + row + 1;
    return n < 0 ? 0 : n;
  }
};

// Which matrices read the same mask. Some of the outer dims are the mask's, and over the others it broadcasts.
class MaskReaders {
 public:
  explicit MaskReaders(const AttentionParams& p) {
    int64_t strides[kMaxRank];
    row_major_strides(p.mask.dims, p.mask.rank, strides);
    for (int i = 0; i < p.mask.rank; ++i) (p.mask.strides[i] != 0 ? own_ : others_).add(p.mask.dims[i], strides[i]);
  }
  EAGER_HD int64_t num_masks() const { return own_.num_elements(); }
  EAGER_HD int64_t num_matrices() const { return others_.num_elements(); }  // of each mask
  // Returns the number of the k-th matrix that reads mask i.
  EAGER_HD int64_t matrix(int64_t i, int64_t k) const {
    return own_.place_of(i, 0, own_.rank) + others_.place_of(k, 0, others_.rank);
  }

 private:
  StridedCopy own_, others_;
};

// The random words of which each decides whether a probability is kept. They are numbered as the probabilities of all matrices.
class KeepWords {
 public:
  EAGER_HD KeepWords(int64_t first, int64_t second) : key_(mixed_key(first, second)) {}
  EAGER_HD void block(int64_t i, uint32_t out[4]) const { philox4x32_10(out, static_cast<uint64_t>(i), 0, key_); }
  EAGER_HD uint32_t operator[](int64_t i) const {
    uint32_t words[4];
    block(i / 4, words);
    return words[i % 4];
  }

 private:
  uint64_t key_;
};

}  // namespace eager
