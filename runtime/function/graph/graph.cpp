#include "runtime/function/graph/graph.h"

#include <set>

#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/function.h"

namespace eager {

std::vector<eager_function*> functions_of(const eager_op& op) {
  std::vector<eager_function*> functions;
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    if (op.def.attributes_[i].type != AttrType::function || !op.attrs[i].given) continue;
    functions.push_back(static_cast<eager_function*>(op.attrs[i].object));
  }
  return functions;
}

uint8_t effects_of(const eager_op& op) {
  uint8_t effects = op.def.effects_;
  for (const eager_function* f : functions_of(op)) effects |= f->effects;
  return effects;
}

uint8_t effects_of(const Graph& g) {
  uint8_t effects = kNoEffects;
  for (const Node& node : g.nodes) effects |= effects_of(*node.op);
  return effects;
}

std::vector<Assumption> assumptions_of(const Graph& g) {
  std::vector<Assumption> all;
  std::set<std::pair<const eager_variable*, bool>> seen;
  auto add = [&](const std::vector<Assumption>& list) {
    for (const Assumption& a : list) {
      if (g.settles(a.variable)) continue;
      if (seen.emplace(a.variable.get(), a.is_trainable).second) all.push_back(a);
    }
  };
  add(g.assumed);
  for (const Node& node : g.nodes) {
    for (const eager_function* f : functions_of(*node.op)) add(f->assumed);
  }
  return all;
}

Graph extract(const Graph& g, NodeRange range, const std::vector<int32_t>& inputs, const std::vector<int32_t>& outputs,
              std::vector<int32_t>& captures) {
  std::vector<bool> is_used(g.values.size()), is_node_used(g.nodes.size());
  for (int32_t v : outputs) is_used[static_cast<size_t>(v)] = true;
  for (size_t i = range.end; i-- > range.first;) {
    const Node& node = g.nodes[i];
    if (node.has_effects() && i < range.first_effect) continue;
    bool is_needed = node.has_effects();
    for (int32_t v : node.outputs) is_needed = is_needed || is_used[static_cast<size_t>(v)];
    if (!is_needed) continue;
    is_node_used[i] = true;
    for (int32_t v : node.inputs) {
      if (v >= 0) is_used[static_cast<size_t>(v)] = true;
    }
  }
  Graph part;
  part.name = g.name;
  std::vector<int32_t> number(g.values.size(), -1);
  auto add = [&](int32_t v) {
    int32_t& n = number[static_cast<size_t>(v)];
    if (n < 0) n = part.add(g.values[static_cast<size_t>(v)]);
    return n;
  };
  for (int32_t v : inputs) part.inputs.push_back(add(v));
  std::vector<bool> is_made(g.values.size());
  for (size_t i = range.first; i < range.end; ++i) {
    if (!is_node_used[i]) continue;
    for (int32_t v : g.nodes[i].outputs) is_made[static_cast<size_t>(v)] = true;
  }
  auto use = [&](int32_t v) {
    const bool is_new = number[static_cast<size_t>(v)] < 0;
    const int32_t n = add(v);
    if (is_new && !g.is_constant(v) && !is_made[static_cast<size_t>(v)]) {
      captures.push_back(v);
      part.inputs.push_back(n);
    }
    return n;
  };
  for (size_t i = range.first; i < range.end; ++i) {
    if (!is_node_used[i]) continue;
    const Node& node = g.nodes[i];
    Node copy{node.op, {}, {}};
    for (int32_t v : node.inputs) copy.inputs.push_back(v < 0 ? -1 : use(v));
    for (int32_t v : node.outputs) copy.outputs.push_back(add(v));
    part.nodes.push_back(std::move(copy));
  }
  for (int32_t v : outputs) part.outputs.push_back(use(v));
  return part;
}

std::vector<TensorRef> run_nodes(eager_context& ctx, const Graph& g, const std::vector<TensorRef>& inputs) {
  std::vector<TensorRef> values(g.values.size());
  for (size_t v = 0; v < values.size(); ++v) {
    if (g.is_constant(static_cast<int32_t>(v))) values[v] = g.values[v];
  }
  for (size_t i = 0; i < inputs.size(); ++i) values[static_cast<size_t>(g.inputs[i])] = inputs[i];
  std::vector<size_t> last_use(g.values.size(), g.nodes.size());
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    for (int32_t v : g.nodes[i].inputs) {
      if (v >= 0) last_use[static_cast<size_t>(v)] = i;
    }
  }
  for (int32_t v : g.outputs) last_use[static_cast<size_t>(v)] = g.nodes.size();
  std::vector<eager_tensor*> in;
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    const Node& node = g.nodes[i];
    in.clear();
    for (int32_t v : node.inputs) in.push_back(v < 0 ? nullptr : values[static_cast<size_t>(v)].get());
    int32_t room = static_cast<int32_t>(node.outputs.size());
    std::vector<TensorRef> made = owners(node.outputs.size(), [&](eager_tensor** out) {
      name_errors(node.def().name, [&] {
        execute_all(ctx, *node.op, in.data(), static_cast<int>(in.size()), node.op->attrs, out, room);
      });
    });
    for (size_t k = 0; k < made.size(); ++k) values[static_cast<size_t>(node.outputs[k])] = std::move(made[k]);
    for (int32_t v : node.inputs) {
      if (v >= 0 && last_use[static_cast<size_t>(v)] == i) values[static_cast<size_t>(v)] = nullptr;
    }
  }
  std::vector<TensorRef> results;
  for (int32_t v : g.outputs) {
    const TensorRef& value = values[static_cast<size_t>(v)];
    // A handle of its own where the caller, or the graph, holds the tensor.
    bool is_shared = g.is_constant(v);
    for (int32_t in : g.inputs) is_shared = is_shared || in == v;
    for (const TensorRef& r : results) is_shared = is_shared || r.get() == value.get();
    results.push_back(is_shared ? execute1(ctx, *prepared<"identity", "">(), {value.get()}) : value);
  }
  return results;
}

}  // namespace eager
