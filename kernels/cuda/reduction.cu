// Reductions: the host code that all share; any, all, count_nonzero, logsumexp, and the gradients that spread a reduced
// tensor.
#include "kernels/cuda/reduction.h"

#include "kernels/common/running.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/fused.h"
#include "kernels/cuda/kernels.h"

namespace eager::cuda {

// Where kernels find it.
template <class A>
__device__ void put(const FoldOutput& out, int64_t i, const RunningLogSum<A>& v) {
  put(out, i, v.result());
}

namespace {

// Sizes that depend on the shape alone, so that every device adds in one order.
constexpr int64_t kFewBlocks = 1024;  // fewer do not keep a large device busy
constexpr int64_t kRowBlocks = 4096;  // the number of blocks that rows are cut for
constexpr int64_t kManyRows = 16384;  // enough to give each row a warp
constexpr int64_t kLongFold = 1024;   // elements of a fold that are worth a block
constexpr int64_t kRowPiece = 8192;   // the least number of elements of a piece
constexpr int64_t kPlacesEach = 8;    // the least number of places of a thread in a piece of columns

void set_source(FoldTask& t, const Operand& input) {
  t.x = input.is_immediate ? nullptr : input.data;
  if (input.is_immediate) std::memcpy(t.value, input.immediate, sizeof t.value);
}

// Sets the task's dims, from the innermost one outwards; their order is turned round at the end.
void plan(const ReduceParams& p, FoldTask& t) {
  int64_t stride = 1;
  t.run = 1;
  for (int i = p.rank - 1; i >= 0; --i) {
    FoldDims& d = p.is_reduced(i) ? t.reduced : t.kept;
    if (i == p.rank - 1) {
      t.run = p.dims[i];
    } else {
      d.size[d.rank] = p.dims[i];
      d.stride[d.rank++] = stride;
    }
    stride *= p.dims[i];
  }
  for (FoldDims* d : {&t.kept, &t.reduced}) {
    std::reverse(d->size, d->size + d->rank);
    std::reverse(d->stride, d->stride + d->rank);
  }
  t.inner = t.reduced.count();
}

int round_to_warps(int64_t threads) {
  return static_cast<int>(std::min<int64_t>(kThreads, blocks_for(threads, kWarp) * kWarp));
}

// Queues the kernel that reads the input: `kernel`, or the program that feeds the call, which makes packs of `size`.
void launch_fold(const KernelCall& call, const FoldTask& t, int64_t blocks, int threads, void (*kernel)(FoldTask),
                 int size) {
  if (is_fed(call)) launch_fed(static_cast<const FedCall&>(call), t, blocks, threads, size);
  else launch(call, blocks, threads, kernel, t);
}

// Returns the threads of a block for `units` groups of t.lanes threads.
int threads_for(const FoldTask& t, int64_t units) {
  return round_to_warps(std::min<int64_t>(kThreads, units) * t.lanes);
}

// Cuts n elements or places into at most `most` pieces of at least `least`; piece sizes are multiples of `unit`.
void cut(FoldTask& t, int64_t n, int64_t most, int64_t least, int64_t unit) {
  const int64_t pieces = std::max<int64_t>(1, std::min(most, n / least));
  t.piece_size = blocks_for(std::max<int64_t>(1, blocks_for(n, pieces)), unit) * unit;
  t.pieces = std::max<int64_t>(1, blocks_for(n, t.piece_size));
}

void merge_pieces(const KernelCall& call, FoldTask& t, const FoldKernels& kernels) {
  t.lanes =
      t.pieces > 4 * kWarp ? kThreads : static_cast<int32_t>(std::min<int64_t>(kWarp, power_of_2_above(t.pieces)));
  const int threads = threads_for(t, t.outputs);
  launch(call, blocks_for(t.outputs, threads / t.lanes), threads, kernels.pieces, t);
}

void launch_rows(const KernelCall& call, FoldTask& t, const FoldKernels& kernels) {
  const int64_t n = t.run * t.inner;
  const bool is_packed = t.inner == 1;
  const int64_t long_fold = t.outputs >= kManyRows ? 8 * kLongFold : kLongFold;
  if (n > long_fold || (4 * n >= kLongFold && t.outputs < kFewBlocks)) {
    t.lanes = kThreads;
  } else {
    t.lanes = 1;
    while (t.lanes < kWarp && (is_packed ? 2 * kernels.row_pack : 4) * t.lanes <= n) t.lanes *= 2;
  }
  t.step_inner = is_packed ? 0 : t.lanes / t.run;
  t.step_run = t.lanes - t.step_inner * t.run;
  cut(t, n, t.lanes == kThreads ? kRowBlocks / t.outputs : 1, kRowPiece, kLongFold);
  Scratch partial(call, t.pieces > 1 ? static_cast<size_t>(t.outputs * t.pieces * kernels.acc_size) : 0);
  t.partial = partial.as<void>();
  const int64_t units = t.outputs * t.pieces;
  const int threads = threads_for(t, units);
  launch_fold(call, t, blocks_for(units, threads / t.lanes), threads, is_packed ? kernels.packed : kernels.rows,
              is_packed ? kernels.row_pack : 1);
  if (t.pieces > 1) merge_pieces(call, t, kernels);
}

void launch_columns(const KernelCall& call, FoldTask& t, const FoldKernels& kernels) {
  const int64_t packs = blocks_for(t.run, kernels.column_pack), across = power_of_2_above(packs);
  const int64_t height =
      std::min(power_of_2_above(blocks_for(t.inner, kPlacesEach)), kThreads / std::min<int64_t>(kWarp, across));
  const int64_t width = std::min(kThreads / height, across);
  t.width = static_cast<int32_t>(width);
  t.height = static_cast<int32_t>(height);
  t.is_packed = t.run % kernels.column_pack == 0 &&
                reinterpret_cast<uintptr_t>(t.x) %
                        static_cast<uintptr_t>(std::min(16, kernels.item_size * kernels.column_pack)) ==
                    0;
  t.column_tiles = blocks_for(packs, width);
  t.tiles = t.outputs / t.run * t.column_tiles;
  cut(t, t.inner, kFewBlocks / t.tiles, kPlacesEach * height, height);
  // Where columns are cut, a tile is as large as a block.
  const int threads = round_to_warps(std::min(kThreads / (width * height), t.tiles) * width * height);
  Scratch partial(call, t.pieces > 1 ? static_cast<size_t>(t.outputs * t.pieces * kernels.acc_size) : 0);
  t.partial = partial.as<void>();
  const int64_t blocks = blocks_for(t.tiles, threads / (width * height)) * t.pieces;
  launch_fold(call, t, blocks, threads, kernels.columns, kernels.column_pack);
  if (t.pieces > 1) merge_pieces(call, t, kernels);
}

template <class T>
void add_logic(KernelTable& table, std::initializer_list<DType> dtypes) {
  for (DType d : dtypes) {
    table.add("any", d, fold<T, FoldNonzero, Finish::any>);
    table.add("all", d, fold<T, FoldNonzero, Finish::all>);
    table.add("count_nonzero", d, fold<T, FoldNonzero>);
  }
}

// The logarithm of a sum of complex numbers, of which FoldLogSumExp would compare the size.
template <class T>
struct FoldComplexLogSumExp {
  using Acc = LogSumOf<T>;
  __device__ static Acc init() { return Acc::none(); }
  __device__ static Acc merge(const Acc& a, const Acc& b) { return a.joined(b); }
  __device__ static Acc lift(T x, int64_t, bool) { return Acc::of(widen<Complex<double>>(x)); }
};

template <class... T>
void add_logsumexp(KernelTable& table, Types<T...>) {
  (table.add("logsumexp", dtype_of<T>, fold<T, FoldLogSumExp<Compute<T>>>), ...);
}

// --- gradients that spread a reduced tensor ---

struct SpreadTask {
  const void* x;  // NULL: the one element is `value`
  alignas(16) unsigned char value[16];
  void* y;
  int64_t n;
  double scale;  // mean_grad
  StridedCopy plan;
  Divisor divisors[kMaxRank];
  bool is_short;  // whether n is below 2^31

  // Returns where the element lies in x, and sets `last` to its index along the innermost dim.
  __device__ int64_t locate(int64_t index, int64_t& last) const {
    int64_t at = plan.offset;
    last = 0;
#pragma unroll 1
    for (int d = plan.rank - 1; d >= 0; --d) {
      const int64_t next = is_short ? divisors[d].divide(static_cast<uint32_t>(index)) : index / plan.dims[d];
      const int64_t i = index - next * plan.dims[d];
      if (d == plan.rank - 1) last = i;
      at += i * plan.strides[d];
      index = next;
    }
    return at;
  }
};

template <class T>
struct Keep {
  __device__ explicit Keep(double) {}
  __device__ T operator()(T x) const { return x; }
};

template <class T>
struct Scale {
  using A = Compute<T>;
  using Part = typename ComplexParts<A>::Part;
  Part scale;
  __device__ explicit Scale(double s) : scale(static_cast<Part>(s)) {}
  __device__ T operator()(T x) const { return static_cast<T>(static_cast<A>(x) * scale); }
};

// A thread makes a pack of neighbours.
template <class T, class Action>
__global__ void spread_kernel(const __grid_constant__ SpreadTask t) {
  constexpr int V = sizeof(T) == 1 ? 8 : kPackSize<T>;
  const Action action(t.scale);
  const T* x = static_cast<const T*>(t.x ? t.x : static_cast<const void*>(t.value));
  T* y = static_cast<T*>(t.y);
  const bool is_aligned = is_aligned_for<T, V>(y);
  const int64_t first = (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * V;
  if (first >= t.n) return;
  const int innermost = t.plan.rank - 1;
  int64_t last, at = t.locate(first, last);
  const int64_t step = V == 1 || innermost < 0 ? 0 : t.plan.strides[innermost];
  if (first + V <= t.n && (V == 1 || last + V <= t.plan.dims[innermost])) {
    Pack<T, V> pack;
#pragma unroll
    for (int v = 0; v < V; ++v) pack.at[v] = x[at + v * step];
#pragma unroll
    for (int v = 0; v < V; ++v) pack.at[v] = action(pack.at[v]);
    store_pack<T, V>(y + first, pack, is_aligned);
    return;
  }
  const int64_t end = first + V < t.n ? first + V : t.n;
#pragma unroll 1
  for (int64_t i = first; i < end; ++i) {
    y[i] = action(x[at]);
    if (i + 1 == end) break;
    if (++last < t.plan.dims[innermost]) at += step;
    else at = t.locate(i + 1, last);
  }
}

template <class T, class Action>
void spread(const KernelCall& call, const StridedCopy& plan, double scale) {
  constexpr int V = sizeof(T) == 1 ? 8 : kPackSize<T>;
  const Operand& x = call.inputs[0];
  SpreadTask t{x.is_immediate ? nullptr : x.data,
               {},
               call.outputs[0].data,
               call.outputs[0].num_elements,
               scale,
               plan,
               {},
               false};
  if (t.n == 0) return;
  if (x.is_immediate) std::memcpy(t.value, x.immediate, sizeof t.value);
  t.is_short = t.n < int64_t{1} << 31;
  for (int d = 0; t.is_short && d < plan.rank; ++d) t.divisors[d] = Divisor(static_cast<uint32_t>(plan.dims[d]));
  launch(call, blocks_for(t.n, kThreads * V), kThreads, spread_kernel<T, Action>, t);
}

int32_t broadcast_reduced(KernelCall& call) {
  const StridedCopy& plan = call.params_as<StridedCopy>();
  switch (dtype_size(call.outputs[0].dtype)) {
    case 1: spread<uint8_t, Keep<uint8_t>>(call, plan, 1); break;
    case 2: spread<uint16_t, Keep<uint16_t>>(call, plan, 1); break;
    case 4: spread<uint32_t, Keep<uint32_t>>(call, plan, 1); break;
    case 8: spread<uint64_t, Keep<uint64_t>>(call, plan, 1); break;
    default: spread<Unit16, Keep<Unit16>>(call, plan, 1); break;
  }
  return 0;
}

template <class T>
int32_t mean_grad(KernelCall& call) {
  const MeanGradParams& p = call.params_as<MeanGradParams>();
  spread<T, Scale<T>>(call, p.plan, p.scale);
  return 0;
}

template <class... T>
void add_mean_grad(KernelTable& table, Types<T...>) {
  (table.add("mean_grad", dtype_of<T>, mean_grad<T>), ...);
  (table.add("divide_by_count", dtype_of<T>, mean_grad<T>), ...);
}

}  // namespace

void fold(const KernelCall& call, const FoldKernels& kernels, Finish finish, bool flip) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const Operand& output = call.outputs[0];
  if (output.num_elements == 0) return;
  FoldTask t{};
  set_source(t, call.inputs[0]);
  t.outputs = output.num_elements;
  t.output = {output.data, output.dtype, finish, flip, p.count};
  if (p.count == 0) {
    t.inner = 1;  // for runs without elements
    return launch_rows(call, t, kernels);
  }
  plan(p, t);
  if (p.rank == 0 || p.is_rows()) launch_rows(call, t, kernels);
  else launch_columns(call, t, kernels);
}

void register_reduction(KernelTable& table) {
  register_sums(table);
  register_products(table);
  register_extremes(table);
  register_variances(table);
  add_logsumexp(table, Floats{});
  table.add("logsumexp", DType::complex64, fold<Complex<float>, FoldComplexLogSumExp<Complex<float>>>);
  table.add("logsumexp", DType::complex128, fold<Complex<double>, FoldComplexLogSumExp<Complex<double>>>);
  add_mean_grad(table, Inexact{});
  table.add("broadcast_reduced", DType::none, broadcast_reduced);
  // Signed and unsigned integers share kernels, since the sign does not matter.
  add_logic<uint8_t>(table, {DType::boolean, DType::int8, DType::uint8});
  add_logic<uint16_t>(table, {DType::int16, DType::uint16});
  add_logic<uint32_t>(table, {DType::int32, DType::uint32});
  add_logic<uint64_t>(table, {DType::int64, DType::uint64});
  add_logic<HalfBits>(table, {DType::float16, DType::bfloat16});
  add_logic<float>(table, {DType::float32});
  add_logic<double>(table, {DType::float64});
  add_logic<Complex<float>>(table, {DType::complex64});
  add_logic<Complex<double>>(table, {DType::complex128});
}

}  // namespace eager::cuda
