// EAGER_INITIAL_EXEC: how a small thread-local variable is addressed.
#pragma once

#include <cstdint>  // defines __GLIBC__ where this is glibc

// The initial-exec model takes one instruction and no call. glibc keeps room for a few such variables of a library that
// is opened at run time; other C libraries, as musl, refuse to open a library that has any.
#ifdef __GLIBC__
#define EAGER_INITIAL_EXEC [[gnu::tls_model("initial-exec")]]
#else
#define EAGER_INITIAL_EXEC
#endif
