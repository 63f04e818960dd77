// softmax and the losses on it.
//
// A group of threads has a row. A row of up to Way::kHeld elements for each thread is read once and stays in registers.
// For a longer one the group computes the largest element and the sum in one pass, and then reads the row again,
// Way::kAtOnce elements at a time. Rows whose elements are neighbours are read and written in packs. The way depends on
// the shape alone, so the order of additions does too.
#include <limits>

#include "kernels/common/network.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/network.h"

namespace eager::cuda {

namespace {

constexpr int kMostThreads = 512;  // for one row

// The order in which a thread takes its elements of a row: one by one, `inner` apart, or in packs of neighbours.
struct Strided {
  using Index = int64_t;
  template <class T>
  static constexpr int kPack = 1;
  template <class T>
  static constexpr int kHeld = 8;  // elements that a thread keeps
  template <class T>
  static constexpr int kAtOnce = 4;  // elements of a longer row that a thread reads before it writes
};
struct Packed {
  using Index = int32_t;
  template <class T>
  static constexpr int kPack = 16 / sizeof(T);
  template <class T>
  static constexpr int kHeld = std::is_same_v<T, double> ? 4 : 16;  // of two rows, without register spills
  template <class T>
  static constexpr int kAtOnce = std::is_same_v<T, double> ? 4 : 8;
};

// Rows from this length on are not read in packs, since their 32-bit indices would overflow.
constexpr int64_t kMostPacked = int64_t{1} << 30;

template <class T>
struct RowTask {
  AxisParams p;
  int32_t lanes;
  const T *x, *other;  // other: y of softmax_grad, labels
  const T* dy;         // one element for each row
  T dy_value;          // used where dy is NULL
  T* out;
  const void* labels;   // int32 or int64, one for each row
  int64_t label_value;  // used where labels is NULL
  bool is_wide_label;
  Reporter reporter;

  __device__ int64_t label(int64_t r) const {
    if (!labels) return label_value;
    return is_wide_label ? static_cast<const int64_t*>(labels)[r] : static_cast<const int32_t*>(labels)[r];
  }
};

template <class A>
struct Largest {
  using Acc = A;
  __device__ static A init() { return -std::numeric_limits<A>::infinity(); }
  __device__ static A merge(A a, A b) { return b > a ? b : a; }
};

// The part of a row that this thread has.
template <class T, class W, bool kIsHeld>
struct Row {
  using A = Compute<T>;
  using Index = typename W::Index;
  static constexpr int V = W::template kPack<T>;
  static constexpr int kElements = kIsHeld ? W::template kHeld<T> : W::template kAtOnce<T>;
  static_assert(kElements % V == 0);
  const T* data;
  Index n, stride;
  int lane, lanes;
  bool is_aligned;
  A held[kElements];

  __device__ Row(const RowTask<T>& t, const T* from, int64_t first, bool is_row)
      : data(from + first), n(is_row ? static_cast<Index>(t.p.n) : 0), stride(static_cast<Index>(t.p.inner)),
        lane(static_cast<int>(threadIdx.x) & (t.lanes - 1)), lanes(t.lanes), is_aligned(is_aligned_for<T, V>(data)) {
    if constexpr (kIsHeld) each_pack([&](int k, Index i) { read(k, i); });
  }

  __device__ void read(int k, Index i) {
    if constexpr (V == 1) {
      held[k] = static_cast<A>(data[i * stride]);
    } else {
      const Pack<T, V> x = load_pack<T, V>(data + i, is_aligned);
#pragma unroll
      for (int v = 0; v < V; ++v) held[k + v] = static_cast<A>(x.at[v]);
    }
  }

  // Calls f(k, i) for the thread's packs: held[k + v], of this row and of `others`, is element i + v.
  template <class F, class... Other>
  __device__ void each_pack(F f, Other&... others) {
    if constexpr (kIsHeld) {
#pragma unroll
      for (int k = 0; k < kElements; k += V) {
        if (const Index i = static_cast<Index>(lane) * V + static_cast<Index>(k) * lanes; i < n) f(k, i);
      }
    } else {
#pragma unroll 1
      for (Index first = static_cast<Index>(lane) * V; first < n; first += kElements * static_cast<Index>(lanes)) {
#pragma unroll
        for (int k = 0; k < kElements; k += V) {
          if (const Index i = first + static_cast<Index>(k) * lanes; i < n) {
            read(k, i);
            (others.read(k, i), ...);
          }
        }
#pragma unroll
        for (int k = 0; k < kElements; k += V) {
          if (const Index i = first + static_cast<Index>(k) * lanes; i < n) f(k, i);
        }
      }
    }
  }
  // Calls f(k, i) for the thread's elements: held[k], of this row and of `others`, is element i.
  template <class F, class... Other>
  __device__ void each(F f, Other&... others) {
    each_pack(
        [&](int k, Index i) {
#pragma unroll
          for (int v = 0; v < V; ++v) f(k + v, i + v);
        },
        others...);
  }
  template <class F, class... Other>
  __device__ A sum(F f, Other&... others) {
    A total = 0;
    each([&](int k, Index) { total += f(k); }, others...);
    return combine<Sum<A>>(total, lanes);
  }
  // Writes f(k, i) as element i of the row that begins at `to`.
  template <class F, class... Other>
  __device__ void write(T* to, F f, Other&... others) {
    const bool is_pack = is_aligned_for<T, V>(to);
    each_pack(
        [&](int k, Index i) {
          Pack<T, V> y;
#pragma unroll
          for (int v = 0; v < V; ++v) y.at[v] = static_cast<T>(f(k + v, i + v));
          store_pack<T, V>(to + i * stride, y, is_pack);
        },
        others...);
  }
};

// The largest element, and the sum of e^(x - most); the sum is NaN where the largest is infinite or an element is NaN.
// With kReplace the held elements become e^(x - most). With kRest the sum leaves out one element that is `most`. The
// logarithm of the whole sum is then log1p(sum), and the probability of all but the likeliest element is sum / (1 + sum): both
// keep the digits of the other terms where one is much larger.
template <class A>
struct Exponentials {
  A most, sum;
};
template <bool kReplace, bool kRest, class T, class W, bool kIsHeld>
__device__ Exponentials<Compute<T>> exponentials(Row<T, W, kIsHeld>& row) {
  using A = Compute<T>;
  A most = -std::numeric_limits<A>::infinity(), sum = 0, ties = 0;  // ties: threads or elements that have `most`
  if constexpr (kIsHeld) {
    row.each([&](int k, auto) { most = Largest<A>::merge(most, row.held[k]); });
    most = combine<Largest<A>>(most, row.lanes);
    row.each([&](int k, auto) {
      const A x = row.held[k], e = std::exp(x - most);
      if constexpr (kReplace) row.held[k] = e;
      if (!kRest || x != most) sum += e;
      else ties += A(1);
    });
    if (kRest && !std::isfinite(most)) sum = std::numeric_limits<A>::quiet_NaN();
  } else {
    constexpr A lacks = kRest ? 1 : 0;
    sum = -lacks;
    row.each([&](int k, auto) {
      const A x = row.held[k], high = x > most ? x : most;
      // Equal values may be infinite, so their difference is not computed.
      const A shift = x == most ? A(1) : std::exp(x > most ? most - x : x - most);
      sum = x > most ? (sum + lacks) * shift + (A(1) - lacks) : sum + shift;
      most = high;
    });
    const A all = combine<Largest<A>>(most, row.lanes);
    ties = most == all;
    sum = most == all ? sum : (sum + lacks) * std::exp(most - all);
    most = all;
    if (!std::isfinite(most)) sum = std::numeric_limits<A>::quiet_NaN();
  }
  sum = combine<Sum<A>>(sum, row.lanes);
  if constexpr (kRest) sum += combine<Sum<A>>(ties, row.lanes) - A(1);
  return {most, sum};
}

// Returns e^(x - most) of element k, after exponentials with kReplace.
template <class T, class W, bool kIsHeld>
__device__ Compute<T> exponential(const Row<T, W, kIsHeld>& row, int k, Compute<T> most) {
  if constexpr (kIsHeld) return row.held[k];
  else return std::exp(row.held[k] - most);
}

// --- the ops: what is computed from a row ---

struct Softmax {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<true, false>(x);
    const A scale = A(1) / e.sum;
    x.write(t.out + first, [&](int k, auto) { return exponential(x, k, e.most) * scale; });
  }
};

struct LogSoftmax {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<false, true>(x);
    const A log_sum = std::log1p(e.sum);
    x.write(t.out + first, [&](int k, auto) { return x.held[k] - e.most - log_sum; });
  }
};

// y (dy - sum(dy y)); `x` of the task is dy
struct SoftmaxGrad {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> dy(t, t.x, first, is_row), y(t, t.other, first, is_row);
    const A dot = dy.sum([&](int k) { return dy.held[k] * y.held[k]; }, y);
    dy.write(
        t.out + first, [&](int k, auto) { return y.held[k] * (dy.held[k] - dot); }, y);
  }
};

struct CrossEntropy {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> x(t, t.x, first, is_row);
    Row<T, W, kIsHeld> labels(t, t.other, first, is_row);
    const auto e = exponentials<false, true>(x);
    const A log_sum = std::log1p(e.sum);
    // A label of 0 gives a product of 0, although x may be -inf.
    const A loss =
        x.sum([&](int k) { return labels.held[k] == A(0) ? A(0) : labels.held[k] * (log_sum - (x.held[k] - e.most)); },
              labels);
    if (is_row && x.lane == 0) t.out[r] = static_cast<T>(loss + A(0) * log_sum);  // NaN where log_sum is
  }
};

// dy (softmax sum(labels) - labels)
struct CrossEntropyGrad {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> x(t, t.x, first, is_row);
    Row<T, W, kIsHeld> labels(t, t.other, first, is_row);
    const auto e = exponentials<true, true>(x);
    const A scale = A(1) / (A(1) + e.sum);
    const auto p = [&](int k) { return exponential(x, k, e.most) * scale; };
    const A g = static_cast<A>(is_row && t.dy ? t.dy[r] : t.dy_value);
    const A all = labels.sum([&](int k) { return labels.held[k]; });
    A others = 0;
    if constexpr (kIsHeld) others = labels.sum([&](int k) { return p(k) > A(0.5) ? A(0) : labels.held[k]; });
    x.write(
        t.out + first,
        [&](int k, auto) {
          const A own = p(k), label = labels.held[k];
          if (own <= A(0.5)) return g * (own * all - label);
          return g * (own * (kIsHeld ? others : all - label) - label * (e.sum * scale));
        },
        labels);
  }
};

// dy - e^y sum(dy); `x` of the task is dy
struct LogSoftmaxGrad {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> dy(t, t.x, first, is_row), y(t, t.other, first, is_row);
    constexpr A kLikely = 0.75;  // no two rounded probabilities are greater
    A all = 0, others = 0, rest = 0;
    dy.each(
        [&](int k, auto) {
          const A p = std::exp(y.held[k]);
          if constexpr (kIsHeld) y.held[k] = p;
          all += dy.held[k];
          if (p > kLikely) return;
          others += dy.held[k];
          rest += p;
        },
        y);
    all = combine<Sum<A>>(all, dy.lanes), others = combine<Sum<A>>(others, dy.lanes);
    rest = combine<Sum<A>>(rest, dy.lanes);
    dy.write(
        t.out + first,
        [&](int k, auto) {
          const A p = kIsHeld ? y.held[k] : std::exp(y.held[k]);
          return p > kLikely ? dy.held[k] * rest - p * others : dy.held[k] - p * all;
        },
        y);
  }
};

// Returns the row's label, or -1 where it is outside of the row, which it reports.
template <class T>
__device__ int64_t checked_label(const RowTask<T>& t, int64_t r, bool reports) {
  const int64_t label = t.label(r), n = t.p.n;
  if (label >= 0 && label < n) return label;
  if (reports) {
    t.reporter.report(r, [=](Finding& f) {
      f.problem = Problem::label;
      f.value = label;
      f.limit = n;
    });
  }
  return -1;
}

struct SparseCrossEntropy {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<false, true>(x);
    if (!is_row || x.lane != 0) return;
    const int64_t label = checked_label(t, r, true);
    const A at = label < 0 ? std::numeric_limits<A>::quiet_NaN() : static_cast<A>(x.data[label * t.p.inner]);
    t.out[r] = static_cast<T>(std::log1p(e.sum) - (at - e.most));
  }
};

// dy (softmax - one_hot(labels))
struct SparseCrossEntropyGrad {
  template <class T, class W, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, W, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<true, true>(x);
    if (!is_row) return;
    const int64_t label = checked_label(t, r, x.lane == 0);
    const A g = static_cast<A>(t.dy ? t.dy[r] : t.dy_value), scale = A(1) / (A(1) + e.sum);
    x.write(t.out + first, [&](int k, auto i) {
      const A p = exponential(x, k, e.most) * scale;
      if (i != static_cast<decltype(i)>(label)) return p * g;
      return p > A(0.5) ? -g * (e.sum * scale) : p * g - g;
    });
  }
};

template <class Action, class T, class W, bool kIsHeld>
__global__ void __launch_bounds__(kMostThreads) each_row(const __grid_constant__ RowTask<T> t) {
  const int64_t rows = t.p.outer * t.p.inner;
  int64_t r = static_cast<int64_t>(blockIdx.x) * (static_cast<int>(blockDim.x) / t.lanes) +
              static_cast<int>(threadIdx.x) / t.lanes;
  const bool is_row = r < rows;
  if (!is_row) r = 0;  // the thread still takes part in its warp's shuffles
  const int64_t outer = t.p.inner == 1 ? r : r / t.p.inner;
  Action::template run<T, W, kIsHeld>(t, r, outer * t.p.n * t.p.inner + (r - outer * t.p.inner), is_row);
}

// Returns the threads for a row: one where neighbouring rows lie together and there are many, more for long rows.
template <class W, class T>
int lanes_for(const AxisParams& p) {
  constexpr int kHeld = W::template kHeld<T>, least = std::max(4, W::template kPack<T>);  // elements of a thread
  if (p.inner >= kWarp && p.outer * p.inner >= 16384) return 1;
  if (p.n <= int64_t{least} * kWarp) return static_cast<int>(power_of_2_above(blocks_for(p.n, least)));
  if (p.n <= kHeld * kWarp) return kWarp;
  return static_cast<int>(std::min<int64_t>(kMostThreads, power_of_2_above(blocks_for(p.n, kHeld))));
}

// The places of the op's inputs; -1: the op has no such input.
struct Inputs {
  int x = 0, other = -1, dy = -1, labels = -1;
};

template <class Action, class W, class T>
void launch_rows(const KernelCall& call, RowTask<T>& t) {
  t.lanes = lanes_for<W, T>(t.p);
  const bool is_held = t.p.n <= int64_t{W::template kHeld<T>} * t.lanes;
  const int64_t rows = t.p.outer * t.p.inner;
  const int64_t most = t.lanes > kWarp ? t.lanes : kThreads;  // a group of more than a warp is the whole block
  const int threads = static_cast<int>(std::min(most, blocks_for(std::min(most, rows) * t.lanes, kWarp) * kWarp));
  launch(call, blocks_for(rows, threads / t.lanes), threads,
         is_held ? each_row<Action, T, W, true> : each_row<Action, T, W, false>, t);
}

template <class Action, class T>
int32_t run_rows(KernelCall& call, Inputs at) {
  const AxisParams& p = call.params_as<AxisParams>();
  if (p.outer * p.inner == 0 || p.n == 0) return 0;
  RowTask<T> t{p,
               1,
               call.inputs[at.x].as<T>(),
               nullptr,
               nullptr,
               T(0),
               call.outputs[0].as<T>(),
               nullptr,
               0,
               false,
               reporter(call)};
  if (at.other >= 0) t.other = call.inputs[at.other].as<T>();
  if (at.dy >= 0) {
    const Scalar<T> dy(call.inputs[at.dy]);
    t.dy = dy.data;
    t.dy_value = dy.value;
  }
  if (at.labels >= 0) {
    const Operand& labels = call.inputs[at.labels];
    t.is_wide_label = labels.dtype == DType::int64;
    t.labels = labels.is_immediate ? nullptr : labels.data;
    if (labels.is_immediate)
      t.label_value = t.is_wide_label ? Scalar<int64_t>(labels).value : Scalar<int32_t>(labels).value;
  }
  const bool is_packed = p.inner == 1 && p.n % Packed::kPack<T> == 0 && p.n < kMostPacked;
  if (is_packed) launch_rows<Action, Packed>(call, t);
  else launch_rows<Action, Strided>(call, t);
  return 0;
}

template <class Action, class T, Inputs inputs>
int32_t row_kernel(KernelCall& call) {
  return run_rows<Action, T>(call, inputs);
}

template <class... T>
void add_rows(KernelTable& table, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    constexpr DType d = dtype_of<U>;
    table.add("softmax", d, row_kernel<Softmax, U, Inputs{}>);
    table.add("log_softmax", d, row_kernel<LogSoftmax, U, Inputs{}>);
    table.add("softmax_grad", d, row_kernel<SoftmaxGrad, U, Inputs{.other = 1}>);
    table.add("log_softmax_grad", d, row_kernel<LogSoftmaxGrad, U, Inputs{.other = 1}>);
    table.add("softmax_cross_entropy_with_logits", d, row_kernel<CrossEntropy, U, Inputs{.other = 1}>);
    table.add("softmax_cross_entropy_with_logits_grad", d,
              row_kernel<CrossEntropyGrad, U, Inputs{.x = 1, .other = 2, .dy = 0}>);
    table.add("sparse_softmax_cross_entropy_with_logits", d, row_kernel<SparseCrossEntropy, U, Inputs{.labels = 1}>);
    table.add("sparse_softmax_cross_entropy_with_logits_grad", d,
              row_kernel<SparseCrossEntropyGrad, U, Inputs{.x = 1, .dy = 0, .labels = 2}>);
  };
  (add(std::type_identity<T>{}), ...);
}

}  // namespace

void register_softmax(KernelTable& table) { add_rows(table, Floats{}); }

}  // namespace eager::cuda
