// Softmax, the losses, bias, dropout, clipping by norm.
#include "kernels/common/network.h"

#include <cmath>

#include "kernels/common/reduction.h"
#include "runtime/core/gradient.h"
#include "runtime/core/windows.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

using Args = std::vector<int64_t>;

int axis_of(InferContext& c, int rank) {
  if (rank == 0) invalid_argument("logits must have at least one dimension");
  return normalize_axis(c.integer("axis"), rank);
}

void fill_axis(InferContext& c, ShapeView x, int axis) {
  if (c.concrete()) c.params<AxisParams>() = split_at(x.dims, x.rank, axis);
}

void softmax_infer(InferContext& c) {
  fill_axis(c, c.input(0), axis_of(c, c.rank(0)));
  c.output(c.dtype(0), c.input(0));
}

void check_same(ShapeView a, ShapeView b, const char* names) {
  if (!may_equal(a, b)) invalid_argument(names, " must be the same shape, got ", to_string(a), " and ", to_string(b));
}

Shape without(ShapeView x, int axis) {
  Shape rows;
  for (int i = 0; i < x.rank; ++i) {
    if (i != axis) rows.push_back(x[i]);
  }
  return rows;
}

void check_classes(ShapeView logits, int axis) {
  if (logits[axis] == 0) invalid_argument("Must have at least one class, but got logits shape ", to_string(logits));
}

// Checks logits and labels, which are inputs first and first + 1. Returns the axis of the classes.
int check_entropy(InferContext& c, int first, bool is_sparse) {
  const ShapeView x = c.input(first), labels = c.input(first + 1);
  const int axis = axis_of(c, x.rank);
  if (is_sparse) check_same(without(x, axis), labels, "logits without the class axis, and labels,");
  else check_same(x, labels, "logits and labels");
  check_classes(x, axis);
  fill_axis(c, x, axis);
  return axis;
}

template <bool kSparseLabels>
void cross_entropy_infer(InferContext& c) {
  const int axis = check_entropy(c, 0, kSparseLabels);
  c.output(c.dtype(0), without(c.input(0), axis));
}

template <bool kSparseLabels>
void cross_entropy_grad_infer(InferContext& c) {
  const int axis = check_entropy(c, 1, kSparseLabels);
  check_same(c.input(0), without(c.input(1), axis), "dy, and logits without the class axis,");
  c.output(c.dtype(1), c.input(1));
}

void pair_infer(InferContext& c) {
  check_same(c.input(0), c.input(1), "logits and labels");
  c.output(c.dtype(0), c.input(0));
}

void scalar_infer(InferContext& c) { c.output(c.dtype(0), {nullptr, 0}); }

void softmax_grad_infer(InferContext& c) {
  check_same(c.input(0), c.input(1), "dy and y");
  softmax_infer(c);
}

// --- gradients; sum_axis keeps the axis as a dim of 1, so that sums broadcast ---

Tensor sum_axis(GradientContext& g, const Tensor& x) {
  return g.op_args<"sum", "keepdims=true">({x.get()}, Args{1, g.attr("axis").i});
}

Tensor drop_axis(GradientContext& g, const Tensor& x) { return g.op_args<"sum">({x.get()}, Args{1, g.attr("axis").i}); }

Tensor as_column(GradientContext& g, const Tensor& rows) {
  return g.op_args<"expand_dims">({rows.get()}, Args{g.attr("axis").i});
}

void softmax_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"softmax_grad">({g.grad().get(), g.output().get()}));
}

// The gradient of f = y (dy - sum(dy y)), softmax_grad; u is the gradient of f.
void softmax_grad_gradient(GradientContext& g) {
  Tensor u = g.grad(), y = g.input(1);
  if (g.needs(0)) g.set(0, g.op_with_attrs<"softmax_grad">({u.get(), y.get()}));
  if (!g.needs(1)) return;
  Tensor dy = g.input(0);
  Tensor s = sum_axis(g, g.op<"multiply">(dy, y)), t = sum_axis(g, g.op<"multiply">(u, y));
  g.set(1, g.op<"subtract">(g.op<"multiply">(u, g.op<"subtract">(dy, s)), g.op<"multiply">(dy, t)));
}

void log_softmax_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"log_softmax_grad">({g.grad().get(), g.output().get()}));
}

// The gradient of f = dy - p sum(dy), where p = e^y; u is the gradient of f.
void log_softmax_grad_gradient(GradientContext& g) {
  Tensor u = g.grad(), p = g.op<"exp">(g.input(1)), weighed = g.op<"multiply">(u, p);
  if (g.needs(0)) g.set(0, g.op<"subtract">(u, sum_axis(g, weighed)));
  if (g.needs(1)) g.set(1, g.op<"negative">(g.op<"multiply">(weighed, sum_axis(g, g.input(0)))));
}

Tensor softmax_of(GradientContext& g, const Tensor& logits) {
  return g.op_args<"softmax">({logits.get()}, Args{g.attr("axis").i});
}

void cross_entropy_gradient(GradientContext& g) {
  Tensor logits = g.input(0), labels = g.input(1);
  if (g.needs(0)) {
    g.set(0, g.op_with_attrs<"softmax_cross_entropy_with_logits_grad">({g.grad().get(), logits.get(), labels.get()}));
  }
  if (g.needs(1)) {
    Tensor log_p = g.op_args<"log_softmax">({logits.get()}, Args{g.attr("axis").i});
    g.set(1, g.op<"negative">(g.op<"multiply">(as_column(g, g.grad()), log_p)));
  }
}

// The gradient of f = dy (p S - labels), where p = softmax(logits) and S = sum(labels); u is the gradient of f.
void cross_entropy_grad_gradient(GradientContext& g) {
  Tensor u = g.grad(), dy = as_column(g, g.input(0)), labels = g.input(2);
  Tensor p = softmax_of(g, g.input(1)), total = sum_axis(g, labels);
  if (g.needs(0)) {
    Tensor direction = g.op_with_attrs<"softmax_cross_entropy_with_logits_grad">(
        {g.op<"ones_like">(g.input(0)).get(), g.input(1).get(), labels.get()});
    g.set(0, drop_axis(g, g.op<"multiply">(u, direction)));
  }
  if (g.needs(1)) {
    Tensor v = g.op<"multiply">(g.op<"multiply">(u, dy), total);
    g.set(1, g.op_with_attrs<"softmax_grad">({v.get(), p.get()}));
  }
  if (g.needs(2)) {
    Tensor inner = sum_axis(g, g.op<"multiply">(u, p));
    g.set(2, g.op<"multiply">(dy, g.op<"subtract">(inner, u)));
  }
}

void sparse_cross_entropy_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"sparse_softmax_cross_entropy_with_logits_grad">(
               {g.grad().get(), g.input(0).get(), g.input(1).get()}));
}

// The gradient of f = dy (p - one_hot), where p = softmax(logits); u is the gradient of f.
void sparse_cross_entropy_grad_gradient(GradientContext& g) {
  Tensor u = g.grad(), dy = g.input(0), logits = g.input(1), labels = g.input(2);
  if (g.needs(0)) {
    Tensor ones = g.op<"ones_like">(dy);
    Tensor direction =
        g.op_with_attrs<"sparse_softmax_cross_entropy_with_logits_grad">({ones.get(), logits.get(), labels.get()});
    g.set(0, drop_axis(g, g.op<"multiply">(u, direction)));
  }
  if (g.needs(1)) {
    Tensor v = g.op<"multiply">(u, as_column(g, dy)), p = softmax_of(g, logits);
    g.set(1, g.op_with_attrs<"softmax_grad">({v.get(), p.get()}));
  }
}

void sigmoid_cross_entropy_gradient(GradientContext& g) {
  Tensor x = g.input(0);
  if (g.needs(0)) g.set(0, g.op<"multiply">(g.grad(), g.op<"sigmoid_cross_entropy_slope">(x, g.input(1))));
  if (g.needs(1)) g.set(1, g.op<"negative">(g.op<"multiply">(g.grad(), x)));
}

void sigmoid_cross_entropy_slope_gradient(GradientContext& g) {
  Tensor u = g.grad(), x = g.input(0);
  if (g.needs(0)) {
    Tensor yes = g.op<"sigmoid">(x), no = g.op<"sigmoid">(g.op<"negative">(x));
    g.set(0, g.op<"multiply">(u, g.op<"multiply">(yes, no)));
  }
  if (g.needs(1)) g.set(1, g.op<"negative">(u));
}

void l2_loss_gradient(GradientContext& g) { g.set(0, g.op<"multiply">(g.input(0), g.grad())); }

// --- bias ---

void bias_add_infer(InferContext& c) {
  ShapeView x = c.input(0), bias = c.input(1);
  int axis = channel_axis(c, x.rank);
  if (bias.rank != 1) invalid_argument("Biases must be 1D: ", to_string(bias));
  if (!may_equal(bias[0], x[axis])) {
    invalid_argument("Must provide as many biases as the last dimension of the input tensor: ", to_string(bias),
                     " vs. ", to_string(x));
  }
  fill_axis(c, x, axis);
  c.output(c.dtype(0), x);
}

void bias_add_grad_infer(InferContext& c) {
  ShapeView x = c.input(0);
  int axis = channel_axis(c, x.rank);
  c.output(c.dtype(0), Shape{x[axis]});
  if (!c.concrete()) return;
  ReduceParams& p = c.params<ReduceParams>();
  for (int i = 0; i < x.rank; ++i) p.add(x[i], i != axis);
}

void bias_add_gradient(GradientContext& g) {
  g.set(0, g.grad());
  if (g.needs(1)) g.set(1, g.op_with_attrs<"bias_add_grad">({g.grad().get()}));
}

void bias_add_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"bias_add">({g.zeros_like(0).get(), g.grad().get()}));
}

// --- dropout ---

double checked_rate(InferContext& c) {
  double rate = c.real("rate");
  if (!(rate >= 0 && rate <= 1)) invalid_argument("rate must be in the range [0, 1], got ", rate);
  return rate;
}

// What kept elements are multiplied by: at a rate of 1 there are none.
double kept_scale(double rate) { return rate < 1 ? 1 / (1 - rate) : 0; }

void dropout_infer(InferContext& c) {
  double rate = checked_rate(c);
  c.output(c.dtype(0), c.input(0));
  c.output(DType::boolean, c.input(0));
  if (!c.concrete()) return;
  DropoutParams& p = c.params<DropoutParams>();
  p.threshold = static_cast<uint64_t>(std::llround((1 - rate) * 4294967296.0));
  p.scale = kept_scale(rate);
  const int64_t n = num_elements(c.input(0));
  c.random(static_cast<uint64_t>(c.integer("seed")), n / 4 + (n % 4 != 0), p.key, p.counter);
}

void dropout_grad_infer(InferContext& c) {
  double rate = checked_rate(c);
  check_same(c.input(0), c.input(1), "dy and mask");
  c.output(c.dtype(0), c.input(0));
  if (c.concrete()) c.params<DropoutParams>().scale = kept_scale(rate);
}

void dropout_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"dropout_grad">({g.grad().get(), g.output(1).get()}));
}

void dropout_grad_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<"dropout_grad">({g.grad().get(), g.input(1).get()}));
}

// --- norms ---

double checked_clip_norm(InferContext& c) {
  double clip = c.real("clip_norm");
  if (!(clip > 0)) invalid_argument("clip_norm must be positive, got ", clip);
  return clip;
}

void clip_by_norm_infer(InferContext& c) {
  double clip = checked_clip_norm(c);
  for (int i = 0; i < c.num_inputs(); ++i) c.output(c.dtype(i), c.input(i));
  if (c.concrete()) c.params<ClipParams>().clip_norm = clip;
}

void clip_by_global_norm_infer(InferContext& c) {
  if (c.num_inputs() == 0) invalid_argument("expected at least one tensor");
  clip_by_norm_infer(c);
  c.output(c.dtype(0), {nullptr, 0});
}

void global_norm_infer(InferContext& c) {
  if (c.num_inputs() == 0) invalid_argument("expected at least one tensor");
  scalar_infer(c);
}

// Returns the norm to divide by: 1 in place of 0, where the gradient of the norm is 0.
Tensor nonzero(GradientContext& g, const Tensor& norm) {
  return g.op<"where">(g.op<"equal">(norm, g.scalar(0)), g.scalar(1), norm);
}

// The gradient of y_i = x_i s with s = c / max(N, c), where N, which may be an output too, is the norm of all x_j:
// dx_i = dy_i s - [N > c] x_i (c / N^3) sum_j <dy_j, x_j> + dN x_i / N. For halves it is computed as float32, where N and the products
// do not overflow.
void clip_by_norm_gradient(GradientContext& g) {
  int n = g.num_inputs();
  std::vector<Tensor> x, dy(static_cast<size_t>(n) + 1);  // dN is the last
  std::vector<eager_tensor*> pointers;
  for (int i = 0; i < n; ++i) {
    x.push_back(g.cast(g.input(i), computed_dtype(g.input_dtype(i))));
    pointers.push_back(x.back().get());
  }
  for (int i = 0; i < g.num_outputs(); ++i) {
    if (g.has_grad(i)) dy[static_cast<size_t>(i)] = g.cast(g.grad(i), computed_dtype(g.input_dtype(0)));
  }
  Tensor clip = g.scalar(g.attr("clip_norm").f);
  std::vector<Tensor> norms;
  g.run_all(prepared<"global_norm", "">(), pointers.data(), n, nullptr, 0, norms);
  const Tensor &norm = norms[0], divisor = nonzero(g, norm);
  Tensor scale = g.op<"divide">(clip, g.op<"maximum">(norm, clip));
  Tensor dot;
  for (size_t i = 0; i < x.size(); ++i) {
    if (!dy[i]) continue;
    Tensor part = g.op<"sum">(g.op<"multiply">(dy[i], x[i]));
    dot = dot ? g.op<"add">(dot, part) : part;
  }
  Tensor weight;  // the factor of x_i in dx_i
  if (dot) {
    Tensor pull =
        g.op<"divide">(g.op<"multiply">(g.op<"divide">(dot, divisor), g.op<"divide">(clip, divisor)), divisor);
    weight = g.op<"where">(g.op<"greater">(norm, clip), g.op<"negative">(pull), g.scalar(0));
  }
  if (dy.back()) {
    Tensor direct = g.op<"divide">(dy.back(), divisor);
    weight = weight ? g.op<"add">(weight, direct) : direct;
  }
  for (int i = 0; i < n; ++i) {
    if (!g.needs(i)) continue;
    const size_t k = static_cast<size_t>(i);
    Tensor dx = g.op<"multiply">(x[k], weight);
    if (dy[k]) dx = g.op<"add">(dx, g.op<"multiply">(dy[k], scale));
    g.set(i, g.cast(dx, g.input_dtype(i)));
  }
}

void global_norm_gradient(GradientContext& g) {
  Tensor direction = g.op<"divide">(g.grad(), nonzero(g, g.output()));
  for (int i = 0; i < g.num_inputs(); ++i) {
    if (g.needs(i)) g.set(i, g.op<"multiply">(g.input(i), direction));
  }
}

// clang-format off
void define_cross_entropies(Registry& r) {
  const char *axis = "The axis whose elements are normalized together; negative ones count from the end.",
             *class_axis = "The axis of the classes; negative ones count from the end.",
             *scores = "The scores of the classes, of any size: what softmax makes probabilities of.",
             *loss = "The loss of each row.";
  r.op("softmax").describe("e^x / sum(e^x) along an axis, without overflow: positive numbers that add up to 1.")
      .input("x", dtypes::floats).says("[outer..., n, inner...]", "Scores; n stands at axis.")
      .output("y").says("x", "Probabilities.")
      .attr_int("axis", -1).argument().says(axis)
      .example(R"("x": [[1.0, 1.0], [0.0, 2.0]])", "float32 [[0.5        0.5       ]\n [0.11920291 0.880797  ]]")
      .infer(softmax_infer).gradient(softmax_gradient, "y");
  r.op("log_softmax").describe("x - log(sum(e^x)) along an axis, without overflow: the logarithm of softmax.")
      .input("x", dtypes::floats).says("[outer..., n, inner...]", "Scores; n stands at axis.")
      .output("y").says("x", "Logarithms of probabilities.")
      .attr_int("axis", -1).argument().says(axis)
      .example(R"("x": [[1.0, 1.0], [0.0, 2.0]])", "float32 [[-0.6931472 -0.6931472]\n [-2.126928  -0.126928 ]]")
      .infer(softmax_infer).gradient(log_softmax_gradient, "y");
  r.helper("softmax_grad").describe("y (dy - sum(dy y)) along an axis: the gradient of softmax.")
      .input("dy", dtypes::floats).input("y", dtypes::floats).output("dx", "dy").attr_int("axis", -1)
      .infer(softmax_grad_infer).gradient(softmax_grad_gradient, "dy y");
  r.helper("log_softmax_grad").describe("dy - e^y sum(dy) along an axis: the gradient of log_softmax.")
      .input("dy", dtypes::floats).input("y", dtypes::floats).output("dx", "dy").attr_int("axis", -1)
      .infer(softmax_grad_infer).gradient(log_softmax_grad_gradient, "dy y");
  r.op("softmax_cross_entropy_with_logits")
      .describe("The cross entropy of softmax(logits) and labels: -sum(labels * log_softmax(logits)) along an axis.")
      .input("logits", dtypes::floats, 'T', kByName).says("[outer..., classes, inner...]", scores)
      .input("labels", dtypes::floats, 'T', kByName).says("logits", "The probability of each class.")
      .output("loss", "logits").says("[outer..., inner...]", loss)
      .attr_int("axis", -1).says(class_axis)
      .example(R"("logits": [[1.0, 1.0]], "labels": [[0.0, 1.0]])", "float32 [0.6931472]")
      .infer(cross_entropy_infer<false>).gradient(cross_entropy_gradient, "logits labels");
  r.helper("softmax_cross_entropy_with_logits_grad").describe("dy (softmax(logits) sum(labels) - labels).")
      .input("dy", dtypes::floats).input("logits", dtypes::floats).input("labels", dtypes::floats)
      .output("dlogits", "logits").attr_int("axis", -1).infer(cross_entropy_grad_infer<false>)
      .gradient(cross_entropy_grad_gradient, "dy logits labels");
  r.op("sparse_softmax_cross_entropy_with_logits")
      .describe("The cross entropy of softmax(logits) and one class a row: -log_softmax(logits) at its label. A label "
                "out of range is INVALID_ARGUMENT.")
      .input("logits", dtypes::floats, 'T', kByName).says("[outer..., classes, inner...]", scores)
      .input("labels", dtypes::index, 0, kByName).says("[outer..., inner...]", "The class of each row, from 0 on.")
      .output("loss", "logits").says("[outer..., inner...]", loss)
      .attr_int("axis", -1).says(class_axis)
      .example(R"("logits": [[1.0, 1.0]], "labels": [1])", "float32 [0.6931472]")
      .infer(cross_entropy_infer<true>).gradient(sparse_cross_entropy_gradient, "logits labels");
  r.helper("sparse_softmax_cross_entropy_with_logits_grad").describe("dy (softmax(logits) - one_hot(labels)).")
      .input("dy", dtypes::floats).input("logits", dtypes::floats).input("labels", dtypes::index, 0)
      .output("dlogits", "logits").attr_int("axis", -1).infer(cross_entropy_grad_infer<true>)
      .gradient(sparse_cross_entropy_grad_gradient, "dy logits labels");
  r.op("sigmoid_cross_entropy_with_logits")
      .describe("max(x, 0) - x z + log(1 + e^-|x|) for logits x and labels z: the cross entropy of sigmoid(x) and z.")
      .input("logits", dtypes::floats, 'T', kByName).says("any", "Scores of any size: what sigmoid makes "
          "probabilities of.")
      .input("labels", dtypes::floats, 'T', kByName).says("logits", "The probability that each element is true.")
      .output("loss", "logits").says("logits", "The loss of each element.")
      .example(R"("logits": [0.0, 2.0], "labels": [1.0, 0.0])", "float32 [0.6931472 2.126928 ]")
      .infer(pair_infer).gradient(sigmoid_cross_entropy_gradient, "logits labels");
  r.helper("sigmoid_cross_entropy_slope").describe("sigmoid(x) - z, to the last digits where both are near 1.")
      .input("x", dtypes::floats).input("z", dtypes::floats).output("y", "x").elementwise(pair_infer)
      .gradient(sigmoid_cross_entropy_slope_gradient, "x");
  r.op("l2_loss").describe("Half the sum of the squares of all elements.")
      .input("x", dtypes::floats).says("any", "The elements.").output("loss").says("[]", "The sum.")
      .example(R"("x": [3.0, 4.0])", "float32 12.5")
      .infer(scalar_infer).gradient(l2_loss_gradient, "x");
}
// clang-format on

}  // namespace

// clang-format off
void define_network(Registry& r) {
  define_cross_entropies(r);
  r.op("bias_add").describe("x with a vector added along its channels.")
      .input("x", dtypes::numeric)
      .says("[..., channels]", "At least a matrix; where data_format is NCHW the channels are its second dim.")
      .input("bias", dtypes::numeric).says("[channels]", "What is added to each channel.")
      .output("y").says("x", "The sums.")
      .attr_string("data_format", "NHWC").choices(kDataFormats).says(kDataFormatText)
      .example(R"("x": [[1.0, 2.0], [3.0, 4.0]], "bias": [10.0, 20.0])", "float32 [[11. 22.]\n [13. 24.]]")
      .infer(bias_add_infer).gradient(bias_add_gradient, "");
  r.helper("bias_add_grad").describe("Sums over all but the channels: the gradient of bias_add.")
      .input("dy", dtypes::numeric)
      .output("dbias", "dy").attr_string("data_format", "NHWC").choices(kDataFormats).infer(bias_add_grad_infer)
      .gradient(bias_add_grad_gradient, "shape(dy)");
  r.op("dropout")
      .describe("x with random elements set to zero, and the others multiplied by 1 / (1 - rate) (Srivastava et al., "
                "2014).")
      .input("x", dtypes::floats).says("any", "The elements.").output("y").says("x", "Those that are kept, and zeros.")
      .output("mask", "bool").says("x", "Which elements are kept.").hide_outputs(1)
      .attr_float("rate", 0.5).says("The probability of zero, in [0, 1].")
      .attr_int("seed", 0)
      .says("The same elements at every call; 0: by the next numbers of the context's stream, which begins with its "
            "seed.")
      .example(R"("x": [1.0, 2.0, 3.0, 4.0], "rate": 0.5, "seed": 7)", "float32 [0. 0. 6. 8.]")
      .infer(dropout_infer).effects(kRandom).gradient(dropout_gradient, "mask");
  r.helper("dropout_grad").describe("dy / (1 - rate) where the mask is set, else 0.").input("dy", dtypes::floats)
      .input("mask", dtypes::boolean, 0).output("dx", "dy").attr_float("rate", 0.5).infer(dropout_grad_infer)
      .gradient(dropout_grad_gradient, "mask");
  r.op("clip_by_norm").describe("x * clip_norm / max(norm, clip_norm), where norm is the square root of the sum of "
                                "x^2.")
      .input("x", dtypes::floats, 'T', kSparse).says("any", "The elements.").output("y")
      .says("x", "The elements, scaled together.")
      .attr_float("clip_norm", 1.0).says("The largest norm, more than 0.")
      .example(R"("x": [3.0, 4.0], "clip_norm": 1.0)", "float32 [0.6 0.8]")
      .infer(clip_by_norm_infer).gradient(clip_by_norm_gradient, "x");
  r.op("global_norm").describe("The square root of the sum of the squares of all elements of all tensors.")
      .input("xs", dtypes::floats, 'T', kList | kSparse).says("any", "The tensors, each of its own shape.")
      .output("norm", "xs").says("[]", "The norm.")
      .example(R"("xs": [[3.0], [4.0]])", "float32 5.0")
      .infer(global_norm_infer).gradient(global_norm_gradient, "xs norm");
  r.op("clip_by_global_norm")
      .describe("Each tensor times clip_norm / max(norm, clip_norm), for the global_norm of all (Pascanu et al., "
                "2012).")
      .input("xs", dtypes::floats, 'T', kList | kSparse).says("any", "The tensors, each of its own shape.")
      .output_list("ys", "xs").says("any", "The tensors, scaled together, each of its shape.")
      .output("global_norm", "xs").says("[]", "The norm of all before they were scaled.")
      .attr_float("clip_norm", 1.0).says("The largest norm, more than 0.")
      .example(R"("xs": [[3.0], [4.0]], "clip_norm": 1.0)", "float32 [0.6]; float32 [0.8]; float32 5.0")
      .infer(clip_by_global_norm_infer).gradient(clip_by_norm_gradient, "xs");
}
// clang-format on

}  // namespace eager
