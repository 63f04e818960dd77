#include <algorithm>
#include <map>

#include "eager_c.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/execute/execute.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/graph/facts.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/function/nodes/optimizers.h"
#include "runtime/function/file/save.h"
#include "runtime/function/trace/tracer.h"
#include "runtime/io/attribute_json.h"
#include "runtime/io/safetensors.h"

namespace eager {

namespace {

// The approximate number of bytes that a constant, variable, optimizer or function takes on top of its data.
constexpr size_t kLoaded = 1024;
// The number of bytes that an assumption takes in the graph, in its function, and while the function is made.
constexpr size_t kAssumed = 2 * sizeof(Assumption) + 64;

Shape to_shape(Json j, int64_t least) {
  if (!j.is(JsonKind::list) || j.size() > kMaxRank) damaged("dims are no list of at most ", kMaxRank, " numbers");
  Shape shape;
  for (const Json d : j) shape.push_back(to_integer(d, least));
  return shape;
}

// Returns the index of the device that j names; -1 if this machine has no such device.
int to_device(Json j) {
  try {
    return find_device(std::string(to_string(j)));
  } catch (const Error& error) {
    if (error.code != Code::not_found) throw;
    return -1;
  }
}

TensorRef place(Json j, TensorRef t) {
  const Json name = find_member(j, "device");
  const int device = name && t->dtype != DType::string ? to_device(name) : -1;
  return device < 0 ? t : copy_to_device(t, device);
}

class Loader {
 public:
  Loader(const eager_context& ctx, const SafetensorsFile& file, Json graph, LoadBudget& budget)
      : ctx_(ctx), file_(file), graph_(graph), budget_(budget) {}
  Ref<eager_function> load();
  // Reports whether loading failed since the program has not defined an op of its own.
  bool lacks_definition() const { return lacks_definition_; }

 private:
  TensorRef constant(Json j, size_t number) const;
  Ref<eager_variable> variable(Json j, size_t number) const;
  Ref<eager_schedule> schedule(Json j) const;
  Ref<eager_optimizer> optimizer(Json j) const;
  void set_schedule(eager_optimizer& optimizer, Json j) const;
  Graph function(Json j, size_t number);
  std::vector<Assumption> assumed(Json function);
  std::vector<Ref<eager_variable>> settled(Json function);
  Ref<eager_op> op(Json node, size_t function);
  Ref<eager_op> shared_op(const OpDef& def);
  void set_attribute(eager_op& op, const Attribute& a, Json value, size_t function);
  Ref<eager_op> object_op(const OpDef& def, Json attributes, size_t function);
  Ref<eager_op> gradient_op(Json j, size_t function);
  Ref<eager_op> optimizer_op(Json j) const;
  Ref<eager_function> function_at(Json j, size_t user);

  const eager_context& ctx_;
  const SafetensorsFile& file_;
  const Json graph_;
  LoadBudget& budget_;
  std::vector<TensorRef> constants_;
  std::vector<Ref<eager_variable>> variables_;
  std::vector<Ref<eager_optimizer>> optimizers_;
  std::vector<Ref<eager_function>> functions_;
  std::vector<Nesting> nestings_;            // of functions_
  std::map<int, Ref<eager_op>> shared_ops_;  // by the definition's index
  double num_nodes_ = 0;
  bool lacks_definition_ = false;
};

TensorRef Loader::constant(Json j, size_t number) const {
  if (const Json v = find_member(j, "weak_int")) return TensorRef::adopt(new_weak_int(to_integer(v)));
  if (const Json v = find_member(j, "weak_float")) return TensorRef::adopt(new_weak_float(to_real(v)));
  const DType dtype = to_dtype(member(j, "dtype"));
  const Shape shape = to_shape(member(j, "dims"), 0);
  if (find_member(j, "shape_only")) return TensorRef::adopt(new_shape_only(dtype, shape));
  return place(j, file_.read(cat("constant/", number), dtype, shape, budget_));
}

Ref<eager_variable> Loader::variable(Json j, size_t number) const {
  const std::string name(to_string(member(j, "name")));
  TensorRef value = file_.read(cat("variable/", number, "/", name), to_dtype(member(j, "dtype")),
                               to_shape(member(j, "dims"), 0), budget_);
  const Json any_rank = find_member(j, "any_rank"), dims = find_member(j, "declared_dims");
  DeclaredShape declared{dims ? to_shape(dims, kUnknown) : Shape(value->shape()), any_rank && to_boolean(any_rank)};
  if (!declared.takes(value->shape())) damaged("'declared_dims' do not take the dims of the value");
  return Ref<eager_variable>::adopt(
      new eager_variable(place(j, std::move(value)), declared, name, to_boolean(member(j, "trainable"))));
}

Ref<eager_schedule> Loader::schedule(Json j) const {
  Ref<eager_schedule> s = Ref<eager_schedule>::adopt(new eager_schedule(to_string(member(j, "kind"))));
  const Json attributes = object_at(j, "attributes");
  for_each_member(attributes, [&](std::string_view attr, Json v) {
    const std::string name(attr);
    if (v.is(JsonKind::list)) {
      std::vector<double> values;
      budget_.charge(2 * v.size(), sizeof(double));
      for (const Json one : v) values.push_back(to_real(one));
      s->set_floats(name.c_str(), std::move(values));
    } else if (v.is(JsonKind::boolean)) {
      s->set_bool(name.c_str(), to_boolean(v));
    } else {
      s->set_float(name.c_str(), to_real(v));
    }
  });
  return s;
}

Ref<eager_optimizer> Loader::optimizer(Json j) const {
  auto variable_at = [&](Json index) { return variables_[to_index(index, variables_.size())]; };
  Ref<eager_optimizer> o =
      Ref<eager_optimizer>::adopt(new eager_optimizer(std::string(to_string(member(j, "name"))).c_str()));
  for_each_member(object_at(j, "floats"),
                  [&](std::string_view attr, Json v) { o->set_float(std::string(attr).c_str(), to_real(v)); });
  for_each_member(object_at(j, "bools"),
                  [&](std::string_view attr, Json v) { o->set_bool(std::string(attr).c_str(), to_boolean(v)); });
  if (const Json ints = find_member(j, "ints")) {
    for_each_member(ints, [&](std::string_view attr, Json v) { o->set_int(std::string(attr).c_str(), to_integer(v)); });
  }
  if (find_member(j, "exclude_from_weight_decay")) {
    std::vector<std::string> patterns;
    for (const Json pattern : elements_at(j, "exclude_from_weight_decay", budget_))
      patterns.emplace_back(to_string(pattern));
    o->set_strings("exclude_from_weight_decay", std::move(patterns));
  }
  if (const Json rate = find_member(j, "rate")) {
    const Json v = find_member(rate, "variable"), s = find_member(rate, "schedule");
    if (v) o->set_learning_rate(*variable_at(v));
    else if (s) o->set_schedule(*schedule(s));
    else if (!find_member(rate, "function"))
      o->set_learning_rate(constants_[to_index(member(rate, "constant"), constants_.size())]);
  }
  o->restore_step(variable_at(member(j, "step")));
  for (const Json slot : list_at(j, "slots")) {
    o->restore_slot(*variable_at(member(slot, "variable")),
                    to_integer(member(slot, "which"), 0, eager_optimizer::kNumSlots - 1),
                    variable_at(member(slot, "slot")));
  }
  return o;
}

// Sets the function that computes the optimizer's learning rate, if j names one. This is a step of its own, since
// functions are loaded after the optimizers that they apply.
void Loader::set_schedule(eager_optimizer& optimizer, Json j) const {
  const Json rate = find_member(j, "rate"), number = rate ? find_member(rate, "function") : Json();
  if (!number) return;
  eager_function& f = *functions_[to_index(number, functions_.size())];
  if (!may_be_schedule(f) || f.num_inputs() != 0 || f.num_outputs() != 1)
    invalid_argument("function '", f.name(), "' computes no learning rate of optimizer ", optimizer.name());
  eager::set_learning_rate(optimizer, call_op(f));
}

Ref<eager_function> Loader::function_at(Json j, size_t user) {
  const size_t number = to_index(j, functions_.size());
  if (number <= user) damaged("function ", user, " runs ", number, ", which is no later one");
  budget_.charge(functions_[number]->reads.size(), sizeof(eager_variable*));  // the user lists them too
  budget_.charge(functions_[number]->assumed.size(), kAssumed);
  Nesting& here = nestings_[user];
  here.hold(functions_[number]->graph(), nestings_[number]);
  if (is_nested_too_much(here.depth, here.unfolded, num_nodes_)) {
    invalid_argument("functions are nested ", here.depth, " deep, with ", here.unfolded,
                     " nodes: more than can be loaded");
  }
  return functions_[number];
}

void Loader::set_attribute(eager_op& op, const Attribute& a, Json value, size_t function) {
  if (a.type == AttrType::function) return set_function(op, a.name, *function_at(value, function));
  set_value(op, a, value, budget_);
}

Ref<eager_op> Loader::gradient_op(Json j, size_t function) {
  const int inputs = to_integer(member(j, "inputs"), 0, kMaxOutputs);
  const int outputs = to_integer(member(j, "outputs"), 0, kMaxOutputs);
  auto gradient = std::make_shared<CustomGradient>(inputs, outputs);
  if (const Json error = find_member(j, "error")) {
    if (!error.is(JsonKind::list) || error.size() != 2) damaged("an error is a code and a message");
    auto part = error.begin();
    const auto code = static_cast<Code>(to_integer(*part, 1, static_cast<int>(Code::data_loss)));
    gradient->error = {code, std::string(to_string(*++part)), ""};
    return custom_gradient_op(std::move(gradient));
  }
  gradient->backward = function_at(member(j, "function"), function);
  std::vector<bool> is_wanted(inputs);
  for (const Json w : list_at(j, "wanted")) {
    const size_t i = to_index(w, is_wanted.size());
    if (is_wanted[i]) damaged("gradient ", i, " is wanted twice");
    is_wanted[i] = true;
    gradient->wanted.push_back(i);
  }
  if (gradient->backward->num_outputs() != static_cast<int>(gradient->wanted.size()))
    damaged("a gradient's function has another number of outputs");
  return custom_gradient_op(std::move(gradient));
}

Ref<eager_op> Loader::optimizer_op(Json j) const {
  auto update = std::make_shared<Update>();
  update->optimizer = optimizers_[to_index(member(j, "optimizer"), optimizers_.size())];
  for (const Json v : list_at(j, "variables")) update->variables.push_back(variables_[to_index(v, variables_.size())]);
  for (const Json r : list_at(j, "rows")) update->has_rows.push_back(to_boolean(r));
  if (update->variables.size() != update->has_rows.size()) damaged("'variables' and 'rows' differ in length");
  return update_op(std::move(update));
}

Ref<eager_op> Loader::object_op(const OpDef& def, Json attributes, size_t function) {
  const std::string name = def.attributes_.empty() ? "" : def.attributes_[0].name;
  const bool is_known = name == "variable" || name == "update" || name == "gradient";
  if (!is_known || def.attributes_.size() != 1) invalid_argument("an op ", def.name, " cannot be loaded");
  const Json object = member(member(attributes, name), "object");
  if (name == "variable") return variable_op(def.name, *variables_[to_index(object, variables_.size())]);
  return name == "update" ? optimizer_op(object) : gradient_op(object, function);
}

// Returns an op without attributes, which all nodes share.
Ref<eager_op> Loader::shared_op(const OpDef& def) {
  Ref<eager_op>& op = shared_ops_[def.index];
  if (!op) {
    op = Ref<eager_op>::adopt(new_op(def.name));
    op->freeze();
  }
  return op;
}

Ref<eager_op> Loader::op(Json node, size_t function) {
  const std::string name(to_string(member(node, "op")));
  const OpDef* def = Registry::global().find(name);
  Ref<eager_op> custom;  // an op of the program's, made at once, since the program may define it anew meanwhile
  if (!def && name.find('.') != name.npos) {
    lacks_definition_ = true;
    custom = Ref<eager_op>::adopt(new_op(name.c_str()));
    lacks_definition_ = false;
    def = &custom->def;
  }
  if (!def) invalid_argument("op '", name, "' is not known to this version of the library");
  const int64_t version = to_integer(member(node, "version"), 1);
  if (version > def->version || version < def->oldest) {
    invalid_argument("op ", name, " has version ", version, ", ",
                     custom ? "the program's definition has " : "this library has ", def->version);
  }
  // A trace holds the nodes of a called function, never the call.
  if (name == "call") invalid_argument("an op call cannot be loaded");
  const Json attributes = object_at(node, "attributes"), device = find_member(node, "device");
  if (attributes.size() == 0 && !device && def->attributes_.empty() && !custom) return shared_op(*def);
  budget_.charge(kTracedOp, 1);
  Ref<eager_op> op;
  bool has_object = false;
  for (const Attribute& a : def->attributes_) has_object = has_object || a.type == AttrType::object;
  if (has_object) {
    op = object_op(*def, attributes, function);
  } else {
    op = custom ? custom : Ref<eager_op>::adopt(new_op(def->name));
    for_each_member(attributes, [&](std::string_view key, Json typed) {
      const Attribute* found = nullptr;
      for (const Attribute& a : def->attributes_) found = key == a.name ? &a : found;
      if (!found) invalid_argument("op ", name, " has no attribute '", key, "'");
      // The program may have defined its op anew with another type, at the same version.
      if (custom && typed.is(JsonKind::object) && !find_member(typed, to_string(found->type))) {
        invalid_argument("attribute '", key, "' of ", name, " is ", to_string(found->type), ", and of another type in ",
                         "the file");
      }
      set_attribute(*op, *found, member(typed, to_string(found->type)), function);
    });
  }
  const int index = device ? to_device(device) : -1;
  op->freeze();
  return index < 0 ? op : op->with(op->attrs, index);
}

// Checks what a composite op assumes about its inputs, since it has no inference that would.
void check_composite(const eager_op& op, const std::vector<eager_tensor*>& inputs) {
  if (!op.def.run_) return;
  for (const eager_tensor* t : inputs) {
    if (!t && !update_of(op)) invalid_argument("an input is not given");
  }
  size_t wanted = inputs.size();
  if (variable_of(op)) wanted = op.def.inputs_.size();
  if (const Update* update = update_of(op)) {
    wanted = update->variables.size();
    for (bool has_rows : update->has_rows) wanted += has_rows;
  }
  const CustomGradient* gradient = custom_gradient_of(op);
  if (gradient) {
    const size_t num_inputs = gradient->num_inputs, least = num_inputs + gradient->num_outputs;
    const eager_function* f = gradient->backward.get();
    wanted = f ? num_inputs + f->num_inputs() : std::max(least, inputs.size());
    if (f && f->num_inputs() < gradient->num_outputs)
      invalid_argument("its gradient takes fewer inputs than it has outputs");
  }
  if (inputs.size() != wanted) invalid_argument("it has ", inputs.size(), " inputs, not ", wanted);
}

void check_update(const eager_op& op, const std::vector<eager_tensor*>& inputs) {
  const Update* update = update_of(op);
  if (!update) return;
  size_t at = 0;
  for (size_t i = 0; i < update->variables.size(); ++i, ++at) {
    const eager_variable& v = *update->variables[i];
    update->optimizer->check(v, nullptr);
    if (!update->has_rows[i]) {
      update->optimizer->check(v, inputs[at]);
      continue;
    }
    if (!inputs[at] || !inputs[at + 1]) invalid_argument("an input is not given");
    check_rows(v, *inputs[at], *inputs[at + 1]);
    ++at;
  }
}

// Checks that no tensor that has only a shape is an input whose data the op reads.
void check_shape_only(const eager_op& op, const std::vector<eager_tensor*>& inputs) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const eager_tensor* t = inputs[i];
    if (!t || !(t->flags & kShapeOnlyTensor)) continue;
    const bool fits = !op.def.inputs_.empty() && (op.def.input_at(i).flags & kShapeOnly);
    if (!fits) invalid_argument("input #", i, " has a shape but no data");
  }
}

std::vector<TensorRef> trace_node(eager_context& trace, eager_op& op, const std::vector<eager_tensor*>& inputs,
                                  size_t num_outputs) {
  check_composite(op, inputs);
  check_shape_only(op, inputs);
  check_update(op, inputs);
  Tracer& tracer = Tracer::of(trace);
  tracer.max_outputs = std::max(num_outputs, size_t{1});
  const size_t before = tracer.num_nodes();
  int32_t room = num_outputs;
  std::vector<TensorRef> owned = owners(num_outputs, [&](eager_tensor** out) {
    execute(trace, {op, inputs.data(), static_cast<int>(inputs.size()), out, room, nullptr, op.attrs, false, true});
  });
  if (room != static_cast<int32_t>(num_outputs))
    invalid_argument("it has ", room, " outputs, the file says ", num_outputs);
  // If the op had to cast its inputs, the trace has a node for each cast too.
  if (tracer.num_nodes() != before + 1) invalid_argument("its inputs are not of the dtypes in which it computes");
  return owned;
}

void check_declared(const eager_tensor& t, Json value) {
  const DType dtype = to_dtype(member(value, "dtype"));
  const Shape shape = to_shape(member(value, "dims"), -1);
  if (t.dtype == dtype && may_equal(t.shape(), shape)) return;
  invalid_argument("it gives ", dtype_name(t.dtype), " ", to_string(t.shape()), ", the file says ", dtype_name(dtype),
                   " ", to_string(shape));
}

Graph Loader::function(Json j, size_t number) {
  const std::string name(to_string(member(j, "name")));
  const std::vector<Json> declared = elements_at(j, "values", budget_);
  Ref<eager_context> trace = new_trace_context(ctx_, name);
  trace->set_scope(-1);
  Tracer& tracer = Tracer::of(*trace);
  tracer.writes_all = true;
  budget_.charge(declared.size(), sizeof(TensorRef));
  std::vector<TensorRef> values(declared.size());
  auto take = [&](Json index) -> eager_tensor* {
    TensorRef& value = values[to_index(index, values.size())];
    const size_t i = &value - values.data();
    const Json constant = value ? Json() : find_member(declared[i], "constant");
    if (constant) value = constants_[to_index(constant, constants_.size())];
    if (!value) damaged("value ", i, " is used before it is made");
    return value.get();
  };
  auto make = [&](Json index) -> size_t {
    const size_t i = to_index(index, values.size());
    if (values[i] || find_member(declared[i], "constant")) damaged("value ", i, " is made twice");
    return i;
  };
  for (const Json index : list_at(j, "inputs")) {
    const size_t i = make(index);
    budget_.charge(kTracedValue, 1);
    values[i] = tracer.input(to_dtype(member(declared[i], "dtype")), to_shape(member(declared[i], "dims"), -1));
  }
  size_t at = 0;
  for (const Json node : list_at(j, "nodes")) {
    try {
      const Json in = list_at(node, "inputs"), out = list_at(node, "outputs");
      budget_.charge(kTracedNode, 1);
      budget_.charge(in.size(), kTracedInput);
      budget_.charge(out.size(), kTracedValue);
      const Ref<eager_op> o = op(node, number);
      std::vector<eager_tensor*> inputs;
      for (const Json index : in) inputs.push_back(to_integer(index, -1) < 0 ? nullptr : take(index));
      std::vector<TensorRef> made = trace_node(*trace, *o, inputs, out.size());
      auto index = out.begin();
      for (TensorRef& t : made) {
        const size_t v = make(*index);
        check_declared(*t, declared[v]);
        values[v] = std::move(t);
        ++index;
      }
    } catch (Error& error) {
      const Json op_name = node.is(JsonKind::object) ? find_member(node, "op") : Json();
      error.message =
          cat("node #", at, op_name && op_name.is(JsonKind::string) ? cat(" (", to_string(op_name), ")") : "",
              " of function '", name, "': ", error.message);
      throw;
    }
    ++at;
  }
  std::vector<eager_tensor*> outputs;
  for (const Json index : list_at(j, "outputs")) {
    outputs.push_back(take(index));
    if (outputs.back()->flags & kShapeOnlyTensor) damaged("an output has no data");
  }
  Graph g = tracer.finish(outputs.data(), outputs.size());
  g.assumed = assumed(j);
  g.settled = settled(j);
  return g;
}

std::vector<Ref<eager_variable>> Loader::settled(Json function) {
  std::vector<Ref<eager_variable>> all;
  if (!find_member(function, "settled")) return all;
  const Json list = list_at(function, "settled");
  budget_.charge(list.size(), kAssumed);
  for (const Json v : list) all.push_back(variables_[to_index(v, variables_.size())]);
  return all;
}

std::vector<Assumption> Loader::assumed(Json function) {
  std::vector<Assumption> all;
  if (!find_member(function, "assumed")) return all;
  const Json list = list_at(function, "assumed");
  budget_.charge(list.size(), kAssumed);
  for (const Json a : list) {
    all.push_back({variables_[to_index(member(a, "variable"), variables_.size())], to_boolean(member(a, "trainable"))});
  }
  return all;
}

Ref<eager_function> Loader::load() {
  auto load_each = [&](const char* name, auto& list, auto load_one) {
    const Json all = list_at(graph_, name);
    budget_.charge(all.size(), kLoaded);
    list.reserve(all.size());
    for (const Json j : all) list.push_back(load_one(j, list.size()));
  };
  load_each("constants", constants_, [&](Json j, size_t i) { return constant(j, i); });
  load_each("variables", variables_, [&](Json j, size_t i) { return variable(j, i); });
  load_each("optimizers", optimizers_, [&](Json j, size_t) { return optimizer(j); });
  const std::vector<Json> functions = elements_at(graph_, "functions", budget_);
  if (functions.empty()) damaged("it has no function");
  budget_.charge(functions.size(), kLoaded);
  functions_.resize(functions.size());
  nestings_.resize(functions.size());
  for (const Json f : functions) num_nodes_ += static_cast<double>(list_at(f, "nodes").size());
  for (size_t i = functions.size(); i-- > 0;) functions_[i] = new_function(function(functions[i], i));
  auto optimizer = optimizers_.begin();
  for (const Json j : list_at(graph_, "optimizers")) set_schedule(**optimizer++, j);
  return functions_[0];
}

std::string_view metadata_of(const SafetensorsFile& file, const char* key) {
  auto at = file.metadata().find(key);
  return at == file.metadata().end() ? std::string_view() : at->second;
}

void check_version(const SafetensorsFile& file) {
  if (metadata_of(file, "format") != kFunctionFormat) invalid_argument("the file is not a saved function");
  const std::string version(metadata_of(file, "format_version"));
  bool is_number = !version.empty() && version.size() < 10;
  for (char c : version) is_number = is_number && c >= '0' && c <= '9';
  if (!is_number) damaged("its format's version is '", version, "'");
  if (std::stoi(version) > kFunctionFormatVersion) {
    invalid_argument("the file has version ", version, " of the format (library ", metadata_of(file, "library_version"),
                     "), this library (", eager_version(), ") reads up to ", kFunctionFormatVersion);
  }
}

}  // namespace

Ref<eager_function> load_function(const eager_context& ctx, const std::string& path) {
  LoadBudget budget(ctx.options.load_limit);
  const SafetensorsFile file(path, budget);
  check_version(file);
  const JsonDocument graph = parse_json(metadata_of(file, "graph"), "the graph", budget);
  Loader loader(ctx, file, graph.root(), budget);
  try {
    return loader.load();
  } catch (Error& error) {
    // An op refused the graph, so the file is wrong, not the caller's use of the op.
    error.op.clear();
    const bool is_kept = error.code == Code::data_loss || error.code == Code::resource_exhausted ||
                         error.code == Code::unknown || error.code == Code::permission_denied ||
                         error.code == Code::unavailable;
    if (!is_kept && !loader.lacks_definition()) error.code = Code::invalid_argument;
    throw;
  }
}

}  // namespace eager
