// abs, angle, reciprocal and divide of complex numbers, for SIMD targets with FMA: in place of the loops over formulas, which
// call the C library. complex64 is computed in float64, where squares and products of float32 are exact. So are their products and
// squares, in their own dtype: of a formula GCC contracts other multiplications in vectors than in a loop's rest.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_complex.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "kernels/common/arithmetic.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/vector_math_binary-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

#if HWY_NATIVE_FMA

template <class V>
struct Parts {
  V real, imag;
};

struct Length {
  template <class D, class V>
  HWY_INLINE V operator()(D d, Parts<V> x) const {
    return vmath::hypot(d, x.real, x.imag);
  }
};
struct Direction {
  template <class D, class V>
  HWY_INLINE V operator()(D d, Parts<V> x) const {
    return vmath::atan2(d, x.imag, x.real);
  }
};

// Computes a real number of each complex one.
template <class Function, class T>
int32_t real_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = hn::Lanes(d);
  const T* x = static_cast<const T*>(inputs[0]);
  T* y = static_cast<T*>(output);
  auto apply = [&](const T* from, T* to) HWY_ATTR {
    Parts<hn::Vec<decltype(d)>> z;
    hn::LoadInterleaved2(d, from, z.real, z.imag);
    hn::StoreU(Function()(d, z), d, to);
  };
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) apply(x + 2 * i, y + i);
  if (i == n) return 0;
  HWY_ALIGN T rest[2 * hn::MaxLanes(d)] = {}, result[hn::MaxLanes(d)];
  std::copy(x + 2 * i, x + 2 * n, rest);
  apply(rest, result);
  std::copy(result, result + (n - i), y + i);
  return 0;
}

// Computes the products of complex numbers, or with one input their squares.
template <class T, int N>
int32_t product_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const hn::ScalableTag<T> d;
  constexpr size_t kMost = 2 * hn::MaxLanes(d);
  const int64_t lanes = hn::Lanes(d);
  const T *a = static_cast<const T*>(inputs[0]), *b = static_cast<const T*>(inputs[N - 1]);
  T* y = static_cast<T*>(output);
  auto apply = [&](const T* from1, const T* from2, T* to) HWY_ATTR {
    Parts<hn::Vec<decltype(d)>> p, q;
    hn::LoadInterleaved2(d, from1, p.real, p.imag);
    hn::LoadInterleaved2(d, from2, q.real, q.imag);
    hn::StoreInterleaved2(hn::Sub(hn::Mul(p.real, q.real), hn::Mul(p.imag, q.imag)),
                          hn::Add(hn::Mul(p.real, q.imag), hn::Mul(p.imag, q.real)), d, to);
  };
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) apply(a + 2 * i, b + 2 * i, y + 2 * i);
  if (i == n) return 0;
  HWY_ALIGN T rest[2][kMost] = {}, result[kMost];
  std::copy(a + 2 * i, a + 2 * n, rest[0]);
  std::copy(b + 2 * i, b + 2 * n, rest[1]);
  apply(rest[0], rest[1], result);
  std::copy(result, result + 2 * (n - i), y + 2 * i);
  return 0;
}

// Reports for each lane whether squares and products of such numbers are normal numbers.
template <class D, class V>
HWY_INLINE hn::Mask<D> in_range(D d, Parts<V> x) {
  const V larger = hn::Max(hn::Abs(x.real), hn::Abs(x.imag));
  return hn::And(hn::Ge(larger, vmath::constant(d, 0x1p-450)), hn::Le(larger, vmath::constant(d, 0x1p450)));
}
// Reports for each lane whether x is not NaN. in_range may miss a NaN, since Max drops it.
template <class D, class V>
HWY_INLINE hn::Mask<D> is_number(D, V real, V imag) {
  return hn::Eq(hn::Add(real, imag), hn::Add(real, imag));
}

// a / b = a conj(b) / |b|^2. A lane is not ordinary if squares and products may leave the range of float64.
struct Quotient {
  using Formula = formula::Divide;
  template <class D, class V>
  HWY_INLINE Parts<V> operator()(D d, hn::Mask<D>& ordinary, Parts<V> a, Parts<V> b) const {
    const V square = hn::MulAdd(b.real, b.real, hn::Mul(b.imag, b.imag));
    const V real = hn::Div(hn::MulAdd(a.real, b.real, hn::Mul(a.imag, b.imag)), square);
    const V imag = hn::Div(hn::NegMulAdd(a.real, b.imag, hn::Mul(a.imag, b.real)), square);
    const auto is_zero = hn::Eq(hn::Or(hn::Abs(a.real), hn::Abs(a.imag)), hn::Zero(d));
    ordinary = hn::And(is_number(d, real, imag), hn::And(in_range(d, b), hn::Or(in_range(d, a), is_zero)));
    return {real, imag};
  }
};
struct Inverse {
  using Formula = formula::Reciprocal;
  template <class D, class V>
  HWY_INLINE Parts<V> operator()(D d, hn::Mask<D>& ordinary, Parts<V> b) const {
    const V square = hn::MulAdd(b.real, b.real, hn::Mul(b.imag, b.imag));
    const V real = hn::Div(b.real, square), imag = hn::Div(hn::Sub(hn::Zero(d), b.imag), square);
    ordinary = hn::And(is_number(d, real, imag), in_range(d, b));
    return {real, imag};
  }
};

// Loads as many complex numbers as a vector of float64 has lanes. store() below stores as many.
template <class D>
HWY_INLINE Parts<hn::Vec<D>> load(D d, const std::complex<double>* from) {
  Parts<hn::Vec<D>> x;
  hn::LoadInterleaved2(d, reinterpret_cast<const double*>(from), x.real, x.imag);
  return x;
}
template <class D>
HWY_INLINE Parts<hn::Vec<D>> load(D d, const std::complex<float>* from) {
  const hn::Rebind<float, D> df;
  hn::Vec<decltype(df)> real, imag;
  hn::LoadInterleaved2(df, reinterpret_cast<const float*>(from), real, imag);
  return {hn::PromoteTo(d, real), hn::PromoteTo(d, imag)};
}
template <class D>
HWY_INLINE void store(D d, Parts<hn::Vec<D>> x, std::complex<double>* to) {
  hn::StoreInterleaved2(x.real, x.imag, d, reinterpret_cast<double*>(to));
}
template <class D>
HWY_INLINE void store(D, Parts<hn::Vec<D>> x, std::complex<float>* to) {
  const hn::Rebind<float, D> df;
  hn::StoreInterleaved2(hn::DemoteTo(df, x.real), hn::DemoteTo(df, x.imag), df, reinterpret_cast<float*>(to));
}

// Computes as many numbers as load() loads. Lanes that are not ordinary are computed by the formula. The output may be
// an input.
template <class Function, class C, class... From>
HWY_INLINE void compute(C* to, const From*... from) {
  const hn::ScalableTag<double> d;
  constexpr size_t kLanes = hn::MaxLanes(d);
  hn::Mask<decltype(d)> ordinary;
  const auto y = Function()(d, ordinary, load(d, from)...);
  if (HWY_LIKELY(hn::AllTrue(d, ordinary))) return store(d, y, to);
  HWY_ALIGN double keep[kLanes];
  C others[kLanes];
  hn::Store(hn::IfThenElseZero(ordinary, vmath::constant(d, 1)), d, keep);
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (keep[i] == 0) others[i] = typename Function::Formula()(from[i]...);
  }
  store(d, y, to);
  for (size_t i = 0; i < hn::Lanes(d); ++i) {
    if (keep[i] == 0) to[i] = others[i];
  }
}

template <class Function, class C, int N>
int32_t complex_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  constexpr int64_t kLanes = hn::MaxLanes(hn::ScalableTag<double>());
  const int64_t lanes = hn::Lanes(hn::ScalableTag<double>());
  const C* a = static_cast<const C*>(inputs[0]);
  const C* b = static_cast<const C*>(inputs[N - 1]);
  C* y = static_cast<C*>(output);
  auto apply = [](C* to, const C* x1, const C* x2) HWY_ATTR {
    if constexpr (N == 1) compute<Function>(to, x1);
    else compute<Function>(to, x1, x2);
  };
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) apply(y + i, a + i, b + i);
  if (i == n) return 0;
  C rest[3][kLanes];
  std::fill(rest[0], rest[2], C(1));
  std::copy(a + i, a + n, rest[0]);
  std::copy(b + i, b + n, rest[1]);
  apply(rest[2], rest[0], rest[1]);
  std::copy(rest[2], rest[2] + (n - i), y + i);
  return 0;
}

template <Loop loop, int N>
void add(KernelTable& table, const char* op, DType dtype, DType result) {
  struct AnyFormula {};
  table.add(op, dtype, kernel<AnyFormula, loop, N, Special::kGrain>);
  table.add_loops(op, dtype, {loop, nullptr, result});
}

template <class T>
void add_all(KernelTable& table) {
  using C = std::complex<T>;
  add<real_loop<Length, T>, 1>(table, "abs", dtype_of<C>, dtype_of<T>);
  add<real_loop<Direction, T>, 1>(table, "angle", dtype_of<C>, dtype_of<T>);
  add<complex_loop<Inverse, C, 1>, 1>(table, "reciprocal", dtype_of<C>, dtype_of<C>);
  add<complex_loop<Quotient, C, 2>, 2>(table, "divide", dtype_of<C>, dtype_of<C>);
  add<product_loop<T, 1>, 1>(table, "square", dtype_of<C>, dtype_of<C>);
  add<product_loop<T, 2>, 2>(table, "multiply", dtype_of<C>, dtype_of<C>);
}
void RegisterElementwiseComplex(KernelTable& table) {
  add_all<float>(table);
  add_all<double>(table);
}

#else

void RegisterElementwiseComplex(KernelTable&) {}

#endif

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwiseComplex);
void register_elementwise_complex(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseComplex)(table); }

}  // namespace eager::cpu
#endif
