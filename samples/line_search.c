/*
 * Backtracking line search: a step along the gradient is halved until the value is low enough. So the
 * control flow depends on values, and is plain C.
 */
#include "check.h"

struct search {
  eager_context* ctx;
  eager_op *multiply, *subtract, *sum;
  eager_tensor* scale;
};

/* Returns sum(scale * x^2): a bowl that is steeper in one direction than in the other. */
static eager_tensor* objective(const struct search* s, eager_tensor* x) {
  eager_tensor* square = run(s->ctx, s->multiply, INPUTS(x, x));
  eager_tensor* scaled = run(s->ctx, s->multiply, INPUTS(s->scale, square));
  eager_tensor* result = run(s->ctx, s->sum, INPUTS(scaled));

  eager_tensors_release(INPUTS(square, scaled));
  return result;
}

/* Returns x - rate * gradient. */
static eager_tensor* moved(const struct search* s, eager_tensor* x, double rate, eager_tensor* gradient) {
  eager_tensor* factor = NULL;

  check(eager_tensor_scalar_float(s->ctx, rate, &factor));
  eager_tensor* step = run(s->ctx, s->multiply, INPUTS(factor, gradient));
  eager_tensor* result = run(s->ctx, s->subtract, INPUTS(x, step));

  eager_tensors_release(INPUTS(factor, step));
  return result;
}

static float square_norm(const struct search* s, eager_tensor* x) {
  eager_tensor* square = run(s->ctx, s->multiply, INPUTS(x, x));
  eager_tensor* sum = run(s->ctx, s->sum, INPUTS(square));
  float value = value_of(sum);

  eager_tensors_release(INPUTS(square, sum));
  return value;
}

static float evaluate(const struct search* s, eager_tensor* x) {
  eager_tensor* value = objective(s, x);
  float result = value_of(value);

  eager_tensor_release(value);
  return result;
}

/* Replaces *x by a point along the gradient where the objective is low enough, and returns its value there. */
static float line_search_step(const struct search* s, eager_tensor** x, double rate, int* tries) {
  eager_tape* tape = NULL;
  eager_tensor *gradient = NULL, *start = *x;

  check(eager_tape_create(s->ctx, NULL, &tape));
  check(eager_tape_watch(tape, start));
  eager_tensor* at_start = objective(s, start);
  check(eager_tape_gradient(s->ctx, tape, &at_start, 1, NULL, &start, 1, NULL, 0, NULL, &gradient));
  eager_tape_release(tape);

  float norm = square_norm(s, gradient), first = value_of(at_start), value = first;
  eager_tensor* here = start;
  eager_tensor_retain(here);
  for (*tries = 0; value > first - (float)rate * norm; ++*tries) {
    eager_tensor_release(here);
    here = moved(s, start, rate, gradient);
    value = evaluate(s, here);
    rate /= 2;
  }
  eager_tensors_release(INPUTS(start, at_start, gradient));
  *x = here;
  return value;
}

int main(void) {
  struct search s = {0};

  check(eager_context_create(NULL, &s.ctx));
  s.multiply = op(s.ctx, "multiply");
  s.subtract = op(s.ctx, "subtract");
  s.sum = op(s.ctx, "sum");
  s.scale = tensor(s.ctx, DIMS(2), (const float[]){1, 5});
  eager_tensor* x = tensor(s.ctx, DIMS(2), (const float[]){3, 2});

  printf("step 0: value %.4f\n", (double)evaluate(&s, x));
  for (int i = 1; i <= 8; i++) {
    int tries;
    float value = line_search_step(&s, &x, 1, &tries);

    printf("step %d: value %.4f after %d tries\n", i, (double)value, tries);
  }

  eager_tensors_release(INPUTS(x, s.scale));
  eager_op_release(s.multiply);
  eager_op_release(s.subtract);
  eager_op_release(s.sum);
  eager_context_release(s.ctx);
  return 0;
}
