#include "runtime/function/captured.h"

#include "runtime/function/ops.h"

namespace eager {

namespace {

// Depth first, the last function first: reversed, each stands before those that it runs, and siblings in order.
Nesting order(const Graph& g, std::unordered_map<const Graph*, Nesting>& known, std::vector<const Graph*>& done) {
  if (auto at = known.find(&g); at != known.end()) return at->second;
  Nesting here;
  for (size_t i = g.nodes.size(); i-- > 0;) {
    const std::vector<eager_function*> functions = functions_held_by(*g.nodes[i].op);
    for (size_t k = functions.size(); k-- > 0;) {
      const Graph& f = functions[k]->graph();
      here.hold(f, order(f, known, done));
    }
  }
  done.push_back(&g);
  return known[&g] = here;
}

}  // namespace

Captured::Captured(const Graph& g) {
  std::unordered_map<const Graph*, Nesting> known;
  std::vector<const Graph*> done;
  nesting = order(g, known, done);
  for (size_t i = done.size(); i-- > 0;) {
    add(graphs, done[i]);
    num_nodes += static_cast<double>(done[i]->nodes.size());
  }
  visit(g);
}

void Captured::visit(const Graph& g) {
  // A mark of its own: the graph's number is taken.
  if (!number.emplace(&g.nodes, 0).second) return;
  auto use = [&](int32_t v) {
    if (v >= 0 && g.is_constant(v)) add(constants, g.values[static_cast<size_t>(v)].get());
  };
  for (const Node& node : g.nodes) {
    for (int32_t v : node.inputs) use(v);
    if (eager_variable* v = variable_of(*node.op)) add(variables, v);
    if (const Update* update = update_of(*node.op)) {
      add(optimizers, update->optimizer.get());
      for (const Ref<eager_variable>& v : update->variables) add(variables, v.get());
      if (Ref<eager_variable> rate = update->optimizer->learning_rate_variable()) {
        add(variables, rate.get());
        rates_.push_back(std::move(rate));
      }
    }
    for (eager_function* f : functions_held_by(*node.op)) visit(f->graph());
  }
  for (int32_t v : g.outputs) use(v);
}

}  // namespace eager
