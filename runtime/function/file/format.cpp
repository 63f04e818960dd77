#include "runtime/function/file/format.h"

#include <algorithm>
#include <cctype>
#include <cstring>

#include "base/number.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/format.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/core/whole_number.h"

namespace eager {

namespace {

std::string kind_text(DType dtype, ShapeView shape) { return cat(dtype_name(dtype), to_string(shape)); }

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') out += "\\n";
    else if (static_cast<unsigned char>(c) >= ' ') out += c;
  }
  return out + '"';
}

// Returns the name as it is if it is one word, else in quotes.
std::string name_text(const std::string& name) {
  bool is_word = !name.empty();
  for (char c : name) is_word = is_word && (std::isalnum(static_cast<unsigned char>(c)) || std::strchr("_./:-", c));
  return is_word ? name : quoted(name);
}

template <class T, class F>
std::string joined(const T& list, F text) {
  std::string out;
  for (const auto& item : list) out += cat(out.empty() ? "" : ", ", text(item));
  return out;
}

std::string real_text(double v) {
  std::string text;
  for (int digits = 6; digits <= 17; digits = digits < 15 ? 15 : digits + 1) {
    text = printed(v, std::chars_format::general, digits);
    if (number_of(text) == v) break;
  }
  return text;
}

// The parts of one function's text: the names of its values, and how kinds, constants and attributes are written.
class Text {
 public:
  Text(const Graph& g, const Captured& held) : g_(g), held_(held), names_(g.values.size()) {
    for (size_t i = 0; i < g.inputs.size(); ++i) names_[g.inputs[i]] = cat('x', i);
    int count = 0;
    for (const Node& node : g.nodes) {
      for (int32_t v : node.outputs) names_[v] = cat('y', count++);
    }
  }
  const std::string& name(int32_t v) const { return names_[v]; }
  std::string kind(int32_t v) const { return kind_text(g_.at(v).dtype, g_.at(v).shape()); }
  std::string signature(int32_t v) const { return cat(name(v), ": ", kind(v)); }
  std::string value(int32_t v) const { return v < 0 ? "none" : g_.is_constant(v) ? constant(g_.at(v)) : name(v); }
  // Returns the texts that stand behind the inputs, such as "transpose_b=true" or 'v0 "w": float32[2]'.
  std::vector<std::string> attributes(const eager_op& op) const;

 private:
  std::string constant(const eager_tensor& t) const;
  std::string attribute(const eager_op& op, size_t i) const;
  std::string object(const eager_op& op) const;
  std::string variable(const eager_variable& v) const {
    return cat('v', held_.of(&v), ' ', quoted(v.name), ": ", kind_text(v.dtype, v.shape));
  }

  const Graph& g_;
  const Captured& held_;
  std::vector<std::string> names_;
};

// Returns the text of a constant: the value of a scalar on the host, else the constant's number, and the kind.
std::string Text::constant(const eager_tensor& t) const {
  if (t.flags & kShapeOnlyTensor) return cat("shape of ", kind_text(t.dtype, t.shape()));
  if (t.flags & kWeak)
    return t.dtype == DType::int64 ? std::to_string(weak_value_int(t)) : real_text(weak_value_float(t));
  const std::string kind = kind_text(t.dtype, t.shape());
  const bool is_short = t.rank == 0 && t.dtype != DType::string && device_at(t.device_index).is_host();
  return is_short ? cat(format_tensor(t), ": ", kind) : cat('c', held_.of(&t), ": ", kind);
}

std::string Text::object(const eager_op& op) const {
  if (const eager_variable* v = variable_of(op)) return variable(*v);
  if (const HostCallback* callback = callback_of(op)) return cat("callback=", quoted(callback->name));
  if (const CustomGradient* g = custom_gradient_of(op)) {
    const std::string backward =
        g->backward ? cat("@", held_.of(*g->backward)) : cat("error ", quoted(g->error.message));
    return cat("inputs=", g->num_inputs, ", outputs=", g->num_outputs, ", backward=", backward);
  }
  const Update* update = update_of(op);
  if (!update) return "";
  std::vector<size_t> order;
  for (size_t i = 0; i < update->variables.size(); ++i) order.push_back(i);
  const std::string variables =
      joined(order, [&](size_t i) { return variable(*update->variables[i]) + (update->has_rows[i] ? " rows" : ""); });
  const eager_function* schedule = held_.schedule(*update->optimizer);
  return cat("o", held_.of(update->optimizer.get()), " ", quoted(update->optimizer->name()), ", [", variables, "]",
             schedule ? cat(", learning_rate=@", held_.of(*schedule)) : "");
}

std::string Text::attribute(const eager_op& op, size_t i) const {
  const AttrValue& v = op.attrs[i];
  switch (op.def.attributes_[i].type) {
    case AttrType::integer: return std::to_string(v.i);
    case AttrType::real: {
      int64_t whole;
      return v.count != 0 && whole_value(v, whole) ? std::to_string(whole) : real_text(v.f);
    }
    case AttrType::boolean: return v.i ? "true" : "false";
    case AttrType::dtype: return dtype_name(static_cast<DType>(v.i));
    case AttrType::string: return quoted(v.string);
    case AttrType::ints:
      return cat('[',
                 joined(std::vector<int64_t>(v.ints, v.ints + v.count), [](int64_t n) { return std::to_string(n); }),
                 ']');
    case AttrType::function: return cat('@', held_.of(*static_cast<eager_function*>(v.object)));
    default: break;
  }
  return "";
}

std::vector<std::string> Text::attributes(const eager_op& op) const {
  std::vector<std::string> list;
  for (size_t i = 0; i < op.def.attributes_.size(); ++i) {
    const Attribute& a = op.def.attributes_[i];
    if (!op.attrs[i].given) continue;
    if (a.type == AttrType::object) list.push_back(object(op));
    else if (!is_default(a, op.attrs[i])) list.push_back(cat(a.name, "=", attribute(op, i)));
  }
  return list;
}

std::string title(const Graph& g, size_t number) {
  if (number == 0) return name_text(g.name);
  return cat('@', number, ' ', name_text(g.name));
}

std::string function_text(const Graph& g, const Captured& held, size_t number) {
  const Text text(g, held);
  std::string out =
      cat("function ", title(g, number), '(', joined(g.inputs, [&](int32_t v) { return text.signature(v); }), ") -> (",
          joined(g.outputs, [&](int32_t v) { return text.kind(v); }), ") {\n");
  for (const Node& node : g.nodes) {
    std::vector<std::string> parts;
    for (int32_t v : node.inputs) parts.push_back(text.value(v));
    for (std::string& a : text.attributes(*node.op)) parts.push_back(std::move(a));
    const std::string results = joined(node.outputs, [&](int32_t v) { return text.signature(v); });
    out += cat("  ", results, results.empty() ? "" : " = ", node.def().name, '(',
               joined(parts, [](const std::string& p) { return p; }), ')');
    if (node.op->device_index >= 0) out += cat("  // on ", device_at(node.op->device_index).name());
    out += '\n';
  }
  if (!g.outputs.empty()) out += cat("  return ", joined(g.outputs, [&](int32_t v) { return text.value(v); }), '\n');
  return out + "}\n";
}

void graphviz_cluster(const Graph& g, const Captured& held, size_t number, std::string& out) {
  const Text text(g, held);
  const std::string prefix = cat('f', number, '_');
  out += cat("  subgraph ", quoted(cat("cluster_", number)), " {\n    label=", quoted(title(g, number)), ";\n");
  std::vector<std::string> maker(g.values.size());
  for (int32_t v : g.inputs) {
    maker[v] = prefix + text.name(v);
    out += cat("    ", prefix, text.name(v), " [shape=ellipse, label=", quoted(text.signature(v)), "];\n");
  }
  int num_constants = 0;
  auto edge = [&](int32_t v, const std::string& to) {
    if (v < 0) return;
    std::string& from = maker[v];
    if (from.empty()) {
      from = cat(prefix, 'c', num_constants++);
      out += cat("    ", from, " [shape=note, label=", quoted(text.value(v)), "];\n");
    }
    out += cat("    ", from, " -> ", to, " [label=", quoted(text.kind(v)), "];\n");
  };
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    const Node& node = g.nodes[i];
    const std::string id = cat(prefix, 'n', i);
    std::string label = node.def().name;
    for (const std::string& a : text.attributes(*node.op)) label += cat('\n', a);
    if (node.op->device_index >= 0) label += cat("\non ", device_at(node.op->device_index).name());
    out += cat("    ", id, " [shape=box, label=", quoted(label), "];\n");
    for (int32_t v : node.inputs) edge(v, id);
    for (int32_t v : node.outputs) maker[v] = id;
  }
  for (size_t i = 0; i < g.outputs.size(); ++i) {
    out += cat("    ", prefix, "out", i, " [shape=ellipse, label=", quoted(cat("output ", i)), "];\n");
    edge(g.outputs[i], cat(prefix, "out", i));
  }
  out += "  }\n";
}

}  // namespace

bool is_default(const Attribute& a, const AttrValue& v) {
  const AttrValue& d = a.default_value;
  if (v.given != d.given) return false;
  switch (a.type) {
    case AttrType::real: return v.f == d.f && v.count == d.count;
    case AttrType::string: return std::strcmp(v.string, d.string) == 0;
    case AttrType::ints: return v.count == d.count && std::equal(v.ints, v.ints + v.count, d.ints);
    default: return v.i == d.i;
  }
}

std::string format_function(const Graph& g) {
  const Captured held(g);
  std::string out;
  for (size_t i = 0; i < held.graphs.size(); ++i) out += cat(i ? "\n" : "", function_text(*held.graphs[i], held, i));
  return out;
}

std::string graphviz_function(const Graph& g) {
  const Captured held(g);
  std::string out = cat("digraph ", quoted(g.name), " {\n");
  for (size_t i = 0; i < held.graphs.size(); ++i) graphviz_cluster(*held.graphs[i], held, i, out);
  return out + "}\n";
}

}  // namespace eager
