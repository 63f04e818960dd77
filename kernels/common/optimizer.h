// Params and formulas of the fused optimizer updates. The formulas are those of torch.optim.
//
// Terms, for one variable and its gradient g, all of one shape
//   x      the variable's elements
//   a, b   elements of its slots (moments, accumulators): float32 for float16 and bfloat16 variables, else x's dtype
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
  double correction1, correction2;  // 1 - beta^step
  int32_t has_rate_input;
};

constexpr DType slot_dtype(DType variable) {
  return variable == DType::float16 || variable == DType::bfloat16 ? DType::float32 : variable;
}

namespace update {

// C is the type in which the update is computed. A rule is made once for each launch, and `step` runs for each element.

// Robbins, Monro 1951.
template <class C>
struct GradientDescent {
  static constexpr int kSlots = 0;
  C rate;
  EAGER_HD GradientDescent(const UpdateParams&, double r) : rate(static_cast<C>(r)) {}
  EAGER_HD void step(C& x, C&, C&, C g) const { x -= rate * g; }
};

// Polyak 1964; Nesterov's look-ahead as in Sutskever et al. 2013. a is the velocity.
template <class C, bool Nesterov>
struct Momentum {
  static constexpr int kSlots = 1;
  C rate, momentum;
  EAGER_HD Momentum(const UpdateParams& p, double r) : rate(static_cast<C>(r)), momentum(static_cast<C>(p.momentum)) {}
  EAGER_HD void step(C& x, C& a, C&, C g) const {
    a = momentum * a + g;
    x -= rate * (Nesterov ? g + momentum * a : a);
  }
};
template <class C>
using PlainMomentum = Momentum<C, false>;
template <class C>
using NesterovMomentum = Momentum<C, true>;

// Kingma, Ba 2015, Algorithm 1; with weight_decay AdamW (Loshchilov, Hutter 2019). a and b are the first and second
// moment.
template <class C>
struct Adam {
  static constexpr int kSlots = 2;
  C keep, beta1, one_minus_beta1, beta2, one_minus_beta2, rate, root_scale, epsilon;
  EAGER_HD Adam(const UpdateParams& p, double r)
      : keep(static_cast<C>(1 - r * p.weight_decay)), beta1(static_cast<C>(p.beta1)),
        one_minus_beta1(static_cast<C>(1 - p.beta1)), beta2(static_cast<C>(p.beta2)),
        one_minus_beta2(static_cast<C>(1 - p.beta2)), rate(static_cast<C>(r / p.correction1)),
        root_scale(static_cast<C>(1 / std::sqrt(p.correction2))), epsilon(static_cast<C>(p.epsilon)) {}
  EAGER_HD void step(C& x, C& a, C& b, C g) const {
    a = beta1 * a + one_minus_beta1 * g;
    b = beta2 * b + one_minus_beta2 * (g * g);
    x = keep * x - rate * (a / (std::sqrt(b) * root_scale + epsilon));
  }
};

// Tieleman, Hinton 2012. a is the mean square, b the velocity.
template <class C, bool HasMomentum>
struct RmsProp {
  static constexpr int kSlots = HasMomentum ? 2 : 1;
  C rate, rho, one_minus_rho, epsilon, momentum;
  EAGER_HD RmsProp(const UpdateParams& p, double r)
      : rate(static_cast<C>(r)), rho(static_cast<C>(p.rho)), one_minus_rho(static_cast<C>(1 - p.rho)),
        epsilon(static_cast<C>(p.epsilon)), momentum(static_cast<C>(p.momentum)) {}
  EAGER_HD void step(C& x, C& a, C& b, C g) const {
    a = rho * a + one_minus_rho * (g * g);
    C change = g / (std::sqrt(a) + epsilon);
    if (HasMomentum) change = b = momentum * b + change;
    x -= rate * change;
  }
};
template <class C>
using PlainRmsProp = RmsProp<C, false>;
template <class C>
using MomentumRmsProp = RmsProp<C, true>;

// Duchi, Hazan, Singer 2011. a is the sum of squares.
template <class C>
struct Adagrad {
  static constexpr int kSlots = 1;
  C rate, epsilon;
  EAGER_HD Adagrad(const UpdateParams& p, double r) : rate(static_cast<C>(r)), epsilon(static_cast<C>(p.epsilon)) {}
  EAGER_HD void step(C& x, C& a, C&, C g) const {
    a += g * g;
    x -= rate * (g / (std::sqrt(a) + epsilon));
  }
};

}  // namespace update

}  // namespace eager
