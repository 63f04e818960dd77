// The short way for a tensor and a weak scalar: the kernel's loop reads an array of copies of the scalar.
#include "runtime/execute/weak.h"

#include <algorithm>
#include <cstring>

#include "runtime/core/device_manager.h"
#include "runtime/execute/short.h"

namespace eager {

namespace {

// Copies of one element, 16 bytes in all.
struct alignas(16) Line {
  uint64_t words[2];
};

template <class Word>
uint64_t word_of(const void* element, uint64_t copies) {
  Word word;  // reads as many bytes as were written, else the processor waits for the store
  std::memcpy(&word, element, sizeof word);
  return word * copies;
}

Line line_of(const void* element, size_t size) {
  if (size == 16)
    return {{word_of<uint64_t>(element, 1), word_of<uint64_t>(static_cast<const uint64_t*>(element) + 1, 1)}};
  const uint64_t word = size == 8   ? word_of<uint64_t>(element, 1)
                        : size == 4 ? word_of<uint32_t>(element, 0x100000001u)
                        : size == 2 ? word_of<uint16_t>(element, 0x1000100010001u)
                                    : word_of<uint8_t>(element, 0x101010101010101u);
  return {{word, word}};
}

}  // namespace

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
  const Line scalar = line_of(element, size);
  constexpr size_t kFew = kPayloadSize / sizeof(Line);
  Line scalars[16 * kFew];
  for (size_t i = 0; i < kFew; ++i) scalars[i] = scalar;
  if (bytes > kPayloadSize)
    std::fill_n(scalars + kFew, std::min(std::size(scalars), bytes / sizeof(Line) + 1) - kFew, scalar);
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
