// Written by bindings/generate.
// The kinds of schedules.
#ifndef EAGER_SCHEDULES_HPP_
#define EAGER_SCHEDULES_HPP_

#include "optimizer.hpp"

EAGER_NAMESPACE_BEGIN

/// The attributes of Constant.
class ConstantOptions {
 public:
  /// The rate of every step. Default: 0.001.
  ConstantOptions& learning_rate(double value) { return learning_rate_.set(value), *this; }

  // The values that were given.
  detail::Given<double> learning_rate_;
};

/// The same learning rate at each step.
class Constant : public Schedule {
 public:
  static Fallible<Constant> make(const ConstantOptions& options = ConstantOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("constant"));
    EAGER_DO(detail::set_if(made, "learning_rate", options.learning_rate_));
    return Constant(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit Constant(const ConstantOptions& options = ConstantOptions()) : Constant(make(options)) {}
#endif

 private:
  explicit Constant(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of CosineDecay.
class CosineDecayOptions {
 public:
  /// The rate of the first step. Default: 0.001.
  CosineDecayOptions& initial_learning_rate(double value) { return initial_learning_rate_.set(value), *this; }
  /// The number of steps over which the rate decays; more than 0. Default: 1.
  CosineDecayOptions& decay_steps(double value) { return decay_steps_.set(value), *this; }
  /// The last rate, as a part of the highest. Default: 0.
  CosineDecayOptions& alpha(double value) { return alpha_.set(value), *this; }
  /// The rate that the warm-up leads to, and from which the rate then decays; 0: there is no warm-up. Default: 0.
  CosineDecayOptions& warmup_target(double value) { return warmup_target_.set(value), *this; }
  /// The number of steps in which the rate first goes from initial_learning_rate to warmup_target; 0: none. Default: 0.
  CosineDecayOptions& warmup_steps(double value) { return warmup_steps_.set(value), *this; }

  // The values that were given.
  detail::Given<double> initial_learning_rate_;
  detail::Given<double> decay_steps_;
  detail::Given<double> alpha_;
  detail::Given<double> warmup_target_;
  detail::Given<double> warmup_steps_;
};

/// A warm-up in a line, then half a cosine's wave down over decay_steps (Loshchilov and Hutter, 2017).
class CosineDecay : public Schedule {
 public:
  static Fallible<CosineDecay> make(const CosineDecayOptions& options = CosineDecayOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("cosine"));
    EAGER_DO(detail::set_if(made, "initial_learning_rate", options.initial_learning_rate_));
    EAGER_DO(detail::set_if(made, "decay_steps", options.decay_steps_));
    EAGER_DO(detail::set_if(made, "alpha", options.alpha_));
    EAGER_DO(detail::set_if(made, "warmup_target", options.warmup_target_));
    EAGER_DO(detail::set_if(made, "warmup_steps", options.warmup_steps_));
    return CosineDecay(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit CosineDecay(const CosineDecayOptions& options = CosineDecayOptions()) : CosineDecay(make(options)) {}
#endif

 private:
  explicit CosineDecay(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of CosineDecayRestarts.
class CosineDecayRestartsOptions {
 public:
  /// The rate of the first step. Default: 0.001.
  CosineDecayRestartsOptions& initial_learning_rate(double value) { return initial_learning_rate_.set(value), *this; }
  /// The number of steps to the first restart; more than 0. Default: 1.
  CosineDecayRestartsOptions& first_decay_steps(double value) { return first_decay_steps_.set(value), *this; }
  /// How many times longer each period is than the one before; at least 1. Default: 2.
  CosineDecayRestartsOptions& t_mul(double value) { return t_mul_.set(value), *this; }
  /// How many times higher each period begins than the one before. Default: 1.
  CosineDecayRestartsOptions& m_mul(double value) { return m_mul_.set(value), *this; }
  /// The last rate, as a part of the highest. Default: 0.
  CosineDecayRestartsOptions& alpha(double value) { return alpha_.set(value), *this; }
  /// The rate that the warm-up leads to, and from which the rate then decays; 0: there is no warm-up. Default: 0.
  CosineDecayRestartsOptions& warmup_target(double value) { return warmup_target_.set(value), *this; }
  /// The number of steps in which the rate first goes from initial_learning_rate to warmup_target; 0: none. Default: 0.
  CosineDecayRestartsOptions& warmup_steps(double value) { return warmup_steps_.set(value), *this; }

  // The values that were given.
  detail::Given<double> initial_learning_rate_;
  detail::Given<double> first_decay_steps_;
  detail::Given<double> t_mul_;
  detail::Given<double> m_mul_;
  detail::Given<double> alpha_;
  detail::Given<double> warmup_target_;
  detail::Given<double> warmup_steps_;
};

/// A warm-up in a line, then half a cosine's wave down again and again, each t_mul times as long and m_mul times as
/// high as the one before (SGDR: Loshchilov and Hutter, 2017).
class CosineDecayRestarts : public Schedule {
 public:
  static Fallible<CosineDecayRestarts> make(const CosineDecayRestartsOptions& options = CosineDecayRestartsOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("cosine_restarts"));
    EAGER_DO(detail::set_if(made, "initial_learning_rate", options.initial_learning_rate_));
    EAGER_DO(detail::set_if(made, "first_decay_steps", options.first_decay_steps_));
    EAGER_DO(detail::set_if(made, "t_mul", options.t_mul_));
    EAGER_DO(detail::set_if(made, "m_mul", options.m_mul_));
    EAGER_DO(detail::set_if(made, "alpha", options.alpha_));
    EAGER_DO(detail::set_if(made, "warmup_target", options.warmup_target_));
    EAGER_DO(detail::set_if(made, "warmup_steps", options.warmup_steps_));
    return CosineDecayRestarts(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit CosineDecayRestarts(const CosineDecayRestartsOptions& options = CosineDecayRestartsOptions())
      : CosineDecayRestarts(make(options)) {}
#endif

 private:
  explicit CosineDecayRestarts(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of ExponentialDecay.
class ExponentialDecayOptions {
 public:
  /// The rate of the first step. Default: 0.001.
  ExponentialDecayOptions& initial_learning_rate(double value) { return initial_learning_rate_.set(value), *this; }
  /// The number of steps over which the rate decays; more than 0. Default: 1.
  ExponentialDecayOptions& decay_steps(double value) { return decay_steps_.set(value), *this; }
  /// How much the rate decays in decay_steps steps. Default: 0.96.
  ExponentialDecayOptions& decay_rate(double value) { return decay_rate_.set(value), *this; }
  /// Whether the rate falls in steps, each time that decay_steps have passed, and not at every step. Default: false.
  ExponentialDecayOptions& staircase(bool value) { return staircase_.set(value), *this; }

  // The values that were given.
  detail::Given<double> initial_learning_rate_;
  detail::Given<double> decay_steps_;
  detail::Given<double> decay_rate_;
  detail::Given<bool> staircase_;
};

/// Exponential decay: initial_learning_rate * decay_rate^(step / decay_steps).
class ExponentialDecay : public Schedule {
 public:
  static Fallible<ExponentialDecay> make(const ExponentialDecayOptions& options = ExponentialDecayOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("exponential"));
    EAGER_DO(detail::set_if(made, "initial_learning_rate", options.initial_learning_rate_));
    EAGER_DO(detail::set_if(made, "decay_steps", options.decay_steps_));
    EAGER_DO(detail::set_if(made, "decay_rate", options.decay_rate_));
    EAGER_DO(detail::set_if(made, "staircase", options.staircase_));
    return ExponentialDecay(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit ExponentialDecay(const ExponentialDecayOptions& options = ExponentialDecayOptions())
      : ExponentialDecay(make(options)) {}
#endif

 private:
  explicit ExponentialDecay(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of InverseTimeDecay.
class InverseTimeDecayOptions {
 public:
  /// The rate of the first step. Default: 0.001.
  InverseTimeDecayOptions& initial_learning_rate(double value) { return initial_learning_rate_.set(value), *this; }
  /// The number of steps over which the rate decays; more than 0. Default: 1.
  InverseTimeDecayOptions& decay_steps(double value) { return decay_steps_.set(value), *this; }
  /// How much the rate decays in decay_steps steps. Default: 0.96.
  InverseTimeDecayOptions& decay_rate(double value) { return decay_rate_.set(value), *this; }
  /// Whether the rate falls in steps, each time that decay_steps have passed, and not at every step. Default: false.
  InverseTimeDecayOptions& staircase(bool value) { return staircase_.set(value), *this; }

  // The values that were given.
  detail::Given<double> initial_learning_rate_;
  detail::Given<double> decay_steps_;
  detail::Given<double> decay_rate_;
  detail::Given<bool> staircase_;
};

/// Decay with time: initial_learning_rate / (1 + decay_rate * step / decay_steps).
class InverseTimeDecay : public Schedule {
 public:
  static Fallible<InverseTimeDecay> make(const InverseTimeDecayOptions& options = InverseTimeDecayOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("inverse_time"));
    EAGER_DO(detail::set_if(made, "initial_learning_rate", options.initial_learning_rate_));
    EAGER_DO(detail::set_if(made, "decay_steps", options.decay_steps_));
    EAGER_DO(detail::set_if(made, "decay_rate", options.decay_rate_));
    EAGER_DO(detail::set_if(made, "staircase", options.staircase_));
    return InverseTimeDecay(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit InverseTimeDecay(const InverseTimeDecayOptions& options = InverseTimeDecayOptions())
      : InverseTimeDecay(make(options)) {}
#endif

 private:
  explicit InverseTimeDecay(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of OneCycle.
class OneCycleOptions {
 public:
  /// The highest rate. Default: 0.001.
  OneCycleOptions& max_learning_rate(double value) { return max_learning_rate_.set(value), *this; }
  /// The number of steps of the cycle; more than 0. Default: 1.
  OneCycleOptions& total_steps(double value) { return total_steps_.set(value), *this; }
  /// The part of the cycle in which the rate rises. Default: 0.3.
  OneCycleOptions& pct_start(double value) { return pct_start_.set(value), *this; }
  /// The highest rate, over that of the first step. Default: 25.
  OneCycleOptions& div_factor(double value) { return div_factor_.set(value), *this; }
  /// The rate of the first step, over that of the last. Default: 10000.
  OneCycleOptions& final_div_factor(double value) { return final_div_factor_.set(value), *this; }
  /// Whether the rate follows lines, and not cosines. Default: false.
  OneCycleOptions& linear(bool value) { return linear_.set(value), *this; }
  /// Whether the rate first falls back as slowly as it rose, and only then to the last rate. Default: false.
  OneCycleOptions& three_phase(bool value) { return three_phase_.set(value), *this; }

  // The values that were given.
  detail::Given<double> max_learning_rate_;
  detail::Given<double> total_steps_;
  detail::Given<double> pct_start_;
  detail::Given<double> div_factor_;
  detail::Given<double> final_div_factor_;
  detail::Given<bool> linear_;
  detail::Given<bool> three_phase_;
};

/// One cycle (Smith and Topin, 2018): up from max_learning_rate / div_factor, then down to max_learning_rate /
/// div_factor / final_div_factor.
class OneCycle : public Schedule {
 public:
  static Fallible<OneCycle> make(const OneCycleOptions& options = OneCycleOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("one_cycle"));
    EAGER_DO(detail::set_if(made, "max_learning_rate", options.max_learning_rate_));
    EAGER_DO(detail::set_if(made, "total_steps", options.total_steps_));
    EAGER_DO(detail::set_if(made, "pct_start", options.pct_start_));
    EAGER_DO(detail::set_if(made, "div_factor", options.div_factor_));
    EAGER_DO(detail::set_if(made, "final_div_factor", options.final_div_factor_));
    EAGER_DO(detail::set_if(made, "linear", options.linear_));
    EAGER_DO(detail::set_if(made, "three_phase", options.three_phase_));
    return OneCycle(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit OneCycle(const OneCycleOptions& options = OneCycleOptions()) : OneCycle(make(options)) {}
#endif

 private:
  explicit OneCycle(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of PolynomialDecay.
class PolynomialDecayOptions {
 public:
  /// The rate of the first step. Default: 0.001.
  PolynomialDecayOptions& initial_learning_rate(double value) { return initial_learning_rate_.set(value), *this; }
  /// The number of steps over which the rate decays; more than 0. Default: 1.
  PolynomialDecayOptions& decay_steps(double value) { return decay_steps_.set(value), *this; }
  /// The rate after decay_steps. Default: 0.0001.
  PolynomialDecayOptions& end_learning_rate(double value) { return end_learning_rate_.set(value), *this; }
  /// The power of the polynomial; 1: a line. Default: 1.
  PolynomialDecayOptions& power(double value) { return power_.set(value), *this; }
  /// Whether the rate rises again after decay_steps, and decays over twice, three times, ... as many. Default: false.
  PolynomialDecayOptions& cycle(bool value) { return cycle_.set(value), *this; }

  // The values that were given.
  detail::Given<double> initial_learning_rate_;
  detail::Given<double> decay_steps_;
  detail::Given<double> end_learning_rate_;
  detail::Given<double> power_;
  detail::Given<bool> cycle_;
};

/// Polynomial decay: (initial_learning_rate - end_learning_rate) * (1 - step / decay_steps)^power + end_learning_rate;
/// after decay_steps the rate stays, or the next cycle begins.
class PolynomialDecay : public Schedule {
 public:
  static Fallible<PolynomialDecay> make(const PolynomialDecayOptions& options = PolynomialDecayOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("polynomial"));
    EAGER_DO(detail::set_if(made, "initial_learning_rate", options.initial_learning_rate_));
    EAGER_DO(detail::set_if(made, "decay_steps", options.decay_steps_));
    EAGER_DO(detail::set_if(made, "end_learning_rate", options.end_learning_rate_));
    EAGER_DO(detail::set_if(made, "power", options.power_));
    EAGER_DO(detail::set_if(made, "cycle", options.cycle_));
    return PolynomialDecay(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit PolynomialDecay(const PolynomialDecayOptions& options = PolynomialDecayOptions())
      : PolynomialDecay(make(options)) {}
#endif

 private:
  explicit PolynomialDecay(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

/// The attributes of PiecewiseConstantDecay.
class PiecewiseConstantDecayOptions {
 public:
  /// The last steps of each value but the last; they ascend. Default: none.
  PiecewiseConstantDecayOptions& boundaries(std::vector<double> value) {
    return boundaries_.set(std::move(value)), *this;
  }
  /// The rates, one more than boundaries. Default: none.
  PiecewiseConstantDecayOptions& values(std::vector<double> value) { return values_.set(std::move(value)), *this; }

  // The values that were given.
  detail::Given<std::vector<double>> boundaries_;
  detail::Given<std::vector<double>> values_;
};

/// A learning rate that changes at given steps: values[i] for the first i where step <= boundaries[i], else the last of
/// values.
class PiecewiseConstantDecay : public Schedule {
 public:
  static Fallible<PiecewiseConstantDecay> make(
      const PiecewiseConstantDecayOptions& options = PiecewiseConstantDecayOptions()) {
    EAGER_TRY(Schedule made, Schedule::make("step"));
    EAGER_DO(detail::set_if(made, "boundaries", options.boundaries_));
    EAGER_DO(detail::set_if(made, "values", options.values_));
    return PiecewiseConstantDecay(std::move(made));
  }
#ifndef EAGER_RESULTS
  explicit PiecewiseConstantDecay(const PiecewiseConstantDecayOptions& options = PiecewiseConstantDecayOptions())
      : PiecewiseConstantDecay(make(options)) {}
#endif

 private:
  explicit PiecewiseConstantDecay(Schedule&& made) noexcept : Schedule(std::move(made)) {}
};

EAGER_NAMESPACE_END

#endif
