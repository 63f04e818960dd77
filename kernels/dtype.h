// The element types, as plain data that kernels, the runtime and plug-ins share.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eager {

// The values are those of EAGER_BOOL ... EAGER_STRING in eager_c.h.
enum class DType : uint8_t {
  none = 0,
  boolean = 1,
  int8 = 2,
  int16 = 3,
  int32 = 4,
  int64 = 5,
  uint8 = 6,
  uint16 = 7,
  uint32 = 8,
  uint64 = 9,
  float16 = 10,
  bfloat16 = 11,
  float32 = 12,
  float64 = 13,
  complex64 = 14,
  complex128 = 15,
  string = 16,
};

inline constexpr int kNumDTypes = 17;

// Within the functions the tables would be copied to the stack at each call.
inline constexpr uint8_t kDTypeSizes[kNumDTypes] = {0, 1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8, 8, 16, 0};
inline constexpr const char* kDTypeNames[kNumDTypes] = {"",           "bool",     "int8",    "int16",   "int32",
                                                        "int64",      "uint8",    "uint16",  "uint32",  "uint64",
                                                        "float16",    "bfloat16", "float32", "float64", "complex64",
                                                        "complex128", "string"};

constexpr size_t dtype_size(DType t) { return kDTypeSizes[static_cast<int>(t)]; }

constexpr const char* dtype_name(DType t) { return kDTypeNames[static_cast<int>(t)]; }

// A set of dtypes: bit i stands for the dtype of value i.
using DTypeSet = uint32_t;

constexpr DTypeSet dtype_bit(DType t) { return DTypeSet{1} << static_cast<int>(t); }
constexpr bool contains(DTypeSet set, DType t) { return (set & dtype_bit(t)) != 0; }

namespace dtypes {
inline constexpr DTypeSet boolean = dtype_bit(DType::boolean);
inline constexpr DTypeSet signed_integers =
    dtype_bit(DType::int8) | dtype_bit(DType::int16) | dtype_bit(DType::int32) | dtype_bit(DType::int64);
inline constexpr DTypeSet unsigned_integers =
    dtype_bit(DType::uint8) | dtype_bit(DType::uint16) | dtype_bit(DType::uint32) | dtype_bit(DType::uint64);
inline constexpr DTypeSet integers = signed_integers | unsigned_integers;
inline constexpr DTypeSet index = dtype_bit(DType::int32) | dtype_bit(DType::int64);
inline constexpr DTypeSet floats =
    dtype_bit(DType::float16) | dtype_bit(DType::bfloat16) | dtype_bit(DType::float32) | dtype_bit(DType::float64);
inline constexpr DTypeSet complexes = dtype_bit(DType::complex64) | dtype_bit(DType::complex128);
inline constexpr DTypeSet inexact = floats | complexes;
inline constexpr DTypeSet real = integers | floats;
inline constexpr DTypeSet numeric = real | complexes;
inline constexpr DTypeSet fixed = numeric | boolean;  // all but string
inline constexpr DTypeSet all = fixed | dtype_bit(DType::string);
}  // namespace dtypes

constexpr bool is_inexact(DType t) { return contains(dtypes::inexact, t); }
constexpr bool is_floating(DType t) { return contains(dtypes::floats, t); }
constexpr bool is_complex(DType t) { return contains(dtypes::complexes, t); }
constexpr bool is_integer(DType t) { return contains(dtypes::integers, t); }
constexpr bool is_unsigned(DType t) { return contains(dtypes::unsigned_integers, t); }

}  // namespace eager
