// GPU kernels of the creation family.
#include "kernels/common/creation.h"

#include <type_traits>

#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.h"

namespace eager::cuda {
namespace {

template <class T>
EAGER_HD T from_real(double v) {
  if constexpr (is_half<T>) return T(static_cast<float>(v));
  else return T(static_cast<typename ComplexParts<T>::Part>(v));
}

// Integers are computed by size as unsigned numbers, which wrap in the same way.
template <class T>
int32_t whole_range(KernelCall& call) {
  const auto& p = call.params_as<RangeParams>();
  const uint64_t start = static_cast<uint64_t>(p.whole_start), step = static_cast<uint64_t>(p.whole_step);
  T* y = call.outputs[0].as<T>();
  each(call, call.outputs[0].num_elements,
       [=] __device__(int64_t i) { y[i] = static_cast<T>(start + static_cast<uint64_t>(i) * step); });
  return 0;
}

template <class T>
int32_t range(KernelCall& call) {
  const RangeParams p = call.params_as<RangeParams>();
  T* y = call.outputs[0].as<T>();
  const int64_t last = p.set_last ? call.outputs[0].num_elements - 1 : -1;
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    y[i] = from_real<T>(i == last ? p.last : (p.start + static_cast<double>(i) * p.step) * p.scale);
  });
  return 0;
}

template <class... T>
void register_ranges(KernelTable& table, Types<T...>) {
  (table.add("arange", dtype_of<T>, range<T>), ...);
  (table.add("linspace", dtype_of<T>, range<T>), ...);
}

template <class... T>
void register_whole_ranges(KernelTable& table, Types<T...>) {
  (table.add("arange", dtype_of<T>, whole_range<std::make_unsigned_t<T>>), ...);
}

int32_t fill(KernelCall& call) {
  const Operand& y = call.outputs[0];
  fill_elements(call, y.data, Origin(call.inputs[0]), dtype_size(y.dtype), y.num_elements);
  return 0;
}

int32_t eye(KernelCall& call) {
  const auto& p = call.params_as<EyeParams>();
  const Operand& y = call.outputs[0];
  zero_bytes(call, y.data, bytes_of(y));
  if (y.num_elements == 0 || p.k >= p.columns || p.k <= -p.rows) return 0;
  StridedCopy diagonal;
  const int64_t row = p.k < 0 ? -p.k : 0, column = row + p.k;
  diagonal.offset = row * p.columns + column;
  diagonal.add(std::min(p.rows - row, p.columns - column), p.columns + 1);
  strided_write(call, y.data, Origin(p.one), diagonal, dtype_size(y.dtype));
  return 0;
}

int32_t dim_size(KernelCall& call) {
  int64_t* y = call.outputs[0].as<int64_t>();
  const int64_t size = call.params_as<DimParams>().size;
  each(call, 1, [=] __device__(int64_t i) { y[i] = size; });
  return 0;
}

}  // namespace

void register_creation(KernelTable& table) {
  table.add("dim_size", DType::int64, dim_size);
  table.add("fill", DType::none, fill);
  table.add("eye", DType::none, eye);
  register_whole_ranges(table, Integers());
  register_ranges(table, Inexact());
}

}  // namespace eager::cuda
