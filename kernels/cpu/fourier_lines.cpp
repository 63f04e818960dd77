#include "kernels/cpu/fourier_lines.h"

#include <algorithm>

#include "base/memory.h"
#include "base/parallel.h"

namespace eager::cpu::fourier {

namespace {

constexpr int64_t kNear = 48 << 10;  // bytes of blocks that a wider one may have
constexpr int64_t kGrain = 1 << 14;  // numbers of a piece of a parallel loop
// Vectors of the rows of matrices that stand side by side: more would not stay in the first-level cache.
constexpr int64_t kMostVectors = 2;

int64_t up_to(int64_t n, int64_t lanes) { return (n + lanes - 1) / lanes * lanes; }

// Returns how many of `most` columns are transformed side by side.
template <class T>
int64_t width_for(int64_t rows, int64_t most, int64_t lanes) {
  const int64_t vectors = kNear / (4 * rows * lanes * static_cast<int64_t>(sizeof(T)));
  return std::min(up_to(most, lanes), lanes * std::clamp<int64_t>(vectors, 1, 4));
}

// Two blocks.
template <class T>
class Room {
 public:
  // Planes of a whole number of pages would meet in few places of the caches.
  Room(int64_t rows, int64_t width)
      : size_(rows * width + 5 * kLine), memory_(static_cast<size_t>(4 * size_) * sizeof(T)) {}
  Planes<T> first() const { return {memory_.as<T>(), memory_.as<T>() + size_}; }
  Planes<T> second() const { return first() + 2 * size_; }

 private:
  static constexpr int64_t kLine = 64 / sizeof(T);
  int64_t size_;
  Scratch memory_;
};

template <class T>
Planes<const T> read(Planes<T> p) {
  return {p.re, p.im};
}

// Calls f(first, size) for pieces of n items, each of which is about `each` numbers.
template <class F>
void in_parallel(int64_t n, int64_t each, F f) {
  parallel_for(n, std::max<int64_t>(1, kGrain / std::max<int64_t>(1, each)), f);
}

template <class T>
void transform_matrix(const Plan<T>& plan, const Loops<T>& loops, const Lines<const T>& from, T factor,
                      const Lines<T>& to) {
  const int64_t rows = plan.of_columns, columns = plan.of_rows, lanes = loops.lanes;
  // Rows of a whole number of pages would meet in few places of the caches.
  const int64_t stride = up_to(columns, lanes) + (up_to(columns, lanes) * sizeof(T) % 1024 == 0 ? lanes : 0);
  const Scratch memory(static_cast<size_t>(2 * rows * stride) * sizeof(T));
  const Planes<T> whole{memory.as<T>(), memory.as<T>() + rows * stride};
  const int64_t width = width_for<T>(rows, columns, lanes);
  in_parallel((columns + width - 1) / width, rows * width, [&](int64_t begin, int64_t end) {
    const Room<T> room(rows, width);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i * width, count = std::min(width, columns - first), wide = up_to(count, lanes);
      loops.load(Lines<const T>{from.re, from.im, from.step, columns * from.step} + first, rows, count, wide - count,
                 wide, room.first());
      plan.columns->transform_to(loops, wide, room.first(), room.second(), whole + first, stride);
    }
  });
  const int64_t wide = width_for<T>(columns, rows, lanes);
  in_parallel((rows + wide - 1) / wide, columns * wide, [&](int64_t begin, int64_t end) {
    const Room<T> room(columns, wide);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i * wide, count = std::min(wide, rows - first);
      for (int64_t r = 0; r < count; r += lanes) {
        loops.transpose(read(whole + (first + r) * stride), count - r, columns, stride,
                        plan.by_column.data() + (first + r) / lanes * 2 * columns, plan.by_row.data(), wide,
                        room.first() + r);
      }
      const Planes<T> done = plan.rows->transform(loops, wide, room.first(), room.second());
      loops.store(read(done), columns, count, wide, factor, Lines<T>{to.re, to.im, to.step, rows * to.step} + first);
    }
  });
}

// The convolution's inverse transform is a forward one of exchanged parts.
template <class T>
void transform_chirp(const Plan<T>& plan, const Loops<T>& loops, const Lines<const T>& from, T factor,
                     const Lines<T>& to) {
  const int64_t n = plan.n, length = plan.longer->n;
  const Scratch memory(static_cast<size_t>(4 * length) * sizeof(T));
  T *const a = memory.as<T>(), *const b = a + 2 * length;
  for (int64_t j = 0; j < n; ++j) {
    a[2 * j] = from.re[j * from.step];
    a[2 * j + 1] = from.im ? from.im[j * from.step] : T(0);
  }
  std::fill(a + 2 * n, a + 2 * length, T(0));
  loops.multiply(a, plan.chirp.data(), n, T(1), a);
  transform_line(*plan.longer, alternating<const T>(a), T(1), alternating(b));
  loops.multiply(b, plan.spectrum.data(), length, T(1), b);
  transform_line(*plan.longer, Lines<const T>{b + 1, b, 0, 2}, T(1), Lines<T>{a + 1, a, 0, 2});
  loops.multiply(a, plan.chirp.data(), n, factor, a);
  for (int64_t j = 0; j < n; ++j) {
    to.re[j * to.step] = a[2 * j];
    if (to.im) to.im[j * to.step] = a[2 * j + 1];
  }
}

// Lines of an array [outer, length, inner] whose numbers lie `unit` apart: `step` numbers of T between the elements of a line.
template <class P>
struct View {
  P *re, *im;
  int64_t length, inner, unit, step;

  Lines<P> at(int64_t i) const {
    const int64_t offset = (i / inner * length * inner + i % inner) * unit;
    return {re + offset, im ? im + offset : im, inner == 1 ? length * unit : unit, step};
  }
  // Calls f(lines, first, count) for the parts of `count` lines that lie regularly.
  template <class F>
  void each_part(int64_t first, int64_t count, F f) const {
    for (int64_t done = 0; done < count;) {
      const int64_t i = first + done, size = inner == 1 ? count : std::min(count - done, inner - i % inner);
      f(at(i), done, size);
      done += size;
    }
  }
};

template <class P>
View<P> complex_numbers(P* data, int64_t length, int64_t inner, bool is_exchanged = false) {
  return {data + is_exchanged, data + !is_exchanged, length, inner, 2, 2 * inner};
}
// Pairs of real numbers of a line as real and imaginary parts.
template <class P>
View<P> pairs(P* data, int64_t length, int64_t inner) {
  return {data, data + inner, length, inner, 1, 2 * inner};
}
template <class P>
View<P> real_numbers(P* data, int64_t length, int64_t inner) {
  return {data, nullptr, length, inner, 1, inner};
}

template <class T>
void load_block(const Loops<T>& loops, const View<const T>& from, int64_t rows, int64_t first, int64_t count,
                int64_t width, Planes<T> to) {
  from.each_part(first, count, [&](const Lines<const T>& lines, int64_t done, int64_t size) {
    loops.load(lines, rows, size, done + size == count ? width - count : 0, width, to + done);
  });
}
// Writes `rows` rows from `row` on.
template <class T>
void store_block(const Loops<T>& loops, Planes<T> from, int64_t row, int64_t rows, int64_t width, T factor,
                 const View<T>& to, int64_t first, int64_t count) {
  to.each_part(first, count, [&](Lines<T> lines, int64_t done, int64_t size) {
    lines.re += row * lines.step;
    if (lines.im) lines.im += row * lines.step;
    loops.store(read(from + (row * width + done)), rows, size, width, factor, lines);
  });
}

// Returns how many lines are transformed together where blocks do not: their matrices stand side by side, so that a pass takes several
// vectors.
template <class T>
int64_t lines_at_once(const Plan<T>& plan, int64_t lanes) {
  const int64_t most = up_to(std::max(plan.of_columns, plan.of_rows), lanes);
  return plan.way == Way::matrix && most <= kMostVectors * lanes ? kMostVectors * lanes / most : 1;
}
// Transforms so many lines, from `first` on, to the first ones of `to`, times a factor.
template <class T>
void transform_lines(const Plan<T>& plan, const Loops<T>& loops, const View<const T>& from, int64_t first,
                     int64_t count, T factor, const View<T>& to, int64_t to_first) {
  const int64_t rows = plan.of_columns, columns = plan.of_rows, lanes = loops.lanes, across = up_to(columns, lanes),
                down = up_to(rows, lanes), width = count * across, height = count * down;
  if (plan.way != Way::matrix || std::max(across, down) > kMostVectors * lanes)
    return transform_line(plan, from.at(first), factor, to.at(to_first));
  const Room<T> room(std::max(rows, columns), std::max(width, height)), middle(rows, width);
  const Planes<T> whole = middle.first();
  for (int64_t i = 0; i < count; ++i) {
    const Lines<const T> line = from.at(first + i);
    loops.load({line.re, line.im, line.step, columns * line.step}, rows, columns, across - columns, width,
               room.first() + i * across);
  }
  plan.columns->transform_to(loops, width, room.first(), room.second(), whole, width);
  for (int64_t i = 0; i < count; ++i) {
    for (int64_t r = 0; r < rows; r += lanes) {
      loops.transpose(read(whole + (i * across + r * width)), rows - r, columns, width,
                      plan.by_column.data() + r / lanes * 2 * columns, plan.by_row.data(), height,
                      room.first() + (i * down + r));
    }
  }
  const Planes<T> done = plan.rows->transform(loops, height, room.first(), room.second());
  for (int64_t i = 0; i < count; ++i) {
    const Lines<T> line = to.at(to_first + i);
    loops.store(read(done + i * down), columns, rows, height, factor, {line.re, line.im, line.step, rows * line.step});
  }
}

// Calls f(first line, number of lines, width, room) for blocks of lines of n numbers; a block has `rows` rows.
template <class T, class F>
void each_block(const Loops<T>& loops, int64_t lines, int64_t rows, F f) {
  const int64_t width = width_for<T>(rows, lines, loops.lanes);
  in_parallel((lines + width - 1) / width, rows * width, [&](int64_t begin, int64_t end) {
    const Room<T> room(rows, width);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first = i * width, count = std::min(width, lines - first);
      f(first, count, up_to(count, loops.lanes), room);
    }
  });
}

// Calls f(i) for each line of n numbers; where there are few, a line's own loops are spread over the threads.
template <class F>
void each_line(int64_t lines, int64_t n, F f) {
  const auto part = [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) f(i);
  };
  if (lines < parallelism()) part(0, lines);
  else in_parallel(lines, n, part);
}

// Calls f(first line, number of lines) for groups of at most `most` lines.
template <class F>
void each_group(int64_t lines, int64_t n, int64_t most, F f) {
  each_line((lines + most - 1) / most, n * most, [&](int64_t i) { f(i * most, std::min(most, lines - i * most)); });
}

template <class T>
std::shared_ptr<const Plan<T>> plan_for_lines(const Loops<T>& loops, int64_t n, int64_t lines, int64_t inner) {
  return plan_for<T>(n, 2 * lines < loops.lanes ? Use::line : inner == 1 ? Use::lines : Use::columns);
}

}  // namespace

template <class T>
void transform_line(const Plan<T>& plan, const Lines<const T>& from, T factor, const Lines<T>& to) {
  const Loops<T> loops = loops_of(T());
  if (plan.way == Way::matrix) return transform_matrix(plan, loops, from, factor, to);
  if (plan.way == Way::chirp) return transform_chirp(plan, loops, from, factor, to);
  const Room<T> room(plan.n, loops.lanes);
  loops.load(from, plan.n, 1, loops.lanes - 1, loops.lanes, room.first());
  const Planes<T> done = plan.columns->transform(loops, loops.lanes, room.first(), room.second());
  loops.store(read(done), plan.n, 1, loops.lanes, factor, to);
}

template <class T>
void complex_to_complex(const Axis& axis, bool is_inverse, T factor, const T* x, T* y) {
  const Loops<T> loops = loops_of(T());
  const int64_t lines = axis.outer * axis.inner, n = axis.n;
  const auto plan = plan_for_lines(loops, n, lines, axis.inner);
  const View<const T> from = complex_numbers(x, n, axis.inner, is_inverse);
  const View<T> to = complex_numbers(y, n, axis.inner, is_inverse);
  if (plan->way != Way::block) {
    return each_group(lines, n, lines_at_once(*plan, loops.lanes), [&](int64_t first, int64_t count) {
      transform_lines(*plan, loops, from, first, count, factor, to, first);
    });
  }
  each_block(loops, lines, n, [&](int64_t first, int64_t count, int64_t width, const Room<T>& room) {
    load_block(loops, from, n, first, count, width, room.first());
    const Planes<T> done = plan->columns->transform(loops, width, room.first(), room.second());
    store_block(loops, done, 0, n, width, factor, to, first, count);
  });
}

template <class T>
void real_to_complex(const Axis& axis, T inner, T factor, const T* x, T* y) {
  const Loops<T> loops = loops_of(T());
  const int64_t lines = axis.outer * axis.inner, n = axis.n, half = n / 2;
  const bool is_even = n % 2 == 0;
  const auto plan = plan_for_lines(loops, is_even ? half : n, lines, axis.inner);
  const View<const T> from = is_even ? pairs(x, n, axis.inner) : real_numbers(x, n, axis.inner);
  const View<T> to = complex_numbers(y, half + 1, axis.inner);
  if (plan->way == Way::block) {
    return each_block(loops, lines, plan->n + is_even,
                      [&](int64_t first, int64_t count, int64_t width, const Room<T>& room) {
                        load_block(loops, from, plan->n, first, count, width, room.first());
                        const Planes<T> done = plan->columns->transform(loops, width, room.first(), room.second());
                        if (is_even) {
                          loops.unfold_rows(half, width, plan->half_twiddles.data(), inner, done);
                          return store_block(loops, done, 0, half + 1, width, factor, to, first, count);
                        }
                        store_block(loops, done, 0, 1, width, factor, to, first, count);
                        store_block(loops, done, 1, half, width, factor * inner, to, first, count);
                      });
  }
  const int64_t size = up_to(is_even ? half + 1 : n, loops.lanes);  // so that vectors are aligned
  each_group(lines, n, lines_at_once(*plan, loops.lanes), [&](int64_t first, int64_t count) {
    const Scratch memory(static_cast<size_t>(2 * count * size) * sizeof(T));
    const View<T> all{memory.as<T>(), memory.as<T>() + count * size, size, 1, 1, 1};
    transform_lines(*plan, loops, from, first, count, T(1), all, 0);
    for (int64_t i = 0; i < count; ++i) {
      const Planes<T> z{all.re + i * size, all.im + i * size};
      if (is_even) loops.unfold_line(half, plan->half_twiddles.data(), inner, z);
      const Lines<T> line = to.at(first + i);
      const Lines<T> across{line.re, line.im, line.step, 0};  // a block of one row
      loops.store(read(z), 1, 1, size, factor, across);
      loops.store(read(z + 1), 1, half, size, is_even ? factor : factor * inner, across + 1);
    }
  });
}

// Of an odd number of numbers the transform is a forward one of the conjugates.
template <class T>
void complex_to_real(const Axis& axis, T inner, T factor, const T* x, T* y) {
  const Loops<T> loops = loops_of(T());
  const int64_t lines = axis.outer * axis.inner, n = axis.n, half = n / 2;
  const bool is_even = n % 2 == 0;
  const auto plan = plan_for_lines(loops, is_even ? half : n, lines, axis.inner);
  const View<const T> from = complex_numbers(x, half + 1, axis.inner);
  const View<T> to = is_even ? pairs(y, n, axis.inner) : real_numbers(y, n, axis.inner);
  // Completes the spectrum of an odd number, of which half + 1 rows are there.
  const auto complete = [&](Planes<T> z, int64_t width) {
    std::fill_n(z.im, width, T(0));
    for (int64_t k = 1; k <= half; ++k) {
      const Planes<T> at = z + k * width, mirrored = z + (n - k) * width;
      for (int64_t i = 0; i < width; ++i) {
        at.re[i] = mirrored.re[i] = at.re[i] * inner;
        mirrored.im[i] = at.im[i] * inner;
        at.im[i] = -mirrored.im[i];
      }
    }
  };
  if (plan->way == Way::block) {
    return each_block(
        loops, lines, plan->n + is_even, [&](int64_t first, int64_t count, int64_t width, const Room<T>& room) {
          load_block(loops, from, half + 1, first, count, width, room.first());
          Planes<T> z = room.first(), other = room.second();
          if (is_even) {
            loops.fold_rows(half, width, plan->half_twiddles.data(), inner, z);
            const Planes<T> done = plan->columns->transform(loops, width, {z.im, z.re}, {other.im, other.re});
            return store_block(loops, {done.im, done.re}, 0, half, width, factor, to, first, count);
          }
          complete(z, width);
          store_block(loops, plan->columns->transform(loops, width, z, other), 0, n, width, factor, to, first, count);
        });
  }
  each_line(lines, n, [&](int64_t i) {
    const int64_t size = is_even ? half + 1 : n;
    const Scratch memory(static_cast<size_t>(2 * size) * sizeof(T));
    const Planes<T> z{memory.as<T>(), memory.as<T>() + size};
    const Lines<const T> line = from.at(i);
    loops.load(Lines<const T>{line.re, line.im, line.step, 0}, 1, half + 1, 0, size, z);
    if (!is_even) {
      complete(z, 1);
      return transform_line(*plan, Lines<const T>{z.re, z.im, 0, 1}, factor, to.at(i));
    }
    loops.fold_line(half, plan->half_twiddles.data(), inner, z);
    transform_line(*plan, Lines<const T>{z.im, z.re, 0, 1}, factor, to.at(i).exchanged(true));
  });
}

#define EAGER_FOURIER(T)                                                                   \
  template void transform_line(const Plan<T>&, const Lines<const T>&, T, const Lines<T>&); \
  template void complex_to_complex(const Axis&, bool, T, const T*, T*);                    \
  template void real_to_complex(const Axis&, T, T, const T*, T*);                          \
  template void complex_to_real(const Axis&, T, T, const T*, T*);
EAGER_FOURIER(float)
EAGER_FOURIER(double)
#undef EAGER_FOURIER

}  // namespace eager::cpu::fourier
