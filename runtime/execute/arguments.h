// Values that come with a call for attributes that are arguments (eager_execute_args, eager_execute_masked).
#pragma once

#include <cstddef>
#include <cstdint>

#include "runtime/core/op.h"

namespace eager {

// For each argument that is given a number, its bits where it is real, or a list as its length and its numbers.
struct Arguments {
  const int64_t* numbers = nullptr;
  int count = 0;
  bool has_mask = false;  // else those are given that the numbers suffice for, from the first
  uint64_t mask = 0;      // bit i: argument i is given
};

// The attributes of one call: the op's, and in place of some of them the call's arguments. Throws INVALID_ARGUMENT.
class CallAttributes {
 public:
  CallAttributes(const eager_op& op, const Arguments& args);
  CallAttributes(const CallAttributes&) = delete;
  const AttrValue* values() const { return reinterpret_cast<const AttrValue*>(storage_); }

 private:
  alignas(AttrValue) unsigned char storage_[sizeof(AttrValue) * kMaxAttributes];  // those that the op has
  int64_t repeated_[kMaxAttributes][kMaxLength];  // lists of one value that stands for all
};

}  // namespace eager
