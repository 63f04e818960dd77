// CRC-32C (Castagnoli), the checksum of record files.
#pragma once

#include <cstdint>
#include <string_view>

namespace eager {

// Returns the CRC-32C of the bytes.
uint32_t crc32c(std::string_view bytes);

// Returns the checksum as record files hold it. It is rotated and moved, since the CRC of bytes that end with their own CRC
// tells little.
inline uint32_t masked_crc32c(std::string_view bytes) {
  const uint32_t crc = crc32c(bytes);
  return ((crc >> 15) | (crc << 17)) + 0xa282ead8u;
}

// The CRC-32C from a table, as processors without an instruction for it compute it. For tests.
uint32_t crc32c_by_table(std::string_view bytes);

}  // namespace eager
