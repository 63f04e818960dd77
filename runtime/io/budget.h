// LoadBudget: how much memory a load may take, since a file of a few bytes can describe far more than it has.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>
#include <utility>

#include "base/error.h"

namespace eager {

// A load has one budget, from the file's first byte to the function that comes out. Memory whose size the file decides
// is charged before it is allocated, and stays charged when it is freed.
class LoadBudget {
 public:
  // limit: in bytes; 0: 256 MiB and 8 times the size of the files that are read (eager_context_set_load_limit).
  explicit LoadBudget(uint64_t limit) : is_set_(limit > 0), limit_(limit > 0 ? static_cast<double>(limit) : kDefault) {}

  // Raises the default limit for a file that is about to be read.
  void add_file(uint64_t bytes) {
    if (!is_set_) limit_ += kTimesFile * static_cast<double>(bytes);
  }

  // Fails with RESOURCE_EXHAUSTED if the bytes exceed what is left. They are a double, since a number that a file gives
  // may overflow an integer.
  void charge(double bytes) {
    if (!(bytes >= 0 && bytes <= limit_ - used_)) exceed(bytes);
    used_ += bytes;
  }
  uint64_t limit() const { return static_cast<uint64_t>(std::min(limit_, 1e18)); }
  void charge(size_t count, size_t size) { charge(static_cast<double>(count) * static_cast<double>(size)); }

 private:
  static constexpr double kDefault = 256 << 20, kTimesFile = 8;

  [[noreturn]] void exceed(double bytes) const {
    auto whole = [](double v) { return static_cast<uint64_t>(std::clamp(v, 0.0, 1e18)); };
    fail(Code::resource_exhausted, "loading takes too much memory: ", whole(used_), " bytes so far, and ", whole(bytes),
         " more exceed the load limit of ", whole(limit_));
  }

  bool is_set_;
  double limit_, used_ = 0;
};

// Appends the item to v, and charges the memory by which v grows.
template <class T>
T& push(LoadBudget& budget, std::vector<T>& v, std::type_identity_t<T> item) {
  if (v.size() == v.capacity()) {
    const size_t more = std::max(v.size(), size_t{1});
    budget.charge(more, sizeof(T));
    v.reserve(v.size() + more);
  }
  v.push_back(std::move(item));
  return v.back();
}

}  // namespace eager
