// layer_norm, rms_norm and their gradients: a row of neighbouring elements goes through vectors by itself.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/normalization.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "kernels/common/normalization.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/normalization.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/reduction_fold-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

template <class A>
HWY_INLINE double sum_row(const A* x, int64_t n) {
  double sum = 0;
  fold_row<SumOf<A>>(x, n, &sum);
  return sum;
}

// Returns the sum of (x - mean)^2.
template <class A>
HWY_INLINE double squared_distance(const A* x, A mean, int64_t n) {
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, mean);
  return sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    const auto v = hn::Sub(load_part(d, x + i, left, mean), shift);
    return hn::Mul(v, v);
  });
}

// A vector's lanes of one number.
template <class A, int number>
inline constexpr auto kAll = [] {
  std::array<A, hn::MaxLanes(hn::ScalableTag<A>())> all{};
  all.fill(A(number));
  return all;
}();

// The elements of a parameter, or one number over and over where it is absent.
template <class A, int otherwise>
struct Elements {
  const A* first;
  int64_t step;
  HWY_INLINE explicit Elements(const A* parameter)
      : first(parameter ? parameter : kAll<A, otherwise>.data()), step(parameter ? 1 : 0) {}
  template <class D>
  HWY_INLINE hn::Vec<D> load(D d, int64_t i, int64_t left) const {
    return load_part(d, first + i * step, left, A(0));
  }
};

// Writes (x - mean) inverse scale + offset.
template <class A>
HWY_INLINE void scale_row(const A* x, A mean, A inverse, const A* scale, const A* offset, int64_t n, A* y) {
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, mean), factor = hn::Set(d, inverse);
  const Elements<A, 1> scales(scale);
  const Elements<A, 0> offsets(offset);
  for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
    const auto normal = hn::Mul(hn::Sub(load_part(d, x + i, n - i, A(0)), shift), factor);
    const auto v = hn::MulAdd(normal, scales.load(d, i, n - i), offsets.load(d, i, n - i));
    store_part(d, v, y + i, n - i);
  }
}

template <class A>
void normalize_row(const A* x, int64_t n, bool is_centered, double epsilon, const A* scale, const A* offset, A* y,
                   A* mean, A* inverse) {
  const double count = static_cast<double>(n);
  *mean = is_centered ? static_cast<A>(sum_row(x, n) / count) : A(0);
  *inverse = static_cast<A>(1 / std::sqrt(squared_distance(x, *mean, n) / count + epsilon));
  scale_row(x, *mean, *inverse, scale, offset, n, y);
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
    const Elements<A, 1> scales(scale);
    RowAccs<M, decltype(d)> sums, normal_sums;
    for (int64_t i = 0; i < n;) {
      auto sum = hn::Zero(d), normal_sum = hn::Zero(d);
      for (const int64_t end = std::min(n, i + 8 * w); i < end; i += w) {
        const auto g = hn::Mul(load_part(d, dy + i, n - i, A(0)), scales.load(d, i, n - i));
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
    const Elements<A, 1> scales(scale);
    for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
      const int64_t left = n - i;
      const auto v = load_part(d, dy + i, left, A(0));
      const auto g = hn::Mul(v, scales.load(d, i, left));
      const auto normal = hn::Mul(hn::Sub(load_part(d, x + i, left, mean), shift), factor);
      store_part(d, hn::MulAdd(v, normal, load_part(d, dscale + i, left, A(0))), dscale + i, left);
      if (doffset) store_part(d, hn::Add(v, load_part(d, doffset + i, left, A(0))), doffset + i, left);
      store_part(d, hn::Mul(factor, hn::NegMulAdd(normal, mn, hn::Sub(g, m))), dx + i, left);
    }
  }
};

template <class A>
void gradient_row(const A* dy, const A* x, const A* scale, int64_t n, bool is_centered, A mean, A inverse, A* dx,
                  A* dscale, A* doffset) {
  GradientRow<A> row{dy, x, scale, n, mean, inverse, A(0), A(0)};
  row.find_means(is_centered);
  row.write(dx, dscale, doffset);
}

RowLoops<float> FloatRows() { return {normalize_row<float>, gradient_row<float>}; }
RowLoops<double> DoubleRows() { return {normalize_row<double>, gradient_row<double>}; }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FloatRows);
HWY_EXPORT(DoubleRows);

namespace {

constexpr int64_t kBlock = 64;  // rows whose parts of the parameters' gradients are summed as A

template <class A>
RowLoops<A> row_loops() {
  if constexpr (std::is_same_v<A, float>) return HWY_DYNAMIC_DISPATCH(FloatRows)();
  else return HWY_DYNAMIC_DISPATCH(DoubleRows)();
}

// Rows that a kernel reads: the tensor's, or a copy where the normalized axes are not its last ones.
template <class T>
class RowsRead {
 public:
  RowsRead(const Operand& o, const RowNormParams& p) : data_(o.as<T>()) {
    if (!p.is_moved || o.num_elements == 0) return;
    data_ = room_.emplace(static_cast<size_t>(o.num_elements) * sizeof(T)).template as<T>();
    strided_read(room_->data(), o.data, p.plan, sizeof(T));
  }
  const T* data() const { return data_; }

 private:
  std::optional<Scratch> room_;
  const T* data_;
};

// Rows that a kernel writes; put_back brings them to their places.
template <class T>
class RowsWritten {
 public:
  RowsWritten(const Operand& o, const RowNormParams& p) : out_(o), p_(p), data_(o.as<T>()) {
    if (!p.is_moved || o.num_elements == 0) return;
    data_ = room_.emplace(static_cast<size_t>(o.num_elements) * sizeof(T)).template as<T>();
  }
  T* data() const { return data_; }
  void put_back() const {
    if (room_) strided_write(out_.data, data_, p_.plan, sizeof(T));
  }

 private:
  const Operand& out_;
  const RowNormParams& p_;
  std::optional<Scratch> room_;
  T* data_;
};

// Reads row r as A: its elements, or `room` with halves converted.
template <class T>
const Compute<T>* read_row(const T* x, int64_t r, int64_t n, Compute<T>* room) {
  if constexpr (kIsHalf<T>) return widen(x + r * n, room, n), room;
  else return x + r * n;
}

// Returns where row r is to be computed: its place, or `room` for halves, which write_row converts.
template <class T>
Compute<T>* place_of_row(T* y, int64_t r, int64_t n, Compute<T>* room) {
  if constexpr (kIsHalf<T>) return room;
  else return y + r * n;
}
template <class T>
void write_row(const Compute<T>* row, T* y, int64_t r, int64_t n) {
  if constexpr (kIsHalf<T>) narrow(row, y + r * n, n);
}

template <class T>
void row_norm(KernelCall& call, bool is_centered) {
  using A = Compute<T>;
  const RowNormParams& p = call.params_as<RowNormParams>();
  const int64_t n = p.n;
  const RowLoops<A> loops = row_loops<A>();
  const RowsRead<T> x(call.inputs[0], p);
  const RowsWritten<T> y(call.outputs[0], p);
  const GivenParameter<T> scale(optional_input(call, 1), n),
      offset(is_centered ? optional_input(call, 2) : Operand(), n);
  A *means = is_centered ? call.outputs[1].as<A>() : nullptr, *inverses = call.outputs[is_centered ? 2 : 1].as<A>();
  parallel_for(p.rows, row_grain(n), [&](int64_t begin, int64_t end) {
    const Room<kIsHalf<T>> room(n * int64_t{sizeof(A)});
    for (int64_t r = begin; r < end; ++r) {
      const A* row = read_row(x.data(), r, n, room.template as<A>());
      A mean, *to = place_of_row(y.data(), r, n, room.template as<A>());
      loops.normalize(row, n, is_centered, p.epsilon, scale.data(), offset.data(), to, &mean, inverses + r);
      if (is_centered) means[r] = mean;
      write_row(to, y.data(), r, n);
    }
  });
  y.put_back();
}

template <class T>
void row_norm_grad(KernelCall& call, bool is_centered) {
  using A = Compute<T>;
  const RowNormParams& p = call.params_as<RowNormParams>();
  const int64_t n = p.n, blocks = (p.rows + kBlock - 1) / kBlock, num_sums = is_centered ? 2 : 1;
  const RowLoops<A> loops = row_loops<A>();
  const RowsRead<T> dy(call.inputs[0], p), x(call.inputs[1], p);
  const RowsWritten<T> dx(call.outputs[0], p);
  const GivenParameter<T> scale(call.inputs[2], n);
  const A *means = is_centered ? call.inputs[3].as<A>() : nullptr, *inverses = call.inputs[is_centered ? 4 : 3].as<A>();
  const Scratch sums(static_cast<size_t>(blocks * num_sums * n) * sizeof(A));  // [blocks, num_sums, n]
  parallel_for(blocks, std::max<int64_t>(1, row_grain(n) / kBlock), [&](int64_t begin, int64_t end) {
    const Room<kIsHalf<T>> room(2 * n * int64_t{sizeof(A)});
    for (int64_t b = begin; b < end; ++b) {
      A* of_scale = sums.as<A>() + b * num_sums * n;
      std::fill_n(of_scale, num_sums * n, A(0));
      for (int64_t r = b * kBlock; r < std::min(p.rows, (b + 1) * kBlock); ++r) {
        const A *g = read_row(dy.data(), r, n, room.template as<A>()),
                *row = read_row(x.data(), r, n, kIsHalf<T> ? room.template as<A>() + n : nullptr);
        A* to = place_of_row(dx.data(), r, n, room.template as<A>());
        loops.gradient(g, row, scale.data(), n, is_centered, is_centered ? means[r] : A(0), inverses[r], to, of_scale,
                       is_centered ? of_scale + n : nullptr);
        write_row(to, dx.data(), r, n);
      }
    }
  });
  for (int64_t i = 0; i < num_sums; ++i) {
    add_parts(sums.as<A>() + i * n, blocks, num_sums * n, n, call.outputs[1 + i].as<T>());
  }
  dx.put_back();
}

template <class T, bool kCentered>
int32_t row_norm_kernel(KernelCall& call) {
  return row_norm<T>(call, kCentered), 0;
}
template <class T, bool kCentered>
int32_t row_norm_grad_kernel(KernelCall& call) {
  return row_norm_grad<T>(call, kCentered), 0;
}

template <class... T>
void add_rows(KernelTable& t, Types<T...>) {
  (t.add("layer_norm", dtype_of<T>, row_norm_kernel<T, true>), ...);
  (t.add("layer_norm_grad", dtype_of<T>, row_norm_grad_kernel<T, true>), ...);
  (t.add("rms_norm", dtype_of<T>, row_norm_kernel<T, false>), ...);
  (t.add("rms_norm_grad", dtype_of<T>, row_norm_grad_kernel<T, false>), ...);
}

}  // namespace

void register_normalization(KernelTable& table) {
  add_rows(table, Floats{});
  register_channel_norms(table);
}

}  // namespace eager::cpu
#endif
