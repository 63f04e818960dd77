// Loops over the vector functions of formulas: value(formula, d, x...), in this namespace.
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

template <class Formula, class T, int N>
int32_t vector_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  const Here<Formula> f{make_formula<Formula>(params)};
  const hn::ScalableTag<T> d;
  const int64_t lanes = hn::Lanes(d);
  const T* a = static_cast<const T*>(inputs[0]);
  const T* b = static_cast<const T*>(inputs[N - 1]);
  T* y = static_cast<T*>(output);
  auto apply = [&](const T* x1, const T* x2, T* to) HWY_ATTR {
    if constexpr (N == 1) hn::StoreU(value(f, d, hn::LoadU(d, x1)), d, to);
    else hn::StoreU(value(f, d, hn::LoadU(d, x1), hn::LoadU(d, x2)), d, to);
  };
  int64_t i = 0;
  if constexpr (constexpr int M = kSideBySide<Formula>; M > 1) {
    for (; i + M * lanes <= n; i += M * lanes) {
      hn::Vec<decltype(d)> v[M];
#pragma GCC unroll 8
      for (int k = 0; k < M; ++k) {
        const int64_t at = i + k * lanes;
        if constexpr (N == 1) v[k] = value(f, d, hn::LoadU(d, a + at));
        else v[k] = value(f, d, hn::LoadU(d, a + at), hn::LoadU(d, b + at));
      }
#pragma GCC unroll 8
      for (int k = 0; k < M; ++k) hn::StoreU(v[k], d, y + i + k * lanes);
    }
  }
  for (; i + lanes <= n; i += lanes) apply(a + i, b + i, y + i);
  if (i == n) return 0;
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2
  const auto mask = hn::FirstN(d, static_cast<size_t>(n - i));
  // Lanes without an element are 1, for which every function is finite and fast.
  const auto load = [&](const T* from)
                        HWY_ATTR { return hn::IfThenElse(mask, hn::MaskedLoad(mask, d, from + i), hn::Set(d, T(1))); };
  if constexpr (N == 1) hn::BlendedStore(value(f, d, load(a)), mask, d, y + i);
  else hn::BlendedStore(value(f, d, load(a), load(b)), mask, d, y + i);
#else
  HWY_ALIGN T rest[3][hn::MaxLanes(hn::ScalableTag<T>())];
  const int64_t left = n - i;
  for (int64_t k = 0; k < lanes; ++k) {
    rest[0][k] = k < left ? a[i + k] : T(1);
    rest[1][k] = k < left ? b[i + k] : T(1);
  }
  apply(rest[0], rest[1], rest[2]);
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
