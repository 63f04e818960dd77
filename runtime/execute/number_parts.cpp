// Ops that take numbers apart and put them together, composed of the library's other ops.
#include <vector>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

using Results = std::vector<TensorRef>;

void run_ldexp(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const TensorRef x = ops.cast(in[0], computed_dtype(in[0]->dtype));
    if (only_values_matter(ops, x) && only_values_matter(ops, in[1]) && x->shape() == in[1]->shape())
      return ops.cast(ops.run<"scale_by_integers">(x, in[1]), in[0]->dtype);
    return ops.cast(ops.run<"scale_by_power">(x, ops.cast(in[1], x->dtype)), in[0]->dtype);
  });
}

void run_frexp(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
               int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Results {
    const TensorRef x = ops.cast(in[0], computed_dtype(in[0]->dtype));
    return {ops.cast(ops.run<"binary_mantissa">(x), in[0]->dtype), ops.run<"binary_exponent">(x)};
  });
}

void run_modf(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
              int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Results {
    const TensorRef& x = in[0];
    // What is infinite has no fraction, but a sign.
    const TensorRef none = ops.run<"copysign">(ops.run<"zeros_like">(x), x);
    const TensorRef rest = ops.run<"fmod">(x, ops.scalar(1));
    return {ops.run<"where">(ops.run<"isinf">(x), none, rest), ops.run<"trunc">(x)};
  });
}

void run_divmod(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) -> Results {
    return {ops.run<"floor_divide">(in[0], in[1]), ops.run<"remainder">(in[0], in[1])};
  });
}

}  // namespace

// clang-format off
void define_number_parts(Registry& r) {
  r.op("ldexp").describe("x1 times 2 to the power of x2, rounded once; integers in x1 become floats first.")
      .input("x1", dtypes::floats, 'T', kIntegersToFloat).says("any", "The numbers.")
      .input("x2", dtypes::integers, 0).says("any", "The powers, whole numbers. The shapes broadcast.")
      .output("y", "x1").says("any", "The scaled numbers, of the shape to which both broadcast.")
      .example(R"("x1": [1.5, -3.0], "x2": [2, -1])", "float32 [ 6.  -1.5]").composite(run_ldexp).gradient(no_own_gradient);
  r.op("frexp").describe("x as a number in [1/2, 1) with x's sign, and the power of 2 that it is multiplied by.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The numbers; integers become floats first.")
      .output("mantissa").says("x", "The numbers in [1/2, 1), with signs; x where it is 0 or not finite.")
      .output("exponent", "int32").says("x", "The powers; 0 where x is 0 or not finite.")
      .example(R"("x": [6.0, -0.25])", "float32 [ 0.75 -0.5 ]; int32 [ 3 -1]").composite(run_frexp).gradient(no_own_gradient);
  r.op("modf").describe("The fraction and the whole part of x, both with x's sign.")
      .input("x", dtypes::floats, 'T', kIntegersToFloat).says("any", "The numbers; integers become floats first.")
      .output("fraction").says("x", "What is behind the point; 0 where x is infinite.")
      .output("whole").says("x", "The rest, rounded towards 0.")
      .example(R"("x": [2.5, -1.25])", "float32 [ 0.5  -0.25]; float32 [ 2. -1.]").composite(run_modf).gradient(no_own_gradient);
  r.op("divmod").describe("floor_divide and remainder of two numbers. An integer division by zero is INVALID_ARGUMENT.")
      .input("x1", dtypes::real).says("any", "The dividends.")
      .input("x2", dtypes::real).says("any", "The divisors. The shapes broadcast.")
      .output("quotient", "x1").says("any", "The largest whole numbers that are not greater than x1 / x2.")
      .output("remainder", "x1").says("any", "What remains, with the sign of x2.")
      .example(R"("x1": [7, -7], "x2": [3, 3])", "int32 [ 2 -3]; int32 [1 2]").composite(run_divmod).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
