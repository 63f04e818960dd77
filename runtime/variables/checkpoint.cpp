#include "runtime/variables/checkpoint.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "base/error.h"
#include "runtime/core/device_manager.h"

namespace eager {

namespace {

TensorRef scalar(double value) {
  TensorRef t = TensorRef::adopt(new_tensor(DType::float64, {nullptr, 0}, kHostDevice));
  std::memcpy(t->data, &value, sizeof value);
  return t;
}

// Returns the optimizer's learning rate; NULL if an op or a schedule computes it.
TensorRef learning_rate(const eager_optimizer::State& state) {
  const eager_optimizer::Rate& rate = state.rate;
  if (rate.op || rate.schedule) return {};
  if (rate.variable) return rate.variable->read();
  if (rate.tensor) return rate.tensor->flags & kWeak ? scalar(weak_value_float(*rate.tensor)) : rate.tensor;
  return scalar(state.learning_rate);
}

// The keys of an optimizer's tensors.
struct OptimizerKeys {
  std::string key;

  std::string step() const { return key + "/step"; }
  std::string learning_rate() const { return key + "/learning_rate"; }
  std::string slots(const std::string& variable) const { return cat(key, "/slots/", variable, "/"); }
  std::string slot(const std::string& variable, const eager_optimizer::State::Slot& s) const {
    return slots(variable) + s.slot->name.substr(s.trained->name.size() + 1);  // it is called "VARIABLE/NAME"
  }
};

bool has_key_below(const eager_checkpoint& checkpoint, const std::string& prefix) {
  // Entries are in the order of their keys, first all tensors.
  const auto& all = checkpoint.entries();
  const auto texts = std::partition_point(all.begin(), all.end(), [](const auto& e) { return !e.text; });
  const auto at = std::lower_bound(all.begin(), texts, prefix, [](const auto& e, const auto& p) { return e.key < p; });
  return at != texts && at->key.starts_with(prefix);
}

void check_fits(const eager_checkpoint::Entry& entry, const eager_variable& v) {
  if (entry.dtype == v.dtype && v.declared.takes(entry.shape)) return;
  const std::string_view dtype = entry.dtype == DType::none ? entry.stored : dtype_name(entry.dtype);
  invalid_argument("Assign requires dtypes and shapes of both tensors to match: variable '", v.name, "' is ",
                   dtype_name(v.dtype), " ", to_string(v.shape), ", Key ", entry.key, " of the checkpoint is ", dtype,
                   " ", to_string(entry.shape));
}

}  // namespace

void add_variables(eager_checkpoint_writer& writer, const std::vector<KeyedVariable>& variables) {
  std::vector<NamedTensor> tensors;
  for (const KeyedVariable& v : variables) tensors.push_back({v.key, v.variable->read()});
  writer.add_tensors(std::move(tensors));
  for (const KeyedVariable& v : variables) writer.variable_keys.emplace(v.variable->id, v.key);
}

void add_optimizer(eager_checkpoint_writer& writer, const std::string& key, const eager_optimizer& optimizer) {
  const OptimizerKeys keys{key};
  const eager_optimizer::State state = optimizer.state();
  std::vector<NamedTensor> tensors{{keys.step(), state.step->read()}};
  if (TensorRef rate = learning_rate(state)) tensors.push_back({keys.learning_rate(), std::move(rate)});
  for (const eager_optimizer::State::Slot& s : state.slots) {
    const auto found = writer.variable_keys.find(s.trained->id);
    if (found == writer.variable_keys.end()) {
      invalid_argument("optimizer ", optimizer.name(), " has slots of variable '", s.trained->name,
                       "', which has not been added to the checkpoint");
    }
    tensors.push_back({keys.slot(found->second, s), s.slot->read()});
  }
  writer.add_tensors(std::move(tensors));
}

void restore_variables(const eager_checkpoint& checkpoint, const std::vector<KeyedVariable>& variables,
                       uint64_t load_limit) {
  std::vector<const eager_checkpoint::Entry*> entries;
  for (const KeyedVariable& v : variables) {
    entries.push_back(&checkpoint.tensor_at(v.key));
    check_fits(*entries.back(), *v.variable);
  }
  for (size_t i = 0; i < variables.size(); ++i) {
    variables[i].variable->assign(checkpoint.read(*entries[i], load_limit));
  }
}

void restore_optimizer(const eager_checkpoint& checkpoint, const std::string& key, eager_optimizer& optimizer,
                       const std::vector<KeyedVariable>& variables, uint64_t load_limit) {
  const OptimizerKeys keys{key};
  checkpoint.tensor_at(keys.step());
  std::vector<eager_variable*> with_slots;
  std::unordered_map<const eager_variable*, const std::string*> key_of;
  for (const KeyedVariable& v : variables) {
    if (has_key_below(checkpoint, keys.slots(v.key))) with_slots.push_back(v.variable);
    key_of.emplace(v.variable, &v.key);
  }
  optimizer.build(with_slots.data(), static_cast<int>(with_slots.size()));
  const eager_optimizer::State state = optimizer.state();
  std::vector<KeyedVariable> restored{{keys.step(), state.step.get()}};
  for (const eager_optimizer::State::Slot& s : state.slots) {
    const auto found = key_of.find(s.trained.get());
    if (found != key_of.end()) restored.push_back({keys.slot(*found->second, s), s.slot.get()});
  }
  const eager_checkpoint::Entry* rate = checkpoint.find(keys.learning_rate());
  const bool takes_rate = rate && !rate->text && !state.rate.op && !state.rate.schedule;
  if (takes_rate && state.rate.variable) restored.push_back({rate->key, state.rate.variable.get()});
  TensorRef value;
  if (takes_rate && !state.rate.variable) {
    value = checkpoint.read(*rate, load_limit);
    if (value->rank != 0 || !is_floating(value->dtype)) damaged("Key ", rate->key, " is no floating scalar");
  }
  restore_variables(checkpoint, restored, load_limit);
  if (value && value->dtype == DType::float64) optimizer.set_float("learning_rate", value->value<double>());
  else if (value) optimizer.set_learning_rate(value);
}

}  // namespace eager
