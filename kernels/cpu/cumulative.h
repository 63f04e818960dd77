// The parts of the CPU's cumulative family.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

// Called by register_cumulative: maxima, minima and log-sums.
void register_cumulative_states(KernelTable& table);

}  // namespace eager::cpu
