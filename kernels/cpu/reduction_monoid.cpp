// Folds over a monoid: a neutral acc, and a merge of two accs. These are sums and products of integers, any, all,
// count_nonzero, products of complex numbers, and sums and products in a wider dtype than the input's.
//
// The loops have no intrinsics, and the compiler vectorises them. Each is compiled for few dtypes; elements of others
// are converted to one of these, block by block, when they are read.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction_monoid.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <complex>
#include <cstring>
#include <type_traits>

#include "kernels/common/elementwise.h"
#include "kernels/common/reduction.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/reduction.h"
#include "kernels/cpu/strings.h"
#include "kernels/half.h"

#ifndef EAGER_MONOIDS
#define EAGER_MONOIDS
namespace eager::cpu {
enum class Monoid { sum, product, any, all, count };
// Writes n accs, which are numbers of dtype `from`, as elements of the output from `first` on.
inline void put_accs(DType from, const Operand& out, int64_t first, const void* accs, int64_t n) {
  void* to = out.as<char>() + first * static_cast<int64_t>(dtype_size(out.dtype));
  if (from == out.dtype) {
    std::memcpy(to, accs, static_cast<size_t>(n) * dtype_size(from));
    return;
  }
  const ChosenLoop cast = choose_cast(from, out.dtype);
  cast.loop(&accs, to, n, cast.params);
}
}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

// Returns an element as A. Integers wrap.
template <class A, class T>
A as_acc(T x) {
  if constexpr (std::is_same_v<A, uint64_t>) return static_cast<uint64_t>(static_cast<int64_t>(x));
  else return static_cast<A>(x);
}

template <class T, class A>
struct Sum {
  using In = T;
  using Acc = A;
  static constexpr DType kAcc = dtype_of<A>;
  static A neutral() { return A(0); }
  static A lift(T x) { return as_acc<A>(x); }
  static A merge(A a, A b) { return a + b; }
};
template <class T, class A>
struct Product {
  using In = T;
  using Acc = A;
  static constexpr DType kAcc = dtype_of<A>;
  static A neutral() { return A(1); }
  static A lift(T x) { return as_acc<A>(x); }
  static A merge(A a, A b) { return a * b; }
};

// any, all and count_nonzero take in the bits of integers, or bytes that are 0 or 1.
template <class T>
struct Any {
  using In = T;
  using Acc = uint8_t;
  static constexpr DType kAcc = DType::boolean;
  static uint8_t neutral() { return 0; }
  static uint8_t lift(T x) { return x != 0; }
  static uint8_t merge(uint8_t a, uint8_t b) { return a | b; }
};
template <class T>
struct All {
  using In = T;
  using Acc = uint8_t;
  static constexpr DType kAcc = DType::boolean;
  static uint8_t neutral() { return 1; }
  static uint8_t lift(T x) { return x != 0; }
  static uint8_t merge(uint8_t a, uint8_t b) { return a & b; }
};
template <class T>
struct CountNonzero {
  using In = T;
  using Acc = uint64_t;
  static constexpr DType kAcc = DType::uint64;
  static uint64_t neutral() { return 0; }
  static uint64_t lift(T x) { return x != 0; }
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
#if HWY_TARGET != HWY_SCALAR
// Adds bytes eight at a time.
template <>
uint64_t row<Sum<uint8_t, uint64_t>>(const uint8_t* x, int64_t n) {
  namespace hn = hwy::HWY_NAMESPACE;
  const hn::ScalableTag<uint8_t> d;
  const hn::Repartition<uint64_t, decltype(d)> wide;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  auto total = hn::Zero(wide);
  int64_t i = 0;
  for (; i + w <= n; i += w) total = hn::Add(total, hn::SumsOf8(hn::LoadU(d, x + i)));
  uint64_t sum = hn::GetLane(hn::SumOfLanes(wide, total));
  for (; i < n; ++i) sum += x[i];
  return sum;
}
#endif

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

// Takes one row in. The length is a parameter: accs of bytes could overwrite it if it were read from FoldColumns, and the
// loop would not be vectorised.
template <class R>
void add_row(const typename R::In* __restrict x, int64_t n, typename R::Acc* __restrict acc) {
  for (int64_t j = 0; j < n; ++j) acc[j] = R::merge(acc[j], R::lift(x[j]));
}
template <class R>
void columns(const FoldColumns& c) {
  auto* acc = static_cast<typename R::Acc*>(c.acc);
  if (c.begins) std::fill(acc, acc + c.n, R::neutral());
  for (int64_t k = 0; k < c.count; ++k) add_row<R>(static_cast<const typename R::In*>(c.rows[k]), c.n, acc);
  if (c.out) put_accs(R::kAcc, *c.out, c.first, acc, c.n);
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
  f.put = [](const Operand& out, int64_t first, void* accs, int64_t n, double) {
    put_accs(R::kAcc, out, first, accs, n);
  };
  return f;
}

// Returns the fold of integers, or of bytes that are 0 or 1, by their bits.
template <template <class> class R>
Fold fold_bits(size_t size) {
  switch (size) {
    case 2: return make_fold<R<uint16_t>>();
    case 4: return make_fold<R<uint32_t>>();
    case 8: return make_fold<R<uint64_t>>();
    default: return make_fold<R<uint8_t>>();
  }
}
template <template <class, class> class R>
Fold fold_integers(DType dtype) {
  switch (dtype) {
    case DType::int8: return make_fold<R<int8_t, uint64_t>>();
    case DType::int16: return make_fold<R<int16_t, uint64_t>>();
    case DType::int32: return make_fold<R<int32_t, uint64_t>>();
    case DType::uint16: return make_fold<R<uint16_t, uint64_t>>();
    case DType::uint32: return make_fold<R<uint32_t, uint64_t>>();
    case DType::int64:
    case DType::uint64: return make_fold<R<uint64_t, uint64_t>>();
    default: return make_fold<R<uint8_t, uint64_t>>();
  }
}

// Returns the fold of elements of a dtype for which there is a loop.
Fold FindMonoidFold(Monoid fold, DType dtype) {
  using Complex64 = std::complex<float>;
  using Complex128 = std::complex<double>;
  const size_t size = dtype_size(dtype);
  switch (fold) {
    case Monoid::any: return fold_bits<Any>(size);
    case Monoid::all: return fold_bits<All>(size);
    case Monoid::count:
      return dtype == DType::boolean ? make_fold<Sum<uint8_t, uint64_t>>() : fold_bits<CountNonzero>(size);
    case Monoid::sum:
      if (dtype == DType::float64) return make_fold<Sum<double, double>>();
      return dtype == DType::complex128 ? make_fold<Sum<Complex128, Complex128>>() : fold_integers<Sum>(dtype);
    default:
      if (dtype == DType::float64) return make_fold<Product<double, double>>();
      if (dtype == DType::complex64) return make_fold<Product<Complex64, Complex64>>();
      return dtype == DType::complex128 ? make_fold<Product<Complex128, Complex128>>() : fold_integers<Product>(dtype);
  }
}

// mean_grad: the copy that broadcast_reduced makes, times a number.
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

template <class... T>
void add_mean_grad(KernelTable& t, Types<T...>) {
  (t.add("mean_grad", dtype_of<T>, mean_grad<T>), ...);
  (t.add("divide_by_count", dtype_of<T>, mean_grad<T>), ...);
}
void RegisterMeanGrad(KernelTable& t) { add_mean_grad(t, Inexact{}); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FindMonoidFold);
HWY_EXPORT(RegisterMeanGrad);

namespace {

// Folds elements as numbers of dtype `as`.
int32_t fold_as(KernelCall& call, Monoid fold, DType as) {
  const DType dtype = call.inputs[0].dtype;
  Fold f = HWY_DYNAMIC_DISPATCH(FindMonoidFold)(fold, as);
  ChosenLoop convert;
  if (as != dtype) {
    convert = choose_cast(dtype, as);
    f.convert = &convert;
  }
  return reduce(call, f, false);
}

// Returns the dtype in which elements are folded if the result's dtype is wider than the input's.
DType wide(DType dtype) { return is_complex(dtype) ? DType::complex128 : DType::float64; }

bool asks_for_more(const KernelCall& call) { return asks_for_more(call.inputs[0].dtype, call.outputs[0].dtype); }

int32_t integer_sum(KernelCall& call) {
  const DType dtype = call.inputs[0].dtype;
  return fold_as(call, Monoid::sum, asks_for_more(call) ? wide(dtype) : dtype);
}
int32_t wrapping_sum(KernelCall& call) { return fold_as(call, Monoid::sum, call.inputs[0].dtype); }

int32_t product(KernelCall& call) {
  const DType dtype = call.inputs[0].dtype, own = dtype == DType::boolean ? DType::uint8 : dtype;
  return fold_as(call, Monoid::product, asks_for_more(call) ? wide(dtype) : own);
}

template <Monoid fold>
int32_t logic(KernelCall& call) {
  const DType dtype = call.inputs[0].dtype;
  return fold_as(call, fold, is_integer(dtype) ? dtype : DType::boolean);
}

template <class... T>
void add_integer_folds(KernelTable& t, Types<T...>) {
  (t.add("sum", dtype_of<T>, integer_sum), ...);
  (t.add("sum_like", dtype_of<T>, wrapping_sum), ...);
  (t.add("bias_add_grad", dtype_of<T>, wrapping_sum), ...);
}
template <class... T>
void add_products(KernelTable& t, Types<T...>) {
  (t.add("prod", dtype_of<T>, product), ...);
}
template <class... T>
void add_logic(KernelTable& t, Types<T...>) {
  (t.add("any", dtype_of<T>, logic<Monoid::any>), ...);
  (t.add("all", dtype_of<T>, logic<Monoid::all>), ...);
  (t.add("count_nonzero", dtype_of<T>, logic<Monoid::count>), ...);
}

}  // namespace

void register_monoid_folds(KernelTable& table) {
  add_integer_folds(table, Integers{});
  add_products(table, Join<Bits, Complexes>{});
  add_logic(table, Fixed{});
  table.add("count_nonzero", DType::string, measured_strings<logic<Monoid::count>>);
  table.add("sum", DType::boolean, wrapping_sum);
  HWY_DYNAMIC_DISPATCH(RegisterMeanGrad)(table);
}

int32_t fold_wide_sum(KernelCall& call) { return fold_as(call, Monoid::sum, wide(call.inputs[0].dtype)); }
int32_t fold_wide_product(KernelCall& call) { return fold_as(call, Monoid::product, wide(call.inputs[0].dtype)); }

}  // namespace eager::cpu
#endif
