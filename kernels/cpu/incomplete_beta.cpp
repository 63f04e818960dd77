// The incomplete beta function, which is Boost.Math's: beside the formula regularized_beta of GPUs it has long double. Vectors
// (vector_math_special-inl.h) leave few arguments to it, so that it is compiled for size.
#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/log1p.hpp>
#include <cmath>
#include <numbers>

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

// The formula of the same name that GPUs have, in long double. Boost's fraction takes 0.2 ms at kLargeBeta, and neither ends nor holds
// where a and b are larger by far.
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
  double edge;
  if (is_edge_of_beta(a, b, x, edge)) return edge;
  if (std::min(a, b) > kLargeBeta) return large_beta(a, b, x);
  return boost::math::ibeta(a, b, x, Quiet());
}

}  // namespace eager::cpu
