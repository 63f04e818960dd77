#include "runtime/function/nodes/definitions.h"

#include "runtime/ops/families.h"

namespace eager {

void define_function(Registry& r) {
  define_control_flow(r);
  define_call(r);
  define_variables(r);
  define_optimizers(r);
  define_custom_gradients(r);
  define_host_calls(r);
}

}  // namespace eager
