// Control flow over functions: cond, and one loop that is while_loop, map and scan.
//
// Terms
//   carry      a tensor that an iteration hands to the next.
//   xs         tensors that are cut along their first axis: each iteration takes one slice.
//   invariant  a tensor that every iteration takes as it is.
//   ys         tensors that an iteration gives besides carries; those of all iterations are stacked along a new first
//              axis.
//
// On values the functions are simply called, one after the other, and tapes see each call. In a trace, an op on symbolic
// tensors is a node of the graph; its plan executes it on values.
//
// When tapes record a node (control_flow_gradient.cpp)
//   1. Reads of variables that none of its functions assigns to are lifted: the variable is read before the node, whose
//      functions take the value as one more invariant. So tapes know the value, and it is not kept again for each
//      iteration.
//   2. The node runs the forward functions of gradient/derive.h. Their residuals are further outputs of the node: for a
//      loop they are ys; for cond, the branch that does not make them gives placeholders without elements.
//   3. The backward pass is control flow again: cond of the backward functions, or a scan, in the other direction, whose xs
//      are residuals and gradients of ys, and whose carries are the gradients of carries and the sums of invariants'
//      gradients. So tapes can differentiate it like any other.
// Residuals of cond and while_loop may have other shapes at each call, so a loop whose body has one of these ops keeps
// the carries instead of residuals, and its backward pass runs the body again.
// A backward pass that is recorded itself first runs the node again, so that the residuals depend on the inputs.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/function.h"

namespace eager {

// A call of map, scan or while_loop. Its inputs are carries, xs and invariants, its outputs carries and ys.
struct Iteration {
  eager_function* body = nullptr;
  eager_function* condition = nullptr;  // takes carries and invariants; NULL: there is none
  const char* body_attr = "function";   // the attribute that holds the body
  int num_carries = 0, num_xs = 0, num_invariants = 0;
  bool reverse = false;
  // The number of iterations; with a condition, the most there may be. -1: one for each slice of xs, or as many as the
  // condition allows.
  int64_t length = -1;

  // Returns the number of inputs that stand before the invariants.
  int num_sliced() const { return num_carries + num_xs; }
};
// Returns the loop that op runs on n inputs. INVALID_ARGUMENT if its attributes and functions do not fit each other.
Iteration iteration_of(const eager_op& op, int n);
// The functions of a cond.
struct Branches {
  eager_function* branches[2];  // then, else
};
// Returns the branches of a cond on n inputs. INVALID_ARGUMENT if attributes and functions do not fit each other.
Branches branches_of(const eager_op& op, int n);

// Returns the dims of two shapes of one rank, with -1 where they differ.
Shape common_dims(ShapeView a, ShapeView b);
// Returns a shape of this rank whose dims are all -1.
Shape unknown_dims(int rank);

// Adds a node of op, on inputs that fit, to the trace of ctx, and returns its outputs. Tapes do not record it.
std::vector<TensorRef> add_control_flow(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs);
// Adds such a node too, and gives the tapes of ctx its backward pass.
std::vector<TensorRef> record_control_flow(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs);

}  // namespace eager
