// The part that the elementwise kernels of all devices share: element types, lists of types, params, and the types that
// formulas take and give.
#pragma once

#include <complex>
#include <cstdint>
#include <type_traits>

#include "kernels/common/broadcast.h"
#include "kernels/portability.h"
#include "kernels/dtype.h"
#include "kernels/half.h"
#include "kernels/kernel.h"

#ifdef EAGER_THRUST
#include <thrust/complex.h>
#endif

namespace eager {

// Complex numbers whose functions the compiler for the device has too.
#ifdef EAGER_THRUST
template <class T>
using Complex = thrust::complex<T>;
#else
template <class T>
using Complex = std::complex<T>;
#endif

// A bool in a tensor: any byte other than 0 is true.
struct Boolean {
  uint8_t byte;
  Boolean() = default;
  EAGER_HD Boolean(bool b) : byte(b) {}
  EAGER_HD operator bool() const { return byte != 0; }
};
template <>
struct ComputeType<Boolean> {
  using type = bool;
};

template <class T>
inline constexpr DType dtype_of = DType::none;
// clang-format off
template <> inline constexpr DType dtype_of<Boolean> = DType::boolean;
template <> inline constexpr DType dtype_of<int8_t> = DType::int8;
template <> inline constexpr DType dtype_of<int16_t> = DType::int16;
template <> inline constexpr DType dtype_of<int32_t> = DType::int32;
template <> inline constexpr DType dtype_of<int64_t> = DType::int64;
template <> inline constexpr DType dtype_of<uint8_t> = DType::uint8;
template <> inline constexpr DType dtype_of<uint16_t> = DType::uint16;
template <> inline constexpr DType dtype_of<uint32_t> = DType::uint32;
template <> inline constexpr DType dtype_of<uint64_t> = DType::uint64;
template <> inline constexpr DType dtype_of<float16> = DType::float16;
template <> inline constexpr DType dtype_of<bfloat16> = DType::bfloat16;
template <> inline constexpr DType dtype_of<float> = DType::float32;
template <> inline constexpr DType dtype_of<double> = DType::float64;
template <> inline constexpr DType dtype_of<Complex<float>> = DType::complex64;
template <> inline constexpr DType dtype_of<Complex<double>> = DType::complex128;
// clang-format on

template <class... T>
struct Types {};

template <class A, class B>
struct JoinTypes;
template <class... A, class... B>
struct JoinTypes<Types<A...>, Types<B...>> {
  using type = Types<A..., B...>;
};
template <class A, class B>
using Join = typename JoinTypes<A, B>::type;

// The lists of element types in elementwise.def.
using Booleans = Types<Boolean>;
using Integers = Types<int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t>;
using WideFloats = Types<float, double>;
using Floats = Types<float16, bfloat16, float, double>;
using Complexes = Types<Complex<float>, Complex<double>>;
using Inexact = Join<Floats, Complexes>;
using Real = Join<Integers, Floats>;
using Numeric = Join<Real, Complexes>;
using Ordered = Join<Booleans, Real>;
using Fixed = Join<Booleans, Numeric>;
using Bits = Join<Booleans, Integers>;

template <class T>
inline constexpr bool is_half = std::is_same_v<T, float16> || std::is_same_v<T, bfloat16>;

template <class T>
struct ComplexParts {
  static constexpr bool is_complex = false;
  using Part = T;
};
template <class T>
struct ComplexParts<Complex<T>> {
  static constexpr bool is_complex = true;
  using Part = T;
};
template <class T>
inline constexpr bool is_complex_type = ComplexParts<T>::is_complex;

// Returns the formula, with its parameter if it has one.
template <class Formula>
EAGER_HD Formula make_formula(const void* params) {
  if constexpr (std::is_empty_v<Formula>) {
    return Formula{};
  } else {
    return Formula{static_cast<const ElementwiseParams*>(params)->alpha};
  }
}

// The type in which a result of type Computed is stored for elements of type T: T itself, Boolean, or a complex
// number's part.
template <class Computed, class T>
using Stored = std::conditional_t<std::is_same_v<Computed, bool>, Boolean,
                                  std::conditional_t<std::is_same_v<Computed, Compute<T>>, T, Computed>>;

template <class Formula>
concept Checked = requires {
  Formula::kError;
};

// Reports whether the formula takes elements as they are stored, instead of as Compute<T>; nextafter does, since it
// needs the bits.
template <class Formula>
constexpr bool takes_storage() {
  if constexpr (requires { Formula::kTakesStorage; }) return Formula::kTakesStorage;
  else return false;
}

// The type that a formula takes for elements of type T.
template <class Formula, class T>
using Argument = std::conditional_t<takes_storage<Formula>(), T, Compute<T>>;

template <class Formula, class T, int N>
constexpr auto stored_type() {
  using A = Argument<Formula, T>;
  using F = const Formula&;
  if constexpr (N == 1) return std::type_identity<Stored<std::invoke_result_t<F, A>, T>>{};
  else if constexpr (N == 2) return std::type_identity<Stored<std::invoke_result_t<F, A, A>, T>>{};
  else return std::type_identity<Stored<std::invoke_result_t<F, A, A, A>, T>>{};
}
template <class Formula, class T, int N>
using StoredType = typename decltype(stored_type<Formula, T, N>())::type;

template <class Formula, class T>
constexpr bool sign_agnostic() {
  if constexpr (requires { Formula::kSignAgnostic; }) return std::is_integral_v<T>;
  else return false;
}
template <class T, bool agnostic>
struct Bitwise {
  using type = T;
};
template <class T>
struct Bitwise<T, true> {
  using type = std::make_unsigned_t<T>;
};

}  // namespace eager
