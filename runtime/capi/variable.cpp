#include "runtime/variables/variable.h"

#include "runtime/capi/guard.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/nodes/variables.h"

using namespace eager;
using namespace eager::capi;

extern "C" {

eager_status* eager_variable_create(eager_context* ctx, eager_tensor* initial, const char* name, int32_t trainable,
                                    eager_variable** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    TensorRef value = TensorRef::share(&tensor(c, initial, "initial"));
    *out = new_variable(c, std::move(value), chosen_name(name), trainable != 0).take();
  });
}

eager_status* eager_variable_create_with_shape(eager_context* ctx, eager_tensor* initial, const int64_t* dims,
                                               int32_t rank, const char* name, int32_t trainable,
                                               eager_variable** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    TensorRef value = TensorRef::share(&tensor(c, initial, "initial"));
    DeclaredShape declared{{}, rank == -1};
    if (!declared.any_rank) declared.shape = checked_shape(dims, rank, kUnknown);
    *out = new_variable(c, std::move(value), declared, chosen_name(name), trainable != 0).take();
  });
}

eager_status* eager_variable_read(eager_context* ctx, eager_variable* v, eager_tensor** out) {
  return guarded([&] {
    out_pointer(out);
    eager_context& c = context(ctx);
    *out = read_variable(c, handle(v, "v")).take();
  });
}

eager_status* eager_variable_assign(eager_context* ctx, eager_variable* v, eager_tensor* value) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    assign_variable(c, handle(v, "v"), tensor(c, value, "value"), Assignment::assign);
  });
}

eager_status* eager_variable_assign_add(eager_context* ctx, eager_variable* v, eager_tensor* delta) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    assign_variable(c, handle(v, "v"), tensor(c, delta, "delta"), Assignment::add);
  });
}

eager_status* eager_variable_assign_sub(eager_context* ctx, eager_variable* v, eager_tensor* delta) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    assign_variable(c, handle(v, "v"), tensor(c, delta, "delta"), Assignment::subtract);
  });
}

eager_status* eager_variable_assign_slice(eager_context* ctx, eager_variable* v, eager_tensor* begin,
                                          eager_tensor* value) {
  return guarded([&] {
    eager_context& c = context(ctx);
    ThreadsScope threads(c);
    assign_variable_slice(c, handle(v, "v"), tensor(c, begin, "begin"), tensor(c, value, "value"));
  });
}

const char* eager_variable_name(const eager_variable* v) { return is_handle(v) ? v->name.c_str() : ""; }
int32_t eager_variable_trainable(const eager_variable* v) { return is_handle(v) && v->trainable; }
eager_status* eager_variable_set_trainable(eager_variable* v, int32_t trainable) {
  return guarded([&] { handle(v, "v").set_trainable(trainable != 0); });
}
int32_t eager_variable_dtype(const eager_variable* v) { return is_handle(v) ? static_cast<int32_t>(v->dtype) : 0; }
int32_t eager_variable_rank(const eager_variable* v) {
  return !is_handle(v) ? 0 : v->declared.any_rank ? -1 : v->shape.rank();
}
const int64_t* eager_variable_dims(const eager_variable* v) { return is_handle(v) ? v->shape.dims() : nullptr; }
const char* eager_variable_device(const eager_variable* v) {
  return is_handle(v) ? device_at(v->device_index).name() : "";
}

void eager_variable_retain(eager_variable* v) {
  if (is_handle(v)) v->retain();
}
void eager_variable_release(eager_variable* v) {
  if (is_handle(v)) v->release();
}

}  // extern "C"
