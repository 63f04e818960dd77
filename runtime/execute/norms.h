// vector_norm and l2_normalize, which other ops compute.
#pragma once

#include "runtime/core/op.h"

namespace eager {

// Defines the ops, as a family of ops does (ops/families.h).
void define_norms(Registry& r);

}  // namespace eager
