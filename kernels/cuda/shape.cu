// GPU kernels of the shape family that move elements; shape_sums.cu has those that sum.
#include "kernels/common/shape.h"

#include <algorithm>

#include "kernels/common/patches.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.h"
#include "kernels/cuda/shape.h"

namespace eager::cuda {
namespace {

int32_t copy(KernelCall& call) {
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  if (x.is_immediate) fill_elements(call, y.data, Origin(x), dtype_size(y.dtype), y.num_elements);
  else copy_bytes(call, y.data, x.data, bytes_of(y));
  return 0;
}

int32_t read(KernelCall& call) {
  const Operand& y = call.outputs[0];
  if (y.num_elements > 0) {
    strided_read(call, y.data, Origin(call.inputs[0]), call.params_as<StridedCopy>(), dtype_size(y.dtype));
  }
  return 0;
}

int32_t write(KernelCall& call) {
  const Operand& y = call.outputs[0];
  zero_bytes(call, y.data, bytes_of(y));
  if (y.num_elements > 0) {
    strided_write(call, y.data, Origin(call.inputs[0]), call.params_as<StridedCopy>(), dtype_size(y.dtype));
  }
  return 0;
}

// Writes value into a copy of x. The output may be x.
int32_t update(KernelCall& call) {
  const Operand &x = call.inputs[0], &value = call.inputs[1], &y = call.outputs[0];
  if (y.data != x.data) copy(call);
  if (value.num_elements > 0)
    strided_write(call, y.data, Origin(value), call.params_as<StridedCopy>(), dtype_size(y.dtype));
  return 0;
}

// diag writes a vector into a matrix, or reads one from a matrix.
int32_t diag(KernelCall& call) { return call.inputs[0].rank == 1 ? write(call) : read(call); }

int32_t fill_like(KernelCall& call) {
  const Operand& y = call.outputs[0];
  fill_elements(call, y.data, Origin(call.params_as<FillParams>().value), dtype_size(y.dtype), y.num_elements);
  return 0;
}

// The largest unit, up to 16 bytes, that divides all lengths and offsets (in bytes) and all addresses it was given.
struct Unit {
  uint64_t bits = 16;
  void divide(int64_t bytes) { bits |= static_cast<uint64_t>(bytes); }
  void divide(const void* address) { bits |= reinterpret_cast<uintptr_t>(address); }
  int64_t size() const { return static_cast<int64_t>(bits & (~bits + 1)); }
};

// ---- concat and split: the rows of one operand [outer, sum of chunks] and of several [outer, chunk]

constexpr int kParts = 128;  // the most for a launch

struct Parts {
  // All lengths count units. `row` is the length of the whole's rows; the first part begins `first` units into each.
  int64_t row, first;
  int64_t n;  // outer * width
  bool joins;
  int32_t count = 0;
  Coordinates coordinates;  // over [outer, width]
  int64_t starts[kParts + 1];
  alignas(16) uint64_t places[kParts][2];  // an address, or an immediate element
  uint32_t is_immediate[kParts / 32] = {};
};

template <class T>
__global__ void move_parts(T* whole, const __grid_constant__ Parts p) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < p.n; i += threads) {
    int64_t outer = i;
    const int64_t column = p.coordinates.take(1, outer);
    int k = 0;
    for (int end = p.count; end - k > 1;) {
      const int middle = (k + end) / 2;
      if (p.starts[middle] <= column) k = middle;
      else end = middle;
    }
    T* w = whole + outer * p.row + p.first + column;
    const int64_t at = outer * (p.starts[k + 1] - p.starts[k]) + column - p.starts[k];
    if (!p.joins) reinterpret_cast<T*>(p.places[k][0])[at] = *w;
    else if (p.is_immediate[k / 32] >> (k % 32) & 1) *w = reinterpret_cast<const T*>(p.places[k])[at];
    else *w = reinterpret_cast<const T*>(p.places[k][0])[at];
  }
}

void move_chunks(const KernelCall& call, const Operand& whole, const Operand* parts, int num_parts, int64_t outer,
                 bool joins) {
  if (whole.num_elements == 0) return;
  auto chunk_of = [&](const Operand& o) { return static_cast<int64_t>(bytes_of(o)) / outer; };
  Unit common;
  common.divide(whole.data);
  for (int i = 0; i < num_parts; ++i) {
    if (parts[i].num_elements == 0) continue;
    common.divide(chunk_of(parts[i]));
    if (!parts[i].is_immediate) common.divide(parts[i].data);
  }
  const int64_t unit = common.size();
  int64_t first = 0;
  for (int i = 0; i < num_parts;) {
    Parts p;
    p.row = static_cast<int64_t>(bytes_of(whole)) / outer / unit;
    p.first = first;
    p.joins = joins;
    int64_t width = 0;
    for (; i < num_parts && p.count < kParts; ++i) {
      const Operand& part = parts[i];
      if (part.num_elements == 0) continue;
      const int k = p.count++;
      p.starts[k] = width;
      width += chunk_of(part) / unit;
      if (part.is_immediate) {
        std::memcpy(p.places[k], part.immediate, sizeof p.places[k]);
        p.is_immediate[k / 32] |= 1u << (k % 32);
      } else {
        p.places[k][0] = reinterpret_cast<uintptr_t>(part.data);
      }
    }
    if (p.count == 0) return;
    p.starts[p.count] = width;
    first += width;
    p.coordinates.add(outer);
    p.coordinates.add(width);
    p.n = p.coordinates.finish();
    with_element<Unit16>(static_cast<size_t>(unit), [&]<class T>(T) {
      launch(call, moving_blocks(call, p.n), kThreads, move_parts<T>, whole.as<T>(), p);
    });
  }
}

int32_t concat(KernelCall& call) {
  move_chunks(call, call.outputs[0], call.inputs, call.num_inputs, call.params_as<ConcatParams>().outer, true);
  return 0;
}

int32_t split(KernelCall& call) {
  if (call.num_outputs == 0) return 0;  // unstack along an axis of no elements
  move_chunks(call, call.inputs[0], call.outputs, call.num_outputs, call.params_as<ConcatParams>().outer, false);
  return 0;
}

// ---- roll

struct Roll {
  Coordinates coordinates;  // over units
  int64_t back[kMaxDims];   // from an index of the output to the input's, modulo the dim
};

template <class T>
__global__ void roll_units(int64_t n, T* __restrict__ to, const T* __restrict__ from, const __grid_constant__ Roll p) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    int64_t rest = i, at = 0, stride = 1;
    for (int d = p.coordinates.rank - 1; d >= 0; --d) {
      const int64_t k = p.coordinates.take(d, rest) + p.back[d], dim = p.coordinates.dims[d];
      at += (k >= dim ? k - dim : k) * stride;
      stride *= dim;
    }
    to[i] = from[at];
  }
}

int32_t roll(KernelCall& call) {
  const auto& p = call.params_as<RollParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  if (p.rank == 0 || x.is_immediate) return copy(call);
  const int last = p.rank - 1;
  const int64_t size = static_cast<int64_t>(dtype_size(y.dtype));
  Unit unit;
  unit.divide(x.data);
  unit.divide(y.data);
  unit.divide(p.dims[last] * size);
  unit.divide(p.shifts[last] * size);
  Roll r;
  for (int d = 0; d <= last; ++d) {
    const int64_t back = p.shifts[d] == 0 ? 0 : p.dims[d] - p.shifts[d];
    r.back[d] = d == last ? back * size / unit.size() : back;
    r.coordinates.add(d == last ? p.dims[d] * size / unit.size() : p.dims[d]);
  }
  const int64_t n = r.coordinates.finish();
  with_element<Unit16>(static_cast<size_t>(unit.size()), [&]<class T>(T) {
    launch(call, moving_blocks(call, n), kThreads, roll_units<T>, n, y.as<T>(), x.as<T>(), r);
  });
  return 0;
}

// ---- tril, triu

struct Triangle {
  Coordinates coordinates;  // over [matrices, rows, columns]
  int64_t k;
  bool upper;
};

template <class T>
__global__ void keep_triangle(int64_t n, T* __restrict__ to, const T* __restrict__ from,
                              const __grid_constant__ Triangle p) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    int64_t rest = i;
    const int64_t column = p.coordinates.take(2, rest), bound = p.coordinates.take(1, rest) + p.k;
    to[i] = (p.upper ? column >= bound : column <= bound) ? from[i] : T{};
  }
}

int32_t triangle(KernelCall& call) {
  const auto& params = call.params_as<TriangleParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  Triangle p;
  p.coordinates.add(params.matrices);
  p.coordinates.add(params.rows);
  p.coordinates.add(params.columns);
  const int64_t n = p.coordinates.finish();
  p.k = std::clamp(params.k, -params.rows, params.columns);
  p.upper = params.upper != 0;
  with_element<Unit16>(dtype_size(y.dtype), [&]<class T>(T) {
    launch(call, moving_blocks(call, n), kThreads, keep_triangle<T>, n, y.as<T>(), call.inputs[0].as<T>(), p);
  });
  return 0;
}

// ---- pad

template <class T>
__global__ void pad_units(int64_t n, T* __restrict__ to, const T* __restrict__ from, T value,
                          const __grid_constant__ Padding p) {
  const int64_t threads = static_cast<int64_t>(gridDim.x) * blockDim.x;
  for (int64_t i = static_cast<int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += threads) {
    int64_t rest = i, at = 0, stride = 1;
    bool is_inside = true;
    for (int d = p.rank - 1; d >= 0; --d) {
      int64_t k = p.padded.take(d, rest) - p.before[d];
      const int64_t dim = p.inside.dims[d];
      if (p.mode == PadMode::constant) is_inside = is_inside && k >= 0 && k < dim;
      else k = mirror(k, dim, p.mode);
      at += k * stride;
      stride *= dim;
    }
    to[i] = is_inside ? from[at] : value;
  }
}

int32_t pad(KernelCall& call) {
  const auto& params = call.params_as<PadParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  if (x.rank == 0) return copy(call);
  Padding p(x, y, params);
  size_t size = dtype_size(y.dtype);
  unsigned char value[16];
  for (size_t i = 0; i < 16; ++i) value[i] = params.value[i % size];
  if (p.rank > 0 && (p.mode == PadMode::constant || p.is_unpadded(p.rank - 1))) {
    const int64_t bytes = static_cast<int64_t>(size);
    const int last = p.rank - 1;
    int64_t* const lengths[] = {&p.inside.dims[last], &p.padded.dims[last], &p.before[last]};
    Unit unit;
    unit.divide(x.data);
    unit.divide(y.data);
    for (const int64_t* length : lengths) unit.divide(*length * bytes);
    for (int64_t* length : lengths) *length = *length * bytes / unit.size();
    size = static_cast<size_t>(unit.size());
  }
  const int64_t n = p.padded.finish();
  with_element<Unit16>(size, [&]<class T>(T) {
    T element;
    std::memcpy(&element, value, sizeof element);
    launch(call, moving_blocks(call, n), kThreads, pad_units<T>, n, y.as<T>(), x.as<T>(), element, p);
  });
  return 0;
}

}  // namespace

void register_shape(KernelTable& table) {
  MoveKernels{copy, read, write, update, diag, fill_like, concat, split, roll, triangle, pad}.add_to(table);
  for (const char* op : kBlockOps) table.add(op, DType::none, read);
  register_shape_sums(table);
}

}  // namespace eager::cuda
