// Params of var and std.
#pragma once

#include <cmath>

#include "kernels/common/reduction.h"

namespace eager {

// Where x is complex, the innermost dim, which is kept, is that of the two parts: their variances add up to the result.
struct VarianceParams : ReduceParams {
  double correction;
  bool is_root;
  // Returns the result for a sum of squares: NaN where nothing is left to divide by (Python array API standard).
  EAGER_HD double finish(double squares) const {
    const double divisor = static_cast<double>(count) - correction;
    if (!(divisor > 0)) return NAN;
    const double variance = squares / divisor;
    return is_root ? sqrt(variance) : variance;
  }
};

}  // namespace eager
