// layer_norm, rms_norm and their gradients: a group of threads has a row.
#include "kernels/cuda/normalization.h"

#include <algorithm>

#include "kernels/common/normalization.h"
#include "kernels/cuda/group.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.h"

namespace eager::cuda {

namespace {

constexpr int64_t kWarpRow = 1024;   // most elements of a row that a warp has; longer ones have a block
constexpr int kColumns = 32;         // of a block that sums columns
constexpr int64_t kSummedRows = 64;  // rows that such a block sums

template <class T>
struct RowTask {
  using A = Compute<T>;
  int64_t rows, n;
  int lanes;
  double epsilon;
  const T *x, *dy, *scale, *offset;  // scale, offset: NULL where they are absent
  T* y;                              // or dx
  A *means, *inverses;

  __device__ int64_t row() const {
    return (static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) / static_cast<unsigned>(lanes);
  }
  __device__ int lane() const { return static_cast<int>(threadIdx.x) & (lanes - 1); }
  __device__ A scale_at(int64_t i) const { return scale ? static_cast<A>(scale[i]) : A(1); }
  // Returns the sum of f(i) over the elements of this group's row, which is none where row() is beyond the last.
  template <class F>
  __device__ A sum(F f) const {
    A total = 0;
    if (row() < rows) {
      for (int64_t i = lane(); i < n; i += lanes) total += f(i);
    }
    return combine<Sum<A>>(total, lanes);
  }
  template <class F>
  __device__ void each(F f) const {
    if (row() >= rows) return;
    for (int64_t i = lane(); i < n; i += lanes) f(i);
  }
};

template <class T, bool kCentered>
__global__ void row_norm_kernel(const __grid_constant__ RowTask<T> t) {
  using A = Compute<T>;
  const int64_t first = t.row() * t.n;
  const A count = static_cast<A>(t.n);
  A mean = 0;
  if constexpr (kCentered) mean = t.sum([&](int64_t i) { return static_cast<A>(t.x[first + i]); }) / count;
  const A squares = t.sum([&](int64_t i) {
    const A v = static_cast<A>(t.x[first + i]) - mean;
    return v * v;
  });
  const A inverse = static_cast<A>(1 / std::sqrt(static_cast<double>(squares / count) + t.epsilon));
  if (t.lane() == 0 && t.row() < t.rows) {
    if constexpr (kCentered) t.means[t.row()] = mean;
    t.inverses[t.row()] = inverse;
  }
  t.each([&](int64_t i) {
    const A v = (static_cast<A>(t.x[first + i]) - mean) * inverse * t.scale_at(i);
    t.y[first + i] = static_cast<T>(t.offset ? v + static_cast<A>(t.offset[i]) : v);
  });
}

template <class T, bool kCentered>
__global__ void row_gradient_kernel(const __grid_constant__ RowTask<T> t) {
  using A = Compute<T>;
  const bool is_row = t.row() < t.rows;
  const int64_t first = t.row() * t.n;
  const A count = static_cast<A>(t.n), inverse = is_row ? t.inverses[t.row()] : A(0);
  const A mean = kCentered && is_row ? t.means[t.row()] : A(0);
  auto g = [&](int64_t i) { return static_cast<A>(t.dy[first + i]) * t.scale_at(i); };
  auto normal = [&](int64_t i) { return (static_cast<A>(t.x[first + i]) - mean) * inverse; };
  A mean_g = 0;
  if constexpr (kCentered) mean_g = t.sum(g) / count;
  const A mean_g_normal = t.sum([&](int64_t i) { return g(i) * normal(i); }) / count;
  t.each([&](int64_t i) { t.y[first + i] = static_cast<T>(inverse * (g(i) - mean_g - normal(i) * mean_g_normal)); });
}

// Sums dy normal, and dy, over kSummedRows rows of kColumns columns: parts is [blocks of rows, kSums, n].
template <class T, bool kCentered>
__global__ void parameter_sums_kernel(const __grid_constant__ RowTask<T> t, int64_t tiles, Compute<T>* parts) {
  using A = Compute<T>;
  constexpr int kSums = kCentered ? 2 : 1;
  const int heights = static_cast<int>(blockDim.x) / kColumns;
  __shared__ A room[kSums][kThreads / kColumns][kColumns];
  const int64_t block = blockIdx.x / tiles;
  const int column = static_cast<int>(threadIdx.x) % kColumns, height = static_cast<int>(threadIdx.x) / kColumns;
  const int64_t i = blockIdx.x % tiles * kColumns + column;
  A sums[kSums] = {};
  const int64_t end = (block + 1) * kSummedRows < t.rows ? (block + 1) * kSummedRows : t.rows;
  for (int64_t r = block * kSummedRows + height; i < t.n && r < end; r += heights) {
    const A dy = static_cast<A>(t.dy[r * t.n + i]), x = static_cast<A>(t.x[r * t.n + i]);
    sums[0] += dy * (kCentered ? x - t.means[r] : x) * t.inverses[r];
    if constexpr (kCentered) sums[1] += dy;
  }
  for (int k = 0; k < kSums; ++k) room[k][height][column] = sums[k];
  __syncthreads();
  if (height != 0 || i >= t.n) return;
  for (int k = 0; k < kSums; ++k) {
    A total = 0;
    for (int h = 0; h < heights; ++h) total += room[k][h][column];
    parts[(block * kSums + k) * t.n + i] = total;
  }
}

// Adds up the parts of the sums of each column.
template <class T>
struct FinishSums {
  const Compute<T>* parts;
  int64_t blocks, stride;
  T* to;
  __device__ void operator()(int64_t i) const {
    double total = 0;
    for (int64_t b = 0; b < blocks; ++b) total += static_cast<double>(parts[b * stride + i]);
    to[i] = static_cast<T>(static_cast<Compute<T>>(total));
  }
};

template <class T>
RowTask<T> row_task(const RowNormParams& p, const Operand& scale) {
  RowTask<T> t{};
  t.rows = p.rows, t.n = p.n, t.epsilon = p.epsilon;
  t.lanes = p.n > kWarpRow ? kThreads : std::min<int>(kWarp, static_cast<int>(power_of_2_above((p.n + 3) / 4)));
  t.scale = data_or_null<T>(scale);
  return t;
}

// Launches a kernel of which each group of lanes has a row.
template <class T>
void launch_rows(const KernelCall& call, const RowTask<T>& t, void (*kernel)(RowTask<T>)) {
  const int64_t rows = std::clamp<int64_t>(power_of_2_above(t.rows), std::max(1, kWarp / t.lanes), kThreads / t.lanes);
  launch(call, blocks_for(t.rows, rows), static_cast<int>(rows) * t.lanes, kernel, t);
}

// The rows of a tensor in memory of their own where the normalized axes are not its last ones.
template <class T>
class Rows {
 public:
  Rows(const KernelCall& call, const Operand& o, const RowNormParams& p)
      : call_(call), o_(o), p_(p), room_(call, p.is_moved ? bytes_of(o) : 0),
        data(p.is_moved ? room_.as<T>() : o.as<T>()) {}
  const T* read() const {
    if (p_.is_moved && o_.num_elements > 0) strided_read(call_, data, Origin(o_), p_.plan, sizeof(T));
    return data;
  }
  void put_back() const {
    if (!p_.is_moved || o_.num_elements == 0) return;
    Operand rows = o_;
    rows.data = data;
    strided_write(call_, o_.data, Origin(rows), p_.plan, sizeof(T));
  }

 private:
  const KernelCall& call_;
  const Operand& o_;
  const RowNormParams& p_;
  Scratch room_;

 public:
  T* const data;
};

template <class T, bool kCentered>
int32_t row_norm(KernelCall& call) {
  using A = Compute<T>;
  const RowNormParams& p = call.params_as<RowNormParams>();
  if (p.rows == 0) return 0;
  const Rows<T> x(call, call.inputs[0], p), y(call, call.outputs[0], p);
  RowTask<T> t = row_task<T>(p, optional_input(call, 1));
  t.x = x.read(), t.y = y.data;
  t.offset = kCentered ? data_or_null<T>(optional_input(call, 2)) : nullptr;
  t.means = kCentered ? call.outputs[1].as<A>() : nullptr;
  t.inverses = call.outputs[kCentered ? 2 : 1].as<A>();
  launch_rows<T>(call, t, row_norm_kernel<T, kCentered>);
  y.put_back();
  return 0;
}

template <class T, bool kCentered>
int32_t row_norm_grad(KernelCall& call) {
  using A = Compute<T>;
  const RowNormParams& p = call.params_as<RowNormParams>();
  if (p.n == 0) return 0;
  const Rows<T> dy(call, call.inputs[0], p), x(call, call.inputs[1], p), dx(call, call.outputs[0], p);
  RowTask<T> t = row_task<T>(p, call.inputs[2]);
  t.dy = dy.read(), t.x = x.read(), t.y = dx.data;
  t.means = kCentered ? call.inputs[3].as<A>() : nullptr;
  t.inverses = call.inputs[kCentered ? 4 : 3].as<A>();
  constexpr int kSums = kCentered ? 2 : 1;
  const int64_t blocks = blocks_for(t.rows, kSummedRows), tiles = blocks_for(t.n, kColumns);
  const Scratch parts(call, static_cast<size_t>(blocks * kSums * t.n) * sizeof(A));
  if (t.rows > 0) {
    launch_rows<T>(call, t, row_gradient_kernel<T, kCentered>);
    const int heights = static_cast<int>(std::min<int64_t>(t.rows, kThreads / kColumns));
    launch(call, blocks * tiles, heights * kColumns, parameter_sums_kernel<T, kCentered>, t, tiles, parts.as<A>());
  }
  for (int k = 0; k < kSums; ++k) {
    each(call, t.n, FinishSums<T>{parts.as<A>() + k * t.n, blocks, kSums * t.n, call.outputs[1 + k].as<T>()});
  }
  dx.put_back();
  return 0;
}

template <class... T>
void add_rows(KernelTable& table, Types<T...>) {
  (table.add("layer_norm", dtype_of<T>, row_norm<T, true>), ...);
  (table.add("layer_norm_grad", dtype_of<T>, row_norm_grad<T, true>), ...);
  (table.add("rms_norm", dtype_of<T>, row_norm<T, false>), ...);
  (table.add("rms_norm_grad", dtype_of<T>, row_norm_grad<T, false>), ...);
}

}  // namespace

void register_normalization(KernelTable& table) {
  add_rows(table, Floats{});
  register_channel_norms(table);
}

}  // namespace eager::cuda
