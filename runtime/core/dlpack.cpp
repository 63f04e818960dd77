#include "runtime/core/dlpack.h"

#include <cstring>
#include <memory>

#include "runtime/base/error.h"
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
};

void delete_export(Managed* m) { delete static_cast<Export*>(m->context); }

TensorRef copy_on_host(const eager_tensor& t) {
  TensorRef copy = TensorRef::adopt(new_tensor(t.dtype, t.shape(), kHostDevice));
  if (size_t bytes = t.num_bytes()) std::memcpy(copy->data, t.data, bytes);
  return copy;
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

// The elements of a strided view, which is not empty, in row-major order.
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

void* to_dlpack(eager_tensor& t, bool copy) {
  if (t.flags & (kStringData | kSparseRows | kSymbolic | kShapeOnlyTensor)) {
    invalid_argument("only dense tensors of numbers go to DLPack");
  }
  if (!device_at(t.device_index).is_host()) {
    fail(Code::unimplemented, "DLPack from ", device_at(t.device_index).name(), "; copy the tensor to cpu:0 first");
  }
  auto e = std::make_unique<Export>();
  e->tensor = copy ? copy_on_host(t) : TensorRef::share(&t);
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
  m.tensor = {
      t.num_elements ? e->tensor->data : nullptr, {dlpack::kCpu, 0}, t.rank, type_of(t.dtype), e->shape, e->strides, 0};
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
  if (v.device.type != dlpack::kCpu) {
    fail(Code::unimplemented, "DLPack device type ", v.device.type, "; only host memory (1) is taken");
  }
  const DType dtype = dtype_of(v.dtype);
  const Shape shape = checked_shape(v);
  int64_t n;
  const size_t bytes = checked_bytes(dtype, shape, &n), size = dtype_size(dtype);
  if (n == 0) return TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  if (!v.data) invalid_argument("DLPack tensor without data");
  char* data = static_cast<char*>(v.data) + v.byte_offset;
  const size_t alignment = is_complex(dtype) ? size / 2 : size;
  const bool row_major = is_row_major(v);
  if (row_major && reinterpret_cast<uintptr_t>(data) % alignment == 0) {
    Buffer* buffer = Buffer::wrap(data, bytes, release_dlpack, managed);
    owner.release();
    return TensorRef::adopt(new_wrapped(dtype, shape, buffer, data));
  }
  TensorRef copy = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  if (row_major) std::memcpy(copy->data, data, bytes);
  else copy_strided(v, data, size, static_cast<char*>(copy->data));
  return copy;
}

}  // namespace eager
