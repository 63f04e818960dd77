#include "runtime/function/plan/fusion.h"

#include <algorithm>
#include <cstring>

namespace eager {

std::vector<std::vector<int32_t>> find_groups(const std::vector<FusionNode>& nodes) {
  struct Group {
    std::vector<int32_t> nodes;
    int64_t num_elements = 0;
    bool is_open = true;
  };
  std::vector<Group> groups;
  std::vector<int32_t> group_of(nodes.size(), -1);
  auto may_join = [&](int32_t maker, const std::vector<int32_t>& reads, int64_t n, size_t with) {
    const int32_t g = maker < 0 ? -1 : group_of[maker];
    if (g < 0) return false;
    for (int32_t other : reads) {  // reads the group's values in another way, so not block by block
      if (other >= 0 && group_of[other] == g) return false;
    }
    const Group& group = groups[g];
    return group.is_open && group.num_elements == n && group.nodes.size() + with < kMaxFusedSteps;
  };
  for (size_t i = 0; i < nodes.size(); ++i) {
    const FusionNode& node = nodes[i];
    int32_t joined = -1;
    if (node.kind != FusionNode::other) {
      for (int32_t maker : node.along) {
        const size_t size = joined < 0 ? 0 : groups[joined].nodes.size();
        if (!may_join(maker, node.reads, node.num_elements, size)) continue;
        const int32_t g = group_of[maker];
        if (joined >= 0 && g != joined) {
          Group &to = groups[joined], &from = groups[g];
          for (int32_t member : from.nodes) group_of[member] = joined;
          to.nodes.insert(to.nodes.end(), from.nodes.begin(), from.nodes.end());
          from = {};
          from.is_open = false;
        } else {
          joined = g;
        }
      }
    }
    if (joined < 0 && node.kind == FusionNode::elementwise) {
      joined = groups.size();
      groups.push_back({{}, node.num_elements, true});
    }
    if (joined >= 0) {
      group_of[i] = joined;
      groups[joined].nodes.push_back(i);
    }
    for (const std::vector<int32_t>* list : {&node.along, &node.reads}) {
      for (int32_t maker : *list) {
        const int32_t g = maker < 0 ? -1 : group_of[maker];
        if (g >= 0 && g != joined) groups[g].is_open = false;
      }
    }
    if (joined >= 0 && node.kind == FusionNode::reduction) groups[joined].is_open = false;
  }
  std::vector<std::vector<int32_t>> found;
  for (Group& group : groups) {
    if (group.nodes.size() < 2) continue;
    std::sort(group.nodes.begin(), group.nodes.end());
    found.push_back(std::move(group.nodes));
  }
  return found;
}

bool Program::may_overwrite(int32_t value, int32_t input) const {
  int32_t written = -1, read = -1;
  for (int32_t i = 0; i < header.num_steps; ++i) {
    const FusedStep& step = steps[i];
    auto reads = [&](int32_t slot, int32_t v) {
      const FusedSlot& s = slots[slot];
      return s.operand_index >= 0 && operands[s.operand_index] == v;
    };
    for (int k = 0; k < step.num_inputs; ++k) {
      if (!reads(step.inputs[k], input)) continue;
      if (slots[step.inputs[k]].kind != FusedSlot::operand) return false;
      read = i;
    }
    if (reads(step.output, value)) written = i;
  }
  return written >= read;
}

const void* ProgramBuilder::keep(const void* data, size_t size) {
  auto& kept = p_->data.emplace_back((size + sizeof(std::max_align_t) - 1) / sizeof(std::max_align_t));
  std::memcpy(kept.data(), data, size);
  return kept.data();
}

int32_t ProgramBuilder::input(int32_t value, const eager_tensor& t, ShapeView out) {
  const int64_t count = t.num_elements;
  for (size_t i = 0; i < slots_.size(); ++i) {
    const Slot& s = slots_[i];
    if (s.made < 0 && s.value == value && (count == n_ || count == 1 || ShapeView(s.out) == out)) return i;
  }
  Slot s{};
  s.value = value;
  s.made = s.last_read = -1;
  s.out = out;
  s.slot.dtype = t.dtype;
  s.slot.kind = count == n_ ? FusedSlot::operand : FusedSlot::scalar;
  if (count != n_ && count != 1) {
    Operand from, to;
    from.dims = t.dims, from.rank = t.rank;
    to.dims = out.dims, to.rank = out.rank;
    BroadcastPlan<1> plan;
    plan_broadcast<1>(&from, to, plan);
    const bool is_row = plan.rank == 2 && plan.strides[0][1] == 1 && plan.dims[1] == count;
    s.slot.kind = is_row && count <= kFusedBlock ? FusedSlot::repeat : FusedSlot::strided;
    s.slot.period = count;
    s.slot.plan = &p_->plans.emplace_back(plan);
  }
  slots_.push_back(s);
  return slots_.size() - 1;
}

int32_t ProgramBuilder::constant(DType dtype, const void* element) {
  for (size_t i = 0; i < slots_.size(); ++i) {
    const FusedSlot& s = slots_[i].slot;
    if (s.kind == FusedSlot::constant && s.dtype == dtype && std::memcmp(s.data, element, dtype_size(dtype)) == 0)
      return i;
  }
  Slot s{};
  s.value = -1;
  s.made = s.last_read = -1;
  s.slot.kind = FusedSlot::constant;
  s.slot.dtype = dtype;
  s.slot.data = keep(element, dtype_size(dtype));
  slots_.push_back(s);
  return slots_.size() - 1;
}

int32_t ProgramBuilder::step(const char* op, DType kernel_dtype, const ChosenLoop& loop, const int32_t* inputs,
                             int32_t value, DType dtype) {
  const int32_t now = p_->steps.size();
  FusedStep step{op,        kernel_dtype, loop.num_inputs, {}, static_cast<int32_t>(slots_.size()),
                 loop.loop, nullptr,      loop.params_size};
  if (loop.params_size > 0) step.params = keep(loop.params, loop.params_size);
  for (int k = 0; k < loop.num_inputs; ++k) {
    step.inputs[k] = inputs[k];
    slots_[inputs[k]].last_read = now;
  }
  p_->steps.push_back(step);
  work_ += 1 / static_cast<double>(loop.grain);
  Slot s{};
  s.value = value;
  s.made = s.last_read = now;
  s.slot.kind = FusedSlot::buffer;
  s.slot.dtype = dtype;
  slots_.push_back(s);
  return step.output;
}

void ProgramBuilder::output(int32_t slot) { slots_[slot].is_output = true; }

void ProgramBuilder::reduction(const char* op, Kernel kernel, const void* params, size_t size, int32_t slot,
                               ShapeView shape, int32_t value) {
  FusedProgram& h = p_->header;
  h.reduction = kernel;
  h.reduction_op = op;
  h.reduction_params = keep(params, size);
  h.reduction_params_size = size;
  h.result = slot;
  reduced_value_ = value;
  p_->reduced_shape = shape;
  const ShapeView kept = p_->reduced_shape;
  h.reduced.dims = kept.dims;
  h.reduced.rank = kept.rank;
  h.reduced.num_elements = n_;
  h.reduced.dtype = slots_[slot].slot.dtype;
  slots_[slot].slot.kind = FusedSlot::result;
}

void ProgramBuilder::assign_operands() {
  std::vector<int32_t>& operands = p_->operands;
  for (bool outputs : {false, true}) {
    if (outputs) p_->num_inputs = operands.size();
    for (Slot& s : slots_) {
      s.slot.operand_index = outputs ? s.slot.operand_index : -1;
      const bool is_wanted = outputs ? s.is_output : s.made < 0 && s.slot.kind != FusedSlot::constant;
      if (!is_wanted) continue;
      if (outputs) s.slot.kind = FusedSlot::operand;
      const auto at = std::find(operands.begin(), operands.end(), s.value);
      s.slot.operand_index = at - operands.begin();
      if (at == operands.end()) operands.push_back(s.value);
    }
  }
  if (reduced_value_ >= 0) operands.push_back(reduced_value_);
}

// Gives slots their places, counted in blocks of one byte an element. Returns the number of such blocks.
int64_t ProgramBuilder::assign_buffers() {
  struct Buffer {
    int64_t place;
    int64_t size;     // in bytes an element
    int32_t free_at;  // the step that reads it last
    int32_t slot;
  };
  std::vector<Buffer> buffers;
  int64_t end = 0;
  for (size_t i = 0; i < slots_.size(); ++i) {
    Slot& s = slots_[i];
    const int64_t size = dtype_size(s.slot.dtype);
    if (s.slot.kind == FusedSlot::scalar || s.slot.kind == FusedSlot::strided) {
      s.slot.place = end;
      end += size;
    }
    if (s.slot.kind != FusedSlot::buffer) continue;
    auto fits = [&](const Buffer& b) {
      if (b.size != size) return false;
      const DType before = slots_[b.slot].slot.dtype;
      return b.free_at < s.made || (b.free_at == s.made && before == s.slot.dtype);
    };
    auto at = std::find_if(buffers.begin(), buffers.end(), fits);
    if (at == buffers.end()) {
      at = buffers.insert(at, {end, size, 0, 0});
      end += size;
    }
    s.slot.place = at->place;
    at->free_at = s.last_read;
    at->slot = i;
  }
  return end;
}

std::shared_ptr<Program> ProgramBuilder::finish() {
  FusedProgram& h = p_->header;
  h.num_elements = n_;
  h.grain = std::max<int64_t>(256, 1 / work_);
  assign_operands();
  const int64_t bytes = assign_buffers();  // bytes an element
  int64_t cached = bytes;
  for (const Slot& s : slots_) cached += s.slot.kind == FusedSlot::buffer ? 0 : dtype_size(s.slot.dtype);
  h.block = std::min(n_, std::clamp<int64_t>(kFusedCache / cached / 64 * 64, 128, kFusedBlock));
  auto aligned = [](int64_t size) { return (size + 63) / 64 * 64; };
  // Rows that repeat, and the result, lie behind the buffers of one block.
  const int64_t stride = aligned(h.block);
  h.scratch_bytes = bytes * stride;
  for (Slot& s : slots_) {
    const int64_t size = dtype_size(s.slot.dtype);
    if (s.slot.kind == FusedSlot::repeat || s.slot.kind == FusedSlot::result) {
      const int64_t count = s.slot.kind == FusedSlot::repeat ? h.block + s.slot.period : std::min(n_, kFusedResult);
      s.slot.place = h.scratch_bytes;
      h.scratch_bytes += aligned(count * size);
    } else {
      s.slot.place *= stride;
    }
    if (s.slot.kind == FusedSlot::constant) {
      std::vector<char> filled(h.block * size);
      for (char* to = filled.data(); to < filled.data() + filled.size(); to += size) {
        std::memcpy(to, s.slot.data, size);
      }
      s.slot.data = keep(filled.data(), filled.size());
    }
    p_->slots.push_back(s.slot);
  }
  h.num_slots = p_->slots.size();
  h.num_steps = p_->steps.size();
  h.slots = p_->slots.data();
  h.steps = p_->steps.data();
  return p_;
}

}  // namespace eager
