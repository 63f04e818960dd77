// PNG, written by libpng, which is opened when the first image is. UNAVAILABLE: it is not installed.
#pragma once

#include <cstdint>
#include <string>

namespace eager {

// Returns the image as a PNG file. pixels: height rows of width pixels of 1 (grey), 3 (RGB) or 4 (RGBA) bytes.
std::string png_of(const uint8_t* pixels, uint32_t width, uint32_t height, int channels);

}  // namespace eager
