// CPU kernels of the sorting family. Keys are sorted by vectors where there are good ones, with indices where both fit into 64 bits;
// else by radix.
#include "kernels/common/sorting.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <type_traits>
#include <utility>

#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/common/elementwise.h"
#include "kernels/common/messages.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/rows.h"
#include "kernels/cpu/sort_keys.h"
#include "kernels/cpu/strings.h"

namespace eager::cpu {
namespace {

constexpr int64_t kShort = 128;       // items up to which comparing is faster
constexpr int64_t kShared = 1 << 17;  // items from which threads share the work

// An element's key with its index. Items of one key are in the order of their indices. Where both have 32 bits, the item is one number
// instead, with the key above the index.
struct Ranked {
  uint64_t key;
  int64_t index;
  bool operator<(const Ranked& b) const { return key != b.key ? key < b.key : index < b.index; }
};

template <class K>
K key_in(K key) {
  return key;
}
uint64_t key_in(const Ranked& item) { return item.key; }

void set_item(uint64_t& item, uint64_t key, int64_t index) { item = key << 32 | static_cast<uint64_t>(index); }
void set_item(Ranked& item, uint64_t key, int64_t index) { item = {key, index}; }
int64_t index_in(uint64_t item) { return static_cast<uint32_t>(item); }
int64_t index_in(const Ranked& item) { return item.index; }

constexpr int64_t kMostPacked = UINT32_MAX;  // elements of a line whose indices have 32 bits

// Sorts n items, which lie in the order of their indices, with room for as many: a pass for each byte, the last one first. Returns where
// they lie then: in `items` or in `room`.
template <class Item>
Item* sort_items(Item* items, Item* room, int64_t n) {
  using K = decltype(key_in(items[0]));
  if (n <= kShort) {
    std::sort(items, items + n);
    return items;
  }
  constexpr int kBytes = sizeof(K);
  int64_t counts[kBytes][256] = {};  // how many items have each byte, and then their places
  for (int64_t i = 0; i < n; ++i) {
    const K key = key_in(items[i]);
    for (int b = 0; b < kBytes; ++b) ++counts[b][key >> (8 * b) & 255];
  }
  for (int b = 0; b < kBytes; ++b) {
    const auto byte = [b](const Item& item) { return key_in(item) >> (8 * b) & 255; };
    int64_t(&of)[256] = counts[b];
    if (of[byte(items[0])] == n) continue;  // all keys have this byte
    int64_t place = 0;
    for (int64_t& count : of) place += std::exchange(count, place);
    for (int64_t i = 0; i < n; ++i) room[of[byte(items[i])]++] = items[i];
    std::swap(items, room);
  }
  return items;
}

// Does the same, by vectors where there are good ones.
template <class Item>
Item* sort_quickly(Item* items, Item* room, int64_t n) {
  if constexpr (std::is_integral_v<Item>) {
    if (sort_keys(items, n)) return items;
  }
  return sort_items(items, room, n);
}

// Does the same, and leaves the items in `to`: `items` or `room`. Threads bring together those of the same first bits, each for a piece
// of the items, and then sort what came together.
template <class Item>
void sort_to(Item* to, Item* items, Item* room, int64_t n, int64_t pieces) {
  if (pieces == 1 || n < kShared) {
    const Item* const sorted = sort_quickly(items, room, n);
    if (sorted != to) std::copy_n(sorted, n, to);
    return;
  }
  using K = decltype(key_in(items[0]));
  struct Piece {
    K differing;          // the bits in which its keys differ from the first
    int64_t places[256];  // how many of its items have each digit, and then their places
  };
  const Scratch scratch(static_cast<size_t>(pieces) * sizeof(Piece));
  Piece* const all = scratch.as<Piece>();
  const auto each_piece = [=](auto&& f) {
    parallel_for(pieces, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) f(all[i], n * i / pieces, n * (i + 1) / pieces);
    });
  };
  each_piece([first = key_in(items[0]), items](Piece& piece, int64_t begin, int64_t end) {
    K differing = 0;
    for (int64_t i = begin; i < end; ++i) differing |= key_in(items[i]) ^ first;
    piece.differing = differing;
  });
  K differing = 0;
  for (int64_t i = 0; i < pieces; ++i) differing |= all[i].differing;
  const int shift = std::max(0, static_cast<int>(std::bit_width(differing)) - 8);
  const auto digit = [shift](const Item& item) { return key_in(item) >> shift & 255; };
  if (differing == 0) {
    if (items != to) std::copy_n(items, n, to);
    return;
  }
  each_piece([=](Piece& piece, int64_t begin, int64_t end) {
    std::fill_n(piece.places, 256, 0);
    for (int64_t i = begin; i < end; ++i) ++piece.places[digit(items[i])];
  });
  int64_t begins[257], place = 0;
  for (int k = 0; k < 256; ++k) {
    begins[k] = place;
    for (int64_t i = 0; i < pieces; ++i) place += std::exchange(all[i].places[k], place);
  }
  begins[256] = n;
  each_piece([=](Piece& piece, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) room[piece.places[digit(items[i])]++] = items[i];
  });
  const auto sort_part = [&](int64_t begin, int64_t end, int64_t threads) {
    if (begin < end) sort_to(to + begin, room + begin, items + begin, end - begin, threads);
  };
  const auto is_long = [&](int k) { return begins[k + 1] - begins[k] > n / pieces; };
  for (int k = 0; k < 256; ++k) {
    if (is_long(k)) sort_part(begins[k], begins[k + 1], pieces);
  }
  each_piece([&](Piece&, int64_t first, int64_t last) {
    for (int k = 0; k < 256; ++k) {
      if (!is_long(k) && first <= begins[k] && begins[k] < last) sort_part(begins[k], begins[k + 1], 1);
    }
  });
}

// Items that are not initialised. Few need no memory of their own.
template <class Item>
class Items {
 public:
  explicit Items(int64_t n) : many_(n <= kFew ? 0 : static_cast<size_t>(n) * sizeof(Item)) {
    data_ = n <= kFew ? few_ : many_.template as<Item>();
  }
  operator Item*() const { return data_; }

 private:
  static constexpr int64_t kFew = 64;
  Item few_[kFew];
  const Scratch many_;
  Item* data_;
};

// Sorts n < 2^32 keys of 64 bits by numbers that it makes in `items`, with the indices as their low halves. The high halves are the
// first bits of what a key exceeds the least one by; what they do not tell apart is sorted by the other bits then.
void order_keys(const uint64_t* keys, uint64_t* items, uint64_t* room, int64_t n, int64_t pieces) {
  const auto each_piece = [=](auto&& f) {
    parallel_for(pieces, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) f(i);
    });
  };
  const Items<uint64_t> limits(2 * pieces);
  each_piece([&](int64_t piece) {
    uint64_t least = UINT64_MAX, most = 0;
    for (int64_t i = n * piece / pieces; i < n * (piece + 1) / pieces; ++i) {
      least = std::min(least, keys[i]);
      most = std::max(most, keys[i]);
    }
    limits[piece] = least, limits[pieces + piece] = most;
  });
  const uint64_t least = *std::min_element(limits + 0, limits + pieces),
                 most = *std::max_element(limits + pieces, limits + 2 * pieces);
  const int rest = std::max(0, static_cast<int>(std::bit_width(most - least)) - 32);
  each_piece([=](int64_t piece) {
    for (int64_t i = n * piece / pieces; i < n * (piece + 1) / pieces; ++i)
      set_item(items[i], (keys[i] - least) >> rest, i);
  });
  sort_to(items, items, room, n, pieces);
  if (rest == 0) return;
  const auto end_of_equals = [=](int64_t i, int64_t last) {
    return std::upper_bound(items + i, items + last, items[i] | UINT32_MAX) - items;
  };
  const auto first_of = [=](int64_t piece) {
    const int64_t i = n * piece / pieces;
    return i == 0 || i == n ? i : end_of_equals(i - 1, n);
  };
  const Items<int64_t> all_bounds(pieces + 1);
  int64_t* const bounds = all_bounds;
  for (int64_t i = 0; i <= pieces; ++i) bounds[i] = first_of(i);
  const auto is_before = [=](uint64_t a, uint64_t b) {
    const uint64_t x = keys[index_in(a)], y = keys[index_in(b)];
    return x != y ? x < y : a < b;
  };
  each_piece([=](int64_t piece) {
    const int64_t last = bounds[piece + 1];  // from where on another thread may change the halves
    for (int64_t i = bounds[piece], end; i < last; i = end) {
      end = i + 1;
      if (end == last || items[i] >> 32 != items[end] >> 32) continue;
      while (end < last && end - i <= kShort && items[i] >> 32 == items[end] >> 32) ++end;
      if (end - i <= kShort) {
        std::sort(items + i, items + end, is_before);
        continue;
      }
      end = end_of_equals(i, last);
      for (int64_t k = i; k < end; ++k) set_item(items[k], keys[index_in(items[k])] - least, index_in(items[k]));
      sort_to(items + i, items + i, room + i, end - i, 1);
    }
  });
}

template <class K>
void sort_line(K* keys, int64_t n) {
  if (sort_keys(keys, n)) return;
  const Scratch room(static_cast<size_t>(n) * sizeof(K));
  const K* const sorted = sort_items(keys, room.as<K>(), n);
  if (sorted != keys) std::copy_n(sorted, n, keys);
}

// Calls f(offset of a line's first element in x, that in the output, room for so many items) for each line.
template <class Item, class F>
void each_line(const SortParams& p, int64_t room, F&& f) {
  parallel_for(p.outer * p.inner, grain_for(p.n * 32), [&](int64_t begin, int64_t end) {
    const Items<Item> items(room);
    for (int64_t line = begin; line < end; ++line) {
      const int64_t o = line / p.inner, i = line % p.inner;
      f(o * p.n * p.inner + i, o * p.k * p.inner + i, static_cast<Item*>(items));
    }
  });
}

// Narrow keys are sorted as 32 bits, since loops are instantiated for 32 and 64 alone.
template <class T>
using Wide = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;

template <class T>
Wide<T> turned(Key<T> key, bool descending) {
  return descending ? static_cast<Key<T>>(~key) : key;
}

// Makes items of the elements from begin to end of a line whose first element is x[first].
template <class T, class Item>
void rank(const void* x, int64_t first, int64_t begin, int64_t end, int64_t stride, bool descending, Item* items) {
  const T* const line = static_cast<const T*>(x) + first;
  for (int64_t i = begin; i < end; ++i) set_item(items[i], turned<T>(key_of(line[i * stride]), descending), i);
}

// Makes keys of them.
template <class T>
void keys_of(const void* x, int64_t first, int64_t begin, int64_t end, int64_t stride, bool descending,
             uint64_t* keys) {
  const T* const line = static_cast<const T*>(x) + first;
  for (int64_t i = begin; i < end; ++i) keys[i] = turned<T>(key_of(line[i * stride]), descending);
}

// Calls f(step), which a compiler knows where it is 1, so that loops are vectorised.
template <class F>
void with_step(int64_t step, F&& f) {
  if (step == 1) f(std::integral_constant<int64_t, 1>());
  else f(step);
}

// Sorts the elements of a line as they are, after setting NaN aside, and returns true. The signs of zeros may be lost. Returns
// false where sort_keys does.
template <class T, class Step>
bool sort_numbers(const T* x, Step step, int64_t n, bool descending, T* sorted) {
  Key<T> found = 0;
  for (int64_t i = 0; i < n; ++i) {
    sorted[i] = x[i * step];
    found |= sorted[i] != sorted[i];
  }
  const int64_t count = found ? std::remove_if(sorted, sorted + n, [](T v) { return v != v; }) - sorted : n;
  if (!sort_keys(sorted, count)) return false;
  std::fill(sorted + count, sorted + n, std::numeric_limits<T>::quiet_NaN());
  if (descending) std::reverse(sorted, sorted + n);
  return true;
}

// Writes the zeros among the sorted elements y anew in the order in which x has them: they are equal, whatever their signs.
template <class T, class Step>
void restore_zeros(const T* x, Step step, int64_t n, bool descending, T* y) {
  using C = typename ComputeType<T>::type;
  const auto count = [&](auto is_before) {
    int64_t low = 0;
    for (int64_t rest = n; rest > 0;) {
      const int64_t half = rest / 2;
      const bool before = is_before(static_cast<C>(y[(low + half) * step]));
      low = before ? low + half + 1 : low;
      rest = before ? rest - half - 1 : half;
    }
    return low;
  };
  const auto is_negative = [](C v) { return v < C(0); };
  const auto is_not_positive = [](C v) { return v <= C(0); };
  int64_t place = descending ? count(std::not_fn(is_not_positive)) : count(is_negative);
  const int64_t end = descending ? count(std::not_fn(is_negative)) : count(is_not_positive);
  if (place == end) return;
  const auto negative_zero = std::bit_cast<Key<T>>(T(-0.0f));
  Key<T> found = 0;
  for (int64_t i = 0; i < n; ++i) found |= std::bit_cast<Key<T>>(x[i * step]) == negative_zero;
  if (!found) return;
  for (int64_t i = 0; place < end; ++i) {
    const T element = x[i * step];
    y[place * step] = element;
    place += static_cast<C>(element) == C(0);
  }
}

template <class T>
int32_t sort(KernelCall& call) {
  const auto& p = call.params_as<SortParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  using K = Wide<T>;
  const int64_t n = p.n;
  const bool descending = p.descending;
  const bool in_place = sizeof(K) == sizeof(T) && p.inner == 1;  // the line is sorted where the output lies
  each_line<K>(p, in_place ? 0 : n, [=, inner = p.inner](int64_t in, int64_t out, K* room) {
    with_step(inner, [=, x = x + in, y = y + out](auto step) {
      K* const keys = in_place ? reinterpret_cast<K*>(y) : room;
      if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) {
        T* const sorted = reinterpret_cast<T*>(keys);
        if (sort_numbers(x, step, n, descending, sorted)) {
          for (int64_t i = 0; !in_place && i < n; ++i) y[i * step] = sorted[i];
          return restore_zeros(x, step, n, descending, y);
        }
      }
      const K turn = descending ? static_cast<Key<T>>(~Key<T>{0}) : 0;
      for (int64_t i = 0; i < n; ++i) keys[i] = key_of<true>(x[i * step]) ^ turn;
      sort_line(keys, n);
      for (int64_t i = 0; i < n; ++i) {
        const T element = element_of<T>(static_cast<Key<T>>(keys[i] ^ turn));
        std::memcpy(static_cast<void*>(y + i * step), &element, sizeof element);
      }
      if constexpr (has_nan<T>) restore_zeros(x, step, n, descending, y);
    });
  });
  return 0;
}

template <class Item>
using Rank = void(const void* x, int64_t first, int64_t begin, int64_t end, int64_t stride, bool descending,
                  Item* items);

// Of wide elements `rank` gives the keys alone.
template <class Item>
void argsort_lines(const KernelCall& call, Rank<Item>* rank, bool are_wide) {
  const auto& p = call.params_as<SortParams>();
  int64_t* const y = call.outputs[0].as<int64_t>();
  const int64_t pieces = p.outer * p.inner > 1 || p.n < kShared ? 1 : parallelism();
  each_line<Item>(p, (are_wide ? 3 : 2) * p.n, [&](int64_t in, int64_t out, Item* items) {
    Item* const room = items + p.n;
    Item* const ranked = are_wide ? room + p.n : items;
    const auto each_piece = [&](auto&& f) {
      parallel_for(pieces, 1, [&](int64_t begin, int64_t end) { f(p.n * begin / pieces, p.n * end / pieces); });
    };
    each_piece(
        [&](int64_t begin, int64_t end) { rank(call.inputs[0].data, in, begin, end, p.inner, p.descending, ranked); });
    if constexpr (std::is_integral_v<Item>) {
      if (are_wide) order_keys(ranked, items, room, p.n, pieces);
    }
    if (!are_wide) sort_to(items, items, room, p.n, pieces);
    each_piece([&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) y[out + i * p.inner] = index_in(items[i]);
    });
  });
}

template <class T>
int32_t argsort(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  if (call.params_as<SortParams>().n > kMostPacked) argsort_lines<Ranked>(call, rank<T, Ranked>, false);
  else argsort_lines<uint64_t>(call, sizeof(T) < 8 ? rank<T, uint64_t> : keys_of<T>, sizeof(T) == 8);
  return 0;
}

// Puts the k greatest of n elements, k > 0 and 4 k < n, in front of the list, which has room for n items. The k-th of the
// greatest ones of blocks is a limit, below which no element is among them; few others are not.
template <class T, class Item>
void greatest(const T* x, int64_t n, int64_t k, Item* list) {
  using K = Wide<T>;
  const int64_t size = std::clamp<int64_t>(n / (4 * k), 2, 1024), blocks = (n + size - 1) / size;
  const Scratch scratch(2 * static_cast<size_t>(blocks) * sizeof(K));
  K *best = scratch.as<K>(), *sorted = best + blocks;  // keys are turned, so that the greatest element has the least
  for (int64_t b = 0; b < blocks; ++b) {
    const int64_t end = std::min(n, (b + 1) * size);
    K least = std::numeric_limits<K>::max();
    for (int64_t i = b * size; i < end; ++i) least = std::min(least, turned<T>(key_of(x[i]), true));
    best[b] = sorted[b] = least;
  }
  std::nth_element(sorted, sorted + k - 1, sorted + blocks);
  const K limit = sorted[k - 1];
  int64_t count = 0;
  for (int64_t b = 0; b < blocks; ++b) {
    const int64_t end = std::min(n, (b + 1) * size);
    for (int64_t i = b * size; best[b] <= limit && i < end; ++i) {
      const K key = turned<T>(key_of(x[i]), true);
      set_item(list[count], key, i);
      count += key <= limit;
    }
  }
  if (k < count) std::nth_element(list, list + k, list + count);
}

// Calls f(items) with those of the k greatest of n elements, in their order. So many elements that their indices take 64 bits are all
// sorted.
template <class T, class F>
void greatest_in_order(const T* x, int64_t n, int64_t k, F&& f) {
  const bool are_all = 4 * k >= n;
  if (n > kMostPacked) {
    const Items<Ranked> items(2 * n);
    rank<T, Ranked>(x, 0, 0, n, 1, true, items);
    return f(sort_quickly<Ranked>(items, items + n, n));
  }
  if constexpr (sizeof(T) < 8) {
    const Items<uint64_t> items(2 * n);
    if (are_all) rank<T, uint64_t>(x, 0, 0, n, 1, true, items);
    else greatest<T, uint64_t>(x, n, k, items);
    f(sort_quickly<uint64_t>(items, items + n, are_all ? n : k));
  } else if (are_all) {
    const Items<uint64_t> items(3 * n);
    uint64_t* const keys = items + 2 * n;
    keys_of<T>(x, 0, 0, n, 1, true, keys);
    order_keys(keys, items, items + n, n, 1);
    f(static_cast<uint64_t*>(items));
  } else {
    const Items<Ranked> items(n);
    greatest<T, Ranked>(x, n, k, items);
    std::sort(items + 0, items + k);
    f(static_cast<Ranked*>(items));
  }
}

template <class T>
int32_t top_k(KernelCall& call) {
  const auto& p = call.params_as<SortParams>();
  const T* x = call.inputs[0].as<T>();
  T* values = call.outputs[0].as<T>();
  int64_t* indices = call.outputs[1].as<int64_t>();
  if (p.outer == 0 || p.k == 0) return 0;
  parallel_for(p.outer, grain_for(p.n * 32), [&](int64_t begin, int64_t end) {
    for (int64_t line = begin; line < end; ++line) {
      greatest_in_order(x + line * p.n, p.n, p.k, [&, out = line * p.k](const auto* sorted) {
        for (int64_t i = 0; i < p.k; ++i) {
          const int64_t index = index_in(sorted[i]);
          indices[out + i] = index;
          values[out + i] = x[line * p.n + index];
        }
      });
    }
  });
  return 0;
}

// Finds the insertion points of as many elements as there are in `wanted`, in one list of n sorted keys. They take their steps
// together, so that none waits for the memory that another reads.
template <class T, size_t kTogether>
void insertion_points(const Key<T>* keys, int64_t n, const T (&wanted)[kTogether], bool right, int64_t* y) {
  Key<T> key[kTogether];
  int64_t low[kTogether] = {};
  for (size_t j = 0; j < kTogether; ++j) key[j] = key_of(wanted[j]);
  // The point lies between low and low + count.
  for (int64_t count = n; count > 0;) {
    const int64_t half = (count + 1) / 2;
    for (size_t j = 0; j < kTogether; ++j) {
      const Key<T> middle = keys[low[j] + half - 1];
      const bool is_before = right ? middle <= key[j] : middle < key[j];
      low[j] += is_before ? half : 0;
    }
    count -= half;
  }
  std::copy(low, low + kTogether, y);
}

// Finds the places of x2's elements in the lines of x, which are sorted.
template <class T>
int32_t search(KernelCall& call, const T* x) {
  const auto& p = call.params_as<SearchParams>();
  const T* wanted = call.inputs[1].as<T>();
  int64_t* y = call.outputs[0].as<int64_t>();
  constexpr int64_t kTogether = 8;
  if (p.lines == 1 && p.n <= call.outputs[0].num_elements) {
    Scratch scratch(static_cast<size_t>(p.n) * sizeof(T) + 1);
    Key<T>* keys = scratch.as<Key<T>>();
    for (int64_t i = 0; i < p.n; ++i) keys[i] = key_of(x[i]);
    parallel_for(call.outputs[0].num_elements, 4096, [&](int64_t begin, int64_t end) {
      for (; begin + kTogether <= end; begin += kTogether) {
        T some[kTogether];
        std::copy(wanted + begin, wanted + begin + kTogether, some);
        insertion_points(keys, p.n, some, p.right, y + begin);
      }
      for (; begin < end; ++begin) {
        const T one[] = {wanted[begin]};
        insertion_points(keys, p.n, one, p.right, y + begin);
      }
    });
    return 0;
  }
  const int64_t cost = 8 * (std::bit_width(static_cast<uint64_t>(p.n)) + 1);
  parallel_for(call.outputs[0].num_elements, grain_for(cost), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      y[i] = insertion_point(x + (p.lines > 1 ? i / p.m * p.n : 0), p.n, wanted[i], p.right);
    }
  });
  return 0;
}

template <class T>
int32_t searchsorted(KernelCall& call) {
  const T* x = call.inputs[0].as<T>();
  if (call.num_inputs < 3 || !call.inputs[2].given()) return search(call, x);
  const Operand& sorter = call.inputs[2];
  return with_indices(sorter, [&](const auto* indices) {
    const int64_t n = call.params_as<SearchParams>().n;
    if (const int32_t code = check_indices(call, sorter, indices, n)) return code;
    const Scratch room(static_cast<size_t>(sorter.num_elements) * sizeof(T) + 1);
    T* sorted = room.as<T>();
    for (int64_t i = 0; i < sorter.num_elements; ++i) sorted[i] = x[i / n * n + static_cast<int64_t>(indices[i])];
    return search(call, static_cast<const T*>(sorted));
  });
}

// ---- selection

// Counts the keys by one byte. Four tables take turns, so that equal neighbours do not wait for each other.
template <class K>
void count_bytes(const K* keys, int64_t n, int shift, int64_t* counts) {
  int64_t tables[4][256] = {};
  int64_t i = 0;
  for (; i + 4 <= n; i += 4) {
    for (int k = 0; k < 4; ++k) ++tables[k][keys[i + k] >> shift & 255];
  }
  for (; i < n; ++i) ++tables[0][keys[i] >> shift & 255];
  for (int b = 0; b < 256; ++b) counts[b] = tables[0][b] + tables[1][b] + tables[2][b] + tables[3][b];
}

// The keys of a line, from which elements are found by their places in the sorted line: those remain that have the first
// bytes of the one at the place, more of them each time.
template <class K>
class Selection {
 public:
  // Has room for 3 n keys.
  Selection(K* keys, int64_t n) : keys_(keys), n_(n) { count_bytes(keys, n, kTop, counts_); }
  // Finds the key at a place, and the one behind it; the last one is behind itself.
  void find(int64_t place, K& key, K& next) const {
    const K* from = keys_;
    K* to = keys_ + n_;
    int64_t n = n_, before = 0;  // `before` keys are less than the n that remain
    for (int shift = kTop; shift >= 0 && (n > kShort || shift == kTop); shift -= 8) {
      int64_t own[256];
      if (shift < kTop) count_bytes(from, n, shift, own);
      const int64_t* counts = shift < kTop ? own : counts_;
      K byte = 0;
      for (; before + counts[byte] <= place; ++byte) before += counts[byte];
      if (counts[byte] == n) continue;
      int64_t kept = 0;
      for (int64_t i = 0; kept < counts[byte]; ++i) {
        to[kept] = from[i];
        kept += (from[i] >> shift & 255) == byte;
      }
      n = kept;
      from = to;
      to = to == keys_ + n_ ? keys_ + 2 * n_ : keys_ + n_;
    }
    if (from == keys_) from = std::copy(keys_, keys_ + n, to) - n;  // all have the bytes that were looked at
    K* rest = const_cast<K*>(from);
    if (n <= kShort) std::sort(rest, rest + n);  // else they are equal
    key = next = rest[place - before];
    if (place + 1 < before + n) next = rest[place + 1 - before];
    else if (place + 1 < n_) next = least_above(rest[n - 1]);
  }

 private:
  K least_above(K key) const {
    K least = std::numeric_limits<K>::max();
    for (int64_t i = 0; i < n_; ++i) least = std::min(least, keys_[i] > key ? keys_[i] : std::numeric_limits<K>::max());
    return least;
  }

  static constexpr int kTop = 8 * (sizeof(K) - 1);
  K* keys_;
  int64_t n_;
  int64_t counts_[256];
};

// ---- quantiles

// Puts the n elements at x in order: each one's place is the number of those that lie before it.
template <class T>
void sort_few(const T* x, const Key<T>* keys, int64_t n, T* sorted) {
  for (int64_t i = 0; i < n; ++i) {
    int64_t place = 0;
    for (int64_t k = 0; k < i; ++k) place += keys[k] <= keys[i];
    for (int64_t k = i + 1; k < n; ++k) place += keys[k] < keys[i];
    sorted[place] = x[i];
  }
}

// Returns the place of a quantile among the elements that count, from 0 on.
[[gnu::noinline]] double quantile_place(const QuantileParams& p, double q, int64_t present) {
  const double place = (p.as_percent ? q / 100 : q) * static_cast<double>(present - 1);
  if (p.method == QuantileMethod::linear || p.method == QuantileMethod::midpoint) return place;
  if (p.method == QuantileMethod::nearest) return std::nearbyint(place);
  return p.method == QuantileMethod::lower ? std::floor(place) : std::ceil(place);
}

// Returns what lies at `between` of the way from an element to the next one.
template <class T>
T interpolate(T a, T b, double between, bool is_midpoint) {
  const T weight = is_midpoint ? T(0.5) : static_cast<T>(between);
  if (between == 0 || weight == T(0)) return a;
  const T line = is_midpoint ? (a + b) * weight : a + (b - a) * weight;
  return std::isfinite(line) ? line : a * (T(1) - weight) + b * weight;  // infinities, and sums beyond all numbers
}

template <class T>
int32_t line_quantiles(KernelCall& call) {
  using K = Key<T>;
  constexpr K kNan = static_cast<K>(~K{0});
  const auto& p = call.params_as<QuantileParams>();
  constexpr double kHalf = 0.5;
  const bool is_given = call.num_inputs > 1 && call.inputs[1].given();
  const double* const q = is_given ? call.inputs[1].as<double>() : &kHalf;
  for (int64_t k = 0; is_given && k < p.count; ++k) {
    if (const char* const wrong = messages::wrong_quantile(q[k], p.as_percent)) return failed(call, wrong);
  }
  const T* const x = call.inputs[0].as<T>();
  T* const y = call.outputs[0].as<T>();
  const auto write = [&](int64_t line, int64_t present, const auto& find) {
    for (int64_t k = 0; k < p.count; ++k) {
      T a = std::numeric_limits<T>::quiet_NaN(), b = a;
      double between = 0;
      if (present > 0) {
        const double place = quantile_place(p, q[k], present);
        const auto floor = static_cast<int64_t>(place);
        between = place - static_cast<double>(floor);
        find(floor, a, b);
      }
      y[k * p.lines + line] = interpolate(a, b, between, p.method == QuantileMethod::midpoint);
    }
  };
  // Writes the keys of a line, and returns how many elements count.
  const auto write_keys = [&p]<bool exact>(const T* from, K* keys, std::bool_constant<exact>) {
    int64_t present = 0;
    for (int64_t i = 0; i < p.n; ++i) {
      keys[i] = key_of<exact>(from[i]);
      present += keys[i] != kNan;
    }
    return p.omits_nan || present == p.n ? present : 0;
  };
  if (p.n <= kFewToSort) {
    parallel_for(p.lines, grain_for(p.n * p.n * 8 + p.count * 32), [&](int64_t begin, int64_t end) {
      K keys[kFewToSort];
      T sorted[kFewToSort];
      for (int64_t line = begin; line < end; ++line) {
        const int64_t present = write_keys(x + line * p.n, keys, std::false_type());
        sort_few(x + line * p.n, keys, p.n, sorted);
        write(line, present,
              [&](int64_t place, T& a, T& b) { a = sorted[place], b = sorted[std::min(place + 1, p.n - 1)]; });
      }
    });
    return 0;
  }
  parallel_for(p.lines, grain_for(p.n * 8 + p.count * 32), [&](int64_t begin, int64_t end) {
    const Scratch scratch(3 * static_cast<size_t>(p.n) * sizeof(K));
    K* const keys = scratch.as<K>();
    for (int64_t line = begin; line < end; ++line) {
      const int64_t present = write_keys(x + line * p.n, keys, std::true_type());
      const Selection<K> selection(keys, p.n);
      write(line, present, [&](int64_t place, T& a, T& b) {
        K key, next;
        selection.find(place, key, next);
        a = element_of<T>(key), b = element_of<T>(next);
      });
    }
  });
  return 0;
}

// ---- bins

// A product finds the bin unless it is rounded beyond an edge.
template <class T>
int32_t bin_places(KernelCall& call) {
  const Operand& given = call.inputs[1];
  const T *x = call.inputs[0].as<T>(), *edges = given.as<T>();
  int64_t* y = call.outputs[0].as<int64_t>();
  const int64_t last = given.num_elements - 2;
  const T low = edges[0], high = edges[last + 1], scale = static_cast<T>(last + 1) / (high - low);
  parallel_for(call.outputs[0].num_elements, 4096, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const T value = x[i];
      if (!(value >= low && value <= high)) {
        y[i] = 0;
        continue;
      }
      const T place = (value - low) * scale;
      int64_t k = place < static_cast<T>(last) ? static_cast<int64_t>(place) : last;
      if (!(edges[k] <= value && (k == last || value < edges[k + 1])))
        k = std::upper_bound(edges, edges + last + 1, value) - edges - 1;
      y[i] = k + 1;
    }
  });
  return 0;
}

template <class... T>
void add_selections(KernelTable& table, Types<T...>) {
  (table.add("bin_places", dtype_of<T>, bin_places<T>), ...);
  (table.add("line_quantiles", dtype_of<T>, line_quantiles<T>), ...);
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("sort", dtype_of<T>, sort<T>), ...);
  (table.add("argsort", dtype_of<T>, argsort<T>), ...);
  (table.add("top_k", dtype_of<T>, top_k<T>), ...);
  (table.add("searchsorted", dtype_of<T>, searchsorted<T>), ...);
}

}  // namespace

void register_sorting(KernelTable& table) {
  add_all(table, Ordered{});
  add_selections(table, WideFloats{});
  table.add("sort", DType::string, ranked_strings<sort<int64_t>>);
  table.add("argsort", DType::string, ranked_strings<argsort<int64_t>>);
  table.add("top_k", DType::string, ranked_strings<top_k<int64_t>>);
  table.add("searchsorted", DType::string, ranked_strings<searchsorted<int64_t>>);
}

}  // namespace eager::cpu
