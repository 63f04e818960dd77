// Works of ops of the program's own, and the same without the library.
#pragma once

#include <dlfcn.h>

#include <cmath>
#include <cstring>

#include "works.h"

namespace works {

// Defines bench.callback, bench.saxpy (cblas_saxpy) and bench.bessel (the C library's j0f).
inline void define_custom_ops() {
  Context c;
  eager_op_definition d{};
  d.struct_size = sizeof d;
  d.name = "bench.callback";
  d.schema = "x: float32[n] -> y: float32[n]";
  d.kernel = [](void*, const eager_kernel_call* call) -> eager_status* {
    std::memcpy(call->outputs->data, call->inputs->data, static_cast<size_t>(call->inputs->num_elements) * 4);
    return nullptr;
  };
  check(eager_op_define(c.ctx, &d));
  d.kernel = nullptr;
  d.name = "bench.saxpy";
  d.schema = "x: float32[n], y: float32[n], a: float = 1 -> z: float32[n]";
  check(eager_op_define_native(
      c.ctx, &d, "libopenblas.so.0",
      "void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)"));
  d.name = "bench.bessel";
  d.schema = "x: float32[...] -> z: float32[...]";
  check(eager_op_define_native(c.ctx, &d, "libm.so.6", "float = z j0f(float = x)"));
}

struct Callback : Context {
  eager_tensor* x = tensor({8});
  eager_op* callback = op("bench.callback");
  void run() { eager_tensor_release(Context::run(callback, x)); }
};

struct Saxpy : Context {
  eager_tensor *x = tensor({8}), *y = tensor({8});
  eager_op* saxpy = op("bench.saxpy");
  void run() { eager_tensor_release(Context::run(saxpy, x, y)); }
};

struct BareSaxpy {
  void (*saxpy)(int, float, const float*, int, float*,
                int) = reinterpret_cast<decltype(saxpy)>(dlsym(dlopen("libopenblas.so.0", RTLD_NOW), "cblas_saxpy"));
  float x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, y[8] = {};
  void run() { saxpy(8, 1e-9f, x, 1, y, 1); }
};

// j0f of n numbers on one thread
struct Bessel : Context {
  explicit Bessel(int64_t n) : Context(1), x(tensor({n}, 30)) {}
  eager_tensor* x;
  eager_op* bessel = op("bench.bessel");
  void run() { eager_tensor_release(Context::run(bessel, x)); }
};

struct BesselLoop {
  explicit BesselLoop(int64_t n) : x(static_cast<size_t>(n)), z(x.size()) {
    uint32_t state = 12345;  // the numbers of Context::tensor
    for (float& v : x) v = static_cast<float>((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-24f * 30;
  }
  std::vector<float> x, z;
  void run() {
    for (size_t i = 0; i < x.size(); ++i) z[i] = ::j0f(x[i]);
  }
};

}  // namespace works
