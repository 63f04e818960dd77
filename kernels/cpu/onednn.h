// float32 convolution and matrix products by oneDNN where the build has it.
#pragma once

#include <string>

#include "kernels/common/convolution.h"
#include "kernels/cpu/gemm.h"

namespace eager::cpu::onednn {

std::string version();  // "2.6.3"; "" where the build has none

// NHWC operands, filter [h, w, in, out]. False: not done, use the other way.
bool forward(const Window2d& p, const float* x, const float* filter, float* y);
bool backward_input(const Window2d& p, const float* dy, const float* filter, float* dx);
bool backward_filter(const Window2d& p, const float* x, const float* dy, float* dfilter);
// On this thread alone.
bool gemm(const Gemm& g, const float* a, const float* b, float* c);

}  // namespace eager::cpu::onednn
