// The variables of a layer in a checkpoint, under keys that programs of all languages agree on.
#pragma once

#include <string>
#include <vector>

#include "runtime/layers/layer.h"
#include "runtime/variables/checkpoint.h"

namespace eager {

// Returns the layer's variables, each with the key `key/NAME`, where NAME is its name in the kind.
// FAILED_PRECONDITION: the layer is not built.
std::vector<KeyedVariable> keyed_variables(const std::string& key, const eager_layer& layer);

}  // namespace eager
