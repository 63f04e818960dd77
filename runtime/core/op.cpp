#include "runtime/core/op.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "base/memory.h"
#include "base/number.h"
#include "runtime/core/custom_ops.h"
#include "runtime/core/prepared.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/whole_number.h"

using namespace eager;

eager_op::eager_op(const OpDef& d)
    : Counted(Tag::op), def(d), id(next_id()), effects(d.effects_), runs_code(d.runs_code_ || d.effects_ & kCallback) {
  for (size_t i = 0; i < d.attributes_.size(); ++i) {
    attrs[i] = d.attributes_[i].default_value;
    // Between the iterations of loops the program's interrupt runs.
    runs_code = runs_code || (d.attributes_[i].type == AttrType::function && !d.is_internal_);
  }
  start_devices();
  const Device& host = device_at(kHostDevice);
  for (int t = 0; t < kNumDTypes; ++t) {
    const Loops& of_dtype = host.loops[d.index * kNumDTypes + t];
    loops[t] = of_dtype.loop;
    scalar_loops[t] = of_dtype.scalar_loop;
    results[t] = of_dtype.result;
  }
  has_objects = std::ranges::any_of(d.attributes_, [](const Attribute& a) { return is_object(a.type); });
  is_keepable = !d.is_custom_ && !has_objects && d.effects_ == kNoEffects;
  is_uniform = !d.inputs_.empty() && !d.run_ && !d.is_list_ && d.num_hidden_ == 0 && d.effects_ == kNoEffects;
  for (const Input& in : d.inputs_) {
    is_uniform = is_uniform && (in.flags & ~(kIntegersToFloat | kSparse | kByName)) == 0 && in.group &&
                 in.group == d.inputs_[0].group;
  }
}

void eager_op::freeze_now() {
  std::lock_guard lock(mutex_);
  if (frozen.load(std::memory_order_relaxed)) return;
  const bool is_short = is_uniform && def.elementwise_ && (def.attributes_.empty() || def.has_parameter_) &&
                        def.inputs_.size() <= 2 && device_index <= kHostDevice &&
                        std::any_of(loops, loops + kNumDTypes, [](Loop loop) { return loop != nullptr; });
  if (is_short && def.has_parameter_) loop_params.alpha = def.parameter(attrs);
  num_short_inputs.store(is_short ? static_cast<int>(def.inputs_.size()) : 0, std::memory_order_release);
  frozen.store(true, std::memory_order_release);
}

eager_op::eager_op(std::shared_ptr<const OpDef> custom) : eager_op(*custom) { custom_ = std::move(custom); }

Ref<eager_op> eager_op::another() const {
  return Ref<eager_op>::adopt(custom_ ? new eager_op(custom_) : new eager_op(def));
}

AttrValue& eager_op::find(const char* attr, AttrType type) {
  if (!attr) invalid_argument("attribute name is NULL");
  if (frozen.load(std::memory_order_relaxed)) {
    fail(Code::failed_precondition, "op ", def.name, " has been executed: its attributes can no longer change");
  }
  const int i = def.number_of(attr);
  if (i < 0) invalid_argument(def.noun, " ", def.name, " has no attribute '", attr, "'");
  const AttrType declared_type = declared(attrs[i]).type;
  if (declared_type != type) {
    invalid_argument("attribute '", attr, "' of ", def.name, " is ", eager::to_string(declared_type), ", not ",
                     eager::to_string(type));
  }
  attrs[i].given = true;
  return attrs[i];
}

void eager_op::set_int(const char* attr, int64_t value) {
  const int i = attr ? def.number_of(attr) : -1;
  if (i >= 0 && declared(attrs[i]).type == AttrType::real) return set_whole(find(attr, AttrType::real), value);
  find(attr, AttrType::integer).i = value;
}
void eager_op::set_float(const char* attr, double value) {
  AttrValue& a = find(attr, AttrType::real);
  a.f = value;
  a.count = 0;
}
void eager_op::set_bool(const char* attr, bool value) { find(attr, AttrType::boolean).i = value; }

void eager_op::set_dtype(const char* attr, int32_t value) {
  if (value <= 0 || value >= kNumDTypes)
    invalid_argument("unknown dtype ", value, " for attribute '", attr ? attr : "", "' of ", def.name);
  find(attr, AttrType::dtype).i = value;
}

void eager_op::set_string(const char* attr, const char* value) {
  if (!value) invalid_argument("value of attribute '", attr ? attr : "", "' of ", def.name, " is NULL");
  AttrValue& a = find(attr, AttrType::string);
  a.string = strings_.emplace_front(declared(a).chosen(value)).c_str();
}

void eager_op::set_ints(const char* attr, const int64_t* values, int32_t count) {
  if (count < 0 || (count > 0 && !values))
    invalid_argument("bad list for attribute '", attr ? attr : "", "' of ", def.name);
  AttrValue& a = find(attr, AttrType::ints);
  std::vector<int64_t>& list = lists_.emplace_front(values, values + count);
  if (count == 1 && declared(a).length) list.resize(static_cast<size_t>(declared(a).length), values[0]);
  a.ints = list.data();
  a.count = static_cast<int32_t>(list.size());
}

void eager_op::set_device(const char* name) {
  if (frozen.load(std::memory_order_relaxed)) {
    fail(Code::failed_precondition, "op ", def.name, " has been executed: its device can no longer change");
  }
  device_index = name ? static_cast<int16_t>(find_device(name)) : -1;
}

namespace {

void set_one(eager_op& op, const Attribute& a, const std::string& value) {
  const auto refuse = [&] { invalid_argument("attribute '", a.name, "' of ", op.def.name, " is no number: ", value); };
  char* end = nullptr;
  switch (a.type) {
    case AttrType::integer: {
      const int64_t number = std::strtoll(value.c_str(), &end, 10);
      if (value.empty() || *end) refuse();
      return op.set_int(a.name, number);
    }
    case AttrType::real: {
      const std::optional<double> number = number_of(value);
      if (!number) refuse();
      return op.set_float(a.name, *number);
    }
    case AttrType::boolean: return op.set_bool(a.name, value == "true" || value == "1");
    case AttrType::string: return op.set_string(a.name, value.c_str());
    case AttrType::dtype:
      if (dtype_of_name(value) == DType::none) invalid_argument("unknown dtype ", value);
      return op.set_dtype(a.name, static_cast<int32_t>(dtype_of_name(value)));
    case AttrType::ints: {
      std::vector<int64_t> list;
      const char* p = value.c_str();
      while (*p) {
        list.push_back(std::strtoll(p, &end, 10));
        if (end == p) invalid_argument("bad list ", value);
        p = *end == ',' ? end + 1 : end;
      }
      return op.set_ints(a.name, list.data(), static_cast<int32_t>(list.size()));
    }
    default: invalid_argument("attribute '", a.name, "' cannot be given as text");
  }
}

}  // namespace

void eager_op::set_from_text(const char* text) {
  std::string all(text ? text : "");
  for (size_t at = 0; at < all.size();) {
    size_t end = all.find(' ', at);
    if (end == std::string::npos) end = all.size();
    std::string pair = all.substr(at, end - at);
    at = end + 1;
    if (pair.empty()) continue;
    size_t equals = pair.find('=');
    std::string name = pair.substr(0, equals);
    bool found = false;
    for (const Attribute& a : def.attributes_) {
      if (name != a.name) continue;
      set_one(*this, a, equals == std::string::npos ? "" : pair.substr(equals + 1));
      found = true;
    }
    if (!found) invalid_argument("op ", def.name, " has no attribute '", name, "'");
  }
}

void eager_op::set_object(const char* attr, std::shared_ptr<void> object, AttrType type, uint8_t function_effects,
                          bool object_runs_code) {
  AttrValue& a = find(attr, type);
  a.given = a.object != nullptr;  // find() has set it, but push_back may fail
  objects_.push_back(std::move(object));
  a.object = objects_.back().get();
  a.effects = function_effects;
  a.given = true;
  runs_code = runs_code || object_runs_code;
  find_effects();
}

void eager_op::find_effects() {
  effects = def.effects_;
  for (size_t i = 0; i < def.attributes_.size(); ++i) effects |= attrs[i].effects;
}

void eager_op::copy_attr(size_t i, const AttrValue& value, const eager_op& owner) {
  AttrValue& to = attrs[i];
  to = value;
  runs_code = runs_code || owner.runs_code;
  if (!value.given) return;
  switch (def.attributes_[i].type) {
    case AttrType::string: to.string = strings_.emplace_front(value.string).c_str(); break;
    case AttrType::ints: to.ints = lists_.emplace_front(value.ints, value.ints + value.count).data(); break;
    default:
      if (!is_object(def.attributes_[i].type)) break;
      for (const std::shared_ptr<void>& object : owner.objects_) {
        if (object.get() == value.object) objects_.push_back(object);
      }
  }
}

Ref<eager_op> eager_op::with(const AttrValue* values, int device) const {
  Ref<eager_op> op = another();
  for (size_t i = 0; i < def.attributes_.size(); ++i) op->copy_attr(i, values[i], *this);
  op->find_effects();
  op->device_index = static_cast<int16_t>(device);
  op->freeze();
  return op;
}

void eager_op::copy_attrs(const eager_op& from) {
  for (size_t i = 0; i < def.attributes_.size(); ++i) {
    const int k = from.def.number_of(def.attributes_[i].name);
    if (k >= 0 && from.attrs[k].given && from.def.attributes_[static_cast<size_t>(k)].type == def.attributes_[i].type)
      copy_attr(i, from.attrs[k], from);
  }
  find_effects();
}

eager_op& eager_op::op_with_attrs(const char* name) {
  std::lock_guard lock(mutex_);
  for (Ref<eager_op>& op : with_attrs_) {
    if (op->def.name == name || std::strcmp(op->def.name, name) == 0) return *op;
  }
  Ref<eager_op> op = Ref<eager_op>::adopt(new_op(name));
  op->copy_attrs(*this);
  op->device_index = device_index;
  op->freeze();
  with_attrs_.push_back(op);
  return *op;
}

eager_op* eager::new_op(const char* name) {
  if (const OpDef* def = Registry::global().find(name)) return new eager_op(*def);
  std::shared_ptr<const OpDef> custom = find_custom_op(name);
  if (!custom) fail(Code::not_found, "Op type not registered '", name, "'");
  return new eager_op(std::move(custom));
}

eager_op* eager::prepare_op(const char* name, const char* attributes) {
  eager_op* op = new_op(name);
  op->set_from_text(attributes);
  op->freeze();
  return op;
}
