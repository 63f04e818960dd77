// Parts of networks that the library's other ops compute. Halves are computed in float32 where they are not moved alone.
#include "runtime/core/windows.h"
#include "runtime/execute/composed.h"

namespace eager {

namespace {

void run_instance_norm(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    AttrValue each;
    each.i = -1;
    return OtherOp(op.op_with_attrs("group_norm")).set("groups", each)(ops, {in[0], in[1], in[2]});
  });
}

// Returns the vectors along the last dim as sequences of one channel.
TensorRef as_rows(const Composed& ops, const TensorRef& x) {
  const int last = x->rank - 1;
  if (x->dims[last] > 0) return ops.with<"reshape">({3, -1, x->dims[last], 1}, x);
  if (last == 0) return ops.column(ops.row(x));
  // A reshape of the dims in front of one of unknown size goes by way of the front.
  Numbers to_front{last};
  for (int i = 0; i < last; ++i) to_front.push_back(i);
  const TensorRef flat = ops.with<"reshape", "zero_copies=true">({2, 0, -1}, ops.permuted(x, to_front));
  return ops.column(ops.permuted(flat, {1, 0}));
}

void run_local_response_norm(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                             eager_tensor** outputs, int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const int64_t radius = op.attr("depth_radius").i;
    if (radius < 0 || radius > kMostSize / 4)
      invalid_argument("depth_radius must be from 0 to ", kMostSize / 4, ", got ", radius);
    if (in[0]->rank < 1) invalid_argument("input must be at least 1-dimensional");
    const TensorRef x = ops.cast(in[0], computed_dtype(in[0]->dtype));
    TensorRef sums = ops.run<"square">(x);
    if (radius > 0) {
      // The channels are the steps of sequences of one channel, over which a pool sums.
      AttrValue strides, sizes, divisor, padding;
      const int64_t size[] = {2 * radius + 1}, one[] = {1};
      sizes.ints = size, strides.ints = one, sizes.count = strides.count = 1;
      divisor.i = 1;
      padding.string = "SAME";
      OtherOp pool(op.op_with_attrs("avg_pool1d"));
      pool.set("ksize", sizes).set("strides", strides).set("divisor_override", divisor).set("padding", padding);
      sums = ops.run<"reshape_like">(pool(ops, {as_rows(ops, sums)}), x);
    }
    const TensorRef base =
        ops.run<"add">(ops.run<"multiply">(sums, ops.scalar(op.attr("alpha").f)), ops.scalar(op.attr("bias").f));
    const TensorRef y = ops.run<"divide">(x, ops.run<"pow">(base, ops.scalar(op.attr("beta").f)));
    return ops.cast(y, in[0]->dtype);
  });
}

void run_separable_conv2d(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 2, Matter::own_dims);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef& points = in[2];
    if (points->rank != 4 || !may_equal(points->dims[0], 1) || !may_equal(points->dims[1], 1)) {
      invalid_argument("pointwise_filter must have shape [1, 1, in, out], got ", to_string(points->shape()));
    }
    const auto wide = [&](const TensorRef& t) { return ops.cast(t, computed_dtype(t->dtype)); };
    const TensorRef each = OtherOp(op.op_with_attrs("depthwise_conv2d"))(ops, {wide(in[0]), wide(in[1])});
    // A filter of one place needs no padding, without which images must not be empty.
    OtherOp mix(*prepared<"conv2d", "padding=SAME">());
    return ops.cast(mix.set("data_format", op.attr("data_format"))(ops, {each, wide(points)}), in[0]->dtype);
  });
}

void run_embedding_lookup(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    if (in[0]->rank == 0) invalid_argument("params must be at least 1 dimensional");
    const TensorRef rows = ops.with<"gather">({0}, in[0], in[1]);
    if (!op.attr("max_norm").given) return rows;
    const double most = op.attr("max_norm").f;
    if (!(most > 0)) invalid_argument("max_norm must be positive, got ", most);
    // Lengths are those over max_norm, in float64: so none of float32 overflows.
    const TensorRef wide = ops.cast(rows, DType::float64), relative = ops.run<"divide">(wide, ops.scalar(most));
    Numbers inner{in[0]->rank - 1};
    for (int i = 1; i < in[0]->rank; ++i) inner.push_back(-i);
    inner.push_back(1);  // keepdims
    const TensorRef squares = ops.with<"sum">(inner, ops.run<"square">(relative));
    // A row that is no longer than max_norm stays, and so does its gradient.
    const TensorRef is_long = ops.run<"greater">(squares, ops.scalar(1));
    const TensorRef excess = ops.run<"sqrt">(ops.run<"where">(is_long, squares, ops.scalar(1)));
    return ops.cast(ops.run<"divide">(wide, excess), rows->dtype);
  });
}

// ---- cells: one step of the ops over sequences

TensorRef as_sequence(const Composed& ops, const TensorRef& x) {
  if (x->rank != 2) invalid_argument("x must be 2-dimensional, got shape ", to_string(x->shape()));
  return ops.with<"expand_dims">({1}, x);
}

void run_lstm_cell(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    std::vector<TensorRef> all = ops.list<"lstm">({as_sequence(ops, in[0]), in[3], in[4], in[5], in[1], in[2], {}}, 3);
    all.erase(all.begin());
    return all;
  });
}

void run_gru_cell(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    return ops.list<"gru">({as_sequence(ops, in[0]), in[2], in[3], in[4], in[1], {}}, 2)[1];
  });
}

void run_rnn_cell(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const std::vector<TensorRef> all{as_sequence(ops, in[0]), in[2], in[3], in[4], in[1], {}};
    return execute_list(ops.ctx, op.op_with_attrs("rnn"), all, 2)[1];
  });
}

}  // namespace

// clang-format off
void define_networks(Registry& r) {
  r.op("instance_norm")
      .describe("(x - mean) / sqrt(variance + epsilon) * scale + offset, channel by channel. The mean and the variance are those of "
                "a channel of one image (Ulyanov et al., 2016).")
      .input("x", dtypes::floats).says("[images, ..., channels]", "The images, in the order of data_format.")
      .input("scale", dtypes::floats, 'T', kOptional).says("[channels]", "What each channel is multiplied by; 1 if it is absent.")
      .input("offset", dtypes::floats, 'T', kOptional).says("[channels]", "What is added to each channel; 0 if it is absent.")
      .output("y").says("x", "The normalized elements.")
      .attr_float("epsilon", 1e-3).says("What is added to the variance, so that it is not 0.")
      .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText)
      .example(R"("x": [[[1.0, 2.0], [3.0, 6.0]]], "epsilon": 0.0)", "float32 [[[-1. -1.]\n  [ 1.  1.]]]")
      .composite(run_instance_norm).gradient(no_own_gradient);
  r.op("local_response_norm")
      .describe("x / (bias + alpha * s)^beta, s being the sum of squares of an element and its neighbours. "
                "Those in the last dim count, depth_radius on either side (Krizhevsky et al., 2012).")
      .input("x", dtypes::floats).says("[..., channels]", "The elements.")
      .output("y").says("x", "The normalized elements.")
      .attr_int("depth_radius", 5).says("How many neighbours count on either side.")
      .attr_float("bias", 1.0).says("What is added to the sum, so that it is not 0.")
      .attr_float("alpha", 1.0).says("The factor of the sum.")
      .attr_float("beta", 0.5).says("The exponent.")
      .example(R"("x": [[1.0, 1.0, 1.0]], "depth_radius": 1, "bias": 2.0, "beta": 1.0)", "float32 [[0.25 0.2  0.25]]")
      .composite(run_local_response_norm).gradient(no_own_gradient);
  const WindowTexts& texts = window_texts(2);
  dilation_attribute(padding_attributes(r.op("separable_conv2d")
      .describe("A 2-D convolution of each channel with filters of its own, whose outputs a second one mixes. "
                "The second is of single places (Chollet, 2017).")
      .input("x", dtypes::inexact).says("[n, h, w, in]", texts.image_text)
      .input("depthwise_filter", dtypes::inexact)
      .says("[rows, columns, in, multiplier]", "The filters, multiplier for each channel, in this order for any data_format.")
      .input("pointwise_filter", dtypes::inexact)
      .says("[1, 1, between, out]", "The weights that mix the outputs; between is in * multiplier.")
      .output("y", "x").says("[n, oh, ow, out]", "In the order of data_format.")
      .attr_ints("strides", {1, 1}).length(2).says(texts.strides), 2), 2)
      .parameters("x depthwise_filter pointwise_filter strides padding data_format dilations")
      .example(R"("x": [[[[1.0, 2.0]]]], "depthwise_filter": [[[[3.0], [4.0]]]], "pointwise_filter": [[[[1.0], [10.0]]]])",
               "float32 [[[[83.]]]]")
      .composite(run_separable_conv2d).gradient(no_own_gradient);
  r.op("embedding_lookup").describe("The rows of a table at ids, none longer than max_norm.")
      .input("params", dtypes::floats).says("[rows, inner...]", "The table.")
      .input("ids", dtypes::index, 0).says("any", "Which rows, each from 0 on and less than rows. Another is INVALID_ARGUMENT.")
      .output("y").says("[ids..., inner...]", "The rows.")
      .attr_float("max_norm").says("The greatest Euclidean norm of a row, more than 0: a longer one is scaled to it. Rows stay as they are if it "
                                   "is absent.")
      .example(R"("params": [[3.0, 4.0], [0.0, 1.0]], "ids": [1, 0], "max_norm": 1.0)", "float32 [[0.  1. ]\n [0.6 0.8]]")
      .composite(run_embedding_lookup).gradient(no_own_gradient);

  const char *x = "The step's inputs.", *h = "The state before the step.", *next = "The state after the step.";
  auto cell = [&](const char* name, const char* text, bool has_cells, const char* gates, const char* bias) -> OpDef& {
    OpDef& op = r.op(name).describe(text).input("x", dtypes::floats).says("[batch, inputs]", x)
        .input("h", dtypes::floats).says("[batch, units]", h);
    if (has_cells) op.input("c", dtypes::floats).says("[batch, units]", "The cells before the step.");
    return op.input("kernel", dtypes::floats).says("[inputs, gates]", gates)
        .input("recurrent_kernel", dtypes::floats).says("[units, gates]", "The weights of h.")
        .input("bias", dtypes::floats, 'T', kOptional).says(bias, "What is added; 0 if it is absent.");
  };
  cell("lstm_cell", "A step of lstm.", true, "The weights of x, for 4 gates of as many units: i, f, g, o.", "[gates]")
      .output("next_h", "x").says("[batch, units]", next).output("next_c", "x").says("[batch, units]", "The cells after the step.")
      .example(R"("x": [[1.0]], "h": [[0.0]], "c": [[200.0]], "kernel": [[0.0, 0.0, 0.0, 0.0]], "recurrent_kernel": [[0.0, 0.0, 0.0, 0.0]])",
               "float32 [[0.5]]; float32 [[100.]]")
      .composite(run_lstm_cell).gradient(no_own_gradient);
  cell("gru_cell", "A step of gru.", false, "The weights of x, for 3 gates of as many units: z, r, n.", "[2, gates]")
      .output("next_h", "x").says("[batch, units]", next)
      .example(R"("x": [[1.0]], "h": [[0.0]], "kernel": [[0.0, 0.0, 100.0]], "recurrent_kernel": [[0.0, 0.0, 0.0]])", "float32 [[0.5]]")
      .composite(run_gru_cell).gradient(no_own_gradient);
  cell("rnn_cell", "A step of rnn.", false, "The weights of x; gates is the number of units.", "[gates]")
      .output("next_h", "x").says("[batch, units]", next)
      .attr_string("activation", "TANH").choices("TANH RELU").says("What the step applies.")
      .example(R"("x": [[1.0, 3.0]], "h": [[0.0]], "kernel": [[2.0], [1.0]], "recurrent_kernel": [[-1.0]], "activation": "RELU")", "float32 [[5.]]")
      .composite(run_rnn_cell).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
