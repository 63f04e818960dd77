// Steps along lines: s becomes add + factor * s, element by element, and each s is put somewhere.
//
//   steps   the functor of a family: `Affine operator()(line, step)` is step number `step` of a line; `initial()` the first s;
//           `put(line, step, before, after)` gets the s around it
//   chunk   steps that one thread takes. Where lines are few, each is cut into chunks: their steps are composed, chunk by chunk;
//           a thread a line finds the s that each begins with, by what is composed or, where that is not what step after step
//           gives, step by step; then all chunks run.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/common/cumulative.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

// A sum has no factors, and a product adds nothing: infinite elements meet no 0. A state (kernels/common/running.h) says itself how
// it is joined with later ones.
enum class Running { sum, product, recurrence, state };

template <class A, Running kind>
struct Affine {
  A add, factor;
  __device__ A operator()(A s) const {
    if (kind == Running::sum) return running_sum(s, add);
    if (kind == Running::product) return formula::product(s, factor);
    return add + formula::product(factor, s);
  }
};

template <class State>
struct Affine<State, Running::state> {
  State add;
  __device__ State operator()(const State& s) const { return s.joined(add); }
};

// Steps that are composed: they do to s what they do one after another.
template <class A, Running kind>
struct Composed {
  Affine<A, kind> all;
  __device__ explicit Composed(const Affine<A, kind>& first) : all(first) {}
  __device__ void append(const Affine<A, kind>& step) {
    if constexpr (kind == Running::product) all.factor = step(all.factor);
    else all.add = step(all.add);
  }
  __device__ bool holds(const A&) const { return true; }
  __device__ A operator()(const A& s) const { return all(s); }
};

// Steps with factors that round, composed. The factors' product is a power of 2 apart, since it may overflow or vanish where what it
// is multiplied with does not.
template <class A, Running kind>
struct ComposedFactors {
  A add, factor = A(1);
  int64_t power = 0, least = 0, most = 0;  // of factor; and of the products of the first steps, rounded down
  __device__ explicit ComposedFactors(const Affine<A, kind>& first) : add(A(0)) { append(first); }
  __device__ void append(Affine<A, kind> step) {
    if (kind == Running::recurrence) add = step(add);
    power += formula::take_power(step.factor);
    factor = formula::product(step.factor, factor);
    power += formula::take_power(factor);
    const int64_t size = power_of(factor);
    least = size < least ? size : least;
    most = size > most ? size : most;
  }
  // Reports whether this is what the steps one after another give: not where s is lost on the way, and would not be at the end.
  __device__ bool holds(A s) const {
    constexpr double kMost = std::numeric_limits<double>::max();
    constexpr bool is_complex = is_complex_type<A>;  // of which infinite ones turn into NaN in a few steps
    if (is_all_nan(s)) return true;
    if (!(formula::larger_part(factor) <= kMost && formula::larger_part(add) <= kMost)) return false;
    if (!(formula::larger_part(s) <= kMost)) return !is_complex;
    if (formula::larger_part(s) == 0) return true;
    const int64_t power_of_s = std::ilogb(formula::larger_part(s)), at_end = power_of_s + power_of(factor);
    const bool is_zero = formula::larger_part(factor) == 0;
    const bool overflows = power_of_s + most > 1020 && (is_zero || is_complex || at_end <= 1024);
    const bool vanishes = power_of_s + least < -1022 && !is_zero && at_end >= -1022;
    return !overflows && !vanishes;
  }
  __device__ A operator()(A s) const {
    int64_t by = power + formula::take_power(s);
    s = formula::product(factor, s);
    by += formula::take_power(s);
    const int n = static_cast<int>(by < -3000 ? -3000 : by > 3000 ? 3000 : by);
    if constexpr (is_complex_type<A>) s = A(std::ldexp(s.real(), n), std::ldexp(s.imag(), n));
    else s = std::ldexp(s, n);
    return kind == Running::product ? s : add + s;
  }

 private:
  __device__ static bool is_all_nan(A s) {
    if constexpr (is_complex_type<A>) return s.real() != s.real() && s.imag() != s.imag();
    else return s != s;
  }
  __device__ int64_t power_of(A x) const {
    const double size = formula::larger_part(x);
    return size > 0 && size <= std::numeric_limits<double>::max() ? power + std::ilogb(size) : power;
  }
};

inline constexpr int64_t kManyLines = 4096;

template <class A, Running kind, class Steps>
void scan_lines(const KernelCall& call, int64_t lines, int64_t n, const Steps& steps) {
  if (lines <= 0 || n <= 0) return;
  const int64_t root = static_cast<int64_t>(std::sqrt(static_cast<double>(n))) + 1;
  const int64_t size = lines >= kManyLines ? n : std::min(n, std::max<int64_t>(root, 64));
  const int64_t chunks = (n + size - 1) / size;
  constexpr bool has_factors = (kind == Running::product || kind == Running::recurrence) && !std::is_integral_v<A>;
  using Chunk = std::conditional_t<has_factors, ComposedFactors<A, kind>, Composed<A, kind>>;
  const size_t count = chunks > 1 ? static_cast<size_t>(lines * chunks) : 0;
  const Scratch composed_room(call, count * sizeof(Chunk)), starts_room(call, count * sizeof(A));
  Chunk* composed = composed_room.as<Chunk>();
  A* starts = starts_room.as<A>();  // the s that each chunk begins with
  if (chunks > 1) {
    each(call, lines * chunks, [=] __device__(int64_t i) {
      const int64_t line = i / chunks, first = i % chunks * size, end = first + size < n ? first + size : n;
      Chunk whole(steps(line, first));
      for (int64_t k = first + 1; k < end; ++k) whole.append(steps(line, k));
      composed[i] = whole;
    });
    each(call, lines, [=] __device__(int64_t line) {
      A s = steps.initial();
      for (int64_t first = 0, i = line * chunks; first < n; first += size, ++i) {
        starts[i] = s;
        const Chunk chunk = composed[i];
        if (chunk.holds(s)) {
          s = chunk(s);
        } else {
          for (int64_t k = first; k < n && k < first + size; ++k) s = steps(line, k)(s);
        }
      }
    });
  }
  each(call, lines * chunks, [=] __device__(int64_t i) {
    const int64_t line = i / chunks, first = i % chunks * size, end = first + size < n ? first + size : n;
    A s = chunks > 1 ? starts[i] : steps.initial();
    for (int64_t k = first; k < end; ++k) {
      const A before = s;
      s = steps(line, k)(s);
      steps.put(line, k, before, s);
    }
  });
}

}  // namespace eager::cuda
