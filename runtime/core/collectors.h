// Collectors: callbacks of the program that release what only its garbage still holds, for languages whose garbage collector
// does not see how much memory a handle stands for. See eager_memory_on_pressure.
//
// A collector is asked at two moments:
//   growth  in_use has grown by the collector's step and by a quarter since it was asked last. Whoever allocates notes it and
//           flags all contexts; the next call that takes a context asks, at its start (eager_context::enter).
//   need    an allocation failed. All are asked at once, by the thread that allocates, unless it holds a lock.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "eager_c.h"

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
  std::atomic<int64_t> last[64]{};  // in_use of each device when it was asked last, or added
};

// One with the function and user_data of another only sets that one's step; a step of 0 removes it. INVALID_ARGUMENT,
// NOT_FOUND: see eager_memory_on_pressure.
void add_collector(const std::shared_ptr<Collector>& collector);

// After an allocation on a device that is not the host, which notes its growth itself.
void note_growth(int device_index);

// At the start of a call: asks those for whom the growth is large enough. Throws CallbackError.
void ask_collectors_after_growth();
bool is_collecting();  // a collector runs on this thread

// Asks all for memory of the device. False: there are none, or this thread may not ask now. Throws CallbackError.
bool ask_collectors_for(int device_index);

// On this thread none is asked meanwhile, for calls that take no context and so never run a callback.
class WithoutCollectors {
 public:
  WithoutCollectors();
  ~WithoutCollectors();
  WithoutCollectors(const WithoutCollectors&) = delete;

 private:
  bool was_;
};

}  // namespace eager
