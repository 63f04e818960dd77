// cast and bitcast.
//
// A cast has up to three stages: `open` (float16 or bfloat16 to float32, complex to its real part), `convert` (between
// bool, integers, float32 and float64) and `close` (float32 to float16 or bfloat16, real to complex). Casts to signed
// and unsigned integers of one size share a loop, since casts wrap.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/elementwise_cast.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstring>

#include "kernels/common/cast.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/fused.h"

#ifndef EAGER_CAST_STAGES
#define EAGER_CAST_STAGES
namespace eager::cpu {
struct CastStages {
  Loop open = nullptr, convert = nullptr, close = nullptr;
  size_t input_size = 0, output_size = 0;
};
}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {

template <class From, class To>
int32_t convert_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const From* x = static_cast<const From*>(inputs[0]);
  To* y = static_cast<To*>(output);
  int64_t i = 0;
  if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To> && sizeof(To) <= 4) {
    // A block whose numbers all fit int32 is converted by way of int32, for which processors have an instruction.
    constexpr int64_t kBlock = 64;
    for (; i + kBlock <= n; i += kBlock) {
      int32_t outside = 0;
      for (int64_t k = i; k < i + kBlock; ++k) {
        outside |= !(x[k] > From(-2147483648.0)) | !(x[k] < From(2147483648.0));
      }
      if (outside != 0) {
        for (int64_t k = i; k < i + kBlock; ++k) y[k] = convert<To>(x[k]);
      } else {
#pragma GCC ivdep
        for (int64_t k = i; k < i + kBlock; ++k) y[k] = static_cast<To>(static_cast<int32_t>(x[k]));
      }
    }
  }
  for (; i < n; ++i) y[i] = convert<To>(x[i]);
  return 0;
}

template <class From>
int32_t odd_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const From* x = static_cast<const From*>(inputs[0]);
  float* y = static_cast<float*>(output);
  for (int64_t i = 0; i < n; ++i) y[i] = odd_float(odd_double(x[i]));
  return 0;
}
template <class H>
int32_t widen_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  to_float(static_cast<const H*>(inputs[0]), static_cast<float*>(output), n);
  return 0;
}
template <class H>
int32_t narrow_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  from_float(static_cast<const float*>(inputs[0]), static_cast<H*>(output), n);
  return 0;
}
template <class T>
int32_t real_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const T* x = static_cast<const T*>(inputs[0]);
  T* y = static_cast<T*>(output);
  for (int64_t i = 0; i < n; ++i) y[i] = x[2 * i];
  return 0;
}
template <class T>
int32_t complex_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const T* x = static_cast<const T*>(inputs[0]);
  T* y = static_cast<T*>(output);
  for (int64_t i = 0; i < n; ++i) {
    y[2 * i] = x[i];
    y[2 * i + 1] = T(0);
  }
  return 0;
}
template <class From, class To>
int32_t both_parts_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  return convert_loop<From, To>(inputs, output, 2 * n, params);
}
template <class T>
int32_t complex_to_bool_loop(const void* const* inputs, void* output, int64_t n, const void*) {
  const T* x = static_cast<const T*>(inputs[0]);
  Boolean* y = static_cast<Boolean*>(output);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<bool>((x[2 * i] != 0) | (x[2 * i + 1] != 0));
  return 0;
}

int32_t staged_loop(const void* const* inputs, void* output, int64_t n, const void* params) {
  const CastStages& stages = *static_cast<const CastStages*>(params);
  constexpr int64_t kChunk = 512;
  alignas(64) double opened[kChunk], converted[kChunk];  // elements have at most 8 bytes
  for (int64_t at = 0; at < n; at += kChunk) {
    const int64_t length = n - at < kChunk ? n - at : kChunk;
    const void* from = static_cast<const char*>(inputs[0]) + at * stages.input_size;
    void* to = static_cast<char*>(output) + at * stages.output_size;
    auto step = [&](Loop stage, void* buffer, bool last) {
      if (!stage) return;
      void* result = last ? to : buffer;
      stage(&from, result, length, nullptr);
      from = result;
    };
    step(stages.open, opened, !stages.convert && !stages.close);
    step(stages.convert, converted, !stages.close);
    step(stages.close, nullptr, true);
  }
  return 0;
}

template <class From>
Loop convert_loop_to(DType to) {
  switch (to) {
    case DType::boolean: return convert_loop<From, Boolean>;
    case DType::int8:
    case DType::uint8: return convert_loop<From, uint8_t>;
    case DType::int16:
    case DType::uint16: return convert_loop<From, uint16_t>;
    case DType::int32:
    case DType::uint32: return convert_loop<From, uint32_t>;
    case DType::int64:
      if constexpr (std::is_floating_point_v<From>) return convert_loop<From, int64_t>;
      [[fallthrough]];
    case DType::uint64: return convert_loop<From, uint64_t>;
    case DType::float32: return convert_loop<From, float>;
    default: return convert_loop<From, double>;
  }
}

// Sets the loop of the stage `close` if a cast to this dtype has one, and returns the dtype that this loop reads.
// Returns `to` if there is none.
inline DType closing(DType to, Loop& close) {
  switch (to) {
    case DType::float16: close = narrow_loop<float16>; return DType::float32;
    case DType::bfloat16: close = narrow_loop<bfloat16>; return DType::float32;
    case DType::complex64: close = complex_loop<float>; return DType::float32;
    case DType::complex128: close = complex_loop<double>; return DType::float64;
    default: return to;
  }
}

template <class From>
ChosenLoop cast_choice(DType to) {
  using Part = typename ComplexParts<From>::Part;
  using Opened = std::conditional_t<is_half<From>, float, Part>;  // the type after the stage `open`
  ChosenLoop c;
  c.grain = Simd::kGrain;
  c.num_inputs = 1;
  if constexpr (is_complex_type<From>) {
    if (to == DType::boolean) c.loop = complex_to_bool_loop<Part>;
    if (to == DType::complex64) c.loop = both_parts_loop<Part, float>;
    if (to == DType::complex128) c.loop = both_parts_loop<Part, double>;
    if (c.loop) return c;
  }
  CastStages stages;
  stages.input_size = sizeof(From);
  stages.output_size = dtype_size(to);
  if constexpr (is_half<From>) stages.open = widen_loop<From>;
  else if constexpr (is_complex_type<From>) stages.open = real_loop<Part>;
  const DType last = closing(to, stages.close);
  if (last != dtype_of<Opened>) stages.convert = convert_loop_to<Opened>(last);
  if constexpr (exceeds_float<Opened>) {
    if (to == DType::float16 || to == DType::bfloat16)
      stages.convert = odd_loop<Opened>;  // so that two roundings give what one gives
  }
  const bool is_one_loop = !stages.open && !stages.close && stages.convert;
  c.loop = is_one_loop ? stages.convert : staged_loop;
  if (!is_one_loop) c.set_params(&stages, sizeof stages);
  return c;
}

template <class From>
int32_t cast_kernel(KernelCall& call) {
  const ChosenLoop c = cast_choice<From>(call.outputs[0].dtype);
  KernelCall cast = call;
  cast.params = c.params;
  return run(cast, c.loop, c.grain);
}

template <class... T>
ChosenLoop choose_cast(DType from, DType to, Types<T...>) {
  ChosenLoop c;
  ((from == dtype_of<T> && (c = cast_choice<T>(to), true)) || ...);
  return c;
}
ChosenLoop ChooseCast(DType from, DType to) { return choose_cast(from, to, Fixed{}); }

int32_t bitcast_kernel(KernelCall& call) {
  const Operand& to = call.outputs[0];
  if (to.num_elements > 0) std::memcpy(to.data, call.inputs[0].data, to.num_elements * dtype_size(to.dtype));
  if (to.dtype == DType::boolean) {
    auto* bytes = static_cast<uint8_t*>(to.data);
    for (int64_t i = 0; i < to.num_elements; ++i) bytes[i] = bytes[i] != 0;
  }
  return 0;
}

template <class... T>
void add_casts(KernelTable& table, Types<T...>) {
  (table.add("cast", dtype_of<T>, cast_kernel<T>), ...);
}

void RegisterElementwiseCast(KernelTable& table) {
  add_casts(table, Fixed{});
  table.add("bitcast", DType::none, bitcast_kernel);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(ChooseCast);
ChosenLoop choose_cast(DType from, DType to) { return HWY_DYNAMIC_DISPATCH(ChooseCast)(from, to); }
HWY_EXPORT(RegisterElementwiseCast);
void register_elementwise_cast(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterElementwiseCast)(table); }

}  // namespace eager::cpu
#endif
