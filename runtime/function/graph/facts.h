// The facts about a graph as a whole, the functions that its nodes run included; and functions made with them.
#pragma once

#include "runtime/function/graph/function.h"

namespace eager {

// Returns the functions that op has as attributes.
std::vector<eager_function*> functions_of(const eager_op& op);
// Returns the functions that op has as attributes, and the traced backward function of a custom gradient.
std::vector<eager_function*> functions_held_by(const eager_op& op);
inline bool has_effects(const Node& node) { return node.op->effects != kNoEffects; }
// Returns the variables that op and its functions read, each once.
std::vector<eager_variable*> variables_read_by(const eager_op& op);
// Returns the assumptions of the graph and of the functions of its nodes, each once. Variables that the graph settles
// are left out.
std::vector<Assumption> assumptions_of(const Graph& g);

// Checks that output k of a call is what the trace saw of it, `traced`. Only the inference of a program's op may say something else
// once dims are known. INTERNAL, with the op's name.
void check_as_traced(const OpDef& def, size_t k, const eager_tensor& traced, DType dtype, ShapeView shape);

// Returns a new function with this graph and these options, and finds out its facts.
Ref<eager_function> new_function(Graph graph, const FunctionOptions& options = {});

}  // namespace eager
