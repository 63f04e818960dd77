/* Makes tensors, runs ops on them, prints the results, and handles an error. */
#include "check.h"

int main(void) {
  const int32_t a[] = {1, 2, 3, 4}, b[] = {4, 5, 6, 7};
  eager_context* ctx = NULL;
  eager_tensor *x = NULL, *y = NULL, *one = NULL;

  check(eager_context_create(NULL, &ctx));
  check(eager_tensor_create(ctx, EAGER_INT32, DIMS(2, 2), a, sizeof a, &x));
  check(eager_tensor_create(ctx, EAGER_INT32, DIMS(2, 2), b, sizeof b, &y));
  check(eager_tensor_scalar_int(ctx, 1, &one)); /* a weak scalar: an op gives it the other operand's dtype */

  eager_op *matmul = op(ctx, "matmul"), *add = op(ctx, "add");
  eager_tensor* product = run(ctx, matmul, INPUTS(x, y));
  eager_tensor* more = run(ctx, add, INPUTS(product, one));

  print("matmul:\n", product);
  print("plus one:\n", more);

  /* The shapes do not fit. The library returns an error as a status: it neither prints it nor ends the program. */
  eager_tensor *row = tensor(ctx, DIMS(3), (const float[]){1, 2, 3}), *none = NULL;
  int32_t num_outputs = 1;
  eager_status* status = eager_execute(ctx, add, INPUTS(x, row), &none, &num_outputs);

  printf("error %d: %s\n", eager_status_code(status), eager_status_message(status));
  eager_status_release(status);

  eager_tensors_release(INPUTS(x, y, one, product, more, row));
  eager_op_release(matmul);
  eager_op_release(add);
  eager_context_release(ctx);
  return 0;
}
