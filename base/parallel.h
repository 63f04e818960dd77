// The one thread team of the process. All parallel loops go through here, and libraries (BLAS, oneDNN) are called
// single-threaded from inside such a loop, so that no caller ever makes threads of its own.
//
// One caller at a time holds the team (try-lock) and works along with it; others run their loop alone, so
// that 8 threads on 8 cores do not make 64. After fork() the child runs alone.
#pragma once

#include <cstdint>
#include <type_traits>

namespace eager {

// Returns how many threads a loop may use, the caller included: as many as set_parallelism or else the environment
// says, but no more than the process has processors (processors.h).
int parallelism();
// Sets the number of threads for the loops that this thread starts from here on (a context's num_threads); 0: what the
// environment says. Returns the former value.
int set_parallelism(int threads);

// While it lives, its thread computes beside the team, as a pipeline's do: of the processors, loops of others leave it one.
// Results of loops do not depend on it: a loop has as many pieces, and fewer threads take them.
class BesideTeam {
 public:
  BesideTeam();
  ~BesideTeam();
  BesideTeam(const BesideTeam&) = delete;
  BesideTeam& operator=(const BesideTeam&) = delete;
};

// For fork(): hold_team_for_fork waits until no loop runs on the team. Until let_go_of_team_after_fork, a loop that
// begins runs on its caller's thread alone.
void hold_team_for_fork();
void let_go_of_team_after_fork();
void compute_alone_after_fork();  // in the child, which has none of the team's threads

// Tells the processor that the thread is waiting for another one.
inline void pause_cpu() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

using RangeFn = void (*)(void* closure, int64_t begin, int64_t end);
void parallel_for(int64_t n, int64_t grain, RangeFn f, void* closure);

// Calls f(begin, end) over pieces of [0, n), each of at least `grain` (the last may be smaller). Pieces run in any
// order, on any thread of the team. f may throw: one exception reaches the caller.
template <class F>
void parallel_for(int64_t n, int64_t grain, F&& f) {
  if (n <= grain) {
    if (n > 0) f(int64_t{0}, n);
    return;
  }
  parallel_for(
      n, grain, [](void* c, int64_t b, int64_t e) { (*static_cast<std::remove_reference_t<F>*>(c))(b, e); },
      const_cast<void*>(static_cast<const void*>(&f)));
}

}  // namespace eager
