// The part of define_random for distributions whose parameters are tensors.
#pragma once

#include "runtime/core/schema.h"

namespace eager {

void define_random_draws(Registry& r);

}  // namespace eager
