// Plans: how lines of one length are transformed, and the twiddles for it. A plan is made once and kept.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "kernels/cpu/fourier.h"

namespace eager::cpu::fourier {

// The passes that transform the columns of blocks of n rows.
template <class T>
class Columns {
 public:
  Columns(int64_t n, const std::vector<int64_t>& radices);
  int64_t n() const { return n_; }
  // Transforms the block `in`, and may overwrite it; `room` has its size. The result has rows `stride` apart in `out`, which is
  // neither of them.
  void transform_to(const Loops<T>& loops, int64_t width, Planes<T> in, Planes<T> room, Planes<T> out,
                    int64_t stride) const;
  // Returns the one of the two that has the result.
  Planes<T> transform(const Loops<T>& loops, int64_t width, Planes<T> in, Planes<T> room) const;

 private:
  struct Step {
    int64_t radix, m, before;  // before: the product of the radices of earlier passes
    size_t twiddles, roots;    // where they begin in numbers_
  };
  Pass<T> pass(const Step& step, int64_t width) const;
  int64_t n_;
  std::vector<Step> steps_;
  std::vector<T> numbers_;
};

enum class Way {
  block,   // passes over all columns of a block
  matrix,  // a line as a matrix: its columns are transformed, then its rows
  chirp    // a convolution with a chirp, by transforms of another length (Bluestein's), where a prime factor is great
};

template <class T>
struct Plan {
  int64_t n;
  Way way;
  // block: `columns` transforms n rows. matrix: `columns` transforms the `of_columns` rows of a matrix, and `rows` its rows, of
  // of_rows numbers each.
  std::unique_ptr<Columns<T>> columns, rows;
  int64_t of_columns = 0, of_rows = 0;
  std::vector<T> by_column,
      by_row;  // matrix: the twiddles in two factors (Loops::transpose), by_column for each block of rows
  // chirp: a longer plan; e^(-pi i j^2/n) for j < n, and the transform of their conjugates over its length.
  std::shared_ptr<const Plan> longer;
  std::vector<T> chirp, spectrum;
  std::vector<T> half_twiddles;  // e^(-2 pi i k/(2 n)) for 2 k <= n: for 2 n real numbers
  size_t bytes() const;
};

// What a plan is for: one line, many whose numbers lie one after the other, or many that lie side by side.
enum class Use { line, lines, columns };

// Returns the plan for lines of n numbers, n > 0. Unless its way is `block`, each is transformed by itself.
template <class T>
std::shared_ptr<const Plan<T>> plan_for(int64_t n, Use use);

// Returns cos and -sin of 2 pi k/n, for 0 <= k < n.
struct Root {
  double re, im;
};
Root root_of_unity(int64_t k, int64_t n);

}  // namespace eager::cpu::fourier
