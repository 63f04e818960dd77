#include "runtime/function/plan/planner.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "runtime/core/device_manager.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"

namespace eager {

namespace {

constexpr int64_t kAlignment = 64;

int64_t bytes_of(const eager_tensor& t) { return std::max<int64_t>(1, t.num_elements * t.element_size()); }

bool is_dense(const eager_tensor& t) { return t.dtype != DType::string && !(t.flags & (kStringData | kSparseRows)); }

}  // namespace

TensorRef new_stand_in(DType dtype, ShapeView shape, int device_index) {
  TensorRef t = TensorRef::adopt(new_shape_only(dtype, shape));
  t->flags = 0;
  checked_bytes(dtype, shape, &t->num_elements);
  t->device_index = device_index;
  return t;
}

Planner::Planner(eager_context& ctx, const Graph& graph, Plan& plan, bool fuse)
    : ctx_(ctx), graph_(graph), plan_(plan), values_(graph.values.size()), states_(graph.nodes.size()), fuse_(fuse) {}

Plan::Plan(eager_context& ctx, const Graph& graph, eager_tensor* const* inputs, bool fuse)
    : scope_(ctx.scope), default_device_(ctx.default_device), copy_is_error_(ctx.copy_is_error),
      allows_tf32_(ctx.options.allow_tf32) {
  std::optional<PauseTapes> pause;  // tapes record the call as a whole, not the ops that planning runs
  if (ctx.has_tapes()) pause.emplace(ctx);
  for (size_t i = 0; i < graph.inputs.size(); ++i) {
    inputs_.push_back(
        {inputs[i]->word(), std::vector<int64_t>(inputs[i]->dims, inputs[i]->dims + inputs[i]->rank), {}});
  }
  Planner(ctx, graph, *this, fuse).make(inputs);
}

void Planner::make(eager_tensor* const* inputs) {
  for (size_t v = 0; v < values_.size(); ++v) {
    if (!graph_.is_constant(v)) continue;
    values_[v].tensor = graph_.values[v];
    values_[v].is_constant = true;
    values_[v].home = {Plan::Source::constant, -1};
  }
  input_patches_.resize(graph_.inputs.size());
  for (size_t i = 0; i < graph_.inputs.size(); ++i) {
    Value& v = at(graph_.inputs[i]);
    v.home = {Plan::Source::input, static_cast<int32_t>(i)};
    if (is_dense(*inputs[i])) v.tensor = new_stand_in(inputs[i]->dtype, inputs[i]->shape(), inputs[i]->device_index);
  }
  infer_all();
  find_needed();
  if (fuse_) fuse();
  choose_homes();
  allocate();
  for (size_t i = 0; i < states_.size(); ++i) {
    if (states_[i].is_needed) write(i);
  }
  finish();
}

// ---- 1. forward

void Planner::infer_all() {
  struct Undraw {  // sets the random stream back to where it was, since inference draws from it
    eager_context& ctx;
    const DrawState before = ctx.draw_state();
    ~Undraw() { ctx.take_back(before); }
  } undraw{ctx_};
  for (size_t i = 0; i < states_.size(); ++i) name_errors(graph_.nodes[i].known_def().name, [&] { infer(i); });
}

void Planner::infer(size_t index) {
  const Node& node = graph_.nodes[index];
  NodeState& state = states_[index];
  auto view_of = [&](int32_t out, int32_t in, TensorRef tensor, int64_t offset) {
    Value& v = at(out);
    v.tensor = std::move(tensor);
    v.base = base_of(in);
    v.offset = at(in).offset + offset;
  };
  if (const CustomGradient* custom = custom_gradient_of(*node.op)) {  // outputs are views of inputs: no tape sees them
    for (size_t k = 0; k < node.outputs.size(); ++k) {
      const int32_t in = node.inputs[custom->num_inputs + k];
      if (!at(in).tensor) return;
    }
    state.call = std::make_unique<PlannedCall>();
    state.is_planned = true;
    for (size_t k = 0; k < node.outputs.size(); ++k) {
      const int32_t in = node.inputs[custom->num_inputs + k];
      const eager_tensor& t = *at(in).tensor;
      view_of(node.outputs[k], in, new_stand_in(t.dtype, t.shape(), t.device_index), 0);
    }
    return;
  }
  if (const eager_variable* v = variable_read_by(*node.op)) {
    if (v->dtype != DType::string && v->has_fixed_shape)
      at(node.outputs[0]).tensor = new_stand_in(v->dtype, v->shape, v->device_index);
    return;
  }
  std::vector<eager_tensor*> inputs;
  for (int32_t v : node.inputs) {
    if (v >= 0 && (!at(v).tensor || !is_dense(*at(v).tensor))) return;
    inputs.push_back(v < 0 ? nullptr : at(v).tensor.get());
  }
  state.call = std::make_unique<PlannedCall>();
  int32_t none = 0;
  const Planned planned =
      Steps(ctx_, {*node.op, inputs.data(), static_cast<int>(inputs.size()), nullptr, none}).plan(*state.call);
  if (planned == Planned::nothing) {
    state.call.reset();
    return;
  }
  state.is_planned = planned == Planned::all;
  PlannedCall& call = *state.call;
  for (size_t k = 0; k < node.outputs.size(); ++k) {
    const OutputList::Item& item = call.outputs[k];
    check_as_traced(node.def(), k, graph_.at(node.outputs[k]), item.dtype, item.shape);
    TensorRef tensor = new_stand_in(item.dtype, item.shape, call.device);
    if (state.is_view()) {
      const int32_t in = node.inputs[item.alias];
      tensor->device_index = at(in).tensor->device_index;
      view_of(node.outputs[k], in, std::move(tensor), item.offset * at(in).tensor->element_size());
    } else {
      at(node.outputs[k]).tensor = std::move(tensor);
    }
  }
}

// ---- 2. backward

bool Planner::uses_data(const Node& node, size_t input, const NodeState& state) const {
  const int32_t v = node.inputs[input];
  if (v < 0) return false;
  if (node.def().inputs_.empty() || !(node.def().input_at(input).flags & kShapeOnly)) return true;
  return !state.is_planned && !values_[v].tensor;
}

void Planner::use(int32_t v, int32_t node) {
  Value& base = at(base_of(v));
  at(v).is_needed = base.is_needed = true;
  base.last_use = std::max(base.last_use, node);
}

void Planner::find_needed() {
  for (int32_t v : graph_.outputs) {
    use(v, states_.size());
    at(v).as_tensor = true;
  }
  for (size_t i = states_.size(); i-- > 0;) {
    const Node& node = graph_.nodes[i];
    NodeState& state = states_[i];
    state.is_needed = has_effects(node);
    for (int32_t v : node.outputs) state.is_needed = state.is_needed || at(v).is_needed;
    if (!state.is_needed) continue;
    const bool is_view = state.is_view();
    for (int32_t v : node.outputs) {
      at(v).made_at = i;
      if (!is_view) {
        at(v).last_use = std::max(at(v).last_use, static_cast<int32_t>(i));  // to write it is a use, too
      } else if (at(v).is_needed) {
        use(v, i);
        if (at(v).as_tensor) at(at(v).base).as_tensor = true;
      }
    }
    if (is_view) continue;
    for (size_t k = 0; k < node.inputs.size(); ++k) {
      if (!uses_data(node, k, state)) continue;
      use(node.inputs[k], i);
      if (!state.is_planned) at(node.inputs[k]).as_tensor = true;
    }
  }
}

// ---- 4. homes

int32_t Planner::new_register(int32_t v) {
  const TensorRef& t = at(v).tensor;
  Plan::Register reg;
  if (t) {
    const bool is_small = device_at(t->device_index).is_host() && bytes_of(*t) <= static_cast<int64_t>(kPayloadSize);
    reg.like = is_small ? TensorRef::adopt(new_tensor(t->dtype, t->shape(), t->device_index)) : t;
  }
  plan_.registers_.push_back(std::move(reg));
  register_patches_.emplace_back();
  return plan_.registers_.size() - 1;
}

void Planner::choose_homes() {
  for (size_t i = 0; i < states_.size(); ++i) {
    const NodeState& state = states_[i];
    if (!state.is_needed) continue;
    const bool is_view = state.is_view();
    for (int32_t out : graph_.nodes[i].outputs) {
      Value& v = at(out);
      if (v.is_inside || (is_view && !v.as_tensor)) continue;  // it has no memory, or lies in its base's
      if (v.as_tensor || !state.is_planned) {
        v.home = {Plan::Source::reg, new_register(out)};
        continue;
      }
      int32_t memory = 0;
      const int16_t device = v.tensor->device_index;
      while (memory < static_cast<int32_t>(plan_.memories_.size()) && plan_.memories_[memory].device != device)
        ++memory;
      if (memory == static_cast<int32_t>(plan_.memories_.size())) plan_.memories_.push_back({device, 0, {}});
      v.memory = memory;
    }
  }
  memory_patches_.resize(plan_.memories_.size());
}

// Chooses the place of `out` in its memory, at node `now`. `replaceable` are the inputs that it may be written over;
// `used` is what the memory holds now, in order of place.
void Planner::place(int32_t out, int32_t now, const std::vector<int32_t>& replaceable, std::vector<Used>& used) {
  Value& v = at(out);
  std::erase_if(used, [&](const Used& f) { return at(f.value).last_use < now; });
  const int64_t bytes = bytes_of(*v.tensor);
  for (int32_t in : replaceable) {
    if (in < 0) continue;
    const int32_t base = base_of(in);
    const Value& b = at(base);
    if (b.memory != v.memory || b.last_use != now || bytes_of(*b.tensor) != bytes || bytes_of(*at(in).tensor) != bytes)
      continue;
    auto held = std::find_if(used.begin(), used.end(), [&](const Used& f) { return f.value == base; });
    if (held == used.end()) continue;
    held->value = out;
    v.place = held->begin;
    return;
  }
  const int64_t size = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  int64_t begin = 0;
  auto before = used.begin();
  while (before != used.end() && before->begin - begin < size) {
    begin = before->end;
    ++before;
  }
  int64_t end;
  if (__builtin_add_overflow(begin, size, &end))
    fail(Code::resource_exhausted, "OOM when planning a function: its values have more bytes than memory can");
  used.insert(before, {begin, end, out});
  v.place = begin;
  size_t& total = plan_.memories_[v.memory].bytes;
  total = std::max(total, static_cast<size_t>(end));
}

void Planner::allocate() {
  std::vector<std::vector<Used>> used(plan_.memories_.size());
  for (size_t i = 0; i < states_.size(); ++i) {
    const NodeState& state = states_[i];
    if (!state.is_needed || !is_last(i)) continue;
    auto place_outputs = [&](const Node& node) {
      for (int32_t out : node.outputs) {
        if (at(out).memory < 0) continue;
        const bool is_fused = state.group >= 0;
        const std::vector<int32_t> none;
        place(out, i,
              is_fused                 ? replaceable(groups_[state.group], out)
              : state.call->same_shape ? node.inputs
                                       : none,
              used[at(out).memory]);
      }
    };
    if (state.group < 0) {
      place_outputs(graph_.nodes[i]);
    } else {
      for (int32_t member : groups_[state.group].nodes) place_outputs(graph_.nodes[member]);
    }
  }
}

// ---- 5. instructions

// Writes the address of v's data to the slot, or adds the patch that writes it in each call.
void Planner::point(int32_t slot, int32_t v) {
  const Value& base = at(base_of(v));
  const int64_t offset = at(v).offset;
  if (base.is_constant) {
    const char* data = static_cast<const char*>(base.tensor->data) + offset;
    if (slot >= 0) plan_.operands_[slot].data = const_cast<char*>(data);
    else plan_.addresses_[~slot] = data;
    return;
  }
  if (base.memory >= 0) {
    memory_patches_[base.memory].push_back({slot, base.place + offset});
  } else if (base.home.from == Plan::Source::input) {
    input_patches_[base.home.index].push_back({slot, offset});
  } else {
    register_patches_[base.home.index].push_back({slot, offset});
    uses_.push_back({base.home.index, plan_.instructions_.size()});
  }
}

int32_t Planner::constant_source(TensorRef t) {
  plan_.constants_.push_back(std::move(t));
  plan_.sources_.push_back({Plan::Source::constant, static_cast<int32_t>(plan_.constants_.size()) - 1});
  return plan_.sources_.size() - 1;
}

int32_t Planner::source_of(int32_t v) {
  if (v >= 0 && at(v).is_constant) return constant_source(at(v).tensor);
  plan_.sources_.push_back(v < 0 ? Plan::Source{Plan::Source::nothing, 0} : at(v).home);
  if (v >= 0 && at(v).home.from == Plan::Source::reg) uses_.push_back({at(v).home.index, plan_.instructions_.size()});
  return plan_.sources_.size() - 1;
}

void Planner::set_operand_of(Operand& o, const eager_tensor& t) {
  set_operand(o, t);
  o.data = nullptr;
  o.dims = plan_.dims_.emplace_back(t.dims, t.dims + t.rank).data();
}

bool Planner::is_loop(const Node& node, const NodeState& state) const {
  const PlannedCall& call = *state.call;
  if (node.op->num_short_inputs == 0 || !call.same_shape || call.device != kHostDevice) return false;
  const eager_tensor& first = *values_[node.inputs[0]].tensor;
  if (first.num_elements > kShortLoop || !node.op->loops[static_cast<int>(first.dtype)]) return false;
  for (size_t k = 0; k < node.inputs.size(); ++k) {
    if (call.immediates[k] != DType::none || values_[node.inputs[k]].tensor->dtype != first.dtype) return false;
  }
  return true;
}

void Planner::write_kernel(const Node& node, const NodeState& state, Plan::Instruction& in) {
  const PlannedCall& call = *state.call;
  in.num_inputs = node.inputs.size();
  in.num_outputs = node.outputs.size();
  if (call.params_size > 0) {
    auto& params =
        plan_.params_.emplace_back((call.params_size + sizeof(std::max_align_t) - 1) / sizeof(std::max_align_t));
    std::memcpy(params.data(), call.params, call.params_size);
    in.params = params.data();
  }
  if (is_loop(node, state)) {
    const eager_tensor& first = *at(node.inputs[0]).tensor;
    in.kind = Plan::Kind::loop;
    in.loop = node.op->loops[static_cast<int>(first.dtype)];
    in.n = first.num_elements;
    in.first = plan_.addresses_.size();
    plan_.addresses_.resize(plan_.addresses_.size() + node.inputs.size() + 1);
    for (size_t k = 0; k < node.inputs.size(); ++k) point(~(in.first + k), node.inputs[k]);
    point(~(in.first + in.num_inputs), node.outputs[0]);
    return;
  }
  in.kind = Plan::Kind::kernel;
  in.kernel = call.kernel;
  in.device = call.device;
  in.same_shape = call.same_shape;
  in.params_size = call.params_size;
  in.first = plan_.operands_.size();
  plan_.operands_.resize(plan_.operands_.size() + node.inputs.size() + node.outputs.size());
  for (size_t k = 0; k < node.inputs.size(); ++k) {
    const int32_t slot = in.first + k, v = node.inputs[k];
    Operand& o = plan_.operands_[slot];
    if (v < 0) {
      o = Operand{};
      continue;
    }
    const eager_tensor& t = *at(v).tensor;
    if (call.immediates[k] != DType::none) {
      set_operand_of(o, t);
      const int64_t* dims = o.dims;
      set_immediate(o, call.immediates[k], t);
      o.dims = dims;
    } else if (call.copies[k]) {
      plan_.constants_.push_back(call.copies[k]);
      set_operand_of(o, *call.copies[k]);
      o.data = call.copies[k]->data;
    } else {
      set_operand_of(o, t);
      if (uses_data(node, k, state)) point(slot, v);
    }
  }
  for (size_t k = 0; k < node.outputs.size(); ++k) {
    const int32_t slot = in.first + in.num_inputs + k;
    set_operand_of(plan_.operands_[slot], *at(node.outputs[k]).tensor);
    point(slot, node.outputs[k]);
  }
}

void Planner::write_view(int32_t v, Plan::Instruction& in) {
  const Value& value = at(v);
  in.kind = Plan::Kind::view;
  in.first = plan_.views_.size();
  // new_alias counts the offset in elements of the base.
  const int64_t offset = value.offset / at(value.base).tensor->element_size();
  plan_.views_.push_back({value.tensor->dtype, value.tensor->shape(), offset, source_of(value.base), value.home.index});
}

void Planner::write_execute(const Node& node, const NodeState& state, Plan::Instruction& in) {
  in.kind = Plan::Kind::execute;
  in.first = plan_.eager_nodes_.size();
  Plan::EagerNode e{node.op, node.composite, {}, {}, {}, {}};
  for (size_t k = 0; k < node.inputs.size(); ++k) {
    const int32_t v = node.inputs[k];
    e.inputs.push_back(v < 0 || uses_data(node, k, state) ? source_of(v) : constant_source(at(v).tensor));
  }
  for (int32_t v : node.outputs) {
    e.outputs.push_back(at(v).home.index);
    e.has_stand_in.push_back(static_cast<bool>(at(v).tensor));
    if (node.def().is_custom_) e.traced.push_back(graph_.values[v]);
    uses_.push_back({at(v).home.index, plan_.instructions_.size()});
  }
  plan_.eager_nodes_.push_back(std::move(e));
}

void Planner::write(size_t index) {
  const Node& node = graph_.nodes[index];
  const NodeState& state = states_[index];
  if (!is_last(index)) return;
  Plan::Instruction in{};
  in.def = &node.known_def();
  if (state.group >= 0) {
    write_fused(groups_[state.group], in);
  } else if (!state.is_planned) {
    write_execute(node, state, in);
  } else if (state.call->kernel) {
    write_kernel(node, state, in);
  } else {
    for (int32_t v : node.outputs) {
      if (!at(v).as_tensor || !at(v).is_needed) continue;
      Plan::Instruction view{};
      view.def = in.def;
      write_view(v, view);
      uses_.push_back({at(v).home.index, plan_.instructions_.size()});
      plan_.instructions_.push_back(view);
      makes_.emplace_back();
    }
    return;
  }
  makes_.emplace_back();
  auto make = [&](const std::vector<int32_t>& values) {
    for (int32_t v : values) {
      if (at(v).home.from == Plan::Source::reg) makes_.back().push_back(at(v).home.index);
    }
  };
  if (state.group >= 0) make(groups_[state.group].program->operands_made());
  else if (state.is_planned) make(node.outputs);
  plan_.instructions_.push_back(in);
}

void Planner::finish() {
  const int32_t end = plan_.instructions_.size();
  std::vector<bool> is_given(values_.size());
  for (int32_t v : graph_.outputs) {
    plan_.outputs_.push_back(source_of(v));  // counts as a use after the last instruction
    // A tensor that was read from a variable belongs to the variable. The output is a new handle on it, so that a tape
    // that knows the output does not take a later read of the variable for it.
    const int32_t node = at(v).made_at;
    const bool is_read = node >= 0 && variable_read_by(*graph_.nodes[node].op);
    plan_.is_own_.push_back(at(v).home.from == Plan::Source::reg && !is_read && !is_given[v]);
    is_given[v] = true;
  }
  register_last_use_.assign(plan_.registers_.size(), -1);
  for (const auto& [reg, instruction] : uses_) {
    int32_t& last = register_last_use_[reg];
    last = std::max(last, instruction);
  }
  drops_.resize(plan_.instructions_.size());
  for (size_t r = 0; r < register_last_use_.size(); ++r) {
    const int32_t last = register_last_use_[r];
    if (last >= 0 && last < end) drops_[last].push_back(r);
  }
  auto list = [&](const std::vector<int32_t>& from) {
    const int32_t first = plan_.lists_.size();
    plan_.lists_.insert(plan_.lists_.end(), from.begin(), from.end());
    return Plan::Range{first, static_cast<int32_t>(plan_.lists_.size())};
  };
  for (size_t i = 0; i < plan_.instructions_.size(); ++i) {
    plan_.instructions_[i].makes = list(makes_[i]);
    plan_.instructions_[i].drops = list(drops_[i]);
  }
  auto patches = [&](const std::vector<Plan::PatchPlace>& from) {
    const int32_t first = plan_.patches_.size();
    plan_.patches_.insert(plan_.patches_.end(), from.begin(), from.end());
    return Plan::Range{first, static_cast<int32_t>(plan_.patches_.size())};
  };
  for (size_t i = 0; i < input_patches_.size(); ++i) plan_.inputs_[i].patches = patches(input_patches_[i]);
  for (size_t r = 0; r < register_patches_.size(); ++r) plan_.registers_[r].patches = patches(register_patches_[r]);
  for (size_t m = 0; m < memory_patches_.size(); ++m) plan_.memories_[m].patches = patches(memory_patches_[m]);
  for (const Value& v : values_) {
    if (v.is_constant) plan_.constants_.push_back(v.tensor);  // operands point to its data
  }
}

}  // namespace eager
