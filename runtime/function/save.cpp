#include "runtime/function/save.h"

#include "eager_c.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/captured.h"
#include "runtime/function/ops.h"
#include "runtime/io/json.h"
#include "runtime/io/safetensors.h"

namespace eager {

namespace {

Json dims_json(ShapeView shape) { return std::vector<int64_t>(shape.begin(), shape.end()); }

Json kind_json(DType dtype, ShapeView shape) { return {{"dtype", dtype_name(dtype)}, {"dims", dims_json(shape)}}; }

class Writer {
 public:
  explicit Writer(const Graph& g) : held_(g) {}
  void write(const std::string& path);

 private:
  Json function_json(const Graph& g);
  Json node_json(const Node& node);
  Json attribute_json(const eager_op& op, size_t i);
  Json object_json(const eager_op& op);
  Json constant_json(const eager_tensor& t, size_t number);
  Json variable_json(eager_variable& v, size_t number);
  Json optimizer_json(const eager_optimizer& optimizer);

  Captured held_;
  std::vector<TensorRef> rates_;
  std::vector<Ref<eager_variable>> states_;
  std::vector<NamedTensor> tensors_;
};

Json Writer::attribute_json(const eager_op& op, size_t i) {
  const AttrValue& v = op.attrs[i];
  switch (op.def.attributes_[i].type) {
    case AttrType::integer: return v.i;
    case AttrType::real: return from_real(v.f);
    case AttrType::boolean: return v.i != 0;
    case AttrType::dtype: return dtype_name(static_cast<DType>(v.i));
    case AttrType::string: return v.string;
    case AttrType::ints: return std::vector<int64_t>(v.ints, v.ints + v.count);
    case AttrType::function: return held_.of(*static_cast<eager_function*>(v.object));
    case AttrType::object: break;
  }
  return object_json(op);
}

Json Writer::object_json(const eager_op& op) {
  if (const eager_variable* v = variable_of(op)) return held_.of(v);
  if (const Update* update = update_of(op)) {
    Json variables = Json::array();
    for (const Ref<eager_variable>& v : update->variables) variables.push_back(held_.of(v.get()));
    return {{"optimizer", held_.of(update->optimizer.get())}, {"variables", variables}, {"rows", update->has_rows}};
  }
  if (const CustomGradient* g = custom_gradient_of(op)) {
    Json j = {{"inputs", g->num_inputs}, {"outputs", g->num_outputs}};
    if (g->backward) j.update({{"function", held_.of(*g->backward)}, {"wanted", g->wanted}});
    else j["error"] = {static_cast<int>(g->error.code), g->error.message};
    return j;
  }
  if (const HostCallback* callback = callback_of(op)) {
    fail(Code::failed_precondition, "the function calls '", callback->name,
         "', the caller's code (eager_op_create_host_call), which cannot be saved");
  }
  fail(Code::failed_precondition, "an op ", op.def.name, " cannot be saved");
}

Json Writer::node_json(const Node& node) {
  const OpDef& def = node.def();
  Json attributes = Json::object();
  for (size_t i = 0; i < def.attributes_.size(); ++i) {
    if (!node.op->attrs[i].given) continue;
    // All of them: a later library may have other defaults.
    attributes[def.attributes_[i].name] = {{to_string(def.attributes_[i].type), attribute_json(*node.op, i)}};
  }
  Json j = {{"op", def.name}, {"version", def.version}, {"attributes", attributes}};
  if (node.op->device_index >= 0) j["device"] = device_at(node.op->device_index).name();
  return j;
}

// Values are numbered anew: a graph may have some that nobody uses.
Json Writer::function_json(const Graph& g) {
  std::vector<int64_t> number(g.values.size(), -1);
  Json values = Json::array(), nodes = Json::array();
  auto numbers = [&](const std::vector<int32_t>& list) {
    Json out = Json::array();
    for (int32_t v : list) {
      if (v >= 0 && number[static_cast<size_t>(v)] < 0) {
        number[static_cast<size_t>(v)] = static_cast<int64_t>(values.size());
        const eager_tensor& t = g.at(v);
        values.push_back(g.is_constant(v) ? Json{{"constant", held_.of(&t)}} : kind_json(t.dtype, t.shape()));
      }
      out.push_back(v < 0 ? -1 : number[static_cast<size_t>(v)]);
    }
    return out;
  };
  Json j = {{"name", g.name}, {"inputs", numbers(g.inputs)}};
  for (const Node& node : g.nodes) {
    Json n = node_json(node);
    n["inputs"] = numbers(node.inputs);
    n["outputs"] = numbers(node.outputs);
    nodes.push_back(std::move(n));
  }
  j["outputs"] = numbers(g.outputs);
  j["nodes"] = std::move(nodes);
  j["values"] = std::move(values);
  return j;
}

Json Writer::constant_json(const eager_tensor& t, size_t number) {
  if (t.flags & kWeak) {
    if (t.dtype == DType::int64) return {{"weak_int", weak_value_int(t)}};
    return {{"weak_float", from_real(weak_value_float(t))}};
  }
  Json j = kind_json(t.dtype, t.shape());
  if (t.flags & kShapeOnlyTensor) {
    j["shape_only"] = true;
    return j;
  }
  j["device"] = device_at(t.device_index).name();
  tensors_.push_back({cat("constant/", number), TensorRef::share(const_cast<eager_tensor*>(&t))});
  return j;
}

Json Writer::variable_json(eager_variable& v, size_t number) {
  Json j = kind_json(v.dtype, v.shape);
  j.update({{"name", v.name}, {"trainable", v.trainable.load()}, {"device", device_at(v.device_index).name()}});
  tensors_.push_back({cat("variable/", number, "/", v.name), v.read()});
  return j;
}

// The slots of variables that the function does not have stay behind.
Json Writer::optimizer_json(const eager_optimizer& optimizer) {
  const eager_optimizer::State s = optimizer.state();
  auto add_variable = [&](const Ref<eager_variable>& v) {
    states_.push_back(v);
    return held_.add(held_.variables, v.get());
  };
  if (s.rate_op) fail(Code::failed_precondition, "the learning rate of optimizer ", s.name, " is an op, which cannot be saved");
  Json j = {{"name", s.name}, {"floats", Json::object()}, {"bools", Json::object()}, {"step", add_variable(s.step)}};
  for (const auto& [attr, value] : s.floats) j["floats"][attr] = from_real(value);
  for (const auto& [attr, value] : s.bools) j["bools"][attr] = value;
  if (s.rate_variable) j["rate"] = {{"variable", add_variable(s.rate_variable)}};
  if (s.rate_tensor) {
    rates_.push_back(s.rate_tensor);
    j["rate"] = {{"constant", held_.add(held_.constants, s.rate_tensor.get())}};
  }
  Json slots = Json::array();
  const std::vector<eager_variable*> variables = held_.variables;
  for (const eager_optimizer::State::Slot& slot : s.slots) {
    for (size_t i = 0; i < variables.size(); ++i) {
      if (variables[i]->id == slot.variable) slots.push_back({{"variable", i}, {"which", slot.which}, {"slot", add_variable(slot.slot)}});
    }
  }
  j["slots"] = std::move(slots);
  return j;
}

void Writer::write(const std::string& path) {
  if (is_nested_too_much(held_.nesting.depth, held_.nesting.unfolded, held_.num_nodes)) {
    fail(Code::failed_precondition, "functions are nested ", held_.nesting.depth, " deep, with ", held_.nesting.unfolded, " nodes: more than can be saved");
  }
  Json functions = Json::array(), constants = Json::array(), variables = Json::array(), optimizers = Json::array();
  for (const Graph* g : held_.graphs) functions.push_back(function_json(*g));
  // These add to the constants and variables.
  for (const eager_optimizer* o : held_.optimizers) optimizers.push_back(optimizer_json(*o));
  for (size_t i = 0; i < held_.constants.size(); ++i) constants.push_back(constant_json(*held_.constants[i], i));
  for (size_t i = 0; i < held_.variables.size(); ++i) variables.push_back(variable_json(*held_.variables[i], i));
  const Json graph = {{"functions", functions}, {"constants", constants}, {"variables", variables}, {"optimizers", optimizers}};
  write_safetensors(path,
                    {{"format", kFunctionFormat},
                     {"format_version", std::to_string(kFunctionFormatVersion)},
                     {"library_version", eager_version()},
                     {"graph", json_text(graph)}},
                    tensors_);
}

}  // namespace

void save_function(const Graph& g, const std::string& path) { Writer(g).write(path); }

}  // namespace eager
