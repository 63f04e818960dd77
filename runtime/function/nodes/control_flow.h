// Control flow over functions: cond, and one loop that is while_loop, map and scan.
//
// Terms
//   carry      what an iteration hands to the next.
//   xs         tensors that are cut along their first axis, a slice an iteration.
//   invariant  what every iteration takes as it is.
//   ys         what an iteration gives besides carries; stacked along a new first axis.
//
// On values the functions are simply called, one after the other, and tapes see each call. In a trace, an op on symbolic
// tensors is a node of the graph; its plan executes it on values.
//
// When tapes record a node (control_flow_gradient.cpp)
//   1. Reads of variables that none of its functions assigns to are lifted: the variable is read before the node, whose
//      functions take the value as one more invariant. So it is known to the tapes and is not kept once an iteration.
//   2. The node is one over the forward functions of gradient/derive.h. Their residuals are outputs as any other: ys of a loop;
//      of cond, where the other branch has placeholders without elements.
//   3. The backward pass is control flow again: cond of the backward functions, or a scan, in the other direction, whose xs
//      are residuals and gradients of ys, and whose carries are the gradients of carries and the sums of invariants'
//      gradients. So tapes can differentiate it like any other.
// Residuals of cond and while_loop have other shapes at each call, so a loop whose body has these keeps carries instead, and
// its backward pass runs the body again.
// A backward pass that is recorded itself starts by running the node anew, so that the residuals depend on the inputs.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/function.h"

namespace eager {

// map, scan, while_loop. Inputs: carries, xs, invariants; outputs: carries, ys.
struct Iteration {
  eager_function* body = nullptr;
  eager_function* condition = nullptr;  // of carries and invariants; NULL: there is none
  const char* body_attr = "function";
  int num_carries = 0, num_xs = 0, num_invariants = 0;
  bool reverse = false;
  int64_t length = -1;  // -1: that of xs, or until the condition fails; with a condition: at most

  int num_sliced() const { return num_carries + num_xs; }  // the inputs before the invariants
};
// Of an op on n inputs. INVALID_ARGUMENT where attributes and functions do not fit each other; so for the branches.
Iteration iteration_of(const eager_op& op, int n);
struct Branches {
  eager_function* branches[2];  // then, else
};
Branches branches_of(const eager_op& op, int n);

// The dims of two shapes of one rank, -1 where they differ.
Shape common_dims(ShapeView a, ShapeView b);
Shape unknown_dims(int rank);

// The node of op, on inputs that fit, in the trace of ctx; nobody records it.
std::vector<TensorRef> add_control_flow(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs);
// The same, with a backward pass for the tapes of ctx.
std::vector<TensorRef> record_control_flow(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs);

}  // namespace eager
