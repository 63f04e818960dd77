// The part of elementwise_cases for special functions.
#pragma once

#include "op_cases/op_case.h"

namespace op_cases {

void special_cases(Table& t);

}  // namespace op_cases
