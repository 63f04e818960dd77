// Functions as TensorFlow's GraphDef, the protocol buffer that TensorBoard draws.
#pragma once

#include <string>

#include "runtime/function/graph/graph.h"

namespace eager {

// Returns the serialized GraphDef: a node for each input, constant, op and output, with its dtype and shape, and an op's
// attributes. A function that a node runs is drawn in the node's own scope. Constants have no values.
std::string graph_def_of(const Graph& g);

}  // namespace eager
