// Special functions, compiled for the baseline only.
#include <hwy/highway.h>

#include "kernels/common/special_formulas.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/special_functions.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

template <class T, class F>
int32_t loop_of_three(const void* const* inputs, void* output, int64_t n, const void* params) {
  const auto at = [&](int k, int64_t i) { return static_cast<double>(static_cast<const T*>(inputs[k])[i]); };
  T* y = static_cast<T*>(output);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<T>(F::of(at(0, i), at(1, i), at(2, i), params));
  return 0;
}
struct BetaOf {
  static double of(double a, double b, double x, const void*) { return incomplete_beta(a, b, x); }
};
struct BetaSlopeOf {
  static double of(double a, double b, double x, const void* params) {
    return make_formula<formula::BetaSlope>(params)(a, b, x);
  }
};

template <class F, class... T>
void add_of_three(KernelTable& table, const char* op, Types<T...>) {
  const auto add = [&]<class U>(std::type_identity<U>) {
    constexpr Loop loop = [] {
      if constexpr (is_half<U>) return half_loop<U, loop_of_three<float, F>, U, 3>;
      else return loop_of_three<U, F>;
    }();
    table.add(op, dtype_of<U>, kernel<F, loop, 3, 256>);
  };
  (add(std::type_identity<T>{}), ...);
}

}  // namespace

template <class Formula, class Speed, int N, class Row>
void add_baseline_row(KernelTable& table, const char* op, Row types) {
  if constexpr (std::is_same_v<Speed, Baseline>) add_row<Formula, Speed, N, AnyType>(table, op, types);
}

void register_all(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_baseline_row<formula::Formula, loop, 1>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_baseline_row<formula::Formula, loop, 2>(table, #op, types{});
#include "kernels/common/special_functions.def"
  add_of_three<BetaOf>(table, "betainc", Floats{});
  add_of_three<BetaSlopeOf>(table, "betainc_slope", Floats{});
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace eager::cpu {

void register_special_functions(KernelTable& table) { HWY_NAMESPACE::register_all(table); }

}  // namespace eager::cpu
