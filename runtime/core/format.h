// Tensors as text: what NumPy's str(array) gives (the rules are those of NumPy 2.4).
//
// More elements than the threshold are summarised: the first and last few of each longer axis, with ... between. Lines
// break at the line width. Floating-point numbers of one tensor share the number of digits: the shortest that tell them
// from their neighbours, at most `precision` behind the point; an exponent where one is >= 1e8 (float32: 1e6, float16: 1e3)
// or, unless that is suppressed, < 1e-4, or where they differ by more than 1000 times. Of rank 0: all digits, as Python
// prints a number, whatever the options. bfloat16 follows float32's rules with its own shortest digits; strings print as
// b'..', as in TensorFlow.
#pragma once

#include <string>

#include "runtime/core/tensor.h"

namespace eager {

// The print options that NumPy has under these names, with its defaults.
struct FormatOptions {
  int precision = 8;
  int64_t threshold = 1000;
  int64_t edge_items = 3;
  int line_width = 75;
  bool suppress = false;
};

// Of a dense tensor on the host.
std::string format_tensor(const eager_tensor& host_tensor, const FormatOptions& options = {});

}  // namespace eager
