/* Fits y = weight * x + bias to points with noise, with variables, a tape and an optimizer. */
#include "check.h"

enum { POINTS = 1000, STEPS = 100 };

struct problem {
  eager_context* ctx;
  eager_op *add, *multiply, *subtract, *square, *mean;
  eager_tensor *x, *y;
  eager_variable* variables[2]; /* weight, bias */
};

static float uniform(uint32_t* state) {
  *state = *state * 1664525u + 1013904223u;
  return (float)(*state >> 8) / (float)(1 << 24) * 2 - 1;
}

/* Makes points on y = 3 x + 2, with noise in y. */
static void make_points(struct problem* p) {
  static float x[POINTS], y[POINTS];
  uint32_t state = 1;

  for (int i = 0; i < POINTS; i++) {
    x[i] = uniform(&state);
    y[i] = 3 * x[i] + 2 + 0.5f * uniform(&state);
  }
  p->x = tensor(p->ctx, DIMS(POINTS), x);
  p->y = tensor(p->ctx, DIMS(POINTS), y);
}

static eager_variable* variable(eager_context* ctx, const char* name, float initial) {
  eager_tensor* value = number(ctx, initial);
  eager_variable* made = NULL;

  check(eager_variable_create(ctx, value, name, 1, &made));
  eager_tensor_release(value);
  return made;
}

static float value_of_variable(eager_context* ctx, eager_variable* v) {
  eager_tensor* t = NULL;

  check(eager_variable_read(ctx, v, &t));
  float value = value_of(t);
  eager_tensor_release(t);
  return value;
}

/* Returns mean((weight * x + bias - y)^2). */
static eager_tensor* loss(const struct problem* p) {
  eager_context* ctx = p->ctx;
  eager_tensor *weight = NULL, *bias = NULL;

  check(eager_variable_read(ctx, p->variables[0], &weight));
  check(eager_variable_read(ctx, p->variables[1], &bias));
  eager_tensor* product = run(ctx, p->multiply, INPUTS(p->x, weight));
  eager_tensor* predicted = run(ctx, p->add, INPUTS(product, bias));
  eager_tensor* error = run(ctx, p->subtract, INPUTS(predicted, p->y));
  eager_tensor* squared = run(ctx, p->square, INPUTS(error));
  eager_tensor* result = run(ctx, p->mean, INPUTS(squared));

  eager_tensors_release(INPUTS(weight, bias, product, predicted, error, squared));
  return result;
}

/* Moves the variables by one step, and returns the loss before it. */
static float step(const struct problem* p, eager_optimizer* optimizer) {
  eager_tape* tape = NULL;
  eager_tensor* gradients[2];

  check(eager_tape_create(p->ctx, NULL, &tape)); /* it watches trainable variables by itself when they are read */
  eager_tensor* now = loss(p);
  check(eager_tape_gradient(p->ctx, tape, &now, 1, NULL, NULL, 0, p->variables, 2, NULL, gradients));
  eager_tape_release(tape);
  check(eager_optimizer_apply(p->ctx, optimizer, p->variables, gradients, 2));

  float value = value_of(now);
  eager_tensor_release(now);
  eager_tensors_release(gradients, 2);
  return value;
}

int main(void) {
  struct problem p = {0};
  eager_optimizer* optimizer = NULL;

  check(eager_context_create(NULL, &p.ctx));
  p.add = op(p.ctx, "add");
  p.multiply = op(p.ctx, "multiply");
  p.subtract = op(p.ctx, "subtract");
  p.square = op(p.ctx, "square");
  p.mean = op(p.ctx, "mean");
  make_points(&p);
  p.variables[0] = variable(p.ctx, "weight", 5);
  p.variables[1] = variable(p.ctx, "bias", 10);
  check(eager_optimizer_create(p.ctx, "gradient_descent", &optimizer));
  check(eager_optimizer_set_float(optimizer, "learning_rate", 0.1));

  for (int i = 0; i <= STEPS; i++) {
    float before = step(&p, optimizer);

    if (i % 20 == 0) printf("step %3d: loss %.3f\n", i, before);
  }
  printf("weight %.2f (made with 3), bias %.2f (made with 2)\n", value_of_variable(p.ctx, p.variables[0]),
         value_of_variable(p.ctx, p.variables[1]));

  eager_optimizer_release(optimizer);
  eager_variable_release(p.variables[0]);
  eager_variable_release(p.variables[1]);
  eager_tensors_release(INPUTS(p.x, p.y));
  eager_op* const ops[] = {p.add, p.multiply, p.subtract, p.square, p.mean};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) eager_op_release(ops[i]);
  eager_context_release(p.ctx);
  return 0;
}
