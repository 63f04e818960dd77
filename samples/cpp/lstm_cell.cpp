// Runs an LSTM cell, made of plain ops, over a sequence, and computes the gradient through all steps.
#include <eager.hpp>

#include <cmath>
#include <cstdio>

using eager::Tensor;
using eager::Variable;

constexpr int64_t kHidden = 32, kSteps = 8, kGates = 4;

// Numbers that look random, but are the same on every machine.
static Tensor wave(const eager::Ints& dims, float phase, float size) {
  size_t count = 1;
  for (const int64_t dim : dims) count *= static_cast<size_t>(dim);
  std::vector<float> values(count);
  for (size_t i = 0; i < count; i++)
    values[i] = size * static_cast<float>(std::sin(static_cast<double>(phase) + 12.9898 * static_cast<double>(i)));
  return Tensor(values, dims);
}

static double norm(const Tensor& t) {
  double sum = 0;
  for (const float value : t.view<float>()) sum += static_cast<double>(value) * value;  // where the tensor lies
  return std::sqrt(sum);
}

struct State {
  Tensor h, c;
};

struct Cell {
  Variable kernel{wave({kHidden, kGates* kHidden}, 1, 0.3f), "kernel"};
  Variable recurrent{wave({kHidden, kGates* kHidden}, 2, 0.3f), "recurrent"};
  Variable bias{wave({kGates * kHidden}, 3, 0.1f), "bias"};

  State operator()(const Tensor& x, const State& state) const {
    const Tensor gates = matmul(x, kernel) + matmul(state.h, recurrent) + bias;
    const std::vector<Tensor> parts = split(gates, kGates, eager::SplitOptions().axis(1));
    const Tensor i = sigmoid(parts[0]), f = sigmoid(parts[1]), o = sigmoid(parts[2]), n = tanh(parts[3]);
    const Tensor c = f * state.c + i * n;
    return {o * tanh(c), c};
  }
};

int main() {
  const Cell cell;
  State state{wave({1, kHidden}, 4, 0), wave({1, kHidden}, 4, 0)};

  eager::Tape tape;  // it watches trainable variables when they are read
  for (int step = 0; step < kSteps; step++) {
    state = cell(wave({1, kHidden}, 5 + static_cast<float>(step), 1), state);
    std::printf("step %d: |h| = %.4f, |c| = %.4f\n", step + 1, norm(state.h), norm(state.c));
  }
  const Tensor average = mean(state.h);
  std::printf("mean of h: %.5f\n", average.item<float>());

  const std::vector<Variable> variables = {cell.kernel, cell.recurrent, cell.bias};
  const std::vector<Tensor> gradients = tape.gradient(average, variables);
  for (size_t i = 0; i < variables.size(); i++)
    std::printf("gradient by %-9s  norm %.5f\n", variables[i].name().c_str(), norm(gradients[i]));
}
