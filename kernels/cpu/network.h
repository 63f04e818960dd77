// The parts of register_network.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

void register_softmax(KernelTable& table);  // softmax, log_softmax, logsumexp, the cross-entropies on them

}  // namespace eager::cpu
