// CPU kernels of the ops on segments.
#include "kernels/common/segments.h"

#include <atomic>
#include <limits>

#include "kernels/common/product.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/rows.h"

namespace eager::cpu {
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

// Folds the rows of x by their ids, those of the input after it.
template <class Fold, class T>
int32_t fold_by_ids(KernelCall& call, const int64_t* ids) {
  const auto& p = call.params_as<SegmentParams>();
  const Operand& y = call.outputs[0];
  // The last of ids that rise is the greatest.
  const bool rises = p.inner < kLeastRow && never_falls(ids, p.count);
  if (!rises || (p.count > 0 && ids[p.count - 1] >= p.n)) {
    if (int32_t code = check_segments(call, call.inputs[1], ids, p.n)) return code;
  }
  if (y.num_elements == 0) return 0;
  fold_rows<InSegments<Fold>, T>(y.as<T>(), nullptr, call.inputs[0].as<T>(), ids, {1, 1, p.n, p.count, p.inner}, rises);
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
  if (int32_t code = fold_by_ids<Fold, T>(call, ids)) return code;
  const auto& p = call.params_as<SegmentParams>();
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

// Computes some rows and columns of a product of a sparse matrix, all of whose places are in range, and b. Values are ones where they
// are NULL. Each sum is formed in the order of the places.
template <class T>
[[gnu::noinline]] void sparse_product(const SparseParams& p, const int64_t* rows, const int64_t* columns,
                                      const T* values, const T* b, T* y, Span of_rows, Span of_columns) {
  using C = typename WideAccumulator<Compute<T>>::type;
  const int64_t width = of_columns.size();
  T* const out = y + of_rows.begin * p.inner + of_columns.begin;
  for (int64_t r = 0; r < of_rows.size(); ++r) std::fill_n(out + r * p.inner, width, T(0));
  const auto add = [&]<class A>(A* sum, int64_t i) {
    const auto wide = [](T x) { return static_cast<A>(static_cast<Compute<T>>(x)); };
    const T* x = b + columns[i] * p.inner + of_columns.begin;
    if (values) {
      const A value = wide(values[i]);
      for (int64_t j = 0; j < width; ++j) sum[j] += formula::product(value, wide(x[j]));
    } else {
      for (int64_t j = 0; j < width; ++j) sum[j] += wide(x[j]);
    }
  };
  const bool is_accurate = std::is_same_v<T, C> || p.count <= kFewIn<T>;
  LongSums<C> sums(of_rows, width, rows, is_accurate ? 0 : p.count, kFewIn<T>);
  for (int64_t i = 0; i < p.count; ++i) {
    if (rows[i] < of_rows.begin || rows[i] >= of_rows.end) continue;
    const int64_t row = rows[i] - of_rows.begin;
    C* sum = sums.at(row, [&](C* all) { std::fill_n(all, width, C(0)); });
    if (sum) add(sum, i);
    else if constexpr (kFewIn<T> > 0) add(out + row * p.inner, i);
  }
  sums.each([&](int64_t r, const C* all) {
    for (int64_t j = 0; j < width; ++j) out[r * p.inner + j] = static_cast<T>(static_cast<Compute<T>>(all[j]));
  });
}

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
  const auto product = [&](Span of_rows, Span of_columns) {
    sparse_product<T>(p, rows, columns, values, call.inputs[2].as<T>(), call.outputs[0].as<T>(), of_rows, of_columns);
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
  };
  (add(std::type_identity<T>{}), ...);
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    if constexpr (std::is_integral_v<U>) {
      table.add("unsorted_segment_max", dtype_of<U>, fold_segments<ScatterExtreme<true>, U>);
      table.add("unsorted_segment_min", dtype_of<U>, fold_segments<ScatterExtreme<false>, U>);
    } else {
      table.add("unsorted_segment_max", dtype_of<U>, fold_extremes<ScatterExtreme<true>, U>);
      table.add("unsorted_segment_min", dtype_of<U>, fold_extremes<ScatterExtreme<false>, U>);
    }
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
  add_numeric(table, Numeric{});
  add_extremes(table, Real{});
  add_prod_grad(table, Inexact{});
  add_sparse(table, Inexact{});
  table.add("sparse_matmul", DType::int32, sparse_matmul<uint32_t>);
  table.add("sparse_matmul", DType::int64, sparse_matmul<uint64_t>);
}

}  // namespace eager::cpu
