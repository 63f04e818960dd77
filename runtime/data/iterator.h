// An iterator: what a program has of a run.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "base/handle.h"
#include "base/one_call.h"
#include "runtime/data/dataset.h"
#include "runtime/data/run.h"

struct eager_iterator final : eager::Counted {
  // ctx gives the options and, for random steps without a seed, the seed.
  eager_iterator(eager_context& ctx, eager_dataset& d);
  // Cancels the run, and does not wait for its threads.
  ~eager_iterator();
  void release() {
    if (drop()) delete this;
  }

  // Writes the next element. false: there are no more. Throws what concerns this element alone.
  bool next(eager::Element& out);
  std::string save();
  void restore(std::string_view state);
  // Ends the iterator on any thread, also while a restore makes a run, and waits for its threads. Releases nothing.
  void stop();
  // Returns the numbers of elements, errors and seconds of each step, from the last step to the first, as JSON.
  std::string stats();

  const eager::Ref<eager_dataset> dataset;
  eager_context& context() const { return run_->context(); }

 private:
  // FAILED_PRECONDITION: the iterator works no more, or another call uses it.
  eager::OneCall begin_call();

  // Is read by whoever uses the iterator, and by a stop under the mutex. A restore replaces it under the mutex, until it is stopped.
  std::shared_ptr<eager::Run> run_;
  std::mutex mutex_;
  std::atomic<bool> is_stopped_{false};  // changes under the mutex
  const uint32_t generation_;            // of the process; a child of fork() has none of the threads
  std::atomic<bool> is_used_{false};
};
