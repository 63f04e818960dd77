// The part of DLPack's ABI that the library uses, under names of its own. It is defined by dmlc/dlpack,
// include/dlpack/dlpack.h, version 1.0 (Apache-2.0): https://dmlc.github.io/dlpack/latest/c_api.html.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eager::dlpack {

struct Version {
  uint32_t major, minor;
};
inline constexpr Version kVersion{1, 0};

enum DeviceType : int32_t { kCpu = 1, kCuda = 2, kCudaHost = 3 };
struct DeviceId {
  int32_t type, id;
};

enum TypeCode : uint8_t { kInt = 0, kUInt = 1, kFloat = 2, kBfloat = 4, kComplex = 5, kBool = 6 };
struct DataType {
  uint8_t code, bits;
  uint16_t lanes;
};

// Element [i, j, ...] lies at data + byte_offset + (i * strides[0] + j * strides[1] + ...) * element size. Without
// strides (NULL) the tensor is compact and row-major.
struct TensorView {
  void* data;
  DeviceId device;
  int32_t ndim;
  DataType dtype;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
};

enum Flags : uint64_t { kReadOnly = 1, kIsCopied = 2 };

// DLManagedTensorVersioned. Its owner calls deleter once (unless it is NULL), on any thread. Of a tensor whose major
// version is another, a consumer may use only version, context and deleter.
struct Managed {
  Version version;
  void* context;
  void (*deleter)(Managed* self);
  uint64_t flags;
  TensorView tensor;
};
static_assert(sizeof(DataType) == 4 && sizeof(TensorView) == 48 && offsetof(Managed, tensor) == 32 &&
              sizeof(Managed) == 80);

}  // namespace eager::dlpack
