// The works of main.go in C, whose loops Go calls once for many rounds.
#include "works.h"

static eager_context *ctx;
static eager_op *add, *multiply;
static eager_tensor *x;

void setup(void) {
  const float values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  const int64_t dims[1] = {8};
  eager_context_create(NULL, &ctx);
  eager_op_create(ctx, "add", &add);
  eager_op_create(ctx, "multiply", &multiply);
  eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &x);
}

static eager_tensor *run(eager_op *op) {
  eager_tensor *const inputs[2] = {x, x};
  eager_tensor *out = NULL;
  int32_t count = 1;
  eager_execute(ctx, op, inputs, 2, &out, &count);
  return out;
}

void add_and_release(int rounds) {
  for (int i = 0; i < rounds; i++) eager_tensor_release(run(add));
}

void gradient(int rounds) {
  for (int i = 0; i < rounds; i++) {
    eager_tape *tape;
    eager_tensor *y, *dx;
    eager_tape_create(ctx, NULL, &tape);
    eager_tape_watch(tape, x);
    y = run(multiply);
    eager_tape_gradient(ctx, tape, &y, 1, NULL, &x, 1, NULL, 0, NULL, &dx);
    eager_tape_release(tape);
    eager_tensor_release(y);
    eager_tensor_release(dx);
  }
}

static eager_status *nothing(void *user_data, eager_context *c, eager_tensor *const *in, int32_t num_in,
                             eager_tensor **out, int32_t num_out) {
  (void)user_data, (void)c, (void)in, (void)num_in, (void)out, (void)num_out;
  return NULL;
}

void host_call(int rounds) {
  eager_op *op;
  eager_op_create_host_call(ctx, "nothing", nothing, NULL, NULL, 0, NULL, NULL, NULL, &op);
  for (int i = 0; i < rounds; i++) {
    eager_tensor *out[1];
    int32_t count = 0;
    eager_execute(ctx, op, NULL, 0, out, &count);
  }
  eager_op_release(op);
}

void empty(void) {}
