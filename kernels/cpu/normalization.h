// The parts of register_normalization.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

void register_channel_norms(KernelTable& table);  // batch_norm, group_norm

}  // namespace eager::cpu
