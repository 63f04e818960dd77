// A backward function that is no op's gradient: written in the caller's language (eager_tape_record), or a traced function's.
#pragma once

#include <atomic>
#include <vector>

#include "eager_c.h"
#include "runtime/core/callback.h"
#include "runtime/core/tensor.h"

namespace eager {

// A backward function, which the records that it belongs to retain. It may run any number of times.
class CustomBackward {
 public:
  explicit CustomBackward(bool of_caller, bool zeros = true) : is_callers(of_caller), takes_zeros(zeros) {}
  // Computes the gradients of the inputs (NULL: there is none) from those of the outputs, which are dense.
  virtual void run(eager_context& ctx, const std::vector<TensorRef>& output_gradients,
                   std::vector<TensorRef>& input_gradients) = 0;
  void retain() { refs_.fetch_add(1, std::memory_order_relaxed); }
  void release() {
    if (refs_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
  }
  const bool is_callers;   // it is the caller's code, and runs under the caller's device scope
  const bool takes_zeros;  // an output without a gradient is passed as zeros, not as NULL

 protected:
  virtual ~CustomBackward() = default;

 private:
  std::atomic<uint32_t> refs_{1};
};

class CallersBackward final : public CustomBackward {
 public:
  CallersBackward(eager_backward_fn function, void* user_data, void (*destroy)(void*))
      : CustomBackward(true), function_(function), user_data_(user_data), destroy_(destroy) {}
  void run(eager_context& ctx, const std::vector<TensorRef>& output_gradients,
           std::vector<TensorRef>& input_gradients) override;

 private:
  ~CallersBackward() override {
    if (destroy_) destroy_(user_data_);
  }
  const eager_backward_fn function_;
  void* const user_data_;
  void (*const destroy_)(void*);
};

}  // namespace eager
