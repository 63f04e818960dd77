// Params of the sorting family, and the order that it sorts by.
//
// A *key* is an unsigned number as wide as the element, and elements are in the order of their keys: numbers from the least to
// the greatest, then NaN. Zeros of both signs have one key, so that a stable order leaves them as they are.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "kernels/common/elementwise.h"
#include "kernels/half.h"
#include "kernels/portability.h"

namespace eager {

// Lines along an axis: x is [outer, n, inner]. The output has k places for the n of x.
struct SortParams {
  int64_t outer, n, inner, k;
  bool descending;
};

// searchsorted: x1 has `lines` lines of n elements, x2 as many of m; a single line of x1 serves all of x2.
struct SearchParams {
  int64_t lines, n, m;
  bool right;
};

// line_quantiles: `lines` lines of n elements, of which NaN makes the results NaN unless it is left out, and `count` numbers, from 0 to
// 100 with as_percent and to 1 without. Up to kFewToSort elements are sorted, or those that are asked for are selected.
inline constexpr int64_t kFewToSort = 64, kMostSelected = 4, kLeastToSelect = 256;
enum class QuantileMethod : int32_t { linear, lower, higher, nearest, midpoint };
struct QuantileParams {
  int64_t lines, n, count;
  QuantileMethod method;
  bool omits_nan, as_percent;
};

template <size_t size>
struct KeyOfSize;
// clang-format off
template <> struct KeyOfSize<1> { using type = uint8_t; };
template <> struct KeyOfSize<2> { using type = uint16_t; };
template <> struct KeyOfSize<4> { using type = uint32_t; };
template <> struct KeyOfSize<8> { using type = uint64_t; };
// clang-format on
template <class T>
using Key = typename KeyOfSize<sizeof(T)>::type;

template <class T>
inline constexpr bool has_nan = !std::is_integral_v<T> && !std::is_same_v<T, Boolean>;

// Returns the key. With `exact`, -0 lies before 0, and element_of gives the element back, but for the bits of a NaN. There are no
// branches, so that loops are vectorised.
template <bool exact = false, class T>
EAGER_HD inline Key<T> key_of(T x) {
  using K = Key<T>;
  constexpr int kTop = sizeof(K) * 8 - 1;
  constexpr K kSign = static_cast<K>(K{1} << kTop);
  K bits;
  memcpy(&bits, &x, sizeof bits);
  if constexpr (std::is_same_v<T, Boolean>) {
    return static_cast<K>(x);  // any byte other than 0 is true
  } else if constexpr (has_nan<T>) {
    using C = typename ComputeType<T>::type;
    const C value = static_cast<C>(x);
    const K all = static_cast<K>(K{0} - static_cast<K>(bits >> kTop));  // all bits of a negative number
    K key = static_cast<K>(bits ^ (all | kSign));
    if constexpr (!exact) key = value == C(0) ? kSign : key;
    return value != value ? static_cast<K>(~K{0}) : key;
  } else {
    return std::is_signed_v<T> ? static_cast<K>(bits ^ kSign) : bits;
  }
}

template <class T>
EAGER_HD inline T element_of(Key<T> key) {
  using K = Key<T>;
  constexpr int kTop = sizeof(K) * 8 - 1;
  constexpr K kSign = static_cast<K>(K{1} << kTop);
  K bits = key;
  if constexpr (std::is_same_v<T, Boolean>) return Boolean(key != 0);
  else if constexpr (has_nan<T>) bits = static_cast<K>(key ^ (static_cast<K>((key >> kTop) - 1) | kSign));
  else if constexpr (std::is_signed_v<T>) bits = static_cast<K>(key ^ kSign);
  T x;
  memcpy(static_cast<void*>(&x), &bits, sizeof x);
  return x;
}

// Returns how many of the n sorted elements lie before `wanted`; with `right`, how many do or are equal.
template <class T>
EAGER_HD inline int64_t insertion_point(const T* x, int64_t n, T wanted, bool right) {
  const Key<T> key = key_of(wanted);
  int64_t low = 0;
  for (int64_t count = n; count > 0;) {
    const int64_t half = count / 2;
    const Key<T> middle = key_of(x[low + half]);
    const bool is_before = right ? middle <= key : middle < key;
    low = is_before ? low + half + 1 : low;
    count = is_before ? count - half - 1 : half;
  }
  return low;
}

}  // namespace eager
