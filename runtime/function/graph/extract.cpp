#include "runtime/function/graph/extract.h"

#include "runtime/function/graph/facts.h"

namespace eager {

Graph extract(const Graph& g, NodeRange range, const std::vector<int32_t>& inputs, const std::vector<int32_t>& outputs,
              std::vector<int32_t>& captures) {
  std::vector<bool> is_used(g.values.size()), is_node_used(g.nodes.size());
  for (int32_t v : outputs) is_used[v] = true;
  for (size_t i = range.end; i-- > range.first;) {
    const Node& node = g.nodes[i];
    if (has_effects(node) && i < range.first_effect) continue;
    bool is_needed = has_effects(node);
    for (int32_t v : node.outputs) is_needed = is_needed || is_used[v];
    if (!is_needed) continue;
    is_node_used[i] = true;
    for (int32_t v : node.inputs) {
      if (v >= 0) is_used[v] = true;
    }
  }
  Graph part;
  part.name = g.name;
  std::vector<int32_t> number(g.values.size(), -1);
  auto add = [&](int32_t v) {
    int32_t& n = number[v];
    if (n < 0) n = part.add(g.values[v]);
    return n;
  };
  for (int32_t v : inputs) part.inputs.push_back(add(v));
  std::vector<bool> is_made(g.values.size());
  for (size_t i = range.first; i < range.end; ++i) {
    if (!is_node_used[i]) continue;
    for (int32_t v : g.nodes[i].outputs) is_made[v] = true;
  }
  auto use = [&](int32_t v) {
    const bool is_new = number[v] < 0;
    const int32_t n = add(v);
    if (is_new && !g.is_constant(v) && !is_made[v]) {
      captures.push_back(v);
      part.inputs.push_back(n);
    }
    return n;
  };
  for (size_t i = range.first; i < range.end; ++i) {
    if (!is_node_used[i]) continue;
    const Node& node = g.nodes[i];
    Node copy{node.op, {}, {}, node.composite};
    for (int32_t v : node.inputs) copy.inputs.push_back(v < 0 ? -1 : use(v));
    for (int32_t v : node.outputs) copy.outputs.push_back(add(v));
    part.nodes.push_back(std::move(copy));
  }
  for (int32_t v : outputs) part.outputs.push_back(use(v));
  return part;
}

}  // namespace eager
