#include "runtime/layers/kinds.h"

#include <algorithm>
#include <string>

#include "base/error.h"
#include "base/fork.h"
#include "runtime/layers/activations.h"

namespace eager {

const LayerVariable* LayerKind::find(std::string_view name) const {
  const auto found = std::ranges::find(variables, name, &LayerVariable::name);
  return found == variables.end() ? nullptr : &*found;
}

LayerKind& LayerKinds::add(const char* name, const char* title, void (*build)(LayerBuilder& b),
                           void (*call)(LayerCall& c)) {
  LayerKind& kind = *kinds_.emplace_back(std::make_unique<LayerKind>(LayerKind{{}, title, build, call}));
  kind.schema.name = name;
  kind.schema.noun = "layer";
  return kind;
}

const LayerKind& LayerKinds::find(std::string_view name) const {
  std::string names;
  for (const std::unique_ptr<LayerKind>& kind : kinds_) {
    if (name == kind->schema.name) return *kind;
    names += cat(names.empty() ? "" : ", ", kind->schema.name);
  }
  fail(Code::not_found, "unknown kind of layer '", name, "'; there are ", names);
}

const LayerKinds& LayerKinds::global() {
  static constinit Lazy<LayerKinds> kinds;
  return kinds.get([] {
    auto all = std::make_unique<LayerKinds>();
    define_dense(*all);
    define_convolutions(*all);
    define_pools(*all);
    define_shapes(*all);
    define_activations(*all);
    define_embedding(*all);
    define_normalizations(*all);
    define_attention(*all);
    define_recurrent(*all);
    return all;
  });
}

OpDef& attr_activation(OpDef& schema) {
  return schema.attr_string("activation", "LINEAR")
      .choices(kActivations)
      .says("The activation that is applied to the result; LINEAR: none.");
}

OpDef& attr_initializer(OpDef& schema, const char* name, const char* value) {
  return schema.attr_string(name, value)
      .says(
          "How the variable begins: ZEROS, ONES, CONSTANT, IDENTITY, GLOROT_UNIFORM, GLOROT_NORMAL, HE_UNIFORM, HE_NORMAL, "
          "LECUN_UNIFORM, LECUN_NORMAL, UNIFORM, NORMAL, TRUNCATED_NORMAL, ORTHOGONAL, or an op's name; behind it may stand "
          "attributes, as in \"normal stddev=0.01\".");
}

OpDef& attr_dtypes(OpDef& schema) {
  return schema.attr_dtype("dtype")
      .says("The dtype that the layer computes in; inputs and variables are cast to it. Absent: no casts.")
      .attr_dtype("param_dtype")
      .says("The variables' dtype. Absent: dtype, or the first input's where it is a float, else float32.");
}

}  // namespace eager
