// Makes a plan; the steps stand at the head of plan.h.
#pragma once

#include "runtime/function/plan/fusion.h"
#include "runtime/function/plan/plan.h"

namespace eager {

class Planner {
 public:
  Planner(eager_context& ctx, const Graph& graph, Plan& plan, bool fuse);
  void make(eager_tensor* const* inputs);

 private:
  struct Value {
    TensorRef tensor;  // a constant or a stand-in; NULL if it has neither
    bool is_constant = false;
    int32_t base = -1;   // for a view, the value in whose memory it lies; else -1
    int64_t offset = 0;  // for a view, its first byte counted from that value's
    bool is_needed = false, as_tensor = false;
    bool is_inside = false;  // only the fused group that makes it uses it
    int32_t last_use = -1;   // a node, or the number of nodes if it is an output
    Plan::Source home{Plan::Source::nothing, -1};
    int32_t memory = -1;   // index in memories_, or -1 if it lies in home
    int64_t place = 0;     // the first byte in that memory
    int32_t made_at = -1;  // the node that makes it
  };
  struct NodeState {
    bool is_needed = false;
    bool is_planned = false;  // it runs as a loop, a kernel or a view; else as an eager node
    std::unique_ptr<PlannedCall> call;
    bool is_fusible = false;
    ChosenLoop loop;     // the loop of a node that may be fused
    int32_t group = -1;  // index in groups_, or -1
    bool is_view() const { return is_planned && !call->kernel; }
  };
  struct Group {  // nodes that run fused
    std::vector<int32_t> nodes;
    std::shared_ptr<Program> program;
    Kernel kernel = nullptr;
  };
  struct Used {  // bytes of a memory that hold a value
    int64_t begin, end;
    int32_t value;
  };

  void infer_all();
  void infer(size_t node);
  void find_needed();
  void choose_homes();
  void allocate();
  void place(int32_t v, int32_t now, const std::vector<int32_t>& replaceable, std::vector<Used>& used);

  // Defined in planner_fusion.cpp.
  void fuse();
  bool fuses(const Node& node, NodeState& state);
  bool is_reduction(const Node& node, NodeState& state);
  FusionNode describe(size_t node);
  bool is_worth_fusing(const std::vector<int32_t>& nodes);
  void find_inside();
  void dissolve(Group& group);
  std::shared_ptr<Program> make_program(const std::vector<int32_t>& nodes);
  int32_t slot_of(ProgramBuilder& builder, const Node& node, const NodeState& state, int input);
  std::vector<int32_t> replaceable(const Group& group, int32_t v);
  bool is_last(size_t node) const;
  int device_of(const Group& group) const { return states_[group.nodes[0]].call->device; }
  void write_fused(const Group& group, Plan::Instruction& in);

  void write(size_t node);
  void write_kernel(const Node& node, const NodeState& state, Plan::Instruction& in);
  void write_execute(const Node& node, const NodeState& state, Plan::Instruction& in);
  void write_view(int32_t v, Plan::Instruction& in);
  void point(int32_t slot, int32_t v);
  void set_operand_of(Operand& o, const eager_tensor& t);
  int32_t source_of(int32_t v);
  int32_t constant_source(TensorRef t);
  int32_t new_register(int32_t v);
  void finish();
  Value& at(int32_t v) { return values_[v]; }
  int32_t base_of(int32_t v) { return at(v).base >= 0 ? at(v).base : v; }
  bool uses_data(const Node& node, size_t input, const NodeState& state) const;
  void use(int32_t v, int32_t node);
  bool is_loop(const Node& node, const NodeState& state) const;

  eager_context& ctx_;
  const Graph& graph_;
  Plan& plan_;
  std::vector<Value> values_;
  std::vector<NodeState> states_;
  const bool fuse_;
  std::vector<Group> groups_;
  std::vector<int32_t> outputs_;  // values
  std::vector<std::vector<Plan::PatchPlace>> input_patches_, register_patches_, memory_patches_;
  std::vector<int32_t> register_last_use_;           // the last instruction that uses each register
  std::vector<std::vector<int32_t>> drops_, makes_;  // each instruction's registers
  std::vector<std::pair<int32_t, int32_t>> uses_;    // pairs of a register and an instruction that uses it
};

}  // namespace eager
