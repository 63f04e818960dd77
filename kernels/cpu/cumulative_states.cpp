// CPU kernels of cumulative_max, cumulative_min, their indices, cumulative_logsumexp, and of complex numbers logsumexp.
#include <algorithm>

#include "kernels/common/cast.h"
#include "kernels/common/reduction.h"
#include "kernels/common/running.h"
#include "kernels/cpu/cumulative.h"
#include "kernels/cpu/move.h"

namespace eager::cpu {
namespace {

constexpr int64_t kTile = 256;  // lines that run side by side

// Calls run(outer index, first line, number of lines) for blocks of lines that lie side by side, at most kTile of them.
template <class F>
void each_block(const RunningParams& p, int64_t cost, F&& run) {
  const int64_t tiles = (p.inner + kTile - 1) / kTile;
  parallel_for(p.outer * tiles, grain_for(p.n * std::min(p.inner, kTile) * cost), [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; ++t) {
      const int64_t first = t % tiles * kTile;
      run(t / tiles, first, std::min(kTile, p.inner - first));
    }
  });
}

// Returns the number of the element of a step.
int64_t element(const RunningParams& p, int64_t step) { return p.reverse ? p.n - 1 - step : step; }

// The output of the step before holds the greatest so far.
template <class T, bool kMax>
int32_t extreme(KernelCall& call) {
  const auto& p = call.params_as<RunningParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  using State = RunningExtreme<T, kMax>;
  each_block(p, sizeof(T), [&](int64_t o, int64_t first, int64_t width) {
    const int64_t start = o * p.n * p.inner + first;
    if (p.inner == 1) {
      T best = x[start + element(p, 0)];
      for (int64_t step = 0; step < p.n; ++step) {
        const int64_t i = start + element(p, step);
        best = State::replaces(x[i], best) ? x[i] : best;
        y[i] = best;
      }
      return;
    }
    std::copy_n(x + start + element(p, 0) * p.inner, width, y + start + element(p, 0) * p.inner);
    for (int64_t step = 1; step < p.n; ++step) {
      const T* from = x + start + element(p, step) * p.inner;
      const T* before = y + start + element(p, step - 1) * p.inner;
      T* to = y + start + element(p, step) * p.inner;
      for (int64_t i = 0; i < width; ++i) to[i] = State::replaces(from[i], before[i]) ? from[i] : before[i];
    }
  });
  return 0;
}

template <class T, bool kMax>
int32_t extreme_index(KernelCall& call) {
  const auto& p = call.params_as<RunningParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T* x = call.inputs[0].as<T>();
  int64_t* y = call.outputs[0].as<int64_t>();
  using State = RunningExtreme<T, kMax>;
  each_block(p, 16, [&](int64_t o, int64_t first, int64_t width) {
    State states[kTile];
    std::fill_n(states, width, State::none());
    for (int64_t step = 0; step < p.n; ++step) {
      const int64_t k = element(p, step), at = (o * p.n + k) * p.inner + first;
      for (int64_t i = 0; i < width; ++i) {
        states[i] = states[i].joined(State::of(x[at + i], k));
        y[at + i] = states[i].index;
      }
    }
  });
  return 0;
}

template <class T>
int32_t log_sum(KernelCall& call) {
  const auto& p = call.params_as<RunningParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  each_block(p, 256, [&](int64_t o, int64_t first, int64_t width) {
    using State = LogSumOf<T>;
    State states[kTile];
    std::fill_n(states, width, State::none());
    for (int64_t step = 0; step < p.n; ++step) {
      const int64_t at = (o * p.n + element(p, step)) * p.inner + first;
      for (int64_t i = 0; i < width; ++i) {
        const State before = states[i];
        states[i] = before.joined(State::of(convert<decltype(before.sum)>(x[at + i])));
        y[at + i] = convert<T>((p.exclusive ? before : states[i]).result());
      }
    }
  });
  return 0;
}

// The kernel of logsumexp for complex numbers.
template <class T>
int32_t logsumexp(KernelCall& call) {
  using State = LogSumOf<T>;
  const auto& p = call.params_as<ReduceParams>();
  const T* x = call.inputs[0].as<T>();
  T* y = call.outputs[0].as<T>();
  int64_t strides[kMaxRank];
  row_major_strides(p.dims, p.rank, strides);
  StridedCopy kept, reduced;
  for (int i = 0; i < p.rank; ++i) (p.is_reduced(i) ? reduced : kept).add(p.dims[i], strides[i]);
  parallel_for(call.outputs[0].num_elements, grain_for(p.count * 256), [&](int64_t begin, int64_t end) {
    for (int64_t o = begin; o < end; ++o) {
      const T* const first = x + kept.place_of(o, 0, kept.rank);
      State state = State::none();
      for (int64_t k = 0; k < p.count; ++k)
        state = state.joined(State::of(convert<Complex<double>>(first[reduced.place_of(k, 0, reduced.rank)])));
      y[o] = convert<T>(state.result());
    }
  });
  return 0;
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  (table.add("cumulative_max", dtype_of<T>, extreme<T, true>), ...);
  (table.add("cumulative_min", dtype_of<T>, extreme<T, false>), ...);
  (table.add("cumulative_argmax", dtype_of<T>, extreme_index<T, true>), ...);
  (table.add("cumulative_argmin", dtype_of<T>, extreme_index<T, false>), ...);
}

template <class... T>
void add_log_sums(KernelTable& table, Types<T...>) {
  (table.add("cumulative_logsumexp", dtype_of<T>, log_sum<T>), ...);
}

}  // namespace

void register_cumulative_states(KernelTable& table) {
  add_extremes(table, Real{});
  table.add("cumulative_max", DType::boolean, extreme<uint8_t, true>);
  table.add("cumulative_min", DType::boolean, extreme<uint8_t, false>);
  add_log_sums(table, Inexact{});
  table.add("logsumexp", DType::complex64, logsumexp<Complex<float>>);
  table.add("logsumexp", DType::complex128, logsumexp<Complex<double>>);
}

}  // namespace eager::cpu
