// scaled_dot_product_attention: the helper attention, and random words where probabilities are dropped. multi_head_attention
// projects what it reads.
#include <bit>

#include "runtime/execute/composed.h"
#include "runtime/execute/einsum.h"

namespace eager {

namespace {

void run_attention(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                   int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs,
               [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
                 const AttrValue& scale = op.attr("scale");
                 const double rate = op.attr("dropout").f;
                 if (!(rate >= 0 && rate < 1)) invalid_argument("dropout must be in the range [0, 1), got ", rate);
                 TensorRef words;
                 if (rate > 0) {
                   // Bits of float64 numbers are as random as whole ones, and none is out of a dtype's range.
                   const TensorRef numbers = ops.with<"random_uniform", "dtype=float64">(
                       {1, 2, static_cast<int64_t>(DType::float64), std::bit_cast<int64_t>(1.0),
                        std::bit_cast<int64_t>(2.0), op.attr("seed").i});
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

// ---- heads

// The inputs of multi_head_attention. A weight and its bias stand 4 apart.
enum Projected { kQuery, kKey, kValue, kQueryKernel, kKeyKernel, kValueKernel, kOutputKernel, kQueryBias, kMask = 11 };

// Returns the number of elements of dims that a reshape joins for one product of matrices, as layers do at every call; 0 if a
// reshape cannot name them, which is left to einsum.
int64_t joined(int64_t a, int64_t b) { return a < 0 || b < 0 ? 0 : times(a, b); }

// Returns [outer..., heads, rows, depth]: the projection of [outer..., rows, n], head by head.
TensorRef heads_of(const Composed& ops, const OpDef& def, const ComposedInputs& in, size_t which) {
  const TensorRef &x = in[which], &kernel = in[which + kQueryKernel], &bias = in[which + kQueryBias];
  const char* name = def.inputs_[which + kQueryKernel].name;
  if (x->rank < 2) {
    invalid_argument(def.inputs_[which].name, " must have at least 2 dimensions, got shape ", to_string(x->shape()));
  }
  if (kernel->rank != 3) invalid_argument(name, " must be 3-dimensional, got shape ", to_string(kernel->shape()));
  const int last = x->rank - 1;
  if (!may_equal(kernel->dims[0], x->dims[last])) {
    invalid_argument(name, " must project vectors of length ", x->dims[last], ", got shape ",
                     to_string(kernel->shape()));
  }
  TensorRef y;
  if (const int64_t width = joined(kernel->dims[1], kernel->dims[2]); width > 0 && kernel->dims[0] >= 0) {
    const TensorRef flat = ops.with<"reshape">({2, kernel->dims[0], width}, kernel);
    Numbers dims(static_cast<size_t>(last) + 1);  // zeros, which copy
    dims[0] = last + 2;
    dims.insert(dims.end(), {kernel->dims[1], kernel->dims[2]});
    y = ops.with<"reshape", "zero_copies=true">(dims, ops.run<"matmul">(x, flat));
  } else {
    y = einsum(ops.ctx, "...n,nhd->...hd", {x, kernel});
  }
  if (bias) y = ops.run<"add">(y, bias);
  Numbers axes;
  for (int i = 0; i < last - 1; ++i) axes.push_back(i);
  axes.insert(axes.end(), {last, last - 1, last + 1});
  return ops.permuted(y, axes);
}

void run_multi_head_attention(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                              eager_tensor** outputs, int32_t& num_outputs) {
  run_composed(
      ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> TensorRef {
        const TensorRef &x = in[kQuery], &kernel = in[kOutputKernel];
        TensorRef parts[3], mask = in[kMask];
        for (const size_t i : {kQuery, kKey, kValue}) parts[i] = heads_of(ops, op.def, in, i);
        if (mask && mask->rank > 2 && mask->rank == x->rank) mask = ops.with<"expand_dims">({-3}, mask);
        if (kernel->rank != 3) {
          invalid_argument("output_kernel must be 3-dimensional, got shape ", to_string(kernel->shape()));
        }
        OtherOp attention(*prepared<"scaled_dot_product_attention", "">());
        for (const AttrName name : {AttrName("is_causal"), AttrName("dropout"), AttrName("seed"), AttrName("scale")}) {
          if (op.attr(name).given) attention.set(name, op.attr(name));
        }
        const TensorRef means = attention(ops, {parts[kQuery], parts[kKey], parts[kValue], mask});
        const int last = means->rank - 1;
        for (const int i : {0, 1}) {
          if (!may_equal(kernel->dims[i], means->dims[i == 0 ? last - 2 : last])) {
            invalid_argument("output_kernel must have shape [", means->dims[last - 2], ",", means->dims[last],
                             ",n], got shape ", to_string(kernel->shape()));
          }
        }
        TensorRef y;
        if (const int64_t width = joined(kernel->dims[0], kernel->dims[1]); width > 0 && kernel->dims[2] >= 0) {
          Numbers axes, dims(static_cast<size_t>(last));
          for (int i = 0; i < last - 2; ++i) axes.push_back(i);
          axes.insert(axes.end(), {last - 1, last - 2, last});
          dims[0] = last;
          dims.push_back(width);
          y = ops.with<"reshape", "zero_copies=true">(dims, ops.permuted(means, axes));
          y = ops.run<"matmul">(y, ops.with<"reshape">({2, width, kernel->dims[2]}, kernel));
        } else {
          y = einsum(ops.ctx, "...hid,hdn->...in", {means, kernel});
        }
        const TensorRef& bias = in[kQueryBias + 3];
        return bias ? ops.run<"add">(y, bias) : y;
      });
}

}  // namespace

// clang-format off
void define_composed_attention(Registry& r) {
  r.op("scaled_dot_product_attention")
      .describe("softmax(scale query key^T + mask) value: for each query a mean of the values (Vaswani et al., 2017).")
      .input("query", dtypes::floats).says("[outer..., rows, depth]", "The queries. The last of their outer dims, heads, may be a multiple of "
          "that of key and value: neighbours then share these.")
      .input("key", dtypes::floats).says("[outer..., columns, depth]", "The keys.")
      .input("value", dtypes::floats).says("[outer..., columns, width]", "The value of each key.")
      .input("mask", dtypes::boolean | dtypes::floats, 0, kOptional)
      .says("any", "Booleans: which keys each query reads. Numbers of the dtype of query, or float32 for halves: what is added to the scaled products; a key "
          "with -inf has a weight of 0. Broadcasts to [outer..., rows, columns]. All keys are read if it is absent. NaN and infinity of a key or "
          "value reach the results, unless no query reads it by key_lengths and is_causal.")
      .input("key_lengths", dtypes::index, 0, kOptional)
      .says("any", "How many keys are read, the first ones: a number for each of the first outer dims, for example [batch]. A negative one reads none, one beyond columns all. All if it is absent.")
      .input("query_offset", dtypes::index, 0, kOptional)
      .says("any", "The place of the first query among the keys, for is_causal: a number for each of the first outer dims. 0 if it is absent.")
      .output("y").says("[outer..., rows, width]", "The means; 0 for a query that reads no key.")
      .attr_bool("is_causal", false).says("Whether each query reads only the keys that are not behind its own place.")
      .attr_float("scale").says("The factor of the products; 1 / sqrt(depth) if it is absent.")
      .attr_float("dropout", 0).says("The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).")
      .attr_int("seed", 0).says("The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its seed.")
      .example(R"("query": [[1.0, 0.0]], "key": [[0.0, 0.0], [0.0, 1.0]], "value": [[1.0], [3.0]])", "float32 [[2.]]")
      .composite(run_attention).effects(kRandom).gradient(no_own_gradient);
  r.op("multi_head_attention")
      .describe("Attention by heads, each with projections of its own (Vaswani et al., 2017). Their results are projected and added up. "
                "See scaled_dot_product_attention. Of halves the projections and the means are rounded, too.")
      .input("query", dtypes::floats).says("[outer..., rows, n]", "What asks.")
      .input("key", dtypes::floats).says("[outer..., columns, m]", "What is compared with the queries.")
      .input("value", dtypes::floats).says("[outer..., columns, l]", "What means are taken of.")
      .input("query_kernel", dtypes::floats).says("[n, heads, depth]", "The projection of the queries. heads may be a multiple of that of key_kernel and "
          "value_kernel: neighbours then share these.")
      .input("key_kernel", dtypes::floats).says("[m, heads, depth]", "The projection of the keys.")
      .input("value_kernel", dtypes::floats).says("[l, heads, width]", "The projection of the values.")
      .input("output_kernel", dtypes::floats).says("[heads, width, out]", "The projection of the means.")
      .input("query_bias", dtypes::floats, 'T', kOptional).says("[heads, depth]", "What is added to the projected queries; nothing if it is absent.")
      .input("key_bias", dtypes::floats, 'T', kOptional).says("[heads, depth]", "What is added to the projected keys; nothing if it is absent.")
      .input("value_bias", dtypes::floats, 'T', kOptional).says("[heads, width]", "What is added to the projected values; nothing if it is absent.")
      .input("output_bias", dtypes::floats, 'T', kOptional).says("[out]", "What is added to the output; nothing if it is absent.")
      .input("mask", dtypes::boolean | dtypes::floats, 0, kOptional)
      .says("any", "Which keys each query reads, or what is added to the scaled products; broadcasts to [outer..., heads, rows, columns]. With as many axes as "
          "query it serves all heads. All keys are read if it is absent.")
      .output("y").says("[outer..., rows, out]", "The projected means.")
      .attr_bool("is_causal", false).says("Whether each query reads only the keys that are not behind its own place.")
      .attr_float("scale").says("The factor of the products; 1 / sqrt(depth) if it is absent.")
      .attr_float("dropout", 0).says("The probability in [0, 1) that a weight is replaced by 0; the others are multiplied by 1 / (1 - dropout).")
      .attr_int("seed", 0).says("The same weights are dropped at every call; 0: by the next numbers of the context's stream, which begins with its seed.")
      .example(R"("query": [[1.0]], "key": [[0.0]], "value": [[3.0]], "query_kernel": [[[1.0]]], "key_kernel": [[[1.0]]], "value_kernel": [[[2.0]]], "output_kernel": [[[1.0]]])", "float32 [[6.]]")
      .composite(run_multi_head_attention).effects(kRandom).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
