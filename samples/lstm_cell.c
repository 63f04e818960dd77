/* Runs an LSTM cell, made of plain ops, over a sequence, and computes the gradient through all steps. */
#include <math.h>

#include "check.h"

enum { HIDDEN = 32, STEPS = 8, GATES = 4 };

struct cell {
  eager_context* ctx;
  eager_op *matmul, *add, *multiply, *sigmoid, *tanh, *split, *mean;
  eager_variable* variables[3]; /* weights of the input, weights of the state, bias */
};

/* Makes numbers that look random, but are the same on every machine. */
static eager_tensor* wave(eager_context* ctx, const int64_t* dims, int32_t rank, float phase, float size) {
  static float values[HIDDEN * GATES * HIDDEN];
  int64_t count = 1;

  for (int32_t i = 0; i < rank; i++) count *= dims[i];
  for (int64_t i = 0; i < count; i++) values[i] = size * (float)sin(phase + 12.9898 * (double)i);
  return tensor(ctx, dims, rank, values);
}

static eager_variable* variable(eager_context* ctx, const char* name, eager_tensor* initial) {
  eager_variable* made = NULL;

  check(eager_variable_create(ctx, initial, name, 1, &made));
  eager_tensor_release(initial);
  return made;
}

static void cell_create(struct cell* cell, eager_context* ctx) {
  cell->ctx = ctx;
  cell->matmul = op(ctx, "matmul");
  cell->add = op(ctx, "add");
  cell->multiply = op(ctx, "multiply");
  cell->sigmoid = op(ctx, "sigmoid");
  cell->tanh = op(ctx, "tanh");
  cell->mean = op(ctx, "mean");
  cell->split = op(ctx, "split");
  check(eager_op_set_ints(cell->split, "num_or_size_splits", DIMS(GATES)));
  check(eager_op_set_int(cell->split, "axis", 1));
  cell->variables[0] = variable(ctx, "kernel", wave(ctx, DIMS(HIDDEN, GATES * HIDDEN), 1, 0.3f));
  cell->variables[1] = variable(ctx, "recurrent", wave(ctx, DIMS(HIDDEN, GATES * HIDDEN), 2, 0.3f));
  cell->variables[2] = variable(ctx, "bias", wave(ctx, DIMS(GATES * HIDDEN), 3, 0.1f));
}

static void cell_release(struct cell* cell) {
  eager_op* const ops[] = {cell->matmul, cell->add, cell->multiply, cell->sigmoid, cell->tanh, cell->split, cell->mean};

  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) eager_op_release(ops[i]);
  for (int i = 0; i < 3; i++) eager_variable_release(cell->variables[i]);
}

/* Returns x W + h U + b. */
static eager_tensor* gates(const struct cell* cell, eager_tensor* x, eager_tensor* h) {
  eager_context* ctx = cell->ctx;
  eager_tensor *w = NULL, *u = NULL, *b = NULL;

  check(eager_variable_read(ctx, cell->variables[0], &w));
  check(eager_variable_read(ctx, cell->variables[1], &u));
  check(eager_variable_read(ctx, cell->variables[2], &b));
  eager_tensor* from_x = run(ctx, cell->matmul, INPUTS(x, w));
  eager_tensor* from_h = run(ctx, cell->matmul, INPUTS(h, u));
  eager_tensor* both = run(ctx, cell->add, INPUTS(from_x, from_h));
  eager_tensor* result = run(ctx, cell->add, INPUTS(both, b));

  eager_tensors_release(INPUTS(w, u, b, from_x, from_h, both));
  return result;
}

/* Replaces the state by the next one: c by f * c + i * n, and h by o * tanh(c). */
static void cell_step(const struct cell* cell, eager_tensor* x, eager_tensor** h, eager_tensor** c) {
  eager_context* ctx = cell->ctx;
  eager_tensor *all = gates(cell, x, *h), *part[GATES];
  int32_t num_parts = GATES;

  check(eager_execute(ctx, cell->split, &all, 1, part, &num_parts));
  eager_tensor* i = run(ctx, cell->sigmoid, INPUTS(part[0]));
  eager_tensor* f = run(ctx, cell->sigmoid, INPUTS(part[1]));
  eager_tensor* o = run(ctx, cell->sigmoid, INPUTS(part[2]));
  eager_tensor* n = run(ctx, cell->tanh, INPUTS(part[3]));
  eager_tensor* kept = run(ctx, cell->multiply, INPUTS(f, *c));
  eager_tensor* learnt = run(ctx, cell->multiply, INPUTS(i, n));
  eager_tensor* next_c = run(ctx, cell->add, INPUTS(kept, learnt));
  eager_tensor* shown = run(ctx, cell->tanh, INPUTS(next_c));
  eager_tensor* next_h = run(ctx, cell->multiply, INPUTS(o, shown));

  eager_tensors_release(part, GATES);
  eager_tensors_release(INPUTS(all, i, f, o, n, kept, learnt, shown, *h, *c));
  *h = next_h;
  *c = next_c;
}

static double norm(const eager_tensor* t) {
  const void* data = NULL;
  double sum = 0;

  check(eager_tensor_data(t, &data)); /* a pointer to the tensor's memory, which is not copied */
  for (int64_t i = 0; i < eager_tensor_num_elements(t); i++)
    sum += (double)((const float*)data)[i] * ((const float*)data)[i];
  return sqrt(sum);
}

int main(void) {
  static const char* const names[] = {"kernel", "recurrent", "bias"};
  struct cell cell;
  eager_context* ctx = NULL;
  eager_tape* tape = NULL;
  eager_tensor* gradients[3];

  check(eager_context_create(NULL, &ctx));
  cell_create(&cell, ctx);
  eager_tensor *h = wave(ctx, DIMS(1, HIDDEN), 4, 0), *c = wave(ctx, DIMS(1, HIDDEN), 4, 0);

  check(eager_tape_create(ctx, NULL, &tape));
  for (int step = 0; step < STEPS; step++) {
    eager_tensor* x = wave(ctx, DIMS(1, HIDDEN), 5 + (float)step, 1);

    cell_step(&cell, x, &h, &c);
    printf("step %d: |h| = %.4f, |c| = %.4f\n", step + 1, norm(h), norm(c));
    eager_tensor_release(x);
  }
  eager_tensor* mean = run(ctx, cell.mean, INPUTS(h));
  check(eager_tape_gradient(ctx, tape, &mean, 1, NULL, NULL, 0, cell.variables, 3, NULL, gradients));
  eager_tape_release(tape);
  printf("mean of h: %.5f\n", (double)value_of(mean));
  for (int i = 0; i < 3; i++) printf("gradient by %-9s  norm %.5f\n", names[i], norm(gradients[i]));

  eager_tensors_release(gradients, 3);
  eager_tensors_release(INPUTS(h, c, mean));
  cell_release(&cell);
  eager_context_release(ctx);
  return 0;
}
