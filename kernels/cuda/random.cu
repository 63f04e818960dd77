// GPU kernels of the random family: each thread makes a block of four random words and the numbers from it.
#include "kernels/common/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>

#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.h"
#include "kernels/cuda/sort.h"

namespace eager::cuda {
namespace {

// The number of V's that are made from a block of words.
template <class V>
inline constexpr int kRows = sizeof(V) == 8 ? 2 : 4;

// Fills out[0, n) with what `map`, from four words to V's, makes of the blocks from `counter` on.
template <class T, class V, class Map>
void generate(const KernelCall& call, T* out, int64_t n, uint64_t key, uint64_t counter, Map map) {
  constexpr int N = kRows<V>;
  using Row = Pack<T, N>;
  const int64_t packs = is_aligned(out, alignof(Row)) ? n / N : 0;
  each(call, blocks_for(n, N), [=] __device__(int64_t b) {
    uint32_t words[4];
    V values[N];
    philox4x32_10(words, counter + static_cast<uint64_t>(b), 0, key);
    map(words, values);
    Row row;
#pragma unroll
    for (int k = 0; k < N; ++k) row.at[k] = static_cast<T>(values[k]);
    if (b < packs) {
      reinterpret_cast<Row*>(out)[b] = row;
    } else {
#pragma unroll
      for (int k = 0; k < N; ++k) {
        if (b * N + k < n) out[b * N + k] = row.at[k];
      }
    }
  });
}

// Maps each word (two words for a 64-bit V) to a number by f.
template <class F, class V>
__device__ void map_words(const F& f, const uint32_t (&w)[4], V (&values)[kRows<V>]) {
  if constexpr (sizeof(V) == 8) {
    values[0] = f(w[0], w[1]);
    values[1] = f(w[2], w[3]);
  } else {
#pragma unroll
    for (int k = 0; k < 4; ++k) values[k] = f(w[k]);
  }
}

template <class C>
struct Uniform {
  C low, range, last;
  __device__ C scale(C u) const {
    const C v = low + u * range;
    return v < last ? v : last;
  }
  __device__ C operator()(uint32_t a) const { return scale(static_cast<C>(uniform_float(a))); }
  __device__ C operator()(uint32_t a, uint32_t b) const { return scale(static_cast<C>(uniform_double(a, b))); }
  __device__ void operator()(const uint32_t (&w)[4], C (&values)[kRows<C>]) const { map_words(*this, w, values); }
};

template <class T>
int32_t uniform(KernelCall& call) {
  using C = Compute<T>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, C>(call, y.as<T>(), y.num_elements, p.key, p.counter,
                 Uniform<C>{static_cast<C>(p.a), static_cast<C>(p.b), static_cast<C>(p.last)});
  return 0;
}

// Integers are computed by size as unsigned numbers, which wrap in the same way.
template <class V>
struct UniformInteger {
  uint64_t low, range;
  __device__ V operator()(uint32_t a) const { return static_cast<V>(low) + static_cast<V>(range * a >> 32); }
  __device__ V operator()(uint32_t a, uint32_t b) const { return low + scale_bits(join_words(a, b), range); }
  __device__ void operator()(const uint32_t (&w)[4], V (&values)[kRows<V>]) const { map_words(*this, w, values); }
};

template <class T>
int32_t uniform_integer(KernelCall& call) {
  using V = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, V>(call, y.as<T>(), y.num_elements, p.key, p.counter,
                 UniformInteger<V>{static_cast<uint64_t>(p.low), p.range});
  return 0;
}

template <class C>
struct Normal {
  C mean, deviation;
  __device__ void operator()(const uint32_t (&w)[4], C (&values)[kRows<C>]) const {
    if constexpr (sizeof(C) == 8) {
      normal_pair(w[0], w[1], w[2], w[3], values[0], values[1]);
    } else {
      normal_pair(w[0], w[1], values[0], values[1]);
      normal_pair(w[2], w[3], values[2], values[3]);
    }
#pragma unroll
    for (int k = 0; k < kRows<C>; ++k) values[k] = mean + deviation * values[k];
  }
};

template <class T>
int32_t normal(KernelCall& call) {
  using C = Compute<T>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, C>(call, y.as<T>(), y.num_elements, p.key, p.counter,
                 Normal<C>{static_cast<C>(p.a), static_cast<C>(p.b)});
  return 0;
}

template <class C>
struct TruncatedNormal {
  C mean, deviation;
  template <class... W>
  __device__ C operator()(W... w) const {
    return mean + deviation * truncated_normal_of(w...);
  }
  __device__ void operator()(const uint32_t (&w)[4], C (&values)[kRows<C>]) const { map_words(*this, w, values); }
};

template <class T>
int32_t truncated(KernelCall& call) {
  using C = Compute<T>;
  const auto& p = call.params_as<RandomParams>();
  const Operand& y = call.outputs[0];
  generate<T, C>(call, y.as<T>(), y.num_elements, p.key, p.counter,
                 TruncatedNormal<C>{static_cast<C>(p.a), static_cast<C>(p.b)});
  return 0;
}

template <class T>
int32_t variance_scaling(KernelCall& call) {
  switch (call.params_as<VarianceScalingParams>().distribution) {
    case VarianceScalingParams::uniform: return uniform<T>(call);
    case VarianceScalingParams::normal: return normal<T>(call);
    default: return truncated<T>(call);
  }
}

// ---- bernoulli

struct Probabilities {
  const void* data;  // NULL: the probability is `value`
  double value;
  DType dtype;
  Offsets offsets;

  __device__ double at(int64_t i) const {
    if (!data) return value;
    const int64_t k = offsets.at(i);
    switch (dtype) {
      case DType::float16: return static_cast<const float16*>(data)[k];
      case DType::bfloat16: return static_cast<const bfloat16*>(data)[k];
      case DType::float32: return static_cast<const float*>(data)[k];
      default: return static_cast<const double*>(data)[k];
    }
  }
};

// N is the number of uniform numbers that a block of words makes. They and p are exact as float64.
template <class E, int N>
__global__ void toss(int64_t n, E* __restrict__ out, bool is_packed, E one, uint64_t key, uint64_t counter,
                     const __grid_constant__ Probabilities p) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t b = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; b * N < n; b += threads) {
    uint32_t w[4];
    philox4x32_10(w, counter + static_cast<uint64_t>(b), 0, key);
    Pack<E, N> y;
#pragma unroll
    for (int k = 0; k < N; ++k) {
      double u;
      if constexpr (N == 2) u = uniform_double(w[2 * k], w[2 * k + 1]);
      else u = uniform_float(w[k]);
      const int64_t i = b * N + k;
      y.at[k] = i < n && u < p.at(i) ? one : E{};
    }
    if (is_packed && (b + 1) * N <= n) {
      reinterpret_cast<Pack<E, N>*>(out)[b] = y;
    } else {
#pragma unroll
      for (int k = 0; k < N; ++k) {
        if (b * N + k < n) out[b * N + k] = y.at[k];
      }
    }
  }
}

template <class T>
int32_t bernoulli(KernelCall& call) {
  constexpr int N = kRows<Compute<T>>;
  const auto& params = call.params_as<BernoulliParams>();
  const StridedCopy& plan = params.plan;
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  const int64_t n = y.num_elements;
  if (n == 0) return 0;
  Probabilities p{nullptr, 0, x.dtype, {}};
  if (x.is_immediate) {
    p.value = static_cast<double>(Scalar<T>(x).value);
  } else {
    p.data = x.data;
    p.offsets.base = plan.offset;
    for (int d = 0; d < plan.rank; ++d) p.offsets.add(plan.dims[d], plan.strides[d]);
    p.offsets.finish();
  }
  with_element<Unit16>(dtype_size(y.dtype), [&]<class E>(E) {
    E one;
    std::memcpy(&one, params.one, sizeof one);
    launch(call, moving_blocks(call, blocks_for(n, N)), kThreads, toss<E, N>, n, y.as<E>(),
           is_aligned(y.data, alignof(Pack<E, N>)), one, params.key, params.counter, p);
  });
  return 0;
}

// ---- categorical
//
// Each thread has a chunk of the row. Running sums of exp(logits) are kept for chunks, and within a chunk they start at
// its beginning. Both never decrease; where they do not rise, an element has probability 0 and is not found.

struct Categorical {
  CategoricalParams params;
  int64_t slice, slices;  // samples of a block, and the number of blocks for a row
  bool is_narrow;         // whether the output is int32
};

template <class T>
__device__ double logit(const T* x) {
  return static_cast<double>(static_cast<Compute<T>>(*x));
}

__device__ inline double share(double logit, double largest) {
  const double term = logit == INFINITY ? 1 : exp(logit - largest);
  return term > 0 ? term : 0;  // 0 for NaN
}

// Draws samples [first, last) of a row with the threads of a block.
template <class T>
__device__ void sample_row(const T* __restrict__ logits, void* __restrict__ out, const Categorical& c, int64_t row,
                           int64_t first, int64_t last) {
  __shared__ double sums[kThreads + 1];
  const CategoricalParams& p = c.params;
  const int thread = static_cast<int>(threadIdx.x), threads = static_cast<int>(blockDim.x);
  const T* x = logits + row * p.n;

  double largest = -INFINITY;
  for (int64_t i = thread; i < p.n; i += threads) {
    const double v = logit(x + i);
    if (v > largest) largest = v;
  }
  sums[thread] = largest;
  for (int half = threads / 2; half > 0; half /= 2) {
    __syncthreads();
    if (thread < half && sums[thread + half] > sums[thread]) sums[thread] = sums[thread + half];
  }
  __syncthreads();
  largest = sums[0];
  __syncthreads();

  const int64_t chunk = (p.n + threads - 1) / threads;
  double sum = 0;
  for (int64_t i = thread * chunk, end = std::min(i + chunk, p.n); i < end; ++i) sum += share(logit(x + i), largest);
  sums[thread + 1] = sum;
  __syncthreads();
  if (thread == 0) {  // sums[t]: of the chunks before chunk t
    sums[0] = 0;
    for (int t = 0; t < threads; ++t) sums[t + 1] += sums[t];
  }
  __syncthreads();

  for (int64_t s = first + thread; s < last; s += threads) {
    const uint64_t at = static_cast<uint64_t>(row * p.samples + s);
    uint32_t w[4];
    philox4x32_10(w, p.counter + at / 2, 0, p.key);
    const double u = (at % 2 ? uniform_double(w[2], w[3]) : uniform_double(w[0], w[1])) * sums[threads];
    // Finds the first chunk whose end lies above u. Where rounding made u the total, it is the first chunk that reaches
    // the total.
    const bool is_end = !(u < sums[threads]);
    int t = 0;
    for (int end = threads - 1; t < end;) {
      const int middle = (t + end) / 2;
      if (is_end ? sums[middle + 1] >= u : sums[middle + 1] > u) end = middle;
      else t = middle + 1;
    }
    int64_t found = t * chunk;
    double running = sums[t];
    for (int64_t i = found, end = std::min(i + chunk, p.n); i < end; ++i) {
      const double term = share(logit(x + i), largest);
      if (term == 0) continue;
      found = i;
      running += term;
      if (running > u) break;
    }
    if (c.is_narrow) static_cast<int32_t*>(out)[at] = static_cast<int32_t>(found);
    else static_cast<int64_t*>(out)[at] = found;
  }
}

template <class T>
__global__ void sample_categorical(const T* __restrict__ logits, void* __restrict__ out,
                                   const __grid_constant__ Categorical c) {
  for (int64_t k = blockIdx.x; k < c.params.rows * c.slices; k += gridDim.x) {
    const int64_t row = k / c.slices, first = (k - row * c.slices) * c.slice;
    sample_row(logits, out, c, row, first, std::min(first + c.slice, c.params.samples));
    __syncthreads();
  }
}

template <class T>
int32_t categorical(KernelCall& call) {
  const auto& p = call.params_as<CategoricalParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  // Enough threads for four logits each, or for one sample each. A block draws several samples, since every block sums
  // the row.
  constexpr int64_t kSlice = 1024;
  const int64_t wanted = std::max(p.n / 4, std::min<int64_t>(p.samples, kThreads));
  const auto threads =
      static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::clamp<int64_t>(wanted, kWarp, kThreads))));
  const int64_t slices = blocks_for(p.samples, kSlice);
  const Categorical c{p, kSlice, slices, y.dtype == DType::int32};
  launch(call, std::min<int64_t>(p.rows * slices, 1 << 20), threads, sample_categorical<T>, call.inputs[0].as<T>(),
         y.data, c);
  return 0;
}

// ---- permutation: the order of n random 64-bit keys; equal keys are ordered by place

struct Keys {
  __device__ uint64_t operator()(uint32_t a, uint32_t b) const { return join_words(a, b); }
  __device__ void operator()(const uint32_t (&w)[4], uint64_t (&values)[2]) const { map_words(*this, w, values); }
};

template <class T>
int32_t permutation(KernelCall& call) {
  const auto& p = call.params_as<PermutationParams>();
  const Operand& y = call.outputs[0];
  const int64_t n = y.num_elements;
  if (n == 0) return 0;
  const size_t bytes = static_cast<size_t>(n) * sizeof(uint64_t);
  Scratch keys(call, bytes), sorted_keys(call, bytes), places(call, bytes), sorted(call, sizeof(T) == 8 ? 0 : bytes);
  generate<uint64_t, uint64_t>(call, keys.as<uint64_t>(), n, p.key, p.counter, Keys());
  int64_t *from = places.as<int64_t>(), *to = sizeof(T) == 8 ? y.as<int64_t>() : sorted.as<int64_t>();
  each(call, n, [=] __device__(int64_t i) { from[i] = i; });
  sort_pairs(call, keys.as<uint64_t>(), sorted_keys.as<uint64_t>(), from, to, n, 64);
  if (sizeof(T) < 8) {
    T* out = y.as<T>();
    each(call, n, [=] __device__(int64_t i) { out[i] = static_cast<T>(to[i]); });
  }
  return 0;
}

template <class... T>
void register_floats(KernelTable& table, Types<T...>) {
  (table.add("random_uniform", dtype_of<T>, uniform<T>), ...);
  (table.add("random_normal", dtype_of<T>, normal<T>), ...);
  (table.add("random_truncated_normal", dtype_of<T>, truncated<T>), ...);
  (table.add("random_variance_scaling", dtype_of<T>, variance_scaling<T>), ...);
  (table.add("random_bernoulli", dtype_of<T>, bernoulli<T>), ...);
  (table.add("random_categorical", dtype_of<T>, categorical<T>), ...);
}

template <class... T>
void register_integers(KernelTable& table, Types<T...>) {
  (table.add("random_uniform", dtype_of<T>, uniform_integer<std::make_unsigned_t<T>>), ...);
  (table.add("random_permutation", dtype_of<T>, permutation<std::make_unsigned_t<T>>), ...);
}

}  // namespace

void register_random(KernelTable& table) {
  register_floats(table, Floats());
  register_integers(table, Integers());
}

}  // namespace eager::cuda
