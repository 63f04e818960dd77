// Imports reductions.
#include "runtime/core/gradient.h"
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

struct Reduction {
  std::vector<int64_t> axes;  // empty: all axes
  bool keep = true;
  bool is_identity = false;  // no axis is reduced
};

// Reads the axes, which are an attribute in opsets before `since`, and an input from then on: 18, but 13 for ReduceSum.
Reduction reduction_of(OnnxNode& c, int64_t since = 18) {
  Reduction r;
  r.keep = c.attr_int("keepdims", 1) != 0;
  if (c.opset < since) {
    r.axes = c.attr_ints("axes", {});
  } else {
    if (c.has(1)) r.axes = c.ints(1);
    r.is_identity = r.axes.empty() && c.attr_int("noop_with_empty_axes", 0) != 0;
  }
  return r;
}

TensorRef reduce(OnnxNode& c, const char* op, const TensorRef& x, const Reduction& r) {
  if (r.is_identity) return x;
  Attrs attrs{{"keepdims", r.keep}};
  if (!r.axes.empty()) attrs.push_back({"axis", r.axes});
  return c.cast(c.run(op, {x}, attrs), x->dtype);  // ONNX keeps the dtype, also for sums of small integers
}

template <FixedString Op>
void simple(OnnxNode& c) {
  c.out(reduce(c, Op.text, c.in(0), reduction_of(c)));
}

void sum(OnnxNode& c) { c.out(reduce(c, "sum", c.in(0), reduction_of(c, 13))); }

// Imports ReduceMax or ReduceMin, which take booleans from opset 20 on.
template <FixedString Op, FixedString OfBool>
void extreme(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(reduce(c, x->dtype == DType::boolean ? OfBool.text : Op.text, x, reduction_of(c)));
}

void l1(OnnxNode& c) { c.out(reduce(c, "sum", c.run("abs", {c.in(0)}), reduction_of(c))); }
void sum_square(OnnxNode& c) { c.out(reduce(c, "sum", c.run("square", {c.in(0)}), reduction_of(c))); }
void l2(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.cast(c.run("sqrt", {reduce(c, "sum", c.run("square", {x}), reduction_of(c))}), x->dtype));
}
void log_sum(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.cast(c.run("log", {reduce(c, "sum", x, reduction_of(c))}), x->dtype));
}

template <FixedString Op>
void arg(OnnxNode& c) {
  TensorRef x = c.in(0);
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  const bool keep = c.attr_int("keepdims", 1) != 0;
  const bool is_last = c.attr_int("select_last_index", 0) != 0;
  if (is_last) x = c.run("flip", {x}, {{"axis", std::vector<int64_t>{axis}}});
  TensorRef y = c.run(Op.text, {x}, {{"axis", axis}, {"keepdims", keep}});
  if (is_last) y = c.run("subtract", {c.scalar_int(dim_or_fail(x, axis, "select_last_index") - 1), y});
  c.out(y);
}

}  // namespace

// clang-format off
void add_reduction(Operators& ops) {
  ops.merge(Operators{
      {"ReduceSum", {sum}}, {"ReduceMean", {simple<"mean">}}, {"ReduceProd", {simple<"prod">}},
      {"ReduceMax", {extreme<"max", "any">}}, {"ReduceMin", {extreme<"min", "all">}}, {"ReduceL1", {l1}}, {"ReduceL2", {l2}},
      {"ReduceLogSum", {log_sum}}, {"ReduceLogSumExp", {simple<"logsumexp">}}, {"ReduceSumSquare", {sum_square}},
      {"ArgMax", {arg<"argmax">}}, {"ArgMin", {arg<"argmin">}},
  });
}
// clang-format on

}  // namespace eager::onnx
