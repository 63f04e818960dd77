// Reductions: sums over rows keep several partial results in vectors, sums over columns add whole rows.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/reduction.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "kernels/common/reduction.h"
#include "kernels/common/shape.h"
#include "kernels/cpu/fused.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/vector_math-inl.h"
#include "kernels/half.h"
#include "runtime/base/memory.h"
#include "runtime/base/parallel.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kWork = 32768;       // elements that are worth a piece of a parallel loop
constexpr int64_t kBlock = kFusedResult;  // elements that one set of partial sums takes in
constexpr int64_t kColumns = 512;      // of a column sum, done at a time
constexpr int64_t kFewColumns = 16;    // times kColumns: too little to share among threads
constexpr int kLanes = 16;

// --- what is reduced ---

template <class T, class A>
struct Sum {
  using In = T;
  using Acc = A;
  static A init() { return A(0); }
  static A step(A a, T x) { return a + static_cast<A>(x); }
  static A merge(A a, A b) { return a + b; }
};

template <class T, class A>
struct Product {
  using In = T;
  using Acc = A;
  static A init() { return A(1); }
  static A step(A a, T x) { return a * static_cast<A>(x); }
  static A merge(A a, A b) { return a * b; }
};

// Integer sums and products wrap.
template <class T>
struct WrappingProduct {
  using In = T;
  using Acc = uint64_t;
  static uint64_t init() { return 1; }
  static uint64_t step(uint64_t a, T x) { return a * static_cast<uint64_t>(static_cast<int64_t>(x)); }
  static uint64_t merge(uint64_t a, uint64_t b) { return a * b; }
};
template <class T>
struct WrappingSum {
  using In = T;
  using Acc = uint64_t;
  static uint64_t init() { return 0; }
  static uint64_t step(uint64_t a, T x) { return a + static_cast<uint64_t>(static_cast<int64_t>(x)); }
  static uint64_t merge(uint64_t a, uint64_t b) { return a + b; }
};

// NaN is carried: no comparison with it holds.
template <class T, class A>
struct Maximum {
  using In = T;
  using Acc = A;
  static A init() {
    if constexpr (std::numeric_limits<A>::has_infinity) return -std::numeric_limits<A>::infinity();
    else return std::numeric_limits<A>::lowest();
  }
  static A step(A a, T x) { return merge(a, static_cast<A>(x)); }
  static A merge(A a, A b) { return b > a || b != b ? b : a; }
};
template <class T, class A>
struct Minimum {
  using In = T;
  using Acc = A;
  static A init() {
    if constexpr (std::numeric_limits<A>::has_infinity) return std::numeric_limits<A>::infinity();
    else return std::numeric_limits<A>::max();
  }
  static A step(A a, T x) { return merge(a, static_cast<A>(x)); }
  static A merge(A a, A b) { return b < a || b != b ? b : a; }
};

template <class T>
bool is_nonzero(T x) { return static_cast<Compute<T>>(x) != Compute<T>(0); }

template <class T>
struct Any {
  using In = T;
  using Acc = uint8_t;
  static uint8_t init() { return 0; }
  static uint8_t step(uint8_t a, T x) { return a | static_cast<uint8_t>(is_nonzero(x)); }
  static uint8_t merge(uint8_t a, uint8_t b) { return a | b; }
};
template <class T>
struct All {
  using In = T;
  using Acc = uint8_t;
  static uint8_t init() { return 1; }
  static uint8_t step(uint8_t a, T x) { return a & static_cast<uint8_t>(is_nonzero(x)); }
  static uint8_t merge(uint8_t a, uint8_t b) { return a & b; }
};
template <class T>
struct CountNonzero {
  using In = T;
  using Acc = uint64_t;
  static uint64_t init() { return 0; }
  static uint64_t step(uint64_t a, T x) { return a + is_nonzero(x); }
  static uint64_t merge(uint64_t a, uint64_t b) { return a + b; }
};

// --- one row, one set of columns ---

template <class R>
typename R::Acc reduce_short(const typename R::In* x, int64_t n) {
  using A = typename R::Acc;
  A lanes[kLanes];
  for (int k = 0; k < kLanes; ++k) lanes[k] = R::init();
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int k = 0; k < kLanes; ++k) lanes[k] = R::step(lanes[k], x[i + k]);
  }
  for (; i < n; ++i) lanes[i % kLanes] = R::step(lanes[i % kLanes], x[i]);
  for (int half = kLanes / 2; half > 0; half /= 2) {
    for (int k = 0; k < half; ++k) lanes[k] = R::merge(lanes[k], lanes[k + half]);
  }
  return lanes[0];
}

// Four vectors of partial sums, so that additions do not wait for each other.
template <class T>
T sum_vectors(const T* x, int64_t n) {
  const hn::ScalableTag<T> d;
  const int64_t w = static_cast<int64_t>(hn::Lanes(d));
  auto a = hn::Zero(d), b = a, c = a, e = a;
  int64_t i = 0;
  for (; i + 4 * w <= n; i += 4 * w) {
    a = hn::Add(a, hn::LoadU(d, x + i));
    b = hn::Add(b, hn::LoadU(d, x + i + w));
    c = hn::Add(c, hn::LoadU(d, x + i + 2 * w));
    e = hn::Add(e, hn::LoadU(d, x + i + 3 * w));
  }
  for (; i + w <= n; i += w) a = hn::Add(a, hn::LoadU(d, x + i));
  T sum = hn::GetLane(hn::SumOfLanes(d, hn::Add(hn::Add(a, b), hn::Add(c, e))));
  for (; i < n; ++i) sum += x[i];
  return sum;
}

// n at most kBlock.
template <class R>
typename R::Acc reduce_block(const typename R::In* x, int64_t n) {
  using T = typename R::In;
  if constexpr (std::is_same_v<R, Sum<float, float>> || std::is_same_v<R, Sum<double, double>>) return sum_vectors<T>(x, n);
  else return reduce_short<R>(x, n);
}

// `x(i, n)`: n elements from the row's element i on.
template <class R, class X>
typename R::Acc reduce_row_of(X x, int64_t n) {
  using A = typename R::Acc;
  A total = R::init();
  if (n < kLanes) {
    const typename R::In* row = x(0, n);
    for (int64_t i = 0; i < n; ++i) total = R::step(total, row[i]);
    return total;
  }
  for (int64_t i = 0; i < n; i += kBlock) {
    const int64_t m = std::min(kBlock, n - i);
    total = R::merge(total, reduce_block<R>(x(i, m), m));
  }
  return total;
}
template <class R>
typename R::Acc reduce_row(const typename R::In* x, int64_t n) {
  return reduce_row_of<R>([x](int64_t i, int64_t) { return x + i; }, n);
}
template <class R>
typename R::Acc reduce_row(Feed<typename R::In>& x, int64_t at, int64_t n, int64_t limit) {
  return reduce_row_of<R>([&](int64_t i, int64_t m) { return x(at + i, m, limit); }, n);
}

// --- storing ---

template <class A>
void put(const Operand& out, int64_t i, A v) {
  if constexpr (std::is_same_v<A, std::complex<float>> || std::is_same_v<A, std::complex<double>>) {
    if (out.dtype == DType::complex64) out.as<std::complex<float>>()[i] = std::complex<float>(v);
    else out.as<std::complex<double>>()[i] = std::complex<double>(v);
  } else {
    switch (out.dtype) {
      case DType::boolean: out.as<uint8_t>()[i] = v != A(0); break;
      case DType::int8: out.as<int8_t>()[i] = static_cast<int8_t>(v); break;
      case DType::int16: out.as<int16_t>()[i] = static_cast<int16_t>(v); break;
      case DType::int32: out.as<int32_t>()[i] = static_cast<int32_t>(v); break;
      case DType::int64: out.as<int64_t>()[i] = static_cast<int64_t>(v); break;
      case DType::uint8: out.as<uint8_t>()[i] = static_cast<uint8_t>(v); break;
      case DType::uint16: out.as<uint16_t>()[i] = static_cast<uint16_t>(v); break;
      case DType::uint32: out.as<uint32_t>()[i] = static_cast<uint32_t>(v); break;
      case DType::uint64: out.as<uint64_t>()[i] = static_cast<uint64_t>(v); break;
      case DType::float16: out.as<float16>()[i] = float16(static_cast<float>(v)); break;
      case DType::bfloat16: out.as<bfloat16>()[i] = bfloat16(static_cast<float>(v)); break;
      case DType::float32: out.as<float>()[i] = static_cast<float>(v); break;
      case DType::float64: out.as<double>()[i] = static_cast<double>(v); break;
      case DType::complex64: out.as<std::complex<float>>()[i] = static_cast<float>(v); break;
      case DType::complex128: out.as<std::complex<double>>()[i] = static_cast<double>(v); break;
      default: break;
    }
  }
}

// --- the walk ---

// Collapsed dims of one kind, with their strides in the input.
struct Dims {
  int rank = 0;
  int64_t size[kMaxRank], stride[kMaxRank];
  int64_t count() const {
    int64_t n = 1;
    for (int i = 0; i < rank; ++i) n *= size[i];
    return n;
  }
  int64_t offset(int64_t index) const {
    int64_t at = 0;
    for (int i = rank - 1; i >= 0; --i) {
      at += index % size[i] * stride[i];
      index /= size[i];
    }
    return at;
  }
};

struct Walk {
  Dims kept, reduced;
  int64_t run = 1;         // of the innermost dim
  bool rows = true;        // the innermost dim is reduced
  explicit Walk(const ReduceParams& p) {
    int64_t stride = 1;
    Dims all[2];
    for (int i = p.rank - 1; i >= 0; --i) {
      Dims& d = all[p.is_reduced(i)];
      if (i == p.rank - 1) {
        run = p.dims[i];
        rows = p.is_reduced(i);
      } else {
        d.size[d.rank] = p.dims[i];
        d.stride[d.rank++] = stride;
      }
      stride *= p.dims[i];
    }
    for (int k = 0; k < 2; ++k) {
      Dims& to = k ? reduced : kept;
      to.rank = all[k].rank;
      for (int i = 0; i < to.rank; ++i) {
        to.size[i] = all[k].size[to.rank - 1 - i];
        to.stride[i] = all[k].stride[to.rank - 1 - i];
      }
    }
  }
};

// Elements that are worth a piece of a parallel loop.
int64_t work(const KernelCall& call) {
  return is_fed(call) ? std::min(kWork, static_cast<const FedCall&>(call).program->grain) : kWork;
}

template <class R, class Finish>
void reduce_rows(const Walk& w, const KernelCall& call, const Operand& out, Finish finish) {
  using A = typename R::Acc;
  const int64_t outputs = w.kept.count(), inner = w.reduced.count();
  const bool is_long = w.run > 2 * kWork;
  if (outputs == 1 && inner == 1 && (is_long || w.run > std::max(kBlock, work(call)))) {
    // One long row: pieces of a fixed size, so that the result does not depend on the threads, and those of a shorter row
    // are what one thread would take.
    const int64_t piece = is_long ? kWork : kBlock, pieces = (w.run + piece - 1) / piece;
    Scratch partial(static_cast<size_t>(pieces) * sizeof(A));
    A* parts = partial.as<A>();
    parallel_for(pieces, 1, [&](int64_t b, int64_t e) {
      Feed<typename R::In> x(call);
      const int64_t limit = std::min(e * piece, w.run);
      for (int64_t k = b; k < e; ++k) parts[k] = reduce_row<R>(x, k * piece, std::min(piece, w.run - k * piece), limit);
    });
    A total = R::init();
    for (int64_t k = 0; k < pieces; ++k) total = R::merge(total, parts[k]);
    return put(out, 0, finish(total));
  }
  const bool in_order = w.kept.rank <= 1 && inner == 1 && w.run <= kBlock;  // short rows follow each other
  parallel_for(outputs, std::max<int64_t>(1, work(call) / (w.run * inner)), [&](int64_t b, int64_t e) {
    Feed<typename R::In> x(call);
    for (int64_t o = b; o < e; ++o) {
      const int64_t base = w.kept.offset(o);
      A total = R::init();
      for (int64_t r = 0; r < inner; ++r) {
        const int64_t at = base + w.reduced.offset(r);
        total = R::merge(total, reduce_row<R>(x, at, w.run, in_order ? e * w.run : at + w.run));
      }
      put(out, o, finish(total));
    }
  });
}

// Few columns with many elements are cut into segments of a fixed number of rows, whose results meet in order.
template <class R, class Finish>
void reduce_columns(const Walk& w, const KernelCall& call, const Operand& out, Finish finish) {
  using A = typename R::Acc;
  const int64_t groups = w.kept.count(), inner = w.reduced.count();
  const int64_t blocks = (w.run + kColumns - 1) / kColumns;
  const int64_t width = std::min(kColumns, w.run);
  const bool is_cut = groups * blocks < kFewColumns && width * inner > 2 * kWork;
  const int64_t rows = is_cut ? kWork / width : inner, segments = (inner + rows - 1) / rows;
  const bool in_order = blocks == 1 && w.reduced.rank == 1;  // a group's rows follow each other
  Scratch partial(is_cut ? static_cast<size_t>(groups * blocks * segments * kColumns) * sizeof(A) : 0);
  auto store = [&](int64_t block, const A* acc) {
    const int64_t first = block % blocks * kColumns, m = std::min(kColumns, w.run - first);
    for (int64_t j = 0; j < m; ++j) put(out, block / blocks * w.run + first + j, finish(acc[j]));
  };
  parallel_for(groups * blocks * segments, std::max<int64_t>(1, work(call) / (width * rows)), [&](int64_t b, int64_t e) {
    Feed<typename R::In> x(call);
    A columns[kColumns];
    for (int64_t u = b; u < e; ++u) {
      const int64_t block = u / segments, first = block % blocks * kColumns;
      const int64_t m = std::min(kColumns, w.run - first);
      const int64_t row = u % segments * rows, end = std::min(inner, row + rows);
      const int64_t base = w.kept.offset(block / blocks) + first;
      A* acc = is_cut ? partial.as<A>() + u * kColumns : columns;
      for (int64_t j = 0; j < m; ++j) acc[j] = R::init();
      for (int64_t r = row; r < end; ++r) {
        const int64_t at = base + w.reduced.offset(r);
        const typename R::In* in = x(at, m, in_order ? base + end * w.run : at + m);
        for (int64_t j = 0; j < m; ++j) acc[j] = R::step(acc[j], in[j]);
      }
      if (!is_cut) store(block, acc);
    }
  });
  for (int64_t block = 0; is_cut && block < groups * blocks; ++block) {
    A* acc = partial.as<A>() + block * segments * kColumns;
    const int64_t m = std::min(kColumns, w.run - block % blocks * kColumns);
    for (int64_t k = 1; k < segments; ++k) {
      for (int64_t j = 0; j < m; ++j) acc[j] = R::merge(acc[j], acc[k * kColumns + j]);
    }
    store(block, acc);
  }
}

template <class R, class Finish>
int32_t reduce_with(KernelCall& call, Finish finish) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const Operand& out = call.outputs[0];
  if (p.count == 0 || p.rank == 0) {
    const auto* x = call.inputs[0].as<typename R::In>();
    for (int64_t i = 0; i < out.num_elements; ++i) put(out, i, finish(p.count == 0 ? R::init() : R::step(R::init(), x[0])));
    return 0;
  }
  if (out.num_elements == 0) return 0;
  const Walk w(p);
  if (w.rows) reduce_rows<R>(w, call, out, finish);
  else reduce_columns<R>(w, call, out, finish);
  return 0;
}

template <class R>
int32_t reduce(KernelCall& call) {
  return reduce_with<R>(call, [](typename R::Acc a) { return a; });
}

// Natural, or Wide where the result's dtype asks for more than the input's: floats from integers, doubles from floats.
template <class Natural, class Wide>
int32_t reduce_to(KernelCall& call) {
  return asks_for_more(call.inputs[0].dtype, call.outputs[0].dtype) ? reduce<Wide>(call) : reduce<Natural>(call);
}

template <class T, class A>
int32_t mean(KernelCall& call) {
  const auto n = static_cast<double>(call.params_as<ReduceParams>().count);
  return reduce_with<Sum<T, A>>(call, [n](A a) {
    if constexpr (std::is_floating_point_v<A>) return a / static_cast<A>(n);
    else return a / static_cast<typename A::value_type>(n);
  });
}

// --- rows that are gathered first: logsumexp, argmax ---

template <class T, class F>
void each_row(KernelCall& call, F f) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  const T* x = call.inputs[0].as<T>();
  const int64_t outputs = call.outputs[0].num_elements;
  if (outputs == 0) return;
  const Walk w(p);
  const bool in_place = w.rows && w.reduced.rank == 0;
  const int64_t inner = w.reduced.count();
  parallel_for(outputs, std::max<int64_t>(1, kWork / std::max<int64_t>(1, p.count)), [&](int64_t b, int64_t e) {
    Scratch room(in_place ? 0 : static_cast<size_t>(p.count) * sizeof(T));
    for (int64_t o = b; o < e; ++o) {
      if (in_place) {
        f(o, x + w.kept.offset(o), w.run);
        continue;
      }
      T* row = room.as<T>();
      const int64_t column = w.rows ? 0 : o % w.run, group = w.rows ? o : o / w.run;
      const T* base = x + w.kept.offset(group) + column;
      int64_t n = 0;
      for (int64_t r = 0; r < inner; ++r) {
        const T* from = base + w.reduced.offset(r);
        if (!w.rows) row[n++] = *from;
        else for (int64_t j = 0; j < w.run; ++j) row[n++] = from[j];
      }
      f(o, row, n);
    }
  });
}

template <class T>
Compute<T> log_sum_exp(const T* x, int64_t n) {
  using A = Compute<T>;
  const A most = reduce_row<Maximum<T, A>>(x, n);
  if (!std::isfinite(most)) return most;  // NaN, an infinity among them, or nothing but -inf
  A total = 0;
  if constexpr (std::is_same_v<T, A>) {
    const hn::ScalableTag<T> d;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    auto sum = hn::Zero(d);
    const auto m = hn::Set(d, most);
    int64_t i = 0;
    for (; i + w <= n; i += w) sum = hn::Add(sum, vmath::exp(d, hn::Sub(hn::LoadU(d, x + i), m)));
    total = hn::GetLane(hn::SumOfLanes(d, sum));
    for (; i < n; ++i) total += std::exp(x[i] - most);
  } else {
    for (int64_t i = 0; i < n; ++i) total += std::exp(static_cast<A>(x[i]) - most);
  }
  return most + std::log(total);
}

template <class T>
int32_t logsumexp(KernelCall& call) {
  each_row<T>(call, [&](int64_t o, const T* x, int64_t n) { put(call.outputs[0], o, log_sum_exp(x, n)); });
  return 0;
}

// The first of equals; a NaN is found before all others, as in NumPy.
template <class T, bool kMax>
int32_t arg_extreme(KernelCall& call) {
  each_row<T>(call, [&](int64_t o, const T* x, int64_t n) {
    using A = Compute<T>;
    int64_t best = 0;
    A value = static_cast<A>(x[0]);
    for (int64_t i = 1; i < n && value == value; ++i) {
      const A v = static_cast<A>(x[i]);
      if ((kMax ? v > value : v < value) || v != v) {
        value = v;
        best = i;
      }
    }
    call.outputs[0].as<int64_t>()[o] = best;
  });
  return 0;
}

// --- prod_grad ---

template <class A>
A conjugate(A v) {
  if constexpr (std::is_floating_point_v<A>) return v;
  else return std::conj(v);
}

// dx = dy times the product of the elements before and behind. A division of the whole product would overflow early and
// fail at zeros. The row is cut into segments, so that multiplications do not wait for each other; `before` has room for it.
template <class T>
void multiply_others(const T* x, T dy, T* dx, int64_t n, Compute<T>* before) {
  using A = Compute<T>;
  constexpr int kSegments = 8;
  const int64_t share = n / kSegments, rest = kSegments * share;  // what is left belongs to the last segment
  A product[kSegments], ahead[kSegments], behind[kSegments];
  std::fill(product, product + kSegments, A(1));
  auto up = [&](int s, int64_t i) {
    before[i] = product[s];
    product[s] *= static_cast<A>(x[i]);
  };
  for (int64_t i = 0; i < share; ++i) {
    for (int s = 0; s < kSegments; ++s) up(s, s * share + i);
  }
  for (int64_t i = rest; i < n; ++i) up(kSegments - 1, i);
  A all = A(1);
  for (int s = 0; s < kSegments; ++s) ahead[s] = all, all *= product[s];
  all = A(1);
  for (int s = kSegments; s-- > 0;) behind[s] = all, all *= product[s];
  auto down = [&](int s, int64_t i) {
    dx[i] = static_cast<T>(static_cast<A>(dy) * conjugate(ahead[s] * before[i] * behind[s]));
    behind[s] *= static_cast<A>(x[i]);
  };
  for (int64_t i = n; i-- > rest;) down(kSegments - 1, i);
  for (int64_t i = share; i-- > 0;) {
    for (int s = 0; s < kSegments; ++s) down(s, s * share + i);
  }
}

// The same for `width` lines of reduced elements that lie side by side from `base` on. before: [elements of a line, width].
template <class T>
void multiply_others(const Walk& w, const T* x, const T* dy, T* dx, int64_t base, int64_t width, Compute<T>* before) {
  using A = Compute<T>;
  const int64_t inner = w.reduced.count(), run = w.rows ? w.run : 1;
  A product[kFewColumns];
  std::fill(product, product + kFewColumns, A(1));
  for (int64_t r = 0, k = 0; r < inner; ++r) {
    const T* from = x + base + w.reduced.offset(r);
    for (int64_t i = 0; i < run; ++i) {
      for (int64_t c = 0; c < width; ++c, ++k) {
        before[k] = product[c];
        product[c] *= static_cast<A>(from[i + c]);
      }
    }
  }
  std::fill(product, product + kFewColumns, A(1));
  for (int64_t r = inner, k = inner * run * width; r-- > 0;) {
    const int64_t at = base + w.reduced.offset(r);
    for (int64_t i = run; i-- > 0;) {
      k -= width;
      for (int64_t c = 0; c < width; ++c) {
        dx[at + i + c] = static_cast<T>(static_cast<A>(dy[c]) * conjugate(before[k + c] * product[c]));
        product[c] *= static_cast<A>(x[at + i + c]);
      }
    }
  }
}

template <class T>
int32_t prod_grad(KernelCall& call) {
  const ReduceParams& p = call.params_as<ReduceParams>();
  if (call.outputs[0].num_elements == 0) return 0;
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  const Walk w(p);
  const int64_t run = w.rows ? 1 : w.run, blocks = (run + kFewColumns - 1) / kFewColumns;  // of the columns of a group
  const int64_t width = std::min(run, kFewColumns);
  parallel_for(w.kept.count() * blocks, std::max<int64_t>(1, kWork / (p.count * width)), [&](int64_t b, int64_t e) {
    Scratch room(static_cast<size_t>(p.count * width) * sizeof(Compute<T>));
    auto* before = room.as<Compute<T>>();
    for (int64_t u = b; u < e; ++u) {
      const int64_t group = u / blocks, first = u % blocks * kFewColumns, base = w.kept.offset(group) + first;
      if (w.rows && w.reduced.rank == 0) multiply_others(x + base, dy[group], dx + base, w.run, before);
      else multiply_others(w, x, dy + group * run + first, dx, base, std::min(kFewColumns, run - first), before);
    }
  });
  return 0;
}

// broadcast_reduced: the reduced gradient, spread over the input's shape.
int32_t broadcast_reduced(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  strided_read(call.outputs[0].data, call.inputs[0].data, call.params_as<StridedCopy>(), dtype_size(call.outputs[0].dtype));
  return 0;
}

template <class T>
int32_t mean_grad(KernelCall& call) {
  using A = Compute<T>;
  const MeanGradParams& p = call.params_as<MeanGradParams>();
  Operand& out = call.outputs[0];
  const int64_t n = out.num_elements;
  if (n == 0) return 0;
  T* dx = out.as<T>();
  A scale;
  if constexpr (std::is_floating_point_v<A>) scale = static_cast<A>(p.scale);
  else scale = A(static_cast<typename A::value_type>(p.scale));
  if (call.inputs[0].num_elements == 1) {
    std::fill(dx, dx + n, static_cast<T>(static_cast<A>(call.inputs[0].as<T>()[0]) * scale));
    return 0;
  }
  strided_read(dx, call.inputs[0].data, p.plan, sizeof(T));
  for (int64_t i = 0; i < n; ++i) dx[i] = static_cast<T>(static_cast<A>(dx[i]) * scale);
  return 0;
}

// --- registration ---

template <class T>
void register_integer(KernelTable& t, DType d) {
  t.add("sum", d, reduce_to<WrappingSum<T>, Sum<T, double>>);
  t.add("sum_like", d, reduce<WrappingSum<T>>);
  t.add("bias_add_grad", d, reduce<WrappingSum<T>>);
  t.add("prod", d, reduce_to<WrappingProduct<T>, Product<T, double>>);
  t.add("max", d, reduce<Maximum<T, T>>);
  t.add("min", d, reduce<Minimum<T, T>>);
}

template <class T>
void register_float(KernelTable& t, DType d) {
  using A = Compute<T>;
  t.add("sum", d, reduce_to<Sum<T, A>, Sum<T, double>>);
  t.add("sum_like", d, reduce<Sum<T, A>>);
  t.add("bias_add_grad", d, reduce<Sum<T, A>>);
  t.add("prod", d, reduce_to<Product<T, A>, Product<T, double>>);
  t.add("mean", d, mean<T, A>);
  t.add("mean_grad", d, mean_grad<T>);
  t.add("prod_grad", d, prod_grad<T>);
  t.add("max", d, reduce<Maximum<T, A>>);
  t.add("min", d, reduce<Minimum<T, A>>);
  t.add("logsumexp", d, logsumexp<T>);
}

template <class T>
void register_complex(KernelTable& t, DType d) {
  using W = std::complex<double>;
  t.add("sum", d, reduce_to<Sum<T, T>, Sum<T, W>>);
  t.add("sum_like", d, reduce<Sum<T, T>>);
  t.add("bias_add_grad", d, reduce<Sum<T, T>>);
  t.add("prod", d, reduce_to<Product<T, T>, Product<T, W>>);
  t.add("mean", d, mean<T, T>);
  t.add("mean_grad", d, mean_grad<T>);
  t.add("prod_grad", d, prod_grad<T>);
}

template <class T>
void register_logic(KernelTable& t, DType d) {
  t.add("any", d, reduce<Any<T>>);
  t.add("all", d, reduce<All<T>>);
  t.add("count_nonzero", d, reduce<CountNonzero<T>>);
}

template <class T>
void register_order(KernelTable& t, DType d) {
  t.add("argmax", d, arg_extreme<T, true>);
  t.add("argmin", d, arg_extreme<T, false>);
}

void RegisterReduction(KernelTable& t) {
#define EAGER_EACH(f, T, name) f<T>(t, DType::name);
#define EAGER_INTEGERS(f)                                                                              \
  EAGER_EACH(f, int8_t, int8) EAGER_EACH(f, int16_t, int16) EAGER_EACH(f, int32_t, int32)              \
  EAGER_EACH(f, int64_t, int64) EAGER_EACH(f, uint8_t, uint8) EAGER_EACH(f, uint16_t, uint16)          \
  EAGER_EACH(f, uint32_t, uint32) EAGER_EACH(f, uint64_t, uint64)
#define EAGER_FLOATS(f)                                                                                \
  EAGER_EACH(f, float16, float16) EAGER_EACH(f, bfloat16, bfloat16) EAGER_EACH(f, float, float32)      \
  EAGER_EACH(f, double, float64)
#define EAGER_COMPLEXES(f) EAGER_EACH(f, std::complex<float>, complex64) EAGER_EACH(f, std::complex<double>, complex128)
  EAGER_INTEGERS(register_integer)
  EAGER_FLOATS(register_float)
  EAGER_COMPLEXES(register_complex)
  EAGER_INTEGERS(register_logic)
  EAGER_FLOATS(register_logic)
  EAGER_COMPLEXES(register_logic)
  EAGER_EACH(register_logic, uint8_t, boolean)
  EAGER_INTEGERS(register_order)
  EAGER_FLOATS(register_order)
  t.add("sum", DType::boolean, reduce<WrappingSum<uint8_t>>);
  t.add("broadcast_reduced", DType::none, broadcast_reduced);
#undef EAGER_EACH
#undef EAGER_INTEGERS
#undef EAGER_FLOATS
#undef EAGER_COMPLEXES
}

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterReduction);
void register_reduction(KernelTable& table) { HWY_DYNAMIC_DISPATCH(RegisterReduction)(table); }
}  // namespace eager::cpu
#endif
