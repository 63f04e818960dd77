// softmax and the losses on it.
//
// A group of threads has a row. Rows of up to kHeld elements a thread are read once and stay in registers; of longer ones
// the group makes the largest and the sum as it goes, and reads them again, kAtOnce elements at a time.
#include <limits>

#include "kernels/common/network.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/network.h"

namespace eager::cuda {

namespace {

constexpr int kHeld = 8;             // elements a thread keeps
constexpr int kAtOnce = 4;           // elements a thread reads of a longer row before it writes
constexpr int kMostThreads = 512;    // of a row

template <class T>
struct RowTask {
  AxisParams p;
  int32_t lanes;
  const T *x, *other;     // other: y of softmax_grad, labels
  const T* dy;            // of the rows
  T dy_value;             // where dy is NULL
  T* out;
  const void* labels;     // int32 or int64, of the rows
  int64_t label_value;    // where labels is NULL
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

// The group's part of a row.
template <class T, bool kIsHeld>
struct Row {
  using A = Compute<T>;
  const T* data;
  int64_t n, stride;
  int lane, lanes;
  A held[kIsHeld ? kHeld : kAtOnce];

  __device__ Row(const RowTask<T>& t, const T* from, int64_t first, bool is_row)
      : data(from + first), n(is_row ? t.p.n : 0), stride(t.p.inner), lane(static_cast<int>(threadIdx.x) & (t.lanes - 1)), lanes(t.lanes) {
    if constexpr (kIsHeld) each([&](int k, int64_t i) { read(k, i); });
  }
  __device__ void read(int k, int64_t i) { held[k] = static_cast<A>(data[i * stride]); }
  // Calls f(k, i) for the thread's elements i: held[k] of this row and of `others` is that element.
  template <class F, class... Other>
  __device__ void each(F f, Other&... others) {
    if constexpr (kIsHeld) {
#pragma unroll
      for (int k = 0; k < kHeld; ++k) {
        if (const int64_t i = lane + static_cast<int64_t>(k) * lanes; i < n) f(k, i);
      }
    } else {
#pragma unroll 1
      for (int64_t first = lane; first < n; first += kAtOnce * lanes) {
#pragma unroll
        for (int k = 0; k < kAtOnce; ++k) {
          if (const int64_t i = first + k * lanes; i < n) {
            read(k, i);
            (others.read(k, i), ...);
          }
        }
#pragma unroll
        for (int k = 0; k < kAtOnce; ++k) {
          if (const int64_t i = first + k * lanes; i < n) f(k, i);
        }
      }
    }
  }
  template <class F, class... Other>
  __device__ A sum(F f, Other&... others) {
    A total = 0;
    each([&](int k, int64_t i) { total += f(k, i); }, others...);
    return combine<Sum<A>>(total, lanes);
  }
};

// The largest, and the sum of e^(x - most); NaN where the largest is infinite or an element NaN. With kReplace what the row
// holds becomes e^(x - most). Without it the sum lacks one element that is `most`: its log is log1p(sum), which keeps what the
// others add where one stands far out.
template <class A>
struct Exponentials {
  A most, sum;
};
template <bool kReplace, class T, bool kIsHeld>
__device__ Exponentials<Compute<T>> exponentials(Row<T, kIsHeld>& row) {
  using A = Compute<T>;
  A most = -std::numeric_limits<A>::infinity(), sum = 0, ties = 0;  // ties: parts that have `most`
  if constexpr (kIsHeld) {
    row.each([&](int k, int64_t) { most = Largest<A>::merge(most, row.held[k]); });
    most = combine<Largest<A>>(most, row.lanes);
    row.each([&](int k, int64_t) {
      const A e = std::exp(row.held[k] - most);
      if constexpr (kReplace) row.held[k] = e;
      if (kReplace || row.held[k] != most) sum += e;
      else ties += A(1);
    });
    if (!kReplace && !std::isfinite(most)) sum = std::numeric_limits<A>::quiet_NaN();
  } else {
    constexpr A lacks = kReplace ? 0 : 1;
    sum = -lacks;
    row.each([&](int k, int64_t) {
      const A x = row.held[k], high = x > most ? x : most;
      // Two that are equal may be infinite.
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
  if constexpr (!kReplace) sum += combine<Sum<A>>(ties, row.lanes) - A(1);
  return {most, sum};
}

// e^(x - most), after exponentials<true>.
template <class T, bool kIsHeld>
__device__ Compute<T> exponential(const Row<T, kIsHeld>& row, int k, Compute<T> most) {
  if constexpr (kIsHeld) return row.held[k];
  else return std::exp(row.held[k] - most);
}

// --- what is made of a row ---

struct Softmax {
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<true>(x);
    const A scale = A(1) / e.sum;
    x.each([&](int k, int64_t i) { t.out[first + i * t.p.inner] = static_cast<T>(exponential(x, k, e.most) * scale); });
  }
};

struct LogSoftmax {
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<false>(x);
    const A log_sum = std::log1p(e.sum);
    x.each([&](int k, int64_t i) { t.out[first + i * t.p.inner] = static_cast<T>(x.held[k] - e.most - log_sum); });
  }
};

// y (dy - sum(dy y)); x is dy
struct SoftmaxGrad {
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> dy(t, t.x, first, is_row), y(t, t.other, first, is_row);
    const A dot = dy.sum([&](int k, int64_t) { return dy.held[k] * y.held[k]; }, y);
    dy.each([&](int k, int64_t i) { t.out[first + i * t.p.inner] = static_cast<T>(y.held[k] * (dy.held[k] - dot)); }, y);
  }
};

struct CrossEntropy {
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> x(t, t.x, first, is_row);
    Row<T, kIsHeld> labels(t, t.other, first, is_row);
    const auto e = exponentials<false>(x);
    const A log_sum = std::log1p(e.sum);
    // Where a label is 0 so is the product, although x may be -inf.
    const A loss = x.sum([&](int k, int64_t) {
      return labels.held[k] == A(0) ? A(0) : labels.held[k] * (log_sum - (x.held[k] - e.most));
    }, labels);
    if (is_row && x.lane == 0) t.out[r] = static_cast<T>(loss + A(0) * log_sum);  // NaN where log_sum is
  }
};

// dy (softmax sum(labels) - labels)
struct CrossEntropyGrad {
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> x(t, t.x, first, is_row);
    Row<T, kIsHeld> labels(t, t.other, first, is_row);
    const auto e = exponentials<true>(x);
    const A scale = labels.sum([&](int k, int64_t) { return labels.held[k]; }) / e.sum;
    const A g = static_cast<A>(is_row && t.dy ? t.dy[r] : t.dy_value);
    x.each([&](int k, int64_t i) {
      t.out[first + i * t.p.inner] = static_cast<T>(g * (exponential(x, k, e.most) * scale - labels.held[k]));
    }, labels);
  }
};

// The row's label; -1, and a report, where it is none.
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
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<false>(x);
    if (!is_row || x.lane != 0) return;
    const int64_t label = checked_label(t, r, true);
    const A at = label < 0 ? std::numeric_limits<A>::quiet_NaN() : static_cast<A>(x.data[label * t.p.inner]);
    t.out[r] = static_cast<T>(std::log1p(e.sum) - (at - e.most));
  }
};

// dy (softmax - one_hot(labels))
struct SparseCrossEntropyGrad {
  template <class T, bool kIsHeld>
  __device__ static void run(const RowTask<T>& t, int64_t r, int64_t first, bool is_row) {
    using A = Compute<T>;
    Row<T, kIsHeld> x(t, t.x, first, is_row);
    const auto e = exponentials<true>(x);
    if (!is_row) return;
    const int64_t label = checked_label(t, r, x.lane == 0);
    const A g = static_cast<A>(t.dy ? t.dy[r] : t.dy_value), scale = g / e.sum;
    x.each([&](int k, int64_t i) {
      const A p = exponential(x, k, e.most) * scale;
      t.out[first + i * t.p.inner] = static_cast<T>(i == label ? p - g : p);
    });
  }
};

template <class Action, class T, bool kIsHeld>
__global__ void __launch_bounds__(kMostThreads) each_row(const __grid_constant__ RowTask<T> t) {
  const int64_t rows = t.p.outer * t.p.inner;
  int64_t r = static_cast<int64_t>(blockIdx.x) * (static_cast<int>(blockDim.x) / t.lanes) + static_cast<int>(threadIdx.x) / t.lanes;
  const bool is_row = r < rows;
  if (!is_row) r = 0;  // takes part in its warp's shuffles
  const int64_t outer = t.p.inner == 1 ? r : r / t.p.inner;
  Action::template run<T, kIsHeld>(t, r, outer * t.p.n * t.p.inner + (r - outer * t.p.inner), is_row);
}

// A block's threads have neighbouring rows where those are what lies together, and long rows where there are few.
int lanes_for(const AxisParams& p) {
  if (p.inner >= kWarp && p.outer * p.inner >= 16384) return 1;
  if (p.n <= 4 * kWarp) return static_cast<int>(power_of_2_above(blocks_for(p.n, 4)));
  if (p.n <= kHeld * kWarp) return kWarp;
  return static_cast<int>(std::min<int64_t>(kMostThreads, power_of_2_above(blocks_for(p.n, kHeld))));
}

// Inputs of the op, by their place; -1: it has none.
struct Inputs {
  int x = 0, other = -1, dy = -1, labels = -1;
};

template <class Action, class T>
int32_t run_rows(KernelCall& call, Inputs at) {
  const AxisParams& p = call.params_as<AxisParams>();
  const int64_t rows = p.outer * p.inner;
  if (rows == 0 || p.n == 0) return 0;
  RowTask<T> t{p, lanes_for(p), call.inputs[at.x].as<T>(), nullptr, nullptr, T(0), call.outputs[0].as<T>(), nullptr, 0, false, reporter(call)};
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
    if (labels.is_immediate) t.label_value = t.is_wide_label ? Scalar<int64_t>(labels).value : Scalar<int32_t>(labels).value;
  }
  const bool is_held = p.n <= static_cast<int64_t>(kHeld) * t.lanes;
  const int64_t most = t.lanes > kWarp ? t.lanes : kThreads;  // more than a warp: the whole block
  const int threads = static_cast<int>(std::min(most, blocks_for(std::min(most, rows) * t.lanes, kWarp) * kWarp));
  launch(call, blocks_for(rows, threads / t.lanes), threads, is_held ? each_row<Action, T, true> : each_row<Action, T, false>, t);
  return 0;
}

template <class Action, class T, Inputs inputs>
int32_t row_kernel(KernelCall& call) { return run_rows<Action, T>(call, inputs); }

template <class... T>
void add_rows(KernelTable& table, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    constexpr DType d = dtype_of<U>;
    table.add("softmax", d, row_kernel<Softmax, U, Inputs{}>);
    table.add("log_softmax", d, row_kernel<LogSoftmax, U, Inputs{}>);
    table.add("softmax_grad", d, row_kernel<SoftmaxGrad, U, Inputs{.other = 1}>);
    table.add("softmax_cross_entropy_with_logits", d, row_kernel<CrossEntropy, U, Inputs{.other = 1}>);
    table.add("softmax_cross_entropy_with_logits_grad", d, row_kernel<CrossEntropyGrad, U, Inputs{.x = 1, .other = 2, .dy = 0}>);
    table.add("sparse_softmax_cross_entropy_with_logits", d, row_kernel<SparseCrossEntropy, U, Inputs{.labels = 1}>);
    table.add("sparse_softmax_cross_entropy_with_logits_grad", d,
              row_kernel<SparseCrossEntropyGrad, U, Inputs{.x = 1, .dy = 0, .labels = 2}>);
  };
  (add(std::type_identity<T>{}), ...);
}

}  // namespace

void register_softmax(KernelTable& table) { add_rows(table, Floats{}); }

}  // namespace eager::cuda
