#include "support/numbers.h"

#include <eager_c.h>

#include <cmath>
#include <cstring>
#include <limits>

#include "kernels/half.h"

namespace numbers {
namespace {

struct Kind {
  const char* name;
  size_t size;
  double epsilon;
};
// clang-format off
constexpr Kind kinds[17] = {
    {"", 0, 0},       {"bool", 1, 0},     {"int8", 1, 0},   {"int16", 2, 0},    {"int32", 4, 0},
    {"int64", 8, 0},  {"uint8", 1, 0},    {"uint16", 2, 0}, {"uint32", 4, 0},   {"uint64", 8, 0},
    {"float16", 2, 0x1p-10}, {"bfloat16", 2, 0x1p-7}, {"float32", 4, 0x1p-23}, {"float64", 8, 0x1p-52},
    {"complex64", 8, 0x1p-23}, {"complex128", 16, 0x1p-52}, {"string", 0, 0}};
// clang-format on

const Kind& kind(int32_t dtype) { return kinds[dtype >= 0 && dtype < 17 ? dtype : 0]; }

template <class T>
T to(Complex z) {
  double x = z.real();
  if constexpr (std::is_same_v<T, bool>) return z != Complex(0);
  else if constexpr (std::is_same_v<T, uint64_t>) {
    if (x >= 0x1p63 && x < 0x1p64) return static_cast<uint64_t>(x);
    return static_cast<uint64_t>(to<int64_t>(z));
  } else if constexpr (std::is_integral_v<T>) {
    if (std::isnan(x)) return 0;
    if (x >= 0x1p63) return static_cast<T>(std::numeric_limits<int64_t>::max());
    if (x < -0x1p63) return static_cast<T>(std::numeric_limits<int64_t>::min());
    return static_cast<T>(static_cast<int64_t>(x));
  } else if constexpr (std::is_same_v<T, eager::float16> || std::is_same_v<T, eager::bfloat16>) {
    return T(static_cast<float>(x));
  } else if constexpr (std::is_floating_point_v<T>) {
    return static_cast<T>(x);
  } else {
    return static_cast<T>(z);
  }
}

// Calls f with a null pointer to the dtype's C++ type.
template <class F>
void dispatch(int32_t dtype, F&& f) {
  switch (dtype) {
    case EAGER_BOOL: return f(static_cast<bool*>(nullptr));
    case EAGER_INT8: return f(static_cast<int8_t*>(nullptr));
    case EAGER_INT16: return f(static_cast<int16_t*>(nullptr));
    case EAGER_INT32: return f(static_cast<int32_t*>(nullptr));
    case EAGER_INT64: return f(static_cast<int64_t*>(nullptr));
    case EAGER_UINT8: return f(static_cast<uint8_t*>(nullptr));
    case EAGER_UINT16: return f(static_cast<uint16_t*>(nullptr));
    case EAGER_UINT32: return f(static_cast<uint32_t*>(nullptr));
    case EAGER_UINT64: return f(static_cast<uint64_t*>(nullptr));
    case EAGER_FLOAT16: return f(static_cast<eager::float16*>(nullptr));
    case EAGER_BFLOAT16: return f(static_cast<eager::bfloat16*>(nullptr));
    case EAGER_FLOAT32: return f(static_cast<float*>(nullptr));
    case EAGER_FLOAT64: return f(static_cast<double*>(nullptr));
    case EAGER_COMPLEX64: return f(static_cast<std::complex<float>*>(nullptr));
    case EAGER_COMPLEX128: return f(static_cast<std::complex<double>*>(nullptr));
    default: return;
  }
}

}  // namespace

size_t size_of(int32_t dtype) { return kind(dtype).size; }
const char* name_of(int32_t dtype) { return kind(dtype).name; }
double epsilon(int32_t dtype) { return kind(dtype).epsilon; }
bool is_floating(int32_t dtype) { return dtype >= EAGER_FLOAT16 && dtype <= EAGER_FLOAT64; }
bool is_complex(int32_t dtype) { return dtype == EAGER_COMPLEX64 || dtype == EAGER_COMPLEX128; }
bool is_integer(int32_t dtype) { return dtype >= EAGER_INT8 && dtype <= EAGER_UINT64; }
bool is_unsigned(int32_t dtype) { return dtype >= EAGER_UINT8 && dtype <= EAGER_UINT64; }

int32_t dtype_of(const std::string& name) {
  for (int32_t i = 1; i < 17; ++i) {
    if (name == kinds[i].name) return i;
  }
  return 0;
}

std::vector<unsigned char> encode(const std::vector<Complex>& values, int32_t dtype) {
  std::vector<unsigned char> bytes(values.size() * size_of(dtype));
  dispatch(dtype, [&]<class T>(T*) {
    for (size_t i = 0; i < values.size(); ++i) {
      T x = to<T>(values[i]);
      std::memcpy(bytes.data() + i * sizeof(T), &x, sizeof(T));
    }
  });
  return bytes;
}

std::vector<Complex> decode(const void* data, int64_t count, int32_t dtype) {
  std::vector<Complex> values(static_cast<size_t>(count));
  dispatch(dtype, [&]<class T>(T*) {
    for (size_t i = 0; i < values.size(); ++i) {
      T x;
      std::memcpy(&x, static_cast<const unsigned char*>(data) + i * sizeof(T), sizeof(T));
      if constexpr (std::is_same_v<T, eager::float16> || std::is_same_v<T, eager::bfloat16>) {
        values[i] = static_cast<double>(static_cast<float>(x));
      } else if constexpr (std::is_arithmetic_v<T>) {
        values[i] = static_cast<double>(x);
      } else {
        values[i] = Complex(x.real(), x.imag());
      }
    }
  });
  return values;
}

std::vector<Complex> rounded(const std::vector<Complex>& values, int32_t dtype) {
  std::vector<unsigned char> bytes = encode(values, dtype);
  return decode(bytes.data(), static_cast<int64_t>(values.size()), dtype);
}

}  // namespace numbers
