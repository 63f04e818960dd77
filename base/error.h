// Errors inside the runtime are exceptions of type Error; capi/ turns them into statuses.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/number.h"

namespace eager {

// The canonical codes of gRPC and TensorFlow; values are those of eager_c.h.
enum class Code : int32_t {
  ok = 0,
  cancelled = 1,
  unknown = 2,
  invalid_argument = 3,
  deadline_exceeded = 4,
  not_found = 5,
  already_exists = 6,
  permission_denied = 7,
  resource_exhausted = 8,
  failed_precondition = 9,
  aborted = 10,
  out_of_range = 11,
  unimplemented = 12,
  internal = 13,
  unavailable = 14,
  data_loss = 15,
};

// The pointer that a callback stores in its status (eager_status_new_with). The statuses and Errors of one failure
// share it, and the last of them destroys it.
struct Payload {
  Payload(void* what, void (*end)(void*)) : data(what), destroy(end) {}
  Payload(const Payload&) = delete;
  ~Payload() {
    if (destroy) destroy(data);
  }

  void* const data;
  void (*const destroy)(void*);
};

struct Error {
  Code code;
  std::string message;
  std::string op;  // the op that failed; "" while no op is known (see name_errors)
  std::shared_ptr<const Payload> payload{};
};

// Writes v as printf's %g does: 0.5, 2, 1e+300.
inline std::string number_text(double v) { return printed(v, std::chars_format::general, 6); }

// A part of a text: characters, or a number. Calls that join parts only make a list of these, since they are many.
class TextPart {
 public:
  TextPart(std::string_view text) : kind_(Kind::text), size_(text.size()), text_(text.data()) {}
  TextPart(char c) : kind_(Kind::character), character_(c) {}
  template <class T>
  requires(std::is_arithmetic_v<T>) TextPart(T v) {
    if constexpr (std::is_floating_point_v<T>) kind_ = Kind::real, real_ = static_cast<double>(v);
    else if constexpr (std::is_unsigned_v<T>) kind_ = Kind::unsigned_integer, unsigned_ = v;
    else kind_ = Kind::integer, signed_ = v;
  }
  void append_to(std::string& text) const;

 private:
  enum class Kind { text, character, integer, unsigned_integer, real };
  Kind kind_;
  size_t size_ = 0;
  union {
    const char* text_;
    char character_;
    int64_t signed_;
    uint64_t unsigned_;
    double real_;
  };
};

std::string join(std::initializer_list<TextPart> parts);

// Joins strings, characters and numbers into one text.
template <class... Parts>
std::string cat(const Parts&... parts) {
  return join({TextPart(parts)...});
}

template <class... Parts>
[[noreturn, gnu::cold, gnu::noinline]] void fail(Code code, const Parts&... parts) {
  throw Error{code, cat(parts...), {}};
}

// Runs f. An Error that leaves f without an op's name gets this one.
template <class F>
decltype(auto) name_errors(const char* op, F&& f) {
  try {
    return f();
  } catch (Error& error) {
    if (error.op.empty()) error.op = op;
    throw;
  }
}

template <class... Parts>
[[noreturn, gnu::cold, gnu::noinline]] void invalid_argument(const Parts&... parts) {
  throw Error{Code::invalid_argument, cat(parts...), {}};
}

}  // namespace eager
