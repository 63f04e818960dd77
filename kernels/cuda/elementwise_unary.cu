// Elementwise ops of one operand whose formula is a few operations.
#include "kernels/common/elementwise_unary_formulas.h"
#include "kernels/cuda/elementwise_rows.h"

namespace eager::cuda {

void register_elementwise_unary(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_row<formula::Formula, 1>(table, #op, types{});
#include "kernels/common/elementwise_unary.def"
}

}  // namespace eager::cuda
