// Fits y = weight * x + bias to points with noise, with variables, a tape and an optimizer.
#include <eager.hpp>

#include <cstdio>

using eager::Tensor;
using eager::Variable;

// A number from -1 to 1.
static float uniform(uint32_t& state) {
  state = state * 1664525u + 1013904223u;
  return static_cast<float>(state >> 8) / static_cast<float>(1 << 24) * 2 - 1;
}

// Points on y = 3 x + 2, with noise in y.
static std::pair<Tensor, Tensor> make_points(size_t count) {
  std::vector<float> x(count), y(count);
  uint32_t state = 1;
  for (size_t i = 0; i < count; i++) {
    x[i] = uniform(state);
    y[i] = 3 * x[i] + 2 + 0.5f * uniform(state);
  }
  return {Tensor(x), Tensor(y)};
}

int main() {
  const auto [x, y] = make_points(1000);
  const Variable weight(Tensor::scalar(5.f), "weight"), bias(Tensor::scalar(10.f), "bias");
  const eager::SGD optimizer(eager::SGDOptions().learning_rate(0.1));
  const auto loss = [&, &x = x, &y = y] { return mean(square(x * weight + bias - y)); };

  for (int step = 0; step <= 100; step++) {
    const Tensor before = optimizer.minimize(loss, {weight, bias});
    if (step % 20 == 0) std::printf("step %3d: loss %.3f\n", step, before.item<float>());
  }
  std::printf("weight %.2f (made with 3), bias %.2f (made with 2)\n", weight.read().item<float>(),
              bias.read().item<float>());
}
