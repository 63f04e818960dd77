// The state of an optimizer: how its slots begin, and what files have of it.
#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "kernels/half.h"
#include "runtime/core/copy.h"
#include "runtime/core/device_manager.h"
#include "runtime/variables/optimizer.h"

using namespace eager;

namespace {

template <class Half>
void widen(const eager_tensor& from, float* to) {
  std::copy_n(static_cast<const Half*>(from.data), from.num_elements, to);
}

// Returns the variable's value on the host, in the dtype of its slots.
TensorRef value_of_slot_dtype(eager_variable& v) {
  TensorRef value = copy_to_device(v.read(), kHostDevice);
  TensorRef wide = TensorRef::adopt(new_tensor(slot_dtype(v.dtype), v.shape, kHostDevice));
  if (v.dtype == DType::float16) widen<float16>(*value, static_cast<float*>(wide->data));
  else if (v.dtype == DType::bfloat16) widen<bfloat16>(*value, static_cast<float*>(wide->data));
  else if (value->num_elements > 0)
    std::memcpy(wide->data, value->data, static_cast<size_t>(value->num_elements) * dtype_size(v.dtype));
  return wide;
}

// Returns a tensor on the host whose elements are all value.
TensorRef filled(DType dtype, ShapeView shape, double value) {
  TensorRef t = TensorRef::adopt(new_tensor(dtype, shape, kHostDevice));
  if (dtype == DType::float64) std::fill_n(static_cast<double*>(t->data), t->num_elements, value);
  else std::fill_n(static_cast<float*>(t->data), t->num_elements, static_cast<float>(value));
  return t;
}

}  // namespace

const char* eager_optimizer::slot_name(int which) const {
  if (which == kAverage || which == kAccumulated) return common_slots()[static_cast<size_t>(which - kAverage)].name;
  return kind_.slots()[which == kThird ? 2 : static_cast<size_t>(which)].name;
}

eager_optimizer::VariableRef eager_optimizer::new_slot(eager_variable& v, int which) const {
  if (!v.has_fixed_shape) {
    invalid_argument(
        "Shapes used to initialize variables must be fully-defined (no `None` dimensions). Received: shape=",
        v.declared.text(), " for variable path='", v.name, "/", slot_name(which), "'");
  }
  // The hyperparameter is the first slot's; the kinds that do not have it have 0.
  TensorRef initial = which == kAverage
                          ? value_of_slot_dtype(v)
                          : filled(slot_dtype(v.dtype), v.shape, which == 0 ? params_.initial_accumulator_value : 0);
  initial = copy_to_device(initial, v.device_index);
  VariableRef slot =
      VariableRef::adopt(new eager_variable(std::move(initial), cat(v.name, "/", slot_name(which)), false));
  slot->is_slot = true;
  return slot;
}

eager_optimizer::State eager_optimizer::state() const {
  std::lock_guard lock(mutex_);
  State s;
  s.name = name_;
  const std::vector<OptimizerKind::Default> all = kind_.defaults();
  for (size_t i = 0; i < all.size(); ++i) {
    const Hyperparameter& h = *all[i].hyperparameter;
    if (!h.place || params_.*h.place == all[i].value) continue;
    if (h.type == Hyperparameter::Type::boolean) s.bools.emplace_back(h.name, params_.*h.place != 0);
    else if (h.type == Hyperparameter::Type::integer)
      s.ints.emplace_back(h.name, static_cast<int64_t>(params_.*h.place));
    else s.floats.emplace_back(h.name, params_.*h.place);
  }
  s.undecayed = undecayed_;
  s.rate = given_rate_;
  s.learning_rate = params_.learning_rate;
  s.step = listed_[0];
  std::unordered_map<const eager_variable*, State::Slot> found;
  for (const auto& [id, slots] : slots_) {
    for (int i = 0; i < kNumSlots; ++i) found[slots.at[i].get()] = {id, i, slots.at[i], slots.variable};
  }
  for (size_t i = 1; i < listed_.size(); ++i) s.slots.push_back(found[listed_[i].get()]);
  return s;
}

void eager_optimizer::restore_step(VariableRef step) {
  if (step->dtype != DType::int64 || step->shape.rank() != 0 || step->device_index != kHostDevice) {
    invalid_argument("the step of optimizer ", name_, " is no int64 scalar on the host");
  }
  std::lock_guard lock(mutex_);
  listed_[0] = std::move(step);
}

void eager_optimizer::restore_slot(eager_variable& v, int which, VariableRef slot) {
  check_trained(v);
  if (which < 0 || which >= kNumSlots) invalid_argument("an optimizer has no slot ", which);
  if (slot->is_slot || slot.get() == &v || slot->trainable || slot->dtype != slot_dtype(v.dtype) ||
      !(ShapeView(slot->shape) == v.shape) || slot->device_index != v.device_index) {
    invalid_argument("'", slot->name, "' is no slot of variable '", v.name, "'");
  }
  std::lock_guard lock(mutex_);
  Slots& slots = slots_[v.id];
  VariableRef& place = slots.at[which];
  if (place) invalid_argument("variable '", v.name, "' has this slot already");
  slot->is_slot = true;
  listed_.push_back(slot);
  place = std::move(slot);
  slots.variable = VariableRef::share(&v);
}
