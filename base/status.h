// A status as the C header's functions return it.
#pragma once

#include <memory>
#include <string>

#include "eager_c.h"
#include "base/error.h"
#include "base/handle.h"

struct eager_status final : eager::Counted {
  eager_status() : Counted(eager::Tag::status) {}
  int32_t code = 0;
  std::string message, op;
  std::shared_ptr<const eager::Payload> payload;
};

namespace eager {

// A callback's failure that is kept for later. Its text says already which op failed.
inline Error error_of(const eager_status& s) { return {static_cast<Code>(s.code), s.message, "", s.payload}; }

}  // namespace eager
