// Prepared calls by name: prepared<"matmul", "transpose_a=true">() is an op that is made at its first use and kept.
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

// Makes an immortal op from its name and "attr=value attr=1,2,3" text.
eager_op* prepare_op(const char* name, const char* attributes);

template <FixedString Name, FixedString Attributes>
eager_op* prepared() {
  static constinit Lazy<eager_op> op;
  return &op.get([] { return std::unique_ptr<eager_op>(prepare_op(Name.text, Attributes.text)); });
}

}  // namespace eager
