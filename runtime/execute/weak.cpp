// The short way for a tensor and a weak scalar: the kernel's loop reads an array of copies of the scalar.
#include "runtime/execute/weak.h"

#include <algorithm>
#include <cstring>

#include "kernels/line.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/short.h"

namespace eager {

constexpr size_t kCopies = 2048;  // most bytes of copies, which stay in the first-level cache

bool run_short_weak(const eager_context& ctx, eager_op& op, eager_tensor* const* inputs,
                    eager_tensor** outputs) noexcept {
  const bool is_weak_first = inputs[0]->flags & kWeak;
  const eager_tensor &x = *inputs[is_weak_first], &weak = *inputs[!is_weak_first];
  if (weak.flags != kWeak || !x.is_plain_on_host() || x.num_elements > kShortLoop || !may_become(weak, x.dtype))
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
  alignas(cpu::kLines) cpu::Line scalars[kCopies / sizeof scalar];
  if (bytes <= cpu::kLines) std::fill_n(scalars, cpu::kLines / sizeof scalar, scalar);
  else cpu::fill_lines(scalars, scalar, std::min(sizeof scalars, (bytes + cpu::kLines - 1) & ~(cpu::kLines - 1)));
  const auto run = [&](size_t at, int64_t n) {
    const void* part = static_cast<const char*>(x.data) + at;
    const void* data[] = {is_weak_first ? scalars : part, is_weak_first ? part : scalars};
    loop(data, static_cast<char*>(out->data) + at, n, nullptr);
  };
  if (bytes <= sizeof scalars) {
    run(0, x.num_elements);
    return true;
  }
  for (size_t at = 0; at < bytes; at += sizeof scalars)
    run(at, static_cast<int64_t>(std::min(bytes - at, sizeof scalars) / size));
  return true;
}

TensorRef strong_scalar(const eager_tensor& t, DType dtype) {
  TensorRef strong = TensorRef::adopt(new_tensor(dtype, t.shape(), kHostDevice));
  convert_scalar(t, dtype, strong->data);
  return strong;
}

}  // namespace eager
