// The part of the random family whose numbers take as many random words as they need.
#pragma once

#include "kernels/kernel.h"

namespace eager::cuda {

void register_random_draws(KernelTable& table);

}  // namespace eager::cuda
