// Steps of optimizers, at once or, on a context that traces, when the function runs.
#pragma once

#include "runtime/core/context.h"
#include "runtime/variables/optimizer.h"

namespace eager {

// Does what eager_optimizer_apply does.
void apply_optimizer(eager_context& ctx, eager_optimizer& optimizer, eager_variable* const* variables,
                     eager_tensor* const* gradients, int count);
// INVALID_ARGUMENT where these, which may be symbolic, are no rows of v.
void check_rows(const eager_variable& v, const eager_tensor& indices, const eager_tensor& values);

}  // namespace eager
