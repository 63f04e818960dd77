// A context is one line of execution: a device scope, the active tapes, a stream of random numbers. One thread uses it
// at a time.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "eager_c.h"
#include "base/fork.h"
#include "base/handle.h"
#include "runtime/core/ref.h"
#include "runtime/core/tensor.h"
#include "runtime/core/schema.h"

struct eager_op;
struct eager_tape;
struct eager_variable;

namespace eager {

// An op that has just run, as recorders are told of it.
struct Executed {
  eager_op* op;
  const AttrValue* attrs;
  bool has_args;  // attrs are the call's own, not the op's: a recorder that keeps them copies them
  eager_tensor* const* inputs;
  int num_inputs;
  eager_tensor* const* outputs;
  int num_outputs;
};

// Something that is told of every executed op: a tape or a trace.
class Recorder {
 public:
  virtual void record(const Executed& e) = 0;
  // Reports whether an op on this tensor would be recorded. (A weak scalar is converted by value unless it is watched.)
  virtual bool watches(const eager_tensor& t) const = 0;

 protected:
  ~Recorder() = default;
};

// Something that is told of every op with a kernel that a composite op runs. Unlike a recorder it changes nothing of how they run.
class Observer {
 public:
  virtual void see(const Executed& e) = 0;
  // Is told where values of the inputs decide which ops run, or whether the op fails: a composite op that reads one on the host tells it.
  virtual void see_values() = 0;

 protected:
  ~Observer() = default;
};

// A loop over the slices of tensors along their first axis, the last one first if it is_reverse. Each step takes carries, which the step
// before gave, a slice of each tensor, and invariants.
struct TraceLoop {
  std::vector<TensorRef> carries, sliced, invariants;
  bool is_reverse = false;
};
// Makes the outputs of a step, which are the next carries and then more, by ops that it runs on the given context.
using TraceStep = std::function<std::vector<TensorRef>(eager_context&, const std::vector<TensorRef>&)>;

// The recorder of a context that traces a function. It writes down ops on symbolic tensors, which have no values to run
// on yet.
class Trace : public Recorder {
 public:
  virtual ~Trace() = default;
  // Writes down a loop, as the op scan. Returns the last carries; then what else the steps gave, each stacked along a new first axis.
  // So ops are composed of steps whose number is not known yet.
  virtual std::vector<TensorRef> scan(const TraceLoop& loop, const TraceStep& step) = 0;
  // Reports whether this symbolic tensor was made by this trace.
  virtual bool knows(const eager_tensor& t) const = 0;

  // The composite op that is running and is part of no other; NULL: none is. Errors of the ops that it runs carry its name.
  const OpDef* composite = nullptr;
  // Set while a graph is loaded from a file.
  bool writes_all = false;        // ops whose inputs are all values are written down too
  int max_outputs = kMaxOutputs;  // the most outputs that an op may have
};

// The interface by which a context sees a tape that is active on it.
class ActiveTape : public Recorder {
 public:
  using Recorder::watches;
  virtual bool watches(const eager_variable& v) const = 0;
  virtual bool is_paused() const = 0;
  virtual bool is_abandoned() const = 0;  // its last handle is gone
  virtual void retain() = 0;
  virtual void leave() = 0;  // makes the tape inactive, and gives the context's reference back
  virtual eager_tape& tape() = 0;

 protected:
  ~ActiveTape() = default;
};

// The program's callback that says whether a loop should go on; see eager_context_set_interrupt.
struct Interrupt {
  Interrupt(eager_interrupt_fn f, void* data, void (*end)(void*)) : function(f), user_data(data), destroy(end) {}
  Interrupt(const Interrupt&) = delete;
  ~Interrupt() {
    if (destroy) destroy(user_data);
  }

  const eager_interrupt_fn function;
  void* const user_data;
  void (*const destroy)(void*);
};

// The options that the program has set. A fork takes them over.
struct ContextOptions {
  int num_threads = 0;
  bool automatic_placement = false;
  bool copy_is_error = false;
  uint64_t seed = 0;
  bool allow_tf32 = false;
  std::shared_ptr<Interrupt> interrupt{};
  uint64_t load_limit = 0;  // the most bytes that a load may take; 0: the default of LoadBudget
  int scope = -1;           // the index of the device scope's device; -1: automatic placement
};

// The state of a random stream, and the part of it that draws change.
struct RandomState {
  uint64_t key, counter, forks;
};
struct DrawState {
  uint64_t key, counter;
};

// A note to a context that its next call has something to do first: to drop a tape whose last handle was released, as a
// finalizer does on any thread, or to ask the collectors of memory. It may outlive the context.
class ContextMail {
 public:
  ContextMail();
  ~ContextMail();
  ContextMail(const ContextMail&) = delete;
  std::atomic<bool> waits{true};  // from the start: collectors may be due since before there was a context

 private:
  friend void flag_contexts();
  ContextMail *before_, *after_;  // the neighbours in the list of all contexts' mails
};

void flag_contexts();  // sets `waits` for all contexts

}  // namespace eager

struct eager_context final : eager::Counted {
  explicit eager_context(const eager::ContextOptions& options);
  ~eager_context();
  void release() {
    if (drop()) delete this;
  }
  // Makes a context with this one's options and a seed of its own. Any thread may call it at any time: it reads the
  // options and the seed under their lock.
  eager_context* fork();

  // Reports whether there is an active recorder.
  bool is_recording() const { return is_recording_; }
  const std::vector<eager::Recorder*>& recorders() const { return active_recorders_; }
  void update_recorders();  // follows each change of the tapes, their pauses or the trace
  // Reports whether a recorder is a tape, and not the trace.
  bool has_tapes() const { return is_recording_ && active_recorders_.size() > (trace ? 1u : 0u); }
  // Reports whether t is a symbolic tensor of another trace than this context's.
  bool is_foreign(const eager_tensor& t) const { return (t.flags & eager::kSymbolic) && !(trace && trace->knows(t)); }
  // Reports whether t has no value here, now or when this context's trace runs.
  bool lacks_value(const eager_tensor& t) const {
    return (t.flags & eager::kWithoutValue) && ((t.flags & eager::kShapeOnlyTensor) || is_foreign(t));
  }
  void start_trace(std::unique_ptr<eager::Trace> t);
  std::unique_ptr<eager::Trace> end_trace();
  bool is_watched(const eager_tensor& t) const;
  bool is_watched(const eager_variable& v) const;

  bool has_mail() const { return mail->waits.load(std::memory_order_relaxed); }
  // Begins a call: does what the mail asks for. Throws the CallbackError of a collector; FAILED_PRECONDITION if the
  // call comes from within a collector.
  void enter() {
    if (has_mail()) [[unlikely]]
      read_mail();
  }

  void add_tape(eager::ActiveTape& tape);     // takes a reference
  void remove_tape(eager::ActiveTape& tape);  // gives it back
  void read_mail();

  // Runs f(options) under the lock, on the context's thread. f must release nothing that the options held, since that
  // could run a callback: the caller does so afterwards.
  template <class F>
  void change_options(F f) {
    const eager::ForkSection section;
    std::lock_guard lock(forking_);
    f(options);
  }
  void set_scope(int device_index) {
    change_options([&](eager::ContextOptions& o) { o.scope = device_index; });
    scope = device_index;
  }
  void set_seed(uint64_t seed);
  eager::RandomState random_state();
  void set_random_state(eager::RandomState s);
  eager::DrawState draw_state() const { return {key_, counter_}; }
  // Takes back the random numbers that were drawn since draw_state() gave s, unless the seed has changed.
  void take_back(eager::DrawState s) {
    if (key_ == s.key) counter_ = s.counter;
  }
  // Takes the next `blocks` blocks of 128 random bits: returns the key and the number of the first.
  void draw(int64_t blocks, uint64_t& key, uint64_t& counter);

  eager::ContextOptions options;  // written by change_options alone
  // The options of these names, except while the runtime runs ops of its own under other ones.
  int scope;
  bool copy_is_error;
  int default_device = 0;
  int function_depth = 0;     // how many traced functions run, or are written into the trace, one inside another
  int pause_count = 0;        // of the program, for the tapes
  int inner_pause_count = 0;  // of the runtime, which the program cannot end
  eager::Observer* observer = nullptr;
  std::unique_ptr<eager::Trace> trace;    // NULL unless the context traces a function
  eager::Ref<eager_context> traced_from;  // the context that the program's trace began from
  std::vector<eager::ActiveTape*> tapes;  // active, in order of start
  std::shared_ptr<eager::ContextMail> mail;

 private:
  bool is_recording_ = false;
  std::vector<eager::Recorder*> active_recorders_;
  eager::SpinLock forking_;  // guards what fork() reads from another thread: options, key_ and forks_
  uint64_t key_ = 0, counter_ = 0, forks_ = 0;
};

namespace eager {

// A scope in which a traced function runs or is written into the context's trace.
class InsideFunction {
 public:
  explicit InsideFunction(eager_context& ctx) : ctx_(ctx) { ++ctx.function_depth; }
  ~InsideFunction() { --ctx_.function_depth; }
  InsideFunction(const InsideFunction&) = delete;

 private:
  eager_context& ctx_;
};

// A scope in which a composite op runs, of which the context's trace takes note.
class InComposite {
 public:
  InComposite(eager_context& ctx, const OpDef* def)
      : trace_(ctx.trace && !ctx.trace->composite ? ctx.trace.get() : nullptr) {
    if (trace_) trace_->composite = def;
  }
  ~InComposite() {
    if (trace_) trace_->composite = nullptr;
  }
  InComposite(const InComposite&) = delete;

 private:
  Trace* const trace_;
};

// A scope in which the context's tapes record nothing.
class PauseTapes {
 public:
  explicit PauseTapes(eager_context& ctx) : ctx_(ctx) { count(1); }
  ~PauseTapes() { count(-1); }
  PauseTapes(const PauseTapes&) = delete;

 private:
  void count(int n) {
    ctx_.inner_pause_count += n;
    ctx_.update_recorders();
  }
  eager_context& ctx_;
};

}  // namespace eager
