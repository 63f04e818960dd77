// Real attributes that are given as integers. A double keeps 53 bits of an int64: the attribute's `count` holds what
// the double `f` lacks, so that no digit is lost.
#pragma once

#include "runtime/core/schema.h"

namespace eager {

inline void set_whole(AttrValue& a, int64_t value) {
  a.f = static_cast<double>(value);
  a.count = static_cast<int32_t>(value - static_cast<__int128>(a.f));
}

// Reports whether the real attribute is a whole number that an int64 holds, and sets `value` to it.
inline bool whole_value(const AttrValue& a, int64_t& value) {
  if (!(a.f >= -0x1p63 && a.f <= 0x1p63)) return false;
  const __int128 whole = static_cast<__int128>(a.f) + a.count;
  value = static_cast<int64_t>(whole);
  return static_cast<double>(static_cast<__int128>(a.f)) == a.f && value == whole;
}

}  // namespace eager
