// The fused updates, from the papers' formulas. tests/variables has tests of optimizers over many steps.
#include <cmath>

#include "op_cases/op_case.h"

namespace op_cases {
namespace {

// One step of one element, which changes x and its slots.
using Step = std::function<void(const Attributes&, double rate, double& x, double* slots, double g)>;

double attr(const Attributes& a, const char* name, double otherwise) { return a.real(name, otherwise); }

Reference dense(Step step, size_t slots) {
  return [=](const Call& c) {
    std::vector<Array> out(c.inputs.begin(), c.inputs.begin() + static_cast<std::ptrdiff_t>(slots) + 1);
    double rate =
        c.inputs.size() > slots + 2 ? c.inputs[slots + 2].values[0].real() : attr(c.attributes, "learning_rate", 0.001);
    for (size_t i = 0; i < out[0].values.size(); ++i) {
      double x = out[0].values[i].real(), s[3];
      for (size_t k = 0; k < slots; ++k) s[k] = out[k + 1].values[i].real();
      step(c.attributes, rate, x, s, c.inputs[slots + 1].values[i].real());
      out[0].values[i] = x;
      for (size_t k = 0; k < slots; ++k) out[k + 1].values[i] = s[k];
    }
    return out;
  };
}

// Changes only the rows that are named. A row that is named twice gets the sum, rounded as a dense gradient is.
Reference rows(Step step, size_t slots) {
  return [=](const Call& c) {
    const Array &x = c.inputs[0], &indices = c.inputs[slots + 1], &values = c.inputs[slots + 2];
    size_t row = x.values.size() / static_cast<size_t>(x.dims[0]);
    Array g = filled(x.dims);
    std::vector<bool> named(static_cast<size_t>(x.dims[0]));
    for (size_t k = 0; k < values.values.size(); ++k) {
      auto at = static_cast<size_t>(indices.values[k / row].real());
      named[at] = true;
      g.values[at * row + k % row] += values.values[k];
    }
    g.values = numbers::rounded(g.values, c.dtype);
    Call full{{c.inputs.begin(), c.inputs.begin() + static_cast<std::ptrdiff_t>(slots) + 1}, c.attributes, c.dtype};
    full.inputs.push_back(g);
    std::vector<Array> out = dense(step, slots)(full);
    for (size_t i = 0; i < x.values.size(); ++i) {
      if (named[i / row]) continue;
      for (size_t k = 0; k <= slots; ++k) out[k].values[i] = c.inputs[k].values[i];
    }
    return out;
  };
}

struct Range {
  double low, high;
};

void update(Table& t, const std::string& op, const std::string& attributes, size_t slots, Step step, Range x = {-2, 2},
            Range g = {-2, 2}) {
  const std::vector<int32_t> wide = {EAGER_FLOAT32, EAGER_FLOAT64}, half = {EAGER_FLOAT16, EAGER_BFLOAT16};
  for (bool is_half : {false, true}) {
    auto variable = [&](const Dims& d) {
      std::vector<Input> inputs = {in(d, x.low, x.high)};
      for (size_t k = 0; k < slots; ++k) inputs.push_back(is_half ? drawn(EAGER_FLOAT32, d, 0.1, 1) : in(d, 0.1, 1));
      return inputs;
    };
    auto add = [&](const std::string& name, std::vector<Input> inputs, Reference reference) {
      Case& c = t.add(name, attributes, std::move(inputs), std::move(reference));
      c.dtypes = is_half ? half : wide;
      c.flags = kNoGradient;
      c.tolerance = 4;
    };
    for (const Dims& d : {Dims{2, 3}, Dims{}, Dims{1003}, Dims{0}}) {
      std::vector<Input> inputs = variable(d);
      inputs.push_back(in(d, g.low, g.high));
      add(op, inputs, dense(step, slots));
    }
    std::vector<Input> with_rate = variable({5});
    with_rate.push_back(in({5}, g.low, g.high));
    with_rate.push_back(of_dtype(EAGER_FLOAT32, {}, {0.25}));
    add(op, with_rate, dense(step, slots));
    std::vector<Input> by_rows = variable({4, 3});
    by_rows.push_back(of_dtype(EAGER_INT64, {3}, {2, 0, 2}));
    by_rows.push_back(in({3, 3}, g.low, g.high));
    add(op + "_rows", by_rows, rows(step, slots));
  }
}

bool has_moved_epsilon(const Attributes& a) { return a.boolean("moved_epsilon", false); }

// Returns what a step is multiplied by when a velocity takes it in, and when it is taken away.
std::pair<double, double> rates(const Attributes& a, double rate) {
  return a.boolean("rate_within_momentum", false) ? std::pair{rate, 1.0} : std::pair{1.0, rate};
}

// Returns the root of a mean or sum of squares, with epsilon.
double root(const Attributes& a, double square) {
  const double epsilon = attr(a, "epsilon", 1e-8);
  return has_moved_epsilon(a) ? std::sqrt(square + epsilon) : std::sqrt(square) + epsilon;
}

double decayed(const Attributes& a, double rate, double x) { return x * (1 - rate * attr(a, "weight_decay", 0)); }

void adam_cases(Table& t) {
  for (const bool has_maximum : {false, true}) {
    Step adam = [=](const Attributes& a, double rate, double& x, double* s, double g) {
      double b1 = attr(a, "beta1", 0.9), b2 = attr(a, "beta2", 0.999), step = attr(a, "step", 1);
      s[0] = b1 * s[0] + (1 - b1) * g;
      s[1] = b2 * s[1] + (1 - b2) * g * g;
      if (has_maximum) s[2] = std::max(s[2], s[1]);
      double m = s[0] / (1 - std::pow(b1, step)), v = (has_maximum ? s[2] : s[1]) / (1 - std::pow(b2, step));
      const double correction = has_moved_epsilon(a) ? std::sqrt(1 - std::pow(b2, step)) : 1;
      x = x * (1 - rate * attr(a, "weight_decay", 0)) -
          rate * m / (std::sqrt(v) + attr(a, "epsilon", 1e-8) / correction);
    };
    for (const char* attributes : {"learning_rate=0.0625 step=3",
                                   "learning_rate=0.0625 step=1 beta1=0.5 beta2=0.75 epsilon=0.001 weight_decay=0.25",
                                   "learning_rate=0.0625 step=3 epsilon=0.125 moved_epsilon=true"}) {
      if (has_maximum) update(t, "apply_adam_amsgrad", attributes, 3, adam);
      else update(t, "apply_adam", attributes, 2, adam);
    }
  }
}

// Where a mean gradient is taken away, gradients lie so far from it that the variance does not cancel.
void rmsprop_cases(Table& t, const std::string& attributes, bool has_momentum, bool is_centered) {
  const std::string op =
      std::string("apply_rmsprop") + (is_centered ? "_centered" : "") + (has_momentum ? "_momentum" : "");
  const size_t slots = 1 + has_momentum + is_centered;
  Step step = [=](const Attributes& a, double rate, double& x, double* s, double g) {
    double rho = attr(a, "rho", 0.99), &mean = s[slots - 1];
    double square = s[0] = rho * s[0] + (1 - rho) * g * g;
    if (is_centered) {
      mean = rho * mean + (1 - rho) * g;
      square -= mean * mean;
    }
    const auto [within, without] = has_momentum ? rates(a, rate) : std::pair{rate, 1.0};
    double change = within * g / root(a, square);
    if (has_momentum) change = s[1] = attr(a, "momentum", 0.9) * s[1] + change;
    x -= without * change;
  };
  update(t, op, attributes, slots, step, {-2, 2}, is_centered ? Range{-4, -2} : Range{-2, 2});
}

void decay_cases(Table& t) {
  update(t, "apply_gradient_descent", "learning_rate=0.125 weight_decay=0.5", 0,
         [](const Attributes& a, double rate, double& x, double*, double g) { x = decayed(a, rate, x) - rate * g; });
  update(t, "apply_momentum", "learning_rate=0.125 momentum=0.75 weight_decay=0.5", 1,
         [](const Attributes& a, double rate, double& x, double* s, double g) {
           s[0] = attr(a, "momentum", 0.9) * s[0] + g;
           x = decayed(a, rate, x) - rate * s[0];
         });
  update(t, "apply_rmsprop", "learning_rate=0.0625 rho=0.75 epsilon=0.001 weight_decay=0.5", 1,
         [](const Attributes& a, double rate, double& x, double* s, double g) {
           double rho = attr(a, "rho", 0.99);
           s[0] = rho * s[0] + (1 - rho) * g * g;
           x = decayed(a, rate, x) - rate * g / root(a, s[0]);
         });
  update(t, "apply_adagrad", "learning_rate=0.0625 epsilon=0.001 weight_decay=0.5", 1,
         [](const Attributes& a, double rate, double& x, double* s, double g) {
           s[0] += g * g;
           x = decayed(a, rate, x) - rate * g / root(a, s[0]);
         });
}

void nadam(const Attributes& a, double rate, double& x, double* s, double g) {
  double b1 = attr(a, "beta1", 0.9), b2 = attr(a, "beta2", 0.999), step = attr(a, "step", 1);
  s[0] = b1 * s[0] + (1 - b1) * g;
  s[1] = b2 * s[1] + (1 - b2) * g * g;
  const double decay = attr(a, "momentum_decay", 0.004);
  auto momentum = [&](double t) { return b1 * (1 - 0.5 * std::pow(0.96, t * decay)); };
  double product = 1;
  for (double k = 1; k <= step; ++k) product *= momentum(k);
  double now = momentum(step), next = momentum(step + 1);
  double mean = next * s[0] / (1 - product * next) + (1 - now) * g / (1 - product);
  double divisor = std::sqrt(s[1] / (1 - std::pow(b2, step))) + attr(a, "epsilon", 1e-8);
  x = decayed(a, rate, x) - rate * mean / divisor;
}

void adamax(const Attributes& a, double rate, double& x, double* s, double g) {
  double b1 = attr(a, "beta1", 0.9), step = attr(a, "step", 1), epsilon = attr(a, "epsilon", 1e-8);
  const double outside = has_moved_epsilon(a) ? epsilon : 0, inside = epsilon - outside;
  s[0] = b1 * s[0] + (1 - b1) * g;
  s[1] = std::max(attr(a, "beta2", 0.999) * s[1], std::abs(g) + inside);
  x = decayed(a, rate, x) - rate * s[0] / (1 - std::pow(b1, step)) / (s[1] + outside);
}

void ftrl(const Attributes& a, double rate, double& x, double* s, double g) {
  x = decayed(a, rate, x);
  double former = std::sqrt(s[0]), l1 = attr(a, "l1", 0);
  s[0] += g * g;
  s[1] += g + 2 * attr(a, "l2_shrinkage", 0) * x - (std::sqrt(s[0]) - former) / rate * x;
  double quadratic = (std::sqrt(s[0]) + attr(a, "beta", 0)) / rate + 2 * attr(a, "l2", 0);
  x = std::abs(s[1]) > l1 ? (std::copysign(l1, s[1]) - s[1]) / quadratic : 0;
}

void more_rules(Table& t) {
  decay_cases(t);
  for (const char* decay : {"", " weight_decay=0.5"}) {
    const std::string more = decay;
    update(t, "apply_adadelta", "learning_rate=0.5 rho=0.75 epsilon=0.001" + more, 2,
           [](const Attributes& a, double rate, double& x, double* s, double g) {
             double rho = attr(a, "rho", 0.99), epsilon = attr(a, "epsilon", 1e-8);
             s[0] = rho * s[0] + (1 - rho) * g * g;
             double change = g * std::sqrt(s[1] + epsilon) / std::sqrt(s[0] + epsilon);
             s[1] = rho * s[1] + (1 - rho) * change * change;
             x = decayed(a, rate, x) - rate * change;
           });
    for (const char* moved : {"", " moved_epsilon=true"})
      update(t, "apply_adamax", "learning_rate=0.0625 step=3 beta1=0.5 beta2=0.75 epsilon=0.125" + more + moved, 2,
             adamax);
    update(t, "apply_nadam", "learning_rate=0.0625 step=3 epsilon=0.001" + more, 2, nadam);
    update(t, "apply_lion", "learning_rate=0.0625 beta1=0.5 beta2=0.75" + more, 1,
           [](const Attributes& a, double rate, double& x, double* s, double g) {
             double b1 = attr(a, "beta1", 0.9), b2 = attr(a, "beta2", 0.999);
             double direction = b1 * s[0] + (1 - b1) * g;
             s[0] = b2 * s[0] + (1 - b2) * g;
             x = decayed(a, rate, x) - rate * (direction > 0 ? 1 : direction < 0 ? -1 : 0);
           });
  }
  update(t, "apply_nadam", "learning_rate=0.0625 step=2000 beta1=0.75 beta2=0.5 epsilon=0.001 momentum_decay=0.5", 2,
         nadam);
  // Nothing cancels where x is negative and the gradient positive.
  for (const char* attributes : {"learning_rate=0.25", "learning_rate=0.25 l1=8.0",
                                 "learning_rate=0.25 l1=0.0625 l2=0.25 l2_shrinkage=0.125 beta=0.5 weight_decay=0.5"})
    update(t, "apply_ftrl", attributes, 2, ftrl, {-0.5, -0.1}, {0.1, 1});
}

void average_cases(Table& t) {
  for (int32_t dtype : {EAGER_FLOAT16, EAGER_BFLOAT16, EAGER_FLOAT32, EAGER_FLOAT64}) {
    const int32_t slot = dtype == EAGER_FLOAT64 ? EAGER_FLOAT64 : EAGER_FLOAT32;
    for (const char* attributes : {"momentum=0.75", "momentum=0.0"}) {
      for (const Dims& d : {Dims{2, 3}, Dims{}, Dims{1003}, Dims{0}}) {
        Case& c = t.add("apply_average", attributes, {in(d), drawn(slot, d, -1, 1)}, [](const Call& call) {
          const double momentum = attr(call.attributes, "momentum", 0.99);
          Array out = call.inputs[1];
          for (size_t i = 0; i < out.values.size(); ++i)
            out.values[i] = momentum * out.values[i] + (1 - momentum) * call.inputs[0].values[i];
          return std::vector<Array>{out};
        });
        c.dtypes = {dtype};
        c.flags = kNoGradient;
        c.tolerance = 4;
      }
    }
  }
}

}  // namespace

void optimizer_cases(Table& t) {
  update(t, "apply_gradient_descent", "learning_rate=0.125", 0,
         [](const Attributes&, double rate, double& x, double*, double g) { x -= rate * g; });
  for (const std::string more : {"", " rate_within_momentum=true"}) {
    update(t, "apply_momentum", "learning_rate=0.125 momentum=0.75" + more, 1,
           [](const Attributes& a, double rate, double& x, double* s, double g) {
             const auto [within, without] = rates(a, rate);
             s[0] = attr(a, "momentum", 0.9) * s[0] + within * g;
             x -= without * s[0];
           });
    update(t, "apply_nesterov", "learning_rate=0.125 momentum=0.75" + more, 1,
           [](const Attributes& a, double rate, double& x, double* s, double g) {
             const auto [within, without] = rates(a, rate);
             double m = attr(a, "momentum", 0.9);
             s[0] = m * s[0] + within * g;
             x -= without * (within * g + m * s[0]);
           });
  }
  adam_cases(t);
  for (const std::string more : {"", " moved_epsilon=true"}) {
    for (const bool is_centered : {false, true}) {
      const std::string attributes = "learning_rate=0.0625 rho=0.75 epsilon=0.001" + more;
      rmsprop_cases(t, attributes, false, is_centered);
      rmsprop_cases(t, attributes + " momentum=0.5" + (more.empty() ? "" : " rate_within_momentum=true"), true,
                    is_centered);
    }
    update(t, "apply_adagrad", "learning_rate=0.0625 epsilon=0.001" + more, 1,
           [](const Attributes& a, double rate, double& x, double* s, double g) {
             s[0] += g * g;
             x -= rate * g / root(a, s[0]);
           });
  }
  more_rules(t);
  average_cases(t);
}

}  // namespace op_cases
