// Powers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_pow.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

using formula::Pow;

struct Cube {
  template <class T>
  T operator()(T x) const { return x * x * x; }
};
// x^0.5, which differs from sqrt(x) at -0 and -inf.
struct RootPower {
  template <class T>
  T operator()(T x) const {
    constexpr T inf = std::numeric_limits<T>::infinity();
    return x == -inf ? inf : std::sqrt(x + T(0));
  }
};

// x^y = e^(y log x) in float64 for float32; what is not positive and finite goes to the C library. What an element gives
// does not depend on its neighbours, nor on where a piece ends.
int32_t pow_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const hn::ScalableTag<double> d;
  const hn::Rebind<float, decltype(d)> df;
  const int64_t lanes = hn::Lanes(d);
  const float* x = static_cast<const float*>(inputs[0]);
  const float* y = static_cast<const float*>(inputs[1]);
  float* out = static_cast<float*>(output);
  int64_t i = 0;
  auto power = [&](const float* base_at, const float* exponent_at, float* to) HWY_ATTR {
    const auto base = hn::PromoteTo(d, hn::LoadU(df, base_at));
    const auto exponent = hn::PromoteTo(d, hn::LoadU(df, exponent_at));
    const auto inf = hn::Inf(d);
    const auto positive = hn::And(hn::Gt(base, hn::Zero(d)), hn::Lt(base, inf));
    const auto ordinary = hn::And(positive, hn::Lt(hn::Abs(exponent), inf));
    HWY_ALIGN float all[hn::MaxLanes(hn::ScalableTag<double>())];
    hn::StoreU(hn::DemoteTo(df, vmath::exp(d, hn::Mul(exponent, vmath::log(d, base)))), df, all);
    if (HWY_UNLIKELY(!hn::AllTrue(d, ordinary))) {
      for (int64_t k = 0; k < lanes; ++k) {
        const float b = base_at[k], e = exponent_at[k];
        if (!(b > 0 && b < HUGE_VALF && std::abs(e) < HUGE_VALF)) all[k] = std::pow(b, e);
      }
    }
    hn::StoreU(hn::LoadU(df, all), df, to);
  };
  for (; i + lanes <= n; i += lanes) power(x + i, y + i, out + i);
  if (i == n) return 0;
  HWY_ALIGN float rest[3][hn::MaxLanes(hn::ScalableTag<double>())];
  const int64_t left = n - i;
  for (int64_t k = 0; k < lanes; ++k) {
    rest[0][k] = k < left ? x[i + k] : 1;
    rest[1][k] = k < left ? y[i + k] : 1;
  }
  power(rest[0], rest[1], rest[2]);
  for (int64_t k = 0; k < left; ++k) out[i + k] = rest[2][k];
  return 0;
}

template <class T>
constexpr Loop general_loop() {
  if constexpr (std::is_same_v<T, float>) return pow_loop;
  else return plain_loop<Pow, T, 2>;
}

// The exponents that programs use most need no logarithm.
template <class T>
ChosenLoop pow_choice(const KernelCall& call) {
  const Operand& exponent = call.inputs[1];
  ChosenLoop c;
  c.grain = Math::kGrain;
  c.num_inputs = 2;
  c.loop = general_loop<T>();
  if (exponent.num_elements != 1 || call.outputs[0].num_elements != call.inputs[0].num_elements) return c;
  if (!exponent.data) return {};  // nobody knows yet
  const T y = *exponent.as<T>();
  const Loop loop = y == T(2)     ? Loop{plain_loop<formula::Square, T, 1>}
                    : y == T(-1)  ? Loop{plain_loop<formula::Reciprocal, T, 1>}
                    : y == T(0.5) ? Loop{plain_loop<RootPower, T, 1>}
                    : y == T(3)   ? Loop{plain_loop<Cube, T, 1>}
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
  add_row<Pow, Plain, 2, AnyType>(table, "pow", Join<Integers, Complexes>{});
  table.add("pow", DType::float16, kernel<Pow, half_loop<float16, pow_loop, float16, 2>, 2, Math::kGrain>);
  table.add_loop("pow", DType::float16, half_loop<float16, pow_loop, float16, 2>);
  table.add("pow", DType::bfloat16, kernel<Pow, half_loop<bfloat16, pow_loop, bfloat16, 2>, 2, Math::kGrain>);
  table.add_loop("pow", DType::bfloat16, half_loop<bfloat16, pow_loop, bfloat16, 2>);
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
