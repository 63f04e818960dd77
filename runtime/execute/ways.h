// The ways behind `execute`; the head of execute.h has a table of them. When a way throws, the outputs that it made
// before lie in the call's outputs.
#pragma once

#include "runtime/execute/execute.h"

namespace eager {

// Return false if the call must go another way; then nothing has happened. run_plain takes calls of uniform ops.
bool run_plain(eager_context& ctx, const Call& call);
bool run_rows(eager_context& ctx, const Call& call);

void run_steps(eager_context& ctx, const Call& call);

// Checks the number and the kinds of the handles, and that none is a symbolic tensor of another trace. Throws
// INVALID_ARGUMENT. `execute` calls it ahead of composite ops, sparse rows and steps, unless it has seen that all
// inputs are tensors with values.
void check_inputs(const eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n);

}  // namespace eager
