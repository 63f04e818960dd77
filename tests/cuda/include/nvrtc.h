// A fake of NVRTC: the part that kernels/cuda uses, with the names, values and meanings of NVIDIA's reference.
// tests/cuda/nvrtc.cpp compiles with the system's C++ compiler.
#pragma once

#include <cstddef>
#include <cstdint>

enum nvrtcResult : int {
  NVRTC_SUCCESS = 0,
  NVRTC_ERROR_INVALID_INPUT = 3,
  NVRTC_ERROR_INVALID_OPTION = 5,
  NVRTC_ERROR_COMPILATION = 6
};
struct _nvrtcProgram;
using nvrtcProgram = _nvrtcProgram*;

nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* source, const char* name, int num_headers,
                               const char* const* headers, const char* const* names);
nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int num_options, const char* const* options);
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t* size);
nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char* cubin);
nvrtcResult nvrtcDestroyProgram(nvrtcProgram* program);

namespace fake_cuda {

// ---- for tests

enum class Rtc {
  absent,  // the mode at first
  fails,
  works,
  real,  // NVIDIA's library, which compiles, but there is no GPU to run the code
  ptx,   // NVIDIA's library, as far as the assembler, which takes two thirds of the time
};
bool set_rtc(Rtc rtc);   // returns false where there is no compiler
int64_t num_compiled();  // programs so far
int64_t num_launched();  // kernels of such programs so far

}  // namespace fake_cuda
