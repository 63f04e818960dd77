/* address_space: computes a sum and products of matrices, and prints a line for each: "OK" or a status.
 * address_space.sh runs it with little address space. */
#include <eager_c.h>
#include <stdio.h>
#include <stdlib.h>

static void say(const char *what, eager_status *s) {
  printf("%s: %s %s\n", what, eager_code_name(eager_status_code(s)), eager_status_message(s));
  fflush(stdout);
  eager_status_release(s);
}

static void run(eager_context *ctx, const char *name, int32_t dtype, size_t element, int64_t n) {
  const int64_t dims[2] = {n, n};
  const size_t bytes = (size_t)(n * n) * element;
  void *zeros = calloc(1, bytes);
  eager_tensor *inputs[2] = {NULL, NULL}, *out = NULL;
  eager_op *op = NULL;
  int32_t count = 1;
  char what[64];
  eager_status *s = eager_tensor_create(ctx, dtype, dims, 2, zeros, bytes, &inputs[0]);
  inputs[1] = inputs[0];
  if (!s) s = eager_op_create(ctx, name, &op);
  if (!s) s = eager_execute(ctx, op, inputs, 2, &out, &count);
  snprintf(what, sizeof what, "%s %s", name, eager_dtype_name(dtype));
  say(what, s);
  eager_tensor_release(out);
  eager_op_release(op);
  eager_tensor_release(inputs[0]);
  free(zeros);
}

int main(void) {
  eager_context *ctx = NULL;
  eager_status *s = eager_context_create(NULL, &ctx);
  if (s) {
    say("context", s);
    return 0;
  }
  run(ctx, "add", EAGER_FLOAT32, 4, 64);
  run(ctx, "matmul", EAGER_FLOAT32, 4, 8);
  run(ctx, "matmul", EAGER_FLOAT64, 8, 200);
  run(ctx, "matmul", EAGER_COMPLEX64, 8, 100);
  run(ctx, "matmul", EAGER_FLOAT64, 8, 200);
  eager_context_release(ctx);
  puts("end");
  return 0;
}
