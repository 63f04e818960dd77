// The common part of composite ops, which run other ops instead of a kernel.
#pragma once

#include <utility>
#include <vector>

#include "runtime/core/gradient.h"
#include "runtime/core/op.h"

namespace eager {

struct Arguments;

// Fails with INVALID_ARGUMENT: `name` has more outputs than there is room for.
[[noreturn]] void refuse_room(const char* name, int needed, int room);
// Sets num_outputs, which holds the room for outputs, to the number that is needed. INVALID_ARGUMENT if there is less
// room; the message begins with `name`, or with the op's name if that is NULL.
inline void check_room(const eager_op& op, int needed, int32_t& num_outputs, const char* name = nullptr) {
  const int room = std::exchange(num_outputs, needed);
  if (needed > room) [[unlikely]]
    refuse_room(name ? name : op.def.name, needed, room);
}

// Runs an op that has m outputs, and returns these.
std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m,
                                    const Arguments* arguments = nullptr);

// The gradient of composite ops, which no tape asks for: tapes record the ops that they run, or a custom gradient.
void no_own_gradient(GradientContext&);

}  // namespace eager
