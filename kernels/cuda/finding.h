// What kernels find wrong, and how the host hears of it.
//
//   finding        the first thing that was wrong since the last wait: of the first launch that found any, the first place
//   acknowledged   the launch whose finding was reported last: until it is the record's, the record is taken
//
// The finding lies in host memory that the device maps, so that the host reads it without a copy when it waits. A lock in
// device memory keeps writers apart; it is taken only when something is wrong.
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
};

// A list of int64 that goes with a kernel's arguments.
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
  bool is_unsigned;  // value
  int64_t position, value, limit;
  Int64s dims, tuple, shape;
};

struct FindingState {  // in device memory
  int lock;
  uint64_t launch;  // of the finding in the record
  int64_t position;
  uint64_t outdone;  // a launch whose findings come too late: an earlier one's is not yet reported
};

struct FindingRecord {  // in mapped host memory
  volatile uint64_t acknowledged;
  Finding finding;
};

// Given to a kernel by value; Device::reporter makes one a launch.
class Reporter {
 public:
  Reporter(FindingState* state, FindingRecord* record, uint64_t launch, const char* op_name)
      : state_(state), record_(record), launch_(launch), op_name_(op_name) {}

  // `fill` completes the finding: its problem, value, limit and lists. Defined in launch.h, for kernels.
  template <class F>
  __device__ void report(int64_t position, F fill) const;

 private:
  FindingState* state_;
  FindingRecord* record_;
  uint64_t launch_;
  const char* op_name_;
};

// In TensorFlow's words; `message` has kMaxMessage bytes. Returns the status code.
int32_t describe(const Finding& finding, char* message);

}  // namespace eager::cuda
