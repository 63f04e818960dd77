// Imports Attention and RotaryEmbedding.
#include <algorithm>
#include <cmath>
#include <limits>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

// The inputs as [batch, heads, length, depth], and what masks the scores, [batch, heads, rows, columns].
struct Attention {
  TensorRef q, k, v;
  TensorRef allowed;  // booleans that broadcast to the scores, or NULL
  TensorRef bias;     // numbers that are added to them, or NULL
  TensorRef lengths;  // how many keys are read, [batch], or NULL: all
  TensorRef past;     // how many keys stand before the first query, [batch] or [], or NULL: 0
};

// Returns a tensor of rank 4. One of rank 3 has the heads side by side in its last dim.
TensorRef with_heads(OnnxNode& c, int i, const char* heads) {
  const TensorRef x = c.in(i);
  const int64_t n = c.attr_int(heads, 0);
  if (x->rank == 4) return x;
  if (x->rank != 3)
    invalid_argument("inputs with heads must have 3 or 4 dimensions, got shape ", to_string(x->shape()));
  if (n < 1 || (x->dims[2] >= 0 && x->dims[2] % n != 0))
    invalid_argument(heads, " ", n, " does not divide ", x->dims[2]);
  const Ints shape{0, 0, n, x->dims[2] < 0 ? -1 : x->dims[2] / n};
  return c.run("permute_dims", {c.run("reshape", {x}, {{"shape", shape}, {"zero_copies", true}})},
               {{"axes", Ints{0, 2, 1, 3}}});
}

// Puts the heads side by side again, in a last dim of `width`; -1: it is not known.
TensorRef without_heads(OnnxNode& c, const TensorRef& x, int64_t width) {
  const TensorRef y = c.run("permute_dims", {x}, {{"axes", Ints{0, 2, 1, 3}}});
  return c.run("reshape", {y}, {{"shape", Ints{0, 0, width}}, {"zero_copies", true}});
}

TensorRef length_of(OnnxNode& c, const TensorRef& x) {
  return x->dims[2] >= 0 ? c.whole(x->dims[2]) : number_of(c, {std::nullopt, "", x, 2});
}

// Repeats the heads of keys or values, of which each serves as many neighbouring heads of queries.
TensorRef for_queries(OnnxNode& c, const TensorRef& x, const TensorRef& q) {
  const int64_t have = dim_or_fail(x, 1, "the operator"), want = dim_or_fail(q, 1, "the operator");
  if (have == want) return x;
  if (have < 1 || want % have != 0) invalid_argument(have, " heads of keys do not divide ", want, " of queries");
  return c.run("repeat", {x}, {{"repeats", want / have}, {"axis", 1}});
}

// Adds the mask of input 3, which may be shorter than the keys: those beyond it are not read.
void add_mask(OnnxNode& c, Attention& a) {
  if (!c.has(3)) return;
  TensorRef mask = c.in(3);
  const int last = mask->rank - 1;
  const bool is_boolean = mask->dtype == DType::boolean;
  if (last >= 0 && mask->dims[last] != a.k->dims[2] && mask->dims[last] != 1) {
    const TensorRef lacks = c.run("subtract", {length_of(c, a.k), number_of(c, c.dim(3, last))});
    const TensorRef beyond = is_boolean ? nullptr : c.fill(mask->dtype, {}, -kInfinity);
    mask = pad_axis(c, mask, last, c.whole(0), lacks, "constant", beyond);
  }
  (is_boolean ? a.allowed : a.bias) = mask;
}

void allow(OnnxNode& c, Attention& a, const TensorRef& which) {
  a.allowed = a.allowed ? c.run("logical_and", {a.allowed, which}) : which;
}

// Returns a number for each element of the batch so that it broadcasts to the scores.
TensorRef of_scores(OnnxNode& c, const TensorRef& x) { return x->rank == 0 ? x : reshape_to(c, x, {-1, 1, 1, 1}); }

// Masks keys by their distance from the query, which stands behind `past` keys; these may differ in the batch.
void add_window(OnnxNode& c, Attention& a, bool is_causal) {
  const int64_t left = c.opset >= 25 ? c.attr_int("left_window_size", -1) : -1,
                right = c.opset >= 25 ? c.attr_int("right_window_size", -1) : -1;
  if (!is_causal && left < 0 && right < 0) return;
  TensorRef rows = reshape_to(c, count_up(c, length_of(c, a.q)), {-1, 1});
  if (a.past) rows = c.run("add", {rows, of_scores(c, a.past)});
  const TensorRef distance = c.run("subtract", {count_up(c, length_of(c, a.k)), rows});
  if (is_causal) allow(c, a, c.run("less_equal", {distance, c.whole(0)}));
  if (left >= 0) allow(c, a, c.run("greater_equal", {distance, c.whole(-left)}));
  if (right >= 0) allow(c, a, c.run("less_equal", {distance, c.whole(right)}));
}

// Returns the products of queries and keys, scaled.
TensorRef products(OnnxNode& c, const Attention& a, double scale) {
  auto scaled = [&](const TensorRef& x) { return c.run("multiply", {x, c.scalar(std::sqrt(scale))}); };
  return c.run("matmul", {scaled(a.q), scaled(a.k)}, {{"transpose_b", true}});
}

// Computes what the library's op does not have: a soft cap, a softmax in another dtype, and scores as an output.
TensorRef put_together(OnnxNode& c, const Attention& a, double scale, TensorRef& shown) {
  const double cap = c.attr_float("softcap", 0);
  const int64_t mode = c.attr_int("qk_matmul_output_mode", 0);
  const TensorRef raw = products(c, a, scale);
  TensorRef scores = raw;
  if (cap > 0) {
    const TensorRef capped = c.run("tanh", {c.run("divide", {raw, c.scalar(cap)})});
    scores = c.run("multiply", {capped, c.scalar(cap)});
  }
  const TensorRef capped = scores;
  TensorRef is_read = a.allowed;
  if (a.bias) {
    scores = c.run("add", {scores, c.cast(a.bias, scores->dtype)});
    const TensorRef reads = c.run("not_equal", {a.bias, c.scalar(-kInfinity)});
    is_read = is_read ? c.run("logical_and", {is_read, reads}) : reads;
  }
  if (a.allowed) scores = c.run("where", {a.allowed, scores, c.scalar(-kInfinity)});
  const DType own = scores->dtype;
  const int64_t type = c.attr_int("softmax_precision", onnx_type_of(own));
  const TensorRef wide = c.cast(scores, dtype_of(type == static_cast<int32_t>(type) ? static_cast<int32_t>(type) : 0));
  TensorRef p = c.cast(c.run("softmax", {wide}), own);
  if (is_read) {  // a query that reads no key has the mean 0
    const TensorRef some = c.run("any", {is_read}, {{"axis", Ints{-1}}, {"keepdims", true}});
    p = c.run("where", {some, p, c.run("zeros_like", {p})});
  }
  if (mode < 0 || mode > 3) invalid_argument("qk_matmul_output_mode must be from 0 to 3, not ", mode);
  shown = mode == 0 ? raw : mode == 1 ? capped : mode == 2 ? scores : p;
  return c.run("matmul", {c.cast(p, a.v->dtype), a.v});
}

// Returns what masks the scores as one tensor, or NULL.
TensorRef mask_of(OnnxNode& c, const Attention& a) {
  if (!a.bias) return a.allowed;
  const TensorRef bias = c.cast(a.bias, a.q->dtype);
  return a.allowed ? c.run("where", {a.allowed, bias, c.scalar(-kInfinity)}) : bias;
}

void attention(OnnxNode& c) {
  Attention a{with_heads(c, 0, "q_num_heads"),
              with_heads(c, 1, "kv_num_heads"),
              with_heads(c, 2, "kv_num_heads"),
              {},
              {},
              {},
              {}};
  if (c.has(4) != c.has(5)) invalid_argument("past_key and past_value belong together");
  if (c.has(4)) {
    a.past = length_of(c, c.in(4));
    a.k = c.run("concat", {c.in(4), a.k}, {{"axis", 2}});
    a.v = c.run("concat", {c.in(5), a.v}, {{"axis", 2}});
  }
  const TensorRef present_key = a.k, present_value = a.v;
  add_mask(c, a);
  if (c.has(6)) {
    a.lengths = reshape_to(c, c.cast(c.in(6), DType::int64), {-1});
    if (!a.past) a.past = c.run("subtract", {a.lengths, length_of(c, a.q)});
  }
  const bool is_causal = c.attr_int("is_causal", 0) != 0;
  const int64_t computed = onnx_type_of(computed_dtype(a.q->dtype));
  const bool is_plain =
      c.attr_int("softmax_precision", computed) == computed && c.attr_float("softcap", 0) <= 0 && !c.wants(3);
  add_window(c, a, is_causal && !is_plain);
  const double scale = c.has_attr("scale") ? c.attr_float("scale", 1)
                                           : 1 / std::sqrt(static_cast<double>(dim_or_fail(a.q, 3, "the operator")));
  TensorRef y, shown;
  if (is_plain) {
    c.attr_int("qk_matmul_output_mode", 0);
    y = c.run("scaled_dot_product_attention",
              {a.q, a.k, c.cast(a.v, a.q->dtype), mask_of(c, a), a.lengths, is_causal ? a.past : nullptr},
              {{"is_causal", is_causal}, {"scale", scale}});
  } else {
    if (a.lengths) allow(c, a, c.run("less", {count_up(c, length_of(c, a.k)), of_scores(c, a.lengths)}));
    a.k = for_queries(c, a.k, a.q);
    a.v = for_queries(c, a.v, a.q);
    y = put_together(c, a, scale, shown);
  }
  const int64_t width = a.v->dims[3] < 0 ? -1 : a.q->dims[1] * a.v->dims[3];
  if (c.in(0)->rank == 3) y = without_heads(c, y, width);
  c.out(c.cast(y, c.in(0)->dtype));
  c.out(present_key);
  c.out(present_value);
  if (shown) c.out(shown);
}

// Imports RotaryEmbedding. Without position_ids the caches have a row for each position of each element of the batch.
void rotary_embedding(OnnxNode& c) {
  const TensorRef given = c.in(0), x = with_heads(c, 0, "num_heads");
  const int64_t turned = c.attr_int("rotary_embedding_dim", 0);
  std::vector<TensorRef> inputs{x, c.in(1), c.in(2)};
  if (c.has(3)) inputs.push_back(c.in(3));
  Attrs attrs{{"interleaved", c.attr_int("interleaved", 0) != 0}};
  if (turned > 0) attrs.push_back({"rotary_dim", turned});
  const TensorRef y = c.run("rotary_embedding", inputs, attrs);
  c.out(given->rank == 3 ? without_heads(c, y, std::max<int64_t>(-1, given->dims[2])) : y);
}

}  // namespace

void add_attention(Operators& ops) {
  ops.merge(Operators{{"Attention", {attention, 23}}, {"RotaryEmbedding", {rotary_embedding, 23}}});
}

}  // namespace eager::onnx
