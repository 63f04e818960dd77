// A variable: a mutable cell that holds a tensor.
#pragma once

#include <string>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/tensor.h"

struct eager_context;

// The initial value may be weak (its own dtype counts) or sparse rows (made dense); its memory is shared until the
// first assignment.
struct eager_variable final : eager::Counted {
  eager_variable(eager::TensorRef initial, std::string name, bool trainable);
  void release() {
    if (drop()) delete this;
  }
  // The present value; tapes are told by the caller.
  eager::TensorRef read();
  // INVALID_ARGUMENT for another shape or dtype. The value comes to the variable's device; it gets an id of its own,
  // so that a tape does not take the variable for what was assigned to it.
  void assign(const eager::TensorRef& value);
  // INVALID_ARGUMENT for an optimizer's slot, which is never trainable.
  void set_trainable(bool is_trainable);

  const uint64_t id;
  const std::string name;
  std::atomic<bool> trainable;  // changed by set_trainable alone
  const eager::DType dtype;
  const int16_t device_index;
  const eager::Shape shape;
  bool is_slot = false;  // an optimizer's, locked with the variable that it belongs to

  // For updates in place: inside a ForkSection hold `mutex`, and write to the value's memory only when
  // can_write_in_place(), then give it a new id.
  eager::SpinLock mutex;
  eager::TensorRef value;
};

namespace eager {

// value += delta, value -= delta, seen by readers as one step; in place when that is allowed. delta has the variable's
// shape and dtype, or is a weak scalar or sparse rows. Not recorded: gradients do not flow through a variable.
void assign_add(eager_context& ctx, eager_variable& v, const TensorRef& delta);
void assign_sub(eager_context& ctx, eager_variable& v, const TensorRef& delta);

// INVALID_ARGUMENT where value, which may be symbolic, cannot be assigned, or added when `adds`.
void check_assignable(const eager_variable& v, const eager_tensor& value, bool adds);

// Nobody else holds the tensor or its buffer, and the runtime allocated it.
bool can_write_in_place(const eager_tensor& t);

// Counts how often a variable of this process became trainable or ceased to be.
uint64_t num_trainable_changes();

}  // namespace eager
