#include "runtime/execute/composed.h"

#include "base/small.h"

namespace eager {

namespace {

// Fails unless every attribute that must be given is, or an input of its name.
void check_required(const eager_op& op, eager_tensor* const* inputs, int n) {
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    const Attribute& a = op.def.attributes_[i];
    if (!a.is_required || op.attrs[i].given) continue;
    bool is_given = false;
    for (int k = 0; k < n; ++k)
      is_given = is_given || (inputs[k] && a.name == std::string_view(op.def.input_at(k).name));
    if (!is_given) invalid_argument(a.name, " must be given");
  }
}

}  // namespace

int64_t value_of(const Composed& ops, const TensorRef& x) {
  int64_t value;
  convert_scalar(*x, DType::int64, &value);
  // Of a call that is kept, a weak scalar is a constant, since calls with numbers are not.
  if (ops.ctx.observer && !(x->flags & kWeak)) ops.with<"require_value">({value}, ops.cast(x, DType::int64));
  return value;
}

bool run_with_tensor(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs, DType dtype) {
  if (n != 2 || ctx.is_recording() || ctx.trace || ctx.observer || ctx.scope > kHostDevice) return false;
  for (int i = 0; i < n; ++i) {
    if (!inputs[i] || tag_of(inputs[i]) != Tag::tensor) return false;
  }
  eager_tensor& number = *inputs[1];
  if (!inputs[0]->is_plain_on_host() || number.flags != kWeak || (dtype == DType::int64 && number.dtype != dtype))
    return false;
  check_room(op, 1, num_outputs);
  outputs[0] = execute1(ctx, op, {inputs[0], cast_scalar(ctx, number, dtype).get()}).take();
  return true;
}

TensorRef OtherOp::operator()(const Composed& ops, const std::vector<TensorRef>& inputs) const {
  std::vector<eager_tensor*> in;
  for (const TensorRef& t : inputs) in.push_back(t.get());
  eager_tensor* out = nullptr;
  int32_t room = 1;
  execute(ops.ctx, {op_, in.data(), static_cast<int>(in.size()), &out, room, nullptr, attrs_});
  return TensorRef::adopt(out);
}

// Returns an input in the dtype in which it is computed. The ops of a composite op see the number of a weak scalar with the digits and
// the range of its own dtype, so that it is taken by value where another one has more digits, or less of a range.
static TensorRef input_in(eager_context& ctx, eager_tensor& t, DType dtype) {
  const bool is_float = is_floating(t.dtype);
  const bool differs =
      is_float ? dtype == DType::float64 || dtype == DType::complex128 : is_integer(dtype) && dtype != DType::int64;
  if (!(t.flags & kWeak) || !differs || !may_become(t, dtype)) return cast_to(ctx, TensorRef::share(&t), dtype);
  if (!ctx.is_watched(t)) return strong_scalar(t, dtype);
  return ctx.trace ? cast_to(ctx, TensorRef::share(&t), dtype) : cast_scalar(ctx, t, dtype);
}

ComposedInputs::ComposedInputs(eager_context& ctx, const OpDef& def, eager_tensor* const* inputs, int n) {
  inputs_.resize(std::max(def.inputs_.size(), static_cast<size_t>(n)));
  Small<DType, 6> dtypes(n);
  promote_dtypes(def, inputs, n, dtypes.get());
  for (int i = 0; i < n; ++i) {
    if (inputs[i]) inputs_[static_cast<size_t>(i)] = input_in(ctx, *inputs[i], dtypes[i]);
  }
}

// Puts another handle in the place of each output that is an input: an output never is one.
static void replace_inputs(eager_context& ctx, eager_tensor* const* inputs, int n, eager_tensor** outputs, int count) {
  for (int i = 0; i < count; ++i) {
    if (std::find(inputs, inputs + n, outputs[i]) == inputs + n) continue;
    const TensorRef given = TensorRef::adopt(std::exchange(outputs[i], nullptr));
    outputs[i] = execute1(ctx, *prepared<"identity", "">(), {given.get()}).take();
  }
}

void run_composed_by(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs, int count, ComposeFn compose, const void* f) {
  check_inputs(ctx, op.def, inputs, n);
  check_room(op, count, num_outputs);
  const InComposite in_composite(ctx, &op.def);
  try {
    check_required(op, inputs, n);
    compose(f, Composed(ctx), ComposedInputs(ctx, op.def, inputs, n), outputs);
    replace_inputs(ctx, inputs, n, outputs, count);
  } catch (Error& error) {
    error.op = op.def.name;
    throw;
  }
}

}  // namespace eager
