// EAGER_HD marks functions that host and device code both call; EAGER_INLINE marks functions that loops vectorise only
// when they are inlined.
#pragma once

#ifdef __CUDACC__
#define EAGER_HD __host__ __device__
#define EAGER_INLINE __forceinline__
#else
#define EAGER_HD
#define EAGER_INLINE inline __attribute__((always_inline))
#endif
