// Steps that composite ops of functions take.
#pragma once

#include "runtime/autograd/tape.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/execute/composite.h"

namespace eager {

// Reports whether one of n tensors is symbolic.
bool is_symbolic(eager_tensor* const* tensors, int n);
// Runs an op that has m outputs, and returns these.
std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m);

// Calls f(tape) for each tape of ctx that is not paused.
template <class F>
void for_each_tape(eager_context& ctx, F f) {
  if (!ctx.has_tapes()) return;
  each_tape(ctx, [&](eager_tape& tape) {
    if (tape.pause_count == 0) f(tape);
  });
}

}  // namespace eager
