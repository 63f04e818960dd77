// Tensors to and from other libraries by DLPack's versioned protocol; `managed` is a DLManagedTensorVersioned*.
#pragma once

#include "runtime/core/tensor.h"

namespace eager {

// Shares the memory, read-only, unless `copy`. The tensor lives until the consumer calls the deleter.
void* to_dlpack(eager_tensor& t, bool copy);

// Takes `managed` over, also on failure. Compact row-major memory on the host is shared and never written to; other
// layouts are copied.
TensorRef from_dlpack(void* managed);

// Gives back what nobody wants.
void release_dlpack(void* managed);

}  // namespace eager
