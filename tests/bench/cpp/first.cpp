// The first result of a process: adds two numbers, and prints the sum.
#include <eager.hpp>
#include <iostream>

int main() { std::cout << eager::Tensor{1.f} + eager::Tensor{2.f} << "\n"; }
