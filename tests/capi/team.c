/* Prints how many threads the library says that it uses, and how many the process has after an op that is large enough
 * for all of them. */
#include <dirent.h>
#include <eager_c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(eager_status *s) {
  if (s == NULL) return;
  fprintf(stderr, "%s\n", eager_status_message(s));
  exit(1);
}

static int count_threads(void) {
  DIR *tasks = opendir("/proc/self/task");
  const struct dirent *entry;
  int count = 0;

  while (tasks != NULL && (entry = readdir(tasks)) != NULL) count += entry->d_name[0] != '.';
  if (tasks != NULL) closedir(tasks);
  return count;
}

int main(int argc, char **argv) {
  eager_context_options options = {sizeof(eager_context_options), 0, 0, 0, 0, 0};
  const int64_t dims[2] = {2000, 2000};
  int32_t num_outputs = 1;
  eager_context *ctx;
  eager_tensor *inputs[2], *y;
  eager_op *add;
  float *zeros = calloc(4000000, sizeof(float));
  char *text;

  if (argc > 1) options.num_threads = atoi(argv[1]);
  check(eager_build_info(&text));
  check(eager_context_create(&options, &ctx));
  check(eager_tensor_create(ctx, EAGER_FLOAT32, dims, 2, zeros, 16000000, &inputs[0]));
  inputs[1] = inputs[0];
  check(eager_op_create(ctx, "add", &add));
  check(eager_execute(ctx, add, inputs, 2, &y, &num_outputs));
  printf("%d threads, %d used\n", atoi(strstr(text, "\"threads\": ") + 11), count_threads());
  eager_string_release(text);
  eager_tensor_release(y);
  eager_op_release(add);
  eager_tensor_release(inputs[0]);
  eager_context_release(ctx);
  free(zeros);
  return 0;
}
