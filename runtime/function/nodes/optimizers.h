// Steps of optimizers: they run at once, or, on a context that traces, when the function runs.
#pragma once

#include "runtime/core/context.h"
#include "runtime/variables/optimizer.h"

namespace eager {

// Takes one step of the optimizer: updates the variables by their gradients (eager_optimizer_apply).
void apply_optimizer(eager_context& ctx, eager_optimizer& optimizer, eager_variable* const* variables,
                     eager_tensor* const* gradients, int count);
// Fails with INVALID_ARGUMENT if these tensors, which may be symbolic, are no sparse rows of v.
void check_rows(const eager_variable& v, const eager_tensor& indices, const eager_tensor& values);

}  // namespace eager
