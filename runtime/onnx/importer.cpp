#include "runtime/onnx/importer.h"

#include <algorithm>
#include <filesystem>

#include "kernels/common/element.h"
#include "base/fork.h"
#include "base/utf8.h"
#include "runtime/execute/execute.h"
#include "runtime/onnx/operators.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/trace/tracer.h"
#include "runtime/io/file.h"

namespace eager::onnx {

namespace {

constexpr size_t kNamed = 208;  // roughly the bytes that the entry of a named value takes
constexpr size_t kShownName = 100;
constexpr int64_t kProbes[] = {1511, 1009, 2003, 2503, 3001, 3511, 4001, 4507};  // primes that are unlikely as dims

std::string shown(const std::string& name) {
  return cat(cut_utf8(name, kShownName), name.size() <= kShownName ? "" : "...");
}

bool is_constant(const TensorRef& t) { return !(t->flags & kSymbolic); }

void set_attr(eager_op& op, const AttrRef& a) {
  switch (a.type) {
    case AttrType::integer: return op.set_int(a.name, a.i);
    case AttrType::real: return op.set_float(a.name, a.f);
    case AttrType::boolean: return op.set_bool(a.name, a.i != 0);
    case AttrType::dtype: return op.set_dtype(a.name, static_cast<int32_t>(a.i));
    case AttrType::string: return op.set_string(a.name, a.s);
    default: return op.set_ints(a.name, a.ints->data(), static_cast<int32_t>(a.ints->size()));
  }
}

std::vector<TensorRef> execute_on(eager_context& ctx, eager_op& op, const std::vector<TensorRef>& inputs,
                                  size_t num_outputs) {
  std::vector<eager_tensor*> in, out(num_outputs);
  for (const TensorRef& t : inputs) in.push_back(t.get());
  int32_t n = static_cast<int32_t>(num_outputs);
  execute(ctx, {op, in.data(), static_cast<int>(in.size()), out.data(), n});
  std::vector<TensorRef> results;
  for (eager_tensor* t : out) results.push_back(TensorRef::adopt(t));
  if (n != static_cast<int32_t>(num_outputs)) invalid_argument("the node has ", num_outputs, " outputs, not ", n);
  return results;
}

}  // namespace

// Ordered maps, since the names in a file could be chosen to have one hash.
using Values = std::map<std::string_view, Value>;
using DimsByName = std::map<std::string_view, std::vector<int64_t>>;

// State shared by the probe and the import. Names are views into the model's.
struct Source {
  DataSource data;  // its budget is already charged for the model and the initializers
  ModelProto model{};
  Values initializers{};
};

class Importer {
 public:
  // `probed` is the result of the probe, or NULL if this importer is the probe.
  Importer(const eager_context& parent, const Source& source, const DimsByName* probed)
      : source_(source), model_(source.model), data_(source.data), probed_(probed),
        trace_(new_trace_context(parent, source.model.graph.name)), sizing_(new_trace_context(parent, "")) {}

  // Traces the graph with primes as the unknown dims of inputs. Returns the dims of all values.
  DimsByName probe() {
    run_graph();
    DimsByName dims;
    auto add = [&](const Values& values) {
      for (const auto& [name, value] : values) {
        if (value.tensor) dims[name].assign(value.tensor->dims, value.tensor->dims + value.tensor->rank);
      }
    };
    add(values_);
    add(source_.initializers);
    return dims;
  }

  Ref<eager_function> import() {
    run_graph();
    std::vector<eager_tensor*> outputs;
    for (const ValueInfo& v : model_.graph.outputs) outputs.push_back(output(v));
    return new_function(Tracer::of(*trace_).finish(outputs.data(), static_cast<int>(outputs.size())));
  }

  const Value* find(const std::string& name) const {
    for (const Values* values : {&values_, &source_.initializers}) {
      if (const auto at = values->find(name); at != values->end()) return &at->second;
    }
    return nullptr;
  }
  // Returns a name for a dim of a value: dims of one name are equal. "": nothing is known about the dim, as where values decide it, so
  // that the probe finds no number.
  std::string dim_name(const std::string& value, int axis) const {
    if (!probed_) return "";
    const auto at = probed_->find(value);
    if (at == probed_->end() || static_cast<size_t>(axis) >= at->second.size()) return "";
    const int64_t dim = at->second[static_cast<size_t>(axis)];
    return dim >= 0 ? std::to_string(dim) : "";
  }
  DataSource& data() { return data_; }

  std::vector<TensorRef> run(const char* name, const std::vector<TensorRef>& inputs, const std::vector<AttrRef>& attrs,
                             size_t num_outputs) {
    LoadBudget& budget = data_.budget;
    budget.charge(kTracedNode, 1);
    budget.charge(inputs.size(), kTracedInput);
    budget.charge(num_outputs, kTracedValue);
    const Ref<eager_op> op = op_of(name, attrs);
    bool is_folded = !inputs.empty();
    for (const TensorRef& t : inputs) is_folded = is_folded && (!t || is_constant(t));
    if (is_folded) charge_folded(*op, inputs, num_outputs);
    return execute_on(*trace_, *op, inputs, num_outputs);
  }

 private:
  void run_graph() {
    for (const ValueInfo& v : model_.graph.inputs) add_input(v);
    for (const NodeProto& n : model_.graph.nodes) add_node(n);
  }

  int64_t probe_of(const Dim& d) {
    const auto at = probes_.emplace(d.name.empty() ? cat('#', probes_.size()) : d.name, probes_.size()).first;
    return at->second < sizeof kProbes / sizeof *kProbes ? kProbes[at->second] : kUnknown;
  }

  // Adds an input of the function. An initializer is a constant, even if the model lists it as an input too.
  void add_input(const ValueInfo& v) {
    if (source_.initializers.count(v.name)) return;
    if (!v.is_tensor) unimplemented(cat("input '", shown(v.name), "' is no tensor"));
    if (!v.has_shape) unimplemented(cat("the rank of input '", shown(v.name), "' is not known"));
    Shape shape;
    for (const Dim& d : v.dims) {
      if (d.value < kUnknown) invalid_argument("input '", shown(v.name), "': a dim is negative: ", d.value);
      shape.push_back(!probed_ && d.value == kUnknown ? probe_of(d) : d.value);
    }
    num_elements(shape);  // fails if it overflows
    data_.budget.charge(kTracedValue, 1);
    define(v.name, {Tracer::of(*trace_).input(dtype_of(v.type), shape), {}});
  }

  void add_node(const NodeProto& n) {
    try {
      if (!n.domain.empty()) unimplemented(cat("domain '", shown(n.domain), "'"));
      const auto op = operators().find(n.op_type);
      if (op == operators().end() || op->second.since > model_.opset || op->second.last < model_.opset)
        unimplemented("the operator");
      for (const std::string& name : n.inputs) {
        if (!name.empty() && !find(name)) invalid_argument("no node before it gives '", shown(name), "'");
      }
      OnnxNode call(*this, n, model_.opset);
      if (!import_sizes(call)) op->second.import(call);
      call.check_attributes();
      std::vector<Value>& results = call.results();
      for (size_t i = 0; i < n.outputs.size(); ++i) {
        if (n.outputs[i].empty()) continue;
        if (i >= results.size()) unimplemented(cat("output ", i));
        define(n.outputs[i], std::move(results[i]));
      }
    } catch (Error& e) {
      e.message = cat("node '", shown(n.name), "' (", shown(n.op_type), ", opset ", model_.opset, "): ", e.message);
      throw;
    }
  }

  // Returns an op. All nodes of an operator without attributes share one.
  Ref<eager_op> op_of(const char* name, const std::vector<AttrRef>& attrs) {
    Ref<eager_op> bare;
    Ref<eager_op>& op = attrs.empty() ? bare_ops_[name] : bare;
    if (op) return op;
    data_.budget.charge(kTracedOp, 1);
    for (const AttrRef& a : attrs) data_.budget.charge(a.ints ? 2 * a.ints->size() : 0, sizeof(int64_t));
    op = Ref<eager_op>::adopt(new_op(name));
    for (const AttrRef& a : attrs) set_attr(*op, a);
    return op;
  }

  eager_tensor* output(const ValueInfo& v) {
    const Value* value = find(v.name);
    if (!value) invalid_argument("no node gives output '", shown(v.name), "'");
    if (!value->tensor) value->tensor = tensor_of(OnnxNode(*this, NodeProto(), model_.opset), *value);
    if (v.is_tensor && v.type != 0 && dtype_of(v.type) != value->tensor->dtype) {
      invalid_argument("output '", shown(v.name), "' is ", dtype_name(value->tensor->dtype), ", and declared as ",
                       dtype_name(dtype_of(v.type)));
    }
    return value->tensor.get();
  }

  void define(const std::string& name, Value value) {
    if (name.empty()) invalid_argument("a value has no name");
    data_.budget.charge(kNamed, 1);
    if (source_.initializers.count(name) || !values_.emplace(name, std::move(value)).second)
      invalid_argument("two values are called '", shown(name), "'");
  }

  void charge_folded(eager_op& op, const std::vector<TensorRef>& inputs, size_t num_outputs) {
    // Convolutions and pooling are refused, since the sizes of inputs and outputs do not bound their work.
    if (op.def.has("strides") && op.def.has("padding")) unimplemented("a window over constants");
    std::vector<TensorRef> likes;
    bool is_symbolic = false;
    for (const TensorRef& t : inputs) {
      const bool has_value = !t || (t->flags & kWeak);
      is_symbolic = is_symbolic || !has_value;
      likes.push_back(has_value ? t : Tracer::of(*sizing_).unbound(t->dtype, t->shape()));
    }
    if (!is_symbolic) return;
    data_.budget.charge(inputs.size() + num_outputs, kTracedValue);
    for (const TensorRef& t : execute_on(*sizing_, op, likes, num_outputs)) {
      // A size that depends on values is unknown here (-1): such an output is no larger than the inputs.
      const int64_t n = std::max<int64_t>(num_elements(t->shape()), 0);
      data_.budget.charge(static_cast<double>(n) * static_cast<double>(t->element_size()));
    }
  }

  const Source& source_;
  const ModelProto& model_;
  DataSource data_;  // a copy, so that the memory of the probe, which is freed, is not charged to the import
  const DimsByName* const probed_;
  std::map<std::string, size_t> probes_;  // the place of a dim's name among those that the inputs have
  Ref<eager_context> trace_, sizing_;
  Values values_;  // all named values but the initializers
  std::map<std::string_view, Ref<eager_op>> bare_ops_;
};

// ---- OnnxNode

bool are_known(const Sizes& sizes) {
  for (const Size& s : sizes) {
    if (!s.value) return false;
  }
  return true;
}

void unimplemented(const std::string& what) { fail(Code::unimplemented, what, " is not supported"); }

int64_t product_of(const int64_t* dims, int first, int end) {
  Shape s;
  for (int i = first; i < end; ++i) s.push_back(dims[i]);
  return num_elements(s);
}

bool OnnxNode::has(int i) const { return i < num_inputs() && !node_.inputs[static_cast<size_t>(i)].empty(); }

const Value& OnnxNode::value(int i) const {
  if (!has(i)) invalid_argument("input ", i, " is missing");
  return *importer_.find(node_.inputs[static_cast<size_t>(i)]);
}

bool OnnxNode::is_sizes(int i) const { return has(i) && value(i).is_sizes; }

bool OnnxNode::is_computed(int i) const { return has(i) && (is_sizes(i) || !is_constant(value(i).tensor)); }

TensorRef OnnxNode::in(int i) const {
  const Value& v = value(i);
  if (!v.tensor && v.is_sizes) v.tensor = tensor_of(*this, v);
  return v.tensor;
}

namespace {

TensorRef host_constant(const TensorRef& t, int i) {
  if (!is_constant(t)) unimplemented(cat("input ", i, " that is no constant"));
  return copy_to_device(t, kHostDevice);
}

}  // namespace

std::vector<int64_t> OnnxNode::ints(int i, size_t most) const {
  TensorRef t = host_constant(in(i), i);
  if (!is_integer(t->dtype)) invalid_argument("input ", i, " must be integers, not ", dtype_name(t->dtype));
  if (static_cast<size_t>(t->num_elements) > most) {
    invalid_argument("input ", i, " has ", t->num_elements, " numbers, and at most ", most, " are allowed");
  }
  t = cast(t, DType::int64);
  if (t->rank > 1) invalid_argument("input ", i, " must be a vector, got shape ", to_string(t->shape()));
  std::vector<int64_t> out(static_cast<size_t>(t->num_elements));
  if (!out.empty()) read_to_host(*t, out.data());
  return out;
}

int64_t OnnxNode::integer(int i) const {
  const std::vector<int64_t> v = ints(i);
  if (v.size() != 1) invalid_argument("input ", i, " must be one number, not ", v.size());
  return v[0];
}

std::optional<std::vector<int64_t>> OnnxNode::list(const char* name, int64_t since, int i) const {
  if (opset >= since) return has(i) ? std::optional(ints(i)) : std::nullopt;
  return has_attr(name) ? std::optional(attr_ints(name, {})) : std::nullopt;
}

double OnnxNode::number(int i) const {
  TensorRef t = host_constant(in(i), i);
  if (t->num_elements != 1 || is_complex(t->dtype) || t->dtype == DType::string)
    invalid_argument("input ", i, " must be one number");
  t = cast(t, DType::float64);
  double v;
  read_to_host(*t, &v);
  return v;
}

Sizes OnnxNode::sizes(int i) const {
  if (value(i).is_sizes) return value(i).sizes;
  Sizes out;
  for (int64_t v : ints(i, kMaxRank)) out.push_back({v, "", nullptr});
  return out;
}

Size OnnxNode::dim(int i, int axis) const {
  const TensorRef t = in(i);
  if (t->dims[axis] >= 0) return {t->dims[axis], "", nullptr};
  return {std::nullopt, importer_.dim_name(node_.inputs[static_cast<size_t>(i)], axis), t, axis};
}

const AttributeProto* OnnxNode::attr(const char* name) const {
  read_.push_back(name);
  for (const AttributeProto& a : node_.attributes) {
    if (a.name != name) continue;
    if (a.is_reference) unimplemented(cat("attribute '", name, "' of a function"));
    return &a;
  }
  return nullptr;
}

bool OnnxNode::has_attr(const char* name) const { return attr(name) != nullptr; }

namespace {

const AttributeProto* of_type(const AttributeProto* a, AttributeType type) {
  if (a && a->type != type) {
    invalid_argument("attribute '", a->name, "' is of type ", static_cast<int32_t>(a->type), ", not ",
                     static_cast<int32_t>(type));
  }
  return a;
}

}  // namespace

int64_t OnnxNode::attr_int(const char* name) const {
  const AttributeProto* a = of_type(attr(name), AttributeType::integer);
  if (!a) invalid_argument("attribute '", name, "' is missing");
  return a->i;
}
int64_t OnnxNode::attr_int(const char* name, int64_t otherwise) const {
  return has_attr(name) ? attr_int(name) : otherwise;
}
double OnnxNode::attr_float(const char* name, double otherwise) const {
  const AttributeProto* a = of_type(attr(name), AttributeType::real);
  return a ? a->f : otherwise;
}
std::string OnnxNode::attr_string(const char* name, const char* otherwise) const {
  const AttributeProto* a = of_type(attr(name), AttributeType::string);
  return a ? std::string(a->s) : otherwise;
}
std::vector<int64_t> OnnxNode::attr_ints(const char* name, std::vector<int64_t> otherwise) const {
  const AttributeProto* a = of_type(attr(name), AttributeType::integers);
  return a ? a->ints : otherwise;
}
TensorRef OnnxNode::attr_tensor(const char* name) const {
  const AttributeProto* a = of_type(attr(name), AttributeType::tensor);
  if (!a) invalid_argument("attribute '", name, "' is missing");
  return tensor(a->tensor);
}
TensorRef OnnxNode::tensor(const TensorProto& t) const { return make_tensor(t, importer_.data()); }

void OnnxNode::check_attributes() const {
  for (const AttributeProto& a : node_.attributes) {
    if (std::find(read_.begin(), read_.end(), a.name) == read_.end())
      unimplemented(cat("attribute '", shown(a.name), "'"));
  }
}

namespace {

std::vector<TensorRef> tensors(InputList inputs) {
  std::vector<TensorRef> all;
  for (const InputRef& i : inputs) all.push_back(i.tensor ? *i.tensor : nullptr);
  return all;
}
std::vector<AttrRef> references(const Attrs& attrs) { return {attrs.begin(), attrs.end()}; }

}  // namespace

std::vector<TensorRef> OnnxNode::run_all(const char* op, InputList inputs, AttrList attrs, size_t num_outputs) const {
  return importer_.run(op, tensors(inputs), attrs, num_outputs);
}
std::vector<TensorRef> OnnxNode::run_all(const char* op, InputList inputs, const Attrs& attrs,
                                         size_t num_outputs) const {
  return importer_.run(op, tensors(inputs), references(attrs), num_outputs);
}
TensorRef OnnxNode::run(const char* op, InputList inputs, AttrList attrs) const {
  return std::move(run_all(op, inputs, attrs, 1)[0]);
}
TensorRef OnnxNode::run(const char* op, InputList inputs, const Attrs& attrs) const {
  return std::move(run_all(op, inputs, attrs, 1)[0]);
}
TensorRef OnnxNode::run(const char* op, const std::vector<TensorRef>& inputs, AttrList attrs) const {
  return std::move(importer_.run(op, inputs, attrs, 1)[0]);
}
TensorRef OnnxNode::run(const char* op, const std::vector<TensorRef>& inputs, const Attrs& attrs) const {
  return std::move(importer_.run(op, inputs, references(attrs), 1)[0]);
}
TensorRef OnnxNode::cast(const TensorRef& x, DType dtype) const {
  return x->dtype == dtype ? x : run("cast", {x}, {{"dtype", dtype}});
}

TensorRef OnnxNode::constant(const std::vector<int64_t>& v) const {
  const int64_t n = static_cast<int64_t>(v.size());
  TensorRef t = TensorRef::adopt(new_tensor(DType::int64, {&n, 1}, kHostDevice));
  if (n > 0) std::memcpy(t->data, v.data(), v.size() * sizeof(int64_t));
  return t;
}

TensorRef OnnxNode::whole(int64_t v) const {
  TensorRef t = TensorRef::adopt(new_tensor(DType::int64, {nullptr, 0}, kHostDevice));
  std::memcpy(t->data, &v, sizeof v);
  return t;
}

TensorRef OnnxNode::fill(DType dtype, const std::vector<int64_t>& dims, double v) const {
  TensorRef value = TensorRef::adopt(new_tensor(dtype, {nullptr, 0}, kHostDevice));
  encode_element(dtype, v, value->payload);  // writes 16 bytes, for which the payload has room
  return run("fill", {value}, {{"shape", dims}});
}

void OnnxNode::charge(DType dtype, double n) const {
  importer_.data().budget.charge(n * static_cast<double>(dtype_size(dtype)));
}

void OnnxNode::out(TensorRef t) { results_.push_back({std::move(t), {}}); }

void OnnxNode::out_sizes(Sizes sizes, bool is_scalar, DType dtype) {
  if (!are_known(sizes)) return results_.push_back({nullptr, std::move(sizes), true, is_scalar, dtype});
  std::vector<int64_t> v;
  for (const Size& s : sizes) v.push_back(*s.value);
  out(cast(is_scalar ? whole(v[0]) : constant(v), dtype));
}

// ---- the model

const Operators& operators() {
  static constinit Lazy<Operators> all;
  return all.get([] {
    auto ops = std::make_unique<Operators>();
    for (auto* add : {add_elementwise, add_shape, add_indexing, add_sorting, add_reduction, add_network, add_recurrent,
                      add_attention, add_signal, add_resize, add_einsum, add_random, add_strings}) {
      add(*ops);
    }
    return ops;
  });
}

namespace {

void check(const ModelProto& model) {
  const GraphProto& g = model.graph;
  if (!model.has_graph) fail(Code::data_loss, "the file is no ONNX model, or is damaged: there is no graph");
  if (model.opset <= 0) invalid_argument("the model does not say its opset");
  if (model.opset < kFirstOpset || model.opset > kLastOpset) {
    unimplemented(cat("opset ", model.opset, " (", kFirstOpset, " to ", kLastOpset, " are)"));
  }
  if (g.has_sparse_initializers) unimplemented("sparse initializers");
  if (g.outputs.empty()) invalid_argument("the graph has no outputs");
}

bool has_unknown_dims(const GraphProto& g) {
  for (const ValueInfo& v : g.inputs) {
    for (const Dim& d : v.dims) {
      if (d.value == kUnknown) return true;
    }
  }
  return false;
}

}  // namespace

Ref<eager_function> import_model(const eager_context& parent, const std::string& path) {
  std::string folder = std::filesystem::path(path).parent_path().string();
  Source source{{folder.empty() ? "." : folder, LoadBudget(parent.options.load_limit)}};
  LoadBudget& budget = source.data.budget;
  const InputFile file(path);
  budget.add_file(file.size());
  budget.charge(file.size(), 1);
  std::string bytes(file.size(), '\0');
  file.read(0, bytes.data(), bytes.size());
  source.model = read_model(bytes, budget);
  check(source.model);
  for (const TensorProto& t : source.model.graph.initializers) {
    budget.charge(kNamed + kTracedValue, 1);
    const bool is_new = source.initializers.emplace(t.name, Value{make_tensor(t, source.data), {}}).second;
    if (t.name.empty()) invalid_argument("an initializer has no name");
    if (!is_new) invalid_argument("two values are called '", shown(t.name), "'");
  }
  DimsByName probed;
  if (has_unknown_dims(source.model.graph)) {
    try {
      probed = Importer(parent, source, nullptr).probe();
    } catch (const Error&) {
      // The model does not take the primes as dims. Then nothing is known about any unknown dim.
    }
  }
  return Importer(parent, source, &probed).import();
}

}  // namespace eager::onnx
