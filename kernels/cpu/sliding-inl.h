// Folds of the windows of images on the host (kernels/common/sliding.h), line by line, so that a line stays in the cache.
#if defined(EAGER_SLIDING_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef EAGER_SLIDING_INL_H
#undef EAGER_SLIDING_INL_H
#else
#define EAGER_SLIDING_INL_H
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <utility>

#include "base/memory.h"
#include "kernels/common/sliding.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

// Writes merge(from[i], from[i + shift]) for i in [0, n).
template <class F, class E = typename F::Element>
HWY_NOINLINE void merge_neighbours(E* __restrict to, const E* __restrict from, int64_t shift, int64_t n) {
  for (int64_t i = 0; i < n; ++i) to[i] = F::merge(from[i], from[i + shift]);
}

// Some windows of a slide, for some columns of [from, inner], and the lines in which they are folded.
template <class F>
class SlideLine {
 public:
  using E = typename F::Element;
  SlideLine(const Slide& s, E* line, E* other) : s_(s), line_(line), other_(other) {}

  // Folds the windows [first, last) of the columns [begin, begin + width).
  void fold(const E* in, E* out, int64_t first, int64_t last, int64_t begin, int64_t width) {
    const int64_t length = s_.length(last - first);
    place(in + begin, first * s_.to_step - s_.offset, length, width);
    const int64_t windows = last - first;
    E* to = out + first * s_.inner + begin;
    const auto each_result = [&](auto f) {  // f(result, place in the line)
      if (s_.to_step == 1 && width == s_.inner) {
        for (int64_t i = 0; i < windows * width; ++i) f(to[i], i);
      } else if (width == 1) {
        for (int64_t o = 0; o < windows; ++o) f(to[o * s_.inner], o * s_.to_step);
      } else {
        for (int64_t o = 0; o < windows; ++o) {
          E* const row = to + o * s_.inner;
          for (int64_t c = 0; c < width; ++c) f(row[c], o * s_.to_step * width + c);
        }
      }
    };
    if constexpr (!F::kOverlaps) each_result([](E& y, int64_t) { y = F::identity(); });
    int64_t folded = 0;
    for (int64_t span = 1;; span *= 2) {  // line_ has the folds of `span` elements
      const int64_t step = s_.dilation * width;
      if constexpr (F::kOverlaps) {
        if (2 * span > s_.kernel) {
          const E *const a = line_, *const b = line_ + (s_.kernel - span) * step;
          return each_result([=](E& y, int64_t at) { y = F::merge(a[at], b[at]); });
        }
      } else {
        if (s_.kernel & span) {
          const E* const a = line_ + folded * step;
          each_result([=](E& y, int64_t at) { y = F::merge(y, a[at]); });
          folded += span;
        }
        if (2 * span > s_.kernel) return;
      }
      merge_neighbours<F>(other_, line_, span * step, (length - (2 * span - 1) * s_.dilation) * width);
      std::swap(line_, other_);
    }
  }

 private:
  // Fills the line: place 0 is that of the element `before` / from_step.
  void place(const E* in, int64_t before, int64_t length, int64_t width) {
    const int64_t step = s_.from_step;
    const auto up = [=](int64_t places) { return places <= 0 ? int64_t{0} : (places + step - 1) / step; };
    const int64_t begin = std::min(s_.from, up(before)), end = std::min(s_.from, up(before + length));
    if (step > 1 || begin >= end) std::fill_n(line_, length * width, F::identity());
    if (begin >= end) return;
    if (step == 1) {
      std::fill_n(line_, (begin - before) * width, F::identity());
      std::fill(line_ + (end - before) * width, line_ + length * width, F::identity());
    }
    if (step == 1 && width == s_.inner) {
      std::copy_n(in + begin * width, (end - begin) * width, line_ + (begin - before) * width);
      return;
    }
    for (int64_t j = begin; j < end; ++j) std::copy_n(in + j * s_.inner, width, line_ + (j * step - before) * width);
  }

  const Slide& s_;
  E *line_, *other_;
};

template <class F>
void slide(const Slide& s, const typename F::Element* in, typename F::Element* out) {
  using E = typename F::Element;
  constexpr int64_t kLine = 16384, kLeastColumns = 16;  // elements that stay in the cache; columns that fill vectors
  const int64_t width = std::min(s.inner, std::max(kLeastColumns, kLine / (4 * s.reach()))),
                places = std::max(4 * s.reach(), kLine / width),
                windows = std::min(s.to, (places - s.reach()) / s.to_step + 1);
  const int64_t room = s.length(windows) * width;
  const Scratch scratch(static_cast<size_t>(2 * room) * sizeof(E));
  for (int64_t i = 0; i < s.outer; ++i, in += s.from * s.inner, out += s.to * s.inner) {
    for (int64_t begin = 0; begin < s.inner; begin += width) {
      for (int64_t first = 0; first < s.to; first += windows) {
        SlideLine<F>(s, scratch.as<E>(), scratch.as<E>() + room)
            .fold(in, out, first, std::min(s.to, first + windows), begin, std::min(width, s.inner - begin));
      }
    }
  }
}

// Folds the windows of an image.
template <class F>
void slide_image(const Slides& slides, const typename F::Element* in, typename F::Element* out) {
  using E = typename F::Element;
  int64_t most = 0;
  for (int i = 0; i + 1 < slides.count; ++i) {
    const Slide& s = slides.each[i];
    most = std::max(most, s.outer * s.to * s.inner);
  }
  const Scratch scratch(static_cast<size_t>(2 * most) * sizeof(E));
  for (int i = 0; i < slides.count; ++i) {
    E* to = i + 1 == slides.count ? out : scratch.as<E>() + i * most;
    slide<F>(slides.each[i], in, to);
    in = to;
  }
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // EAGER_SLIDING_INL_H
