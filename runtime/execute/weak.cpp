// The short way for a tensor and a weak scalar: the kernel's loop reads an array of copies of the scalar.
#include "runtime/execute/weak.h"

#include <algorithm>
#include <cstring>

#include "kernels/line.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/short.h"

namespace eager {

namespace {

// The most elements of the tensor. Up to here parts of the loop take less time than the walk over nests, which reads one
// scalar, and what comes before it.
constexpr int64_t kShortWeakLoop = 4 * kShortLoop;

// Runs a loop on x and a scalar, in the operands' order.
void run_loop(Loop loop, const void* x, const cpu::Line* scalars, bool is_scalar_first, void* out, int64_t n) {
  const void* data[] = {is_scalar_first ? scalars : x, is_scalar_first ? x : scalars};
  loop(data, out, n, nullptr);
}

// The same for more bytes than those of the widest vectors.
[[gnu::noinline]] void run_loop_by_parts(Loop loop, const eager_tensor& x, const cpu::Line& scalar,
                                         bool is_scalar_first, eager_tensor& out, size_t bytes) {
  // 1 KiB: to fill more takes longer than to call the loop again.
  alignas(cpu::kWidestVector) cpu::Line scalars[1024 / sizeof scalar];
  cpu::fill_lines(scalars, scalar,
                  std::min(sizeof scalars, (bytes + cpu::kWidestVector - 1) & ~(cpu::kWidestVector - 1)));
  for (size_t at = 0; at < bytes; at += sizeof scalars) {
    run_loop(loop, static_cast<const char*>(x.data) + at, scalars, is_scalar_first, static_cast<char*>(out.data) + at,
             static_cast<int64_t>(std::min(bytes - at, sizeof scalars) / dtype_size(x.dtype)));
  }
}

}  // namespace

bool run_short_weak(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs,
                    eager_tensor** outputs) noexcept {
  const bool is_weak_first = inputs[0]->flags & kWeak;
  const eager_tensor &x = *inputs[is_weak_first], &weak = *inputs[!is_weak_first];
  if (weak.flags != kWeak || !x.is_plain_on_host() || x.num_elements > kShortWeakLoop || !may_become(weak, x.dtype))
    return false;
  const Loop loop = op.loops[static_cast<int>(x.dtype)];
  if (!loop || op.device_index > 0 || ctx.scope > 0) return false;
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
  eager_tensor* out = x.is_in_block() ? try_new_like_in_block(x) : nullptr;
  if (!out && !(out = try_new_like(x))) [[unlikely]]
    return false;
  freeze(op);
  outputs[0] = out;
  const size_t size = dtype_size(x.dtype), bytes = static_cast<size_t>(x.num_elements) * size;
  const cpu::Line scalar = cpu::line_of(element, size);
  if (bytes > cpu::kWidestVector) {
    run_loop_by_parts(loop, x, scalar, is_weak_first, *out, bytes);
    return true;
  }
  cpu::Line scalars[cpu::kWidestVector / sizeof scalar];
  std::fill(std::begin(scalars), std::end(scalars), scalar);
  run_loop(loop, x.data, scalars, is_weak_first, out->data, x.num_elements);
  return true;
}

TensorRef strong_scalar(const eager_tensor& t, DType dtype) {
  TensorRef strong = TensorRef::adopt(new_tensor(dtype, t.shape(), kHostDevice));
  convert_scalar(t, dtype, strong->data);
  return strong;
}

}  // namespace eager
