// Errors in units of the last place.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

// Returns the distance of y from the exact value, in units of the last place of the nearest T: 0 where both are NaN or one
// infinity, and a large number where only one of them is.
template <class T, class Exact>
double error_in_ulp(T y, Exact exact) {
  constexpr double kWrong = 1e9;
  const T nearest = static_cast<T>(exact);
  if (std::isnan(nearest) || std::isinf(nearest))
    return (std::isnan(y) && std::isnan(nearest)) || y == nearest ? 0 : kWrong;
  if (std::isnan(y) || std::isinf(y)) return kWrong;
  const T size = std::max(std::abs(nearest), std::numeric_limits<T>::min());
  const int exponent = std::ilogb(size) - std::numeric_limits<T>::digits + 1;
  return static_cast<double>(std::abs(static_cast<Exact>(y) - exact) / std::ldexp(Exact(1), exponent));
}
