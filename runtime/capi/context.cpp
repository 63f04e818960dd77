#include <cstring>

#include "base/memory.h"
#include "runtime/capi/guard.h"
#include "runtime/core/collectors.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"

using namespace eager;
using namespace eager::capi;

extern "C" {

eager_status* eager_context_create(const eager_context_options* options, eager_context** out) {
  return guarded([&] {
    out_pointer(out);
    const eager_context_options o = options_of(options);
    if (o.num_threads < 0) invalid_argument("num_threads is negative: ", o.num_threads);
    if (o.placement < 0 || o.placement > 1) invalid_argument("placement must be 0 or 1, not ", o.placement);
    if (o.copy_policy < 0 || o.copy_policy > 1) invalid_argument("copy_policy must be 0 or 1, not ", o.copy_policy);
    if (o.reserved != 0) invalid_argument("reserved must be 0, not ", o.reserved);
    *out = new eager_context({o.num_threads, o.placement == 1, o.copy_policy == 1, o.seed});
  });
}

eager_status* eager_context_fork(eager_context* ctx, eager_context** out) {
  return guarded([&] {
    out_pointer(out);
    *out = handle(ctx, "ctx").fork();
  });
}

eager_status* eager_context_set_device(eager_context* ctx, const char* device) {
  return guarded([&] {
    eager_context& c = context(ctx);
    c.set_scope(device ? find_device(device) : -1);
  });
}

const char* eager_context_device(const eager_context* ctx) {
  return is_handle(ctx) && ctx->scope >= 0 ? device_at(ctx->scope).name() : nullptr;
}

eager_status* eager_context_allow_tf32(eager_context* ctx, int32_t allow) {
  return guarded([&] { context(ctx).change_options([&](ContextOptions& o) { o.allow_tf32 = allow != 0; }); });
}

eager_status* eager_context_set_load_limit(eager_context* ctx, int64_t bytes) {
  return guarded([&] {
    eager_context& c = context(ctx);
    if (bytes < 0) invalid_argument("bytes is negative: ", bytes);
    c.change_options([&](ContextOptions& o) { o.load_limit = static_cast<uint64_t>(bytes); });
  });
}

int32_t eager_context_is_watched(const eager_context* ctx, const eager_tensor* t) {
  return is_handle(ctx) && is_handle(t) && ctx->is_watched(*t);
}

eager_status* eager_context_set_interrupt(eager_context* ctx, eager_interrupt_fn function, void* user_data,
                                          void (*destroy)(void*)) {
  std::shared_ptr<Interrupt> given;
  eager_status* status = guarded([&] {
    given = std::make_shared<Interrupt>(function, user_data, destroy);
    eager_context& c = context(ctx);
    std::shared_ptr<Interrupt> next = function ? given : nullptr;
    c.change_options([&](ContextOptions& o) { o.interrupt.swap(next); });
  });
  if (!given && destroy) destroy(user_data);
  return status;
}

eager_status* eager_context_stream(eager_context* ctx, const char* device, void** stream) {
  return guarded([&] {
    out_pointer(stream);
    context(ctx);
    if (!device) invalid_argument("device is NULL");
    Device& d = device_at(find_device(device));
    if (const char* why = d.lost()) fail(Code::unavailable, why);
    *stream = d.stream();
  });
}

eager_status* eager_context_pause_tapes(eager_context* ctx) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ++c.pause_count;
    c.update_recorders();
  });
}

eager_status* eager_context_resume_tapes(eager_context* ctx) {
  return guarded([&] {
    eager_context& c = context(ctx);
    if (c.pause_count == 0) fail(Code::failed_precondition, "the tapes of this context are not paused");
    --c.pause_count;
    c.update_recorders();
  });
}

eager_status* eager_context_set_seed(eager_context* ctx, uint64_t seed) {
  return guarded([&] { context(ctx).set_seed(seed); });
}

eager_status* eager_context_get_random_state(eager_context* ctx, eager_random_state* out) {
  return guarded([&] {
    eager_random_state& to = struct_out(out);
    const RandomState s = context(ctx).random_state();
    fill_in(to, {0, s.key, s.counter, s.forks});
  });
}

eager_status* eager_context_set_random_state(eager_context* ctx, const eager_random_state* state) {
  return guarded([&] {
    eager_context& c = context(ctx);
    if (!state) invalid_argument("state is NULL");
    const eager_random_state s = options_of(state);
    c.set_random_state({s.key, s.counter, s.num_forks});
  });
}

eager_status* eager_context_synchronize(eager_context* ctx) {
  return guarded([&] {
    context(ctx);
    // Waits for all devices, also when one of them has failed.
    bool failed = false;
    Error first;
    for (int i = 0; i < num_devices(); ++i) {
      DeviceError e = device_at(i).wait();
      if (e.code == 0) continue;
      if (failed) {
        first.message += cat("; ", device_at(i).name(), ": ", e.message, " [Op:", e.op_name, "]");
        continue;
      }
      failed = true;
      first = Error{static_cast<Code>(e.code), e.message, e.op_name};
    }
    if (failed) throw first;
  });
}

eager_status* eager_context_memory(eager_context* ctx, const char* device, eager_memory_info* out) {
  return guarded([&] {
    context(ctx);
    eager_memory_info& info = struct_out(out);
    DeviceMemory m = device_at(device ? find_device(device) : kHostDevice).memory();
    fill_in(info, {0, m.in_use, m.peak, m.reserved, m.limit, host_memory().live_blocks});
  });
}

eager_status* eager_context_set_memory_limit(eager_context* ctx, const char* device, int64_t bytes) {
  return guarded([&] {
    context(ctx);
    if (bytes < 0) invalid_argument("bytes is negative: ", bytes);
    device_at(device ? find_device(device) : kHostDevice).limit_memory(bytes);
  });
}

eager_status* eager_memory_on_pressure(int64_t step, eager_pressure_fn function, void* user_data,
                                       void (*destroy)(void*)) {
  std::shared_ptr<Collector> given;
  eager_status* status = guarded([&] {
    given = std::make_shared<Collector>(step, function, user_data, destroy);
    start_devices();
    add_collector(given);
  });
  if (!given && destroy) destroy(user_data);
  return status;
}

int32_t eager_context_num_devices(const eager_context* ctx) { return is_handle(ctx) ? num_devices() : 0; }

int32_t eager_context_num_devices_of_kind(const eager_context* ctx, const char* kind) {
  int32_t n = 0;
  for (int i = 0; is_handle(ctx) && kind && i < num_devices(); ++i) n += std::strcmp(device_at(i).kind(), kind) == 0;
  return n;
}

const char* eager_context_device_name(const eager_context* ctx, int32_t index) {
  return is_handle(ctx) && index >= 0 && index < num_devices() ? device_at(index).name() : nullptr;
}

void eager_context_retain(eager_context* ctx) {
  if (is_handle(ctx)) ctx->retain();
}

void eager_context_release(eager_context* ctx) {
  if (is_handle(ctx)) ctx->release();
}

}  // extern "C"
