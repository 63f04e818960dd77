// Exchanges tensors with other libraries by DLPack's versioned protocol; `managed` is a DLManagedTensorVersioned*.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Returns a managed tensor on the memory of t, read-only, or on a copy of it. The memory lives until the consumer calls
// the deleter. On a device other than the host, `stream` is made to wait for the data, and the deleter makes the device
// wait for what is then queued on `stream`; without a stream this call waits for the device.
void* to_dlpack(eager_tensor& t, bool copy, void* stream = nullptr);

// Makes a tensor of `managed`, which it takes over, also on failure. Compact row-major memory is shared and never
// written to; other layouts are copied. Memory of a device is given back when the device has done what was queued on
// it.
TensorRef from_dlpack(void* managed);

// Calls the deleter of `managed`, if it has one.
void release_dlpack(void* managed);

}  // namespace eager
