#include "runtime/autograd/custom.h"

namespace eager {

void CallersBackward::run(eager_context& ctx, const std::vector<TensorRef>& output_gradients,
                          std::vector<TensorRef>& input_gradients) {
  std::vector<eager_tensor*> in, out(input_gradients.size(), nullptr);
  for (const TensorRef& g : output_gradients) in.push_back(g.get());
  eager_status* status = function_(user_data_, &ctx, in.data(), static_cast<int32_t>(in.size()), out.data(),
                                   static_cast<int32_t>(out.size()));
  take_gradients(ctx, out, status, input_gradients);
}

}  // namespace eager
