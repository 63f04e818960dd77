#include "support/client.h"

namespace client {

void check(eager_status* s) {
  if (!s) return;
  Failure f(eager_status_code(s), eager_status_message(s), eager_status_op(s));
  eager_status_release(s);
  throw f;
}

int32_t code_of(eager_status* s) {
  int32_t code = eager_status_code(s);
  eager_status_release(s);
  return code;
}

Context make_context(uint64_t seed) {
  eager_context_options options{};
  options.struct_size = sizeof options;
  options.seed = seed;
  eager_context* ctx = nullptr;
  check(eager_context_create(&options, &ctx));
  Context owner(ctx);
  if (!device_scope.empty()) check(eager_context_set_device(ctx, device_scope.c_str()));
  return owner;
}

Tensor make_tensor(eager_context* ctx, int32_t dtype, const std::vector<int64_t>& dims, const void* data,
                   size_t bytes) {
  eager_tensor* t = nullptr;
  check(eager_tensor_create(ctx, dtype, dims.data(), static_cast<int32_t>(dims.size()), data, bytes, &t));
  return Tensor(t);
}

Op make_op(eager_context* ctx, const std::string& name) {
  eager_op* op = nullptr;
  check(eager_op_create(ctx, name.c_str(), &op));
  return Op(op);
}

Tape make_tape(eager_context* ctx, bool persistent, bool ignore_variables) {
  eager_tape_options options{};
  options.struct_size = sizeof options;
  options.persistent = persistent;
  options.ignore_variables = ignore_variables;
  eager_tape* tape = nullptr;
  check(eager_tape_create(ctx, &options, &tape));
  return Tape(tape);
}

std::vector<Tensor> execute(eager_context* ctx, eager_op* op, const std::vector<eager_tensor*>& inputs,
                            const std::vector<int64_t>* args) {
  eager_tensor* outputs[64] = {};
  int32_t count = 64;
  auto num_inputs = static_cast<int32_t>(inputs.size());
  check(args ? eager_execute_args(ctx, op, inputs.data(), num_inputs, args->data(), static_cast<int32_t>(args->size()),
                                  outputs, &count)
             : eager_execute(ctx, op, inputs.data(), num_inputs, outputs, &count));
  return {outputs, outputs + count};
}

std::vector<Tensor> execute(eager_context* ctx, eager_op* op, const std::vector<eager_tensor*>& inputs,
                            const Arguments& args) {
  eager_tensor* outputs[64] = {};
  int32_t count = 64;
  check(eager_execute_masked(ctx, op, inputs.data(), static_cast<int32_t>(inputs.size()), args.given,
                             args.numbers.data(), static_cast<int32_t>(args.numbers.size()), outputs, &count));
  return {outputs, outputs + count};
}

std::vector<Tensor> gradient(eager_context* ctx, eager_tape* tape, const std::vector<eager_tensor*>& targets,
                             const std::vector<eager_tensor*>& output_gradients,
                             const std::vector<eager_tensor*>& sources) {
  std::vector<eager_tensor*> out(sources.size() + 1);
  check(eager_tape_gradient(ctx, tape, targets.data(), static_cast<int32_t>(targets.size()),
                            output_gradients.empty() ? nullptr : output_gradients.data(), sources.data(),
                            static_cast<int32_t>(sources.size()), nullptr, 0, nullptr, out.data()));
  out.pop_back();
  return {out.begin(), out.end()};
}

std::vector<int64_t> dims_of(const eager_tensor* t) {
  const int64_t* dims = eager_tensor_dims(t);
  return {dims, dims + eager_tensor_rank(t)};
}

Tensor share(eager_tensor* t) {
  eager_tensor_retain(t);
  return Tensor(t);
}

eager_memory_info memory_of(eager_context* ctx, const char* device) {
  eager_memory_info info{};
  info.struct_size = sizeof info;
  check(eager_context_memory(ctx, device, &info));
  return info;
}

}  // namespace client
