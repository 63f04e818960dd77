// What a traced function is: a flat list of ops on numbered values, in the order in which they ran.
//
// Terms
//   value     what an op takes or gives. Its tensor is symbolic (dtype and dims, which may be -1), or a constant that the
//             trace captured.
//   node      an op with all its attributes, the values it takes and those it gives, hidden ones included.
//   effect    a node that must run once a call, in order: random numbers, reading and assigning variables, callbacks.
#pragma once

#include <string>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/variables/variable.h"

struct eager_function;

namespace eager {

// The functions that op has as attributes.
std::vector<eager_function*> functions_of(const eager_op& op);
// The op's own effects and those of its functions' nodes.
uint8_t effects_of(const eager_op& op);

struct Node {
  Ref<eager_op> op;                      // frozen
  std::vector<int32_t> inputs, outputs;  // values; -1: an optional input that is not given

  const OpDef& def() const { return op->def; }
  bool has_effects() const { return effects_of(*op) != kNoEffects; }
};

// Whether a variable was trainable when a tape of a trace met it, which decided what the trace watches.
struct Assumption {
  Ref<eager_variable> variable;
  bool is_trainable;

  bool holds() const { return variable->trainable == is_trainable; }
};

struct Graph {
  std::string name;
  std::vector<Assumption> assumed;
  // Variables that the traced code itself made trainable, or not: they are as that code says, whatever they are when the
  // function runs, also for the functions of its nodes.
  std::vector<Ref<eager_variable>> settled;
  std::vector<TensorRef> values;
  std::vector<int32_t> inputs, outputs;  // values
  std::vector<Node> nodes;

  int32_t add(TensorRef value) {
    values.push_back(std::move(value));
    return static_cast<int32_t>(values.size()) - 1;
  }
  bool settles(const Ref<eager_variable>& v) const {
    return std::ranges::any_of(settled, [&](const Ref<eager_variable>& s) { return s.get() == v.get(); });
  }
  const eager_tensor& at(int32_t value) const { return *values[static_cast<size_t>(value)]; }
  bool is_constant(int32_t value) const { return !(at(value).flags & kSymbolic); }
};
uint8_t effects_of(const Graph& g);  // of its nodes
// The assumptions of the graph and of the functions of its nodes, each once, but for variables that the graph settles.
std::vector<Assumption> assumptions_of(const Graph& g);

struct NodeRange {
  size_t first, end;
  size_t first_effect;  // those with effects before it are left out
};
// The nodes of g in this range that `outputs` need, effects included, as a graph with these inputs. Values from
// elsewhere that it uses become inputs behind them, and are listed in `captures`; constants come along.
Graph extract(const Graph& g, NodeRange range, const std::vector<int32_t>& inputs, const std::vector<int32_t>& outputs,
              std::vector<int32_t>& captures);

// Runs g op by op on ctx: at once on values, and into the trace of ctx on symbolic tensors; tapes see every op. The
// outputs are new handles.
std::vector<TensorRef> run_nodes(eager_context& ctx, const Graph& g, const std::vector<TensorRef>& inputs);

}  // namespace eager
