#include "runtime/function/graph/captured.h"

#include <unordered_set>

#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"

namespace eager {

bool may_be_schedule(const eager_function& f) { return !(f.effects & (kWritesVariable | kCallback)); }

Ref<eager_function> schedule_of(const eager_optimizer& optimizer) {
  const Ref<eager_op> op = optimizer.learning_rate_op();
  eager_function* f = op ? function_called_by(*op) : nullptr;
  return f && may_be_schedule(*f) ? Ref<eager_function>::share(f) : nullptr;
}

static bool applies(const eager_op& op, const eager_optimizer& wanted, std::unordered_set<eager_optimizer*>& seen) {
  for (const eager_function* f : functions_held_by(op)) {
    for (eager_optimizer* o : f->applies) {
      if (o == &wanted) return true;
      const Ref<eager_op> rate = seen.insert(o).second ? o->learning_rate_op() : nullptr;
      if (rate && applies(*rate, wanted, seen)) return true;
    }
  }
  return false;
}

void set_learning_rate(eager_optimizer& optimizer, Ref<eager_op> op) {
  std::unordered_set<eager_optimizer*> seen;
  if (applies(*op, optimizer, seen))
    invalid_argument("the learning rate of optimizer ", optimizer.name(), " is computed by a function that applies it");
  optimizer.set_learning_rate(std::move(op));
}

std::vector<eager_function*> Captured::functions_in(const eager_op& op) {
  std::vector<eager_function*> functions = functions_held_by(op);
  if (const Update* update = update_of(op)) {
    const auto [at, is_new] = schedules.try_emplace(update->optimizer.get());
    if (is_new) at->second = schedule_of(*update->optimizer);
    if (at->second) functions.push_back(at->second.get());
  }
  return functions;
}

// Appends to `done` the graphs that g holds, depth first and the last function first, then g. Reversed, the list has
// each graph before those that it runs, and the functions of one graph in order.
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
  // The address of the nodes marks a graph that was visited; the graph's own address is the key of its number.
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
