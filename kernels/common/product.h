// Derivatives of products. The derivative of a product of factors x_i in the directions u_1 ... u_m is found as a
// polynomial: each factor x_i is replaced by x_i + t_1 u_1i + ... + t_m u_mi with t_a^2 = 0, and the derivative is the
// coefficient of t_1 ... t_m in the product.
//
// A set of directions is a number with a bit for each direction, and a polynomial has a coefficient for each set.
// Nothing is divided, so factors may be 0.
#pragma once

#include "kernels/portability.h"

namespace eager {

inline constexpr int kMostDirections = 8;

namespace polynomial {

template <class A>
EAGER_HD A times(A a, A b) {
  if constexpr (requires { a.imag(); }) {
    return A(a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real());
  } else {
    return a * b;
  }
}
template <class A>
EAGER_HD bool is_zero(A a) {
  if constexpr (requires { a.imag(); }) return a.real() == 0 && a.imag() == 0;
  else return a == 0;
}

// Returns c[s] b. For a set of directions, a coefficient of 0 gives 0 whatever b is (b may be infinite or NaN): the
// factors so far do not depend on these directions.
template <class A>
EAGER_HD A term(const A* c, int s, A b) {
  return s != 0 && is_zero(c[s]) ? A(0) : times(c[s], b);
}

// Sets c to 1.
template <class A>
EAGER_HD void begin(A* c, int directions) {
  for (int s = 0; s < 1 << directions; ++s) c[s] = A(s == 0 ? 1 : 0);
}

// Multiplies c by x + t_1 u(0) + ... Larger sets are computed first, since they read the old coefficients of smaller
// ones.
template <class A, class U>
EAGER_HD void times_factor(A* c, int directions, A x, U u) {
  for (int s = (1 << directions) - 1; s >= 0; --s) {
    A sum = term(c, s, x);
    for (int a = 0; a < directions; ++a) {
      if ((s >> a & 1) == 0) continue;
      const A slope = u(a);
      if (!is_zero(slope)) sum = sum + term(c, s ^ (1 << a), slope);
    }
    c[s] = sum;
  }
}

// Returns coefficient s of the product b c.
template <class A>
EAGER_HD A coefficient(const A* b, const A* c, int s) {
  A sum = A(0);
  for (int part = s; part >= 0; part = part == 0 ? -1 : (part - 1) & s) {
    const int rest = s ^ part;
    if (rest == 0 || !is_zero(c[rest])) sum = sum + term(b, part, c[rest]);
  }
  return sum;
}

// Multiplies b by c.
template <class A>
EAGER_HD void times_polynomial(A* b, const A* c, int directions) {
  for (int s = (1 << directions) - 1; s >= 0; --s) b[s] = coefficient(b, c, s);
}

}  // namespace polynomial
}  // namespace eager
