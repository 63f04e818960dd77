// Written by bindings/generate.
// The constants of the C header.
#ifndef EAGER_CONSTANTS_HPP_
#define EAGER_CONSTANTS_HPP_

#include <eager_c.h>

#include "config.hpp"

EAGER_NAMESPACE_BEGIN

/// What kind of error it is; the codes of gRPC and TensorFlow.
enum class Code : int32_t {
  ok = EAGER_OK,
  cancelled = EAGER_CANCELLED,
  unknown = EAGER_UNKNOWN,
  /// Wrong whatever the state: a shape, a dtype, an index out of range.
  invalid_argument = EAGER_INVALID_ARGUMENT,
  deadline_exceeded = EAGER_DEADLINE_EXCEEDED,
  /// No op, device, kind, key, file or folder of this name.
  not_found = EAGER_NOT_FOUND,
  already_exists = EAGER_ALREADY_EXISTS,
  permission_denied = EAGER_PERMISSION_DENIED,
  /// Memory is out.
  resource_exhausted = EAGER_RESOURCE_EXHAUSTED,
  /// Wrong now: a used tape, an op that was executed.
  failed_precondition = EAGER_FAILED_PRECONDITION,
  aborted = EAGER_ABORTED,
  out_of_range = EAGER_OUT_OF_RANGE,
  /// No kernel for this dtype on this device, no gradient.
  unimplemented = EAGER_UNIMPLEMENTED,
  internal = EAGER_INTERNAL,
  /// The device broke down.
  unavailable = EAGER_UNAVAILABLE,
  data_loss = EAGER_DATA_LOSS,
};

/// The kind of a tensor's elements.
enum class DType : int32_t {
  /// One byte, 0 or 1; other bytes of the caller become 1 or are refused.
  bool_ = EAGER_BOOL,
  int8 = EAGER_INT8,
  int16 = EAGER_INT16,
  int32 = EAGER_INT32,
  int64 = EAGER_INT64,
  uint8 = EAGER_UINT8,
  uint16 = EAGER_UINT16,
  uint32 = EAGER_UINT32,
  uint64 = EAGER_UINT64,
  /// IEEE binary16.
  float16 = EAGER_FLOAT16,
  /// The upper half of a float32.
  bfloat16 = EAGER_BFLOAT16,
  float32 = EAGER_FLOAT32,
  float64 = EAGER_FLOAT64,
  /// Two float32: real, imaginary.
  complex64 = EAGER_COMPLEX64,
  /// Two float64.
  complex128 = EAGER_COMPLEX128,
  /// Int64 offsets[n + 1], then the bytes; on the host only.
  string = EAGER_STRING,
};

EAGER_NAMESPACE_END

#endif
