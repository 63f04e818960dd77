// Keeps a BLAS call on this thread: our own team splits the work.
#pragma once

extern "C" {
int omp_get_max_threads();
void omp_set_num_threads(int);
}

namespace eager::cpu {

class BlasAlone {
 public:
  BlasAlone() : before_(omp_get_max_threads()) {
    if (before_ != 1) omp_set_num_threads(1);
  }
  ~BlasAlone() {
    if (before_ != 1) omp_set_num_threads(before_);  // the caller's own setting
  }

 private:
  int before_;
};

}  // namespace eager::cpu
