// The objects that a graph and the functions that it runs hold: each once, in the order of first use.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "runtime/function/graph/function.h"
#include "runtime/variables/optimizer.h"

namespace eager {

// The depth to which the functions that a graph holds nest, and the number of their nodes.
struct Nesting {
  int depth = 0;        // 0: the graph holds no function
  double unfolded = 0;  // the number of their nodes, each counted as often as its function is held

  // Counts g, a function that the graph holds, and what g itself holds.
  void hold(const Graph& g, const Nesting& inner) {
    depth = std::max(depth, inner.depth + 1);
    unfolded += inner.unfolded + static_cast<double>(g.nodes.size());
  }
};

// Reports whether f may compute a learning rate: it assigns to no variable, and so applies no optimizer, and does not
// call the caller's code.
bool may_be_schedule(const eager_function& f);

// Returns the function that computes the optimizer's learning rate; NULL if there is none, or it may be no schedule.
Ref<eager_function> schedule_of(const eager_optimizer& optimizer);

// Makes op compute the optimizer's learning rate (eager_optimizer_set_learning_rate_op). INVALID_ARGUMENT if a function
// that op runs applies the optimizer, itself or through another optimizer's learning rate: op and optimizer would keep
// each other alive, and no step would end.
void set_learning_rate(eager_optimizer& optimizer, Ref<eager_op> op);

// The graphs, constants, variables and optimizers that a graph holds. Each has a number: its place in its list.
struct Captured final : Kept {
  static constexpr Place kPlace = Kept::captured;

  std::vector<const Graph*> graphs;  // the graph itself, then functions: each before those that it runs
  std::vector<eager_tensor*> constants;
  std::vector<eager_variable*> variables;  // those that nodes read, assign or train, and variable learning rates
  std::vector<eager_optimizer*> optimizers;
  std::unordered_map<const eager_optimizer*, Ref<eager_function>> schedules;  // the first answers of schedule_of
  Nesting nesting;
  double num_nodes = 0;                            // the number of nodes of all graphs
  std::unordered_map<const void*, size_t> number;  // from what is held to its number in its list

  explicit Captured(const Graph& g);
  explicit Captured(const eager_function& f) : Captured(f.graph()) {}
  // Returns the function that computes the optimizer's learning rate.
  eager_function* schedule(const eager_optimizer& optimizer) const {
    return schedules.at(&optimizer).get();
  }  // NULL: there is none
  // Returns the number of a function, or of something else that is held.
  size_t of(const eager_function& f) const { return number.at(&f.graph()); }
  size_t of(const void* captured) const { return number.at(captured); }
  // Returns the number of an item in its list, to which it is appended if it is new.
  template <class T>
  size_t add(std::vector<T>& list, T item) {
    const auto [at, is_new] = number.emplace(item, list.size());
    if (is_new) list.push_back(item);
    return at->second;
  }

 private:
  Nesting order(const Graph& g, std::unordered_map<const Graph*, Nesting>& known, std::vector<const Graph*>& done);
  void visit(const Graph& g);
  // Returns the functions that op has, those that compute learning rates included.
  std::vector<eager_function*> functions_in(const eager_op& op);
  // Variable learning rates, which are kept alive here since an optimizer may get another one.
  std::vector<Ref<eager_variable>> rates_;
};

}  // namespace eager
