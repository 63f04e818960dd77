// Losses and gates that the library's other ops compute. Halves are computed in float32, and rounded once.
#include <bit>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

// Returns the mean or the sum of losses, or the losses; `weights` are theirs where a mean is weighted.
TensorRef reduced(const Composed& ops, const eager_op& op, const TensorRef& losses, const TensorRef& weights = {}) {
  const std::string_view how = chosen(op, "reduction");
  if (how == "NONE") return losses;
  if (how == "SUM") return ops.run<"sum">(losses);
  return weights ? ops.run<"divide">(ops.run<"sum">(losses), ops.run<"sum">(weights)) : ops.run<"mean">(losses);
}

// Reports whether an internal op may compute the losses of each pair of elements.
bool only_float_values_matter(const Composed& ops, const TensorRef& a, const TensorRef& b) {
  return a->dtype == DType::float32 && only_values_matter(ops, a) && only_values_matter(ops, b);
}

TensorRef wide(const Composed& ops, const TensorRef& x) { return x ? ops.cast(x, computed_dtype(x->dtype)) : x; }

void run_glu(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
             int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs,
               [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
                 const TensorRef& x = in[0];
                 if (x->rank == 0) invalid_argument("glu does not support 0-dimensional tensors");
                 const int axis = normalize_axis(op.attr("axis").i, x->rank);
                 const int64_t size = x->dims[axis];
                 const auto gated = [&](const TensorRef& a, const TensorRef& b) {
                   return ops.cast(ops.run<"multiply">(wide(ops, a), ops.run<"sigmoid">(wide(ops, b))), x->dtype);
                 };
                 if (size >= 0) {
                   if (size % 2 != 0)
                     invalid_argument("Halving dimension must be even, but dimension ", axis, " is size ", size);
                   return gated(ops.slice(x, axis, 0, size / 2), ops.slice(x, axis, size / 2, -1));
                 }
                 const std::vector<TensorRef> halves = ops.list<"split">({x}, 2, {1, 2, axis});
                 return gated(halves[0], halves[1]);
               });
}

// ---- classes

// What labels say: which class each element has, and how much it counts.
struct Classes {
  TensorRef ignored;          // NULL: none is
  TensorRef labels, weights;  // weights is NULL where each counts 1

  // x has the classes along an axis. `are_checked`: whether what reads labels does not name a wrong one as such.
  Classes(const Composed& ops, const eager_op& op, const TensorRef& given, const TensorRef& by_class,
          const TensorRef& x, int axis, bool are_checked)
      : labels(ops.cast(given, DType::int64)) {
    const AttrValue& ignore = op.attr("ignore_index");
    if (ignore.given) {
      ignored = ops.run<"equal">(labels, ops.integer(ignore.i));
      labels = ops.run<"where">(ignored, ops.integer(0), labels);
    }
    if (by_class || are_checked) labels = ops.with<"check_indices", "kind=LABEL">({0, axis}, labels, x);
    if (by_class) weights = ops.with<"gather">({0}, by_class, labels);
    else if (ignored) weights = ops.cast(ops.run<"ones_like">(labels), x->dtype);
    if (ignored) weights = ops.run<"where">(ignored, ops.integer(0), weights);
  }
  TensorRef weighted(const Composed& ops, const TensorRef& losses) const {
    // What is ignored may be infinite.
    const TensorRef finite = ignored ? ops.run<"where">(ignored, ops.integer(0), losses) : losses;
    return weights ? ops.run<"multiply">(finite, weights) : finite;
  }
};

// Checks labels and weights of classes that lie along an axis of x, which is returned.
int class_axis(const eager_op& op, const TensorRef& x, const TensorRef& labels, const TensorRef& weight) {
  if (x->rank == 0) invalid_argument("x must have a dimension of classes");
  const int axis = normalize_axis(op.attr("axis").i, x->rank);
  Shape expected;
  for (int i = 0; i < x->rank; ++i) {
    if (i != axis) expected.push_back(x->dims[i]);
  }
  if (!may_equal(expected, labels->shape()))
    invalid_argument("labels must have the shape of x without its classes, ", to_string(expected), ", got ",
                     to_string(labels->shape()));
  if (weight && (weight->rank != 1 || !may_equal(weight->dims[0], x->dims[axis])))
    invalid_argument("weight must have an element for each of ", x->dims[axis], " classes, got shape ",
                     to_string(weight->shape()));
  return axis;
}

TensorRef picked(const Composed& ops, const TensorRef& x, const TensorRef& labels, int axis) {
  const TensorRef y = ops.with<"take_along_axis">({axis}, x, ops.with<"expand_dims">({axis}, labels));
  return ops.run<"negative">(ops.with<"squeeze">({1, axis}, y));
}

void run_nll_loss(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                  int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef x = wide(ops, in[0]);
    const int axis = class_axis(op, x, in[1], in[2]);
    const Classes classes(ops, op, in[1], wide(ops, in[2]), x, axis, true);
    const TensorRef losses = classes.weighted(ops, picked(ops, x, classes.labels, axis));
    return ops.cast(reduced(ops, op, losses, classes.weights), in[0]->dtype);
  });
}

void run_cross_entropy(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                       int32_t& num_outputs) {
  const RequiredShapes required(ctx, op, inputs, n, 1);
  run_composed(ctx, op, required, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double smoothing = op.attr("label_smoothing").f;
    if (!(smoothing >= 0 && smoothing <= 1))
      invalid_argument("label_smoothing must be between 0.0 and 1.0. Got: ", smoothing);
    const TensorRef logits = wide(ops, in[0]), weight = wide(ops, in[2]);
    const int axis = class_axis(op, logits, in[1], weight);
    const Classes classes(ops, op, in[1], weight, logits, axis, smoothing != 0);
    TensorRef losses;
    if (smoothing == 0) {
      losses =
          classes.weighted(ops, ops.with<"sparse_softmax_cross_entropy_with_logits">({axis}, logits, classes.labels));
    } else {
      const TensorRef log_p = ops.with<"log_softmax">({axis}, logits);
      losses = classes.weighted(ops, picked(ops, log_p, classes.labels, axis));
      // A part of each label is spread over all classes, each of which has its own weight.
      TensorRef all = log_p;
      if (weight) {
        TensorRef along = weight;
        for (int i = axis + 1; i < logits->rank; ++i) along = ops.with<"expand_dims">({-1}, along);
        all = ops.run<"multiply">(all, along);
      }
      TensorRef spread = ops.run<"negative">(ops.with<"mean">({1, axis, 0}, all));
      if (classes.ignored) spread = ops.run<"where">(classes.ignored, ops.integer(0), spread);
      losses = ops.run<"add">(ops.run<"multiply">(losses, ops.scalar(1 - smoothing)),
                              ops.run<"multiply">(spread, ops.scalar(smoothing)));
    }
    return ops.cast(reduced(ops, op, losses, classes.weights), in[0]->dtype);
  });
}

// ---- distances

void run_kl_div(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef x = wide(ops, in[0]), target = wide(ops, in[1]);
    TensorRef losses;
    if (op.attr("log_target").i) {
      losses = ops.run<"multiply">(ops.run<"exp">(target), ops.run<"subtract">(target, x));
    } else if (only_float_values_matter(ops, x, target)) {
      losses = ops.run<"divergence_terms">(x, target);
    } else {  // a class that the target does not have has no part, however improbable
      const TensorRef is_none = ops.run<"equal">(target, ops.integer(0));
      losses = ops.run<"subtract">(ops.run<"xlogy">(target, target),
                                   ops.run<"where">(is_none, ops.integer(0), ops.run<"multiply">(target, x)));
    }
    return ops.cast(reduced(ops, op, losses), in[0]->dtype);
  });
}

TensorRef huber(const Composed& ops, const ComposedInputs& in, double delta) {
  return ops.with<"huber_losses">({std::bit_cast<int64_t>(delta)}, wide(ops, in[0]), wide(ops, in[1]));
}

void run_huber(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double delta = op.attr("delta").f;
    if (!(delta > 0)) invalid_argument("delta must be positive, got ", delta);
    return ops.cast(reduced(ops, op, huber(ops, in, delta)), in[0]->dtype);
  });
}

void run_smooth_l1(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double beta = op.attr("beta").f;
    if (!(beta >= 0)) invalid_argument("beta must not be negative, got ", beta);
    const TensorRef a = wide(ops, in[0]), b = wide(ops, in[1]);
    if (beta != 0 && beta != 1 && chosen(op, "reduction") == "NONE" && only_values_matter(ops, a) &&
        only_values_matter(ops, b) && a->shape() == b->shape())
      return ops.cast(ops.with<"smooth_l1_losses">({std::bit_cast<int64_t>(beta)}, a, b), in[0]->dtype);
    const TensorRef losses = beta == 0 ? ops.run<"abs">(ops.run<"subtract">(a, b)) : huber(ops, in, beta);
    TensorRef y = reduced(ops, op, losses);
    if (beta != 0 && beta != 1) y = ops.run<"divide">(y, ops.scalar(beta));
    return ops.cast(y, in[0]->dtype);
  });
}

void run_binary_cross_entropy(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                              eager_tensor** outputs, int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef p = wide(ops, in[0]), target = wide(ops, in[1]);
    TensorRef losses;
    if (only_float_values_matter(ops, p, target)) {
      losses = ops.run<"binary_cross_entropies">(p, target);
    } else {
      const TensorRef yes = ops.run<"xlogy">(target, p);
      const TensorRef no = ops.run<"xlog1py">(ops.run<"subtract">(ops.scalar(1), target), ops.run<"negative">(p));
      losses = ops.run<"subtract">(ops.integer(0), ops.run<"add">(yes, no));
    }
    if (in[2]) losses = ops.run<"multiply">(losses, wide(ops, in[2]));
    return ops.cast(reduced(ops, op, losses), in[0]->dtype);
  });
}

void run_cosine_similarity(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                           int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double epsilon = op.attr("epsilon").f;
    if (!(epsilon > 0)) invalid_argument("epsilon must be positive, got ", epsilon);
    TensorRef a = wide(ops, in[0]), b = wide(ops, in[1]);
    const int rank = std::max(a->rank, b->rank), axis = normalize_axis(op.attr("axis").i, rank);
    for (TensorRef* x : {&a, &b}) {
      while ((*x)->rank < rank) *x = ops.with<"expand_dims">({0}, *x);
    }
    if (a->dims[axis] != b->dims[axis] || a->dims[axis] < 0) {  // vectors of one element become as long as the others
      const TensorRef like = ops.run<"add">(a, b);
      a = ops.run<"broadcast_like">(a, like), b = ops.run<"broadcast_like">(b, like);
    }
    // A unit vector, or less where its norm is below epsilon.
    const auto unit = [&](const TensorRef& x) {
      const TensorRef norm = ops.with<"vector_norm">({1, axis, 1}, x);
      return ops.run<"divide">(x, ops.run<"maximum">(norm, ops.scalar(epsilon)));
    };
    return ops.cast(ops.with<"sum">({1, axis, 0}, ops.run<"multiply">(unit(a), unit(b))), in[0]->dtype);
  });
}

OpDef& with_reduction(OpDef& op, const char* mean) {
  return op.attr_string("reduction", "MEAN").choices("MEAN SUM NONE").says(mean).gradient(no_own_gradient);
}

constexpr const char* kMean = "MEAN, SUM, or NONE: the loss of each element.";
constexpr const char* kWeightedMean =
    "MEAN: the sum of the losses over that of their weights; SUM; or NONE: each loss.";

OpDef& pair(Registry& r, const char* name, const char* text, const char* x, const char* target) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes::floats)
      .says("any", x)
      .input("target", dtypes::floats)
      .says("any", target)
      .output("y")
      .says("any",
            "The mean or the sum, of shape []; without it, the losses of the shape to which the inputs broadcast.");
}

OpDef& classified(OpDef& op) {
  return op.input("labels", dtypes::integers, 0)
      .says("any", "The number of each one's class, from 0 on: x's dims without that of the classes.")
      .input("weight", dtypes::floats, 'T', kOptional)
      .says("[num_classes]", "What a class counts; 1 if it is absent.")
      .output("y")
      .says("any", "The mean or the sum, of shape []; without it, the losses, of the shape of labels.")
      .attr_int("axis", -1)
      .argument()
      .says("The axis of the classes; negative ones count from the end.")
      .attr_int("ignore_index")
      .argument()
      .says("The label of what does not count, and has a loss of 0. There is none if it is absent.");
}

}  // namespace

// clang-format off
void define_losses(Registry& r) {
  r.op("glu").describe("The first half of x along an axis, times the sigmoid of the second one (Dauphin et al., 2016).")
      .input("x", dtypes::floats).says("[outer..., n, inner...]", "The elements; n, at axis, is even.")
      .output("y").says("[outer..., m, inner...]", "The gated half; m is half of n.")
      .attr_int("axis", -1).argument().says("The axis that is halved; negative ones count from the end.")
      .example(R"("x": [1.0, 2.0, 0.0, 0.0])", "float32 [0.5 1. ]").composite(run_glu).gradient(no_own_gradient);
  with_reduction(classified(r.op("nll_loss").describe("The negative of log-probabilities at labels.")
      .input("x", dtypes::floats).says("any", "Log-probabilities of classes, along axis.")), kWeightedMean)
      .parameters("x labels")
      .example(R"("x": [[-1.0, -3.0], [-2.0, -0.5]], "labels": [0, 1])", "float32 0.75").composite(run_nll_loss);
  with_reduction(classified(r.op("cross_entropy").describe("The cross-entropy of the softmax of logits and labels.")
      .input("logits", dtypes::floats).says("any", "Numbers whose softmax along axis are the probabilities of classes."))
      .attr_float("label_smoothing", 0.0).says("The part of each label that is spread over all classes, from 0 to 1."), kWeightedMean)
      .parameters("logits labels")
      .example(R"("logits": [[0.0, 0.0], [0.0, 0.0]], "labels": [0, 1])", "float32 0.6931472").composite(run_cross_entropy);
  with_reduction(pair(r, "kl_div", "Kullback and Leibler's divergence of a distribution from a target.", "The logarithms of probabilities.",
                      "The target's probabilities.")
      .attr_bool("log_target", false).says("Whether target has logarithms, too."), kMean)
      .example(R"("x": [0.0, 0.0], "target": [1.0, 0.0], "reduction": "SUM")", "float32 0.0").composite(run_kl_div);
  with_reduction(pair(r, "huber", "Half the square of errors up to delta, and a line beyond (Huber, 1964).", "The predictions.", "The targets.")
      .attr_float("delta", 1.0).says("Where the line begins, more than 0."), kMean)
      .example(R"("x": [0.0, 0.0], "target": [1.0, 3.0], "reduction": "NONE")", "float32 [0.5 2.5]").composite(run_huber);
  with_reduction(pair(r, "smooth_l1", "The square of errors up to beta over twice beta, and their absolute value less half of it beyond.",
                      "The predictions.", "The targets.")
      .attr_float("beta", 1.0).says("Where the line begins; 0: absolute values alone."), kMean)
      .example(R"("x": [0.0, 0.0], "target": [1.0, 3.0], "beta": 2.0, "reduction": "NONE")", "float32 [0.25 2.  ]").composite(run_smooth_l1);
  with_reduction(pair(r, "binary_cross_entropy", "The cross-entropy of probabilities and targets from 0 to 1.", "The probabilities.",
                      "The targets.").input("weight", dtypes::floats, 'T', kOptional).says("any", "What each loss is multiplied by; 1 if it is absent."), kMean)
      .parameters("x target")
      .example(R"("x": [0.5, 1.0], "target": [1.0, 1.0], "reduction": "NONE")", "float32 [0.6931472 0.       ]").composite(run_binary_cross_entropy);
  r.op("cosine_similarity").describe("The cosine of the angle between vectors, which lie along an axis.")
      .input("x1", dtypes::floats).says("any", "The first vectors.")
      .input("x2", dtypes::floats).says("any", "The second vectors. The shapes broadcast.")
      .output("y", "x1").says("any", "The shape to which both broadcast, without the axis.")
      .attr_int("axis", -1).argument().says("The axis of the vectors; negative ones count from the end.")
      .attr_float("epsilon", 1e-8).says("The least norm that a vector is divided by, more than 0.")
      .example(R"("x1": [1.0, 0.0], "x2": [3.0, 4.0])", "float32 0.6").composite(run_cosine_similarity).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
