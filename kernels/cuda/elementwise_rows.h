// Expands rows of elementwise.def into the GPU's kernels.
#pragma once

#include "kernels/common/arithmetic.h"
#include "kernels/cuda/elementwise.h"

namespace eager::formula {
struct Pow;
}

namespace eager::cuda {

template <class Formula, class T, class R>
struct CheckedAction : FormulaAction<Formula, T, R, T> {
  static constexpr Problem kProblem =
      std::is_same_v<Formula, formula::Pow> ? Problem::negative_power : Problem::divide_by_zero;
  using FormulaAction<Formula, T, R, T>::FormulaAction;
  __device__ bool valid(T a, T b) const { return Formula::valid(a, b); }
};

template <class Formula, class T, class... More>
std::invoke_result_t<Formula, Compute<T>, Compute<T>> first_result(Types<T, More...>);
// True if the formula of a row with two operands gives bools.
template <class Formula, class Row>
inline constexpr bool is_comparison = std::is_same_v<decltype(first_result<Formula>(Row{})), bool>;

// Adds the row's kernels for its types.
template <class Formula, int N, class... T>
void add_row(KernelTable& table, const char* op, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    using E = typename Bitwise<U, sign_agnostic<Formula, U>()>::type;
    using R = StoredType<Formula, E, N>;
    if constexpr (N == 1) table.add(op, dtype_of<U>, kernel<FormulaAction<Formula, E, R>, R, E>);
    else if constexpr (Checked<Formula> && std::is_integral_v<E>)
      table.add(op, dtype_of<U>, kernel<CheckedAction<Formula, E, R>, R, E, E>);
    else table.add(op, dtype_of<U>, kernel<FormulaAction<Formula, E, R, E>, R, E, E>);
  };
  (add(std::type_identity<T>{}), ...);
}

}  // namespace eager::cuda
