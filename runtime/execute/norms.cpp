// vector_norm and l2_normalize, computed by the library's other ops: so they run on every device, are fused in functions, and have
// gradients of every order. float16 and bfloat16 are computed in float32, in which squares overflow less.
#include "runtime/execute/norms.h"

#include <cmath>
#include <vector>

#include "runtime/core/prepared.h"
#include "runtime/execute/composite.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/steps.h"
#include "runtime/execute/ways.h"

namespace eager {

namespace {

// The ops of one call.
class Norm {
 public:
  Norm(eager_context& ctx, eager_op& op, bool keepdims) : ctx_(ctx), mask_(2) {
    const AttrValue& axis = op.attr("axis");
    if (axis.given) {
      mask_ = 3;
      numbers_.push_back(axis.count);
      numbers_.insert(numbers_.end(), axis.ints, axis.ints + axis.count);
    }
    numbers_.push_back(keepdims);
  }
  template <FixedString Op>
  TensorRef run(const TensorRef& x) const {
    return execute1(ctx_, *prepared<Op, "">(), {x.get()});
  }
  template <FixedString Op>
  TensorRef run(const TensorRef& x1, const TensorRef& x2) const {
    return execute1(ctx_, *prepared<Op, "">(), {x1.get(), x2.get()});
  }
  // Runs a reduction over the axes of the call.
  template <FixedString Op>
  TensorRef reduce(const TensorRef& x) const {
    const Arguments args{numbers_.data(), static_cast<int>(numbers_.size()), true, mask_};
    return execute1(ctx_, *prepared<Op, "">(), {x.get()}, &args);
  }
  TensorRef scalar(double value) const { return TensorRef::adopt(new_weak_float(value)); }
  TensorRef cast(const TensorRef& x, DType dtype) const { return cast_to(ctx_, x, dtype); }
  TensorRef sum_of_squares(const TensorRef& x) const {
    return reduce<"sum">(run<"square">(is_complex(x->dtype) ? run<"abs">(x) : x));
  }
  TensorRef norm(const TensorRef& x, double ord) const {
    if (ord == 2) return run<"sqrt">(sum_of_squares(x));
    const TensorRef sizes = run<"abs">(x);
    if (ord == 0) return reduce<"sum">(cast(run<"not_equal">(sizes, scalar(0)), sizes->dtype));
    if (ord == 1) return reduce<"sum">(sizes);
    if (std::isinf(ord)) return ord > 0 ? reduce<"max">(sizes) : reduce<"min">(sizes);
    return run<"pow">(reduce<"sum">(run<"pow">(sizes, scalar(ord))), scalar(1 / ord));
  }

 private:
  eager_context& ctx_;
  std::vector<int64_t> numbers_;
  uint64_t mask_;
};

DType computed_in(DType t) { return t == DType::float16 || t == DType::bfloat16 ? DType::float32 : t; }

// Runs f(x, dtype of the result) on the call's input; what its ops refuse, the composite op refuses.
template <class F>
void run_on(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
            int32_t& num_outputs, F&& f) {
  check_inputs(ctx, op.def, inputs, n);
  check_room(op, 1, num_outputs);
  DType t = inputs[0]->dtype;
  if (is_integer(t) || t == DType::boolean)
    t = t == DType::int64 || t == DType::uint64 ? DType::float64 : DType::float32;
  if (inputs[0]->flags & kWeak) t = DType::float32;
  if (!contains(op.def.inputs_[0].dtypes, t)) wrong_dtype(op.def, 0, inputs[0]->dtype);
  try {
    outputs[0] = f(cast_to(ctx, TensorRef::share(inputs[0]), computed_in(t)), t).take();
  } catch (Error& error) {
    error.op = op.def.name;
    throw;
  }
}

void run_vector_norm(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) {
  run_on(ctx, op, inputs, n, outputs, num_outputs, [&](const TensorRef& x, DType t) {
    const Norm norm(ctx, op, op.attr("keepdims").i != 0);
    const double ord = op.attr("ord").f;
    if (std::isnan(ord)) invalid_argument("'ord' must be a number, got nan");
    TensorRef y = norm.norm(x, ord);
    return t == x->dtype ? y : norm.cast(y, t);
  });
}

void run_l2_normalize(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                      int32_t& num_outputs) {
  run_on(ctx, op, inputs, n, outputs, num_outputs, [&](const TensorRef& x, DType t) {
    const Norm norm(ctx, op, true);
    const TensorRef least = norm.scalar(op.attr("epsilon").f);
    const TensorRef scale = norm.run<"rsqrt">(norm.run<"maximum">(norm.sum_of_squares(x), least));
    return norm.cast(norm.run<"multiply">(x, scale), t);
  });
}

}  // namespace

// clang-format off
void define_norms(Registry& r) {
  const char* axes = "The axes, each once; negative ones count from the end. All axes if it is absent.";
  r.op("vector_norm")
      .describe("The norm of the elements over axes, taken as a vector; integers become floats first.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("any", "The elements.")
      .output("y", "real(x)").says("reduced(x)", "A norm for each place that axis leaves; real, of complex numbers too.")
      .attr_ints("axis").argument().says(axes)
      .attr_bool("keepdims", false).says("Whether the axes that are reduced stay, with size 1.")
      .attr_float("ord", 2.0).says("The power p of sum(|x|^p)^(1/p): 2 is the Euclidean norm, inf the largest magnitude, -inf the "
                                   "smallest, and 0 counts the elements that are not zero.")
      .example(R"("x": [[3.0, 4.0], [0.0, 2.0]], "axis": [1])", "float32 [5. 2.]")
      .composite(run_vector_norm).gradient(no_own_gradient);
  r.op("l2_normalize")
      .describe("x over its Euclidean norm along axes; integers become floats first.")
      .input("x", dtypes::inexact, 'T', kIntegersToFloat).says("any", "The elements.")
      .output("y").says("x", "x / sqrt(max(sum(|x|^2), epsilon)).")
      .attr_ints("axis").argument().says(axes)
      .attr_float("epsilon", 1e-12).says("The least that the sum of squares counts as, so that zeros stay zeros.")
      .example(R"("x": [[3.0, 4.0]], "axis": [1])", "float32 [[0.6 0.8]]")
      .composite(run_l2_normalize).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
