// The ways behind `execute`; the table stands at the head of execute.h. What a way makes before it throws lies in the call's
// outputs.
#pragma once

#include "runtime/execute/execute.h"

namespace eager {

// False: another way is to be taken, and nothing has happened.
bool run_plain(eager_context& ctx, const Call& call);
bool run_rows(eager_context& ctx, const Call& call);

void run_steps(eager_context& ctx, const Call& call);

// The first step of every op, also of one that is composite: number and kinds of the handles, and that none is a symbolic
// tensor of another trace. INVALID_ARGUMENT.
void check_inputs(const eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n);

}  // namespace eager
