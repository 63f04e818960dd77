// What the parts of the normalization family share, compiled for each SIMD target.
#if defined(EAGER_NORMALIZATION_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_NORMALIZATION_INL_H
#undef EAGER_NORMALIZATION_INL_H
#else
#define EAGER_NORMALIZATION_INL_H
#endif

#include <algorithm>

#include "kernels/cpu/network.h"
#include "kernels/cpu/numbers-inl.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

// A parameter as n numbers of float or double. Where it is absent each of them is `otherwise`.
template <class T>
class Parameter {
  using A = Compute<T>;

 public:
  Parameter(const Operand& o, int64_t n, A otherwise)
      : room_(o.given() && !is_half<T> ? 0 : static_cast<size_t>(n) * sizeof(A)), data_(room_.as<A>()) {
    if (!o.given()) std::fill_n(room_.as<A>(), n, otherwise);
    else if constexpr (is_half<T>) to_numbers(o.as<T>(), room_.as<A>(), n);
    else data_ = o.as<A>();
  }
  const A* data() const { return data_; }

 private:
  Scratch room_;
  const A* data_;
};

// Writes to[i] = the sum of from[k * stride + i] over k < count, for i < n.
template <class A, class T>
void add_parts(const A* from, int64_t count, int64_t stride, int64_t n, T* to) {
  constexpr int64_t kAtOnce = 128;
  parallel_for((n + kAtOnce - 1) / kAtOnce, std::max<int64_t>(1, kWork / (count * kAtOnce + 1)),
               [=](int64_t begin, int64_t end) {
                 for (int64_t at = begin * kAtOnce; at < std::min(n, end * kAtOnce); at += kAtOnce) {
                   const int64_t width = std::min(kAtOnce, n - at);
                   double sums[kAtOnce] = {};
                   for (int64_t k = 0; k < count; ++k) {
                     const A* row = from + k * stride + at;
                     for (int64_t i = 0; i < width; ++i) sums[i] += static_cast<double>(row[i]);
                   }
                   for (int64_t i = 0; i < width; ++i) to[at + i] = static_cast<T>(static_cast<Compute<T>>(sums[i]));
                 }
               });
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
