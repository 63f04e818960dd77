// What operators are put together from where numbers that shape their result are computed when the function runs. Places along an
// axis are counted up to such a number, changed by arithmetic, and gathered.
#include <algorithm>

#include "runtime/onnx/operators.h"

namespace eager::onnx {

TensorRef dim_number(OnnxNode& c, int axis) { return number_of(c, c.dim(0, axis)); }

TensorRef count_up(OnnxNode& c, const TensorRef& n) {
  if (!(n->flags & kSymbolic)) {
    const TensorRef host = copy_to_device(n, kHostDevice);
    int64_t count;
    read_to_host(*host, &count);
    c.charge(DType::int64, 3 * static_cast<double>(std::max<int64_t>(count, 0)));
    return c.run("arange", {},
                 {{"start", 0.0}, {"stop", static_cast<double>(std::max<int64_t>(count, 0))}, {"dtype", DType::int64}});
  }
  const TensorRef ones = c.run("broadcast_to", {c.whole(1), reshape_to(c, n, {1})});
  return c.run("cumulative_sum", {ones}, {{"axis", 0}, {"exclusive", true}});
}

TensorRef shape_vector(OnnxNode& c) {
  Value shape{nullptr, {}, true};
  const TensorRef x = c.in(0);
  for (int i = 0; i < x->rank; ++i) shape.sizes.push_back(c.dim(0, i));
  return shape.sizes.empty() ? c.constant({}) : tensor_of(c, shape);
}

TensorRef list_input(OnnxNode& c, int i) {
  const TensorRef v = c.in(i);
  if (v->rank != 1) invalid_argument("input ", i, " must be a vector, got shape ", to_string(v->shape()));
  if (v->dims[0] < 0) unimplemented(cat("input ", i, " that is computed, and of unknown length,"));
  return c.cast(v, DType::int64);
}

TensorRef from_start(OnnxNode& c, const TensorRef& places, int64_t n) {
  std::vector<int64_t> all;
  for (int64_t i = 0; i < n; ++i) all.push_back(i);
  const TensorRef is_negative = c.run("less", {places, c.whole(0)}), moved = c.run("add", {places, c.whole(n)});
  return c.run("gather", {c.constant(all), c.run("where", {is_negative, moved, places})});  // which refuses others
}

TensorRef put_at(OnnxNode& c, const TensorRef& all, const TensorRef& places, const TensorRef& values) {
  const TensorRef at = from_start(c, places, all->dims[0]);
  return c.run("tensor_scatter_nd_update", {all, reshape_to(c, at, {-1, 1}), values});
}

TensorRef marked_axes(OnnxNode& c, int64_t n) {
  const TensorRef axes = list_input(c, 1);
  return put_at(c, c.constant(std::vector<int64_t>(static_cast<size_t>(n), 0)), axes,
                c.constant(std::vector<int64_t>(static_cast<size_t>(axes->dims[0]), 1)));
}

TensorRef unmarked_dims(OnnxNode& c, const TensorRef& marks, int64_t left) {
  const TensorRef order = c.run("argsort", {marks}, {{"axis", 0}});
  const std::vector<int64_t> begin{0}, size{left};
  return c.run("gather", {shape_vector(c), c.run("slice", {order}, {{"begin", begin}, {"size", size}})});
}

TensorRef pick(OnnxNode& c, const TensorRef& x, int axis, int64_t i) {
  if (axis >= x->rank) invalid_argument("a tensor of shape ", to_string(x->shape()), " has no axis ", axis);
  std::vector<int64_t> begin(static_cast<size_t>(x->rank), 0), end(begin.size(), INT64_MAX / 2);
  begin[static_cast<size_t>(axis)] = i;
  return c.run("strided_slice", {x}, {{"begin", begin}, {"end", end}, {"shrink_axes", int64_t{1} << axis}});
}

TensorRef entry(OnnxNode& c, const TensorRef& v, int64_t i) { return c.cast(pick(c, v, 0, i), DType::int64); }
TensorRef only(OnnxNode& c, const TensorRef& v) { return c.cast(reshape_to(c, v, {}), DType::int64); }

TensorRef along_axis(OnnxNode& c, const TensorRef& v, int axis, int rank) {
  std::vector<int64_t> shape(static_cast<size_t>(rank - axis), 1);
  shape[0] = -1;
  return reshape_to(c, v, shape);
}

// Places are counted from the first element of x: negative ones lie before it. In mode constant those beyond x read an element
// that is put behind it.
TensorRef pad_axis(OnnxNode& c, const TensorRef& x, int axis, const TensorRef& before, const TensorRef& after,
                   const std::string& mode, const TensorRef& value) {
  const TensorRef n = x->dims[axis] >= 0 ? c.whole(x->dims[axis]) : number_of(c, {std::nullopt, "", x, axis});
  auto run = [&](const char* op, const TensorRef& a, const TensorRef& b) { return c.run(op, {a, b}); };
  TensorRef at = run("subtract", count_up(c, run("add", n, run("add", before, after))), before);
  auto read = [&](const TensorRef& from) { return c.run("gather", {from, at}, {{"axis", axis}}); };
  if (mode == "wrap") {
    at = run("remainder", at, n);
    return read(x);
  }
  const TensorRef last = run("subtract", n, c.whole(1));
  if (mode == "edge") {
    at = c.run("clip", {at, c.whole(0), last});
    return read(x);
  }
  if (mode == "reflect") {
    const TensorRef period = run("maximum", run("multiply", last, c.whole(2)), c.whole(1));
    at = run("remainder", at, period);
    at = run("minimum", at, run("subtract", period, at));
    return read(x);
  }
  const TensorRef is_inside = run("logical_and", run("greater_equal", at, c.whole(0)), run("less", at, n));
  at = c.run("where", {is_inside, at, n});
  std::vector<int64_t> paddings(2 * static_cast<size_t>(x->rank), 0);
  paddings[2 * static_cast<size_t>(axis) + 1] = 1;
  const TensorRef y = read(c.run("pad", {x}, {{"paddings", paddings}}));
  return value ? c.run("where", {along_axis(c, is_inside, axis, x->rank), y, value}) : y;
}

}  // namespace eager::onnx
