// bias_add, dropout, clipping by norm.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/network.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "kernels/common/element.h"
#include "kernels/common/network.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/network.h"
#include "kernels/cpu/random.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "kernels/cpu/vector_math-inl.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

// --- bias, dropout ---

template <class T>
int32_t bias_add(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *x = call.inputs[0].as<T>(), *bias = call.inputs[1].as<T>();
  T* y = call.outputs[0].as<T>();
  if (call.outputs[0].num_elements == 0) return 0;
  if (p.inner == 1) {
    parallel_for(p.outer, row_grain(p.n), [=](int64_t b, int64_t e) {
      for (int64_t o = b; o < e; ++o) {
        const T* row = x + o * p.n;
        T* out = y + o * p.n;
        for (int64_t i = 0; i < p.n; ++i) out[i] = static_cast<T>(static_cast<A>(row[i]) + static_cast<A>(bias[i]));
      }
    });
    return 0;
  }
  parallel_for(p.outer * p.n, row_grain(p.inner), [=](int64_t b, int64_t e) {
    for (int64_t o = b; o < e; ++o) {
      const A v = static_cast<A>(bias[o % p.n]);
      for (int64_t i = o * p.inner; i < (o + 1) * p.inner; ++i) y[i] = static_cast<T>(static_cast<A>(x[i]) + v);
    }
  });
  return 0;
}

template <class T>
HWY_NOINLINE void keep_some(const T* x, const uint8_t* mask, Compute<T> scale, T* y, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    y[i] = static_cast<T>(mask[i] ? static_cast<Compute<T>>(x[i]) * scale : Compute<T>(0));
}

// Finds which of n elements from `first`, a multiple of kKept, on are kept: kKept at most.
constexpr int64_t kKept = 4 * kBlocksOfWords;
void draw_mask(const DropoutParams& p, int64_t first, int64_t n, uint8_t* mask) {
  uint32_t words[kKept];
  random_words(words, n, p.key, p.counter + static_cast<uint64_t>(first / 4));
  const bool keeps_any = p.threshold > 0;
  const uint32_t most = static_cast<uint32_t>(p.threshold - 1);
  for (int64_t i = 0; i < n; ++i) mask[i] = words[i] <= most && keeps_any;
}

template <class T>
int32_t dropout(KernelCall& call) {
  const DropoutParams p = call.params_as<DropoutParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  uint8_t* mask = call.outputs[1].as<uint8_t>();
  const int64_t n = call.outputs[0].num_elements;
  const auto scale = static_cast<Compute<T>>(p.scale);
  parallel_for((n + kKept - 1) / kKept, kWork / (4 * kKept), [=](int64_t b, int64_t e) {
    for (int64_t at = b * kKept; at < std::min(n, e * kKept); at += kKept) {
      const int64_t count = std::min(kKept, n - at);
      draw_mask(p, at, count, mask + at);
      keep_some(x + at, mask + at, scale, y + at, count);
    }
  });
  return 0;
}

template <class T>
int32_t dropout_grad(KernelCall& call) {
  using A = Compute<T>;
  const A scale = static_cast<A>(call.params_as<DropoutParams>().scale);
  const T* dy = call.inputs[0].as<T>();
  const uint8_t* mask = call.inputs[1].as<uint8_t>();
  T* dx = call.outputs[0].as<T>();
  parallel_for(call.outputs[0].num_elements, kWork,
               [=](int64_t b, int64_t e) { keep_some(dy + b, mask + b, scale, dx + b, e - b); });
  return 0;
}

// --- norms ---

// The squares are those of double: float32's overflow for numbers of 1e20.
template <class T>
double sum_of_squares(const T* x, int64_t n) {
  if constexpr (is_half<T>) {
    constexpr int64_t kChunk = 1024;
    float chunk[kChunk];
    double total = 0;
    for (int64_t i = 0; i < n; i += kChunk) {
      const int64_t m = std::min(kChunk, n - i);
      to_float(x + i, chunk, m);
      total += sum_of_squares(chunk, m);
    }
    return total;
  } else {
    const hn::ScalableTag<double> d;
    const hn::Rebind<T, decltype(d)> narrow;
    return sum_of_terms<double>(n, [=](int64_t i, int64_t m) HWY_ATTR {
      const auto part = load_part(narrow, x + i, m, T(0));
      hn::Vec<decltype(d)> v;
      if constexpr (std::is_same_v<T, double>) v = part;
      else v = hn::PromoteTo(d, part);
      return hn::Mul(v, v);
    });
  }
}

// The sum does not depend on the threads: it adds up those of pieces of kWork elements.
template <class T>
double sum_of_squares(const Operand& o) {
  const T* x = o.as<T>();
  const int64_t n = o.num_elements, pieces = (n + kWork - 1) / kWork;
  const Scratch sums(static_cast<size_t>(pieces) * sizeof(double));
  parallel_for(pieces, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      sums.as<double>()[i] = sum_of_squares(x + i * kWork, std::min(kWork, n - i * kWork));
  });
  return std::accumulate(sums.as<double>(), sums.as<double>() + pieces, 0.0);
}

template <class T>
int32_t l2_loss(KernelCall& call) {
  call.outputs[0].as<T>()[0] = static_cast<T>(static_cast<Compute<T>>(sum_of_squares<T>(call.inputs[0]) / 2));
  return 0;
}

template <class T>
double norm_of_all(const KernelCall& call) {
  double total = 0;
  for (int i = 0; i < call.num_inputs; ++i) total += sum_of_squares<T>(call.inputs[i]);
  return std::sqrt(total);
}

template <class T>
int32_t global_norm(KernelCall& call) {
  call.outputs[0].as<T>()[0] = static_cast<T>(static_cast<Compute<T>>(norm_of_all<T>(call)));
  return 0;
}

// The kernel computes x clip / max(norm, clip). If an element is NaN, so is the norm, and every element of the result.
template <class T>
int32_t clip_by_norm(KernelCall& call) {
  using A = Compute<T>;
  const double clip = call.params_as<ClipParams>().clip_norm, norm = norm_of_all<T>(call);
  const A scale = static_cast<A>(norm > clip ? clip / norm : norm == norm ? 1 : norm);
  for (int i = 0; i < call.num_inputs; ++i) {
    const T* x = call.inputs[i].as<T>();
    T* y = call.outputs[i].as<T>();
    parallel_for(call.inputs[i].num_elements, kWork, [=](int64_t b, int64_t e) {
      for (int64_t k = b; k < e; ++k) y[k] = static_cast<T>(static_cast<A>(x[k]) * scale);
    });
  }
  if (call.num_outputs > call.num_inputs)
    call.outputs[call.num_inputs].as<T>()[0] = static_cast<T>(static_cast<A>(norm));
  return 0;
}

// --- registration ---

template <class... T>
void add_floats(KernelTable& t, Types<T...>) {
  (t.add("dropout", dtype_of<T>, dropout<T>), ...);
  (t.add("dropout_grad", dtype_of<T>, dropout_grad<T>), ...);
  (t.add("l2_loss", dtype_of<T>, l2_loss<T>), ...);
  (t.add("global_norm", dtype_of<T>, global_norm<T>), ...);
  (t.add("clip_by_norm", dtype_of<T>, clip_by_norm<T>), ...);
  (t.add("clip_by_global_norm", dtype_of<T>, clip_by_norm<T>), ...);
}
template <class... T>
void add_bias(KernelTable& t, Types<T...>) {
  (t.add("bias_add", dtype_of<T>, bias_add<T>), ...);
}

void RegisterNetwork(KernelTable& t) {
  add_floats(t, Floats{});
  add_bias(t, Inexact{});
  add_integers(t, "bias_add", bias_add<uint8_t>, bias_add<uint16_t>, bias_add<uint32_t>, bias_add<uint64_t>);
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterNetwork);
void register_network(KernelTable& table) {
  HWY_DYNAMIC_DISPATCH(RegisterNetwork)(table);
  register_softmax(table);
}
}  // namespace eager::cpu
#endif
