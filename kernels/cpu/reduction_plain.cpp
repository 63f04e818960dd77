// Folds in plain loops: integers' sums and products, logic, complex products, and what is asked for in a wider dtype.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction_plain.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <complex>
#include <cstring>
#include <type_traits>

#include "kernels/common/reduction.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/reduction.h"
#include "kernels/half.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

// An element as A. Integers wrap.
template <class A, class T>
A as_acc(T x) {
  if constexpr (std::is_same_v<A, uint64_t>) return static_cast<uint64_t>(static_cast<int64_t>(x));
  else return static_cast<A>(x);
}

template <class T, class A>
struct Sum {
  using In = T;
  using Acc = A;
  static A neutral() { return A(0); }
  static A lift(T x) { return as_acc<A>(x); }
  static A merge(A a, A b) { return a + b; }
};
template <class T, class A>
struct Product {
  using In = T;
  using Acc = A;
  static A neutral() { return A(1); }
  static A lift(T x) { return as_acc<A>(x); }
  static A merge(A a, A b) { return a * b; }
};

template <class T>
bool is_nonzero(T x) {
  return static_cast<Compute<T>>(x) != Compute<T>(0);
}

template <class T>
struct Any {
  using In = T;
  using Acc = uint8_t;
  static uint8_t neutral() { return 0; }
  static uint8_t lift(T x) { return is_nonzero(x); }
  static uint8_t merge(uint8_t a, uint8_t b) { return a | b; }
};
template <class T>
struct All {
  using In = T;
  using Acc = uint8_t;
  static uint8_t neutral() { return 1; }
  static uint8_t lift(T x) { return is_nonzero(x); }
  static uint8_t merge(uint8_t a, uint8_t b) { return a & b; }
};
template <class T>
struct CountNonzero {
  using In = T;
  using Acc = uint64_t;
  static uint64_t neutral() { return 0; }
  static uint64_t lift(T x) { return is_nonzero(x); }
  static uint64_t merge(uint64_t a, uint64_t b) { return a + b; }
};

constexpr int kLanes = 16;

template <class R>
typename R::Acc row(const typename R::In* x, int64_t n) {
  using A = typename R::Acc;
  if (n < kLanes) {
    A acc = R::neutral();
    for (int64_t i = 0; i < n; ++i) acc = R::merge(acc, R::lift(x[i]));
    return acc;
  }
  A lanes[kLanes];
  for (int k = 0; k < kLanes; ++k) lanes[k] = R::neutral();
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int k = 0; k < kLanes; ++k) lanes[k] = R::merge(lanes[k], R::lift(x[i + k]));
  }
  for (; i < n; ++i) lanes[i % kLanes] = R::merge(lanes[i % kLanes], R::lift(x[i]));
  for (int half = kLanes / 2; half > 0; half /= 2) {
    for (int k = 0; k < half; ++k) lanes[k] = R::merge(lanes[k], lanes[k + half]);
  }
  return lanes[0];
}
template <class R>
void rows(const void* from, int64_t count, int64_t n, void* to) {
  const auto* x = static_cast<const typename R::In*>(from);
  auto* acc = static_cast<typename R::Acc*>(to);
  for (int64_t r = 0; r < count; ++r) acc[r] = R::merge(acc[r], row<R>(x + r * n, n));
}

template <class R>
void merge(void* to, const void* more, int64_t n) {
  auto* acc = static_cast<typename R::Acc*>(to);
  const auto* other = static_cast<const typename R::Acc*>(more);
  for (int64_t i = 0; i < n; ++i) acc[i] = R::merge(acc[i], other[i]);
}

template <class T, class A>
void put_as(const Operand& out, int64_t first, const A* acc, int64_t n) {
  T* to = out.as<T>() + first;
  for (int64_t i = 0; i < n; ++i) to[i] = static_cast<T>(acc[i]);
}

template <class A>
void put(const Operand& out, int64_t first, void* accs, int64_t n, double) {
  const A* acc = static_cast<const A*>(accs);
  if constexpr (std::is_same_v<A, std::complex<float>> || std::is_same_v<A, std::complex<double>>) {
    if (out.dtype == DType::complex64) put_as<std::complex<float>>(out, first, acc, n);
    else put_as<std::complex<double>>(out, first, acc, n);
  } else {
    switch (out.dtype) {
      case DType::boolean:
        for (int64_t i = 0; i < n; ++i) out.as<uint8_t>()[first + i] = acc[i] != A(0);
        break;
      case DType::int8:
      case DType::uint8: put_as<uint8_t>(out, first, acc, n); break;
      case DType::int16: put_as<int16_t>(out, first, acc, n); break;
      case DType::uint16: put_as<uint16_t>(out, first, acc, n); break;
      case DType::int32: put_as<int32_t>(out, first, acc, n); break;
      case DType::uint32: put_as<uint32_t>(out, first, acc, n); break;
      case DType::int64: put_as<int64_t>(out, first, acc, n); break;
      case DType::uint64: put_as<uint64_t>(out, first, acc, n); break;
      case DType::float16: put_as<float16>(out, first, acc, n); break;
      case DType::bfloat16: put_as<bfloat16>(out, first, acc, n); break;
      case DType::float32: put_as<float>(out, first, acc, n); break;
      case DType::float64: put_as<double>(out, first, acc, n); break;
      case DType::complex64: put_as<std::complex<float>>(out, first, acc, n); break;
      case DType::complex128: put_as<std::complex<double>>(out, first, acc, n); break;
      default: break;
    }
  }
}

template <class R>
void columns(const FoldColumns& c) {
  using A = typename R::Acc;
  A* __restrict acc = static_cast<A*>(c.acc);
  if (c.begins) std::fill(acc, acc + c.n, R::neutral());
  for (int64_t k = 0; k < c.count; ++k) {
    const auto* x = static_cast<const typename R::In*>(c.rows[k]);
    for (int64_t j = 0; j < c.n; ++j) acc[j] = R::merge(acc[j], R::lift(x[j]));
  }
  if (c.out) put<A>(*c.out, c.first, acc, c.n, 1);
}

template <class R>
Fold make_fold() {
  using A = typename R::Acc;
  Fold f{};
  f.size = sizeof(typename R::In);
  f.acc_size = sizeof(A);
  const A acc = R::neutral();
  std::memcpy(f.neutral_acc, &acc, sizeof acc);
  f.rows = rows<R>;
  f.columns = columns<R>;
  f.merge = merge<R>;
  f.put = put<A>;
  return f;
}

template <class R>
int32_t fold(KernelCall& call) {
  return reduce(call, make_fold<R>(), false);
}

// Natural, or Wide where the result's dtype asks for more than the input's: floats from integers, doubles from floats.
template <class Natural, class Wide>
int32_t fold_to(KernelCall& call) {
  return asks_for_more(call.inputs[0].dtype, call.outputs[0].dtype) ? fold<Wide>(call) : fold<Natural>(call);
}

// broadcast_reduced's copy, times a number.
template <class T>
int32_t mean_grad(KernelCall& call) {
  using A = Compute<T>;
  const MeanGradParams& p = call.params_as<MeanGradParams>();
  Operand& out = call.outputs[0];
  const int64_t n = out.num_elements;
  if (n == 0) return 0;
  T* dx = out.as<T>();
  A scale;
  if constexpr (std::is_floating_point_v<A>) scale = static_cast<A>(p.scale);
  else scale = A(static_cast<typename A::value_type>(p.scale));
  if (call.inputs[0].num_elements == 1) {
    std::fill(dx, dx + n, static_cast<T>(static_cast<A>(call.inputs[0].as<T>()[0]) * scale));
    return 0;
  }
  strided_read(dx, call.inputs[0].data, p.plan, sizeof(T));
  for (int64_t i = 0; i < n; ++i) dx[i] = static_cast<T>(static_cast<A>(dx[i]) * scale);
  return 0;
}

// --- registration ---

template <class T>
// clang-format off
void register_integer(KernelTable& t, DType d) {
  using Wrapping = Sum<T, uint64_t>;
  t.add("sum", d, fold_to<Wrapping, Sum<T, double>>);
  t.add("sum_like", d, fold<Wrapping>);
  t.add("bias_add_grad", d, fold<Wrapping>);
  t.add("prod", d, fold_to<Product<T, uint64_t>, Product<T, double>>);
}
// clang-format on

template <class T>
// clang-format off
void register_inexact(KernelTable& t, DType d) {
  t.add("mean_grad", d, mean_grad<T>);
}
// clang-format on

template <class T>
// clang-format off
void register_complex(KernelTable& t, DType d) {
  t.add("prod", d, fold_to<Product<T, T>, Product<T, std::complex<double>>>);
}
// clang-format on

template <class T>
// clang-format off
void register_logic(KernelTable& t, DType d) {
  t.add("any", d, fold<Any<T>>);
  t.add("all", d, fold<All<T>>);
  t.add("count_nonzero", d, fold<CountNonzero<T>>);
}
// clang-format on

void RegisterPlainFolds(KernelTable& t) {
#define EAGER_EACH(f, T, name) f<T>(t, DType::name);
// clang-format off
#define EAGER_INTEGERS(f)                                                                              \
  EAGER_EACH(f, int8_t, int8) EAGER_EACH(f, int16_t, int16) EAGER_EACH(f, int32_t, int32)              \
  EAGER_EACH(f, int64_t, int64) EAGER_EACH(f, uint8_t, uint8) EAGER_EACH(f, uint16_t, uint16)          \
  EAGER_EACH(f, uint32_t, uint32) EAGER_EACH(f, uint64_t, uint64)
// clang-format on
#define EAGER_COMPLEX(f) EAGER_EACH(f, std::complex<float>, complex64) EAGER_EACH(f, std::complex<double>, complex128)
#define EAGER_INEXACT(f)          \
  EAGER_EACH(f, float16, float16) \
  EAGER_EACH(f, bfloat16, bfloat16) EAGER_EACH(f, float, float32) EAGER_EACH(f, double, float64) EAGER_COMPLEX(f)
  EAGER_INTEGERS(register_integer)
  EAGER_INEXACT(register_inexact)
  EAGER_COMPLEX(register_complex)
  EAGER_INTEGERS(register_logic)
  EAGER_INEXACT(register_logic)
  EAGER_EACH(register_logic, uint8_t, boolean)
  t.add("sum", DType::boolean, fold<Sum<uint8_t, uint64_t>>);
#undef EAGER_EACH
#undef EAGER_INTEGERS
#undef EAGER_COMPLEX
#undef EAGER_INEXACT
}

template <template <class, class> class R>
int32_t fold_wide(KernelCall& call) {
  switch (call.inputs[0].dtype) {
    case DType::float16: return fold<R<float16, double>>(call);
    case DType::bfloat16: return fold<R<bfloat16, double>>(call);
    case DType::float32: return fold<R<float, double>>(call);
    case DType::float64: return fold<R<double, double>>(call);
    case DType::complex64: return fold<R<std::complex<float>, std::complex<double>>>(call);
    default: return fold<R<std::complex<double>, std::complex<double>>>(call);
  }
}
int32_t FoldWideSum(KernelCall& call) { return fold_wide<Sum>(call); }
int32_t FoldWideProduct(KernelCall& call) { return fold_wide<Product>(call); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterPlainFolds);
void register_plain_folds(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterPlainFolds)(table); }
HWY_EXPORT(FoldWideSum);
int32_t fold_wide_sum(KernelCall& call) { return HWY_DYNAMIC_DISPATCH(FoldWideSum)(call); }
HWY_EXPORT(FoldWideProduct);
int32_t fold_wide_product(KernelCall& call) { return HWY_DYNAMIC_DISPATCH(FoldWideProduct)(call); }
}  // namespace eager::cpu
#endif
