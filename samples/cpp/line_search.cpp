// Backtracking line search: a step along the gradient is halved until the value is low enough. So the control flow depends
// on values, and is plain C++.
#include <eager.hpp>

#include <cstdio>

using eager::Tensor;

// A bowl that is steeper in one direction than in the other.
static Tensor objective(const Tensor& x) { return sum(Tensor{1.f, 5.f} * (x * x)); }

struct Step {
  Tensor x;
  float value;
  int tries;
};

static Step line_search(const Tensor& start) {
  const auto [value, gradient] = eager::value_and_gradient(objective)(start);
  const float first = value.item<float>(), norm = sum(gradient * gradient).item<float>();
  Step found{start, first, 0};
  for (double rate = 1; found.value > first - static_cast<float>(rate) * norm; found.tries++) {
    found.x = start - rate * gradient;
    found.value = objective(found.x).item<float>();
    rate /= 2;
  }
  return found;
}

int main() {
  Tensor x{3.f, 2.f};
  std::printf("step 0: value %.4f\n", objective(x).item<float>());
  for (int i = 1; i <= 8; i++) {
    const Step step = line_search(x);
    std::printf("step %d: value %.4f after %d tries\n", i, step.value, step.tries);
    x = step.x;
  }
}
