// Ops by index that the library's other ops compute: takes that wrap, numbers of elements and their indices, scatters along an axis,
// sequences of different lengths.
#include "runtime/execute/composed.h"

namespace eager {

namespace {

// Returns the size of x along an axis, as a number that takes another operand's dtype or, where a trace does not know it, an int64.
TensorRef size_along(const Composed& ops, const TensorRef& x, int axis) {
  return x->dims[axis] >= 0 ? ops.integer(x->dims[axis]) : ops.with<"dim_size">({axis}, x);
}

// Returns a 1, int64, which lies where x does.
TensorRef one_beside(const Composed& ops, const TensorRef& x) {
  // The product of nothing depends on no value, so that a composition keeps it. Strings have no sum.
  if (only_values_matter(ops, x) || x->dtype == DType::string)
    return ops.run<"prod">(ops.run<"ones_like", "dtype=int64">(ops.slice(ops.flat(x), 0, 0, 0)));
  return ops.run<"ones_like", "dtype=int64">(ops.run<"sum">(ops.slice(ops.flat(x), 0, 0, 0)));
}

// Returns the numbers from 0 on, int64: as many as `n` says or, where it is NULL, as `known` does.
TensorRef count_up(const Composed& ops, const TensorRef& one, const TensorRef& n, int64_t known) {
  const TensorRef ones =
      n ? ops.run<"broadcast_to">(one, ops.with<"reshape">({1, 1}, n)) : ops.with<"broadcast_to">({1, known}, one);
  return ops.with<"cumulative_sum", "exclusive=true">({0}, ones);
}

void run_take(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  if (run_with_tensor(ctx, op, inputs, n, outputs, num_outputs, DType::int64)) return;
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const AttrValue& given = op.attr("axis");
    const TensorRef x = given.given ? in[0] : ops.flat(in[0]);
    if (x->rank == 0) invalid_argument("x must be at least 1 dimensional");
    const int axis = given.given ? normalize_axis(given.i, x->rank) : 0;
    TensorRef indices = in[1];
    if (only_values_matter(ops, indices)) {
      indices = ops.with<"check_indices", "kind=WRAPPED">({0, axis}, indices, x);
    } else if (!is_unsigned(indices->dtype)) {
      // What is still negative is refused, and named as it was given.
      indices = ops.cast(indices, DType::int64);
      const TensorRef wrapped = ops.run<"add">(indices, size_along(ops, x, axis)), zero = ops.integer(0);
      const TensorRef wraps =
          ops.run<"logical_and">(ops.run<"less">(indices, zero), ops.run<"greater_equal">(wrapped, zero));
      indices = ops.run<"where">(wraps, wrapped, indices);
    }
    return ops.with<"gather">({axis}, x, indices);
  });
}

// ---- numbers of elements

// Returns the dims of an attribute; the number of elements, where it has a meaning, fits an int64.
Numbers shape_of(const AttrValue& shape) {
  if (shape.count == 0) invalid_argument("shape must have at least one dimension");
  Numbers dims(shape.ints, shape.ints + shape.count);
  int64_t product = 1;
  for (int64_t dim : dims) {
    if (dim < 0) invalid_argument("dimensions must be non-negative, got ", dim);
    if (__builtin_mul_overflow(product, dim, &product)) invalid_argument("too many elements");
  }
  return dims;
}

TensorRef checked(const Composed& ops, const TensorRef& indices, int64_t limit) {
  return ops.with<"check_indices">({limit}, indices);
}

void run_unravel_index(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs) {
  run_composed_list(ctx, op, inputs, n, outputs, num_outputs, std::max(1, op.attr("shape").count),
                    [&](const Composed& ops, const ComposedInputs& in) {
                      const Numbers dims = shape_of(op.attr("shape"));
                      int64_t size = 1;
                      for (int64_t dim : dims) size *= dim;
                      TensorRef rest = checked(ops, in[0], size);
                      std::vector<TensorRef> out(dims.size());
                      for (size_t i = dims.size(); i-- > 0;) {
                        const TensorRef dim = ops.integer(std::max<int64_t>(dims[i], 1));  // a dim of 0 has no elements
                        const TensorRef above = i == 0 ? TensorRef() : ops.run<"floor_divide">(rest, dim);
                        // A product takes less time than another division.
                        out[i] = i == 0 ? rest : ops.run<"subtract">(rest, ops.run<"multiply">(above, dim));
                        rest = above;
                      }
                      return out;
                    });
}

void run_ravel_multi_index(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                           int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const Numbers dims = shape_of(op.attr("shape"));
    if (static_cast<size_t>(n) != dims.size())
      invalid_argument("multi_index must have ", dims.size(), " tensors, one for each dim of shape, got ", n);
    TensorRef y = checked(ops, in[0], dims[0]);
    for (size_t i = 1; i < dims.size(); ++i)
      y = ops.run<"add">(ops.run<"multiply">(y, ops.integer(dims[i])), checked(ops, in[i], dims[i]));
    return y;
  });
}

// ---- scatters

void run_scatter_elements(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const std::string_view how = chosen(op, "reduce");
    const DType t = in[0]->dtype;
    if (!contains(how == "NONE" ? dtypes::all : how == "SUM" || how == "PROD" ? dtypes::numeric : dtypes::real, t))
      invalid_argument("reduce ", how, " is not there for ", dtype_name(t));
    const bool is_here =
        only_values_matter(ops, in[0]) && only_values_matter(ops, in[1]) && only_values_matter(ops, in[2]);
    if (is_here && how == "NONE") return ops.with<"put_along_axis">({op.attr("axis").i}, in[0], in[1], in[2]);
    if (is_here && how == "SUM" && (contains(dtypes::index, t) || t == DType::float32 || t == DType::float64))
      return ops.with<"add_along_axis">({op.attr("axis").i}, in[0], in[1], in[2]);
    // Elements are rows of the flat tensors.
    const TensorRef places = ops.flat(ops.with<"element_places">({op.attr("axis").i}, in[1], in[0], in[2]));
    const TensorRef x = ops.flat(in[0]), updates = ops.flat(in[2]);
    const TensorRef tuples = ops.column(places);
    const TensorRef y = how == "NONE"   ? ops.run<"tensor_scatter_nd_update">(x, tuples, updates)
                        : how == "SUM"  ? ops.run<"tensor_scatter_nd_add">(x, tuples, updates)
                        : how == "PROD" ? ops.run<"tensor_scatter_nd_mul">(x, tuples, updates)
                        : how == "MAX"  ? ops.run<"tensor_scatter_nd_max">(x, tuples, updates)
                                        : ops.run<"tensor_scatter_nd_min">(x, tuples, updates);
    return ops.run<"reshape_like">(y, in[0]);
  });
}

// ---- sequences

void run_sequence_mask(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs) {
  if (run_with_tensor(ctx, op, inputs, n, outputs, num_outputs, DType::int64)) return;
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef lengths = ops.cast(in[0], DType::int64);
    const TensorRef one = one_beside(ops, lengths);
    TensorRef most = in[1];
    int64_t known = 0;
    if (!most && only_values_matter(ops, lengths)) {
      if (lengths->num_elements > 0) known = std::max<int64_t>(value_of(ops, ops.run<"max">(lengths)), 0);
    } else if (!most) {
      const TensorRef zero = ops.with<"expand_dims">({0}, ops.run<"zeros_like">(one));
      most = ops.run<"max">(ops.concat({ops.flat(lengths), zero}, 0));
    } else if (most->rank != 0) {
      invalid_argument("maxlen must be scalar for sequence_mask, got shape ", to_string(most->shape()));
    } else if (most->flags & kWeak ||
               only_values_matter(ops, most)) {  // a number, so that the shape is known where it is traced
      known = value_of(ops, most);
      if (known < 0) invalid_argument("maxlen must be non-negative, got ", known);
      most = TensorRef();
    }
    const TensorRef mask = ops.run<"less">(count_up(ops, one, most, known), ops.column(lengths));
    return ops.cast(mask, static_cast<DType>(op.attr("dtype").i));
  });
}

void run_reverse_sequence(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef &x = in[0], &given = in[1];
    const int seq = normalize_axis(op.attr("seq_axis").i, x->rank),
              batch = normalize_axis(op.attr("batch_axis").i, x->rank);
    if (seq == batch) invalid_argument("batch_dim == seq_dim == ", seq);
    if (given->rank != 1) invalid_argument("seq_lengths must be 1-dim, not ", given->rank);
    if (!may_equal(given->dims[0], x->dims[batch]))
      invalid_argument("Length of seq_lengths != input.dims(", batch, "), (", given->dims[0], " vs. ", x->dims[batch],
                       ")");
    const auto along = [&](TensorRef t, int axis) {
      for (int i = 0; i < axis; ++i) t = ops.with<"expand_dims">({0}, t);
      for (int i = axis + 1; i < x->rank; ++i) t = ops.with<"expand_dims">({-1}, t);
      return t;
    };
    const TensorRef lengths = along(ops.with<"check_indices", "kind=LENGTH">({1, seq}, given, x), batch);
    const int64_t size = x->dims[seq];
    const TensorRef n_symbolic = size >= 0 ? TensorRef() : ops.with<"dim_size">({seq}, x);
    const TensorRef places = along(count_up(ops, one_beside(ops, x), n_symbolic, size), seq);
    const TensorRef back = ops.run<"subtract">(ops.run<"subtract">(lengths, ops.integer(1)), places);
    const TensorRef from = ops.run<"where">(ops.run<"less">(places, lengths), back, places);
    return ops.with<"take_along_axis">({seq}, x, from);
  });
}

}  // namespace

// clang-format off
void define_places(Registry& r) {
  r.op("take").describe("The slices of x along an axis at indices, of which negative ones count from the end.")
      .input("x", dtypes::all).says("[outer..., n, inner...]", "What is read; n stands at axis.")
      .input("indices", dtypes::integers, 0).says("any", "Which slices, each from -n on and less than n; INVALID_ARGUMENT otherwise.")
      .output("y").says("[outer..., indices..., inner...]", "The slices.")
      .attr_int("axis").argument().says("The axis to read along; negative ones count from the end. x is flattened if it is absent.")
      .example(R"("x": [10, 20, 30], "indices": [2, -3])", "int32 [30 10]")
      .composite(run_take).gradient(no_own_gradient);
  r.op("unravel_index").describe("The indices along each axis of elements that are numbered in row-major order.")
      .input("indices", dtypes::integers, 0).says("any", "The numbers, each less than the number of elements.")
      .output_list("coordinates", "int64").says("indices", "The indices along an axis, for each axis of shape.")
      .attr_ints("shape").argument().required().says("The shape of the array whose elements are numbered.")
      .example(R"("indices": [1, 5], "shape": [2, 3])", "int64 [0 1]; int64 [1 2]")
      .composite(run_unravel_index).no_gradient();
  r.op("ravel_multi_index").describe("The numbers, in row-major order, of elements at indices along each axis.")
      .input("multi_index", dtypes::integers, 0, kList).says("any", "The indices along each axis; their shapes broadcast.")
      .output("y", "int64").says("any", "The numbers.")
      .attr_ints("shape").argument().required().says("The shape of the array whose elements are numbered.")
      .example(R"("multi_index": [[0, 1], [1, 2]], "shape": [2, 3])", "int64 [1 5]")
      .composite(run_ravel_multi_index).no_gradient();
  r.op("scatter_elements").describe("x with updates put where their indices along an axis say, or reduced with what is there.")
      .input("x", dtypes::all).says("[outer..., n, inner...]", "The values to begin with; n stands at axis.")
      .input("indices", dtypes::integers, 0)
      .says("any", "Of x's rank. The index along axis of each update, from -n on and less than n; negative ones count from the end.")
      .input("updates", dtypes::all).says("indices", "The updates. Along other axes they lie where they stand, so no dim is more than x's.")
      .output("y").says("x", "The changed values.")
      .attr_int("axis", 0).argument().says("The axis that indices are of; negative ones count from the end.")
      .attr_string("reduce", "NONE").choices("NONE SUM|ADD PROD|MUL MAX MIN")
      .says("NONE: an update replaces what is there, and of several any one stays, with the gradient for all; SUM, "
            "PROD, MAX or MIN: it is reduced with what is there.")
      .example(R"("x": [[1, 2], [3, 4]], "indices": [[1, 0]], "updates": [[10, 20]])", "int32 [[ 1 20]\n [10  4]]")
      .composite(run_scatter_elements).gradient(no_own_gradient);
  r.op("sequence_mask").describe("For each length, as many times true as it says, and then false.")
      .input("lengths", dtypes::integers, 0).says("[outer...]", "The lengths.")
      .input("maxlen", dtypes::integers, 0, kOptional).says("[]", "The number of columns; the greatest length if it is absent.")
      .output("y", "dtype").says("[outer..., m]", "Whether each of the m places is before the end of its sequence.")
      .attr_dtype("dtype", DType::boolean).says("The result's dtype.")
      .example(R"("lengths": [1, 3], "maxlen": 3)", "bool [[ True False False]\n [ True  True  True]]")
      .composite(run_sequence_mask).no_gradient();
  r.op("reverse_sequence").describe("x with the first elements along an axis reversed, as many as each part's length says.")
      .input("x", dtypes::all).says("any", "The sequences.")
      .input("seq_lengths", dtypes::integers, 0).says("[batch]", "The length of each part of x along batch_axis; at most that of seq_axis.")
      .output("y").says("x", "The sequences; what lies behind their ends stays.")
      .attr_int("seq_axis").argument().required().says("The axis that is reversed; negative ones count from the end.")
      .attr_int("batch_axis", 0).argument().says("The axis of the parts; negative ones count from the end.")
      .example(R"("x": [[1, 2, 3], [4, 5, 6]], "seq_lengths": [2, 3], "seq_axis": 1)", "int32 [[2 1 3]\n [6 5 4]]")
      .composite(run_reverse_sequence).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
