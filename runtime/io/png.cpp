#include "runtime/io/png.h"

#include <dlfcn.h>
#include <png.h>

#include <memory>

#include "base/error.h"
#include "base/fork.h"

namespace eager {

namespace {

struct Png {
  decltype(&::png_image_write_to_memory) write;
};

constinit Lazy<const Png> png_opened;

const Png& png_library() {
  return png_opened.get([] {
    const ForkSection section;
    constexpr const char* kFile = "libpng16.so.16";
    void* const library = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
      const char* why = dlerror();
      fail(Code::unavailable, "no libpng: ", why ? why : kFile);
    }
    auto png = std::make_unique<Png>();
    png->write = reinterpret_cast<decltype(png->write)>(dlsym(library, "png_image_write_to_memory"));
    if (!png->write) fail(Code::unavailable, "no libpng: ", kFile, " has no function png_image_write_to_memory");
    return std::unique_ptr<const Png>(std::move(png));
  });
}

}  // namespace

std::string png_of(const uint8_t* pixels, uint32_t width, uint32_t height, int channels) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = channels == 1 ? PNG_FORMAT_GRAY : channels == 3 ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA;
  // At once, into as much memory as it can take; asking for the size compresses too.
  const size_t raw = size_t{height} * (size_t{width} * static_cast<size_t>(channels) + 1);
  size_t size = raw + raw / 100 + size_t{height} + 4096;
  std::string bytes(size, 0);
  if (!png_library().write(&image, bytes.data(), &size, 0, pixels, 0, nullptr) || size > bytes.size()) {
    fail(Code::internal, "PNG encode failed: ", image.message);
  }
  bytes.resize(size);
  bytes.shrink_to_fit();
  return bytes;
}

}  // namespace eager
