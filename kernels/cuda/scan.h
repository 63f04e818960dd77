// Steps along lines: s becomes add + factor * s, element by element, and each s is put somewhere.
//
//   steps   the functor of a family: `Affine operator()(line, step)` is step number `step` of a line; `initial()` the first s;
//           `put(line, step, before, after)` gets the s around it
//   chunk   steps that one thread takes. Where lines are few, each is cut into chunks: their steps are composed, chunk by chunk;
//           a thread a line finds the s that each begins with; then all chunks run.
#pragma once

#include <algorithm>
#include <cmath>

#include "kernels/common/cumulative.h"
#include "kernels/cuda/launch.h"

namespace eager::cuda {

// A sum has no factors, and a product adds nothing: infinite elements meet no 0. A state (kernels/common/running.h) says itself how
// it is joined with later ones.
enum class Running { sum, product, recurrence, state };

template <class A, Running kind>
struct Affine {
  A add, factor;
  // Returns the step that does what first `inner` and then this one do.
  __device__ Affine after(const Affine& inner) const {
    return {kind == Running::product ? A(0) : (*this)(inner.add),
            kind == Running::sum ? A(1) : running_product(factor, inner.factor)};
  }
  __device__ A operator()(A s) const {
    if (kind == Running::sum) return running_sum(s, add);
    if (kind == Running::product) return running_product(s, factor);
    return add + factor * s;
  }
};

template <class State>
struct Affine<State, Running::state> {
  State add;
  __device__ Affine after(const Affine& inner) const { return {inner.add.joined(add)}; }
  __device__ State operator()(const State& s) const { return s.joined(add); }
};

inline constexpr int64_t kManyLines = 4096;

template <class A, Running kind, class Steps>
void scan_lines(const KernelCall& call, int64_t lines, int64_t n, const Steps& steps) {
  if (lines <= 0 || n <= 0) return;
  const int64_t root = static_cast<int64_t>(std::sqrt(static_cast<double>(n))) + 1;
  const int64_t size = lines >= kManyLines ? n : std::min(n, std::max<int64_t>(root, 64));
  const int64_t chunks = (n + size - 1) / size;
  const Scratch scratch(call, chunks > 1 ? static_cast<size_t>(lines * chunks) * sizeof(Affine<A, kind>) : 0);
  Affine<A, kind>* composed = scratch.as<Affine<A, kind>>();
  if (chunks > 1) {
    each(call, lines * chunks, [=] __device__(int64_t i) {
      const int64_t line = i / chunks, first = i % chunks * size, end = first + size < n ? first + size : n;
      Affine<A, kind> whole = steps(line, first);
      for (int64_t k = first + 1; k < end; ++k) whole = steps(line, k).after(whole);
      composed[i] = whole;
    });
    each(call, lines, [=] __device__(int64_t line) {
      A s = steps.initial();
      for (int64_t k = line * chunks; k < (line + 1) * chunks; ++k) {
        const A next = composed[k](s);
        composed[k].add = s;
        s = next;
      }
    });
  }
  each(call, lines * chunks, [=] __device__(int64_t i) {
    const int64_t line = i / chunks, first = i % chunks * size, end = first + size < n ? first + size : n;
    A s = chunks > 1 ? composed[i].add : steps.initial();
    for (int64_t k = first; k < end; ++k) {
      const A before = s;
      s = steps(line, k)(s);
      steps.put(line, k, before, s);
    }
  });
}

}  // namespace eager::cuda
