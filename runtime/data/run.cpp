#include "runtime/data/run.h"

#include <chrono>
#include <ctime>
#include <utility>

#include "base/parallel.h"
#include "base/status.h"

namespace eager {

namespace {

constinit thread_local const Run* run_of_this_thread = nullptr;

// Ends loops inside functions that a pool's thread runs, once the run is cancelled.
eager_status* interrupt_of_run(void* run, eager_context*) {
  return static_cast<Run*>(run)->is_cancelled() ? eager_status_new(EAGER_CANCELLED, "the iterator has been stopped")
                                                : nullptr;
}

}  // namespace

uint64_t nanoseconds() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return static_cast<uint64_t>(t.tv_sec) * 1000000000u + static_cast<uint64_t>(t.tv_nsec);
}

uint64_t drawn_seed(eager_context& ctx) {
  uint64_t key, counter;
  ctx.draw(1, key, counter);
  return mix(key, counter);
}

Run::Run(Ref<eager_context> context, uint64_t s, bool restored)
    : seed(s), is_restored(restored), context_(std::move(context)), processors_(parallelism()), poll_(*context_) {}

Run::~Run() {
  detach();
  tasks_.clear();
  root.reset();  // before what it refers to
}

uint64_t Run::key_of(int step) const { return mix(seed, static_cast<uint64_t>(step) + 1); }

void Run::check_cancelled() const {
  if (is_cancelled()) fail(Code::cancelled, "the iterator has been stopped");
}

void Run::go_on(eager_context& ctx) {
  check_cancelled();
  if (&ctx != context_.get()) return;
  try {
    poll_();
  } catch (const CallbackError& error) {
    throw Interrupted{error};
  }
}

void Run::fail_in_code(const eager_context& ctx, const CallbackError& error) const {
  if (&ctx == context_.get() && eager_status_code(error.status) == EAGER_CANCELLED) throw Interrupted{error};
  throw error;
}

Run::Pause::Pause(Step& last, eager_context& ctx) {
  try {
    last.for_each([&](Step& s) {
      paused_.reserve(paused_.size() + 1);
      s.pause(ctx);
      paused_.push_back(&s);
    });
  } catch (...) {
    resume();
    throw;
  }
}

void Run::Pause::resume() {
  for (Step* s : paused_) s->resume();
}

void Run::restart(Step& last, eager_context& ctx) {
  const Pause pause(last, ctx);
  last.for_each([&](Step& s) { s.settle(ctx); });
  last.restart_all();
}

void Run::cancel() {
  {
    const std::lock_guard lock(mutex_);
    cancelled_.store(true, std::memory_order_release);
  }
  has_tasks_.notify_all();
  if (root) root->for_each([](Step& s) { s.cancel(); });
}

void Run::join() {
  if (run_of_this_thread == this) return;
  {
    const auto own = Ref<eager_context>::adopt(context_->fork());  // the consumer may use its own meanwhile
    Poll poll(*own);
    std::unique_lock lock(mutex_);
    while (!has_ended_.wait_for(lock, std::chrono::milliseconds(50), [&] { return num_running_ == 0; })) {
      lock.unlock();
      poll();
      lock.lock();
    }
  }
  const std::lock_guard one(join_mutex_);
  std::vector<std::thread> all;
  {
    const std::lock_guard lock(mutex_);
    all.swap(threads_);
  }
  for (std::thread& t : all) t.join();
}

void Run::detach() {
  const std::lock_guard lock(mutex_);
  for (std::thread& t : threads_) t.detach();
  threads_.clear();
}

void Run::start_thread(std::function<void(eager_context&)> f) {
  Ref<eager_context> ctx = Ref<eager_context>::adopt(context_->fork());
  auto interrupt = std::make_shared<Interrupt>(interrupt_of_run, this, nullptr);
  ctx->change_options([&](ContextOptions& o) { o.interrupt.swap(interrupt); });
  const std::lock_guard lock(mutex_);
  if (is_cancelled()) return;
  num_threads_.fetch_add(1, std::memory_order_relaxed);
  threads_.reserve(threads_.size() + 1);
  threads_.emplace_back([self = shared_from_this(), own = std::move(ctx), run = std::move(f)]() mutable {
    set_parallelism(1);
    run_of_this_thread = self.get();
    run(*own);
    run = nullptr;
    own = nullptr;
    {
      const std::lock_guard ending(self->mutex_);
      --self->num_running_;
      self->has_ended_.notify_all();
    }
    self.reset();
  });
  ++num_running_;
}

void Run::wait_awake(const std::atomic<bool>& is_ready) const {
  constexpr uint64_t kMost = 20000;  // nanoseconds, which do not depend on how long a pause is
  if (is_ready.load(std::memory_order_relaxed) || num_threads_.load(std::memory_order_relaxed) > processors_) return;
  const uint64_t end = nanoseconds() + kMost;
  do {
    for (int i = 0; i < 16; ++i) {
      if (is_ready.load(std::memory_order_relaxed)) return;
      pause_cpu();
    }
  } while (nanoseconds() < end);
}

void Run::want_workers(int n) {
  for (int there = num_workers_.load(std::memory_order_relaxed); there < n;) {
    if (!num_workers_.compare_exchange_weak(there, there + 1, std::memory_order_relaxed)) continue;
    try {
      start_thread([this](eager_context& ctx) { work(ctx); });
    } catch (...) {
      num_workers_.fetch_sub(1, std::memory_order_relaxed);
      throw;
    }
    there = num_workers_.load(std::memory_order_relaxed);
  }
}

void Run::add_task(std::function<void(eager_context&)> task) {
  {
    const std::lock_guard lock(mutex_);
    if (is_cancelled()) return;
    tasks_.push_back(std::move(task));
  }
  has_tasks_.notify_one();
}

void Run::work(eager_context& ctx) {
  for (;;) {
    std::function<void(eager_context&)> task;
    {
      std::unique_lock lock(mutex_);
      has_tasks_.wait(lock, [&] { return is_cancelled() || !tasks_.empty(); });
      if (is_cancelled()) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task(ctx);
  }
}

}  // namespace eager
