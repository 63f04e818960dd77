// Declarations that the files of the elementwise family share.
#pragma once

#include "kernels/common/elementwise.h"
#include "runtime/core/gradient.h"
#include "runtime/core/schema.h"

namespace eager {

void define_elementwise_unary(Registry& r);
void define_elementwise_binary(Registry& r);
void define_elementwise_special(Registry& r);
void define_elementwise_activation(Registry& r);
void define_elementwise_select(Registry& r);

// Returns the dtype of the real part: float32 for complex64, and so on; t itself if it is not complex.
DType real_dtype(DType t);

// These give an output of input 0's dtype and shape; bool, of the broadcast shape of all inputs; and input 0's dtype,
// of the broadcast shape of all inputs.
void same_infer(InferContext& c);
void boolean_infer(InferContext& c);
void broadcast_infer(InferContext& c);
// Does the same as broadcast_infer for an op whose formula has a parameter (OpDef::parameter).
void parameter_infer(InferContext& c);
// Sets `out` to the broadcast shape of all inputs.
void broadcast_shape(InferContext& c, Shape& out);

// The gradient of an op that is piecewise constant in x: zeros. It saves shape(x).
void zero_gradient(GradientContext& g);

// Declare the inputs and the output of an op that is computed element by element, with their texts. `out` is the dtype
// of the output.
OpDef& describe_unary(OpDef& op, DTypeSet dtypes, uint8_t flags = 0, const char* out = "x");
OpDef& describe_binary(OpDef& op, DTypeSet dtypes, const char* out = "x1", uint8_t flags = 0);

// Defines y = op(x), where y has x's dtype.
OpDef& unary_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags = 0);
// Defines such an op for floating and complex numbers; integers become floats.
OpDef& inexact_op(Registry& r, const char* name, const char* text, DTypeSet dtypes = dtypes::inexact);
// Defines y = op(x1, x2), where all have one dtype.
OpDef& binary_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags = 0);

// Short names for a gradient's arithmetic.
struct Algebra {
  const GradientContext& g;

  Tensor add(const Tensor& a, const Tensor& b) const { return g.op<"add">(a, b); }
  Tensor sub(const Tensor& a, const Tensor& b) const { return g.op<"subtract">(a, b); }
  Tensor mul(const Tensor& a, const Tensor& b) const { return g.op<"multiply">(a, b); }
  Tensor div(const Tensor& a, const Tensor& b) const { return g.op<"divide">(a, b); }
  Tensor add(const Tensor& a, double b) const { return add(a, g.scalar(b)); }
  Tensor div(const Tensor& a, double b) const { return div(a, g.scalar(b)); }
  Tensor sub(double a, const Tensor& b) const { return sub(g.scalar(a), b); }
  Tensor mul(const Tensor& a, double b) const { return mul(a, g.scalar(b)); }
  Tensor neg(const Tensor& a) const { return g.op<"negative">(a); }
  Tensor square(const Tensor& a) const { return g.op<"square">(a); }
  Tensor sigmoid(const Tensor& a) const { return g.op<"sigmoid">(a); }
  // Returns x clipped to [-limit, limit]; where x lies outside, its gradient is 0.
  Tensor within(const Tensor& x, double limit) const { return g.op<"clip">(x, g.scalar(-limit), g.scalar(limit)); }
  // keep returns a where the condition holds, else 0; drop returns 0 where the condition holds, else a.
  Tensor keep(const Tensor& condition, const Tensor& a) const { return g.op<"where">(condition, a, g.scalar(0)); }
  Tensor drop(const Tensor& condition, const Tensor& a) const { return g.op<"where">(condition, g.scalar(0), a); }
};

}  // namespace eager
