// Operands that are indices, on the host.
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace eager {

// Returns an element of int32 or int64.
inline int64_t index_at(const Operand& indices, int64_t i) {
  return indices.dtype == DType::int32 ? indices.as<int32_t>()[i] : indices.as<int64_t>()[i];
}

}  // namespace eager
