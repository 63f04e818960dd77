// A quicksort by vectors. Short lists are sorted by the networks of Highway's vqsort, compiled here: Debian has it only as a shared
// library. Partitions are our own: Highway 1.0's store lanes by masks, which takes Zen 4 ten times as long as whole vectors, and
// permute by tables that GCC copies to the stack each time.
#include "kernels/cpu/sort_keys.h"

#include <bit>
#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/sort_keys.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <hwy/contrib/sort/traits-inl.h>
#include <hwy/contrib/sort/vqsort-inl.h>

#ifndef EAGER_SORT_KEYS_ORDERS
#define EAGER_SORT_KEYS_ORDERS
namespace eager::cpu {

// For each set of lanes of 32-bit words, the words of its lanes and then of the others, a byte each.
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

}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR
template <class K>
bool sort_keys(K*, K*, int64_t) {
  return false;
}
#else
namespace hn = hwy::HWY_NAMESPACE;

template <class K>
class Quicksort {
 public:
  explicit Quicksort(K* room) : room_(room) {}

  // Returns false after too many levels of partitions, and where the target has none.
  bool run(K* keys, size_t n, int levels) {
    while (n > kBase) {
      if (levels-- == 0 || !(kByTable || kCompresses)) return false;
      const K pivot = middle_of_some(keys, n);
      size_t less = part(keys, n, pivot);
      if (less > 0) {
        if (!run(keys, less, levels)) return false;
      } else if (pivot == static_cast<K>(~K{0})) {
        return true;  // all are equal
      } else {
        less = part(keys, n, pivot + 1);  // all of these are equal
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
  static constexpr size_t kBase = 16 * kN;  // keys that the networks take
  static constexpr bool kByTable = HWY_TARGET == HWY_AVX2;
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
  static constexpr bool kCompresses = true;
#else
  static constexpr bool kCompresses = false;
#endif

  static void sort_few(K* keys, size_t n) {
    const hn::detail::SharedTraits<hn::detail::TraitsLane<hn::detail::OrderAscending<K> > > traits;
    alignas(64) K room[kBase + 2 * kN];
    hn::detail::BaseCase(D(), traits, keys, keys + n, n, room);
  }

  static K middle_of_some(const K* keys, size_t n) {
    constexpr size_t kMost = 32;
    const size_t count = n < 8192 ? kMost / 2 : kMost;
    K some[kMost];
    for (size_t i = 0; i < count; ++i) some[i] = keys[i * (n / count)];
    sort_few(some, count);
    return some[count / 2];
  }

  template <class V, class M>
  static V compressed(V v, M mask) {
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
    if constexpr (sizeof(K) == 8) return V{_mm512_maskz_compress_epi64(mask.raw, v.raw)};
#endif
    return hn::Compress(v, mask);
  }

  // Returns the lanes of the mask, and behind them the others.
  template <class V, class M>
  static V parted(V v, M mask) {
    static constexpr LaneOrders<kN, sizeof(K) / 4> kOrders;
    uint8_t set[8];
    hn::StoreMaskBits(D(), mask, set);
    const hn::Repartition<uint32_t, D> d;
    const hn::Rebind<uint8_t, decltype(d)> bytes;
    const auto places = hn::PromoteTo(d, hn::LoadU(bytes, reinterpret_cast<const uint8_t*>(&kOrders.of[set[0]])));
    return hn::BitCast(D(), hn::TableLookupLanes(hn::BitCast(d, v), hn::IndicesFromVec(d, places)));
  }

  // Puts the keys that are less than the pivot in front of the others, and returns how many they are. They are written over keys
  // that have been read, and the others into the room, by whole vectors whose further lanes the next ones overwrite.
  size_t part(K* keys, size_t n, K pivot) {
    const D d;
    const auto limit = hn::Set(d, pivot);
    size_t less = 0, i = 0;
    K* others = kByTable ? room_ + n : room_;  // by a table they are written downwards
    const auto take = [&](auto v) HWY_ATTR {
      const auto is_less = hn::Lt(v, limit);
      const size_t count = hn::CountTrue(d, is_less);
      if constexpr (kByTable) {
        const auto both = parted(v, is_less);
        hn::StoreU(both, d, keys + less);
        hn::StoreU(both, d, others - kN);
        others -= kN - count;
      } else {
        hn::StoreU(compressed(v, is_less), d, keys + less);
        hn::StoreU(compressed(v, hn::Not(is_less)), d, others);
        others += kN - count;
      }
      less += count;
    };
    for (; i + 4 * kN <= n; i += 4 * kN) {
      const auto v0 = hn::LoadU(d, keys + i), v1 = hn::LoadU(d, keys + i + kN), v2 = hn::LoadU(d, keys + i + 2 * kN),
                 v3 = hn::LoadU(d, keys + i + 3 * kN);
      take(v0);
      take(v1);
      take(v2);
      take(v3);
    }
    for (; i + kN <= n; i += kN) take(hn::LoadU(d, keys + i));
    for (; i < n; ++i) {
      const K key = keys[i];
      const bool is_less = key < pivot;
      keys[less] = key;
      others[kByTable ? -1 : 0] = key;
      less += is_less;
      others += kByTable ? -!is_less : !is_less;
    }
    const K* from = kByTable ? others : room_;
    for (i = less; i + kN <= n; i += kN) hn::StoreU(hn::LoadU(d, from + (i - less)), d, keys + i);
    for (; i < n; ++i) keys[i] = from[i - less];
    return less;
  }

  K* room_;
};

template <class K>
bool sort_keys(K* keys, K* room, int64_t n) {
  return Quicksort<K>(room).run(keys, static_cast<size_t>(n), 2 * std::bit_width(static_cast<uint64_t>(n)));
}
#endif

bool SortKeys32(uint32_t* keys, uint32_t* room, int64_t n) { return sort_keys(keys, room, n); }
bool SortKeys64(uint64_t* keys, uint64_t* room, int64_t n) { return sort_keys(keys, room, n); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(SortKeys32);
HWY_EXPORT(SortKeys64);

bool sort_keys(uint32_t* keys, uint32_t* room, int64_t n) { return HWY_DYNAMIC_DISPATCH(SortKeys32)(keys, room, n); }
bool sort_keys(uint64_t* keys, uint64_t* room, int64_t n) { return HWY_DYNAMIC_DISPATCH(SortKeys64)(keys, room, n); }

}  // namespace eager::cpu
#endif
