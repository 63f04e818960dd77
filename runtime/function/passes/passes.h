// Passes over a function's graph, run once on a copy before its first plan: what is saved, printed and derived is the
// graph as it was traced. Each pass is a function on a graph, has a switch (FunctionOptions), and says whether it changed anything.
//
// Terms
//   exposed     a value that is seen outside the plan: an output, or what a composite op takes (a callback, an assignment).
//               The device on which it lies is part of the result.
//   give way    of a node: another value takes the place of its output. An exposed output that would lie elsewhere stays as
//               an `identity`, which moves what must be moved and is a view otherwise.
//
// What passes keep: the bits of every output (but for the payload of a NaN), dtypes, dims and devices, effects and their
// order. What fails still fails, unless nothing needs it. relaxed_math gives up the bits.
//
// The order: passes take turns until a round changes nothing. Dead code goes at the start of a round, so that nobody works
// for nothing; folding then makes the constants that simplification looks for, which makes nodes alike.
#pragma once

#include "runtime/core/context.h"
#include "runtime/function/graph/function.h"

namespace eager {

// Nodes that no output and no effect needs go, and values that nothing uses any more.
bool dead_code(Graph& g);

// What can be computed from constants is, once, on the host. Left alone: effects, composite ops, ops of a device, constants
// elsewhere, what fails, and outputs that are more than 1 MiB larger than the inputs.
bool constant_folding(const eager_context& parent, Graph& g);

// Of nodes with one op, equal attributes, device and inputs, the first stands for all. Small constants are compared by
// their bits.
bool common_subexpressions(Graph& g);

// Algebra that is exact; see simplify.cpp and simplify_views.cpp for the rules. `relaxed`: those of relaxed_math too.
bool simplify(Graph& g, bool relaxed);

Graph optimize(const eager_context& ctx, const Graph& traced, const FunctionOptions& options);

}  // namespace eager
