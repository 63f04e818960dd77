// Fused optimizer updates; what the operands are, and the formulas, stands in kernels/common/optimizer.h.
#include "kernels/common/optimizer.h"

#include <algorithm>
#include <cstring>

#include "kernels/common/messages.h"
#include "kernels/cpu/kernels.h"
#include "kernels/half.h"
#include "base/error.h"
#include "base/memory.h"
#include "base/parallel.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/optimizer.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef EAGER_CPU_OPTIMIZER_ONCE
#define EAGER_CPU_OPTIMIZER_ONCE
namespace eager::cpu {

constexpr int64_t kUpdateGrain = 16384;
constexpr int64_t kBlock = 256;

inline double learning_rate(const KernelCall& call, const UpdateParams& p) {
  if (!p.has_rate_input) return p.learning_rate;
  const Operand& rate = call.inputs[call.num_inputs - 1];
  switch (rate.dtype) {
    case DType::float16: return static_cast<float>(*rate.as<float16>());
    case DType::bfloat16: return static_cast<float>(*rate.as<bfloat16>());
    case DType::float32: return *rate.as<float>();
    default: return *rate.as<double>();
  }
}

inline int64_t index_at(const Operand& indices, int64_t i) {
  return indices.dtype == DType::int32 ? indices.as<int32_t>()[i] : indices.as<int64_t>()[i];
}

// Positions in `indices`, ordered by the row that they name.
inline void sort_rows(const Operand& indices, int64_t* order) {
  const int64_t count = indices.num_elements;
  for (int64_t i = 0; i < count; ++i) order[i] = i;
  std::sort(order, order + count, [&](int64_t a, int64_t b) {
    const int64_t x = index_at(indices, a), y = index_at(indices, b);
    return x != y ? x < y : a < b;
  });
}

// Begins of the runs of one row in `order`, and the end; returns the number of runs.
inline int64_t find_runs(const Operand& indices, const int64_t* order, int64_t* begins) {
  const int64_t count = indices.num_elements;
  int64_t runs = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (i == 0 || index_at(indices, order[i]) != index_at(indices, order[i - 1])) begins[runs++] = i;
  }
  begins[runs] = count;
  return runs;
}

inline int32_t check_rows(KernelCall& call, const Operand& indices, int64_t rows) {
  for (int64_t i = 0; i < indices.num_elements; ++i) {
    const int64_t row = index_at(indices, i);
    if (row >= 0 && row < rows) continue;
    messages::index(call.message, indices.dims, indices.rank, i, row, rows, false);
    return static_cast<int32_t>(Code::invalid_argument);
  }
  return 0;
}

// Variables that may not be written in place begin as a copy.
inline void copy_operand(const Operand& from, Operand& to) {
  if (from.data == to.data) return;
  const size_t size = dtype_size(from.dtype);
  parallel_for(from.num_elements, kUpdateGrain, [&](int64_t begin, int64_t end) {
    std::memcpy(to.as<char>() + begin * size, from.as<char>() + begin * size, (end - begin) * size);
  });
}

}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

// Input and output of one variable may be the same memory, element by element: ivdep lets the loop vectorise.
template <class Rule, class T>
void UpdateRange(const Rule& given, const Operand* in, Operand* out, int64_t begin, int64_t end) {
  using C = Compute<T>;
  constexpr int k = Rule::kSlots;
  const Rule rule = given;
  const T* x = in[0].as<T>();
  const T* g = in[k + 1].as<T>();
  T* new_x = out[0].as<T>();
  const C* a = k > 0 ? in[1].as<C>() : nullptr;
  const C* b = k > 1 ? in[k].as<C>() : nullptr;
  C* new_a = k > 0 ? out[k > 0].as<C>() : nullptr;
  C* new_b = k > 1 ? out[k].as<C>() : nullptr;
#pragma GCC ivdep
  for (int64_t i = begin; i < end; ++i) {
    C xi = static_cast<C>(x[i]), ai = 0, bi = 0;
    if constexpr (k > 0) ai = a[i];
    if constexpr (k > 1) bi = b[i];
    rule.step(xi, ai, bi, static_cast<C>(g[i]));
    new_x[i] = static_cast<T>(xi);
    if constexpr (k > 0) new_a[i] = ai;
    if constexpr (k > 1) new_b[i] = bi;
  }
}

template <class Rule, class T>
int32_t Update(KernelCall& call) {
  constexpr int k = Rule::kSlots;
  const UpdateParams& p = call.params_as<UpdateParams>();
  const Rule rule(p, learning_rate(call, p));
  const Operand* in = call.inputs;
  Operand* out = call.outputs;
  for (; out < call.outputs + call.num_outputs; in += k + 2, out += k + 1) {
    parallel_for(out[0].num_elements, kUpdateGrain,
                 [&](int64_t begin, int64_t end) { UpdateRange<Rule, T>(rule, in, out, begin, end); });
  }
  return 0;
}

// sum += row
template <class T>
void AddRow(const T* row, int64_t n, Compute<T>* sum) {
  for (int64_t i = 0; i < n; ++i) sum[i] += static_cast<Compute<T>>(row[i]);
}

// One row of the variable with the sum of the gradients in order[begin .. end), a block of columns at a time.
template <class Rule, class T>
void UpdateRow(const Rule& rule, Operand* out, const T* values, const int64_t* order, int64_t begin, int64_t end,
               int64_t row, int64_t width) {
  using C = Compute<T>;
  constexpr int k = Rule::kSlots;
  T* x = out[0].as<T>() + row * width;
  C* a = k > 0 ? out[k > 0].as<C>() + row * width : nullptr;
  C* b = k > 1 ? out[k].as<C>() + row * width : nullptr;
  C sum[kBlock];
  for (int64_t at = 0; at < width; at += kBlock) {
    const int64_t n = std::min(kBlock, width - at);
    for (int64_t i = 0; i < n; ++i) sum[i] = 0;
    for (int64_t r = begin; r < end; ++r) AddRow<T>(values + order[r] * width + at, n, sum);
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) {
      C xi = static_cast<C>(x[at + i]), ai = 0, bi = 0;
      if constexpr (k > 0) ai = a[at + i];
      if constexpr (k > 1) bi = b[at + i];
      rule.step(xi, ai, bi, static_cast<C>(static_cast<T>(sum[i])));  // rounded as the dense gradient is
      x[at + i] = static_cast<T>(xi);
      if constexpr (k > 0) a[at + i] = ai;
      if constexpr (k > 1) b[at + i] = bi;
    }
  }
}

template <class Rule, class T>
int32_t UpdateRows(KernelCall& call) {
  constexpr int k = Rule::kSlots;
  const UpdateParams& p = call.params_as<UpdateParams>();
  const Rule rule(p, learning_rate(call, p));
  const Operand& x = call.inputs[0];
  const Operand& indices = call.inputs[k + 1];
  const T* values = call.inputs[k + 2].as<T>();
  const int64_t rows = x.dims[0], count = indices.num_elements;
  if (int32_t code = check_rows(call, indices, rows)) return code;
  Scratch memory((2 * static_cast<size_t>(count) + 1) * sizeof(int64_t));
  for (int i = 0; i <= k; ++i) copy_operand(call.inputs[i], call.outputs[i]);
  if (count == 0 || x.num_elements == 0) return 0;
  int64_t* order = memory.as<int64_t>();
  int64_t* begins = order + count;
  sort_rows(indices, order);
  const int64_t runs = find_runs(indices, order, begins), width = x.num_elements / rows;
  parallel_for(runs, std::max<int64_t>(1, kUpdateGrain / width), [&](int64_t first, int64_t last) {
    for (int64_t r = first; r < last; ++r) {
      UpdateRow<Rule, T>(rule, call.outputs, values, order, begins[r], begins[r + 1],
                         index_at(indices, order[begins[r]]), width);
    }
  });
  return 0;
}

template <template <class> class Rule, class T>
void AddDType(KernelTable& table, DType dtype, const char* dense, const char* rows) {
  table.add(dense, dtype, Update<Rule<Compute<T>>, T>);
  table.add(rows, dtype, UpdateRows<Rule<Compute<T>>, T>);
}

template <template <class> class Rule>
void Add(KernelTable& table, const char* dense, const char* rows) {
  AddDType<Rule, float16>(table, DType::float16, dense, rows);
  AddDType<Rule, bfloat16>(table, DType::bfloat16, dense, rows);
  AddDType<Rule, float>(table, DType::float32, dense, rows);
  AddDType<Rule, double>(table, DType::float64, dense, rows);
}

void RegisterOptimizer(KernelTable& table) {
  Add<update::GradientDescent>(table, "apply_gradient_descent", "apply_gradient_descent_rows");
  Add<update::PlainMomentum>(table, "apply_momentum", "apply_momentum_rows");
  Add<update::NesterovMomentum>(table, "apply_nesterov", "apply_nesterov_rows");
  Add<update::Adam>(table, "apply_adam", "apply_adam_rows");
  Add<update::PlainRmsProp>(table, "apply_rmsprop", "apply_rmsprop_rows");
  Add<update::MomentumRmsProp>(table, "apply_rmsprop_momentum", "apply_rmsprop_momentum_rows");
  Add<update::Adagrad>(table, "apply_adagrad", "apply_adagrad_rows");
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(RegisterOptimizer);

void register_optimizer(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterOptimizer)(table); }

}  // namespace eager::cpu
#endif
