// Custom gradients (eager_tape_record): the program gives outputs a backward pass of its own to inputs.
#pragma once

#include "runtime/autograd/custom.h"
#include "runtime/core/context.h"

namespace eager {

// Sets `recorded` to new handles on the outputs. Tapes take the gradients of these to the inputs by `backward`.
void record_custom(eager_context& ctx, CustomBackward& backward, eager_tensor* const* inputs, int num_inputs,
                   eager_tensor* const* outputs, int num_outputs, eager_tensor** recorded);

}  // namespace eager
