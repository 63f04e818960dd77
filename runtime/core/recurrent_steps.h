// lstm, gru and rnn by other ops, step by step: for what their kernels do not compute. The bodies stand in
// execute/recurrent_steps.cpp.
#pragma once

#include <vector>

#include "runtime/core/tensor.h"

struct eager_context;

namespace eager {

enum class RecurrentCell { lstm, gru, rnn_tanh, rnn_relu };

// The first inputs of the ops, and how they go through the steps.
struct RecurrentInputs {
  TensorRef x, kernel, recurrent, bias, mask;  // bias and mask may be absent
  std::vector<TensorRef> state;                // before the first step: absent ones are 0
  bool is_time_major = false, is_reverse = false;
  TensorRef h_factor;  // what h is multiplied by ahead of its product, if it is present
};

// Returns the sequence of the states h, which may be absent without steps, and the state after the last step that is computed,
// which may be absent then too. Where a trace does not know the number of steps, they are a scan.
std::vector<TensorRef> recurrent_steps(eager_context& ctx, RecurrentCell cell, const RecurrentInputs& in);
// Returns zeros of the shape of a state.
TensorRef zero_state(eager_context& ctx, const RecurrentInputs& in);

}  // namespace eager
