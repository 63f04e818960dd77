// The kernels that are compiled for the baseline only: Baseline rows, unary ops and Math rows on complex numbers, and Special
// rows on integers.
#include <hwy/highway.h>

#include "kernels/common/elementwise_formulas.h"
#include "kernels/cpu/elementwise-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

template <class T>
using Integral = std::bool_constant<std::is_integral_v<T>>;

template <class Formula, class Speed, class Row>
void add_unary(KernelTable& table, const char* op, Row types) {
  if constexpr (std::is_same_v<Speed, Baseline>) add_row<Formula, Speed, 1, AnyType>(table, op, types);
  else add_row<Formula, Baseline, 1, OnlyComplex>(table, op, types);
}

template <class Formula, class Speed, class Row>
void add_binary(KernelTable& table, const char* op, Row types) {
  if constexpr (std::is_same_v<Speed, Baseline>) add_row<Formula, Speed, 2, AnyType>(table, op, types);
  if constexpr (std::is_same_v<Speed, Math>) add_row<Formula, Baseline, 2, OnlyComplex>(table, op, types);
  if constexpr (std::is_same_v<Speed, Special>) add_row<Formula, Baseline, 2, Integral>(table, op, types);
}

}  // namespace

void register_baseline(KernelTable& table) {
#define EAGER_UNARY(op, Formula, types, loop) add_unary<formula::Formula, loop>(table, #op, types{});
#define EAGER_BINARY(op, Formula, types, loop) add_binary<formula::Formula, loop>(table, #op, types{});
#include "kernels/common/elementwise.def"
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace eager::cpu {

void register_elementwise_baseline(KernelTable& table) { HWY_NAMESPACE::register_baseline(table); }

}  // namespace eager::cpu
