// How a thread's own variables are addressed.
#pragma once

#include <cstdint>  // says whether this is glibc

// The shortest way to a small variable of the thread. glibc keeps room for a few of a library that is opened at run time; other C
// libraries, as musl, refuse to open one that has any.
#ifdef __GLIBC__
#define EAGER_INITIAL_EXEC [[gnu::tls_model("initial-exec")]]
#else
#define EAGER_INITIAL_EXEC
#endif
