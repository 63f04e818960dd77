// Recurrent networks over whole sequences: lstm, gru and rnn, each with its gradient as one op. The gradient of that op is
// computed step by step, by other ops.
#include "kernels/common/recurrent.h"

#include "runtime/core/gradient.h"
#include "runtime/core/recurrent_steps.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

struct Sizes {
  int64_t batch, steps, inputs, units;
};

void check_rank(ShapeView given, int rank, const char* name) {
  if (given.rank != rank) {
    invalid_argument(name, " must have ", rank, " dimensions, got shape ", to_string(given));
  }
}

int64_t known(int64_t a, int64_t b) { return a >= 0 ? a : b; }

// Returns the shape of a tensor of `width` numbers for each step of each sequence.
Shape steps_shape(InferContext& c, const Sizes& s, int64_t width) {
  return c.boolean("time_major") ? Shape{s.steps, s.batch, width} : Shape{s.batch, s.steps, width};
}

// Reports whether rnn applies relu, and not tanh.
template <class C>
bool is_relu(C& c) {
  return choice_of<int>(c, "activation") == 1;
}

// Checks x, kernel and recurrent_kernel, which are inputs from `x` on, of a cell with so many gates; rnn has one.
Sizes check_weights(InferContext& c, int x, int64_t gates) {
  const ShapeView shape = c.input(x), kernel = c.input(x + 1), recurrent = c.input(x + 2);
  check_rank(shape, 3, "x");
  check_rank(kernel, 2, "kernel");
  check_rank(recurrent, 2, "recurrent_kernel");
  const bool is_time_major = c.boolean("time_major");
  const int64_t width = known(kernel[1], recurrent[1]);
  const Sizes s{shape[is_time_major ? 1 : 0], shape[is_time_major ? 0 : 1], known(shape[2], kernel[0]),
                known(recurrent[0], width < 0 ? -1 : width / gates)};
  const int64_t columns = s.units < 0 ? -1 : wrapping_product(s.units, gates);
  check_shape(kernel, Shape{s.inputs, columns}, "kernel");
  check_shape(recurrent, Shape{s.units, columns}, "recurrent_kernel");
  const bool has_relu = gates == 1 && is_relu(c);
  if (!c.concrete()) return s;
  RecurrentParams& p = c.params<RecurrentParams>();
  p.batch = s.batch, p.steps = s.steps, p.inputs = s.inputs, p.units = s.units;
  p.is_time_major = is_time_major;
  p.is_reverse = c.boolean("reverse");
  p.allow_tf32 = c.allows_tf32();
  p.is_relu = has_relu;
  return s;
}

void check_state(InferContext& c, int i, const Sizes& s, const char* name) {
  if (c.has_input(i)) check_shape(c.input(i), Shape{s.batch, s.units}, name);
}

void check_mask(InferContext& c, int i, const Sizes& s) {
  if (!c.has_input(i)) return;
  check_shape(c.input(i), c.boolean("time_major") ? Shape{s.steps, s.batch} : Shape{s.batch, s.steps}, "mask");
}

Shape kept_shape(const Sizes& s, int64_t width) { return Shape{s.steps, s.batch, width}; }

void check_kept(InferContext& c, int i, DType t, const Sizes& s, int64_t width) {
  check_shape(c.input(i), kept_shape(s, width), "gates");
  if (c.dtype(i) != computed_dtype(t)) invalid_argument("gates must be ", dtype_name(computed_dtype(t)));
}

// Declares the gradients of x, kernel and recurrent_kernel, which are inputs from `x` on. That of x is empty where it is not
// asked for.
void output_gradients_of_products(InferContext& c, int x) {
  if (c.boolean("has_dx")) c.output(c.dtype(x), c.input(x));
  else c.output(c.dtype(x), Shape{0});
  for (int i = x + 1; i < x + 3; ++i) c.output(c.dtype(i), c.input(i));
}

void lstm_infer(InferContext& c) {
  const Sizes s = check_weights(c, 0, 4);
  const DType t = c.dtype(0);
  if (c.has_input(3)) check_shape(c.input(3), Shape{times(s.units, 4)}, "bias");
  check_state(c, 4, s, "initial_h");
  check_state(c, 5, s, "initial_c");
  check_mask(c, 6, s);
  c.output(t, steps_shape(c, s, s.units));
  for (int i = 0; i < 2; ++i) c.output(t, Shape{s.batch, s.units});
  c.output(computed_dtype(t), kept_shape(s, times(s.units, 4)));
  c.output(computed_dtype(t), kept_shape(s, s.units));
}

void lstm_grad_infer(InferContext& c) {
  const Sizes s = check_weights(c, 3, 4);
  const DType t = c.dtype(3);
  c.kernel_dtype(t);
  if (c.has_input(0)) check_shape(c.input(0), steps_shape(c, s, s.units), "dsequence");
  check_state(c, 1, s, "dh");
  check_state(c, 2, s, "dc");
  check_state(c, 6, s, "initial_h");
  check_state(c, 7, s, "initial_c");
  check_mask(c, 8, s);
  check_shape(c.input(9), steps_shape(c, s, s.units), "sequence");
  check_kept(c, 10, t, s, times(s.units, 4));
  check_kept(c, 11, t, s, s.units);
  if (c.has_input(12)) check_shape(c.input(12), Shape{times(s.units, 4)}, "bias");
  output_gradients_of_products(c, 3);
  c.output(t, Shape{times(s.units, 4)});
  for (int i = 0; i < 2; ++i) c.output(t, Shape{s.batch, s.units});
}

void gru_infer(InferContext& c) {
  const Sizes s = check_weights(c, 0, 3);
  const DType t = c.dtype(0);
  if (c.has_input(3)) check_shape(c.input(3), Shape{2, times(s.units, 3)}, "bias");
  check_state(c, 4, s, "initial_h");
  check_mask(c, 5, s);
  c.output(t, steps_shape(c, s, s.units));
  c.output(t, Shape{s.batch, s.units});
  c.output(computed_dtype(t), kept_shape(s, times(s.units, 4)));
}

// Checks the inputs that gru_grad and rnn_grad have at the same places.
Sizes check_grad_inputs(InferContext& c, int64_t gates) {
  const Sizes s = check_weights(c, 2, gates);
  c.kernel_dtype(c.dtype(2));
  if (c.has_input(0)) check_shape(c.input(0), steps_shape(c, s, s.units), "dsequence");
  check_state(c, 1, s, "dh");
  check_state(c, 5, s, "initial_h");
  check_mask(c, 6, s);
  check_shape(c.input(7), steps_shape(c, s, s.units), "sequence");
  return s;
}

void gru_grad_infer(InferContext& c) {
  const Sizes s = check_grad_inputs(c, 3);
  const DType t = c.dtype(2);
  check_kept(c, 8, t, s, times(s.units, 4));
  if (c.has_input(9)) check_shape(c.input(9), Shape{2, times(s.units, 3)}, "bias");
  output_gradients_of_products(c, 2);
  c.output(t, Shape{2, times(s.units, 3)});
  c.output(t, Shape{s.batch, s.units});
}

void rnn_infer(InferContext& c) {
  const Sizes s = check_weights(c, 0, 1);
  if (c.has_input(3)) check_shape(c.input(3), Shape{s.units}, "bias");
  check_state(c, 4, s, "initial_h");
  check_mask(c, 5, s);
  c.output(c.dtype(0), steps_shape(c, s, s.units));
  c.output(c.dtype(0), Shape{s.batch, s.units});
}

void rnn_grad_infer(InferContext& c) {
  const Sizes s = check_grad_inputs(c, 1);
  const DType t = c.dtype(2);
  if (c.has_input(8)) check_shape(c.input(8), Shape{s.units}, "bias");
  output_gradients_of_products(c, 2);
  c.output(t, Shape{s.units});
  c.output(t, Shape{s.batch, s.units});
}

// Runs the gradient op and sets the gradients of x, kernel, recurrent_kernel, bias and the initial states.
void set_gradients(GradientContext& g, eager_op* op, const std::vector<Tensor>& inputs) {
  std::vector<eager_tensor*> in;
  for (const Tensor& t : inputs) in.push_back(t.get());
  const int64_t args[] = {g.attr("time_major").i, g.attr("reverse").i, g.needs(0)};
  std::vector<Tensor> gradients;
  g.run_all(op, in.data(), static_cast<int>(in.size()), args, 3, gradients);
  for (int i = 0; i < static_cast<int>(gradients.size()); ++i) g.set(i, gradients[static_cast<size_t>(i)]);
}

Tensor grad_or_none(GradientContext& g, int i) { return g.has_grad(i) ? g.grad(i) : Tensor(); }

void lstm_gradient(GradientContext& g) {
  set_gradients(g, prepared<"lstm_grad", "">(),
                {grad_or_none(g, 0), grad_or_none(g, 1), grad_or_none(g, 2), g.input(0), g.input(1), g.input(2),
                 g.input(4), g.input(5), g.input(6), g.output(0), g.output(3), g.output(4), g.input(3)});
}

void gru_gradient(GradientContext& g) {
  set_gradients(g, prepared<"gru_grad", "">(),
                {grad_or_none(g, 0), grad_or_none(g, 1), g.input(0), g.input(1), g.input(2), g.input(4), g.input(5),
                 g.output(0), g.output(2), g.input(3)});
}

void rnn_gradient(GradientContext& g) {
  eager_op* const op = is_relu(g) ? prepared<"rnn_grad", "activation=RELU">() : prepared<"rnn_grad", "">();
  set_gradients(g, op,
                {grad_or_none(g, 0), grad_or_none(g, 1), g.input(0), g.input(1), g.input(2), g.input(4), g.input(5),
                 g.output(0), g.input(3)});
}

// --- the gradients of the gradient ops ---

// Returns what the forward op computes from x, its weights and its initial state, by ops that compute as the kernel does.
std::vector<Tensor> forward_by_ops(GradientContext& g, RecurrentCell cell, const std::vector<Tensor>& given,
                                   const Tensor& mask) {
  const DType t = given[0]->dtype;
  std::vector<TensorRef> all;
  for (const Tensor& one : given) all.push_back(one ? g.cast(one, computed_dtype(t)).own() : nullptr);
  const RecurrentInputs in{all[0],
                           all[1],
                           all[2],
                           all[3],
                           TensorRef::share(mask.get()),
                           {all.begin() + 4, all.end()},
                           g.attr("time_major").i != 0,
                           g.attr("reverse").i != 0,
                           nullptr};
  std::vector<Tensor> results;
  for (TensorRef& one : recurrent_steps(g.context(), cell, in))
    results.push_back(one ? g.cast(std::move(one), t) : Tensor());
  return results;
}

// The gradient of a gradient op, of which the first `n` inputs are gradients of the forward op's outputs; weights are the places
// of the forward op's inputs.
void differentiate_again(GradientContext& g, RecurrentCell cell, size_t n, const std::vector<int>& weights, int mask) {
  std::vector<Tensor> at, output_gradients;
  for (int i = 0; i < static_cast<int>(n); ++i) at.push_back(g.input(i));
  for (int i : weights) at.push_back(g.input(i));
  for (int i = 0; i < static_cast<int>(weights.size()); ++i) output_gradients.push_back(grad_or_none(g, i));
  const std::vector<Tensor> gradients = g.differentiate(
      [&](const std::vector<Tensor>& all) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(n);
        return g.differentiate(
            [&](const std::vector<Tensor>& given) { return forward_by_ops(g, cell, given, g.input(mask)); },
            {first, all.end()}, {all.begin(), first});
      },
      at, output_gradients);
  for (size_t i = 0; i < at.size(); ++i) g.set(i < n ? static_cast<int>(i) : weights[i - n], gradients[i]);
}

void lstm_grad_gradient(GradientContext& g) { differentiate_again(g, RecurrentCell::lstm, 3, {3, 4, 5, 12, 6, 7}, 8); }
void gru_grad_gradient(GradientContext& g) { differentiate_again(g, RecurrentCell::gru, 2, {2, 3, 4, 9, 5}, 6); }
void rnn_grad_gradient(GradientContext& g) {
  differentiate_again(g, is_relu(g) ? RecurrentCell::rnn_relu : RecurrentCell::rnn_tanh, 2, {2, 3, 4, 8, 5}, 6);
}

constexpr DTypeSet kKept = dtype_bit(DType::float32) | dtype_bit(DType::float64);

// clang-format off
OpDef& with_order(OpDef& op) {
  return op.attr_bool("time_major", false)
      .says("Whether the steps are the first dim of x, sequence and mask, and the batch is the second.")
      .attr_bool("reverse", false).says("Whether the last step is computed first. Results stand at the steps of x.");
}
// clang-format on

}  // namespace

// clang-format off
void define_recurrent(Registry& r) {
  const char *x = "The sequences.", *mask = "Which steps count; at others a state stays as it is. All if it is absent.",
             *h = "The state before the first step; 0 if it is absent.", *sequence = "The state h after each step.",
             *last = "The state h after the last step that is computed.";
  with_order(r.op("lstm")
      .describe("Long short-term memory over whole sequences (Hochreiter, Schmidhuber, 1997). With the gates i, f, g, o = "
                "x kernel + h recurrent_kernel + bias, in this order, each step makes c = sigmoid(f) c + sigmoid(i) "
                "tanh(g) and h = sigmoid(o) tanh(c).")
      .input("x", dtypes::floats).says("[batch, steps, inputs]", x)
      .input("kernel", dtypes::floats).says("[inputs, gates]", "The weights of x, for 4 gates of as many units.")
      .input("recurrent_kernel", dtypes::floats).says("[units, gates]", "The weights of h.")
      .input("bias", dtypes::floats, 'T', kOptional).says("[gates]", "What is added to the gates; 0 if it is absent.")
      .input("initial_h", dtypes::floats, 'T', kOptional).says("[batch, units]", h)
      .input("initial_c", dtypes::floats, 'T', kOptional)
      .says("[batch, units]", "The cells before the first step; 0 if it is absent.")
      .input("mask", dtypes::boolean, 0, kOptional).says("[batch, steps]", mask)
      .output("sequence").says("[batch, steps, units]", sequence)
      .output("h").says("[batch, units]", last)
      .output("c").says("[batch, units]", "The cells after the last step that is computed.")
      .output("gates").says("[steps, batch, gates]", "The gates, after sigmoid and tanh.")
      .output("cells").says("[steps, batch, units]", "The cells after each step.").hide_outputs(2))
      .example(R"("x": [[[1.0]]], "kernel": [[0.0, 0.0, 0.0, 0.0]], "recurrent_kernel": [[0.0, 0.0, 0.0, 0.0]], "initial_c": [[200.0]])",
               "float32 [[[0.5]]]; float32 [[0.5]]; float32 [[100.]]")
      .infer(lstm_infer)
      .gradient(lstm_gradient, "x kernel recurrent_kernel bias initial_h initial_c mask sequence gates cells");
  r.helper("lstm_grad").describe("The gradients of lstm; that of x is left out where has_dx is false.")
      .input("dsequence", dtypes::floats, 'T', kOptional).input("dh", dtypes::floats, 'T', kOptional)
      .input("dc", dtypes::floats, 'T', kOptional).input("x", dtypes::floats).input("kernel", dtypes::floats)
      .input("recurrent_kernel", dtypes::floats).input("initial_h", dtypes::floats, 'T', kOptional)
      .input("initial_c", dtypes::floats, 'T', kOptional).input("mask", dtypes::boolean, 0, kOptional)
      .input("sequence", dtypes::floats).input("gates", kKept, 0).input("cells", kKept, 0)
      .input("bias", dtypes::floats, 'T', kOptional)
      .output("dx").output("dkernel").output("drecurrent_kernel").output("dbias").output("dinitial_h")
      .output("dinitial_c").attr_bool("time_major", false).attr_bool("reverse", false).attr_bool("has_dx", true)
      .infer(lstm_grad_infer)
      .gradient(lstm_grad_gradient,
                "dsequence dh dc x kernel recurrent_kernel initial_h initial_c mask bias");
  with_order(r.op("gru")
      .describe("Gated recurrent units over whole sequences (Cho et al., 2014). With a = x kernel + bias[0] and b = h "
                "recurrent_kernel + bias[1], each of the parts z, r, n in this order, each step makes h = z h + (1 - z) "
                "tanh(a_n + r b_n), where z = sigmoid(a_z + b_z) and r = sigmoid(a_r + b_r).")
      .input("x", dtypes::floats).says("[batch, steps, inputs]", x)
      .input("kernel", dtypes::floats).says("[inputs, gates]", "The weights of x, for 3 gates of as many units.")
      .input("recurrent_kernel", dtypes::floats).says("[units, gates]", "The weights of h.")
      .input("bias", dtypes::floats, 'T', kOptional)
      .says("[2, gates]", "What is added to the products of x, and to those of h; 0 if it is absent.")
      .input("initial_h", dtypes::floats, 'T', kOptional).says("[batch, units]", h)
      .input("mask", dtypes::boolean, 0, kOptional).says("[batch, steps]", mask)
      .output("sequence").says("[batch, steps, units]", sequence)
      .output("h").says("[batch, units]", last)
      .output("gates").says("[steps, batch, kept]", "The gates after sigmoid and tanh, and the products b_n.")
      .hide_outputs(1))
      .example(R"("x": [[[1.0]]], "kernel": [[0.0, 0.0, 100.0]], "recurrent_kernel": [[0.0, 0.0, 0.0]])",
               "float32 [[[0.5]]]; float32 [[0.5]]")
      .infer(gru_infer).gradient(gru_gradient, "x kernel recurrent_kernel bias initial_h mask sequence gates");
  r.helper("gru_grad").describe("The gradients of gru; that of x is left out where has_dx is false.")
      .input("dsequence", dtypes::floats, 'T', kOptional).input("dh", dtypes::floats, 'T', kOptional)
      .input("x", dtypes::floats).input("kernel", dtypes::floats).input("recurrent_kernel", dtypes::floats)
      .input("initial_h", dtypes::floats, 'T', kOptional).input("mask", dtypes::boolean, 0, kOptional)
      .input("sequence", dtypes::floats).input("gates", kKept, 0).input("bias", dtypes::floats, 'T', kOptional)
      .output("dx").output("dkernel").output("drecurrent_kernel").output("dbias").output("dinitial_h")
      .attr_bool("time_major", false).attr_bool("reverse", false).attr_bool("has_dx", true)
      .infer(gru_grad_infer)
      .gradient(gru_grad_gradient, "dsequence dh x kernel recurrent_kernel initial_h mask bias");
  const char* const activations = "TANH RELU";
  with_order(r.op("rnn")
      .describe("A plain recurrent network over whole sequences (Elman, 1990). Each step makes h = activation(x kernel + h "
                "recurrent_kernel + bias).")
      .input("x", dtypes::floats).says("[batch, steps, inputs]", x)
      .input("kernel", dtypes::floats).says("[inputs, units]", "The weights of x.")
      .input("recurrent_kernel", dtypes::floats).says("[units, units]", "The weights of h.")
      .input("bias", dtypes::floats, 'T', kOptional).says("[units]", "What is added; 0 if it is absent.")
      .input("initial_h", dtypes::floats, 'T', kOptional).says("[batch, units]", h)
      .input("mask", dtypes::boolean, 0, kOptional).says("[batch, steps]", mask)
      .output("sequence").says("[batch, steps, units]", sequence)
      .output("h").says("[batch, units]", last)
      .attr_string("activation", "TANH").choices(activations).says("What each step applies."))
      .example(R"("x": [[[1.0, 3.0]]], "kernel": [[2.0], [1.0]], "recurrent_kernel": [[-1.0]], "activation": "RELU")",
               "float32 [[[5.]]]; float32 [[5.]]")
      .infer(rnn_infer).gradient(rnn_gradient, "x kernel recurrent_kernel bias initial_h mask sequence");
  r.helper("rnn_grad").describe("The gradients of rnn; that of x is left out where has_dx is false.")
      .input("dsequence", dtypes::floats, 'T', kOptional).input("dh", dtypes::floats, 'T', kOptional)
      .input("x", dtypes::floats).input("kernel", dtypes::floats).input("recurrent_kernel", dtypes::floats)
      .input("initial_h", dtypes::floats, 'T', kOptional).input("mask", dtypes::boolean, 0, kOptional)
      .input("sequence", dtypes::floats).input("bias", dtypes::floats, 'T', kOptional)
      .output("dx").output("dkernel").output("drecurrent_kernel").output("dbias").output("dinitial_h")
      .attr_bool("time_major", false).attr_bool("reverse", false).attr_bool("has_dx", true)
      .attr_string("activation", "TANH").choices(activations).infer(rnn_grad_infer)
      .gradient(rnn_grad_gradient, "dsequence dh x kernel recurrent_kernel initial_h mask bias");
}
// clang-format on

}  // namespace eager
