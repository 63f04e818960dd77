// Tensors as text: what NumPy's str(array) gives (its default print options; the rules are those of NumPy 2.4).
//
// More than 1000 elements are summarised: the first and last 3 of each longer axis, with ... between. Lines
// break at 75 characters. Floating-point numbers of one tensor share the number of digits: the shortest that tell them
// from their neighbours, at most 8 behind the point; an exponent where one is >= 1e8 (float32: 1e6, float16: 1e3) or
// < 1e-4, or where they differ by more than 1000 times. Of rank 0: all digits, as Python prints a number. bfloat16
// follows float32's rules with its own shortest digits; strings print as b'..', as in TensorFlow.
#pragma once

#include <string>

#include "runtime/core/tensor.h"

namespace eager {

// Of a dense tensor on the host.
std::string format_tensor(const eager_tensor& host_tensor);

}  // namespace eager
