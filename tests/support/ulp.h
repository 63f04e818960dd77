// Errors in units of the last place.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

// Returns the distance of y from the exact value, in units of the last place of the nearest T; a large number where only one of
// them is NaN, or infinite. Next to the greatest numbers an infinity is the power of 2 that follows them.
template <class T, class Exact>
double error_in_ulp(T y, Exact exact) {
  using L = std::numeric_limits<T>;
  constexpr double kWrong = 1e9;
  const Exact top = std::ldexp(Exact(1), L::max_exponent);
  if (std::isnan(y) || std::isnan(exact)) return std::isnan(y) == std::isnan(exact) ? 0 : kWrong;
  if (std::abs(exact) > 2 * top) return std::isinf(y) && std::signbit(y) == std::signbit(exact) ? 0 : kWrong;
  const Exact value = std::isinf(y) ? std::copysign(top, static_cast<Exact>(y)) : static_cast<Exact>(y);
  const Exact goal = std::clamp(exact, -top, top);
  const T size = std::clamp(std::abs(static_cast<T>(exact)), L::min(), L::max());
  return static_cast<double>(std::abs(value - goal) / std::ldexp(Exact(1), std::ilogb(size) - L::digits + 1));
}
