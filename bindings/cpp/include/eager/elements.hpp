// The C++ types of a tensor's elements.
#ifndef EAGER_ELEMENTS_HPP_
#define EAGER_ELEMENTS_HPP_

#include <complex>
#include <cstring>

#include "handle.hpp"

EAGER_NAMESPACE_BEGIN

namespace detail {

inline uint32_t bits_of(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}
inline float float_of(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/// The upper bits of a number, rounded to the nearest, ties to even.
inline uint32_t rounded(uint32_t bits, int dropped) {
  return (bits + (1u << (dropped - 1)) - 1 + ((bits >> dropped) & 1)) >> dropped;
}

}  // namespace detail

/// The upper half of a float.
struct BFloat16 {
  BFloat16() = default;
  explicit BFloat16(float value) : bits(static_cast<uint16_t>(half(detail::bits_of(value)))) {}
  explicit operator float() const { return detail::float_of(uint32_t(bits) << 16); }

  uint16_t bits = 0;

 private:
  static uint32_t half(uint32_t f) { return (f & 0x7fffffff) > 0x7f800000 ? f >> 16 | 0x40 : detail::rounded(f, 16); }
};

/// IEEE's binary16.
struct Float16 {
  Float16() = default;
  explicit Float16(float value) : bits(static_cast<uint16_t>(half(detail::bits_of(value)))) {}
  explicit operator float() const {
    const uint32_t sign = uint32_t(bits & 0x8000) << 16, exponent = bits >> 10 & 0x1f, fraction = bits & 0x3ff;
    if (exponent == 0x1f) return detail::float_of(sign | 0x7f800000 | fraction << 13);
    if (exponent) return detail::float_of(sign | (exponent + 112) << 23 | fraction << 13);
    const float subnormal = static_cast<float>(fraction) * (1.0f / 16777216);  // 2^-24
    return detail::float_of(sign | detail::bits_of(subnormal));
  }

  uint16_t bits = 0;

 private:
  static uint32_t half(uint32_t f) {
    const uint32_t sign = f >> 16 & 0x8000, magnitude = f & 0x7fffffff;
    if (magnitude > 0x7f800000) return sign | 0x7e00 | (magnitude >> 13 & 0x1ff);  // NaN
    if (magnitude >= 0x477ff000) return sign | 0x7c00;                             // too large: infinite
    if (magnitude >= 0x38800000) return sign | detail::rounded(magnitude - 0x38000000, 13);
    if (magnitude < 0x33000000) return sign;  // below half of the smallest number
    const int shift = 126 - static_cast<int>(magnitude >> 23);
    return sign | detail::rounded((magnitude & 0x7fffff) | 0x800000, shift);
  }
};

namespace detail {

/// The dtype of a C++ type; DType{} for a type that is no element.
template <class T>
constexpr DType dtype_of() {
  if constexpr (std::is_same_v<T, bool>) {
    return DType::bool_;
  } else if constexpr (std::is_same_v<T, char> || std::is_same_v<T, wchar_t> || std::is_same_v<T, char16_t> ||
                       std::is_same_v<T, char32_t>) {
    return DType{};
  } else if constexpr (std::is_integral_v<T>) {
    constexpr DType whole[] = {DType::int8,  DType::uint8,  DType::int16, DType::uint16,
                               DType::int32, DType::uint32, DType::int64, DType::uint64};
    constexpr size_t width = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
    return whole[2 * width + std::is_unsigned_v<T>];
  } else if constexpr (std::is_same_v<T, float>) {
    return DType::float32;
  } else if constexpr (std::is_same_v<T, double>) {
    return DType::float64;
  } else if constexpr (std::is_same_v<T, Float16>) {
    return DType::float16;
  } else if constexpr (std::is_same_v<T, BFloat16>) {
    return DType::bfloat16;
  } else if constexpr (std::is_same_v<T, std::complex<float>>) {
    return DType::complex64;
  } else if constexpr (std::is_same_v<T, std::complex<double>>) {
    return DType::complex128;
  } else {
    return DType{};
  }
}

template <class T>
inline constexpr bool is_element = dtype_of<T>() != DType{};

}  // namespace detail

/// The dtype of a C++ type: DType::float32 for float.
template <class T>
inline constexpr DType dtype_of = detail::dtype_of<T>();

/// A dtype's name, such as "float32". Of a library that is refused for its version, what every call fails with; so are
/// the names of codes.
inline std::string name(DType dtype) {
  return detail::check_version() ? detail::refusal() : eager_dtype_name(static_cast<int32_t>(dtype));
}
/// The number of bytes of an element; 0 for strings, and for a library that is refused for its version.
inline size_t size(DType dtype) { return detail::check_version() ? 0 : eager_dtype_size(static_cast<int32_t>(dtype)); }
/// A code's name, such as "INVALID_ARGUMENT".
inline std::string name(Code code) {
  return detail::check_version() ? detail::refusal() : eager_code_name(static_cast<int32_t>(code));
}

EAGER_NAMESPACE_END

#endif
