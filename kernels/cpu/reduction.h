// Reductions in two parts: `reduce` walks over the input and is compiled once; a Fold says what becomes of the elements, for
// one op, one dtype and one SIMD target.
//
// Terms
//   acc      what has been taken in so far, of one output; often wider than the elements
//   neutral  the acc that changes nothing
#pragma once

#include "kernels/common/fused.h"
#include "kernels/common/reduction.h"
#include "kernels/kernel.h"

namespace eager::cpu {

inline constexpr int kFoldRows = 16;                 // most rows that Fold::columns takes at once
inline constexpr int kTreeRows = 8;                  // number of these rows that meet before they reach an acc
inline constexpr int64_t kFoldColumns = 512;         // most columns that Fold::columns takes at once
inline constexpr int64_t kFoldBlock = kFusedResult;  // most elements of a row that are taken in at once

inline constexpr int64_t kFewRows = 32;      // most outputs that are reduced at once where rows are short
inline constexpr int64_t kFoldWork = 32768;  // number of elements of a piece of a parallel loop

// Returns the number of outputs if the elements of each follow each other, and all are so few that they are taken in at once.
// Otherwise it returns 0.
inline int64_t rows_of_block(const ReduceParams& p) {
  if (p.count == 0) return 0;
  if (p.rank == 1) return p.is_reduced(0) && p.count <= kFoldBlock ? 1 : 0;
  return p.rank == 2 && p.is_rows() && p.dims[0] <= kFewRows && p.dims[0] * p.count <= kFoldBlock ? p.dims[0] : 0;
}

// The dims of one kind, kept or reduced, but for the innermost dim.
struct Places {
  int rank = 0;
  int64_t dims[kMaxRank], strides[kMaxRank];  // the innermost one comes first; strides are those of the input
  Places(const ReduceParams& p, bool reduced) {
    int64_t stride = 1;
    for (int d = p.rank - 1; d >= 0; --d) {
      if (d < p.rank - 1 && p.is_reduced(d) == reduced) {
        dims[rank] = p.dims[d];
        strides[rank++] = stride;
      }
      stride *= p.dims[d];
    }
  }
  int64_t count() const {
    int64_t n = 1;
    for (int d = 0; d < rank; ++d) n *= dims[d];
    return n;
  }
  // Returns the offset of place i, of which the last dim's index changes fastest.
  int64_t operator[](int64_t i) const {
    if (rank == 0) return 0;
    int64_t offset = 0;
    for (int d = 0; d < rank - 1; ++d) {
      offset += i % dims[d] * strides[d];
      i /= dims[d];
    }
    return offset + i * strides[rank - 1];
  }
};

// The argument of Fold::columns, which takes element i of each of `count` rows into acc i, for i < n.
struct FoldColumns {
  const void* const* rows;
  int64_t count, n;
  void* acc;
  bool begins;  // whether the accs count as neutral and are not read
  const Operand*
      out;        // NULL, or where the results go: elements from `first` on, divided by `divisor` where that is not 1.
  int64_t first;  // The accs are undefined then.
  double divisor;
};

struct Fold {
  int64_t size, acc_size;  // bytes of an element and of an acc
  alignas(16) unsigned char neutral_acc[16];
  // Takes each of `count` rows of n elements, which follow each other, into an acc. float16 and bfloat16 come as float32.
  void (*rows)(const void* x, int64_t count, int64_t n, void* acc);
  void (*columns)(const FoldColumns& c);
  // Takes acc i of `more` into acc i, for i < n.
  void (*merge)(void* acc, const void* more, int64_t n);
  // Writes n accs, divided by `divisor` where that is not 1, to the output's elements from `first` on.
  void (*put)(const Operand& out, int64_t first, void* acc, int64_t n, double divisor);
  // Converts float16 or bfloat16 to float32; NULL for other dtypes.
  void (*widen)(const void* from, void* to, int64_t n);
  // Converts elements of the input's dtype to those that the fold takes in; NULL where they are the same.
  const ChosenLoop* convert;
  bool rows_convert;  // whether `rows` takes in elements as they are
};

// Runs the reduction that call.params (ReduceParams) describe.
int32_t reduce(KernelCall& call, const Fold& fold, bool is_mean);

// Copies [n, run], whose rows lie `run` apart, to [run, n], whose rows lie `stride` apart.
void transpose(const void* from, void* to, int64_t n, int64_t run, int64_t stride, int64_t size);

// Kernels of sum and prod of floating-point and complex numbers whose result has a wider dtype.
int32_t fold_wide_sum(KernelCall& call);
int32_t fold_wide_product(KernelCall& call);

// The parts of register_reduction.
void register_monoid_folds(KernelTable& table);  // sum and prod of integers, logic, complex products
void register_sums(KernelTable& table);          // sum, mean, prod of floating-point numbers; sum, mean of complex ones
void register_extremes(KernelTable& table);      // max, min, argmax, argmin
void register_variances(KernelTable& table);     // var, std

}  // namespace eager::cpu
