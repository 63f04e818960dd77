// What the ops on files of images and their kernels share. The kernels are on the host alone.
#pragma once

#include <cstdint>
#include <string_view>

#include "kernels/dtype.h"

namespace eager {

// The bytes of the file that a tensor holds: one string, or uint8[n].
inline std::string_view file_bytes(DType dtype, const void* data, int64_t num_elements) {
  if (dtype == DType::uint8) return {static_cast<const char*>(data), static_cast<size_t>(num_elements)};
  const auto* offsets = static_cast<const int64_t*>(data);
  return {reinterpret_cast<const char*>(offsets + 2), static_cast<size_t>(offsets[1])};
}

// decode_png: the output tells the number of channels.
struct EncodePngParams {
  int64_t height, width;
  int32_t channels, compression;
};

}  // namespace eager
