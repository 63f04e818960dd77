#include "kernels/cpu/large_decompositions.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>

#include "base/parallel.h"
#include "kernels/cpu/blas.h"
#include "kernels/cpu/factors.h"

namespace eager::cpu {

namespace {

constexpr int64_t kBlock = 64;    // reflections that are applied together
constexpr int64_t kPanel = 16;    // columns that are reduced before the others learn of it
constexpr int64_t kPiece = 128;   // columns that a thread takes at once
constexpr int64_t kGroup = 64;    // columns that are read twice while they are near
constexpr int64_t kSummed = 128;  // columns whose products with a vector are summed first

struct Kind;

// Numbers in memory. Nearly all is done to them by BLAS, so that the code around is the same for all dtypes.
struct Numbers {
  char* at;
  const Kind* kind;
  Numbers operator+(int64_t n) const;
  template <class T>
  T* as() const {
    return reinterpret_cast<T*>(at);
  }
};

// What depends on the dtype.
struct Kind {
  size_t size;
  const Kind* real;  // of the parts of a number
  void (*gemm)(const Gemm& g, Numbers a, Numbers b, Numbers c);
  void (*gemv)(bool adjoint, int64_t m, int64_t n, Numbers a, int64_t stride, Numbers x, bool adds, Numbers y);
  bool (*geqrf)(int64_t m, int64_t n, Numbers a, int64_t stride, Numbers taus);
  bool (*larfg)(int64_t n, Numbers x, Numbers first, Numbers tau);
  bool (*stedc)(int64_t n, Numbers diagonal, Numbers beside, Numbers vectors);
  bool (*bdsdc)(int64_t n, Numbers diagonal, Numbers beside, Numbers u, Numbers vh);
  void (*transpose)(int64_t m, int64_t n, Numbers x, Numbers y);
  void (*fill)(int64_t n, int value, Numbers y, int64_t stride);
  void (*conjugate)(int64_t n, Numbers x, int64_t stride, Numbers y);
  void (*negate)(int64_t n, Numbers x, Numbers y);
  void (*real_part)(Numbers x, Numbers y);
  void (*place)(int64_t begin, int64_t end, int64_t n, bool by_columns, Numbers x, Numbers y, int64_t stride);
  void (*mirror)(int64_t begin, int64_t end, int64_t n, Numbers x);
  void (*join)(int64_t n, Numbers taus, Numbers products, Numbers factor);
  void (*take_products)(int64_t n, Numbers tau, Numbers products, Numbers row);
  void (*finish_right)(int64_t n, Numbers tau, Numbers leading, Numbers first, Numbers z, Numbers column, Numbers x);
  void (*finish_both)(int64_t n, Numbers tau, Numbers v, Numbers w);
};

Numbers Numbers::operator+(int64_t n) const { return {at + n * static_cast<int64_t>(kind->size), kind}; }

void copy(int64_t n, Numbers x, Numbers y) { std::memcpy(y.at, x.at, static_cast<size_t>(n) * x.kind->size); }
void clear(int64_t n, Numbers y) { std::memset(y.at, 0, static_cast<size_t>(n) * y.kind->size); }

// Calls f(begin, end) for the pieces of [begin, end) that lie between multiples of `size`.
using PieceFn = void (*)(void* closure, int64_t begin, int64_t end);
void each_piece(int64_t begin, int64_t end, int64_t size, PieceFn f, void* closure) {
  const int64_t first = begin / size;
  parallel_for((end + size - 1) / size - first, 1, [=](int64_t from, int64_t to) {
    for (int64_t i = first + from; i < first + to; ++i)
      f(closure, std::max(begin, i * size), std::min(end, (i + 1) * size));
  });
}
template <class F>
void each_piece(int64_t begin, int64_t end, int64_t size, F f) {
  each_piece(
      begin, end, size, [](void* c, int64_t b, int64_t e) { (*static_cast<F*>(c))(b, e); }, &f);
}

// The eigenvalues of the symmetric matrix that has `diagonal` and `beside`, in ascending order in place of `diagonal`, and its
// eigenvectors as columns of z: LAPACK's stedc, of whose last step, which takes most of the time, each thread takes some (Cuppen, 1981;
// Gu and Eisenstat, 1995; LAPACK's laed1 and laed3). Without the number between the halves, less its size in both their corners, the
// matrix falls into them; with it the eigenvalues are the roots of 1 + rho sum w_i^2 / (poles_i - x) = 0.
template <class R>
bool divided_eigh(int64_t n, R* diagonal, R* beside, R* z) {
  const int64_t half = n / 2;
  R largest = 0;
  for (int64_t i = 0; i < n; ++i)
    largest = std::max({largest, std::abs(diagonal[i]), i + 1 < n ? std::abs(beside[i]) : R(0)});
  if (largest == 0) largest = 1;
  for (int64_t i = 0; i < n; ++i) diagonal[i] /= largest, beside[i] /= largest;
  R rho = beside[half - 1];
  for (const int64_t i : {half - 1, half}) diagonal[i] -= std::abs(rho);
  std::fill_n(z, n * n, R(0));
  std::atomic<bool> done{true};
  each_piece(0, 2, 1, [&](int64_t part, int64_t) {
    const int64_t from = part * half;
    if (!blas::stedc(part ? n - half : half, diagonal + from, beside + from, z + from * (n + 1), n)) done = false;
  });
  const Room<R> room(2 * n * n + 3 * n);
  R *const parts = room, *const roots = parts + n * n, *const poles = roots + n * n, *const w = poles + n,
           *const weights = w + n;
  const Room<int32_t> order(2 * n);
  int32_t *const rows = order, *const columns = rows + n, counts[4];
  int64_t k;
  if (!done || !blas::laed2(n, half, diagonal, z, rho, poles, w, parts, rows, counts, k)) return false;
  each_piece(0, k, kGroup, [&](int64_t begin, int64_t end) {
    for (int64_t j = begin; j < end; ++j) {
      if (!blas::laed4(k, j, poles, w, roots + j * k, rho, diagonal[j]))
        done = false;  // the differences of poles and the root
    }
  });
  if (!done) return false;
  each_piece(0, k > 2 ? k : 0, kGroup, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) weights[i] = roots[i * (k + 1)];
    for (int64_t j = 0; j < k; ++j) {
      for (int64_t i = begin; i < end; ++i) weights[i] *= i == j ? 1 : roots[j * k + i] / (poles[i] - poles[j]);
    }
    for (int64_t i = begin; i < end; ++i) weights[i] = std::copysign(std::sqrt(-weights[i]), w[i]);
  });
  const int64_t above = counts[0] + counts[1],
                below = counts[1] + counts[2];  // columns that are not zero in a half's rows
  each_piece(0, k, kPiece, [&](int64_t begin, int64_t end) {
    const Room<R> vector(k);
    for (int64_t j = begin; j < end; ++j) {
      R *const root = roots + j * k, sum = 0;
      for (int64_t i = 0; i < k; ++i) {
        vector[i] = k > 2 ? weights[i] / root[i] : root[i];
        sum += vector[i] * vector[i];
      }
      for (int64_t i = 0; i < k; ++i) root[i] = vector[rows[i] - 1] / std::sqrt(sum);
    }
    const auto multiply = [&](int64_t size, int64_t count, const R* from, int64_t first, R* to) {
      blas::gemm({.m = end - begin, .n = size, .k = count, .lda = k, .ldb = size, .ldc = n}, roots + begin * k + first,
                 from, to + begin * n);
    };
    multiply(half, above, parts, 0, z);
    multiply(n - half, below, parts + half * above, counts[0], z + half);
  });
  // The roots ascend, and the values behind them descend, unless there are no roots.
  for (int64_t j = 0, root = 0, other = n - 1; j < n; ++j) {
    const bool is_root = root < k && (other < k || diagonal[root] <= diagonal[other]);
    columns[j] = static_cast<int32_t>(k == 0 ? j : is_root ? root++ : other--);
  }
  for (int64_t j = 0; j < n; ++j) w[j] = diagonal[columns[j]] * largest;
  std::copy_n(w, n, diagonal);
  each_piece(0, n, kGroup, [&](int64_t begin, int64_t end) {
    for (int64_t j = begin; j < end; ++j) std::copy_n(z + columns[j] * n, n, parts + j * n);
  });
  std::copy_n(parts, n * n, z);
  return true;
}

template <class T>
struct KindOf {
  using R = Real<T>;
  static void gemm(const Gemm& g, Numbers a, Numbers b, Numbers c) { blas::gemm(g, a.as<T>(), b.as<T>(), c.as<T>()); }
  static void gemv(bool adjoint, int64_t m, int64_t n, Numbers a, int64_t stride, Numbers x, bool adds, Numbers y) {
    blas::gemv(adjoint, m, n, a.as<T>(), stride, x.as<T>(), adds, y.as<T>());
  }
  static bool geqrf(int64_t m, int64_t n, Numbers a, int64_t stride, Numbers taus) {
    return blas::geqrf(m, n, a.as<T>(), stride, taus.as<T>());
  }
  static bool larfg(int64_t n, Numbers x, Numbers first, Numbers tau) {
    return blas::larfg(n, x.as<T>(), *first.as<R>(), *tau.as<T>());
  }
  static bool stedc(int64_t n, Numbers diagonal, Numbers beside, Numbers vectors) {
    return divided_eigh(n, diagonal.as<R>(), beside.as<R>(), vectors.as<R>());
  }
  static bool bdsdc(int64_t n, Numbers diagonal, Numbers beside, Numbers u, Numbers vh) {
    return blas::bdsdc(n, diagonal.as<R>(), beside.as<R>(), u.as<R>(), vh.as<R>());
  }
  static void transpose(int64_t m, int64_t n, Numbers x, Numbers y) {
    cpu::transpose(m, n, x.as<const T>(), y.as<T>());
  }
  static void fill(int64_t n, int value, Numbers y, int64_t stride) {
    for (int64_t i = 0; i < n; ++i) y.as<T>()[i * stride] = static_cast<T>(value);
  }
  static void conjugate(int64_t n, Numbers x, int64_t stride, Numbers y) {
    for (int64_t i = 0; i < n; ++i) y.as<T>()[i] = cpu::conjugate(x.as<T>()[i * stride]);
  }
  static void negate(int64_t n, Numbers x, Numbers y) {
    for (int64_t i = 0; i < n; ++i) y.as<T>()[i] = -x.as<T>()[i];
  }
  static void real_part(Numbers x, Numbers y) { *y.as<R>() = std::real(*x.as<T>()); }
  // Rows [begin, end) of y are those of real x [n, n], or its columns.
  static void place(int64_t begin, int64_t end, int64_t n, bool by_columns, Numbers x, Numbers y, int64_t stride) {
    for (int64_t j = 0; j < n; ++j) {
      for (int64_t i = begin; i < end; ++i) y.as<T>()[i * stride + j] = x.as<R>()[by_columns ? j * n + i : i * n + j];
    }
  }
  // The columns [begin, end) of Hermitian x, one behind the other, from its lower triangle by rows; it is what remains there.
  static void mirror(int64_t begin, int64_t end, int64_t n, Numbers x) {
    T* const a = x.as<T>();
    for (int64_t i = begin; i < n; ++i) {
      if (i < end) a[i * n + i] = std::real(a[i * n + i]);
      for (int64_t j = begin; j < std::min(i, end); ++j) {
        a[j * n + i] = a[i * n + j];
        a[i * n + j] = cpu::conjugate(a[i * n + j]);
      }
    }
  }
  // N, of which H_0 ... H_(n-1) is I + V N V^H, from V^H V.
  static void join(int64_t n, Numbers taus, Numbers products, Numbers factor) {
    for (int64_t i = 0; i < n; ++i) {
      T* const row = factor.as<T>() + i * n;
      std::fill_n(row, n, T(0));
      row[i] = T(1);
      for (int64_t l = i; l < n; ++l) {
        row[l] *= -taus.as<T>()[l];
        for (int64_t j = l + 1; j < n; ++j) row[j] += row[l] * products.as<T>()[l * n + j];
      }
    }
  }
  static void take_products(int64_t n, Numbers tau, Numbers products, Numbers row) {
    for (int64_t j = 0; j < n; ++j) row.as<T>()[j] -= products.as<T>()[j] *= *tau.as<T>();
  }
  // x = tau (x + A u) for the reflection's vector u = (r - first e) / (leading - first), z = A r and column = A e. An r too short
  // for this counts as zero.
  static void finish_right(int64_t n, Numbers tau, Numbers leading, Numbers first, Numbers z, Numbers column,
                           Numbers x) {
    R& value = *first.as<R>();
    T& factor = *tau.as<T>();
    if (std::abs(value) <= std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon()) value = 0, factor = 0;
    if (factor == T(0)) return clear(n, x);
    const T scale = T(1) / (*leading.as<T>() - value);
    for (int64_t j = 0; j < n; ++j) {
      x.as<T>()[j] = factor * (x.as<T>()[j] + (z.as<T>()[j] - value * column.as<T>()[j]) * scale);
    }
  }
  // w = A v becomes w with which H^H A H is A - v w^H - w v^H.
  static void finish_both(int64_t n, Numbers tau, Numbers v, Numbers w) {
    T along = 0;
    for (int64_t j = 0; j < n; ++j) along += cpu::conjugate(w.as<T>()[j] *= *tau.as<T>()) * v.as<T>()[j];
    along *= *tau.as<T>() * T(-0.5);
    for (int64_t j = 0; j < n; ++j) w.as<T>()[j] += along * v.as<T>()[j];
  }
};

template <class T>
constexpr Kind kKind{sizeof(T),
                     &kKind<Real<T>>,
                     KindOf<T>::gemm,
                     KindOf<T>::gemv,
                     KindOf<T>::geqrf,
                     KindOf<T>::larfg,
                     KindOf<T>::stedc,
                     KindOf<T>::bdsdc,
                     KindOf<T>::transpose,
                     KindOf<T>::fill,
                     KindOf<T>::conjugate,
                     KindOf<T>::negate,
                     KindOf<T>::real_part,
                     KindOf<T>::place,
                     KindOf<T>::mirror,
                     KindOf<T>::join,
                     KindOf<T>::take_products,
                     KindOf<T>::finish_right,
                     KindOf<T>::finish_both};

template <class T>
Numbers numbers(T* x) {
  return {reinterpret_cast<char*>(x), &kKind<T>};
}

// Memory for n numbers, and for what BLAS reads behind a matrix.
class Space {
 public:
  Space(const Kind* kind, int64_t n) : kind_(kind), memory_(static_cast<size_t>(n + kReadBehind) * kind->size) {}
  operator Numbers() const { return {memory_.as<char>(), kind_}; }
  Numbers operator+(int64_t n) const { return static_cast<Numbers>(*this) + n; }

 private:
  const Kind* kind_;
  Scratch memory_;
};

// Q = H_0 H_1 ... for the reflections H_k = I - tau_k v_k v_k^H, where v_k is zero before its element k + shift. The product of
// those of a block is I + V N V^H.
class Reflections {
 public:
  Reflections(const Kind* kind, int64_t length, int64_t count, int64_t shift)
      : kind_(kind), length_(length), count_(count), shift_(shift), lines_(kind, length * count),
        factors_(kind, kBlock * count), taus_(kind, count) {}
  int64_t count() const { return count_; }
  Numbers tau(int64_t k) const { return taus_ + k; }

  // Takes the elements of v_k behind its zeros.
  void set(int64_t k, Numbers v) const {
    clear(k + shift_, lines_ + k * length_);
    copy(length_ - k - shift_, v, lines_ + k * (length_ + 1) + shift_);
  }
  // As well, and makes Q's conjugate of Q.
  void set_conjugate(int64_t k, Numbers v) const {
    clear(k + shift_, lines_ + k * length_);
    kind_->conjugate(length_ - k - shift_, v, 1, lines_ + k * (length_ + 1) + shift_);
    kind_->conjugate(1, tau(k), 1, tau(k));
  }

  // Makes N of the block from k on, whose reflections have been set.
  void join(int64_t k) const {
    const int64_t n = size(k), from = k + shift_;
    const Numbers v = lines_ + k * length_ + from;
    const Space products(kind_, n * n);
    Gemm g{.m = n, .n = n, .k = length_ - from, .transpose_b = true, .lda = length_, .ldb = length_, .ldc = n};
    g.conjugate_a = true;
    kind_->gemm(g, v, v, products);
    kind_->join(n, tau(k), products, factors_ + k * kBlock);
  }
  void join_all() const {
    each_piece(0, count_, kBlock, [this](int64_t k, int64_t) { join(k); });
  }

  // Multiplies the columns [begin, end) of c by the block from k on, or by its adjoint, from the left. c has rows that lie `stride`
  // apart, or, if by_lines, columns that do.
  void apply(int64_t k, bool adjoint, bool by_lines, int64_t begin, int64_t end, Numbers c, int64_t stride) const {
    const int64_t n = size(k), from = k + shift_, width = end - begin, length = length_ - from;
    const Numbers v = lines_ + k * length_ + from, factor = factors_ + k * kBlock;
    const Space products(kind_, n * width), factored(kind_, n * width);
    if (by_lines) {
      const Numbers to = c + begin * stride + from;
      Gemm g{.m = width, .n = n, .k = length, .transpose_b = true, .lda = stride, .ldb = length_, .ldc = n};
      g.conjugate_b = true;
      kind_->gemm(g, to, v, products);
      g = {.m = width, .n = n, .k = n, .transpose_b = !adjoint, .lda = n, .ldb = n, .ldc = n};
      g.conjugate_b = adjoint;
      kind_->gemm(g, products, factor, factored);
      g = {.m = width, .n = length, .k = n, .lda = n, .ldb = length_, .ldc = stride, .accumulate = true};
      kind_->gemm(g, factored, v, to);
    } else {
      const Numbers to = c + from * stride + begin;
      Gemm g{.m = n, .n = width, .k = length, .lda = length_, .ldb = stride, .ldc = width};
      g.conjugate_a = true;
      kind_->gemm(g, v, to, products);
      g = {.m = n, .n = width, .k = n, .transpose_a = adjoint, .lda = n, .ldb = width, .ldc = width};
      g.conjugate_a = adjoint;
      kind_->gemm(g, factor, products, factored);
      g = {.m = length, .n = width, .k = n, .transpose_a = true, .lda = length_, .ldb = width, .ldc = stride};
      g.accumulate = true;
      kind_->gemm(g, v, factored, to);
    }
  }
  // c = Q c for `columns` columns, of which column j is zero behind element j, but for the first `dense` ones.
  void apply_all(bool by_lines, int64_t dense, int64_t columns, Numbers c, int64_t stride) const {
    each_piece(0, columns, kPiece, [=, this](int64_t begin, int64_t end) {
      const int64_t last = (begin < dense ? count_ : std::min(count_, end)) - 1;
      for (int64_t k = last / kBlock * kBlock; k >= 0; k -= kBlock) apply(k, false, by_lines, begin, end, c, stride);
    });
  }

 private:
  int64_t size(int64_t k) const { return std::min(kBlock, count_ - k); }

  const Kind* const kind_;
  const int64_t length_, count_, shift_;
  const Space lines_, factors_, taus_;
};

// a = Q R for columns of m numbers, one behind the other: R replaces the upper triangle.
bool reduce_to_triangle(int64_t m, int64_t n, Numbers a, const Reflections& q) {
  const Space diagonal(a.kind, 1);
  for (int64_t k = 0; k < q.count(); k += kBlock) {
    const int64_t end = std::min(k + kBlock, q.count());
    if (!a.kind->geqrf(m - k, end - k, a + k * m + k, m, q.tau(k))) return false;
    for (int64_t i = k; i < end; ++i) {
      const Numbers v = a + i * m + i;
      copy(1, v, diagonal);
      a.kind->fill(1, 1, v, 1);
      q.set(i, v);
      copy(1, diagonal, v);
    }
    q.join(k);
    each_piece(end, n, kPiece, [&](int64_t begin, int64_t behind) { q.apply(k, true, true, begin, behind, a, m); });
  }
  return true;
}

// What the steps of a panel have made of a matrix a of m rows, whose n columns lie one behind the other: a + L R^H.
class Changes {
 public:
  Changes(const Kind* kind, int64_t m, int64_t n)
      : kind_(kind), m_(m), n_(n), l_(kind, 2 * kPanel * m), r_(kind, 2 * kPanel * n), row_(kind, 2 * kPanel) {}
  bool are_many() const { return count_ == 2 * kPanel; }
  // Adds a column x, from row i on, to L, and -y, from column j on, to R.
  void append(int64_t i, Numbers x, int64_t j, Numbers y) {
    copy(m_ - i, x, l_ + count_ * m_ + i);
    kind_->negate(n_ - j, y, r_ + count_ * n_ + j);
    ++count_;
  }
  // y += column j from row i on; and y += the conjugate of row i from column j on.
  void add_column(int64_t i, int64_t j, Numbers y) const {
    kind_->conjugate(count_, r_ + j, n_, row_);
    kind_->gemv(false, m_ - i, count_, l_ + i, m_, row_, true, y);
  }
  void add_row(int64_t i, int64_t j, Numbers y) const {
    kind_->conjugate(count_, l_ + i, m_, row_);
    kind_->gemv(false, n_ - j, count_, r_ + j, n_, row_, true, y);
  }
  // y += L R^H x for the rows from i on and the columns from j on; and y += R L^H x.
  void add_product(int64_t i, int64_t j, Numbers x, Numbers y) const {
    kind_->gemv(true, n_ - j, count_, r_ + j, n_, x, false, row_);
    kind_->gemv(false, m_ - i, count_, l_ + i, m_, row_, true, y);
  }
  void add_adjoint_product(int64_t i, int64_t j, Numbers x, Numbers y) const {
    kind_->gemv(true, m_ - i, count_, l_ + i, m_, x, false, row_);
    kind_->gemv(false, n_ - j, count_, r_ + j, n_, row_, true, y);
  }
  // Makes them in the columns from `begin` on: in the rows from `begin` on, or if is_lower from those of the piece on.
  void make(int64_t begin, bool is_lower, Numbers a) {
    each_piece(begin, n_, kPiece, [=, this](int64_t first, int64_t behind) {
      const int64_t top = is_lower ? first : begin;
      Gemm g{.m = behind - first, .n = m_ - top, .k = count_, .transpose_a = true, .lda = n_, .ldb = m_, .ldc = m_};
      g.conjugate_a = g.accumulate = true;
      kind_->gemm(g, r_ + first, l_ + top, a + first * m_ + top);
    });
    count_ = 0;
  }

 private:
  const Kind* const kind_;
  const int64_t m_, n_;
  const Space l_, r_, row_;
  int64_t count_ = 0;
};

// Sums of what groups of columns yield.
class Sums {
 public:
  Sums(const Kind* kind, int64_t rows, int64_t columns)
      : kind_(kind), most_(columns / kSummed + 1), sums_(kind, rows * most_), ones_(kind, most_) {
    kind->fill(most_, 1, ones_, 1);
  }
  // z = the sum of what f(first, behind, sum) adds to sum for the groups of the columns [begin, end). Sums have `rows` numbers.
  template <class F>
  void sum(int64_t begin, int64_t end, int64_t rows, Numbers z, F f) const {
    const int64_t before = begin / kSummed;
    each_piece(begin, end, kSummed, [&](int64_t first, int64_t behind) {
      const Numbers sum = sums_ + (first / kSummed - before) * rows;
      clear(rows, sum);
      for (int64_t j = first; j < behind; j = (j / kGroup + 1) * kGroup)
        f(j, std::min(behind, (j / kGroup + 1) * kGroup), sum);
    });
    kind_->gemv(false, rows, (end + kSummed - 1) / kSummed - before, sums_, rows, ones_, false, z);
  }

 private:
  const Kind* const kind_;
  const int64_t most_;
  const Space sums_, ones_;
};

// a = Q B P^H for columns of m >= n numbers; B has `diagonal` and, above it, `beside`. p gets P's conjugate.
// Each step reads what is left of the matrix once: the products with the reflection of a column yield the row, and its own products,
// from which those with its reflection follow (Howell et al., Cache efficient bidiagonalization using BLAS 2.5 operators, 2008).
bool reduce_to_two_diagonals(int64_t m, int64_t n, Numbers a, Numbers diagonal, Numbers beside, const Reflections& q,
                             const Reflections& p) {
  const Kind& kind = *a.kind;
  Changes changes(&kind, m, n);
  const Sums sums(&kind, m, n);
  const Space z(&kind, m), x(&kind, m), row(&kind, n), y(&kind, n), leading(&kind, 1);
  for (int64_t i = 0; i < n; ++i) {
    if (changes.are_many()) changes.make(i, false, a);
    const Numbers v = a + i * m + i;
    changes.add_column(i, i, v);
    if (!kind.larfg(m - i, v, diagonal + i, q.tau(i))) return false;
    q.set(i, v);
    const int64_t next = i + 1, left = n - next;
    if (left == 0) break;
    clear(left, y);
    changes.add_adjoint_product(i, next, v, y);
    kind.conjugate(left, v + m, m, row);
    changes.add_row(i, next, row);
    sums.sum(next, n, m - i, z, [&](int64_t first, int64_t behind, Numbers sum) {
      const Numbers columns = a + first * m + i, products = y + (first - next), to = row + (first - next);
      kind.gemv(true, m - i, behind - first, columns, m, v, true, products);
      kind.take_products(behind - first, q.tau(i), products, to);
      kind.gemv(false, m - i, behind - first, columns, m, to, true, sum);
    });
    changes.append(i, v, next, y);
    copy(1, row, leading);
    if (!kind.larfg(left, row, beside + i, p.tau(i))) return false;
    clear(m - i, x);
    changes.add_product(i, next, row, x);
    kind.finish_right(m - i, p.tau(i), leading, beside + i, z, v + m, x);
    changes.append(i, x, next, row);
    p.set_conjugate(i, row);
  }
  return true;
}

// a = Q B Q^H for Hermitian a; B has `diagonal` and `beside`.
bool reduce_to_three_diagonals(int64_t n, Numbers a, Numbers diagonal, Numbers beside, const Reflections& q) {
  const Kind& kind = *a.kind;
  Changes changes(&kind, n, n);
  const Sums sums(&kind, n, n);
  const Space w(&kind, n);
  for (int64_t i = 0;; ++i) {
    if (changes.are_many()) changes.make(i, true, a);
    const Numbers column = a + i * n + i, v = column + 1;
    changes.add_column(i, i, column);
    kind.real_part(column, diagonal + i);
    const int64_t next = i + 1, left = n - next;
    if (left == 0) return true;
    if (!kind.larfg(left, v, beside + i, q.tau(i))) return false;
    q.set(i, v);
    sums.sum(next, n, left, w, [&](int64_t first, int64_t behind, Numbers sum) {
      const int64_t width = behind - first, at = first - next;
      const Numbers columns = a + first * n + first;
      kind.gemv(false, n - first, width, columns, n, v + at, true, sum + at);
      kind.gemv(true, n - behind, width, columns + width, n, v + (at + width), true, sum + at);
    });
    changes.add_product(next, next, v, w);
    kind.finish_both(left, q.tau(i), v, w);
    changes.append(next, v, next, w);
    changes.append(next, w, next, v);
  }
}

bool qr(int64_t m, int64_t n, Numbers x, int64_t columns, Numbers q) {
  const Space a(x.kind, m * n);
  x.kind->transpose(m, n, x, a);
  const Reflections reflections(x.kind, m, std::min(m, n), 0);
  if (!reduce_to_triangle(m, n, a, reflections)) return false;
  x.kind->transpose(n, m, a, x);
  clear(m * columns, q);
  x.kind->fill(columns, 1, q, columns + 1);
  reflections.apply_all(false, 0, columns, q, columns);
  return true;
}

bool svd(int64_t m, int64_t n, Numbers x, bool is_full, Numbers s, Numbers u, Numbers vh) {
  const Kind *const kind = x.kind, *const real = kind->real;
  const bool is_tall = m > n;  // else by columns x is its transpose, which is
  const int64_t k = std::min(m, n), length = std::max(m, n), columns = is_full ? length : k;
  const bool is_long = length >= k + k / 2, has_vectors = u.at != nullptr;
  const int64_t rows = is_long ? k : length, squares = has_vectors ? k * k : 0;
  const Space by_columns(kind, is_tall ? m * n : 0), square(kind, is_long ? k * k : 0);
  const Reflections outer(kind, length, is_long ? k : 0, 0), left(kind, rows, k, 0), right(kind, k, k - 1, 1);
  Numbers a = x;
  if (is_tall) kind->transpose(m, n, x, a = by_columns);
  if (is_long) {
    if (!reduce_to_triangle(length, k, a, outer)) return false;
    clear(k * k, square);
    for (int64_t j = 0; j < k; ++j) copy(j + 1, a + j * length, square + j * k);
    a = square;
  }
  const Space beside(real, k), left_vectors(real, squares), right_vectors(real, squares);
  if (!reduce_to_two_diagonals(rows, k, a, s, beside, left, right)) return false;
  const Numbers none{nullptr, real}, of_left = left_vectors, of_right = right_vectors;
  if (!kind->bdsdc(k, s, beside, has_vectors ? of_left : none, has_vectors ? of_right : none)) return false;
  if (!has_vectors) return true;
  left.join_all();
  right.join_all();
  const Numbers longer = is_tall ? u : vh, shorter = is_tall ? vh : u;
  const int64_t stride = is_tall ? columns : length;
  clear(length * columns, longer);
  kind->fill(columns - k, 1, longer + k * (stride + 1), stride + 1);
  each_piece(0, k, kGroup, [&](int64_t begin, int64_t end) {
    kind->place(begin, end, k, is_tall, of_left, longer, stride);
    kind->place(begin, end, k, is_tall, of_right, shorter, k);
  });
  left.apply_all(!is_tall, k, is_long ? k : columns, longer, stride);
  if (is_long) outer.apply_all(!is_tall, k, columns, longer, stride);
  right.apply_all(is_tall, k, k, shorter, k);
  return true;
}

bool eigh(int64_t n, Numbers x, Numbers values, Numbers v) {
  const Kind *const kind = x.kind, *const real = kind->real;
  each_piece(0, n, kGroup, [&](int64_t begin, int64_t end) { kind->mirror(begin, end, n, x); });
  const Reflections q(kind, n, n - 1, 1);
  const Space beside(real, n), vectors(real, n * n);
  const Numbers of_three = vectors;
  if (!reduce_to_three_diagonals(n, x, values, beside, q)) return false;
  if (!kind->stedc(n, values, beside, of_three)) return false;
  q.join_all();
  each_piece(0, n, kGroup, [&](int64_t begin, int64_t end) { kind->place(begin, end, n, true, of_three, v, n); });
  q.apply_all(false, n, n, v, n);
  return true;
}

}  // namespace

template <class T>
bool large_qr(int64_t m, int64_t n, T* x, int64_t columns, T* q) {
  return qr(m, n, numbers(x), columns, numbers(q));
}
template <class T>
bool large_svd(int64_t m, int64_t n, T* x, bool is_full, Real<T>* s, T* u, T* vh) {
  return svd(m, n, numbers(x), is_full, numbers(s), numbers(u), numbers(vh));
}
template <class T>
bool large_eigh(int64_t n, T* x, Real<T>* values, T* v) {
  return eigh(n, numbers(x), numbers(values), numbers(v));
}

#define INSTANTIATE(T)                                                   \
  template bool large_qr(int64_t, int64_t, T*, int64_t, T*);             \
  template bool large_svd(int64_t, int64_t, T*, bool, Real<T>*, T*, T*); \
  template bool large_eigh(int64_t, T*, Real<T>*, T*);
INSTANTIATE(float)
INSTANTIATE(double)
INSTANTIATE(std::complex<float>)
INSTANTIATE(std::complex<double>)
#undef INSTANTIATE

}  // namespace eager::cpu
