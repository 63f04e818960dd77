#include "runtime/ops/shape_util.h"

#include <algorithm>

namespace eager {

void output_read(InferContext& c, ShapeView shape, const StridedCopy& plan) {
  if (c.concrete()) {
    const int64_t n = plan.num_elements();
    if (plan.is_contiguous() && n > 0 && c.can_alias(0, n)) {
      c.alias(0, c.dtype(0), shape, plan.offset);
      return;
    }
    c.params<StridedCopy>().assign(plan);
  }
  c.output(c.dtype(0), shape);
}

void check_layer_dim(std::string_view layer, int64_t input, ShapeView shape, int64_t axis, int64_t dim) {
  const int64_t at = axis < 0 ? axis + shape.rank : axis;
  if (at >= 0 && at < shape.rank && may_equal(shape[static_cast<int>(at)], dim)) return;
  invalid_argument("Input ", input, " of layer \"", layer, "\" is incompatible with the layer: expected axis ", axis,
                   " of input shape to have value ", dim, ", but received input with shape ", to_string(shape));
}

int64_t wrapping_size(ShapeView shape, int begin, int end) {
  int64_t n = 1;
  for (int i = begin; i < end; ++i) n = wrapping_product(n, shape[i]);
  return n;
}

void add_dim(StridedCopy& plan, int64_t dim, int64_t stride, bool merge) {
  if (!plan.add(dim, stride, merge)) fail(Code::unimplemented, "more than ", kMaxRank, " dims to walk");
}

AxisSet normalize_axes(const AttrValue& axes, int rank) {
  AxisSet set = 0;
  if (!axes.given) return static_cast<AxisSet>((uint64_t{1} << rank) - 1);
  for (int i = 0; i < axes.count; ++i) {
    AxisSet bit = AxisSet{1} << normalize_axis(axes.ints[i], rank);
    if (set & bit) invalid_argument("axis ", axes.ints[i], " is given twice");
    set |= bit;
  }
  return set;
}

int channel_axis(InferContext& c, int rank) {
  const bool is_nchw = choice_of<int>(c, "data_format") == 1;
  if (rank < 2) invalid_argument("Input tensor must be at least 2D: ", rank, "D");
  return is_nchw ? 1 : rank - 1;
}

void add_batch(MatmulParams& plan, ShapeView batch, ShapeView batch_a, ShapeView batch_b, int64_t step_a,
               int64_t step_b) {
  for (int i = batch.rank; i-- > 0;) {
    const int ia = i - (batch.rank - batch_a.rank), ib = i - (batch.rank - batch_b.rank);
    const int64_t da = ia < 0 ? 1 : batch_a[ia], db = ib < 0 ? 1 : batch_b[ib];
    if (!plan.add(batch[i], da == 1 ? 0 : step_a, db == 1 ? 0 : step_b)) invalid_argument("too many batch dimensions");
    step_a = wrapping_product(step_a, da);
    step_b = wrapping_product(step_b, db);
  }
}

Tensor adjoint_of(GradientContext& g, const Tensor& x, int rank) {
  std::vector<int64_t> args{rank};
  for (int i = 0; i < rank; ++i) args.push_back(i < rank - 2 ? i : i == rank - 2 ? rank - 1 : rank - 2);
  return g.conj(g.op_args<"permute_dims">({x.get()}, args));
}

Shape shape_attr(InferContext& c) {
  if (!c.given("shape")) invalid_argument("shape must be given");
  const Shape out(ShapeView{c.attr("shape").ints, c.attr("shape").count});
  for (int i = 0; i < out.rank(); ++i) {
    if (out[i] < 0) invalid_argument("Dimension ", out[i], " must be >= 0");
  }
  return out;
}

size_t choice_number(const Attribute& attribute, std::string_view word) {
  attribute.check_choice(word);
  const auto& choices = attribute.choices;
  return static_cast<size_t>(std::ranges::find(choices, word, [](const auto& names) { return names[0]; }) -
                             choices.begin());
}

void check_shape(ShapeView given, ShapeView expected, const char* name) {
  if (!may_equal(given, expected)) {
    invalid_argument(name, " must have shape ", to_string(expected), ", got shape ", to_string(given));
  }
}

void check_grad_shape(ShapeView dy, ShapeView expected) {
  if (!may_equal(dy, expected)) invalid_argument("Incompatible shapes: ", to_string(dy), " vs. ", to_string(expected));
}

OpDef& grad_op(Registry& r, const char* name, const char* text) {
  return r.helper(name)
      .describe(text)
      .input("dy", dtypes::fixed)
      .input("like", dtypes::all, 0, kShapeOnly)
      .output("dx", "dy");
}

void pass_gradient(GradientContext& g) { g.set(0, g.grad()); }
void stop_flow(GradientContext&) {}

DType accumulated_dtype(InferContext& c) {
  const DType t = c.dtype(0);
  const DType wide = is_integer(t) || t == DType::boolean ? (is_unsigned(t) ? DType::uint64 : DType::int64) : t;
  const DType out = c.dtype_attr("dtype", wide);
  if (out == DType::string || (is_complex(t) && !is_complex(out)) || (is_inexact(t) && !is_inexact(out))) {
    invalid_argument("cannot accumulate ", dtype_name(t), " as ", dtype_name(out));
  }
  return out;
}

std::vector<Tensor> run_list(GradientContext& g, eager_op* op, const std::vector<Tensor>& inputs,
                             const std::vector<int64_t>& args, int most) {
  std::vector<eager_tensor*> in;
  for (const Tensor& t : inputs) in.push_back(t.get());
  std::vector<Tensor> out;
  g.run_all(op, in.data(), static_cast<int>(in.size()), args.data(), static_cast<int>(args.size()), out, most);
  return out;
}

}  // namespace eager
