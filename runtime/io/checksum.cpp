#include "runtime/io/checksum.h"

#include <array>
#include <bit>
#include <cstring>
#if defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>
#endif

namespace eager {

namespace {

using Tables = std::array<std::array<uint32_t, 256>, 8>;

// Table 0 advances the checksum by one byte; table k does so for a byte behind which k others stand.
constexpr Tables make_tables() {
  Tables t{};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? (crc >> 1) ^ 0x82f63b78u : crc >> 1;
    t[0][byte] = crc;
  }
  for (size_t k = 1; k < 8; ++k) {
    for (size_t byte = 0; byte < 256; ++byte) t[k][byte] = (t[k - 1][byte] >> 8) ^ t[0][t[k - 1][byte] & 255];
  }
  return t;
}

constexpr Tables kTables = make_tables();

uint64_t word_at(const char *p) {
  uint64_t word;
  std::memcpy(&word, p, 8);
  return word;
}

uint32_t crc_step(uint32_t crc, char byte) { return (crc >> 8) ^ kTables[0][(crc ^ static_cast<uint8_t>(byte)) & 255]; }

#if defined(__x86_64__)
bool has_instruction() { return __builtin_cpu_supports("sse4.2"); }
[[gnu::target("sse4.2")]] uint32_t crc_by_instruction(std::string_view bytes) {
  const char *p = bytes.data(), *const end = p + bytes.size();
  uint64_t crc = ~uint32_t{0};
  for (; end - p >= 8; p += 8) crc = __builtin_ia32_crc32di(crc, word_at(p));
  auto rest = static_cast<uint32_t>(crc);
  for (; p < end; ++p) rest = __builtin_ia32_crc32qi(rest, static_cast<uint8_t>(*p));
  return ~rest;
}
#elif defined(__aarch64__) && defined(__linux__)
bool has_instruction() { return (getauxval(AT_HWCAP) & (1u << 7)) != 0; }  // HWCAP_CRC32
[[gnu::target("+crc")]] uint32_t crc_by_instruction(std::string_view bytes) {
  const char *p = bytes.data(), *const end = p + bytes.size();
  uint32_t crc = ~uint32_t{0};
  for (; end - p >= 8; p += 8) crc = __builtin_aarch64_crc32cx(crc, word_at(p));
  for (; p < end; ++p) crc = __builtin_aarch64_crc32cb(crc, static_cast<uint8_t>(*p));
  return ~crc;
}
#else
bool has_instruction() { return false; }
uint32_t crc_by_instruction(std::string_view bytes) { return crc32c_by_table(bytes); }
#endif

}  // namespace

uint32_t crc32c_by_table(std::string_view bytes) {
  const char *p = bytes.data(), *const end = p + bytes.size();
  uint32_t crc = ~uint32_t{0};
  if constexpr (std::endian::native == std::endian::little) {
    for (; end - p >= 8; p += 8) {
      const uint64_t word = word_at(p) ^ crc;
      crc = 0;
      for (size_t i = 0; i < 8; ++i) crc ^= kTables[7 - i][(word >> (8 * i)) & 255];
    }
  }
  for (; p < end; ++p) crc = crc_step(crc, *p);
  return ~crc;
}

uint32_t crc32c(std::string_view bytes) {
  return has_instruction() ? crc_by_instruction(bytes) : crc32c_by_table(bytes);
}

}  // namespace eager
