/* How this program ends when something is wrong: one line on standard error, exit code 1. */
#ifndef DIGITS_FAIL_H
#define DIGITS_FAIL_H

#include <stddef.h>

#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 1, 2)))
#endif
void fail(const char *format, ...);

/* Memory that is there: ends the program when there is none. */
void* must_allocate(size_t num_bytes);

#endif
