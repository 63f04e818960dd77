#include "runtime/core/variable.h"

#include "runtime/autograd/tape.h"
#include "runtime/capi/guard.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute.h"

using namespace eager;
using namespace eager::capi;

extern "C" {

eager_status* eager_variable_create(eager_context* ctx, eager_tensor* initial, const char* name, int32_t trainable,
                                    eager_variable** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    TensorRef value = TensorRef::share(&handle(initial, "initial"));
    if (c.scope >= 0) value = copy_to_device(value, c.scope);
    else if (c.default_device != kHostDevice && value->dtype != DType::string) value = copy_to_device(value, c.default_device);
    *out = new eager_variable(std::move(value), name, trainable != 0);
  });
}

eager_status* eager_variable_read(eager_context* ctx, eager_variable* v, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    eager_variable& x = handle(v, "v");
    TensorRef value = x.read();
    if (c.is_recording()) {
      for (eager_tape* tape : c.tapes) {
        if (tape->pause_count == 0) tape->watch_variable(x, *value);
      }
    }
    *out = value.take();
  });
}

eager_status* eager_variable_assign(eager_context* ctx, eager_variable* v, eager_tensor* value) {
  return guarded([&] {
    ThreadsScope threads(context(ctx));
    eager_variable& x = handle(v, "v");
    x.assign(TensorRef::share(&handle(value, "value")));
  });
}

eager_status* eager_variable_assign_add(eager_context* ctx, eager_variable* v, eager_tensor* delta) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    eager_variable& x = handle(v, "v");
    assign_add(c, x, TensorRef::share(&handle(delta, "delta")));
  });
}

eager_status* eager_variable_assign_sub(eager_context* ctx, eager_variable* v, eager_tensor* delta) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    eager_variable& x = handle(v, "v");
    assign_sub(c, x, TensorRef::share(&handle(delta, "delta")));
  });
}

const char* eager_variable_name(const eager_variable* v) { return is_handle(v) ? v->name.c_str() : ""; }
int32_t eager_variable_trainable(const eager_variable* v) { return is_handle(v) && v->trainable; }
int32_t eager_variable_dtype(const eager_variable* v) { return is_handle(v) ? static_cast<int32_t>(v->dtype) : 0; }
int32_t eager_variable_rank(const eager_variable* v) { return is_handle(v) ? v->shape.rank() : 0; }
const int64_t* eager_variable_dims(const eager_variable* v) { return is_handle(v) ? v->shape.dims() : nullptr; }
const char* eager_variable_device(const eager_variable* v) { return is_handle(v) ? device_at(v->device_index).name() : ""; }

void eager_variable_retain(eager_variable* v) {
  if (is_handle(v)) v->retain();
}
void eager_variable_release(eager_variable* v) {
  if (is_handle(v)) v->release();
}

}  // extern "C"
