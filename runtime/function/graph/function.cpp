#include "runtime/function/graph/function.h"

#include <algorithm>
#include <cstring>

#include "runtime/autograd/custom.h"
#include "runtime/core/gradient.h"
#include "runtime/autograd/tape.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/executor.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/gradient/derive.h"
#include "runtime/function/nodes/ops.h"
#include "runtime/function/passes/passes.h"
#include "runtime/function/plan/plan_cache.h"
#include "runtime/function/trace/tracer.h"

using namespace eager;

eager_function::eager_function(Graph graph, const FunctionOptions& options)
    : Counted(Tag::function), effects(effects_of(graph)), reads(variables_read_by(graph)),
      assumed(assumptions_of(graph)), graph_(std::move(graph)), options_(options),
      plans_(std::make_unique<PlanCache>()) {}
eager_function::~eager_function() { tag = Tag::dead; }

bool eager_function::is_current() const {
  if (assumed.empty()) return true;
  const uint64_t now = num_trainable_changes(), checked = checked_.load(std::memory_order_relaxed);
  if (checked / 2 == now) return checked & 1;
  const bool holds = std::ranges::all_of(assumed, &Assumption::holds);
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
    if (has_run_) {
      fail(Code::failed_precondition, "function '", this->name(),
           "' has been executed: its options can no longer change");
    }
    options_.*option = value != 0;
    return;
  }
  invalid_argument("a function has no option '", name, "'");
}

const Graph& eager_function::optimized(const eager_context& ctx) {
  std::lock_guard lock(mutex_);
  has_run_ = true;
  if (!optimized_) optimized_ = std::make_unique<const Graph>(optimize(ctx, graph_, options_));
  return *optimized_;
}

const Captured& eager_function::captured() const {
  std::lock_guard lock(mutex_);
  if (!captured_) captured_ = std::make_unique<Captured>(graph_);
  return *captured_;
}

TensorRef eager::fit_input(eager_context& ctx, const std::string& who, int i, eager_tensor* given, DType dtype,
                           ShapeView shape) {
  TensorRef t = TensorRef::share(given);
  if (ctx.is_foreign(*t)) refuse_symbolic("input #", i);  // a tape kept it
  if (t->flags & kSparseRows) t = to_dense(ctx, *t);
  if (t->flags & kWeak && may_become(*t, dtype)) {
    const TensorRef strong = strong_scalar(*t, dtype);  // refuses what the dtype lacks
    t = ctx.is_watched(*t) ? cast_to(ctx, t, dtype) : strong;
  }
  if (t->dtype != dtype) {
    invalid_argument("cannot compute ", who, " as input #", i, "(zero-based) was expected to be a ", dtype_name(dtype),
                     " tensor but is a ", dtype_name(t->dtype), " tensor");
  }
  if (!may_equal(t->shape(), shape)) {
    invalid_argument("cannot compute ", who, " as input #", i, "(zero-based) was expected to be of shape ",
                     to_string(shape), " but is of shape ", to_string(t->shape()));
  }
  return t;
}

std::vector<TensorRef> eager_function::fit(eager_context& ctx, eager_tensor* const* inputs, int n) const {
  if (n != num_inputs()) invalid_argument(name(), " expects ", num_inputs(), " inputs, got ", n);
  std::vector<TensorRef> fitted;
  for (int i = 0; i < n; ++i) fitted.push_back(fit_input(ctx, name(), i, inputs[i], input(i).dtype, input(i).shape()));
  return fitted;
}

void eager_function::run(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (const Plan* plan = plans_->find(ctx, inputs, n)) return plan->run(ctx, inputs, outputs);
  auto plan = std::make_unique<Plan>(ctx, optimized(ctx), inputs, options_.fusion);
  const Plan* made = plan.get();
  plans_->add(plan, inputs, n);
  made->run(ctx, inputs, outputs);
}

void eager_function::call(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (!assumed.empty() && ctx.function_depth == 0) check_current();
  if (!ctx.is_recording() && n == num_inputs()) {
    if (const Plan* plan = plans_->find(ctx, inputs, n)) return plan->run(ctx, inputs, outputs);
  }
  const std::vector<TensorRef> fitted = fit(ctx, inputs, n);
  if (ctx.trace) {
    if (ctx.function_depth == 0) {
      Tracer::of(ctx).settle(graph_.settled);
      Tracer::of(ctx).assume(assumed);
    }
    const InsideFunction inside(ctx);
    std::vector<TensorRef> results = run_nodes(ctx, graph_, fitted);
    for (size_t i = 0; i < results.size(); ++i) outputs[i] = results[i].take();
    return;
  }
  if (ctx.has_tapes() && call_recorded(ctx, fitted, outputs)) return;
  run(ctx, handles(fitted).data(), n, outputs);
}

std::vector<TensorRef> eager_function::call(eager_context& ctx, const std::vector<TensorRef>& inputs) {
  const std::vector<eager_tensor*> in = handles(inputs);
  return owners(static_cast<size_t>(num_outputs()),
                [&](eager_tensor** out) { call(ctx, in.data(), static_cast<int>(in.size()), out); });
}
