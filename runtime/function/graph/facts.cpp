#include "runtime/function/graph/facts.h"

#include <set>
#include <unordered_set>

#include "runtime/function/graph/internal_ops.h"

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

namespace {

class ReadVariables {
 public:
  void add(const eager_op& op) {
    if (eager_variable* v = variable_read_by(op)) add(v);
    for (const eager_function* f : functions_of(op)) {
      for (eager_variable* v : f->reads) add(v);
    }
  }
  std::vector<eager_variable*> take() { return std::move(found_); }

 private:
  void add(eager_variable* v) {
    if (seen_.insert(v).second) found_.push_back(v);
  }

  std::vector<eager_variable*> found_;
  std::unordered_set<eager_variable*> seen_;
};

}  // namespace

std::vector<eager_variable*> variables_read_by(const eager_op& op) {
  ReadVariables found;
  found.add(op);
  return found.take();
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

Ref<eager_function> new_function(Graph graph, const FunctionOptions& options) {
  uint8_t effects = kNoEffects;
  ReadVariables read;
  for (const Node& node : graph.nodes) {
    effects |= effects_of(*node.op);
    read.add(*node.op);
  }
  FunctionFacts facts{effects, read.take(), assumptions_of(graph)};
  return Ref<eager_function>::adopt(new eager_function(std::move(graph), std::move(facts), options));
}

}  // namespace eager
