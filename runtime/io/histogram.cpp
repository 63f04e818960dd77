#include "runtime/io/histogram.h"

#include <algorithm>
#include <bit>
#include <memory>

#include "base/fork.h"

namespace eager {

// The limits, and where to begin to look for the one above a number: at the first limit above the smallest number of the same
// sign, exponent and first four bits behind the point. Such numbers differ by 6%, limits by 10%, so the search takes two steps.
struct HistogramLimits {
  static constexpr int kDropped = 48;  // bits of the fraction that do not matter
  static size_t cell_of(double v) { return std::bit_cast<uint64_t>(v) >> kDropped; }

  std::vector<double> limits;
  std::vector<uint16_t> first;  // by cell_of(|v|), for numbers that are not negative

  HistogramLimits() {
    std::vector<double> positive;
    for (double v = 1e-12; v < 1e20; v *= 1.1) positive.push_back(v);
    positive.push_back(DBL_MAX);
    limits.assign(positive.rbegin(), positive.rend());
    for (double& v : limits) v = -v;
    limits.push_back(0);
    limits.insert(limits.end(), positive.begin(), positive.end());
    first.resize(size_t{1} << (63 - kDropped));
    for (size_t cell = 0; cell < first.size(); ++cell) {
      const double smallest = std::bit_cast<double>(uint64_t{cell} << kDropped);
      first[cell] = static_cast<uint16_t>(std::ranges::upper_bound(limits, smallest) - limits.begin());
    }
  }
};

namespace {

constinit Lazy<const HistogramLimits> histogram_limits;

const HistogramLimits& limits_of_buckets() {
  return histogram_limits.get([] { return std::make_unique<const HistogramLimits>(); });
}

}  // namespace

Histogram::Histogram() : limits_(limits_of_buckets()), counts_(limits_.limits.size()) {}

size_t Histogram::bucket_of(double v) const {
  const HistogramLimits& l = limits_;
  const size_t last = l.limits.size() - 1;
  if (v >= 0) {
    size_t at = l.first[HistogramLimits::cell_of(v + 0.0)];  // -0.0 is no negative number
    while (at < last && l.limits[at] <= v) ++at;
    return std::min(at, last);
  }
  // The limits are symmetric, and a number on a limit belongs above it, so the search goes from the other side.
  size_t at = last - std::min<size_t>(l.first[HistogramLimits::cell_of(-v)], last);
  while (at < last && l.limits[at] <= v) ++at;
  while (at > 0 && l.limits[at - 1] > v) --at;
  return at;
}

std::vector<Histogram::Bucket> Histogram::buckets() const {
  const std::vector<double>& limits = limits_.limits;
  std::vector<Bucket> all;
  for (size_t i = 0; i < counts_.size();) {
    size_t last = i++;
    if (counts_[last] == 0) {
      while (i < counts_.size() && counts_[i] == 0) last = i++;
    }
    all.push_back({limits[last], static_cast<double>(counts_[last])});
  }
  return all;
}

}  // namespace eager
