#include "support/trace.h"

#include "runtime/execute.h"

namespace client {

using eager::TensorRef;

std::vector<Tensor> infer(eager_context& ctx, eager_op& op, const std::vector<eager::DType>& dtypes,
                          const std::vector<eager::Shape>& shapes) {
  Trace trace(ctx);
  std::vector<Tensor> inputs;
  for (size_t i = 0; i < dtypes.size(); ++i) {
    inputs.emplace_back(dtypes[i] == eager::DType::none ? nullptr : eager::new_symbolic(dtypes[i], shapes[i]));
  }
  std::vector<eager_tensor*> pointers = handles(inputs), outputs(64);
  int32_t count = static_cast<int32_t>(outputs.size());
  eager::execute(ctx, op, pointers.data(), static_cast<int>(pointers.size()), nullptr, 0, outputs.data(), count);
  std::vector<Tensor> owned;
  for (int32_t i = 0; i < count; ++i) owned.emplace_back(outputs[static_cast<size_t>(i)]);
  return owned;
}

Trace::Trace(eager_context& ctx) : ctx_(ctx) {
  ctx_.trace = this;
  ctx_.update_recorders();
}

Trace::~Trace() {
  ctx_.trace = nullptr;
  ctx_.update_recorders();
}

Tensor Trace::stand_in(Tensor value) {
  const std::vector<int64_t> unknown(static_cast<size_t>(eager_tensor_rank(value.get())), eager::kUnknown);
  Tensor t(eager::new_symbolic(value->dtype, {unknown.data(), static_cast<int32_t>(unknown.size())}));
  values_[t.get()] = TensorRef::adopt(value.release());
  stand_ins_.push_back(share(t.get()));
  return t;
}

void Trace::record(const eager::Executed& e) {
  if (running_) {  // with outputs that a caller does not see, such as dropout's mask
    if (e.op != running_->op.get()) return;
    for (int i = 0; i < e.num_outputs; ++i) values_[running_->outputs[static_cast<size_t>(i)].get()] = TensorRef::share(e.outputs[i]);
    return;
  }
  bool is_symbolic = false;
  for (int i = 0; i < e.num_outputs; ++i) is_symbolic |= (e.outputs[i]->flags & eager::kSymbolic) != 0;
  if (!is_symbolic) return;
  Step step;
  step.op = eager::Ref<eager_op>::share(e.op);
  const size_t n = e.op->def.attributes_.size();
  step.attrs.assign(e.attrs, e.attrs + n);
  step.lists.resize(n);
  for (size_t i = 0; i < n; ++i) {
    if (e.op->def.attributes_[i].type != eager::AttrType::ints || !e.attrs[i].given) continue;
    step.lists[i].assign(e.attrs[i].ints, e.attrs[i].ints + e.attrs[i].count);
    step.attrs[i].ints = step.lists[i].data();
  }
  for (int i = 0; i < e.num_inputs; ++i) step.inputs.push_back(TensorRef::share(e.inputs[i]));
  for (int i = 0; i < e.num_outputs; ++i) step.outputs.push_back(TensorRef::share(e.outputs[i]));
  steps_.push_back(std::move(step));
}

void Trace::run_step(const Step& step) {
  std::vector<eager_tensor*> inputs;
  for (const TensorRef& t : step.inputs) {
    auto value = values_.find(t.get());
    inputs.push_back(value == values_.end() ? t.get() : value->second.get());
    const bool has_no_dims = t && inputs.back() == t.get() && !eager::is_known(t->shape());
    if (has_no_dims) throw std::runtime_error(step.op->def.name + std::string(" takes a shape that nobody will know"));
  }
  std::vector<eager_tensor*> outputs(step.outputs.size());
  int32_t room = static_cast<int32_t>(outputs.size());
  running_ = &step;
  eager::execute_with(ctx_, *step.op, inputs.data(), static_cast<int>(inputs.size()), step.attrs.data(), outputs.data(), room);
  for (eager_tensor* t : outputs) TensorRef::adopt(t);  // recorded
}

std::vector<Tensor> Trace::run(const std::vector<eager_tensor*>& tensors) {
  for (const Step& step : steps_) run_step(step);
  running_ = nullptr;
  steps_.clear();
  std::vector<Tensor> out;
  for (eager_tensor* t : tensors) {
    auto value = values_.find(t);
    if (value != values_.end()) t = value->second.get();
    else if (t && (t->flags & eager::kSymbolic)) throw std::runtime_error("a gradient is symbolic, and nothing recorded makes it");
    out.push_back(share(t));
  }
  return out;
}

}  // namespace client
