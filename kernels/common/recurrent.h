// Params of the recurrent family.
#pragma once

#include <cstdint>

namespace eager {

// lstm, gru, rnn and their gradients: x is [batch, steps, inputs], or [steps, batch, inputs] where is_time_major is set.
struct RecurrentParams {
  int64_t batch = 0, steps = 0, inputs = 0, units = 0;
  bool is_time_major = false;
  bool is_reverse = false;  // whether the last step comes first
  bool allow_tf32 = false;
  bool is_relu = false;  // rnn: whether relu stands in the place of tanh

  // Returns the row of x that holds sequence b at step t.
  int64_t row(int64_t t, int64_t b) const { return is_time_major ? t * batch + b : b * steps + t; }
  // Returns the k-th step that is computed.
  int64_t step(int64_t k) const { return is_reverse ? steps - 1 - k : k; }
};

}  // namespace eager
