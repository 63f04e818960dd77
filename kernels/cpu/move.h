// Moving elements of any dtype by their size; used by the kernels of the shape, indexing and creation families.
#pragma once

#include <cstdint>

#include "kernels/common/element.h"
#include "kernels/common/shape.h"
#include "kernels/kernel.h"
#include "base/parallel.h"

namespace eager::cpu {

inline constexpr int64_t kMoveGrain = 32768;  // number of bytes of a piece of a parallel loop

inline int64_t grain_for(int64_t bytes_each) {
  return bytes_each >= kMoveGrain ? 1 : static_cast<uint32_t>(kMoveGrain) / static_cast<uint32_t>(bytes_each + 1) + 1;
}

inline int64_t bytes_of(const Operand& o) { return o.num_elements * static_cast<int64_t>(dtype_size(o.dtype)); }

void copy_bytes(void* to, const void* from, int64_t bytes);
void zero_bytes(void* to, int64_t bytes);
// Writes the element that `value` holds `count` times.
void fill_elements(void* to, const void* value, size_t element_size, int64_t count);

// Copy a strided operand to a dense one, and a dense operand to a strided one.
void strided_read(void* to, const void* from, const StridedCopy& plan, size_t element_size);
void strided_write(void* to, const void* from, const StridedCopy& plan, size_t element_size);

// Copy whole[i * num_parts + k] = parts[k][i], and parts[k][i] = whole[i * num_parts + k], for i < n and 2 to kMaxWoven
// parts.
inline constexpr int kMaxWoven = 4;
void join_elements(void* whole, void* const* parts, int num_parts, int64_t n, size_t element_size);
void part_elements(void* whole, void* const* parts, int num_parts, int64_t n, size_t element_size);

}  // namespace eager::cpu
