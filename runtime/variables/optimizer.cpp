#include "runtime/variables/optimizer.h"

#include <fnmatch.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "runtime/core/collectors.h"
#include "runtime/core/prepared.h"
#include "base/error.h"
#include "runtime/core/device_manager.h"
#include "runtime/core/op.h"
#include "runtime/execute/execute.h"
#include "runtime/execute/launch.h"

using namespace eager;

// ---- attributes

eager_optimizer::eager_optimizer(const char* optimizer_name)
    : Counted(Tag::optimizer), name_(optimizer_name), kind_(optimizer_kind(name_)) {
  for (const OptimizerKind::Default& d : kind_.defaults()) {
    if (d.hyperparameter->place) params_.*d.hyperparameter->place = d.value;
  }
  TensorRef zero = TensorRef::adopt(new_tensor(DType::int64, {nullptr, 0}, kHostDevice));
  std::memset(zero->data, 0, sizeof(int64_t));
  listed_.push_back(VariableRef::adopt(new eager_variable(std::move(zero), "step", false)));
  settle();
}

const Hyperparameter& eager_optimizer::hyperparameter(const char* attr, Hyperparameter::Type type) const {
  if (!attr) invalid_argument("attribute name is NULL");
  const Hyperparameter* h = kind_.find(attr);
  if (!h || h->type != type) invalid_argument("optimizer ", name_, " has no such attribute '", attr, "'");
  return *h;
}

static void check_hyperparameter(const char* attr, double value) {
  if (!std::isfinite(value)) invalid_argument(attr, " must be finite, got ", value);
  if (value < 0) invalid_argument(attr, " must not be negative, got ", value);
}

void eager_optimizer::set_float(const char* attr, double value) {
  const Hyperparameter& h = hyperparameter(attr, Hyperparameter::Type::real);
  const bool is_decay = h.place == &Hyperparameters::beta1 || h.place == &Hyperparameters::beta2 ||
                        h.place == &Hyperparameters::ema_momentum;
  check_hyperparameter(attr, value);
  if (is_decay && value >= 1) invalid_argument(attr, " must be less than 1, got ", value);
  {
    std::lock_guard lock(mutex_);
    params_.*h.place = value;
    settle();
  }
  if (h.place == &Hyperparameters::learning_rate) replace_rate({});
}

void eager_optimizer::set_int(const char* attr, int64_t value) {
  const Hyperparameter& h = hyperparameter(attr, Hyperparameter::Type::integer);
  if (value < 1) invalid_argument(attr, " must be at least 1, got ", value);
  if (value > int64_t{1} << 53) invalid_argument(attr, " must be at most 2^53, got ", value);
  std::lock_guard lock(mutex_);
  params_.*h.place = static_cast<double>(value);
  settle();
}

void eager_optimizer::set_strings(const char* attr, std::vector<std::string> values) {
  hyperparameter(attr, Hyperparameter::Type::texts);
  std::lock_guard lock(mutex_);
  undecayed_ = std::move(values);
  settle();
}

void eager_optimizer::settle() {
  rule_ = rule();
  const Hyperparameters& p = params_;
  const Rate& r = given_rate_;
  const bool reads_rate = r.tensor || r.variable || r.op || r.schedule || kind_.update == UpdateKind::ftrl;
  extras_ = (p.clip_value != 0 || p.clip_norm != 0 || p.global_clip_norm != 0 ? kClips : 0) |
            (p.ema_momentum != 0 ? kAverages : 0) | (p.accumulation_steps > 1 ? kAccumulates : 0) |
            (p.weight_decay != 0 && !undecayed_.empty() ? kUndecayed : 0) | (reads_rate ? kReadsRate : 0);
}

static std::atomic<uint64_t> rate_op_changes{0};
uint64_t eager::num_rate_op_changes() { return rate_op_changes.load(); }

// The former rate is released after the lock, since the destroy function of an op's callback is the caller's code.
void eager_optimizer::replace_rate(Rate rate) {
  std::lock_guard lock(mutex_);
  std::swap(given_rate_, rate);
  settle();
  if (given_rate_.op || rate.op) ++rate_op_changes;
}

void eager_optimizer::set_bool(const char* attr, bool value) {
  const Hyperparameter& h = hyperparameter(attr, Hyperparameter::Type::boolean);
  std::lock_guard lock(mutex_);
  params_.*h.place = value;
  settle();
}

namespace {

void check_rate(DType dtype, ShapeView shape, bool is_weak) {
  if (shape.rank != 0) invalid_argument("learning_rate is not a scalar: ", to_string(shape));
  if (!is_floating(dtype) && !is_weak) invalid_argument("learning_rate must be floating, not ", dtype_name(dtype));
}
void check_rate(const eager_tensor& t) {
  if (t.flags & kWithoutValue) refuse_without_value(t, "the learning rate");
  check_rate(t.dtype, t.shape(), t.flags & kWeak);
}

}  // namespace

void eager_optimizer::set_learning_rate(const TensorRef& t) {
  check_rate(*t);
  replace_rate({.tensor = t, .variable = {}, .op = {}, .schedule = {}});
}

void eager_optimizer::set_learning_rate(eager_variable& v) {
  if (v.declared.any_rank) invalid_argument("learning_rate is not a scalar: ", v.declared.text());
  check_rate(v.dtype, v.shape, false);
  replace_rate({.tensor = {}, .variable = VariableRef::share(&v), .op = {}, .schedule = {}});
}

void eager_optimizer::set_learning_rate(Ref<eager_op> op) {
  replace_rate({.tensor = {}, .variable = {}, .op = std::move(op), .schedule = {}});
}

void eager_optimizer::set_schedule(eager_schedule& schedule) {
  schedule.freeze();
  replace_rate({.tensor = {}, .variable = {}, .op = {}, .schedule = Ref<eager_schedule>::share(&schedule)});
}

Ref<eager_op> eager_optimizer::learning_rate_op() const {
  std::lock_guard lock(mutex_);
  return given_rate_.op;
}

Ref<eager_variable> eager_optimizer::learning_rate_variable() const {
  std::lock_guard lock(mutex_);
  return given_rate_.variable;
}

int eager_optimizer::num_variables() const {
  std::lock_guard lock(mutex_);
  return static_cast<int>(listed_.size());
}

eager_variable* eager_optimizer::variable(int index) const {
  std::lock_guard lock(mutex_);
  if (index < 0 || index >= static_cast<int>(listed_.size())) return nullptr;
  return listed_[static_cast<size_t>(index)].get();
}

eager_variable* eager_optimizer::trained(int index) const {
  std::lock_guard lock(mutex_);
  if (index < 1 || index >= static_cast<int>(listed_.size())) return nullptr;
  const eager_variable* slot = listed_[static_cast<size_t>(index)].get();
  for (const auto& [id, slots] : slots_) {
    if (std::ranges::any_of(slots.at, [&](const VariableRef& one) { return one.get() == slot; }))
      return slots.variable.get();
  }
  return nullptr;
}

eager_optimizer::Rule eager_optimizer::rule() const {
  const bool has_momentum = params_.momentum != 0;
  switch (kind_.update) {
    case UpdateKind::adam:
      if (params_.amsgrad != 0)
        return {prepared<"apply_adam_amsgrad", "">(), prepared<"apply_adam_amsgrad_rows", "">(), 3, {0, 1, kThird}};
      return {prepared<"apply_adam", "">(), prepared<"apply_adam_rows", "">(), 2, {0, 1}};
    case UpdateKind::adagrad: return {prepared<"apply_adagrad", "">(), prepared<"apply_adagrad_rows", "">(), 1, {0}};
    case UpdateKind::rmsprop:
      if (params_.centered != 0 && has_momentum) {
        return {prepared<"apply_rmsprop_centered_momentum", "">(),
                prepared<"apply_rmsprop_centered_momentum_rows", "">(),
                3,
                {0, 1, kThird}};
      }
      if (params_.centered != 0)
        return {prepared<"apply_rmsprop_centered", "">(),
                prepared<"apply_rmsprop_centered_rows", "">(),
                2,
                {0, kThird}};
      if (has_momentum)
        return {prepared<"apply_rmsprop_momentum", "">(), prepared<"apply_rmsprop_momentum_rows", "">(), 2, {0, 1}};
      return {prepared<"apply_rmsprop", "">(), prepared<"apply_rmsprop_rows", "">(), 1, {0}};
    case UpdateKind::adadelta:
      return {prepared<"apply_adadelta", "">(), prepared<"apply_adadelta_rows", "">(), 2, {0, 1}};
    case UpdateKind::adamax: return {prepared<"apply_adamax", "">(), prepared<"apply_adamax_rows", "">(), 2, {0, 1}};
    case UpdateKind::nadam: return {prepared<"apply_nadam", "">(), prepared<"apply_nadam_rows", "">(), 2, {0, 1}};
    case UpdateKind::ftrl: return {prepared<"apply_ftrl", "">(), prepared<"apply_ftrl_rows", "">(), 2, {0, 1}};
    case UpdateKind::lion: return {prepared<"apply_lion", "">(), prepared<"apply_lion_rows", "">(), 1, {0}};
    case UpdateKind::gradient_descent: break;
  }
  if (!has_momentum)
    return {prepared<"apply_gradient_descent", "">(), prepared<"apply_gradient_descent_rows", "">(), 0, {}};
  if (params_.nesterov != 0) return {prepared<"apply_nesterov", "">(), prepared<"apply_nesterov_rows", "">(), 1, {0}};
  return {prepared<"apply_momentum", "">(), prepared<"apply_momentum_rows", "">(), 1, {0}};
}

// ---- slots and step

void eager::check_trained(const eager_variable& v) {
  if (v.is_slot) invalid_argument("variable '", v.name, "' is an optimizer's slot");
  if (!is_floating(v.dtype)) {
    invalid_argument("variable '", v.name, "' of dtype ", dtype_name(v.dtype), " cannot be trained");
  }
}

eager_optimizer::Slots* eager_optimizer::slots_of(const Rule& rule, eager_variable& v) {
  if (rule.num_slots == 0 && !has_averages() && !accumulates()) return nullptr;
  Slots& slots = slots_[v.id];
  if (!slots.variable) slots.variable = VariableRef::share(&v);
  for (int i = 0; i < rule.num_slots; ++i) {
    if (!slots.at[rule.slots[i]]) make_slot(slots, v, rule.slots[i]);
  }
  if (has_averages() && !slots.at[kAverage]) make_slot(slots, v, kAverage);
  if (accumulates() && !slots.at[kAccumulated]) {
    make_slot(slots, v, kAccumulated);
    slots.known_id = slots.at[kAccumulated]->read()->id;
  }
  return &slots;
}

void eager_optimizer::make_slot(Slots& slots, eager_variable& v, int which) {
  VariableRef made = new_slot(v, which);
  listed_.push_back(made);
  slots.at[which] = std::move(made);
}

void eager_optimizer::forget_slots(size_t first) {
  for (size_t i = first; i < listed_.size(); ++i) {
    for (auto& [id, slots] : slots_) {
      for (VariableRef& slot : slots.at) {
        if (slot.get() == listed_[i].get()) slot = nullptr;
      }
    }
  }
  std::erase_if(slots_, [](const auto& entry) {
    return std::ranges::none_of(entry.second.at, [](const VariableRef& slot) { return static_cast<bool>(slot); });
  });
  listed_.erase(listed_.begin() + static_cast<std::ptrdiff_t>(first), listed_.end());
}

void eager_optimizer::build(eager_variable* const* variables, int count) {
  std::lock_guard lock(mutex_);
  const Rule& r = rule_;
  const size_t num_listed = listed_.size();
  try {
    for (int i = 0; i < count; ++i) {
      check_trained(*variables[i]);
      slots_of(r, *variables[i]);
    }
  } catch (...) {
    forget_slots(num_listed);
    throw;
  }
}

int64_t eager_optimizer::step() const { return listed_[0]->read()->value<int64_t>(); }

// Gives the step's variable its next value, under its lock. `next` is memory for the value, and becomes the former one;
// If next is NULL, the value is written in place.
void eager_optimizer::count_step(TensorRef& next) {
  eager_variable& v = *listed_[0];
  const int64_t value = v.value->value<int64_t>() + 1;
  if (next) std::swap(v.value, next);
  else v.value->id = next_id();
  std::memcpy(v.value->data, &value, sizeof value);
}

// ---- apply

namespace {

// Throws the current exception as one after which again_without_locks does not run the update again.
[[noreturn]] void throw_final() {
  try {
    throw;
  } catch (const UnaskedError& error) {
    throw Error(error);
  } catch (const std::bad_alloc&) {
    fail(Code::resource_exhausted, "OOM when updating variables");
  }
}

TensorRef computed_rate(eager_context& ctx, eager_op& op) {
  PauseTapes pause(ctx);
  TensorRef rate = execute1(ctx, op, {});
  check_rate(*rate);
  return rate;
}

}  // namespace

// Holds the locks of all variables and slots of the update, and of the step. Averages are among the slots. Two updates lock in
// the same order, the variables' ids, a slot only after its variable, and the step last, so none waits for the other for ever.
class eager_optimizer::Locks {
 public:
  Locks(const Rule& rule, bool has_averages, const std::vector<Update>& updates, eager_variable& step)
      : rule_(rule), has_averages_(has_averages), updates_(updates), step_(step) {
    each([](eager_variable& v) { v.mutex.lock(); });
    step_.mutex.lock();
  }
  ~Locks() {
    step_.mutex.unlock();
    each([](eager_variable& v) { v.mutex.unlock(); });
  }
  Locks(const Locks&) = delete;
  Locks& operator=(const Locks&) = delete;

 private:
  template <class F>
  void each(F f) {
    for (const Update& u : updates_) {
      for (int i = 0; i <= rule_.num_slots; ++i) f(*u.cells[i]);
      if (has_averages_) f(u.average());
    }
  }
  const Rule& rule_;
  const bool has_averages_;
  const std::vector<Update>& updates_;
  eager_variable& step_;
};

struct eager_optimizer::Cleanup {
  eager_optimizer& o;
  Former& former;
  [[gnu::always_inline]] ~Cleanup() {
    if (std::ranges::any_of(o.values_, [](const TensorRef& t) { return static_cast<bool>(t); }))
      o.values_.swap(former.values);
    o.values_.clear();
    o.updates_.clear();
    o.copies_.clear();
    former.rate = std::exchange(o.rate_, nullptr);
  }
};

// What the program's code, where it computes the rate, may release, though the call goes on with it.
struct eager_optimizer::Held {
  void take(eager_optimizer& o, eager_context& ctx, eager_variable* const* v, eager_tensor* const* g, int count) {
    optimizer = Ref<eager_optimizer>::share(&o);
    context = Ref<eager_context>::share(&ctx);
    for (int i = 0; i < count; ++i) {
      if (v[i] && v[i]->tag == Tag::variable) variables.push_back(Ref<eager_variable>::share(v[i]));
      if (g[i] && g[i]->tag == Tag::tensor) gradients.push_back(TensorRef::share(g[i]));
    }
  }

 private:
  Ref<eager_optimizer> optimizer;
  Ref<eager_context> context;
  std::vector<Ref<eager_variable>> variables;
  std::vector<TensorRef> gradients;
};

void eager_optimizer::apply(eager_context& ctx, eager_variable* const* variables, eager_tensor* const* gradients,
                            int count) {
  TensorRef rate;
  Held held;
  again_without_locks([&] { try_apply(ctx, rate, held, variables, gradients, count); });
}

[[gnu::always_inline]] inline void eager_optimizer::try_apply(eager_context& ctx, TensorRef& rate, Held& held,
                                                              eager_variable* const* variables,
                                                              eager_tensor* const* gradients, int count) {
  Former former;
  Ref<eager_op> op;
  std::unique_lock lock(mutex_);
  if (!rate && (op = given_rate_.op)) {
    lock.unlock();
    held.take(*this, ctx, variables, gradients, count);
    rate = computed_rate(ctx, *op);
    lock.lock();
  }
  Cleanup cleanup{*this, former};
  const Rule& r = rule_;
  const size_t num_listed = listed_.size();
  try {
    prepare(r, variables, gradients, count);
    take_step(ctx, r, rate, former);
  } catch (...) {
    if (std::ranges::any_of(updates_, &Update::done)) throw_final();
    forget_slots(num_listed);
    throw;
  }
}

[[gnu::noinline]] static void correct_nadam(UpdateParams& params, double t) { set_nadam_parts(params, t); }

[[gnu::always_inline]] inline void eager_optimizer::correct_bias() {
  const UpdateKind k = kind_.update;
  if (k != UpdateKind::adam && k != UpdateKind::adamax && k != UpdateKind::nadam) return;
  const double t = static_cast<double>(num_updates() + 1);
  set_corrections(params_, t);
  if (k == UpdateKind::nadam) correct_nadam(params_, t);
}

[[gnu::always_inline]] inline void eager_optimizer::take_step(eager_context& ctx, const Rule& r, const TensorRef& rate,
                                                              Former& former) {
  if (accumulates() && !accumulate(ctx, former)) return;
  if (clips()) clip(ctx);
  if (extras_ & kReadsRate) read_rate(rate);
  correct_bias();
  Locks locks(r, has_averages(), updates_, *listed_[0]);
  make_values(r, former.step);
  for (size_t i = 0; i < updates_.size(); ++i) {
    if (updates_[i].gradient->flags & kSparseRows) launch(r, i);
  }
  for (size_t i = 0; i < updates_.size(); ++i) {
    if (!updates_[i].done) launch(r, i);
  }
  if (has_averages()) launch_averages(r);
  count_step(former.step);
}

bool eager_optimizer::is_undecayed(const eager_variable& v) const {
  return std::ranges::any_of(undecayed_, [&](const std::string& pattern) {
    return fnmatch(pattern.c_str(), v.name.c_str(), 0) == 0;
  });
}

// Adds the variables whose gradients the update has from former steps alone.
void eager_optimizer::add_left_out() {
  std::vector<Update> left_out;
  for (auto& [id, slots] : slots_) {
    eager_variable& v = *slots.variable;
    if (slots.at[kAccumulated] && !slots.is_stale() && !gives(id))
      left_out.push_back({&v, nullptr, nullptr, false, (extras_ & kUndecayed) && is_undecayed(v), {}});
  }
  updates_.insert(updates_.end(), left_out.begin(), left_out.end());
  std::ranges::sort(updates_, {}, id_of);
}

void eager_optimizer::prepare(const Rule& rule, eager_variable* const* variables, eager_tensor* const* gradients,
                              int count) {
  bool is_ordered = true;
  uint64_t last = 0;
  for (int i = 0; i < count; ++i) {
    eager_variable* v = variables[i];
    if (!v || v->tag != Tag::variable) invalid_argument("variables[", i, "] is not a variable");
    check_trained(*v);
    is_ordered = is_ordered && last < v->id;
    last = v->id;
    if (!gradients[i] && !accumulates()) continue;
    if (gradients[i] && gradients[i]->tag != Tag::tensor) invalid_argument("gradients[", i, "] is not a tensor");
    eager_tensor* g = gradients[i] ? fit_gradient(*v, *gradients[i]) : nullptr;
    updates_.push_back({v, g, nullptr, false, (extras_ & kUndecayed) && is_undecayed(*v), {}});
  }
  if (!is_ordered) {
    std::ranges::sort(updates_, {}, id_of);
    std::vector<eager_variable*> all(variables, variables + count);  // also those without a gradient
    std::sort(all.begin(), all.end());
    auto twice = std::adjacent_find(all.begin(), all.end());
    if (twice != all.end()) invalid_argument("variable '", (*twice)->name, "' is given twice");
  }
  if (accumulates() && static_cast<double>(step_of_update() + 1) == params_.accumulation_steps) add_left_out();
  for (Update& u : updates_) u.find_slots(rule, slots_of(rule, *u.variable));
}

[[noreturn, gnu::cold]] static void refuse_shape(const eager_variable& v, const eager_tensor& g, ShapeView shape) {
  invalid_argument("the gradient of variable '", v.name, "' has shape ", to_string(g.shape()), ", the variable ",
                   to_string(shape));
}

void eager_optimizer::check(const eager_variable& v, const eager_tensor* g) const {
  check_trained(v);
  if (!g) return;
  if (!v.declared.takes(g->shape())) refuse_shape(v, *g, v.shape);
  if (!(g->flags & kWeak) && g->dtype != v.dtype) {
    invalid_argument("the gradient of variable '", v.name, "' is ", dtype_name(g->dtype), ", the variable ",
                     dtype_name(v.dtype));
  }
}

eager_tensor* eager_optimizer::fit_gradient(const eager_variable& v, eager_tensor& g) {
  if (g.flags & kWithoutValue) refuse_without_value(g, "the gradient of variable '", v.name, "'");
  check(v, &g);
  if (g.flags & kWeak) {
    copies_.push_back(TensorRef::adopt(new_tensor(v.dtype, v.shape, kHostDevice)));
    convert_scalar(g, v.dtype, copies_.back()->data);
    return copies_.back().get();
  }
  const bool is_sparse = g.flags & kSparseRows;
  if (!is_sparse && (g.device_index == v.device_index || g.is_host_scalar())) return &g;
  if (is_sparse && g.sparse->values->device_index == v.device_index &&
      g.sparse->indices->device_index == v.device_index)
    return &g;
  if (is_sparse) {
    TensorRef indices = copy_to_device(g.sparse->indices, v.device_index);
    TensorRef values = copy_to_device(g.sparse->values, v.device_index);
    copies_.push_back(TensorRef::adopt(new_sparse_rows(g.shape(), std::move(indices), std::move(values))));
  } else {
    copies_.push_back(copy_to_device(TensorRef::share(&g), v.device_index));
  }
  return copies_.back().get();
}

// Reads a learning rate that lies on the host. One on a device becomes an operand of the kernels, so that nobody waits
// for it.
void eager_optimizer::read_rate(const TensorRef& computed) {
  const Rate& given = given_rate_;
  rate_ = computed ? computed : given.variable ? given.variable->read() : given.tensor;
  if (rate_) {
    if (!device_at(rate_->device_index).is_host()) return;
    double rate;
    convert_scalar(*rate_, DType::float64, &rate);
    check_hyperparameter("learning_rate", rate);
    params_.learning_rate = rate;
    rate_ = nullptr;
  } else if (given.schedule) {
    params_.learning_rate = given.schedule->rate(params_.schedule_counts_calls != 0 ? step() : num_updates());
  }
  if (kind_.update == UpdateKind::ftrl && params_.learning_rate == 0)
    invalid_argument("the learning_rate of ftrl must be positive, got 0");
}

// Makes the new values, and that of the step, where they cannot be written in place.
void eager_optimizer::make_values(const Rule& rule, TensorRef& next_step) {
  if (!can_write_in_place(*listed_[0]->value))
    next_step = TensorRef::adopt(new_tensor(DType::int64, {nullptr, 0}, kHostDevice));
  for (const Update& u : updates_) {
    const eager_tensor& present = *u.variable->value;
    if (!u.variable->has_fixed_shape && !(u.gradient->shape() == present.shape()))
      refuse_shape(*u.variable, *u.gradient, present.shape());
    for (int i = 0; i <= rule.num_slots; ++i) {
      const eager_variable& v = *u.cells[i];
      if (can_write_in_place(*v.value)) values_.emplace_back();
      else values_.push_back(TensorRef::adopt(new_tensor(v.dtype, v.value->shape(), v.device_index)));
    }
  }
  if (!has_averages()) return;
  for (const Update& u : updates_) {
    const eager_variable& a = u.average();
    if (can_write_in_place(*a.value)) values_.emplace_back();
    else values_.push_back(TensorRef::adopt(new_tensor(a.dtype, a.shape, a.device_index)));
  }
}

// Launches update `first` and, when its gradient is dense, all later ones of its device, dtype and decay with it.
void eager_optimizer::launch(const Rule& rule, size_t first) {
  const DType dtype = updates_[first].variable->dtype;
  const int device = updates_[first].variable->device_index;
  const bool is_sparse = updates_[first].gradient->flags & kSparseRows;
  inputs_.clear();
  outputs_.clear();
  group_.clear();
  for (size_t at = first; at < (is_sparse ? first + 1 : updates_.size()); ++at) {
    Update& u = updates_[at];
    if (u.done || u.variable->dtype != dtype || u.variable->device_index != device) continue;
    if (u.is_undecayed != updates_[first].is_undecayed) continue;
    group_.push_back(at);
    for (int i = 0; i <= rule.num_slots; ++i) {
      const TensorRef& value = u.cells[i]->value;
      const TensorRef& next = values_[at * static_cast<size_t>(rule.num_slots + 1) + static_cast<size_t>(i)];
      inputs_.push_back(value.get());
      outputs_.push_back(next ? next.get() : value.get());
    }
    if (is_sparse) inputs_.push_back(u.gradient->sparse->indices.get());
    inputs_.push_back(is_sparse ? u.gradient->sparse->values.get() : u.gradient);
  }
  TensorRef rate;
  if (rate_) {
    rate = copy_to_device(rate_, device);
    inputs_.push_back(rate.get());
  }
  params_.has_rate_input = rate_ ? 1 : 0;
  UpdateParams undecayed;
  const UpdateParams* params = &params_;
  if (updates_[first].is_undecayed) {
    undecayed = params_;
    undecayed.weight_decay = 0;
    params = &undecayed;
  }
  eager_op& op = is_sparse ? *rule.rows : *rule.dense;
  name_errors(op.def.name, [&] {
    launch_on(op, dtype, device, inputs_.data(), static_cast<int>(inputs_.size()), outputs_.data(),
              static_cast<int>(outputs_.size()), params, sizeof(UpdateParams));
  });
  for (size_t at : group_) publish(rule, at);
}

// Gives the variable and its slots their new values. The former ones stay in values_ until Cleanup.
void eager_optimizer::publish(const Rule& rule, size_t which) {
  Update& u = updates_[which];
  u.done = true;
  for (int i = 0; i <= rule.num_slots; ++i) {
    eager_variable& v = *u.cells[i];
    TensorRef& next = values_[which * static_cast<size_t>(rule.num_slots + 1) + static_cast<size_t>(i)];
    if (next) std::swap(v.value, next);
    else v.value->id = next_id();
  }
}

// Launches the kernels of the averages, when the variables have their new values. In the first update they become them.
void eager_optimizer::launch_averages(const Rule& rule) {
  const bool is_first = static_cast<double>(listed_[0]->value->value<int64_t>()) < params_.accumulation_steps;
  UpdateParams params{};
  params.momentum = is_first ? 0 : params_.ema_momentum;
  eager_op& op = *prepared<"apply_average", "">();
  for (size_t i = 0; i < updates_.size(); ++i) {
    const eager_variable& v = *updates_[i].variable;
    eager_variable& a = updates_[i].average();
    TensorRef& next = values_[updates_.size() * static_cast<size_t>(rule.num_slots + 1) + i];
    eager_tensor* inputs[] = {v.value.get(), a.value.get()};
    eager_tensor* output = next ? next.get() : a.value.get();
    launch_on(op, v.dtype, v.device_index, inputs, 2, &output, 1, &params, sizeof params);
    if (next) std::swap(a.value, next);
    else a.value->id = next_id();
  }
}
