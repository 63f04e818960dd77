// The backward pass over a tape's log; the algorithm stands at the head of tape.h.
#pragma once

#include <vector>

#include "runtime/core/gradient.h"
#include "runtime/autograd/tape.h"

namespace eager {

class BackwardWalk {
 public:
  BackwardWalk(eager_context& ctx, eager_tape& tape);
  ~BackwardWalk();
  void run(const GradientRequest& request, eager_tensor** gradients);

 private:
  friend class GradientContext;
  void enter();
  void leave();  // for the caller's own code
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
  // What the current record saved of input or output `index`.
  const Saved& saved(bool is_output, int index) const;

  eager_context& ctx_;
  eager_tape& tape_;
  // The caller's. Ops of the walk follow their inputs instead, as forward ops did across any explicit copy.
  int scope_;
  const bool copy_is_error_;
  const size_t num_records_;     // what a tape records of its own walk comes after them
  std::vector<TensorRef> sums_;  // a slot's gradient so far
  std::vector<uint8_t> needed_;  // kNeeded, kSource
  Record* record_ = nullptr;
};

}  // namespace eager
