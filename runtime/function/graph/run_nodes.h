// A graph run op by op.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// Runs the op of a node. Where a composite op ran it when it was traced, errors carry that one's name, and so do nodes that a trace of
// ctx writes down.
void run_op(eager_context& ctx, eager_op& op, const OpDef* composite, eager_tensor* const* inputs, int n,
            eager_tensor** outputs, int32_t num_outputs);

// Runs g op by op on ctx and returns its outputs, which are new handles. Ops on values run at once, ops on symbolic
// tensors become nodes of the trace of ctx; tapes see every op.
std::vector<TensorRef> run_nodes(eager_context& ctx, const Graph& g, const std::vector<TensorRef>& inputs);

}  // namespace eager
