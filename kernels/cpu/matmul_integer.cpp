// Products of integer matrices, which wrap.
//
// B is laid out in panels as wide as kVectors vectors, a part of its rows at a time, so that a panel stays in the first-level
// cache; kRows rows of A are multiplied with a panel at once, with the sums in registers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/matmul_integer.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "kernels/common/element.h"
#include "kernels/common/matmul.h"
#include "kernels/cpu/kernels.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

constexpr int kRows = 4, kVectors = 2;
constexpr int64_t kPanelRows = 256;  // number of B's rows in a panel
constexpr int64_t kBlockRows = 64;   // number of A's rows in a thread's part, for which B is laid out anew

// A matrix in memory, with the strides of its rows and columns.
template <class T>
struct Matrix {
  const T* data;
  int64_t row, column;  // strides
  T at(int64_t i, int64_t j) const { return data[i * row + j * column]; }
};

// The product for one integer type. Bytes are multiplied and added up as 16 bits, since processors have no product of
// bytes: the low 8 bits of the sums are the same.
template <class T>
struct Product {
  using Sum = std::conditional_t<sizeof(T) == 1, uint16_t, T>;
  using V [[gnu::vector_size(HWY_MAX_BYTES)]] = Sum;
  static constexpr int kLanes = HWY_MAX_BYTES / sizeof(Sum), kWidth = kVectors * kLanes;

  // Copies rows [first, first + count) of B's columns [j, j + kWidth) to a panel, with zeros beyond the last column.
  static void lay_panel(const Matrix<T>& b, int64_t first, int64_t count, int64_t j, int64_t columns, Sum* panel) {
    const int64_t width = std::min<int64_t>(kWidth, columns - j);
    for (int64_t q = 0; q < count; ++q, panel += kWidth) {
      const T* from = b.data + (first + q) * b.row + j * b.column;
      if (b.column == 1) {
        for (int64_t k = 0; k < width; ++k) panel[k] = from[k];
      } else {
        for (int64_t k = 0; k < width; ++k) panel[k] = from[k * b.column];
      }
      std::fill(panel + width, panel + kWidth, Sum(0));
    }
  }

  // Stores A times the panel in N rows of `out`, of which the first `width` elements are in memory; with `adds`, adds it.
  template <int N>
  static void multiply(const Matrix<T>& a, int64_t i, int64_t first, int64_t count, const Sum* panel, bool adds, T* out,
                       int64_t row, int64_t width) {
    V sums[N][kVectors] = {};
    for (int64_t q = 0; q < count; ++q) {
      V b[kVectors];  // each is loaded by itself: GCC copies several by way of the stack
#pragma GCC unroll 2
      for (int v = 0; v < kVectors; ++v) std::memcpy(&b[v], panel + q * kWidth + v * kLanes, sizeof(V));
#pragma GCC unroll 4
      for (int r = 0; r < N; ++r) {
        const Sum x = a.at(i + r, first + q);
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v) sums[r][v] += b[v] * x;
      }
    }
    for (int r = 0; r < N; ++r) {
      Sum line[kWidth];
      std::memcpy(line, sums[r], sizeof line);
      T* to = out + r * row;
      for (int64_t k = 0; k < width; ++k) to[k] = static_cast<T>(adds ? to[k] + line[k] : line[k]);
    }
  }

  static void rows_of(const MatmulParams& p, const Matrix<T>& a, const Matrix<T>& b, T* out, int64_t begin,
                      int64_t end) {
    Scratch room(static_cast<size_t>(std::min(p.k, kPanelRows) * kWidth) * sizeof(Sum));
    for (int64_t j = 0; j < p.n; j += kWidth) {
      const int64_t width = std::min<int64_t>(kWidth, p.n - j);
      for (int64_t first = 0; first == 0 || first < p.k; first += kPanelRows) {
        const int64_t count = std::min(kPanelRows, p.k - first);
        lay_panel(b, first, count, j, p.n, room.as<Sum>());
        int64_t i = begin;
        for (; i + kRows <= end; i += kRows) {
          multiply<kRows>(a, i, first, count, room.as<Sum>(), first > 0, out + i * p.n + j, p.n, width);
        }
        for (; i < end; ++i) multiply<1>(a, i, first, count, room.as<Sum>(), first > 0, out + i * p.n + j, p.n, width);
      }
    }
  }
};

template <class T>
int32_t matmul(KernelCall& call) {
  const MatmulParams p = call.params_as<MatmulParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T *a = call.inputs[0].as<T>(), *b = call.inputs[1].as<T>();
  T* out = call.outputs[0].as<T>();
  const int64_t blocks = (p.m + kBlockRows - 1) / kBlockRows;
  const int64_t work = std::max<int64_t>(1, std::min(p.m, kBlockRows) * p.n * std::max<int64_t>(1, p.k));
  parallel_for(p.batch * blocks, std::max<int64_t>(1, (1 << 17) / work), [&](int64_t begin, int64_t end) {
    for (int64_t u = begin; u < end; ++u) {
      int64_t at, bt;
      p.offsets(u / blocks, at, bt);
      const Matrix<T> left{a + at, p.transpose_a ? 1 : p.k, p.transpose_a ? p.m : 1};
      const Matrix<T> right{b + bt, p.transpose_b ? 1 : p.n, p.transpose_b ? p.k : 1};
      const int64_t first = u % blocks * kBlockRows;
      Product<T>::rows_of(p, left, right, out + u / blocks * p.m * p.n, first, std::min(first + kBlockRows, p.m));
    }
  });
  return 0;
}

}  // namespace

// Registers the kernels of unsigned types for signed ones too, whose sums have the same bits.
void RegisterIntegers(KernelTable& table) {
  add_integers(table, "matmul", matmul<uint8_t>, matmul<uint16_t>, matmul<uint32_t>, matmul<uint64_t>);
}

}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterIntegers);
void register_matmul_integer(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterIntegers)(table); }

}  // namespace eager::cpu
#endif
