/*
 * A custom gradient for log(1 + e^x), since the gradient of its ops is not a number for large x.
 *
 * That gradient is 1 / (1 + e^x) * e^x, which at x = 100 is 0 * inf in float32. Written as
 * 1 - 1 / (1 + e^x) it is 1. The custom gradient runs ops too, so it can be differentiated again.
 */
#include "check.h"

struct log1pexp {
  eager_context* ctx;
  eager_op *exp, *log, *add, *subtract, *divide, *multiply;
  eager_tensor* one;
};

/* What the backward function reads. It is kept until no tape needs it any more. */
struct saved {
  const struct log1pexp* f;
  eager_tensor* exp_x;
};

static void saved_destroy(void* user_data) {
  struct saved* saved = user_data;

  eager_tensor_release(saved->exp_x);
  free(saved);
}

/* Computes dy * (1 - 1 / (1 + e^x)). As every callback, it returns a status when something fails. */
static eager_status* backward(void* user_data, eager_context* ctx, eager_tensor* const* output_gradients,
                              int32_t num_outputs, eager_tensor** input_gradients, int32_t num_inputs) {
  const struct saved* saved = user_data;
  const struct log1pexp* f = saved->f;
  eager_tensor *sum = NULL, *inverse = NULL, *slope = NULL;
  eager_status* status = try_run(ctx, f->add, INPUTS(f->one, saved->exp_x), &sum);

  (void)num_outputs;
  (void)num_inputs;
  if (status == NULL) status = try_run(ctx, f->divide, INPUTS(f->one, sum), &inverse);
  if (status == NULL) status = try_run(ctx, f->subtract, INPUTS(f->one, inverse), &slope);
  if (status == NULL) status = try_run(ctx, f->multiply, INPUTS(output_gradients[0], slope), &input_gradients[0]);
  eager_tensors_release(INPUTS(sum, inverse, slope));
  return status;
}

static eager_tensor* log1pexp(const struct log1pexp* f, eager_tensor* x, int custom) {
  eager_tensor* exp_x = run(f->ctx, f->exp, INPUTS(x));
  eager_tensor* sum = run(f->ctx, f->add, INPUTS(f->one, exp_x));
  eager_tensor* y = run(f->ctx, f->log, INPUTS(sum));

  eager_tensor_release(sum);
  if (custom) {
    struct saved* saved = malloc(sizeof *saved);
    eager_tensor* recorded = NULL;

    if (saved == NULL) abort();
    saved->f = f;
    saved->exp_x = exp_x;
    eager_tensor_retain(exp_x);
    /* The same value as y, with this backward function in place of the ops' gradients. */
    check(eager_tape_record(f->ctx, INPUTS(x), INPUTS(y), backward, saved, saved_destroy, &recorded));
    eager_tensor_release(y);
    y = recorded;
  }
  eager_tensor_release(exp_x);
  return y;
}

static void print_gradients(const struct log1pexp* f, float at, int custom) {
  eager_tensor *x = number(f->ctx, at), *dy = NULL, *d2y = NULL;
  eager_tape *outer = NULL, *inner = NULL;

  check(eager_tape_create(f->ctx, NULL, &outer));
  check(eager_tape_watch(outer, x));
  check(eager_tape_create(f->ctx, NULL, &inner));
  check(eager_tape_watch(inner, x));
  eager_tensor* y = log1pexp(f, x, custom);
  check(eager_tape_gradient(f->ctx, inner, &y, 1, NULL, &x, 1, NULL, 0, NULL, &dy));
  eager_tape_release(inner);
  check(eager_tape_gradient(f->ctx, outer, &dy, 1, NULL, &x, 1, NULL, 0, NULL, &d2y));
  eager_tape_release(outer);

  printf("%s at x = %g:\n", custom ? "custom gradient" : "plain ops", (double)at);
  print("    first ", dy);
  if (at == 0) print("    second ", d2y);
  eager_tensors_release(INPUTS(x, y, dy, d2y));
}

int main(void) {
  struct log1pexp f = {0};

  check(eager_context_create(NULL, &f.ctx));
  f.exp = op(f.ctx, "exp");
  f.log = op(f.ctx, "log");
  f.add = op(f.ctx, "add");
  f.subtract = op(f.ctx, "subtract");
  f.divide = op(f.ctx, "divide");
  f.multiply = op(f.ctx, "multiply");
  check(eager_tensor_scalar_float(f.ctx, 1, &f.one));

  for (int custom = 0; custom <= 1; custom++) {
    print_gradients(&f, 0, custom);
    print_gradients(&f, 100, custom);
  }

  eager_tensor_release(f.one);
  eager_op* const ops[] = {f.exp, f.log, f.add, f.subtract, f.divide, f.multiply};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) eager_op_release(ops[i]);
  eager_context_release(f.ctx);
  return 0;
}
