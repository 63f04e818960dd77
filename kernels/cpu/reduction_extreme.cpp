// max, min, argmax, argmin.
//
// argmax and argmin search for the best element and its index. Of equal elements the first is the best, and a NaN is
// better than any number. A row is looked at block by block; only a block with a better element than those before is
// searched for its index. Columns are searched side by side. The loops are compiled for each type that is compared;
// what goes over the input is compiled once.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction_extreme.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>

#include "kernels/common/reduction.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "base/memory.h"
#include "base/parallel.h"

#ifndef EAGER_EXTREME_SEARCH
#define EAGER_EXTREME_SEARCH
namespace eager::cpu {

// An element and its index: the best one so far.
struct IndexedValue {
  alignas(8) unsigned char value[8];  // the element; undefined while there is none
  int64_t index = -1;                 // -1: no element yet
};

// The loops of argmax or argmin for one type that is compared. The first row, or element, has the index `first`.
struct Search {
  int64_t size = 0;       // bytes of an element
  int64_t most_rows = 0;  // most rows that take_rows takes
  // Takes the element at x, whose index is `index`, into `best`.
  void (*meet)(IndexedValue& best, const void* x, int64_t index) = nullptr;
  // Takes n elements of a row into `best`.
  void (*take_row)(const void* x, int64_t n, int64_t first, IndexedValue& best) = nullptr;
  // Finds the index in each of `count` rows of n elements.
  void (*rows)(const void* x, int64_t count, int64_t n, int64_t* out) = nullptr;
  // Takes `rows` rows of n columns, which lie `stride` elements apart, into the n columns' best elements.
  void (*take_rows)(const void* x, int64_t stride, int64_t rows, int64_t n, int64_t first,
                    IndexedValue* best) = nullptr;
  // Merges `together` rows of the best elements of `columns` columns into the first row. Row k has every `together`th
  // index from k on.
  void (*meet_rows)(IndexedValue* best, int64_t columns, int64_t together) = nullptr;
};

}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

// Returns the index at which the extreme element, one of the n, comes first. If it is NaN, that is the index of the
// first NaN, since a row with a NaN has no other extreme.
template <class L>
int64_t find(const L* x, int64_t n, L extreme) {
  if (extreme != extreme) return std::find_if(x, x + n, [](L v) { return v != v; }) - x;
  const hn::ScalableTag<L> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  const auto wanted = hn::Set(d, extreme);
  auto is_there = [=](const L* from) HWY_ATTR { return hn::Eq(hn::LoadU(d, from), wanted); };
  int64_t i = 0;
  for (; i + 4 * w <= n; i += 4 * w) {
    const auto first = hn::Or(is_there(x + i), is_there(x + i + w));
    const auto second = hn::Or(is_there(x + i + 2 * w), is_there(x + i + 3 * w));
    if (!hn::AllFalse(d, hn::Or(first, second))) break;
  }
  for (; i + w <= n; i += w) {
    const intptr_t k = hn::FindFirstTrue(d, is_there(x + i));
    if (k >= 0) return i + k;
  }
  return std::find(x + i, x + n, extreme) - x;
}

template <class L, bool kMax>
struct SearchOf {
  using M = ExtremeOf<L, kMax>;
  using Index = hwy::MakeUnsigned<L>;
  static constexpr int64_t kMostRows = sizeof(Index) < 4 ? std::numeric_limits<Index>::max() : 1 << 20;

  static L value_of(const IndexedValue& p) {
    L value;
    std::memcpy(&value, p.value, sizeof value);
    return value;
  }
  static void set(IndexedValue& p, L value, int64_t index) {
    std::memcpy(p.value, &value, sizeof value);
    p.index = index;
  }
  static void meet(IndexedValue& best, L value, int64_t index) {
    const L v = value_of(best);
    if (best.index < 0 || M::beats(v, value) || (index < best.index && !M::beats(value, v))) set(best, value, index);
  }
  static void meet_at(IndexedValue& best, const void* x, int64_t index) {
    L value;
    std::memcpy(&value, x, sizeof value);
    meet(best, value, index);
  }

  static void take_row(const void* from, int64_t n, int64_t first, IndexedValue& best) {
    const L* x = static_cast<const L*>(from);
    L extreme = M::neutral();
    fold_row<M>(x, n, &extreme);
    if (best.index < 0 || M::beats(value_of(best), extreme)) set(best, extreme, first + find(x, n, extreme));
  }

  static void rows(const void* from, int64_t count, int64_t n, int64_t* out) {
    for (int64_t r = 0; r < count; ++r) {
      IndexedValue best;
      take_row(static_cast<const L*>(from) + r * n, n, 0, best);
      out[r] = best.index;
    }
  }

  static void meet_rows(IndexedValue* best, int64_t columns, int64_t together) {
    for (int64_t i = 0; i < columns; ++i) {
      IndexedValue found;
      for (int64_t k = 0; k < together; ++k) {
        const IndexedValue& p = best[k * columns + i];
        meet(found, value_of(p), p.index * together + k);
      }
      best[i] = found;
    }
  }

  static void take_rows(const void* from, int64_t stride, int64_t rows, int64_t n, int64_t first, IndexedValue* best) {
    const L* x = static_cast<const L*>(from);
    const hn::ScalableTag<L> d;
    const hn::ScalableTag<Index> di;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    HWY_ALIGN L values[hn::MaxLanes(hn::ScalableTag<L>())];
    HWY_ALIGN Index indices[hn::MaxLanes(hn::ScalableTag<L>())];
    int64_t done = 0;
    while (done < n) {
      const int64_t j = n >= w ? std::min(done, n - w) : n;
      if (j == n) break;
      auto value = hn::LoadU(d, x + j);
      auto index = hn::Zero(di);
      for (int64_t r = 1; r < rows; ++r) {
        const auto v = hn::LoadU(d, x + r * stride + j);
        const auto beats = M::beats(d, value, v);
        value = hn::IfThenElse(beats, v, value);
        index = hn::IfThenElse(hn::RebindMask(di, beats), hn::Set(di, static_cast<Index>(r)), index);
      }
      hn::Store(value, d, values);
      hn::Store(index, di, indices);
      if (best[done].index < 0) {
        for (int64_t k = done - j; k < w; ++k) set(best[j + k], values[k], first + static_cast<int64_t>(indices[k]));
      } else {
        for (int64_t k = done - j; k < w; ++k) meet(best[j + k], values[k], first + static_cast<int64_t>(indices[k]));
      }
      done = j + w;
    }
    for (; done < n; ++done) {
      for (int64_t r = 0; r < rows; ++r) meet(best[done], x[r * stride + done], first + r);
    }
  }
};

template <class L, bool kMax>
Search search_of() {
  using S = SearchOf<L, kMax>;
  return {sizeof(L), S::kMostRows, S::meet_at, S::take_row, S::rows, S::take_rows, S::meet_rows};
}
template <bool kMax, class... T>
Search find_search(DType dtype, Types<T...>) {
  Search s;
  ((dtype == dtype_of<T> && (s = search_of<T, kMax>(), true)) || ...);
  return s;
}
Search FindSearch(DType dtype, bool is_max) {
  using Compared = Join<Integers, WideFloats>;
  return is_max ? find_search<true>(dtype, Compared{}) : find_search<false>(dtype, Compared{});
}

template <class... T>
void add_extremes(KernelTable& t, Types<T...>) {
  (t.add("max", dtype_of<T>, fold_kernel<ExtremeOf<Compute<T>, true>, T>), ...);
  (t.add("min", dtype_of<T>, fold_kernel<ExtremeOf<Compute<T>, false>, T>), ...);
}
template <class... T>
void add_present(KernelTable& t, Types<T...>) {
  (t.add("present_max", dtype_of<T>, fold_present<ExtremeOf<T, true>>), ...);
  (t.add("present_min", dtype_of<T>, fold_present<ExtremeOf<T, false>>), ...);
}
void RegisterExtremes(KernelTable& t) {
  add_extremes(t, Real{});
  add_present(t, WideFloats{});
  t.add("max", DType::boolean, fold_kernel<ExtremeOf<uint8_t, true>, uint8_t>);
  t.add("min", DType::boolean, fold_kernel<ExtremeOf<uint8_t, false>, uint8_t>);
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FindSearch);
HWY_EXPORT(RegisterExtremes);

namespace {

constexpr int64_t kBlock = 4096;  // most elements of a row that are searched at once
constexpr int64_t kNarrow = 16;   // most elements of a short row, and most columns that are searched as narrow ones
constexpr int64_t kTile = 16384;  // number of elements that are widened at once

// Computes argmax or argmin of [outer, n, inner] along the dim n.
class ArgExtreme {
 public:
  ArgExtreme(const KernelCall& call, bool is_max)
      : x_(call.inputs[0].as<char>()), out_(call.outputs[0].as<int64_t>()),
        stored_size_(static_cast<int64_t>(dtype_size(call.inputs[0].dtype))) {
    const DType dtype = call.inputs[0].dtype;
    is_half_ = dtype == DType::float16 || dtype == DType::bfloat16;
    s_ = HWY_DYNAMIC_DISPATCH(FindSearch)(is_half_                  ? DType::float32
                                          : dtype == DType::boolean ? DType::uint8
                                                                    : dtype,
                                          is_max);
    if (is_half_) widen_ = choose_cast(dtype, DType::float32);
  }

  // Searches contiguous rows of n elements.
  void rows(int64_t num_rows, int64_t n) const {
    if (num_rows == 1 && n > 2 * kFoldWork) return long_row(n);
    parallel_for(num_rows, std::max<int64_t>(1, kFoldWork / n), [&](int64_t b, int64_t e) {
      Scratch room = widened(kBlock);
      for (int64_t r = b; r < e;) {
        if (n > kBlock) {
          IndexedValue best;
          search_row(r * n, n, 0, room, best);
          out_[r++] = best.index;
        } else {
          const int64_t m = is_half_ ? std::min(kBlock / n, e - r) : e - r;
          s_.rows(read(r * n, m * n, room), m, n, out_ + r);
          r += m;
        }
      }
    });
  }
  // Searches contiguous rows of at most kNarrow elements, which are transposed to columns.
  void short_rows(int64_t num_rows, int64_t n) const {
    parallel_for(num_rows, kFoldWork / n, [&](int64_t b, int64_t e) {
      Scratch tile(static_cast<size_t>(kNarrow * kFoldColumns * s_.size)), room = widened(kNarrow * kFoldColumns);
      Scratch places(kFoldColumns * sizeof(IndexedValue));
      IndexedValue* best = places.as<IndexedValue>();
      for (int64_t r = b; r < e; r += kFoldColumns) {
        const int64_t m = std::min(kFoldColumns, e - r);
        transpose(read(r * n, m * n, room), tile.as<char>(), m, n, kFoldColumns, s_.size);
        std::fill(best, best + m, IndexedValue{});
        s_.take_rows(tile.as<char>(), kFoldColumns, n, m, 0, best);
        for (int64_t k = 0; k < m; ++k) out_[r + k] = best[k].index;
      }
    });
  }
  void columns(int64_t outer, int64_t n, int64_t inner) const {
    const int64_t blocks = (inner + kFoldColumns - 1) / kFoldColumns, width = std::min(inner, kFoldColumns);
    const bool is_narrow = inner <= kNarrow && n >= 2 * kFoldColumns;
    parallel_for(outer * blocks, std::max<int64_t>(1, kFoldWork / (n * width)), [&](int64_t b, int64_t e) {
      Scratch places(kFoldColumns * sizeof(IndexedValue)), room = widened(kTile);
      IndexedValue* best = places.as<IndexedValue>();
      for (int64_t u = b; u < e; ++u) {
        const int64_t o = u / blocks, first = u % blocks * kFoldColumns, from = o * n * inner;
        int64_t* to = out_ + o * inner + first;
        if (is_narrow) search_narrow(from, to, n, inner, best, room);
        else search_columns(from + first, to, n, inner, std::min(kFoldColumns, inner - first), best, room);
      }
    });
  }

 private:
  // Returns room for n widened elements; no room if the elements are compared as they are stored.
  Scratch widened(int64_t n) const { return Scratch(is_half_ ? static_cast<size_t>(n * s_.size) : 0); }
  const char* stored(int64_t at) const { return x_ + at * stored_size_; }
  // Returns elements [at, at + n) in the type that is compared. Halves are widened into `room`, from its element
  // room_at on.
  const char* read(int64_t at, int64_t n, const Scratch& room, int64_t room_at = 0) const {
    const void* x = stored(at);
    if (!is_half_) return stored(at);
    char* to = room.as<char>() + room_at * s_.size;
    widen_.loop(&x, to, n, widen_.params);
    return to;
  }

  void search_row(int64_t at, int64_t n, int64_t first, const Scratch& room, IndexedValue& best) const {
    for (int64_t i = 0; i < n; i += kBlock) {
      const int64_t m = std::min(kBlock, n - i);
      s_.take_row(read(at + i, m, room), m, first + i, best);
    }
  }
  void long_row(int64_t n) const {
    const int64_t pieces = (n + kFoldWork - 1) / kFoldWork;
    Scratch places(static_cast<size_t>(pieces) * sizeof(IndexedValue));
    IndexedValue* best = places.as<IndexedValue>();
    std::fill(best, best + pieces, IndexedValue{});
    parallel_for(pieces, 1, [&](int64_t b, int64_t e) {
      Scratch room = widened(kBlock);
      search_row(b * kFoldWork, std::min(e * kFoldWork, n) - b * kFoldWork, b * kFoldWork, room, best[b]);
    });
    for (int64_t k = 1; k < pieces; ++k) {
      if (best[k].index >= 0) s_.meet(best[0], best[k].value, best[k].index);
    }
    *out_ = best[0].index;
  }

  // Returns the number of rows of n elements that take_rows may get at once.
  int64_t most_rows(int64_t n) const {
    return is_half_ ? std::min(s_.most_rows, std::max<int64_t>(1, kTile / n)) : s_.most_rows;
  }
  // Searches n neighbouring columns, at most kFoldColumns. The first element of the first one lies at `from`, and rows
  // lie `columns` elements apart.
  void search_columns(int64_t from, int64_t* out, int64_t rows, int64_t columns, int64_t n, IndexedValue* best,
                      const Scratch& room) const {
    std::fill(best, best + n, IndexedValue{});
    const int64_t most = most_rows(n);
    for (int64_t r = 0; r < rows; r += most) {
      const int64_t m = std::min(most, rows - r), at = from + r * columns;
      if (is_half_) {
        for (int64_t k = 0; k < m; ++k) read(at + k * columns, n, room, k * n);
        s_.take_rows(room.as<char>(), n, m, n, r, best);
      } else {
        s_.take_rows(stored(at), columns, m, n, r, best);
      }
    }
    for (int64_t k = 0; k < n; ++k) out[k] = best[k].index;
  }
  // Searches few columns, all that the rows have. `together` rows are searched as one wide row, and the best
  // elements of its parts are merged in the end.
  void search_narrow(int64_t from, int64_t* out, int64_t rows, int64_t columns, IndexedValue* best,
                     const Scratch& room) const {
    const int64_t together = kFoldColumns / columns, n = together * columns, whole = rows / together;
    std::fill(best, best + n, IndexedValue{});
    const int64_t most = most_rows(n);
    for (int64_t r = 0; r < whole; r += most) {
      const int64_t m = std::min(most, whole - r);
      s_.take_rows(read(from + r * n, m * n, room), n, m, n, r, best);
    }
    s_.meet_rows(best, columns, together);
    const int64_t taken = whole * together;
    if (const int64_t left = rows - taken; left > 0) {
      s_.take_rows(read(from + whole * n, left * columns, room), columns, left, columns, taken, best);
    }
    for (int64_t i = 0; i < columns; ++i) out[i] = best[i].index;
  }

  const char* x_;
  int64_t* out_;
  int64_t stored_size_;
  bool is_half_;
  Search s_;
  ChosenLoop widen_;  // converts halves to float32
};

template <bool kMax>
int32_t arg_extreme(KernelCall& call) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  int64_t* out = call.outputs[0].as<int64_t>();
  const int64_t outputs = call.outputs[0].num_elements, n = p.count;
  if (outputs == 0) return 0;
  if (n == 1) return std::fill(out, out + outputs, 0), 0;
  const int64_t inner = !p.is_rows() ? p.dims[p.rank - 1] : 1;
  const ArgExtreme s(call, kMax);
  if (inner > 1) s.columns(outputs / inner, n, inner);
  else if (n <= kNarrow && outputs >= kNarrow) s.short_rows(outputs, n);
  else s.rows(outputs, n);
  return 0;
}

template <class... T>
void add_arg_extremes(KernelTable& t, Types<T...>) {
  (t.add("argmax", dtype_of<T>, arg_extreme<true>), ...);
  (t.add("argmin", dtype_of<T>, arg_extreme<false>), ...);
}

}  // namespace

void register_extremes(KernelTable& table) {
  HWY_DYNAMIC_DISPATCH(RegisterExtremes)(table);
  add_arg_extremes(table, Ordered{});
}

}  // namespace eager::cpu
#endif
