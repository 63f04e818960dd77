// A fake of CUB's radix sort: the part of its interface that kernels/cuda uses.
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cub {

struct DeviceRadixSort {
  // Sorts by the bits [begin_bit, end_bit). As in CUB, a call without scratch memory only sets `bytes`.
  template <class Key, class Value>
  static cudaError_t SortPairs(void* scratch, size_t& bytes, const Key* keys_in, Key* keys_out, const Value* values_in,
                               Value* values_out, int64_t n, int begin_bit = 0, int end_bit = sizeof(Key) * 8,
                               cudaStream_t stream = nullptr) {
    const size_t needed = 256 + static_cast<size_t>(n) * (sizeof(Key) + sizeof(Value));
    if (!scratch) {
      bytes = needed;
      return cudaSuccess;
    }
    if (bytes < needed) return cudaErrorInvalidValue;
    if (cudaError_t e = cudaPeekAtLastError()) return e;  // CUB reports what an earlier call left as its own error
    return fake_cuda::enqueue(stream, [=] {
      std::memset(scratch, 0xa5, needed);  // CUB may overwrite all of it
      const int above = static_cast<int>(sizeof(Key)) * 8 - end_bit;
      const Key mask = end_bit > begin_bit ? (~Key{0} << begin_bit) & (~Key{0} >> above) : 0;
      std::vector<int64_t> order(static_cast<size_t>(n));
      for (int64_t i = 0; i < n; ++i) order[static_cast<size_t>(i)] = i;
      std::stable_sort(order.begin(), order.end(),
                       [=](int64_t a, int64_t b) { return (keys_in[a] & mask) < (keys_in[b] & mask); });
      for (int64_t i = 0; i < n; ++i) {
        const int64_t from = order[static_cast<size_t>(i)];
        keys_out[i] = keys_in[from];
        values_out[i] = values_in[from];
      }
    });
  }
};

}  // namespace cub
