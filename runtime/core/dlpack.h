// The exchange of tensors with other libraries by DLPack's versioned protocol. `managed` points to a
// DLManagedTensorVersioned (dlpack_abi.h).
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Returns a managed tensor that shares the memory of t, read-only, or holds a copy of it. The memory lives until the
// consumer calls the managed tensor's deleter. If t lies on a device other than the host, the function makes the
// consumer's `stream` wait for the data of t, and the deleter makes the device wait for the work that the consumer has
// queued on `stream`. If `stream` is NULL, the function itself waits for the device.
void* to_dlpack(eager_tensor& t, bool copy, void* stream = nullptr);

// Returns a tensor with the elements of `managed`, and takes `managed` over, also if it fails. The tensor shares compact
// row-major memory, which the library never writes to, and holds a copy of any other layout. The deleter of shared
// memory on a device is called when the device has finished the work that was queued on it.
TensorRef from_dlpack(void* managed);

// Calls the deleter of `managed`, if it has one.
void release_dlpack(void* managed);

}  // namespace eager
