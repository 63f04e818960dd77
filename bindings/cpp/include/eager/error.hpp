// Errors, and results that may be errors.
#ifndef EAGER_ERROR_HPP_
#define EAGER_ERROR_HPP_

#include <eager_c.h>

#include <cstdlib>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

#include "config.hpp"
#include "constants.hpp"

EAGER_NAMESPACE_BEGIN

namespace detail {

/// Stands for the status of a call that was not made, since the library has another version: of such a library nothing
/// but its version is asked.
inline eager_status* refused_library() noexcept {
  static char place;
  return reinterpret_cast<eager_status*>(&place);
}

/// Gives refused_library() for a library of another major version, or of a lower minor one than the program needs.
EAGER_COLD inline eager_status* check_version() noexcept {
  const uint32_t library = eager_abi_version(), major = library >> 16, minor = library & 0xffff;
  return major == EAGER_ABI_MAJOR && minor + 1 > EAGER_ABI_MINOR ? nullptr : refused_library();
}

EAGER_COLD inline const char* refusal() noexcept {
  static const std::string message = [] {
    const uint32_t library = eager_abi_version();
    return "this program was compiled for libeager " + std::to_string(EAGER_ABI_MAJOR) + "." +
           std::to_string(EAGER_ABI_MINOR) + ", and the library is " + std::to_string(library >> 16) + "." +
           std::to_string(library & 0xffff);
  }();
  return message.c_str();
}

inline void release_status(eager_status* status) noexcept {
  if (status != refused_library()) eager_status_release(status);
}

/// A status of the binding's or of the program's own. In C's text a NUL would be the end: it stands there as \x00.
EAGER_COLD inline eager_status* new_status(int32_t code, std::string message) {
  if (eager_status* status = check_version()) return status;
  for (size_t at; (at = message.find('\0')) != std::string::npos;) message.replace(at, 1, "\\x00");
  return eager_status_new(code, message.c_str());
}

}  // namespace detail

/// What a call failed with: a code, which is stable, a message, and the op that was running. Copies share the text.
class Error : public std::exception {
 public:
  /// An error of the program's own, for a callback to fail with. Code::ok becomes Code::unknown.
  Error(Code code, const std::string& message)
      : Error(detail::new_status(code == Code::ok ? EAGER_UNKNOWN : static_cast<int32_t>(code), message)) {}

  /// Takes a status over, which is not NULL.
  static Error take(eager_status* status);

  Code code() const noexcept {
    return is_refusal() ? Code::failed_precondition : static_cast<Code>(eager_status_code(status_.get()));
  }
  /// The message, which ends with " [Op:name]" when an op was running.
  const char* what() const noexcept override {
    return is_refusal() ? detail::refusal() : eager_status_message(status_.get());
  }
  /// The name of the op that failed; "" when no op was running.
  const char* op() const noexcept { return is_refusal() ? "" : eager_status_op(status_.get()); }
  /// Whether a tensor does not have the axis that was asked for, which Code::invalid_argument alone does not tell.
  bool is_missing_axis() const noexcept {
    return !is_refusal() && eager_status_detail(status_.get()) == EAGER_DETAIL_AXIS;
  }

 private:
  explicit Error(eager_status* status) : status_(status, detail::release_status) {}
  bool is_refusal() const noexcept { return status_.get() == detail::refused_library(); }

  std::shared_ptr<eager_status> status_;
};

/// A value, or the error that came in its place. *result and result-> are for results that have a value; so is value(),
/// which throws the error otherwise, or ends a program that is compiled without exceptions.
template <class T>
class [[nodiscard]] Result {
 public:
  template <class From, class = std::enable_if_t<std::is_convertible_v<From&&, T>>>
  Result(From&& value) : value_(std::forward<From>(value)) {}
  Result(Error error) : error_(std::move(error)) {}

  bool has_value() const noexcept { return value_.has_value(); }
  explicit operator bool() const noexcept { return has_value(); }

  T& operator*() & { return *value_; }
  const T& operator*() const& { return *value_; }
  T&& operator*() && { return *std::move(value_); }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  T& value() & { return require(), *value_; }
  const T& value() const& { return require(), *value_; }
  T&& value() && { return require(), *std::move(value_); }

  /// The error; only where there is no value.
  const Error& error() const { return *error_; }

 private:
  void require() const {
    if (value_) return;
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
    throw *error_;
#else
    std::abort();
#endif
  }

  std::optional<T> value_;
  std::optional<Error> error_;
};

/// Success, or an error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  bool has_value() const noexcept { return !error_.has_value(); }
  explicit operator bool() const noexcept { return has_value(); }
  const Error& error() const { return *error_; }

 private:
  std::optional<Error> error_;
};

#ifdef EAGER_RESULTS
/// What a function returns that may fail: a T, or a Result<T> where errors are results.
template <class T>
using Fallible = Result<T>;
#else
template <class T>
using Fallible = T;
#endif

namespace detail {

template <class T>
struct IsResult : std::false_type {};
template <class T>
struct IsResult<Result<T>> : std::true_type {};

/// What a callback returns, as a result.
template <class T>
auto result(T&& value) {
  if constexpr (IsResult<std::decay_t<T>>::value) return std::forward<T>(value);
  else return Result<std::decay_t<T>>(std::forward<T>(value));
}

#ifdef EAGER_RESULTS

using Payload = Error;

#else

using Payload = std::exception_ptr;

#endif

inline void destroy_payload(void* payload) { delete static_cast<Payload*>(payload); }

/// What a callback of the program failed with, as it was; NULL where the status is of another origin.
inline const Payload* payload_of(const eager_status* status) {
  if (status == refused_library()) return nullptr;
  return static_cast<const Payload*>(eager_status_payload(status, destroy_payload));
}

/// A status that a callback returns, which has what the callback failed with as its payload.
inline eager_status* status_with(int32_t code, const char* message, Payload payload) {
  return eager_status_new_with(code, message, new Payload(std::move(payload)), destroy_payload);
}

#ifdef EAGER_RESULTS

inline eager_status* status_of(const Error& error) {
  if (!*error.op()) return new_status(static_cast<int32_t>(error.code()), error.what());
  return status_with(static_cast<int32_t>(error.code()), error.what(), error);
}

/// Runs a callback's body, a function that returns Result<void>. A status is what it fails with.
template <class Body>
eager_status* guarded(Body&& body) noexcept {
  if (Result<void> done = body(); !done) return status_of(done.error());
  return nullptr;
}

#else

[[noreturn]] EAGER_COLD inline void raise(eager_status* status) {
  const Error error = Error::take(status);
  if (const Payload* payload = payload_of(status)) std::rethrow_exception(Payload(*payload));
  throw error;
}

EAGER_INLINE void check(eager_status* status) {
  if (EAGER_UNLIKELY(status != nullptr)) raise(status);
}

/// Whether the error is no more than a code and a message, so that the library's status for it, to which the library adds the
/// op that was running, says all. What is derived from it must come out as it is.
inline bool is_bare(const Error& error) {
#if defined(__cpp_rtti) || defined(_CPPRTTI)
  return typeid(error) == typeid(Error) && !*error.op();
#else
  return (void)error, false;
#endif
}

inline eager_status* status_of_current_exception() {
  const std::exception_ptr current = std::current_exception();
  try {
    throw;
  } catch (const Error& error) {
    if (is_bare(error)) return new_status(static_cast<int32_t>(error.code()), error.what());
    return status_with(static_cast<int32_t>(error.code()), error.what(), current);
  } catch (const std::exception& error) {
    return status_with(EAGER_UNKNOWN, error.what(), current);
  } catch (...) {
    return status_with(EAGER_UNKNOWN, "an exception that is no std::exception", current);
  }
}

/// Runs a callback's body. A status is the exception that leaves it.
template <class Body>
eager_status* guarded(Body&& body) noexcept {
  try {
    body();
    return nullptr;
  } catch (...) {
    return status_of_current_exception();
  }
}

#endif

}  // namespace detail

inline Error Error::take(eager_status* status) {
  Error error(status);
#ifdef EAGER_RESULTS
  if (const Error* original = detail::payload_of(status)) return *original;
#endif
  return error;
}

EAGER_NAMESPACE_END

#endif
