// The libraries of the vendor as the dynamic linker finds them.
#include <dlfcn.h>

#include <string>

#include "kernels/cuda/libraries.h"

namespace eager::cuda {

namespace {

// The toolkit's folder is in the plug-in's run path.
template <class... F>
bool load(void* library, const char* const* names, F*&... functions) {
  int i = 0;
  return library && (((functions = reinterpret_cast<F*>(dlsym(library, names[i++]))) != nullptr) && ...);
}

#define EAGER_TEXT2(x) #x
#define EAGER_TEXT(x) EAGER_TEXT2(x)

}  // namespace

const Cublas* open_cublas(const char** why) {
  static Cublas functions;
  static const bool is_open = [] {
    void* library = dlopen("libcublas.so." EAGER_TEXT(CUBLAS_VER_MAJOR), RTLD_NOW | RTLD_LOCAL);
    const char* const names[] = {"cublasCreate_v2", "cublasSetStream_v2", "cublasSetWorkspace_v2", "cublasSetMathMode",
                                 "cublasGemmEx_64", "cublasGemmStridedBatchedEx_64"};
    return load(library, names, functions.create, functions.set_stream, functions.set_workspace, functions.set_math_mode,
                functions.gemm, functions.gemm_strided_batched);
  }();
  *why = "libcublas.so." EAGER_TEXT(CUBLAS_VER_MAJOR) " was not found";
  return is_open ? &functions : nullptr;
}

const Rtc* open_rtc(const char** why) {
  static Rtc functions;
  static const std::string name = "libnvrtc.so." + std::to_string(CUDART_VERSION / 1000);
  static const bool is_open = [] {
    void *compiler = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL), *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    const char* const of_compiler[] = {"nvrtcCreateProgram", "nvrtcCompileProgram", "nvrtcGetCUBINSize", "nvrtcGetCUBIN",
                                       "nvrtcDestroyProgram"};
    const char* const of_driver[] = {"cuLibraryLoadData", "cuLibraryGetKernel", "cuLaunchKernel"};
    return load(compiler, of_compiler, functions.create_program, functions.compile_program, functions.get_cubin_size,
                functions.get_cubin, functions.destroy_program) &&
           load(driver, of_driver, functions.load_library, functions.get_kernel, functions.launch);
  }();
  static const std::string absent = name + " or libcuda.so.1 was not found";
  *why = absent.c_str();
  return is_open ? &functions : nullptr;
}

}  // namespace eager::cuda
