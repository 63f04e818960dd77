// Optimizers: one call updates all variables, with fused kernels.
//
// optimizer_kinds.cpp lists the kinds, with their hyperparameters.
// Formulas (kernels/common/optimizer.h) are those of torch.optim; names and learning rates those of Keras.
//
// Terms
//   slot   a variable that an optimizer keeps for another one, of the same shape (momentum, ...). It is made when it is
//          first needed.
//   step   the number of steps so far: an int64 scalar variable on the host, the first of the listed ones.
//
// Where gradients are accumulated, several steps make one update; optimizer_gradients.cpp has what is done to gradients
// before the update: they are accumulated and clipped, by ops.
//
// An update, under the optimizer's mutex:
//   1. Check all variables and gradients; bring gradients to their variable's device; make missing slots.
//   2. Lock the variables and their slots, in order of ids, and make new tensors where a value may not be written in
//      place. Up to here nothing has changed.
//   3. Launch kernels: variables whose gradients are sparse rows one at a time, since an index may be out of range;
//      then all others of one device and dtype together.
//   4. Launch the kernels of moving averages, which read the new values.
//   5. Publish the new values, unlock, count the step. Former values, whose memory may be the program's, are released
//      last, outside of all locks.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/context.h"
#include "runtime/core/op.h"
#include "runtime/variables/optimizer_kinds.h"
#include "runtime/variables/schedule.h"
#include "runtime/variables/variable.h"

namespace eager {

// Counts how often an optimizer of this process got an op as its learning rate, or lost one.
uint64_t num_rate_op_changes();

// Fails with INVALID_ARGUMENT if v cannot be trained: it is a slot, or not of a floating dtype.
void check_trained(const eager_variable& v);

}  // namespace eager

struct eager_optimizer final : eager::Counted {
  // NOT_FOUND for an unknown name.
  explicit eager_optimizer(const char* name);
  void release() {
    if (drop()) delete this;
  }

  void set_float(const char* attr, double value);
  void set_int(const char* attr, int64_t value);
  void set_bool(const char* attr, bool value);
  void set_strings(const char* attr, std::vector<std::string> values);
  // t is a scalar of a floating dtype, or a weak one.
  void set_learning_rate(const eager::TensorRef& t);
  // v is read at each apply.
  void set_learning_rate(eager_variable& v);
  // op is executed at each apply, before the optimizer's mutex is taken, since it may run the caller's code.
  void set_learning_rate(eager::Ref<eager_op> op);
  void set_schedule(eager_schedule& schedule);  // freezes the schedule

  // Updates the variables. A variable whose gradient is NULL stays as it is.
  void apply(eager_context& ctx, eager_variable* const* variables, eager_tensor* const* gradients, int count);
  // Fails with INVALID_ARGUMENT if the gradient, which may be symbolic or NULL, cannot be one of v.
  void check(const eager_variable& v, const eager_tensor* gradient) const;
  // Makes the slots before the first apply, so that a checkpoint can fill them.
  void build(eager_variable* const* variables, int count);

  const std::string& name() const { return name_; }
  int num_variables() const;
  eager_variable* variable(int index) const;  // borrowed
  eager_variable* trained(int index) const;   // the variable that slot `index` belongs to; borrowed

  using VariableRef = eager::Ref<eager_variable>;
  // The source of the learning rate; at most one of them is set. If none is, it is the attribute's number.
  struct Rate {
    eager::TensorRef tensor;
    VariableRef variable;
    eager::Ref<eager_op> op;
    eager::Ref<eager_schedule> schedule;
  };
  VariableRef learning_rate_variable() const;     // NULL: the learning rate is no variable
  eager::Ref<eager_op> learning_rate_op() const;  // NULL: the learning rate is no op
  // The whole state of an optimizer, for a file. Hyperparameters that have their defaults are left out, so that a library
  // that does not know them reads the file too.
  struct State {
    std::string name;
    std::vector<std::pair<const char*, double>> floats;
    std::vector<std::pair<const char*, int64_t>> ints;
    std::vector<std::pair<const char*, bool>> bools;
    std::vector<std::string> undecayed;  // exclude_from_weight_decay
    Rate rate;
    double learning_rate;  // the attribute's number
    VariableRef step;
    struct Slot {
      uint64_t variable;  // the id of the variable that it belongs to
      int which;
      VariableRef slot, trained;
    };
    std::vector<Slot> slots;  // in the order in which they were made
  };
  State state() const;
  // The numbers of a variable's slots, which files have: those that the kind lists are 0, 1 and kThird.
  static constexpr int kAverage = 2, kAccumulated = 3, kThird = 4, kNumSlots = 5;
  // Bring the state back to a new optimizer, the slots in their order. INVALID_ARGUMENT where something does not fit.
  void restore_step(VariableRef step);
  void restore_slot(eager_variable& v, int which, VariableRef slot);

 private:
  // The ops and slots that the attributes choose.
  struct Rule {
    eager_op* dense;
    eager_op* rows;
    int num_slots;
    int slots[eager::update::kMostSlots];  // their numbers, in the order of the ops' inputs
  };
  struct Slots {
    VariableRef variable;
    VariableRef at[kNumSlots];
    // What is known of the accumulated gradient while its value has this id. The program may assign another value, of which the rows
    // that are not 0 count as named.
    uint64_t known_id = 0;
    bool is_left_out = false;  // it is of an earlier update
    bool is_dense = false;     // else it is 0 but for rows that sparse rows have named
    eager::TensorRef named;    // NULL: none
    bool is_known() const { return at[kAccumulated]->read()->id == known_id; }
    bool is_stale() const { return is_left_out && is_known(); }
  };
  struct Update {
    eager_variable* variable;
    eager_tensor* gradient;
    Slots* slots;
    bool done;
    bool is_undecayed;
    eager_variable* cells[1 + eager::update::kMostSlots];  // the variable, and the rule's slots
    void find_slots(const Rule& rule, Slots* found) {
      slots = found;
      cells[0] = variable;
      for (int i = 0; i < rule.num_slots; ++i) cells[1 + i] = found->at[rule.slots[i]].get();
    }
    eager_variable& average() const { return *slots->at[kAverage]; }
  };
  // The values that a call replaces. try_apply() declares it before the lock, and so releases it after unlocking: their
  // memory may be the program's, whose destroy function must not run inside a ForkSection.
  struct Former {
    std::vector<eager::TensorRef> values;
    eager::TensorRef step, rate;
  };
  class Locks;
  struct Cleanup;
  struct Held;

  // INVALID_ARGUMENT where this kind has no such hyperparameter of that type.
  const eager::Hyperparameter& hyperparameter(const char* attr, eager::Hyperparameter::Type type) const;
  Rule rule() const;
  // Sets rule_ and extras_ to what the hyperparameters and the rate ask for. The mutex is held.
  void settle();
  bool has_averages() const { return extras_ & kAverages; }
  bool accumulates() const { return extras_ & kAccumulates; }
  bool clips() const { return extras_ & kClips; }
  bool is_undecayed(const eager_variable& v) const;
  Slots* slots_of(const Rule& rule, eager_variable& v);
  void make_slot(Slots& slots, eager_variable& v, int which);
  const char* slot_name(int which) const;
  void forget_slots(size_t first);  // removes the slots from listed_[first] on, which a failed call has made
  VariableRef new_slot(eager_variable& v, int which) const;
  // Does what apply() does. If the learning rate is computed by an op, runs the op unless `rate` has its result already,
  // which it then has, and `held` what the op's code could have released. Throws UnaskedError or std::bad_alloc only where
  // nothing has changed.
  void try_apply(eager_context& ctx, eager::TensorRef& rate, Held& held, eager_variable* const* variables,
                 eager_tensor* const* gradients, int count);
  // Does all of a step but to compute the learning rate by an op. The mutex is held.
  void take_step(eager_context& ctx, const Rule& rule, const eager::TensorRef& rate, Former& former);
  void prepare(const Rule& rule, eager_variable* const* variables, eager_tensor* const* gradients, int count);
  void add_left_out();
  // Makes the accumulated gradients stale that the first step of an update does not add to, and 0, as which files have them.
  void drop_left_out(eager_context& ctx);
  static uint64_t id_of(const Update& u) { return u.variable->id; }  // by which updates_ are sorted
  bool gives(uint64_t variable) const { return std::ranges::binary_search(updates_, variable, {}, id_of); }
  // optimizer_gradients.cpp. accumulate() makes the gradients the means over the steps of the update, or, in the steps
  // before its last, publishes the sums and returns false.
  bool accumulate(eager_context& ctx, Former& former);
  void clip(eager_context& ctx);
  void launch_averages(const Rule& rule);
  eager_tensor* fit_gradient(const eager_variable& v, eager_tensor& gradient);
  void make_values(const Rule& rule, eager::TensorRef& next_step);
  void read_rate(const eager::TensorRef& computed);
  void replace_rate(Rate rate);
  void correct_bias();
  void launch(const Rule& rule, size_t first);
  void publish(const Rule& rule, size_t which);
  int64_t step() const;
  int64_t step_of_update() const { return step() % static_cast<int64_t>(params_.accumulation_steps); }
  int64_t num_updates() const {
    return accumulates() ? step() / static_cast<int64_t>(params_.accumulation_steps) : step();
  }
  void count_step(eager::TensorRef& next);

  const std::string name_;
  const eager::OptimizerKind& kind_;
  eager::Hyperparameters params_{};
  enum Extra : uint8_t { kClips = 1, kAverages = 2, kAccumulates = 4, kUndecayed = 8, kReadsRate = 16 };
  uint8_t extras_ = 0;  // what is done besides the rule: a set of Extra, so that a step without any asks one number
  Rule rule_;
  std::vector<std::string> undecayed_;  // patterns of the names of variables without weight decay
  Rate given_rate_;

  mutable eager::Mutex mutex_;
  std::vector<VariableRef> listed_;            // the step, then the slots in the order in which they were made
  std::unordered_map<uint64_t, Slots> slots_;  // by the variable's id

  // These belong to the update that runs. They are emptied after it, and keep their memory for the next one.
  std::vector<Update> updates_;
  // The new values of each update's variable and slots (num_slots + 1 of them), then those of all averages; NULL where
  // they are in place. publish() and launch_averages() swap them for the former values.
  std::vector<eager::TensorRef> values_;
  std::vector<eager::TensorRef> copies_;  // gradients and rates on other devices
  std::vector<eager_tensor*> inputs_, outputs_;
  std::vector<size_t> group_;  // the updates of one launch
  eager::TensorRef rate_;      // a learning rate on a device; NULL: params_.learning_rate counts
};
