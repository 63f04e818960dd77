// A traced function: a graph with its options, and what is known of it as a whole. nodes/call.h calls it.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/function/graph/graph.h"
#include "runtime/variables/variable.h"

struct eager_optimizer;

namespace eager {

// What may be done to the graph before it is planned (passes/passes.h). The functions of its gradient have these options too.
struct FunctionOptions {
  bool dead_code = true, constant_folding = true, common_subexpressions = true, simplify = true;
  bool fusion = true;
  bool relaxed_math = false;
};

// What is known of a function from the start (facts.h), since the functions that its nodes run were there before it.
struct FunctionFacts {
  uint8_t effects;                        // of the nodes and of the functions that they run
  std::vector<eager_variable*> reads;     // the variables that they read, each once
  std::vector<Assumption> assumed;        // what they assume of variables
  std::vector<eager_optimizer*> applies;  // the optimizers that they apply, each once; nodes hold them
};

// Something that a folder above keeps with a function: T(f), a subclass with a place of its own (T::kPlace), which is made
// at the first call of eager_function::kept<T>() and goes with the function.
class Kept {
 public:
  enum Place { captured, plans, derivations, num_places };
  virtual ~Kept() = default;
};

}  // namespace eager

struct eager_function final : eager::Counted {
  eager_function(eager::Graph graph, eager::FunctionFacts facts, const eager::FunctionOptions& options);
  ~eager_function();
  void release() {
    if (drop()) delete this;
  }

  // See FunctionFacts.
  const uint8_t effects;
  const std::vector<eager_variable*> reads;
  const std::vector<eager::Assumption> assumed;
  const std::vector<eager_optimizer*> applies;

  // Reports whether there is something for is_current to ask.
  bool may_lapse() const { return may_lapse_; }
  // Reports whether all variables are trainable, or not, as assumed, also by the functions that compute the learning rates
  // of the optimizers that it applies. The body stands in facts.cpp.
  bool is_current() const;
  // Fails with FAILED_PRECONDITION, naming a variable that is not as assumed.
  void check_current() const;

  const std::string& name() const { return graph_.name; }
  const eager::Graph& graph() const { return graph_; }  // as it was traced
  int num_inputs() const { return graph_.inputs.size(); }
  int num_outputs() const { return graph_.outputs.size(); }
  const eager_tensor& input(int i) const { return graph_.at(graph_.inputs[i]); }  // symbolic
  const eager_tensor& output(int i) const { return graph_.at(graph_.outputs[i]); }

  const eager::FunctionOptions& options() const { return options_; }
  // Sets an option by the name that the C header gives it. Fails behind fix_options().
  void set_option(const char* name, int32_t value);
  // Returns the options, which can no longer change.
  const eager::FunctionOptions& fix_options() const;

  template <class T>
  T& kept() const {
    eager::Kept* kept = kept_[T::kPlace].load(std::memory_order_acquire);
    return static_cast<T&>(kept ? *kept : keep(T::kPlace, std::make_unique<T>(*this)));
  }

 private:
  // Returns what is kept there: `made`, unless another thread came first.
  eager::Kept& keep(eager::Kept::Place place, std::unique_ptr<eager::Kept> made) const;

  const eager::Graph graph_;
  eager::FunctionOptions options_;
  mutable eager::Mutex mutex_;  // for options
  mutable bool has_fixed_options_ = false;
  const bool may_lapse_;
  // is_current's last answer: 2 * the number of changes + the answer
  mutable std::atomic<uint64_t> checked_{~uint64_t{0}};
  mutable std::atomic<eager::Kept*> kept_[eager::Kept::num_places] = {};
};
