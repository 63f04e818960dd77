// Folds in vectors, compiled for each SIMD target.
//
// A monoid M has `In` (an element: a number, or a pair of them), `Lane` (a number), `Acc` (of a lane), `neutral()` and
// `merge` of two vectors and of two accs. Vectors are merged in a tree before they reach an acc, so that operations do
// not wait for each other, and few roundings lie between an element and its acc: sums of float32 then go on in float64.
#if defined(EAGER_REDUCTION_FOLD_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_REDUCTION_FOLD_INL_H
#undef EAGER_REDUCTION_FOLD_INL_H
#else
#define EAGER_REDUCTION_FOLD_INL_H
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <complex>
#include <cstring>
#include <limits>
#include <type_traits>

#include "kernels/common/fused.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/reduction.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

template <class T>
struct LaneOf {
  using type = T;
};
template <class T>
struct LaneOf<std::complex<T>> {
  using type = T;
};

template <class T>
struct SumOf {
  using In = T;
  using Lane = typename LaneOf<T>::type;
  using Acc = double;
  static constexpr double neutral() { return 0; }
  template <class D, class V>
  HWY_INLINE static V merge(D, V a, V b) {
    return hn::Add(a, b);
  }
  HWY_INLINE static double merge(double a, double b) { return a + b; }
};

template <class T>
struct ProductOf {
  using In = T;
  using Lane = T;
  using Acc = T;
  static constexpr T neutral() { return 1; }
  template <class D, class V>
  HWY_INLINE static V merge(D, V a, V b) {
    return hn::Mul(a, b);
  }
  HWY_INLINE static T merge(T a, T b) { return a * b; }
};

// The largest or the least; NaN where one is.
template <class T, bool kMax>
struct ExtremeOf {
  using In = T;
  using Lane = T;
  using Acc = T;
  static constexpr T neutral() {
    using Limits = std::numeric_limits<T>;
    if constexpr (Limits::has_infinity) return kMax ? -Limits::infinity() : Limits::infinity();
    else return kMax ? Limits::lowest() : Limits::max();
  }
  // Reports whether b takes a's place.
  HWY_INLINE static bool beats(T a, T b) { return (kMax ? b > a : b < a) || (b != b && a == a); }
  HWY_INLINE static T merge(T a, T b) { return beats(a, b) ? b : a; }
  template <class D, class V>
  HWY_INLINE static auto beats(D, V a, V b) {
    const auto is_beyond = kMax ? hn::Gt(b, a) : hn::Lt(b, a);
    if constexpr (std::is_floating_point_v<T>) return hn::Or(is_beyond, hn::And(hn::IsNaN(b), hn::Eq(a, a)));
    else return is_beyond;
  }
  template <class D, class V>
  HWY_INLINE static V merge(D, V a, V b) {
    if constexpr (!std::is_floating_point_v<T>) {
      return kMax ? hn::Max(a, b) : hn::Min(a, b);
    } else {
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_SSSE3  // where either is NaN, its min and max give the second
      return hn::IfThenElse(hn::IsNaN(a), a, kMax ? hn::Max(a, b) : hn::Min(a, b));
#else
      return hn::IfThenElse(hn::Or(kMax ? hn::Gt(b, a) : hn::Lt(b, a), hn::IsNaN(b)), b, a);
#endif
    }
  }
};

template <class M>
inline constexpr int64_t kParts = sizeof(typename M::In) / sizeof(typename M::Lane);

// M without the elements that are NaN, for Fold::rows.
template <class M>
struct PresentOf : M {
  static constexpr bool kOmitsNan = true;
};
template <class T, bool kMax>
struct PresentOf<ExtremeOf<T, kMax>> : ExtremeOf<T, kMax> {
  using ExtremeOf<T, kMax>::merge;
  static constexpr bool kOmitsNan = true;
  template <class D, class V>
  HWY_INLINE static V merge(D, V a, V b) {
    return kMax ? hn::Max(a, b) : hn::Min(a, b);
  }
};
// The sum of squares, for Fold::rows.
template <class T>
struct SquaresOf : SumOf<T> {
  static constexpr bool kSquares = true;
};
// What M takes in for elements as they lie in memory.
template <class M, class D>
HWY_INLINE hn::Vec<D> lifted(D d, hn::Vec<D> v) {
  if constexpr (requires { M::kSquares; }) {
    return hn::Mul(v, v);
  } else if constexpr (requires { M::kOmitsNan; }) {
    return hn::IfThenElse(hn::Eq(v, v), v, hn::Set(d, static_cast<hn::TFromD<D>>(M::neutral())));
  } else {
    return v;
  }
}

// N vectors that follow each other.
template <class M, int N, class D, class L = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> tree_of_run(D d, const L* x) {
  if constexpr (N == 1) return lifted<M>(d, hn::LoadU(d, x));
  else return M::merge(d, tree_of_run<M, N / 2>(d, x), tree_of_run<M, N / 2>(d, x + N / 2 * hn::Lanes(d)));
}
// A vector of elements that are stored as S: L itself, or a half.
template <class S, class D, class L = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> load_stored(D d, const S* x) {
  if constexpr (std::is_same_v<S, L>) {
    return hn::LoadU(d, x);
#if HWY_TARGET != HWY_SCALAR
  } else if constexpr (std::is_same_v<S, bfloat16>) {
    return hn::PromoteTo(d, hn::LoadU(hn::Rebind<hwy::bfloat16_t, D>(), reinterpret_cast<const hwy::bfloat16_t*>(x)));
#endif
#if EAGER_HAVE_F16C
  } else if constexpr (std::is_same_v<S, float16>) {
    return hn::PromoteTo(d, hn::LoadU(hn::Rebind<hwy::float16_t, D>(), reinterpret_cast<const hwy::float16_t*>(x)));
#endif
  } else {
    HWY_ALIGN L lanes[hn::MaxLanes(D())];
    for (size_t k = 0; k < hn::Lanes(d); ++k) lanes[k] = static_cast<L>(x[k]);
    return hn::Load(d, lanes);
  }
}
// The vectors at j of N rows.
template <class M, class S, int N, class D>
HWY_INLINE hn::Vec<D> tree_of_rows(D d, const void* const* rows, int64_t j) {
  if constexpr (N == 1) return load_stored(d, static_cast<const S*>(rows[0]) + j);
  else return M::merge(d, tree_of_rows<M, S, N / 2>(d, rows, j), tree_of_rows<M, S, N / 2>(d, rows + N / 2, j));
}
// The same of n rows, n from 1 to 2 N - 1.
template <class M, class S, int N, class D>
HWY_INLINE hn::Vec<D> tree_of_few_rows(D d, const void* const* rows, int64_t n, int64_t j) {
  if constexpr (N == 1) {
    return tree_of_rows<M, S, 1>(d, rows, j);
  } else {
    if (n < N) return tree_of_few_rows<M, S, N / 2>(d, rows, n, j);
    const auto first = tree_of_rows<M, S, N>(d, rows, j);
    return n == N ? first : M::merge(d, first, tree_of_few_rows<M, S, N / 2>(d, rows + N, n - N, j));
  }
}

// Takes the lanes of v into as many accs.
template <class M, class D>
HWY_INLINE void take_in(D d, hn::Vec<D> v, typename M::Acc* acc) {
  using A = typename M::Acc;
  if constexpr (std::is_same_v<A, hn::TFromD<D>>) {
    hn::StoreU(M::merge(d, hn::LoadU(d, acc), v), d, acc);
  } else {
#if HWY_TARGET == HWY_SCALAR
    *acc = M::merge(*acc, static_cast<A>(hn::GetLane(v)));
#else
    const hn::Repartition<A, D> wide;
    const hn::Half<D> half;
    A* upper = acc + hn::Lanes(wide);
    hn::StoreU(M::merge(wide, hn::LoadU(wide, acc), hn::PromoteTo(wide, hn::LowerHalf(half, v))), wide, acc);
    hn::StoreU(M::merge(wide, hn::LoadU(wide, upper), hn::PromoteTo(wide, hn::UpperHalf(half, v))), wide, upper);
#endif
  }
}

// The first n elements at x, and `otherwise` in the other lanes.
template <class D, class L = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> load_part(D d, const L* x, int64_t n, L otherwise) {
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  if (HWY_LIKELY(n >= w)) return hn::LoadU(d, x);
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
  if constexpr (sizeof(L) >= 4) {
    const auto mask = hn::FirstN(d, static_cast<size_t>(n));
    return hn::IfThenElse(mask, hn::MaskedLoad(mask, d, x), hn::Set(d, otherwise));
  }
#endif
  HWY_ALIGN L lanes[hn::MaxLanes(D())];
  for (int64_t k = 0; k < w; ++k) lanes[k] = k < n ? x[k] : otherwise;
  return hn::Load(d, lanes);
}

// Stores the first n lanes.
template <class D, class L = hn::TFromD<D>>
HWY_INLINE void store_part(D d, hn::Vec<D> v, L* to, int64_t n) {
  if (HWY_LIKELY(n >= static_cast<int64_t>(hn::Lanes(d)))) return hn::StoreU(v, d, to);
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
  if constexpr (sizeof(L) >= 4) return hn::BlendedStore(v, hn::FirstN(d, static_cast<size_t>(n)), d, to);
#endif
  HWY_ALIGN L lanes[hn::MaxLanes(D())];
  hn::Store(v, d, lanes);
  for (int64_t k = 0; k < n; ++k) to[k] = lanes[k];
}

// Writes n accs, divided by `divisor` where that is not 1, as elements.
template <class S, class A>
void put_accs(S* to, A* acc, int64_t n, double divisor) {
  if constexpr (std::is_floating_point_v<A>) {
    if (divisor != 1) {
      for (int64_t i = 0; i < n; ++i) acc[i] /= static_cast<A>(divisor);
    }
  }
  if constexpr (is_half<S>) {
    constexpr int64_t kChunk = 64;
    float narrow[kChunk];
    for (int64_t i = 0; i < n; i += kChunk) {
      const int64_t m = std::min(kChunk, n - i);
      for (int64_t k = 0; k < m; ++k) narrow[k] = static_cast<float>(acc[i + k]);
      from_float(narrow, to + i, m);
    }
  } else {
    for (int64_t i = 0; i < n; ++i) to[i] = static_cast<S>(acc[i]);
  }
}

#if HWY_TARGET == HWY_SCALAR

// The one acc of a row's lane.
template <class M, class D>
struct RowAccs {
  typename M::Acc acc = M::neutral();
  HWY_INLINE void take(D, hn::Vec<D> v) { acc = M::merge(acc, static_cast<typename M::Acc>(hn::GetLane(v))); }
  HWY_INLINE void put(typename M::Acc* to) const { *to = M::merge(*to, acc); }
  HWY_INLINE void load(const typename M::Acc* from) { acc = *from; }
  HWY_INLINE void store(typename M::Acc* to) const { *to = acc; }
  template <class S>
  HWY_INLINE void write(S* to, double divisor) {
    put_accs(to, &acc, 1, divisor);
  }
};

template <class M>
void fold_row(const typename M::Lane* x, int64_t n, typename M::Acc* acc) {
  using A = typename M::Acc;
  constexpr int kLanes = 16;
  A lanes[kLanes];
  std::fill(lanes, lanes + kLanes, static_cast<A>(M::neutral()));
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int k = 0; k < kLanes; ++k) lanes[k] = M::merge(lanes[k], static_cast<A>(x[i + k]));
  }
  for (; i < n; ++i) lanes[i % kLanes] = M::merge(lanes[i % kLanes], static_cast<A>(x[i]));
  for (int k = 0; k < kLanes; ++k) acc[k % kParts<M>] = M::merge(acc[k % kParts<M>], lanes[k]);
}

#else

// The tag of a vector's accs, or of half of them where they are wider.
template <class M, class D>
using AccTag =
    std::conditional_t<std::is_same_v<typename M::Acc, hn::TFromD<D>>, D, hn::Repartition<typename M::Acc, D>>;

// All lanes of v, merged: kParts<M> accs at `acc` take them in.
template <class M, class D>
HWY_INLINE void across(D d, hn::Vec<D> v, typename M::Acc* acc) {
  using A = typename M::Acc;
  if constexpr (hn::MaxLanes(D()) * sizeof(A) > 16) {
    const hn::Half<D> half;
    across<M>(half, M::merge(half, hn::LowerHalf(half, v), hn::UpperHalf(half, v)), acc);
  } else if constexpr (kParts<M> == 1 && sizeof(A) >= 4) {
    if constexpr (sizeof(A) == 4) v = M::merge(d, v, hn::Shuffle1032(v));
    if constexpr (sizeof(A) == 4) v = M::merge(d, v, hn::Shuffle2301(v));
    else v = M::merge(d, v, hn::Shuffle01(v));
    *acc = M::merge(*acc, hn::GetLane(v));
  } else {
    HWY_ALIGN A lanes[hn::MaxLanes(D())];
    hn::Store(v, d, lanes);
    for (size_t k = 0; k < hn::MaxLanes(D()); ++k) acc[k % kParts<M>] = M::merge(acc[k % kParts<M>], lanes[k]);
  }
}

// Accs of a row's lanes, in registers.
template <class M, class D>
struct RowAccs {
  using Tag = AccTag<M, D>;
  hn::Vec<Tag> low, high;  // high: of wider accs
  HWY_INLINE RowAccs() : low(hn::Set(Tag(), static_cast<typename M::Acc>(M::neutral()))), high(low) {}
  HWY_INLINE void take(D, hn::Vec<D> v) {
    const Tag tag;
    if constexpr (std::is_same_v<Tag, D>) {
      low = M::merge(tag, low, v);
    } else {
      const hn::Half<D> half;
      low = M::merge(tag, low, hn::PromoteTo(tag, hn::LowerHalf(half, v)));
      high = M::merge(tag, high, hn::PromoteTo(tag, hn::UpperHalf(half, v)));
    }
  }
  HWY_INLINE void put(typename M::Acc* acc) const {
    if constexpr (std::is_same_v<Tag, D>) across<M>(Tag(), low, acc);
    else across<M>(Tag(), M::merge(Tag(), low, high), acc);
  }
  HWY_INLINE void load(const typename M::Acc* from) {
    const Tag tag;
    low = hn::LoadU(tag, from);
    if constexpr (!std::is_same_v<Tag, D>) high = hn::LoadU(tag, from + hn::Lanes(tag));
  }
  HWY_INLINE void store(typename M::Acc* to) const {
    const Tag tag;
    hn::StoreU(low, tag, to);
    if constexpr (!std::is_same_v<Tag, D>) hn::StoreU(high, tag, to + hn::Lanes(tag));
  }
  // Writes the accs, divided by `divisor` where that is not 1, as elements.
  template <class S>
  HWY_INLINE void write(S* to, double divisor) {
    using A = typename M::Acc;
    const Tag tag;
    if constexpr (std::is_floating_point_v<A>) {
      if (divisor != 1) {
        const auto by = hn::Set(tag, static_cast<A>(divisor));
        low = hn::Div(low, by);
        if constexpr (!std::is_same_v<Tag, D>) high = hn::Div(high, by);
      }
    }
    if constexpr (std::is_same_v<S, A>) {
      store(to);
    } else if constexpr (std::is_same_v<S, float>) {
      const hn::Rebind<float, Tag> narrow;
      hn::StoreU(hn::DemoteTo(narrow, low), narrow, to);
      hn::StoreU(hn::DemoteTo(narrow, high), narrow, to + hn::Lanes(tag));
    } else {
      HWY_ALIGN A accs[hn::MaxLanes(D())];
      store(accs);
      put_accs(to, accs, static_cast<int64_t>(hn::Lanes(D())), 1);
    }
  }
};

template <class M>
HWY_INLINE void fold_row(const typename M::Lane* x, int64_t n, typename M::Acc* acc) {
  using L = typename M::Lane;
  const hn::ScalableTag<L> d;
  constexpr int64_t kTree = 4;  // with 16 memory is read a tenth more slowly
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  RowAccs<M, decltype(d)> accs;
  if (n < w) {
    accs.take(d, lifted<M>(d, load_part(d, x, n, static_cast<L>(M::neutral()))));
    return accs.put(acc);
  }
  int64_t i = 0;
  for (; i + kTree * w <= n; i += kTree * w) accs.take(d, tree_of_run<M, kTree>(d, x + i));
  if (i < n) {
    // The rest of the last vector lies at the end of one that has been taken in partly.
    const int64_t taken = (w - n % w) % w;
    auto rest = hn::IfThenElse(hn::FirstN(d, static_cast<size_t>(taken)), hn::Set(d, static_cast<L>(M::neutral())),
                               lifted<M>(d, hn::LoadU(d, x + n - w)));
    const int64_t end = n - (w - taken);
    for (; i + 4 * w <= end; i += 4 * w) rest = M::merge(d, rest, tree_of_run<M, 4>(d, x + i));
    for (; i + w <= end; i += w) rest = M::merge(d, rest, lifted<M>(d, hn::LoadU(d, x + i)));
    accs.take(d, rest);
  }
  accs.put(acc);
}

#endif

template <class M>
void fold_rows(const void* from, int64_t count, int64_t elements, void* to) {
  const auto* x = static_cast<const typename M::Lane*>(from);
  auto* acc = static_cast<typename M::Acc*>(to);
  const int64_t n = elements * kParts<M>;
  for (int64_t r = 0; r < count; ++r) fold_row<M>(x + r * n, n, acc + r * kParts<M>);
}

// Takes the vector at `at` of each row into as many accs: those at `from`, neutral ones where `begins`. They are written as
// elements where `to` is not NULL, else to `acc`.
template <class M, class S>
HWY_INLINE void fold_vector(const FoldColumns& c, int64_t at, const typename M::Acc* from, typename M::Acc* acc,
                            S* to) {
  const hn::ScalableTag<typename M::Lane> d;
  RowAccs<M, decltype(d)> accs;
  if (!c.begins) accs.load(from);
  int64_t k = 0;
  for (; k + kTreeRows <= c.count; k += kTreeRows) accs.take(d, tree_of_rows<M, S, kTreeRows>(d, c.rows + k, at));
  if (k < c.count) accs.take(d, tree_of_few_rows<M, S, kTreeRows / 2>(d, c.rows + k, c.count - k, at));
  if (to) accs.write(to, c.divisor);
  else accs.store(acc);
}
// The same of the vectors that follow each other from `at` on, `lanes` lanes in all. What is left of a row shares this code.
template <class M, class S>
HWY_NOINLINE void fold_vectors(const FoldColumns& c, int64_t at, int64_t lanes, const typename M::Acc* from,
                               typename M::Acc* acc, S* to) {
  for (int64_t j = 0; j < lanes; j += static_cast<int64_t>(hn::Lanes(hn::ScalableTag<typename M::Lane>()))) {
    fold_vector<M, S>(c, at + j, from + j, acc + j, to ? to + j : nullptr);
  }
}
// The last `left` of n lanes, fewer than a vector, as the end of a vector whose other lanes are dropped. Rows that are
// shorter than a vector are copied to the beginning of one.
template <class M, class S>
void fold_rest(FoldColumns c, int64_t n, int64_t left, typename M::Acc* acc, S* to) {
  using A = typename M::Acc;
  using L = typename M::Lane;
  const hn::ScalableTag<L> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  A accs[hn::MaxLanes(hn::ScalableTag<L>())] = {};
  S made[kFoldRows][hn::MaxLanes(hn::ScalableTag<L>())], results[hn::MaxLanes(hn::ScalableTag<L>())];
  const void* rows[kFoldRows];
  if (n >= w) {
    fold_vectors<M, S>(c, n - w, w, acc + (n - w), accs, to ? results : nullptr);
  } else {
    for (int64_t k = 0; k < c.count; ++k) {
      const S* row = static_cast<const S*>(c.rows[k]);
      if constexpr (std::is_same_v<S, L>) hn::StoreU(load_part(d, row, n, static_cast<L>(M::neutral())), d, made[k]);
      else std::fill(std::copy(row, row + n, made[k]), made[k] + w, static_cast<S>(M::neutral()));
      rows[k] = made[k];
    }
    c.rows = rows;
    if (!c.begins) std::copy(acc, acc + n, accs);
    fold_vectors<M, S>(c, 0, w, accs, accs, to ? results : nullptr);
  }
  const int64_t first = n >= w ? w - left : 0;
  if (to) std::copy(results + first, results + first + left, to + (n - left));
  else std::copy(accs + first, accs + first + left, acc + (n - left));
}
template <class M, class Out>
void fold_columns(const FoldColumns& c) {
  using S = typename LaneOf<Out>::type;
  auto* acc = static_cast<typename M::Acc*>(c.acc);
  S* to = c.out ? c.out->as<S>() + c.first * kParts<M> : nullptr;
  const int64_t n = c.n * kParts<M>, rest = n % static_cast<int64_t>(hn::Lanes(hn::ScalableTag<typename M::Lane>()));
  fold_vectors<M, S>(c, 0, n - rest, acc, acc, to);
  if (rest > 0) fold_rest<M, S>(c, n, rest, acc, to);
}

template <class M>
void merge_accs(void* to, const void* more, int64_t count) {
  auto* acc = static_cast<typename M::Acc*>(to);
  const auto* other = static_cast<const typename M::Acc*>(more);
  for (int64_t i = 0; i < count * kParts<M>; ++i) acc[i] = M::merge(acc[i], other[i]);
}

// The sum of n terms. f(i, m) gives those from i on as a vector, whose lanes beyond m are 0.
template <class A, class F>
HWY_INLINE double sum_of_terms(int64_t n, F f) {
  using M = SumOf<A>;
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  RowAccs<M, decltype(d)> accs;
  for (int64_t i = 0; i < n;) {
    auto sum = hn::Zero(d);
    for (const int64_t end = std::min(n, i + 16 * w); i < end; i += w) sum = hn::Add(sum, f(i, n - i));
    accs.take(d, sum);
  }
  double total = 0;
  accs.put(&total);
  return total;
}

template <class H>
void widen(const void* from, void* to, int64_t n) {
  to_float(static_cast<const H*>(from), static_cast<float*>(to), n);
}

template <class M, class Out>
void put(const Operand& out, int64_t first, void* accs, int64_t count, double divisor) {
  using S = typename LaneOf<Out>::type;
  put_accs(out.as<S>() + first * kParts<M>, static_cast<typename M::Acc*>(accs), count * kParts<M>, divisor);
}

template <class M, class Out>
Fold make_fold() {
  using A = typename M::Acc;
  Fold f{};
  f.size = sizeof(Out);
  f.acc_size = sizeof(A) * kParts<M>;
  for (int64_t k = 0; k < kParts<M>; ++k) {
    const A a = static_cast<A>(M::neutral());
    std::memcpy(f.neutral_acc + k * sizeof a, &a, sizeof a);
  }
  f.rows = fold_rows<M>;
  f.columns = fold_columns<M, Out>;
  f.merge = merge_accs<M>;
  f.put = put<M, Out>;
  if constexpr (is_half<Out>) f.widen = widen<Out>;
  return f;
}

// Folds what needs no walk. Returns false if the call is not such.
template <class M, bool kMean = false>
HWY_INLINE bool fold_block(KernelCall& call) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const int64_t rows = rows_of_block(p);
  if (rows == 0 || is_fed(call)) return false;
  typename M::Acc accs[kParts<M> * kFewRows];
  const auto take = [&](auto count) {
    std::fill(accs, accs + count * kParts<M>, static_cast<typename M::Acc>(M::neutral()));
    fold_rows<M>(call.inputs[0].data, count, p.count, accs);
    put_accs(static_cast<typename M::Lane*>(call.outputs[0].data), accs, count * kParts<M>,
             kMean ? static_cast<double>(p.count) : 1);
  };
  if (rows == 1) take(std::integral_constant<int64_t, 1>());
  else take(rows);
  return true;
}

template <class M, class Out, bool kMean = false>
int32_t fold_kernel(KernelCall& call) {
  if constexpr (!is_half<Out>) {
    if (fold_block<M, kMean>(call)) return 0;
  }
  return reduce(call, make_fold<M, Out>(), kMean);
}

// Copies n elements, with M's neutral one in place of NaN.
template <class M>
int32_t copy_present(const void* const* inputs, void* output, int64_t n, const void*) {
  using T = typename M::In;
  const T* x = static_cast<const T*>(inputs[0]);
  T* y = static_cast<T*>(output);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) y[i] = x[i] == x[i] ? x[i] : static_cast<T>(M::neutral());
  return 0;
}
// Folds what a loop makes of the elements by M; LiftedM does so in registers.
template <class M, class LiftedM>
int32_t fold_converted(KernelCall& call, Loop loop) {
  Fold fold = make_fold<M, typename M::In>();
  ChosenLoop convert;
  convert.loop = loop;
  fold.convert = &convert;
#if HWY_TARGET != HWY_SCALAR
  fold.rows = fold_rows<LiftedM>;
  fold.rows_convert = true;
#endif
  return reduce(call, fold, false);
}
// Folds the elements that are not NaN.
template <class M>
int32_t fold_present(KernelCall& call) {
  return fold_converted<M, PresentOf<M>>(call, copy_present<M>);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
