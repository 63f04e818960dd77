// The notation of shapes in the registry's text (include/eager_c.h, "For a binding's author"), matched with real shapes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace shape_notation {

using Dims = std::vector<int64_t>;

// The shape of one tensor, as the registry says it and as it is.
struct Tensor {
  std::string notation;
  Dims dims;
  bool is_one_of_list = false;  // its words for dims are its own
};

// The values of names.
struct Names {
  std::map<std::string, Dims> inputs, lists;  // shapes of inputs; values of attributes that are lists of ints
  std::map<std::string, int64_t> numbers;     // values of attributes that are ints
  bool keepdims = false;
};

// Returns the shape that these are broadcast to.
Dims broadcast(const std::vector<Dims>& shapes);

// Throws std::runtime_error where the text is no shape, or a name in it is unknown and needs a meaning.
// Returns whether there are sizes for all words that make all shapes as they are.
bool match(const std::vector<Tensor>& tensors, const Names& names);

}  // namespace shape_notation
