// A part of a graph, as a graph of its own.
#pragma once

#include "runtime/function/graph/graph.h"

namespace eager {

struct NodeRange {
  size_t first, end;
  size_t first_effect;  // nodes with effects before it are left out
};
// Returns the nodes of g in this range that `outputs` need, effects included, as a graph with these inputs. Values from
// elsewhere that it uses become inputs behind them, and are listed in `captures`; constants come along.
Graph extract(const Graph& g, NodeRange range, const std::vector<int32_t>& inputs, const std::vector<int32_t>& outputs,
              std::vector<int32_t>& captures);

}  // namespace eager
