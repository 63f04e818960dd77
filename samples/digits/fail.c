#include "fail.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void fail(const char* format, ...) {
  va_list arguments;

  fflush(stdout);
  if (isatty(STDERR_FILENO)) fputs("\r\033[K", stderr); /* a progress bar may stand there */
  fputs("digits: ", stderr);
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  exit(EXIT_FAILURE);
}

void* must_allocate(size_t num_bytes) {
  void* memory = malloc(num_bytes > 0 ? num_bytes : 1);

  if (memory == NULL) fail("no memory for %zu bytes", num_bytes);
  return memory;
}
