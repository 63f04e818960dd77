// The formulas of elementwise_binary.def that arithmetic.h has not.
#pragma once

#include <cmath>

#include "kernels/common/arithmetic.h"
#include "kernels/common/formula.h"

namespace eager::formula {

// Returns a times 2 to the power of b, a whole number, rounded once. Bounds are integers, with which compilers make no branches.
template <class T>
EAGER_HD EAGER_INLINE T scaled_by_power(T a, T b) {
  using Bits = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  constexpr Bits kDigits = sizeof(T) == 4 ? 24 : 53, kGreatest = sizeof(T) == 4 ? 127 : 1023, kLeast = 1 - kGreatest;
  // Beyond the bound all numbers have overflowed, or are 0.
  const Bits bound = static_cast<Bits>(float_bits(T(2 * kGreatest + 2 + kDigits))),
             magnitude = static_cast<Bits>(float_bits(b) << 1 >> 1);
  const T size = from_float_bits<T>(static_cast<FloatBits<T>>(magnitude < bound ? magnitude : bound));
  Bits power = static_cast<int32_t>(size);
  power = b < 0 ? -power : power;
  // Three factors, the last of which is as much as one may be: where an earlier product rounds, the whole one is 0 or infinite.
  const auto within = [](Bits p) {
    const Bits above = p < kLeast ? kLeast : p;
    return above > kGreatest ? kGreatest : above;
  };
  const auto factor = [](Bits p) {
    return from_float_bits<T>(static_cast<FloatBits<T>>(p + kGreatest) << (kDigits - 1));
  };
  const Bits last = within(power), middle = within(power - last);
  return a * factor(power - last - middle) * factor(middle) * factor(last);
}

// clang-format off
EAGER_FORMULA2(Fmax) { return a >= b || b != b ? a : b; } };  // NaN stays where both are NaN
EAGER_FORMULA2(Fmin) { return a <= b || b != b ? a : b; } };
EAGER_FORMULA2(Heaviside) { return a < 0 ? T(0) : a > 0 ? T(1) : a == 0 ? b : a; } };
EAGER_FORMULA2(Prelu) { return a > 0 ? a : a * b; } };
EAGER_FORMULA2(DivideNoNan) { return b == T(0) ? T(0) : quotient(a, b); } };
// 0 where a is 0, unless b is NaN.
EAGER_FORMULA2(Xdivy) { return a == T(0) && b == b ? T(0) : quotient(a, b); } };
// Half the square of an error up to a limit, and the tangent of that beyond it.
struct HuberLoss {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T x, T target) const {
    const T error = x - target, by = static_cast<T>(alpha);
    const T near = error > by ? by : error < -by ? -by : error;
    return near * (error - near * T(0.5));
  }
};
EAGER_FORMULA2(SquaredDifference) {
    const T d = Subtract()(a, b);
    if constexpr (is_complex_type<T>) return product(d, Conj()(d));
    else return product(d, d);
  }
  EAGER_SIGN_AGNOSTIC;
};

EAGER_FORMULA2(Gcd) {
    using W = Wrapping<T>;
    W x = static_cast<W>(static_cast<std::make_unsigned_t<T>>(Abs()(a))), y = static_cast<std::make_unsigned_t<T>>(Abs()(b));
    while (y != 0) {
      const W rest = x % y;
      x = y;
      y = rest;
    }
    return static_cast<T>(x);
  }
};
EAGER_FORMULA2(Lcm) {
    using U = std::make_unsigned_t<T>;
    const U divisor = static_cast<U>(Gcd()(a, b));
    if (divisor == 0) return T(0);
    return product(static_cast<T>(static_cast<U>(Abs()(a)) / divisor), Abs()(b));
  }
};
EAGER_FORMULA2(CopySign) { return std::copysign(a, b); } };
// Along the order of sign and magnitude, as the bits lie.
EAGER_FORMULA2(NextAfter) {
    using Bits = FloatBits<T>;
    const auto from = Compute<T>(a), to = Compute<T>(b);
    const Bits bits = float_bits(a);
    const Bits smallest = static_cast<Bits>((to < 0 ? Bits(1) << (8 * sizeof(T) - 1) : 0) | 1);
    const Bits step = static_cast<Bits>((from < to) == (from > 0) ? bits + 1 : bits - 1);
    const Bits next = from == 0 ? smallest : step;
    return from_float_bits<T>(from != from ? bits : (to != to) | (from == to) ? float_bits(b) : next);
  }
  static constexpr bool kTakesStorage = true;
};
EAGER_FORMULA2(ScaleByPower) { return scaled_by_power(a, b); } };
EAGER_FORMULA2(MakeComplex) { return Complex<T>(a, b); } };

EAGER_FORMULA2(Equal) { return a == b; }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(NotEqual) { return a != b; }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(Less) { return a < b; } };
EAGER_FORMULA2(LessEqual) { return a <= b; } };
EAGER_FORMULA2(Greater) { return a > b; } };
EAGER_FORMULA2(GreaterEqual) { return a >= b; } };
EAGER_FORMULA2(LogicalAnd) { return a && b; } };
EAGER_FORMULA2(LogicalOr) { return a || b; } };
EAGER_FORMULA2(LogicalXor) { return a != b; } };
EAGER_FORMULA2(BitwiseAnd) { return static_cast<T>(a & b); }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(BitwiseOr) { return static_cast<T>(a | b); }
  EAGER_SIGN_AGNOSTIC;
};
EAGER_FORMULA2(BitwiseXor) { return static_cast<T>(a ^ b); }
  EAGER_SIGN_AGNOSTIC;
};

// A shift by the width or more (or by a negative count) moves all bits out.
EAGER_FORMULA2(LeftShift) {
    constexpr unsigned width = 8 * sizeof(T);
    const bool in_range = b >= 0 && static_cast<uint64_t>(b) < width;
    return in_range ? static_cast<T>(static_cast<Wrapping<T>>(a) << b) : T(0);
  }
};
EAGER_FORMULA2(RightShift) {
    constexpr unsigned width = 8 * sizeof(T);
    const bool in_range = b >= 0 && static_cast<uint64_t>(b) < width;
    return static_cast<T>(a >> (in_range ? static_cast<unsigned>(b) : width - 1) >> (in_range || a < 0 ? 0 : 1));
  }
};

EAGER_FORMULA2(ReluGrad) { return b > 0 ? a : T(0); } };
EAGER_FORMULA2(Relu6Grad) { return b > 0 && b < 6 ? a : T(0); } };
struct LeakyReluGrad {
  double alpha;
  template <class T>
  EAGER_HD auto operator()(T dy, T x) const { return x > 0 ? dy : dy * static_cast<T>(alpha); }
};
EAGER_FORMULA2(SigmoidGrad) { return product(a, product(b, T(1) - b)); } };
EAGER_FORMULA2(TanhGrad) { return product(a, T(1) - product(b, b)); } };
// clang-format on

}  // namespace eager::formula
