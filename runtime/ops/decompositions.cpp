// Decompositions of matrices, which are the last two axes; leading dims are batches. Kernels are on the host alone.
//
// The gradients are those of losses that do not depend on what a decomposition leaves open: the phases of vectors, the basis that
// makes factors square, and the choice of a basis where values coincide. Where a loss depends on one of the first two, its gradient
// is INVALID_ARGUMENT (StillParts). For the last one the parts of a gradient that such a choice would change are left out, so that an
// equal pair of values makes no infinity.
//
// No gradient reads dims. "unit" is the matrix of some shape with ones on its diagonal, by which a product cuts a matrix or pads it
// with zeros.
#include "kernels/common/linear_algebra.h"

#include <cmath>
#include <limits>

#include "runtime/core/gradient.h"
#include "runtime/core/matrix.h"
#include "runtime/ops/elementwise.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

DType complex_of(DType t) {
  return t == DType::float32 ? DType::complex64 : t == DType::float64 ? DType::complex128 : t;
}

// ---- Inference

int64_t min_dim(int64_t a, int64_t b) { return a == 0 || b == 0 ? 0 : a < 0 || b < 0 ? kUnknown : std::min(a, b); }

Shape with(ShapeView outer, std::initializer_list<int64_t> dims) {
  Shape out = outer;
  for (int64_t d : dims) out.push_back(d);
  return out;
}

struct MatrixSizes {
  ShapeView outer;
  int64_t m, n, k;
};

// Checks the matrices, and fills in the params of decompositions.
MatrixSizes matrices(InferContext& c, bool is_full, double rtol = 0) {
  const ShapeView x = c.input(0);
  check_matrix(x, 0);
  const int64_t m = x[x.rank - 2], n = x[x.rank - 1];
  if (c.concrete()) c.params<MatrixParams>() = {wrapping_size(x, 0, x.rank - 2), m, n, is_full, rtol};
  return {outer_of(x), m, n, min_dim(m, n)};
}

// Returns the attribute rtol; -1 stands for the dtype's.
double rtol_of(InferContext& c) {
  if (!c.given("rtol")) return -1;
  const double rtol = c.real("rtol");
  if (!(rtol >= 0)) invalid_argument("rtol must be at least 0, got ", rtol);
  return rtol;
}

void qr_infer(InferContext& c) {
  const bool is_complete = c.boolean("full_matrices");
  const MatrixSizes s = matrices(c, is_complete);
  const int64_t columns = is_complete ? s.m : s.k;
  c.output(c.dtype(0), with(s.outer, {s.m, columns}));
  c.output(c.dtype(0), with(s.outer, {columns, s.n}));
}

void svd_infer(InferContext& c) {
  const bool is_full = c.boolean("full_matrices");
  const MatrixSizes s = matrices(c, is_full);
  c.output(c.dtype(0), with(s.outer, {s.m, is_full ? s.m : s.k}));
  c.output(real_dtype(c.dtype(0)), with(s.outer, {s.k}));
  c.output(c.dtype(0), with(s.outer, {is_full ? s.n : s.k, s.n}));
}

void svdvals_infer(InferContext& c) {
  const MatrixSizes s = matrices(c, false);
  c.output(real_dtype(c.dtype(0)), with(s.outer, {s.k}));
}

void lu_infer(InferContext& c) {
  const MatrixSizes s = matrices(c, false);
  c.output(c.dtype(0), c.input(0));
  c.output(DType::int32, with(s.outer, {s.m}));
}

void matrix_rank_infer(InferContext& c) { c.output(DType::int64, matrices(c, false, rtol_of(c)).outer); }

void pinv_infer(InferContext& c) {
  const MatrixSizes s = matrices(c, false, rtol_of(c));
  c.output(c.dtype(0), with(s.outer, {s.n, s.m}));
}

ShapeView square(InferContext& c) {
  const ShapeView x = c.input(0);
  check_matrix(x, 0);
  check_square(x);
  if (c.concrete()) c.params<SquareParams>() = {wrapping_size(x, 0, x.rank - 2), x[x.rank - 1], false};
  return x;
}

void matrix_exp_infer(InferContext& c) { c.output(c.dtype(0), square(c)); }
void eigvalsh_infer(InferContext& c) {
  const ShapeView x = square(c);
  c.output(real_dtype(c.dtype(0)), ShapeView{x.dims, x.rank - 1});
}
void eigh_infer(InferContext& c) {
  eigvalsh_infer(c);
  c.output(c.dtype(0), c.input(0));
}
void eigvals_infer(InferContext& c) {
  const ShapeView x = square(c);
  c.output(complex_of(c.dtype(0)), ShapeView{x.dims, x.rank - 1});
}
void eig_infer(InferContext& c) {
  eigvals_infer(c);
  c.output(complex_of(c.dtype(0)), c.input(0));
}

void lstsq_infer(InferContext& c) {
  const ShapeView a = c.input(0), b = c.input(1);
  check_matrix(a, 0);
  if (b.rank < 1) invalid_argument("Input tensor 1 must have rank >= 1, got 0");
  const bool is_vector = b.rank == 1;
  const int64_t m = a[a.rank - 2], n = a[a.rank - 1], rows = b[is_vector ? 0 : b.rank - 2];
  if (!may_equal(rows, m)) invalid_argument("Input matrix and rhs are incompatible.");
  const ShapeView batch_a = outer_of(a), batch_b{b.dims, is_vector ? 0 : b.rank - 2};
  Shape out;
  broadcast(batch_a, batch_b, out);
  const Shape batch = out;
  out.push_back(n);
  if (!is_vector) out.push_back(b[b.rank - 1]);
  c.output(c.dtype(0), out);
  const double rtol = rtol_of(c);
  if (!c.concrete()) return;
  LeastSquaresParams& p = c.params<LeastSquaresParams>();
  p.m = m, p.n = n;
  p.columns = is_vector ? 1 : b[b.rank - 1];
  p.matrices_a = wrapping_size(a, 0, a.rank - 2);
  p.rtol = rtol;
  add_batch(p.batch, batch, batch_a, batch_b, 1, 1);
}

// ---- Gradients

// Matrix calculus on the tensors of a gradient.
class Calculus {
 public:
  Calculus(GradientContext& g, int rank) : g_(g), rank_(rank) {}
  Tensor mul(const Tensor& a, const Tensor& b) const { return g_.op<"multiply">(a, b); }
  Tensor add(const Tensor& a, const Tensor& b) const { return !a ? b : !b ? a : g_.op<"add">(a, b); }
  Tensor sub(const Tensor& a, const Tensor& b) const { return g_.op<"subtract">(a, b); }
  Tensor scaled(double factor, const Tensor& x) const { return mul(g_.scalar(factor), x); }
  Tensor product(const Tensor& a, const Tensor& b) const { return g_.op<"matmul">(a, b); }
  Tensor left_adjoint(const Tensor& a, const Tensor& b) const { return g_.op<"matmul", "adjoint_a=true">(a, b); }
  Tensor right_adjoint(const Tensor& a, const Tensor& b) const { return g_.op<"matmul", "adjoint_b=true">(a, b); }
  Tensor adjoint(const Tensor& x) const { return adjoint_of(g_, x, rank_); }
  Tensor joined(const Tensor& a, const Tensor& b, int64_t axis) const {
    return run_list(g_, prepared<"concat", "">(), {a, b}, {axis})[0];
  }
  Tensor skew(const Tensor& x) const { return sub(x, adjoint(x)); }  // twice the skew-Hermitian part
  // A vector as a column or a row, to multiply the rows or the columns of a matrix.
  Tensor column(const Tensor& x) const { return g_.op_args<"expand_dims">({x.get()}, {-1}); }
  Tensor row(const Tensor& x) const { return g_.op_args<"expand_dims">({x.get()}, {-2}); }
  Tensor diag(const Tensor& x) const { return g_.op<"matrix_diag">(x); }
  Tensor diagonal(const Tensor& x) const { return g_.op<"diagonal">(x); }
  // Returns a matrix of the shape of `like` with a diagonal.
  Tensor diag_like(const Tensor& diagonal, const Tensor& like) const { return g_.op<"diagonal_grad">(diagonal, like); }
  Tensor unit_like(const Tensor& like) const { return diag_like(g_.op<"ones_like">(diagonal(like)), like); }
  // Returns 1 / x, or 0 where x is 0.
  Tensor inverse_or_zero(const Tensor& x) const {
    const Tensor is_zero = g_.op<"equal">(x, g_.scalar(0));
    const Tensor inverse = g_.op<"reciprocal">(g_.op<"where">(is_zero, g_.scalar(1), x));
    return g_.op<"where">(is_zero, g_.scalar(0), inverse);
  }
  // Returns a vector that is 1 where matrices of the shape of unit have rows (or columns) beyond their diagonal, else 0.
  Tensor rows_beyond(const Tensor& unit) const { return beyond(g_.op_args<"sum">({unit.get()}, {1, -1})); }
  Tensor columns_beyond(const Tensor& unit) const { return beyond(g_.op_args<"sum">({unit.get()}, {1, -2})); }
  Tensor beyond(const Tensor& sums) const { return sub(g_.scalar(1), sums); }
  // Returns the part of a square matrix whose rows and columns a vector of 0 and 1 names.
  Tensor block(const Tensor& x, const Tensor& named) const { return mul(mul(x, column(named)), row(named)); }
  // Returns x without its part in the space of the orthonormal columns of q. The second time removes what rounding left, which a
  // division by a small number would show.
  Tensor outside(const Tensor& q, Tensor x) const {
    for (int twice = 0; twice < 2; ++twice) x = sub(x, product(q, left_adjoint(q, x)));
    return x;
  }

 private:
  GradientContext& g_;
  const int rank_;
};

// Parts of Q^H dQ, for an output Q and its gradient dQ, that say how the loss changes as Q is turned by what a decomposition leaves open.
// They are 0, but for rounding, where the loss does not depend on that.
class StillParts {
 public:
  StillParts(GradientContext& g, const Calculus& m) : g_(g), m_(m) {}
  // Adds the gradient of an output, which rounding is relative to.
  void add(const Tensor& gradient) {
    const Tensor squares = g_.op<"square">(g_.op<"abs">(gradient));
    sum_ = m_.add(sum_, g_.op_args<"sum", "keepdims=true">({squares.get()}, {2, -2, -1}));
  }
  // Returns x. INVALID_ARGUMENT, as require_true words it, unless a part, of which the last two dims are those of matrices, is 0.
  template <FixedString Requirement>
  Tensor require(const Tensor& x, const Tensor& part) const {
    const DType t = part->dtype;
    const bool is_double = t == DType::float64 || t == DType::complex128;
    const double epsilon = is_double ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
    // Where terms of a loss cancel, less is left of its gradient than of their rounding.
    const Tensor size = g_.op<"maximum">(g_.op<"sqrt">(sum_), g_.scalar(0x1p-10));
    const Tensor most = m_.scaled(32 * std::sqrt(epsilon), size);
    const Tensor is_more = g_.op<"greater">(g_.op<"abs">(part), most);  // a NaN is none
    return g_.op<"require_true", Requirement>(x, g_.op<"logical_not">(is_more));
  }

 private:
  GradientContext& g_;
  const Calculus& m_;
  Tensor sum_;  // of squares, for each matrix
};

// Returns whether all matrices of this shape are known to be square.
bool is_square(const eager_tensor& x) { return x.dims[x.rank - 1] >= 0 && x.dims[x.rank - 1] == x.dims[x.rank - 2]; }

// x = QR. With K = Q^H dQ, which is skew-Hermitian, and U the square part of R: the lower triangle of K is that of Q^H dx U^-1, and
// dR = Q^H dx - K R. R's diagonal is real. Where Q is square and R has zero rows, U is continued by ones.
void qr_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const Tensor q = g.output(0), r = g.output(1);
  const Tensor d_r = g.has_grad(1) ? g.op<"triu">(g.grad(1)) : Tensor();
  Tensor inner, of_q;
  if (g.has_grad(0)) inner = m.left_adjoint(q, g.grad(0));
  if (d_r) {
    const Tensor of_r = m.right_adjoint(d_r, r);
    inner = inner ? m.sub(inner, of_r) : g.op<"negative">(of_r);
  }
  Tensor skew = m.skew(inner);
  const Tensor unit = m.unit_like(r), without = m.rows_beyond(unit);
  if (g.has_grad(0) && g.attr("full_matrices").i && !is_square(*g.input_shape(0))) {
    StillParts parts(g, m);
    parts.add(g.grad(0));
    skew = parts.require<"requirement=QR_BASIS">(skew, m.block(skew, without));
  }
  of_q = m.product(q, m.scaled(0.5, m.add(g.op<"tril">(skew), g.op<"tril", "k=-1">(skew))));
  if (g.has_grad(0) && !g.attr("full_matrices").i) of_q = m.add(of_q, m.outside(q, g.grad(0)));
  const Tensor u = m.add(m.right_adjoint(r, unit), m.diag(without));
  const Tensor solved = m.adjoint(g.op<"triangular_solve", "lower=false">(u, m.adjoint(of_q)));
  Tensor dx = m.product(solved, unit);
  if (d_r) dx = m.add(dx, m.product(q, d_r));
  g.set(0, dx);
}

// Fails where the loss depends on the phases of pairs of vectors or, with `like`, on the further vectors. The skew-Hermitian parts of
// U^H dU and V^H dV may be absent; what becomes of the gradient passes through one of them.
void check_svd_gauge(GradientContext& g, const Calculus& m, const Tensor& s, const Tensor& d_u, const Tensor& d_vh,
                     const Tensor& like, Tensor& skew_u, Tensor& skew_v) {
  const DType t = (skew_u ? skew_u : skew_v)->dtype;
  const bool has_further = like && !is_square(*like);
  if (!has_further && !is_complex(t)) return;
  StillParts parts(g, m);
  if (d_u) parts.add(d_u);
  if (d_vh) parts.add(d_vh);
  const Tensor unit = has_further ? m.diag_like(g.cast(g.op<"ones_like">(s), t), like) : Tensor();
  if (is_complex(t)) {
    Tensor of_u = skew_u ? m.column(m.diagonal(skew_u)) : Tensor(),
           of_v = skew_v ? m.column(m.diagonal(skew_v)) : Tensor();
    if (has_further) {  // those of pairs
      if (of_u) of_u = m.left_adjoint(unit, of_u);
      if (of_v) of_v = m.mul(of_v, m.column(g.op_args<"sum">({unit.get()}, {1, -2})));
    }
    Tensor& passed = skew_u ? skew_u : skew_v;
    passed = parts.require<"requirement=SVD_PHASES">(passed, m.add(of_u, of_v));
  }
  if (!has_further) return;
  if (skew_u) skew_u = parts.require<"requirement=SVD_BASIS">(skew_u, m.block(skew_u, m.rows_beyond(unit)));
  if (skew_v) skew_v = parts.require<"requirement=SVD_BASIS">(skew_v, m.block(skew_v, m.columns_beyond(unit)));
}

// The gradient of x = U diag(s) Vh, of which any may be absent. `like` has x's shape if U and Vh are square.
Tensor svd_gradient_of(GradientContext& g, const Calculus& m, const Tensor& u, const Tensor& s, const Tensor& vh,
                       const Tensor& d_u, const Tensor& d_s, const Tensor& d_vh, const Tensor& like, DType dtype) {
  if (!d_u && !d_vh) {
    const Tensor d = g.cast(d_s, dtype);
    if (!like) return m.product(m.mul(u, m.row(d)), vh);
    return m.product(m.product(u, m.diag_like(d, like)), vh);
  }
  auto diagonal_matrix = [&](const Tensor& x) { return like ? m.diag_like(x, like) : m.diag(x); };
  const Tensor sigma = diagonal_matrix(s), of_x = g.cast(sigma, dtype);
  const Tensor columns = g.op_args<"sum", "keepdims=true">({sigma.get()}, {1, -2});
  const Tensor rows = g.op_args<"sum", "keepdims=true">({sigma.get()}, {1, -1});
  const Tensor gaps = m.mul(m.sub(columns, rows), m.add(columns, rows));
  Tensor left, right;
  if (d_u) left = m.skew(m.left_adjoint(u, d_u));
  if (d_vh) right = m.skew(m.right_adjoint(vh, d_vh));
  check_svd_gauge(g, m, s, d_u, d_vh, like, left, right);
  if (d_u) left = m.product(left, of_x);
  if (d_vh) right = m.product(of_x, right);
  Tensor inner = m.mul(m.add(left, right), g.cast(m.inverse_or_zero(gaps), dtype));
  Tensor d = d_s ? g.cast(d_s, dtype) : Tensor();
  const Tensor inverse = g.cast(m.inverse_or_zero(s), dtype);
  if (is_complex(dtype) && d_u && d_vh) {  // of two phases that turn against each other
    const Tensor difference = m.scaled(0.25, m.sub(m.diagonal(left), m.diagonal(right)));
    d = m.add(d, m.mul(m.mul(difference, inverse), inverse));
  }
  if (d) inner = m.add(inner, diagonal_matrix(d));
  Tensor dx = m.product(m.product(u, inner), vh);
  if (like) return dx;
  if (d_u) dx = m.add(dx, m.product(m.outside(u, m.mul(d_u, m.row(inverse))), vh));
  if (d_vh) {
    const Tensor v = m.adjoint(vh);
    dx = m.add(dx, m.product(u, m.adjoint(m.outside(v, m.mul(m.adjoint(d_vh), m.row(inverse))))));
  }
  return dx;
}

void svd_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  auto grad = [&](int i) { return g.has_grad(i) ? g.grad(i) : Tensor(); };
  const Tensor like = g.attr("full_matrices").i ? g.input_shape(0) : Tensor();
  g.set(0, svd_gradient_of(g, m, g.output(0), g.output(1), g.output(2), grad(0), grad(1), grad(2), like,
                           g.input_dtype(0)));
}

void svdvals_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const std::vector<Tensor> usv = run_list(g, prepared<"svd", "full_matrices=false">(), {g.input(0)}, {});
  g.set(0, svd_gradient_of(g, m, usv[0], usv[1], usv[2], Tensor(), g.grad(), Tensor(), Tensor(), g.input_dtype(0)));
}

// x = V diag(l) V^H: with K = V^H dV, K_ij (l_j - l_i) = (V^H dx V)_ij for i != j.
void eigh_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const DType t = g.input_dtype(0);
  const Tensor values = g.output(0), v = g.output(1);
  const Tensor of_values = g.has_grad(0) ? g.cast(g.grad(0), t) : Tensor();
  if (!g.has_grad(1)) return g.set(0, m.right_adjoint(m.mul(v, m.row(of_values)), v));
  const Tensor inverse = g.cast(m.inverse_or_zero(m.sub(m.row(values), m.column(values))), t);
  Tensor turn = m.skew(m.left_adjoint(v, g.grad(1)));
  if (is_complex(t)) {
    StillParts parts(g, m);
    parts.add(g.grad(1));
    turn = parts.require<"requirement=EIGH_PHASES">(turn, m.column(m.diagonal(turn)));
  }
  Tensor inner = m.mul(m.scaled(0.5, turn), inverse);
  if (of_values) inner = m.add(inner, m.diag(of_values));
  g.set(0, m.right_adjoint(m.product(v, inner), v));
}

void eigvalsh_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const Tensor v = run_list(g, prepared<"eigh", "">(), {g.input(0)}, {})[1];
  g.set(0, m.right_adjoint(m.mul(v, m.row(g.cast(g.grad(), g.input_dtype(0)))), v));
}

// Boeddeker et al., On the computation of complex-valued gradients (2017): x V = V diag(l), where the columns of V have length 1.
Tensor eig_gradient_of(GradientContext& g, const Calculus& m, const Tensor& values, const Tensor& v,
                       const Tensor& d_values, const Tensor& d_v) {
  Tensor inner;
  if (d_v) {
    Tensor along = m.left_adjoint(v, d_v);
    const Tensor diagonal = m.diagonal(along), lengths = g.op<"real">(diagonal);
    StillParts parts(g, m);
    parts.add(d_v);
    along = parts.require<"requirement=EIG_PHASES">(along, m.column(g.op<"imag">(diagonal)));
    const Tensor inverse = g.conj(m.inverse_or_zero(m.sub(m.row(values), m.column(values))));
    inner = m.mul(m.sub(along, m.mul(m.left_adjoint(v, v), m.row(g.cast(lengths, v->dtype)))), inverse);
  }
  if (d_values) inner = m.add(inner, m.diag(d_values));
  const Tensor dx = g.op<"solve", "adjoint=true">(v, m.right_adjoint(inner, v));
  return is_complex(g.input_dtype(0)) ? dx : g.op<"real">(dx);
}

void eig_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  auto grad = [&](int i) { return g.has_grad(i) ? g.grad(i) : Tensor(); };
  g.set(0, eig_gradient_of(g, m, g.output(0), g.output(1), grad(0), grad(1)));
}

// The vectors are computed again, with values whose order may be another one: each takes the gradient of the nearest.
void eigvals_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const std::vector<Tensor> again = run_list(g, prepared<"eig", "">(), {g.input(0)}, {});
  const Tensor distances = g.op<"abs">(m.sub(m.column(again[0]), m.row(g.output())));
  // argmin refuses an empty axis, as an empty matrix has it: infinitely far is one more.
  const Tensor farthest =
      m.scaled(std::numeric_limits<double>::infinity(), g.op<"ones_like">(m.column(g.op<"abs">(again[0]))));
  const Tensor nearest = g.op_args<"argmin">({m.joined(distances, farthest, -1).get()}, {-1});
  const Tensor gradient = g.op_args<"take_along_axis">({g.grad().get(), nearest.get()}, {-1});
  g.set(0, eig_gradient_of(g, m, again[0], again[1], gradient, Tensor()));
}

// x[p] = L I U with L and U continued to square matrices by ones, and F = L^-1 dx[p] U^-1: the triangles of F are those of L^-1 dL
// and dU U^-1.
void lu_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const Tensor lu = g.output(0), unit = m.unit_like(lu);
  const Tensor rows = g.op_args<"sum">({unit.get()}, {1, -1}), columns = g.op_args<"sum">({unit.get()}, {1, -2});
  const Tensor l = m.add(m.right_adjoint(g.op<"tril", "k=-1">(lu), unit), m.diag(g.op<"ones_like">(rows)));
  const Tensor u = m.add(m.left_adjoint(unit, g.op<"triu">(lu)), m.diag(m.sub(g.scalar(1), columns)));
  const Tensor of_l = m.left_adjoint(l, g.op<"tril", "k=-1">(g.grad(0)));
  const Tensor of_u = m.right_adjoint(g.op<"triu">(g.grad(0)), u);
  const Tensor inner = m.add(g.op<"tril", "k=-1">(of_l), g.op<"triu">(of_u));
  const Tensor left = g.op<"triangular_solve", "adjoint=true">(l, inner);
  const Tensor both = m.adjoint(g.op<"triangular_solve", "lower=false">(u, m.adjoint(left)));
  const Tensor places = m.column(g.op<"argsort">(g.output(1)));
  g.set(0, g.op_args<"take_along_axis">({both.get(), places.get()}, {-2}));
}

// Golub and Pereyra, The differentiation of pseudo-inverses (1973), of x whose rank is constant around it.
void pinv_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const Tensor x = g.input(0), y = g.output(), d = m.adjoint(g.grad());
  const Tensor before = m.product(y, d), behind = m.product(d, y);
  const Tensor along = m.adjoint(m.product(before, y));
  const Tensor of_rows = m.product(m.sub(d, m.product(x, before)), m.right_adjoint(y, y));
  const Tensor of_columns = m.product(m.left_adjoint(y, y), m.sub(d, m.product(behind, x)));
  g.set(0, m.sub(m.add(of_rows, of_columns), along));
}

// The same of pinv(a) b, by least squares alone.
void lstsq_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const bool is_vector = g.input_rank(1) == 1;
  auto as_matrix = [&](const Tensor& x) { return is_vector ? m.column(x) : x; };
  auto least_squares = [&](const Tensor& a, const Tensor& b) { return g.op_with_attrs<"lstsq">({a.get(), b.get()}); };
  const Tensor a = g.input(0), dy = as_matrix(g.grad());
  const Tensor adjoint = m.adjoint(a), db = least_squares(adjoint, dy);
  if (g.needs(0)) {
    const Tensor y = as_matrix(g.output()), b = as_matrix(g.input(1));
    const Tensor of_rows = m.right_adjoint(m.sub(b, m.product(a, y)), least_squares(a, db));
    const Tensor of_columns = m.right_adjoint(least_squares(adjoint, y), m.sub(dy, m.product(adjoint, db)));
    g.set(0, g.sum_like(m.sub(m.add(of_rows, of_columns), m.right_adjoint(db, y)), 0));
  }
  if (g.needs(1)) g.set(1, g.sum_like(is_vector ? g.op_args<"squeeze">({db.get()}, {1, -1}) : db, 1));
}

// The upper right block of exp([[x^H, dy], [0, x^H]]) (Mathias, 1996).
void matrix_exp_gradient(GradientContext& g) {
  const Calculus m(g, g.input_rank(0));
  const Tensor x = m.adjoint(g.input(0));
  const Tensor whole = m.joined(m.joined(x, g.grad(), -1), m.joined(g.zeros_like(0), x, -1), -2);
  const Tensor top = run_list(g, prepared<"split", "">(), {g.op<"matrix_exp">(whole)}, {1, 2, -2}, 2)[0];
  g.set(0, run_list(g, prepared<"split", "">(), {top}, {1, 2, -1}, 2)[1]);
}

}  // namespace

// clang-format off
void define_decompositions(Registry& r) {
  auto of_matrices = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name).describe(text)
        .input("x", kLapackDTypes, 'T', kIntegersToFloat).says("[outer..., m, n]", "Matrices; integers become floats first.");
  };
  auto of_square = [&r](const char* name, const char* text, const char* what = "Square matrices.") -> OpDef& {
    return r.op(name).describe(text)
        .input("x", kLapackDTypes, 'T', kIntegersToFloat).says("[outer..., n, n]", what);
  };
  auto tolerance = [](OpDef& def) -> OpDef& {
    return def.attr_float("rtol").says("A singular value counts as zero where it is at most rtol times the largest. The larger dim "
                                       "times the spacing of numbers at 1 if it is absent.");
  };
  of_matrices("qr", "The factors of matrices x = q r, by Householder's reflections. The diagonal of r is real, and may be negative. "
                    "The gradient of a matrix whose first columns depend on each other is INVALID_ARGUMENT.")
      .output("q").says("[outer..., m, k]", "Matrices whose columns are orthonormal. k is the less of m and n, or m with "
                                            "full_matrices.")
      .output("r").says("[outer..., k, n]", "Upper triangular matrices.")
      .attr_bool("full_matrices", false).says("Whether q is square. Its further columns are an orthonormal basis: the gradient of a "
                                              "function which depends on its choice is INVALID_ARGUMENT.")
      .example(R"("x": [[3.0, 5.0], [4.0, 0.0]])", "float32 [[-0.6 -0.8]\n [-0.8  0.6]]; float32 [[-5. -3.]\n [ 0. -4.]]")
      .infer(qr_infer).gradient(qr_gradient, "shape(x) q r");
  of_matrices("svd", "The singular value decompositions of matrices x = u diag(s) vh. The first component of a column of u that has "
                     "half the largest magnitude is real and positive. Numbers that are not finite give NaN. The gradient is that of "
                     "a function which depends neither on phases nor on the choice of vectors where values coincide; that of one "
                     "which depends on phases, or on the choice of the vectors that make u and vh square, is INVALID_ARGUMENT.")
      .output("u").says("[outer..., m, k]", "Matrices whose columns are orthonormal. k is m, or the less of m and n without "
                                            "full_matrices.")
      .output("s", "real(x)").says("[outer..., l]", "The singular values, in descending order. l is the less of m and n.")
      .output("vh").says("[outer..., j, n]", "Matrices whose rows are orthonormal. j is n, or the less of m and n without "
                                             "full_matrices.")
      .attr_bool("full_matrices", true).says("Whether u and vh are square.")
      .example(R"("x": [[0.0, 2.0], [1.0, 0.0]])", "float32 [[1. 0.]\n [0. 1.]]; float32 [2. 1.]; float32 [[0. 1.]\n [1. 0.]]")
      .infer(svd_infer).gradient(svd_gradient, "shape(x) u s vh");
  of_matrices("svdvals", "The singular values of matrices. Numbers that are not finite give NaN.")
      .output("s", "real(x)").says("[outer..., l]", "The singular values, in descending order. l is the less of m and n.")
      .example(R"("x": [[0.0, 2.0], [1.0, 0.0]])", "float32 [2. 1.]")
      .infer(svdvals_infer).gradient(svdvals_gradient, "x");
  const char* hermitian = "Hermitian matrices.";
  of_square("eigh", "The eigenvalues and eigenvectors of Hermitian matrices. Only the lower triangle of x is read. The first component "
                    "of a vector that has half the largest magnitude is real and positive. Numbers that are not finite are "
                    "INVALID_ARGUMENT. The gradient is Hermitian, and that of a function which depends neither on phases nor on the "
                    "choice of vectors where values coincide; that of one which depends on phases is INVALID_ARGUMENT.", hermitian)
      .output("eigenvalues", "real(x)").says("[outer..., n]", "The eigenvalues, in ascending order.")
      .output("eigenvectors").says("x", "Their vectors, which are orthonormal, as columns.")
      .example(R"("x": [[2.0, 0.0], [0.0, 1.0]])", "float32 [1. 2.]; float32 [[0. 1.]\n [1. 0.]]")
      .infer(eigh_infer).gradient(eigh_gradient, "shape(x) eigenvalues eigenvectors");
  of_square("eigvalsh", "The eigenvalues of Hermitian matrices. Only the lower triangle of x is read. Numbers that are not finite are "
                        "INVALID_ARGUMENT. The gradient is Hermitian.", hermitian)
      .output("eigenvalues", "real(x)").says("[outer..., n]", "The eigenvalues, in ascending order.")
      .example(R"("x": [[2.0, 0.0], [0.0, 1.0]])", "float32 [1. 2.]")
      .infer(eigvalsh_infer).gradient(eigvalsh_gradient, "x");
  of_matrices("lu", "The factors of matrices with rows exchanged, x[p] = L U. A singular matrix has them too, but its gradient is "
                    "INVALID_ARGUMENT.")
      .output("lu").says("x", "U in the upper triangle, and L, whose diagonal has ones, below it.")
      .output("p", "int32").says("[outer..., m]", "The row of x that stands in each place.")
      .example(R"("x": [[1.0, 3.0], [2.0, 4.0]])", "float32 [[2.  4. ]\n [0.5 1. ]]; int32 [1 0]")
      .infer(lu_infer).gradient(lu_gradient, "shape(x) lu p");
  tolerance(of_matrices("pinv", "The pseudo-inverses of matrices (Moore and Penrose). Numbers that are not finite give NaN. The gradient "
                                "is that where the rank stays as it is.")
      .output("y").says("[outer..., n, m]", "Their pseudo-inverses."))
      .example(R"("x": [[2.0, 0.0], [0.0, 0.0]])", "float32 [[0.5 0. ]\n [0.  0. ]]")
      .infer(pinv_infer).gradient(pinv_gradient, "x y");
  tolerance(r.op("lstsq").describe("The least squares solutions y of x1 y = x2: the shortest of those for which x1 y is nearest to x2. "
                                   "Matrices x1 may be wide, tall and of any rank. Numbers in them that are not finite give NaN. The "
                                   "gradient is that where the rank stays as it is.")
      .input("x1", kLapackDTypes, 'T', kIntegersToFloat).says("[left..., m, n]", "Matrices; integers become floats first.")
      .input("x2", kLapackDTypes, 'T', kIntegersToFloat).says("[right..., m, k]", "The right-hand sides, or the vector [m].")
      .output("y", "x1").says("[batch..., n, k]", "The solutions; batch is what left and right broadcast to. Without k for a vector."))
      .example(R"("x1": [[1.0], [1.0]], "x2": [[1.0], [3.0]])", "float32 [[2.]]")
      .infer(lstsq_infer).gradient(lstsq_gradient, "x1 x2 y");
  tolerance(of_matrices("matrix_rank", "The number of singular values of matrices that are not zero. 0 of a matrix with a number that "
                                       "is not finite.")
      .output("y", "int64").says("[outer...]", "The ranks."))
      .example(R"("x": [[1.0, 2.0], [2.0, 4.0]])", "int64 1")
      .infer(matrix_rank_infer).no_gradient();
  of_square("matrix_exp", "The exponentials of matrices, the sums of x^k / k!. Numbers that are not finite give NaN.")
      .output("y").says("x", "Their exponentials.")
      .example(R"("x": [[0.0, 1.0], [0.0, 0.0]])", "float32 [[1. 1.]\n [0. 1.]]")
      .infer(matrix_exp_infer).gradient(matrix_exp_gradient, "x");
  of_square("eig", "The eigenvalues and eigenvectors of matrices. The first component of a vector that has half the largest magnitude is "
                   "real and positive. Numbers that are not finite are INVALID_ARGUMENT. The gradient is that of a function which does "
                   "not depend on phases, else INVALID_ARGUMENT, of a matrix that has n independent vectors.")
      .output("eigenvalues", "complex(x)").says("[outer..., n]", "The eigenvalues, in no particular order.")
      .output("eigenvectors", "complex(x)").says("x", "Their vectors, of length 1, as columns.")
      .example(R"("x": [[1.0, 0.0], [0.0, 2.0]])", "complex64 [1.+0.j 2.+0.j]; complex64 [[1.+0.j 0.+0.j]\n [0.+0.j 1.+0.j]]")
      .infer(eig_infer).gradient(eig_gradient, "shape(x) eigenvalues eigenvectors");
  of_square("eigvals", "The eigenvalues of matrices. Numbers that are not finite are INVALID_ARGUMENT.")
      .output("eigenvalues", "complex(x)").says("[outer..., n]", "The eigenvalues, in no particular order.")
      .example(R"("x": [[1.0, 0.0], [0.0, 2.0]])", "complex64 [1.+0.j 2.+0.j]")
      .infer(eigvals_infer).gradient(eigvals_gradient, "x eigenvalues");
}
// clang-format on

}  // namespace eager
