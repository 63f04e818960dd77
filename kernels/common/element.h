// An element as bytes, for kernels that move elements of any dtype. Host only.
#pragma once

#include <complex>
#include <cstdint>
#include <cstring>

#include "kernels/dtype.h"
#include "kernels/half.h"

namespace eager {

template <class T>
inline void put_element(unsigned char* out, T value) {
  std::memcpy(out, &value, sizeof value);
}

// `value` as an element of dtype `t`; the rest of the 16 bytes is zero. Integers take it by way of int64.
inline void encode_element(DType t, double value, unsigned char* out) {
  std::memset(out, 0, 16);
  constexpr double kTwo63 = 9223372036854775808.0;
  const int64_t whole = !(value > -kTwo63)        ? INT64_MIN
                        : value >= 2 * kTwo63     ? -1
                        : value >= kTwo63         ? static_cast<int64_t>(static_cast<uint64_t>(value))
                                                  : static_cast<int64_t>(value);
  switch (t) {
    case DType::boolean: put_element(out, static_cast<uint8_t>(value != 0)); break;
    case DType::int8: case DType::uint8: put_element(out, static_cast<uint8_t>(whole)); break;
    case DType::int16: case DType::uint16: put_element(out, static_cast<uint16_t>(whole)); break;
    case DType::int32: case DType::uint32: put_element(out, static_cast<uint32_t>(whole)); break;
    case DType::int64: case DType::uint64: put_element(out, whole); break;
    case DType::float16: put_element(out, float16(static_cast<float>(value))); break;
    case DType::bfloat16: put_element(out, bfloat16(static_cast<float>(value))); break;
    case DType::float32: case DType::complex64: put_element(out, static_cast<float>(value)); break;
    case DType::float64: case DType::complex128: put_element(out, value); break;
    default: break;
  }
}

}  // namespace eager
