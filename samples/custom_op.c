/*
 * Ops of the program's own: softplus, log(1 + e^x), with a kernel in C and a gradient made of ops; and the C library's
 * hypot, whose prototype is all that is written.
 *
 * Once it is defined, it is an op like any other: it is made by its name, promotes its inputs, and is differentiated under
 * any number of tapes.
 */
#include "check.h"

#include <math.h>
#include <string.h>

/* Computes y of x, for both dtypes of the schema. The library has allocated y. */
static eager_status* softplus(void* user_data, const eager_kernel_call* call) {
  const eager_operand *x = &call->inputs[0], *y = &call->outputs[0];
  const double sharpness = call->attrs[0].f;

  (void)user_data;
  for (int64_t i = 0; i < x->num_elements; i++) {
    const double at = sharpness * (x->dtype == EAGER_FLOAT32 ? (double)((float*)x->data)[i] : ((double*)x->data)[i]);
    const double value = (fmax(at, 0) + log1p(exp(-fabs(at)))) / sharpness;
    if (x->dtype == EAGER_FLOAT32) ((float*)y->data)[i] = (float)value;
    else ((double*)y->data)[i] = value;
  }
  return NULL;
}

/* The ops of the gradient, made once: the definition's user_data. */
struct ops {
  eager_op *multiply, *sigmoid;
};

/* Computes dy * sigmoid(sharpness * x) by ops, so that it has a gradient too. */
static eager_status* softplus_gradient(void* user_data, eager_context* ctx, const eager_op_gradient_call* call) {
  const struct ops* ops = user_data;
  eager_tensor *sharpness = NULL, *scaled = NULL, *slope = NULL;
  eager_status* status = eager_tensor_scalar_float(ctx, call->attrs[0].f, &sharpness);

  if (status == NULL) status = try_run(ctx, ops->multiply, INPUTS(call->saved[0], sharpness), &scaled);
  if (status == NULL) status = try_run(ctx, ops->sigmoid, INPUTS(scaled), &slope);
  if (status == NULL)
    status = try_run(ctx, ops->multiply, INPUTS(call->output_gradients[0], slope), &call->input_gradients[0]);
  eager_tensors_release(INPUTS(sharpness, scaled, slope));
  return status;
}

int main(void) {
  eager_context* ctx = NULL;
  struct ops ops;
  eager_op_definition definition;
  eager_tape *outer = NULL, *inner = NULL;
  eager_tensor *dy = NULL, *d2y = NULL;

  check(eager_context_create(NULL, &ctx));
  ops.multiply = op(ctx, "multiply");
  ops.sigmoid = op(ctx, "sigmoid");
  memset(&definition, 0, sizeof definition);
  definition.struct_size = sizeof definition;
  definition.name = "sample.softplus";
  definition.schema = "x: T[...], sharpness: float = 1 -> y: T[...]; T: float32 float64";
  definition.kernel = softplus;
  definition.gradient = softplus_gradient;
  definition.saves = "x";
  definition.user_data = &ops;
  check(eager_op_define(ctx, &definition));

  memset(&definition, 0, sizeof definition);
  definition.struct_size = sizeof definition;
  definition.name = "sample.hypot";
  definition.schema = "x: T[...], y: T[...] -> z: T[...]; T: float32 float64";
  check(eager_op_define_native(ctx, &definition, "libm.so.6",
                               "double = z hypot(double = x, double = y)\n"
                               "float32: float = z hypotf(float = x, float = y)"));

  eager_op* softplus_op = op(ctx, "sample.softplus");
  eager_tensor* x = tensor(ctx, DIMS(3), (const float[]){-1, 0, 100});
  check(eager_tape_create(ctx, NULL, &outer));
  check(eager_tape_watch(outer, x));
  check(eager_tape_create(ctx, NULL, &inner));
  check(eager_tape_watch(inner, x));
  eager_tensor* y = run(ctx, softplus_op, INPUTS(x));
  check(eager_tape_gradient(ctx, inner, &y, 1, NULL, &x, 1, NULL, 0, NULL, &dy));
  check(eager_tape_gradient(ctx, outer, &dy, 1, NULL, &x, 1, NULL, 0, NULL, &d2y));
  print("softplus ", y);
  print("    first ", dy);
  print("    second ", d2y);

  eager_op* sharp = op(ctx, "sample.softplus");
  check(eager_op_set_float(sharp, "sharpness", 10));
  eager_tensor* z = run(ctx, sharp, INPUTS(x));
  print("sharper ", z);

  eager_op* hypot_op = op(ctx, "sample.hypot");
  eager_tensor* legs = tensor(ctx, DIMS(3), (const float[]){0, 4, 100});
  eager_tensor* longest = run(ctx, hypot_op, INPUTS(x, legs));
  print("hypot ", longest);

  eager_tensor* complex = NULL; /* of complex numbers there is no softplus here */
  const float parts[2] = {0, 1};
  check(eager_tensor_create(ctx, EAGER_COMPLEX64, DIMS(1), parts, sizeof parts, &complex));
  eager_tensor* none = NULL;
  eager_status* status = try_run(ctx, softplus_op, INPUTS(complex), &none);
  printf("%s\n", eager_status_message(status));

  eager_status_release(status);
  eager_tensors_release(INPUTS(x, y, dy, d2y, z, legs, longest, complex));
  eager_tape_release(inner);
  eager_tape_release(outer);
  eager_op_release(softplus_op);
  eager_op_release(sharp);
  eager_op_release(hypot_op);
  eager_op_release(ops.multiply);
  eager_op_release(ops.sigmoid);
  eager_context_release(ctx);
  return 0;
}
