// A graph run op by op.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// Runs g op by op on ctx and returns its outputs, which are new handles. Ops on values run at once, ops on symbolic
// tensors become nodes of the trace of ctx; tapes see every op.
std::vector<TensorRef> run_nodes(eager_context& ctx, const Graph& g, const std::vector<TensorRef>& inputs);

}  // namespace eager
