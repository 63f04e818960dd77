// Fused optimizer updates; kernels/common/optimizer.h describes the operands and has the formulas.
#include "kernels/common/optimizer.h"

#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/indices.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/move.h"
#include "kernels/cuda/runs.h"

namespace eager::cuda {
namespace {

// ---- the rate

EAGER_HD double read_float(const void* data, DType dtype) {
  switch (dtype) {
    case DType::float16: return static_cast<float>(*static_cast<const float16*>(data));
    case DType::bfloat16: return static_cast<float>(*static_cast<const bfloat16*>(data));
    case DType::float32: return *static_cast<const float*>(data);
    default: return *static_cast<const double*>(data);
  }
}

// A rule with its learning rate, which the host knows or which lies in device memory.
template <class Rule>
class GivenRule {
 public:
  explicit GivenRule(const KernelCall& call)
      : params_(call.params_as<UpdateParams>()), rate_(device_rate(call)), rule_(params_, host_rate(call)) {
    if (rate_) dtype_ = call.inputs[call.num_inputs - 1].dtype;
  }
  __device__ Rule get() const { return rate_ ? Rule(params_, read_float(rate_, dtype_)) : rule_; }

 private:
  static const void* device_rate(const KernelCall& call) {
    const Operand& rate = call.inputs[call.num_inputs - 1];
    return call.params_as<UpdateParams>().has_rate_input && !rate.is_immediate ? rate.data : nullptr;
  }
  static double host_rate(const KernelCall& call) {
    const auto& p = call.params_as<UpdateParams>();
    const Operand& rate = call.inputs[call.num_inputs - 1];
    return p.has_rate_input && rate.is_immediate ? read_float(rate.immediate, rate.dtype) : p.learning_rate;
  }

  UpdateParams params_;
  const void* rate_;
  DType dtype_ = DType::none;
  Rule rule_;
};

// ---- dense: many variables a launch

constexpr int64_t kChunk = 4096;  // elements of a block
constexpr int kArgumentBytes = 4000;

// A variable's operands, in the kernel's order.
template <int kSlots>
struct Variable {
  const void* in[kSlots + 2];
  void* out[kSlots + 1];
  int64_t n;
  uint32_t first_block;
  bool is_aligned;  // whether packs may be read and written
};

template <class Rule>
struct Batch {
  static constexpr int kMost = (kArgumentBytes - static_cast<int>(sizeof(GivenRule<Rule>)) - 16) /
                               static_cast<int>(sizeof(Variable<Rule::kSlots>));
  GivenRule<Rule> rule;
  int32_t count;
  Variable<Rule::kSlots> variables[kMost];
};

template <class Rule, class T, int V>
__device__ void update_pack(const Rule& rule, const Variable<Rule::kSlots>& v, int64_t p) {
  using C = Compute<T>;
  constexpr int k = Rule::kSlots;
  using Values = Pack<T, V>;
  using Slots = Pack<C, V>;
  Values x = static_cast<const Values*>(v.in[0])[p];
  const Values g = static_cast<const Values*>(v.in[k + 1])[p];
  Slots slots[update::kMostSlots];
#pragma unroll
  for (int j = 0; j < k; ++j) slots[j] = static_cast<const Slots*>(v.in[1 + j])[p];
#pragma unroll
  for (int i = 0; i < V; ++i) {
    C xi = static_cast<C>(x.at[i]), s[update::kMostSlots];
#pragma unroll
    for (int j = 0; j < k; ++j) s[j] = slots[j].at[i];
    rule.step(xi, s, static_cast<C>(g.at[i]));
    x.at[i] = static_cast<T>(xi);
#pragma unroll
    for (int j = 0; j < k; ++j) slots[j].at[i] = s[j];
  }
  static_cast<Values*>(v.out[0])[p] = x;
#pragma unroll
  for (int j = 0; j < k; ++j) static_cast<Slots*>(v.out[1 + j])[p] = slots[j];
}

template <class T>
inline constexpr int kVector = 16 / static_cast<int>(sizeof(Compute<T>));

template <class Rule, class T>
__global__ void update_kernel(const __grid_constant__ Batch<Rule> batch) {
  static_assert(sizeof batch <= kArgumentBytes);
  constexpr int V = kVector<T>;
  int which = 0;
  for (int end = batch.count; end - which > 1;) {
    const int middle = (which + end) / 2;
    if (batch.variables[middle].first_block <= blockIdx.x) which = middle;
    else end = middle;
  }
  const Variable<Rule::kSlots>& v = batch.variables[which];
  const Rule rule = batch.rule.get();
  int64_t begin = (blockIdx.x - v.first_block) * kChunk;
  const int64_t end = begin + kChunk < v.n ? begin + kChunk : v.n;
  if (v.is_aligned) {
    for (int64_t p = begin / V + threadIdx.x; p < end / V; p += kThreads) update_pack<Rule, T, V>(rule, v, p);
    begin = end / V * V;
  }
  for (int64_t i = begin + threadIdx.x; i < end; i += kThreads) update_pack<Rule, T, 1>(rule, v, i);
}

template <class Rule, class T>
int32_t update(KernelCall& call) {
  constexpr int k = Rule::kSlots;
  const int num_operands = call.num_outputs / (k + 1) * (k + 2);  // without the learning rate
  int num_immediates = 0;
  for (int i = 0; i < num_operands; ++i) num_immediates += call.inputs[i].is_immediate;
  const Scratch immediates(call, static_cast<size_t>(num_immediates) * sizeof(Operand::immediate));
  unsigned char* next = immediates.as<unsigned char>();

  Batch<Rule> batch{GivenRule<Rule>(call), 0, {}};
  int64_t blocks = 0;
  auto flush = [&] {
    if (batch.count > 0) launch(call, blocks, kThreads, update_kernel<Rule, T>, batch);
    batch.count = 0;
    blocks = 0;
  };
  const Operand *in = call.inputs, *out = call.outputs;
  for (; out < call.outputs + call.num_outputs; in += k + 2, out += k + 1) {
    const int64_t n = out[0].num_elements, more = blocks_for(n, kChunk);
    if (n == 0) continue;
    if (batch.count == Batch<Rule>::kMost || blocks + more > INT32_MAX) flush();
    Variable<k>& v = batch.variables[batch.count++];
    v.n = n;
    v.first_block = static_cast<uint32_t>(blocks);
    v.is_aligned = true;
    auto size_of_pack = [](int i) { return kVector<T> * (i == 0 || i == k + 1 ? sizeof(T) : sizeof(Compute<T>)); };
    for (int i = 0; i < k + 2; ++i) {
      v.in[i] = in[i].data;
      if (in[i].is_immediate) {
        put_immediate(call, in[i], next);
        v.in[i] = next;
        next += sizeof(Operand::immediate);
      }
      v.is_aligned = v.is_aligned && is_aligned(v.in[i], size_of_pack(i));
    }
    for (int i = 0; i < k + 1; ++i) {
      v.out[i] = out[i].data;
      v.is_aligned = v.is_aligned && is_aligned(v.out[i], size_of_pack(i));
    }
    blocks += more;
  }
  flush();
  return 0;
}

// ---- rows

// Updates one element of a row with the sum of its gradients.
template <class Rule, class T>
struct UpdateRow {
  using C = Compute<T>;
  GivenRule<Rule> rule;
  T* x;
  const T* values;
  int64_t width;
  C* slots[update::kMostSlots];  // those of the rule

  __device__ void operator()(int64_t row, const int64_t* positions, int64_t length, int64_t column) const {
    C sum = 0;
    each_of_run(
        positions, length, [&](int64_t i) { return values[i * width + column]; },
        [&](T g) { sum += static_cast<C>(g); });
    const int64_t at = row * width + column;
    C xi = static_cast<C>(x[at]), s[update::kMostSlots];
#pragma unroll
    for (int j = 0; j < Rule::kSlots; ++j) s[j] = slots[j][at];
    rule.get().step(xi, s, static_cast<C>(static_cast<T>(sum)));  // rounded as a dense gradient is
    x[at] = static_cast<T>(xi);
#pragma unroll
    for (int j = 0; j < Rule::kSlots; ++j) slots[j][at] = s[j];
  }
};

template <class Rule, class T>
int32_t update_rows(KernelCall& call) {
  using C = Compute<T>;
  constexpr int k = Rule::kSlots;
  const Operand &x = call.inputs[0], &indices = call.inputs[k + 1];
  const int64_t rows = x.dims[0], count = indices.num_elements;
  // A variable that may not be written in place starts as a copy.
  for (int i = 0; i <= k; ++i) copy_bytes(call, call.outputs[i].data, call.inputs[i].data, bytes_of(call.inputs[i]));
  if (count == 0) return 0;
  const CheckedIndices row_of(call, indices, rows);
  if (x.num_elements == 0) {
    each(call, count, Check<CheckedIndices>{row_of});
    return 0;
  }
  const int64_t width = x.num_elements / rows;
  UpdateRow<Rule, T> update_row{GivenRule<Rule>(call), call.outputs[0].as<T>(), call.inputs[k + 2].as<T>(), width, {}};
  for (int j = 0; j < k; ++j) update_row.slots[j] = call.outputs[1 + j].as<C>();
  Runs(call, count, rows, row_of, count == 1).each_row(call, width, update_row);
  return 0;
}

// ---- moving averages

template <class T>
struct AverageElement {
  update::Average<Compute<T>> rule;
  const T* x;
  const Compute<T>* former;
  Compute<T>* next;
  __device__ void operator()(int64_t i) const { next[i] = rule(former[i], static_cast<Compute<T>>(x[i])); }
};

template <class T>
int32_t average(KernelCall& call) {
  using C = Compute<T>;
  const update::Average<C> rule(call.params_as<UpdateParams>());
  const Operand* in = call.inputs;
  for (const Operand* out = call.outputs; out < call.outputs + call.num_outputs; ++out, in += 2) {
    const OnDevice x(call, in[0]), former(call, in[1]);
    each(call, out->num_elements, AverageElement<T>{rule, x.as<T>(), former.as<C>(), out->as<C>()});
  }
  return 0;
}

template <class... T>
void add_average(KernelTable& table, Types<T...>) {
  (table.add("apply_average", dtype_of<T>, average<T>), ...);
}

template <template <class> class Rule, class... T>
void add(KernelTable& table, const char* dense, const char* rows, Types<T...>) {
  (table.add(dense, dtype_of<T>, update<Rule<Compute<T>>, T>), ...);
  (table.add(rows, dtype_of<T>, update_rows<Rule<Compute<T>>, T>), ...);
}

}  // namespace

void register_optimizer(KernelTable& table) {
  add<update::GradientDescent>(table, "apply_gradient_descent", "apply_gradient_descent_rows", Floats{});
  add<update::PlainMomentum>(table, "apply_momentum", "apply_momentum_rows", Floats{});
  add<update::NesterovMomentum>(table, "apply_nesterov", "apply_nesterov_rows", Floats{});
  add<update::PlainAdam>(table, "apply_adam", "apply_adam_rows", Floats{});
  add<update::MaximumAdam>(table, "apply_adam_amsgrad", "apply_adam_amsgrad_rows", Floats{});
  add<update::PlainRmsProp>(table, "apply_rmsprop", "apply_rmsprop_rows", Floats{});
  add<update::MomentumRmsProp>(table, "apply_rmsprop_momentum", "apply_rmsprop_momentum_rows", Floats{});
  add<update::CenteredRmsProp>(table, "apply_rmsprop_centered", "apply_rmsprop_centered_rows", Floats{});
  add<update::CenteredMomentumRmsProp>(table, "apply_rmsprop_centered_momentum", "apply_rmsprop_centered_momentum_rows",
                                       Floats{});
  add<update::Adagrad>(table, "apply_adagrad", "apply_adagrad_rows", Floats{});
  add<update::Adadelta>(table, "apply_adadelta", "apply_adadelta_rows", Floats{});
  add<update::Adamax>(table, "apply_adamax", "apply_adamax_rows", Floats{});
  add<update::Nadam>(table, "apply_nadam", "apply_nadam_rows", Floats{});
  add<update::Ftrl>(table, "apply_ftrl", "apply_ftrl_rows", Floats{});
  add<update::Lion>(table, "apply_lion", "apply_lion_rows", Floats{});
  add_average(table, Floats{});
}

}  // namespace eager::cuda
