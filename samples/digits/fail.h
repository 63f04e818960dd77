/* fail() prints one line on standard error, and ends the program with exit code 1. */
#ifndef DIGITS_FAIL_H
#define DIGITS_FAIL_H

#include <stddef.h>

#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 1, 2)))
#endif
void fail(const char *format, ...);

/* Returns memory, or ends the program when there is none. */
void* must_allocate(size_t num_bytes);

#endif
