// Convolutions by cuDNN, where it is found and supports them. A convolution that it does not support is no error: the caller
// then uses its own kernels.
//
// Tensor cores, with TF32 or 16-bit floats, want NHWC images. The algorithms that save multiplications (Winograd, FFT), which are
// the fast ones in float32, exist for NCHW alone. So an algorithm says in which layout it takes images.
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
// so `p` must give the same output with that padding. may_be_nchw: an algorithm for NCHW images will do.
std::shared_ptr<const Algorithm> find(const KernelCall& call, Pass pass, const Window3d& p, DType dtype,
                                      bool may_be_nchw);

// Reports whether an algorithm takes NCHW images, and then filters [out, in / groups, kernel_h, kernel_w]. Else it takes NHWC
// images, and filters [out, kernel_h, kernel_w, in / groups].
bool takes_nchw(const Algorithm& algorithm);

// Queues the convolution. All operands are aligned to 16 bytes. Returns false where it was not queued; `find` then no longer
// returns the algorithm.
bool run(const KernelCall& call, const Algorithm& algorithm, const void* a, const void* b, void* out);

}  // namespace eager::cuda::cudnn
