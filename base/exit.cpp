#include "base/exit.h"

#include <unistd.h>

#include <atomic>
#include <cstdlib>

#include "base/sections.h"

namespace eager {

namespace {

// The number of times that exit() looks whether the calls under way have ended, which takes some 10 seconds. It does
// not wait for ever, since a signal handler that ends the process may have interrupted what another thread waits for.
constexpr int kLooks = 100000;

constinit std::atomic<bool> has_ended{false};

// A thread that enters a section from now on sees that the libraries have ended; the others are waited for.
void end_libraries() {
  if (!has_ended.exchange(true) && detail::hold_sections(kLooks)) detail::let_go_of_sections();
}

struct MainThread {
  ~MainThread() { end_libraries(); }
  bool is_known = false;
};
thread_local MainThread main_thread;  // is made by its first use

[[maybe_unused]] const bool is_watched_when_loaded = [] {
  if (getpid() == gettid()) main_thread.is_known = true;
  std::atexit(end_libraries);
  return true;
}();

}  // namespace

bool libraries_have_ended() { return has_ended.load(std::memory_order_relaxed); }

}  // namespace eager
