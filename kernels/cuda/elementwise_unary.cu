// Elementwise ops of one operand.
#include "kernels/cuda/elementwise_rows.h"

namespace eager::cuda {

void register_elementwise_unary(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_row<formula::Formula, 1>(table, #op, types{});
#include "kernels/common/elementwise.def"
}

}  // namespace eager::cuda
