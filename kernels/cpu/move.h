// Moving elements of any dtype by their size; used by the kernels of the shape, indexing and creation families.
#pragma once

#include <cstdint>
#include <cstring>

#include "kernels/common/shape.h"
#include "kernels/kernel.h"
#include "runtime/base/parallel.h"

namespace eager::cpu {

inline constexpr int64_t kMoveGrain = 32768;  // bytes that are worth a piece of a parallel loop

struct Bytes16 {
  uint64_t low, high;
};

// Calls f with a value of an unsigned type as large as an element.
template <class F>
void with_element(size_t size, F&& f) {
  switch (size) {
    case 1: f(uint8_t{}); break;
    case 2: f(uint16_t{}); break;
    case 4: f(uint32_t{}); break;
    case 8: f(uint64_t{}); break;
    case 16: f(Bytes16{}); break;
    default: break;
  }
}

inline int64_t grain_for(int64_t bytes_each) { return bytes_each >= kMoveGrain ? 1 : kMoveGrain / (bytes_each + 1) + 1; }

void copy_bytes(void* to, const void* from, int64_t bytes);
void zero_bytes(void* to, int64_t bytes);
// `count` times the element that `value` holds.
void fill_elements(void* to, const void* value, size_t element_size, int64_t count);

// to (dense) = from (strided), and to (strided) = from (dense).
void strided_read(void* to, const void* from, const StridedCopy& plan, size_t element_size);
void strided_write(void* to, const void* from, const StridedCopy& plan, size_t element_size);

}  // namespace eager::cpu
