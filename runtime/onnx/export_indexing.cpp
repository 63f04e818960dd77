// Exports ops that take indices: those that read or write elements by them, and those on segments, of which they are the ids.
#include <algorithm>
#include <limits>

#include "runtime/core/gradient.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

// ---- indices

// Returns x, of so many axes, with `count` of them, which stand at `from`, moved to `to`.
Name moved(Export& c, const Name& x, int64_t num_axes, int64_t count, int64_t from, int64_t to) {
  Ints perm;
  for (int64_t i = 0; i < num_axes; ++i) {
    if (i < from || i >= from + count) perm.push_back(i);
  }
  for (int64_t i = 0; i < count; ++i) perm.insert(perm.begin() + to + i, from + i);
  return c.add("Transpose", {x}, {{"perm", perm}});
}

// Exports gather. With batch_dims the axis is moved behind those of the batch, and what was taken back to its place.
void gather(Export& c) {
  const int64_t rank = c.rank(0), axis = c.axis(rank), given = c.integer("batch_dims");
  const int64_t batch = given < 0 ? given + c.rank(1) : given, added = c.rank(1) - batch;
  if (batch == 0) return c.out(c.add("Gather", {c.in(0), c.indices(1)}, {{"axis", axis}}));
  const Name x = moved(c, c.in(0), rank, 1, axis, batch), places = unsqueeze(c, c.indices(1), {-1});
  const Name y = c.add("GatherND", {x, places}, {{"batch_dims", batch}});
  c.out(moved(c, y, rank - 1 + added, added, batch, axis));
}
void gather_nd(Export& c) {
  c.out(c.add("GatherND", {c.in(0), c.indices(1)}, {{"batch_dims", c.integer("batch_dims")}}));
}

// Expands x to the dims of input `other`, except along axis.
Name spread(Export& c, const Name& x, int other, int64_t axis) {
  Ints keep(static_cast<size_t>(c.rank(other)), 0);
  keep[static_cast<size_t>(axis)] = 1;
  const Name is_kept = c.cast(c.constant(keep), DType::int64, DType::boolean);
  return c.add("Expand", {x, c.add("Where", {is_kept, c.constant({1}), c.dims(other)})});
}
void take_along_axis(Export& c) {
  const int rank = c.rank(0);
  const int64_t axis = c.axis(rank);
  bool are_equal = true;
  for (int i = 0; i < rank; ++i) {
    are_equal = are_equal && (i == axis || (c.shape(0)[i] >= 0 && c.shape(0)[i] == c.shape(1)[i]));
  }
  Name x = c.in(0), indices = c.indices(1);
  if (!are_equal) x = spread(c, x, 1, axis), indices = spread(c, indices, 0, axis);
  c.out(c.add("GatherElements", {x, indices}, {{"axis", axis}}));
}

// Exports one_hot, which gives only `off` for an index that is negative or beyond the depth. ONNX's OneHot counts
// negative indices from the end.
void one_hot(Export& c) {
  const int rank = c.rank(0);
  const int64_t axis = c.axis(rank + 1), depth = c.integer("depth");
  Ints shape(static_cast<size_t>(rank - axis) + 1, 1);
  shape[0] = depth;
  const Name classes = reshape(c, c.count_up(c.scalar(depth)), c.constant(shape));
  const Name is_on = c.add("Equal", {unsqueeze(c, c.indices(0), {axis}), classes});
  const DType t = c.output(0).dtype;
  if (!c.has(1) && !c.has(2) && c.part() == 0) return c.out(is_on, DType::boolean);
  const auto value = [&](int i) { return c.has(i) ? c.cast(c.in(i), c.dtype(i), t) : c.number(t, 2 - i); };
  const Name on = value(1), off = value(2);
  c.out(c.add("Where", {is_on, on, off}), t);
}

// ScatterND knows extremes since opset 18.
void require_reduction(Export& c, std::string_view reduction) {
  if (reduction == "max" || reduction == "min") c.require_opset(18);
}

void scatter_nd(Export& c) {
  const Name zeros = c.add("Expand", {c.zero(), c.constant(c.ints("shape"))});
  c.out(c.add("ScatterND", {zeros, c.indices(0), c.in(1)}, {{"reduction", "add"}}));
}
template <FixedString Reduction>
void scatter(Export& c) {
  require_reduction(c, Reduction.text);
  c.out(c.add("ScatterND", {c.in(0), c.indices(1), c.in(2)}, {{"reduction", Reduction.text}}));
}

// ---- places, as ops that are composed of others read them

void dim_size(Export& c) { c.out(c.dim(0, c.axis(c.rank(0))), DType::int64); }
void check_indices(Export& c) { c.out(c.indices(0), DType::int64); }

// Returns the place of an element or a row of input 1, of whose indices along the first axes at(axis) gives one.
template <class F>
Name flat_place(Export& c, int64_t num_axes, F&& at) {
  Name place = at(0);
  for (int64_t axis = 1; axis < num_axes; ++axis)
    place = c.add("Add", {c.add("Mul", {place, c.dim(1, axis)}), at(axis)});
  return place;
}

// Exports element_places. The indices along all axes but one are those of the place itself.
void element_places(Export& c) {
  const int64_t rank = c.rank(0), axis = c.axis(c.rank(1));
  c.out(flat_place(c, rank,
                   [&](int64_t i) {
                     const Name given = c.indices(0);
                     if (i == axis)
                       return c.add("Where", {c.add("Less", {given, c.scalar(0)}),
                                              c.add("Add", {given, c.dim(1, axis)}), given});
                     Ints shape(static_cast<size_t>(rank - i), 1);
                     shape[0] = -1;
                     return reshape(c, c.count_up(c.dim(0, i)), c.constant(shape), true);
                   }),
        DType::int64);
}

// Exports searchsorted, which counts the sorted elements that come before each of the others. NaN comes last.
void searchsorted(Export& c) {
  const bool is_right = c.text("side") == "RIGHT";
  const Name x = c.rank(0) == 1 ? c.in(0) : unsqueeze(c, c.in(0), {-2}), v = unsqueeze(c, c.in(1), {-1});
  Name is_before = c.add(is_right ? "LessOrEqual" : "Less", {x, v});
  if (is_floating(c.dtype())) {
    Name is_nan = c.add("IsNaN", {v});
    if (!is_right) is_nan = c.add("And", {is_nan, c.add("Not", {c.add("IsNaN", {x})})});
    is_before = c.add("Or", {is_before, is_nan});
  }
  const Ints last{-1};
  c.out(c.reduce("ReduceSum", c.cast(is_before, DType::boolean, DType::int64), &last, false), DType::int64);
}

// ---- segments

// Returns what no element gives: a number that every one of dtype t is greater than or equal to, or less than or equal to.
Name extreme(Export& c, DType t, bool is_lowest) {
  if (is_integer(t)) {
    const int bits = static_cast<int>(8 * dtype_size(t));
    const int64_t most =
        is_unsigned(t) ? (int64_t{1} << bits) - 1 : static_cast<int64_t>((uint64_t{1} << (bits - 1)) - 1);
    const int64_t v = !is_lowest ? most : is_unsigned(t) ? 0 : -most - 1;
    return c.cast(c.scalar(v), DType::int64, c.dtype());
  }
  const double most = t == DType::float64    ? std::numeric_limits<double>::max()
                      : t == DType::float16  ? 65504.0
                      : t == DType::bfloat16 ? 0x1.fep127
                                             : static_cast<double>(std::numeric_limits<float>::max());
  return c.number(is_lowest ? -most : most);
}

// Returns a row of each of n segments: what the reduction makes of `empty` and of the rows with its id. Those of a negative id go to
// a row that is cut off.
Name folded(Export& c, const Name& rows, const Name& ids, const Name& n, const Name& inner, const Name& empty,
            const char* reduction) {
  const Name count = unsqueeze(c, c.add("Add", {n, c.scalar(1)}), {0});
  const Name start = c.add("Expand", {empty, c.add("Concat", {count, inner}, {{"axis", 0}})});
  const Name places = c.add("Where", {c.add("Less", {ids, c.scalar(0)}), n, ids});
  const Name y = c.add("ScatterND", {start, unsqueeze(c, places, {-1}), rows}, {{"reduction", reduction}});
  return c.add("Slice", {y, c.constant({0}), unsqueeze(c, n, {0}), c.constant({0})});
}
template <FixedString Reduction>
void segments(Export& c) {
  const std::string_view how = Reduction.text;
  require_reduction(c, how);
  const Name n = c.has(2) ? reshape(c, c.indices(2), c.constant({})) : c.scalar(c.integer("num_segments"));
  const Name empty = how == "add" ? c.zero() : how == "mul" ? c.number(1) : extreme(c, c.dtype(0), how == "max");
  c.out(folded(c, c.in(0), c.indices(1), n, c.dims(0, c.rank(1)), empty, Reduction.text));
}

// Exports count_segments, without the check of the ids.
void count_segments(Export& c) {
  const Name all = c.add("Concat", {c.indices(0), c.constant({-1})}, {{"axis", 0}});
  c.out(c.add("Add", {c.reduce("ReduceMax", all, nullptr, false), c.scalar(1)}), DType::int64);
}

// Exports repeat_indices: each place of input 1 reads the number of indices whose last place is before it.
void repeat_indices(Export& c) {
  const Name repeats = c.indices(0), ends = c.add("CumSum", {repeats, c.scalar(0)});
  const Name ones = c.add("Expand", {c.scalar(1), c.dims(0)});
  const Name ended = folded(c, ones, ends, c.size(1), c.constant({}), c.scalar(0), "add");
  c.out(c.add("CumSum", {ended, c.scalar(0)}), DType::int64);
}

// Exports count_indices and gather_grad, which add to the places that indices name.
void count_indices(Export& c) {
  const Name ones = c.add("Expand", {c.scalar(1), c.dims(0)});
  c.out(folded(c, ones, c.indices(0), c.size(1), c.constant({}), c.scalar(0), "add"), DType::int64);
}
void gather_grad(Export& c) {
  if (c.axis(c.rank(2)) != 0 || c.integer("batch_dims") != 0)
    unimplemented("sums along an axis that is not the first one, in an ONNX file,");
  const Name zeros = c.add("Expand", {c.zero(), c.dims(2)});
  c.out(c.add("ScatterND", {zeros, unsqueeze(c, c.indices(1), {-1}), c.in(0)}, {{"reduction", "add"}}));
}

// Exports a product of a sparse matrix, given by its places and values, that has n rows.
void sum_of_rows(Export& c, const Name& n) {
  Name rows = c.add("Gather", {c.in(2), c.indices(1)});
  if (c.has(3)) rows = c.add("Mul", {rows, unsqueeze(c, c.in(3), {1})});
  c.out(folded(c, rows, c.indices(0), n, c.dims(2, 1), c.zero(), "add"));
}
void bag_sum(Export& c) {
  sum_of_rows(c, c.has(4) ? reshape(c, c.indices(4), c.constant({})) : c.scalar(c.integer("num_rows")));
}
void sparse_matmul(Export& c) {
  const size_t axis = c.boolean("adjoint_a");
  sum_of_rows(c, c.has(4) ? c.add("Gather", {c.indices(4), c.scalar(static_cast<int64_t>(axis))})
                          : c.scalar(c.ints("dense_shape")[axis]));
}

}  // namespace

// clang-format off
void add_indexing_mappings(Mappings& m) {
  m["gather"] = {gather, dtypes::all};
  m["gather_nd"] = {gather_nd, dtypes::all};
  m["take_along_axis"] = {take_along_axis, dtypes::all};
  m["one_hot"] = {one_hot, dtypes::all};
  m["scatter_nd"] = {scatter_nd, dtypes::numeric};
  m["tensor_scatter_nd_update"] = {scatter<"none">, dtypes::all};
  m["tensor_scatter_nd_add"] = {scatter<"add">, dtypes::numeric};
  m["tensor_scatter_nd_mul"] = {scatter<"mul">, dtypes::numeric};
  m["tensor_scatter_nd_max"] = {scatter<"max">, dtypes::real};
  m["tensor_scatter_nd_min"] = {scatter<"min">, dtypes::real};
  m["dim_size"] = {dim_size, dtypes::all};
  m["check_indices"] = {check_indices, dtypes::all};
  m["element_places"] = {element_places, dtypes::all};
  m["searchsorted"] = {searchsorted, kSingle | dtypes::index};
  m["unsorted_segment_sum"] = {segments<"add">, kSingle | dtypes::integers};
  m["unsorted_segment_prod"] = {segments<"mul">, kSingle | dtypes::integers};
  m["unsorted_segment_max"] = {segments<"max">, kSingle | dtypes::index};
  m["unsorted_segment_min"] = {segments<"min">, kSingle | dtypes::index};
  m["count_segments"] = {count_segments, dtypes::all};
  m["count_indices"] = {count_indices, dtypes::all};
  m["repeat_indices"] = {repeat_indices, dtypes::all};
  m["gather_grad"] = {gather_grad, dtypes::numeric};
  m["bag_sum"] = {bag_sum, kSingle};
  m["sparse_matmul"] = {sparse_matmul, kSingle | dtypes::index};
}
// clang-format on

}  // namespace eager::onnx
