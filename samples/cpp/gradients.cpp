// Gradients to the third order: the gradient of a function is a function.
#include <eager.hpp>
#include <iostream>

int main() {
  const eager::Tensor x{-1.f, 2.f, 3.f};
  const auto fourth_power = [](const eager::Tensor& t) {
    const eager::Tensor square = t * t;
    return square * square;
  };
  const auto first = eager::gradient(fourth_power);
  const auto second = eager::gradient(first);
  const auto third = eager::gradient(second);

  std::cout << "x                 " << x << "\n"
            << "x^4               " << fourth_power(x) << "\n"
            << "first:    4 x^3   " << first(x) << "\n"
            << "second:  12 x^2   " << second(x) << "\n"
            << "third:   24 x     " << third(x) << "\n";
}
