// Passes over a function's graph. They run once, on a copy, before the function's first plan; the graph that is saved,
// printed and differentiated is the one that was traced. Each pass is a function on a graph, has a switch
// (FunctionOptions), and returns whether it changed anything.
//
// Terms
//   exposed     a value that is seen outside the plan: an output, or an input of a composite op (a callback, an
//               assignment). The device on which it lies is part of the result.
//   give way    a node's output gives way if another value takes its place. An exposed output that would then lie on
//               another device stays as the output of an `identity`, which copies to the device if it must and is a
//               view otherwise.
//
// Passes keep the bits of every output (but for the payload of a NaN), dtypes, dims and devices, effects and their
// order. A node that fails still fails, unless nothing needs it. relaxed_math gives up the bits.
//
// The passes run in rounds until a round changes nothing. Dead code is removed at the start of a round, which spares
// the other passes work; folding then makes the constants that simplification looks for, and simplification makes nodes
// alike.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/function.h"

namespace eager {

// Removes the nodes that no output and no effect needs, and the values that nothing uses any more.
bool dead_code(Graph& g);

// Computes nodes whose inputs are constants, once, on the host, and makes their outputs constants. Leaves alone nodes
// with effects, composite ops, ops with a device of their own, constants on other devices, nodes that fail, and nodes
// whose outputs are more than 1 MiB larger than their inputs.
bool constant_folding(const eager_context& parent, Graph& g);

// Replaces nodes that have the op, attributes, device and inputs of an earlier node by that node. Small constants are
// compared by their bits.
bool common_subexpressions(Graph& g);

// Applies exact algebra; the rules stand in simplify.cpp and simplify_views.cpp. `relaxed` adds the rules of
// relaxed_math.
bool simplify(Graph& g, bool relaxed);

// Returns the traced graph after the passes that are switched on.
Graph optimize(const eager_context& ctx, const Graph& traced, const FunctionOptions& options);

}  // namespace eager
