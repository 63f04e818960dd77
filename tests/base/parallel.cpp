// Tests of the thread team.
#include "base/parallel.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "base/processors.h"

using namespace eager;

namespace {

// Returns how many threads took the 64 elements of a loop, each of which lasts a while.
size_t threads_of_loop() {
  std::mutex mutex;
  std::set<std::thread::id> threads;
  int64_t sum = 0;
  parallel_for(64, 1, [&](int64_t begin, int64_t end) {
    std::this_thread::sleep_for(std::chrono::microseconds(200));
    const std::lock_guard lock(mutex);
    threads.insert(std::this_thread::get_id());
    for (int64_t i = begin; i < end; ++i) sum += i;
  });
  CHECK(sum == 64 * 63 / 2);
  return threads.size();
}

size_t most_threads_of_loops() {
  size_t most = 0;
  for (int i = 0; i < 20; ++i) most = std::max(most, threads_of_loop());
  return most;
}

}  // namespace

TEST_CASE("threads beside the team leave its loops the other processors") {
  const auto all = static_cast<size_t>(parallelism());
  REQUIRE(most_threads_of_loops() <= all);
  if (all > 1) CHECK(most_threads_of_loops() > 1);
  std::vector<std::unique_ptr<BesideTeam>> beside;
  for (size_t left = static_cast<size_t>(usable_processors()) - 1; left > 0; --left) {
    beside.push_back(std::make_unique<BesideTeam>());
    CHECK(most_threads_of_loops() <= left);
  }
  beside.push_back(std::make_unique<BesideTeam>());
  CHECK(most_threads_of_loops() == 1);
  beside.clear();
  if (all > 1) CHECK(most_threads_of_loops() > 1);
}
