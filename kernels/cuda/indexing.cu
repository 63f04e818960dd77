// GPU kernels of the indexing family.
#include "kernels/common/indexing.h"
#include "kernels/common/sorting.h"

#include <cstring>

#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/indices.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/move.h"
#include "kernels/cuda/rows.h"
#include "kernels/cuda/runs.h"
#include "kernels/cuda/scan.h"

namespace eager::cuda {
namespace {

// ---- indices

// Maps rows of a gather's output, [batch, outer, count], to rows of x, [batch, outer, n].
struct GatherIndex {
  CheckedIndices indices;
  int64_t outer, count;
  Division by_count, by_outer;

  GatherIndex(const KernelCall& call, const Operand& o, const GatherParams& p)
      : indices(call, o, p.n), outer(p.outer), count(p.count), by_count(p.count, p.batch * p.outer * p.count),
        by_outer(p.outer, p.batch * p.outer) {}
  __device__ int64_t operator()(int64_t row, bool tell) const {
    const int64_t block = by_count(row), batch = by_outer(block);
    const int64_t at = indices(row - (block - batch) * count, tell && block == batch * outer);
    return at < 0 ? -1 : block * indices.limit + at;
  }
};

// Maps tuples of indices to positions in the first axes of `indexed`.
struct TupleIndex {
  Indices indices;
  NdParams params;
  Int64s dims, shape;
  Reporter reporter;

  TupleIndex(const KernelCall& call, const Operand& o, const Operand& indexed)
      : indices(o), params(call.params_as<NdParams>()), dims(o.dims, o.rank - 1), shape(indexed.dims, indexed.rank),
        reporter(eager::cuda::reporter(call)) {}
  __device__ int64_t operator()(int64_t i, bool tell) const {
    int64_t row = params.batch > 1 ? i / (params.count / params.batch) : 0;
    for (int d = 0; d < params.width; ++d) {
      const int64_t index = indices[i * params.width + d];
      if (!is_below(index, params.dims[d])) {
        if (tell) report(i);
        return -1;
      }
      row = row * params.dims[d] + index;
    }
    return row;
  }
  __device__ void report(int64_t i) const {
    reporter.report(i, [&](Finding& f) {
      f.problem = Problem::tuple;
      f.dims = dims;
      f.shape = shape;
      f.tuple.count = params.width;
      for (int d = 0; d < params.width; ++d) f.tuple.values[d] = indices[i * params.width + d];
    });
  }
};

// Maps elements of take_along_axis's output `whole` to elements of x.
struct AlongIndex {
  CheckedIndices indices;
  GeneralPlan<2> plan;  // over the outputs of x without the axis, and of the indices
  int64_t stride = 1;   // of the axis, in x

  AlongIndex(const KernelCall& call, const Operand& o, const Operand& x, const Operand& whole, int axis)
      : indices(call, o, x.dims[axis], true) {
    int rank = 0;  // of the plan; dims are added from the innermost one outwards
    int64_t *dims = plan.plan.dims, (*strides)[kMaxRank] = plan.plan.strides, x_stride = 1, index_stride = 1;
    for (int d = whole.rank - 1; d >= 0; --d) {
      if (d == axis) stride = x_stride;
      if (whole.dims[d] != 1) {
        const int64_t step[2] = {d == axis || x.dims[d] == 1 ? 0 : x_stride, o.dims[d] == 1 ? 0 : index_stride};
        if (rank > 0 && step[0] == strides[0][rank - 1] * dims[rank - 1] &&
            step[1] == strides[1][rank - 1] * dims[rank - 1]) {
          dims[rank - 1] *= whole.dims[d];
        } else {
          dims[rank] = whole.dims[d];
          for (int k = 0; k < 2; ++k) strides[k][rank] = step[k];
          ++rank;
        }
      }
      x_stride *= x.dims[d];
      index_stride *= o.dims[d];
    }
    if (rank == 0) dims[rank++] = 1, strides[0][0] = strides[1][0] = 0;
    std::reverse(dims, dims + rank);
    for (int k = 0; k < 2; ++k) std::reverse(strides[k], strides[k] + rank);
    plan.plan.rank = rank;
    plan.is_short = std::max({x.num_elements, o.num_elements, whole.num_elements}) < int64_t{1} << 31;
    for (int d = 0; plan.is_short && d < rank; ++d) plan.divisors[d] = Divisor(static_cast<uint32_t>(dims[d]));
  }
  __device__ int64_t operator()(int64_t i, bool tell) const {
    int64_t at[2];
    plan.offsets(i, at);
    const int64_t index = indices(at[1], tell);
    return index < 0 ? -1 : at[0] + index * stride;
  }
};

// Checks the indices, for outputs without elements.
int32_t check_gather(const KernelCall& call, const Operand& indices, int64_t n, bool wraps = false) {
  each(call, indices.num_elements, Check<CheckedIndices>{CheckedIndices(call, indices, n, wraps)});
  return 0;
}

int32_t check_tuples(const KernelCall& call, const Operand& indices, const Operand& indexed) {
  if (indices.num_elements == 0) return 0;  // in any number of tuples
  each(call, call.params_as<NdParams>().count, Check<TupleIndex>{TupleIndex(call, indices, indexed)});
  return 0;
}

// ---- rows by index

int32_t gather(KernelCall& call) {
  const auto& p = call.params_as<GatherParams>();
  const Operand &x = call.inputs[0], &indices = call.inputs[1];
  if (call.outputs[0].num_elements == 0) return check_gather(call, indices, p.n);
  take_rows(call, x, p.batch * p.outer * p.count, p.inner, GatherIndex(call, indices, p));
  return 0;
}

int32_t gather_nd(KernelCall& call) {
  const auto& p = call.params_as<NdParams>();
  const Operand &x = call.inputs[0], &indices = call.inputs[1];
  if (call.outputs[0].num_elements == 0) return check_tuples(call, indices, x);
  take_rows(call, x, p.count, p.inner, TupleIndex(call, indices, x));
  return 0;
}

int32_t take_along_axis(KernelCall& call) {
  const Operand &x = call.inputs[0], &indices = call.inputs[1], &y = call.outputs[0];
  const int axis = call.params_as<AlongAxisParams>().axis;
  if (y.num_elements == 0) return check_gather(call, indices, x.dims[axis], true);
  take_rows(call, x, y.num_elements, 1, AlongIndex(call, indices, x, y, axis));
  return 0;
}

// ---- folds

// Adds rows by index: the rows are input `rows`, the indices input `at`.
template <class T, int rows, int at>
int32_t add_by_index(KernelCall& call) {
  const auto& p = call.params_as<GatherParams>();
  const Operand& indices = call.inputs[at];
  if (call.outputs[0].num_elements == 0) return check_gather(call, indices, p.n);
  fold_rows<ScatterSum, T>(call, nullptr, call.inputs[rows], p,
                           GatherIndex(call, indices, {p.batch, 1, p.n, p.count, p.inner}), p.count == 1);
  return 0;
}

// Takes every index as its row. An index may be negative (its use is an error in any case); it is then its own first.
struct AnyRow {
  const int64_t* indices;
  __device__ int64_t operator()(int64_t i, bool) const { return indices[i]; }
};

struct TellFirst {
  int64_t* first;
  __device__ void operator()(int64_t, const int64_t* positions, int64_t length, int64_t) const {
    for (int64_t k = 0; k < length; ++k) first[positions[k]] = positions[0];
  }
};

int32_t first_dense_rows(KernelCall& call) {
  const int64_t n = call.inputs[0].num_elements;
  int64_t* first = call.outputs[0].as<int64_t>();
  each(call, n, [=] __device__(int64_t i) { first[i] = i; });
  Runs(call, n, INT64_MAX, AnyRow{call.inputs[0].as<int64_t>()}, n < 2).each_row(call, 1, TellFirst{first});
  return 0;
}

struct TellLength {
  int64_t* counts;
  __device__ void operator()(int64_t row, const int64_t*, int64_t length, int64_t) const { counts[row] = length; }
};

int32_t count_indices(KernelCall& call) {
  const Operand &indices = call.inputs[0], &y = call.outputs[0];
  CheckedIndices index(call, indices, y.num_elements);
  index.problem = Problem::negative_count;
  zero_bytes(call, y.data, bytes_of(y));
  if (y.num_elements == 0) return each(call, indices.num_elements, Check<CheckedIndices>{index}), 0;
  Runs(call, indices.num_elements, y.num_elements, index, indices.num_elements == 1)
      .each_row(call, 1, TellLength{y.as<int64_t>()});
  return 0;
}

GatherParams rows_of(const NdParams& p) {
  GatherParams g{1, 1, p.batch, p.count, p.inner};
  for (int d = 0; d < p.width; ++d) g.n *= p.dims[d];
  return g;
}

// Folds by tuple: scatter_nd(indices, updates), gather_nd_grad(dy, indices, like), and into x(x, indices, updates).
template <class Fold, class T, int rows, int at, int base>
int32_t fold_by_tuple(KernelCall& call) {
  const Operand &y = call.outputs[0], &indices = call.inputs[at];
  if (y.num_elements == 0) return check_tuples(call, indices, y);
  const GatherParams g = rows_of(call.params_as<NdParams>());
  fold_rows<Fold, T>(call, base < 0 ? nullptr : &call.inputs[std::max(base, 0)], call.inputs[rows], g,
                     TupleIndex(call, indices, y), g.count == 1);
  return 0;
}

template <class T>
int32_t take_along_axis_grad(KernelCall& call) {
  const Operand &dy = call.inputs[0], &indices = call.inputs[1], &dx = call.outputs[0];
  const int axis = call.params_as<AlongAxisParams>().axis;
  if (dx.num_elements == 0 || dy.num_elements == 0) {
    zero_bytes(call, dx.data, bytes_of(dx));
    return check_gather(call, indices, dx.dims[axis], true);
  }
  bool are_apart = dy.dims[axis] == 1;
  for (int d = 0; d < dx.rank; ++d) are_apart = are_apart && (d == axis || dx.dims[d] == dy.dims[d]);
  fold_rows<ScatterSum, T>(call, nullptr, dy, {1, 1, dx.num_elements, dy.num_elements, 1},
                           AlongIndex(call, indices, dx, dy, axis), are_apart);
  return 0;
}

// ---- places

// Writes the number of the row that each index addresses.
template <class Index>
void put_places(const KernelCall& call, int64_t n, const Index& index) {
  int64_t* places = call.outputs[0].as<int64_t>();
  each(call, n, [=] __device__(int64_t i) { places[i] = index(i, true); });
}

int32_t tuple_places(KernelCall& call) {
  put_places(call, call.params_as<NdParams>().count, TupleIndex(call, call.inputs[0], call.inputs[1]));
  return 0;
}

int32_t element_places(KernelCall& call) {
  const auto& p = call.params_as<PlacesParams>();
  const Operand& indices = call.inputs[0];
  if (indices.num_elements == 0) return 0;
  Operand x;
  x.dims = p.dims;
  x.rank = indices.rank;
  x.num_elements = 1;
  for (int d = 0; d < x.rank; ++d) x.num_elements *= p.dims[d];
  put_places(call, indices.num_elements, AlongIndex(call, indices, x, call.outputs[0], p.axis));
  return 0;
}

int32_t check_indices(KernelCall& call) {
  const Operand& indices = call.inputs[0];
  const auto& p = call.params_as<LimitParams>();
  CheckedIndices checked(call, indices, p.limit, p.kind == IndexKind::wrapped);
  checked.problem = p.kind == IndexKind::label    ? Problem::label
                    : p.kind == IndexKind::length ? Problem::length
                    : p.kind == IndexKind::number ? Problem::negative_count
                                                  : Problem::index;
  checked.axis = p.axis;
  put_places(call, indices.num_elements, checked);
  return 0;
}

int32_t require_true(KernelCall& call) {
  const Operand& condition = call.inputs[1];
  const OnDevice held(call, condition);
  const bool* const holds = held.as<bool>();
  const char* const text = call.params_as<RequiredParams>().text;
  const Reporter told = reporter(call);
  each(call, condition.num_elements, [=] __device__(int64_t i) {
    if (holds[i]) return;
    told.report(i, [=](Finding& f) {
      f.problem = Problem::text;
      f.text = text;
    });
  });
  copy_operand(call, call.inputs[0], call.outputs[0].data);
  return 0;
}

// ---- repetitions

// Writes the sums of numbers up to each of them and with it.
struct Ends {
  const int64_t* numbers;
  int64_t* ends;
  __device__ int64_t initial() const { return 0; }
  __device__ Affine<int64_t, Running::sum> operator()(int64_t, int64_t i) const { return {numbers[i], 1}; }
  __device__ void put(int64_t, int64_t i, int64_t, int64_t after) const { ends[i] = after; }
};

// Writes each index as often as its number says.
int32_t repeat_indices(KernelCall& call) {
  const Operand& y = call.outputs[0];
  const int64_t n = call.inputs[0].num_elements;
  const int64_t* repeats = call.inputs[0].as<int64_t>();
  const Scratch room(call, static_cast<size_t>(n) * sizeof(int64_t));
  int64_t *ends = room.as<int64_t>(), *to = y.as<int64_t>();
  scan_lines<int64_t, Running::sum>(call, 1, n, Ends{repeats, ends});
  const Reporter report = reporter(call);
  each(call, n, [=] __device__(int64_t i) {
    if (repeats[i] < 0 || ends[i] < repeats[i]) report.report(i, [](Finding& f) { f.problem = Problem::repeats; });
  });
  each(call, y.num_elements, [=] __device__(int64_t i) {
    const int64_t place = insertion_point(ends, n, i, true);
    if (place == n) report.report(i, [](Finding& f) { f.problem = Problem::repeats; });
    to[i] = place;
  });
  return 0;
}

// ---- updates

// Writes the last element of each run.
template <class U>
struct PutLast {
  U* to;
  const U* from;
  int64_t columns;
  __device__ void operator()(int64_t row, const int64_t* positions, int64_t length, int64_t column) const {
    to[row * columns + column] = from[positions[length - 1] * columns + column];
  }
};

int32_t scatter_update(KernelCall& call) {
  const Operand &x = call.inputs[0], &indices = call.inputs[1], &y = call.outputs[0];
  if (y.num_elements == 0) return check_tuples(call, indices, y);
  copy_operand(call, x, y.data);
  const OnDevice updates(call, call.inputs[2]);
  const GatherParams g = rows_of(call.params_as<NdParams>());
  const Runs runs(call, g.count, g.n, TupleIndex(call, indices, y), g.count == 1);
  const int64_t bytes = g.inner * static_cast<int64_t>(dtype_size(y.dtype));
  with_unit(bytes, y.data, updates.as(), [&]<class U>(U) {
    const int64_t columns = bytes / static_cast<int64_t>(sizeof(U));
    runs.each_row(call, columns, PutLast<U>{y.as<U>(), updates.as<U>(), columns});
  });
  return 0;
}

// ---- one_hot

template <class T>
struct OneHot {
  T* to;
  Indices indices;
  Scalar<T> on, off;
  int64_t depth, inner;
  Division by_inner, by_depth;
  __device__ void operator()(int64_t i) const {
    const int64_t block = by_inner(i), outer = by_depth(block);
    to[i] = indices[outer * inner + (i - block * inner)] == block - outer * depth ? on.get() : off.get();
  }
};

// Returns an optional input, or `otherwise` where it was not given.
template <class T>
Scalar<T> scalar_or(const KernelCall& call, int i, const unsigned char* otherwise) {
  if (i < call.num_inputs && call.inputs[i].given()) return Scalar<T>(call.inputs[i]);
  Operand o;
  o.is_immediate = true;
  std::memcpy(o.immediate, otherwise, sizeof o.immediate);
  return Scalar<T>(o);
}

template <class T>
void one_hot_of(const KernelCall& call) {
  const auto& p = call.params_as<OneHotParams>();
  const Operand& y = call.outputs[0];
  const int64_t n = y.num_elements;
  each(call, n,
       OneHot<T>{y.as<T>(), Indices(call.inputs[0]), scalar_or<T>(call, 1, p.on), scalar_or<T>(call, 2, p.off), p.depth,
                 p.inner, Division(p.inner, n), Division(p.depth, n)});
}

int32_t one_hot(KernelCall& call) {
  if (call.outputs[0].num_elements == 0) return 0;
  with_element<Unit16>(dtype_size(call.outputs[0].dtype), [&]<class T>(T) { one_hot_of<T>(call); });
  return 0;
}

// ---- the table

template <class... T>
void add_sums(KernelTable& table, Types<T...>) {
  auto add = [&]<class U>(std::type_identity<U>) {
    // Sums of signed and unsigned integers have the same bits.
    using E = typename Bitwise<U, std::is_integral_v<U>>::type;
    const DType t = dtype_of<U>;
    table.add("gather_grad", t, add_by_index<E, 0, 1>);
    table.add("sparse_to_dense_rows", t, add_by_index<E, 1, 0>);
    table.add("take_along_axis_grad", t, take_along_axis_grad<E>);
    table.add("gather_nd_grad", t, fold_by_tuple<ScatterSum, E, 0, 1, -1>);
    table.add("scatter_nd", t, fold_by_tuple<ScatterSum, E, 1, 0, -1>);
    table.add("tensor_scatter_nd_add", t, fold_by_tuple<ScatterSum, E, 2, 1, 0>);
    table.add("tensor_scatter_nd_mul", t, fold_by_tuple<InSegments<ScatterProduct>, E, 2, 1, 0>);
  };
  (add(std::type_identity<T>{}), ...);
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  (table.add("tensor_scatter_nd_max", dtype_of<T>, fold_by_tuple<ScatterExtreme<true>, T, 2, 1, 0>), ...);
  (table.add("tensor_scatter_nd_min", dtype_of<T>, fold_by_tuple<ScatterExtreme<false>, T, 2, 1, 0>), ...);
}

}  // namespace

void register_indexing(KernelTable& table) {
  table.add("gather", DType::none, gather);
  table.add("gather_nd", DType::none, gather_nd);
  table.add("tensor_scatter_nd_update", DType::none, scatter_update);
  table.add("take_along_axis", DType::none, take_along_axis);
  table.add("one_hot", DType::none, one_hot);
  table.add("tuple_places", DType::none, tuple_places);
  table.add("element_places", DType::none, element_places);
  table.add("check_indices", DType::none, check_indices);
  table.add("require_true", DType::none, require_true);
  table.add("count_indices", DType::none, count_indices);
  table.add("repeat_indices", DType::none, repeat_indices);
  table.add("first_dense_rows", DType::none, first_dense_rows);
  add_sums(table, Numeric{});
  add_extremes(table, Real{});
}

}  // namespace eager::cuda
