#include "runtime/core/recurrent_steps.h"

#include <algorithm>

#include "runtime/execute/composed.h"

namespace eager {

namespace {

using State = std::vector<TensorRef>;

// What all steps share.
struct StepWeights {
  RecurrentCell cell;
  TensorRef recurrent, bias, h_factor;  // the last two may be absent
};

// One step, by ops that run on a context.
class Step {
 public:
  Step(const Composed& ops, const StepWeights& weights) : ops_(ops), w_(weights) {}

  // Makes the state after a step from the products of x and the state before, which it stays where the step does not count; without
  // `counts` all do.
  void operator()(const TensorRef& of_x, const TensorRef& counts, State& state) const {
    const State before = state;
    switch (w_.cell) {
      case RecurrentCell::lstm: lstm(of_x, state); break;
      case RecurrentCell::gru: gru(of_x, state); break;
      default: rnn(of_x, state);
    }
    for (size_t i = 0; counts && i < state.size(); ++i) {
      state[i] = ops_.run<"where">(counts, state[i], before[i] ? before[i] : ops_.scalar(0));
    }
  }

 private:
  void lstm(const TensorRef& of_x, State& state) const {
    const State gates = parts(plus(plus(of_x, product(state[0])), w_.bias), 4);
    const TensorRef i = sigmoid(gates[0]), f = sigmoid(gates[1]), o = sigmoid(gates[3]);
    state[1] = plus(times(f, state[1]), times(i, tanh(gates[2])));
    state[0] = times(o, tanh(state[1]));
  }

  void gru(const TensorRef& of_x, State& state) const {
    State bias(2);
    if (w_.bias) bias = ops_.list<"unstack">({w_.bias}, 2, {0, 2});
    const State a = parts(plus(of_x, bias[0]), 3), b = parts(plus(product(state[0]), bias[1]), 3);
    const TensorRef z = sigmoid(plus(a[0], b[0])), r = sigmoid(plus(a[1], b[1]));
    const TensorRef next = tanh(plus(a[2], times(r, b[2])));
    state[0] = plus(times(z, state[0]), times(ops_.run<"subtract">(ops_.scalar(1), z), next));
  }

  void rnn(const TensorRef& of_x, State& state) const {
    const TensorRef sum = plus(plus(of_x, product(state[0])), w_.bias);
    state[0] = w_.cell == RecurrentCell::rnn_relu ? ops_.run<"relu">(sum) : tanh(sum);
  }

  TensorRef sigmoid(const TensorRef& t) const { return ops_.run<"sigmoid">(t); }
  TensorRef tanh(const TensorRef& t) const { return ops_.run<"tanh">(t); }
  TensorRef product(const TensorRef& h) const {
    return h ? ops_.run<"matmul">(w_.h_factor ? times(h, w_.h_factor) : h, w_.recurrent) : nullptr;
  }
  // Take what is absent for 0.
  TensorRef plus(const TensorRef& a, const TensorRef& b) const { return a && b ? ops_.run<"add">(a, b) : a ? a : b; }
  TensorRef times(const TensorRef& a, const TensorRef& b) const {
    return a && b ? ops_.run<"multiply">(a, b) : nullptr;
  }
  State parts(const TensorRef& t, int64_t n) const {
    const auto count = static_cast<size_t>(n);
    return t ? ops_.list<"split">({t}, count, {1, n, -1}) : State(count);
  }

  const Composed& ops_;
  const StepWeights& w_;
};

// What differs from step to step, with the steps along the axis that they have in x.
struct StepOperands {
  StepOperands(const Composed& ops, const RecurrentInputs& in)
      : of_x(ops.run<"matmul">(in.x, in.kernel)), counts(in.mask ? ops.column(in.mask) : nullptr) {}
  TensorRef of_x, counts;
};

State unrolled(const Composed& ops, const StepWeights& weights, const RecurrentInputs& in, int64_t steps) {
  const int64_t axis = in.is_time_major ? 0 : 1;
  State state = in.state, results(1);
  if (steps > 0) {
    const auto slices = [&](const TensorRef& t) {
      return t ? ops.list<"unstack">({t}, static_cast<size_t>(steps), {axis, steps}) : State();
    };
    const StepOperands all(ops, in);
    const State of_x = slices(all.of_x), counts = slices(all.counts);
    State sequence(static_cast<size_t>(steps));
    for (int64_t k = 0; k < steps; ++k) {
      const auto t = static_cast<size_t>(in.is_reverse ? steps - 1 - k : k);
      Step(ops, weights)(of_x[t], all.counts ? counts[t] : nullptr, state);
      sequence[t] = state[0];
    }
    results[0] = ops.list<"stack">(sequence, 1, {axis})[0];
  }
  results.insert(results.end(), state.begin(), state.end());
  return results;
}

State scanned(const Composed& ops, const StepWeights& weights, const RecurrentInputs& in) {
  const auto with_steps_first = [&](const TensorRef& t) { return in.is_time_major ? t : ops.permuted(t, {1, 0, 2}); };
  const StepOperands all(ops, in);
  TraceLoop loop{in.state, {with_steps_first(all.of_x)}, {weights.recurrent}, in.is_reverse};
  for (TensorRef& t : loop.carries) {
    if (!t) t = zero_state(ops.ctx, in);
  }
  if (all.counts) loop.sliced.push_back(with_steps_first(all.counts));
  for (const TensorRef* t : {&weights.bias, &weights.h_factor}) {
    if (*t) loop.invariants.push_back(*t);
  }
  State results = ops.ctx.trace->scan(loop, [&](eager_context& ctx, const State& given) {
    const Composed step_ops(ctx);
    const auto behind_carries = given.begin() + static_cast<std::ptrdiff_t>(loop.carries.size());
    State state(given.begin(), behind_carries);
    auto next = behind_carries;
    const TensorRef of_x = *next++, counts = all.counts ? *next++ : nullptr;
    StepWeights of_step{weights.cell, *next++, nullptr, nullptr};
    if (weights.bias) of_step.bias = *next++;
    if (weights.h_factor) of_step.h_factor = *next++;
    Step(step_ops, of_step)(of_x, counts, state);
    state.push_back(state[0]);
    return state;
  });
  std::rotate(results.begin(), results.end() - 1, results.end());
  // Where there is no step, the loop does not know the other dims.
  const TensorRef places = ops.with<"sum">({1, -1, 1}, ops.run<"zeros_like">(in.x));
  const TensorRef units = ops.with<"sum">({1, 1}, ops.run<"zeros_like">(in.recurrent));
  results[0] = ops.run<"reshape_like">(with_steps_first(results[0]), ops.run<"add">(places, units));
  return results;
}

}  // namespace

State recurrent_steps(eager_context& ctx, RecurrentCell cell, const RecurrentInputs& in) {
  const Composed ops(ctx);
  const StepWeights weights{cell, in.recurrent, in.bias, in.h_factor};
  const int64_t steps = in.x->dims[in.is_time_major ? 0 : 1];
  return steps < 0 ? scanned(ops, weights, in) : unrolled(ops, weights, in, steps);
}

TensorRef zero_state(eager_context& ctx, const RecurrentInputs& in) {
  const Composed ops(ctx);
  const int64_t steps = in.is_time_major ? 0 : 1;
  const TensorRef rows = ops.with<"sum">({1, 1, 1}, ops.with<"sum">({1, steps}, ops.run<"zeros_like">(in.x)));
  return ops.run<"add">(rows, ops.with<"sum">({1, 1}, ops.run<"zeros_like">(in.recurrent)));
}

}  // namespace eager
