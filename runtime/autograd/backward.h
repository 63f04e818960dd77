// The backward pass over a tape's log; the algorithm stands at the head of tape.h.
#pragma once

#include <optional>
#include <vector>

#include "runtime/core/gradient.h"
#include "runtime/autograd/tape.h"
#include "runtime/execute/execute.h"

namespace eager {

class BackwardPass {
 public:
  BackwardPass(eager_context& ctx, eager_tape& tape);
  ~BackwardPass();
  void run(const GradientRequest& request, eager_tensor** gradients);

 private:
  friend class GradientContext;
  void enter();  // sets the context's scope and copy policy to those of the backward pass
  // Sets them back, while the caller's own code runs and at the end. A scope that the program's code has set stays.
  void leave();
  // Takes note of the scope that the program's code, which has just run, may have set.
  void follow_scope() {
    leave();
    enter();
  }
  void find_needed(const GradientRequest& request);
  void seed(const GradientRequest& request);
  void step(Record& record);
  void sum_reads();
  void call_custom(Record& record);
  void accumulate(int32_t slot, TensorRef gradient);
  TensorRef answer(int32_t slot, int device_index);  // NULL where no path leads
  enum class Fill { zeros, ones };
  TensorRef filled_like(Fill fill, const Tensor& like, int device_index);
  int device_of_gradients() const;  // where those of the current record's outputs lie
  int32_t slot_of(const eager_tensor* t) const { return t ? tape_.log_.find(t->id) : -1; }
  // Returns what the current record saved of input or output `index`.
  const Saved& saved(bool is_output, int index) const;

  eager_context& ctx_;
  eager_tape& tape_;
  // Ops of the backward pass run where their inputs lie, and not in the caller's device scope: the forward pass may have copied
  // tensors from one device to another on its way.
  std::optional<DeviceScope> scope_;
  const bool copy_is_error_;
  const size_t num_records_;     // at the start: a tape that still records adds the ops of its own backward pass
  std::vector<TensorRef> sums_;  // of each slot, the gradient so far
  std::vector<uint8_t> needed_;  // of each slot, kNeeded and kSource
  Record* record_ = nullptr;     // the current record
};

}  // namespace eager
