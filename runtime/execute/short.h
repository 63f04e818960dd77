// The short way: an elementwise op, whose only attribute may be its formula's parameter, on one or two host tensors of at
// most kShortLoop elements. It takes a block from the thread's cache and runs the kernel's bare loop, without inference,
// placement or further checks. weak.cpp has the short way for a tensor and a weak scalar.
#pragma once

#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/core/tensor.h"
#include "runtime/execute/launch.h"

namespace eager {

// Reports whether the op takes the short way where it has n inputs of the right kind.
inline bool may_be_short(const eager_op& op, int n) { return n != 0 && op.num_short_inputs == n; }

// Runs an op that may_be_short, with its own attributes, the short way and leaves it to the caller to tell the recorders. Returns
// false if the call must go another way; then nothing has happened. With in_block it takes only tensors whose elements lie in
// their block, and calls nothing but the kernel.
template <bool in_block>
inline bool run_checked_short(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                              eager_tensor** outputs, int32_t& num_outputs) noexcept {
  if (num_outputs < 1) [[unlikely]]
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
  if (ctx.scope > 0) [[unlikely]]
    return false;
  for (int i = 0; i < a->rank; ++i) {
    if (a->dims[i] != b->dims[i]) [[unlikely]]
      return false;
  }
  const int dtype = static_cast<int>(a->dtype);
  const Loop loop = op.loops[dtype];
  if (!loop) [[unlikely]]
    return false;
  eager_tensor* out = in_block ? try_new_like_in_block(*a, op.results[dtype]) : try_new_like(*a, op.results[dtype]);
  if (!out) [[unlikely]]
    return false;
  outputs[0] = out;
  num_outputs = 1;
  const void* data[] = {a->data, b->data};
  loop(data, out->data, a->num_elements, &op.loop_params);
  return true;
}

// The same for any op.
template <bool in_block>
inline bool run_short(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                      eager_tensor** outputs, int32_t& num_outputs) noexcept {
  return may_be_short(op, n) && run_checked_short<in_block>(ctx, op, inputs, n, outputs, num_outputs);
}

// Tells the recorders of a call that went the short way. If that throws, since memory is out, it releases the output
// first.
void record_short(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** output);

// Runs the op the short way on a tensor and a weak scalar (weak.cpp), which takes the tensor's dtype, in either order. Returns
// false if the call must go another way. No recorder may be active.
bool run_short_weak(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs,
                    eager_tensor** outputs) noexcept;

// Runs the op by run_short_weak if the call is one for it.
inline bool run_weak(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n, eager_tensor** outputs,
                     int32_t& num_outputs) noexcept {
  if (op.num_short_inputs != 2 || n != 2 || num_outputs < 1 || !inputs[0] || !inputs[1]) return false;
  if (tag_of(inputs[0]) != Tag::tensor || tag_of(inputs[1]) != Tag::tensor) return false;
  if ((inputs[0]->flags ^ inputs[1]->flags) != kWeak || !run_short_weak(ctx, op, inputs, outputs)) return false;
  num_outputs = 1;
  return true;
}

// Runs the op by run_short or run_short_weak, and tells the recorders. Returns false if the call must go another way.
inline bool run_short_or_weak(eager_context& ctx, eager_op& op, eager_tensor* const* inputs, int n,
                              eager_tensor** outputs, int32_t& num_outputs) {
  const bool is_recording = ctx.is_recording();
  if (!is_recording && run_weak(ctx, op, inputs, n, outputs, num_outputs)) return true;
  if ((is_recording && run_short<true>(ctx, op, inputs, n, outputs, num_outputs)) ||
      run_short<false>(ctx, op, inputs, n, outputs, num_outputs)) {
    if (is_recording) record_short(ctx, op, inputs, n, outputs);
    return true;
  }
  return false;
}

}  // namespace eager
