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
// Under the mutex; replaced, never changed. Immortal, since the program's end is no time for callbacks.
std::shared_ptr<const Collectors>& collectors = *new std::shared_ptr<const Collectors>;
constinit std::atomic<int64_t> levels[64];  // of each device: the least of its collectors'; 0: there is none
constinit std::atomic<uint64_t> grown{0};   // a bit a device
constinit thread_local bool is_asking = false;

std::shared_ptr<const Collectors> all_collectors() {
  std::lock_guard lock(mutex);
  return collectors;
}

// Of in_use, where the collector is to be asked.
int64_t level_of(const Collector& c, int device) {
  const int64_t then = c.last[device].load(std::memory_order_relaxed);
  return then + std::max(c.step.load(std::memory_order_relaxed), then / 4);
}

void set_last(Collector& c, int device) { c.last[device].store(device_at(device).in_use(), std::memory_order_relaxed); }

void note_grown(int device) {
  grown.fetch_or(uint64_t{1} << device, std::memory_order_relaxed);
  flag_contexts();
}

void watch(int device, const Collectors* all) {
  int64_t least = 0;
  if (all) {
    for (const auto& c : *all) least = least ? std::min(least, level_of(*c, device)) : level_of(*c, device);
  }
  levels[device].store(least, std::memory_order_relaxed);
  if (device == kHostDevice) watch_host_memory(least ? least : INT64_MAX, [] { note_grown(kHostDevice); });
}

// Asks those whose level has come, or all. What one returns comes out when all have been asked.
void ask(const Collectors& all, int device_index, bool is_needed) {
  Device& device = device_at(device_index);
  eager_status* failed = nullptr;
  is_asking = true;
  flag_contexts();
  for (const auto& c : all) {
    const int64_t in_use = device.in_use();
    if (!is_needed && in_use < level_of(*c, device_index)) continue;
    eager_status* status = c->function(c->user_data, device.name(), in_use);
    if (failed) eager_status_release(status);
    else failed = status;
    set_last(*c, device_index);
  }
  is_asking = false;
  if (failed) throw CallbackError{failed};
}

// Once they have been asked, also where one failed.
struct WatchAgain {
  int device;
  const Collectors& all;
  ~WatchAgain() { watch(device, &all); }
};

}  // namespace

void add_collector(std::shared_ptr<Collector> collector) {
  start_devices();
  std::shared_ptr<const Collectors> before;  // released after the mutex
  std::lock_guard lock(mutex);
  auto next = std::make_shared<Collectors>();
  if (collectors) *next = *collectors;
  const auto known = std::ranges::find_if(
      *next, [&](const auto& c) { return c->function == collector->function && c->user_data == collector->user_data; });
  if (known == next->end()) {
    if (collector->step == 0) fail(Code::not_found, "no such collector: the step is 0");
    for (int i = 0; i < num_devices(); ++i) set_last(*collector, i);
    next->push_back(std::move(collector));
  } else {
    collector->destroy = nullptr;  // of user_data that lives on, or goes with the known one
    if (collector->step == 0) next->erase(known);
    else (*known)->step.store(collector->step, std::memory_order_relaxed);
  }
  before = std::exchange(collectors, next);
  for (int i = 0; i < num_devices(); ++i) watch(i, next.get());
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
  for (; devices; devices &= devices - 1) {
    const int device = __builtin_ctzll(devices);
    WatchAgain after{device, *all};
    ask(*all, device, false);
  }
}

bool is_collecting() { return is_asking; }

bool ask_collectors_for(int device_index) {
  if (is_asking || ForkSection::is_inside()) return false;
  const auto all = all_collectors();
  if (!all) return false;
  WatchAgain after{device_index, *all};
  ask(*all, device_index, true);
  return true;
}

}  // namespace eager
