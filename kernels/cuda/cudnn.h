// Convolutions of NHWC images by cuDNN, where it is found and supports them. A convolution that it does not support is
// no error: the caller then uses its own kernels.
#pragma once

#include <memory>

#include "kernels/common/convolution.h"
#include "kernels/kernel.h"

namespace eager::cuda::cudnn {

enum class Pass {
  forward,  // x, filter -> y
  input,    // dy, filter -> dx
  filter,   // x, dy -> dfilter
};

struct Algorithm;

// Returns the algorithm for a pass, or NULL where cuDNN cannot serve. cuDNN pads as much after the image as before it,
// so `p` must give the same output with that padding.
std::shared_ptr<const Algorithm> find(const KernelCall& call, Pass pass, const Window3d& p, DType dtype);

// Queues the convolution. All operands are aligned to 16 bytes, and filters are [out, kernel_h, kernel_w, in / groups].
// Returns false where it was not queued; `find` then no longer returns the algorithm.
bool run(const KernelCall& call, const Algorithm& algorithm, const void* a, const void* b, void* out);

}  // namespace eager::cuda::cudnn
