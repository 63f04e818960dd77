// Makes PNG files of all kinds without libpng: samples in, bytes out. Their data are not compressed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace png_file {

inline std::string big_endian(uint32_t n) {
  std::string s;
  for (int shift = 24; shift >= 0; shift -= 8) s += static_cast<char>(n >> shift);
  return s;
}

inline uint32_t crc32(std::string_view bytes) {
  uint32_t crc = 0xffffffff;
  for (const char c : bytes) {
    crc ^= static_cast<uint8_t>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
  }
  return ~crc;
}

inline std::string chunk(const std::string& type, const std::string& data) {
  return big_endian(static_cast<uint32_t>(data.size())) + type + data + big_endian(crc32(type + data));
}

// Wraps bytes as zlib does, in blocks that are stored.
inline std::string stored(const std::string& bytes) {
  std::string out("\x78\x01", 2);
  size_t at = 0;
  do {
    const size_t n = bytes.size() - at < 65535 ? bytes.size() - at : 65535;
    out += static_cast<char>(at + n == bytes.size());
    for (const size_t length : {n, ~n}) {
      out += static_cast<char>(length);
      out += static_cast<char>(length >> 8);
    }
    out += bytes.substr(at, n);
    at += n;
  } while (at < bytes.size());
  uint32_t a = 1, b = 0;  // Adler-32
  for (const char c : bytes) {
    a = (a + static_cast<uint8_t>(c)) % 65521;
    b = (b + a) % 65521;
  }
  return out + big_endian(b << 16 | a);
}

struct Image {
  uint32_t width, height;
  int depth;  // bits of a sample
  int type;   // 0: grey, 2: RGB, 3: numbers of a palette, 4: grey and alpha, 6: RGBA
  std::vector<uint32_t> samples{};
  bool is_interlaced = false;
  std::string before_data{};  // chunks such as PLTE

  int channels() const { return type == 2 ? 3 : type == 4 ? 2 : type == 6 ? 4 : 1; }
};

// Appends the pixels from (x, y) on, dx and dy apart, as rows without a filter.
inline void add_pass(const Image& image, uint32_t x, uint32_t y, uint32_t dx, uint32_t dy, std::string& to) {
  if (x >= image.width) return;
  for (uint32_t row = y; row < image.height; row += dy) {
    to += '\0';
    uint32_t byte = 0;
    int bits = 0;
    auto put = [&](uint32_t value, int n) {
      for (int i = n - 1; i >= 0; --i) {
        byte = byte << 1 | (value >> i & 1);
        if (++bits % 8 == 0) to += static_cast<char>(byte);
      }
    };
    for (uint32_t column = x; column < image.width; column += dx) {
      for (int c = 0; c < image.channels(); ++c) {
        const size_t at = (size_t{row} * image.width + column) * static_cast<size_t>(image.channels());
        put(image.samples[at + static_cast<size_t>(c)], image.depth);
      }
    }
    while (bits % 8 != 0) put(0, 1);
  }
}

inline std::string file_of(const Image& image) {
  std::string header = big_endian(image.width) + big_endian(image.height);
  for (const int byte : {image.depth, image.type, 0, 0, image.is_interlaced ? 1 : 0}) header += static_cast<char>(byte);
  std::string rows;
  if (!image.is_interlaced) {
    add_pass(image, 0, 0, 1, 1, rows);
  } else {
    constexpr uint32_t kPasses[7][4] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                                        {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
    for (const auto& p : kPasses) add_pass(image, p[0], p[1], p[2], p[3], rows);
  }
  return std::string("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", header) + image.before_data + chunk("IDAT", stored(rows)) +
         chunk("IEND", "");
}

}  // namespace png_file
