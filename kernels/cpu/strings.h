// Strings that are only moved, compared or counted: numbers in their place are, by a kernel for numbers, and the strings follow.
#pragma once

#include "kernels/kernel.h"

namespace eager::cpu {

// The kernel of strings of ops that read x by a StridedCopy. It looks at those that it reads alone.
int32_t read_strings(KernelCall& call);

// Runs a kernel that moves elements on the numbers of all inputs' strings, which begin with 1: where it writes a 0, there is an
// empty string.
int32_t move_strings(KernelCall& call, Kernel move);

// The kernel of strings beside one that moves elements.
template <Kernel move>
int32_t moved_strings(KernelCall& call) {
  return move_strings(call, move);
}

// Runs a kernel that compares elements on the ranks of all inputs' strings, by their bytes: equal strings have one rank.
int32_t rank_strings(KernelCall& call, Kernel compare);

// The kernel of strings beside one that compares int64.
template <Kernel compare>
int32_t ranked_strings(KernelCall& call) {
  return rank_strings(call, compare);
}

// Runs a kernel of int64 that gives numbers on the lengths, in bytes, of all inputs' strings.
int32_t measure_strings(KernelCall& call, Kernel kernel);

// The kernel of strings beside one of int64 that asks which are 0.
template <Kernel kernel>
int32_t measured_strings(KernelCall& call) {
  return measure_strings(call, kernel);
}

}  // namespace eager::cpu
