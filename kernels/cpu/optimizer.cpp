// Fused optimizer updates; what the operands are, and the formulas, stands in kernels/common/optimizer.h.
//
// A rule's loop is compiled for float32, float64, and bfloat16, whose conversions are cheap. Variables of float16 pass through
// float32, block by block.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/optimizer.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <type_traits>

#include "kernels/common/elementwise.h"
#include "kernels/common/index_at.h"
#include "kernels/common/messages.h"
#include "kernels/common/optimizer.h"
#include "kernels/cpu/elementwise-inl.h"
#include "kernels/cpu/kernels.h"
#include "kernels/half.h"
#include "base/error.h"
#include "base/memory.h"
#include "base/parallel.h"

#ifndef EAGER_CPU_OPTIMIZER_ONCE
#define EAGER_CPU_OPTIMIZER_ONCE
namespace eager::cpu {

enum class UpdateRule {
  gradient_descent,
  momentum,
  nesterov,
  adam,
  adam_amsgrad,
  rmsprop,
  rmsprop_momentum,
  rmsprop_centered,
  rmsprop_centered_momentum,
  adagrad,
  adadelta,
  adamax,
  nadam,
  ftrl,
  lion
};

// Neighbouring elements of one variable. Input and output may be the same memory, element by element.
struct UpdateSpan {
  const void *x, *gradient;
  void* new_x;
  const void* slots[update::kMostSlots];
  void* new_slots[update::kMostSlots];
};

// A rule in numbers of one type.
struct UpdateLoops {
  void (*make)(const UpdateParams& params, double rate, void* rule);  // rule: kRuleBytes
  void (*step)(const void* rule, const UpdateSpan& span, int64_t n);
  void (*add)(const void* row, void* sum, int64_t n);  // sum += row; the sum of halves is float32
  // Convert halves to float32, and back. `widen` is NULL where the loops read the variable's dtype.
  void (*widen)(const void* from, void* to, int64_t n);
  void (*narrow)(const void* from, void* to, int64_t n);
};
inline constexpr int kRuleBytes = 80;

// Writes the moving averages of n neighbouring elements of a variable.
using AverageLoop = void (*)(const UpdateParams& params, const void* x, const void* average, void* new_average,
                             int64_t n);

}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

// Calls f with the numbers of k slots, which are constants where it is inlined.
template <int k, class F>
HWY_INLINE void each_slot(F f) {
  if constexpr (k > 0) f(0);
  if constexpr (k > 1) f(1);
  if constexpr (k > 2) f(2);
}

// ivdep lets the loop vectorise although an output may be an input.
template <class Rule, class T>
void step(const void* given, const UpdateSpan& s, int64_t n) {
  using C = Compute<T>;
  constexpr int k = Rule::kSlots;
  const Rule rule = *static_cast<const Rule*>(given);
  const T *x = static_cast<const T*>(s.x), *g = static_cast<const T*>(s.gradient);
  T* new_x = static_cast<T*>(s.new_x);
  const C* slots[update::kMostSlots];
  C* new_slots[update::kMostSlots];
  each_slot<k>([&](int j) {
    slots[j] = static_cast<const C*>(s.slots[j]);
    new_slots[j] = static_cast<C*>(s.new_slots[j]);
  });
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    C xi = static_cast<C>(x[i]), of_slots[update::kMostSlots];
    each_slot<k>([&](int j) { of_slots[j] = slots[j][i]; });
    rule.step(xi, of_slots, static_cast<C>(g[i]));
    new_x[i] = static_cast<T>(xi);
    each_slot<k>([&](int j) { new_slots[j][i] = of_slots[j]; });
  }
}

template <class T>
void add_row(const void* row, void* sum, int64_t n) {
  const T* from = static_cast<const T*>(row);
  auto* to = static_cast<Compute<T>*>(sum);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) to[i] += static_cast<Compute<T>>(from[i]);
}

template <class H>
void widen(const void* from, void* to, int64_t n) {
  to_float(static_cast<const H*>(from), static_cast<float*>(to), n);
}
template <class H>
void narrow(const void* from, void* to, int64_t n) {
  from_float(static_cast<const float*>(from), static_cast<H*>(to), n);
}

template <class Rule>
void make_rule(const UpdateParams& p, double rate, void* rule) {
  static_assert(sizeof(Rule) <= kRuleBytes && std::is_trivially_destructible_v<Rule>);
  new (rule) Rule(p, rate);
}

template <class Rule, class T>
constexpr UpdateLoops loops_of() {
  using Read = std::conditional_t<std::is_same_v<T, float16>, float, T>;
  UpdateLoops loops{make_rule<Rule>, step<Rule, Read>, add_row<Read>, nullptr, nullptr};
  if constexpr (is_half<T>) loops.narrow = narrow<T>;
  if constexpr (!std::is_same_v<T, Read>) loops.widen = widen<T>;
  return loops;
}
template <class Rule, class T>
constexpr UpdateLoops kLoops = loops_of<Rule, T>();

template <class T>
const UpdateLoops& find_loops(UpdateRule rule) {
  using C = Compute<T>;
  static constexpr const UpdateLoops* kOfRules[] = {&kLoops<update::GradientDescent<C>, T>,
                                                    &kLoops<update::PlainMomentum<C>, T>,
                                                    &kLoops<update::NesterovMomentum<C>, T>,
                                                    &kLoops<update::PlainAdam<C>, T>,
                                                    &kLoops<update::MaximumAdam<C>, T>,
                                                    &kLoops<update::PlainRmsProp<C>, T>,
                                                    &kLoops<update::MomentumRmsProp<C>, T>,
                                                    &kLoops<update::CenteredRmsProp<C>, T>,
                                                    &kLoops<update::CenteredMomentumRmsProp<C>, T>,
                                                    &kLoops<update::Adagrad<C>, T>,
                                                    &kLoops<update::Adadelta<C>, T>,
                                                    &kLoops<update::Adamax<C>, T>,
                                                    &kLoops<update::Nadam<C>, T>,
                                                    &kLoops<update::Ftrl<C>, T>,
                                                    &kLoops<update::Lion<C>, T>};
  return *kOfRules[static_cast<int>(rule)];
}
const UpdateLoops& FindUpdateLoops(UpdateRule rule, DType dtype) {
  switch (dtype) {
    case DType::float16: return find_loops<float16>(rule);
    case DType::bfloat16: return find_loops<bfloat16>(rule);
    case DType::float32: return find_loops<float>(rule);
    default: return find_loops<double>(rule);
  }
}

template <class T>
void average(const UpdateParams& p, const void* value, const void* former, void* next, int64_t n) {
  using C = Compute<T>;
  const update::Average<C> rule(p);
  const T* x = static_cast<const T*>(value);
  const C* a = static_cast<const C*>(former);
  C* to = static_cast<C*>(next);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) to[i] = rule(a[i], static_cast<C>(x[i]));
}

AverageLoop FindAverageLoop(DType dtype) {
  switch (dtype) {
    case DType::float16: return average<float16>;
    case DType::bfloat16: return average<bfloat16>;
    case DType::float32: return average<float>;
    default: return average<double>;
  }
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FindUpdateLoops);
HWY_EXPORT(FindAverageLoop);

namespace {

constexpr int64_t kUpdateGrain = 16384;
constexpr int64_t kBlock = 512;  // elements that are converted, or whose gradients are added up, at once

double learning_rate(const KernelCall& call, const UpdateParams& p) {
  if (!p.has_rate_input) return p.learning_rate;
  const Operand& rate = call.inputs[call.num_inputs - 1];
  switch (rate.dtype) {
    case DType::float16: return static_cast<float>(*rate.as<float16>());
    case DType::bfloat16: return static_cast<float>(*rate.as<bfloat16>());
    case DType::float32: return *rate.as<float>();
    default: return *rate.as<double>();
  }
}

// Writes the positions in `indices` to `order`, sorted by the row that the index names.
void sort_rows(const Operand& indices, int64_t* order) {
  const int64_t count = indices.num_elements;
  for (int64_t i = 0; i < count; ++i) order[i] = i;
  std::sort(order, order + count, [&](int64_t a, int64_t b) {
    const int64_t x = index_at(indices, a), y = index_at(indices, b);
    return x != y ? x < y : a < b;
  });
}

// Finds the runs of one row in `order`. Writes where each begins, and the end, and returns their number.
int64_t find_runs(const Operand& indices, const int64_t* order, int64_t* begins) {
  const int64_t count = indices.num_elements;
  int64_t runs = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (i == 0 || index_at(indices, order[i]) != index_at(indices, order[i - 1])) begins[runs++] = i;
  }
  begins[runs] = count;
  return runs;
}

int32_t check_rows(KernelCall& call, const Operand& indices, int64_t rows) {
  for (int64_t i = 0; i < indices.num_elements; ++i) {
    const int64_t row = index_at(indices, i);
    if (row >= 0 && row < rows) continue;
    messages::index(call.message, indices.dims, indices.rank, i, row, rows, false);
    return static_cast<int32_t>(Code::invalid_argument);
  }
  return 0;
}

// Copies a variable to an output that is not written in place.
void copy_operand(const Operand& from, Operand& to) {
  if (from.data == to.data) return;
  const size_t size = dtype_size(from.dtype);
  parallel_for(from.num_elements, kUpdateGrain, [&](int64_t begin, int64_t end) {
    std::memcpy(to.as<char>() + begin * size, from.as<char>() + begin * size, (end - begin) * size);
  });
}

constexpr int slots_of(UpdateRule rule) {
  using enum UpdateRule;
  switch (rule) {
    case gradient_descent: return 0;
    case momentum:
    case nesterov:
    case rmsprop:
    case adagrad:
    case lion: return 1;
    case adam_amsgrad:
    case rmsprop_centered_momentum: return 3;
    default: return 2;
  }
}

// A rule with its numbers, for variables of one dtype.
template <UpdateRule rule>
class Updater {
 public:
  static constexpr int kSlots = slots_of(rule);

  explicit Updater(const KernelCall& call)
      : loops_(HWY_DYNAMIC_DISPATCH(FindUpdateLoops)(rule, call.outputs[0].dtype)) {
    const DType dtype = call.outputs[0].dtype;
    size_ = dtype == DType::float64 ? 8 : dtype == DType::float32 ? 4 : 2;
    slot_size_ = std::max<int64_t>(size_, sizeof(float));
    const auto& p = call.params_as<UpdateParams>();
    loops_.make(p, learning_rate(call, p), rule_);
  }
  int64_t size() const { return size_; }

  // Elements [begin, begin + n) of the variable with these inputs, whose gradient they lie in, and outputs.
  void run(const Operand* in, const Operand* out, const void* gradient, int64_t begin, int64_t n) const {
    UpdateSpan s{at(in[0], begin, size()), gradient, at(out[0], begin, size()), {}, {}};
    for (int k = 0; k < kSlots; ++k) {
      s.slots[k] = at(in[1 + k], begin, slot_size_);
      s.new_slots[k] = at(out[1 + k], begin, slot_size_);
    }
    if (loops_.widen) run_half(s, n);
    else loops_.step(rule_, s, n);
  }

  // Writes the sum of n elements, at most kBlock, of the rows order[0 .. count), which lie `stride` bytes apart: rounded as
  // the dense gradient is.
  void add_up(const char* values, int64_t stride, const int64_t* order, int64_t count, int64_t n, void* sum) const {
    float wide[kBlock], total[kBlock];
    void* const to = is_half() ? total : sum;
    std::memset(to, 0, static_cast<size_t>(n * slot_size_));
    for (int64_t r = 0; r < count; ++r) {
      const void* row = values + order[r] * stride;
      if (loops_.widen) {
        loops_.widen(row, wide, n);
        row = wide;
      }
      loops_.add(row, to, n);
    }
    if (is_half()) loops_.narrow(total, sum, n);
  }

 private:
  static char* at(const Operand& o, int64_t i, int64_t size) { return o.as<char>() + i * size; }
  void run_half(const UpdateSpan& whole, int64_t n) const {
    float x[kBlock], gradient[kBlock];
    for (int64_t i = 0; i < n; i += kBlock) {
      const int64_t m = std::min(kBlock, n - i);
      loops_.widen(static_cast<const char*>(whole.x) + i * size(), x, m);
      loops_.widen(static_cast<const char*>(whole.gradient) + i * size(), gradient, m);
      UpdateSpan s{x, gradient, x, {}, {}};
      for (int k = 0; k < kSlots; ++k) {
        s.slots[k] = static_cast<const float*>(whole.slots[k]) + i;
        s.new_slots[k] = static_cast<float*>(whole.new_slots[k]) + i;
      }
      loops_.step(rule_, s, m);
      loops_.narrow(x, static_cast<char*>(whole.new_x) + i * size(), m);
    }
  }

  bool is_half() const { return size_ < slot_size_; }

  int64_t size_, slot_size_;  // bytes of an element of the variable, and of its slots
  const UpdateLoops& loops_;
  alignas(8) char rule_[kRuleBytes];
};

template <UpdateRule rule>
int32_t update(KernelCall& call) {
  const Updater<rule> u(call);
  constexpr int k = slots_of(rule);
  const Operand* in = call.inputs;
  const Operand* out = call.outputs;
  for (; out < call.outputs + call.num_outputs; in += k + 2, out += k + 1) {
    parallel_for(out[0].num_elements, kUpdateGrain, [&](int64_t begin, int64_t end) {
      u.run(in, out, in[k + 1].as<char>() + begin * u.size(), begin, end - begin);
    });
  }
  return 0;
}

// Updates one row with the sum of the gradients in order[begin .. end), a block of columns at a time.
template <UpdateRule rule>
void update_row(const Updater<rule>& u, const Operand* out, const char* values, const int64_t* order, int64_t begin,
                int64_t end, int64_t row, int64_t width) {
  alignas(64) char sum[kBlock * sizeof(double)];
  for (int64_t at = 0; at < width; at += kBlock) {
    const int64_t n = std::min(kBlock, width - at);
    u.add_up(values + at * u.size(), width * u.size(), order + begin, end - begin, n, sum);
    u.run(out, out, sum, row * width + at, n);
  }
}

template <UpdateRule rule>
int32_t update_rows(KernelCall& call) {
  const Updater<rule> u(call);
  constexpr int k = slots_of(rule);
  const Operand& x = call.inputs[0];
  const Operand& indices = call.inputs[k + 1];
  const char* values = call.inputs[k + 2].as<char>();
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
      update_row(u, call.outputs, values, order, begins[r], begins[r + 1], index_at(indices, order[begins[r]]), width);
    }
  });
  return 0;
}

int32_t average(KernelCall& call) {
  const auto& params = call.params_as<UpdateParams>();
  const Operand* in = call.inputs;
  for (Operand* out = call.outputs; out < call.outputs + call.num_outputs; ++out, in += 2) {
    const auto loop = HWY_DYNAMIC_DISPATCH(FindAverageLoop)(in[0].dtype);
    const size_t size = dtype_size(in[0].dtype), slot_size = dtype_size(out->dtype);
    parallel_for(out->num_elements, kUpdateGrain, [&](int64_t begin, int64_t end) {
      loop(params, in[0].as<char>() + begin * size, in[1].as<char>() + begin * slot_size,
           out->as<char>() + begin * slot_size, end - begin);
    });
  }
  return 0;
}

template <class... T>
void add_average(KernelTable& table, Types<T...>) {
  (table.add("apply_average", dtype_of<T>, average), ...);
}

template <UpdateRule rule, class... T>
void add_rule(KernelTable& table, const char* dense, const char* rows, Types<T...>) {
  (table.add(dense, dtype_of<T>, update<rule>), ...);
  (table.add(rows, dtype_of<T>, update_rows<rule>), ...);
}

}  // namespace

void register_optimizer(KernelTable& table) {
  using enum UpdateRule;
  add_rule<gradient_descent>(table, "apply_gradient_descent", "apply_gradient_descent_rows", Floats{});
  add_rule<momentum>(table, "apply_momentum", "apply_momentum_rows", Floats{});
  add_rule<nesterov>(table, "apply_nesterov", "apply_nesterov_rows", Floats{});
  add_rule<adam>(table, "apply_adam", "apply_adam_rows", Floats{});
  add_rule<adam_amsgrad>(table, "apply_adam_amsgrad", "apply_adam_amsgrad_rows", Floats{});
  add_rule<rmsprop>(table, "apply_rmsprop", "apply_rmsprop_rows", Floats{});
  add_rule<rmsprop_momentum>(table, "apply_rmsprop_momentum", "apply_rmsprop_momentum_rows", Floats{});
  add_rule<rmsprop_centered>(table, "apply_rmsprop_centered", "apply_rmsprop_centered_rows", Floats{});
  add_rule<rmsprop_centered_momentum>(table, "apply_rmsprop_centered_momentum", "apply_rmsprop_centered_momentum_rows",
                                      Floats{});
  add_rule<adagrad>(table, "apply_adagrad", "apply_adagrad_rows", Floats{});
  add_rule<adadelta>(table, "apply_adadelta", "apply_adadelta_rows", Floats{});
  add_rule<adamax>(table, "apply_adamax", "apply_adamax_rows", Floats{});
  add_rule<nadam>(table, "apply_nadam", "apply_nadam_rows", Floats{});
  add_rule<ftrl>(table, "apply_ftrl", "apply_ftrl_rows", Floats{});
  add_rule<lion>(table, "apply_lion", "apply_lion_rows", Floats{});
  add_average(table, Floats{});
}

}  // namespace eager::cpu
#endif
