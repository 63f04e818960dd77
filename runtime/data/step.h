// A step of a running pipeline: it pulls elements from the steps before it, when it is asked for one.
//
// Terms
//   run     one pass of an iterator over its dataset: a tree of steps, and the threads that work ahead
//   epoch   what a step gives from a start, or a restart, to its end. `repeat` restarts the steps before it
//   end     the answer false of next: after it a step gives nothing until it is restarted
//
// An error is thrown at the element that it concerns; the step then goes on behind that element. Each step is used by
// one thread at a time; the steps before a prefetch belong to its thread, while it runs. An interrupt concerns no element: the
// next call gives the one that would have come.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/mix.h"
#include "runtime/data/element.h"
#include "runtime/data/state.h"

struct eager_dataset;

namespace eager {

class Run;

class Step {
 public:
  using Inputs = std::vector<std::unique_ptr<Step>>;
  Step(Run& run, const eager_dataset& d, Inputs inputs);
  virtual ~Step() = default;
  Step(const Step&) = delete;
  Step& operator=(const Step&) = delete;

  // Writes the next element. false: the epoch has ended. Ops run on ctx.
  bool pull(eager_context& ctx, Element& out);
  // Writes the rows of up to n > 0 elements, at least one, and returns how many; 0: the epoch has ended. The step gives rows. It
  // throws only if the run is cancelled or interrupted, or memory is out; then no row is lost.
  int64_t pull_rows(eager_context& ctx, int64_t* out, int64_t n);
  // Appends rows to the list until it has `size`. false: the epoch has ended before. Errors are those of pull_rows.
  bool collect_rows(eager_context& ctx, std::vector<int64_t>& rows, size_t size);
  // Returns what the rows are rows of; NULL: the step gives elements that are no rows.
  virtual const Rows* rows() const { return nullptr; }
  // The number of rows of rows(); a state may have none beyond.
  virtual int64_t num_rows() const { return 0; }

  // Begins the next epoch, here and in the steps before. What threads do for them has come to an end: see Run::restart.
  void restart_all();
  // Write the state, this step's and then that of the steps before, and set it. The threads of the run stand still.
  void save_all(StateWriter& w);
  void restore_all(StateReader& r);
  // Gives what runs of the dataset share: the step has been restored, and its run is the iterator's.
  virtual void share() const {}
  // Has the step's own thread stand still, or go on; see Run::Pause. Errors, after which it goes on, are those of Run::go_on.
  virtual void pause(eager_context&) {}
  virtual void resume() {}
  // Waits for what workers do for the step, whose epoch is over. Errors, after which it may be called again, are those of Run::go_on.
  virtual void settle(eager_context&) {}
  virtual void cancel() {}  // wakes who waits, since the run has been cancelled
  // Reports whether elements may be pulled on the consumer's thread alone.
  virtual bool needs_consumer() const;

  struct Stats {
    uint64_t elements = 0, errors = 0, nanoseconds = 0;
  };
  const Stats& stats() const { return stats_; }
  const char* kind() const { return kind_; }
  const ElementSpec& spec() const { return spec_; }
  const Inputs& inputs() const { return inputs_; }
  // Calls f for the step and all before it, from the last to the first.
  template <class F>
  void for_each(F&& f) {
    f(*this);
    for (const std::unique_ptr<Step>& input : inputs_) input->for_each(f);
  }

 protected:
  virtual bool next(eager_context& ctx, Element& out);
  virtual int64_t next_rows(eager_context& ctx, int64_t* out, int64_t n);
  virtual void restart();  // of the step, and then of those before
  virtual void save(StateWriter&) const {}
  virtual void restore(StateReader&) {}
  Step& input(size_t i = 0) const { return *inputs_[i]; }

  Run& run_;
  const eager_dataset& dataset_;  // the run's iterator holds it
  const int number_;              // among the run's steps
  bool needs_consumer_ = false;   // this step alone

 private:
  const char* const kind_;
  const ElementSpec& spec_;
  const Inputs inputs_;
  int64_t held_row_ = -1;  // the row whose element an interrupt came in
  Stats stats_;
};

// A stream of random numbers, of which one key gives one order: SplitMix64 over a counter.
class RandomStream {
 public:
  void start(uint64_t key) { key_ = key, counter_ = 0; }
  uint64_t below(uint64_t n);  // a number from 0 to n - 1
  void save(StateWriter& w) const { w.put(key_), w.put(counter_); }
  void restore(StateReader& r) { key_ = r.get<uint64_t>(), counter_ = r.get<uint64_t>(); }

 private:
  uint64_t key_ = 0, counter_ = 0;
};

}  // namespace eager
