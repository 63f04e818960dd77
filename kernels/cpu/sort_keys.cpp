// A quicksort by vectors. Short lists are sorted by the networks of Highway's vqsort, compiled here: Debian has it only as a shared
// library. It pads floats by their greatest finite number, and so infinities do not go through its base case. Partitions are our
// own: Highway 1.0's store lanes by masks, which takes Zen 4 ten times as long as whole vectors, and permute by tables that GCC
// copies to the stack each time.
#include "kernels/cpu/sort_keys.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <type_traits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/sort_keys.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <hwy/contrib/sort/traits-inl.h>
#include <hwy/contrib/sort/vqsort-inl.h>

#ifndef EAGER_SORT_KEYS_ORDERS
#define EAGER_SORT_KEYS_ORDERS
namespace eager::cpu {

// For each set of lanes, each of so many words, the words of its lanes and then of the others, a byte each.
template <int lanes, int words>
struct LaneOrders {
  uint64_t of[1 << lanes] = {};
  constexpr LaneOrders() {
    for (int set = 0; set < 1 << lanes; ++set) {
      int place = 0;
      for (const int is_in : {1, 0}) {
        for (int i = 0; i < lanes * words; ++i)
          if ((set >> (i / words) & 1) == is_in) of[set] |= static_cast<uint64_t>(i) << (8 * place++);
      }
    }
  }
};

// The numbers of lanes, twice.
template <class K, int lanes>
struct LaneNumbers {
  K of[2 * lanes] = {};
  constexpr LaneNumbers() {
    for (int i = 0; i < 2 * lanes; ++i) of[i] = static_cast<K>(i % lanes);
  }
};

}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR
template <class K>
bool sort_keys(K*, int64_t) {
  return false;
}
#else
namespace hn = hwy::HWY_NAMESPACE;

template <class K>
class Quicksort {
 public:
  // Returns false after too many levels of partitions, and where the target has none.
  bool run(K* keys, size_t n, int levels) {
    while (n > kFew) {
      if (levels-- == 0 || !(kByTable || kCompresses)) return false;
      const K pivot = middle_of_some(keys, n);
      size_t less = part(keys, n, pivot);
      if (less > 0) {
        if (!run(keys, less, levels)) return false;
      } else if (pivot == last_key()) {
        return true;  // all are equal
      } else {
        less = part(keys, n, after(pivot));  // all of these are equal
      }
      keys += less;
      n -= less;
    }
    sort_few(keys, n);
    return true;
  }

 private:
  using D = hn::CappedTag<K, 16>;
  static constexpr size_t kN = hn::MaxLanes(D());
  static constexpr size_t kBase = 16 * kN;   // keys that a network takes
  static constexpr size_t kFew = 2 * kBase;  // keys that are not parted
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
  static constexpr bool kCompresses = true;
  using Word = hwy::MakeUnsigned<K>;
#else
  static constexpr bool kCompresses = false;
  using Word = uint32_t;  // AVX2 permutes these alone
#endif
  static constexpr size_t kWords = sizeof(K) / sizeof(Word);
  static constexpr bool kByTable = HWY_TARGET <= HWY_AVX2 && kN <= 8;

  static K last_key() {
    return std::numeric_limits<K>::has_infinity ? std::numeric_limits<K>::infinity() : std::numeric_limits<K>::max();
  }
  static K after(K key) {
    if constexpr (std::is_floating_point_v<K>) return std::nextafter(key, last_key());
    else return key + 1;
  }

  // Sorts up to kFew keys. Those beyond kBase are sorted as two lists, which are merged.
  static void sort_few(K* keys, size_t n) {
    const D d;
    const hn::detail::SharedTraits<hn::detail::TraitsLane<hn::detail::OrderAscending<K> > > traits;
    alignas(64) K room[kFew + kN];
    const size_t columns = n > kBase ? kN : std::max<size_t>(1, std::bit_ceil(n) / 16);
    const size_t padded = n > kBase ? kFew : 16 * columns + kN;  // a network loads whole vectors
    std::memcpy(room, keys, n * sizeof(K));
    for (size_t i = n; i < padded; i += kN) hn::StoreU(hn::Set(d, last_key()), d, room + i);
    hn::detail::SortingNetwork(traits, room, columns);
    if (n > kBase) {
      hn::detail::SortingNetwork(traits, room + kBase, kN);
      merge_halves(room);
    }
    std::memcpy(keys, room, n * sizeof(K));
  }

  // Merges the sorted halves of kFew keys. The lesser of each key and its opposite rise and then fall, and so do the greater.
  static void merge_halves(K* keys) {
    const D d;
#pragma GCC unroll 16
    for (size_t i = 0; i < kBase; i += kN) {
      K *const first = keys + i, *const last = keys + kFew - kN - i;
      const auto a = hn::Load(d, first), b = hn::Reverse(d, hn::Load(d, last));
      hn::Store(hn::Min(a, b), d, first);
      hn::Store(hn::Reverse(d, hn::Max(a, b)), d, last);
    }
    merge(keys);
    merge(keys + kBase);
  }

  // Sorts kBase keys that rise and then fall (Batcher's bitonic merge).
  static void merge(K* keys) {
    const D d;
    using V = hn::Vec<D>;
    V v[16];
#pragma GCC unroll 16
    for (size_t i = 0; i < 16; ++i) v[i] = hn::Load(d, keys + i * kN);
    across<8>(v);
    across<4>(v);
    across<2>(v);
    across<1>(v);
#pragma GCC unroll 16
    for (size_t i = 0; i < 16; ++i) hn::Store(merged(v[i]), d, keys + i * kN);
  }
  template <size_t distance, class V>
  static HWY_INLINE void across(V (&v)[16]) {
#pragma GCC unroll 16
    for (size_t i = 0; i < 16; ++i) {
      if ((i & distance) != 0) continue;
      const V a = v[i], b = v[i + distance];
      v[i] = hn::Min(a, b);
      v[i + distance] = hn::Max(a, b);
    }
  }

  template <class V>
  static HWY_INLINE V merged(V v) {
    const D d;
    if constexpr (kN * sizeof(K) == 64) {
      const V other = hn::SwapAdjacentBlocks(hn::ReverseBlocks(d, v));
      v = hn::ConcatUpperLower(d, hn::Max(v, other), hn::Min(v, other));
    }
    if constexpr (kN * sizeof(K) >= 32) {
      const V other = hn::SwapAdjacentBlocks(v);
      v = hn::OddEvenBlocks(hn::Max(v, other), hn::Min(v, other));
    }
    if constexpr (sizeof(K) == 4) {
      const V other = hn::Shuffle1032(v);
      const hn::Repartition<uint64_t, D> pairs;
      v = hn::BitCast(d, hn::OddEven(hn::BitCast(pairs, hn::Max(v, other)), hn::BitCast(pairs, hn::Min(v, other))));
    }
    const V other = hn::Reverse2(d, v);
    return hn::OddEven(hn::Max(v, other), hn::Min(v, other));
  }

  // The median of the medians of three, of 9 keys, or of 27 (Tukey's ninther).
  static K middle_of_some(const K* keys, size_t n) {
    const auto of_three = [](K a, K b, K c) { return std::max(std::min(a, b), std::min(std::max(a, b), c)); };
    const size_t step = n / 28;
    const auto of_nine = [&](const K* from, size_t step) {
      const auto of = [&](size_t i) { return of_three(from[i * step], from[(i + 1) * step], from[(i + 2) * step]); };
      return of_three(of(0), of(3), of(6));
    };
    if (n < 8192) return of_nine(keys + 2 * step, 3 * step);
    return of_three(of_nine(keys + step, step), of_nine(keys + 10 * step, step), of_nine(keys + 19 * step, step));
  }

  // Returns the lanes of the mask, and behind them the others.
  template <class V, class M>
  static V parted(V v, M mask) {
    const D d;
    uint8_t set[8];
    hn::StoreMaskBits(d, mask, set);
    if constexpr (kByTable) {
      static constexpr LaneOrders<kN, kWords> kOrders;
      const uint64_t* order = &kOrders.of[set[0]];
      const hn::Repartition<Word, D> words;
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
      const hn::Vec<decltype(words)> places{
          _mm512_cvtepu8_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(order)))};
#else
      const hn::Rebind<uint8_t, decltype(words)> bytes;
      const auto places = hn::PromoteTo(words, hn::LoadU(bytes, reinterpret_cast<const uint8_t*>(order)));
#endif
      return hn::BitCast(d, hn::TableLookupLanes(hn::BitCast(words, v), hn::IndicesFromVec(words, places)));
    } else {
      const size_t count = hn::CountTrue(d, mask);
      return hn::IfThenElse(hn::FirstN(d, count), hn::Compress(v, mask),
                            moved_up(hn::Compress(v, hn::Not(mask)), count));
    }
  }

  // Moves lanes up, those at the end to the start.
  template <class V>
  static V moved_up(V v, size_t count) {
    static constexpr LaneNumbers<hwy::MakeUnsigned<K>, kN> kNumbers;
    return hn::TableLookupLanes(v, hn::IndicesFromVec(D(),
                                                      hn::LoadU(hn::RebindToUnsigned<D>(), kNumbers.of + kN - count)));
  }

  // Puts the keys that are less than the pivot in front of the others, and returns how many they are. Keys are read from both ends,
  // and written over keys that have been read: by whole vectors, whose further lanes the next ones overwrite. So there must be room for
  // four vectors at each end before four are read: those at the ends are kept aside, and the next are read where less room is.
  static size_t part(K* keys, size_t n, K pivot) {
    constexpr size_t kFour = 4 * kN;
    const D d;
    const auto limit = hn::Set(d, pivot);
    K aside[2 * kFour];
    std::memcpy(aside, keys, kFour * sizeof(K));
    std::memcpy(aside + kFour, keys + n - kFour, kFour * sizeof(K));
    K *less = keys, *others = keys + n;  // where the next are written, those that are not less downwards
    K *begin = keys + kFour, *end = keys + n - kFour;
    const auto take = [&](auto v) HWY_ATTR {
      const auto is_less = hn::Lt(v, limit);
      const size_t count = hn::CountTrue(d, is_less);
      if constexpr (kByTable) {
        const auto both = parted(v, is_less);
        hn::StoreU(both, d, less);
        hn::StoreU(both, d, others - kN);
      } else {
        hn::StoreU(hn::Compress(v, is_less), d, less);
        hn::StoreU(moved_up(hn::Compress(v, hn::Not(is_less)), count), d, others - kN);
      }
      less += count;
      others -= kN - count;
    };
    while (end - begin >= static_cast<ptrdiff_t>(kFour)) {
      const bool at_begin = begin - less <= others - end;
      const K* from = at_begin ? begin : end - kFour;
      begin += at_begin ? kFour : 0;
      end -= at_begin ? 0 : kFour;
      const auto v0 = hn::LoadU(d, from), v1 = hn::LoadU(d, from + kN), v2 = hn::LoadU(d, from + 2 * kN),
                 v3 = hn::LoadU(d, from + 3 * kN);
      take(v0);
      take(v1);
      take(v2);
      take(v3);
    }
    while (end - begin >= static_cast<ptrdiff_t>(kN)) {
      const bool at_begin = begin - less <= others - end;
      const auto v = hn::LoadU(d, at_begin ? begin : end - kN);
      begin += at_begin ? kN : 0;
      end -= at_begin ? 0 : kN;
      take(v);
    }
    K rest[kN];
    const size_t num_rest = static_cast<size_t>(end - begin);
    std::memcpy(rest, begin, num_rest * sizeof(K));
    for (size_t i = 0; i < num_rest; ++i) {
      const K key = rest[i];
      const bool is_less = key < pivot;
      *less = key;
      others[-1] = key;
      less += is_less;
      others -= !is_less;
    }
    for (size_t i = 0; i < 2 * kFour - kN; i += kN) take(hn::LoadU(d, aside + i));
    const auto last = hn::LoadU(d, aside + 2 * kFour - kN);  // there is room for one vector
    const auto is_less = hn::Lt(last, limit);
    hn::StoreU(parted(last, is_less), d, less);
    return static_cast<size_t>(less - keys) + hn::CountTrue(d, is_less);
  }
};

template <class K>
bool sort_keys(K* keys, int64_t n) {
  return Quicksort<K>().run(keys, static_cast<size_t>(n), 2 * std::bit_width(static_cast<uint64_t>(n)));
}
#endif

bool SortKeys32(uint32_t* keys, int64_t n) { return sort_keys(keys, n); }
bool SortKeys64(uint64_t* keys, int64_t n) { return sort_keys(keys, n); }
bool SortFloats(float* keys, int64_t n) { return sort_keys(keys, n); }
bool SortDoubles(double* keys, int64_t n) { return sort_keys(keys, n); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(SortKeys32);
HWY_EXPORT(SortKeys64);
HWY_EXPORT(SortFloats);
HWY_EXPORT(SortDoubles);

bool sort_keys(uint32_t* keys, int64_t n) { return HWY_DYNAMIC_DISPATCH(SortKeys32)(keys, n); }
bool sort_keys(uint64_t* keys, int64_t n) { return HWY_DYNAMIC_DISPATCH(SortKeys64)(keys, n); }
bool sort_keys(float* keys, int64_t n) { return HWY_DYNAMIC_DISPATCH(SortFloats)(keys, n); }
bool sort_keys(double* keys, int64_t n) { return HWY_DYNAMIC_DISPATCH(SortDoubles)(keys, n); }

}  // namespace eager::cpu
#endif
