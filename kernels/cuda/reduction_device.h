// The device code of reductions: both those that are compiled with the plug-in (reduction.h) and those that are fused
// with the ops that feed them (fused_fold.h).
//
//   fold     the elements that become one output. They lie in `inner` runs of `run` neighbours (the innermost dim is
//            reduced: *rows*), or in `inner` places (it is kept: *columns*, of which `run` are neighbours)
//   pieces   long folds that are few are cut into pieces, whose size depends on the shape alone; a second kernel merges
//            the results of the pieces
//
// A monoid here also has `lift(x, i, flip)`, which makes the Acc of element i of the fold. `flip` reverses
// comparisons, so that the least is found as the largest.
#pragma once

#include <limits>

#include "kernels/common/arithmetic.h"
#include "kernels/cuda/group.h"

namespace eager::cuda {

// Collapsed dims of one kind (kept or reduced), with their strides in the input. The kinds alternate, so half of
// kMaxRank suffices.
struct FoldDims {
  int32_t rank = 0;
  int64_t size[kMaxRank / 2], stride[kMaxRank / 2];

  int64_t count() const {
    int64_t n = 1;
    for (int i = 0; i < rank; ++i) n *= size[i];
    return n;
  }
  __device__ int64_t offset(int64_t index) const {
    if (rank == 0) return 0;
    int64_t at = 0;
#pragma unroll 1
    for (int d = rank - 1; d > 0; --d) {
      const bool is_short = (static_cast<uint64_t>(index) | static_cast<uint64_t>(size[d])) >> 32 == 0;
      const int64_t next = is_short ? static_cast<uint32_t>(index) / static_cast<uint32_t>(size[d]) : index / size[d];
      at += (index - next * size[d]) * stride[d];
      index = next;
    }
    return at + index * stride[0];
  }
};

enum class Finish : int32_t {
  as_is,
  mean,  // divides by the count
  any,   // makes a bool of a count of elements that are not zero
  all,
};

struct FoldOutput {
  void* data;
  DType dtype;
  Finish finish;
  bool flip;
  int64_t count;  // elements of a fold
};

struct FoldTask {
  const void* x;  // NULL: the one element is `value`
  alignas(16) unsigned char value[16];
  FoldDims kept, reduced;  // without the innermost dim
  int64_t outputs, run, inner;
  int64_t pieces, piece_size;  // in elements (rows) or places (columns)
  void* partial;               // [outputs, pieces], where there is more than one piece
  FoldOutput output;
  // rows
  int32_t lanes;                 // threads of a piece
  int64_t step_inner, step_run;  // how far `lanes` elements further on is
  // columns: `height` threads share a pack of columns, and `width` packs lie side by side
  int32_t width, height;
  bool is_packed;               // whether packs are whole and aligned
  int64_t column_tiles, tiles;  // tiles of width x height threads: in a run, in all

  template <class T>
  __device__ const T* source() const {
    return static_cast<const T*>(x ? x : static_cast<const void*>(value));
  }
  __device__ bool has_packed_columns() const { return is_packed; }
};

// --- monoids ---

template <class A, class T>
__device__ A widen(T x) {
  if constexpr (is_complex_type<T>) {
    using Part = typename ComplexParts<A>::Part;
    return A(static_cast<Part>(x.real()), static_cast<Part>(x.imag()));
  } else if constexpr (std::is_same_v<A, uint64_t>) {
    return static_cast<uint64_t>(static_cast<int64_t>(x));  // integers wrap
  } else {
    return static_cast<A>(static_cast<Compute<T>>(x));
  }
}

// The type in which sums and products of T are computed; integers wrap.
template <class T>
using FoldAcc = std::conditional_t<std::is_integral_v<T>, uint64_t, Compute<T>>;

template <class A>
struct FoldSum : Sum<A> {
  template <class T>
  __device__ static A lift(T x, int64_t, bool) {
    return widen<A>(x);
  }
};

template <class A>
struct FoldProduct {
  using Acc = A;
  __device__ static A init() { return A(1); }
  __device__ static A merge(A a, A b) { return formula::product(a, b); }
  template <class T>
  __device__ static A lift(T x, int64_t, bool) {
    return widen<A>(x);
  }
};

template <class K>
__device__ K lowest() {
  if constexpr (std::numeric_limits<K>::has_infinity) return -std::numeric_limits<K>::infinity();
  else return std::numeric_limits<K>::lowest();
}

// Returns a key that compares the other way round.
template <class K>
__device__ K flipped(K key) {
  if constexpr (std::is_floating_point_v<K>) return -key;
  else return static_cast<K>(~key);
}

// The type in which elements are compared: small integers as 32 bits, halves as floats.
template <class T>
using Key = decltype(T() + std::conditional_t<std::is_unsigned_v<T>, unsigned, int>());

// A NaN is kept: no comparison with it is true.
template <class K>
struct FoldLargest {
  using Acc = K;
  __device__ static K init() { return lowest<K>(); }
  __device__ static K merge(K a, K b) { return b > a || b != b ? b : a; }
  template <class T>
  __device__ static K lift(T x, int64_t, bool flip) {
    const K key = static_cast<K>(x);
    return flip ? flipped(key) : key;
  }
};

// A key and the index of its element. FoldFirstLargest keeps the first of equal keys; a NaN comes before all others.
template <class K>
struct IndexedKey {
  K key;
  int64_t index;
};
template <class K>
struct FoldFirstLargest {
  using Acc = IndexedKey<K>;
  __device__ static Acc init() { return {lowest<K>(), std::numeric_limits<int64_t>::max()}; }
  __device__ static Acc merge(const Acc& a, const Acc& b) {
    const bool is_nan = a.key != a.key, other_is_nan = b.key != b.key;
    if (is_nan != other_is_nan) return is_nan ? a : b;
    if (a.key > b.key) return a;
    if (b.key > a.key) return b;
    return a.index < b.index ? a : b;
  }
  template <class T>
  __device__ static Acc lift(T x, int64_t i, bool flip) {
    const K key = static_cast<K>(x);
    return {flip ? flipped(key) : key, i};
  }
  // Adds an element that stands behind all that `a` has had, so that equal keys need no comparison of indices. Nothing replaces the
  // key of init, if it is the least of all: the fold's first element is the first of those then.
  template <class T>
  __device__ static void take(Acc& a, T x, int64_t i, bool flip) {
    const K given = static_cast<K>(x), key = flip ? flipped(given) : given;
    const bool is_larger = !(key <= a.key) && a.key == a.key;
    a.key = is_larger ? key : a.key;
    a.index = is_larger ? i : a.index;
  }
};

// Whether a monoid has `take`. A fold uses it for all of its elements or for none.
template <class M>
inline constexpr bool kTakesInOrder = false;
template <class K>
inline constexpr bool kTakesInOrder<FoldFirstLargest<K>> = true;

template <class M, class T>
__device__ void take(typename M::Acc& a, T x, int64_t i, bool flip) {
  if constexpr (kTakesInOrder<M>) M::take(a, x, i, flip);
  else a = M::merge(a, M::lift(x, i, flip));
}

// The bits of a half.
struct HalfBits {
  uint16_t bits;
};
struct FoldNonzero : Sum<uint64_t> {
  template <class T>
  __device__ static uint64_t lift(T x, int64_t, bool) {
    if constexpr (std::is_same_v<T, HalfBits>) return (x.bits & 0x7fff) != 0;
    else if constexpr (is_complex_type<T>) return x.real() != 0 || x.imag() != 0;
    else return static_cast<Compute<T>>(x) != Compute<T>(0);
  }
};

// The largest element so far, and the sum of e^(x - most), less 1 for one element that is `most`. log1p of that sum
// keeps the digits of the other terms where one is much larger. Two equal infinities are not subtracted.
template <class A>
struct ShiftedSum {
  A most, rest;
};
template <class A>
struct FoldLogSumExp {
  using Acc = ShiftedSum<A>;
  __device__ static Acc init() { return {-std::numeric_limits<A>::infinity(), A(-1)}; }
  __device__ static Acc merge(const Acc& a, const Acc& b) {
    // `most` can be NaN only in a single element, whose rest is 0. The NaN becomes the rest.
    if (b.most != b.most) return {a.most, b.most};
    const bool is_less = a.most < b.most;
    const A low = is_less ? a.most : b.most, high = is_less ? b.most : a.most;
    const A low_rest = is_less ? a.rest : b.rest, high_rest = is_less ? b.rest : a.rest;
    const A shift = low == high ? A(1) : std::exp(low - high);
    return {high, high_rest + (low_rest + A(1)) * shift};
  }
  template <class T>
  __device__ static Acc lift(T x, int64_t, bool) {
    return {static_cast<A>(x), A(0)};
  }
};

// --- storing ---

template <class P>
__device__ void put(const FoldOutput& out, int64_t i, Complex<P> v) {
  if (out.finish == Finish::mean) v = v / static_cast<P>(out.count);
  if (out.dtype == DType::complex64) static_cast<Complex<float>*>(out.data)[i] = widen<Complex<float>>(v);
  else static_cast<Complex<double>*>(out.data)[i] = widen<Complex<double>>(v);
}

template <class A>
__device__ std::enable_if_t<std::is_floating_point_v<A>> put(const FoldOutput& out, int64_t i, A v) {
  if (out.finish == Finish::mean) v = v / static_cast<A>(out.count);
  if (out.flip) v = -v;
  switch (out.dtype) {
    case DType::float16: static_cast<float16*>(out.data)[i] = float16(static_cast<float>(v)); break;
    case DType::bfloat16: static_cast<bfloat16*>(out.data)[i] = bfloat16(static_cast<float>(v)); break;
    case DType::float32: static_cast<float*>(out.data)[i] = static_cast<float>(v); break;
    case DType::float64: static_cast<double*>(out.data)[i] = static_cast<double>(v); break;
    case DType::complex64: static_cast<Complex<float>*>(out.data)[i] = Complex<float>(static_cast<float>(v)); break;
    default: static_cast<Complex<double>*>(out.data)[i] = Complex<double>(static_cast<double>(v)); break;
  }
}

// Stores integers by size; signed and unsigned ones have the same bits.
template <class A>
__device__ std::enable_if_t<std::is_integral_v<A>> put(const FoldOutput& out, int64_t i, A v) {
  if (out.flip) v = flipped(v);
  if (out.finish == Finish::any) v = v != 0;
  if (out.finish == Finish::all) v = v == static_cast<A>(out.count);
  switch (out.dtype) {
    case DType::boolean: static_cast<uint8_t*>(out.data)[i] = v != 0; break;
    case DType::int8:
    case DType::uint8: static_cast<uint8_t*>(out.data)[i] = static_cast<uint8_t>(v); break;
    case DType::int16:
    case DType::uint16: static_cast<uint16_t*>(out.data)[i] = static_cast<uint16_t>(v); break;
    case DType::int32:
    case DType::uint32: static_cast<uint32_t*>(out.data)[i] = static_cast<uint32_t>(v); break;
    default: static_cast<uint64_t*>(out.data)[i] = static_cast<uint64_t>(v); break;
  }
}

template <class K>
__device__ void put(const FoldOutput& out, int64_t i, const IndexedKey<K>& v) {
  static_cast<int64_t*>(out.data)[i] = v.index == std::numeric_limits<int64_t>::max() ? 0 : v.index;
}

template <class A>
__device__ void put(const FoldOutput& out, int64_t i, const ShiftedSum<A>& v) {
  put(out, i, v.most + std::log1p(v.rest));
}

// --- folding ---
//
// A task's source<T>() is the address of the first element: a `const T*`, or an object that makes elements when they
// are asked for (fused_fold.h) and has the same operators and functions.

template <class T, int V>
__device__ void load_apart(const T* x, const int (&apart)[V], Pack<T, V>& pack) {
#pragma unroll
  for (int v = 0; v < V; ++v) pack.at[v] = x[apart[v]];
}

inline constexpr int kAtOnce = 4;  // loads of a thread that do not wait for each other

// The packs that a thread loads before it folds one. The number has no effect on the order of additions.
template <class X>
inline constexpr int kPacksAhead = kAtOnce;

template <class M>
__device__ void put_piece(const FoldTask& t, int64_t output, int64_t piece, const typename M::Acc& a) {
  if (t.pieces > 1) static_cast<typename M::Acc*>(t.partial)[output * t.pieces + piece] = a;
  else put(t.output, output, a);
}

template <class T>
inline constexpr int kFoldPack = sizeof(T) >= 16  ? 1
                                 : sizeof(T) == 1 ? 8
                                                  : 16 / static_cast<int>(sizeof(T));

// Folds elements [begin, end) of a fold that is one run. Element i goes to the same thread whether packs are aligned or
// not.
template <class T, class M, class X>
__device__ typename M::Acc fold_packs(const FoldTask& t, X row, int64_t begin, int64_t end, int lane) {
  constexpr int V = kFoldPack<T>, kPacks = kPacksAhead<X> * V < kAtOnce ? kAtOnce / V : kPacksAhead<X>;
  typename M::Acc acc[kAtOnce];
  for (auto& a : acc) a = M::init();
  const X x = row + begin;
  const bool is_aligned = is_aligned_for<T, V>(x);
  const int64_t packs = (end - begin) / V;
  for (int64_t p = lane; p < packs; p += kPacks * t.lanes) {
    Pack<T, V> pack[kPacks];
#pragma unroll
    for (int k = 0; k < kPacks; ++k) {
      if (p + k * t.lanes < packs) pack[k] = load_pack<T, V>(x + (p + k * t.lanes) * V, is_aligned);
    }
#pragma unroll
    for (int k = 0; k < kPacks; ++k) {
      if (p + k * t.lanes >= packs) continue;
#pragma unroll
      for (int v = 0; v < V; ++v) {
        take<M>(acc[(k * V + v) % kAtOnce], pack[k].at[v], begin + (p + k * t.lanes) * V + v, t.output.flip);
      }
    }
  }
#pragma unroll 1
  for (int64_t i = packs * V + lane; begin + i < end; i += t.lanes) {
    take<M>(acc[0], x[i], begin + i, t.output.flip);
  }
  return M::merge(M::merge(acc[0], acc[1]), M::merge(acc[2], acc[3]));
}

template <class T, class M, class X>
__device__ typename M::Acc fold_runs(const FoldTask& t, X x, int64_t begin, int64_t end, int lane) {
  typename M::Acc acc[kAtOnce];
  for (auto& a : acc) a = M::init();
  int64_t i = begin + lane;
  int64_t r = i / t.run, j = i - r * t.run;
  for (; i < end; i += kAtOnce * t.lanes) {
    T value[kAtOnce];
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      if (i + k * t.lanes >= end) continue;
      value[k] = x[t.reduced.offset(r) + j];
      r += t.step_inner;
      j += t.step_run;
      if (j >= t.run) {
        j -= t.run;
        ++r;
      }
    }
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      if (i + k * t.lanes < end) take<M>(acc[k], value[k], i + k * t.lanes, t.output.flip);
    }
  }
  return M::merge(M::merge(acc[0], acc[1]), M::merge(acc[2], acc[3]));
}

// Calls f(x, begin, end, lane) for the piece of the thread's group, and stores the group's result.
template <class T, class M, class Task, class F>
__device__ void fold_group(const Task& t, F f) {
  const int lane = static_cast<int>(threadIdx.x) & (t.lanes - 1);
  const int64_t unit = static_cast<int64_t>(blockIdx.x) * (static_cast<int>(blockDim.x) / t.lanes) +
                       static_cast<int>(threadIdx.x) / t.lanes;
  const int64_t output = t.pieces > 1 ? unit / t.pieces : unit, piece = unit - output * t.pieces;
  typename M::Acc a = M::init();
  if (output < t.outputs) {
    const int64_t n = t.run * t.inner, begin = piece * t.piece_size;
    a = f(t.template source<T>() + t.kept.offset(output), begin, begin + t.piece_size < n ? begin + t.piece_size : n,
          lane);
  }
  a = combine<M>(a, t.lanes);
  if (lane == 0 && output < t.outputs) put_piece<M>(t, output, piece, a);
}

// Folds any number of runs.
template <class T, class M, class Task>
__device__ void fold_rows(const Task& t) {
  fold_group<T, M>(t, [&](auto x, int64_t begin, int64_t end, int lane) {
    return fold_runs<T, M>(t, x, begin, end, lane);
  });
}

// Folds that are one run each.
template <class T, class M, class Task>
__device__ void fold_packed(const Task& t) {
  fold_group<T, M>(t, [&](auto x, int64_t begin, int64_t end, int lane) {
    return fold_packs<T, M>(t, x, begin, end, lane);
  });
}

template <class T>
inline constexpr int kColumnPack = kFoldPack<T> < 4 ? kFoldPack<T> : 4;

// Folds columns. A thread has a pack of neighbouring columns, or columns that lie `width` apart where packs are not
// whole or not aligned. Either way the order of additions is the same.
template <class T, class M, class Task>
__device__ void fold_columns(const Task& t) {
  using A = typename M::Acc;
  using X = decltype(t.template source<T>());
  constexpr int V = kColumnPack<T>;
  const int thread = static_cast<int>(threadIdx.x), size = t.width * t.height;
  const int column = thread & (t.width - 1), y = (thread & (size - 1)) / t.width;
  const int64_t unit = t.pieces > 1 ? blockIdx.x / t.pieces : blockIdx.x, piece = blockIdx.x - unit * t.pieces;
  const int64_t tile = unit * (static_cast<int>(blockDim.x) / size) + thread / size;
  const int64_t group = t.column_tiles > 1 ? tile / t.column_tiles : tile;
  const int step = t.has_packed_columns() ? 1 : t.width;
  const int64_t j = (tile - group * t.column_tiles) * t.width * V + (t.has_packed_columns() ? column * V : column);
  const int64_t begin = piece * t.piece_size;
  const int64_t end = begin + t.piece_size < t.inner ? begin + t.piece_size : t.inner;
  const bool has_columns = tile < t.tiles && j < t.run;
  A acc[V];
  for (A& a : acc) a = M::init();
  if (has_columns) {
    const X x = t.template source<T>() + t.kept.offset(group) + j;
    int apart[V];  // a column beyond the end is replaced by the first
#pragma unroll
    for (int v = 0; v < V; ++v) apart[v] = j + v * step < t.run ? v * step : 0;
    for (int64_t r = begin + y; r < end; r += kAtOnce * t.height) {
      Pack<T, V> pack[kAtOnce];
#pragma unroll(kPacksAhead <X>)
      for (int k = 0; k < kAtOnce; ++k) {
        const int64_t i = r + k * t.height;
        if (i >= end) continue;
        const X from = x + (t.reduced.rank == 1 ? i * t.reduced.stride[0] : t.reduced.offset(i));
        if (t.has_packed_columns()) pack[k] = load_pack<T, V>(from, true);
        else load_apart(from, apart, pack[k]);
      }
#pragma unroll
      for (int v = 0; v < V; ++v) {
        A lifted[kAtOnce];
#pragma unroll
        for (int k = 0; k < kAtOnce; ++k) {
          const int64_t i = r + k * t.height;
          lifted[k] = i < end ? M::lift(pack[k].at[v], i, t.output.flip) : M::init();
        }
        acc[v] = M::merge(acc[v], M::merge(M::merge(lifted[0], lifted[1]), M::merge(lifted[2], lifted[3])));
      }
    }
  }
  __shared__ SharedStorage<A, kThreads * V> room;
  for (int half = t.height / 2; half > 0; half /= 2) {
#pragma unroll
    for (int v = 0; v < V; ++v) room.set(v * kThreads + thread, acc[v]);
    __syncthreads();
    if (y < half) {
#pragma unroll
      for (int v = 0; v < V; ++v) acc[v] = M::merge(acc[v], room.get(v * kThreads + thread + half * t.width));
    }
    __syncthreads();
  }
  if (y != 0 || !has_columns) return;
#pragma unroll
  for (int v = 0; v < V; ++v) {
    if (const int64_t c = j + v * step; c < t.run) put_piece<M>(t, group * t.run + c, piece, acc[v]);
  }
}

}  // namespace eager::cuda
