#include "runtime/function/nodes/composite.h"

#include "runtime/execute/execute.h"

namespace eager {

bool is_symbolic(eager_tensor* const* tensors, int n) {
  for (int i = 0; i < n; ++i) {
    if (tensors[i] && (tensors[i]->flags & kSymbolic)) return true;
  }
  return false;
}

std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m) {
  const std::vector<eager_tensor*> in = handles(inputs);
  return owners(m, [&](eager_tensor** out) {
    int32_t room = m;
    execute(ctx, {op, in.data(), static_cast<int>(in.size()), out, room});
  });
}

}  // namespace eager
