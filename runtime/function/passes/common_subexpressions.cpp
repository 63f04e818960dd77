#include <string>
#include <unordered_map>

#include "runtime/core/device_manager.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/passes/passes.h"
#include "runtime/function/passes/rewriter.h"

namespace eager {

namespace {

// The bytes by which nodes, or constants, are compared.
class Key {
 public:
  template <class T>
  Key& put(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    return put(&value, sizeof value);
  }
  Key& put(const void* data, size_t bytes) {
    text.append(static_cast<const char*>(data), bytes);
    return *this;
  }

  std::string text;
};

void put_attribute(Key& key, const Attribute& a, const AttrValue& value) {
  key.put(value.given);
  if (!value.given) return;
  switch (a.type) {
    case AttrType::string: {
      const std::string_view text(value.string ? value.string : "");
      key.put(text.size()).put(text.data(), text.size());
      break;
    }
    case AttrType::ints: key.put(value.count).put(value.ints, value.count * sizeof *value.ints); break;
    case AttrType::real: key.put(value.f).put(value.count); break;
    case AttrType::integer:
    case AttrType::boolean:
    case AttrType::dtype: key.put(value.i); break;
    default: key.put(value.object); break;
  }
}

std::string key_of(const Node& node) {
  Key key;
  key.put(&node.def()).put(node.op->device_index).put(node.inputs.size()).put(node.outputs.size());
  key.put(node.inputs.data(), node.inputs.size() * sizeof(int32_t));
  for (size_t i = 0; i < node.def().attributes_.size(); ++i)
    put_attribute(key, node.def().attributes_[i], node.op->attrs[i]);
  return key.text;
}

std::string key_of(const eager_tensor& constant) {
  Key key;
  const bool is_small = constant.device_index == kHostDevice && constant.dtype != DType::string &&
                        !(constant.flags & ~kWeak) && constant.num_bytes() <= kPayloadSize;
  if (!is_small) return key.put(constant.id).text;
  key.put(constant.word()).put(constant.dims, constant.rank * sizeof(int64_t));
  return key.put(constant.data, constant.num_bytes()).text;
}

// Reports whether the node may be replaced by an equal one. A copy may not, since the program asked for another tensor;
// nor may a composite op, since it is not known what that does.
bool may_share(const Node& node) {
  return !has_effects(node) && !node.def().run_ && !node.outputs.empty() && !is_op<"copy">(*node.op);
}

}  // namespace

bool common_subexpressions(Graph& g) {
  Rewriter r(g);
  std::unordered_map<std::string, int32_t> constants;
  std::unordered_map<std::string, std::vector<int32_t>> seen;  // from the key of a node to its outputs
  std::vector<int32_t> number(g.values.size(), -1);            // from a constant to the first one like it
  auto constant = [&](int32_t v) {
    int32_t& n = number[v];
    if (n < 0) n = constants.emplace(key_of(r.at(v)), v).first->second;
    return n;
  };
  return r.rewrite([&](Node& node) {
    for (int32_t& v : node.inputs) {
      if (v >= 0 && r.is_constant(v)) v = constant(v);
    }
    if (!may_share(node)) return r.keep(std::move(node));
    const auto [first, is_new] = seen.emplace(key_of(node), node.outputs);
    if (is_new) return r.keep(std::move(node));
    for (size_t k = 0; k < node.outputs.size(); ++k) r.replace(node.outputs[k], first->second[k]);
  });
}

}  // namespace eager
