// The registry and the kinds of optimizers as JSON, from which bindings make their functions and classes.
#include <algorithm>
#include <span>

#include "runtime/capi/guard.h"
#include "runtime/core/custom_ops.h"
#include "runtime/core/schema.h"
#include "runtime/custom_ops/definition.h"
#include "runtime/data/kinds.h"
#include "runtime/execute/steps.h"
#include "runtime/io/attribute_json.h"
#include "runtime/layers/kinds.h"
#include "runtime/variables/optimizer_kinds.h"
#include "runtime/variables/schedule_kinds.h"

namespace eager::capi {

namespace {

void write_default(JsonWriter& w, const Attribute& a) {
  if (a.default_value.given) write_value(w, a.type, a.default_value);
  else w.null();
}

void write_input(JsonWriter& w, const Input& in) {
  const DTypeSet accepted = accepted_dtypes(in);
  w.member("name", in.name);
  w.member("optional", (in.flags & kOptional) != 0);
  w.member("list", (in.flags & kList) != 0);
  w.member("host", (in.flags & kHost) != 0);
  w.member("shape_only", (in.flags & kShapeOnly) != 0);
  w.member("integers_to_float", (in.flags & kIntegersToFloat) != 0);
  w.key("promotion_group");
  if (in.group) w.value(std::string_view(&in.group, 1));
  else w.null();
  w.key("dtypes");
  w.list([&] {
    for (int t = 1; t < kNumDTypes; ++t) {
      if (contains(accepted, static_cast<DType>(t))) w.value(dtype_name(static_cast<DType>(t)));
    }
  });
  w.member("shape", in.shape);
  w.member("description", in.description);
}

void write_output(JsonWriter& w, const Output& out) {
  w.member("name", out.name);
  w.member("dtype", out.dtype);
  w.member("list", out.is_list);
  w.member("shape", out.shape);
  w.member("description", out.description);
}

void write_attribute(JsonWriter& w, const Attribute& a, int argument) {
  w.member("name", a.name);
  w.member("type", to_string(a.type));
  w.key("default");
  write_default(w, a);
  w.key("argument");
  if (argument >= 0) w.value(argument);
  else w.null();
  w.key("length");
  if (a.length) w.value(a.length);
  else w.null();
  w.member("required", a.is_required);
  w.key("choices");
  if (a.choices.empty()) w.null();
  else {
    w.list([&] {
      for (const std::vector<std::string>& names : a.choices) w.values(names);
    });
  }
  w.member("description", a.description);
}

struct Parameter {
  std::string_view name;
  bool is_required, is_by_name;
};

// Returns what a person gives to the op. An attribute is one with the input of its name.
std::vector<Parameter> parameters(const OpDef& op) {
  std::vector<Parameter> first, required, rest;
  std::string_view names = op.first_parameters_;
  while (!names.empty()) {
    first.push_back({names.substr(0, names.find(' ')), false, false});
    names.remove_prefix(std::min(first.back().name.size() + 1, names.size()));
  }
  auto add = [&](const Parameter& p) {
    auto same = std::ranges::find(first, p.name, &Parameter::name);
    if (same != first.end()) *same = p;
    else (p.is_required ? required : rest).push_back(p);
  };
  for (const Input& in : op.inputs_) {
    if (std::ranges::count(op.attributes_, std::string_view(in.name), &Attribute::name)) continue;
    add({in.name, (in.flags & kOptional) == 0, (in.flags & kByName) != 0});
  }
  for (const Attribute& a : op.attributes_) add({a.name, a.is_required, false});
  first.insert(first.end(), required.begin(), required.end());
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

void write_parameters(JsonWriter& w, const OpDef& op) {
  for (const Parameter& p : parameters(op)) {
    w.object([&] {
      w.member("name", p.name);
      w.member("required", p.is_required);
      w.member("by_name", p.is_by_name);
    });
  }
}

// The text of an example's outputs: "int64 [1 2]; float32 0.5".
void write_outputs(JsonWriter& w, std::string_view outputs) {
  while (!outputs.empty()) {
    const std::string_view one = outputs.substr(0, outputs.find("; "));
    outputs.remove_prefix(std::min(one.size() + 2, outputs.size()));
    w.object([&] {
      w.member("dtype", one.substr(0, one.find(' ')));
      w.member("text", one.substr(one.find(' ') + 1));
    });
  }
}

void write_example(JsonWriter& w, const OpDef& op) {
  w.key("example");
  if (!op.example_given_) return w.null();
  w.object([&] {
    w.key("given");
    w.raw(cat("{", op.example_given_, "}"));
    w.key("gives");
    w.list([&] { write_outputs(w, op.example_gives_); });
  });
}

void write_effects(JsonWriter& w, uint8_t effects) {
  if (effects & kRandom) w.value("random");
  if (effects & kReadsVariable) w.value("reads_variable");
  if (effects & kWritesVariable) w.value("writes_variable");
  if (effects & kCallback) w.value("callback");
}

// Writes a list under a key. write(item) writes the members of an object, or one value.
template <class List, class F>
void write_each(JsonWriter& w, const char* name, const List& list, F write) {
  w.key(name);
  w.list([&] {
    for (const auto& item : list) write(item);
  });
}

void write_op(JsonWriter& w, const OpDef& op) {
  const size_t num_visible = op.outputs_.size() - static_cast<size_t>(op.num_hidden_);
  w.member("name", op.name);
  w.member("description", op.description);
  w.member("public", op.is_public_);
  w.member("user", op.is_custom_);
  if (const NativeKernel* native = op.is_custom_ ? static_cast<const CustomOpDef&>(op).native.get() : nullptr) {
    w.member("library", native->library);
    w.member("call", native->call);
  }
  w.member("version", op.version);
  w.member("differentiable", op.gradient_ != nullptr);
  w.member("has_no_gradient", op.no_gradient_);
  w.key("effects");
  w.list([&] { write_effects(w, op.effects_); });
  write_each(w, "saves", op.saves_, [&](const Save& s) {
    const char* name = s.is_output ? op.outputs_[s.index].name : op.inputs_[s.index].name;
    w.value(s.how == Saving::whole ? name : cat(s.how == Saving::shape ? "shape(" : "complex(", name, ")"));
  });
  write_each(w, "hidden", std::span(op.outputs_).subspan(num_visible), [&](const Output& out) { w.value(out.name); });
  write_each(w, "inputs", op.inputs_, [&](const Input& in) { w.object([&] { write_input(w, in); }); });
  write_each(w, "outputs", std::span(op.outputs_).first(num_visible),
             [&](const Output& out) { w.object([&] { write_output(w, out); }); });
  write_each(w, "attributes", op.attributes_, [&](const Attribute& a) {
    w.object([&] { write_attribute(w, a, op.argument_of(static_cast<size_t>(&a - op.attributes_.data()))); });
  });
  w.key("parameters");
  w.list([&] { write_parameters(w, op); });
  write_example(w, op);
}

std::string op_json(std::string_view name) {
  const std::shared_ptr<const OpDef> custom = find_custom_op(name);
  const OpDef* op = custom ? custom.get() : Registry::global().find(name);
  if (!op || op->is_internal_) fail(Code::not_found, "Op type not registered '", name, "'");
  JsonWriter w;
  w.object([&] { write_op(w, *op); });
  return w.take();
}

std::string registry_json(const Registry& registry) {
  JsonWriter w;
  w.list([&] {
    for (int i = 0; i < registry.size(); ++i) {
      if (!registry.at(i).is_internal_) w.object([&] { write_op(w, registry.at(i)); });
    }
    for (const std::shared_ptr<const OpDef>& op : all_custom_ops()) w.object([&] { write_op(w, *op); });
  });
  return w.take();
}

// Writes an attribute of a kind of optimizer or schedule. Lists are empty as their default.
void write_attribute(JsonWriter& w, const char* name, std::string_view type, double default_value,
                     const char* description) {
  w.member("name", name);
  w.member("type", type);
  w.key("default");
  if (type == "bool") w.value(default_value != 0);
  else if (type == "int") w.value(static_cast<int64_t>(default_value));
  else if (type == "float") w.value(default_value);
  else w.list([] {});
  for (const char* unused : {"argument", "length", "choices"}) {
    w.key(unused);
    w.null();
  }
  w.member("required", false);
  w.member("description", description);
}

// Writes what all kinds begin with.
void write_names(JsonWriter& w, const char* name, const char* title, const char* alias, const char* description) {
  w.member("name", name);
  w.member("title", title);
  w.member("alias", alias);
  w.member("description", description);
  w.member("public", true);
}

template <class Kind, class F>
void write_kind(JsonWriter& w, const Kind& kind, F write_attributes) {
  write_names(w, kind.name, kind.title, kind.alias, kind.description);
  w.key("attributes");
  w.list(write_attributes);
}

std::string optimizers_json() {
  JsonWriter w;
  w.list([&] {
    for (const OptimizerKind& kind : optimizer_kinds()) {
      w.object([&] {
        write_kind(w, kind, [&] {
          size_t i = 0;
          for (const OptimizerKind::Default& d : kind.defaults()) {
            const Hyperparameter& h = *d.hyperparameter;
            const bool is_common = i++ >= kind.own().size();
            w.object([&] {
              write_attribute(w, h.name, to_string(h.type), d.value, h.description);
              w.member("common", is_common);
            });
          }
        });
        w.key("slots");
        w.list([&] {
          for (const auto& slots : {kind.slots(), common_slots()}) {
            for (const OptimizerKind::Slot& slot : slots) {
              w.object([&] {
                w.member("name", slot.name);
                w.member("description", slot.description);
              });
            }
          }
        });
      });
    }
  });
  return w.take();
}

std::string schedules_json() {
  JsonWriter w;
  w.list([&] {
    for (const ScheduleKind& kind : schedule_kinds()) {
      w.object([&] {
        write_kind(w, kind, [&] {
          for (const ScheduleAttribute& a : kind.attributes) {
            w.object([&] { write_attribute(w, a.name, to_string(a.type), a.default_value, a.description); });
          }
        });
      });
    }
  });
  return w.take();
}

void write_layer(JsonWriter& w, const LayerKind& kind) {
  const OpDef& schema = kind.schema;
  write_names(w, schema.name, kind.title, "", schema.description);
  write_each(w, "inputs", schema.inputs_, [&](const Input& in) { w.object([&] { write_input(w, in); }); });
  write_each(w, "outputs", schema.outputs_, [&](const Output& out) { w.object([&] { write_output(w, out); }); });
  write_each(w, "attributes", schema.attributes_,
             [&](const Attribute& a) { w.object([&] { write_attribute(w, a, -1); }); });
  write_each(w, "variables", kind.variables, [&](const LayerVariable& v) {
    w.object([&] {
      w.member("name", v.name);
      w.member("shape", v.shape);
      w.member("initializer", v.initializer);
      w.member("trainable", v.is_trainable);
      w.member("description", v.description);
    });
  });
}

std::string layers_json() {
  JsonWriter w;
  w.list([&] {
    for (const std::unique_ptr<LayerKind>& kind : LayerKinds::global().all()) w.object([&] { write_layer(w, *kind); });
  });
  return w.take();
}

std::string datasets_json() {
  JsonWriter w;
  w.list([&] {
    for (const std::unique_ptr<DatasetKind>& kind : DatasetKinds::global().all()) {
      w.object([&] {
        write_names(w, kind->schema.name, kind->title, "", kind->schema.description);
        w.key("num_inputs");
        if (kind->num_inputs == DatasetKind::kAny) w.null();
        else w.value(kind->num_inputs);
        write_each(w, "attributes", kind->schema.attributes_,
                   [&](const Attribute& a) { w.object([&] { write_attribute(w, a, -1); }); });
      });
    }
  });
  return w.take();
}

std::string kinds_json(std::string_view kind) {
  if (kind == "datasets") return datasets_json();
  if (kind == "layers") return layers_json();
  if (kind == "optimizers") return optimizers_json();
  if (kind == "schedules") return schedules_json();
  invalid_argument("unknown kind '", kind, "'; there are datasets, layers, optimizers and schedules");
}

}  // namespace

}  // namespace eager::capi

using namespace eager;
using namespace eager::capi;

extern "C" eager_status* eager_registry_json(eager_context* ctx, char** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    *out = copy_string(registry_json(Registry::global()));
  });
}

extern "C" eager_status* eager_op_json(eager_context* ctx, const char* name, char** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!name) invalid_argument("name is NULL");
    *out = copy_string(op_json(name));
  });
}

extern "C" eager_status* eager_kinds_json(eager_context* ctx, const char* kind, char** out) {
  return guarded([&] {
    out_pointer(out);
    context(ctx);
    if (!kind) invalid_argument("kind is NULL");
    *out = copy_string(kinds_json(kind));
  });
}
