#include "runtime/core/dlpack.h"

#include <cstring>
#include <memory>
#include <vector>

#include "base/error.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/dlpack_abi.h"

namespace eager {

namespace {

using dlpack::Managed;

dlpack::DataType type_of(DType t) {
  const auto bits = static_cast<uint8_t>(8 * dtype_size(t));
  if (t == DType::boolean) return {dlpack::kBool, bits, 1};
  if (t == DType::bfloat16) return {dlpack::kBfloat, bits, 1};
  if (is_complex(t)) return {dlpack::kComplex, bits, 1};
  if (is_floating(t)) return {dlpack::kFloat, bits, 1};
  return {is_unsigned(t) ? dlpack::kUInt : dlpack::kInt, bits, 1};
}

DType dtype_of(dlpack::DataType type) {
  for (int i = 1; i < kNumDTypes; ++i) {
    const DType t = static_cast<DType>(i);
    if (t == DType::string) continue;
    const dlpack::DataType known = type_of(t);
    if (known.code == type.code && known.bits == type.bits && type.lanes == 1) return t;
  }
  invalid_argument("DLPack type with code ", type.code, ", ", type.bits, " bits and ", type.lanes,
                   " lanes has no dtype here");
}

struct Export {
  Managed managed;
  TensorRef tensor;
  int64_t shape[kMaxRank], strides[kMaxRank];
  void* stream = nullptr;  // the stream on which the consumer reads the data; NULL: none was given
};

void delete_export(Managed* m) {
  std::unique_ptr<Export> e(static_cast<Export*>(m->context));
  // A later op may get the tensor's memory as soon as it is released, so the device's later work waits for the
  // consumer's reads.
  if (e->stream) device_at(e->tensor->device_index).order_after(e->stream);
}

TensorRef copy_in_place(const eager_tensor& t) {
  TensorRef copy = TensorRef::adopt(new_tensor(t.dtype, t.shape(), t.device_index));
  Device& device = device_at(t.device_index);
  if (size_t bytes = t.num_bytes()) {
    if (int32_t code = device.copy_from_device(copy->data, device, t.data, bytes)) {
      fail(static_cast<Code>(code), "copy on ", device.name(), " failed");
    }
  }
  return copy;
}

dlpack::DeviceId id_of(Device& device) {
  if (device.is_host()) return {dlpack::kCpu, 0};
  if (std::strcmp(device.kind(), "gpu") == 0) return {dlpack::kCuda, device.ordinal()};
  fail(Code::unimplemented, "DLPack from ", device.name(), "; copy the tensor to cpu:0 first");
}

// Returns the index of the device that DLPack calls `id`.
int device_of(dlpack::DeviceId id) {
  if (id.type == dlpack::kCpu || id.type == dlpack::kCudaHost) return kHostDevice;
  for (int i = 0; i < num_devices(); ++i) {
    Device& device = device_at(i);
    if (id.type == dlpack::kCuda && std::strcmp(device.kind(), "gpu") == 0 && device.ordinal() == id.id) return i;
  }
  fail(Code::unimplemented, "DLPack device type ", id.type, ", number ", id.id,
       ": only memory of the host (1) and of the GPUs that this library drives (2) is taken");
}

bool is_row_major(const dlpack::TensorView& v) {
  if (!v.strides) return true;
  int64_t expected = 1;
  for (int i = v.ndim; i-- > 0;) {
    if (v.shape[i] != 1 && v.strides[i] != expected) return false;
    expected *= v.shape[i];
  }
  return true;
}

template <size_t Size>
void copy_line(char* to, const char* from, int64_t stride, int64_t n) {
  for (int64_t i = 0; i < n; ++i) std::memcpy(to + i * static_cast<int64_t>(Size), from + i * stride, Size);
}

// Copies the elements of a view to `to` in row-major order. The view has strides, a dim and an element.
void copy_strided(const dlpack::TensorView& v, const char* from, size_t size, char* to) {
  auto line = size == 1   ? copy_line<1>
              : size == 2 ? copy_line<2>
              : size == 4 ? copy_line<4>
              : size == 8 ? copy_line<8>
                          : copy_line<16>;
  const auto bytes = static_cast<int64_t>(size);
  const int last = v.ndim - 1;
  int64_t at[kMaxRank] = {};
  for (;;) {
    line(to, from, v.strides[last] * bytes, v.shape[last]);
    to += v.shape[last] * bytes;
    int i = last - 1;
    for (; i >= 0; --i) {
      from += v.strides[i] * bytes;
      if (++at[i] < v.shape[i]) break;
      from -= v.strides[i] * bytes * v.shape[i];
      at[i] = 0;
    }
    if (i < 0) return;
  }
}

// Returns a row-major copy, on the device, of a view of the device's memory that has an element. The host puts the
// elements in order.
TensorRef copy_by_way_of_host(const dlpack::TensorView& v, int device_index, DType dtype, ShapeView shape) {
  const auto size = static_cast<int64_t>(dtype_size(dtype));
  int64_t first = 0, last = 0;  // the positions of the view's first and last element in memory, in elements from v.data
  for (int i = 0; i < v.ndim; ++i) {
    const int64_t step = v.strides ? (v.shape[i] - 1) * v.strides[i] : 0;
    (step < 0 ? first : last) += step;
  }
  TensorRef copy = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  if (!v.strides) last = copy->num_elements - 1;
  std::vector<char> span(static_cast<size_t>((last - first + 1) * size));
  char* from = static_cast<char*>(v.data) + v.byte_offset + first * size;
  wait_for_device(device_index);
  if (int32_t code = device_at(device_index).copy_to_host(span.data(), from, span.size())) {
    fail(static_cast<Code>(code), "reading from ", device_at(device_index).name(), " failed");
  }
  if (is_row_major(v)) std::memcpy(copy->data, span.data(), span.size());
  else copy_strided(v, span.data() - first * size, static_cast<size_t>(size), static_cast<char*>(copy->data));
  return copy_to_device(copy, device_index);
}

Shape checked_shape(const dlpack::TensorView& v) {
  if (v.ndim < 0 || v.ndim > kMaxRank)
    invalid_argument("DLPack tensor of rank ", v.ndim, "; ranks are at most ", kMaxRank);
  if (v.ndim > 0 && !v.shape) invalid_argument("DLPack tensor without a shape");
  Shape shape;
  for (int i = 0; i < v.ndim; ++i) {
    if (v.shape[i] < 0) invalid_argument("DLPack tensor with dimension ", v.shape[i]);
    shape.push_back(v.shape[i]);
  }
  return shape;
}

}  // namespace

void* to_dlpack(eager_tensor& t, bool copy, void* stream) {
  if (t.flags & (kStringData | kSparseRows | kWithoutValue)) {
    invalid_argument("only dense tensors of numbers go to DLPack");
  }
  Device& device = device_at(t.device_index);
  const dlpack::DeviceId id = id_of(device);
  if (const char* why = device.lost()) fail(Code::unavailable, why);
  auto e = std::make_unique<Export>();
  e->tensor = copy ? copy_in_place(t) : TensorRef::share(&t);
  if (!device.is_host() && !stream) {
    wait_for_device(t.device_index);
  } else if (!device.is_host()) {
    if (int32_t code = device.order_before(stream))
      fail(static_cast<Code>(code), "waiting on the stream of DLPack's consumer failed");
    e->stream = stream;
  }
  int64_t stride = 1;
  for (int i = t.rank; i-- > 0;) {
    e->shape[i] = t.dims[i];
    e->strides[i] = stride;
    stride *= t.dims[i];
  }
  Managed& m = e->managed;
  m.version = dlpack::kVersion;
  m.context = e.get();
  m.deleter = delete_export;
  m.flags = copy ? dlpack::kIsCopied : dlpack::kReadOnly;
  m.tensor = {t.num_elements ? e->tensor->data : nullptr, id, t.rank, type_of(t.dtype), e->shape, e->strides, 0};
  return &e.release()->managed;
}

void release_dlpack(void* managed) {
  Managed* m = static_cast<Managed*>(managed);
  if (m && m->deleter) m->deleter(m);
}

TensorRef from_dlpack(void* managed) {
  std::unique_ptr<void, void (*)(void*)> owner(managed, release_dlpack);
  if (!managed) invalid_argument("managed is NULL");
  const Managed& m = *static_cast<Managed*>(managed);
  if (m.version.major != dlpack::kVersion.major) {
    invalid_argument("DLPack version ", m.version.major, ".", m.version.minor, " is not supported; expected ",
                     dlpack::kVersion.major, ".x");
  }
  const dlpack::TensorView& v = m.tensor;
  const int device_index = device_of(v.device);
  if (const char* why = device_at(device_index).lost()) fail(Code::unavailable, why);
  const DType dtype = dtype_of(v.dtype);
  const Shape shape = checked_shape(v);
  int64_t n;
  const size_t bytes = checked_bytes(dtype, shape, &n), size = dtype_size(dtype);
  if (n == 0) return TensorRef::adopt(new_tensor(dtype, shape, device_index));
  if (!v.data) invalid_argument("DLPack tensor without data");
  char* data = static_cast<char*>(v.data) + v.byte_offset;
  // Kernels of a GPU load a complex number at once, so both of its parts must be aligned together.
  const size_t alignment = is_complex(dtype) && device_index == kHostDevice ? size / 2 : size;
  const bool row_major = is_row_major(v);
  const bool checks_booleans = dtype == DType::boolean && device_index == kHostDevice;
  if (checks_booleans && row_major) check_booleans(data, n);
  if (row_major && reinterpret_cast<uintptr_t>(data) % alignment == 0) {
    Buffer* buffer = Buffer::wrap(data, bytes, release_dlpack, managed, device_index);
    owner.release();
    return TensorRef::adopt(new_wrapped(dtype, shape, buffer, data));
  }
  if (device_index != kHostDevice) return copy_by_way_of_host(v, device_index, dtype, shape);
  TensorRef copy = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  if (row_major) std::memcpy(copy->data, data, bytes);
  else copy_strided(v, data, size, static_cast<char*>(copy->data));
  if (checks_booleans) check_booleans(copy->data, n);
  return copy;
}

}  // namespace eager
