// matmul, with NumPy's rules for batches and for operands of rank 1.
#include "kernels/common/matmul.h"

#include "kernels/common/shape.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// The numbers of the attributes, in their order. Inference reads attributes by number, since it reads them in every
// small product.
enum MatmulAttr { kTransposeA, kTransposeB, kAdjointA, kAdjointB };

[[noreturn]] void incompatible(ShapeView a, ShapeView b) {
  invalid_argument("Matrix size-incompatible: In[0]: ", to_string(a), ", In[1]: ", to_string(b));
}

// The rows and columns of an operand as it enters the product. A vector is a row on the left, a column on the right.
struct Matrix {
  int64_t rows, columns;
};

Matrix matrix(ShapeView x, bool transpose, bool is_left) {
  if (x.rank == 1) return is_left ? Matrix{1, x[0]} : Matrix{x[0], 1};
  int64_t r = x[x.rank - 2], c = x[x.rank - 1];
  return transpose ? Matrix{c, r} : Matrix{r, c};
}

ShapeView batch_of(ShapeView x) { return {x.dims, x.rank > 2 ? x.rank - 2 : 0}; }

void matmul_infer(InferContext& c) {
  ShapeView a = c.input(0), b = c.input(1);
  if (a.rank == 0 || b.rank == 0)
    invalid_argument("In[0] and In[1] must have at least one dimension: ", to_string(a), ", ", to_string(b));
  if (c.boolean(kTransposeA) && c.boolean(kAdjointA))
    invalid_argument("Only one of transpose_a and adjoint_a can be True");
  if (c.boolean(kTransposeB) && c.boolean(kAdjointB))
    invalid_argument("Only one of transpose_b and adjoint_b can be True");
  bool ta = c.boolean(kTransposeA) || c.boolean(kAdjointA), tb = c.boolean(kTransposeB) || c.boolean(kAdjointB);
  Matrix l = matrix(a, ta, true), r = matrix(b, tb, false);
  if (l.columns != r.rows && l.columns >= 0 && r.rows >= 0) incompatible(a, b);
  Shape out;
  if (a.rank > 2 || b.rank > 2) broadcast(batch_of(a), batch_of(b), out);
  Shape batch = out;
  if (a.rank > 1) out.push_back(l.rows);
  if (b.rank > 1) out.push_back(r.columns);
  c.output(c.dtype(0), out);
  if (!c.concrete()) return;
  MatmulParams& p = c.params<MatmulParams>();
  p.m = l.rows;
  p.k = l.columns;
  p.n = r.columns;
  p.transpose_a = ta && a.rank > 1;
  p.transpose_b = tb && b.rank > 1;
  p.conjugate_a = c.boolean(kAdjointA);
  p.conjugate_b = c.boolean(kAdjointB);
  p.allow_tf32 = c.allows_tf32();
  add_batch(p, batch, batch_of(a), batch_of(b), wrapping_product(p.m, p.k), wrapping_product(p.k, p.n));
}

Tensor product(GradientContext& g, const Tensor& a, const Tensor& b, bool ta, bool tb) {
  if (ta)
    return tb ? g.op<"matmul", "transpose_a=true transpose_b=true">(a, b) : g.op<"matmul", "transpose_a=true">(a, b);
  return tb ? g.op<"matmul", "transpose_b=true">(a, b) : g.op<"matmul">(a, b);
}

Tensor expand(GradientContext& g, const Tensor& x, int64_t axis) { return g.op_args<"expand_dims">({x.get()}, {axis}); }

// Returns a matrix of all rows of x, whose length is known and not 0.
Tensor rows(GradientContext& g, const Tensor& x) {
  return g.op_args<"reshape">({x.get()}, {2, -1, x->dims[x->rank - 1]});
}

// The gradient of y = A' B', where A' is A or its transpose or adjoint, and B' likewise: dA' = dy conj(B')^T,
// dB' = conj(A')^T dy. A vector is a matrix of one row or column.
void matmul_gradient(GradientContext& g) {
  bool vector_a = g.input_rank(0) == 1, vector_b = g.input_rank(1) == 1;
  bool adjoint_a = g.attr(kAdjointA).i != 0, adjoint_b = g.attr(kAdjointB).i != 0;
  bool ta = !vector_a && (adjoint_a || g.attr(kTransposeA).i != 0);
  bool tb = !vector_b && (adjoint_b || g.attr(kTransposeB).i != 0);
  Tensor dy = g.grad();
  if (vector_a) dy = expand(g, dy, vector_b ? 0 : -2);
  if (vector_b) dy = expand(g, dy, -1);
  if (g.needs(0)) {
    Tensor b = adjoint_b ? g.input(1) : g.conj(g.input(1));
    if (vector_b) b = expand(g, b, 1);
    Tensor da = ta ? product(g, b, dy, tb, true) : product(g, dy, b, false, !tb);
    g.set(0, g.sum_like(adjoint_a ? g.conj(da) : da, 0));
  }
  if (g.needs(1)) {
    Tensor a = adjoint_a ? g.input(0) : g.conj(g.input(0));
    if (vector_a) a = expand(g, a, 0);
    if (g.input_rank(1) == 2 && !ta && dy->rank > 2 && dy->dims[dy->rank - 1] > 0 && a->dims[a->rank - 1] > 0) {
      // All of a batch multiply one matrix: its gradient is one product over their rows, not a sum of products.
      a = rows(g, a);
      dy = rows(g, dy);
    }
    Tensor db = tb ? product(g, dy, a, true, ta) : product(g, a, dy, !ta, false);
    if (vector_b) db = g.op_args<"squeeze">({db.get()}, {1, -1});
    g.set(1, g.sum_like(adjoint_b ? g.conj(db) : db, 1));
  }
}

}  // namespace

// clang-format off
void define_matmul(Registry& r) {
  r.op("matmul")
      .describe("The matrix product. Leading dims are batches and broadcast. A vector on the left is a row, on the "
                "right a column, and the result does not have that dim, as in NumPy's matmul. Of booleans, a sum says whether "
                "a product is true.")
      .input("x1", dtypes::fixed).says("[left..., m, k]", "Matrices, or the vector [k].")
      .input("x2", dtypes::fixed).says("[right..., k, n]", "Matrices, or the vector [k].")
      .output("y", "x1").says("[batch..., m, n]", "The products; batch is what left and right broadcast to.")
      .attr_bool("transpose_a", false).says("Whether x1 comes as [left..., k, m].")
      .attr_bool("transpose_b", false).says("Whether x2 comes as [right..., n, k].")
      .attr_bool("adjoint_a", false).says("Whether x1 comes as [left..., k, m], and its conjugate is taken.")
      .attr_bool("adjoint_b", false).says("Whether x2 comes as [right..., n, k], and its conjugate is taken.")
      .in_order({"transpose_a", "transpose_b", "adjoint_a", "adjoint_b"})
      .example(R"("x1": [[1.0, 2.0], [3.0, 4.0]], "x2": [[1.0, 0.0], [1.0, 1.0]])", "float32 [[3. 2.]\n [7. 4.]]")
      .infer(matmul_infer).gradient(matmul_gradient, "x1 x2");
}
// clang-format on

}  // namespace eager
