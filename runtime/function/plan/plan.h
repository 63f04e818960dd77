// A plan: instructions on registers by which a graph runs for inputs of given dtypes, dims and devices, made once.
//
// Terms
//   stand-in      a tensor with dtype, dims and device but no data, for a value that is not there yet. Where all of a
//                 node's inputs have one, inference runs now: kernel, params and output shapes are part of the plan.
//   instruction   loop      an elementwise op's loop on short host operands
//                 kernel    a launch whose operands are filled in but for addresses; of one node, or of a group of fused
//                           ones (fusion.h)
//                 view      a tensor on another's buffer
//                 execute   a call of execute(), by any of the ways in execute.h: ops with effects, with functions as
//                           attributes, with values on the host that decide shapes, or with inputs on another device
//   home          where a value lies: an input of the call, a constant, a register (a tensor of its own, made by its
//                 instruction: what outlives the call, or is taken as a tensor), or a memory of the plan.
//   memory        one buffer for each device and call, in which values that only kernels see share places by lifetime.
//   frame         what one running call of a plan writes to: operands, registers, memories. Kept for the next call; each
//                 caller takes one for itself, so that any number may run at once.
//   patch         an address in a frame that depends on where an input, a register or a memory lies.
//
// Making a plan
//   1. Forward: give each value its stand-in, if it can have one; each node its kernel and params.
//   2. Backward: drop nodes that nobody needs. A value of which only the shape is used is not needed.
//   3. Group nodes that run fused: as one, in place of the last of them. Values that nobody else uses need no memory.
//   4. Choose homes; assign places in the memories, first fit, in order of nodes. An elementwise op writes over an input
//      that nobody uses later.
//   5. Write instructions, and for each register where it is made and where it is used last.
#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/execute/steps.h"
#include "runtime/function/graph/graph.h"

namespace eager {

struct Program;

// Returns a stand-in: a tensor without data.
TensorRef new_stand_in(DType dtype, ShapeView shape, int device_index);

class Plan {
 public:
  // Makes a plan for inputs of these dtypes, dims and devices; their data are not read. planner.cpp defines it.
  Plan(eager_context& ctx, const Graph& graph, eager_tensor* const* inputs, bool fuse = true);
  ~Plan();
  // Reports whether the plan was made for such inputs and for the context's present settings.
  bool fits(const eager_context& ctx, eager_tensor* const* inputs) const;
  size_t num_instructions() const { return instructions_.size(); }
  size_t memory_bytes() const {
    size_t bytes = 0;
    for (const MemoryPlan& m : memories_) bytes += m.bytes;
    return bytes;
  }
  // Runs the plan. The caller owns the outputs, which are NULL after a failure.
  void run(eager_context& ctx, eager_tensor* const* inputs, eager_tensor** outputs) const;

 private:
  friend class Planner;
  struct Frame;
  class Run;
  enum class Kind : uint8_t { loop, kernel, view, execute };

  struct Range {
    int32_t first, end;
  };
  struct Instruction {
    Kind kind;
    bool same_shape;
    int16_t device;
    int32_t num_inputs, num_outputs;
    int32_t first;  // index of a kernel's first operand or a loop's first address; else index in views_ or eager_nodes_
    int64_t n;      // number of elements of a loop
    Loop loop;
    Kernel kernel;
    const OpDef* def;  // the op whose name errors carry
    const void* params;
    size_t params_size;
    Range makes;  // registers that get memory before the instruction runs
    Range drops;  // registers that are released after it
  };
  // The place where a run finds a value that it takes as a tensor.
  struct Source {
    enum From : uint8_t { nothing, input, constant, reg } from;
    int32_t index;
  };
  struct Register {
    TensorRef like;  // a stand-in; for a small host tensor, a tensor with its data in its own block
    Range patches;
  };
  struct View {
    DType dtype;
    Shape shape;
    int64_t offset;  // in elements
    int32_t source;  // the base's index in sources_
    int32_t reg;     // the register that gets the view
  };
  // A node that runs by a call of execute().
  struct EagerNode {
    Ref<eager_op> op;
    const OpDef* composite;          // that of the node
    std::vector<int32_t> inputs;     // indices in sources_
    std::vector<int32_t> outputs;    // registers
    std::vector<bool> has_stand_in;  // for each output: its dtype, dims and device were planned
    std::vector<TensorRef> traced;   // what the trace saw of each output; none but for ops of the program's
  };
  // A patch. A slot >= 0 is an index in the frame's operands, and a negative one, as ~slot, in its addresses.
  struct PatchPlace {
    int32_t slot;
    int64_t offset;  // in bytes
  };
  // The memory of one device.
  struct MemoryPlan {
    int16_t device;
    size_t bytes;
    Range patches;
  };

  Frame* take_frame() const;
  void give_back(Frame* frame) const;

  // A plan fits a call that agrees with these settings of the context and with inputs_.
  int scope_, default_device_;
  bool copy_is_error_, allows_tf32_;
  struct InputKind {
    uint64_t word;
    std::vector<int64_t> dims;
    Range patches;
  };
  std::vector<InputKind> inputs_;

  std::vector<Instruction> instructions_;
  std::vector<int32_t> lists_;  // registers that instructions make and drop
  std::vector<Operand> operands_;
  std::vector<const void*> addresses_;
  std::vector<PatchPlace> patches_;
  std::vector<Source> sources_;
  std::vector<TensorRef> constants_;
  std::vector<Register> registers_;
  std::vector<View> views_;
  std::vector<EagerNode> eager_nodes_;
  std::vector<MemoryPlan> memories_;
  std::vector<int32_t> outputs_;  // indices in sources_
  std::vector<bool> is_own_;      // for each output: it is its register's tensor, not a new handle on that
  std::deque<std::vector<std::max_align_t>> params_;
  std::deque<std::vector<int64_t>> dims_;
  std::vector<std::shared_ptr<const Program>> programs_;  // the fused instructions' programs

  static constexpr int kMaxFrames = 4;
  mutable std::atomic<Frame*> frames_[kMaxFrames] = {};
};

}  // namespace eager
