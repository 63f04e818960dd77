// How elements that meet at one place are made one: by ops that scatter, and by segments.
#pragma once

#include <limits>

#include "kernels/common/arithmetic.h"

namespace eager {

// One place may meet all elements of a tensor, so float32 is added in float64, and in segments multiplied too.
template <class C>
struct WideAccumulator {
  using type = C;
};
template <>
struct WideAccumulator<float> {
  using type = double;
};
template <>
struct WideAccumulator<Complex<float>> {
  using type = Complex<double>;
};

// So few elements are added in their own type with an error of at most 8 eps of the sum of their magnitudes.
inline constexpr int64_t kFewAdditions = 16;

// A fold has, for the type C in which it computes,
//   identity<C>()   what a place begins with
//   step(a, b)      the two as one
// and Accumulator<T>, which is C for elements of type T. kReorders: elements may be taken in another order. kFew: so many elements may be
// folded in their own type. OfFew: the fold that takes them in order.
struct ScatterSum {
  static constexpr bool kReorders = false, kIsExtreme = false;
  static constexpr int64_t kFew = kFewAdditions;
  using OfFew = ScatterSum;
  template <class T>
  using Accumulator = typename WideAccumulator<Compute<T>>::type;
  template <class C>
  static EAGER_HD C identity() {
    return C(0);
  }
  template <class C>
  static EAGER_HD C step(C a, C b) {
    return static_cast<C>(a + b);
  }
};

struct ScatterProduct {
  static constexpr bool kReorders = false, kIsExtreme = false;
  static constexpr int64_t kFew = 0;
  using OfFew = ScatterProduct;
  template <class T>
  using Accumulator = Compute<T>;
  template <class C>
  static EAGER_HD C identity() {
    return C(1);
  }
  template <class C>
  static EAGER_HD C step(C a, C b) {
    return formula::product(a, b);
  }
};

// The greatest; the first NaN, where there is one.
template <bool is_max>
struct ScatterExtreme {
  static constexpr bool kReorders = false, kIsExtreme = true;
  static constexpr int64_t kFew = 0;
  using OfFew = ScatterExtreme;
  template <class T>
  using Accumulator = Compute<T>;
  template <class C>
  static EAGER_HD C identity() {
    using Limits = std::numeric_limits<C>;
    if constexpr (Limits::has_infinity) return is_max ? -Limits::infinity() : Limits::infinity();
    else return is_max ? Limits::lowest() : Limits::max();
  }
  template <class C>
  static EAGER_HD C step(C a, C b) {
    const C most = (is_max ? b > a : b < a) ? b : a;
    return b != b ? b : most;
  }
};

template <class Fold>
struct InSegments : Fold {
  static constexpr bool kReorders = true;
  template <class T>
  using Accumulator = typename WideAccumulator<Compute<T>>::type;
};
template <bool is_max>
struct InSegments<ScatterExtreme<is_max>> : ScatterExtreme<is_max> {
  static constexpr bool kReorders = true;
};

// The extreme of a segment without elements, as in TensorFlow: the least or greatest finite number, where the fold begins with an
// infinite one.
template <class Fold, class T>
EAGER_HD T extreme_of_none() {
  using C = Compute<T>;
  const C identity = Fold::template identity<C>();
  C most = std::numeric_limits<C>::max();
  if constexpr (std::is_same_v<T, float16>) most = 65504;
  if constexpr (std::is_same_v<T, bfloat16>) most = 0x1.fep127f;
  if constexpr (std::is_integral_v<T>) return identity;
  else return static_cast<T>(identity > 0 ? most : -most);
}

}  // namespace eager
