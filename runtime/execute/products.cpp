// Products of tensors that the library's other ops compute: so they run on every device, are fused in functions, and have gradients
// of every order.
#include <algorithm>
#include <string>

#include "runtime/core/axis_error.h"
#include "runtime/execute/composed.h"
#include "runtime/execute/einsum.h"

namespace eager {

namespace {

// The letters of einsum's axes.
char letter(int i) {
  if (i >= 52) invalid_argument("the operands have too many axes");
  return static_cast<char>(i < 26 ? 'a' + i : 'A' + i - 26);
}

// Multiplies element by element. The product of booleans is true where both are.
TensorRef product_of(const Composed& ops, const TensorRef& a, const TensorRef& b) {
  return a->dtype == DType::boolean ? ops.run<"logical_and">(a, b) : ops.run<"multiply">(a, b);
}

// Sums the products over pairs of axes: axes[i] of x1 and axes[i + n] of x2, all from 0 on.
TensorRef contract(const Composed& ops, const ComposedInputs& in, const Numbers& axes) {
  const auto n = static_cast<std::ptrdiff_t>(axes.size() / 2);
  std::string left, right, out;
  for (int i = 0; i < in[0]->rank; ++i) {
    left += letter(i);
    if (std::find(axes.begin(), axes.begin() + n, i) == axes.begin() + n) out += letter(i);
  }
  for (int i = 0, next = in[0]->rank; i < in[1]->rank; ++i) {
    const auto at = std::find(axes.begin() + n, axes.end(), i);
    if (at == axes.end()) {
      right += letter(next);
      out += letter(next++);
    } else {
      right += letter(static_cast<int>(axes[static_cast<size_t>(at - axes.begin() - n)]));
    }
  }
  return einsum(ops.ctx, left + "," + right + "->" + out, {in[0], in[1]});
}

void run_tensordot(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const AttrValue& given = op.attr("axes");
    Numbers axes(given.ints, given.ints + given.count);
    const int left = in[0]->rank, right = in[1]->rank;
    if (axes.size() == 1) {
      const int64_t count = axes[0];
      if (count < 0 || count > left || count > right)
        axis_error("'axes' must be in [0, ", std::min(left, right), "] for inputs of ranks ", left, " and ", right,
                   ", got ", count);
      axes.clear();
      for (int64_t i = 0; i < count; ++i) axes.push_back(left - count + i);
      for (int64_t i = 0; i < count; ++i) axes.push_back(i);
    } else if (axes.size() % 2 != 0) {
      invalid_argument("'axes' must have as many axes of x1 as of x2, got ", axes.size(), " axes");
    }
    const size_t half = axes.size() / 2;
    for (size_t i = 0; i < axes.size(); ++i) {
      axes[i] = normalize_axis(axes[i], i < half ? left : right);
      for (size_t k = i < half ? 0 : half; k < i; ++k) {
        if (axes[k] == axes[i]) axis_error("axis ", axes[i], " is given twice");
      }
    }
    for (size_t i = 0; i < half; ++i) {
      const int64_t a = in[0]->dims[axes[i]], b = in[1]->dims[axes[i + half]];
      if (!may_equal(a, b))
        invalid_argument("Dimensions must be equal, but are ", a, " and ", b, " for axes ", axes[i], " and ",
                         axes[i + half]);
    }
    return contract(ops, in, axes);
  });
}

void run_inner(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    if (in[0]->rank == 0 || in[1]->rank == 0) return product_of(ops, in[0], in[1]);
    const int64_t a = in[0]->dims[in[0]->rank - 1], b = in[1]->dims[in[1]->rank - 1];
    if (!may_equal(a, b)) invalid_argument("Dimensions must be equal, but are ", a, " and ", b);
    return contract(ops, in, {in[0]->rank - 1, in[1]->rank - 1});
  });
}

void run_outer(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    for (int i = 0; i < 2; ++i) {
      if (in[static_cast<size_t>(i)]->rank != 1)
        invalid_argument("Input tensor ", i, " must have rank 1, got ", in[static_cast<size_t>(i)]->rank);
    }
    return product_of(ops, ops.column(in[0]), in[1]);
  });
}

// Returns the axis, counted from the end, which both inputs have: their shapes broadcast.
int64_t common_axis(const eager_op& op, const ComposedInputs& in) {
  const int64_t axis = op.attr("axis").i;
  if (axis >= 0 && in[0]->rank != in[1]->rank)
    axis_error("axis must be negative for inputs of ranks ", in[0]->rank, " and ", in[1]->rank, ", got ", axis);
  return normalize_axis(axis, std::min(in[0]->rank, in[1]->rank)) - std::min(in[0]->rank, in[1]->rank);
}

// Elements from which a product of matrices sums faster than a product of elements and a sum.
constexpr int64_t kLongVector = 64;

void run_vecdot(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 0);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t axis = common_axis(op, in);
    const int64_t a = in[0]->dims[in[0]->rank + axis], b = in[1]->dims[in[1]->rank + axis];
    if (!may_equal(a, b)) invalid_argument("Dimensions must be equal, but are ", a, " and ", b);
    const TensorRef conjugate = is_complex(in[0]->dtype) ? ops.run<"conj">(in[0]) : in[0];
    if (in[0]->rank == 1 && in[1]->rank == 1) return ops.run<"matmul">(conjugate, in[1]);
    if (axis == -1 &&
        (a >= kLongVector || b >= kLongVector)) {  // the vectors are matrices of one row and of one column
      const TensorRef rows = ops.with<"expand_dims">({-2}, conjugate);
      return ops.with<"squeeze">({2, -1, -2}, ops.run<"matmul">(rows, ops.with<"expand_dims">({-1}, in[1])));
    }
    const DType t = computed_dtype(in[0]->dtype);
    const TensorRef products = product_of(ops, ops.cast(conjugate, t), ops.cast(in[1], t));
    return ops.cast(ops.with<"sum">({1, axis}, products), in[0]->dtype);
  });
}

void run_cross(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t axis = common_axis(op, in);
    for (int i = 0; i < 2; ++i) {
      const TensorRef& x = in[static_cast<size_t>(i)];
      if (!may_equal(x->dims[x->rank + axis], 3))
        invalid_argument("Cross-products are only defined for 3-element vectors, got shape ", to_string(x->shape()));
    }
    const DType t = computed_dtype(in[0]->dtype);
    const std::vector<TensorRef> a = ops.list<"unstack">({ops.cast(in[0], t)}, 3, {axis, 3}),
                                 b = ops.list<"unstack">({ops.cast(in[1], t)}, 3, {axis, 3});
    const auto part = [&](size_t i, size_t j) {
      return ops.run<"subtract">(ops.run<"multiply">(a[i], b[j]), ops.run<"multiply">(a[j], b[i]));
    };
    return ops.cast(ops.with<"stack">({axis}, part(1, 2), part(2, 0), part(0, 1)), in[0]->dtype);
  });
}

void run_kron(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int rank = std::max(in[0]->rank, in[1]->rank);
    // Each axis is that of x1 and then that of x2, which has a dim of 1 in the other.
    auto spread = [&](TensorRef x, bool is_first) {
      while (x->rank < rank) x = ops.with<"expand_dims">({0}, x);
      for (int i = 0; i < rank; ++i) x = ops.with<"expand_dims">({2 * i + (is_first ? 1 : 0)}, x);
      return x;
    };
    const TensorRef left = spread(in[0], true), right = spread(in[1], false);
    Numbers shape{rank};
    for (int i = 0; i < rank; ++i) {
      const int64_t a = left->dims[2 * i], b = right->dims[2 * i + 1];
      int64_t size = kUnknown;
      if (a >= 0 && b >= 0 && __builtin_mul_overflow(a, b, &size)) invalid_argument("too many elements");
      shape.push_back(size);
    }
    // Whole rows of the result are multiplied at once: the two axes that make its last one are one, with all elements of either.
    const bool has_rows = rank > 1 && is_known(left->shape()) && is_known(right->shape());
    const auto by_rows = [&](const TensorRef& x) {
      if (!has_rows) return x;
      const int last = 2 * rank - 1;
      Numbers whole{last + 1}, flat{last};
      for (int i = 0; i < last - 1; ++i) whole.push_back(x->dims[i]), flat.push_back(x->dims[i]);
      whole.insert(whole.end(), {left->dims[last - 1], right->dims[last]});
      flat.push_back(shape.back());
      return ops.with<"reshape">(flat, ops.with<"broadcast_to">(whole, x));
    };
    const TensorRef product = product_of(ops, by_rows(left), by_rows(right));
    const auto unknown = std::count(shape.begin() + 1, shape.end(), kUnknown);
    if (unknown == 0 || (unknown == 1 && std::count(shape.begin() + 1, shape.end(), int64_t{0}) == 0))
      return ops.with<"reshape">(shape, product);
    // One dim of a reshape follows from the others, unless one of them is 0; where the trace does not know several, all of them are
    // computed.
    std::vector<TensorRef> sizes;
    for (int i = 0; i < rank; ++i) {
      int64_t& size = shape[static_cast<size_t>(i) + 1];
      sizes.push_back(size >= 0 ? ops.cast(ops.integer(size), DType::int64)
                                : ops.run<"multiply">(ops.with<"dim_size">({2 * i}, left),
                                                      ops.with<"dim_size">({2 * i + 1}, right)));
      size = std::max<int64_t>(size, 0);  // 0: as it is there
    }
    const TensorRef y = ops.run<"reshape">(product, ops.list<"stack">(sizes, 1, {0})[0]);
    return ops.with<"reshape", "zero_copies=true">(shape, y);
  });
}

}  // namespace

// clang-format off
void define_products(Registry& r) {
  auto op = [&r](const char* name, const char* text, const char* shape1, const char* x1, const char* shape2, const char* x2,
                 DTypeSet dtypes = dtypes::fixed) -> OpDef& {
    return r.op(name).describe(text).input("x1", dtypes).says(shape1, x1).input("x2", dtypes).says(shape2, x2);
  };
  op("outer", "The products of all pairs of elements of two vectors.", "[m]", "The first vector.", "[n]", "The second vector.")
      .output("y", "x1").says("[m, n]", "The product of element i of x1 and element j of x2 at (i, j).")
      .example(R"("x1": [1, 2], "x2": [3, 4])", "int32 [[3 4]\n [6 8]]")
      .composite(run_outer).gradient(no_own_gradient);
  op("inner", "Sums of products over the last axes. A scalar multiplies the other input.", "any", "The first factor.", "any",
     "The second factor, whose last dim is that of x1.")
      .output("y", "x1").says("any", "The dims of x1 and then those of x2, without the last ones.")
      .example(R"("x1": [[1, 2], [3, 4]], "x2": [1, 1])", "int32 [3 7]")
      .composite(run_inner).gradient(no_own_gradient);
  op("vecdot", "The scalar products of vectors, which lie along an axis. Those of complex x1 are conjugated.", "[left...]",
     "The first vectors.", "[right...]", "The second vectors. The shapes broadcast, but for the axis.")
      .output("y", "x1").says("any", "The shape that both broadcast to, without the axis.")
      .attr_int("axis", -1).argument().says("The axis of the vectors; negative ones count from the end.")
      .example(R"("x1": [[1, 2], [3, 4]], "x2": [1, 1])", "int32 [3 7]")
      .composite(run_vecdot).gradient(no_own_gradient);
  op("tensordot", "Sums of products over pairs of axes.", "any", "The first factor.", "any", "The second factor.")
      .output("y", "x1").says("any", "The dims of x1 and then those of x2, without those that are summed.")
      .attr_ints("axes", {2}).argument().says("One number: how many of the last axes of x1 are summed with as many of the first of x2, in "
                                              "order. Else the axes of x1 and then those of x2, as many; negative ones count from the "
                                              "end.")
      .example(R"("x1": [[1, 2], [3, 4]], "x2": [[1, 0], [0, 1]], "axes": [1, 0])", "int32 [[1 2]\n [3 4]]")
      .composite(run_tensordot).gradient(no_own_gradient);
  op("cross", "The cross products of vectors of three elements, which lie along an axis.", "[left...]", "The first vectors.",
     "[right...]", "The second vectors. The shapes broadcast, but for the axis.", dtypes::numeric)
      .output("y", "x1").says("any", "The shape that both broadcast to.")
      .attr_int("axis", -1).argument().says("The axis of the vectors; negative ones count from the end.")
      .example(R"("x1": [1, 0, 0], "x2": [0, 1, 0])", "int32 [0 0 1]")
      .composite(run_cross).gradient(no_own_gradient);
  op("kron", "Kronecker's products: x1 with each element replaced by its product with x2.", "any", "The first factor.", "any", "The second factor. The lower rank gets leading dims of 1.")
      .output("y", "x1").says("any", "Along each axis the product of both dims.")
      .example(R"("x1": [1, 10], "x2": [1, 2, 3])", "int32 [ 1  2  3 10 20 30]")
      .composite(run_kron).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
