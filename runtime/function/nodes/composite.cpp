#include "runtime/function/nodes/composite.h"

namespace eager {

bool is_symbolic(eager_tensor* const* tensors, int n) {
  for (int i = 0; i < n; ++i) {
    if (tensors[i] && (tensors[i]->flags & kSymbolic)) return true;
  }
  return false;
}

}  // namespace eager
