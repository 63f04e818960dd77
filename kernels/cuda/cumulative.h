// The parts of the GPU's cumulative family.
#pragma once

#include "kernels/kernel.h"

namespace eager::cuda {

// Called by register_cumulative: maxima, minima and log-sums.
void register_cumulative_states(KernelTable& table);

}  // namespace eager::cuda
