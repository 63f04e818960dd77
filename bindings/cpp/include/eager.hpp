// libeager for C++17: tensors, ops that finish when the call returns, gradients, and traced functions.
//
//   #include <eager.hpp>
//   #include <iostream>
//
//   int main() {
//     eager::Tensor x{{1.f, 2.f}, {3.f, 4.f}};
//     auto f = [](const eager::Tensor& x) { return eager::sum(x * x + 2); };
//     std::cout << f(x) << "\n" << eager::gradient(f)(x) << "\n";
//   }
//
// What fails throws eager::Error. In a program that is compiled without exceptions, or defines EAGER_RESULTS, what may fail
// returns eager::Result<T> in place of T, and constructors that may fail are static functions make().
#ifndef EAGER_HPP_
#define EAGER_HPP_

#include "eager/checkpoint.hpp"
#include "eager/custom_op.hpp"
#include "eager/datasets.hpp"
#include "eager/files.hpp"
#include "eager/layers.hpp"
#include "eager/operators.hpp"
#include "eager/optimizers.hpp"
#include "eager/schedules.hpp"

#endif
