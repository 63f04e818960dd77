/* The works of Bench.java in C: "name nanoseconds" a line. */
#include <eager_c.h>
#include <stdio.h>
#include <time.h>

static double seconds(clockid_t clock) {
  struct timespec time;

  clock_gettime(clock, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Runs code 1000 times in each of many rounds, and prints the least mean. */
#define LEAST(name, code)                                    \
  do {                                                       \
    double best = 1e9, end = seconds(CLOCK_MONOTONIC) + 1.5; \
    while (seconds(CLOCK_MONOTONIC) < end) {                 \
      double start = seconds(CLOCK_MONOTONIC), spent;        \
      for (int i = 0; i < 1000; i++) code;                   \
      spent = seconds(CLOCK_MONOTONIC) - start;              \
      if (spent < best) best = spent;                        \
    }                                                        \
    printf("%s %.1f\n", name, 1e6 * best);                   \
  } while (0)

static eager_context* ctx;
static eager_tensor* x;

static eager_status* empty(void* user_data, eager_context* context, eager_tensor* const* inputs, int32_t num_inputs,
                           eager_tensor** outputs, int32_t num_outputs) {
  (void)user_data, (void)context, (void)inputs, (void)num_inputs, (void)outputs, (void)num_outputs;
  return NULL;
}

static void run(eager_op* op) {
  eager_tensor* const inputs[2] = {x, x};
  eager_tensor* y = NULL;
  int32_t n = 1;

  eager_execute(ctx, op, inputs, 2, &y, &n);
  eager_tensor_release(y);
}

static void gradient(eager_op* multiply) {
  eager_tensor* const inputs[2] = {x, x};
  eager_tensor *y = NULL, *dx = NULL;
  eager_tape* tape = NULL;
  int32_t n = 1;

  eager_tape_create(ctx, NULL, &tape);
  eager_tape_watch(tape, x);
  eager_execute(ctx, multiply, inputs, 2, &y, &n);
  eager_tape_gradient(ctx, tape, &y, 1, NULL, &x, 1, NULL, 0, NULL, &dx);
  eager_tensor_release(dx);
  eager_tensor_release(y);
  eager_tape_release(tape);
}

static void call(eager_op* op) {
  int32_t n = 0;

  eager_execute(ctx, op, NULL, 0, NULL, &n);
}

int main(void) {
  const float values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  const int64_t dims[1] = {8};
  eager_op *add = NULL, *multiply = NULL, *host = NULL;

  eager_context_create(NULL, &ctx);
  eager_tensor_create(ctx, EAGER_FLOAT32, dims, 1, values, sizeof values, &x);
  eager_op_create(ctx, "add", &add);
  eager_op_create(ctx, "multiply", &multiply);
  eager_op_create_host_call(ctx, "empty", empty, NULL, NULL, 0, NULL, NULL, NULL, &host);
  LEAST("add", run(add));
  LEAST("gradient", gradient(multiply));
  LEAST("callback", call(host));
  double best = 1;
  for (int round = 0; round < 10; round++) {
    double before = seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int i = 0; i < 1000000; i++) run(add);
    if (seconds(CLOCK_PROCESS_CPUTIME_ID) - before < best) best = seconds(CLOCK_PROCESS_CPUTIME_ID) - before;
  }
  printf("add_cpu %.1f\n", 1e3 * best);
  return 0;
}
