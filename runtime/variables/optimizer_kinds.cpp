#include "runtime/variables/optimizer_kinds.h"

#include <algorithm>
#include <string>

#include "base/error.h"

namespace eager {

namespace {

using H = Hyperparameters;

constexpr Hyperparameter kRate{"learning_rate", &H::learning_rate, "The size of a step. It must not be negative."};
constexpr Hyperparameter kMomentum{
    "momentum", &H::momentum, "The part of the step before that each step goes on with; 0: none, and no slot for it."};
constexpr Hyperparameter kNesterov{
    "nesterov", &H::nesterov,
    "Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes "
    "nothing while momentum is 0."};
constexpr Hyperparameter kRho{"rho", &H::rho, "The decay of the mean of the squared gradients, at each step."};
constexpr Hyperparameter kBeta1{"beta_1", &H::beta1,
                                "The decay of the mean of the gradients, at each step; less than 1."};
constexpr Hyperparameter kBeta2{"beta_2", &H::beta2,
                                "The decay of the mean of the squared gradients, at each step; less than 1."};
constexpr Hyperparameter kEpsilon{"epsilon", &H::epsilon,
                                  "Added to the square root that a step is divided by, so that no step is infinite."};
constexpr Hyperparameter kWeightDecay{"weight_decay", &H::weight_decay,
                                      "The part of a variable that each step takes away, times the learning rate and "
                                      "apart from the gradient (decoupled)."};
constexpr Hyperparameter kInitialAccumulator{"initial_accumulator_value", &H::initial_accumulator_value,
                                             "The value that the slot \"accumulator\" starts with."};

constexpr OptimizerKind::Slot kVelocity{"momentum",
                                        "b, the sum of the former steps, decayed; there is none while momentum is 0."};
constexpr OptimizerKind::Slot kMean{"m", "m, the mean of the gradients, decayed."};
constexpr OptimizerKind::Slot kMeanOfSquares{"v", "v, the mean of the squared gradients, decayed."};
constexpr OptimizerKind::Slot kMeanSquare{"mean_square", "s, the mean of the squared gradients, decayed."};
constexpr OptimizerKind::Slot kAccumulator{"accumulator", "s, the sum of the squared gradients."};

// In each update p is the variable, g its gradient, lr the learning rate, and t the number of steps, this one included.
// clang-format off
constexpr OptimizerKind kKinds[] = {
    {"gradient_descent", "SGD", "sgd", UpdateKind::gradient_descent,
     "Gradient descent (Robbins and Monro, 1951): p -= lr * g. With a momentum, the update of Momentum.",
     {{{&kRate, 0.01}, {&kMomentum, 0}, {&kNesterov, 0}}},
     {{kVelocity}}},
    {"momentum", "Momentum", "", UpdateKind::gradient_descent,
     "Gradient descent with a momentum (Polyak, 1964): b = momentum * b + g; p -= lr * b. With nesterov: "
     "p -= lr * (g + momentum * b).",
     {{{&kRate, 0.01}, {&kMomentum, 0.9}, {&kNesterov, 0}}},
     {{kVelocity}}},
    {"nesterov", "Nesterov", "", UpdateKind::gradient_descent,
     "Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum * b + g; "
     "p -= lr * (g + momentum * b).",
     {{{&kRate, 0.01}, {&kMomentum, 0.9}, {&kNesterov, 1}}},
     {{kVelocity}}},
    {"adam", "Adam", "", UpdateKind::adam,
     "Adam (Kingma and Ba, 2015): m = beta_1 * m + (1 - beta_1) * g; v = beta_2 * v + (1 - beta_2) * g^2; "
     "p -= lr * weight_decay * p; p -= lr * (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon).",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.999}, {&kEpsilon, 1e-8}, {&kWeightDecay, 0}}},
     {{kMean, kMeanOfSquares}}},
    {"adamw", "AdamW", "", UpdateKind::adam,
     "Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weight_decay is not 0.",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.999}, {&kEpsilon, 1e-8}, {&kWeightDecay, 0.01}}},
     {{kMean, kMeanOfSquares}}},
    {"rmsprop", "RMSprop", "", UpdateKind::rmsprop,
     "RMSprop (Tieleman and Hinton, 2012): s = rho * s + (1 - rho) * g^2; d = g / (sqrt(s) + epsilon); p -= lr * d. "
     "With a momentum: b = momentum * b + d; p -= lr * b.",
     {{{&kRate, 0.001}, {&kRho, 0.99}, {&kMomentum, 0}, {&kEpsilon, 1e-8}}},
     {{kMeanSquare, kVelocity}}},
    {"adagrad", "Adagrad", "", UpdateKind::adagrad,
     "Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr * g / (sqrt(s) + epsilon).",
     {{{&kRate, 0.001}, {&kInitialAccumulator, 0}, {&kEpsilon, 1e-10}}},
     {{kAccumulator}}},
};
// clang-format on

}  // namespace

std::span<const OptimizerKind::Default> OptimizerKind::defaults() const {
  return {defaults_.begin(), std::ranges::find(defaults_, nullptr, &Default::hyperparameter)};
}

std::span<const OptimizerKind::Slot> OptimizerKind::slots() const {
  return {slots_.begin(), std::ranges::find(slots_, nullptr, &Slot::name)};
}

const Hyperparameter* OptimizerKind::find(std::string_view hyperparameter) const {
  for (const Default& d : defaults()) {
    if (hyperparameter == d.hyperparameter->name) return d.hyperparameter;
  }
  return nullptr;
}

std::span<const OptimizerKind> optimizer_kinds() { return kKinds; }

const OptimizerKind& optimizer_kind(std::string_view name) {
  std::string names;
  for (const OptimizerKind& kind : kKinds) {
    if (name == kind.name || (!name.empty() && name == kind.alias)) return kind;
    names += names.empty() ? kind.name : cat(", ", kind.name);
  }
  fail(Code::not_found, "unknown optimizer '", name, "'; there are ", names);
}

}  // namespace eager
