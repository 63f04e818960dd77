// Makes tensors, runs ops on them, prints the results, and handles an error.
#include <eager.hpp>
#include <iostream>

int main() {
  const eager::Tensor x{{1, 2}, {3, 4}}, y{{4, 5}, {6, 7}};
  const eager::Tensor product = matmul(x, y);

  std::cout << "matmul:\n" << product << "\n";
  std::cout << "plus one:\n" << product + 1 << "\n";

  try {
    x + eager::Tensor{1.f, 2.f, 3.f};  // the shapes do not fit
  } catch (const eager::Error& error) {
    std::cout << "error " << static_cast<int>(error.code()) << ": " << error.what() << "\n";
  }
}
