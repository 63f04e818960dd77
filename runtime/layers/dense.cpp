// The dense layer.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

void dense_build(LayerBuilder& b) {
  const int64_t n = b.dim(0, -1), units = b.at_least("units", 1);
  b.variable("kernel", Shape{n, units});
  if (b.boolean("use_bias")) b.variable("bias", Shape{units});
  b.activate("activation");
}

void dense_call(LayerCall& c) {
  Tensor y = c.op<"matmul">(c.input(0), c.variable(0));
  if (c.num_variables() > 1) y = c.op<"add">(y, c.variable(1));
  c.output(c.activate(std::move(y)));
}

}  // namespace

void define_dense(LayerKinds& kinds) {
  LayerKind& dense = kinds.add("dense", "Dense", dense_build, dense_call);
  dense.variables = {{"kernel", "[n, units]", "kernel_initializer", "The weights."},
                     {"bias", "[units]", "bias_initializer", "What is added, if use_bias."}};
  OpDef& schema = dense.schema.describe("activation(x @ kernel + bias).")
                      .input("x", dtypes::numeric)
                      .says("[batch..., n]", "Rows of n features.")
                      .output("y")
                      .says("[batch..., units]", "Rows of units features.")
                      .attr_int("units")
                      .required()
                      .says("The number of features that come out.");
  attr_activation(schema).attr_bool("use_bias", true).says("Whether a bias is added.");
  attr_initializer(schema, "kernel_initializer", "glorot_uniform");
  attr_dtypes(attr_initializer(schema, "bias_initializer", "zeros"));
}

}  // namespace eager
