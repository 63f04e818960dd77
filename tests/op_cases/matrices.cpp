// Ops on matrices and products that other ops compute; and what holds of decompositions whatever phases they choose.
#include "op_cases/matrices.h"

#include <algorithm>
#include <limits>
#include <random>

#include "op_cases/harness.h"
#include "op_cases/products.h"
#include "support/client.h"
#include "support/trace.h"

namespace op_cases {
namespace {

const double kInf = std::numeric_limits<double>::infinity();
const double kNan = std::numeric_limits<double>::quiet_NaN();

Matrix product(Matrix a, Matrix b) {
  Matrix y{a.rows, b.columns, std::vector<Complex>(static_cast<size_t>(a.rows * b.columns))};
  for (int64_t i = 0; i < a.rows; ++i) {
    for (int64_t j = 0; j < b.columns; ++j) {
      for (int64_t k = 0; k < a.columns; ++k) y.at(i, j) += a.at(i, k) * b.at(k, j);
    }
  }
  return y;
}

Matrix unit(int64_t n) {
  Matrix y{n, n, std::vector<Complex>(static_cast<size_t>(n * n))};
  for (int64_t i = 0; i < n; ++i) y.at(i, i) = 1;
  return y;
}

// ---- Parts of matrices

std::vector<Array> matrix_transpose(const Call& c) {
  const Array& x = c.inputs[0];
  Dims dims = x.dims;
  std::swap(dims[dims.size() - 2], dims.back());
  return {generate(dims, [&](Dims at) {
    std::swap(at[at.size() - 2], at.back());
    return broadcast_at(x, at);
  })};
}

std::vector<Array> trace(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t offset = c.attributes.integer("offset", 0);
  return {each(outer_of(x), {}, [&](const Dims& at) {
    Matrix m = matrix_of(x, at);
    Complex sum = 0;
    for (int64_t i = 0; i < m.rows; ++i) {
      if (i + offset >= 0 && i + offset < m.columns) sum += m.at(i, i + offset);
    }
    return std::vector<Complex>{sum};
  })};
}

std::vector<Array> band_part(const Call& c) {
  const int64_t lower = c.attributes.integer("num_lower", -1), upper = c.attributes.integer("num_upper", -1);
  return {generate(c.inputs[0].dims, [&](const Dims& at) -> Complex {
    const int64_t below = at[at.size() - 2] - at.back();
    return (lower >= 0 && below > lower) || (upper >= 0 && -below > upper) ? 0 : broadcast_at(c.inputs[0], at);
  })};
}

std::vector<Array> set_diag(const Call& c) {
  const int64_t k = c.attributes.integer("k", 0);
  return {generate(c.inputs[0].dims, [&](const Dims& at) {
    const int64_t row = at[at.size() - 2];
    if (at.back() - row != k) return broadcast_at(c.inputs[0], at);
    Dims place(at.begin(), at.end() - 1);
    place.back() = std::min(row, at.back());
    return c.inputs[1].values[static_cast<size_t>(ravel(place, c.inputs[1].dims))];
  })};
}

void part_cases(Table& t) {
  for (const Dims& d : {Dims{2, 3}, Dims{2, 2, 3}, Dims{0, 2}, Dims{2, 0, 3}}) {
    const uint32_t flags = count(d) == 0 ? kNoGradient : 0u;
    t.add("matrix_transpose", "", {in(d)}, matrix_transpose).flags = flags;
    for (const char* offset : {"", "offset=1", "offset=-1", "offset=3"}) {
      if (std::string(offset).empty() || d.back() != 3 || count(d) != 0)
        t.add("matrix_trace", offset, {in(d)}, trace).flags = flags;
    }
    for (const char* band : {"num_lower=0 num_upper=0", "num_lower=-1 num_upper=1", "num_lower=1 num_upper=-1"})
      t.add("band_part", band, {in(d)}, band_part).flags = flags;
    const auto length = [&](int64_t rows, int64_t columns) {
      Dims diagonal(d.begin(), d.end() - 1);
      diagonal.back() = std::max<int64_t>(0, std::min(rows, columns));
      return diagonal;
    };
    const int64_t m = d[d.size() - 2], n = d.back();
    t.add("set_diag", "", {in(d), in(length(m, n))}, set_diag).flags = flags;
    if (m > 1) t.add("set_diag", "k=-1", {in(d), in(length(m - 1, n))}, set_diag).flags = flags;
    if (n > 1) t.add("set_diag", "k=1", {in(d), in(length(m, n - 1))}, set_diag).flags = flags;
  }
  t.refuse("set_diag", "k=5", {in({2, 2}), in({0})}, "lower_diag_index is out of bound: 5 It must be between -2 and 2");
  t.refuse("set_diag", "k=-3", {in({2, 3, 4}), in({2, 0})},
           "lower_diag_index is out of bound: -3 It must be between -3 and 4");
  t.refuse(
      "set_diag", "k=1", {in({3, 3}), in({3})},
      "must have diagonal.shape == input.shape[:-2] + [min(num_rows, num_cols - 1)], got diagonal shape: [3] and input shape: [3,3]");
  t.refuse(
      "set_diag", "k=-1", {in({3, 3}), in({3})},
      "must have diagonal.shape == input.shape[:-2] + [min(num_rows - 1, num_cols)], got diagonal shape: [3] and input shape: [3,3]");
  t.refuse(
      "set_diag", "", {in({2, 2}), in({3})},
      "must have diagonal.shape == input.shape[:-2] + [min(num_rows, num_cols)], got diagonal shape: [3] and input shape: [2,2]");
  for (const char* op : {"matrix_transpose", "matrix_trace", "matrix_norm", "matrix_cond"})
    t.refuse(op, "", {in({3})}, "Input tensor 0 must have rank >= 2, got 1");
}

// ---- Norms and determinants

// Matrices that are far from singular, with a positive determinant.
Input matrices(const Dims& dims, bool is_real = false) {
  const int64_t n = dims.back();
  const Array x = generate(dims, [&](const Dims& at) -> Complex {
    const int64_t i = at[at.size() - 2], j = at.back();
    const double shift = at.size() > 2 ? 0.3 * static_cast<double>(at[at.size() - 3]) : 0;
    auto number = [&](int64_t a, int64_t b) { return std::sin(static_cast<double>(3 * a * a + 5 * b + 1) + shift); };
    return {number(i, j) + (i == j ? static_cast<double>(n) + 1 : 0), is_real ? 0 : number(j, i + 2)};
  });
  return x.values.empty() ? in(dims) : given(dims, x.values);
}

double norm(Matrix x, const std::string& ord) {
  if (ord == "FRO") {
    double sum = 0;
    for (Complex z : x.values) sum += std::norm(z);
    return std::sqrt(sum);
  }
  const bool by_columns = ord == "1" || ord == "-1", is_least = ord[0] == '-';
  double y = is_least ? kInf : 0;
  for (int64_t i = 0; i < (by_columns ? x.columns : x.rows); ++i) {
    double sum = 0;
    for (int64_t k = 0; k < (by_columns ? x.rows : x.columns); ++k)
      sum += std::abs(by_columns ? x.at(k, i) : x.at(i, k));
    y = is_least ? std::min(y, sum) : std::max(y, sum);
  }
  return y;
}

std::vector<Array> matrix_norm(const Call& c) {
  const bool keepdims = c.attributes.boolean("keepdims", false);
  return {each(outer_of(c.inputs[0]), keepdims ? Dims{1, 1} : Dims{}, [&](const Dims& at) {
    return std::vector<Complex>{norm(matrix_of(c.inputs[0], at), c.attributes.string("order", "FRO"))};
  })};
}

// The singular values of a matrix of two columns, from the eigenvalues of its Gram matrix.
std::vector<double> values_of_two(Matrix x) {
  double a = 0, d = 0;
  Complex b = 0;
  for (int64_t i = 0; i < x.rows; ++i) {
    a += std::norm(x.at(i, 0)), d += std::norm(x.at(i, 1));
    b += std::conj(x.at(i, 0)) * x.at(i, 1);
  }
  const double half = (a + d) / 2, root = std::sqrt((a - d) * (a - d) / 4 + std::norm(b)),
               most = std::sqrt(half + root);
  return {most, std::sqrt(a * d - std::norm(b)) / most};
}

std::vector<Array> norm_of_two(const Call& c) {
  const std::string ord = c.attributes.string("order", "");
  return {each(outer_of(c.inputs[0]), {}, [&](const Dims& at) {
    const std::vector<double> s = values_of_two(matrix_of(c.inputs[0], at));
    return std::vector<Complex>{ord == "NUC" ? s[0] + s[1] : ord == "2" ? s[0] : s[1]};
  })};
}

std::vector<Array> cond(const Call& c) {
  const std::string p = c.attributes.string("p", "2");
  return {each(outer_of(c.inputs[0]), {}, [&](const Dims& at) {
    const Matrix x = matrix_of(c.inputs[0], at);
    if (p == "2" || p == "-2") {
      const std::vector<double> s = values_of_two(x);
      return std::vector<Complex>{p == "2" ? s[0] / s[1] : s[1] / s[0]};
    }
    Matrix inverse = unit(x.rows);
    eliminate(x, inverse);
    return std::vector<Complex>{norm(x, p) * norm(inverse, p)};
  })};
}

std::vector<Array> logdet(const Call& c) {
  const Array& x = c.inputs[0];
  return {each(outer_of(x), {}, [&](const Dims& at) {
    Matrix none{x.dims.back(), 0, {}};
    return std::vector<Complex>{std::log(eliminate(matrix_of(x, at), none))};
  })};
}

std::vector<Array> matrix_power(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t n = x.dims.back(), power = c.attributes.integer("n", 1);
  return {each(outer_of(x), {n, n}, [&](const Dims& at) {
    Matrix factor = matrix_of(x, at), y = unit(n);
    if (power < 0) {
      Matrix inverse = unit(n);
      eliminate(factor, inverse);
      factor = inverse;
    }
    for (int64_t k = 0; k < std::abs(power); ++k) y = product(y, factor);
    return y.values;
  })};
}

void norm_cases(Table& t) {
  for (const Dims& d : {Dims{2, 3}, Dims{2, 3, 2}, Dims{0, 2, 2}}) {
    for (const char* ord : {"", "order=1", "order=-1 keepdims=true", "order=INF", "order=-INF", "keepdims=true"}) {
      Case& c = t.add("matrix_norm", ord, {matrices(d)}, matrix_norm);
      c.flags = count(d) == 0 ? kNoGradient : 0u;
      c.tolerance = 8;
    }
  }
  for (const Dims& d : {Dims{2, 2}, Dims{2, 3, 2}}) {
    for (const char* ord : {"order=NUC", "order=2", "order=-2"}) {
      Case& c = t.add("matrix_norm", ord, {matrices(d)}, norm_of_two);
      c.tolerance = 64;
    }
  }
  t.refuse("matrix_norm", "order=3", {in({2, 2})},
           "Value for attr 'order' of \"3\" is not in the list of allowed values");
  for (const Dims& d : {Dims{2, 2}, Dims{2, 2, 2}}) {
    for (const char* p : {"", "p=-2", "p=FRO", "p=1", "p=-1", "p=INF"}) {
      Case& c = t.add("matrix_cond", p, {matrices(d)}, cond);
      c.tolerance = 64;
    }
  }
  t.add("matrix_cond", "", {given({2, 2}, {1, 0, 0, 0})}, [](const Call&) {
     return std::vector<Array>{{{}, {kInf}}};
   }).flags = kValuesOnly;
  for (const char* p : {"", "p=-2"}) {
    t.add("matrix_cond", p, {given({2, 2, 3}, {0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 3, 0})}, [](const Call&) {
       return std::vector<Array>{{{2}, {kInf, 1}}};
     }).flags = kValuesOnly;
    t.add("matrix_cond", p, {given({1, 1}, {std::nan("")})}, [](const Call&) {
       return std::vector<Array>{{{}, {std::nan("")}}};
     }).flags = kValuesOnly;
  }
  t.refuse("matrix_cond", "p=1", {in({2, 3})}, "Input matrix must be square.");
  for (const Dims& d : {Dims{1, 1}, Dims{3, 3}, Dims{2, 2, 2}, Dims{0, 0}, Dims{0, 2, 2}, Dims{14, 14}}) {
    Case& c = t.add("logdet", "", {matrices(d, d.back() > 3)}, logdet);
    c.tolerance = 128;
    c.flags = d.back() > 3 ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u;
    if (d.back() > 3) c.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  }
  t.add("logdet", "", {given({2, 1, 1}, {0, 1})}, [](const Call&) {
     return std::vector<Array>{{{2}, {-kInf, 0}}};
   }).flags = kValuesOnly;
  Case& negative = t.add("logdet", "", {given({1, 1}, {-1})}, [](const Call&) {
    return std::vector<Array>{{{}, {kNan}}};
  });
  negative.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64};
  negative.flags = kValuesOnly;
  t.refuse("logdet", "", {in({2, 3})}, "Input matrix must be square.");
  for (const char* n : {"n=0", "n=1", "n=2"}) t.refuse("matrix_power", n, {in({2, 3})}, "Input matrix must be square.");
  for (const char* n : {"n=0", "n=1", "n=2", "n=5"}) {
    for (const Dims& d : {Dims{2, 2}, Dims{2, 3, 3}, Dims{0, 0}}) {
      Case& c = t.add("matrix_power", n, {in(d, -1, 1)}, matrix_power);
      c.flags = count(d) == 0 ? kNoGradient : 0u;
      c.tolerance = 64;
      c.max_integer = 2;
    }
  }
  // Halves are rounded once.
  Case& once = t.add("matrix_power", "n=3", {given({2, 2}, {0x1.02p0, 0x1.02p0, 0x1.02p0, -0x1.04p0})}, matrix_power);
  once.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16};
  once.flags = kNoGradient;
  for (const char* n : {"n=-1", "n=-3"}) {
    Case& c = t.add("matrix_power", n, {matrices({2, 2, 2})}, matrix_power);
    c.tolerance = 64;
    c.dtypes = {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128};
  }
  t.refuse("matrix_power", "n=-1", {given({2, 2}, {1, 1, 1, 1})}, "Input is not invertible.");
  t.refuse("matrix_power", "n=-1", {of_dtype(EAGER_INT32, {2, 2}, {2, 0, 0, 1})},
           "Integers to negative integer powers are not allowed");
}

// ---- Solutions from factors

std::vector<Array> cholesky_solve(const Call& c) {
  Array b = c.inputs[1];
  const bool is_vector = b.dims.size() == 1;
  if (is_vector) b.dims.push_back(1);
  Array y = each(broadcast(outer_of(c.inputs[0]), outer_of(b)), {b.dims.end() - 2, b.dims.end()}, [&](const Dims& at) {
    Matrix l = matrix_of(c.inputs[0], at), x = matrix_of(b, at);
    for (int64_t i = 0; i < l.rows; ++i) {
      for (int64_t j = i + 1; j < l.rows; ++j) l.at(i, j) = 0;
    }
    eliminate(product(l, adjoint_of(l)), x);
    return x.values;
  });
  if (is_vector) y.dims.pop_back();
  return {y};
}

std::vector<Array> lu_solve(const Call& c) {
  Array b = c.inputs[2];
  const Array& places = c.inputs[1];
  const bool is_vector = b.dims.size() == 1;
  if (is_vector) b.dims.push_back(1);
  Array y = each(broadcast(outer_of(c.inputs[0]), outer_of(b)), {b.dims.end() - 2, b.dims.end()}, [&](const Dims& at) {
    Matrix l = matrix_of(c.inputs[0], at), u = l, x = matrix_of(b, at), whole = l;
    for (int64_t i = 0; i < l.rows; ++i) {
      for (int64_t j = 0; j < l.rows; ++j) {
        if (j >= i) l.at(i, j) = i == j;
        if (j < i) u.at(i, j) = 0;
      }
    }
    const Matrix permuted = product(l, u);
    Dims index = at;
    index.push_back(0);
    for (int64_t i = 0; i < l.rows; ++i) {
      index.back() = i;
      const auto row = static_cast<int64_t>(broadcast_at(places, index).real());
      for (int64_t j = 0; j < l.rows; ++j) whole.at(row, j) = permuted.values[static_cast<size_t>(i * l.rows + j)];
    }
    eliminate(whole, x);
    return x.values;
  });
  if (is_vector) y.dims.pop_back();
  return {y};
}

void solution_cases(Table& t) {
  struct Row {
    Dims a, b;
  };
  for (const Row& r : {Row{{2, 2}, {2, 3}}, Row{{3, 3}, {3}}, Row{{2, 2, 2}, {2, 2}}, Row{{2, 2}, {3, 2, 2}},
                       Row{{0, 0}, {0, 2}}, Row{{2, 2}, {2, 0}}, Row{{0, 2, 2}, {2, 1}}}) {
    const uint32_t flags = count(r.a) == 0 || count(r.b) == 0 ? kNoGradient : 0u;
    Case& c = t.add("cholesky_solve", "", {matrices(r.a), in(r.b)}, cholesky_solve);
    c.flags = flags;
    c.tolerance = 64;
    const int64_t n = r.a.back();
    const Array places = generate(Dims(r.a.begin(), r.a.end() - 1),
                                  [&](const Dims& at) { return Complex(static_cast<double>((at.back() + 1) % n)); });
    Case& lu = t.add("lu_solve", "",
                     {matrices(r.a),
                      places.values.empty() ? drawn(EAGER_INT32, places.dims, 0, 0)
                                            : of_dtype(EAGER_INT32, places.dims, places.values),
                      in(r.b)},
                     lu_solve);
    lu.flags = flags;
    lu.tolerance = 64;
  }
  t.refuse("cholesky_solve", "", {in({2, 3}), in({2, 1})}, "First input (lhs) must be a square matrix.");
  t.refuse("lu_solve", "", {in({2, 3}), of_dtype(EAGER_INT32, {2}, {0, 1}), in({2, 1})},
           "Input matrix must be square.");
  t.refuse("lu_solve", "", {in({2, 2}), of_dtype(EAGER_INT32, {2}, {0, 1}), in({3, 1})},
           "Input matrix and rhs are incompatible.");
  t.refuse("lu_solve", "", {in({2, 2}), of_dtype(EAGER_INT32, {2}, {0, 1}), in({3})},
           "Input matrix and rhs are incompatible.");
  t.refuse("lu_solve", "", {in({2, 2}), of_dtype(EAGER_INT32, {1}, {0}), in({2, 1})},
           "p must have the shape of a permutation of the rows of lu, got [1] for [2,2]");
  t.refuse("lu_solve", "", {in({2, 2}), of_dtype(EAGER_INT32, {3}, {0, 1, 2}), in({2, 1})},
           "p must have the shape of a permutation of the rows of lu, got [3] for [2,2]");
}

// ---- Products

// Sums over pairs of axes.
Array contracted(const Array& a, const Array& b, const Dims& of_a, const Dims& of_b) {
  auto rest = [](const Array& x, const Dims& axes) {
    Dims kept;
    for (int64_t i = 0; i < static_cast<int64_t>(x.dims.size()); ++i) {
      if (std::find(axes.begin(), axes.end(), i) == axes.end()) kept.push_back(i);
    }
    return kept;
  };
  const Dims rows = rest(a, of_a), columns = rest(b, of_b);
  Dims dims, inner;
  for (int64_t i : rows) dims.push_back(a.dims[static_cast<size_t>(i)]);
  for (int64_t i : columns) dims.push_back(b.dims[static_cast<size_t>(i)]);
  for (int64_t i : of_a) inner.push_back(a.dims[static_cast<size_t>(i)]);
  return generate(dims, [&](const Dims& at) {
    Complex sum = 0;
    for (int64_t k = 0; k < count(inner); ++k) {
      const Dims along = unravel(k, inner);
      Dims place_a(a.dims.size()), place_b(b.dims.size());
      for (size_t i = 0; i < rows.size(); ++i) place_a[static_cast<size_t>(rows[i])] = at[i];
      for (size_t i = 0; i < columns.size(); ++i) place_b[static_cast<size_t>(columns[i])] = at[rows.size() + i];
      for (size_t i = 0; i < of_a.size(); ++i)
        place_a[static_cast<size_t>(of_a[i])] = along[i], place_b[static_cast<size_t>(of_b[i])] = along[i];
      sum +=
          a.values[static_cast<size_t>(ravel(place_a, a.dims))] * b.values[static_cast<size_t>(ravel(place_b, b.dims))];
    }
    return sum;
  });
}

std::vector<Array> tensordot(const Call& c) {
  const Array &a = c.inputs[0], &b = c.inputs[1];
  const Dims axes = c.attributes.ints("axes", {2});
  Dims of_a, of_b;
  if (axes.size() == 1) {
    for (int64_t i = 0; i < axes[0]; ++i) {
      of_a.push_back(static_cast<int64_t>(a.dims.size()) - axes[0] + i);
      of_b.push_back(i);
    }
  }
  for (size_t i = 0; axes.size() > 1 && i < axes.size() / 2; ++i) {
    of_a.push_back(axis_of(axes[i], a.dims.size()));
    of_b.push_back(axis_of(axes[axes.size() / 2 + i], b.dims.size()));
  }
  return {contracted(a, b, of_a, of_b)};
}

std::vector<Array> inner(const Call& c) {
  const Array &a = c.inputs[0], &b = c.inputs[1];
  if (a.dims.empty() || b.dims.empty()) return {contracted(a, b, {}, {})};
  return {contracted(a, b, {static_cast<int64_t>(a.dims.size()) - 1}, {static_cast<int64_t>(b.dims.size()) - 1})};
}

std::vector<Array> outer(const Call& c) { return {contracted(c.inputs[0], c.inputs[1], {}, {})}; }

std::vector<Array> vecdot(const Call& c) {
  const Array &a = c.inputs[0], &b = c.inputs[1];
  const Dims both = broadcast(a.dims, b.dims);
  const auto axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), both.size()));
  Dims dims = both;
  dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(axis));
  return {generate(dims, [&](const Dims& at) {
    Complex sum = 0;
    for (int64_t k = 0; k < both[axis]; ++k) {
      Dims place = at;
      place.insert(place.begin() + static_cast<std::ptrdiff_t>(axis), k);
      sum += std::conj(broadcast_at(a, place)) * broadcast_at(b, place);
    }
    return sum;
  })};
}

std::vector<Array> cross(const Call& c) {
  const Array &a = c.inputs[0], &b = c.inputs[1];
  const Dims both = broadcast(a.dims, b.dims);
  const auto axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), both.size()));
  return {generate(both, [&](const Dims& at) {
    Dims next = at, last = at;
    next[axis] = (at[axis] + 1) % 3, last[axis] = (at[axis] + 2) % 3;
    return broadcast_at(a, next) * broadcast_at(b, last) - broadcast_at(a, last) * broadcast_at(b, next);
  })};
}

std::vector<Array> kron(const Call& c) {
  Array a = c.inputs[0], b = c.inputs[1];
  while (a.dims.size() < b.dims.size()) a.dims.insert(a.dims.begin(), 1);
  while (b.dims.size() < a.dims.size()) b.dims.insert(b.dims.begin(), 1);
  Dims dims;
  for (size_t i = 0; i < a.dims.size(); ++i) dims.push_back(a.dims[i] * b.dims[i]);
  return {generate(dims, [&](const Dims& at) {
    Dims of_a = at, of_b = at;
    for (size_t i = 0; i < at.size(); ++i) of_a[i] = at[i] / b.dims[i], of_b[i] = at[i] % b.dims[i];
    return a.values[static_cast<size_t>(ravel(of_a, a.dims))] * b.values[static_cast<size_t>(ravel(of_b, b.dims))];
  })};
}

// An op with its last attribute, if it has one, and the dims of its inputs.
struct Traced {
  const char *op, *attribute;
  std::vector<int64_t> numbers;
  std::vector<Dims> inputs;
};
// Checks that a trace which knows no dims computes as calls do, to the last bit.
void check_bits(const Traced& c) {
  const client::Context ctx = client::make_context(1);
  const client::Op op = client::make_op(ctx.get(), c.op);
  if (c.numbers.size() == 1 && c.attribute == std::string("depth_radius"))
    client::check(eager_op_set_int(op.get(), c.attribute, c.numbers[0]));
  else if (!c.numbers.empty())
    client::check(eager_op_set_ints(op.get(), c.attribute, c.numbers.data(), static_cast<int32_t>(c.numbers.size())));
  std::mt19937 random(7);
  std::uniform_real_distribution<double> number(-1, 1);
  client::Trace trace(ctx.get());
  std::vector<client::Tensor> inputs, stand_ins;
  for (const Dims& dims : c.inputs) {
    const Array a = generate(dims, [&](const Dims&) { return Complex(number(random)); });
    const std::vector<unsigned char> bytes = numbers::encode(a.values, EAGER_FLOAT32);
    inputs.push_back(client::make_tensor(ctx.get(), EAGER_FLOAT32, dims, bytes.data(), bytes.size()));
    stand_ins.push_back(trace.stand_in(client::share(inputs.back().get())));
  }
  const std::vector<client::Tensor> want = client::execute(ctx.get(), op.get(), client::handles(inputs));
  const std::vector<client::Tensor> traced = client::execute(trace.ctx(), op.get(), client::handles(stand_ins));
  const std::vector<client::Tensor> got = trace.run(client::handles(traced));
  if (array_of(got[0].get()).values != array_of(want[0].get()).values) fail(std::string(c.op) + ": other bits");
}

void product_cases(Table& t) {
  for (const Traced& c : {Traced{"inner", "", {}, {{5, 7, 100}, {100}}}, Traced{"inner", "", {}, {{100}, {5, 7, 100}}},
                          Traced{"tensordot", "axes", {1}, {{5, 7, 100}, {100}}},
                          Traced{"tensordot", "axes", {2}, {{5, 7, 10, 10}, {10, 10}}},
                          Traced{"local_response_norm", "depth_radius", {6}, {{2, 3, 4, 6}}}})
    t.custom(c.op, "has the same bits where a trace knows no dims", [c] { check_bits(c); });
  struct Row {
    const char *op, *attributes;
    Dims a, b;
    Reference reference;
  };
  for (const Row& r : {
           Row{"outer", "", {2}, {3}, outer},
           Row{"outer", "", {0}, {3}, outer},
           Row{"inner", "", {3}, {3}, inner},
           Row{"inner", "", {2, 3}, {4, 3}, inner},
           Row{"inner", "", {2, 2, 3}, {3}, inner},
           Row{"inner", "", {}, {2, 3}, inner},
           Row{"inner", "", {2, 0}, {3, 0}, inner},
           Row{"vecdot", "", {3}, {3}, vecdot},
           Row{"vecdot", "", {2, 3}, {2, 3}, vecdot},
           Row{"vecdot", "", {2, 3}, {3}, vecdot},
           Row{"vecdot", "axis=-2", {4, 3, 2}, {3, 1}, vecdot},
           Row{"vecdot", "axis=0", {3, 2}, {3, 2}, vecdot},
           Row{"vecdot", "", {2, 0}, {2, 0}, vecdot},
           Row{"tensordot", "", {2, 3, 2}, {3, 2, 2}, tensordot},
           Row{"tensordot", "axes=0", {2}, {2, 3}, tensordot},
           Row{"tensordot", "axes=1", {2, 3}, {3}, tensordot},
           Row{"tensordot", "axes=1", {2, 0}, {0, 3}, tensordot},
           Row{"tensordot", "axes=1,0", {2, 3, 2}, {3, 2}, tensordot},
           Row{"tensordot", "axes=0,-1,1,0", {2, 3, 4}, {4, 2}, tensordot},
           Row{"cross", "", {3}, {3}, cross},
           Row{"cross", "", {2, 3}, {3}, cross},
           Row{"cross", "axis=-2", {2, 3, 2}, {3, 1}, cross},
           Row{"cross", "axis=0", {3, 2}, {3, 2}, cross},
           Row{"cross", "", {0, 3}, {0, 3}, cross},
           Row{"kron", "", {2}, {3}, kron},
           Row{"kron", "", {2, 2}, {2, 3}, kron},
           Row{"kron", "", {2}, {2, 3}, kron},
           Row{"kron", "", {}, {2}, kron},
           Row{"kron", "", {0, 2}, {2, 2}, kron},
       }) {
    Case& c = t.add(r.op, r.attributes, {in(r.a), in(r.b)}, products(r.reference));
    c.max_integer = 5;
    c.tolerance = 8;
    c.flags = count(r.a) == 0 || count(r.b) == 0 ? kNoGradient : 0u;
  }
  // Halves are rounded once: (1 + 2^-7)^2 - (1 + 2^-6) is 2^-14, which is lost where a product is rounded to them.
  const std::vector<Complex> one_more = {0x1.02p0, 1}, less = {0x1.02p0, -0x1.04p0};
  const auto once = [&t](const char* op, const char* attributes, Input a, Input b, Reference reference) {
    Case& c = t.add(op, attributes, {std::move(a), std::move(b)}, std::move(reference));
    c.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16};
    c.flags = kNoGradient;
    c.floor = 1e-6;
  };
  once("vecdot", "", given({1, 2}, one_more), given({1, 2}, less), vecdot);
  once("vecdot", "axis=0", given({2, 1}, one_more), given({2, 1}, less), vecdot);
  once("tensordot", "axes=2", given({1, 2, 1}, one_more), given({2, 1, 1}, less), tensordot);
  once("tensordot", "axes=2", given({1, 1, 2}, one_more), given({1, 2, 1}, less), tensordot);
  once("cross", "", given({3}, {0, 0x1.02p0, 1}), given({3}, {0, 0x1.04p0, 0x1.02p0}), cross);
  t.refuse("outer", "", {in({2, 2}), in({2})}, "Input tensor 0 must have rank 1, got 2");
  for (const char* op : {"inner", "vecdot"})
    t.refuse(op, "", {in({2}), in({3})}, "Dimensions must be equal, but are 2 and 3");
  t.refuse("tensordot", "axes=1", {in({2, 3}), in({2})}, "Dimensions must be equal, but are 3 and 2 for axes 1 and 0");
  t.refuse("tensordot", "axes=3", {in({2, 3}), in({2})}, "'axes' must be in [0, 1] for inputs of ranks 2 and 1, got 3");
  t.refuse("tensordot", "axes=0,1,0", {in({2, 3}), in({2})},
           "'axes' must have as many axes of x1 as of x2, got 3 axes");
  t.refuse("tensordot", "axes=0,0,0,1", {in({2, 3}), in({2, 2})}, "axis 0 is given twice");
  t.refuse("cross", "", {in({2}), in({2})}, "Cross-products are only defined for 3-element vectors, got shape [2]");
  t.refuse("vecdot", "", {in({2, 1}), in({2, 3})}, "Dimensions must be equal, but are 1 and 3");
  t.refuse("vecdot", "axis=0", {in({2, 3}), in({3})}, "axis must be negative for inputs of ranks 2 and 1, got 0");
}

// ---- What holds whatever the phases

using client::Tensor;

// Runs ops on a context of its own.
class World {
 public:
  Tensor tensor(const Array& a, int32_t dtype) {
    const std::vector<unsigned char> bytes = numbers::encode(a.values, dtype);
    return client::make_tensor(ctx.get(), dtype, a.dims, bytes.data(), bytes.size());
  }
  std::vector<Tensor> run(const char* name, std::vector<const Tensor*> inputs, const char* flag = nullptr,
                          bool value = true) {
    const client::Op op = client::make_op(ctx.get(), name);
    if (flag) client::check(eager_op_set_bool(op.get(), flag, value));
    std::vector<eager_tensor*> handles;
    for (const Tensor* t : inputs) handles.push_back(t->get());
    return client::execute(ctx.get(), op.get(), handles);
  }
  Tensor one(const char* name, const Tensor& x) { return std::move(run(name, {&x})[0]); }
  Tensor two(const char* name, const Tensor& x, const Tensor& y) { return std::move(run(name, {&x, &y})[0]); }
  Tensor product(const Tensor& x, const Tensor& y) { return two("matmul", x, y); }
  Tensor by_adjoint(const Tensor& x, const Tensor& y) { return std::move(run("matmul", {&x, &y}, "adjoint_b")[0]); }
  client::Context ctx = client::make_context(1);
};

Array random_array(const Dims& dims, bool is_complex, int seed) {
  std::mt19937 random(static_cast<unsigned>(seed));
  std::uniform_real_distribution<double> number(-1, 1);
  return generate(dims, [&](const Dims&) {
    const double re = number(random);
    return Complex(re, is_complex ? number(random) : 0);
  });
}

// The real part of the sum of x times fixed numbers.
Tensor weighed(World& w, const Tensor& x, int seed) {
  const int32_t dtype = eager_tensor_dtype(x.get());
  const Tensor weights = w.tensor(random_array(client::dims_of(x.get()), numbers::is_complex(dtype), seed), dtype);
  return w.one("sum", w.one("real", w.two("multiply", weights, x)));
}

// A function of a matrix that does not depend on phases.
using Loss = std::function<Tensor(World&, const Tensor& x)>;

// u diag(1, 2, ...) u^H; columns from `same` on have one factor, since only the space that they span is given.
Tensor projected(World& w, const Tensor& u, int64_t same) {
  const int64_t n = client::dims_of(u.get())[1];
  const Array factors =
      generate({n}, [&](const Dims& at) { return Complex(static_cast<double>(std::min(at[0], same) + 1)); });
  return w.by_adjoint(w.two("multiply", u, w.tensor(factors, eager_tensor_dtype(u.get()))), u);
}

// Compares the gradient of a loss with central differences.
void check_gradient(const Loss& loss, const Array& x, bool is_complex) {
  World w;
  const int32_t dtype = is_complex ? EAGER_COMPLEX128 : EAGER_FLOAT64;
  const Tensor input = w.tensor(x, dtype);
  const client::Tape tape = client::make_tape(w.ctx.get());
  client::check(eager_tape_watch(tape.get(), input.get()));
  const Tensor y = loss(w, input);
  const Array got = array_of(client::gradient(w.ctx.get(), tape.get(), {y.get()}, {}, {input.get()})[0].get());
  for (size_t i = 0; i < x.values.size(); ++i) {
    for (const Complex direction : {Complex(1), Complex(0, 1)}) {
      if (!is_complex && direction.imag() != 0) continue;
      auto at = [&](double step) {
        Array moved = x;
        moved.values[i] += step * direction;
        return array_of(loss(w, w.tensor(moved, dtype)).get()).values[0].real();
      };
      const double h = 1e-5, want = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
      const double is = direction.imag() == 0 ? got.values[i].real() : got.values[i].imag();
      if (!(std::abs(is - want) <= 1e-6 * std::max(1.0, std::abs(want)))) {
        fail("element " + std::to_string(i) + (direction.imag() == 0 ? ", real part: " : ", imaginary part: ") +
             std::to_string(is) + ", differences give " + std::to_string(want));
      }
    }
  }
}

void invariant_gradients(Table& t) {
  struct Row {
    const char *op, *name;
    Loss loss;
  };
  const auto sum = [](World& w, const Tensor& a, const Tensor& b) { return w.two("add", a, b); };
  const auto svd = [sum](bool is_full) {
    return [is_full, sum](World& w, const Tensor& x) {
      const std::vector<Tensor> f = w.run("svd", {&x}, "full_matrices", is_full);
      const int64_t k = client::dims_of(f[1].get())[0];
      Tensor y = sum(w, weighed(w, projected(w, f[0], k), 1), weighed(w, w.one("sin", f[1]), 2));
      const Tensor v = w.one("conj", w.one("matrix_transpose", f[2]));
      y = sum(w, y, weighed(w, projected(w, v, k), 3));
      // A product of both, which has their common phases.
      const std::vector<Tensor> thin = w.run("svd", {&x}, "full_matrices", false);
      const Tensor cubes = w.two("multiply", thin[1], w.two("multiply", thin[1], thin[1]));
      return sum(w, y, weighed(w, w.product(w.two("multiply", thin[0], cubes), thin[2]), 4));
    };
  };
  const Loss eigh = [sum](World& w, const Tensor& x) {
    const Tensor hermitian = w.two("add", x, w.one("conj", w.one("matrix_transpose", x)));
    const std::vector<Tensor> f = w.run("eigh", {&hermitian});
    return sum(w, weighed(w, projected(w, f[1], 99), 1),
               sum(w, weighed(w, w.one("sin", f[0]), 2), weighed(w, w.one("eigvalsh", hermitian), 3)));
  };
  const Loss eig = [sum](World& w, const Tensor& x) {
    const std::vector<Tensor> f = w.run("eig", {&x});
    const Tensor scaled = w.product(w.two("multiply", f[1], w.one("sin", f[0])), w.one("inv", f[1]));
    const Tensor values = w.one("eigvals", x);
    // Sums over all columns, which do not depend on their order.
    const Tensor sizes = w.by_adjoint(w.two("multiply", f[1], f[0]), f[1]);
    return sum(w, weighed(w, scaled, 1),
               sum(w, weighed(w, w.one("sum", w.two("multiply", values, w.two("multiply", values, values))), 2),
                   weighed(w, sizes, 3)));
  };
  const Loss qr = [sum](World& w, const Tensor& x) {
    const std::vector<Tensor> f = w.run("qr", {&x}, "full_matrices");
    const int64_t k = std::min(client::dims_of(x.get())[0], client::dims_of(x.get())[1]);
    return sum(w, weighed(w, projected(w, f[0], k), 1), weighed(w, f[1], 2));
  };
  for (const bool is_complex : {false, true}) {
    const std::string kind = is_complex ? "complex " : "";
    auto add = [&](const char* op, const char* what, const Loss& loss, const Dims& d) {
      t.custom(op,
               "the gradient of " + kind + what + " of " + std::to_string(d[0]) + " x " + std::to_string(d[1]) +
                   " is that of differences",
               [=] { check_gradient(loss, random_array(d, is_complex, 7), is_complex); });
    };
    for (const Dims& d : {Dims{3, 3}, Dims{5, 3}, Dims{3, 5}, Dims{1, 3}, Dims{4, 1}}) {
      add("svd", "spaces", svd(true), d);
      add("svd", "spaces of thin matrices", svd(false), d);
      add("qr", "spaces", qr, d);
    }
    for (const Dims& d : {Dims{1, 1}, Dims{3, 3}, Dims{4, 4}}) {
      add("eigh", "spaces", eigh, d);
      add("eig", "spaces", eig, d);
    }
  }
  // Values that coincide: a function of the whole space alone has its gradient.
  t.custom("eigh", "equal values leave a gradient finite", [] {
    World w;
    const Tensor x = w.tensor({{3, 3}, {2, 0, 0, 0, 2, 0, 0, 0, 3}}, EAGER_FLOAT64);
    const client::Tape tape = client::make_tape(w.ctx.get());
    client::check(eager_tape_watch(tape.get(), x.get()));
    const std::vector<Tensor> f = w.run("eigh", {&x});
    const Tensor y = w.by_adjoint(w.two("multiply", f[1], f[0]), f[1]);  // x itself
    const Array got = array_of(client::gradient(w.ctx.get(), tape.get(), {y.get()}, {}, {x.get()})[0].get());
    // The part of the pair that is equal is left out.
    const Array want{{3, 3}, {1, 0, 1, 0, 1, 1, 1, 1, 1}};
    const std::string problem = difference(got, want, EAGER_FLOAT64, 4);
    if (!problem.empty()) fail(problem);
  });
  t.custom("svd", "equal values and zeros leave a gradient finite", [] {
    World w;
    const Tensor x = w.tensor({{3, 2}, {2, 0, 0, 2, 0, 0}}, EAGER_FLOAT64),
                 zero = w.tensor(filled({3, 2}), EAGER_FLOAT64);
    for (const Tensor* at : {&x, &zero}) {
      const client::Tape tape = client::make_tape(w.ctx.get());
      client::check(eager_tape_watch(tape.get(), at->get()));
      const std::vector<Tensor> f = w.run("svd", {at}, "full_matrices", false);
      const Tensor y = w.product(w.two("multiply", f[0], f[1]), f[2]);
      const Array got = array_of(client::gradient(w.ctx.get(), tape.get(), {y.get()}, {}, {at->get()})[0].get());
      for (const Complex& z : got.values) {
        if (!std::isfinite(z.real())) fail("an element is not finite");
      }
    }
  });
}

double largest_of(const Array& a) {
  double y = 0;
  for (const Complex& z : a.values) y = std::isnan(std::abs(z)) ? std::abs(z) : std::max(y, std::abs(z));
  return y;
}

// Residuals within 10 n eps, of matrices of all shapes and sizes, also without full rank.
void residuals(Table& t) {
  t.custom("svd", "residuals are within 10 n eps", [] {
    for (const int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128}) {
      for (const Dims& d : {Dims{4, 4}, Dims{8, 3}, Dims{3, 8}, Dims{9, 9}, Dims{40, 40}, Dims{70, 20}, Dims{20, 70}}) {
        for (const bool has_full_rank : {true, false}) {
          for (const double scale : {1.0, 1e-30, 1e30}) {
            World w;
            Array a = random_array(d, numbers::is_complex(dtype), 3);
            for (Complex& z : a.values) z *= scale;
            if (!has_full_rank) {  // the first row again and again
              for (size_t i = static_cast<size_t>(d[1]); i < a.values.size(); ++i)
                a.values[i] = a.values[i % static_cast<size_t>(d[1])];
            }
            const Tensor x = w.tensor(a, dtype);
            const double allowed = 10 * static_cast<double>(std::max(d[0], d[1])) * numbers::epsilon(dtype);
            auto check = [&](const char* what, const Tensor& y, const Tensor& z, double size) {
              const double error = largest_of(array_of(w.two("subtract", y, z).get()));
              if (!(error <= allowed * size))
                fail(std::string(what) + " of " + numbers::name_of(dtype) + " " + std::to_string(d[0]) + " x " +
                     std::to_string(d[1]) + ": " + std::to_string(error / size / numbers::epsilon(dtype)) + " eps");
            };
            auto identity = [&](int64_t n) { return w.tensor({{n, n}, unit(n).values}, dtype); };
            const double size = largest_of(a);
            for (const bool is_full : {true, false}) {
              const std::vector<Tensor> f = w.run("svd", {&x}, "full_matrices", is_full);
              const int64_t of_u = client::dims_of(f[0].get())[1], of_v = client::dims_of(f[2].get())[0];
              check("u^H u", std::move(w.run("matmul", {&f[0], &f[0]}, "adjoint_a")[0]), identity(of_u), 1);
              check("vh vh^H", w.by_adjoint(f[2], f[2]), identity(of_v), 1);
              if (!is_full) check("u s vh", w.product(w.two("multiply", f[0], f[1]), f[2]), x, size);
            }
            const std::vector<Tensor> qr = w.run("qr", {&x});
            check("q r", w.product(qr[0], qr[1]), x, size);
            check("q^H q", std::move(w.run("matmul", {&qr[0], &qr[0]}, "adjoint_a")[0]), identity(std::min(d[0], d[1])),
                  1);
            if (d[0] != d[1]) continue;
            const Tensor h = w.two("add", x, w.one("conj", w.one("matrix_transpose", x)));
            const std::vector<Tensor> e = w.run("eigh", {&h});
            check("eigh", w.by_adjoint(w.two("multiply", e[1], e[0]), e[1]), h, size);
            if (!has_full_rank) continue;
            const std::vector<Tensor> g = w.run("eig", {&x});
            const double error =
                largest_of(array_of(w.two("subtract", w.product(x, g[1]), w.two("multiply", g[1], g[0])).get()));
            if (!(error <= allowed * size))
              fail("eig: " + std::to_string(error / size / numbers::epsilon(dtype)) + " eps");
          }
        }
      }
    }
  });
}

// The factors of lu multiplied, and x with its rows exchanged likewise.
std::pair<Array, Array> sides_of_lu(const Array& lu, const Array& order, const Array& x) {
  const size_t n = static_cast<size_t>(x.dims[0]);
  std::pair<Array, Array> y{{x.dims, std::vector<Complex>(n * n)}, {x.dims, std::vector<Complex>(n * n)}};
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j < n; ++j) {
      Complex& sum = y.first.values[i * n + j];
      for (size_t k = 0; k <= std::min(i, j); ++k) sum += (k == i ? 1 : lu.values[i * n + k]) * lu.values[k * n + j];
      y.second.values[i * n + j] = x.values[static_cast<size_t>(order.values[i].real()) * n + j];
    }
  }
  return y;
}

// What solves equations: residuals within 10 n eps of the products' sizes.
void residuals_of_solutions(Table& t) {
  t.custom("solve", "residuals of solutions and triangular factors are within 10 n eps", [] {
    for (const int32_t dtype : {EAGER_FLOAT32, EAGER_FLOAT64, EAGER_COMPLEX64, EAGER_COMPLEX128}) {
      for (const int64_t n : {4, 9, 40, 130}) {
        World w;
        const auto tensor = [&](const Dims& d, int seed) {
          return w.tensor(random_array(d, numbers::is_complex(dtype), seed), dtype);
        };
        const auto size_of = [](const Tensor& x) { return largest_of(array_of(x.get())); };
        const auto check = [&](const char* what, const Tensor& y, const Tensor& z, double size) {
          const double error = size_of(w.two("subtract", y, z)) / size / numbers::epsilon(dtype);
          if (!(error <= 10 * static_cast<double>(n)))
            fail(std::string(what) + " of " + numbers::name_of(dtype) + ", " + std::to_string(n) +
                 " rows: " + std::to_string(error) + " eps");
        };
        const Tensor a = tensor({n, n}, 5), b = tensor({n, 3}, 6), tall = tensor({n, n / 2}, 7);
        const double size = size_of(a), size_of_tall = size_of(tall);
        const Tensor solution = w.two("solve", a, b), inverse = w.one("inv", a), pseudo = w.one("pinv", tall);
        check("solve", w.product(a, solution), b, size * size_of(solution));
        check("inv", w.product(a, inverse), w.tensor({{n, n}, unit(n).values}, dtype), size * size_of(inverse));
        check("pinv", w.product(w.product(tall, pseudo), tall), tall, size_of_tall * size_of_tall * size_of(pseudo));
        const Tensor nearest = w.two("lstsq", tall, b), rest = w.two("subtract", w.product(tall, nearest), b);
        const Tensor normal = std::move(w.run("matmul", {&tall, &rest}, "adjoint_a")[0]);
        check("lstsq", normal, w.two("subtract", normal, normal),
              size_of_tall * (size_of_tall * size_of(nearest) + size_of(b)));
        const Tensor positive = w.by_adjoint(a, a), factor = w.one("cholesky", positive);
        check("cholesky", w.by_adjoint(factor, factor), positive, size_of(positive));
        const std::vector<Tensor> f = w.run("lu", {&a});
        const auto [product, exchanged] = sides_of_lu(array_of(f[0].get()), array_of(f[1].get()), array_of(a.get()));
        check("lu", w.tensor(product, dtype), w.tensor(exchanged, dtype), size);
      }
    }
  });
}

}  // namespace

void matrix_cases(Table& t) {
  part_cases(t);
  norm_cases(t);
  solution_cases(t);
  without_integers(t, {"matrix_cond"});
  of_integers(t, "matrix_cond", {given({2, 2}, {4, 0, 0, 2})}, cond);
  product_cases(t);
  invariant_gradients(t);
  residuals(t);
  residuals_of_solutions(t);
}

}  // namespace op_cases
