// Ops that exist only as another op's gradient, and the op whose cases drive them: its value through the first gradient,
// their own gradients through the second and third.
#pragma once

#include <map>
#include <string>

namespace op_cases {

inline const std::map<std::string, std::string>& driven_by_gradient_of() {
  static const std::map<std::string, std::string> ops = {
      {"broadcast_reduced", "sum"},
      {"concat_grad", "concat"},
      {"diag_grad", "diag"},
      {"pad_grad", "pad"},
      {"repeat_grad", "repeat"},
      {"slice_grad", "slice"},
      {"strided_slice_grad", "strided_slice"},
      {"tile_grad", "tile"},
      {"relu_grad", "relu"},
      {"relu6_grad", "relu6"},
      {"leaky_relu_grad", "leaky_relu"},
      {"elu_grad", "elu"},
      {"selu_grad", "selu"},
      {"sigmoid_grad", "sigmoid"},
      {"tanh_grad", "tanh"},
      {"silu_grad", "silu"},
      {"gelu_grad", "gelu"},
  };
  return ops;
}

}  // namespace op_cases
