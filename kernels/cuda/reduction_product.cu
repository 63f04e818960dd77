// prod and its gradient.
#include <optional>

#include "kernels/common/product.h"
#include "kernels/cuda/reduction.h"

namespace eager::cuda {

namespace {

// The type in which derivatives of a product are computed: intermediate products of float32 seldom overflow in it.
template <class T>
using Wide = std::conditional_t<is_complex_type<T>, Complex<double>, double>;

// The computation of dx, which is dy times the product of all other elements: those before and those behind. A block takes
// one line of reduced elements after another. Each thread has a share of neighbouring elements, and gets the products of the others'
// shares.
template <class T>
struct OthersTask {
  const T *dy, *x;
  T* dx;
  Wide<T>* before;  // as large as x
  FoldDims kept, reduced;
  int64_t lines, count, share;

  __device__ int64_t at(int64_t line, int64_t i) const { return kept.offset(line) + reduced.offset(i); }
};

template <class T>
__global__ void others_kernel(const __grid_constant__ OthersTask<T> t) {
  using A = Wide<T>;
  __shared__ SharedStorage<A, kThreads> room;
  const int thread = static_cast<int>(threadIdx.x), threads = static_cast<int>(blockDim.x);
  const int64_t begin = thread * t.share < t.count ? thread * t.share : t.count;
  const int64_t end = begin + t.share < t.count ? begin + t.share : t.count;
  for (int64_t line = blockIdx.x; line < t.lines; line += gridDim.x) {
    A all = A(1), before = A(1), behind = A(1);
    for (int64_t i = begin; i < end; ++i) all = formula::product(all, widen<A>(t.x[t.at(line, i)]));
    room.set(thread, all);
    __syncthreads();
    for (int k = 0; k < thread; ++k) before = formula::product(before, room.get(k));
    for (int k = threads - 1; k > thread; --k) behind = formula::product(behind, room.get(k));
    for (int64_t i = begin; i < end; ++i) {
      const int64_t at = t.at(line, i);
      t.before[at] = before;
      before = formula::product(before, widen<A>(t.x[at]));
    }
    for (int64_t i = end - 1; i >= begin; --i) {
      const int64_t at = t.at(line, i);
      const A others = formula::product(t.before[at], behind);
      t.dx[at] = static_cast<T>(widen<Compute<T>>(formula::product(widen<A>(t.dy[line]), others)));
      behind = formula::product(behind, widen<A>(t.x[at]));
    }
    __syncthreads();
  }
}

// The computation of dx with directions (kernels/common/product.h). Polynomials lie in device memory: one for each
// element, and three for each thread.
template <class T>
struct DirectionsTask {
  OthersTask<T> others;
  Wide<T>*before, *parts;
  int32_t directions;
  const T* u[kMostDirections];

  __device__ void take(Wide<T>* c, int64_t at) const {
    polynomial::times_factor(c, directions, widen<Wide<T>>(others.x[at]),
                             [&](int a) { return widen<Wide<T>>(u[a][at]); });
  }
};

template <class T>
__global__ void directions_kernel(const __grid_constant__ DirectionsTask<T> t) {
  using A = Wide<T>;
  const OthersTask<T>& o = t.others;
  const int thread = static_cast<int>(threadIdx.x), threads = static_cast<int>(blockDim.x), sets = 1 << t.directions;
  const int64_t begin = thread * o.share < o.count ? thread * o.share : o.count;
  const int64_t end = begin + o.share < o.count ? begin + o.share : o.count;
  // Computes the products of the shares, then of what lies before and behind each.
  A* parts = t.parts + int64_t{blockIdx.x} * threads * 3 * sets;
  A *mine = parts + thread * sets, *before = mine + threads * sets, *behind = before + threads * sets;
  for (int64_t line = blockIdx.x; line < o.lines; line += gridDim.x) {
    polynomial::begin(mine, t.directions);
    polynomial::begin(before, t.directions);
    polynomial::begin(behind, t.directions);
    for (int64_t i = begin; i < end; ++i) t.take(mine, o.at(line, i));
    __syncthreads();
    for (int k = 0; k < thread; ++k) polynomial::times_polynomial(before, parts + k * sets, t.directions);
    for (int k = threads - 1; k > thread; --k) polynomial::times_polynomial(behind, parts + k * sets, t.directions);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t at = o.at(line, i);
      for (int s = 0; s < sets; ++s) t.before[at * sets + s] = before[s];
      t.take(before, at);
    }
    for (int64_t i = end - 1; i >= begin; --i) {
      const int64_t at = o.at(line, i);
      const A others = polynomial::coefficient(t.before + at * sets, behind, sets - 1);
      o.dx[at] = static_cast<T>(widen<Compute<T>>(polynomial::times(widen<A>(o.dy[line]), others)));
      t.take(behind, at);
    }
    __syncthreads();
  }
}

template <class T>
void multiply_directions(KernelCall& call, const OthersTask<T>& others, int64_t threads) {
  const int64_t blocks = looping_blocks(call, others.lines);
  const int directions = call.num_inputs - 2, sets = 1 << directions;
  const Scratch before(call, static_cast<size_t>(others.lines * others.count * sets) * sizeof(Wide<T>));
  const Scratch parts(call, static_cast<size_t>(blocks * threads * 3 * sets) * sizeof(Wide<T>));
  DirectionsTask<T> t{others, before.as<Wide<T>>(), parts.as<Wide<T>>(), directions, {}};
  std::optional<OnDevice> u[kMostDirections];
  for (int a = 0; a < directions; ++a) t.u[a] = u[a].emplace(call, call.inputs[2 + a]).template as<T>();
  launch(call, blocks, static_cast<int>(threads), directions_kernel<T>, t);
}

template <class T>
int32_t prod_grad(KernelCall& call) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const int64_t n = call.outputs[0].num_elements;
  if (n == 0) return 0;
  const OnDevice dy(call, call.inputs[0]), x(call, call.inputs[1]);
  OthersTask<T> t{dy.as<T>(), x.as<T>(), call.outputs[0].as<T>(), nullptr, {}, {}, n / p.count, p.count, 0};
  int64_t stride = 1;
  for (int i = p.rank - 1; i >= 0; --i) {
    FoldDims& d = p.is_reduced(i) ? t.reduced : t.kept;
    d.size[d.rank] = p.dims[i];
    d.stride[d.rank++] = stride;
    stride *= p.dims[i];
  }
  for (FoldDims* d : {&t.kept, &t.reduced}) {
    std::reverse(d->size, d->size + d->rank);
    std::reverse(d->stride, d->stride + d->rank);
  }
  const int64_t threads = std::clamp<int64_t>(power_of_2_above(p.count), kWarp, kThreads);
  t.share = blocks_for(p.count, threads);
  if (call.num_inputs > 2) return multiply_directions(call, t, threads), 0;
  const Scratch before(call, static_cast<size_t>(n) * sizeof(Wide<T>));
  t.before = before.as<Wide<T>>();
  launch(call, looping_blocks(call, t.lines), static_cast<int>(threads), others_kernel<T>, t);
  return 0;
}

template <class... T>
void add_integers(KernelTable& table, Types<T...>) {
  (table.add("prod", dtype_of<T>, fold_to<T, FoldProduct<FoldAcc<T>>, FoldProduct<double>>), ...);
}

template <class... T>
void add_inexact(KernelTable& table, Types<T...>) {
  (table.add("prod", dtype_of<T>,
             fold_to<T, FoldProduct<FoldAcc<T>>,
                     FoldProduct<std::conditional_t<is_complex_type<T>, Complex<double>, double>>>),
   ...);
  (table.add("prod_grad", dtype_of<T>, prod_grad<T>), ...);
}

}  // namespace

void register_products(KernelTable& table) {
  add_integers(table, Integers{});
  add_inexact(table, Inexact{});
  table.add("prod", DType::boolean, fold_to<uint8_t, FoldProduct<FoldAcc<uint8_t>>, FoldProduct<double>>);
}

}  // namespace eager::cuda
