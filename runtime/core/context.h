// A context is one line of execution: device scope, active tapes, random stream. One thread at a time.
#pragma once

#include <memory>
#include <mutex>
#include <string>
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

// An op that has just run, as its recorders see it.
struct Executed {
  eager_op* op;
  const AttrValue* attrs;
  bool has_args;  // attrs came with the call and must be copied
  eager_tensor* const* inputs;
  int num_inputs;
  eager_tensor* const* outputs;
  int num_outputs;
};

// Whoever wants to see every executed op.
class Recorder {
 public:
  virtual void record(const Executed& e) = 0;
  // Would it record an op on this tensor? (A weak scalar is converted by value unless somebody watches it.)
  virtual bool watches(const eager_tensor& t) const = 0;

 protected:
  ~Recorder() = default;
};

// A recorder that gives ops on symbolic tensors a meaning: a function is being traced (function/tracer.h).
class Trace : public Recorder {
 public:
  virtual ~Trace() = default;
  // Is this symbolic tensor one of the trace?
  virtual bool knows(const eager_tensor& t) const = 0;

  // Ops on values alone are written down too, and none has more outputs: of graphs that come from a file.
  bool writes_all = false;
  int max_outputs = kMaxOutputs;
};

// A tape that is active on a context, as the context sees it (autograd/tape.h).
class ActiveTape : public Recorder {
 public:
  using Recorder::watches;
  virtual bool watches(const eager_variable& v) const = 0;
  virtual bool is_paused() const = 0;
  virtual bool is_abandoned() const = 0;  // its last handle is gone
  virtual void retain() = 0;
  virtual void leave() = 0;  // is active no more; gives the context's reference back
  virtual eager_tape& tape() = 0;

 protected:
  ~ActiveTape() = default;
};

// What asks the host program whether to go on; see eager_context_set_interrupt.
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

// What the program asked for, which a fork takes over.
struct ContextOptions {
  int num_threads = 0;
  bool automatic_placement = false;
  bool copy_is_error = false;
  uint64_t seed = 0;
  bool allow_tf32 = false;
  std::shared_ptr<Interrupt> interrupt{};
  uint64_t load_limit = 0;  // of the memory that a load takes, in bytes; 0: LoadBudget's own
  int scope = -1;           // the device scope; -1: automatic
};

struct RandomState {
  uint64_t key, counter;
};

// Tells a context, which may be gone, that its next call has something to do first: to drop a tape whose last handle was
// released by a finalizer, or to ask the collectors of memory.
class ContextMail {
 public:
  ContextMail();
  ~ContextMail();
  ContextMail(const ContextMail&) = delete;
  std::atomic<bool> waits{true};  // what came before there was anyone to tell

 private:
  friend void flag_contexts();
  ContextMail *before_, *after_;  // in the list of all
};

void flag_contexts();  // all of them have mail

}  // namespace eager

struct eager_context final : eager::Counted {
  explicit eager_context(const eager::ContextOptions& options);
  ~eager_context();
  void release() {
    if (drop()) delete this;
  }
  // May come from any thread at any time: it reads options and seed alone, under their lock.
  eager_context* fork();

  // True when somebody is to be told of every op.
  bool is_recording() const { return is_recording_; }
  const std::vector<eager::Recorder*>& recorders() const { return active_recorders_; }
  void update_recorders();  // after a tape started, stopped, paused
  // Do tapes record? (A trace is no tape.)
  bool has_tapes() const { return is_recording_ && active_recorders_.size() > (trace ? 1u : 0u); }
  // Is t a symbolic tensor of another trace than this context's?
  bool is_foreign(const eager_tensor& t) const { return (t.flags & eager::kSymbolic) && !(trace && trace->knows(t)); }
  void start_trace(std::unique_ptr<eager::Trace> t);
  std::unique_ptr<eager::Trace> end_trace();
  bool is_watched(const eager_tensor& t) const;
  bool is_watched(const eager_variable& v) const;

  bool has_mail() const { return mail->waits.load(std::memory_order_relaxed); }
  // At the start of every call. Throws CallbackError of a collector; FAILED_PRECONDITION where the call is a collector's own.
  void enter() {
    if (has_mail()) [[unlikely]]
      read_mail();
  }

  void add_tape(eager::ActiveTape& tape);     // takes a reference of its own
  void remove_tape(eager::ActiveTape& tape);  // and gives it back
  void read_mail();

  // Runs f on the options; only the context's thread does. What they held must be released after this.
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
  eager::RandomState random_state() const { return {key_, counter_}; }
  // Takes back what was drawn since then. A seed that was set meanwhile stays.
  void set_random_state(eager::RandomState s) {
    if (key_ == s.key) counter_ = s.counter;
  }
  // The next `blocks` blocks of 128 random bits.
  void draw(int64_t blocks, uint64_t& key, uint64_t& counter);

  eager::ContextOptions options;  // written by change_options alone
  // Those of the options, but while the runtime runs ops of its own under others.
  int scope;
  bool copy_is_error;
  int default_device = 0;
  int function_depth = 0;  // of traced functions that run, or are written into this context's trace, one inside another
  int pause_count = 0;
  std::unique_ptr<eager::Trace> trace;    // of a context that traces a function; set by start_trace
  std::vector<eager::ActiveTape*> tapes;  // active, in order of start
  std::shared_ptr<eager::ContextMail> mail;

 private:
  bool is_recording_ = false;
  std::vector<eager::Recorder*> active_recorders_;
  eager::SpinLock forking_;  // of what another thread's fork reads: options, key_ and forks_
  uint64_t key_ = 0, counter_ = 0, forks_ = 0;
};

namespace eager {

// A traced function runs meanwhile, or is written into the context's trace.
class InsideFunction {
 public:
  explicit InsideFunction(eager_context& ctx) : ctx_(ctx) { ++ctx.function_depth; }
  ~InsideFunction() { --ctx_.function_depth; }
  InsideFunction(const InsideFunction&) = delete;

 private:
  eager_context& ctx_;
};

// The context's tapes record nothing meanwhile.
class PauseTapes {
 public:
  explicit PauseTapes(eager_context& ctx) : ctx_(ctx) { count(1); }
  ~PauseTapes() { count(-1); }
  PauseTapes(const PauseTapes&) = delete;

 private:
  void count(int n) {
    ctx_.pause_count += n;
    ctx_.update_recorders();
  }
  eager_context& ctx_;
};

}  // namespace eager
