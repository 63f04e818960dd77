#include "runtime/function/plan/plan_cache.h"

#include "runtime/function/passes/passes.h"

namespace eager {

PlanCache::~PlanCache() {
  for (std::atomic<Entry*>& bucket : buckets_) {
    for (Entry* e = bucket.load(std::memory_order_acquire); e;) delete std::exchange(e, e->next);
  }
}

void PlanCache::add(std::unique_ptr<Plan>& plan, eager_tensor* const* inputs, int n) {
  std::lock_guard lock(mutex_);
  if (count_ == kMost) return;
  std::atomic<Entry*>& bucket = bucket_of(inputs, n);
  auto* e = new Entry{nullptr, bucket.load(std::memory_order_relaxed)};
  e->plan = std::move(plan);
  bucket.store(e, std::memory_order_release);
  ++count_;
}

const Graph& PlanCache::optimized(const eager_context& ctx) {
  const FunctionOptions& options = f_.fix_options();
  {
    std::lock_guard lock(mutex_);
    if (optimized_) return *optimized_;
  }
  // No lock is held here, since folding runs kernels of the program's. Of two threads that come at once the first is heeded.
  auto made = std::make_unique<const Graph>(optimize(ctx, f_.graph(), options));
  std::lock_guard lock(mutex_);
  if (!optimized_) optimized_ = std::move(made);
  return *optimized_;
}

void PlanCache::run(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs) {
  if (const Plan* plan = find(ctx, inputs, n)) return plan->run(ctx, inputs, outputs);
  auto plan = std::make_unique<Plan>(ctx, optimized(ctx), inputs, f_.options().fusion);
  const Plan* made = plan.get();
  add(plan, inputs, n);
  made->run(ctx, inputs, outputs);
}

}  // namespace eager
