// Special functions, compiled for the baseline only. betainc is Boost.Math's; the others have formulas for all devices.
#include <hwy/highway.h>

#include <boost/math/special_functions/beta.hpp>

#include "kernels/common/special_formulas.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/special_functions.h"

namespace eager::cpu {
namespace {

namespace policies = boost::math::policies;

// Nothing throws and errno stays: what is no number is NaN, what overflows infinite. float64 stays float64.
using Quiet =
    policies::policy<policies::domain_error<policies::ignore_error>, policies::pole_error<policies::ignore_error>,
                     policies::overflow_error<policies::ignore_error>,
                     policies::underflow_error<policies::ignore_error>, policies::denorm_error<policies::ignore_error>,
                     policies::evaluation_error<policies::ignore_error>,
                     policies::rounding_error<policies::ignore_error>,
                     policies::indeterminate_result_error<policies::ignore_error>, policies::promote_double<false>>;

}  // namespace

double incomplete_beta(double a, double b, double x) {
  if (!(a >= 0 && b >= 0 && x >= 0 && x <= 1) || (a == 0 && b == 0) || (std::isinf(a) && std::isinf(b))) return NAN;
  if (x == 0 || x == 1) return x;
  if (a == 0 || std::isinf(b)) return 1;
  if (b == 0 || std::isinf(a)) return 0;
  return boost::math::ibeta(a, b, x, Quiet());
}

}  // namespace eager::cpu

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

template <class T>
int32_t incomplete_beta_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const auto at = [&](int k, int64_t i) { return static_cast<double>(static_cast<const T*>(inputs[k])[i]); };
  T* y = static_cast<T*>(output);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<T>(incomplete_beta(at(0, i), at(1, i), at(2, i)));
  return 0;
}

template <class T>
void add_incomplete_beta(KernelTable& table) {
  constexpr Loop loop = [] {
    if constexpr (is_half<T>) return half_loop<T, incomplete_beta_loop<float>, T, 3>;
    else return incomplete_beta_loop<T>;
  }();
  table.add("betainc", dtype_of<T>, kernel<IncompleteBeta, loop, 3, 256>);
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
  add_incomplete_beta<float16>(table);
  add_incomplete_beta<bfloat16>(table);
  add_incomplete_beta<float>(table);
  add_incomplete_beta<double>(table);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace eager::cpu {

void register_special_functions(KernelTable& table) { HWY_NAMESPACE::register_all(table); }

}  // namespace eager::cpu
