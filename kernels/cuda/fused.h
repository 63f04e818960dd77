// Programs of fused ops (kernels/common/fused.h) on the GPU: each becomes one kernel, compiled at run time by NVRTC.
//
// Terms
//   source   A program as CUDA C++. It says which steps there are and how each operand is read, but no size, address or
//            constant, so one source serves all shapes. A value between two steps is rounded as it would be in memory,
//            and the formulas are those of the kernels that run one op, so results are the same to the bit.
//   code     What NVRTC made of a source for one architecture. It is found by its source and kept for the process. It
//            has two kernels: one works pack by pack, and one is for operands that do not come in packs.
//   args     The kernel's arguments, each at the next multiple of 16 bytes: n (or a fold's FoldTask); for each slot in
//            memory its address or value, and its BroadcastOffsets where it broadcasts; then the params of steps.
//   fold     A program that ends with a reduction folds its elements as the reduction's own kernels would
//            (reduction_device.h): in the same order, planned by the same host code.
#pragma once

#include <string>

#include "kernels/common/fused.h"

namespace eager::cuda {

class Device;
struct FoldTask;

// The alignment and the most bytes of arguments; every version of CUDA takes 4096 bytes.
inline constexpr size_t kArgAlignment = 16, kMostArgs = 4096;

inline bool is_short(const FusedProgram& p) { return p.num_elements < int64_t{1} << 31; }
inline bool broadcasts(const FusedSlot& s) { return s.kind == FusedSlot::repeat || s.kind == FusedSlot::strided; }
inline bool is_inside(const FusedSlot& s) { return s.kind == FusedSlot::buffer || s.kind == FusedSlot::result; }
inline bool has_alpha(const FusedStep& s) { return s.params_size == sizeof(ElementwiseParams); }

// Reports whether programs may contain the op. They may not where it can fail; of complex ops they take
// +, -, * and / alone. Reductions that sum in more precision than the input's dtype has are left out, since a program does
// not say what they give.
bool can_fuse(const char* op, DType dtype, DType output);

int pack_size(const FusedProgram& program);
size_t args_size(const FusedProgram& program);  // without n or the task
std::string source_of(const FusedProgram& program);

// A header that a source includes.
struct SourceHeader {
  const char *name, *text;
};
extern const SourceHeader kSourceHeaders[];
extern const int kNumSourceHeaders;

// Returns the code for the device, and compiles it where there is none yet. NULL: the program cannot be compiled.
const void* find_code(Device& device, const FusedProgram& program);

// The kernel of a compiled program; its params are a FusedProgram with code.
int32_t fused(KernelCall& call);

// Queues the program's kernel to feed a fold. It reads packs of `size` elements where all operands allow it.
void launch_fed(const FedCall& fed, const FoldTask& task, int64_t blocks, int threads, int size);

}  // namespace eager::cuda
