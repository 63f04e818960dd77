// float32 convolution and matrix products by oneDNN where the build has it.
#pragma once

#include <string>

#include "kernels/common/convolution.h"
#include "kernels/cpu/gemm.h"

namespace eager::cpu::onednn {

// Returns oneDNN's version, such as "2.6.3"; "" if the build has no oneDNN.
std::string version();

// Compute a convolution and its gradients, of NHWC operands and a filter [h, w, in, out]. False: oneDNN has no fast
// primitive for it, or the process is ending; the result is not there then.
bool forward(const Window3d& p, const float* x, const float* filter, float* y);
bool backward_input(const Window3d& p, const float* dy, const float* filter, float* dx);
bool backward_filter(const Window3d& p, const float* x, const float* dy, float* dfilter);
// Computes a product on this thread alone. False: nothing was computed.
bool gemm(const Gemm& g, const float* a, const float* b, float* c);

}  // namespace eager::cpu::onednn
