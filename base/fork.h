// The effect of fork() on the library's locks.
//
// A child of fork() has one thread; what the parent's other threads held or had half written stays as it was. So that a
// child never waits for a thread that it does not have, and never sees half a value, there are three means:
//
//   ForkSection   fork() waits until no other thread is inside one. A Mutex is held inside one, and every call into a
//                 library that has locks of its own (BLAS, oneDNN) is made inside one.
//   SpinLock      guards one pointer. A writer holds it inside a ForkSection; a reader holds it for a few instructions
//                 outside of one. The child takes a lock that was held at the fork for a free one.
//   Lazy          a value made at its first use, which takes no lock at all. It replaces function-local statics, since
//                 a child would wait for ever for a static that another thread was making.
//
// fork() first holds the thread team, so that no loop is spread over threads, then waits for the sections, then takes
// the lock of the memory's shared lists (detail::try_lock_memory); all of them are free again after it.
//
// Nothing in a section may wait for the thread that forks. So no callback of the program runs there, a buffer's destroy
// function included: what may be the last reference to the program's memory is released after the section.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

#include "base/memory.h"

namespace eager {

namespace detail {

inline constinit std::atomic<bool> is_forking{false};
inline constinit std::atomic<uint32_t> fork_generation{1};  // each child adds one to its parent's
inline constinit bool has_membarrier = false;               // whether fork() makes every thread pass a barrier
void wait_for_fork(ThreadCache& thread);

}  // namespace detail

class ForkSection {
 public:
  ForkSection() { enter(); }  // throws std::bad_alloc at a thread's first call
  ~ForkSection() { leave(); }
  ForkSection(const ForkSection&) = delete;
  ForkSection& operator=(const ForkSection&) = delete;

  // Sections nest.
  static void enter() {
    detail::ThreadCache* thread = detail::thread_cache;
    if (!thread) [[unlikely]]
      thread = detail::make_thread_cache();
    const int32_t depth = thread->fork_sections.load(std::memory_order_relaxed);
    thread->fork_sections.store(depth + 1, std::memory_order_relaxed);
    if (depth == 0 && is_forking()) [[unlikely]]
      detail::wait_for_fork(*thread);
  }
  // Reports whether this thread is in a section, as it is while it holds a Mutex.
  static bool is_inside() {
    const detail::ThreadCache* thread = detail::thread_cache;
    return thread && thread->fork_sections.load(std::memory_order_relaxed) > 0;
  }
  static void leave() {
    std::atomic<int32_t>& depth = detail::thread_cache->fork_sections;
    depth.store(depth.load(std::memory_order_relaxed) - 1, std::memory_order_release);
  }

 private:
  friend void detail::wait_for_fork(detail::ThreadCache& thread);
  // Reports whether a fork() has begun that may not have seen this thread's section. The section must be visible before
  // this load. The barrier that fork() makes every thread pass spares the fence, which takes longer than a section.
  static bool is_forking() {
    if (detail::has_membarrier) [[likely]]
      std::atomic_signal_fence(std::memory_order_seq_cst);
    else std::atomic_thread_fence(std::memory_order_seq_cst);
    return detail::is_forking.load(std::memory_order_relaxed);
  }
};

// A mutex that is held inside a ForkSection.
class Mutex {
 public:
  void lock() {
    ForkSection::enter();
    mutex_.lock();
  }
  void unlock() {
    mutex_.unlock();
    ForkSection::leave();
  }

 private:
  std::mutex mutex_;
};

// A lock that is held for a few instructions, or inside a ForkSection (see the head of this file).
class SpinLock {
 public:
  void lock() {
    const uint32_t here = detail::fork_generation.load(std::memory_order_relaxed);
    if (holder_.exchange(here, std::memory_order_acquire) == here) [[unlikely]]
      wait(here);
  }
  void unlock() { holder_.store(0, std::memory_order_release); }

 private:
  void wait(uint32_t here);
  std::atomic<uint32_t> holder_{0};  // the fork generation in which the lock was taken; 0: it is free
};

// A value that is made at its first use and never destroyed. Several threads may each make one at the same time; the
// first that arrives is kept, and the others are deleted.
template <class T>
class Lazy {
 public:
  // `make` returns a std::unique_ptr<T> and has no other effect.
  template <class Make>
  T& get(Make make) {
    if (T* value = value_.load(std::memory_order_acquire)) [[likely]]
      return *value;
    return keep(make());
  }

 private:
  [[gnu::noinline]] T& keep(std::unique_ptr<T> made) {
    T* first = nullptr;
    return value_.compare_exchange_strong(first, made.get(), std::memory_order_acq_rel) ? *made.release() : *first;
  }
  std::atomic<T*> value_{nullptr};
};

}  // namespace eager
