// Functions of mathematics of one and two operands.
#include "kernels/common/elementwise_math_formulas.h"
#include "kernels/cuda/elementwise_rows.h"

namespace eager::cuda {

void register_elementwise_math(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_row<formula::Formula, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_row<formula::Formula, 2>(table, #op, types{});
#include "kernels/common/elementwise_math.def"
}

}  // namespace eager::cuda
