// Reading and assigning variables (eager_variable_*): at once, or, on a context that traces, when the function runs.
#pragma once

#include "runtime/core/context.h"
#include "runtime/variables/variable.h"

namespace eager {

// Returns the variable's value, which tapes watch.
TensorRef read_variable(eager_context& ctx, eager_variable& v);
enum class Assignment { assign, add, subtract };
// Assigns the value to the variable, adds it, or subtracts it.
void assign_variable(eager_context& ctx, eager_variable& v, eager_tensor& value, Assignment kind);
// Assigns the value to the block of its shape that begins at `begin` (variable.h).
void assign_variable_slice(eager_context& ctx, eager_variable& v, eager_tensor& begin, eager_tensor& value);

}  // namespace eager
