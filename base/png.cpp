#include "base/png.h"

#include <dlfcn.h>
#include <png.h>

#include <bit>
#include <csetjmp>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>

#include "base/error.h"
#include "base/fork.h"

namespace eager {

namespace {

// What is used of libpng.
// clang-format off
#define EAGER_PNG_FUNCTIONS(F)                                                                                         \
  F(create_read_struct_2) F(create_write_struct_2) F(get_mem_ptr) F(create_info_struct) F(destroy_read_struct) F(destroy_write_struct)    \
  F(set_longjmp_fn) F(longjmp) F(get_error_ptr) F(get_io_ptr) F(error) F(set_read_fn) F(read_info) F(get_IHDR)         \
  F(get_valid) F(set_palette_to_rgb) F(set_expand_gray_1_2_4_to_8) F(set_tRNS_to_alpha) F(set_strip_alpha)             \
  F(set_add_alpha) F(set_strip_16) F(set_expand_16) F(set_rgb_to_gray) F(set_gray_to_rgb) F(set_swap)                  \
  F(set_interlace_handling) F(read_update_info) F(get_rowbytes) F(read_row) F(read_end) F(set_write_fn) F(set_IHDR)    \
  F(set_compression_level) F(write_info) F(write_row) F(write_end)
// clang-format on

struct Png {
#define EAGER_PNG_MEMBER(name) decltype(&::png_##name) name;
  EAGER_PNG_FUNCTIONS(EAGER_PNG_MEMBER)
#undef EAGER_PNG_MEMBER
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
    auto load = [&](const char* name, auto& function) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
      if (!function) fail(Code::unavailable, "no libpng: ", kFile, " has no function ", name);
    };
#define EAGER_PNG_LOAD(name) load("png_" #name, png->name);
    EAGER_PNG_FUNCTIONS(EAGER_PNG_LOAD)
#undef EAGER_PNG_LOAD
    return std::unique_ptr<const Png>(std::move(png));
  });
}

// What a call of libpng reads or writes, and what it says when it fails. libpng leaves a failed call by longjmp, so the
// functions that call it have no variables with destructors.
struct Call {
  const Png& png;
  std::string_view rest{};  // of the file that is read
  std::string* to = nullptr;
  bool is_out_of_memory = false;
  char message[128] = "";
};

void on_error(png_structp p, png_const_charp message) {
  const Png& png = png_library();
  Call& call = *static_cast<Call*>(png.get_error_ptr(p));
  std::strncpy(call.message, message, sizeof call.message - 1);
  png.longjmp(p, 1);
}

void on_warning(png_structp, png_const_charp) {}

// libpng says of memory that is out what it says of images that are too large, by texts alone.
png_voidp allocate(png_structp p, png_alloc_size_t bytes) {
  void* const memory = std::malloc(bytes);
  if (!memory) static_cast<Call*>(png_library().get_mem_ptr(p))->is_out_of_memory = true;
  return memory;
}

void deallocate(png_structp, png_voidp memory) { std::free(memory); }

void read_bytes(png_structp p, png_bytep to, size_t n) {
  const Png& png = png_library();
  Call& call = *static_cast<Call*>(png.get_io_ptr(p));
  if (n > call.rest.size()) png.error(p, "the file ends early");
  std::memcpy(to, call.rest.data(), n);
  call.rest.remove_prefix(n);
}

void write_bytes(png_structp p, png_bytep from, size_t n) {
  const Png& png = png_library();
  Call& call = *static_cast<Call*>(png.get_io_ptr(p));
  try {
    call.to->append(reinterpret_cast<const char*>(from), n);
  } catch (const std::bad_alloc&) {
    call.is_out_of_memory = true;
  }
  if (call.is_out_of_memory) png.error(p, "out of memory");
}

void flush_bytes(png_structp) {}

// Asks for pixels of these channels and bits, whatever the file has.
void set_transforms(const Png& png, png_structp p, png_infop info, int channels, int bits) {
  uint32_t width, height;
  int depth, type;
  png.get_IHDR(p, info, &width, &height, &depth, &type, nullptr, nullptr, nullptr);
  const bool has_colours = (type & PNG_COLOR_MASK_COLOR) != 0, has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0;
  const bool has_transparent = png.get_valid(p, info, PNG_INFO_tRNS) != 0;
  if (type == PNG_COLOR_TYPE_PALETTE) png.set_palette_to_rgb(p);
  if (!has_colours && depth < 8) png.set_expand_gray_1_2_4_to_8(p);
  if (channels % 2 == 1) {
    if (has_alpha || has_transparent) png.set_strip_alpha(p);
  } else if (has_transparent) {
    png.set_tRNS_to_alpha(p);
  } else if (!has_alpha) {
    png.set_add_alpha(p, 0xffff, PNG_FILLER_AFTER);
  }
  if (depth == 16 && bits == 8) png.set_strip_16(p);
  if (depth < 16 && bits == 16) png.set_expand_16(p);
  if (channels > 2 && !has_colours) png.set_gray_to_rgb(p);
  // Without a weight of its own, blue has what is left of 1 (ITU-R BT.601).
  constexpr int kSilently = 1;
  if (channels < 3 && has_colours) png.set_rgb_to_gray(p, kSilently, 0.299, 0.587);
  if (bits == 16 && std::endian::native == std::endian::little) png.set_swap(p);
}

// Returns false if libpng fails.
bool read_image(Call& call, png_structp p, png_infop info, int channels, int bits, unsigned char* pixels) {
  const Png& png = call.png;
  if (setjmp(*png.set_longjmp_fn(p, longjmp, sizeof(jmp_buf)))) return false;
  png.set_read_fn(p, &call, read_bytes);
  png.read_info(p, info);
  set_transforms(png, p, info, channels, bits);
  const int passes = png.set_interlace_handling(p);
  png.read_update_info(p, info);
  uint32_t width, height;
  int depth, type;
  png.get_IHDR(p, info, &width, &height, &depth, &type, nullptr, nullptr, nullptr);
  const size_t row = size_t{width} * static_cast<size_t>(channels * bits / 8);
  if (png.get_rowbytes(p, info) != row) png.error(p, "the rows have another size");
  for (int pass = 0; pass < passes; ++pass) {
    for (uint32_t y = 0; y < height; ++y) png.read_row(p, pixels + y * row, nullptr);
  }
  png.read_end(p, nullptr);
  return true;
}

bool write_image(Call& call, png_structp p, png_infop info, const unsigned char* pixels, uint32_t width,
                 uint32_t height, int channels, int bits, int compression) {
  constexpr int kTypes[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGBA};
  const Png& png = call.png;
  if (setjmp(*png.set_longjmp_fn(p, longjmp, sizeof(jmp_buf)))) return false;
  png.set_write_fn(p, &call, write_bytes, flush_bytes);
  png.set_IHDR(p, info, width, height, bits, kTypes[channels - 1], PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png.set_compression_level(p, compression);
  png.write_info(p, info);
  if (bits == 16 && std::endian::native == std::endian::little) png.set_swap(p);
  const size_t row = size_t{width} * static_cast<size_t>(channels * bits / 8);
  for (uint32_t y = 0; y < height; ++y) png.write_row(p, pixels + y * row);
  png.write_end(p, info);
  return true;
}

uint32_t big_endian(std::string_view bytes, size_t at) {
  uint32_t n = 0;
  for (size_t i = 0; i < 4; ++i) n = n << 8 | static_cast<uint8_t>(bytes[at + i]);
  return n;
}

// Reports whether a chunk of this type comes before the image's data.
bool has_chunk(std::string_view file, std::string_view type) {
  size_t at = 8;
  while (at + 8 <= file.size()) {
    const std::string_view name = file.substr(at + 4, 4);
    if (name == type) return true;
    if (name == "IDAT") return false;
    const size_t size = size_t{big_endian(file, at)} + 12;
    if (size > file.size() - at) return false;
    at += size;
  }
  return false;
}

}  // namespace

PngHeader png_header(std::string_view file) {
  constexpr std::string_view kBegins("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
  constexpr size_t kHeader = 33;  // with its checksum
  if (file.size() < kHeader || !file.starts_with(kBegins)) invalid_argument("Invalid PNG data, size ", file.size());
  const uint32_t width = big_endian(file, 16), height = big_endian(file, 20);
  const int depth = static_cast<uint8_t>(file[24]), type = static_cast<uint8_t>(file[25]);
  const int samples = type == PNG_COLOR_TYPE_GRAY_ALPHA ? 2
                      : type == PNG_COLOR_TYPE_RGB      ? 3
                      : type == PNG_COLOR_TYPE_RGBA     ? 4
                                                        : 1;
  constexpr uint32_t kMost = 1'000'000;  // libpng's limit of a side
  if (width < 1 || height < 1 || width > kMost || height > kMost || depth < 1 || depth > 16 || type > 6)
    invalid_argument("Invalid PNG header, size ", file.size());
  PngHeader h{width, height, samples, 0};
  if (type == PNG_COLOR_TYPE_PALETTE) h.channels = has_chunk(file, "tRNS") ? 4 : 3;
  h.raw_bytes = (static_cast<double>(width) * depth * samples / 8 + 1) * height;
  constexpr double kMostCompressed = 1032;  // deflate's best
  if (h.raw_bytes > (static_cast<double>(file.size()) + 64) * kMostCompressed) {
    fail(Code::data_loss, "Invalid PNG data, size ", file.size(), ": too short for its image");
  }
  return h;
}

void decode_png(std::string_view file, int channels, int bits, void* pixels) {
  Call call{png_library(), file};
  const Png& png = call.png;
  png_structp p =
      png.create_read_struct_2(PNG_LIBPNG_VER_STRING, &call, on_error, on_warning, &call, allocate, deallocate);
  png_infop info = p ? png.create_info_struct(p) : nullptr;
  const bool is_read = info && read_image(call, p, info, channels, bits, static_cast<unsigned char*>(pixels));
  if (p) png.destroy_read_struct(&p, &info, nullptr);
  if (!is_read && call.is_out_of_memory) throw std::bad_alloc();
  if (!is_read) fail(Code::data_loss, "Invalid PNG data, size ", file.size(), ": ", call.message);
}

std::string encode_png(const void* pixels, uint32_t width, uint32_t height, int channels, int bits, int compression) {
  std::string file;
  Call call{png_library()};
  call.to = &file;
  const Png& png = call.png;
  png_structp p =
      png.create_write_struct_2(PNG_LIBPNG_VER_STRING, &call, on_error, on_warning, &call, allocate, deallocate);
  png_infop info = p ? png.create_info_struct(p) : nullptr;
  const bool is_written = info && write_image(call, p, info, static_cast<const unsigned char*>(pixels), width, height,
                                              channels, bits, compression);
  if (p) png.destroy_write_struct(&p, &info);
  if (!is_written && call.is_out_of_memory) throw std::bad_alloc();
  if (!is_written) fail(Code::internal, "PNG encode failed: ", call.message);
  return file;
}

}  // namespace eager
