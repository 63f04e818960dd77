// CPU kernels of the indexing family.
#include "kernels/common/indexing.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <numeric>
#include <string>
#include <type_traits>
#include <vector>

#include "kernels/common/elementwise.h"
#include "kernels/common/messages.h"
#include "kernels/common/scatter.h"
#include "kernels/common/strings.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/rows.h"
#include "kernels/cpu/strings.h"
#include "kernels/half.h"
#include "base/error.h"
#include "base/memory.h"

namespace eager::cpu {
namespace {

constexpr int32_t kInvalid = static_cast<int32_t>(Code::invalid_argument);

// ---- rows by index

int32_t gather(KernelCall& call) {
  const auto& p = call.params_as<GatherParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  if (y.num_elements == 0 && call.inputs[1].num_elements == 0) return 0;
  return with_indices(call.inputs[1], [&](const auto* indices) {
    if (int32_t code = check_indices(call, call.inputs[1], indices, p.n)) return code;
    if (y.num_elements > 0) gather_rows(y.data, x.data, indices, p, dtype_size(y.dtype));
    return 0;
  });
}

// A kernel that adds the rows in input `rows` at the indices in input `at`.
template <class T, int rows, int at>
int32_t add_by_index(KernelCall& call) {
  const auto& p = call.params_as<GatherParams>();
  const WideIndices indices(call.inputs[at]);
  if (int32_t code = check_indices<int64_t>(call, call.inputs[at], indices, p.n)) return code;
  if (call.outputs[0].num_elements > 0) {
    fold_rows(fold_functions<ScatterSum, T>, call.outputs[0].data, nullptr, call.inputs[rows].data, indices, p);
  }
  return 0;
}

// Counts indices. Each thread has a table of its own, which it adds to the counts.
int32_t count_indices(KernelCall& call) {
  const Operand &o = call.inputs[0], &y = call.outputs[0];
  const int64_t n = y.num_elements;
  return with_indices(o, [&](const auto* indices) {
    if (check_indices(call, o, indices, n)) return failed(call, messages::kNegativeCount);
    int64_t* counts = y.as<int64_t>();
    std::fill_n(counts, n, 0);
    parallel_for(o.num_elements, std::max(kMoveGrain, 4 * n), [&](int64_t begin, int64_t end) {
      const bool is_all = end - begin == o.num_elements;
      const Scratch scratch(is_all ? 0 : static_cast<size_t>(n) * sizeof(int64_t));
      int64_t* mine = is_all ? counts : scratch.as<int64_t>();
      if (!is_all) std::fill_n(mine, n, 0);
#pragma GCC unroll 4
      for (int64_t i = begin; i < end; ++i) ++mine[indices[i]];
      for (int64_t i = 0; !is_all && i < n; ++i) {
        std::atomic_ref<int64_t>(counts[i]).fetch_add(mine[i], std::memory_order_relaxed);
      }
    });
    return 0;
  });
}

// The kernel of first_dense_rows. It sorts the positions by index, so that those of one index lie side by side, the
// first one ahead.
int32_t first_dense_rows(KernelCall& call) {
  const int64_t n = call.inputs[0].num_elements;
  const int64_t* indices = call.inputs[0].as<int64_t>();
  int64_t* first = call.outputs[0].as<int64_t>();
  Scratch scratch(static_cast<size_t>(n) * sizeof(int64_t));
  int64_t* order = scratch.as<int64_t>();
  std::iota(order, order + n, int64_t{0});
  std::sort(order, order + n,
            [=](int64_t a, int64_t b) { return indices[a] != indices[b] ? indices[a] < indices[b] : a < b; });
  for (int64_t i = 0; i < n; ++i) {
    first[order[i]] = i > 0 && indices[order[i]] == indices[order[i - 1]] ? first[order[i - 1]] : order[i];
  }
  return 0;
}

// ---- tuples of indices

// Reports whether indices are the numbers of rows as they are: those of one axis, all in range.
template <class I>
bool are_rows(const Operand& o, const I* indices, const NdParams& p) {
  return p.width == 1 && p.batch <= 1 && !first_wrong_index(o, indices, p.dims[0]).is_there();
}

// Converts tuples of indices to row numbers of `indexed`, whose first `width` axes they index.
template <class I>
int32_t flatten_tuples(KernelCall& call, const Operand& o, const I* indices, const Operand& indexed, int64_t* rows) {
  const auto& p = call.params_as<NdParams>();
  if (are_rows(o, indices, p)) return std::copy_n(indices, p.count, rows), 0;
  const int64_t tuples = p.batch > 0 ? p.count / p.batch : 0;  // of each part
  for (int64_t k = 0; k < p.count; ++k) {
    const I* tuple = indices + k * p.width;
    int64_t row = p.batch > 1 ? k / tuples : 0;
    bool ok = true;
    for (int d = 0; d < p.width; ++d) {
      ok = ok && static_cast<uint64_t>(static_cast<int64_t>(tuple[d])) < static_cast<uint64_t>(p.dims[d]);
      row = ok ? row * p.dims[d] + static_cast<int64_t>(tuple[d]) : 0;
    }
    rows[k] = row;
    if (ok) continue;
    int64_t values[kMaxRank];
    std::copy_n(tuple, p.width, values);
    messages::tuple(call.message, o.dims, o.rank - 1, k, values, p.width, indexed.dims, indexed.rank);
    return kInvalid;
  }
  return 0;
}

// Calls f(row numbers, a gather of them) with the indices of operand `o` into `indexed`.
int32_t with_tuples(KernelCall& call, const Operand& o, const Operand& indexed,
                    const std::function<void(const int64_t*, const GatherParams&)>& f) {
  if (o.num_elements == 0 && call.outputs[0].num_elements == 0) return 0;  // of how many tuples ever
  const auto& p = call.params_as<NdParams>();
  GatherParams g{1, 1, p.batch, p.count, p.inner};
  for (int d = 0; d < p.width; ++d) g.n *= p.dims[d];
  return with_indices(o, [&](const auto* indices) {
    if constexpr (std::is_same_v<decltype(indices), const int64_t*>) {
      if (are_rows(o, indices, p)) return f(indices, g), 0;  // the other way names one that is wrong
    }
    Scratch scratch(std::max<int64_t>(p.count, 1) * sizeof(int64_t));
    int64_t* rows = scratch.as<int64_t>();
    if (const int32_t code = flatten_tuples(call, o, indices, indexed, rows)) return code;
    f(static_cast<const int64_t*>(rows), g);
    return 0;
  });
}

int32_t gather_nd(KernelCall& call) {
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  return with_tuples(call, call.inputs[1], x, [&](const int64_t* rows, const GatherParams& g) {
    if (y.num_elements > 0) gather_rows(y.data, x.data, rows, g, dtype_size(y.dtype));
  });
}

// Folds the rows in input `rows`, by the tuples in input `at`, into those that begin as input `base`, or into none if that is negative.
int32_t fold_tuples(KernelCall& call, const FoldFunctions& f, int rows, int at, int base) {
  return with_tuples(call, call.inputs[at], call.outputs[0], [&](const int64_t* indices, const GatherParams& g) {
    const Operand& y = call.outputs[0];
    if (y.num_elements == 0) return;
    fold_rows(f, y.data, base < 0 ? nullptr : call.inputs[base].data, call.inputs[rows].data, indices, g);
  });
}

// The kernel of scatter_nd(indices, updates), gather_nd_grad(dy, indices, like) and the ops that scatter into x(x, indices,
// updates).
template <class Fold, class T, int rows, int at, int base>
int32_t fold_by_tuple(KernelCall& call) {
  return fold_tuples(call, fold_functions<Fold, T>, rows, at, base);
}

// The kernel of strings of scatter_nd: those with equal tuples are joined, in the order of the updates.
int32_t join_by_tuple(KernelCall& call) {
  const Operand &updates = call.inputs[1], &y = call.outputs[0];
  StringSink& sink = sink_of(y);
  return with_tuples(call, call.inputs[0], y, [&](const int64_t* rows, const GatherParams& g) {
    std::vector<std::string> joined(static_cast<size_t>(y.num_elements));
    for (int64_t i = 0; i < updates.num_elements; ++i)
      joined[static_cast<size_t>(rows[i / g.inner] * g.inner + i % g.inner)] += Strings(updates)[i];
    for (const std::string& s : joined) sink.add(s);
  });
}

int32_t scatter_update(KernelCall& call) {
  const Operand &x = call.inputs[0], &updates = call.inputs[2], &y = call.outputs[0];
  return with_tuples(call, call.inputs[1], y, [&](const int64_t* rows, const GatherParams& g) {
    if (y.num_elements == 0) return;
    copy_bytes(y.data, x.data, bytes_of(y));
    if (g.inner == 1) {
      return with_element(dtype_size(y.dtype), [&]<class T>(T) {
        for (int64_t k = 0; k < g.count; ++k) y.as<T>()[rows[k]] = updates.as<T>()[k];
      });
    }
    const int64_t row = g.inner * static_cast<int64_t>(dtype_size(y.dtype));
    for (int64_t k = 0; k < g.count; ++k) std::memcpy(y.as<char>() + rows[k] * row, updates.as<char>() + k * row, row);
  });
}

// ---- places

// Writes the places that indices in [-n, n) tell, of which negative ones count from the end.
template <class I>
int32_t wrap_indices(KernelCall& call, const Operand& o, const I* indices, int64_t n, int64_t* places) {
  const int64_t wraps = o.dtype == DType::uint64 ? 0 : n;
  FirstWrongIndex first(o);
  parallel_for(o.num_elements, kMoveGrain, [&](int64_t begin, int64_t end) {
    uint64_t signs = 0;
    for (int64_t i = begin; i < end; ++i) {
      const int64_t given = static_cast<int64_t>(indices[i]);
      places[i] = given + (given < 0 ? wraps : 0);
      signs |= sign_outside(places[i], n);
    }
    if (static_cast<int64_t>(signs) >= 0) return;
    const auto is_wrong = [=](int64_t place) { return static_cast<uint64_t>(place) >= static_cast<uint64_t>(n); };
    first.tell(std::find_if(places + begin, places + end, is_wrong) - places);
  });
  return first.check(call, indices, n);
}

int32_t tuple_places(KernelCall& call) {
  const Operand &o = call.inputs[0], &y = call.outputs[0];
  return with_indices(o, [&](const auto* indices) {
    return flatten_tuples(call, o, indices, call.inputs[1], y.as<int64_t>());
  });
}

int32_t check_indices_kernel(KernelCall& call) {
  const Operand &o = call.inputs[0], &y = call.outputs[0];
  return with_indices(o, [&](const auto* indices) {
    const auto& p = call.params_as<LimitParams>();
    if (p.kind == IndexKind::wrapped) return wrap_indices(call, o, indices, p.limit, y.as<int64_t>());
    if (const FirstWrongIndex wrong = first_wrong_index(o, indices, p.limit); wrong.is_there()) {
      const auto value = static_cast<int64_t>(indices[wrong.at()]);
      switch (p.kind) {
        case IndexKind::index:
        case IndexKind::wrapped: return wrong.check(call, indices, p.limit);
        case IndexKind::label: messages::label(call.message, value, p.limit); break;
        case IndexKind::length: messages::length(call.message, wrong.at(), value, p.axis); break;
        case IndexKind::number: return failed(call, messages::kNegativeCount);
      }
      return kInvalid;
    }
    std::copy_n(indices, o.num_elements, y.as<int64_t>());
    return 0;
  });
}

int32_t require_true(KernelCall& call) {
  const Operand &x = call.inputs[0], &condition = call.inputs[1];
  const bool* const holds = condition.as<bool>();
  if (!std::all_of(holds, holds + condition.num_elements, [](bool b) { return b; }))
    return failed(call, call.params_as<RequiredParams>().text);
  if (x.num_elements > 0) std::memcpy(call.outputs[0].data, x.data, static_cast<size_t>(bytes_of(x)));
  return 0;
}

int32_t require_value(KernelCall& call) {
  const int64_t x = *call.inputs[0].as<int64_t>();
  *call.outputs[0].as<int64_t>() = x;
  return x == call.params_as<int64_t>() ? 0 : failed(call, "a value is another one");
}

// Writes each index as often as its number says. Up to kFewTimes are written as kFewTimes, without a branch on the number; what follows
// overwrites the rest.
int32_t repeat_indices(KernelCall& call) {
  constexpr int64_t kFewTimes = 4;
  const Operand &repeats = call.inputs[0], &y = call.outputs[0];
  int64_t *to = y.as<int64_t>(), *const end = to + y.num_elements;
  for (int64_t i = 0; i < repeats.num_elements; ++i) {
    const int64_t times = repeats.as<int64_t>()[i];
    if (times < 0 || times > end - to) return failed(call, messages::kWrongRepeats);
    if (times <= kFewTimes && end - to >= kFewTimes) std::fill_n(to, kFewTimes, i);
    else std::fill_n(to, times, i);
    to += times;
  }
  return to == end ? 0 : failed(call, messages::kWrongRepeats);
}

// ---- take_along_axis

// Computes the strides of an operand that broadcasts against `dims` along all dims but the axis.
void along_strides(const Operand& o, int axis, const int64_t* dims, int64_t* strides) {
  row_major_strides(o.dims, o.rank, strides);
  for (int d = 0; d < o.rank; ++d) {
    if (d != axis && o.dims[d] == 1 && dims[d] != 1) strides[d] = 0;
  }
}

// Calls f(first element of the row, number of its index, element of x without the axis, steps of both) for rows [begin, end) of the
// whole: the output of take_along_axis.
template <class F>
void each_row_along(const Operand& whole, const Operand& x, const Operand& indices, int axis, int64_t begin,
                    int64_t end, F&& f) {
  int64_t x_strides[kMaxRank], index_strides[kMaxRank];
  along_strides(x, axis, whole.dims, x_strides);
  along_strides(indices, axis, whole.dims, index_strides);
  const int last = whole.rank - 1;
  const int64_t n = whole.dims[last];
  const int64_t x_step = last == axis ? 0 : x_strides[last], index_step = index_strides[last];
  for (int64_t row = begin; row < end; ++row) {
    int64_t rest = row, x_at = 0, index_at = 0;
    for (int d = last - 1; d >= 0; --d) {
      const int64_t i = rest % whole.dims[d];
      rest /= whole.dims[d];
      if (d != axis) x_at += i * x_strides[d];
      index_at += i * index_strides[d];
    }
    f(row * n, index_at, x_at, index_step, x_step);
  }
}

// Calls f(element of the whole, number of the index, element of x without the axis) for their elements.
template <class F>
void along_rows(const Operand& whole, const Operand& x, const Operand& indices, int axis, int64_t begin, int64_t end,
                F&& f) {
  const int64_t n = whole.dims[whole.rank - 1];
  each_row_along(whole, x, indices, axis, begin, end,
                 [&](int64_t at, int64_t index_at, int64_t x_at, int64_t index_step, int64_t x_step) {
                   for (int64_t j = 0; j < n; ++j) f(at + j, index_at + j * index_step, x_at + j * x_step);
                 });
}

int64_t axis_stride(const Operand& x, int axis) {
  int64_t stride = 1;
  for (int d = axis + 1; d < x.rank; ++d) stride *= x.dims[d];
  return stride;
}

// Calls f with the places that the indices tell: int32 as they are where none is negative, else int64.
template <class F>
int32_t with_any_places(KernelCall& call, const Operand& o, int64_t n, F&& f) {
  if (o.dtype == DType::int32 && !first_wrong_index(o, o.as<const int32_t>(), n).is_there())
    return f(o.as<const int32_t>()), 0;
  const WideIndices wide(o);
  const int64_t* places = wide;
  const bool are_places = !first_wrong_index(o, places, n).is_there();
  const Scratch room(are_places ? 1 : static_cast<size_t>(o.num_elements) * sizeof(int64_t));
  if (!are_places) {
    if (const int32_t code = wrap_indices(call, o, places, n, room.as<int64_t>())) return code;
    places = room.as<const int64_t>();
  }
  return f(places), 0;
}

// Reports whether indices, `step` apart, lie in [0, n).
template <class I>
bool are_places(const I* indices, int64_t step, int64_t count, int64_t n) {
  uint64_t signs = 0;
  const auto look = [&](auto each) {
    for (int64_t j = 0; j < count; ++j) signs |= sign_outside(static_cast<int64_t>(indices[j * each]), n);
  };
  if (step == 1) look(std::integral_constant<int64_t, 1>());
  else look(step);
  return static_cast<int64_t>(signs) >= 0;
}

// Takes what lies at the indices, each row of which is looked at first. Returns false where one is no place.
template <class I>
bool take_along(const Operand& x, const Operand& o, const Operand& y, int axis, const I* indices) {
  std::atomic<bool> are_all{true};
  const int64_t stride = axis_stride(x, axis), n = x.dims[axis], width = y.dims[y.rank - 1];
  with_element(dtype_size(y.dtype), [&]<class T>(T) {
    const auto take = [&](int64_t at, int64_t index_at, int64_t x_at, int64_t index_step, int64_t x_step) {
      const I* const of_row = indices + index_at;
      if (!are_places(of_row, index_step, width, n)) return are_all.store(false, std::memory_order_relaxed);
      const T* const from = x.as<T>() + x_at;
      T* const to = y.as<T>() + at;
      if (index_step == 1 && x_step == 0 && stride == 1) {
        for (int64_t j = 0; j < width; ++j) to[j] = from[of_row[j]];
      } else {
        for (int64_t j = 0; j < width; ++j)
          to[j] = from[j * x_step + static_cast<int64_t>(of_row[j * index_step]) * stride];
      }
    };
    parallel_for(y.num_elements / width, grain_for(4 * width * static_cast<int64_t>(sizeof(T))),
                 [&](int64_t begin, int64_t end) { each_row_along(y, x, o, axis, begin, end, take); });
  });
  return are_all;
}

int32_t take_along_axis(KernelCall& call) {
  const int axis = call.params_as<AlongAxisParams>().axis;
  const Operand &x = call.inputs[0], &o = call.inputs[1], &y = call.outputs[0];
  if (y.num_elements == 0) return with_any_places(call, o, x.dims[axis], [](const auto*) {});
  if (o.dtype == DType::int32 && take_along(x, o, y, axis, o.as<const int32_t>())) return 0;
  const WideIndices wide(o);
  const int64_t* const indices = wide;
  if (o.dtype != DType::int32 && take_along(x, o, y, axis, indices)) return 0;
  const Scratch places(static_cast<size_t>(o.num_elements) * sizeof(int64_t));
  if (const int32_t code = wrap_indices(call, o, indices, x.dims[axis], places.as<int64_t>())) return code;
  take_along(x, o, y, axis, places.as<const int64_t>());
  return 0;
}

// Adds dy to dx, at indices along an axis, in accumulators of type C. Where rows of dy do not meet, a row has them at a time.
template <class C, class T, class I>
void add_along(const Operand& dy, const Operand& o, const Operand& dx, int axis, const I* indices) {
  constexpr bool in_place = std::is_same_v<T, C>;
  const int64_t stride = axis_stride(dx, axis), width = dy.dims[dy.rank - 1],
                rows = width > 0 ? dy.num_elements / width : 0, n = dx.dims[axis];
  // Rows of dy meet in dx unless the axis is the last one and nothing was broadcast.
  bool apart = axis == dy.rank - 1;
  for (int d = 0; d < dy.rank - 1; ++d) apart = apart && dx.dims[d] == dy.dims[d];
  // Adds rows to the sums, of which the first is that of element `offset` of dx.
  const auto add = [&](int64_t begin, int64_t end, C* sums, int64_t offset) {
    along_rows(dy, dx, o, axis, begin, end, [=, &dy](int64_t from, int64_t index, int64_t to) {
      C& sum = sums[to - offset + static_cast<int64_t>(indices[index]) * stride];
      sum = static_cast<C>(sum + static_cast<C>(static_cast<Compute<T>>(dy.as<T>()[from])));
    });
  };
  const auto round = [](const C* sums, int64_t count, T* out) {
    for (int64_t i = 0; i < count; ++i) out[i] = static_cast<T>(static_cast<Compute<T>>(sums[i]));
  };
  const int64_t grain = apart ? grain_for(4 * width * static_cast<int64_t>(sizeof(T))) : std::max<int64_t>(1, rows);
  if constexpr (in_place) {
    std::fill_n(dx.as<T>(), dx.num_elements, T(0));
    parallel_for(rows, grain, [&](int64_t begin, int64_t end) { add(begin, end, dx.as<T>(), 0); });
  } else if (apart && width > 0) {
    parallel_for(rows, grain, [&](int64_t begin, int64_t end) {
      const Scratch scratch(static_cast<size_t>(n) * sizeof(C));
      for (int64_t row = begin; row < end; ++row) {
        std::fill_n(scratch.as<C>(), n, C(0));
        add(row, row + 1, scratch.as<C>(), row * n);
        round(scratch.as<C>(), n, dx.as<T>() + row * n);
      }
    });
  } else {
    const Scratch scratch(static_cast<size_t>(dx.num_elements) * sizeof(C));
    std::fill_n(scratch.as<C>(), dx.num_elements, C(0));
    add(0, rows, scratch.as<C>(), 0);
    round(scratch.as<C>(), dx.num_elements, dx.as<T>());
  }
}

template <class T>
int32_t take_along_axis_grad(KernelCall& call) {
  const int axis = call.params_as<AlongAxisParams>().axis;
  const Operand &dy = call.inputs[0], &o = call.inputs[1], &dx = call.outputs[0];
  return with_any_places(call, o, dx.dims[axis], [&](const auto* indices) {
    // How many elements may meet at one place.
    const int64_t most = dx.num_elements > 0 ? dy.num_elements / (dx.num_elements / dx.dims[axis]) : 0;
    if (most <= kFewAdditions) add_along<Compute<T>, T>(dy, o, dx, axis, indices);
    else add_along<typename WideAccumulator<Compute<T>>::type, T>(dy, o, dx, axis, indices);
  });
}

int32_t element_places(KernelCall& call) {
  const auto& p = call.params_as<PlacesParams>();
  const Operand &o = call.inputs[0], &y = call.outputs[0];
  if (o.num_elements == 0) return 0;
  Operand x;
  x.dims = p.dims;
  x.rank = o.rank;
  const int64_t stride = axis_stride(x, p.axis), n = p.dims[p.axis], width = y.dims[y.rank - 1];
  return with_indices(o, [&](const auto* indices) {
    FirstWrongIndex first(o);
    const int64_t wraps = o.dtype == DType::uint64 ? 0 : n;  // is added to what is negative
    parallel_for(y.num_elements / width, grain_for(32 * width), [&](int64_t begin, int64_t end) {
      each_row_along(y, x, o, p.axis, begin, end,
                     [&](int64_t to, int64_t index_at, int64_t from, int64_t index_step, int64_t x_step) {
                       int64_t* places = y.as<int64_t>() + to;
                       const auto* of_row = indices + index_at;
                       uint64_t signs = 0;
                       const auto find = [&](auto each) {
                         for (int64_t j = 0; j < width; ++j) {
                           const int64_t given = static_cast<int64_t>(of_row[j * each]);
                           const int64_t i = given + (given < 0 ? wraps : 0);
                           signs |= sign_outside(i, n);
                           places[j] = static_cast<int64_t>(static_cast<uint64_t>(from + j * x_step) +
                                                            static_cast<uint64_t>(i) * static_cast<uint64_t>(stride));
                         }
                       };
                       if (index_step == 1) find(std::integral_constant<int64_t, 1>());
                       else find(index_step);
                       for (int64_t j = 0; static_cast<int64_t>(signs) < 0 && j < width; ++j) {
                         const int64_t given = static_cast<int64_t>(of_row[j * index_step]);
                         if (given >= n || given + wraps < 0) first.tell(index_at + j * index_step);
                       }
                     });
    });
    return first.check(call, indices, n);
  });
}

// ---- scatters along an axis

// A part of an array that one thread changes: lines along the axis, which lie side by side in it and in the updates.
struct Lines {
  int64_t first, first_update;     // elements
  int64_t updates, places, width;  // updates of a line, places of a line, lines
  int64_t update_step, step;       // along the axis

  // Calls f(place along the axis, number of the update, line).
  template <class F>
  [[gnu::always_inline]] void each(const int64_t* places_of, F&& f) const {
    const int64_t count = updates;  // what f writes may lie anywhere, as far as the compiler knows
    const auto walk = [&](auto lines, auto stride) __attribute__((always_inline)) {
      for (int64_t k = 0; k < count; ++k) {
        for (int64_t j = 0; j < lines; ++j) f(places_of[k * stride + j], k * stride + j, j);
      }
    };
    using One = std::integral_constant<int64_t, 1>;
    if (update_step == 1) walk(One(), One());
    else walk(width, update_step);
  }
};

// Called with lines and room for them, and with the places of their first update and those behind.
using ScatterLines = std::function<void(const Lines&, const int64_t* places, const Scratch& room)>;

// Copies x to y and calls scatter for lines that have updates, whose indices are looked at first; `room` is as large for each
// place of the lines as said. A thread changes what it has just copied. At most `most_lines` lie side by side. Returns false
// where an index is no place.
bool scatter_along(const KernelCall& call, int64_t most_lines, size_t room_each, const int64_t* indices,
                   const ScatterLines& scatter) {
  const int axis = call.params_as<AlongAxisParams>().axis;
  const Operand &x = call.inputs[0], &o = call.inputs[1], &y = call.outputs[0];
  const int64_t size = static_cast<int64_t>(dtype_size(y.dtype)), n = x.dims[axis], inner = axis_stride(x, axis),
                chunks = (inner + most_lines - 1) / most_lines;
  const int rank = static_cast<int>(x.rank), last = rank - 1;
  int64_t strides[kMaxRank];
  row_major_strides(o.dims, rank, strides);
  // Returns the first update beside a place whose coordinates along dims [begin, end) the number tells, or -1.
  const auto update_at = [&](int64_t number, int begin, int end) {
    int64_t at = 0;
    for (int d = end - 1; d >= begin; --d) {
      const int64_t i = number % x.dims[d];
      number /= x.dims[d];
      if (i >= o.dims[d]) return int64_t{-1};
      at += i * strides[d];
    }
    return at;
  };
  std::atomic<bool> are_all{true};
  const int64_t blocks = y.num_elements / std::max<int64_t>(n * inner, 1);
  parallel_for(blocks * chunks, grain_for(n * std::min(inner, most_lines) * size), [&](int64_t begin, int64_t end) {
    const Scratch room(static_cast<size_t>(n * std::min(inner, most_lines)) * room_each);
    for (int64_t item = begin; item < end; ++item) {
      const int64_t block = item / chunks, first = item % chunks * most_lines,
                    stop = std::min(inner, first + most_lines), base = block * n * inner;
      const bool is_whole = stop - first == inner;
      const int64_t run = (is_whole ? n * inner : stop - first) * size;
      for (int64_t r = 0; r < (is_whole ? 1 : n); ++r) {
        const int64_t at = (base + r * inner + first) * size;
        std::memcpy(y.as<char>() + at, x.as<char>() + at, static_cast<size_t>(run));
      }
      const int64_t outer = o.num_elements == 0 ? -1 : update_at(block, 0, axis);
      for (int64_t line = first, next; outer >= 0 && line < stop; line = next) {
        const int64_t column = axis == last ? 0 : line % x.dims[last];
        next = axis == last ? stop : std::min(stop, line - column + x.dims[last]);
        const int64_t update = update_at(line, axis + 1, rank);
        if (update < 0) continue;
        const int64_t lines = axis == last ? 1 : std::min(next - line, o.dims[last] - column);
        const Lines some{base + line, outer + update, o.dims[axis], n, lines, strides[axis], inner};
        const int64_t* const of_lines = indices + some.first_update;
        const bool is_list = some.update_step == 1;
        const int64_t lists = is_list ? 1 : some.updates, length = is_list ? some.updates : lines;
        bool ok = true;
        for (int64_t k = 0; ok && k < lists; ++k) ok = are_places(of_lines + k * some.update_step, 1, length, n);
        if (ok) scatter(some, of_lines, room);
        else are_all.store(false, std::memory_order_relaxed);
      }
    }
  });
  return are_all;
}

// Does so where some indices may be negative.
int32_t scatter_wrapped(KernelCall& call, int64_t most_lines, size_t room_each, const ScatterLines& scatter) {
  const Operand &o = call.inputs[1], &y = call.outputs[0];
  const WideIndices wide(o);
  const int64_t* const indices = wide;
  if (y.num_elements > 0 && scatter_along(call, most_lines, room_each, indices, scatter)) return 0;
  const Scratch places(static_cast<size_t>(o.num_elements) * sizeof(int64_t));
  const int64_t n = y.dims[call.params_as<AlongAxisParams>().axis];
  if (const int32_t code = wrap_indices(call, o, indices, n, places.as<int64_t>())) return code;
  scatter_along(call, most_lines, room_each, places.as<int64_t>(), scatter);
  return 0;
}

constexpr int64_t kMostLines = 64;

int32_t put_along_axis(KernelCall& call) {
  const Operand &updates = call.inputs[2], &y = call.outputs[0];
  int32_t code = 0;
  with_element(dtype_size(y.dtype), [&]<class T>(T) {
    code = scatter_wrapped(call, kMostLines, 0, [&](const Lines& lines, const int64_t* places, const Scratch&) {
      T* const to = y.as<T>() + lines.first;
      const T* const from = updates.as<T>() + lines.first_update;
      const int64_t step = lines.step;
      lines.each(places, [=](int64_t i, int64_t at, int64_t j) { to[i * step + j] = from[at]; });
    });
  });
  return code;
}

// Adds updates along lines to y, which has begun as x, with accumulators of type C.
template <class C, class T>
void add_lines(const Lines& lines, T* y, const T* x, const T* updates, const int64_t* places, const Scratch& room,
               bool is_place_fold) {
  const int64_t step = lines.step, width = lines.width;
  if constexpr (std::is_same_v<T, C>) {
    lines.each(places, [=](int64_t i, int64_t at, int64_t j) {
      T& sum = y[i * step + j];
      sum = static_cast<T>(sum + updates[at]);
    });
  } else if (is_place_fold) {
    PlaceFold<C, ScatterSum, T> sums(room, lines.places * width);
    lines.each(places,
               [&](int64_t i, int64_t at, int64_t j) { sums.fold(i * width + j, y[i * step + j], updates[at]); });
    sums.finish(y, lines.places, width, step);
  } else {
    const auto all = [&](auto&& f) __attribute__((always_inline)) {
      if (64 * lines.updates <= lines.places)  // other places need no sums
        return lines.each(places, [=](int64_t i, int64_t, int64_t j) { f(i, j); });
      const bool is_one = step == width;  // whether lines lie side by side without a gap
      const int64_t rows = is_one ? 1 : lines.places, columns = is_one ? lines.places * width : width;
      for (int64_t i = 0; i < rows; ++i) {
        for (int64_t j = 0; j < columns; ++j) f(i, j);
      }
    };
    C* const sums = room.as<C>();
    all([=](int64_t i, int64_t j) { sums[i * width + j] = x[i * step + j]; });
    lines.each(places, [=](int64_t i, int64_t at, int64_t j) { sums[i * width + j] += updates[at]; });
    all([=](int64_t i, int64_t j) { y[i * step + j] = static_cast<T>(sums[i * width + j]); });
  }
}

template <class T>
int32_t add_along_axis(KernelCall& call) {
  using C = typename WideAccumulator<T>::type;
  const Operand &x = call.inputs[0], &updates = call.inputs[2], &y = call.outputs[0];
  // So many that the accumulators stay in the second-level cache.
  const int64_t n = y.dims[call.params_as<AlongAxisParams>().axis],
                lines = std::clamp<int64_t>(65536 / std::max<int64_t>(n, 1), 8, kMostLines);
  const auto add = [&](const Lines& some, const int64_t* places, const Scratch& room) {
    add_lines<C>(some, y.as<T>() + some.first, x.as<T>() + some.first, updates.as<T>() + some.first_update, places,
                 room, is_for_place_fold(updates.num_elements, y.num_elements));
  };
  return scatter_wrapped(call, lines, std::is_same_v<T, C> ? 0 : PlaceFold<C, ScatterSum, T>::kRoomEach, add);
}

// ---- one_hot

int32_t one_hot(KernelCall& call) {
  const auto& p = call.params_as<OneHotParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  auto value = [&](int i, const unsigned char* otherwise) -> const void* {
    return i < call.num_inputs && call.inputs[i].given() ? call.inputs[i].data : otherwise;
  };
  const void *on = value(1, p.on), *off = value(2, p.off);
  fill_elements(y.data, off, dtype_size(y.dtype), y.num_elements);
  return with_indices(call.inputs[0], [&](const auto* indices) {
    with_element(dtype_size(y.dtype), [&]<class T>(T) {
      T hot;
      std::memcpy(&hot, on, sizeof hot);
      parallel_for(p.outer, grain_for(p.inner * 64), [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          for (int64_t j = 0; j < p.inner; ++j) {
            const int64_t index = static_cast<int64_t>(indices[i * p.inner + j]);
            if (index >= 0 && index < p.depth) y.as<T>()[(i * p.depth + index) * p.inner + j] = hot;
          }
        }
      });
    });
    return 0;
  });
}

// The type in which T is added up: for integers the unsigned one, since sums have the same bits whatever the sign.
template <class T>
using Added = typename Bitwise<T, std::is_integral_v<T>>::type;

template <class... T>
void add_sums(KernelTable& table, Types<T...>) {
  (table.add("gather_grad", dtype_of<T>, add_by_index<Added<T>, 0, 1>), ...);
  (table.add("sparse_to_dense_rows", dtype_of<T>, add_by_index<Added<T>, 1, 0>), ...);
  (table.add("take_along_axis_grad", dtype_of<T>, take_along_axis_grad<Added<T>>), ...);
  (table.add("gather_nd_grad", dtype_of<T>, fold_by_tuple<ScatterSum, Added<T>, 0, 1, -1>), ...);
  (table.add("scatter_nd", dtype_of<T>, fold_by_tuple<ScatterSum, Added<T>, 1, 0, -1>), ...);
  (table.add("tensor_scatter_nd_add", dtype_of<T>, fold_by_tuple<ScatterSum, Added<T>, 2, 1, 0>), ...);
  (table.add("tensor_scatter_nd_mul", dtype_of<T>, fold_by_tuple<InSegments<ScatterProduct>, Added<T>, 2, 1, 0>), ...);
}

template <class... T>
void add_extremes(KernelTable& table, Types<T...>) {
  (table.add("tensor_scatter_nd_max", dtype_of<T>, fold_by_tuple<ScatterExtreme<true>, T, 2, 1, 0>), ...);
  (table.add("tensor_scatter_nd_min", dtype_of<T>, fold_by_tuple<ScatterExtreme<false>, T, 2, 1, 0>), ...);
}

template <class I>
void widen(const Operand& o, int64_t* out) {
  const I* in = o.as<I>();
  parallel_for(o.num_elements, kMoveGrain, [=](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) out[i] = static_cast<int64_t>(in[i]);
  });
}

}  // namespace

WideIndices::WideIndices(const Operand& o)
    : copy_(o.dtype == DType::int64 || o.num_elements <= kFew ? 0
                                                              : static_cast<size_t>(o.num_elements) * sizeof(int64_t)) {
  int64_t* const out = o.num_elements <= kFew ? few_ : copy_.as<int64_t>();
  data_ = o.dtype == DType::int64 ? o.as<const int64_t>() : out;
  switch (o.dtype) {
    case DType::int8: widen<int8_t>(o, out); break;
    case DType::int16: widen<int16_t>(o, out); break;
    case DType::int32: widen<int32_t>(o, out); break;
    case DType::uint8: widen<uint8_t>(o, out); break;
    case DType::uint16: widen<uint16_t>(o, out); break;
    case DType::uint32: widen<uint32_t>(o, out); break;
    case DType::uint64: widen<uint64_t>(o, out); break;
    default: break;
  }
}

void fold_rows(const FoldFunctions& f, void* to, const void* base, const void* from, const int64_t* indices,
               const GatherParams& p, std::optional<bool> rises) {
  const int64_t blocks = p.batch * p.outer, threads = parallelism(), size = f.element_size;
  const auto ids_of = [&](int64_t b) { return indices + b / p.outer * p.count; };
  const auto is_sorted = [&](int64_t b) {
    return p.inner < kLeastRow && (rises ? *rises : never_falls(ids_of(b), p.count));
  };
  FoldFunctions::Function* const fold = p.inner > 1 && p.count <= f.few ? f.fold_few : f.fold;
  const auto block = [&](int64_t b, bool sorted, Span rows, Span columns) {
    const int64_t at = b * p.n * p.inner * size;
    fold(static_cast<char*>(to) + at, base ? static_cast<const char*>(base) + at : nullptr,
         static_cast<const char*>(from) + b * p.count * p.inner * size, ids_of(b), p.count, sorted, p.n, p.inner, rows,
         columns);
  };
  const Span all_rows{0, p.n}, all_columns{0, p.inner};
  if (blocks >= threads) {
    parallel_for(blocks, grain_for((p.n + p.count) * p.inner * size), [&](int64_t begin, int64_t end) {
      for (int64_t b = begin; b < end; ++b) block(b, is_sorted(b), all_rows, all_columns);
    });
    return;
  }
  constexpr int64_t kLeastColumns = 64;  // so few that a thread's part of a row is worth the read of its index
  const bool is_small = (p.n + p.count) * p.inner * size < 2 * kMoveGrain;
  const auto share = [&](int64_t n) { return is_small ? n : (n + threads - 1) / threads; };
  for (int64_t b = 0; b < blocks; ++b) {
    const bool sorted = is_sorted(b);
    if (p.inner >= threads * kLeastColumns) {
      parallel_for(p.inner, share(p.inner), [&](int64_t begin, int64_t end) {
        block(b, sorted, all_rows, {begin, end});
      });
    } else if (is_small || p.inner >= kLeastRow || sorted) {
      parallel_for(p.n, share(p.n), [&](int64_t begin, int64_t end) { block(b, sorted, {begin, end}, all_columns); });
    } else {
      block(b, sorted, all_rows, all_columns);
    }
  }
}

void register_indexing(KernelTable& table) {
  table.add("gather", DType::none, gather);
  table.add("gather_nd", DType::none, gather_nd);
  table.add("gather_nd", DType::string, moved_strings<gather_nd>);
  table.add("scatter_nd", DType::string, join_by_tuple);
  table.add("tensor_scatter_nd_update", DType::none, scatter_update);
  table.add("tensor_scatter_nd_update", DType::string, moved_strings<scatter_update>);
  table.add("take_along_axis", DType::none, take_along_axis);
  table.add("take_along_axis", DType::string, moved_strings<take_along_axis>);
  table.add("put_along_axis", DType::none, put_along_axis);
  table.add("put_along_axis", DType::string, moved_strings<put_along_axis>);
  table.add("add_along_axis", DType::int32, add_along_axis<uint32_t>);
  table.add("add_along_axis", DType::int64, add_along_axis<uint64_t>);
  table.add("add_along_axis", DType::float32, add_along_axis<float>);
  table.add("add_along_axis", DType::float64, add_along_axis<double>);
  table.add("one_hot", DType::none, one_hot);
  table.add("one_hot", DType::string, moved_strings<one_hot>);
  table.add("tuple_places", DType::none, tuple_places);
  table.add("element_places", DType::none, element_places);
  table.add("check_indices", DType::none, check_indices_kernel);
  table.add("require_true", DType::none, require_true);
  table.add("require_value", DType::int64, require_value);
  table.add("count_indices", DType::none, count_indices);
  table.add("repeat_indices", DType::none, repeat_indices);
  table.add("first_dense_rows", DType::none, first_dense_rows);
  add_sums(table, Numeric{});
  add_extremes(table, Real{});
}

}  // namespace eager::cpu
