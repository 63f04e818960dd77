// The incomplete beta function and its derivatives. All compute in float64, for every dtype.
#pragma once

#include <cmath>

#include "kernels/common/special_gamma.h"
#include "kernels/common/special_shared.h"

namespace eager {

// ---- I_x(a, b): integral of t^(a-1) (1-t)^(b-1) from 0 to x, over beta(a, b)

// The continued fraction 1 / (1 + d_1 / (1 + d_2 / ...)) (DLMF 8.17.22) multiplies x^a (1 - x)^b / (a B(a, b)). Returns d_k.
template <class N>
EAGER_HD N beta_factor(N a, N b, double x, int k) {
  const int m = k / 2;
  const N even = a + N(2 * m);
  return k % 2 == 0 ? N(m * x) * (b - N(m)) / ((even - N(1)) * even)
                    : N(-x) * (a + N(m)) * (a + b + N(m)) / (even * (even + N(1)));
}
// Returns the fraction, by W. J. Lentz's recurrence.
template <class N>
EAGER_HD N beta_fraction(N a, N b, double x) {
  N c(1), d = N(1) / (N(1) + beta_factor(a, b, x, 1)), f = d;
  for (int k = 2; k < 20000; k += 2) {
    N step(1);
    for (int i = k; i < k + 2; ++i) {
      const N factor = beta_factor(a, b, x, i);
      d = N(1) / (factor * d + N(1));
      c = N(1) + factor / c;
      step = c * d;
      f = f * step;
    }
    if (is_nearly_1(step)) break;
  }
  return f;
}
// As the sum of the convergents' differences (J. Steed), where later ones add no errors. It suits no derivatives.
EAGER_HD inline double beta_fraction(double a, double b, double x) {
  double ratio = 1, difference = 1, sum = 1;
  for (int k = 1; k < 200000; ++k) {
    const double part = ratio * beta_factor(a, b, x, k), before = difference;
    ratio = 1 / (part + 1);
    difference *= -part * ratio;
    sum += difference;
    if (std::abs(difference) + std::abs(before) <= sum * 1e-17) break;
  }
  return sum;
}

// The sum of the series of x^n that x^a / (a B(a, b)) is multiplied by, less its first term, which is 1.
EAGER_HD inline double beta_series(double a, double b, double x) {
  double term = 1, sum = 0;
  for (int n = 1; n < 10000; ++n) {
    term *= (n - b) / n * x;
    const double more = term * a / (a + n);
    sum += more;
    if (std::abs(more) <= (1 + std::abs(sum)) * 1e-18) break;
  }
  return sum;
}

// log(a B(a, b)) for 0 < a < 1, as a sum of terms that are as small as a.
EAGER_HD inline double log_beta_1p(double a, double b) {
  double y = log_gamma_1p(a);
  for (; b < 10; b += 1) y += std::log1p(a / b);
  const double rest =
      a < 3e-5 ? a * stirling_rest(Taylor<1>(b + 0.5 * a, 1)).at[1] : stirling_rest(a + b) - stirling_rest(b);
  return y - (rest + (a + b - 0.5) * std::log1p(a / b) + a * (std::log(b) - 1));
}

// The least a and b with which I_x is computed from the saddle point: the fraction's length grows with their root.
constexpr double kLargeBeta = 1e9;

// I_x(a, b) from the distance of x from the mean and half its square in standard deviations, with a relative error below 1 / min(a, b).
// Lugannani and Rice, Saddle point approximation for the distribution of the sum of independent random variables (1980).
EAGER_HD inline double large_beta(double a, double b, double apart, double half_square) {
  const double both = a + b, mean = a / both, rest = b / both;
  const double z = std::copysign(std::sqrt(2 * half_square), apart), deviation = std::sqrt(mean * rest / both);
  const double skew = std::abs(z) < 1e-4 ? (rest - mean) * deviation / (3 * mean * rest) : 1 / z - deviation / apart;
  return 0.5 * std::erfc(z * -0.70710678118654752440) + std::exp(-half_square) * 0.398942280401432678 * skew;
}

// Returns whether I_x(a, b) is NaN or at an edge of its domain, and there gives SciPy's value.
EAGER_HD inline bool is_edge_of_beta(double a, double b, double x, double& y) {
  if (!(a >= 0 && b >= 0 && x >= 0 && x <= 1) || (a == 0 && b == 0) || (std::isinf(a) && std::isinf(b)))
    y = not_a_number();
  else if (x == 0 || x == 1) y = x;
  else if (a == 0 || std::isinf(b)) y = 1;
  else if (b == 0 || std::isinf(a)) y = 0;
  else return false;
  return true;
}

// I_x(a, b), with SciPy's values at the edges.
EAGER_SHARED double regularized_beta(double a, double b, double x) {
  using twofold::Pair;
  double edge;
  if (is_edge_of_beta(a, b, x, edge)) return edge;
  // x^a (1 - x)^b over its greatest value is e^-excess.
  const Pair both = twofold::sum(a, b), other = twofold::sum(1, -x), part = twofold::product(both, Pair{x, 0});
  const Pair excess = twofold::sum(gamma_excess(a, part), gamma_excess(b, twofold::product(both, other)));
  if (a > kLargeBeta && b > kLargeBeta) return large_beta(a, b, (part.high - a + part.low) / both.high, excess.high);
  const bool is_upper = x * (both.high + 2) > a + 1;
  if (is_upper && b < 1) {
    // 1 less the other side's would leave few digits.
    if (x < 0.99) return std::exp(a * std::log(x) - log_beta(a, b)) / a * (1 + beta_series(a, b, x));
    const double log = b * std::log(other.high) - log_beta_1p(b, a);
    return -std::expm1(log) - std::exp(log) * beta_series(b, a, other.high);
  }
  const double first = is_upper ? b : a, second = is_upper ? a : b;
  const double power = std::exp(-excess.high) * (1 - excess.low);
  const double peak = gamma_peak(a) * gamma_peak(b) / gamma_peak(both.high) * (second / both.high);
  const double y = power * peak * beta_fraction(first, second, is_upper ? other.high : x);
  return is_upper ? 1 - y : y;
}

// ---- derivatives in a and b

// log gamma(z) for z > 0.
template <class N>
EAGER_HD N log_gamma_of(N z) {
  N rest(0);
  for (; value_of(z) < 10; z = z + N(1)) rest = rest - log_of(z);
  return rest + (z - N(0.5)) * log_of(z) - z + N(0.918938533204672742) + stirling_rest(z);
}

// The derivative of this order of I_x where a and b move by these slopes.
template <int K>
EAGER_SHARED double beta_derivative(int order, double a, double slope_a, double b, double slope_b, double x) {
  using N = Taylor<K>;
  const bool is_upper = x > (a + 1) / (a + b + 2);
  const N p = is_upper ? N(b, slope_b) : N(a, slope_a), q = is_upper ? N(a, slope_a) : N(b, slope_b);
  const double share = is_upper ? 1 - x : x, rest = is_upper ? x : 1 - x;
  const N log_power = p * N(std::log(share)) + q * N(std::log(rest)) + log_gamma_of(p + q) - log_gamma_of(p) -
                      log_gamma_of(q) - log_of(p);
  const N log_rest = log_power - N(value_of(log_power));
  const double y = derivative(exp_of(log_rest) * beta_fraction(p, q, share), order) * std::exp(value_of(log_power));
  return is_upper ? -y : y;
}

// The derivative of I_x of order_a in a and of order_b in b. Mixed ones follow from those along lines through (a, b): along (1, t)
// they are a polynomial in t, whose coefficients are the derivatives times binomials.
EAGER_SHARED double beta_slope(int order_a, int order_b, double a, double b, double x) {
  if (!(a > 0 && b > 0 && x >= 0 && x <= 1)) return not_a_number();
  if (x == 0 || x == 1 || std::isinf(a) || std::isinf(b)) return 0;
  const int n = order_a + order_b;
  const auto along = [&](double slope_a, double slope_b) {
    return n == 1 ? beta_derivative<1>(n, a, slope_a, b, slope_b, x)
                  : beta_derivative<kMostDerivatives>(n, a, slope_a, b, slope_b, x);
  };
  if (order_a == 0) return along(0, 1);
  if (order_b == 0) return along(1, 0);
  // Newton's divided differences, and then the coefficients.
  const double scale = (b + 1) / (a + 1);
  double t[kMostDerivatives + 1], c[kMostDerivatives + 1], p[kMostDerivatives + 1] = {};
  for (int i = 0; i <= n; ++i) {
    t[i] = (i + 1) / 2 * (i % 2 == 0 ? 1 : -1);
    c[i] = along(1, t[i] * scale);
  }
  for (int k = 1; k <= n; ++k) {
    for (int i = n; i >= k; --i) c[i] = (c[i] - c[i - 1]) / (t[i] - t[i - k]);
  }
  for (int i = n; i >= 0; --i) {
    for (int k = n; k > 0; --k) p[k] = p[k - 1] - t[i] * p[k];
    p[0] = c[i] - t[i] * p[0];
  }
  double binomial = 1;
  for (int k = 1; k <= order_b; ++k) binomial = binomial * (n - k + 1) / k;
  return p[order_b] / (binomial * std::pow(scale, order_b));
}

}  // namespace eager
