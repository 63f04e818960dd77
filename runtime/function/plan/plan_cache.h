// A function's plans, found without a lock: lists by a hash of the inputs' dims, to which plans are only ever added.
#pragma once

#include <atomic>
#include <memory>

#include "base/fork.h"
#include "runtime/function/graph/function.h"
#include "runtime/function/plan/plan.h"

namespace eager {

class PlanCache final : public Kept {
 public:
  static constexpr Place kPlace = Kept::plans;
  explicit PlanCache(const eager_function& f) : f_(f) {}
  ~PlanCache() override;

  // Returns the plan for such inputs; NULL: there is none yet.
  const Plan* find(const eager_context& ctx, eager_tensor* const* inputs, int n) const {
    for (const Entry* e = bucket_of(inputs, n).load(std::memory_order_acquire); e; e = e->next) {
      if (e->plan->fits(ctx, inputs)) return e->plan.get();
    }
    return nullptr;
  }
  // Runs the function by its plan, which is made where there is none. No tape records it. The caller owns the outputs.
  void run(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs);
  // Returns the graph that plans are made of: the function's after the passes, which run once. They fix the options.
  const Graph& optimized(const eager_context& ctx);

 private:
  static constexpr int kBuckets = 64, kMost = 512;
  struct Entry {
    std::unique_ptr<Plan> plan;
    Entry* next;
  };
  std::atomic<Entry*>& bucket_of(eager_tensor* const* inputs, int n) const {
    uint64_t hash = 0;
    for (int i = 0; i < n; ++i) {
      for (int d = 0; d < inputs[i]->rank; ++d) hash = (hash + inputs[i]->dims[d]) * 0x9e3779b97f4a7c15u;
    }
    return buckets_[hash >> 58];  // Fibonacci hashing
  }
  // Keeps the plan, unless there are kMost of them: programs whose inputs never have the same dims twice gain nothing.
  void add(std::unique_ptr<Plan>& plan, eager_tensor* const* inputs, int n);

  const eager_function& f_;
  mutable std::atomic<Entry*> buckets_[kBuckets] = {};
  Mutex mutex_;  // for what follows, and for who adds
  std::unique_ptr<const Graph> optimized_;
  int count_ = 0;
};

}  // namespace eager
