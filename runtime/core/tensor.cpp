#include "runtime/core/tensor.h"

#include <complex>
#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

#include "kernels/common/cast.h"
#include "kernels/common/strings.h"
#include "kernels/half.h"
#include "base/memory.h"
#include "runtime/core/callback.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/whole_number.h"

using namespace eager;

namespace eager {

namespace {

[[noreturn, gnu::cold, gnu::noinline]] void out_of_memory(DType dtype, ShapeView shape, int device_index) {
  if (const char* why = device_at(device_index).lost()) fail(Code::unavailable, why);
  throw_out_of_memory({Code::resource_exhausted,
                       cat("OOM when allocating tensor with shape", to_string(shape), " and type ", dtype_name(dtype),
                           " on ", device_at(device_index).name()),
                       {}},
                      device_index);
}

// Asks the collectors and then allocates the memory of b once more. Where that fails, deletes b and throws.
[[gnu::cold, gnu::noinline]] void allocate_again(Buffer* b) {
  std::unique_ptr<Buffer> owner(b);
  Device& device = device_at(b->device_index);
  if (const char* why = device.lost()) fail(Code::unavailable, why);
  if (ask_collectors_for(b->device_index)) b->data = device.allocate(b->bytes);
  if (!b->data) {
    throw_out_of_memory({Code::resource_exhausted,
                         cat("OOM when allocating ", b->bytes, " bytes on ", device.name()),
                         {}},
                        b->device_index);
  }
  owner.release();
}

}  // namespace

Buffer* Buffer::allocate(int device_index, size_t bytes) {
  Buffer* b = new Buffer;
  b->device_index = static_cast<int16_t>(device_index);
  b->bytes = bytes;
  b->data = device_at(device_index).allocate(bytes);
  if (!b->data) [[unlikely]]
    allocate_again(b);
  if (device_index != kHostDevice) note_growth(device_index);
  return b;
}

void* Buffer::allocate_node_again(size_t size) {
  void* memory = ask_collectors_for(kHostDevice) ? allocate_host(size) : nullptr;
  return memory ? memory : throw std::bad_alloc();
}

Buffer* Buffer::wrap(void* data, size_t bytes, void (*destroy)(void*), void* user_data, int device_index) {
  Buffer* b = new Buffer;
  b->device_index = static_cast<int16_t>(device_index);
  b->is_owned = false;
  b->data = data;
  b->bytes = bytes;
  b->destroy = destroy;
  b->user_data = user_data;
  return b;
}

void Buffer::release() {
  if (refs.load(std::memory_order_acquire) != 1 && refs.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  if (is_owned) device_at(device_index).deallocate(data, bytes);
  else if (destroy) device_at(device_index).release_later(destroy, user_data);
  delete this;
}

size_t checked_bytes(DType dtype, ShapeView shape, int64_t* n) {
  *n = num_elements(shape);
  int64_t bytes;
  if (__builtin_mul_overflow(*n, static_cast<int64_t>(dtype_size(dtype)), &bytes) || bytes > (int64_t{1} << 62)) {
    invalid_argument("Shape ", to_string(shape), " has too many elements");
  }
  return static_cast<size_t>(bytes);
}

}  // namespace eager

namespace eager {

namespace {

void* take_block() {
  try {
    return allocate_block();
  } catch (const std::bad_alloc&) {
    if (!ask_collectors_for(kHostDevice)) throw;
  }
  return allocate_block();
}

inline eager_tensor* make_block(DType dtype, ShapeView shape) {
  int64_t* heap_dims = shape.rank > kInlineRank ? new int64_t[shape.rank] : nullptr;
  uint64_t id;
  void* memory = cached_block(id);
  if (!memory) [[unlikely]] {
    try {
      memory = take_block();
    } catch (...) {
      delete[] heap_dims;
      throw;
    }
    id = next_id();
  }
  // Blocks are type-stable, so the members are set one by one, and the payload stays as it is.
  eager_tensor* t = static_cast<eager_tensor*>(memory);
  t->tag = Tag::tensor;
  t->refs.store(1, std::memory_order_relaxed);
  t->id = id;
  static_cast<TensorKind&>(*t) = {dtype, static_cast<uint8_t>(shape.rank), 0, kHostDevice, 0};
  t->buffer = nullptr;
  t->data = nullptr;
  int64_t* dims = heap_dims ? heap_dims : t->inline_dims;
  for (int i = 0; i < shape.rank; ++i) dims[i] = shape.dims[i];
  t->dims = dims;
  t->sparse = nullptr;
  return t;
}

// Returns the number of elements of a shape whose data fit into the payload; -1: they do not, or the shape is invalid.
inline int64_t num_payload_elements(ShapeView shape, size_t element_size) {
  int64_t n = 1;
  for (int64_t d : shape) {
    if (d > static_cast<int64_t>(kPayloadSize) || d < 0) return -1;
    n *= d;
    if (n > static_cast<int64_t>(kPayloadSize)) return -1;
  }
  return static_cast<size_t>(n) * element_size <= kPayloadSize ? n : -1;
}

// Makes a tensor of n elements; on the host, 0 bytes tell that they lie in the payload.
[[gnu::always_inline]] inline eager_tensor* new_of_size(DType dtype, ShapeView shape, int device_index, int64_t n,
                                                        size_t bytes) {
  eager_tensor* t = make_block(dtype, shape);
  t->num_elements = n;
  t->device_index = static_cast<int16_t>(device_index);
  if (bytes == 0) {
    if (device_index == kHostDevice) t->data = t->payload;
    return t;
  }
  try {
    t->buffer = Buffer::allocate(device_index, bytes);
  } catch (const CallbackError&) {
    t->release();
    throw;
  } catch (...) {
    Shape s(shape);
    t->release();
    out_of_memory(dtype, s, device_index);
  }
  t->data = t->buffer->data;
  return t;
}

}  // namespace

eager_tensor* new_tensor(DType dtype, ShapeView shape, int device_index) {
  int64_t n = device_index == kHostDevice ? num_payload_elements(shape, dtype_size(dtype)) : -1;
  const size_t bytes = n >= 0 ? 0 : checked_bytes(dtype, shape, &n);
  return new_of_size(dtype, shape, device_index, n, bytes);
}

TensorForm::TensorForm(DType type, ShapeView shape)
    : TensorKind{type, static_cast<uint8_t>(shape.rank), 0, kHostDevice, 0},
      is_in_block(num_payload_elements(shape, dtype_size(type)) >= 0),
      num_elements(eager::num_elements(shape)), dims{} {
  std::copy(shape.begin(), shape.end(), dims);
}

eager_tensor* new_of(const TensorForm& form) {
  constexpr int64_t kMost = int64_t{1} << 48;  // so many elements have no more bytes than checked_bytes allows
  if (form.is_in_block) {
    if (eager_tensor* t = try_new_in_block(form, form.num_elements, form.dims)) return t;
  } else if (form.num_elements < kMost) {
    return new_of_size(form.dtype, form.shape(), kHostDevice, form.num_elements,
                       static_cast<size_t>(form.num_elements) * dtype_size(form.dtype));
  }
  return new_tensor(form.dtype, form.shape(), kHostDevice);
}

static eager_tensor* new_like(const eager_tensor& like, DType dtype) {
  eager_tensor* t = like.is_in_block() ? try_new_like_in_block(like, dtype) : nullptr;
  return t ? t : new_tensor(dtype, like.shape(), like.device_index);
}

eager_tensor* new_like(const eager_tensor& like) { return new_like(like, like.dtype); }

eager_tensor* try_new_like(const eager_tensor& like, DType dtype) noexcept {
  try {
    return new_like(like, dtype);
  } catch (...) {
    drop_exception();  // the caller tries again another way, which asks the collectors anew
    return nullptr;
  }
}

eager_tensor* new_alias(const eager_tensor& base, DType dtype, ShapeView shape, int64_t offset) {
  int64_t n = num_elements(shape);
  eager_tensor* t = make_block(dtype, shape);
  t->num_elements = n;
  t->device_index = base.device_index;
  t->flags = base.flags & (kStringData | kSymbolic);
  size_t skip = static_cast<size_t>(offset) * base.element_size();
  if (base.buffer) {
    t->buffer = base.buffer;
    t->buffer->retain();
    t->data = static_cast<char*>(base.data) + skip;
  } else if (base.flags & kSymbolic) {
    std::memcpy(t->payload, base.payload, kPayloadSize);  // where a trace keeps what made the tensor
  } else if (base.data) {
    std::memcpy(t->payload, static_cast<char*>(base.data) + skip, static_cast<size_t>(n) * dtype_size(dtype));
    t->data = t->payload;
  }
  return t;
}

eager_tensor* new_wrapped(DType dtype, ShapeView shape, Buffer* buffer, void* data) {
  eager_tensor* t;
  try {
    int64_t n;
    checked_bytes(dtype, shape, &n);
    t = make_block(dtype, shape);
    t->num_elements = n;
  } catch (...) {
    buffer->release();
    throw;
  }
  t->buffer = buffer;
  t->device_index = buffer->device_index;
  t->data = data;
  return t;
}

eager_tensor* new_shape_only(DType dtype, ShapeView shape) {
  eager_tensor* t = make_block(dtype, shape);
  t->num_elements = -1;
  t->flags = kShapeOnlyTensor;
  return t;
}

eager_tensor* new_symbolic(DType dtype, ShapeView shape) {
  eager_tensor* t = new_shape_only(dtype, shape);
  t->flags = kSymbolic;
  return t;
}

eager_tensor* new_weak_int(int64_t value) {
  eager_tensor* t = make_block(DType::int64, {nullptr, 0});
  t->num_elements = 1;
  t->flags = kWeak;
  t->data = t->payload;
  std::memcpy(t->payload, &value, sizeof value);
  return t;
}

// The payload begins with the value as float32, as any tensor's does; the exact value follows at byte 8.
eager_tensor* new_weak_float(double value) {
  eager_tensor* t = new_scalar_float(value);
  t->flags = kWeak;
  std::memcpy(t->payload + 8, &value, sizeof value);
  return t;
}

eager_tensor* new_scalar_float(double value) {
  eager_tensor* t = make_block(DType::float32, {nullptr, 0});
  t->num_elements = 1;
  t->data = t->payload;
  float f = static_cast<float>(value);
  std::memcpy(t->payload, &f, sizeof f);
  return t;
}

eager_tensor* new_sparse_rows(ShapeView shape, TensorRef indices, TensorRef values, TensorRef like) {
  int64_t n = num_elements(shape);
  SparseParts* parts = new SparseParts{std::move(indices), std::move(values), std::move(like)};
  eager_tensor* t;
  try {
    t = make_block(parts->values->dtype, shape);
  } catch (...) {
    delete parts;
    throw;
  }
  t->num_elements = n;
  const bool is_symbolic = parts->like || ((parts->indices->flags | parts->values->flags) & kSymbolic);
  t->flags = kSparseRows | (is_symbolic ? kSymbolic : 0);
  t->device_index = parts->values->device_index;
  t->sparse = parts;
  return t;
}

void settle_booleans(eager_tensor& t) {
  if (t.dtype != DType::boolean) return;
  auto* bytes = static_cast<uint8_t*>(t.data);
  for (int64_t i = 0; i < t.num_elements; ++i) bytes[i] = bytes[i] != 0;
}

void check_booleans(const void* data, int64_t n) {
  const auto* bytes = static_cast<const uint8_t*>(data);
  uint8_t bits = 0;
  for (int64_t i = 0; i < n; ++i) bits |= bytes[i];
  if (bits <= 1) return;
  const int64_t at = std::find_if(bytes, bytes + n, [](uint8_t byte) { return byte > 1; }) - bytes;
  invalid_argument("a bool is 0 or 1, element ", at, " is ", bytes[at]);
}

// Makes a tensor of n strings, whose data the caller writes.
static eager_tensor* make_strings(ShapeView shape, int64_t n, size_t num_bytes) {
  eager_tensor* t = make_block(DType::string, shape);
  t->num_elements = n;
  t->flags = kStringData;
  try {
    t->buffer = Buffer::allocate(kHostDevice, num_bytes);
  } catch (...) {
    t->release();
    throw;
  }
  t->data = t->buffer->data;
  return t;
}

eager_tensor* new_string_tensor(ShapeView shape, const void* data, size_t num_bytes) {
  int64_t n = num_elements(shape);
  size_t head = (static_cast<size_t>(n) + 1) * sizeof(int64_t);
  if (n < 0 || static_cast<size_t>(n) >= num_bytes / sizeof(int64_t)) {
    invalid_argument("string data needs ", static_cast<uint64_t>(n) + 1, " offsets before the bytes");
  }
  const char* bytes = static_cast<const char*>(data);
  int64_t before = 0;
  for (int64_t i = 0; i <= n; ++i) {
    int64_t offset;
    std::memcpy(&offset, bytes + i * 8, 8);
    if (offset < before || (i == 0 && offset != 0) || static_cast<size_t>(offset) > num_bytes - head) {
      invalid_argument("string offset ", i, " = ", offset, " is not in order or exceeds the data");
    }
    before = offset;
  }
  if (head + static_cast<size_t>(before) != num_bytes)
    invalid_argument("string data has ", num_bytes, " bytes, expected ", head + before);
  eager_tensor* t = make_strings(shape, n, num_bytes);
  std::memcpy(t->data, data, num_bytes);
  return t;
}

eager_tensor* new_string_tensor(ShapeView shape, const StringSink& strings) {
  const size_t head = strings.offsets().size() * sizeof(int64_t);
  eager_tensor* t = make_strings(shape, strings.count(), head + strings.bytes().size());
  std::memcpy(t->data, strings.offsets().data(), head);
  std::memcpy(static_cast<char*>(t->data) + head, strings.bytes().data(), strings.bytes().size());
  return t;
}

double weak_value_float(const eager_tensor& t) {
  double v;
  if (t.dtype == DType::int64) return static_cast<double>(weak_value_int(t));
  std::memcpy(&v, t.payload + 8, sizeof v);
  return v;
}

int64_t weak_value_int(const eager_tensor& t) {
  int64_t v;
  std::memcpy(&v, t.payload, sizeof v);
  return v;
}

namespace {

template <class T>
void store(T value, void* out) {
  std::memcpy(out, &value, sizeof value);
}

template <class From>
void convert_from(From v, DType dtype, void* out) {
  auto real = [&] {
    if constexpr (std::is_same_v<From, std::complex<double>>) return v.real();
    else return v;
  };
  // A number that no int64 holds becomes INT64_MIN, as x86 converts it; the narrower integers then cut its upper bits.
  auto integer = [&]() -> int64_t {
    auto r = real();
    if constexpr (std::is_floating_point_v<decltype(r)>) {
      return r >= -9223372036854775808.0 && r < 9223372036854775808.0 ? static_cast<int64_t>(r) : INT64_MIN;
    } else {
      return static_cast<int64_t>(r);
    }
  };
  switch (dtype) {
    case DType::boolean: return store<uint8_t>(v != From(0), out);
    case DType::int8: return store(static_cast<int8_t>(integer()), out);
    case DType::int16: return store(static_cast<int16_t>(integer()), out);
    case DType::int32: return store(static_cast<int32_t>(integer()), out);
    case DType::int64: return store(integer(), out);
    case DType::uint8: return store(static_cast<uint8_t>(integer()), out);
    case DType::uint16: return store(static_cast<uint16_t>(integer()), out);
    case DType::uint32: return store(static_cast<uint32_t>(integer()), out);
    case DType::uint64: {
      auto r = real();
      if constexpr (std::is_floating_point_v<decltype(r)>) {
        if (r >= 9223372036854775808.0 && r < 18446744073709551616.0) return store(static_cast<uint64_t>(r), out);
      }
      return store(static_cast<uint64_t>(integer()), out);
    }
    case DType::float16: return store(to_half<float16>(real()), out);
    case DType::bfloat16: return store(to_half<bfloat16>(real()), out);
    case DType::float32: return store(static_cast<float>(real()), out);
    case DType::float64: return store(static_cast<double>(real()), out);
    case DType::complex64: {
      if constexpr (std::is_same_v<From, std::complex<double>>) return store(std::complex<float>(v), out);
      else return store(std::complex<float>(static_cast<float>(v)), out);
    }
    case DType::complex128: {
      if constexpr (std::is_same_v<From, std::complex<double>>) return store(v, out);
      else return store(std::complex<double>(static_cast<double>(v)), out);
    }
    case DType::none:
    case DType::string: break;
  }
}

}  // namespace

void convert_scalar(const eager_tensor& t, DType dtype, void* out) {
  if (t.flags & kWeak) {
    if (t.dtype == DType::int64) {
      const int64_t value = weak_value_int(t);
      if (is_integer(dtype) && !fits(value, dtype))
        invalid_argument("Cannot convert ", value, " to a tensor of dtype ", dtype_name(dtype));
      return convert_from(value, dtype, out);
    }
    return convert_from(weak_value_float(t), dtype, out);
  }
  switch (t.dtype) {
    case DType::boolean: return convert_from(static_cast<int64_t>(t.value<uint8_t>() != 0), dtype, out);
    case DType::int8: return convert_from(static_cast<int64_t>(t.value<int8_t>()), dtype, out);
    case DType::int16: return convert_from(static_cast<int64_t>(t.value<int16_t>()), dtype, out);
    case DType::int32: return convert_from(static_cast<int64_t>(t.value<int32_t>()), dtype, out);
    case DType::int64: return convert_from(t.value<int64_t>(), dtype, out);
    case DType::uint8: return convert_from(static_cast<int64_t>(t.value<uint8_t>()), dtype, out);
    case DType::uint16: return convert_from(static_cast<int64_t>(t.value<uint16_t>()), dtype, out);
    case DType::uint32: return convert_from(static_cast<int64_t>(t.value<uint32_t>()), dtype, out);
    case DType::uint64: return convert_from(t.value<uint64_t>(), dtype, out);
    case DType::float16: return convert_from(static_cast<double>(static_cast<float>(t.value<float16>())), dtype, out);
    case DType::bfloat16: return convert_from(static_cast<double>(static_cast<float>(t.value<bfloat16>())), dtype, out);
    case DType::float32: return convert_from(static_cast<double>(t.value<float>()), dtype, out);
    case DType::float64: return convert_from(t.value<double>(), dtype, out);
    case DType::complex64: return convert_from(std::complex<double>(t.value<std::complex<float>>()), dtype, out);
    case DType::complex128: return convert_from(t.value<std::complex<double>>(), dtype, out);
    case DType::none:
    case DType::string: break;
  }
}

TensorRef strong_scalar(const eager_tensor& t, DType dtype) {
  TensorRef strong = TensorRef::adopt(new_tensor(dtype, t.shape(), kHostDevice));
  convert_scalar(t, dtype, strong->data);
  return strong;
}

DType promote(DType a, DType b) {
  if (a == b || b == DType::none) return a;
  if (a == DType::none) return b;
  if (a == DType::string || b == DType::string)
    invalid_argument("cannot promote ", dtype_name(a), " and ", dtype_name(b));
  if (a == DType::boolean) return b;
  if (b == DType::boolean) return a;
  if (is_complex(a) || is_complex(b)) {
    auto wide = [](DType t) { return t == DType::complex128 || t == DType::float64; };
    return wide(a) || wide(b) ? DType::complex128 : DType::complex64;
  }
  if (is_floating(a) && is_floating(b)) {
    if (dtype_size(a) == dtype_size(b)) return DType::float32;  // float16 and bfloat16
    return dtype_size(a) > dtype_size(b) ? a : b;
  }
  if (is_floating(a)) return a;
  if (is_floating(b)) return b;
  if (is_unsigned(a) == is_unsigned(b)) return dtype_size(a) >= dtype_size(b) ? a : b;
  DType u = is_unsigned(a) ? a : b, s = is_unsigned(a) ? b : a;
  if (dtype_size(s) > dtype_size(u)) return s;
  switch (u) {
    case DType::uint8: return DType::int16;
    case DType::uint16: return DType::int32;
    case DType::uint32: return DType::int64;
    default: invalid_argument("cannot promote ", dtype_name(a), " and ", dtype_name(b), ": no dtype holds both");
  }
}

}  // namespace eager

void eager_tensor::destroy() {
  tag = Tag::dead;
  if (buffer) buffer->release();
  delete sparse;
  if (dims != inline_dims) delete[] dims;
  release_block(this);
}

size_t eager_tensor::string_bytes() const {
  const int64_t* offsets = static_cast<const int64_t*>(data);
  return (static_cast<size_t>(num_elements) + 1) * sizeof(int64_t) + static_cast<size_t>(offsets[num_elements]);
}
