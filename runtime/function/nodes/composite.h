// Steps that composite ops of functions take.
#pragma once

#include "runtime/autograd/tape.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/execute/execute.h"

namespace eager {

// Reports whether one of n tensors is symbolic.
bool is_symbolic(eager_tensor* const* tensors, int n);

// Calls f(tape) for each tape of ctx that is not paused.
template <class F>
void each_recording_tape(eager_context& ctx, F f) {
  if (!ctx.has_tapes()) return;
  each_tape(ctx, [&](eager_tape& tape) {
    if (!tape.is_paused()) f(tape);
  });
}

}  // namespace eager
