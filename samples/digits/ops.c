#include "ops.h"

#include <stdio.h>

#include "fail.h"

void check(eager_status* status) {
  char message[1024];

  if (status == NULL) return;
  snprintf(message, sizeof message, "%s", eager.status_message(status));
  eager.status_release(status);
  fail("%s", message);
}

void ops_create(struct ops* ops, eager_context* ctx) {
  ops->ctx = ctx;
#define OPS_CREATE(name) check(eager.op_create(ctx, #name, &ops->name));
  OPS(OPS_CREATE)
#undef OPS_CREATE
  check(eager.op_set_int(ops->argmax, "axis", 1));
}

void ops_release(struct ops* ops) {
#define OPS_RELEASE(name) eager.op_release(ops->name);
  OPS(OPS_RELEASE)
#undef OPS_RELEASE
}

eager_tensor* run(const struct ops* ops, eager_op* op, eager_tensor* const* inputs, int32_t num_inputs,
                  const int64_t* args, int32_t num_args) {
  eager_tensor* output = NULL;
  int32_t num_outputs = 1;

  check(eager.execute_args(ops->ctx, op, inputs, num_inputs, args, num_args, &output, &num_outputs));
  return output;
}

static void replace(eager_tensor** x, eager_tensor* by) {
  eager.tensor_release(*x);
  *x = by;
}

void apply(const struct ops* ops, eager_op* op, eager_tensor** x) { replace(x, run(ops, op, INPUTS(*x), NO_ARGS)); }

void apply_args(const struct ops* ops, eager_op* op, eager_tensor** x, const int64_t* args, int32_t num_args) {
  replace(x, run(ops, op, INPUTS(*x), args, num_args));
}

void apply_with(const struct ops* ops, eager_op* op, eager_tensor** x, eager_tensor* second) {
  replace(x, run(ops, op, INPUTS(*x, second), NO_ARGS));
}

void apply_number(const struct ops* ops, eager_op* op, eager_tensor** x, double second) {
  eager_tensor* number = NULL;

  check(eager.tensor_scalar_float(ops->ctx, second, &number));
  apply_with(ops, op, x, number);
  eager.tensor_release(number);
}

eager_op* op_of(const struct ops* ops, eager_function* function) {
  eager_op* op = NULL;

  check(eager.function_op(ops->ctx, function, &op));
  eager.function_release(function);
  return op;
}

double take_value(eager_tensor* x) {
  float value = 0;

  check(eager.tensor_read(x, &value, sizeof value));
  eager.tensor_release(x);
  return value;
}
