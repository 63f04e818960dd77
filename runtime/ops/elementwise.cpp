// The elementwise family. Formulas stand in kernels/common/elementwise_formulas.h.
#include "runtime/ops/elementwise.h"

#include "runtime/ops/families.h"

namespace eager {

DType real_dtype(DType t) {
  if (t == DType::complex64) return DType::float32;
  if (t == DType::complex128) return DType::float64;
  return t;
}

void same_infer(InferContext& c) { c.output(c.dtype(0), c.input(0)); }

void broadcast_shape(InferContext& c, Shape& out) {
  out = c.input(0);
  for (int i = 1; i < c.num_inputs(); ++i) {
    if (!c.has_input(i)) continue;
    Shape joined;
    broadcast(out, c.input(i), joined);
    out = joined;
  }
}

void broadcast_infer(InferContext& c) {
  Shape shape;
  broadcast_shape(c, shape);
  c.output(c.dtype(0), shape);
}

void parameter_infer(InferContext& c) {
  if (c.concrete()) c.params<ElementwiseParams>().alpha = c.def().parameter(c.attrs());
  broadcast_infer(c);
}

void boolean_infer(InferContext& c) {
  Shape shape;
  broadcast_shape(c, shape);
  c.output(DType::boolean, shape);
}

void zero_gradient(GradientContext& g) { g.set(0, g.zeros_like(0)); }

OpDef& describe_unary(OpDef& op, DTypeSet dtypes, uint8_t flags, const char* out) {
  return op.input("x", dtypes, 'T', flags)
      .says("any", "The operands, one by one.")
      .output("y", out)
      .says("x", "The result for each operand, in its place.");
}

OpDef& describe_binary(OpDef& op, DTypeSet dtypes, const char* out, uint8_t flags) {
  return op.input("x1", dtypes, 'T', flags)
      .says("any", "The first operands.")
      .input("x2", dtypes, 'T', flags)
      .says("any", "The second operands; the shapes of both broadcast.")
      .output("y", out)
      .says("broadcast(x1, x2)", "The result for each pair of operands, in its place.");
}

OpDef& unary_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags) {
  return describe_unary(r.op(name).describe(text), dtypes, flags).elementwise(same_infer);
}

OpDef& inexact_op(Registry& r, const char* name, const char* text, DTypeSet dtypes) {
  return unary_op(r, name, text, dtypes, kIntegersToFloat);
}

OpDef& binary_op(Registry& r, const char* name, const char* text, DTypeSet dtypes, uint8_t flags) {
  return describe_binary(r.op(name).describe(text), dtypes, "x1", flags).elementwise(broadcast_infer);
}

// clang-format off
void define_elementwise(Registry& r) {
  define_elementwise_unary(r);
  define_elementwise_binary(r);
  define_elementwise_special(r);
  define_elementwise_activation(r);
  define_elementwise_select(r);
}
// clang-format on

}  // namespace eager
