// Ops by the order of elements: the real numbers from the least to the greatest, then NaN; false before true; strings by their bytes.
#include "kernels/common/sorting.h"

#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

constexpr DTypeSet kOrdered = dtypes::real | dtypes::boolean | dtype_bit(DType::string);

void order_infer(InferContext& c, DType out) {
  const ShapeView x = c.input(0);
  const int axis = normalize_axis(c.integer("axis"), x.rank);
  if (c.concrete()) {
    c.params<SortParams>() = {wrapping_size(x, 0, axis), x[axis], wrapping_size(x, axis + 1, x.rank), x[axis],
                              c.boolean("descending")};
  }
  c.output(out, x);
}

void sort_infer(InferContext& c) { order_infer(c, c.dtype(0)); }
void argsort_infer(InferContext& c) { order_infer(c, DType::int64); }

void top_k_infer(InferContext& c) {
  const ShapeView x = c.input(0);
  if (!c.given("k")) invalid_argument("k must be given");
  const int64_t k = c.integer("k");
  if (k < 0) invalid_argument("Need k >= 0, got ", k);
  if (x.rank == 0) invalid_argument("input must be >= 1-D, got shape ", to_string(x));
  const int64_t n = x[x.rank - 1];
  if (n >= 0 && n < k) invalid_argument("input must have at least k columns. Had ", n, ", needed ", k);
  Shape out(x);
  out[x.rank - 1] = k;
  if (c.concrete()) c.params<SortParams>() = {wrapping_size(x, 0, x.rank - 1), n, 1, k, true};
  c.output(c.dtype(0), out);
  c.output(DType::int64, out);
}

void searchsorted_infer(InferContext& c) {
  const ShapeView x1 = c.input(0), x2 = c.input(1);
  if (x1.rank == 0) invalid_argument("x1 must have at least one dimension");
  const bool is_right = choice_of<int>(c, "side") == 1;
  const bool is_one_line = x1.rank == 1;
  bool fits = is_one_line || x1.rank == x2.rank;
  for (int i = 0; fits && i < x1.rank - 1; ++i) fits = may_equal(x1[i], x2[i]);
  if (!fits) {
    invalid_argument("x1 must be a vector, or have the dimensions of x2 but for the last one: ", to_string(x1), " vs. ",
                     to_string(x2));
  }
  if (c.has_input(2)) {
    const ShapeView sorter = c.input(2);
    bool is_same = sorter.rank == x1.rank;
    for (int i = 0; is_same && i < x1.rank; ++i) is_same = may_equal(sorter[i], x1[i]);
    if (!is_same) invalid_argument("sorter must have the shape of x1: ", to_string(sorter), " vs. ", to_string(x1));
  }
  if (c.concrete()) {
    c.params<SearchParams>() = {wrapping_size(x1, 0, x1.rank - 1), x1[x1.rank - 1], is_one_line ? 1 : x2[x2.rank - 1],
                                is_right};
  }
  c.output(DType::int64, x2);
}

// x is [lines..., n]. Without q they are medians.
void line_quantiles_infer(InferContext& c) {
  const ShapeView x = c.input(0), q = c.has_input(1) ? c.input(1) : ShapeView{nullptr, 0};
  Shape out;
  for (int64_t dim : q) out.push_back(dim);
  for (int i = 0; i < x.rank - 1; ++i) out.push_back(x[i]);
  if (c.concrete()) {
    c.params<QuantileParams>() = {wrapping_size(x, 0, x.rank - 1),
                                  x[x.rank - 1],
                                  num_elements(q),
                                  static_cast<QuantileMethod>(c.integer("method")),
                                  c.boolean("omits_nan"),
                                  c.boolean("as_percent")};
  }
  c.output(c.dtype(0), out);
}
void bin_places_infer(InferContext& c) { c.output(DType::int64, c.input(0)); }
void is_among_infer(InferContext& c) { c.output(DType::boolean, c.input(0)); }

// The gradient of what was taken from x at indices along an axis.
void set_taken(GradientContext& g, const Tensor& indices, int64_t axis) {
  g.set(0, g.op_args<"take_along_axis_grad">({g.grad().get(), indices.get(), g.input_shape(0).get()}, {axis}));
}

void sort_gradient(GradientContext& g) {
  set_taken(g, g.op_with_attrs<"argsort">({g.input(0).get()}), g.attr("axis").i);
}

void top_k_gradient(GradientContext& g) {
  if (g.has_grad(0)) set_taken(g, g.output(1), -1);
}

OpDef& order(Registry& r, const char* name, const char* text, const char* out, const char* says) {
  return r.op(name)
      .describe(text)
      .input("x", kOrdered)
      .says("[outer..., n, inner...]", "The elements; n stands at axis.")
      .output("y", out)
      .says("x", says)
      .attr_int("axis", -1)
      .argument()
      .says("The axis to sort along; negative ones count from the end.")
      .attr_bool("descending", false)
      .says("Whether the greatest comes first.")
      .attr_bool("stable", true)
      .says("Whether equal elements keep their order. They do in any case.");
}

}  // namespace

// clang-format off
void define_sorting(Registry& r) {
  order(r, "sort", "The elements along an axis in their order. NaN counts as greatest; strings go by their bytes.", "x", "The sorted elements.")
      .example(R"("x": [3, 1, 2])", "int32 [1 2 3]")
      .infer(sort_infer).gradient(sort_gradient, "x");
  order(r, "argsort", "The indices that sort the elements along an axis. NaN counts as greatest; strings go by their bytes.", "int64",
        "For each place the index, along axis, of the element that belongs there.")
      .example(R"("x": [3, 1, 2])", "int64 [1 2 0]")
      .infer(argsort_infer).no_gradient();
  r.op("top_k").describe("The k greatest elements along the last axis, and their indices. Of equal elements the first ones are "
                         "taken. NaN counts as greatest; strings go by their bytes.")
      .input("x", kOrdered).says("[outer..., n]", "The elements; n is at least k.")
      .output("values").says("[outer..., k]", "The greatest elements.")
      .output("indices", "int64").says("[outer..., k]", "Where they stand in x, along the last axis.")
      .attr_int("k").argument().required().says("How many.")
      .attr_bool("sorted", true).says("Whether the greatest comes first. It does in any case.")
      .example(R"("x": [3.0, 1.0, 2.0], "k": 2)", "float32 [3. 2.]; int64 [0 2]")
      .infer(top_k_infer).gradient(top_k_gradient, "shape(x) indices");
  r.op("searchsorted").describe("The places at which elements of x2 would be inserted into x1, which is sorted.")
      .input("x1", kOrdered).says("[..., n]", "Sorted elements: a vector, or one for each vector of x2.")
      .input("x2", kOrdered).says("any", "The elements to be inserted.")
      .input("sorter", dtypes::integers, 0, kOptional).says("x1", "Indices that sort each vector of x1, as argsort gives them; x1 is "
                                                                  "sorted if it is absent. One out of range is INVALID_ARGUMENT.")
      .output("y", "int64").says("x2", "The places, from 0 to n.")
      .attr_string("side", "LEFT").choices("LEFT RIGHT").says("LEFT: before what equals an element; RIGHT: behind it.")
      .parameters("x1 x2 side")
      .example(R"("x1": [1, 3, 5], "x2": [3, 4])", "int64 [1 2]")
      .infer(searchsorted_infer).no_gradient();
  constexpr DTypeSet floats = dtype_bit(DType::float32) | dtype_bit(DType::float64);
  r.helper("bin_places").describe("The numbers, from 1 on, of the equally wide bins in which elements lie; 0 outside.")
      .input("x", floats).input("edges", floats).output("y", "int64").infer(bin_places_infer).no_gradient().internal();
  r.helper("line_quantiles").describe("The quantiles of lines along the last axis; -0 may lie ahead of 0.")
      .input("x", floats).input("q", dtype_bit(DType::float64), 0, kOptional).output("y").attr_int("method", 0).argument()
      .attr_bool("omits_nan", false).argument().attr_bool("as_percent", false).argument().infer(line_quantiles_infer)
      .no_gradient().internal();
  r.helper("is_among").describe("Whether elements of x1 are among those of x2.")
      .input("x1", dtypes::real | dtypes::boolean).input("x2", dtypes::real | dtypes::boolean).output("y", "bool")
      .infer(is_among_infer).no_gradient().internal();
}
// clang-format on

}  // namespace eager
