// The planner's third step: fusion.h's groups and programs for the nodes of a graph.
#include <algorithm>

#include "kernels/common/reduction.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/plan/planner.h"

namespace eager {

// Reports whether the op's device can run the node within a program, and sets state.loop for that.
bool Planner::fuses(const Node& node, NodeState& state) {
  const PlannedCall& call = *state.call;
  if (node.outputs.size() != 1 || node.inputs.size() > 3) return false;
  Operand inputs[3], output;
  for (size_t k = 0; k < node.inputs.size(); ++k) {
    const int32_t v = node.inputs[k];
    if (v < 0) continue;
    if (call.copies[k]) return false;
    const eager_tensor& t = *at(v).tensor;
    if (call.immediates[k] != DType::none) {
      set_immediate(inputs[k], call.immediates[k], t);
    } else {
      set_operand(inputs[k], t);
      if (!at(v).is_constant) inputs[k].data = nullptr;
    }
  }
  set_operand(output, *at(node.outputs[0]).tensor);
  if (output.num_elements == 0) return false;
  const KernelCall k{inputs,
                     &output,
                     static_cast<int32_t>(node.inputs.size()),
                     1,
                     call.params,
                     call.params_size,
                     node.def().name,
                     nullptr,
                     call.same_shape,
                     nullptr};
  return device_at(call.device).fuses(k, call.kernel_dtype, state.loop);
}

// Reports whether the node may end a group.
bool Planner::is_reduction(const Node& node, NodeState& state) {
  const PlannedCall& call = *state.call;
  if (call.params_size != sizeof(ReduceParams) || call.immediates[0] != DType::none) return false;
  const ReduceParams& p = *reinterpret_cast<const ReduceParams*>(call.params);
  return p.rank > 0 && p.count > 0 && fuses(node, state);
}

// Returns the node as find_groups sees it.
FusionNode Planner::describe(size_t index) {
  const Node& node = graph_.nodes[index];
  NodeState& state = states_[index];
  FusionNode f;
  if (!state.is_needed) return f;
  if (state.is_view()) {
    for (int32_t v : node.outputs) {
      if (at(v).as_tensor && at(v).is_needed) f.reads.push_back(at(base_of(v)).made_at);
    }
    return f;
  }
  if (state.is_planned) {
    state.is_fusible = node.def().elementwise_ && fuses(node, state);
    if (state.is_fusible) {
      f.kind = FusionNode::elementwise;
      f.num_elements = at(node.outputs[0]).tensor->num_elements;
    } else if (is_reduction(node, state)) {
      f.kind = FusionNode::reduction;
      f.num_elements = at(node.inputs[0]).tensor->num_elements;
    }
  }
  for (size_t k = 0; k < node.inputs.size(); ++k) {
    if (!uses_data(node, k, state)) continue;
    const Value &v = at(node.inputs[k]), &base = at(base_of(node.inputs[k]));
    const bool is_along = f.kind != FusionNode::other && v.tensor->num_elements == f.num_elements &&
                          base.tensor->num_elements == f.num_elements && base.tensor->dtype == v.tensor->dtype;
    (is_along ? f.along : f.reads).push_back(base.made_at);
  }
  return f;
}

// Reports whether the group runs faster fused. With more than kShortLoop elements it does. Shorter loops cost little by
// themselves, so the group must save launches; on the host a reduction behind the group costs one.
bool Planner::is_worth_fusing(const std::vector<int32_t>& nodes) {
  const Node& first = graph_.nodes[nodes[0]];
  if (at(first.outputs[0]).tensor->num_elements > kShortLoop) return true;
  int saved = 0;
  for (int32_t i : nodes) {
    const Node& node = graph_.nodes[i];
    const NodeState& state = states_[i];
    if (!state.is_fusible) saved -= device_at(state.call->device).is_host();
    else if (!is_loop(node, state)) ++saved;
  }
  return saved > 0;
}

// Marks the values of each group that nothing outside the group uses.
void Planner::find_inside() {
  for (const Group& group : groups_) {
    for (int32_t i : group.nodes) {
      for (int32_t v : graph_.nodes[i].outputs) {
        at(v).is_inside = !at(v).as_tensor && at(v).last_use < static_cast<int32_t>(states_.size());
      }
    }
    at(graph_.nodes[group.nodes.back()].outputs[0]).is_inside = false;
  }
  for (size_t i = 0; i < states_.size(); ++i) {
    const Node& node = graph_.nodes[i];
    const NodeState& state = states_[i];
    if (!state.is_needed || state.is_view()) continue;
    for (size_t k = 0; k < node.inputs.size(); ++k) {
      if (!uses_data(node, k, state)) continue;
      Value& base = at(base_of(node.inputs[k]));
      if (base.made_at < 0) continue;
      const int32_t maker = states_[base.made_at].group;
      if (maker >= 0 && maker != state.group) base.is_inside = false;
    }
  }
}

// Takes the group apart: its nodes run one by one.
void Planner::dissolve(Group& group) {
  for (int32_t i : group.nodes) {
    states_[i].group = -1;
    for (int32_t v : graph_.nodes[i].outputs) at(v).is_inside = false;
  }
  group = {};
}

void Planner::fuse() {
  std::vector<FusionNode> nodes;
  for (size_t i = 0; i < states_.size(); ++i) nodes.push_back(describe(i));
  for (std::vector<int32_t>& group : find_groups(nodes)) {
    if (!is_worth_fusing(group)) continue;
    for (int32_t i : group) states_[i].group = groups_.size();
    groups_.push_back({std::move(group), nullptr, nullptr});
  }
  find_inside();
  for (Group& group : groups_) {
    group.program = make_program(group.nodes);
    group.kernel = device_at(device_of(group)).compile(group.program->header);
    if (!group.kernel) {
      dissolve(group);
      continue;
    }
    for (int32_t v : group.program->operands) {  // the group's operands live until its last node
      int32_t& last_use = at(base_of(v)).last_use;
      last_use = std::max(last_use, group.nodes.back());
    }
  }
}

// Returns the slot of a node's input that comes from outside the node's group.
int32_t Planner::slot_of(ProgramBuilder& builder, const Node& node, const NodeState& state, int input) {
  const size_t k = input;
  const int32_t v = node.inputs[k];
  const eager_tensor& t = *at(v).tensor;
  if (state.call->immediates[k] != DType::none) {
    Operand o;
    set_immediate(o, state.call->immediates[k], t);
    return builder.constant(o.dtype, o.immediate);
  }
  if (at(v).is_constant && t.num_elements == 1 && device_at(t.device_index).is_host())
    return builder.constant(t.dtype, t.data);
  return builder.input(v, t, at(node.outputs[0]).tensor->shape());
}

std::shared_ptr<Program> Planner::make_program(const std::vector<int32_t>& nodes) {
  const Node& first = graph_.nodes[nodes[0]];
  ProgramBuilder builder(at(first.outputs[0]).tensor->num_elements);
  std::vector<std::pair<int32_t, int32_t>> made;  // pairs of a value and its slot
  auto find_made = [&](int32_t v) {
    for (const auto& [value, slot] : made) {
      if (value == base_of(v)) return slot;
    }
    return -1;
  };
  for (int32_t i : nodes) {
    const Node& node = graph_.nodes[i];
    const NodeState& state = states_[i];
    const PlannedCall& call = *state.call;
    if (!state.is_fusible) {
      const eager_tensor& x = *at(node.inputs[0]).tensor;
      builder.reduction(node.def().name, call.kernel, call.params, call.params_size, find_made(node.inputs[0]),
                        x.shape(), node.outputs[0]);
      break;
    }
    int32_t slots[3];
    for (int k = 0; k < state.loop.num_inputs; ++k) {
      const int input = state.loop.inputs[k];
      const int32_t slot = find_made(node.inputs[input]);
      slots[k] = slot >= 0 ? slot : slot_of(builder, node, state, input);
    }
    const int32_t out = node.outputs[0];
    const int32_t slot =
        builder.step(node.def().name, call.kernel_dtype, state.loop, slots, out, at(out).tensor->dtype);
    made.push_back({out, slot});
    if (!at(out).is_inside) builder.output(slot);
  }
  return builder.finish();
}

// Returns the inputs of a group that its output v may be written over.
std::vector<int32_t> Planner::replaceable(const Group& group, int32_t v) {
  const Program& p = *group.program;
  std::vector<int32_t> inputs;
  for (int k = 0; k < p.num_inputs; ++k) {
    const int32_t in = p.operands[k];
    // A device compiler may assume that memory written as one type is not read as another.
    bool may = device_at(device_of(group)).is_host() || at(in).tensor->dtype == at(v).tensor->dtype;
    for (int other = 0; other < p.num_inputs; ++other) {  // other views of the same value are read too
      const int32_t o = p.operands[other];
      if (base_of(o) == base_of(in)) may = may && at(o).offset == at(in).offset && p.may_overwrite(v, o);
    }
    if (may) inputs.push_back(in);
  }
  return inputs;
}

bool Planner::is_last(size_t node) const {
  const int32_t group = states_[node].group;
  return group < 0 || groups_[group].nodes.back() == static_cast<int32_t>(node);
}

void Planner::write_fused(const Group& group, Plan::Instruction& in) {
  const Program& p = *group.program;
  in.kind = Plan::Kind::kernel;
  in.kernel = group.kernel;
  in.device = device_of(group);
  in.params = &p.header;
  in.params_size = sizeof p.header;
  in.num_inputs = p.num_inputs;
  in.num_outputs = p.operands.size() - p.num_inputs;
  in.first = plan_.operands_.size();
  plan_.operands_.resize(plan_.operands_.size() + p.operands.size());
  for (size_t k = 0; k < p.operands.size(); ++k) {
    const int32_t slot = in.first + k, v = p.operands[k];
    set_operand_of(plan_.operands_[slot], *at(v).tensor);
    point(slot, v);
  }
  plan_.programs_.push_back(group.program);
}

}  // namespace eager
