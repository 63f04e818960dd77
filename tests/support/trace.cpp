#include "support/trace.h"

#include "runtime/execute/execute.h"
#include "runtime/function/trace/tracer.h"

namespace client {

std::vector<Tensor> infer(eager_context& ctx, eager_op& op, const std::vector<eager::DType>& dtypes,
                          const std::vector<eager::Shape>& shapes) {
  eager::Ref<eager_context> trace = eager::new_trace_context(ctx, "infer");
  std::vector<Tensor> inputs;
  for (size_t i = 0; i < dtypes.size(); ++i) {
    const bool is_given = dtypes[i] != eager::DType::none;
    inputs.emplace_back(is_given ? eager::Tracer::of(*trace).input(dtypes[i], shapes[i]).take() : nullptr);
  }
  std::vector<eager_tensor*> pointers = handles(inputs), outputs(64);
  int32_t count = static_cast<int32_t>(outputs.size());
  eager::execute(*trace, {op, pointers.data(), static_cast<int>(pointers.size()), outputs.data(), count});
  std::vector<Tensor> owned;
  for (int32_t i = 0; i < count; ++i) owned.emplace_back(outputs[static_cast<size_t>(i)]);
  return owned;
}

Trace::Trace(eager_context* parent) : parent_(parent) {
  eager_context* trace = nullptr;
  check(eager_trace_begin(parent, "f", &trace));
  ctx_.reset(trace);
}

Tensor Trace::input(int32_t dtype, const std::vector<int64_t>& dims) {
  eager_tensor* t = nullptr;
  check(eager_trace_input(ctx(), dtype, dims.data(), static_cast<int32_t>(dims.size()), &t));
  return Tensor(t);
}

Tensor Trace::stand_in(Tensor value, size_t known) {
  std::vector<int64_t> dims = dims_of(value.get());
  for (size_t i = 0; i + known < dims.size(); ++i) dims[i] = -1;
  Tensor t = input(eager_tensor_dtype(value.get()), dims);
  values_.push_back(std::move(value));
  return t;
}

Function Trace::end(const std::vector<eager_tensor*>& outputs) {
  eager_function* f = nullptr;
  check(eager_trace_end(ctx(), outputs.data(), static_cast<int32_t>(outputs.size()), &f));
  return Function(f);
}

std::vector<Tensor> Trace::run(const std::vector<eager_tensor*>& outputs) {
  std::vector<eager_tensor*> given;
  for (eager_tensor* t : outputs) {
    is_given_.push_back(t != nullptr);
    if (t) given.push_back(t);
  }
  function_ = end(given);
  return run_again(handles(values_));
}

std::vector<Tensor> Trace::run_again(const std::vector<eager_tensor*>& values) {
  std::vector<Tensor> results = call(parent_, function_, values), out(is_given_.size());
  for (size_t i = 0, next = 0; i < out.size(); ++i) {
    if (is_given_[i]) out[i] = std::move(results[next++]);
  }
  return out;
}

std::vector<Tensor> call(eager_context* ctx, const Function& f, const std::vector<eager_tensor*>& inputs) {
  eager_op* op = nullptr;
  check(eager_function_op(ctx, f.get(), &op));
  Op owner(op);
  int32_t count = eager_function_num_outputs(f.get());
  std::vector<eager_tensor*> outputs(static_cast<size_t>(count));
  check(eager_execute(ctx, op, inputs.data(), static_cast<int32_t>(inputs.size()), outputs.data(), &count));
  return {outputs.begin(), outputs.end()};
}

}  // namespace client
