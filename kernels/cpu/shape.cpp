// CPU kernels of the shape family.
#include "kernels/common/shape.h"

#include <algorithm>

#include "kernels/common/elementwise.h"
#include "kernels/common/patches.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/strings.h"
#include "kernels/half.h"

namespace eager::cpu {
namespace {

int32_t copy(KernelCall& call) {
  copy_bytes(call.outputs[0].data, call.inputs[0].data, bytes_of(call.outputs[0]));
  return 0;
}

int32_t read(KernelCall& call) {
  const Operand& y = call.outputs[0];
  if (y.num_elements > 0) {
    strided_read(y.data, call.inputs[0].data, call.params_as<StridedCopy>(), dtype_size(y.dtype));
  }
  return 0;
}

int32_t write(KernelCall& call) {
  const Operand& y = call.outputs[0];
  zero_bytes(y.data, bytes_of(y));
  if (y.num_elements > 0) {
    strided_write(y.data, call.inputs[0].data, call.params_as<StridedCopy>(), dtype_size(y.dtype));
  }
  return 0;
}

// Writes value into a copy of x. The output may be x.
int32_t update(KernelCall& call) {
  const Operand &x = call.inputs[0], &value = call.inputs[1], &y = call.outputs[0];
  if (y.data != x.data) copy_bytes(y.data, x.data, bytes_of(y));
  if (value.num_elements > 0) strided_write(y.data, value.data, call.params_as<StridedCopy>(), dtype_size(y.dtype));
  return 0;
}

// The kernel of diag: a vector is written to the diagonal, of a matrix the diagonal is read.
int32_t diag(KernelCall& call) { return call.inputs[0].rank == 1 ? write(call) : read(call); }

int32_t fill_like(KernelCall& call) {
  const Operand& y = call.outputs[0];
  fill_elements(y.data, call.params_as<FillParams>().value, dtype_size(y.dtype), y.num_elements);
  return 0;
}

// Does what move_chunks does, if there are 2 to 4 parts whose chunks have the size of an element. Reports whether it
// did.
template <bool kJoin>
bool try_weave(const Operand& whole, const Operand* parts, int num_parts, int64_t outer) {
  const int64_t chunk = bytes_of(parts[0]) / outer;
  if (num_parts < 2 || num_parts > kMaxWoven || chunk > 16 || (chunk & (chunk - 1)) != 0) return false;
  void* data[kMaxWoven];
  for (int i = 0; i < num_parts; ++i) {
    if (bytes_of(parts[i]) != chunk * outer) return false;
    data[i] = parts[i].data;
  }
  (kJoin ? join_elements : part_elements)(whole.data, data, num_parts, outer, static_cast<size_t>(chunk));
  return true;
}

// Copies a chunk that is too short for a call of memcpy, as two pieces, which may overlap.
inline void copy_chunk(char* to, const char* from, int64_t bytes) {
  auto pieces = [&]<class T>(T) {
    T first, last;
    std::memcpy(&first, from, sizeof first);
    std::memcpy(&last, from + bytes - sizeof last, sizeof last);
    std::memcpy(to, &first, sizeof first);
    std::memcpy(to + bytes - sizeof last, &last, sizeof last);
  };
  if (bytes > 32) std::memcpy(to, from, static_cast<size_t>(bytes));
  else if (bytes >= 16) pieces(Bytes16{});
  else if (bytes >= 8) pieces(uint64_t{});
  else if (bytes >= 4) pieces(uint32_t{});
  else
    for (int64_t i = 0; i < bytes; ++i) to[i] = from[i];
}

// Moves rows between one operand [outer, sum of chunks] and several [outer, chunk].
template <bool kJoin>
void move_chunks(const Operand& whole, const Operand* parts, int num_parts, int64_t outer) {
  if (whole.num_elements == 0) return;
  if (outer == 1 && bytes_of(whole) <= kMoveGrain) {  // the parts follow each other
    char* w = whole.as<char>();
    for (int i = 0; i < num_parts; ++i) {
      const int64_t chunk = bytes_of(parts[i]);
      if (kJoin) copy_chunk(w, parts[i].as<char>(), chunk);
      else copy_chunk(parts[i].as<char>(), w, chunk);
      w += chunk;
    }
    return;
  }
  if (try_weave<kJoin>(whole, parts, num_parts, outer)) return;
  const int64_t row = bytes_of(whole) / outer;
  const bool by_rows = outer > num_parts;
  // Either a piece of the loop takes all parts of some rows, or all rows of some parts.
  parallel_for(by_rows ? outer : num_parts, grain_for(by_rows ? row : bytes_of(whole) / num_parts),
               [&](int64_t begin, int64_t end) {
                 int64_t at = 0;
                 for (int i = 0; i < num_parts; ++i) {
                   const int64_t chunk = bytes_of(parts[i]) / outer;
                   char* part = parts[i].as<char>();
                   if (chunk == 0) continue;
                   if (by_rows || (i >= begin && i < end)) {
                     const int64_t last = by_rows ? end : outer;
                     for (int64_t r = by_rows ? begin : 0; r < last; ++r) {
                       char* w = whole.as<char>() + r * row + at;
                       if (kJoin) copy_chunk(w, part + r * chunk, chunk);
                       else copy_chunk(part + r * chunk, w, chunk);
                     }
                   }
                   at += chunk;
                 }
               });
}

int32_t concat(KernelCall& call) {
  move_chunks<true>(call.outputs[0], call.inputs, call.num_inputs, call.params_as<ConcatParams>().outer);
  return 0;
}

int32_t split(KernelCall& call) {
  if (call.num_outputs == 0) return 0;  // unstack along an axis of no elements
  move_chunks<false>(call.inputs[0], call.outputs, call.num_outputs, call.params_as<ConcatParams>().outer);
  return 0;
}

// Copies bytes. A load that lies less than a vector before an earlier store within a page takes it for its own on some processors, and
// waits; from the end on, loads lie behind the stores.
void copy_row(char* to, const char* from, int64_t bytes) {
  constexpr int64_t kPage = 4096, kLine = 64, kAnyRow = 512;
  const auto ahead =
      static_cast<int64_t>((reinterpret_cast<uintptr_t>(to) - reinterpret_cast<uintptr_t>(from)) % kPage);
  if (bytes >= kAnyRow && ahead > 0 && ahead < kLine / 2) {
    for (; bytes >= kLine; bytes -= kLine) std::memmove(to + bytes - kLine, from + bytes - kLine, kLine);
  }
  std::memcpy(to, from, static_cast<size_t>(bytes));
}

int32_t roll(KernelCall& call) {
  const auto& p = call.params_as<RollParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  if (p.rank == 0) return copy(call);
  const int last = p.rank - 1;
  const int64_t size = static_cast<int64_t>(dtype_size(y.dtype));
  const int64_t n = p.dims[last] * size, shift = p.shifts[last] * size;
  parallel_for(y.num_elements / p.dims[last], grain_for(n), [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      int64_t rest = row, to = 0, stride = 1;
      for (int d = last - 1; d >= 0; --d) {
        int64_t i = rest % p.dims[d] + p.shifts[d];
        to += (i >= p.dims[d] ? i - p.dims[d] : i) * stride;
        stride *= p.dims[d];
        rest /= p.dims[d];
      }
      const char* x = call.inputs[0].as<char>() + row * n;
      char* out = y.as<char>() + to * n;
      copy_row(out + shift, x, n - shift);
      copy_row(out, x + n - shift, shift);
    }
  });
  return 0;
}

int32_t triangle(KernelCall& call) {
  const auto& p = call.params_as<TriangleParams>();
  const int64_t size = static_cast<int64_t>(dtype_size(call.outputs[0].dtype)), row_bytes = p.columns * size;
  if (call.outputs[0].num_elements == 0) return 0;  // there may be no memory
  parallel_for(p.matrices * p.rows, grain_for(row_bytes), [&](int64_t begin, int64_t end) {
    for (int64_t r = begin; r < end; ++r) {
      // tril keeps the columns before row + k + 1, triu those from row + k on.
      const int64_t row = r % p.rows, limit = p.upper ? 0 : 1;
      const int64_t bound = p.k > p.columns ? p.columns
                            : p.k < -p.rows ? 0
                                            : std::clamp<int64_t>(row + p.k + limit, 0, p.columns);
      const int64_t cut = bound * size;
      const char* x = call.inputs[0].as<char>() + r * row_bytes;
      char* y = call.outputs[0].as<char>() + r * row_bytes;
      if (p.upper) {
        std::memset(y, 0, cut);
        std::memcpy(y + cut, x + cut, row_bytes - cut);
      } else {
        std::memcpy(y, x, cut);
        std::memset(y + cut, 0, row_bytes - cut);
      }
    }
  });
  return 0;
}

// ---- pad

// Returns the plan by which the elements of x lie in the padded tensor.
StridedCopy inside_padding(const Operand& x, const Operand& padded, const PadParams& p) {
  StridedCopy plan;
  int64_t strides[kMaxRank];
  row_major_strides(padded.dims, padded.rank, strides);
  for (int i = 0; i < x.rank; ++i) {
    plan.offset += p.before[i] * strides[i];
    plan.add(x.dims[i], strides[i]);
  }
  return plan;
}

// Calls f(padded row, offset of the row of x that it mirrors) for rows of the last dim.
template <class F>
void mirrored_rows(const Operand& x, const Operand& padded, const PadParams& p, int64_t begin, int64_t end, F&& f) {
  for (int64_t row = begin; row < end; ++row) {
    int64_t rest = row, at = 0, stride = x.dims[x.rank - 1];
    for (int d = x.rank - 2; d >= 0; --d) {
      at += mirror(rest % padded.dims[d] - p.before[d], x.dims[d], p.mode) * stride;
      stride *= x.dims[d];
      rest /= padded.dims[d];
    }
    f(row, at);
  }
}

int32_t pad(KernelCall& call) {
  const auto& p = call.params_as<PadParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  const size_t size = dtype_size(y.dtype);
  if (y.num_elements == 0) return 0;
  if (p.mode == PadMode::constant || x.rank == 0) {
    fill_elements(y.data, p.value, size, y.num_elements);
    if (x.num_elements > 0) strided_write(y.data, x.data, inside_padding(x, y, p), size);
    return 0;
  }
  with_element(size, [&]<class T>(T) {
    const int last = x.rank - 1;
    const int64_t n = x.dims[last], width = y.dims[last], before = p.before[last];
    parallel_for(y.num_elements / width, grain_for(width * static_cast<int64_t>(sizeof(T))),
                 [&](int64_t begin, int64_t end) {
                   mirrored_rows(x, y, p, begin, end, [&](int64_t row, int64_t at) {
                     T* to = y.as<T>() + row * width;
                     const T* from = x.as<T>() + at;
                     for (int64_t j = 0; j < before; ++j) to[j] = from[mirror(j - before, n, p.mode)];
                     std::memcpy(to + before, from, n * sizeof(T));
                     for (int64_t j = before + n; j < width; ++j) to[j] = from[mirror(j - before, n, p.mode)];
                   });
                 });
  });
  return 0;
}

template <class T>
int32_t pad_grad(KernelCall& call) {
  const auto& p = call.params_as<PadParams>();
  const Operand &dy = call.inputs[0], &dx = call.outputs[0];
  if (dx.num_elements == 0) return 0;
  if (p.mode == PadMode::constant || dx.rank == 0) {
    strided_read(dx.data, dy.data, inside_padding(dx, dy, p), sizeof(T));
    return 0;
  }
  // Mirrored rows meet, so one thread adds them up; only the edges are more than a copy.
  const int last = dx.rank - 1;
  const int64_t n = dx.dims[last], width = dy.dims[last], before = p.before[last];
  std::fill_n(dx.as<T>(), dx.num_elements, T(0));
  mirrored_rows(dx, dy, p, 0, dy.num_elements / width, [&](int64_t row, int64_t at) {
    const T* from = dy.as<T>() + row * width;
    T* to = dx.as<T>() + at;
    auto add = [](T& sum, T value) { sum = T(Compute<T>(sum) + Compute<T>(value)); };
    for (int64_t j = 0; j < before; ++j) add(to[mirror(j - before, n, p.mode)], from[j]);
    for (int64_t j = 0; j < n; ++j) add(to[j], from[before + j]);
    for (int64_t j = before + n; j < width; ++j) add(to[mirror(j - before, n, p.mode)], from[j]);
  });
  return 0;
}

// ---- tile_grad, repeat_grad: sums over some dims of a strided operand

template <class T>
int32_t strided_sum(KernelCall& call) {
  const auto& p = call.params_as<StridedSum>();
  const StridedCopy& plan = p.copy;
  const Operand &dy = call.inputs[0], &dx = call.outputs[0];
  if (dx.num_elements == 0) return 0;
  constexpr int64_t kChunk = 256;
  int64_t terms = 1;
  for (int d = p.kept; d < plan.rank; ++d) terms *= plan.dims[d];
  const int64_t n = p.kept > 0 ? plan.dims[p.kept - 1] : 1, step = p.kept > 0 ? plan.strides[p.kept - 1] : 1;
  const int64_t chunks = (n + kChunk - 1) / kChunk;
  const int64_t chunk_bytes = std::min(n, kChunk) * static_cast<int64_t>(sizeof(T)) * std::max<int64_t>(terms, 1);
  parallel_for(dx.num_elements / n * chunks, grain_for(chunk_bytes), [&](int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; ++k) {
      const int64_t row = k / chunks, first = k % chunks * kChunk, count = std::min(kChunk, n - first);
      const int64_t base = plan.place_of(row, 0, p.kept - 1) + first * step;
      Compute<T> sums[kChunk];
      std::fill_n(sums, count, Compute<T>(0));
      for (int64_t t = 0; t < terms; ++t) {
        const T* x = dy.as<T>() + base + plan.place_of(t, p.kept, plan.rank);
        if (step == 1) {
          for (int64_t i = 0; i < count; ++i) sums[i] += Compute<T>(x[i]);
        } else {
          for (int64_t i = 0; i < count; ++i) sums[i] += Compute<T>(x[i * step]);
        }
      }
      T* out = dx.as<T>() + row * n + first;
      for (int64_t i = 0; i < count; ++i) out[i] = T(sums[i]);
    }
  });
  return 0;
}

template <class... T>
void add_sums(KernelTable& table, Types<T...>) {
  (table.add("pad_grad", dtype_of<T>, pad_grad<T>), ...);
  (table.add("tile_grad", dtype_of<T>, strided_sum<T>), ...);
  (table.add("repeat_grad", dtype_of<T>, strided_sum<T>), ...);
}

}  // namespace

void register_shape(KernelTable& table) {
  MoveKernels{copy, read, write, update, diag, fill_like, concat, split, roll, triangle, pad}.add_to(table);
  for (const char* op : kBlockOps) table.add(op, DType::none, read);
  MoveKernels{.copy = moved_strings<copy>,
              .read = read_strings,
              .update = moved_strings<update>,
              .fill_like = moved_strings<fill_like>,
              .concat = moved_strings<concat>,
              .split = moved_strings<split>,
              .roll = moved_strings<roll>,
              .pad = moved_strings<pad>}
      .add_to(table, DType::string);
  add_sums(table, Inexact{});
}

}  // namespace eager::cpu
