// Statistics and sets, which other ops compute.
#pragma once

#include "runtime/core/op.h"

namespace eager {

// Defines the ops, as a family of ops does (ops/families.h).
void define_statistics(Registry& r);

}  // namespace eager
