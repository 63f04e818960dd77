// Prepared ops by name: prepared<"matmul", "transpose_a=true">() makes an op at its first call, and returns this op at
// every call.
#pragma once

#include <algorithm>
#include <memory>

#include "base/fork.h"
#include "runtime/core/op.h"

namespace eager {

template <size_t N>
struct FixedString {
  char text[N];
  constexpr FixedString(const char (&s)[N]) { std::copy_n(s, N, text); }
};

// Makes an op from its name and the text of its attributes: "attr=value attr=1,2,3".
eager_op* prepare_op(const char* name, const char* attributes);

template <FixedString Name, FixedString Attributes>
eager_op* prepared() {
  static constinit Lazy<eager_op> op;
  return &op.get([] { return std::unique_ptr<eager_op>(prepare_op(Name.text, Attributes.text)); });
}

}  // namespace eager
