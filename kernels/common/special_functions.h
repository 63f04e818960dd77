// Special functions that the C library lacks.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/portability.h"

namespace eager {

// std::lgamma writes the global signgam.
template <class T>
EAGER_HD T log_gamma(T x) {
#ifdef __CUDACC__
  return lgamma(x);
#else
  int sign;
  if constexpr (sizeof(T) == sizeof(float)) return ::lgammaf_r(x, &sign);
  else return ::lgamma_r(x, &sign);
#endif
}

// psi(x), the derivative of log gamma. Below 1/2 by reflection, psi(1-x) - psi(x) = pi / tan(pi x); then
// psi(x) = psi(x+1) - 1/x up to 10, and from there the asymptotic series with the Bernoulli numbers:
// log x - 1/(2x) - sum B(2k) / (2k x^2k).
template <class T>
EAGER_HD T digamma(T value) {
  double x = value;
  if (x == 0) return static_cast<T>(std::copysign(std::numeric_limits<double>::infinity(), -x));
  double shift = 0;
  if (x < 0.5) {
    const double part = x - std::nearbyint(x);  // exact, and so is what is near a pole
    if (!(part != 0)) return std::numeric_limits<T>::quiet_NaN();  // poles
    shift = -3.14159265358979323846 / std::tan(3.14159265358979323846 * part);
    x = 1 - x;
  }
  for (; x < 10; x += 1) shift -= 1 / x;
  const double w = 1 / (x * x);
  const double series =
      w * (1.0 / 12 - w * (1.0 / 120 - w * (1.0 / 252 - w * (1.0 / 240 - w * (1.0 / 132 - w * (691.0 / 32760))))));
  return static_cast<T>(shift + std::log(x) - 0.5 / x - series);
}

// Hurwitz' zeta(s, q) = sum (q + k)^-s for s > 1, by Euler's and Maclaurin's formula: terms up to q >= 10, the
// integral of the rest, and corrections B(2j)/(2j)! s(s+1)...(s+2j-2) q^(-s-2j+1).
EAGER_HD inline double hurwitz_zeta(double s, double q) {
  constexpr double kCoefficients[] = {1.0 / 12, -1.0 / 720, 1.0 / 30240, -1.0 / 1209600, 1.0 / 47900160,
                                      -691.0 / 1307674368000.0, 1.0 / 74724249600.0};
  double sum = 0;
  for (; q < 10 + s; q += 1) {
    const double term = std::pow(q, -s);
    sum += term;
    if (q > 0 && term < sum * 1e-18) return sum;
  }
  const double power = std::pow(q, -s);
  sum += std::pow(q, 1 - s) / (s - 1) + 0.5 * power;
  double factor = s * power / q;
  for (int j = 0; j < 7; ++j) {
    sum += kCoefficients[j] * factor;
    factor *= (s + 2 * j + 1) * (s + 2 * j + 2) / (q * q);
  }
  return sum;
}

// psi's n-th derivative: (-1)^(n+1) n! zeta(n+1, x); NaN unless n is a whole number >= 0.
template <class T>
EAGER_HD T polygamma(T order, T value) {
  const double n = order, x = value;
  if (!(n >= 0) || n != std::floor(n) || n > 1000 || x != x) return std::numeric_limits<T>::quiet_NaN();
  if (n == 0) return digamma(value);
  const double sign = std::fmod(n, 2) == 0 ? -1 : 1;
  if (x <= 0 && x == std::floor(x)) {
    using Limits = std::numeric_limits<double>;
    return static_cast<T>(sign > 0 ? Limits::infinity() : Limits::quiet_NaN());
  }
  if (x < -10000) return std::numeric_limits<T>::quiet_NaN();
  const double zeta = hurwitz_zeta(n + 1, x);
  return static_cast<T>(sign * std::exp(log_gamma(n + 1) + std::log(std::abs(zeta))) * (zeta < 0 ? -1 : 1));
}

}  // namespace eager
