// Custom gradients (eager_tape_record): outputs that came from inputs by some way get another backward pass.
#pragma once

#include "runtime/autograd/custom.h"
#include "runtime/core/context.h"

namespace eager {

// Sets `recorded` to new handles on the outputs, whose gradients reach the inputs by `backward`.
void record_custom(eager_context& ctx, CustomBackward& backward, eager_tensor* const* inputs, int num_inputs,
                   eager_tensor* const* outputs, int num_outputs, eager_tensor** recorded);

}  // namespace eager
