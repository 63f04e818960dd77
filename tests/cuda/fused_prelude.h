// What all sources of fused kernels include, for the fake of NVRTC (nvrtc.cpp), which calls kernels by address.
#pragma once

#include <cuda_runtime.h>
#undef __global__
#define __global__

#include "kernels/common/special_formulas.h"
#include "kernels/cuda/fused_fold.h"
