// What the files of the shape family share.
#pragma once

#include <vector>

#include "kernels/common/shape.h"
#include "runtime/core/gradient.h"
#include "runtime/core/schema.h"

namespace eager {

// A bit an axis.
using AxisSet = uint64_t;
// All axes when the attribute is absent; each at most once.
AxisSet normalize_axes(const AttrValue& axes, int rank);

// Of dims [begin, end).
int64_t product(ShapeView shape, int begin, int end);

// StridedCopy::add that fails instead of telling. In a trace dims of -1 go in too; the plan is not used then.
void add_dim(StridedCopy& plan, int64_t dim, int64_t stride, bool merge = true);

// The output is what the plan reads of input 0: a view where that lies in one piece, else a kernel's work.
void output_read(InferContext& c, ShapeView shape, const StridedCopy& plan);

// dx = dy, for an output that has x's shape.
void pass_gradient(GradientContext& g);
// Nothing flows back: the output does not depend on x, or is said not to.
void stop_flow(GradientContext& g);

// An op whose gradient is op Grad(dy, like) with the same attributes; and the other way round.
template <FixedString Grad>
void like_gradient(GradientContext& g) {
  g.set(0, g.derived<Grad>({g.grad().get(), g.input_shape(0).get()}));
}
template <FixedString Forward>
void forward_gradient(GradientContext& g) {
  g.set(0, g.derived<Forward>({g.grad().get()}));
}

// Runs an op whose inputs are a list, or that has several outputs.
std::vector<Tensor> run_list(GradientContext& g, eager_op* op, const std::vector<Tensor>& inputs,
                             const std::vector<int64_t>& args);

// What the gradient op is given must have the forward op's output shape.
void check_grad_shape(ShapeView dy, ShapeView expected);

// Starts NAME_grad(dy, like).
OpDef& grad_op(Registry& r, const char* name, const char* text);

}  // namespace eager
