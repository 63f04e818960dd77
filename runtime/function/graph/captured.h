// What a graph holds besides its own values, functions that it runs included: each once, in the order of first use.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "runtime/function/graph/function.h"
#include "runtime/variables/optimizer.h"

namespace eager {

// Of a graph in those that it holds.
struct Nesting {
  int depth = 0;
  double unfolded = 0;  // their nodes, each as often as it is held

  void hold(const Graph& g, const Nesting& inner) {
    depth = std::max(depth, inner.depth + 1);
    unfolded += inner.unfolded + static_cast<double>(g.nodes.size());
  }
};

// Reports whether f computes something and does nothing else: it assigns to no variable, and so applies no optimizer, and does not
// call the caller's code.
bool may_be_schedule(const eager_function& f);

// The function that computes the optimizer's learning rate; NULL: none does, or it may be no schedule.
Ref<eager_function> schedule_of(const eager_optimizer& optimizer);

// eager_optimizer_set_learning_rate_op. INVALID_ARGUMENT where a function that op runs applies the optimizer, at once or by way of
// another optimizer's learning rate: the two would keep each other alive, and no step would end.
void set_learning_rate(eager_optimizer& optimizer, Ref<eager_op> op);

struct Captured final : Kept {
  static constexpr Place kPlace = Kept::captured;

  std::vector<const Graph*> graphs;  // the graph itself, then functions: each before those that it runs
  std::vector<eager_tensor*> constants;
  std::vector<eager_variable*> variables;  // that nodes read, assign, or train, and what they are trained with
  std::vector<eager_optimizer*> optimizers;
  std::unordered_map<const eager_optimizer*, Ref<eager_function>> schedules;  // those of schedule_of, as first seen
  Nesting nesting;
  double num_nodes = 0;                            // of all graphs
  std::unordered_map<const void*, size_t> number;  // of each in its list

  explicit Captured(const Graph& g);
  explicit Captured(const eager_function& f) : Captured(f.graph()) {}
  eager_function* schedule(const eager_optimizer& optimizer) const {
    return schedules.at(&optimizer).get();
  }  // NULL: none
  size_t of(const eager_function& f) const { return number.at(&f.graph()); }
  size_t of(const void* captured) const { return number.at(captured); }
  template <class T>
  size_t add(std::vector<T>& list, T item) {
    const auto [at, is_new] = number.emplace(item, list.size());
    if (is_new) list.push_back(item);
    return at->second;
  }

 private:
  Nesting order(const Graph& g, std::unordered_map<const Graph*, Nesting>& known, std::vector<const Graph*>& done);
  void visit(const Graph& g);
  // The functions that op has, those that compute learning rates included.
  std::vector<eager_function*> functions_in(const eager_op& op);
  std::vector<Ref<eager_variable>> rates_;  // an optimizer may leave them
};

}  // namespace eager
