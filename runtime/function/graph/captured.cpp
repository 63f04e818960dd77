#include "runtime/function/graph/captured.h"

#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"

namespace eager {

Ref<eager_function> schedule_of(const eager_optimizer& optimizer) {
  const Ref<eager_op> op = optimizer.learning_rate_op();
  eager_function* f = op ? function_called_by(*op) : nullptr;
  return f && !(f->effects & (kWritesVariable | kCallback)) ? Ref<eager_function>::share(f) : nullptr;
}

std::vector<eager_function*> Captured::functions_in(const eager_op& op) {
  std::vector<eager_function*> functions = functions_of(op);
  const CustomGradient* gradient = custom_gradient_of(op);
  if (gradient && gradient->backward) functions.push_back(gradient->backward.get());
  if (const Update* update = update_of(op)) {
    const auto [at, is_new] = schedules.try_emplace(update->optimizer.get());
    if (is_new) at->second = schedule_of(*update->optimizer);
    if (at->second) functions.push_back(at->second.get());
  }
  return functions;
}

// Depth first, the last function first: reversed, each stands before those that it runs, and siblings in order.
Nesting Captured::order(const Graph& g, std::unordered_map<const Graph*, Nesting>& known,
                        std::vector<const Graph*>& done) {
  const auto [at, is_new] = known.try_emplace(&g);
  if (!is_new) return at->second;
  Nesting& here = at->second;
  for (size_t i = g.nodes.size(); i-- > 0;) {
    const std::vector<eager_function*> functions = functions_in(*g.nodes[i].op);
    for (size_t k = functions.size(); k-- > 0;) {
      const Graph& f = functions[k]->graph();
      here.hold(f, order(f, known, done));
    }
  }
  done.push_back(&g);
  return here;
}

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
    if (v >= 0 && g.is_constant(v)) add(constants, g.values[v].get());
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
    for (eager_function* f : functions_in(*node.op)) visit(f->graph());
  }
  for (int32_t v : g.outputs) use(v);
}

}  // namespace eager
