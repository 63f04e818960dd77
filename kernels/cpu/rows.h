// Rows that are moved, added or otherwise folded by index.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstring>
#include <optional>
#include <type_traits>

#include "base/error.h"
#include "base/memory.h"
#include "base/parallel.h"
#include "kernels/common/indexing.h"
#include "kernels/common/messages.h"
#include "kernels/common/scatter.h"
#include "kernels/cpu/chunks.h"
#include "kernels/cpu/move.h"

namespace eager::cpu {

// ---- indices

// An operand's indices as int64; those of another dtype are copied.
class WideIndices {
 public:
  explicit WideIndices(const Operand& o);
  operator const int64_t*() const { return data_; }

 private:
  static constexpr int64_t kFew = 16;  // that need no memory of their own
  int64_t few_[kFew];
  Scratch copy_;
  const int64_t* data_;
};

// Calls f with the indices as int32 or int64; other integers are converted first.
template <class F>
int32_t with_indices(const Operand& o, F&& f) {
  if (o.dtype == DType::int32) return f(o.as<const int32_t>());
  const WideIndices wide(o);
  return f(static_cast<const int64_t*>(wide));
}

// The first index that is wrong, which threads look for together.
class FirstWrongIndex {
 public:
  explicit FirstWrongIndex(const Operand& indices) : indices_(indices), at_(indices.num_elements) {}
  void tell(int64_t i) {
    int64_t seen = at_.load();
    while (i < seen && !at_.compare_exchange_weak(seen, i)) {
    }
  }
  FirstWrongIndex(const FirstWrongIndex& o) : indices_(o.indices_), at_(o.at()) {}
  bool is_there() const { return at() < indices_.num_elements; }
  int64_t at() const { return at_.load(); }
  // Fails, with TensorFlow's message, if there is one. All must lie in [0, n).
  template <class I>
  int32_t check(KernelCall& call, const I* indices, int64_t n) const {
    if (!is_there()) return 0;
    const Operand& o = indices_;
    messages::index(call.message, o.dims, o.rank, at(), static_cast<int64_t>(indices[at()]), n,
                    o.dtype == DType::uint64);
    return static_cast<int32_t>(Code::invalid_argument);
  }

 private:
  const Operand& indices_;
  std::atomic<int64_t> at_;
};

// Has its highest bit set where an index lies outside [0, n), by the signs of what is negative and of what is left over: vectors compute
// it, and loops gather it without a branch.
inline uint64_t sign_outside(int64_t index, int64_t n) {
  const uint64_t i = static_cast<uint64_t>(index);
  return i | (static_cast<uint64_t>(n - 1) - i);
}

// Looks for an index outside [0, n).
template <class I>
FirstWrongIndex first_wrong_index(const Operand& o, const I* indices, int64_t n) {
  FirstWrongIndex first(o);
  const auto is_wrong = [=](I i) { return static_cast<uint64_t>(static_cast<int64_t>(i)) >= static_cast<uint64_t>(n); };
  parallel_for(o.num_elements, kMoveGrain, [&](int64_t begin, int64_t end) {
    uint64_t signs = 0;
    for (int64_t i = begin; i < end; ++i) signs |= sign_outside(static_cast<int64_t>(indices[i]), n);
    const bool bad = static_cast<int64_t>(signs) < 0;
    if (bad) first.tell(std::find_if(indices + begin, indices + end, is_wrong) - indices);
  });
  return first;
}

// Fails, with TensorFlow's message, for the first index outside [0, n).
template <class I>
int32_t check_indices(KernelCall& call, const Operand& o, const I* indices, int64_t n) {
  return first_wrong_index(o, indices, n).check(call, indices, n);
}

// ---- rows by index

// Copies rows of `inner` elements: to[i] = from[indices[i]] for i in [begin, end).
template <class T, class I>
void take_rows(T* to, const T* from, const I* indices, int64_t begin, int64_t end, int64_t inner) {
  if (inner == 1) {
    for (int64_t i = begin; i < end; ++i) to[i] = from[indices[i]];
  } else {
    for (int64_t i = begin; i < end; ++i) {
      std::memcpy(to + i * inner, from + static_cast<int64_t>(indices[i]) * inner, inner * sizeof(T));
    }
  }
}

template <class I>
void gather_rows(void* to, const void* from, const I* indices, const GatherParams& p, size_t element_size) {
  const int64_t blocks = p.batch * p.outer;
  with_element(element_size, [&]<class T>(T) {
    // Items are the rows of the output: [batch, outer, count].
    parallel_for(blocks * p.count, grain_for(p.inner * static_cast<int64_t>(sizeof(T))),
                 [&](int64_t begin, int64_t end) {
                   if (blocks == 1)
                     return take_rows(static_cast<T*>(to), static_cast<const T*>(from), indices, begin, end, p.inner);
                   while (begin < end) {
                     const int64_t block = begin / p.count, first = begin % p.count;
                     const int64_t last = std::min(p.count, first + end - begin);
                     take_rows(static_cast<T*>(to) + block * p.count * p.inner,
                               static_cast<const T*>(from) + block * p.n * p.inner, indices + block / p.outer * p.count,
                               first, last, p.inner);
                     begin += last - first;
                   }
                 });
  });
}

// A range of rows or columns.
struct Span {
  int64_t begin, end;
  int64_t size() const { return end - begin; }
  bool has(int64_t i) const {
    return static_cast<uint64_t>(i) - static_cast<uint64_t>(begin) < static_cast<uint64_t>(size());
  }
};

// Calls f(number of the index, row) for the indices of some rows.
template <class F>
[[gnu::always_inline]] inline void each_inside(const int64_t* indices, int64_t count, Span rows, F&& f) {
  for (int64_t i = 0; i < count; ++i) {
    const int64_t row = indices[i];
    if (rows.has(row)) f(i, row);
  }
}

// Reports whether indices are not negative, and none is less than the one before: vectors look at the signs of differences, which do not
// overflow then.
inline bool never_falls(const int64_t* indices, int64_t count) {
  constexpr int64_t kBlock = 1024;  // indices, after which what falls is left
  uint64_t signs = count > 0 ? static_cast<uint64_t>(indices[0]) : 0;
  for (int64_t begin = 1; begin < count && static_cast<int64_t>(signs) >= 0; begin += kBlock) {
    for (int64_t i = begin; i < std::min(count, begin + kBlock); ++i) {
      const uint64_t index = static_cast<uint64_t>(indices[i]);
      signs |= index | (index - static_cast<uint64_t>(indices[i - 1]));
    }
  }
  return static_cast<int64_t>(signs) >= 0;
}

inline constexpr int64_t kLeastRow = 8;  // narrower rows cost less than the branches that leave other threads' rows out

inline constexpr int64_t kLanes = 8;     // so many elements of one run are folded side by side
inline constexpr int64_t kLongRun = 64;  // elements of one run for which it is worth it

// Returns where the run of equal indices that begins at `begin` ends. The search doubles its steps, since runs may be long.
[[gnu::noinline]] inline int64_t end_of_run(const int64_t* sorted, int64_t begin, int64_t count) {
  int64_t last = begin, step = 1;  // sorted[last] belongs to the run
  for (; last + step < count && sorted[last + step] == sorted[begin]; step *= 2) last += step;
  const int64_t most = std::min(count, last + step);
  return std::upper_bound(sorted + last, sorted + most, sorted[begin]) - sorted;
}

// Calls f(first element, number of elements) for the stretches of an array with rows of `inner` elements in which some columns of some
// rows lie.
template <class F>
void each_stretch(Span rows, Span columns, int64_t inner, F&& f) {
  if (columns.size() == inner) return f(rows.begin * inner, rows.size() * inner);
  for (int64_t r = rows.begin; r < rows.end; ++r) f(r * inner + columns.begin, columns.size());
}

// Sets rows to base's, or each element to that at `identity` where base is NULL.
[[gnu::noinline]] inline void begin_rows(void* to, const void* base, const void* identity, size_t element_size,
                                         Span rows, Span columns, int64_t inner) {
  const int64_t size = static_cast<int64_t>(element_size);
  each_stretch(rows, columns, inner, [&](int64_t first, int64_t n) {
    char* const y = static_cast<char*>(to) + first * size;
    if (base) std::memcpy(y, static_cast<const char*>(base) + first * size, static_cast<size_t>(n * size));
    else fill(y, static_cast<const char*>(identity), n, element_size);
  });
}
// Sets sums, which stand one behind the other, to what these rows begin with.
template <class C, class T>
[[gnu::noinline]] void begin_sums(C* sums, const T* base, C identity, Span rows, Span columns, int64_t inner) {
  each_stretch(rows, columns, inner, [&](int64_t first, int64_t n) {
    if (!base) {
      std::fill_n(sums, n, identity);
    } else {
      for (int64_t j = 0; j < n; ++j) sums[j] = static_cast<C>(static_cast<Compute<T>>(base[first + j]));
    }
    sums += n;
  });
}
// Rounds sums that stand one behind the other.
template <class C, class T>
[[gnu::noinline]] void round_sums(const C* sums, T* to, Span rows, Span columns, int64_t inner) {
  each_stretch(rows, columns, inner, [&](int64_t first, int64_t n) {
    for (int64_t j = 0; j < n; ++j) to[first + j] = static_cast<T>(static_cast<Compute<T>>(sums[j]));
    sums += n;
  });
}

// So many elements are folded in the output's own type: none where it is narrower than that in which it is computed.
template <class T, class Fold>
inline constexpr int64_t kFewIn = std::is_same_v<T, Compute<T>> ? Fold::kFew : 0;

// Folds elements into the rows that their indices tell, those of a row in their order: in the rows' own type where at most `few` meet, else
// in accumulators of type C. An index outside `rows` is left out. The row fold has
//   width                 elements of a row
//   kHasOwn               whether `few` is not 0; kIsWide, whether it is as many as there may be, since C is the rows' own type
//   add(row, i)           folds element i into a row
//   begin(row, sums)      sets the accumulators of a row to what it was at first
//   add_wide(sums, i)     folds element i into the accumulators
//   finish(row, sums)     writes the row
template <class C, class RowFold>
void fold_by_length(const RowFold f, const int64_t* indices, int64_t count, Span rows, int64_t few) {
  const auto each = [&](auto&& take) __attribute__((always_inline)) { each_inside(indices, count, rows, take); };
  if constexpr (RowFold::kHasOwn) {
    if (RowFold::kIsWide || count <= few) return each([&](int64_t i, int64_t row) { f.add(row, i); });
  }
  const Scratch met_by(static_cast<size_t>(rows.size()));
  uint8_t* const met = met_by.as<uint8_t>();  // how many elements rows meet, or one more than `few`
  uint8_t most = 0;
  const auto meet = [&](int64_t row) __attribute__((always_inline)) {
    uint8_t n = met[row - rows.begin];
    n = static_cast<uint8_t>(n + (n <= few));
    met[row - rows.begin] = n;
    most = std::max(most, n);
  };
  std::memset(met, 0, static_cast<size_t>(rows.size()));
  each([&](int64_t, int64_t row) __attribute__((always_inline)) { meet(row); });
  if constexpr (RowFold::kHasOwn) {
    each([&](int64_t i, int64_t row) __attribute__((always_inline)) {
      if (met[row - rows.begin] <= few) f.add(row, i);
    });
  }
  if (most <= few) return;
  const int64_t longest = std::min(rows.size(), count / (few + 1));  // so many rows may be long
  const Scratch slots_of(static_cast<size_t>(rows.size()) * sizeof(int64_t)),
      rows_of(static_cast<size_t>(longest) * sizeof(int64_t)),
      all_sums(static_cast<size_t>(longest * f.width) * sizeof(C));
  int64_t found = 0;
  each([&](int64_t i, int64_t row) __attribute__((always_inline)) {
    uint8_t& n = met[row - rows.begin];
    if (n <= few) return;
    int64_t& slot = slots_of.as<int64_t>()[row - rows.begin];
    if (n == few + 1) {
      ++n;
      rows_of.as<int64_t>()[slot = found++] = row;
      f.begin(row, all_sums.as<C>() + slot * f.width);
    }
    f.add_wide(all_sums.as<C>() + slot * f.width, i);
  });
  for (int64_t k = 0; k < found; ++k) f.finish(rows_of.as<int64_t>()[k], all_sums.as<C>() + k * f.width);
}

// Some columns of rows that are folded, for fold_by_length.
template <class C, class Fold, class T>
struct RowsOfFew {
  T* to;
  const T *base, *from;
  int64_t inner, first, width;  // the first column, and how many
  static constexpr bool kHasOwn = (kFewIn<T, Fold>) > 0, kIsWide = false;

  static C wide(T x) { return static_cast<C>(static_cast<Compute<T>>(x)); }
  void add(int64_t row, int64_t i) const {
    T* const y = to + row * inner + first;
    const T* const x = from + i * inner + first;
    if constexpr (kHasOwn) {
      for (int64_t j = 0; j < width; ++j) y[j] = Fold::step(y[j], x[j]);
    }
  }
  void begin(int64_t row, C* sums) const {
    const T* const start = base ? base + row * inner + first : nullptr;
    for (int64_t j = 0; j < width; ++j) sums[j] = start ? wide(start[j]) : Fold::template identity<C>();
  }
  void add_wide(C* sums, int64_t i) const {
    const T* const x = from + i * inner + first;
    for (int64_t j = 0; j < width; ++j) sums[j] = Fold::step(sums[j], wide(x[j]));
  }
  void finish(int64_t row, const C* sums) const {
    T* const y = to + row * inner + first;
    for (int64_t j = 0; j < width; ++j) y[j] = static_cast<T>(static_cast<Compute<T>>(sums[j]));
  }
};
// Does what fold_some_rows does, with accumulators only where they matter.
template <class C, class Fold, class T>
[[gnu::noinline]] void fold_rows_of_few(T* to, const T* base, const T* from, const int64_t* indices, int64_t count,
                                        int64_t inner, Span rows, Span columns) {
  const T identity = static_cast<T>(Fold::template identity<Compute<T>>());
  begin_rows(to, base, &identity, sizeof identity, rows, columns, inner);
  const RowsOfFew<C, Fold, T> f{to, base, from, inner, columns.begin, columns.size()};
  fold_by_length<C>(f, indices, count, rows, kFewIn<T, Fold>);
}

// Folds elements into places that have begun: the first kFew that meet at a place in the places' own type, what follows in an accumulator
// of type C. What a place becomes depends on its own elements alone.
template <class C, class Fold, class T>
class PlaceFold {
 public:
  static constexpr size_t kRoomEach = sizeof(C) + 1;

  // `room` has kRoomEach bytes for each place.
  PlaceFold(const Scratch& room, int64_t places)
      : sums_(room.as<C>()), met_(reinterpret_cast<uint8_t*>(sums_ + places)) {
    std::memset(met_, 0, static_cast<size_t>(places));
  }
  [[gnu::always_inline]] void fold(int64_t place, T& y, T x) {
    uint8_t& met = met_[place];
    if (met < Fold::kFew) [[likely]] {
      ++met;
      y = Fold::step(y, x);
      return;
    }
    if (met == Fold::kFew) {
      ++met;
      sums_[place] = static_cast<C>(y);
      has_sums_ = true;
    }
    sums_[place] = Fold::step(sums_[place], static_cast<C>(x));
  }
  // Rounds the accumulators of lines of `width` places, which lie `step` elements apart.
  void finish(T* y, int64_t lines, int64_t width, int64_t step) const {
    for (int64_t i = 0; has_sums_ && i < lines; ++i) {
      for (int64_t j = 0; j < width; ++j) {
        if (met_[i * width + j] > Fold::kFew) y[i * step + j] = static_cast<T>(sums_[i * width + j]);
      }
    }
  }

 private:
  C* const sums_;
  uint8_t* const met_;  // how many elements places have met, or one more than kFew
  bool has_sums_ = false;
};
// Whether a PlaceFold takes less than accumulators for all places.
inline bool is_for_place_fold(int64_t elements, int64_t places) { return elements <= std::max(places, kFewAdditions); }

// Does what fold_some_rows does for rows of one element, by a PlaceFold.
template <class C, class Fold, class T>
[[gnu::noinline]] void fold_places(T* to, const T* base, const T* from, const int64_t* indices, int64_t count,
                                   Span rows) {
  const T identity = Fold::template identity<T>();
  begin_rows(to, base, &identity, sizeof identity, rows, {0, 1}, 1);
  using Places = PlaceFold<C, Fold, T>;
  const Scratch room(static_cast<size_t>(rows.size()) * Places::kRoomEach);
  Places places(room, rows.size());
  each_inside(indices, count, rows, [&](int64_t i, int64_t row) { places.fold(row - rows.begin, to[row], from[i]); });
  places.finish(to + rows.begin, 1, rows.size(), rows.size());
}

// Folds rows: to[indices[i]] = step(to[indices[i]], from[i]), one i after the other, for some rows and columns of `to`. They begin as
// those of `base`, or as the fold's identity where base is NULL. An index outside `rows` is left out. `sorted`: no index is less than the
// one before. The accumulators are of type C. How it folds depends on n, the number of all rows, and not on how many are some.
template <class C, class Fold, class T>
void fold_some_rows(void* into, const void* beginning, const void* folded, const int64_t* indices, int64_t count,
                    bool sorted, int64_t n, int64_t inner, Span rows, Span columns) {
  T* const to = static_cast<T*>(into);
  const T *const base = static_cast<const T*>(beginning), *const from = static_cast<const T*>(folded);
  constexpr bool in_place = std::is_same_v<T, C>;
  const bool has_runs = Fold::kReorders && inner == 1 && sorted && !base;
  if constexpr (!in_place) {
    // Of few elements in the mean, or so few in all that most rows need no sums.
    const bool are_few = Fold::kFew > 0 ? count <= Fold::kFew * n : 16 * count <= n;
    if (inner > 1 && (are_few || (Fold::kFew > 0 && !Fold::kReorders)))
      return fold_rows_of_few<C, typename Fold::OfFew>(to, base, from, indices, count, inner, rows, columns);
    if constexpr (!Fold::kReorders && (kFewIn<T, Fold>) > 0) {
      if (inner == 1 && is_for_place_fold(count, n)) return fold_places<C, Fold>(to, base, from, indices, count, rows);
    }
  }
  const int64_t stride = in_place ? inner : columns.size(), width = columns.size();
  const Scratch scratch(in_place ? 0 : static_cast<size_t>(std::max<int64_t>(rows.size() * width, 1)) * sizeof(C));
  T* const out = to + rows.begin * inner + columns.begin;
  C* sums;
  if constexpr (in_place) sums = out;
  else sums = scratch.as<C>();
  const auto wide = [](T x) { return static_cast<C>(static_cast<Compute<T>>(x)); };
  const C identity = Fold::template identity<C>();
  // Of few elements, other rows need no sums.
  const bool is_sparse = !in_place && !has_runs && inner == 1 && 64 * count <= n;
  const auto each = [&](auto&& f) __attribute__((always_inline)) { each_inside(indices, count, rows, f); };
  if constexpr (in_place) {
    begin_rows(to, base, &identity, sizeof identity, rows, columns, inner);
  } else if (is_sparse) {
    const T none = static_cast<T>(Fold::template identity<Compute<T>>());
    begin_rows(to, base, &none, sizeof none, rows, columns, inner);
    each([=](int64_t, int64_t row) { sums[row - rows.begin] = wide(to[row]); });
  } else {
    begin_sums(sums, base, identity, rows, columns, inner);
  }
  if (has_runs && count < kLongRun * n) {
    C sum = Fold::template identity<C>();
    for (int64_t i = 0, last = -1; i < count; ++i) {
      const int64_t row = indices[i];
      sum = Fold::step(row == last ? sum : Fold::template identity<C>(), wide(from[i]));
      last = row;
      if (rows.has(row)) sums[row - rows.begin] = sum;
    }
  } else if (has_runs) {
    for (int64_t begin = 0, end; begin < count; begin = end) {
      const int64_t row = indices[begin];
      end = end_of_run(indices, begin, count);
      if (!rows.has(row)) continue;
      C lanes[kLanes];
      std::fill_n(lanes, kLanes, Fold::template identity<C>());
      int64_t i = begin;
      for (; i + kLanes <= end; i += kLanes) {
        for (int64_t k = 0; k < kLanes; ++k) lanes[k] = Fold::step(lanes[k], wide(from[i + k]));
      }
      C& sum = sums[row - rows.begin];
      for (; i < end; ++i) sum = Fold::step(sum, wide(from[i]));
      for (const C& lane : lanes) sum = Fold::step(sum, lane);
    }
  } else if (inner == 1) {
    each([=](int64_t i, int64_t row) {
      C& sum = sums[row - rows.begin];
      sum = Fold::step(sum, wide(from[i]));
    });
  } else {
    each([=](int64_t i, int64_t row) {
      C* const sum = sums + (row - rows.begin) * stride;
      const T* const x = from + i * inner + columns.begin;
      for (int64_t j = 0; j < width; ++j) sum[j] = Fold::step(sum[j], wide(x[j]));
    });
  }
  if constexpr (!in_place) {
    if (is_sparse)
      each([=](int64_t, int64_t row) { to[row] = static_cast<T>(static_cast<Compute<T>>(sums[row - rows.begin])); });
    else round_sums(sums, to, rows, columns, inner);
  }
}

// The functions that fold some rows of one type, as fold_some_rows does, and the elements' size.
struct FoldFunctions {
  using Function = void(void* to, const void* base, const void* from, const int64_t* indices, int64_t count,
                        bool sorted, int64_t n, int64_t inner, Span rows, Span columns);
  Function* fold;
  Function* fold_few;  // for rows of several elements of which at most `few` are folded: in their own type
  int64_t few;
  int64_t element_size;
};
template <class Fold, class T>
inline constexpr FoldFunctions fold_functions = {fold_some_rows<typename Fold::template Accumulator<T>, Fold, T>,
                                                 fold_some_rows<Compute<T>, Fold, T>, Fold::kReorders ? 0 : Fold::kFew,
                                                 static_cast<int64_t>(sizeof(T))};

// Folds all rows. A thread owns blocks, columns or rows, of which it takes all indices in their order, so that the results do not
// depend on the threads. `rises`, of a single block: whether never_falls, where that is known.
void fold_rows(const FoldFunctions& f, void* to, const void* base, const void* from, const int64_t* indices,
               const GatherParams& p, std::optional<bool> rises = {});

}  // namespace eager::cpu
