// GPU kernels of the cumulative family.
#include "kernels/common/cumulative.h"

#include "kernels/common/cast.h"
#include "kernels/cuda/cumulative.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/scan.h"

namespace eager::cuda {
namespace {

// Read and write an element whose dtype is one of a list.
template <class A, class... T>
__device__ A read_as(const void* data, DType dtype, int64_t i, Types<T...>) {
  A x{};
  (void)((dtype == dtype_of<T> && ((x = convert<A>(static_cast<const T*>(data)[i])), true)) || ...);
  return x;
}
template <class A, class... T>
__device__ void write_as(void* data, DType dtype, int64_t i, A s, Types<T...>) {
  (void)((dtype == dtype_of<T> && ((static_cast<T*>(data)[i] = convert<T>(s)), true)) || ...);
}

template <class A, Running kind>
struct Steps {
  CumulativeParams p;
  const void *x, *b;
  void* y;
  DType from, to;

  explicit Steps(const KernelCall& call)
      : p(call.params_as<CumulativeParams>()), x(call.inputs[0].data),
        b(kind == Running::recurrence ? call.inputs[1].data : nullptr), y(call.outputs[0].data),
        from(call.inputs[0].dtype), to(call.outputs[0].dtype) {}

  __device__ A initial() const { return A(kind == Running::product ? 1 : 0); }
  __device__ int64_t element(int64_t line, int64_t step) const {
    const int64_t at = p.reverse ? p.n - 1 - step : step;
    return (line / p.inner * p.n + at) * p.inner + line % p.inner;
  }
  __device__ A read(const void* data, int64_t line, int64_t step) const {
    return read_as<A>(data, from, element(line, step), typename RunTypes<A>::From{});
  }
  __device__ Affine<A, kind> operator()(int64_t line, int64_t step) const {
    const A value = read(x, line, step);
    if (kind == Running::sum) return {value, A(1)};
    if (kind == Running::product) return {A(0), value};
    return {value, step == 0 ? A(0) : read(b, line, p.shifted ? step - 1 : step)};
  }
  __device__ void write(int64_t line, int64_t taken, A s) const {
    const int64_t size = p.n + p.include_initial;
    const int64_t at = (line / p.inner * size + cumulative_place(p, taken)) * p.inner + line % p.inner;
    write_as(y, to, at, s, typename RunTypes<A>::To{});
  }
  __device__ void put(int64_t line, int64_t step, A before, A after) const {
    write(line, p.exclusive ? step : step + 1, p.exclusive ? before : after);
  }
};

template <class A, Running kind>
int32_t run_lines(KernelCall& call) {
  const Steps<A, kind> steps(call);
  const int64_t lines = steps.p.outer * steps.p.inner;
  if (steps.p.include_initial)
    each(call, lines, [=] __device__(int64_t line) { steps.write(line, 0, steps.initial()); });
  scan_lines<A, kind>(call, lines, steps.p.n, steps);
  return 0;
}

// A sum with the part that its roundings lose, of which there is none once it is infinite.
template <class A>
struct Total {
  A sum, lost;
  __device__ Total joined(const Total& later) const {
    const A next = sum + later.sum, part = next - sum;
    const A more = lost + later.lost + ((sum - (next - part)) + (later.sum - part));
    return {next, more - more == A(0) ? more : A(0)};
  }
};

template <class A>
struct TotalSteps : Steps<A, Running::sum> {
  using Sums = Steps<A, Running::sum>;
  using Sums::Sums;
  __device__ Total<A> initial() const { return {A(0), A(0)}; }
  __device__ Affine<Total<A>, Running::state> operator()(int64_t line, int64_t step) const {
    return {{Sums::read(this->x, line, step), A(0)}};
  }
  __device__ void put(int64_t line, int64_t step, const Total<A>& before, const Total<A>& after) const {
    Sums::put(line, step, before.sum + before.lost, after.sum + after.lost);
  }
};

template <class A>
int32_t run_totals(KernelCall& call) {
  const TotalSteps<A> steps(call);
  const int64_t lines = steps.p.outer * steps.p.inner;
  if (steps.p.include_initial) each(call, lines, [=] __device__(int64_t line) { steps.write(line, 0, A(0)); });
  scan_lines<Total<A>, Running::state>(call, lines, steps.p.n, steps);
  return 0;
}

template <class A, class... T>
void add_totals(KernelTable& table, Types<T...>) {
  (table.add("cumulative_sum", dtype_of<T>, run_totals<A>), ...);
}

template <Running kind, class A, class... T>
void add_for(KernelTable& table, const char* name, Types<T...>) {
  (table.add(name, dtype_of<T>, run_lines<A, kind>), ...);
}

template <Running kind>
void add_inexact(KernelTable& table, const char* name) {
  add_for<kind, double>(table, name, Floats{});
  add_for<kind, Complex<double>>(table, name, Complexes{});
}

}  // namespace

void register_cumulative(KernelTable& table) {
  add_for<Running::sum, int64_t>(table, "cumulative_sum", Integers{});
  add_totals<double>(table, Floats{});
  add_totals<Complex<double>>(table, Complexes{});
  add_for<Running::product, int64_t>(table, "cumulative_prod", Integers{});
  add_inexact<Running::product>(table, "cumulative_prod");
  add_inexact<Running::recurrence>(table, "cumulative_recurrence");
  register_cumulative_states(table);
}

}  // namespace eager::cuda
