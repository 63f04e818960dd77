// Tensors to and from other libraries by DLPack's versioned protocol; `managed` is a DLManagedTensorVersioned*.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Shares the memory, read-only, unless `copy`. The tensor lives until the consumer calls the deleter. Memory of a device
// other than the host: `stream` is made to wait for the data, and the device for what is on that stream when the deleter is
// called; without a stream this call waits.
void* to_dlpack(eager_tensor& t, bool copy, void* stream = nullptr);

// Takes `managed` over, also on failure. Compact row-major memory is shared and never written to; other layouts are
// copied. Memory of a device is given back when the device has done what was queued on it.
TensorRef from_dlpack(void* managed);

// Gives back what nobody wants.
void release_dlpack(void* managed);

}  // namespace eager
