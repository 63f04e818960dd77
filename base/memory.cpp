#include "base/memory.h"

#include <pthread.h>
#include <sys/mman.h>

#include <algorithm>
#include <mutex>
#include <new>
#include <vector>

// Under a sanitizer every buffer, and with ASan every block too, is an allocation of its own, so that stale uses are
// seen.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define EAGER_NO_CACHES 1
#else
#define EAGER_NO_CACHES 0
#endif

namespace eager {

namespace detail {
constinit thread_local ThreadCache* thread_cache = nullptr;
}

namespace {

using detail::add;
using detail::FreeNode;
using detail::kSmallClasses;
using detail::ThreadCache;

constexpr size_t kAlignment = 64;
constexpr int kClasses = 160;                // up to 2^42 bytes
constexpr size_t kMaxThreadCache = 2 << 20;  // bytes of small buffers
constexpr size_t kHuge = 2 << 20;            // allocations from this size on are aligned to, and ask for, huge pages
constexpr size_t kSlabBlocks = 170;          // about 32 KiB

// Returns the size class of a buffer. There are four sizes for each power of two: 64, 80, 96, 112, 128, 160, ...
int class_of(size_t bytes) {
  if (bytes <= 64) return 0;
  int exponent = 63 - __builtin_clzll(bytes - 1);  // 2^exponent < bytes <= 2^(exponent + 1)
  int quarter = static_cast<int>((bytes - 1) >> (exponent - 2)) & 3;
  return (exponent - 6) * 4 + quarter + 1;
}

size_t size_of(int c) {
  if (c == 0) return 64;
  int exponent = (c - 1) / 4 + 6, quarter = (c - 1) % 4;
  return (size_t{1} << exponent) + (static_cast<size_t>(quarter) + 1) * (size_t{1} << (exponent - 2));
}

// kSlabBlocks blocks that came from the system together.
struct Slab {
  char* begin;
  size_t num_free;  // of its blocks in the shared list; release_free_slabs counts them
};

struct Shared {
  std::mutex mutex;
  std::vector<ThreadCache*> caches;
  FreeNode* blocks = nullptr;
  std::vector<Slab> slabs;
  FreeNode* buffers[kClasses] = {};
  int64_t live_blocks = 0;               // blocks taken less those released by threads that have no cache (any more)
  int64_t ended_in_use = 0;              // bytes of small buffers, likewise
  std::atomic<int64_t> large_in_use{0};  // bytes of buffers beyond the small classes
  std::atomic<int64_t> small_in_use{0};  // bytes of blocks and small buffers when they were last summed
  std::atomic<int64_t> peak{0};
  std::atomic<int64_t> reserved{0};
  std::atomic<int64_t> limit{INT64_MAX};    // the most that `reserved` may be
  std::atomic<int64_t> watched{INT64_MAX};  // the bytes in use at which `reached` is called
  std::atomic<void (*)()> reached{nullptr};
  int64_t cached = 0;  // bytes in `buffers`
  pthread_key_t key;
};

void end_thread(void* cache);

Shared& shared() {
  static Shared* s = [] {
    Shared* made = new Shared;  // immortal: threads end in any order
    pthread_key_create(&made->key, end_thread);
    return made;
  }();
  return *s;
}
[[maybe_unused]] Shared& made_when_loaded = shared();  // before there is a fork() that could come in the middle of it

bool reserve(Shared& s, size_t bytes) {
  const int64_t more = static_cast<int64_t>(bytes);
  int64_t now = s.reserved.load(std::memory_order_relaxed);
  do {
    if (now > s.limit.load(std::memory_order_relaxed) - more) return false;
  } while (!s.reserved.compare_exchange_weak(now, now + more, std::memory_order_relaxed));
  return true;
}

void unreserve(Shared& s, size_t bytes) {
  s.reserved.fetch_sub(static_cast<int64_t>(bytes), std::memory_order_relaxed);
}

// Returns NULL when memory is out or the limit is reached.
void* system_allocate(size_t bytes) {
  Shared& s = shared();
  if (!reserve(s, bytes)) return nullptr;
  void* p = ::operator new (bytes, std::align_val_t{bytes >= kHuge ? kHuge : kAlignment}, std::nothrow);
  if (!p) unreserve(s, bytes);
  else if (bytes >= kHuge && !EAGER_NO_CACHES) madvise(p, bytes, MADV_HUGEPAGE);
  return p;
}

// Allocates from the system; where that fails, gives the cached buffers back to it and tries once more.
void* system_allocate_or_trim(size_t bytes) {
  void* p = system_allocate(bytes);
  if (p || EAGER_NO_CACHES) return p;
  trim_host_memory();
  return system_allocate(bytes);
}

void system_release(void* p, size_t bytes) {
  unreserve(shared(), bytes);
  ::operator delete (p, std::align_val_t{bytes >= kHuge ? kHuge : kAlignment});
}

void* blocks_from_system(size_t bytes) {
  void* p = system_allocate_or_trim(bytes);
  return p ? p : throw std::bad_alloc();
}

// count_live_blocks and sum_in_use are called with the mutex held.
int64_t count_live_blocks(const Shared& s) {
  int64_t live = s.live_blocks;
  for (ThreadCache* c : s.caches) {
    live += c->taken_blocks.load(std::memory_order_relaxed) - c->num_blocks.load(std::memory_order_relaxed);
  }
  return live;
}

int64_t sum_in_use(Shared& s) {
  int64_t small = s.ended_in_use + static_cast<int64_t>(kBlockSize) * count_live_blocks(s);
  for (ThreadCache* c : s.caches) small += c->in_use.load(std::memory_order_relaxed);
  s.small_in_use.store(small, std::memory_order_relaxed);
  return s.large_in_use.load(std::memory_order_relaxed) + small;
}

// Raises the peak to `now`, the bytes in use, and tells the watcher if its level is reached.
void note(Shared& s, int64_t now) {
  int64_t peak = s.peak.load(std::memory_order_relaxed);
  while (now > peak && !s.peak.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
  int64_t level = s.watched.load(std::memory_order_relaxed);
  if (now < level || !s.watched.compare_exchange_strong(level, INT64_MAX, std::memory_order_acquire)) return;
  s.reached.load(std::memory_order_relaxed)();
}

void note(Shared& s) {
  int64_t now;
  {
    std::lock_guard lock(s.mutex);
    now = sum_in_use(s);
  }
  note(s, now);
}

void give_to_shared(Shared& s, ThreadCache& c) {
  std::lock_guard lock(s.mutex);
  while (FreeNode* b = c.blocks) {
    c.blocks = b->next;
    b->next = s.blocks;
    s.blocks = b;
  }
  add(c.taken_blocks, -c.num_blocks.load(std::memory_order_relaxed));
  c.num_blocks.store(0, std::memory_order_relaxed);
  for (int i = 0; i < kSmallClasses; ++i) {
    while (FreeNode* b = c.buffers[i]) {
      c.buffers[i] = b->next;
      b->next = s.buffers[i];
      s.buffers[i] = b;
      s.cached += static_cast<int64_t>(size_of(i));
    }
  }
  c.cached_bytes = 0;
}

void end_thread(void* cache) {
  Shared& s = shared();
  ThreadCache* c = static_cast<ThreadCache*>(cache);
  detail::thread_cache = nullptr;
  if (c->kept_calls) c->destroy_kept_calls(c->kept_calls);
  give_to_shared(s, *c);
  std::lock_guard lock(s.mutex);
  s.live_blocks += c->taken_blocks.load(std::memory_order_relaxed);
  s.ended_in_use += c->in_use.load(std::memory_order_relaxed);
  s.caches.erase(std::find(s.caches.begin(), s.caches.end(), c));
  delete c;
}

void fill_blocks(ThreadCache& c) {
  Shared& s = shared();
  {
    std::lock_guard lock(s.mutex);
    int n = 0;
    for (; n < 64 && s.blocks; ++n) {
      FreeNode* b = s.blocks;
      s.blocks = b->next;
      b->next = c.blocks;
      c.blocks = b;
    }
    add(c.num_blocks, n);
    add(c.taken_blocks, n);
  }
  note(s);
  if (c.blocks) return;
  char* slab = static_cast<char*>(blocks_from_system(kSlabBlocks * kBlockSize));
  try {
    std::lock_guard lock(s.mutex);
    s.slabs.push_back({slab, 0});
  } catch (...) {
    system_release(slab, kSlabBlocks * kBlockSize);
    throw;
  }
  for (size_t i = 0; i < kSlabBlocks; ++i) {
    FreeNode* b = reinterpret_cast<FreeNode*>(slab + i * kBlockSize);
    b->next = c.blocks;
    c.blocks = b;
  }
  add(c.num_blocks, kSlabBlocks);
  add(c.taken_blocks, kSlabBlocks);
}

}  // namespace

ThreadCache* detail::make_thread_cache() {
  Shared& s = shared();
  ThreadCache* c = new ThreadCache;
  try {
    std::lock_guard lock(s.mutex);
    s.caches.push_back(c);
  } catch (...) {
    delete c;
    throw;
  }
  pthread_setspecific(s.key, c);
  thread_cache = c;
  return c;
}

bool detail::try_lock_memory() {
  Shared& s = shared();
  s.mutex.lock();
  const bool is_free = std::ranges::all_of(s.caches, [](ThreadCache* c) {
    return c == thread_cache || c->fork_sections.load(std::memory_order_seq_cst) == 0;
  });
  if (!is_free) s.mutex.unlock();
  return is_free;
}

void detail::unlock_memory() { shared().mutex.unlock(); }

void detail::forget_other_sections() {
  for (ThreadCache* c : shared().caches) {
    if (c != thread_cache) c->fork_sections.store(0, std::memory_order_relaxed);
  }
}

void* allocate_block() {
  ThreadCache* c = detail::thread_cache ? detail::thread_cache : detail::make_thread_cache();
  if (kMaxCachedBlocks == 0) {
    void* b = blocks_from_system(kBlockSize);
    add(c->taken_blocks, 1);
    note(shared());
    return b;
  }
  if (!c->blocks) fill_blocks(*c);
  FreeNode* b = c->blocks;
  c->blocks = b->next;
  add(c->num_blocks, -1);
  return b;
}

void detail::release_block_slowly(void* block) {
  ThreadCache* c = thread_cache;
  if (!c) {  // this thread has no cache yet, or its cache has been given back at the thread's end
    Shared& s = shared();
    std::lock_guard lock(s.mutex);
    --s.live_blocks;
    if (kMaxCachedBlocks == 0) return system_release(block, kBlockSize);
    FreeNode* b = static_cast<FreeNode*>(block);
    b->next = s.blocks;
    s.blocks = b;
    return;
  }
  if (kMaxCachedBlocks == 0) {
    add(c->taken_blocks, -1);
    return system_release(block, kBlockSize);
  }
  // The cache is full, as that of a thread that only releases (a finalizer's) will be: this block and half of the
  // cached ones go to the shared list, for threads that allocate.
  Shared& s = shared();
  std::lock_guard lock(s.mutex);
  FreeNode* b = static_cast<FreeNode*>(block);
  b->next = s.blocks;
  s.blocks = b;
  for (int i = 0; i < kMaxCachedBlocks / 2; ++i) {
    b = c->blocks;
    c->blocks = b->next;
    b->next = s.blocks;
    s.blocks = b;
  }
  add(c->num_blocks, -kMaxCachedBlocks / 2);
  add(c->taken_blocks, -kMaxCachedBlocks / 2 - 1);
}

uint64_t detail::next_id_slowly() {
  constexpr uint64_t kRange = 1 << 16;
  static std::atomic<uint64_t> next_range{1};
  const uint64_t first = next_range.fetch_add(kRange, std::memory_order_relaxed);
  if (ThreadCache* c = thread_cache) {
    c->next_id = first + 1;
    c->end_id = first + kRange;
  }
  return first;
}

namespace {

// Allocates `size` bytes of class k from the shared lists or the system. NULL when memory is out.
[[gnu::noinline]] void* allocate_slowly(int k, size_t size) {
  ThreadCache* c = detail::thread_cache;
  if (!c) {
    try {
      c = detail::make_thread_cache();
    } catch (const std::bad_alloc&) {
      return nullptr;
    }
  }
  Shared& s = shared();
  void* p = nullptr;
  if (!EAGER_NO_CACHES) {
    std::lock_guard lock(s.mutex);
    if (FreeNode* b = s.buffers[k]) {
      s.buffers[k] = b->next;
      s.cached -= static_cast<int64_t>(size);
      p = b;
    }
  }
  if (!p) p = system_allocate_or_trim(size);
  if (!p) return nullptr;
  if (k < kSmallClasses) {
    detail::add(c->in_use, static_cast<int64_t>(size));
    note(s);
  } else {
    const int64_t large =
        s.large_in_use.fetch_add(static_cast<int64_t>(size), std::memory_order_relaxed) + static_cast<int64_t>(size);
    note(s, large + s.small_in_use.load(std::memory_order_relaxed));
  }
  return p;
}

}  // namespace

void* allocate_host(size_t bytes) {
  const int k = class_of(bytes);
  if (k >= kClasses) return nullptr;
  const size_t size = EAGER_NO_CACHES ? bytes : size_of(k);
  ThreadCache* c = detail::thread_cache;
  if (k >= kSmallClasses || !c || !c->buffers[k]) return allocate_slowly(k, size);
  FreeNode* b = c->buffers[k];
  c->buffers[k] = b->next;
  c->cached_bytes -= size;
  detail::add(c->in_use, static_cast<int64_t>(size));
  return b;
}

// Releases what the thread's cache does not take.
[[gnu::noinline]] static void release_slowly(void* data, int k, size_t size) {
  Shared& s = shared();
  if (k >= kSmallClasses) s.large_in_use.fetch_sub(static_cast<int64_t>(size), std::memory_order_relaxed);
  {
    std::lock_guard lock(s.mutex);
    if (k < kSmallClasses && !detail::thread_cache) s.ended_in_use -= static_cast<int64_t>(size);
    // The shared lists keep at most as many bytes as are in use in large buffers, and 256 MiB more.
    int64_t most = s.large_in_use.load(std::memory_order_relaxed) + (int64_t{256} << 20);
    if (!EAGER_NO_CACHES && s.cached + static_cast<int64_t>(size) <= most) {
      FreeNode* b = static_cast<FreeNode*>(data);
      b->next = s.buffers[k];
      s.buffers[k] = b;
      s.cached += static_cast<int64_t>(size);
      return;
    }
  }
  system_release(data, size);
}

void release_host(void* data, size_t bytes) {
  const int k = class_of(bytes);
  const size_t size = EAGER_NO_CACHES ? bytes : size_of(k);
  ThreadCache* c = detail::thread_cache;
  if (k < kSmallClasses && c) [[likely]] {
    detail::add(c->in_use, -static_cast<int64_t>(size));
    if (!EAGER_NO_CACHES && c->cached_bytes + size <= kMaxThreadCache) [[likely]] {
      FreeNode* b = static_cast<FreeNode*>(data);
      b->next = c->buffers[k];
      c->buffers[k] = b;
      c->cached_bytes += size;
      return;
    }
  }
  release_slowly(data, k, size);
}

HostMemory host_memory() {
  Shared& s = shared();
  HostMemory m{};
  {
    std::lock_guard lock(s.mutex);
    m.in_use = sum_in_use(s);
    m.live_blocks = count_live_blocks(s);
  }
  note(s, m.in_use);
  m.peak = s.peak.load(std::memory_order_relaxed);
  m.reserved = s.reserved.load(std::memory_order_relaxed);
  const int64_t limit = s.limit.load(std::memory_order_relaxed);
  m.limit = limit == INT64_MAX ? 0 : limit;
  return m;
}

int64_t host_memory_in_use() {
  Shared& s = shared();
  std::lock_guard lock(s.mutex);
  return sum_in_use(s);
}

void limit_host_memory(int64_t bytes) {
  Shared& s = shared();
  s.limit.store(bytes ? bytes : INT64_MAX, std::memory_order_relaxed);
  if (bytes && s.reserved.load(std::memory_order_relaxed) > bytes) trim_host_memory();
}

void watch_host_memory(int64_t level, void (*reached)()) {
  Shared& s = shared();
  s.reached.store(reached, std::memory_order_relaxed);
  s.watched.store(level, std::memory_order_release);
}

namespace {

// Gives back to the system the slabs whose blocks are all in the shared list. It allocates nothing, since memory is out.
void release_free_slabs(Shared& s) {
  std::lock_guard lock(s.mutex);
  std::ranges::sort(s.slabs, {}, &Slab::begin);
  const auto slab_of = [&](FreeNode* b) -> Slab& {
    return *--std::ranges::upper_bound(s.slabs, reinterpret_cast<char*>(b), {}, &Slab::begin);
  };
  for (Slab& slab : s.slabs) slab.num_free = 0;
  for (FreeNode* b = s.blocks; b; b = b->next) ++slab_of(b).num_free;
  for (FreeNode** b = &s.blocks; *b;) {
    if (slab_of(*b).num_free == kSlabBlocks) *b = (*b)->next;
    else b = &(*b)->next;
  }
  std::erase_if(s.slabs, [](const Slab& slab) {
    if (slab.num_free < kSlabBlocks) return false;
    system_release(slab.begin, kSlabBlocks * kBlockSize);
    return true;
  });
}

}  // namespace

void trim_host_memory() {
  Shared& s = shared();
  if (ThreadCache* c = detail::thread_cache) give_to_shared(s, *c);
  FreeNode* lists[kClasses];
  {
    std::lock_guard lock(s.mutex);
    std::copy(s.buffers, s.buffers + kClasses, lists);
    std::fill(s.buffers, s.buffers + kClasses, nullptr);
    s.cached = 0;
  }
  for (int i = 0; i < kClasses; ++i) {
    while (FreeNode* b = lists[i]) {
      lists[i] = b->next;
      system_release(b, size_of(i));
    }
  }
  release_free_slabs(s);
}

Scratch::Scratch(size_t bytes) : data_(nullptr), bytes_(bytes) {
  if (bytes == 0) return;
  data_ = allocate_host(bytes);
  if (!data_) throw std::bad_alloc();
}

Scratch::~Scratch() {
  if (data_) release_host(data_, bytes_);
}

}  // namespace eager
