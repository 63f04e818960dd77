// The tape: a log of executed ops, and the walk back through it.
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
//   1. Forward over the records: a slot is *needed* when a source leads to it.
//   2. Seed the slots of the targets with their output gradients, or ones.
//   3. Backward over the records (a loop: depth costs no stack). Where a needed input and an output gradient meet,
//      call the op's gradient function, which runs ops on this context, and add what it sets to the input's slots:
//      in place when nobody else holds the sum and no outer tape records. Then drop the output gradients, and, on a tape for
//      one use, what the record saved.
//   4. What lies in the sources' slots is the answer; a variable's is the sum over the values that were read from it.
#pragma once

#include <memory>
#include <ranges>
#include <vector>

#include "runtime/autograd/log.h"
#include "base/handle.h"
#include "runtime/core/context.h"
#include "runtime/variables/variable.h"

namespace eager {

// A gradient written in the caller's language; see eager_tape_record. destroy runs when the last record is gone.
class CustomBackward;
class BackwardWalk;

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

// Counted: the handles outside, and one reference of the context while the tape is active.
struct eager_tape final : eager::Counted {
  eager_tape(eager_context& ctx, bool persistent, bool ignore_variables);
  ~eager_tape();
  void release_handle();  // one of the handles outside
  void release() {
    if (drop()) delete this;
  }

  void watch(const eager_tensor& t);
  void watch(eager_variable& v);  // whatever the options say
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
  bool is_recording() const { return is_active && pause_count == 0; }

  void gradient(eager_context& ctx, const eager::GradientRequest& request, eager_tensor** gradients);

  std::atomic<uint32_t> handles{1};
  std::atomic<bool> abandoned{false};
  bool is_active = true;
  const bool persistent;
  const bool ignore_variables;
  bool used = false;
  int pause_count = 0;
  eager_context* context;  // while active
  std::shared_ptr<eager::ContextMail> mail;
  std::vector<eager::Ref<eager_variable>> watched;

 private:
  friend class eager::BackwardWalk;
  // A member, not a base: a handle must begin with its tag.
  struct Active final : eager::ActiveTape {
    explicit Active(eager_tape& t) : owner(t) {}
    void record(const eager::Executed& e) override { owner.record(e); }
    bool watches(const eager_tensor& t) const override { return owner.log_.find(t.id) >= 0; }
    bool watches(const eager_variable& v) const override { return owner.watches(v); }
    bool is_paused() const override { return owner.pause_count > 0; }
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

// Those that are active on ctx, in order of start.
inline auto tapes_of(const eager_context& ctx) {
  return std::views::transform(ctx.tapes, [](ActiveTape* active) { return &active->tape(); });
}

}  // namespace eager
