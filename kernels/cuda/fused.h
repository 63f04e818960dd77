// Programs of fused ops (kernels/common/fused.h) on the GPU: each becomes one kernel, compiled at run time by NVRTC.
//
// Terms
//   source   of a program, CUDA C++. It says which steps there are and how each operand is read, but no size, address or
//            constant: so one source serves all shapes. Values go from step to step as they would lie in memory, and the
//            formulas are those of the kernels that run one op: results are the same to the bit.
//   code     what NVRTC made of a source for an architecture; found by its source, and kept for the process. It has two
//            kernels, one that goes pack by pack and one for operands that do not come in packs
//   args     what the kernels take, each at the next multiple of 16 bytes: n (of a fold its FoldTask), for each slot that
//            lies outside its address or value, and its walk where it broadcasts, then the params of steps
//   fold     a program that ends with a reduction folds what it makes as the reduction's own kernels would
//            (reduction_device.h): in the same order, planned by the same host code
#pragma once

#include <string>

#include "kernels/common/elementwise_formulas.h"
#include "kernels/common/fused.h"

namespace eager::cuda {

class Device;
struct FoldTask;

inline constexpr size_t kArgAlignment = 16, kMostArgs = 4096;  // bytes; as many as every version of CUDA takes

inline bool is_short(const FusedProgram& p) { return p.num_elements < int64_t{1} << 31; }
inline bool walks(const FusedSlot& s) { return s.kind == FusedSlot::repeat || s.kind == FusedSlot::strided; }
inline bool is_inside(const FusedSlot& s) { return s.kind == FusedSlot::buffer || s.kind == FusedSlot::result; }
inline bool has_alpha(const FusedStep& s) { return s.params_size == sizeof(ElementwiseParams); }

// Whether programs may have the op: not where it can fail, and of complex numbers only plain arithmetic. Reductions are
// left out where they add up in more than the input's dtype, since a program does not say what they give.
bool can_fuse(const char* op, DType dtype, DType output);

int pack_size(const FusedProgram& program);
size_t args_size(const FusedProgram& program);  // without n or the task
std::string source_of(const FusedProgram& program);

// A header that sources include.
struct SourceHeader {
  const char *name, *text;
};
extern const SourceHeader kSourceHeaders[];
extern const int kNumSourceHeaders;

// The code for the device, compiled where there is none yet. NULL: it cannot be.
const void* find_code(Device& device, const FusedProgram& program);

// Params: a FusedProgram with code.
int32_t fused(KernelCall& call);

// Queues the program's kernel for a fold in its reduction's call. Packs of `size` are made where that can be.
void launch_fed(const FedCall& fed, const FoldTask& task, int64_t blocks, int threads, int size);

}  // namespace eager::cuda
