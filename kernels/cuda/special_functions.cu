// Special functions of one to three operands.
#include "kernels/cuda/special_functions.h"

#include "kernels/common/special_formulas.h"
#include "kernels/cuda/elementwise_rows.h"

namespace eager::cuda {

namespace {

template <class Formula, class... T>
void add_of_three(KernelTable& table, const char* op, Types<T...>) {
  (table.add(op, dtype_of<T>, kernel<FormulaAction<Formula, T, T, T, T>, T, T, T, T>), ...);
}

}  // namespace

void register_special_functions(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_row<formula::Formula, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_row<formula::Formula, 2>(table, #op, types{});
#include "kernels/common/special_functions.def"
  add_of_three<formula::RegularizedBeta>(table, "betainc", Floats{});
  add_of_three<formula::BetaSlope>(table, "betainc_slope", Floats{});
}

}  // namespace eager::cuda
