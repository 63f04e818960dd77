// CPU kernels of the creation family.
#include "kernels/common/creation.h"
#include "kernels/common/elementwise.h"

#include <algorithm>
#include <complex>
#include <type_traits>

#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/strings.h"
#include "kernels/half.h"

namespace eager::cpu {
namespace {

template <class T>
T from_real(double v) {
  if constexpr (std::is_same_v<T, float16> || std::is_same_v<T, bfloat16>) return T(static_cast<float>(v));
  else if constexpr (std::is_same_v<T, std::complex<float>>) return T(static_cast<float>(v));
  else return static_cast<T>(v);
}

template <class T>
int32_t range(KernelCall& call) {
  const auto& p = call.params_as<RangeParams>();
  const Operand& y = call.outputs[0];
  T* out = y.as<T>();
  parallel_for(y.num_elements, grain_for(4 * sizeof(T)), [&](int64_t begin, int64_t end) {
    if constexpr (std::is_integral_v<T>) {  // wraps, as unsigned numbers do
      const T step = static_cast<T>(p.whole_step);
      T value = static_cast<T>(static_cast<uint64_t>(p.whole_start) + static_cast<uint64_t>(begin) * step);
      for (int64_t i = begin; i < end; ++i, value = static_cast<T>(value + step)) out[i] = value;
    } else {
      constexpr int64_t kBlock = 1024;  // numbers within which int32 counts, which vectors convert
      for (int64_t at = begin; at < end; at += kBlock) {
        const double first = static_cast<double>(at);
        const int32_t n = static_cast<int32_t>(std::min(kBlock, end - at));
        for (int32_t i = 0; i < n; ++i) out[at + i] = from_real<T>((p.start + (first + i) * p.step) * p.scale);
      }
    }
  });
  if constexpr (!std::is_integral_v<T>) {
    if (p.set_last && y.num_elements > 0) out[y.num_elements - 1] = from_real<T>(p.last);
  }
  return 0;
}

template <class... T>
void add_ranges(KernelTable& table, Types<T...>) {
  for (const char* op : {"arange", "linspace"}) (table.add(op, dtype_of<T>, range<T>), ...);
}

int32_t fill(KernelCall& call) {
  const Operand& y = call.outputs[0];
  fill_elements(y.data, call.inputs[0].data, dtype_size(y.dtype), y.num_elements);
  return 0;
}

int32_t eye(KernelCall& call) {
  const auto& p = call.params_as<EyeParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const int64_t size = static_cast<int64_t>(dtype_size(y.dtype));
  zero_bytes(y.data, y.num_elements * size);
  if (p.k >= p.columns || p.k <= -p.rows) return 0;
  for (int64_t i = p.k < 0 ? -p.k : 0; i < p.rows && i + p.k < p.columns; ++i) {
    std::memcpy(y.as<char>() + (i * p.columns + i + p.k) * size, p.one, static_cast<size_t>(size));
  }
  return 0;
}

int32_t dim_size(KernelCall& call) {
  *call.outputs[0].as<int64_t>() = call.params_as<DimParams>().size;
  return 0;
}

}  // namespace

void register_creation(KernelTable& table) {
  table.add("dim_size", DType::int64, dim_size);
  table.add("fill", DType::none, fill);
  table.add("fill", DType::string, moved_strings<fill>);
  table.add("eye", DType::none, eye);
  add_ranges(table, Inexact{});
  add_integers(table, "arange", range<uint8_t>, range<uint16_t>, range<uint32_t>, range<uint64_t>);
}

}  // namespace eager::cpu
