// A run of a pipeline: its steps, and its threads.
//
// The threads are few: one for each prefetch, and the workers, which the parallel steps share. Each has a context of its
// own and runs ops on one thread. They share the run with its iterator, and the last of them deletes it: who cancels the
// run need not wait.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "runtime/core/context.h"
#include "runtime/core/interrupt.h"
#include "runtime/data/dataset.h"
#include "runtime/data/step.h"

namespace eager {

uint64_t drawn_seed(eager_context& ctx);
uint64_t nanoseconds();  // of a clock that only goes forward

// The program's interrupt. It concerns no element: who catches errors of elements leaves all as it was, so that the next call goes on
// with the element that would have come.
struct Interrupted : CallbackError {};

class Run : public std::enable_shared_from_this<Run> {
 public:
  // seed: what the random steps without a seed of their own begin with. is_restored: its steps are about to be restored.
  Run(Ref<eager_context> context, uint64_t seed, bool is_restored);
  ~Run();

  const uint64_t seed;
  const bool is_restored;
  int next_step() { return num_steps_++; }
  // Returns the key of the random numbers of a step without a seed of its own.
  uint64_t key_of(int step) const;

  void hold(Ref<eager_dataset> dataset) { dataset_ = std::move(dataset); }  // the steps read it
  std::unique_ptr<Step> root;
  eager_context& context() const { return *context_; }

  bool is_cancelled() const { return cancelled_.load(std::memory_order_acquire); }
  void check_cancelled() const;  // throws CANCELLED
  // Throws CANCELLED, or Interrupted where ctx is the consumer's. Steps call it while they wait, and for each of the elements that
  // they collect or drop.
  void go_on(eager_context& ctx);
  // Throws what the program's code returned: Interrupted where it was CANCELLED and ctx is the consumer's, as by Ctrl-C.
  [[noreturn]] void fail_in_code(const eager_context& ctx, const CallbackError& error) const;
  void cancel();  // from now on nothing new begins. Releases nothing: what waits stays until the run is deleted
  // Waits for the threads of a run that is cancelled, also while another call does; on one of them it does nothing. Throws the status
  // of the program's interrupt, after which it may be called again.
  void join();
  void detach();

  // Starts a thread that calls f(its context).
  void start_thread(std::function<void(eager_context&)> f);
  // Has `n` workers, or more; steps on several threads call it at once. A task is run once, by a worker, unless it is taken back before.
  void want_workers(int n);
  void add_task(std::function<void(eager_context&)> task);

  // Waits awake until `is_ready`, for no longer than waking a thread takes, where all threads of the run and the consumer's have
  // a processor. What comes is to be asked for anew, under its lock.
  void wait_awake(const std::atomic<bool>& is_ready) const;

  // Begins the next epoch of a step and of those before it. Errors are those of go_on, and change nothing: the next call does it again.
  static void restart(Step& last, eager_context& ctx);

  // A scope in which the own threads of a step, and of those before it, stand still. Errors are those of go_on.
  class Pause {
   public:
    Pause(Step& last, eager_context& ctx);
    ~Pause() { resume(); }
    Pause(const Pause&) = delete;

   private:
    void resume();
    std::vector<Step*> paused_;
  };

 private:
  void work(eager_context& ctx);

  const Ref<eager_context> context_;
  Ref<eager_dataset> dataset_;
  int num_steps_ = 0;
  std::atomic<bool> cancelled_{false};
  const int processors_;
  std::atomic<int> num_threads_{1};  // the consumer's, and those of the run
  std::atomic<int> num_workers_{0};
  Poll poll_;         // the consumer's
  std::mutex mutex_;  // guards what follows
  std::vector<std::thread> threads_;
  size_t num_running_ = 0;  // of the threads
  std::condition_variable has_ended_;
  std::deque<std::function<void(eager_context&)>> tasks_;
  std::condition_variable has_tasks_;
  std::mutex join_mutex_;  // is held while threads that end are waited for
};

}  // namespace eager
