// Imports operators that give elements another shape, and that join, cut or make tensors.
#include <algorithm>
#include <cmath>

#include "runtime/core/gradient.h"
#include "runtime/onnx/operators.h"
#include "runtime/ops/shape_util.h"

namespace eager::onnx {

namespace {

using Ints = std::vector<int64_t>;

// ---- shapes as values

void shape(OnnxNode& c) {
  const TensorRef x = c.in(0);
  auto position = [&](int64_t v) { return static_cast<int>(std::clamp<int64_t>(v < 0 ? v + x->rank : v, 0, x->rank)); };
  const int64_t first = c.attr_int("start", 0), last = c.attr_int("end", x->rank);
  Sizes sizes;
  for (int i = position(std::max<int64_t>(first, -kMaxRank)); i < position(std::max<int64_t>(last, -kMaxRank)); ++i)
    sizes.push_back(c.dim(0, i));
  c.out_sizes(std::move(sizes), false);
}

void size(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank == 1) return c.out_sizes({c.dim(0, 0)}, true);
  Size s;
  if (const int64_t n = num_elements(x->shape()); n >= 0) s.value = n;
  for (int i = 0; !s.value && i < x->rank; ++i)
    s.number = s.number ? c.run("multiply", {s.number, dim_number(c, i)}) : dim_number(c, i);
  c.out_sizes({s}, true);
}

// ---- broadcasting

// Reports whether each size is a number or a dim, so that broadcast_by takes them.
bool are_dims(const Sizes& sizes) {
  return std::all_of(sizes.begin(), sizes.end(), [](const Size& s) { return s.value || s.tensor; });
}

// Broadcasts x to sizes. x_names are the names of x's dims, as in Size.
TensorRef broadcast_by(OnnxNode& c, TensorRef x, const Sizes& sizes, const std::vector<std::string>& x_names) {
  const Shape before(x->shape());
  const int n = static_cast<int>(sizes.size());
  for (int i = 0; i < n; ++i) {
    const Size& s = sizes[static_cast<size_t>(i)];
    const int axis = i - (n - before.rank());
    const int64_t dim = axis < 0 ? 1 : before[axis];
    if (s.value || dim == 0 || dim > 1) continue;
    if (dim < 0 && !s.name.empty() && x_names[static_cast<size_t>(axis)] == s.name) continue;
    Ints shape(static_cast<size_t>(n - i), 1);
    shape[0] = -1;
    x = c.run("where", {reshape_to(c, vector_of_length(c, s), shape), x, x});
  }
  const int rank = std::max<int>(x->rank, n);
  Ints out(static_cast<size_t>(rank), 1);
  std::copy(x->dims, x->dims + x->rank, out.begin() + (rank - x->rank));
  for (int i = 0; i < n; ++i) {
    const Size& s = sizes[static_cast<size_t>(i)];
    if (s.value && *s.value < 0) invalid_argument("Dimension ", *s.value, " must be >= 0");
    if (s.value && *s.value != 1) out[static_cast<size_t>(rank - n + i)] = *s.value;
  }
  return ShapeView{out.data(), rank} == x->shape() ? x : c.run("broadcast_to", {x}, {{"shape", out}});
}

// Broadcasts x to input 1, which is computed. In it a 1 leaves the dim of x alone, in the op's shape a -1.
TensorRef broadcast_to_input(OnnxNode& c, const TensorRef& x) {
  TensorRef shape = list_input(c, 1);
  const int64_t n = shape->dims[0], lead = n - x->rank;
  Ints dims(static_cast<size_t>(std::max<int64_t>(lead, 0)), 1);
  dims.insert(dims.end(), x->dims, x->dims + x->rank);
  if (lead < 0) shape = c.run("concat", {c.constant(Ints(static_cast<size_t>(-lead), 1)), shape}, {{"axis", 0}});
  const TensorRef is_one = c.run("equal", {shape, c.whole(1)});
  return c.run("broadcast_to", {x, c.run("where", {is_one, c.constant(dims), shape})});
}

void expand(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (c.is_computed(1) && !(c.is_sizes(1) && are_dims(c.sizes(1)))) return c.out(broadcast_to_input(c, x));
  std::vector<std::string> names;
  for (int i = 0; i < x->rank; ++i) names.push_back(c.dim(0, i).name);
  c.out(broadcast_by(c, x, c.sizes(1), names));
}

// ---- reshape

// Returns the dim that a -1 stands for, if it follows from the dims that are not copied from x; else -1.
int64_t open_dim(const TensorRef& x, const Ints& out, const std::vector<bool>& is_copied) {
  Shape from, to;
  for (int i = 0; i < x->rank; ++i) {
    if (static_cast<size_t>(i) >= out.size() || !is_copied[static_cast<size_t>(i)]) from.push_back(x->dims[i]);
  }
  for (size_t i = 0; i < out.size(); ++i) {
    if (!is_copied[i] && out[i] >= 0) to.push_back(out[i]);
  }
  const int64_t have = num_elements(from), want = num_elements(to);
  return have >= 0 && want > 0 && have % want == 0 ? have / want : kUnknown;
}

// Imports Reshape. A dim of the shape may be that of x at the same place (given as 0, or by a dim of the same name), or
// the one that the number of elements leaves (-1).
void reshape(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const bool zero_copies = c.attr_int("allowzero", 0) == 0;
  auto by_tensor = [&] { c.out(c.run("reshape", {x, list_input(c, 1)}, {{"zero_copies", zero_copies}})); };
  if (c.is_computed(1) && !c.is_sizes(1)) return by_tensor();
  Sizes sizes = c.sizes(1);
  Ints out;
  std::vector<bool> is_copied;
  for (size_t i = 0; i < sizes.size(); ++i) {
    Size& s = sizes[i];
    const int axis = static_cast<int>(i);
    const bool has_dim = axis < x->rank;
    const bool is_zero = s.value && *s.value == 0 && zero_copies;
    if (is_zero && !has_dim) invalid_argument("size ", i, " is 0, and the input has rank ", x->rank);
    const bool is_same = !s.value && has_dim && !s.name.empty() && c.dim(0, axis).name == s.name;
    is_copied.push_back(is_zero || is_same);
    if (is_copied.back()) s = c.dim(0, axis);
    else if (s.value == kUnknown) s.value.reset();
    out.push_back(s.value.value_or(kUnknown));
  }
  int num_open = 0, num_copied = 0;
  size_t open = 0;
  for (size_t i = 0; i < out.size(); ++i) {
    if (out[i] != kUnknown) continue;
    if (is_copied[i]) ++num_copied;
    else ++num_open, open = i;
  }
  if (num_open > 1 && !are_dims(sizes)) return by_tensor();
  if (num_open > 1) return c.out(c.run("reshape_like", {x, broadcast_by(c, c.fill(DType::boolean, {}, 1), sizes, {})}));
  if (num_open == 1 && num_copied > 0) {
    out[open] = open_dim(x, out, is_copied);
    if (out[open] != kUnknown) num_open = 0;
  }
  if (num_open + num_copied <= 1) return c.out(reshape_to(c, x, out));
  for (size_t i = 0; i < out.size(); ++i) {
    if (is_copied[i] && out[i] == kUnknown) out[i] = 0;
    else if (out[i] == 0) return by_tensor();
  }
  c.out(c.run("reshape", {x}, {{"shape", out}, {"zero_copies", true}}));
}

void flatten(OnnxNode& c) {
  const TensorRef x = c.in(0);
  int64_t axis = c.attr_int("axis", 1);
  if (axis < -x->rank || axis > x->rank)
    invalid_argument("axis = ", axis, " is not in [", -x->rank, ", ", x->rank, "]");
  if (axis < 0) axis += x->rank;
  const int64_t rows = product_of(x->dims, 0, static_cast<int>(axis)),
                columns = product_of(x->dims, static_cast<int>(axis), x->rank);
  // If both are unknown, or one is 0 and any other would do, the shape is counted.
  if (std::min(rows, columns) < 0 && std::max(rows, columns) <= 0) {
    std::vector<TensorRef> sizes(2, c.whole(1));
    for (int i = 0; i < x->rank; ++i) {
      TensorRef& size = sizes[i < axis ? 0 : 1];
      size = c.run("multiply", {size, dim_number(c, i)});
    }
    return c.out(c.run("reshape", {x, c.run("stack", sizes, {{"axis", 0}})}));
  }
  c.out(reshape_to(c, x, {rows, columns}));
}

Ints count(int64_t n) {
  Ints all;
  for (int64_t i = 0; i < n; ++i) all.push_back(i);
  return all;
}

// Squeeze or unsqueeze axes that are computed: of which only the number is known, so the shape is put together.
void squeeze_computed(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const int64_t left = x->rank - list_input(c, 1)->dims[0];
  if (left < 0) invalid_argument("more axes than the ", x->rank, " of the input");
  c.out(c.run("reshape", {x, unmarked_dims(c, marked_axes(c, x->rank), left)}));
}
// Of the dims behind a 1, a new axis takes the 1, and each of the others the next dim. There are too few if an axis is given twice.
void unsqueeze_computed(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const TensorRef old = c.run("subtract", {c.whole(1), marked_axes(c, x->rank + list_input(c, 1)->dims[0])});
  const TensorRef at = c.run("multiply", {c.run("cumulative_sum", {old}, {{"axis", 0}}), old});
  const TensorRef dims = c.run("concat", {c.constant({1}), shape_vector(c)}, {{"axis", 0}});
  c.out(c.run("reshape", {x, c.run("gather", {dims, at})}));
}

void squeeze(OnnxNode& c) {
  if (c.opset >= 13 && c.is_computed(1)) return squeeze_computed(c);
  const auto axes = c.list("axes", 13, 1);
  const TensorRef x = c.in(0);
  if (!axes) return c.out(c.run("squeeze", {x}));
  c.out(axes->empty() ? x : c.run("squeeze", {x}, {{"axis", *axes}}));
}

void unsqueeze(OnnxNode& c) {
  if (c.opset >= 13 && c.is_computed(1)) return unsqueeze_computed(c);
  TensorRef x = c.in(0);
  const auto given = c.list("axes", 13, 1);
  if (!given) invalid_argument("axes are missing");
  Ints axes = *given;
  const int rank = x->rank + static_cast<int>(std::min<size_t>(axes.size(), kMaxRank));
  for (int64_t& a : axes) a = normalize_axis(a, rank);
  std::sort(axes.begin(), axes.end());
  if (std::adjacent_find(axes.begin(), axes.end()) != axes.end()) invalid_argument("an axis is given twice");
  for (int64_t a : axes) x = c.run("expand_dims", {x}, {{"axis", a}});
  c.out(x);
}

void transpose(OnnxNode& c) {
  const TensorRef x = c.in(0);
  c.out(c.has_attr("perm") ? c.run("permute_dims", {x}, {{"axes", c.attr_ints("perm", {})}})
                           : c.run("permute_dims", {x}));
}

// ---- joining and cutting

void concat(OnnxNode& c) {
  std::vector<TensorRef> all;
  for (int i = 0; i < c.num_inputs(); ++i) all.push_back(c.in(i));
  c.out(c.run("concat", all, {{"axis", c.attr_int("axis")}}));
}

// Cuts parts whose sizes are computed.
void split_computed(OnnxNode& c, const TensorRef& x, int axis) {
  const TensorRef sizes = c.cast(c.in(1), DType::int64);
  const TensorRef begins = c.run("cumulative_sum", {sizes}, {{"axis", 0}, {"exclusive", true}});
  for (size_t i = 0; i < c.num_outputs(); ++i) {
    const int64_t k = static_cast<int64_t>(i);
    const TensorRef at = c.run("add", {count_up(c, entry(c, sizes, k)), entry(c, begins, k)});
    c.out(c.run("gather", {x, at}, {{"axis", axis}}));
  }
}

// Returns the size of part i of n equal ones, of which the last is smaller if it must be.
TensorRef equal_part(OnnxNode& c, int axis, int64_t n) {
  const TensorRef dim = dim_number(c, axis);
  return c.run("floor_divide", {c.run("add", {dim, c.whole(n - 1)}), c.whole(n)});
}

void split(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const int64_t n = static_cast<int64_t>(c.num_outputs());
  if (n == 0) invalid_argument("the node has no outputs");
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  if (c.opset >= 13 && c.is_computed(1)) return split_computed(c, x, axis);
  Ints sizes;
  if (c.opset >= 13 ? c.has(1) : c.has_attr("split")) {
    sizes = c.opset >= 13 ? c.ints(1, c.num_outputs()) : c.attr_ints("split", {});
  } else {
    if (c.opset >= 18 && c.attr_int("num_outputs", n) != n) invalid_argument("num_outputs is not ", n);
    const int64_t dim = x->dims[axis];
    if (dim < 0) {
      const TensorRef part = equal_part(c, axis, n);
      for (int64_t i = 0; i < n; ++i) {
        const TensorRef first = c.run("multiply", {part, c.whole(i)}),
                        left = c.run("subtract", {dim_number(c, axis), first});
        const TensorRef count = c.run("clip", {left, c.whole(0), part});
        c.out(c.run("gather", {x, c.run("add", {count_up(c, count), first})}, {{"axis", axis}}));
      }
      return;
    }
    const int64_t part = (dim + n - 1) / n;
    if (dim != part * n && c.opset < 18) invalid_argument("dim ", dim, " is not a multiple of ", n);
    for (int64_t i = 0; i < n; ++i) sizes.push_back(std::clamp<int64_t>(dim - i * part, 0, part));
  }
  if (static_cast<int64_t>(sizes.size()) != n)
    invalid_argument("split into ", sizes.size(), " parts, and ", n, " outputs");
  if (n == 1) {  // the op would take a list of one size as the number of parts
    if (!may_equal(sizes[0], x->dims[axis])) invalid_argument("split [", sizes[0], "] of dim ", x->dims[axis]);
    return c.out(c.run("identity", {x}));
  }
  for (TensorRef& t : c.run_all("split", {x}, {{"num_or_size_splits", sizes}, {"axis", axis}}, static_cast<size_t>(n)))
    c.out(std::move(t));
}

// Slices an axis of x between numbers that are computed. As in ONNX, a slice that goes back begins at an element of x.
TensorRef slice_axis(OnnxNode& c, const TensorRef& x, int axis, const TensorRef& start, const TensorRef& end,
                     const TensorRef& step) {
  auto run = [&](const char* op, const TensorRef& a, const TensorRef& b) { return c.run(op, {a, b}); };
  const TensorRef dim = dim_number(c, axis), zero = c.whole(0);
  const TensorRef back = c.cast(run("less", step, zero), DType::int64), most = run("subtract", dim, back);
  auto from_start = [&](const TensorRef& v, const TensorRef& least) {
    return c.run("clip", {c.run("where", {run("less", v, zero), run("add", v, dim), v}), least, most});
  };
  const TensorRef first = from_start(start, zero), last = from_start(end, run("subtract", zero, back));
  const TensorRef length = run("subtract", zero, run("floor_divide", run("subtract", first, last), step));
  const TensorRef count = count_up(c, run("maximum", length, zero));
  return c.run("gather", {x, run("add", run("multiply", count, step), first)}, {{"axis", axis}});
}

// Slices between numbers of which some are computed. If the axes are, all axes are sliced, from end to end where none is given.
void slice_computed(OnnxNode& c) {
  TensorRef x = c.in(0);
  Ints axes = count(c.is_computed(3) ? x->rank : list_input(c, 1)->dims[0]);
  auto numbers = [&](int i, int64_t otherwise) {
    const TensorRef all = c.constant(Ints(axes.size(), otherwise));
    if (!c.has(i)) return all;
    return c.is_computed(3) ? put_at(c, all, list_input(c, 3), list_input(c, i)) : list_input(c, i);
  };
  const TensorRef starts = numbers(1, 0), ends = numbers(2, INT64_MAX), steps = numbers(4, 1);
  if (c.has(3) && !c.is_computed(3)) axes = c.ints(3);
  for (size_t i = 0; i < axes.size(); ++i) {
    const int64_t at = static_cast<int64_t>(i);
    x = slice_axis(c, x, normalize_axis(axes[i], x->rank), entry(c, starts, at), entry(c, ends, at),
                   entry(c, steps, at));
  }
  c.out(x);
}

Sizes known_sizes(const Ints& v) {
  Sizes out;
  for (int64_t n : v) out.push_back({n, "", nullptr});
  return out;
}

void slice(OnnxNode& c) {
  TensorRef x = c.in(0);
  const bool has_inputs = c.opset >= 10;
  for (int i = 1; i < c.num_inputs(); ++i) {
    if (c.is_computed(i) && (i > 2 || !c.is_sizes(i))) return slice_computed(c);
  }
  const Sizes starts = has_inputs ? c.sizes(1) : known_sizes(c.attr_ints("starts", {})),
              ends = has_inputs ? c.sizes(2) : known_sizes(c.attr_ints("ends", {}));
  const Ints axes = c.list("axes", 10, 3).value_or(count(static_cast<int64_t>(starts.size())));
  Ints steps(starts.size(), 1);
  if (c.has(4)) steps = c.ints(4);
  if (ends.size() != starts.size() || axes.size() != starts.size() || steps.size() != starts.size()) {
    invalid_argument("starts, ends, axes and steps differ in length");
  }
  const size_t rank = static_cast<size_t>(x->rank);
  Ints begin(rank, 0), end(rank, INT64_MAX), stride(rank, 1);
  constexpr int64_t kFar = INT64_MAX / 2;
  std::vector<bool> is_seen(rank);
  std::vector<size_t> computed;  // places in the lists whose axes are sliced at the end
  for (size_t i = 0; i < axes.size(); ++i) {
    const int a = normalize_axis(axes[i], x->rank);
    const size_t at = static_cast<size_t>(a);
    if (is_seen[at]) invalid_argument("axis ", a, " is given twice");
    is_seen[at] = true;
    if (steps[i] == 0) invalid_argument("slice step cannot be zero");
    const bool is_to_end = !ends[i].value && !ends[i].name.empty() && ends[i].name == c.dim(0, a).name;
    if (!starts[i].value || (!ends[i].value && !is_to_end)) {
      computed.push_back(i);
      continue;
    }
    begin[at] = std::clamp(*starts[i].value, -kFar, kFar);
    end[at] = is_to_end ? kFar : std::clamp(*ends[i].value, -kFar, kFar);
    stride[at] = std::clamp(steps[i], -kFar, kFar);
  }
  for (int64_t& e : end) e = std::min(e, kFar);
  x = c.run("strided_slice", {x}, {{"begin", begin}, {"end", end}, {"strides", stride}});
  for (size_t i : computed) {
    x = slice_axis(c, x, normalize_axis(axes[i], x->rank), number_of(c, starts[i]), number_of(c, ends[i]),
                   c.whole(steps[i]));
  }
  c.out(x);
}

// ---- repeating

void tile(OnnxNode& c) {
  TensorRef x = c.in(0);
  if (c.is_computed(1)) {
    const TensorRef repeats = reshape_to(c, c.in(1), {x->rank});
    for (int i = 0; i < x->rank; ++i) {
      const TensorRef dim = dim_number(c, i), n = c.run("multiply", {dim, entry(c, repeats, i)});
      x = c.run("gather", {x, c.run("remainder", {count_up(c, n), dim})}, {{"axis", i}});
    }
    return c.out(x);
  }
  const Ints repeats = c.ints(1);
  if (static_cast<int>(repeats.size()) != x->rank)
    invalid_argument("repeats has ", repeats.size(), " numbers, and the input rank ", x->rank);
  c.out(c.run("tile", {x}, {{"repetitions", repeats}}));
}

// Removes the elements that negative pads stand for, and sets these pads to 0.
TensorRef cut(OnnxNode& c, const TensorRef& x, Ints& before, Ints& after) {
  Ints begin(before.size(), 0), end(before.size(), INT64_MAX);
  bool is_cut = false;
  for (size_t i = 0; i < before.size(); ++i) {
    if (before[i] < 0) begin[i] = -before[i], is_cut = true;
    if (after[i] < 0) end[i] = after[i], is_cut = true;
    before[i] = std::max<int64_t>(before[i], 0);
    after[i] = std::max<int64_t>(after[i], 0);
  }
  return is_cut ? c.run("strided_slice", {x}, {{"begin", begin}, {"end", end}}) : x;
}

std::string mode_of_pad(OnnxNode& c) {
  const std::string mode = c.attr_string("mode", "constant");
  const bool is_known = mode == "constant" || mode == "edge" || mode == "reflect" || (mode == "wrap" && c.opset >= 19);
  if (!is_known) invalid_argument("unknown mode '", mode, "'");
  return mode;
}

// Pads axes by numbers that are computed: those before all axes (or the axes that are given), then those after them.
void pad_computed(OnnxNode& c) {
  TensorRef x = c.in(0);
  const std::string mode = mode_of_pad(c);
  const TensorRef pads = list_input(c, 1), value = c.has(2) ? reshape_to(c, c.in(2), {}) : nullptr;
  const int64_t n = pads->dims[0] / 2;
  if (pads->dims[0] % 2 != 0 || n > x->rank) invalid_argument("pads has ", pads->dims[0], " numbers");
  TensorRef all = pads;
  if (c.has(3)) {
    const TensorRef at = from_start(c, list_input(c, 3), x->rank);
    const TensorRef places = c.run("concat", {at, c.run("add", {at, c.whole(x->rank)})}, {{"axis", 0}});
    all = put_at(c, c.constant(Ints(2 * static_cast<size_t>(x->rank), 0)), places, pads);
  } else if (n != x->rank) {
    invalid_argument("pads has ", pads->dims[0], " numbers, not ", 2 * x->rank);
  }
  const int rank = x->rank;
  for (int i = 0; i < rank; ++i) x = pad_axis(c, x, i, entry(c, all, i), entry(c, all, rank + i), mode, value);
  c.out(x);
}

void pad(OnnxNode& c) {
  const bool has_inputs = c.opset >= 11;
  TensorRef x = c.in(0);
  if (has_inputs && (c.is_computed(1) || c.is_computed(3))) return pad_computed(c);
  const std::string mode = mode_of_pad(c);
  Attr value("constant_values", has_inputs ? 0 : c.attr_float("value", 0));
  const Ints pads = has_inputs ? c.ints(1) : c.attr_ints("pads", {}), axes = c.has(3) ? c.ints(3) : count(x->rank);
  if (pads.size() != 2 * axes.size()) invalid_argument("pads has ", pads.size(), " numbers, not ", 2 * axes.size());
  Ints before(static_cast<size_t>(x->rank), 0), after(before);
  for (size_t i = 0; i < axes.size(); ++i) {
    const size_t a = static_cast<size_t>(normalize_axis(axes[i], x->rank));
    before[a] = std::max(pads[i], -INT64_MAX), after[a] = std::max(pads[axes.size() + i], -INT64_MAX);
  }
  x = cut(c, x, before, after);
  const bool is_constant = mode == "constant", has_computed_value = is_constant && has_inputs && c.is_computed(2);
  if (mode == "edge" || mode == "wrap" || has_computed_value) {
    const TensorRef fill = has_computed_value ? reshape_to(c, c.in(2), {}) : nullptr;
    for (int i = 0; i < x->rank; ++i) {
      const int64_t left = before[static_cast<size_t>(i)], right = after[static_cast<size_t>(i)];
      if (left != 0 || right != 0) x = pad_axis(c, x, i, c.whole(left), c.whole(right), mode, fill);
    }
    return c.out(x);
  }
  Ints paddings;
  for (size_t i = 0; i < before.size(); ++i) paddings.insert(paddings.end(), {before[i], after[i]});
  if (is_constant && has_inputs && c.has(2))
    value = is_integer(x->dtype) ? Attr(value.name, c.integer(2)) : Attr(value.name, c.number(2));
  c.out(c.run("pad", {x}, {{"paddings", paddings}, {"mode", is_constant ? "CONSTANT" : "REFLECT"}, value}));
}

// Imports CenterCropPad, as Pad by half of what the dims lack, rounded towards zero; negative numbers crop.
void center_crop_pad(OnnxNode& c) {
  TensorRef x = c.in(0);
  const Ints axes = c.attr_ints("axes", count(x->rank));
  const TensorRef shape = list_input(c, 1);
  if (shape->dims[0] != static_cast<int64_t>(axes.size()))
    invalid_argument("shape has ", shape->dims[0], " numbers, not ", axes.size());
  for (size_t i = 0; i < axes.size(); ++i) {
    const int axis = normalize_axis(axes[i], x->rank);
    const TensorRef lacks = c.run("subtract", {entry(c, shape, static_cast<int64_t>(i)), dim_number(c, axis)});
    const TensorRef before = c.run("trunc_div", {lacks, c.whole(2)});
    x = pad_axis(c, x, axis, before, c.run("subtract", {lacks, before}), "constant", nullptr);
  }
  c.out(x);
}

// ---- blocks

void depth_to_space(OnnxNode& c) {
  const std::string mode = c.attr_string("mode", "DCR");
  if (mode != "DCR" && mode != "CRD") invalid_argument("mode must be DCR or CRD, not '", mode, "'");
  c.out(c.run("depth_to_space", {c.in(0)},
              {{"block_size", c.attr_int("blocksize")}, {"channel_order", mode.c_str()}, {"data_format", "NCHW"}}));
}

void space_to_depth(OnnxNode& c) {
  c.out(c.run("space_to_depth", {c.in(0)}, {{"block_size", c.attr_int("blocksize")}, {"data_format", "NCHW"}}));
}

// ---- creation

TensorRef vector_of_floats(const std::vector<float>& v) {
  const int64_t n = static_cast<int64_t>(v.size());
  TensorRef t = TensorRef::adopt(new_tensor(DType::float32, {&n, 1}, kHostDevice));
  std::copy(v.begin(), v.end(), static_cast<float*>(t->data));
  return t;
}

TensorRef strings_of(OnnxNode& c, std::vector<std::string_view> v, bool is_scalar) {
  TensorProto t;
  t.type = onnx_type_of(DType::string);
  if (!is_scalar) t.dims.push_back(static_cast<int64_t>(v.size()));
  t.strings = std::move(v);
  return c.tensor(t);
}

void constant(OnnxNode& c) {
  if (c.node().attributes.size() != 1)
    invalid_argument("a constant has one attribute, not ", c.node().attributes.size());
  auto scalar_of = [&](const TensorRef& t) { return reshape_to(c, t, {}); };
  if (c.has_attr("value")) return c.out(c.attr_tensor("value"));
  if (c.has_attr("value_float"))
    return c.out(scalar_of(vector_of_floats({static_cast<float>(c.attr_float("value_float", 0))})));
  if (c.has_attr("value_int")) return c.out(scalar_of(c.constant({c.attr_int("value_int")})));
  if (c.has_attr("value_ints")) return c.out(c.constant(c.attr_ints("value_ints", {})));
  if (const AttributeProto* a = c.attr("value_floats")) return c.out(vector_of_floats(a->floats));
  if (const AttributeProto* a = c.attr("value_string")) return c.out(strings_of(c, {a->s}, true));
  if (const AttributeProto* a = c.attr("value_strings")) return c.out(strings_of(c, a->strings, false));
}

void constant_of_shape(OnnxNode& c) {
  TensorRef value = c.has_attr("value") ? c.attr_tensor("value") : c.fill(DType::float32, {}, 0);
  if (value->num_elements != 1) invalid_argument("value must have one element, not ", value->num_elements);
  value = reshape_to(c, value, {});
  if (c.is_computed(0) && !(c.is_sizes(0) && are_dims(c.sizes(0)))) {
    const TensorRef shape = list_input(c, 0);
    return c.out(c.run("broadcast_to", {value, shape}));
  }
  const Sizes sizes = c.sizes(0);
  if (!are_known(sizes)) return c.out(broadcast_by(c, value, sizes, {}));
  Ints dims;
  for (const Size& s : sizes) dims.push_back(*s.value);
  c.out(c.run("fill", {value}, {{"shape", dims}}));
}

// Imports Range: element i is start + i * delta, computed in the dtype, as ONNX defines it.
void range(OnnxNode& c) {
  const DType t = c.in(0)->dtype;
  if (c.is_computed(0) || c.is_computed(1) || c.is_computed(2)) {
    const TensorRef start = c.in(0), delta = c.in(2);
    const TensorRef steps = c.run("floor_divide", {c.run("subtract", {start, c.in(1)}), delta});
    const TensorRef n = c.run("maximum", {c.run("negative", {c.cast(steps, DType::int64)}), c.whole(0)});
    const TensorRef y = c.run("multiply", {c.cast(count_up(c, reshape_to(c, n, {})), t), delta});
    return c.out(c.run("add", {y, start}));
  }
  if (is_integer(t)) {
    const int64_t start = c.integer(0), limit = c.integer(1), delta = c.integer(2);
    if (delta == 0) invalid_argument("Requires delta != 0");
    // Lengths are unsigned: that of [INT64_MIN, INT64_MAX] is no int64, nor is -INT64_MIN.
    const bool is_empty = delta > 0 ? start >= limit : start <= limit;
    const uint64_t from = static_cast<uint64_t>(delta > 0 ? start : limit),
                   to = static_cast<uint64_t>(delta > 0 ? limit : start),
                   step = delta > 0 ? static_cast<uint64_t>(delta) : 0 - static_cast<uint64_t>(delta),
                   n = is_empty ? 0 : (to - from - 1) / step + 1;
    c.charge(DType::int64, 3 * static_cast<double>(n));
    TensorRef y = c.run("arange", {}, {{"start", 0.0}, {"stop", static_cast<double>(n)}, {"dtype", t}});
    y = c.run("multiply", {y, c.scalar_int(delta)});
    return c.out(c.run("add", {y, c.scalar_int(start)}));
  }
  const double start = c.number(0), delta = c.number(2), n = std::ceil((c.number(1) - start) / delta);
  if (!(n < 1e15)) invalid_argument("the range is too long");
  c.charge(t, 3 * std::max(n, 0.0));
  TensorRef y = c.run("arange", {}, {{"start", 0.0}, {"stop", std::max(n, 0.0)}, {"dtype", t}});
  c.out(c.run("add", {c.run("multiply", {y, c.scalar(delta)}), c.scalar(start)}));
}

// Returns for each place of the matrices in input 0 the number of its diagonal: column - row, int64 [rows, columns].
TensorRef diagonals(OnnxNode& c) {
  const int rank = c.in(0)->rank;
  const TensorRef columns = count_up(c, dim_number(c, rank - 1)),
                  rows = reshape_to(c, count_up(c, dim_number(c, rank - 2)), {-1, 1});
  return c.run("subtract", {columns, rows});
}

void trilu(OnnxNode& c) {
  const bool is_upper = c.attr_int("upper", 1) != 0;
  const TensorRef x = c.in(0);
  if (!c.is_computed(1)) return c.out(c.run(is_upper ? "triu" : "tril", {x}, {{"k", c.has(1) ? c.integer(1) : 0}}));
  if (x->rank < 2) invalid_argument("input must be at least a matrix: ", to_string(x->shape()));
  const TensorRef is_kept = c.run(is_upper ? "greater_equal" : "less_equal", {diagonals(c), only(c, c.in(1))});
  c.out(c.run("where", {is_kept, x, c.run("zeros_like", {x})}));
}

void eye_like(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank != 2) invalid_argument("input must be a matrix: ", to_string(x->shape()));
  const int64_t type = c.attr_int("dtype", onnx_type_of(x->dtype)), k = c.attr_int("k", 0);
  const DType t = dtype_of(type == static_cast<int32_t>(type) ? static_cast<int32_t>(type) : 0);
  const int64_t rows = x->dims[0], columns = x->dims[1];
  if (rows < 0 || columns < 0) return c.out(c.cast(c.run("equal", {diagonals(c), c.whole(k)}), t));
  c.charge(t, static_cast<double>(rows) * static_cast<double>(columns));
  c.out(c.run("eye", {}, {{"n_rows", rows}, {"n_cols", columns}, {"k", k}, {"dtype", t}}));
}

}  // namespace

// clang-format off
void add_shape(Operators& ops) {
  ops.merge(Operators{
      {"Shape", {shape}}, {"Size", {size}}, {"Reshape", {reshape}}, {"Flatten", {flatten}}, {"Squeeze", {squeeze}},
      {"Unsqueeze", {unsqueeze}}, {"Transpose", {transpose}}, {"Expand", {expand, 8}}, {"Concat", {concat}}, {"Split", {split}},
      {"Slice", {slice}}, {"Tile", {tile}}, {"Pad", {pad}}, {"DepthToSpace", {depth_to_space}},
      {"SpaceToDepth", {space_to_depth}}, {"Constant", {constant}}, {"ConstantOfShape", {constant_of_shape, 9}},
      {"Range", {range, 11}}, {"Trilu", {trilu, 14}}, {"EyeLike", {eye_like, 9}}, {"CenterCropPad", {center_crop_pad, 18}},
  });
}
// clang-format on

}  // namespace eager::onnx
