// Owners of the C interface's handles, and lists of whole numbers.
#ifndef EAGER_HANDLE_HPP_
#define EAGER_HANDLE_HPP_

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "error.hpp"

EAGER_NAMESPACE_BEGIN

/// A reference to a handle of the C interface. Copies refer to the same object; one that was moved from is empty.
template <class H, void (*retain)(H*), void (*release)(H*)>
class Handle {
 public:
  Handle() noexcept = default;
  Handle(const Handle& other) noexcept : handle_(other.handle_) { retain(handle_); }
  Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Handle& operator=(Handle other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Handle() {
    if (handle_) release(handle_);
  }

  /// Whether this refers to an object.
  explicit operator bool() const noexcept { return handle_ != nullptr; }

  /// The handle, borrowed, for calls of the C interface; NULL where this is empty.
  H* get() const noexcept { return handle_; }
  /// Where a call of the C interface puts a handle that it hands over. This must be empty.
  H** out() noexcept { return &handle_; }
  /// Hands the handle over to the caller.
  H* detach() noexcept { return std::exchange(handle_, nullptr); }

 protected:
  explicit Handle(H* owned) noexcept : handle_(owned) {}

 private:
  H* handle_ = nullptr;
};

/// A list of whole numbers that a call reads: dims, axes. It is made from {2, 3}, a vector, an array, or one number. It
/// does not own them, so take it as a parameter and keep a std::vector<int64_t>.
class Ints {
 public:
  Ints(std::initializer_list<int64_t> values) : size_(values.size()) { data_ = values.begin(); }
  Ints(const std::vector<int64_t>& values) : data_(values.data()), size_(values.size()) {}
  template <size_t n>
  Ints(const std::array<int64_t, n>& values) : data_(values.data()), size_(n) {}
  Ints(const int64_t* data, size_t size) : data_(data), size_(size) {}
  template <class T, class = std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool>>>
  Ints(T one) : one_(whole(one)), data_(&one_), size_(1) {}
  Ints(const Ints&) = delete;
  Ints& operator=(const Ints&) = delete;

  const int64_t* data() const { return data_; }
  size_t size() const { return size_; }
  const int64_t* begin() const { return data_; }
  const int64_t* end() const { return data_ + size_; }

 private:
  // What is above INT64_MAX becomes that, which no size is, and not a negative number, which may have a meaning.
  template <class T>
  static constexpr int64_t whole(T one) {
    if constexpr (std::is_unsigned_v<T> && sizeof(T) == sizeof(int64_t)) {
      if (one > T{INT64_MAX}) return INT64_MAX;
    }
    return static_cast<int64_t>(one);
  }

  int64_t one_ = 0;
  const int64_t* data_;
  size_t size_;
};

namespace detail {

/// The bytes of so many elements; SIZE_MAX where they are more than any memory has, which is no tensor's size.
template <class T>
constexpr size_t bytes_of(size_t count) {
  return count > SIZE_MAX / sizeof(T) ? SIZE_MAX : count * sizeof(T);
}

/// The count of a list, as the C interface takes it. One that is too large becomes negative, which every function refuses.
inline int32_t count(size_t size) { return size > 0x7fffffff ? -1 : static_cast<int32_t>(size); }

/// A status for an argument that the C interface cannot be given.
EAGER_COLD inline eager_status* invalid(const char* message) { return new_status(EAGER_INVALID_ARGUMENT, message); }

/// Text for the C interface, which would take a NUL within it for its end.
inline eager_status* check_text(const std::string& text, const char* what) {
  if (EAGER_UNLIKELY(text.find('\0') != std::string::npos))
    return invalid((std::string(what) + " has a NUL in it").c_str());
  return nullptr;
}

/// The text that a function of the C interface gives.
template <class F, class... Args>
Fallible<std::string> text(F function, Args... args) {
  char* owned = nullptr;
  EAGER_CHECK(function(args..., &owned));
  const std::unique_ptr<char, void (*)(char*)> release(owned, eager_string_release);
  return std::string(owned);
}

}  // namespace detail

EAGER_NAMESPACE_END

#endif
