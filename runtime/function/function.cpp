#include "runtime/function/function.h"

#include "runtime/autograd/custom.h"
#include "runtime/autograd/gradient.h"
#include "runtime/autograd/tape.h"
#include "runtime/execute.h"
#include "runtime/function/derive.h"
#include "runtime/function/plan.h"

using namespace eager;

eager_function::eager_function(Graph graph) : Counted(Tag::function), graph_(std::move(graph)) {}
eager_function::~eager_function() { tag = Tag::dead; }

TensorRef eager::fit_input(eager_context& ctx, const std::string& who, int i, eager_tensor* given, DType dtype, ShapeView shape) {
  if (!given) invalid_argument("input #", i, " is NULL");
  if (tag_of(given) != Tag::tensor) invalid_argument("input #", i, " is not a tensor");
  TensorRef t = TensorRef::share(given);
  if (t->flags & kSparseRows) t = to_dense(ctx, *t);
  if (t->flags & kSymbolic && (!ctx.trace || !ctx.trace->knows(*t))) {
    invalid_argument("input #", i, " is symbolic and is used outside its trace");
  }
  if (t->flags & kWeak && (t->dtype == dtype || is_inexact(dtype) || (t->dtype == DType::int64 && is_integer(dtype)))) {
    t = cast_to(ctx, t, dtype);
  }
  if (t->dtype != dtype) {
    invalid_argument("cannot compute ", who, " as input #", i, "(zero-based) was expected to be a ", dtype_name(dtype),
                     " tensor but is a ", dtype_name(t->dtype), " tensor");
  }
  if (!may_equal(t->shape(), shape)) {
    invalid_argument("cannot compute ", who, " as input #", i, "(zero-based) was expected to be of shape ", to_string(shape),
                     " but is of shape ", to_string(t->shape()));
  }
  return t;
}

std::vector<TensorRef> eager_function::fit(eager_context& ctx, eager_tensor* const* inputs, int n) const {
  if (n != num_inputs()) invalid_argument(name(), " expects ", num_inputs(), " inputs, got ", n);
  std::vector<TensorRef> fitted;
  for (int i = 0; i < n; ++i) fitted.push_back(fit_input(ctx, name(), i, inputs[i], input(i).dtype, input(i).shape()));
  return fitted;
}

const Plan* eager_function::find_plan(const eager_context& ctx, eager_tensor* const* inputs, int n) const {
  if (n != num_inputs()) return nullptr;
  for (int i = num_plans_.load(std::memory_order_acquire); i-- > 0;) {
    if (plans_[i]->fits(ctx, inputs)) return plans_[i].get();
  }
  return nullptr;
}

void eager_function::run(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (const Plan* plan = find_plan(ctx, inputs, n)) return plan->run(ctx, inputs, outputs);
  auto plan = std::make_unique<Plan>(ctx, graph_, inputs);
  const Plan* kept = plan.get();
  {
    std::lock_guard lock(mutex_);
    const int count = num_plans_.load(std::memory_order_relaxed);
    if (count < kMaxPlans) {
      plans_[count] = std::move(plan);
      num_plans_.store(count + 1, std::memory_order_release);
    }
  }
  kept->run(ctx, inputs, outputs);
}

void eager_function::call(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (!ctx.is_recording()) {
    if (const Plan* plan = find_plan(ctx, inputs, n)) return plan->run(ctx, inputs, outputs);
  }
  const std::vector<TensorRef> fitted = fit(ctx, inputs, n);
  if (ctx.trace) {
    std::vector<TensorRef> results = run_nodes(ctx, graph_, fitted);
    for (size_t i = 0; i < results.size(); ++i) outputs[i] = results[i].take();
    return;
  }
  if (ctx.has_tapes() && call_recorded(ctx, fitted, outputs)) return;
  std::vector<eager_tensor*> in;
  for (const TensorRef& t : fitted) in.push_back(t.get());
  run(ctx, in.data(), n, outputs);
}
