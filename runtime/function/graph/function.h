// A traced function: a graph that runs as one op.
//
// Terms
//   plan       how the graph runs for inputs of given dtypes, dims and devices (plan.h). Plans are made at the first call
//              of a kind and kept.
//   residual   what the way back needs of the way there: a value that the forward function gives besides its outputs.
//   derived    the two functions that take a call's place where tapes record: one that gives outputs and residuals, and
//              one from residuals and output gradients to the gradients. Made once, by tracing the function under a tape
//              and the walk back through that tape.
//   options    what may be done to the graph before it is planned (passes/passes.h); the derived functions have them too.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/variables/variable.h"
#include "runtime/function/graph/graph.h"

namespace eager {

struct Captured;
struct Derived;
class PlanCache;

// What is asked of a derivation.
struct DeriveRequest {
  std::vector<bool> inputs;                  // those that are wanted
  std::vector<bool> outputs{};               // those that have gradients; empty: all
  std::vector<eager_variable*> variables{};  // those that are wanted, too
  bool rows = false;                         // gradients may be sparse rows
  bool whole = false;
  auto operator<=>(const DeriveRequest&) const = default;
};

struct FunctionOptions {
  bool dead_code = true, constant_folding = true, common_subexpressions = true, simplify = true;
  bool fusion = true;
  bool relaxed_math = false;
};

}  // namespace eager

struct eager_function final : eager::Counted {
  explicit eager_function(eager::Graph graph, const eager::FunctionOptions& options = {});
  ~eager_function();
  void release() {
    if (drop()) delete this;
  }

  // Of its nodes and of the functions that they run; known from the start, since those were there before.
  const uint8_t effects;
  const std::vector<eager_variable*> reads;      // each once
  const std::vector<eager::Assumption> assumed;  // assumptions_of its graph

  // Reports whether all variables are trainable, or not, as assumed.
  bool is_current() const;
  // FAILED_PRECONDITION, which names a variable that is not as assumed.
  void check_current() const;

  const std::string& name() const { return graph_.name; }
  const eager::Graph& graph() const { return graph_; }  // as it was traced
  const eager::Captured& captured() const;              // captured.h; worked out at the first call
  int num_inputs() const { return static_cast<int>(graph_.inputs.size()); }
  int num_outputs() const { return static_cast<int>(graph_.outputs.size()); }
  const eager_tensor& input(int i) const { return graph_.at(graph_.inputs[static_cast<size_t>(i)]); }  // symbolic
  const eager_tensor& output(int i) const { return graph_.at(graph_.outputs[static_cast<size_t>(i)]); }

  const eager::FunctionOptions& options() const { return options_; }
  // As the C header has it.
  void set_option(const char* name, int32_t value);
  // The graph that plans are made of: after the passes, which run once. Options are fixed from here on.
  const eager::Graph& optimized(const eager_context& ctx);

  // Room for num_outputs(); the caller owns them. Tapes of ctx record the call; into the trace of ctx go the nodes.
  void call(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs);
  std::vector<eager::TensorRef> call(eager_context& ctx, const std::vector<eager::TensorRef>& inputs);
  std::shared_ptr<const eager::Derived> derive(eager_context& ctx, const eager::DeriveRequest& request);
  std::shared_ptr<const eager::Derived> try_derive(eager_context& ctx, const eager::DeriveRequest& request);

 private:
  // As the function takes them: dense, of its dtypes. INVALID_ARGUMENT where they do not fit.
  std::vector<eager::TensorRef> fit(eager_context& ctx, eager_tensor* const* inputs, int n) const;
  void run(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs);
  void widen(eager::DeriveRequest& request);
  bool call_recorded(eager_context& ctx, const std::vector<eager::TensorRef>& inputs, eager_tensor** outputs);

  const eager::Graph graph_;
  eager::FunctionOptions options_;
  bool has_run_ = false;
  mutable std::atomic<uint64_t> checked_{
      ~uint64_t{0}};  // is_current's last answer: 2 * num_trainable_changes() + the answer
  std::unique_ptr<const eager::Graph> optimized_;
  mutable std::unique_ptr<const eager::Captured> captured_;

  std::unique_ptr<eager::PlanCache> plans_;
  mutable eager::Mutex mutex_;
  std::map<eager::DeriveRequest, std::shared_ptr<const eager::Derived>> derived_;  // NULL: cannot be derived
};

namespace eager {

// t as input i of `who` takes it: dense, of this dtype. INVALID_ARGUMENT where it does not fit.
TensorRef fit_input(eager_context& ctx, const std::string& who, int i, eager_tensor* t, DType dtype, ShapeView shape);

inline Ref<eager_function> new_function(Graph graph, const FunctionOptions& options = {}) {
  return Ref<eager_function>::adopt(new eager_function(std::move(graph), options));
}

}  // namespace eager
