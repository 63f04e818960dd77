#include "tests/support/fake_gpus.h"

#include <cstdio>
#include <cstdlib>

#include "runtime/core/device_manager.h"

extern "C" eager::Backend* eager_backend_open(int32_t abi, const char** why);

namespace eager::testing {

void add_fake_gpus() {
  static const bool added = [] {
    start_devices();
    const char* why = "";
    Backend* backend = eager_backend_open(kBackendAbi, &why);
    if (!backend) {
      std::fprintf(stderr, "the fake GPUs are absent: %s\n", why);
      std::abort();
    }
    add_backend(backend);
    return true;
  }();
  (void)added;
}

}  // namespace eager::testing
