// Fusion: elementwise nodes, and the reduction behind them, become one instruction.
//
// Terms
//   group   nodes that run together, when the last of them would
//   open    a group of which no node outside has used a value yet: its nodes may still run later than their places in
//           the graph
//   along   how an elementwise node reads an input with as many elements as its output: element i for element i
//
// Grouping is one pass in order of nodes.
//   1. An elementwise node joins the open groups that make what it reads along, if they work on as many elements; they
//      become one group with it. If there is no such group, the node begins one.
//   2. A reduction joins the open group that makes its input, and closes it.
//   3. A node that reads values of other groups closes those groups. So no node between a group's first and last
//      needs the group, and all can wait for the last.
// A group of one node is dropped.
//
// A group's program (kernels/common/fused.h) has a slot for each value that comes from outside or goes there. Values in
// between take buffers by lifetime: a step writes over what it reads for the last time, if dtypes are equal.
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "kernels/common/fused.h"
#include "runtime/core/tensor.h"

namespace eager {

struct FusionNode {
  enum Kind : uint8_t { other, elementwise, reduction } kind = other;
  int64_t num_elements = 0;    // in an elementwise node's output, or in a reduction's input
  std::vector<int32_t> along;  // the nodes that make what it reads along, or what the reduction reduces
  std::vector<int32_t> reads;  // the nodes that make what else it reads
};

// Returns the nodes of each group, in order.
std::vector<std::vector<int32_t>> find_groups(const std::vector<FusionNode>& nodes);

// A FusedProgram with all that it points to.
struct Program {
  FusedProgram header{};
  std::vector<FusedSlot> slots;
  std::vector<FusedStep> steps;
  std::vector<int32_t> operands;  // the planner's values: inputs, then outputs
  int num_inputs = 0;
  std::vector<int32_t> operands_made() const { return {operands.begin() + num_inputs, operands.end()}; }
  std::deque<BroadcastPlan<1>> plans;
  std::deque<std::vector<std::max_align_t>> data;
  Shape reduced_shape;

  // Reports whether output `value` may lie where input `input` lies: no step reads the input after the step that writes
  // the output.
  bool may_overwrite(int32_t value, int32_t input) const;
};

// Builds a program. The caller adds inputs, then steps in order, then outputs, and calls finish.
class ProgramBuilder {
 public:
  explicit ProgramBuilder(int64_t num_elements) : n_(num_elements) {}
  // Returns the slot of a value from outside that is like `t` and broadcasts to `out`.
  int32_t input(int32_t value, const eager_tensor& t, ShapeView out);
  int32_t constant(DType dtype, const void* element);
  // Returns the slot of what the step makes. `inputs` are slots, as many as the loop takes.
  int32_t step(const char* op, DType kernel_dtype, const ChosenLoop& loop, const int32_t* inputs, int32_t value,
               DType dtype);
  void output(int32_t slot);  // says that the slot's value is used outside the group
  // Adds the reduction of the slot's value, seen with this shape, to `value`.
  void reduction(const char* op, Kernel kernel, const void* params, size_t size, int32_t slot, ShapeView shape,
                 int32_t value);
  std::shared_ptr<Program> finish();

 private:
  struct Slot {
    FusedSlot slot;
    int32_t value;
    int32_t made = -1, last_read = -1;  // the steps that do so
    bool is_output = false;
    Shape out;
  };
  const void* keep(const void* data, size_t size);
  void assign_operands();
  int64_t assign_buffers();

  const int64_t n_;
  double work_ = 0;  // sum over the steps of 1 / grain, where grain elements of a step are worth a thread
  int32_t reduced_value_ = -1;
  std::vector<Slot> slots_;
  std::shared_ptr<Program> p_ = std::make_shared<Program>();
};

}  // namespace eager
