// A tensor: dense, row-major, immutable once published. Buffer + offset + shape.
//
// Terms
//   block    what a handle points at: 192 bytes with dims (up to rank 8) and small payloads inside.
//   payload  up to 64 bytes of host data that live in the block itself: no buffer.
//   weak     a scalar of the host language: takes the other operand's dtype.
//   symbolic stands for a value to come; dims may be -1. Ops on it are inferred and recorded, and run later.
//   shape only  has dims and dtype but no data; exists inside the runtime, never outside.
#pragma once

#include <bit>
#include <cstddef>
#include <new>

#include "kernels/kernel.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/memory.h"
#include "runtime/core/ref.h"
#include "runtime/core/shape.h"

namespace eager {

enum TensorFlags : uint16_t {
  kWeak = 1,        // EAGER_TENSOR_WEAK
  kSparseRows = 2,  // EAGER_TENSOR_SPARSE_ROWS
  kSymbolic = 4,    // EAGER_TENSOR_SYMBOLIC
  kStringData = 8,
  kShapeOnlyTensor = 16,
};

// INVALID_ARGUMENT for a symbolic tensor outside its trace, called by these words: ("input #", 1).
template <class... Words>
[[noreturn]] void refuse_symbolic(const Words&... words) {
  invalid_argument(words..., " is symbolic and is used outside its trace");
}

// Memory on a device, shared by tensors that see it with different shapes.
struct Buffer final {
  std::atomic<uint32_t> refs{1};
  int16_t device_index = 0;
  bool is_owned = true;  // false: the caller's memory (eager_tensor_wrap, DLPack), never written to
  void* data = nullptr;
  size_t bytes = 0;
  void (*destroy)(void*) = nullptr;  // of wrapped memory
  void* user_data = nullptr;

  // Throws RESOURCE_EXHAUSTED when memory is out.
  static Buffer* allocate(int device_index, size_t bytes);
  // `destroy` is called when the device has done what was queued on the memory.
  static Buffer* wrap(void* data, size_t bytes, void (*destroy)(void*), void* user_data, int device_index = 0);
  void retain() { refs.fetch_add(1, std::memory_order_relaxed); }
  void release();

  // From the thread's cache too: no heap call where the data make none.
  static void* operator new(size_t size) {
    void* memory = allocate_host(size);
    return memory ? memory : allocate_node_again(size);
  }
  static void operator delete(void* memory, size_t size) { release_host(memory, size); }

 private:
  static void* allocate_node_again(size_t size);  // once the collectors have been asked; throws std::bad_alloc
};

struct SparseParts;

// What two tensors must share for an elementwise op to take the shortest way; compared and copied as one word.
struct alignas(8) TensorKind {
  DType dtype;
  uint8_t rank;
  uint16_t flags;
  int16_t device_index;  // in DeviceManager's list
  uint16_t unused;       // 0

  uint64_t word() const { return std::bit_cast<uint64_t>(*this); }
  // Dense, strong and on the host.
  bool is_plain_on_host() const { return word() >> 16 == 0; }
};

}  // namespace eager

struct eager_tensor final : eager::Counted, eager::TensorKind {
  uint64_t id;
  eager::Buffer* buffer;  // NULL: the payload, or no data
  void* data;             // first element; a device address when the device is not the host
  int64_t num_elements;   // -1 when a dim is unknown
  const int64_t* dims;
  eager::SparseParts* sparse;  // kSparseRows
  int64_t inline_dims[8];
  alignas(64) unsigned char payload[64];

  void release() {
    if (!drop()) return;
    if (!is_in_block()) return destroy();
    tag = eager::Tag::dead;
    eager::release_block(this);
  }
  eager::ShapeView shape() const { return {dims, rank}; }
  size_t element_size() const { return eager::dtype_size(dtype); }
  size_t num_bytes() const {
    return flags & eager::kStringData ? string_bytes() : static_cast<size_t>(num_elements) * element_size();
  }
  bool is_in_block() const { return data == payload && dims == inline_dims; }
  bool is_host_scalar() const { return device_index == 0 && rank == 0 && dtype != eager::DType::string; }
  template <class T>
  T value() const {
    return *static_cast<const T*>(data);
  }

 private:
  void destroy();
  size_t string_bytes() const;
};

// Counts, id, dtype .. device, pointers: 64; dims: 64; payload: 64.
static_assert(sizeof(eager_tensor) == 192);

namespace eager {

using TensorRef = Ref<eager_tensor>;

inline constexpr size_t kPayloadSize = 64;
inline constexpr int kInlineRank = 8;

struct SparseParts {
  TensorRef indices;  // int64 [n]
  TensorRef values;   // [n, ...]
  TensorRef like;     // in a trace: a tensor of the dense shape, whose dims are not known yet
};

// Dense, with memory on the device that nobody has written to yet. Throws INVALID_ARGUMENT when the size
// overflows, RESOURCE_EXHAUSTED when memory is out.
eager_tensor* new_tensor(DType dtype, ShapeView shape, int device_index);
// Of t's dtype, shape and device, t being dense: what elementwise ops make.
eager_tensor* new_like(const eager_tensor& t);
// The same with NULL when there is no memory at hand.
eager_tensor* try_new_like(const eager_tensor& t) noexcept;
// The same for a tensor whose data lie in its block (is_in_block).
inline eager_tensor* try_new_like_in_block(const eager_tensor& t) noexcept;
// On the buffer of `base` (a payload is copied); offset in elements.
eager_tensor* new_alias(const eager_tensor& base, DType dtype, ShapeView shape, int64_t offset);
eager_tensor* new_wrapped(DType dtype, ShapeView shape, Buffer* buffer /* taken over, also on failure */, void* data);
eager_tensor* new_shape_only(DType dtype, ShapeView shape);
eager_tensor* new_symbolic(DType dtype, ShapeView shape);  // dims may be -1
eager_tensor* new_weak_int(int64_t value);
eager_tensor* new_weak_float(double value);
eager_tensor* new_scalar_float(double value);  // float32, not weak
eager_tensor* new_sparse_rows(ShapeView shape, TensorRef indices, TensorRef values, TensorRef like = nullptr);
// String data: offsets int64[n + 1], then the bytes; checked. Host only.
eager_tensor* new_string_tensor(ShapeView shape, const void* data, size_t num_bytes);

inline eager_tensor* try_new_like_in_block(const eager_tensor& like) noexcept {
  uint64_t id;
  eager_tensor* t = static_cast<eager_tensor*>(cached_block(id));
  if (!t) [[unlikely]]
    return nullptr;
  t->tag = Tag::tensor;
  t->refs.store(1, std::memory_order_relaxed);
  static_cast<TensorKind&>(*t) = like;
  t->id = id;
  t->buffer = nullptr;
  t->data = t->payload;
  t->num_elements = like.num_elements;
  t->dims = t->inline_dims;
  t->sparse = nullptr;
  // All of them, a pair at a time: cheaper than asking how many.
  using Pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = int64_t;
  const Pair* from = reinterpret_cast<const Pair*>(like.inline_dims);
  Pair* to = reinterpret_cast<Pair*>(t->inline_dims);
  static_assert(kInlineRank == 8);
  to[0] = from[0], to[1] = from[1], to[2] = from[2], to[3] = from[3];
  return t;
}

// Makes the bytes of booleans that came from elsewhere 0 or 1: any but 0 becomes 1. Other dtypes stay as they are.
void settle_booleans(eager_tensor& t);
// INVALID_ARGUMENT where one of n booleans is neither 0 nor 1.
void check_booleans(const void* data, int64_t n);

// Bytes of num_elements(shape) elements; INVALID_ARGUMENT on overflow.
size_t checked_bytes(DType dtype, ShapeView shape, int64_t* num_elements);

// The exact value of a weak scalar.
double weak_value_float(const eager_tensor& t);
int64_t weak_value_int(const eager_tensor& t);
// Writes value `t` (host, zero-rank or weak) as dtype; C's conversions, but a weak integer that the dtype lacks is
// INVALID_ARGUMENT.
void convert_scalar(const eager_tensor& t, DType dtype, void* out);

// Array API promotion, with int and float giving the float; `none` is neutral. Throws where there is none.
DType promote(DType a, DType b);

}  // namespace eager
