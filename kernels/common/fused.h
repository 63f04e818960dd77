// Several elementwise ops, and perhaps the reduction that takes their result, as one kernel: a program that runs block by
// block, so that what goes from op to op stays in the cache.
//
// Terms
//   element   all values of a program have as many elements; element i of each depends on element i of others, and on the
//             operands that broadcast to them.
//   block     neighbouring elements that go through all steps together
//   step      one op: its loop, the slots that it reads and the one that it writes
//   slot      where a step finds a block of a value: see FusedSlot::Kind
//
// A program is plain data. Where a step's op, dtypes and params say enough, a device needs no loops to run it.
#pragma once

#include <cstring>

#include "kernels/common/broadcast.h"
#include "kernels/kernel.h"

namespace eager {

inline constexpr int kMaxFusedSteps = 32;
inline constexpr int kMaxFusedSlots = 4 * kMaxFusedSteps;
inline constexpr int64_t kFusedBlock = 1024;     // elements at most
inline constexpr int64_t kFusedCache = 32768;    // bytes that the block of all slots together should fit in
inline constexpr int64_t kFusedScratch = 24576;  // bytes of buffers that lie on the stack
inline constexpr int64_t kFusedResult = 4096;    // elements that a reduction may ask for at once

// How a step runs an elementwise op.
struct ChosenLoop {
  Loop loop = nullptr;  // NULL: the device needs none; on the CPU: the op may fail, or values decide that are not known
  int64_t grain = 1;    // elements that are worth a thread
  int32_t num_inputs = 0;
  int32_t inputs[3] = {0, 1, 2};  // of the call
  size_t params_size = 0;
  alignas(16) unsigned char params[48];
  void set_params(const void* from, size_t size) {
    if (size > 0) std::memcpy(params, from, size);
    params_size = size;
  }
};

struct FusedSlot {
  enum Kind : uint8_t {
    operand,   // has all elements: read or written where it lies
    constant,  // a block of one value, filled when the program was made
    scalar,    // operand of one element: filled once a piece of the work
    repeat,    // operand that repeats every `period` elements, at most a block: laid out once a piece
    strided,   // operand that broadcasts otherwise: copied block by block
    buffer,    // what one step gives to others
    result,    // what a step gives to the reduction: kFusedResult elements
  } kind;
  DType dtype;
  int32_t operand_index;  // of the call: inputs, then outputs
  int64_t period;
  int64_t place;                 // of the buffer, in bytes
  const void* data;              // of a constant
  const BroadcastPlan<1>* plan;  // strided
};

struct FusedStep {
  const char* op;
  DType dtype;  // that the op's kernels are found by
  int32_t num_inputs;
  int32_t inputs[3], output;  // slots
  Loop loop;
  const void* params;
  size_t params_size;
};

struct FusedProgram {
  int64_t num_elements;
  int64_t block;          // elements
  int64_t grain;          // elements that are worth a thread
  int64_t scratch_bytes;  // of all buffers
  int32_t num_slots, num_steps;
  const FusedSlot* slots;
  const FusedStep* steps;
  const void* code;  // what a device made of it
  // The reduction: its output is the call's last one.
  Kernel reduction;  // NULL: none
  const char* reduction_op;
  const void* reduction_params;
  size_t reduction_params_size;
  Operand reduced;  // what it takes, without data
  int32_t result;   // the slot of that
};

// A call of a reduction without data for its input, which has elements: they come from a program.
struct FedCall : KernelCall {
  const KernelCall* call;  // of the program
  const FusedProgram* program;
};
inline bool is_fed(const KernelCall& call) { return !call.inputs[0].data && call.inputs[0].num_elements > 0; }

// Runs the program's reduction, fed.
inline int32_t reduce_fed(const KernelCall& call, const FusedProgram& program) {
  Operand input = program.reduced;
  FedCall fed;
  static_cast<KernelCall&>(fed) = call;
  fed.inputs = &input;
  fed.outputs = call.outputs + call.num_outputs - 1;
  fed.num_inputs = fed.num_outputs = 1;
  fed.params = program.reduction_params;
  fed.params_size = program.reduction_params_size;
  fed.op_name = program.reduction_op;
  fed.call = &call;
  fed.program = &program;
  return program.reduction(fed);
}

}  // namespace eager
