// A Session on a machine's GPUs, or on fake ones.
#pragma once

#include <functional>
#include <string>

#include "support/fake_gpus.h"
#include "support/tape_fixture.h"

namespace client {

struct GpuSession : Session {
  explicit GpuSession(int32_t placement = 0) {
#ifdef EAGER_FAKE_GPUS
    eager::testing::add_fake_gpus();
#endif
    eager_context_options options{};
    options.struct_size = sizeof options;
    options.seed = 1;
    options.placement = placement;
    eager_context* raw = nullptr;
    check(eager_context_create(&options, &raw));
    owner.reset(ctx = raw);
    check(eager_context_synchronize(ctx));
  }
  Tensor gpu(const std::vector<double>& v, const char* device = "gpu:0") { return to(vec(v), device); }
  std::string where(const Tensor& t) { return eager_tensor_device(t.get()); }
  eager_memory_info memory(const char* device = "gpu:0") { return memory_of(ctx, device); }
};

inline Failure failure_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Failure& e) {
    return e;
  }
  return Failure(0, "", "");
}

inline bool has(const Failure& e, const char* text) { return std::string(e.what()).find(text) != std::string::npos; }

}  // namespace client
