#include "base/fork.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <climits>

#include "base/parallel.h"
#include "base/sections.h"

namespace eager {

namespace {

constinit std::mutex one_holder_at_a_time;

// Waits between two looks at a condition: first yields, from the 16th round on sleeps, since the thread that is to make
// the condition true may need this core.
void pause_waiting(int round) {
  if (round < 16) sched_yield();
  else usleep(50);
}

long membarrier(int command) { return syscall(SYS_membarrier, command, 0, 0); }

// Registers the process for barriers, which a child is again.
void register_for_barriers() { detail::has_membarrier = membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) == 0; }

void before_fork() {
  hold_team_for_fork();
  while (!detail::hold_sections(INT_MAX)) {
  }
}

void end_fork() {
  detail::let_go_of_sections();
  let_go_of_team_after_fork();
}

void after_fork_in_child() {
  detail::fork_generation.fetch_add(1, std::memory_order_relaxed);
  compute_alone_after_fork();
  detail::forget_other_sections();
  register_for_barriers();
  end_fork();
}

// The handlers are registered while the library is loaded, and so before any fork() that needs them.
[[maybe_unused]] const int is_registered =
    (register_for_barriers(), pthread_atfork(before_fork, end_fork, after_fork_in_child));

}  // namespace

bool detail::hold_sections(int looks) {
  one_holder_at_a_time.lock();
  is_forking.store(true, std::memory_order_seq_cst);
  if (has_membarrier) membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
  for (int round = 0; round < looks; ++round) {
    if (try_lock_memory()) return true;
    pause_waiting(round);
  }
  is_forking.store(false, std::memory_order_seq_cst);
  one_holder_at_a_time.unlock();
  return false;
}

void detail::let_go_of_sections() {
  unlock_memory();
  is_forking.store(false, std::memory_order_seq_cst);
  one_holder_at_a_time.unlock();
}

void detail::wait_for_fork(ThreadCache& thread) {
  do {
    thread.fork_sections.store(0, std::memory_order_release);
    for (int round = 0; is_forking.load(std::memory_order_relaxed); ++round) pause_waiting(round);
    thread.fork_sections.store(1, std::memory_order_relaxed);
  } while (ForkSection::is_forking());
}

void SpinLock::wait(uint32_t here) {
  int round = 0;
  do {
    while (holder_.load(std::memory_order_relaxed) == here) {
      if (round++ < 100) pause_cpu();
      else sched_yield();  // the holder may be waiting for this core
    }
  } while (holder_.exchange(here, std::memory_order_acquire) == here);
}

}  // namespace eager
