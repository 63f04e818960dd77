// Exports ops that give elements another shape or place.
#include <algorithm>

#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/core/whole_number.h"

namespace eager::onnx {

namespace {

constexpr int64_t kEnd = INT64_MAX, kBeforeStart = INT64_MIN;  // positions of an axis, for Slice

Ints count_up(int64_t n) {
  Ints out;
  for (int64_t i = 0; i < n; ++i) out.push_back(i);
  return out;
}

Name squeeze(Export& c, const Name& x, const Ints& axes) {
  return axes.empty() ? x : c.add("Squeeze", {x, c.constant(axes)});
}
Name concat(Export& c, Names parts, int64_t axis) { return c.add("Concat", std::move(parts), {{"axis", axis}}); }

// ---- views

// Exports reshape, whose shape is a tensor or an attribute. ONNX refuses a shape with both 0 and -1 under allowzero,
// but so does the op.
void reshape(Export& c) {
  const bool zero_copies = c.boolean("zero_copies");
  if (c.has(1)) return c.out(reshape(c, c.in(0), c.indices(1), zero_copies));
  const Ints shape = c.ints("shape");
  const bool has_zero = std::find(shape.begin(), shape.end(), 0) != shape.end();
  c.out(reshape(c, c.in(0), c.constant(shape), zero_copies || !has_zero));
}
void reshape_like(Export& c) { c.out(reshape(c, c.in(0), c.dims(1))); }
void expand_dims(Export& c) { c.out(unsqueeze(c, c.in(0), {c.axis(c.rank(0) + 1)})); }
void squeeze(Export& c) {
  Ints axes = c.axes("axis", c.rank(0));
  if (!c.given("axis")) std::erase_if(axes, [&](int64_t a) { return c.shape(0)[static_cast<int>(a)] != 1; });
  c.out(squeeze(c, c.in(0), axes));
}

void permute_dims(Export& c) {
  Ints perm = c.axes("axes", c.rank(0));
  if (!c.given("axes")) std::reverse(perm.begin(), perm.end());
  c.out(perm.empty() ? c.in(0) : c.add("Transpose", {c.in(0)}, {{"perm", perm}}));
}

// Exports broadcast_to. A -1 in the op's shape keeps the dim of x; in Expand's a 1 does so.
void broadcast_to(Export& c) {
  if (c.has(1)) return c.out(c.add("Expand", {c.in(0), c.add("Abs", {c.indices(1)})}));
  Ints shape = c.ints("shape");
  for (int64_t& d : shape) d = d < 0 ? 1 : d;
  c.out(c.add("Expand", {c.in(0), c.constant(shape)}));
}
// Exports sum_like, which sums over the axes that `like` has not, or has as 1.
void sum_like(Export& c) {
  Name like = c.dims(1);
  const int more = c.rank(0) - c.rank(1);
  Ints axes;
  for (int64_t i = 0; i < c.rank(0); ++i) {
    if (i < more || c.shape(1)[static_cast<int>(i) - more] == 1) axes.push_back(i);
  }
  if (is_known(c.shape(1))) return c.out(reshape(c, c.reduce("ReduceSum", c.in(0), &axes, false), like));
  if (more > 0) like = c.add("Concat", {c.constant(Ints(static_cast<size_t>(more), 1)), like}, {{"axis", 0}});
  const Name summed = c.add("NonZero", {c.add("Equal", {like, c.constant({1})})});
  const Name sum =
      c.add("ReduceSum", {c.in(0), c.add("Squeeze", {summed, c.constant({0})})}, {{"noop_with_empty_axes", 1}});
  c.out(reshape(c, sum, c.dims(1)));
}
void broadcast_like(Export& c) { c.out(c.add("Expand", {c.in(0), c.dims(1)})); }

void fill(Export& c) { c.out(c.add("Expand", {c.in(0), c.constant(c.ints("shape"))})); }
template <int kValue>
void fill_like(Export& c) {
  const DType t = c.output(0).dtype;
  c.out(c.add("Expand", {c.number(t, kValue), c.dims(0)}), t);
}

// Exports custom_gradient without the gradient: its output k is its input num_inputs + k.
void custom_gradient(Export& c) {
  for (size_t k = 0; k < c.num_outputs(); ++k) {
    const int i = custom_gradient_of(c.op())->num_inputs + static_cast<int>(k);
    c.out(c.in(i), c.dtype(i));
  }
}

// ---- lists

void concat(Export& c) {
  Names parts;
  for (int i = 0; i < c.num_inputs(); ++i) parts.push_back(c.in(i));
  c.out(concat(c, parts, c.axis(c.rank(0))));
}
void stack(Export& c) {
  const int64_t axis = c.axis(c.rank(0) + 1);
  Names parts;
  for (int i = 0; i < c.num_inputs(); ++i) parts.push_back(unsqueeze(c, c.in(i), {axis}));
  c.out(concat(c, parts, axis));
}

Names split(Export& c, const Name& sizes, int64_t axis) {
  return c.add_all("Split", {c.in(0), sizes}, {{"axis", axis}}, c.num_outputs());
}
void unstack(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  if (c.num_outputs() == 0) return;
  for (const Name& part : split(c, c.constant(Ints(c.num_outputs(), 1)), axis)) c.out(squeeze(c, part, {axis}));
}

// Returns the sizes of the parts as a tensor: numbers, equal parts of a dim, or for one part what the others leave.
Name split_sizes(Export& c, int64_t axis) {
  Ints sizes = c.ints("num_or_size_splits");
  const bool are_equal = sizes.size() == 1;
  if (are_equal) sizes.assign(c.num_outputs(), -1);
  for (size_t k = 0; k < sizes.size(); ++k) {
    if (sizes[k] < 0) sizes[k] = c.output(k).dims[axis];
  }
  const auto open = std::find(sizes.begin(), sizes.end(), -1);
  if (open == sizes.end()) return c.constant(sizes);
  const Name dim = c.add("Gather", {c.dims(0), c.constant({axis})});
  if (are_equal) {
    const Name part = c.add("Div", {dim, c.constant({static_cast<int64_t>(sizes.size())})});
    return concat(c, Names(sizes.size(), part), 0);
  }
  int64_t sum = 1;  // makes up for the -1 of the open size, so that the sum is that of all others
  Names parts;
  for (int64_t s : sizes) sum += s;
  for (int64_t s : sizes) parts.push_back(s < 0 ? c.add("Sub", {dim, c.constant({sum})}) : c.constant({s}));
  return concat(c, parts, 0);
}
void split(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  for (const Name& part : split(c, split_sizes(c, axis), axis)) c.out(part);
}

// ---- repetition

void tile(Export& c) {
  Ints times = c.ints("repetitions");
  const size_t rank = static_cast<size_t>(c.rank(0));
  const Ints leading = count_up(static_cast<int64_t>(std::max(times.size(), rank) - rank));
  if (times.size() < rank) times.insert(times.begin(), rank - times.size(), 1);
  c.out(c.add("Tile", {unsqueeze(c, c.in(0), leading), c.constant(times)}));
}

// Exports repeat: each element becomes a row of its repetitions, and the rows are merged into the axis.
void repeat(Export& c) {
  const int64_t n = c.integer("repeats");
  if (!c.given("axis")) {
    const Name column = reshape(c, c.in(0), c.constant({-1, 1}), true);
    return c.out(reshape(c, c.add("Tile", {column, c.constant({1, n})}), c.constant({-1}), true));
  }
  const int rank = c.rank(0);
  const int64_t axis = c.axis(rank);
  Ints times(static_cast<size_t>(rank) + 1, 1), factors(static_cast<size_t>(rank), 1);
  times[static_cast<size_t>(axis) + 1] = factors[static_cast<size_t>(axis)] = n;
  const Name rows = c.add("Tile", {unsqueeze(c, c.in(0), {axis + 1}), c.constant(times)});
  c.out(reshape(c, rows, c.add("Mul", {c.dims(0), c.constant(factors)})));
}

// Returns x with its elements mirrored at the edges, those at an edge too, as Pad does not have it: each place reads from one within.
Name mirrored(Export& c, const Ints& pairs) {
  Name x = c.in(0);
  for (int64_t axis = 0; axis < c.rank(0); ++axis) {
    const int64_t before = pairs[2 * static_cast<size_t>(axis)], after = pairs[2 * static_cast<size_t>(axis) + 1];
    if (before == 0 && after == 0) continue;
    const Name n = c.dim(0, axis), all = c.count_up(c.add("Add", {n, c.scalar(before + after)}));
    const Name at = c.add("Sub", {all, c.scalar(before)}), minus_1 = c.scalar(-1);
    const Name from_start = c.add("Max", {at, c.add("Sub", {minus_1, at})});
    const Name from_end = c.add("Add", {c.add("Sub", {c.add("Add", {n, n}), at}), minus_1});
    x = c.add("Gather", {x, c.add("Min", {from_start, from_end})}, {{"axis", axis}});
  }
  return x;
}
void pad(Export& c) {
  const Ints pairs = c.ints("paddings");
  if (pairs.empty()) return c.out_input(0);
  const std::string_view mode = c.text("mode");
  if (mode == "SYMMETRIC") return c.out(mirrored(c, pairs));
  Ints pads;
  for (size_t side = 0; side < 2; ++side) {
    for (size_t i = side; i < pairs.size(); i += 2) pads.push_back(pairs[i]);
  }
  if (mode != "CONSTANT") return c.out(c.add("Pad", {c.in(0), c.constant(pads), ""}, {{"mode", "reflect"}}));
  int64_t whole;
  const bool is_whole = c.dtype() == DType::int64 && whole_value(c.attr("constant_values"), whole);
  const Name value = is_whole ? c.scalar(whole) : c.number(c.real("constant_values"));
  c.out(c.add("Pad", {c.in(0), c.constant(pads), value}, {{"mode", "constant"}}));
}

// Returns matrices of the elements of x as columns, or as rows if k is negative, of which those on the k-th diagonal stay. Rows and
// columns are counted.
Name on_diagonal(Export& c, const Name& x, int64_t k, const Name& rows, const Name& columns) {
  const Name is_on = c.add("Equal", {columns, c.add("Add", {unsqueeze(c, rows, {1}), c.scalar(k)})});
  const Name all = unsqueeze(c, x, {k < 0 ? -2 : -1});
  return c.dtype() == DType::boolean ? c.add("And", {is_on, all}) : c.add("Where", {is_on, all, c.zero()});
}
// Returns input 0 with so many zeros behind its last axis.
Name with_zeros(Export& c, int64_t count) {
  Ints pads(2 * static_cast<size_t>(c.rank(0)), 0);
  pads.back() = count;
  return count == 0 ? c.in(0) : c.add("Pad", {c.in(0), c.constant(pads), c.zero()});
}
void matrix_diag(Export& c) {
  const int64_t k = c.integer("k"), more = std::abs(k), last = c.rank(0) - 1;
  const Name places = c.count_up(c.add("Add", {c.dim(0, last), c.scalar(more)}));
  c.out(on_diagonal(c, with_zeros(c, more), k, places, places));
}
// Exports diagonal_grad, whose matrices have rows or columns that the diagonal does not reach: they read a zero behind it.
void diagonal_grad(Export& c) {
  const int64_t k = c.integer("k"), last = c.rank(0) - 1;
  const Name rows = c.count_up(c.dim(1, last)), columns = c.count_up(c.dim(1, last + 1));
  const Name from = c.add("Min", {k < 0 ? columns : rows, c.dim(0, last)});
  c.out(on_diagonal(c, c.add("Gather", {with_zeros(c, 1), from}, {{"axis", last}}), k, rows, columns));
}

// ---- slices

struct Range {
  int64_t axis, start, end, step;
};
Name slice(Export& c, const Name& x, const std::vector<Range>& ranges) {
  if (ranges.empty()) return x;
  Ints axes, starts, ends, steps;
  for (const Range& r : ranges) {
    axes.push_back(r.axis), steps.push_back(r.step);
    starts.push_back(r.start), ends.push_back(r.end);
  }
  return c.add("Slice", {x, c.constant(starts), c.constant(ends), c.constant(axes), c.constant(steps)});
}

void slice(Export& c) {
  const Ints begin = c.ints("begin"), size = c.ints("size");
  std::vector<Range> ranges;
  for (size_t i = 0; i < begin.size(); ++i) {
    const bool is_rest = size.empty() || size[i] < 0 || size[i] > kEnd - begin[i];
    ranges.push_back({static_cast<int64_t>(i), begin[i], is_rest ? kEnd : begin[i] + size[i], 1});
  }
  c.out(slice(c, c.in(0), ranges));
}

// Collects the range of each axis, the axes that shrink and those that are new; then slices, squeezes and unsqueezes.
Name strided(Export& c, const Name& x) {
  const Ints begin = c.ints("begin"), end = c.ints("end"), strides = c.ints("strides");
  auto bit = [&](const char* mask, size_t i) { return i < 64 && (c.integer(mask) >> i & 1) != 0; };
  int64_t used = 0;
  for (size_t i = 0; i < begin.size(); ++i) used += !bit("ellipsis", i) && !bit("new_axes", i);
  std::vector<Range> ranges;
  Ints shrunk, added;
  int64_t axis = 0, out_axis = 0;
  for (size_t i = 0; i < begin.size(); ++i) {
    if (bit("ellipsis", i)) {
      const int64_t n = c.rank(0) - used;
      axis += n, out_axis += n;
    } else if (bit("new_axes", i)) {
      added.push_back(out_axis++);
    } else if (bit("shrink_axes", i)) {
      ranges.push_back({axis, begin[i], begin[i] == -1 || begin[i] == kEnd ? kEnd : begin[i] + 1, 1});
      shrunk.push_back(axis++);
    } else {
      const int64_t step = strides.empty() ? 1 : strides[i];
      const bool to_end = end.empty() || bit("end_mask", i);
      ranges.push_back({axis++, bit("begin_mask", i) ? (step > 0 ? 0 : kEnd) : begin[i],
                        to_end ? (step > 0 ? kEnd : kBeforeStart) : end[i], step});
      ++out_axis;
    }
  }
  return unsqueeze(c, squeeze(c, slice(c, x, ranges), shrunk), added);
}
void strided_slice(Export& c) { c.out(strided(c, c.in(0))); }

// Exports strided_slice_update: the slice of the places of all elements tells those of the new ones.
void strided_slice_update(Export& c) {
  const Name shape = c.dims(0), all = reshape(c, c.count_up(c.size(0)), shape);
  const Name places = reshape(c, strided(c, all), c.constant({-1, 1}), true);
  const Name flat = c.constant({-1}), x = reshape(c, c.in(0), flat, true), value = reshape(c, c.in(1), flat, true);
  c.out(reshape(c, c.add("ScatterND", {x, places, value}), shape));
}

void flip(Export& c) {
  std::vector<Range> ranges;
  for (int64_t a : c.axes("axis", c.rank(0))) ranges.push_back({a, kEnd, kBeforeStart, -1});
  c.out(slice(c, c.in(0), ranges));
}

// Returns x with its elements moved along an axis of n elements: each place reads the one so far before it.
Name rolled(Export& c, const Name& x, int64_t axis, const Name& n, const Name& shift) {
  const Name from = c.add("Sub", {c.count_up(n), c.add("Mod", {shift, c.add("Max", {n, c.scalar(1)})})});
  return c.add("Gather", {x, c.add("Where", {c.add("Less", {from, c.scalar(0)}), c.add("Add", {from, n}), from})},
               {{"axis", axis}});
}
void roll(Export& c) {
  const Ints shift = c.ints("shift"), axes = c.axes("axis", c.rank(0));
  Name x = c.in(0);
  if (!c.given("axis")) {
    x = reshape(c, x, c.constant({-1}), true);
    return c.out(reshape(c, rolled(c, x, 0, c.size(0), c.scalar(shift[0])), c.dims(0)));
  }
  for (size_t i = 0; i < axes.size(); ++i)
    x = rolled(c, x, axes[i], c.dim(0, axes[i]), c.scalar(shift[shift.size() == 1 ? 0 : i]));
  c.out(x);
}
template <bool kIsInverse>
void fftshift(Export& c) {
  Name x = c.in(0);
  for (int64_t axis : c.axes("axes", c.rank(0))) {
    const Name n = c.dim(0, axis), half = c.add("Div", {n, c.scalar(2)});
    x = rolled(c, x, axis, n, kIsInverse ? c.add("Sub", {n, half}) : half);
  }
  c.out(x);
}

template <int kUpper>
void triangle(Export& c) {
  c.out(c.add("Trilu", {c.in(0), c.scalar(c.integer("k"))}, {{"upper", kUpper}}));
}

// Exports diagonal: the matrices' axes go to the front, where the places (i, i + k) are the indices of slices. How many
// there are is a number, or what the dims leave when the model runs.
void diagonal(Export& c) {
  const int rank = c.rank(0);
  const int64_t k = c.integer("k"), row = std::max<int64_t>(0, -k), column = std::max<int64_t>(0, k);
  Ints to_front{rank - 2, rank - 1}, to_back;
  for (int i = 0; i < rank - 2; ++i) to_front.push_back(i), to_back.push_back(i + 1);
  to_back.push_back(0);
  const int64_t known = c.output(0).dims[rank - 2];
  Name count;
  if (known >= 0) {
    count = c.scalar(known);
  } else {
    auto left = [&](int64_t axis, int64_t first) { return c.add("Sub", {c.dim(0, axis), c.scalar(first)}); };
    count = c.add("Max", {c.add("Min", {left(rank - 2, row), left(rank - 1, column)}), c.scalar(0)});
  }
  const Name all = c.count_up(count);
  auto from = [&](int64_t first) { return unsqueeze(c, first ? c.add("Add", {all, c.scalar(first)}) : all, {1}); };
  const Name places = concat(c, {from(row), from(column)}, 1);
  const Name x = rank == 2 ? c.in(0) : c.add("Transpose", {c.in(0)}, {{"perm", to_front}});
  const Name y = c.add("GatherND", {x, places});
  c.out(rank == 2 ? y : c.add("Transpose", {y}, {{"perm", to_back}}));
}

void diag(Export& c) { return c.rank(0) == 1 ? matrix_diag(c) : diagonal(c); }

}  // namespace

// clang-format off
void add_shape_mappings(Mappings& m) {
  for (const char* op : {"identity", "stop_gradient", "copy", "require_shape", "require_shapes", "require_dim", "require_true"}) m[op] = {identity, dtypes::all};
  m["positive"] = {identity, dtypes::numeric};
  m["custom_gradient"] = {custom_gradient, dtypes::all};
  m["reshape"] = {reshape, dtypes::all};
  m["reshape_like"] = {reshape_like, dtypes::all};
  m["expand_dims"] = {expand_dims, dtypes::all};
  m["squeeze"] = {squeeze, dtypes::all};
  m["permute_dims"] = {permute_dims, dtypes::all};
  m["broadcast_to"] = {broadcast_to, dtypes::all};
  m["broadcast_like"] = {broadcast_like, dtypes::all};
  m["sum_like"] = {sum_like, kFloats | dtypes::index | dtypes::complexes};
  m["fill"] = {fill, dtypes::all};
  m["zeros_like"] = {fill_like<0>, dtypes::all};
  m["ones_like"] = {fill_like<1>, dtypes::all};
  m["concat"] = {concat, dtypes::all};
  m["stack"] = {stack, dtypes::all};
  m["unstack"] = {unstack, dtypes::all};
  m["split"] = {split, dtypes::all};
  m["tile"] = {tile, dtypes::all};
  m["repeat"] = {repeat, dtypes::all};
  m["pad"] = {pad, dtypes::fixed};
  m["slice"] = {slice, dtypes::all};
  m["strided_slice"] = {strided_slice, dtypes::all};
  m["strided_slice_update"] = {strided_slice_update, dtypes::all};
  m["roll"] = {roll, dtypes::all};
  m["fftshift"] = {fftshift<false>, dtypes::fixed};
  m["ifftshift"] = {fftshift<true>, dtypes::fixed};
  m["flip"] = {flip, dtypes::all};
  m["tril"] = {triangle<0>, dtypes::all};
  m["triu"] = {triangle<1>, dtypes::all};
  m["diagonal"] = {diagonal, dtypes::all};
  m["diagonal_grad"] = {diagonal_grad, dtypes::fixed};
  m["matrix_diag"] = {matrix_diag, dtypes::fixed};
  m["diag"] = {diag, dtypes::fixed};
}
// clang-format on

}  // namespace eager::onnx
