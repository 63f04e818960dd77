// GPU kernels of cumulative_max, cumulative_min, their indices, and cumulative_logsumexp.
#include "kernels/common/cast.h"
#include "kernels/common/running.h"
#include "kernels/cuda/cumulative.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/scan.h"

namespace eager::cuda {
namespace {

// What the steps of both kinds of states share: x is joined, element by element, and y written.
template <class T>
struct Lines {
  RunningParams p;
  const T* x;
  void* y;

  explicit Lines(const KernelCall& call)
      : p(call.params_as<RunningParams>()), x(call.inputs[0].as<T>()), y(call.outputs[0].as<void>()) {}
  __device__ int64_t along(int64_t step) const { return p.reverse ? p.n - 1 - step : step; }
  __device__ int64_t element(int64_t line, int64_t step) const {
    return (line / p.inner * p.n + along(step)) * p.inner + line % p.inner;
  }
};

// Returns x in the opposite order: the least element is the mirror image of the greatest of the mirror images.
template <class T>
__device__ T mirrored(T x) {
  if constexpr (std::is_same_v<T, bool>) return !x;
  else if constexpr (std::is_integral_v<T>) return static_cast<T>(~x);
  else return convert<T>(-convert<typename ComputeType<T>::type>(x));
}

// The greatest or the least elements, or their indices. One kernel serves the four ops, since there are many dtypes.
template <class T>
struct Extremes : Lines<T> {
  using State = RunningExtreme<T, true>;
  bool is_least, is_index;

  Extremes(const KernelCall& call, bool is_least, bool is_index)
      : Lines<T>(call), is_least(is_least), is_index(is_index) {}
  __device__ State initial() const { return State::none(); }
  __device__ Affine<State, Running::state> operator()(int64_t line, int64_t step) const {
    const T value = this->x[this->element(line, step)];
    return {State::of(is_least ? mirrored(value) : value, this->along(step))};
  }
  __device__ void put(int64_t line, int64_t step, const State&, const State& after) const {
    const int64_t at = this->element(line, step);
    if (is_index) static_cast<int64_t*>(this->y)[at] = after.index;
    else static_cast<T*>(this->y)[at] = is_least ? mirrored(after.value) : after.value;
  }
};

template <class T>
struct LogSums : Lines<T> {
  using State = LogSumOf<T>;

  using Lines<T>::Lines;
  __device__ State initial() const { return State::none(); }
  __device__ Affine<State, Running::state> operator()(int64_t line, int64_t step) const {
    return {State::of(convert<decltype(State::sum)>(this->x[this->element(line, step)]))};
  }
  __device__ void put(int64_t line, int64_t step, const State& before, const State& after) const {
    static_cast<T*>(this->y)[this->element(line, step)] = convert<T>((this->p.exclusive ? before : after).result());
  }
};

template <class Steps>
int32_t run(const KernelCall& call, const Steps& steps) {
  scan_lines<typename Steps::State, Running::state>(call, steps.p.outer * steps.p.inner, steps.p.n, steps);
  return 0;
}

// Not a template of the flags, so that what it runs is compiled once.
template <class T>
int32_t run_extremes(KernelCall& call, bool is_least, bool is_index) {
  return run(call, Extremes<T>(call, is_least, is_index));
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  (table.add("cumulative_max", dtype_of<T>, [](KernelCall& c) { return run_extremes<T>(c, false, false); }), ...);
  (table.add("cumulative_min", dtype_of<T>, [](KernelCall& c) { return run_extremes<T>(c, true, false); }), ...);
  (table.add("cumulative_argmax", dtype_of<T>, [](KernelCall& c) { return run_extremes<T>(c, false, true); }), ...);
  (table.add("cumulative_argmin", dtype_of<T>, [](KernelCall& c) { return run_extremes<T>(c, true, true); }), ...);
}

template <class... T>
void add_log_sums(KernelTable& table, Types<T...>) {
  (table.add("cumulative_logsumexp", dtype_of<T>, [](KernelCall& c) { return run(c, LogSums<T>(c)); }), ...);
}

}  // namespace

void register_cumulative_states(KernelTable& table) {
  add_extremes(table, Real{});
  table.add("cumulative_max", DType::boolean, [](KernelCall& c) { return run_extremes<uint8_t>(c, false, false); });
  table.add("cumulative_min", DType::boolean, [](KernelCall& c) { return run_extremes<uint8_t>(c, true, false); });
  add_log_sums(table, Inexact{});
}

}  // namespace eager::cuda
