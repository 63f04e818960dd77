// The actions of GPU kernels on one element. Both the kernels that are compiled with the plug-in (elementwise.h) and
// those that are compiled at run time (fused.h) use it, so nothing here needs the host's libraries.
//
//   action   `R operator()(T...) const` on elements as they are stored; made from the op's params on the device
//   pack     neighbouring elements that are read and written at once
#pragma once

#include <cuda_runtime.h>

#include "kernels/common/cast.h"
#include "kernels/common/arithmetic.h"

namespace eager::cuda {

template <class T, int V>
struct alignas(sizeof(T) * V < 16 ? sizeof(T) * V : 16) Pack {
  T at[V];
};

// Sixteen bytes that are moved at once.
struct alignas(16) Unit16 {
  uint64_t low, high;
};

// Divides numbers below 2^31 by a constant: multiply and shift (Granlund, Montgomery 1994).
struct Divisor {
  uint32_t divisor = 1, multiplier = 0, shift = 0;
  Divisor() = default;
  EAGER_HD explicit Divisor(uint32_t d) : divisor(d) {
    while ((uint64_t{1} << shift) < d) ++shift;
    multiplier = static_cast<uint32_t>(((uint64_t{1} << 32) * ((uint64_t{1} << shift) - d)) / d + 1);
  }
  __device__ uint32_t divide(uint32_t n) const { return (__umulhi(n, multiplier) + n) >> shift; }
};

// Applies a formula to stored elements.
template <class Formula, class T, class R, class... More>
struct FormulaAction {
  using A = Argument<Formula, T>;
  Formula formula;
  __device__ explicit FormulaAction(const ElementwiseParams& params) : formula(make_formula<Formula>(&params)) {}
  __device__ R operator()(T x, More... more) const { return R(formula(A(x), A(more)...)); }
};

template <class To, class From>
struct Cast {
  __device__ explicit Cast(const ElementwiseParams&) {}
  __device__ To operator()(From x) const { return convert<To>(x); }
};

template <class T>
struct Where {
  __device__ explicit Where(const ElementwiseParams&) {}
  __device__ T operator()(Boolean condition, T a, T b) const { return condition ? a : b; }
};

template <class T, bool kLow, bool kHigh>
struct Clip {
  __device__ explicit Clip(const ElementwiseParams&) {}
  template <class... Bound>
  __device__ T operator()(T x, Bound... bound) const {
    using C = Compute<T>;
    const C bounds[] = {C(bound)..., C()};
    C y = x;
    if constexpr (kLow) y = formula::Maximum()(y, bounds[0]);
    if constexpr (kHigh) y = formula::Minimum()(y, bounds[kLow]);
    return T(y);
  }
};

}  // namespace eager::cuda
