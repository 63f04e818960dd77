// Imports reductions.
#include <limits>

#include "runtime/core/gradient.h"
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

struct Reduction {
  std::vector<int64_t> axes;  // empty: all axes
  bool keep = true;
  bool is_identity = false;  // no axis is reduced
  bool is_computed = false;  // input 1 is computed, and names the axes
};

// Reads the axes, which are an attribute in opsets before `since`, and an input from then on: 18, but 13 for ReduceSum.
Reduction reduction_of(OnnxNode& c, int64_t since = 18) {
  Reduction r;
  r.keep = c.attr_int("keepdims", 1) != 0;
  r.is_computed = c.opset >= since && c.is_computed(1) && list_input(c, 1)->dims[0] > 0;
  if (!r.is_computed && !(c.has(1) && c.is_computed(1))) r.axes = c.list("axes", since, 1).value_or(r.axes);
  const bool is_all = r.axes.empty() && !r.is_computed;
  r.is_identity = c.opset >= since && c.attr_int("noop_with_empty_axes", 0) != 0 && is_all;
  return r;
}

// Puts the least or greatest number of x's dtype along axes that are empty, along which max and min have no other result.
TensorRef never_empty(OnnxNode& c, const char* op, const TensorRef& x, const std::vector<int64_t>& axes) {
  const bool is_max = std::string_view(op) == "max";
  std::vector<int64_t> paddings(2 * static_cast<size_t>(x->rank), 0);
  bool is_empty = false;
  for (int64_t a : axes) {
    const int axis = normalize_axis(a, x->rank);
    if (x->dims[axis] != 0) continue;
    paddings[2 * static_cast<size_t>(axis)] = 1;
    is_empty = true;
  }
  if (!is_empty || (!is_max && std::string_view(op) != "min")) return x;
  const bool is_unsigned = contains(dtypes::unsigned_integers, x->dtype);
  const double infinity = std::numeric_limits<double>::infinity();
  Attr value("constant_values", is_max ? -infinity : infinity);
  if (is_integer(x->dtype)) {
    const int64_t bound = is_max ? INT64_MIN : INT64_MAX;
    value = Attr(value.name, is_unsigned ? 0 : bound >> (64 - 8 * static_cast<int>(x->element_size())));
  }
  const TensorRef y = c.run("pad", {x}, {{"paddings", paddings}, value});
  return is_unsigned && !is_max ? c.run("bitwise_invert", {y}) : y;
}

// Reduces axes that are computed. Of each axis, the slice that it is reduced to and those of x stand one after the other, and
// either is read.
TensorRef reduce_computed(OnnxNode& c, const char* op, TensorRef x, const Reduction& r) {
  const int rank = x->rank;
  const TensorRef marks = marked_axes(c, rank);
  for (int i = 0; i < rank; ++i) {
    const TensorRef mark = entry(c, marks, i);
    const std::vector<int64_t> axis{i};
    const TensorRef whole = c.run(op, {never_empty(c, op, x, axis)}, {{"axis", axis}, {"keepdims", true}});
    const TensorRef n = c.run("where", {c.cast(mark, DType::boolean), c.whole(1), dim_number(c, i)});
    const TensorRef at = c.run("add", {count_up(c, n), c.run("subtract", {c.whole(1), mark})});
    x = c.run("gather", {c.run("concat", {c.cast(whole, x->dtype), x}, {{"axis", i}}), at}, {{"axis", i}});
  }
  return r.keep ? x : c.run("reshape", {x, unmarked_dims(c, marks, rank - list_input(c, 1)->dims[0])});
}

TensorRef reduce(OnnxNode& c, const char* op, const TensorRef& x, const Reduction& r) {
  if (r.is_identity) return x;
  if (r.is_computed) return reduce_computed(c, op, x, r);
  Attrs attrs{{"keepdims", r.keep}};
  if (!r.axes.empty()) attrs.push_back({"axis", r.axes});
  std::vector<int64_t> axes = r.axes;
  for (int i = 0; i < x->rank && r.axes.empty(); ++i) axes.push_back(i);
  return c.cast(c.run(op, {never_empty(c, op, x, axes)}, attrs),
                x->dtype);  // ONNX keeps the dtype, also for sums of small integers
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
  if (is_last) y = c.run("subtract", {c.run("subtract", {dim_number(c, axis), c.whole(1)}), y});
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
