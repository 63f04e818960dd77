#include "runtime/function/graph/run_nodes.h"

#include "runtime/core/gradient.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/facts.h"

namespace eager {

void run_op(eager_context& ctx, eager_op& op, const OpDef* composite, eager_tensor* const* inputs, int n,
            eager_tensor** outputs, int32_t num_outputs) {
  const InComposite in_composite(ctx, composite);
  try {
    execute(ctx, {op, inputs, n, outputs, num_outputs, nullptr, op.attrs, false, true});
  } catch (Error& error) {
    if (composite) error.op = composite->name;
    throw;
  }
}

std::vector<TensorRef> run_nodes(eager_context& ctx, const Graph& g, const std::vector<TensorRef>& inputs) {
  std::vector<TensorRef> values(g.values.size());
  for (size_t v = 0; v < values.size(); ++v) {
    if (g.is_constant(v)) values[v] = g.values[v];
  }
  for (size_t i = 0; i < inputs.size(); ++i) values[g.inputs[i]] = inputs[i];
  std::vector<size_t> last_use(g.values.size(), g.nodes.size());
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    for (int32_t v : g.nodes[i].inputs) {
      if (v >= 0) last_use[v] = i;
    }
  }
  for (int32_t v : g.outputs) last_use[v] = g.nodes.size();
  std::vector<eager_tensor*> in;
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    const Node& node = g.nodes[i];
    in.clear();
    for (int32_t v : node.inputs) in.push_back(v < 0 ? nullptr : values[v].get());
    const int32_t n = in.size(), room = node.outputs.size();
    std::vector<TensorRef> made = owners(node.outputs.size(), [&](eager_tensor** out) {
      run_op(ctx, *node.op, node.composite, in.data(), n, out, room);
    });
    for (size_t k = 0; k < made.size(); ++k) {
      check_as_traced(node.def(), k, g.at(node.outputs[k]), made[k]->dtype, made[k]->shape());
      values[node.outputs[k]] = std::move(made[k]);
    }
    for (int32_t v : node.inputs) {
      if (v >= 0 && last_use[v] == i) values[v] = nullptr;
    }
  }
  std::vector<TensorRef> results;
  for (int32_t v : g.outputs) {
    const TensorRef& value = values[v];
    // The output gets a handle of its own if the caller, the graph or another output holds the tensor.
    bool is_shared = g.is_constant(v);
    for (int32_t in : g.inputs) is_shared = is_shared || in == v;
    for (const TensorRef& r : results) is_shared = is_shared || r.get() == value.get();
    results.push_back(is_shared ? execute1(ctx, *prepared<"identity", "">(), {value.get()}) : value);
  }
  return results;
}

}  // namespace eager
