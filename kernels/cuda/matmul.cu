// matmul: floating and complex products by cuBLAS, integer products by a kernel of its own.
#include "kernels/common/element.h"
#include "kernels/common/elementwise.h"
#include "kernels/common/matmul.h"

#include <algorithm>
#include <optional>
#include <type_traits>

#include "kernels/cuda/gemm.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

namespace {

// Conjugates complex numbers, which are taken as pairs of numbers.
template <class R>
void conjugate(const KernelCall& call, const Operand& o, void* to) {
  const R* x = o.as<R>();
  R* y = static_cast<R*>(to);
  each(call, 2 * o.num_elements, [=] __device__(int64_t i) { y[i] = i % 2 ? -x[i] : x[i]; });
}

// An operand as cuBLAS takes it. cuBLAS conjugates only what it transposes, so other operands are conjugated here.
class Factor {
 public:
  Factor(const KernelCall& call, const Operand& o, bool transpose, bool conjugates) : data_(o.data) {
    if (transpose || !conjugates || (o.dtype != DType::complex64 && o.dtype != DType::complex128)) return;
    room_.emplace(call, bytes_of(o));
    data_ = room_->as<char>();
    if (o.dtype == DType::complex64) conjugate<float>(call, o, room_->as<char>());
    else conjugate<double>(call, o, room_->as<char>());
  }
  const void* at(int64_t element, size_t size) const {
    return static_cast<const char*>(data_) + element * static_cast<int64_t>(size);
  }

 private:
  const void* data_;
  std::optional<Scratch> room_;
};

int32_t matmul(KernelCall& call) {
  MatmulParams p = call.params_as<MatmulParams>();
  const Operand& out = call.outputs[0];
  if (out.num_elements == 0) return 0;
  if (p.k == 0) {
    zero_bytes(call, out.data, bytes_of(out));
    return 0;
  }
  if (p.batch_rank == 1 && !p.transpose_a && p.stride_b[0] == 0 && p.stride_a[0] == p.m * p.k) {
    p.m *= p.batch;  // where only A has a batch, it is one tall matrix
    p.batch = 1;
    p.batch_rank = 0;
  }
  Gemm g{p.m, p.n, p.k, p.transpose_a, p.transpose_b, p.transpose_a ? p.m : p.k, p.transpose_b ? p.k : p.n, p.n};
  g.allow_tf32 = p.allow_tf32;
  g.conjugate_a = p.conjugate_a;
  g.conjugate_b = p.conjugate_b;
  // The longest dim of the batch goes into each call of cuBLAS; a loop goes through the others.
  const int longest = static_cast<int>(std::max_element(p.dims, p.dims + p.batch_rank) - p.dims);
  int64_t before = 1;  // matrices between neighbours along that dim
  if (p.batch_rank > 0) {
    for (int i = 0; i < longest; ++i) before *= p.dims[i];
    g.batch = p.dims[longest];
    g.stride_a = p.stride_a[longest];
    g.stride_b = p.stride_b[longest];
    g.stride_c = before * p.m * p.n;
    p.dims[longest] = 1;
  }
  const Factor a(call, call.inputs[0], p.transpose_a, p.conjugate_a),
      b(call, call.inputs[1], p.transpose_b, p.conjugate_b);
  const size_t size = dtype_size(out.dtype);
  for (int64_t i = 0; i < p.batch / g.batch; ++i) {
    int64_t at, bt;
    p.offsets(i, at, bt);
    const int64_t matrix = i % before + i / before * before * g.batch;
    gemm(call, g, out.dtype, a.at(at, size), b.at(bt, size), out.dtype,
         out.as<char>() + matrix * p.m * p.n * static_cast<int64_t>(size));
  }
  return 0;
}

// --- integers, which wrap: unsigned types serve for signed ones too; and booleans, which are 0 or 1 here ---

constexpr int kTile = 32;
constexpr int kRows = kTile * kTile / kThreads;  // rows of a tile that a thread loads

struct Strides {
  int64_t row, column;
};

// Loads a tile of the matrix at `from`, with zeros outside of the matrix. Neighbouring threads read neighbouring
// elements.
template <class T, class A>
__device__ void load_tile(A (&tile)[kTile][kTile + 1], const T* from, Strides s, int64_t row, int64_t column,
                          int64_t rows, int64_t columns) {
  const int fast = static_cast<int>(threadIdx.x) % kTile, slow = static_cast<int>(threadIdx.x) / kTile;
  for (int i = 0; i < kRows; ++i) {
    const int other = slow + i * (kThreads / kTile);
    const int r = s.column == 1 ? other : fast, c = s.column == 1 ? fast : other;
    const bool inside = row + r < rows && column + c < columns;
    tile[r][c] = inside ? static_cast<A>(from[(row + r) * s.row + (column + c) * s.column]) : A(0);
  }
}

template <class T>
__global__ void multiply_integers(const __grid_constant__ MatmulParams p, const T* a, const T* b, T* c) {
  using A = std::conditional_t<sizeof(T) < 4, uint32_t, T>;
  __shared__ A left[kTile][kTile + 1], right[kTile][kTile + 1];
  const Strides sa = p.transpose_a ? Strides{1, p.m} : Strides{p.k, 1};
  const Strides sb = p.transpose_b ? Strides{1, p.k} : Strides{p.n, 1};
  const int64_t down = (p.m + kTile - 1) / kTile, across = (p.n + kTile - 1) / kTile;
  const int x = static_cast<int>(threadIdx.x) % kTile, y = static_cast<int>(threadIdx.x) / kTile;
  for (int64_t t = blockIdx.x; t < p.batch * down * across; t += gridDim.x) {
    const int64_t matrix = t / (down * across), row = t / across % down * kTile, column = t % across * kTile;
    int64_t at, bt;
    p.offsets(matrix, at, bt);
    A sums[kRows] = {};
    for (int64_t q = 0; q < p.k; q += kTile) {
      load_tile(left, a + at, sa, row, q, p.m, p.k);
      load_tile(right, b + bt, sb, q, column, p.k, p.n);
      __syncthreads();
      for (int k = 0; k < kTile; ++k) {
        for (int i = 0; i < kRows; ++i) {
          const A product = left[y + i * (kThreads / kTile)][k] * right[k][x];
          if constexpr (std::is_same_v<T, Boolean>) sums[i] |= product;
          else sums[i] += product;
        }
      }
      __syncthreads();
    }
    for (int i = 0; i < kRows; ++i) {
      const int64_t r = row + y + i * (kThreads / kTile);
      if (r < p.m && column + x < p.n) c[(matrix * p.m + r) * p.n + column + x] = static_cast<T>(sums[i]);
    }
  }
}

template <class T>
int32_t matmul_integer(KernelCall& call) {
  const MatmulParams& p = call.params_as<MatmulParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t tiles = p.batch * blocks_for(p.m, kTile) * blocks_for(p.n, kTile);
  launch(call, std::min<int64_t>(tiles, INT32_MAX), kThreads, multiply_integers<T>, p, call.inputs[0].as<T>(),
         call.inputs[1].as<T>(), call.outputs[0].as<T>());
  return 0;
}

}  // namespace

void register_matmul(KernelTable& t) {
  for (DType d :
       {DType::float16, DType::bfloat16, DType::float32, DType::float64, DType::complex64, DType::complex128}) {
    t.add("matmul", d, matmul);
  }
  t.add("matmul", DType::boolean, matmul_integer<Boolean>);
  add_integers(t, "matmul", matmul_integer<uint8_t>, matmul_integer<uint16_t>, matmul_integer<uint32_t>,
               matmul_integer<uint64_t>);
}

}  // namespace eager::cuda
