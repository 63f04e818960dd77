// Tracing: ops on symbolic tensors become the nodes of a graph. Ops on values alone run at once; their outputs become
// constants of the graph if nodes use them.
#pragma once

#include <unordered_set>

#include "runtime/autograd/log.h"
#include "runtime/core/context.h"
#include "runtime/function/graph/graph.h"

namespace eager {

// The approximate number of bytes that a trace takes for a node; for its op, unless other nodes share it; for an input
// of a node; and for a value. A load charges them to its budget before it traces.
inline constexpr size_t kTracedNode = 160, kTracedOp = 640, kTracedInput = 24, kTracedValue = 256;

// The trace of a context: it writes ops on symbolic tensors down as nodes of a graph.
class Tracer final : public Trace {
 public:
  Tracer(eager_context& ctx, std::string name);
  static Tracer& of(eager_context& ctx) { return static_cast<Tracer&>(*ctx.trace); }

  // Adds an input to the graph.
  TensorRef input(DType dtype, ShapeView shape);
  // Adds a symbolic tensor that no node makes and that is no input, such as the gradient of an output.
  TensorRef unbound(DType dtype, ShapeView shape);
  // Adds the node of a composite op, which has made its symbolic outputs itself.
  void add_node(eager_op& op, const std::vector<eager_tensor*>& inputs, const std::vector<TensorRef>& outputs);
  // Ends the trace and returns its graph; ctx has no trace afterwards. Sparse rows among the outputs become dense.
  Graph finish(eager_tensor* const* outputs, int num_outputs);
  // Returns the number of t in the graph; -1 for NULL. A tensor that is not symbolic is captured as a constant.
  int32_t value_of(eager_tensor* t);
  // Adds assumptions about variables to those of the trace, each once.
  void assume(const std::vector<Assumption>& assumptions);
  // Adds variables to those that the trace settles, each once.
  void settle(const std::vector<Ref<eager_variable>>& variables);
  size_t num_nodes() const { return graph_.nodes.size(); }
  const Graph& graph() const { return graph_; }

  void record(const Executed& e) override;
  bool watches(const eager_tensor&) const override { return false; }
  bool knows(const eager_tensor& t) const override;
  std::vector<TensorRef> scan(const TraceLoop& loop, const TraceStep& step) override;

 private:
  int32_t add_value(eager_tensor& t);
  void add_node(eager_op& op, const AttrValue* attrs, eager_tensor* const* inputs, int num_inputs,
                eager_tensor* const* outputs, int num_outputs);
  void trace_backward(size_t node);
  void check_captures(size_t at, size_t first, std::vector<int32_t>& captures) const;

  eager_context& ctx_;
  Graph graph_;
  bool is_ending_ = false;
  IdMap numbers_;                        // from a tensor's id to its number among the graph's values
  std::unordered_set<int32_t> dropped_;  // the values of nodes that were moved into backward functions
};

// Returns a context that traces, with parent's options and device scope but without tapes. The trace ends with
// Tracer::finish, or is dropped with the context.
Ref<eager_context> new_trace_context(const eager_context& parent, std::string name);

// Returns a symbolic tensor that no op made.
TensorRef new_traced(DType dtype, ShapeView shape);
// Returns the name of the op that made a symbolic tensor; NULL: none did.
const char* made_by(const eager_tensor& t);

}  // namespace eager
