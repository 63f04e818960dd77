// Tracing: ops on symbolic tensors become the nodes of a graph. Ops on values alone run at once, and what comes out is a
// constant of the graph where it is used.
#pragma once

#include <unordered_set>

#include "runtime/autograd/log.h"
#include "runtime/core/context.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// Bytes that a trace takes, about, for who must count them beforehand: a node; its op, unless others have the same one; an
// input of a node; a value.
inline constexpr size_t kTracedNode = 160, kTracedOp = 640, kTracedInput = 24, kTracedValue = 256;

class Tracer final : public Trace {
 public:
  Tracer(eager_context& ctx, std::string name);
  static Tracer& of(eager_context& ctx) { return static_cast<Tracer&>(*ctx.trace); }

  TensorRef input(DType dtype, ShapeView shape);
  // A symbolic tensor that no node makes (yet).
  TensorRef unbound(DType dtype, ShapeView shape);
  // Of a composite op: its symbolic outputs are those of a new node.
  void add_node(eager_op& op, const std::vector<eager_tensor*>& inputs, const std::vector<TensorRef>& outputs);
  // Ends the trace; ctx has none afterwards. Sparse rows among the outputs become dense.
  Graph finish(eager_tensor* const* outputs, int num_outputs);
  int32_t value_of(eager_tensor* t);  // captures constants; -1 for NULL
  // Adds to what the trace assumes of variables, each once.
  void assume(const std::vector<Assumption>& assumptions);
  void settle(const std::vector<Ref<eager_variable>>& variables);  // likewise
  size_t num_nodes() const { return graph_.nodes.size(); }
  const Graph& graph() const { return graph_; }

  void record(const Executed& e) override;
  bool watches(const eager_tensor&) const override { return false; }
  bool knows(const eager_tensor& t) const override;

 private:
  int32_t add_value(eager_tensor& t);
  void add_node(eager_op& op, const AttrValue* attrs, eager_tensor* const* inputs, int num_inputs,
                eager_tensor* const* outputs, int num_outputs);
  void trace_backward(size_t node);
  void check_captures(size_t at, size_t first, std::vector<int32_t>& captures) const;

  eager_context& ctx_;
  Graph graph_;
  IdMap numbers_;                        // from a tensor's id to its value
  std::unordered_set<int32_t> dropped_;  // values of nodes that went into backward functions
};

// A context that traces: parent's options and device scope, no tapes. Ends with Tracer::finish, or unfinished.
Ref<eager_context> new_trace_context(const eager_context& parent, std::string name);

// A symbolic tensor that no op made.
TensorRef new_traced(DType dtype, ShapeView shape);
// The op that made a symbolic tensor.
const char* made_by(const eager_tensor& t);

}  // namespace eager
