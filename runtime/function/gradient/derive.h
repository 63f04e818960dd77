// The gradient of a function, as functions. See function.h for the terms.
//
// Derivation, for one set of wanted inputs
//   1. Trace the function's nodes into a new trace, with a tape that watches the wanted inputs and variables.
//   2. Ask the tape for gradients, with symbolic output gradients: the walk back adds nodes to the same trace.
//   3. Cut behind the last node of 1. What the second part uses of the first are the residuals. The first part, with
//      residuals as further outputs, is `forward`; the second, which takes them as inputs, is `backward`.
// An output that nobody used has no gradient, not zeros, which would be NaN behind an infinite derivative. The walk back
// without it is derived when it comes to that; it takes some of the same residuals.
// Where the walk back may be recorded itself, the residuals have gradients, too. Then `forward` is derived in its turn: its
// own forward gives both kinds of residuals, its own way back takes the gradients of the first kind. Should a third walk be
// recorded, that way back runs as `whole`: a function of the inputs and the output gradients, which tapes differentiate as
// any other, and which does the way there again. What has effects must not be done twice: its values on the way there are
// inputs of `whole`. Their own gradients would be lost, so a function with effects runs op by op under so many tapes; so
// does one whose derivation fails, which then fails where it is asked for.
#pragma once

#include "runtime/variables/variable.h"
#include "runtime/function/graph/function.h"

namespace eager {

struct Residual {
  int input, output;  // the function's input, or an output of forward; -1
  bool shape_only;
  int32_t value = -1;  // as traced: the same, whichever outputs have gradients
};

struct Derived {
  struct Gradient {
    int source;    // or variable, numbered behind the sources
    bool is_rows;  // two outputs: indices, values
  };
  Ref<eager_function> forward, backward, whole;
  std::vector<Ref<eager_variable>> variables;  // their first values are outputs of forward, behind the function's
  std::vector<Residual> residuals;             // of backward, behind the output gradients
  std::vector<Residual> effects;               // of whole, behind the inputs and the output gradients
  std::vector<int> outputs;                    // those that are differentiated
  std::vector<int> sources;                    // inputs that are wanted; the variables follow
  std::vector<Gradient> gradients;             // the outputs of backward
};

}  // namespace eager
