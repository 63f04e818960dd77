// Params and formulas of the fused optimizer updates. The formulas are those of torch.optim; Ftrl's and Lion's, and
// those where epsilon or the rate is moved, are Keras's.
//
// Terms, for one variable and its gradient g, all of one shape
//   x      the variable's elements
//   s      elements of its slots (moments, accumulators), up to three: float32 for float16 and bfloat16 variables, else
//          x's dtype
//   rate   the learning rate: a param, or the last input (a scalar of any floating dtype)
//
// A dense kernel updates any number of variables at once. With k slots it has the inputs (x, slots.., g) for each
// variable, then the rate if that is an input, and the outputs (x, slots..) for each variable. A rows kernel
// (apply_NAME_rows) updates one variable where `indices` names its rows: its inputs are x, slots.., indices, values,
// and the rate if that is an input. A row that is named twice gets the sum of its gradients; rows that are not named
// stay as they are, slots included. An output may lie in the memory of its input.
#pragma once

#include <cmath>
#include <cstdint>

#include "kernels/portability.h"
#include "kernels/dtype.h"

namespace eager {

struct UpdateParams {
  double learning_rate;
  double momentum, rho;
  double beta1, beta2, epsilon, weight_decay;
  double has_moved_epsilon;           // 0 or 1: epsilon stands where TensorFlow's optimizers have it
  double has_rate_within_momentum;    // 0 or 1: the velocity has the rates of its steps in it, as TensorFlow's has
  double correction1, correction2;    // 1 - beta^step
  double gradient_part, moment_part;  // of Nadam's step: see set_corrections
  double momentum_decay, l1, l2, l2_shrinkage, beta;
  int32_t has_rate_input;
};

// Sets the params that depend on the number of the step, which counts from 1.
inline void set_corrections(UpdateParams& p, double step) {
  p.correction1 = 1 - std::pow(p.beta1, step);
  p.correction2 = 1 - std::pow(p.beta2, step);
}

// Returns the product of Nadam's momenta beta1 * (1 - q^i / 2) for i from 1 to `step`, where q = 0.96^momentum_decay. The
// logarithm of 1 - q^i / 2 is -sum_k (q^i / 2)^k / k, whose sum over i is geometric for each k: 60 terms, however many
// steps.
inline double nadam_momenta(const UpdateParams& p, double step) {
  const double log_q = p.momentum_decay * std::log(0.96);
  double sum = 0;
  for (int k = 1; k <= 60; ++k) {
    const double powers =
        log_q == 0 ? step : std::exp(k * log_q) * std::expm1(k * log_q * step) / std::expm1(k * log_q);
    sum += std::ldexp(powers, -k) / k;
  }
  return std::pow(p.beta1, step) * std::exp(-sum);
}

// Sets the params of Nadam that depend on the number of the step: the parts of the gradient and of the first moment in
// the step. The momentum grows from step to step, and both parts are corrected by the product of all momenta so far.
inline void set_nadam_parts(UpdateParams& p, double step) {
  const auto momentum = [&](double t) { return p.beta1 * (1 - 0.5 * std::pow(0.96, t * p.momentum_decay)); };
  const double product = nadam_momenta(p, step), now = momentum(step), next = momentum(step + 1);
  p.gradient_part = (1 - now) / (1 - product);
  p.moment_part = next / (1 - product * next);
}

constexpr DType slot_dtype(DType variable) {
  return variable == DType::float16 || variable == DType::bfloat16 ? DType::float32 : variable;
}

namespace update {

constexpr int kMostSlots = 3;  // of a rule

// C is the type in which the update is computed. A rule is made once for each launch, and `step` runs for each element,
// whose slots are s[0 .. kSlots).

// Takes the decoupled weight decay away from an element. The product is chosen, not only computed, so that without a decay
// the compiler may fuse the update's own operations as if there were none.
template <class C>
struct Decay {
  C keep;
  EAGER_HD Decay(const UpdateParams& p, double rate) : keep(static_cast<C>(1 - rate * p.weight_decay)) {}
  EAGER_HD C operator()(C x) const { return keep == 1 ? x : keep * x; }
};

// Epsilon where it stands: the first of two places, or the second, if it is moved. It is 0 at the other, and added there
// too, so that the loops have no branch.
template <class C>
struct Epsilons {
  C first, second;
  EAGER_HD explicit Epsilons(const UpdateParams& p)
      : first(static_cast<C>(p.has_moved_epsilon != 0 ? 0 : p.epsilon)),
        second(static_cast<C>(p.has_moved_epsilon != 0 ? p.epsilon : 0)) {}
};

// The rate where it stands: on what a velocity takes in, or on what is taken away from an element. It is 1 at the other, where no
// product is made, as in Decay.
template <class C>
struct Rates {
  C taken_in, taken_away;
  EAGER_HD Rates(bool within_momentum, double r)
      : taken_in(static_cast<C>(within_momentum ? r : 1)), taken_away(static_cast<C>(within_momentum ? 1 : r)) {}
  EAGER_HD C operator()(C change) const { return taken_in == 1 ? change : taken_in * change; }
};

// Robbins, Monro 1951.
template <class C>
struct GradientDescent {
  static constexpr int kSlots = 0;
  Decay<C> decayed;
  C rate;
  EAGER_HD GradientDescent(const UpdateParams& p, double r) : decayed(p, r), rate(static_cast<C>(r)) {}
  EAGER_HD void step(C& x, C*, C g) const { x = decayed(x) - rate * g; }
};

// Polyak 1964; Nesterov's look-ahead as in Sutskever et al. 2013. s has the velocity.
template <class C, bool Nesterov>
struct Momentum {
  static constexpr int kSlots = 1;
  Decay<C> decayed;
  Rates<C> rates;
  C momentum;
  EAGER_HD Momentum(const UpdateParams& p, double r)
      : decayed(p, r), rates(p.has_rate_within_momentum != 0, r), momentum(static_cast<C>(p.momentum)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C& velocity = s[0];
    const C change = rates(g);
    velocity = momentum * velocity + change;
    x = decayed(x) - rates.taken_away * (Nesterov ? change + momentum * velocity : velocity);
  }
};
template <class C>
using PlainMomentum = Momentum<C, false>;
template <class C>
using NesterovMomentum = Momentum<C, true>;

// Kingma, Ba 2015, Algorithm 1; with weight_decay AdamW (Loshchilov, Hutter 2019). s has the first and second moment, and
// the largest second moment so far, which stands in its place, where HasMaximum (AMSGrad, Reddi et al. 2018). Epsilon is
// moved to the root before its correction ("epsilon hat" in the paper).
template <class C, bool HasMaximum>
struct Adam {
  static constexpr int kSlots = HasMaximum ? 3 : 2;
  C keep, beta1, one_minus_beta1, beta2, one_minus_beta2, rate, root_scale, epsilon;
  EAGER_HD Adam(const UpdateParams& p, double r)
      : keep(static_cast<C>(1 - r * p.weight_decay)), beta1(static_cast<C>(p.beta1)),
        one_minus_beta1(static_cast<C>(1 - p.beta1)), beta2(static_cast<C>(p.beta2)),
        one_minus_beta2(static_cast<C>(1 - p.beta2)), rate(static_cast<C>(r / p.correction1)),
        root_scale(static_cast<C>(1 / std::sqrt(p.correction2))),
        epsilon(static_cast<C>(p.has_moved_epsilon != 0 ? p.epsilon / std::sqrt(p.correction2) : p.epsilon)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C &m = s[0], &v = s[1];
    m = beta1 * m + one_minus_beta1 * g;
    v = beta2 * v + one_minus_beta2 * (g * g);
    C square = v;
    if constexpr (HasMaximum) square = s[2] = s[2] > v ? s[2] : v;  // NaN where v is
    x = keep * x - rate * (m / (std::sqrt(square) * root_scale + epsilon));
  }
};
template <class C>
using PlainAdam = Adam<C, false>;
template <class C>
using MaximumAdam = Adam<C, true>;

// Tieleman, Hinton 2012; centered as in Graves 2013. s has the mean square, the velocity where HasMomentum, and last the
// mean gradient where IsCentered: its square is taken from the mean square, which leaves an estimate of the variance. That
// is 0 where rounding makes it negative. Epsilon is moved into the root.
template <class C, bool HasMomentum, bool IsCentered>
struct RmsProp {
  static constexpr int kSlots = 1 + HasMomentum + IsCentered;
  Decay<C> decayed;
  Epsilons<C> epsilon;
  Rates<C> rates;
  C rho, one_minus_rho, momentum;
  EAGER_HD RmsProp(const UpdateParams& p, double r)
      : decayed(p, r), epsilon(p), rates(HasMomentum && p.has_rate_within_momentum != 0, r), rho(static_cast<C>(p.rho)),
        one_minus_rho(static_cast<C>(1 - p.rho)), momentum(static_cast<C>(p.momentum)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C square = s[0] = rho * s[0] + one_minus_rho * (g * g);
    if constexpr (IsCentered) {
      C& mean = s[kSlots - 1];
      mean = rho * mean + one_minus_rho * g;
      const C variance = square - mean * mean;
      square = variance < 0 ? C(0) : variance;
    }
    C change = g / (std::sqrt(square + epsilon.second) + epsilon.first);
    if constexpr (HasMomentum) change = s[1] = momentum * s[1] + rates(change);
    x = decayed(x) - rates.taken_away * change;
  }
};
template <class C>
using PlainRmsProp = RmsProp<C, false, false>;
template <class C>
using MomentumRmsProp = RmsProp<C, true, false>;
template <class C>
using CenteredRmsProp = RmsProp<C, false, true>;
template <class C>
using CenteredMomentumRmsProp = RmsProp<C, true, true>;

// Duchi, Hazan, Singer 2011. s has the sum of squares. Epsilon is moved into the root.
template <class C>
struct Adagrad {
  static constexpr int kSlots = 1;
  Decay<C> decayed;
  Epsilons<C> epsilon;
  C rate;
  EAGER_HD Adagrad(const UpdateParams& p, double r) : decayed(p, r), epsilon(p), rate(static_cast<C>(r)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    s[0] += g * g;
    x = decayed(x) - rate * (g / (std::sqrt(s[0] + epsilon.second) + epsilon.first));
  }
};

// Zeiler 2012. s has the mean squares of the gradients and of the changes.
template <class C>
struct Adadelta {
  static constexpr int kSlots = 2;
  Decay<C> decayed;
  C rate, rho, one_minus_rho, epsilon;
  EAGER_HD Adadelta(const UpdateParams& p, double r)
      : decayed(p, r), rate(static_cast<C>(r)), rho(static_cast<C>(p.rho)), one_minus_rho(static_cast<C>(1 - p.rho)),
        epsilon(static_cast<C>(p.epsilon)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C &gradients = s[0], &changes = s[1];
    gradients = rho * gradients + one_minus_rho * (g * g);
    const C change = std::sqrt(changes + epsilon) / std::sqrt(gradients + epsilon) * g;
    changes = rho * changes + one_minus_rho * (change * change);
    x = decayed(x) - rate * change;
  }
};

// Kingma, Ba 2015, Algorithm 2. s has the first moment, and the decayed maximum of the gradients. Epsilon is moved from the
// gradient to the maximum.
template <class C>
struct Adamax {
  static constexpr int kSlots = 2;
  Decay<C> decayed;
  Epsilons<C> epsilon;
  C rate, beta1, one_minus_beta1, beta2;
  EAGER_HD Adamax(const UpdateParams& p, double r)
      : decayed(p, r), epsilon(p), rate(static_cast<C>(r / p.correction1)), beta1(static_cast<C>(p.beta1)),
        one_minus_beta1(static_cast<C>(1 - p.beta1)), beta2(static_cast<C>(p.beta2)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C &m = s[0], &u = s[1];
    m = beta1 * m + one_minus_beta1 * g;
    const C former = beta2 * u, now = (g < 0 ? -g : g) + epsilon.first;
    u = former > now ? former : now;
    x = decayed(x) - rate * (m / (u + epsilon.second));
  }
};

// Dozat 2016: Adam with Nesterov's look-ahead. s has the first and second moment.
template <class C>
struct Nadam {
  static constexpr int kSlots = 2;
  Decay<C> decayed;
  C beta1, one_minus_beta1, beta2, one_minus_beta2, rate_of_gradient, rate_of_moment, root_scale, epsilon;
  EAGER_HD Nadam(const UpdateParams& p, double r)
      : decayed(p, r), beta1(static_cast<C>(p.beta1)), one_minus_beta1(static_cast<C>(1 - p.beta1)),
        beta2(static_cast<C>(p.beta2)), one_minus_beta2(static_cast<C>(1 - p.beta2)),
        rate_of_gradient(static_cast<C>(r * p.gradient_part)), rate_of_moment(static_cast<C>(r * p.moment_part)),
        root_scale(static_cast<C>(1 / std::sqrt(p.correction2))), epsilon(static_cast<C>(p.epsilon)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C &m = s[0], &v = s[1];
    m = beta1 * m + one_minus_beta1 * g;
    v = beta2 * v + one_minus_beta2 * (g * g);
    x = decayed(x) - (rate_of_gradient * g + rate_of_moment * m) / (std::sqrt(v) * root_scale + epsilon);
  }
};

// McMahan et al. 2013, Algorithm 1, with Keras's shrinkage. s has the sum of squares, and the linear term. An element
// without any gradient so far stays where the sum and beta are 0, since the formula divides by 0 there.
template <class C>
struct Ftrl {
  static constexpr int kSlots = 2;
  Decay<C> decayed;
  C inverse_rate, l1, l2, shrinkage;
  EAGER_HD Ftrl(const UpdateParams& p, double r)
      : decayed(p, r), inverse_rate(static_cast<C>(1 / r)), l1(static_cast<C>(p.l1)),
        l2(static_cast<C>(2 * p.l2 + p.beta / r)), shrinkage(static_cast<C>(2 * p.l2_shrinkage)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C &sum = s[0], &linear = s[1];
    x = decayed(x);
    const C former = std::sqrt(sum);
    sum += g * g;
    const C root = std::sqrt(sum), growth = root == 0 ? C(0) : g * g / (root + former);  // root - former
    linear += g + shrinkage * x - growth * inverse_rate * x;
    const C clipped = linear < -l1 ? -l1 : linear > l1 ? l1 : linear, divisor = root * inverse_rate + l2;
    x = divisor == 0 ? x : (clipped - linear) / divisor;
  }
};

// Chen et al. 2023. s has the first moment.
template <class C>
struct Lion {
  static constexpr int kSlots = 1;
  Decay<C> decayed;
  C rate, beta1, one_minus_beta1, beta2, one_minus_beta2;
  EAGER_HD Lion(const UpdateParams& p, double r)
      : decayed(p, r), rate(static_cast<C>(r)), beta1(static_cast<C>(p.beta1)),
        one_minus_beta1(static_cast<C>(1 - p.beta1)), beta2(static_cast<C>(p.beta2)),
        one_minus_beta2(static_cast<C>(1 - p.beta2)) {}
  EAGER_HD void step(C& x, C* s, C g) const {
    C& m = s[0];
    const C direction = beta1 * m + one_minus_beta1 * g;
    m = beta2 * m + one_minus_beta2 * g;
    const C sign = direction > 0 ? C(1) : direction < 0 ? C(-1) : direction;  // NaN stays NaN
    x = decayed(x) - rate * sign;
  }
};

// The moving average of a variable, which is the slot a; `momentum` is the part of the former average.
template <class C>
struct Average {
  C momentum, rest;
  EAGER_HD explicit Average(const UpdateParams& p)
      : momentum(static_cast<C>(p.momentum)), rest(static_cast<C>(1 - p.momentum)) {}
  EAGER_HD C operator()(C a, C x) const { return momentum == 0 ? x : momentum * a + rest * x; }
};

}  // namespace update

}  // namespace eager
