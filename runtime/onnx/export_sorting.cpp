// Exports ops that order, choose or accumulate elements along an axis.
#include <cmath>
#include <limits>

#include "runtime/core/gradient.h"
#include "runtime/onnx/exporter.h"
#include "runtime/onnx/importer.h"
#include "runtime/ops/elementwise.h"

namespace eager::onnx {

namespace {

// ---- order

// Returns numbers in the order of floats, of which TopK gives no order to NaN: they are float64, where NaN is infinite and infinity is
// finite. What float32 holds is far below that; of float64 they are halves, which are all different but for denormal numbers.
Name keys_of(Export& c, const Name& x) {
  constexpr double kMost = std::numeric_limits<double>::max();
  const Name wide = c.cast(x, c.dtype(), DType::float64);
  const Name low = c.dtype() == DType::float64 ? c.add("Mul", {wide, c.number(0.5)}) : wide;
  const Name finite = c.add("Min", {low, c.number(DType::float64, kMost)});
  return c.add("Where", {c.add("IsNaN", {x}), c.number(DType::float64, INFINITY), finite});
}
// Returns the first k elements of an order of all of them, where equal ones keep theirs, and their places.
Names ordered(Export& c, const Name& k, int64_t axis, bool is_descending) {
  const Name x = c.in(0), keys = is_floating(c.dtype()) ? keys_of(c, x) : x;
  const Names y = c.add_all("TopK", {keys, k}, {{"axis", axis}, {"largest", is_descending ? 1 : 0}}, 2);
  return {keys == x ? y[0] : c.add("GatherElements", {x, y[1]}, {{"axis", axis}}), y[1]};
}
Names all_ordered(Export& c) {
  const int64_t axis = c.axis(c.rank(0));
  return ordered(c, unsqueeze(c, c.dim(0, axis), {0}), axis, c.boolean("descending"));
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

// Exports sums and products up to each element. The result of no element is one of an element that is added.
void cumulative(Export& c) {
  const bool is_product = std::string_view(c.onnx) == "CumProd", is_reverse = c.boolean("reverse");
  if (is_product) c.require_opset(26);
  const DType t = real_dtype(c.output(0).dtype), wide = contains(kSingle | dtypes::index, t) ? t
                                                        : is_floating(t)                     ? DType::float32
                                                                                             : DType::int64;
  if (!contains(dtypes::real, t)) unimplemented(cat("results as ", dtype_name(t), " in an ONNX file"));
  const int64_t axis = c.given("axis") ? c.axis(c.rank(0)) : 0;
  Name x = c.cast(c.in(0), c.dtype(), wide);
  if (c.boolean("include_initial")) {
    Ints pads(2 * static_cast<size_t>(c.rank(0)), 0);
    pads[static_cast<size_t>(is_reverse ? c.rank(0) + axis : axis)] = 1;
    x = c.add("Pad", {x, c.constant(pads), c.number(wide, is_product ? 1 : 0)});
  }
  const Fields fields{{"exclusive", c.boolean("exclusive") ? 1 : 0}, {"reverse", is_reverse ? 1 : 0}};
  c.out(c.add(c.onnx, {x, c.scalar(axis)}, fields), wide);
}

// An axis on which each element comes to stand for all up to it, or, where it runs in reverse, from it on.
struct Running {
  // The most elements that memory can hold, where their number is not known.
  static constexpr int64_t kMost = int64_t{1} << 40;
  Export& c;
  const int64_t axis = c.given("axis") ? c.axis(c.rank(0)) : 0;
  const int64_t known = c.shape(0)[static_cast<int>(axis)];
  const bool is_reverse = c.boolean("reverse");
  const Name n = c.dim(0, axis), places = c.count_up(n);
  const Name first = is_reverse ? c.add("Sub", {n, c.scalar(1)}) : c.scalar(0);

  // Returns the elements of y so many steps earlier. Where there are none, it is the first one, or `none` if that is given. Min and Max
  // would choose the place in one step, but those of ONNX Runtime compare the low halves of int64 as signed numbers.
  Name earlier(const Name& y, int64_t steps, const Name& none) {
    const Name from = c.add("Sub", {places, c.scalar(is_reverse ? -steps : steps)});
    const Name is_there = c.add(is_reverse ? "LessOrEqual" : "GreaterOrEqual", {from, first});
    const Name elements = c.add("Gather", {y, c.add("Where", {is_there, from, first})}, {{"axis", axis}});
    if (none.empty()) return elements;
    Ints inner;
    for (int64_t i = 1; i < c.rank(0) - axis; ++i) inner.push_back(i);
    return c.add("Where", {unsqueeze(c, is_there, inner), elements, none});
  }
  // After each step an element stands for twice as many as before it.
  template <class Join>
  Name run(Name y, const Name& none, Join&& join) {
    for (int64_t step = 1; step < (known < 0 ? kMost : known); step *= 2) y = join(y, earlier(y, step, none));
    return y;
  }
};

// Exports cumulative_max and cumulative_min. The first element is among those of each.
void running_extreme(Export& c) {
  c.out(Running{c}.run(c.in(0), "", [&](const Name& y, const Name& before) { return c.add(c.onnx, {y, before}); }));
}
void running_logsumexp(Export& c) {
  Running running{c};
  const Name none = c.number(-INFINITY);
  const Name y = running.run(c.in(0), none, [&](const Name& a, const Name& b) { return log_of_sum(c, a, b); });
  c.out(c.boolean("exclusive") ? running.earlier(y, 1, none) : y);
}

}  // namespace

void add_sorting_mappings(Mappings& m) {
  m["sort"] = {sort, kSingle | dtypes::index};
  m["argsort"] = {argsort, kSingle | dtypes::index};
  m["top_k"] = {top_k, kSingle | dtypes::index};
  m["unique"] = {unique, kSingle | dtype_bit(DType::int64)};
  m["nonzero"] = {nonzero, dtypes::real | dtypes::boolean};
  m["boolean_mask"] = {boolean_mask, dtypes::all & ~dtype_bit(DType::bfloat16)};
  m["cumulative_sum"] = {cumulative, dtypes::numeric | dtypes::boolean, "CumSum"};
  m["cumulative_prod"] = {cumulative, dtypes::real, "CumProd"};
  m["cumulative_logsumexp"] = {running_logsumexp, kSingle};
  m["cumulative_max"] = {running_extreme, dtypes::real, "Max"};
  m["cumulative_min"] = {running_extreme, dtypes::real, "Min"};
}

}  // namespace eager::onnx
