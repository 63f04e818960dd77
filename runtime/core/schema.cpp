#include "runtime/core/schema.h"

#include <algorithm>
#include <cstring>

namespace eager {

const char* to_string(AttrType t) {
  constexpr const char* names[] = {"int",      "float",  "bool", "dtype",   "string",   "ints",
                                   "function", "object", "op",   "tensors", "generator"};
  return names[static_cast<int>(t)];
}

DType dtype_of_name(std::string_view name) {
  int t = kNumDTypes - 1;
  while (t > 0 && name != dtype_name(static_cast<DType>(t))) --t;
  return static_cast<DType>(t);
}

OpDef& OpDef::input(const char* n, DTypeSet dtypes, char group, uint8_t flags) {
  Input& in = inputs_.emplace_back(Input{n, dtypes, group, flags});
  said_ = &in.description, said_shape_ = &in.shape;
  if (flags & kList) is_list_ = true;
  return *this;
}

namespace {

OpDef& add_output(OpDef& op, const char* name, const char* dtype, bool is_list) {
  Output& out = op.outputs_.emplace_back(Output{name, dtype, is_list});
  op.said_ = &out.description, op.said_shape_ = &out.shape;
  return op;
}

AttrValue integer_value(int64_t i) {
  AttrValue v;
  v.given = true;
  v.i = i;
  return v;
}

}  // namespace

OpDef& OpDef::output(const char* n, const char* dtype) { return add_output(*this, n, dtype, false); }
OpDef& OpDef::output_list(const char* n, const char* dtype) { return add_output(*this, n, dtype, true); }

OpDef& OpDef::add_attribute(const char* n, AttrType type, AttrValue value) {
  if (attributes_.size() == kMaxAttributes) fail(Code::internal, name, ": too many attributes");
  const uint32_t key = AttrName::key_of(n);
  if (std::ranges::count(attribute_keys_, key)) fail(Code::internal, name, ": attribute '", n, "' is declared twice");
  attribute_keys_.push_back(key);
  order_[attributes_.size()] = static_cast<uint8_t>(attributes_.size());
  Attribute& a = attributes_.emplace_back(Attribute{n, type, value});
  said_ = &a.description, said_shape_ = nullptr;
  if (type != AttrType::string && !is_object(type)) become_argument(num_arguments_++);
  return *this;
}

void OpDef::become_argument(int place) {
  const auto last = static_cast<uint8_t>(attributes_.size() - 1);
  auto at = std::ranges::find(order_, last);
  for (const auto to = order_.begin() + place; at != to; --at) *at = at[-1];
  *at = last;
}

OpDef& OpDef::parameter() {
  if (attributes_.size() != 1) fail(Code::internal, name, ": an op whose formula has a parameter has one attribute");
  has_parameter_ = true;
  return *this;
}

int OpDef::argument_of(size_t attribute) const {
  const auto end = order_.begin() + num_arguments_;
  const auto found = std::find(order_.begin(), end, attribute);
  return found == end ? -1 : static_cast<int>(found - order_.begin());
}

OpDef& OpDef::attr_int(const char* n) { return add_attribute(n, AttrType::integer, {}); }
OpDef& OpDef::attr_int(const char* n, int64_t v) { return add_attribute(n, AttrType::integer, integer_value(v)); }
OpDef& OpDef::attr_float(const char* n) { return add_attribute(n, AttrType::real, {}); }
OpDef& OpDef::attr_float(const char* n, double f) {
  AttrValue v;
  v.given = true;
  v.f = f;
  return add_attribute(n, AttrType::real, v);
}
OpDef& OpDef::attr_bool(const char* n, bool v) { return add_attribute(n, AttrType::boolean, integer_value(v)); }
OpDef& OpDef::attr_dtype(const char* n) { return add_attribute(n, AttrType::dtype, {}); }
OpDef& OpDef::attr_dtype(const char* n, DType t) {
  return add_attribute(n, AttrType::dtype, integer_value(static_cast<int64_t>(t)));
}
OpDef& OpDef::attr_string(const char* n) { return add_attribute(n, AttrType::string, {}); }
OpDef& OpDef::attr_string(const char* n, const char* text) {
  AttrValue v;
  v.given = true;
  v.string = text;
  return add_attribute(n, AttrType::string, v);
}
OpDef& OpDef::attr_ints(const char* n) { return add_attribute(n, AttrType::ints, {}); }
OpDef& OpDef::attr_ints(const char* n, std::vector<int64_t> list) {
  const std::vector<int64_t>& kept = defaults_.emplace_back(std::move(list));
  AttrValue v;
  v.given = true;
  v.count = static_cast<int32_t>(kept.size());
  v.ints = kept.data();
  return add_attribute(n, AttrType::ints, v);
}

OpDef& OpDef::attr_function(const char* n) { return add_attribute(n, AttrType::function, {}); }
OpDef& OpDef::attr_object(const char* n, AttrType type) { return add_attribute(n, type, {}); }

int OpDef::number_of(std::string_view attr) const {
  for (size_t i = 0; i < attributes_.size(); ++i) {
    if (attr == attributes_[i].name) return static_cast<int>(i);
  }
  return -1;
}

void OpDef::no_attribute(AttrName attr) const { fail(Code::internal, name, " has no attribute '", attr.text, "'"); }

OpDef& OpDef::argument() {
  if (argument_of(attributes_.size() - 1) < 0)
    fail(Code::internal, name, ": attribute '", attributes_.back().name, "' is no number");
  become_argument(num_first_++);
  return *this;
}

OpDef& OpDef::in_order(std::initializer_list<const char*> names) {
  const auto same = [](const Attribute& a, const char* b) { return std::strcmp(a.name, b) == 0; };
  if (!std::ranges::equal(attributes_, names, same)) fail(Code::internal, name, ": the attributes have another order");
  return *this;
}

OpDef& OpDef::required() {
  attributes_.back().is_required = true;
  return *this;
}

OpDef& OpDef::length(int n) {
  if (n > kMaxLength) fail(Code::internal, name, ": a list of ", n, " is too long for one value to stand for it");
  attributes_.back().length = n;
  return *this;
}

namespace {

// Calls f for each part of a text whose parts are separated by the separator.
template <class F>
void for_each_part(std::string_view text, char separator, F f) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(separator));
    f(part);
    text.remove_prefix(std::min(part.size() + 1, text.size()));
  }
}

}  // namespace

// Reads "NHWC|CHANNELS_LAST NCHW" as {{"NHWC", "CHANNELS_LAST"}, {"NCHW"}}.
OpDef& OpDef::choices(const char* list) {
  std::vector<std::vector<std::string>>& all = attributes_.back().choices;
  for_each_part(list, ' ', [&](std::string_view names) {
    all.emplace_back();
    for_each_part(names, '|', [&](std::string_view name) { all.back().emplace_back(name); });
  });
  become_argument(num_arguments_++);
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

void Attribute::check_choice(std::string_view value) const {
  const auto is_value = [&](const std::vector<std::string>& names) { return names[0] == value; };
  if (choices.empty() || std::ranges::any_of(choices, is_value)) return;
  std::string all;
  for (const std::vector<std::string>& names : choices) {
    for (const std::string& n : names) all += cat(all.empty() ? "\"" : ", \"", n, "\"");
  }
  invalid_argument("Value for attr '", name, "' of \"", value, "\" is not in the list of allowed values: ", all);
}

OpDef& OpDef::gradient(GradientFn f, const char* saves) {
  gradient_ = f;
  for (int i = 0; i < 8; ++i) input_save_[i] = output_save_[i] = -1;
  for_each_part(saves, ' ', [&](std::string_view word) {
    Save s{false, Saving::whole, 0};
    if (const size_t bracket = word.find('('); bracket != word.npos) {
      s.how = word[0] == 's' ? Saving::shape : Saving::if_complex;
      word = word.substr(bracket + 1, word.size() - bracket - 2);
    }
    bool found = false;
    for (size_t i = 0; i < inputs_.size(); ++i) {
      if (word == inputs_[i].name) s.index = static_cast<uint8_t>(i), found = true;
    }
    for (size_t i = 0; i < outputs_.size() && !found; ++i) {
      if (word == outputs_[i].name) s.is_output = true, s.index = static_cast<uint8_t>(i), found = true;
    }
    if (!found) fail(Code::internal, name, " saves '", word, "', which it does not have");
    if (!is_list_ && s.index < 8)
      (s.is_output ? output_save_ : input_save_)[s.index] = static_cast<int8_t>(saves_.size());
    saves_.push_back(s);
  });
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

}  // namespace eager
