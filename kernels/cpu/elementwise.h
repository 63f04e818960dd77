// The parts of which elementwise kernels are made on the CPU.
//
//   loop    computes n neighbouring elements; nothing else is compiled for each op, type and SIMD target
//   scalar loop  the same for a tensor and one element, which stays in a register; only the hottest ops have one
//   run     broadcasts, cuts the work into pieces and calls the loop; all ops share it
//   kernel  the entry in the table: calls a loop directly if the operands are small and of one shape, or one is a single
//           element, else run
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/common/arithmetic.h"
#include "kernels/cpu/kernels.h"
#include "kernels/kernel.h"

namespace eager::cpu {

// A loop returns 0, or 1 if an operand was invalid (the formula's kError).

// The ways in which the CPU computes a row of elementwise.def, each with the least elements that are worth a thread.
// clang-format off
struct Simd { static constexpr int64_t kGrain = 32768; };
struct Math { static constexpr int64_t kGrain = 8192; };
struct Special { static constexpr int64_t kGrain = 8192; };
struct Baseline { static constexpr int64_t kGrain = 2048; };
struct Own { static constexpr int64_t kGrain = 2048; };
// clang-format on

// Runs a loop on 1 to 3 inputs of any shapes that broadcast to the output's. The scalar loop, if there is one, is for rows each of
// which meets one element of the other input.
int32_t run(const KernelCall& call, Loop loop, int64_t grain, ScalarLoop scalar_loop = nullptr);

// Runs a scalar loop. Returns false if not exactly one of the two inputs is a single element.
bool run_scalar(const KernelCall& call, ScalarLoop loop, int64_t grain);

// A type, since UBSan's build cannot compare a function's address while it compiles.
using NoScalarLoop = std::integral_constant<ScalarLoop, nullptr>;

template <class Formula, Loop loop, int N, int64_t grain, ScalarLoop scalar_loop = nullptr>
int32_t kernel(KernelCall& call) {
  const int64_t n = call.outputs[0].num_elements;
  int32_t error;
  if (call.same_shape && n <= grain) {
    const void* inputs[N];
    for (int i = 0; i < N; ++i) inputs[i] = call.inputs[i].data;
    error = loop(inputs, call.outputs[0].data, n, call.params);
  } else {
    if constexpr (!std::is_same_v<std::integral_constant<ScalarLoop, scalar_loop>, NoScalarLoop>) {
      if (run_scalar(call, scalar_loop, grain)) return 0;
    }
    error = run(call, loop, grain, scalar_loop);
  }
  if constexpr (Checked<Formula>) {
    if (error != 0) return failed(call, Formula::kError);
  }
  return 0;
}

// The parts of register_elementwise.
void register_elementwise_unary(KernelTable& table);
void register_elementwise_math(KernelTable& table);
void register_elementwise_binary(KernelTable& table);
void register_elementwise_compare(KernelTable& table);
void register_elementwise_pow(KernelTable& table);
void register_elementwise_special(KernelTable& table);
void register_elementwise_complex(KernelTable& table);
void register_elementwise_baseline(KernelTable& table);
void register_elementwise_select(KernelTable& table);
void register_elementwise_cast(KernelTable& table);

// Multiplies n elements by powers of 2, if all of these are normal numbers, so that a product is rounded once; else returns false.
bool scale_by_normal(DType t, const void* x, const int32_t* powers, void* y, int64_t n);

}  // namespace eager::cpu
