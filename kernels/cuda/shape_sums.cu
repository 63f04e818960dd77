// GPU kernels of the shape family that sum what an element was copied to.
//
// A complex number is two floats: an inner dim of 2.
#include <algorithm>

#include "kernels/cuda/shape.h"
#include "kernels/half.h"

namespace eager::cuda {
namespace {

// ---- pad_grad of a mirrored tensor

struct MirrorPlan {
  Padding padding;
  int64_t strides[kMaxDims];  // of the padded tensor

  // Sets `at` to one of the places along dim d that mirror index i: before the inside (`which` is 0), in it (1) or
  // behind it (2). Returns whether there is such a place.
  __device__ bool place(int d, int64_t i, int which, int64_t& at) const {
    const int64_t n = padding.inside.dims[d], edge = padding.mode == PadMode::symmetric ? 1 : 0;
    const int64_t k = which == 0 ? -(i + edge) : which == 1 ? i : 2 * n - 2 + edge - i;
    at = k + padding.before[d];
    if (which == 0) return k < 0 && at >= 0;
    return which == 1 || (k >= n && at < padding.padded.dims[d]);
  }
};

template <class T>
__global__ void sum_mirrored(int64_t n, T* __restrict__ dx, const T* __restrict__ dy,
                             const __grid_constant__ MirrorPlan p) {
  using C = Compute<T>;
  const int rank = p.padding.rank;
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    int64_t rest = i, at = 0, k;
    bool is_alone = true;
    for (int d = rank - 1; d >= 0; --d) {
      const int64_t index = p.padding.inside.take(d, rest);
      at += (index + p.padding.before[d]) * p.strides[d];
      is_alone = is_alone && !p.place(d, index, 0, k) && !p.place(d, index, 2, k);
    }
    C sum = C(0);
    if (is_alone) {
      sum += C(dy[at]);
    } else {
      // Goes through all combinations of places, as an odometer counts.
      int64_t index[kMaxDims];
      int8_t which[kMaxDims];
      rest = i;
      for (int d = rank - 1; d >= 0; --d) {
        index[d] = p.padding.inside.take(d, rest);
        which[d] = p.place(d, index[d], 0, k) ? 0 : 1;
      }
      for (int turned = 0; turned >= 0;) {
        at = 0;
        for (int d = 0; d < rank; ++d) {
          p.place(d, index[d], which[d], k);
          at += k * p.strides[d];
        }
        sum += C(dy[at]);
        for (turned = rank - 1; turned >= 0; --turned) {
          int8_t& w = which[turned];
          if (w == 0 || (w == 1 && p.place(turned, index[turned], 2, k))) {
            ++w;
            break;
          }
          w = p.place(turned, index[turned], 0, k) ? 0 : 1;
        }
      }
    }
    dx[i] = T(sum);
  }
}

template <class T, int kParts>
int32_t pad_grad(KernelCall& call) {
  const auto& params = call.params_as<PadParams>();
  const Operand &dy = call.inputs[0], &dx = call.outputs[0];
  if (dx.num_elements == 0) return 0;
  if (params.mode == PadMode::constant || dx.rank == 0) {
    StridedCopy plan;
    int64_t strides[kMaxRank];
    row_major_strides(dy.dims, dy.rank, strides);
    for (int d = 0; d < dx.rank; ++d) {
      plan.offset += params.before[d] * strides[d];
      plan.add(dx.dims[d], strides[d]);
    }
    strided_read(call, dx.data, Origin(dy), plan, dtype_size(dx.dtype));
    return 0;
  }
  MirrorPlan p{Padding(dx, dy, params), {}};
  if (kParts > 1) p.padding.add(kParts, kParts, 0);
  row_major_strides(p.padding.padded.dims, p.padding.rank, p.strides);
  const int64_t n = p.padding.inside.finish();
  launch(call, moving_blocks(call, n), kThreads, sum_mirrored<T>, n, dx.as<T>(), dy.as<T>(), p);
  return 0;
}

// ---- tile_grad, repeat_grad: sums over some dims of a strided operand

struct Sums {
  int64_t outputs, terms;  // `terms` of each output
  int32_t lanes;           // threads that share an output's terms: a power of two
  bool lanes_are_neighbours;
  int32_t slices;  // of the terms; slice s of output o is written to s * outputs + o
  Offsets kept, summed;
};

template <class In, class Out>
__global__ void sum_strided(Out* __restrict__ to, const In* __restrict__ from, const __grid_constant__ Sums p) {
  using C = Compute<Out>;
  __shared__ C sums[kThreads];
  const int thread = static_cast<int>(threadIdx.x), width = kThreads / p.lanes;
  const int lane = p.lanes_are_neighbours ? thread % p.lanes : thread / width;
  const int place = p.lanes_are_neighbours ? thread / p.lanes : thread % width;
  const int64_t slice = blockIdx.x % static_cast<unsigned>(p.slices);
  const int64_t output = static_cast<int64_t>(blockIdx.x / static_cast<unsigned>(p.slices)) * width + place;
  C sum = C(0);
  if (output < p.outputs) {
    const int64_t share = (p.terms + p.slices - 1) / p.slices, end = std::min((slice + 1) * share, p.terms);
    const In* x = from + p.kept.at(output);
    for (int64_t t = slice * share + lane; t < end; t += p.lanes) sum += C(x[p.summed.at(t)]);
  }
  // The lanes of an output lie `width` apart.
  C* mine = sums + lane * width + place;
  *mine = sum;
  for (int half = p.lanes / 2; half > 0; half /= 2) {
    __syncthreads();
    if (lane < half) *mine = *mine + mine[half * width];
  }
  if (lane == 0 && output < p.outputs) to[slice * p.outputs + output] = Out(*mine);
}

// Enough to keep a large device busy. The numbers do not depend on the device, so that all add in one order.
constexpr int64_t kManyThreads = int64_t{1} << 18, kManyBlocks = 1024;

template <class In, class Out>
void run_sums(const KernelCall& call, Out* to, const In* from, Sums p) {
  p.outputs = p.kept.finish();
  p.terms = p.summed.finish();
  auto stride_of = [](const Offsets& o) {
    return o.coordinates.rank > 0 ? o.strides[o.coordinates.rank - 1] : INT64_MAX;
  };
  p.lanes_are_neighbours = stride_of(p.summed) < stride_of(p.kept);
  p.lanes = 1;
  while (p.lanes < kThreads && p.terms >= 4 * p.lanes &&
         (p.outputs * p.lanes < kManyThreads || (p.lanes_are_neighbours && p.lanes < kWarp))) {
    p.lanes *= 2;
  }
  const int64_t blocks = blocks_for(p.outputs, kThreads / p.lanes);
  const int64_t slices = std::min(kManyBlocks / blocks, p.terms / (kThreads * 16));
  p.slices = static_cast<int32_t>(std::clamp<int64_t>(slices, 1, 1024));
  if (p.slices == 1) return launch(call, blocks, kThreads, sum_strided<In, Out>, to, from, p);
  using C = Compute<Out>;
  Scratch partial(call, static_cast<size_t>(p.slices * p.outputs) * sizeof(C));
  launch(call, blocks * p.slices, kThreads, sum_strided<In, C>, partial.as<C>(), from, p);
  Sums last;
  last.kept.add(p.outputs, 1);
  last.summed.add(p.slices, p.outputs);
  run_sums<C, Out>(call, to, partial.as<C>(), last);
}

template <class T, int kParts>
int32_t strided_sum(KernelCall& call) {
  const auto& params = call.params_as<StridedSum>();
  const StridedCopy& plan = params.copy;
  const Operand &dy = call.inputs[0], &dx = call.outputs[0];
  if (dx.num_elements == 0) return 0;
  if (dy.num_elements == 0) {
    zero_bytes(call, dx.data, bytes_of(dx));
    return 0;
  }
  if (dy.is_immediate) {
    fill_elements(call, dx.data, Origin(dy), dtype_size(dx.dtype), dx.num_elements);
    return 0;
  }
  Sums p;
  p.kept.base = plan.offset * kParts;
  for (int d = 0; d < plan.rank; ++d) (d < params.kept ? p.kept : p.summed).add(plan.dims[d], plan.strides[d] * kParts);
  if (kParts > 1) p.kept.add(kParts, 1);
  run_sums<T, T>(call, dx.as<T>(), dy.as<T>(), p);
  return 0;
}

template <class T, int kParts = 1>
void register_sums(KernelTable& table, DType t) {
  table.add("pad_grad", t, pad_grad<T, kParts>);
  table.add("tile_grad", t, strided_sum<T, kParts>);
  table.add("repeat_grad", t, strided_sum<T, kParts>);
}

}  // namespace

void register_shape_sums(KernelTable& table) {
  register_sums<float16>(table, DType::float16);
  register_sums<bfloat16>(table, DType::bfloat16);
  register_sums<float>(table, DType::float32);
  register_sums<double>(table, DType::float64);
  register_sums<float, 2>(table, DType::complex64);
  register_sums<double, 2>(table, DType::complex128);
}

}  // namespace eager::cuda
