// lstm, gru, rnn and their gradients.
//
// Everything is computed time-major, in float or double. The products of x for all steps are one product; after that each
// thread takes some sequences through all steps, so that threads never wait for each other between steps. The gradients of
// the weights are single products again.
//
// Terms
//   row   the numbers of one sequence at one step
//   z     the gates before sigmoid and tanh, and dz their gradient
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/recurrent.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "kernels/common/recurrent.h"
#include "kernels/cpu/gemm.h"
#include "kernels/cpu/kernels.h"
#include "kernels/cpu/numbers.h"
#include "kernels/cpu/recurrent.h"
#include "kernels/cpu/reduction_fold-inl.h"
#include "kernels/cpu/vector_activations-inl.h"

HWY_BEFORE_NAMESPACE();
namespace eager::cpu::HWY_NAMESPACE {
namespace {  // other families use the same names

namespace hn = hwy::HWY_NAMESPACE;

// --- rows of float or double ---

// Calls f(i, left) for the vectors of n numbers.
template <class A, class F>
HWY_INLINE void each_vector(int64_t n, F f) {
  const int64_t w = static_cast<int64_t>(hn::Lanes(hn::ScalableTag<A>()));
  for (int64_t i = 0; i < n; i += w) f(i, n - i);
}

// Turns z + bias into the gates i, f, g, o, in place, and makes c and h.
template <class A>
HWY_NOINLINE void lstm_row(A* z, const A* bias, const A* before, int64_t n, A* c, A* h) {
  const hn::ScalableTag<A> d;
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    auto load = [=](int part) HWY_ATTR {
      return hn::Add(load_part(d, z + part * n + k, left, A(0)), load_part(d, bias + part * n + k, left, A(0)));
    };
    const auto i = vmath::sigmoid(d, load(0)), f = vmath::sigmoid(d, load(1)), g = vmath::tanh(d, load(2)),
               o = vmath::sigmoid(d, load(3));
    const auto next = hn::MulAdd(f, load_part(d, before + k, left, A(0)), hn::Mul(i, g));
    store_part(d, i, z + k, left);
    store_part(d, f, z + n + k, left);
    store_part(d, g, z + 2 * n + k, left);
    store_part(d, o, z + 3 * n + k, left);
    store_part(d, next, c + k, left);
    store_part(d, hn::Mul(o, vmath::tanh(d, next)), h + k, left);
  });
}

// Makes dz from the gradient dh of h, and replaces the gradient dc of c by that of the c before.
template <class A>
HWY_NOINLINE void lstm_gradient_row(const A* gates, const A* before, const A* c, const A* dh, int64_t n, A* dc, A* dz) {
  const hn::ScalableTag<A> d;
  const auto one = hn::Set(d, A(1));
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    auto load = [=](const A* from) HWY_ATTR { return load_part(d, from + k, left, A(0)); };
    const auto i = load(gates), f = load(gates + n), g = load(gates + 2 * n), o = load(gates + 3 * n);
    const auto tanh_c = vmath::tanh(d, load(c)), of_h = load(dh);
    const auto of_c = hn::MulAdd(hn::Mul(of_h, o), hn::NegMulAdd(tanh_c, tanh_c, one), load(dc));
    auto slope = [=](auto y) HWY_ATTR { return hn::NegMulAdd(y, y, y); };
    store_part(d, hn::Mul(hn::Mul(of_c, g), slope(i)), dz + k, left);
    store_part(d, hn::Mul(hn::Mul(of_c, load(before)), slope(f)), dz + n + k, left);
    store_part(d, hn::Mul(hn::Mul(of_c, i), hn::NegMulAdd(g, g, one)), dz + 2 * n + k, left);
    store_part(d, hn::Mul(hn::Mul(of_h, tanh_c), slope(o)), dz + 3 * n + k, left);
    store_part(d, hn::Mul(of_c, f), dc + k, left);
  });
}

// Makes the gates z, r, n and the product b_n from the products a of x and b of h, and h from them. bias is that of x, and
// behind it that of h.
template <class A>
HWY_NOINLINE void gru_row(const A* a, const A* b, const A* bias, const A* before, int64_t n, A* gates, A* h) {
  const hn::ScalableTag<A> d;
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    auto load = [=](const A* from) HWY_ATTR { return load_part(d, from + k, left, A(0)); };
    auto of_x = [=](int part) HWY_ATTR { return hn::Add(load(a + part * n), load(bias + part * n)); };
    auto of_h = [=](int part) HWY_ATTR { return hn::Add(load(b + part * n), load(bias + (3 + part) * n)); };
    const auto z = vmath::sigmoid(d, hn::Add(of_x(0), of_h(0))), r = vmath::sigmoid(d, hn::Add(of_x(1), of_h(1)));
    const auto product = of_h(2), next = vmath::tanh(d, hn::MulAdd(r, product, of_x(2)));
    store_part(d, z, gates + k, left);
    store_part(d, r, gates + n + k, left);
    store_part(d, next, gates + 2 * n + k, left);
    store_part(d, product, gates + 3 * n + k, left);
    store_part(d, hn::MulAdd(z, hn::Sub(load(before), next), next), h + k, left);
  });
}

// Makes the gradients da and db of the products from the gradient dh of h, which becomes that of the h before but for what
// comes by b.
template <class A>
HWY_NOINLINE void gru_gradient_row(const A* gates, const A* before, int64_t n, A* dh, A* da, A* db) {
  const hn::ScalableTag<A> d;
  const auto one = hn::Set(d, A(1));
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    auto load = [=](const A* from) HWY_ATTR { return load_part(d, from + k, left, A(0)); };
    const auto z = load(gates), r = load(gates + n), next = load(gates + 2 * n), product = load(gates + 3 * n);
    const auto of_h = load(dh);
    auto slope = [=](auto y) HWY_ATTR { return hn::NegMulAdd(y, y, y); };
    const auto of_z = hn::Mul(hn::Mul(of_h, hn::Sub(load(before), next)), slope(z));
    const auto of_next = hn::Mul(hn::Mul(of_h, hn::Sub(one, z)), hn::NegMulAdd(next, next, one));
    const auto of_r = hn::Mul(hn::Mul(of_next, product), slope(r));
    store_part(d, of_z, da + k, left);
    store_part(d, of_r, da + n + k, left);
    store_part(d, of_next, da + 2 * n + k, left);
    store_part(d, of_z, db + k, left);
    store_part(d, of_r, db + n + k, left);
    store_part(d, hn::Mul(of_next, r), db + 2 * n + k, left);
    store_part(d, hn::Mul(of_h, z), dh + k, left);
  });
}

template <bool kRelu, class A>
HWY_NOINLINE void rnn_row(const A* z, const A* bias, int64_t n, A* h) {
  const hn::ScalableTag<A> d;
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    const auto sum = hn::Add(load_part(d, z + k, left, A(0)), load_part(d, bias + k, left, A(0)));
    if constexpr (kRelu) store_part(d, hn::IfThenZeroElse(hn::Lt(sum, hn::Zero(d)), sum), h + k, left);
    else store_part(d, vmath::tanh(d, sum), h + k, left);
  });
}

template <bool kRelu, class A>
HWY_NOINLINE void rnn_gradient_row(const A* h, const A* dh, int64_t n, A* dz) {
  const hn::ScalableTag<A> d;
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    const auto y = load_part(d, h + k, left, A(0)), of_y = load_part(d, dh + k, left, A(0));
    if constexpr (kRelu) store_part(d, hn::IfThenElseZero(hn::Gt(y, hn::Zero(d)), of_y), dz + k, left);
    else store_part(d, hn::Mul(of_y, hn::NegMulAdd(y, y, hn::Set(d, A(1)))), dz + k, left);
  });
}

template <class A>
HWY_NOINLINE void add_to(const A* from, int64_t n, A* to) {
  const hn::ScalableTag<A> d;
  each_vector<A>(n, [=](int64_t k, int64_t left) HWY_ATTR {
    store_part(d, hn::Add(load_part(d, from + k, left, A(0)), load_part(d, to + k, left, A(0))), to + k, left);
  });
}

// Sums kVectors vectors of columns in double.
template <int kVectors, class A>
HWY_INLINE void sum_columns(const A* from, int64_t count, int64_t n, int64_t left, A* to) {
  const hn::ScalableTag<double> d;
  const hn::Rebind<A, decltype(d)> part;
  const auto w = static_cast<int64_t>(hn::Lanes(d));
  hn::Vec<decltype(d)> sums[kVectors];
  for (auto& sum : sums) sum = hn::Zero(d);
  for (int64_t k = 0; k < count; ++k, from += n) {
    for (int v = 0; v < kVectors; ++v) {
      const auto x = load_part(part, from + v * w, left - v * w, A(0));
      if constexpr (std::is_same_v<A, double>) sums[v] = hn::Add(sums[v], x);
      else sums[v] = hn::Add(sums[v], hn::PromoteTo(d, x));
    }
  }
  for (int v = 0; v < kVectors; ++v) {
    if constexpr (std::is_same_v<A, double>) store_part(part, sums[v], to + v * w, left - v * w);
    else store_part(part, hn::DemoteTo(part, sums[v]), to + v * w, left - v * w);
  }
}

template <class A>
HWY_NOINLINE void sum_rows(const A* from, int64_t count, int64_t n, int64_t first, int64_t last, A* to) {
  constexpr int kAtOnce = 8;  // vectors, for which one cache line after the other is read
  const auto w = static_cast<int64_t>(hn::Lanes(hn::ScalableTag<double>()));
  int64_t i = first;
  for (; i + kAtOnce * w <= last; i += kAtOnce * w) sum_columns<kAtOnce>(from + i, count, n, kAtOnce * w, to + i);
  for (; i < last; i += w) sum_columns<1>(from + i, count, n, last - i, to + i);
}

template <class A>
RecurrentLoops<A> loops() {
  return {lstm_row<A>,
          lstm_gradient_row<A>,
          gru_row<A>,
          gru_gradient_row<A>,
          {rnn_row<false, A>, rnn_row<true, A>},
          {rnn_gradient_row<false, A>, rnn_gradient_row<true, A>},
          add_to<A>,
          sum_rows<A>};
}
RecurrentLoops<float> FloatRecurrent() { return loops<float>(); }
RecurrentLoops<double> DoubleRecurrent() { return loops<double>(); }

}  // namespace
}  // namespace eager::cpu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eager::cpu {

HWY_EXPORT(FloatRecurrent);
HWY_EXPORT(DoubleRecurrent);

namespace {

template <class A>
RecurrentLoops<A> recurrent_loops() {
  if constexpr (std::is_same_v<A, float>) return HWY_DYNAMIC_DISPATCH(FloatRecurrent)();
  else return HWY_DYNAMIC_DISPATCH(DoubleRecurrent)();
}

// --- tensors as A, time-major ---

template <class T>
constexpr bool is_direct(const RecurrentParams& p) {
  return !kIsHalf<T> && (p.is_time_major || p.batch == 1 || p.steps == 1);
}

// Calls f(row of the tensor, time-major row) for every step of every sequence.
template <class F>
void each_row(const RecurrentParams& p, int64_t width, F f) {
  parallel_for(p.steps, std::max<int64_t>(1, row_grain(width * p.batch)), [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; ++t) {
      for (int64_t b = 0; b < p.batch; ++b) f(p.row(t, b), t * p.batch + b);
    }
  });
}

// A tensor of `width` numbers for each step of each sequence; zeros where it is absent.
template <class T>
class StepsRead {
  using A = Compute<T>;

 public:
  StepsRead(const Operand& o, const RecurrentParams& p, int64_t width)
      : room_(o.given() && is_direct<T>(p) ? 0 : static_cast<size_t>(p.batch * p.steps * width) * sizeof(A)),
        data_(room_.as<A>()) {
    if (!o.given()) {
      std::fill_n(room_.as<A>(), p.batch * p.steps * width, A(0));
    } else if (is_direct<T>(p)) {
      data_ = static_cast<const A*>(o.data);
    } else {
      const T* x = o.as<T>();
      A* to = room_.as<A>();
      each_row(p, width, [=](int64_t from, int64_t row) { to_numbers(x + from * width, to + row * width, width); });
    }
  }
  const A* data() const { return data_; }

 private:
  Scratch room_;
  const A* data_;
};

// Such a tensor that is written; put_back brings its rows to their places.
template <class T>
class StepsWritten {
  using A = Compute<T>;

 public:
  StepsWritten(const Operand& o, const RecurrentParams& p, int64_t width)
      : p_(p), width_(width), out_(o.as<T>()),
        room_(is_direct<T>(p) ? 0 : static_cast<size_t>(p.batch * p.steps * width) * sizeof(A)),
        data_(is_direct<T>(p) ? static_cast<A*>(o.data) : room_.as<A>()) {}
  A* data() const { return data_; }
  void put_back() const {
    if (is_direct<T>(p_)) return;
    each_row(p_, width_,
             [this](int64_t to, int64_t row) { from_numbers(data_ + row * width_, out_ + to * width_, width_); });
  }

 private:
  const RecurrentParams& p_;
  int64_t width_;
  T* out_;
  Scratch room_;
  A* data_;
};

// Adds the rows of a tensor [sequences, steps, units] at step t to `count` rows, for the sequences from `first` on.
template <class T>
void add_step(const RecurrentLoops<Compute<T>>& loops, const Operand& from, const RecurrentParams& p, int64_t t,
              int64_t first, int64_t count, Compute<T>* to) {
  if (!from.given()) return;
  const Scratch room(kIsHalf<T> ? static_cast<size_t>(p.units) * sizeof(Compute<T>) : 0);
  for (int64_t b = 0; b < count; ++b, to += p.units) {
    const T* row = from.as<T>() + p.row(t, first + b) * p.units;
    if constexpr (kIsHalf<T>) {
      widen(row, room.as<float>(), p.units);
      loops.add(room.as<float>(), p.units, to);
    } else {
      loops.add(row, p.units, to);
    }
  }
}

// Says which steps of which sequences count.
struct Mask {
  const RecurrentParams& p;
  const uint8_t* data;
  Mask(const KernelCall& call, int i, const RecurrentParams& params)
      : p(params), data(i < call.num_inputs && call.inputs[i].given() ? call.inputs[i].as<uint8_t>() : nullptr) {}
  bool counts(int64_t t, int64_t b) const { return !data || data[p.row(t, b)] != 0; }
};

// --- products ---

// Computes C[m, n] (+)= A[m, k] B[k, n], dense but for C's rows.
template <class A>
void multiply(int64_t m, int64_t n, int64_t k, const A* a, const A* b, A* c, bool accumulate) {
  gemm(Gemm{m, n, k, false, false, k, n, n, accumulate}, a, b, c);
}

template <class A>
void transpose(const A* from, int64_t rows, int64_t columns, A* to) {
  constexpr int64_t kBlock = 16;  // rows, whose cache lines stay near from column to column
  for (int64_t first = 0; first < rows; first += kBlock) {
    for (int64_t j = 0; j < columns; ++j) {
      for (int64_t i = first; i < std::min(rows, first + kBlock); ++i) to[j * rows + i] = from[i * columns + j];
    }
  }
}

// Writes the gradient of a bias, which is the sum of the rows that it was added to.
template <class A>
void bias_gradient(const RecurrentLoops<A>& loops, const A* rows, int64_t count, int64_t width, A* to) {
  constexpr int64_t kColumns = 128;
  parallel_for((width + kColumns - 1) / kColumns, std::max<int64_t>(1, kWork / (count * kColumns + 1)),
               [&](int64_t begin, int64_t end) {
                 loops.sum_rows(rows, count, width, begin * kColumns, std::min(width, end * kColumns), to);
               });
}

// Calls f(first, count) for parts of the batch, each of which goes through all steps on one thread.
template <class F>
void each_part(const RecurrentParams& p, F f) {
  constexpr int64_t kLeast = 8;  // sequences, for which the products' loads of the weights are worth it
  const int64_t work = std::max<int64_t>(1, p.steps * p.units * p.units);
  parallel_for(p.batch, std::max(kLeast, (int64_t{1} << 18) / work),
               [&](int64_t begin, int64_t end) { f(begin, end - begin); });
}

// The states of a call: those after each step, and those before the first.
template <class A>
struct States {
  const RecurrentParams& p;
  const A *initial, *steps;
  // Returns the states before the k-th computed step, from sequence b on.
  const A* before(int64_t k, int64_t b) const {
    return k == 0 ? initial + b * p.units : steps + (p.step(k - 1) * p.batch + b) * p.units;
  }
};

// Writes the gradient of x from that of its products, unless nobody asks for it.
template <class T>
void input_gradient(const KernelCall& call, const Operand& weights, const RecurrentParams& p, const Compute<T>* of_x,
                    int64_t width) {
  using A = Compute<T>;
  if (call.outputs[0].num_elements == 0) return;
  const Parameter<T> kernel(weights, p.inputs * width, A(0));
  const StepsWritten<T> dx(call.outputs[0], p, p.inputs);
  parallel_gemm(Gemm{p.steps * p.batch, p.inputs, width, false, true, width, width, p.inputs}, of_x, kernel.data(),
                dx.data());
  dx.put_back();
}

// Writes the gradients of x, which is input `first`, and of the weights. dz of x has `width` numbers a row, and so has that
// of h.
template <class T>
void product_gradients(const KernelCall& call, int first, const RecurrentParams& p, const Compute<T>* of_x,
                       const Compute<T>* of_h, int64_t width, const States<Compute<T>>& states) {
  input_gradient<T>(call, call.inputs[first + 1], p, of_x, width);
  const int64_t rows = p.steps * p.batch, moved = (p.steps - 1) * p.batch;
  const StepsRead<T> x(call.inputs[first], p, p.inputs);
  const Written<T> dkernel(call.outputs[1]), drecurrent(call.outputs[2]);
  parallel_gemm(Gemm{p.inputs, width, rows, true, false, p.inputs, width, width}, x.data(), of_x, dkernel.data());
  // The states before the steps are those after the steps, moved by one, and the initial ones.
  Gemm g{p.units, width, std::min(rows, p.batch), true, false, p.units, width, width};
  parallel_gemm(g, states.initial, of_h + (p.is_reverse && p.steps > 0 ? moved * width : 0), drecurrent.data());
  if (p.steps > 1) {
    g.k = moved;
    g.accumulate = true;
    parallel_gemm(g, states.steps + (p.is_reverse ? p.batch * p.units : 0), of_h + (p.is_reverse ? 0 : p.batch * width),
                  drecurrent.data());
  }
  dkernel.put_back();
  drecurrent.put_back();
}

// --- lstm ---

template <class T>
int32_t lstm(KernelCall& call) {
  using A = Compute<T>;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const RecurrentLoops<A> loops = recurrent_loops<A>();
  const int64_t n = p.units, width = 4 * n, state = p.batch * n;
  const StepsRead<T> x(call.inputs[0], p, p.inputs);
  const Parameter<T> kernel(call.inputs[1], p.inputs * width, A(0)), recurrent(call.inputs[2], n * width, A(0)),
      bias(optional_input(call, 3), width, A(0)), first_h(optional_input(call, 4), state, A(0)),
      first_c(optional_input(call, 5), state, A(0));
  const Mask mask(call, 6, p);
  const StepsWritten<T> sequence(call.outputs[0], p, n);
  const Written<T> last_h(call.outputs[1]), last_c(call.outputs[2]);
  A *gates = call.outputs[3].as<A>(), *cells = call.outputs[4].as<A>();
  parallel_gemm(Gemm{p.steps * p.batch, width, p.inputs, false, false, p.inputs, width, width}, x.data(), kernel.data(),
                gates);
  const States<A> h{p, first_h.data(), sequence.data()}, c{p, first_c.data(), cells};
  each_part(p, [&](int64_t first, int64_t count) {
    for (int64_t k = 0; k < p.steps; ++k) {
      const int64_t t = p.step(k), at = t * p.batch + first;
      multiply(count, width, n, h.before(k, first), recurrent.data(), gates + at * width, true);
      for (int64_t b = 0; b < count; ++b) {
        A *to_c = cells + (at + b) * n, *to_h = sequence.data() + (at + b) * n;
        if (mask.counts(t, first + b)) {
          loops.lstm(gates + (at + b) * width, bias.data(), c.before(k, first + b), n, to_c, to_h);
        } else {
          std::copy_n(c.before(k, first + b), n, to_c);
          std::copy_n(h.before(k, first + b), n, to_h);
        }
      }
    }
  });
  std::copy_n(h.before(p.steps, 0), state, last_h.data());
  std::copy_n(c.before(p.steps, 0), state, last_c.data());
  sequence.put_back();
  last_h.put_back();
  last_c.put_back();
  return 0;
}

template <class T>
int32_t lstm_grad(KernelCall& call) {
  using A = Compute<T>;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const RecurrentLoops<A> loops = recurrent_loops<A>();
  const int64_t n = p.units, width = 4 * n, state = p.batch * n;
  const StepsRead<T> sequence(call.inputs[9], p, n);
  const Parameter<T> given_dh(call.inputs[1], state, A(0)), given_dc(call.inputs[2], state, A(0)),
      recurrent(call.inputs[5], n * width, A(0)), first_h(call.inputs[6], state, A(0)),
      first_c(call.inputs[7], state, A(0));
  const Mask mask(call, 8, p);
  const A *gates = call.inputs[10].as<A>(), *cells = call.inputs[11].as<A>();
  const Written<T> dbias(call.outputs[3]), dh(call.outputs[4]), dc(call.outputs[5]);
  const Scratch room(static_cast<size_t>(p.steps * p.batch * width + n * width + state) * sizeof(A));
  A *dz = room.as<A>(), *turned = dz + p.steps * p.batch * width, *kept = turned + n * width;
  transpose(recurrent.data(), n, width, turned);
  std::copy_n(given_dh.data(), state, dh.data());
  std::copy_n(given_dc.data(), state, dc.data());
  const States<A> h{p, first_h.data(), sequence.data()}, c{p, first_c.data(), cells};
  each_part(p, [&](int64_t first, int64_t count) {
    A *of_h = dh.data() + first * n, *of_c = dc.data() + first * n, *back = kept + first * n;
    for (int64_t k = p.steps - 1; k >= 0; --k) {
      const int64_t t = p.step(k), at = t * p.batch + first;
      add_step<T>(loops, call.inputs[0], p, t, first, count, of_h);
      for (int64_t b = 0; b < count; ++b) {
        if (mask.counts(t, first + b)) {
          loops.lstm_gradient(gates + (at + b) * width, c.before(k, first + b), cells + (at + b) * n, of_h + b * n, n,
                              of_c + b * n, dz + (at + b) * width);
        } else {
          std::fill_n(dz + (at + b) * width, width, A(0));
          std::copy_n(of_h + b * n, n, back + b * n);
        }
      }
      multiply(count, n, width, dz + at * width, turned, of_h, false);
      for (int64_t b = 0; b < count; ++b) {
        if (!mask.counts(t, first + b)) std::copy_n(back + b * n, n, of_h + b * n);
      }
    }
  });
  product_gradients<T>(call, 3, p, dz, dz, width, h);
  bias_gradient(loops, dz, p.steps * p.batch, width, dbias.data());
  dbias.put_back();
  dh.put_back();
  dc.put_back();
  return 0;
}

// --- gru ---

template <class T>
int32_t gru(KernelCall& call) {
  using A = Compute<T>;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const RecurrentLoops<A> loops = recurrent_loops<A>();
  const int64_t n = p.units, width = 3 * n, state = p.batch * n;
  const StepsRead<T> x(call.inputs[0], p, p.inputs);
  const Parameter<T> kernel(call.inputs[1], p.inputs * width, A(0)), recurrent(call.inputs[2], n * width, A(0)),
      bias(optional_input(call, 3), 2 * width, A(0)), first_h(optional_input(call, 4), state, A(0));
  const Mask mask(call, 5, p);
  const StepsWritten<T> sequence(call.outputs[0], p, n);
  const Written<T> last(call.outputs[1]);
  A* gates = call.outputs[2].as<A>();
  const Scratch room(static_cast<size_t>((p.steps + 1) * p.batch * width) * sizeof(A));
  A *of_x = room.as<A>(), *of_h = of_x + p.steps * p.batch * width;
  parallel_gemm(Gemm{p.steps * p.batch, width, p.inputs, false, false, p.inputs, width, width}, x.data(), kernel.data(),
                of_x);
  const States<A> h{p, first_h.data(), sequence.data()};
  each_part(p, [&](int64_t first, int64_t count) {
    A* products = of_h + first * width;
    for (int64_t k = 0; k < p.steps; ++k) {
      const int64_t t = p.step(k), at = t * p.batch + first;
      multiply(count, width, n, h.before(k, first), recurrent.data(), products, false);
      for (int64_t b = 0; b < count; ++b) {
        A* to = sequence.data() + (at + b) * n;
        if (mask.counts(t, first + b)) {
          loops.gru(of_x + (at + b) * width, products + b * width, bias.data(), h.before(k, first + b), n,
                    gates + (at + b) * 4 * n, to);
        } else {
          std::copy_n(h.before(k, first + b), n, to);
        }
      }
    }
  });
  std::copy_n(h.before(p.steps, 0), state, last.data());
  sequence.put_back();
  last.put_back();
  return 0;
}

template <class T>
int32_t gru_grad(KernelCall& call) {
  using A = Compute<T>;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const RecurrentLoops<A> loops = recurrent_loops<A>();
  const int64_t n = p.units, width = 3 * n, state = p.batch * n, rows = p.steps * p.batch;
  const StepsRead<T> sequence(call.inputs[7], p, n);
  const Parameter<T> given_dh(call.inputs[1], state, A(0)), recurrent(call.inputs[4], n * width, A(0)),
      first_h(call.inputs[5], state, A(0));
  const Mask mask(call, 6, p);
  const A* gates = call.inputs[8].as<A>();
  const Written<T> dbias(call.outputs[3]), dh(call.outputs[4]);
  const Scratch room(static_cast<size_t>(2 * rows * width + n * width) * sizeof(A));
  A *da = room.as<A>(), *db = da + rows * width, *turned = db + rows * width;
  transpose(recurrent.data(), n, width, turned);
  std::copy_n(given_dh.data(), state, dh.data());
  const States<A> h{p, first_h.data(), sequence.data()};
  each_part(p, [&](int64_t first, int64_t count) {
    A* of_h = dh.data() + first * n;
    for (int64_t k = p.steps - 1; k >= 0; --k) {
      const int64_t t = p.step(k), at = t * p.batch + first;
      add_step<T>(loops, call.inputs[0], p, t, first, count, of_h);
      for (int64_t b = 0; b < count; ++b) {
        A *to_a = da + (at + b) * width, *to_b = db + (at + b) * width;
        if (mask.counts(t, first + b)) {
          loops.gru_gradient(gates + (at + b) * 4 * n, h.before(k, first + b), n, of_h + b * n, to_a, to_b);
        } else {
          std::fill_n(to_a, width, A(0));
          std::fill_n(to_b, width, A(0));
        }
      }
      multiply(count, n, width, db + at * width, turned, of_h, true);
    }
  });
  product_gradients<T>(call, 2, p, da, db, width, h);
  bias_gradient(loops, da, rows, width, dbias.data());
  bias_gradient(loops, db, rows, width, dbias.data() + width);
  dbias.put_back();
  dh.put_back();
  return 0;
}

// --- rnn ---

template <class T>
int32_t rnn(KernelCall& call) {
  using A = Compute<T>;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const auto row = recurrent_loops<A>().rnn[p.is_relu];
  const int64_t n = p.units, state = p.batch * n;
  const StepsRead<T> x(call.inputs[0], p, p.inputs);
  const Parameter<T> kernel(call.inputs[1], p.inputs * n, A(0)), recurrent(call.inputs[2], n * n, A(0)),
      bias(optional_input(call, 3), n, A(0)), first_h(optional_input(call, 4), state, A(0));
  const Mask mask(call, 5, p);
  const StepsWritten<T> sequence(call.outputs[0], p, n);
  const Written<T> last(call.outputs[1]);
  parallel_gemm(Gemm{p.steps * p.batch, n, p.inputs, false, false, p.inputs, n, n}, x.data(), kernel.data(),
                sequence.data());
  const States<A> h{p, first_h.data(), sequence.data()};
  each_part(p, [&](int64_t first, int64_t count) {
    for (int64_t k = 0; k < p.steps; ++k) {
      const int64_t t = p.step(k);
      A* z = sequence.data() + (t * p.batch + first) * n;
      multiply(count, n, n, h.before(k, first), recurrent.data(), z, true);
      for (int64_t b = 0; b < count; ++b, z += n) {
        if (mask.counts(t, first + b)) row(z, bias.data(), n, z);
        else std::copy_n(h.before(k, first + b), n, z);
      }
    }
  });
  std::copy_n(h.before(p.steps, 0), state, last.data());
  sequence.put_back();
  last.put_back();
  return 0;
}

template <class T>
int32_t rnn_grad(KernelCall& call) {
  using A = Compute<T>;
  const RecurrentParams& p = call.params_as<RecurrentParams>();
  const RecurrentLoops<A> loops = recurrent_loops<A>();
  const int64_t n = p.units, state = p.batch * n, rows = p.steps * p.batch;
  const StepsRead<T> sequence(call.inputs[7], p, n);
  const Parameter<T> given_dh(call.inputs[1], state, A(0)), recurrent(call.inputs[4], n * n, A(0)),
      first_h(call.inputs[5], state, A(0));
  const Mask mask(call, 6, p);
  const Written<T> dbias(call.outputs[3]), dh(call.outputs[4]);
  const Scratch room(static_cast<size_t>(rows * n + n * n + state) * sizeof(A));
  A *dz = room.as<A>(), *turned = dz + rows * n, *kept = turned + n * n;
  transpose(recurrent.data(), n, n, turned);
  std::copy_n(given_dh.data(), state, dh.data());
  const States<A> h{p, first_h.data(), sequence.data()};
  each_part(p, [&](int64_t first, int64_t count) {
    A *of_h = dh.data() + first * n, *back = kept + first * n;
    for (int64_t k = p.steps - 1; k >= 0; --k) {
      const int64_t t = p.step(k), at = t * p.batch + first;
      add_step<T>(loops, call.inputs[0], p, t, first, count, of_h);
      for (int64_t b = 0; b < count; ++b) {
        A* to = dz + (at + b) * n;
        if (mask.counts(t, first + b)) {
          loops.rnn_gradient[p.is_relu](sequence.data() + (at + b) * n, of_h + b * n, n, to);
        } else {
          std::fill_n(to, n, A(0));
          std::copy_n(of_h + b * n, n, back + b * n);
        }
      }
      multiply(count, n, n, dz + at * n, turned, of_h, false);
      for (int64_t b = 0; b < count; ++b) {
        if (!mask.counts(t, first + b)) std::copy_n(back + b * n, n, of_h + b * n);
      }
    }
  });
  product_gradients<T>(call, 2, p, dz, dz, n, h);
  bias_gradient(loops, dz, rows, n, dbias.data());
  dbias.put_back();
  dh.put_back();
  return 0;
}

template <class... T>
void add_all(KernelTable& t, Types<T...>) {
  (t.add("lstm", dtype_of<T>, lstm<T>), ...);
  (t.add("lstm_grad", dtype_of<T>, lstm_grad<T>), ...);
  (t.add("gru", dtype_of<T>, gru<T>), ...);
  (t.add("gru_grad", dtype_of<T>, gru_grad<T>), ...);
  (t.add("rnn", dtype_of<T>, rnn<T>), ...);
  (t.add("rnn_grad", dtype_of<T>, rnn_grad<T>), ...);
}

}  // namespace

void register_recurrent(KernelTable& table) { add_all(table, Floats{}); }

}  // namespace eager::cpu
#endif
