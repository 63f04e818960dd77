// The part of define_random for distributions whose parameters are tensors.
#pragma once

#include "runtime/core/schema.h"

namespace eager {

void define_random_draws(Registry& r);

// Adds the optional input `key`, by which a call of a random op has numbers of its own.
OpDef& with_key(OpDef& op);
// Checks the input `key`, which has this number, if it is given.
void check_key(InferContext& c, int input);
// Sets key and counter of `blocks` blocks of random bits: from the input `key` if it is given, else from the attribute seed or the
// context's stream.
void draw_blocks(InferContext& c, int input, int64_t blocks, uint64_t& key, uint64_t& counter);

// Returns the shape of the numbers: the attribute's, to which that of the parameters must broadcast, or that of the parameters.
Shape drawn_shape(InferContext& c, ShapeView parameters);

}  // namespace eager
