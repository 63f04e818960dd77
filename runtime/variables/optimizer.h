// Optimizers: one call updates all variables, with fused kernels.
//
// optimizer_kinds.cpp lists the kinds, with their hyperparameters.
// Formulas (kernels/common/optimizer.h) are those of torch.optim; names and learning rates those of Keras.
//
// Terms
//   slot   what an optimizer keeps for a variable (momentum, ...): a variable of its shape, made when first needed.
//   step   the number of updates so far: an int64 scalar variable on the host, the first of the listed ones.
//
// An update, under the optimizer's mutex
//   1. Check all variables and gradients; bring gradients to their variable's device; make missing slots.
//   2. Lock the variables and their slots, in order of ids, and make new tensors where a value may not be written in
//      place. Up to here nothing has changed.
//   3. Launch: sparse rows a variable at a time (they may fail on an index), then all dense ones of one device
//      and dtype together.
//   4. Publish the new values, unlock, count the step. Former values, whose memory may be the program's, are released
//      last, outside of all locks.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/context.h"
#include "runtime/variables/optimizer_kinds.h"
#include "runtime/variables/variable.h"

struct eager_optimizer final : eager::Counted {
  // NOT_FOUND for an unknown name.
  explicit eager_optimizer(const char* name);
  void release() {
    if (drop()) delete this;
  }

  void set_float(const char* attr, double value);
  void set_bool(const char* attr, bool value);
  // A scalar of a floating dtype, or weak.
  void set_learning_rate(const eager::TensorRef& t);
  // Read at each apply.
  void set_learning_rate(eager_variable& v);
  // Executed at each apply, ahead of the optimizer's mutex: it may run the caller's code.
  void set_learning_rate(eager::Ref<eager_op> op);

  // A NULL gradient leaves its variable alone.
  void apply(eager_context& ctx, eager_variable* const* variables, eager_tensor* const* gradients, int count);
  // INVALID_ARGUMENT where the gradient, which may be symbolic or NULL, is no gradient of v.
  void check(const eager_variable& v, const eager_tensor* gradient) const;
  // Makes the slots ahead of the first apply, for a checkpoint to fill.
  void build(eager_variable* const* variables, int count);

  const std::string& name() const { return name_; }
  int num_variables() const;
  eager_variable* variable(int index) const;  // borrowed
  eager_variable* trained(int index) const;   // the one that this slot belongs to; borrowed

  using VariableRef = eager::Ref<eager_variable>;
  VariableRef learning_rate_variable() const;     // NULL: the learning rate is none
  eager::Ref<eager_op> learning_rate_op() const;  // NULL: the learning rate is none
  // All that it is, for a file.
  struct State {
    std::string name;
    std::vector<std::pair<const char*, double>> floats;
    std::vector<std::pair<const char*, bool>> bools;
    eager::TensorRef rate_tensor;  // at most one of the three is set
    VariableRef rate_variable;
    eager::Ref<eager_op> rate_op;
    VariableRef step;
    struct Slot {
      uint64_t variable;  // whose it is: an id
      int which;
      VariableRef slot;
    };
    std::vector<Slot> slots;  // in the order in which they were made
  };
  State state() const;
  // What was saved comes back to a new optimizer, slots in order. INVALID_ARGUMENT where something does not fit.
  void restore_step(VariableRef step);
  void restore_slot(eager_variable& v, int which, VariableRef slot);

 private:
  // What the attributes choose.
  struct Rule {
    eager_op* dense;
    eager_op* rows;
    int num_slots;
    const char* slot_names[2];
  };
  struct Slots {
    VariableRef variable;
    VariableRef at[2];
  };
  struct Update {
    eager_variable* variable;
    eager_tensor* gradient;
    Slots* slots;
    bool done;
    // The variable, then its slots.
    eager_variable& cell(int i) const { return i == 0 ? *variable : *slots->at[i - 1]; }
  };
  // What a call replaces. It is declared ahead of the lock, and so released after unlocking: the memory may be the
  // program's, whose destroy function must not run inside a ForkSection.
  struct Former {
    std::vector<eager::TensorRef> values;
    eager::TensorRef step, rate;
  };
  class Locks;
  struct Cleanup;

  // INVALID_ARGUMENT where this kind has no such hyperparameter of that type.
  const eager::Hyperparameter& hyperparameter(const char* attr, bool is_bool) const;
  Rule rule() const;
  Slots* slots_of(const Rule& rule, eager_variable& v);
  void forget_slots(size_t first);  // those listed from there on: what failed leaves nothing behind
  VariableRef new_slot(eager_variable& v, const char* slot_name) const;
  void prepare(const Rule& rule, eager_variable* const* variables, eager_tensor* const* gradients, int count);
  eager_tensor* fit_gradient(const eager_variable& v, eager_tensor& gradient);
  void make_values(const Rule& rule);
  void read_rate(const eager::TensorRef& computed);
  // Sets what may be given as a learning rate, at most one of it.
  void replace_rate(eager::TensorRef tensor, VariableRef variable, eager::Ref<eager_op> op);
  void correct_bias();
  void launch(const Rule& rule, size_t first);
  void publish(const Rule& rule, size_t which);
  int64_t step() const;
  eager::TensorRef set_step(int64_t value);

  const std::string name_;
  const eager::OptimizerKind& kind_;
  eager::Hyperparameters params_{};
  eager::TensorRef rate_tensor_;  // at most one of the three is set
  VariableRef rate_variable_;
  eager::Ref<eager_op> rate_op_;

  mutable eager::Mutex mutex_;
  std::vector<VariableRef> listed_;            // step, then slots as they were made
  std::unordered_map<uint64_t, Slots> slots_;  // by the variable's id

  // Of the update that runs; emptied after it, kept so that the next one need not allocate.
  std::vector<Update> updates_;
  std::vector<eager::TensorRef> values_;  // new values, num_slots + 1 an update, later the former ones; null: in place
  std::vector<eager::TensorRef> copies_;  // gradients and rates on other devices
  std::vector<eager_tensor*> inputs_, outputs_;
  std::vector<size_t> group_;  // updates of one launch
  eager::TensorRef rate_;      // lies on a device; null: params_.learning_rate counts
};
