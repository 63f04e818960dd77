// An op of the program's own: softplus, log(1 + e^x), with a kernel in C++ and a gradient made of ops.
//
// Once it is defined, it is an op like any other: it is made by its name, promotes its inputs, and is differentiated under
// any number of tapes.
#include <cmath>
#include <complex>
#include <eager.hpp>
#include <iostream>

using eager::Tensor;

template <class T>
static void softplus_of(const eager::KernelCall& call) {
  const auto x = call.input<T>(0);
  const auto y = call.output<T>(0);  // the library has allocated it
  const double sharpness = call.attribute<double>(0);
  for (size_t i = 0; i < y.size(); ++i) {
    const double at = sharpness * x[i];
    y[i] = static_cast<T>((std::fmax(at, 0) + std::log1p(std::exp(-std::fabs(at)))) / sharpness);
  }
}

static void softplus(const eager::KernelCall& call) {
  if (call.input(0).dtype() == eager::DType::float32) softplus_of<float>(call);
  else softplus_of<double>(call);
}

int main() {
  const eager::Op plain =
      eager::define_op("sample.softplus", "x: T[...], sharpness: float = 1 -> y: T[...]; T: float32 float64", softplus,
                       eager::OpOptions().saves("x").gradient([](const eager::GradientCall& call) {
                         return call.output_gradient(0) * sigmoid(call.saved(0) * call.attribute<double>(0));
                       }));
  const Tensor x{-1.f, 0.f, 100.f};
  std::cout << "softplus " << plain(x) << "\n"
            << "    first " << eager::gradient(plain)(x) << "\n"
            << "    second " << eager::gradient(eager::gradient(plain))(x) << "\n";

  const eager::Op sharp("sample.softplus");
  sharp.set("sharpness", 10.0);
  std::cout << "sharper " << sharp(x) << "\n";

  // The C library's hypot, of which the prototype is all that is written.
  const eager::Op hypot =
      eager::define_native_op("sample.hypot", "x: T[...], y: T[...] -> z: T[...]; T: float32 float64", "libm.so.6",
                              "double = z hypot(double = x, double = y)\n"
                              "float32: float = z hypotf(float = x, float = y)");
  std::cout << "hypot " << hypot(x, Tensor{0.f, 4.f, 100.f}) << "\n";

  try {
    plain(Tensor{std::complex<float>(0, 1)});  // of complex numbers there is no softplus here
  } catch (const eager::Error& error) {
    std::cout << error.what() << "\n";
  }
}
