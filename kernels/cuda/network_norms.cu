// l2_loss, global_norm, and clipping by norms.
//
// Lists of tensors go through each kernel together: a block has a chunk of one tensor, and a launch takes as many
// tensors as fit into a kernel's arguments. Norms are summed in one order on every device: within chunks, then over all
// chunks' sums.
#include "kernels/common/network.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/network.h"

namespace eager::cuda {

namespace {

constexpr int kMostTensors = 120;  // of a launch
constexpr int64_t kChunk = 16384;  // elements a block
constexpr int kFinishThreads = 1024;

struct Tensors {
  int32_t count = 0;
  int64_t first_block[kMostTensors + 1];  // each tensor's first chunk; at the end the number of chunks
  // Addresses; or an immediate element itself, where `immediate` has the tensor's bit.
  const void* x[kMostTensors];
  void* y[kMostTensors];
  int64_t n[kMostTensors];
  uint32_t immediate[(kMostTensors + 31) / 32];

  __device__ int find(int64_t block) const {
    int low = 0, high = count - 1;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (first_block[middle] <= block) low = middle;
      else high = middle - 1;
    }
    return low;
  }
};

// The chunk of this block.
template <class T>
struct Chunk {
  const T* x;
  T* y;
  int64_t n;
  __device__ explicit Chunk(const Tensors& tensors) {
    const int k = tensors.find(blockIdx.x);
    const int64_t at = (blockIdx.x - tensors.first_block[k]) * kChunk;
    const bool is_immediate = (tensors.immediate[k / 32] >> (k % 32) & 1) != 0;
    x = is_immediate ? reinterpret_cast<const T*>(&tensors.x[k]) : static_cast<const T*>(tensors.x[k]) + at;
    y = tensors.y[k] ? static_cast<T*>(tensors.y[k]) + at : nullptr;
    n = tensors.n[k] - at < kChunk ? tensors.n[k] - at : kChunk;
  }
};

// Returns x^2, which float32 could not hold for numbers of 1e20.
template <class T>
__device__ double square_of(T x) {
  const double v = static_cast<double>(static_cast<Compute<T>>(x));
  return v * v;
}

template <class T>
__global__ void sum_squares(const __grid_constant__ Tensors tensors, double* sums) {
  constexpr int V = kPackSize<T>;
  const Chunk<T> chunk(tensors);
  const bool is_aligned = is_aligned_for<T, V>(chunk.x);
  const int64_t packs = chunk.n / V;
  double lanes[V] = {};
#pragma unroll 4
  for (int64_t p = threadIdx.x; p < packs; p += kThreads) {
    const Pack<T, V> pack = load_pack<T, V>(chunk.x + p * V, is_aligned);
#pragma unroll
    for (int v = 0; v < V; ++v) lanes[v] += square_of(pack.at[v]);
  }
  if (const int64_t i = packs * V + threadIdx.x; i < chunk.n) lanes[0] += square_of(chunk.x[i]);
  double total = 0;
  for (double lane : lanes) total += lane;
  total = combine<Sum<double>>(total, kThreads);
  if (threadIdx.x == 0) sums[blockIdx.x] = total;
}

enum class Result : int32_t { half_of_sum, norm };

// Adds the chunks' sums in one block. `factor`, where given, gets the factor that clips: clip / norm or 1, or the norm
// where that is NaN.
template <class T>
__global__ void __launch_bounds__(kFinishThreads)
    finish_norm(const double* sums, int64_t n, Result result, T* out, double clip, double* factor) {
  double total = 0;
  for (int64_t i = threadIdx.x; i < n; i += blockDim.x) total += sums[i];
  total = combine<Sum<double>>(total, static_cast<int>(blockDim.x));
  if (threadIdx.x != 0) return;
  const double value = result == Result::norm ? std::sqrt(total) : total / 2;
  if (out) *out = static_cast<T>(static_cast<Compute<T>>(value));
  if (factor) *factor = value > clip ? clip / value : value == value ? 1 : value;
}

template <class T>
__global__ void scale_tensors(const __grid_constant__ Tensors tensors, const double* factor) {
  using A = Compute<T>;
  constexpr int V = kPackSize<T>;
  const Chunk<T> chunk(tensors);
  const A scale = static_cast<A>(*factor);
  const bool reads_packs = is_aligned_for<T, V>(chunk.x), writes_packs = is_aligned_for<T, V>(chunk.y);
  const int64_t packs = chunk.n / V;
#pragma unroll 4
  for (int64_t p = threadIdx.x; p < packs; p += kThreads) {
    Pack<T, V> pack = load_pack<T, V>(chunk.x + p * V, reads_packs);
#pragma unroll
    for (int v = 0; v < V; ++v) pack.at[v] = static_cast<T>(static_cast<A>(pack.at[v]) * scale);
    store_pack<T, V>(chunk.y + p * V, pack, writes_packs);
  }
  if (const int64_t i = packs * V + threadIdx.x; i < chunk.n)
    chunk.y[i] = static_cast<T>(static_cast<A>(chunk.x[i]) * scale);
}

// Calls f(tensors, number of blocks) for parts of the call's inputs. Where `writes` is true, each input has an output.
template <class F>
void each_part(const KernelCall& call, bool writes, F f) {
  for (int k = 0; k < call.num_inputs;) {
    Tensors t{};
    int64_t blocks = 0;
    for (; k < call.num_inputs && t.count < kMostTensors; ++k) {
      const Operand& o = call.inputs[k];
      if (o.num_elements == 0) continue;
      const int i = t.count++;
      t.first_block[i] = blocks;
      t.n[i] = o.num_elements;
      t.x[i] = o.data;
      if (o.is_immediate) {
        std::memcpy(&t.x[i], o.immediate, sizeof t.x[i]);
        t.immediate[i / 32] |= 1u << (i % 32);
      }
      t.y[i] = writes ? call.outputs[k].data : nullptr;
      blocks += blocks_for(o.num_elements, kChunk);
    }
    t.first_block[t.count] = blocks;
    if (blocks > 0) f(t, blocks);
  }
}

template <class T>
void reduce_all(const KernelCall& call, Result result, T* out, double clip, double* factor) {
  int64_t total = 0;
  for (int k = 0; k < call.num_inputs; ++k) total += blocks_for(call.inputs[k].num_elements, kChunk);
  Scratch scratch(call, static_cast<size_t>(total) * sizeof(double));
  double* sums = scratch.as<double>();
  int64_t done = 0;
  each_part(call, false, [&](const Tensors& tensors, int64_t blocks) {
    launch(call, blocks, kThreads, sum_squares<T>, tensors, sums + done);
    done += blocks;
  });
  const int threads =
      static_cast<int>(std::min<int64_t>(kFinishThreads, power_of_2_above(std::max<int64_t>(kWarp, total))));
  launch(call, 1, threads, finish_norm<T>, sums, total, result, out, clip, factor);
}

template <class T, Result result>
int32_t norm_of_all(KernelCall& call) {
  reduce_all<T>(call, result, call.outputs[0].as<T>(), 0, nullptr);
  return 0;
}

template <class T>
int32_t clip_by_norm(KernelCall& call) {
  Scratch scratch(call, sizeof(double));
  double* factor = scratch.as<double>();
  T* norm = call.num_outputs > call.num_inputs ? call.outputs[call.num_inputs].as<T>() : nullptr;
  reduce_all<T>(call, Result::norm, norm, call.params_as<ClipParams>().clip_norm, factor);
  each_part(call, true, [&](const Tensors& tensors, int64_t blocks) {
    launch(call, blocks, kThreads, scale_tensors<T>, tensors, factor);
  });
  return 0;
}

template <class... T>
void add_norms(KernelTable& table, Types<T...>) {
  (table.add("l2_loss", dtype_of<T>, norm_of_all<T, Result::half_of_sum>), ...);
  (table.add("global_norm", dtype_of<T>, norm_of_all<T, Result::norm>), ...);
  (table.add("clip_by_norm", dtype_of<T>, clip_by_norm<T>), ...);
  (table.add("clip_by_global_norm", dtype_of<T>, clip_by_norm<T>), ...);
}

}  // namespace

void register_norms(KernelTable& table) { add_norms(table, Floats{}); }

}  // namespace eager::cuda
