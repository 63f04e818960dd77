// Data between devices and the host; nobody records it.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// A copy of t on the device; t itself when it lies there.
TensorRef copy_to_device(const TensorRef& t, int device_index);
// Waits; reports what the device found.
void read_to_host(const eager_tensor& t, void* destination);
void wait_for_device(int device_index);

}  // namespace eager
