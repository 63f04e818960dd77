// Exports ops that order, choose or accumulate elements along an axis.
#include "runtime/core/gradient.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"

namespace eager::onnx {

namespace {

// ---- order

// Writes TopK of the first k elements of an order of all of them, where equal ones keep theirs.
Names ordered(Export& c, const Name& k, int64_t axis, bool is_descending) {
  return c.add_all("TopK", {c.in(0), k}, {{"axis", axis}, {"largest", is_descending ? 1 : 0}}, 2);
}
Names all_ordered(Export& c) {
  const int64_t axis = c.axis(c.rank(0)), known = c.shape(0)[static_cast<int>(axis)];
  const Name n = known >= 0 ? c.constant({known}) : c.add("Gather", {c.dims(0), c.constant({axis})});
  return ordered(c, n, axis, c.boolean("descending"));
}
void sort(Export& c) { c.out(all_ordered(c)[0]); }
void argsort(Export& c) { c.out(all_ordered(c)[1], DType::int64); }
void top_k(Export& c) {
  const Names both = ordered(c, c.constant({c.integer("k")}), c.rank(0) - 1, true);
  c.out(both[0]);
  c.out(both[1], DType::int64);
}

void unique(Export& c) {
  const bool has_axis = c.given("axis");
  const Fields fields = has_axis ? Fields{{"sorted", 1}, {"axis", c.axis(c.rank(0))}} : Fields{{"sorted", 0}};
  const Names y = c.add_all("Unique", {c.in(0)}, fields, 4);
  c.out(y[0]);
  c.out(y[1], DType::int64);
  c.out(has_axis ? y[2] : c.add("Reshape", {y[2], c.dims(0)}), DType::int64);
  c.out(y[3], DType::int64);
}

// ---- choice

void nonzero(Export& c) {
  const Name places = c.add("NonZero", {c.cast(c.in(0), c.dtype(), DType::boolean)});
  const Names rows = c.add_all("Split", {places, c.constant(Ints(c.num_outputs(), 1))}, {{"axis", 0}}, c.num_outputs());
  for (const Name& row : rows) c.out(c.add("Squeeze", {row, c.constant({0})}), DType::int64);
}

// Exports boolean_mask. A mask of several axes gives tuples of indices into the first axes of x.
void boolean_mask(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  if (c.rank(1) == 1) return c.out(c.add("Compress", {c.in(0), c.in(1)}, {{"axis", axis}}));
  if (axis != 0) unimplemented("a mask of several axes that are not the first ones, in an ONNX file,");
  const Name places = c.add("Transpose", {c.add("NonZero", {c.in(1)})}, {{"perm", Ints{1, 0}}});
  c.out(c.add("GatherND", {c.in(0), places}));
}

// ---- accumulation

void cumulative_sum(Export& c) {
  if (c.boolean("include_initial")) unimplemented("include_initial in an ONNX file");
  const DType t = c.output(0).dtype, wide = contains(kSingle | dtypes::index, t) ? t
                                            : is_floating(t)                     ? DType::float32
                                                                                 : DType::int64;
  if (!contains(dtypes::real, t)) unimplemented(cat("a sum as ", dtype_name(t), " in an ONNX file"));
  const Name x = c.cast(c.in(0), c.dtype(), wide), axis = c.scalar(c.given("axis") ? c.axis(c.rank(0)) : 0);
  const Fields fields{{"exclusive", c.boolean("exclusive") ? 1 : 0}, {"reverse", c.boolean("reverse") ? 1 : 0}};
  c.out(c.add("CumSum", {x, axis}, fields), wide);
}

}  // namespace

void add_sorting_mappings(Mappings& m) {
  m["sort"] = {sort, kSingle | dtypes::index};
  m["argsort"] = {argsort, kSingle | dtypes::index};
  m["top_k"] = {top_k, kSingle | dtypes::index};
  m["unique"] = {unique, kSingle | dtype_bit(DType::int64)};
  m["nonzero"] = {nonzero, dtypes::real | dtypes::boolean};
  m["boolean_mask"] = {boolean_mask, dtypes::all & ~dtype_bit(DType::bfloat16)};
  m["cumulative_sum"] = {cumulative_sum, dtypes::real | dtypes::boolean};
}

}  // namespace eager::onnx
