// An error that came ahead of its element, for the call at which it is to come out. One that never comes out, since its epoch is
// left or its iterator released, releases the status of the program's code, which may run a destroy function: no lock is held then.
#pragma once

#include <exception>
#include <utility>

#include "runtime/core/callback.h"
#include "runtime/data/state.h"

namespace eager {

class StoredError {
 public:
  StoredError() = default;
  StoredError(StoredError&& other) noexcept : error_(std::exchange(other.error_, nullptr)) {}
  StoredError& operator=(StoredError&& other) noexcept {
    std::swap(error_, other.error_);
    other.forget();
    return *this;
  }
  ~StoredError() { forget(); }
  // Returns the error that is being handled.
  static StoredError current() noexcept {
    StoredError e;
    e.error_ = std::current_exception();
    return e;
  }
  explicit operator bool() const { return error_ != nullptr; }
  // Throws the error, if there is one; from then on it is its catcher's.
  void raise() {
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
  }
  // Write what the error says, which there is, and read it. What a status of the program's code carries stays behind.
  void save(StateWriter& w) const;
  static StoredError restored(StateReader& r);
  void forget() noexcept {
    try {
      raise();
    } catch (const CallbackError& error) {
      eager_status_release(error.status);
    } catch (...) {  // it owns nothing
    }
  }

 private:
  std::exception_ptr error_;
};

}  // namespace eager
