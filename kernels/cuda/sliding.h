// Folds of the windows of images on a GPU (kernels/common/sliding.h). All lines of an axis are folded at once, in device memory.
#pragma once

#include <algorithm>
#include <utility>

#include "kernels/common/sliding.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/window.h"

namespace eager::cuda {

// Elements of [outer, length, inner], by number.
struct Lines {
  Split length, inner;
  Lines(int64_t n, int64_t columns) : length(n), inner(columns) {}

  struct Index {
    int64_t outer, place, column;
  };
  __device__ Index index_of(int64_t i) const {
    Index at;
    at.column = inner.take(i);
    at.place = length.take(i);
    at.outer = i;
    return at;
  }
  __device__ int64_t at(const Index& i, int64_t place) const {
    return (i.outer * length.size + place) * inner.size + i.column;
  }
};

// Folds the windows of all lines: [outer, from, inner] becomes [outer, to, inner].
template <class F>
void slide(const KernelCall& call, const Slide& s, const typename F::Element* in, typename F::Element* out) {
  using E = typename F::Element;
  const int64_t length = s.length(s.to), size = s.outer * length * s.inner;
  const Lines line(length, s.inner), given(s.from, s.inner), made(s.to, s.inner);
  const Scratch room(call, static_cast<size_t>(2 * size) * sizeof(E));
  E *folded = room.as<E>(), *next = folded + size;
  const Split from_step(s.from_step);
  const int64_t offset = s.offset, from = s.from;
  each(call, size, [=] __device__(int64_t i) {
    const Lines::Index at = line.index_of(i);
    const int64_t place = at.place - offset, j = place < 0 ? from : from_step.divide(place);
    folded[i] = j < from && j * from_step.size == place ? in[given.at(at, j)] : F::identity();
  });
  const int64_t step = s.dilation * s.inner, to_step = s.to_step, results = s.outer * s.to * s.inner;
  int64_t count = 0;  // elements that `out` has of each window, where windows are put together from parts
  for (int64_t span = 1;; span *= 2) {  // `folded` has the folds of `span` elements
    const bool is_last = 2 * span > s.kernel;
    if (F::kOverlaps ? is_last : (s.kernel & span) != 0) {
      const int64_t first = F::kOverlaps ? 0 : count * step, second = (s.kernel - span) * step;
      const bool begins = count == 0;
      each(call, results, [=] __device__(int64_t i) {
        const Lines::Index at = made.index_of(i);
        const E* const window = folded + line.at(at, at.place * to_step);
        const E part = window[first];
        out[i] = F::kOverlaps ? F::merge(part, window[second]) : begins ? part : F::merge(out[i], part);
      });
      count += span;
    }
    if (is_last) return;
    // Where an element has no neighbour in its line, no window begins that is folded from it.
    const int64_t shift = span * step;
    each(call, size, [=] __device__(int64_t i) {
      next[i] = i + shift < size ? F::merge(folded[i], folded[i + shift]) : folded[i];
    });
    std::swap(folded, next);
  }
}

// Folds the windows of images, `in` and `out` apart.
template <class F>
void slide_images(const KernelCall& call, const Slides& slides, const typename F::Element* in,
                  typename F::Element* out) {
  using E = typename F::Element;
  int64_t most = 0;
  for (int i = 0; i + 1 < slides.count; ++i) {
    const Slide& s = slides.each[i];
    most = std::max(most, s.outer * s.to * s.inner);
  }
  const Scratch between(call, static_cast<size_t>(2 * most) * sizeof(E));
  for (int i = 0; i < slides.count; ++i) {
    E* const to = i + 1 == slides.count ? out : between.as<E>() + i * most;
    slide<F>(call, slides.each[i], in, to);
    in = to;
  }
}

}  // namespace eager::cuda
