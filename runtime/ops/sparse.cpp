// Helpers of sparse matrices that are given by their places: products with dense matrices, and sums of rows in bags.
#include "kernels/common/segments.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// Checks the inputs that all these ops begin with, rows and columns, and returns their number.
int64_t check_places(InferContext& c) {
  const ShapeView rows = c.input(0), columns = c.input(1);
  if (rows.rank != 1) invalid_argument("rows must be a vector, got shape ", to_string(rows));
  check_shape(columns, rows, "columns");
  return rows[0] < 0 ? columns[0] : rows[0];
}

// Makes the output a matrix with this number of rows, from b, input 2, and values, input 3 if it is there.
void output_product(InferContext& c, int64_t num_rows) {
  const ShapeView b = c.input(2);
  const int64_t count = check_places(c);
  if (b.rank != 2) invalid_argument("b must be a matrix, got shape ", to_string(b));
  if (c.has_input(3)) check_shape(c.input(3), Shape{count}, "values");
  c.output(c.dtype(2), Shape{num_rows, b[1]});
  c.kernel_dtype(c.dtype(2));
  if (c.concrete()) c.params<SparseParams>() = {count, num_rows, b[0], b[1]};
}

void sparse_matmul_infer(InferContext& c) {  // inputs: rows, columns, b, values, dense_shape, row_offsets
  const AttrValue& known = c.attr("dense_shape");
  std::vector<int64_t> shape(known.ints, known.ints + known.count);
  if (c.has_input(4)) {
    if (c.rank(4) != 1) invalid_argument("dense_shape must be a vector, got shape ", to_string(c.input(4)));
    if (!may_equal(c.input(4)[0], 2)) invalid_argument("Tensor 'a_shape' must have 2 elements");
    if (!c.host_ints(4, shape)) return output_product(c, kUnknown);
  }
  if (shape.size() != 2) invalid_argument("Tensor 'a_shape' must have 2 elements");
  for (const int64_t size : shape) {
    if (size < 0) invalid_argument("dense_shape must not be negative, got ", size);
  }
  if (c.has_input(5) && c.rank(5) != 1)
    invalid_argument("row_offsets must be a vector, got shape ", to_string(c.input(5)));
  if (c.has_input(5) && c.input(5)[0] >= 0 && c.input(5)[0] - 1 != shape[0])
    invalid_argument("row_offsets must have a number for each of ", shape[0], " rows and one at the end, got ",
                     c.input(5)[0]);
  const bool adjoint = c.boolean("adjoint_a");
  if (c.rank(2) == 2 && !may_equal(shape[!adjoint], c.input(2)[0])) {
    invalid_argument("Cannot multiply A and B because inner dimension does not match: ", shape[!adjoint], " vs. ",
                     c.input(2)[0], ".  Did you forget a transpose?  Dimensions of A: [", shape[0], ", ", shape[1],
                     ").  Dimensions of B: ", to_string(c.input(2)));
  }
  output_product(c, shape[adjoint]);
}

void bag_sum_infer(InferContext& c) {  // inputs: rows, columns, b, values, num_rows
  int64_t n = c.integer("num_rows");
  if (c.has_input(4)) {
    if (c.rank(4) != 0) invalid_argument("num_rows should be a scalar, got shape ", to_string(c.input(4)));
    std::vector<int64_t> values;
    if (!c.host_ints(4, values)) return output_product(c, kUnknown);
    n = values[0];
  }
  if (n < 0) invalid_argument("num_rows must not be negative, got ", n);
  output_product(c, n);
}

void sparse_matmul_grad_infer(InferContext& c) {  // inputs: rows, columns, b, values, like
  const ShapeView like = c.input(4);
  if (like.rank != 2) invalid_argument("like must be a matrix, got shape ", to_string(like));
  output_product(c, like[0]);
}

void sparse_dots_infer(InferContext& c) {  // inputs: rows, columns, a, b
  const ShapeView a = c.input(2), b = c.input(3);
  const int64_t count = check_places(c);
  if (a.rank != 2) invalid_argument("a must be a matrix, got shape ", to_string(a));
  check_shape(b, Shape{kUnknown, a[1]}, "b");
  c.output(c.dtype(2), Shape{count});
  c.kernel_dtype(c.dtype(2));
  if (c.concrete()) c.params<SparseParams>() = {count, a[0], b[0], a[1]};
}

// Returns the sum of values[i] a[columns[i]] at rows[i], with as many rows as `like` has.
Tensor product_like(GradientContext& g, const Tensor& rows, const Tensor& columns, const Tensor& a,
                    const Tensor& values, const Tensor& like) {
  return g.op<"sparse_matmul_grad">(rows, columns, a, values, like);
}

// Of a product y = A b, whose inputs are rows, columns, b, and values where they are given.
void product_gradient(GradientContext& g, bool is_bag) {
  const Tensor dy = g.grad(), rows = g.input(0), columns = g.input(1), values = g.input(3);
  if (g.needs(2)) {
    const Tensor factors = values ? g.conj(values) : values;
    if (is_bag) {
      // A row of the table for each place, which optimizers read as they are.
      Tensor taken = g.op<"gather">(dy, rows);
      if (factors) taken = g.op<"multiply">(taken, g.op_args<"expand_dims">({factors.get()}, {-1}));
      g.set(2, g.sparse_rows(2, columns, taken));
    } else {
      g.set(2, product_like(g, columns, rows, dy, factors, g.input(2)));
    }
  }
  if (values && g.needs(3)) g.set(3, g.op<"sparse_dots">(rows, columns, dy, g.conj(g.input(2))));
}

void sparse_matmul_gradient(GradientContext& g) { product_gradient(g, false); }
void bag_sum_gradient(GradientContext& g) { product_gradient(g, true); }

void sparse_dots_gradient(GradientContext& g) {
  const Tensor dy = g.grad(), rows = g.input(0), columns = g.input(1), a = g.input(2), b = g.input(3);
  if (g.needs(2)) g.set(2, product_like(g, rows, columns, g.conj(b), dy, a));
  if (g.needs(3)) g.set(3, product_like(g, columns, rows, g.conj(a), dy, b));
}

}  // namespace

// clang-format off
void define_sparse(Registry& r) {
  const auto op = [&](const char* name, const char* text) -> OpDef& {
    return r.helper(name).describe(text).input("rows", dtypes::index, 0).input("columns", dtypes::index, 0);
  };
  const auto product = [&](const char* name, const char* text, DTypeSet numbers = dtypes::inexact) -> OpDef& {
    return op(name, text).input("b", numbers).input("values", numbers, 'T', kOptional);
  };
  product("sparse_matmul", "The sums of values[i] b[columns[i]] at rows[i]; values are ones if they are absent. They are those of a "
          "matrix of dense_shape, whose row_offsets have a number more than its rows, or of its adjoint.",
          dtypes::inexact | dtypes::index)
      .input("dense_shape", dtypes::index, 0, kOptional | kHost).input("row_offsets", dtypes::index, 0, kOptional | kShapeOnly)
      .output("y", "b").attr_ints("dense_shape", {}).argument().attr_bool("adjoint_a", false).argument()
      .infer(sparse_matmul_infer).gradient(sparse_matmul_gradient, "rows columns b values");
  product("bag_sum", "The same with num_rows rows, and a gradient that has rows of b alone.")
      .input("num_rows", dtypes::index, 0, kOptional | kHost).output("y", "b").attr_int("num_rows", 0).argument()
      .infer(bag_sum_infer).gradient(bag_sum_gradient, "rows columns b values");
  product("sparse_matmul_grad", "The same with as many rows as like.")
      .input("like", dtypes::all, 0, kShapeOnly).output("y", "b")
      .infer(sparse_matmul_grad_infer).gradient(sparse_matmul_gradient, "rows columns b values");
  op("sparse_dots", "The sums of a[rows[i]] b[columns[i]], for each i.")
      .input("a", dtypes::inexact).input("b", dtypes::inexact).output("y", "a")
      .infer(sparse_dots_infer).gradient(sparse_dots_gradient, "rows columns a b");
}
// clang-format on

}  // namespace eager
