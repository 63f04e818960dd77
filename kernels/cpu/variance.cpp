// CPU kernels of var and std, in two passes: the mean, then the squares of what differs from it.
#include <algorithm>
#include <cmath>
#include <utility>

#include "kernels/common/elementwise.h"
#include "kernels/common/variance.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/reduction.h"
#include "base/memory.h"

namespace eager::cpu {
namespace {

constexpr int64_t kTile = 256;  // columns that are reduced at once
constexpr int kLanes = 32;      // sums of a run that are added up side by side
constexpr int kFew = 16;  // elements that meet in a sum of the dtype's own precision, before they are added to a Sum

// The sum of an output's elements, which are of type T.
template <class T>
struct Sum {
  double sum = 0;
  void operator+=(double x) { sum += x; }
  double value() const { return sum; }
};
// Keeps what roundings lose (Knuth's two-sum), so that the error does not grow with the number of terms.
template <>
struct Sum<double> {
  double high = 0, low = 0;
  void operator+=(double x) {
    const double sum = high + x, taken = sum - high;
    low += (high - (sum - taken)) + (x - taken);
    high = sum;
  }
  // What a sum beyond all numbers loses is no number.
  double value() const { return low == low ? high + low : high; }
};

template <class T, bool squares>
Compute<T> taken(T x, Compute<T> mean) {
  const Compute<T> d = static_cast<Compute<T>>(x) - mean;
  return squares ? d * d : d;
}

// Returns the sum over n neighbours of x - mean, or of its square.
template <class T, bool squares>
double sum_run(const T* x, int64_t n, double mean) {
  const auto shift = static_cast<Compute<T>>(mean);
  double rest = 0, other = 0;  // two sums, since an addition waits for the one before
#pragma GCC unroll 2
  for (int64_t i = n - n % kLanes; i + 1 < n; i += 2) {
    rest += static_cast<double>(taken<T, squares>(x[i], shift));
    other += static_cast<double>(taken<T, squares>(x[i + 1], shift));
  }
  if (n % 2 != 0) rest += static_cast<double>(taken<T, squares>(x[n - 1], shift));
  rest += other;
  if (n < kLanes) return rest;
  Sum<T> sum;
  for (int64_t i = 0; i + kLanes <= n;) {
    Compute<T> sums[kLanes] = {};
    const int64_t end = std::min(n, i + kFew * kLanes);
    for (; i + kLanes <= end; i += kLanes) {
      for (int k = 0; k < kLanes; ++k) sums[k] += taken<T, squares>(x[i + k], shift);
    }
    double parts[4] = {};
    for (int k = 0; k < kLanes; ++k) parts[k % 4] += static_cast<double>(sums[k]);
    sum += (parts[0] + parts[1]) + (parts[2] + parts[3]);
  }
  sum += rest;
  return sum.value();
}

template <class T, bool squares>
double sum_runs(const T* x, const Places& reduced, int64_t runs, int64_t n, double mean) {
  if (runs == 1) return sum_run<T, squares>(x, n, mean);
  Sum<T> sum;
  for (int64_t r = 0; r < runs; ++r) sum += sum_run<T, squares>(x + reduced[r], n, mean);
  return sum.value();
}

template <class T, bool squares>
void sum_columns(const T* x, const Places& reduced, int64_t runs, int64_t n, const Compute<T>* means, Sum<T>* sums) {
  std::fill_n(sums, n, Sum<T>());
  for (int64_t r = 0; r < runs;) {
    Compute<T> few[kTile] = {};
    for (const int64_t end = std::min(runs, r + kFew); r < end; ++r) {
      const T* row = x + reduced[r];
      for (int64_t i = 0; i < n; ++i) few[i] += taken<T, squares>(row[i], means[i]);
    }
    for (int64_t i = 0; i < n; ++i) sums[i] += static_cast<double>(few[i]);
  }
}

// The innermost dim is reduced: an output is a sum over runs.
template <class T>
void reduce_runs(const VarianceParams& p, const T* x, T* y, int64_t outputs) {
  const int64_t n = p.rank > 0 ? p.dims[p.rank - 1] : 1;
  const double count = static_cast<double>(p.count);
  const auto each = [&](auto sum_at) {
    parallel_for(outputs, grain_for(2 * p.count * static_cast<int64_t>(sizeof(T))), [&](int64_t begin, int64_t end) {
      for (int64_t o = begin; o < end; ++o) {
        const double mean = sum_at(o, std::false_type(), 0.0) / count;
        y[o] = static_cast<T>(static_cast<Compute<T>>(p.finish(sum_at(o, std::true_type(), mean))));
      }
    });
  };
  if (n == p.count && p.rank <= 2) {  // rows that follow each other
    return each(
        [&](int64_t o, auto squares, double mean) { return sum_run<T, decltype(squares)::value>(x + o * n, n, mean); });
  }
  const Places kept(p, false), reduced(p, true);
  const int64_t runs = reduced.count();
  each([&](int64_t o, auto squares, double mean) {
    return sum_runs<T, decltype(squares)::value>(x + kept[o], reduced, runs, n, mean);
  });
}

// The innermost dim is kept: a tile of its columns is reduced at once.
template <class T>
void reduce_columns(const VarianceParams& p, const T* x, T* y, int64_t outputs) {
  const Places kept(p, false), reduced(p, true);
  const int64_t columns = p.dims[p.rank - 1], runs = reduced.count(), tiles = (columns + kTile - 1) / kTile;
  const int64_t cost = 2 * runs * std::min(columns, kTile) * static_cast<int64_t>(sizeof(T));
  parallel_for(outputs / columns * tiles, grain_for(cost), [&](int64_t begin, int64_t end) {
    Compute<T> means[kTile];
    Sum<T> sums[kTile];
    for (int64_t t = begin; t < end; ++t) {
      const int64_t block = t / tiles, first = t % tiles * kTile, n = std::min(kTile, columns - first);
      const T* from = x + kept[block] + first;
      std::fill_n(means, n, Compute<T>(0));
      sum_columns<T, false>(from, reduced, runs, n, means, sums);
      for (int64_t i = 0; i < n; ++i)
        means[i] = static_cast<Compute<T>>(sums[i].value() / static_cast<double>(p.count));
      sum_columns<T, true>(from, reduced, runs, n, means, sums);
      T* to = y + block * columns + first;
      for (int64_t i = 0; i < n; ++i) to[i] = static_cast<T>(static_cast<Compute<T>>(p.finish(sums[i].value())));
    }
  });
}

template <class T>
void reduce(const VarianceParams& p, const T* x, T* y, int64_t outputs) {
  if (p.count == 0) std::fill_n(y, outputs, static_cast<T>(static_cast<Compute<T>>(p.finish(0))));
  else if (outputs > 0 && (p.rank == 0 || p.is_rows())) reduce_runs(p, x, y, outputs);
  else if (outputs > 0) reduce_columns(p, x, y, outputs);
}

template <class T>
int32_t variance(KernelCall& call) {
  const Operand& y = call.outputs[0];
  reduce(call.params_as<VarianceParams>(), call.inputs[0].as<T>(), y.as<T>(), y.num_elements);
  return 0;
}

template <class T>
int32_t complex_variance(KernelCall& call) {
  auto p = call.params_as<VarianceParams>();
  const bool is_root = std::exchange(p.is_root, false);
  const int64_t outputs = call.outputs[0].num_elements;
  const Scratch room(2 * static_cast<size_t>(outputs) * sizeof(T) + 1);
  T *parts = room.as<T>(), *y = call.outputs[0].as<T>();
  reduce(p, call.inputs[0].as<T>(), parts, 2 * outputs);
  for (int64_t i = 0; i < outputs; ++i) {
    const T sum = parts[2 * i] + parts[2 * i + 1];
    y[i] = is_root ? std::sqrt(sum) : sum;
  }
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("var", dtype_of<T>, variance<T>), ...);
  (table.add("std", dtype_of<T>, variance<T>), ...);
}

}  // namespace

void register_variances(KernelTable& table) {
  add_all(table, Floats{});
  for (const char* op : {"var", "std"}) {
    table.add(op, DType::complex64, complex_variance<float>);
    table.add(op, DType::complex128, complex_variance<double>);
  }
}

}  // namespace eager::cpu
