// The part that the files of the normalization family share.
#pragma once

#include "kernels/common/network.h"
#include "kernels/kernel.h"

namespace eager::cuda {

// Returns the data of an operand, or NULL where it is absent.
template <class T>
const T* data_or_null(const Operand& o) {
  return o.given() ? o.as<T>() : nullptr;
}

void register_channel_norms(KernelTable& table);  // batch_norm, group_norm

}  // namespace eager::cuda
