// Losses and gates.
#include <algorithm>
#include <cmath>
#include <limits>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

double number(const Array& x, const Dims& index) { return broadcast_at(x, index).real(); }
int64_t whole(Complex z) { return static_cast<int64_t>(z.real()); }

// The losses, their mean (over the sum of the weights) or their sum.
std::vector<Array> reduced(const Call& c, const Array& losses, const std::vector<double>& weights) {
  const std::string how = c.attributes.string("reduction", "mean");
  if (how == "none") return {losses};
  double sum = 0, weight = 0;
  for (size_t i = 0; i < losses.values.size(); ++i) sum += losses.values[i].real(), weight += weights[i];
  return {{{}, {how == "sum" ? sum : sum / weight}}};
}

// A loss of each pair of elements.
Reference by_pairs(const std::function<double(double, double, const Attributes&)>& f) {
  return [f](const Call& c) {
    Dims dims = c.inputs[0].dims;
    for (const Array& x : c.inputs) dims = broadcast(dims, x.dims);
    const Array losses = generate(dims, [&](const Dims& i) {
      const double weight = c.inputs.size() > 2 ? number(c.inputs[2], i) : 1;
      return Complex(weight * f(number(c.inputs[0], i), number(c.inputs[1], i), c.attributes));
    });
    return reduced(c, losses, std::vector<double>(losses.values.size(), 1));
  };
}

double log_of_zero_times(double factor, double x) { return factor == 0 ? 0 : factor * std::log(x); }

void distances(Table& t) {
  Reference huber = by_pairs([](double x, double y, const Attributes& a) {
    const double delta = a.real("delta", 1), error = std::abs(x - y);
    return error <= delta ? error * error / 2 : delta * (error - delta / 2);
  });
  Reference smooth = by_pairs([](double x, double y, const Attributes& a) {
    const double beta = a.real("beta", 1), error = std::abs(x - y);
    return error < beta ? error * error / 2 / beta : error - beta / 2;
  });
  Reference divergence = by_pairs([](double x, double y, const Attributes& a) {
    if (a.boolean("log_target", false)) return std::exp(y) * (y - x);
    return log_of_zero_times(y, y) - (y == 0 ? 0 : y * x);
  });
  Reference binary = by_pairs(
      [](double p, double y, const Attributes&) { return -log_of_zero_times(y, p) - log_of_zero_times(1 - y, 1 - p); });
  const Input x = given({2, 3}, {0.25, -1.5, 2.75, 0.5, 1.25, -0.75}),
              y = given({2, 3}, {1, -1.75, 0.5, -1, 1.125, 1.5});
  const Input log_p = in({2, 3}, -3, -0.1), p = in({2, 3}, 0.1, 0.9), target = in({2, 3}, 0.1, 0.9);
  for (const std::string reduction : {"", " reduction=mean", " reduction=sum", " reduction=none"}) {
    for (const char* delta : {"", "delta=0.5", "delta=2"}) t.add("huber", delta + reduction, {x, y}, huber);
    for (const char* beta : {"", "beta=0.5", "beta=0"}) t.add("smooth_l1", beta + reduction, {x, y}, smooth);
    t.add("kl_div", reduction, {log_p, target}, divergence);
    t.add("kl_div", "log_target=true" + reduction, {log_p, in({2, 3}, -2, -0.1)}, divergence);
    t.add("binary_cross_entropy", reduction, {p, target}, binary);
    t.add("binary_cross_entropy", reduction, {p, target, in({3}, 0.5, 2)}, binary);
    t.add("huber", reduction, {x, given({}, {0.375})}, huber);
    t.add("binary_cross_entropy", reduction, {given({4}, {0, 1, 0, 0.5}), given({4}, {0, 1, 0, 1})}, binary).flags =
        kNoGradient;
    t.add("kl_div", reduction, {given({3}, {-1, -100, 0}), given({3}, {0.5, 0, 0.5})}, divergence).flags =
        kFirstOrder | kNoGradient;
  }
  for (const char* op : {"huber", "smooth_l1", "kl_div", "binary_cross_entropy"}) {
    t.add(op, "reduction=none", {in({0, 2}), in({2})}, op == std::string("huber") ? huber : smooth).flags = kNoGradient;
    t.add(op, "reduction=sum", {in({0}), in({0})}, huber).flags = kNoGradient;
    t.refuse(op, "", {in({2}), in({3})}, "Incompatible shapes: ");
    t.refuse(op, "reduction=max", {in({2}), in({2})}, "is not in the list of allowed values");
  }
  t.refuse("huber", "delta=0", {in({2}), in({2})}, "delta must be positive, got 0");
  t.refuse("smooth_l1", "beta=-1", {in({2}), in({2})}, "beta must not be negative, got -1");

  Reference cosine = [](const Call& c) -> std::vector<Array> {
    Dims dims = broadcast(c.inputs[0].dims, c.inputs[1].dims), out = dims;
    const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), dims.size()));
    const double epsilon = c.attributes.real("epsilon", 1e-8);
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(axis));
    return {generate(out, [&](Dims i) {
      i.insert(i.begin() + static_cast<std::ptrdiff_t>(axis), 0);
      double product = 0, a = 0, b = 0;
      for (int64_t k = 0; k < dims[axis]; ++k) {
        i[axis] = k;
        const double x1 = number(c.inputs[0], i), x2 = number(c.inputs[1], i);
        product += x1 * x2, a += x1 * x1, b += x2 * x2;
      }
      return Complex(product / std::max(std::sqrt(a), epsilon) / std::max(std::sqrt(b), epsilon));
    })};
  };
  for (const char* attributes : {"", "axis=0", "axis=-2", "epsilon=0.5"})
    t.add("cosine_similarity", attributes, {in({2, 3}, 0.5, 2), in({2, 3}, 0.5, 2)}, cosine);
  t.add("cosine_similarity", "", {in({2, 3}, 0.5, 2), in({3}, 0.5, 2)}, cosine);
  t.add("cosine_similarity", "axis=1", {in({3}, 0.5, 2), in({2, 3}, 0.5, 2)}, cosine);
  t.add("cosine_similarity", "axis=0", {in({3, 4}, 0.5, 2), in({1, 4}, 0.5, 2)}, cosine);
  t.add("cosine_similarity", "", {in({1}, 0.5, 2), in({2, 3}, 0.5, 2)}, cosine);
  t.add("cosine_similarity", "", {given({2}, {0, 0}), given({2}, {1, 2})}, cosine).flags = kNoGradient;
  t.add("cosine_similarity", "", {in({0, 2}), in({2})}, cosine).flags = kNoGradient;
  t.refuse("cosine_similarity", "axis=1", {in({2}), in({2})}, "axis 1 is out of bounds");
  t.refuse("cosine_similarity", "epsilon=0", {in({2}), in({2})}, "epsilon must be positive, got 0");
}

// The inputs are logits or log-probabilities, labels and weights of classes.
Reference by_classes(bool are_logits) {
  return [are_logits](const Call& c) {
    const Array &x = c.inputs[0], &labels = c.inputs[1];
    const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), x.dims.size()));
    const double smoothing = c.attributes.real("label_smoothing", 0);
    const int64_t n = x.dims[axis];
    const auto weight_of = [&](int64_t k) {
      return c.inputs.size() > 2 ? c.inputs[2].values[static_cast<size_t>(k)].real() : 1.0;
    };
    Array losses = filled(labels.dims);
    std::vector<double> weights;
    for (size_t i = 0; i < labels.values.size(); ++i) {
      const int64_t label = whole(labels.values[i]);
      if (c.attributes.has("ignore_index") && label == c.attributes.integer("ignore_index", 0)) {
        weights.push_back(0);
        continue;
      }
      Dims at = unravel(static_cast<int64_t>(i), labels.dims);
      at.insert(at.begin() + static_cast<std::ptrdiff_t>(axis), 0);
      std::vector<double> log_p;
      double sum = 0;
      for (int64_t k = 0; k < n; ++k) {
        at[axis] = k;
        log_p.push_back(number(x, at));
        sum += std::exp(log_p.back());
      }
      double all = 0;
      for (int64_t k = 0; k < n; ++k) {
        if (are_logits) log_p[static_cast<size_t>(k)] -= std::log(sum);
        all -= weight_of(k) * log_p[static_cast<size_t>(k)];
      }
      weights.push_back(weight_of(label));
      losses.values[i] = -(1 - smoothing) * weights.back() * log_p[static_cast<size_t>(label)] +
                         (smoothing > 0 ? smoothing * all / static_cast<double>(n) : 0);
    }
    return reduced(c, losses, weights);
  };
}

void classes(Table& t) {
  for (const char* op : {"nll_loss", "cross_entropy"}) {
    const bool are_logits = op == std::string("cross_entropy");
    const Reference reference = by_classes(are_logits);
    const Input labels = of_dtype(EAGER_INT32, {4}, {2, 0, 1, 2}), weight = in({3}, 0.5, 2);
    for (const std::string reduction : {"", " reduction=sum", " reduction=none"}) {
      std::vector<std::string> ways = {"", "ignore_index=2"};
      if (are_logits)
        ways.insert(ways.end(), {"label_smoothing=0.25", "ignore_index=2 label_smoothing=0.5", "label_smoothing=1"});
      for (const std::string& way : ways) {
        t.add(op, way + reduction, {in({4, 3}), labels}, reference);
        t.add(op, way + reduction, {in({4, 3}), labels, weight}, reference);
        t.add(op, way + " axis=1" + reduction, {in({2, 3, 2}), of_dtype(EAGER_INT64, {2, 2}, {0, 2, 1, 1}), weight},
              reference)
            .flags = kFirstOrder;
      }
      t.add(op, "ignore_index=-100" + reduction, {in({3, 2}), of_dtype(EAGER_INT64, {3}, {1, -100, 0})}, reference);
      t.add(op, reduction, {in({3}), of_dtype(EAGER_UINT8, {}, {1})}, reference);
    }
    t.add(op, "", {in({4, 3}), labels}, reference);
    // What is ignored may be infinite.
    Case& infinite = t.add(op, "ignore_index=1",
                           {given({2, 2}, {0.5, -std::numeric_limits<double>::infinity(), 0.25, 0.75}),
                            of_dtype(EAGER_INT32, {2}, {1, 0})},
                           reference);
    infinite.flags = kValuesOnly;
    t.add(op, "reduction=sum", {in({0, 3}), of_dtype(EAGER_INT32, {0}, {})}, reference).flags = kNoGradient;
    t.refuse(op, "", {in({2, 3}), of_dtype(EAGER_INT32, {3}, {0, 0, 0})},
             "labels must have the shape of x without its classes, [2], got [3]");
    t.refuse(op, "", {in({}), of_dtype(EAGER_INT32, {}, {0})}, "x must have a dimension of classes");
    t.refuse(op, "", {in({2, 3}), of_dtype(EAGER_INT32, {2}, {0, 0}), in({2})},
             "weight must have an element for each of 3 classes, got shape [2]");
    t.refuse(op, "axis=2", {in({2, 3}), of_dtype(EAGER_INT32, {2}, {0, 0})}, "axis 2 is out of bounds");
    t.refuse(op, "reduction=min", {in({2, 3}), of_dtype(EAGER_INT32, {2}, {0, 0})},
             "is not in the list of allowed values");
    for (const char* way : {"", "ignore_index=1", "reduction=none"}) {
      for (const Input& by_class : {absent(), weight}) {
        t.refuse(op, way, {in({1, 3}), of_dtype(EAGER_INT32, {1}, {3}), by_class},
                 "Received a label value of 3 which is outside the valid range of [0, 3).");
        t.refusals.back().is_of_part = true;
      }
    }
  }
  // What broadcasts, or is cut off, in parts of the ops.
  for (const char* op : {"nll_loss", "cross_entropy"}) {
    t.refuse(op, "", {in({3, 4}), of_dtype(EAGER_INT32, {1}, {0})},
             "labels must have the shape of x without its classes, [3], got [1]");
    t.refuse(op, "", {in({1, 4}), of_dtype(EAGER_INT32, {3}, {0, 1, 2})},
             "labels must have the shape of x without its classes, [1], got [3]");
    for (int64_t n : {1, 3, 5})
      t.refuse(op, "", {in({2, 4}), of_dtype(EAGER_INT32, {2}, {0, 1}), in({n})},
               "weight must have an element for each of 4 classes, got shape [" + std::to_string(n) + "]");
  }
  t.refuse("cross_entropy", "label_smoothing=0.5", {in({1, 3}), of_dtype(EAGER_INT64, {1}, {-1})},
           "Received a label value of -1 which is outside the valid range of [0, 3).");
  t.refusals.back().is_of_part = true;
  t.refuse("cross_entropy", "label_smoothing=1.5", {in({2, 3}), of_dtype(EAGER_INT32, {2}, {0, 0})},
           "label_smoothing must be between 0.0 and 1.0. Got: 1.5");
}

void gates(Table& t) {
  Reference glu = [](const Call& c) -> std::vector<Array> {
    const Array& x = c.inputs[0];
    const size_t axis = static_cast<size_t>(axis_of(c.attributes.integer("axis", -1), x.dims.size()));
    Dims out = x.dims;
    out[axis] /= 2;
    return {generate(out, [&](const Dims& i) {
      Dims gate = i;
      gate[axis] += out[axis];
      return Complex(number(x, i) / (1 + std::exp(-number(x, gate))));
    })};
  };
  for (const char* attributes : {"", "axis=-1", "axis=1"}) t.add("glu", attributes, {in({2, 4})}, glu);
  t.add("glu", "axis=0", {in({4, 3, 2})}, glu);
  t.add("glu", "axis=1", {in({2, 6, 2})}, glu);
  // Halves are rounded once: the first column would be another float16, the second one another bfloat16, if the sigmoid were too.
  Case& halves = t.add("glu", "axis=0", {given({2, 2}, {1.015625, 1.015625, 1.03125, 1.453125})}, glu);
  halves.dtypes = {EAGER_FLOAT16, EAGER_BFLOAT16};
  halves.flags = kValuesOnly;
  halves.tolerance = 0.1;
  t.add("glu", "", {in({0})}, glu).flags = kNoGradient;
  t.add("glu", "axis=0", {in({4, 0})}, glu).flags = kNoGradient;
  t.refuse("glu", "", {in({})}, "glu does not support 0-dimensional tensors");
  t.refuse("glu", "axis=1", {in({2, 3})}, "Halving dimension must be even, but dimension 1 is size 3");
  t.refuse("glu", "axis=2", {in({2, 4})}, "axis 2 is out of bounds");
}

}  // namespace

void loss_cases(Table& t) {
  distances(t);
  classes(t);
  gates(t);
}

}  // namespace op_cases
