// The first problem that kernels find, and the way in which the host learns of it.
//
//   finding        the first problem since the last wait: that of the first launch which found any, at the first place
//   acknowledged   the launch whose finding was reported last. The record may be written only while it holds that
//                  launch's finding, or one of the writer's own launch
//
// The finding lies in host memory that the device maps, so that the host reads it without a copy when it waits. A lock
// in device memory keeps writers apart; it is taken only when something is wrong.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

#include "kernels/kernel.h"

namespace eager::cuda {

enum class Problem : int32_t {
  index,           // indices[position] = value is not in [0, limit)
  tuple,           // indices[position] = [tuple] does not index into shape [shape]
  label,           // a label value outside [0, limit)
  divide_by_zero,  // of integers
  negative_power,  // of integers
  segment,         // segment_ids[position] = value is out of range [0, limit)
  negative_segment,
  unsorted_segments,
  length,  // seq_lens(position) > input.dims(axis), or < 0
  negative_count,
  text,     // what `text` says
  repeats,  // a number is negative, or their sum overflows
};

// A list of int64 that is passed by value, with a kernel's arguments.
struct Int64s {
  int32_t count = 0;
  int64_t values[kMaxRank];
  Int64s() = default;
  Int64s(const int64_t* from, int32_t n) : count(n) {
    for (int32_t i = 0; i < n; ++i) values[i] = from[i];
  }
};

struct Finding {
  uint64_t launch = 0;
  const char* op_name;
  Problem problem;
  bool is_unsigned;  // whether `value` is
  int64_t position, value, limit, axis;
  const char* text;  // static storage of the host
  Int64s dims, tuple, shape;
};

// Lies in device memory.
struct FindingState {
  int lock;
  uint64_t launch;  // whose finding is in the record
  int64_t position;
  // A launch whose findings are ignored, since an earlier launch's finding is not yet reported.
  uint64_t outdone;
};

// Lies in host memory that the device maps.
struct FindingRecord {
  volatile uint64_t acknowledged;
  Finding finding;
};

// Passed to a kernel by value. Device::reporter makes one for each launch.
class Reporter {
 public:
  Reporter(FindingState* state, FindingRecord* record, uint64_t launch, const char* op_name)
      : state_(state), record_(record), launch_(launch), op_name_(op_name) {}

  // Reports a problem at `position`. `fill` sets the finding's problem, value, limit and lists. Defined in launch.h,
  // for kernels.
  template <class F>
  __device__ void report(int64_t position, F fill) const;

 private:
  FindingState* state_;
  FindingRecord* record_;
  uint64_t launch_;
  const char* op_name_;
};

// Writes the message in TensorFlow's words; `message` has kMaxMessage bytes. Returns the status code.
int32_t describe(const Finding& finding, char* message);

}  // namespace eager::cuda
