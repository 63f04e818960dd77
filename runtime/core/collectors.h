// A collector is a callback of the program that runs its garbage collector, which then releases the handles that only
// garbage still holds: it cannot see by itself how much memory a handle stands for. See eager_memory_on_pressure.
//
// A collector is asked at two moments:
//   growth  in_use has grown by the collector's step and by a quarter since it was asked last. The allocation that
//           finds this flags all contexts; the next call that takes a context asks (eager_context::enter).
//   need    an allocation failed. The thread that allocates asks all collectors at once and tries once more. A thread that
//           holds a lock throws UnaskedError instead; whoever took the lock releases it, asks, and tries once more
//           (again_without_locks).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <new>

#include "base/error.h"
#include "eager_c.h"
#include "runtime/core/device_manager.h"

namespace eager {

struct Collector {
  Collector(int64_t least, eager_pressure_fn f, void* data, void (*end)(void*))
      : step(least), function(f), user_data(data), destroy(end) {}
  Collector(const Collector&) = delete;
  ~Collector() {
    if (destroy) destroy(user_data);
  }

  std::atomic<int64_t> step;
  const eager_pressure_fn function;
  void* const user_data;
  void (*destroy)(void*);
  std::atomic<int64_t> last[64]{};  // in_use of each device when the collector was last asked, or added
};

// Adds a collector. If there is one of the same function and user_data, only sets that one's step, or removes it if the
// step is 0. Fails with INVALID_ARGUMENT and NOT_FOUND as eager_memory_on_pressure says.
void add_collector(const std::shared_ptr<Collector>& collector);

// Notes whether an allocation has brought a device to its level. The host needs no such call: its memory has a watcher.
void note_growth(int device_index);

// Begins a call: asks the collectors whose level has been reached since. Throws CallbackError.
void ask_collectors_after_growth();
bool is_collecting();  // reports whether a collector runs on this thread

// Asks all collectors for memory of the device. Returns false if there are none, or this thread may not ask now. Throws
// CallbackError.
bool ask_collectors_for(int device_index);

// Memory of a device is out, and the collectors have not been asked, since the thread holds a lock.
struct UnaskedError : Error {
  UnaskedError(Error error, int device) : Error(std::move(error)), device_index(device) {}
  int device_index;
};

// Throws the error of an allocation that failed: as an UnaskedError if the thread holds a lock.
[[noreturn]] void throw_out_of_memory(Error error, int device_index);

// Runs f, which takes locks. If memory is out while f holds them, asks the collectors when f has released them, and runs
// f once more. f throws UnaskedError or std::bad_alloc only where it has changed nothing.
template <class F>
[[gnu::always_inline]] inline void again_without_locks(F f) {
  for (bool is_again = false;; is_again = true) {
    try {
      return f();
    } catch (const UnaskedError& error) {
      if (is_again || !ask_collectors_for(error.device_index)) throw;
    } catch (const std::bad_alloc&) {
      if (is_again || !ask_collectors_for(kHostDevice)) throw;
    }
  }
}

// A scope in which this thread asks no collector: for calls that take no context, which promise to run no callback.
class WithoutCollectors {
 public:
  WithoutCollectors();
  ~WithoutCollectors();
  WithoutCollectors(const WithoutCollectors&) = delete;

 private:
  bool was_;
};

}  // namespace eager
