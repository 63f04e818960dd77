// Prints the code that OpenBLAS and Highway choose on this machine. CMake runs it for its summary.
#include <cblas.h>

#include <cstdio>
#include <string>

#include "kernels/cpu/simd_name.h"

int main() {
  std::string config = openblas_get_config();
  while (!config.empty() && config.back() == ' ') config.pop_back();
  std::printf("blas=OpenBLAS, core %s (%s)\n", openblas_get_corename(), config.c_str());
  const int64_t not_built = HWY_SSSE3 | HWY_SSE4 | HWY_AVX3_DL;
  std::printf("simd=%s\n", eager::cpu::simd_name(static_cast<int64_t>(hwy::SupportedTargets()) & ~not_built));
}
