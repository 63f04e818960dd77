#include "runtime/data/stored_error.h"

#include <new>

#include "base/error.h"
#include "base/status.h"

namespace eager {

namespace {

Error error_of(const std::exception_ptr& stored) {
  try {
    std::rethrow_exception(stored);
  } catch (const CallbackError& error) {
    return error_of(*error.status);
  } catch (const Error& error) {
    return error;
  } catch (const std::bad_alloc&) {
    return {Code::resource_exhausted, "OOM", ""};
  } catch (...) {
    return {Code::internal, "an element failed", ""};
  }
}

}  // namespace

void StoredError::save(StateWriter& w) const {
  const Error error = error_of(error_);
  w.put(static_cast<uint64_t>(error.code) - 1);
  w.put(std::string_view(error.message));
  w.put(std::string_view(error.op));
}

StoredError StoredError::restored(StateReader& r) {
  const auto code = static_cast<int32_t>(1 + r.get_at_most(static_cast<uint64_t>(Code::data_loss) - 1));
  const std::string message = r.get_text(), op = r.get_text();
  StoredError e;
  if (!op.empty()) e.error_ = std::make_exception_ptr(Error{static_cast<Code>(code), message, op});
  else e.error_ = std::make_exception_ptr(CallbackError{eager_status_new(code, message.c_str())});
  return e;
}

}  // namespace eager
