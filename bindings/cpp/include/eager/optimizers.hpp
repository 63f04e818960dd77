// Written by bindings/generate.
// The kinds of optimizers.
#ifndef EAGER_OPTIMIZERS_HPP_
#define EAGER_OPTIMIZERS_HPP_

#include "optimizer.hpp"

EAGER_NAMESPACE_BEGIN

/// The hyperparameters of Adadelta.
class AdadeltaOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  AdadeltaOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step. Default: 0.9.
  AdadeltaOptions& rho(double value) { return rho_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-06.
  AdadeltaOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  AdadeltaOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  AdadeltaOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  AdadeltaOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  AdadeltaOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  AdadeltaOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  AdadeltaOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  AdadeltaOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  AdadeltaOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> rho_;
  detail::Given<double> epsilon_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Adadelta (Zeiler, 2012): s = rho * s + (1 - rho) * g^2; d = g * sqrt(c + epsilon) / sqrt(s + epsilon); c = rho * c +
/// (1 - rho) * d^2; p -= lr * d. The paper's lr is 1.
/// - slot "mean_square": s, the mean of the squared gradients, decayed.
/// - slot "mean_square_change": c, the mean of the squared changes, decayed.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Adadelta : public Optimizer {
 public:
  static Fallible<Adadelta> make(const AdadeltaOptions& options = AdadeltaOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adadelta"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "rho", options.rho_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Adadelta(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Adadelta(const AdadeltaOptions& options = AdadeltaOptions()) : Adadelta(make(options)) {}
#endif

 private:
  explicit Adadelta(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Adagrad.
class AdagradOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  AdagradOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The value that the slot "accumulator" starts with. Default: 0.
  AdagradOptions& initial_accumulator_value(double value) { return initial_accumulator_value_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-10.
  AdagradOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon). Default: false.
  AdagradOptions& epsilon_within_root(bool value) { return epsilon_within_root_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  AdagradOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  AdagradOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  AdagradOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  AdagradOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  AdagradOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  AdagradOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  AdagradOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  AdagradOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> initial_accumulator_value_;
  detail::Given<double> epsilon_;
  detail::Given<bool> epsilon_within_root_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr * g / (sqrt(s) + epsilon).
/// - slot "accumulator": s, the sum of the squared gradients.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Adagrad : public Optimizer {
 public:
  static Fallible<Adagrad> make(const AdagradOptions& options = AdagradOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adagrad"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "initial_accumulator_value", options.initial_accumulator_value_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "epsilon_within_root", options.epsilon_within_root_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Adagrad(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Adagrad(const AdagradOptions& options = AdagradOptions()) : Adagrad(make(options)) {}
#endif

 private:
  explicit Adagrad(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Adam.
class AdamOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  AdamOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the gradients, at each step; less than 1. Default: 0.9.
  AdamOptions& beta_1(double value) { return beta_1_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999.
  AdamOptions& beta_2(double value) { return beta_2_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08.
  AdamOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  AdamOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta_2^t).
  /// Default: false.
  AdamOptions& epsilon_before_correction(bool value) { return epsilon_before_correction_.set(value), *this; }
  /// Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there is a
  /// slot. Default: false.
  AdamOptions& amsgrad(bool value) { return amsgrad_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  AdamOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  AdamOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  AdamOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  AdamOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  AdamOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  AdamOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  AdamOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> epsilon_;
  detail::Given<double> weight_decay_;
  detail::Given<bool> epsilon_before_correction_;
  detail::Given<bool> amsgrad_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Adam (Kingma and Ba, 2015): m = beta_1 * m + (1 - beta_1) * g; v = beta_2 * v + (1 - beta_2) * g^2; p -= lr *
/// weight_decay * p; p -= lr * (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon). With amsgrad: v_max =
/// max(v_max, v), which stands in place of v in the step.
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "v": v, the mean of the squared gradients, decayed.
/// - slot "v_max": the largest v so far; there is none while amsgrad is false.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Adam : public Optimizer {
 public:
  static Fallible<Adam> make(const AdamOptions& options = AdamOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adam"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "epsilon_before_correction", options.epsilon_before_correction_));
    EAGER_DO(detail::set_if(made, "amsgrad", options.amsgrad_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Adam(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Adam(const AdamOptions& options = AdamOptions()) : Adam(make(options)) {}
#endif

 private:
  explicit Adam(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Adamax.
class AdamaxOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  AdamaxOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the gradients, at each step; less than 1. Default: 0.9.
  AdamaxOptions& beta_1(double value) { return beta_1_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999.
  AdamaxOptions& beta_2(double value) { return beta_2_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08.
  AdamaxOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// Whether epsilon is added to the maximum, as TensorFlow does: u = max(beta_2 * u, |g|), whose step is divided by u
  /// + epsilon. Default: false.
  AdamaxOptions& epsilon_outside_maximum(bool value) { return epsilon_outside_maximum_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  AdamaxOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  AdamaxOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  AdamaxOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  AdamaxOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  AdamaxOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  AdamaxOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  AdamaxOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  AdamaxOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> epsilon_;
  detail::Given<bool> epsilon_outside_maximum_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Adamax, Adam with the largest gradient in place of a mean (Kingma and Ba, 2015): m = beta_1 * m + (1 - beta_1) * g;
/// u = max(beta_2 * u, |g| + epsilon); p -= lr * m / (1 - beta_1^t) / u.
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "u": u, the largest magnitude of the gradients, decayed.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Adamax : public Optimizer {
 public:
  static Fallible<Adamax> make(const AdamaxOptions& options = AdamaxOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adamax"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "epsilon_outside_maximum", options.epsilon_outside_maximum_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Adamax(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Adamax(const AdamaxOptions& options = AdamaxOptions()) : Adamax(make(options)) {}
#endif

 private:
  explicit Adamax(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of AdamW.
class AdamWOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  AdamWOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the gradients, at each step; less than 1. Default: 0.9.
  AdamWOptions& beta_1(double value) { return beta_1_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999.
  AdamWOptions& beta_2(double value) { return beta_2_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08.
  AdamWOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.01.
  AdamWOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Whether epsilon is added before v is corrected, as TensorFlow does: (sqrt(v) + epsilon) / sqrt(1 - beta_2^t).
  /// Default: false.
  AdamWOptions& epsilon_before_correction(bool value) { return epsilon_before_correction_.set(value), *this; }
  /// Whether a step is divided by the root of the largest v so far (AMSGrad; Reddi et al., 2018), for which there is a
  /// slot. Default: false.
  AdamWOptions& amsgrad(bool value) { return amsgrad_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  AdamWOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  AdamWOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  AdamWOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  AdamWOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  AdamWOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  AdamWOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  AdamWOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> epsilon_;
  detail::Given<double> weight_decay_;
  detail::Given<bool> epsilon_before_correction_;
  detail::Given<bool> amsgrad_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weight_decay is not 0.
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "v": v, the mean of the squared gradients, decayed.
/// - slot "v_max": the largest v so far; there is none while amsgrad is false.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class AdamW : public Optimizer {
 public:
  static Fallible<AdamW> make(const AdamWOptions& options = AdamWOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adamw"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "epsilon_before_correction", options.epsilon_before_correction_));
    EAGER_DO(detail::set_if(made, "amsgrad", options.amsgrad_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return AdamW(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit AdamW(const AdamWOptions& options = AdamWOptions()) : AdamW(make(options)) {}
#endif

 private:
  explicit AdamW(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Ftrl.
class FtrlOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  FtrlOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The value that the slot "accumulator" starts with. Default: 0.1.
  FtrlOptions& initial_accumulator_value(double value) { return initial_accumulator_value_.set(value), *this; }
  /// The weight of the sum of magnitudes in what is minimized; it makes elements 0. Default: 0.
  FtrlOptions& l1_regularization_strength(double value) { return l1_regularization_strength_.set(value), *this; }
  /// The weight of the sum of squares in what is minimized. Default: 0.
  FtrlOptions& l2_regularization_strength(double value) { return l2_regularization_strength_.set(value), *this; }
  /// The weight of the sum of squares in the gradient alone. Default: 0.
  FtrlOptions& l2_shrinkage_regularization_strength(double value) {
    return l2_shrinkage_regularization_strength_.set(value), *this;
  }
  /// Added to the square root that the rate of an element is divided by. Default: 0.
  FtrlOptions& beta(double value) { return beta_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  FtrlOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  FtrlOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  FtrlOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  FtrlOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  FtrlOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  FtrlOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  FtrlOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  FtrlOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> initial_accumulator_value_;
  detail::Given<double> l1_regularization_strength_;
  detail::Given<double> l2_regularization_strength_;
  detail::Given<double> l2_shrinkage_regularization_strength_;
  detail::Given<double> beta_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Follow the regularized leader (McMahan et al., 2013), where l1, l2 and shrink are the three strengths: z += g + 2 *
/// shrink * p - (sqrt(s + g^2) - sqrt(s)) / lr * p; s += g^2; p = (clip(z, -l1, l1) - z) / ((beta + sqrt(s)) / lr + 2 *
/// l2).
/// - slot "accumulator": s, the sum of the squared gradients.
/// - slot "linear": z, the sum of the gradients and of what the steps took away.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Ftrl : public Optimizer {
 public:
  static Fallible<Ftrl> make(const FtrlOptions& options = FtrlOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("ftrl"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "initial_accumulator_value", options.initial_accumulator_value_));
    EAGER_DO(detail::set_if(made, "l1_regularization_strength", options.l1_regularization_strength_));
    EAGER_DO(detail::set_if(made, "l2_regularization_strength", options.l2_regularization_strength_));
    EAGER_DO(
        detail::set_if(made, "l2_shrinkage_regularization_strength", options.l2_shrinkage_regularization_strength_));
    EAGER_DO(detail::set_if(made, "beta", options.beta_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Ftrl(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Ftrl(const FtrlOptions& options = FtrlOptions()) : Ftrl(make(options)) {}
#endif

 private:
  explicit Ftrl(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of SGD.
class SGDOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.01.
  SGDOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.
  SGDOptions& momentum(double value) { return momentum_.set(value), *this; }
  /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is 0.
  /// Default: false.
  SGDOptions& nesterov(bool value) { return nesterov_.set(value), *this; }
  /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
  /// b. It matters when the rate changes. Default: false.
  SGDOptions& rate_within_momentum(bool value) { return rate_within_momentum_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  SGDOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  SGDOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  SGDOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  SGDOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  SGDOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  SGDOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  SGDOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  SGDOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> momentum_;
  detail::Given<bool> nesterov_;
  detail::Given<bool> rate_within_momentum_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Gradient descent (Robbins and Monro, 1951): p -= lr * g. With a momentum, the update of Momentum.
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class SGD : public Optimizer {
 public:
  static Fallible<SGD> make(const SGDOptions& options = SGDOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("gradient_descent"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "nesterov", options.nesterov_));
    EAGER_DO(detail::set_if(made, "rate_within_momentum", options.rate_within_momentum_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return SGD(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit SGD(const SGDOptions& options = SGDOptions()) : SGD(make(options)) {}
#endif

 private:
  explicit SGD(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Lion.
class LionOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  LionOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the gradients, at each step; less than 1. Default: 0.9.
  LionOptions& beta_1(double value) { return beta_1_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.99.
  LionOptions& beta_2(double value) { return beta_2_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  LionOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  LionOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  LionOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  LionOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  LionOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  LionOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  LionOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  LionOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Lion (Chen et al., 2023): p -= lr * sign(beta_1 * m + (1 - beta_1) * g); m = beta_2 * m + (1 - beta_2) * g.
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Lion : public Optimizer {
 public:
  static Fallible<Lion> make(const LionOptions& options = LionOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("lion"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Lion(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Lion(const LionOptions& options = LionOptions()) : Lion(make(options)) {}
#endif

 private:
  explicit Lion(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Momentum.
class MomentumOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.01.
  MomentumOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.9.
  MomentumOptions& momentum(double value) { return momentum_.set(value), *this; }
  /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is 0.
  /// Default: false.
  MomentumOptions& nesterov(bool value) { return nesterov_.set(value), *this; }
  /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
  /// b. It matters when the rate changes. Default: false.
  MomentumOptions& rate_within_momentum(bool value) { return rate_within_momentum_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  MomentumOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  MomentumOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  MomentumOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  MomentumOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  MomentumOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  MomentumOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  MomentumOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  MomentumOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> momentum_;
  detail::Given<bool> nesterov_;
  detail::Given<bool> rate_within_momentum_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Gradient descent with a momentum (Polyak, 1964): b = momentum * b + g; p -= lr * b. With nesterov: p -= lr * (g +
/// momentum * b).
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Momentum : public Optimizer {
 public:
  static Fallible<Momentum> make(const MomentumOptions& options = MomentumOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("momentum"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "nesterov", options.nesterov_));
    EAGER_DO(detail::set_if(made, "rate_within_momentum", options.rate_within_momentum_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Momentum(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Momentum(const MomentumOptions& options = MomentumOptions()) : Momentum(make(options)) {}
#endif

 private:
  explicit Momentum(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Nadam.
class NadamOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  NadamOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the gradients, at each step; less than 1. Default: 0.9.
  NadamOptions& beta_1(double value) { return beta_1_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step; less than 1. Default: 0.999.
  NadamOptions& beta_2(double value) { return beta_2_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08.
  NadamOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// How fast the momentum grows, from half of beta_1 to beta_1. Default: 0.004.
  NadamOptions& momentum_decay(double value) { return momentum_decay_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  NadamOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  NadamOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  NadamOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  NadamOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  NadamOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  NadamOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  NadamOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  NadamOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> epsilon_;
  detail::Given<double> momentum_decay_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Adam with Nesterov's momentum (Dozat, 2016), where f(t) = beta_1 * (1 - 0.96^(t * momentum_decay) / 2) and F(t) is
/// the product of f up to t: m and v as Adam's; p -= lr * (f(t + 1) * m / (1 - F(t + 1)) + (1 - f(t)) * g / (1 - F(t)))
/// / (sqrt(v / (1 - beta_2^t)) + epsilon).
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "v": v, the mean of the squared gradients, decayed.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Nadam : public Optimizer {
 public:
  static Fallible<Nadam> make(const NadamOptions& options = NadamOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("nadam"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "momentum_decay", options.momentum_decay_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Nadam(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Nadam(const NadamOptions& options = NadamOptions()) : Nadam(make(options)) {}
#endif

 private:
  explicit Nadam(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of Nesterov.
class NesterovOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.01.
  NesterovOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.9.
  NesterovOptions& momentum(double value) { return momentum_.set(value), *this; }
  /// Whether the gradient is taken ahead, where the momentum leads (Nesterov). It changes nothing while momentum is 0.
  /// Default: true.
  NesterovOptions& nesterov(bool value) { return nesterov_.set(value), *this; }
  /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
  /// b. It matters when the rate changes. Default: false.
  NesterovOptions& rate_within_momentum(bool value) { return rate_within_momentum_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  NesterovOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  NesterovOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  NesterovOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  NesterovOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  NesterovOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  NesterovOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  NesterovOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  NesterovOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> momentum_;
  detail::Given<bool> nesterov_;
  detail::Given<bool> rate_within_momentum_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum * b + g; p -= lr * (g +
/// momentum * b).
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class Nesterov : public Optimizer {
 public:
  static Fallible<Nesterov> make(const NesterovOptions& options = NesterovOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("nesterov"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "nesterov", options.nesterov_));
    EAGER_DO(detail::set_if(made, "rate_within_momentum", options.rate_within_momentum_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return Nesterov(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Nesterov(const NesterovOptions& options = NesterovOptions()) : Nesterov(make(options)) {}
#endif

 private:
  explicit Nesterov(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

/// The hyperparameters of RMSprop.
class RMSpropOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  RMSpropOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The decay of the mean of the squared gradients, at each step. Default: 0.99.
  RMSpropOptions& rho(double value) { return rho_.set(value), *this; }
  /// The part of the step before that each step goes on with; 0: none, and no slot for it. Default: 0.
  RMSpropOptions& momentum(double value) { return momentum_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-08.
  RMSpropOptions& epsilon(double value) { return epsilon_.set(value), *this; }
  /// Whether epsilon is added within the root, as TensorFlow does: sqrt(s + epsilon). Default: false.
  RMSpropOptions& epsilon_within_root(bool value) { return epsilon_within_root_.set(value), *this; }
  /// The value that the slot "mean_square" starts with. Default: 0.
  RMSpropOptions& initial_mean_square(double value) { return initial_mean_square_.set(value), *this; }
  /// Whether the momentum takes each step in with its rate, as TensorFlow's does: b = momentum * b + lr * g, and p -=
  /// b. It matters when the rate changes. Default: false.
  RMSpropOptions& rate_within_momentum(bool value) { return rate_within_momentum_.set(value), *this; }
  /// Whether a step is divided by the root of the variance of the gradients, s - a^2, for whose mean a there is a slot.
  /// Default: false.
  RMSpropOptions& centered(bool value) { return centered_.set(value), *this; }
  /// The part of a variable that each step takes away, times the learning rate and apart from the gradient (decoupled).
  /// Default: 0.
  RMSpropOptions& weight_decay(double value) { return weight_decay_.set(value), *this; }
  /// Patterns of names: a variable whose whole name one of them matches has no weight decay. * stands for any
  /// characters, ? for one, [abc] for one of these. Default: none.
  RMSpropOptions& exclude_from_weight_decay(std::vector<std::string> value) {
    return exclude_from_weight_decay_.set(std::move(value)), *this;
  }
  /// The largest magnitude of an element of a gradient; 0: any. Default: 0.
  RMSpropOptions& clip_value(double value) { return clip_value_.set(value), *this; }
  /// The largest norm of a gradient, which is scaled down to it; 0: any. Default: 0.
  RMSpropOptions& clip_norm(double value) { return clip_norm_.set(value), *this; }
  /// The largest norm of all gradients together, which are scaled down to it; 0: any. Default: 0.
  RMSpropOptions& global_clip_norm(double value) { return global_clip_norm_.set(value), *this; }
  /// The part of the former average in the moving average of each variable, its slot "average"; less than 1. 0: there
  /// are no averages. Default: 0.
  RMSpropOptions& ema_momentum(double value) { return ema_momentum_.set(value), *this; }
  /// How many steps give their gradients to one update, which takes the mean; at least 1. Default: 1.
  RMSpropOptions& accumulation_steps(int64_t value) { return accumulation_steps_.set(value), *this; }
  /// Whether the step that a schedule gets counts calls, and not updates, where accumulation_steps is above 1. Default:
  /// false.
  RMSpropOptions& schedule_counts_calls(bool value) { return schedule_counts_calls_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
  detail::Given<double> rho_;
  detail::Given<double> momentum_;
  detail::Given<double> epsilon_;
  detail::Given<bool> epsilon_within_root_;
  detail::Given<double> initial_mean_square_;
  detail::Given<bool> rate_within_momentum_;
  detail::Given<bool> centered_;
  detail::Given<double> weight_decay_;
  detail::Given<std::vector<std::string>> exclude_from_weight_decay_;
  detail::Given<double> clip_value_;
  detail::Given<double> clip_norm_;
  detail::Given<double> global_clip_norm_;
  detail::Given<double> ema_momentum_;
  detail::Given<int64_t> accumulation_steps_;
  detail::Given<bool> schedule_counts_calls_;
};

/// RMSprop (Tieleman and Hinton, 2012): s = rho * s + (1 - rho) * g^2; d = g / (sqrt(s) + epsilon); p -= lr * d. With a
/// momentum: b = momentum * b + d; p -= lr * b. Centered: a = rho * a + (1 - rho) * g, and s - a^2 stands in place of s
/// in d.
/// - slot "mean_square": s, the mean of the squared gradients, decayed.
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
/// - slot "mean_gradient": a, the mean of the gradients, decayed; there is none while centered is false.
/// - slot "average": the moving average of the variable; there is none while ema_momentum is 0.
/// - slot "accumulated_gradient": the sum of the gradients since the last update; there is none while
/// accumulation_steps is 1.
class RMSprop : public Optimizer {
 public:
  static Fallible<RMSprop> make(const RMSpropOptions& options = RMSpropOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("rmsprop"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "rho", options.rho_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "epsilon_within_root", options.epsilon_within_root_));
    EAGER_DO(detail::set_if(made, "initial_mean_square", options.initial_mean_square_));
    EAGER_DO(detail::set_if(made, "rate_within_momentum", options.rate_within_momentum_));
    EAGER_DO(detail::set_if(made, "centered", options.centered_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    EAGER_DO(detail::set_if(made, "exclude_from_weight_decay", options.exclude_from_weight_decay_));
    EAGER_DO(detail::set_if(made, "clip_value", options.clip_value_));
    EAGER_DO(detail::set_if(made, "clip_norm", options.clip_norm_));
    EAGER_DO(detail::set_if(made, "global_clip_norm", options.global_clip_norm_));
    EAGER_DO(detail::set_if(made, "ema_momentum", options.ema_momentum_));
    EAGER_DO(detail::set_if(made, "accumulation_steps", options.accumulation_steps_));
    EAGER_DO(detail::set_if(made, "schedule_counts_calls", options.schedule_counts_calls_));
    return RMSprop(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit RMSprop(const RMSpropOptions& options = RMSpropOptions()) : RMSprop(make(options)) {}
#endif

 private:
  explicit RMSprop(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
};

EAGER_NAMESPACE_END

#endif
