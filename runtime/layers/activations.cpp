#include "runtime/layers/activations.h"

#include "base/lower.h"
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

Ref<eager_op> activation_op(std::string_view activation) {
  if (activation == "LINEAR") return nullptr;
  if (activation == "EXPONENTIAL") activation = "EXP";
  return Ref<eager_op>::adopt(new_op(lower(activation).c_str()));
}

namespace {

void activation_build(LayerBuilder& b) { b.activate("activation"); }

// Prepares the op of the kind's own name, with the layer's attributes.
void op_build(LayerBuilder& b) { b.prepare(b.kind().schema.name); }

void activation_call(LayerCall& c) { c.output(c.activate(c.input(0))); }
void op_call(LayerCall& c) { c.output(c.run(c.op_at(0), {c.input(0)})); }

void prelu_build(LayerBuilder& b) {
  Shape alpha;
  for (int axis = 1; axis < b.rank(0); ++axis) alpha.push_back(b.dim(0, axis));
  for (int64_t axis : b.ints("shared_axes")) {
    if (axis < 1 || axis > alpha.rank())
      invalid_argument("shared_axes must be from 1 to ", alpha.rank(), ", the last axis, got ", axis);
    alpha[static_cast<int>(axis) - 1] = 1;
  }
  b.variable("alpha", alpha);
}

// max(x, 0) + alpha * min(x, 0)
void prelu_call(LayerCall& c) {
  const Tensor x = c.input(0), negative = c.op<"subtract">(x, c.op<"relu">(x));
  c.output(c.op<"add">(c.op<"relu">(x), c.op<"multiply">(c.variable(0), negative)));
}

OpDef& from_x(LayerKind& kind, const char* text) {
  return kind.schema.describe(text)
      .input("x", dtypes::floats)
      .says("any", "The elements.")
      .output("y")
      .says("x", "The elements' activations.");
}

}  // namespace

void define_activations(LayerKinds& kinds) {
  OpDef& any =
      from_x(kinds.add("activation", "Activation", activation_build, activation_call), "An activation by name.");
  attr_activation(any).required();
  attr_dtypes(any);
  auto named = [&](const char* name, const char* title, const char* text) -> OpDef& {
    return from_x(kinds.add(name, title, op_build, op_call), text);
  };
  attr_dtypes(named("relu", "ReLU", "max(x, 0)."));
  attr_dtypes(named("leaky_relu", "LeakyReLU", "x where it is positive, else alpha * x (Maas, Hannun and Ng, 2013).")
                  .attr_float("alpha", 0.3)
                  .says("The slope of negative elements."));
  attr_dtypes(named("elu", "ELU", "x where it is positive, else alpha * (exp(x) - 1) (Clevert et al., 2016).")
                  .attr_float("alpha", 1)
                  .says("The limit towards minus infinity, negated."));
  attr_dtypes(named("gelu", "GELU", "x times the normal distribution's share below x (Hendrycks and Gimpel, 2016).")
                  .attr_bool("approximate", false)
                  .says("Whether tanh approximates the distribution."));
  attr_dtypes(named("softmax", "Softmax", "exp(x) over its sum along an axis.")
                  .attr_int("axis", -1)
                  .says("The axis along which the results sum to 1; negative ones count from the end."));
  LayerKind& prelu = kinds.add("prelu", "PReLU", prelu_build, prelu_call);
  prelu.variables = {{"alpha", "[dims...]", "alpha_initializer", "The slopes of negative elements."}};
  OpDef& slopes =
      prelu.schema.describe("x where it is positive, else alpha * x, with alpha learned (He et al., 2015).")
          .input("x", dtypes::floats)
          .says("[batch, dims...]", "The elements.")
          .output("y")
          .says("x", "The elements' activations.")
          .attr_ints("shared_axes", {})
          .says("Axes along which all elements have one alpha, counted from 1; the batch is never one of alpha's.");
  attr_dtypes(attr_initializer(slopes, "alpha_initializer", "zeros"));
}

}  // namespace eager
