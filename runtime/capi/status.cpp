#include <cstring>

#include "runtime/autograd/custom.h"
#include "base/utf8.h"
#include "runtime/capi/guard.h"
#include "runtime/core/axis_error.h"

using namespace eager;
using namespace eager::capi;

namespace {

// Returns the static status for when memory is out. Releasing it does nothing.
eager_status* memory_is_out() noexcept {
  static eager_status* const status = [] {
    eager_status* s = new eager_status;  // immortal: other threads may go on after exit()
    s->code = EAGER_RESOURCE_EXHAUSTED;
    s->message = "OOM";
    return s;
  }();
  return status;
}

[[maybe_unused]] eager_status* const made_when_loaded = memory_is_out();

eager_status* new_status(int32_t code, const std::string& message, const std::string& op,
                         const std::shared_ptr<const Payload>& payload = nullptr, int32_t detail = 0) noexcept {
  try {
    eager_status* s = new eager_status;
    try {
      s->code = code;
      s->message = to_utf8(op.empty() ? message : message + " [Op:" + op + "]");
      s->op = to_utf8(op);
      s->payload = payload;
      s->detail = detail;
      return s;
    } catch (...) {
      delete s;
      throw;
    }
  } catch (...) {
    return memory_is_out();
  }
}

}  // namespace

eager_status* eager::capi::current_status() noexcept {
  try {
    throw;
  } catch (const AxisError& e) {
    return new_status(static_cast<int32_t>(e.code), e.message, e.op, e.payload, EAGER_DETAIL_AXIS);
  } catch (const Error& e) {
    return new_status(static_cast<int32_t>(e.code), e.message, e.op, e.payload);
  } catch (const CallbackError& e) {
    return e.status;
  } catch (const std::bad_alloc&) {
    return memory_is_out();
  } catch (const std::exception& e) {
    return new_status(EAGER_INTERNAL, e.what(), {});
  } catch (...) {
    return new_status(EAGER_INTERNAL, "unknown exception", {});
  }
}

char* eager::capi::copy_string(const std::string& text) { return copy_bytes(to_utf8(text)); }

char* eager::capi::copy_bytes(const std::string& text) {
  char* copy = static_cast<char*>(::operator new(text.size() + 1));
  std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

extern "C" {

int32_t eager_status_code(const eager_status* s) { return is_handle(s) ? s->code : EAGER_OK; }
const char* eager_status_message(const eager_status* s) { return is_handle(s) ? s->message.c_str() : ""; }
const char* eager_status_op(const eager_status* s) { return is_handle(s) ? s->op.c_str() : ""; }
int32_t eager_status_detail(const eager_status* s) { return is_handle(s) ? s->detail : 0; }

eager_status* eager_status_new(int32_t code, const char* message) {
  return eager_status_new_with(code, message, nullptr, nullptr);
}

eager_status* eager_status_new_with(int32_t code, const char* message, void* payload, void (*destroy)(void*)) {
  std::shared_ptr<const Payload> shared;
  try {
    if (code != EAGER_OK && (payload || destroy)) shared = std::make_shared<const Payload>(payload, destroy);
    else if (destroy) destroy(payload);
    if (code == EAGER_OK) return nullptr;
    return new_status(code < 0 || code > EAGER_DATA_LOSS ? EAGER_UNKNOWN : code, message ? message : "", {}, shared);
  } catch (...) {
    if (!shared && destroy) destroy(payload);
    return memory_is_out();
  }
}

void* eager_status_payload(const eager_status* s, void (*destroy)(void*)) {
  return is_handle(s) && s->payload && s->payload->destroy == destroy ? s->payload->data : nullptr;
}

void eager_status_release(eager_status* s) {
  if (is_handle(s) && s != memory_is_out()) delete s;
}

void eager_string_release(char* s) { ::operator delete(s); }

}  // extern "C"
