// A function's plans, found without a lock. They stand in lists by a hash of the inputs' dims; a plan is added to its
// list and never removed.
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

  // Returns the plan for such inputs, or NULL if there is none yet.
  const Plan* find(const eager_context& ctx, eager_tensor* const* inputs, int n) const {
    for (const Entry* e = bucket_of(inputs, n).load(std::memory_order_acquire); e; e = e->next) {
      if (e->plan->fits(ctx, inputs)) return e->plan.get();
    }
    return nullptr;
  }
  // Runs the function by its plan for such inputs, and makes the plan first if there is none. No tape records the run.
  // The caller owns the outputs.
  void run(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs);
  // Returns the graph that plans are made of: the function's graph after the passes. The first call runs the passes and
  // fixes the function's options.
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
  // Keeps the plan, unless there are kMost already: a program whose inputs never have the same dims twice gains nothing
  // from more.
  void add(std::unique_ptr<Plan>& plan, eager_tensor* const* inputs, int n);

  const eager_function& f_;
  mutable std::atomic<Entry*> buckets_[kBuckets] = {};
  Mutex mutex_;  // guards the members below, and adding to a list
  std::unique_ptr<const Graph> optimized_;
  int count_ = 0;
};

}  // namespace eager
