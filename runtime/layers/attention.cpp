// Attention (Vaswani et al., 2017).
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

enum AttentionInput { kQuery, kValue, kKey, kAttentionMask };
enum AttentionOp { kAttention, kTraining };

// Makes a kernel and perhaps a bias. `output`: the dims behind those of the inputs.
void projection(LayerBuilder& b, const char* kernel, const char* bias, const Shape& input, const Shape& output) {
  Shape whole = input;
  for (int64_t dim : ShapeView(output)) whole.push_back(dim);
  b.matrix(kernel, whole, input.rank());
  if (b.boolean("use_bias")) b.variable(bias, output);
}

void attention_build(LayerBuilder& b) {
  for (int i : {kQuery, kValue}) b.expect_rank(i, 3);
  const int64_t heads = b.at_least("num_heads", 1), key_dim = b.at_least("key_dim", 1);
  const int64_t value_dim = b.given("value_dim") ? b.at_least("value_dim", 1) : key_dim;
  const int64_t query = b.dim(kQuery, -1), value = b.dim(kValue, -1);
  const int64_t key = b.has_input(kKey) ? b.dim(kKey, -1) : value;
  const int64_t out = b.given("output_dim") ? b.at_least("output_dim", 1) : query;
  const double rate = b.real("dropout");
  if (!(rate >= 0 && rate < 1)) invalid_argument("`dropout` must be in [0, 1), got ", rate);
  projection(b, "query_kernel", "query_bias", {query}, {heads, key_dim});
  projection(b, "key_kernel", "key_bias", {key}, {heads, key_dim});
  projection(b, "value_kernel", "value_bias", {value}, {heads, value_dim});
  projection(b, "output_kernel", "output_bias", {heads, value_dim}, {out});
  for (const double dropped : {0.0, rate}) {
    eager_op& op = b.prepare("multi_head_attention");
    op.set_bool("is_causal", b.boolean("use_causal_mask"));
    op.set_float("dropout", dropped);
  }
}

void attention_call(LayerCall& c) {
  const bool has_bias = c.attr("use_bias").i != 0;
  Tensor kernels[4], biases[4], mask;
  for (int i = 0; i < 4; ++i) {
    kernels[i] = c.variable(has_bias ? 2 * i : i);
    if (has_bias) biases[i] = c.variable(2 * i + 1);
  }
  const Tensor &query = c.input(kQuery), &value = c.input(kValue), &key = c.has_input(kKey) ? c.input(kKey) : value;
  if (c.has_input(kAttentionMask)) {
    mask = c.input(kAttentionMask);
    const bool is_of_numbers = is_floating(mask->dtype);
    mask = c.cast(mask, is_of_numbers ? computed_dtype(promote(query->dtype, kernels[0]->dtype)) : DType::boolean);
  }
  c.output(c.run(c.op_at(c.training ? kTraining : kAttention),
                 {query, key, value, kernels[0], kernels[1], kernels[2], kernels[3], biases[0], biases[1], biases[2],
                  biases[3], mask}));
}

}  // namespace

void define_attention(LayerKinds& kinds) {
  LayerKind& kind = kinds.add("multi_head_attention", "MultiHeadAttention", attention_build, attention_call);
  const char* const weights = "kernel_initializer";
  const char* const offsets = "bias_initializer";
  kind.variables = {{"query_kernel", "[n, num_heads, key_dim]", weights, "What projects the queries."},
                    {"query_bias", "[num_heads, key_dim]", offsets, "What is added to the queries, if use_bias."},
                    {"key_kernel", "[m, num_heads, key_dim]", weights, "What projects the keys."},
                    {"key_bias", "[num_heads, key_dim]", offsets, "What is added to the keys, if use_bias."},
                    {"value_kernel", "[l, num_heads, value_dim]", weights, "What projects the values."},
                    {"value_bias", "[num_heads, value_dim]", offsets, "What is added to the values, if use_bias."},
                    {"output_kernel", "[num_heads, value_dim, output_dim]", weights, "What projects the result."},
                    {"output_bias", "[output_dim]", offsets, "What is added to the result, if use_bias."}};
  OpDef& schema =
      kind.schema
          .describe(
              "Attention with several heads: means of the projected values, weighted by how the projected queries and "
              "keys agree (Vaswani et al., 2017).")
          .input("query", dtypes::floats)
          .says("[batch, steps, n]", "What asks.")
          .input("value", dtypes::floats)
          .says("[batch, places, l]", "What is taken the mean of.")
          .input("key", dtypes::floats, 'T', kOptional)
          .says("[batch, places, m]", "What is compared with the queries; absent: value.")
          .input("attention_mask", dtypes::all, 'M', kOptional)
          .says(
              "[batch, steps, places]",
              "Which places each step may see, by booleans or whole numbers; or floats, which are added to the scores, "
              "and -inf hides a place. Absent: each sees all.")
          .output("y")
          .says("[batch, steps, output_dim]", "The projected means.")
          .attr_int("num_heads")
          .required()
          .says("The number of heads.")
          .attr_int("key_dim")
          .required()
          .says("The length of a head's queries and keys.")
          .attr_int("value_dim")
          .says("The length of a head's values; absent: key_dim.")
          .attr_int("output_dim")
          .says("The length of the results; absent: that of the queries.")
          .attr_float("dropout", 0)
          .says("The probability that a weight is dropped while the layer trains.")
          .attr_bool("use_bias", true)
          .says("Whether biases are added.")
          .attr_bool("use_causal_mask", false)
          .says("Whether a step sees only the places up to its own.");
  attr_initializer(schema, "kernel_initializer", "glorot_uniform");
  attr_dtypes(attr_initializer(schema, "bias_initializer", "zeros"));
}

}  // namespace eager
