// layer_norm, rms_norm and their gradients: a row of neighbouring elements goes through vectors by itself.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/normalization.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <cmath>

#include "kernels/common/normalization.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/normalization.h"
#include "kernels/cpu/numbers-inl.h"
#include "kernels/cpu/reduction_fold-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kBlock = 64;  // rows whose parts of the parameters' gradients are summed as A

// --- a row of float or double ---

template <class A>
HWY_NOINLINE double sum_row(const A* x, int64_t n) {
  double sum = 0;
  fold_row<SumOf<A>>(x, n, &sum);
  return sum;
}

// Returns the sum of (x - mean)^2.
template <class A>
HWY_NOINLINE double squared_distance(const A* x, A mean, int64_t n) {
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, mean);
  return sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    const auto v = hn::Sub(load_part(d, x + i, left, mean), shift);
    return hn::Mul(v, v);
  });
}

// Writes (x - mean) inverse scale + offset.
template <class A>
HWY_NOINLINE void normalize_row(const A* x, A mean, A inverse, const A* scale, const A* offset, int64_t n, A* y) {
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, mean), factor = hn::Set(d, inverse);
  for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
    const auto normal = hn::Mul(hn::Sub(load_part(d, x + i, n - i, A(0)), shift), factor);
    const auto v = hn::MulAdd(normal, load_part(d, scale + i, n - i, A(0)), load_part(d, offset + i, n - i, A(0)));
    store_part(d, v, y + i, n - i);
  }
}

// A row of dy, x and the scale, in A, and what the forward op kept of it.
template <class A>
struct GradientRow {
  const A *dy, *x, *scale;
  int64_t n;
  A mean, inverse;
  A mean_g, mean_g_normal;  // the means of g = dy scale, and of g times the normal

  HWY_NOINLINE void find_means(bool is_centered) {
    using M = SumOf<A>;
    const hn::ScalableTag<A> d;
    const int64_t w = static_cast<int64_t>(hn::Lanes(d));
    const auto shift = hn::Set(d, mean), factor = hn::Set(d, inverse);
    RowAccs<M, decltype(d)> sums, normal_sums;
    for (int64_t i = 0; i < n;) {
      auto sum = hn::Zero(d), normal_sum = hn::Zero(d);
      for (const int64_t end = std::min(n, i + 8 * w); i < end; i += w) {
        const auto g = hn::Mul(load_part(d, dy + i, n - i, A(0)), load_part(d, scale + i, n - i, A(0)));
        const auto normal = hn::Mul(hn::Sub(load_part(d, x + i, n - i, mean), shift), factor);
        sum = hn::Add(sum, g);
        normal_sum = hn::MulAdd(g, normal, normal_sum);
      }
      sums.take(d, sum);
      normal_sums.take(d, normal_sum);
    }
    double total = 0, normal_total = 0;
    sums.put(&total);
    normal_sums.put(&normal_total);
    mean_g = is_centered ? static_cast<A>(total / static_cast<double>(n)) : A(0);
    mean_g_normal = static_cast<A>(normal_total / static_cast<double>(n));
  }

  // Writes inverse (g - mean(g) - normal mean(g normal)), and adds dy normal and dy to the parameters' gradients.
  HWY_NOINLINE void write(A* dx, A* dscale, A* doffset) const {
    const hn::ScalableTag<A> d;
    const auto shift = hn::Set(d, mean), factor = hn::Set(d, inverse);
    const auto m = hn::Set(d, mean_g), mn = hn::Set(d, mean_g_normal);
    for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
      const int64_t left = n - i;
      const auto v = load_part(d, dy + i, left, A(0));
      const auto g = hn::Mul(v, load_part(d, scale + i, left, A(0)));
      const auto normal = hn::Mul(hn::Sub(load_part(d, x + i, left, mean), shift), factor);
      store_part(d, hn::MulAdd(v, normal, load_part(d, dscale + i, left, A(0))), dscale + i, left);
      if (doffset) store_part(d, hn::Add(v, load_part(d, doffset + i, left, A(0))), doffset + i, left);
      store_part(d, hn::Mul(factor, hn::NegMulAdd(normal, mn, hn::Sub(g, m))), dx + i, left);
    }
  }
};

// --- rows of tensors ---

// Rows that a kernel reads: the tensor's, or a copy where the normalized axes are not its last ones.
template <class T>
class RowsRead {
 public:
  RowsRead(const Operand& o, const RowNormParams& p)
      : room_(p.is_moved ? static_cast<size_t>(o.num_elements) * sizeof(T) : 0),
        data_(p.is_moved ? room_.as<T>() : o.as<T>()) {
    if (p.is_moved && o.num_elements > 0) strided_read(room_.data(), o.data, p.plan, sizeof(T));
  }
  const T* data() const { return data_; }

 private:
  Scratch room_;
  const T* data_;
};

// Rows that a kernel writes; put_back brings them to their places.
template <class T>
class RowsWritten {
 public:
  RowsWritten(const Operand& o, const RowNormParams& p)
      : out_(o), p_(p), room_(p.is_moved ? static_cast<size_t>(o.num_elements) * sizeof(T) : 0),
        data_(p.is_moved ? room_.as<T>() : o.as<T>()) {}
  T* data() const { return data_; }
  void put_back() const {
    if (p_.is_moved && out_.num_elements > 0) strided_write(out_.data, data_, p_.plan, sizeof(T));
  }

 private:
  const Operand& out_;
  const RowNormParams& p_;
  Scratch room_;
  T* data_;
};

// Reads row r as A: its elements, or `room` with halves converted.
template <class T>
const Compute<T>* read_row(const T* x, int64_t r, int64_t n, Compute<T>* room) {
  if constexpr (is_half<T>) return to_numbers(x + r * n, room, n), room;
  else return x + r * n;
}

template <class T, bool kCentered>
int32_t row_norm(KernelCall& call) {
  using A = Compute<T>;
  const RowNormParams& p = call.params_as<RowNormParams>();
  const int64_t n = p.n;
  const RowsRead<T> x_rows(call.inputs[0], p);
  const RowsWritten<T> y_rows(call.outputs[0], p);
  const Parameter<T> scales(optional_input(call, 1), n, A(1)),
      offsets(kCentered ? optional_input(call, 2) : Operand(), n, A(0));
  const T* x = x_rows.data();
  T* y = y_rows.data();
  const A *scale = scales.data(), *offset = offsets.data();
  A *means = kCentered ? call.outputs[1].as<A>() : nullptr, *inverses = call.outputs[kCentered ? 2 : 1].as<A>();
  const double epsilon = p.epsilon, count = static_cast<double>(n);
  parallel_for(p.rows, row_grain(n), [=](int64_t begin, int64_t end) {
    const Scratch room(is_half<T> ? static_cast<size_t>(n) * sizeof(A) : 0);
    for (int64_t r = begin; r < end; ++r) {
      const A* row = read_row(x, r, n, room.as<A>());
      const A mean = kCentered ? static_cast<A>(sum_row(row, n) / count) : A(0);
      const A inverse = static_cast<A>(1 / std::sqrt(squared_distance(row, mean, n) / count + epsilon));
      if constexpr (kCentered) means[r] = mean;
      inverses[r] = inverse;
      if constexpr (is_half<T>) {
        normalize_row(row, mean, inverse, scale, offset, n, room.as<A>());
        from_numbers(room.as<A>(), y + r * n, n);
      } else {
        normalize_row(row, mean, inverse, scale, offset, n, y + r * n);
      }
    }
  });
  y_rows.put_back();
  return 0;
}

template <class T, bool kCentered>
int32_t row_norm_grad(KernelCall& call) {
  using A = Compute<T>;
  const RowNormParams& p = call.params_as<RowNormParams>();
  const int64_t n = p.n, rows = p.rows, blocks = (rows + kBlock - 1) / kBlock;
  const RowsRead<T> dy_rows(call.inputs[0], p), x_rows(call.inputs[1], p);
  const RowsWritten<T> dx_rows(call.outputs[0], p);
  const Parameter<T> scales(call.inputs[2], n, A(1));
  const T *dy = dy_rows.data(), *x = x_rows.data();
  T* dx = dx_rows.data();
  const A* scale = scales.data();
  const A *means = kCentered ? call.inputs[3].as<A>() : nullptr, *inverses = call.inputs[kCentered ? 4 : 3].as<A>();
  constexpr int kSums = kCentered ? 2 : 1;
  const Scratch parts(static_cast<size_t>(blocks * kSums * n) * sizeof(A));
  A* sums = parts.as<A>();  // [blocks, kSums, n]: of dy normal, and of dy
  parallel_for(blocks, std::max<int64_t>(1, row_grain(n) / kBlock), [=](int64_t begin, int64_t end) {
    const Scratch room(is_half<T> ? static_cast<size_t>(2 * n) * sizeof(A) : 0);
    for (int64_t b = begin; b < end; ++b) {
      A* part = sums + b * kSums * n;
      std::fill(part, part + kSums * n, A(0));
      for (int64_t r = b * kBlock; r < std::min(rows, (b + 1) * kBlock); ++r) {
        GradientRow<A> row{read_row(dy, r, n, room.as<A>()),
                           read_row(x, r, n, room.as<A>() + n),
                           scale,
                           n,
                           kCentered ? means[r] : A(0),
                           inverses[r],
                           A(0),
                           A(0)};
        row.find_means(kCentered);
        if constexpr (is_half<T>) {
          row.write(room.as<A>(), part, kCentered ? part + n : nullptr);
          from_numbers(room.as<A>(), dx + r * n, n);
        } else {
          row.write(dx + r * n, part, kCentered ? part + n : nullptr);
        }
      }
    }
  });
  for (int i = 0; i < kSums; ++i) {
    add_parts(sums + i * n, blocks, kSums * n, n, call.outputs[1 + i].as<T>());
  }
  dx_rows.put_back();
  return 0;
}

template <class... T>
void add_rows(KernelTable& t, Types<T...>) {
  (t.add("layer_norm", dtype_of<T>, row_norm<T, true>), ...);
  (t.add("layer_norm_grad", dtype_of<T>, row_norm_grad<T, true>), ...);
  (t.add("rms_norm", dtype_of<T>, row_norm<T, false>), ...);
  (t.add("rms_norm_grad", dtype_of<T>, row_norm_grad<T, false>), ...);
}

void RegisterNormalization(KernelTable& t) { add_rows(t, Floats{}); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {
HWY_EXPORT(RegisterNormalization);
void register_normalization(KernelTable& table) {
  HWY_DYNAMIC_DISPATCH(RegisterNormalization)(table);
  register_channel_norms(table);
}
}  // namespace eager::cpu
#endif
