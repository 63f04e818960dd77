// Tensors as text: what NumPy's str(array) gives (the rules are those of NumPy 2.4).
//
//   summary    Of more elements than the threshold, only the first and last few of each longer axis are shown, with ...
//              in between.
//   lines      break at the line width.
//   floats     All numbers of a tensor have the same number of digits behind the point: enough to tell each from its
//              neighbours, but at most `precision`. They have an exponent if one of them is >= 1e8 (float32 and
//              bfloat16: 1e6, float16: 1e3) or, unless that is suppressed, if one is < 1e-4 or the largest is more than
//              1000 times the smallest. bfloat16 has its own shortest digits.
//   scalars    A tensor of rank 0 has all digits, as Python prints a number, whatever the options.
//   strings    print as b'..', as in TensorFlow.
#pragma once

#include <string>

#include "runtime/core/tensor.h"

namespace eager {

// NumPy's print options of the same names, with NumPy's defaults.
struct FormatOptions {
  int precision = 8;
  int64_t threshold = 1000;
  int64_t edge_items = 3;
  int line_width = 75;
  bool suppress = false;
};

// Returns the text of a dense tensor on the host.
std::string format_tensor(const eager_tensor& host_tensor, const FormatOptions& options = {});

}  // namespace eager
