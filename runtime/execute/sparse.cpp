// Products with sparse matrices, whose places and values are plain tensors, and bags of embeddings.
#include <string_view>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

// ---- parts of a list

// Returns the number of its row for each element of x, int64.
TensorRef row_numbers(const Composed& ops, const TensorRef& x) {
  return ops.with<"cumulative_sum", "exclusive=true">({0}, ops.cast(ops.run<"ones_like">(x), DType::int64));
}

// Returns the offsets. INVALID_ARGUMENT unless they begin with 0, do not decrease, and end with the number of indices or, where it is
// not the last of them, at most with it.
TensorRef checked_offsets(const Composed& ops, const TensorRef& indices, const TensorRef& offsets, bool has_last) {
  const TensorRef zero = ops.with<"fill">({1, 1}, ops.cast(ops.integer(0), DType::int64));
  const TensorRef count = ops.with<"expand_dims">({0}, ops.with<"dim_size">({0}, indices));
  const TensorRef before = ops.concat({zero, offsets}, 0), behind = ops.concat({offsets, count}, 0),
                  inner = has_last ? offsets : behind;
  const TensorRef holds =
      ops.concat({ops.run<"less_equal">(before, behind), ops.run<"equal">(ops.slice(inner, 0, 0, 1), zero),
                  ops.run<"equal">(ops.with<"max">({1, 0, 1}, inner), count)},
                 0);
  return ops.run<"require_true", "requirement=OFFSETS">(offsets, holds);
}

// Returns the number of the part that each index belongs to, int64, where parts begin at offsets: that of those that begin up
// to it, less one. With has_last the last offset begins none, but lies behind all indices.
TensorRef part_of_each(const Composed& ops, const TensorRef& indices, const TensorRef& offsets, bool has_last) {
  const TensorRef begins = checked_offsets(ops, indices, ops.cast(offsets, DType::int64), has_last);
  const TensorRef found = ops.run<"searchsorted", "side=RIGHT">(begins, row_numbers(ops, indices));
  return ops.run<"subtract">(found, ops.integer(1));
}

// ---- sparse matrices

// Columns of a matrix of places, [n, columns].
std::vector<TensorRef> columns_of(const Composed& ops, const TensorRef& indices, int64_t columns) {
  std::vector<TensorRef> out;
  for (int64_t i = 0; i < columns; ++i) out.push_back(ops.with<"squeeze">({1, 1}, ops.slice(indices, 1, i, 1)));
  return out;
}

// Returns the rows and the columns of a matrix's values, whose places are given or, with the offsets of rows, its columns.
std::vector<TensorRef> places_of(const Composed& ops, const TensorRef& indices, const TensorRef& offsets,
                                 const TensorRef& values) {
  if (!offsets) {
    if (indices->rank != 2) invalid_argument("Tensor 'a_indices' is not a matrix");
    if (!may_equal(indices->dims[0], values->dims[0]))
      invalid_argument("Number of rows of a_indices does not match number of entries in a_values");
    if (!may_equal(indices->dims[1], 2))
      invalid_argument("Number of columns of a_indices does not match number of entries in a_shape");
    return columns_of(ops, indices, 2);
  }
  if (indices->rank != 1)
    invalid_argument("indices must be a vector of columns where row_offsets are given, got shape ",
                     to_string(indices->shape()));
  if (!may_equal(indices->dims[0], values->dims[0]))
    invalid_argument("indices must have a column for each of ", values->dims[0], " values, got ", indices->dims[0]);
  if (offsets->rank != 1) invalid_argument("row_offsets must be a vector, got shape ", to_string(offsets->shape()));
  if (offsets->dims[0] == 0) invalid_argument("row_offsets must have at least one element");
  return {part_of_each(ops, indices, offsets, true), ops.cast(indices, DType::int64)};
}

void run_sparse_dense_matmul(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                             eager_tensor** outputs, int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 0);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef &shape = in[3], &offsets = in[4];
    TensorRef values = in[1], b = in[2];
    const bool adjoint_a = op.attr("adjoint_a").i, adjoint_b = op.attr("adjoint_b").i;
    if (b->rank != 2) invalid_argument("Tensor 'b' is not a matrix");
    if (values->rank != 1) invalid_argument("Tensor 'a_values' is not a vector");
    const std::vector<TensorRef> places = places_of(ops, in[0], offsets, values);
    if (adjoint_b) b = ops.run<"conj">(ops.permuted(b, {1, 0}));
    if (adjoint_a) values = ops.run<"conj">(values);
    const TensorRef &rows = places[adjoint_a], &columns = places[!adjoint_a];
    if (shape) return ops.with<"sparse_matmul">({0, adjoint_a}, rows, columns, b, values, shape, offsets);
    const AttrValue& given = op.attr("dense_shape");
    Numbers numbers{given.count};
    numbers.insert(numbers.end(), given.ints, given.ints + given.count);
    numbers.push_back(adjoint_a);
    return ops.with<"sparse_matmul">(numbers, rows, columns, b, values, shape, offsets);
  });
}

void run_coalesce(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 0);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef &indices = in[0], &values = in[1];
    if (indices->rank != 2) invalid_argument("indices must be a matrix, got shape ", to_string(indices->shape()));
    if (values->rank < 1 || !may_equal(values->dims[0], indices->dims[0]))
      invalid_argument("values must have a row for each of ", indices->dims[0], " places, got shape ",
                       to_string(values->shape()));
    const AttrValue& shape = op.attr("dense_shape");
    if (!may_equal(indices->dims[1], shape.count))
      invalid_argument("dense_shape must have a number for each of ", indices->dims[1], " columns, got ", shape.count);
    Numbers dims{shape.count};
    dims.insert(dims.end(), shape.ints, shape.ints + shape.count);
    // The places as numbers, in order, and which of them each value belongs to.
    const std::vector<TensorRef> columns = columns_of(ops, indices, shape.count);
    const TensorRef numbers = columns.empty() ? ops.with<"count_nonzero">({1, 1}, indices)  // zeros: all are one place
                                              : ops.list<"ravel_multi_index">(columns, 1, dims)[0];
    const TensorRef order = ops.run<"argsort", "stable=true">(numbers);
    const TensorRef sorted = ops.with<"gather">({0}, numbers, order);
    const std::vector<TensorRef> found = ops.list<"unique">({sorted}, 4);
    const TensorRef first = ops.with<"gather">({0}, order, found[1]);
    const TensorRef rows = ops.with<"gather">({0}, values, order);
    const TensorRef sums = found[0]->dims[0] >= 0
                               ? ops.with<"unsorted_segment_sum">({found[0]->dims[0]}, rows, found[2])
                               : ops.run<"unsorted_segment_sum">(rows, found[2], ops.with<"dim_size">({0}, found[0]));
    return std::vector<TensorRef>{ops.with<"gather">({0}, indices, first), sums};
  });
}

// ---- bags

// The bags of indices: which one each index belongs to, and how many there are.
struct Bags {
  TensorRef ids;       // int64, of each index
  int64_t count = 0;   // -1 where a trace does not know it
  TensorRef symbolic;  // then this
  template <FixedString Op, class... Inputs>
  TensorRef fold(const Composed& ops, const Inputs&... in) const {
    return count >= 0 ? ops.with<Op>({count}, in...) : ops.run<Op>(in..., symbolic);
  }
  TensorRef sum(const Composed& ops, const TensorRef& numbers) const {
    return fold<"unsorted_segment_sum">(ops, numbers, ids);
  }
};

Bags bags_of(const Composed& ops, const eager_op& op, const TensorRef& indices, const TensorRef& offsets) {
  Bags bags;
  if (!offsets) {
    if (indices->rank != 2)
      invalid_argument("indices must be 2-dimensional where there are no offsets, got shape ",
                       to_string(indices->shape()));
    bags.count = indices->dims[0];
    bags.ids = ops.flat(row_numbers(ops, indices));
    if (bags.count < 0) bags.symbolic = ops.with<"dim_size">({0}, indices);
    return bags;
  }
  if (indices->rank != 1)
    invalid_argument(
        "if indices are 2-dimensional, then offsets has to be absent, as indices has a bag a row; got shape ",
        to_string(indices->shape()));
  if (offsets->rank != 1) invalid_argument("offsets has to be a 1D Tensor, got shape ", to_string(offsets->shape()));
  const bool has_last = op.attr("include_last_offset").i;
  bags.count = offsets->dims[0] < 0 ? kUnknown : offsets->dims[0] - has_last;
  if (bags.count < 0 && offsets->dims[0] >= 0)
    invalid_argument("include_last_offset: number of offsets should be at least 1");
  if (bags.count < 0) {
    bags.symbolic = ops.with<"dim_size">({0}, offsets);
    if (has_last) bags.symbolic = ops.run<"subtract">(bags.symbolic, ops.integer(1));
  }
  bags.ids = part_of_each(ops, indices, offsets, has_last);
  return bags;
}

void run_embedding_bag(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs,
               [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
                 const TensorRef &table = in[0], &given = in[3];
                 const std::string_view how = chosen(op, "combiner");
                 if (table->rank != 2)
                   invalid_argument("params must be a matrix, got shape ", to_string(table->shape()));
                 if (given && !may_equal(given->shape(), in[1]->shape()))
                   invalid_argument("weights must have the shape of indices, ", to_string(in[1]->shape()), ", got ",
                                    to_string(given->shape()));
                 if (given && how == "MAX") invalid_argument("weights are not supported for combiner MAX");
                 const Bags bags = bags_of(ops, op, in[1], in[2]);
                 const TensorRef indices = ops.flat(in[1]), weights = given ? ops.flat(given) : given;
                 if (how == "MAX") {
                   const TensorRef rows = ops.with<"gather">({0}, table, indices);
                   const TensorRef counts = bags.sum(ops, ops.run<"ones_like">(bags.ids));
                   return ops.run<"where">(ops.run<"equal">(ops.column(counts), ops.integer(0)), ops.integer(0),
                                           bags.fold<"unsorted_segment_max">(ops, rows, bags.ids));
                 }
                 const DType wide = computed_dtype(table->dtype);
                 TensorRef sums;
                 if (how != "SUM" && wide != table->dtype) {  // halves, which are rounded once
                   const TensorRef rows = ops.cast(ops.with<"gather">({0}, table, indices), wide);
                   sums =
                       bags.sum(ops, weights ? ops.run<"multiply">(rows, ops.column(ops.cast(weights, wide))) : rows);
                 } else if (bags.count >= 0) {
                   sums = ops.with<"bag_sum">({bags.count}, bags.ids, indices, table, weights);
                 } else {
                   sums = ops.run<"bag_sum">(bags.ids, indices, table, weights, bags.symbolic);
                 }
                 if (how == "SUM") return sums;
                 if (how == "MEAN" && !in[2] && !weights && in[1]->dims[1] > 0)  // all bags have as many rows
                   return ops.cast(ops.run<"divide">(ops.cast(sums, wide), ops.integer(in[1]->dims[1])), table->dtype);
                 const TensorRef parts =
                     weights ? ops.cast(weights, wide) : ops.cast(ops.run<"ones_like">(bags.ids), wide);
                 TensorRef total = bags.sum(ops, how == "SQRTN" ? ops.run<"square">(parts) : parts);
                 total = ops.run<"where">(ops.run<"equal">(total, ops.integer(0)), ops.integer(1), total);
                 if (how == "SQRTN") total = ops.run<"sqrt">(total);
                 return ops.cast(ops.run<"divide">(ops.cast(sums, wide), ops.column(total)), table->dtype);
               });
}

}  // namespace

// clang-format off
void define_sparse_ops(Registry& r) {
  r.op("sparse_dense_matmul").describe("The product of a sparse matrix and a dense one.")
      .input("indices", dtypes::index, 0).says("any", "The row and the column of each value, [n, 2]; what stands at one place is added. With "
                                            "row_offsets the columns alone, [n]. INVALID_ARGUMENT where one is out of range.")
      .input("values", dtypes::inexact | dtypes::index).says("[n]", "The values of the sparse matrix; all others are 0.")
      .input("b", dtypes::inexact | dtypes::index).says("[k, m]", "The dense matrix.")
      .input("dense_shape", dtypes::index, 0, kOptional).says("[2]", "The sparse matrix's shape, where a program computes it; the attribute "
                                                             "counts if it is absent.")
      .input("row_offsets", dtypes::index, 0, kOptional).says("[rows + 1]", "Where the values of each row begin, and at the end their number (CSR); "
                                                                    "indices are places if it is absent.")
      .output("y", "values").says("[rows, m]", "The product.")
      .attr_ints("dense_shape").argument().required().says("The sparse matrix's shape.")
      .attr_bool("adjoint_a", false).says("Whether the sparse matrix is transposed and conjugated first.")
      .attr_bool("adjoint_b", false).says("Whether b is transposed and conjugated first.")
      .parameters("indices values dense_shape b")
      .example(R"("indices": [[0, 1], [1, 0]], "values": [2.0, 3.0], "dense_shape": [2, 2], "b": [[1.0, 2.0], [3.0, 4.0]])", "float32 [[6. 8.]\n [3. 6.]]")
      .composite(run_sparse_dense_matmul).gradient(no_own_gradient);
  r.op("coalesce").describe("The values of a sparse tensor in the order of their places, those of one place added.")
      .input("indices", dtypes::index, 0).says("[n, rank]", "The place of each value. INVALID_ARGUMENT where one is out of range.")
      .input("values", dtypes::numeric).says("[n, inner...]", "The values: numbers or slices.")
      .output("coalesced_indices", "indices").says("[m, rank]", "The distinct places, in row-major order.")
      .output("coalesced_values", "values").says("[m, inner...]", "The sums at these places.")
      .attr_ints("dense_shape").argument().required().says("The size of each axis that indices are of.")
      .example(R"("indices": [[1, 0], [0, 2], [1, 0]], "values": [1, 2, 3], "dense_shape": [2, 3])", "int32 [[0 2]\n [1 0]]; int32 [2 4]")
      .composite(run_coalesce).gradient(no_own_gradient);
  r.op("embedding_bag").describe("For each bag of indices the sum, the mean or the largest of the rows at them; 0 for an empty bag.")
      .input("params", dtypes::floats).says("[rows, m]", "The rows.")
      .input("indices", dtypes::index, 0).says("any", "Which rows: a bag a row of a matrix, or with offsets a vector. INVALID_ARGUMENT where one "
                                                      "is out of range.")
      .input("offsets", dtypes::index, 0, kOptional).says("[bags]", "Where in the vector each bag begins, the first one at 0. Indices are a matrix "
                                                                    "if it is absent.")
      .input("weights", dtypes::floats, 'T', kOptional).says("indices", "What each row is multiplied by; 1 if it is absent.")
      .output("y").says("[bags, m]", "A row for each bag.")
      .attr_string("combiner", "MEAN").choices("MEAN SUM SQRTN MAX")
      .says("SUM; MEAN: the sum over that of the weights; SQRTN: the sum over the root of that of their squares; MAX: the largest element of "
            "each column.")
      .attr_bool("include_last_offset", false).says("Whether offsets ends with the number of indices, at which no bag begins.")
      .example(R"("params": [[1.0], [2.0], [4.0]], "indices": [[0, 2], [1, 1]], "combiner": "SUM")", "float32 [[5.]\n [4.]]")
      .composite(run_embedding_bag).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
