// Patches of images, and elements of images by their places.
#include "kernels/common/patches.h"

#include <algorithm>

#include "kernels/common/elementwise.h"
#include "kernels/common/pooling.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/rows.h"

namespace eager::cpu {

namespace {

// The places whose tap lies inside the image along an axis, from `begin` to `end`, and where the tap of place 0 lies.
struct Inside {
  Inside(const WindowAxis& a, int64_t tap) : origin(tap * a.dilation - a.pad) {
    begin = origin >= 0 ? 0 : std::min(a.out, (-origin + a.stride - 1) / a.stride);
    end = a.in <= origin ? begin : std::clamp((a.in - origin + a.stride - 1) / a.stride, begin, a.out);
  }
  int64_t origin, begin, end;
};

// Returns how many bytes a task of rows is worth: all taps of a row of places.
int64_t row_bytes(const PatchParams& p, size_t element_size) {
  return p.w.out * p.taps() * p.unit * static_cast<int64_t>(element_size);
}

// Copies `count` units which are so many units apart.
template <class T>
void copy_units(T* to, int64_t to_step, const T* from, int64_t from_step, int64_t count, int64_t unit) {
  if (unit == 1 && to_step == 1 && from_step == 1) {
    std::memcpy(to, from, static_cast<size_t>(count) * sizeof(T));
  } else if (unit == 1) {
    for (int64_t i = 0; i < count; ++i) to[i * to_step] = from[i * from_step];
  } else {
    for (int64_t i = 0; i < count; ++i)
      std::memcpy(to + i * to_step * unit, from + i * from_step * unit, static_cast<size_t>(unit) * sizeof(T));
  }
}

template <class T>
void zero_units(T* to, int64_t step, int64_t count, int64_t unit) {
  for (int64_t i = 0; i < count; ++i) std::memset(to + i * step * unit, 0, static_cast<size_t>(unit) * sizeof(T));
}

template <class T>
void unfold_row(const PatchParams& p, const T* plane, T* patches, int64_t row) {
  for (int64_t kh = 0; kh < p.h.kernel; ++kh) {
    const int64_t y = row * p.h.stride + kh * p.h.dilation - p.h.pad;
    for (int64_t kw = 0; kw < p.w.kernel; ++kw) {
      const int64_t step = p.place_step();
      T* to = patches + ((kh * p.w.kernel + kw) * p.tap_step() + row * p.w.out * step) * p.unit;
      const auto at = [&](int64_t place) { return to + place * step * p.unit; };
      if (y < 0 || y >= p.h.in) {
        zero_units(to, step, p.w.out, p.unit);
        continue;
      }
      const Inside x(p.w, kw);
      zero_units(to, step, x.begin, p.unit);
      if (x.end > x.begin)
        copy_units(at(x.begin), step, plane + (y * p.w.in + x.origin + x.begin * p.w.stride) * p.unit, p.w.stride,
                   x.end - x.begin, p.unit);
      zero_units(at(x.end), step, p.w.out - x.end, p.unit);
    }
  }
}

int32_t unfold(KernelCall& call) {
  const auto& p = call.params_as<PatchParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  with_element(dtype_size(y.dtype), [&]<class T>(T) {
    parallel_for(p.planes * p.h.out, grain_for(row_bytes(p, sizeof(T))), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t plane = i / p.h.out;
        unfold_row(p, call.inputs[0].as<T>() + plane * p.h.in * p.w.in * p.unit,
                   y.as<T>() + plane * p.taps() * p.places() * p.unit, i % p.h.out);
      }
    });
  });
  return 0;
}

// Adds to a row of an image, `sums`, what the patches of its plane have there.
template <class T>
void fold_row(const PatchParams& p, const T* patches, T* sums, int64_t row) {
  for (int64_t kh = 0; kh < p.h.kernel; ++kh) {
    const int64_t distance = row + p.h.pad - kh * p.h.dilation;
    if (distance < 0 || distance % p.h.stride != 0 || distance / p.h.stride >= p.h.out) continue;
    for (int64_t kw = 0; kw < p.w.kernel; ++kw) {
      const Inside x(p.w, kw);
      const int64_t step = p.place_step() * p.unit, stride = p.w.stride * p.unit;
      const T* from =
          patches + ((kh * p.w.kernel + kw) * p.tap_step() + distance / p.h.stride * p.w.out * p.place_step()) * p.unit;
      T* to = sums + x.origin * p.unit;
      if (p.unit == 1) {
        for (int64_t i = x.begin; i < x.end; ++i) to[i * stride] += from[i * step];
      } else {
        for (int64_t i = x.begin; i < x.end; ++i) {
          for (int64_t c = 0; c < p.unit; ++c) to[i * stride + c] += from[i * step + c];
        }
      }
    }
  }
}

template <class T>
int32_t fold(KernelCall& call) {
  const auto& p = call.params_as<PatchParams>();
  const Operand& y = call.outputs[0];
  if (y.num_elements == 0) return 0;
  const T* patches = call.inputs[0].as<T>();
  const int64_t width = p.w.in * p.unit;
  parallel_for(p.planes * p.h.in, grain_for(row_bytes(p, sizeof(T))), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      T* sums = y.as<T>() + i * width;
      std::fill_n(sums, width, T(0));
      fold_row(p, patches + i / p.h.in * p.taps() * p.places() * p.unit, sums, i % p.h.in);
    }
  });
  return 0;
}

// Moves elements between images and the places that the indices give: of each image in turn, so that of equal indices the last one
// counts.
template <bool is_gradient>
int32_t max_unpool(KernelCall& call) {
  const auto& p = call.params_as<UnpoolParams>();
  const Operand &x = call.inputs[0], &y = call.outputs[0];
  const WideIndices indices(call.inputs[1]);
  if (int32_t code = check_indices<int64_t>(call, call.inputs[1], indices, p.places)) return code;
  if (y.num_elements == 0) return 0;
  with_element(dtype_size(y.dtype), [&]<class T>(T) {
    parallel_for(p.images, grain_for((p.places + p.count) * static_cast<int64_t>(sizeof(T))),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t i = begin; i < end; ++i) {
                     const int64_t* at = indices + i * p.count;
                     T* to = y.as<T>() + i * (is_gradient ? p.count : p.places);
                     const T* from = x.as<T>() + i * (is_gradient ? p.places : p.count);
                     if (!is_gradient) std::memset(to, 0, static_cast<size_t>(p.places) * sizeof(T));
                     for (int64_t k = 0; k < p.count; ++k) to[is_gradient ? k : at[k]] = from[is_gradient ? at[k] : k];
                   }
                 });
  });
  return 0;
}

// Integers that differ in sign alone have sums of the same bits.
template <class... T>
void add_folds(KernelTable& table, const char* op, Types<T...>) {
  (table.add(op, dtype_of<T>, fold<typename Bitwise<T, std::is_integral_v<T>>::type>), ...);
  table.add(op, DType::float16, through_floats<float16, fold<float>>);
  table.add(op, DType::bfloat16, through_floats<bfloat16, fold<float>>);
}

}  // namespace

void register_patches(KernelTable& table) {
  table.add("unfold", DType::none, unfold);
  add_folds(table, "fold", Join<Integers, Join<WideFloats, Complexes>>{});
  add_folds(table, "unfold_grad", Join<WideFloats, Complexes>{});
  table.add("max_unpool", DType::none, max_unpool<false>);
  table.add("max_unpool_grad", DType::none, max_unpool<true>);
}

}  // namespace eager::cpu
