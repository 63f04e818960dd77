// The state of an optimizer, as files have it.
#include "base/error.h"
#include "runtime/core/device_manager.h"
#include "runtime/variables/optimizer.h"

using namespace eager;

eager_optimizer::State eager_optimizer::state() const {
  std::lock_guard lock(mutex_);
  State s;
  s.name = name_;
  const std::vector<OptimizerKind::Default> all = kind_.defaults();
  for (size_t i = 0; i < all.size(); ++i) {
    const Hyperparameter& h = *all[i].hyperparameter;
    const bool is_own = i < kind_.own().size();
    if (!h.place || (!is_own && params_.*h.place == all[i].value)) continue;
    if (h.type == Hyperparameter::Type::boolean) s.bools.emplace_back(h.name, params_.*h.place != 0);
    else if (h.type == Hyperparameter::Type::integer)
      s.ints.emplace_back(h.name, static_cast<int64_t>(params_.*h.place));
    else s.floats.emplace_back(h.name, params_.*h.place);
  }
  s.undecayed = undecayed_;
  s.rate = given_rate_;
  s.step = listed_[0];
  std::unordered_map<const eager_variable*, State::Slot> found;
  for (const auto& [id, slots] : slots_) {
    for (int i = 0; i < kMostSlots; ++i) found[slots.at[i].get()] = {id, i, slots.at[i]};
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
  if (which < 0 || which >= kMostSlots) invalid_argument("an optimizer has no slot ", which);
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
