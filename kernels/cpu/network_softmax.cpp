// softmax, logsumexp and the losses on them.
//
// Terms, of a row x whose largest element is m
//   sum    of e^(x - m)
//   rest   that sum without one element that is m. log(sum) is taken as log1p(rest), which keeps what the others add to a row
//          whose largest stands far out: log_softmax([0, -20])[0] is -2e-9.
//   likely an element whose probability p is greater than 1/2. Gradients have p - 1 there, computed as minus the sum of the other
//          probabilities, which keeps their digits.
//
// Along the last axis a row goes through vectors by itself; along others, neighbouring rows go side by side (columns).
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/network_softmax.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "kernels/common/index_at.h"
#include "kernels/common/messages.h"
#include "kernels/common/network.h"
#include "kernels/common/reduction.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/network.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "kernels/cpu/vector_math-inl.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

// Reads the rows of a reduction over dims that are not neighbours.
struct GatheredRows {
  const ReduceParams& p;
  explicit GatheredRows(const ReduceParams& params) : p(params) {}
  bool is_dense() const { return p.rank == 0 || (p.is_rows() && p.is_one_run()); }
  template <class T>
  void read(const T* x, int64_t o, Compute<T>* to) const {
    int64_t strides[kMaxRank], stride = 1, base = 0, at[kMaxRank] = {};
    for (int i = p.rank - 1; i >= 0; --i) {
      strides[i] = stride;
      stride *= p.dims[i];
      if (p.is_reduced(i)) continue;
      base += o % p.dims[i] * strides[i];
      o /= p.dims[i];
    }
    for (int64_t k = 0; k < p.count; ++k) {
      to[k] = static_cast<Compute<T>>(x[base]);
      for (int i = p.rank - 1; i >= 0; --i) {  // moves to the next element of the row
        if (!p.is_reduced(i)) continue;
        base += strides[i];
        if (++at[i] < p.dims[i]) break;
        base -= at[i] * strides[i];
        at[i] = 0;
      }
    }
  }
};

// --- a row of float or double ---

// Returns the largest of n elements; NaN if an element is NaN.
template <class A>
HWY_NOINLINE A row_max(const A* x, int64_t n) {
  using M = ExtremeOf<A, true>;
  const hn::ScalableTag<A> d;
  // Of one vector, NaN is looked for beside the steps that find the largest: within them it takes twice as long.
  if (n <= static_cast<int64_t>(hn::Lanes(d))) {
    const auto v = load_part(d, x, n, M::neutral());
    return hn::AllFalse(d, hn::IsNaN(v)) ? hn::GetLane(hn::MaxOfLanes(d, v)) : std::numeric_limits<A>::quiet_NaN();
  }
  A most = M::neutral();
  fold_row<M>(x, n, &most);
  return most;
}

// Writes the softmax of n elements, times a number. Returns the sum, less than 2 where there is a likely element.
template <class A>
HWY_NOINLINE A softmax_row(const A* x, int64_t n, A times, A* out) {
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  const auto shift = hn::Set(d, row_max(x, n));
  const A none = -std::numeric_limits<A>::infinity();  // fills up the last vector: e^none is 0
  auto e = hn::Zero(d);
  const double sum = sum_of_terms<A>(n, [=, &e](int64_t i, int64_t left) HWY_ATTR {
    e = vmath::exp_of_at_most(d, hn::Sub(load_part(d, x + i, left, none), shift));
    if (n > w) store_part(d, e, out + i, left);  // else it stays in a register
    return e;
  });
  const auto scale = hn::Set(d, times / static_cast<A>(sum));
  if (n <= w) return store_part(d, hn::Mul(e, scale), out, n), static_cast<A>(sum);
  for (int64_t i = 0; i < n; i += w) {
    store_part(d, hn::Mul(load_part(d, out + i, n - i, A(0)), scale), out + i, n - i);
  }
  return static_cast<A>(sum);
}

// Returns the place of the likely one of n probabilities; n where there is none.
template <class A>
HWY_NOINLINE int64_t find_likely(const A* p, int64_t n) {
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  for (int64_t i = 0; i < n; i += w) {
    const intptr_t k = hn::FindFirstTrue(d, hn::Gt(load_part(d, p + i, n - i, A(0)), hn::Set(d, A(0.5))));
    if (k >= 0) return i + k;
  }
  return n;
}

// Returns the sum of n elements without the one at `at`.
template <class A>
HWY_NOINLINE A sum_without(const A* x, int64_t at, int64_t n) {
  double sum = 0;
  fold_row<SumOf<A>>(x, at, &sum);
  fold_row<SumOf<A>>(x + at + 1, n - at - 1, &sum);
  return static_cast<A>(sum);
}

// Returns sum(x) p - x at the place of the likely one of n probabilities p.
template <class A>
A slope_of_likely(const A* x, const A* p, int64_t at, int64_t n) {
  return sum_without(x, at, n) * p[at] - x[at] * sum_without(p, at, n);
}

// Returns log(sum); NaN if m is not finite.
template <class A>
HWY_NOINLINE A log_sum_shifted(const A* x, A m, int64_t n) {
  if (!std::isfinite(m)) return std::numeric_limits<A>::quiet_NaN();
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, m);
  const A none = -std::numeric_limits<A>::infinity();
  size_t ties = 0;
  const double others = sum_of_terms<A>(n, [=, &ties](int64_t i, int64_t left) HWY_ATTR {
    const auto v = load_part(d, x + i, left, none);
    const auto is_most = hn::Eq(v, shift);
    ties += hn::CountTrue(d, is_most);
    return hn::IfThenZeroElse(is_most, vmath::exp_of_at_most(d, hn::Sub(v, shift)));
  });
  return std::log1p(static_cast<A>(others + (static_cast<double>(ties) - 1)));
}

// Writes the logarithms of the softmax of n elements.
template <class A>
HWY_NOINLINE void log_softmax_row(const A* x, int64_t n, A* out) {
  const A m = row_max(x, n);
  const A log_sum = log_sum_shifted(x, m, n);
  for (int64_t i = 0; i < n; ++i) out[i] = x[i] - m - log_sum;
}

// Returns the sum of the products of a's and b's elements.
template <class A>
HWY_NOINLINE A dot(const A* a, const A* b, int64_t n) {
  const hn::ScalableTag<A> d;
  return static_cast<A>(sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    return hn::Mul(load_part(d, a + i, left, A(0)), load_part(d, b + i, left, A(0)));
  }));
}

// --- columns: [n, width] of float or double, rows `stride` apart ---

constexpr int64_t kColumns = 512;  // most columns that are handled at once
constexpr int64_t kTile = 32768;   // number of elements that stay in the cache
constexpr int64_t kShortRow = 32;  // most elements of a row that is transposed

template <class A>
struct Columns {
  const A* x;
  int64_t n, width, stride;  // width: a multiple of the vector's lanes
  // The largest element of each column, and its sum of e^(x - most), or the rest where add_up has kRest.
  A most[kColumns], sum[kColumns];

  HWY_NOINLINE void find_most() {
    const hn::ScalableTag<A> d;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    std::copy(x, x + width, most);
    for (int64_t r = 1; r < n; ++r) {
      const A* row = x + r * stride;
      for (int64_t j = 0; j < width; j += w) {
        hn::StoreU(ExtremeOf<A, true>::merge(d, hn::LoadU(d, most + j), hn::LoadU(d, row + j)), d, most + j);
      }
    }
  }
  // Computes `sum`, and writes e^(x - most) to y unless y is NULL. kRest: `sum` is the rest.
  template <bool kRest>
  HWY_NOINLINE void add_up(A* y, int64_t y_stride) {
    const hn::ScalableTag<A> d;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    constexpr int64_t kRows = 16;  // number of rows that are summed as A before they are added to `totals`
    double totals[kColumns];
    std::fill(totals, totals + width, kRest ? -1.0 : 0.0);
    for (int64_t first = 0; first < n; first += kRows) {
      const int64_t rows = std::min(kRows, n - first);
      for (int64_t j = 0; j < width; j += w) {
        const auto shift = hn::LoadU(d, most + j);
        auto part = hn::Zero(d), ties = hn::Zero(d);
        for (int64_t r = first; r < first + rows; ++r) {
          const auto v = hn::LoadU(d, x + r * stride + j);
          auto e = vmath::exp_of_at_most(d, hn::Sub(v, shift));
          if (y) hn::StoreU(e, d, y + r * y_stride + j);
          if constexpr (kRest) {
            const auto is_most = hn::Eq(v, shift);
            ties = hn::Add(ties, hn::IfThenElseZero(is_most, hn::Set(d, A(1))));
            e = hn::IfThenZeroElse(is_most, e);
          }
          part = hn::Add(part, e);
        }
        if constexpr (kRest) take_in<SumOf<A>>(d, ties, totals + j);
        take_in<SumOf<A>>(d, part, totals + j);
      }
    }
    for (int64_t j = 0; j < width; ++j) sum[j] = static_cast<A>(totals[j]);
  }
  // Replaces the rest by log(1 + rest), which is log(sum); NaN where the largest element is not finite.
  HWY_NOINLINE void take_log() {
    const hn::ScalableTag<A> d;
    for (int64_t j = 0; j < width; j += static_cast<int64_t>(hn::Lanes(d))) {
      const auto log = vmath::log1p(d, hn::LoadU(d, sum + j));
      hn::StoreU(hn::IfThenElse(hn::IsFinite(hn::LoadU(d, most + j)), log, hn::NaN(d)), d, sum + j);
    }
  }
};

// The columns of [outer, n, inner] in parts, of which one is handled at once.
struct ColumnParts {
  ColumnParts(int64_t outer, int64_t n, int64_t inner) : n_(n), inner_(inner) {
    while (width > 64 && width * n > kTile) width /= 2;
    blocks_ = (inner + width - 1) / width;
    count = outer * blocks_;
  }
  // Calls f(begin, end) for parts, on the team's threads.
  template <class F>
  void each(F f) const {
    parallel_for(count, row_grain(n_ * std::min(width, inner_)), f);
  }
  // The place of a part's first column, and the number of its columns.
  int64_t first(int64_t part) const { return part / blocks_ * n_ * inner_ + part % blocks_ * width; }
  int64_t columns(int64_t part) const { return std::min(width, inner_ - part % blocks_ * width); }

  int64_t width = kColumns;  // most columns of a part
  int64_t count;

 private:
  int64_t n_, inner_, blocks_;
};

// Calls f(columns, first, count, is_direct) for parts of the columns of [outer, n, inner]: `count` columns, the first
// of which is at `first`. Columns of halves, and fewer columns than a vector has lanes, are copied and filled up;
// is_direct is false then.
template <class T, class F>
void each_columns(const T* x, int64_t outer, int64_t n, int64_t inner, F f) {
  using A = Compute<T>;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(hn::ScalableTag<A>()));
  const ColumnParts parts(outer, n, inner);
  parts.each([=](int64_t b, int64_t e) {
    Columns<A> c;
    std::optional<Scratch> room;
    for (int64_t u = b; u < e; ++u) {
      const int64_t first = parts.first(u), count = parts.columns(u);
      const bool is_direct = std::is_same_v<T, A> && count % lanes == 0;
      c.n = n;
      c.width = (count + lanes - 1) / lanes * lanes;
      c.stride = is_direct ? inner : c.width;
      if (is_direct) {
        c.x = reinterpret_cast<const A*>(x + first);
      } else {
        if (!room) room.emplace(static_cast<size_t>(n * parts.width) * sizeof(A));
        A* copy = room->template as<A>();
        for (int64_t r = 0; r < n; ++r) {
          to_numbers(x + first + r * inner, copy + r * c.width, count);
          std::fill(copy + r * c.width + count, copy + (r + 1) * c.width, A(0));
        }
        c.x = copy;
      }
      f(c, first, count, is_direct);
    }
  });
}

template <class T, bool kLog>
void softmax_columns(const T* x, T* y, const AxisParams& p) {
  using A = Compute<T>;
  each_columns(x, p.outer, p.n, p.inner, [=](Columns<A>& c, int64_t first, int64_t count, bool is_direct) HWY_ATTR {
    const hn::ScalableTag<A> d;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    A* out = is_direct ? reinterpret_cast<A*>(y + first) : const_cast<A*>(c.x);
    c.find_most();
    if constexpr (kLog) {
      c.template add_up<true>(nullptr, 0);
      c.take_log();
    } else {
      c.template add_up<false>(out, c.stride);
      for (int64_t j = 0; j < c.width; ++j) c.sum[j] = A(1) / c.sum[j];
    }
    for (int64_t r = 0; r < p.n; ++r) {
      const A* from = kLog ? c.x + r * c.stride : out + r * c.stride;
      A* to = out + r * c.stride;
      for (int64_t j = 0; j < c.width; j += w) {
        const auto v = hn::LoadU(d, from + j), s = hn::LoadU(d, c.sum + j);
        if constexpr (kLog) hn::StoreU(hn::Sub(hn::Sub(v, hn::LoadU(d, c.most + j)), s), d, to + j);
        else hn::StoreU(hn::Mul(v, s), d, to + j);
      }
      if (!is_direct) from_numbers(to, y + first + r * p.inner, count);
    }
  });
}

// --- rows ---

constexpr int64_t kFewColumns = 16;  // number of neighbouring rows from which vectors go across them, as columns

// Reads and writes rows of [outer, n, inner] as Compute<T>. Rows that have this type and are contiguous are not copied.
template <class T>
struct Rows {
  using A = Compute<T>;
  const AxisParams p;
  const A* read(const T* x, int64_t r, A* room) const {
    if constexpr (std::is_same_v<T, A>) {
      if (p.inner == 1) return x + r * p.n;
    }
    copy(x, r, room);
    return room;
  }
  // Returns where the numbers of row r are to be computed: their place in y if that needs no conversion, or `room`.
  A* place(T* y, int64_t r, A* room) const {
    if constexpr (std::is_same_v<T, A>) {
      if (p.inner == 1) return y + r * p.n;
    }
    return room;
  }
  void write(T* y, int64_t r, const A* row) const {
    if (row != place(y, r, nullptr)) copy_back(row, y, r);
  }

 private:
  int64_t first(int64_t r) const { return r / p.inner * p.n * p.inner + r % p.inner; }
  HWY_NOINLINE void copy(const T* x, int64_t r, A* to) const {
    const T* from = x + first(r);
    if (p.inner == 1) return to_numbers(from, to, p.n);
    for (int64_t i = 0; i < p.n; ++i) to[i] = static_cast<A>(from[i * p.inner]);
  }
  HWY_NOINLINE void copy_back(const A* from, T* y, int64_t r) const {
    T* to = y + first(r);
    if (p.inner == 1) return from_numbers(from, to, p.n);
    for (int64_t i = 0; i < p.n; ++i) to[i * p.inner] = static_cast<T>(from[i]);
  }
};

// Calls f(rows, r, room) for every row r. room: kRooms buffers of n elements, one behind the other.
template <int kRooms, class T, class F>
void each_row(const AxisParams& p, F f) {
  using A = Compute<T>;
  const Rows<T> rows{p};
  const int64_t count = p.outer * p.inner;
  if (count == 0 || p.n == 0) return;
  auto piece = [&](int64_t b, int64_t e) {
    A few[kRooms * 64];
    std::optional<Scratch> many;
    A* room = few;
    if (p.n > 64) room = many.emplace(static_cast<size_t>(kRooms * p.n) * sizeof(A)).template as<A>();
    for (int64_t r = b; r < e; ++r) f(rows, r, room);
  };
  parallel_for(count, row_grain(p.n), piece);
}

template <class T, bool kLog>
int32_t softmax(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  if (p.inner >= kFewColumns && p.n > 0) return softmax_columns<T, kLog>(x, y, p), 0;
  each_row<2, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A* in = rows.read(x, r, room);
    A* out = rows.place(y, r, room + p.n);
    if constexpr (kLog) log_softmax_row(in, p.n, out);
    else softmax_row(in, p.n, A(1), out);
    rows.write(y, r, out);
  });
  return 0;
}

// The gradient of softmax: dx = y (dy - sum(dy y)).
template <class T>
int32_t softmax_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *dy = call.inputs[0].as<T>(), *y = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  each_row<3, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *g = rows.read(dy, r, room), *v = rows.read(y, r, room + p.n);
    const A sum = dot(g, v, p.n);
    A* out = rows.place(dx, r, room + 2 * p.n);
    for (int64_t i = 0; i < p.n; ++i) out[i] = v[i] * (g[i] - sum);
    rows.write(dx, r, out);
  });
  return 0;
}

// log_softmax_grad of columns: `width` neighbours of n rows, `stride` apart. `p` has room for their probabilities.
template <class A>
HWY_NOINLINE void log_softmax_grad_columns(const A* dy, const A* y, A* dx, int64_t n, int64_t width, int64_t stride,
                                           A* p) {
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  const auto likely = hn::Set(d, A(0.75));  // no two rounded probabilities are greater
  for (int64_t j = 0; j < width; j += w) {
    const int64_t left = width - j;
    constexpr int64_t kRows = 16;  // number of rows that are summed as A before they are added to the doubles
    double all[HWY_MAX_BYTES / sizeof(A)] = {}, others[HWY_MAX_BYTES / sizeof(A)] = {},
                               rest[HWY_MAX_BYTES / sizeof(A)] = {};
    for (int64_t first = 0; first < n; first += kRows) {
      auto part_all = hn::Zero(d), part_others = hn::Zero(d), part_rest = hn::Zero(d);
      for (int64_t r = first; r < std::min(n, first + kRows); ++r) {
        const auto g = load_part(d, dy + r * stride + j, left, A(0));
        const auto v = vmath::exp_of_at_most(d, load_part(d, y + r * stride + j, left, A(0)));
        const auto is_likely = hn::Gt(v, likely);
        hn::StoreU(v, d, p + r * w);
        part_all = hn::Add(part_all, g);
        part_others = hn::Add(part_others, hn::IfThenZeroElse(is_likely, g));
        part_rest = hn::Add(part_rest, hn::IfThenZeroElse(is_likely, v));
      }
      take_in<SumOf<A>>(d, part_all, all);
      take_in<SumOf<A>>(d, part_others, others);
      take_in<SumOf<A>>(d, part_rest, rest);
    }
    A sums[3][HWY_MAX_BYTES / sizeof(A)];
    for (int64_t k = 0; k < w; ++k)
      sums[0][k] = static_cast<A>(all[k]), sums[1][k] = static_cast<A>(others[k]), sums[2][k] = static_cast<A>(rest[k]);
    const auto sum = hn::LoadU(d, sums[0]), other_sum = hn::LoadU(d, sums[1]), rest_sum = hn::LoadU(d, sums[2]);
    for (int64_t r = 0; r < n; ++r) {
      const auto g = load_part(d, dy + r * stride + j, left, A(0)), v = hn::LoadU(d, p + r * w);
      const auto is_likely = hn::Gt(v, likely);
      const auto slope = hn::Sub(hn::IfThenElse(is_likely, hn::Mul(g, rest_sum), g),
                                 hn::Mul(v, hn::IfThenElse(is_likely, other_sum, sum)));
      store_part(d, slope, dx + r * stride + j, left);
    }
  }
}

// The gradient of log_softmax: dx = dy - softmax sum(dy).
template <class T>
int32_t log_softmax_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *dy = call.inputs[0].as<T>(), *y = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  if constexpr (std::is_same_v<T, A>) {
    if (p.inner >= kFewColumns) {
      const ColumnParts parts(p.outer, p.n, p.inner);
      parts.each([=](int64_t b, int64_t e) {
        const Scratch room(static_cast<size_t>(p.n) * HWY_MAX_BYTES);
        for (int64_t u = b; u < e; ++u) {
          const int64_t first = parts.first(u);
          log_softmax_grad_columns(dy + first, y + first, dx + first, p.n, parts.columns(u), p.inner, room.as<A>());
        }
      });
      return 0;
    }
  }
  each_row<4, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *g = rows.read(dy, r, room), *logs = rows.read(y, r, room + p.n);
    A *probabilities = room + 2 * p.n, *out = rows.place(dx, r, room + 3 * p.n);
    const hn::ScalableTag<A> d;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    for (int64_t i = 0; i < p.n; i += w)
      store_part(d, vmath::exp_of_at_most(d, load_part(d, logs + i, p.n - i, A(0))), probabilities + i, p.n - i);
    double total = 0;
    fold_row<SumOf<A>>(g, p.n, &total);
    const int64_t likely = find_likely(probabilities, p.n);
    const A all = static_cast<A>(total), slope = likely < p.n ? -slope_of_likely(g, probabilities, likely, p.n) : A(0);
    for (int64_t i = 0; i < p.n; ++i) out[i] = g[i] - probabilities[i] * all;
    if (likely < p.n) out[likely] = slope;
    rows.write(dx, r, out);
  });
  return 0;
}

// --- logsumexp ---

// Returns the logsumexp of n elements. If the largest one, m, is infinite or NaN, it is the result: some element is
// +inf or NaN, or all are -inf.
template <class A>
HWY_NOINLINE A log_sum_exp(const A* x, int64_t n) {
  const A m = row_max(x, n);
  return std::isfinite(m) ? m + log_sum_shifted(x, m, n) : m;
}

template <class T>
void logsumexp_columns(Columns<Compute<T>>& c, T* y, int64_t count) {
  c.find_most();
  c.template add_up<true>(nullptr, 0);
  c.take_log();
  for (int64_t j = 0; j < count; ++j) c.most[j] += std::isfinite(c.most[j]) ? c.sum[j] : 0;
  from_numbers(c.most, y, count);
}

template <class T>
void logsumexp_columns(const T* x, T* y, int64_t outer, int64_t n, int64_t inner) {
  each_columns(x, outer, n, inner, [=](Columns<Compute<T>>& c, int64_t first, int64_t count, bool) {
    logsumexp_columns(c, y + first / (n * inner) * inner + first % inner, count);
  });
}

// Computes the logsumexp of contiguous rows of n elements. The rows are transposed to columns.
template <class T>
void logsumexp_short_rows(const T* x, T* y, int64_t rows, int64_t n) {
  using A = Compute<T>;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(hn::ScalableTag<A>()));
  parallel_for(rows, row_grain(n), [=](int64_t b, int64_t e) {
    Columns<A> c;
    const size_t size = static_cast<size_t>(n * kColumns) * sizeof(A);
    Scratch transposed(size), numbers(std::is_same_v<T, A> ? 0 : size);
    A* columns = transposed.as<A>();
    for (int64_t r = b; r < e; r += kColumns) {
      const int64_t count = std::min(kColumns, e - r);
      const void* from = x + r * n;
      if constexpr (!std::is_same_v<T, A>) {
        to_numbers(x + r * n, numbers.as<A>(), count * n);
        from = numbers.as<A>();
      }
      c.x = columns;
      c.n = n;
      c.width = c.stride = (count + lanes - 1) / lanes * lanes;
      transpose(from, columns, count, n, c.stride, sizeof(A));
      for (int64_t i = 0; i < n; ++i) std::fill(columns + i * c.stride + count, columns + (i + 1) * c.stride, A(0));
      logsumexp_columns(c, y + r, count);
    }
  });
}

// The kernel of logsumexp. Rows whose elements are not neighbours are gathered first.
template <class T>
int32_t logsumexp(KernelCall& call) {
  using A = Compute<T>;
  const ReduceParams& p = call.params_as<ReduceParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  const int64_t outputs = call.outputs[0].num_elements, n = p.count;
  if (outputs == 0) return 0;
  if (n == 0) return std::fill(y, y + outputs, static_cast<T>(-std::numeric_limits<A>::infinity())), 0;
  const bool is_column = p.rank > 0 && !p.is_rows() && (p.reduced & (p.reduced - 1)) == 0 && p.reduced != 0;
  if (is_column && p.dims[p.rank - 1] >= kFewColumns) {
    const int64_t inner = p.dims[p.rank - 1];
    return logsumexp_columns(x, y, outputs / inner, n, inner), 0;
  }
  const GatheredRows from(p);
  if (n <= kShortRow && outputs >= kFewColumns && from.is_dense()) return logsumexp_short_rows(x, y, outputs, n), 0;
  parallel_for(outputs, row_grain(n), [&](int64_t b, int64_t e) {
    const bool is_direct = std::is_same_v<T, A> && from.is_dense();
    Scratch room(is_direct ? 0 : static_cast<size_t>(n) * sizeof(A));
    for (int64_t o = b; o < e; ++o) {
      const A* row = room.as<A>();
      if constexpr (std::is_same_v<T, A>) {
        if (is_direct) row = x + o * n;
      }
      if (!is_direct) from.read(x, o, room.as<A>());
      y[o] = static_cast<T>(log_sum_exp(row, n));
    }
  });
  return 0;
}

// --- cross-entropy ---

// Returns the sum of l (log_sum - (x - m)), of labels l, where m is the largest of x. A label l of 0 adds 0, also if x is -inf.
template <class A>
HWY_NOINLINE A cross_entropy_of(const A* x, const A* l, int64_t n) {
  const A m = row_max(x, n), log_sum = log_sum_shifted(x, m, n);
  const hn::ScalableTag<A> d;
  const double sum = sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    const auto label = load_part(d, l + i, left, A(0));
    const auto loss = hn::Sub(hn::Set(d, log_sum), hn::Sub(load_part(d, x + i, left, A(0)), hn::Set(d, m)));
    return hn::IfThenZeroElse(hn::Eq(label, hn::Zero(d)), hn::Mul(label, loss));
  });
  return static_cast<A>(sum) + A(0) * log_sum;  // the second term makes the result NaN if log_sum is NaN
}

template <class T>
int32_t cross_entropy(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *x = call.inputs[0].as<T>(), *labels = call.inputs[1].as<T>();
  T* loss = call.outputs[0].as<T>();
  each_row<2, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *in = rows.read(x, r, room), *l = rows.read(labels, r, room + p.n);
    loss[r] = static_cast<T>(cross_entropy_of(in, l, p.n));
  });
  return 0;
}

// The gradient of cross_entropy: dx = dy (softmax sum(labels) - labels).
template <class T>
int32_t cross_entropy_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *labels = call.inputs[2].as<T>();
  T* dx = call.outputs[0].as<T>();
  each_row<3, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *in = rows.read(x, r, room), *l = rows.read(labels, r, room + p.n);
    A* out = room + 2 * p.n;
    double total = 0;
    fold_row<SumOf<A>>(l, p.n, &total);
    const A sum = softmax_row(in, p.n, A(1), out), all = static_cast<A>(total), g = static_cast<A>(dy[r]);
    const int64_t likely = sum < A(2) ? find_likely(out, p.n) : p.n;
    const A slope = likely < p.n ? slope_of_likely(l, out, likely, p.n) : A(0);
    for (int64_t i = 0; i < p.n; ++i) out[i] = g * (all * out[i] - l[i]);
    if (likely < p.n) out[likely] = g * slope;
    rows.write(dx, r, out);
  });
  return 0;
}

inline int32_t check_labels(KernelCall& call, const Operand& labels, int64_t n) {
  for (int64_t r = 0; r < labels.num_elements; ++r) {
    const int64_t l = index_at(labels, r);
    if (l >= 0 && l < n) continue;
    messages::label(call.message, l, n);
    return 3;
  }
  return 0;
}

// Returns log_sum - (x[label] - m), where m is the largest of n elements.
template <class A>
HWY_NOINLINE A loss_at(const A* x, int64_t label, int64_t n) {
  const A m = row_max(x, n);
  return log_sum_shifted(x, m, n) - (x[label] - m);
}

template <class T>
int32_t sparse_cross_entropy(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const Operand labels = call.inputs[1];
  if (int32_t code = check_labels(call, labels, p.n)) return code;
  const T* x = call.inputs[0].as<T>();
  T* loss = call.outputs[0].as<T>();
  each_row<1, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A* in = rows.read(x, r, room);
    loss[r] = static_cast<T>(loss_at(in, index_at(labels, r), p.n));
  });
  return 0;
}

// The gradient of sparse_cross_entropy: dx = dy (softmax - one_hot(labels)).
template <class T>
int32_t sparse_cross_entropy_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const Operand labels = call.inputs[2];
  if (int32_t code = check_labels(call, labels, p.n)) return code;
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  each_row<2, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A* in = rows.read(x, r, room);
    A* out = room + p.n;
    const A g = static_cast<A>(dy[r]);
    softmax_row(in, p.n, g, out);
    const int64_t label = index_at(labels, r);
    const bool is_likely = std::abs(out[label]) > std::abs(g) / 2;
    out[label] = is_likely ? -sum_without(out, label, p.n) : out[label] - g;
    rows.write(dx, r, out);
  });
  return 0;
}

// --- registration ---

template <class... T>
void add_softmax(KernelTable& t, Types<T...>) {
  (t.add("softmax", dtype_of<T>, softmax<T, false>), ...);
  (t.add("log_softmax", dtype_of<T>, softmax<T, true>), ...);
  (t.add("softmax_grad", dtype_of<T>, softmax_grad<T>), ...);
  (t.add("log_softmax_grad", dtype_of<T>, log_softmax_grad<T>), ...);
  (t.add("logsumexp", dtype_of<T>, logsumexp<T>), ...);
  (t.add("softmax_cross_entropy_with_logits", dtype_of<T>, cross_entropy<T>), ...);
  (t.add("softmax_cross_entropy_with_logits_grad", dtype_of<T>, cross_entropy_grad<T>), ...);
  (t.add("sparse_softmax_cross_entropy_with_logits", dtype_of<T>, sparse_cross_entropy<T>), ...);
  (t.add("sparse_softmax_cross_entropy_with_logits_grad", dtype_of<T>, sparse_cross_entropy_grad<T>), ...);
}

void RegisterSoftmax(KernelTable& t) { add_softmax(t, Floats{}); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterSoftmax);
void register_softmax(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterSoftmax)(table); }
}  // namespace eager::cpu
#endif
