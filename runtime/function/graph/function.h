// A traced function: a graph with its options and the facts about it as a whole. nodes/call.h calls it.
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

// The passes that may change the graph before it is planned (passes/passes.h). The functions of its gradient have the
// same options.
struct FunctionOptions {
  bool dead_code = true, constant_folding = true, common_subexpressions = true, simplify = true;
  bool fusion = true;
  bool relaxed_math = false;
};

// The facts about a function that are found out when it is made (facts.h). They never change, since the functions that
// its nodes run were there before it.
struct FunctionFacts {
  uint8_t effects;                        // the effects of the nodes and of the functions that they run
  bool runs_code;                         // a run may run the program's code: that of a node, or of an optimizer's rate
  std::vector<eager_variable*> reads;     // the variables that these read, each once
  std::vector<Assumption> assumed;        // the assumptions that these make about variables
  std::vector<eager_optimizer*> applies;  // the optimizers that these apply, each once; nodes hold them
};

// The base of what a folder above keeps with a function f. A subclass T has a place of its own (T::kPlace); the first
// call of f.kept<T>() makes T(f), which is deleted with the function.
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
  const bool runs_code;
  const std::vector<eager_variable*> reads;
  const std::vector<eager::Assumption> assumed;
  const std::vector<eager_optimizer*> applies;

  // Reports whether is_current may ever return false.
  bool may_lapse() const { return may_lapse_; }
  // Reports whether each variable is trainable, or not, as this function assumes, and as the functions assume that
  // compute the learning rates of the optimizers that it applies. The body stands in facts.cpp.
  bool is_current() const;
  // Fails with FAILED_PRECONDITION if is_current() is false, and names a variable that is not as assumed.
  void check_current() const;

  const std::string& name() const { return graph_.name; }
  const eager::Graph& graph() const { return graph_; }  // as it was traced
  int num_inputs() const { return graph_.inputs.size(); }
  int num_outputs() const { return graph_.outputs.size(); }
  const eager_tensor& input(int i) const { return graph_.at(graph_.inputs[i]); }  // symbolic
  const eager_tensor& output(int i) const { return graph_.at(graph_.outputs[i]); }

  const eager::FunctionOptions& options() const { return options_; }
  // Sets an option by the name that the C header gives it. Fails after a call of fix_options().
  void set_option(const char* name, int32_t value);
  // Returns the options; from now on they cannot change.
  const eager::FunctionOptions& fix_options() const;

  template <class T>
  T& kept() const {
    eager::Kept* kept = kept_[T::kPlace].load(std::memory_order_acquire);
    return static_cast<T&>(kept ? *kept : keep(T::kPlace, std::make_unique<T>(*this)));
  }

 private:
  // Keeps `made` at this place, unless another thread has kept something there already. Returns what is kept.
  eager::Kept& keep(eager::Kept::Place place, std::unique_ptr<eager::Kept> made) const;

  const eager::Graph graph_;
  eager::FunctionOptions options_;
  mutable eager::Mutex mutex_;  // guards the options
  mutable bool has_fixed_options_ = false;
  const bool may_lapse_;
  // is_current's last answer: 2 * the number of changes that had been made then + the answer
  mutable std::atomic<uint64_t> checked_{~uint64_t{0}};
  mutable std::atomic<eager::Kept*> kept_[eager::Kept::num_places] = {};
};
