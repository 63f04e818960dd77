// The one path that every op takes: check, promote, infer, place, allocate, launch, record.
#pragma once

#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/copy.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"

namespace eager {

// num_outputs: in: room, out: written (or needed, when there is too little room). The caller owns the outputs. Throws
// Error with the op's name; outputs are NULL then. args: see eager_execute_args.
void execute(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs, const int64_t* args,
             int num_args, eager_tensor** outputs, int32_t& num_outputs);

// The shortest way, for the calls that are made most: an elementwise op on one or two plain, short host tensors of one
// dtype and shape. The caller tells the recorders. False: nothing has happened, and execute does all.
// in_block: only for tensors that lie in their block, without a call but the kernel's.
template <bool in_block>
inline bool execute_short(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                          int32_t& num_outputs) noexcept {
  if (op.num_simple != n || n == 0 || num_outputs < 1) [[unlikely]]
    return false;
  const eager_tensor *a = inputs[0], *b = inputs[n - 1];
  if (!a || !b || tag_of(a) != Tag::tensor || tag_of(b) != Tag::tensor) [[unlikely]]
    return false;
  if (in_block && !a->is_in_block()) [[unlikely]]
    return false;
  if (a->word() != b->word() || !a->is_plain_on_host()) [[unlikely]]
    return false;
  if (!in_block && a->num_elements > kShortLoop) [[unlikely]]
    return false;
  if (op.device_index > 0 || ctx.scope > 0) [[unlikely]]
    return false;
  for (int i = 0; i < a->rank; ++i) {
    if (a->dims[i] != b->dims[i]) [[unlikely]]
      return false;
  }
  const Loop loop = op.loops[static_cast<int>(a->dtype)];
  if (!loop) [[unlikely]]
    return false;
  eager_tensor* out = in_block ? try_new_like_in_block(*a) : try_new_like(*a);
  if (!out) [[unlikely]]
    return false;
  if (!op.frozen.load(std::memory_order_relaxed)) op.frozen.store(true, std::memory_order_relaxed);
  outputs[0] = out;
  num_outputs = 1;
  const void* data[] = {a->data, b->data};
  loop(data, out->data, a->num_elements, nullptr);
  return true;
}

// execute_short for a tensor and a weak scalar (x * 2.0), which takes the tensor's dtype. Nobody may record.
bool execute_short_weak(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, eager_tensor** outputs) noexcept;
inline bool execute_short_weak(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                               eager_tensor** outputs, int32_t& num_outputs) noexcept {
  if (ctx.is_recording() || op.num_simple != 2 || n != 2 || num_outputs < 1) return false;
  if (!inputs[0] || !inputs[1] || tag_of(inputs[0]) != Tag::tensor || tag_of(inputs[1]) != Tag::tensor) return false;
  if ((inputs[0]->flags ^ inputs[1]->flags) != kWeak) return false;
  if (!execute_short_weak(ctx, op, inputs, outputs)) return false;
  num_outputs = 1;
  return true;
}

// Tells those who record of an op that ran with its prepared attributes; when they have no memory left, the output
// is released before the exception goes on.
void record_short(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs, eager_tensor** output);

// With attribute values instead of args; does not touch `frozen` nor clean up after a failure.
void execute_with(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs, const AttrValue* attrs,
                  eager_tensor** outputs, int32_t& num_outputs);

// The same with the hidden outputs behind the others, for those who run what was recorded. What it made before a failure
// lies in outputs.
void execute_all(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int num_inputs, const AttrValue* attrs,
                 eager_tensor** outputs, int32_t& num_outputs);

// One output.
TensorRef execute1(eager_context& ctx, eager_op& op, std::initializer_list<eager_tensor*> inputs,
                   const int64_t* args = nullptr, int num_args = 0);

// Runs op's kernel on tensors that are there already (fused updates, accumulation in place): no inference, no
// recording. `params` may be NULL. All tensors lie on one device, or are host scalars.
void launch_on(eager_op& op, DType kernel_dtype, int device_index, eager_tensor* const* inputs, int num_inputs,
               eager_tensor* const* outputs, int num_outputs, const void* params = nullptr, size_t params_size = 0);

// The same for an elementwise op on one or two tensors of out's dtype, shape and device.
void run_elementwise(eager_op& op, eager_tensor* const* inputs, int num_inputs, eager_tensor& out);

inline std::vector<eager_tensor*> handles(const std::vector<TensorRef>& tensors) {
  std::vector<eager_tensor*> list;
  for (const TensorRef& t : tensors) list.push_back(t.get());
  return list;
}

// The owners of what f puts into a list of m, also of what it put there before it failed.
template <class F>
std::vector<TensorRef> owners(size_t m, F f) {
  std::vector<TensorRef> owned(m);
  std::vector<eager_tensor*> list(m);
  auto adopt = [&] {
    for (size_t i = 0; i < m; ++i) owned[i] = TensorRef::adopt(list[i]);
  };
  try {
    f(list.data());
  } catch (...) {
    adopt();
    throw;
  }
  adopt();
  return owned;
}

// t as an op casts it; t itself when it is of the dtype and not weak.
TensorRef cast_to(eager_context& ctx, TensorRef t, DType dtype);
// copy_to_device, known to the tapes and always a new handle.
TensorRef copy_to(eager_context& ctx, eager_tensor& t, int device_index);
// Rows summed into a dense tensor; recorded.
TensorRef to_dense(eager_context& ctx, eager_tensor& sparse);
// The same bits, where there is no context and nobody is to know.
TensorRef to_dense_unrecorded(const eager_tensor& sparse);
// Booleans of whatever bytes, as a copy on their device in which they are 0 or 1.
TensorRef copy_booleans(eager_tensor& t);

}  // namespace eager
