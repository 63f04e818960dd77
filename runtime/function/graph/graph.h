// The graph of a traced function: a flat list of ops on numbered values, in the order in which they ran.
//
// Terms
//   value     an input or an output of an op. Its tensor is symbolic (dtype and dims, which may be -1), or a constant
//             that the trace captured.
//   node      an op with all its attributes, the values it takes and those it gives, hidden ones included.
//   effect    a node that must run once a call, in order: random numbers, reading and assigning variables, callbacks.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/variables/variable.h"

namespace eager {

struct Node {
  Ref<eager_op> op;                      // frozen
  std::vector<int32_t> inputs, outputs;  // values; -1: an optional input that is not given
  const OpDef* composite = nullptr;      // the composite op that ran the op; NULL: none did

  const OpDef& def() const { return op->def; }
  // The op by whose name the program knows this one.
  const OpDef& known_def() const { return composite ? *composite : op->def; }
};

// Records whether a variable was trainable when a tape of a trace met it, since that decided what the trace watches.
struct Assumption {
  Ref<eager_variable> variable;
  bool is_trainable;

  bool holds() const { return variable->trainable == is_trainable; }
};

// A graph; see the terms above.
struct Graph {
  std::string name;
  std::vector<Assumption> assumed;
  // The variables that the traced code itself made trainable, or not trainable. For the graph and for the functions of
  // its nodes they stay as that code left them, whatever they are when the function runs.
  std::vector<Ref<eager_variable>> settled;
  std::vector<TensorRef> values;
  std::vector<int32_t> inputs, outputs;  // values
  std::vector<Node> nodes;

  int32_t add(TensorRef value) {
    values.push_back(std::move(value));
    return values.size() - 1;
  }
  bool settles(const Ref<eager_variable>& v) const {
    return std::ranges::any_of(settled, [&](const Ref<eager_variable>& s) { return s.get() == v.get(); });
  }
  const eager_tensor& at(int32_t value) const { return *values[value]; }
  bool is_constant(int32_t value) const { return !(at(value).flags & kSymbolic); }
};

}  // namespace eager
