// where, clip, cast and bitcast.
#include "runtime/ops/elementwise.h"

namespace eager {
namespace {

void where_infer(InferContext& c) {
  Shape shape;
  broadcast_shape(c, shape);
  c.kernel_dtype(c.dtype(1));
  c.output(c.dtype(1), shape);
}

void where_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor condition = g.input(0);
  if (g.needs(1)) g.set(1, g.sum_like(m.keep(condition, g.grad()), 1));
  if (g.needs(2)) g.set(2, g.sum_like(m.drop(condition, g.grad()), 2));
}

// The gradients of min(max(x, low), high); they also hold where low > high. x gets dy where low <= x <= high, and a
// bound gets dy where it is the result.
void clip_gradient(GradientContext& g) {
  const Algebra m{g};
  const Tensor x = g.input(0), low = g.input(1), high = g.input(2);
  if (g.needs(0)) {
    Tensor dx = g.grad();
    if (low) dx = m.keep(g.op<"greater_equal">(x, low), dx);
    if (high) dx = m.keep(g.op<"less_equal">(x, high), dx);
    g.set(0, g.sum_like(dx, 0));
  }
  if (low && g.needs(1)) {
    Tensor dlow = m.keep(g.op<"less">(x, low), g.grad());
    if (high) dlow = m.keep(g.op<"less_equal">(low, high), dlow);
    g.set(1, g.sum_like(dlow, 1));
  }
  if (high && g.needs(2)) {
    const Tensor raised = low ? g.op<"maximum">(x, low) : x;
    g.set(2, g.sum_like(m.keep(g.op<"greater">(raised, high), g.grad()), 2));
  }
}

// Reports whether clip keeps zeros: the bounds must be scalars that the host knows, with 0 between them.
bool clip_keeps_zeros(eager_tensor* const* inputs, int n) {
  for (int i = 1; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t) continue;
    if (tag_of(t) != Tag::tensor || !t->is_host_scalar() || !t->data) return false;
    double bound;
    convert_scalar(*t, DType::float64, &bound);
    if (!(i == 1 ? bound <= 0 : bound >= 0)) return false;
  }
  return true;
}

DType target_dtype(InferContext& c) {
  const DType t = c.dtype_attr("dtype", DType::none);
  if (!contains(dtypes::fixed, t)) invalid_argument("dtype must be given, and not be string");
  return t;
}

void cast_infer(InferContext& c) {
  const DType to = target_dtype(c);
  if (to == c.dtype(0)) c.alias(0, to, c.input(0));
  else c.output(to, c.input(0));
}

void cast_gradient(GradientContext& g) {
  const DType from = g.input_dtype(0);
  if (is_inexact(from)) g.set(0, g.cast(g.grad(), from));
}

// Infers bitcast: if the new elements are smaller, there is a further last dim; if they are larger, the last dim goes
// away.
void bitcast_infer(InferContext& c) {
  const DType from = c.dtype(0), to = target_dtype(c);
  const int64_t from_size = dtype_size(from), to_size = dtype_size(to);
  const bool stays = to != DType::boolean || from == to;  // bytes become booleans, 0 or 1, in a copy
  if (from_size == to_size && stays) return c.alias(0, to, c.input(0));
  Shape shape = c.input(0);
  if (from_size > to_size) {
    shape.push_back(from_size / to_size);
  } else if (from_size < to_size) {
    const int last = shape.rank() - 1;
    const int64_t ratio = to_size / from_size;
    if (last < 0 || (shape[last] != ratio && shape[last] >= 0)) {
      invalid_argument("Cannot bitcast from ", dtype_name(from), " to ", dtype_name(to), ": shape ",
                       to_string(c.input(0)), " does not end in ", ratio);
    }
    shape.resize(last);
  }
  c.output(to, shape);
}

}  // namespace

// clang-format off
void define_elementwise_select(Registry& r) {
  r.op("where")
      .describe("x1 where the condition holds, else x2.")
      .input("condition", dtypes::boolean, 0).says("any", "Where to take x1.")
      .input("x1", dtypes::all).says("any", "The values where the condition is true.")
      .input("x2", dtypes::all).says("any", "The values where the condition is false.")
      .output("y", "x1").says("broadcast(condition, x1, x2)", "The values that were chosen.")
      .example(R"("condition": [true, false], "x1": [1, 2], "x2": [3, 4])", "int32 [1 4]")
      .elementwise(where_infer)
      .gradient(where_gradient, "condition shape(x1) shape(x2)");
  r.op("clip")
      .describe("x, but at least min and at most max; max counts where min is greater.")
      .input("x", dtypes::real, 'T', kSparse).says("any", "The values to be limited.")
      .input("min", dtypes::real, 'T', kOptional).says("any", "The lower bounds; there are none if it is absent.")
      .input("max", dtypes::real, 'T', kOptional).says("any", "The upper bounds; there are none if it is absent.")
      .output("y", "x").says("broadcast(x, min, max)", "The limited values.")
      .example(R"("x": [-5.0, 0.5, 5.0], "min": -1.0, "max": 1.0)", "float32 [-1.   0.5  1. ]")
      .elementwise(broadcast_infer)
      .sparse_if(clip_keeps_zeros)
      .gradient(clip_gradient, "x min max");
  r.op("cast")
      .describe("x as another dtype. Integers wrap; fractions are cut off; of complex numbers the real part stays.")
      .input("x", dtypes::fixed).says("any", "The values to be converted.")
      .output("y", "dtype").says("x", "The converted values.")
      .attr_dtype("dtype").argument().required().says("The result's dtype.")
      .example(R"("x": [1.7, -1.7], "dtype": "int32")", "int32 [ 1 -1]")
      .elementwise(cast_infer)
      .gradient(cast_gradient, "shape(x)");
  r.op("bitcast")
      .describe("The bytes of x seen as another dtype; of booleans, any byte but 0 is 1. There is no gradient: bits do not change "
                "smoothly.")
      .input("x", dtypes::fixed)
      .says("[n...]", "The values whose bytes are taken. For a wider dtype the last dim is how many of them make one.")
      .output("y", "dtype")
      .says("[m...]", "Dims as of x; a narrower dtype adds a last one, the number of parts, and a wider one takes it "
                      "away.")
      .attr_dtype("dtype").argument().required().says("The result's dtype.")
      .example(R"("x": [1.0, -2.0], "dtype": "uint32")", "uint32 [1065353216 3221225472]")
      .infer(bitcast_infer)
      .no_gradient();
}
// clang-format on

}  // namespace eager
