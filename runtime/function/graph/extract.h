// A part of a graph, as a graph of its own.
#pragma once

#include "runtime/function/graph/graph.h"

namespace eager {

// The nodes [first, end) of a graph.
struct NodeRange {
  size_t first, end;
  size_t first_effect;  // nodes with effects that stand before this one are left out
};
// Returns the nodes of g in this range that have effects or that `outputs` need, as a graph with these inputs. Values
// made elsewhere that the nodes use become further inputs and are listed in `captures`; constants are copied into the
// graph.
Graph extract(const Graph& g, NodeRange range, const std::vector<int32_t>& inputs, const std::vector<int32_t>& outputs,
              std::vector<int32_t>& captures);

}  // namespace eager
