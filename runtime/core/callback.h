// What callbacks of the program hand over: a status, and tensors in a list.
#pragma once

#include <vector>

#include "eager_c.h"
#include "runtime/core/ref.h"
#include "runtime/core/tensor.h"

namespace eager {

// The exception that carries a callback's status through the runtime; capi returns that status unchanged.
struct CallbackError {
  eager_status* status;
  bool is_collectors = false;  // it comes from a collector of memory, and so has nothing to do with what was computed
  // Reports whether the whole call ends now, as for a collector's failure and for a program that cancels.
  bool ends_call() const { return is_collectors || eager_status_code(status) == EAGER_CANCELLED; }
};

// Called where an exception is handled that another way of the call will throw again: drops it, with the status that it may carry.
void drop_exception() noexcept;

// Takes over the input gradients that a callback put into a list, also where it failed, and throws the status that it returned. taken
// has as many entries, so that memory that is out loses none. INVALID_ARGUMENT: an entry is another handle, which is not taken over,
// or a tensor without a value.
void take_gradients(const eager_context& ctx, const std::vector<eager_tensor*>& list, eager_status* status,
                    std::vector<TensorRef>& taken);

}  // namespace eager
