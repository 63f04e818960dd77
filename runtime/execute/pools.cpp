// Pools that the library's other ops compute.
#include <cmath>
#include <string>

#include "runtime/core/windows.h"
#include "runtime/execute/composed.h"

namespace eager {

namespace {

// Returns the largest elements, or the sums, of the windows that the op's attributes tell.
TensorRef pooled(const Composed& ops, eager_op& op, bool is_max, const TensorRef& x) {
  if (x->rank < 3 || x->rank > 5) invalid_argument("input must be 3-, 4- or 5-dimensional: ", to_string(x->shape()));
  const std::string name = cat(is_max ? "max_pool" : "avg_pool", x->rank - 2, "d");
  OtherOp pool(op.op_with_attrs(name.c_str()));
  if (!is_max) {
    AttrValue divisor;
    divisor.i = 1;
    pool.set("divisor_override", divisor);
  }
  return pool(ops, {x});
}

void run_lp_pool(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                 int32_t& num_outputs) {
  run_composed(ctx, op, inputs, n, outputs, num_outputs, [&](const Composed& ops, const ComposedInputs& in) {
    const double ord = op.attr("ord").f;
    if (!(ord > 0)) invalid_argument("ord must be positive, got ", ord);
    const TensorRef x = ops.cast(in[0], computed_dtype(in[0]->dtype));
    const auto power = [&](const TensorRef& a, double exponent) { return power_unless_zero(ops, a, exponent); };
    TensorRef y;
    if (std::isinf(ord)) y = pooled(ops, op, true, ops.run<"abs">(x));
    else if (ord == 1) y = pooled(ops, op, false, ops.run<"abs">(x));
    else if (ord == 2) y = root_unless_zero(ops, pooled(ops, op, false, ops.run<"square">(x)));
    else y = power(pooled(ops, op, false, power(ops.run<"abs">(x), ord)), 1 / ord);
    return ops.cast(y, in[0]->dtype);
  });
}

}  // namespace

// clang-format off
void define_pools(Registry& r) {
  const WindowTexts& texts = window_texts(0);
  pool_windows(r.op("lp_pool").describe("The norm of each window, channel by channel: the root of the sum of powers; padding is zeros.")
      .input("x", dtypes::floats).says(texts.pool_images, texts.image_text)
      .output("y").says(texts.pool_outputs, "A norm for each window, in the order of data_format.")
      .attr_float("ord", 2.0).argument().says("The exponent of the powers, more than 0: 2 for lengths, inf for the greatest absolute values."), 0)
      .parameters("x ord ksize strides padding data_format")
      .example(R"("x": [[[3.0], [4.0]]], "ksize": [2])", "float32 [[[5.]]]")
      .composite(run_lp_pool).gradient(no_own_gradient);
}
// clang-format on

}  // namespace eager
