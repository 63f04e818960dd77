// CPU kernels of the ops on segments.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/segments.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <cstdint>
#include <type_traits>

#ifndef EAGER_KERNELS_CPU_SEGMENTS
#define EAGER_KERNELS_CPU_SEGMENTS
namespace eager::cpu {

// A row of a product of a sparse matrix and rows of `inner` elements from b on: values[i] is multiplied by that of columns[i]. Values are
// ones where they are NULL.
template <class T>
struct SparseRow {
  const int64_t* columns;
  const T *values, *b;
  int64_t count, inner;
};

}  // namespace eager::cpu
#endif

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// Writes the sums of `width` columns, which are formed in type A.
template <class A, class T>
HWY_INLINE void sum_row(const SparseRow<T>& r, T* y, int64_t width) {
  const hn::ScalableTag<A> d;
  const hn::Rebind<T, decltype(d)> own;
  const int64_t lanes = static_cast<int64_t>(hn::Lanes(d));
  const auto term = [&](int64_t i, int64_t j) HWY_ATTR {
    const auto x = hn::LoadU(own, r.b + r.columns[i] * r.inner + j);
    const auto value = hn::Set(d, static_cast<A>(r.values ? r.values[i] : T(1)));
    if constexpr (std::is_same_v<A, T>) return hn::Mul(value, x);
    else return hn::Mul(value, hn::PromoteTo(d, x));
  };
  const auto put = [&](int64_t j, hn::Vec<decltype(d)> sum) HWY_ATTR {
    if constexpr (std::is_same_v<A, T>) hn::StoreU(sum, own, y + j);
    else hn::StoreU(hn::DemoteTo(own, sum), own, y + j);
  };
  int64_t j = 0;
  for (; j + 4 * lanes <= width; j += 4 * lanes) {
    auto s0 = hn::Zero(d), s1 = s0, s2 = s0, s3 = s0;
    for (int64_t i = 0; i < r.count; ++i) {
      s0 = hn::Add(s0, term(i, j));
      s1 = hn::Add(s1, term(i, j + lanes));
      s2 = hn::Add(s2, term(i, j + 2 * lanes));
      s3 = hn::Add(s3, term(i, j + 3 * lanes));
    }
    put(j, s0);
    put(j + lanes, s1);
    put(j + 2 * lanes, s2);
    put(j + 3 * lanes, s3);
  }
  for (; j + lanes <= width; j += lanes) {
    auto sum = hn::Zero(d);
    for (int64_t i = 0; i < r.count; ++i) sum = hn::Add(sum, term(i, j));
    put(j, sum);
  }
  for (; j < width; ++j) {
    A sum = 0;
    for (int64_t i = 0; i < r.count; ++i) {
      sum += static_cast<A>(r.values ? r.values[i] : T(1)) * static_cast<A>(r.b[r.columns[i] * r.inner + j]);
    }
    y[j] = static_cast<T>(sum);
  }
}
void SumFloats(const SparseRow<float>& r, bool is_wide, float* y, int64_t width) {
  if (is_wide) sum_row<double>(r, y, width);
  else sum_row<float>(r, y, width);
}
void SumDoubles(const SparseRow<double>& r, double* y, int64_t width) { sum_row<double>(r, y, width); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

#include "kernels/common/segments.h"

#include <atomic>
#include <limits>

#include "kernels/common/product.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/rows.h"

namespace eager::cpu {

HWY_EXPORT(SumFloats);
HWY_EXPORT(SumDoubles);

namespace {

// Fails, with TensorFlow's message, for the first id that is n or more.
int32_t check_segments(KernelCall& call, const Operand& o, const int64_t* ids, int64_t n) {
  const bool is_unsigned = o.dtype == DType::uint64;
  const uint64_t own_sign = is_unsigned ? ~uint64_t{0} : 0;
  // The signs of what is left over, which vectors compute; a difference that overflows is looked at again.
  uint64_t signs = 0;
  for (int64_t i = 0; i < o.num_elements; ++i) {
    const uint64_t id = static_cast<uint64_t>(ids[i]);
    signs |= (static_cast<uint64_t>(n - 1) - id) | (id & own_sign);
  }
  const bool bad = static_cast<int64_t>(signs) < 0;
  for (int64_t i = 0; bad && i < o.num_elements; ++i) {
    const int64_t id = ids[i];
    if (id < n && (id >= 0 || !is_unsigned)) continue;
    messages::segment(call.message, o.dims, o.rank, i, id, n, is_unsigned);
    return static_cast<int32_t>(Code::invalid_argument);
  }
  return 0;
}

// count_segments: one more than the last id. The ids must not decrease, nor be negative.
int32_t count_segments(KernelCall& call) {
  const Operand& o = call.inputs[0];
  const WideIndices ids(o);
  const bool bad = !never_falls(ids, o.num_elements);
  for (int64_t i = 0; bad && i < o.num_elements; ++i) {
    if (ids[i] < 0) return failed(call, messages::kNegativeSegment);
    if (i > 0 && ids[i] < ids[i - 1]) return failed(call, messages::kUnsortedSegments);
  }
  // One more than the greatest int64 is negative, which is refused as a number of segments.
  const uint64_t last = o.num_elements > 0 ? static_cast<uint64_t>(ids[o.num_elements - 1]) : ~uint64_t{0};
  *call.outputs[0].as<int64_t>() = static_cast<int64_t>(last + 1);
  return 0;
}

// Calls f(id, number of elements) for each id that occurs.
template <class F>
void each_segment(const int64_t* ids, const SegmentParams& p, F&& f) {
  const bool are_long = p.count >= kLongRun * p.n;
  for (int64_t i = 0, end; i < p.count; i = end) {
    end = i + 1;
    if (are_long) end = end_of_run(ids, i, p.count);
    else
      while (end < p.count && ids[end] == ids[i]) ++end;
    f(ids[i], end - i);
  }
}

// Sets what has no row to zeros.
void clear_empty(const Operand& y, const int64_t* ids, const SegmentParams& p) {
  const int64_t row = p.inner * static_cast<int64_t>(dtype_size(y.dtype));
  int64_t next = 0;
  each_segment(ids, p, [&](int64_t id, int64_t) {
    std::memset(y.as<char>() + next * row, 0, static_cast<size_t>((id - next) * row));
    next = id + 1;
  });
}

// Folds the rows of x by their ids, those of the input after it.
template <class Fold, class T>
int32_t fold_by_ids(KernelCall& call, const int64_t* ids) {
  const auto& p = call.params_as<SegmentParams>();
  const Operand& y = call.outputs[0];
  // The last of ids that rise is the greatest.
  const bool rises = p.are_counted || (p.inner < kLeastRow && never_falls(ids, p.count));
  if (!rises || (p.count > 0 && ids[p.count - 1] >= p.n)) {
    if (int32_t code = check_segments(call, call.inputs[1], ids, p.n)) return code;
  }
  if (y.num_elements == 0) return 0;
  fold_rows(fold_functions<InSegments<Fold>, T>, y.data, nullptr, call.inputs[0].data, ids,
            {1, 1, p.n, p.count, p.inner}, rises);
  if (p.are_counted && Fold::kIsExtreme) clear_empty(y, ids, p);
  return 0;
}

template <class Fold, class T>
int32_t fold_segments(KernelCall& call) {
  return fold_by_ids<Fold, T>(call, WideIndices(call.inputs[1]));
}

// Does the same for the extremes of floats: segments without a row are finite, those with infinite elements are not.
template <class Fold, class T>
int32_t fold_extremes(KernelCall& call) {
  const WideIndices ids(call.inputs[1]);
  const auto& p = call.params_as<SegmentParams>();
  if (int32_t code = fold_by_ids<Fold, T>(call, ids); code || p.are_counted) return code;
  const T empty = extreme_of_none<Fold, T>(), begun = static_cast<T>(Fold::template identity<Compute<T>>());
  T *const y = call.outputs[0].as<T>(), *const end = y + call.outputs[0].num_elements;
  const T *const x = call.inputs[0].as<T>(), *const last = x + call.inputs[0].num_elements;
  if (std::count(x, last, begun) == 0) {
    std::replace(y, end, begun, empty);
    return 0;
  }
  Scratch scratch(static_cast<size_t>(p.n) + 1);
  bool* has_rows = scratch.as<bool>();
  std::fill_n(has_rows, p.n, false);
  for (int64_t i = 0; i < p.count; ++i) {
    if (ids[i] >= 0) has_rows[ids[i]] = true;
  }
  for (int64_t i = 0; i < p.n; ++i) {
    if (!has_rows[i]) std::fill_n(y + i * p.inner, p.inner, empty);
  }
  return 0;
}

int32_t count_sorted(KernelCall& call) {
  const auto& p = call.params_as<SegmentParams>();
  int64_t* const y = call.outputs[0].as<int64_t>();
  std::fill_n(y, p.n, 0);
  each_segment(WideIndices(call.inputs[1]), p, [=](int64_t id, int64_t count) { y[id] = count; });
  return 0;
}

// The rows of x, [n, inner], at ids; zeros where an id is negative.
int32_t gather_segments(KernelCall& call) {
  const auto& p = call.params_as<SegmentParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  const WideIndices ids(call.inputs[1]);
  if (int32_t code = check_segments(call, call.inputs[1], ids, p.n)) return code;
  if (y.num_elements == 0) return 0;
  with_element(dtype_size(y.dtype), [&]<class T>(T) {
    parallel_for(p.count, grain_for(p.inner * static_cast<int64_t>(sizeof(T))), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        T* to = y.as<T>() + i * p.inner;
        const size_t bytes = static_cast<size_t>(p.inner) * sizeof(T);
        if (ids[i] < 0) std::memset(static_cast<void*>(to), 0, bytes);
        else std::memcpy(static_cast<void*>(to), x.as<T>() + ids[i] * p.inner, bytes);
      }
    });
  });
  return 0;
}

// The gradient of a product, as prod_grad has it (kernels/common/product.h): the inputs are dy, x, ids and directions. For each row
// the polynomials of what lies before it in its segment, and then of what lies behind.
template <class T>
int32_t segment_prod_grad(KernelCall& call) {
  using A = typename WideAccumulator<Compute<T>>::type;
  const auto& p = call.params_as<SegmentParams>();
  const int directions = call.num_inputs - 3, sets = 1 << directions;
  const T *dy = call.inputs[0].as<T>(), *x = call.inputs[1].as<T>();
  T* dx = call.outputs[0].as<T>();
  const auto wide = [](T value) { return static_cast<A>(static_cast<Compute<T>>(value)); };
  const WideIndices ids(call.inputs[2]);
  if (int32_t code = check_segments(call, call.inputs[2], ids, p.n)) return code;
  if (call.outputs[0].num_elements == 0) return 0;
  const int64_t threads = parallelism();
  parallel_for(p.inner, (p.inner + threads - 1) / threads, [&](int64_t first, int64_t last) {
    const int64_t width = last - first, stride = width * sets;
    const Scratch room(static_cast<size_t>((p.count + p.n) * stride) * sizeof(A));
    A *before = room.as<A>(), *products = before + p.count * stride;
    const auto start = [&] {
      for (int64_t k = 0; k < p.n * width; ++k) polynomial::begin(products + k * sets, directions);
    };
    const auto take = [&](A* c, int64_t at) {
      polynomial::times_factor(c, directions, wide(x[at]),
                               [&](int a) { return wide(call.inputs[3 + a].template as<T>()[at]); });
    };
    start();
    for (int64_t i = 0; i < p.count; ++i) {
      if (ids[i] < 0) continue;
      A* c = products + ids[i] * stride;
      std::copy_n(c, stride, before + i * stride);
      for (int64_t j = 0; j < width; ++j) take(c + j * sets, i * p.inner + first + j);
    }
    start();
    for (int64_t i = p.count; i-- > 0;) {
      T* to = dx + i * p.inner + first;
      if (ids[i] < 0) {
        std::fill_n(to, width, T(0));
        continue;
      }
      A* c = products + ids[i] * stride;
      const T* slope = dy + ids[i] * p.inner + first;
      for (int64_t j = 0; j < width; ++j, c += sets) {
        const A others = polynomial::coefficient(before + i * stride + j * sets, c, sets - 1);
        to[j] = static_cast<T>(static_cast<Compute<T>>(polynomial::times(wide(slope[j]), others)));
        take(c, i * p.inner + first + j);
      }
    }
  });
  return 0;
}

// ---- sparse matrices

// Some columns of a product of a sparse matrix and b. Each sum is formed in the order of the places.
template <class C, class T>
struct SparseRows : SparseRow<T> {
  using SparseRow<T>::columns, SparseRow<T>::values, SparseRow<T>::b, SparseRow<T>::inner;
  T* y;
  int64_t first, width;  // the first column, and how many

  template <class A>
  [[gnu::always_inline]] void add_to(A* sums, int64_t i) const {
    const auto wide = [](T x) { return static_cast<A>(static_cast<Compute<T>>(x)); };
    const T* x = b + columns[i] * inner + first;
    if (values) {
      const A value = wide(values[i]);
      for (int64_t j = 0; j < width; ++j) sums[j] += formula::product(value, wide(x[j]));
    } else {
      for (int64_t j = 0; j < width; ++j) sums[j] += wide(x[j]);
    }
  }
  void add(int64_t row, int64_t i) const {
    if constexpr (kHasOwn) add_to(y + row * inner + first, i);
  }
  static constexpr bool kHasOwn = std::is_same_v<T, Compute<T>>, kIsWide = std::is_same_v<T, C>;
  // Writes a row of elements [begin, end).
  void run(int64_t row, int64_t begin, int64_t end, bool is_long) const {
    T* const to = y + row * inner + first;
    const SparseRow<T> part{columns + begin, values ? values + begin : nullptr, b + first, end - begin, inner};
    if constexpr (std::is_same_v<T, float>) HWY_DYNAMIC_DISPATCH(SumFloats)(part, is_long, to, width);
    else HWY_DYNAMIC_DISPATCH(SumDoubles)(part, to, width);
  }
  // Writes all rows, where no index is less than the one before.
  void runs(const int64_t* indices, Span rows, int64_t few) const {
    const int64_t count = this->count;
    int64_t begin = std::lower_bound(indices, indices + count, rows.begin) - indices;
    for (int64_t end; begin < count && indices[begin] < rows.end; begin = end) {
      end = end_of_run(indices, begin, count);
      run(indices[begin], begin, end, end - begin > few);
    }
  }
  void begin(int64_t, C* sums) const { std::fill_n(sums, width, C(0)); }
  void add_wide(C* sums, int64_t i) const { add_to(sums, i); }
  void finish(int64_t row, const C* sums) const {
    T* const to = y + row * inner + first;
    for (int64_t j = 0; j < width; ++j) to[j] = static_cast<T>(static_cast<Compute<T>>(sums[j]));
  }
};

// Multiplies a sparse matrix by a dense one; the inputs are rows, columns, the dense matrix and, unless they are ones, values. A thread
// owns columns or rows, and takes all places in their order, so that the result does not depend on the threads.
template <class T>
int32_t sparse_matmul(KernelCall& call) {
  const auto& p = call.params_as<SparseParams>();
  const WideIndices rows(call.inputs[0]), columns(call.inputs[1]);
  if (int32_t code = check_indices<int64_t>(call, call.inputs[0], rows, p.rows)) return code;
  if (int32_t code = check_indices<int64_t>(call, call.inputs[1], columns, p.columns)) return code;
  if (call.outputs[0].num_elements == 0) return 0;
  const T* values = call.num_inputs > 3 && call.inputs[3].given() ? call.inputs[3].as<T>() : nullptr;
  T* const y = call.outputs[0].as<T>();
  using C = typename WideAccumulator<Compute<T>>::type;
  constexpr int64_t few = kFewIn<T, ScatterSum>;
  constexpr bool has_runs = std::is_same_v<T, float> || std::is_same_v<T, double>;
  const bool rises = has_runs && never_falls(rows, p.count);
  const auto product = [&](Span of_rows, Span of_columns) {
    each_stretch(of_rows, of_columns, p.inner, [=](int64_t first, int64_t n) { std::fill_n(y + first, n, T(0)); });
    const SparseRows<C, T> f{{columns, values, call.inputs[2].as<T>(), p.count, p.inner},
                             y,
                             of_columns.begin,
                             of_columns.size()};
    if constexpr (has_runs) {
      if (rises) return f.runs(rows, of_rows, few);
    }
    fold_by_length<C>(f, rows, p.count, of_rows, few);
  };
  constexpr int64_t kLeastColumns = 64;  // so few that a thread's part of a row is worth the read of its place
  const int64_t threads = parallelism();
  const bool is_small = (p.count + p.rows) * p.inner * static_cast<int64_t>(sizeof(T)) < 2 * kMoveGrain;
  const auto share = [&](int64_t n) { return is_small ? n : (n + threads - 1) / threads; };
  if (p.inner >= threads * kLeastColumns) {
    parallel_for(p.inner, share(p.inner), [&](int64_t begin, int64_t end) { product({0, p.rows}, {begin, end}); });
  } else {
    parallel_for(p.rows, share(p.rows), [&](int64_t begin, int64_t end) { product({begin, end}, {0, p.inner}); });
  }
  return 0;
}

// The products of rows of two matrices: y[i] is the sum of a[rows[i]] * b[columns[i]]. The inputs are rows, columns, a and b.
template <class T>
int32_t sparse_dots(KernelCall& call) {
  using A = Compute<T>;
  const auto& p = call.params_as<SparseParams>();
  const WideIndices rows(call.inputs[0]), columns(call.inputs[1]);
  if (int32_t code = check_indices<int64_t>(call, call.inputs[0], rows, p.rows)) return code;
  if (int32_t code = check_indices<int64_t>(call, call.inputs[1], columns, p.columns)) return code;
  const int64_t size = static_cast<int64_t>(sizeof(T));
  parallel_for(p.count, grain_for(2 * p.inner * size), [&](int64_t begin, int64_t end) {
    constexpr int64_t kParts = 8;  // sums that are formed side by side
    for (int64_t i = begin; i < end; ++i) {
      const T *a = call.inputs[2].as<T>() + rows[i] * p.inner, *b = call.inputs[3].as<T>() + columns[i] * p.inner;
      const auto product = [&](int64_t k) { return formula::product(static_cast<A>(a[k]), static_cast<A>(b[k])); };
      A sums[kParts] = {}, sum = A(0);
      int64_t k = 0;
      for (; k + kParts <= p.inner; k += kParts) {
        for (int64_t part = 0; part < kParts; ++part) sums[part] += product(k + part);
      }
      for (const A& part : sums) sum += part;
      for (; k < p.inner; ++k) sum += product(k);
      call.outputs[0].as<T>()[i] = static_cast<T>(sum);
    }
  });
  return 0;
}

template <class... T>
void add_sparse(KernelTable& table, Types<T...>) {
  for (const char* op : {"sparse_matmul", "sparse_matmul_grad", "bag_sum"})
    (table.add(op, dtype_of<T>, sparse_matmul<T>), ...);
  (table.add("sparse_dots", dtype_of<T>, sparse_dots<T>), ...);
}

template <class... T>
void add_numeric(KernelTable& table, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    // Sums and products of signed and unsigned integers have the same bits.
    using E = typename Bitwise<U, std::is_integral_v<U>>::type;
    table.add("unsorted_segment_sum", dtype_of<U>, fold_segments<ScatterSum, E>);
    table.add("gather_segments_grad", dtype_of<U>, fold_segments<ScatterSum, E>);
    table.add("unsorted_segment_prod", dtype_of<U>, fold_segments<ScatterProduct, E>);
    table.add("sorted_segment_sum", dtype_of<U>, fold_segments<ScatterSum, E>);
    table.add("sorted_segment_prod", dtype_of<U>, fold_segments<ScatterProduct, E>);
  };
  (add(std::type_identity<T>{}), ...);
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    constexpr auto fold = []<class Fold>(Fold) -> Kernel {
      if constexpr (std::is_integral_v<U>) return fold_segments<Fold, U>;
      else return fold_extremes<Fold, U>;
    };
    for (const char* op : {"unsorted_segment_max", "sorted_segment_max"})
      table.add(op, dtype_of<U>, fold(ScatterExtreme<true>()));
    for (const char* op : {"unsorted_segment_min", "sorted_segment_min"})
      table.add(op, dtype_of<U>, fold(ScatterExtreme<false>()));
  };
  (add(std::type_identity<T>{}), ...);
}

template <class... T>
void add_prod_grad(KernelTable& table, Types<T...>) {
  (table.add("unsorted_segment_prod_grad", dtype_of<T>, segment_prod_grad<T>), ...);
}

}  // namespace

void register_segments(KernelTable& table) {
  table.add("count_segments", DType::none, count_segments);
  table.add("gather_segments", DType::none, gather_segments);
  table.add("sorted_segment_counts", DType::none, count_sorted);
  add_numeric(table, Numeric{});
  add_extremes(table, Real{});
  add_prod_grad(table, Inexact{});
  add_sparse(table, Inexact{});
  table.add("sparse_matmul", DType::int32, sparse_matmul<uint32_t>);
  table.add("sparse_matmul", DType::int64, sparse_matmul<uint64_t>);
}

}  // namespace eager::cpu

#endif
