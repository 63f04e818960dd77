// Modified Bessel functions of the first kind.
#pragma once

#include <cmath>
#include <limits>

#include "kernels/common/special_shared.h"

namespace eager {

// Chebyshev's interpolations for n = 0 and 1, computed with 50 digits: of I_0 and 2 I_1 / x in (x / 2)^2 up to x = 8, and of
// sqrt(x) e^-x I_n beyond, in 16 / x - 1.
struct BesselTerms {
  double small[2][16], large[2][24];
};
EAGER_HD constexpr BesselTerms bessel_terms() {
  // clang-format off
  return {{
      {1.0, 1.00000000000000099, 0.249999999999994766, 0.0277777777777887449, 0.00173611111109904886, 0.0000694444444524619813,
       1.92901234218366755e-6, 3.93675999432494939e-8, 6.1511850703827824e-10, 7.59409359641945867e-12, 7.59365684498327515e-14,
       6.27943448874119472e-16, 4.33819858568882513e-18, 2.66394421851523491e-20, 1.08032088109518808e-22,
       9.60683205216842331e-25},
      {1.0, 0.500000000000000057, 0.0833333333333330329, 0.00694444444444507395, 0.000347222222221529768,
       0.0000115740740745344068, 2.75573192039134196e-7, 4.92094992184268753e-9, 6.83465128891455949e-11, 7.59407864057191364e-13,
       6.90345857780368042e-15, 5.23199686931082015e-17, 3.34098227750055729e-19, 1.89109797187353195e-21,
       7.41192963008626938e-24, 5.83471958315616798e-26}}, {
      {0.402176509445008084, 0.00336055198366786155, 0.000136216074389847352, 0.0000111430337909320378, 1.48384766512502658e-6,
       2.9735985885673924e-7, 8.87203438331414372e-8, 3.9325843345529518e-8, 2.15662514531043549e-8, 7.55469188124880943e-9,
       -6.84933818828677083e-9, -1.34089175400897442e-8, -5.03810648790328067e-9, 7.55258306212339526e-9, 6.56013874691705075e-9,
       -3.50596653087934887e-9, -4.57555342453496579e-9, 1.52008169539244139e-9, 2.1968921378828946e-9, -5.71584386420283123e-10,
       -6.63328711254705866e-10, 1.527920269498204e-10, 9.36508689281814552e-11, -2.02606042874144178e-11},
      {0.389398459025872321, -0.0097495771932357362, -0.000219235763831724302, -0.0000150385472005672167, -1.83491023589553846e-6,
       -3.48385576104429472e-7, -1.00010956596365404e-7, -4.31291772917834919e-8, -2.33925037480185825e-8, -8.42776609373518519e-9,
       6.84013899770695942e-9, 1.40342387820671876e-8, 5.59337010179060653e-9, -7.64239413436357139e-9, -6.98383962489585921e-9,
       3.42623414900781243e-9, 4.81059740508993594e-9, -1.43872505330411899e-9, -2.29700416188519486e-9, 5.2956254411613791e-10,
       6.9170892941937814e-10, -1.40116251797710799e-10, -9.75239720413814799e-11, 1.85151188288537154e-11}}};
  // clang-format on
}

// e^-x I_n(x) for n = 0 or 1 and x >= 0.
EAGER_HD inline double scaled_bessel_0_or_1(int n, double x) {
  constexpr BesselTerms kTerms = bessel_terms();
  double y;
  if (x <= 8) {
    const double half = 0.5 * x, t = half * half;
    y = kTerms.small[n][15];
    for (int k = 14; k >= 0; --k) y = y * t + kTerms.small[n][k];
    return std::exp(-x) * (n == 0 ? y : half * y);
  }
  const double u = 16 / x - 1;
  y = kTerms.large[n][23];
  for (int k = 22; k >= 0; --k) y = y * u + kTerms.large[n][k];
  return y / std::sqrt(x);
}

// e^-x I_n(x) for a whole number n from 0 on and x >= 0: of higher orders by the power series, whose terms are all positive, or for
// large x from I_0 and I_1, where the recurrence loses few digits.
EAGER_SHARED double scaled_bessel(int n, double x) {
  if (n < 2) return scaled_bessel_0_or_1(n, x);
  if (x <= 20 + 2.0 * n) {
    const double half = 0.5 * x, t = half * half;
    double first = std::exp(-x), sum = 0, term = 1;
    for (int k = 1; k <= n; ++k) first *= half / k;
    for (int k = 1; term > sum * 1e-17; ++k) {
      sum += term;
      term *= t / (static_cast<double>(k) * (k + n));
    }
    return first * sum;
  }
  double before = scaled_bessel_0_or_1(0, x), y = scaled_bessel_0_or_1(1, x);
  for (int k = 1; k < n; ++k) {
    const double next = before - 2 * k / x * y;
    before = y;
    y = next;
  }
  return y;
}

// I_n(x), or e^-|x| I_n(x) if `scaled`. Where I_n overflows only towards its end, e^x is multiplied in two parts.
EAGER_HD inline double bessel_i(int n, double x, bool scaled) {
  const double a = std::abs(x);
  if (x != x) return x;
  double y = std::isinf(a) ? (scaled ? 0 : a) : scaled_bessel(n, a);
  if (!scaled && !std::isinf(a)) {
    const double root = std::exp(0.5 * a);
    y = y * root * root;
  }
  return n % 2 == 0 ? y : std::copysign(y, x);
}
// The same for an order that is given as a number, where I_-n is I_n: NaN unless it is whole and at most 1000, beyond which the
// sums take long.
EAGER_HD inline double bessel_i_of(double order, double x, bool scaled) {
  const double n = std::abs(order);
  const bool is_order = n <= 1000 && n == std::floor(n);
  return is_order ? bessel_i(static_cast<int>(n), x, scaled) : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace eager
