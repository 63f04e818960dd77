// Host memory: caches in front of operator new, so that a small op makes no heap call.
//
// Terms
//   block       the fixed-size home of a tensor handle; type-stable: its memory is never given back nor used for
//               anything else, so that a stale handle is read safely.
//   size class  buffers are rounded up to one of four sizes between two powers of two. Freed ones wait in a list of
//               their class: small ones in the thread's cache, large ones in a shared list.
//
// A thread's cache serves without lock or atomic read-modify-write; its counters have one writer and are summed when
// someone asks. When a thread ends, its cache goes back to the shared lists.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/tls.h"

namespace eager {

inline constexpr size_t kBlockSize = 192;

struct HostMemory {
  int64_t in_use, peak, reserved;  // bytes of buffers and blocks
  int64_t limit;                   // the most that `reserved` may be; 0: there is none
  int64_t live_blocks;
};

namespace detail {

struct FreeNode {
  FreeNode* next;
};

inline constexpr int kSmallClasses = 41;  // up to 64 KiB

struct ThreadCache {
  FreeNode* blocks = nullptr;
  std::atomic<int64_t> num_blocks{0};    // the length of `blocks`
  uint64_t next_id = 0, end_id = 0;      // the ids that this thread may still give out
  std::atomic<int64_t> taken_blocks{0};  // blocks that came into the cache, less those handed on: in `blocks` or live
  std::atomic<int64_t> in_use{0};
  FreeNode* buffers[kSmallClasses] = {};
  size_t cached_bytes = 0;
  std::atomic<int32_t> fork_sections{0};  // the depth of this thread's ForkSections (fork.h)
  void* kept_calls = nullptr;             // what the runtime keeps for this thread, until it ends
  void (*destroy_kept_calls)(void*) = nullptr;
};

// A pointer and not the cache itself: initial-exec variables of a library that is opened at run time must be small.
EAGER_INITIAL_EXEC extern constinit thread_local ThreadCache* thread_cache;

ThreadCache* make_thread_cache();  // throws std::bad_alloc
void release_block_slowly(void* block);
uint64_t next_id_slowly();

inline void add(std::atomic<int64_t>& counter, int64_t n) {
  counter.store(counter.load(std::memory_order_relaxed) + n, std::memory_order_relaxed);
}

// For fork(): locks the shared lists. Returns false, with nothing locked, while another thread is in a ForkSection.
bool try_lock_memory();
void unlock_memory();
void forget_other_sections();  // in the child of fork(): ends the sections of threads that the child does not have

}  // namespace detail

#ifdef __SANITIZE_ADDRESS__
inline constexpr int32_t kMaxCachedBlocks = 0;  // no block is used again, so that the sanitizer sees stale uses
#else
inline constexpr int32_t kMaxCachedBlocks = 1024;
#endif

// Returns a block of the thread's cache, and in `id` a number that is never used again in this process: the short way
// to a tensor. Returns NULL where the cache has no block or no number left.
inline void* cached_block(uint64_t& id) {
  detail::ThreadCache* c = detail::thread_cache;
  if (!c || !c->blocks || c->next_id == c->end_id) [[unlikely]]
    return nullptr;
  detail::FreeNode* b = c->blocks;
  c->blocks = b->next;
  detail::add(c->num_blocks, -1);
  id = c->next_id++;
  return b;
}

void* allocate_block();  // throws std::bad_alloc

// Puts the block into a list, whose link overwrites the first 8 bytes: the handle's tag and reference count.
inline void release_block(void* block) {
  detail::ThreadCache* c = detail::thread_cache;
  const int64_t cached = c ? c->num_blocks.load(std::memory_order_relaxed) : kMaxCachedBlocks;
  if (cached >= kMaxCachedBlocks) [[unlikely]]
    return detail::release_block_slowly(block);
  detail::FreeNode* b = static_cast<detail::FreeNode*>(block);
  b->next = c->blocks;
  c->blocks = b;
  c->num_blocks.store(cached + 1, std::memory_order_relaxed);
}

// Returns a number that is never used again in this process.
inline uint64_t next_id() {
  detail::ThreadCache* c = detail::thread_cache;
  if (!c || c->next_id == c->end_id) [[unlikely]]
    return detail::next_id_slowly();
  return c->next_id++;
}

void* allocate_host(size_t bytes);  // aligned to 64; NULL when memory is out
void release_host(void* data, size_t bytes);

HostMemory host_memory();
int64_t host_memory_in_use();
// Gives the shared and this thread's cached buffers back to the system, and slabs of which no block is in use.
void trim_host_memory();

// Limits what is taken from the system to `bytes`: an allocation beyond it fails as if the system had no more. 0: no
// limit.
void limit_host_memory(int64_t bytes);
// Calls reached() once in_use has come to `level`: one time, from the thread that allocates, with no lock of this file
// held. Only an allocation that the thread's cache cannot serve looks, so the call may come a few MiB late.
void watch_host_memory(int64_t level, void (*reached)());

// A kernel's workspace, which is released at the end of its scope.
class Scratch {
 public:
  explicit Scratch(size_t bytes);  // throws std::bad_alloc
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  void* data() const { return data_; }
  template <class T>
  T* as() const {
    return static_cast<T*>(data_);
  }

 private:
  void* data_;
  size_t bytes_;
};

}  // namespace eager
