// Comparisons, and logic on bools.
#include "kernels/common/elementwise_binary_formulas.h"
#include "kernels/cuda/elementwise_rows.h"

namespace eager::cuda {

template <class Formula, class Row>
void add_comparison(KernelTable& table, const char* op, Row types) {
  if constexpr (is_comparison<Formula, Row>) add_row<Formula, 2>(table, op, types);
}

void register_elementwise_compare(KernelTable& table) {
#define EAGER_BINARY(op, Formula, types, loop) add_comparison<formula::Formula>(table, #op, types{});
#include "kernels/common/elementwise_binary.def"
}

}  // namespace eager::cuda
