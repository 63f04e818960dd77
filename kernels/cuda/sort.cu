#include "kernels/cuda/sort.h"

#include <cub/device/device_radix_sort.cuh>

#include "kernels/cuda/launch.h"

namespace eager::cuda {

void sort_pairs(const KernelCall& call, const uint64_t* keys_in, uint64_t* keys_out, const int64_t* values_in,
                int64_t* values_out, int64_t n, int end_bit) {
  if (n <= 0) return;
  Device& device = device_of(call);
  size_t bytes = 0;
  auto sort = [&](void* scratch) {
    device.queue([&] {
      return cub::DeviceRadixSort::SortPairs(scratch, bytes, keys_in, keys_out, values_in, values_out, n, 0, end_bit,
                                             device.cuda_stream());
    });
  };
  sort(nullptr);  // returns the bytes that sorting needs
  const Scratch scratch(call, bytes);
  sort(scratch.as<void>());
}

}  // namespace eager::cuda
