// Steps that composite ops take, which run other ops instead of a kernel.
#pragma once

#include <utility>

#include "runtime/autograd/tape.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"

namespace eager {

// Fails with INVALID_ARGUMENT: `name` has more outputs than there is room for.
[[noreturn]] void refuse_room(const char* name, int needed, int room);
// Sets num_outputs, which holds the room for outputs, to the number that is needed. INVALID_ARGUMENT if there is less
// room; the message begins with `name`, or with the op's name if that is NULL.
inline void check_room(const eager_op& op, int needed, int32_t& num_outputs, const char* name = nullptr) {
  const int room = std::exchange(num_outputs, needed);
  if (needed > room) [[unlikely]]
    refuse_room(name ? name : op.def.name, needed, room);
}
// Reports whether one of n tensors is symbolic.
bool is_symbolic(eager_tensor* const* tensors, int n);
// Runs an op that has m outputs, and returns these.
std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m);

// Calls f(tape) for each tape of ctx that is not paused.
template <class F>
void for_each_tape(eager_context& ctx, F f) {
  if (!ctx.has_tapes()) return;
  for (eager_tape* tape : tapes_of(ctx)) {
    if (tape->pause_count == 0) f(*tape);
  }
}

}  // namespace eager
