// The gradient of a graph, as graphs.
//
// Terms
//   forward    the graph, which also gives the residuals.
//   backward   the graph from output gradients and residuals to the gradients of the sources.
//   residual   a value of the forward pass that the backward pass reads: an input of the graph, or an output of forward.
//   source     an input or a variable whose gradient is wanted.
//   whole      the graph from inputs and output gradients to the gradients: the forward pass and the backward pass in one.
//
// Derivation
//   1. Trace the graph's nodes into a new trace, with a tape that watches the sources.
//   2. Ask the tape for gradients, with symbolic output gradients: the backward pass adds nodes to the same trace.
//   3. Cut behind the last node of 1. What the second part uses of the first are the residuals. The first part, with
//      residuals as further outputs, is `forward`; the second, which takes them as inputs, is `backward`.
// An output that nobody used has no gradient, not zeros, which would be NaN behind an infinite derivative: the request lists
// the outputs that have one. Backward graphs of different outputs take some of the same residuals, which Residual::value
// tells.
//
// The three levels, for f(x) = sin(exp(x)); r stands for residuals, d for gradients:
//
//   level 1   derive(f)
//     forward    x -> y, r          r = exp(x), y = sin(r)
//     backward   dy, r -> dx        dx = dy * cos(r) * r
//   level 2   derive(forward of level 1), whose outputs y and r both have gradients. It serves a backward pass that is
//             recorded itself: the tapes know r as an output, so nothing is computed twice.
//     forward    x -> y, r          as before: its own backward pass finds all that it needs among them
//     backward   dy, dr, r -> dx    dx = (dy * cos(r) + dr) * r
//   level 3   whole of level 2, for a backward pass of level 2 that is recorded itself
//     whole      x, dy, dr -> dx    r = exp(x), dx = (dy * cos(r) + dr) * r
//             An op like any other to tapes, which differentiate it to any order; it repeats the forward pass.
//
// Nodes with effects must not run twice, so `whole` has none of them: their values are inputs of it (whole_residuals).
#pragma once

#include <optional>

#include "runtime/core/context.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// The gradients that a derivation is asked for, and in which form.
struct DeriveRequest {
  std::vector<bool> inputs;                  // reports for each input whether its gradient is wanted
  std::vector<bool> outputs{};               // reports for each output whether it has a gradient; empty: all have
  std::vector<eager_variable*> variables{};  // variables whose gradients are wanted, too
  bool rows = false;                         // gradients may be sparse rows
  bool whole = false;                        // `whole` is wanted, too
  auto operator<=>(const DeriveRequest&) const = default;
};

// The source of a residual: an input of the graph, or an output of forward.
struct Residual {
  int input, output;   // their indices; the one that is not the source is -1
  bool shape_only;     // the backward pass reads the shape, not the data
  int32_t value = -1;  // a number that is the same whichever outputs have gradients
};

// The meaning of each input and output of forward, backward and whole.
struct GradientLayout {
  struct Gradient {
    int source;    // an index into `sources`; variables are numbered behind them
    bool is_rows;  // the gradient is sparse rows and takes two outputs: indices, values
  };
  std::vector<Ref<eager_variable>> variables;  // their first values are outputs of forward, behind those of the graph
  std::vector<Residual> residuals;             // inputs of backward, behind the output gradients
  std::vector<Residual> whole_residuals;       // inputs of whole, behind the inputs and the output gradients
  std::vector<int> outputs;                    // the outputs that have gradients
  std::vector<int> sources;                    // the inputs whose gradients are wanted
  std::vector<Gradient> gradients;             // the outputs of backward, and of whole
};

struct GraphGradient : GradientLayout {
  Graph forward, backward;
  std::optional<Graph> whole;
};

// Returns the gradient of g. Reads only the settings of `parent`. Fails if an op has no gradient, or its gradient
// fails.
GraphGradient derive(const eager_context& parent, const Graph& g, const DeriveRequest& request);

}  // namespace eager
