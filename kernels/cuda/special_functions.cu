// Special functions of one or two operands.
#include "kernels/cuda/special_functions.h"

#include "kernels/common/special_formulas.h"
#include "kernels/cuda/elementwise_rows.h"

namespace eager::cuda {

void register_special_functions(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_row<formula::Formula, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_row<formula::Formula, 2>(table, #op, types{});
#include "kernels/common/special_functions.def"
}

}  // namespace eager::cuda
