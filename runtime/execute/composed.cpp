#include "runtime/execute/composed.h"

namespace eager {

DType inexact_dtype(DType t) {
  if (is_inexact(t)) return t;
  return t == DType::int64 || t == DType::uint64 ? DType::float64 : DType::float32;
}

namespace {

// Returns the dtype that the inputs of a group get. A scalar of the host language takes that of the others.
DType dtype_of_group(const OpDef& def, eager_tensor* const* inputs, int n, char group, bool to_float) {
  DType strong = DType::none;
  bool weak_int = false, weak_float = false;
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t || def.input_at(i).group != group) continue;
    if (!(t->flags & kWeak)) strong = promote(strong, t->dtype);
    else (t->dtype == DType::int64 ? weak_int : weak_float) = true;
  }
  if (is_inexact(strong) || strong == DType::string) return strong;
  if (strong == DType::none) return weak_float || to_float ? DType::float32 : DType::int64;
  if (weak_float || to_float) return inexact_dtype(strong);
  return weak_int && strong == DType::boolean ? DType::int64 : strong;
}

}  // namespace

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
    if (in.group) t = dtype_of_group(def, inputs, n, in.group, (in.flags & kIntegersToFloat) != 0);
    if (!contains(in.dtypes, t)) wrong_dtype(def, i, inputs[i]->dtype);
    inputs_[static_cast<size_t>(i)] = cast_to(ctx, TensorRef::share(inputs[i]), t);
  }
}

}  // namespace eager
