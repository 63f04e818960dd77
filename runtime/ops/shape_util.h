// Declarations that the files of several families share.
#pragma once

#include <vector>

#include "kernels/common/matmul.h"
#include "kernels/common/shape.h"
#include "runtime/core/gradient.h"
#include "runtime/core/schema.h"

namespace eager {

// A set of axes, one bit each.
using AxisSet = uint64_t;
// Returns the axes that the attribute names, or all axes if it is absent. INVALID_ARGUMENT if one is named twice.
AxisSet normalize_axes(const AttrValue& axes, int rank);

// Returns the axis of the channels of an input of this rank, as the attribute data_format says. INVALID_ARGUMENT below rank 2.
int channel_axis(InferContext& c, int rank);

// Returns the product of the dims [begin, end), which may wrap.
int64_t wrapping_size(ShapeView shape, int begin, int end);

// Returns the dims of a batch of matrices without those of a matrix.
inline ShapeView outer_of(ShapeView x) { return {x.dims, x.rank - 2}; }
// Adds the dims of a batch to a plan, to which those of both operands broadcast. The steps are those between neighbouring matrices
// of an operand.
void add_batch(MatmulParams& plan, ShapeView batch, ShapeView batch_a, ShapeView batch_b, int64_t step_a,
               int64_t step_b);
// Returns the conjugate transposes of matrices.
Tensor adjoint_of(GradientContext& g, const Tensor& x, int rank);

// Returns the attribute `shape`, as an op's output has it. INVALID_ARGUMENT if it is absent, or a dim is negative.
Shape shape_attr(InferContext& c);

// Adds a dim to the plan, as StridedCopy::add does, but fails where that returns false. In a trace, plans get dims of
// -1 too; they are not used then.
void add_dim(StridedCopy& plan, int64_t dim, int64_t stride, bool merge = true);

// Makes the output what the plan reads of input 0: a view if these elements lie in one piece, else a copy by a kernel.
void output_read(InferContext& c, ShapeView shape, const StridedCopy& plan);

// Returns the dtype in which an op accumulates input 0: what the attribute dtype asks for, else int64 or uint64 for integers and
// booleans, else the input's. INVALID_ARGUMENT if it cannot hold the input's numbers.
DType accumulated_dtype(InferContext& c);

// The gradient dx = dy of an op whose output has x's shape.
void pass_gradient(GradientContext& g);
// The gradient of an op whose output does not depend on x, or is declared not to: x gets none.
void stop_flow(GradientContext& g);

// The gradient of an op that is the op Grad(dy, like) with the same attributes; and the gradient of such an op Grad,
// which is the op Forward(dy) with the same attributes.
template <FixedString Grad>
void like_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<Grad>({g.grad().get(), g.input_shape(0).get()}));
}
template <FixedString Forward>
void forward_gradient(GradientContext& g) {
  g.set(0, g.op_with_attrs<Forward>({g.grad().get()}));
}

// Runs an op whose inputs are a list, or that has several outputs, and returns its outputs. `most` is for run_all.
std::vector<Tensor> run_list(GradientContext& g, eager_op* op, const std::vector<Tensor>& inputs,
                             const std::vector<int64_t>& args, int most = 0);

// Checks that an input of a layer has, or may have, this dim at an axis, which may count from the end. INVALID_ARGUMENT, in Keras's
// words, if it does not.
void check_layer_dim(std::string_view layer, int64_t input, ShapeView shape, int64_t axis, int64_t dim);

// Checks the shape of the input that is called `name`. INVALID_ARGUMENT if it differs.
void check_shape(ShapeView given, ShapeView expected, const char* name);
// Checks that dy, the input of a gradient op, may have the shape of the forward op's output. INVALID_ARGUMENT if not.
void check_grad_shape(ShapeView dy, ShapeView expected);

// Starts the definition of a gradient op with the inputs dy and like.
OpDef& grad_op(Registry& r, const char* name, const char* text);

// Returns the place of a word in the choices of an attribute. INVALID_ARGUMENT if it is none of them.
size_t choice_number(const Attribute& attribute, std::string_view word);
// Returns the choice that a string attribute has; Enum has its choices in their order.
template <class Enum>
Enum choice_of(InferContext& c, AttrName name) {
  return static_cast<Enum>(choice_number(c.def().attributes_[c.def().index_of(name)], c.string(name)));
}
template <class Enum>
Enum choice_of(const GradientContext& g, AttrName name) {
  return static_cast<Enum>(choice_number(g.def().attributes_[g.def().index_of(name)], g.attr(name).string));
}

}  // namespace eager
