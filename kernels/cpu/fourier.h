// Discrete Fourier transforms of lines of numbers: what plans, the loops of each SIMD target and kernels share.
//
// Terms
//   forward   with e^(-2 pi i jk/n). A transform with the other sign is a forward one with real and imaginary parts exchanged
//   block     rows of `width` complex numbers, whose columns are transformed side by side in the lanes of vectors
//   pass      one step of a mixed-radix transform from one block to another; Stockham's, which sorts as it goes
//   twiddles  the roots of unity by which numbers are multiplied between passes
#pragma once

#include <cstdint>

namespace eager::cpu::fourier {

inline constexpr int kMaxRadix = 64;  // greater than any prime that a pass takes

// Complex numbers, their real parts in one place and their imaginary parts in another.
template <class T>
struct Planes {
  T *re, *im;
  Planes operator+(int64_t offset) const { return {re + offset, im + offset}; }
};

// Element j of line i is at i * line + j * step of both planes; so parts may also alternate. `im` may be NULL: zeros are read, and
// nothing is written.
template <class T>
struct Lines {
  T *re, *im;
  int64_t line, step;
  Lines exchanged(bool yes) const { return yes ? Lines{im, re, line, step} : *this; }
  Lines operator+(int64_t i) const { return {re + i * line, im ? im + i * line : im, line, step}; }
};

// For each p < m, q < count and i < width: reads the elements i at in_p p + in_q q + in_k k, k < radix, transforms them,
// multiplies them by the twiddles of p, and writes them likewise.
template <class T>
struct Pass {
  int64_t radix, m, count, width;
  int64_t in_p, in_q, in_k, out_p, out_q, out_k;
  const T* twiddles;  // [m, radix - 1, 2]; those of p = 0 are 1
  const T* roots;     // [2, radix]: the cosines and the sines of 2 pi j / radix
};

// The loops of a SIMD target. Widths are multiples of `lanes`.
template <class T>
struct Loops {
  int64_t lanes;
  void (*pass)(const Pass<T>& pass, Planes<const T> in, Planes<T> out);
  // Reads `rows` elements of each of `count` lines into columns of a block. The `pad` columns behind them become zeros.
  void (*load)(const Lines<const T>& from, int64_t rows, int64_t count, int64_t pad, int64_t width, Planes<T> to);
  // Writes `rows` rows of a block to `count` lines, times a factor.
  void (*store)(Planes<const T> from, int64_t rows, int64_t count, int64_t width, T factor, const Lines<T>& to);
  // Writes to[c, r] = from[r, c] * by_column[c] * by_row[c, r] for `lanes` rows of `from`, which are `stride` apart; those from
  // `rows` on are copies of the last one. Rows of `to` are `width` apart. by_column is [columns, 2], by_row [columns, 2, lanes].
  void (*transpose)(Planes<const T> from, int64_t rows, int64_t columns, int64_t stride, const T* by_column,
                    const T* by_row, int64_t width, Planes<T> to);
  // Multiplies n complex numbers, whose parts alternate: y = a b times a factor.
  void (*multiply)(const T* a, const T* b, int64_t n, T factor, T* y);
  // Makes the transform of 2 half real numbers, rows 0 to half, from that of half complex ones, in place. `inner` multiplies all
  // rows but the first and the last. twiddles[k] is e^(-2 pi i k / (2 half)), for 2 k <= half.
  void (*unfold_rows)(int64_t half, int64_t width, const T* twiddles, T inner, Planes<T> z);
  // The other way, times 2.
  void (*fold_rows)(int64_t half, int64_t width, const T* twiddles, T inner, Planes<T> z);
  // The same for one line instead of rows.
  void (*unfold_line)(int64_t half, const T* twiddles, T inner, Planes<T> z);
  void (*fold_line)(int64_t half, const T* twiddles, T inner, Planes<T> z);
};

Loops<float> loops_of(float);
Loops<double> loops_of(double);

}  // namespace eager::cpu::fourier
