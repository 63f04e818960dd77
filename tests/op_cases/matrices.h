// Matrices for references of linear algebra.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "op_cases/op_case.h"

namespace op_cases {

// One matrix of an array, by rows.
struct Matrix {
  int64_t rows, columns;
  std::vector<Complex> values;
  Complex& at(int64_t i, int64_t j) { return values[static_cast<size_t>(i * columns + j)]; }
};

inline Dims outer_of(const Array& x) { return Dims(x.dims.begin(), x.dims.end() - 2); }

inline Matrix matrix_of(const Array& x, const Dims& batch) {
  Matrix m{x.dims[x.dims.size() - 2], x.dims.back(), {}};
  Dims index = batch;
  index.resize(batch.size() + 2);
  for (int64_t i = 0; i < m.rows; ++i) {
    for (int64_t j = 0; j < m.columns; ++j) {
      index[batch.size()] = i, index[batch.size() + 1] = j;
      m.values.push_back(broadcast_at(x, index));
    }
  }
  return m;
}

inline Matrix adjoint_of(Matrix m) {
  Matrix out{m.columns, m.rows, {}};
  for (int64_t j = 0; j < m.columns; ++j) {
    for (int64_t i = 0; i < m.rows; ++i) out.values.push_back(std::conj(m.at(i, j)));
  }
  return out;
}

// Solves a x = b in place by Gauss and Jordan; returns the determinant of a.
inline Complex eliminate(Matrix a, Matrix& b) {
  Complex determinant = 1;
  for (int64_t k = 0; k < a.rows; ++k) {
    int64_t pivot = k;
    for (int64_t i = k; i < a.rows; ++i) {
      if (std::abs(a.at(i, k)) > std::abs(a.at(pivot, k))) pivot = i;
    }
    if (a.at(pivot, k) == 0.0) return 0;
    if (pivot != k) determinant = -determinant;
    for (int64_t j = 0; j < a.columns; ++j) std::swap(a.at(pivot, j), a.at(k, j));
    for (int64_t j = 0; j < b.columns; ++j) std::swap(b.at(pivot, j), b.at(k, j));
    const Complex p = a.at(k, k);
    determinant *= p;
    for (int64_t j = 0; j < a.columns; ++j) a.at(k, j) /= p;
    for (int64_t j = 0; j < b.columns; ++j) b.at(k, j) /= p;
    for (int64_t i = 0; i < a.rows; ++i) {
      const Complex f = a.at(i, k);
      if (i == k) continue;
      for (int64_t j = 0; j < a.columns; ++j) a.at(i, j) -= f * a.at(k, j);
      for (int64_t j = 0; j < b.columns; ++j) b.at(i, j) -= f * b.at(k, j);
    }
  }
  return determinant;
}

// Makes an array of f(matrix of each batch).
inline Array each(const Dims& batch, Dims tail, const std::function<std::vector<Complex>(const Dims&)>& f) {
  Dims dims = batch;
  dims.insert(dims.end(), tail.begin(), tail.end());
  Array y{dims, {}};
  for (int64_t i = 0; i < count(batch); ++i) {
    const std::vector<Complex> values = f(unravel(i, batch));
    y.values.insert(y.values.end(), values.begin(), values.end());
  }
  return y;
}

// Leaves integers out of the cases of ops, which make floats of them: drawn ones are singular too often.
inline void without_integers(Table& t, const std::vector<std::string>& ops) {
  for (Case& c : t.cases) {
    if (!c.dtypes.empty() || std::find(ops.begin(), ops.end(), c.op) == ops.end()) continue;
    c.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128};
  }
}

// Adds a case of integers.
inline void of_integers(Table& t, const char* op, std::vector<Input> inputs, Reference reference) {
  Case& c = t.add(op, "", std::move(inputs), std::move(reference));
  c.flags = kValuesOnly;
  c.dtypes = {EAGER_INT8, EAGER_INT16, EAGER_INT32, EAGER_INT64, EAGER_UINT8, EAGER_UINT16, EAGER_UINT32, EAGER_UINT64};
  c.tolerance = 32;
}

}  // namespace op_cases
