// Fused updates of variables, as functions from old values to new ones. Optimizers launch their kernels directly, for
// many variables at once and in place; formulas and operands stand in kernels/common/optimizer.h.
#include "kernels/common/optimizer.h"

#include <cmath>
#include <string>

#include "runtime/ops/families.h"

namespace eager {

namespace {

constexpr int kMostSlots = 2;

void check_same_shape(InferContext& c, int i, const char* what) {
  const ShapeView x = c.input(0), y = c.input(i);
  bool same = x.rank == y.rank;
  for (int k = 0; same && k < x.rank; ++k) same = x[k] == y[k] || x[k] < 0 || y[k] < 0;
  if (!same) invalid_argument("x and ", what, " do not have the same shape ", to_string(x), " ", to_string(y));
}

void check_rows(InferContext& c, int indices) {
  const ShapeView x = c.input(0), i = c.input(indices), v = c.input(indices + 1);
  if (x.rank < 1) invalid_argument("x must be at least a vector, got shape ", to_string(x));
  if (i.rank != 1) invalid_argument("indices must be one-dimensional, got shape ", to_string(i));
  bool fits = v.rank == x.rank && (v[0] == i[0] || v[0] < 0 || i[0] < 0);
  for (int k = 1; fits && k < x.rank; ++k) fits = v[k] == x[k] || v[k] < 0 || x[k] < 0;
  if (!fits) {
    invalid_argument("Shape of values must be that of indices + shape of x[1:], got values ", to_string(v),
                     ", indices ", to_string(i), ", x ", to_string(x));
  }
}

// Attributes, in the order in which every op of the family has them.
enum { kRate, kMomentum, kRho, kBeta1, kBeta2, kEpsilon, kWeightDecay, kStep };

template <int Slots, bool Rows>
void update_infer(InferContext& c) {
  for (int i = 1; i <= Slots; ++i) {
    check_same_shape(c, i, "a slot");
    if (c.dtype(i) != slot_dtype(c.dtype(0))) {
      invalid_argument("a slot of a ", dtype_name(c.dtype(0)), " variable is ", dtype_name(slot_dtype(c.dtype(0))),
                       ", not ", dtype_name(c.dtype(i)));
    }
  }
  if constexpr (Rows) check_rows(c, Slots + 1);
  else check_same_shape(c, Slots + 1, "gradient");
  const int rate = Slots + (Rows ? 3 : 2);
  if (c.has_input(rate) && c.rank(rate) != 0)
    invalid_argument("learning_rate is not a scalar: ", to_string(c.input(rate)));
  if (c.concrete()) {
    const double step = static_cast<double>(c.integer(kStep));
    c.params<UpdateParams>() = {c.real(kRate),
                                c.real(kMomentum),
                                c.real(kRho),
                                c.real(kBeta1),
                                c.real(kBeta2),
                                c.real(kEpsilon),
                                c.real(kWeightDecay),
                                1 - std::pow(c.real(kBeta1), step),
                                1 - std::pow(c.real(kBeta2), step),
                                c.has_input(rate)};
  }
  for (int i = 0; i <= Slots; ++i) c.output(c.dtype(i), c.input(i));
}

template <int Slots, bool Rows>
void define(Registry& r, const char* name, const char* text, const char* slot0 = nullptr, const char* slot1 = nullptr) {
  const char* slots[kMostSlots] = {slot0, slot1};
  OpDef& op = r.op(name).describe(text).input("x", dtypes::floats);
  for (int i = 0; i < Slots; ++i) op.input(slots[i], dtype_bit(DType::float32) | dtype_bit(DType::float64), 0);
  if (Rows) op.input("indices", dtypes::index, 0).input("values", dtypes::floats);
  else op.input("gradient", dtypes::floats);
  op.input("learning_rate", dtypes::floats, 0, kOptional);
  op.output("x", "x");
  for (int i = 0; i < Slots; ++i) op.output(slots[i], slots[i]);
  op.attr_float("learning_rate", 0.001).attr_float("momentum", 0.9).attr_float("rho", 0.99);
  op.attr_float("beta1", 0.9).attr_float("beta2", 0.999).attr_float("epsilon", 1e-8).attr_float("weight_decay", 0);
  op.attr_int("step", 1);
  op.infer(update_infer<Slots, Rows>).effects(kWritesVariable).no_gradient();
}

}  // namespace

void define_optimizer(Registry& r) {
  define<0, false>(r, "apply_gradient_descent", "x - learning_rate * gradient.");
  define<0, true>(r, "apply_gradient_descent_rows", "apply_gradient_descent where only rows of x have a gradient.");
  define<1, false>(r, "apply_momentum", "velocity = momentum * velocity + gradient; x - learning_rate * velocity.",
                   "velocity");
  define<1, true>(r, "apply_momentum_rows", "apply_momentum where only rows of x have a gradient.", "velocity");
  define<1, false>(r, "apply_nesterov",
                   "apply_momentum with Nesterov's look-ahead: x - learning_rate * (gradient + momentum * velocity).",
                   "velocity");
  define<1, true>(r, "apply_nesterov_rows", "apply_nesterov where only rows of x have a gradient.", "velocity");
  define<2, false>(r, "apply_adam", "Adam (Kingma, Ba 2015), with weight_decay AdamW (Loshchilov, Hutter 2019).", "m",
                   "v");
  define<2, true>(r, "apply_adam_rows", "apply_adam where only rows of x have a gradient.", "m", "v");
  define<1, false>(r, "apply_rmsprop", "x - learning_rate * gradient / (sqrt(mean_square) + epsilon).", "mean_square");
  define<1, true>(r, "apply_rmsprop_rows", "apply_rmsprop where only rows of x have a gradient.", "mean_square");
  define<2, false>(r, "apply_rmsprop_momentum", "apply_rmsprop whose steps gather in a velocity.", "mean_square",
                   "velocity");
  define<2, true>(r, "apply_rmsprop_momentum_rows", "apply_rmsprop_momentum where only rows of x have a gradient.",
                  "mean_square", "velocity");
  define<1, false>(r, "apply_adagrad", "x - learning_rate * gradient / (sqrt(accumulator) + epsilon).", "accumulator");
  define<1, true>(r, "apply_adagrad_rows", "apply_adagrad where only rows of x have a gradient.", "accumulator");
}

}  // namespace eager
