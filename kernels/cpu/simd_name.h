// The common names of Highway's targets.
#pragma once

#include <hwy/targets.h>

namespace eager::cpu {

// The name of the best one of a set of targets, which has the lowest bit.
inline const char* simd_name(int64_t targets) {
  switch (const int64_t best = targets & -targets) {
    case HWY_AVX3: return "AVX-512";
    case HWY_SCALAR: return "scalar";
    default: return hwy::TargetName(best);
  }
}

}  // namespace eager::cpu
