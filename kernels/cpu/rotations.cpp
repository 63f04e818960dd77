// rotate_pairs, of which rotary_embedding is made where only values matter.
#include <algorithm>

#include "kernels/common/attention.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"

namespace eager::cpu {
namespace {

template <class T>
void rotate_row(const RotationParams& p, const T* __restrict x, const T* __restrict cos, const T* __restrict sin,
                T* __restrict y) {
  const int64_t half = p.half;
  if (p.is_interleaved) {
    for (int64_t k = 0; k < half; ++k) {
      const T a = x[2 * k], b = x[2 * k + 1];
      y[2 * k] = a * cos[k] - b * sin[k];
      y[2 * k + 1] = b * cos[k] + a * sin[k];
    }
  } else {
    for (int64_t k = 0; k < half; ++k) {
      const T a = x[k], b = x[k + half];
      y[k] = a * cos[k] - b * sin[k];
      y[k + half] = b * cos[k] + a * sin[k];
    }
  }
  for (int64_t k = 2 * half; k < p.depth; ++k) y[k] = x[k];
}

template <class T>
int32_t rotate_pairs(KernelCall& call) {
  const auto& p = call.params_as<RotationParams>();
  const T *const x = call.inputs[0].as<T>(), *const cos = call.inputs[1].as<T>(), *const sin = call.inputs[2].as<T>();
  T* const y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  parallel_for(p.outer * p.positions, grain_for(2 * p.depth * static_cast<int64_t>(sizeof(T))),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) {
                   const int64_t table = i / p.positions / p.per_table, row = table * p.positions + i % p.positions;
                   rotate_row(p, x + i * p.depth, cos + row * p.half, sin + row * p.half, y + i * p.depth);
                 }
               });
  return 0;
}

}  // namespace

void register_rotations(KernelTable& table) {
  table.add("rotate_pairs", DType::float32, rotate_pairs<float>);
  table.add("rotate_pairs", DType::float64, rotate_pairs<double>);
}

}  // namespace eager::cpu
