#include "kernels/cpu/info.h"

#include "kernels/cpu/simd_name.h"

namespace eager::cpu {

std::string simd_target() { return simd_name(static_cast<int64_t>(hwy::SupportedTargets()) & HWY_TARGETS); }

}  // namespace eager::cpu
