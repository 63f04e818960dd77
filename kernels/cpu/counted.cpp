// CPU kernels of the counted family, whose outputs are as long as values say.
#include "kernels/common/counted.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <map>
#include <numeric>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/memory.h"
#include "kernels/common/elementwise.h"
#include "kernels/common/sorting.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/strings.h"

namespace eager::cpu {
namespace {

constexpr int64_t kPart = 16384;  // elements of a mask that one thread takes at once

// A mask (a byte other than 0 is true), and for each part of it how many are true before.
class Mask {
 public:
  Mask(const uint8_t* bytes, int64_t n)
      : bytes_(bytes), n_(n), parts_((n + kPart - 1) / kPart),
        before_(static_cast<size_t>(parts_ + 1) * sizeof(int64_t)) {
    int64_t* before = before_.as<int64_t>();
    parallel_for(parts_, 4, [&](int64_t begin, int64_t end) {
      for (int64_t k = begin; k < end; ++k) before[k + 1] = count(bytes + k * kPart, std::min(kPart, n - k * kPart));
    });
    before[0] = 0;
    for (int64_t k = 0; k < parts_; ++k) before[k + 1] += before[k];
  }
  int64_t count() const { return before_.as<int64_t>()[parts_]; }

  // Calls f(first element, its end, how many are true before) for each part.
  template <class F>
  void each_part(F&& f) const {
    parallel_for(parts_, 4, [&](int64_t begin, int64_t end) {
      for (int64_t k = begin; k < end; ++k) f(k * kPart, std::min(n_, (k + 1) * kPart), before_.as<int64_t>()[k]);
    });
  }
  bool operator[](int64_t i) const { return bytes_[i] != 0; }

 private:
  static int64_t count(const uint8_t* bytes, int64_t n) {
    int64_t sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += bytes[i] != 0;
    return sum;
  }
  const uint8_t* bytes_;
  const int64_t n_, parts_;
  Scratch before_;
};

// ---- boolean_mask

// Moves the rows of `inner` elements for which the mask is true, from [begin, end).
template <class T>
void move_rows(const Mask& mask, int64_t begin, int64_t end, const T* from, T* to, int64_t inner) {
  for (int64_t i = begin; i < end; ++i) {
    if (!mask[i]) continue;
    std::memcpy(to, from + i * inner, static_cast<size_t>(inner) * sizeof(T));
    to += inner;
  }
}

// Does the same for rows of one element: each is written, and overwritten by the next unless it counts.
template <class T>
void move_elements(const Mask& mask, int64_t begin, const T* from, T* to, int64_t count) {
  for (int64_t i = begin, k = 0; k < count; ++i) {
    to[k] = from[i];
    k += mask[i];
  }
}

int32_t boolean_mask(KernelCall& call) {
  const auto& p = call.params_as<MaskParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  const Mask mask(call.inputs[1].as<uint8_t>(), p.n);
  const int64_t count = *count_of(call) = mask.count();
  if (x.num_elements == 0 || count == 0) return 0;
  with_element(dtype_size(x.dtype), [&]<class T>(T) {
    mask.each_part([&](int64_t begin, int64_t end, int64_t before) {
      int64_t here = 0;
      for (int64_t i = begin; i < end; ++i) here += mask[i];
      for (int64_t o = 0; o < p.outer; ++o) {
        const T* from = x.as<T>() + o * p.n * p.inner;
        T* to = y.as<T>() + (o * count + before) * p.inner;
        if (p.inner == 1) move_elements(mask, begin, from, to, here);
        else move_rows(mask, begin, end, from, to, p.inner);
      }
    });
  });
  return 0;
}

// ---- nonzero

// Writes the indices of what is true of [begin, end), which is part of the elements of an array with x's dims.
void put_indices(const Mask& mask, const Operand& x, Operand* outputs, int64_t begin, int64_t end, int64_t to) {
  int64_t index[kMaxRank], rest = begin;
  for (int d = x.rank - 1; d >= 0; --d) {
    index[d] = rest % x.dims[d];
    rest /= x.dims[d];
  }
  const int last = x.rank - 1;
  int64_t* columns = outputs[last].as<int64_t>();
  for (int64_t i = begin; i < end;) {
    const int64_t row = i - index[last], row_end = std::min(end, row + x.dims[last]);
    const int64_t first = to;
    for (; i < row_end; ++i) {
      if (mask[i]) columns[to++] = i - row;
    }
    for (int d = 0; d < last; ++d) std::fill(outputs[d].as<int64_t>() + first, outputs[d].as<int64_t>() + to, index[d]);
    index[last] = 0;
    for (int d = last - 1; d >= 0 && ++index[d] == x.dims[d]; --d) index[d] = 0;
  }
}

int32_t put_nonzero(KernelCall& call, const uint8_t* bytes) {
  const Operand& x = call.inputs[0];
  const Mask mask(bytes, x.num_elements);
  *count_of(call) = mask.count();
  mask.each_part(
      [&](int64_t begin, int64_t end, int64_t before) { put_indices(mask, x, call.outputs, begin, end, before); });
  return 0;
}

template <class T>
int32_t nonzero(KernelCall& call) {
  const Operand& x = call.inputs[0];
  if constexpr (std::is_same_v<T, Boolean>) return put_nonzero(call, x.as<uint8_t>());
  const Scratch scratch(static_cast<size_t>(x.num_elements) + 1);
  uint8_t* bytes = scratch.as<uint8_t>();
  const T* values = x.as<T>();
  parallel_for(x.num_elements, kMoveGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) bytes[i] = static_cast<Compute<T>>(values[i]) != Compute<T>(0);
  });
  return put_nonzero(call, bytes);
}

// ---- unique

uint64_t mixed(uint64_t h) {
  h = (h ^ (h >> 32)) * 0x9e3779b97f4a7c15u;
  return h ^ (h >> 29);
}

// The most places of an open table that are looked at. Codes that find none among them, as only codes do that were chosen for
// their hashes, lie in a tree, so that n of them take a time of n log n.
constexpr uint64_t kMostLooks = 64;

using ComplexCode = std::pair<uint64_t, uint64_t>;

uint64_t hash_of(uint64_t code) { return mixed(code); }
uint64_t hash_of(const ComplexCode& code) { return mixed(code.first) * 31 + mixed(code.second); }

// Returns what an element has in common with those that equal it alone: zeros of both signs, and any bytes that are true, have
// one code.
template <class T>
auto code_of(T x) {
  if constexpr (is_complex_type<T>) return ComplexCode(code_of(x.real()), code_of(x.imag()));
  else if constexpr (std::is_integral_v<T>) return static_cast<uint64_t>(x);
  else return std::bit_cast<uint64_t>(static_cast<double>(static_cast<Compute<T>>(x)) + 0.0);
}

// Numbers of distinct codes: an open table of which at most half is used. `code_at` gives the code that has a number.
template <class Code>
class Numbers {
 public:
  // Has room for n codes, if they are few.
  explicit Numbers(int64_t n) { make(std::bit_ceil(2 * static_cast<uint64_t>(std::min<int64_t>(n, 511)) + 2)); }
  // Returns the number of a code, or `next`, which it then has.
  template <class F>
  int64_t find(const Code& code, int64_t next, const F& code_at) {
    const uint64_t hash = hash_of(code);
    Slot* slot = &slots_[hash & mask_];
    for (const Slot* last = slot + kMostLooks - 1; slot->number >= 0; ++slot) {
      if (slot->hash == hash && code_at(slot->number) == code) return slot->number;
      if (slot == last) {
        const auto [other, is_new] = others_.try_emplace(code, next);
        if (!is_new) return other->second;
        break;
      }
    }
    if (slot->number < 0) *slot = {hash, next};
    if (2 * ++num_used_ > mask_) grow(code_at);
    return next;
  }

 private:
  struct Slot {
    uint64_t hash;
    int64_t number = -1;
  };
  void make(uint64_t size) {
    slots_.assign(size + kMostLooks - 1, Slot{0, -1});
    mask_ = size - 1;
  }
  template <class F>
  void grow(const F& code_at) {
    const std::vector<Slot> slots = std::move(slots_);
    const std::map<Code, int64_t> others = std::exchange(others_, {});
    make(4 * (mask_ + 1));
    for (const Slot& slot : slots) {
      if (slot.number >= 0) put(slot, code_at);
    }
    for (const auto& [code, number] : others) put({hash_of(code), number}, code_at);
  }
  template <class F>
  void put(const Slot& entry, const F& code_at) {
    Slot* slot = &slots_[entry.hash & mask_];
    for (const Slot* last = slot + kMostLooks - 1; slot->number >= 0 && slot < last;) ++slot;
    if (slot->number < 0) *slot = entry;
    else others_.emplace(code_at(entry.number), entry.number);
  }
  std::vector<Slot> slots_;
  std::map<Code, int64_t> others_;
  uint64_t mask_ = 0, num_used_ = 0;
};

template <class T>
int32_t unique_elements(KernelCall& call) {
  const Operand& x = call.inputs[0];
  const T* from = x.as<T>();
  T* values = call.outputs[0].as<T>();
  int64_t *indices = call.outputs[1].as<int64_t>(), *inverse = call.outputs[2].as<int64_t>(),
          *counts = call.outputs[3].as<int64_t>();
  const auto code_at = [=](int64_t k) { return code_of(values[k]); };
  Numbers<decltype(code_of(*from))> numbers(x.num_elements);
  int64_t found = 0, i = 0;
  if constexpr (std::is_integral_v<T>) {
    // Elements that rise are compared only with the one before.
    for (; i < x.num_elements; ++i) {
      const T value = from[i], last = from[std::max<int64_t>(i - 1, 0)];
      if (i == 0 || last < value) {
        values[found] = value;
        indices[found] = i;
        counts[found++] = 0;
      } else if (last != value) {
        break;
      }
      ++counts[found - 1];
      inverse[i] = found - 1;
    }
    if (i == x.num_elements) return *count_of(call) = found, 0;
    for (int64_t k = 0; k < found; ++k) numbers.find(code_at(k), k, code_at);
  }
  for (; i < x.num_elements; ++i) {
    const T value = from[i];
    const bool is_nan = static_cast<Compute<T>>(value) != static_cast<Compute<T>>(value);
    values[found] = value;  // which code_at reads as soon as it has a number
    const int64_t number = is_nan ? found : numbers.find(code_of(value), found, code_at);
    if (number == found) {
      indices[found] = i;
      counts[found++] = 0;
    }
    ++counts[number];
    inverse[i] = number;
  }
  *count_of(call) = found;
  return 0;
}

// ---- unique along an axis

// Writes the numbers of n slices of `width` keys each in the order of the keys; equal ones keep theirs.
template <class K>
void sort_slices(const K* keys, int64_t n, int64_t width, int64_t* order) {
  struct Slice {
    K first;  // lies here too, since it decides most comparisons
    int64_t number;
  };
  const Scratch room(static_cast<size_t>(n) * sizeof(Slice) + 1);
  Slice* slices = room.as<Slice>();
  for (int64_t i = 0; i < n; ++i) slices[i] = {width > 0 ? keys[i * width] : K{0}, i};
  std::sort(slices, slices + n, [=](const Slice& a, const Slice& b) {
    if (a.first != b.first) return a.first < b.first;
    const K *left = keys + a.number * width, *right = keys + b.number * width;
    const auto [l, r] = std::mismatch(left, left + width, right);
    return l != left + width ? *l < *r : a.number < b.number;
  });
  for (int64_t i = 0; i < n; ++i) order[i] = slices[i].number;
}

// Numbers the distinct ones of n slices by their order. Returns how many there are. With `nan`, no slice equals one that has the
// greatest key.
template <class K>
int64_t number_slices(const K* keys, int64_t n, int64_t width, bool nan, int64_t* indices, int64_t* inverse,
                      int64_t* counts) {
  const Scratch room(static_cast<size_t>(n) * sizeof(int64_t) + 1);
  int64_t* order = room.as<int64_t>();
  sort_slices(keys, n, width, order);
  const auto are_equal = [=](const K* a, const K* b) {
    return std::equal(a, a + width, b) && !(nan && std::find(a, a + width, std::numeric_limits<K>::max()) != a + width);
  };
  int64_t found = 0;
  for (int64_t i = 0; i < n; ++i) {
    if (i == 0 || !are_equal(keys + order[i] * width, keys + order[i - 1] * width)) {
      indices[found] = order[i];
      counts[found++] = 0;
    }
    ++counts[found - 1];
    inverse[order[i]] = found - 1;
  }
  return found;
}

// The real and the imaginary part of a complex number have a key each.
template <class T>
int32_t unique_slices(KernelCall& call) {
  using Part = typename ComplexParts<T>::Part;
  const auto& p = call.params_as<UniqueParams>();
  const Operand &x = call.inputs[0], &values = call.outputs[0];
  constexpr int64_t kParts = sizeof(T) / sizeof(Part);
  const int64_t inner = p.inner * kParts, width = p.outer * inner;
  const int64_t outer = x.num_elements == 0 ? 0 : p.outer;  // of slices without elements any number
  const Part* from = x.as<Part>();
  const Scratch scratch(static_cast<size_t>(p.n * width) * sizeof(Key<Part>) + 1);
  Key<Part>* keys = scratch.as<Key<Part>>();
  parallel_for(p.n, grain_for(width * 4), [&](int64_t begin, int64_t end) {
    for (int64_t s = begin; s < end; ++s) {
      for (int64_t o = 0; o < outer; ++o) {
        const Part* row = from + (o * p.n + s) * inner;
        for (int64_t i = 0; i < inner; ++i) keys[s * width + o * inner + i] = key_of(row[i]);
      }
    }
  });
  int64_t* indices = call.outputs[1].as<int64_t>();
  const int64_t found = *count_of(call) = number_slices(keys, p.n, width, has_nan<Part>, indices,
                                                        call.outputs[2].as<int64_t>(), call.outputs[3].as<int64_t>());
  const size_t bytes = static_cast<size_t>(p.inner) * sizeof(T);
  for (int64_t o = 0; o < outer; ++o) {
    for (int64_t k = 0; k < found; ++k) {
      std::memcpy(values.as<T>() + (o * found + k) * p.inner, x.as<T>() + (o * p.n + indices[k]) * p.inner, bytes);
    }
  }
  return 0;
}

// Integers that differ in sign alone are equal where their bits are.
template <class T>
using Bitwise = std::conditional_t<std::is_integral_v<T>, std::make_unsigned<T>, std::type_identity<T>>;

template <class T>
int32_t unique(KernelCall& call) {
  if (call.params_as<UniqueParams>().has_axis) return unique_slices<T>(call);
  return unique_elements<typename Bitwise<T>::type>(call);
}

// ---- is_among

// A set of whole numbers that lie so near to each other that each has a place of its own.
class NearCodes {
 public:
  NearCodes(int64_t low, uint64_t range) : low_(static_cast<uint64_t>(low)), is_in_(range + 2) {}
  void add(uint64_t code) { is_in_[code - low_] = true; }
  // The last place is for codes that lie elsewhere, so that there is no branch.
  bool has(uint64_t code) const { return is_in_[std::min<uint64_t>(code - low_, is_in_.size() - 1)]; }

 private:
  uint64_t low_;
  std::vector<uint8_t> is_in_;
};

// A set of any codes: an open table of which little is used while it is small.
class Codes {
 public:
  explicit Codes(int64_t n) : mask_(std::bit_ceil(static_cast<uint64_t>(n) * (n <= 4096 ? 8 : 2) + 1) - 1) {
    codes_.assign(mask_ + 1 + kMostLooks, kFree);
  }
  void add(uint64_t code) {
    if (const size_t at = place(code); at < codes_.size()) codes_[at] = code;
    else others_.insert(code);
  }
  bool has(uint64_t code) const {
    const size_t at = place(code);
    return at < codes_.size() ? codes_[at] == code : others_.contains(code);
  }

 private:
  static constexpr uint64_t kFree = 0x9e3779b97f4a7c15u;
  // Returns where the code lies or may lie, or a place beyond the table.
  size_t place(uint64_t code) const {
    uint64_t at = hash_of(code) & mask_;
    for (const uint64_t end = code == kFree ? at : at + kMostLooks; at < end; ++at) {
      if (codes_[at] == kFree || codes_[at] == code) return at;
    }
    return codes_.size();
  }
  uint64_t mask_;
  std::vector<uint64_t> codes_;
  std::set<uint64_t> others_;  // kFree too
};

// Calls f(code, i) for those of the elements [begin, end) that are not NaN. Elements that are equal have one code.
template <class F>
void each_code(const Operand& x, int64_t begin, int64_t end, const F& f) {
  const bool is_float = is_floating(x.dtype);
  const DType wide = is_float ? DType::float64 : DType::uint64;
  const ChosenLoop widen = x.dtype == wide ? ChosenLoop{} : choose_cast(x.dtype, wide);
  constexpr int64_t kBlock = 256;
  for (; begin < end; begin += kBlock) {
    const int64_t n = std::min(kBlock, end - begin);
    const void* from = x.as<char>() + begin * static_cast<int64_t>(dtype_size(x.dtype));
    uint64_t codes[kBlock];
    if (widen.loop) widen.loop(&from, codes, n, widen.params);
    else std::memcpy(codes, from, static_cast<size_t>(n) * sizeof *codes);
    for (int64_t i = 0; i < n; ++i) {
      const double value = is_float ? std::bit_cast<double>(codes[i]) + 0.0 : 0.0;  // zeros of both signs are equal
      if (value == value) f(is_float ? std::bit_cast<uint64_t>(value) : codes[i], begin + i);
    }
  }
}

template <class Set>
void find_among(KernelCall& call, Set set) {
  const Operand &x = call.inputs[0], &elements = call.inputs[1];
  bool* y = call.outputs[0].as<bool>();
  each_code(elements, 0, elements.num_elements, [&](uint64_t code, int64_t) { set.add(code); });
  parallel_for(x.num_elements, 4096, [&](int64_t begin, int64_t end) {
    std::fill(y + begin, y + end, false);
    each_code(x, begin, end, [&](uint64_t code, int64_t i) { y[i] = set.has(code); });
  });
}

int32_t is_among(KernelCall& call) {
  const Operand &x = call.inputs[0], &elements = call.inputs[1];
  const int64_t n = elements.num_elements;
  if (!is_floating(x.dtype) && n > 0) {
    int64_t low = std::numeric_limits<int64_t>::max(), high = std::numeric_limits<int64_t>::min();
    each_code(elements, 0, n, [&](uint64_t code, int64_t) {
      low = std::min(low, static_cast<int64_t>(code));
      high = std::max(high, static_cast<int64_t>(code));
    });
    const uint64_t range = static_cast<uint64_t>(high) - static_cast<uint64_t>(low);
    if (range <= 6 * static_cast<uint64_t>(n + x.num_elements)) {
      find_among(call, NearCodes(low, range));
      return 0;
    }
  }
  find_among(call, Codes(n));
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("nonzero", dtype_of<T>, nonzero<typename Bitwise<T>::type>), ...);
  (table.add("unique", dtype_of<T>, unique<T>), ...);
  (table.add("is_among", dtype_of<T>, is_among), ...);
}

}  // namespace

void register_counted(KernelTable& table) {
  table.add("boolean_mask", DType::none, boolean_mask);
  add_all(table, Fixed{});
  table.add("unique", DType::string, ranked_strings<unique<int64_t>>);
}

}  // namespace eager::cpu
