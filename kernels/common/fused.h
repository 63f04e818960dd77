// Several elementwise ops, and possibly the reduction that takes their result, as one kernel: a program that runs block
// by block, so that what goes from op to op stays in the cache.
//
// Terms
//   element   All values of a program have the same number of elements. Element i of a value depends on element i of
//             others, and on operands that broadcast to them.
//   block     neighbouring elements that go through all steps together
//   step      one op: its loop, the slots that it reads and the slot that it writes
//   slot      where a step finds a block of a value: see FusedSlot::Kind
//
// A program is plain data. Where the op, dtypes and params of its steps say enough, a device needs no loops to run it.
#pragma once

#include <cstring>

#include "kernels/common/broadcast.h"
#include "kernels/kernel.h"

namespace eager {

inline constexpr int kMaxFusedSteps = 32;
inline constexpr int kMaxFusedSlots = 4 * kMaxFusedSteps;
inline constexpr int64_t kFusedBlock = 1024;     // elements at most
inline constexpr int64_t kFusedCache = 32768;    // the blocks of all slots together should fit in so many bytes
inline constexpr int64_t kFusedScratch = 24576;  // buffers of up to so many bytes lie on the stack
inline constexpr int64_t kFusedResult = 4096;    // elements that a reduction may ask for at once

// The loop by which a step runs an elementwise op.
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
    operand,   // an operand with all elements, read or written where it lies
    constant,  // one value, which fills a block when the program is made
    scalar,    // an operand of one element, which fills a block once for each piece of the work
    // An operand that repeats every `period` elements, at most a block of them: laid out once for each piece.
    repeat,
    strided,  // an operand that broadcasts in another way, copied block by block
    buffer,   // what one step gives to others
    result,   // what a step gives to the reduction: kFusedResult elements
  } kind;
  DType dtype;
  int32_t operand_index;  // among the call's inputs, then its outputs
  int64_t period;
  int64_t place;                 // offset of the buffer, in bytes
  const void* data;              // the value of a constant
  const BroadcastPlan<1>* plan;  // of a strided operand
};

struct FusedStep {
  const char* op;
  DType dtype;  // by which the op's kernels are found
  int32_t num_inputs;
  int32_t inputs[3], output;  // slots
  Loop loop;
  const void* params;
  size_t params_size;
};

struct FusedProgram {
  int64_t num_elements;
  int64_t block;          // elements
  int64_t grain;          // elements that are worth a thread of their own
  int64_t scratch_bytes;  // all buffers together
  int32_t num_slots, num_steps;
  const FusedSlot* slots;
  const FusedStep* steps;
  const void* code;  // what the device compiled for the program
  // The reduction, whose output is the last one of the call.
  Kernel reduction;  // NULL: none
  const char* reduction_op;
  const void* reduction_params;
  size_t reduction_params_size;
  Operand reduced;  // the reduction's input, without data
  int32_t result;   // the slot of that input
};

// A call of a reduction whose input has elements but no data, since a program makes the elements.
struct FedCall : KernelCall {
  const KernelCall* call;  // of the program
  const FusedProgram* program;
};
inline bool is_fed(const KernelCall& call) { return !call.inputs[0].data && call.inputs[0].num_elements > 0; }

// Runs the program's reduction as a fed call.
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
