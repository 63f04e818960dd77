// Real attributes that are given as integers. A double keeps 53 bits of an int64: the attribute's `count` holds what
// the double `f` lacks, so that no digit is lost.
#pragma once

#include "runtime/core/schema.h"

namespace eager {

inline void set_whole(AttrValue& a, int64_t value) {
  a.f = static_cast<double>(value);
  a.count = static_cast<int32_t>(value - static_cast<__int128>(a.f));
}

// Reports whether the integer dtype has the value.
inline bool fits(__int128 value, DType t) {
  const int bits = static_cast<int>(8 * dtype_size(t)) - !is_unsigned(t);
  const __int128 beyond = __int128{1} << bits;
  return value < beyond && value >= (is_unsigned(t) ? 0 : -beyond);
}

// Reports whether the real attribute is a whole number that an int64 or a uint64 holds, and sets `value` to it.
inline bool whole_value(const AttrValue& a, __int128& value) {
  if (!(a.f >= -0x1p63 && a.f <= 0x1p64)) return false;
  value = static_cast<__int128>(a.f) + a.count;
  return static_cast<double>(static_cast<__int128>(a.f)) == a.f &&
         (fits(value, DType::int64) || fits(value, DType::uint64));
}

// Reports whether the real attribute is a whole number that an int64 holds, and sets `value` to it.
inline bool whole_value(const AttrValue& a, int64_t& value) {
  __int128 whole = 0;
  const bool is_whole = whole_value(a, whole);
  value = static_cast<int64_t>(whole);
  return is_whole && value == whole;
}

}  // namespace eager
