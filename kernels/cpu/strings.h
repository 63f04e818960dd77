// Strings that are only moved: their numbers are, by the kernel for elements of their size, and the strings follow.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

// The kernel of strings of ops that read x by a StridedCopy. It looks at those that it reads alone.
int32_t read_strings(KernelCall& call);

// Runs a kernel that moves elements on the numbers of all inputs' strings.
int32_t move_strings(KernelCall& call, Kernel move);

// The kernel of strings beside one that moves elements.
template <Kernel move>
int32_t moved_strings(KernelCall& call) {
  return move_strings(call, move);
}

}  // namespace eager::cpu
