// where and clip.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_select.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstring>

#include "kernels/common/element.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/fused.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

template <class T>
int32_t where_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const uint8_t* condition = static_cast<const uint8_t*>(inputs[0]);
  const T* a = static_cast<const T*>(inputs[1]);
  const T* b = static_cast<const T*>(inputs[2]);
  T* y = static_cast<T*>(output);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    const T x1 = a[i], x2 = b[i];
    y[i] = condition[i] ? x1 : x2;
  }
  return 0;
}

// Takes the maximum and then the minimum, each in a loop of its own over a block that stays in the cache. For one loop
// that takes both, the compiler makes jumps or a dozen masks.
template <class T>
int32_t clip_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  constexpr int64_t kBlock = 512;
  alignas(64) T raised[kBlock];
  for (int64_t at = 0; at < n; at += kBlock) {
    const T* of[3];
    for (int k = 0; k < 3; ++k) of[k] = static_cast<const T*>(inputs[k]) + at;
    const void* first[] = {of[0], of[1]};
    const void* second[] = {raised, of[2]};
    const int64_t length = n - at < kBlock ? n - at : kBlock;
    element_loop<formula::Maximum, T, 2>(first, raised, length, params);
    element_loop<formula::Minimum, T, 2>(second, static_cast<T*>(output) + at, length, params);
  }
  return 0;
}

// Bounds of one element each, neither of them NaN.
template <class T>
struct Bounds {
  T low, high;
};
template <class T>
int32_t bounded_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  const Bounds<T> bounds = *static_cast<const Bounds<T>*>(params);
  const T* x = static_cast<const T*>(inputs[0]);
  T* y = static_cast<T*>(output);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    const T raised = x[i] < bounds.low ? bounds.low : x[i];
    y[i] = raised > bounds.high ? bounds.high : raised;
  }
  return 0;
}

template <class T>
int32_t copy_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  if (output != inputs[0]) std::memcpy(output, inputs[0], n * sizeof(T));
  return 0;
}

template <class T, class Formula>
constexpr Loop bound_loop() {
  if constexpr (is_half<T>) return half_loop<T, element_loop<Formula, float, 2>, T, 2>;
  else return element_loop<Formula, T, 2>;
}

// clip with one bound, which leaves two operands.
template <class T>
ChosenLoop clip_choice(const KernelCall& call) {
  const bool low = call.num_inputs > 1 && call.inputs[1].given();
  const bool high = call.num_inputs > 2 && call.inputs[2].given();
  ChosenLoop c;
  c.grain = Simd::kGrain;
  c.num_inputs = 1 + low + high;
  if (!low) c.inputs[1] = 2;
  if (!low || !high) {
    c.loop = low ? bound_loop<T, formula::Maximum>() : high ? bound_loop<T, formula::Minimum>() : copy_loop<T>;
  } else if constexpr (is_half<T>) {
    c.loop = half_loop<T, clip_loop<float>, T, 3>;
  } else {
    c.loop = clip_loop<T>;
  }
  return c;
}

template <class T>
constexpr Loop loop_in_bounds() {
  if constexpr (is_half<T>) return half_loop<T, bounded_loop<float>, T, 1>;
  else return bounded_loop<T>;
}

template <class T>
int32_t clip_kernel(KernelCall& call) {
  const ChosenLoop c = clip_choice<T>(call);
  if (c.num_inputs == 3 && call.inputs[1].num_elements == 1 && call.inputs[2].num_elements == 1 &&
      call.inputs[0].num_elements == call.outputs[0].num_elements) {
    const Bounds<Compute<T>> bounds{*call.inputs[1].as<T>(), *call.inputs[2].as<T>()};
    if (bounds.low == bounds.low && bounds.high == bounds.high) {
      KernelCall alone = call;
      alone.num_inputs = 1;
      alone.params = &bounds;
      return run(alone, loop_in_bounds<T>(), c.grain);
    }
  }
  if (c.num_inputs == call.num_inputs) return run(call, c.loop, c.grain);
  Operand inputs[2];
  for (int i = 0; i < c.num_inputs; ++i) {
    inputs[i] = call.inputs[c.inputs[i]];
    if (inputs[i].is_immediate) inputs[i].data = inputs[i].immediate;  // the operand was copied, and the value in it
  }
  KernelCall fewer = call;
  fewer.inputs = inputs;
  fewer.num_inputs = c.num_inputs;
  return run(fewer, c.loop, c.grain);
}

template <class... T>
ChosenLoop choose_clip(const KernelCall& call, Types<T...>) {
  ChosenLoop c;
  ((call.inputs[0].dtype == dtype_of<T> && (c = clip_choice<T>(call), true)) || ...);
  return c;
}
ChosenLoop ChooseClip(const KernelCall& call) { return choose_clip(call, Real{}); }

template <class T>
void add_where(KernelTable& table, std::initializer_list<DType> dtypes) {
  struct AnyFormula {};
  for (DType t : dtypes) {
    table.add("where", t, kernel<AnyFormula, where_loop<T>, 3, Simd::kGrain>);
    table.add_loops("where", t, {where_loop<T>, nullptr, t});
  }
}

template <class... T>
void add_clip(KernelTable& table, Types<T...>) {
  (table.add("clip", dtype_of<T>, clip_kernel<T>), ...);
}

void RegisterElementwiseSelect(KernelTable& table) {
  add_where<uint8_t>(table, {DType::boolean, DType::int8, DType::uint8});
  add_where<uint16_t>(table, {DType::int16, DType::uint16, DType::float16, DType::bfloat16});
  add_where<uint32_t>(table, {DType::int32, DType::uint32, DType::float32});
  add_where<uint64_t>(table, {DType::int64, DType::uint64, DType::float64, DType::complex64});
  add_where<Bytes16>(table, {DType::complex128});
  add_clip(table, Real{});
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(ChooseClip);
ChosenLoop choose_clip(const KernelCall& call) { return HWY_DYNAMIC_DISPATCH(ChooseClip)(call); }
HWY_EXPORT(RegisterElementwiseSelect);
void register_elementwise_select(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseSelect)(table); }

}  // namespace eager::cpu
#endif
