// Params and stride planning of the ops that move elements.
//
// Terms
//   dense side    an operand walked in row-major order
//   strided side  the other operand, addressed as offset + sum(i[k] * strides[k]), in elements
//
// Every view-like op (transpose, slice, flip, broadcast, tile, repeat) is one StridedCopy: its output is dense and its
// input strided. Where indices do not repeat, its gradient is the same copy onto zeros with the sides exchanged. Dims
// of 1 are dropped and neighbours that lie together are merged while the plan is made, so that the kernels see the
// fewest dims that describe the copy.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "kernels/portability.h"
#include "kernels/kernel.h"

namespace eager {

// Products and sums of dims and strides wrap instead of overflowing: a plan is made before it is known whether its
// output is too large or empty, and such a plan is never read.
EAGER_HD inline int64_t wrapping_product(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
}

EAGER_HD inline int64_t wrapping_sum(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}

struct StridedCopy {
  int32_t rank = 0;
  int64_t offset = 0;
  int64_t dims[kMaxRank];
  int64_t strides[kMaxRank];

  // Appends an inner dim, merged with the last one where `merge` is true and the strides allow it. Returns false when
  // there are too many dims.
  EAGER_HD bool add(int64_t dim, int64_t stride, bool merge = true) {
    if (dim == 1) return true;
    if (merge && rank > 0 && strides[rank - 1] == wrapping_product(stride, dim)) {
      dims[rank - 1] = wrapping_product(dims[rank - 1], dim);
      strides[rank - 1] = stride;
      return true;
    }
    if (rank == kMaxRank) return false;
    dims[rank] = dim;
    strides[rank++] = stride;
    return true;
  }

  // Moves the strided side's first element by `count` elements along a dim of this stride.
  EAGER_HD void skip(int64_t count, int64_t stride) { offset = wrapping_sum(offset, wrapping_product(count, stride)); }

  EAGER_HD int64_t num_elements() const {
    int64_t n = 1;
    for (int i = 0; i < rank; ++i) n = wrapping_product(n, dims[i]);
    return n;
  }

  // Returns where element `index` of dims [first, last), in row-major order, lies from the strided side's first element of them on.
  EAGER_HD int64_t place_of(int64_t index, int first, int last) const {
    int64_t place = 0;
    for (int d = last - 1; d >= first; --d) {
      place += index % dims[d] * strides[d];
      index /= dims[d];
    }
    return place;
  }

  // Copies `other` without the array entries that are not in use.
  void assign(const StridedCopy& other) {
    rank = other.rank;
    offset = other.offset;
    for (int i = 0; i < rank; ++i) {
      dims[i] = other.dims[i];
      strides[i] = other.strides[i];
    }
  }

  // Reports whether the strided side is one piece of memory in row-major order.
  EAGER_HD bool is_contiguous() const { return rank == 0 || (rank == 1 && strides[0] == 1); }
};

// Sums a strided operand: the first `kept` dims of the copy are the output's, and the others are summed.
struct StridedSum {
  StridedCopy copy;
  int32_t kept = 0;
};

// Writes the strides, in elements, of a dense row-major operand.
EAGER_HD inline void row_major_strides(const int64_t* dims, int rank, int64_t* strides) {
  int64_t stride = 1;
  for (int i = rank - 1; i >= 0; --i) {
    strides[i] = stride;
    stride = wrapping_product(stride, dims[i]);
  }
}

// concat and stack: the whole is [outer, sum of chunks] and each operand [outer, chunk], with a chunk of its own.
// unstack, split and concat_grad have such outputs.
struct ConcatParams {
  int64_t outer;
};

enum class PadMode : int32_t { constant, reflect, symmetric };

struct PadParams {
  PadMode mode;
  alignas(16) unsigned char value[16];  // an element, for PadMode::constant
  int64_t before[kMaxRank];
};

// Returns which element of [0, n) stands at position i, which may lie outside, of a mirrored axis. REFLECT leaves the
// edge out and SYMMETRIC repeats it: [c b | a b c | b a] and [b a | a b c | c b].
EAGER_HD inline int64_t mirror(int64_t i, int64_t n, PadMode mode) {
  const int64_t edge = mode == PadMode::symmetric ? 1 : 0;
  if (i < 0) return -i - edge;
  return i < n ? i : 2 * n - 2 + edge - i;
}

// output[(i + shift) mod dim] = input[i] along each axis; shifts lie in [0, dim). An axis that is not rolled is merged
// into the one before it.
struct RollParams {
  int32_t rank = 0;
  int64_t dims[kMaxRank];
  int64_t shifts[kMaxRank];

  EAGER_HD void add(int64_t dim, int64_t shift) {
    if (rank > 0 && shift == 0) {
      dims[rank - 1] = wrapping_product(dims[rank - 1], dim);
      shifts[rank - 1] = wrapping_product(shifts[rank - 1], dim);
      return;
    }
    dims[rank] = dim;
    shifts[rank++] = shift;
  }
};

// zeros_like and ones_like: one element, repeated.
struct FillParams {
  alignas(16) unsigned char value[16];
};

// tril and triu of [matrices, rows, columns]: keep the elements with column - row <= k, or >= k where `upper` is not 0.
struct TriangleParams {
  int64_t matrices, rows, columns, k;
  int32_t upper;
};

// The kernels that move elements of any dtype, and the ops that each of them serves.
struct MoveKernels {
  Kernel copy{}, read{}, write{}, update{}, diag{}, fill_like{}, concat{}, split{}, roll{}, triangle{}, pad{};

  // Adds those that are there.
  void add_to(KernelTable& table, DType dtype = DType::none) const {
    auto add = [&](Kernel kernel, std::initializer_list<const char*> ops) {
      if (!kernel) return;
      for (const char* op : ops) table.add(op, dtype, kernel);
    };
    add(copy, {"copy"});
    add(read, {"permute_dims", "broadcast_to", "broadcast_like", "tile", "repeat", "flip", "slice", "strided_slice",
               "diagonal"});
    add(write, {"slice_grad", "strided_slice_grad", "diag_grad", "diagonal_grad", "matrix_diag"});
    add(update, {"strided_slice_update"});
    add(diag, {"diag"});
    add(fill_like, {"zeros_like", "ones_like"});
    add(concat, {"concat", "stack"});
    add(split, {"split", "unstack", "concat_grad"});
    add(roll, {"roll", "fftshift", "ifftshift"});
    add(triangle, {"tril", "triu"});
    add(pad, {"pad"});
  }
};

}  // namespace eager
