#include "kernels/cpu/elementwise.h"

#include <algorithm>
#include <atomic>

#include "kernels/cpu/chunks.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/special_functions.h"
#include "kernels/line.h"
#include "base/parallel.h"

namespace eager::cpu {
namespace {

constexpr int kMaxInputs = 3;
constexpr int64_t kChunkBytes = 4096;   // of an input that is copied out: fits the first-level cache
constexpr int64_t kScalarBytes = 1024;  // of copies of a scalar: to fill more takes longer than to call the loop again
constexpr int64_t kWidestElement = 16;
constexpr int64_t kLongRow = 256;  // elements from which a row gets a call of the loop of its own

// The way in which a piece of the work reads an input.
enum class Access {
  along,   // in place: it has the output's shape
  scalar,  // copied out once
  repeat,  // a short one that repeats over all outer dims: copied out once, as many times as fit
  row,     // read in place, row by row
  column,  // one element a row
  mixed,   // short rows: copied out chunk by chunk
};

template <int N>
class Broadcast {
 public:
  Broadcast(const KernelCall& call, Loop loop, ScalarLoop scalar_loop) : call_(call), loop_(loop) {
    const Operand& output = call.outputs[0];
    bool planned = false;
    int64_t chunk = 0;   // bytes of an input that is copied out
    size_t largest = 1;  // bytes of an element of one
    for (int k = 0; k < N; ++k) {
      const Operand& input = call.inputs[k];
      size_[k] = dtype_size(input.dtype);
      access_[k] = Access::along;
      if (input.num_elements == output.num_elements) continue;
      if (input.num_elements == 1) {
        access_[k] = Access::scalar;
        chunk = std::max(chunk, kScalarBytes);
      } else {
        if (!planned) plan_broadcast<N>(call.inputs, output, plan_);
        planned = true;
        access_[k] = access_of(k);
        by_rows_ |= access_[k] == Access::row || access_[k] == Access::column;
        if (access_[k] == Access::row) continue;
        chunk = kChunkBytes;
      }
      largest = std::max(largest, size_[k]);
    }
    if constexpr (N == 2) {
      const int column = access_[0] == Access::column ? 0 : 1;
      const Access other = access_[1 - column];
      if (access_[column] == Access::column && (other == Access::along || other == Access::row)) {
        scalar_loop_ = scalar_loop;
        is_scalar_first_ = column == 0;
        if (scalar_loop) chunk = 0;  // nothing is copied out
      }
    }
    if (chunk > 0) step_ = chunk / static_cast<int64_t>(largest);
    if (period_ > 0) step_ -= step_ % period_;
  }

  // Is inlined where it is called, since the call would take as long as a small op's loop.
  [[gnu::always_inline]] int32_t operator()(int64_t begin, int64_t end) const {
    alignas(64) char chunks[N][kChunkBytes];
    const void* inputs[N];
    const size_t output_size = dtype_size(call_.outputs[0].dtype);
    for (int k = 0; k < N; ++k) {
      const int64_t length = std::min(end - begin, step_);
      if (access_[k] == Access::scalar) fill(chunks[k], data(k), length, size_[k]);
      else if (access_[k] == Access::repeat) repeat(chunks[k], data(k), begin % period_, period_, length, size_[k]);
      inputs[k] = chunks[k];
    }
    int32_t error = 0;
    const int64_t inner = by_rows_ ? plan_.dims[plan_.rank - 1] : 0;
    int64_t row = by_rows_ ? begin / inner : 0, column = begin - row * inner;
    int64_t filled = 0;  // elements of the row that the columns' chunks hold
    for (int64_t at = begin; at < end;) {
      int64_t length = std::min(end - at, step_);
      if (by_rows_) length = std::min(length, inner - column);
      for (int k = 0; k < N; ++k) {
        switch (access_[k]) {
          case Access::along: inputs[k] = data(k) + at * size_[k]; break;
          case Access::scalar:
          case Access::repeat: break;
          case Access::row: inputs[k] = row_of(k, row) + column * size_[k]; break;
          case Access::column:
            if (scalar_loop_) {
              inputs[k] = row_of(k, row);
              break;
            }
            if (filled < length) fill(chunks[k], row_of(k, row), length, size_[k]);
            inputs[k] = chunks[k];
            break;
          case Access::mixed:
            gather(plan_.dims, plan_.strides[k], plan_.rank, at, length, data(k), size_[k], chunks[k]);
            inputs[k] = chunks[k];
            break;
        }
      }
      filled = std::max(filled, length);
      char* const to = static_cast<char*>(call_.outputs[0].data) + at * output_size;
      if (scalar_loop_) scalar_loop_(inputs, is_scalar_first_, to, length);
      else error |= loop_(inputs, to, length, call_.params);
      at += length;
      column += length;
      if (by_rows_ && column == inner) ++row, column = 0, filled = 0;
    }
    return error;
  }

 private:
  Access access_of(int k) {
    const int last = plan_.rank - 1;
    const int64_t inner = plan_.dims[last];
    const bool contiguous = plan_.strides[k][last] == 1;
    if (inner >= kLongRow) return contiguous ? Access::row : Access::column;
    // The operand is a single row, which all rows of the output share.
    if (contiguous && call_.inputs[k].num_elements == inner) {
      period_ = inner;
      return Access::repeat;
    }
    return Access::mixed;
  }
  const char* data(int k) const { return static_cast<const char*>(call_.inputs[k].data); }
  // Where the input's elements for a row of the output begin.
  const char* row_of(int k, int64_t row) const {
    const int64_t at = plan_.rank == 2 ? row * plan_.strides[k][0] : plan_.offset(k, row * plan_.dims[plan_.rank - 1]);
    return data(k) + at * size_[k];
  }

  const KernelCall& call_;
  Loop loop_;
  ScalarLoop scalar_loop_ = nullptr;  // for a column and rows
  bool is_scalar_first_ = false;
  Access access_[N];
  size_t size_[N];
  int64_t step_ = INT64_MAX;  // elements for each call of the loop
  int64_t period_ = 0;        // elements after which operands that repeat begin again
  bool by_rows_ = false;
  BroadcastPlan<N> plan_;
};

template <int N>
int32_t run_inputs(const KernelCall& call, Loop loop, int64_t grain, ScalarLoop scalar_loop) {
  const Broadcast<N> piece(call, loop, scalar_loop);
  const int64_t n = call.outputs[0].num_elements;
  if (n <= grain) return piece(0, n);
  std::atomic<int32_t> error{0};
  parallel_for(n, grain, [&](int64_t begin, int64_t end) {
    if (piece(begin, end) != 0) error.store(1, std::memory_order_relaxed);
  });
  return error.load(std::memory_order_relaxed);
}

// Copies an input out as it is broadcast to the output.
template <class T>
void spread(const Operand& x, const Operand& y, T* to) {
  int64_t steps[kMaxRank], at[kMaxRank] = {};
  const int last = y.rank - 1;
  int64_t step = 1;
  for (int d = last, k = x.rank - 1; d >= 0; --d, --k) {
    const int64_t n = k >= 0 ? x.dims[k] : 1;
    steps[d] = n == 1 ? 0 : step;
    step *= n;
  }
  const T* from = x.as<T>();
  for (T* const end = to + y.num_elements; to < end;) {
    for (int64_t i = 0; i < y.dims[last]; ++i) *to++ = from[i * steps[last]];
    for (int d = last - 1; d >= 0; --d) {
      from += steps[d];
      if (++at[d] < y.dims[d]) break;
      from -= steps[d] * y.dims[d];
      at[d] = 0;
    }
  }
}

// Runs the loop on few elements, without a plan: an input that has fewer than the output is copied out. Returns false where its
// elements have another width than most.
bool run_few(const KernelCall& call, Loop loop, int32_t& error) {
  const int64_t n = call.outputs[0].num_elements;
  alignas(64) char copies[kMaxInputs][kScalarBytes];
  const void* inputs[kMaxInputs];
  for (int k = 0; k < call.num_inputs; ++k) {
    const Operand& input = call.inputs[k];
    inputs[k] = input.data;
    if (input.num_elements == n) continue;
    inputs[k] = copies[k];
    const size_t size = dtype_size(input.dtype), bytes = static_cast<size_t>(n) * size;
    if (input.num_elements == 1) {
      fill_lines(copies[k], line_of(input.data, size), (bytes + kWidestVector - 1) / kWidestVector * kWidestVector);
      continue;
    }
    const Operand& y = call.outputs[0];
    switch (size) {
      case 1: spread(input, y, reinterpret_cast<uint8_t*>(copies[k])); break;
      case 4: spread(input, y, reinterpret_cast<uint32_t*>(copies[k])); break;
      case 8: spread(input, y, reinterpret_cast<uint64_t*>(copies[k])); break;
      default: return false;
    }
  }
  error = loop(inputs, call.outputs[0].data, n, call.params);
  return true;
}

}  // namespace

int32_t run(const KernelCall& call, Loop loop, int64_t grain, ScalarLoop scalar_loop) {
  const int64_t n = call.outputs[0].num_elements;
  if (n == 0) return 0;
  if (int32_t error; n <= kScalarBytes / kWidestElement && run_few(call, loop, error)) return error;
  switch (call.num_inputs) {
    case 1: return run_inputs<1>(call, loop, grain, scalar_loop);
    case 2: return run_inputs<2>(call, loop, grain, scalar_loop);
    default: return run_inputs<kMaxInputs>(call, loop, grain, scalar_loop);
  }
}

bool run_scalar(const KernelCall& call, ScalarLoop loop, int64_t grain) {
  const Operand &a = call.inputs[0], &b = call.inputs[1], &y = call.outputs[0];
  const int64_t n = y.num_elements;
  const bool is_first = a.num_elements == 1;
  if (n < 2 || (is_first ? b : a).num_elements != n || (is_first ? a : b).num_elements != 1) return false;
  const int64_t step_a = is_first ? 0 : static_cast<int64_t>(dtype_size(a.dtype));
  const int64_t step_b = is_first ? static_cast<int64_t>(dtype_size(b.dtype)) : 0;
  const int64_t step_y = static_cast<int64_t>(dtype_size(y.dtype));
  auto piece = [&](int64_t begin, int64_t end) {
    const void* inputs[] = {a.as<const char>() + begin * step_a, b.as<const char>() + begin * step_b};
    loop(inputs, is_first, y.as<char>() + begin * step_y, end - begin);
  };
  if (n <= grain) piece(0, n);
  else parallel_for(n, grain, piece);
  return true;
}

void register_elementwise(KernelTable& table) {
  register_elementwise_unary(table);
  register_elementwise_math(table);
  register_elementwise_binary(table);
  register_elementwise_compare(table);
  register_elementwise_pow(table);
  register_special_functions(table);
  register_elementwise_special(table);  // replaces some of them
  register_elementwise_baseline(table);
  register_elementwise_complex(table);
  register_elementwise_select(table);
  register_elementwise_cast(table);
  for (DType t : {DType::float32, DType::float64}) {
    table.add("scale_by_integers", t, scale_by_integers);
    table.add("smooth_l1_losses", t, smooth_l1_losses);
  }
}

}  // namespace eager::cpu
