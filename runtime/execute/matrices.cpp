// Ops on matrices that the library's other ops compute: so they run on every device, and have gradients of every order.
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

#include "kernels/common/messages.h"
#include "runtime/core/matrix.h"
#include "runtime/execute/composed.h"

namespace eager {

namespace {

void check_square_matrix(const TensorRef& x, int input) {
  check_matrix(x->shape(), input);
  check_square(x->shape());
}

TensorRef transposed(const Composed& ops, const TensorRef& x) {
  std::vector<int64_t> axes;
  for (int i = 0; i < x->rank; ++i) axes.push_back(i < x->rank - 2 ? i : 2 * x->rank - 3 - i);
  return ops.permuted(x, axes);
}

// Returns a unit matrix for each matrix of x.
TensorRef unit_of(const Composed& ops, const TensorRef& x) {
  return ops.run<"matrix_diag">(ops.run<"ones_like">(ops.run<"diagonal">(x)));
}

void run_matrix_transpose(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_matrix(in[0]->shape(), 0);
    return transposed(ops, in[0]);
  });
}

void run_matrix_trace(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                      int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_matrix(in[0]->shape(), 0);
    const TensorRef diagonal = ops.with<"diagonal">({op.attr("offset").i}, in[0]);
    if (!op.attr("dtype").given) return ops.with<"sum">({1, -1}, diagonal);
    return ops.with<"sum">({1, -1, 0, op.attr("dtype").i}, diagonal);
  });
}

void run_band_part(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_matrix(in[0]->shape(), 0);
    const int64_t lower = op.attr("num_lower").i, upper = op.attr("num_upper").i;
    TensorRef y = upper < 0 ? in[0] : ops.with<"tril">({upper}, in[0]);
    return lower < 0 ? y : ops.with<"triu">({-lower}, y);
  });
}

void run_set_diag(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_matrix(in[0]->shape(), 0);
    const TensorRef &x = in[0], &diagonal = in[1];
    const int64_t k = op.attr("k").i, rows = x->dims[x->rank - 2], columns = x->dims[x->rank - 1];
    if (k != 0 && rows >= 0 && columns >= 0 && (k <= -rows || k >= columns)) {
      invalid_argument("lower_diag_index is out of bound: ", k, " It must be between ", -rows, " and ", columns);
    }
    const TensorRef before = ops.with<"diagonal">({k}, x);
    if (!may_equal(before->shape(), diagonal->shape())) {
      invalid_argument("must have diagonal.shape == input.shape[:-2] + [min(num_rows",
                       k < 0 ? cat(" - ", uint64_t{0} - static_cast<uint64_t>(k)) : "", ", num_cols",
                       k > 0 ? cat(" - ", k) : "", ")], got diagonal shape: ", to_string(diagonal->shape()),
                       " and input shape: ", to_string(x->shape()));
    }
    const int64_t n = before->dims[before->rank - 1];
    if (is_known(x->shape()) && x->num_elements > 0 && n > 0) {
      // A diagonal is a stretch of each flat matrix, by steps.
      const TensorRef flat = ops.with<"reshape">({2, -1, rows * columns}, x);
      const int64_t first = k < 0 ? -k * columns : k, step = columns + 1;
      const TensorRef y =
          ops.with<"strided_slice_update">({2, 0, first, 2, flat->dims[0], first + (n - 1) * step + 1, 2, 1, step},
                                           flat, ops.with<"reshape">({2, -1, n}, diagonal));
      return ops.run<"reshape_like">(y, x);
    }
    const TensorRef places = ops.cast(ops.run<"ones_like">(before), DType::boolean);
    const TensorRef mask = ops.with<"diagonal_grad">({k}, places, x);
    return ops.run<"where">(mask, ops.with<"diagonal_grad">({k}, diagonal, x), x);
  });
}

// The logarithm of a negative determinant is NaN, and -inf that of zero, as it is for numbers.
void run_logdet(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const std::vector<TensorRef> found = ops.list<"slogdet">({in[0]}, 2);
    const TensorRef &sign = found[0], &log = found[1];
    return ops.run<"add">(ops.run<"log">(sign), log);
  });
}

template <FixedString Op>
TensorRef reduce(const Composed& ops, const TensorRef& x, int64_t axis) {
  return ops.with<Op, "keepdims=true">({1, axis}, x);
}

enum class Ord { fro, nuc, one, minus_one, two, minus_two, inf, minus_inf };

// The norms, the default one first.
constexpr const char* kOrders = "FRO|EUCLIDEAN NUC|NUCLEAR ONE|1 MINUS_ONE|-1 TWO|2 MINUS_TWO|-2 INF MINUS_INF|-INF";
constexpr const char* kOrdersOfCond =
    "TWO|2 MINUS_TWO|-2 FRO|EUCLIDEAN NUC|NUCLEAR ONE|1 MINUS_ONE|-1 INF MINUS_INF|-INF";

Ord ord_of(const eager_op& op, AttrName attribute) {
  const std::string_view word = chosen(op, attribute);
  constexpr std::pair<std::string_view, Ord> kAll[] = {{"FRO", Ord::fro}, {"NUC", Ord::nuc},
                                                       {"ONE", Ord::one}, {"MINUS_ONE", Ord::minus_one},
                                                       {"TWO", Ord::two}, {"MINUS_TWO", Ord::minus_two},
                                                       {"INF", Ord::inf}, {"MINUS_INF", Ord::minus_inf}};
  for (const auto& [name, ord] : kAll) {
    if (name == word) return ord;
  }
  fail(Code::internal, "there is no such norm");
}

// Returns the norms of matrices as [..., 1, 1].
TensorRef norm(const Composed& ops, const TensorRef& x, Ord ord) {
  switch (ord) {
    case Ord::fro: return ops.with<"vector_norm", "keepdims=true">({2, -2, -1}, x);
    case Ord::one: return reduce<"max">(ops, reduce<"sum">(ops, ops.run<"abs">(x), -2), -1);
    case Ord::minus_one: return reduce<"min">(ops, reduce<"sum">(ops, ops.run<"abs">(x), -2), -1);
    case Ord::inf: return reduce<"max">(ops, reduce<"sum">(ops, ops.run<"abs">(x), -1), -2);
    case Ord::minus_inf: return reduce<"min">(ops, reduce<"sum">(ops, ops.run<"abs">(x), -1), -2);
    default: break;
  }
  const TensorRef s = ops.run<"svdvals">(x);
  return ops.row(ord == Ord::nuc   ? reduce<"sum">(ops, s, -1)
                 : ord == Ord::two ? reduce<"max">(ops, s, -1)
                                   : reduce<"min">(ops, s, -1));
}

TensorRef without_ones(const Composed& ops, const TensorRef& x) { return ops.with<"squeeze">({2, -2, -1}, x); }

void run_matrix_norm(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_matrix(in[0]->shape(), 0);
    const TensorRef y = norm(ops, in[0], ord_of(op, "order"));
    return op.attr("keepdims").i ? y : without_ones(ops, y);
  });
}

void run_matrix_cond(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_matrix(in[0]->shape(), 0);
    const Ord ord = ord_of(op, "p");
    if (ord == Ord::two || ord == Ord::minus_two) {
      const TensorRef s = ops.run<"svdvals">(in[0]);
      const TensorRef most = ops.with<"max">({1, -1}, s), least = ops.with<"min">({1, -1}, s);
      const TensorRef &over = ord == Ord::two ? most : least, &under = ord == Ord::two ? least : most;
      // Zeros alone make 0 / 0.
      const TensorRef is_zero = ops.run<"equal">(most, ops.scalar(0));
      const TensorRef ratio = ops.run<"divide">(over, ops.run<"where">(is_zero, ops.scalar(1), under));
      return ops.run<"where">(is_zero, ops.scalar(std::numeric_limits<double>::infinity()), ratio);
    }
    check_square_matrix(in[0], 0);
    return without_ones(ops, ops.run<"multiply">(norm(ops, in[0], ord), norm(ops, ops.run<"inv">(in[0]), ord)));
  });
}

void run_matrix_power(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                      int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 0);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    check_square_matrix(in[0], 0);
    const int64_t power = op.attr("n").i;
    if (power < 0 && !is_inexact(in[0]->dtype)) invalid_argument(messages::kNegativePower);
    if (power == 0) return unit_of(ops, in[0]);
    TensorRef square = ops.cast(in[0], computed_dtype(in[0]->dtype)), y;
    if (power < 0) square = ops.run<"inv">(square);
    for (uint64_t rest = power < 0 ? uint64_t{0} - static_cast<uint64_t>(power) : static_cast<uint64_t>(power);
         rest > 0; rest >>= 1) {
      if (rest & 1) y = y ? ops.run<"matmul">(y, square) : square;
      if (rest > 1) square = ops.run<"matmul">(square, square);
    }
    return ops.cast(y, in[0]->dtype);
  });
}

void run_cholesky_solve(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                        int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    return ops.run<"triangular_solve", "adjoint=true">(in[0], ops.run<"triangular_solve">(in[0], in[1]));
  });
}

void run_lu_solve(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef &lu = in[0], &x2 = in[2];
    TensorRef places = in[1];
    check_square_matrix(lu, 0);
    if (places->rank != lu->rank - 1 || !may_equal(places->dims[places->rank - 1], lu->dims[lu->rank - 1])) {
      invalid_argument("p must have the shape of a permutation of the rows of lu, got ", to_string(places->shape()),
                       " for ", to_string(lu->shape()));
    }
    if (x2->rank < 1) invalid_argument("Input tensor 1 must have rank >= 1, got 0");
    const bool is_vector = x2->rank == 1;
    TensorRef b = is_vector ? ops.column(x2) : x2;
    if (!may_equal(b->dims[b->rank - 2], lu->dims[lu->rank - 1]))
      invalid_argument("Input matrix and rhs are incompatible.");
    places = ops.column(places);
    while (b->rank < places->rank) b = ops.with<"expand_dims">({0}, b);
    while (places->rank < b->rank) places = ops.with<"expand_dims">({0}, places);
    b = ops.with<"take_along_axis">({-2}, b, places);
    const TensorRef lower = ops.run<"add">(ops.run<"tril", "k=-1">(lu), unit_of(ops, lu));
    const TensorRef y = ops.run<"triangular_solve", "lower=false">(lu, ops.run<"triangular_solve">(lower, b));
    return is_vector ? ops.with<"squeeze">({1, -1}, y) : y;
  });
}

}  // namespace

// clang-format off
void define_matrices(Registry& r) {
  r.op("matrix_transpose").describe("The transposes of matrices.")
      .input("x", dtypes::all).says("[outer..., m, n]", "Matrices.")
      .output("y").says("[outer..., n, m]", "Their transposes.")
      .example(R"("x": [[1, 2], [3, 4]])", "int32 [[1 3]\n [2 4]]")
      .composite(run_matrix_transpose).gradient(no_own_gradient);
  r.op("matrix_trace").describe("The sums of the diagonals of matrices. Integers and booleans become int64 or uint64.")
      .input("x", dtypes::fixed).says("[outer..., m, n]", "Matrices.")
      .output("y").says("[outer...]", "The sums.")
      .attr_int("offset", 0).argument().says("The diagonal: 0 the main one, above it greater, below it less.")
      .attr_dtype("dtype").says("The result's dtype. x's if it is absent, but int64 or uint64 for integers and booleans.")
      .example(R"("x": [[1.0, 2.0], [3.0, 4.0]])", "float32 5.0")
      .composite(run_matrix_trace).gradient(no_own_gradient);
  r.op("band_part").describe("Matrices with zeros outside a band around the main diagonal.")
      .input("x", dtypes::fixed).says("[outer..., m, n]", "Matrices.")
      .output("y").says("x", "The same, with zeros where row - column > num_lower or column - row > num_upper.")
      .attr_int("num_lower").argument().required().says("The number of diagonals below the main one that are kept; a negative one, and "
                                                        "one beyond the rows, keeps all.")
      .attr_int("num_upper").argument().required().says("The number of diagonals above the main one that are kept; a negative one, and "
                                                        "one beyond the columns, keeps all.")
      .example(R"("x": [[1, 2, 3], [4, 5, 6], [7, 8, 9]], "num_lower": 1, "num_upper": 0)", "int32 [[1 0 0]\n [4 5 0]\n [0 8 9]]")
      .composite(run_band_part).gradient(no_own_gradient);
  r.op("set_diag").describe("Matrices with other numbers on a diagonal.")
      .input("x", dtypes::fixed).says("[outer..., m, n]", "Matrices.")
      .input("diagonal", dtypes::fixed).says("[outer..., l]", "The numbers; l is how many places (i, i + k) lie in a matrix.")
      .output("y").says("x", "The same, with these numbers on their k-th diagonals.")
      .attr_int("k", 0).argument().says("The diagonal: 0 the main one, above it greater, below it less.")
      .example(R"("x": [[1, 2], [3, 4]], "diagonal": [5, 6])", "int32 [[5 2]\n [3 6]]")
      .composite(run_set_diag).gradient(no_own_gradient);
  r.op("logdet").describe("The logarithms of determinants: NaN of a real one that is negative, -inf of 0. The gradient of a singular "
                          "matrix is INVALID_ARGUMENT.")
      .input("x", kLapackDTypes, 'T', kIntegersToFloat).says("[outer..., n, n]", "Square matrices; integers become floats first.")
      .output("y").says("[outer...]", "The logarithms. They neither overflow nor underflow.")
      .example(R"("x": [[2.0, 1.0], [1.0, 1.0]])", "float32 0.0")
      .composite(run_logdet).gradient(no_own_gradient);
  r.op("matrix_norm").describe("The norms of matrices.")
      .input("x", kLapackDTypes, 'T', kIntegersToFloat).says("[outer..., m, n]", "Matrices; integers become floats first.")
      .output("y", "real(x)").says("any", "A real norm for each matrix: [outer...], or with keepdims [outer..., 1, 1].")
      .attr_bool("keepdims", false).says("Whether the last two axes stay, with size 1.")
      .attr_string("order", "FRO").choices(kOrders)
      .says("FRO: the root of the sum of the squares; NUC: the sum of the singular values; TWO and MINUS_TWO, or 2 and -2: the largest "
            "and the smallest of them; ONE and MINUS_ONE: the largest and the smallest sum of the magnitudes in a column; INF and "
            "MINUS_INF: those in a row.")
      .example(R"("x": [[3.0, 0.0], [4.0, 0.0]])", "float32 5.0")
      .composite(run_matrix_norm).gradient(no_own_gradient);
  r.op("matrix_cond").describe("The condition numbers of matrices. Where the norm is neither TWO nor MINUS_TWO, they are square, and a singular one is "
                        "INVALID_ARGUMENT.")
      .input("x", kLapackDTypes, 'T', kIntegersToFloat).says("[outer..., m, n]", "Matrices; integers become floats first.")
      .output("y", "real(x)").says("[outer...]", "With TWO the largest over the smallest singular value, which is inf where that is 0; with "
                                                 "MINUS_TWO the reverse, which is inf where both are 0; else the norms of x times those of the inverses.")
      .attr_string("p", "TWO").choices(kOrdersOfCond).says("The norm, as in matrix_norm.")
      .example(R"("x": [[4.0, 0.0], [0.0, 2.0]])", "float32 2.0")
      .composite(run_matrix_cond).gradient(no_own_gradient);
  r.op("matrix_power").describe("Powers of square matrices.")
      .input("x", dtypes::numeric).says("[outer..., m, m]", "Square matrices.")
      .output("y").says("x", "x times itself, n times; unit matrices for 0. For negative n, which integers do not take, powers of the "
                             "inverses. A singular matrix is INVALID_ARGUMENT there.")
      .attr_int("n").argument().required().says("The power.")
      .example(R"("x": [[1, 1], [0, 1]], "n": 3)", "int32 [[1 3]\n [0 1]]")
      .composite(run_matrix_power).gradient(no_own_gradient);
  r.op("cholesky_solve").describe("The solutions y of a y = x2, for Hermitian positive definite a = x1 x1^H. A zero on a diagonal is "
                                  "INVALID_ARGUMENT.")
      .input("x1", kLapackDTypes, 'T', kIntegersToFloat).says("[left..., n, n]", "The lower triangular factors that cholesky gives.")
      .input("x2", kLapackDTypes, 'T', kIntegersToFloat).says("[right..., n, k]", "The right-hand sides, or the vector [n].")
      .output("y", "x1").says("[batch..., n, k]", "The solutions; batch is what left and right broadcast to. Without k for a vector.")
      .example(R"("x1": [[2.0, 0.0], [1.0, 1.0]], "x2": [[2.0], [3.0]])", "float32 [[-0.5]\n [ 2. ]]")
      .composite(run_cholesky_solve).gradient(no_own_gradient);
  r.op("lu_solve").describe("The solutions y of a y = x2, from the factors of a. A zero on a diagonal is INVALID_ARGUMENT.")
      .input("lu", kLapackDTypes, 'T', kIntegersToFloat).says("[left..., n, n]", "The factors that lu gives.")
      .input("p", dtype_bit(DType::int32) | dtype_bit(DType::int64), 0).says("[left..., n]", "The places of rows that lu gives.")
      .input("x2", kLapackDTypes, 'T', kIntegersToFloat).says("[right..., n, k]", "The right-hand sides, or the vector [n].")
      .output("y", "lu").says("[batch..., n, k]", "The solutions; batch is what left and right broadcast to. Without k for a vector.")
      .example(R"("lu": [[2.0, 4.0], [0.5, 1.0]], "p": [1, 0], "x2": [[4.0], [6.0]])", "float32 [[1.]\n [1.]]")
      .composite(run_lu_solve).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
