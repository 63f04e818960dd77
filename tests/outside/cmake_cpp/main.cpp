// A C++ program outside of libeager's tree.
#include <eager.hpp>
#include <iostream>

int main() { std::cout << "sum " << sum(eager::Tensor{1.f, 2.f, 3.f}) << ", version " << eager::version() << "\n"; }
