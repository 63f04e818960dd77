// Loops over formulas, compiled for each SIMD target.
#if defined(EAGER_ELEMENTWISE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_ELEMENTWISE_INL_H
#undef EAGER_ELEMENTWISE_INL_H
#else
#define EAGER_ELEMENTWISE_INL_H
#endif

#include <hwy/highway.h>

#include <type_traits>

#include "kernels/cpu/elementwise.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// x86 converts between float16 and float32 in hardware from AVX2's F16C on.
#undef EAGER_HAVE_F16C
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2 && !defined(HWY_DISABLE_F16C)
#define EAGER_HAVE_F16C 1
#else
#define EAGER_HAVE_F16C 0
#endif

// Converts n elements to float32. It is not inlined, nor is from_float, since the loops for processors without F16C are
// long.
template <class H>
HWY_NOINLINE void to_float(const H* from, float* to, int64_t n) {
  int64_t i = 0;
#if EAGER_HAVE_F16C
  if constexpr (std::is_same_v<H, float16>) {
    const hn::ScalableTag<float> d;
    const hn::Rebind<hwy::float16_t, decltype(d)> dh;
    const int64_t lanes = hn::Lanes(d);
    for (; i + lanes <= n; i += lanes) {
      hn::StoreU(hn::PromoteTo(d, hn::LoadU(dh, reinterpret_cast<const hwy::float16_t*>(from + i))), d, to + i);
    }
  }
#endif
  for (; i < n; ++i) to[i] = static_cast<float>(from[i]);
}

template <class H>
HWY_NOINLINE void from_float(const float* from, H* to, int64_t n) {
  int64_t i = 0;
#if EAGER_HAVE_F16C
  if constexpr (std::is_same_v<H, float16>) {
    const hn::ScalableTag<float> d;
    const hn::Rebind<hwy::float16_t, decltype(d)> dh;
    const int64_t lanes = hn::Lanes(d);
    for (; i + lanes <= n; i += lanes) {
      hn::StoreU(hn::DemoteTo(dh, hn::LoadU(d, from + i)), dh, reinterpret_cast<hwy::float16_t*>(to + i));
    }
  }
#endif
  for (; i < n; ++i) to[i] = H(from[i]);
}

// Computes the formula for n elements. Each element is read before it is written, so the output may be one of the
// inputs, and the compiler may vectorise all the same (ivdep).
template <class Formula, class T, int N>
int32_t element_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  using A = Argument<Formula, T>;
  using R = StoredType<Formula, T, N>;
  static_assert(dtype_of<R> != DType::none);
  const Formula f = make_formula<Formula>(params);
  const T* a = static_cast<const T*>(inputs[0]);
  R* y = static_cast<R*>(output);
  if constexpr (N == 1) {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] = R(f(A(a[i])));
  } else {
    const T* b = static_cast<const T*>(inputs[1]);
    if constexpr (Checked<Formula>) {
      bool valid = true;
      for (int64_t i = 0; i < n; ++i) {
        valid &= f.valid(A(a[i]), A(b[i]));
        y[i] = R(f(A(a[i]), A(b[i])));
      }
      return valid ? 0 : 1;
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i) y[i] = R(f(A(a[i]), A(b[i])));
    }
  }
  return 0;
}

// Runs a loop over float32 on elements of float16 or bfloat16, chunk by chunk. All formulas share it, since with a copy
// for each these copies would be two thirds of the elementwise kernels.
template <class H, class R, int N>
__attribute__((noinline, noclone)) int32_t through_float(const void* const* inputs, void* output, int64_t n,
                                                         const void* params, Loop loop) {
  constexpr int64_t kChunk = 512;
  alignas(64) float x[N][kChunk];
  alignas(64) float y[kChunk];
  const void* chunks[N];
  for (int k = 0; k < N; ++k) chunks[k] = x[k];
  int32_t error = 0;
  for (int64_t at = 0; at < n; at += kChunk) {
    const int64_t length = n - at < kChunk ? n - at : kChunk;
    for (int k = 0; k < N; ++k) to_float(static_cast<const H*>(inputs[k]) + at, x[k], length);
    R* to = static_cast<R*>(output) + at;
    if constexpr (std::is_same_v<R, H>) {
      error |= loop(chunks, y, length, params);
      from_float(y, to, length);
    } else {
      error |= loop(chunks, to, length, params);
    }
  }
  return error;
}

template <class H, Loop loop, class R, int N>
int32_t half_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  return through_float<H, R, N>(inputs, output, n, params, loop);
}

template <class Formula, class T, int N>
constexpr Loop loop_of() {
  if constexpr (is_half<T> && !takes_storage<Formula>()) {
    using R = StoredType<Formula, T, N>;
    return half_loop<T, element_loop<Formula, float, N>, R, N>;
  } else {
    return element_loop<Formula, typename Bitwise<T, sign_agnostic<Formula, T>()>::type, N>;
  }
}

// Computes the formula where one operand is one element.
template <class Formula, class T>
void scalar_loop(const void* const* inputs, bool is_first, void* output, int64_t n) {
  using A = Argument<Formula, T>;
  using R = StoredType<Formula, T, 2>;
  const Formula f = make_formula<Formula>(nullptr);
  const T *a = static_cast<const T*>(inputs[0]), *b = static_cast<const T*>(inputs[1]);
  R* y = static_cast<R*>(output);
  if (is_first) {
    const T first = a[0];
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] = R(f(A(first), A(b[i])));
  } else {
    const T second = b[0];
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) y[i] = R(f(A(a[i]), A(second)));
  }
}

// The ops that programs run on a tensor and a scalar the most, and the dtypes that they do it on.
template <class Formula>
inline constexpr bool kTakesScalars =
    std::is_same_v<Formula, formula::Add> || std::is_same_v<Formula, formula::Subtract> ||
    std::is_same_v<Formula, formula::Multiply> || std::is_same_v<Formula, formula::Divide> ||
    std::is_same_v<Formula, formula::Maximum> || std::is_same_v<Formula, formula::Minimum>;
template <class T>
inline constexpr bool kScalarsInRegisters =
    std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, int32_t> || std::is_same_v<T, int64_t>;
template <class Formula, class T>
inline constexpr bool kHasScalarLoop = kTakesScalars<Formula>&& kScalarsInRegisters<T>;

template <class Formula, class T>
constexpr ScalarLoop scalar_loop_of() {
  if constexpr (kHasScalarLoop<Formula, T>) {
    return scalar_loop<Formula, typename Bitwise<T, sign_agnostic<Formula, T>()>::type>;
  } else {
    return nullptr;
  }
}

// Adds the row's kernels for those of its types that Wanted admits.
template <class Formula, class Speed, int N, template <class> class Wanted, class... T>
void add_row(KernelTable& table, const char* op, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    if constexpr (Wanted<U>::value) {
      table.add(op, dtype_of<U>,
                kernel<Formula, loop_of<Formula, U, N>(), N, Speed::kGrain, scalar_loop_of<Formula, U>()>);
      if constexpr (!Checked<Formula>) {
        table.add_loops(op, dtype_of<U>,
                        {loop_of<Formula, U, N>(), scalar_loop_of<Formula, U>(), dtype_of<StoredType<Formula, U, N>>});
      }
    }
  };
  (add(std::type_identity<T>{}), ...);
}

// The type of the formula's result, for a binary row.
template <class Formula, class T, class... More>
std::invoke_result_t<Formula, Compute<T>, Compute<T>> first_result(Types<T, More...>);
template <class Formula, class Row>
using Result = decltype(first_result<Formula>(Row{}));

template <class T>
using AnyType = std::true_type;
template <class T>
using NotComplex = std::bool_constant<!is_complex_type<T>>;
template <class T>
using OnlyComplex = std::bool_constant<is_complex_type<T>>;

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
