// OpenBLAS, opened by the first product that needs it.
//
// When it is opened OpenBLAS maps a buffer of 128 MiB for each processor, later one for each caller, and tries for ever
// where there is no address space for one. So the room is looked for first, and the callers' buffers are mapped at once.
#pragma once

#include <complex>
#include <string>

#include "kernels/cpu/gemm.h"
#include "base/exit.h"
#include "base/fork.h"

extern "C" {
int omp_get_max_threads();
void omp_set_num_threads(int);
}

namespace eager::cpu {

// A call into a library that uses OpenMP (OpenBLAS, oneDNN): it stays on this thread, since our own team splits the work,
// and fork() and exit() wait for its end, since the library has locks and exit handlers of its own. false: the process is
// ending, and the library must not be called.
class LibraryCall {
 public:
  LibraryCall() : is_possible_(!libraries_have_ended()), before_(is_possible_ ? omp_get_max_threads() : 1) {
    if (before_ != 1) omp_set_num_threads(1);
  }
  ~LibraryCall() {
    if (before_ != 1) omp_set_num_threads(before_);  // the caller's own setting
  }
  explicit operator bool() const { return is_possible_; }

 private:
  const ForkSection section_;
  bool is_possible_;
  int before_;
};

namespace blas {

// C = op(A) op(B) or C += op(A) op(B), on this thread alone, by plain loops once the process is ending. RESOURCE_EXHAUSTED where there is no room for OpenBLAS,
// UNAVAILABLE where it cannot be opened.
void gemm(const Gemm& g, const float* a, const float* b, float* c);
void gemm(const Gemm& g, const double* a, const double* b, double* c);
void gemm(const Gemm& g, const std::complex<float>* a, const std::complex<float>* b, std::complex<float>* c);
void gemm(const Gemm& g, const std::complex<double>* a, const std::complex<double>* b, std::complex<double>* c);

// Return "" once the process is ending.
std::string name();  // "OpenBLAS 0.3.21"
std::string core();  // "SkylakeX"

}  // namespace blas

}  // namespace eager::cpu
