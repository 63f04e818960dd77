// Sums, products and extremes of segments: of the rows of a tensor that have one id.
#include "kernels/common/segments.h"

#include "kernels/common/product.h"
#include "runtime/core/gradient.h"
#include "runtime/ops/families.h"
#include "runtime/ops/shape_util.h"

namespace eager {

namespace {

// Returns the dims of x behind those that it has in common with its ids.
Shape inner_of_rows(ShapeView x, ShapeView ids) {
  bool fits = ids.rank <= x.rank;
  for (int i = 0; fits && i < ids.rank; ++i) fits = may_equal(x[i], ids[i]);
  if (!fits) {
    invalid_argument("data.shape = ", to_string(x), " does not start with segment_ids.shape = ", to_string(ids));
  }
  Shape inner;
  for (int i = ids.rank; i < x.rank; ++i) inner.push_back(x[i]);
  return inner;
}

void set_segment_params(InferContext& c, ShapeView ids, int64_t n, ShapeView inner, bool are_counted = false) {
  if (c.concrete())
    c.params<SegmentParams>() = {wrapping_size(ids, 0, ids.rank), n, wrapping_size(inner, 0, inner.rank), are_counted};
}

Shape segment_rows(int64_t n, ShapeView inner) {
  Shape out{n};
  for (int i = 0; i < inner.rank; ++i) out.push_back(inner[i]);
  return out;
}

// Returns the number of segments that the call asks for; -1 where it is symbolic.
int64_t num_segments(InferContext& c) {
  int64_t n = kUnknown;
  if (c.has_input(2)) {
    if (c.rank(2) != 0) invalid_argument("num_segments should be a scalar, got shape ", to_string(c.input(2)));
    std::vector<int64_t> values;
    if (!c.host_ints(2, values)) return kUnknown;
    n = values[0];
  } else {
    if (!c.given("num_segments")) invalid_argument("num_segments must be given");
    n = c.integer("num_segments");
  }
  if (n < 0) invalid_argument("Input num_segments == ", n, " must not be negative.");
  return n;
}

template <bool are_counted>
void segments_infer(InferContext& c) {
  const Shape inner = inner_of_rows(c.input(0), c.input(1));
  const int64_t n = num_segments(c);
  set_segment_params(c, c.input(1), n, inner, are_counted);
  c.output(c.dtype(0), segment_rows(n, inner));
}

// sorted_segment_counts: the inputs are an x, the ids of its rows, and the number of segments.
void segment_counts_infer(InferContext& c) {
  const int64_t n = num_segments(c);
  set_segment_params(c, c.input(1), n, {nullptr, 0});
  c.output(DType::int64, Shape{n});
}

void gather_segments_infer(InferContext& c) {
  const ShapeView x = c.input(0), ids = c.input(1);
  if (x.rank == 0) invalid_argument("x must have a row for each segment, got a scalar");
  Shape out(ids);
  for (int i = 1; i < x.rank; ++i) out.push_back(x[i]);
  set_segment_params(c, ids, x[0], ShapeView{x.dims + 1, x.rank - 1});
  c.output(c.dtype(0), out);
}

void gather_segments_grad_infer(InferContext& c) {
  const ShapeView like = c.input(2);
  if (like.rank == 0) invalid_argument("like must have a row for each segment, got a scalar");
  const Shape inner = inner_of_rows(c.input(0), c.input(1));
  check_grad_shape(segment_rows(like[0], inner), like);
  set_segment_params(c, c.input(1), like[0], inner);
  c.output(c.dtype(0), like);
}

void segment_prod_grad_infer(InferContext& c) {
  const ShapeView dy = c.input(0), x = c.input(1), ids = c.input(2);
  if (dy.rank == 0) invalid_argument("dy must have a row for each segment, got a scalar");
  if (c.num_inputs() > 3 + kMostDirections) {
    fail(Code::unimplemented, "unsorted_segment_prod has derivatives up to order ", kMostDirections + 1);
  }
  const Shape inner = inner_of_rows(x, ids);
  check_grad_shape(segment_rows(dy[0], inner), dy);
  for (int i = 3; i < c.num_inputs(); ++i) check_grad_shape(c.input(i), x);
  set_segment_params(c, ids, dy[0], inner);
  c.output(c.dtype(0), x);
}

Tensor gather_segments(GradientContext& g, const Tensor& x, const Tensor& ids) {
  return g.op<"gather_segments">(x, ids);
}
Tensor sum_segments(GradientContext& g, const Tensor& x, const Tensor& ids, const Tensor& like) {
  return g.op<"gather_segments_grad">(x, ids, like);
}

void segment_sum_gradient(GradientContext& g) { g.set(0, gather_segments(g, g.grad(), g.input(1))); }

void gather_segments_gradient(GradientContext& g) { g.set(0, sum_segments(g, g.grad(), g.input(1), g.input_shape(0))); }

// All elements that are the extreme of their segment share dy equally, as in TensorFlow. The number of them may be more than
// a half can hold.
void segment_extreme_gradient(GradientContext& g) {
  const Tensor x = g.input(0), ids = g.input(1), y = g.output();
  const DType wide = computed_dtype(x->dtype);
  const Tensor chosen = g.cast(g.op<"equal">(x, gather_segments(g, y, ids)), wide);
  // A segment without elements is divided by 1, so that its infinite share does no harm to higher orders.
  const Tensor count = g.op<"maximum">(sum_segments(g, chosen, ids, y), g.scalar(1));
  const Tensor share = g.op<"divide">(g.cast(g.grad(), wide), count);
  g.set(0, g.cast(g.op<"multiply">(chosen, gather_segments(g, share, ids)), x->dtype));
}

Tensor segment_prod_grad(GradientContext& g, const Tensor& dy, const Tensor& x, std::vector<Tensor> directions) {
  directions.insert(directions.begin(), g.input(g.def().has("num_segments") ? 1 : 2));
  return g.op_with_attrs<"unsorted_segment_prod_grad">(dy, x, directions);
}

void segment_prod_gradient(GradientContext& g) {
  if (is_inexact(g.input_dtype(0))) g.set(0, segment_prod_grad(g, g.grad(), g.conj(g.input(0)), {}));
}

// It is linear in dy and in each direction, and its derivative by x has one direction more.
void segment_prod_grad_gradient(GradientContext& g) {
  const Tensor v = g.grad(), dy = g.conj(g.input(0)), x = g.conj(g.input(1));
  std::vector<Tensor> directions;
  for (int i = 3; i < g.num_inputs(); ++i) directions.push_back(g.conj(g.input(i)));
  if (g.needs(0)) {
    const Tensor others = segment_prod_grad(g, g.op<"ones_like">(dy), x, directions);
    g.set(0, sum_segments(g, g.op<"multiply">(v, others), g.input(2), dy));
  }
  for (int i = 3; i < g.num_inputs(); ++i) {
    if (!g.needs(i)) continue;
    std::vector<Tensor> changed = directions;
    changed[static_cast<size_t>(i - 3)] = v;
    g.set(i, segment_prod_grad(g, dy, x, changed));
  }
  directions.push_back(v);
  if (g.needs(1)) g.set(1, segment_prod_grad(g, dy, x, directions));
}

constexpr DTypeSet kIds = dtypes::integers;

OpDef& unsorted_op(Registry& r, const char* name, const char* text, DTypeSet dtypes) {
  return r.op(name)
      .describe(text)
      .input("x", dtypes)
      .says("[outer..., inner...]", "The elements.")
      .input("segment_ids", kIds, 0)
      .says("[outer...]", "The segment of each row, below num_segments. A row of a negative one belongs to none.")
      .input("num_segments", dtypes::integers, 0, kOptional | kHost)
      .says("[]", "The number of segments, where a program computes it; the attribute counts if it is absent.")
      .output("y")
      .says("[m, inner...]", "A row for each of the num_segments segments.")
      .attr_int("num_segments")
      .argument()
      .required()
      .says("The number of segments.")
      .infer(segments_infer<false>);
}

}  // namespace

// clang-format off
void define_segments(Registry& r) {
  unsorted_op(r, "unsorted_segment_sum", "The sums of the rows of x that have one id; 0 where there is none.", dtypes::numeric)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 2, 0, -1], "num_segments": 3)", "int32 [5 0 2]")
      .gradient(segment_sum_gradient, "segment_ids");
  unsorted_op(r, "unsorted_segment_prod", "The products of the rows of x that have one id; 1 where there is none. Its gradients "
                                              "go up to the ninth order.", dtypes::numeric)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 2, 0, -1], "num_segments": 3)", "int32 [4 1 2]")
      .gradient(segment_prod_gradient, "x segment_ids");
  unsorted_op(r, "unsorted_segment_max", "The largest elements of the rows of x that have one id. Where there is none, the "
                                      "dtype's lowest finite number.", dtypes::real)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 1, 0, -1], "num_segments": 2)", "int32 [4 2]")
      .gradient(segment_extreme_gradient, "x segment_ids y");
  unsorted_op(r, "unsorted_segment_min", "The smallest elements of the rows of x that have one id. Where there is none, the "
                                      "dtype's largest finite number.", dtypes::real)
      .example(R"("x": [1, 2, 4, 8], "segment_ids": [0, 1, 0, -1], "num_segments": 2)", "int32 [1 2]")
      .gradient(segment_extreme_gradient, "x segment_ids y");
  const auto sorted = [&r](const char* name, const char* text, DTypeSet dtypes) {
    r.helper(name).describe(text).input("x", dtypes).input("segment_ids", kIds, 0)
        .input("num_segments", dtypes::integers, 0, kOptional | kHost).output("y").attr_int("num_segments").argument()
        .infer(segments_infer<true>).no_gradient().internal();
  };
  sorted("sorted_segment_sum", "The sums of the rows of x that have one of ids that count_segments has looked at.", dtypes::numeric);
  sorted("sorted_segment_prod", "The products of such rows.", dtypes::numeric);
  sorted("sorted_segment_max", "The largest elements of such rows; 0 where there is none.", dtypes::real);
  sorted("sorted_segment_min", "The smallest elements of such rows; 0 where there is none.", dtypes::real);
  r.helper("sorted_segment_counts").describe("How many of ids that count_segments has looked at each segment has.")
      .input("x", dtypes::all, 0, kShapeOnly).input("segment_ids", kIds, 0)
      .input("num_segments", dtypes::integers, 0, kOptional | kHost).output("counts", "int64").attr_int("num_segments").argument()
      .infer(segment_counts_infer).no_gradient().internal();
  r.helper("gather_segments").describe("The rows of x at ids; zeros where an id is negative.")
      .input("x", dtypes::numeric).input("segment_ids", kIds, 0).output("y")
      .infer(gather_segments_infer).gradient(gather_segments_gradient, "shape(x) segment_ids");
  r.helper("gather_segments_grad").describe("The sums of the rows of dy that have one id, as rows of the shape of like.")
      .input("dy", dtypes::numeric).input("segment_ids", kIds, 0).input("like", dtypes::all, 0, kShapeOnly).output("dx", "dy")
      .infer(gather_segments_grad_infer).gradient(segment_sum_gradient, "segment_ids");
  r.helper("unsorted_segment_prod_grad").describe("dy times the product of the other rows of the segment, or that product's "
                                                  "derivative in the directions: the gradients of unsorted_segment_prod.")
      .input("dy", dtypes::inexact).input("x", dtypes::inexact).input("segment_ids", kIds, 0)
      .input("directions", dtypes::inexact, 'T', kList).output("dx", "dy")
      .infer(segment_prod_grad_infer).gradient(segment_prod_grad_gradient, "dy x segment_ids directions");
  r.helper("count_segments").describe("One more than the last id; ids that decrease or are negative are INVALID_ARGUMENT.")
      .input("segment_ids", kIds, 0).output("n", "int64")
      .infer([](InferContext& c) { c.output(DType::int64, ShapeView{nullptr, 0}); }).no_gradient();
}
// clang-format on

}  // namespace eager
