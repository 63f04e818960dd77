#include "kernels/cpu/move.h"

#include <algorithm>

namespace eager::cpu {

void copy_bytes(void* to, const void* from, int64_t bytes) {
  parallel_for(bytes, 256 * 1024, [=](int64_t begin, int64_t end) {
    std::memcpy(static_cast<char*>(to) + begin, static_cast<const char*>(from) + begin, end - begin);
  });
}

void zero_bytes(void* to, int64_t bytes) {
  parallel_for(bytes, 256 * 1024,
               [=](int64_t begin, int64_t end) { std::memset(static_cast<char*>(to) + begin, 0, end - begin); });
}

void fill_elements(void* to, const void* value, size_t element_size, int64_t count) {
  with_element(element_size, [&]<class T>(T) {
    T element;
    std::memcpy(&element, value, sizeof element);
    parallel_for(count, grain_for(sizeof(T)), [=](int64_t begin, int64_t end) {
      std::fill(static_cast<T*>(to) + begin, static_cast<T*>(to) + end, element);
    });
  });
}

namespace {

// Dims as three nested loops: outer ones by an odometer, then two plain ones.
template <class T, bool kWrite>
void copy_rows(T* dense, T* strided, const StridedCopy& p, int64_t first_row, int64_t last_row) {
  const int r = p.rank;
  const int64_t n = r > 0 ? p.dims[r - 1] : 1, step = r > 0 ? p.strides[r - 1] : 1;
  int64_t at[kMaxRank] = {};
  int64_t offset = p.offset;
  int64_t rest = first_row;
  for (int d = r - 2; d >= 0; --d) {
    at[d] = rest % p.dims[d];
    rest /= p.dims[d];
    offset += at[d] * p.strides[d];
  }
  dense += first_row * n;
  for (int64_t row = first_row; row < last_row; ++row, dense += n) {
    T* s = strided + offset;
    if (step == 1 && n * sizeof(T) >= 64) {
      std::memcpy(kWrite ? s : dense, kWrite ? dense : s, n * sizeof(T));
    } else if (kWrite) {
      for (int64_t i = 0; i < n; ++i) s[i * step] = dense[i];
    } else if (step == 0) {
      std::fill_n(dense, n, *s);
    } else if (step == -1) {
      for (int64_t i = 0; i < n; ++i) dense[i] = s[-i];
    } else {
      for (int64_t i = 0; i < n; ++i) dense[i] = s[i * step];
    }
    for (int d = r - 2; d >= 0; --d) {
      offset += p.strides[d];
      if (++at[d] < p.dims[d]) break;
      offset -= at[d] * p.strides[d];
      at[d] = 0;
    }
  }
}

template <class T, bool kWrite>
void copy_all(T* dense, T* strided, const StridedCopy& p) {
  const int64_t n = p.rank > 0 ? p.dims[p.rank - 1] : 1;
  parallel_for(p.num_elements() / n, grain_for(n * static_cast<int64_t>(sizeof(T))), [&](int64_t begin, int64_t end) {
    copy_rows<T, kWrite>(dense, strided, p, begin, end);
  });
}

// to[i * to_stride + j] = from[i + j * from_stride]: blocks that fit in the first cache, so that every line that is
// touched is used whole.
template <class T>
void transpose_block(T* to, int64_t to_stride, const T* from, int64_t from_stride, int64_t rows, int64_t columns) {
  for (int64_t i = 0; i < rows; ++i) {
    T* row = to + i * to_stride;
    for (int64_t j = 0; j < columns; ++j) row[j] = from[i + j * from_stride];
  }
}

// The last dim is strided while dim t has stride 1.
template <class T>
void transpose_read(T* to, const T* from, const StridedCopy& p, int t) {
  constexpr int64_t kBlock = sizeof(T) >= 8 ? 16 : 32;
  const int last = p.rank - 1;
  const int64_t rows = p.dims[t], columns = p.dims[last];
  int64_t to_strides[kMaxRank];
  row_major_strides(p.dims, p.rank, to_strides);
  const int64_t row_blocks = (rows + kBlock - 1) / kBlock;
  int64_t outer = 1;
  for (int d = 0; d < last; ++d) outer *= d == t ? 1 : p.dims[d];
  parallel_for(outer * row_blocks, grain_for(kBlock * columns * static_cast<int64_t>(sizeof(T))),
               [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t i = k % row_blocks * kBlock;
      int64_t rest = k / row_blocks, to_at = i * to_strides[t], from_at = p.offset + i;
      for (int d = last - 1; d >= 0; --d) {
        if (d == t) continue;
        to_at += rest % p.dims[d] * to_strides[d];
        from_at += rest % p.dims[d] * p.strides[d];
        rest /= p.dims[d];
      }
      for (int64_t j = 0; j < columns; j += kBlock) {
        transpose_block(to + to_at + j, to_strides[t], from + from_at + j * p.strides[last], p.strides[last],
                        std::min(kBlock, rows - i), std::min(kBlock, columns - j));
      }
    }
  });
}

}  // namespace

void strided_read(void* to, const void* from, const StridedCopy& plan, size_t element_size) {
  if (plan.num_elements() == 0) return;
  with_element(element_size, [&]<class T>(T) {
    const int last = plan.rank - 1;
    if (plan.rank > 1 && plan.strides[last] != 1 && plan.strides[last] != 0) {
      for (int t = 0; t < last; ++t) {
        if (plan.strides[t] == 1) {
          return transpose_read(static_cast<T*>(to), static_cast<const T*>(from), plan, t);
        }
      }
    }
    copy_all<T, false>(static_cast<T*>(to), static_cast<T*>(const_cast<void*>(from)), plan);
  });
}

void strided_write(void* to, const void* from, const StridedCopy& plan, size_t element_size) {
  if (plan.num_elements() == 0) return;
  with_element(element_size, [&]<class T>(T) {
    copy_all<T, true>(static_cast<T*>(const_cast<void*>(from)), static_cast<T*>(to), plan);
  });
}

}  // namespace eager::cpu
