// References of sums of products.
#pragma once

#include <utility>

#include "op_cases/op_case.h"

namespace op_cases {

// Makes the reference of an op from that of numbers: of booleans, a sum says whether a product is true.
inline Reference products(Reference of_numbers) {
  return [f = std::move(of_numbers)](const Call& c) {
    std::vector<Array> sums = f(c);
    for (Array& a : sums) {
      for (Complex& sum : a.values) {
        if (c.dtype == EAGER_BOOL) sum = sum != 0.0;
      }
    }
    return sums;
  };
}

}  // namespace op_cases
