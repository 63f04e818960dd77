#include <cuda.h>
#include <cuda_runtime.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/common_interface_defs.h>
#elif defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

struct CUevent_st {
  CUstream_st* stream = nullptr;  // the stream on which it was recorded
  int64_t at = 0;                 // how much work had been queued there
};

struct CUctx_st {
  std::atomic<int64_t> num_bound{0};
};

struct CUstream_st {
  int device = 0;
  std::deque<std::function<void()>> work;
  int64_t queued = 0, done = 0;
};

namespace {

constexpr size_t kPage = 4096, kHugePage = size_t{2} << 20;
constexpr size_t kLongList = 64;  // a stream with so much queued work runs it

struct State {
  std::recursive_mutex mutex;
  size_t memory = size_t{256} << 20;
  size_t used[fake_cuda::kDevices] = {};
  struct Piece {
    size_t bytes, mapped;
    char* base;
    int device;
  };
  std::map<char*, Piece> pieces;
  std::vector<CUstream_st*> streams;
  cudaError_t broken[fake_cuda::kDevices] = {};
  cudaError_t breaks_with = cudaSuccess;
  struct Planned {
    std::string function;
    cudaError_t error;
    int after;
  };
  std::vector<Planned> planned;
  bool is_held = false;
  int depth = 0;  // of running work; while it is above 0 the host may touch device memory
};

State& state() {
  static State* s = new State;
  return *s;
}
// The primary contexts of the devices.
CUctx_st* contexts() {
  static CUctx_st* c = new CUctx_st[fake_cuda::kDevices];
  return c;
}
thread_local int chosen_device = 0;  // set by cudaSetDevice
thread_local CUcontext current_context = nullptr;
thread_local cudaError_t last_error = cudaSuccess;

void bind(CUcontext context) {
  current_context = context;
  if (context) ++context->num_bound;
}

cudaError_t keep(cudaError_t e) {
  if (e != cudaSuccess) last_error = e;
  return e;
}

// Returns the error with which this call is to fail, or cudaSuccess.
cudaError_t trouble(const char* function) {
  State& s = state();
  const int device = fake_cuda::bound_device();
  if (s.broken[device]) return keep(s.broken[device]);
  for (size_t i = 0; i < s.planned.size(); ++i) {
    if (s.planned[i].function != function || s.planned[i].after-- > 0) continue;
    const cudaError_t e = s.planned[i].error;
    s.planned.erase(s.planned.begin() + static_cast<int64_t>(i));
    return keep(e);
  }
  return cudaSuccess;
}

bool is_on_device(const void* p) {
  const auto& pieces = state().pieces;
  auto at = pieces.upper_bound(const_cast<char*>(static_cast<const char*>(p)));
  if (at == pieces.begin()) return false;
  --at;
  return static_cast<const char*>(p) < at->first + at->second.bytes;
}

void set_access(int protection) {
  for (auto& [data, p] : state().pieces) mprotect(p.base, p.mapped, protection);
}

// Runs the work of `stream` up to the one with number `target`.
void drain(CUstream_st* stream, int64_t target) {
  State& s = state();
  if (stream->done >= target) return;
  if (s.depth++ == 0) set_access(PROT_READ | PROT_WRITE);
  while (stream->done < target && !stream->work.empty()) {
    std::function<void()> work = std::move(stream->work.front());
    stream->work.pop_front();
    if (!s.broken[stream->device]) work();
    ++stream->done;
  }
  if (--s.depth == 0) set_access(PROT_NONE);
}

void drain_all(int device) {
  for (CUstream_st* stream : state().streams) {
    if (stream->device == device) drain(stream, stream->queued);
  }
}

}  // namespace

const char* cudaGetErrorString(cudaError_t error) {
  switch (error) {
    case cudaSuccess: return "no error";
    case cudaErrorMemoryAllocation: return "out of memory";
    case cudaErrorNoDevice: return "no CUDA-capable device is detected";
    case cudaErrorIllegalAddress: return "an illegal memory access was encountered";
    case cudaErrorLaunchFailure: return "unspecified launch failure";
    case cudaErrorInvalidConfiguration: return "invalid configuration argument";
    default: return "an error";
  }
}

cudaError_t cudaGetLastError() { return std::exchange(last_error, cudaSuccess); }
cudaError_t cudaPeekAtLastError() { return last_error; }

cudaError_t cudaGetDeviceCount(int* count) {
  *count = fake_cuda::kDevices;
  return cudaSuccess;
}
cudaError_t cudaGetDevice(int* device) {
  *device = current_context ? fake_cuda::bound_device() : chosen_device;
  return cudaSuccess;
}
cudaError_t cudaSetDevice(int device) {
  if (device < 0 || device >= fake_cuda::kDevices) return keep(cudaErrorInvalidValue);
  chosen_device = device;
  bind(&contexts()[device]);
  return cudaSuccess;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device) {
  *context = &contexts()[device];
  return CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext* context) {
  *context = current_context;
  return CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext context) {
  bind(context);
  return CUDA_SUCCESS;
}

cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int) {
  switch (attribute) {
    case cudaDevAttrMultiProcessorCount: *value = 2; break;  // so few that loops over blocks run more than once
    case cudaDevAttrComputeCapabilityMajor: *value = 9; break;
    case cudaDevAttrComputeCapabilityMinor: *value = 0; break;
  }
  return cudaSuccess;
}

cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int peer) {
  *can = device != peer;
  return cudaSuccess;
}
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned) {
  return peer != fake_cuda::bound_device() ? cudaSuccess : keep(cudaErrorInvalidValue);
}

cudaError_t cudaMalloc(void** data, size_t bytes) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  if (cudaError_t e = trouble("cudaMalloc")) return e;
  const int device = fake_cuda::bound_device();
  if (bytes > s.memory || s.used[device] + bytes > s.memory) return keep(cudaErrorMemoryAllocation);
  // The allocation ends, but for alignment to 16 bytes, at a last page that always faults. Whole huge pages are cheap to open and
  // close for each piece of work.
  const size_t rounded = (bytes + 15) / 16 * 16, open = (rounded + kPage - 1) / kPage * kPage;
  const size_t spare = open % kHugePage == 0 ? kHugePage : 0;
  void* mapped = mmap(nullptr, open + kPage + spare, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED) return keep(cudaErrorMemoryAllocation);
  char* base = static_cast<char*>(mapped);
  if (spare) {
    const size_t before = (kHugePage - reinterpret_cast<uintptr_t>(base) % kHugePage) % kHugePage;
    if (before) munmap(base, before);
    base += before;
    munmap(base + open + kPage, spare - before);
    madvise(base, open, MADV_HUGEPAGE);
  }
  char* start = base + (open - rounded);
  s.pieces[start] = {bytes, open, base, device};
  s.used[device] += bytes;
  *data = start;
  return cudaSuccess;
}

cudaError_t cudaFree(void* data) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  if (cudaError_t e = trouble("cudaFree")) return e;
  if (!data) return cudaSuccess;
  const auto found = s.pieces.find(static_cast<char*>(data));
  if (found == s.pieces.end()) return keep(cudaErrorInvalidValue);
  drain_all(found->second.device);  // CUDA waits here too
  munmap(found->second.base, found->second.mapped + kPage);
  s.used[found->second.device] -= found->second.bytes;
  s.pieces.erase(found);
  return cudaSuccess;
}

cudaError_t cudaMemGetInfo(size_t* free, size_t* total) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  *total = s.memory;
  *free = s.memory - std::min(s.memory, s.used[fake_cuda::bound_device()]);
  return cudaSuccess;
}

cudaError_t cudaHostAlloc(void** data, size_t bytes, unsigned) {
  std::lock_guard lock(state().mutex);
  if (cudaError_t e = trouble("cudaHostAlloc")) return e;
  *data = std::aligned_alloc(kPage, (bytes + kPage - 1) / kPage * kPage);
  return *data ? cudaSuccess : keep(cudaErrorMemoryAllocation);
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned) {
  std::lock_guard lock(state().mutex);
  if (cudaError_t e = trouble("cudaStreamCreateWithFlags")) return e;
  *stream = new CUstream_st{fake_cuda::bound_device(), {}, 0, 0};
  state().streams.push_back(*stream);
  return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  if (cudaError_t e = trouble("cudaStreamSynchronize")) return e;
  drain(stream, stream->queued);
  return s.broken[stream->device] ? keep(s.broken[stream->device]) : cudaSuccess;
}
cudaError_t cudaStreamQuery(cudaStream_t stream) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  if (s.broken[stream->device]) return keep(s.broken[stream->device]);
  return stream->done == stream->queued ? cudaSuccess : keep(cudaErrorNotReady);
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
  CUevent_st copy = *event;
  return fake_cuda::enqueue(stream, [copy] {
    if (copy.stream) drain(copy.stream, copy.at);
  });
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned) {
  std::lock_guard lock(state().mutex);
  if (cudaError_t e = trouble("cudaEventCreateWithFlags")) return e;
  *event = new CUevent_st;
  return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  std::lock_guard lock(state().mutex);
  if (cudaError_t e = trouble("cudaEventRecord")) return e;
  if (!fake_cuda::can_launch_on(stream)) return keep(cudaErrorInvalidValue);  // the event belongs to the current device
  *event = {stream, stream->queued};
  return cudaSuccess;
}
cudaError_t cudaEventQuery(cudaEvent_t event) {
  std::lock_guard lock(state().mutex);
  if (event->stream && state().broken[event->stream->device]) return keep(state().broken[event->stream->device]);
  return !event->stream || event->stream->done >= event->at ? cudaSuccess : keep(cudaErrorNotReady);
}
cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  std::lock_guard lock(state().mutex);
  if (cudaError_t e = trouble("cudaEventSynchronize")) return e;
  if (event->stream) drain(event->stream, event->at);
  return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event) {
  delete event;
  return cudaSuccess;
}

cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
  {
    std::lock_guard lock(state().mutex);
    if (cudaError_t e = trouble("cudaMemcpyAsync")) return e;
    const bool reads_device = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
    const bool writes_device = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
    if (kind != cudaMemcpyDefault && (is_on_device(from) != reads_device || is_on_device(to) != writes_device)) {
      return keep(cudaErrorInvalidValue);
    }
  }
  return fake_cuda::enqueue(stream, [=] { std::memmove(to, from, bytes); });
}
cudaError_t cudaMemcpyPeerAsync(void* to, int, const void* from, int, size_t bytes, cudaStream_t stream) {
  return cudaMemcpyAsync(to, from, bytes, cudaMemcpyDefault, stream);
}
cudaError_t cudaMemsetAsync(void* data, int value, size_t bytes, cudaStream_t stream) {
  return fake_cuda::enqueue(stream, [=] { std::memset(data, value, bytes); });
}

// ---- grids
//
// Warps run one after another, and so do the threads of a warp. A fiber runs them; one that reaches a barrier keeps its
// fiber, which goes on with the next thread of the warp: threads that have not begun share one fiber until one of them waits.

namespace {

constexpr size_t kStack = 256 * 1024;
constexpr int kWarp = 32;

enum class At { begins, runs, block, warp, ends };

// A stack of execution. Sanitizers are told of each switch.
struct Stack {
  ucontext_t context;  // where it begins
  bool has_begun = false;
  void* place[5];  // where it goes on
  const void* bottom = nullptr;
  size_t size = 0;
  void* sanitizer = nullptr;
};

struct Fiber : Stack {
  std::unique_ptr<char[]> memory{new char[kStack]};
  int thread = -1;
};

struct Thread {
  At at;
  bool is_odd;  // whether it has exchanged an odd number of values
  uint3 index;
  Fiber* fiber;
};

struct Block {
  void (*run)(void*) = nullptr;
  void* what = nullptr;
  int count = 0;
  bool is_reversed = false;
  std::vector<Thread> threads;
  std::vector<std::unique_ptr<Fiber>> fibers;
  std::vector<Fiber*> idle;
  Fiber* running = nullptr;
  Stack scheduler;        // the stack of the thread that waits for the stream
  Stack* left = nullptr;  // the stack that ran before the last switch
  // Of the warp that runs: its threads, how many were asked in this round, have not ended, and wait for the others.
  int first = 0, last = 0, asked = 0, live = 0, waiting = 0;
  // A thread that is one exchange ahead writes to the other half, since others may still read this one.
  alignas(16) unsigned char slots[2][1024][32];

  Thread& thread(int t) { return threads[static_cast<size_t>(t)]; }
};

Block& block() {
  static Block* b = new Block;
  return *b;
}

// Goes on where `to` was left. swapcontext does the same with two system calls, and a barrier takes thousands of switches.
[[gnu::noinline, gnu::no_sanitize("address")]] void jump(Stack& from, Stack& to) {
  from.has_begun = true;
  if (__builtin_setjmp(from.place)) return;
  if (to.has_begun) __builtin_longjmp(to.place, 1);
  setcontext(&to.context);
}

#if defined(__SANITIZE_ADDRESS__)
void arrive(Stack* at) {
  const void* bottom;
  size_t size;
  __sanitizer_finish_switch_fiber(at ? at->sanitizer : nullptr, &bottom, &size);
  Block& b = block();
  if (b.left == &b.scheduler) {
    b.scheduler.bottom = bottom;
    b.scheduler.size = size;
  }
}
void change(Stack& from, Stack& to) {
  block().left = &from;
  __sanitizer_start_switch_fiber(&from.sanitizer, to.bottom, to.size);
  jump(from, to);
  arrive(&from);
}
#elif defined(__SANITIZE_THREAD__)
void arrive(Stack*) {}
void change(Stack& from, Stack& to) {
  from.sanitizer = __tsan_get_current_fiber();
  if (!to.sanitizer) to.sanitizer = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(to.sanitizer, 0);
  jump(from, to);
}
#else
void arrive(Stack*) {}
void change(Stack& from, Stack& to) { jump(from, to); }
#endif

// Returns the thread of the warp that goes on next, or -1 when none can. Where all wait for each other, all go on.
int next_thread(Block& b) {
  for (;;) {
    while (b.asked < b.last - b.first) {
      const int k = b.asked++, t = b.is_reversed ? b.last - 1 - k : b.first + k;
      const At at = b.thread(t).at;
      if (at == At::begins || at == At::runs) return t;
    }
    if (b.waiting == 0 || b.waiting != b.live) return -1;
    for (int t = b.first; t < b.last; ++t) {
      if (b.thread(t).at == At::warp) b.thread(t).at = At::runs;
    }
    b.asked = b.waiting = 0;
  }
}

void run_fiber();

Fiber* idle_fiber(Block& b) {
  if (b.idle.empty()) {
    b.fibers.push_back(std::make_unique<Fiber>());
    Fiber* f = b.fibers.back().get();
    getcontext(&f->context);
    f->bottom = f->context.uc_stack.ss_sp = f->memory.get();
    f->size = f->context.uc_stack.ss_size = kStack;
    f->context.uc_link = nullptr;
    makecontext(&f->context, run_fiber, 0);
    b.idle.push_back(f);
  }
  Fiber* f = b.idle.back();
  b.idle.pop_back();
  return f;
}

void enter(Block& b, int t, Fiber* fiber) {
  Thread& thread = b.thread(t);
  if (thread.at == At::begins) thread = {At::runs, false, thread.index, fiber};
  fiber->thread = t;
  b.running = fiber;
  threadIdx = thread.index;
}

// Goes on with thread t, or where the block was begun if it is -1.
void change_to(Block& b, Stack& from, int t) {
  if (t < 0) return change(from, b.scheduler);
  Fiber* fiber = b.thread(t).at == At::begins ? idle_fiber(b) : b.thread(t).fiber;
  enter(b, t, fiber);
  change(from, *fiber);
}

void run_fiber() {
  arrive(nullptr);
  Block& b = block();
  Fiber& self = *b.running;
  for (;;) {
    int t = self.thread;
    b.run(b.what);
    b.thread(t).at = At::ends;
    --b.live;
    if (b.running != &self || self.thread != t) std::abort();
    t = next_thread(b);
    if (t >= 0 && b.thread(t).at == At::begins) {
      enter(b, t, &self);
      continue;
    }
    b.idle.push_back(&self);
    change_to(b, self, t);
  }
}

void give_way(Block& b, At place) {
  Fiber& self = *b.running;
  b.thread(self.thread).at = place;
  b.waiting += place == At::warp;
  const int t = next_thread(b);
  if (t != self.thread) change_to(b, self, t);
}

// Runs the threads of a warp until each has ended or waits for other warps.
void run_warp(Block& b, int first) {
  b.first = first;
  b.last = std::min(first + kWarp, b.count);
  b.asked = b.live = b.waiting = 0;
  for (int t = b.first; t < b.last; ++t) b.live += b.thread(t).at != At::ends;
  const int t = next_thread(b);
  if (t >= 0) change_to(b, b.scheduler, t);
}

void run_block(Block& b) {
  for (Thread& t : b.threads) t.at = At::begins;
  const int num_warps = (b.count + kWarp - 1) / kWarp;
  for (;;) {
    for (int k = 0; k < num_warps; ++k) run_warp(b, (b.is_reversed ? num_warps - 1 - k : k) * kWarp);
    bool is_done = true;
    for (Thread& t : b.threads) {
      if (t.at == At::ends) continue;
      is_done = false;
      if (t.at != At::block) {
        std::fprintf(stderr, "fake CUDA: a barrier that not all threads reach\n");
        std::abort();
      }
      t.at = At::runs;
    }
    if (is_done) return;
  }
}

// Runs a grid at once, on the calling thread.
void run_grid(dim3 grid, dim3 size, void* what, void (*run)(void*)) {
  Block& b = block();
  static unsigned launches = 0;
  b.run = run;
  b.what = what;
  b.count = static_cast<int>(size.x * size.y * size.z);
  b.is_reversed = ++launches % 2 == 0;
  b.threads.clear();
  for (unsigned z = 0; z < size.z; ++z) {
    for (unsigned y = 0; y < size.y; ++y) {
      for (unsigned x = 0; x < size.x; ++x) b.threads.push_back({At::begins, false, {x, y, z}, nullptr});
    }
  }
  gridDim = grid;
  blockDim = size;
  for (unsigned z = 0; z < grid.z; ++z) {
    for (unsigned y = 0; y < grid.y; ++y) {
      for (unsigned x = 0; x < grid.x; ++x) {
        blockIdx = {x, y, z};
        run_block(b);
      }
    }
  }
}

}  // namespace

namespace fake_cuda {

int bound_device(bool makes_context) {
  if (!current_context && makes_context) bind(&contexts()[chosen_device]);
  return current_context ? static_cast<int>(current_context - contexts()) : -1;
}
bool can_launch_on(cudaStream_t stream) { return bound_device() == stream->device; }
int64_t num_bound(int device) { return contexts()[device].num_bound; }

cudaError_t enqueue(cudaStream_t stream, std::function<void()> work) {
  State& s = state();
  std::lock_guard lock(s.mutex);
  if (cudaError_t e = trouble("launch")) return e;
  if (s.breaks_with) {
    work = [&s, device = stream->device, e = std::exchange(s.breaks_with, cudaSuccess)] { s.broken[device] = e; };
  }
  stream->work.push_back(std::move(work));
  ++stream->queued;
  if (stream->work.size() >= kLongList && !s.is_held) drain(stream, stream->queued);
  return cudaSuccess;
}

cudaError_t check_launch(const cudaLaunchConfig_t& config) {
  const dim3 grid = config.gridDim, block = config.blockDim;
  if (grid.x == 0 || grid.x > 0x7fffffffu || block.x == 0 || block.x * block.y * block.z > 1024)
    return cudaErrorInvalidConfiguration;
  return can_launch_on(config.stream) ? cudaSuccess : cudaErrorInvalidResourceHandle;
}

cudaError_t enqueue_grid(cudaStream_t stream, dim3 grid, dim3 block, void* what, void (*run)(void*),
                         void (*drop)(void*)) {
  return enqueue(stream, [=, owned = std::shared_ptr<void>(what, drop)] { run_grid(grid, block, owned.get(), run); });
}

void block_barrier() { give_way(block(), At::block); }
int lane() { return block().running->thread % kWarp; }
const void* exchange(const void* value, size_t bytes, int from) {
  Block& b = block();
  const int t = b.running->thread;
  auto& slots = b.slots[b.thread(t).is_odd ^= true];
  std::memcpy(slots[t], value, bytes);
  give_way(b, At::warp);
  return slots[from >= 0 && from < kWarp ? t / kWarp * kWarp + from : t];
}

void set_memory(size_t bytes) {
  std::lock_guard lock(state().mutex);
  state().memory = bytes;
}
void fail_next(const char* function, cudaError_t error, int after) {
  std::lock_guard lock(state().mutex);
  state().planned.push_back({function, error, after});
}
void break_device(cudaError_t error) {
  std::lock_guard lock(state().mutex);
  state().breaks_with = error;
}
void mend() {
  State& s = state();
  std::lock_guard lock(s.mutex);
  for (cudaError_t& e : s.broken) e = cudaSuccess;
  s.breaks_with = cudaSuccess;
  s.planned.clear();
  s.is_held = false;
  last_error = cudaSuccess;
}
void set_held(bool held) {
  std::lock_guard lock(state().mutex);
  state().is_held = held;
}
int64_t num_queued(cudaStream_t stream) {
  std::lock_guard lock(state().mutex);
  return stream->queued - stream->done;
}

}  // namespace fake_cuda
