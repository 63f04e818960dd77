// Calls of functions: into a trace node by node, under tapes as one record (recorded_call.cpp), and otherwise by a plan.
#pragma once

#include <string>

#include "runtime/core/context.h"
#include "runtime/function/graph/function.h"

namespace eager {

// Calls f. `outputs` has room for f.num_outputs() handles, which the caller owns.
void call_function(eager_context& ctx, eager_function& f, eager_tensor* const* inputs, int n, eager_tensor** outputs);
std::vector<TensorRef> call_function(eager_context& ctx, eager_function& f, const std::vector<TensorRef>& inputs);
// Calls f on inputs that fit, for the tapes of ctx. Returns false, and calls nothing, if no tape watches an input or a
// variable.
bool call_recorded(eager_context& ctx, eager_function& f, const std::vector<TensorRef>& inputs, eager_tensor** outputs);

// Returns t as the function `who` takes its input i: dense, and of this dtype. INVALID_ARGUMENT if it does not fit.
TensorRef fit_input(eager_context& ctx, const std::string& who, int i, eager_tensor* t, DType dtype, ShapeView shape);

}  // namespace eager
