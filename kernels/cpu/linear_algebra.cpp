// Linear algebra: every matrix of a batch by itself, by LAPACK, or by plain loops where it is small. Matrices share the threads, or
// large ones the columns of a factorization or a solution.
#include "kernels/common/linear_algebra.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <complex>
#include <limits>
#include <type_traits>
#include <vector>

#include "base/memory.h"
#include "kernels/cpu/factors.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/random.h"
#include "kernels/half.h"

namespace eager::cpu {

namespace {

// The factors of a batch of matrices.
template <class T>
class Factored {
 public:
  Factored(int64_t matrices, int64_t n, const T* x)
      : n_(n), factors_(static_cast<size_t>(matrices * n * n) * sizeof(T)),
        pivots_(static_cast<size_t>(matrices * n) * sizeof(int32_t)) {
    std::atomic<bool> invertible{true};
    each(matrices, n, [&](int64_t i) {
      factor(n, x + i * n * n, matrix(i), pivots(i));
      if (!has_pivots(n, matrix(i))) invertible.store(false, std::memory_order_relaxed);
    });
    is_invertible = invertible;
  }
  T* matrix(int64_t i) const { return factors_.template as<T>() + i * n_ * n_; }
  int32_t* pivots(int64_t i) const { return pivots_.template as<int32_t>() + i * n_; }
  bool is_invertible;

 private:
  const int64_t n_;
  Scratch factors_, pivots_;
};

template <class T>
int32_t inv(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const Factored<T> f(p.matrices, p.n, call.inputs[0].as<T>());
  if (!f.is_invertible) return failed(call, "Input is not invertible.");
  T* const y = call.outputs[0].as<T>();
  std::fill_n(y, call.outputs[0].num_elements, T(0));
  each(p.matrices, p.n, [&](int64_t i) {
    T* const to = y + i * p.n * p.n;
    for (int64_t k = 0; k < p.n; ++k) to[k * p.n + k] = T(1);
    solve_factored(p.n, p.n, f.matrix(i), f.pivots(i), p.adjoint, to);
  });
  return 0;
}

template <class T>
int32_t det(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  T* const y = call.outputs[0].as<T>();
  if (p.n == 0) std::fill_n(y, p.matrices, T(1));
  if (p.n == 0 || p.matrices == 0) return 0;
  const Factored<T> f(p.matrices, p.n, call.inputs[0].as<T>());
  for (int64_t i = 0; i < p.matrices; ++i) y[i] = determinant(p.n, f.matrix(i), f.pivots(i));
  return 0;
}

// x / |x|, where size is |x|; 0 of 0.
template <class T, class Real>
T direction(T x, Real size) {
  if (size == 0) return T(0);
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isinf(x)) return std::copysign(T(1), x);
  }
  return x / size;
}

template <class T>
int32_t slogdet(KernelCall& call) {
  using Real = decltype(std::real(T()));
  const SquareParams& p = call.params_as<SquareParams>();
  T* const signs = call.outputs[0].as<T>();
  Real* const logs = call.outputs[1].as<Real>();
  if (p.n == 0) std::fill_n(signs, p.matrices, T(1)), std::fill_n(logs, p.matrices, Real(0));
  if (p.n == 0 || p.matrices == 0) return 0;
  const Factored<T> f(p.matrices, p.n, call.inputs[0].as<T>());
  for (int64_t i = 0; i < p.matrices; ++i) {
    T sign = static_cast<T>(sign_of(p.n, f.pivots(i)));
    Real sum = 0;
    for (int64_t k = 0; k < p.n; ++k) {
      const T element = f.matrix(i)[k * p.n + k];
      const Real size = std::abs(element);
      sign *= direction(element, size);
      sum += std::log(size);
    }
    signs[i] = sign;
    logs[i] = sum;
  }
  return 0;
}

template <class T>
int32_t cholesky(KernelCall& call) {
  const SquareParams& p = call.params_as<SquareParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  T* const y = call.outputs[0].as<T>();
  std::copy_n(call.inputs[0].as<T>(), call.outputs[0].num_elements, y);
  std::atomic<bool> all_positive{true};
  each(p.matrices, p.n, [&](int64_t i) {
    T* const a = y + i * p.n * p.n;
    bool positive = true;
    if (p.n <= kSmall || !blas::potrf(p.n, a, positive)) plain_potrf(p.n, a, positive);
    if (!positive || !has_pivots(p.n, a)) all_positive.store(false, std::memory_order_relaxed);
    for (int64_t r = 0; r < p.n; ++r) std::fill(a + r * p.n + r + 1, a + (r + 1) * p.n, T(0));
  });
  if (!all_positive) return failed(call, "Cholesky decomposition was not successful. The input might not be valid.");
  return 0;
}

// Copies each matrix of B to its place in X, and calls f(A's number, that place).
template <class T, class F>
void each_solution(KernelCall& call, const SolveParams& p, F f) {
  const T* const b = call.inputs[1].as<T>();
  T* const x = call.outputs[0].as<T>();
  const int64_t size = p.n * p.columns;
  each(p.batch.batch, p.n, [&](int64_t i) {
    int64_t at_a, at_b;
    p.batch.offsets(i, at_a, at_b);
    std::copy_n(b + at_b * size, size, x + i * size);
    f(at_a, x + i * size);
  });
}

template <class T>
int32_t solve(KernelCall& call) {
  const SolveParams& p = call.params_as<SolveParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const Factored<T> factored(p.matrices_a, p.n, call.inputs[0].as<T>());
  if (!factored.is_invertible) return failed(call, "Input matrix is not invertible.");
  each_solution<T>(call, p, [&](int64_t a, T* x) {
    solve_factored(p.n, p.columns, factored.matrix(a), factored.pivots(a), p.adjoint, x);
  });
  return 0;
}

template <class T>
int32_t triangular_solve(KernelCall& call) {
  const SolveParams& p = call.params_as<SolveParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T* const a = call.inputs[0].as<T>();
  for (int64_t i = 0; i < p.matrices_a; ++i) {
    for (int64_t k = 0; k < p.n; ++k) {
      if (a[(i * p.n + k) * p.n + k] == T(0)) return failed(call, "Input matrix is not invertible.");
    }
  }
  each_solution<T>(call, p, [&](int64_t i, T* x) {
    solve_triangle({p.lower, p.adjoint, false}, p.n, p.columns, a + i * p.n * p.n, x);
  });
  return 0;
}

// The normal numbers are the columns of a matrix with at least as many rows as columns, whose Q has Haar's distribution where R's
// diagonal is positive (Mezzadri, 2007). It is computed in float64 for every dtype.
template <class T>
int32_t random_orthogonal(KernelCall& call) {
  const OrthogonalParams& p = call.params_as<OrthogonalParams>();
  T* const y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  const bool is_wide = p.rows < p.columns;
  const int64_t most = std::max(p.rows, p.columns), least = std::min(p.rows, p.columns);
  const Scratch room(static_cast<size_t>(most * least) * sizeof(double)),
      diagonal(static_cast<size_t>(least) * sizeof(double));
  double *const q = room.as<double>(), *const r = diagonal.as<double>();
  normal_numbers(q, most * least, p.key, p.counter);
  if (least <= kSmall || !blas::qr(most, least, q, r)) plain_qr(most, least, q, r);
  each(least, 1, [&](int64_t c) {
    const double scale = r[c] < 0 ? -p.gain : p.gain;
    T* const to = y + (is_wide ? c * most : c);
    const int64_t stride = is_wide ? 1 : least;
    for (int64_t i = 0; i < most; ++i)
      to[i * stride] = static_cast<T>(static_cast<Compute<T>>(scale * q[c * most + i]));
  });
  return 0;
}

template <class T>
void add_kernels(KernelTable& t, DType dtype) {
  t.add("inv", dtype, inv<T>);
  t.add("det", dtype, det<T>);
  t.add("slogdet", dtype, slogdet<T>);
  t.add("cholesky", dtype, cholesky<T>);
  t.add("solve", dtype, solve<T>);
  t.add("triangular_solve", dtype, triangular_solve<T>);
}

}  // namespace

void register_linear_algebra(KernelTable& t) {
  add_kernels<float>(t, DType::float32);
  add_kernels<double>(t, DType::float64);
  add_kernels<std::complex<float>>(t, DType::complex64);
  add_kernels<std::complex<double>>(t, DType::complex128);
  t.add("random_orthogonal", DType::float16, random_orthogonal<float16>);
  t.add("random_orthogonal", DType::bfloat16, random_orthogonal<bfloat16>);
  t.add("random_orthogonal", DType::float32, random_orthogonal<float>);
  t.add("random_orthogonal", DType::float64, random_orthogonal<double>);
}

}  // namespace eager::cpu
