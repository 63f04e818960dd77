#include "base/parallel.h"

#include <sched.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <climits>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "base/fork.h"
#include "base/processors.h"
#include "base/tls.h"

// Defined where OpenMP is linked. A worker calls it with 1, so that OpenBLAS makes no threads for the worker's calls.
extern "C" [[gnu::weak]] void omp_set_num_threads(int);

namespace eager {

namespace {

std::atomic<bool> is_forked_child{false};
std::atomic<int> num_beside{0};                          // threads that compute beside the team
EAGER_INITIAL_EXEC thread_local int wanted_threads = 0;  // by set_parallelism; 0: the default
EAGER_INITIAL_EXEC thread_local bool is_inside = false;  // this thread runs a piece of a loop

// The numbers of threads that a loop may use, known from the first loop on.
struct Limits {
  std::atomic<int> processors{0}, by_default{0};
};
constinit Limits limits;

const Limits& known_limits() {
  if (limits.by_default.load(std::memory_order_acquire) == 0) {
    const int processors = usable_processors(), wanted = threads_of_environment();
    limits.processors.store(processors, std::memory_order_relaxed);
    limits.by_default.store(wanted > 0 ? std::min(wanted, processors) : processors, std::memory_order_release);
  }
  return limits;
}

constexpr std::chrono::microseconds kAwake{50};  // how long a worker looks for the next loop before it sleeps

struct Job {
  Job(RangeFn f, void* closure, int64_t n, int64_t piece, int max_workers)
      : f(f), closure(closure), n(n), piece(piece), max_workers(max_workers) {}

  RangeFn f;
  void* closure;
  int64_t n, piece;
  int max_workers;
  std::atomic<int64_t> next{0};
  std::atomic<int> joined{0}, left{0};
  std::atomic<bool> failed{false};
  std::exception_ptr error;

  void work() {
    is_inside = true;
    for (;;) {
      int64_t begin = next.fetch_add(piece, std::memory_order_relaxed);
      if (begin >= n) break;
      try {
        f(closure, begin, std::min(begin + piece, n));
      } catch (...) {
        if (!failed.exchange(true)) error = std::current_exception();
        next.store(n, std::memory_order_relaxed);
      }
    }
    is_inside = false;
  }
};

// The workers, and the one job that they share. A worker looks for the next job for a little while (kAwake) before it
// sleeps, so that loops that follow each other closely find it awake.
class Team {
 public:
  bool try_hold() { return !is_reserved_.load(std::memory_order_relaxed) && take(); }
  void let_go() { held_.store(false, std::memory_order_release); }
  // Waits until no loop runs. None begins before release().
  void reserve() {
    is_reserved_.store(true, std::memory_order_relaxed);
    while (!take()) usleep(20);
  }
  void release() {
    is_reserved_.store(false, std::memory_order_relaxed);
    let_go();
  }

  void run(Job& job) {
    start_workers(job.max_workers);
    {
      std::lock_guard lock(mutex_);
      job_ = &job;
      generation_.fetch_add(1, std::memory_order_release);
    }
    if (sleepers_.load(std::memory_order_relaxed) > 0) wake_.notify_all();
    job.work();
    {
      std::lock_guard lock(mutex_);
      job_ = nullptr;  // nobody joins from here on
    }
    for (int i = 0; job.left.load(std::memory_order_acquire) != job.joined.load(std::memory_order_relaxed); ++i) {
      if (i < 1000) pause_cpu();
      else sched_yield();  // the worker may be waiting for this core
    }
  }

 private:
  bool take() { return !held_.exchange(true, std::memory_order_acquire); }

  void start_workers(int wanted) {
    if (num_workers_ >= wanted) return;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);  // workers inherit the mask: signals go to the program's own threads
    try {
      for (; num_workers_ < wanted; ++num_workers_) {
        std::thread([this] { work(); }).detach();  // a worker runs until the process ends
      }
    } catch (const std::exception&) {
      num_workers_ = INT_MAX;  // there are no more threads to be had: the team stays as it is, and nobody tries again
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }

  void await_job(uint64_t seen) const {
    const auto until = std::chrono::steady_clock::now() + kAwake;
    do {
      for (int i = 0; i < 32; ++i) {
        if (generation_.load(std::memory_order_acquire) != seen) return;
        pause_cpu();
      }
    } while (std::chrono::steady_clock::now() < until);
  }

  void work() {
    if (omp_set_num_threads) omp_set_num_threads(1);
    uint64_t seen = 0;
    for (;;) {
      await_job(seen);
      Job* job;
      {
        std::unique_lock lock(mutex_);
        sleepers_.fetch_add(1, std::memory_order_relaxed);
        wake_.wait(lock, [&] { return generation_.load(std::memory_order_relaxed) != seen; });
        sleepers_.fetch_sub(1, std::memory_order_relaxed);
        seen = generation_.load(std::memory_order_relaxed);
        job = job_;
        if (!job || job->joined.load(std::memory_order_relaxed) >= job->max_workers) continue;
        job->joined.fetch_add(1, std::memory_order_relaxed);
      }
      job->work();
      job->left.fetch_add(1, std::memory_order_release);
    }
  }

  std::atomic<bool> held_{false}, is_reserved_{false};
  int num_workers_ = 0;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<int> sleepers_{0};
  std::atomic<uint64_t> generation_{0};
  Job* job_ = nullptr;
};

Team& team() {
  static constinit Lazy<Team> t;
  return t.get([] { return std::make_unique<Team>(); });
}
[[maybe_unused]] Team& made_when_loaded = team();  // so that the handlers of fork() never allocate

}  // namespace

int parallelism() {
  if (is_forked_child.load(std::memory_order_relaxed) || is_inside) return 1;
  const Limits& known = known_limits();
  if (wanted_threads == 0) return known.by_default.load(std::memory_order_relaxed);
  return std::min(wanted_threads, known.processors.load(std::memory_order_relaxed));
}

void hold_team_for_fork() {
  if (!is_inside) team().reserve();  // a piece that forks cannot wait for the end of its own loop
}
void let_go_of_team_after_fork() {
  if (!is_inside) team().release();
}
void compute_alone_after_fork() { is_forked_child.store(true, std::memory_order_relaxed); }

int set_parallelism(int threads) {
  int before = wanted_threads;
  wanted_threads = threads;
  return before;
}

BesideTeam::BesideTeam() { num_beside.fetch_add(1, std::memory_order_relaxed); }
BesideTeam::~BesideTeam() { num_beside.fetch_sub(1, std::memory_order_relaxed); }

void parallel_for(int64_t n, int64_t grain, RangeFn f, void* closure) {
  const int threads = parallelism();
  const int left =
      known_limits().processors.load(std::memory_order_relaxed) - num_beside.load(std::memory_order_relaxed);
  const int workers = std::min(threads, left) - 1;
  // There are a few pieces for each thread, so that a slow thread does not hold up the others.
  int64_t pieces = std::min<int64_t>(n / std::max<int64_t>(grain, 1), 4 * threads);
  if (workers < 1 || pieces <= 1 || !team().try_hold()) {
    if (n > 0) f(closure, 0, n);
    return;
  }
  Job job(f, closure, n, (n + pieces - 1) / pieces, workers);
  team().run(job);
  team().let_go();
  if (job.failed.load()) std::rethrow_exception(job.error);
}

}  // namespace eager
