// GPU kernels of the counted family, whose outputs are as long as values say.
#include "kernels/common/counted.h"

#include <bit>
#include <cstring>
#include <type_traits>

#include "kernels/common/element.h"
#include "kernels/common/elementwise.h"
#include "kernels/common/sorting.h"
#include "kernels/cuda/elementwise.h"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/launch.h"
#include "kernels/cuda/move.h"
#include "kernels/cuda/scan.h"
#include "kernels/cuda/sort.h"

namespace eager::cuda {
namespace {

// Marks elements, numbers[i] of them up to element i and with it.
struct Marks {
  const uint8_t* bytes;
  int64_t* numbers;
  __device__ int64_t initial() const { return 0; }
  __device__ Affine<int64_t, Running::sum> operator()(int64_t, int64_t i) const { return {bytes[i] != 0, 1}; }
  __device__ void put(int64_t, int64_t i, int64_t, int64_t after) const { numbers[i] = after; }
};

// Writes how many bytes are not 0 up to each one and with it, and how many there are.
void number_marks(const KernelCall& call, const uint8_t* bytes, int64_t n, int64_t* numbers) {
  int64_t* count = count_of(call);
  scan_lines<int64_t, Running::sum>(call, 1, n, Marks{bytes, numbers});
  each(call, 1, [=] __device__(int64_t) { *count = n > 0 ? numbers[n - 1] : 0; });
}

template <class T>
void mask_elements(const KernelCall& call, const int64_t* numbers) {
  const auto p = call.params_as<MaskParams>();
  const T* x = call.inputs[0].as<T>();
  const uint8_t* mask = call.inputs[1].as<uint8_t>();
  T* y = call.outputs[0].as<T>();
  const int64_t* count = count_of(call);
  each(call, p.outer * p.n * p.inner, [=] __device__(int64_t i) {
    const int64_t row = i / p.inner, at = row % p.n;
    if (mask[at]) y[(row / p.n * *count + numbers[at] - 1) * p.inner + i % p.inner] = x[i];
  });
}

int32_t boolean_mask(KernelCall& call) {
  const auto& p = call.params_as<MaskParams>();
  const Scratch numbers(call, static_cast<size_t>(p.n) * sizeof(int64_t));
  number_marks(call, call.inputs[1].as<uint8_t>(), p.n, numbers.as<int64_t>());
  if (call.inputs[0].num_elements == 0) return 0;
  with_element<Unit16>(dtype_size(call.inputs[0].dtype),
                       [&]<class T>(T) { mask_elements<T>(call, numbers.as<int64_t>()); });
  return 0;
}

template <class T>
int32_t nonzero(KernelCall& call) {
  const Operand& x = call.inputs[0];
  const int64_t n = x.num_elements;
  const T* values = x.as<T>();
  const Scratch marks(call, static_cast<size_t>(n)), positions(call, static_cast<size_t>(n) * sizeof(int64_t));
  uint8_t* bytes = marks.as<uint8_t>();
  int64_t* numbers = positions.as<int64_t>();
  each(call, n, [=] __device__(int64_t i) { bytes[i] = static_cast<Compute<T>>(values[i]) != Compute<T>(0); });
  number_marks(call, bytes, n, numbers);
  int64_t stride = 1;
  for (int d = x.rank - 1; d >= 0; --d) {
    int64_t* indices = call.outputs[d].as<int64_t>();
    const int64_t dim = x.dims[d], step = stride;
    each(call, n, [=] __device__(int64_t i) {
      if (bytes[i]) indices[numbers[i] - 1] = i / step % dim;
    });
    stride *= dim;
  }
  return 0;
}

// ---- unique: elements that are equal lie side by side once they are sorted by their bits

// The bits of an element, 64 at a time; those of equal elements are equal.
template <class T>
__device__ uint64_t bits_of(T x, int part) {
  if constexpr (is_complex_type<T>) {
    return bits_of(part == 0 ? x.real() : x.imag(), 0);
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<uint64_t>(x);
  } else {
    const double value = static_cast<double>(static_cast<Compute<T>>(x)) + 0.0;
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
  }
}

template <class T>
int32_t unique_elements(KernelCall& call) {
  const int64_t n = call.inputs[0].num_elements;
  const OnDevice x_operand(call, call.inputs[0]);
  const T* x = x_operand.as<T>();
  T* values = call.outputs[0].as<T>();
  int64_t *indices = call.outputs[1].as<int64_t>(), *inverse = call.outputs[2].as<int64_t>(),
          *counts = call.outputs[3].as<int64_t>();
  const size_t bytes = static_cast<size_t>(n) * sizeof(int64_t);
  const Scratch keys_room(call, bytes), sorted_room(call, bytes), a(call, bytes), b(call, bytes),
      numbers_room(call, bytes), starts_room(call, bytes), marks(call, static_cast<size_t>(n));
  uint64_t *keys = keys_room.as<uint64_t>(), *sorted = sorted_room.as<uint64_t>();
  int64_t *positions = a.as<int64_t>(), *other = b.as<int64_t>(), *numbers = numbers_room.as<int64_t>(),
          *starts = starts_room.as<int64_t>();
  uint8_t* is_first = marks.as<uint8_t>();
  // 1. The positions of x in the order of the elements' bits.
  each(call, n, [=] __device__(int64_t i) { positions[i] = i; });
  for (int part = 0; part < (is_complex_type<T> ? 2 : 1); ++part) {
    each(call, n, [=] __device__(int64_t i) { keys[i] = bits_of(x[positions[i]], part); });
    sort_pairs(call, keys, sorted, positions, other, n, 64);
    std::swap(positions, other);
  }
  // 2. Groups of equal elements, by number, and where each starts. The sort is stable, so it starts with its first element.
  each(call, n, [=] __device__(int64_t i) {
    is_first[i] = i == 0 || !(static_cast<Compute<T>>(x[positions[i]]) == static_cast<Compute<T>>(x[positions[i - 1]]));
  });
  number_marks(call, is_first, n, numbers);
  const int64_t* count = count_of(call);
  each(call, n, [=] __device__(int64_t i) {
    if (is_first[i]) starts[numbers[i] - 1] = i;
  });
  // 3. The groups in the order of their first elements.
  each(call, n, [=] __device__(int64_t g) {
    keys[g] = g < *count ? static_cast<uint64_t>(positions[starts[g]]) : ~uint64_t{0};
    other[g] = g;
  });
  const Scratch order_room(call, bytes), ranks_room(call, bytes);
  int64_t *order = order_room.as<int64_t>(), *ranks = ranks_room.as<int64_t>();
  sort_pairs(call, keys, sorted, other, order, n, 64);
  each(call, n, [=] __device__(int64_t r) {
    const int64_t g = order[r];
    if (r >= *count) return;
    ranks[g] = r;
    indices[r] = positions[starts[g]];
    values[r] = x[positions[starts[g]]];
    counts[r] = (g + 1 < *count ? starts[g + 1] : n) - starts[g];
  });
  each(call, n, [=] __device__(int64_t i) { inverse[positions[i]] = ranks[numbers[i] - 1]; });
  return 0;
}

// ---- unique along an axis: the ranks of slices by one key after the other, two of which become one, until one is left

// Device memory for a number an item.
struct Numbers {
  Scratch room;
  int64_t* at;
  Numbers(const KernelCall& call, int64_t n)
      : room(call, static_cast<size_t>(n) * sizeof(int64_t)), at(room.as<int64_t>()) {}
};

// The real and the imaginary part of a complex number have a key each.
template <class T>
int32_t unique_slices(KernelCall& call) {
  using Part = typename ComplexParts<T>::Part;
  const auto p = call.params_as<UniqueParams>();
  constexpr int64_t kParts = sizeof(T) / sizeof(Part);
  const int64_t n = p.n, inner = p.inner * kParts, width = p.outer * inner, total = n * std::max<int64_t>(width, 1);
  const OnDevice x_operand(call, call.inputs[0]);
  const Part* x = x_operand.as<Part>();
  const Numbers first(call, total), second(call, total), third(call, total), ordered(call, total), other(call, total);
  const Scratch marks(call, static_cast<size_t>(total)), alone_room(call, static_cast<size_t>(n));
  uint64_t *keys = reinterpret_cast<uint64_t*>(first.at), *lines = reinterpret_cast<uint64_t*>(second.at),
           *sorted = reinterpret_cast<uint64_t*>(third.at);
  int64_t *positions = ordered.at, *moved = other.at;
  uint8_t *is_first = marks.as<uint8_t>(), *is_alone = alone_room.as<uint8_t>();
  // 1. The keys, [width, n], and which slices have NaN.
  each(call, n, [=] __device__(int64_t s) { is_alone[s] = 0; });
  each(call, total, [=] __device__(int64_t i) {
    const int64_t column = i / n, s = i % n;
    if (width == 0) {
      keys[i] = 0;
      return;
    }
    const Part value = x[(column / inner * n + s) * inner + column % inner];
    keys[i] = key_of(value);
    if (has_nan<Part> && keys[i] == static_cast<Key<Part>>(~Key<Part>{0})) is_alone[s] = 1;
  });
  // 2. The slices' ranks in each column, [columns, n]; then half as many columns of pairs of them, until there is one.
  int bits = static_cast<int>(sizeof(Part)) * 8;
  for (int64_t columns = std::max<int64_t>(width, 1);; columns = (columns + 1) / 2) {
    const int64_t size = columns * n;
    each(call, size, [=] __device__(int64_t i) { positions[i] = i; });
    sort_pairs(call, keys, sorted, positions, moved, size, bits);
    std::swap(positions, moved);
    if (columns == 1) break;
    each(call, size, [=] __device__(int64_t i) { lines[i] = static_cast<uint64_t>(positions[i] / n); });
    sort_pairs(call, lines, sorted, positions, moved, size, std::bit_width(static_cast<uint64_t>(columns - 1)));
    std::swap(positions, moved);
    each(call, size,
         [=] __device__(int64_t i) { is_first[i] = i % n != 0 && keys[positions[i]] != keys[positions[i - 1]]; });
    int64_t *numbers = reinterpret_cast<int64_t*>(sorted), *ranks = reinterpret_cast<int64_t*>(lines);
    number_marks(call, is_first, size, numbers);
    each(call, size, [=] __device__(int64_t i) { ranks[positions[i]] = numbers[i] - numbers[i / n * n]; });
    each(call, (columns + 1) / 2 * n, [=] __device__(int64_t i) {
      const int64_t left = i / n * 2 * n + i % n, right = left + n;
      keys[i] = static_cast<uint64_t>(ranks[left] * n + (right < size ? ranks[right] : 0));
    });
    bits = 64;
  }
  // 3. Groups of equal slices, which begin with their first one, since the sorts are stable.
  each(call, n, [=] __device__(int64_t i) {
    is_first[i] = i == 0 || keys[positions[i]] != keys[positions[i - 1]] || is_alone[positions[i]];
  });
  int64_t *numbers = reinterpret_cast<int64_t*>(sorted), *starts = reinterpret_cast<int64_t*>(lines);
  number_marks(call, is_first, n, numbers);
  T* values = call.outputs[0].as<T>();
  int64_t *indices = call.outputs[1].as<int64_t>(), *inverse = call.outputs[2].as<int64_t>(),
          *counts = call.outputs[3].as<int64_t>();
  const int64_t* count = count_of(call);
  each(call, n, [=] __device__(int64_t i) {
    const int64_t number = numbers[i] - 1;
    inverse[positions[i]] = number;
    if (!is_first[i]) return;
    starts[number] = i;
    indices[number] = positions[i];
  });
  each(call, n, [=] __device__(int64_t k) {
    if (k < *count) counts[k] = (k + 1 < *count ? starts[k + 1] : n) - starts[k];
  });
  const T* elements = x_operand.as<T>();
  each(call, n * p.outer * p.inner, [=] __device__(int64_t i) {
    const int64_t row = i / p.inner, o = row / n, k = row % n;
    if (k < *count)
      values[(o * *count + k) * p.inner + i % p.inner] = elements[(o * n + indices[k]) * p.inner + i % p.inner];
  });
  return 0;
}

// Integers that differ in sign alone are equal where their bits are.
template <class T>
using Unsigned = typename std::conditional_t<std::is_integral_v<T>, std::make_unsigned<T>, std::type_identity<T>>::type;

template <class T>
int32_t unique(KernelCall& call) {
  if (call.params_as<UniqueParams>().has_axis) return unique_slices<T>(call);
  return unique_elements<Unsigned<T>>(call);
}

template <class... T>
void add_all(KernelTable& table, Types<T...>) {
  (table.add("nonzero", dtype_of<T>, nonzero<Unsigned<T>>), ...);
  (table.add("unique", dtype_of<T>, unique<T>), ...);
}

}  // namespace

void register_counted(KernelTable& table) {
  table.add("boolean_mask", DType::none, boolean_mask);
  add_all(table, Fixed{});
}

}  // namespace eager::cuda
