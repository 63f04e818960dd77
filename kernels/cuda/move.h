// Moves elements of any dtype by their size, for the kernels of the shape, creation and random families.
//
// Kernels move the largest units that the dims, strides and addresses allow, up to 16 bytes.
#pragma once

#include <cstdint>
#include <cstring>

#include "kernels/common/element.h"
#include "kernels/common/shape.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

inline constexpr int kMaxDims = kMaxRank + 1;  // one more for the parts of a complex number

// Returns the number of blocks for a loop over n units with some index arithmetic for each.
inline int64_t moving_blocks(const KernelCall& call, int64_t n) {
  return std::min(blocks_for(n, kThreads), static_cast<int64_t>(device_of(call).multiprocessors()) * 64);
}

// Takes an index in row-major order apart, into indices along the dims.
struct Coordinates {
  int32_t rank = 0;
  bool is_short = true;  // whether indices are below 2^31
  int64_t dims[kMaxDims];
  Divisor divisors[kMaxDims];

  void add(int64_t dim) { dims[rank++] = dim; }
  // Completes the dims after the last `add`. Returns the number of indices.
  int64_t finish() {
    int64_t n = 1;
    for (int d = 0; d < rank; ++d) n *= dims[d];
    is_short = n < (int64_t{1} << 31);
    for (int d = 0; is_short && n > 0 && d < rank; ++d) divisors[d] = Divisor(static_cast<uint32_t>(dims[d]));
    return n;
  }

  // Returns the index along dim d and divides it off `rest`. The innermost dim is taken first.
  __device__ int64_t take(int d, int64_t& rest) const {
    int64_t next, i;
    if (d == 0) {
      next = 0;
      i = rest;
    } else if (is_short) {
      const uint32_t short_rest = static_cast<uint32_t>(rest), quotient = divisors[d].divide(short_rest);
      next = quotient;
      i = short_rest - quotient * divisors[d].divisor;
    } else {
      next = rest / dims[d];
      i = rest - next * dims[d];
    }
    rest = next;
    return i;
  }
};

// Returns where the element of an index lies on a strided side.
struct Offsets {
  Coordinates coordinates;
  int64_t base = 0;
  int64_t strides[kMaxDims];

  void add(int64_t dim, int64_t stride) {
    strides[coordinates.rank] = stride;
    coordinates.add(dim);
  }
  int64_t finish() { return coordinates.finish(); }

  __device__ int64_t at(int64_t index) const {
    int64_t sum = base;
    for (int d = coordinates.rank - 1; d >= 0; --d) sum += coordinates.take(d, index) * strides[d];
    return sum;
  }
};

// The source of a read: device memory, or one element by value.
struct Origin {
  const void* data = nullptr;  // NULL: the element is `value`
  alignas(16) unsigned char value[16];

  explicit Origin(const Operand& o) : data(o.is_immediate ? nullptr : o.data) {
    std::memcpy(value, o.immediate, sizeof value);
  }
  explicit Origin(const unsigned char (&element)[16]) { std::memcpy(value, element, sizeof value); }
};

// Writes the one element `count` times.
void fill_elements(const KernelCall& call, void* to, const Origin& from, size_t element_size, int64_t count);

// Copies strided to dense (strided_read), or dense to strided (strided_write).
void strided_read(const KernelCall& call, void* to, const Origin& from, const StridedCopy& plan, size_t element_size);
void strided_write(const KernelCall& call, void* to, const Origin& from, const StridedCopy& plan, size_t element_size);

}  // namespace eager::cuda
