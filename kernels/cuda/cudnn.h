// Convolutions of NHWC images by cuDNN, where it is found and knows how. What it does not know is no error: the caller has
// a way of its own.
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

// How to do it, or NULL. As far as the output reaches, `p` pads after the image as much as before it.
std::shared_ptr<const Algorithm> find(const KernelCall& call, Pass pass, const Window2d& p, DType dtype);

// Queues it; all operands are aligned to 16 bytes and filters are [out, kernel_h, kernel_w, in / groups]. False: it was not
// queued, and is not found again.
bool run(const KernelCall& call, const Algorithm& algorithm, const void* a, const void* b, void* out);

}  // namespace eager::cuda::cudnn
