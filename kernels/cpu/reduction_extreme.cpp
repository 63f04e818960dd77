// max, min, argmax, argmin.
//
// What argmax and argmin find is a *place*: an element and its index. Of equals the first counts, and a NaN before all else.
// A row is searched block by block, and only blocks that hold something better than what came before; columns go side by side.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction_extreme.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "kernels/common/reduction.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

constexpr int64_t kWork = 32768;  // elements that are worth a piece of a parallel loop
constexpr int64_t kBlock = 4096;  // elements of a row that are searched at once
constexpr int64_t kNarrow = 16;   // rows, and columns, up to which vectors have too little to do
constexpr int64_t kTile = 16384;  // elements that are widened or transposed at once

template <class L>
struct Place {
  L value{};
  int64_t index = -1;  // none yet
};

// T: the elements. They are compared as L.
template <class T, bool kMax>
struct Search {
  using L = Compute<T>;
  using M = ExtremeOf<L, kMax>;
  using Index = hwy::MakeUnsigned<L>;
  static constexpr int64_t kMostRows = sizeof(Index) < 4 ? std::numeric_limits<Index>::max() : 1 << 20;

  static void meet(Place<L>& best, L value, int64_t index) {
    if (best.index < 0 || M::beats(best.value, value) || (index < best.index && !M::beats(value, best.value))) {
      best = {value, index};
    }
  }

  // Where the extreme element, which is among them, comes first: the first NaN if it is one, since a row with a NaN has no
  // other extreme.
  static int64_t find(const L* x, int64_t n, L extreme) {
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
  // n, at most kBlock, elements of a row, the first of which has the index `first`.
  static void take_row(const L* x, int64_t n, int64_t first, Place<L>& best) {
    L extreme = M::neutral();
    fold_row<M>(x, n, &extreme);
    if (best.index < 0 || M::beats(best.value, extreme)) best = {extreme, first + find(x, n, extreme)};
  }

  // `rows` rows of n columns, rows at most kMostRows; they lie `stride` apart, and the first has the index `first`.
  static void take_rows(const L* x, int64_t stride, int64_t rows, int64_t n, int64_t first, Place<L>* best) {
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
        for (int64_t k = done - j; k < w; ++k) best[j + k] = {values[k], first + static_cast<int64_t>(indices[k])};
      } else {
        for (int64_t k = done - j; k < w; ++k) meet(best[j + k], values[k], first + static_cast<int64_t>(indices[k]));
      }
      done = j + w;
    }
    for (; done < n; ++done) {
      for (int64_t r = 0; r < rows; ++r) meet(best[done], x[r * stride + done], first + r);
    }
  }

  // n elements, at most kTile, as L.
  static const L* read(const T* x, int64_t n, L* room) {
    if constexpr (std::is_same_v<T, L>) return x;
    else return to_float(x, room, n), room;
  }

  static void search_row(const T* x, int64_t n, int64_t first, L* room, Place<L>& best) {
    for (int64_t i = 0; i < n; i += kBlock) {
      const int64_t m = std::min(kBlock, n - i);
      take_row(read(x + i, m, room), m, first + i, best);
    }
  }

  // Rows of n elements that follow each other.
  static void rows(const T* x, int64_t* out, int64_t num_rows, int64_t n) {
    if (num_rows == 1 && n > 2 * kWork) return long_row(x, out, n);
    parallel_for(num_rows, std::max<int64_t>(1, kWork / n), [=](int64_t b, int64_t e) {
      Scratch room(std::is_same_v<T, L> ? 0 : kBlock * sizeof(L));
      for (int64_t r = b; r < e; ++r) {
        Place<L> best;
        search_row(x + r * n, n, 0, room.as<L>(), best);
        out[r] = best.index;
      }
    });
  }
  static void long_row(const T* x, int64_t* out, int64_t n) {
    const int64_t pieces = (n + kWork - 1) / kWork;
    Scratch places(static_cast<size_t>(pieces) * sizeof(Place<L>));
    Place<L>* best = places.as<Place<L>>();
    std::fill(best, best + pieces, Place<L>{});
    parallel_for(pieces, 1, [=](int64_t b, int64_t e) {
      Scratch room(std::is_same_v<T, L> ? 0 : kBlock * sizeof(L));
      search_row(x + b * kWork, std::min(e * kWork, n) - b * kWork, b * kWork, room.as<L>(), best[b]);
    });
    for (int64_t k = 1; k < pieces; ++k) {
      if (best[k].index >= 0) meet(best[0], best[k].value, best[k].index);
    }
    *out = best[0].index;
  }
  // The same, of short rows.
  static void short_rows(const T* x, int64_t* out, int64_t num_rows, int64_t n) {
    parallel_for(num_rows, kWork / n, [=](int64_t b, int64_t e) {
      Scratch tile(kNarrow * kFoldColumns * sizeof(L)), room(kNarrow * kFoldColumns * sizeof(L));
      Scratch places(kFoldColumns * sizeof(Place<L>));
      Place<L>* best = places.as<Place<L>>();
      for (int64_t r = b; r < e; r += kFoldColumns) {
        const int64_t m = std::min(kFoldColumns, e - r);
        transpose(read(x + r * n, m * n, room.as<L>()), tile.as<L>(), m, n, kFoldColumns, sizeof(L));
        std::fill(best, best + m, Place<L>{});
        take_rows(tile.as<L>(), kFoldColumns, n, m, 0, best);
        for (int64_t k = 0; k < m; ++k) out[r + k] = best[k].index;
      }
    });
  }

  // One of [rows, columns], for columns [first, first + n), n at most kFoldColumns.
  static void search_columns(const T* x, int64_t* out, int64_t rows, int64_t columns, int64_t first, int64_t n,
                             Place<L>* best, L* room) {
    std::fill(best, best + n, Place<L>{});
    const int64_t most = std::is_same_v<T, L> ? kMostRows : std::max<int64_t>(1, kTile / n);
    for (int64_t r = 0; r < rows; r += most) {
      const int64_t m = std::min(most, rows - r);
      const T* from = x + r * columns + first;
      if constexpr (std::is_same_v<T, L>) {
        take_rows(from, columns, m, n, r, best);
      } else {
        for (int64_t k = 0; k < m; ++k) to_float(from + k * columns, room + k * n, n);
        take_rows(room, n, m, n, r, best);
      }
    }
    for (int64_t k = 0; k < n; ++k) out[k] = best[k].index;
  }
  // The same of few columns: `together` rows are one, whose parts meet in the end.
  static void search_narrow(const T* x, int64_t* out, int64_t rows, int64_t columns, Place<L>* best, L* room) {
    const int64_t together = kFoldColumns / columns, n = together * columns, whole = rows / together;
    std::fill(best, best + n, Place<L>{});
    const int64_t most = std::is_same_v<T, L> ? kMostRows : std::max<int64_t>(1, kTile / n);
    for (int64_t r = 0; r < whole; r += most) {
      const int64_t m = std::min(most, whole - r);
      take_rows(read(x + r * n, m * n, room), n, m, n, r, best);
    }
    const L* rest = read(x + whole * n, (rows - whole * together) * columns, room);
    for (int64_t i = 0; i < columns; ++i) {
      Place<L> found;
      for (int64_t k = 0; k < together && whole > 0; ++k) {
        const Place<L>& p = best[k * columns + i];
        meet(found, p.value, p.index * together + k);
      }
      for (int64_t r = whole * together; r < rows; ++r) meet(found, rest[(r - whole * together) * columns + i], r);
      out[i] = found.index;
    }
  }
  static void columns(const T* x, int64_t* out, int64_t outer, int64_t n, int64_t inner) {
    const int64_t blocks = (inner + kFoldColumns - 1) / kFoldColumns, width = std::min(inner, kFoldColumns);
    const bool is_narrow = inner <= kNarrow && n >= 2 * kFoldColumns;
    parallel_for(outer * blocks, std::max<int64_t>(1, kWork / (n * width)), [=](int64_t b, int64_t e) {
      Scratch places(kFoldColumns * sizeof(Place<L>)), room(std::is_same_v<T, L> ? 0 : kTile * sizeof(L));
      for (int64_t u = b; u < e; ++u) {
        const int64_t o = u / blocks, first = u % blocks * kFoldColumns;
        const T* from = x + o * n * inner;
        int64_t* to = out + o * inner + first;
        if (is_narrow) search_narrow(from, to, n, inner, places.as<Place<L>>(), room.as<L>());
        else
          search_columns(from, to, n, inner, first, std::min(kFoldColumns, inner - first), places.as<Place<L>>(),
                         room.as<L>());
      }
    });
  }
};

// The input is [outer, n, inner], and n is what is searched.
template <class T, bool kMax>
int32_t arg_extreme(KernelCall& call) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const T* x = call.inputs[0].as<T>();
  int64_t* out = call.outputs[0].as<int64_t>();
  const int64_t outputs = call.outputs[0].num_elements, n = p.count;
  if (outputs == 0) return 0;
  const int64_t inner = n > 1 && !p.is_rows() ? p.dims[p.rank - 1] : 1;
  using S = Search<T, kMax>;
  if (n == 1) std::fill(out, out + outputs, 0);
  else if (inner > 1) S::columns(x, out, outputs / inner, n, inner);
  else if (n <= kNarrow && outputs >= kNarrow) S::short_rows(x, out, outputs, n);
  else S::rows(x, out, outputs, n);
  return 0;
}

template <class T>
void register_extreme(KernelTable& t, DType d) {
  t.add("max", d, fold_kernel<ExtremeOf<Compute<T>, true>, T>);
  t.add("min", d, fold_kernel<ExtremeOf<Compute<T>, false>, T>);
  t.add("argmax", d, arg_extreme<T, true>);
  t.add("argmin", d, arg_extreme<T, false>);
}

void RegisterExtremes(KernelTable& t) {
  register_extreme<int8_t>(t, DType::int8);
  register_extreme<int16_t>(t, DType::int16);
  register_extreme<int32_t>(t, DType::int32);
  register_extreme<int64_t>(t, DType::int64);
  register_extreme<uint8_t>(t, DType::uint8);
  register_extreme<uint16_t>(t, DType::uint16);
  register_extreme<uint32_t>(t, DType::uint32);
  register_extreme<uint64_t>(t, DType::uint64);
  register_extreme<float16>(t, DType::float16);
  register_extreme<bfloat16>(t, DType::bfloat16);
  register_extreme<float>(t, DType::float32);
  register_extreme<double>(t, DType::float64);
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterExtremes);
void register_extremes(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterExtremes)(table); }
}  // namespace eager::cpu
#endif
