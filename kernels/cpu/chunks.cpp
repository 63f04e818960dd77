#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/chunks.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "kernels/cpu/chunks.h"
#include "kernels/line.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

// The vectors are as wide as those that read the copies, since a read waits for writes that it overlaps in part.
void FillLines(void* to, const Line& line, size_t bytes) {
#if HWY_TARGET == HWY_SCALAR
  for (size_t at = 0; at < bytes; at += sizeof line) std::memcpy(static_cast<char*>(to) + at, &line, sizeof line);
#else
  namespace hn = hwy::HWY_NAMESPACE;
  const hn::ScalableTag<uint64_t> d;
  const auto lines = hn::LoadDup128(d, line.words);
  auto* words = static_cast<uint64_t*>(to);
  for (size_t at = 0; at < bytes / sizeof *words; at += hn::Lanes(d)) hn::StoreU(lines, d, words + at);
#endif
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include <algorithm>

#include "kernels/common/element.h"
#include "kernels/kernel.h"

namespace eager::cpu {

HWY_EXPORT(FillLines);
void fill_lines(void* to, const Line& line, size_t bytes) { HWY_DYNAMIC_DISPATCH(FillLines)(to, line, bytes); }

void fill(char* to, const char* from, int64_t n, size_t size) {
  if (n <= static_cast<int64_t>(kWidestVector / size)) {
    return with_element(size, [=]<class T>(T element) {
      std::memcpy(&element, from, sizeof element);
      std::fill_n(reinterpret_cast<T*>(to), n, element);
    });
  }
  const Line line = line_of(from, size);
  const size_t bytes = static_cast<size_t>(n) * size, whole = bytes - bytes % kWidestVector;
  fill_lines(to, line, whole);
  for (size_t at = whole; at < bytes; at += sizeof line) std::memcpy(to + at, &line, std::min(sizeof line, bytes - at));
}

namespace {

constexpr int64_t kLongRun = 16;  // neighbours that are worth a call of memcpy

template <class T>
void gather(const int64_t* dims, const int64_t* strides, int rank, int64_t begin, int64_t n, const void* data,
            void* to) {
  const int last = rank - 1;
  const int64_t inner = dims[last];
  const int64_t stride = strides[last];
  int64_t index[kMaxRank];
  int64_t row = begin / inner;
  int64_t column = begin - row * inner;
  int64_t at = 0;  // of the row
  for (int d = last - 1; d >= 0; --d) {
    index[d] = row % dims[d];
    row /= dims[d];
    at += index[d] * strides[d];
  }
  T* y = static_cast<T*>(to);
  while (n > 0) {
    const int64_t length = std::min(n, inner - column);
    const T* x = static_cast<const T*>(data) + at + column * stride;
    if (stride == 1 && length >= kLongRun) {
      std::memcpy(y, x, static_cast<size_t>(length) * sizeof(T));
    } else if (stride == 0) {
      std::fill_n(y, length, *x);
    } else {
#pragma GCC unroll 4
      for (int64_t i = 0; i < length; ++i) y[i] = x[i * stride];
    }
    y += length;
    n -= length;
    column = 0;
    for (int d = last - 1; d >= 0; --d) {
      at += strides[d];
      if (++index[d] < dims[d]) break;
      index[d] = 0;
      at -= dims[d] * strides[d];
    }
  }
}

}  // namespace

void gather(const int64_t* dims, const int64_t* strides, int rank, int64_t begin, int64_t n, const void* data,
            size_t size, void* to) {
  switch (size) {
    case 1: return gather<uint8_t>(dims, strides, rank, begin, n, data, to);
    case 2: return gather<uint16_t>(dims, strides, rank, begin, n, data, to);
    case 4: return gather<uint32_t>(dims, strides, rank, begin, n, data, to);
    case 8: return gather<uint64_t>(dims, strides, rank, begin, n, data, to);
    default: return gather<Bytes16>(dims, strides, rank, begin, n, data, to);
  }
}

void repeat(char* to, const char* from, int64_t phase, int64_t period, int64_t n, size_t size) {
  const int64_t first = std::min(n, period);
  const int64_t head = std::min(first, period - phase);
  std::memcpy(to, from + phase * size, head * size);
  std::memcpy(to + head * size, from, (first - head) * size);
  for (int64_t done = first; done < n; done *= 2) std::memcpy(to + done * size, to, std::min(done, n - done) * size);
}

}  // namespace eager::cpu

#endif
