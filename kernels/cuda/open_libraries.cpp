// Opens the vendor's libraries as the dynamic linker finds them.
//
// The functions of cuBLAS and NVRTC that are called are the same in CUDA 12 and 13. The plug-in tries the version that
// it was built with first, then the other: a process may bring the other one, as PyTorch's wheels do.
#include <dlfcn.h>

#include <string>

#include "kernels/cuda/libraries.h"

namespace eager::cuda {

namespace {

constexpr int kBuiltWith = CUDART_VERSION / 1000, kOther = kBuiltWith == 12 ? 13 : 12;

std::string file_name(const char* library, int version) {
  return std::string(library) + ".so." + std::to_string(version);
}

// Opens "libNAME.so.VERSION" for either version. The toolkit's folder is in the plug-in's run path.
void* open_any(const char* library) {
  for (int version : {kBuiltWith, kOther}) {
    if (void* opened = dlopen(file_name(library, version).c_str(), RTLD_NOW | RTLD_LOCAL)) return opened;
  }
  return nullptr;
}

std::string absence(const char* library) {
  return "neither " + file_name(library, kBuiltWith) + " nor " + file_name(library, kOther) + " was found";
}

template <class... F>
bool load(void* library, const char* const* names, F*&... functions) {
  int i = 0;
  return library && (((functions = reinterpret_cast<F*>(dlsym(library, names[i++]))) != nullptr) && ...);
}

}  // namespace

const Cublas* open_cublas(const char** why) {
  static Cublas functions;
  static const bool is_open = [] {
    const char* const names[] = {"cublasCreate_v2",   "cublasSetStream_v2", "cublasSetWorkspace_v2",
                                 "cublasSetMathMode", "cublasGemmEx_64",    "cublasGemmStridedBatchedEx_64"};
    return load(open_any("libcublas"), names, functions.create, functions.set_stream, functions.set_workspace,
                functions.set_math_mode, functions.gemm, functions.gemm_strided_batched);
  }();
  static const std::string& absent = *new std::string(absence("libcublas"));
  *why = absent.c_str();
  return is_open ? &functions : nullptr;
}

const Rtc* open_rtc(const char** why) {
  static Rtc functions;
  static const bool is_open = [] {
    const char* const names[] = {"nvrtcCreateProgram", "nvrtcCompileProgram", "nvrtcGetCUBINSize", "nvrtcGetCUBIN",
                                 "nvrtcDestroyProgram"};
    return load(open_any("libnvrtc"), names, functions.create_program, functions.compile_program,
                functions.get_cubin_size, functions.get_cubin, functions.destroy_program);
  }();
  static const std::string& absent = *new std::string(absence("libnvrtc"));
  *why = absent.c_str();
  return is_open ? &functions : nullptr;
}

const Driver* open_driver(const char** why) {
  static Driver functions;
  static const bool is_open = [] {
    const char* const names[] = {"cuDevicePrimaryCtxRetain", "cuCtxGetCurrent",    "cuCtxSetCurrent",
                                 "cuLibraryLoadData",        "cuLibraryGetKernel", "cuLaunchKernel"};
    return load(dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), names, functions.retain_primary, functions.get_current,
                functions.set_current, functions.load_library, functions.get_kernel, functions.launch);
  }();
  *why = "libcuda.so.1 was not found, or is older than CUDA 12";
  return is_open ? &functions : nullptr;
}

}  // namespace eager::cuda
