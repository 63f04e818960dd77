// A fake of CUDA's driver interface: the part that kernels/cuda uses. tests/cuda/runtime.cpp has its contexts,
// nvrtc.cpp the rest.
#pragma once

#include <cuda_runtime.h>

enum CUresult : int {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_NOT_FOUND = 500,
};
using CUdevice = int;
struct CUctx_st;
using CUcontext = CUctx_st*;
enum CUjit_option : int {};
enum CUlibraryOption : int {};
struct CUlib_st;
struct CUkern_st;
struct CUfunc_st;
using CUlibrary = CUlib_st*;
using CUkernel = CUkern_st*;
using CUfunction = CUfunc_st*;
using CUstream = cudaStream_t;

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device);
CUresult cuCtxGetCurrent(CUcontext* context);
CUresult cuCtxSetCurrent(CUcontext context);
CUresult cuLibraryLoadData(CUlibrary* library, const void* code, CUjit_option* options, void** values, unsigned count,
                           CUlibraryOption* library_options, void** library_values, unsigned library_count);
CUresult cuLibraryGetKernel(CUkernel* kernel, CUlibrary library, const char* name);
// `function` may be a kernel too.
CUresult cuLaunchKernel(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                        unsigned block_y, unsigned block_z, unsigned shared_bytes, CUstream stream, void** params,
                        void** extra);
