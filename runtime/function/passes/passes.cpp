#include "runtime/function/passes/passes.h"

#include "runtime/function/graph/extract.h"

namespace eager {

bool dead_code(Graph& g) {
  const size_t num_nodes = g.nodes.size();
  std::vector<int32_t> captures;  // stays empty: every value that g uses is an input, a constant, or made by a node
  g = extract(g, {0, num_nodes, 0}, g.inputs, g.outputs, captures);
  return g.nodes.size() != num_nodes;
}

Graph optimize(const eager_context& ctx, const Graph& traced, const FunctionOptions& options) {
  constexpr int kMaxRounds = 8;
  Graph g = traced;
  for (int round = 0;; ++round) {
    if (options.dead_code) dead_code(g);
    if (round == kMaxRounds) return g;
    bool is_changed = false;
    if (options.constant_folding) is_changed = constant_folding(ctx, g);
    if (options.simplify) is_changed = simplify(g, options.relaxed_math) || is_changed;
    if (options.common_subexpressions) is_changed = common_subexpressions(g) || is_changed;
    if (!is_changed) return g;
  }
}

}  // namespace eager
