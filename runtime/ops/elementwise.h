// What the files of the elementwise family share.
#pragma once

#include "kernels/common/elementwise.h"
#include "runtime/core/gradient.h"
#include "runtime/core/schema.h"

namespace eager {

void define_elementwise_unary(Registry& r);
void define_elementwise_binary(Registry& r);
void define_elementwise_activation(Registry& r);
void define_elementwise_select(Registry& r);

DType real_dtype(DType t);  // of complex64: float32; of others: itself

void same_infer(InferContext& c);       // input 0's dtype and shape
void boolean_infer(InferContext& c);    // bool, the broadcast shape of all inputs
void broadcast_infer(InferContext& c);  // input 0's dtype, the broadcast shape of all inputs
void broadcast_shape(InferContext& c, Shape& out);

// Gradients of x that are zero wherever they exist; saves shape(x).
void zero_gradient(GradientContext& g);

// The inputs and the output of an op that is computed element by element, with their texts. out: the output's dtype.
OpDef& describe_unary(OpDef& op, DTypeSet dtypes, uint8_t flags = 0, const char* out = "x");
OpDef& describe_binary(OpDef& op, DTypeSet dtypes, const char* out = "x1", uint8_t flags = 0);

// y = op(x) with x's dtype.
OpDef& unary_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags = 0);
// The same for floating and complex numbers; integers become floats.
OpDef& inexact_op(Registry& r, const char* name, const char* text, DTypeSet dtypes = dtypes::inexact);
// y = op(x1, x2) with one dtype.
OpDef& binary_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags = 0);

// Short names for a gradient's arithmetic.
struct Algebra {
  const GradientContext& g;

  Tensor add(const Tensor& a, const Tensor& b) const { return g.op<"add">(a, b); }
  Tensor sub(const Tensor& a, const Tensor& b) const { return g.op<"subtract">(a, b); }
  Tensor mul(const Tensor& a, const Tensor& b) const { return g.op<"multiply">(a, b); }
  Tensor div(const Tensor& a, const Tensor& b) const { return g.op<"divide">(a, b); }
  Tensor add(const Tensor& a, double b) const { return add(a, g.scalar(b)); }
  Tensor sub(double a, const Tensor& b) const { return sub(g.scalar(a), b); }
  Tensor mul(const Tensor& a, double b) const { return mul(a, g.scalar(b)); }
  Tensor neg(const Tensor& a) const { return g.op<"negative">(a); }
  Tensor square(const Tensor& a) const { return g.op<"square">(a); }
  Tensor sigmoid(const Tensor& a) const { return g.op<"sigmoid">(a); }
  // x cut to [-limit, limit]; beyond it has no gradient.
  Tensor within(const Tensor& x, double limit) const { return g.op<"clip">(x, g.scalar(-limit), g.scalar(limit)); }
  // a where the condition holds, else 0; and the other way round.
  Tensor keep(const Tensor& condition, const Tensor& a) const { return g.op<"where">(condition, a, g.scalar(0)); }
  Tensor drop(const Tensor& condition, const Tensor& a) const { return g.op<"where">(condition, g.scalar(0), a); }
};

}  // namespace eager
