// GPU kernels of the sorting family. All lines are sorted at once: by their elements' keys, then stably by line.
#include "kernels/common/sorting.h"

#include <bit>

#include "kernels/common/elementwise.h"
#include "kernels/cuda/indices.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/sort.h"

namespace eager::cuda {
namespace {

// Device memory for order_of, for the duration of a call.
struct OrderRoom {
  Scratch keys, sorted_keys, first, second;
  OrderRoom(const KernelCall& call, int64_t n)
      : keys(call, bytes(n)), sorted_keys(call, bytes(n)), first(call, bytes(n)), second(call, bytes(n)) {}
  static size_t bytes(int64_t n) { return static_cast<size_t>(n) * sizeof(int64_t); }
};

// Returns the positions of x's elements, line by line, each line in its order. They lie in the room.
template <class T>
const int64_t* order_of(const KernelCall& call, const T* x, const SortParams& p, const OrderRoom& room) {
  const int64_t lines = p.outer * p.inner, row = p.n * p.inner, inner = p.inner, n = p.outer * row;
  const bool descending = p.descending;
  uint64_t *keys = room.keys.as<uint64_t>(), *sorted_keys = room.sorted_keys.as<uint64_t>();
  int64_t *first = room.first.as<int64_t>(), *second = room.second.as<int64_t>();
  each(call, n, [=] __device__(int64_t i) {
    const Key<T> key = key_of(x[i]);
    keys[i] = descending ? static_cast<Key<T>>(~key) : key;
    first[i] = i;
  });
  sort_pairs(call, keys, sorted_keys, first, second, n, static_cast<int>(sizeof(T)) * 8);
  if (lines == 1) return second;
  each(call, n,
       [=] __device__(int64_t i) { keys[i] = static_cast<uint64_t>(second[i] / row * inner + second[i] % inner); });
  sort_pairs(call, keys, sorted_keys, second, first, n, std::bit_width(static_cast<uint64_t>(lines - 1)));
  return first;
}

// Writes the first k of each line in its order: values, indices, or both.
template <class T>
void put_first(const KernelCall& call, T* values, int64_t* indices) {
  const auto p = call.params_as<SortParams>();
  const T* x = call.inputs[0].as<T>();
  if (p.outer == 0 || p.inner == 0 || p.k == 0) return;
  const OrderRoom room(call, p.outer * p.n * p.inner);
  const int64_t* positions = order_of(call, x, p, room);
  each(call, p.outer * p.inner * p.k, [=] __device__(int64_t i) {
    const int64_t line = i / p.k, place = i % p.k, from = positions[line * p.n + place];
    const int64_t to = (line / p.inner * p.k + place) * p.inner + line % p.inner;
    if (values) values[to] = x[from];
    if (indices) indices[to] = from / p.inner % p.n;
  });
}

template <class T>
int32_t sort(KernelCall& call) {
  put_first<T>(call, call.outputs[0].as<T>(), nullptr);
  return 0;
}

template <class T>
int32_t argsort(KernelCall& call) {
  put_first<T>(call, nullptr, call.outputs[0].as<int64_t>());
  return 0;
}

template <class T>
int32_t top_k(KernelCall& call) {
  put_first<T>(call, call.outputs[0].as<T>(), call.outputs[1].as<int64_t>());
  return 0;
}

template <class T>
int32_t searchsorted(KernelCall& call) {
  const auto p = call.params_as<SearchParams>();
  const T* x = call.inputs[0].as<T>();
  const bool has_sorter = call.num_inputs > 2 && call.inputs[2].given();
  const int64_t size = has_sorter ? call.inputs[2].num_elements : 0;
  const Scratch room(call, static_cast<size_t>(size) * sizeof(T));
  if (has_sorter) {
    const CheckedIndices index(call, call.inputs[2], p.n);
    const T* given = x;
    T* sorted = room.as<T>();
    each(call, size, [=] __device__(int64_t i) {
      const int64_t from = index(i, true);
      sorted[i] = given[i / p.n * p.n + (from < 0 ? 0 : from)];
    });
    x = sorted;
  }
  const OnDevice wanted_operand(call, call.inputs[1]);
  const T* wanted = wanted_operand.as<T>();
  int64_t* y = call.outputs[0].as<int64_t>();
  each(call, call.outputs[0].num_elements, [=] __device__(int64_t i) {
    y[i] = insertion_point(x + (p.lines > 1 ? i / p.m * p.n : 0), p.n, wanted[i], p.right);
  });
  return 0;
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("sort", dtype_of<T>, sort<T>), ...);
  (table.add("argsort", dtype_of<T>, argsort<T>), ...);
  (table.add("top_k", dtype_of<T>, top_k<T>), ...);
  (table.add("searchsorted", dtype_of<T>, searchsorted<T>), ...);
}

}  // namespace

void register_sorting(KernelTable& table) { add_all(table, Ordered{}); }

}  // namespace eager::cuda
