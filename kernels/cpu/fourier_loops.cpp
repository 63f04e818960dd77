// The loops of Fourier transforms.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/fourier_loops.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "kernels/cpu/fourier.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using fourier::kMaxRadix;
using fourier::Lines;
using fourier::Loops;
using fourier::Pass;
using fourier::Planes;

template <class T>
using Tag = hn::ScalableTag<T>;
template <class T>
using V = hn::Vec<Tag<T>>;
template <class T>
inline constexpr int64_t kLanes = static_cast<int64_t>(hn::MaxLanes(Tag<T>()));

template <class T>
struct Number {
  V<T> re, im;
};

template <class T>
HWY_INLINE Number<T> load_number(Planes<const T> p) {
  const Tag<T> d;
  return {hn::LoadU(d, p.re), hn::LoadU(d, p.im)};
}
template <class T>
HWY_INLINE void store_number(Number<T> x, Planes<T> p) {
  const Tag<T> d;
  hn::StoreU(x.re, d, p.re);
  hn::StoreU(x.im, d, p.im);
}
template <class T>
HWY_INLINE Number<T> sum(Number<T> a, Number<T> b) {
  return {hn::Add(a.re, b.re), hn::Add(a.im, b.im)};
}
template <class T>
HWY_INLINE Number<T> difference(Number<T> a, Number<T> b) {
  return {hn::Sub(a.re, b.re), hn::Sub(a.im, b.im)};
}
// Returns a - i b and a + i b.
template <class T>
HWY_INLINE Number<T> turned_back(Number<T> a, Number<T> b) {
  return {hn::Add(a.re, b.im), hn::Sub(a.im, b.re)};
}
template <class T>
HWY_INLINE Number<T> turned(Number<T> a, Number<T> b) {
  return {hn::Sub(a.re, b.im), hn::Add(a.im, b.re)};
}
template <class T>
HWY_INLINE Number<T> product(Number<T> a, Number<T> b) {
  return {hn::NegMulAdd(a.im, b.im, hn::Mul(a.re, b.re)), hn::MulAdd(a.re, b.im, hn::Mul(a.im, b.re))};
}
template <class T>
HWY_INLINE Number<T> scaled(Number<T> a, V<T> by) {
  return {hn::Mul(a.re, by), hn::Mul(a.im, by)};
}
template <class T>
HWY_INLINE Number<T> constant(const T* pair) {
  const Tag<T> d;
  return {hn::Set(d, pair[0]), hn::Set(d, pair[1])};
}

// ---- passes

template <class T>
HWY_INLINE void transform4(Number<T>& x0, Number<T>& x1, Number<T>& x2, Number<T>& x3) {
  const Number<T> a = sum<T>(x0, x2), b = difference<T>(x0, x2), c = sum<T>(x1, x3), d = difference<T>(x1, x3);
  x0 = sum<T>(a, c);
  x1 = turned_back<T>(b, d);
  x2 = difference<T>(a, c);
  x3 = turned<T>(b, d);
}

// In place: x becomes its transform of R numbers.
template <class T, int R>
HWY_INLINE void transform(Number<T>* x, const T* roots) {
  const Tag<T> d;
  if constexpr (R == 2) {
    const Number<T> a = x[0];
    x[0] = sum<T>(a, x[1]);
    x[1] = difference<T>(a, x[1]);
  } else if constexpr (R == 4) {
    transform4<T>(x[0], x[1], x[2], x[3]);
  } else if constexpr (R == 8) {
    transform4<T>(x[0], x[2], x[4], x[6]);
    transform4<T>(x[1], x[3], x[5], x[7]);
    const V<T> root = hn::Set(d, static_cast<T>(0.70710678118654752440));
    // The odd half, times e^(-2 pi i k/8).
    const Number<T> b1 = scaled<T>(turned_back<T>(x[3], x[3]), root), t = scaled<T>(turned<T>(x[7], x[7]), root);
    const Number<T> a0 = x[0], a1 = x[2], a2 = x[4], a3 = x[6], b0 = x[1], b2 = x[5];
    x[0] = sum<T>(a0, b0);
    x[4] = difference<T>(a0, b0);
    x[1] = sum<T>(a1, b1);
    x[5] = difference<T>(a1, b1);
    x[2] = turned_back<T>(a2, b2);
    x[6] = turned<T>(a2, b2);
    x[3] = difference<T>(a3, t);
    x[7] = sum<T>(a3, t);
  } else {
    constexpr int kHalf = (R - 1) / 2;
    Number<T> s[kHalf], e[kHalf];
    const Number<T> x0 = x[0];
    Number<T> all = x0;
#pragma GCC unroll 8
    for (int j = 0; j < kHalf; ++j) {
      s[j] = sum<T>(x[j + 1], x[R - 1 - j]);
      e[j] = difference<T>(x[j + 1], x[R - 1 - j]);
      all = sum<T>(all, s[j]);
    }
    x[0] = all;
#pragma GCC unroll 8
    for (int k = 1; k <= kHalf; ++k) {
      Number<T> a = x0, b{hn::Zero(d), hn::Zero(d)};
#pragma GCC unroll 8
      for (int j = 1; j <= kHalf; ++j) {
        const V<T> c = hn::Set(d, roots[j * k % R]), i = hn::Set(d, roots[R + j * k % R]);
        a = {hn::MulAdd(s[j - 1].re, c, a.re), hn::MulAdd(s[j - 1].im, c, a.im)};
        b = j == 1 ? scaled<T>(e[0], i) : Number<T>{hn::MulAdd(e[j - 1].re, i, b.re), hn::MulAdd(e[j - 1].im, i, b.im)};
      }
      x[k] = turned_back<T>(a, b);
      x[R - k] = turned<T>(a, b);
    }
  }
}

template <class T, int R, bool turns>
HWY_INLINE void pass_part(const Pass<T>& s, int64_t p, Planes<const T> in, Planes<T> out) {
  in = in + p * s.in_p;
  out = out + p * s.out_p;
  Number<T> w[R];
  if constexpr (turns) {
    for (int k = 1; k < R; ++k) w[k] = constant<T>(s.twiddles + 2 * (p * (R - 1) + k - 1));
  }
  for (int64_t q = 0; q < s.count; ++q) {
    for (int64_t i = 0; i < s.width; i += kLanes<T>) {
      Number<T> x[R];
#pragma GCC unroll 8
      for (int k = 0; k < R; ++k) x[k] = load_number<T>(in + (q * s.in_q + k * s.in_k + i));
      transform<T, R>(x, s.roots);
      const Planes<T> to = out + (q * s.out_q + i);
      store_number<T>(x[0], to);
#pragma GCC unroll 8
      for (int k = 1; k < R; ++k) store_number<T>(turns ? product<T>(x[k], w[k]) : x[k], to + k * s.out_k);
    }
  }
}

template <class T, int R>
HWY_NOINLINE void pass_of(const Pass<T>& s, Planes<const T> in, Planes<T> out) {
  pass_part<T, R, false>(s, 0, in, out);
  for (int64_t p = 1; p < s.m; ++p) pass_part<T, R, true>(s, p, in, out);
}

// Any odd radix.
template <class T>
HWY_NOINLINE void pass_of_any(const Pass<T>& s, Planes<const T> all_in, Planes<T> all_out) {
  const Tag<T> d;
  const int64_t r = s.radix, half = (r - 1) / 2;
  for (int64_t p = 0; p < s.m; ++p) {
    const T* const w = s.twiddles + 2 * p * (r - 1);
    for (int64_t q = 0; q < s.count; ++q) {
      for (int64_t i = 0; i < s.width; i += kLanes<T>) {
        const Planes<const T> in = all_in + (p * s.in_p + q * s.in_q + i);
        const Planes<T> out = all_out + (p * s.out_p + q * s.out_q + i);
        Number<T> sums[kMaxRadix / 2], differences[kMaxRadix / 2];
        const Number<T> x0 = load_number<T>(in);
        Number<T> y0 = x0;
        for (int64_t j = 1; j <= half; ++j) {
          const Number<T> a = load_number<T>(in + j * s.in_k), b = load_number<T>(in + (r - j) * s.in_k);
          sums[j - 1] = sum<T>(a, b);
          differences[j - 1] = difference<T>(a, b);
          y0 = sum<T>(y0, sums[j - 1]);
        }
        store_number<T>(y0, out);
        for (int64_t k = 1; k <= half; ++k) {
          Number<T> a = x0, b{hn::Zero(d), hn::Zero(d)};
          int64_t at = 0;
          for (int64_t j = 0; j < half; ++j) {
            at += k;
            at -= at >= r ? r : 0;
            const V<T> c = hn::Set(d, s.roots[at]), e = hn::Set(d, s.roots[r + at]);
            a = {hn::MulAdd(sums[j].re, c, a.re), hn::MulAdd(sums[j].im, c, a.im)};
            b = {hn::MulAdd(differences[j].re, e, b.re), hn::MulAdd(differences[j].im, e, b.im)};
          }
          Number<T> y = turned_back<T>(a, b), z = turned<T>(a, b);
          if (p > 0) {
            y = product<T>(y, constant<T>(w + 2 * (k - 1)));
            z = product<T>(z, constant<T>(w + 2 * (r - k - 1)));
          }
          store_number<T>(y, out + k * s.out_k);
          store_number<T>(z, out + (r - k) * s.out_k);
        }
      }
    }
  }
}

template <class T>
void pass(const Pass<T>& s, Planes<const T> in, Planes<T> out) {
  switch (s.radix) {
    case 2: return pass_of<T, 2>(s, in, out);
    case 3: return pass_of<T, 3>(s, in, out);
    case 4: return pass_of<T, 4>(s, in, out);
    case 5: return pass_of<T, 5>(s, in, out);
    case 7: return pass_of<T, 7>(s, in, out);
    case 8: return pass_of<T, 8>(s, in, out);
    default: return pass_of_any(s, in, out);
  }
}

// ---- transposition: of kSide columns of `lanes` rows, in the registers' parts of 16 bytes

template <class T>
inline constexpr int kSide = HWY_TARGET == HWY_SCALAR ? 1 : 16 / static_cast<int>(sizeof(T));
template <class T>
inline constexpr int kParts = static_cast<int>(kLanes<T>) / kSide<T>;
// Numbers of pairs of numbers in a part, and in a vector.
template <class T>
inline constexpr int64_t kPartPairs = std::max(1, kSide<T> / 2);
template <class T>
inline constexpr int64_t kVectorPairs = kPartPairs<T>* kParts<T>;
// Whether lines are read and written in whole vectors; 16 lines of float32 would take more registers than there are.
template <class T>
inline constexpr bool kIsWhole = sizeof(T) == 8 && kParts<T> > 1;

#if HWY_TARGET == HWY_SCALAR
template <class D, class At>
HWY_INLINE hn::Vec<D> load_parts(D d, At at, int) {
  return hn::LoadU(d, at(0));
}
template <class D, class At>
HWY_INLINE void store_parts(D d, hn::Vec<D> v, At at, int) {
  hn::StoreU(v, d, at(0));
}
template <class T>
HWY_INLINE void exchange_within(V<T>*) {}
template <class T>
HWY_INLINE void exchange_parts(V<T>*) {}
#else
// Returns a part of kSide numbers of each of the rows first, first + kSide, ...
template <class D, class At>
HWY_INLINE hn::Vec<D> load_parts(D d, At at, int first) {
  constexpr int kRows = static_cast<int>(hn::MaxLanes(D()));
  if constexpr (kRows <= kSide<hn::TFromD<D>>) {
    return hn::LoadU(d, at(first));
  } else {
    const hn::Half<D> half;
    return hn::Combine(d, load_parts(half, at, first + kRows / 2), load_parts(half, at, first));
  }
}
template <class D, class At>
HWY_INLINE void store_parts(D d, hn::Vec<D> v, At at, int first) {
  constexpr int kRows = static_cast<int>(hn::MaxLanes(D()));
  if constexpr (kRows <= kSide<hn::TFromD<D>>) {
    hn::StoreU(v, d, at(first));
  } else {
    const hn::Half<D> half;
    store_parts(half, hn::LowerHalf(half, v), at, first);
    store_parts(half, hn::UpperHalf(half, v), at, first + kRows / 2);
  }
}

// Transposes kSide by kSide numbers within each part.
template <class T>
HWY_INLINE void exchange_within(V<T>* v) {
  const Tag<T> d;
  if constexpr (sizeof(T) == 8) {
    const V<T> a = v[0];
    v[0] = hn::InterleaveLower(d, a, v[1]);
    v[1] = hn::InterleaveUpper(d, a, v[1]);
  } else {
    const hn::Repartition<double, Tag<T>> wide;
    const auto a = hn::BitCast(wide, hn::InterleaveLower(d, v[0], v[1]));
    const auto b = hn::BitCast(wide, hn::InterleaveUpper(d, v[0], v[1]));
    const auto c = hn::BitCast(wide, hn::InterleaveLower(d, v[2], v[3]));
    const auto e = hn::BitCast(wide, hn::InterleaveUpper(d, v[2], v[3]));
    v[0] = hn::BitCast(d, hn::InterleaveLower(wide, a, c));
    v[1] = hn::BitCast(d, hn::InterleaveUpper(wide, a, c));
    v[2] = hn::BitCast(d, hn::InterleaveLower(wide, b, e));
    v[3] = hn::BitCast(d, hn::InterleaveUpper(wide, b, e));
  }
}

// Transposes the parts of as many vectors.
template <class T>
HWY_INLINE void exchange_parts(V<T>* v) {
  const Tag<T> d;
  static_assert(kParts<T> <= 4);
  if constexpr (kParts<T> == 4) {
    for (int i = 0; i < 4; i += 2) {
      const V<T> a = v[i];
      v[i] = hn::OddEvenBlocks(hn::SwapAdjacentBlocks(v[i + 1]), a);
      v[i + 1] = hn::OddEvenBlocks(v[i + 1], hn::SwapAdjacentBlocks(a));
    }
  }
  if constexpr (kParts<T> >= 2) {
    constexpr int kHalf = kParts<T> / 2;
    for (int i = 0; i < kHalf; ++i) {
      const V<T> a = v[i], b = v[i + kHalf];
      v[i] = hn::ConcatLowerLower(d, b, a);
      v[i + kHalf] = hn::ConcatUpperUpper(d, b, a);
    }
  }
}

#endif

// v[c] becomes the column c of `lanes` rows, for c < kSide; at(r) is where row r's numbers are.
template <class T, class At>
HWY_INLINE void load_columns(V<T>* v, At at) {
#pragma GCC unroll 4
  for (int i = 0; i < kSide<T>; ++i)
    v[i] = load_parts(
        Tag<T>(), [&](int first) HWY_ATTR { return at(first + i); }, 0);
  exchange_within<T>(v);
}

template <class T>
void transpose(Planes<const T> from, int64_t rows, int64_t columns, int64_t stride, const T* by_column, const T* by_row,
               int64_t width, Planes<T> to) {
  const Tag<T> d;
  constexpr int64_t kRows = kLanes<T>;
  const auto put = [&](int64_t c, V<T> re, V<T> im) HWY_ATTR {
    const Number<T> row{hn::LoadU(d, by_row + 2 * c * kRows), hn::LoadU(d, by_row + (2 * c + 1) * kRows)};
    const Number<T> turn = product<T>(constant<T>(by_column + 2 * c), row);
    store_number<T>(product<T>(Number<T>{re, im}, turn), to + c * width);
  };
  const auto row_at = [=](int64_t r) { return std::min(r, rows - 1) * stride; };
  int64_t c = 0;
  for (; c + kSide<T> <= columns; c += kSide<T>) {
    V<T> re[kSide<T>], im[kSide<T>];
    load_columns<T>(re, [&](int r) { return from.re + row_at(r) + c; });
    load_columns<T>(im, [&](int r) { return from.im + row_at(r) + c; });
#pragma GCC unroll 4
    for (int i = 0; i < kSide<T>; ++i) put(c + i, re[i], im[i]);
  }
  for (; c < columns; ++c) {
    T re[kRows], im[kRows];
    for (int64_t r = 0; r < kRows; ++r) re[r] = from.re[row_at(r) + c], im[r] = from.im[row_at(r) + c];
    put(c, hn::LoadU(d, re), hn::LoadU(d, im));
  }
}

// ---- lines to blocks and back

// The parts of lines of numbers whose parts alternate in memory; the plane that comes first is `first`.
template <class T>
bool alternates(const Lines<T>& lines) {
  return lines.im == lines.re + 1 || lines.re == lines.im + 1;
}
template <class T>
T* start_of(const Lines<T>& lines) {
  return std::min(lines.re, lines.im);
}

template <class T>
void load(const Lines<const T>& from, int64_t rows, int64_t count, int64_t pad, int64_t width, Planes<T> to) {
  const Tag<T> d;
  constexpr int64_t kRows = kLanes<T>;
  const bool is_pair = from.im && alternates(from);
  const Planes<T> ordered = from.im && from.re > from.im ? Planes<T>{to.im, to.re} : to;
  int64_t done = 0;  // whole vectors of columns
  if (is_pair && from.line == 2) {
    done = count / kRows * kRows;
    for (int64_t j = 0; j < rows; ++j) {
      const T* row = start_of(from) + j * from.step;
      for (int64_t i = 0; i < done; i += kRows) {
        V<T> a, b;
        hn::LoadInterleaved2(d, row + 2 * i, a, b);
        store_number<T>({a, b}, ordered + (j * width + i));
      }
    }
  } else if (from.im && from.line == 1) {
    done = count / kRows * kRows;
    for (int64_t j = 0; j < rows; ++j) {
      for (int64_t i = 0; i < done; i += kRows)
        store_number<T>(load_number<T>(Planes<const T>{from.re, from.im} + (j * from.step + i)), to + (j * width + i));
    }
  } else if (is_pair && from.step == 2 && HWY_TARGET != HWY_SCALAR) {
    done = count / kRows * kRows;
    constexpr int64_t kSteps = kPartPairs<T>;
    for (int64_t i = 0; i < done; i += kRows) {
      const T* line = start_of(from) + i * from.line;
      const auto put = [&](const V<T>* v, int64_t j) HWY_ATTR {
#pragma GCC unroll 2
        for (int k = 0; k < kSteps; ++k)
          store_number<T>({v[2 * k], v[(2 * k + 1) % kSide<T>]}, ordered + ((j + k) * width + i));
      };
      int64_t j = 0;
      for (; kIsWhole<T> && j + kVectorPairs<T> <= rows; j += kVectorPairs<T>) {
        V<T> v[kSide<T>][kParts<T>];
#pragma GCC unroll 4
        for (int k = 0; k < kSide<T>; ++k) {
#pragma GCC unroll 4
          for (int p = 0; p < kParts<T>; ++p) v[k][p] = hn::LoadU(d, line + (p * kSide<T> + k) * from.line + 2 * j);
          exchange_parts<T>(v[k]);
        }
#pragma GCC unroll 4
        for (int p = 0; p < kParts<T>; ++p) {
          V<T> part[kSide<T>];
#pragma GCC unroll 4
          for (int k = 0; k < kSide<T>; ++k) part[k] = v[k][p];
          exchange_within<T>(part);
          put(part, j + p * kSteps);
        }
      }
      for (; j + kSteps <= rows; j += kSteps) {
        V<T> v[kSide<T>];
        load_columns<T>(v, [&](int r) { return line + r * from.line + 2 * j; });
        put(v, j);
      }
      for (; j < rows; ++j) {
        for (int64_t r = 0; r < kRows; ++r) {
          ordered.re[j * width + i + r] = line[r * from.line + 2 * j];
          ordered.im[j * width + i + r] = line[r * from.line + 2 * j + 1];
        }
      }
    }
  }
  if (done == count + pad) return;
  for (int64_t j = 0; j < rows; ++j) {
    for (int64_t i = done; i < count; ++i) {
      to.re[j * width + i] = from.re[i * from.line + j * from.step];
      to.im[j * width + i] = from.im ? from.im[i * from.line + j * from.step] : T(0);
    }
    std::fill_n(to.re + j * width + count, pad, T(0));
    std::fill_n(to.im + j * width + count, pad, T(0));
  }
}

template <class T>
void store(Planes<const T> from, int64_t rows, int64_t count, int64_t width, T factor, const Lines<T>& to) {
  const Tag<T> d;
  const V<T> by = hn::Set(d, factor);
  constexpr int64_t kRows = kLanes<T>;
  const bool is_pair = to.im && alternates(to);
  const Planes<const T> ordered = to.im && to.re > to.im ? Planes<const T>{from.im, from.re} : from;
  int64_t done = 0;
  if (is_pair && to.line == 2) {
    done = count / kRows * kRows;
    for (int64_t j = 0; j < rows; ++j) {
      T* row = start_of(to) + j * to.step;
      for (int64_t i = 0; i < done; i += kRows) {
        const Number<T> x = scaled<T>(load_number<T>(ordered + (j * width + i)), by);
        hn::StoreInterleaved2(x.re, x.im, d, row + 2 * i);
      }
    }
  } else if (to.im && to.line == 1) {
    done = count / kRows * kRows;
    for (int64_t j = 0; j < rows; ++j) {
      for (int64_t i = 0; i < done; i += kRows)
        store_number<T>(scaled<T>(load_number<T>(from + (j * width + i)), by),
                        Planes<T>{to.re, to.im} + (j * to.step + i));
    }
  } else if (is_pair && to.step == 2 && HWY_TARGET != HWY_SCALAR) {
    done = count / kRows * kRows;
    constexpr int64_t kSteps = kPartPairs<T>;
    for (int64_t i = 0; i < done; i += kRows) {
      T* line = start_of(to) + i * to.line;
      const auto take = [&](V<T>* v, int64_t j) HWY_ATTR {
#pragma GCC unroll 2
        for (int k = 0; k < kSteps; ++k) {
          const Number<T> x = scaled<T>(load_number<T>(ordered + ((j + k) * width + i)), by);
          v[2 * k] = x.re;
          v[(2 * k + 1) % kSide<T>] = x.im;
        }
        exchange_within<T>(v);
      };
      int64_t j = 0;
      for (; kIsWhole<T> && j + kVectorPairs<T> <= rows; j += kVectorPairs<T>) {
        V<T> v[kParts<T>][kSide<T>];
#pragma GCC unroll 4
        for (int p = 0; p < kParts<T>; ++p) take(v[p], j + p * kSteps);
#pragma GCC unroll 4
        for (int k = 0; k < kSide<T>; ++k) {
          V<T> whole[kParts<T>];
#pragma GCC unroll 4
          for (int p = 0; p < kParts<T>; ++p) whole[p] = v[p][k];
          exchange_parts<T>(whole);
#pragma GCC unroll 4
          for (int p = 0; p < kParts<T>; ++p) hn::StoreU(whole[p], d, line + (p * kSide<T> + k) * to.line + 2 * j);
        }
      }
      for (; j + kSteps <= rows; j += kSteps) {
        V<T> v[kSide<T>];
        take(v, j);
#pragma GCC unroll 4
        for (int k = 0; k < kSide<T>; ++k)
          store_parts(
              d, v[k], [&](int first) HWY_ATTR { return line + (first + k) * to.line + 2 * j; }, 0);
      }
      for (; j < rows; ++j) {
        for (int64_t r = 0; r < kRows; ++r) {
          line[r * to.line + 2 * j] = ordered.re[j * width + i + r] * factor;
          line[r * to.line + 2 * j + 1] = ordered.im[j * width + i + r] * factor;
        }
      }
    }
  }
  for (int64_t j = 0; done < count && j < rows; ++j) {
    for (int64_t i = done; i < count; ++i) {
      to.re[i * to.line + j * to.step] = from.re[j * width + i] * factor;
      if (to.im) to.im[i * to.line + j * to.step] = from.im[j * width + i] * factor;
    }
  }
}

// ---- products, and transforms of real numbers

template <class T>
void multiply(const T* a, const T* b, int64_t n, T factor, T* y) {
  const Tag<T> d;
  const V<T> by = hn::Set(d, factor);
  int64_t i = 0;
  for (; i + kLanes<T> <= n; i += kLanes<T>) {
    Number<T> p, q;
    hn::LoadInterleaved2(d, a + 2 * i, p.re, p.im);
    hn::LoadInterleaved2(d, b + 2 * i, q.re, q.im);
    const Number<T> z = scaled<T>(product<T>(p, q), by);
    hn::StoreInterleaved2(z.re, z.im, d, y + 2 * i);
  }
  for (; i < n; ++i) {
    const T re = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1],
            im = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
    y[2 * i] = re * factor;
    y[2 * i + 1] = im * factor;
  }
}

// Elements k and half - k of the transform of half complex numbers become those of the transform of twice as many real ones: with
// e and o the halves of a's sum with b's conjugate and of their difference, e - i w o and the conjugate of e + i w o. half_w is w
// times half the factor of the result.
template <class T>
HWY_INLINE void unfold(Number<T>& a, Number<T>& b, Number<T> half_w, V<T> half_factor) {
  const Number<T> e{hn::Mul(hn::Add(a.re, b.re), half_factor), hn::Mul(hn::Sub(a.im, b.im), half_factor)};
  const Number<T> o = product<T>(Number<T>{hn::Sub(a.re, b.re), hn::Add(a.im, b.im)}, half_w);
  a = turned_back<T>(e, o);
  b = turned<T>(e, o);
  b.im = hn::Neg(b.im);
}

// The other way, times 2: with e and o the sum and the difference, e + i conj(w) o and the conjugate of e - i conj(w) o.
template <class T>
HWY_INLINE void fold(Number<T>& a, Number<T>& b, Number<T> w, V<T> factor) {
  const Number<T> e{hn::Mul(hn::Add(a.re, b.re), factor), hn::Mul(hn::Sub(a.im, b.im), factor)};
  const Number<T> o = product<T>(Number<T>{hn::Sub(a.re, b.re), hn::Add(a.im, b.im)}, Number<T>{w.re, hn::Neg(w.im)});
  a = turned<T>(e, o);
  b = turned_back<T>(e, o);
  b.im = hn::Neg(b.im);
}

template <class T, bool folds>
void mirror_rows(int64_t half, int64_t width, const T* twiddles, T inner, Planes<T> z) {
  const Tag<T> d;
  const V<T> by = hn::Set(d, folds ? inner : inner / 2);
  for (int64_t i = 0; i < width; i += kLanes<T>) {
    const V<T> first = hn::LoadU(d, z.re + i), other = hn::LoadU(d, folds ? z.re + half * width + i : z.im + i);
    const V<T> a = hn::Add(first, other), b = hn::Sub(first, other);
    store_number<T>({a, folds ? b : hn::Zero(d)}, z + i);
    if constexpr (!folds) store_number<T>({b, hn::Zero(d)}, z + (half * width + i));
  }
  for (int64_t k = 1; k <= half / 2; ++k) {
    const Number<T> w = scaled<T>(constant<T>(twiddles + 2 * k), by);
    for (int64_t i = 0; i < width; i += kLanes<T>) {
      const Planes<T> at = z + (k * width + i), mirrored = z + ((half - k) * width + i);
      Number<T> a{hn::LoadU(d, at.re), hn::LoadU(d, at.im)}, b{hn::LoadU(d, mirrored.re), hn::LoadU(d, mirrored.im)};
      if constexpr (folds) fold<T>(a, b, w, by);
      else unfold<T>(a, b, w, by);
      store_number<T>(b, mirrored);
      store_number<T>(a, at);  // last: half - k may be k
    }
  }
}

template <class T, bool folds>
void mirror_line(int64_t half, const T* twiddles, T inner, Planes<T> z) {
  const Tag<T> d;
  constexpr int64_t kStep = kLanes<T>;
  const T first = z.re[0], other = folds ? z.re[half] : z.im[0];
  z.re[0] = first + other;
  z.im[0] = folds ? first - other : T(0);
  if constexpr (!folds) z.re[half] = first - other, z.im[half] = T(0);
  const T factor = folds ? inner : inner / 2;
  const V<T> by = hn::Set(d, factor);
  int64_t k = 1;
  for (; 2 * (k + kStep) <= half; k += kStep) {
    const Planes<T> at = z + k, mirrored = z + (half - k - kStep + 1);
    Number<T> a{hn::LoadU(d, at.re), hn::LoadU(d, at.im)};
    Number<T> b{hn::Reverse(d, hn::LoadU(d, mirrored.re)), hn::Reverse(d, hn::LoadU(d, mirrored.im))};
    Number<T> w;
    hn::LoadInterleaved2(d, twiddles + 2 * k, w.re, w.im);
    w = scaled<T>(w, by);
    if constexpr (folds) fold<T>(a, b, w, by);
    else unfold<T>(a, b, w, by);
    store_number<T>(a, at);
    store_number<T>({hn::Reverse(d, b.re), hn::Reverse(d, b.im)}, mirrored);
  }
  for (; k <= half / 2; ++k) {
    T &ar = z.re[k], &ai = z.im[k], &br = z.re[half - k], &bi = z.im[half - k];
    const T wr = twiddles[2 * k] * factor, wi = (folds ? -twiddles[2 * k + 1] : twiddles[2 * k + 1]) * factor;
    const T er = (ar + br) * factor, ei = (ai - bi) * factor, sr = ar - br, si = ai + bi;
    const T odd_r = sr * wr - si * wi, odd_i = sr * wi + si * wr;
    const T turn_r = folds ? -odd_i : odd_i, turn_i = folds ? odd_r : -odd_r;
    br = er - turn_r;
    bi = turn_i - ei;
    ar = er + turn_r;
    ai = ei + turn_i;
  }
}

template <class T>
Loops<T> loops() {
  return {kLanes<T>,
          pass<T>,
          load<T>,
          store<T>,
          transpose<T>,
          multiply<T>,
          mirror_rows<T, false>,
          mirror_rows<T, true>,
          mirror_line<T, false>,
          mirror_line<T, true>};
}
Loops<float> FloatFourier() { return loops<float>(); }
Loops<double> DoubleFourier() { return loops<double>(); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FloatFourier);
HWY_EXPORT(DoubleFourier);

namespace fourier {

Loops<float> loops_of(float) { return HWY_DYNAMIC_DISPATCH(FloatFourier)(); }
Loops<double> loops_of(double) { return HWY_DYNAMIC_DISPATCH(DoubleFourier)(); }

}  // namespace fourier
}  // namespace eager::cpu
#endif
