// Activations by name.
#pragma once

#include <string_view>

#include "runtime/core/op.h"

namespace eager {

// The choices of an attribute "activation".
inline constexpr const char* kActivations =
    "LINEAR RELU RELU6 LEAKY_RELU ELU SELU SIGMOID TANH SOFTPLUS SOFTSIGN SILU|SWISH GELU EXPONENTIAL SOFTMAX "
    "LOG_SOFTMAX";

// Returns the op that computes the activation; NULL for LINEAR, which computes nothing.
Ref<eager_op> activation_op(std::string_view activation);

}  // namespace eager
