// Linear algebra, against elimination with pivots on complex numbers.
#include <cmath>

#include "op_cases/harness.h"
#include "op_cases/matrices.h"
#include "support/client.h"

namespace op_cases {
namespace {

std::vector<Array> inv(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t n = x.dims.back();
  return {each(outer_of(x), {n, n}, [&](const Dims& at) {
    Matrix y{n, n, std::vector<Complex>(static_cast<size_t>(n * n))};
    for (int64_t i = 0; i < n; ++i) y.at(i, i) = 1;
    eliminate(matrix_of(x, at), y);
    return c.attributes.boolean("adjoint", false) ? adjoint_of(y).values : y.values;
  })};
}

Complex determinant(const Array& x, const Dims& at) {
  Matrix none{x.dims.back(), 0, {}};
  return eliminate(matrix_of(x, at), none);
}

std::vector<Array> det(const Call& c) {
  const Array& x = c.inputs[0];
  return {each(outer_of(x), {}, [&](const Dims& at) { return std::vector<Complex>{determinant(x, at)}; })};
}

std::vector<Array> slogdet(const Call& c) {
  const Array& x = c.inputs[0];
  Array sign = det(c)[0], log = sign;
  for (size_t i = 0; i < sign.values.size(); ++i) {
    const double size = std::abs(sign.values[i]);
    log.values[i] = std::log(size);
    if (size != 0) sign.values[i] /= size;
  }
  (void)x;
  return {sign, log};
}

std::vector<Array> cholesky(const Call& c) {
  const Array& x = c.inputs[0];
  const int64_t n = x.dims.back();
  return {each(outer_of(x), {n, n}, [&](const Dims& at) {
    Matrix a = matrix_of(x, at), l{n, n, std::vector<Complex>(static_cast<size_t>(n * n))};
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j <= i; ++j) {
        Complex sum = a.at(i, j);
        for (int64_t k = 0; k < j; ++k) sum -= l.at(i, k) * std::conj(l.at(j, k));
        l.at(i, j) = i == j ? std::sqrt(sum.real()) : sum / l.at(j, j);
      }
    }
    return l.values;
  })};
}

std::vector<Array> solution(const Call& c, bool is_triangular) {
  const Array& x1 = c.inputs[0];
  Array x2 = c.inputs[1];
  const bool is_vector = x2.dims.size() == 1, lower = c.attributes.boolean("lower", true);
  if (is_vector) x2.dims.push_back(1);
  Dims tail{x2.dims.end() - 2, x2.dims.end()};
  Array y = each(broadcast(outer_of(x1), outer_of(x2)), tail, [&](const Dims& at) {
    Matrix a = matrix_of(x1, at), b = matrix_of(x2, at);
    for (int64_t i = 0; i < a.rows && is_triangular; ++i) {
      for (int64_t j = 0; j < a.columns; ++j) {
        if (lower ? j > i : j < i) a.at(i, j) = 0;
      }
    }
    eliminate(c.attributes.boolean("adjoint", false) ? adjoint_of(a) : a, b);
    return b.values;
  });
  if (is_vector) y.dims.pop_back();
  return {y};
}

// Matrices that are far from singular: numbers up to 1, and more on an antidiagonal, so that rows change places. `hermitian`:
// positive definite ones.
Input matrices(const Dims& dims, bool hermitian = false, bool is_triangle = false) {
  const int64_t n = dims.back();
  Array x = generate(dims, [&](const Dims& index) -> Complex {
    const int64_t i = index[index.size() - 2], j = index.back();
    const double shift = index.size() > 2 ? 0.3 * static_cast<double>(index[index.size() - 3]) : 0;
    auto number = [&](int64_t a, int64_t b) { return std::sin(static_cast<double>(3 * a * a + 5 * b + 1) + shift); };
    if (hermitian) {
      if (i == j) return static_cast<double>(n) + 1 + 0.5 * std::sin(static_cast<double>(i) + shift);
      const Complex z(number(std::max(i, j), std::min(i, j)), number(std::min(i, j), std::max(i, j) + 7));
      return 0.5 * (i > j ? z : std::conj(z));
    }
    const bool is_large = is_triangle ? i == j : i + j == n - 1;
    return Complex(number(i, j) + (is_large ? static_cast<double>(n) + 1 : 0), number(j, i + 2));
  });
  return given(dims, x.values);
}

}  // namespace

void linear_algebra_cases(Table& t) {
  for (const Dims& d : {Dims{1, 1}, Dims{2, 2}, Dims{3, 3}, Dims{2, 3, 3}, Dims{2, 1, 2, 2}, Dims{0, 0}, Dims{3, 0, 0},
                        Dims{0, 2, 2}, Dims{14, 14}, Dims{2, 40, 40}}) {
    const bool is_large = d.back() > 8;
    const uint32_t flags = is_large ? kValuesOnly : count(d) == 0 ? kNoGradient : 0u;
    auto add = [&](const char* op, const char* attributes, const Input& x, const Reference& f, uint32_t more) {
      Case& c = t.add(op, attributes, {x}, f);
      c.flags = flags | more;
      c.tolerance = is_large ? 1024 : 32;
    };
    add("inv", "", matrices(d), inv, 0);
    add("inv", "adjoint=true", matrices(d), inv, 0);
    if (d.back() < 40) add("det", "", matrices(d), det, 0);
    add("slogdet", "", matrices(d), slogdet, 0);
    add("cholesky", "", matrices(d, true), cholesky, kHermitian);
  }
  auto refer = [](bool is_triangular) { return [is_triangular](const Call& c) { return solution(c, is_triangular); }; };
  struct Row {
    Dims a, b;
  };
  for (const Row& r :
       {Row{{2, 2}, {2, 3}}, Row{{3, 3}, {3}}, Row{{2, 2, 2}, {2, 2, 1}}, Row{{2, 2, 2}, {2, 2}},
        Row{{2, 2}, {3, 2, 2}}, Row{{2, 1, 2, 2}, {3, 2, 1}}, Row{{2, 2, 2}, {2}}, Row{{0, 0}, {0, 2}},
        Row{{2, 2}, {2, 0}}, Row{{0, 2, 2}, {2, 1}}, Row{{20, 20}, {20, 3}}, Row{{30, 30}, {2, 30, 17}}}) {
    const bool is_large = r.a.back() > 8, is_empty = count(r.a) == 0 || count(r.b) == 0;
    for (const char* attributes : {"", "adjoint=true"}) {
      Case& c = t.add("solve", attributes, {matrices(r.a), in(r.b)}, refer(false));
      c.flags = is_large ? kValuesOnly : is_empty ? kNoGradient : 0u;
      c.tolerance = is_large ? 1024 : 64;
    }
    for (const char* attributes : {"", "adjoint=true", "lower=false", "lower=false adjoint=true"}) {
      Case& c = t.add("triangular_solve", attributes, {matrices(r.a, false, true), in(r.b)}, refer(true));
      c.flags = is_large ? kValuesOnly : is_empty ? kNoGradient : 0u;
      c.tolerance = is_large ? 1024 : 64;
    }
  }
  without_integers(t, {"inv", "cholesky", "solve"});
  const Input whole = given({2, 2}, {3, 1, 2, 4});
  of_integers(t, "inv", {whole}, inv);
  of_integers(t, "cholesky", {given({2, 2}, {4, 2, 2, 5})}, cholesky);
  of_integers(t, "solve", {whole, given({2}, {5, 10})}, refer(false));
  const double nan = std::nan("");
  const Input zeros = given({2, 2}, {0, 0, 0, 0}), singular = given({2, 2, 2}, {1, 0, 0, 1, 1, 2, 2, 4});
  // The gradients of a singular matrix have the determinants of its minors.
  for (const Input& x : {singular, zeros, given({1, 1}, {0}), given({2, 2}, {0, 0, 3, 0}),
                         given({2, 3, 3}, {1, 2, 3, 2, 4, 6, 1, 0, 1, 1, 2, 3, 2, 4, 6, 3, 6, 9}),
                         given({4, 4}, {0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4}),
                         given({3, 3}, std::vector<Complex>(9, 0)), given({3, 3}, std::vector<Complex>(9, 1)),
                         given({5, 5}, {0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})}) {
    t.add("det", "", {x}, det).tolerance = 64;
  }
  const Input turned = given({2, 2, 2}, {{0, 1}, 2, {1, 1}, {2, -2}, {1, 2}, {0, 1}, 0, 0});
  Case& complex_one = t.add("det", "", {turned}, det);
  complex_one.tolerance = 64;
  complex_one.dtypes = {EAGER_COMPLEX64, EAGER_COMPLEX128};
  t.custom("det", "has a gradient where it is beyond the dtype", [] {
    const client::Context ctx = client::make_context(1);
    for (const double s : {1e-200, 1e200, 0.0}) {
      const std::vector<double> values = {s, 0, 0, s};
      const client::Tensor x = client::make_tensor(ctx.get(), EAGER_FLOAT64, {2, 2}, values.data(), 32);
      const client::Tape tape = client::make_tape(ctx.get());
      client::check(eager_tape_watch(tape.get(), x.get()));
      const client::Op op = client::make_op(ctx.get(), "det");
      const client::Tensor y = std::move(client::execute(ctx.get(), op.get(), {x.get()})[0]);
      const client::Tensor dx = std::move(client::gradient(ctx.get(), tape.get(), {y.get()}, {}, {x.get()})[0]);
      const std::string problem = difference(array_of(dx.get()), {{2, 2}, {s, 0, 0, s}}, EAGER_FLOAT64, 4, 1e-300);
      if (!problem.empty()) fail(problem);
    }
  });
  t.add("slogdet", "", {singular}, slogdet).flags = kValuesOnly;
  for (const char* op : {"inv", "det", "slogdet", "cholesky"}) {
    t.refuse(op, "", {in({2, 3})}, "Input matrix must be square.");
    t.refuse(op, "", {in({3})}, "Input tensor 0 must have rank >= 2, got 1");
  }
  t.refuse("inv", "", {zeros}, "Input is not invertible.");
  t.refuse("inv", "", {singular}, "Input is not invertible.");
  t.refuse("inv", "", {given({1, 1}, {nan})}, "Input is not invertible.");
  for (const Complex& x : {Complex(-1), Complex(0), Complex(nan)}) {
    t.refuse("cholesky", "", {given({1, 1}, {x})},
             "Cholesky decomposition was not successful. The input might not be valid.");
  }
  for (const char* op : {"solve", "triangular_solve"}) {
    t.refuse(op, "", {zeros, in({2, 1})}, "Input matrix is not invertible.");
    t.refuse(op, "", {in({2, 3}), in({2, 1})}, "First input (lhs) must be a square matrix.");
    t.refuse(op, "", {in({2, 2}), in({3, 1})}, "Input matrix and rhs are incompatible.");
    t.refuse(op, "", {in({2}), in({2})}, "Input tensor 0 must have rank >= 2, got 1");
    t.refuse(op, "", {in({2, 2}), in({})}, "Input tensor 1 must have rank >= 1, got 0");
    t.refuse(op, "", {in({2, 2, 2}), in({3, 2, 1})}, "Incompatible shapes: [2] vs. [3]");
  }
}

}  // namespace op_cases
