// Rotary embeddings of positions.
#include "runtime/execute/composed.h"

namespace eager {

namespace {

// Requires that cos or sin have a row for each position of x, before anything runs.
void check_rows(const TensorRef& given, const TensorRef& position_ids, const TensorRef& x, int64_t half,
                const char* name) {
  if (position_ids && given->rank != 2)
    invalid_argument(name, " must be a matrix where there are position_ids, got shape ", to_string(given->shape()));
  Shape rows = position_ids ? Shape(position_ids->shape()) : Shape(given->shape());
  if (position_ids) rows.push_back(given->dims[1]);
  const int rank = rows.rank();
  if (rank != 2 && rank != 3)
    invalid_argument(name, " must have a row for each position, or for each in the batch, got shape ", to_string(rows));
  if (!may_equal(rows[rank - 1], half))
    invalid_argument(name, " must have ", half, " columns, got shape ", to_string(given->shape()));
  if (!may_equal(rows[rank - 2], x->dims[x->rank - 2]))
    invalid_argument(name, " must have a row for each of ", x->dims[x->rank - 2], " positions, got shape ",
                     to_string(rows));
  if (rank == 3 && (x->rank < 3 || !may_equal(rows[0], x->dims[0])))
    invalid_argument(name, " of shape ", to_string(rows), " does not fit x of shape ", to_string(x->shape()));
}

// Returns cos or sin with a row for each position, in the place where x has its positions: [positions, half] or, with rows for each
// element of the batch, [batch, 1..., positions, half].
TensorRef rows_of(const Composed& ops, const TensorRef& given, const TensorRef& x) {
  TensorRef rows = given;
  if (rows->rank == 3) {
    for (int i = 3; i < x->rank; ++i) rows = ops.with<"expand_dims">({1}, rows);
  }
  return rows;
}

void run_rotary_embedding(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1);
  run_composed(
      ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
        const DType t = in[0]->dtype, wide = computed_dtype(t);
        const TensorRef x = ops.cast(in[0], wide);
        if (x->rank < 2)
          invalid_argument("x must have positions and their numbers, at least 2 dimensions, got shape ",
                           to_string(x->shape()));
        const int last = x->rank - 1;
        const AttrValue& given = op.attr("rotary_dim");
        const int64_t depth = x->dims[last], columns = in[1]->rank > 0 ? in[1]->dims[in[1]->rank - 1] : kUnknown;
        const int64_t turned = given.given ? given.i : depth >= 0 ? depth : columns >= 0 ? times(columns, 2) : kUnknown;
        const bool is_known = given.given || turned >= 0;
        if (is_known && (turned < 0 || turned % 2 != 0 || (depth >= 0 && turned > depth)))
          invalid_argument("rotary_dim must be even and at most ", depth, ", got ", turned);
        const int64_t half = is_known ? turned / 2 : kUnknown;
        check_rows(in[1], in[3], x, half, "cos");
        check_rows(in[2], in[3], x, half, "sin");
        const auto of_positions = [&](const TensorRef& t) {
          return in[3] ? ops.with<"gather">({0}, ops.cast(t, wide), in[3]) : ops.cast(t, wide);
        };
        const TensorRef cos = of_positions(in[1]), sin = of_positions(in[2]);
        const bool is_interleaved = op.attr("interleaved").i;
        if (cos->rank == sin->rank && only_values_matter(ops, x) && only_values_matter(ops, cos) &&
            only_values_matter(ops, sin))
          return ops.cast(ops.with<"rotate_pairs">({is_interleaved}, x, cos, sin), t);
        const TensorRef c = rows_of(ops, cos, x), s = rows_of(ops, sin, x);
        const bool is_whole = !given.given || depth == turned;
        const TensorRef front = is_whole ? x : ops.slice(x, last, 0, turned);
        const auto part = [&](int64_t i) {
          if (!is_interleaved && is_known) return ops.slice(front, last, i * half, half);
          Numbers shape{x->rank + 1};
          for (int k = 0; k < last; ++k) shape.push_back(0);
          shape.insert(shape.end(), {is_interleaved ? half : 2, is_interleaved ? 2 : half});
          const TensorRef pairs = ops.with<"reshape", "zero_copies=true">(shape, front);
          const int axis = is_interleaved ? last + 1 : last;
          return ops.with<"squeeze">({1, axis}, ops.slice(pairs, axis, i, 1));
        };
        const TensorRef a = part(0), b = part(1);
        const auto product = [&](const TensorRef& u, const TensorRef& v) { return ops.run<"multiply">(u, v); };
        const TensorRef first = ops.run<"subtract">(product(a, c), product(b, s)),
                        second = ops.run<"add">(product(b, c), product(a, s));
        std::vector<TensorRef> parts;
        if (is_interleaved) {
          const TensorRef pairs = ops.concat({ops.column(first), ops.column(second)}, -1);
          parts.push_back(ops.run<"reshape_like">(pairs, front));
        } else {
          parts = {first, second};
        }
        if (!is_whole) parts.push_back(ops.slice(x, last, turned, -1));
        return ops.cast(parts.size() == 1 ? parts[0] : ops.concat(parts, -1), t);
      });
}

}  // namespace

// clang-format off
void define_rotations(Registry& r) {
  r.op("rotary_embedding").describe("x with pairs of numbers rotated by the angles of their positions (Su et al., 2021).")
      .input("x", dtypes::floats).says("[outer..., positions, depth]", "The vectors of each position.")
      .input("cos", dtypes::floats).says("any", "The cosines of the angles. For each position, rotary_dim / 2 numbers: [positions, half], or "
                                               "[batch, positions, half] where the batch's differ; [n, half] with position_ids.")
      .input("sin", dtypes::floats).says("cos", "The sines.")
      .input("position_ids", dtypes::index, 0, kOptional).says("any", "The row of cos and sin that each position has: [positions], or [batch, "
                                                                      "positions]; its own if it is absent.")
      .output("y").says("x", "The rotated vectors: of each pair a and b, a cos - b sin and b cos + a sin.")
      .attr_bool("interleaved", false).says("Whether neighbours are pairs; else the numbers of the first half and those of the second.")
      .attr_int("rotary_dim").says("How many of the numbers, the first ones, are rotated; all if it is absent.")
      .example(R"("x": [[1.0, 2.0]], "cos": [[0.0]], "sin": [[1.0]])", "float32 [[-2.  1.]]")
      .composite(run_rotary_embedding).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
