#include "kernels/cpu/chunks.h"

#include <algorithm>
#include <cstring>

#include "kernels/common/element.h"
#include "kernels/kernel.h"

namespace eager::cpu {

namespace {

// A vector that every CPU of the build has.
using Vector = unsigned char __attribute__((vector_size(16)));

template <class T>
void fill(char* to, const char* from, int64_t n) {
  constexpr int64_t kLanes = sizeof(Vector) / sizeof(T);
  T value, lanes[kLanes];
  std::memcpy(&value, from, sizeof(T));
  std::fill(lanes, lanes + kLanes, value);
  Vector vector;
  std::memcpy(&vector, lanes, sizeof vector);
  int64_t i = 0;
  for (; i + 4 * kLanes <= n; i += 4 * kLanes, to += 4 * sizeof vector) {
    for (size_t k = 0; k < 4; ++k) std::memcpy(to + k * sizeof vector, &vector, sizeof vector);
  }
  for (; i < n; ++i, to += sizeof(T)) std::memcpy(to, &value, sizeof(T));
}

}  // namespace

void fill(char* to, const char* from, int64_t n, size_t size) {
  switch (size) {
    case 1: return fill<uint8_t>(to, from, n);
    case 2: return fill<uint16_t>(to, from, n);
    case 4: return fill<uint32_t>(to, from, n);
    case 8: return fill<uint64_t>(to, from, n);
    default: return fill<Bytes16>(to, from, n);
  }
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
