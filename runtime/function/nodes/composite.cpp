#include "runtime/function/nodes/composite.h"

#include "runtime/execute/execute.h"

namespace eager {

void check_room(const eager_op& op, int needed, int32_t& num_outputs, const char* name) {
  const int room = std::exchange(num_outputs, needed);
  if (needed > room)
    invalid_argument(name ? name : op.def.name, " has ", needed, " outputs, room for ", room, " was given");
}

bool is_symbolic(eager_tensor* const* tensors, int n) {
  for (int i = 0; i < n; ++i) {
    if (tensors[i] && (tensors[i]->flags & kSymbolic)) return true;
  }
  return false;
}

std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m) {
  const std::vector<eager_tensor*> in = handles(inputs);
  return owners(m, [&](eager_tensor** out) {
    int32_t room = static_cast<int32_t>(m);
    execute(ctx, op, in.data(), static_cast<int>(in.size()), nullptr, 0, out, room);
  });
}

}  // namespace eager
