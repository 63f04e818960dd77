// Copies between devices and the host, which no recorder is told of.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Returns a copy of t on the device, or t itself if it lies there.
TensorRef copy_to_device(const TensorRef& t, int device_index);
// Waits for the device and copies the data of t. Throws what the device found wrong in ops that were queued.
void read_to_host(const eager_tensor& t, void* destination);
void wait_for_device(int device_index);  // throws what the device found wrong in ops that were queued

}  // namespace eager
