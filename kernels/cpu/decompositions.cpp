// Decompositions of matrices and what is computed from them: every matrix of a batch by itself, by LAPACK on one thread of the
// team, or by plain loops where it is small.
//
// The phases of singular vectors and eigenvectors are free. They are chosen here so that results depend neither on the size of
// the matrix nor on the library: the first component that has at least half the largest magnitude is real and positive.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <limits>
#include <optional>

#include "kernels/common/linear_algebra.h"
#include "kernels/cpu/blas.h"
#include "kernels/cpu/factors.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/large_decompositions.h"
#include "kernels/cpu/plain_decompositions.h"
#include "kernels/cpu/plain_gemm.h"

namespace eager::cpu {

namespace {

// Rows and columns up to which plain loops are faster than a call of LAPACK.
constexpr int64_t kSmallQr = 12, kSmallSvd = 6, kSmallEigh = 4;

template <class T>
struct WideOf {
  using type = double;
};
template <class T>
struct WideOf<std::complex<T>> {
  using type = std::complex<double>;
};
// The type in which plain loops compute.
template <class T>
using Wide = typename WideOf<T>::type;

template <class T>
constexpr T kNan = T(std::numeric_limits<Real<T>>::quiet_NaN());

template <class To, class From>
void convert(int64_t n, const From* from, To* to) {
  for (int64_t i = 0; i < n; ++i) to[i] = static_cast<To>(from[i]);
}

template <class T>
bool is_finite(int64_t n, const T* x) {
  Real<T> sum = 0;  // is NaN if some product is
  for (int64_t i = 0; i < n; ++i) sum += std::real(x[i]) * 0 + std::imag(x[i]) * 0;
  return sum == 0;
}

// Calls f(i) for each matrix, on the team's threads where they are worth it. There may be any number of matrices without results.
template <class F>
void each_matrix(const KernelCall& call, F f) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const auto is_empty = [](const Operand& y) { return y.num_elements == 0; };
  if (std::all_of(call.outputs, call.outputs + call.num_outputs, is_empty)) return;
  each(p.matrices, std::max(p.m, p.n), f);
}

template <class T>
void multiply(const Gemm& g, const T* a, const T* b, T* c) {
  if (g.m <= kSmall && g.n <= kSmall && g.k <= kSmall) return plain_gemm(g, a, b, c);
  blas::gemm(g, a, b, c);
}

template <class T>
Real<T> square_of(const T& x) {
  return std::real(x) * std::real(x) + std::imag(x) * std::imag(x);
}

// Returns the unit number by which a vector of length 1 is multiplied so that its phase is the chosen one.
template <class T>
T turn_of(int64_t n, const T* x, int64_t stride) {
  Real<T> largest = 0;  // square, which takes no root
  for (int64_t i = 0; i < n; ++i) largest = std::max(largest, square_of(x[i * stride]));
  for (int64_t i = 0; i < n; ++i) {
    const Real<T> square = square_of(x[i * stride]);
    if (square > 0 && square >= largest / 4) return conjugate(x[i * stride]) / std::abs(x[i * stride]);
  }
  return T(1);
}
template <class T>
void turn(int64_t n, T* x, int64_t stride, const T& by) {
  if (by == T(1)) return;
  for (int64_t i = 0; i < n; ++i) x[i * stride] *= by;
}

// Turns each column of x [m, n], whose rows lie one behind the other, so that its phase is the chosen one, and calls
// f(column, by) with what it was multiplied by. Some columns at a time, since a column alone has a number in each cache line.
template <class T, class F>
void turn_columns(int64_t m, int64_t n, T* x, F f) {
  constexpr int64_t kSide = 16;
  parallel_for((n + kSide - 1) / kSide, std::max<int64_t>(1, 4096 / m), [=](int64_t begin, int64_t end) {
    for (int64_t first = begin * kSide; first < std::min(n, end * kSide); first += kSide) {
      const int64_t width = std::min(kSide, n - first);
      Real<T> largest[kSide] = {};  // square
      T turns[kSide] = {};
      for (int64_t i = 0; i < m; ++i) {
        const T* const row = x + i * n + first;
        for (int64_t k = 0; k < width; ++k) largest[k] = std::max(largest[k], square_of(row[k]));
      }
      for (int64_t i = 0, found = 0; i < m && found < width; ++i) {
        const T* const row = x + i * n + first;
        for (int64_t k = 0; k < width; ++k) {
          if (turns[k] != T(0)) continue;
          if (!(largest[k] > 0)) turns[k] = T(1), ++found;
          else if (square_of(row[k]) >= largest[k] / 4) turns[k] = conjugate(row[k]) / std::abs(row[k]), ++found;
        }
      }
      for (int64_t i = 0; i < m; ++i) {
        T* const row = x + i * n + first;
        for (int64_t k = 0; k < width; ++k) row[k] *= turns[k];
      }
      for (int64_t k = 0; k < width; ++k) f(first + k, turns[k]);
    }
  });
}

// ---- Single matrices

// Reports whether the squares of n numbers are neither too large nor too small, so that LAPACK would not scale them.
template <class T>
bool needs_no_scale(int64_t n, const T* x) {
  using Limits = std::numeric_limits<Real<T>>;
  const Real<T> least = std::sqrt(Limits::min() / Limits::epsilon());
  Real<T> largest = 0;
  for (int64_t i = 0; i < n; ++i) largest = std::max(largest, std::abs(std::real(x[i])) + std::abs(std::imag(x[i])));
  return largest > least && largest < 1 / least;
}

// As blas::qr; q has nothing behind it.
template <class T>
bool qr_by_lapack(int64_t m, int64_t n, T* x, int64_t columns, T* q) {
  if (std::min(m, n) >= kLargeQr) return large_qr(m, n, x, columns, q);
  if constexpr (std::is_same_v<T, Real<T>>) return blas::qr(m, n, x, columns, q);
  const Room<T> made(m * columns + kReadBehind);
  if (!blas::qr(m, n, x, columns, static_cast<T*>(made))) return false;
  std::copy_n(static_cast<T*>(made), m * columns, q);
  return true;
}

template <class T>
[[gnu::noinline]] void qr_of(int64_t m, int64_t n, const T* x, int64_t columns, T* q, T* r) {
  const Room<T> room(m * n + kReadBehind);
  std::copy_n(x, m * n, static_cast<T*>(room));
  const int64_t k = std::min(m, n);
  if (!is_finite(m * n, x)) {
    std::fill_n(q, m * columns, kNan<T>);
    std::fill_n(static_cast<T*>(room), m * n, kNan<T>);
  } else if (std::max(m, n) <= kSmallQr || !qr_by_lapack(m, n, static_cast<T*>(room), columns, q)) {
    const Room<Wide<T>> wide(m * n), wide_q(m * columns);
    convert(m * n, x, static_cast<Wide<T>*>(wide));
    plain_qr(m, n, static_cast<Wide<T>*>(wide), columns, static_cast<Wide<T>*>(wide_q));
    convert(m * n, static_cast<Wide<T>*>(wide), static_cast<T*>(room));
    convert(m * columns, static_cast<Wide<T>*>(wide_q), q);
  }
  for (int64_t i = 0; i < columns; ++i) {
    std::fill_n(r + i * n, std::min(i, n), T(0));
    if (i < k) std::copy_n(room + i * n + i, n - i, r + i * n + i);
  }
}

// u and vh may be NULL.
template <class T>
[[gnu::noinline]] void svd_of(int64_t m, int64_t n, const T* x, bool is_full, Real<T>* s, T* u, T* vh) {
  const int64_t k = std::min(m, n), columns = is_full ? m : k, rows = is_full ? n : k;
  if (k == 0) {
    for (int64_t i = 0; u && i < m * columns; ++i)
      u[i] = i / std::max<int64_t>(columns, 1) == i % std::max<int64_t>(columns, 1);
    for (int64_t i = 0; u && i < rows * n; ++i) vh[i] = i / n == i % n;
    return;
  }
  if (!is_finite(m * n, x)) {
    std::fill_n(s, k, kNan<Real<T>>);
    if (u) std::fill_n(u, m * columns, kNan<T>), std::fill_n(vh, rows * n, kNan<T>);
    return;
  }
  bool is_done = false;
  if (std::max(m, n) > kSmallSvd) {
    const Room<T> room(m * n + kReadBehind);
    std::copy_n(x, m * n, static_cast<T*>(room));
    const bool is_large = k >= kLargeSvd && needs_no_scale(m * n, x);
    is_done = (is_large ? large_svd<T> : blas::svd<T>)(m, n, room, is_full, s, u, vh);
  }
  if (!is_done) {
    using W = Wide<T>;
    const Room<W> wide(m * n), wide_u(u ? m * columns : 0), wide_vh(u ? rows * n : 0);
    const Room<double> wide_s(k);
    convert(m * n, x, static_cast<W*>(wide));
    plain_svd(m, n, static_cast<const W*>(wide), is_full, static_cast<double*>(wide_s),
              u ? static_cast<W*>(wide_u) : nullptr, u ? static_cast<W*>(wide_vh) : nullptr);
    convert(k, static_cast<double*>(wide_s), s);
    if (u) convert(m * columns, static_cast<W*>(wide_u), u), convert(rows * n, static_cast<W*>(wide_vh), vh);
  }
  if (!u) return;
  turn_columns(m, columns, u, [=](int64_t i, const T& by) {
    if (i < k) turn(n, vh + i * n, 1, conjugate(by));
  });
  for (int64_t i = k; i < rows; ++i) turn(n, vh + i * n, 1, turn_of(n, vh + i * n, 1));
}

// v may be NULL. false: the lower triangle of x, which alone is read, has numbers that are not finite.
template <class T>
bool eigh_of(int64_t n, const T* x, Real<T>* values, T* v) {
  for (int64_t i = 0; i < n; ++i) {
    if (!is_finite(i + 1, x + i * n)) return false;
  }
  using W = Wide<T>;
  const auto by_loops = [&](auto decompose) {
    const Room<W> wide(n * n), wide_v(v ? n * n : 0);
    const Room<double> wide_values(n);
    convert(n * n, x, static_cast<W*>(wide));
    if (!decompose(static_cast<W*>(wide), static_cast<double*>(wide_values), v ? static_cast<W*>(wide_v) : nullptr))
      return false;
    convert(n, static_cast<double*>(wide_values), values);
    if (v) convert(n * n, static_cast<W*>(wide_v), v);
    return true;
  };
  bool is_done = false;
  if constexpr (std::is_same_v<W, double>) {
    if (n > 1 && n <= kMostSmallEigh)
      is_done = by_loops([n](const double* a, double* of, double* vectors) { return small_eigh(n, a, of, vectors); });
  }
  if (!is_done && n > kSmallEigh) {
    const Room<T> room(n * n + kReadBehind);
    T* const rows = room;
    std::copy_n(x, n * n, rows);
    const bool is_large = v && n >= kLargeEigh && needs_no_scale(n * n, x);
    is_done = is_large ? large_eigh(n, rows, values, v) : blas::eigh(n, rows, values, v != nullptr);
    if (is_done && v && !is_large) transpose(n, n, rows, v, [](const T& element) { return conjugate(element); });
  }
  if (!is_done) {
    by_loops([n](W* a, double* of, W* vectors) {
      plain_eigh(n, a, of, vectors);
      return true;
    });
  }
  if (v) turn_columns(n, n, v, [](int64_t, const T&) {});
  return true;
}

// v may be NULL. false: x has numbers that are not finite, or the values are not found.
template <class T>
bool eig_of(int64_t n, const T* x, std::complex<Real<T>>* values, std::complex<Real<T>>* v) {
  using Z = std::complex<Real<T>>;
  using W = std::complex<double>;
  if (!is_finite(n * n, x)) return false;
  const Room<T> room(n * n);
  const Room<Z> rows(v ? n * n : 0);
  T* const columns = room;
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j < n; ++j) columns[j * n + i] = x[i * n + j];
  }
  if (blas::eig(n, columns, values, v ? static_cast<Z*>(rows) : nullptr)) {
    for (int64_t i = 0; v && i < n; ++i) {
      for (int64_t j = 0; j < n; ++j) v[i * n + j] = rows[j * n + i];
    }
  } else {
    const Room<W> wide(n * n), wide_v(v ? n * n : 0), wide_values(n);
    convert(n * n, x, static_cast<W*>(wide));
    if (!plain_eig(n, wide, wide_values, v ? static_cast<W*>(wide_v) : nullptr)) return false;
    convert(n, static_cast<W*>(wide_values), values);
    if (v) convert(n * n, static_cast<W*>(wide_v), v);
  }
  for (int64_t i = 0; v && i < n; ++i) {
    Real<T> largest = 0, sum = 0;
    for (int64_t k = 0; k < n; ++k)
      largest = std::max({largest, std::abs(v[k * n + i].real()), std::abs(v[k * n + i].imag())});
    for (int64_t k = 0; k < n; ++k) sum += square_of(v[k * n + i] /= largest);
    turn(n, v + i, n, turn_of(n, v + i, n) / std::sqrt(sum));
  }
  return true;
}

template <class T>
void lu_of(int64_t m, int64_t n, T* x, int32_t* pivots) {
  const Room<T> by_columns(std::max(m, n) > kSmall ? m * n : 0);
  T* const columns = by_columns;
  if (std::max(m, n) > kSmall) {
    transpose(m, n, x, columns);
    if (factor_columns(m, n, columns, pivots)) return transpose(n, m, columns, x);
  }
  plain_lu(m, n, x, pivots);
}

// ---- Kernels

template <class T>
int32_t qr(KernelCall& call) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const int64_t columns = p.is_full ? p.m : std::min(p.m, p.n);
  const T* const x = call.inputs[0].as<T>();
  T *const q = call.outputs[0].as<T>(), *const r = call.outputs[1].as<T>();
  each_matrix(call, [&](int64_t i) {
    qr_of(p.m, p.n, x + i * p.m * p.n, columns, q + i * p.m * columns, r + i * columns * p.n);
  });
  return 0;
}

template <class T>
int32_t svd(KernelCall& call) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const int64_t k = std::min(p.m, p.n), columns = p.is_full ? p.m : k, rows = p.is_full ? p.n : k;
  const T* const x = call.inputs[0].as<T>();
  T *const u = call.outputs[0].as<T>(), *const vh = call.outputs[2].as<T>();
  Real<T>* const s = call.outputs[1].as<Real<T>>();
  const T none{};  // tells matrices without elements from calls without vectors
  each_matrix(call, [&](int64_t i) {
    svd_of(p.m, p.n, x + i * p.m * p.n, p.is_full, s + i * k, u ? u + i * p.m * columns : const_cast<T*>(&none),
           vh + i * rows * p.n);
  });
  return 0;
}

template <class T>
int32_t svdvals(KernelCall& call) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const int64_t k = std::min(p.m, p.n);
  const T* const x = call.inputs[0].as<T>();
  Real<T>* const s = call.outputs[0].as<Real<T>>();
  each_matrix(call, [&](int64_t i) { svd_of<T>(p.m, p.n, x + i * p.m * p.n, false, s + i * k, nullptr, nullptr); });
  return 0;
}

template <class T>
int32_t eigh(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t size = p.n * p.n;
  const T* const x = call.inputs[0].as<T>();
  Real<T>* const values = call.outputs[0].as<Real<T>>();
  T* const v = call.num_outputs > 1 ? call.outputs[1].as<T>() : nullptr;
  std::atomic<bool> are_finite{true};
  each(p.matrices, p.n, [&](int64_t i) {
    if (!eigh_of(p.n, x + i * size, values + i * p.n, v ? v + i * size : nullptr))
      are_finite.store(false, std::memory_order_relaxed);
  });
  if (!are_finite)
    return failed(call, "Self-adjoint eigen decomposition was not successful. The input might not be valid.");
  return 0;
}

template <class T>
int32_t eig(KernelCall& call) {
  using Z = std::complex<Real<T>>;
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t size = p.n * p.n;
  const T* const x = call.inputs[0].as<T>();
  Z* const values = call.outputs[0].as<Z>();
  Z* const v = call.num_outputs > 1 ? call.outputs[1].as<Z>() : nullptr;
  std::atomic<bool> are_found{true};
  each(p.matrices, p.n, [&](int64_t i) {
    if (!eig_of(p.n, x + i * size, values + i * p.n, v ? v + i * size : nullptr))
      are_found.store(false, std::memory_order_relaxed);
  });
  if (!are_found) return failed(call, "Eigen decomposition was not successful. The input might not be valid.");
  return 0;
}

template <class T>
int32_t lu(KernelCall& call) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const int64_t size = p.m * p.n, k = std::min(p.m, p.n);
  T* const y = call.outputs[0].as<T>();
  int32_t* const permutation = call.outputs[1].as<int32_t>();
  if (size > 0) std::copy_n(call.inputs[0].as<T>(), call.outputs[0].num_elements, y);
  each_matrix(call, [&](int64_t i) {
    const Room<int32_t> pivots(k);
    int32_t *const exchanged = pivots, *const order = permutation + i * p.m;
    if (size > 0) lu_of(p.m, p.n, y + i * size, exchanged);
    for (int64_t r = 0; r < p.m; ++r) order[r] = static_cast<int32_t>(r);
    for (int64_t r = 0; r < k; ++r) std::swap(order[r], order[exchanged[r] - 1]);
  });
  return 0;
}

// Returns the number of singular values that count.
template <class T>
int64_t rank_of(int64_t k, const T* s, double rtol) {
  int64_t rank = 0;
  while (rank<k&& static_cast<double>(s[rank])> rtol * static_cast<double>(s[0])) ++rank;
  return rank;
}

template <class T>
double tolerance_of(const auto& p) {
  return p.rtol >= 0
             ? p.rtol
             : static_cast<double>(std::max(p.m, p.n)) * static_cast<double>(std::numeric_limits<Real<T>>::epsilon());
}

template <class T>
int32_t matrix_rank(KernelCall& call) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const int64_t k = std::min(p.m, p.n);
  const T* const x = call.inputs[0].as<T>();
  int64_t* const y = call.outputs[0].as<int64_t>();
  each_matrix(call, [&](int64_t i) {
    const Room<Real<T>> s(k);
    svd_of<T>(p.m, p.n, x + i * p.m * p.n, false, s, nullptr, nullptr);
    y[i] = rank_of<Real<T>>(k, s, tolerance_of<T>(p));
  });
  return 0;
}

// The thin singular value decomposition of one matrix.
template <class T>
class Decomposed {
 public:
  Decomposed(int64_t m, int64_t n, const T* x) : m_(m), n_(n), k_(std::min(m, n)), u_(m * k_), vh_(k_ * n), s_(k_) {
    svd_of<T>(m, n, x, false, s_, u_, vh_);
  }
  // y = pinv(x) b, for b [m, columns] or, where it is NULL, the unit matrix.
  [[gnu::noinline]] void apply(double rtol, int64_t columns, const T* b, T* y) const {
    const Real<T>* const s = s_;
    if (k_ > 0 && std::isnan(s[0])) return std::fill_n(y, n_ * columns, kNan<T>), void();
    const int64_t rank = rank_of(k_, s, rtol);
    if (rank == 0) return std::fill_n(y, n_ * columns, T(0)), void();
    const T *const u = u_, *const vh = vh_;
    const Room<T> room(rank * columns);
    T* const product = room;
    if (b) {
      Gemm g{.m = rank, .n = columns, .k = m_, .transpose_a = true, .lda = k_, .ldb = columns, .ldc = columns};
      g.conjugate_a = true;
      multiply(g, u, b, product);
    } else {
      for (int64_t i = 0; i < rank; ++i) {
        for (int64_t j = 0; j < m_; ++j) product[i * m_ + j] = conjugate(u[j * k_ + i]);
      }
    }
    for (int64_t i = 0; i < rank; ++i) {
      for (int64_t j = 0; j < columns; ++j) product[i * columns + j] /= s[i];
    }
    Gemm g{.m = n_, .n = columns, .k = rank, .transpose_a = true, .lda = n_, .ldb = columns, .ldc = columns};
    g.conjugate_a = true;
    multiply(g, vh, product, y);
  }

 private:
  const int64_t m_, n_, k_;
  const Room<T> u_, vh_;
  const Room<Real<T>> s_;
};

// The factors Q and R of one matrix whose rank is certain without its singular values.
template <class T>
class FullRank {
 public:
  FullRank(int64_t m, int64_t n, const T* x, double rtol) : m_(m), n_(n), q_(m * n), r_(n * n) {
    qr_of<T>(m, n, x, n, q_, r_);
    const Room<T> inverse(n * n);
    T* const unit = inverse;
    std::fill_n(unit, n * n, T(0));
    for (int64_t i = 0; i < n; ++i) unit[i * n + i] = T(1);
    solve_triangle(kUpper, n, n, static_cast<const T*>(r_), unit);
    // The least singular value over the greatest is at least this, by Frobenius' norms. The rest is for their rounding.
    const double least = 1 / (norm(n * n, r_) * norm(n * n, unit));
    is_certain_ = least > 2 * rtol && least > 64 * static_cast<double>(m) * std::numeric_limits<Real<T>>::epsilon();
  }
  bool is_certain() const { return is_certain_; }
  // y is nearest to b in R y = Q^H b.
  void apply(int64_t columns, const T* b, T* y) const {
    Gemm g{.m = n_, .n = columns, .k = m_, .transpose_a = true, .lda = n_, .ldb = columns, .ldc = columns};
    g.conjugate_a = true;
    multiply(g, static_cast<const T*>(q_), b, y);
    solve_triangle(kUpper, n_, columns, static_cast<const T*>(r_), y);
  }

 private:
  static constexpr blas::Triangle kUpper{.is_lower = false, .is_adjoint = false, .has_unit_diagonal = false};
  static double norm(int64_t n, const T* x) {
    double sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += static_cast<double>(std::norm(x[i]));
    return std::sqrt(sum);
  }
  const int64_t m_, n_;
  const Room<T> q_, r_;
  bool is_certain_;
};

template <class T>
int32_t pinv(KernelCall& call) {
  const MatrixParams& p = call.params_as<MatrixParams>();
  const int64_t size = p.m * p.n;
  const T* const x = call.inputs[0].as<T>();
  T* const y = call.outputs[0].as<T>();
  each_matrix(call, [&](int64_t i) {
    Decomposed<T>(p.m, p.n, x + i * size).apply(tolerance_of<T>(p), p.m, nullptr, y + i * size);
  });
  return 0;
}

template <class T>
int32_t lstsq(KernelCall& call) {
  const LeastSquaresParams& p = call.params_as<LeastSquaresParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T *const a = call.inputs[0].as<T>(), *const b = call.inputs[1].as<T>();
  T* const y = call.outputs[0].as<T>();
  const int64_t size = p.n * p.columns;
  if (p.m == 0) return std::fill_n(y, call.outputs[0].num_elements, T(0)), 0;
  // Places of the batch that share their matrix share its decomposition.
  each(p.matrices_a, std::max(p.m, p.n), [&](int64_t matrix) {
    const T* const x = a + matrix * p.m * p.n;
    std::optional<FullRank<T>> factors;
    if (p.m >= p.n && p.m > kSmallSvd) factors.emplace(p.m, p.n, x, tolerance_of<T>(p));
    const bool is_certain = factors && factors->is_certain();
    std::optional<Decomposed<T>> decomposed;
    if (!is_certain) decomposed.emplace(p.m, p.n, x);
    const bool is_own = p.matrices_a == p.batch.batch;
    for (int64_t i = is_own ? matrix : 0; i < (is_own ? matrix + 1 : p.batch.batch); ++i) {
      int64_t at_a, at_b;
      p.batch.offsets(i, at_a, at_b);
      if (at_a != matrix) continue;
      const T* const right = b + at_b * p.m * p.columns;
      if (is_certain) factors->apply(p.columns, right, y + i * size);
      else decomposed->apply(tolerance_of<T>(p), p.columns, right, y + i * size);
    }
  });
  return 0;
}

// Higham, The scaling and squaring method for the matrix exponential revisited (2005): Pade's approximation of degree 13 of
// x / 2^s, squared s times.
template <class T>
void exp_of(int64_t n, T* x, T* y) {
  constexpr double kB[] = {64764752532480000.,
                           32382376266240000.,
                           7771770303897600.,
                           1187353796428800.,
                           129060195264000.,
                           10559470521600.,
                           670442572800.,
                           33522128640.,
                           1323241920.,
                           40840800.,
                           960960.,
                           16380.,
                           182.,
                           1.};
  const int64_t size = n * n;
  double norm = 0;
  for (int64_t j = 0; j < n; ++j) {
    double sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += std::abs(x[i * n + j]);
    norm = std::max(norm, sum);
  }
  if (!std::isfinite(norm)) return std::fill_n(y, size, kNan<T>), void();
  const int squarings = norm > 5.371920351148152 ? std::max(0, std::ilogb(norm / 5.371920351148152) + 1) : 0;
  for (int64_t i = 0; i < size; ++i) x[i] *= std::ldexp(1, -squarings);
  const Room<T> room(6 * size);
  T *const x2 = room, *const x4 = x2 + size, *const x6 = x4 + size, *const odd = x6 + size, *const even = odd + size,
           *const inner = even + size;
  const Gemm g{.m = n, .n = n, .k = n, .lda = n, .ldb = n, .ldc = n};
  Gemm added = g;
  added.accumulate = true;
  auto add_unit = [&](T* to, double value) {
    for (int64_t i = 0; i < n; ++i) to[i * n + i] += value;
  };
  multiply(g, x, x, x2);
  multiply(g, x2, x2, x4);
  multiply(g, x2, x4, x6);
  for (int64_t i = 0; i < size; ++i) {
    inner[i] = kB[13] * x6[i] + kB[11] * x4[i] + kB[9] * x2[i];
    even[i] = kB[7] * x6[i] + kB[5] * x4[i] + kB[3] * x2[i];
  }
  add_unit(even, kB[1]);
  multiply(added, x6, inner, even);
  multiply(g, x, even, odd);
  for (int64_t i = 0; i < size; ++i) {
    inner[i] = kB[12] * x6[i] + kB[10] * x4[i] + kB[8] * x2[i];
    even[i] = kB[6] * x6[i] + kB[4] * x4[i] + kB[2] * x2[i];
  }
  add_unit(even, kB[0]);
  multiply(added, x6, inner, even);
  // (even - odd) y = even + odd
  for (int64_t i = 0; i < size; ++i) {
    y[i] = even[i] + odd[i];
    inner[i] = even[i] - odd[i];
  }
  const Room<int32_t> pivots(n);
  factor(n, inner, x2, static_cast<int32_t*>(pivots));
  solve_factored(n, n, static_cast<const T*>(x2), static_cast<const int32_t*>(pivots), false, y);
  for (int k = 0; k < squarings; ++k) {
    std::copy_n(y, size, x2);
    multiply(g, x2, x2, y);
  }
}

template <class T>
int32_t matrix_exp(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t size = p.n * p.n;
  const T* const x = call.inputs[0].as<T>();
  T* const y = call.outputs[0].as<T>();
  each(p.matrices, p.n, [&](int64_t i) {
    if (!is_finite(size, x + i * size)) return std::fill_n(y + i * size, size, kNan<T>), void();
    using W = Wide<T>;
    const Room<W> wide(size), result(size);
    convert(size, x + i * size, static_cast<W*>(wide));
    exp_of<W>(p.n, wide, result);
    convert(size, static_cast<W*>(result), y + i * size);
  });
  return 0;
}

// x = U diag(s) Vh, and conj(det(U) det(Vh)).
template <class T>
struct TurnedValues {
  TurnedValues(int64_t n, const T* x) : room(3 * n * n), values(n), u(room), vh(u + n * n), s(values) {
    svd_of<T>(n, n, x, true, values, u, vh);
    const Room<int32_t> pivots(n);
    T* const factors = vh + n * n;
    for (const T* unitary : {u, vh}) {
      factor(n, unitary, factors, static_cast<int32_t*>(pivots));
      turn *= conjugate(determinant<T>(n, factors, pivots));
    }
  }
  const Room<T> room;
  const Room<Real<T>> values;
  T *const u, *const vh;
  const Real<T>* const s;
  T turn{1};
};

// y = adj(x)^H for any x: conj(det(U) det(Vh)) U diag(p) Vh, where p_i is the product of all s but s_i.
template <class T>
void adjugate_by_values(int64_t n, const T* x, T* y) {
  const TurnedValues<T> of(n, x);
  const Room<T> room(n * n);
  T* const scaled = room;
  for (int64_t i = 0; i < n; ++i) {
    Real<T> product = 1;
    for (int64_t k = 0; k < n; ++k) product *= k == i ? 1 : of.s[k];
    for (int64_t r = 0; r < n; ++r) scaled[r * n + i] = of.u[r * n + i] * product * of.turn;
  }
  multiply(Gemm{.m = n, .n = n, .k = n, .lda = n, .ldb = n, .ldc = n}, scaled, of.vh, y);
}

// The gradient of adj(x)^H for any x: conj(det(U) det(Vh)) U m Vh. With g = U^H dy V and p_ij, the product of all s but s_i and s_j,
// m_ij is -conj(g_ji) p_ij, and m_ii the sum of conj(g_kk) p_ik over all other k.
template <class T>
void adjugate_grad_by_values(int64_t n, const T* x, const T* dy, T* dx) {
  const TurnedValues<T> of(n, x);
  const Room<T> room(3 * n * n);
  T *const product = room, *const g = product + n * n, *const m = g + n * n;
  const Gemm shape{.m = n, .n = n, .k = n, .lda = n, .ldb = n, .ldc = n};
  Gemm of_left = shape, of_right = shape;
  of_left.transpose_a = of_left.conjugate_a = of_right.transpose_b = of_right.conjugate_b = true;
  multiply(of_left, of.u, dy, product);
  multiply(of_right, product, of.vh, g);
  for (int64_t r = 0; r < n; ++r) {
    m[r * n + r] = 0;
    for (int64_t c = 0; c < n; ++c) {
      if (r == c) continue;
      T others = of.turn;
      for (int64_t k = 0; k < n; ++k) others *= k == r || k == c ? 1 : of.s[k];
      m[r * n + c] = -conjugate(g[c * n + r]) * others;
      m[r * n + r] += conjugate(g[c * n + c]) * others;
    }
  }
  multiply(shape, of.u, m, product);
  multiply(shape, product, of.vh, dx);
}

// The gradient of the gradient of adj(x)^H for any x, in the directions dy and u: conj(det(U) det(Vh)) U m Vh. With a = U^H dy V,
// b = U^H u V and p_ijk, the product of all s but s_i, s_j and s_k, conj(m_ii) is the sum of p_ijk (a_jj b_kk - a_jk b_kj) over all j
// and k, and conj(m_ij) that of p_ijk (a_jk b_ki + a_ki b_jk - a_ji b_kk - a_kk b_ji) over all k.
template <class T>
int32_t adjugate_adjoint_grad_grad(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t n = p.n, size = n * n;
  const T *const all_x = call.inputs[0].as<T>(), *const all_dy = call.inputs[1].as<T>(),
                 *const all_u = call.inputs[2].as<T>();
  T* const all_dx = call.outputs[0].as<T>();
  each(p.matrices, n, [&](int64_t at) {
    const TurnedValues<T> of(n, all_x + at * size);
    const Real<T>* const s = of.s;
    const int64_t tail =
        std::max<int64_t>(0, n - 3);  // from here on values may be 0; where more are, so are all products
    const Room<T> room(4 * size);
    T *const product = room, *const a = product + size, *const b = a + size, *const m = b + size;
    const Gemm shape{.m = n, .n = n, .k = n, .lda = n, .ldb = n, .ldc = n};
    Gemm of_left = shape, of_right = shape;
    of_left.transpose_a = of_left.conjugate_a = of_right.transpose_b = of_right.conjugate_b = true;
    for (const auto& [direction, turned] : {std::pair{all_dy, a}, std::pair{all_u, b}}) {
      multiply(of_left, of.u, direction + at * size, product);
      multiply(of_right, product, of.vh, turned);
    }
    Real<T> most = 1;
    for (int64_t k = 0; k < tail; ++k) most *= s[k];
    const auto others = [&](int64_t i, int64_t j, int64_t k) {
      Real<T> y = most;
      for (const int64_t l : {i, j, k}) y /= l < tail ? s[l] : 1;
      for (int64_t l = tail; l < n; ++l) y *= l == i || l == j || l == k ? 1 : s[l];
      return y;
    };
    const bool is_0 = tail > 0 && s[tail - 1] == 0;
    std::fill_n(m, size, T(0));
    for (int64_t i = 0; i < n && !is_0; ++i) {
      for (int64_t j = 0; j < n; ++j) {
        for (int64_t k = 0; k < n; ++k) {
          if (i == j || j == k || k == i) continue;
          const auto at_of = [n](const T* of_matrix, int64_t r, int64_t c) { return of_matrix[r * n + c]; };
          const Real<T> weight = others(i, j, k);
          m[i * n + i] += weight * (at_of(a, j, j) * at_of(b, k, k) - at_of(a, j, k) * at_of(b, k, j));
          m[i * n + j] += weight * (at_of(a, j, k) * at_of(b, k, i) + at_of(a, k, i) * at_of(b, j, k) -
                                    at_of(a, j, i) * at_of(b, k, k) - at_of(a, k, k) * at_of(b, j, i));
        }
      }
    }
    for (int64_t k = 0; k < size; ++k) m[k] = of.turn * conjugate(m[k]);
    multiply(shape, of.u, m, product);
    multiply(shape, product, of.vh, all_dx + at * size);
  });
  return 0;
}

template <class T>
Real<T> norm_of(int64_t size, const T* x) {
  Real<T> sum = 0;
  for (int64_t i = 0; i < size; ++i) sum += square_of(x[i]);
  return std::sqrt(sum);
}

// The same by y = x^-H, where the difference of its products leaves enough digits: conj(det(x)) (t y - y dy^H y), and t is the sum of
// conj(dy) y.
template <class T>
int32_t adjugate_adjoint_grad(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t n = p.n, size = n * n;
  const Real<T> largest_condition = 1 / std::cbrt(std::numeric_limits<Real<T>>::epsilon());
  const T *const all_x = call.inputs[0].as<T>(), *const all_dy = call.inputs[1].as<T>();
  T* const all_dx = call.outputs[0].as<T>();
  const Room<T> all_rooms(p.matrices * 2 * size);
  const Room<int32_t> all_pivots(p.matrices * n);
  each(p.matrices, n, [&](int64_t i) {
    const T *const x = all_x + i * size, *const dy = all_dy + i * size;
    T *const factors = all_rooms + i * 2 * size, *const y = factors + size, *const dx = all_dx + i * size;
    int32_t* const pivots = all_pivots + i * n;
    factor(n, x, factors, pivots);
    const T det = conjugate(determinant(n, factors, pivots));
    if (!std::isnormal(size_of(det))) return adjugate_grad_by_values(n, x, dy, dx);
    std::fill_n(y, size, T(0));
    for (int64_t k = 0; k < n; ++k) y[k * n + k] = 1;
    solve_factored(n, n, factors, pivots, true, y);
    if (!(norm_of(size, x) * norm_of(size, y) <= largest_condition)) return adjugate_grad_by_values(n, x, dy, dx);
    T t(0);
    for (int64_t k = 0; k < size; ++k) t += conjugate(dy[k]) * y[k];
    T* const product = factors;
    const Gemm shape{.m = n, .n = n, .k = n, .lda = n, .ldb = n, .ldc = n};
    Gemm of_right = shape;
    of_right.transpose_b = of_right.conjugate_b = true;
    multiply(of_right, y, dy, product);
    multiply(shape, product, y, dx);
    for (int64_t k = 0; k < size; ++k) dx[k] = det * (t * y[k] - dx[k]);
  });
  return 0;
}

// y = adj(x)^H, which is conj(det(x)) x^-H where x has an inverse, and its determinant is a number of the dtype.
template <class T>
int32_t adjugate_adjoint(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t n = p.n, size = n * n;
  const T* const x = call.inputs[0].as<T>();
  T* const y = call.outputs[0].as<T>();
  const Room<T> all_factors(p.matrices * size);
  const Room<int32_t> all_pivots(p.matrices * n);
  each(p.matrices, n, [&](int64_t i) {
    T *const factors = all_factors + i * size, *const to = y + i * size;
    int32_t* const pivots = all_pivots + i * n;
    factor(n, x + i * size, factors, pivots);
    const T det = conjugate(determinant(n, factors, pivots));
    if (!std::isnormal(size_of(det))) return adjugate_by_values(n, x + i * size, to);
    std::fill_n(to, size, T(0));
    for (int64_t k = 0; k < n; ++k) to[k * n + k] = det;
    solve_factored(n, n, factors, pivots, true, to);
  });
  return 0;
}

template <class T>
void add_kernels(KernelTable& t, DType dtype) {
  t.add("qr", dtype, qr<T>);
  t.add("svd", dtype, svd<T>);
  t.add("svdvals", dtype, svdvals<T>);
  t.add("eigh", dtype, eigh<T>);
  t.add("eigvalsh", dtype, eigh<T>);
  t.add("eig", dtype, eig<T>);
  t.add("eigvals", dtype, eig<T>);
  t.add("lu", dtype, lu<T>);
  t.add("matrix_rank", dtype, matrix_rank<T>);
  t.add("pinv", dtype, pinv<T>);
  t.add("lstsq", dtype, lstsq<T>);
  t.add("matrix_exp", dtype, matrix_exp<T>);
  t.add("adjugate_adjoint", dtype, adjugate_adjoint<T>);
  t.add("adjugate_adjoint_grad", dtype, adjugate_adjoint_grad<T>);
  t.add("adjugate_adjoint_grad_grad", dtype, adjugate_adjoint_grad_grad<T>);
}

}  // namespace

void register_decompositions(KernelTable& t) {
  add_kernels<float>(t, DType::float32);
  add_kernels<double>(t, DType::float64);
  add_kernels<std::complex<float>>(t, DType::complex64);
  add_kernels<std::complex<double>>(t, DType::complex128);
}

}  // namespace eager::cpu
