// CPU kernels of the cumulative family.
#include "kernels/common/cumulative.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

#include "kernels/common/cast.h"
#include "kernels/cpu/cumulative.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"

namespace eager::cpu {
namespace {

constexpr int64_t kTile = 256;  // elements that are converted at once

// ---- elements as the type A that steps compute in

template <class A>
using Load = void (*)(const void* from, int64_t at, int64_t n, A* to);
template <class A>
using Store = void (*)(void* to, int64_t at, int64_t n, const A* from);

template <class A, class T>
void load(const void* from, int64_t at, int64_t n, A* to) {
  const T* x = static_cast<const T*>(from) + at;
  for (int64_t i = 0; i < n; ++i) to[i] = convert<A>(x[i]);
}

template <class A, class T>
void store(void* to, int64_t at, int64_t n, const A* from) {
  T* y = static_cast<T*>(to) + at;
  for (int64_t i = 0; i < n; ++i) y[i] = convert<T>(from[i]);
}

template <class A, class... T>
Load<A> find_load(DType dtype, Types<T...>) {
  Load<A> found = nullptr;
  ((found = dtype == dtype_of<T> ? load<A, T> : found), ...);
  return found;
}

template <class A, class... T>
Store<A> find_store(DType dtype, Types<T...>) {
  Store<A> found = nullptr;
  ((found = dtype == dtype_of<T> ? store<A, T> : found), ...);
  return found;
}

// ---- sums

// True if the sums of an op round.
template <class A, class Op>
constexpr bool kRounds = std::is_same_v<Op, RunningSum<A>> && !std::is_same_v<A, int64_t>;

// Of so many elements, sums begin anew and are added to the sum before, so that their roundings do not grow with the line.
constexpr int64_t kRun = 16;

bool is_finite(double x) { return std::abs(x) <= std::numeric_limits<double>::max(); }
bool is_finite(Complex<double> x) { return is_finite(x.real()) && is_finite(x.imag()); }

// Adds x to a sum and the part that its roundings lose, of which there is none once the sum is infinite.
template <class A>
void add(A& sum, A& lost, A x) {
  const A next = sum + x, part = next - sum, more = lost + ((sum - (next - part)) + (x - part));
  sum = next;
  lost = is_finite(more) ? more : A(0);
}

// y[i] = the sum, and x[0] to x[i], for i < n; all are added to the sum. Four runs are summed side by side. x may be y.
template <class A>
void run_sums(const A* x, A* y, int64_t n, A& sum, A& lost) {
  constexpr int64_t kRuns = 4;
  A sums[kRuns][kRun];
  for (; n > 0; n -= kRun * kRuns, x += kRun * kRuns, y += kRun * kRuns) {
    const int64_t count = std::min(kRun * kRuns, n);
    const A* from = x;
    if (count < kRun * kRuns) {
      std::fill(std::copy_n(x, count, sums[0]), sums[0] + kRun * kRuns, A(0));
      from = sums[0];
    }
    for (int64_t k = 0; k < kRuns; ++k) sums[k][0] = from[k * kRun];
    for (int64_t i = 1; i < kRun; ++i) {
#pragma GCC unroll 4
      for (int64_t k = 0; k < kRuns; ++k) sums[k][i] = sums[k][i - 1] + from[k * kRun + i];
    }
    for (int64_t first = 0; first < count; first += kRun) {
      const A *const of_run = sums[first / kRun], before = sum, lost_before = lost;
      const int64_t size = std::min(kRun, count - first);
      add(sum, lost, of_run[kRun - 1]);
      if (is_finite(sum)) {
        for (int64_t i = 0; i < size; ++i) y[first + i] = before + (lost_before + of_run[i]);
      } else {  // a run may overflow where the line does not
        sum = before, lost = lost_before;
        for (int64_t i = first; i < first + size; ++i) {
          add(sum, lost, x[i]);
          y[i] = sum + lost;
        }
      }
    }
  }
}

// ---- steps

template <class A, class Op>
struct Lines {
  const KernelCall& call;
  const CumulativeParams& p;
  int64_t size;  // outputs of a line
  Load<A> load = nullptr, load_factor = nullptr;
  Store<A> store = nullptr;

  explicit Lines(const KernelCall& c) : call(c), p(c.params_as<CumulativeParams>()), size(p.n + p.include_initial) {}

  int64_t element(int64_t step) const { return p.reverse ? p.n - 1 - step : step; }

  // Runs columns [first, first + width) of a block of lines, row by row. At most kTile columns.
  void columns(int64_t outer, int64_t first, int64_t width) const {
    A s[kTile], x[kTile], factor[kTile];
    std::fill_n(s, width, Op::initial());
    auto put = [&](int64_t taken) {
      store(call.outputs[0].data, (outer * size + cumulative_place(p, taken)) * p.inner + first, width, s);
    };
    if (p.include_initial) put(0);
    for (int64_t step = 0; step < p.n; ++step) {
      const int64_t row = outer * p.n;
      load(call.inputs[0].data, (row + element(step)) * p.inner + first, width, x);
      if (Op::has_factor) {
        const int64_t from = element(p.shifted ? std::max<int64_t>(step - 1, 0) : step);
        load_factor(call.inputs[1].data, (row + from) * p.inner + first, width, factor);
      }
      if (p.exclusive) put(step);
      const bool multiplies = Op::has_factor && step > 0;
      for (int64_t i = 0; i < width; ++i) s[i] = Op::has_factor && !multiplies ? x[i] : Op::step(s[i], x[i], factor[i]);
      if (!p.exclusive) put(step + 1);
    }
  }

  // The same for sums that round, of which outputs are of type A. Parts of complex numbers are summed as real numbers are.
  void columns_of_sums(int64_t outer, int64_t first, int64_t width) const {
    constexpr int64_t kParts = sizeof(A) / sizeof(double);
    const bool is_loaded = call.inputs[0].dtype != dtype_of<A>, has_initial = p.include_initial || p.exclusive;
    double run[kTile * kParts] = {}, sum[kTile * kParts] = {}, lost[kTile * kParts] = {};
    A loaded[kTile];
    const auto row = [&](int64_t taken) {
      return call.outputs[0].as<A>() + (outer * size + cumulative_place(p, taken)) * p.inner + first;
    };
    // Adds the run that ends with a step element by element, since it may overflow where the column does not.
    const auto add_again = [&](int64_t step, int64_t i) {
      for (int64_t s = step - step % kRun; s <= step; ++s) {
        A value;
        load(call.inputs[0].data, (outer * p.n + element(s)) * p.inner + first + i / kParts, 1, &value);
        add(sum[i], lost[i], reinterpret_cast<const double*>(&value)[i % kParts]);
        reinterpret_cast<double*>(row(s + 1))[i] = sum[i] + lost[i];
      }
      run[i] = 0;
    };
    if (has_initial && size > 0) std::fill_n(row(0), width, A(0));
    const int64_t steps = p.n - (p.exclusive && !p.include_initial);
    for (int64_t step = 0; step < steps; ++step) {
      const int64_t from = (outer * p.n + element(step)) * p.inner + first;
      if (is_loaded) load(call.inputs[0].data, from, width, loaded);
      const double* x = reinterpret_cast<const double*>(is_loaded ? loaded : call.inputs[0].as<A>() + from);
      double* y = reinterpret_cast<double*>(row(step + 1));
#pragma GCC ivdep
      for (int64_t i = 0; i < width * kParts; ++i) {
        run[i] += x[i];
        y[i] = sum[i] + (lost[i] + run[i]);
      }
      if (step % kRun < kRun - 1 && step + 1 < steps) continue;
      for (int64_t i = 0; i < width * kParts; ++i) {
        if (!is_finite(run[i])) [[unlikely]]
          add_again(step, i);
      }
      for (int64_t i = 0; i < width * kParts; ++i) add(sum[i], lost[i], run[i]);
      std::fill_n(run, width * kParts, 0);
    }
  }

  // Runs a line whose elements are neighbours, tile by tile.
  void line(int64_t outer) const {
    const bool reverse = p.reverse, exclusive = p.exclusive;
    A s = Op::initial(), x[kTile], factor[Op::has_factor ? kTile : 1] = {};
    A sum = A(0), lost = A(0);
    const int64_t in = outer * p.n, out = outer * size;
    if (p.include_initial) store(call.outputs[0].data, out + cumulative_place(p, 0), 1, &s);
    for (int64_t step = 0; step < p.n; step += kTile) {
      const int64_t n = std::min(kTile, p.n - step);
      const int64_t low = p.reverse ? p.n - step - n : step;  // the first element of the tile in memory
      load(call.inputs[0].data, in + low, n, x);
      if (Op::has_factor) load_factors(in, low, n, factor);
      if (reverse) std::reverse(x, x + n), std::reverse(factor, factor + (Op::has_factor ? n : 0));
      if (Op::has_factor && step == 0) factor[0] = A(0), s = A(0);
      if constexpr (kRounds<A, Op>) {
        run_sums(x, x, n, sum, lost);
        if (exclusive) {
          std::rotate(x, x + n - 1, x + n);
          std::swap(x[0], s);
        }
      } else {
        for (int64_t k = 0; k < n; ++k) {
          const A next = Op::step(s, x[k], factor[Op::has_factor ? k : 0]);
          x[k] = exclusive ? s : next;
          s = next;
        }
      }
      if (reverse) std::reverse(x, x + n);
      store(call.outputs[0].data, out + low + (p.include_initial && !p.reverse), n, x);
    }
  }

  // factor[i] = the b of the step of element low + i, for i < n. The first step's has no meaning.
  void load_factors(int64_t in, int64_t low, int64_t n, A* factor) const {
    const int64_t from = low + (p.shifted ? (p.reverse ? 1 : -1) : 0);
    const int64_t first = std::max<int64_t>(from, 0), end = std::min(from + n, p.n);
    std::fill_n(factor, n, A(0));
    if (end > first) load_factor(call.inputs[1].data, in + first, end - first, factor + (first - from));
  }

  // Runs a line whose elements are neighbours and of a type T that needs no tile.
  template <class T>
  void direct(int64_t outer) const {
    const T* x = call.inputs[0].as<T>() + outer * p.n;
    T* y = call.outputs[0].as<T>() + outer * size + (p.include_initial && !p.reverse);
    const bool exclusive = p.exclusive;
    const int64_t step = p.reverse ? -1 : 1;
    A s = Op::initial();
    if (p.include_initial) y[p.reverse ? p.n : -1] = convert<T>(s);
    for (int64_t k = 0; step > 0 && !exclusive && k < p.n; ++k)
      y[k] = convert<T>(s = Op::step(s, convert<A>(x[k]), A()));
    if (step > 0 && !exclusive) return;
    for (int64_t k = 0, at = p.reverse ? p.n - 1 : 0; k < p.n; ++k, at += step) {
      const A next = Op::step(s, convert<A>(x[at]), A());
      y[at] = convert<T>(exclusive ? s : next);
      s = next;
    }
  }

  // Runs lines of sums that are neither converted nor turned.
  bool runs_sums() const {
    if (call.inputs[0].dtype != dtype_of<A> || call.outputs[0].dtype != dtype_of<A> || p.exclusive || p.reverse)
      return false;
    parallel_for(p.outer, grain_for(size * 8), [&](int64_t begin, int64_t end) {
      for (int64_t o = begin; o < end; ++o) {
        A sum(0), lost(0), *y = call.outputs[0].as<A>() + o * size;
        if (p.include_initial) *y++ = A(0);
        run_sums(call.inputs[0].as<A>() + o * p.n, y, p.n, sum, lost);
      }
    });
    return true;
  }

  // Runs kTogether such lines side by side, since a line's steps wait for each other.
  static constexpr int64_t kTogether = 4;
  template <class T>
  void direct_together(int64_t outer) const {
    constexpr int64_t kPart = 64;
    const T* x = call.inputs[0].as<T>() + outer * p.n;
    T* y = call.outputs[0].as<T>() + outer * size;
    A s[kTogether], part[kTogether][kPart];
    for (int64_t k = 0; k < p.n; k += kPart) {
      const int64_t n = std::min(kPart, p.n - k);
      for (int64_t j = 0; j < kTogether; ++j) {
        for (int64_t i = 0; i < n; ++i) part[j][i] = convert<A>(x[j * p.n + k + i]);
        if (k == 0) s[j] = Op::initial();
      }
      for (int64_t i = 0; i < n; ++i) {
#pragma GCC unroll 4
        for (int64_t j = 0; j < kTogether; ++j) part[j][i] = s[j] = Op::step(s[j], part[j][i], A());
      }
      for (int64_t j = 0; j < kTogether; ++j) {
        for (int64_t i = 0; i < n; ++i) y[j * size + k + i] = convert<T>(part[j][i]);
      }
    }
  }

  // Runs lines directly if their elements are of type T, and reports whether they are.
  template <class T>
  bool runs_direct() const {
    if (call.inputs[0].dtype != dtype_of<T> || call.outputs[0].dtype != dtype_of<T>) return false;
    // The additions of integers wait for one cycle alone.
    const bool has_simple_steps = !p.exclusive && !p.reverse && !p.include_initial && !std::is_integral_v<T>;
    parallel_for(p.outer, grain_for(size * 8), [&](int64_t begin, int64_t end) {
      for (; has_simple_steps && begin + kTogether <= end; begin += kTogether) direct_together<T>(begin);
      for (; begin < end; ++begin) direct<T>(begin);
    });
    return true;
  }

  void run() {
    const int64_t work = std::max<int64_t>(size, 1) * 8;
    if constexpr (kRounds<A, Op>) {
      if (p.inner == 1 && runs_sums()) return;
    }
    if constexpr (!Op::has_factor && std::is_same_v<A, double>) {
      if (p.inner == 1 && (runs_direct<float>() || (!kRounds<A, Op> && runs_direct<double>()))) return;
    } else if constexpr (!Op::has_factor && std::is_same_v<A, int64_t>) {
      if (p.inner == 1 && runs_direct<int64_t>()) return;
    }
    load = find_load<A>(call.inputs[0].dtype, typename RunTypes<A>::From{});
    if (Op::has_factor) load_factor = find_load<A>(call.inputs[1].dtype, typename RunTypes<A>::From{});
    store = find_store<A>(call.outputs[0].dtype, typename RunTypes<A>::To{});
    if (p.inner == 1) {
      return parallel_for(p.outer, grain_for(work), [&](int64_t begin, int64_t end) {
        for (int64_t o = begin; o < end; ++o) line(o);
      });
    }
    const int64_t tiles = (p.inner + kTile - 1) / kTile;
    parallel_for(p.outer * tiles, grain_for(work * std::min(p.inner, kTile)), [&](int64_t begin, int64_t end) {
      for (int64_t t = begin; t < end; ++t) {
        const int64_t first = t % tiles * kTile;
        if constexpr (kRounds<A, Op>) {
          if (call.outputs[0].dtype == dtype_of<A>) {
            columns_of_sums(t / tiles, first, std::min(kTile, p.inner - first));
            continue;
          }
        }
        columns(t / tiles, first, std::min(kTile, p.inner - first));
      }
    });
  }
};

template <class A, template <class> class Op>
int32_t run_lines(KernelCall& call) {
  if (call.outputs[0].num_elements > 0) Lines<A, Op<A>>(call).run();
  return 0;
}

template <template <class> class Op, class A, class... T>
void add_for(KernelTable& table, const char* name, Types<T...>) {
  (table.add(name, dtype_of<T>, run_lines<A, Op>), ...);
}

template <template <class> class Op>
void add_inexact(KernelTable& table, const char* name) {
  add_for<Op, double>(table, name, Floats{});
  add_for<Op, Complex<double>>(table, name, Complexes{});
}

}  // namespace

void register_cumulative(KernelTable& table) {
  add_for<RunningSum, int64_t>(table, "cumulative_sum", Integers{});
  add_inexact<RunningSum>(table, "cumulative_sum");
  add_for<RunningProduct, int64_t>(table, "cumulative_prod", Integers{});
  add_inexact<RunningProduct>(table, "cumulative_prod");
  add_inexact<Recurrence>(table, "cumulative_recurrence");
  register_cumulative_states(table);
}

}  // namespace eager::cpu
