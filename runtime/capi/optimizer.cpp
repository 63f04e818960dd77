#include "runtime/variables/optimizer.h"

#include "runtime/capi/guard.h"
#include "runtime/core/op.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/nodes/optimizers.h"

using namespace eager;
using namespace eager::capi;

extern "C" {

eager_status* eager_optimizer_create(eager_context* ctx, const char* kind, eager_optimizer** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!kind) invalid_argument("kind is NULL");
    *out = new eager_optimizer(kind);
  });
}

eager_status* eager_optimizer_set_float(eager_optimizer* optimizer, const char* attr, double value) {
  return guarded([&] {
    eager_optimizer& o = handle(optimizer, "optimizer");
    if (!attr) invalid_argument("attr is NULL");
    o.set_float(attr, value);
  });
}

eager_status* eager_optimizer_set_int(eager_optimizer* optimizer, const char* attr, int64_t value) {
  return guarded([&] {
    eager_optimizer& o = handle(optimizer, "optimizer");
    if (!attr) invalid_argument("attr is NULL");
    o.set_int(attr, value);
  });
}

eager_status* eager_optimizer_set_strings(eager_optimizer* optimizer, const char* attr, const char* const* values,
                                          int32_t count) {
  return guarded([&] {
    eager_optimizer& o = handle(optimizer, "optimizer");
    if (!attr) invalid_argument("attr is NULL");
    check_list(values, count, "values");
    std::vector<std::string> texts;
    for (int32_t i = 0; i < count; ++i) {
      if (!values[i]) invalid_argument("values[", i, "] is NULL");
      texts.emplace_back(values[i]);
      if (!is_utf8(texts.back())) invalid_argument("values[", i, "] is not UTF-8: ", texts.back());
    }
    o.set_strings(attr, std::move(texts));
  });
}

eager_status* eager_optimizer_set_bool(eager_optimizer* optimizer, const char* attr, int32_t value) {
  return guarded([&] {
    eager_optimizer& o = handle(optimizer, "optimizer");
    if (!attr) invalid_argument("attr is NULL");
    o.set_bool(attr, value != 0);
  });
}

eager_status* eager_optimizer_set_learning_rate_tensor(eager_optimizer* optimizer, eager_tensor* t) {
  return guarded([&] {
    eager_optimizer& o = handle(optimizer, "optimizer");
    o.set_learning_rate(TensorRef::share(&handle(t, "t")));
  });
}

eager_status* eager_optimizer_set_learning_rate_variable(eager_optimizer* optimizer, eager_variable* v) {
  return guarded([&] { handle(optimizer, "optimizer").set_learning_rate(handle(v, "v")); });
}

eager_status* eager_optimizer_set_learning_rate_op(eager_optimizer* optimizer, eager_op* op) {
  return guarded([&] { set_learning_rate(handle(optimizer, "optimizer"), Ref<eager_op>::share(&handle(op, "op"))); });
}

eager_status* eager_optimizer_set_schedule(eager_optimizer* optimizer, eager_schedule* schedule) {
  return guarded([&] { handle(optimizer, "optimizer").set_schedule(handle(schedule, "schedule")); });
}

eager_status* eager_optimizer_apply(eager_context* ctx, eager_optimizer* optimizer, eager_variable* const* variables,
                                    eager_tensor* const* gradients, int32_t count) {
  return guarded([&] {
    eager_context& c = context(ctx);
    eager_optimizer& o = handle(optimizer, "optimizer");
    check_handles(variables, count, "variables");
    check_tensors(c, gradients, count, "gradients", true);
    ThreadsScope threads(c);
    apply_optimizer(c, o, variables, gradients, count);
  });
}

eager_status* eager_optimizer_build(eager_optimizer* optimizer, eager_variable* const* variables, int32_t count) {
  return guarded([&] {
    eager_optimizer& o = handle(optimizer, "optimizer");
    check_handles(variables, count, "variables");
    o.build(variables, count);
  });
}

int32_t eager_optimizer_num_variables(const eager_optimizer* optimizer) {
  return is_handle(optimizer) ? optimizer->num_variables() : 0;
}

eager_variable* eager_optimizer_variable(const eager_optimizer* optimizer, int32_t index) {
  if (!is_handle(optimizer) || index < 0 || index >= optimizer->num_variables()) return nullptr;
  return optimizer->variable(index);
}

eager_variable* eager_optimizer_trained(const eager_optimizer* optimizer, int32_t index) {
  return is_handle(optimizer) ? optimizer->trained(index) : nullptr;
}

void eager_optimizer_retain(eager_optimizer* optimizer) {
  if (is_handle(optimizer)) optimizer->retain();
}
void eager_optimizer_release(eager_optimizer* optimizer) {
  if (is_handle(optimizer)) optimizer->release();
}

}  // extern "C"
