// The choices that the CPU's libraries made on this machine.
#pragma once

#include <string>

namespace eager::cpu {

std::string simd_target();  // the best that this build has and the machine runs: "AVX-512"

}  // namespace eager::cpu
