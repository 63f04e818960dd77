#include "kernels/cpu/plain_decompositions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "kernels/cpu/plain_lapack.h"

namespace eager::cpu {

namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();
constexpr int kMostSweeps = 60;  // Jacobi's methods take 5 to 10

template <class T>
double squared_norm(int64_t n, const T* x) {
  double sum = 0;
  for (int64_t i = 0; i < n; ++i) sum += std::norm(x[i]);
  return sum;
}

// Returns x^H y.
template <class T>
T product(int64_t n, const T* x, const T* y) {
  T sum = 0;
  for (int64_t i = 0; i < n; ++i) sum += conjugate(x[i]) * y[i];
  return sum;
}

// A rotation of two vectors x and y to c x - s conj(phase) y and s x + c conj(phase) y, by which an element becomes zero whose
// phase this is.
template <class T>
struct Rotation {
  // The one for a Hermitian [[a, b], [b^H, d]].
  Rotation(double a, double d, const T& b) {
    const double size = std::abs(b), zeta = (d - a) / (2 * size);
    const double t = std::isinf(zeta) ? 0 : std::copysign(1 / (std::abs(zeta) + std::hypot(1, zeta)), zeta);
    c = 1 / std::sqrt(1 + t * t);
    s = c * t;
    phase = b / size;
  }
  void turn(T& x, T& y) const {
    const T other = conjugate(phase) * y, before = x;
    x = c * before - s * other;
    y = s * before + c * other;
  }
  double c, s;
  T phase;
};

// Returns the power of two by which numbers are multiplied so that the largest lies near 1.
template <class T>
double scale_of(int64_t n, const T* x) {
  double largest = 0;
  for (int64_t i = 0; i < n; ++i) largest = std::max({largest, std::abs(std::real(x[i])), std::abs(std::imag(x[i]))});
  if (largest == 0) return 1;
  return std::ldexp(1, -std::clamp(std::ilogb(largest), -1000, 1000));
}

// Makes vector `at` of a list, each of n numbers, a unit vector that is orthogonal to those before it.
template <class T>
void complete(int64_t n, int64_t at, T* vectors) {
  T* const v = vectors + at * n;
  for (int64_t axis = 0; axis < n; ++axis) {
    // Of all axes one at least has 1 / n of its length, squared, outside the space of fewer than n vectors.
    double outside = 1;
    for (int64_t k = 0; k < at; ++k) outside -= std::norm(vectors[k * n + axis]);
    if (outside < 0.5 / static_cast<double>(n)) continue;
    std::fill_n(v, n, T(0));
    v[axis] = 1;
    break;
  }
  for (int twice = 0; twice < 2; ++twice) {  // the first time leaves what rounding left
    for (int64_t k = 0; k < at; ++k) {
      const T along = product(n, vectors + k * n, v);
      for (int64_t i = 0; i < n; ++i) v[i] -= along * vectors[k * n + i];
    }
    const double scale = 1 / std::sqrt(squared_norm(n, v));
    for (int64_t i = 0; i < n; ++i) v[i] *= scale;
  }
}

}  // namespace

template <class T>
void plain_qr(int64_t m, int64_t n, T* x, int64_t columns, T* q) {
  const int64_t k = std::min(m, n);
  std::vector<T> taus(static_cast<size_t>(k)), reflectors(static_cast<size_t>(k * m));
  for (int64_t j = 0; j < k; ++j) {
    T* const v = reflectors.data() + j * m;  // 1 in place j
    double below = 0, largest = 0;
    for (int64_t i = j; i < m; ++i)
      largest = std::max({largest, std::abs(std::real(x[i * n + j])), std::abs(std::imag(x[i * n + j]))});
    const double scale = largest > 0 ? std::ldexp(1, -std::clamp(std::ilogb(largest), -1000, 1000)) : 1;
    for (int64_t i = j + 1; i < m; ++i) below += std::norm(scale * x[i * n + j]);
    const T alpha = scale * x[j * n + j];
    if (below == 0 && std::imag(alpha) == 0) continue;  // as LAPACK: nothing is reflected
    const double beta = -std::copysign(std::sqrt(std::norm(alpha) + below), std::real(alpha));
    const T tau = (beta - alpha) / beta, divisor = alpha - beta;
    v[j] = 1;
    for (int64_t i = j + 1; i < m; ++i) v[i] = scale * x[i * n + j] / divisor;
    taus[static_cast<size_t>(j)] = tau;
    x[j * n + j] = beta / scale;
    for (int64_t i = j + 1; i < m; ++i) x[i * n + j] = 0;
    for (int64_t c = j + 1; c < n; ++c) {  // H^H = 1 - conj(tau) v v^H
      T along = 0;
      for (int64_t i = j; i < m; ++i) along += conjugate(v[i]) * x[i * n + c];
      along *= conjugate(tau);
      for (int64_t i = j; i < m; ++i) x[i * n + c] -= along * v[i];
    }
  }
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t c = 0; c < columns; ++c) q[i * columns + c] = i == c ? 1 : 0;
  }
  for (int64_t j = k; j-- > 0;) {
    const T tau = taus[static_cast<size_t>(j)];
    if (tau == T(0)) continue;
    const T* const v = reflectors.data() + j * m;
    for (int64_t c = j; c < columns; ++c) {
      T along = 0;
      for (int64_t i = j; i < m; ++i) along += conjugate(v[i]) * q[i * columns + c];
      along *= tau;
      for (int64_t i = j; i < m; ++i) q[i * columns + c] -= along * v[i];
    }
  }
}

template <class T>
void plain_svd(int64_t m, int64_t n, const T* x, bool is_full, double* s, T* u, T* vh) {
  // b has `count` vectors of `length` numbers: the columns of x, or those of x^H if they are fewer. b = left diag(s) right^H, where
  // `left` and `right` hold vectors too.
  const bool is_tall = m >= n;
  const int64_t length = is_tall ? m : n, count = is_tall ? n : m;
  const int64_t of_left = is_full ? length : count;
  const auto size = [](int64_t a, int64_t b) { return static_cast<size_t>(a * b); };
  std::vector<T> left(size(of_left, length)), right(u ? size(count, count) : 0), b(size(count, length));
  const double scale = scale_of(m * n, x);
  for (int64_t c = 0; c < count; ++c) {
    for (int64_t i = 0; i < length; ++i)
      b[size(c, length) + static_cast<size_t>(i)] = scale * (is_tall ? x[i * n + c] : conjugate(x[c * n + i]));
    if (u) right[size(c, count) + static_cast<size_t>(c)] = 1;
  }
  std::vector<double> norms(static_cast<size_t>(count));
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool is_done = true;
    for (int64_t p = 0; p < count; ++p) {
      for (int64_t q = p + 1; q < count; ++q) {
        T *const x_p = b.data() + p * length, *const x_q = b.data() + q * length;
        const double of_p = squared_norm(length, x_p), of_q = squared_norm(length, x_q);
        const T along = product(length, x_p, x_q);
        if (!(std::abs(along) > kEpsilon * std::sqrt(of_p) * std::sqrt(of_q)) || std::abs(along) < 1e-290) continue;
        is_done = false;
        const Rotation<T> r(of_p, of_q, along);
        for (int64_t i = 0; i < length; ++i) r.turn(x_p[i], x_q[i]);
        for (int64_t i = 0; u && i < count; ++i)
          r.turn(right[size(p, count) + static_cast<size_t>(i)], right[size(q, count) + static_cast<size_t>(i)]);
      }
    }
    if (is_done) break;
  }
  std::vector<int64_t> order(static_cast<size_t>(count));
  std::iota(order.begin(), order.end(), int64_t{0});
  for (int64_t c = 0; c < count; ++c)
    norms[static_cast<size_t>(c)] = std::sqrt(squared_norm(length, b.data() + c * length));
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t i, int64_t j) { return norms[static_cast<size_t>(i)] > norms[static_cast<size_t>(j)]; });
  for (int64_t c = 0; c < count; ++c) s[c] = norms[static_cast<size_t>(order[static_cast<size_t>(c)])] / scale;
  if (!u) return;
  for (int64_t c = 0; c < of_left; ++c) {
    const int64_t from = c < count ? order[static_cast<size_t>(c)] : 0;
    const double norm = c < count ? norms[static_cast<size_t>(from)] : 0;
    if (norm < 1e-140) {  // its square has lost digits: it has no direction
      complete(length, c, left.data());
      continue;
    }
    for (int64_t i = 0; i < length; ++i)
      left[size(c, length) + static_cast<size_t>(i)] = b[size(from, length) + static_cast<size_t>(i)] / norm;
  }
  // Tall: u = left, vh = right^H. Wide: u = right, vh = left^H.
  const auto of_right = [&](int64_t c, int64_t i) {
    return right[size(order[static_cast<size_t>(c)], count) + static_cast<size_t>(i)];
  };
  if (is_tall) {
    for (int64_t i = 0; i < m; ++i) {
      for (int64_t c = 0; c < of_left; ++c) u[i * of_left + c] = left[size(c, length) + static_cast<size_t>(i)];
    }
    for (int64_t c = 0; c < count; ++c) {
      for (int64_t i = 0; i < n; ++i) vh[c * n + i] = conjugate(of_right(c, i));
    }
  } else {
    for (int64_t i = 0; i < m; ++i) {
      for (int64_t c = 0; c < count; ++c) u[i * count + c] = of_right(c, i);
    }
    for (int64_t i = 0; i < of_left * n; ++i) vh[i] = conjugate(left[static_cast<size_t>(i)]);
  }
}

template <class T>
void plain_eigh(int64_t n, T* x, double* values, T* v) {
  const auto at = [n, x](int64_t i, int64_t j) -> T& { return x[i * n + j]; };
  for (int64_t i = 0; i < n; ++i) {
    at(i, i) = std::real(at(i, i));
    for (int64_t j = 0; j < i; ++j) at(j, i) = conjugate(at(i, j));
  }
  const double scale = scale_of(n * n, x);
  for (int64_t i = 0; i < n * n; ++i) x[i] *= scale;
  std::vector<T> vectors(v ? static_cast<size_t>(n * n) : 0);
  for (int64_t i = 0; v && i < n; ++i) vectors[static_cast<size_t>(i * n + i)] = 1;
  const double negligible =
      kEpsilon * 0.1 * std::sqrt(squared_norm(n * n, x)) / static_cast<double>(std::max<int64_t>(n, 1));
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool is_done = true;
    for (int64_t p = 0; p < n; ++p) {
      for (int64_t q = p + 1; q < n; ++q) {
        if (!(std::abs(at(p, q)) > negligible)) continue;
        is_done = false;
        const Rotation<T> r(std::real(at(p, p)), std::real(at(q, q)), at(p, q));
        for (int64_t k = 0; k < n; ++k) r.turn(at(k, p), at(k, q));
        for (int64_t k = 0; k < n; ++k) {  // by rows conjugated
          T above = conjugate(at(p, k)), below = conjugate(at(q, k));
          r.turn(above, below);
          at(p, k) = conjugate(above), at(q, k) = conjugate(below);
        }
        at(p, q) = at(q, p) = 0;
        at(p, p) = std::real(at(p, p)), at(q, q) = std::real(at(q, q));
        for (int64_t k = 0; v && k < n; ++k)
          r.turn(vectors[static_cast<size_t>(k * n + p)], vectors[static_cast<size_t>(k * n + q)]);
      }
    }
    if (is_done) break;
  }
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), int64_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](int64_t i, int64_t j) { return std::real(at(i, i)) < std::real(at(j, j)); });
  for (int64_t c = 0; c < n; ++c) {
    const int64_t from = order[static_cast<size_t>(c)];
    values[c] = std::real(at(from, from)) / scale;
    for (int64_t i = 0; v && i < n; ++i) v[i * n + c] = vectors[static_cast<size_t>(i * n + from)];
  }
}

bool small_eigh(int64_t n, const double* x, double* values, double* v) {
  constexpr int64_t kMost = kMostSmallEigh;
  constexpr int kMostSteps = 50;  // for one value; it takes two as a rule
  double a[kMost * kMost] = {}, turned[kMost * kMost], d[kMost], e[kMost], u[kMost], w[kMost], factors[kMost];
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t j = 0; j <= i; ++j) a[i * n + j] = a[j * n + i] = x[i * n + j];
  }
  const double scale = scale_of(n * n, a);
  for (int64_t i = 0; i < n * n; ++i) a[i] *= scale;
  // Householder's reflections leave the diagonal d and e beside it. Row k of `a` keeps the vector of reflection k, from k + 1 on.
  for (int64_t k = 0; k < n; ++k) {
    const int64_t m = n - k - 1;
    double* const row = a + k * n + k + 1;
    d[k] = a[k * n + k];
    e[k] = m > 0 ? row[0] : 0;
    factors[k] = 0;
    const double below = m > 1 ? squared_norm(m - 1, row + 1) : 0;
    if (below < 1e-290) continue;
    e[k] = -std::copysign(std::sqrt(row[0] * row[0] + below), row[0]);
    row[0] -= e[k];
    const double factor = factors[k] = 2 / (row[0] * row[0] + below);
    double along = 0;
    for (int64_t i = 0; i < m; ++i) {
      u[i] = factor * product(m, a + (k + 1 + i) * n + k + 1, row);
      along += u[i] * row[i];
    }
    for (int64_t i = 0; i < m; ++i) w[i] = u[i] - 0.5 * factor * along * row[i];
    for (int64_t i = 0; i < m; ++i) {
      double* const to = a + (k + 1 + i) * n + k + 1;
      for (int64_t j = 0; j < m; ++j) to[j] -= row[i] * w[j] + w[i] * row[j];
    }
  }
  // The rows of `turned` are the vectors.
  for (int64_t i = 0; v && i < n * n; ++i) turned[i] = i % (n + 1) == 0 ? 1 : 0;
  for (int64_t k = n - 2; v && k-- > 0;) {
    const double* const row = a + k * n + k + 1;
    const int64_t m = n - k - 1;
    for (int64_t i = k + 1; factors[k] != 0 && i < n; ++i) {
      double* const to = turned + i * n + k + 1;
      const double along = factors[k] * product(m, to, row);
      for (int64_t j = 0; j < m; ++j) to[j] -= along * row[j];
    }
  }
  // The implicit QL algorithm.
  for (int64_t l = 0; l < n; ++l) {
    for (int step = 0;; ++step) {
      int64_t m = l;
      while (m + 1 < n && !(std::abs(e[m]) <= kEpsilon * (std::abs(d[m]) + std::abs(d[m + 1])) + 1e-290)) ++m;
      if (m == l) break;
      if (step == kMostSteps) return false;
      double g = (d[l + 1] - d[l]) / (2 * e[l]);
      g = d[m] - d[l] + e[l] / (g + std::copysign(std::sqrt(g * g + 1), g));
      double s = 1, c = 1, p = 0;
      int64_t i = m - 1;
      for (; i >= l; --i) {
        const double f = s * e[i], b = c * e[i], fast = std::sqrt(f * f + g * g);
        const double r = fast < 1e-140 ? std::hypot(f, g) : fast;  // smaller squares lose digits
        e[i + 1] = r;
        if (r == 0) break;
        s = f / r, c = g / r;
        g = d[i + 1] - p;
        const double t = (d[i] - g) * s + 2 * c * b;
        p = s * t;
        d[i + 1] = g + p;
        g = c * t - b;
        for (int64_t k = 0; v && k < n; ++k) {
          double &low = turned[i * n + k], &high = turned[(i + 1) * n + k], before = high;
          high = s * low + c * before;
          low = c * low - s * before;
        }
      }
      if (i >= l) {
        d[i + 1] -= p;
      } else {
        d[l] -= p;
        e[l] = g;
      }
      e[m] = 0;
    }
  }
  int64_t order[kMost];
  std::iota(order, order + n, int64_t{0});
  std::sort(order, order + n, [&](int64_t i, int64_t j) { return d[i] != d[j] ? d[i] < d[j] : i < j; });
  for (int64_t c = 0; c < n; ++c) {
    values[c] = d[order[c]] / scale;
    for (int64_t i = 0; v && i < n; ++i) v[i * n + c] = turned[order[c] * n + i];
  }
  return true;
}

bool plain_eig(int64_t n, std::complex<double>* x, std::complex<double>* values, std::complex<double>* v) {
  using Z = std::complex<double>;
  const double scale = scale_of(n * n, x);
  for (int64_t i = 0; i < n * n; ++i) x[i] *= scale;
  const auto at = [n, x](int64_t i, int64_t j) -> Z& { return x[i * n + j]; };
  std::vector<Z> z(static_cast<size_t>(n * n));  // x = Z T Z^H
  for (int64_t i = 0; i < n; ++i) z[static_cast<size_t>(i * n + i)] = 1;
  // Rotates rows i and j of T, where element (j, column) becomes zero, and the columns.
  auto rotate = [&](int64_t i, int64_t j, const Z& a, const Z& b, int64_t first, int64_t last) {
    const double size = std::hypot(std::abs(a), std::abs(b));
    if (size == 0) return;
    const Z c = a / size, s = b / size;
    for (int64_t k = first; k < n; ++k) {
      const Z above = at(i, k), below = at(j, k);
      at(i, k) = std::conj(c) * above + std::conj(s) * below;
      at(j, k) = c * below - s * above;
    }
    for (int64_t k = 0; k < last; ++k) {
      const Z left = at(k, i), right = at(k, j);
      at(k, i) = left * c + right * s;
      at(k, j) = right * std::conj(c) - left * std::conj(s);
    }
    for (int64_t k = 0; k < n; ++k) {
      Z &left = z[static_cast<size_t>(k * n + i)], &right = z[static_cast<size_t>(k * n + j)];
      const Z before = left;
      left = before * c + right * s;
      right = right * std::conj(c) - before * std::conj(s);
    }
  };
  for (int64_t k = 0; k + 2 < n; ++k) {  // Hessenberg's form
    for (int64_t i = k + 2; i < n; ++i) {
      if (at(i, k) == 0.0) continue;
      rotate(k + 1, i, at(k + 1, k), at(i, k), k, n);
      at(i, k) = 0;
    }
  }
  int64_t end = n;
  std::vector<Z> cs(static_cast<size_t>(n)), sn(static_cast<size_t>(n));
  for (int64_t step = 0; end > 1; ++step) {
    if (step > 30 * n) return false;
    int64_t begin = end - 1;
    while (begin > 0) {
      const double around = std::abs(at(begin, begin)) + std::abs(at(begin - 1, begin - 1));
      if (std::abs(at(begin, begin - 1)) <= kEpsilon * (around > 0 ? around : 1)) break;
      --begin;
    }
    if (begin > 0) at(begin, begin - 1) = 0;
    if (begin == end - 1) {
      --end;
      step = 0;
      continue;
    }
    // Wilkinson's shift: the eigenvalue of the last 2 x 2 block that is nearer to its last element.
    const Z a = at(end - 2, end - 2), b = at(end - 2, end - 1), c = at(end - 1, end - 2), d = at(end - 1, end - 1);
    const Z half = 0.5 * (a - d), root = std::sqrt(half * half + b * c);
    const Z other = std::abs(half + root) > std::abs(half - root) ? half + root : half - root;
    Z shift = other == 0.0 ? d : d - b * c / other;
    if (step % 10 == 9) shift = d + std::abs(c);  // an exceptional one, where there is a cycle
    for (int64_t i = begin; i < end; ++i) at(i, i) -= shift;
    for (int64_t i = begin; i + 1 < end; ++i) {
      const Z first = at(i, i), second = at(i + 1, i);
      const double size = std::hypot(std::abs(first), std::abs(second));
      const Z co = size == 0 ? 1 : first / size, si = size == 0 ? 0 : second / size;
      cs[static_cast<size_t>(i)] = co, sn[static_cast<size_t>(i)] = si;
      for (int64_t k = i; k < n; ++k) {
        const Z above = at(i, k), below = at(i + 1, k);
        at(i, k) = std::conj(co) * above + std::conj(si) * below;
        at(i + 1, k) = co * below - si * above;
      }
      at(i + 1, i) = 0;
    }
    for (int64_t i = begin; i + 1 < end; ++i) {
      const Z co = cs[static_cast<size_t>(i)], si = sn[static_cast<size_t>(i)];
      auto turn = [&](Z& left, Z& right) {
        const Z before = left;
        left = before * co + right * si;
        right = right * std::conj(co) - before * std::conj(si);
      };
      for (int64_t k = 0; k <= i + 1; ++k) turn(at(k, i), at(k, i + 1));
      for (int64_t k = 0; k < n; ++k) turn(z[static_cast<size_t>(k * n + i)], z[static_cast<size_t>(k * n + i + 1)]);
    }
    for (int64_t i = begin; i < end; ++i) at(i, i) += shift;
    // The part of T right of the block took the rotations of rows alone, so its rows lack no shift; that above it took those of
    // columns alone.
  }
  for (int64_t i = 0; i < n; ++i) values[i] = at(i, i) / scale;
  if (!v) return true;
  double largest = 0;
  for (int64_t i = 0; i < n * n; ++i) largest = std::max(largest, std::abs(x[i]));
  const double least = kEpsilon * (largest > 0 ? largest : 1);
  std::vector<Z> y(static_cast<size_t>(n));
  for (int64_t c = 0; c < n; ++c) {  // (T - t_cc) y = 0 from below
    for (int64_t i = 0; i < n; ++i) y[static_cast<size_t>(i)] = i == c ? 1 : 0;
    for (int64_t i = c; i-- > 0;) {
      Z sum = 0;
      for (int64_t k = i + 1; k <= c; ++k) sum += at(i, k) * y[static_cast<size_t>(k)];
      Z gap = at(i, i) - at(c, c);
      if (std::abs(gap) < least) gap = least;
      y[static_cast<size_t>(i)] = -sum / gap;
      const double size = std::abs(y[static_cast<size_t>(i)]);
      if (size > 1e100) {
        for (int64_t k = i; k <= c; ++k) y[static_cast<size_t>(k)] /= size;
      }
    }
    for (int64_t i = 0; i < n; ++i) {
      Z sum = 0;
      for (int64_t k = 0; k <= c; ++k) sum += z[static_cast<size_t>(i * n + k)] * y[static_cast<size_t>(k)];
      v[i * n + c] = sum;
    }
  }
  return true;
}

template <class T>
void plain_lu(int64_t m, int64_t n, T* x, int32_t* pivots) {
  for (int64_t k = 0; k < std::min(m, n); ++k) {
    int64_t pivot = k;
    for (int64_t i = k + 1; i < m; ++i) {
      if (size_of(x[i * n + k]) > size_of(x[pivot * n + k])) pivot = i;
    }
    pivots[k] = static_cast<int32_t>(pivot + 1);
    if (pivot != k) std::swap_ranges(x + k * n, x + (k + 1) * n, x + pivot * n);
    const T* const row = x + k * n;
    if (row[k] == T(0)) continue;
    for (int64_t i = k + 1; i < m; ++i) {
      T* const to = x + i * n;
      const T factor = to[k] /= row[k];
      for (int64_t j = k + 1; j < n; ++j) to[j] -= factor * row[j];
    }
  }
}

#define INSTANTIATE(T)                                                        \
  template void plain_qr(int64_t, int64_t, T*, int64_t, T*);                  \
  template void plain_svd(int64_t, int64_t, const T*, bool, double*, T*, T*); \
  template void plain_eigh(int64_t, T*, double*, T*);
INSTANTIATE(double)
INSTANTIATE(std::complex<double>)
#undef INSTANTIATE
template void plain_lu(int64_t, int64_t, float*, int32_t*);
template void plain_lu(int64_t, int64_t, double*, int32_t*);
template void plain_lu(int64_t, int64_t, std::complex<float>*, int32_t*);
template void plain_lu(int64_t, int64_t, std::complex<double>*, int32_t*);

}  // namespace eager::cpu
