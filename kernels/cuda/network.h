// The parts of register_network.
#pragma once

#include "kernels/kernel.h"

namespace eager::cuda {

void register_softmax(KernelTable& table);
void register_norms(KernelTable& table);

}  // namespace eager::cuda
