// The short way for a tensor and a weak scalar. The ops that programs run so the most have a loop that takes the scalar
// as it is. The loops of the others read an array of copies of the scalar up to kMostCopied; beyond it the kernel takes
// the scalar as an operand.
#include "runtime/execute/short.h"

#include <algorithm>

#include "kernels/line.h"
#include "runtime/core/callback.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/launch.h"

namespace eager {

namespace {

// The most elements of the tensor. Beyond them what comes before the kernel on another way no longer matters.
constexpr int64_t kShortWeakLoop = 4 * kShortLoop;
// The most bytes of copies. To fill more takes longer than to start the kernel.
constexpr size_t kMostCopied = 1024;

// Runs the op's loop on x and a scalar, in the operands' order.
void run_loop(const eager_op& op, const eager_tensor& x, const cpu::Line* scalars, bool is_scalar_first,
              eager_tensor& out) {
  const void* data[] = {is_scalar_first ? scalars : x.data, is_scalar_first ? x.data : scalars};
  op.loops[static_cast<int>(x.dtype)](data, out.data, x.num_elements, &op.loop_params);
}

// The same for more bytes than those of the widest vectors, up to kMostCopied.
[[gnu::noinline]] void run_loop_on_copies(const eager_op& op, const eager_tensor& x, const cpu::Line& scalar,
                                          bool is_scalar_first, eager_tensor& out, size_t bytes) {
  alignas(cpu::kWidestVector) cpu::Line scalars[kMostCopied / sizeof scalar];
  cpu::fill_lines(scalars, scalar, (bytes + cpu::kWidestVector - 1) & ~(cpu::kWidestVector - 1));
  run_loop(op, x, scalars, is_scalar_first, out);
}

// Runs the kernel, which finds that one operand is a scalar. Asks no collectors where memory is out: another way does.
[[gnu::noinline]] void run_kernel(const eager_op& op, const eager_tensor& x, const void* scalar, bool is_scalar_first,
                                  const eager_tensor& out) {
  Operand operands[3];
  Operand& one = operands[is_scalar_first ? 0 : 1];
  one.data = const_cast<void*>(scalar);
  one.dims = nullptr;
  one.num_elements = 1;
  one.rank = 0;
  one.dtype = x.dtype;
  set_operand(operands[is_scalar_first ? 1 : 0], x);
  set_operand(operands[2], out);
  const WithoutCollectors unasked;
  launch(op.def, find_kernel(op.def, x.dtype, kHostDevice), kHostDevice, operands, 2, operands + 2, 1, &op.loop_params,
         sizeof op.loop_params, false);
}

}  // namespace

bool run_short_weak(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs,
                    eager_tensor** outputs) noexcept {
  const bool is_weak_first = inputs[0]->flags & kWeak;
  const eager_tensor &x = *inputs[is_weak_first], &weak = *inputs[!is_weak_first];
  if (weak.flags != kWeak || !x.is_plain_on_host() || x.num_elements > kShortWeakLoop || !may_become(weak, x.dtype))
    return false;
  const int dtype = static_cast<int>(x.dtype);
  if (!op.loops[dtype] || ctx.scope > 0) return false;
  alignas(16) unsigned char converted[16];
  const void* element = weak.payload;  // in the scalar's own dtype
  if (weak.dtype != x.dtype) {
    try {
      convert_scalar(weak, x.dtype, converted);
    } catch (...) {
      return false;  // the dtype cannot hold the value, which another way reports
    }
    element = converted;
  }
  eager_tensor* out = x.is_in_block() ? try_new_like_in_block(x, op.results[dtype]) : nullptr;
  if (!out && !(out = try_new_like(x, op.results[dtype]))) [[unlikely]]
    return false;
  outputs[0] = out;
  if (const ScalarLoop scalar_loop = op.scalar_loops[dtype]) {
    const void* data[] = {is_weak_first ? element : x.data, is_weak_first ? x.data : element};
    scalar_loop(data, is_weak_first, out->data, x.num_elements);
    return true;
  }
  const size_t size = dtype_size(x.dtype), bytes = static_cast<size_t>(x.num_elements) * size;
  if (bytes > kMostCopied) {
    try {
      run_kernel(op, x, element, is_weak_first, *out);
    } catch (...) {  // memory is out, which another way reports
      drop_exception();
      TensorRef::adopt(out);
      outputs[0] = nullptr;
      return false;
    }
    return true;
  }
  const cpu::Line scalar = cpu::line_of(element, size);
  if (bytes > cpu::kWidestVector) {
    run_loop_on_copies(op, x, scalar, is_weak_first, *out, bytes);
    return true;
  }
  cpu::Line scalars[cpu::kWidestVector / sizeof scalar];
  std::fill(std::begin(scalars), std::end(scalars), scalar);
  run_loop(op, x, scalars, is_weak_first, *out);
  return true;
}

}  // namespace eager
