/* A program outside of the library's tree, which finds the installed header and library. */
#include <eager_c.h>
#include <stdio.h>

int main(void) {
  eager_context *ctx = NULL;
  eager_tensor *x = NULL, *y = NULL;
  eager_op *op = NULL;
  const float values[3] = {1.0f, 2.0f, 3.0f};
  const int64_t dims[1] = {3};
  int32_t count = 1;
  float sum = 0;
  eager_status *s = eager_context_create(NULL, &ctx);
  if (!s) s = eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &x);
  if (!s) s = eager_op_create(ctx, "sum", &op);
  if (!s) s = eager_execute(ctx, op, &x, 1, &y, &count);
  if (!s) s = eager_tensor_read(y, &sum, sizeof sum);
  if (s) printf("%s\n", eager_status_message(s));
  eager_status_release(s);
  eager_tensor_release(x);
  eager_tensor_release(y);
  eager_op_release(op);
  eager_context_release(ctx);
  printf("sum %g, version %s\n", sum, eager_version());
  return sum == 6.0f ? 0 : 1;
}
