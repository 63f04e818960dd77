#include "runtime/ops/schema.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <sstream>

#include "runtime/base/fork.h"
#include "runtime/io/json_writer.h"
#include "runtime/ops/families.h"

namespace eager {

const char* to_string(AttrType t) {
  constexpr const char* names[] = {"int", "float", "bool", "dtype", "string", "ints", "function", "object"};
  return names[static_cast<int>(t)];
}

DType dtype_of_name(std::string_view name) {
  int t = kNumDTypes - 1;
  while (t > 0 && name != dtype_name(static_cast<DType>(t))) --t;
  return static_cast<DType>(t);
}

OpDef& OpDef::input(const char* n, DTypeSet dtypes, char group, uint8_t flags) {
  inputs_.push_back({n, dtypes, group, flags});
  if (flags & kList) is_list_ = true;
  return *this;
}

OpDef& OpDef::output(const char* n, const char* dtype) {
  outputs_.push_back({n, dtype, false});
  return *this;
}

OpDef& OpDef::output_list(const char* n, const char* dtype) {
  outputs_.push_back({n, dtype, true});
  return *this;
}

namespace {

OpDef& add_attribute(OpDef& op, const char* name, AttrType type, AttrValue value) {
  if (op.attributes_.size() == kMaxAttributes) fail(Code::internal, op.name, ": too many attributes");
  op.attributes_.push_back({name, type, value});
  return op;
}

AttrValue integer_value(int64_t i) {
  AttrValue v;
  v.given = true;
  v.i = i;
  return v;
}

}  // namespace

OpDef& OpDef::attr_int(const char* n) { return add_attribute(*this, n, AttrType::integer, {}); }
OpDef& OpDef::attr_int(const char* n, int64_t v) { return add_attribute(*this, n, AttrType::integer, integer_value(v)); }
OpDef& OpDef::attr_float(const char* n) { return add_attribute(*this, n, AttrType::real, {}); }
OpDef& OpDef::attr_float(const char* n, double f) {
  AttrValue v;
  v.given = true;
  v.f = f;
  return add_attribute(*this, n, AttrType::real, v);
}
OpDef& OpDef::attr_bool(const char* n, bool v) { return add_attribute(*this, n, AttrType::boolean, integer_value(v)); }
OpDef& OpDef::attr_dtype(const char* n) { return add_attribute(*this, n, AttrType::dtype, {}); }
OpDef& OpDef::attr_dtype(const char* n, DType t) {
  return add_attribute(*this, n, AttrType::dtype, integer_value(static_cast<int64_t>(t)));
}
OpDef& OpDef::attr_string(const char* n, const char* text) {
  AttrValue v;
  v.given = true;
  v.string = text;
  return add_attribute(*this, n, AttrType::string, v);
}
OpDef& OpDef::attr_ints(const char* n) { return add_attribute(*this, n, AttrType::ints, {}); }
OpDef& OpDef::attr_ints(const char* n, std::vector<int64_t> list) {
  const std::vector<int64_t>& kept = defaults_.emplace_back(std::move(list));
  AttrValue v;
  v.given = true;
  v.count = static_cast<int32_t>(kept.size());
  v.ints = kept.data();
  return add_attribute(*this, n, AttrType::ints, v);
}

OpDef& OpDef::attr_function(const char* n) { return add_attribute(*this, n, AttrType::function, {}); }
OpDef& OpDef::attr_object(const char* n) { return add_attribute(*this, n, AttrType::object, {}); }

OpDef& OpDef::argument() {
  attributes_.back().is_argument = true;
  ++num_arguments_;
  return *this;
}

OpDef& OpDef::length(int n) {
  attributes_.back().length = n;
  return *this;
}

// "NHWC|CHANNELS_LAST NCHW" is {{"NHWC", "CHANNELS_LAST"}, {"NCHW"}}.
OpDef& OpDef::choices(const char* list) {
  std::vector<std::vector<std::string>>& all = attributes_.back().choices;
  std::istringstream words(list);
  for (std::string word, name; words >> word;) {
    std::istringstream names(word);
    for (all.emplace_back(); std::getline(names, name, '|');) all.back().push_back(name);
  }
  return *this;
}

std::string Attribute::chosen(std::string_view value) const {
  std::string capitals(value);
  for (char& c : capitals) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  for (const std::vector<std::string>& names : choices) {
    if (std::ranges::count(names, capitals)) return names[0];
  }
  return std::string(value);
}

OpDef& OpDef::gradient(GradientFn f, const char* saves) {
  gradient_ = f;
  for (int i = 0; i < 8; ++i) input_save_[i] = output_save_[i] = -1;
  std::istringstream words(saves);
  for (std::string word; words >> word;) {
    Save s{false, false, 0};
    if (word.rfind("shape(", 0) == 0) {
      s.shape_only = true;
      word = word.substr(6, word.size() - 7);
    }
    bool found = false;
    for (size_t i = 0; i < inputs_.size(); ++i) {
      if (word == inputs_[i].name) s.index = static_cast<uint8_t>(i), found = true;
    }
    for (size_t i = 0; i < outputs_.size() && !found; ++i) {
      if (word == outputs_[i].name) s.is_output = true, s.index = static_cast<uint8_t>(i), found = true;
    }
    if (!found) fail(Code::internal, name, " saves '", word, "', which it does not have");
    if (!is_list_ && s.index < 8) (s.is_output ? output_save_ : input_save_)[s.index] = static_cast<int8_t>(saves_.size());
    saves_.push_back(s);
  }
  return *this;
}

OpDef& Registry::op(const char* name) {
  if (find(name)) fail(Code::internal, "op ", name, " is defined twice");
  OpDef* def = ops_.emplace_back(std::make_unique<OpDef>()).get();
  def->name = name;
  def->index = size() - 1;
  by_name_[def->name] = def;
  return *def;
}

const OpDef* Registry::find(std::string_view name) const {
  auto at = by_name_.find(name);
  return at == by_name_.end() ? nullptr : at->second;
}

const Registry& Registry::global() {
  static constinit Lazy<Registry> registry;
  return registry.get([] {
    auto r = std::make_unique<Registry>();
    define_elementwise(*r);
    define_reduction(*r);
    define_shape(*r);
    define_indexing(*r);
    define_creation(*r);
    define_random(*r);
    define_matmul(*r);
    define_convolution(*r);
    define_network(*r);
    define_optimizer(*r);
    define_function(*r);
    return r;
  });
}

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

void write_attribute(JsonWriter& w, const Attribute& a, int& num_arguments) {
  w.member("name", a.name);
  w.member("type", to_string(a.type));
  w.key("default");
  write_default(w, a);
  w.key("argument");
  if (a.is_argument) w.value(num_arguments++);
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
  int num_arguments = 0;
  write_each("attributes", op.attributes_, [&](const Attribute& a) { w.object([&] { write_attribute(w, a, num_arguments); }); });
}

}  // namespace

std::string registry_json(const Registry& registry) {
  JsonWriter w(true);
  w.list([&] {
    for (int i = 0; i < registry.size(); ++i) {
      if (!registry.at(i).is_internal_) w.object([&] { write_op(w, registry.at(i)); });
    }
  });
  return w.take();
}

}  // namespace eager
