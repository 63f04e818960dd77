#include "runtime/function/graph/function.h"

#include <cstring>

using namespace eager;

eager_function::eager_function(Graph graph, FunctionFacts facts, const FunctionOptions& options)
    : Counted(Tag::function), effects(facts.effects), runs_code(facts.runs_code), reads(std::move(facts.reads)),
      assumed(std::move(facts.assumed)), applies(std::move(facts.applies)), graph_(std::move(graph)), options_(options),
      may_lapse_(!assumed.empty() || !applies.empty()) {}

eager_function::~eager_function() {
  tag = Tag::dead;
  for (std::atomic<Kept*>& kept : kept_) delete kept.load(std::memory_order_acquire);
}

void eager_function::set_option(const char* name, int32_t value) {
  static constexpr std::pair<const char*, bool FunctionOptions::*> kOptions[] = {
      {"dead_code", &FunctionOptions::dead_code},
      {"constant_folding", &FunctionOptions::constant_folding},
      {"common_subexpressions", &FunctionOptions::common_subexpressions},
      {"simplify", &FunctionOptions::simplify},
      {"fusion", &FunctionOptions::fusion},
      {"relaxed_math", &FunctionOptions::relaxed_math},
  };
  if (!name) invalid_argument("option name is NULL");
  for (const auto& [known, option] : kOptions) {
    if (std::strcmp(known, name) != 0) continue;
    if (value != 0 && value != 1) invalid_argument("option '", name, "' must be 0 or 1, not ", value);
    std::lock_guard lock(mutex_);
    if (has_fixed_options_) {
      fail(Code::failed_precondition, "function '", this->name(),
           "' has been executed: its options can no longer change");
    }
    options_.*option = value != 0;
    return;
  }
  invalid_argument("a function has no option '", name, "'");
}

const FunctionOptions& eager_function::fix_options() const {
  std::lock_guard lock(mutex_);
  has_fixed_options_ = true;
  return options_;
}

Kept& eager_function::keep(Kept::Place place, std::unique_ptr<Kept> made) const {
  Kept* first = nullptr;
  return kept_[place].compare_exchange_strong(first, made.get(), std::memory_order_acq_rel) ? *made.release() : *first;
}
