/* A client of version 0.1, kept unchanged: it must work with every later library of the same ABI. It fits a line with a
 * tape, variables and an optimizer, and reads what it needs of each struct of that version. */
#include "eager_c.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(eager_status *s) {
  if (s == NULL) return;
  fprintf(stderr, "%d %s\n", (int)eager_status_code(s), eager_status_message(s));
  exit(1);
}

static void expect(int ok, const char *what) {
  if (ok) return;
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static eager_tensor *run(eager_context *ctx, const char *name, eager_tensor *a, eager_tensor *b) {
  eager_op *op;
  eager_tensor *inputs[2], *out;
  int32_t count = 1;
  inputs[0] = a;
  inputs[1] = b;
  check(eager_op_create(ctx, name, &op));
  check(eager_execute(ctx, op, inputs, b ? 2 : 1, &out, &count));
  eager_op_release(op);
  return out;
}

int main(void) {
  eager_context_options options;
  eager_tensor_description d;
  eager_memory_info memory;
  eager_context *ctx;
  eager_tensor *x, *y, *zero;
  eager_variable *v[2];
  eager_optimizer *optimizer;
  float xs[8], ys[8], loss = 1, start = 0;
  const int64_t dims[1] = {8};
  int i, step;

  expect(eager_abi_version() >> 16 == 0 || eager_abi_version() >> 16 == 1, "another major ABI version");
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.seed = 1;
  check(eager_context_create(&options, &ctx));
  for (i = 0; i < 8; ++i) {
    xs[i] = (float)i / 8;
    ys[i] = 3 * xs[i] + 2;
  }
  check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, xs, sizeof xs, &x));
  check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, ys, sizeof ys, &y));
  check(eager_tensor_create(ctx, EAGER_FLOAT32, NULL, 0, &start, sizeof start, &zero));
  check(eager_variable_create(ctx, zero, "w", 1, &v[0]));
  check(eager_variable_create(ctx, zero, "b", 1, &v[1]));
  check(eager_optimizer_create(ctx, "adam", &optimizer));
  check(eager_optimizer_set_float(optimizer, "learning_rate", 0.1));
  for (step = 0; step < 300; ++step) {
    eager_tape *tape;
    eager_tensor *w, *b, *wx, *p, *e, *s, *l, *g[2];
    check(eager_tape_create(ctx, NULL, &tape));
    check(eager_variable_read(ctx, v[0], &w));
    check(eager_variable_read(ctx, v[1], &b));
    wx = run(ctx, "multiply", x, w);
    p = run(ctx, "add", wx, b);
    e = run(ctx, "subtract", p, y);
    s = run(ctx, "square", e, NULL);
    l = run(ctx, "mean", s, NULL);
    check(eager_tape_gradient(ctx, tape, &l, 1, NULL, NULL, 0, v, 2, NULL, g));
    check(eager_optimizer_apply(ctx, optimizer, v, g, 2));
    check(eager_tensor_read(l, &loss, sizeof loss));
    eager_tensor_release(w); eager_tensor_release(b); eager_tensor_release(wx); eager_tensor_release(p);
    eager_tensor_release(e); eager_tensor_release(s); eager_tensor_release(l);
    eager_tensors_release(g, 2);
    eager_tape_release(tape);
  }
  expect(loss < 1e-3f, "the line was not fitted");
  memset(&d, 0, sizeof d);
  d.struct_size = sizeof d;
  check(eager_tensor_info(x, &d));
  expect(d.dtype == EAGER_FLOAT32 && d.rank == 1 && d.dims[0] == 8 && d.num_elements == 8 && d.data != NULL, "eager_tensor_info");
  eager_optimizer_release(optimizer);
  eager_variable_release(v[0]);
  eager_variable_release(v[1]);
  eager_tensor_release(x);
  eager_tensor_release(y);
  eager_tensor_release(zero);
  memset(&memory, 0, sizeof memory);
  memory.struct_size = sizeof memory;
  check(eager_context_memory(ctx, "cpu:0", &memory));
  expect(memory.live_tensors == 0, "tensors are left");
  eager_context_release(ctx);
  puts("fitted");
  return 0;
}
