// Written by bindings/generate.
// The kinds of optimizers.
#ifndef EAGER_OPTIMIZERS_HPP_
#define EAGER_OPTIMIZERS_HPP_

#include "optimizer.hpp"

EAGER_NAMESPACE_BEGIN

/// The hyperparameters of Adagrad.
class AdagradOptions {
 public:
  /// The size of a step. It must not be negative. Default: 0.001.
  AdagradOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }
  /// The value that the slot "accumulator" starts with. Default: 0.
  AdagradOptions& initial_accumulator_value(double value) { return initial_accumulator_value_.set(value), *this; }
  /// Added to the square root that a step is divided by, so that no step is infinite. Default: 1e-10.
  AdagradOptions& epsilon(double value) { return epsilon_.set(value), *this; }

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> initial_accumulator_value_;
  detail::Given<double> epsilon_;
};

/// Adagrad (Duchi, Hazan and Singer, 2011): s += g^2; p -= lr * g / (sqrt(s) + epsilon).
/// - slot "accumulator": s, the sum of the squared gradients.
class Adagrad : public Optimizer {
 public:
  static Fallible<Adagrad> make(const AdagradOptions& options = AdagradOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adagrad"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "initial_accumulator_value", options.initial_accumulator_value_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
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

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> epsilon_;
  detail::Given<double> weight_decay_;
};

/// Adam (Kingma and Ba, 2015): m = beta_1 * m + (1 - beta_1) * g; v = beta_2 * v + (1 - beta_2) * g^2; p -= lr *
/// weight_decay * p; p -= lr * (m / (1 - beta_1^t)) / (sqrt(v / (1 - beta_2^t)) + epsilon).
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "v": v, the mean of the squared gradients, decayed.
class Adam : public Optimizer {
 public:
  static Fallible<Adam> make(const AdamOptions& options = AdamOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adam"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    return Adam(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Adam(const AdamOptions& options = AdamOptions()) : Adam(make(options)) {}
#endif

 private:
  explicit Adam(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
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

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> beta_1_;
  detail::Given<double> beta_2_;
  detail::Given<double> epsilon_;
  detail::Given<double> weight_decay_;
};

/// Adam with a decoupled weight decay (Loshchilov and Hutter, 2019): the update of Adam, whose weight_decay is not 0.
/// - slot "m": m, the mean of the gradients, decayed.
/// - slot "v": v, the mean of the squared gradients, decayed.
class AdamW : public Optimizer {
 public:
  static Fallible<AdamW> make(const AdamWOptions& options = AdamWOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("adamw"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "beta_1", options.beta_1_));
    EAGER_DO(detail::set_if(made, "beta_2", options.beta_2_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
    EAGER_DO(detail::set_if(made, "weight_decay", options.weight_decay_));
    return AdamW(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit AdamW(const AdamWOptions& options = AdamWOptions()) : AdamW(make(options)) {}
#endif

 private:
  explicit AdamW(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
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

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> momentum_;
  detail::Given<bool> nesterov_;
};

/// Gradient descent (Robbins and Monro, 1951): p -= lr * g. With a momentum, the update of Momentum.
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
class SGD : public Optimizer {
 public:
  static Fallible<SGD> make(const SGDOptions& options = SGDOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("gradient_descent"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "nesterov", options.nesterov_));
    return SGD(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit SGD(const SGDOptions& options = SGDOptions()) : SGD(make(options)) {}
#endif

 private:
  explicit SGD(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
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

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> momentum_;
  detail::Given<bool> nesterov_;
};

/// Gradient descent with a momentum (Polyak, 1964): b = momentum * b + g; p -= lr * b. With nesterov: p -= lr * (g +
/// momentum * b).
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
class Momentum : public Optimizer {
 public:
  static Fallible<Momentum> make(const MomentumOptions& options = MomentumOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("momentum"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "nesterov", options.nesterov_));
    return Momentum(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Momentum(const MomentumOptions& options = MomentumOptions()) : Momentum(make(options)) {}
#endif

 private:
  explicit Momentum(Optimizer&& made) noexcept : Optimizer(std::move(made)) {}
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

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> momentum_;
  detail::Given<bool> nesterov_;
};

/// Gradient descent with Nesterov's momentum (as in Sutskever et al., 2013): b = momentum * b + g; p -= lr * (g +
/// momentum * b).
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
class Nesterov : public Optimizer {
 public:
  static Fallible<Nesterov> make(const NesterovOptions& options = NesterovOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("nesterov"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "nesterov", options.nesterov_));
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

  // What was given.
  detail::Given<double> learning_rate_;
  detail::Given<double> rho_;
  detail::Given<double> momentum_;
  detail::Given<double> epsilon_;
};

/// RMSprop (Tieleman and Hinton, 2012): s = rho * s + (1 - rho) * g^2; d = g / (sqrt(s) + epsilon); p -= lr * d. With a
/// momentum: b = momentum * b + d; p -= lr * b.
/// - slot "mean_square": s, the mean of the squared gradients, decayed.
/// - slot "momentum": b, the sum of the former steps, decayed; there is none while momentum is 0.
class RMSprop : public Optimizer {
 public:
  static Fallible<RMSprop> make(const RMSpropOptions& options = RMSpropOptions()) {
    EAGER_TRY(Optimizer made, Optimizer::make("rmsprop"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    EAGER_DO(detail::set_if(made, "rho", options.rho_));
    EAGER_DO(detail::set_if(made, "momentum", options.momentum_));
    EAGER_DO(detail::set_if(made, "epsilon", options.epsilon_));
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
