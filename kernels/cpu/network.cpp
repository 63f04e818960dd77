// softmax and the losses on it, bias_add, dropout, clipping by norm.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/network.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>
#include <complex>

#include "kernels/common/messages.h"
#include "kernels/common/element.h"
#include "kernels/common/network.h"
#include "kernels/common/philox.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/vector_math-inl.h"
#include "kernels/half.h"
#include "runtime/base/memory.h"
#include "runtime/base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kWork = 16384;

inline int64_t row_grain(int64_t n) { return std::max<int64_t>(1, kWork / std::max<int64_t>(1, n)); }

// --- a row of float or double ---

template <class A>
A row_max(const A* x, int64_t n) {
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  A most = x[0];
  int64_t i = 0;
  if (n >= w) {
    auto m = hn::LoadU(d, x);
    for (i = w; i + w <= n; i += w) m = hn::Max(m, hn::LoadU(d, x + i));
    most = hn::GetLane(hn::MaxOfLanes(d, m));
  }
  for (; i < n; ++i) most = x[i] > most ? x[i] : most;
  return most;
}

// out = exp(x - m); the sum of out. The last few elements go through a padded vector, so that one function serves all.
template <class A>
A exp_shifted(const A* x, A m, int64_t n, A* out) {
  const hn::ScalableTag<A> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  const auto shift = hn::Set(d, m);
  auto sum = hn::Zero(d);
  int64_t i = 0;
  for (; i + w <= n; i += w) {
    const auto e = vmath::exp(d, hn::Sub(hn::LoadU(d, x + i), shift));
    hn::StoreU(e, d, out + i);
    sum = hn::Add(sum, e);
  }
  A total = hn::GetLane(hn::SumOfLanes(d, sum));
  if (i < n) {
    HWY_ALIGN A tail[HWY_MAX_BYTES / sizeof(A)] = {};
    for (int64_t k = i; k < n; ++k) tail[k - i] = x[k] - m;
    hn::Store(vmath::exp(d, hn::Load(d, tail)), d, tail);
    for (int64_t k = i; k < n; ++k) total += out[k] = tail[k - i];
  }
  return total;
}

// Reads and writes rows of [outer, n, inner] as Compute<T>; rows that lie together in that type are used where they lie.
template <class T>
struct Rows {
  using A = Compute<T>;
  const AxisParams p;
  bool direct() const { return std::is_same_v<T, A> && p.inner == 1; }
  int64_t first(int64_t r) const { return r / p.inner * p.n * p.inner + r % p.inner; }
  const A* read(const T* x, int64_t r, A* room) const {
    const T* from = x + first(r);
    if constexpr (std::is_same_v<T, A>) {
      if (p.inner == 1) return from;
    }
    for (int64_t i = 0; i < p.n; ++i) room[i] = static_cast<A>(from[i * p.inner]);
    return room;
  }
  void write(T* y, int64_t r, const A* row) const {
    T* to = y + first(r);
    for (int64_t i = 0; i < p.n; ++i) to[i * p.inner] = static_cast<T>(row[i]);
  }
};

// Calls f(rows, r, rooms) for every row, with `kRooms` rooms of n elements.
template <int kRooms, class T, class F>
void each_row(const AxisParams& p, F f) {
  using A = Compute<T>;
  const Rows<T> rows{p};
  const int64_t count = p.outer * p.inner;
  if (count == 0 || p.n == 0) return;
  auto piece = [&](int64_t b, int64_t e) {
    A few[kRooms * 64];
    Scratch many(p.n <= 64 ? 0 : static_cast<size_t>(kRooms * p.n) * sizeof(A));
    A* room = p.n <= 64 ? few : many.as<A>();
    for (int64_t r = b; r < e; ++r) f(rows, r, room);
  };
  parallel_for(count, row_grain(p.n), piece);
}

template <class T, bool kLog>
int32_t softmax(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  each_row<2, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A* in = rows.read(x, r, room);
    A* out = room + p.n;
    if constexpr (std::is_same_v<T, A>) {
      if (rows.direct()) out = y + r * p.n;
    }
    const A m = row_max(in, p.n);
    if constexpr (kLog) {
      const A log_sum = std::log(exp_shifted(in, m, p.n, room + p.n));  // of e^(x - m): m may be large
      for (int64_t i = 0; i < p.n; ++i) out[i] = in[i] - m - log_sum;
    } else {
      const A scale = A(1) / exp_shifted(in, m, p.n, out);
      for (int64_t i = 0; i < p.n; ++i) out[i] *= scale;
    }
    if (!rows.direct()) rows.write(y, r, out);
  });
  return 0;
}

// y (dy - sum(dy y))
template <class T>
int32_t softmax_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *dy = call.inputs[0].as<T>(), *y = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  each_row<3, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *g = rows.read(dy, r, room), *v = rows.read(y, r, room + p.n);
    A dot = 0;
    for (int64_t i = 0; i < p.n; ++i) dot += g[i] * v[i];
    A* out = room + 2 * p.n;
    for (int64_t i = 0; i < p.n; ++i) out[i] = v[i] * (g[i] - dot);
    rows.write(dx, r, out);
  });
  return 0;
}

// --- cross-entropy ---

template <class T>
int32_t cross_entropy(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *x = call.inputs[0].as<T>(), *labels = call.inputs[1].as<T>();
  T* loss = call.outputs[0].as<T>();
  each_row<3, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *in = rows.read(x, r, room), *l = rows.read(labels, r, room + p.n);
    const A m = row_max(in, p.n);
    const A log_sum = std::log(exp_shifted(in, m, p.n, room + 2 * p.n));
    A sum = 0;
    for (int64_t i = 0; i < p.n; ++i) sum += l[i] * (log_sum - (in[i] - m));
    loss[r] = static_cast<T>(sum);
  });
  return 0;
}

// dy (softmax sum(labels) - labels)
template <class T>
int32_t cross_entropy_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>(), *labels = call.inputs[2].as<T>();
  T* dx = call.outputs[0].as<T>();
  each_row<3, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A *in = rows.read(x, r, room), *l = rows.read(labels, r, room + p.n);
    A* out = room + 2 * p.n;
    A total = 0;
    for (int64_t i = 0; i < p.n; ++i) total += l[i];
    const A scale = total / exp_shifted(in, row_max(in, p.n), p.n, out);
    const A g = static_cast<A>(dy[r]);
    for (int64_t i = 0; i < p.n; ++i) out[i] = g * (out[i] * scale - l[i]);
    rows.write(dx, r, out);
  });
  return 0;
}

inline int64_t label_at(const Operand& labels, int64_t r) {
  return labels.dtype == DType::int32 ? labels.as<int32_t>()[r] : labels.as<int64_t>()[r];
}

inline int32_t check_labels(KernelCall& call, const Operand& labels, int64_t n) {
  for (int64_t r = 0; r < labels.num_elements; ++r) {
    const int64_t l = label_at(labels, r);
    if (l >= 0 && l < n) continue;
    messages::label(call.message, l, n);
    return 3;
  }
  return 0;
}

template <class T>
int32_t sparse_cross_entropy(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const Operand labels = call.inputs[1];
  if (int32_t code = check_labels(call, labels, p.n)) return code;
  const T* x = call.inputs[0].as<T>();
  T* loss = call.outputs[0].as<T>();
  each_row<2, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A* in = rows.read(x, r, room);
    const A m = row_max(in, p.n);
    loss[r] = static_cast<T>(std::log(exp_shifted(in, m, p.n, room + p.n)) - (in[label_at(labels, r)] - m));
  });
  return 0;
}

// dy (softmax - one_hot(labels))
template <class T>
int32_t sparse_cross_entropy_grad(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const Operand labels = call.inputs[2];
  if (int32_t code = check_labels(call, labels, p.n)) return code;
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  each_row<2, T>(p, [=](const Rows<T>& rows, int64_t r, A* room) {
    const A* in = rows.read(x, r, room);
    A* out = room + p.n;
    const A g = static_cast<A>(dy[r]);
    const A scale = g / exp_shifted(in, row_max(in, p.n), p.n, out);
    for (int64_t i = 0; i < p.n; ++i) out[i] *= scale;
    out[label_at(labels, r)] -= g;
    rows.write(dx, r, out);
  });
  return 0;
}

// max(x, 0) - x z + log1p(exp(-|x|))
template <class T>
int32_t sigmoid_cross_entropy(KernelCall& call) {
  using A = Compute<T>;
  const T *x = call.inputs[0].as<T>(), *z = call.inputs[1].as<T>();
  T* y = call.outputs[0].as<T>();
  parallel_for(call.outputs[0].num_elements, kWork, [=](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) {
      const A v = static_cast<A>(x[i]);
      y[i] = static_cast<T>((v > 0 ? v : A(0)) - v * static_cast<A>(z[i]) + std::log1p(std::exp(-std::abs(v))));
    }
  });
  return 0;
}

// --- bias, dropout ---

template <class T>
int32_t bias_add(KernelCall& call) {
  using A = Compute<T>;
  const AxisParams& p = call.params_as<AxisParams>();
  const T *x = call.inputs[0].as<T>(), *bias = call.inputs[1].as<T>();
  T* y = call.outputs[0].as<T>();
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
int32_t dropout(KernelCall& call) {
  using A = Compute<T>;
  const DropoutParams p = call.params_as<DropoutParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  uint8_t* mask = call.outputs[1].as<uint8_t>();
  const int64_t n = call.outputs[0].num_elements;
  const A scale = static_cast<A>(p.scale);
  parallel_for((n + 3) / 4, kWork / 16, [=](int64_t b, int64_t e) {
    for (int64_t block = b; block < e; ++block) {
      uint32_t words[4];
      philox4x32_10(words, p.counter + static_cast<uint64_t>(block), 0, p.key);
      for (int64_t k = 0; k < 4 && 4 * block + k < n; ++k) {
        const int64_t i = 4 * block + k;
        const bool kept = words[k] < p.threshold;
        mask[i] = kept;
        y[i] = static_cast<T>(kept ? static_cast<A>(x[i]) * scale : A(0));
      }
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
  parallel_for(call.outputs[0].num_elements, kWork, [=](int64_t b, int64_t e) {
    for (int64_t i = b; i < e; ++i) dx[i] = static_cast<T>(mask[i] ? static_cast<A>(dy[i]) * scale : A(0));
  });
  return 0;
}

// --- norms ---

template <class T>
double sum_of_squares(const Operand& o) {
  using A = Compute<T>;
  const T* x = o.as<T>();
  double total = 0;
  for (int64_t i = 0; i < o.num_elements; i += 1024) {
    A lanes[16] = {};
    const int64_t end = std::min(i + 1024, o.num_elements);
    int64_t k = i;
    for (; k + 16 <= end; k += 16) {
      for (int j = 0; j < 16; ++j) lanes[j] += static_cast<A>(x[k + j]) * static_cast<A>(x[k + j]);
    }
    for (; k < end; ++k) lanes[0] += static_cast<A>(x[k]) * static_cast<A>(x[k]);
    for (A l : lanes) total += static_cast<double>(l);
  }
  return total;
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

// x clip / max(norm, clip); the norm, which is NaN where an element is, spreads to all.
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
  if (call.num_outputs > call.num_inputs) call.outputs[call.num_inputs].as<T>()[0] = static_cast<T>(static_cast<A>(norm));
  return 0;
}

// --- registration ---

template <class T>
void register_float(KernelTable& t, DType d) {
  t.add("softmax", d, softmax<T, false>);
  t.add("log_softmax", d, softmax<T, true>);
  t.add("softmax_grad", d, softmax_grad<T>);
  t.add("softmax_cross_entropy_with_logits", d, cross_entropy<T>);
  t.add("softmax_cross_entropy_with_logits_grad", d, cross_entropy_grad<T>);
  t.add("sparse_softmax_cross_entropy_with_logits", d, sparse_cross_entropy<T>);
  t.add("sparse_softmax_cross_entropy_with_logits_grad", d, sparse_cross_entropy_grad<T>);
  t.add("sigmoid_cross_entropy_with_logits", d, sigmoid_cross_entropy<T>);
  t.add("dropout", d, dropout<T>);
  t.add("dropout_grad", d, dropout_grad<T>);
  t.add("l2_loss", d, l2_loss<T>);
  t.add("global_norm", d, global_norm<T>);
  t.add("clip_by_norm", d, clip_by_norm<T>);
  t.add("clip_by_global_norm", d, clip_by_norm<T>);
}

void RegisterNetwork(KernelTable& t) {
#define EAGER_FLOAT(T, name) register_float<T>(t, DType::name);
  EAGER_FLOAT(float16, float16) EAGER_FLOAT(bfloat16, bfloat16) EAGER_FLOAT(float, float32) EAGER_FLOAT(double, float64)
#undef EAGER_FLOAT
#define EAGER_BIAS(T, name) t.add("bias_add", DType::name, bias_add<T>);
  EAGER_BIAS(float16, float16) EAGER_BIAS(bfloat16, bfloat16) EAGER_BIAS(float, float32) EAGER_BIAS(double, float64)
  EAGER_BIAS(std::complex<float>, complex64) EAGER_BIAS(std::complex<double>, complex128)
#undef EAGER_BIAS
  add_integers(t, "bias_add", bias_add<uint8_t>, bias_add<uint16_t>, bias_add<uint32_t>, bias_add<uint64_t>);
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterNetwork);
void register_network(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterNetwork)(table); }
}  // namespace eager::cpu
#endif
