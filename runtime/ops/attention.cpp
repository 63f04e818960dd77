// scaled_dot_product_attention, with a gradient of any order.
//
// Terms
//   p       the probabilities softmax(scale query key^T), which are kept for the gradient
//   t       the gradient of scale query key^T, without scale: softmax_grad(dy value^T, p)
#include "kernels/common/attention.h"

#include <cmath>
#include <cstring>

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

Shape matrices(ShapeView batch, int64_t rows, int64_t columns) {
  Shape out;
  for (int i = 0; i < batch.rank; ++i) out.push_back(batch[i]);
  out.push_back(rows);
  out.push_back(columns);
  return out;
}

// The sizes of query, key and value, which are inputs from `first` on.
struct Operands {
  ShapeView q, k, v;
  Operands(InferContext& c, int first) : q(c.input(first)), k(c.input(first + 1)), v(c.input(first + 2)) {
    const char* names[] = {"query", "key", "value"};
    for (int i = 0; i < 3; ++i) {
      if (c.rank(first + i) >= 2) continue;
      invalid_argument(names[i], " must have at least 2 dimensions, got shape ", to_string(c.input(first + i)));
    }
    check_shape(k, matrices(outer_of(q), columns(), depth()), "key");
    check_shape(v, matrices(outer_of(q), columns(), width()), "value");
  }
  int64_t rows() const { return q[q.rank - 2]; }
  int64_t columns() const { return k[k.rank - 2]; }
  int64_t depth() const { return q[q.rank - 1]; }
  int64_t width() const { return v[v.rank - 1]; }
  Shape scores() const { return matrices(outer_of(q), rows(), columns()); }
  Shape results() const { return matrices(outer_of(q), rows(), width()); }

  AttentionParams& fill(InferContext& c) const {
    AttentionParams& p = c.params<AttentionParams>();
    p.batch = product(q, 0, q.rank - 2);
    p.rows = rows(), p.columns = columns(), p.depth = depth(), p.width = width();
    const AttrValue& scale = c.attr("scale");
    p.scale = scale.given ? scale.f : 1 / std::sqrt(static_cast<double>(depth()));
    p.allow_tf32 = c.allows_tf32();
    return p;
  }
};

// Adds to `plan` how a mask is read as if it had the shape of the scores.
void plan_mask(StridedCopy& plan, ShapeView mask, ShapeView scores) {
  int64_t strides[kMaxRank];
  row_major_strides(mask.dims, mask.rank, strides);
  const int lead = scores.rank - mask.rank;
  for (int i = 0; i < scores.rank; ++i) {
    const int64_t dim = i < lead ? 1 : mask[i - lead];
    if (lead < 0 || (dim >= 0 && dim != 1 && scores[i] >= 0 && dim != scores[i])) {
      invalid_argument("mask must broadcast to shape ", to_string(scores), ", got shape ", to_string(mask));
    }
    add_dim(plan, scores[i], i < lead || dim == 1 ? 0 : strides[i - lead]);
  }
}

void attention_infer(InferContext& c) {
  const Operands operands(c, 0);
  StridedCopy mask;
  if (c.has_input(3)) plan_mask(mask, c.input(3), operands.scores());
  c.output(c.dtype(0), operands.results());
  c.output(c.dtype(0), operands.scores());
  if (!c.concrete()) return;
  AttentionParams& p = operands.fill(c);
  p.is_causal = c.boolean("is_causal");
  p.mask.assign(mask);
}

void attention_grad_infer(InferContext& c) {
  const Operands operands(c, 1);
  check_shape(c.input(0), operands.results(), "dy");
  check_shape(c.input(4), operands.scores(), "probabilities");
  for (int i = 1; i < 4; ++i) c.output(c.dtype(i), c.input(i));
  if (c.concrete()) operands.fill(c);
}

// Returns the factor of the products, which broadcasts to the scores.
Tensor scale_of(GradientContext& g, const Tensor& query) {
  const AttrValue& scale = g.attr("scale");
  if (scale.given) return g.scalar(scale.f);
  return g.op<"rsqrt">(g.op_args<"sum", "keepdims=true">({g.op<"ones_like">(query).get()}, {1, -1}));
}

// Adds the gradient of the probabilities, which gradients of higher order read.
void add_probabilities_gradient(GradientContext& g) {
  const Tensor q = g.input(0), k = g.input(1);
  const Tensor of_scores = g.op<"multiply">(scale_of(g, q), g.op<"softmax_grad">(g.grad(1), g.output(1)));
  if (g.needs(0)) g.set(0, g.op<"matmul">(of_scores, k));
  if (g.needs(1)) g.set(1, g.op<"matmul", "transpose_a=true">(of_scores, q));
}

void attention_gradient(GradientContext& g) {
  if (g.has_grad(1)) add_probabilities_gradient(g);
  if (!g.has_grad(0)) return;
  const AttrValue& scale = g.attr("scale");
  std::vector<int64_t> args;
  if (scale.given) std::memcpy(&args.emplace_back(), &scale.f, sizeof scale.f);
  const std::vector<Tensor> gradients = run_list(g, prepared<"scaled_dot_product_attention_grad", "">(),
                                                 {g.grad(), g.input(0), g.input(1), g.input(2), g.output(1)}, args);
  for (int i = 0; i < 3; ++i) g.set(i, gradients[static_cast<size_t>(i)]);
}

Tensor grad_or_zeros(GradientContext& g, int output, int like) {
  return g.has_grad(output) ? g.grad(output) : g.zeros_like(like);
}

// The gradient of the gradient op dq = scale t k, dk = scale t^T q, dv = p^T dy, where t = softmax_grad(dy v^T, p) and p
// follows q and k; a, b and c are the gradients of these three.
void attention_grad_gradient(GradientContext& g) {
  const Tensor dy = g.input(0), q = g.input(1), k = g.input(2), v = g.input(3), p = g.input(4);
  const Tensor a = grad_or_zeros(g, 0, 1), b = grad_or_zeros(g, 1, 2), c = grad_or_zeros(g, 2, 3);
  auto times = [&](const Tensor& x, const Tensor& y) { return g.op<"multiply">(x, y); };
  auto plus = [&](const Tensor& x, const Tensor& y) { return g.op<"add">(x, y); };
  auto product = [&](const Tensor& x, const Tensor& y) { return g.op<"matmul">(x, y); };
  auto by_rows = [&](const Tensor& x, const Tensor& y) { return g.op<"matmul", "transpose_b=true">(x, y); };
  auto by_columns = [&](const Tensor& x, const Tensor& y) { return g.op<"matmul", "transpose_a=true">(x, y); };
  auto total = [&](const Tensor& x) { return g.op_args<"sum", "keepdims=true">({x.get()}, {1, -1}); };
  const Tensor scale = scale_of(g, q);
  const Tensor d = by_rows(dy, v), t = g.op<"softmax_grad">(d, p), scaled_t = times(scale, t);
  const Tensor of_t = times(scale, plus(by_rows(a, k), by_rows(q, b)));
  const Tensor of_d = g.op<"softmax_grad">(of_t, p);
  // p is read by dv, and twice by t = p (d - sum(d p)).
  const Tensor apart =
      g.op<"subtract">(times(of_t, g.op<"subtract">(d, total(times(d, p)))), times(d, total(times(of_t, p))));
  const Tensor of_p = plus(by_rows(dy, c), apart);
  const Tensor of_scores = times(scale, g.op<"softmax_grad">(of_p, p));
  if (g.needs(0)) g.set(0, plus(product(p, c), product(of_d, v)));
  if (g.needs(1)) g.set(1, plus(product(scaled_t, b), product(of_scores, k)));
  if (g.needs(2)) g.set(2, plus(by_columns(scaled_t, a), by_columns(of_scores, q)));
  if (g.needs(3)) g.set(3, by_columns(of_d, dy));
}

}  // namespace

// clang-format off
void define_attention(Registry& r) {
  r.op("scaled_dot_product_attention")
      .describe("softmax(scale query key^T) value: for each query a mean of the values (Vaswani et al., 2017).")
      .input("query", dtypes::floats).says("[outer..., rows, depth]", "The queries.")
      .input("key", dtypes::floats).says("[outer..., columns, depth]", "The keys.")
      .input("value", dtypes::floats).says("[outer..., columns, width]", "The value of each key.")
      .input("mask", dtypes::boolean, 0, kOptional)
      .says("any", "Which keys each query reads; broadcasts to [outer..., rows, columns]. All if it is absent.")
      .output("y").says("[outer..., rows, width]", "The means; 0 for a query that reads no key.")
      .output("probabilities").says("[outer..., rows, columns]", "The weight of each value.").hide_outputs(1)
      .attr_bool("is_causal", false).says("Whether each query reads only the keys that are not behind its own place.")
      .attr_float("scale").says("The factor of the products; 1 / sqrt(depth) if it is absent.")
      .example(R"("query": [[1.0, 0.0]], "key": [[0.0, 0.0], [0.0, 1.0]], "value": [[1.0], [3.0]])", "float32 [[2.]]")
      .infer(attention_infer).gradient(attention_gradient, "query key value probabilities");
  r.helper("scaled_dot_product_attention_grad").describe("The gradients of scaled_dot_product_attention.")
      .input("dy", dtypes::floats).input("query", dtypes::floats).input("key", dtypes::floats)
      .input("value", dtypes::floats).input("probabilities", dtypes::floats)
      .output("dquery", "query").output("dkey", "key").output("dvalue", "value").attr_float("scale")
      .infer(attention_grad_infer).gradient(attention_grad_gradient, "dy query key value probabilities");
}
// clang-format on

}  // namespace eager
