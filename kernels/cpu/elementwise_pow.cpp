// Powers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_pow.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/common/elementwise_math_formulas.h"
#include "kernels/cpu/elementwise_vector-inl.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/vector_math_binary-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

using formula::Pow;

struct Cube {
  template <class T>
  T operator()(T x) const {
    return x * x * x;
  }
};
// x^0.5, which differs from sqrt(x) at -0 and -inf.
struct RootPower {
  template <class T>
  T operator()(T x) const {
    constexpr T inf = std::numeric_limits<T>::infinity();
    return x == -inf ? inf : std::sqrt(x + T(0));
  }
};

template <class D, class V>
HWY_INLINE V value(const Pow&, D d, V x, V y) {
  return vmath::simple_power_of_any(d, x, y);
}
// The powers that pow_choice has without a logarithm are the same among other exponents: they are rounded once or twice.
template <class D, class V>
HWY_INLINE V finish(const Pow&, D d, V z, V x, V y) {
  V power = vmath::power_given_simple(d, x, y, z);
  const V twice = hn::Add(y, y);
  if (HWY_LIKELY(hn::AllFalse(d, hn::Eq(hn::Trunc(twice), twice)))) return power;
  const auto is = [&](double exponent) HWY_ATTR { return hn::Eq(y, vmath::constant(d, exponent)); };
  const V square = hn::Mul(x, x);
  const V root = hn::IfThenElse(hn::Eq(x, hn::Neg(hn::Inf(d))), hn::Inf(d), hn::Sqrt(hn::Add(x, hn::Zero(d))));
  power = hn::IfThenElse(is(0.5), root, power);
  power = hn::IfThenElse(is(-1), hn::Div(vmath::constant(d, 1), x), power);
  power = hn::IfThenElse(is(2), square, power);
  return hn::IfThenElse(is(3), hn::Mul(square, x), power);
}

#if HWY_TARGET == HWY_AVX3
template <>
inline constexpr int kSideBySide<Pow> = 4;
#endif

template <class T>
constexpr Loop general_loop() {
  if constexpr (vmath::kHasPairs) return vector_loop_of<Pow, T, 2>();
  else return loop_of<Pow, T, 2>();
}

// Returns the loop for the exponent: the exponents that programs use most need no logarithm.
template <class T>
ChosenLoop pow_choice(const KernelCall& call) {
  const Operand& exponent = call.inputs[1];
  ChosenLoop c;
  c.grain = Math::kGrain;
  c.num_inputs = 2;
  c.loop = general_loop<T>();
  if (exponent.num_elements != 1 || call.outputs[0].num_elements != call.inputs[0].num_elements) return c;
  if (!exponent.data) return {};  // the exponent is not known yet
  const T y = *exponent.as<T>();
  const Loop loop = y == T(2)     ? Loop{element_loop<formula::Square, T, 1>}
                    : y == T(-1)  ? Loop{element_loop<formula::Reciprocal, T, 1>}
                    : y == T(0.5) ? Loop{element_loop<RootPower, T, 1>}
                    : y == T(3)   ? Loop{element_loop<Cube, T, 1>}
                                  : nullptr;
  if (!loop) return c;
  c.loop = loop;
  c.grain = Simd::kGrain;
  c.num_inputs = 1;
  return c;
}
template <class T>
int32_t pow_kernel(KernelCall& call) {
  const ChosenLoop c = pow_choice<T>(call);
  return run(call, c.loop, c.grain);
}
ChosenLoop ChoosePow(const KernelCall& call) {
  return call.inputs[0].dtype == DType::float32 ? pow_choice<float>(call) : pow_choice<double>(call);
}

void RegisterElementwisePow(KernelTable& table) {
  add_row<Pow, Baseline, 2, AnyType>(table, "pow", Join<Integers, Complexes>{});
  table.add("pow", DType::float16, kernel<Pow, general_loop<float16>(), 2, Math::kGrain>);
  table.add_loops("pow", DType::float16, {general_loop<float16>(), nullptr, DType::float16});
  table.add("pow", DType::bfloat16, kernel<Pow, general_loop<bfloat16>(), 2, Math::kGrain>);
  table.add_loops("pow", DType::bfloat16, {general_loop<bfloat16>(), nullptr, DType::bfloat16});
  table.add("pow", DType::float32, pow_kernel<float>);
  table.add("pow", DType::float64, pow_kernel<double>);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(ChoosePow);
ChosenLoop choose_pow(const KernelCall& call) { return HWY_DYNAMIC_DISPATCH(ChoosePow)(call); }
HWY_EXPORT(RegisterElementwisePow);
void register_elementwise_pow(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwisePow)(table); }

}  // namespace eager::cpu
#endif
