// The part of register_elementwise for special functions.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

void register_special_functions(KernelTable& table);

}  // namespace eager::cpu
