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
  c.out_sizes({s}, true);
}

// ---- broadcasting

// Returns a vector of true, whose length is the unknown dim: a tensor from which ops can read that length.
TensorRef vector_of_length(OnnxNode& c, const Size& dim) {
  if (!dim.tensor) unimplemented("a shape that depends on dims that are not known otherwise than by a dim of a tensor");
  Ints begin(static_cast<size_t>(dim.tensor->rank), 0), end(begin.size(), 1), others;
  end[static_cast<size_t>(dim.axis)] = INT64_MAX;
  for (int i = 0; i < dim.tensor->rank; ++i) {
    if (i != dim.axis) others.push_back(i);
  }
  TensorRef row = c.run("strided_slice", {dim.tensor}, {{"begin", begin}, {"end", end}});
  row = c.run("zeros_like", {row}, {{"dtype", DType::boolean}});
  if (!others.empty()) row = c.run("any", {row}, {{"axis", others}});
  return c.run("ones_like", {row});
}

}  // namespace

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

namespace {

void expand(OnnxNode& c) {
  const TensorRef x = c.in(0);
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
  if (num_open > 1) return c.out(c.run("reshape_like", {x, broadcast_by(c, c.fill(DType::boolean, {}, 1), sizes, {})}));
  if (num_open == 1 && num_copied > 0) {
    out[open] = open_dim(x, out, is_copied);
    if (out[open] != kUnknown) num_open = 0;
  }
  if (num_open + num_copied <= 1) return c.out(reshape_to(c, x, out));
  for (size_t i = 0; i < out.size(); ++i) {
    if (is_copied[i] && out[i] == kUnknown) out[i] = 0;
    else if (out[i] == 0) unimplemented("an empty shape with dims that are not known");
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
  if (rows < 0 && columns < 0) unimplemented("two products of dims that are not known");
  if ((rows < 0 && columns == 0) || (columns < 0 && rows == 0))
    unimplemented("an empty matrix of unknown size");  // any number of rows fits, so -1 has no answer
  c.out(reshape_to(c, x, {rows, columns}));
}

void squeeze(OnnxNode& c) {
  if (!c.has(1)) return c.out(c.run("squeeze", {c.in(0)}));
  const TensorRef x = c.in(0);
  const Ints axes = c.ints(1);
  c.out(axes.empty() ? x : c.run("squeeze", {x}, {{"axis", axes}}));
}

void unsqueeze(OnnxNode& c) {
  TensorRef x = c.in(0);
  Ints axes = c.ints(1);
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

void split(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const int64_t n = static_cast<int64_t>(c.num_outputs());
  if (n == 0) invalid_argument("the node has no outputs");
  const int axis = normalize_axis(c.attr_int("axis", 0), x->rank);
  Ints sizes;
  if (c.has(1)) {
    sizes = c.ints(1, c.num_outputs());
  } else {
    if (c.opset >= 18 && c.attr_int("num_outputs", n) != n) invalid_argument("num_outputs is not ", n);
    const int64_t dim = dim_or_fail(x, axis, "a split into equal parts"), part = (dim + n - 1) / n;
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

void slice(OnnxNode& c) {
  const TensorRef x = c.in(0);
  const Sizes starts = c.sizes(1), ends = c.sizes(2);
  Ints axes, steps(starts.size(), 1);
  for (size_t i = 0; i < starts.size(); ++i) axes.push_back(static_cast<int64_t>(i));
  if (c.has(3)) axes = c.ints(3);
  if (c.has(4)) steps = c.ints(4);
  if (ends.size() != starts.size() || axes.size() != starts.size() || steps.size() != starts.size()) {
    invalid_argument("starts, ends, axes and steps differ in length");
  }
  const size_t rank = static_cast<size_t>(x->rank);
  Ints begin(rank, 0), end(rank, INT64_MAX), stride(rank, 1);
  constexpr int64_t kFar = INT64_MAX / 2;
  std::vector<bool> is_seen(rank);
  for (size_t i = 0; i < axes.size(); ++i) {
    const int a = normalize_axis(axes[i], x->rank);
    const size_t at = static_cast<size_t>(a);
    if (is_seen[at]) invalid_argument("axis ", a, " is given twice");
    is_seen[at] = true;
    const bool is_to_end = !ends[i].value && !ends[i].name.empty() && ends[i].name == c.dim(0, a).name;
    if (!starts[i].value || (!ends[i].value && !is_to_end))
      unimplemented("a slice up to a dim of another tensor that is not known");
    if (steps[i] == 0) invalid_argument("slice step cannot be zero");
    begin[at] = std::clamp(*starts[i].value, -kFar, kFar);
    end[at] = is_to_end ? kFar : std::clamp(*ends[i].value, -kFar, kFar);
    stride[at] = std::clamp(steps[i], -kFar, kFar);
  }
  for (int64_t& e : end) e = std::min(e, kFar);
  c.out(c.run("strided_slice", {x}, {{"begin", begin}, {"end", end}, {"strides", stride}}));
}

// ---- repeating

void tile(OnnxNode& c) {
  const Ints repeats = c.ints(1);
  const TensorRef x = c.in(0);
  if (static_cast<int>(repeats.size()) != x->rank)
    invalid_argument("repeats has ", repeats.size(), " numbers, and the input rank ", x->rank);
  c.out(c.run("tile", {x}, {{"repetitions", repeats}}));
}

// Pads an axis with copies of its first and last elements: slices of length 1, tiled.
TensorRef pad_edge(OnnxNode& c, TensorRef x, int axis, int64_t before, int64_t after) {
  auto copies_of = [&](int64_t position, int64_t n) {
    Ints begin(static_cast<size_t>(x->rank), 0), end(begin.size(), INT64_MAX), times(begin.size(), 1);
    begin[static_cast<size_t>(axis)] = position;
    if (position == 0) end[static_cast<size_t>(axis)] = 1;
    times[static_cast<size_t>(axis)] = n;
    return c.run("tile", {c.run("strided_slice", {x}, {{"begin", begin}, {"end", end}})}, {{"repetitions", times}});
  };
  std::vector<TensorRef> parts;
  if (before > 0) parts.push_back(copies_of(0, before));
  parts.push_back(x);
  if (after > 0) parts.push_back(copies_of(-1, after));
  return parts.size() == 1 ? x : c.run("concat", parts, {{"axis", axis}});
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

void pad(OnnxNode& c) {
  TensorRef x = c.in(0);
  const std::string mode = c.attr_string("mode", "constant");
  const Ints pads = c.ints(1);
  Ints axes;
  for (int i = 0; i < x->rank; ++i) axes.push_back(i);
  if (c.has(3)) axes = c.ints(3);
  if (pads.size() != 2 * axes.size()) invalid_argument("pads has ", pads.size(), " numbers, not ", 2 * axes.size());
  Ints before(static_cast<size_t>(x->rank), 0), after(before);
  for (size_t i = 0; i < axes.size(); ++i) {
    const size_t a = static_cast<size_t>(normalize_axis(axes[i], x->rank));
    before[a] = std::max(pads[i], -INT64_MAX), after[a] = std::max(pads[axes.size() + i], -INT64_MAX);
  }
  x = cut(c, x, before, after);
  if (mode == "edge") {
    for (int i = 0; i < x->rank; ++i)
      x = pad_edge(c, x, i, before[static_cast<size_t>(i)], after[static_cast<size_t>(i)]);
    return c.out(x);
  }
  if (mode == "wrap") unimplemented("mode wrap");
  if (mode != "constant" && mode != "reflect") invalid_argument("unknown mode '", mode, "'");
  Ints paddings;
  for (size_t i = 0; i < before.size(); ++i) paddings.insert(paddings.end(), {before[i], after[i]});
  Attr value("constant_values", 0.0);
  if (mode == "constant" && c.has(2))
    value = is_integer(x->dtype) ? Attr(value.name, c.integer(2)) : Attr(value.name, c.number(2));
  c.out(c.run("pad", {x}, {{"paddings", paddings}, {"mode", mode == "constant" ? "CONSTANT" : "REFLECT"}, value}));
}

// ---- blocks

// Reshapes [n, c, h, w] to `shape`, which has axes for blocks, permutes these by `axes`, and reshapes to `out`. n may
// be unknown.
void move_blocks(OnnxNode& c, const Ints& shape, const Ints& axes, const Ints& out) {
  const TensorRef x = c.in(0);
  c.out(reshape_to(c, c.run("permute_dims", {reshape_to(c, x, shape)}, {{"axes", axes}}), out));
}

struct Blocks {
  int64_t n, c, h, w, size;
};
Blocks blocks_of(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank != 4) invalid_argument("input must be 4-dimensional: ", to_string(x->shape()));
  Blocks b{x->dims[0], 0, 0, 0, c.attr_int("blocksize")};
  b.c = dim_or_fail(x, 1, "the operator"), b.h = dim_or_fail(x, 2, "the operator"),
  b.w = dim_or_fail(x, 3, "the operator");
  if (b.size < 1 || b.size > INT32_MAX) invalid_argument("blocksize must be positive, got ", b.size);
  return b;
}

void depth_to_space(OnnxNode& c) {
  const Blocks b = blocks_of(c);
  const std::string mode = c.attr_string("mode", "DCR");
  if (mode != "DCR" && mode != "CRD") invalid_argument("mode must be DCR or CRD, not '", mode, "'");
  if (b.c % (b.size * b.size) != 0) invalid_argument("depth ", b.c, " must be divisible by ", b.size * b.size);
  const int64_t depth = b.c / (b.size * b.size);
  const Ints out{b.n, depth, times(b.h, b.size), times(b.w, b.size)};
  if (mode == "DCR") return move_blocks(c, {b.n, b.size, b.size, depth, b.h, b.w}, {0, 3, 4, 1, 5, 2}, out);
  move_blocks(c, {b.n, depth, b.size, b.size, b.h, b.w}, {0, 1, 4, 2, 5, 3}, out);
}

void space_to_depth(OnnxNode& c) {
  const Blocks b = blocks_of(c);
  if (b.h % b.size != 0 || b.w % b.size != 0) invalid_argument("height and width must be divisible by ", b.size);
  move_blocks(c, {b.n, b.c, b.h / b.size, b.size, b.w / b.size, b.size}, {0, 3, 5, 1, 2, 4},
              {b.n, times(b.c, b.size * b.size), b.h / b.size, b.w / b.size});
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
  const Sizes sizes = c.sizes(0);
  if (!are_known(sizes)) return c.out(broadcast_by(c, value, sizes, {}));
  Ints dims;
  for (const Size& s : sizes) dims.push_back(*s.value);
  c.out(c.run("fill", {value}, {{"shape", dims}}));
}

// Imports Range: element i is start + i * delta, computed in the dtype, as ONNX defines it.
void range(OnnxNode& c) {
  const DType t = c.in(0)->dtype;
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

void trilu(OnnxNode& c) {
  const bool is_upper = c.attr_int("upper", 1) != 0;
  c.out(c.run(is_upper ? "triu" : "tril", {c.in(0)}, {{"k", c.has(1) ? c.integer(1) : 0}}));
}

void eye_like(OnnxNode& c) {
  const TensorRef x = c.in(0);
  if (x->rank != 2) invalid_argument("input must be a matrix: ", to_string(x->shape()));
  const int64_t type = c.attr_int("dtype", onnx_type_of(x->dtype));
  const int64_t rows = dim_or_fail(x, 0, "the operator"), columns = dim_or_fail(x, 1, "the operator");
  const DType t = dtype_of(type == static_cast<int32_t>(type) ? static_cast<int32_t>(type) : 0);
  c.charge(t, static_cast<double>(rows) * static_cast<double>(columns));
  c.out(c.run("eye", {}, {{"n_rows", rows}, {"n_cols", columns}, {"k", c.attr_int("k", 0)}, {"dtype", t}}));
}

}  // namespace

// clang-format off
void add_shape(Operators& ops) {
  ops.merge(Operators{
      {"Shape", {shape}}, {"Size", {size}}, {"Reshape", {reshape}}, {"Flatten", {flatten}}, {"Squeeze", {squeeze}},
      {"Unsqueeze", {unsqueeze}}, {"Transpose", {transpose}}, {"Expand", {expand}}, {"Concat", {concat}}, {"Split", {split}},
      {"Slice", {slice}}, {"Tile", {tile}}, {"Pad", {pad}}, {"DepthToSpace", {depth_to_space}},
      {"SpaceToDepth", {space_to_depth}}, {"Constant", {constant}}, {"ConstantOfShape", {constant_of_shape}},
      {"Range", {range}}, {"Trilu", {trilu, 14}}, {"EyeLike", {eye_like}},
  });
}
// clang-format on

}  // namespace eager::onnx
