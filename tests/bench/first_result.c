/* first_result LIBRARY: prints the nanoseconds from the call of dlopen to the first result of an op. */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <eager_c.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static void *library;

static void load(const char *name, void *function) {
  void *p = dlsym(library, name);
  memcpy(function, &p, sizeof p);
}

int main(int argc, char **argv) {
  eager_status *(*context_create)(const eager_context_options *, eager_context **);
  eager_status *(*tensor_create)(eager_context *, int32_t, const int64_t *, int32_t, const void *, size_t,
                                 eager_tensor **);
  eager_status *(*op_create)(eager_context *, const char *, eager_op **);
  eager_status *(*execute)(eager_context *, eager_op *, eager_tensor *const *, int32_t, eager_tensor **, int32_t *);
  eager_status *(*read)(const eager_tensor *, void *, size_t);
  eager_context *ctx;
  eager_tensor *in[2], *out;
  eager_op *add;
  int32_t count = 1;
  float value = 1;
  struct timespec begin, end;
  if (argc != 2) return 2;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  library = dlopen(argv[1], RTLD_NOW);
  if (!library) return puts(dlerror()), 1;
  load("eager_context_create", &context_create);
  load("eager_tensor_create", &tensor_create);
  load("eager_op_create", &op_create);
  load("eager_execute", &execute);
  load("eager_tensor_read", &read);
  if (context_create(NULL, &ctx) || tensor_create(ctx, EAGER_FLOAT32, NULL, 0, &value, 4, &in[0])) return 1;
  in[1] = in[0];
  if (op_create(ctx, "add", &add) || execute(ctx, add, in, 2, &out, &count) || read(out, &value, 4)) return 1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (value != 2) return 1;
  printf("%.0f\n", (double)(end.tv_sec - begin.tv_sec) * 1e9 + (double)(end.tv_nsec - begin.tv_nsec));
  return 0;
}
