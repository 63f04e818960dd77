// A function's plans, found without a lock: lists by a hash of the inputs' dims, to which plans are only ever added.
#pragma once

#include <atomic>
#include <memory>

#include "base/fork.h"
#include "runtime/function/plan/plan.h"

namespace eager {

class PlanCache {
 public:
  ~PlanCache() {
    for (std::atomic<Entry*>& bucket : buckets_) {
      for (Entry* e = bucket.load(std::memory_order_acquire); e;) delete std::exchange(e, e->next);
    }
  }
  const Plan* find(const eager_context& ctx, eager_tensor* const* inputs, int n) const {
    for (const Entry* e = bucket_of(inputs, n).load(std::memory_order_acquire); e; e = e->next) {
      if (e->plan->fits(ctx, inputs)) return e->plan.get();
    }
    return nullptr;
  }
  // Keeps the plan, unless there are kMost of them: programs whose inputs never have the same dims twice gain nothing.
  void add(std::unique_ptr<Plan>& plan, eager_tensor* const* inputs, int n) {
    std::lock_guard lock(mutex_);
    if (count_ == kMost) return;
    std::atomic<Entry*>& bucket = bucket_of(inputs, n);
    auto* e = new Entry{nullptr, bucket.load(std::memory_order_relaxed)};
    e->plan = std::move(plan);
    bucket.store(e, std::memory_order_release);
    ++count_;
  }

 private:
  static constexpr int kBuckets = 64, kMost = 512;
  struct Entry {
    std::unique_ptr<Plan> plan;
    Entry* next;
  };
  std::atomic<Entry*>& bucket_of(eager_tensor* const* inputs, int n) const {
    uint64_t hash = 0;
    for (int i = 0; i < n; ++i) {
      for (int d = 0; d < inputs[i]->rank; ++d)
        hash = (hash + static_cast<uint64_t>(inputs[i]->dims[d])) * 0x9e3779b97f4a7c15u;
    }
    return buckets_[hash >> 58];  // Fibonacci hashing
  }

  mutable std::atomic<Entry*> buckets_[kBuckets] = {};
  Mutex mutex_;
  int count_ = 0;
};

}  // namespace eager
