/* The works of Bench.java in C: "name nanoseconds" a line. */
#include "../small_works.h"

#include <time.h>

static double seconds(clockid_t clock) {
  struct timespec time;

  clock_gettime(clock, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Runs code `calls` times in each of many rounds of about `length` seconds in all, and prints the least mean. */
#define LEAST(name, clock, calls, length, code)                   \
  do {                                                            \
    double best = 1e9, end = seconds(CLOCK_MONOTONIC) + (length); \
    while (seconds(CLOCK_MONOTONIC) < end) {                      \
      double start = seconds(clock), spent;                       \
      for (int i = 0; i < (calls); i++) code;                     \
      spent = seconds(clock) - start;                             \
      if (spent < best) best = spent;                             \
    }                                                             \
    printf("%s %.1f\n", name, 1e9 / (calls)*best);                \
  } while (0)

int main(void) {
  set_up();
  LEAST("add", CLOCK_MONOTONIC, 1000, 1.5, add());
  LEAST("gradient", CLOCK_MONOTONIC, 1000, 1.5, gradient());
  LEAST("callback", CLOCK_MONOTONIC, 1000, 1.5, callback());
  LEAST("add_cpu", CLOCK_PROCESS_CPUTIME_ID, 1000000, 0.3, add());
  return 0;
}
