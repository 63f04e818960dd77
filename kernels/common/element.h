// An element as bytes, for kernels that move elements of any dtype. The functions run on the host.
#pragma once

#include <cstdint>
#include <cstring>

#include "kernels/dtype.h"
#include "kernels/half.h"
#include "kernels/kernel.h"

namespace eager {

struct Bytes16 {
  uint64_t low, high;
};

// Calls f with a value of the unsigned type that is as large as an element. Largest is the type of 16 bytes.
template <class Largest = Bytes16, class F>
void with_element(size_t size, F&& f) {
  switch (size) {
    case 1: f(uint8_t{}); break;
    case 2: f(uint16_t{}); break;
    case 4: f(uint32_t{}); break;
    case 8: f(uint64_t{}); break;
    case 16: f(Largest{}); break;
    default: break;
  }
}

// Adds integer kernels by size, each for the signed and the unsigned dtype, where both give the same bits.
inline void add_integers(KernelTable& table, const char* op, Kernel bytes1, Kernel bytes2, Kernel bytes4,
                         Kernel bytes8) {
  const Kernel kernels[] = {bytes1, bytes2, bytes4, bytes8};
  const DType signed_types[] = {DType::int8, DType::int16, DType::int32, DType::int64};
  const DType unsigned_types[] = {DType::uint8, DType::uint16, DType::uint32, DType::uint64};
  for (int i = 0; i < 4; ++i) {
    table.add(op, signed_types[i], kernels[i]);
    table.add(op, unsigned_types[i], kernels[i]);
  }
}

template <class T>
inline void put_element(unsigned char* out, T value) {
  std::memcpy(out, &value, sizeof value);
}

// Writes `value` as an element of dtype `t`, and zeros into the rest of the 16 bytes. Integers are converted from
// int64.
inline void encode_element(DType t, double value, unsigned char* out) {
  std::memset(out, 0, 16);
  constexpr double kTwo63 = 9223372036854775808.0;
  const int64_t whole = !(value > -kTwo63)    ? INT64_MIN
                        : value >= 2 * kTwo63 ? -1
                        : value >= kTwo63     ? static_cast<int64_t>(static_cast<uint64_t>(value))
                                              : static_cast<int64_t>(value);
  switch (t) {
    case DType::boolean: put_element(out, static_cast<uint8_t>(value != 0)); break;
    case DType::int8:
    case DType::uint8: put_element(out, static_cast<uint8_t>(whole)); break;
    case DType::int16:
    case DType::uint16: put_element(out, static_cast<uint16_t>(whole)); break;
    case DType::int32:
    case DType::uint32: put_element(out, static_cast<uint32_t>(whole)); break;
    case DType::int64:
    case DType::uint64: put_element(out, whole); break;
    case DType::float16: put_element(out, float16(static_cast<float>(value))); break;
    case DType::bfloat16: put_element(out, bfloat16(static_cast<float>(value))); break;
    case DType::float32:
    case DType::complex64: put_element(out, static_cast<float>(value)); break;
    case DType::float64:
    case DType::complex128: put_element(out, value); break;
    default: break;
  }
}

}  // namespace eager
