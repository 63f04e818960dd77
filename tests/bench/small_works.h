// Small works in C, for programs that compare another language with C.
#ifndef EAGER_TESTS_BENCH_SMALL_WORKS_H
#define EAGER_TESTS_BENCH_SMALL_WORKS_H

#include <eager_c.h>
#include <stdio.h>
#include <stdlib.h>

static eager_context *ctx;
static eager_op *add_op, *multiply_op, *sum_op, *nothing_op, *returns_op;
static eager_tensor *a, *b;

static inline void check(eager_status *s) {
  if (s == NULL) return;
  fprintf(stderr, "%s\n", eager_status_message(s));
  exit(1);
}

static eager_status *nothing(void *data, eager_context *c, eager_tensor *const *in, int32_t n, eager_tensor **out,
                             int32_t m) {
  (void)data, (void)c, (void)in, (void)n, (void)out, (void)m;
  return NULL;
}

static eager_status *returns(void *data, eager_context *c, eager_tensor *const *in, int32_t n, eager_tensor **out,
                             int32_t m) {
  (void)data, (void)c, (void)n, (void)m;
  eager_tensor_retain(in[0]);
  out[0] = in[0];
  return NULL;
}

// Makes what the works use. a and b are float32[8].
static inline void set_up(void) {
  static const float values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  const int64_t dims[1] = {8}, *const all_dims[1] = {dims};
  const int32_t dtypes[1] = {EAGER_FLOAT32}, ranks[1] = {1};
  check(eager_context_create(NULL, &ctx));
  check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &a));
  check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &b));
  check(eager_op_create(ctx, "add", &add_op));
  check(eager_op_create(ctx, "multiply", &multiply_op));
  check(eager_op_create(ctx, "sum", &sum_op));
  check(eager_op_create_host_call(ctx, "nothing", nothing, NULL, NULL, 0, NULL, NULL, NULL, &nothing_op));
  check(eager_op_create_host_call(ctx, "returns", returns, NULL, NULL, 1, dtypes, ranks, all_dims, &returns_op));
}

static inline eager_tensor *run(eager_op *op, eager_tensor *const *inputs, int32_t count) {
  eager_tensor *y;
  int32_t room = 1;
  check(eager_execute(ctx, op, inputs, count, &y, &room));
  return y;
}

// The works. Each releases what it makes.

static inline void add(void) {
  eager_tensor *const inputs[2] = {a, b};
  eager_tensor_release(run(add_op, inputs, 2));
}

static inline void sum(void) {
  static const int64_t args[2] = {1, 0};
  eager_tensor *y;
  int32_t room = 1;
  check(eager_execute_masked(ctx, sum_op, &a, 1, 1, args, 2, &y, &room));
  eager_tensor_release(y);
}

// The gradient of a * a.
static inline void gradient(void) {
  eager_tape *tape;
  eager_tensor *dx, *const inputs[2] = {a, a};
  check(eager_tape_create(ctx, NULL, &tape));
  check(eager_tape_watch(tape, a));
  eager_tensor *y = run(multiply_op, inputs, 2);
  check(eager_tape_gradient(ctx, tape, &y, 1, NULL, &a, 1, NULL, 0, NULL, &dx));
  eager_tensor_release(dx);
  eager_tensor_release(y);
  eager_tape_release(tape);
}

// The gradient of an op of the program's, which returns what it gets.
static inline void custom(void) {
  eager_tape *tape;
  eager_tensor *y, *dx;
  check(eager_tape_create(ctx, NULL, &tape));
  check(eager_tape_watch(tape, a));
  check(eager_tape_record(ctx, &a, 1, &b, 1, returns, NULL, NULL, &y));
  check(eager_tape_gradient(ctx, tape, &y, 1, NULL, &a, 1, NULL, 0, NULL, &dx));
  eager_tensor_release(dx);
  eager_tensor_release(y);
  eager_tape_release(tape);
}

// Into code of the program that does nothing, and back.
static inline void callback(void) {
  int32_t room = 0;
  check(eager_execute(ctx, nothing_op, NULL, 0, NULL, &room));
}

static inline void echo(void) { eager_tensor_release(run(returns_op, &a, 1)); }

#endif
