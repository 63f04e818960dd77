// The schemas of the ops that nodes/ runs; define_function (ops/families.h) calls each once.
#pragma once

#include "runtime/core/schema.h"

namespace eager {

void define_control_flow(Registry& r);
void define_call(Registry& r);
void define_variables(Registry& r);
void define_optimizers(Registry& r);
void define_custom_gradients(Registry& r);
void define_host_calls(Registry& r);

}  // namespace eager
