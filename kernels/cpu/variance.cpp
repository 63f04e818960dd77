// CPU kernels of var and std, in two passes: the mean, then the squares of what differs from it. The mean of equal elements is what
// they are, however their sum is rounded, so that they do not vary.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("align-loops=32")  // elsewhere, a loop over float64 takes 15 % longer by chance
#endif

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "kernels/common/elementwise.h"
#include "kernels/common/variance.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/reduction.h"
#include "base/memory.h"

namespace eager::cpu {
namespace {

constexpr int64_t kTile = 256;  // columns that are reduced at once
constexpr int kLanes = 32;      // sums of a run that are added up side by side; a power of 2
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

// What is summed: x, x - shift, or the square of that.
enum class Term { element, distance, square };
template <Term term>
using Is = std::integral_constant<Term, term>;

template <class T, Term term>
Compute<T> taken(T x, Compute<T> shift) {
  const auto v = static_cast<Compute<T>>(x);
  if (term == Term::element) return v;
  const Compute<T> d = v - shift;
  return term == Term::square ? d * d : d;
}

// Returns the sum over n neighbours.
template <class T, Term term>
double sum_run(const T* x, int64_t n, Compute<T> shift) {
  double rest = 0, other = 0;  // two sums, since an addition waits for the one before
#pragma GCC unroll 2
  for (int64_t i = n & -kLanes; i + 1 < n; i += 2) {
    rest += static_cast<double>(taken<T, term>(x[i], shift));
    other += static_cast<double>(taken<T, term>(x[i + 1], shift));
  }
  if ((n & 1) != 0) rest += static_cast<double>(taken<T, term>(x[n - 1], shift));
  rest += other;
  if (n < kLanes) return rest;
  Sum<T> sum;
  for (int64_t i = 0; i + kLanes <= n;) {
    Compute<T> sums[kLanes] = {};
    const int64_t end = std::min(n, i + kFew * kLanes);
    for (; i + kLanes <= end; i += kLanes) {
      for (int k = 0; k < kLanes; ++k) sums[k] += taken<T, term>(x[i + k], shift);
    }
    double parts[4] = {};
    for (int k = 0; k < kLanes; ++k) parts[k % 4] += static_cast<double>(sums[k]);
    sum += (parts[0] + parts[1]) + (parts[2] + parts[3]);
  }
  sum += rest;
  return sum.value();
}

template <class T, Term term>
double sum_runs(const T* x, const Places& reduced, int64_t runs, int64_t n, Compute<T> shift) {
  if (runs == 1) return sum_run<T, term>(x, n, shift);
  Sum<T> sum;
  for (int64_t r = 0; r < runs; ++r) sum += sum_run<T, term>(x + reduced[r], n, shift);
  return sum.value();
}

template <class T, Term term>
void sum_columns(const T* x, const Places& reduced, int64_t runs, int64_t n, const Compute<T>* shifts, Sum<T>* sums) {
  std::fill_n(sums, n, Sum<T>());
  for (int64_t r = 0; r < runs;) {
    Compute<T> few[kTile] = {};
    for (const int64_t end = std::min(runs, r + kFew); r < end; ++r) {
      const T* row = x + reduced[r];
      for (int64_t i = 0; i < n; ++i) few[i] += taken<T, term>(row[i], shifts[i]);
    }
    for (int64_t i = 0; i < n; ++i) sums[i] += static_cast<double>(few[i]);
  }
}

// Returns the sum of squares by the mean of the distances from the first element, which are 0 where all are equal.
template <class T, class F>
[[gnu::noinline]] double squares_by_distances(const T* from, double count, F sum_of) {
  const auto first = static_cast<Compute<T>>(*from);
  const double mean = static_cast<double>(first) + sum_of(from, Is<Term::distance>(), first) / count;
  return sum_of(from, Is<Term::square>(), static_cast<Compute<T>>(mean));
}

// The innermost dim is reduced: an output is a sum over runs.
template <class T>
void reduce_runs(const VarianceParams& p, const T* x, T* y, int64_t outputs) {
  using A = Compute<T>;
  const int64_t n = p.rank > 0 ? p.dims[p.rank - 1] : 1;
  const double count = static_cast<double>(p.count);
  // The most that a sum of squares over that of the mean is where only the sum's rounding keeps the mean from equal elements. In
  // A, so that it is infinite where squares are.
  constexpr A kRounding = kFew * std::numeric_limits<A>::epsilon();
  const A of_equal = static_cast<A>(p.count) * (kRounding * kRounding);
  const auto each = [&](auto first_of, auto sum_of) {
    parallel_for(outputs, grain_for(2 * p.count * static_cast<int64_t>(sizeof(T))), [&](int64_t begin, int64_t end) {
      for (int64_t o = begin; o < end; ++o) {
        const T* from = first_of(o);
        const auto mean = static_cast<A>(sum_of(from, Is<Term::element>(), A(0)) / count);
        double squares = sum_of(from, Is<Term::square>(), mean);
        // They are NaN where the sum is beyond all numbers.
        if (!(squares > of_equal * mean * mean) && squares != 0) [[unlikely]]
          squares = squares_by_distances(from, count, sum_of);
        y[o] = static_cast<T>(static_cast<A>(p.finish(squares)));
      }
    });
  };
  if (n == p.count && p.rank <= 2) {  // rows that follow each other
    return each([=](int64_t o) { return x + o * n; },
                [=](const T* from, auto term, A shift) { return sum_run<T, decltype(term)::value>(from, n, shift); });
  }
  const Places kept(p, false), reduced(p, true);
  const int64_t runs = reduced.count();
  each([&](int64_t o) { return x + kept[o]; },
       [&](const T* from, auto term, A shift) {
         return sum_runs<T, decltype(term)::value>(from, reduced, runs, n, shift);
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
      for (int64_t i = 0; i < n; ++i) means[i] = static_cast<Compute<T>>(from[i]);
      sum_columns<T, Term::distance>(from, reduced, runs, n, means, sums);
      for (int64_t i = 0; i < n; ++i)
        means[i] =
            static_cast<Compute<T>>(static_cast<double>(means[i]) + sums[i].value() / static_cast<double>(p.count));
      sum_columns<T, Term::square>(from, reduced, runs, n, means, sums);
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
