// EAGER_HD marks functions that host and device code both call; EAGER_INLINE marks functions that loops vectorise only
// when they are inlined. EAGER_THRUST is defined where complex numbers are thrust's: for devices, and for a test on the host.
#pragma once

#ifdef __CUDACC__
#define EAGER_HD __host__ __device__
#define EAGER_INLINE __forceinline__
#define EAGER_THRUST
#else
#define EAGER_HD
#define EAGER_INLINE inline __attribute__((always_inline))
#endif
