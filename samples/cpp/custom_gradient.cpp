// A custom gradient for log(1 + e^x), since the gradient of its ops is not a number for large x.
//
// That gradient is 1 / (1 + e^x) * e^x, which at x = 100 is 0 * inf in float32. Written as 1 - 1 / (1 + e^x) it is 1. The
// custom gradient runs ops too, so it can be differentiated again.
#include <eager.hpp>
#include <iostream>

using eager::Tensor;

static Tensor plain(const Tensor& x) { return log(1 + exp(x)); }

static const auto custom = eager::custom_gradient([](const Tensor& x) {
  const Tensor e = exp(x);
  return eager::with_gradient(log(1 + e), [e](const Tensor& dy) { return dy * (1 - 1 / (1 + e)); });
});

template <class F>
static void print_gradients(const char* name, F f) {
  std::cout << name << " at x = 0:\n"
            << "    first " << eager::gradient(f)(Tensor::scalar(0.f)) << "\n"
            << "    second " << eager::gradient(eager::gradient(f))(Tensor::scalar(0.f)) << "\n"
            << name << " at x = 100:\n"
            << "    first " << eager::gradient(f)(Tensor::scalar(100.f)) << "\n";
}

int main() {
  print_gradients("plain ops", plain);
  print_gradients("custom gradient", custom);
}
