// Kernels of Fourier transforms.
#include "kernels/common/fourier.h"

#include <complex>

#include "kernels/cpu/fourier_lines.h"
#include "kernels/cpu/kernels.h"

namespace eager::cpu {

namespace {

using fourier::Axis;

template <class T>
int32_t fft_c2c(KernelCall& call) {
  const auto& p = call.params_as<FourierParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  fourier::complex_to_complex<T>({p.outer, p.n, p.inner}, p.is_inverse, static_cast<T>(p.factor),
                                 call.inputs[0].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
int32_t fft_r2c(KernelCall& call) {
  const auto& p = call.params_as<FourierParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  fourier::real_to_complex<T>({p.outer, p.n, p.inner}, static_cast<T>(p.doubled), static_cast<T>(p.factor),
                              call.inputs[0].as<T>(), call.outputs[0].as<T>());
  return 0;
}

template <class T>
int32_t fft_c2r(KernelCall& call) {
  const auto& p = call.params_as<FourierParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  fourier::complex_to_real<T>({p.outer, p.n, p.inner}, static_cast<T>(p.doubled), static_cast<T>(p.factor),
                              call.inputs[0].as<T>(), call.outputs[0].as<T>());
  return 0;
}

}  // namespace

void register_fourier(KernelTable& t) {
  t.add("fft_c2c", DType::complex64, fft_c2c<float>);
  t.add("fft_c2c", DType::complex128, fft_c2c<double>);
  t.add("fft_r2c", DType::float32, fft_r2c<float>);
  t.add("fft_r2c", DType::float64, fft_r2c<double>);
  t.add("fft_c2r", DType::complex64, fft_c2r<float>);
  t.add("fft_c2r", DType::complex128, fft_c2r<double>);
}

}  // namespace eager::cpu
