// Fused updates of variables, as functions from old values to new ones. Optimizers launch their kernels directly, for
// many variables at once and in place; formulas and operands stand in kernels/common/optimizer.h.
#include "kernels/common/optimizer.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "runtime/ops/families.h"

namespace eager {

namespace {

void check_same_shape(InferContext& c, int i, const char* what) {
  const ShapeView x = c.input(0), y = c.input(i);
  if (!may_equal(x, y))
    invalid_argument("x and ", what, " do not have the same shape ", to_string(x), " ", to_string(y));
}

void check_rows(InferContext& c, int indices) {
  const ShapeView x = c.input(0), i = c.input(indices), v = c.input(indices + 1);
  if (x.rank < 1) invalid_argument("x must be at least a vector, got shape ", to_string(x));
  if (i.rank != 1) invalid_argument("indices must be one-dimensional, got shape ", to_string(i));
  bool fits = v.rank == x.rank && may_equal(v[0], i[0]);
  for (int k = 1; fits && k < x.rank; ++k) fits = may_equal(v[k], x[k]);
  if (!fits) {
    invalid_argument("Shape of values must be that of indices + shape of x[1:], got values ", to_string(v),
                     ", indices ", to_string(i), ", x ", to_string(x));
  }
}

struct Hyperparameter {
  AttrName name;
  double UpdateParams::*place;
  double default_value;
};

constexpr Hyperparameter kRate{"learning_rate", &UpdateParams::learning_rate, 0.001};
constexpr Hyperparameter kMomentum{"momentum", &UpdateParams::momentum, 0.9};
constexpr Hyperparameter kRho{"rho", &UpdateParams::rho, 0.99};
constexpr Hyperparameter kBeta1{"beta1", &UpdateParams::beta1, 0.9};
constexpr Hyperparameter kBeta2{"beta2", &UpdateParams::beta2, 0.999};
constexpr Hyperparameter kEpsilon{"epsilon", &UpdateParams::epsilon, 1e-8};
constexpr Hyperparameter kWeightDecay{"weight_decay", &UpdateParams::weight_decay, 0};
constexpr Hyperparameter kMomentumDecay{"momentum_decay", &UpdateParams::momentum_decay, 0.004};
constexpr Hyperparameter kL1{"l1", &UpdateParams::l1, 0};
constexpr Hyperparameter kL2{"l2", &UpdateParams::l2, 0};
constexpr Hyperparameter kL2Shrinkage{"l2_shrinkage", &UpdateParams::l2_shrinkage, 0};
constexpr Hyperparameter kBeta{"beta", &UpdateParams::beta, 0};

// An update rule: its slots and hyperparameters, in the order in which its op has them as inputs and attributes. The step
// comes after them, and last whether epsilon is moved.
struct Rule {
  std::array<const char*, update::kMostSlots> slots;
  std::array<const Hyperparameter*, 6> hyperparameters;
  bool has_step = false, moves_epsilon = false, moves_rate = false;
  constexpr int num_slots() const { return static_cast<int>(std::ranges::find(slots, nullptr) - slots.begin()); }
};

constexpr Rule kGradientDescent{{}, {&kRate, &kWeightDecay}};
constexpr Rule kVelocity{{"velocity"}, {&kRate, &kMomentum, &kWeightDecay}, false, false, true};
constexpr Rule kAdam{{"m", "v"}, {&kRate, &kBeta1, &kBeta2, &kEpsilon, &kWeightDecay}, true, true};
constexpr Rule kAdamAmsgrad{{"m", "v", "v_max"}, kAdam.hyperparameters, true, true};
constexpr Rule kRmsprop{{"mean_square"}, {&kRate, &kRho, &kEpsilon, &kWeightDecay}, false, true};
constexpr Rule kRmspropMomentum{
    {"mean_square", "velocity"}, {&kRate, &kRho, &kEpsilon, &kMomentum, &kWeightDecay}, false, true, true};
constexpr Rule kRmspropCentered{{"mean_square", "mean_gradient"}, kRmsprop.hyperparameters, false, true};
constexpr Rule kRmspropCenteredMomentum{
    {"mean_square", "velocity", "mean_gradient"}, kRmspropMomentum.hyperparameters, false, true, true};
constexpr Rule kAdagrad{{"accumulator"}, {&kRate, &kEpsilon, &kWeightDecay}, false, true};
constexpr Rule kAdadelta{{"mean_square", "mean_square_change"}, {&kRate, &kRho, &kEpsilon, &kWeightDecay}};
constexpr Rule kAdamax{{"m", "u"}, {&kRate, &kBeta1, &kBeta2, &kEpsilon, &kWeightDecay}, true, true};
constexpr Rule kNadam{{"m", "v"}, {&kRate, &kBeta1, &kBeta2, &kEpsilon, &kMomentumDecay, &kWeightDecay}, true};
constexpr Rule kFtrl{{"accumulator", "linear"}, {&kRate, &kL1, &kL2, &kL2Shrinkage, &kBeta, &kWeightDecay}};
constexpr Rule kLion{{"m"}, {&kRate, &kBeta1, &kBeta2, &kWeightDecay}};

void check_slot(InferContext& c, int i) {
  check_same_shape(c, i, "a slot");
  if (c.dtype(i) == slot_dtype(c.dtype(0))) return;
  invalid_argument("a slot of a ", dtype_name(c.dtype(0)), " variable is ", dtype_name(slot_dtype(c.dtype(0))),
                   ", not ", dtype_name(c.dtype(i)));
}

template <const Rule& rule, bool has_rows>
void update_infer(InferContext& c) {
  constexpr int kSlots = rule.num_slots();
  for (int i = 1; i <= kSlots; ++i) check_slot(c, i);
  if constexpr (has_rows) check_rows(c, kSlots + 1);
  else check_same_shape(c, kSlots + 1, "gradient");
  const int rate = kSlots + (has_rows ? 3 : 2);
  if (c.has_input(rate) && c.rank(rate) != 0) {
    invalid_argument("learning_rate is not a scalar: ", to_string(c.input(rate)));
  }
  if (c.concrete()) {
    UpdateParams& p = c.params<UpdateParams>() = {};
    for (const Hyperparameter* h : rule.hyperparameters) {
      if (h) p.*h->place = c.real(h->name);
    }
    if constexpr (rule.moves_epsilon) p.has_moved_epsilon = c.boolean("moved_epsilon");
    if constexpr (rule.moves_rate) p.has_rate_within_momentum = c.boolean("rate_within_momentum");
    if constexpr (rule.has_step) {
      const double step = static_cast<double>(c.integer("step"));
      set_corrections(p, step);
      set_nadam_parts(p, step);
    }
    p.has_rate_input = c.has_input(rate);
  }
  for (int i = 0; i <= kSlots; ++i) c.output(c.dtype(i), c.input(i));
}

template <const Rule& rule, bool has_rows>
void define(Registry& r, const char* name, const char* text) {
  OpDef& op = r.helper(name).describe(text).input("x", dtypes::floats);
  for (int i = 0; i < rule.num_slots(); ++i)
    op.input(rule.slots[i], dtype_bit(DType::float32) | dtype_bit(DType::float64), 0);
  if (has_rows) op.input("indices", dtypes::index, 0).input("values", dtypes::floats);
  else op.input("gradient", dtypes::floats);
  op.input("learning_rate", dtypes::floats, 0, kOptional);
  op.output("x", "x");
  for (int i = 0; i < rule.num_slots(); ++i) op.output(rule.slots[i], rule.slots[i]);
  for (const Hyperparameter* h : rule.hyperparameters) {
    if (h) op.attr_float(h->name.text, h->default_value);
  }
  if (rule.has_step) op.attr_int("step", 1);
  if (rule.moves_epsilon) op.attr_bool("moved_epsilon", false);
  if (rule.moves_rate) op.attr_bool("rate_within_momentum", false);
  op.infer(update_infer<rule, has_rows>).effects(kWritesVariable).no_gradient();
}

void average_infer(InferContext& c) {
  check_slot(c, 1);
  if (c.concrete()) (c.params<UpdateParams>() = {}).momentum = c.real("momentum");
  c.output(c.dtype(1), c.input(1));
}

}  // namespace

// clang-format off
void define_optimizer(Registry& r) {
  define<kGradientDescent, false>(r, "apply_gradient_descent", "x - learning_rate * gradient.");
  define<kGradientDescent, true>(r, "apply_gradient_descent_rows", "apply_gradient_descent where only rows of x have "
          "a gradient.");
  define<kVelocity, false>(r, "apply_momentum", "velocity = momentum * velocity + gradient; x - learning_rate * "
                                                "velocity.");
  define<kVelocity, true>(r, "apply_momentum_rows", "apply_momentum where only rows of x have a gradient.");
  define<kVelocity, false>(r, "apply_nesterov",
                           "apply_momentum with Nesterov's look-ahead: x - learning_rate * (gradient + momentum * "
                           "velocity).");
  define<kVelocity, true>(r, "apply_nesterov_rows", "apply_nesterov where only rows of x have a gradient.");
  define<kAdam, false>(r, "apply_adam", "Adam (Kingma, Ba 2015), with weight_decay AdamW (Loshchilov, Hutter 2019).");
  define<kAdam, true>(r, "apply_adam_rows", "apply_adam where only rows of x have a gradient.");
  define<kAdamAmsgrad, false>(r, "apply_adam_amsgrad", "apply_adam by the largest v so far, v_max (Reddi et al. 2018).");
  define<kAdamAmsgrad, true>(r, "apply_adam_amsgrad_rows", "apply_adam_amsgrad where only rows of x have a gradient.");
  define<kRmsprop, false>(r, "apply_rmsprop", "x - learning_rate * gradient / (sqrt(mean_square) + epsilon).");
  define<kRmsprop, true>(r, "apply_rmsprop_rows", "apply_rmsprop where only rows of x have a gradient.");
  define<kRmspropMomentum, false>(r, "apply_rmsprop_momentum", "apply_rmsprop whose steps gather in a velocity.");
  define<kRmspropMomentum, true>(r, "apply_rmsprop_momentum_rows", "apply_rmsprop_momentum where only rows of x have "
          "a gradient.");
  define<kRmspropCentered, false>(r, "apply_rmsprop_centered", "apply_rmsprop by the variance: mean_square - "
          "mean_gradient^2.");
  define<kRmspropCentered, true>(r, "apply_rmsprop_centered_rows", "apply_rmsprop_centered where only rows of x have a "
          "gradient.");
  define<kRmspropCenteredMomentum, false>(r, "apply_rmsprop_centered_momentum", "apply_rmsprop_centered whose steps gather "
          "in a velocity.");
  define<kRmspropCenteredMomentum, true>(r, "apply_rmsprop_centered_momentum_rows", "apply_rmsprop_centered_momentum where "
          "only rows of x have a gradient.");
  define<kAdagrad, false>(r, "apply_adagrad", "x - learning_rate * gradient / (sqrt(accumulator) + epsilon).");
  define<kAdagrad, true>(r, "apply_adagrad_rows", "apply_adagrad where only rows of x have a gradient.");
  define<kAdadelta, false>(r, "apply_adadelta", "Adadelta (Zeiler 2012).");
  define<kAdadelta, true>(r, "apply_adadelta_rows", "apply_adadelta where only rows of x have a gradient.");
  define<kAdamax, false>(r, "apply_adamax", "Adamax (Kingma, Ba 2015).");
  define<kAdamax, true>(r, "apply_adamax_rows", "apply_adamax where only rows of x have a gradient.");
  define<kNadam, false>(r, "apply_nadam", "Adam with Nesterov's look-ahead (Dozat 2016).");
  define<kNadam, true>(r, "apply_nadam_rows", "apply_nadam where only rows of x have a gradient.");
  define<kFtrl, false>(r, "apply_ftrl", "FTRL-proximal (McMahan et al. 2013).");
  define<kFtrl, true>(r, "apply_ftrl_rows", "apply_ftrl where only rows of x have a gradient.");
  define<kLion, false>(r, "apply_lion", "Lion (Chen et al. 2023).");
  define<kLion, true>(r, "apply_lion_rows", "apply_lion where only rows of x have a gradient.");
  r.helper("apply_average").describe("momentum * average + (1 - momentum) * x; x where momentum is 0.")
      .input("x", dtypes::floats).input("average", dtype_bit(DType::float32) | dtype_bit(DType::float64), 0)
      .output("average", "average").attr_float("momentum", 0.99)
      .infer(average_infer).effects(kWritesVariable).no_gradient();
}
// clang-format on

}  // namespace eager
