// GPU kernels of cumulative_max, cumulative_min, their indices, and cumulative_logsumexp.
#include "kernels/common/cast.h"
#include "kernels/common/running.h"
#include "kernels/cuda/cumulative.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/scan.h"

namespace eager::cuda {
namespace {

// The steps of an op: the state is joined with that of each element. With kIndex the index is written that it holds.
template <class State, class T, bool kIndex>
struct States {
  using Out = std::conditional_t<kIndex, int64_t, T>;
  RunningParams p;
  const T* x;
  Out* y;

  explicit States(const KernelCall& call)
      : p(call.params_as<RunningParams>()), x(call.inputs[0].as<T>()), y(call.outputs[0].as<Out>()) {}
  __device__ State initial() const { return State::none(); }
  __device__ int64_t along(int64_t step) const { return p.reverse ? p.n - 1 - step : step; }
  __device__ int64_t element(int64_t line, int64_t step) const {
    return (line / p.inner * p.n + along(step)) * p.inner + line % p.inner;
  }
  __device__ Affine<State, Running::state> operator()(int64_t line, int64_t step) const {
    const T value = x[element(line, step)];
    if constexpr (std::is_same_v<State, RunningLogSum>) return {State::of(convert<double>(value))};
    else return {State::of(value, along(step))};
  }
  __device__ void put(int64_t line, int64_t step, const State& before, const State& after) const {
    Out& to = y[element(line, step)];
    if constexpr (std::is_same_v<State, RunningLogSum>) to = convert<Out>((p.exclusive ? before : after).result());
    else if constexpr (kIndex) to = after.index;
    else to = after.value;
  }
};

template <class State, class T, bool kIndex = false>
int32_t run_states(KernelCall& call) {
  const States<State, T, kIndex> steps(call);
  scan_lines<State, Running::state>(call, steps.p.outer * steps.p.inner, steps.p.n, steps);
  return 0;
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  (table.add("cumulative_max", dtype_of<T>, run_states<RunningExtreme<T, true>, T>), ...);
  (table.add("cumulative_min", dtype_of<T>, run_states<RunningExtreme<T, false>, T>), ...);
  (table.add("cumulative_argmax", dtype_of<T>, run_states<RunningExtreme<T, true>, T, true>), ...);
  (table.add("cumulative_argmin", dtype_of<T>, run_states<RunningExtreme<T, false>, T, true>), ...);
}

template <class... T>
void add_log_sums(KernelTable& table, Types<T...>) {
  (table.add("cumulative_logsumexp", dtype_of<T>, run_states<RunningLogSum, T>), ...);
}

}  // namespace

void register_cumulative_states(KernelTable& table) {
  add_extremes(table, Real{});
  add_log_sums(table, Floats{});
}

}  // namespace eager::cuda
