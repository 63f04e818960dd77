// What a graph holds besides its own values, functions that it runs included: each once, in the order of first use.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "runtime/function/function.h"
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

struct Captured {
  std::vector<const Graph*> graphs;          // the graph itself, then functions: each before those that it runs
  std::vector<eager_tensor*> constants;
  std::vector<eager_variable*> variables;    // that nodes read, assign, or train, and what they are trained with
  std::vector<eager_optimizer*> optimizers;
  Nesting nesting;
  double num_nodes = 0;                      // of all graphs
  std::unordered_map<const void*, size_t> number;  // of each in its list

  explicit Captured(const Graph& g);
  size_t of(const eager_function& f) const { return number.at(&f.graph()); }
  size_t of(const void* captured) const { return number.at(captured); }
  template <class T>
  size_t add(std::vector<T>& list, T item) {
    const auto [at, is_new] = number.emplace(item, list.size());
    if (is_new) list.push_back(item);
    return at->second;
  }

 private:
  void visit(const Graph& g);
  std::vector<Ref<eager_variable>> rates_;  // an optimizer may leave them
};

}  // namespace eager
