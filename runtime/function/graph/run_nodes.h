// A graph run op by op.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// Runs g op by op on ctx: at once on values, and into the trace of ctx on symbolic tensors; tapes see every op. The
// outputs are new handles.
std::vector<TensorRef> run_nodes(eager_context& ctx, const Graph& g, const std::vector<TensorRef>& inputs);

}  // namespace eager
