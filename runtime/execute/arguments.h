// The values that come with a call for attributes that are arguments (eager_execute_args, eager_execute_masked).
#pragma once

#include <cstdint>

#include "runtime/core/op.h"

namespace eager {

// The call arguments. Each argument that is given takes one number (of a real one, its bits), or a list's length and
// then the list's numbers.
struct Arguments {
  const int64_t* numbers = nullptr;
  int count = 0;
  bool has_mask = false;  // false: the arguments given are as many as the numbers suffice for, from the first
  uint64_t mask = 0;      // bit i says that argument i is given
};

// The attributes of one call: the op's, of which the call's arguments replace some. The constructor throws
// INVALID_ARGUMENT if the arguments do not fit the op.
class CallAttributes {
 public:
  CallAttributes(const eager_op& op, const Arguments& args);
  CallAttributes(const CallAttributes&) = delete;
  const AttrValue* values() const { return reinterpret_cast<const AttrValue*>(storage_); }

 private:
  alignas(AttrValue) unsigned char storage_[sizeof(AttrValue) * kMaxAttributes];  // as many are used as the op has
  int64_t repeated_[kMaxAttributes][kMaxLength];  // lists of which the call gives one value that stands for all
};

}  // namespace eager
