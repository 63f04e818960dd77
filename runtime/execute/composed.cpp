#include "runtime/execute/composed.h"

namespace eager {

void check_required(const eager_op& op) {
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    const Attribute& a = op.def.attributes_[i];
    if (a.is_required && !op.attrs[i].given) invalid_argument(a.name, " must be given");
  }
}

ComposedInputs::ComposedInputs(eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n) {
  inputs_.resize(std::max(def.inputs_.size(), static_cast<size_t>(n)));
  for (int i = 0; i < n; ++i) {
    if (!inputs[i]) continue;
    const Input& in = def.input_at(i);
    DType t = inputs[i]->dtype;
    if (in.group) t = group_dtype(def, inputs, n, in);
    if (!contains(in.dtypes, t)) wrong_dtype(def, i, inputs[i]->dtype);
    inputs_[static_cast<size_t>(i)] = cast_to(ctx, TensorRef::share(inputs[i]), t);
  }
}

}  // namespace eager
