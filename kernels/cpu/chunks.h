// Operands that broadcast, copied out chunk by chunk.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eager::cpu {

// Writes the element at `from` n times.
void fill(char* to, const char* from, int64_t n, size_t size);

// Copies the elements that output elements [begin, begin + n) read of an operand with these strides
// (kernels/common/broadcast.h).
void gather(const int64_t* dims, const int64_t* strides, int rank, int64_t begin, int64_t n, const void* data,
            size_t size, void* to);

// Copies n elements of an operand that repeats every `period` elements, from element `phase` on.
void repeat(char* to, const char* from, int64_t phase, int64_t period, int64_t n, size_t size);

}  // namespace eager::cpu
