// scaled_dot_product_attention and its gradient: for each matrix of queries two products, and softmax between them.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/attention.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <limits>

#include "kernels/common/attention.h"
#include "kernels/cpu/attention.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/move.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "kernels/cpu/vector_math-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

template <class A>
HWY_NOINLINE void multiply_row(const A* x, int64_t n, A by, A* y) {
  const hn::ScalableTag<A> d;
  const auto factor = hn::Set(d, by);
  for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
    store_part(d, hn::Mul(load_part(d, x + i, n - i, A(0)), factor), y + i, n - i);
  }
}

template <class A>
HWY_NOINLINE A largest(const A* x, int64_t n) {
  A most = ExtremeOf<A, true>::neutral();
  fold_row<ExtremeOf<A, true>>(x, n, &most);
  return most;
}

// Replaces x by e^(x - m), and returns the sum.
template <class A>
HWY_NOINLINE double exp_shifted(A* x, int64_t n, A m) {
  const hn::ScalableTag<A> d;
  const auto shift = hn::Set(d, m);
  const A none = -std::numeric_limits<A>::infinity();  // fills up the last vector: e^none is 0
  return sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    const auto e = vmath::exp(d, hn::Sub(load_part(d, x + i, left, none), shift));
    store_part(d, e, x + i, left);
    return e;
  });
}

template <class A>
void softmax_row(A* x, int64_t n, int64_t num_read, A scale, const uint8_t* mask) {
  const A none = -std::numeric_limits<A>::infinity();
  multiply_row(x, num_read, scale, x);
  for (int64_t i = 0; mask && i < num_read; ++i) x[i] = mask[i] ? x[i] : none;
  const A m = largest(x, num_read);
  if (m == none) return std::fill_n(x, n, A(0)), void();
  const double sum = exp_shifted(x, num_read, m);
  multiply_row(x, num_read, static_cast<A>(1 / sum), x);
  std::fill(x + num_read, x + n, A(0));
}

template <class A>
HWY_NOINLINE void gradient_row(A* t, const A* p, int64_t n, A scale) {
  const hn::ScalableTag<A> d;
  const double total = sum_of_terms<A>(n, [=](int64_t i, int64_t left) HWY_ATTR {
    return hn::Mul(load_part(d, t + i, left, A(0)), load_part(d, p + i, left, A(0)));
  });
  const auto sum = hn::Set(d, static_cast<A>(total)), factor = hn::Set(d, scale);
  for (int64_t i = 0; i < n; i += static_cast<int64_t>(hn::Lanes(d))) {
    const auto weight = hn::Mul(load_part(d, p + i, n - i, A(0)), factor);
    store_part(d, hn::Mul(hn::Sub(load_part(d, t + i, n - i, A(0)), sum), weight), t + i, n - i);
  }
}

AttentionLoops<float> FloatAttention() { return {softmax_row<float>, gradient_row<float>}; }
AttentionLoops<double> DoubleAttention() { return {softmax_row<double>, gradient_row<double>}; }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FloatAttention);
HWY_EXPORT(DoubleAttention);

namespace {

template <class A>
AttentionLoops<A> attention_loops() {
  if constexpr (std::is_same_v<A, float>) return HWY_DYNAMIC_DISPATCH(FloatAttention)();
  else return HWY_DYNAMIC_DISPATCH(DoubleAttention)();
}

// The mask as [batch, rows, columns]; NULL where it is absent.
class Mask {
 public:
  Mask(const Operand& o, const AttentionParams& p)
      : room_(o.given() && !p.mask.is_contiguous() ? static_cast<size_t>(p.batch * p.rows * p.columns) : 0),
        data_(o.given() ? o.as<uint8_t>() : nullptr) {
    if (!o.given() || p.mask.is_contiguous()) return;
    strided_read(room_.data(), o.data, p.mask, 1);
    data_ = room_.as<uint8_t>();
  }
  const uint8_t* row(int64_t i, int64_t columns) const { return data_ ? data_ + i * columns : nullptr; }

 private:
  Scratch room_;
  const uint8_t* data_;
};

// Calls f(i) for each matrix of queries.
template <class F>
void each_matrix(const AttentionParams& p, F f) {
  parallel_for(p.batch, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) f(i);
  });
}

// C[m, n] = op(A) op(B), dense.
template <class A>
void multiply(int64_t m, int64_t n, int64_t k, const A* a, const A* b, A* c, bool transpose_a = false,
              bool transpose_b = false) {
  parallel_gemm(Gemm{m, n, k, transpose_a, transpose_b, transpose_a ? m : k, transpose_b ? k : n, n}, a, b, c);
}

template <class T>
int32_t attention(KernelCall& call) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  const int64_t scores = p.rows * p.columns, queries = p.rows * p.depth;
  const Parameter<T> q(call.inputs[0], p.batch * queries, A(0)), k(call.inputs[1], p.batch * p.columns * p.depth, A(0)),
      v(call.inputs[2], p.batch * p.columns * p.width, A(0));
  const Mask mask(optional_input(call, 3), p);
  const Written<T> y(call.outputs[0]), probabilities(call.outputs[1]);
  const auto softmax = attention_loops<A>().softmax;
  each_matrix(p, [&](int64_t i) {
    A* x = probabilities.data() + i * scores;
    multiply(p.rows, p.columns, p.depth, q.data() + i * queries, k.data() + i * p.columns * p.depth, x, false, true);
    parallel_for(p.rows, row_grain(p.columns), [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) {
        softmax(x + r * p.columns, p.columns, p.is_causal ? std::min(p.columns, r + 1) : p.columns,
                static_cast<A>(p.scale), mask.row(i * p.rows + r, p.columns));
      }
    });
    multiply(p.rows, p.width, p.columns, x, v.data() + i * p.columns * p.width, y.data() + i * p.rows * p.width);
  });
  y.put_back();
  probabilities.put_back();
  return 0;
}

template <class T>
int32_t attention_grad(KernelCall& call) {
  using A = Compute<T>;
  const AttentionParams& p = call.params_as<AttentionParams>();
  const int64_t scores = p.rows * p.columns, queries = p.rows * p.depth, keys = p.columns * p.depth,
                values = p.columns * p.width, results = p.rows * p.width;
  const Parameter<T> dy(call.inputs[0], p.batch * results, A(0)), q(call.inputs[1], p.batch * queries, A(0)),
      k(call.inputs[2], p.batch * keys, A(0)), v(call.inputs[3], p.batch * values, A(0)),
      probabilities(call.inputs[4], p.batch * scores, A(0));
  const Written<T> dq(call.outputs[0]), dk(call.outputs[1]), dv(call.outputs[2]);
  const auto gradient = attention_loops<A>().gradient;
  each_matrix(p, [&](int64_t i) {
    const Scratch room(static_cast<size_t>(scores) * sizeof(A));
    A* t = room.as<A>();
    const A *weights = probabilities.data() + i * scores, *of_y = dy.data() + i * results;
    multiply(p.columns, p.width, p.rows, weights, of_y, dv.data() + i * values, true);
    multiply(p.rows, p.columns, p.width, of_y, v.data() + i * values, t, false, true);
    parallel_for(p.rows, row_grain(p.columns), [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) {
        gradient(t + r * p.columns, weights + r * p.columns, p.columns, static_cast<A>(p.scale));
      }
    });
    multiply(p.rows, p.depth, p.columns, t, k.data() + i * keys, dq.data() + i * queries);
    multiply(p.columns, p.depth, p.rows, t, q.data() + i * queries, dk.data() + i * keys, true);
  });
  dq.put_back();
  dk.put_back();
  dv.put_back();
  return 0;
}

template <class... T>
void add_all(KernelTable& t, Types<T...>) {
  (t.add("scaled_dot_product_attention", dtype_of<T>, attention<T>), ...);
  (t.add("scaled_dot_product_attention_grad", dtype_of<T>, attention_grad<T>), ...);
}

}  // namespace

void register_attention(KernelTable& table) { add_all(table, Floats{}); }

}  // namespace eager::cpu
#endif
