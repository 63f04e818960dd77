// attention and its helpers, with a gradient of any order.
//
// Terms
//   p       the probabilities softmax(scale query key^T + mask), of the keys that a query reads
//   keep    what the probabilities are multiplied by where some are dropped: 0 or 1 / (1 - dropout)
//   t       the gradient of the scores, which are what softmax takes: softmax_grad(keep (dy value^T), p)
//
// The kernels hold no probabilities: the gradient computes them again from the logarithms of the queries' sums. Gradients of higher
// order compute them as tensors.
#include "kernels/common/attention.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// Returns the dims without the last one.
ShapeView without_last(ShapeView x) { return {x.dims, x.rank - 1}; }

Shape matrices(ShapeView batch, int64_t rows, int64_t columns) {
  Shape out;
  for (int i = 0; i < batch.rank; ++i) out.push_back(batch[i]);
  out.push_back(rows);
  out.push_back(columns);
  return out;
}

// The sizes of query and key, which are inputs from `first` on, and of value behind them. With grouped heads query has `group` matrices
// for each of theirs.
struct Operands {
  ShapeView q, k, v;
  int64_t group = 1;

  Operands(InferContext& c, int first, bool has_values) : q(c.input(first)), k(c.input(first + 1)) {
    v = has_values ? c.input(first + 2) : k;
    const char* names[] = {"query", "key", "value"};
    for (int i = 0; i < (has_values ? 3 : 2); ++i) {
      if (c.rank(first + i) >= 2) continue;
      invalid_argument(names[i], " must have at least 2 dimensions, got shape ", to_string(c.input(first + i)));
    }
    Shape outer(outer_of(q));
    if (const int heads = outer.rank() - 1; heads >= 0 && k.rank == q.rank && v.rank == q.rank) {
      const int64_t shared = k[heads] >= 0 ? k[heads] : v[heads];  // in a trace one of them may be unknown
      if (shared > 0 && outer[heads] > shared && outer[heads] % shared == 0) {
        group = outer[heads] / shared;
        outer[heads] = shared;
      }
    }
    check_shape(k, matrices(outer, columns(), depth()), "key");
    if (has_values) check_shape(v, matrices(outer, columns(), width()), "value");
  }
  int64_t rows() const { return q[q.rank - 2]; }
  int64_t columns() const { return k[k.rank - 2]; }
  int64_t depth() const { return q[q.rank - 1]; }
  int64_t width() const { return v[v.rank - 1]; }
  Shape scores() const { return matrices(outer_of(q), rows(), columns()); }
  Shape results() const { return matrices(outer_of(q), rows(), width()); }

  AttentionParams& fill(InferContext& c, bool has_values) const {
    AttentionParams& p = c.params<AttentionParams>();
    p.batch = wrapping_size(q, 0, q.rank - 2), p.group = group;
    p.rows = rows(), p.columns = columns(), p.depth = depth(), p.width = has_values ? width() : 0;
    p.allow_tf32 = c.allows_tf32();
    return p;
  }
};

// A mask of numbers is added to scores that are computed from queries of dtype t.
void check_mask_dtype(DType mask, DType t) {
  const DType computed = computed_dtype(t);
  if (mask == DType::boolean || mask == t || mask == computed) return;
  invalid_argument("mask was expected to be one of bool, ", dtype_name(t), computed == t ? "" : ", ",
                   computed == t ? "" : dtype_name(computed), " but is a ", dtype_name(mask), " tensor");
}

// Plans how a mask is read as if it had the shape of the scores; p may be NULL.
void plan_mask(AttentionParams* p, ShapeView mask, ShapeView scores) {
  int64_t strides[kMaxRank];
  row_major_strides(mask.dims, mask.rank, strides);
  const int lead = scores.rank - mask.rank;
  StridedCopy outer;
  for (int i = 0; i < scores.rank; ++i) {
    const int64_t dim = i < lead ? 1 : mask[i - lead], stride = i < lead || dim == 1 ? 0 : strides[i - lead];
    if (lead < 0 || (dim >= 0 && dim != 1 && scores[i] >= 0 && dim != scores[i]))
      invalid_argument("mask must broadcast to shape ", to_string(scores), ", got shape ", to_string(mask));
    if (i < scores.rank - 2) add_dim(outer, scores[i], stride);
    else if (p) (i == scores.rank - 2 ? p->mask_row : p->mask_column) = stride;
  }
  if (p) p->mask.assign(outer);
}

// Checks a number for each of the first outer dims, and sets how many matrices follow each other with the same one.
void plan_numbers(int64_t* each, ShapeView numbers, ShapeView outer, const char* name) {
  bool fits = numbers.rank <= outer.rank;
  for (int i = 0; fits && i < numbers.rank; ++i) fits = may_equal(numbers[i], outer[i]);
  if (!fits)
    invalid_argument(name, " must have the first dims of ", to_string(outer), ", got shape ", to_string(numbers));
  if (each) *each = std::max<int64_t>(1, wrapping_size(outer, numbers.rank, outer.rank));
}

double checked_dropout(InferContext& c) {
  const double rate = c.real("dropout");
  if (!(rate >= 0 && rate < 1)) invalid_argument("dropout must be in the range [0, 1), got ", rate);
  return rate;
}

void plan_dropout(AttentionParams* p, double rate) {
  if (!p) return;
  p->keep_below = static_cast<uint64_t>(std::llround((1 - rate) * 4294967296.0));
  p->keep_scale = 1 / (1 - rate);
}

void check_words(InferContext& c, int words, double rate) {
  if (!c.has_input(words) && rate > 0) invalid_argument("dropout needs words");
  if (c.has_input(words) && !may_equal(c.input(words), Shape{2})) invalid_argument("words must have shape [2]");
}

// Plans what the optional inputs from `first` on say: mask, key_lengths and query_offset, and the attributes.
void plan_reading(InferContext& c, AttentionParams* p, int first, const Operands& o) {
  if (c.has_input(first)) {
    check_mask_dtype(c.dtype(first), c.dtype(0));
    plan_mask(p, c.input(first), o.scores());
  }
  if (c.has_input(first + 1))
    plan_numbers(p ? &p->per_length : nullptr, c.input(first + 1), outer_of(o.q), "key_lengths");
  if (c.has_input(first + 2))
    plan_numbers(p ? &p->per_offset : nullptr, c.input(first + 2), outer_of(o.q), "query_offset");
  if (!p) return;
  const AttrValue& scale = c.attr("scale");
  p->scale = scale.given ? scale.f : 1 / std::sqrt(static_cast<double>(o.depth()));
  p->is_causal = c.boolean("is_causal");
}

void attention_infer(InferContext& c) {
  const Operands o(c, 0, true);
  AttentionParams* p = c.concrete() ? &o.fill(c, true) : nullptr;
  plan_reading(c, p, 3, o);
  const double rate = checked_dropout(c);
  check_words(c, 6, rate);
  plan_dropout(p, rate);
  const Shape results = o.results();
  c.output(c.dtype(0), results);
  c.output(computed_dtype(c.dtype(0)), without_last(results));
}

// The inputs are dy, query, key, value, y, logarithms, and the optional ones.
void check_gradient_operands(InferContext& c) {
  const Operands o(c, 1, true);
  AttentionParams* p = c.concrete() ? &o.fill(c, true) : nullptr;
  const Shape results = o.results();
  check_shape(c.input(0), results, "dy");
  check_shape(c.input(4), results, "y");
  check_shape(c.input(5), without_last(results), "logarithms");
  plan_reading(c, p, 6, o);
  const double rate = checked_dropout(c);
  check_words(c, 9, rate);
  plan_dropout(p, rate);
}

void attention_grad_infer(InferContext& c) {
  check_gradient_operands(c);
  for (int i = 1; i < 4; ++i) c.output(c.dtype(i), c.input(i));
}

void mask_grad_infer(InferContext& c) {
  check_gradient_operands(c);
  c.output(c.dtype(6), c.input(6));
}

void probabilities_infer(InferContext& c) {
  const Operands o(c, 0, false);
  plan_reading(c, c.concrete() ? &o.fill(c, false) : nullptr, 2, o);
  c.output(c.dtype(0), o.scores());
}

void keep_infer(InferContext& c) {
  const Operands o(c, 0, false);
  const double rate = checked_dropout(c);
  check_words(c, 2, rate);
  plan_dropout(c.concrete() ? &o.fill(c, false) : nullptr, rate);
  c.output(c.dtype(0), o.scores());
}

// ---- gradients

// The attributes is_causal, scale and perhaps dropout as arguments of the helpers, which have them in this order: is_causal, dropout,
// scale.
std::vector<int64_t> arguments_of(GradientContext& g, bool has_dropout) {
  std::vector<int64_t> args{g.attr("is_causal").i};
  if (has_dropout) args.push_back(std::bit_cast<int64_t>(g.attr("dropout").f));
  if (const AttrValue& scale = g.attr("scale"); scale.given) args.push_back(std::bit_cast<int64_t>(scale.f));
  return args;
}

bool is_of_numbers(const Tensor& mask) { return mask && is_floating(mask->dtype); }

void attention_gradient(GradientContext& g) {
  const std::vector<Tensor> operands{g.grad(),    g.input(0), g.input(1), g.input(2), g.output(0),
                                     g.output(1), g.input(3), g.input(4), g.input(5), g.input(6)};
  const std::vector<int64_t> args = arguments_of(g, true);
  if (g.needs(0) || g.needs(1) || g.needs(2)) {
    const std::vector<Tensor> gradients = run_list(g, prepared<"attention_grad", "">(), operands, args);
    for (int i = 0; i < 3; ++i) g.set(i, gradients[static_cast<size_t>(i)]);
  }
  if (g.needs(3) && is_of_numbers(g.input(3)))
    g.set(3, run_list(g, prepared<"attention_mask_grad", "">(), operands, args)[0]);
}

// Returns the factor of the products, which broadcasts to the scores.
Tensor scale_of(GradientContext& g, const Tensor& query) {
  const AttrValue& scale = g.attr("scale");
  if (scale.given) return g.scalar(scale.f);
  return g.op<"rsqrt">(g.op_args<"sum", "keepdims=true">({g.op<"ones_like">(query).get()}, {1, -1}));
}

// Heads that are grouped: what belongs to queries as [outer..., heads, group, a, b] and what belongs to keys as
// [outer..., heads, 1, a, b], so that products broadcast. Where a trace does not know how many heads there are, they are taken as
// grouped.
class Grouped {
 public:
  // `keys` are tensors with the heads of keys, of which a trace may know one alone.
  Grouped(GradientContext& g, const Tensor& query, std::initializer_list<const Tensor*> keys)
      : g_(g), query_(query), key_(**keys.begin()), outer_(query->rank - 3) {
    if (outer_ < 0) return;
    for (const Tensor* key : keys) heads_ = std::max(heads_, (*key)->dims[outer_]);
    all_heads_ = std::max<int64_t>(-1, query->dims[outer_]);
    is_grouped_ = heads_ < 0 || heads_ != all_heads_;
  }
  Tensor queries(const Tensor& x) const { return is_grouped_ ? shaped(x, true) : x; }
  Tensor keys(const Tensor& x) const { return is_grouped_ ? g_.op_args<"expand_dims">({x.get()}, {-3}) : x; }
  // Undo them; keys get the sum over their group.
  Tensor of_queries(const Tensor& x) const { return is_grouped_ ? shaped(x, false) : x; }
  Tensor of_keys(const Tensor& x) const { return is_grouped_ ? g_.op_args<"sum">({x.get()}, {1, -3}) : x; }

 private:
  // Returns x with heads and group between the outer dims and the last two, or with all heads there.
  Tensor shaped(const Tensor& x, bool is_apart) const {
    std::vector<int64_t> last{is_apart ? heads_ : all_heads_};
    if (is_apart) last.push_back(heads_ < 0 || all_heads_ < 0 ? -1 : all_heads_ / heads_);
    for (int i = 2; i > 0; --i) last.push_back(std::max<int64_t>(-1, x->dims[x->rank - i]));
    if (std::ranges::count(last, -1) <= 1 && std::ranges::count(last, 0) == 0) {
      std::vector<int64_t> shape(static_cast<size_t>(outer_), 0);  // which copies
      shape.insert(shape.end(), last.begin(), last.end());
      shape.insert(shape.begin(), static_cast<int64_t>(shape.size()));
      return g_.op_args<"reshape", "zero_copies=true">({x.get()}, shape);
    }
    std::vector<Tensor> sizes;
    for (int i = 0; i < outer_; ++i) sizes.push_back(size(x, i));
    const Tensor heads = size(key_, outer_), all_heads = size(query_, outer_);
    sizes.push_back(is_apart ? heads : all_heads);
    if (is_apart) sizes.push_back(g_.op<"floor_divide">(all_heads, heads));
    for (const int axis : {-2, -1}) sizes.push_back(size(x, axis));
    return g_.op<"reshape">(x, run_list(g_, prepared<"stack", "">(), sizes, {})[0]);
  }
  Tensor size(const Tensor& x, int axis) const { return g_.op_args<"dim_size">({x.get()}, {axis}); }

  GradientContext& g_;
  const Tensor &query_, &key_;
  const int outer_;
  bool is_grouped_ = false;
  int64_t heads_ = -1, all_heads_ = -1;
};

// Computes the gradients of attention by ops that have gradients themselves: dq = scale t k, dk = scale t^T q and
// dv = (keep p)^T dy; or that of its mask alone, which is t, summed.
std::vector<Tensor> gradients_by_ops(GradientContext& g, const Tensor& dy, const Tensor& q, const Tensor& k,
                                     const Tensor& v, const Tensor& mask, bool of_mask) {
  const Grouped grouped(g, q, {&k, &v});
  const Tensor p = grouped.queries(run_list(g, prepared<"attention_probabilities", "">(),
                                            {q, k, mask, g.input(7), g.input(8)}, arguments_of(g, false))[0]);
  const Tensor of_y = grouped.queries(dy);
  Tensor dp = g.op<"matmul", "transpose_b=true">(of_y, grouped.keys(v)), weights = p;
  if (const double rate = g.attr("dropout").f; rate > 0) {
    const Tensor keep = grouped.queries(
        g.op_args<"attention_keep">({q.get(), k.get(), g.input(9).get()}, {std::bit_cast<int64_t>(rate)}));
    dp = g.op<"multiply">(dp, keep);
    weights = g.op<"multiply">(p, keep);
  }
  const Tensor t = g.op<"softmax_grad">(dp, p);
  if (of_mask) return {g.sum_like(grouped.of_queries(t), 6)};
  const Tensor of_scores = g.op<"multiply">(scale_of(g, grouped.queries(q)), t);
  return {grouped.of_queries(g.op<"matmul">(of_scores, grouped.keys(k))),
          grouped.of_keys(g.op<"matmul", "transpose_a=true">(of_scores, grouped.queries(q))),
          grouped.of_keys(g.op<"matmul", "transpose_a=true">(weights, of_y))};
}

// y and the logarithms follow query, key, value and the mask, so that these have the whole gradient.
template <bool kOfMask>
void gradient_of_gradients(GradientContext& g) {
  const DType t = g.input(0)->dtype;
  const Tensor mask = g.input(6);
  std::vector<Tensor> at, output_gradients;
  for (int i = 0; i < 4; ++i) at.push_back(g.input(i));
  if (is_of_numbers(mask) && g.needs(6)) at.push_back(mask);
  for (int i = 0; i < g.num_outputs(); ++i) output_gradients.push_back(g.has_grad(i) ? g.grad(i) : Tensor());
  const std::vector<Tensor> gradients = g.differentiate(
      [&](const std::vector<Tensor>& given) {
        std::vector<Tensor> wide;
        for (const Tensor& x : given) wide.push_back(g.cast(x, computed_dtype(t)));
        if (wide.size() == 4) wide.push_back(is_of_numbers(mask) ? g.cast(mask, computed_dtype(t)) : mask);
        std::vector<Tensor> results = gradients_by_ops(g, wide[0], wide[1], wide[2], wide[3], wide[4], kOfMask);
        for (Tensor& x : results) x = g.cast(x, kOfMask ? mask->dtype : t);
        return results;
      },
      at, output_gradients);
  for (int i = 0; i < 4; ++i) g.set(i, gradients[static_cast<size_t>(i)]);
  if (gradients.size() > 4) g.set(6, gradients[4]);
}

void probabilities_gradient(GradientContext& g) {
  const Tensor q = g.input(0), k = g.input(1), t = g.op<"softmax_grad">(g.grad(), g.output());
  if (g.needs(2) && is_floating(g.input_dtype(2))) g.set(2, g.sum_like(t, 2));
  if (!g.needs(0) && !g.needs(1)) return;
  const Grouped grouped(g, q, {&k});
  const Tensor of_scores = grouped.queries(g.op<"multiply">(scale_of(g, q), t));
  if (g.needs(0)) g.set(0, grouped.of_queries(g.op<"matmul">(of_scores, grouped.keys(k))));
  if (g.needs(1)) g.set(1, grouped.of_keys(g.op<"matmul", "transpose_a=true">(of_scores, grouped.queries(q))));
}

// cos and sin are [positions, half], or both [batch, positions, half] for the first axis of x.
void rotate_pairs_infer(InferContext& c) {
  const ShapeView x = c.input(0), angles = c.input(1);
  if (c.concrete()) {
    const int64_t outer = wrapping_size(x, 0, x.rank - 2), tables = angles.rank == 3 ? angles[0] : 1;
    c.params<RotationParams>() = {outer,
                                  x[x.rank - 2],
                                  x[x.rank - 1],
                                  angles[angles.rank - 1],
                                  tables > 0 ? outer / tables : 1,
                                  c.boolean("interleaved")};
  }
  c.output(c.dtype(0), x);
}

OpDef& reading_inputs(OpDef& op) {
  return op.input("mask", dtypes::boolean | dtypes::floats, 0, kOptional)
      .input("key_lengths", dtypes::index, 0, kOptional)
      .input("query_offset", dtypes::index, 0, kOptional);
}

OpDef& gradient_inputs(OpDef& op) {
  op.input("dy", dtypes::floats).input("query", dtypes::floats).input("key", dtypes::floats);
  op.input("value", dtypes::floats).input("y", dtypes::floats).input("logarithms", dtypes::floats, 0);
  return reading_inputs(op).input("words", dtypes::index, 0, kOptional);
}

}  // namespace

// clang-format off
void define_attention(Registry& r) {
  reading_inputs(r.helper("attention").describe("What scaled_dot_product_attention computes, where random words say which probabilities are dropped.")
      .input("query", dtypes::floats).input("key", dtypes::floats).input("value", dtypes::floats))
      .input("words", dtypes::index, 0, kOptional).output("y", "query").output("logarithms", "query")
      .attr_bool("is_causal", false).attr_float("dropout", 0).attr_float("scale")
      .infer(attention_infer)
      .gradient(attention_gradient, "query key value mask key_lengths query_offset words y logarithms");
  gradient_inputs(r.helper("attention_grad").describe("The gradients of attention."))
      .output("dquery", "query").output("dkey", "key").output("dvalue", "value")
      .attr_bool("is_causal", false).attr_float("dropout", 0).attr_float("scale")
      .infer(attention_grad_infer)
      .gradient(gradient_of_gradients<false>, "dy query key value mask key_lengths query_offset words");
  gradient_inputs(r.helper("attention_mask_grad").describe("The gradient of attention's mask of numbers."))
      .output("dmask", "mask").attr_bool("is_causal", false).attr_float("dropout", 0).attr_float("scale")
      .infer(mask_grad_infer)
      .gradient(gradient_of_gradients<true>, "dy query key value mask key_lengths query_offset words");
  reading_inputs(r.helper("attention_probabilities").describe("The weights of the values in attention, before some are dropped.")
      .input("query", dtypes::floats).input("key", dtypes::floats))
      .output("p", "query").attr_bool("is_causal", false).attr_float("scale")
      .infer(probabilities_infer).gradient(probabilities_gradient, "query key shape(mask) p");
  r.helper("attention_keep").describe("What attention multiplies its probabilities by where some are dropped.")
      .input("query", dtypes::floats, 'T', kShapeOnly).input("key", dtypes::floats, 'T', kShapeOnly)
      .input("words", dtypes::index, 0).output("keep", "query").attr_float("dropout", 0)
      .infer(keep_infer).gradient(stop_flow, "");
  constexpr DTypeSet wide = dtype_bit(DType::float32) | dtype_bit(DType::float64);
  r.helper("rotate_pairs").describe("rotary_embedding where each position has its row of cos and sin.")
      .input("x", wide).input("cos", wide).input("sin", wide).output("y", "x").attr_bool("interleaved", false).argument()
      .infer(rotate_pairs_infer).no_gradient().internal();
}
// clang-format on

}  // namespace eager
