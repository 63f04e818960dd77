// The formulas of the elementwise ops, except for those of special functions.
#pragma once

#include "kernels/common/elementwise_binary_formulas.h"
#include "kernels/common/elementwise_math_formulas.h"
#include "kernels/common/elementwise_unary_formulas.h"
