#include "kernels/cpu/info.h"

#include <hwy/targets.h>

namespace eager::cpu {

std::string simd_target() {
  int64_t targets = static_cast<int64_t>(hwy::SupportedTargets());
  if (targets & HWY_AVX3) return "AVX-512";
  if (targets & HWY_AVX2) return "AVX2";
  return "SSE2";
}

}  // namespace eager::cpu
