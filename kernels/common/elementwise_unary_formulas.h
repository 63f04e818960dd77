// The formulas of elementwise_unary.def.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/arithmetic.h"
#include "kernels/common/formula.h"

namespace eager::formula {

// x / |x|, and 0 for 0. An infinite x gives the direction of its infinite parts.
template <class T>
EAGER_HD T direction(T x) {
  using std::abs;
  auto length = abs(x);
  using Part = decltype(length);
  using Limits = std::numeric_limits<Part>;
  if (length == 0) return T(0);
  if (length < Limits::min() || length > Limits::max()) {  // |x| is subnormal, has overflowed, or is infinite
    const bool is_infinite = std::isinf(x.real()) || std::isinf(x.imag());
    const Part factor = length > 1 ? Part(0.5) : 1 / Limits::epsilon();
    auto part = [&](Part p) { return is_infinite ? std::copysign(Part(std::isinf(p) ? 1 : 0), p) : p * factor; };
    x = T(part(x.real()), part(x.imag()));
    length = abs(x);
  }
  return x / length;
}

// clang-format off
EAGER_FORMULA1(Sign) {
    if constexpr (is_complex_type<T>) {
      return direction(x);
    } else if constexpr (std::is_floating_point_v<T>) {
      return x > 0 ? T(1) : x < 0 ? T(-1) : x;  // NaN and -0 stay
    } else {
      return static_cast<T>((x > 0) - (x < 0));
    }
  }
};

EAGER_FORMULA1(Floor) { return std::floor(x); } };
EAGER_FORMULA1(Ceil) { return std::ceil(x); } };
EAGER_FORMULA1(Round) { return std::rint(x); } };  // half to even, the default rounding
EAGER_FORMULA1(Trunc) { return std::trunc(x); } };

EAGER_FORMULA1(Relu) { return x <= 0 ? T(0) : x; } };  // NaN stays
EAGER_FORMULA1(Relu6) { return x <= 0 ? T(0) : x >= 6 ? T(6) : x; } };
struct LeakyRelu {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const { return x > 0 ? x : x * static_cast<T>(alpha); }
};
EAGER_FORMULA1(Softsign) {
    constexpr T most = std::numeric_limits<T>::max();
    const T y = x < -most ? -most : x > most ? most : x;  // infinity / infinity is no limit
    return y / (T(1) + std::abs(y));
  }
};

EAGER_FORMULA1(DegreesToRadians) { return x * T(0.0174532925199432957692); } };
EAGER_FORMULA1(RadiansToDegrees) { return x * T(57.2957795130823208768); } };
EAGER_FORMULA1(ReciprocalNoNan) { return x == T(0) ? T(0) : quotient(T(1), x); } };
EAGER_FORMULA1(Angle) {
    if constexpr (is_complex_type<T>) return std::atan2(x.imag(), x.real());
    else return x != x ? x : float_bits(x) >> (8 * sizeof(T) - 1) != 0 ? T(3.14159265358979323846) : T(0);
  }
};
// The parts of x as frexp gives them. There are no branches, so that loops are vectorised.
template <class T>
struct NumberParts {
  static constexpr int kMantissa = sizeof(T) == 8 ? 52 : 23, kBias = sizeof(T) == 8 ? 1022 : 126;
  static constexpr FloatBits<T> kMost = 2 * kBias + 3;  // the exponent's field of what is not finite
  bool is_subnormal;                                    // or 0
  FloatBits<T> bits, field;
  EAGER_HD explicit NumberParts(T x)
      : is_subnormal(std::abs(x) < std::numeric_limits<T>::min()),
        bits(float_bits(x * (is_subnormal ? T(0x1p64) : T(1)))),
        field(bits >> kMantissa & kMost) {}
  EAGER_HD bool has_exponent() const { return (field != 0) & (field != kMost); }  // false: of 0, infinities and NaN
};
EAGER_FORMULA1(BinaryExponent) {
    const NumberParts<T> p(x);
    const int32_t exponent = static_cast<int32_t>(p.field) - (p.is_subnormal ? p.kBias + 64 : p.kBias);
    return p.has_exponent() ? exponent : int32_t{0};
  }
};
EAGER_FORMULA1(BinaryMantissa) {
    using P = NumberParts<T>;
    const P p(x);
    const FloatBits<T> bits = (p.bits & ~(P::kMost << P::kMantissa)) | FloatBits<T>(P::kBias) << P::kMantissa;
    return p.has_exponent() ? from_float_bits<T>(bits) : x;
  }
};
// How many bits of |x| are set.
EAGER_FORMULA1(BitwiseCount) {
    uint64_t n = static_cast<std::make_unsigned_t<T>>(Abs()(x));
    n -= n >> 1 & 0x5555555555555555u;
    n = (n & 0x3333333333333333u) + (n >> 2 & 0x3333333333333333u);
    n = (n + (n >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<uint8_t>(n * 0x0101010101010101u >> 56);
  }
};

// A NaN fails every comparison, and stays.
EAGER_FORMULA1(HardTanh) { return x < -1 ? T(-1) : x > 1 ? T(1) : x; } };
EAGER_FORMULA1(HardSigmoid) { return x <= -3 ? T(0) : x >= 3 ? T(1) : (x + 3) / 6; } };
EAGER_FORMULA1(HardSwish) { return x <= -3 ? T(0) : x >= 3 ? x : x * ((x + 3) / 6); } };
struct HardShrink {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const { return std::abs(x) <= static_cast<T>(alpha) ? T(0) : x; }
};
struct SoftShrink {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x) const {
    const T by = static_cast<T>(alpha);
    return x > by ? x - by : x < -by ? x + by : x == x ? T(0) : x;
  }
};

EAGER_FORMULA1(IsFinite) {
    if constexpr (is_complex_type<T>) return std::isfinite(x.real()) && std::isfinite(x.imag());
    else return std::isfinite(x);
  }
};
EAGER_FORMULA1(IsInf) {
    if constexpr (is_complex_type<T>) return std::isinf(x.real()) || std::isinf(x.imag());
    else return std::isinf(x);
  }
};
EAGER_FORMULA1(IsNan) { return x != x; } };
EAGER_FORMULA1(SignBit) {
    if constexpr (std::is_floating_point_v<T>) return float_bits(x) >> (8 * sizeof(T) - 1) != 0;
    else return x < 0;
  }
};
EAGER_FORMULA1(LogicalNot) { return !x; } };
EAGER_FORMULA1(BitwiseInvert) {
    if constexpr (std::is_same_v<T, bool>) return !x;
    else return static_cast<T>(~x);
  }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA1(RealPart) { return x.real(); } };
EAGER_FORMULA1(ImagPart) {
    if constexpr (is_complex_type<T>) return x.imag();
    else return T(0);
  }
};
// clang-format on

}  // namespace eager::formula
