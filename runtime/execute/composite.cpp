#include "runtime/execute/composite.h"

#include "base/error.h"
#include "runtime/execute/execute.h"

namespace eager {

void refuse_room(const char* name, int needed, int room) {
  invalid_argument(name, " has ", needed, " outputs, room for ", room, " was given");
}

std::vector<TensorRef> execute_list(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs, size_t m,
                                    const Arguments* arguments) {
  const std::vector<eager_tensor*> in = handles(inputs);
  return owners(m, [&](eager_tensor** out) {
    auto room = static_cast<int32_t>(m);
    execute(ctx, {op, in.data(), static_cast<int>(in.size()), out, room, arguments});
  });
}

void no_own_gradient(GradientContext&) { fail(Code::internal, "a composite op is not recorded by itself"); }

}  // namespace eager
