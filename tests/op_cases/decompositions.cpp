// Decompositions, of matrices that are made of their factors or against the algorithm that defines them.
#include <algorithm>
#include <cmath>
#include <limits>

#include "op_cases/harness.h"
#include "op_cases/matrices.h"
#include "support/client.h"
#include "support/trace.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();

Matrix zeros(int64_t rows, int64_t columns) {
  return {rows, columns, std::vector<Complex>(static_cast<size_t>(rows * columns))};
}

Matrix unit(int64_t n) {
  Matrix y = zeros(n, n);
  for (int64_t i = 0; i < n; ++i) y.at(i, i) = 1;
  return y;
}

Matrix product(Matrix a, Matrix b) {
  Matrix y = zeros(a.rows, b.columns);
  for (int64_t i = 0; i < a.rows; ++i) {
    for (int64_t j = 0; j < b.columns; ++j) {
      for (int64_t k = 0; k < a.columns; ++k) y.at(i, j) += a.at(i, k) * b.at(k, j);
    }
  }
  return y;
}

Matrix inverse(const Matrix& a) {
  Matrix y = unit(a.rows);
  eliminate(a, y);
  return y;
}

// Numbers without pattern, with a larger diagonal.
Matrix numbers_of(int64_t m, int64_t n, bool is_complex, double shift = 0) {
  Matrix y = zeros(m, n);
  auto number = [&](int64_t a, int64_t b) { return std::sin(static_cast<double>(3 * a * a + 5 * b + 1) + shift); };
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) y.at(i, j) = {number(i, j) + (i == j ? 2 : 0), is_complex ? number(j, i + 2) : 0};
  }
  return y;
}

// Householder's reflections: each turns the rest of a column to a real multiple of the first unit vector, with the sign that is not
// that of the column's first real part. The last of a square real matrix is left out.
std::pair<Matrix, Matrix> householder(Matrix r) {
  Matrix q = unit(r.rows);
  for (int64_t j = 0; j < std::min(r.rows, r.columns); ++j) {
    double norm = 0, below = 0;
    for (int64_t i = j; i < r.rows; ++i) norm += std::norm(r.at(i, j)), below += i > j ? std::norm(r.at(i, j)) : 0;
    const Complex alpha = r.at(j, j);
    if (below == 0 && alpha.imag() == 0) continue;
    const double beta = -std::copysign(std::sqrt(norm), alpha.real());
    std::vector<Complex> v(static_cast<size_t>(r.rows));
    for (int64_t i = j; i < r.rows; ++i) v[static_cast<size_t>(i)] = i == j ? 1 : r.at(i, j) / (alpha - beta);
    const Complex tau = (beta - alpha) / beta;
    // H = 1 - tau v v^H; r becomes H^H r, q becomes q H.
    for (int64_t c = 0; c < r.columns; ++c) {
      Complex along = 0;
      for (int64_t i = j; i < r.rows; ++i) along += std::conj(v[static_cast<size_t>(i)]) * r.at(i, c);
      for (int64_t i = j; i < r.rows; ++i) r.at(i, c) -= std::conj(tau) * v[static_cast<size_t>(i)] * along;
    }
    for (int64_t i = 0; i < r.rows; ++i) {
      Complex along = 0;
      for (int64_t k = j; k < r.rows; ++k) along += q.at(i, k) * v[static_cast<size_t>(k)];
      for (int64_t k = j; k < r.rows; ++k) q.at(i, k) -= tau * along * std::conj(v[static_cast<size_t>(k)]);
    }
    for (int64_t i = j + 1; i < r.rows; ++i) r.at(i, j) = 0;
  }
  return {q, r};
}

Matrix part(Matrix x, int64_t rows, int64_t columns) {
  Matrix y = zeros(rows, columns);
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) y.at(i, j) = x.at(i, j);
  }
  return y;
}

// Orthonormal columns, of which the first component of half the largest magnitude is real and positive.
Matrix with_phases(Matrix x) {
  for (int64_t j = 0; j < x.columns; ++j) {
    double largest = 0;
    for (int64_t i = 0; i < x.rows; ++i) largest = std::max(largest, std::abs(x.at(i, j)));
    for (int64_t i = 0; i < x.rows; ++i) {
      if (std::abs(x.at(i, j)) < largest / 2) continue;
      const Complex turn = std::conj(x.at(i, j)) / std::abs(x.at(i, j));
      for (int64_t k = 0; k < x.rows; ++k) x.at(k, j) *= turn;
      break;
    }
  }
  return x;
}
Matrix orthonormal(int64_t n, bool is_complex, double shift) {
  return with_phases(householder(numbers_of(n, n, is_complex, shift)).first);
}

Array array_of(Dims dims, const std::vector<Matrix>& of_batch) {
  Array y{std::move(dims), {}};
  for (const Matrix& m : of_batch) y.values.insert(y.values.end(), m.values.begin(), m.values.end());
  return y;
}

// Outputs that are known, whatever the inputs' rounding.
Reference known(std::vector<Array> outputs) {
  return [outputs = std::move(outputs)](const Call&) { return outputs; };
}

const std::vector<int32_t> kReal = {EAGER_FLOAT32, EAGER_FLOAT64}, kComplex = {EAGER_COMPLEX64, EAGER_COMPLEX128};

// ---- QR

Reference qr(bool is_complete) {
  return [is_complete](const Call& c) {
    const Array& x = c.inputs[0];
    const int64_t m = x.dims[x.dims.size() - 2], n = x.dims.back(), k = is_complete ? m : std::min(m, n);
    auto factor = [&](bool first) {
      return [&, first](const Dims& at) {
        auto [q, r] = householder(matrix_of(x, at));
        return first ? part(q, m, k).values : part(r, k, n).values;
      };
    };
    return std::vector<Array>{each(outer_of(x), {m, k}, factor(true)), each(outer_of(x), {k, n}, factor(false))};
  };
}

Input matrices(const Dims& dims, bool is_complex = true) {
  const int64_t m = dims[dims.size() - 2], n = dims.back();
  std::vector<Complex> values;
  for (int64_t i = 0; i < count({dims.begin(), dims.end() - 2}); ++i) {
    const Matrix x = numbers_of(m, n, is_complex, 0.3 * static_cast<double>(i));
    values.insert(values.end(), x.values.begin(), x.values.end());
  }
  return values.empty() ? in(dims) : given(dims, values);
}

void qr_cases(Table& t) {
  for (const Dims& d : {Dims{1, 1}, Dims{2, 2}, Dims{3, 2}, Dims{2, 3}, Dims{3, 3}, Dims{4, 2}, Dims{2, 3, 2},
                        Dims{0, 0}, Dims{0, 2}, Dims{2, 0}, Dims{0, 2, 3}, Dims{2, 0, 3}, Dims{20, 20}, Dims{30, 12},
                        Dims{12, 30}, Dims{2, 9, 3}, Dims{17, 0}}) {
    const int64_t m = d[d.size() - 2], n = d.back();
    for (const bool is_complete : {false, true}) {
      Case& c = t.add("qr", is_complete ? "full_matrices=true" : "", {matrices(d)}, qr(is_complete));
      c.tolerance = 256;
      c.flags = std::max(m, n) > 8 ? kValuesOnly : count(d) == 0 || (is_complete && m > n + 1) ? kNoGradient : 0u;
      if (is_complete && m > n) c.flags |= kNoComplexGradient;
    }
  }
}

// ---- Singular values

struct Svd {
  Dims dims;
  std::vector<Matrix> x, u, s, vh;
};

// Matrices [batch..., m, n] with singular values that are well apart. `rank`: how many are not zero; -1: all.
Svd svd_of(const Dims& dims, bool is_complex, bool is_full, int64_t rank = -1) {
  const int64_t m = dims[dims.size() - 2], n = dims.back(), k = std::min(m, n);
  Svd y;
  y.dims = dims;
  for (int64_t b = 0; b < count({dims.begin(), dims.end() - 2}); ++b) {
    const double shift = 0.7 * static_cast<double>(b);
    const Matrix u = orthonormal(m, is_complex, shift), v = orthonormal(n, is_complex, shift + 0.4);
    Matrix sigma = zeros(m, n), s = zeros(k, 1);
    for (int64_t i = 0; i < k; ++i) {
      s.at(i, 0) = sigma.at(i, i) =
          rank >= 0 && i >= rank ? 0 : 0.5 + 0.75 * static_cast<double>(k - i) + 0.1 * static_cast<double>(b);
    }
    y.x.push_back(product(product(u, sigma), adjoint_of(v)));
    y.u.push_back(is_full ? u : part(u, m, k));
    y.s.push_back(s);
    y.vh.push_back(is_full ? adjoint_of(v) : part(adjoint_of(v), k, n));
  }
  return y;
}

Dims replaced(Dims dims, int64_t m, int64_t n) {
  dims[dims.size() - 2] = m, dims.back() = n;
  return dims;
}
Dims vectors(Dims dims, int64_t n) {
  dims.pop_back();
  dims.back() = n;
  return dims;
}

Input input_of(const Dims& dims, const std::vector<Matrix>& x) {
  const Array a = array_of(dims, x);
  return a.values.empty() ? in(dims) : given(dims, a.values);
}

void svd_cases(Table& t) {
  for (const Dims& d :
       {Dims{1, 1}, Dims{2, 2}, Dims{3, 2}, Dims{2, 3}, Dims{3, 3}, Dims{4, 2}, Dims{2, 3, 2}, Dims{0, 0}, Dims{0, 2},
        Dims{3, 0}, Dims{0, 2, 3}, Dims{20, 20}, Dims{13, 12}, Dims{12, 13}, Dims{30, 12}, Dims{2, 5, 30}}) {
    const int64_t m = d[d.size() - 2], n = d.back(), k = std::min(m, n);
    const bool is_large = std::max(m, n) > 8;
    for (const bool is_complex : {false, true}) {
      const std::vector<int32_t>& dtypes = is_complex ? kComplex : kReal;
      for (const bool is_full : {false, true}) {
        const Svd f = svd_of(d, is_complex, is_full);
        if (!is_full) {
          Case& values = t.add("svdvals", "", {input_of(d, f.x)}, known({array_of(vectors(d, k), f.s)}));
          values.dtypes = dtypes;
          values.tolerance = 512;
          values.flags = is_large ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u;
        }
        if (is_full && std::max(m, n) > k + 1) continue;  // where the vectors are not unique
        Case& c =
            t.add("svd", is_full ? "" : "full_matrices=false", {input_of(d, f.x)},
                  known({array_of(is_full ? replaced(d, m, m) : replaced(d, m, k), f.u), array_of(vectors(d, k), f.s),
                         array_of(is_full ? replaced(d, n, n) : replaced(d, k, n), f.vh)}));
        c.dtypes = dtypes;
        c.tolerance = 1024;
        c.flags = (is_large ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u) | kNoComplexGradient;
      }
    }
  }
  for (const char* attributes : {"", "full_matrices=false"}) {
    t.add("svd", attributes, {in({1, 2, 2}, 0, 0)},
          known({array_of({1, 2, 2}, {unit(2)}), {{1, 2}, {0, 0}}, array_of({1, 2, 2}, {unit(2)})}))
        .flags = kValuesOnly;
    for (const double x : {kNan, kInf, -kInf}) {
      t.add("svd", attributes, {given({2, 2}, {1, 2, x, 4})},
            known({filled({2, 2}, kNan), filled({2}, kNan), filled({2, 2}, kNan)}))
          .flags = kValuesOnly;
    }
  }
  t.add("svdvals", "", {given({2, 2}, {1, 2, kInf, 4})}, known({filled({2}, kNan)})).flags = kValuesOnly;
}

// ---- Eigenvalues

void eigh_cases(Table& t) {
  for (const Dims& d : {Dims{1, 1}, Dims{2, 2}, Dims{3, 3}, Dims{2, 3, 3}, Dims{0, 0}, Dims{3, 0, 0}, Dims{0, 2, 2},
                        Dims{9, 9}, Dims{2, 20, 20}}) {
    const int64_t n = d.back();
    for (const bool is_complex : {false, true}) {
      std::vector<Matrix> x, values, v;
      for (int64_t b = 0; b < count({d.begin(), d.end() - 2}); ++b) {
        v.push_back(orthonormal(n, is_complex, 0.7 * static_cast<double>(b)));
        values.push_back(zeros(n, 1));
        Matrix lambda = zeros(n, n);
        for (int64_t i = 0; i < n; ++i) values.back().at(i, 0) = lambda.at(i, i) = 0.75 * static_cast<double>(i) - 1;
        x.push_back(product(product(v.back(), lambda), adjoint_of(v.back())));
      }
      for (const bool has_vectors : {true, false}) {
        std::vector<Array> outputs{array_of(vectors(d, n), values)};
        if (has_vectors) outputs.push_back(array_of(d, v));
        Case& c = t.add(has_vectors ? "eigh" : "eigvalsh", "", {input_of(d, x)}, known(outputs));
        c.dtypes = is_complex ? kComplex : kReal;
        c.tolerance = 1024;
        c.flags = (n > 4           ? kValuesOnly
                   : count(d) == 0 ? kNoGradient
                                   : kHermitian) |
                  (has_vectors ? kNoComplexGradient : 0u);
      }
    }
  }
  for (const char* op : {"eigh", "eigvalsh"}) {
    Array diagonal = filled({2}), vectors = filled({2, 2});
    diagonal.values = {1, 2}, vectors.values = {1, 0, 0, 1};
    Case& half =
        t.add(op, "", {given({2, 2}, {1, kNan, 0, 2})},  // whose upper triangle is not read
              known(op == std::string("eigh") ? std::vector<Array>{diagonal, vectors} : std::vector<Array>{diagonal}));
    half.flags = kValuesOnly;
    half.dtypes = kReal;
    for (const double x : {kNan, kInf})
      t.refuse(op, "", {given({1, 1}, {x})},
               "Self-adjoint eigen decomposition was not successful. The input might not be valid.");
  }
  for (const char* op : {"eigh", "eigvalsh", "eig", "eigvals", "matrix_exp"})
    t.refuse(op, "", {in({2, 3})}, "Input matrix must be square.");
  for (const char* op :
       {"eigh", "eigvalsh", "eig", "eigvals", "matrix_exp", "qr", "svd", "svdvals", "lu", "pinv", "matrix_rank"})
    t.refuse(op, "", {in({3})}, "Input tensor 0 must have rank >= 2, got 1");
  for (const char* op : {"eig", "eigvals"})
    t.refuse(op, "", {given({1, 1}, {kNan})}, "Eigen decomposition was not successful. The input might not be valid.");
}

// Of triangular matrices, whose values are found in the order of the diagonal.
void eig_cases(Table& t) {
  for (const Dims& d : {Dims{1, 1}, Dims{2, 2}, Dims{3, 3}, Dims{2, 2, 2}, Dims{0, 0}, Dims{0, 2, 2}, Dims{12, 12}}) {
    const int64_t n = d.back();
    for (const bool is_complex : {false, true}) {
      std::vector<Matrix> x, values, v;
      for (int64_t b = 0; b < count({d.begin(), d.end() - 2}); ++b) {
        Matrix a = numbers_of(n, n, is_complex, 0.7 * static_cast<double>(b));
        Matrix diagonal = zeros(n, 1), y = zeros(n, n);
        for (int64_t i = 0; i < n; ++i) {
          for (int64_t j = 0; j < i; ++j) a.at(i, j) = 0;
          diagonal.at(i, 0) = a.at(i, i) = Complex(1.5 * static_cast<double>(i) - 1, is_complex ? 0.5 : 0);
        }
        for (int64_t c = 0; c < n; ++c) {  // (a - d) y = 0, from below
          y.at(c, c) = 1;
          double squares = 1;
          for (int64_t i = c; i-- > 0;) {
            Complex sum = 0;
            for (int64_t k = i + 1; k <= c; ++k) sum += a.at(i, k) * y.at(k, c);
            y.at(i, c) = sum / (a.at(c, c) - a.at(i, i));
            squares += std::norm(y.at(i, c));
          }
          for (int64_t i = 0; i < n; ++i) y.at(i, c) /= std::sqrt(squares);
        }
        x.push_back(a), values.push_back(diagonal), v.push_back(with_phases(y));
      }
      for (const bool has_vectors : {true, false}) {
        std::vector<Array> outputs{array_of(vectors(d, n), values)};
        if (has_vectors) outputs.push_back(array_of(d, v));
        Case& c = t.add(has_vectors ? "eig" : "eigvals", "", {input_of(d, x)}, known(outputs));
        c.dtypes = is_complex ? kComplex : kReal;
        c.tolerance = n > 4 ? 65536 : 1024;
        c.flags = (n > 4                     ? kValuesOnly
                   : count(d) == 0 || n == 3 ? kNoGradient
                                             : 0u) |
                  (has_vectors ? kNoComplexGradient : 0u);
      }
    }
  }
}

// ---- LU

std::vector<Array> lu(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t m = x.dims[x.dims.size() - 2], n = x.dims.back();
  auto factor = [&](bool is_permutation) {
    return [&, is_permutation](const Dims& at) {
      Matrix a = matrix_of(x, at);
      std::vector<Complex> places;
      for (int64_t i = 0; i < m; ++i) places.emplace_back(static_cast<double>(i));
      for (int64_t k = 0; k < std::min(m, n); ++k) {
        auto size = [&](int64_t i) { return std::abs(a.at(i, k).real()) + std::abs(a.at(i, k).imag()); };
        int64_t pivot = k;
        for (int64_t i = k; i < m; ++i) pivot = size(i) > size(pivot) ? i : pivot;
        for (int64_t j = 0; j < n; ++j) std::swap(a.at(k, j), a.at(pivot, j));
        std::swap(places[static_cast<size_t>(k)], places[static_cast<size_t>(pivot)]);
        for (int64_t i = k + 1; i < m && a.at(k, k) != 0.0; ++i) {
          a.at(i, k) /= a.at(k, k);
          for (int64_t j = k + 1; j < n; ++j) a.at(i, j) -= a.at(i, k) * a.at(k, j);
        }
      }
      return is_permutation ? places : a.values;
    };
  };
  return {each(outer_of(x), {m, n}, factor(false)), each(outer_of(x), {m}, factor(true))};
}

void lu_cases(Table& t) {
  for (const Dims& d : {Dims{1, 1}, Dims{2, 2}, Dims{3, 3}, Dims{4, 2}, Dims{2, 4}, Dims{2, 3, 2}, Dims{0, 0},
                        Dims{0, 2}, Dims{2, 0}, Dims{0, 2, 3}, Dims{20, 20}, Dims{30, 14}}) {
    Input x = matrices(d);
    if (!x.values.empty()) std::reverse(x.values.begin(), x.values.end());  // so that rows change places
    Case& c = t.add("lu", "", {x}, lu);
    c.tolerance = 256;
    c.flags = std::max(d[d.size() - 2], d.back()) > 8 ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u;
  }
  t.add("lu", "", {given({2, 2, 2}, {1, 2, 2, 4, 0, 0, 0, 0})}, lu).flags = kValuesOnly;  // singular ones
}

// ---- Pseudo-inverses

// Of full rank, by the normal equations.
Matrix pseudo_inverse(const Matrix& a) {
  const Matrix h = adjoint_of(a);
  return a.rows >= a.columns ? product(inverse(product(h, a)), h) : product(h, inverse(product(a, h)));
}

std::vector<Array> pinv(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t m = x.dims[x.dims.size() - 2], n = x.dims.back();
  return {each(outer_of(x), {n, m}, [&](const Dims& at) { return pseudo_inverse(matrix_of(x, at)).values; })};
}

std::vector<Array> lstsq(const Call& c) {
  const Array& a = c.inputs[0];
  Array b = c.inputs[1];
  const bool is_vector = b.dims.size() == 1;
  if (is_vector) b.dims.push_back(1);
  Array y = each(broadcast(outer_of(a), outer_of(b)), {a.dims.back(), b.dims.back()},
                 [&](const Dims& at) { return product(pseudo_inverse(matrix_of(a, at)), matrix_of(b, at)).values; });
  if (is_vector) y.dims.pop_back();
  return {y};
}

void pinv_cases(Table& t) {
  for (const Dims& d : {Dims{1, 1}, Dims{2, 2}, Dims{3, 2}, Dims{2, 3}, Dims{2, 3, 2}, Dims{0, 0}, Dims{0, 2},
                        Dims{2, 0}, Dims{0, 2, 3}, Dims{20, 12}, Dims{12, 20}, Dims{9, 9}}) {
    Case& c = t.add("pinv", "", {matrices(d)}, pinv);
    c.tolerance = 512;
    c.flags = std::max(d[d.size() - 2], d.back()) > 8 ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u;
  }
  // a b^H, whose pseudo-inverse is b a^H / (|a|^2 |b|^2)
  t.add("pinv", "", {given({3, 2}, {1, 2, 2, 4, 2, 4})},
        known({{{2, 3}, {1. / 45, 2. / 45, 2. / 45, 2. / 45, 4. / 45, 4. / 45}}}))
      .flags = kValuesOnly;
  t.add("pinv", "rtol=0.5", {given({2, 2}, {4, 0, 0, 1})}, known({{{2, 2}, {0.25, 0, 0, 0}}})).flags = kValuesOnly;
  t.add("pinv", "", {given({2, 3}, {0, 0, 0, 0, 0, 0})}, known({filled({3, 2})})).flags = kValuesOnly;
  t.add("pinv", "", {given({2, 2}, {1, kNan, 0, 1})}, known({filled({2, 2}, kNan)})).flags = kValuesOnly;
  for (const char* op : {"pinv", "matrix_rank"})
    t.refuse(op, "rtol=-1", {in({2, 2})}, "rtol must be at least 0, got -1");
  struct Row {
    Dims a, b;
  };
  for (const Row& r :
       {Row{{2, 2}, {2, 3}}, Row{{3, 2}, {3}}, Row{{2, 3}, {2, 2}}, Row{{2, 3, 2}, {2, 3, 1}}, Row{{3, 2}, {2, 3, 2}},
        Row{{2, 1, 3, 2}, {3, 3, 1}}, Row{{0, 0}, {0, 2}}, Row{{0, 2}, {0, 1}}, Row{{2, 0}, {2, 1}},
        Row{{3, 2}, {3, 0}}, Row{{0, 2, 3}, {2, 1}}, Row{{20, 12}, {20, 3}}, Row{{12, 20}, {2, 12, 17}}}) {
    Case& c = t.add("lstsq", "", {matrices(r.a), in(r.b)}, lstsq);
    c.tolerance = 512;
    c.flags = r.a.back() > 8 ? kValuesOnly : count(r.a) == 0 || count(r.b) == 0 ? kNoGradient : 0u;
  }
  t.add("lstsq", "", {given({2, 2}, {1, 1, 1, 1}), given({2}, {1, 3})}, known({{{2}, {1, 1}}})).flags = kValuesOnly;
  t.add("lstsq", "", {given({8, 2}, std::vector<Complex>(16, 1)), given({8}, {1, 2, 3, 4, 5, 6, 7, 8})},
        known({{{2}, {2.25, 2.25}}}))
      .flags = kValuesOnly;
  t.refuse("lstsq", "", {in({3, 2}), in({2, 1})}, "Input matrix and rhs are incompatible.");
  t.refuse("lstsq", "", {in({3}), in({3})}, "Input tensor 0 must have rank >= 2, got 1");
  t.refuse("lstsq", "", {in({3, 2}), in({})}, "Input tensor 1 must have rank >= 1, got 0");
  t.refuse("lstsq", "", {in({2, 2, 2}), in({3, 2, 1})}, "Incompatible shapes: [2] vs. [3]");
  auto rank = [&](const char* attributes, const Input& x, Array y) {
    t.add("matrix_rank", attributes, {x}, known({std::move(y)}));
  };
  rank("", given({2, 2}, {1, 2, 2, 4}), {{}, {1}});
  rank("", given({2, 2, 3}, {1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}), {{2}, {2, 0}});
  rank("rtol=0.5", given({2, 2}, {4, 0, 0, 1}), {{}, {1}});
  rank("", in({0, 3}), {{}, {0}});
  rank("", in({2, 3, 0}), {{2}, {0, 0}});
  rank("", in({0, 2, 2}), {{0}, {}});
  rank("", given({2, 2}, {1, kNan, 0, 1}), {{}, {0}});
}

// ---- Exponentials

std::vector<Array> matrix_exp(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t n = x.dims.back();
  return {each(outer_of(x), {n, n}, [&](const Dims& at) {
    Matrix a = matrix_of(x, at), y = unit(n), term = unit(n);
    double largest = 0;
    for (Complex z : a.values) largest = std::max(largest, std::abs(z));
    int halvings = 0;
    for (; largest > 0.1; largest /= 2) ++halvings;
    for (Complex& z : a.values) z = std::ldexp(z.real(), -halvings) + Complex(0, std::ldexp(z.imag(), -halvings));
    for (int k = 1; k < 24; ++k) {
      term = product(term, a);
      for (Complex& z : term.values) z /= k;
      for (size_t i = 0; i < y.values.size(); ++i) y.values[i] += term.values[i];
    }
    for (int k = 0; k < halvings; ++k) y = product(y, y);
    return y.values;
  })};
}

void exp_cases(Table& t) {
  for (const Dims& d :
       {Dims{1, 1}, Dims{2, 2}, Dims{2, 3, 3}, Dims{0, 0}, Dims{3, 0, 0}, Dims{0, 2, 2}, Dims{14, 14}}) {
    Case& c = t.add("matrix_exp", "", {d.back() > 8 ? in(d, -0.3, 0.3) : in(d, -1, 1)}, matrix_exp);
    c.tolerance = 256;
    c.flags = d.back() > 8 ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u;
  }
  Case& large = t.add("matrix_exp", "", {given({2, 2}, {-40, 30, 0, -1})}, matrix_exp);
  large.flags = kValuesOnly;
  large.tolerance = 1024;
  t.add("matrix_exp", "", {given({2, 2}, {0, 1e20, 0, 0})}, known({{{2, 2}, {1, 1e20, 0, 1}}})).flags = kValuesOnly;
  t.add("matrix_exp", "", {given({2, 2}, {1, kInf, 0, 1})}, known({filled({2, 2}, kNan)})).flags = kValuesOnly;
}

// ---- Losses that depend on what a decomposition leaves open

using Outputs = std::vector<client::Tensor>;
using Loss = std::function<client::Tensor(eager_context*, const Outputs&)>;

client::Tensor run(eager_context* ctx, const char* name, const std::vector<eager_tensor*>& inputs,
                   const char* attribute = nullptr) {
  const client::Op op = client::make_op(ctx, name);
  if (attribute) client::check(eager_op_set_bool(op.get(), attribute, true));
  return std::move(client::execute(ctx, op.get(), inputs)[0]);
}

// A loss of the outputs of a decomposition.
struct LossOf {
  const char* name;
  bool is_full;
  Loss loss;

  client::Op op(eager_context* ctx) const {
    client::Op made = client::make_op(ctx, name);
    const bool is_attribute = std::string(name) == "svd" || std::string(name) == "qr";
    if (is_attribute) client::check(eager_op_set_bool(made.get(), "full_matrices", is_full));
    return made;
  }
  client::Tensor value(eager_context* ctx, eager_tensor* x) const {
    return loss(ctx, client::execute(ctx, op(ctx).get(), {x}));
  }
  client::Tensor slope(eager_context* ctx, eager_tensor* x) const {
    const client::Tape tape = client::make_tape(ctx);
    client::check(eager_tape_watch(tape.get(), x));
    const client::Tensor target = value(ctx, x);
    return std::move(client::gradient(ctx, tape.get(), {target.get()}, {}, {x})[0]);
  }
  // The same by a function that is traced with unknown dims.
  client::Tensor traced_slope(eager_context* ctx, eager_tensor* x) const {
    client::Trace trace(ctx);
    const client::Tensor input =
        trace.input(eager_tensor_dtype(x), std::vector<int64_t>(client::dims_of(x).size(), -1));
    const client::Tensor dx = slope(trace.ctx(), input.get());
    const client::Function f = trace.end({dx.get()});
    return std::move(client::call(ctx, f, {x})[0]);
  }
};

client::Tensor tensor_of(eager_context* ctx, const Array& x, int32_t dtype) {
  const std::vector<unsigned char> bytes = numbers::encode(x.values, dtype);
  return client::make_tensor(ctx, dtype, x.dims, bytes.data(), bytes.size());
}

// Compares the gradient of a loss with its difference along a direction.
void check_slope(eager_context* ctx, const LossOf& loss, const Array& x, const Array& direction, int32_t dtype) {
  const Array slope = op_cases::array_of(loss.slope(ctx, tensor_of(ctx, x, dtype).get()).get());
  double along = 0;
  for (size_t i = 0; i < x.values.size(); ++i) along += (std::conj(slope.values[i]) * direction.values[i]).real();
  const auto value = [&](double step) {
    Array at = x;
    for (size_t i = 0; i < at.values.size(); ++i) at.values[i] += step * direction.values[i];
    return op_cases::array_of(loss.value(ctx, tensor_of(ctx, at, dtype).get()).get()).values[0].real();
  };
  const double h = 1e-5, difference = (value(h) - value(-h)) / (2 * h);
  if (!(std::abs(along - difference) < 1e-7 * std::max(1.0, std::abs(difference))))
    fail("the gradient is " + std::to_string(along) + ", the difference " + std::to_string(difference));
}

// Makes matrices Hermitian.
Array hermitian(Array x) {
  const int64_t n = x.dims.back();
  for (int64_t i = 0; i < count(x.dims); ++i) {
    const int64_t row = i / n % n, column = i % n;
    Complex &z = x.values[static_cast<size_t>(i)], &other = x.values[static_cast<size_t>(i + (column - row) * (n - 1))];
    if (row <= column) z = row == column ? z.real() : std::conj(other);
  }
  return x;
}

void gauge_cases(Table& t) {
  // Sums of real parts, of fourth powers of magnitudes, and of the magnitudes of y y^H, which do not depend on the basis that the
  // columns of y are.
  const auto real_sum = [](size_t i) {
    return [i](eager_context* c, const Outputs& y) { return run(c, "sum", {run(c, "real", {y[i].get()}).get()}); };
  };
  const auto magnitudes = [](size_t i) {
    return [i](eager_context* c, const Outputs& y) {
      const client::Tensor squares = run(c, "square", {run(c, "abs", {y[i].get()}).get()});
      return run(c, "sum", {run(c, "square", {squares.get()}).get()});
    };
  };
  const Loss projections = [](eager_context* c, const Outputs& y) {
    const client::Tensor p = run(c, "matmul", {y[0].get(), y[0].get()}, "adjoint_b");
    return run(c, "sum", {run(c, "abs", {p.get()}).get()});
  };
  const char *phase = "specified up to multiplication by e^{i phi}", *basis = "are any orthonormal basis";
  struct Row {
    const char* op;
    bool is_full;
    Dims dims;
    bool is_complex;
    Loss loss;
    const char* message;  // NULL: the loss has a gradient
  };
  const std::vector<Row> rows = {
      {"svd", false, {3, 3}, true, real_sum(0), phase},     {"svd", false, {3, 2}, true, real_sum(2), phase},
      {"svd", false, {2, 2, 3}, true, real_sum(2), phase},  {"svd", true, {3, 2}, true, real_sum(0), phase},
      {"svd", true, {2, 3}, true, real_sum(2), phase},      {"svd", true, {3, 3}, true, real_sum(0), phase},
      {"svd", false, {3, 3}, true, magnitudes(0), nullptr}, {"svd", false, {4, 3}, true, magnitudes(2), nullptr},
      {"svd", true, {3, 2}, true, magnitudes(0), nullptr},  {"svd", true, {2, 3}, true, magnitudes(0), nullptr},
      {"svd", false, {3, 3}, false, real_sum(0), nullptr},  {"svd", true, {3, 2}, false, real_sum(0), nullptr},
      {"svd", true, {4, 2}, false, real_sum(0), basis},     {"svd", true, {4, 2}, true, magnitudes(0), basis},
      {"svd", true, {2, 4}, false, real_sum(2), basis},     {"svd", true, {2, 2, 5}, false, magnitudes(2), basis},
      {"svd", true, {4, 2}, false, projections, nullptr},   {"svd", true, {2, 4}, false, real_sum(0), nullptr},
      {"qr", true, {4, 2}, false, real_sum(0), basis},      {"qr", true, {4, 2}, true, magnitudes(0), basis},
      {"qr", true, {3, 2}, false, real_sum(0), nullptr},    {"qr", true, {3, 2}, true, real_sum(0), basis},
      {"qr", true, {3, 2}, true, magnitudes(0), nullptr},   {"qr", true, {4, 2}, false, real_sum(1), nullptr},
      {"qr", true, {2, 4}, true, real_sum(0), nullptr},     {"qr", false, {4, 2}, true, real_sum(0), nullptr},
      {"eigh", false, {3, 3}, true, real_sum(1), phase},    {"eigh", false, {2, 3, 3}, true, magnitudes(1), nullptr},
      {"eigh", false, {3, 3}, false, real_sum(1), nullptr}, {"eig", false, {3, 3}, true, real_sum(1), phase},
      {"eig", false, {3, 3}, true, magnitudes(1), nullptr}, {"eig", false, {2, 3, 3}, false, magnitudes(1), nullptr},
      {"eig", false, {3, 3}, true, real_sum(0), nullptr},
  };
  for (size_t k = 0; k < rows.size(); ++k) {
    const Row& row = rows[k];
    const std::string name = std::string(row.message ? "refuses" : "takes") + " a loss of a " +
                             (row.is_complex ? "complex " : "real ") + text(row.dims) + ", " + std::to_string(k);
    t.custom(row.op, name, [row] {
      const bool is_hermitian = row.op == std::string("eigh");
      Array x{row.dims, matrices(row.dims, row.is_complex).values}, direction = x;
      std::reverse(direction.values.begin(), direction.values.end());
      if (is_hermitian) x = hermitian(x), direction = hermitian(direction);
      const LossOf loss{row.op, row.is_full, row.loss};
      const client::Context ctx = client::make_context(1);
      for (const int32_t dtype : row.is_complex ? kComplex : kReal) {
        const client::Tensor at = tensor_of(ctx.get(), x, dtype);
        for (const bool is_traced : {false, true}) {
          std::string found;
          try {
            is_traced ? loss.traced_slope(ctx.get(), at.get()) : loss.slope(ctx.get(), at.get());
            client::check(eager_context_synchronize(ctx.get()));  // a GPU tells what it found
          } catch (const client::Failure& e) {
            found = e.what();
            if (e.code != EAGER_INVALID_ARGUMENT) throw;
          }
          const bool is_right = row.message ? found.find(row.message) != std::string::npos : found.empty();
          if (!is_right) fail(std::string(numbers::name_of(dtype)) + (is_traced ? ", traced: " : ": ") + found);
        }
      }
      if (!row.message) check_slope(ctx.get(), loss, x, direction, row.is_complex ? EAGER_COMPLEX128 : EAGER_FLOAT64);
    });
  }
}

}  // namespace

void decomposition_cases(Table& t) {
  gauge_cases(t);
  qr_cases(t);
  svd_cases(t);
  eigh_cases(t);
  eig_cases(t);
  lu_cases(t);
  pinv_cases(t);
  exp_cases(t);
  without_integers(t, {"qr", "svd", "svdvals", "pinv", "lstsq", "matrix_rank", "matrix_exp"});
  const Input whole = given({2, 2}, {3, 1, 2, 4});
  of_integers(t, "qr", {whole}, qr(false));
  of_integers(t, "svdvals", {given({2, 2}, {0, 3, 4, 0})}, known({{{2}, {4, 3}}}));
  of_integers(t, "svd", {given({2, 2}, {0, 2, 1, 0})},
              known({{{2, 2}, {1, 0, 0, 1}}, {{2}, {2, 1}}, {{2, 2}, {0, 1, 1, 0}}}));
  of_integers(t, "pinv", {whole}, pinv);
  of_integers(t, "lstsq", {whole, given({2}, {5, 10})}, lstsq);
  of_integers(t, "matrix_rank", {given({2, 2}, {1, 2, 2, 4})}, known({{{}, {1}}}));
  of_integers(t, "matrix_exp", {given({2, 2}, {0, 1, 0, 0})}, known({{{2, 2}, {1, 1, 0, 1}}}));
}

}  // namespace op_cases
