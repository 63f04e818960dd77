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

#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/reduction.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

template <class T>
struct LaneOf { using type = T; };
template <class T>
struct LaneOf<std::complex<T>> { using type = T; };

template <class T>
struct SumOf {
  using In = T;
  using Lane = typename LaneOf<T>::type;
  using Acc = double;
  static constexpr double neutral() { return 0; }
  template <class D, class V>
  HWY_INLINE static V merge(D, V a, V b) { return hn::Add(a, b); }
  HWY_INLINE static double merge(double a, double b) { return a + b; }
};

template <class T>
struct ProductOf {
  using In = T;
  using Lane = T;
  using Acc = T;
  static constexpr T neutral() { return 1; }
  template <class D, class V>
  HWY_INLINE static V merge(D, V a, V b) { return hn::Mul(a, b); }
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

// N vectors that follow each other.
template <class M, int N, class D, class L = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> tree_of_run(D d, const L* x) {
  if constexpr (N == 1) return hn::LoadU(d, x);
  else return M::merge(d, tree_of_run<M, N / 2>(d, x), tree_of_run<M, N / 2>(d, x + N / 2 * hn::Lanes(d)));
}
// The vectors at j of N rows.
template <class M, int N, class D, class L = hn::TFromD<D>>
HWY_INLINE hn::Vec<D> tree_of_rows(D d, const void* const* rows, int64_t j) {
  if constexpr (N == 1) return hn::LoadU(d, static_cast<const L*>(rows[0]) + j);
  else return M::merge(d, tree_of_rows<M, N / 2>(d, rows, j), tree_of_rows<M, N / 2>(d, rows + N / 2, j));
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

#if HWY_TARGET == HWY_SCALAR

// The one acc of a row's lane.
template <class M, class D>
struct RowAccs {
  typename M::Acc acc = M::neutral();
  HWY_INLINE void take(D, hn::Vec<D> v) { acc = M::merge(acc, static_cast<typename M::Acc>(hn::GetLane(v))); }
  HWY_INLINE void put(typename M::Acc* to) const { *to = M::merge(*to, acc); }
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
using AccTag = std::conditional_t<std::is_same_v<typename M::Acc, hn::TFromD<D>>, D, hn::Repartition<typename M::Acc, D>>;

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
};

template <class M>
HWY_INLINE void fold_row(const typename M::Lane* x, int64_t n, typename M::Acc* acc) {
  using L = typename M::Lane;
  const hn::ScalableTag<L> d;
  constexpr int64_t kTree = 16;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  RowAccs<M, decltype(d)> accs;
  if (n < w) {
    accs.take(d, load_part(d, x, n, static_cast<L>(M::neutral())));
    return accs.put(acc);
  }
  int64_t i = 0;
  for (; i + kTree * w <= n; i += kTree * w) accs.take(d, tree_of_run<M, kTree>(d, x + i));
  if (i < n) {
    // What is left of the last vector lies at the end of one that has been taken in partly.
    const int64_t taken = (w - n % w) % w;
    auto rest = hn::IfThenElse(hn::FirstN(d, static_cast<size_t>(taken)), hn::Set(d, static_cast<L>(M::neutral())),
                               hn::LoadU(d, x + n - w));
    for (; i + w <= n - (w - taken); i += w) rest = M::merge(d, rest, hn::LoadU(d, x + i));
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

template <class M>
void fold_columns(const void* const* rows, int64_t count, void* to) {
  using L = typename M::Lane;
  using A = typename M::Acc;
  const hn::ScalableTag<L> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d)), n = count * kParts<M>;
  A* acc = static_cast<A*>(to);
  int64_t j = 0;
  for (; j + w <= n; j += w) take_in<M>(d, tree_of_rows<M, kFoldRows>(d, rows, j), acc + j);
  if (j == n) return;
  HWY_ALIGN L rest[hn::MaxLanes(hn::ScalableTag<L>())];  // of the columns that are left
  if (n >= w) {
    hn::Store(tree_of_rows<M, kFoldRows>(d, rows, n - w), d, rest);
    for (; j < n; ++j) acc[j] = M::merge(acc[j], static_cast<A>(rest[j - (n - w)]));
  } else {
    for (; j < n; ++j) {
      for (int k = 0; k < kFoldRows; ++k) acc[j] = M::merge(acc[j], static_cast<A>(static_cast<const L*>(rows[k])[j]));
    }
  }
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
void widen(const void* from, void* to, int64_t n) { to_float(static_cast<const H*>(from), static_cast<float*>(to), n); }

// Writes n numbers as elements of type T.
template <class T, class A>
void put_as(const Operand& out, int64_t first, const A* acc, int64_t n) {
  T* to = out.as<T>() + first;
  if constexpr (is_half<T>) {
    constexpr int64_t kChunk = 64;
    float narrow[kChunk];
    for (int64_t i = 0; i < n; i += kChunk) {
      const int64_t m = std::min(kChunk, n - i);
      for (int64_t k = 0; k < m; ++k) narrow[k] = static_cast<float>(acc[i + k]);
      from_float(narrow, to + i, m);
    }
  } else if constexpr (std::is_same_v<T, A>) {
    std::copy(acc, acc + n, to);
  } else {
    for (int64_t i = 0; i < n; ++i) to[i] = static_cast<T>(acc[i]);
  }
}

// Out: the output's elements.
template <class M, class Out>
void put_accs(const Operand& out, int64_t first, void* accs, int64_t count, double divisor) {
  using A = typename M::Acc;
  A* acc = static_cast<A*>(accs);
  const int64_t n = count * kParts<M>;
  if constexpr (std::is_floating_point_v<A>) {
    if (divisor != 1) {
      for (int64_t i = 0; i < n; ++i) acc[i] /= static_cast<A>(divisor);
    }
  }
  put_as<typename LaneOf<Out>::type>(out, first * kParts<M>, acc, n);
}

template <class M, class Out>
Fold make_fold() {
  using A = typename M::Acc;
  Fold f{};
  f.size = sizeof(typename M::In);
  f.acc_size = sizeof(A) * kParts<M>;
  for (int64_t k = 0; k < kParts<M>; ++k) {
    const auto x = static_cast<typename M::Lane>(M::neutral());
    const A a = static_cast<A>(M::neutral());
    std::memcpy(f.neutral + k * sizeof x, &x, sizeof x);
    std::memcpy(f.neutral_acc + k * sizeof a, &a, sizeof a);
  }
  f.rows = fold_rows<M>;
  f.columns = fold_columns<M>;
  f.merge = merge_accs<M>;
  f.put = put_accs<M, Out>;
  if constexpr (is_half<Out>) f.widen = widen<Out>;
  return f;
}

template <class M, class Out, bool kMean = false>
int32_t fold_kernel(KernelCall& call) {
  return reduce(call, make_fold<M, Out>(), kMean);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
