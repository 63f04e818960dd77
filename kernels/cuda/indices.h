// Operands that are indices.
//
// An *index functor* says where row i is read or written: `operator()(i, tell)` returns the number of a row of the
// indexed tensor, or -1 where the index is invalid, which it reports where `tell` is true.
#pragma once

#include <cstdint>

#include "kernels/cuda/launch.h"

namespace eager::cuda {

// Indices of any integer dtype.
struct Indices {
  const void* data;  // NULL: `value` is the only index
  int64_t value = 0;
  DType dtype;
  explicit Indices(const Operand& o) : data(o.is_immediate ? nullptr : o.data), dtype(o.dtype) {
    if (o.is_immediate) value = read(o.immediate, 0);
  }
  __device__ int64_t operator[](int64_t i) const { return data ? read(data, i) : value; }

 private:
  EAGER_HD int64_t read(const void* from, int64_t i) const {
    switch (dtype) {
      case DType::int8: return static_cast<const int8_t*>(from)[i];
      case DType::int16: return static_cast<const int16_t*>(from)[i];
      case DType::int32: return static_cast<const int32_t*>(from)[i];
      case DType::uint8: return static_cast<const uint8_t*>(from)[i];
      case DType::uint16: return static_cast<const uint16_t*>(from)[i];
      case DType::uint32: return static_cast<const uint32_t*>(from)[i];
      default: return static_cast<const int64_t*>(from)[i];
    }
  }
};

inline __device__ bool is_below(int64_t index, int64_t limit) {
  return static_cast<uint64_t>(index) < static_cast<uint64_t>(limit);
}

// Indices that must lie in [0, limit). With `wraps` those of [-limit, 0) count from the end.
struct CheckedIndices {
  Indices indices;
  int64_t limit;
  bool wraps;
  Int64s dims;
  Reporter reporter;
  Problem problem = Problem::index;  // that of a wrong index
  int32_t axis = 0;                  // that of lengths

  CheckedIndices(const KernelCall& call, const Operand& o, int64_t n, bool may_wrap = false)
      : indices(o), limit(n), wraps(may_wrap && o.dtype != DType::uint64), dims(o.dims, o.rank),
        reporter(eager::cuda::reporter(call)) {}
  __device__ int64_t operator()(int64_t i, bool tell) const {
    const int64_t index = indices[i];
    if (is_below(index, limit)) return index;
    if (wraps && index < 0 && is_below(index + limit, limit)) return index + limit;
    if (tell) {
      reporter.report(i, [&](Finding& f) {
        f.problem = problem;
        f.value = index;
        f.limit = limit;
        f.axis = axis;
        f.is_unsigned = indices.dtype == DType::uint64;
        f.dims = dims;
      });
    }
    return -1;
  }
};

// Checks an index, and reports it where it is invalid.
template <class Index>
struct Check {
  Index index;
  __device__ void operator()(int64_t i) const { index(i, true); }
};

}  // namespace eager::cuda
