// Attention (Vaswani et al., 2017).
#include "runtime/layers/builder.h"
#include "runtime/layers/call.h"
#include "runtime/layers/kinds.h"

namespace eager {

namespace {

using Args = std::vector<int64_t>;

enum AttentionInput { kQuery, kValue, kKey, kAttentionMask };
enum AttentionOp { kAttention, kTraining };

// Makes a kernel and perhaps a bias. `output`: the dims behind those of the inputs.
void projection(LayerBuilder& b, const char* kernel, const char* bias, const Shape& input, const Shape& output) {
  Shape whole = input;
  for (int64_t dim : ShapeView(output)) whole.push_back(dim);
  b.variable(kernel, whole);
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
    eager_op& op = b.prepare("scaled_dot_product_attention");
    op.set_bool("is_causal", b.boolean("use_causal_mask"));
    op.set_float("dropout", dropped);
  }
}

// Returns [batch, heads, steps, dim]: the projection of x, head by head. `which` counts the projections.
Tensor heads_of(const LayerCall& c, const Tensor& x, int which) {
  const bool has_bias = c.attr("use_bias").i != 0;
  const Tensor kernel = c.variable(which * (has_bias ? 2 : 1));
  const int64_t in = kernel->dims[0], heads = kernel->dims[1], dim = kernel->dims[2];
  Tensor y = c.op<"matmul">(x, c.op_args<"reshape">({kernel}, {2, in, heads * dim}));
  if (has_bias) y = c.op<"add">(y, c.op_args<"reshape">({c.variable(2 * which + 1)}, {1, heads * dim}));
  y = c.op_args<"reshape", "zero_copies=true">({y}, {4, 0, 0, heads, dim});
  return c.op_args<"permute_dims">({y}, {4, 0, 2, 1, 3});
}

void attention_call(LayerCall& c) {
  const Tensor q = heads_of(c, c.input(kQuery), 0), k = heads_of(c, c.input(c.has_input(kKey) ? kKey : kValue), 1),
               v = heads_of(c, c.input(kValue), 2);
  Tensor mask;
  if (c.has_input(kAttentionMask)) {
    mask = c.cast(c.input(kAttentionMask), DType::boolean);
    if (mask->rank == 3) mask = c.op_args<"expand_dims">({mask}, {1});  // one for all heads
  }
  const Tensor means = c.run(c.op_at(c.training ? kTraining : kAttention), {q, k, v, mask});
  Tensor y = c.op_args<"permute_dims">({means}, {4, 0, 2, 1, 3});
  const bool has_bias = c.attr("use_bias").i != 0;
  const Tensor kernel = c.variable(has_bias ? 6 : 3);
  const int64_t joined = kernel->dims[0] * kernel->dims[1];
  y = c.op_args<"reshape", "zero_copies=true">({y}, {3, 0, 0, joined});
  y = c.op<"matmul">(y, c.op_args<"reshape">({kernel}, {2, joined, kernel->dims[2]}));
  c.output(has_bias ? c.op<"add">(y, c.variable(7)) : y);
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
          .says("[batch, steps, places]", "Which places each step may see; absent: all.")
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
