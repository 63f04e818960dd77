// GPU kernels of the ops on segments.
#include "kernels/common/segments.h"

#include <optional>

#include "kernels/common/product.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/rows.h"

namespace eager::cuda {
namespace {

// Ids, of which negative ones are of no segment.
struct SegmentIndex {
  Indices ids;
  int64_t limit;
  Int64s dims;
  Reporter reporter;

  SegmentIndex(const KernelCall& call, const Operand& o, int64_t n)
      : ids(o), limit(n), dims(o.dims, o.rank), reporter(eager::cuda::reporter(call)) {}
  __device__ int64_t operator()(int64_t i, bool tell) const {
    const int64_t id = ids[i];
    if (is_below(id, limit)) return id;
    const bool is_unsigned = ids.dtype == DType::uint64;
    if (tell && (id >= 0 || is_unsigned)) {
      reporter.report(i, [&](Finding& f) {
        f.problem = Problem::segment;
        f.value = id;
        f.limit = limit;
        f.is_unsigned = is_unsigned;
        f.dims = dims;
      });
    }
    return -1;
  }
};

int32_t check_segments(const KernelCall& call, const SegmentIndex& index, const Operand& ids) {
  each(call, ids.num_elements, Check<SegmentIndex>{index});
  return 0;
}

struct CountSegments {
  Indices ids;
  int64_t n;
  int64_t* count;
  Reporter reporter;
  __device__ void operator()(int64_t i) const {
    const int64_t id = ids[i];
    const bool is_negative = id < 0;
    if (is_negative || (i > 0 && id < ids[i - 1])) {
      reporter.report(i, [&](Finding& f) {
        f.problem = is_negative ? Problem::negative_segment : Problem::unsorted_segments;
      });
    }
    if (i == n - 1) *count = id + 1;
  }
};

int32_t count_segments(KernelCall& call) {
  const Operand& ids = call.inputs[0];
  int64_t* count = call.outputs[0].as<int64_t>();
  if (ids.num_elements == 0) zero_bytes(call, count, sizeof *count);
  each(call, ids.num_elements, CountSegments{Indices(ids), ids.num_elements, count, reporter(call)});
  return 0;
}

template <class Fold, class T>
int32_t fold_segments(KernelCall& call) {
  const auto& p = call.params_as<SegmentParams>();
  const SegmentIndex index(call, call.inputs[1], p.n);
  if (call.outputs[0].num_elements == 0) return check_segments(call, index, call.inputs[1]);
  T none;
  if constexpr (std::is_same_v<Fold, ScatterSum> || std::is_same_v<Fold, ScatterProduct>)
    none = static_cast<T>(Fold::template identity<Compute<T>>());
  else none = extreme_of_none<Fold, T>();
  fold_rows<InSegments<Fold>, T>(call, nullptr, call.inputs[0], {1, 1, p.n, p.count, p.inner}, index, p.count == 1,
                                 none);
  return 0;
}

int32_t gather_segments(KernelCall& call) {
  const auto& p = call.params_as<SegmentParams>();
  const SegmentIndex index(call, call.inputs[1], p.n);
  if (call.outputs[0].num_elements == 0) return check_segments(call, index, call.inputs[1]);
  take_rows(call, call.inputs[0], p.count, p.inner, index);
  return 0;
}

// The derivatives of a segment's product (kernels/common/product.h): polynomials lie in device memory, one for each element of x, and
// one for each of dy.
template <class T>
struct OthersOfRun {
  using A = typename WideAccumulator<Compute<T>>::type;
  const T *dy, *x;
  T* dx;
  A *before, *products;
  int64_t inner;
  int32_t directions;
  const T* u[kMostDirections];

  __device__ void take(A* c, int64_t at) const {
    polynomial::times_factor(c, directions, to_accumulator<A>(x[at]),
                             [&](int a) { return to_accumulator<A>(u[a][at]); });
  }
  __device__ void operator()(int64_t row, const int64_t* positions, int64_t length, int64_t column) const {
    const int sets = 1 << directions;
    const int64_t at_row = row * inner + column;
    A* c = products + at_row * sets;
    polynomial::begin(c, directions);
    for (int64_t k = 0; k < length; ++k) {
      const int64_t at = positions[k] * inner + column;
      for (int s = 0; s < sets; ++s) before[at * sets + s] = c[s];
      take(c, at);
    }
    polynomial::begin(c, directions);
    for (int64_t k = length; k-- > 0;) {
      const int64_t at = positions[k] * inner + column;
      const A others = polynomial::coefficient(before + at * sets, c, sets - 1);
      dx[at] = from_accumulator<T>(polynomial::times(to_accumulator<A>(dy[at_row]), others));
      take(c, at);
    }
  }
};

template <class T>
int32_t segment_prod_grad(KernelCall& call) {
  using Task = OthersOfRun<T>;
  using A = typename Task::A;
  const auto& p = call.params_as<SegmentParams>();
  const SegmentIndex index(call, call.inputs[2], p.n);
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return check_segments(call, index, call.inputs[2]);
  zero_bytes(call, y.data, bytes_of(y));
  const int directions = call.num_inputs - 3;
  const OnDevice dy(call, call.inputs[0]), x(call, call.inputs[1]);
  const Scratch before(call, static_cast<size_t>((p.count * p.inner) << directions) * sizeof(A));
  const Scratch products(call, static_cast<size_t>((p.n * p.inner) << directions) * sizeof(A));
  Task task{dy.as<T>(), x.as<T>(), y.as<T>(), before.as<A>(), products.as<A>(), p.inner, directions, {}};
  std::optional<OnDevice> u[kMostDirections];
  for (int a = 0; a < directions; ++a) task.u[a] = u[a].emplace(call, call.inputs[3 + a]).template as<T>();
  Runs(call, p.count, p.n, index, p.count == 1).each_row(call, p.inner, task);
  return 0;
}

// Sums rows of a matrix, each times its value, for each row of a sparse matrix; values are ones where they are NULL.
template <class T>
struct SparseRun {
  using A = typename WideAccumulator<Compute<T>>::type;
  T* y;
  const T *b, *values;
  CheckedIndices columns;
  int64_t inner;
  __device__ void operator()(int64_t row, const int64_t* positions, int64_t length, int64_t column) const {
    A sum = A(0);
    for (int64_t k = 0; k < length; ++k) {
      const int64_t i = positions[k], at = columns(i, column == 0);
      if (at < 0) continue;
      const A x = to_accumulator<A>(b[at * inner + column]);
      sum = static_cast<A>(sum + (values ? formula::product(x, to_accumulator<A>(values[i])) : x));
    }
    y[row * inner + column] = from_accumulator<T>(sum);
  }
};

template <class T>
int32_t sparse_matmul(KernelCall& call) {
  const auto& p = call.params_as<SparseParams>();
  const Operand& y = call.outputs[0];
  const CheckedIndices rows(call, call.inputs[0], p.rows), columns(call, call.inputs[1], p.columns);
  if (y.num_elements == 0) {
    each(call, p.count, Check<CheckedIndices>{rows});
    each(call, p.count, Check<CheckedIndices>{columns});
    return 0;
  }
  zero_bytes(call, y.data, bytes_of(y));
  const OnDevice b(call, call.inputs[2]);
  std::optional<OnDevice> values;
  if (call.num_inputs > 3 && call.inputs[3].given()) values.emplace(call, call.inputs[3]);
  Runs(call, p.count, p.rows, rows, p.count == 1)
      .each_row(call, p.inner,
                SparseRun<T>{y.as<T>(), b.as<T>(), values ? values->as<T>() : nullptr, columns, p.inner});
  return 0;
}

template <class T>
struct SparseDots {
  using A = Compute<T>;
  CheckedIndices rows, columns;
  const T *a, *b;
  T* y;
  int64_t inner;
  __device__ void operator()(int64_t i) const {
    const int64_t row = rows(i, true), column = columns(i, true);
    A sum = A(0);
    for (int64_t k = 0; row >= 0 && column >= 0 && k < inner; ++k) {
      sum = static_cast<A>(
          sum + formula::product(to_accumulator<A>(a[row * inner + k]), to_accumulator<A>(b[column * inner + k])));
    }
    y[i] = from_accumulator<T>(sum);
  }
};

template <class T>
int32_t sparse_dots(KernelCall& call) {
  const auto& p = call.params_as<SparseParams>();
  const OnDevice a(call, call.inputs[2]), b(call, call.inputs[3]);
  each(call, p.count,
       SparseDots<T>{CheckedIndices(call, call.inputs[0], p.rows), CheckedIndices(call, call.inputs[1], p.columns),
                     a.as<T>(), b.as<T>(), call.outputs[0].as<T>(), p.inner});
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
  (table.add("unsorted_segment_max", dtype_of<T>, fold_segments<ScatterExtreme<true>, T>), ...);
  (table.add("unsorted_segment_min", dtype_of<T>, fold_segments<ScatterExtreme<false>, T>), ...);
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

}  // namespace eager::cuda
