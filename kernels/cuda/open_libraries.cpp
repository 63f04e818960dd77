// The libraries of the vendor as the dynamic linker finds them.
#include <dlfcn.h>

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

}  // namespace eager::cuda
