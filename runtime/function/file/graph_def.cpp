#include "runtime/function/file/graph_def.h"

#include <map>
#include <protozero/pbf_writer.hpp>

#include "base/utf8.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/graph/internal_ops.h"

namespace eager {

namespace {

using protozero::pbf_writer;

// tensorflow.DataType's numbers, by DType's.
int32_t data_type_of(DType t) {
  constexpr int32_t kTypes[kNumDTypes] = {0, 10, 6, 5, 3, 9, 4, 17, 22, 23, 19, 14, 1, 2, 8, 18, 7};
  return kTypes[static_cast<int>(t)];
}

// The fields of AttrValue.
namespace attr_value {
enum { list = 1, s = 2, i = 3, f = 4, b = 5, type = 6, shape = 7 };
}

template <class F>
void put_attribute(pbf_writer& node, const std::string& name, F write) {
  pbf_writer entry(node, 5);
  entry.add_string(1, name);
  pbf_writer value(entry, 2);
  write(value);
}

void put_text_attribute(pbf_writer& node, const std::string& name, const std::string& text) {
  put_attribute(node, name, [&](pbf_writer& v) { v.add_bytes(attr_value::s, text); });
}

void put_shape(pbf_writer& to, uint32_t field, ShapeView shape) {
  pbf_writer s(to, field);
  for (const int64_t dim : shape) {
    pbf_writer d(s, 2);
    d.add_int64(1, dim);
  }
}

// Writes the nodes of one function of those that a graph holds.
class GraphDefWriter {
 public:
  GraphDefWriter(const Graph& g, const std::string& scope, pbf_writer& to)
      : g_(g), scope_(scope), to_(to), names_(g.values.size()) {}

  void write() {
    for (size_t i = 0; i < g_.inputs.size(); ++i) {
      const int32_t v = g_.inputs[i];
      names_[v] = unique(cat("input_", i));
      node(names_[v], "Placeholder", {}, -1, {v});
    }
    for (const Node& n : g_.nodes) {
      std::vector<std::string> inputs;
      for (const int32_t v : n.inputs) {
        if (v >= 0) inputs.push_back(name_of(v));
      }
      const std::string name = unique(n.def().name);
      for (size_t i = 0; i < n.outputs.size(); ++i) names_[n.outputs[i]] = i == 0 ? name : cat(name, ':', i);
      node(name, n.def().name, inputs, n.op->device_index, n.outputs, n.op.get());
    }
    for (size_t i = 0; i < g_.outputs.size(); ++i) {
      const int32_t v = g_.outputs[i];
      node(unique(cat("output_", i)), "Identity", {name_of(v)}, -1, {v});
    }
  }

 private:
  // Returns the value's name; a constant gets its node when it is first used.
  const std::string& name_of(int32_t v) {
    if (names_[v].empty()) {
      names_[v] = unique("constant");
      node(names_[v], "Const", {}, -1, {v});
    }
    return names_[v];
  }
  std::string unique(const std::string& name) {
    const int used = used_[name]++;
    return used == 0 ? cat(scope_, name) : cat(scope_, name, '_', used);
  }

  void node(const std::string& name, const char* op_name, const std::vector<std::string>& inputs, int device,
            const std::vector<int32_t>& outputs, const eager_op* op = nullptr) {
    pbf_writer n(to_, 1);
    n.add_string(1, name);
    n.add_string(2, op_name);
    for (const std::string& input : inputs) n.add_string(3, input);
    if (device >= 0) n.add_string(4, device_at(device).name());
    if (!outputs.empty()) {
      put_attribute(n, "dtype",
                    [&](pbf_writer& v) { v.add_enum(attr_value::type, data_type_of(g_.at(outputs[0]).dtype)); });
      put_attribute(n, "_output_shapes", [&](pbf_writer& v) {
        pbf_writer list(v, attr_value::list);
        for (const int32_t output : outputs) put_shape(list, attr_value::shape, g_.at(output).shape());
      });
    }
    if (!op) return;
    for (size_t i = 0; i < op->def.attributes_.size(); ++i) {
      if (op->attrs[i].given) attribute(n, op->def.attributes_[i], op->attrs[i], *op);
    }
  }

  void attribute(pbf_writer& node, const Attribute& a, const AttrValue& value, const eager_op& op) {
    const std::string name = a.name;
    switch (a.type) {
      case AttrType::integer:
        return put_attribute(node, name, [&](pbf_writer& v) { v.add_int64(attr_value::i, value.i); });
      case AttrType::real:
        return put_attribute(node, name,
                             [&](pbf_writer& v) { v.add_float(attr_value::f, static_cast<float>(value.f)); });
      case AttrType::boolean:
        return put_attribute(node, name, [&](pbf_writer& v) { v.add_bool(attr_value::b, value.i != 0); });
      case AttrType::dtype:
        // The output's dtype stands there already.
        if (name == "dtype") return;
        return put_attribute(node, name, [&](pbf_writer& v) {
          v.add_enum(attr_value::type, data_type_of(static_cast<DType>(value.i)));
        });
      case AttrType::string: return put_text_attribute(node, name, value.string);
      case AttrType::ints:
        return put_attribute(node, name, [&](pbf_writer& v) {
          pbf_writer list(v, attr_value::list);
          list.add_packed_int64(3, value.ints, value.ints + value.count);
        });
      case AttrType::function:
        return put_text_attribute(node, name, static_cast<eager_function*>(value.object)->name());
      case AttrType::object:
        if (const eager_variable* v = variable_of(op)) put_text_attribute(node, "variable", v->name);
        else if (const HostCallback* callback = callback_of(op)) put_text_attribute(node, "callback", callback->name);
        return;
      case AttrType::op:
      case AttrType::tensors:
      case AttrType::generator: return;  // of datasets, which no graph has
    }
  }

  const Graph& g_;
  const std::string scope_;
  pbf_writer& to_;
  std::vector<std::string> names_;  // of values: "node" or "node:1"
  std::map<std::string, int> used_;
};

}  // namespace

std::string graph_def_of(const Graph& g) {
  const Captured held(g);
  std::string text;
  pbf_writer graph(text);
  for (size_t i = 0; i < held.graphs.size(); ++i) {
    std::string name = to_utf8(held.graphs[i]->name);
    for (char& c : name) {
      if (c == ':' || c == '^') c = '_';  // these mean something in the names of inputs
    }
    const std::string scope = i == 0 ? (name.empty() ? "" : cat(name, '/')) : cat(name, '@', i, '/');
    GraphDefWriter(*held.graphs[i], scope, graph).write();
  }
  pbf_writer(graph, 4).add_int32(1, 1);  // versions: producer
  return text;
}

}  // namespace eager
