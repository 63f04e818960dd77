#include "runtime/variables/optimizer_kinds.h"

#include <algorithm>
#include <string>

#include "base/error.h"

namespace eager {

namespace {

using H = Hyperparameters;
using enum Hyperparameter::Type;

constexpr Hyperparameter kRate{"learning_rate", &H::learning_rate, "The size of a step. It must not be negative."};
constexpr Hyperparameter kMomentum{
    "momentum", &H::momentum, "The part of the step before that each step goes on with; 0: none, and no slot for it."};
constexpr Hyperparameter kNesterov{
    "nesterov", &H::nesterov,
    "Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes "
    "nothing while momentum is 0.",
    boolean};
constexpr Hyperparameter kRateWithinMomentum{
    "rate_within_momentum", &H::has_rate_within_momentum,
    "Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -= b. It matters when "
    "the rate changes.",
    boolean};
constexpr Hyperparameter kRho{"rho", &H::rho, "The decay of the mean of the squared gradients, at each step."};
constexpr Hyperparameter kBeta1{"beta_1", &H::beta1,
                                "The decay of the mean of the gradients, at each step; less than 1."};
constexpr Hyperparameter kBeta2{"beta_2", &H::beta2,
                                "The decay of the mean of the squared gradients, at each step; less than 1."};
constexpr Hyperparameter kEpsilon{"epsilon", &H::epsilon,
                                  "Added to the square root that a step is divided by, so that no step is infinite."};
constexpr Hyperparameter kEpsilonBeforeCorrection{
    "epsilon_before_correction", &H::has_moved_epsilon,
    "Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta_2^t).",
    boolean};
constexpr Hyperparameter kEpsilonWithinRoot{
    "epsilon_within_root", &H::has_moved_epsilon,
    "Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon).", boolean};
constexpr Hyperparameter kEpsilonOutsideMaximum{
    "epsilon_outside_maximum", &H::has_moved_epsilon,
    "Whether epsilon is added to the maximum, as TensorFlow does: u = max(beta_2 * u, |g|), whose step is divided by u + epsilon.",
    boolean};
constexpr Hyperparameter kAmsgrad{
    "amsgrad", &H::amsgrad,
    "Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there is a slot.",
    boolean};
constexpr Hyperparameter kCentered{
    "centered", &H::centered,
    "Whether a step is divided by the root of the variance of the gradients, s - a^2, for whose mean a there is a slot.",
    boolean};
constexpr Hyperparameter kWeightDecay{"weight_decay", &H::weight_decay,
                                      "The part of a variable that each step takes away, times the learning rate and "
                                      "apart from the gradient (decoupled)."};
constexpr Hyperparameter kInitialAccumulator{"initial_accumulator_value", &H::initial_accumulator_value,
                                             "The value that the slot \"accumulator\" starts with."};
constexpr Hyperparameter kInitialMeanSquare{"initial_mean_square", &H::initial_accumulator_value,
                                            "The value that the slot \"mean_square\" starts with."};

constexpr Hyperparameter kMomentumDecay{"momentum_decay", &H::momentum_decay,
                                        "How fast the momentum grows, from half of beta_1 to beta_1."};
constexpr Hyperparameter kL1{"l1_regularization_strength", &H::l1,
                             "The weight of the sum of magnitudes in what is minimized; it makes elements 0."};
constexpr Hyperparameter kL2{"l2_regularization_strength", &H::l2,
                             "The weight of the sum of squares in what is minimized."};
constexpr Hyperparameter kL2Shrinkage{"l2_shrinkage_regularization_strength", &H::l2_shrinkage,
                                      "The weight of the sum of squares in the gradient alone."};
constexpr Hyperparameter kBeta{"beta", &H::beta, "Added to the square root that the rate of an element is divided by."};

// The hyperparameters of all kinds; a kind may have one of them as its own, with another default.
constexpr Hyperparameter kExclude{
    "exclude_from_weight_decay", nullptr,
    "Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any "
    "characters, ? for one, [abc] for one of these.",
    texts};
constexpr Hyperparameter kClipValue{"clip_value", &H::clip_value,
                                    "The largest magnitude of an element of a gradient; 0: any."};
constexpr Hyperparameter kClipNorm{"clip_norm", &H::clip_norm,
                                   "The largest norm of a gradient, which is scaled down to it; 0: any."};
constexpr Hyperparameter kGlobalClipNorm{
    "global_clip_norm", &H::global_clip_norm,
    "The largest norm of all gradients together, which are scaled down to it; 0: any."};
constexpr Hyperparameter kEmaMomentum{
    "ema_momentum", &H::ema_momentum,
    "The part of the former average in the moving average of each variable, its slot \"average\"; less than 1. 0: there "
    "are no averages."};
constexpr Hyperparameter kAccumulationSteps{
    "accumulation_steps", &H::accumulation_steps,
    "How many steps give their gradients to one update, which takes the mean; at least 1.", integer};
constexpr Hyperparameter kScheduleCountsCalls{
    "schedule_counts_calls", &H::schedule_counts_calls,
    "Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1.",
    boolean};
constexpr OptimizerKind::Default kCommon[] = {{&kWeightDecay, 0},       {&kExclude, 0},
                                              {&kClipValue, 0},         {&kClipNorm, 0},
                                              {&kGlobalClipNorm, 0},    {&kEmaMomentum, 0},
                                              {&kAccumulationSteps, 1}, {&kScheduleCountsCalls, 0}};
constexpr OptimizerKind::Slot kCommonSlots[] = {
    {"average", "the moving average of the variable; there is none while ema_momentum is 0."},
    {"accumulated_gradient",
     "the sum of the gradients since the last update; there is none while accumulation_steps is 1."}};

constexpr OptimizerKind::Slot kVelocity{"momentum",
                                        "b, the sum of the former steps, decayed; there is none while momentum is 0."};
constexpr OptimizerKind::Slot kMean{"m", "m, the mean of the gradients, decayed."};
constexpr OptimizerKind::Slot kMeanOfSquares{"v", "v, the mean of the squared gradients, decayed."};
constexpr OptimizerKind::Slot kLargestOfV{"v_max", "the largest v so far; there is none while amsgrad is false."};
constexpr OptimizerKind::Slot kMeanSquare{"mean_square", "s, the mean of the squared gradients, decayed."};
constexpr OptimizerKind::Slot kMeanGradient{
    "mean_gradient", "a, the mean of the gradients, decayed; there is none while centered is false."};
constexpr OptimizerKind::Slot kAccumulator{"accumulator", "s, the sum of the squared gradients."};
constexpr OptimizerKind::Slot kMeanSquareChange{"mean_square_change", "c, the mean of the squared changes, decayed."};
constexpr OptimizerKind::Slot kLargest{"u", "u, the largest magnitude of the gradients, decayed."};
constexpr OptimizerKind::Slot kLinear{"linear", "z, the sum of the gradients and of what the steps took away."};

// In each update p is the variable, g its gradient, lr the learning rate, and t the number of steps, this one included.
// clang-format off
constexpr OptimizerKind kKinds[] = {
    {"gradient_descent", "SGD", "sgd", UpdateKind::gradient_descent,
     "Gradient descent (Robbins and Monro, 1951): p -= lr * g. With a momentum, the update of Momentum.",
     {{{&kRate, 0.01}, {&kMomentum, 0}, {&kNesterov, 0}, {&kRateWithinMomentum, 0}}},
     {{kVelocity}}},
    {"momentum", "Momentum", "", UpdateKind::gradient_descent,
     "Gradient descent with a momentum (Polyak, 1964): b = momentum * b + g; p -= lr * b. With nesterov: "
     "p -= lr * (g + momentum * b).",
     {{{&kRate, 0.01}, {&kMomentum, 0.9}, {&kNesterov, 0}, {&kRateWithinMomentum, 0}}},
     {{kVelocity}}},
    {"nesterov", "Nesterov", "", UpdateKind::gradient_descent,
     "Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum * b + g; "
     "p -= lr * (g + momentum * b).",
     {{{&kRate, 0.01}, {&kMomentum, 0.9}, {&kNesterov, 1}, {&kRateWithinMomentum, 0}}},
     {{kVelocity}}},
    {"adam", "Adam", "", UpdateKind::adam,
     "Adam (Kingma and Ba, 2015): m = beta_1 * m + (1 - beta_1) * g; v = beta_2 * v + (1 - beta_2) * g^2; "
     "p -= lr * weight_decay * p; p -= lr * (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon). "
     "With amsgrad: v_max = max(v_max, v), which stands in place of v in the step.",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.999}, {&kEpsilon, 1e-8}, {&kWeightDecay, 0},
       {&kEpsilonBeforeCorrection, 0}, {&kAmsgrad, 0}}},
     {{kMean, kMeanOfSquares, kLargestOfV}}},
    {"adamw", "AdamW", "", UpdateKind::adam,
     "Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weight_decay is not 0.",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.999}, {&kEpsilon, 1e-8}, {&kWeightDecay, 0.01},
       {&kEpsilonBeforeCorrection, 0}, {&kAmsgrad, 0}}},
     {{kMean, kMeanOfSquares, kLargestOfV}}},
    {"rmsprop", "RMSprop", "", UpdateKind::rmsprop,
     "RMSprop (Tieleman and Hinton, 2012): s = rho * s + (1 - rho) * g^2; d = g / (sqrt(s) + epsilon); p -= lr * d. "
     "With a momentum: b = momentum * b + d; p -= lr * b. "
     "Centered: a = rho * a + (1 - rho) * g, and s - a^2 stands in place of s in d.",
     {{{&kRate, 0.001}, {&kRho, 0.99}, {&kMomentum, 0}, {&kEpsilon, 1e-8}, {&kEpsilonWithinRoot, 0}, {&kInitialMeanSquare, 0},
       {&kRateWithinMomentum, 0}, {&kCentered, 0}}},
     {{kMeanSquare, kVelocity, kMeanGradient}}},
    {"adagrad", "Adagrad", "", UpdateKind::adagrad,
     "Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr * g / (sqrt(s) + epsilon).",
     {{{&kRate, 0.001}, {&kInitialAccumulator, 0}, {&kEpsilon, 1e-10}, {&kEpsilonWithinRoot, 0}}},
     {{kAccumulator}}},
    {"adadelta", "Adadelta", "", UpdateKind::adadelta,
     "Adadelta (Zeiler, 2012): s = rho * s + (1 - rho) * g^2; d = g * sqrt(c + epsilon) / sqrt(s + epsilon); "
     "c = rho * c + (1 - rho) * d^2; p -= lr * d. The paper's lr is 1.",
     {{{&kRate, 0.001}, {&kRho, 0.9}, {&kEpsilon, 1e-6}}},
     {{kMeanSquare, kMeanSquareChange}}},
    {"adamax", "Adamax", "", UpdateKind::adamax,
     "Adamax, Adam with the largest gradient in place of a mean (Kingma and Ba, 2015): m = beta_1 * m + (1 - beta_1) * g; "
     "u = max(beta_2 * u, |g| + epsilon); p -= lr * m / (1 - beta_1^t) / u.",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.999}, {&kEpsilon, 1e-8}, {&kEpsilonOutsideMaximum, 0}}},
     {{kMean, kLargest}}},
    {"nadam", "Nadam", "", UpdateKind::nadam,
     "Adam with Nesterov's momentum (Dozat, 2016), where f(t) = beta_1 * (1 - 0.96^(t * momentum_decay) / 2) and F(t) is the "
     "product of f up to t: m and v as Adam's; p -= lr * (f(t + 1) * m / (1 - F(t + 1)) + (1 - f(t)) * g / (1 - F(t))) / "
     "(sqrt(v / (1 - beta_2^t)) + epsilon).",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.999}, {&kEpsilon, 1e-8}, {&kMomentumDecay, 0.004}}},
     {{kMean, kMeanOfSquares}}},
    {"ftrl", "Ftrl", "", UpdateKind::ftrl,
     "Follow the regularized leader (McMahan et al., 2013), where l1, l2 and shrink are the three strengths: "
     "z += g + 2 * shrink * p - (sqrt(s + g^2) - sqrt(s)) / lr * p; s += g^2; p = (clip(z, -l1, l1) - z) / "
     "((beta + sqrt(s)) / lr + 2 * l2).",
     {{{&kRate, 0.001}, {&kInitialAccumulator, 0.1}, {&kL1, 0}, {&kL2, 0}, {&kL2Shrinkage, 0}, {&kBeta, 0}}},
     {{kAccumulator, kLinear}}},
    {"lion", "Lion", "", UpdateKind::lion,
     "Lion (Chen et al., 2023): p -= lr * sign(beta_1 * m + (1 - beta_1) * g); m = beta_2 * m + (1 - beta_2) * g.",
     {{{&kRate, 0.001}, {&kBeta1, 0.9}, {&kBeta2, 0.99}}},
     {{kMean}}},
};
// clang-format on

}  // namespace

const char* to_string(Hyperparameter::Type type) {
  switch (type) {
    case real: return "float";
    case integer: return "int";
    case boolean: return "bool";
    case texts: return "strings";
  }
  return "";
}

std::span<const OptimizerKind::Default> OptimizerKind::own() const {
  return {own_.begin(), std::ranges::find(own_, nullptr, &Default::hyperparameter)};
}

std::vector<OptimizerKind::Default> OptimizerKind::defaults() const {
  std::vector<Default> all(own().begin(), own().end());
  for (const Default& d : kCommon) {
    if (std::ranges::find(own(), d.hyperparameter, &Default::hyperparameter) == own().end()) all.push_back(d);
  }
  return all;
}

std::span<const OptimizerKind::Slot> OptimizerKind::slots() const {
  return {slots_.begin(), std::ranges::find(slots_, nullptr, &Slot::name)};
}

const Hyperparameter* OptimizerKind::find(std::string_view hyperparameter) const {
  for (const std::span<const Default> list : {own(), std::span<const Default>(kCommon)}) {
    for (const Default& d : list) {
      if (hyperparameter == d.hyperparameter->name) return d.hyperparameter;
    }
  }
  return nullptr;
}

std::span<const OptimizerKind::Slot> common_slots() { return kCommonSlots; }

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
