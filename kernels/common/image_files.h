// Params of the ops on files of images. Their kernels are on the host alone.
#pragma once

#include <cstdint>

namespace eager {

// decode_png: the output tells the number of channels.
struct EncodePngParams {
  int64_t height, width;
  int32_t channels, compression;
};

}  // namespace eager
