// Prints what the libraries choose on this machine; run by CMake for its summary.
#include <cblas.h>
#include <hwy/targets.h>

#include <cstdio>
#include <string>

int main() {
  std::string config = openblas_get_config();
  while (!config.empty() && config.back() == ' ') config.pop_back();
  std::printf("blas=OpenBLAS, core %s (%s)\n", openblas_get_corename(), config.c_str());
  const char* best = "SSE2";
  if (hwy::SupportedTargets() & HWY_AVX2) best = "SSE2, AVX2";
  if (hwy::SupportedTargets() & HWY_AVX3) best = "SSE2, AVX2, AVX-512";
  std::printf("simd=%s\n", best);
}
