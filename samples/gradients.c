/* Gradients to the third order. Tapes nest: a gradient is computed with ops, which an outer tape records. */
#include "check.h"

/* Returns d target / d source. The tapes around `tape` record how it is computed. */
static eager_tensor* gradient(eager_context* ctx, eager_tape* tape, eager_tensor* target, eager_tensor* source) {
  eager_tensor* result = NULL;

  check(eager_tape_gradient(ctx, tape, &target, 1, NULL, &source, 1, NULL, 0, NULL, &result));
  return result;
}

static eager_tape* watch(eager_context* ctx, eager_tensor* x) {
  eager_tape* tape = NULL;

  check(eager_tape_create(ctx, NULL, &tape));
  check(eager_tape_watch(tape, x));
  return tape;
}

int main(void) {
  eager_context* ctx = NULL;

  check(eager_context_create(NULL, &ctx));
  eager_op* multiply = op(ctx, "multiply");
  eager_tensor* x = tensor(ctx, DIMS(3), (const float[]){-1, 2, 3});

  /* The tape that is made last is the innermost one, and gives the first derivative. */
  eager_tape *third = watch(ctx, x), *second = watch(ctx, x), *first = watch(ctx, x);
  eager_tensor* square = run(ctx, multiply, INPUTS(x, x));
  eager_tensor* y = run(ctx, multiply, INPUTS(square, square)); /* x to the fourth */
  eager_tensor* dy = gradient(ctx, first, y, x);
  eager_tensor* d2y = gradient(ctx, second, dy, x);
  eager_tensor* d3y = gradient(ctx, third, d2y, x);

  print("x                 ", x);
  print("x^4               ", y);
  print("first:    4 x^3   ", dy);
  print("second:  12 x^2   ", d2y);
  print("third:   24 x     ", d3y);

  eager_tape_release(first);
  eager_tape_release(second);
  eager_tape_release(third);
  eager_tensors_release(INPUTS(x, square, y, dy, d2y, d3y));
  eager_op_release(multiply);
  eager_context_release(ctx);
  return 0;
}
