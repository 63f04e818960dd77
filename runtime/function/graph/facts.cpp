#include "runtime/function/graph/facts.h"

#include <algorithm>
#include <set>
#include <unordered_set>

#include "runtime/function/graph/internal_ops.h"

namespace eager {

std::vector<eager_function*> functions_of(const eager_op& op) {
  std::vector<eager_function*> functions;
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    if (op.def.attributes_[i].type == AttrType::function && op.attrs[i].given)
      functions.push_back(static_cast<eager_function*>(op.attrs[i].object));
  }
  return functions;
}

std::vector<eager_function*> functions_held_by(const eager_op& op) {
  std::vector<eager_function*> functions = functions_of(op);
  const CustomGradient* gradient = custom_gradient_of(op);
  if (gradient && gradient->backward) functions.push_back(gradient->backward.get());
  return functions;
}

void check_as_traced(const OpDef& def, size_t k, const eager_tensor& traced, DType dtype, ShapeView shape) {
  if (!def.is_custom_ || (dtype == traced.dtype && may_equal(shape, traced.shape()))) return;
  throw Error{Code::internal,
              cat("output ", def.outputs_[k].name, " is ", dtype_name(dtype), " ", to_string(shape), ", but was ",
                  dtype_name(traced.dtype), " ", to_string(traced.shape()), " when the function was traced"),
              def.name};
}

namespace {

class ReadVariables {
 public:
  void add(const eager_op& op) {
    if (eager_variable* v = variable_read_by(op)) add(v);
    for (const eager_function* f : functions_of(op)) {
      for (eager_variable* v : f->reads) add(v);
    }
  }
  std::vector<eager_variable*> take() { return std::move(found_); }

 private:
  void add(eager_variable* v) {
    if (seen_.insert(v).second) found_.push_back(v);
  }

  std::vector<eager_variable*> found_;
  std::unordered_set<eager_variable*> seen_;
};

std::vector<eager_optimizer*> optimizers_applied_by(const Graph& g) {
  std::vector<eager_optimizer*> found;
  auto add = [&](eager_optimizer* o) {
    if (std::ranges::find(found, o) == found.end()) found.push_back(o);
  };
  for (const Node& node : g.nodes) {
    if (const Update* update = update_of(*node.op)) add(update->optimizer.get());
    for (const eager_function* f : functions_held_by(*node.op)) std::ranges::for_each(f->applies, add);
  }
  return found;
}

// Returns the op that computes the optimizer's learning rate, which may be NULL, and the functions that it holds.
std::pair<Ref<eager_op>, std::vector<eager_function*>> functions_of_rate(const eager_optimizer& o) {
  Ref<eager_op> rate = o.learning_rate_op();
  std::vector<eager_function*> functions;
  if (rate) functions = functions_held_by(*rate);
  return {std::move(rate), std::move(functions)};
}

}  // namespace

std::vector<eager_variable*> variables_read_by(const eager_op& op) {
  ReadVariables found;
  found.add(op);
  return found.take();
}

std::vector<Assumption> assumptions_of(const Graph& g) {
  std::vector<Assumption> all;
  std::set<std::pair<const eager_variable*, bool>> seen;
  auto add = [&](const std::vector<Assumption>& list) {
    for (const Assumption& a : list) {
      if (g.settles(a.variable)) continue;
      if (seen.emplace(a.variable.get(), a.is_trainable).second) all.push_back(a);
    }
  };
  add(g.assumed);
  for (const Node& node : g.nodes) {
    for (const eager_function* f : functions_of(*node.op)) add(f->assumed);
  }
  return all;
}

Ref<eager_function> new_function(Graph graph, const FunctionOptions& options) {
  uint8_t effects = kNoEffects;
  bool runs_code = false;
  ReadVariables read;
  for (const Node& node : graph.nodes) {
    effects |= node.op->effects;
    runs_code = runs_code || node.op->runs_code;
    read.add(*node.op);
  }
  FunctionFacts facts{effects, runs_code || effects & kWritesVariable, read.take(), assumptions_of(graph),
                      optimizers_applied_by(graph)};
  return Ref<eager_function>::adopt(new eager_function(std::move(graph), std::move(facts), options));
}

}  // namespace eager

using namespace eager;

bool eager_function::is_current() const {
  if (!may_lapse_) return true;
  const uint64_t now = num_trainable_changes() + num_rate_op_changes();
  const uint64_t checked = checked_.load(std::memory_order_relaxed);
  if (checked / 2 == now) return checked & 1;
  const bool holds =
      std::ranges::all_of(assumed, &Assumption::holds) && std::ranges::all_of(applies, [](const eager_optimizer* o) {
        return std::ranges::all_of(functions_of_rate(*o).second, &eager_function::is_current);
      });
  checked_.store(2 * now + holds, std::memory_order_relaxed);
  return holds;
}

void eager_function::check_current() const {
  if (is_current()) return;
  for (const Assumption& a : assumed) {
    if (a.holds()) continue;
    fail(Code::failed_precondition, "variable '", a.variable->name, "' was ", a.is_trainable ? "" : "not ",
         "trainable when a tape of the function met it, and ", a.is_trainable ? "no longer is" : "is now",
         ": trace the function again, or set trainable back");
  }
  for (const eager_optimizer* o : applies) {
    const auto [rate, functions] = functions_of_rate(*o);
    for (const eager_function* f : functions) f->check_current();
  }
}
