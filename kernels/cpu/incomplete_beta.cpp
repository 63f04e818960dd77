// The incomplete beta function, which is Boost.Math's, and its derivatives. Vectors (vector_math_special-inl.h)
// leave few arguments to it, so that it is compiled for size.
#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/log1p.hpp>
#include <cmath>
#include <numbers>
#include <utility>

#include "kernels/cpu/special_functions.h"

namespace eager::cpu {
namespace {

namespace policies = boost::math::policies;

// Nothing throws and errno stays: what is no number is NaN, what overflows infinite. long double makes up for the digits that powers lose
// where a and b are large.
using Quiet =
    policies::policy<policies::domain_error<policies::ignore_error>, policies::pole_error<policies::ignore_error>,
                     policies::overflow_error<policies::ignore_error>,
                     policies::underflow_error<policies::ignore_error>, policies::denorm_error<policies::ignore_error>,
                     policies::evaluation_error<policies::ignore_error>,
                     policies::rounding_error<policies::ignore_error>,
                     policies::indeterminate_result_error<policies::ignore_error>, policies::promote_double<true>>;

// log gamma(z) for z > 0.
template <class N>
N log_gamma_of(N z) {
  N rest(0);
  for (; value_of(z) < 10; z = z + N(1)) rest = rest - log_of(z);
  return rest + (z - N(0.5)) * log_of(z) - z + N(0.918938533204672742) + stirling_rest(z);
}

// The continued fraction (DLMF 8.17.22) that x^a (1 - x)^b / (a B(a, b)) is multiplied by, with W. J. Lentz's recurrence.
template <class N>
N beta_fraction(N a, N b, double x) {
  N c(1), d = N(1) / (N(1) - (a + b) * N(x) / (a + N(1))), f = d;
  for (int m = 1; m < 10000; ++m) {
    const N even = a + N(2 * m);
    const N factors[] = {N(m * x) * (b - N(m)) / ((even - N(1)) * even),
                         N(-x) * (a + N(m)) * (a + b + N(m)) / (even * (even + N(1)))};
    N step(1);
    for (const N& factor : factors) {
      d = N(1) / (factor * d + N(1));
      c = N(1) + factor / c;
      step = c * d;
      f = f * step;
    }
    if (is_nearly_1(step)) break;
  }
  return f;
}

// The derivative of this order of I_x where a and b move by these slopes.
template <int K>
double beta_derivative(int order, double a, double slope_a, double b, double slope_b, double x) {
  using N = Taylor<K>;
  double rest = 1 - x;
  const bool is_upper = x > (a + 1) / (a + b + 2);
  if (is_upper) {
    std::swap(a, b);
    std::swap(slope_a, slope_b);
    std::swap(x, rest);
  }
  const N p(a, slope_a), q(b, slope_b);
  const N log_power =
      p * N(std::log(x)) + q * N(std::log(rest)) + log_gamma_of(p + q) - log_gamma_of(p) - log_gamma_of(q) - log_of(p);
  const N log_rest = log_power - N(value_of(log_power));
  const double y = derivative(exp_of(log_rest) * beta_fraction(p, q, x), order) * std::exp(value_of(log_power));
  return is_upper ? -y : y;
}

// The least a and b with which I_x is computed from the saddle point. Boost's fraction, whose length grows with their root, takes 0.2 ms
// here, and neither ends nor holds where they are larger by far.
constexpr double kLarge = 1e9;

// I_x(a, b) for large a and b, with a relative error below 1 / min(a, b). Lugannani and Rice, Saddle point approximation for the
// distribution of the sum of independent random variables (1980).
double large_beta(long double a, long double b, double x) {
  using std::numbers::pi_v, std::numbers::sqrt2_v;
  const long double both = a + b, mean = a / both, rest = b / both, apart = x - mean;
  const auto log_ratio = [](long double part) { return boost::math::log1pmx(part, Quiet()); };
  const long double half_square = -a * log_ratio(apart / mean) - b * log_ratio(-apart / rest);
  const long double z = std::copysign(std::sqrt(2 * std::max(half_square, 0.0L)), apart);
  const long double deviation = std::sqrt(mean * rest / both);
  const long double skew =
      std::abs(z) < 1e-4L ? (rest - mean) * deviation / (3 * mean * rest) : 1 / z - deviation / apart;
  const long double density = std::exp(-half_square) / std::sqrt(2 * pi_v<long double>);
  return static_cast<double>(std::erfc(-z / sqrt2_v<long double>) / 2 + density * skew);
}

}  // namespace

double incomplete_beta(double a, double b, double x) {
  if (!(a >= 0 && b >= 0 && x >= 0 && x <= 1) || (a == 0 && b == 0) || (std::isinf(a) && std::isinf(b))) return NAN;
  if (x == 0 || x == 1) return x;
  if (a == 0 || std::isinf(b)) return 1;
  if (b == 0 || std::isinf(a)) return 0;
  if (std::min(a, b) > kLarge) return large_beta(a, b, x);
  return boost::math::ibeta(a, b, x, Quiet());
}

// The derivative of I_x of order_a in a and of order_b in b. Mixed ones follow from those along lines through (a, b): along (1, t)
// they are a polynomial in t, whose coefficients are the derivatives times binomials.
double beta_slope(int order_a, int order_b, double a, double b, double x) {
  if (!(a > 0 && b > 0 && x >= 0 && x <= 1)) return NAN;
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

}  // namespace eager::cpu
