// The n-th allocation fails, for every n, over a training step that makes all it uses; then the n-th and all that follow.
// Each time there is a status that says so, nothing is leaked, and the library goes on working. (After one failure the
// library may have found memory by giving back its caches.)
#include <cstdio>
#include <cstdlib>
#include <new>

#include "runtime/base/memory.h"
#include "stress/training.h"

namespace {

// Allocations until one fails; negative: none does.
thread_local long countdown = -1;
thread_local bool all_that_follow = false;
thread_local bool has_failed = false;
thread_local long outstanding = 0;

void* allocate(size_t bytes, size_t alignment) noexcept {
  if (countdown == 0) {
    has_failed = true;
    if (!all_that_follow) countdown = -1;
    return nullptr;
  }
  if (countdown > 0) --countdown;
  void* p = alignment > alignof(std::max_align_t) ? std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)
                                                  : std::malloc(bytes ? bytes : 1);
  if (p) ++outstanding;
  return p;
}
void* allocate_or_throw(size_t bytes, size_t alignment) {
  if (void* p = allocate(bytes, alignment)) return p;
  throw std::bad_alloc();
}
void deallocate(void* p) noexcept {
  if (!p) return;
  --outstanding;
  std::free(p);
}

}  // namespace

void* operator new(size_t n) { return allocate_or_throw(n, 1); }
void* operator new[](size_t n) { return allocate_or_throw(n, 1); }
void* operator new(size_t n, const std::nothrow_t&) noexcept { return allocate(n, 1); }
void* operator new[](size_t n, const std::nothrow_t&) noexcept { return allocate(n, 1); }
void* operator new(size_t n, std::align_val_t a) { return allocate_or_throw(n, static_cast<size_t>(a)); }
void* operator new[](size_t n, std::align_val_t a) { return allocate_or_throw(n, static_cast<size_t>(a)); }
void* operator new(size_t n, std::align_val_t a, const std::nothrow_t&) noexcept { return allocate(n, static_cast<size_t>(a)); }
void operator delete(void* p) noexcept { deallocate(p); }
void operator delete[](void* p) noexcept { deallocate(p); }
void operator delete(void* p, size_t) noexcept { deallocate(p); }
void operator delete[](void* p, size_t) noexcept { deallocate(p); }
void operator delete(void* p, std::align_val_t) noexcept { deallocate(p); }
void operator delete[](void* p, std::align_val_t) noexcept { deallocate(p); }
void operator delete(void* p, size_t, std::align_val_t) noexcept { deallocate(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { deallocate(p); }
void operator delete(void* p, std::align_val_t, const std::nothrow_t&) noexcept { deallocate(p); }

namespace {

eager_memory_info memory() {
  eager_memory_info info{};
  info.struct_size = sizeof info;
  eager_context* ctx = nullptr;
  eager_status_release(eager_context_create(nullptr, &ctx));
  eager_status_release(eager_context_memory(ctx, "cpu:0", &info));
  eager_context_release(ctx);
  return info;
}

int num_devices() {
  eager_context* ctx = nullptr;
  eager_status_release(eager_context_create(nullptr, &ctx));
  int n = eager_context_num_devices_of_kind(ctx, "cpu");
  eager_context_release(ctx);
  return n;
}

int failures = 0;
void expect(bool ok, long n, const char* what, const char* detail = "") {
  if (ok) return;
  ++failures;
  std::printf("allocation %ld: %s %s\n", n, what, detail);
}

// Runs the step with the n-th allocation failing; false when it needed fewer.
bool strike(long n, bool all) {
  training::Step step;
  has_failed = false;
  all_that_follow = all;
  countdown = n;
  eager_status* status = step.run();
  countdown = -1;
  if (has_failed && all) expect(status != nullptr, n, "is not reported");
  if (!has_failed) expect(status == nullptr, n, "a failure without a cause:", eager_status_message(status));
  if (status) expect(eager_status_code(status) == EAGER_RESOURCE_EXHAUSTED, n, "another status:", eager_status_message(status));
  eager_status_release(status);
  return has_failed;
}

// Strikes each allocation of a step in turn; caches, which would serve most of it, are emptied before each. How many
// there are.
long sweep(bool all, const eager_memory_info& before) {
  for (long n = 0;; ++n) {
    eager::trim_host_memory();
    bool struck = strike(n, all);
    eager_memory_info after = memory();
    expect(after.live_tensors == before.live_tensors, n, "tensors are leaked");
    expect(after.in_use == before.in_use, n, "memory is leaked");
    if (!struck) return n;
  }
}

}  // namespace

int main() {
  // The first sweep strikes the making of what is immortal: devices, the registry, prepared gradient ops.
  long cold = 0;
  while (strike(cold, true)) ++cold;
  eager_memory_info before = memory();
  long warm = sweep(true, before);
  sweep(false, before);
  // Then nothing is left of any of it.
  eager::trim_host_memory();
  long first = outstanding;
  sweep(true, before);
  sweep(false, before);
  eager::trim_host_memory();
  expect(outstanding == first, warm, "heap blocks are leaked");
  expect(num_devices() == 1, cold, "the device is listed twice");
  training::Step step;
  eager_status* status = step.run();
  expect(status == nullptr && step.loss > 0, warm, "does not work any more");
  eager_status_release(status);
  std::printf("%ld allocations when cold, %ld when warm, failed one by one\n", cold, warm);
  std::printf("%d passed, %d failed\n", failures ? 0 : 1, failures ? 1 : 0);
  return failures ? 1 : 0;
}
