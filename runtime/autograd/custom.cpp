#include "runtime/autograd/custom.h"

#include "base/error.h"
#include "runtime/core/context.h"

namespace eager {

void CallersBackward::run(eager_context& ctx, const std::vector<TensorRef>& output_gradients,
                          std::vector<TensorRef>& input_gradients) {
  std::vector<eager_tensor*> in, out(input_gradients.size(), nullptr);
  for (const TensorRef& g : output_gradients) in.push_back(g.get());
  eager_status* status = function_(user_data_, &ctx, in.data(), static_cast<int32_t>(in.size()), out.data(),
                                   static_cast<int32_t>(out.size()));
  int wrong = -1, foreign = -1;
  for (size_t i = 0; i < out.size(); ++i) {
    const bool is_wrong = out[i] && tag_of(out[i]) != Tag::tensor;  // another handle is not taken over
    if (is_wrong) wrong = static_cast<int>(i);
    input_gradients[i] = TensorRef::adopt(is_wrong ? nullptr : out[i]);
    if (input_gradients[i] && ctx.is_foreign(*input_gradients[i])) foreign = static_cast<int>(i);
  }
  if (status) throw CallbackError{status};
  if (wrong >= 0) invalid_argument("input gradient #", wrong, " is not a tensor");
  if (foreign >= 0) refuse_symbolic("input gradient #", foreign);
}

}  // namespace eager
