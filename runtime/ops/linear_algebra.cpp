// Linear algebra on the last two axes; leading dims are batches. Kernels are on the host alone.
#include "kernels/common/linear_algebra.h"

#include "runtime/core/gradient.h"
#include "runtime/core/matrix.h"
#include "runtime/ops/elementwise.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// Checks the matrices and fills in the params.
void square(InferContext& c, bool adjoint) {
  const ShapeView x = c.input(0);
  check_matrix(x, 0);
  check_square(x);
  if (c.concrete()) c.params<SquareParams>() = {wrapping_size(x, 0, x.rank - 2), x[x.rank - 1], adjoint};
}

void inv_infer(InferContext& c) {
  square(c, c.boolean("adjoint"));
  c.output(c.dtype(0), c.input(0));
}

void cholesky_infer(InferContext& c) {
  square(c, false);
  c.output(c.dtype(0), c.input(0));
}

void det_infer(InferContext& c) {
  square(c, false);
  c.output(c.dtype(0), outer_of(c.input(0)));
}

void slogdet_infer(InferContext& c) {
  det_infer(c);
  c.output(real_dtype(c.dtype(0)), outer_of(c.input(0)));
}

void infer_solution(InferContext& c, bool lower) {
  const ShapeView a = c.input(0), b = c.input(1);
  check_matrix(a, 0);
  check_square(a, "First input (lhs) must be a square matrix.");
  if (b.rank < 1) invalid_argument("Input tensor 1 must have rank >= 1, got 0");
  const bool is_vector = b.rank == 1;
  const int64_t rows = b[is_vector ? 0 : b.rank - 2];
  if (!may_equal(rows, a[a.rank - 1])) invalid_argument("Input matrix and rhs are incompatible.");
  const ShapeView batch_a = outer_of(a), batch_b{b.dims, is_vector ? 0 : b.rank - 2};
  Shape out;
  broadcast(batch_a, batch_b, out);
  const Shape batch = out;
  out.push_back(rows < 0 ? a[a.rank - 1] : rows);
  if (!is_vector) out.push_back(b[b.rank - 1]);
  c.output(c.dtype(0), out);
  if (!c.concrete()) return;
  SolveParams& p = c.params<SolveParams>();
  p.n = a[a.rank - 1];
  p.columns = is_vector ? 1 : b[b.rank - 1];
  p.matrices_a = wrapping_size(a, 0, a.rank - 2);
  p.adjoint = c.boolean("adjoint");
  p.lower = lower;
  add_batch(p.batch, batch, batch_a, batch_b, 1, 1);
}

void solve_infer(InferContext& c) { infer_solution(c, false); }
void triangular_solve_infer(InferContext& c) { infer_solution(c, c.boolean("lower")); }

Tensor expanded(GradientContext& g, const Tensor& x) { return g.op_args<"expand_dims">({x.get()}, {-1}); }

// y = x^-1: dx = -y^H dy y^H; y = x^-H: dx = -y dy^H y.
void inv_gradient(GradientContext& g) {
  const Tensor y = g.output();
  const Tensor dx = g.attr("adjoint").i
                        ? g.op<"matmul">(g.op<"matmul", "adjoint_b=true">(y, g.grad()), y)
                        : g.op<"matmul", "adjoint_b=true">(g.op<"matmul", "adjoint_a=true">(y, g.grad()), y);
  g.set(0, g.op<"negative">(dx));
}

// d det(x) = trace(adj(x) dx), Jacobi's formula.
void det_gradient(GradientContext& g) {
  g.set(0, g.op<"multiply">(expanded(g, expanded(g, g.grad())), g.op<"adjugate_adjoint">(g.input(0))));
}

void adjugate_adjoint_gradient(GradientContext& g) { g.set(0, g.op<"adjugate_adjoint_grad">(g.input(0), g.grad())); }

void adjugate_adjoint_grad_infer(InferContext& c) {
  check_grad_shape(c.input(1), c.input(0));
  cholesky_infer(c);
}

// A second derivative is symmetric in both directions. With adj(x)^H = conj(det(x)) y for y = x^-H, where x has an inverse, the
// gradient is conj(det(x)) (t y - y dy^H y), and t the sum of conj(dy) y.
void adjugate_adjoint_grad_gradient(GradientContext& g) {
  const Tensor dy = g.input(1);
  if (g.needs(1)) g.set(1, g.op<"adjugate_adjoint_grad">(g.input(0), g.grad()));
  if (!g.needs(0)) return;
  const auto by_inverse = [&](const std::vector<Tensor>& at) {
    const Tensor y = g.op<"inv", "adjoint=true">(at[0]), factor = g.conj(g.op<"det">(at[0]));
    const Tensor t = g.op_args<"sum">({g.op<"multiply">(g.conj(dy), y).get()}, {2, -2, -1, 1});
    const Tensor rest = g.op<"matmul">(g.op<"matmul", "adjoint_b=true">(y, dy), y);
    const Tensor slope = g.op<"subtract">(g.op<"multiply">(t, y), rest);
    return std::vector<Tensor>{g.op<"multiply">(expanded(g, expanded(g, factor)), slope)};
  };
  g.set(0, g.differentiate(by_inverse, {g.input(0)}, {g.grad()})[0]);
}

// With t = trace(x^-1 dx): d log|det(x)| = Re t, and d sign = i sign Im t, which is 0 for real x.
void slogdet_gradient(GradientContext& g) {
  Tensor factor;
  if (g.has_grad(1)) factor = g.cast(g.grad(1), g.input_dtype(0));
  if (g.has_grad(0) && is_complex(g.input_dtype(0))) {
    const Tensor turn = g.op<"multiply">(g.conj(g.grad(0)), g.output(0));
    const Tensor imaginary = g.op<"multiply">(g.scalar(0.5), g.op<"subtract">(g.conj(turn), turn));
    factor = factor ? g.op<"add">(factor, imaginary) : imaginary;
  }
  if (!factor) return g.set(0, g.zeros_like(0));
  g.set(0, g.op<"multiply">(expanded(g, expanded(g, factor)), g.op<"inv", "adjoint=true">(g.input(0))));
}

// Murray, Differentiation of the Cholesky decomposition (2016): dx = s + s^H over 2, where s = L^-H phi(L^H dL) L^-1, and
// phi takes the lower triangle and half the diagonal.
void cholesky_gradient(GradientContext& g) {
  const Tensor l = g.output();
  const int rank = g.input_rank(0);
  const Tensor p = g.op<"matmul", "adjoint_a=true">(l, g.grad());
  const Tensor twice = g.op<"add">(g.op<"tril">(p), g.op<"tril", "k=-1">(p));  // twice phi
  const Tensor left = g.op<"triangular_solve", "adjoint=true">(l, twice);
  const Tensor s = g.op<"triangular_solve", "adjoint=true">(l, adjoint_of(g, left, rank));
  g.set(0, g.op<"multiply">(g.scalar(0.25), g.op<"add">(s, adjoint_of(g, s, rank))));
}

// y = A^-1 b: db = A^-H dy, dA = -db y^H; y = A^-H b: db = A^-1 dy, dA = -y db^H. `solve` solves with A or its adjoint; `read`
// keeps what the op reads of A.
template <class Solve, class Read>
void solution_gradient(GradientContext& g, Solve solve, Read read) {
  const bool is_vector = g.input_rank(1) == 1, adjoint = g.attr("adjoint").i != 0;
  const Tensor dy = is_vector ? expanded(g, g.grad()) : g.grad();
  const Tensor db = solve(g.input(0), dy, !adjoint);
  if (g.needs(0)) {
    const Tensor y = is_vector ? expanded(g, g.output()) : g.output();
    const Tensor da = adjoint ? g.op<"matmul", "adjoint_b=true">(y, db) : g.op<"matmul", "adjoint_b=true">(db, y);
    g.set(0, g.sum_like(g.op<"negative">(read(da)), 0));
  }
  if (g.needs(1)) g.set(1, g.sum_like(is_vector ? g.op_args<"squeeze">({db.get()}, {1, -1}) : db, 1));
}

void solve_gradient(GradientContext& g) {
  solution_gradient(
      g,
      [&](const Tensor& a, const Tensor& b, bool adjoint) {
        return adjoint ? g.op<"solve", "adjoint=true">(a, b) : g.op<"solve">(a, b);
      },
      [](const Tensor& da) { return da; });
}

template <FixedString Lower, FixedString LowerAdjoint>
Tensor solve_triangle(GradientContext& g, const Tensor& a, const Tensor& b, bool adjoint) {
  return adjoint ? g.op<"triangular_solve", LowerAdjoint>(a, b) : g.op<"triangular_solve", Lower>(a, b);
}

void triangular_solve_gradient(GradientContext& g) {
  const bool lower = g.attr("lower").i != 0;
  solution_gradient(
      g,
      [&](const Tensor& a, const Tensor& b, bool adjoint) {
        return lower ? solve_triangle<"", "adjoint=true">(g, a, b, adjoint)
                     : solve_triangle<"lower=false", "lower=false adjoint=true">(g, a, b, adjoint);
      },
      [&](const Tensor& da) { return lower ? g.op<"tril">(da) : g.op<"triu">(da); });
}

}  // namespace

// clang-format off
void define_linear_algebra(Registry& r) {
  auto of_matrices = [&r](const char* name, const char* text) -> OpDef& {
    return r.op(name).describe(text)
        .input("x", kLapackDTypes, 'T', kIntegersToFloat).says("[outer..., n, n]", "Square matrices; integers become floats first.");
  };
  of_matrices("inv", "The inverses of matrices. A singular matrix is INVALID_ARGUMENT.")
      .output("y").says("x", "Their inverses.")
      .attr_bool("adjoint", false).says("Whether the results are the conjugate transposes of the inverses.")
      .example(R"("x": [[2.0, 0.0], [1.0, 1.0]])", "float32 [[ 0.5  0. ]\n [-0.5  1. ]]")
      .infer(inv_infer).gradient(inv_gradient, "y");
  of_matrices("det", "The determinants of matrices. The third derivative of a singular one is INVALID_ARGUMENT.")
      .output("y").says("[outer...]", "The determinants; 1 of a matrix without rows.")
      .example(R"("x": [[2.0, 0.0], [1.0, 1.0]])", "float32 2.0")
      .infer(det_infer).gradient(det_gradient, "x");
  r.helper("adjugate_adjoint").describe("The conjugates of the derivatives of determinants in the elements of matrices.")
      .input("x", kLapackDTypes).output("y").infer(cholesky_infer).gradient(adjugate_adjoint_gradient, "x");
  r.helper("adjugate_adjoint_grad").describe("The gradient of adjugate_adjoint, of singular matrices too.")
      .input("x", kLapackDTypes).input("dy", kLapackDTypes).output("dx").infer(adjugate_adjoint_grad_infer)
      .gradient(adjugate_adjoint_grad_gradient, "x dy");
  of_matrices("slogdet", "The signs of determinants, and the logarithms of their absolute values. These neither overflow "
                         "nor underflow. The gradient of a singular matrix is INVALID_ARGUMENT.")
      .output("sign").says("[outer...]", "The determinants over their absolute values; 0 of a singular matrix.")
      .output("logabsdet").says("[outer...]", "The logarithms, which are real; -inf of a singular matrix.")
      .example(R"("x": [[0.0, 1.0], [1.0, 0.0]])", "float32 -1.0; float32 0.0")
      .infer(slogdet_infer).gradient(slogdet_gradient, "x sign");
  of_matrices("cholesky", "The lower triangular factors L of Hermitian positive definite matrices x = L L^H. Only the lower "
                          "triangle of x is read. Where there is no factor it is INVALID_ARGUMENT. The gradient is Hermitian.")
      .output("y").says("x", "The matrices L.")
      .example(R"("x": [[4.0, 2.0], [2.0, 5.0]])", "float32 [[2. 0.]\n [1. 2.]]")
      .infer(cholesky_infer).gradient(cholesky_gradient, "shape(x) y");
  auto of_equations = [&r](const char* name, const char* text, const char* of_x1) -> OpDef& {
    return r.op(name).describe(text)
        .input("x1", kLapackDTypes, 'T', kIntegersToFloat).says("[left..., n, n]", of_x1)
        .input("x2", kLapackDTypes, 'T', kIntegersToFloat).says("[right..., n, k]", "The right-hand sides, or the vector [n].")
        .output("y", "x1").says("[batch..., n, k]", "The solutions; batch is what left and right broadcast to. Without k for a "
                                                    "vector.");
  };
  of_equations("solve", "The solutions y of x1 y = x2. A singular matrix is INVALID_ARGUMENT.", "Square matrices.")
      .attr_bool("adjoint", false).says("Whether the conjugate transposes of x1 stand in their place.")
      .example(R"("x1": [[2.0, 0.0], [1.0, 1.0]], "x2": [[2.0], [3.0]])", "float32 [[1.]\n [2.]]")
      .infer(solve_infer).gradient(solve_gradient, "x1 shape(x2) y");
  of_equations("triangular_solve", "The solutions y of x1 y = x2 for triangular x1. A zero on a diagonal is INVALID_ARGUMENT.",
               "Square matrices, of which one triangle is read.")
      .attr_bool("lower", true).says("Whether the lower triangle is read, or else the upper one.")
      .attr_bool("adjoint", false).says("Whether the conjugate transposes of x1 stand in their place.")
      .example(R"("x1": [[2.0, 0.0], [1.0, 1.0]], "x2": [[2.0], [3.0]])", "float32 [[1.]\n [2.]]")
      .infer(triangular_solve_infer).gradient(triangular_solve_gradient, "x1 shape(x2) y");
}
// clang-format on

}  // namespace eager
