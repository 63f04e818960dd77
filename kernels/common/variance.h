// Params of var and std.
#pragma once

#include <cmath>

#include "kernels/common/reduction.h"

namespace eager {

struct VarianceParams : ReduceParams {
  double correction;
  bool is_root;
  // Returns the result for a sum of squares.
  EAGER_HD double finish(double squares) const {
    const double divisor = static_cast<double>(count) - correction;
    const double variance = squares / (divisor > 0 ? divisor : 0.0);
    return is_root ? sqrt(variance) : variance;
  }
};

}  // namespace eager
