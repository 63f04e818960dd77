// A tensor: dense, row-major, immutable once published. Buffer + offset + shape.
//
// Terms
//   block    what a handle points at: 192 bytes with dims (up to rank 8) and small payloads inside.
//   payload  up to 64 bytes of host data that live in the block itself: no buffer.
//   weak     a scalar of the host language, which takes the other operand's dtype.
//   symbolic a tensor that a trace makes: it stands for a value that exists when the function runs. Its dims may be -1.
//            An op on it is inferred and recorded, but not run.
//   shape only  a tensor that has dims and a dtype but no data. It never leaves the runtime.
#pragma once

#include <bit>
#include <cstddef>
#include <new>
#include <utility>

#include "kernels/kernel.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/memory.h"
#include "runtime/core/ref.h"
#include "runtime/core/shape.h"

namespace eager {

class StringSink;

enum TensorFlags : uint16_t {
  kWeak = 1,        // EAGER_TENSOR_WEAK
  kSparseRows = 2,  // EAGER_TENSOR_SPARSE_ROWS
  kSymbolic = 4,    // EAGER_TENSOR_SYMBOLIC
  kStringData = 8,
  kShapeOnlyTensor = 16,
  kWithoutValue = kSymbolic | kShapeOnlyTensor,
};

// Memory on a device, shared by tensors that see it with different shapes.
struct Buffer final {
  std::atomic<uint32_t> refs{1};
  int16_t device_index = 0;
  bool is_owned = true;  // false: the caller's memory (eager_tensor_wrap, DLPack), never written to
  void* data = nullptr;
  size_t bytes = 0;
  void (*destroy)(void*) = nullptr;  // takes the caller's memory back; NULL: nothing to do
  void* user_data = nullptr;

  // Throws RESOURCE_EXHAUSTED when memory is out.
  static Buffer* allocate(int device_index, size_t bytes);
  // Makes a buffer of the caller's memory, which is never written to. When the buffer is released, destroy(user_data)
  // is called as soon as the device has done what was queued on the memory.
  static Buffer* wrap(void* data, size_t bytes, void (*destroy)(void*), void* user_data, int device_index = 0);
  void retain() { refs.fetch_add(1, std::memory_order_relaxed); }
  void release();

  // The Buffer itself comes from the thread's cache as the data do, so that a small buffer makes no heap call.
  static void* operator new(size_t size) {
    void* memory = allocate_host(size);
    return memory ? memory : allocate_node_again(size);
  }
  static void operator delete(void* memory, size_t size) { release_host(memory, size); }

 private:
  static void* allocate_node_again(size_t size);  // asks the collectors first; throws std::bad_alloc
};

struct SparseParts;

// The properties that two tensors must share for an elementwise op to take the short way. They are compared and
// copied as one word.
struct alignas(8) TensorKind {
  DType dtype;
  uint8_t rank;
  uint16_t flags;
  int16_t device_index;  // in the list of device_manager.h
  uint16_t unused;       // always 0

  uint64_t word() const { return std::bit_cast<uint64_t>(*this); }
  // Returns the kind of a plain tensor on the host.
  static TensorKind plain(DType dtype, uint8_t rank) {
    return std::bit_cast<TensorKind>(static_cast<uint64_t>(dtype) | static_cast<uint64_t>(rank) << 8);
  }
  // Reports whether the tensor has no flags (it is dense, not weak, not symbolic) and lies on the host.
  bool is_plain_on_host() const { return word() >> 16 == 0; }
};

}  // namespace eager

struct eager_tensor final : eager::Counted, eager::TensorKind {
  uint64_t id;
  eager::Buffer* buffer;  // NULL: the data are the payload, or there are none
  void* data;             // the first element; an address of the device where that is not the host
  int64_t num_elements;   // -1 when a dim is unknown
  const int64_t* dims;
  eager::SparseParts* sparse;  // NULL unless kSparseRows
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

// 64 bytes up to `sparse`, 64 of dims, 64 of payload.
static_assert(sizeof(eager_tensor) == 192);

namespace eager {

// Fails with INVALID_ARGUMENT because of a tensor that has no value, which the words name ("input #", 1): a symbolic one outside its
// trace, or a shape alone.
template <class... Words>
[[noreturn]] void refuse_without_value(const eager_tensor& t, const Words&... words) {
  invalid_argument(words..., t.flags & kShapeOnlyTensor ? " is the shape of a tensor, which has no values"
                                                        : " is symbolic and is used outside its trace");
}

// Reports whether the weak scalar may be converted to dtype: an integer to any numeric dtype, a float to a
// floating-point or complex one.
inline bool may_become(const eager_tensor& weak, DType dtype) {
  return weak.dtype == dtype || is_inexact(dtype) || (weak.dtype == DType::int64 && is_integer(dtype));
}

using TensorRef = Ref<eager_tensor>;

// Releases the tensors of a list, of which some may be NULL, and sets all to NULL.
inline void release_all(eager_tensor** list, int n) noexcept {
  for (int i = 0; i < n; ++i) {
    if (eager_tensor* t = std::exchange(list[i], nullptr)) t->release();
  }
}

inline constexpr size_t kPayloadSize = 64;
inline constexpr int kInlineRank = 8;

struct SparseParts {
  TensorRef indices;  // int64 [n]
  TensorRef values;   // [n, ...]
  TensorRef like;     // a symbolic tensor of the dense shape, in a trace that does not know its dims; else NULL
};

// Makes a dense tensor, whose memory on the device is not initialised. Throws INVALID_ARGUMENT when the size overflows,
// RESOURCE_EXHAUSTED when memory is out.
eager_tensor* new_tensor(DType dtype, ShapeView shape, int device_index);
// Makes a tensor of the dtype, shape and device of t, which is dense.
eager_tensor* new_like(const eager_tensor& t);
// Does the same for another dtype that is no wider: the output of an elementwise op. Returns NULL if it fails.
eager_tensor* try_new_like(const eager_tensor& t, DType dtype) noexcept;
// Does the same for a t whose data lie in its block (is_in_block). Returns NULL if the thread's cache has no block.
inline eager_tensor* try_new_like_in_block(const eager_tensor& t, DType dtype) noexcept;
// The dtype and the shape of a plain tensor of the host, of rank kInlineRank at most.
struct TensorForm : TensorKind {
  TensorForm() = default;
  TensorForm(DType dtype, ShapeView shape);
  ShapeView shape() const { return {dims, rank}; }

  bool is_in_block;  // the data of such a tensor lie in its block
  int64_t num_elements;
  int64_t dims[kInlineRank];
};
// Makes a tensor of this form.
eager_tensor* new_of(const TensorForm& form);
// Makes a tensor that shares the buffer of `base`, from element `offset` on; a payload is copied.
eager_tensor* new_alias(const eager_tensor& base, DType dtype, ShapeView shape, int64_t offset);
// Makes a tensor on a buffer that it takes over, also on failure.
eager_tensor* new_wrapped(DType dtype, ShapeView shape, Buffer* buffer, void* data);
eager_tensor* new_shape_only(DType dtype, ShapeView shape);
eager_tensor* new_symbolic(DType dtype, ShapeView shape);  // dims may be -1
eager_tensor* new_weak_int(int64_t value);
eager_tensor* new_weak_float(double value);
eager_tensor* new_scalar_float(double value);  // float32, not weak
eager_tensor* new_sparse_rows(ShapeView shape, TensorRef indices, TensorRef values, TensorRef like = nullptr);
// Makes a tensor of n strings on the host from the offsets, int64[n + 1], and the bytes behind them. INVALID_ARGUMENT
// unless the offsets rise from 0 to the number of bytes.
eager_tensor* new_string_tensor(ShapeView shape, const void* data, size_t num_bytes);
eager_tensor* new_string_tensor(ShapeView shape, const StringSink& strings);

// Makes a tensor whose data lie in its block, from its kind and all kInlineRank dims, of which the rank says how many are used.
// Returns NULL if the thread's cache has no block.
inline eager_tensor* try_new_in_block(const TensorKind& kind, int64_t num_elements, const int64_t* dims) noexcept {
  uint64_t id;
  eager_tensor* t = static_cast<eager_tensor*>(cached_block(id));
  if (!t) [[unlikely]]
    return nullptr;
  t->tag = Tag::tensor;
  t->refs.store(1, std::memory_order_relaxed);
  static_cast<TensorKind&>(*t) = kind;
  t->id = id;
  t->buffer = nullptr;
  t->data = t->payload;
  t->num_elements = num_elements;
  t->dims = t->inline_dims;
  t->sparse = nullptr;
  // All 8 dims are copied, two at a time: that is cheaper than a loop over the rank.
  using Pair [[gnu::vector_size(16), gnu::aligned(8), gnu::may_alias]] = int64_t;
  const Pair* from = reinterpret_cast<const Pair*>(dims);
  Pair* to = reinterpret_cast<Pair*>(t->inline_dims);
  static_assert(kInlineRank == 8);
  to[0] = from[0], to[1] = from[1], to[2] = from[2], to[3] = from[3];
  return t;
}
inline eager_tensor* try_new_like_in_block(const eager_tensor& like, DType dtype) noexcept {
  return try_new_in_block(TensorKind::plain(dtype, like.rank), like.num_elements, like.inline_dims);
}

// Writes 1 over every byte but 0 of a boolean tensor, whose bytes came from outside. Leaves other dtypes alone.
void settle_booleans(eager_tensor& t);
// Fails with INVALID_ARGUMENT if one of the n bytes is neither 0 nor 1.
void check_booleans(const void* data, int64_t n);

// Returns the size in bytes of a tensor, and its number of elements in the last argument. INVALID_ARGUMENT on overflow.
size_t checked_bytes(DType dtype, ShapeView shape, int64_t* num_elements);

// Return the exact value of a weak scalar: a weak float keeps more digits than its dtype, float32, has.
double weak_value_float(const eager_tensor& t);
int64_t weak_value_int(const eager_tensor& t);
// Writes the value of t, a scalar on the host, to `out` as dtype. Conversions are C's, except that a weak integer that
// is no value of the dtype fails with INVALID_ARGUMENT.
void convert_scalar(const eager_tensor& t, DType dtype, void* out);

// Returns a tensor of dtype on the host that is not weak and has the value of t, which convert_scalar converts.
TensorRef strong_scalar(const eager_tensor& t, DType dtype);

// Returns the dtype that holds both, by the Array API's table; an integer and a float give the float, and `none` gives
// the other. INVALID_ARGUMENT where there is no such dtype.
DType promote(DType a, DType b);

}  // namespace eager
