// The facts about a graph as a whole, the functions that its nodes run included; and functions made with them.
#pragma once

#include "runtime/function/graph/function.h"

namespace eager {

// Calls f(function) for each function that op has as an attribute.
inline void for_each_function(const eager_op& op, auto&& f) {
  const AttrValue* value = op.attrs;
  for (const Attribute& attribute : op.def.attributes_) {
    if (attribute.type == AttrType::function && value->given) f(*static_cast<eager_function*>(value->object));
    ++value;
  }
}
// Returns the functions that op has as attributes.
std::vector<eager_function*> functions_of(const eager_op& op);
// Returns the functions that op has as attributes, and the traced backward function of a custom gradient.
std::vector<eager_function*> functions_held_by(const eager_op& op);
// Returns the effects of op and of its functions. Each call of a function asks for them.
inline uint8_t effects_of(const eager_op& op) {
  uint8_t effects = op.def.effects_;
  for_each_function(op, [&](const eager_function& f) { effects |= f.effects; });
  return effects;
}
inline bool has_effects(const Node& node) { return effects_of(*node.op) != kNoEffects; }
// Returns the variables that op and its functions read, each once.
std::vector<eager_variable*> variables_read_by(const eager_op& op);
// Returns the assumptions of the graph and of the functions of its nodes, each once. Variables that the graph settles
// are left out.
std::vector<Assumption> assumptions_of(const Graph& g);

// Returns a new function with this graph and these options, and finds out its facts.
Ref<eager_function> new_function(Graph graph, const FunctionOptions& options = {});

}  // namespace eager
