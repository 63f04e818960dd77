#include "runtime/core/callback.h"

#include "base/error.h"
#include "runtime/core/context.h"

namespace eager {

void drop_exception() noexcept {
  try {
    throw;
  } catch (const CallbackError& error) {
    eager_status_release(error.status);
  } catch (...) {
  }
}

void take_gradients(const eager_context& ctx, const std::vector<eager_tensor*>& list, eager_status* status,
                    std::vector<TensorRef>& taken) {
  int wrong = -1, valueless = -1;
  for (size_t i = 0; i < list.size(); ++i) {
    const bool is_wrong = list[i] && tag_of(list[i]) != Tag::tensor;
    if (is_wrong) wrong = static_cast<int>(i);
    taken[i] = TensorRef::adopt(is_wrong ? nullptr : list[i]);
    if (taken[i] && ctx.lacks_value(*taken[i])) valueless = static_cast<int>(i);
  }
  if (status) throw CallbackError{status};
  if (wrong >= 0) invalid_argument("input gradient #", wrong, " is not a tensor");
  if (valueless >= 0) refuse_without_value(*taken[static_cast<size_t>(valueless)], "input gradient #", valueless);
}

}  // namespace eager
