// The status that functions of the C header return.
#pragma once

#include <memory>
#include <string>

#include "eager_c.h"
#include "base/error.h"
#include "base/handle.h"

struct eager_status final : eager::Counted {
  eager_status() : Counted(eager::Tag::status) {}
  int32_t code = 0;
  int32_t detail = 0;  // EAGER_DETAIL_*
  std::string message, op;
  std::shared_ptr<const eager::Payload> payload;
};

namespace eager {

// Makes an Error of a callback's status, for a failure that is reported later. It names no op, since the status's own
// text already does.
inline Error error_of(const eager_status& s) { return {static_cast<Code>(s.code), s.message, "", s.payload}; }

}  // namespace eager
