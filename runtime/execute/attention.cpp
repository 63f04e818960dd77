// scaled_dot_product_attention: the helper attention, and random words where probabilities are dropped.
#include <bit>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

void run_attention(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& room) {
  run_composed(ctx, op, inputs, n, outputs, room, [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
    const AttrValue& scale = op.attr("scale");
    const double rate = op.attr("dropout").f;
    if (!(rate >= 0 && rate < 1)) invalid_argument("dropout must be in the range [0, 1), got ", rate);
    TensorRef words;
    if (rate > 0) {
      // Bits of float64 numbers are as random as whole ones, and none is out of a dtype's range.
      const TensorRef numbers = ops.with<"random_uniform", "dtype=float64">(
          {1, 2, static_cast<int64_t>(DType::float64), std::bit_cast<int64_t>(1.0), std::bit_cast<int64_t>(2.0),
           op.attr("seed").i});
      words = ops.run<"bitcast", "dtype=int64">(numbers);
    }
    Numbers numbers{op.attr("is_causal").i, std::bit_cast<int64_t>(rate)};
    if (scale.given) numbers.push_back(std::bit_cast<int64_t>(scale.f));
    std::vector<TensorRef> operands;
    for (size_t i = 0; i < 6; ++i) operands.push_back(in[i]);
    operands.push_back(words);
    return ops.list<"attention">(operands, 2, numbers)[0];
  });
}

}  // namespace

// clang-format off
void define_composed_attention(Registry& r) {
  r.op("scaled_dot_product_attention")
      .describe("softmax(scale query key^T) value: for each query a mean of the values (Vaswani et al., 2017).")
      .input("query", dtypes::floats).says("[outer..., rows, depth]", "The queries. The last of their outer dims, heads, may be a multiple of "
          "that of key and value: neighbours then share these.")
      .input("key", dtypes::floats).says("[outer..., columns, depth]", "The keys.")
      .input("value", dtypes::floats).says("[outer..., columns, width]", "The value of each key.")
      .input("mask", dtypes::boolean, 0, kOptional)
      .says("any", "Which keys each query reads; broadcasts to [outer..., rows, columns]. All if it is absent.")
      .input("key_lengths", dtypes::index, 0, kOptional)
      .says("any", "How many keys are read, the first ones: a number for each of the first outer dims, for example [batch]. All if it is absent.")
      .input("query_offset", dtypes::index, 0, kOptional)
      .says("any", "The place of the first query among the keys, for is_causal: a number for each of the first outer dims. 0 if it is absent.")
      .output("y").says("[outer..., rows, width]", "The means; 0 for a query that reads no key.")
      .attr_bool("is_causal", false).says("Whether each query reads only the keys that are not behind its own place.")
      .attr_float("scale").says("The factor of the products; 1 / sqrt(depth) if it is absent.")
      .attr_float("dropout", 0).says("The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).")
      .attr_int("seed", 0).says("The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its seed.")
      .example(R"("query": [[1.0, 0.0]], "key": [[0.0, 0.0], [0.0, 1.0]], "value": [[1.0], [3.0]])", "float32 [[2.]]")
      .composite(run_attention).effects(kRandom).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
