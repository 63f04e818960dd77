// Embeddings, and dropout.
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

void embedding_build(LayerBuilder& b) {
  b.variable("embeddings", Shape{b.at_least("input_dim", 1), b.at_least("output_dim", 1)});
}

void embedding_call(LayerCall& c) { c.output(c.op<"gather">(c.variable(0), c.input(0))); }

void dropout_build(LayerBuilder& b) {
  const double rate = b.real("rate");
  if (!(rate >= 0 && rate <= 1))
    invalid_argument(
        "Invalid value received for argument `rate`. Expected a float value between 0 and 1. Received: rate=", rate);
  b.prepare("dropout");
}

void dropout_call(LayerCall& c) {
  Tensor x = c.input(0);
  if (!c.training || c.attr("rate").f == 0) c.output(std::move(x));
  else c.output(c.run(c.op_at(0), {x}));
}

}  // namespace

void define_embedding(LayerKinds& kinds) {
  LayerKind& embedding = kinds.add("embedding", "Embedding", embedding_build, embedding_call);
  embedding.variables = {{"embeddings", "[input_dim, output_dim]", "embeddings_initializer", "A row for each number."}};
  OpDef& schema = embedding.schema.describe("The rows of a table that numbers name.")
                      .input("x", dtypes::integers)
                      .says("[dims...]", "Numbers from 0 on and less than input_dim.")
                      .output("y", "param_dtype")
                      .says("[dims..., output_dim]", "A row for each number.")
                      .attr_int("input_dim")
                      .required()
                      .says("How many numbers there are.")
                      .attr_int("output_dim")
                      .required()
                      .says("The length of a row.");
  attr_dtypes(attr_initializer(schema, "embeddings_initializer", "uniform"));

  LayerKind& dropout = kinds.add("dropout", "Dropout", dropout_build, dropout_call);
  attr_dtypes(dropout.schema
                  .describe("x with random elements set to zero and the others multiplied by 1 / (1 - rate) while the "
                            "layer trains (Srivastava et al., 2014); else x.")
                  .input("x", dtypes::floats)
                  .says("any", "The elements.")
                  .output("y")
                  .says("x", "Those that are kept, and zeros.")
                  .attr_float("rate")
                  .required()
                  .says("The probability of zero, in [0, 1].")
                  .attr_int("seed", 0)
                  .says("The same elements at every call; 0: by the next numbers of the context's stream."));
}

}  // namespace eager
