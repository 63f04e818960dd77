// lstm, gru and rnn by other ops, step by step: for what their kernels do not compute. `Ops` is what runs ops, a GradientContext
// or a LayerCall.
#pragma once

#include <vector>

#include "runtime/core/gradient.h"
#include "runtime/ops/shape_util.h"

namespace eager {

// The first inputs of the ops, and how they go through the steps.
struct UnrolledInputs {
  Tensor x, kernel, recurrent, bias, mask;  // bias and mask may be absent
  std::vector<Tensor> state;                // before the first step: absent ones are 0
  bool is_time_major = false, is_reverse = false;
  Tensor h_factor;  // what h is multiplied by ahead of its product, if it is present
};

template <class Ops>
class Unrolled {
 public:
  Unrolled(Ops& ops, const UnrolledInputs& in) : ops_(ops), in_(in) {}

  // Makes the state after a step from the products of x and the state before.
  using Cell = void (Unrolled::*)(const Tensor& of_x, std::vector<Tensor>& state) const;

  void lstm(const Tensor& of_x, std::vector<Tensor>& state) const {
    const std::vector<Tensor> gates = parts(plus(plus(of_x, product(state[0])), in_.bias), 4);
    const Tensor i = sigmoid(gates[0]), f = sigmoid(gates[1]), o = sigmoid(gates[3]);
    state[1] = plus(times(f, state[1]), times(i, tanh(gates[2])));
    state[0] = times(o, tanh(state[1]));
  }

  void gru(const Tensor& of_x, std::vector<Tensor>& state) const {
    std::vector<Tensor> bias(2);
    if (in_.bias) bias = run_list(ops_, prepared<"unstack", "">(), {in_.bias}, {0, 2});
    const std::vector<Tensor> a = parts(plus(of_x, bias[0]), 3), b = parts(plus(product(state[0]), bias[1]), 3);
    const Tensor z = sigmoid(plus(a[0], b[0])), r = sigmoid(plus(a[1], b[1]));
    const Tensor next = tanh(plus(a[2], times(r, b[2])));
    state[0] = plus(times(z, state[0]), times(ops_.template op<"subtract">(ops_.scalar(1), z), next));
  }

  void rnn_tanh(const Tensor& of_x, std::vector<Tensor>& state) const {
    state[0] = tanh(plus(plus(of_x, product(state[0])), in_.bias));
  }
  void rnn_relu(const Tensor& of_x, std::vector<Tensor>& state) const {
    state[0] = ops_.template op<"relu">(plus(plus(of_x, product(state[0])), in_.bias));
  }

  // Makes the state after a step from that before, which it stays where the step does not count; without `counts` all do.
  void step(Cell cell, const Tensor& of_x, const Tensor& counts, std::vector<Tensor>& state) const {
    const std::vector<Tensor> before = state;
    (this->*cell)(of_x, state);
    for (size_t i = 0; counts && i < state.size(); ++i) {
      state[i] = ops_.template op<"where">(counts, state[i], before[i] ? before[i] : ops_.scalar(0));
    }
  }

  // Returns the sequence of the states h, which is absent without steps, and the state after the last step that is computed.
  // UNIMPLEMENTED where a trace does not know the number of steps; `what` names that.
  std::vector<Tensor> run(Cell cell, const char* what) const {
    const int64_t axis = in_.is_time_major ? 0 : 1, steps = in_.x->dims[axis];
    if (steps < 0) fail(Code::unimplemented, what, " must know the number of steps when it is traced");
    std::vector<Tensor> state = in_.state, results(1);
    if (steps > 0) {
      const std::vector<Tensor> of_x = slices(ops_.template op<"matmul">(in_.x, in_.kernel), steps);
      std::vector<Tensor> counts, sequence(static_cast<size_t>(steps));
      if (in_.mask) counts = slices(ops_.template op<"expand_dims", "axis=-1">(in_.mask), steps);
      for (int64_t k = 0; k < steps; ++k) {
        const auto t = static_cast<size_t>(in_.is_reverse ? steps - 1 - k : k);
        step(cell, of_x[t], in_.mask ? counts[t] : Tensor(), state);
        sequence[t] = state[0];
      }
      results[0] = run_list(ops_, prepared<"stack", "">(), sequence, {axis})[0];
    }
    results.insert(results.end(), state.begin(), state.end());
    return results;
  }

 private:
  Tensor sigmoid(const Tensor& t) const { return ops_.template op<"sigmoid">(t); }
  Tensor tanh(const Tensor& t) const { return ops_.template op<"tanh">(t); }
  Tensor product(const Tensor& h) const {
    return h ? ops_.template op<"matmul">(in_.h_factor ? times(h, in_.h_factor) : h, in_.recurrent) : Tensor();
  }
  // Take what is absent for 0.
  Tensor plus(const Tensor& a, const Tensor& b) const { return a && b ? ops_.template op<"add">(a, b) : a ? a : b; }
  Tensor times(const Tensor& a, const Tensor& b) const {
    return a && b ? ops_.template op<"multiply">(a, b) : Tensor();
  }
  std::vector<Tensor> parts(const Tensor& t, int64_t n) const {
    if (!t) return std::vector<Tensor>(static_cast<size_t>(n));
    return run_list(ops_, prepared<"split", "">(), {t}, {1, n, -1});
  }
  std::vector<Tensor> slices(const Tensor& t, int64_t steps) const {
    return run_list(ops_, prepared<"unstack", "">(), {t}, {in_.is_time_major ? 0 : 1, steps}, static_cast<int>(steps));
  }

  Ops& ops_;
  const UnrolledInputs& in_;
};

}  // namespace eager
