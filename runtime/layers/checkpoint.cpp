#include "runtime/layers/checkpoint.h"

#include "base/error.h"

namespace eager {

std::vector<KeyedVariable> keyed_variables(const std::string& key, const eager_layer& layer) {
  const Built* built = layer.built();
  if (!built) {
    fail(Code::failed_precondition, "layer '", layer.name, "' has no variables yet: build it, or call it once");
  }
  std::vector<KeyedVariable> all;
  for (size_t i = 0; i < built->variables.size(); ++i) {
    all.push_back({cat(key, "/", built->names[i]), built->variables[i].get()});
  }
  return all;
}

}  // namespace eager
