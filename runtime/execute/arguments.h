// Values that come with a call for attributes that are arguments (eager_execute_args).
#pragma once

#include <cstddef>
#include <cstdint>

#include "runtime/core/op.h"

namespace eager {

// For each argument from the first a number, its bits where it is real, or a list as its length and its numbers.
struct Arguments {
  const int64_t* numbers = nullptr;
  int count = 0;
};

// The attributes of one call: the op's, and in place of some of them the call's arguments. Throws INVALID_ARGUMENT.
class CallAttributes {
 public:
  CallAttributes(const eager_op& op, const Arguments& args);
  CallAttributes(const CallAttributes&) = delete;
  const AttrValue* values() const { return reinterpret_cast<const AttrValue*>(storage_); }

 private:
  alignas(AttrValue) unsigned char storage_[sizeof(AttrValue) * kMaxAttributes];  // those that the op has
};

}  // namespace eager
