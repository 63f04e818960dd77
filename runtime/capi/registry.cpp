// The registry as JSON, from which bindings make their functions.
#include <span>

#include "runtime/capi/guard.h"
#include "runtime/core/schema.h"
#include "runtime/io/json_writer.h"

namespace eager::capi {

namespace {

void write_default(JsonWriter& w, const Attribute& a) {
  const AttrValue& v = a.default_value;
  if (!v.given) return w.null();
  switch (a.type) {
    case AttrType::integer: return w.value(v.i);
    case AttrType::real: return w.value(v.f);
    case AttrType::boolean: return w.value(v.i != 0);
    case AttrType::dtype: return w.value(dtype_name(static_cast<DType>(v.i)));
    case AttrType::string: return w.value(v.string);
    case AttrType::ints:
      return w.list([&] {
        for (int i = 0; i < v.count; ++i) w.value(v.ints[i]);
      });
    case AttrType::function:
    case AttrType::object: return w.null();
  }
}

void write_input(JsonWriter& w, const Input& in) {
  const DTypeSet accepted = in.dtypes | (in.flags & kIntegersToFloat ? dtypes::integers | dtypes::boolean : 0);
  w.member("name", in.name);
  w.member("optional", (in.flags & kOptional) != 0);
  w.member("list", (in.flags & kList) != 0);
  w.member("host", (in.flags & kHost) != 0);
  w.member("shape_only", (in.flags & kShapeOnly) != 0);
  w.member("by_name", (in.flags & kByName) != 0);
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
  w.key("choices");
  if (a.choices.empty()) return w.null();
  w.list([&] {
    for (const std::vector<std::string>& names : a.choices) w.values(names);
  });
}

void write_effects(JsonWriter& w, uint8_t effects) {
  if (effects & kRandom) w.value("random");
  if (effects & kReadsVariable) w.value("reads_variable");
  if (effects & kWritesVariable) w.value("writes_variable");
  if (effects & kCallback) w.value("callback");
}

void write_op(JsonWriter& w, const OpDef& op) {
  const size_t num_visible = op.outputs_.size() - static_cast<size_t>(op.num_hidden_);
  auto write_each = [&](const char* name, const auto& list, auto write) {
    w.key(name);
    w.list([&] {
      for (const auto& item : list) write(item);
    });
  };
  w.member("name", op.name);
  w.member("description", op.description);
  w.member("version", op.version);
  w.member("differentiable", op.gradient_ != nullptr);
  w.member("has_no_gradient", op.no_gradient_);
  w.key("effects");
  w.list([&] { write_effects(w, op.effects_); });
  write_each("saves", op.saves_, [&](const Save& s) {
    const char* name = s.is_output ? op.outputs_[s.index].name : op.inputs_[s.index].name;
    w.value(s.shape_only ? cat("shape(", name, ")") : name);
  });
  write_each("hidden", std::span(op.outputs_).subspan(num_visible), [&](const Output& out) { w.value(out.name); });
  write_each("inputs", op.inputs_, [&](const Input& in) { w.object([&] { write_input(w, in); }); });
  write_each("outputs", std::span(op.outputs_).first(num_visible), [&](const Output& out) {
    w.object([&] {
      w.member("name", out.name);
      w.member("dtype", out.dtype);
      w.member("list", out.is_list);
    });
  });
  write_each("attributes", op.attributes_, [&](const Attribute& a) {
    w.object([&] { write_attribute(w, a, op.argument_of(static_cast<size_t>(&a - op.attributes_.data()))); });
  });
}

std::string registry_json(const Registry& registry) {
  JsonWriter w(true);
  w.list([&] {
    for (int i = 0; i < registry.size(); ++i) {
      if (!registry.at(i).is_internal_) w.object([&] { write_op(w, registry.at(i)); });
    }
  });
  return w.take();
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
