// A prepared call: an op with its attributes. Its first execution freezes it; from then on any thread may use it.
#pragma once

#include <atomic>
#include <forward_list>
#include <memory>
#include <string>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/ref.h"
#include "runtime/core/schema.h"

struct eager_op final : eager::Counted {
  explicit eager_op(const eager::OpDef& d);
  explicit eager_op(std::shared_ptr<const eager::OpDef> custom);
  void release() {
    if (drop()) delete this;
  }

  void set_int(const char* attr, int64_t value);
  void set_float(const char* attr, double value);
  void set_bool(const char* attr, bool value);
  void set_dtype(const char* attr, int32_t value);
  void set_string(const char* attr, const char* value);
  void set_ints(const char* attr, const int64_t* values, int32_t count);
  // Sets an attribute to an object, and keeps the object. effects, object_runs_code: those of a function.
  void set_object(const char* attr, std::shared_ptr<void> object, eager::AttrType type = eager::AttrType::object,
                  uint8_t effects = eager::kNoEffects, bool object_runs_code = false);
  void set_device(const char* name);
  // Sets the attributes that another op has under the same names and types.
  void copy_attrs(const eager_op& from);
  // Sets attributes from a text such as "axis=0,1 keepdims=true mode=SAME", for gradients and tests.
  void set_from_text(const char* attributes);

  // Ends the time in which attributes and the device may be set, and finds out what follows from them. The first execution calls
  // it, on any thread.
  void freeze() {
    if (!frozen.load(std::memory_order_acquire)) freeze_now();
  }
  // Returns a frozen copy of this op with these attributes, for this device (-1: no device of its own).
  eager::Ref<eager_op> with(const eager::AttrValue* values, int device_index) const;
  const eager::AttrValue& attr(eager::AttrName name) const { return attrs[def.index_of(name)]; }
  // Returns the op `name` with this one's attributes of the same names. It lives as long as this one.
  eager_op& op_with_attrs(const char* name);

  const eager::OpDef& def;
  const uint64_t id;  // never used again
  // The inputs of an elementwise op that has been frozen and may take the short way; else 0.
  std::atomic<int> num_short_inputs{0};
  uint8_t effects;   // of the op and of its functions; each call of a function asks for them
  bool runs_code;    // a call may run the program's code, which may release what the call uses
  bool is_uniform;   // without effects, all inputs of one group and required: the op may take the plain way
  bool is_keepable;  // without effects and objects, and of the library: the op may take the kept way
  // The host's loops, and the dtypes of what they give, by the inputs' dtype.
  eager::Loop loops[eager::kNumDTypes];
  eager::ScalarLoop scalar_loops[eager::kNumDTypes];
  eager::DType results[eager::kNumDTypes];
  eager::ElementwiseParams loop_params{};  // set where num_short_inputs is not 0
  std::atomic<bool> frozen{false};
  bool has_objects;  // an attribute holds an object
  int16_t device_index = -1;
  eager::AttrValue attrs[eager::kMaxAttributes];

 private:
  eager::AttrValue& find(const char* attr, eager::AttrType type);
  const eager::Attribute& declared(const eager::AttrValue& value) const {
    return def.attributes_[static_cast<size_t>(&value - attrs)];
  }
  // Makes an op of the same definition, without attributes set.
  eager::Ref<eager_op> another() const;
  void freeze_now();
  void find_effects();
  // Sets attribute i to a copy of the value. An object is shared with `owner`, which keeps it.
  void copy_attr(size_t i, const eager::AttrValue& value, const eager_op& owner);

  std::shared_ptr<const eager::OpDef> custom_;  // the definition, if the program made it; else NULL
  std::forward_list<std::string> strings_;      // texts that attrs point at
  std::forward_list<std::vector<int64_t>> lists_;
  std::vector<std::shared_ptr<void>> objects_;
  eager::Mutex mutex_;
  std::vector<eager::Ref<eager_op>> with_attrs_;
};

namespace eager {

// Makes an op without attributes set. NOT_FOUND if the registry has no op of this name.
eager_op* new_op(const char* name);

}  // namespace eager
