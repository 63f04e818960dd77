// GPU kernels of var and std: Welford's way, by which partial results merge, and equal elements do not vary, however they round.
#include "kernels/common/elementwise.h"
#include "kernels/common/variance.h"
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

// A count, a mean, and the sum of the squares of what differs from it.
template <class A>
struct Moments {
  A count, mean, squares;
};

template <class A>
struct FoldMoments {
  using Acc = Moments<A>;
  __device__ static Acc init() { return {A(0), A(0), A(0)}; }
  __device__ static Acc merge(const Acc& a, const Acc& b) {
    const A count = a.count + b.count;
    if (count == A(0)) return a;
    const A delta = b.mean - a.mean, share = b.count / count;
    // In this order, since the square of a distance from no elements, which is 0, may overflow before.
    return {count, a.mean + delta * share, a.squares + b.squares + delta * (delta * (a.count * share))};
  }
  template <class T>
  __device__ static Acc lift(T x, int64_t, bool) {
    return {A(1), static_cast<A>(x), A(0)};
  }
};

template <class A>
__device__ void put(const FoldOutput& out, int64_t i, const Moments<A>& v) {
  put(out, i, v.squares);
}

namespace {

// T is the type of the numbers, or of the parts of complex ones.
template <class T, int kParts>
int32_t variance(KernelCall& call) {
  const auto p = call.params_as<VarianceParams>();
  Operand squares = call.outputs[0];
  squares.num_elements *= kParts;
  const Scratch room(call, static_cast<size_t>(squares.num_elements) * sizeof(double));
  squares.data = room.as<void>();
  squares.dtype = DType::float64;
  KernelCall inner = call;
  inner.outputs = &squares;
  fold(inner, fold_kernels<T, FoldMoments<Compute<T>>>(), Finish::as_is, false);
  const double* from = squares.as<double>();
  T* y = call.outputs[0].as<T>();
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    const double sum = kParts == 1 ? from[i] : from[2 * i] + from[2 * i + 1];
    y[i] = static_cast<T>(static_cast<Compute<T>>(p.finish(sum)));
  });
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  for (const char* op : {"var", "std"}) (table.add(op, dtype_of<T>, variance<T, 1>), ...);
}

}  // namespace

void register_variances(KernelTable& table) {
  add_all(table, Floats{});
  for (const char* op : {"var", "std"}) {
    table.add(op, DType::complex64, variance<float, 2>);
    table.add(op, DType::complex128, variance<double, 2>);
  }
}

}  // namespace eager::cuda
