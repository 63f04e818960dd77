// The tape: a log of executed ops, and the backward pass over it.
//
// Terms
//   slot      a tensor that the tape knows, numbered as it is met: watched, or the output of a record. Ids map to
//             slots; everything after that uses slots.
//   record    one executed op with at least one known input: op, slots of its inputs (-1: unknown), its first
//             output's slot, and what the op's schema says that its gradient needs (`saves`): retained tensors, or
//             bare shapes. Records lie in chunks, in order of execution.
//   log       all records of a tape, with the ops retained once each.
//
// Gradient of targets with respect to sources
//   1. Go forward over the records: a slot is *needed* when a source leads to it.
//   2. Seed the slots of the targets with their output gradients, or ones.
//   3. The backward pass: go backward over the records, in a loop, so that depth costs no stack. For a record with a
//      needed input and an output gradient, call the op's gradient function, which runs ops on this context, and add
//      the gradients that it sets to the input's slots: in place when nobody else holds the sum and no tape records.
//      Then drop the output gradients and, on a tape for one use, what the record saved.
//   4. The slots of the sources hold the answer. A variable's gradient is the sum over the values read from it.
#pragma once

#include <memory>
#include <vector>

#include "runtime/autograd/log.h"
#include "base/handle.h"
#include "runtime/core/context.h"
#include "runtime/variables/variable.h"

namespace eager {

class CustomBackward;
class BackwardPass;

struct GradientRequest {
  eager_tensor* const* targets;
  int num_targets;
  eager_tensor* const* output_gradients;  // or NULL
  eager_tensor* const* sources;
  int num_sources;
  eager_variable* const* variables;
  int num_variables;
  bool unconnected_zero;
};

}  // namespace eager

// The reference count is 1 for all handles of the program together (`handles`), and 1 for the context while the tape is
// active.
struct eager_tape final : eager::Counted {
  eager_tape(eager_context& ctx, bool persistent, bool ignore_variables);
  ~eager_tape();
  void release_handle();  // gives up a handle of the program
  void release() {
    if (drop()) delete this;
  }

  void watch(const eager_tensor& t);
  void watch(eager_variable& v);  // also if v is not trainable, or the tape ignores variables
  bool watches(const eager_variable& v) const { return (v.trainable && !ignore_variables) || log_.find(v.id) >= 0; }
  // Reports whether it asks if the variable is trainable: not one that it knows already, nor where it watches none by itself.
  bool asks_trainable(const eager_variable& v) const { return !ignore_variables && log_.find(v.id) < 0; }
  void add_read(eager_variable& v, const eager_tensor& value);
  void record(const eager::Executed& e) { log_.add(e); }
  void record_custom(eager::CustomBackward& custom, eager_tensor* const* inputs, int num_inputs,
                     eager_tensor* const* outputs, int num_outputs);
  void pause();
  void resume();
  void stop();
  void reset();
  bool is_paused() const { return pause_count > 0 || inner_pause_count > 0; }
  bool is_recording() const { return is_active && !is_paused(); }

  // Puts the gradients of the sources, and then of the variables, into a list of NULLs. The caller owns them. If it throws, the list
  // is as it was.
  void gradient(eager_context& ctx, const eager::GradientRequest& request, eager_tensor** gradients);

  std::atomic<uint32_t> handles{1};
  std::atomic<bool> abandoned{false};
  bool is_active = true;
  const bool persistent;
  const bool ignore_variables;
  bool used = false;
  bool is_in_backward_pass = false;
  int pause_count = 0;        // of the program
  int inner_pause_count = 0;  // of the runtime, which the program cannot end
  eager_context* context;     // NULL unless the tape is active
  std::shared_ptr<eager::ContextMail> mail;
  std::vector<eager::Ref<eager_variable>> watched;

 private:
  friend class eager::BackwardPass;
  void check_not_in_backward_pass() const;
  // The tape's recorder. It is a member and not a base, since a handle must begin with its tag.
  struct Active final : eager::ActiveTape {
    explicit Active(eager_tape& t) : owner(t) {}
    void record(const eager::Executed& e) override { owner.record(e); }
    bool watches(const eager_tensor& t) const override { return owner.log_.find(t.id) >= 0; }
    bool watches(const eager_variable& v) const override { return owner.watches(v); }
    bool is_paused() const override { return owner.is_paused(); }
    bool is_abandoned() const override { return owner.abandoned.load(std::memory_order_acquire); }
    void retain() override { owner.retain(); }
    void leave() override;
    eager_tape& tape() override { return owner; }
    eager_tape& owner;
  };
  eager::Log log_;
  Active active_{*this};
};

namespace eager {

// Calls f with each tape that is active on ctx, in the order in which they started.
template <class F>
void each_tape(const eager_context& ctx, F f) {
  for (ActiveTape* active : ctx.tapes) f(active->tape());
}

}  // namespace eager
