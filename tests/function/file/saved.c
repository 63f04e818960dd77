/*
 * saved save FILE: traces a function with a variable and a random op, saves it, and prints what a call gives.
 * saved run FILE:  loads it, in a process that knows nothing of the code above, and prints the same.
 */
#include <eager_c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(eager_status *s) {
  if (s == NULL) return;
  fprintf(stderr, "%s: %s\n", eager_code_name(eager_status_code(s)), eager_status_message(s));
  exit(1);
}

static eager_tensor *apply(eager_context *ctx, const char *name, eager_tensor *a, eager_tensor *b) {
  eager_tensor *const in[2] = {a, b};
  eager_tensor *out;
  eager_op *op;
  int32_t count = 1;
  check(eager_op_create(ctx, name, &op));
  check(eager_execute(ctx, op, in, b != NULL ? 2 : a != NULL ? 1 : 0, &out, &count));
  eager_op_release(op);
  return out;
}

static eager_function *make(eager_context *ctx) {
  const int64_t any[1] = {-1}, three[1] = {3};
  const float values[3] = {1, 2, 3};
  eager_context *trace;
  eager_tensor *x, *w, *noise, *scaled, *y;
  eager_variable *v;
  eager_op *uniform;
  eager_function *f;
  int32_t count = 1;
  check(eager_trace_begin(ctx, "step", &trace));
  check(eager_trace_input(trace, EAGER_FLOAT32, any, 1, &x));
  check(eager_tensor_create(trace, EAGER_FLOAT32, three, 1, values, sizeof values, &w));
  check(eager_variable_create(trace, w, "w", 1, &v));
  eager_tensor_release(w);
  check(eager_variable_read(trace, v, &w));
  check(eager_op_create(trace, "random_uniform", &uniform));
  check(eager_op_set_ints(uniform, "shape", three, 1));
  check(eager_execute(trace, uniform, NULL, 0, &noise, &count));
  scaled = apply(trace, "multiply", x, w);
  y = apply(trace, "add", scaled, noise);
  check(eager_trace_end(trace, &y, 1, &f));
  eager_tensor_release(y);
  eager_tensor_release(scaled);
  eager_tensor_release(noise);
  eager_tensor_release(w);
  eager_tensor_release(x);
  eager_op_release(uniform);
  eager_variable_release(v);
  eager_context_release(trace);
  return f;
}

int main(int argc, char **argv) {
  const int64_t three[1] = {3};
  const float values[3] = {4, 5, 6};
  float got[3];
  eager_context *ctx;
  eager_function *f;
  eager_tensor *x, *y;
  eager_op *op;
  int32_t count = 1;
  if (argc != 3) return 2;
  check(eager_context_create(NULL, &ctx));
  check(eager_context_set_seed(ctx, 5));
  if (strcmp(argv[1], "save") == 0) {
    f = make(ctx);
    check(eager_function_save(ctx, f, argv[2]));
  } else {
    check(eager_function_load(ctx, argv[2], &f));
  }
  check(eager_tensor_create(ctx, EAGER_FLOAT32, three, 1, values, sizeof values, &x));
  check(eager_function_op(ctx, f, &op));
  check(eager_execute(ctx, op, &x, 1, &y, &count));
  check(eager_tensor_read(y, got, sizeof got));
  printf("%a %a %a\n", got[0], got[1], got[2]);
  eager_tensor_release(y);
  eager_tensor_release(x);
  eager_op_release(op);
  eager_function_release(f);
  eager_context_release(ctx);
  return got[0] >= 4 && got[0] < 5 ? 0 : 1;
}
