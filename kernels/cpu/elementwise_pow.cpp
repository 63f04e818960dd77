// Powers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_pow.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/cpu/elementwise-inl.h"
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

// x^y = e^(y log x) in float64 for float32; what is not positive and finite goes to the C library.
int32_t pow_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const hn::ScalableTag<double> d;
  const hn::Rebind<float, decltype(d)> df;
  const int64_t lanes = hn::Lanes(d);
  const float* x = static_cast<const float*>(inputs[0]);
  const float* y = static_cast<const float*>(inputs[1]);
  float* out = static_cast<float*>(output);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    const auto base = hn::PromoteTo(d, hn::LoadU(df, x + i));
    const auto exponent = hn::PromoteTo(d, hn::LoadU(df, y + i));
    const auto inf = hn::Inf(d);
    const auto positive = hn::And(hn::Gt(base, hn::Zero(d)), hn::Lt(base, inf));
    if (HWY_LIKELY(hn::AllTrue(d, hn::And(positive, hn::Lt(hn::Abs(exponent), inf))))) {
      const auto power = vmath::exp(d, hn::Mul(exponent, vmath::log(d, base)));
      hn::StoreU(hn::DemoteTo(df, power), df, out + i);
    } else {
      for (int64_t k = i; k < i + lanes; ++k) out[k] = std::pow(x[k], y[k]);
    }
  }
  for (; i < n; ++i) out[i] = std::pow(x[i], y[i]);
  return 0;
}

template <class T>
constexpr Loop general_loop() {
  if constexpr (std::is_same_v<T, float>) return pow_loop;
  else return plain_loop<Pow, T, 2>;
}

// The exponents that programs use most need no logarithm.
template <class T>
int32_t pow_kernel(KernelCall& call) {
  const Operand& exponent = call.inputs[1];
  if (exponent.num_elements == 1 && call.outputs[0].num_elements == call.inputs[0].num_elements) {
    const T y = *exponent.as<T>();
    const Loop loop = y == T(2)     ? Loop{plain_loop<formula::Square, T, 1>}
                      : y == T(-1)  ? Loop{plain_loop<formula::Reciprocal, T, 1>}
                      : y == T(0.5) ? Loop{plain_loop<RootPower, T, 1>}
                      : y == T(3)   ? Loop{plain_loop<Cube, T, 1>}
                                    : nullptr;
    if (loop) return run(call, loop, Simd::kGrain);
  }
  return run(call, general_loop<T>(), Math::kGrain);
}

void RegisterElementwisePow(KernelTable& table) {
  add_row<Pow, Plain, 2, AnyType>(table, "pow", Join<Integers, Complexes>{});
  table.add("pow", DType::float16, kernel<Pow, half_loop<float16, pow_loop, float16, 2>, 2, Math::kGrain>);
  table.add("pow", DType::bfloat16, kernel<Pow, half_loop<bfloat16, pow_loop, bfloat16, 2>, 2, Math::kGrain>);
  table.add("pow", DType::float32, pow_kernel<float>);
  table.add("pow", DType::float64, pow_kernel<double>);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterElementwisePow);
void register_elementwise_pow(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwisePow)(table); }

}  // namespace eager::cpu
#endif
