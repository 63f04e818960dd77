// PNG, read and written by libpng, which is opened at first use. UNAVAILABLE: it is not installed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace eager {

struct PngHeader {
  uint32_t width, height;
  int channels;      // 1 (grey), 2 (with alpha), 3 (RGB) or 4 (RGBA), without a palette
  double raw_bytes;  // of the image without compression
};

// Reads the header of a PNG file, without libpng. INVALID_ARGUMENT: it is none. DATA_LOSS: the file is too short for its
// image, however well that is compressed.
PngHeader png_header(std::string_view file);

// Writes the image's pixels, row after row, with 1 to 4 channels of 8 or 16 bits in the machine's order of bytes: what the
// file does not have is made of what it has, as grey is of colours and alpha is opaque. pixels has room for all of them.
// DATA_LOSS: the file is damaged. INVALID_ARGUMENT: it says what no PNG may say.
void decode_png(std::string_view file, int channels, int bits, void* pixels);

// Returns the image as a PNG file. pixels are those of decode_png. compression: from 0, none, to 9, or -1 for zlib's
// default.
std::string encode_png(const void* pixels, uint32_t width, uint32_t height, int channels, int bits = 8,
                       int compression = -1);

}  // namespace eager
