#include "runtime/core/collectors.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/fork.h"
#include "runtime/core/callback.h"
#include "runtime/core/context.h"
#include "runtime/core/device_manager.h"

namespace eager {

namespace {

using Collectors = std::vector<std::shared_ptr<Collector>>;

constinit Mutex mutex;
// Guarded by the mutex. A list is never changed but replaced by another, so that it can be read outside of the mutex.
// The last one is never destroyed, since destroy callbacks must not run while the program ends.
std::shared_ptr<const Collectors>& collectors = *new std::shared_ptr<const Collectors>;
constinit std::atomic<int64_t> levels[64];  // for each device the least level_of its collectors; 0: nothing to watch
constinit std::atomic<uint64_t> grown{0};   // for each device a bit: its level has been reached
constinit thread_local bool is_asking = false, is_silent = false;

std::shared_ptr<const Collectors> all_collectors() {
  std::lock_guard lock(mutex);
  return collectors;
}

// Returns the bytes in use on the device at which the collector is asked next.
int64_t level_of(const Collector& c, int device) {
  const int64_t then = c.last[device].load(std::memory_order_relaxed);
  const int64_t more = std::max(c.step.load(std::memory_order_relaxed), then / 4);
  return more > INT64_MAX - then ? INT64_MAX : then + more;
}

void set_last(Collector& c, int device) { c.last[device].store(device_at(device).in_use(), std::memory_order_relaxed); }

void note_grown(int device) {
  grown.fetch_or(uint64_t{1} << device, std::memory_order_relaxed);
  flag_contexts();
}

// Sets the level of the device anew. The caller holds the mutex.
void watch(int device) {
  int64_t least = 0;
  if (collectors) {
    for (const auto& c : *collectors) least = least ? std::min(least, level_of(*c, device)) : level_of(*c, device);
  }
  levels[device].store(least, std::memory_order_relaxed);
  if (device == kHostDevice) watch_host_memory(least ? least : INT64_MAX, [] { note_grown(kHostDevice); });
}

class Asking {
 public:
  Asking() {
    flag_contexts();  // so that a call of the collector into the library goes to read_mail, which refuses it
    is_asking = true;
  }
  ~Asking() { is_asking = false; }
};

// Asks all collectors if memory is needed, else those whose level has been reached. `failed` becomes the first status
// that is not NULL; further ones are released.
void ask(const Collectors& all, int device_index, bool is_needed, eager_status*& failed) {
  const Asking asking;
  Device& device = device_at(device_index);
  for (const auto& c : all) {
    const int64_t in_use = device.in_use();
    if (!is_needed && in_use < level_of(*c, device_index)) continue;
    eager_status* status = c->function(c->user_data, device.name(), in_use);
    if (failed) eager_status_release(status);
    else failed = status;
    set_last(*c, device_index);
  }
  std::lock_guard lock(mutex);
  watch(device_index);
}

}  // namespace

void add_collector(const std::shared_ptr<Collector>& collector) {
  std::shared_ptr<const Collectors> before;  // released after the mutex
  std::lock_guard lock(mutex);
  const auto is_same = [&](const auto& c) {
    return c->function == collector->function && c->user_data == collector->user_data;
  };
  const bool is_known = collectors && std::ranges::any_of(*collectors, is_same);
  if (is_known) collector->destroy = nullptr;  // the known collector has the same user_data, and destroys it
  if (!collector->function) invalid_argument("function is NULL");
  if (collector->step < 0) invalid_argument("step is negative: ", collector->step.load());
  if (collector->step == 0 && !is_known) fail(Code::not_found, "no such collector: the step is 0");
  auto next = collectors ? std::make_shared<Collectors>(*collectors) : std::make_shared<Collectors>();
  if (collector->step == 0) {
    std::erase_if(*next, is_same);
  } else if (is_known) {
    (*std::ranges::find_if(*next, is_same))->step.store(collector->step, std::memory_order_relaxed);
  } else {
    for (int i = 0; i < num_devices(); ++i) set_last(*collector, i);
    next->push_back(collector);
  }
  before = std::exchange(collectors, next);
  for (int i = 0; i < num_devices(); ++i) watch(i);
}

void note_growth(int device_index) {
  const int64_t level = levels[device_index].load(std::memory_order_relaxed);
  if (level == 0 || device_at(device_index).in_use() < level) return;
  levels[device_index].store(0, std::memory_order_relaxed);
  note_grown(device_index);
}

void ask_collectors_after_growth() {
  uint64_t devices = grown.exchange(0, std::memory_order_relaxed);
  if (devices == 0) return;
  const auto all = all_collectors();
  if (!all) return;
  eager_status* failed = nullptr;
  for (; devices; devices &= devices - 1) ask(*all, __builtin_ctzll(devices), false, failed);
  if (failed) throw CallbackError{failed, true};
}

bool is_collecting() { return is_asking; }

bool ask_collectors_for(int device_index) {
  if (is_asking || is_silent || ForkSection::is_inside()) return false;
  const auto all = all_collectors();
  if (!all) return false;
  eager_status* failed = nullptr;
  ask(*all, device_index, true, failed);
  if (failed) throw CallbackError{failed, true};
  return true;
}

void throw_out_of_memory(Error error, int device_index) {
  if (ForkSection::is_inside()) throw UnaskedError(std::move(error), device_index);
  throw std::move(error);
}

WithoutCollectors::WithoutCollectors() : was_(std::exchange(is_silent, true)) {}
WithoutCollectors::~WithoutCollectors() { is_silent = was_; }

}  // namespace eager
