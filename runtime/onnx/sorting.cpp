// Imports operators that order, choose or accumulate elements along an axis.
#include "runtime/core/gradient.h"
#include "runtime/onnx/operators.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// ---- order

// Takes the elements at places along the axis, which are the second output.
void out_taken(OnnxNode& c, const TensorRef& x, const TensorRef& places, int axis) {
  c.out(c.run("take_along_axis", {x, places}, {{"axis", axis}}));
  c.out(places);
}

// Imports TopK. k is an attribute until opset 9. The op takes the greatest along the last axis; all else is sorted.
void top_k(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  const int axis = normalize_axis(c.attr_int("axis", -1), x->rank);
  const bool is_largest = c.opset < 11 || c.attr_int("largest", 1) != 0;
  if (c.opset >= 11) c.attr_int("sorted", 1);  // read and ignored: they always are
  const bool is_computed = c.opset >= 10 && c.is_computed(1);
  const int64_t k = c.opset < 10 ? c.attr_int("k") : is_computed ? 0 : c.integer(1);
  if (!is_computed && is_largest && axis == x->rank - 1) {
    for (TensorRef& t : c.run_all("top_k", {x}, {{"k", k}}, 2)) c.out(std::move(t));
    return;
  }
  const TensorRef order = c.run("argsort", {x}, {{"axis", axis}, {"descending", is_largest}});
  if (is_computed)
    return out_taken(c, x, c.run("gather", {order, count_up(c, only(c, c.in(1)))}, {{"axis", axis}}), axis);
  if (k < 0 || (x->dims[axis] >= 0 && k > x->dims[axis]))
    invalid_argument("input must have at least k columns. Had ", x->dims[axis], ", needed ", k);
  Ints size(static_cast<size_t>(x->rank), -1);
  size[static_cast<size_t>(axis)] = k;
  out_taken(c, x, c.run("slice", {order}, {{"begin", Ints(size.size(), 0)}, {"size", size}}), axis);
}

// Imports Unique. The op has elements in the order in which they first occur, and slices sorted.
void unique(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const bool has_axis = c.has_attr("axis"), is_sorted = c.attr_int("sorted", 1) != 0;
  const int axis = has_axis ? normalize_axis(c.attr_int("axis"), x->rank) : 0;
  std::vector<TensorRef> y = has_axis ? c.run_all("unique", {x}, {{"axis", axis}}, 4) : c.run_all("unique", {x}, {}, 4);
  y[2] = reshape_to(c, y[2], {-1});
  if (has_axis != is_sorted) {
    const TensorRef order = c.run("argsort", {y[is_sorted ? 0 : 1]});
    for (int i : {0, 1, 3}) {
      TensorRef& t = y[static_cast<size_t>(i)];
      t = c.run("gather", {t, order}, {{"axis", i == 0 ? axis : 0}});
    }
    y[2] = c.run("gather", {c.run("argsort", {order}), y[2]});
  }
  for (TensorRef& t : y) c.out(std::move(t));
}

// ---- choice

// Imports NonZero: a row for each axis. That of a scalar has none.
void nonzero(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank > 0) {
    return c.out(c.run("stack", c.run_all("nonzero", {x}, {}, static_cast<size_t>(x->rank)), {{"axis", 0}}));
  }
  const TensorRef row = c.run("stack", c.run_all("nonzero", {reshape_to(c, x, {1})}, {}, 1), {{"axis", 0}});
  c.out(c.run("strided_slice", {row}, {{"begin", Ints{0}}, {"end", Ints{0}}}));
}

// Imports Compress. The condition may be shorter than the axis, whose other elements are left out.
void compress(OnnxNode& c) {
  TensorRef x = c.in(0);
  const TensorRef condition = c.in(1);
  if (condition->rank != 1) invalid_argument("condition must be a vector, got shape ", to_string(condition->shape()));
  const bool has_axis = c.has_attr("axis");
  if (!has_axis) x = reshape_to(c, x, {-1});
  const int axis = has_axis ? normalize_axis(c.attr_int("axis"), x->rank) : 0;
  c.out(c.run("gather", {x, c.run("nonzero", {condition})}, {{"axis", axis}}));
}

// ---- accumulation

// Imports CumSum and CumProd. If the axis is computed, each of them is tried.
template <FixedString Op>
void cumulative(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const bool is_exclusive = c.attr_int("exclusive", 0) != 0, is_reverse = c.attr_int("reverse", 0) != 0;
  auto along = [&](int axis) {
    return c.run(Op.text, {x},
                 {{"axis", axis}, {"dtype", x->dtype}, {"exclusive", is_exclusive}, {"reverse", is_reverse}});
  };
  if (x->rank == 0) invalid_argument("input must be at least a vector");
  if (!c.is_computed(1)) return c.out(along(normalize_axis(c.integer(1), x->rank)));
  const TensorRef axis = c.run("remainder", {only(c, c.in(1)), c.whole(x->rank)});
  TensorRef y = along(0);
  for (int i = 1; i < x->rank; ++i) y = c.run("where", {c.run("equal", {axis, c.whole(i)}), along(i), y});
  c.out(y);
}

}  // namespace

void add_sorting(Operators& ops) {
  ops.merge(Operators{
      {"TopK", {top_k}},
      {"Unique", {unique, 11}},
      {"NonZero", {nonzero, 9}},
      {"Compress", {compress, 9}},
      {"CumSum", {cumulative<"cumulative_sum">, 11}},
      {"CumProd", {cumulative<"cumulative_prod">, 26}},
  });
}

}  // namespace eager::onnx
