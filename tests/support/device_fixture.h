// A Session with the test devices. Copies between devices may be made an error.
#pragma once

#include <string>

#include "support/tape_fixture.h"
#include "support/test_device.h"

namespace client {

struct DeviceSession : Session {
  explicit DeviceSession(bool copy_is_error = false) {
    eager::testing::add_test_devices();
    eager_context_options options{};
    options.struct_size = sizeof options;
    options.seed = 1;
    options.copy_policy = copy_is_error;
    eager_context* raw = nullptr;
    check(eager_context_create(&options, &raw));
    owner.reset(ctx = raw);
  }
  std::string where(const Tensor& t) { return eager_tensor_device(t.get()); }
  eager_memory_info memory(const char* device) { return memory_of(ctx, device); }
};

}  // namespace client
