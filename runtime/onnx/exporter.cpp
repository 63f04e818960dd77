#include "runtime/onnx/exporter.h"

#include <algorithm>
#include <cstring>
#include <set>

#include "kernels/common/element.h"
#include "base/fork.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/onnx/importer.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/io/file.h"
#include "runtime/ops/elementwise.h"

namespace eager::onnx {

namespace {

constexpr int64_t kWrittenOpset = 17;
// What require_opset throws where the model is of an earlier opset.
struct NeedsOpset {
  int64_t opset;
};

// The versions of the format that opsets belong to, from an opset on.
constexpr std::pair<int64_t, int64_t> kIrVersions[] = {{17, 8}, {19, 9}, {21, 10}, {23, 11}, {24, 12}, {25, 13}};
constexpr size_t kMostBytes = INT32_MAX;  // the most that a protobuf message may have

// Replaces all but printable ASCII, since names are UTF-8 in a file, and any bytes in a graph.
std::string printable(std::string name, const char* otherwise) {
  for (char& c : name) {
    if (c < ' ' || c > '~') c = '_';
  }
  return name.empty() ? otherwise : name;
}

void check_size(size_t bytes) {
  if (bytes > kMostBytes) unimplemented("a model of more than 2 GiB");
}

TensorRef whole_numbers(ShapeView shape, const int64_t* v) {
  const TensorRef t = TensorRef::adopt(new_tensor(DType::int64, shape, kHostDevice));
  std::copy(v, v + t->num_elements, static_cast<int64_t*>(t->data));
  return t;
}
TensorRef whole_number(int64_t v) { return whole_numbers({nullptr, 0}, &v); }
TensorRef whole_numbers(const Ints& v) {
  const int64_t n = static_cast<int64_t>(v.size());
  return whole_numbers({&n, 1}, v.data());
}

// Returns a part of complex numbers; real numbers as they are.
TensorRef part_of(const TensorRef& t, int part) {
  if (!is_complex(t->dtype)) return t;
  const TensorRef host = copy_to_device(t, kHostDevice);
  const TensorRef y = TensorRef::adopt(new_tensor(real_dtype(t->dtype), t->shape(), kHostDevice));
  const size_t size = y->element_size(), n = static_cast<size_t>(y->num_elements);
  for (size_t i = 0; i < n; ++i) {
    std::memcpy(static_cast<char*>(y->data) + i * size,
                static_cast<const char*>(host->data) + (2 * i + static_cast<size_t>(part)) * size, size);
  }
  return y;
}

// Returns the first dtype of `takes` that has all values of t, or `none`.
DType carrier_of(DType t, DTypeSet takes) {
  if (contains(takes, t)) return real_dtype(t);
  const bool is_half = t == DType::float16 || t == DType::bfloat16;
  if (is_half) return contains(takes, DType::float32) ? DType::float32 : DType::none;
  if (!is_integer(t) && t != DType::boolean) return DType::none;
  const size_t bytes = t == DType::boolean ? 0 : dtype_size(t);
  for (DType wide : {DType::uint8, DType::int32, DType::int64}) {
    if (contains(takes, wide) && bytes < dtype_size(wide)) return wide;
  }
  return DType::none;
}

// Returns the nodes that the outputs need and those with effects, which are refused, in their order. A node that only
// the backward pass of a custom gradient reads is not needed.
std::vector<const Node*> needed_nodes(const Graph& g) {
  std::vector<bool> is_used(g.values.size());
  for (int32_t v : g.outputs) is_used[static_cast<size_t>(v)] = true;
  std::vector<const Node*> needed;
  for (size_t i = g.nodes.size(); i-- > 0;) {
    const Node& node = g.nodes[i];
    bool is_needed = has_effects(node) && !variable_read_by(*node.op);
    for (int32_t v : node.outputs) is_needed = is_needed || is_used[static_cast<size_t>(v)];
    if (!is_needed) continue;
    needed.push_back(&node);
    const CustomGradient* gradient = custom_gradient_of(*node.op);
    for (size_t k = 0; k < node.inputs.size(); ++k) {
      const bool passes = !gradient || (k >= static_cast<size_t>(gradient->num_inputs) &&
                                        k < static_cast<size_t>(gradient->num_inputs) + node.outputs.size());
      if (passes && node.inputs[k] >= 0) is_used[static_cast<size_t>(node.inputs[k])] = true;
    }
  }
  std::reverse(needed.begin(), needed.end());
  return needed;
}

}  // namespace

class Exporter {
 public:
  Exporter(const Graph& g, int64_t opset)
      : g_(g), nodes_(needed_nodes(g)), names_{Names(g.values.size()), Names(g.values.size())} {
    model_.graph.name = printable(g.name, "function");
    model_.opset = opset;
    for (const auto& [since, ir_version] : kIrVersions) {
      if (opset >= since) model_.ir_version = ir_version;
    }
  }

  const ModelProto& run() {
    if (g_.outputs.empty()) unimplemented("a function without outputs");
    Names outputs;  // these names are taken first, so that no variable of the same name has them
    for (size_t i = 0; i < g_.outputs.size(); ++i) outputs.push_back(unique(cat("output_", i)));
    for (size_t i = 0; i < g_.inputs.size(); ++i) {
      const int32_t v = g_.inputs[i];
      add_input(v, unique(cat("input_", i)));
    }
    for (const Node* node : nodes_) add_op(*node);
    // Each output has a name of its own, even if it is also an input, a constant or another output.
    for (size_t i = 0; i < g_.outputs.size(); ++i) {
      const eager_tensor& t = g_.at(g_.outputs[i]);
      if (t.flags & kWeak) unimplemented(cat("output ", i, ", a weak scalar,"));
      add_output(g_.outputs[i], outputs[i]);
      model_.graph.outputs.push_back(value_info(outputs[i], t));
    }
    return model_;
  }

  // Returns the name of a value, or of a part of it. The first call for a constant or a variable adds its initializer.
  const Name& name_of(int32_t v, int part = 0) {
    Name& name = names_[part][static_cast<size_t>(v)];
    if (!name.empty()) return name;
    if (left_out_.count(v)) unimplemented("what only gradients read, in an ONNX file,");
    const auto read = reads_.find(v);
    if (read == reads_.end())
      return name = add_initializer("constant", part_of(g_.values[static_cast<size_t>(v)], part));
    eager_variable& variable = *read->second;
    Name& one = variables_[{&variable, part}];
    if (one.empty()) one = add_initializer(printable(variable.name, "variable"), part_of(variable.read(), part));
    return name = one;
  }

  Name add_initializer(const std::string& name, const TensorRef& t) {
    if (t->dtype == DType::string) unimplemented("a constant of dtype string");
    kept_.push_back(copy_to_device(t, kHostDevice));
    check_size(num_bytes_ += t->num_bytes());
    TensorProto p;
    p.name = unique(name);
    p.dims.assign(t->dims, t->dims + t->rank);
    p.type = onnx_type_of(t->dtype);
    p.raw = {static_cast<const char*>(kept_.back()->data), t->num_bytes()};
    model_.graph.initializers.push_back(p);
    return p.name;
  }

  Names add_nodes(const char* op, Names inputs, const Fields& fields, size_t num_outputs) {
    while (!inputs.empty() && inputs.back().empty()) inputs.pop_back();
    Names outputs;
    for (size_t i = 0; i < num_outputs; ++i) outputs.push_back(unique(op));
    add_node(op, std::move(inputs), fields, outputs);
    return outputs;
  }

 private:
  void add_input(int32_t v, const Name& name) {
    const eager_tensor& t = g_.at(v);
    model_.graph.inputs.push_back(value_info(name, t));
    if (!is_complex(t.dtype)) {
      names_[0][static_cast<size_t>(v)] = name;
      return;
    }
    for (int part = 0; part < 2; ++part) {
      const Name place = add_initializer("constant", whole_number(part));
      names_[part][static_cast<size_t>(v)] = add_nodes("Gather", {name, place}, {{"axis", -1}}, 1)[0];
    }
  }

  void add_output(int32_t v, const Name& name) {
    if (!is_complex(g_.at(v).dtype)) return add_node("Identity", {name_of(v)}, {}, {name});
    Names parts;
    for (int part = 0; part < 2; ++part) {
      const Name last = add_initializer("constant", whole_numbers(Ints{-1}));
      parts.push_back(add_nodes("Unsqueeze", {name_of(v, part), last}, {}, 1)[0]);
    }
    add_node("Concat", parts, {{"axis", -1}}, {name});
  }

  void add_node(const char* op, Names inputs, const Fields& fields, const Names& outputs) {
    NodeProto n;
    n.name = cat("node_", model_.graph.nodes.size());
    n.op_type = op;
    n.inputs = std::move(inputs);
    n.outputs = outputs;
    n.attributes.assign(fields.begin(), fields.end());
    model_.graph.nodes.push_back(std::move(n));
  }

  const Mapping& mapping_of(const Node& node) const {
    const auto at = mappings().find(node.def().name);
    if (at != mappings().end()) return at->second;
    std::string dtype;
    for (int32_t v : node.inputs) {
      if (v >= 0 && dtype.empty()) dtype = cat(" of ", dtype_name(g_.at(v).dtype));
    }
    const char* why = has_effects(node) ? ", which has effects," : "";
    unimplemented(cat("op ", node.def().name, dtype, why, " in an ONNX file"));
  }

  void add_op(const Node& node) {
    if (eager_variable* v = variable_read_by(*node.op)) {
      reads_[node.outputs[0]] = v;
      return;
    }
    const Mapping& mapping = mapping_of(node);
    try {
      Export op(*this, g_, node, mapping, model_.opset);
      op.write();
      for (size_t k = 0; k < node.outputs.size(); ++k) {
        if (k >= op.results(0).size()) left_out_.insert(node.outputs[k]);
        for (int part = 0; part < 2; ++part) {
          if (k < op.results(part).size()) names_[part][static_cast<size_t>(node.outputs[k])] = op.results(part)[k];
        }
      }
    } catch (Error& e) {
      e.message = cat("op ", node.def().name, ": ", e.message);
      throw;
    }
  }

  ValueInfo value_info(const Name& name, const eager_tensor& t) const {
    ValueInfo v;
    v.name = name;
    v.type = onnx_type_of(real_dtype(t.dtype));
    for (int i = 0; i < t.rank; ++i) v.dims.push_back({t.dims[i], cat(name, "_dim_", i)});
    if (is_complex(t.dtype)) v.dims.push_back({2, ""});
    return v;
  }

  Name unique(const std::string& name) {
    Name n = name;
    for (size_t& i = counts_[name]; !used_.insert(n).second;) n = cat(name, '_', ++i);
    return n;
  }

  const Graph& g_;
  const std::vector<const Node*> nodes_;
  ModelProto model_;
  Names names_[2];                            // the name of each value, or of its parts; "": it is not written yet
  std::set<int32_t> left_out_;                // values that the mapping of their op does not write
  std::map<int32_t, eager_variable*> reads_;  // the variables that values were read from
  std::map<std::pair<const eager_variable*, int>, Name> variables_;  // the initializers of variables, or of their parts
  std::set<Name> used_;
  std::map<std::string, size_t> counts_;
  std::vector<TensorRef> kept_;  // the tensors that initializers point at
  size_t num_bytes_ = 0;
};

// ---- Export

Field::Field(const char* n, AttributeType t) {
  name = n;
  type = t;
}

Export::Export(Exporter& exporter, const Graph& graph, const Node& node, const Mapping& mapping, int64_t version)
    : opset(version), onnx(mapping.onnx), exporter_(exporter), graph_(graph), node_(node), mapping_(mapping) {
  for (int i = 0; i < num_inputs() && carrier_ == DType::none; ++i) {
    if (!has(i) || !group(i)) continue;
    carrier_ = carrier_of(dtype(i), mapping.takes);
    if (carrier_ == DType::none) unimplemented(cat("dtype ", dtype_name(dtype(i)), " in an ONNX file"));
  }
}

void Export::require_opset(int64_t v) const {
  if (opset < v) throw NeedsOpset{v};
}

void Export::write() {
  bool is_made = false;
  for (size_t k = 0; k < num_outputs(); ++k) is_made = is_made || is_complex(output(k).dtype);
  mapping_.write(*this);
  if (!is_made || !results_[1].empty()) return;
  part_ = 1;
  mapping_.write(*this);
}

// The trace has cast all inputs of a group but weak scalars. These have the dtype of the others; if all are weak,
// float32 if one is a float, else int64.
DType Export::dtype(int i) const {
  if (!(input(i).flags & kWeak) || !group(i)) return input(i).dtype;
  bool is_float = node_.def().input_at(i).flags & kIntegersToFloat;
  for (int k = 0; k < num_inputs(); ++k) {
    if (!has(k) || group(k) != group(i)) continue;
    if (!(input(k).flags & kWeak)) return input(k).dtype;
    is_float = is_float || input(k).dtype != DType::int64;
  }
  return is_float ? DType::float32 : DType::int64;
}

Name Export::in(int i, int part) {
  if (!has(i)) return "";
  const DType t = dtype(i);
  if (!is_complex(t)) part = 0;
  const Name x = input(i).flags & kWeak
                     ? exporter_.add_initializer("constant", part_of(strong_scalar(input(i), t), part))
                     : exporter_.name_of(node_.inputs[static_cast<size_t>(i)], part);
  return group(i) ? cast(x, real_dtype(t), carrier_) : x;
}

Names Export::ins() {
  Names all;
  for (int i = 0; i < num_inputs(); ++i) all.push_back(in(i));
  return all;
}

Name Export::dims(int i) {
  if (!is_known(shape(i))) return add("Shape", {exporter_.name_of(node_.inputs[static_cast<size_t>(i)])});
  return constant({shape(i).begin(), shape(i).end()});
}

Name Export::dims(int i, int first) {
  const ShapeView all = shape(i);
  const ShapeView taken{all.dims + first, all.rank - first};
  if (is_known(taken)) return constant({taken.begin(), taken.end()});
  return add("Slice", {dims(i), constant({first}), constant({all.rank})});
}

Name Export::dim(int i, int64_t axis) {
  const int64_t known = shape(i)[static_cast<int>(axis)];
  return known >= 0 ? scalar(known) : add("Gather", {dims(i), scalar(axis)});
}

Name Export::size(int i) {
  const int64_t known = num_elements(shape(i));
  return known >= 0 ? scalar(known) : add("Size", {in(i)});
}

const AttrValue& Export::attr(const char* name) const {
  const int i = node_.def().number_of(name);
  if (i < 0) fail(Code::internal, "there is no attribute ", name);
  return node_.op->attrs[i];
}

Ints Export::axes(const char* name, int rank) const {
  Ints out = ints(name);
  for (int64_t& a : out) a = a < 0 ? a + rank : a;
  for (int i = 0; i < rank && !given(name); ++i) out.push_back(i);
  return out;
}

Names Export::add_all(const char* op, Names inputs, const Fields& fields, size_t num_outputs) {
  return exporter_.add_nodes(op, std::move(inputs), fields, num_outputs);
}

Name Export::add(const char* op, std::initializer_list<std::string_view> inputs, const Fields& fields) {
  return add(op, Names(inputs.begin(), inputs.end()), fields);
}
Name Export::add(const char* op, Names inputs, const Fields& fields) {
  return add_all(op, std::move(inputs), fields, 1)[0];
}

Name Export::cast(Name x, DType from, DType to) {
  if (from == to) return x;
  for (DType t : {from, to}) {
    const bool is_taken = contains(dtypes::real | dtypes::boolean, t);
    if (!is_taken) unimplemented(cat("a cast of ", dtype_name(from), " to ", dtype_name(to), " in an ONNX file"));
  }
  return add("Cast", {std::move(x)}, {{"to", onnx_type_of(to)}});
}

Name Export::constant(const Ints& v) { return exporter_.add_initializer("constant", whole_numbers(v)); }
Name Export::scalar(int64_t v) { return exporter_.add_initializer("constant", whole_number(v)); }

Name Export::number(DType dtype, double v) {
  dtype = real_dtype(dtype);
  const TensorRef t = TensorRef::adopt(new_tensor(dtype, {nullptr, 0}, kHostDevice));
  encode_element(dtype, part_ == 0 ? v : 0, t->payload);  // writes 16 bytes, for which the payload has room
  return exporter_.add_initializer("constant", t);
}

Name Export::count_up(const Name& n) { return add("Range", {scalar(0), n, scalar(1)}); }

// To ONNX an empty list of axes means all; here it means none, and x comes back.
Name Export::reduce(const char* op, Name x, const Ints* axes, bool keepdims) {
  if (axes && axes->empty()) return x;
  Fields fields{{"keepdims", keepdims ? 1 : 0}};
  Names inputs{std::move(x)};
  const bool is_input = opset >= 18 || std::string_view(op) == "ReduceSum";
  if (axes && is_input) inputs.push_back(constant(*axes));
  if (axes && !is_input) fields.push_back({"axes", *axes});
  return add(op, std::move(inputs), fields);
}

void Export::out(Name y, DType made) {
  const DType wanted = output(results_[part_].size()).dtype;
  results_[part_].push_back(cast(std::move(y), real_dtype(made), real_dtype(wanted)));
}

void Export::out_parts(Name real, Name imaginary) {
  const DType wanted = real_dtype(output(results_[0].size()).dtype);
  results_[0].push_back(cast(std::move(real), carrier_, wanted));
  results_[1].push_back(cast(std::move(imaginary), carrier_, wanted));
}

void direct(Export& op) { op.out(op.add(op.onnx, op.ins())); }
void test(Export& op) { op.out(op.add(op.onnx, op.ins()), DType::boolean); }

Name reshape(Export& c, const Name& x, const Name& shape, bool zero_copies) {
  return c.add("Reshape", {x, shape}, {{"allowzero", zero_copies ? 0 : 1}});
}
Name unsqueeze(Export& c, const Name& x, const Ints& axes) {
  return x.empty() || axes.empty() ? x : c.add("Unsqueeze", {x, c.constant(axes)});
}

Name window_places(Export& c, const Name& count, int64_t step, int64_t length, int64_t dilation) {
  Ints within;
  for (int64_t i = 0; i < length; ++i) within.push_back(i * dilation);
  const Name first = c.add("Mul", {c.count_up(count), c.scalar(step)});
  return c.add("Add", {unsqueeze(c, first, {1}), c.constant(within)});
}
Name count_windows(Export& c, const Name& n, int64_t step, int64_t reach) {
  const Name room = c.add("Add", {n, c.scalar(step - reach)});
  return c.add("Div", {c.add("Max", {room, c.scalar(0)}), c.scalar(step)});
}

const Mappings& mappings() {
  static constinit Lazy<Mappings> all;
  return all.get([] {
    auto m = std::make_unique<Mappings>();
    add_elementwise_mappings(*m);
    add_integer_mappings(*m);
    add_special_mappings(*m);
    add_network_mappings(*m);
    add_shape_mappings(*m);
    add_sorting_mappings(*m);
    add_sequence_mappings(*m);
    add_signal_mappings(*m);
    add_indexing_mappings(*m);
    return m;
  });
}

void export_model(const Graph& g, const std::string& path) {
  std::string bytes;
  for (int64_t opset = kWrittenOpset; bytes.empty();) {
    try {
      bytes = model_bytes(Exporter(g, opset).run());
    } catch (const NeedsOpset& needed) {
      opset = needed.opset;
    }
  }
  check_size(bytes.size());
  OutputFile file(path);
  file.write(bytes.data(), bytes.size());
  file.commit();
}

}  // namespace eager::onnx
