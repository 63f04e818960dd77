// EAGER_SHARED marks long functions, which are compiled once and called by the loops or kernels of all dtypes.
#pragma once

#include "kernels/portability.h"

#ifdef __CUDACC__
#define EAGER_SHARED EAGER_HD inline __noinline__
#else
#define EAGER_SHARED inline __attribute__((noinline))
#endif
