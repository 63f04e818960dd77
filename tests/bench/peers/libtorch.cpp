// The small works of works.h in C++ with libtorch, for compare.py. Prints "name microseconds" for each.
#include <torch/torch.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {

// Prints the least time of one call over half a second.
template <class F>
void measure(const char* name, F f, double per = 1) {
  using Clock = std::chrono::steady_clock;
  auto seconds = [&](int n) {
    auto start = Clock::now();
    for (int i = 0; i < n; ++i) f();
    return std::chrono::duration<double>(Clock::now() - start).count() / n;
  };
  seconds(3);
  const int n = std::max(1, static_cast<int>(0.01 / seconds(3)));
  double least = 1e9;
  for (auto end = Clock::now() + std::chrono::milliseconds(500); Clock::now() < end;)
    least = std::min(least, seconds(n));
  std::printf("%s %.6g\n", name, least * 1e6 / per);
}

torch::Tensor multiplied(torch::Tensor x, int times) {
  torch::Tensor y = x;
  for (int i = 0; i < times; ++i) y = y * x;
  return y;
}

}  // namespace

int main() {
  torch::set_num_threads(1);
  torch::manual_seed(1);
  {
    torch::NoGradGuard guard;
    auto a = torch::rand({8}), b = torch::rand({8}), m = torch::rand({2, 2});
    measure("add8", [&] { return a + b; });
    measure("mm2", [&] { return torch::matmul(m, m); });
    auto x = torch::rand({1, 32}), h = torch::rand({1, 32}), w = torch::rand({32, 128}) - 0.5,
         u = torch::rand({32, 128}) - 0.5, bias = torch::zeros({128});
    measure("lstm", [&] {
      auto gates = (torch::matmul(x, w) + torch::matmul(h, u) + bias).chunk(4, 1);
      auto c = torch::sigmoid(gates[1]) * h + torch::sigmoid(gates[0]) * torch::tanh(gates[3]);
      return torch::sigmoid(gates[2]) * torch::tanh(c);
    });
  }
  auto plain = torch::rand({8}) + 0.5, x = (torch::rand({8}) + 0.5).requires_grad_();
  measure(
      "chain100", [&] { return multiplied(plain, 100); }, 100);
  measure(
      "chain100_taped", [&] { return multiplied(x, 100); }, 100);
  measure(
      "tape20", [&] { return torch::autograd::grad({multiplied(x, 20).sum()}, {x}); }, 20);

  auto in = torch::rand({10, 10}), labels = torch::randint(0, 10, {10}, torch::kLong);
  std::vector<torch::Tensor> p = {torch::rand({10, 64}), torch::zeros({64}), torch::rand({64, 10}), torch::zeros({10})};
  for (auto& t : p) t.requires_grad_();
  measure("mlp", [&] {
    auto hidden = torch::relu(torch::addmm(p[1], in, p[0]));
    auto loss = torch::nn::functional::cross_entropy(torch::addmm(p[3], hidden, p[2]), labels);
    auto grads = torch::autograd::grad({loss}, p);
    torch::NoGradGuard guard;
    for (size_t i = 0; i < p.size(); ++i) p[i].sub_(grads[i], 1e-3);
  });
}
