// The plain way: inputs of one group that are all plain and of one dtype and device, or weak scalars that take that
// dtype. They need no checks, promotion, placement or copies: the way infers, allocates, launches and records.
#include "base/small.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/infer.h"
#include "runtime/execute/launch.h"
#include "runtime/execute/ways.h"

namespace eager {

static constexpr int kMost = 3;

// Runs a call whose inputs are plain tensors and weak scalars: replaces each weak scalar by a tensor of the dtype of
// the first plain one. Returns false if the call must go another way.
[[gnu::noinline]] static bool run_with_weak(eager_context& ctx, const Call& call) {
  eager_tensor* const* inputs = call.inputs;
  const int n = call.num_inputs;
  const eager_tensor* model = nullptr;
  for (int i = 0; i < n; ++i) {
    if (!inputs[i] || tag_of(inputs[i]) != Tag::tensor) return false;
    if (!model && inputs[i]->flags == 0) model = inputs[i];
  }
  if (!model) return false;
  TensorRef strong[kMost];
  eager_tensor* settled[kMost];
  for (int i = 0; i < n; ++i) {
    eager_tensor* t = inputs[i];
    settled[i] = t;
    if (t->flags != kWeak) continue;
    if (!may_become(*t, model->dtype) || t->device_index != model->device_index || ctx.is_watched(*t)) return false;
    strong[i] = strong_scalar(*t, model->dtype);
    settled[i] = strong[i].get();
  }
  Call with_strong = call;
  with_strong.inputs = settled;
  return run_plain(ctx, with_strong);
}

bool run_plain(eager_context& ctx, const Call& call) {
  constexpr int kMostOutputs = 4;
  eager_op& op = call.op;
  const OpDef& def = op.def;
  eager_tensor* const* inputs = call.inputs;
  eager_tensor** outputs = call.outputs;
  const int n = call.num_inputs;
  if (n > kMost || n != static_cast<int>(def.inputs_.size())) return false;
  const eager_tensor* first = inputs[0];
  if (!first || tag_of(first) != Tag::tensor || !contains(def.inputs_[0].dtypes, first->dtype)) return false;
  const int device = first->device_index;
  const int wanted = wanted_device(ctx, op);
  if (wanted >= 0 && wanted != device) return false;
  DType dtypes[kMost];
  ShapeView shapes[kMost];
  for (int i = 0; i < n; ++i) {
    const eager_tensor* t = inputs[i];
    if (!t || tag_of(t) != Tag::tensor) return false;
    if (t->flags != 0 || t->dtype != first->dtype || t->device_index != device) {
      return (t->flags | first->flags) == kWeak && run_with_weak(ctx, call);
    }
    dtypes[i] = t->dtype;
    shapes[i] = t->shape();
  }
  alignas(16) unsigned char params[kMaxParams];
  OutputList list;
  InferContext infer(ctx, def, {n, shapes, dtypes, inputs}, call.attrs, params, list);
  def.infer_(infer);
  const int m = list.size();
  if (m > kMostOutputs || m > call.num_outputs) return false;
  if (list.all_alias()) {
    for (int i = 0; i < m; ++i) {
      const OutputList::Item& o = list[i];
      outputs[i] = new_alias(*inputs[o.alias], o.dtype, o.shape, o.offset);
    }
  } else {
    const Kernel kernel = kernel_or_null(def, infer.kernel_dtype_or(first->dtype), device);
    if (!kernel || list.is_counted()) return false;
    Small<Operand, kMost + kMostOutputs> operands(n + m);
    bool same_shape = def.elementwise_;
    for (int i = 0; i < n; ++i) {
      set_operand(operands[i], *inputs[i]);
      same_shape = same_shape && shapes[i] == ShapeView(list[0].shape);
    }
    for (int i = 0; i < m; ++i) {
      outputs[i] = new_tensor(list[i].dtype, list[i].shape, device);
      set_operand(operands[n + i], *outputs[i]);
    }
    launch(def, kernel, device, operands.get(), n, operands.get() + n, m, infer.params_size() ? params : nullptr,
           infer.params_size(), same_shape);
  }
  call.num_outputs = m;
  if (ctx.is_recording()) tell_recorders(ctx, {&op, call.attrs, call.attrs != op.attrs, inputs, n, outputs, m});
  return true;
}

}  // namespace eager
