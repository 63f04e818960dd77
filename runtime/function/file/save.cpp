#include "runtime/function/file/save.h"

#include <unordered_map>

#include "base/utf8.h"
#include "eager_c.h"
#include "runtime/core/device_manager.h"
#include "runtime/function/graph/captured.h"
#include "runtime/function/graph/internal_ops.h"
#include "runtime/io/attribute_json.h"
#include "runtime/io/safetensors.h"

namespace eager {

namespace {

void write_kind(JsonWriter& w, DType dtype, ShapeView shape) {
  w.member("dtype", dtype_name(dtype));
  w.key("dims");
  w.values(shape);
}

class Writer {
 public:
  explicit Writer(const Graph& g) : held_(g) {}
  void write(const std::string& path);

 private:
  std::string graph_text();
  void write_function(const Graph& g);
  void write_assumed(const std::vector<Assumption>& assumed);
  void write_node(const Node& node);
  void write_attribute(const eager_op& op, size_t i);
  void write_object(const eager_op& op);
  void write_update(const Update& update);
  void write_gradient(const CustomGradient& g);
  void write_constant(const eager_tensor& t, size_t number);
  void write_variable(eager_variable& v, size_t number);
  void write_optimizer(const eager_optimizer& optimizer);
  void write_rate(const eager_optimizer::Rate& rate, const eager_function* function);
  void write_slots(const eager_optimizer::State& s);
  size_t add_variable(const Ref<eager_variable>& v);
  void write_values(const char* name, const std::vector<int32_t>& list);

  JsonWriter w_;
  Captured held_;
  std::vector<TensorRef> rates_;
  std::vector<Ref<eager_variable>> states_;
  std::vector<NamedTensor> tensors_;
  // The values of the function that is being written. They are numbered anew, since a graph may have values that no
  // node uses.
  std::vector<int64_t> numbers_;  // from a value of the graph to its number in the file; -1: not used so far
  std::vector<int32_t> used_;     // from a number in the file to the value of the graph
};

void Writer::write_attribute(const eager_op& op, size_t i) {
  const AttrValue& v = op.attrs[i];
  const AttrType type = op.def.attributes_[i].type;
  if (type == AttrType::function) return w_.value(held_.of(*static_cast<eager_function*>(v.object)));
  if (type == AttrType::object) return write_object(op);
  if (type == AttrType::string && !is_utf8(v.string))
    invalid_argument("attribute '", op.def.attributes_[i].name, "' of ", op.def.name,
                     " is not UTF-8, and so cannot be saved");
  write_value(w_, type, v);
}

void Writer::write_object(const eager_op& op) {
  if (const eager_variable* v = variable_of(op)) return w_.value(held_.of(v));
  if (const Update* update = update_of(op)) return w_.object([&] { write_update(*update); });
  if (const CustomGradient* g = custom_gradient_of(op)) return w_.object([&] { write_gradient(*g); });
  if (const HostCallback* callback = callback_of(op)) {
    fail(Code::failed_precondition, "the function calls '", callback->name,
         "', the caller's code, which cannot be saved");
  }
  fail(Code::failed_precondition, "an op ", op.def.name, " cannot be saved");
}

void Writer::write_update(const Update& update) {
  w_.member("optimizer", held_.of(update.optimizer.get()));
  w_.key("variables");
  w_.list([&] {
    for (const Ref<eager_variable>& v : update.variables) w_.value(held_.of(v.get()));
  });
  w_.key("rows");
  w_.values(update.has_rows);
}

void Writer::write_gradient(const CustomGradient& g) {
  w_.member("inputs", g.num_inputs);
  w_.member("outputs", g.num_outputs);
  if (g.backward) {
    w_.member("function", held_.of(*g.backward));
    w_.key("wanted");
    return w_.values(g.wanted);
  }
  w_.key("error");
  w_.list([&] {
    w_.value(static_cast<int>(g.error.code));
    w_.value(g.error.message);
  });
}

void Writer::write_node(const Node& node) {
  const OpDef& def = node.def();
  w_.member("op", def.name);
  w_.member("version", def.version);
  w_.key("attributes");
  w_.object([&] {
    for (size_t i = 0; i < def.attributes_.size(); ++i) {
      if (!node.op->attrs[i].given) continue;
      // Attributes that have their default value are written too: a later library may have other defaults.
      w_.key(def.attributes_[i].name);
      w_.object([&] {
        w_.key(to_string(def.attributes_[i].type));
        write_attribute(*node.op, i);
      });
    }
  });
  if (node.op->device_index >= 0) w_.member("device", device_at(node.op->device_index).name());
}

void Writer::write_values(const char* name, const std::vector<int32_t>& list) {
  w_.key(name);
  w_.list([&] {
    for (int32_t v : list) {
      if (v < 0) {
        w_.value(-1);
        continue;
      }
      int64_t& number = numbers_[v];
      if (number < 0) {
        number = used_.size();
        used_.push_back(v);
      }
      w_.value(number);
    }
  });
}

void Writer::write_assumed(const std::vector<Assumption>& assumed) {
  w_.key("assumed");
  w_.list([&] {
    for (const Assumption& a : assumed) {
      w_.object([&] {
        w_.member("variable", add_variable(a.variable));
        w_.member("trainable", a.is_trainable);
      });
    }
  });
}

void Writer::write_function(const Graph& g) {
  numbers_.assign(g.values.size(), -1);
  used_.clear();
  w_.member("name", g.name);
  write_values("inputs", g.inputs);
  w_.key("nodes");
  w_.list([&] {
    for (const Node& node : g.nodes) {
      w_.object([&] {
        write_node(node);
        write_values("inputs", node.inputs);
        write_values("outputs", node.outputs);
      });
    }
  });
  write_values("outputs", g.outputs);
  if (!g.assumed.empty()) write_assumed(g.assumed);
  if (!g.settled.empty()) {
    w_.key("settled");
    w_.list([&] {
      for (const Ref<eager_variable>& v : g.settled) w_.value(add_variable(v));
    });
  }
  w_.key("values");
  w_.list([&] {
    for (int32_t v : used_) {
      const eager_tensor& t = g.at(v);
      w_.object([&] {
        if (g.is_constant(v)) w_.member("constant", held_.of(&t));
        else write_kind(w_, t.dtype, t.shape());
      });
    }
  });
}

void Writer::write_constant(const eager_tensor& t, size_t number) {
  if (t.flags & kWeak) {
    if (t.dtype == DType::int64) w_.member("weak_int", weak_value_int(t));
    else w_.member("weak_float", weak_value_float(t));
    return;
  }
  write_kind(w_, t.dtype, t.shape());
  if (t.flags & kShapeOnlyTensor) return w_.member("shape_only", true);
  w_.member("device", device_at(t.device_index).name());
  tensors_.push_back({cat("constant/", number), TensorRef::share(const_cast<eager_tensor*>(&t))});
}

void Writer::write_variable(eager_variable& v, size_t number) {
  w_.member("name", v.name);
  TensorRef value = v.read();
  write_kind(w_, v.dtype, value->shape());
  if (v.declared.any_rank) {
    w_.member("any_rank", true);
  } else if (!v.has_fixed_shape) {
    w_.key("declared_dims");
    w_.values(ShapeView(v.shape));
  }
  w_.member("trainable", static_cast<bool>(v.trainable));
  w_.member("device", device_at(v.device_index).name());
  tensors_.push_back({cat("variable/", number, "/", v.name), std::move(value)});
}

size_t Writer::add_variable(const Ref<eager_variable>& v) {
  states_.push_back(v);
  return held_.add(held_.variables, v.get());
}

// Writes the slots of the variables that the function has, and leaves out all others.
void Writer::write_slots(const eager_optimizer::State& s) {
  std::unordered_map<uint64_t, size_t> places;  // by the variable's id
  for (size_t i = 0; i < held_.variables.size(); ++i) places.emplace(held_.variables[i]->id, i);
  w_.list([&] {
    for (const eager_optimizer::State::Slot& slot : s.slots) {
      const auto place = places.find(slot.variable);
      if (place == places.end()) continue;
      w_.object([&] {
        w_.member("variable", place->second);
        w_.member("which", slot.which);
        w_.member("slot", add_variable(slot.slot));
      });
    }
  });
}

// Writes what the learning rate is, unless it is a number. function: what computes it, if that is an op.
void Writer::write_rate(const eager_optimizer::Rate& rate, const eager_function* function) {
  if (!rate.variable && !rate.tensor && !rate.op && !rate.schedule) return;
  w_.key("rate");
  w_.object([&] {
    if (rate.variable) return w_.member("variable", add_variable(rate.variable));
    if (rate.op) return w_.member("function", held_.of(*function));
    if (rate.schedule) {
      w_.key("schedule");
      return w_.object([&] { rate.schedule->write(w_); });
    }
    rates_.push_back(rate.tensor);
    w_.member("constant", held_.add(held_.constants, rate.tensor.get()));
  });
}

void Writer::write_optimizer(const eager_optimizer& optimizer) {
  const eager_optimizer::State s = optimizer.state();
  const eager_function* schedule = held_.schedule(optimizer);
  if (s.rate.op && !schedule) {
    fail(
        Code::failed_precondition, "the learning rate of optimizer ", s.name,
        " is computed at each step by code that cannot be "
        "saved. What can: a number, a tensor, a variable, a schedule, or a traced function that assigns to no variable");
  }
  w_.member("name", s.name);
  w_.key("floats");
  w_.object([&] {
    for (const auto& [attr, value] : s.floats) w_.member(attr, value);
  });
  w_.key("bools");
  w_.object([&] {
    for (const auto& [attr, value] : s.bools) w_.member(attr, value);
  });
  if (!s.ints.empty()) {
    w_.key("ints");
    w_.object([&] {
      for (const auto& [attr, value] : s.ints) w_.member(attr, value);
    });
  }
  if (!s.undecayed.empty()) {
    w_.key("exclude_from_weight_decay");
    w_.values(s.undecayed);
  }
  w_.member("step", add_variable(s.step));
  write_rate(s.rate, schedule);
  w_.key("slots");
  write_slots(s);
}

std::string Writer::graph_text() {
  auto write_each = [&](const char* name, const auto& list, auto write) {
    w_.key(name);
    w_.list([&] {
      for (size_t i = 0; i < list.size(); ++i) w_.object([&] { write(*list[i], i); });
    });
  };
  w_.object([&] {
    write_each("functions", held_.graphs, [&](const Graph& g, size_t) { write_function(g); });
    // Optimizers add constants and variables, so they are written before these.
    write_each("optimizers", held_.optimizers, [&](const eager_optimizer& o, size_t) { write_optimizer(o); });
    write_each("constants", held_.constants, [&](const eager_tensor& t, size_t i) { write_constant(t, i); });
    write_each("variables", held_.variables, [&](eager_variable& v, size_t i) { write_variable(v, i); });
  });
  return w_.take();
}

void Writer::write(const std::string& path) {
  if (is_nested_too_much(held_.nesting.depth, held_.nesting.unfolded, held_.num_nodes)) {
    fail(Code::failed_precondition, "functions are nested ", held_.nesting.depth, " deep, with ",
         held_.nesting.unfolded, " nodes: more than can be saved");
  }
  write_safetensors(path,
                    {{"format", kFunctionFormat},
                     {"format_version", std::to_string(kFunctionFormatVersion)},
                     {"library_version", eager_version()},
                     {"graph", graph_text()}},
                    tensors_);
}

}  // namespace

void save_function(const Graph& g, const std::string& path) { Writer(g).write(path); }

}  // namespace eager
