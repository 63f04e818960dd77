// Loops over the vector functions of formulas: value(formula, d, x...), in this namespace. A formula may have
// finish(formula, d, y, x...) too: then value() has no branches and is right for most lanes, and finish() returns the result
// given y, what value() returned. Vectors side by side go through value() together, and then through finish() one by one.
#if defined(EAGER_ELEMENTWISE_VECTOR_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_ELEMENTWISE_VECTOR_INL_H
#undef EAGER_ELEMENTWISE_VECTOR_INL_H
#else
#define EAGER_ELEMENTWISE_VECTOR_INL_H
#endif

#include "kernels/cpu/elementwise-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

// The number of vectors that are computed side by side, since each step of a formula waits for the one before. It is
// small where a formula needs many registers.
template <class Formula>
inline constexpr int kSideBySide = 1;

// A formula that belongs to this namespace, in which value() is looked for when the loop is made.
template <class Formula>
struct Here : Formula {};

// Returns the result given y, what value() returned.
template <class Formula, class D, class V, class... Vs>
HWY_INLINE V finished(const Formula& f, D d, V y, Vs... x) {
  if constexpr (requires { finish(f, d, y, x...); }) return finish(f, d, y, x...);
  else return y;
}
template <class Formula, class D, class... Vs>
HWY_INLINE hn::Vec<D> whole_value(const Formula& f, D d, Vs... x) {
  return finished(f, d, value(f, d, x...), x...);
}

template <class Formula, class T, int N>
int32_t vector_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  const Here<Formula> f{make_formula<Formula>(params)};
  const hn::ScalableTag<T> d;
  const int64_t lanes = hn::Lanes(d);
  const T* a = static_cast<const T*>(inputs[0]);
  const T* b = static_cast<const T*>(inputs[N - 1]);
  T* y = static_cast<T*>(output);
  auto first = [&](int64_t at) HWY_ATTR {
    if constexpr (N == 1) return value(f, d, hn::LoadU(d, a + at));
    else return value(f, d, hn::LoadU(d, a + at), hn::LoadU(d, b + at));
  };
  auto last = [&](int64_t at, auto v) HWY_ATTR {
    if constexpr (N == 1) return finished(f, d, v, hn::LoadU(d, a + at));
    else return finished(f, d, v, hn::LoadU(d, a + at), hn::LoadU(d, b + at));
  };
  int64_t i = 0;
  if constexpr (constexpr int M = kSideBySide<Formula>; M > 1) {
    for (; i + M * lanes <= n; i += M * lanes) {
      hn::Vec<decltype(d)> v[M];
#pragma GCC unroll 8
      for (int k = 0; k < M; ++k) v[k] = first(i + k * lanes);
#pragma GCC unroll 8
      for (int k = 0; k < M; ++k) v[k] = last(i + k * lanes, v[k]);
#pragma GCC unroll 8
      for (int k = 0; k < M; ++k) hn::StoreU(v[k], d, y + i + k * lanes);
    }
  }
  for (; i + lanes <= n; i += lanes) hn::StoreU(last(i, first(i)), d, y + i);
  if (i == n) return 0;
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
  const auto mask = hn::FirstN(d, static_cast<size_t>(n - i));
  // Lanes without an element are 1, for which every function is finite and fast.
  const auto load = [&](const T* from)
                        HWY_ATTR { return hn::IfThenElse(mask, hn::MaskedLoad(mask, d, from + i), hn::Set(d, T(1))); };
  if constexpr (N == 1) hn::BlendedStore(whole_value(f, d, load(a)), mask, d, y + i);
  else hn::BlendedStore(whole_value(f, d, load(a), load(b)), mask, d, y + i);
#else
  HWY_ALIGN T rest[3][hn::MaxLanes(hn::ScalableTag<T>())];
  const int64_t left = n - i;
  for (int64_t k = 0; k < lanes; ++k) {
    rest[0][k] = k < left ? a[i + k] : T(1);
    rest[1][k] = k < left ? b[i + k] : T(1);
  }
  const auto x1 = hn::Load(d, rest[0]), x2 = hn::Load(d, rest[1]);
  if constexpr (N == 1) hn::Store(whole_value(f, d, x1), d, rest[2]);
  else hn::Store(whole_value(f, d, x1, x2), d, rest[2]);
  for (int64_t k = 0; k < left; ++k) y[i + k] = rest[2][k];
#endif
  return 0;
}

template <class Formula, class T, int N>
constexpr Loop vector_loop_of() {
  if constexpr (is_half<T>) return half_loop<T, vector_loop<Formula, float, N>, T, N>;
  else return vector_loop<Formula, T, N>;
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
