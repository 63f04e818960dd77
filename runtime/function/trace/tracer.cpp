#include "runtime/function/trace/tracer.h"

#include <algorithm>
#include <cstring>

#include "runtime/autograd/custom.h"
#include "runtime/autograd/tape.h"
#include "base/status.h"
#include "base/utf8.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/extract.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"

namespace eager {

namespace {

// Notes the op that made t in the payload, which a symbolic tensor has no other use for.
void set_made_by(eager_tensor& t, const char* op) { std::memcpy(t.payload, &op, sizeof op); }

// Pauses the tapes that the context has now for as long as this object lives. Tapes that callbacks make meanwhile
// record.
class PauseEach {
 public:
  explicit PauseEach(eager_context& ctx) {
    each_tape(ctx, [&](eager_tape& tape) { tapes_.push_back(Ref<eager_tape>::share(&tape)); });
    count(1);
  }
  ~PauseEach() { count(-1); }
  PauseEach(const PauseEach&) = delete;

 private:
  void count(int n) {
    for (const Ref<eager_tape>& tape : tapes_) {
      tape->inner_pause_count += n;
      if (tape->is_active) tape->context->update_recorders();
    }
  }
  std::vector<Ref<eager_tape>> tapes_;
};

// Returns the parts of sparse rows that are symbolic. Sparse rows that are symbolic have at least one.
std::vector<const eager_tensor*> symbolic_parts(const SparseParts& rows) {
  std::vector<const eager_tensor*> parts;
  for (const TensorRef* part : {&rows.like, &rows.indices, &rows.values}) {
    if (*part && (*part)->flags & kSymbolic) parts.push_back(part->get());
  }
  return parts;
}

}  // namespace

const char* made_by(const eager_tensor& t) {
  const eager_tensor* from = t.flags & kSparseRows ? symbolic_parts(*t.sparse).back() : &t;
  const char* op;
  std::memcpy(&op, from->payload, sizeof op);
  return op;
}

bool Tracer::knows(const eager_tensor& t) const {
  if (!(t.flags & kSparseRows)) return numbers_.find(t.id) >= 0;
  return std::ranges::all_of(symbolic_parts(*t.sparse), [&](const eager_tensor* part) { return knows(*part); });
}

Tracer::Tracer(eager_context& ctx, std::string name) : ctx_(ctx) { graph_.name = to_utf8(std::move(name)); }

int32_t Tracer::add_value(eager_tensor& t) {
  const int32_t value = graph_.add(TensorRef::share(&t));
  numbers_.insert(t.id, value);
  return value;
}

TensorRef new_traced(DType dtype, ShapeView shape) {
  TensorRef t = TensorRef::adopt(new_symbolic(dtype, shape));
  set_made_by(*t, nullptr);
  return t;
}

TensorRef Tracer::unbound(DType dtype, ShapeView shape) {
  TensorRef t = new_traced(dtype, shape);
  add_value(*t);
  return t;
}

TensorRef Tracer::input(DType dtype, ShapeView shape) {
  if (is_ending_) fail(Code::failed_precondition, "the trace is ending, so that it takes no more inputs");
  TensorRef t = unbound(dtype, shape);
  graph_.inputs.push_back(numbers_.find(t->id));
  return t;
}

int32_t Tracer::value_of(eager_tensor* t) {
  if (!t) return -1;
  if (t->flags & kSparseRows) {
    TensorRef dense = to_dense(ctx_, *t);
    return value_of(dense.get());
  }
  const int32_t value = numbers_.find(t->id);
  if (value >= 0) return value;
  if (t->flags & kSymbolic) refuse_without_value(*t, "the tensor");
  return add_value(*t);
}

void Tracer::add_node(eager_op& op, const AttrValue* attrs, eager_tensor* const* inputs, int n,
                      eager_tensor* const* outputs, int m) {
  Node node;
  node.composite = composite;
  for (int i = 0; i < n; ++i) node.inputs.push_back(value_of(inputs[i]));
  const int device = wanted_device(ctx_, op);
  const bool is_as_prepared = attrs == op.attrs && device == op.device_index;
  node.op = is_as_prepared ? Ref<eager_op>::share(&op) : op.with(attrs, device);
  for (int i = 0; i < m; ++i) {
    set_made_by(*outputs[i], op.def.name);
    node.outputs.push_back(add_value(*outputs[i]));
  }
  graph_.nodes.push_back(std::move(node));
}

void Tracer::add_node(eager_op& op, const std::vector<eager_tensor*>& inputs, const std::vector<TensorRef>& outputs) {
  const std::vector<eager_tensor*> out = handles(outputs);
  add_node(op, op.attrs, inputs.data(), inputs.size(), out.data(), out.size());
}

void Tracer::record(const Executed& e) {
  bool is_symbolic = false;
  for (int i = 0; i < e.num_outputs; ++i) is_symbolic = is_symbolic || (e.outputs[i]->flags & kSymbolic);
  if (is_symbolic) add_node(*e.op, e.attrs, e.inputs, e.num_inputs, e.outputs, e.num_outputs);
}

void Tracer::assume(const std::vector<Assumption>& assumptions) {
  for (const Assumption& a : assumptions) {
    const bool is_known = std::ranges::any_of(graph_.assumed, [&](const Assumption& known) {
      return known.variable.get() == a.variable.get() && known.is_trainable == a.is_trainable;
    });
    if (!is_known) graph_.assumed.push_back(a);
  }
}

void Tracer::settle(const std::vector<Ref<eager_variable>>& variables) {
  for (const Ref<eager_variable>& v : variables) {
    if (!graph_.settles(v)) graph_.settled.push_back(v);
  }
}

// Checks that the values that a traced backward function captures exist when its node runs, since the node takes them
// as inputs. Replaces the node's own outputs by the outputs that it was given.
void Tracer::check_captures(size_t at, size_t first, std::vector<int32_t>& captures) const {
  const Node& node = graph_.nodes[at];
  const int num_inputs = custom_gradient_of(*node.op)->num_inputs;
  for (int32_t& v : captures) {
    for (size_t k = 0; k < node.outputs.size(); ++k) {
      if (v == node.outputs[k]) v = node.inputs[num_inputs + k];
    }
    bool is_late = dropped_.count(v) > 0;
    for (size_t i = at; i < first && !is_late; ++i) {
      const std::vector<int32_t>& made = graph_.nodes[i].outputs;
      is_late = std::find(made.begin(), made.end(), v) != made.end();
    }
    if (is_late)
      fail(Code::failed_precondition,
           "the function of a custom gradient uses a tensor that was made behind the outputs");
  }
}

// Traces the backward pass of a node that is a custom gradient with the caller's code, so that it belongs to the
// function, wherever that is used or saved. The values of the function that it uses become inputs of the node. This
// happens at the end of the trace, when the function has all of its nodes.
void Tracer::trace_backward(size_t at) {
  Node* node = &graph_.nodes[at];
  auto gradient = custom_gradient_of(*node->op);
  if (!gradient || !gradient->callers) return;
  const size_t first = graph_.nodes.size();
  auto traced = std::make_shared<CustomGradient>(gradient->num_inputs, gradient->num_outputs);
  std::vector<int32_t> captures;
  try {
    std::vector<TensorRef> dy, dx(gradient->num_inputs);
    std::vector<int32_t> inputs, outputs;
    for (int32_t v : node->outputs) {
      dy.push_back(unbound(graph_.at(v).dtype, graph_.at(v).shape()));
      inputs.push_back(numbers_.find(dy.back()->id));
    }
    gradient->callers->run(ctx_, dy, dx);
    for (size_t i = first; i < graph_.nodes.size(); ++i) trace_backward(i);
    for (size_t i = 0; i < dx.size(); ++i) {
      if (!dx[i]) continue;
      traced->wanted.push_back(i);
      outputs.push_back(value_of(dx[i].get()));
    }
    Graph backward = extract(graph_, {first, graph_.nodes.size(), first}, inputs, outputs, captures);
    check_captures(at, first, captures);
    traced->backward = new_function(std::move(backward));
  } catch (const Error& error) {
    traced->error = error;
  } catch (const CallbackError& error) {
    if (error.ends_call()) {
      graph_.nodes.resize(first);
      throw;
    }
    traced->error = error_of(*error.status);
    eager_status_release(error.status);
  } catch (...) {
    graph_.nodes.resize(first);
    throw;
  }
  for (size_t i = first; i < graph_.nodes.size(); ++i) {
    dropped_.insert(graph_.nodes[i].outputs.begin(), graph_.nodes[i].outputs.end());
  }
  graph_.nodes.resize(first);
  node = &graph_.nodes[at];
  if (traced->backward) node->inputs.insert(node->inputs.end(), captures.begin(), captures.end());
  node->op = custom_gradient_op(std::move(traced));
}

// Returns the variables that are no longer as g assumes. They were so when a tape or a function met them, so the traced
// code has changed them.
static std::vector<Ref<eager_variable>> changed_variables(const Graph& g) {
  std::vector<Ref<eager_variable>> changed;
  for (const Assumption& a : assumptions_of(g)) {
    if (!a.holds()) changed.push_back(a.variable);
  }
  return changed;
}

Graph Tracer::finish(eager_tensor* const* outputs, int num_outputs) {
  if (is_ending_) fail(Code::failed_precondition, "the trace is ending, by a call that has not returned");
  PauseEach pause(ctx_);
  is_ending_ = true;
  try {
    for (int i = 0; i < num_outputs; ++i) graph_.outputs.push_back(value_of(outputs[i]));
    const size_t num_nodes = graph_.nodes.size();
    for (size_t i = 0; i < num_nodes; ++i) trace_backward(i);
    settle(changed_variables(graph_));
  } catch (...) {
    graph_.outputs.clear();
    is_ending_ = false;
    throw;
  }
  std::erase_if(graph_.assumed, [&](const Assumption& a) { return graph_.settles(a.variable); });
  Graph g = std::move(graph_);
  ctx_.end_trace();  // deletes this tracer
  return g;
}

std::vector<TensorRef> Tracer::scan(const TraceLoop& loop, const TraceStep& step) {
  const Ref<eager_context> inner = new_trace_context(ctx_, "step");
  Tracer& tracer = of(*inner);
  std::vector<TensorRef> all, given;
  const auto add = [&](const std::vector<TensorRef>& tensors, int dims_less) {
    for (const TensorRef& t : tensors) {
      all.push_back(t);
      given.push_back(tracer.input(t->dtype, {t->dims + dims_less, t->rank - dims_less}));
    }
  };
  add(loop.carries, 0);
  add(loop.sliced, 1);
  add(loop.invariants, 0);
  const std::vector<TensorRef> results = step(*inner, given);
  std::vector<eager_tensor*> outputs;
  for (const TensorRef& t : results) outputs.push_back(t.get());
  const Ref<eager_op> op = Ref<eager_op>::adopt(new_op("scan"));
  set_function(*op, "function", *new_function(tracer.finish(outputs.data(), static_cast<int>(outputs.size()))));
  op->set_int("num_carries", static_cast<int64_t>(loop.carries.size()));
  op->set_int("num_invariants", static_cast<int64_t>(loop.invariants.size()));
  op->set_bool("reverse", loop.is_reverse);
  return execute_list(ctx_, *op, all, results.size());
}

Ref<eager_context> new_trace_context(const eager_context& parent, std::string name) {
  ContextOptions options = parent.options;
  options.seed = 1;  // random numbers are drawn when the function runs
  options.scope = parent.scope;
  options.copy_is_error = parent.copy_is_error;
  Ref<eager_context> ctx = Ref<eager_context>::adopt(new eager_context(options));
  ctx->default_device = parent.default_device;
  ctx->start_trace(std::make_unique<Tracer>(*ctx, std::move(name)));
  return ctx;
}

}  // namespace eager
