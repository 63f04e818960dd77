// Histogram: how numbers are distributed, in the buckets of TensorFlow's summaries.
#pragma once

#include <cfloat>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace eager {

struct HistogramLimits;

// The buckets' limits are 0, 1e-12 * 1.1^k up to 1e20, the largest double, and the negatives of these. A number lies in the
// first bucket whose limit is above it.
class Histogram {
 public:
  Histogram();
  void add(double v) {  // finite
    ++counts_[bucket_of(v)];
    if (v < min_) min_ = v;
    if (v > max_) max_ = v;
    ++num_;
    sum_ += v;
    sum_squares_ += v * v;
  }
  double min() const { return min_; }  // DBL_MAX if there are no numbers; max: -DBL_MAX
  double max() const { return max_; }
  double num() const { return num_; }
  double sum() const { return sum_; }
  double sum_squares() const { return sum_squares_; }

  struct Bucket {
    double limit, count;
  };
  // Returns the buckets as they are stored: a run of empty ones is one, with the last one's limit.
  std::vector<Bucket> buckets() const;

 private:
  size_t bucket_of(double v) const;

  const HistogramLimits& limits_;  // one for all
  double min_ = DBL_MAX, max_ = -DBL_MAX, num_ = 0, sum_ = 0, sum_squares_ = 0;
  std::vector<int64_t> counts_;
};

}  // namespace eager
